import { En as e, vn as t } from './index--te03lJq.js'
import { _n as n, vn as r } from './lists-DTBg-a7q.js'
var i = [`CompatibilityFallbackHandler`, `DefaultCallbackHandler`, `TokenCallbackHandler`, `ExtensibleFallbackHandler`]
async function a(a, o) {
  let s = o === `1.2.0` ? `1.1.1` : o,
    c = i.find((e) => r.some((t) => t === s && n[t][e])),
    l = r
      .toReversed()
      .flatMap((e) =>
        i.flatMap((t) =>
          (n[e][t] ?? [])
            .filter(({ devOnly: e }) => !e)
            .map(({ address: n }) => ({ address: n, name: t, version: e, isOwn: e === s && t === c })),
        ),
      )
      .toSorted((e, t) => Number(t.isOwn) - Number(e.isOwn)),
    u = [...new Map(l.toReversed().map((e) => [e.address.toLowerCase(), e])).values()].toReversed(),
    d = await Promise.all(u.map(async (n) => (e(await t(a, `eth_getCode`, [n.address, `latest`])) === `0x` ? [] : [n])))
  return [
    ...new Map(
      d
        .flat()
        .toReversed()
        .map((e) => [`${e.name} ${e.version}`, e]),
    ).values(),
  ].toReversed()
}
export { a as readHandlersHere }
//# sourceMappingURL=readHandlersHere-Cm4XY1dd.js.map
