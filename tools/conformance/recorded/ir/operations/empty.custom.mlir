module {
}

// -----
module {
}

