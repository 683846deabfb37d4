import { Jt as e, wa as t } from './index--te03lJq.js'
import { a as n } from './rest-Ckonu3dl.js'
import { t as r } from './rest-DlatUGr7.js'
var i = 40
async function a(e, a, l) {
  let u = r(e),
    d = await u.getBlockNumber(),
    f = await n(u, [a, ...l], d),
    p = l.filter((e) => !t(e, a) && f.includes(e)),
    m = new Map(),
    h = p
  for (; h.length > 0 && m.size < i;) {
    let t = await Promise.all(h.map(async (t) => [t, await c(e, t)]))
    for (let [e, n] of t) m.set(e, n)
    let r = t.flatMap(([, e]) => (s(e, a) ? [] : e))
    h = await n(
      u,
      [...new Set(r)].filter((e) => !m.has(e)),
      d,
    )
  }
  return { isContract: f.some((e) => t(e, a)), through: p.filter((e) => o(a, e, m)) }
}
function o(e, t, n, r = new Set()) {
  if (r.has(t)) return !1
  r.add(t)
  let i = n.get(t) ?? []
  return s(i, e) || i.some((t) => o(e, t, n, r))
}
var s = (e, n) => e.some((e) => t(e, n)),
  c = (t, n) => e(t, n).catch(() => [])
export { a as readSigningWays }
//# sourceMappingURL=readSigningWays-9llHTfiG.js.map
