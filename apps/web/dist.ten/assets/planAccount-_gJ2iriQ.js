import { gn as e } from './lists-DTBg-a7q.js'
import { t } from './rest-CdT5_Wh3.js'
import { wa as n } from './index--te03lJq.js'
import { ar as r, rr as i, sr as a } from './later-DLdlgyuL.js'
import { r as o } from './rest-D7dStOWi.js'
import { a as s, i as c, n as l, o as u, r as d } from './rest-CL5-d_Wo.js'
import { t as f } from './rest-DlatUGr7.js'
var p = 8,
  m = 400
async function h(e, h, _, { contracts: v = d(e), firstSalt: y = 0n } = {}) {
  let b = f(e),
    x = r({ owners: h, threshold: _, fallbackHandler: v.fallbackHandler })
  await l(e, v)
  let S = (e) => i({ ...v, proxyCreationCode: v.creationCode, initializer: x, saltNonce: e })
  for (let r = y; r < y + BigInt(m); r += BigInt(p)) {
    let i = Array.from({ length: p }, (e, t) => r + BigInt(t)),
      l = await Promise.all(i.map(async (e) => ((await b.getCode({ address: S(e) })) ?? `0x`) !== `0x`)),
      d = i.find((e, t) => !l[t])
    if (d === void 0) continue
    let f = S(d),
      { result: m } = await b.simulateContract({
        address: v.factory,
        abi: t,
        functionName: `createProxyWithNonce`,
        args: [v.singleton, x, d],
      })
    if (!n(m, f)) throw new s(`prediction-differs`, c.otherAddress({ computed: f, created: m }))
    let h = a({ singleton: v.singleton, initializer: x, saltNonce: d }),
      { version: _, factory: y, singleton: C, fallbackHandler: w } = v,
      T = g(C, _)
    return {
      version: _,
      factory: y,
      singleton: C,
      isL2: T,
      fallbackHandler: w,
      saltNonce: d,
      address: f,
      data: h,
      checks: o({ version: _, isL2: T }, { isL2: u(e) }),
    }
  }
  throw new s(`no-free-address`, c.allTaken(m))
}
var g = (t, n) => e(t).some((e) => e.name === `SafeL2` && e.version === n)
export { h as planAccount }
//# sourceMappingURL=planAccount-_gJ2iriQ.js.map
