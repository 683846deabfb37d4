import { r as e } from './rest-Wi_Ts-1p.js'
import { n as t, r as n } from './create-ByNEgX-G.js'
async function r({ chain: r, plan: i, name: a, owners: o, threshold: s }) {
  let {
    txHash: c,
    sender: l,
    walletNonce: u,
  } = await e(r, i.factory, i.data, { description: n.walletText({ name: a }) })
  t.set({
    chainId: r.chainId,
    address: i.address,
    name: a,
    owners: o.map((e) => ({ ...e })),
    threshold: s,
    txHash: c,
    sender: l,
    walletNonce: u,
    phase: `sent`,
    failure: null,
    misses: 0,
    isLate: !1,
    block: null,
    sentAt: Date.now(),
    minedAt: null,
    endedAt: null,
  })
}
export { r as startCreation }
//# sourceMappingURL=startCreation-BcvYVWtc.js.map
