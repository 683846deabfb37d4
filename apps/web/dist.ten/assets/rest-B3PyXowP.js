import { f as e } from './rest-BaoHt0l1.js'
var t = {
    4001: `rejected`,
    5e3: `rejected`,
    5001: `rejected`,
    5002: `rejected`,
    5003: `rejected`,
    5100: `not-supported`,
    5101: `not-supported`,
    6e3: `disconnected`,
    4100: `not-authorized`,
    4200: `not-supported`,
    4900: `disconnected`,
    4901: `disconnected`,
    4902: `chain-unknown`,
    [-32002]: `already-open`,
    [-32601]: `not-supported`,
  },
  n = {
    ProviderNotFoundError: `no-provider`,
    ConnectorNotFoundError: `no-provider`,
    ConnectorNotConnectedError: `disconnected`,
    ChainNotConfiguredError: `chain-not-configured`,
    UserRejectedRequestError: `rejected`,
    ResourceUnavailableRpcError: `already-open`,
    ConnectorAccountNotFoundError: `not-authorized`,
    ConnectorUnavailableReconnectingError: `disconnected`,
  },
  r =
    /user (rejected|denied|cancell?ed|closed)|closed modal|request rejected|request reset|accounts received is empty/i,
  i = [`TypeError`, `RangeError`, `ReferenceError`, `SyntaxError`, `InvalidAddressError`],
  a = /cannot (read|set) propert|is not (a function|iterable|defined|an object)|\[object \w+\]|unexpected token/i
function o(t) {
  if (t instanceof e) return t
  let n = s(t)
  for (let r of n.toReversed()) {
    let n = c(r)
    if (n !== void 0) return new e(n, d(r), t)
  }
  let r = n.map((e) => u(e, `message`)).filter((e) => e !== void 0)
  return n.some((e) => i.includes(u(e, `name`) ?? ``)) || r.some((e) => a.test(e))
    ? new e(`unreadable`, {}, t)
    : new e(`failed`, r.length === 0 ? {} : { detail: f(r.at(-1) ?? ``) }, t)
}
function s(e) {
  let t = [],
    n = e
  for (; typeof n == `object` && n && t.length < 10;)
    (t.push(n), (n = l(l(n, `data`), `originalError`) ?? l(n, `cause`)))
  return t
}
function c(e) {
  let i = l(e, `code`)
  if (typeof i == `number` && t[i] !== void 0) return t[i]
  let a = u(e, `name`)
  if (a !== void 0 && n[a] !== void 0) return n[a]
  let o = u(e, `message`) ?? ``
  return /insufficient funds/i.test(o)
    ? `insufficient-funds`
    : r.test(o)
      ? `rejected`
      : /unrecogni[sz]ed chain/i.test(o)
        ? `chain-unknown`
        : void 0
}
function l(e, t) {
  return typeof e == `object` && e ? Reflect.get(e, t) : void 0
}
function u(e, t) {
  let n = l(e, t)
  return typeof n == `string` && n !== `` ? n : void 0
}
var d = (e) => {
    let t = u(e, `message`)
    return t === void 0 ? {} : { detail: f(t) }
  },
  f = (e) =>
    p(
      (
        e.split(`
`)[0] ?? ``
      ).replace(/\.$/, ``),
    ),
  p = (e) => (e.length > 200 ? `${e.slice(0, 200)}…` : e)
export { o as t }
//# sourceMappingURL=rest-B3PyXowP.js.map
