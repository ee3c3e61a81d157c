//! Structured operations of linalg whose maps follow from lists of dimensions: `map`, `reduce`, `transpose`,
//! `broadcast`.

use legalize_dialects_hooks::rules::{Checked, Rules, Subject, wrong};
use legalize_ir::Type;

fn join(dims: &[i64]) -> String {
    dims.iter().map(i64::to_string).collect::<Vec<_>>().join(", ")
}

fn element(at: Subject<'_>, ty: Type) -> Type {
    at.element(ty).unwrap_or(ty)
}

fn verify_map(at: Subject<'_>) -> Checked {
    let (Some(block), inputs, Some(init)) = (at.block(0), at.types(0), at.ty(1)) else { return Ok(()) };
    let args = at.args(block);
    let operands = inputs.len() + 1;
    if operands != args.len() {
        return wrong(format!(
            "expects number of operands to match the arity of mapper, but got: {operands} and {}",
            args.len()
        ));
    }
    for (input, arg) in inputs.iter().zip(&args) {
        let element = element(at, *input);
        if element != *arg {
            let (element, arg) = (at.show(element), at.show(*arg));
            return wrong(format!("expected element type of input '{element}' to match bbArg type '{arg}'"));
        }
    }
    let out = at.dims(init).unwrap_or_default();
    let shapes = inputs.iter().filter_map(|input| at.dims(*input));
    match shapes.into_iter().find(|shape| *shape != out) {
        Some(shape) => wrong(format!(
            "expected shape of input ({}) to match shape of output ({})",
            join(shape),
            join(out)
        )),
        None => Ok(()),
    }
}

/// Verifies that all shapes are equal.
fn verify_one_shape(shapes: &[&[i64]], word: &str) -> Checked {
    match shapes.iter().position(|shape| *shape != shapes[0]) {
        Some(index) => wrong(format!(
            "expects all {word}s to have the same shapes. Shape at {word}-index {index} is not equal to the shape at \
             {word}-index 0."
        )),
        None => Ok(()),
    }
}

fn verify_reduce(at: Subject<'_>) -> Checked {
    let (inputs, inits) = (at.types(0), at.types(1));
    let shapes = |types: &[Type]| types.iter().map(|ty| at.dims(*ty)).collect::<Option<Vec<&[i64]>>>();
    let (Some(from), Some(to), Some(dims)) = (shapes(&inputs), shapes(&inits), at.ints("dimensions")) else {
        return Ok(());
    };
    verify_one_shape(&from, "input")?;
    verify_one_shape(&to, "output")?;
    // With fewer than two operands each group is empty; nevertheless the operand at its start is checked.
    let first = at.operand_types().first().and_then(|ty| at.dims(*ty));
    let (Some(from), Some(to)) = (from.first().copied().or(first), to.first().copied().or(first)) else {
        return Ok(());
    };
    let rank = from.len() as i64;
    if dims.iter().any(|dim| !(0..rank).contains(dim)) {
        return wrong(format!("dimensions for reduction should be in the range [0, {}].", rank - 1));
    }
    let kept = from.iter().enumerate().filter(|(dim, _)| !dims.contains(&(*dim as i64)));
    let kept: Vec<i64> = kept.map(|(_, extent)| *extent).collect();
    if kept.len() != to.len() {
        return wrong(format!(
            "number of dimensions after reduction {} doesn't match the init rank {}",
            kept.len(),
            to.len()
        ));
    }
    if kept != to {
        return wrong(format!(
            "init dimensions [{}] doesn't match input dimensions after reduction [{}]",
            join(to),
            join(&kept)
        ));
    }
    let Some(block) = at.block(0) else { return Ok(()) };
    let args = at.args(block);
    if args.len() != at.operand_types().len() || args.len() < inputs.len() {
        return wrong("mismatching number of operands and block arguments");
    }
    for (word, types, args) in
        [("input", &inputs, &args[..inputs.len()]), ("output", &inits, &args[inputs.len()..])]
    {
        let differs = types.iter().zip(args).find(|(ty, arg)| element(at, **ty) != **arg);
        if let Some((ty, arg)) = differs {
            return wrong(format!(
                "{word} element type '{}' does not match corresponding block argument type '{}'",
                at.show(element(at, *ty)),
                at.show(*arg)
            ));
        }
    }
    Ok(())
}

fn verify_transpose(at: Subject<'_>) -> Checked {
    let dims = |group: usize| at.ty(group).and_then(|ty| at.dims(ty));
    let (Some(from), Some(to), Some(permutation)) = (dims(0), dims(1), at.ints("permutation")) else {
        return Ok(());
    };
    let mut sorted = permutation.clone();
    sorted.sort_unstable();
    if !sorted.iter().copied().eq(0..permutation.len() as i64) {
        return wrong("permutation is not valid");
    }
    if from.len() != to.len() {
        return wrong(format!("input rank {} does not match init rank {}", from.len(), to.len()));
    }
    if permutation.len() != from.len() {
        return wrong(format!(
            "size of permutation {} does not match the argument rank {}",
            permutation.len(),
            from.len()
        ));
    }
    for (dim, (&found, &source)) in to.iter().zip(&permutation).enumerate() {
        let expected = from[source as usize];
        if found != expected {
            return wrong(format!(
                "dim(result, {dim}) = {found} doesn't match dim(input, permutation[{dim}]) = {expected}"
            ));
        }
    }
    Ok(())
}

fn verify_broadcast(at: Subject<'_>) -> Checked {
    let dims = |group: usize| at.ty(group).and_then(|ty| at.dims(ty));
    let (Some(from), Some(to), Some(added)) = (dims(0), dims(1), at.ints("dimensions")) else {
        return Ok(());
    };
    if from.len() + added.len() != to.len() {
        return wrong(format!(
            "input rank plus added dimensions does not match init rank. input rank: {}, dimensions size: {}, init \
             rank: {}",
            from.len(),
            added.len(),
            to.len()
        ));
    }
    let rank = to.len() as i64;
    if let Some(index) = added.iter().position(|dim| !(0..rank).contains(dim)) {
        return wrong(format!(
            "dimension {index} is out of range. expected range: [0, {}], got: {}",
            rank - 1,
            added[index]
        ));
    }
    let kept = to.iter().enumerate().filter(|(dim, _)| !added.contains(&(*dim as i64)));
    for (index, ((dim, out), input)) in kept.zip(from).enumerate() {
        if out != input {
            return wrong(format!(
                "input dim {index} should match init dim {dim}. input: {input}, init: {out}"
            ));
        }
    }
    Ok(())
}

pub(super) const RULES: Rules = Rules::after(
    "structured forms",
    &[
        ("linalg.broadcast", verify_broadcast),
        ("linalg.map", verify_map),
        ("linalg.reduce", verify_reduce),
        ("linalg.transpose", verify_transpose),
    ],
);
