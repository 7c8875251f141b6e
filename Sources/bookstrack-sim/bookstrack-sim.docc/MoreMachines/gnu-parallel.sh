#!/usr/bin/env bash
# A load run in parts, by GNU parallel: gnu-parallel.sh PARTS FOLDER [OPTIONS OF run].
# It runs as many parts at a time as this machine has processors. A part that failed is tried once more. What is there
# already is not run again, so the script can be called anew after an interruption; another run takes another folder.
set -euo pipefail
parts=$1 folder=$2
shift 2
mkdir -p "$folder"
seq "$parts" | parallel --quote --retries 2 --joblog "$folder/jobs.log" --resume-failed --halt now,fail=1 \
  bookstrack-sim run "$@" --threads 1 --quiet --shard "auto/$parts" --report "$folder/shard-{}.json"
bookstrack-sim merge "$folder"/shard-*.json --report "$folder/run.json"
