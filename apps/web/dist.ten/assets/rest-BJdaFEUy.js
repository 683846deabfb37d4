import { Ct as e } from './later-DLdlgyuL.js'
import { It as t, Kt as n, Lt as r, Pt as i, Rt as a, Ut as o, Wt as s, zt as c } from './lists-DTBg-a7q.js'
import { aa as l, ea as u, xa as d, ya as f } from './index--te03lJq.js'
import { i as p, n as m, t as h } from './rest-CAN2a4h5.js'
import { a as g, i as _, o as v, r as y, s as b } from './rest-COc_bzz2.js'
var x = d(`message-meaning`, {
    raw: `Raw hash`,
    rawTitle: (e) => `Unreadable ${f(e)}-byte value`,
    signsRaw: (e) => `{account} would sign ${f(e)} bytes that {warning}.`,
    unreadable: `no program can read`,
    signIn: `Text, sign-in`,
    signInTitle: (e) => `Sign in to ${e}`,
    signsIn: `{account} would sign in to {site}.`,
    signsInUntil: (e) => `{account} would sign in to {site}, until ${e}.`,
    text: `Text`,
    longText: (e) => `Text, ${f(e)} characters`,
    emptyText: `Empty text`,
    signsText: `{account} would sign the text “{text}”`,
    typed: `Typed data`,
    typedOf: (e) => `Typed data, ${e}`,
    unknownType: `unknown type`,
    someTyped: `typed data`,
    typedFor: ({ type: e, domain: t }) => `${e} for ${t}`,
    signsTyped: `{account} would sign {what}.`,
    signsTypedFor: `{account} would sign {what} for {domain}.`,
    approveTransaction: `Approve a transaction of {other}`,
    approveMessage: `Approve a message of {other}`,
    approvesTransaction: `{account} would approve a transaction of the account {other}.`,
    approvesMessage: `{account} would approve a message of the account {other}.`,
    permit: `Permit`,
    letTake: `Let {who} take {amounts}`,
    letsTake: `{account} would let {who} take {amounts}. Anyone can submit the signature at any time.`,
    letsTakeUntil: `{account} would let {who} take {amounts}. Anyone can submit the signature until {time}.`,
    upTo: `up to {amount}`,
    anyAmount: `any amount of {token}`,
    sell: `Sell {given} for at least {received}`,
    sells: `{account} would sell {given} for at least {received}.`,
  }),
  S = 80,
  C = 240,
  w = new Set([t, 2n ** 160n - 1n]),
  T = 253402300799n
function E(e, t) {
  return typeof e == `string` ? D(e, t) : O(y(e), t)
}
function D(e, t) {
  if (p(e))
    return {
      kind: `raw`,
      label: x.raw,
      title: [s(x.rawTitle(h(e)))],
      statement: i(x.signsRaw(h(e)), { account: r(t), warning: { text: x.unreadable, kind: `plain`, tone: `danger` } }),
    }
  let n = m(e)
  if (n)
    return {
      kind: `sign-in`,
      label: x.signIn,
      title: [s(x.signInTitle(l(n.domain)))],
      statement: i(n.expiresAt === null ? x.signsIn : x.signsInUntil(u(n.expiresAt)), {
        account: r(t),
        site: { text: l(n.domain), kind: `amount` },
      }),
    }
  let a =
      e.trim().split(`
`)[0] ?? ``,
    o = [...e].length
  return {
    kind: `text`,
    label: o > S ? x.longText(o) : x.text,
    title: [s(a === `` ? x.emptyText : M(a, S))],
    statement: i(x.signsText, { account: r(t), text: M(e.trim().replace(/\s+/g, ` `), C) }),
  }
}
function O(e, t) {
  let n = v(e),
    r = b(e)
  if (r) return k(r, t)
  let o = _(e.domain.verifyingContract)
  if (o !== null && (n === `SafeTx` || n === `SafeMessage`)) {
    let e = n === `SafeTx`,
      r = a(o, t)
    return {
      kind: `account`,
      label: x.typedOf(n),
      title: i(e ? x.approveTransaction : x.approveMessage, { other: r }),
      statement: i(e ? x.approvesTransaction : x.approvesMessage, { account: t.accountName, other: r }),
    }
  }
  let c = A(n, e, t)
  if (c) return c
  let l = typeof e.domain.name == `string` ? e.domain.name : null,
    u = n === `` ? x.typed : M(n, 40)
  return {
    kind: /order|permit|transfer|approv|delegat|authoriz/i.test(n) ? `order` : `typed`,
    label: x.typedOf(n === `` ? x.unknownType : u),
    title: [s(l === null ? u : x.typedFor({ type: u, domain: M(l, 40) }))],
    statement: i(l === null ? x.signsTyped : x.signsTypedFor, {
      account: t.accountName,
      what: { text: n === `` ? x.someTyped : u, kind: `amount` },
      domain: l === null ? `` : M(l, 60),
    }),
  }
}
function k({ spender: e, allowances: t, deadline: n }, r) {
  let s = o(t.map((e) => j(e, r))),
    c = a(e, r),
    l = r.accountName
  return {
    kind: `permit`,
    label: x.permit,
    title: i(x.letTake, { who: c, amounts: s }),
    statement:
      n === null || n > T
        ? i(x.letsTake, { account: l, who: c, amounts: s })
        : i(x.letsTakeUntil, { account: l, who: c, amounts: s, time: { text: u(Number(n) * 1e3), kind: `amount` } }),
  }
}
function A(e, { message: t }, n) {
  let [r, a] = [_(t.sellToken), _(t.buyToken)],
    [o, s] = [g(t.sellAmount), g(t.buyAmount)]
  if (r === null || a === null || o === null || s === null) return null
  let l = { given: c(r, o, n), received: c(a, s, n) }
  return {
    kind: `order`,
    label: x.typedOf(M(e, 40)),
    title: i(x.sell, l),
    statement: i(x.sells, { account: n.accountName, ...l }),
  }
}
function j({ token: e, amount: t }, r) {
  if (!w.has(t)) return i(x.upTo, { amount: c(e, t, r) })
  let o = r.tokenOf(e)?.symbol,
    l = o === void 0 ? a(e, r) : s(o)
  return n(`danger`, i(x.anyAmount, { token: l }))
}
var M = (e, t) => {
  let n = l(e),
    r = [...n]
  return r.length <= t
    ? n
    : `${r
        .slice(0, t - 1)
        .join(``)
        .trimEnd()}…`
}
function N({ origin: t, name: n }) {
  if (t === null || t === ``) return n === null ? null : { name: n, url: `` }
  try {
    let n = e.safeParse(JSON.parse(t))
    if (n.success) return n.data
  } catch {}
  return URL.canParse(t) ? { name: n ?? new URL(t).host, url: t } : null
}
var P = ({ name: e, url: t }) => (URL.canParse(t) && new URL(t).host) || t || e
export { N as n, E as r, P as t }
//# sourceMappingURL=rest-BJdaFEUy.js.map
