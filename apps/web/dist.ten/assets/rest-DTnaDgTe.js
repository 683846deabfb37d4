import { r as e } from './rest-DlatUGr7.js'
import { Dr as t, Vr as n, er as r } from './later-DLdlgyuL.js'
var i = 4e5,
  a = 1e3,
  o = [`pure`, `view`, `nonpayable`, `payable`],
  s = class extends Error {}
function c(e) {
  let t = e.trim()
  try {
    if (t === ``) throw new s(r.pasteAbi)
    if (t.length > i) throw new s(r.tooLong({ length: t.length, most: i }))
    let e = /^[[{]/.test(t) ? l(t) : f(t)
    if (e.length === 0) throw new s(r.noFunction)
    if (e.length > a) throw new s(r.tooMany({ count: e.length, most: a }))
    return (g(e), { ok: !0, functions: e })
  } catch (e) {
    if (e instanceof s) return { ok: !1, reason: e.message }
    throw e
  }
}
function l(e) {
  let t
  try {
    t = JSON.parse(e)
  } catch (e) {
    throw new s(r.noJson(e instanceof Error ? e.message : String(e)))
  }
  let n = _(t) && `abi` in t ? t.abi : t,
    i = Array.isArray(n) ? n : _(n) && `type` in n ? [n] : null
  if (i === null) throw new s(r.noList)
  return i.flatMap((e, t) => u(e, r.item(t + 1)))
}
function u(e, t) {
  if (typeof e == `string`) return p(e, t)
  if (!_(e)) throw new s(r.noObject(t))
  let {
    type: n = `function`,
    name: i,
    inputs: a = [],
    outputs: c = [],
    stateMutability: l,
    constant: u,
    payable: f,
  } = e
  if (n !== `function`) return []
  if (typeof i != `string` || !/^[A-Za-z_$][\w$]*$/.test(i)) throw new s(r.noName(t))
  let m = o.find((e) => e === l)
  if (l !== void 0 && m === void 0) throw new s(r.noMutability({ place: t, name: i, value: JSON.stringify(l) }))
  return [
    {
      type: `function`,
      name: i,
      inputs: d(a, `${t}, ${i}`),
      outputs: d(c, `${t}, ${i}`),
      stateMutability: m ?? (u === !0 ? `view` : f === !0 ? `payable` : `nonpayable`),
    },
  ]
}
function d(e, t) {
  if (!Array.isArray(e)) throw new s(r.noParameters(t))
  return e.map((e, n) => {
    if (!_(e)) throw new s(r.parameterNoObject({ place: t, number: n + 1 }))
    let { name: i, type: a, components: o } = e,
      c = typeof i == `string` && /^[A-Za-z_$][\w$]*$/.test(i) ? { name: i } : {}
    if (typeof a == `string` && /^tuple(\[\d*\])*$/.test(a))
      return { ...c, type: a, components: d(o, r.parameter({ place: t, number: n + 1 })) }
    if (typeof a != `string` || !m(a)) throw new s(r.noType({ place: t, number: n + 1, type: JSON.stringify(a) }))
    return { ...c, type: a }
  })
}
function f(e) {
  return e
    .split(`
`)
    .map((e) => e.trim().replace(/;$/, ``))
    .flatMap((e, t) => (e === `` || e.startsWith(`//`) ? [] : p(e, r.line(t + 1))))
}
function p(t, n) {
  if (/^(event|error|constructor|fallback|receive)\b/.test(t)) return []
  try {
    let r = e([t.startsWith(`function`) ? t : `function ${t}`].join())
    return r.type === `function` ? (d(r.inputs, `${n}, ${r.name}`), [r]) : []
  } catch (e) {
    throw e instanceof s ? e : new s(r.noSignature({ place: n, text: t.slice(0, 60) }))
  }
}
function m(e) {
  let t = e.replace(/(\[\d*\])+$/, ``),
    n = /^u?int(\d*)$/.exec(t)
  if (n) return n[1] === `` || h(Number(n[1]), 256, 8)
  let r = /^bytes(\d*)$/.exec(t)
  return r
    ? r[1] === `` || h(Number(r[1]), 32, 1)
    : t === `address` || t === `bool` || t === `string` || t === `function`
}
var h = (e, t, n) => e > 0 && e <= t && e % n === 0
function g(e) {
  let i = new Map()
  for (let a of e) {
    let e = n(a),
      o = t(a),
      c = i.get(o)
    if (c !== void 0 && c !== e) throw new s(r.sharedSelector({ first: c, second: e, selector: o }))
    i.set(o, e)
  }
}
var _ = (e) => typeof e == `object` && !!e && !Array.isArray(e)
export { c as t }
//# sourceMappingURL=rest-DTnaDgTe.js.map
