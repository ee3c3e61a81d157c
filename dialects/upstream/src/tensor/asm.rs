//! Names of results of tensor.

use legalize_dialects_hooks::table::ResultNames;

pub(super) const RESULT_NAMES: &[(&str, ResultNames)] = &[
    ("tensor.cast", ResultNames::Each(&["cast"])),
    ("tensor.collapse_shape", ResultNames::Each(&["collapsed"])),
    ("tensor.concat", ResultNames::Each(&["concat"])),
    ("tensor.dim", ResultNames::Each(&["dim"])),
    ("tensor.expand_shape", ResultNames::Each(&["expanded"])),
    ("tensor.extract", ResultNames::Each(&["extracted"])),
    ("tensor.extract_slice", ResultNames::Each(&["extracted_slice"])),
    ("tensor.from_elements", ResultNames::Each(&["from_elements"])),
    ("tensor.gather", ResultNames::Each(&["gather"])),
    ("tensor.generate", ResultNames::Each(&["generated"])),
    ("tensor.insert", ResultNames::Each(&["inserted"])),
    ("tensor.insert_slice", ResultNames::Each(&["inserted_slice"])),
    ("tensor.pad", ResultNames::Each(&["padded"])),
    ("tensor.rank", ResultNames::Each(&["rank"])),
    ("tensor.reshape", ResultNames::Each(&["reshape"])),
    ("tensor.scatter", ResultNames::Each(&["scatter"])),
    ("tensor.splat", ResultNames::Each(&["splat"])),
];
