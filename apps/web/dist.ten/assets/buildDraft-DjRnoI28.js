import { n as e, o as t, r as n } from './rest-BaAjqOzi.js'
import { pa as r, wa as i } from './index--te03lJq.js'
import { Tr as a, kn as o, oa as s } from './later-DLdlgyuL.js'
import { n as c, r as l } from './send-7eRHaLTK.js'
var u = class extends r {
    constructor({ token: e, tokenId: t }, n) {
      let r = l.notHeld({ token: e, id: t ?? ``, ...n })
      ;(super({ code: `not-held`, message: r, meta: n, retry: `later` }), (this.name = `CollectibleError`))
    }
  },
  d = s([`function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes data)`])
async function f(e, t) {
  let r = t.safe.address.value,
    i = e.kind === `call` ? e : { ...e, payments: await p(e.payments, t) }
  return n(h(i, r), t)
}
var p = (e, { chain: t, safe: n }) =>
    Promise.all(
      e.map(async (r) => {
        let { token: a, tokenId: o } = r
        if (o === null) return r
        let s = e.filter((e) => i(e.token, a) && e.tokenId === o).reduce((e, { amount: t }) => e + t, 0n),
          { isCounted: l, held: d } = await c(t, n.address.value, a, BigInt(o))
        if (d < s) throw new u(r, { held: d, sent: s })
        return { ...r, isCounted: l }
      }),
    ),
  m = (t, n) => e(h(t, n.safe.address.value), n),
  h = (e, t) => (e.kind === `call` ? [{ operation: 0, ...e.call }] : e.payments.map((e) => g(e, t)))
function g({ token: e, tokenId: n, recipient: r, amount: s, isCounted: c }, l) {
  if (n !== null && c) {
    let t = [l, r, BigInt(n), s, `0x`]
    return { operation: 0, to: e, value: 0n, data: a({ abi: d, functionName: `safeTransferFrom`, args: t }) }
  }
  if (n !== null) {
    let i = [l, r, BigInt(n)]
    return { operation: 0, to: e, value: 0n, data: a({ abi: t, functionName: `safeTransferFrom`, args: i }) }
  }
  return i(e, `0x0000000000000000000000000000000000000000`)
    ? { operation: 0, to: r, value: s, data: `0x` }
    : { operation: 0, to: e, value: 0n, data: o(r, s) }
}
export { m as buildCalls, f as buildDraft }
//# sourceMappingURL=buildDraft-DjRnoI28.js.map
