import { Hn as e, Kn as t, qn as n } from './later-DLdlgyuL.js'
import { Vn as r } from './index--te03lJq.js'
import { t as i } from './rest-CjmJhWeE.js'
async function a(a, o) {
  let { safe: s, safeTxHash: c, chainId: l } = o.reviewed,
    u = n({ chainId: l, safe: s, safeTxHash: c, totp: t(Math.floor(Date.now() / 1e3)) }),
    d = o.details?.detailedExecutionInfo,
    f = d?.type === `MULTISIG` ? [d.proposedByDelegate, d.proposer] : [],
    p = await i(
      a,
      u,
      e(u),
      f.flatMap((e) => e?.value ?? []),
      null,
    )
  await r().deleteTransaction({ params: { chainId: a.chainId, safeTxHash: c }, body: { signature: p.data } })
}
export { a as deleteProposal }
//# sourceMappingURL=deleteProposal-DWa0O1FS.js.map
