import { Vr as e, er as t } from './later-DLdlgyuL.js'
import { Aa as n, Ea as r } from './index--te03lJq.js'
import { r as i } from './rest-DlatUGr7.js'
function a({ name: e, inputs: t, stateMutability: n }) {
  return `${e}(${o(t)})${n === `nonpayable` ? `` : ` ${n}`}`
}
var o = (e) => e.map((e) => [s(e), e.name].filter(Boolean).join(` `)).join(`,`),
  s = (e) => (`components` in e ? `(${o(e.components)})${e.type.slice(5)}` : e.type),
  c = 2e5,
  l = 64,
  u = 120
function d(e) {
  if (e.length > c) return v(t.fileTooLong({ length: e.length, most: c }))
  let i
  try {
    i = JSON.parse(e)
  } catch (e) {
    return v(t.noJson(e instanceof Error ? e.message : String(e)))
  }
  let a = x(x(i, `context`), `contract`),
    o = x(x(i, `display`), `formats`)
  if (!b(a)) return v(t.noContext)
  if (!b(o)) return v(t.noFormats)
  let s = x(x(i, `display`), `definitions`),
    l = Object.entries(o).flatMap(([e, t]) => f(e, t, s))
  if (l.length === 0) return v(t.noIntent)
  let u = x(x(i, `metadata`), `owner`),
    d = y(a.deployments).flatMap((e) => {
      let t = x(e, `address`),
        i = x(e, `chainId`)
      return typeof t == `string` && r(t) && /^\d+$/.test(String(i)) ? [{ address: n(t), chainId: String(i) }] : []
    })
  return { ok: !0, descriptor: { owner: _(u), deployments: d, formats: l } }
}
function f(e, t, n) {
  let r = x(t, `intent`),
    i = _(r) ?? (b(r) ? _(Object.values(r).join(`, `)) : null),
    a = p(e)
  if (i === null || a === null) return []
  let o = h(x(t, `fields`), ``, n)
  return [{ ...a, intent: i, fields: o.slice(0, l) }]
}
function p(t) {
  try {
    let n = i([`function ${t}`].join())
    return n.type === `function` ? { signature: e(n), names: n.inputs.map(m) } : null
  } catch {
    return null
  }
}
var m = (e) => ({
  name: e.name ?? ``,
  parts: `components` in e ? e.components.map(m) : null,
  lists: e.type.match(/\[\d*\]/g)?.length ?? 0,
})
function h(e, t, n, r = 0) {
  return y(e).flatMap((e) => {
    let i = x(e, `path`),
      a = typeof i == `string` ? g(t, i) : t,
      o = x(e, `fields`)
    if (o !== void 0 && r < 4) return h(o, a, n, r + 1)
    let s = x(e, `$ref`),
      c = typeof s == `string` ? x(n, s.split(`.`).at(-1) ?? ``) : void 0,
      l = _(x(e, `label`)) ?? _(x(c, `label`))
    return l === null || a === `` ? [] : [{ label: l, path: a }]
  })
}
var g = (e, t) => (/^[#$@]/.test(t) ? t.replace(/^#\.?/, ``) : [e, t].filter(Boolean).join(`.`))
function _(e) {
  if (typeof e != `string`) return null
  let t = e.replaceAll(/[\p{C}\s]+/gu, ` `).trim()
  return t === `` ? null : t.slice(0, u)
}
var v = (e) => ({ ok: !1, reason: e }),
  y = (e) => (Array.isArray(e) ? e : []),
  b = (e) => typeof e == `object` && !!e && !Array.isArray(e),
  x = (e, t) => (b(e) && Object.hasOwn(e, t) ? e[t] : void 0)
export { a as n, d as t }
//# sourceMappingURL=rest-DJfmUtIb.js.map
