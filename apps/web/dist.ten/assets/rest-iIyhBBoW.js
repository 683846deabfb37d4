import {
  a as e,
  c as t,
  d as n,
  f as r,
  i,
  l as a,
  o,
  p as s,
  r as c,
  s as l,
  t as u,
  u as d,
} from './rest-DYrD8RnN.js'
import { i as f, r as p, s as m } from './rest-COc_bzz2.js'
function h(n) {
  let r = c(n),
    l = o(t(e(`SafeMessage(bytes message)`), o(a(n.bytes))))
  return { domainHash: s(r), messageHash: s(l), hash: s(i(r, l)) }
}
function g(e) {
  let n = r(e)
  return s(o(t(r(`\x19Ethereum Signed Message:\n${n.length}`), n)))
}
function _(e, t) {
  if (typeof t == `boolean` && e === `bool`) return n(t ? 1n : 0n)
  if (typeof t == `string`) {
    if (e === `string`) return o(r(t))
    if (e === `bytes`) return o(a(t))
    if (e === `address`) return l(t)
    if (/^bytes\d+$/.test(e)) return v(Number(e.slice(5)), t)
  }
  let [, i, s] = /^(u?)int(\d*)$/.exec(e) ?? []
  if (s === void 0) throw TypeError(`The witness cannot read a value of the type "${e}".`)
  let c = s === `` ? 256 : Number(s)
  if (c < 8 || c > 256 || c % 8 > 0) throw TypeError(`The witness knows no type "${e}".`)
  let u = y(t)
  if (i === `u`) return n(u, c)
  if (BigInt.asIntN(c, u) !== u) throw RangeError(`The witness cannot fit ${u} into ${e}.`)
  return n(BigInt.asUintN(256, u))
}
function v(e, t) {
  let n = a(t)
  if (e < 1 || e > 32 || n.length !== e) throw TypeError(`The witness cannot read "${t.slice(0, 24)}" as bytes${e}.`)
  let r = new Uint8Array(32)
  return (r.set(n), r)
}
function y(e) {
  if (typeof e == `bigint`) return e
  if (typeof e == `number` && Number.isSafeInteger(e)) return BigInt(e)
  let [, t, n] = (typeof e == `string` && /^(-?)(0x[\da-f]+|\d+)$/i.exec(e)) || []
  if (n === void 0) throw TypeError(`The witness expected a whole number and cannot read the value.`)
  return t === `-` ? -BigInt(n) : BigInt(n)
}
var b = `EIP712Domain`,
  x = `string name,string version,uint256 chainId,address verifyingContract,bytes32 salt`
function S({ domain: e, types: t, primaryType: n, message: r }) {
  let i = new Map(Object.entries(t))
  i.has(b) || i.set(b, E(e))
  let a = C(i),
    c = n || T(i),
    l = [a(b, e), ...(c === b ? [] : [a(c, r)])]
  return s(o(d([Uint8Array.of(25, 1), ...l])))
}
function C(e) {
  let t = new Map(),
    n = (n) => {
      let i = t.get(n) ?? o(r(w(e, n)))
      return (t.set(n, i), i)
    }
  function i(t, r) {
    let i = e.get(t)
    if (i === void 0 || typeof r != `object` || !r || Array.isArray(r))
      throw TypeError(`The witness cannot read a ${t}.`)
    let s = new Map(Object.entries(r))
    return o(d([n(t), ...i.map((e) => a(e.type, s.get(e.name)))]))
  }
  function a(t, n) {
    return t.endsWith(`]`) ? s(t, n) : e.has(t) ? (n == null ? new Uint8Array(32) : i(t, n)) : _(t, n)
  }
  function s(e, t) {
    let n = e.lastIndexOf(`[`),
      r = e.slice(n + 1, -1)
    if (!Array.isArray(t) || (r !== `` && t.length !== Number(r)))
      throw TypeError(`The witness cannot read a list of the type "${e}".`)
    return o(d(t.map((t) => a(e.slice(0, n), t))))
  }
  return i
}
function w(e, t) {
  let n = new Set([t])
  for (let t of n)
    for (let { type: r } of e.get(t) ?? []) {
      let [t = ``] = r.split(`[`)
      e.has(t) && n.add(t)
    }
  let [, ...r] = n,
    i = (t) => `${t}(${(e.get(t) ?? []).map((e) => `${e.type} ${e.name}`).join()})`
  return [t, ...r.sort()].map(i).join(``)
}
function T(e) {
  let t = new Set(e.keys())
  t.delete(b)
  for (let [n, r] of e)
    if (n !== b)
      for (let { type: e } of r) {
        let [r = ``] = e.split(`[`)
        r !== n && t.delete(r)
      }
  let [n, r] = t
  if (n === void 0 || r !== void 0) throw TypeError(`The witness cannot tell the primary type.`)
  return n
}
function E(e) {
  return x
    .split(`,`)
    .map((e) => e.split(` `))
    .flatMap(([t = ``, n = ``]) => ((e[n] ?? null) === null ? [] : [{ name: n, type: t }]))
}
var D = (e) => (typeof e == `string` ? g(e) : S(e)),
  O = (e) =>
    u(() => {
      let { content: t, payloadHash: n } = e,
        r = D(t),
        i = h({ ...e, bytes: r })
      return [
        [`payload hash`, n, r],
        [`domain hash`, e.domainHash, i.domainHash],
        [`message hash`, e.messageHash, i.messageHash],
        [`safeMessageHash`, e.safeMessageHash, i.hash],
      ]
    }),
  k = 20
function A(e) {
  if (typeof e == `string`) return []
  let t = m(e),
    { message: n } = p(e),
    r = t ? t.allowances.map(({ token: e }) => e) : [f(n.sellToken), f(n.buyToken)].filter((e) => e !== null)
  return r.filter((e, t) => r.findIndex((t) => t.toLowerCase() === e.toLowerCase()) === t).slice(0, k)
}
export { O as n, A as t }
//# sourceMappingURL=rest-iIyhBBoW.js.map
