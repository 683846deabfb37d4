const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './rest-CpjWLpd4.js',
      './rolldown-runtime-DLMaRju-.js',
      './later-DLdlgyuL.js',
      './fields-KVqNPxJG.js',
      './lists-DTBg-a7q.js',
      './index--te03lJq.js',
      './index-Nszrimeh.css',
      './lists-Cd1HcrqG.css',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
      './fetchAccountProof-ByvsDOTL.js',
      './rest-BLweipgx.js',
      './rest-B1EQQfBh.js',
      './rest-D842GMB8.js',
      './rest-DKUe5O8g.js',
      './rest-7WPnzzst.css',
      './rest-BXpYPL_p.js',
      './rest-CJKfR5SF.css',
      './rest-DMf2o7tl.js',
      './rest-BQ1q3Igc.js',
    ]),
) => i.map((i) => d[i])
import { o as e } from './rolldown-runtime-DLMaRju-.js'
import {
  Ar as t,
  Br as n,
  Dr as r,
  Kn as i,
  Rr as a,
  br as o,
  ca as s,
  cr as c,
  ho as l,
  or as u,
  sr as d,
  vi as f,
  vr as p,
  wa as m,
  yi as h,
  zr as g,
} from './index--te03lJq.js'
import { M as _, N as v } from './lists-DTBg-a7q.js'
var y = e(l(), 1),
  b = 2e4,
  x = 200,
  S = g({
    chainId: o,
    account: p,
    owner: p,
    signature: t((e) => typeof e == `string` && s(e) && e.length <= b),
    provenAt: n(a()),
  }),
  C = c(`countersign.owner-proofs`, [], u(r(S))),
  w = (e, t) => e.chainId === t.chainId && m(e.account, t.account) && m(e.owner, t.owner),
  T = (e, t, n) => C.get().find((r) => w(r, { chainId: e, account: t, owner: n }))?.signature ?? null,
  E = (e) => C.update((t) => [e, ...t.filter((t) => !w(t, e))].slice(0, x)),
  D = (e, t, n) => d(C).find((r) => w(r, { chainId: e, account: t, owner: n })) ?? null,
  O = (e, t) => {
    let n = d(C)
    return (0, y.useMemo)(() => n.filter((n) => n.chainId === e && m(n.account, t)), [n, e, t])
  },
  k = ({ chain: e, safe: t, owner: n, signature: r, isContract: a, state: o }) =>
    f({
      queryKey: [`owner-proof`, e.chainId, t, n, r, a, o?.version],
      queryFn: async () => {
        if (r === null || !o || a === void 0) return null
        let { isOwnersSignature: s } = await i(
          async () => {
            let { isOwnersSignature: e } = await import(`./rest-CpjWLpd4.js`).then((e) => e.r)
            return { isOwnersSignature: e }
          },
          __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
          import.meta.url,
        )
        return s({ chain: e, safe: t, version: o.version, block: o.block }, n, r, a)
      },
      enabled: r !== null && o !== void 0 && a !== void 0,
      staleTime: 6e4,
      meta: { persist: !1 },
    })
function A(e, t) {
  let { chain: n, safe: r } = _(),
    i = D(n.chainId, r, e),
    { data: a } = h(v(n, r)),
    o = i?.signature ?? null,
    { data: s, error: c } = h(k({ chain: n, safe: r, owner: e, signature: o, isContract: t, state: a }))
  j(e, i === null && t === !0)
  let l = i?.provenAt ?? null
  return i === null
    ? { state: `none`, provenAt: l }
    : c
      ? { state: `unchecked`, provenAt: l }
      : { state: s == null ? `reading` : s ? `proven` : `wrong`, provenAt: l }
}
function j(e, t) {
  let { chain: n, safe: r } = _()
  h({
    queryKey: [`owner-proof`, `of-account`, n.chainId, r, e],
    queryFn: async () => {
      let { fetchAccountProof: t } = await i(
        async () => {
          let { fetchAccountProof: e } = await import(`./fetchAccountProof-ByvsDOTL.js`)
          return { fetchAccountProof: e }
        },
        __vite__mapDeps([10, 11, 5, 1, 6, 2, 3, 4, 7, 8, 9, 12, 13, 14, 15, 16, 17, 0, 18, 19]),
        import.meta.url,
      )
      return t(n, r, e)
    },
    enabled: t,
    refetchInterval: 2e4,
    retry: !1,
    meta: { persist: !1 },
  })
}
export { O as a, E as i, A as n, T as r, k as t }
//# sourceMappingURL=rest-BqoaecWD.js.map
