// test: tblgen
foreach a = !range(1000) in foreach b = !range(1000) in foreach c = !range(1000) in assert 1, ""; // error: [tblgen::too_much_work] "loops and multiclasses are instantiated to more than"
