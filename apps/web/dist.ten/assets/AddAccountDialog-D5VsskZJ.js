import { Ga as e, ci as t, zi as n } from './index--te03lJq.js'
import { c as r, u as i } from './fields-KVqNPxJG.js'
import { s as a } from './rest-PoPCRb3P.js'
var o = { text: `_text_1jity_1`, foot: `_foot_1jity_6` },
  s = e()
function c({ text: e, onClose: c }) {
  return (0, s.jsxs)(a, {
    opened: !0,
    onClose: c,
    title: i.addAccount,
    size: 760,
    children: [
      (0, s.jsx)(`p`, { className: o.text, children: i.addDetail }),
      (0, s.jsx)(r, { text: e, submitLabel: i.addAccount, onAdded: c }),
      (0, s.jsx)(`p`, {
        className: o.foot,
        children: (0, s.jsx)(n, {
          text: i.noAccountYet,
          slots: { create: (e) => (0, s.jsx)(t, { to: `/create`, className: `cs-link`, onClick: c, children: e }) },
        }),
      }),
    ],
  })
}
export { c as AddAccountDialog }
//# sourceMappingURL=AddAccountDialog-D5VsskZJ.js.map
