import { Cn as e, Rn as t, kn as n, qn as r, wn as i } from './lists-DTBg-a7q.js'
import { Ga as a, Ma as o, ci as s, cr as c, sr as l, tn as u, xa as d } from './index--te03lJq.js'
import { n as f, t as p } from './rest-BQOeWQA-.js'
import { oo as m } from './later-DLdlgyuL.js'
var h = (e, t) => ({ light: e, dark: t }),
  g = (e, t, n, r) => ({ pen: e, wash: t, fill: n, hover: r }),
  _ = {
    blue: h(g(`#2340c4`, `#e7eaf8`, `#2340c4`, `#1b339f`), g(`#93a9ff`, `#1a2342`, `#4a62db`, `#4058d0`)),
    green: h(g(`#0e625b`, `#e5ede9`, `#0e625b`, `#0b4e49`), g(`#63c6bc`, `#17292d`, `#1d766e`, `#1b6e66`)),
    orange: h(g(`#8f4300`, `#f2eae0`, `#8f4300`, `#723600`), g(`#f0a367`, `#2a2422`, `#a4530f`, `#994d0e`)),
    pink: h(g(`#a31c69`, `#f4e6eb`, `#a31c69`, `#821654`), g(`#ff8fc6`, `#2c212f`, `#bc3681`, `#af3278`)),
    purple: h(g(`#6434b0`, `#eee8f2`, `#6434b0`, `#502a8d`), g(`#bea3ff`, `#232436`, `#7b4dc8`, `#7248ba`)),
    red: h(g(`#a51d3f`, `#f4e6e6`, `#a51d3f`, `#841732`), g(`#ff8f9f`, `#2c212a`, `#bd3854`, `#b0344e`)),
  },
  v = (e) => Object.hasOwn(_, e),
  y = {
    light: { page: `#f5f3ed`, surface: `#fdfcf9`, sunken: `#ece9e0` },
    dark: { page: `#0c1118`, surface: `#121922`, sunken: `#090d13` },
  }
function b(e, t) {
  let [n = 0, r = 0] = [x(e), x(t)].toSorted((e, t) => t - e)
  return (n + 0.05) / (r + 0.05)
}
function x(e) {
  let [t = 0, n = 0, r = 0] = [1, 3, 5].map((t) => S(Number.parseInt(e.slice(t, t + 2), 16) / 255))
  return 0.2126 * t + 0.7152 * n + 0.0722 * r
}
var S = (e) => (e <= 0.04045 ? e / 12.92 : ((e + 0.055) / 1.055) ** 2.4),
  C = c(`countersign.accent`, `blue`, { parse: (e) => (v(e) ? e : void 0), print: (e) => e }),
  w = () => [l(C), T]
function T(e) {
  ;(C.set(e), document.documentElement.setAttribute(`data-cs-accent`, e))
}
var E = d(`appearance`, {
    title: `Appearance`,
    subtitle: `How Countersign looks in this browser. Other owners have their own settings.`,
    allSettings: `All settings`,
    accent: `Accent`,
    accentScope: `buttons and signatures`,
    accentNote: `Light and dark, each with its contrast. Verdicts keep their own colours, icons and words.`,
    contrasts: ({ light: e, dark: t }) => `${e}, ${t}`,
    scheme: `Scheme`,
    system: `Same as the system`,
    light: `Light`,
    dark: `Dark`,
    preview: `Preview`,
    previewScope: `both schemes`,
    previewSend: ({ amount: e }) => `Send ${e}`,
    previewNeeded: `Needs your signature`,
    previewReview: `Review`,
    previewQueue: `Open queue`,
    previewNote: `Takes effect at once and is stored in this browser.`,
    blue: `Blue`,
    green: `Green`,
    orange: `Orange`,
    pink: `Pink`,
    purple: `Purple`,
    red: `Red`,
  }),
  D = a(),
  O = (e) => r(BigInt(Math.round(e * 100)), 2, { minFraction: 2 })
function k() {
  let [t, n] = w()
  return (0, D.jsxs)(`section`, {
    className: f.block,
    children: [
      (0, D.jsx)(e, { id: `accent-heading`, title: E.accent, count: E.accentScope }),
      (0, D.jsx)(`div`, {
        className: `cs-panel ${f.accents}`,
        role: `radiogroup`,
        'aria-labelledby': `accent-heading`,
        children: Object.keys(_)
          .filter(v)
          .map((e) =>
            (0, D.jsxs)(
              `label`,
              {
                children: [
                  (0, D.jsx)(`input`, {
                    type: `radio`,
                    name: `accent`,
                    value: e,
                    checked: e === t,
                    onChange: () => n(e),
                  }),
                  (0, D.jsxs)(`span`, {
                    className: f.swatch,
                    'aria-hidden': !0,
                    children: [
                      (0, D.jsx)(`i`, { style: { background: y.light.page, color: _[e].light.pen } }),
                      (0, D.jsx)(`i`, { style: { background: y.dark.page, color: _[e].dark.pen } }),
                    ],
                  }),
                  (0, D.jsx)(`b`, { children: E[e] }),
                  (0, D.jsx)(`small`, {
                    children: E.contrasts({
                      light: O(b(_[e].light.pen, y.light.surface)),
                      dark: O(b(_[e].dark.pen, y.dark.surface)),
                    }),
                  }),
                ],
              },
              e,
            ),
          ),
      }),
      (0, D.jsx)(`p`, { className: f.note, children: E.accentNote }),
    ],
  })
}
function A() {
  return (0, D.jsxs)(`aside`, {
    className: f.preview,
    'aria-labelledby': `preview-heading`,
    children: [
      (0, D.jsx)(e, { id: `preview-heading`, title: E.preview, count: E.previewScope }),
      [`light`, `dark`].map((e) =>
        (0, D.jsxs)(
          `div`,
          {
            className: f.specimen,
            'data-mantine-color-scheme': e,
            children: [
              (0, D.jsx)(`small`, { children: e === `light` ? E.light : E.dark }),
              (0, D.jsxs)(`div`, {
                className: f.specimenRow,
                children: [
                  (0, D.jsx)(t, { required: 3, signed: 2, state: `yours` }),
                  (0, D.jsxs)(`span`, {
                    children: [
                      (0, D.jsx)(`b`, {
                        children: E.previewSend({ amount: `${r(3600000n, 2, { minFraction: 2, group: !0 })} USDC` }),
                      }),
                      (0, D.jsx)(`small`, { children: E.previewNeeded }),
                    ],
                  }),
                ],
              }),
              (0, D.jsxs)(`div`, {
                className: f.badges,
                children: [(0, D.jsx)(n, { verdict: `verified` }), (0, D.jsx)(n, { verdict: `caution`, count: 1 })],
              }),
              (0, D.jsxs)(`div`, {
                className: f.acts,
                'aria-hidden': !0,
                inert: !0,
                children: [
                  (0, D.jsx)(o, { variant: `filled`, size: `xs`, component: `span`, children: E.previewReview }),
                  (0, D.jsx)(`span`, { className: `cs-link`, children: E.previewQueue }),
                ],
              }),
            ],
          },
          e,
        ),
      ),
      (0, D.jsx)(`p`, { className: f.note, children: E.previewNote }),
    ],
  })
}
var j = [
  { value: `auto`, shows: [`light`, `dark`] },
  { value: `light`, shows: [`light`] },
  { value: `dark`, shows: [`dark`] },
]
function M() {
  let { colorScheme: t, setColorScheme: n } = m({ keepTransitions: !0 })
  return (0, D.jsxs)(`section`, {
    className: f.block,
    children: [
      (0, D.jsx)(e, { id: `scheme-heading`, title: E.scheme }),
      (0, D.jsx)(`div`, {
        className: f.schemes,
        role: `radiogroup`,
        'aria-labelledby': `scheme-heading`,
        children: j.map(({ value: e, shows: r }) =>
          (0, D.jsxs)(
            `label`,
            {
              className: f.scheme,
              children: [
                (0, D.jsx)(`span`, {
                  className: f.pages,
                  'aria-hidden': !0,
                  children: r.map((e) =>
                    (0, D.jsxs)(
                      `span`,
                      {
                        className: f.page,
                        'data-mantine-color-scheme': e,
                        children: [(0, D.jsx)(`i`, {}), (0, D.jsx)(`i`, {}), (0, D.jsx)(`i`, {}), (0, D.jsx)(`i`, {})],
                      },
                      e,
                    ),
                  ),
                }),
                (0, D.jsxs)(`span`, {
                  className: f.option,
                  children: [
                    (0, D.jsx)(`input`, {
                      type: `radio`,
                      name: `scheme`,
                      value: e,
                      checked: e === t,
                      onChange: () => n(e),
                    }),
                    (0, D.jsx)(`b`, { children: E[e === `auto` ? `system` : e] }),
                  ],
                }),
              ],
            },
            e,
          ),
        ),
      }),
    ],
  })
}
function N() {
  return (
    u(E.title),
    (0, D.jsxs)(D.Fragment, {
      children: [
        (0, D.jsx)(i, {
          title: E.title,
          subtitle: E.subtitle,
          actions: (0, D.jsx)(s, { to: `/settings`, className: `cs-link`, children: E.allSettings }),
        }),
        (0, D.jsxs)(`div`, {
          className: f.columns,
          children: [
            (0, D.jsxs)(`div`, { children: [(0, D.jsx)(k, {}), (0, D.jsx)(M, {}), (0, D.jsx)(p, {})] }),
            (0, D.jsx)(A, {}),
          ],
        }),
      ],
    })
  )
}
var P = N
export { P as component }
//# sourceMappingURL=settings_.appearance-CrZtdz2A.js.map
