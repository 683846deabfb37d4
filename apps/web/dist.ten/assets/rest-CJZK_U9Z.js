const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './rest-ByjDAt1Z.js',
      './rolldown-runtime-DLMaRju-.js',
      './fields-KVqNPxJG.js',
      './lists-DTBg-a7q.js',
      './index--te03lJq.js',
      './index-Nszrimeh.css',
      './lists-Cd1HcrqG.css',
      './fields-BhU42fya.css',
      './rest-Cxvfm7_T.js',
      './rest-BThtJ061.css',
      './rest-otn0N0zY.css',
    ]),
) => i.map((i) => d[i])
import { o as e } from './rolldown-runtime-DLMaRju-.js'
import { C as t, S as n } from './fields-KVqNPxJG.js'
import { n as r, t as i } from './rest-BOxwSZXT.js'
import { t as a } from './rest-kUWXK5kc.js'
import { Ga as o, I as s, Kn as c, Ma as l, Qi as u, hi as d, ho as f, mi as p, pi as m } from './index--te03lJq.js'
import { o as h, r as g, s as _, t as v } from './rest-Dlj0wS6e.js'
import { a as y, n as b, r as x } from './rest-aNUZyqda.js'
function S(e) {
  let t = d()
  return p(t.stores.location, m(e, t))
}
var C = e(f(), 1),
  w = {
    panel: `_panel_1t2n8_1`,
    camera: `_camera_1t2n8_9`,
    words: `_words_1t2n8_43`,
    parts: `_parts_1t2n8_57`,
    ways: `_ways_1t2n8_74`,
    below: `_below_1t2n8_79`,
    row: `_row_1t2n8_85`,
  },
  T = o(),
  E = s(() =>
    c(
      () => import(`./rest-ByjDAt1Z.js`).then((e) => e.n).then((e) => ({ default: e.QrScanner })),
      __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
      import.meta.url,
    ),
  ),
  D = 33554432
function O({ state: e, onText: i, onPassphrase: o, title: s, children: c }) {
  let [d, f] = (0, C.useState)(null),
    [p, m] = (0, C.useState)(``),
    h = d === `camera`,
    g = (0, C.useId)(),
    v = e.locked === null ? e.problem : null,
    y = v === null ? void 0 : g
  return (0, T.jsxs)(`section`, {
    className: `cs-panel ${w.panel ?? ``}`,
    'aria-label': _.proposal,
    children: [
      (0, T.jsx)(`div`, {
        className: w.camera,
        'data-on': h || void 0,
        children: h
          ? (0, T.jsx)(C.Suspense, {
              fallback: (0, T.jsx)(u, { name: `scan`, size: 32 }),
              children: (0, T.jsx)(E, { label: _.camera, onCode: (e) => i(e, `camera`) }),
            })
          : (0, T.jsx)(u, { name: `scan`, size: 32 }),
      }),
      (0, T.jsxs)(`div`, {
        className: w.words,
        role: `status`,
        children: [
          (0, T.jsx)(`b`, { children: e.progress > 0 ? _.readingParts({ read: k(e), parts: e.parts }) : s }),
          e.parts > 1 &&
            (0, T.jsx)(`div`, {
              className: w.parts,
              'aria-hidden': !0,
              children: Array.from({ length: e.parts }, (t, n) =>
                (0, T.jsx)(`i`, { 'data-read': n < k(e) || void 0 }, n),
              ),
            }),
          c,
        ],
      }),
      (0, T.jsxs)(`div`, {
        className: w.ways,
        children: [
          (0, T.jsx)(l, {
            size: `xs`,
            leftSection: (0, T.jsx)(u, { name: `scan` }),
            'aria-expanded': h,
            'aria-describedby': y,
            onClick: () => f(h ? null : `camera`),
            children: h ? _.stop : _.scan,
          }),
          (0, T.jsx)(l, {
            size: `xs`,
            leftSection: (0, T.jsx)(u, { name: `clipboard` }),
            'aria-expanded': d === `paste`,
            'aria-describedby': y,
            onClick: () => f(d === `paste` ? null : `paste`),
            children: _.paste,
          }),
          (0, T.jsx)(r, {
            onChange: (e) =>
              void e
                ?.slice(0, D)
                .text()
                .then((e) => i(e, `file`)),
            children: (e) =>
              (0, T.jsx)(l, {
                size: `xs`,
                leftSection: (0, T.jsx)(u, { name: `file` }),
                'aria-describedby': y,
                ...e,
                children: _.file,
              }),
          }),
        ],
      }),
      d === `paste` &&
        (0, T.jsxs)(`form`, {
          className: w.below,
          onSubmit: (e) => {
            ;(e.preventDefault(), i(p, `paste`), m(``), f(null))
          },
          children: [
            (0, T.jsx)(a, {
              label: _.asText,
              rows: 3,
              spellCheck: !1,
              'data-code': !0,
              'data-autofocus': !0,
              value: p,
              ...t(y),
              onChange: (e) => m(e.currentTarget.value),
            }),
            (0, T.jsx)(l, { type: `submit`, disabled: p.trim() === ``, children: _.readIt }),
          ],
        }),
      e.locked && (0, T.jsx)(A, { isBusy: e.isBusy, problem: e.problem, onPassphrase: o }),
      v !== null &&
        (0, T.jsx)(`div`, { className: w.below, children: (0, T.jsx)(n, { kind: `error`, id: g, children: v }) }),
    ],
  })
}
var k = ({ progress: e, parts: t }) => Math.round(e * t)
function A({ isBusy: e, problem: t, onPassphrase: r }) {
  let [a, o] = (0, C.useState)(``)
  return (0, T.jsx)(`form`, {
    className: w.below,
    onSubmit: (e) => {
      ;(e.preventDefault(), r(a))
    },
    children: (0, T.jsx)(i, {
      label: _.passphrase,
      description: _.askSender,
      autoComplete: `off`,
      value: a,
      'aria-invalid': t !== null,
      error: t !== null && (0, T.jsx)(n, { kind: `error`, children: t }),
      errorProps: { component: `div` },
      inputContainer: (t) =>
        (0, T.jsxs)(`div`, {
          className: w.row,
          children: [
            t,
            (0, T.jsx)(l, { type: `submit`, variant: `filled`, loading: e, disabled: a === ``, children: _.open }),
          ],
        }),
      onChange: (e) => o(e.currentTarget.value),
    }),
  })
}
async function j(e, t = v()) {
  let n = e.trim()
  if (n.startsWith(`{`)) return { kind: `item`, item: h(n) }
  if (g(n)) return M(n.split(/\s+/), t)
  let r = x(n)
  if (r === null) throw Error(_.notOurs)
  return r.key === null ? { kind: `locked`, fragment: r } : { kind: `item`, item: await b(r) }
}
async function M(e, t) {
  let n = { kind: `part`, progress: 0, parts: 1 }
  for (let r of e) {
    let { packed: e, progress: i, parts: a } = t.take(r)
    if (e !== null) return { kind: `item`, item: await y(e) }
    n = { kind: `part`, progress: i, parts: a }
  }
  return n
}
var N = { problem: null, locked: null, isBusy: !1, progress: 0, parts: 0 }
function P(e) {
  let [t, n] = (0, C.useState)(N),
    r = (0, C.useRef)(v()),
    i = (0, C.useRef)(``),
    a = (0, C.useRef)(`paste`),
    o = (t) => {
      ;((r.current = v()), (i.current = ``), n(N), e(t, a.current))
    },
    s = (e) => n({ ...N, problem: e instanceof Error ? e.message : _.unreadable })
  return {
    state: t,
    async take(e, t) {
      if (t !== `camera` || e !== i.current) {
        ;((i.current = e), (a.current = t))
        try {
          let t = await j(e, r.current)
          t.kind === `item`
            ? o(t.item)
            : t.kind === `locked`
              ? n({ ...N, locked: t.fragment })
              : n({ ...N, progress: t.progress, parts: t.parts })
        } catch (e) {
          s(e)
        }
      }
    },
    async unlock(e) {
      let { locked: r } = t
      if (r !== null) {
        n({ ...t, isBusy: !0, problem: null })
        try {
          o(await b(r, e))
        } catch (e) {
          n({ ...N, locked: r, problem: e instanceof Error ? e.message : _.undecryptable })
        }
      }
    },
  }
}
export { O as n, S as r, P as t }
//# sourceMappingURL=rest-CJZK_U9Z.js.map
