import { Dr as e, Gr as t, Rr as n, Si as r, cr as i, or as a, sr as o, zr as s } from './index--te03lJq.js'
import { l as c, u as l } from './rest-D842GMB8.js'
var u = { danger: 0, caution: 1, unchecked: 2, verified: 3 },
  d = (e) => e.toSorted((e, t) => u[e.verdict] - u[t.verdict]),
  f = (e) => e.filter(({ verdict: e }) => e === `danger`),
  p = (e, t) => ({ ...e, signal: t, reads: new Map() }),
  m = s({ ...c, reason: t(), at: n() }),
  h = i(`countersign.stops`, [], a(e(m))),
  g = (e, t) => e.filter((e) => !l(e, t)),
  _ = (e, t) => h.update((n) => [...g(n, e), { ...e, reason: t, at: Date.now() }]),
  v = (e) => h.update((t) => g(t, e)),
  y = (e) => h.get().find((t) => l(t, e)) ?? null,
  b = (e) => {
    let t = o(h)
    return (e && t.find((t) => l(t, e))) ?? null
  }
async function x(e, t) {
  let n = new r(e, { ...t, refetchOnMount: !1 }),
    i = n.subscribe(() => {})
  try {
    return (await n.refetch({ throwOnError: !0 })).data
  } finally {
    i()
  }
}
export { b as a, d as c, _ as i, v as n, p as o, y as r, f as s, x as t }
//# sourceMappingURL=rest-B1EQQfBh.js.map
