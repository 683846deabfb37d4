import { o as e } from './rolldown-runtime-DLMaRju-.js'
import { Fa as t } from './later-DLdlgyuL.js'
import { Ga as n, ho as r } from './index--te03lJq.js'
import { a as i } from './rest-CnNodkWm.js'
import { M as a } from './lists-DTBg-a7q.js'
import { s as o } from './rest-Bt3mpK38.js'
import { r as s } from './rest-DMf2o7tl.js'
var c = e(r(), 1),
  l = n()
function u({ request: e, who: n, onTaken: r, onClose: u }) {
  let { chain: d, safe: f } = a(),
    [p] = (0, c.useState)(() => Date.now()),
    { owner: m, accountName: h, askedBy: g } = e,
    _ = (0, c.useMemo)(() => o(d, f, { owner: m, accountName: h, askedBy: g }, p), [d, f, m, h, g, p])
  return (0, l.jsx)(t, {
    opened: !0,
    onClose: u,
    size: `lg`,
    title: s.ask({ who: n }),
    closeButtonProps: { 'aria-label': s.close },
    children: (0, l.jsx)(i, {
      item: _,
      label: s.requestForProof,
      fileName: `prove-${m.slice(2, 8)}.countersign.json`,
      onTaken: r,
      children: (0, l.jsx)(`p`, { children: s.readOnOtherMachine }),
    }),
  })
}
export { u as ShowRequest }
//# sourceMappingURL=ShowRequest-2sgulj_4.js.map
