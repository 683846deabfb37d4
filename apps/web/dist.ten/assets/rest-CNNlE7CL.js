import { va as e } from './later-DLdlgyuL.js'
import { ga as t, xa as n } from './index--te03lJq.js'
import { a as r, i, n as a, o, r as s } from './rest-BilHHFfS.js'
function c(e, t, n) {
  let i = r(e, t),
    a = new Set()
  for (let t = -1; t !== a.size;) {
    t = a.size
    for (let t of i) l(s(e, t), a, n) && a.add(t)
  }
  return a
}
function l(e, t, n) {
  switch (e.kind) {
    case `key`:
      return !0
    case `contract`:
      return e.signer === `any-signature`
    case `unknown`:
      return n
    case `account`:
      return e.threshold > 0 && i(e).filter((e) => t.has(e)).length >= e.threshold
  }
}
var u = 2e3
function d(e, t) {
  let n = e.toLowerCase(),
    r = s(t, n)
  if (r.kind !== `account`) return null
  let o = i(r),
    l = c(t, n, !1),
    d = o.filter((e) => l.has(e)).length,
    f = (i) => {
      let { mayLose: o, thiefNeeds: s } = a(e, new Map([...t, [n, { ...r, threshold: i }]]), u)
      return o !== null && s !== null && o.least >= 1 && s.least >= 2
    },
    p = []
  for (let e = Math.max(2, Math.ceil(d / 2)); e <= d && p.length < 2; e++) f(e) && p.push(e)
  let [m, h] = [p[0], p.at(-1)]
  return m === void 0 || h === void 0 ? null : { least: m, most: h }
}
function f(e, t, n) {
  let r = s(t, e.toLowerCase())
  if (r.kind !== `account`) return []
  let a = i(r).length,
    o = d(e, t),
    c = o === null ? null : p(o, r.threshold, n),
    l = r.threshold === a
  return [
    ...(c === null ? [] : [{ kind: `threshold`, account: e, threshold: c }]),
    ...(l || o === null ? [{ kind: `add-owner`, account: e, place: a + 1 }] : []),
  ]
}
function p({ least: e, most: t }, n, r) {
  return n >= e && n <= t ? null : r !== void 0 && r >= e && r <= t ? r : n < e ? e : t
}
function m(e, t) {
  let n = h(e, t),
    a = (t) => n.get(t) ?? e
  return r(t, e.toLowerCase()).flatMap((e) => {
    let n = new Map()
    for (let a of i(s(t, e))) for (let i of r(t, a, e)) s(t, i).kind === `key` && n.set(i, [...(n.get(i) ?? []), a])
    return [...n].flatMap(([t, n]) => (n.length > 1 ? [{ account: a(e), key: a(t), owners: n.map(a) }] : []))
  })
}
function h(e, t) {
  let n = new Map([[e.toLowerCase(), e]])
  for (let e of t.values()) if (e.kind === `account`) for (let t of e.owners) n.set(t.toLowerCase(), t)
  return n
}
function g(e, n, r = {}) {
  let c = s(n, e.toLowerCase())
  if (c.kind !== `account`) return []
  let l = { id: `owner-graph`, ...(r.field === void 0 ? {} : { field: r.field }) },
    { mayLose: u, thiefNeeds: d } = a(e, n),
    p = i(c).length,
    h = { threshold: c.threshold, count: p },
    g = r.locked ?? o.whatItHolds,
    v = [],
    y = d?.most === 1 || u?.most === 0 ? f(e, n, r.today) : []
  ;(d?.most === 0 && v.push({ ...l, verdict: `danger`, title: o.anyAddress, reason: o.anySignature(h) }),
    d?.most === 1 &&
      v.push({
        ...l,
        verdict: `caution`,
        title: c.threshold === 1 && p > 1 ? o.everyOwner : o.oneKey,
        reason: c.threshold === 1 ? o.oneOf(p) : o.singleKey(h),
        remedies: y,
      }),
    u?.most === 0 &&
      v.push({
        ...l,
        verdict: `caution`,
        title: o.lostLocks,
        reason: o.noneMayBeLost({ ...h, locked: g }),
        remedies: y,
      }))
  for (let { account: r, key: i, owners: a } of m(e, n))
    v.push({
      ...l,
      verdict: `caution`,
      title: o.twoOwners,
      reason: o.signsForSeveral({ key: i, owners: t(a), account: r }),
    })
  return [...v, ..._(e, n, l)]
}
function _(e, t, n) {
  let i = h(e, t)
  return r(t, e.toLowerCase()).flatMap((e) => {
    let r = s(t, e)
    return r.kind === `key` && r.delegate !== void 0
      ? [
          {
            ...n,
            verdict: `caution`,
            title: o.keyRunsCode,
            reason: o.delegated({ key: i.get(e) ?? e, contract: r.delegate }),
          },
        ]
      : []
  })
}
function v(e, t) {
  let n = new Set(),
    r = (t, a) => {
      let o = a.indexOf(t)
      if (o >= 0) return [...a.slice(o), t]
      if (n.has(t)) return null
      for (let n of i(s(e, t))) {
        let e = r(n, [...a, t])
        if (e) return e
      }
      return (n.add(t), null)
    }
  return r(t, [])
}
var y = `owner-graph`
function b(e, t, n = {}) {
  let r = e.toLowerCase(),
    a = s(t, r),
    l = { id: y, ...(n.field === void 0 ? {} : { field: n.field }) }
  if (a.kind === `unknown`) return [{ ...l, verdict: `unchecked`, title: o.ableOwners, reason: o.unread(a.reason) }]
  if (a.kind !== `account`) return []
  let u = c(t, r, !1),
    d = c(t, r, !0),
    f = i(a),
    p = (e) => f.filter((t) => e.has(t)).length
  if (!d.has(r))
    return [
      {
        ...l,
        verdict: `danger`,
        title: o.neverAgain,
        reason: o.tooFewCan({
          threshold: a.threshold,
          owners: f.length,
          able: p(d),
          why: x(e, t, d),
          locked: n.locked ?? o.theFunds,
        }),
      },
    ]
  let m = v(t, r),
    h = []
  return (
    u.has(r) ||
      h.push({
        ...l,
        verdict: `unchecked`,
        title: o.ableOwners,
        reason: o.someUnread({ threshold: a.threshold, able: p(u), owners: w(e, t) }),
      }),
    m &&
      h.push({
        ...l,
        verdict: `caution`,
        title: o.eachOther,
        reason: o.stillActs({ cycle: S(C(e, t, m)), able: p(u), owners: f.length, threshold: a.threshold }),
      }),
    p(d) < f.length &&
      !m &&
      h.push({
        ...l,
        verdict: `caution`,
        title: o.neverSigns,
        reason: o.chooseOther({ able: p(d), owners: f.length, threshold: a.threshold, why: x(e, t, d) }),
      }),
    h.push(...g(e, t, n)),
    u.has(r) &&
      h.length === 0 &&
      h.push({
        ...l,
        verdict: `verified`,
        title: o.canSign,
        reason: o.enough({ able: p(u), owners: f.length, threshold: a.threshold }),
      }),
    h
  )
}
function x(e, t, n) {
  let a = e.toLowerCase(),
    c = C(
      e,
      t,
      r(t, a).filter((e) => e !== a && !n.has(e)),
    ).flatMap((e) => {
      let r = s(t, e.toLowerCase())
      if (r.kind === `contract`) return [o.contractCannot({ owner: e, reason: r.reason })]
      if (r.kind !== `account`) return []
      let a = i(r).filter((e) => n.has(e)).length
      return [o.needs({ owner: e, threshold: r.threshold, owners: i(r).length, able: a })]
    }),
    l = v(t, a),
    u = l ? [...c, S(C(e, t, l))] : c
  return u.length === 0 ? `` : ` (${u.join(`; `)})`
}
var S = (e) => e.reduceRight((e, t) => o.ownedBy({ account: t, owner: e })),
  C = (e, t, n) => {
    let r = h(e, t)
    return n.map((e) => r.get(e) ?? e)
  },
  w = (e, t) =>
    C(e, t, r(t, e.toLowerCase()))
      .flatMap((e) => {
        let n = s(t, e.toLowerCase())
        return n.kind === `unknown` ? [`${e} (${n.reason})`] : []
      })
      .join(`, `),
  T = n(`setup-contract`, {
    notPublished: `The contract is not the published one`,
    codeDiffersNote: ({ release: e }) =>
      `The address is that of ${e}, but its code differs from the published code. Compare with another node before you sign anything.`,
    noRelease: `The contract is not a published release`,
    whatYouCanDo: `See what you can do`,
    unknownCodeNote: `The page does not know this code. It may move funds without signatures of the owners, or refuse their signatures.`,
    outdated: ({ version: e }) => `Contract ${e} is outdated`,
    seeUpgrade: `See upgrade`,
    stillUsable: `The account can still be used.`,
    upgradeKeeps: `Owners, coins and address do not change with an upgrade.`,
    title: `Contract`,
    masterCopy: `Master copy`,
    nextTransaction: `Next transaction`,
    notPublishedMark: `The contract is not the published one.`,
    noReleaseMark: `The contract is not a published release.`,
    outdatedMark: `The contract is outdated.`,
    codeMatches: `Code hash matches`,
    codeDiffers: `Code hash differs`,
    unknownCode: `Unknown code`,
    upgrade: `Upgrade`,
    version: `Version`,
    unknown: `Unknown`,
    officialRelease: ({ version: e }) => `${e}, official release`,
    notCodeOf: ({ version: e, release: t }) => `${e}, but not the code of ${t}`,
    accordingToContract: ({ version: e }) => `${e}, according to the contract. It is not a published release.`,
    news130: `Since 1.3.0, signatures are valid on one network only, and a guard can check every transaction.`,
    news141: `Since 1.4.1, the contract refuses two settings that could lock the account: an invalid guard, and the account as its own fallback handler.`,
    news150: `Since 1.5.0, a guard can also check transactions of modules.`,
  }),
  E = () => [
    { version: `1.3.0`, text: T.news130 },
    { version: `1.4.1`, text: T.news141 },
    { version: `1.5.0`, text: T.news150 },
  ]
function D(t, n) {
  try {
    return E()
      .filter(({ version: r }) => e(t, r) && !e(n, r))
      .map(({ text: e }) => e)
  } catch {
    return []
  }
}
export { d as a, m as i, T as n, b as r, D as t }
//# sourceMappingURL=rest-CNNlE7CL.js.map
