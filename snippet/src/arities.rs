//! Numbers of arguments that methods take in C++, if they are fixed.
//!
//! Mirrors the classes `Value`, `Type` with its shaped and integer types, and `Operation`. Methods that are
//! not listed are not checked.

use std::ops::RangeInclusive;

/// Minimum and maximum number of arguments.
pub(crate) type ArgumentCount = RangeInclusive<usize>;

/// Returns the number of arguments of a method of values.
pub(crate) fn of_value(name: &str) -> Option<ArgumentCount> {
    Some(match name {
        "getType" | "getDefiningOp" | "getLoc" | "getContext" | "use_empty" | "hasOneUse" | "getUses"
        | "getUsers" | "getNumUses" | "use_begin" | "use_end" | "user_begin" | "user_end"
        | "getParentBlock" | "getParentRegion" | "getArgNumber" | "getResultNumber" | "getOwner" => 0..=0,
        "hasNUses" | "replaceAllUsesWith" => 1..=1,
        _ => return None,
    })
}

/// Returns the number of arguments of a method of types.
pub(crate) fn of_type(name: &str) -> Option<ArgumentCount> {
    Some(match name {
        "isInteger" | "isSignlessInteger" | "isSignedInteger" | "isUnsignedInteger" | "isFloat"
        | "hasStaticShape" => 0..=1,
        "isSignless"
        | "isSigned"
        | "isUnsigned"
        | "isIndex"
        | "isF16"
        | "isBF16"
        | "isTF32"
        | "isF32"
        | "isF64"
        | "isF80"
        | "isF128"
        | "isSignlessIntOrIndex"
        | "isSignlessIntOrFloat"
        | "isSignlessIntOrIndexOrFloat"
        | "isIntOrIndex"
        | "isIntOrFloat"
        | "isIntOrIndexOrFloat"
        | "getIntOrFloatBitWidth"
        | "getWidth"
        | "getSignedness"
        | "getFPMantissaWidth"
        | "getContext"
        | "getElementType"
        | "getShape"
        | "getRank"
        | "hasRank"
        | "getNumElements"
        | "getElementTypeBitWidth" => 0..=0,
        "getDimSize" | "isDynamicDim" => 1..=1,
        _ => return None,
    })
}

/// Returns the number of arguments of a method of `Operation`.
pub(crate) fn of_operation(name: &str) -> Option<ArgumentCount> {
    Some(match name {
        "getLoc" | "getContext" | "getName" | "getNumOperands" | "getNumResults" | "getNumRegions"
        | "getNumSuccessors" | "getOperands" | "getResults" | "getRegions" | "getSuccessors"
        | "getOperandTypes" | "getResultTypes" | "getParentOp" | "getParentRegion" | "getBlock"
        | "use_empty" | "hasOneUse" | "getUsers" | "getUses" | "isRegistered" => 0..=0,
        "getOperand" | "getResult" | "getRegion" | "getSuccessor" | "getAttr" | "hasAttr"
        | "getInherentAttr" | "getDiscardableAttr" | "isBeforeInBlock" => 1..=1,
        _ => return None,
    })
}

/// Describes the number of arguments in words: `no arguments`, `1 argument`, `at most 1 argument`.
pub(crate) fn describe(arity: &ArgumentCount) -> String {
    let (least, most) = (*arity.start(), *arity.end());
    let plural = if most == 1 { "" } else { "s" };
    match most {
        0 => "no arguments".to_owned(),
        _ if least == most => format!("{most} argument{plural}"),
        _ => format!("at most {most} argument{plural}"),
    }
}
