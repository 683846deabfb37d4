import { Vn as e, er as t, wa as n } from './index--te03lJq.js'
import { in as r } from './lists-DTBg-a7q.js'
import { i, r as a } from './rest-BlO5BbqV.js'
import { a as o } from './rest-DzpHyuye.js'
async function s({ proposal: t, reviewed: s, signatures: u }) {
  let d = String(s.chainId),
    { safe: f, safeTxHash: p, transaction: m } = s,
    h = await c(d, p),
    g = o(u).filter(({ owner: e }) => !l(h).some((t) => n(t, e))),
    [_, ...v] = g
  if (_ === void 0) return 0
  let { note: y, proofs: b } = r(t.note)
  h === null &&
    (await e().proposeTransaction({
      params: { chainId: d, safe: f },
      body: { ...m, safeTxHash: p, sender: _.owner, signature: _.data, origin: i(null, a(y, b, null).note) },
    }))
  let x = h === null ? v : g
  for (let { data: t } of x)
    await e().confirmTransaction({ params: { chainId: d, safeTxHash: p }, body: { signature: t } })
  return g.length
}
async function c(n, r) {
  try {
    return await e().getTransaction({ params: { chainId: n, id: r } })
  } catch (e) {
    if (e instanceof t && e.statusCode === 404) return null
    throw e
  }
}
function l(e) {
  let t = e?.detailedExecutionInfo
  return t?.type === `MULTISIG` ? t.confirmations.map(({ signer: e }) => e.value) : []
}
export { s as queueImport }
//# sourceMappingURL=queueImport-BIvYXWt2.js.map
