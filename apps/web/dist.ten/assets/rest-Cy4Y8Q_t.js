import { Ci as e, Di as t, ia as n, mr as r } from './later-DLdlgyuL.js'
var i = r
function a(r, a) {
  let o = a || `hex`,
    s = i(n(r, { strict: !1 }) ? e(r) : r)
  return o === `bytes` ? s : t(s)
}
export { i as n, a as t }
//# sourceMappingURL=rest-Cy4Y8Q_t.js.map
