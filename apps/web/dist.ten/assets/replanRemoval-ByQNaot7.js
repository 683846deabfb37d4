import { Zt as e } from './lists-DTBg-a7q.js'
import { r as t } from './rest-BaAjqOzi.js'
async function n(n, r, { modules: i, version: a }) {
  let { safe: o, transaction: s, removedModules: c = [] } = n,
    l = e(o, i, c),
    u = await t(l, {
      chain: r,
      safe: { address: { value: o, name: null, logoUri: null }, version: a },
      nonce: s.nonce,
      safeTxGas: null,
    })
  return u.to === s.to && u.data.toLowerCase() === s.data.toLowerCase() ? null : { ...n, transaction: u }
}
export { n as replanRemoval }
//# sourceMappingURL=replanRemoval-ByQNaot7.js.map
