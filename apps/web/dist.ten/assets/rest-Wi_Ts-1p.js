const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './rest-D4H0fh7c.js',
      './rolldown-runtime-DLMaRju-.js',
      './later-DLdlgyuL.js',
      './fields-KVqNPxJG.js',
      './lists-DTBg-a7q.js',
      './index--te03lJq.js',
      './index-Nszrimeh.css',
      './lists-Cd1HcrqG.css',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
      './rest-RfDH9dS6.js',
      './rest-BFxqbXnU.js',
      './rest-wvAyKwH5.js',
      './rest-CdT5_Wh3.js',
      './rest-pmi3KYbj.js',
      './rest-mkspArv7.js',
    ]),
) => i.map((i) => d[i])
import { r as e } from './rolldown-runtime-DLMaRju-.js'
import { Pt as t, Wt as n, at as r, it as i, jn as a, ot as o, xn as s } from './later-DLdlgyuL.js'
import { R as c, k as l } from './lists-DTBg-a7q.js'
import { r as u } from './rest-q93ZRJ9Y.js'
import { t as d } from './rest-wvAyKwH5.js'
import { t as f } from './rest-BaAjqOzi.js'
import { Kn as p, wa as m, xa as h, xr as g } from './index--te03lJq.js'
import { t as _ } from './rest-DlatUGr7.js'
import { r as v } from './rest-pmi3KYbj.js'
import { a as y, t as b } from './rest-Ckonu3dl.js'
import { i as x, n as S, t as C } from './rest-lK7BP4ts.js'
import { d as w, f as T } from './rest-BaoHt0l1.js'
import { t as E } from './rest-B3PyXowP.js'
var D = h(`revert`, {
    GS000: `the account could not be set up`,
    GS001: `the account has no threshold set`,
    GS010: `not enough gas was left for the inner call`,
    GS011: `the gas refund in the native coin could not be paid`,
    GS012: `the gas refund in a token could not be paid`,
    GS013: `the call inside failed, and nothing moved`,
    GS020: `there are fewer signatures than the threshold`,
    GS021: `a contract signature points to a wrong position`,
    GS022: `a contract signature points outside the signatures`,
    GS023: `a contract signature is cut off`,
    GS024: `an owner that is a contract did not accept its signature`,
    GS025: `an owner has not approved this hash`,
    GS026: `a signature is not by an owner, or the nonce was used in the meantime`,
    GS030: `only an owner can approve a hash`,
    GS031: `only the account itself may do this`,
    GS100: `modules were already set up`,
    GS104: `only an enabled module may do this`,
    GS200: `owners were already set up`,
    GS201: `the threshold is above the number of owners`,
    GS202: `the threshold must be at least one`,
    GS203: `an owner address is not valid`,
    GS204: `an address is already an owner`,
    GS205: `the previous owner in the list does not match`,
    GS300: `the guard is not a guard contract`,
    GS301: `the module guard is not a module guard contract`,
    GS400: `the fallback handler must not be the account itself`,
    withCode: ({ words: e, code: t }) => `${e} (${t}).`,
    unknownCode: ({ code: e }) => `the account refused it with ${e}.`,
    withText: ({ text: e }) => `it reverts with “${e}”.`,
    withoutReason: `it reverts without a reason.`,
  }),
  O =
    `GS000.GS001.GS010.GS011.GS012.GS013.GS020.GS021.GS022.GS023.GS024.GS025.GS026.GS030.GS031.GS100.GS104.GS200.GS201.GS202.GS203.GS204.GS205.GS300.GS301.GS400`.split(
      `.`,
    )
function k(e) {
  let t = /GS\d{3}/.exec(e)?.[0],
    n = O.find((e) => e === t)
  if (n !== void 0) return D.withCode({ words: D[n], code: n })
  if (t !== void 0) return D.unknownCode({ code: t })
  let r = e.trim().replace(/\.$/, ``)
  return r === `` ? D.withoutReason : D.withText({ text: r })
}
var A = 500000n,
  j = 4,
  M = 10n ** 18n,
  N = 10n,
  P = 3000000000n
async function F(e, t, r) {
  let { gas: i, fees: a, from: o } = r,
    s = x(a),
    [l, d, f] = await Promise.all([n(L(t)), i > A ? n(R(e, r)) : null, n(t.getBalance({ address: o }))]),
    p = u(e.chainId)
  return {
    gas: i,
    perGas: s,
    market: l,
    trial: d,
    balance: await I(t, o, f, i * s),
    coin: c(e),
    usualTip: (P * p) / N,
    largeCost: (p * M) / 100n,
  }
}
async function I(e, t, r, i) {
  if (r.ok && r.value >= i * 2n) return r
  let a = await n(e.getCode({ address: t }))
  return a.ok && s(a.value ?? `0x`) ? null : r
}
async function L(e) {
  let { baseFeePerGas: t, reward: n } = await e.getFeeHistory({ blockCount: j, rewardPercentiles: [50] })
  return { base: z(t), tip: z((n ?? []).flat()) }
}
async function R(e, { from: t, to: n, data: r }) {
  let [{ openEvmWorker: i, trialGas: a }, { liveRpcUrls: o, rpcRequest: s }] = await Promise.all([
      p(
        () => import(`./rest-D4H0fh7c.js`).then((e) => e.i),
        __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]),
        import.meta.url,
      ),
      p(() => import(`./index--te03lJq.js`).then((e) => e.bn), __vite__mapDeps([5, 1, 6]), import.meta.url),
    ]),
    c = i()
  try {
    let i = { url: o(e)[0] ?? ``, request: (t, n) => s(e, t, n) }
    return await a({ chainId: BigInt(e.chainId), from: t, to: n, data: r }, i, c.run)
  } finally {
    c.close()
  }
}
var z = (e) => e.reduce((e, t) => (t > e ? t : e), 0n),
  B = e({ sendTransaction: () => V })
async function V(e, n, a, { inspect: s, ...c }) {
  let l = _(e),
    { provider: u, address: d } = await b(e),
    p = await l.estimateGas({ account: d, to: n, data: a }).catch((e) => {
      let t = f(e)
      throw t === null ? E(e) : new o(`would-revert`, r.wouldFail({ why: k(t) }), e)
    }),
    [h, v] = await Promise.all([S(e, l), l.getBlockNumber().catch(() => null)]),
    y = (p * 12n) / 10n
  await i(await F(e, l, { from: d, to: n, data: a, gas: y, fees: h }))
  let x = Object.freeze({ from: d, to: n, data: a, value: `0x0`, gas: U(y), ...C(h) })
  s?.(x)
  let w = await u.request({ method: `eth_sendTransaction`, params: [x] }).catch((e) => {
      throw E(e)
    }),
    D = g.safeParse(w)
  if (!D.success) throw new T(`failed`, { detail: r.noTransactionHash })
  let O = await l.getTransaction({ hash: D.data }).catch(() => null),
    A = O === null && (await H(l, d, v))
  t.add({ chainId: e.chainId, account: d, hash: D.data, isProposed: A, ...c })
  let j = O && m(O.from, d) ? O.nonce : null
  return { txHash: D.data, sender: d, walletNonce: j, sentBlock: v, isProposed: A }
}
async function H(e, t, n) {
  return n !== null && (await y(e, [t], n).catch(() => [])).length > 0
}
var U = (e) => `0x${e.toString(16)}`
function W(e, { chain: t, safe: n, version: i, safeTxHash: o, transaction: s }) {
  let c = m(e.to, n) && BigInt(e.value) === 0n ? l(e.data) : null
  if (c === o) return
  throw new w(`hash-differs`, c === null ? r.unknownExecution({ shown: o }) : r.otherExecution({ hash: c, shown: o }))
  function l(e) {
    try {
      let { functionName: r, args: o } = v({ abi: d, data: e })
      if (r !== `execTransaction`) return null
      let [c, l, u, f, p, m, h, g, _] = o
      if (f !== 0 && f !== 1) return null
      let y = {
        to: c,
        value: l,
        data: u,
        operation: f,
        safeTxGas: p,
        baseGas: m,
        gasPrice: h,
        gasToken: g,
        refundReceiver: _,
      }
      return a({ chainId: BigInt(t.chainId), safe: n, version: i, transaction: { ...y, nonce: s.nonce } })
    } catch {
      return null
    }
  }
}
function G({ chain: e, safe: t, safeTxHash: n, transaction: r }, i) {
  let { txHash: a, sender: o, walletNonce: s, sentBlock: c, isProposed: u } = i
  l.put({
    chainId: e.chainId,
    safe: t,
    safeTxHash: n,
    nonce: r.nonce.toString(),
    sender: o,
    txHash: a,
    isProposed: u,
    sentBlock: c?.toString() ?? null,
    walletNonce: s,
    phase: `sent`,
    failure: null,
    misses: 0,
    block: null,
    fee: null,
    sentAt: Date.now(),
    minedAt: null,
    endedAt: null,
  })
}
export { k as a, B as i, W as n, V as r, G as t }
//# sourceMappingURL=rest-Wi_Ts-1p.js.map
