import { vn as e, wa as t } from './index--te03lJq.js'
import { Hr as n, Q as r, Y as i, Z as a, xi as o, yr as s } from './later-DLdlgyuL.js'
import { t as c } from './rest-DlatUGr7.js'
import { n as l } from './rest-lK7BP4ts.js'
import { f as u } from './rest-DP5aMt8d.js'
import { t as d } from './rest-C6Js0kUN.js'
import { o as f } from './rest-CJZ3gRJW.js'
import { i as p } from './rest-Ckonu3dl.js'
import { R as m } from './lists-DTBg-a7q.js'
import { i as h, r as g, t as _ } from './rest-CRx7_Go4.js'
import { o as v } from './rest-Cycn3Ism.js'
async function y(e, t) {
  let n = t.chainId === void 0 ? e.chainId : p(t.chainId)
  if (n !== e.chainId) throw r(4901, a.wrongChain({ asked: n ?? a.unknown, current: e.chainId }))
  let i = c(e),
    o = t.data ?? t.input ?? `0x`,
    s = t.value ?? 0n,
    u = t.to ?? null,
    [d, f, m] = await Promise.all([
      t.nonce ?? i.getTransactionCount({ address: t.from, blockTag: `pending` }),
      t.gas ?? i.estimateGas({ account: t.from, to: u, data: o, value: s }),
      b(t) ?? l(e, i),
    ]),
    h = { chainId: Number(e.chainId), nonce: Number(d), gas: f, to: u, value: s, data: o }
  return `gasPrice` in m ? { ...h, type: `legacy`, ...m } : { ...h, type: `eip1559`, ...m }
}
function b({ gasPrice: e, maxFeePerGas: t, maxPriorityFeePerGas: n }) {
  return e === void 0
    ? t === void 0 || n === void 0
      ? null
      : { maxFeePerGas: t, maxPriorityFeePerGas: n }
    : { gasPrice: e }
}
var x = (e) => ({ kind: `typedData`, primaryType: e.primaryType, ..._(e) })
function S(e) {
  let t = w(o(e))
  return { kind: `message`, message: t ?? e, isText: t !== null, hash: f({ raw: e }) }
}
function C(e, t, n) {
  let { symbol: r, decimals: i } = m(e),
    a = t.maxFeePerGas ?? t.gasPrice ?? 0n
  return {
    kind: `transaction`,
    to: t.to ?? null,
    value: t.value ?? 0n,
    data: t.data ?? `0x`,
    mostFee: a * t.gas,
    chainName: e.chainName,
    symbol: r,
    decimals: i,
    hash: n,
  }
}
function w(e) {
  try {
    return new TextDecoder(`utf-8`, { fatal: !0 }).decode(e)
  } catch {
    return null
  }
}
async function T(e, t) {
  let n = await O(e, S(t), (n) => n.signMessage(e.account, t))
  return u(n)
}
async function E(e, t) {
  let n = await O(e, x(t), (n) => n.signTypedData(e.account, t))
  return u(n)
}
async function D(t, r) {
  let { chain: i, account: a } = t,
    o = await y(i, r),
    s = d(o),
    c = await O(t, C(i, o, n(s)), (e) => e.signTransaction(a, s, i.chainId))
  return e(i, `eth_sendRawTransaction`, [d(o, c)])
}
var O = ({ device: e, account: t }, n, r) =>
  i(e.wallet, (i) =>
    g(i, n, async () => {
      let { signer: a } = await e.open(i, t, n)
      return k(n.hash, await r(a), t.address)
    }),
  )
async function k(e, { r: n, s: r }, i) {
  let a = []
  for (let o of [0, 1]) {
    let c = await s({ hash: e, signature: { r: n, s: r, yParity: o } }).catch(() => null)
    if (c !== null) {
      if (t(c, i)) return { r: n, s: r, yParity: o, v: BigInt(27 + o) }
      a.push(c)
    }
  }
  throw new h(`wrong-signer`, { expected: i, actual: v.orText({ signers: a }) || v.unknownAddress })
}
export { D as sendTransaction, T as signMessage, E as signTypedData }
//# sourceMappingURL=signWithDevice-SEQrM0UQ.js.map
