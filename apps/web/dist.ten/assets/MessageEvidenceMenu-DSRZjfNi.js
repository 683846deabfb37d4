import { r as e } from './rest-CnNodkWm.js'
import { r as t } from './rest-BJdaFEUy.js'
import { c as n } from './rest-D842GMB8.js'
import { Gt as r, M as i, S as a } from './lists-DTBg-a7q.js'
import { t as o } from './rest-fYZGtYfi.js'
import { En as s, Tn as c } from './later-DLdlgyuL.js'
import { t as l } from './rest-AijB77nW.js'
import { t as u } from './rest-1Q76-X1n.js'
import { Ga as d } from './index--te03lJq.js'
async function f(e) {
  let { source: t, proposal: n, statement: r, checks: i, overrides: a } = e,
    { reviewed: o, signatures: u } = await l(n, { owners: t.state.owners, read: s(c(t.chain), n.safe) }),
    { domainHash: d, messageHash: f, safeMessageHash: m } = o,
    h = i.some(({ id: e, verdict: t }) => e === `account-signature` && t === `verified`)
  return {
    createdAt: Date.now(),
    build: document.querySelector(`meta[name="countersign-build"]`)?.content ?? null,
    statement: r,
    proposal: n,
    hashes: { domainHash: d, messageHash: f, safeMessageHash: m },
    facts: p(t),
    checks: i.map(({ id: e, verdict: t, title: n, reason: r }) => ({ id: e, verdict: t, title: n, reason: r })),
    overrides: a.map(({ checkId: e, title: t, typed: n, at: r }) => ({ checkId: e, title: t, typed: n, at: r })),
    signatures: u.map(({ owner: e, data: t, outcome: n, reason: r }) => ({ owner: e, data: t, outcome: n, reason: r })),
    execution: {
      status: h ? `CONFIRMED` : u.length === 0 ? `DRAFT` : `NEEDS_CONFIRMATION`,
      transactionHash: null,
      executor: null,
      at: null,
    },
    journal: null,
  }
}
function p({ state: e, proposer: t, createdAt: n, reviewed: r }) {
  let i = {
    version: e.version,
    owners: e.owners.join(`, `),
    threshold: String(e.threshold),
    fallbackHandler: e.fallbackHandler ?? `none`,
    payloadHash: r.payloadHash,
  }
  return [
    ...Object.entries(i).map(([t, n]) => ({ name: t, value: n, source: `chain`, block: e.block })),
    ...(t === null ? [] : [{ name: `proposer`, value: t, source: `service`, block: null }]),
    ...(n === null ? [] : [{ name: `proposedAt`, value: new Date(n).toISOString(), source: `service`, block: null }]),
  ]
}
var m = d()
function h({ source: s, checks: c, onClose: l }) {
  let { key: d } = i(),
    p = a(),
    { safeMessageHash: h, content: g } = s.reviewed,
    _ = n({ ...d, hash: h })
  return (0, m.jsx)(o, {
    onClose: l,
    make: async () => ({
      evidence: await f({ source: s, proposal: e(s, p), statement: r(t(g, p).statement), checks: c, overrides: _ }),
      hash: h,
    }),
    children: u.messageEvidenceContains,
  })
}
export { h as MessageEvidenceMenu }
//# sourceMappingURL=MessageEvidenceMenu-DSRZjfNi.js.map
