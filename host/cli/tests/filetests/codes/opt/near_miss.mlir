// test: opt --split-input-file
module {}
// ---- // warning: [opt::near_miss] "near miss with file split marker"
module {}
// output:
//| module {
//|   module {
//|   }
//|   module {
//|   }
//| }
//|
