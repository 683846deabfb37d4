import { r as e } from './rolldown-runtime-DLMaRju-.js'
import { Wt as t, at as n, in as r, ot as i } from './later-DLdlgyuL.js'
import { xt as a } from './index--te03lJq.js'
var o = 10n,
  s = 3n
function c(e, t) {
  if (!t.ok)
    return {
      id: `fee`,
      verdict: `unchecked`,
      title: r.networkFee,
      reason: r.noSuggestion({ reason: t.reason, told: e }),
    }
  let n = t.value,
    i = r.values({ told: e, usual: n })
  return e > n * o && e > 0n
    ? { id: `fee`, field: `gasPrice`, verdict: `danger`, title: r.farTooHigh, reason: r.executorPays(i) }
    : e > n * s
      ? { id: `fee`, field: `gasPrice`, verdict: `caution`, title: r.high, reason: r.compare(i) }
      : { id: `fee`, verdict: `verified`, title: r.usual, reason: i }
}
var l = e({ feeFields: () => p, feesFor: () => d, mostPerGas: () => f })
async function u(e, r) {
  let { verdict: a, title: o, reason: s } = c(f(e), await t(r.getGasPrice()))
  if (a === `danger`) throw new i(`fee`, n.unusualFee({ title: o, reason: s }))
  return e
}
async function d(e, t) {
  for (let n of e.gasPrice) {
    if (n.type === `FIXED`) return u({ gasPrice: BigInt(n.weiValue) }, t)
    if (n.type === `FIXED1559`)
      return u({ maxFeePerGas: BigInt(n.maxFeePerGas), maxPriorityFeePerGas: BigInt(n.maxPriorityFeePerGas) }, t)
  }
  if (!a(e, `EIP1559`)) return { gasPrice: await t.getGasPrice() }
  let { maxFeePerGas: n, maxPriorityFeePerGas: r } = await t.estimateFeesPerGas()
  return { maxFeePerGas: n, maxPriorityFeePerGas: r }
}
var f = (e) => (`gasPrice` in e ? e.gasPrice : e.maxFeePerGas),
  p = (e) => Object.fromEntries(Object.entries(e).map(([e, t]) => [e, `0x${t.toString(16)}`]))
export { f as i, d as n, l as r, p as t }
//# sourceMappingURL=rest-lK7BP4ts.js.map
