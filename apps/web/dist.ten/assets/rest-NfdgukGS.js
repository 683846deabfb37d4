const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './draftOfRequest-BLgYLFXD.js',
      './rest-RfDH9dS6.js',
      './later-DLdlgyuL.js',
      './rolldown-runtime-DLMaRju-.js',
      './fields-KVqNPxJG.js',
      './lists-DTBg-a7q.js',
      './index--te03lJq.js',
      './index-Nszrimeh.css',
      './lists-Cd1HcrqG.css',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
      './rest-DBWxYTpm.js',
      './rest-C76GbEzk.js',
      './rest-BaAjqOzi.js',
      './rest-DP5aMt8d.js',
      './rest-L3RFoWp3.js',
      './rest-DeRAjEhb.js',
      './rest-pmi3KYbj.js',
      './rest-Cy4Y8Q_t.js',
      './rest-CHnfK6lP.js',
      './rest-BCZfbqxO.js',
      './rest-B1EQQfBh.js',
      './rest-D842GMB8.js',
      './rest-DKUe5O8g.js',
      './rest-7WPnzzst.css',
      './rest-BXpYPL_p.js',
      './rest-CJKfR5SF.css',
      './rest-BLweipgx.js',
    ]),
) => i.map((i) => d[i])
import { o as e } from './rolldown-runtime-DLMaRju-.js'
import { T as t, va as n } from './later-DLdlgyuL.js'
import { M as r } from './lists-DTBg-a7q.js'
import { Ai as i, Kn as a, ho as o, sa as s, tr as c, vi as l, xt as u, z as d } from './index--te03lJq.js'
import { t as f } from './rest-BUBkRqV3.js'
function p(e, { version: t, fallbackHandler: r }) {
  return d.get().signOnChain || !u(e, `EIP1271`) || n(t, `1.0.0`) ? !1 : n(t, `1.3.0`) || r !== null
}
var m = e(o(), 1),
  h = (e, t, n) =>
    l({
      queryKey: [...c.account(n), `request-draft`, n.key],
      queryFn: async () => {
        let { draftOfRequest: r } = await a(
          async () => {
            let { draftOfRequest: e } = await import(`./draftOfRequest-BLgYLFXD.js`)
            return { draftOfRequest: e }
          },
          __vite__mapDeps([
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,
          ]),
          import.meta.url,
        )
        return r(n, t, e)
      },
      staleTime: 1 / 0,
      gcTime: 0,
      retry: !1,
      structuralSharing: !1,
      meta: { persist: !1 },
    })
function g(e) {
  let { chain: n, account: o } = r(),
    c = i(),
    l = f(),
    [u, d] = (0, m.useState)(!1),
    [p, g] = (0, m.useState)(null),
    _ = async (e) => {
      ;(d(!0), g(null), await e().catch((e) => g(s(e))), d(!1))
    }
  return {
    isBusy: u,
    error: p,
    act: _,
    review: () =>
      _(async () => {
        let r = await c.ensureQueryData(h(c, n, e)),
          { pageOfRequest: i } = await a(
            async () => {
              let { pageOfRequest: e } = await import(`./draftOfRequest-BLgYLFXD.js`)
              return { pageOfRequest: e }
            },
            __vite__mapDeps([
              0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,
            ]),
            import.meta.url,
          ),
          s = await i(r, n)
        t.find(e.key) !== null &&
          (s.to === `message`
            ? (await t.proposed(e.key, s.hash),
              await l({ to: `/safes/$safe/messages/$hash`, params: { safe: o, hash: s.hash } }))
            : s.to === `message-review`
              ? await l({ to: `/safes/$safe/messages/review`, params: { safe: o }, search: { draft: s.draft } })
              : await l({ to: `/safes/$safe/review`, params: { safe: o }, search: { draft: s.draft } }))
      }),
  }
}
export { g as n, p as r, h as t }
//# sourceMappingURL=rest-NfdgukGS.js.map
