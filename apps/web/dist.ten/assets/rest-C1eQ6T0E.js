import { r as e } from './rolldown-runtime-DLMaRju-.js'
import { t } from './rest-BxFLBE0x.js'
import { Ga as n, Wn as r, ba as i, er as a, na as o, vi as s, wa as c, xa as l } from './index--te03lJq.js'
import { n as u } from './rest-BlO5BbqV.js'
import { r as d, t as f } from './rest-B05EYwN-.js'
import { i as p, o as m, r as h } from './rest-sPnlEiEo.js'
import { n as g } from './rest-BmbEM6oO.js'
var _ = l(`offers`, {
    unsigned: `The proposal has no signature yet.`,
    executed: `The transaction is already executed.`,
    proposed: (e) => `Proposed with ${i(e, { one: `# signature`, other: `# signatures` })}.`,
    hadAll: `The service already had all signatures.`,
    accepted: (e) => `The service already had it and accepted ${i(e, { one: `# signature`, other: `# signatures` })}.`,
  }),
  v = e({ offerProposals: () => b }),
  y = ({ source: e, offer: t }) => e === `page` && (t === null || t.result === `failed`)
async function b(e = y, { proposals: t = f, service: n = r() } = {}) {
  await h(async () => {
    for (let r of (await t.list()).filter(e)) await t.noteOffer(r, await p(() => x(n, r)))
  })
}
async function x(e, t) {
  let { chainId: n, safe: r, safeTxHash: i, transaction: o, signatures: s, proposer: l, origin: d } = t,
    f = s.find(({ owner: e }) => l !== null && c(e, l)) ?? s[0] ?? null,
    p = f?.owner ?? l
  if (p === null) throw new a({ code: `unsigned`, statusCode: 422, message: _.unsigned })
  let h = await e.getTransaction({ params: { chainId: n, id: i } }).catch((e) => {
    if (e instanceof a && e.statusCode === 404) return null
    throw e
  })
  if (h?.txHash) return _.executed
  h ||
    (await e.proposeTransaction({
      params: { chainId: n, safe: r },
      body: { ...o, safeTxHash: i, sender: p, signature: f?.data ?? null, origin: u(d) },
    }))
  let g = h?.detailedExecutionInfo,
    v = g?.type === `MULTISIG` ? g.confirmations.map(({ signer: e }) => e.value) : [],
    y = s.filter((e) => (h !== null || e !== f) && !v.some((t) => c(t, e.owner)))
  for (let { data: t } of y)
    await m(e.confirmTransaction({ params: { chainId: n, safeTxHash: i }, body: { signature: t } }))
  return h ? (y.length === 0 ? _.hadAll : _.accepted(y.length)) : _.proposed(s.length)
}
var S = `kept-of-account`,
  C = [S],
  w = (e) =>
    s({
      queryKey: [S, e.chainId, e.safe],
      queryFn: async () => {
        let [t, n] = await Promise.all([f.list(e), d.list(e)])
        return { proposals: t, messages: n }
      },
      staleTime: 0,
      meta: { persist: !1 },
    }),
  T = n()
function E({ kept: { signatures: e, offer: n }, onClose: r, onConfirm: i }) {
  let a = e.length
  return (0, T.jsxs)(t, {
    title: g.remove,
    act: g.removeAct,
    onClose: r,
    onConfirm: i,
    children: [
      (0, T.jsx)(`p`, { children: n?.result === `taken` ? g.taken({ time: o(n.at), count: a }) : g.lost(a) }),
      (0, T.jsx)(`p`, { children: g.stayValid }),
    ],
  })
}
export { v as a, b as i, C as n, w as r, E as t }
//# sourceMappingURL=rest-C1eQ6T0E.js.map
