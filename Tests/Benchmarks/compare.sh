#!/usr/bin/env bash
# Compares `refold preview` with ast-grep and grep over the Swift files below a folder, side by side in one run.
#
#   Tests/Benchmarks/compare.sh FOLDER [RUNS]
#
# Prints the fastest of RUNS (5) for each, and the ratios. Needs a release build of refold, grep, and
# ast-grep (pip install ast-grep-cli). Nothing is written below FOLDER.
set -euo pipefail

folder=${1:?usage: compare.sh FOLDER [RUNS]}
runs=${2:-5}
root=$(cd "$(dirname "$0")/../.." && pwd)
refold=$root/.build/release/refold
[ -x "$refold" ] || { echo "build first: swift build -c release" >&2; exit 2; }
command -v ast-grep > /dev/null || { echo "install first: pip install ast-grep-cli" >&2; exit 2; }

# The seconds of the fastest of several runs; the first, which warms the file cache, does not count.
fastest() {
  local best= start end
  "$@" > /dev/null 2>&1 || true
  for _ in $(seq "$runs"); do
    start=$(date +%s%N)
    "$@" > /dev/null 2>&1 || true
    end=$(date +%s%N)
    if [ -z "$best" ] || [ $((end - start)) -lt "$best" ]; then best=$((end - start)); fi
  done
  awk "BEGIN { printf \"%.3f\", $best / 1e9 }"
}

files=$(find "$folder" -name '*.swift' -type f | wc -l)
bytes=$(find "$folder" -name '*.swift' -type f -print0 | xargs -0 cat | wc -c)
a=$(fastest "$refold" preview -t not-compact-to-regular --color never "$folder")
b=$(fastest ast-grep run -l swift -p '$A != .compact' "$folder")
c=$(fastest grep -rl --include='*.swift' -e '!= *\.compact' "$folder")

printf '%s Swift files, %s bytes, fastest of %s\n' "$files" "$bytes" "$runs"
printf '%-10s %8s s\n' refold "$a" ast-grep "$b" grep "$c"
awk "BEGIN { printf \"refold is %.1f times faster than ast-grep and takes %.1f times as long as grep\n\", $b / $a, $a / $c }"
