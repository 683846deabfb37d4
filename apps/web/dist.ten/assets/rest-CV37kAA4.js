import { Mn as e } from './lists-DTBg-a7q.js'
import { Ga as t, Qi as n, to as r } from './index--te03lJq.js'
var i = {
    panel: `_panel_eouv1_1`,
    ink: `_ink_eouv1_8`,
    danger: `_danger_eouv1_12`,
    caution: `_caution_eouv1_16`,
    void: `_void_eouv1_20`,
    head: `_head_eouv1_24`,
    body: `_body_eouv1_61`,
    actions: `_actions_eouv1_62`,
    text: `_text_eouv1_70`,
  },
  a = t()
function o(e) {
  let { tone: t = `ink`, ring: n, title: o, detail: s, children: c, actions: l, label: u, live: d = !1 } = e
  return (0, a.jsxs)(`section`, {
    className: r(i.panel, i[t]),
    'aria-label': u,
    children: [
      (0, a.jsxs)(`div`, {
        className: i.head,
        ...(d ? { 'aria-live': `polite` } : {}),
        children: [
          n,
          (0, a.jsxs)(`div`, {
            children: [(0, a.jsx)(`b`, { children: o }), s && (0, a.jsx)(`span`, { children: s })],
          }),
        ],
      }),
      c && (0, a.jsx)(`div`, { className: i.body, children: c }),
      l && (0, a.jsx)(`div`, { className: i.actions, children: l }),
    ],
  })
}
function s({ children: e }) {
  return (0, a.jsx)(`p`, { className: i.text, children: e })
}
var c = {
    steps: `_steps_girub_1`,
    step: `_step_girub_1`,
    done: `_done_girub_35`,
    sign: `_sign_girub_39`,
    current: `_current_girub_56`,
    failed: `_failed_girub_68`,
    detail: `_detail_girub_87`,
    time: `_time_girub_88`,
    ticks: `_ticks_girub_105`,
  },
  l = (t) => ({ done: e.stepDone, current: e.stepNow, todo: e.stepToCome, failed: e.stepFailed })[t]
function u({ steps: e }) {
  return (0, a.jsx)(`ol`, {
    className: c.steps,
    children: e.map(({ name: e, detail: t, at: i, state: o, ticks: s }) =>
      (0, a.jsxs)(
        `li`,
        {
          className: r(c.step, c[o]),
          ...(o === `current` ? { 'aria-current': `step` } : {}),
          children: [
            (0, a.jsxs)(`span`, {
              className: c.sign,
              children: [
                o === `done` && (0, a.jsx)(n, { name: `check`, size: 12, stroke: 2.75 }),
                o === `failed` && (0, a.jsx)(n, { name: `x`, size: 12, stroke: 2.75 }),
              ],
            }),
            (0, a.jsxs)(`b`, {
              children: [e, (0, a.jsxs)(`span`, { className: `cs-visually-hidden`, children: [`, `, l(o)] })],
            }),
            (0, a.jsxs)(`span`, {
              className: c.detail,
              children: [
                t,
                s &&
                  (0, a.jsx)(`span`, {
                    className: c.ticks,
                    'aria-hidden': !0,
                    children: Array.from({ length: s.of }, (e, t) =>
                      (0, a.jsx)(`i`, { 'data-full': t < s.done || void 0 }, t),
                    ),
                  }),
              ],
            }),
            (0, a.jsx)(`span`, { className: c.time, children: i }),
          ],
        },
        e,
      ),
    ),
  })
}
export { o as n, s as r, u as t }
//# sourceMappingURL=rest-CV37kAA4.js.map
