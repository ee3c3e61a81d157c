//! A small dialect and helpers that show how patterns over it are lowered.

use std::sync::Arc;

use legalize_drr::{DrrFile, DrrOptions};
use legalize_pattern_model::{Action, Constraint, Match, verify, write_ron};
use legalize_source::{Includes, Reported, SourceMap};
use legalize_tblgen::TblgenOptions;

const DIALECT: &str = r#"
include "mlir/IR/PatternBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Toy_Dialect : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
class Toy<string name, list<Trait> traits = []> : Op<Toy_Dialect, name, traits>;

def Neg : Toy<"neg"> { let arguments = (ins AnyType:$in); let results = (outs AnyType:$out); }
def Add : Toy<"add", [SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$lhs, AnyType:$rhs); let results = (outs AnyType:$out);
}
def Scale : Toy<"scale"> {
  let arguments = (ins AnyType:$in, I32Attr:$by); let results = (outs AnyType:$out);
}
def Const : Toy<"const"> { let arguments = (ins AnyAttr:$value); let results = (outs AnyType:$out); }
def Split : Toy<"split"> {
  let arguments = (ins AnyType:$in); let results = (outs AnyType:$low, AnyType:$high);
}
def Print : Toy<"print"> { let arguments = (ins AnyType:$in); }
def Join : Toy<"join"> { let arguments = (ins Variadic<AnyType>:$parts); let results = (outs AnyType:$out); }
def Merge : Toy<"merge", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyType>:$left, Variadic<AnyType>:$right); let results = (outs AnyType:$out);
}
def Call : Toy<"call"> {
  let arguments = (ins AnyType:$to); let results = (outs Variadic<AnyType>:$results);
}
def Maybe : Toy<"maybe"> {
  let arguments = (ins AnyType:$in, Optional<AnyType>:$bias); let results = (outs AnyType:$out);
}
def Flags : Toy<"flags"> {
  let arguments = (ins OptionalAttr<I32Attr>:$some, UnitAttr:$fast, DefaultValuedAttr<I32Attr, "5">:$width,
                       DefaultValuedOptionalAttr<I32Attr, "6">:$depth);
  let results = (outs AnyType:$out);
}
def Count : Toy<"count"> {
  let arguments = (ins IntProp<"int64_t">:$size, DefaultValuedProp<IntProp<"int64_t">, "3">:$step);
  let results = (outs AnyType:$out);
}
def Block : Toy<"block"> {
  let arguments = (ins AnyType:$in); let results = (outs AnyType:$out); let regions = (region AnyRegion:$body);
}
def Jump : Toy<"jump"> {
  let arguments = (ins AnyType:$in); let successors = (successor AnySuccessor:$dest);
}
def Slow : I32EnumCase<"Slow", 0, "slow">;
def Fast : I32EnumCase<"Fast", 1, "fast">;
def SpeedEnum : I32Enum<"Speed", "", [Slow, Fast]> { let cppNamespace = "::toy"; }
def SpeedAttr : EnumAttr<Toy_Dialect, SpeedEnum, "speed">;
def Run : Toy<"run"> { let arguments = (ins SpeedAttr:$speed); let results = (outs AnyType:$out); }

def Unused : Constraint<CPred<"$_self.use_empty()">, "has no use">;
def SameKind : Constraint<CPred<"$0.getType() == $1.getType()">, "have one type">;
def Make : NativeCodeCall<"make($_builder, $0, $1)">;
def Note : NativeCodeCallVoid<"note($0)">;
def Halves : NativeCodeCall<"halves($0)", 2>;
"#;

/// Loads patterns over the dialect with the embedded include files.
pub(crate) fn load_with(patterns: &str, options: &DrrOptions) -> Reported<Option<DrrFile>> {
    let sources = Arc::new(SourceMap::new());
    let mut files = legalize_ods::prelude().as_ref().clone();
    files.insert("toy.td", DIALECT);
    let mut includes = Includes::new(Arc::new(legalize_source::MemoryLoader::new()));
    includes.set_virtual_files(Arc::new(files));
    let text = format!("include \"toy.td\"\n{patterns}");
    let file = sources.add("patterns.td", text);
    let parse = TblgenOptions::default().with(|options| {
        options.includes = includes;
        options.warn_unused_template_args = false;
    });
    let (file, diagnostics) = legalize_drr::load(&sources, file, &parse, options).into_parts();
    if let Some(file) = &file {
        let found = verify(&file.model, &file.model.origins(&sources)).resolved(&sources);
        assert!(!found.has_errors(), "ill-formed model:\n{}", found.render());
    }
    Reported::new(file, diagnostics.resolved(&sources))
}

/// The model of patterns, without places and with one statement a line.
pub(crate) fn model(patterns: &str) -> String {
    let (file, diagnostics) = load_with(patterns, &DrrOptions::default()).into_parts();
    let mut model = file.map(|file| file.model).unwrap_or_default();
    model.sources.clear();
    for native in &mut model.natives {
        if let Some(body) = &mut native.body {
            body.place = None;
        }
    }
    for pattern in &mut model.patterns {
        pattern.place = None;
        for statement in &mut pattern.matches {
            match statement {
                Match::Operation { place, .. }
                | Match::Constraint(Constraint::Native { place, .. } | Constraint::Predicate { place, .. }) =>
                {
                    *place = None;
                }
                _ => {}
            }
        }
        for action in &mut pattern.rewrite {
            if let Action::Operation { place, .. } | Action::Native { place, .. } = action {
                *place = None;
            }
        }
    }
    let ron = write_ron(&model);
    let patterns = ron.split("    patterns: [\n").nth(1).unwrap_or("");
    let lines: Vec<&str> = patterns
        .lines()
        .filter_map(|line| line.strip_prefix("            "))
        .filter(|line| !matches!(*line, "]," | ")," | "("))
        .map(|line| line.strip_suffix(',').unwrap_or(line))
        .collect();
    format!("{}{}", diagnostics.render(), lines.join("\n").replace(", location: Root", ""))
}

/// Diagnostics about patterns, and the number of those that are left.
pub(crate) fn errors(patterns: &str) -> String {
    let (file, diagnostics) = load_with(patterns, &DrrOptions::default()).into_parts();
    let left = file.map_or(0, |file| file.model.patterns.len());
    format!("{}{left} patterns", diagnostics.render())
}
