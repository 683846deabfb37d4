import { Vn as e, er as t, wa as n } from './index--te03lJq.js'
import { An as r } from './later-DLdlgyuL.js'
import { t as i } from './rest-B05EYwN-.js'
import { B as a, J as o, P as s } from './lists-DTBg-a7q.js'
import { n as c } from './import-Oeshxk7-.js'
async function l(e, t, n) {
  let { safe: i, safeTxHash: a, signatures: o } = e,
    l = await (n === `browser` ? u(e) : d(e))
  if (l === null) return null
  let { version: f } = await s(t, i),
    p = r({ chainId: e.chainId, safe: i, version: f, transaction: l }).safeTxHash
  if (p !== a) throw Error(c.otherTransaction({ expected: a, found: p }))
  return {
    kind: `proposal`,
    chainId: e.chainId,
    chain: { name: t.chainName, shortName: t.shortName, symbol: t.nativeCurrency.symbol },
    safe: i,
    version: f,
    transaction: l,
    signatures: o,
    proposer: null,
    createdAt: Date.now(),
    note: ``,
    account: null,
    names: [],
    tokens: [],
    messages: [],
  }
}
async function u({ chainId: e, safeTxHash: t }) {
  return (await i.find({ chainId: String(e), safeTxHash: t }))?.transaction ?? null
}
async function d({ chainId: r, safe: i, safeTxHash: s }) {
  try {
    let t = await e().getTransaction({ params: { chainId: String(r), id: s } }),
      c = o(t),
      l = t.detailedExecutionInfo
    return c === null || l?.type !== `MULTISIG` || !n(t.safeAddress, i) ? null : a(c, l)
  } catch (e) {
    if (e instanceof t && e.statusCode === 404) return null
    throw e
  }
}
export { l as findKnown }
//# sourceMappingURL=findKnown-BhXWlV0y.js.map
