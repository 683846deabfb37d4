import { ka as e, wa as t } from './index--te03lJq.js'
import { kn as n } from './later-DLdlgyuL.js'
var r = 1
function i({ factory: e, data: t, address: i }, o) {
  let s = o.map(({ token: e, amount: t }) =>
      a(e) ? { operation: 0, to: i, value: t, data: `0x` } : { operation: 0, to: e, value: 0n, data: n(i, t) },
    ),
    c = o.map(({ text: e, token: t, decimals: n }, i) => ({
      text: e,
      token: a(t) ? null : t,
      decimals: n,
      call: i + 1,
      place: a(t) ? `value` : r,
    }))
  return { calls: [{ operation: 0, to: e, value: 0n, data: t }, ...s], typed: c }
}
var a = (n) => t(n, e)
export { i as draftNewAccount }
//# sourceMappingURL=draftNewAccount-BOghYwY2.js.map
