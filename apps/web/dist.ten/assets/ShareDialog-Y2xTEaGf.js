import { o as e } from './rolldown-runtime-DLMaRju-.js'
import { Ga as t, ho as n, yi as r } from './index--te03lJq.js'
import { Fa as i, jn as a } from './later-DLdlgyuL.js'
import { i as o, t as s } from './rest-CnNodkWm.js'
import { D as c, E as l, M as u, S as d, w as f } from './lists-DTBg-a7q.js'
import { n as p, t as m } from './rest-BssddCTQ.js'
import { t as h } from './rest-1Q76-X1n.js'
var g = e(n(), 1),
  _ = t()
function v({ source: e, onClose: t }) {
  let { key: n } = u(),
    [v] = l(),
    { details: y } = e,
    b = r(c(n, v)).data,
    x = f(!0),
    S = d({ balances: b, decode: x, ...(y ? { details: y } : {}) }),
    [C] = (0, g.useState)(() => Date.now()),
    w = (0, g.useMemo)(() => o({ ...e, balances: b, context: S }, C), [e, b, S, C]),
    T = w.signatures.length
  return (0, _.jsx)(i, {
    opened: !0,
    onClose: t,
    title: h.shareTransaction,
    size: 560,
    closeButtonProps: { 'aria-label': h.close },
    children: (0, _.jsxs)(`div`, {
      className: p.stack,
      children: [
        (0, _.jsx)(`p`, { children: h.proposalContains({ signed: T }) }),
        (0, _.jsx)(m, {
          item: w,
          label: h.proposalForOther,
          fileName: `proposal-nonce-${w.transaction.nonce}.countersign.json`,
          onTaken: () => s(a(w), T),
        }),
      ],
    }),
  })
}
export { v as ShareDialog }
//# sourceMappingURL=ShareDialog-Y2xTEaGf.js.map
