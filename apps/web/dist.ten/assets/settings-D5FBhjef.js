import{t as e}from"./rest-D0pmWFdw.js";var t=e;export{t as component};
//# sourceMappingURL=settings-D5FBhjef.js.map