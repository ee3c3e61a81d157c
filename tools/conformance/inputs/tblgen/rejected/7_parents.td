// 7.parents: a class of that name is missing
class Shape; def a : Shap;
