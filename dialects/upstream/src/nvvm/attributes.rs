//! Attributes of the dialect on operations: kernels, and their launch sizes.

use legalize_dialects_hooks::rules::{Checked, Subject, plain};
use legalize_ir::{AttrData, Attribute, Context, Ir, Name, OpId};

/// Attributes with sizes in up to three dimensions.
const SIZES: [&str; 3] = ["nvvm.maxntid", "nvvm.reqntid", "nvvm.cluster_dim"];
/// Attributes with numbers.
const NUMBERS: [&str; 3] = ["nvvm.minctasm", "nvvm.maxnreg", "nvvm.cluster_max_blocks"];

/// Verifies an attribute on an operation.
pub(super) fn verify(ctx: &Context, ir: &Ir, op: OpId, name: Name, value: Attribute) -> Checked {
    let at = Subject { ctx, ir, op };
    match ctx.str(name) {
        "nvvm.kernel" if at.name() != "llvm.func" => {
            plain("'nvvm.kernel' attribute attached to unexpected op")
        }
        name if SIZES.contains(&name) => match ctx.as_dense_i32_array(value).map(|sizes| sizes.len()) {
            Some(1..=3) => Ok(()),
            _ => plain(format!("'\"{name}\"' attribute must be integer array with maximum 3 index")),
        },
        name if NUMBERS.contains(&name) => match ctx.attr_data(value) {
            AttrData::Integer { .. } => Ok(()),
            _ => plain(format!("'\"{name}\"' attribute must be integer constant")),
        },
        name @ "nvvm.blocksareclusters" if !at.has("nvvm.reqntid") || !at.has("nvvm.cluster_dim") => plain(
            format!("'\"{name}\"' attribute must be used along with 'nvvm.reqntid' and 'nvvm.cluster_dim'"),
        ),
        _ => Ok(()),
    }
}
