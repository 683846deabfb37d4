import { Vn as e, er as t, wa as n } from './index--te03lJq.js'
import { zn as r } from './later-DLdlgyuL.js'
import { i } from './rest-DyTJIdPD.js'
import { r as a } from './rest-B05EYwN-.js'
import { P as o } from './lists-DTBg-a7q.js'
import { i as s } from './rest-BlO5BbqV.js'
import { n as c, r as l } from './import-Oeshxk7-.js'
import { a as u, i as d } from './rest-DzpHyuye.js'
var f = ({ reviewed: { content: e } }) => l(e)
async function p(t) {
  let { reviewed: r, signatures: i, proposal: a } = t,
    o = String(r.chainId),
    { safe: c, safeMessageHash: l } = r,
    d = await g(o, l),
    p = d?.confirmations.map(({ owner: e }) => e.value) ?? [],
    m = u(i).filter(({ owner: e }) => !p.some((t) => n(t, e))),
    [h, ..._] = m
  if (h === void 0) return 0
  d === null &&
    (await e().createMessage({
      params: { chainId: o, safe: c },
      body: { message: f(t), signature: h.data, origin: s(a.origin, ``) },
    }))
  for (let { data: t } of d === null ? _ : m)
    await e().confirmMessage({ params: { chainId: o, messageHash: l }, body: { signature: t } })
  return m.length
}
async function m(e, t = Date.now()) {
  let { reviewed: n, signatures: r, proposal: i } = e
  await a.put({
    chainId: String(n.chainId),
    safe: n.safe,
    messageHash: n.safeMessageHash,
    message: f(e),
    signatures: u(r).map(({ owner: e, data: n }) => ({ owner: e, data: n, receivedAt: t })),
    proposer: d(i.proposer, r),
    origin: s(i.origin, ``),
    source: `import`,
    createdAt: Math.min(i.createdAt, t),
    modifiedAt: t,
    offer: null,
  })
}
async function h(e, t, n) {
  let { safe: s, safeMessageHash: l, chainId: u, signatures: d } = e,
    f = String(u),
    p = n === `browser` ? await a.find({ chainId: f, messageHash: l }) : await g(f, l)
  if (p === null) return null
  let { version: m } = await o(t, s),
    h = r({ chainId: u, safe: s, version: m, content: p.message }).safeMessageHash
  if (h !== l) throw Error(c.otherMessage({ expected: l, found: h }))
  return {
    kind: `message`,
    chainId: u,
    chain: { name: t.chainName, shortName: t.shortName, symbol: t.nativeCurrency.symbol },
    safe: s,
    version: m,
    message: i(p.message),
    signatures: d,
    proposer: null,
    createdAt: Date.now(),
    origin: null,
    account: null,
    names: [],
    tokens: [],
  }
}
async function g(n, r) {
  try {
    return await e().getMessage({ params: { chainId: n, messageHash: r } })
  } catch (e) {
    if (e instanceof t && e.statusCode === 404) return null
    throw e
  }
}
export { p as addMessage, f as contentOf, h as findMessage, m as keepMessage }
//# sourceMappingURL=importMessage-liKXH23e.js.map
