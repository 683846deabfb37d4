import { in as e, rn as t } from './lists-DTBg-a7q.js'
function n(e) {
  let { url: t, name: n, note: a } = r(e) ?? {}
  return {
    app: typeof t == `string` ? { name: typeof n == `string` ? n : t, url: t, logoUri: null } : null,
    note: typeof a == `string` ? i(a) : null,
  }
}
function r(e) {
  if (!e) return null
  try {
    let t = JSON.parse(e)
    return typeof t == `object` && t && !Array.isArray(t) ? { ...t } : null
  } catch {
    return null
  }
}
function i(e) {
  let t = a(e).trim()
  return t === `` ? null : t
}
function a(e) {
  let t = e.replace(/<[^>]*>/g, ``)
  return t === e ? e : a(t)
}
var o = (e) => [...e].length <= 200
function s(e, t) {
  if (e === null) return t === `` ? null : l((e) => c({ note: u(t, e) }), t)
  let { name: n } = e,
    r = o(c({ url: e.url })) ? e.url : d(e.url),
    i = t === `` ? {} : { note: t }
  return o(c({ url: r, name: ``, ...i }))
    ? l((e) => c({ url: r, name: u(n, e), ...i }), n)
    : l((e) => c({ url: r, name: ``, note: u(t, e) }), t)
}
var c = (e) => JSON.stringify(e)
function l(e, t) {
  for (let n = [...t].length; n > 0; --n) {
    let t = e(n)
    if (o(t)) return t
  }
  return e(0)
}
function u(e, t) {
  let n = [...e]
  return n.length <= t ? e : `${n.slice(0, Math.max(0, t - 1)).join(``)}…`
}
var d = (e) => (URL.canParse(e) ? new URL(e).origin : e.slice(0, 100)),
  f = (e, n, r) => t(e, n, (e) => o(JSON.stringify({ ...(r && { url: r.url, name: r.name }), note: e })))
function p(t) {
  if (t === null || o(t)) return t
  let { url: n, name: i, note: a } = r(t) ?? {},
    c = typeof n == `string` ? { url: n, name: m(i) } : null,
    { note: l, proofs: u } = e(m(a))
  return s(c, f(l, u, c).note)
}
var m = (e) => (typeof e == `string` ? e : ``)
export { s as i, p as n, f as r, n as t }
//# sourceMappingURL=rest-BlO5BbqV.js.map
