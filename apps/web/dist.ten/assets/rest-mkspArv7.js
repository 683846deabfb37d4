import { r as e } from './rolldown-runtime-DLMaRju-.js'
import { Wt as t, cn as n, nn as r } from './later-DLdlgyuL.js'
import { qn as i } from './lists-DTBg-a7q.js'
import { En as a, Mn as o, On as s, Tn as c, vn as l, wa as u, xa as d } from './index--te03lJq.js'
var f = d(`check-money`, {
    wei: (e) => `${e} wei`,
    baseUnits: (e) => (e === 1n ? `1 base unit` : `${e} base units`),
    amountOf: ({ amount: e, token: t }) => `${e} of ${t}`,
    theAccount: `The account`,
    accountAt: (e) => `The account ${e}`,
    notRead: `it was not read`,
    balanceUnread: ({ account: e, amount: t, reason: n }) => `${e} pays ${t}. Its balance could not be read: ${n}.`,
    tooLittle: ({ account: e, balance: t, amount: n }) =>
      `${e} has ${t} and pays ${n}. The payment fails unless more arrives before.`,
    beforeAfter: ({ account: e, before: t, after: n }) =>
      `${e} has ${t} before, and ${n} after. Make sure that this is intended.`,
    unitsOf: ({ amount: e, token: t }) => `${e} base units of ${t}`,
    executor: `the executor`,
    setHere: ({ fields: e, payout: t, receiver: n }) =>
      `Set here: ${e}. The expected value is zero. ${t} It is paid in addition to the transaction, to ${n}.`,
    setByProposer: ({ fields: e, payout: t, receiver: n }) =>
      `Set by the proposer: ${e}. The expected value is zero. ${t} It is paid in addition to the transaction, to ${n}.`,
    unreadableToken: `an unreadable token`,
    unreadableAddress: `an unreadable address`,
    nestedRefund: ({ place: e, gasPrice: t, amount: n, token: r, account: i, receiver: a }) =>
      `${e} executes with gasPrice ${t}. The expected value is zero. It can take up to ${n} base units of ${r} from ${i}, for ${a}.`,
    noneEmpties: `No payment empties the account`,
    nothingPaid: `No call pays native currency or a token.`,
    fivePercent: `At least 5 % of each asset that is paid remains, as read from the chain.`,
    howMuch: `How much remains in the account`,
    exceeds: `The payment exceeds the balance`,
    nothingRemains: `Nothing of an asset remains in the account`,
    almostNothing: `Almost nothing of an asset remains in the account`,
    withoutPrice: `With gasPrice 0 nothing is paid, but the field should not be set.`,
    upTo: (e) => `It can take up to ${e}.`,
    wouldRefund: `The account would pay a gas refund`,
    mayFail: `It may fail and still use up the nonce`,
    safeTxGas: (e) =>
      `safeTxGas is ${e}. The expected value is 0. The inner call may then fail while the nonce is used up. Propose it again with 0.`,
    noRefund: `No gas refund`,
    allZero: `gasPrice, baseGas, gasToken and refundReceiver are zero.`,
    otherRefunds: `Another account would pay a gas refund`,
  }),
  p = 77,
  m = /^[^\s\p{C}]{1,20}$/u
function h(e, t, n) {
  return t && t.decimals <= p && m.test(t.symbol)
    ? `${i(e, t.decimals, { minFraction: t.decimals === 0 ? 0 : 2, group: !0 })} ${t.symbol}`
    : n
      ? f.wei(e)
      : f.baseUnits(e)
}
function g(e, t) {
  let n = new Set([e, ..._(t)].map((e) => e.toLowerCase())),
    r = new Map()
  for (let e of t.flatMap(y)) {
    if (e.amount === 0n || !n.has(e.owner.toLowerCase())) continue
    let t = `${e.owner} ${e.token ?? `native`}`.toLowerCase(),
      i = r.get(t)
    r.set(t, i ? { ...i, amount: i.amount + e.amount, isAmountOnly: i.isAmountOnly && e.isAmountOnly } : e)
  }
  return [...r.values()]
}
var _ = (e) => e.filter(({ container: e }) => e === `execute`).map(({ to: e }) => e),
  v = `0xa9059cbb`
function y(e) {
  if (e.operation === 1) return []
  let t = u(e.to, e.caller) ? [] : [{ owner: e.caller, token: null, amount: e.value, isAmountOnly: !0 }],
    i = r(e)
  if (i?.kind !== `transfer` || i.amount === null) return t
  let a = i.from ?? e.caller
  if (u(i.to, a)) return t
  let o = n(e.data) === v
  return [...t, { owner: a, token: i.token, amount: i.amount, isAmountOnly: o }]
}
var b = `holdings`,
  x = 20n,
  S = (e, t) => (t - e) * x < t
function C(e, t) {
  let n = g(t.safe, e).filter((e) => !E(e, t)),
    r = n.flatMap((e) => w(e, t))
  return r.length > 0
    ? r
    : [{ id: b, verdict: `verified`, title: f.noneEmpties, reason: n.length === 0 ? f.nothingPaid : f.fivePercent }]
}
function w({ owner: e, token: t, amount: n }, { safe: r, balanceOf: i, tokenOnChain: a, coin: o }) {
  let s = i(e, t),
    c = `holdings.${e}.${t ?? `native`}`,
    l = t === null ? void 0 : a(t),
    d = t === null ? o : l?.ok === !0 ? T(l.value) : null,
    p = (e) => h(e, d, t === null),
    m = (e) => (t === null ? p(e) : f.amountOf({ amount: p(e), token: t })),
    g = u(e, r) ? f.theAccount : f.accountAt(e)
  if (s === void 0 || !s.ok)
    return [
      {
        id: b,
        field: c,
        verdict: `unchecked`,
        title: f.howMuch,
        reason: f.balanceUnread({ account: g, amount: m(n), reason: s === void 0 ? f.notRead : s.reason }),
      },
    ]
  let _ = s.value
  if (n > _)
    return [
      {
        id: b,
        field: c,
        verdict: `caution`,
        title: f.exceeds,
        reason: f.tooLittle({ account: g, balance: m(_), amount: p(n) }),
      },
    ]
  let v = _ - n
  return S(n, _)
    ? [
        {
          id: b,
          field: c,
          verdict: `caution`,
          title: v === 0n ? f.nothingRemains : f.almostNothing,
          reason: f.beforeAfter({ account: g, before: m(_), after: p(v) }),
        },
      ]
    : []
}
var T = ({ symbol: e, decimals: t }) => (t === null ? null : { symbol: e, decimals: t })
function E({ token: e, isAmountOnly: t }, { tokenOnChain: n }) {
  let r = e === null || t ? void 0 : n(e)
  return r?.ok === !0 && r.value.decimals === null
}
var D = e({ readHoldings: () => A }),
  O = `0x70a08231`,
  k = 100
async function A(e, n, r) {
  let i = `0x${r.toString(16)}`,
    u = async ({ owner: t, token: n }) =>
      n === null
        ? c(await l(e, `eth_getBalance`, [t, i]))
        : o(a(await l(e, `eth_call`, [{ to: n, data: s(O, t) }, i]))),
    d = await Promise.all(n.slice(0, k).map(async (e) => [j(e), await t(u(e))])),
    f = new Map(d)
  return (e, t) => f.get(j({ owner: e, token: t }))
}
var j = ({ owner: e, token: t }) => `${e} ${t ?? `native`}`.toLowerCase()
export { g as a, S as i, D as n, h as o, C as r, f as s, A as t }
//# sourceMappingURL=rest-mkspArv7.js.map
