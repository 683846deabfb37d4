import { En as e, da as t, ja as n, la as r, vn as i, wa as a } from './index--te03lJq.js'
import { c as o } from './rest-RfDH9dS6.js'
import { Ca as s, lr as c, wa as l } from './later-DLdlgyuL.js'
import { vt as u } from './lists-DTBg-a7q.js'
import { n as d } from './setup_.recovery_.start-BnCNX1Ms.js'
var f = `1.4.1`
async function p(e, { account: t, now: n }, r) {
  let i = { account: t, ...n },
    o = l(i, s(i, r)).map(({ call: e }) => e),
    [f, p] = o
  if (!f) throw Error(d.unchanged)
  let h = p ? await m(e) : null,
    g = h ? { to: h, value: 0n, data: c(o), operation: 1 } : f,
    _ = u(g, { account: t, now: n, isMultiSend: (e) => h !== null && a(e, h) })
  if (
    !(
      _.kind === `owners` &&
      _.after.threshold === r.threshold &&
      _.after.owners.length === r.owners.length &&
      r.owners.every((e) => _.after.owners.some((t) => a(e, t)))
    )
  )
    throw Error(d.callDiffers)
  return g
}
async function m(a) {
  let s = o(f, `MultiSendCallOnly`),
    c = s && e(await i(a, `eth_getCode`, [s.address, `latest`]))
  if (!s || !c || t(n(r(c))) !== s.codeHash.toLowerCase()) throw Error(d.batchNotPublished({ network: a.chainName }))
  return s.address
}
export { p as attemptCall }
//# sourceMappingURL=attemptCall-5AsC7TDi.js.map
