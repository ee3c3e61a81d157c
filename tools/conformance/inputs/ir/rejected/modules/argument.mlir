"builtin.module"() ({
^a(%x: i1):
}) : () -> ()
