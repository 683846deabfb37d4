import { Da as e, Dt as t, wa as n } from './index--te03lJq.js'
import { Yn as r } from './lists-DTBg-a7q.js'
import { d as i } from './rest-BaoHt0l1.js'
import { r as a } from './rest-Wi_Ts-1p.js'
import { at as o } from './later-DLdlgyuL.js'
function s({ chain: n, safe: i, name: s, nonce: l, safeTxHash: u }) {
  return a(n, i, t(u), {
    description: o.approve({ account: s ?? r(i), nonce: `${l}` }),
    path: `/safes/${e({ shortName: n.shortName, address: i })}/transactions/${u}`,
    inspect: (e) => c(e, i, u),
  })
}
function c({ to: e, data: r, value: a }, s, c) {
  if (!(n(e, s) && BigInt(a) === 0n && r.toLowerCase() === t(c)))
    throw new i(`hash-differs`, o.otherApproval({ data: r, to: e, hash: c }))
}
export { s as approveOnChain }
//# sourceMappingURL=approveOnChain-DYuzvaxb.js.map
