import { An as e, En as t, Tn as n } from './later-DLdlgyuL.js'
import { z as r } from './lists-DTBg-a7q.js'
import { r as i } from './rest-BaAjqOzi.js'
import { Dt as a, Vn as o, rt as s, wa as c } from './index--te03lJq.js'
import { a as l, o as u } from './rest-CHnfK6lP.js'
import { a as d } from './rest-DBWxYTpm.js'
async function f(e, t, { chain: n, key: r, safeTxGas: a }) {
  let [o, c] = await Promise.all([e.fetchQuery({ ...s(r), staleTime: 0 }), e.fetchQuery({ ...d(r), staleTime: 0 })])
  return i(t, { chain: n, safe: o, nonce: BigInt(c.recommendedNonce), safeTxGas: a })
}
var p = 12
async function m({ chain: e, account: t, state: n, of: r, hash: i }) {
  let a = { chainId: e.chainId, safe: t },
    { results: s } = await o().getQueue({ params: a, query: { cursor: null, trusted: !1 } }),
    l = s
      .flatMap((e) => (e.type === `TRANSACTION` ? [e.transaction] : []))
      .flatMap(({ id: e, txInfo: t }) => (t.type === `Custom` && c(t.to.value, r) ? [e] : []))
  for (let a of l.slice(0, p)) {
    let s = await o().getTransaction({ params: { chainId: e.chainId, id: a } }),
      c = g(e, t, n.version, s)
    if (c && c.transaction.nonce >= n.nonce && h(c, r, i)) return _(e, c, s, n.owners)
  }
  return null
}
function h({ transaction: e }, t, n) {
  let { to: r, value: i, data: o, operation: s, gasPrice: l } = e
  return c(r, t) && i === 0n && s === 0 && l === 0n && o === a(n)
}
function g(t, n, i, a) {
  let o = r(a),
    s = a.detailedExecutionInfo
  if (!o || s?.type !== `MULTISIG`) return null
  let c = e({ chainId: BigInt(t.chainId), safe: n, version: i, transaction: o })
  return c.safeTxHash === s.safeTxHash.toLowerCase() ? c : null
}
async function _(e, r, i, a) {
  let o = i.detailedExecutionInfo,
    s = o?.type === `MULTISIG` ? o.confirmations : [],
    c = await u(
      s.map(({ signer: e, signature: t, submittedAt: n }) => ({ signer: e.value, signature: t, submittedAt: n })),
      { reviewed: { hash: r.safeTxHash, preimage: r.preimage, version: r.version }, owners: a, read: t(n(e), r.safe) },
    )
  return { hash: r.safeTxHash, nonce: r.transaction.nonce, signed: l(c).map(({ owner: e }) => e) }
}
export { m as n, f as r, _ as t }
//# sourceMappingURL=rest-C76GbEzk.js.map
