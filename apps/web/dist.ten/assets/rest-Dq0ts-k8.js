const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './lists-DTBg-a7q.js',
      './rolldown-runtime-DLMaRju-.js',
      './index--te03lJq.js',
      './index-Nszrimeh.css',
      './lists-Cd1HcrqG.css',
      './later-DLdlgyuL.js',
      './fields-KVqNPxJG.js',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
    ]),
) => i.map((i) => d[i])
import { r as e } from './rolldown-runtime-DLMaRju-.js'
import { an as t, kt as n } from './later-DLdlgyuL.js'
import { Vn as r } from './lists-DTBg-a7q.js'
import { Dr as i, Gr as a, Ir as o, Kn as s, Tr as c, or as l, ti as u, wa as d, zr as f } from './index--te03lJq.js'
import { o as p } from './rest-Cmmjidi6.js'
import { i as m, r as h } from './rest-DBWxYTpm.js'
import { n as g, t as _ } from './rest-D779xla8.js'
function v({ waiting: e, isPending: t }, r) {
  let [i] = e
  if (!i) return t ? `` : n.noCancellation({ threshold: r })
  let a = Math.max(0, r - i.signedBy.length)
  return a === 0 ? n.cancellationSigned : n.cancellationWaits({ missing: a })
}
var y = `0x46ba2307`
function b(e) {
  let { data: t, isPending: n } = p()
  return {
    waiting: (t?.waiting ?? [])
      .filter(({ signed: t }) => t !== null && x(t, e))
      .toSorted((e, t) => t.signedBy.length - e.signedBy.length || Number(e.nonce - t.nonce)),
    before: new Set(t?.waiting.map(({ nonce: e }) => e)).size,
    isPending: n,
  }
}
var x = (e, { account: n, address: i, queueNonce: a }) =>
  t(n, e).some(
    ({ caller: e, to: t, operation: o, data: s }) =>
      o === 0 && d(e, n) && d(t, i) && s.slice(0, 10).toLowerCase() === y && (r(s, 4).uint(0) ?? 0n) >= a,
  )
function S(e) {
  let t = h(`setup`),
    { isBusy: n, error: r, draft: i } = m(t),
    a = (e, t) =>
      i(async () => ({
        calls: e(
          await s(
            () => import(`./lists-DTBg-a7q.js`).then((e) => e.dt),
            __vite__mapDeps([0, 1, 2, 3, 4]),
            import.meta.url,
          ),
        ),
        ...(t === void 0 ? {} : { nonce: t }),
      }))
  return {
    isBusy: n,
    error: r,
    cancel: (t) => a(({ cancelAttempts: t }) => [t(e)], t),
    cancelAndRemove: (t) => a(({ cancelAttempts: n, removeRecoverers: r }) => [n(e), ...r(e, [t])]),
    removeModule: (t) =>
      i(async () => {
        let { planModuleRemoval: n } = await s(
          async () => {
            let { planModuleRemoval: e } = await import(`./later-DLdlgyuL.js`).then((e) => e.Dn)
            return { planModuleRemoval: e }
          },
          __vite__mapDeps([5, 1, 6, 0, 2, 3, 4, 7, 8]),
          import.meta.url,
        )
        return { calls: n(e.account, t, [e.address]) }
      }),
  }
}
var C = e({ recoveryForms: () => O }),
  w = f({ preset: o(a().check(u(/^\d{1,12}$/))), text: a(), unit: c([`seconds`, `minutes`, `hours`, `days`]) }),
  T = l(f({ recoverers: i(a()), notice: w, expiration: w })),
  E = ({ preset: e, text: t, unit: n }) => ({ preset: e === null ? null : String(e), text: t, unit: n }),
  D = ({ preset: e, text: t, unit: n }) => ({ preset: e === null ? null : BigInt(e), text: t, unit: n }),
  O = g(`recovery`, {
    parse(e) {
      let t = T.parse(e)
      return (
        t && {
          recoverers: t.recoverers.map((e) => ({ ..._(), text: e })),
          notice: D(t.notice),
          expiration: D(t.expiration),
        }
      )
    },
    print: ({ recoverers: e, notice: t, expiration: n }) =>
      T.print({ recoverers: e.map(({ text: e }) => e), notice: E(t), expiration: E(n) }),
  }),
  k = (e) => (e === null ? `none` : [e.address, e.cooldown, e.expiration, ...e.recoverers].join(` `))
export { b as a, S as i, C as n, v as o, k as r, O as t }
//# sourceMappingURL=rest-Dq0ts-k8.js.map
