import { o as e } from './rolldown-runtime-DLMaRju-.js'
import { Ga as t, ca as n, ho as r, sa as i } from './index--te03lJq.js'
import { D as a } from './fields-KVqNPxJG.js'
import { n as o, t as s } from './rest-CJZK_U9Z.js'
import { s as c } from './rest-PoPCRb3P.js'
import { M as l } from './lists-DTBg-a7q.js'
import { n as u } from './rest-DGcedK-0.js'
import { r as d, t as f } from './rest-DMf2o7tl.js'
var p = e(r(), 1),
  m = t()
function h({ owner: e, who: t, onClose: r, onProven: h }) {
  let { chain: g, safe: _ } = l(),
    [v, y] = (0, p.useState)(!1),
    [b, x] = (0, p.useState)(null),
    S = async (t, n) => {
      ;(y(!0), x(null))
      try {
        ;(await f({ kind: `owner-proof`, ...n, signature: t }, { chain: g, safe: _, owner: e }), h())
      } catch (e) {
        x(i(e))
      } finally {
        y(!1)
      }
    },
    C = s((e) =>
      e.kind === `owner-proof`
        ? void S(e.signature, e)
        : x(e.kind === `owner-proof-request` ? d.thisIsRequest : d.notAnAnswer),
    )
  return (0, m.jsx)(c, {
    opened: !0,
    onClose: r,
    size: `lg`,
    title: d.answerOf({ who: t }),
    closeButtonProps: { 'aria-label': d.close },
    children: (0, m.jsxs)(`div`, {
      className: u.answer,
      children: [
        (0, m.jsx)(o, {
          state: C.state,
          onText: (t, r) => {
            let i = t.trim()
            if (n(i)) return void S(i, { chainId: BigInt(g.chainId), safe: _, owner: e })
            ;(x(null), C.take(t, r))
          },
          onPassphrase: (e) => void C.unlock(e),
          title: v ? d.verifying : d.readAnswer,
          children: (0, m.jsx)(`p`, { children: d.answerWays }),
        }),
        b !== null && (0, m.jsx)(a, { verdict: `danger`, title: d.notProven, announce: !0, children: b }),
      ],
    }),
  })
}
export { h as EnterAnswer }
//# sourceMappingURL=EnterAnswer-CNhQ33Si.js.map
