import { An as e, Fn as t, Nn as n, zn as r } from './later-DLdlgyuL.js'
import { r as i } from './rest-DyTJIdPD.js'
import { wa as a, xa as o } from './index--te03lJq.js'
import { dn as s } from './lists-DTBg-a7q.js'
var c = o(`exchange-import`, {
  signedBefore: (e) => `${e} has already signed.`,
  empty: `It is empty.`,
  several: (e) => `It contains ${e} signatures, but only one is allowed.`,
  onlyChain: `Only the chain can judge it.`,
  notOwner: (e) =>
    `It recovers to ${e}, which is not an owner of this account: it was made for other fields, or by another signer.`,
  noChain: `There is no chain to read.`,
})
async function l(t, n = {}) {
  let r = e(t)
  return { proposal: t, reviewed: r, signatures: await u(t.signatures, r, n) }
}
var u = (e, { safeTxHash: t, preimage: n, version: r }, i) => d(e, { hash: t, preimage: n, version: r }, i)
async function d(e, t, { owners: n = [], read: r }) {
  let i = []
  for (let o of e) {
    let e = await f(o, t, n, r),
      { owner: s } = e,
      l =
        s !== null && e.outcome !== `wrong` && i.some((e) => e.owner !== null && e.outcome !== `wrong` && a(e.owner, s))
    i.push(l ? { ...e, outcome: `duplicate`, reason: c.signedBefore(s) } : e)
  }
  return i
}
async function f(e, { hash: r, preimage: i, version: o }, l, u) {
  let d = (t, n = null) => ({ data: e, kind: n, owner: null, outcome: `wrong`, reason: t })
  try {
    let [s, ...f] = t(e)
    if (s === void 0) return d(c.empty)
    if (f.length > 0) return d(c.several(f.length + 1))
    let { kind: h } = s
    if ((h === `contract` || h === `approvedHash`) && u === void 0)
      return l.some((e) => a(e, s.owner))
        ? { data: e, kind: h, owner: s.owner, outcome: `unchecked`, reason: c.onlyChain }
        : { data: e, kind: h, owner: s.owner, outcome: `not-owner`, reason: p(s.owner) }
    let g = await n({ signature: s, hash: r, preimage: i, version: o, read: u ?? m })
    if (!g.valid) return { ...d(g.reason, h), owner: g.owner }
    let { owner: _ } = g
    return l.some((e) => a(e, _))
      ? { data: e, kind: h, owner: _, outcome: `valid`, reason: null }
      : { data: e, kind: h, owner: _, outcome: `not-owner`, reason: p(_) }
  } catch (t) {
    return t instanceof s
      ? d(t.message)
      : { data: e, kind: null, owner: null, outcome: `unchecked`, reason: t instanceof Error ? t.message : String(t) }
  }
}
var p = (e) => c.notOwner(e),
  m = { isValidSignature: () => Promise.reject(Error(c.noChain)), approvedHash: () => Promise.reject(Error(c.noChain)) }
async function h(e, t = {}) {
  let { chainId: n, safe: a, version: o, message: s } = e,
    c = r({ chainId: n, safe: a, version: o, content: i(s) })
  return { proposal: e, reviewed: c, signatures: await g(e.signatures, c, t) }
}
var g = (e, { safeMessageHash: t, preimage: n, version: r }, i) => d(e, { hash: t, preimage: n, version: r }, i)
export { l as n, h as t }
//# sourceMappingURL=rest-AijB77nW.js.map
