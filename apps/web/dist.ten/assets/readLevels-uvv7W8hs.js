import { En as e, Tn as t } from './later-DLdlgyuL.js'
import { sa as n, wa as r } from './index--te03lJq.js'
import { P as i } from './lists-DTBg-a7q.js'
import { a } from './rest-Ckonu3dl.js'
import { t as o } from './rest-DlatUGr7.js'
import { n as s } from './rest-C76GbEzk.js'
var c = 24
async function l(e, t) {
  let [n] = t,
    i = o(e),
    s = await i.getBlockNumber(),
    l = [],
    d = new Set(),
    f = !1,
    p = [{ path: [n.account], account: n.account, above: null }]
  for (; p.length > 0;) {
    let n = c - l.length
    f ||= p.length > n
    let o = await Promise.all(p.slice(0, n).map((n) => u(e, n, t)))
    for (let [e, t] of o.entries()) t === null && d.add((p[e]?.account ?? ``).toLowerCase())
    let m = o.filter((e) => e !== null)
    l.push(...m)
    let h = [...new Set(m.flatMap((e) => e.owners))],
      g = await a(i, h, s)
    ;((p = m.flatMap((e) =>
      e.owners
        .filter((t) => g.includes(t) && !e.path.some((e) => r(e, t)))
        .map((t) => ({ path: [...e.path, t], account: t, above: e })),
    )),
      l.length >= c && p.length > 0 && ((f = !0), (p = [])))
  }
  return { levels: l, otherContracts: d, isCut: f }
}
async function u(e, t, a) {
  let { path: o, account: c, above: l } = t,
    u
  try {
    u = await i(e, c)
  } catch (e) {
    if (l === null) throw e
    return null
  }
  let { owners: f, threshold: p } = u,
    m = l?.agreement?.hash ?? null,
    h = { path: o, account: c, owners: f, threshold: p, agreement: null, unknown: null },
    g = a.find((e) => r(e.account, c) && e.approves === m)
  if (g) return { ...h, agreement: await d(e, c, f, g.agreement) }
  if (m === null || l === null) return h
  try {
    let t = await s({ chain: e, account: c, state: u, of: l.account, hash: m })
    return { ...h, agreement: t && (await d(e, c, f, t)) }
  } catch (e) {
    return { ...h, unknown: n(e) }
  }
}
async function d(n, i, a, o) {
  let { approvedHash: s } = e(t(n), i),
    c = await Promise.all(a.map(async (e) => (await s(e, o.hash).catch(() => 0n)) > 0n)),
    l = a.filter((e, t) => c[t] && !o.signed.some((t) => r(t, e)))
  return { ...o, signed: [...o.signed, ...l] }
}
export { l as readLevels }
//# sourceMappingURL=readLevels-uvv7W8hs.js.map
