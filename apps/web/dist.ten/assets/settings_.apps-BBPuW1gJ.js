import {
  Fi as e,
  Ga as t,
  Kt as n,
  Li as r,
  Ma as i,
  Qi as a,
  ji as o,
  mt as s,
  tn as c,
  vt as l,
  zi as u,
} from './index--te03lJq.js'
import { Cn as d, Xn as f, wn as p } from './lists-DTBg-a7q.js'
import { F as m, M as h } from './fields-KVqNPxJG.js'
import { n as g, r as _, t as v } from './rest-D9hD2qgk.js'
import { o as y, s as b, t as x } from './rest-q8x7pQNj.js'
import { n as S } from './rest-aMSycVjv.js'
var C = t()
function w({ permission: { origin: e, contacts: t } }) {
  let r = l(),
    i = n(),
    o = t?.entries ?? []
  return o.length === 0
    ? null
    : (0, C.jsx)(`ul`, {
        className: v.contacts,
        'aria-label': g.sharedWith({ origin: e }),
        children: o.map((t) => {
          let n = s(r, t.address, t.chainId),
            o = i.find(({ chainId: e }) => e === t.chainId)?.chainName ?? g.network(t.chainId)
          return (0, C.jsxs)(
            `li`,
            {
              className: v.shared,
              children: [
                (0, C.jsx)(h, { address: t.address, ...(n === null ? {} : { name: n }) }),
                (0, C.jsx)(`span`, { className: v.note, children: n === null ? g.notSent({ network: o }) : o }),
                (0, C.jsx)(f, {
                  'aria-label': g.takeBackNamed({ name: n ?? t.address }),
                  title: g.takeBack,
                  onClick: () => x.revokeContact(e, t),
                  children: (0, C.jsx)(a, { name: `x`, size: 16 }),
                }),
              ],
            },
            `${t.chainId} ${t.address}`,
          )
        }),
      })
}
function T({ permission: e }) {
  let { origin: t, features: n, contacts: a } = e,
    s = Object.keys(n).sort(),
    c = (e) => x.decideFeatures(t, Object.fromEntries(s.map((t) => [t, e])))
  return (0, C.jsxs)(`section`, {
    'aria-label': t,
    children: [
      (0, C.jsx)(d, {
        title: (0, C.jsx)(`span`, { className: v.origin, children: t }),
        action: (0, C.jsx)(i, {
          size: `xs`,
          variant: `subtle`,
          'aria-label': g.forgetOrigin({ origin: t }),
          onClick: () => {
            let e = x.forget(t)
            o.show({
              kind: `info`,
              title: g.removed({ origin: t }),
              detail: g.removedText,
              action: { label: g.undo, onClick: () => x.restore(e) },
            })
          },
          children: g.forget,
        }),
      }),
      (0, C.jsxs)(`div`, {
        className: `cs-panel ${v.grants}`,
        children: [
          s.length > 0 &&
            (0, C.jsxs)(`fieldset`, {
              className: v.features,
              children: [
                (0, C.jsx)(`legend`, { children: g.featuresOfBrowser }),
                (0, C.jsx)(`div`, {
                  className: v.columns,
                  children: s.map((e) =>
                    (0, C.jsx)(
                      S,
                      {
                        label: b(e),
                        checked: n[e] === `granted`,
                        onChange: (n) => x.decideFeatures(t, { [e]: n.currentTarget.checked ? `granted` : `denied` }),
                      },
                      e,
                    ),
                  ),
                }),
                (0, C.jsxs)(`div`, {
                  className: v.acts,
                  children: [
                    (0, C.jsx)(i, { size: `xs`, onClick: () => c(`granted`), children: g.allowAll }),
                    (0, C.jsx)(i, { size: `xs`, onClick: () => c(`denied`), children: g.clearAll }),
                  ],
                }),
              ],
            }),
          a !== null &&
            (0, C.jsxs)(`div`, {
              className: v.features,
              children: [
                (0, C.jsx)(`h3`, { children: g.addressBook }),
                (0, C.jsx)(`p`, {
                  className: v.note,
                  children: (0, C.jsx)(u, {
                    text: a.decision === `denied` ? g.refusedAt : g.sharedAt,
                    slots: { time: (0, C.jsx)(r, { at: a.at, form: `relative` }) },
                  }),
                }),
                (0, C.jsx)(w, { permission: e }),
                (0, C.jsx)(`div`, {
                  className: v.acts,
                  children: (0, C.jsx)(i, {
                    size: `xs`,
                    onClick: () => x.revokeContacts(t),
                    children: a.decision === `denied` ? g.askAgain : g.stopSharing,
                  }),
                }),
              ],
            }),
        ],
      }),
    ],
  })
}
function E() {
  let t = [...y()].sort((e, t) => e.origin.localeCompare(t.origin)),
    [n, r] = _()
  return (
    c(g.title),
    (0, C.jsxs)(C.Fragment, {
      children: [
        (0, C.jsx)(p, { title: g.title, subtitle: g.subtitle }),
        (0, C.jsxs)(`div`, {
          className: v.origins,
          children: [
            t.length === 0 && (0, C.jsx)(e, { level: 2, sentence: g.none, detail: g.noneText }),
            t.map((e) => (0, C.jsx)(T, { permission: e }, e.origin)),
            (0, C.jsxs)(`section`, {
              children: [
                (0, C.jsx)(d, { title: g.pictures }),
                (0, C.jsx)(`div`, {
                  className: `cs-panel ${v.pictures}`,
                  children: (0, C.jsx)(m, {
                    label: g.picturesLabel,
                    description: g.picturesText,
                    checked: n,
                    onChange: (e) => r(e.currentTarget.checked),
                  }),
                }),
              ],
            }),
          ],
        }),
      ],
    })
  )
}
var D = E
export { D as component }
//# sourceMappingURL=settings_.apps-BBPuW1gJ.js.map
