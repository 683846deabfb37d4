import { Ga as e, Vn as t, yi as n } from './index--te03lJq.js'
import { D as r, E as i, M as a, S as o, w as s } from './lists-DTBg-a7q.js'
import { n as c } from './transactions._id-Df-L7_Qs.js'
import { t as l } from './rest-fYZGtYfi.js'
import { En as u, Tn as d } from './later-DLdlgyuL.js'
import { n as f } from './rest-AijB77nW.js'
import { i as p } from './rest-CnNodkWm.js'
import { t as m } from './rest-1Q76-X1n.js'
async function h({ source: e, proposal: t, statement: n, checks: r, overrides: i }) {
  let { details: a, chain: o, safe: s, state: c } = e,
    l = ((a?.detailedExecutionInfo?.type === `MULTISIG` ? a.detailedExecutionInfo : null)?.confirmations ?? []).flatMap(
      ({ signature: e }) => (e === null ? [] : [e]),
    ),
    { reviewed: p, signatures: m } = await f({ ...t, signatures: l }, { owners: c?.owners ?? [], read: u(d(o), s) }),
    { domainHash: h, messageHash: v, safeTxHash: b } = p
  return {
    createdAt: Date.now(),
    build: document.querySelector(`meta[name="countersign-build"]`)?.content ?? null,
    statement: n,
    proposal: t,
    hashes: { domainHash: h, messageHash: v, safeTxHash: b },
    facts: g(t),
    checks: r.map(({ id: e, verdict: t, title: n, reason: r }) => ({ id: e, verdict: t, title: n, reason: r })),
    overrides: i.map(({ checkId: e, title: t, typed: n, at: r }) => ({ checkId: e, title: t, typed: n, at: r })),
    signatures: m.map(({ owner: e, data: t, outcome: n, reason: r }) => ({ owner: e, data: t, outcome: n, reason: r })),
    execution: _(a),
    journal: await y(e, b).catch(() => null),
  }
}
function g({ account: e, version: t, proposer: n, note: r, createdAt: i }) {
  let a = [
    ...(n === null ? [] : [{ name: `proposer`, value: n, source: `service`, block: null }]),
    ...(r === `` ? [] : [{ name: `note`, value: r, source: `service`, block: null }]),
    { name: `proposedAt`, value: new Date(i).toISOString(), source: `service`, block: null },
  ]
  if (e === null) return a
  let { source: o, block: s } = e,
    c = {
      version: t,
      owners: e.owners.join(`, `),
      threshold: String(e.threshold),
      nonce: String(e.nonce),
      masterCopy: e.masterCopy ?? `unknown`,
      modules: e.modules.join(`, `) || `none`,
      guard: e.guard ?? `none`,
      fallbackHandler: e.fallbackHandler ?? `none`,
    }
  return [...Object.entries(c).map(([e, t]) => ({ name: e, value: t, source: o, block: s })), ...a]
}
function _(e) {
  let t = e?.detailedExecutionInfo?.type === `MULTISIG` ? e.detailedExecutionInfo : null
  return {
    status: e?.txStatus ?? `DRAFT`,
    transactionHash: e?.txHash ?? null,
    executor: t?.executor?.value ?? null,
    at: e?.executedAt ?? null,
  }
}
var v = 50
async function y({ chain: e, safe: n }, r) {
  let i = [],
    a = null
  for (let o = 0; ; o++) {
    let s = await t().getJournal({ params: { chainId: e.chainId, safe: n }, query: a === null ? {} : { cursor: a } })
    for (let e of s.results)
      JSON.stringify(e.entry).toLowerCase().includes(r) && i.push({ sequence: e.sequence, hash: e.hash, at: e.at })
    if (
      ((a = s.next === null ? null : new URL(s.next, location.href).searchParams.get(`cursor`)), a === null || o === v)
    )
      return {
        publicKey: s.seal.key.publicKey,
        headSequence: s.seal.chain.sequence,
        headHash: s.seal.chain.hash,
        records: i,
      }
  }
}
var b = e()
function x({ source: e, checks: t, overrides: u, onClose: d }) {
  let { key: f } = a(),
    [g] = i(),
    _ = n(r(f, g)).data,
    v = o({ balances: _, decode: s(!0), details: e.details })
  return (0, b.jsx)(l, {
    onClose: d,
    make: async () => {
      let n = p({ ...e, balances: _, context: v }),
        r = c(e.details, v).text,
        i = await h({ source: e, proposal: n, statement: r, checks: t, overrides: u })
      return { evidence: i, hash: i.hashes.safeTxHash }
    },
    children: m.evidenceContains,
  })
}
export { x as EvidenceMenu }
//# sourceMappingURL=EvidenceMenu-oREttFqx.js.map
