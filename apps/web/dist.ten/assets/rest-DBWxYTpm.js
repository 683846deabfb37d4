const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './rest-BaAjqOzi.js',
      './rolldown-runtime-DLMaRju-.js',
      './later-DLdlgyuL.js',
      './fields-KVqNPxJG.js',
      './lists-DTBg-a7q.js',
      './index--te03lJq.js',
      './index-Nszrimeh.css',
      './lists-Cd1HcrqG.css',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
      './rest-RfDH9dS6.js',
      './rest-DP5aMt8d.js',
      './rest-L3RFoWp3.js',
      './rest-DeRAjEhb.js',
      './rest-pmi3KYbj.js',
      './rest-Cy4Y8Q_t.js',
    ]),
) => i.map((i) => d[i])
import { o as e } from './rolldown-runtime-DLMaRju-.js'
import { St as t } from './later-DLdlgyuL.js'
import { M as n } from './lists-DTBg-a7q.js'
import { Ai as r, Kn as i, Vn as a, ho as o, rt as s, sa as c, tr as l, vi as u, yi as d } from './index--te03lJq.js'
var f = e(o(), 1),
  p = (e) =>
    u({
      queryKey: l.nonces(e),
      queryFn: ({ signal: t }) => a().getNonces({ params: e, signal: t }),
      meta: { persist: !1 },
      staleTime: 0,
    })
function m(e) {
  let { key: t, chain: a } = n(),
    o = r()
  d(p(t))
  let [l, u] = (0, f.useState)(!1),
    [m, h] = (0, f.useState)(null)
  return {
    isBusy: l,
    error: m,
    draft: async (n) => {
      ;(u(!0), h(null))
      try {
        let [{ calls: r, nonce: c, typed: l = [] }, { draftOf: u }, d, f] = await Promise.all([
          n(),
          i(
            () => import(`./rest-BaAjqOzi.js`).then((e) => e.i),
            __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]),
            import.meta.url,
          ),
          o.ensureQueryData(s(t)),
          o.ensureQueryData(p(t)),
        ])
        await e(await u(r, { chain: a, safe: d, nonce: c ?? BigInt(f.recommendedNonce), safeTxGas: null }), l)
      } catch (e) {
        h(c(e))
      } finally {
        u(!1)
      }
    },
  }
}
function h(e, n = ``) {
  let r = t()
  return (t, i = [], a = {}) => r({ transaction: t, note: n, source: e, typed: [...i], ...a })
}
function g(e) {
  let t = (0, f.useRef)(!1),
    n = (0, f.useRef)(null),
    r = (0, f.useRef)(e)
  return (
    (0, f.useEffect)(() => {
      r.current = e
    }),
    (0, f.useEffect)(() => () => n.current?.abort(), []),
    {
      onFocus() {
        ;(n.current?.abort(), (n.current = new AbortController()), (t.current = !1))
        let { signal: e } = n.current
        addEventListener(`pointerdown`, () => (t.current = !0), { capture: !0, signal: e })
        let r = () => setTimeout(() => (t.current = !1))
        for (let t of [`pointerup`, `pointercancel`]) addEventListener(t, r, { capture: !0, signal: e })
      },
      onBlur() {
        if ((n.current?.abort(), !t.current)) return r.current()
        n.current = new AbortController()
        let { signal: e } = n.current,
          i = () => {
            ;(n.current?.abort(), setTimeout(() => r.current()))
          }
        for (let t of [`pointerup`, `pointercancel`]) addEventListener(t, i, { capture: !0, signal: e })
      },
    }
  )
}
var _ = () => sessionStorage
function v(e, t, n = _) {
  return {
    read(r) {
      try {
        return t.parse(n().getItem(y(e, r)) ?? `null`) ?? null
      } catch {
        return null
      }
    },
    write(r, i) {
      try {
        n().setItem(y(e, r), t.print(i))
      } catch {}
    },
    clear(t) {
      try {
        n().removeItem(y(e, t))
      } catch {}
    },
  }
}
function y(e, t) {
  return t === null ? `countersign.${e}` : `countersign.${e}.${typeof t == `string` ? t : `${t.chainId}:${t.safe}`}`
}
export { p as a, m as i, g as n, h as r, v as t }
//# sourceMappingURL=rest-DBWxYTpm.js.map
