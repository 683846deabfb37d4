import { En as e, Pn as t, vn as n } from './index--te03lJq.js'
import { pn as r, va as i, vn as a } from './later-DLdlgyuL.js'
var o = `0`.repeat(64),
  s = `0x150b7a02${o.repeat(3)}${`80`.padStart(64, `0`)}${o}`,
  c = `0xf23a6e61${o.repeat(4)}${`a0`.padStart(64, `0`)}${o}`,
  l = `0x1626ba7e`,
  u = `0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5`
async function d(e, { account: t, version: n }, r) {
  let a = (n) => f(e, { account: t, handler: r, data: n }),
    [o, l, u] = await Promise.all([a(s), a(c), i(n, `1.3.0`) || (r !== null && p(e, r))])
  return { receivesNfts: m(o, s), receivesMultiTokens: m(l, c), confirmsMessages: u }
}
async function f(r, { account: i, handler: a, data: o }) {
  let s = `0x${(a ?? `0x`).slice(2).toLowerCase().padStart(64, `0`)}`,
    c = { [i]: { stateDiff: { [u]: s } } }
  try {
    return e(await n(r, `eth_call`, [{ to: i, data: o }, `latest`, c]))
  } catch (e) {
    if (e instanceof t && e.code !== null) return null
    throw e
  }
}
async function p(e, t) {
  let n = r(e),
    i = await a(t, l, n),
    o = i.hops.at(-1)
  return (o === void 0 ? i.code : await n.getCode(o.address)).toLowerCase().includes(l.slice(2))
}
var m = (e, t) => e?.slice(0, 10).toLowerCase() === t.slice(0, 10)
export { d as readHandler }
//# sourceMappingURL=readHandler-ndydaRpJ.js.map
