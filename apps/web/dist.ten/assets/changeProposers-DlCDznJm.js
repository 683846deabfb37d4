import { Hn as e, Jn as t, Kn as n } from './later-DLdlgyuL.js'
import { Vn as r } from './index--te03lJq.js'
import { t as i } from './rest-CjmJhWeE.js'
async function a(e, t, n, i) {
  let { proposer: a, label: o, endsAt: c, isForAll: l } = i,
    u = await s(e, a, n)
  await r().createDelegate({
    params: { chainId: e.chainId },
    body: {
      safe: l ? null : t,
      delegate: a,
      delegator: u.owner,
      signature: u.data,
      label: o,
      expiryDate: c === null ? null : new Date(c).toISOString(),
    },
  })
}
async function o(e, t, { proposer: n, addedBy: i, isForAll: a }) {
  let o = await s(e, n, [i, n])
  await r().deleteDelegate({
    params: { chainId: e.chainId, delegate: n },
    body: { delegator: i, ...(a ? {} : { safe: t }), signature: o.data },
  })
}
function s(r, a, o) {
  let s = n(Math.floor(Date.now() / 1e3)),
    c = t({ chainId: BigInt(r.chainId), delegate: a, totp: s })
  return i(r, c, e(c), o, null)
}
export { a as addProposer, o as removeProposer }
//# sourceMappingURL=changeProposers-DlCDznJm.js.map
