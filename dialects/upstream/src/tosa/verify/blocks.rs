//! Casts from and to block-scaled numbers, and products of them.

use legalize_dialects_hooks::rules::{Checked, Verify, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::Type;
use legalize_source::Diagnostic;

use crate::tosa::verify::{go_together, ranked, same_element_of};

/// A tensor and its name in messages.
type Named<'a> = (&'a str, Type);

/// Number of elements that share a scale.
fn block_size(at: Subject<'_>) -> Option<i64> {
    let value = legalize_dialects_hooks::attributes::enum_value(at.ctx, at.ir, at.op, "block_size")?;
    let def = legalize_dialects_hooks::attributes::enum_of(at.ctx, at.ctx.name("tosa.block_size"))?;
    def.stringify(value)?.strip_prefix("BLOCK_SIZE_")?.parse().ok().filter(|size| *size > 0)
}

fn verify_same(at: Subject<'_>, (name, one): Named<'_>, (other_name, other): Named<'_>) -> Checked {
    if go_together(at, one, other) {
        Ok(())
    } else {
        wrong(format!(
            "require compatible shapes for {name} ('{}') and {other_name} ('{}')",
            at.show(one),
            at.show(other)
        ))
    }
}

/// Verifies that the scales match the data: one for each block of the last dimension.
fn verify_scales(at: Subject<'_>, (name, data): Named<'_>, (scale_name, scale): Named<'_>) -> Checked {
    let (Some(sizes), Some(scales), Some(block)) =
        (ranked(at, Some(data)), ranked(at, Some(scale)), block_size(at))
    else {
        return Ok(());
    };
    let fits = |(a, b): (&i64, &i64)| a == b || *a == Type::DYNAMIC || *b == Type::DYNAMIC;
    let (Some((&last, front)), Some((&count, scale_front))) = (sizes.split_last(), scales.split_last())
    else {
        return Ok(());
    };
    if front.len() != scale_front.len() || !front.iter().zip(scale_front).all(fits) {
        return wrong(format!(
            "require compatible shapes for {name} ('{}') and {scale_name} ('{}') except for the last dimension",
            at.show(data),
            at.show(scale)
        ));
    }
    if last != Type::DYNAMIC && count != Type::DYNAMIC && count != last / block {
        wrong(format!(
            "expect last dimension of {scale_name} ({count}) to be equal to last dimension of {name} / block_size ({})",
            last / block
        ))
    } else {
        Ok(())
    }
}

/// Verifies that the last dimension consists of whole blocks.
fn verify_blocks(at: Subject<'_>, (name, data): Named<'_>) -> Checked {
    match (ranked(at, Some(data)).and_then(<[i64]>::last), block_size(at)) {
        (Some(&last), Some(block)) if last != Type::DYNAMIC && last % block != 0 => {
            wrong(format!("expect last dimension of {name} ({last}) to be divisible by block_size ({block})"))
        }
        _ => Ok(()),
    }
}

fn verify_from(at: Subject<'_>) -> Checked {
    let (Some(data), Some(scale), Some(result)) = (at.ty(0), at.ty(1), at.result()) else { return Ok(()) };
    let data = ("input_data", data);
    verify_same(at, data, ("output_data", result))?;
    verify_blocks(at, data)?;
    verify_scales(at, data, ("input_scale", scale))
}

fn verify_to(at: Subject<'_>) -> Checked {
    let (Some(input), &[data, scale]) = (at.ty(0), &at.result_types()[..]) else { return Ok(()) };
    let input = ("input_data", input);
    verify_same(at, input, ("output_data", data))?;
    verify_blocks(at, input)?;
    verify_scales(at, ("output_data", data), ("output_scale", scale))
}

/// Takes a size that other operands may give, or verifies that it is the same.
fn meet(known: &mut Option<i64>, size: i64, what: &str) -> Checked {
    match *known {
        _ if size == Type::DYNAMIC => Ok(()),
        Some(known) if known != size => wrong(format!("expected {what} to match size {known}, got {size}")),
        _ => {
            *known = Some(size);
            Ok(())
        }
    }
}

/// The sizes of a product of matrices, the second one transposed; `None` for those that are not known.
#[derive(Default)]
struct Product {
    batch: Option<i64>,
    height: Option<i64>,
    width: Option<i64>,
    channels: Option<i64>,
    /// The number of blocks of a row.
    blocks: Option<i64>,
    /// The number of second matrices.
    other_batch: Option<i64>,
}

impl Product {
    /// Takes the sizes of the operands.
    fn of(at: Subject<'_>) -> Result<Product, Diagnostic> {
        let mut all = Product::default();
        if let Some(&[batch, height, channels]) = ranked(at, at.ty(0)) {
            meet(&mut all.batch, batch, "batch of a_data")?;
            meet(&mut all.height, height, "height of a_data")?;
            meet(&mut all.channels, channels, "channels of a_data")?;
        }
        if let Some(&[batch, height, blocks]) = ranked(at, at.ty(1)) {
            meet(&mut all.batch, batch, "batch of a_scale")?;
            meet(&mut all.height, height, "height of a_scale")?;
            meet(&mut all.blocks, blocks, "C/block_size of a_scale")?;
        }
        if let Some(&[batch, width, channels]) = ranked(at, at.ty(2)) {
            meet(&mut all.other_batch, batch, "batch of b_data")?;
            meet(&mut all.width, width, "width of b_data")?;
            meet(&mut all.channels, channels, "channels of b_data")?;
        }
        if let Some(&[batch, width, blocks]) = ranked(at, at.ty(3)) {
            meet(&mut all.other_batch, batch, "batch of b_scale")?;
            meet(&mut all.width, width, "width of b_scale")?;
            meet(&mut all.blocks, blocks, "C/block_size of b_scale")?;
        }
        Ok(all)
    }

    /// Verifies that there is one second matrix for each first one, or for all of them.
    fn verify_batches(&self) -> Checked {
        match (self.batch, self.other_batch) {
            (Some(batch), Some(other)) if batch != other && other != 1 => wrong(format!(
                "expect B matrix batch size to be broadcast compatible with A, got D={other} vs N={batch}"
            )),
            _ => Ok(()),
        }
    }

    /// Verifies that rows consist of whole blocks, and that there is a scale for each.
    fn verify_blocks(&self, size: i64) -> Checked {
        let Some(channels) = self.channels else { return Ok(()) };
        if channels % size != 0 {
            return wrong(format!(
                "expect C to be a multiple of block size, got C={channels}, block_size={size}"
            ));
        }
        match self.blocks {
            Some(blocks) if blocks != channels / size => wrong(format!(
                "expect scale operands dimension 2 to equal C/block_size ({channels}/{size}), got {blocks}"
            )),
            _ => Ok(()),
        }
    }

    fn verify_output(&self, output: &[i64]) -> Checked {
        let expected = [self.batch.or(self.other_batch), self.height, self.width];
        let fits = |(found, expected): (&i64, &Option<i64>)| {
            *found == Type::DYNAMIC || expected.is_none_or(|expected| expected == *found)
        };
        if output.len() == expected.len() && output.iter().zip(&expected).all(fits) {
            return Ok(());
        }
        let text = |size: Option<i64>| size.map_or("?".to_owned(), |size| size.to_string());
        let list = |sizes: &[Option<i64>]| sizes.iter().copied().map(text).collect::<Vec<_>>().join(", ");
        let found: Vec<_> =
            output.iter().map(|size| Some(*size).filter(|size| *size != Type::DYNAMIC)).collect();
        wrong(format!(
            "expected output shape {} to be compatible with expected output shape {}",
            list(&found),
            list(&expected)
        ))
    }
}

fn verify_product(at: Subject<'_>) -> Checked {
    if let (Some(a), Some(b)) = (at.ty(0), at.ty(2)) {
        same_element_of(at, a, b, "A_data and B_data")?;
    }
    let product = Product::of(at)?;
    product.verify_batches()?;
    block_size(at).map_or(Ok(()), |size| product.verify_blocks(size))?;
    ranked(at, at.result()).map_or(Ok(()), |output| product.verify_output(output))
}

pub(super) const RULES: &[(&str, Verify)] = &[
    ("tosa.cast_from_block_scaled", verify_from),
    ("tosa.cast_to_block_scaled", verify_to),
    ("tosa.matmul_t_block_scaled", verify_product),
];
