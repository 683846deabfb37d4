import{t as e}from"./rest-D0pmWFdw.js";var t=e;export{t as component};
//# sourceMappingURL=settings-BNKa7kyW.js.map