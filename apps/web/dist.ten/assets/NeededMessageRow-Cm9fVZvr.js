import { En as e, Gt as t, M as n, N as r, Pn as i, Rn as a, S as o, kn as s } from './lists-DTBg-a7q.js'
import { Ga as c, Ma as l, Nt as u, an as d, ci as f, na as p, yi as m, zi as h } from './index--te03lJq.js'
import { r as g } from './page-needs-DYlkKAPC.js'
import { n as _, t as v } from './rest-BJdaFEUy.js'
import { t as y } from './rest-BT_Dwl6x.js'
import { a as b, i as x, n as S, r as C, t as w } from './rest-BKBXBg4l.js'
var T = c()
function E({ message: c, mayCheck: E }) {
  let { chain: D, safe: O, key: k, account: A } = n(),
    { address: j } = u(),
    { online: M, serviceLostAt: N } = d(),
    P = o(),
    F = m({ ...r(D, O), enabled: E }).data,
    I = m(b(D, k, c, F)).data,
    { meaning: L, isTold: R } = C(c, P, I),
    z = x(c, I, F, j, []),
    B = !I || (z.isYours && z.signed < z.required),
    V = Math.min(z.signed, z.required),
    H = t(L.title),
    U = _(c),
    W = { to: `/safes/$safe/messages/$hash`, params: { safe: A, hash: c.messageHash } }
  return (0, T.jsx)(e, {
    ring: (0, T.jsx)(a, {
      size: 36,
      required: z.required,
      signed: V,
      excluded: I?.excluded ?? 0,
      state: B ? `yours` : `open`,
    }),
    title: (0, T.jsxs)(T.Fragment, {
      children: [
        (0, T.jsx)(f, {
          ...W,
          children: (0, T.jsx)(h, {
            text: S.message,
            slots: { title: (0, T.jsx)(y, { parts: L.title, isQuiet: !0 }) },
          }),
        }),
        ` `,
        R && (0, T.jsx)(i, { source: `service` }),
      ],
    }),
    meta: [
      B
        ? g({ act: `sign`, signed: V, required: z.required, ahead: null })
        : S.notNeeded({ signed: V, required: z.required }),
      L.label,
      ...(U ? [(0, T.jsxs)(T.Fragment, { children: [v(U), ` `, (0, T.jsx)(i, { source: `service` })] })] : []),
    ],
    verdict:
      !M || N !== null
        ? (0, T.jsx)(s, { verdict: `unchecked`, label: S.asOf(p(c.modifiedTimestamp)) })
        : (0, T.jsx)(s, { ...w(c.message, L.kind, z.found) }),
    action: (0, T.jsx)(l, {
      variant: B ? `filled` : `default`,
      size: `xs`,
      'aria-label': S.reviewMessage(H),
      renderRoot: (e) => (0, T.jsx)(f, { ...W, ...e }),
      children: S.review,
    }),
  })
}
export { E as NeededMessageRow }
//# sourceMappingURL=NeededMessageRow-Cm9fVZvr.js.map
