import { P as e } from './rest-DeRAjEhb.js'
import { Vn as t } from './index--te03lJq.js'
import { t as n } from './rest-DlatUGr7.js'
import { r } from './create-ByNEgX-G.js'
async function i(t, i) {
  let o = n(t),
    { txHash: s, address: c, sender: l } = i,
    [u, d, f] = await Promise.all([
      o.getTransactionReceipt({ hash: s }).catch((t) => {
        if (t instanceof e) return null
        throw t
      }),
      o.getCode({ address: c }),
      o.getTransactionCount({ address: l }).catch(() => null),
    ]),
    p = (d ?? `0x`) !== `0x`,
    m = p && (await a(t.chainId, i))
  return {
    now: Date.now(),
    receipt: u && { block: u.blockNumber.toString(), isSuccess: u.status === `success`, reason: r.reverted },
    walletNonce: f,
    exists: p,
    isIndexed: m,
  }
}
async function a(e, { address: n }) {
  try {
    return (await t().getSafe({ params: { chainId: e, safe: n } }), !0)
  } catch {
    return !1
  }
}
export { i as observeCreation }
//# sourceMappingURL=observeCreation-D8Zzl3OM.js.map
