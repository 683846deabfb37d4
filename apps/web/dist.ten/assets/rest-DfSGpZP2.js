import {
  Dr as e,
  Er as t,
  Or as n,
  Pr as r,
  Ui as i,
  Wi as a,
  Xi as o,
  Yi as s,
  aa as c,
  ca as l,
  da as u,
  ma as d,
  pa as f,
  sa as p,
  ta as m,
  ua as h,
} from './later-DLdlgyuL.js'
import { I as g, Ut as _ } from './rest-DP5aMt8d.js'
import { r as v } from './rest-pmi3KYbj.js'
function y(e) {
  let t = []
  if (typeof e == `string`) {
    let n = h(e),
      r = n.length
    for (let e = 0; e < r; e++) t.push(l(n[e], { modifiers: d }))
  } else {
    let n = p(e),
      r = e.length
    for (let i = 0; i < r; i++) {
      let r = e[i]
      if (f(r)) continue
      let a = h(r),
        o = a.length
      for (let e = 0; e < o; e++) t.push(l(a[e], { modifiers: d, structs: n }))
    }
  }
  if (t.length === 0) throw new u({ params: e })
  return t
}
var b = `/docs/contract/encodeErrorResult`
function x(o) {
  let { abi: s, errorName: l, args: u } = o,
    d = s[0]
  if (l) {
    let e = t({ abi: s, args: u, name: l })
    if (!e) throw new a(l, { docsPath: b })
    d = e
  }
  if (d.type !== `error`) throw new a(void 0, { docsPath: b })
  let f = c(d),
    p = e(f),
    m = `0x`
  if (u && u.length > 0) {
    if (!d.inputs) throw new i(d.name, { docsPath: b })
    m = n(d.inputs, u)
  }
  return r([p, m])
}
var S = `/docs/contract/encodeFunctionResult`
function C(e) {
  let { abi: r, functionName: i, result: a } = e,
    c = r[0]
  if (i) {
    let e = t({ abi: r, name: i })
    if (!e) throw new s(i, { docsPath: S })
    c = e
  }
  if (c.type !== `function`) throw new s(void 0, { docsPath: S })
  if (!c.outputs) throw new o(c.name, { docsPath: S })
  let l = (() => {
    if (c.outputs.length === 0) return []
    if (c.outputs.length === 1) return [a]
    if (Array.isArray(a)) return a
    throw new m(a)
  })()
  return n(c.outputs, l)
}
var w = `x-batch-gateway:true`
async function T(e) {
  let { data: t, ccipRequest: n } = e,
    {
      args: [r],
    } = v({ abi: g, data: t }),
    i = [],
    a = []
  return (
    await Promise.all(
      r.map(async (e, t) => {
        try {
          ;((a[t] = e.urls.includes(`x-batch-gateway:true`) ? await T({ data: e.data, ccipRequest: n }) : await n(e)),
            (i[t] = !1))
        } catch (e) {
          ;((i[t] = !0), (a[t] = E(e)))
        }
      }),
    ),
    C({ abi: g, functionName: `query`, result: [i, a] })
  )
}
function E(e) {
  return e.name === `HttpRequestError` && e.status
    ? x({ abi: g, errorName: `HttpError`, args: [e.status, e.shortMessage] })
    : x({ abi: [_], errorName: `Error`, args: [`shortMessage` in e ? e.shortMessage : e.message] })
}
export { w as n, y as r, T as t }
//# sourceMappingURL=rest-DfSGpZP2.js.map
