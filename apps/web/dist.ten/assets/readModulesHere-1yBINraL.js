import { En as e, vn as t } from './index--te03lJq.js'
import { xn as n } from './lists-DTBg-a7q.js'
import { Nt as r, Oa as i } from './later-DLdlgyuL.js'
import { c as a } from './rest-CxswhTUl.js'
async function o(o) {
  let s = i
      .filter(({ role: e }) => e === `module`)
      .filter(({ chainIds: e }) => e === null || e.includes(o.chainId))
      .map(({ version: e, ...t }) => ({
        address: t.address,
        name: `${t.name} ${e}`,
        does: a(t),
        isMasterCopy: t.isMasterCopy,
      }))
      .toSorted((e, t) => Number(e.isMasterCopy) - Number(t.isMasterCopy)),
    c = n
      .filter(({ chainIds: e }) => e.includes(o.chainId))
      .map(({ address: e, name: t, lets: n }) => ({ address: e, name: t, does: r.forTests(n), isMasterCopy: !1 })),
    l = new Map([...s, ...c].map((e) => [e.address.toLowerCase(), e]))
  return (
    await Promise.all(
      [...l.values()].map(async (n) => (e(await t(o, `eth_getCode`, [n.address, `latest`])) === `0x` ? [] : [n])),
    )
  ).flat()
}
export { o as readModulesHere }
//# sourceMappingURL=readModulesHere-1yBINraL.js.map
