import { r as e } from './rest-BLweipgx.js'
import { P as t } from './lists-DTBg-a7q.js'
import { i as n } from './rest-CpjWLpd4.js'
import { t as r } from './rest-DMf2o7tl.js'
async function i(i, a, o) {
  let { version: s, block: c } = await t(i, a),
    l = await n({ chain: i, safe: a, version: s, block: c }, o, {
      fetchSignature: (t, n) => e({ chainId: i.chainId, safe: t }, n),
    })
  if (l === null) return !1
  let u = { kind: `owner-proof`, chainId: BigInt(i.chainId), safe: a, owner: o, signature: l }
  return r(u, { chain: i, safe: a, owner: o }).then(
    () => !0,
    () => !1,
  )
}
export { i as fetchAccountProof }
//# sourceMappingURL=fetchAccountProof-ByvsDOTL.js.map
