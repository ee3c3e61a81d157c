//===- PassUtil.td: options that passes of rewrite patterns have in common ===//
#ifndef LEGALIZE_PASS_UTIL
#define LEGALIZE_PASS_UTIL

include "mlir/Pass/PassBase.td"

def RewritePassUtils {
  list<Option> options = [
    ListOption<"disabledPatterns", "disable-patterns", "std::string",
               "Labels and names of patterns that are not applied">,
    ListOption<"enabledPatterns", "enable-patterns", "std::string",
               "Labels and names of the only patterns that are applied">,
  ];
}

#endif
