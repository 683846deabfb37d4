import { o as e } from './rolldown-runtime-DLMaRju-.js'
import { Fa as t } from './later-DLdlgyuL.js'
import { Ga as n, ho as r } from './index--te03lJq.js'
import { r as i, t as a } from './rest-CnNodkWm.js'
import { S as o } from './lists-DTBg-a7q.js'
import { n as s, t as c } from './rest-BssddCTQ.js'
import { t as l } from './rest-1Q76-X1n.js'
var u = e(r(), 1),
  d = n()
function f({ source: e, onClose: n }) {
  let r = o(),
    [f] = (0, u.useState)(() => Date.now()),
    p = (0, u.useMemo)(() => i(e, r, f), [e, r, f]),
    m = p.signatures.length
  return (0, d.jsx)(t, {
    opened: !0,
    onClose: n,
    title: l.shareMessage,
    size: 560,
    closeButtonProps: { 'aria-label': l.close },
    children: (0, d.jsxs)(`div`, {
      className: s.stack,
      children: [
        (0, d.jsx)(`p`, { children: l.messageContains({ signed: m }) }),
        (0, d.jsx)(c, {
          item: p,
          label: l.messageForOther,
          fileName: `message-${e.reviewed.safeMessageHash.slice(2, 10)}.countersign.json`,
          onTaken: () => a(e.reviewed.safeMessageHash, m),
        }),
      ],
    }),
  })
}
export { f as ShareMessageDialog }
//# sourceMappingURL=ShareMessageDialog-Bc1czt-K.js.map
