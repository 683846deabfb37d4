import { t as e } from './rest-D2hJBhj-.js'
import { t } from './rest-wvAyKwH5.js'
import { ka as n, wa as r } from './index--te03lJq.js'
import { Tr as i } from './later-DLdlgyuL.js'
function a(n, a, o) {
  let { delegate: s, amount: l, resetMinutes: u } = n,
    d = n.token ?? `0x0000000000000000000000000000000000000000`,
    f = a.delegates.some((e) => r(e, s)),
    p = (e) => c(a.address, e)
  return [
    ...(a.isEnabled ? [] : [c(o, i({ abi: t, functionName: `enableModule`, args: [a.address] }))]),
    ...(f ? [] : [p(i({ abi: e, functionName: `addDelegate`, args: [s] }))]),
    ...(n.startsAgain ? [p(i({ abi: e, functionName: `resetAllowance`, args: [s, d] }))] : []),
    p(i({ abi: e, functionName: `setAllowance`, args: [s, d, l, u, 0] })),
  ]
}
var o = ({ delegate: t, token: n }, r) => [
    c(r, i({ abi: e, functionName: `deleteAllowance`, args: [t, n ?? `0x0000000000000000000000000000000000000000`] })),
  ],
  s = ({ delegate: t, token: r }, a) =>
    i({
      abi: e,
      functionName: `executeAllowanceTransfer`,
      args: [a.safe, r ?? `0x0000000000000000000000000000000000000000`, a.to, a.amount, n, 0n, t, `0x`],
    }),
  c = (e, t) => ({ to: e, value: 0n, data: t, operation: 0 })
export { o as callsToRemove, a as callsToSet, s as spendingData }
//# sourceMappingURL=limitCalls-DagJPgzr.js.map
