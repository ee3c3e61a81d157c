//! Definitions and rewrite rules: a shared graph is measured before it is walked as a tree.

use crate::{chain, run};

const DIALECT: &str = "include \"mlir/IR/OpBase.td\"\ndef T_Dialect : Dialect { let name = \"t\"; let cppNamespace = \"::t\"; }\n";
const OPS: &str = "include \"mlir/IR/PatternBase.td\"\n\
    def T_Op : Op<T_Dialect, \"op\"> { let arguments = (ins AnyType:$a, AnyType:$b); let results = (outs AnyType:$r); }\n\
    def T_End : Op<T_Dialect, \"end\"> { let arguments = (ins AnyType:$a); let results = (outs AnyType:$r); }\n";

/// Predicates, each built from the previous one.
fn predicates(line: impl Fn(usize, usize) -> String) -> String {
    chain("def P0 : CPred<\"$_self.isInteger(1)\">;", 60, line)
}

#[test]
fn conditions_have_a_budget() {
    let of_type =
        "def T : Type<P60, \"t\">;\ndef T_Op : Op<T_Dialect, \"op\"> { let arguments = (ins T:$a); }\n";
    let of_op = "def T_Op : Op<T_Dialect, \"op\", [PredOpTrait<\"x\", P60>]>;\n";
    let of_attr = "def A : Attr<P60, \"t\">;\ndef T_Op : Op<T_Dialect, \"op\"> { let arguments = (ins OptionalAttr<A>:$a); }\n";
    let cases = [
        ("and", predicates(|before, now| format!("def P{now} : And<[P{before}, P{before}]>;")), of_type),
        ("or", predicates(|before, now| format!("def P{now} : Or<[P{before}, P{before}]>;")), of_op),
        (
            "not and around",
            predicates(|before, now| {
                format!("def P{now} : Neg<Or<[Concat<\"(\", P{before}, \")\">, P{before}]>>;")
            }),
            of_attr,
        ),
        (
            "a text in itself",
            predicates(|before, now| {
                format!("def P{now} : SubstLeaves<\"$_self\", \"$_self $_self\", P{before}>;")
            }),
            of_type,
        ),
    ];
    for (name, definitions, used) in cases {
        let text = format!("{DIALECT}{definitions}{used}");
        let files = [("a.td", text.as_str()), ("a.mlir", "\"t.op\"() : () -> ()\n")];
        run(&files, &["ods", "a.td"]).is_refused(name, "limit::constraint_bytes", "constraint-bytes");
        run(&files, &["opt", "--ods", "a.td", "a.mlir"]).is_refused(
            name,
            "limit::constraint_bytes",
            "constraint-bytes",
        );
    }
}

#[test]
fn lists_of_traits_are_opened_once() {
    let lists = chain("def L0 : TraitList<[NoMemoryEffect]>;", 60, |before, now| {
        format!("def L{now} : TraitList<[L{before}, L{before}]>;")
    });
    let text = format!(
        "{DIALECT}include \"mlir/Interfaces/SideEffectInterfaces.td\"\n{lists}def T_Op : Op<T_Dialect, \"op\", [L60]>;\n"
    );
    run(&[("a.td", &text)], &["ods", "a.td"]).is_fine("lists of traits");
}

#[test]
fn rules_have_a_budget() {
    let doubled = |first: &str, op: &str| {
        chain(&format!("defvar d0 = {first};"), 60, |before, now| {
            format!("defvar d{now} = ({op} d{before}, d{before});")
        })
    };
    let native = "def N : NativeCodeCall<\"f($0, $1)\">;\n";
    let condition = "def C : Constraint<CPred<\"$0\">, \"c\">;\n";
    let cases = [
        ("sources", doubled("(T_Op AnyType, AnyType)", "T_Op") + "def : Pat<d60, (T_End $x)>;\n"),
        ("results", doubled("(T_Op $x, $y)", "T_Op") + "def : Pat<(T_Op $x, $y), d60>;\n"),
        (
            "native calls",
            native.to_owned() + &doubled("(N $x, $y)", "N") + "def : Pat<(T_Op $x, $y), d60>;\n",
        ),
        (
            "supplemental patterns",
            doubled("(T_Op $x, $y)", "T_Op") + "def : Pat<(T_Op $x, $y), (T_End $x), [], [d60]>;\n",
        ),
        (
            "constraints",
            condition.to_owned() + &doubled("(C $x)", "C") + "def : Pat<(T_Op $x, $y), (T_End $x), [d60]>;\n",
        ),
    ];
    for (name, rule) in cases {
        let text = format!("{DIALECT}{OPS}{rule}");
        for kind in ["ron", "mlir", "automaton"] {
            run(&[("a.td", &text)], &["drr", "-x", kind, "a.td"]).is_refused(
                name,
                "limit::rule_bytes",
                "rule-bytes",
            );
        }
    }
}

/// Pages and descriptions of many items take time in proportion to their number.
#[test]
fn many_definitions_end_soon() {
    let each = |line: &dyn Fn(usize) -> String| (0..10_000).map(line).collect::<String>();
    let list = |item: &dyn Fn(usize) -> String| (0..10_000).map(item).collect::<Vec<_>>().join(", ");
    let attrs = "include \"mlir/IR/AttrTypeBase.td\"\n";
    let cases = [
        ("ops", each(&|i| format!("def O{i} : Op<T_Dialect, \"o{i}\">;\n"))),
        (
            "groups",
            each(&|i| {
                let group =
                    format!("def G{i} : OpDocGroup {{ let summary = \"{i}\"; let description = \"\"; }}\n");
                format!("{group}def O{i} : Op<T_Dialect, \"o{i}\"> {{ let opDocGroup = G{i}; }}\n")
            }),
        ),
        (
            "types",
            attrs.to_owned()
                + &each(&|i| {
                    format!("def T{i} : TypeDef<T_Dialect, \"T{i}\"> {{ let mnemonic = \"t{i}\"; }}\n")
                }),
        ),
        (
            "operands",
            format!(
                "def O : Op<T_Dialect, \"o\"> {{ let arguments = (ins {}); }}\n",
                list(&|i| format!("I32:$a{i}"))
            ),
        ),
        (
            "a long description",
            format!(
                "def O : Op<T_Dialect, \"o\"> {{ let description = [{{{}}}]; }}\n",
                each(&|_| "a *word*\n".repeat(50))
            ),
        ),
    ];
    for (name, text) in cases {
        let files = [("a.td", format!("{DIALECT}{text}"))];
        for command in ["doc", "ods"] {
            run(&files, &[command, "a.td"]).is_fine(&format!("{command} of {name}"));
        }
    }
}
