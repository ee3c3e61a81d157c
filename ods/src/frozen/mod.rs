//! Definitions as a block of bytes, so that a program can carry them and load them without reading files.
//!
//! Invariant: [`thaw`] of [`freeze`] gives equal definitions, places excepted, and shared parts are shared
//! again. The bytes are written by a build script, or kept in a cache of a user's definitions, and read with
//! the same version of this crate; they are not a file format. Texts and shared parts are written once, the
//! first time; later they are referred to by number.

mod codec;
mod parts;

use std::fmt;

use codec::{Frozen, Reader, Writer};
use legalize_source::FileId;

use crate::model::OdsModule;

/// Header of the bytes: a mark, and the version that both sides must have.
const HEADER: &[u8] = concat!("legalize-ods ", env!("CARGO_PKG_VERSION"), " 5\n").as_bytes();

/// Bytes that are not frozen definitions of this version.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotFrozen;

impl fmt::Display for NotFrozen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the definitions were frozen by another version, or are damaged")
    }
}

impl std::error::Error for NotFrozen {}

/// Returns the definitions as bytes. Places in files are left out.
pub fn freeze(module: &OdsModule) -> Vec<u8> {
    let mut writer = Writer::new(HEADER, None);
    module.write(&mut writer);
    writer.finish()
}

/// Returns the definitions as bytes, with places in these files, which are referred to by their numbers.
pub fn freeze_with_spans(module: &OdsModule, files: &[FileId]) -> Vec<u8> {
    let mut writer = Writer::new(HEADER, Some(files));
    module.write(&mut writer);
    writer.finish()
}

/// Returns the definitions in bytes that [`freeze`] made.
///
/// # Errors
/// If the bytes are of another version or damaged.
pub fn thaw(bytes: &[u8]) -> Result<OdsModule, NotFrozen> {
    thaw_in(bytes, None)
}

/// Returns the definitions in bytes that [`freeze_with_spans`] made, with places in these files.
///
/// # Errors
/// If the bytes are of another version or damaged.
pub fn thaw_with_spans(bytes: &[u8], files: &[FileId]) -> Result<OdsModule, NotFrozen> {
    thaw_in(bytes, Some(files))
}

fn thaw_in(bytes: &[u8], files: Option<&[FileId]>) -> Result<OdsModule, NotFrozen> {
    let mut reader = Reader::new(bytes.strip_prefix(HEADER).ok_or(NotFrozen)?, files);
    let module = OdsModule::read(&mut reader).ok_or(NotFrozen)?;
    if reader.is_done() { Ok(module) } else { Err(NotFrozen) }
}

#[cfg(all(test, feature = "td"))]
mod tests {
    use std::sync::Arc;

    use legalize_source::{Includes, SourceMap};
    use legalize_tblgen::{TblgenOptions, parse};

    use super::*;

    fn module() -> OdsModule {
        let sources = Arc::new(SourceMap::new());
        let text = "include \"mlir/IR/OpBase.td\"\ninclude \"mlir/IR/EnumAttr.td\"\n\
                    include \"mlir/Interfaces/SideEffectInterfaces.td\"\n\
                    def D : Dialect { let name = \"d\"; let cppNamespace = \"::d\"; }\n\
                    def E : I32EnumAttr<\"E\", \"\", [I32EnumAttrCase<\"A\", -1>, I32EnumAttrCase<\"B\", 5>]>;\n\
                    def A : Op<D, \"a\", [Pure, AllTypesMatch<[\"x\", \"r\"]>]> {\n\
                      let arguments = (ins AnyType:$x, Variadic<I32>:$y, E:$e); let results = (outs AnyType:$r);\n\
                      let assemblyFormat = \"$x `,` $y $e attr-dict `:` type($x)\"; }";
        let main = sources.add("a.td", text);
        let mut includes = Includes::default();
        includes.set_virtual_files(crate::prelude());
        let parsed =
            parse(&sources, main, &TblgenOptions::default().with(|options| options.includes = includes));
        let (module, found) = crate::load(&parsed.value.keeper.expect("it parses")).into_parts();
        assert!(!found.has_errors(), "{}", found.render());
        module
    }

    #[test]
    fn thawing_restores_the_frozen_definitions() {
        let module = module();
        let bytes = freeze(&module);
        let thawed = thaw(&bytes).expect("it thaws");
        assert_eq!(freeze(&thawed), bytes);
        let (old, new) = (&module.ops[0], &thawed.ops[0]);
        assert_eq!(
            (&new.name, &new.description, new.traits.len()),
            (&old.name, &old.description, old.traits.len())
        );
        assert!(
            Arc::ptr_eq(&new.dialect, thawed.dialect("d").expect("the dialect")),
            "shared parts stay shared"
        );
        assert_eq!(thawed.enums.len(), module.enums.len());
    }

    #[test]
    fn places_are_restored() {
        let module = module();
        let files: Vec<FileId> = (0..64).map(FileId::from_index).collect();
        let bytes = freeze_with_spans(&module, &files);
        let thawed = thaw_with_spans(&bytes, &files).expect("it thaws");
        assert_eq!(freeze_with_spans(&thawed, &files), bytes);
        assert_eq!(thawed.ops[0].span, module.ops[0].span);
        assert!(!module.condition_places.is_empty());
        assert_eq!(thawed.condition_places, module.condition_places);
        // A place that does not exist is damage.
        assert_eq!(thaw_with_spans(&bytes, &files[..0]).err(), Some(NotFrozen));
    }

    #[test]
    fn damaged_bytes_are_refused() {
        let bytes = freeze(&module());
        assert_eq!(thaw(b"something else").err(), Some(NotFrozen));
        for end in (0..bytes.len()).step_by(97) {
            assert!(thaw(&bytes[..end]).is_err(), "{end} bytes of {}", bytes.len());
        }
        for at in (HEADER.len()..bytes.len()).step_by(13) {
            let mut damaged = bytes.clone();
            damaged[at] ^= 0x55;
            // Any result will do, as long as there is one.
            let _ = thaw(&damaged);
        }
    }
}
