import { Fn as e, Nn as t, Pn as n, Wt as r } from './later-DLdlgyuL.js'
import { ba as i, wa as a, xa as o } from './index--te03lJq.js'
import { t as s } from './rest-BCZfbqxO.js'
import { s as c } from './rest-B1EQQfBh.js'
async function l(e, t) {
  let n = await Promise.all(e.map((e) => d(e, t))),
    r = new Set()
  return n.map((e) => {
    if (e.outcome.kind !== `valid`) return e
    let t = e.outcome.signature.owner.toLowerCase()
    return r.size === r.add(t).size ? { ...e, outcome: { kind: `excluded`, reason: s.second } } : e
  })
}
var u = (e) => e.flatMap(({ outcome: e }) => (e.kind === `valid` ? [e.signature] : []))
async function d({ signer: t, signature: n, submittedAt: r }, i) {
  let a = { claimed: t, submittedAt: r }
  if (n === null) return { ...a, outcome: { kind: `excluded`, reason: s.notDelivered } }
  let o
  try {
    let [t, ...r] = e(n)
    if (t === void 0 || r.length > 0) throw Error(s.notOne)
    o = t
  } catch (e) {
    let t = e instanceof Error ? e.message : s.unreadable
    return { ...a, outcome: { kind: `excluded`, reason: t } }
  }
  return { ...a, outcome: await f(o, t, i) }
}
async function f(e, i, { reviewed: o, owners: c, read: l }) {
  let { hash: u, preimage: d, version: f } = o,
    p = await r(t({ signature: e, hash: u, preimage: d, version: f, read: l }))
  if (!p.ok) return { kind: `unchecked`, reason: s.couldNotCheck(p.reason) }
  if (!p.value.valid) return { kind: `excluded`, reason: p.value.reason }
  let { owner: m } = p.value
  return a(m, i)
    ? c.some((e) => a(e, m))
      ? { kind: `valid`, signature: await n({ signature: e, hash: u }) }
      : { kind: `excluded`, reason: s.notOwnerNow(m), isNotOwner: !0 }
    : { kind: `excluded`, reason: s.madeByOther({ found: m, claimed: i }) }
}
var p = o(`simulation-view`, {
    couldNotRun: `The test run could not be made`,
    otherEffects: `The transaction would have other effects than you read`,
    running: `Running`,
    runAgain: `Run again`,
    run: `Run`,
    notRun: `not made yet`,
    ranAt: ({ block: e }) => `on the chain at block ${e}`,
    innerFails: `The inner call would fail`,
    executionFails: `The execution would fail`,
    noReason: `The contract gives no reason.`,
    nonceUsed: `The nonce would be used up in any case.`,
    changes: (e) => i(e, { one: `# change`, other: `# changes` }),
    changesUnexpected: ({ changes: e, wrong: t }) => `${e}, ${t} that must never happen`,
    nonceChange: ({ before: e, after: t }) => `1 change: nonce ${e} → ${t}`,
    storageNotRead: `Storage not read`,
    storageOf: ({ account: e }) => `Storage of ${e}`,
    storageOfThis: `Storage of this account`,
    now: `Now`,
    after: `After`,
    unknownSlot: ({ slot: e }) => `Unknown slot ${e}`,
    nothing: `nothing`,
    endOfList: `the end of the list`,
    innerCalls: `Inner calls`,
    innerNotRead: `Inner calls not read`,
    allCalls: `All`,
    callTo: `<number/> call to <target/>`,
    delegatecallTo: `<number/> delegatecall to <target/>`,
    succeeds: `Succeeds`,
    fails: `Fails`,
    factsSummary: ({ engine: e, block: t, host: n, gas: r }) => `${e} on block ${t}, ${n}, ${r} gas`,
    engine: `Engine`,
    block: `Block`,
    stateFrom: `State from`,
    stateNote: `the node could return a false state; another machine can use another node`,
    ran: `Ran`,
    gas: `Gas`,
    assumed: `Assumed`,
    notEngine: ({ engine: e }) => `Not ${e}`,
    dependsOn: `Depends on time or block`,
    no: `no`,
    readBy: ({ what: e, contract: t }) => `${e} read by ${t}`,
    unknownBecause: ({ reason: e }) => `unknown: ${e}`,
    created: `Contracts created`,
    destroyed: `Contracts destroyed`,
    unknownNode: `unknown node`,
    nothingToRun: `There is nothing to simulate yet.`,
    noAnswer: ({ seconds: e }) => `No answer within ${e} s.`,
    tried: `Effects tried here`,
    couldNotRunBecause: ({ reason: e }) => `The simulation could not run: ${e}`,
    couldNotRunAgainBecause: ({ reason: e }) => `The simulation could not run again: ${e}`,
    runningNow: `The simulation is running on the newest block.`,
    notAutomatic: `This network’s configuration does not start test runs automatically.`,
    changedTitle: `The transaction would have other effects than you read`,
    almostNothing: `Almost nothing of an asset remains in the account`,
    almostNothingWhy: ({ amount: e, before: t, after: n }) =>
      `In the simulation ${e} leave the account, which holds ${t} before and ${n} after. Make sure that this is intended.`,
    remains: `How much remains in the account`,
    remainsUnread: ({ amount: e, reason: t }) =>
      `In the simulation ${e} leave the account. Its balance could not be read: ${t}.`,
    amountOf: ({ amount: e, token: t }) => `${e} of ${t}`,
    notRequested: `it was not requested`,
    wouldSucceedBefore: `It would have succeeded, now it would fail.`,
    wouldFailBefore: `It would have failed, now it would succeed.`,
    moves: `Moves`,
    allowances: `Allowances`,
    writes: `Writes to the account`,
    delegatecalls: `Delegatecalls`,
    differences: ({ what: e, entries: t }) => `${e}: ${t}.`,
    noLonger: ({ entry: e }) => `no longer ${e}`,
    nowThere: ({ entry: e }) => `now ${e}`,
    delta: ({ owner: e, amount: t, token: n }) => `${e}: ${t} of ${n}`,
    nativeCoin: `native coin`,
    approval: ({ spender: e, extent: t, token: n }) => `${e}: ${t} of ${n}`,
    all: `all`,
    none: `none`,
    write: ({ label: e, account: t, after: n }) => `${e} of ${t} = ${n}`,
    runs: ({ account: e, code: t }) => `${e} runs ${t}`,
  }),
  m = 2e4
async function h(e, t = m) {
  let n = new AbortController(),
    r,
    i = new Promise((e, n) => {
      r = setTimeout(() => n(Error(p.noAnswer({ seconds: t / 1e3 }))), t)
    })
  try {
    return await Promise.race([e(n.signal), i])
  } finally {
    ;(clearTimeout(r), n.abort())
  }
}
var g = `simulation`
function _({ simulated: e, first: t = null, error: n, isAutomatic: r }) {
  let i = (e) => [{ id: g, verdict: `unchecked`, title: p.tried, reason: e }]
  if (n)
    return [...c(e?.checks ?? []), ...i((e ? p.couldNotRunAgainBecause : p.couldNotRunBecause)({ reason: n.message }))]
  if (e) {
    let n = c(t?.checks ?? []).filter(({ field: t }) => !v(e.checks, t))
    return n.length > 0 ? [...n, ...e.checks] : e.checks
  }
  return i(r ? p.runningNow : p.notAutomatic)
}
var v = (e, t) => e.some((e) => e.field === t && e.verdict !== `unchecked`),
  y = (e) => ({ id: g, verdict: `danger`, title: p.changedTitle, reason: e.join(` `), field: `changed` })
export { u as a, p as i, _ as n, l as o, h as r, y as t }
//# sourceMappingURL=rest-CHnfK6lP.js.map
