import { Aa as e, Ea as t } from './index--te03lJq.js'
import { Un as n, Wn as r } from './later-DLdlgyuL.js'
var i = 64,
  a = 20
function o(e) {
  let t = [],
    { types: r } = n(e),
    i = l(e),
    o = s(r, r.EIP712Domain ?? [], e.domain, `domain`, 0, t),
    c = s(r, i === `` || i === `EIP712Domain` || !Object.hasOwn(r, i) ? [] : (r[i] ?? []), e.message, `message`, 0, t)
  return { data: { ...e, domain: o, message: c }, unsigned: t.slice(0, a) }
}
function s(e, t, n, r, i, a) {
  let o = new Set(t.map(({ name: e }) => e))
  for (let e of Object.keys(n)) o.has(e) || a.push(`${r}.${e}`)
  return Object.fromEntries(
    t
      .filter(({ name: e }) => Object.hasOwn(n, e))
      .map(({ name: t, type: o }) => [t, c(e, o, n[t], `${r}.${t}`, i + 1, a)]),
  )
}
function c(e, t, n, r, a, o) {
  if (a > i) return
  let l = /^(.*)\[\d*\]$/.exec(t)?.[1]
  return l !== void 0 && Array.isArray(n)
    ? n.map((t, n) => c(e, l, t, `${r}[${n}]`, a + 1, o))
    : !Object.hasOwn(e, t) || !u(n)
      ? n
      : s(e, e[t] ?? [], n, r, a, o)
}
function l(e) {
  try {
    return r(e)
  } catch {
    return ``
  }
}
var u = (e) => typeof e == `object` && !!e && !Array.isArray(e),
  d = 2n ** 256n - 1n
function f(e) {
  let { data: t } = o(e),
    { message: n } = t,
    r = v(n.spender)
  if (r === null) return null
  let i = y(n.deadline ?? n.sigDeadline ?? n.expiry),
    a = m(p(t), t)
  return a === null || a.length === 0 ? null : { spender: r, allowances: a, deadline: i }
}
var p = l
function m(e, { domain: t, message: n }) {
  if (e === `Permit`) {
    let e = v(t.verifyingContract),
      r = `allowed` in n ? (g(n.allowed) ? d : 0n) : y(n.value)
    return e === null || r === null ? null : [{ token: e, amount: r }]
  }
  return e === `PermitSingle` || e === `PermitBatch`
    ? h(n.details)
    : /^Permit(Batch)?(Witness)?TransferFrom$/.test(e)
      ? h(n.permitted)
      : null
}
function h(e) {
  let t = Array.isArray(e) ? e : [e],
    n = t
      .map((e) => {
        if (!_(e)) return null
        let [t, n] = [v(e.token), y(e.amount)]
        return t === null || n === null ? null : { token: t, amount: n }
      })
      .filter((e) => e !== null)
  return n.length === t.length ? n : null
}
var g = (e) => e === !0 || e === `true` || e === 1 || e === `1`,
  _ = (e) => typeof e == `object` && !!e && !Array.isArray(e),
  v = (n) => (typeof n == `string` && t(n.toLowerCase()) ? e(`0x${n.slice(2)}`) : null)
function y(e) {
  return typeof e == `number`
    ? Number.isSafeInteger(e)
      ? BigInt(e)
      : null
    : typeof e != `string` || !/^(-?\d+|0x[0-9a-fA-F]+)$/.test(e)
      ? null
      : BigInt(e)
}
var b = (e) => {
    let { domain: t, message: n } = o(e).data
    return { ...e, domain: t, message: n }
  },
  x = [
    [`name`, `string`],
    [`version`, `string`],
    [`chainId`, `uint256`],
    [`verifyingContract`, `address`],
    [`salt`, `bytes32`],
  ],
  S = 400
function C(e) {
  let t = b(e),
    n = (
      t.types.EIP712Domain
        ? t.types.EIP712Domain.map(({ name: e, type: t }) => [e, t])
        : x.filter(([e]) => t.domain[e] !== void 0 && t.domain[e] !== null)
    ).map(([e, n]) => ({ group: `domain`, path: e, name: e, type: n, value: t.domain[e], siblings: t.domain })),
    r = p(t)
  return (r !== `EIP712Domain` && w(t, r, t.message, ``, n), { fields: n.slice(0, S), isWhole: n.length <= S })
}
function w(e, t, n, r, i) {
  if (D(n))
    for (let { name: a, type: o } of E(e, t) ?? [])
      T(e, o, a, Object.hasOwn(n, a) ? n[a] : void 0, r === `` ? a : `${r}.${a}`, n, i)
}
function T(e, t, n, r, i, a, o) {
  if (o.length > S) return
  let s = /^(.*)\[\d*\]$/.exec(t)?.[1]
  if (s !== void 0 && Array.isArray(r) && r.length > 0)
    for (let [t, c] of r.entries()) T(e, s, n, c, `${i}[${t}]`, a, o)
  else {
    if (E(e, t) !== void 0 && D(r)) return w(e, t, r, i, o)
    o.push({ group: `message`, path: i, name: n, type: t, value: r, siblings: a })
  }
}
var E = ({ types: e }, t) => (Object.hasOwn(e, t) ? e[t] : void 0),
  D = (e) => typeof e == `object` && !!e && !Array.isArray(e)
export { y as a, o as c, v as i, C as n, p as o, b as r, f as s, D as t }
//# sourceMappingURL=rest-COc_bzz2.js.map
