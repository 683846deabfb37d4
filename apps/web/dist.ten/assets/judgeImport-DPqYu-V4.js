import { En as e, Tn as t, Wt as n } from './later-DLdlgyuL.js'
import { n as r, t as i } from './rest-AijB77nW.js'
import { n as a } from './rest-iIyhBBoW.js'
import { wa as o } from './index--te03lJq.js'
import { n as s } from './rest-DYrD8RnN.js'
import { P as c } from './lists-DTBg-a7q.js'
import { n as l } from './import-Oeshxk7-.js'
async function u(i, a) {
  let o = await n(c(a, i.safe)),
    l = o.ok
      ? await r({ ...i, version: o.value.version }, { owners: o.value.owners, read: e(t(a), i.safe) })
      : await f(r(i, { owners: i.account?.owners ?? [] })),
    { reviewed: u } = l
  return { verified: l, state: o, checks: [p(u.safeTxHash, s(u).hash), h(i, o, `proposal`)] }
}
async function d(r, o) {
  let s = await n(c(o, r.safe)),
    l = s.ok
      ? await i({ ...r, version: s.value.version }, { owners: s.value.owners, read: e(t(o), r.safe) })
      : await f(i(r, { owners: r.account?.owners ?? [] }))
  return { verified: l, state: s, checks: [a(l.reviewed), h(r, s, `message`)] }
}
async function f(e) {
  let t = await e,
    n = t.signatures.map((e) => (e.outcome === `valid` ? { ...e, outcome: `unchecked`, reason: l.onlyChainShows } : e))
  return { ...t, signatures: n }
}
var p = (e, t) =>
    t === e
      ? { id: `witness-hash`, verdict: `verified`, title: l.sameHash, reason: e }
      : {
          id: `witness-hash`,
          verdict: `danger`,
          title: l.differentHashes,
          reason: l.differentHashesNote({ first: e, second: t }),
        },
  m = { message: (e) => l.chainNotReadMessage(e), proposal: (e) => l.chainNotReadProposal(e) }
function h({ account: e, version: t }, n, r) {
  let i = `account-state`
  if (!n.ok) return { id: i, verdict: `unchecked`, title: l.asSenderDescribes, reason: m[r]({ reason: n.reason }) }
  let { value: a } = n,
    o = [
      ...(t === a.version ? [] : [l.versionDiffers({ chain: a.version, sender: t })]),
      ...(e === null || g(e.owners, a.owners)
        ? []
        : [l.ownersDiffer({ chain: a.owners.join(`, `), sender: e.owners.join(`, `) })]),
      ...(e === null || e.threshold === a.threshold
        ? []
        : [l.thresholdDiffers({ chain: a.threshold, sender: e.threshold })]),
    ]
  return o.length === 0
    ? { id: i, verdict: `verified`, title: l.matches, reason: l.readAtBlock({ block: a.block }) }
    : {
        id: i,
        verdict: `caution`,
        title: l.accountDiffers,
        reason: `${o.join(` `)} ${l.usesChain({ block: a.block })}`,
      }
}
var g = (e, t) => e.length === t.length && e.every((e) => t.some((t) => o(e, t)))
export { u as judgeImport, d as judgeMessageImport }
//# sourceMappingURL=judgeImport-DPqYu-V4.js.map
