import { Fa as e } from './later-DLdlgyuL.js'
import { Ga as t, Ii as n, R as r, V as i, en as a, xa as o } from './index--te03lJq.js'
var s = { list: `_list_gtqx6_1`, off: `_off_gtqx6_12` },
  c = o(`keys`, {
    title: `Keys`,
    off: `Single keys are turned off in Settings. Ctrl K works.`,
    control: `Ctrl K`,
    nextRow: `Next row`,
    previousRow: `Previous row`,
    openRow: `Open the row`,
    sources: `Source marks as words`,
    thisList: `This list`,
    goTo: ({ page: e }) => `Go to ${e}`,
  }),
  l = t(),
  u = () => [
    [`N`, a.newTransaction],
    [`J`, c.nextRow],
    [`K`, c.previousRow],
    [`Enter`, c.openRow],
    [`P`, c.sources],
    [`?`, c.thisList],
  ]
function d({ onClose: t }) {
  let { singleKeys: o } = i()
  return (0, l.jsxs)(e, {
    opened: !0,
    onClose: t,
    title: c.title,
    children: [
      !o && (0, l.jsx)(`p`, { className: s.off, children: c.off }),
      (0, l.jsxs)(`dl`, {
        className: s.list,
        children: [
          (0, l.jsx)(`dt`, { children: (0, l.jsx)(n, { children: c.control }) }),
          (0, l.jsx)(`dd`, { children: a.search }),
          u().map(([e, t]) => (0, l.jsx)(f, { keys: [e], label: t }, e)),
          Object.entries(r).map(([e, { label: t }]) =>
            (0, l.jsx)(f, { keys: [`G`, e.toUpperCase()], label: c.goTo({ page: t() }) }, e),
          ),
        ],
      }),
    ],
  })
}
function f({ keys: e, label: t }) {
  return (0, l.jsxs)(l.Fragment, {
    children: [
      (0, l.jsx)(`dt`, { children: e.map((e) => (0, l.jsx)(n, { children: e }, e)) }),
      (0, l.jsx)(`dd`, { children: t }),
    ],
  })
}
export { d as KeyHelp }
//# sourceMappingURL=KeyHelp-BTfjwCjx.js.map
