import { Mn as e, Vn as t, er as n, wa as r } from './index--te03lJq.js'
import { N as i, P as a } from './rest-DeRAjEhb.js'
import { t as o } from './rest-DlatUGr7.js'
import { Br as s, Ti as c, nt as l, rt as u } from './later-DLdlgyuL.js'
import { t as d } from './rest-BaAjqOzi.js'
import { a as f } from './rest-Wi_Ts-1p.js'
var p = s(`ExecutionSuccess(bytes32,uint256)`),
  m = s(`ExecutionFailure(bytes32,uint256)`),
  h = ({ address: e, topics: t, data: n }, { safe: r, safeTxHash: i }) =>
    e.toLowerCase() === r.toLowerCase() && (t[1] ?? n).toLowerCase().startsWith(i.toLowerCase()),
  g = ({ status: e, to: t, logs: n }, r) =>
    e === `reverted` ||
    t?.toLowerCase() === r.safe.toLowerCase() ||
    n.some((e) => (e.topics[0] === p || e.topics[0] === m) && h(e, r))
async function _(e, t) {
  if (t.sentBlock === null) return `unknown`
  let n = c(BigInt(t.sentBlock)),
    r = { address: t.safe, fromBlock: n, topics: [[p, m]] },
    i = await e.request({ method: `eth_getLogs`, params: [r] }).catch(() => null)
  if (i === null) return `unknown`
  let a = i.find((e) => h(e, t))?.transactionHash
  return a ? { txHash: a } : `none`
}
async function v(e, t, n) {
  let i = r(n.from, t.sender),
    a = {
      txHash: n.transactionHash,
      block: n.blockNumber.toString(),
      fee: i ? (n.gasUsed * n.effectiveGasPrice).toString() : null,
    }
  return n.status === `reverted`
    ? { ...a, outcome: `reverted`, reason: b(f(await y(e, n))) }
    : n.logs.some((e) => e.topics[0] === m && h(e, t))
      ? { ...a, outcome: `inner-failed`, reason: u.innerFailedUsed }
      : { ...a, outcome: `success`, reason: `` }
}
async function y(e, { transactionHash: t, blockNumber: n }) {
  try {
    let { from: r, to: i, input: a, value: o, gas: s } = await e.getTransaction({ hash: t })
    for (let t of [n - 1n, n]) {
      let n = await e.call({ account: r, to: i, data: a, value: o, gas: s, blockNumber: t }).then(
        () => null,
        (e) => d(e),
      )
      if (n !== null) return n
    }
    return ``
  } catch {
    return ``
  }
}
var b = (e) => e.charAt(0).toUpperCase() + e.slice(1),
  x = `0xaffed0e0`
async function S(e, t) {
  let n = o(e),
    r = Date.now(),
    [i, a, s, c, u] = await Promise.all([
      C(n, t.txHash),
      n.getTransactionCount({ address: t.sender }).catch(() => null),
      T(n, t),
      E(t),
      !t.isProposed && r - t.sentAt > 3e5 && l(t) ? w(n, t.txHash) : null,
    ]),
    d = i && g(i, t) ? i : null,
    f = s !== null && s > BigInt(t.nonce),
    p = (d === null || d.status === `reverted`) && f ? await _(n, t) : `none`,
    m = typeof p == `string` ? d : await C(n, p.txHash)
  return {
    now: r,
    receipt: m && (await v(n, t, m)),
    walletNonce: a,
    accountNonce: s === null ? `unknown` : f ? (p === `none` || c === `replaced` ? `taken` : `unknown`) : `free`,
    isHeld: u,
    indexed: c === `replaced` ? null : c,
  }
}
var C = (e, t) =>
    e.getTransactionReceipt({ hash: t }).catch((e) => {
      if (e instanceof a) return null
      throw e
    }),
  w = (e, t) =>
    e.getTransaction({ hash: t }).then(
      () => !0,
      (e) => (e instanceof i ? !1 : null),
    ),
  T = (t, { safe: n }) =>
    t.call({ to: n, data: x }).then(
      ({ data: t }) => (t === void 0 ? null : e(t)),
      () => null,
    )
async function E({ chainId: e, safeTxHash: r }) {
  try {
    let { txStatus: n } = await t().getTransaction({ params: { chainId: e, id: r } })
    return n === `CANCELLED` ? `replaced` : n === `SUCCESS` ? `executed` : n === `FAILED` ? `failed` : null
  } catch (e) {
    if (e instanceof n) return null
    throw e
  }
}
export { S as observe }
//# sourceMappingURL=observe-CexX6FUN.js.map
