#!/usr/bin/env bash
# A load run in parts, by a Slurm array, and the merge once all of them are there: slurm.sh PARTS FOLDER [OPTIONS OF run].
# The folder is one that every node sees, and so is the program's place on the path.
set -euo pipefail
parts=$1 folder=$2
shift 2
mkdir -p "$folder"
array=$(
  sbatch --parsable --job-name=readers --array="1-$parts" --cpus-per-task=1 --output="$folder/shard-%a.log" <<SCRIPT
#!/usr/bin/env bash
exec bookstrack-sim run $(printf '%q ' "$@") --threads 1 --quiet --shard auto \
  --report $(printf %q "$folder")/shard-\$SLURM_ARRAY_TASK_ID.json
SCRIPT
)
echo "parts: job $array"
sbatch --wait --job-name=merge --dependency="afterok:$array" --kill-on-invalid-dep=yes \
  --output="$folder/merge.log" <<SCRIPT
#!/usr/bin/env bash
exec bookstrack-sim merge $(printf %q "$folder")/shard-*.json --report $(printf %q "$folder")/run.json
SCRIPT
cat "$folder/merge.log"
