// refused, first error in line 1:
// 'builtin.module'opvisibilityexpectedtobeoneof["public","private","nested"],butgot"secret"
