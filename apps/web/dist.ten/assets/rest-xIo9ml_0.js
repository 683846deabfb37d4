import { wa as e } from './index--te03lJq.js'
import { Rn as t } from './later-DLdlgyuL.js'
function n({ signatures: n, owners: r, threshold: i }, a) {
  if (a === null || n.length >= i) return [...n]
  let o = r.some((t) => e(t, a)),
    s = n.some(({ owner: t }) => e(t, a))
  return o && !s ? [...n, t(a)] : [...n]
}
export { n as t }
//# sourceMappingURL=rest-xIo9ml_0.js.map
