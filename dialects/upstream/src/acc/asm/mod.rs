//! Custom directives of acc: clauses whose values depend on the device, and variables of data operations.
//!
//! A clause is a bare keyword, which means no device in particular; or a list of values, each for a device;
//! or both.

mod data;
mod device;
mod groups;
mod loops;
mod routine;
mod values;

use legalize_ods::CustomDirectives;

use self::data::{
    parse_acc_var, parse_recipe, parse_var, parse_var_type, print_acc_var, print_recipe, print_var,
    print_var_type,
};
use self::groups::{parse_gang, parse_segments, parse_wait, print_gang, print_segments, print_wait};
use self::loops::{parse_combined, parse_control, print_combined, print_control};
use self::routine::{parse_bind, parse_routine_gang, print_bind, print_routine_gang};
use self::values::{
    parse_device_array, parse_operand_or_word, parse_operands, parse_operands_or_word, print_device_array,
    print_operand_or_word, print_operands, print_operands_or_word,
};

/// Adds the directives.
pub(super) fn add_directives(all: &mut CustomDirectives) {
    all.insert("AccVar", parse_acc_var, print_acc_var);
    all.insert("BindName", parse_bind, print_bind);
    all.insert("CombinedConstructsLoop", parse_combined, print_combined);
    all.insert("DeviceTypeArrayAttr", parse_device_array, print_device_array);
    all.insert("DeviceTypeOperands", parse_operands, print_operands);
    all.insert("DeviceTypeOperandsWithKeywordOnly", parse_operands_or_word, print_operands_or_word);
    all.insert("DeviceTypeOperandsWithSegment", parse_segments, print_segments);
    all.insert("GangClause", parse_gang, print_gang);
    all.insert("LoopControl", parse_control, print_control);
    all.insert("NumGangs", parse_segments, print_segments);
    all.insert("OperandWithKeywordOnly", parse_operand_or_word, print_operand_or_word);
    all.insert("OperandsWithKeywordOnly", parse_operand_or_word, print_operand_or_word);
    all.insert("RecipeSym", parse_recipe, print_recipe);
    all.insert("RoutineGangClause", parse_routine_gang, print_routine_gang);
    all.insert("Var", parse_var, print_var);
    all.insert("VarPtrType", parse_var_type, print_var_type);
    all.insert("WaitClause", parse_wait, print_wait);
}
