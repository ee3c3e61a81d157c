//! Names of results in text.

use legalize_dialects_hooks::table::ResultNames;

pub(super) const RESULT_NAMES: &[(&str, ResultNames)] = &[
    ("shard.all_gather", ResultNames::Each(&["all_gather"])),
    ("shard.all_reduce", ResultNames::Each(&["all_reduce"])),
    ("shard.all_slice", ResultNames::Each(&["all_slice"])),
    ("shard.all_to_all", ResultNames::Each(&["all_to_all"])),
    ("shard.broadcast", ResultNames::Each(&["broadcast"])),
    ("shard.gather", ResultNames::Each(&["gather"])),
    ("shard.grid_shape", ResultNames::Each(&["grid_shape"])),
    ("shard.neighbors_linear_indices", ResultNames::Each(&["down_linear_idx", "up_linear_idx"])),
    ("shard.process_linear_index", ResultNames::Each(&["proc_linear_idx"])),
    ("shard.process_multi_index", ResultNames::Each(&["proc_linear_idx"])),
    ("shard.recv", ResultNames::Each(&["recv"])),
    ("shard.reduce", ResultNames::Each(&["reduce"])),
    ("shard.reduce_scatter", ResultNames::Each(&["reduce_scatter"])),
    ("shard.scatter", ResultNames::Each(&["scatter"])),
    ("shard.send", ResultNames::Each(&["send"])),
    ("shard.shard", ResultNames::Each(&["sharding_annotated"])),
    ("shard.shard_shape", ResultNames::Each(&["shard_shape"])),
    ("shard.sharding", ResultNames::Each(&["sharding"])),
    ("shard.shift", ResultNames::Each(&["shift"])),
];
