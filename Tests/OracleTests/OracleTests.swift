import Testing

/// Everything that asks the compiler, one suite after another: each keeps two processes busy.
@Suite(.serialized) enum OracleTests {}
