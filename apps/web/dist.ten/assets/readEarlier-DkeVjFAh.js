import { z as e } from './lists-DTBg-a7q.js'
import { An as t } from './later-DLdlgyuL.js'
import { H as n, wt as r } from './index--te03lJq.js'
async function i(i, { chain: o, key: s, version: c, from: l, until: u }) {
  let { pages: d } = await i.fetchInfiniteQuery({ ...n(s), staleTime: 5e3 }),
    f = new Map()
  for (let e of d.flatMap(({ results: e }) => e)) {
    let t = e.type === `TRANSACTION` ? e.transaction.executionInfo : null
    if (e.type !== `TRANSACTION` || t?.type !== `MULTISIG`) continue
    let n = BigInt(t.nonce),
      r = f.get(n)
    n < l ||
      n >= u ||
      (r && r.signed >= t.confirmationsSubmitted) ||
      f.set(n, { id: e.transaction.id, signed: t.confirmationsSubmitted })
  }
  let p = Array.from({ length: Number(u - l) }, (e, t) => l + BigInt(t)),
    m = await Promise.all(
      p.map(async (n) => {
        let l = f.get(n)?.id
        if (l === void 0) return null
        let u = await i.fetchQuery({ ...r(s, l), staleTime: 5e3 }),
          d = e(u)
        if (d === null || d.nonce !== n) return null
        let { safeTxHash: p } = t({ chainId: BigInt(o.chainId), safe: s.safe, version: c, transaction: d })
        return p === a(l) ? d : null
      }),
    )
  return { transactions: m.flatMap((e) => e ?? []), missing: p.filter((e, t) => m[t] === null) }
}
var a = (e) => {
  let t = e.split(`_`).at(-1) ?? ``
  return /^0x[0-9a-f]{64}$/i.test(t) ? `0x${t.slice(2).toLowerCase()}` : null
}
export { i as readEarlier }
//# sourceMappingURL=readEarlier-DkeVjFAh.js.map
