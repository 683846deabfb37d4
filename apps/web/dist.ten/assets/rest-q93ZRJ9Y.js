import { o as e } from './rolldown-runtime-DLMaRju-.js'
import { Gt as t } from './later-DLdlgyuL.js'
import { $ as n, E as r, M as i } from './lists-DTBg-a7q.js'
import {
  ba as a,
  ga as o,
  ho as s,
  in as c,
  nn as l,
  rn as u,
  sr as d,
  wa as f,
  xa as p,
  ya as m,
} from './index--te03lJq.js'
import { a as h, c as g, r as _ } from './rest-BaoHt0l1.js'
import { a as v, i as y, r as b, s as x } from './rest-B1EQQfBh.js'
import { c as S, s as C } from './rest-D842GMB8.js'
var w = [`0x8e0855A7977e18459155d496aDD1699ea7D2E00d`, `0x0894bc3737c7a6C93EF9690f7Af4e65B0687194e`],
  T = e(s(), 1)
function E(e, t) {
  let [n] = (0, T.useState)(_),
    r = d(n)
  return {
    progress: {
      busy: g(r),
      error: r.at === `failed` ? r.error : null,
      dismissError: () => n.send({ type: `dismiss` }),
    },
    run: (r) => h(n, { shown: e, ports: t }, r),
  }
}
var D = (e) => {
    let t = (t) => ({ ...e, hash: t })
    return { overridesOf: (e) => C(t(e)), isStopped: (e) => b(t(e)) !== null, stop: (e, n) => y(t(e), n) }
  },
  O = p(`compare-device`, {
    danger: `required, over a danger`,
    control: `required, control changes`,
    value: ({ value: e }) => `required above ${e}`,
    item: `required, an item has no price`,
    noLimit: `required, the amount has no limit`,
    fromAmount: ({ amount: e, symbol: t }) => `required from ${e} ${t} on`,
    priceFell: ({ symbol: e, before: t, now: n }) => `required, the price of ${e} was ${t} before and is ${n} now`,
    noDecimals: ({ symbol: e }) => `required, nothing says how many decimals ${e} has`,
    noPrice: ({ symbol: e }) => `required, ${e} has no price`,
    noEarlierPrice: ({ symbol: e }) => `required, no earlier price of ${e} confirms this one`,
    thisToken: `this token`,
  }),
  k = 1e5,
  A = 5,
  j = 18
function M(e) {
  let t = e.map(N).find((e) => e !== null)
  return t === void 0 ? (e.reduce((e, t) => e + F(t), 0) >= 1e5 ? O.value({ value: m(k) }) : null) : t
}
function N({ symbol: e, amount: t, decimals: n, isItem: r, isForTests: i, price: a, earlier: o, coinBound: s }) {
  return t === 0n
    ? null
    : r
      ? O.item
      : t === null
        ? O.noLimit
        : s !== null && t >= s * 10n ** BigInt(Math.min(n ?? 0, j))
          ? O.fromAmount({ amount: m(Number(s)), symbol: e })
          : P(a) && o !== null && Number(a) * A < Number(o.price)
            ? O.priceFell({ symbol: e, before: o.price, now: a })
            : s === null
              ? n === null
                ? O.noDecimals({ symbol: e })
                : t < 10n ** BigInt(n)
                  ? null
                  : P(a)
                    ? i || o?.isSettled
                      ? null
                      : O.noEarlierPrice({ symbol: e })
                    : O.noPrice({ symbol: e })
              : null
}
var P = (e) => e !== null && Number(e) > 0
function F({ amount: e, decimals: t, price: r, earlier: i }) {
  return e === null || t === null ? 0 : Math.max(...[r, i?.price].map((r) => Number(n(e, t, r) ?? 0)))
}
function I(e, t, n) {
  let [r, i] = (0, T.useState)(null),
    a = L({ checks: t, outflows: n }),
    o = e !== null && r === e.hash
  return { why: a, isDone: o, isMissing: a !== null && !o, set: (t) => i(t && e ? e.hash : null) }
}
function L({ checks: e, outflows: t }) {
  return e.some(({ verdict: e }) => e === `danger`)
    ? O.danger
    : e.some(({ id: e, verdict: t }) => e === `settings` && t !== `verified`)
      ? O.control
      : M(t)
}
function R(e, n, r) {
  let i = S(e)
  return { overrides: i, dangers: x(n), blocking: t(n, i), stop: v(e), comparison: I(e, n, r) }
}
var z = { 56: 50n, 100: 50000n, 137: 100000n, 43114: 1000n },
  B = 10n,
  V = (e) => z[e] ?? B,
  H = (e, t) => W(e).map((e) => U(e, t))
function U(
  { token: e, amount: t, tokenId: n },
  { chainId: r, currency: i, balances: a, seenPrices: o, native: s, tokenOf: c },
) {
  let d = (e ?? `0x0000000000000000000000000000000000000000`).toLowerCase(),
    p = a?.items.find(({ tokenInfo: t }) => (e === null ? t.type === `NATIVE_TOKEN` : t.address.toLowerCase() === d)),
    m = e === null ? null : c(e),
    h = l(o, { chainId: r, currency: i }, d)
  return {
    symbol: e === null ? s.symbol : (m?.symbol ?? O.thisToken),
    amount: t,
    decimals: e === null ? s.decimals : (m?.decimals ?? null),
    isForTests: e !== null && w.some((t) => f(t, e)),
    isItem: n !== null || m?.kind === `ERC721`,
    price: p?.fiatConversion ?? null,
    earlier: h && { price: h.price, isSettled: u(h) },
    coinBound: e === null ? V(r) : null,
  }
}
function W(e) {
  let t = new Map()
  for (let n of e) {
    if (n.kind === `all`) continue
    let e = `${n.token ?? ``} ${n.tokenId ?? ``}`.toLowerCase(),
      r = t.get(e)
    t.set(e, r === void 0 ? n : { ...n, amount: G(r.amount, n.amount) })
  }
  return [...t.values()]
}
var G = (e, t) => (e === null || t === null ? null : e + t)
function K(e, t, n) {
  let { chainId: a } = i(),
    [o] = r(),
    s = c()
  return H(e, { ...n, chainId: a, currency: o, balances: t, seenPrices: s })
}
var q = p(`sign-bar`, {
  more: `More`,
  checksRunning: `Checks are still running…`,
  busyChecking: `Checking again…`,
  busyWallet: `Confirm in your wallet…`,
  busyDelivering: `Sending to the service…`,
  override: `Override`,
  overridden: `You overrode the dangers that were found.`,
  sendAgain: `Send the signature again`,
  compareReason: `Compare the hashes with your device, then tick that they are the same.`,
  compareFirst: `Compare, then sign`,
  stoppedReason: `Signing is stopped. Compare the hashes on another machine first.`,
  stopped: `Signing is stopped`,
  stopTitle: `Stop: compare the hashes on another machine before trying again`,
  stopCompared: `I compared the domain hash, the message hash and the safeTxHash on another machine, and they are equal`,
  allowAgain: `Allow signing again`,
  stopWhy: ({ reason: e }) =>
    `${e} An error or an unexpected second request while signing can mean that a program between this page and the device shows one thing and signs another.`,
  close: `Close`,
  connect: `Connect wallet`,
  execute: `Execute`,
  sign: `Sign`,
  signOnly: `Sign only`,
  signAndExecute: `Sign and execute`,
  approveOnChain: `Approve on chain`,
  propose: `Propose`,
  signMessage: `Sign message`,
  copySignature: `Copy signature`,
  copied: `Copied`,
  notCopied: `Not copied`,
  signBlocked: `Sign is blocked`,
  executeBlocked: `Execute is blocked`,
  proposeBlocked: `Propose is blocked`,
  copyBlocked: `Copy is blocked`,
  signingBlocked: `Signing is blocked`,
  blockedBy: ({ danger: e }) => `${e}.`,
  readyTitle: `Fully signed, ready to execute`,
  readyDetail: `Any wallet can execute it and pays the gas.`,
  completesTitle: `Your signature completes it`,
  completesDetail: `It can be executed at once.`,
  completesLater: `It can be executed when the transactions before it are executed.`,
  completesAfter: (e) =>
    e.length === 1 ? `It can be executed after transaction ${e[0]}.` : `It can be executed after transactions ${o(e)}.`,
  requestedTitle: `Your signature is requested`,
  requestedDetail: (e) =>
    a(e, { one: `# more signature would then be missing.`, other: `# more signatures would then be missing.` }),
  proposeTitle: `You may propose this, and no owner has signed yet`,
  proposeDetail: `Your signature tells the service who proposes it. It is not one of the signatures the account needs.`,
  signedOf: ({ signed: e, threshold: t }) => `${e} of ${t} signed`,
  connectDetail: `Connect the wallet of an owner to sign.`,
  waitingTitle: `Fully signed, waiting for the transactions before it`,
  waitingDetail: `The transactions before it must be executed first.`,
  approvalSent: `Your on-chain approval was sent`,
  approvalSentDetail: `It counts when a block contains it.`,
  throughDetail: `You are not an owner of this account, but you own an account that is. Approve through that account: each level needs its own transaction.`,
  youSigned: `You have signed. Other owners must sign.`,
  notOwner: `The connected wallet is not an owner of this account.`,
  contractExecutionTitle: `The execution by your account would complete this`,
  contractExecutionDetail: `Your account confirms by sending the execution, in one transaction of its own.`,
  contractApprovalLast: `The on-chain approval of your account would complete this`,
  contractApproval: `The on-chain approval of your account is requested`,
  contractApprovalDetail: `Your account has no key. It approves the hash on chain, in a transaction of its own.`,
  contractSignatureLast: `The signature of your account would complete this`,
  contractSignature: `The signature of your account is requested`,
  contractSignatureDetail: `Its owners sign without a transaction, and its contract verifies the signatures. Or your account approves on chain.`,
  delete: `Delete`,
  reject: `Reject`,
  deleteTitle: `Delete this proposal?`,
  deleteText: `The proposal leaves the queue of this service. Signatures already given stay valid: any person with a copy of them can still execute the transaction. To make that impossible, reject it instead.`,
  deleteSignature: `Your wallet signs this request to prove that the proposal is yours. It costs nothing.`,
})
export { D as a, R as i, K as n, E as o, V as r, q as t }
//# sourceMappingURL=rest-q93ZRJ9Y.js.map
