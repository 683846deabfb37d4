import { Dn as e, Vn as t, hn as n, wt as r } from './index--te03lJq.js'
import { P as i, z as a } from './lists-DTBg-a7q.js'
import { Sn as o, zt as s } from './later-DLdlgyuL.js'
var c = 60
async function l(t, n, c) {
  let [{ listed: l, hasMore: f }, p] = await Promise.all([u(c), i(n, c.safe)]),
    m = e(6),
    h = async (e) => {
      let { id: i, executionInfo: l } = e
      if (l?.type !== `MULTISIG`) return null
      let u = { nonce: BigInt(l.nonce), hash: d(i), listed: e, signedBy: [], signed: null, units: null }
      try {
        let l = await t.fetchQuery({ ...r(c, i), staleTime: 5e3 }),
          [d, f] = [await o(n, l, p), a(l)],
          m = l.detailedExecutionInfo
        return d === null || f === null || !d.isHashEqual || m?.type !== `MULTISIG`
          ? u
          : {
              hash: d.safeTxHash,
              nonce: f.nonce,
              listed: e,
              signed: f,
              units: await s(n, c.safe, f, p.block).catch(() => null),
              signedBy: m.confirmations
                .map(({ signer: e }) => e.value)
                .filter((e) => d.signatures.get(e.toLowerCase())?.outcome === `matches`),
            }
      } catch {
        return u
      }
    }
  return {
    waiting: (await Promise.all(l.map((e) => m(() => h(e))))).filter((e) => e !== null),
    hasMore: f,
    nonce: p.nonce,
    block: p.block,
  }
}
async function u(e) {
  let r = [],
    i = null
  do {
    let a = await t().getQueue({ params: e, query: { cursor: i } })
    ;(r.push(...a.results.flatMap((e) => (e.type === `TRANSACTION` ? [e.transaction] : []))), (i = n(a.next)))
  } while (i !== null && r.length < c)
  return { listed: r.slice(0, c), hasMore: i !== null || r.length > c }
}
var d = (e) => `0x${e.split(`_`).at(-1)?.replace(/^0x/, ``).toLowerCase() ?? ``}`
export { l as readWaiting }
//# sourceMappingURL=readWaiting-D7jxpE0I.js.map
