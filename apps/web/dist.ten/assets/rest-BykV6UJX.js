import { r as e } from './rolldown-runtime-DLMaRju-.js'
import { t } from './rest-DJfmUtIb.js'
import {
  Dr as n,
  Gr as r,
  Ir as i,
  Qr as a,
  Vn as o,
  Yr as s,
  Zr as c,
  br as l,
  cr as u,
  oa as d,
  or as f,
  vr as p,
  wa as m,
  wr as h,
  zr as g,
} from './index--te03lJq.js'
import { t as _ } from './rest-RxGX0XL-.js'
import { t as v } from './rest-DTnaDgTe.js'
import { fn as y, mn as b } from './later-DLdlgyuL.js'
var x = e({
    AddedAbi: () => S,
    addedAbiAt: () => D,
    addedAbiFor: () => O,
    addedAbisStore: () => C,
    forgetAddedAbi: () => E,
    saveAddedAbi: () => T,
  }),
  S = g({
    address: p,
    chainId: i(l),
    functions: n(r().check(a(3), c(4e3))).check(c(1e3)),
    descriptor: h(i(r().check(c(2e5))), null),
  }),
  C = u(`countersign.abis`, [], f(n(S))),
  w = (e, t) => e.chainId === t.chainId && m(e.address, t.address),
  T = (e) =>
    C.update((t) => [...t.filter((t) => !w(t, e)), ...(e.functions.length > 0 || e.descriptor !== null ? [e] : [])]),
  E = (e) => C.update((t) => t.filter((t) => !w(t, e))),
  D = (e) => C.get().find((t) => w(t, e))
function O(e, t) {
  let n = C.get().filter((t) => m(t.address, e))
  return n.find((e) => e.chainId === t) ?? n.find((e) => e.chainId === null)
}
var k = new Map(),
  A = d()
function j(e, t) {
  let n = [e.chainId, t.toLowerCase()].join(),
    r = k.get(n)
  return r === void 0
    ? (k.set(n, null),
      o()
        .getDescriptors({ params: { chainId: e.chainId, address: t } })
        .then(
          (r) => {
            let i = r.flatMap(({ text: n }) => N(n, e, t) ?? [])[0]
            i !== void 0 && (k.set(n, i), A.notify())
          },
          () => void 0,
        ),
      null)
    : r
}
var M = A.subscribe
function N(e, n, r) {
  let i = t(e)
  return i.ok && i.descriptor.deployments.some((e) => e.chainId === n.chainId && m(e.address, r)) ? i.descriptor : null
}
var P = 1e4,
  F = g({ abi: i(n(s())) }),
  I = new Map(),
  L = d()
function R(e, t, n) {
  let r = [e.url, t.chainId, n.toLowerCase()].join(),
    i = I.get(r)
  return i === void 0
    ? (I.set(r, null),
      V(e, t.chainId, n).then(
        (e) => {
          e !== null && (I.set(r, e), L.notify())
        },
        () => void 0,
      ),
      null)
    : i
}
var z = L.subscribe,
  B = (e, t, n) => V(e, t.chainId, n)
async function V({ name: e, url: t }, n, r) {
  let i = `${t.replace(/\/+$/, ``)}/v2/contract/${n}/${r}?fields=abi`,
    a = await fetch(i, { credentials: `omit`, signal: AbortSignal.timeout(P) })
  if (!a.ok) return null
  let o = F.safeParse(await a.json()),
    s = o.success && o.data.abi ? v(JSON.stringify(o.data.abi)) : null
  return s?.ok ? { provider: e, abi: s.functions } : null
}
var H = e({ localDecoder: () => U, onDecoderChange: () => K }),
  U = (e, t, n = new Map(), r = null, i = !1) =>
    _({
      addedFor: (t) => n.get(t.toLowerCase()) ?? q(t, e.chainId),
      descriptorsFor: (t) => {
        let n = G(e, t),
          r = i ? j(e, t) : null
        return [...(n ? [{ descriptor: n, by: `person` }] : []), ...(r ? [{ descriptor: r, by: `operator` }] : [])]
      },
      targetOf: r ?? ((t, n) => b(e, t, n)),
      ...(t ? { claimFor: (n) => R(t, e, n) } : {}),
    }),
  W = new Map()
function G(e, n) {
  let r = O(n, e.chainId)?.descriptor
  if (!r) return null
  let i = W.get(r)
  if (i === void 0) {
    let e = t(r)
    ;((i = e.ok ? e.descriptor : null), W.set(r, i))
  }
  let a = i?.deployments.some((t) => t.chainId === e.chainId && m(t.address, n))
  return i?.deployments.length === 0 || a ? i : null
}
function K(e) {
  let t = [y(e), z(e), M(e), C.subscribe(e)]
  return () => {
    for (let e of t) e()
  }
}
function q(e, t) {
  let n = O(e, t)?.functions
  return n && n.length > 0 ? n : void 0
}
export { S as a, C as c, T as d, B as i, x as l, H as n, D as o, K as r, O as s, U as t, E as u }
//# sourceMappingURL=rest-BykV6UJX.js.map
