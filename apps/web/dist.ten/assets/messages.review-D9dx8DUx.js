const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './later-DLdlgyuL.js',
      './rolldown-runtime-DLMaRju-.js',
      './fields-KVqNPxJG.js',
      './lists-DTBg-a7q.js',
      './index--te03lJq.js',
      './index-Nszrimeh.css',
      './lists-Cd1HcrqG.css',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
    ]),
) => i.map((i) => d[i])
import { o as e } from './rolldown-runtime-DLMaRju-.js'
import { Fi as t, Ga as n, Kn as r, ci as i, ho as a, u as o, ui as s, wa as c } from './index--te03lJq.js'
import { B as l, U as u } from './later-DLdlgyuL.js'
import { M as d } from './lists-DTBg-a7q.js'
import { t as f } from './rest-BUBkRqV3.js'
import { n as p, t as m } from './rest-BGMwgicC.js'
import { t as h } from './rest-DwShPi51.js'
import { t as g } from './rest-B9IDoHRI.js'
var _ = e(a(), 1),
  v = n()
function y({ draftId: e, onProposed: n, share: r }) {
  let { key: a, account: o } = d(),
    s = f(),
    m = (0, _.useMemo)(() => u.read(e) ?? l(e), [e])
  return !m || m.chainId !== a.chainId || !c(m.safe, a.safe)
    ? (0, v.jsx)(t, {
        level: 1,
        sentence: h.noDraft,
        detail: h.noDraftWhy,
        action: (0, v.jsx)(i, {
          to: `/safes/$safe/messages`,
          params: { safe: o },
          className: `cs-link`,
          children: h.openMessages,
        }),
      })
    : (0, v.jsx)(p, {
        content: m.message,
        origin: m.origin,
        details: null,
        askedHash: null,
        draft: { id: e, draft: m },
        ...(r ? { share: r } : {}),
        onProposed: (e) => n(m, e),
        onStored: (t) => {
          ;(u.remove(e), s({ to: `/safes/$safe/messages/$hash`, params: { safe: o, hash: t }, replace: !0 }))
        },
      })
}
function b() {
  let { draft: e = `` } = o.useSearch(),
    { account: t } = d(),
    n = s(),
    r = u.read(e)
  return (0, v.jsxs)(v.Fragment, {
    children: [
      (0, v.jsx)(g, {
        request: r?.request,
        app: r?.origin,
        what: `message`,
        onDrop: () => {
          ;(u.remove(e), n({ to: `/safes/$safe/messages`, params: { safe: t } }))
        },
      }),
      (0, v.jsx)(
        y,
        {
          draftId: e,
          share: (e, t) => (0, v.jsx)(m, { source: e, checks: t }),
          onProposed: async ({ request: e }, t) => {
            e !== void 0 && (await x(e, t))
          },
        },
        e,
      ),
    ],
  })
}
async function x(e, t) {
  let { requestStore: n } = await r(
    async () => {
      let { requestStore: e } = await import(`./later-DLdlgyuL.js`).then((e) => e.E)
      return { requestStore: e }
    },
    __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8]),
    import.meta.url,
  )
  await n.proposed(e, t)
}
export { b as component }
//# sourceMappingURL=messages.review-D9dx8DUx.js.map
