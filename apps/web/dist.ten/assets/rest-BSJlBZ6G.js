import { ea as e, ra as t, wa as n, xa as r, ya as i } from './index--te03lJq.js'
import { a, i as o, n as s, r as c, t as l } from './rest-CAN2a4h5.js'
import { a as u, c as d, i as f, n as p, o as m, r as h, s as g } from './rest-COc_bzz2.js'
import { tn as _ } from './later-DLdlgyuL.js'
import { c as v } from './rest-B1EQQfBh.js'
var y = `message-permit`,
  b = 60n * 60n * 24n * 30n
function x(e, t) {
  let { data: n } = d(e),
    r = g(n)
  if (r !== null)
    return r.allowances
      .filter(({ amount: e }) => e > 0n)
      .map(({ token: e, amount: n }) => S({ token: e, amount: n, spender: r.spender, deadline: r.deadline }, t))
  let i = m(n)
  return /^(Transfer|Receive)WithAuthorization$/.test(i)
    ? [C(n)]
    : /order/i.test(i)
      ? [E(i, n)]
      : /permit|transfer|approv|delegat|authoriz|withdraw|claim/i.test(i)
        ? [{ id: y, verdict: `caution`, title: a.mayMove, reason: a.canSubmit(i) }]
        : []
}
function S({ token: e, amount: t, spender: n, deadline: r }, { isContract: i, now: o }) {
  let s = _(t),
    c = { spender: n, much: s ? a.unlimited : a.baseUnits(t), token: e },
    l = r === null ? a.grantsForever(c) : r - o > b ? a.grantsLong({ ...c, deadline: r }) : a.grants(c),
    u = i(n),
    d = u?.ok === !0 && !u.value,
    f = d && s,
    p = [
      l,
      ...(d ? [a.plainKeyNote] : []),
      ...(u === void 0 || !u.ok ? [a.spenderUnread] : []),
      f ? a.askController : a.compareBoth,
    ]
  return {
    id: y,
    field: `message.spender`,
    verdict: f ? `danger` : `caution`,
    title: f ? a.plainKey : s ? a.unlimitedPermission : a.likePayment,
    reason: p.join(` `),
  }
}
function C({ domain: e, message: t }) {
  let [n, r] = [f(t.to), u(t.value)]
  return {
    id: y,
    field: `message.to`,
    verdict: `caution`,
    title: a.isPayment,
    reason: a.authorization({
      value: r === null ? a.unreadableAmount : a.baseUnits(r),
      token: String(e.verifyingContract),
      to: n ?? a.unreadableAddress,
    }),
  }
}
var w = [`buyAmount`, `takerAmount`, `takerTokenAmount`, `takingAmount`, `minBuyAmount`],
  T = [`receiver`, `recipient`, `maker`, `offerer`]
function E(e, { message: t }) {
  let n = w.find((e) => u(t[e]) !== null),
    r = n === void 0 ? null : u(t[n]),
    i = t.consideration,
    o = T.map((e) => f(t[e])).find((e) => e !== null)
  return r === 0n || (Array.isArray(i) && i.length === 0)
    ? {
        id: y,
        field: n === void 0 ? `message.consideration` : `message.${n}`,
        verdict: `danger`,
        title: a.giftOrder,
        reason: n === void 0 ? a.asksNothing(e) : a.asksZero({ type: e, field: n }),
      }
    : { id: y, verdict: `caution`, title: a.order, reason: o ? a.orderTo({ type: e, receiver: o }) : a.canExecute(e) }
}
var D = r(`message-content`, {
  unreadable: `Cannot be read`,
  unreadableWhy: (e) =>
    `It is a bare value of ${i(e)} bytes. It may be the hash of anything, including a transaction, and no tool can show what it stands for. Ask the app for a text or for typed data.`,
  hidden: `Hidden characters`,
  hiddenText: `The text contains characters that are invisible or that change the reading direction. Other programs may display it differently.`,
  hiddenIn: (e) =>
    `${e} contains characters that are invisible or that change the reading direction. Other programs may display it differently.`,
  plain: `Plain text`,
  plainWhy: `The page shows the whole text.`,
  otherSite: `Signs in to another site`,
  otherSiteWhy: ({ host: e, site: t }) =>
    `${e} requests the signature, but the text signs in to ${t}. With the signature, any holder can sign in there.`,
  siteAbove: `Signs in to the site above`,
  siteAboveWhy: ({ host: e, site: t }) =>
    `${e} requests the signature, but the text signs in to ${t}. If ${t} lets others publish pages on its subdomains, that site may belong to another party. With the signature, any holder can sign in there.`,
  otherAddress: `Signs in as another address`,
  otherAddressWhy: ({ named: e, safe: t }) => `The text names ${e}, but this account is ${t}. The site will refuse it.`,
  expired: `The sign-in has expired`,
  expiredWhy: (e) => `It expired at ${e}.`,
  signsIn: (e) => `Signs in to ${e}`,
  signsInWhy: `It names this account and moves no funds.`,
  finding: ({ title: e, reason: t }) => `${e}: ${t}`,
  whole: `Every signed field is shown`,
  wholeWhy: `The data contains no unsigned values.`,
  forNetwork: (e) => `For ${e}`,
  forNetworkWhy: (e) => `The message names chain ${e}.`,
  otherNetwork: `For another network`,
  otherNetworkWhy: ({ named: e, chain: t, chainId: n }) =>
    `The message names chain ${e}, but this account is on ${t} (${n}).`,
  badName: `Names that no contract can have`,
  badNameWhy: (e) =>
    `A type or field is named ${e}. Such a name can produce the hash of other fields than those shown. Do not sign.`,
  onlyDomain: `Signs only a domain`,
  onlyDomainWhy: `The message itself is not part of what is signed. Ask the app what the signature is for.`,
  notAll: `Not all fields are listed`,
  notAllWhy: (e) => `The page lists only the first ${i(e)} fields. Read the others in the JSON.`,
  unsigned: `Contains values that are not signed`,
  unsignedWhy: ({ names: e, hasMore: t }) =>
    `Its types do not name ${e.join(`, `)}${t ? ` and more` : ``}. The sender of the message can change these values at any time. Only the fields listed here are signed.`,
  ownRequest: `Belongs to this account’s own transactions or messages`,
  ownRequestWhy: ({ type: e, safe: t }) =>
    `It is a ${e} of ${t}. Owners sign that on its own page, never as a message. Reject it, and open the transaction or message itself.`,
  ownDomain: `Uses the domain of this account itself`,
  ownDomainWhy: `The account signs its own transactions in this domain, but this message is not one of them. Ask the app why it uses this domain.`,
  unnamedAccount: `an account that it does not name`,
  foreignCode: `Confirms a delegatecall of another account`,
  foreignCodeWhy: ({ account: e, code: t }) =>
    `An owner of ${e} signs exactly this. It lets the code at ${t} control that account. Review it on that account’s own page, where it is checked.`,
  otherAccount: `Confirms for another account`,
  otherAccountWhy: (e) => `An owner of ${e} signs exactly this. Review it on that account’s own page before you sign.`,
})
function O(e, n) {
  let { data: r, unsigned: i } = d(e),
    { fields: a, isWhole: o } = p(e),
    s = m(r),
    c = f(r.domain.verifyingContract),
    l = Object.entries(r.types)
      .flatMap(([e, t]) => [e, ...t.flatMap((e) => [e.name, e.type])])
      .find((e) => !k(e)),
    u = a.find(({ value: e }) => typeof e == `string` && t(e))
  return [
    ...A(s, c, n, r),
    ...(l === void 0 ? [] : [{ verdict: `danger`, title: D.badName, reason: D.badNameWhy(JSON.stringify(l)) }]),
    ...(s === `EIP712Domain` ? [{ verdict: `caution`, title: D.onlyDomain, reason: D.onlyDomainWhy }] : []),
    ...(o ? [] : [{ verdict: `caution`, title: D.notAll, reason: D.notAllWhy(a.length) }]),
    ...(u === void 0
      ? []
      : [{ verdict: `caution`, field: `${u.group}.${u.path}`, title: D.hidden, reason: D.hiddenIn(u.path) }]),
    ...(i.length === 0
      ? []
      : [
          {
            verdict: `caution`,
            title: D.unsigned,
            reason: D.unsignedWhy({ names: i.slice(0, 5), hasMore: i.length > 5 }),
          },
        ]),
  ]
}
var k = (e) => e !== `` && !/[(),\s]/.test(e) && !t(e)
function A(e, t, r, { domain: i, message: a }) {
  let o = t !== null && n(t, r)
  if (o && (e === `SafeTx` || e === `SafeMessage`))
    return [
      {
        verdict: `danger`,
        field: `domain.verifyingContract`,
        title: D.ownRequest,
        reason: D.ownRequestWhy({ type: e, safe: r }),
      },
    ]
  if (o && Object.keys(i).every((e) => e === `chainId` || e === `verifyingContract`))
    return [{ verdict: `caution`, field: `domain.verifyingContract`, title: D.ownDomain, reason: D.ownDomainWhy }]
  if (e !== `SafeTx` && e !== `SafeMessage`) return []
  let s = t ?? D.unnamedAccount
  return e === `SafeTx` && u(a.operation) !== 0n && `operation` in a
    ? [
        {
          verdict: `danger`,
          field: `message.operation`,
          title: D.foreignCode,
          reason: D.foreignCodeWhy({ account: s, code: String(a.to) }),
        },
      ]
    : [{ verdict: `caution`, title: D.otherAccount, reason: D.otherAccountWhy(s) }]
}
var j = `message-content`
function M(e, t, n, r = () => void 0) {
  return { ...(typeof e == `string` ? N(e, t, n) : P(e, t, r)), id: j }
}
function N(r, i, a) {
  if (o(r)) return { verdict: `danger`, title: D.unreadable, reason: D.unreadableWhy(l(r)) }
  if (t(r)) return { verdict: `caution`, title: D.hidden, reason: D.hiddenText }
  let c = s(r)
  if (!c) return { verdict: `verified`, title: D.plain, reason: D.plainWhy }
  let u = I(a),
    d = c.domain.toLowerCase()
  if (u !== null && !F(u, d))
    return { verdict: `danger`, title: D.otherSite, reason: D.otherSiteWhy({ host: u, site: c.domain }) }
  if (u !== null && u !== d && u.endsWith(`.${d}`))
    return { verdict: `caution`, title: D.siteAbove, reason: D.siteAboveWhy({ host: u, site: c.domain }) }
  let p = f(c.address)
  return p === null || !n(p, i)
    ? { verdict: `caution`, title: D.otherAddress, reason: D.otherAddressWhy({ named: c.address, safe: i }) }
    : c.expiresAt !== null && c.expiresAt < Date.now()
      ? { verdict: `caution`, title: D.expired, reason: D.expiredWhy(e(c.expiresAt)) }
      : { verdict: `verified`, title: D.signsIn(c.domain), reason: D.signsInWhy }
}
function P(e, t, n) {
  let [r, ...i] = v([
    ...x(e, { isContract: n, now: BigInt(Math.floor(Date.now() / 1e3)) }),
    c(e),
    ...O(e, t).map((e) => ({ ...e, id: j })),
  ]).filter(({ verdict: e }) => e !== `verified`)
  return r
    ? { ...r, reason: [r.reason, ...i.map(({ title: e, reason: t }) => D.finding({ title: e, reason: t }))].join(` `) }
    : { verdict: `verified`, title: D.whole, reason: D.wholeWhy }
}
var F = (e, t) => e === t || e.endsWith(`.${t}`) || t.endsWith(`.${e}`),
  I = (e) => (e !== null && URL.canParse(e.url) ? new URL(e.url).host.toLowerCase() : null)
function L(e, t) {
  let n = u(typeof e == `string` ? s(e)?.chainId : h(e).domain.chainId)
  return n === null
    ? []
    : n.toString() === t.chainId
      ? [
          {
            id: `message-chain`,
            verdict: `verified`,
            title: D.forNetwork(t.chainName),
            reason: D.forNetworkWhy(n.toString()),
          },
        ]
      : [
          {
            id: `message-chain`,
            verdict: `caution`,
            title: D.otherNetwork,
            reason: D.otherNetworkWhy({ named: n.toString(), chain: t.chainName, chainId: t.chainId }),
          },
        ]
}
export { L as n, M as t }
//# sourceMappingURL=rest-BSJlBZ6G.js.map
