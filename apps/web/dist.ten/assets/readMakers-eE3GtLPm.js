import { Gr as e, Tn as t, Vn as n, hn as r, vn as i, wa as a, zr as o } from './index--te03lJq.js'
import { An as s, Fn as c, Pn as l, Pt as u, an as d, ba as f } from './later-DLdlgyuL.js'
import { t as p } from './rest-RfDH9dS6.js'
import { J as m, ot as h, z as g } from './lists-DTBg-a7q.js'
import { t as _ } from './rest-BDmFd3al.js'
var v = 6e4,
  y = 3,
  b = 24
async function x(e) {
  let { key: t, differences: r } = e,
    i = new Map()
  for (let a of await S(e)) {
    if (i.size === r.length) break
    let o = await n().getTransaction({ params: { chainId: t.chainId, id: a } }),
      s = r.filter((e) => !i.has(e) && C(o, t.safe, e))
    if (s.length === 0) continue
    let c = await w(o, e)
    for (let e of s) i.set(e, c)
  }
  return r.map((e) => i.get(e) ?? null)
}
async function S({ key: e, since: t }) {
  let i = [],
    a = null
  for (let o = 0; o < y; o += 1) {
    let { results: o, next: s } = await n().getHistory({ params: e, query: { cursor: a } }),
      c = o.flatMap((e) => (e.type === `TRANSACTION` ? [e.transaction] : [])),
      l = c.filter(({ timestamp: e }) => t === null || e >= t - v)
    if (
      (i.push(
        ...l
          .filter(({ txInfo: e, txStatus: t }) => t === `SUCCESS` && e.type !== `Transfer` && e.type !== `Creation`)
          .map(({ id: e }) => e),
      ),
      (a = r(s)),
      a === null || l.length < c.length)
    )
      break
  }
  return i.slice(0, b)
}
function C(e, t, n) {
  let r = m(e)
  return (
    r !== null &&
    p(d(t, r), { find: h, codeHash: () => void 0 })
      .filter(({ account: e }) => a(e, t))
      .some(({ change: e }) =>
        e.type === `MIGRATION` ? n.type === `masterCopy` || n.type === `fallbackHandler` : f(e, n),
      )
  )
}
async function w(e, t) {
  let { chain: n, key: r, version: i, wallet: o, since: c } = t,
    { txId: l, txHash: d, executedAt: f, detailedExecutionInfo: p } = e,
    m = g(e),
    h = u.list().some(({ hash: e, chainId: t }) => t === n.chainId && e === d)
  if (p?.type !== `MULTISIG` || m === null) return { id: l, nonce: null, at: f, isVerified: !1, isOwn: h }
  let y = s({ chainId: BigInt(n.chainId), safe: r.safe, version: i, transaction: m }),
    b = y.safeTxHash.toLowerCase() === p.safeTxHash.toLowerCase(),
    x = b ? await _(n, e, `executed`) : null,
    S = p.confirmations.find(({ signer: e }) => o !== null && a(e.value, o)),
    C = b && o !== null && (await O(o, y.safeTxHash, S?.signature ?? null))
  if (x?.check.verdict !== `verified` || d === null) return { id: l, nonce: p.nonce, at: f, isVerified: !1, isOwn: !1 }
  let w = await D(n, d),
    T = c === null || w >= c - v
  return { id: l, nonce: p.nonce, at: w, isVerified: T, isOwn: T && (h || C) }
}
var T = o({ blockNumber: e() }),
  E = o({ timestamp: e() })
async function D(e, n) {
  let { blockNumber: r } = T.parse(await i(e, `eth_getTransactionReceipt`, [n])),
    { timestamp: a } = E.parse(await i(e, `eth_getBlockByNumber`, [r, !1]))
  return Number(t(a)) * 1e3
}
async function O(e, t, n) {
  try {
    let [r] = n === null ? [] : c(n)
    return !r || r.kind === `contract` || r.kind === `approvedHash`
      ? !1
      : a((await l({ signature: r, hash: t })).owner, e)
  } catch {
    return !1
  }
}
export { x as readMakers }
//# sourceMappingURL=readMakers-eE3GtLPm.js.map
