#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// Output that nobody reads any more is dropped; it does not end the process in the middle.
signal(SIGPIPE, SIG_IGN)
exit(Tool().run(Array(CommandLine.arguments.dropFirst())).rawValue)
