import { Fn as e, qn as t } from './lists-DTBg-a7q.js'
import { t as n } from './rest-Dh3VP80D.js'
import { D as r } from './fields-KVqNPxJG.js'
import { Ga as i, Kt as a, Ma as o } from './index--te03lJq.js'
import { et as s, gn as c } from './later-DLdlgyuL.js'
import { n as l, r as u } from './rest-K1Jsr5XH.js'
var d = { rows: `_rows_17p54_1`, mono: `_mono_17p54_19`, box: `_box_17p54_24`, two: `_two_17p54_39` },
  f = i()
function p({ pending: t }) {
  let { owner: n, request: i, answer: a } = t
  return (0, f.jsx)(u, {
    title: s[`${i.kind}Title`],
    onClose: () => a(!1),
    isDismissible: !1,
    width: i.kind === `connect` ? 344 : 460,
    children: (0, f.jsxs)(l, {
      children: [
        (0, f.jsx)(r, { verdict: `caution`, title: s.keysPublic, children: s.localOnly }),
        (0, f.jsxs)(`dl`, {
          className: d.rows,
          children: [
            (0, f.jsx)(`dt`, { children: s.wallet }),
            (0, f.jsx)(`dd`, { children: n.name }),
            (0, f.jsx)(`dt`, { children: s.address }),
            (0, f.jsx)(`dd`, { children: (0, f.jsx)(e, { value: n.address }) }),
            (0, f.jsx)(m, { request: i }),
          ],
        }),
        (0, f.jsx)(g, { request: i }),
        (0, f.jsxs)(`div`, {
          className: d.two,
          children: [
            (0, f.jsx)(o, { onClick: () => a(!1), children: s.reject }),
            (0, f.jsx)(o, {
              variant: `filled`,
              'data-autofocus': !0,
              onClick: () => a(!0),
              children: s[`${i.kind}Act`],
            }),
          ],
        }),
      ],
    }),
  })
}
function m({ request: t }) {
  return t.kind === `connect`
    ? (0, f.jsxs)(f.Fragment, {
        children: [(0, f.jsx)(`dt`, { children: s.page }), (0, f.jsx)(`dd`, { className: d.mono, children: t.origin })],
      })
    : t.kind === `transaction`
      ? (0, f.jsxs)(f.Fragment, {
          children: [
            (0, f.jsx)(`dt`, { children: s.to }),
            (0, f.jsx)(`dd`, { children: t.to ? (0, f.jsx)(e, { value: t.to }) : s.newContract }),
            (0, f.jsx)(`dt`, { children: s.value }),
            (0, f.jsx)(`dd`, { children: (0, f.jsx)(h, { value: t.value, chainId: t.chainId }) }),
            (0, f.jsx)(`dt`, { children: s.chain }),
            (0, f.jsx)(`dd`, { children: t.chainId }),
            (0, f.jsx)(`dt`, { children: s.data }),
            (0, f.jsx)(`dd`, { children: t.data === `0x` ? s.none : s.bytes((t.data.length - 2) / 2) }),
          ],
        })
      : null
}
function h({ value: e, chainId: n }) {
  let r = a().find((e) => e.chainId === n)?.nativeCurrency,
    i = c(n)?.symbol ?? r?.symbol
  return i === void 0 ? `${e} wei` : `${t(e, 18, { minFraction: 2, group: !0 })} ${i}`
}
function g({ request: e }) {
  if (e.kind === `message`)
    return (0, f.jsx)(`div`, { className: d.box, tabIndex: 0, children: (0, f.jsx)(`pre`, { children: e.message }) })
  if (e.kind === `transaction`)
    return e.data === `0x`
      ? null
      : (0, f.jsx)(`div`, { className: d.box, tabIndex: 0, children: (0, f.jsx)(`pre`, { children: e.data }) })
  if (e.kind !== `typedData`) return null
  let { domain: t, message: r, primaryType: i } = e.typedData
  return (0, f.jsxs)(f.Fragment, {
    children: [
      (0, f.jsxs)(`div`, {
        className: d.box,
        tabIndex: 0,
        children: [(0, f.jsx)(_, { title: s.domain, values: t }), (0, f.jsx)(_, { title: i ?? s.message, values: r })],
      }),
      (0, f.jsx)(n, { title: s.hashToSign, hash: e.hash, look: `paper` }),
    ],
  })
}
function _({ title: e, values: t }) {
  return (0, f.jsxs)(f.Fragment, {
    children: [
      (0, f.jsx)(`h3`, { children: e }),
      (0, f.jsx)(`dl`, {
        className: d.rows,
        children: Object.entries(t).map(([e, t]) =>
          (0, f.jsxs)(
            `div`,
            {
              style: { display: `contents` },
              children: [
                (0, f.jsx)(`dt`, { children: e }),
                (0, f.jsx)(`dd`, { className: d.mono, children: typeof t == `object` ? JSON.stringify(t) : String(t) }),
              ],
            },
            e,
          ),
        ),
      }),
    ],
  })
}
export { p as DemoRequestDialog }
//# sourceMappingURL=DemoRequestDialog-SeegwwmW.js.map
