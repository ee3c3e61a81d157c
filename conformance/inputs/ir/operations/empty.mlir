
// -----
// only a comment
