//! Conversions of nvvm between packed small floats: the formats that are allowed on each side, and the
//! rounding modes.

use legalize_dialects_hooks::rules::{Checked, Rules, Subject, wrong};
use legalize_ir::AttrData;

/// A conversion: the name of the operation, the attribute of the small format, and the allowed formats.
/// `stop` is the end of the message, which differs between the operations.
struct Conversion {
    name: &'static str,
    format: &'static str,
    formats: &'static [&'static str],
    stop: &'static str,
}

const fn to(name: &'static str, formats: &'static [&'static str]) -> Conversion {
    Conversion { name, format: "dstTy", formats, stop: "." }
}

const fn from(name: &'static str, formats: &'static [&'static str]) -> Conversion {
    Conversion { name, format: "srcType", formats, stop: "." }
}

/// Groups of formats: exponents alone, formats of eight, six and four bits.
const SCALE: &str = "f8E8M0FNU";
const BYTES: &[&str] = &["f8E4M3FN", "f8E5M2"];
const SIXES: &[&str] = &["f6E2M3FN", "f6E3M2FN"];
const FOURS: &[&str] = &["f4E2M1FN"];

const CONVERSIONS: &[Conversion] = &[
    to("nvvm.convert.bf16x2.to.f8x2", &[SCALE]),
    to("nvvm.convert.f16x2.to.f8x2", BYTES),
    to("nvvm.convert.f32x2.to.f4x2", FOURS),
    to("nvvm.convert.f32x2.to.f6x2", SIXES),
    Conversion { stop: "", ..to("nvvm.convert.f32x2.to.f8x2", &["f8E4M3FN", "f8E5M2", SCALE]) },
    to("nvvm.convert.f32x4.to.f4x4", FOURS),
    to("nvvm.convert.f32x4.to.f6x4", SIXES),
    to("nvvm.convert.f32x4.to.f8x4", BYTES),
    from("nvvm.convert.f4x2.to.f16x2", FOURS),
    from("nvvm.convert.f6x2.to.f16x2", SIXES),
    from("nvvm.convert.f8x2.to.bf16x2", &[SCALE]),
    from("nvvm.convert.f8x2.to.f16x2", BYTES),
];

/// Lists formats: `'a' type is`, `'a' and 'b' types are`, `'a', 'b', and 'c' types are`.
fn listed(formats: &[&str]) -> String {
    match formats {
        [one] => format!("'{one}' type is"),
        [one, other] => format!("'{one}' and '{other}' types are"),
        _ => {
            let (last, front) = formats.split_last().map_or(("", &[][..]), |(last, front)| (*last, front));
            let front: Vec<String> = front.iter().map(|format| format!("'{format}', ")).collect();
            format!("{}and '{last}' types are", front.concat())
        }
    }
}

fn verify_formats(at: Subject<'_>) -> Checked {
    let Some(conversion) = CONVERSIONS.iter().find(|conversion| conversion.name == at.name()) else {
        return Ok(());
    };
    let Some(AttrData::Type(ty)) = at.attr_data(conversion.format) else { return Ok(()) };
    let format = at.show(*ty);
    let between = conversion.name.trim_start_matches("nvvm.convert.").replace(".to.", " to ");
    if !conversion.formats.contains(&format.as_str()) {
        return wrong(format!(
            "Only {} supported for conversions from {between}{}",
            listed(conversion.formats),
            conversion.stop
        ));
    }
    match at.name() {
        "nvvm.convert.bf16x2.to.f8x2" => {
            if is_toward(at) {
                Ok(())
            } else {
                wrong(format!("Only RZ and RP rounding modes are supported for conversions from {between}."))
            }
        }
        "nvvm.convert.f32x2.to.f8x2" => verify_rounding(at, format == SCALE),
        _ => Ok(()),
    }
}

/// Returns true if the rounding mode is toward zero or up.
fn is_toward(at: Subject<'_>) -> bool {
    matches!(at.word("rnd").as_deref(), Some("rz" | "rp"))
}

fn verify_rounding(at: Subject<'_>, scale: bool) -> Checked {
    let relu = at.attr("relu").is_some_and(|relu| relu == at.ctx.common().true_);
    let only = |what: &str, formats: &str| {
        wrong(format!("Only {what} supported for conversions from f32x2 to {formats}"))
    };
    let bytes = "'f8E4M3FN' and 'f8E5M2' types";
    match scale {
        true if !is_toward(at) => only("RZ and RP rounding modes are", "'f8E8M0FNU' type"),
        true if relu => wrong("relu not supported for conversions to 'f8E8M0FNU' type"),
        true => Ok(()),
        false if at.word("rnd").as_deref() != Some("rn") => only("RN rounding mode is", bytes),
        false if at.word("sat").as_deref() != Some("satfinite") => {
            only("SATFINITE saturation mode is", bytes)
        }
        false => Ok(()),
    }
}

pub(super) const RULES: Rules = Rules::after(
    "conversions",
    &[
        ("nvvm.convert.bf16x2.to.f8x2", verify_formats),
        ("nvvm.convert.f16x2.to.f8x2", verify_formats),
        ("nvvm.convert.f32x2.to.f4x2", verify_formats),
        ("nvvm.convert.f32x2.to.f6x2", verify_formats),
        ("nvvm.convert.f32x2.to.f8x2", verify_formats),
        ("nvvm.convert.f32x4.to.f4x4", verify_formats),
        ("nvvm.convert.f32x4.to.f6x4", verify_formats),
        ("nvvm.convert.f32x4.to.f8x4", verify_formats),
        ("nvvm.convert.f4x2.to.f16x2", verify_formats),
        ("nvvm.convert.f6x2.to.f16x2", verify_formats),
        ("nvvm.convert.f8x2.to.bf16x2", verify_formats),
        ("nvvm.convert.f8x2.to.f16x2", verify_formats),
    ],
);
