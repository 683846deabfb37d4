import { Gr as e, br as t, xr as n, zr as r } from './index--te03lJq.js'
import { r as i, t as a } from './rest-B05EYwN-.js'
var o = r({ chainId: t, id: e() })
async function s(e) {
  let { data: t } = o.safeParse(e),
    r = n.safeParse(t?.id.slice(t.id.lastIndexOf(`_`) + 1).toLowerCase())
  return !t || !r.success ? null : a.find({ chainId: t.chainId, safeTxHash: r.data })
}
var c = r({ chainId: t, messageHash: n })
async function l(e) {
  let { data: t } = c.safeParse(e)
  return t !== void 0 && (await i.find(t)) !== null
}
export { s as findKept, l as keepsMessage }
//# sourceMappingURL=findKept-CpwC4q4c.js.map
