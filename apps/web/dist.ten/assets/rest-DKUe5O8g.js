import { In as e, Mn as t, kn as n } from './lists-DTBg-a7q.js'
import { Ga as r, Qi as i, to as a } from './index--te03lJq.js'
var o = {
    address: `_address_1h5t1_1`,
    half: `_half_1h5t1_8`,
    end: `_end_1h5t1_21`,
    twoRows: `_twoRows_1h5t1_26`,
    prefix: `_prefix_1h5t1_32`,
  },
  s = r(),
  c = 5
function l({ address: t, twoRows: n = !1, className: r }) {
  let { prefix: i, groups: l } = e(t),
    u = [l.slice(0, c), l.slice(c)]
  return (0, s.jsxs)(`span`, {
    className: a(o.address, n && o.twoRows, r),
    children: [
      (0, s.jsx)(`span`, { className: o.prefix, children: i }),
      u.map((e, t) =>
        (0, s.jsx)(
          `span`,
          {
            className: o.half,
            children: e.map((e, n) =>
              (0, s.jsx)(`span`, { className: a(t * c + n === (t === 0 ? 0 : l.length - 1) && o.end), children: e }, n),
            ),
          },
          t,
        ),
      ),
    ],
  })
}
var u = {
    box: `_box_186i3_1`,
    head: `_head_186i3_9`,
    fine: `_fine_186i3_34`,
    caution: `_caution_186i3_38`,
    unchecked: `_unchecked_186i3_42`,
    checking: `_checking_186i3_43`,
    danger: `_danger_186i3_52`,
    row: `_row_186i3_64`,
    title: `_title_186i3_69`,
    text: `_text_186i3_87`,
    acts: `_acts_186i3_95`,
    fold: `_fold_186i3_108`,
    moreCautions: `_moreCautions_186i3_125`,
    actions: `_actions_186i3_134`,
  },
  d = {
    fine: `shield-check`,
    caution: `alert-triangle`,
    danger: `alert-octagon`,
    unchecked: `help-circle`,
    checking: `hourglass`,
  }
function f({ tone: e, label: t, title: n, detail: r, children: o, actions: c }) {
  return (0, s.jsxs)(`section`, {
    id: `checks`,
    className: a(u.box, u[e]),
    'aria-label': t,
    tabIndex: -1,
    children: [
      (0, s.jsxs)(`div`, {
        className: u.head,
        children: [
          (0, s.jsx)(i, { name: d[e], size: 26 }),
          (0, s.jsxs)(`div`, { children: [(0, s.jsx)(`b`, { children: n }), (0, s.jsx)(`span`, { children: r })] }),
        ],
      }),
      o,
      c && (0, s.jsx)(`div`, { className: u.actions, children: c }),
    ],
  })
}
function p({ verdict: e, title: t, check: r, children: i, acts: a, hidden: o = !1 }) {
  return (0, s.jsxs)(`li`, {
    className: u.row,
    hidden: o,
    ...(r === void 0 ? {} : { 'data-check': r, 'data-verdict': e }),
    children: [
      (0, s.jsxs)(`div`, {
        className: u.title,
        children: [(0, s.jsx)(`b`, { children: t }), (0, s.jsx)(n, { verdict: e })],
      }),
      i && (0, s.jsx)(`div`, { className: u.text, children: i }),
      a && (0, s.jsx)(`div`, { className: u.acts, children: a }),
    ],
  })
}
function m({ verdict: e, children: t, action: n }) {
  return (0, s.jsxs)(`div`, {
    className: a(u.fold, e === `caution` && u.moreCautions),
    children: [
      (0, s.jsx)(i, { name: e === `verified` ? `circle-check` : `alert-triangle`, size: 18 }),
      (0, s.jsx)(`span`, { children: t }),
      n,
    ],
  })
}
var h = {
    statement: `_statement_iyt06_1`,
    large: `_large_iyt06_10`,
    danger: `_danger_iyt06_20`,
    meta: `_meta_iyt06_40`,
  },
  g = 70
function _({ children: e, as: t = `h1`, length: n }) {
  let r = n !== void 0 && n <= g
  return (0, s.jsx)(t, { className: a(h.statement, r && h.large), children: e })
}
function v({ children: e }) {
  return (0, s.jsxs)(`span`, {
    className: h.danger,
    children: [
      (0, s.jsxs)(`span`, {
        className: `cs-nowrap`,
        children: [(0, s.jsx)(i, { name: `alert-octagon`, label: t.danger, stroke: 2 }), `⁠`],
      }),
      e,
    ],
  })
}
function y({ children: e }) {
  return (0, s.jsx)(`div`, { className: h.meta, children: e })
}
export { m as a, f as i, v as n, p as o, y as r, l as s, _ as t }
//# sourceMappingURL=rest-DKUe5O8g.js.map
