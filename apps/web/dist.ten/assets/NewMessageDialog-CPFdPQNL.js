import { o as e } from './rolldown-runtime-DLMaRju-.js'
import { C as t, S as n } from './fields-KVqNPxJG.js'
import { Ga as r, Ma as i, ho as a } from './index--te03lJq.js'
import { Ga as o, Pa as s } from './later-DLdlgyuL.js'
import { t as c } from './rest-kUWXK5kc.js'
import { n as l, t as u } from './rest-DzpHyuye.js'
import { n as d, t as f } from './rest-DwShPi51.js'
import { s as p } from './rest-PoPCRb3P.js'
var m = e(a(), 1),
  h = r(),
  g = () => [
    { value: `text`, label: f.text },
    { value: `typed`, label: f.typedData },
  ]
function _({ onClose: e, onReview: r }) {
  let [a, _] = (0, m.useState)(`text`),
    [v, y] = (0, m.useState)({ text: ``, typed: `` }),
    [b, x] = (0, m.useState)(!1),
    S = (0, m.useId)(),
    C = (a === `text` ? u : l)(v[a]),
    w = async () => {
      ;(x(!0), C.ok && r(C.content))
    }
  return (0, h.jsx)(p, {
    opened: !0,
    onClose: e,
    title: f.newMessage,
    size: `lg`,
    closeButtonProps: { 'aria-label': f.close },
    children: (0, h.jsxs)(`form`, {
      className: d.form,
      onSubmit: (e) => {
        ;(e.preventDefault(), w())
      },
      children: [
        (0, h.jsx)(s, {
          'aria-label': f.kind,
          data: g(),
          value: a,
          onChange: (e) => {
            ;(_(e === `typed` ? `typed` : `text`), x(!1))
          },
        }),
        (0, h.jsx)(c, {
          label: a === `text` ? f.textToSign : f.typedJson,
          value: v[a],
          onChange: (e) => {
            let { value: t } = e.currentTarget
            y((e) => ({ ...e, [a]: t }))
          },
          rows: a === `text` ? 6 : 12,
          spellCheck: a === `text`,
          'data-code': a === `typed` || void 0,
          error: b && !C.ok,
          ...t(b && !C.ok && S),
        }),
        b && !C.ok && (0, h.jsx)(n, { kind: `error`, id: S, children: C.reason }),
        (0, h.jsx)(`p`, { className: d.note, children: f.notYet }),
        (0, h.jsxs)(o, {
          justify: `flex-end`,
          children: [
            (0, h.jsx)(i, { onClick: e, children: f.cancel }),
            (0, h.jsx)(i, { type: `submit`, variant: `filled`, children: f.review }),
          ],
        }),
      ],
    }),
  })
}
export { _ as NewMessageDialog }
//# sourceMappingURL=NewMessageDialog-CPFdPQNL.js.map
