import { Ft as e, Sr as t, da as n, wa as r } from './index--te03lJq.js'
import { s as i } from './rest-CpjWLpd4.js'
import { o as a } from './rest-K1Jsr5XH.js'
import { f as o } from './rest-BaoHt0l1.js'
import { n as s } from './prove-CUHZRlKS.js'
async function c({ owner: c, safe: u, chainId: d }) {
  let [f, { address: p }] = [e.getProvider(), e.get()]
  if (f === null || p === null) throw new o(`failed`, { detail: s.noWallet })
  if (!r(p, c)) throw Error(s.connectOther({ connected: p, owner: c }))
  let m = n(new TextEncoder().encode(i({ owner: c, account: u, chainId: d }))),
    h = await a(f, { method: `personal_sign`, params: [m, p] }),
    g = t.safeParse(h)
  if (!g.success) throw new o(`failed`, { detail: s.noSignature })
  return { kind: `owner-proof`, chainId: d, safe: u, owner: c, signature: l(g.data) }
}
function l(e) {
  if (e.length !== 132) return e
  let t = Number.parseInt(e.slice(-2), 16)
  return t > 1 ? e : `0x${e.slice(2, -2)}${(27 + t).toString(16)}`
}
export { c as signChallenge }
//# sourceMappingURL=signChallenge--L-H2gXt.js.map
