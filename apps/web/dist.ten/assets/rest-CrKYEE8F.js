import { M as e } from './fields-KVqNPxJG.js'
import { Ga as t, it as n } from './index--te03lJq.js'
var r = t()
function i({ info: t, chainId: i, ...a }) {
  let o = n().nameOfInfo(t, i)
  return (0, r.jsx)(e, { ...a, address: t.value, name: o?.name, provenance: o?.source })
}
export { i as t }
//# sourceMappingURL=rest-CrKYEE8F.js.map
