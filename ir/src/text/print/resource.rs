//! The section `{-# … #-}` behind the module.

use super::super::OpPrinter;
use crate::context::ResourceValue;

impl<'a> OpPrinter<'a> {
    /// Prints the resources that were mentioned, and those that the file carries for tools.
    pub(super) fn print_resources(&mut self) {
        let ctx = self.p.ctx;
        let mut keys = std::mem::take(&mut self.p.resources);
        let limit = self.p.options.elide_resources_if_larger.unwrap_or(u64::MAX);
        keys.retain(|&key| match ctx.resource(key).as_deref() {
            // Digits, `0x` and quotes.
            Some(ResourceValue::Blob(bytes)) => bytes.len() as u64 * 2 + 4 <= limit,
            Some(_) => true,
            None => false,
        });
        let external = self.p.ir.external_resources();
        if keys.is_empty() && external.is_empty() {
            return;
        }
        self.text("\n{-#\n");
        let mut sections = 0;
        if !keys.is_empty() {
            sections += 1;
            self.text("  dialect_resources: {\n    builtin: {\n");
            for (index, &key) in keys.iter().enumerate() {
                if let Some(value) = ctx.resource(key) {
                    self.resource_entry(index, ctx.str(key), &value);
                }
            }
            self.text("\n    }\n  }");
        }
        if !external.is_empty() {
            self.text(if sections > 0 { ",\n" } else { "" });
            self.text("  external_resources: {\n");
            for (index, (provider, entries)) in external.iter().enumerate() {
                self.text(if index > 0 { ",\n    " } else { "    " });
                self.p.keyword_or_string(provider);
                self.text(": {\n");
                for (index, (key, value)) in entries.iter().enumerate() {
                    self.resource_entry(index, key, value);
                }
                self.text("\n    }");
            }
            self.text("\n  }");
        }
        self.text("\n#-}\n");
    }

    fn resource_entry(&mut self, index: usize, key: &str, value: &ResourceValue) {
        if index > 0 {
            self.text(",\n");
        }
        self.text("      ");
        self.p.keyword_or_string(key);
        self.text(": ");
        match value {
            ResourceValue::Bool(value) => self.text(if *value { "true" } else { "false" }),
            ResourceValue::String(text) => self.p.string(text.as_bytes()),
            ResourceValue::Blob(bytes) => {
                self.text("\"0x");
                const HEX: &[u8; 16] = b"0123456789ABCDEF";
                for &byte in bytes {
                    let digits = [HEX[(byte >> 4) as usize], HEX[(byte & 15) as usize]];
                    self.p.out.extend_from_slice(&digits);
                }
                self.text("\"");
            }
        }
    }
}
