import { o as e } from './rolldown-runtime-DLMaRju-.js'
import { D as t, E as n } from './fields-KVqNPxJG.js'
import {
  Ga as r,
  Gn as i,
  Qi as a,
  Zn as o,
  ba as s,
  ho as c,
  k as l,
  to as u,
  xa as d,
  zi as f,
} from './index--te03lJq.js'
import { i as p, n as m } from './rest-BLgIr9Nz.js'
import { n as h, r as g, t as _ } from './rest-D9hD2qgk.js'
function v() {
  let e = i(`/`)
  return [...new Set([location.origin, URL.canParse(e, location.href) ? new URL(e, location.href).origin : ``])]
}
var y = e(c(), 1),
  b = {
    mark: `_mark_18kgt_1`,
    large: `_large_18kgt_15`,
    unlisted: `_unlisted_18kgt_23`,
    pictured: `_pictured_18kgt_30`,
  },
  x = r()
function S({ name: e, isListed: t, iconUrl: n = null, size: r = `md` }) {
  let i = C(t ? n : null),
    [a, o] = (0, y.useState)(null),
    s = [...e].find((e) => /[\p{L}\p{N}]/u.test(e)) ?? `?`,
    c = u(b.mark, r === `lg` && b.large, !t && b.unlisted)
  return i === null || a === i
    ? (0, x.jsx)(`span`, { className: c, 'aria-hidden': !0, children: s.toUpperCase() })
    : (0, x.jsx)(`span`, {
        className: u(c, b.pictured),
        'aria-hidden': !0,
        children: (0, x.jsx)(`img`, { src: i, alt: ``, loading: `lazy`, decoding: `async`, onError: () => o(i) }),
      })
}
function C(e) {
  let { from: t } = o(),
    [n] = g()
  if (e === null || !n || t === `chain`) return null
  let r = i(`/v1/safe-apps/icon?url=${encodeURIComponent(e)}`)
  return URL.canParse(r, location.href) && new URL(r, location.href).origin === location.origin ? r : null
}
var w = { list: `_list_1342e_1` },
  T = d(`app-sees`, {
    willSee: `<b>It will see</b> your account address, network, owners and balances, and your IP address.`,
    shared: (e) => `<b>You shared</b> ${s(e, { one: `# contact`, other: `# contacts` })} of your address book with it.`,
    cannotSee: `<b>It cannot see</b> your address book, or other accounts, unless you allow it.`,
    cannotSeeRest: `<b>It cannot see</b> the rest of your address book, or other accounts.`,
    title: `What this app can see`,
  })
function E({ contacts: e }) {
  return (0, x.jsxs)(`ul`, {
    className: w.list,
    'aria-label': T.title,
    children: [
      (0, x.jsxs)(`li`, {
        children: [
          (0, x.jsx)(a, { name: `eye`, size: 16 }),
          (0, x.jsx)(`span`, { children: (0, x.jsx)(f, { text: T.willSee, slots: D }) }),
        ],
      }),
      e !== null &&
        (0, x.jsxs)(`li`, {
          children: [
            (0, x.jsx)(a, { name: `address-book`, size: 16 }),
            (0, x.jsx)(`span`, { children: (0, x.jsx)(f, { text: T.shared(e), slots: D }) }),
          ],
        }),
      (0, x.jsxs)(`li`, {
        children: [
          (0, x.jsx)(a, { name: `lock`, size: 16 }),
          (0, x.jsx)(`span`, {
            children: (0, x.jsx)(f, { text: e === null ? T.cannotSee : T.cannotSeeRest, slots: D }),
          }),
        ],
      }),
    ],
  })
}
var D = { b: (e) => (0, x.jsx)(`b`, { children: e }) },
  O = [
    [/rn/g, `m`],
    [/vv/g, `w`],
    [/cl/g, `d`],
  ],
  k = new Map(
    Object.entries({
      a: `аɑα@4`,
      b: `ьЬƅ8`,
      c: `сϲ`,
      d: `ԁɗ`,
      e: `еєε3`,
      g: `ɡց`,
      h: `һհ`,
      i: `іıιl1|!јj`,
      k: `кκ`,
      m: `мm`,
      n: `пηո`,
      o: `оοσօ0`,
      p: `рρ`,
      q: `ԛզ`,
      r: `гᴦ`,
      s: `ѕꜱ5$`,
      t: `тτ`,
      u: `цυս`,
      v: `ѵν`,
      w: `ԝшω`,
      x: `хχ`,
      y: `уγү`,
      z: `ᴢ2`,
    }).flatMap(([e, t]) => [...t].map((t) => [t, e])),
  )
function A(e) {
  let t = [...e.normalize(`NFKD`).replace(/\p{M}/gu, ``).toLowerCase()]
    .map((e) => k.get(e) ?? e)
    .join(``)
    .replace(/[^\p{L}\p{N}]/gu, ``)
  return O.reduce((e, [t, n]) => e.replace(t, n), t)
}
var j = 5
function M({ url: e, name: t }, n) {
  let r = t === null ? `` : A(t),
    i = n.find((e) => r !== `` && I(r, A(e.name)))
  if (i) return { app: i, by: `name` }
  let a = A(P(e)),
    o = n.find((t) => {
      let n = P(t.url)
      return n !== P(e) && !F(n) && a.includes(A(n))
    })
  return o ? { app: o, by: `address` } : null
}
var N = (e, t) => I(A(e), A(t)),
  P = (e) => l(e)?.host.replace(/^www\./, ``) ?? ``,
  F = (e) => /^(localhost|[\d.]+|\[.*\])(:\d+)?$/.test(e)
function I(e, t) {
  return t === `` || e === t ? e === t : t.length < j ? !1 : e.includes(t) || L(e, t)
}
function L(e, t) {
  let [n, r] = e.length >= t.length ? [e, t] : [t, e]
  if (n.length - r.length > 1) return !1
  let i = 0
  for (; i < r.length && n[i] === r[i];) i += 1
  return n.length === r.length ? n.slice(i + 1) === r.slice(i + 1) : n.slice(i + 1) === r.slice(i)
}
function R({ url: e, name: r, isListed: i, listed: a, others: o = [], isLink: s = !1 }) {
  let { host: c, origin: u, key: d } = l(e) ?? { host: e, origin: e, key: e },
    g = m(c),
    v = i ? null : M({ url: e, name: r }, a),
    y = p(e, [...a, ...o]),
    b = (0, x.jsxs)(x.Fragment, {
      children: [
        (0, x.jsx)(f, {
          text: z(s, c === g ? null : c),
          slots: { domain: (0, x.jsx)(`span`, { className: _.domain, children: g }) },
        }),
        v && ` ${h.listedIs({ name: v.app.name, host: l(v.app.url)?.host ?? v.app.url })}`,
        c.includes(`xn--`) && ` ${h.severalAlphabets}`,
      ],
    })
  return (0, x.jsxs)(x.Fragment, {
    children: [
      i
        ? (0, x.jsx)(n, { title: h.inServiceList, children: b })
        : v
          ? (0, x.jsx)(t, {
              verdict: `danger`,
              announce: !0,
              title: v.by === `name` ? h.namedLike : h.looksLike,
              children: b,
            })
          : (0, x.jsx)(t, { verdict: `caution`, title: h.notDefault, children: b }),
      y.length > 0 &&
        (0, x.jsx)(t, {
          verdict: `caution`,
          title: h.sharesAddress,
          children: h.sharesAddressText({ app: d, origin: u, others: y.map((e) => e.name) }),
        }),
    ],
  })
}
function z(e, t) {
  return t === null ? (e ? h.linking : h.opening) : e ? h.linkingThrough({ host: t }) : h.openingThrough({ host: t })
}
export { v as a, S as i, N as n, E as r, R as t }
//# sourceMappingURL=rest-DGIchwV7.js.map
