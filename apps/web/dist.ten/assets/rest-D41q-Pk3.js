import { o as e } from './rolldown-runtime-DLMaRju-.js'
import { D as t } from './fields-KVqNPxJG.js'
import { t as n } from './rest-aMSycVjv.js'
import { M as r, wn as i } from './lists-DTBg-a7q.js'
import { Ga as a, Gr as o, Hi as s, Ma as c, ci as l, ho as u, or as d, zi as f } from './index--te03lJq.js'
import { a as p, c as m, i as h, n as g, o as _, s as v } from './rest-CxswhTUl.js'
import { t as y } from './rest-GRTnIP2r.js'
import { t as b } from './rest-DBWxYTpm.js'
import { r as x } from './rest-DrVqvaW-.js'
var S = a()
function C({ address: e, contract: t, does: n, children: r }) {
  let i = t.data
  return (0, S.jsxs)(`dl`, {
    className: `cs-panel ${h.facts}`,
    children: [
      (0, S.jsxs)(`div`, {
        children: [
          (0, S.jsx)(`dt`, { children: v.contract }),
          (0, S.jsx)(`dd`, { children: (0, S.jsx)(p, { address: e, contract: t }) }),
        ],
      }),
      (0, S.jsxs)(`div`, {
        children: [
          (0, S.jsx)(`dt`, { children: v.code }),
          (0, S.jsx)(`dd`, {
            children:
              i || t.error
                ? (0, S.jsx)(_, { contract: t })
                : (0, S.jsx)(`span`, { className: h.quiet, children: v.loadingCode }),
          }),
        ],
      }),
      i &&
        i.facts.codeHash !== null &&
        (0, S.jsxs)(`div`, {
          children: [
            (0, S.jsx)(`dt`, { children: v.codeHash }),
            (0, S.jsx)(`dd`, { children: (0, S.jsx)(w, { facts: i.facts, hash: i.facts.codeHash }) }),
          ],
        }),
      i &&
        i.facts.codeHash !== null &&
        (0, S.jsxs)(`div`, {
          children: [
            (0, S.jsx)(`dt`, { children: v.whatItCanDo }),
            (0, S.jsx)(`dd`, { children: i.known ? m(i.known) : n }),
          ],
        }),
      i &&
        (i.judged.notes.length > 0 || i.judged.others.length > 0) &&
        (0, S.jsxs)(`div`, {
          children: [
            (0, S.jsx)(`dt`, { children: i.facts.codeHash === null ? v.problem : v.changedBy }),
            (0, S.jsxs)(`dd`, {
              children: [i.judged.notes.join(` `), ` `, (0, S.jsx)(g, { others: i.judged.others })],
            }),
          ],
        }),
      r,
    ],
  })
}
function w({ facts: { run: e }, hash: t }) {
  return `target` in e
    ? (0, S.jsx)(f, {
        text: v.codeOf,
        slots: { hash: (0, S.jsx)(s, { value: e.targetHash ?? t }), target: (0, S.jsx)(s, { value: e.target }) },
      })
    : (0, S.jsx)(s, { value: t })
}
function T({ title: e, subtitle: a, children: o, aside: s, from: u, held: d, isBusy: f, error: p, onContinue: m }) {
  let { account: g } = r()
  return (0, S.jsxs)(S.Fragment, {
    children: [
      (0, S.jsx)(i, { title: e, subtitle: a }),
      (0, S.jsxs)(`form`, {
        className: h.form,
        onSubmit: (e) => {
          ;(e.preventDefault(), d === null && !f && m())
        },
        noValidate: !0,
        children: [
          (0, S.jsx)(`div`, { className: h.fields, children: o }),
          (0, S.jsxs)(`aside`, {
            className: h.aside,
            'aria-label': v.consequences,
            children: [
              s,
              p !== null && (0, S.jsx)(t, { verdict: `danger`, announce: !0, title: p }),
              (0, S.jsx)(x, {}),
              (0, S.jsxs)(`div`, {
                className: h.buttons,
                children: [
                  (0, S.jsx)(c, {
                    variant: `subtle`,
                    renderRoot: (e) => (0, S.jsx)(l, { to: `/safes/$safe/setup`, params: { safe: g }, hash: u, ...e }),
                    children: v.back,
                  }),
                  d === null
                    ? (0, S.jsx)(y, {
                        act: `change-setup`,
                        type: `submit`,
                        variant: `filled`,
                        loading: f,
                        children: v.continue,
                      })
                    : (0, S.jsx)(n, { reason: d, showReason: !1, children: v.continue }),
                ],
              }),
              d !== null && (0, S.jsx)(`p`, { className: h.held, 'aria-hidden': !0, children: d }),
            ],
          }),
        ],
      }),
    ],
  })
}
var E = e(u(), 1),
  D = d(o()),
  O = { module: b(`module`, D), guard: b(`guard`, D), moduleGuard: b(`module-guard`, D), handler: b(`handler`, D) }
function k(e, t) {
  let { key: n } = r(),
    [i, a] = (0, E.useState)(() => (t === `` ? (O[e].read(n) ?? ``) : t))
  return {
    text: i,
    setText(t) {
      ;(a(t), t === `` ? O[e].clear(n) : O[e].write(n, t))
    },
    forget: () => O[e].clear(n),
  }
}
var A = () => ({
  module: { title: v.unknownModule, text: v.moduleCould, imitates: v.imitatesModule },
  guard: { title: v.unknownGuard, text: v.guardCould, imitates: v.imitatesGuard },
  handler: { title: v.unknownHandler, text: v.handlerCould, imitates: v.imitatesHandler },
})
function j({ report: { judged: e }, what: n }) {
  switch (e.kind) {
    case `unknown-code`:
      return (0, S.jsxs)(t, { verdict: `danger`, title: A()[n].title, children: [A()[n].text, ` `, v.reviewBlocks] })
    case `other-code`:
      return (0, S.jsxs)(t, {
        verdict: `danger`,
        title: v.codeDiffers,
        children: [A()[n].imitates, ` `, v.reviewBlocks],
      })
    case `development-code`:
      return (0, S.jsx)(t, { verdict: `danger`, title: v.developmentContract, children: v.reviewBlocks })
    case `exchangeable`:
      return (0, S.jsx)(t, {
        verdict: `caution`,
        title: v.canChange,
        children: e.others.some(({ of: e }) => e === `rules`) ? v.otherChangesRules : v.controllerReplaces,
      })
    case `known-address`:
      return (0, S.jsx)(t, { verdict: `caution`, title: v.byAddressOnly, children: v.notInPackage })
    case `known-code`:
    case `no-code`:
      return null
  }
}
export { C as i, k as n, T as r, j as t }
//# sourceMappingURL=rest-D41q-Pk3.js.map
