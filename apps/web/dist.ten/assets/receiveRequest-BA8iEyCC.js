import { Vn as e, ji as t, vn as n } from './index--te03lJq.js'
import { P as r } from './lists-DTBg-a7q.js'
import { T as i, g as a, v as o, w as s } from './later-DLdlgyuL.js'
import { r as c } from './rest-NfdgukGS.js'
var l = new Map()
function u(e) {
  let t = l.get(e) ?? { offChainSigning: !0 }
  return (l.set(e, t), t)
}
async function d(e, { chain: l, safe: d, account: p }, { show: m }) {
  let { chainId: h } = l
  await i.load()
  let g = s({ chainId: h, safe: d, topic: e.topic, id: e.id })
  if (i.find(g)) return null
  let _ = (e) => i.get().some((t) => t.safe === d && t.chainId === h && t.hash === e.toLowerCase()),
    v = await a(
      e,
      { chainId: h, safe: d },
      {
        read: (e, t) => n(l, e, [...t]),
        transaction: (e) => (_(e) ? f(h, e) : Promise.resolve(null)),
        isProposed: _,
        show: (e) => m(`/safes/${p}/transactions/${e}`),
        signsOffChain: async () => c(l, await r(l, d)),
        settings: u(e.topic),
      },
    )
  if (v.kind === `answer`) return { result: v.result }
  if (v.kind === `refusal`) return { error: v.error }
  let { topic: y, id: b, app: x, method: S } = e
  return (
    await i.put({
      key: g,
      topic: y,
      id: b,
      chainId: h,
      safe: d,
      app: x,
      method: S,
      ask: v.ask,
      state: `open`,
      hash: null,
      at: Date.now(),
    }),
    t.show({
      id: g,
      kind: `info`,
      title: v.ask.kind === `calls` ? o.requestsTransaction({ app: x.name }) : o.requestsSignature({ app: x.name }),
      detail: o.nothingSigned,
      href: `/safes/${p}/dapps`,
      linkLabel: o.reviewRequest,
    }),
    null
  )
}
var f = (t, n) => e().getTransaction({ params: { chainId: t, id: n } })
export { d as receiveRequest }
//# sourceMappingURL=receiveRequest-BA8iEyCC.js.map
