import { a as e, i as t, n, o as r, r as i, t as a } from './rest-Cj1rx-Z5.js'
import { dn as o } from './lists-DTBg-a7q.js'
import { da as s } from './index--te03lJq.js'
import { n as c, o as l, t as u } from './rest-DyTJIdPD.js'
import { d, o as f } from './rest-CmDQyV1X.js'
var p = 2097152
async function m(e) {
  return g(new Blob([e]).stream().pipeThrough(new CompressionStream(`deflate-raw`)))
}
async function h(e) {
  return g(new Blob([e]).stream().pipeThrough(new DecompressionStream(`deflate-raw`)))
}
async function g(e) {
  let t = [],
    n = 0,
    r = e.getReader()
  for (;;) {
    let { done: e, value: i } = await r.read()
    if (e) break
    if (((n += i.length), t.push(i), n > p)) {
      await r.cancel().catch(() => void 0)
      let e = d.unpacksTo(p)
      throw new o(`exchange/malformed`, d.noProposal(e), { path: d.theWhole, reason: e })
    }
  }
  let i = new Uint8Array(n),
    a = 0
  for (let e of t) (i.set(e, a), (a += e.length))
  return i
}
var _ = Uint8Array.of(67, 83, 88, 1)
async function v(e) {
  let t = await m(new TextEncoder().encode(JSON.stringify(u(e)))),
    n = new Uint8Array(_.length + t.length + 8)
  return (n.set(_), n.set(t, _.length), n.set(l(n.subarray(0, -8)), n.length - 8), n)
}
async function y(e) {
  let t = e.slice(0, -8)
  if (t.length < _.length) throw f(d.theWhole, d.bytesOnly(e.length))
  let n = s(e.subarray(-8)),
    r = s(l(t))
  if (r !== n) throw new o(`exchange/damaged`, d.bytesChanged({ found: r, expected: n }), { expected: n, found: r })
  if (_.some((e, n) => t[n] !== e)) throw f(d.theWhole, d.otherStart)
  return c(await b(t.slice(_.length)))
}
async function b(e) {
  try {
    return JSON.parse(new TextDecoder(`utf-8`, { fatal: !0 }).decode(await h(e)))
  } catch (e) {
    throw e instanceof o ? e : f(d.theWhole, d.doesNotUnpack)
  }
}
var x = { sealed: `p`, key: `k` }
async function S(e, n) {
  let a = await v(e)
  if (n !== void 0) return `${x.sealed}=${r(await t(a, n))}`
  let { sealed: o, key: s } = await i(a)
  return `${x.sealed}=${r(o)}&${x.key}=${r(s)}`
}
function C(t) {
  let n = t
      .slice(t.lastIndexOf(`#`) + 1)
      .trim()
      .split(`&`)
      .map((e) => e.split(`=`)),
    r = (e) => n.find(([t]) => t === e)?.[1],
    i = r(x.sealed)
  if (i === void 0 || i === ``) return null
  if (n.find(([e]) => e !== x.sealed && e !== x.key) !== void 0 || n.length > 2) throw f(d.theLink, d.moreThanProposal)
  let o = r(x.key),
    s = { sealed: e(i), key: o === void 0 ? null : e(o) }
  if (s.key === null && !a(s.sealed)) throw f(d.theLink, d.noKey)
  return s
}
async function w({ sealed: e, key: t }, r) {
  return y(await n(e, t === null || r !== void 0 ? { passphrase: r ?? `` } : { key: t }))
}
export { y as a, v as i, w as n, C as r, S as t }
//# sourceMappingURL=rest-aNUZyqda.js.map
