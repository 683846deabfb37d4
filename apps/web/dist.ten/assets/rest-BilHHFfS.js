import { ba as e, wa as t, xa as n } from './index--te03lJq.js'
var r = n(`check-owners`, {
    whatItHolds: `what the account holds`,
    anySignature: ({ threshold: e, count: t }) =>
      `${e} of ${t} signatures are needed, and contracts that accept any signature provide all of them. Do not sign.`,
    oneOf: (e) => `It would be 1 of ${e}: one stolen key is enough to move all funds.`,
    singleKey: ({ threshold: e, count: t }) =>
      `${e} of ${t} signatures are needed, but a single key can give all of them, because it is behind several owners.`,
    noneMayBeLost: ({ threshold: e, count: t, locked: n }) =>
      `With ${e} of ${t} signatures, no key may be lost. If one is, ${n} can never be moved again.`,
    signsForSeveral: ({ key: e, owners: t, account: n }) =>
      `${e} can sign for ${t}, owners of ${n}. It counts for each, so fewer people decide than the number of signatures suggests.`,
    theFunds: `The account’s funds`,
    tooFewCan: ({ threshold: e, owners: t, able: n, why: r, locked: i }) =>
      `${e} of ${t} owners must sign, but only ${n} can${r}. ${i} could never be moved again. Do not sign.`,
    stillActs: ({ cycle: e, able: t, owners: n, threshold: r }) =>
      `${e}. The account can still act: ${t} of ${n} owners can sign, ${r} must.`,
    ownedBy: ({ account: e, owner: t }) => `${e} is owned by ${t}`,
    computedAgain: ({ owners: t, signatures: n }) =>
      `Computed again for the owners on chain: ${e(t, { one: `# owner`, other: `# owners` })}, ${e(n, { one: `# signature`, other: `# signatures` })} needed.`,
    leadsElsewhere: ({ now: t, threshold: n, owners: r }) =>
      `From the ${e(t, { one: `# owner`, other: `# owners` })} now on chain and the threshold ${n}, these calls do not lead to the ${e(r, { one: `# owner`, other: `# owners` })} you chose. The calls must be computed and reviewed again.`,
    alreadyThere: ({ owners: t, signatures: n }) =>
      `The account already has the ${e(t, { one: `# owner`, other: `# owners` })} you chose, and ${e(n, { one: `# signature`, other: `# signatures` })} needed. Signing this would only use up its nonce, or undo a part of the change.`,
    notRead: `it was not read`,
    anyAddress: `Any address could act`,
    everyOwner: `Every owner alone could act`,
    oneKey: `One key alone could act`,
    lostLocks: `One lost key would lock the account`,
    twoOwners: `One key is behind two owners`,
    keyRunsCode: `An owner’s key runs the code of a contract`,
    delegated: ({ key: e, contract: t }) =>
      `The key ${e} authorised the contract ${t} to act in its name (EIP-7702). A signature that this code accepts counts as this owner’s.`,
    ableOwners: `Owners that can sign`,
    unread: (e) => `The owners could not be read: ${e}.`,
    neverAgain: `The account could never act again`,
    someUnread: ({ threshold: e, able: t, owners: n }) =>
      `${e} owners must sign and ${t} certainly can. Other owners could not be read: ${n}.`,
    eachOther: `Owners that own each other`,
    neverSigns: `An owner that can never sign`,
    chooseOther: ({ able: e, owners: t, threshold: n, why: r }) =>
      `${e} of ${t} owners can sign, ${n} must${r}. Choose another owner instead.`,
    canSign: `The owners can sign`,
    enough: ({ able: e, owners: t, threshold: n }) =>
      `${e} of ${t} owners can sign, ${n} must. None depends on this account, and no key is behind two of them.`,
    contractCannot: ({ owner: e, reason: t }) => `${e} is a contract that cannot sign: ${t}`,
    needs: ({ owner: e, threshold: t, owners: n, able: r }) =>
      `${e} needs ${t} of ${n} owners and has ${r} that can sign without it`,
    leadsThere: `The calls lead to the owners you chose`,
    otherOwners: `The calls were made for other owners`,
    nothingLeft: `No change is left to make`,
    unreachable: `The owners you chose cannot be reached`,
    chooseAgain: (e) => `${e} Go back to the form and choose again.`,
  }),
  i = (e, t) => e.get(t) ?? { kind: `unknown`, reason: r.notRead },
  a = (e) => (e.kind === `account` ? [...new Set(e.owners.map((e) => e.toLowerCase()))] : [])
function o(e, t, n) {
  let r = new Set([t])
  for (let t of r) for (let o of a(i(e, t))) o !== n && r.add(o)
  return [...r]
}
function s(e, t) {
  let n = new Map()
  for (let r of o(e, t)) for (let t of a(i(e, r))) i(e, t).kind === `key` && n.set(t, [...(n.get(t) ?? []), r])
  let r = new Map()
  for (let [e, t] of n) {
    let n = t.toSorted().join(),
      i = r.get(n)
    i ? i.keys.push(e) : r.set(n, { keys: [e], accounts: t })
  }
  return [...r.values()].toSorted((e, t) => t.accounts.length - e.accounts.length)
}
var c = 2e4
function l(e, t, n = c) {
  let r = e.toLowerCase(),
    i = s(t, r),
    a = i.map(({ keys: e }) => e.length),
    o = (e) => d(t, r, i, e),
    [l, p] = [o(!1), o(!0)],
    m = (e) => f(a, n, (t) => !e(a.map((e, n) => e - (t[n] ?? 0)))),
    g = (e) => f(a, n, e)
  return p(a)
    ? {
        mayLose: { least: l(a) ? (m(l)?.least ?? h(a) + 1) - 1 : 0, most: u(m(p)?.most ?? null) },
        thiefNeeds: { least: g(p)?.least ?? 0, most: g(l)?.most ?? null },
      }
    : { mayLose: null, thiefNeeds: null }
}
var u = (e) => (e === null ? null : e - 1)
function d(e, t, n, r) {
  let s = o(e, t),
    c = s.flatMap((t) => {
      let n = i(e, t)
      return n.kind === `account` && n.threshold > 0 ? [{ key: t, threshold: n.threshold, owners: a(n) }] : []
    }),
    l = s.filter((t) => {
      let n = i(e, t)
      return n.kind === `contract` ? n.signer === `any-signature` : n.kind === `unknown` && r
    }),
    u = c.map(({ key: t, threshold: r, owners: a }) => ({
      key: t,
      threshold: r,
      classes: n.flatMap(({ accounts: e }, n) => (e.includes(t) ? [n] : [])),
      others: a.filter((t) => i(e, t).kind !== `key`),
    }))
  return (e) => {
    let n = new Set(l)
    for (let t = -1; t !== n.size;) {
      t = n.size
      for (let { key: t, threshold: r, classes: i, others: a } of u)
        n.has(t) || (i.reduce((t, n) => t + (e[n] ?? 0), 0) + a.filter((e) => n.has(e)).length >= r && n.add(t))
    }
    return n.has(t)
  }
}
function f(e, t, n) {
  if (!n(e)) return null
  let r = h(e),
    i = 0
  for (let a = 0; a <= r; a++)
    for (let r of p(e, a)) {
      if (n(r)) return { least: a, most: a }
      if (++i >= t) return { least: a, most: h(m(e, n)) }
    }
  return null
}
function* p(e, t) {
  let [n, ...r] = e
  if (n === void 0) {
    t === 0 && (yield [])
    return
  }
  let i = h(r)
  for (let e = Math.max(0, t - i); e <= Math.min(n, t); e++) for (let n of p(r, t - e)) yield [e, ...n]
}
function m(e, t) {
  let n = e
  for (let r = 0; r < e.length; r++)
    for (let e = (n[r] ?? 0) - 1; e >= 0; e--) {
      let i = n.with(r, e)
      if (!t(i)) break
      n = i
    }
  return n
}
var h = (e) => e.reduce((e, t) => e + t, 0),
  g = (e) =>
    e.filter((n, r) => !t(n, `0x0000000000000000000000000000000000000000`) && e.findIndex((e) => t(e, n)) === r)
export { o as a, a as i, l as n, r as o, i as r, g as t }
//# sourceMappingURL=rest-BilHHFfS.js.map
