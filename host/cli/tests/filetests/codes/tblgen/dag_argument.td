// test: tblgen
def op; def a { dag d = !setdagarg((op 1), "k", 2); } // error: [tblgen::dag_argument] "!setdagarg key 'k' is not found"
