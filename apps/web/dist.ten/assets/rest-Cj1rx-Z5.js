import { dn as e } from './lists-DTBg-a7q.js'
import { d as t, o as n } from './rest-CmDQyV1X.js'
function r(e) {
  let t = ``
  for (let n of e) t += String.fromCharCode(n)
  return btoa(t).replaceAll(`+`, `-`).replaceAll(`/`, `_`).replaceAll(`=`, ``)
}
function i(e) {
  if (!/^[A-Za-z0-9_-]*$/.test(e)) throw n(t.theLink, t.foreignCharacters)
  let i
  try {
    i = atob(e.replaceAll(`-`, `+`).replaceAll(`_`, `/`))
  } catch {
    throw n(t.theLink, t.cutOff)
  }
  let a = Uint8Array.from(i, (e) => e.charCodeAt(0))
  if (r(a) !== e) throw n(t.theLink, t.changedEnd)
  return a
}
var a = 6e5,
  o = 5e6,
  s = 1,
  c = { key: 1, passphrase: 2 },
  l = 16,
  u = 12,
  d = 16
async function f(e) {
  let t = crypto.getRandomValues(new Uint8Array(32)),
    n = Uint8Array.of(s, c.key)
  return { sealed: await y(await _(t), n, e), key: t }
}
async function p(e, t) {
  let n = new Uint8Array(22)
  return (
    n.set([s, c.passphrase]),
    new DataView(n.buffer).setUint32(2, a),
    n.set(crypto.getRandomValues(new Uint8Array(l)), 6),
    y(await v(t, n.slice(6), a), n, e)
  )
}
function m(e) {
  let [r, i] = e
  if (r !== s) throw n(t.theLink, t.linkVersion({ found: String(r), reads: s }))
  if (i !== c.key && i !== c.passphrase) throw n(t.theLink, t.unknownMode(String(i)))
  return i === c.passphrase
}
async function h(e, r) {
  let i = m(e),
    s = i ? 22 : 2
  if (e.length < s + u + d) throw n(t.theLink, t.cutOff)
  let c = e.slice(0, s)
  if (`passphrase` in r !== i) throw x()
  if (!(`passphrase` in r)) {
    if (r.key.length !== 32) throw x()
    return b(await _(Uint8Array.from(r.key)), c, e)
  }
  let l = new DataView(c.buffer).getUint32(2)
  if (l < a || l > o) throw n(t.theLink, t.rounds({ found: l, least: a, most: o }))
  return b(await v(r.passphrase, c.slice(6), l), c, e)
}
function g() {
  let { subtle: n } = globalThis.crypto
  if (n === void 0) throw new e(`exchange/unsupported`, t.noEncryption, { missing: `crypto.subtle` })
  return n
}
var _ = (e) => g().importKey(`raw`, e, `AES-GCM`, !1, [`encrypt`, `decrypt`])
async function v(e, t, n) {
  let r = new TextEncoder().encode(e.normalize(`NFKC`)),
    i = await g().importKey(`raw`, r, `PBKDF2`, !1, [`deriveKey`]),
    a = { name: `PBKDF2`, hash: `SHA-256`, salt: t, iterations: n }
  return g().deriveKey(a, i, { name: `AES-GCM`, length: 256 }, !1, [`encrypt`, `decrypt`])
}
async function y(e, t, n) {
  let r = crypto.getRandomValues(new Uint8Array(u)),
    i = await g().encrypt({ name: `AES-GCM`, iv: r, additionalData: t }, e, n),
    a = new Uint8Array(t.length + u + i.byteLength)
  return (a.set(t), a.set(r, t.length), a.set(new Uint8Array(i), t.length + u), a)
}
async function b(e, t, n) {
  let r = n.slice(t.length, t.length + u),
    i = n.slice(t.length + u)
  try {
    return new Uint8Array(await g().decrypt({ name: `AES-GCM`, iv: r, additionalData: t }, e, i))
  } catch (e) {
    throw x(e)
  }
}
var x = (n) => new e(`exchange/locked`, t.cannotOpen, {}, n)
export { i as a, p as i, h as n, r as o, f as r, m as t }
//# sourceMappingURL=rest-Cj1rx-Z5.js.map
