import { r as e } from './rest-BJoaBsDp.js'
import { En as t, Fn as n, Gn as r, Nn as i, Tn as a, Vn as o } from './later-DLdlgyuL.js'
import { da as s, ja as c, la as l, sa as u, wa as d } from './index--te03lJq.js'
import { P as f } from './lists-DTBg-a7q.js'
async function p(n, u, p, g) {
  let { block: _, owners: v, threshold: y, version: b } = await f(n, u),
    x = m(a(n), _),
    S = p.kind === `hash` ? p.hash : o(p.content),
    C = r({ chainId: BigInt(n.chainId), safe: u, version: b, bytes: S }),
    w = s(c(l(C))),
    T = t(x, u),
    E = (e) => v.some((t) => d(t, e)),
    D = h(g),
    [O, k] = await Promise.all([
      e(x, { safe: u, version: b, payloadHash: S }, g),
      Promise.all(
        D.signatures.map(async (e) => {
          let t = await i({ signature: e, hash: w, preimage: C, version: b, read: T })
          return t.valid
            ? { owner: t.owner, state: E(t.owner) ? `counts` : `not-an-owner`, reason: null }
            : { owner: t.owner, state: `wrong`, reason: t.reason }
        }),
      ),
    ])
  return { isAccepted: O, block: _, messageHash: w, threshold: y, signers: k, unreadable: D.unreadable }
}
var m = (e, t) => ({
  ...e,
  features: [...e.features, `EIP1271`],
  ask: (n, r) => e.ask(n, n === `eth_call` ? [r[0], `0x${t.toString(16)}`] : r),
})
function h(e) {
  try {
    return { signatures: n(e), unreadable: null }
  } catch (e) {
    return { signatures: [], unreadable: u(e) }
  }
}
export { p as checkMessageSignature }
//# sourceMappingURL=checkMessageSignature-DA5H4RkH.js.map
