import { o as e } from './rolldown-runtime-DLMaRju-.js'
import {
  Ai as t,
  F as n,
  Fi as r,
  Ga as i,
  Ma as a,
  Mi as o,
  Zn as s,
  ci as c,
  d as l,
  er as u,
  ho as d,
  ji as f,
  tr as p,
  ui as m,
  yi as h,
} from './index--te03lJq.js'
import { M as g, Sn as _ } from './lists-DTBg-a7q.js'
import { r as v, t as y } from './rest-C1eQ6T0E.js'
import { y as b } from './later-DLdlgyuL.js'
import { n as x, t as S } from './rest-BGMwgicC.js'
import { r as C } from './rest-B05EYwN-.js'
import { t as w } from './rest-DwShPi51.js'
import { n as T } from './rest-BJdaFEUy.js'
var E = e(d(), 1),
  D = i()
function O({ kept: e }) {
  let { key: n, account: r } = g(),
    i = t(),
    o = m(),
    [s, c] = (0, E.useState)(!1),
    l = async () => {
      ;(c(!1),
        await C.remove(e),
        await o({ to: `/safes/$safe/messages`, params: { safe: r } }),
        i.removeQueries({ queryKey: p.message(n, e.messageHash) }),
        await i.invalidateQueries({ queryKey: p.messages(n) }),
        f.show({ kind: `info`, title: w.removed }))
    }
  return (0, D.jsxs)(D.Fragment, {
    children: [
      (0, D.jsx)(a, { variant: `subtle`, onClick: () => c(!0), children: w.remove }),
      s && (0, D.jsx)(y, { kept: e, onClose: () => c(!1), onConfirm: () => void l() }),
    ],
  })
}
var k = /^0x[0-9a-f]{64}$/i
function A({ hash: e, share: t }) {
  let { account: n } = g()
  return k.test(e)
    ? (0, D.jsx)(j, { hash: `0x${e.slice(2)}`, ...(t ? { share: t } : {}) })
    : (0, D.jsx)(r, {
        level: 1,
        sentence: w.noHash,
        detail: w.noHashWhy(e),
        action: (0, D.jsx)(c, {
          to: `/safes/$safe/messages`,
          params: { safe: n },
          className: `cs-link`,
          children: w.openMessages,
        }),
      })
}
function j({ hash: e, share: t }) {
  let { key: r } = g(),
    { from: i } = s(),
    { data: a, error: c, isPending: l, dataUpdatedAt: d, refetch: f } = h(b(r, e)),
    p = h({ ...v(r), enabled: i === `chain` }).data?.messages.find(({ messageHash: t }) => t === e.toLowerCase()),
    m = () => void f()
  if (a)
    return (0, D.jsxs)(D.Fragment, {
      children: [
        c && (0, D.jsx)(_, { at: d, onRefresh: m, children: w.cached }),
        (0, D.jsx)(x, {
          content: a.message,
          origin: T(a),
          details: a,
          askedHash: e,
          draft: null,
          onStored: () => {},
          ...(p && i === `chain` ? { remove: (0, D.jsx)(O, { kept: p }) } : {}),
          ...(t ? { share: t } : {}),
        }),
      ],
    })
  if (l) return (0, D.jsx)(o, { rows: 4, shape: `transaction`, label: w.loading })
  let y = i === `chain`,
    S = c instanceof u && [400, 404, 422].includes(c.statusCode)
  return (0, D.jsx)(n, {
    isPage: !0,
    title: S ? (y ? w.notInBrowser : w.notInService) : w.failed,
    error: c,
    stillWorks: S ? w.requested(e) : w.stillWorks,
    onRetry: m,
  })
}
function M() {
  let { hash: e } = l.useParams()
  return (0, D.jsx)(A, { hash: e, share: (e, t) => (0, D.jsx)(S, { source: e, checks: t }) }, e)
}
export { M as component }
//# sourceMappingURL=messages._hash-CUNodrJK.js.map
