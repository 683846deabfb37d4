import { Da as e, Dt as t } from './index--te03lJq.js'
import { xt as n } from './later-DLdlgyuL.js'
import { P as r } from './lists-DTBg-a7q.js'
import { n as i, r as a } from './rest-C76GbEzk.js'
async function o({ chain: o, owner: s, of: c, hash: l }, { queryClient: u, navigate: d }) {
  let f = e({ shortName: o.shortName, address: s }),
    p = await i({ chain: o, account: s, state: await r(o, s), of: c, hash: l })
  if (p !== null) {
    await d({ to: `/safes/$safe/transactions/$id`, params: { safe: f, id: p.hash } })
    return
  }
  let m = { chainId: o.chainId, safe: s },
    h = { to: c, value: 0n, data: t(l), operation: 0 },
    g = await a(u, [h], { chain: o, key: m, safeTxGas: null }),
    _ = n.save({ ...m, transaction: g, note: ``, source: `call` })
  await d({ to: `/safes/$safe/review`, params: { safe: f }, search: { draft: _ } })
}
export { o as openOnChainApproval }
//# sourceMappingURL=openOnChainApproval-B0nKU0ui.js.map
