import { a as e } from './rest-CHnfK6lP.js'
import { Jt as t } from './index--te03lJq.js'
import { t as n } from './rest-C76GbEzk.js'
async function r(r, { reviewed: i, signatures: a, nested: o }) {
  let s = [],
    c = o,
    l = null,
    u = (t) => ({
      account: i.safe,
      approves: t,
      agreement: { hash: i.safeTxHash, nonce: i.transaction.nonce, signed: e(a).map(({ owner: e }) => e) },
    })
  for (;;) {
    let [e, ...i] = c
    if (!e?.reviewed || e.details === null || i.length > 0) break
    let a = await t(r, e.account),
      o = await n(r, e.reviewed, e.details, a),
      [u] = e.nested,
      d = e.nested.length === 1 && u?.reviewed ? u.hash : null
    ;(s.unshift({ account: e.account, approves: d, agreement: o }), (l ??= e.hash), (c = e.nested))
  }
  let [d, ...f] = s
  return d ? [d, ...f, u(l)] : [u(null)]
}
export { r as knownAgreements }
//# sourceMappingURL=knownAgreements-C54BZ32h.js.map
