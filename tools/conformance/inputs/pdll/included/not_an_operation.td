class Op;
def Odd : Op;
