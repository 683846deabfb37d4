import { r as e } from './rest-DDdzm_og.js'
import { r as t } from './rest-BaAjqOzi.js'
async function n(n, r, i) {
  let { safe: a, transaction: o, owners: s } = n
  if (s === void 0) return null
  let c = e({ account: a, target: s.target, now: i, transaction: o })
  if (c.kind !== `other`) return null
  let l = { address: { value: a, name: null, logoUri: null }, version: i.version },
    u = await t(c.calls, { chain: r, safe: l, nonce: o.nonce, safeTxGas: null })
  return { ...n, transaction: u }
}
export { n as replanOwners }
//# sourceMappingURL=replanOwners-BGyU00rt.js.map
