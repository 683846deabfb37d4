import { o as e } from './rolldown-runtime-DLMaRju-.js'
import { Gt as t } from './later-DLdlgyuL.js'
import { Ln as n } from './lists-DTBg-a7q.js'
import { Dr as r, Ga as i, Gr as a, Qi as o, cr as s, ho as c, or as l, sr as u } from './index--te03lJq.js'
var d = { list: `_list_ix21j_1`, code: `_code_ix21j_40` },
  f = i(),
  p = ({ text: e, label: t }) =>
    (0, f.jsxs)(`div`, {
      className: d.code,
      children: [
        (0, f.jsx)(n, { value: e, label: t }),
        (0, f.jsx)(`pre`, { tabIndex: 0, 'aria-label': t, children: e }),
      ],
    }),
  m = e(c(), 1),
  h = s(`countersign.open-details`, [], l(r(a())))
function g(e) {
  return [u(h).includes(e), (t) => h.update((n) => (t ? [...n.filter((t) => t !== e), e] : n.filter((t) => t !== e)))]
}
var _ = ({ children: e }) => (0, f.jsx)(`ul`, { className: `cs-panel ${d.list}`, children: e })
function v(e) {
  let [t, n] = (0, m.useState)(!1)
  return (0, f.jsx)(b, { ...e, isOpen: t, onToggle: () => n(!t) })
}
function y({ id: e, isNeeded: t = !1, ...n }) {
  let [r, i] = g(e),
    [a, o] = (0, m.useState)(!1),
    s = r || (t && !a),
    c = () => {
      ;(o(s), i(!s))
    }
  return (0, f.jsx)(b, { ...n, isOpen: s, onToggle: c })
}
function b({ title: e, note: t, children: n, isOpen: r, onToggle: i }) {
  let a = (0, m.useId)()
  return (0, f.jsxs)(`li`, {
    children: [
      (0, f.jsxs)(`button`, {
        type: `button`,
        'aria-expanded': r,
        ...(r ? { 'aria-controls': a } : {}),
        onClick: i,
        children: [
          (0, f.jsx)(o, { name: r ? `chevron-down` : `chevron-right`, size: 16 }),
          (0, f.jsx)(`b`, { children: e }),
          (0, f.jsx)(`span`, { children: t }),
        ],
      }),
      r && (0, f.jsx)(`div`, { id: a, children: n }),
    ],
  })
}
var x = {
  page: `_page_15h63_1`,
  head: `_head_15h63_12`,
  effects: `_effects_15h63_17`,
  side: `_side_15h63_30`,
  details: `_details_15h63_41`,
  section: `_section_15h63_84`,
  field: `_field_15h63_88`,
}
function S(e) {
  let t = []
  for (let n of e) {
    let e = t.find(([e]) => C(e, n))
    e ? e.push(n) : t.push([n])
  }
  let n = ([e]) => e.remedies !== void 0
  return [...t.filter(n), ...t.filter((e) => !n(e))]
}
var C = (e, t) =>
  e.id === t.id && e.title === t.title && e.standing === t.standing && e.remedies === void 0 && t.remedies === void 0
function w({ checks: e, overrides: n, isRunning: r, isAccepted: i, canRun: a }) {
  let o = (t) => e.filter((e) => e.verdict === t),
    s = ({ standing: e }) => i && e !== void 0,
    c = o(`danger`),
    l = S(o(`caution`).filter((e) => !s(e))),
    u = o(`unchecked`),
    d = t(e, n).length
  return {
    tone: c.length > 0 ? `danger` : r ? `checking` : l.length > 0 ? `caution` : `fine`,
    blocking: d,
    dangers: c,
    cautions: l,
    runnable: u.filter(a),
    unrun: u.filter((e) => !a(e)),
    accepted: o(`caution`).filter(s),
    passed: o(`verified`),
  }
}
export { y as a, _ as i, x as n, p as o, v as r, w as t }
//# sourceMappingURL=rest-BXpYPL_p.js.map
