import { Ga as e, Ma as t, it as n } from './index--te03lJq.js'
import { Fa as r, Ga as i, Na as a } from './later-DLdlgyuL.js'
import { M as o, Yn as s } from './lists-DTBg-a7q.js'
import { D as c } from './fields-KVqNPxJG.js'
import { t as l } from './rest-Dud8ppZb.js'
import { i as u } from './setup-KxBdoqmO.js'
var d = e()
function f({ delegation: e, onClose: f }) {
  let { chain: p, chainId: m, safe: h } = o(),
    { nameOf: g } = n(),
    { proposer: _, addedBy: v, label: y, isForAll: b } = e,
    { isBusy: x, error: S, run: C } = l(f),
    w = (e) => g(e, m)?.name ?? s(e),
    T = g(_, m)?.name ?? (y || s(_))
  return (0, d.jsx)(r, {
    opened: !0,
    onClose: f,
    title: u.removeTitle({ who: T }),
    closeButtonProps: { 'aria-label': u.close },
    children: (0, d.jsxs)(a, {
      children: [
        (0, d.jsx)(`p`, { children: u.removeEffect({ adder: w(v) }) }),
        b && (0, d.jsx)(c, { verdict: `caution`, title: u.removedEverywhere, children: u.forAllNote({ adder: w(v) }) }),
        (0, d.jsx)(`p`, { children: u.whatIsSigned }),
        S !== null && (0, d.jsx)(c, { verdict: `danger`, announce: !0, title: S }),
        (0, d.jsxs)(i, {
          justify: `flex-end`,
          children: [
            (0, d.jsx)(t, { onClick: f, children: u.keepIt }),
            (0, d.jsx)(t, {
              variant: `filled`,
              loading: x,
              onClick: () => void C(({ removeProposer: t }) => t(p, h, e), u.wasRemoved({ who: T })),
              children: u.signAndRemove,
            }),
          ],
        }),
      ],
    }),
  })
}
export { f as RemoveProposerDialog }
//# sourceMappingURL=RemoveProposerDialog-BzpbSK3A.js.map
