import { r as e } from './rolldown-runtime-DLMaRju-.js'
import {
  Dr as t,
  En as n,
  Gr as r,
  Ir as i,
  Mn as a,
  jn as o,
  vn as s,
  vr as c,
  wa as l,
  xa as u,
  zr as d,
} from './index--te03lJq.js'
import { Wt as f, va as p, wn as m } from './later-DLdlgyuL.js'
import { u as h } from './rest-DeYC7m82.js'
var g = u(`check-outcome`, {
    executedNotYet: ({ nonce: e, current: t }) =>
      `The service says it was executed, but it has nonce ${e} and the account is still at ${t}. Nothing moved. If it was sent a moment ago, the node may be behind: read again.`,
    failedNotYet: ({ nonce: e, current: t }) =>
      `The service says it was executed and failed, but it has nonce ${e} and the account is still at ${t}. Nothing moved. If it was sent a moment ago, the node may be behind: read again.`,
    replacedNotYet: ({ nonce: e, current: t }) =>
      `The service says another transaction took its nonce, but it has nonce ${e} and the account is still at ${t}. Nothing moved. If it was sent a moment ago, the node may be behind: read again.`,
    executedNoEvent: (e) =>
      `The service says it was executed in an Ethereum transaction that has no event of this account with this hash. ${e} It is not known which transaction used it.`,
    failedNoEvent: (e) =>
      `The service says it was executed and failed in an Ethereum transaction that has no event of this account with this hash. ${e} It is not known which transaction used it.`,
    replacedNoEvent: (e) =>
      `The service says another transaction took its nonce in an Ethereum transaction that has no event of this account with this hash. ${e} It is not known which transaction used it.`,
    executed: `Reported as executed`,
    failed: `Reported as failed`,
    replaced: `Reported as replaced`,
    executedButFailed: `The service says it was executed, but the receipt records that its call failed. The receipt is right.`,
    failedButExecuted: `The service says it was executed and failed, but the receipt records that it was executed. The receipt is right.`,
    replacedButExecuted: `The service says another transaction took its nonce, but the receipt records that it was executed. The receipt is right.`,
    replacedButFailed: `The service says another transaction took its nonce, but the receipt records that its call failed. The receipt is right.`,
    nonceUnread: (e) => `The account’s nonce could not be read: ${e}.`,
    notExecuted: `The chain has not executed this`,
    used: ({ nonce: e, current: t }) => `Nonce ${e} is used up; the account is at ${t}.`,
    onlyService: (e) => `${e} Only the service says which transaction used it.`,
    noTransaction: (e) =>
      `${e} The service names no Ethereum transaction, so only the service says that this one used it.`,
    receiptUnread: ({ used: e, reason: t }) => `${e} The receipt could not be read: ${t}.`,
    otherShown: `The chain shows another transaction`,
    executionRecorded: `The chain recorded the execution`,
    failureRecorded: `The chain recorded the failure`,
    ownEvent: `The receipt contains the account’s own event with exactly this hash.`,
    contradicts: `The chain contradicts the service`,
  }),
  _ = `claimed-status`,
  v = `txStatus`
function y({ nonce: e, current: t, claimed: n, recorded: r }) {
  if (r?.ok === !0 && r.value !== `other`) return b(n, r.value)
  let i = g[n]
  if (!t.ok) return { id: _, field: v, verdict: `unchecked`, title: i, reason: g.nonceUnread(t.reason) }
  if (e >= t.value)
    return {
      id: _,
      field: v,
      verdict: `danger`,
      title: g.notExecuted,
      reason: g[`${n}NotYet`]({ nonce: e, current: t.value }),
    }
  let a = g.used({ nonce: e, current: t.value })
  return n === `replaced`
    ? { id: _, field: v, verdict: `verified`, title: i, reason: g.onlyService(a) }
    : r === null
      ? { id: _, field: v, verdict: `unchecked`, title: i, reason: g.noTransaction(a) }
      : r.ok
        ? { id: _, field: `txHash`, verdict: `danger`, title: g.otherShown, reason: g[`${n}NoEvent`](a) }
        : { id: _, field: v, verdict: `unchecked`, title: i, reason: g.receiptUnread({ used: a, reason: r.reason }) }
}
function b(e, t) {
  return e === t
    ? {
        id: _,
        field: v,
        verdict: `verified`,
        title: e === `executed` ? g.executionRecorded : g.failureRecorded,
        reason: g.ownEvent,
      }
    : { id: _, field: v, verdict: `danger`, title: g.contradicts, reason: x(e, t) }
}
function x(e, t) {
  return e === `replaced`
    ? t === `executed`
      ? g.replacedButExecuted
      : g.replacedButFailed
    : e === `executed`
      ? g.executedButFailed
      : g.failedButExecuted
}
var S = e({ readOutcome: () => E }),
  C = `0xaffed0e0`,
  w = `0xffa1ad74`,
  T = i(d({ logs: t(d({ address: c, topics: t(r()), data: r() })) }))
async function E(e, { safeAddress: t, txHash: r, detailedExecutionInfo: i }, o) {
  if (i?.type !== `MULTISIG`) return null
  let c = async (r) => n(await s(e, `eth_call`, [{ to: t, data: r }, `latest`])),
    [l, u] = await Promise.all([
      f(c(C).then(a)),
      r === null ? null : f(D(e, { safe: t, txHash: r, hash: i.safeTxHash, version: () => c(w) })),
    ]),
    d = BigInt(i.nonce),
    p = u?.ok === !0 && u.value !== `other`
  return { check: y({ nonce: d, current: l, claimed: o, recorded: u }), isWaiting: !p && l.ok && d >= l.value }
}
async function D(e, { safe: t, txHash: n, hash: r, version: i }) {
  let a = T.parse(await s(e, `eth_getTransactionReceipt`, [n]))
  if (a === null) throw Error(m.noTransaction(n))
  let c = a.logs.find(
    ({ address: e, topics: n, data: i }) =>
      l(e, t) &&
      (n[0] === h.executionSuccess || n[0] === h.executionFailure) &&
      (n[1] ?? i.slice(0, 66)).toLowerCase() === r.toLowerCase(),
  )
  if (c) return c.topics[0] === h.executionSuccess ? `executed` : `failed`
  let u = o(await i())
  if (p(u, `1.1.1`)) throw Error(m.noEvents(u))
  return `other`
}
export { S as n, y as r, E as t }
//# sourceMappingURL=rest-BDmFd3al.js.map
