#!/usr/bin/env bash
# Compares `refold preview` with ast-grep and grep over the Swift files below a folder, side by side in one run.
#
#   Tests/Benchmarks/compare.sh FOLDER [RUNS]
#
# Prints how often the fastest of RUNS (5) of refold fits into the fastest of the others: ratios, since times say
# more of the machine than of the tool. Needs a release build of refold, grep, and ast-grep (pip install
# ast-grep-cli). Nothing is written below FOLDER, which may be a repository of its own.
set -euo pipefail

folder=${1:?usage: compare.sh FOLDER [RUNS]}
runs=${2:-5}
root=$(cd "$(dirname "$0")/../.." && pwd)
refold=$root/.build/release/refold
[ -x "$refold" ] || { echo "build first: swift build -c release --product refold" >&2; exit 2; }
command -v ast-grep > /dev/null || { echo "install first: pip install ast-grep-cli" >&2; exit 2; }
cd "$folder"

# The nanoseconds of the fastest of several runs; the first, which warms the file cache, does not count.
# To find nothing is no failure.
fastest() {
  local best='' start end
  "$@" > /dev/null 2>&1 || [ $? -eq 1 ] || { echo "failed: $*" >&2; exit 1; }
  for _ in $(seq "$runs"); do
    start=$(date +%s%N)
    "$@" > /dev/null 2>&1 || true
    end=$(date +%s%N)
    if [ -z "$best" ] || [ $((end - start)) -lt "$best" ]; then best=$((end - start)); fi
  done
  echo "$best"
}

# One transform that has to parse some of the files, and one that mostly looks at bytes.
for transform in not-compact-to-regular forced-size-class; do
  own=$(fastest "$refold" preview -t "$transform" --color never .)
  structural=$(fastest ast-grep run -l swift -p '$A != .compact' .)
  bytes=$(fastest grep -rl --include='*.swift' -e 'SizeClass' .)
  awk "BEGIN { printf \"%s: ast-grep takes %.1f times as long, grep %.2f times\n\", \
    \"$transform\", $structural / $own, $bytes / $own }"
done
