import { n as e } from './rest-aMSycVjv.js'
import {
  Dr as t,
  Ga as n,
  Gr as r,
  Ir as i,
  O as a,
  Rr as o,
  Zr as s,
  cr as c,
  kr as l,
  or as u,
  sr as d,
  zi as f,
  zr as p,
} from './index--te03lJq.js'
import { c as m, s as h } from './rest-q8x7pQNj.js'
import { n as g } from './rest-BLgIr9Nz.js'
import { n as _, t as v } from './rest-D9hD2qgk.js'
var y = 2592e6,
  b = p({
    key: r().check(s(2048)),
    name: r(),
    iconUrl: i(r()),
    features: t(r()),
    isListed: l(),
    isolated: l(),
    at: o(),
  }),
  x = c(`countersign.app-consents`, [], u(t(b)))
function S(e, t, n) {
  let r = e.find(({ key: e }) => e === a(t.url))
  return !r ||
    (r.isListed && !t.isListed) ||
    (!t.isListed && Math.abs(n - r.at) > y) ||
    r.name !== t.name ||
    r.iconUrl !== t.iconUrl
    ? null
    : t.features.every((e) => r.features.includes(e))
      ? r
      : null
}
var C = {
    find: (e, t = Date.now()) => S(x.get(), e, t),
    give(e, { isolated: t }, n = Date.now()) {
      let { url: r, name: i, iconUrl: o, features: s, isListed: c } = e,
        l = { key: a(r), name: i, iconUrl: o, features: [...s], isListed: c, isolated: t, at: n }
      x.update((e) => [...e.filter(({ key: e }) => e !== l.key), l])
    },
    forget(e) {
      let t = x.get().find(({ key: t }) => t === a(e)) ?? null
      return (t && x.update((e) => e.filter(({ key: e }) => e !== t.key)), t)
    },
    restore: (e) => x.update((t) => [...t.filter(({ key: t }) => t !== e.key), e]),
    subscribe: x.subscribe,
  },
  w = () => d(x),
  T = (e, t) => S(w(), e, t),
  E = { head: `_head_18ifd_2`, foot: `_foot_18ifd_14` },
  D = n(),
  O = (e) => [...new Set(e.filter(m))],
  k = (e, t) => Object.fromEntries(O(e).map((e) => [e, t.includes(e) ? `granted` : `denied`]))
function A({ asked: t, ticked: n, onChange: r }) {
  let i = O(t)
  return i.length === 0
    ? null
    : (0, D.jsxs)(`fieldset`, {
        className: v.features,
        children: [
          (0, D.jsx)(`legend`, { children: _.requests }),
          i.map((t) =>
            (0, D.jsx)(
              e,
              {
                label: h(t),
                checked: n.includes(t),
                onChange: (e) => r(e.currentTarget.checked ? [...n, t] : n.filter((e) => e !== t)),
              },
              t,
            ),
          ),
        ],
      })
}
var j = ({ checked: t, onChange: n }) =>
  (0, D.jsx)(e, {
    label: _.isolated,
    description: _.isolatedText,
    checked: t,
    onChange: (e) => n(e.currentTarget.checked),
  })
function M({ host: t, checked: n, onChange: r }) {
  let i = g(t)
  return (0, D.jsx)(e, {
    label: (0, D.jsx)(f, { text: _.trust, slots: { domain: (0, D.jsx)(`b`, { children: i }) } }),
    checked: n,
    onChange: (e) => r(e.currentTarget.checked),
  })
}
export { E as a, k as i, j as n, C as o, A as r, T as s, M as t }
//# sourceMappingURL=rest-CjyWmYV2.js.map
