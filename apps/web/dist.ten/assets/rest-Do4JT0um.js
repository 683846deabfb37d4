import {
  $r as e,
  Dr as t,
  Gr as n,
  Ir as r,
  Nr as i,
  O as a,
  Rr as o,
  Zr as s,
  br as c,
  cr as l,
  kr as u,
  or as d,
  sr as f,
  zr as p,
} from './index--te03lJq.js'
var m = p({ key: n().check(s(2048)), pinned: u(), lastOpenedAt: r(o()), openCount: o().check(i(), e()) }),
  h = l(`countersign.apps`, [], d(t(m))),
  g = (e) => ({ key: e, pinned: !1, lastOpenedAt: null, openCount: 0 }),
  _ = (e, t) => e.find((e) => e.key === t)
function v(e, t) {
  let n = a(e)
  h.update((e) => [...e.filter((e) => e.key !== n), t(_(e, n) ?? g(n))])
}
var y = (e, t) => v(e, (e) => ({ ...e, pinned: t })),
  b = (e, t = Date.now()) => v(e, (e) => ({ ...e, lastOpenedAt: t, openCount: e.openCount + 1 }))
function x(e) {
  let t = a(e),
    n = _(h.get(), t) ?? null
  return (n && h.update((e) => e.filter((e) => e.key !== t)), n)
}
var S = (e) => v(e.key, () => e),
  C = () => f(h)
function w(e) {
  let t = a(e)
  return _(C(), t) ?? g(t)
}
var T = p({
    chainId: c,
    url: n().check(s(2048)),
    name: n().check(s(60)),
    description: n().check(s(300)),
    addedAt: o(),
  }),
  E = l(`countersign.own-apps`, [], d(t(T))),
  D = (e, t) => e.chainId === t.chainId && a(e.url) === a(t.url),
  O = (e) => E.update((t) => [...t.filter((t) => !D(t, e)), e]),
  k = (e) => E.update((t) => t.filter((t) => !D(t, e))),
  A = (e) => E.get().some((t) => a(t.url) === a(e)),
  j = (e) => f(E).filter((t) => t.chainId === e)
export {
  O as a,
  h as c,
  y as d,
  S as f,
  k as i,
  x as l,
  C as m,
  E as n,
  j as o,
  w as p,
  A as r,
  m as s,
  T as t,
  b as u,
}
//# sourceMappingURL=rest-Do4JT0um.js.map
