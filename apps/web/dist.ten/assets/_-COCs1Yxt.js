import{$t as e}from"./index-CVnzjJpL.js";var t=e;export{t as notFoundComponent};
//# sourceMappingURL=_-COCs1Yxt.js.map