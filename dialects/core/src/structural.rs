//! The patterns under which functions, calls, branches and structured control flow stay and change their
//! types.

use std::sync::Arc;

use legalize_conversion::{ConversionTarget, PatternSet, TypeConverter};
use legalize_dialects_hooks::table::NamedConversion;
use legalize_ir::Context;

/// The conversions of `func`, `cf` and `scf` that change nothing but types.
const STRUCTURAL: [&str; 5] = ["func-signature", "func-call", "func-return", "cf-branch", "scf-structural"];

/// Adds the patterns that convert the types of `func.func`, calls and returns, of branches, and of all
/// operations of `scf` with their regions, by 1:N where the converter says so; and makes each of these
/// operations legal where its types are. A failed conversion names the part whose type is not legal.
///
/// Mirrors `populateFunctionOpInterfaceTypeConversionPattern`, `populateCallOpTypeConversionPattern`,
/// `populateReturnOpTypeConversionPattern`, `populateBranchOpInterfaceTypeConversionPattern` and
/// `populateSCFStructuralTypeConversionsAndLegality`.
pub fn populate_structural_conversions(
    ctx: &Context,
    patterns: &mut PatternSet,
    target: &mut ConversionTarget,
    converter: &Arc<TypeConverter>,
) {
    let tables = [crate::func::HOOKS, crate::cf::HOOKS, crate::scf::HOOKS];
    let all = tables.iter().flat_map(|table| table.conversions);
    for NamedConversion { add, legality, .. } in all.filter(|one| STRUCTURAL.contains(&one.name)) {
        add(ctx, converter, patterns);
        if let Some(legality) = legality {
            legality(ctx, converter, target);
        }
    }
}
