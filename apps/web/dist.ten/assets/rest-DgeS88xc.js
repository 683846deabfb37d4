import { Hn as e } from './later-DLdlgyuL.js'
import { wa as t, xa as n, ya as r } from './index--te03lJq.js'
import { m as i, n as a, t as o } from './rest-DYrD8RnN.js'
import { t as s } from './rest-BCZfbqxO.js'
var c = n(`check-account`, {
    otherAddress: `The service says another address`,
    otherChain: `The service says another chain`,
    otherOwners: `The service says other owners`,
    otherThreshold: `The service says another threshold`,
    otherCode: `The service says another account code (slot 0)`,
    otherModules: `The service says other modules`,
    otherGuard: `The service says another guard`,
    otherModuleGuard: `The service says another guard for modules`,
    otherFallbackHandler: `The service says another fallback handler`,
    otherVersion: `The service says another version`,
    claimsMore: ({ chain: e, block: t, service: n }) =>
      `The chain says ${e} at block ${r(t)}, the service says ${n}. The service claims transactions that were not executed. Do not sign until the reason is known.`,
    claimsLess: ({ chain: e, block: t, service: n }) =>
      `The chain says ${e} at block ${r(t)}, the service says ${n}. Its queue may show transactions that are already executed. Wait a moment and read again.`,
    none: `none`,
    code: `Account code`,
    slotUnread: (e) => `Slot 0 of the account could not be read: ${e}.`,
    publishedCode: `Published account code`,
    runs: (e) => `The account runs ${e}, checked by code hash.`,
    codeChanged: `The account’s code was changed`,
    otherHash: ({ address: e, found: t, published: n }) =>
      `The code at ${e} hashes to ${t}, but the published hash is ${n}. Do not sign.`,
    unknownCode: `Unknown account code`,
    notPublished: (e) =>
      `The account runs ${e}, which is not a published Safe contract. Its rules may differ from those shown.`,
    onChain: `Account on the chain`,
    chainUnread: (e) =>
      `The account could not be read from the chain: ${e}. The service’s answer cannot be compared. Try again before you sign.`,
    asReported: `Account as the service reports it`,
    serviceUnread: ({ block: e, reason: t }) =>
      `Read from chain at block ${r(e)}. The service could not be reached for a comparison: ${t}.`,
    allMatch: `Owners, threshold, nonce, modules and guard match`,
    everyField: (e) => `Every field that the service reports equals the chain’s value at block ${r(e)}.`,
    differs: ({ chain: e, block: t, service: n }) =>
      `The chain says ${e} at block ${r(t)}, the service says ${n}. This page uses the chain’s value. Do not sign what the service proposes until the reason is known.`,
    nonceAhead: `The service says a nonce the chain has not reached`,
    serviceBehind: `The service is behind the chain`,
  }),
  l = `account-code`
function u(e, t) {
  if (!e.ok) return { id: l, verdict: `unchecked`, title: c.code, reason: c.slotUnread(e.reason) }
  let { masterCopy: n, masterCopyHash: r } = e.value,
    i = t.find(({ codeHash: e }) => e === r)
  return i
    ? { id: l, verdict: `verified`, title: c.publishedCode, reason: c.runs(i.name) }
    : t.length > 0
      ? {
          id: l,
          field: `implementation`,
          verdict: `danger`,
          title: c.codeChanged,
          reason: c.otherHash({ address: n, found: r, published: t[0]?.codeHash ?? `` }),
        }
      : { id: l, field: `implementation`, verdict: `caution`, title: c.unknownCode, reason: c.notPublished(n) }
}
var d = `account-state`
function f(e, t, n) {
  if (!t.ok) return [{ id: d, verdict: `unchecked`, title: c.onChain, reason: c.chainUnread(t.reason) }]
  let { block: r } = t.value
  if (!n.ok)
    return [
      { id: d, verdict: `unchecked`, title: c.asReported, reason: c.serviceUnread({ block: r, reason: n.reason }) },
    ]
  let i = p(e, t.value, n.value)
      .filter(({ first: e, second: t }) => e !== t)
      .map((e) => m(e, r)),
    a = h(t.value.nonce, BigInt(n.value.nonce), r),
    o = a ? [...i, a] : i
  return o.length > 0 ? o : [{ id: d, verdict: `verified`, title: c.allMatch, reason: c.everyField(r) }]
}
function p(e, t, n) {
  let r = (e, t, n, r) => ({ field: e, title: t, first: n, second: r }),
    i = (e) => v(e === null ? [] : [e]),
    a = (e) => v(e === null || _(e.value) ? [] : [e.value]),
    o = (e) => v(e.map(({ value: e }) => e))
  return [
    r(`address`, `otherAddress`, v([e.safe]), v([n.address.value])),
    r(`chainId`, `otherChain`, String(e.chainId), n.chainId),
    r(`owners`, `otherOwners`, v(t.owners), o(n.owners)),
    r(`threshold`, `otherThreshold`, String(t.threshold), String(n.threshold)),
    r(`implementation`, `otherCode`, v([t.masterCopy]), v([n.implementation.value])),
    r(`modules`, `otherModules`, v(t.modules), o(n.modules ?? [])),
    r(`guard`, `otherGuard`, i(t.guard), a(n.guard)),
    r(`moduleGuard`, `otherModuleGuard`, i(t.moduleGuard), a(n.moduleGuard)),
    r(`fallbackHandler`, `otherFallbackHandler`, i(t.fallbackHandler), a(n.fallbackHandler)),
    ...(n.version === null ? [] : [r(`version`, `otherVersion`, g(t.version), g(n.version))]),
  ]
}
var m = ({ field: e, title: t, first: n, second: r }, i) => ({
  id: d,
  field: e,
  verdict: `danger`,
  title: c[t],
  reason: c.differs({ chain: n, block: i, service: r }),
})
function h(e, t, n) {
  return t === e
    ? null
    : t > e
      ? {
          id: d,
          field: `nonce`,
          verdict: `danger`,
          title: c.nonceAhead,
          reason: c.claimsMore({ chain: e, block: n, service: t }),
        }
      : {
          id: d,
          field: `nonce`,
          verdict: `caution`,
          title: c.serviceBehind,
          reason: c.claimsLess({ chain: e, block: n, service: t }),
        }
}
var g = (e) => e.replace(/\+.*$/, ``),
  _ = (e) => /^0x0*$/.test(e),
  v = (e) =>
    e.length === 0
      ? c.none
      : e
          .map((e) => e.toLowerCase())
          .toSorted()
          .join(`, `),
  y = `chain-binding`
function b({ chainId: e, safe: t, version: n, typedData: r }, a) {
  let o = r.domain.chainId
  return o == null
    ? {
        id: y,
        field: `version`,
        verdict: `caution`,
        title: i.everyNetwork,
        reason: i[`${a}Everywhere`]({ version: n, safe: t }),
      }
    : String(o) === e.toString()
      ? { id: y, verdict: `verified`, title: i.thisNetworkOnly, reason: i.chainSigned(e) }
      : {
          id: y,
          field: `chainId`,
          verdict: `unchecked`,
          title: i.network,
          reason: i.namesOther({ named: String(o), chainId: e }),
        }
}
var x = (e, t) => e.toLowerCase() === t.toLowerCase()
function S(e, { claimed: t, asked: n }, r) {
  let a = `service-hash`,
    o = i.computedHere
  return n !== null && !x(n, e)
    ? {
        id: a,
        field: `id`,
        verdict: `danger`,
        title: r === `transaction` ? i.otherTransaction : i.otherMessage,
        reason: i.asked({ asked: n, hash: e }),
      }
    : t === null
      ? { id: a, verdict: `verified`, title: o, reason: i.fromFields }
      : x(t, e)
        ? { id: a, verdict: `verified`, title: o, reason: i.equals }
        : {
            id: a,
            field: r === `message` ? `messageHash` : `safeTxHash`,
            verdict: `danger`,
            title: i.otherNamed,
            reason: i.named({ hash: e, claimed: t }),
          }
}
var C = (e) =>
  o(() => {
    let t = a(e)
    return [
      [`domain hash`, e.domainHash, t.domainHash],
      [`message hash`, e.messageHash, t.messageHash],
      [`safeTxHash`, e.safeTxHash, t.hash],
    ]
  })
function w(e, t) {
  let n = `contract-hash`,
    r = i.byContract
  return t.ok
    ? x(t.value, e)
      ? { id: n, verdict: `verified`, title: r, reason: i.sameByContract }
      : { id: n, verdict: `danger`, title: i.otherByContract, reason: i.contractHash({ hash: e, contract: t.value }) }
    : { id: n, verdict: `unchecked`, title: r, reason: i.contractUnread(t.reason) }
}
function T(e, t) {
  let n = `contract-domain`,
    r = i.domain
  return t.ok
    ? x(t.value, e)
      ? { id: n, verdict: `verified`, title: r, reason: i.sameDomain }
      : { id: n, verdict: `danger`, title: i.otherDomain, reason: i.contractDomain({ hash: e, contract: t.value }) }
    : { id: n, verdict: `unchecked`, title: r, reason: i.contractUnread(t.reason) }
}
function E(n, r) {
  let a = `typed-data`,
    o = (e, t) => ({ id: a, field: e, verdict: `danger`, title: i.otherData, reason: i.nothingSent(t) }),
    s
  try {
    s = e(r)
  } catch (e) {
    return o(`typedData`, i.cannotHash(e instanceof Error ? e.message : ``))
  }
  let { verifyingContract: c, chainId: l } = r.domain
  return typeof c != `string` || !t(`0x${c.slice(2)}`, n.safe)
    ? o(`domain`, i.namesAccount({ named: String(c), safe: n.safe }))
    : l !== void 0 && String(l) !== n.chainId.toString()
      ? o(`domain`, i.namesChain({ named: String(l), chainId: n.chainId }))
      : s === n.safeTxHash
        ? { id: a, verdict: `verified`, title: i.asShown, reason: i.exactObject }
        : o(`typedData`, i.hashesTo({ hash: s, shown: n.safeTxHash }))
}
function D(e, { signed: n, isSupported: r }) {
  let i = `contract-owners`
  if (!e.ok) {
    let t = s.contractsUnread(e.reason)
    return [{ id: i, verdict: `unchecked`, title: s.contracts, reason: t }]
  }
  let a = e.value.filter((e) => !n.some((n) => t(n, e)))
  if (a.length === 0) return []
  let o = s.contractCount(a.length),
    c = a.join(`, `)
  return [{ id: i, verdict: `unchecked`, title: o, reason: r ? s.countsOnceConfirmed(c) : s.notSetUp(c) }]
}
var O = `signatures`
function k(e) {
  if (e.length === 0) return [{ id: O, verdict: `verified`, title: s.none, reason: s.noOwner }]
  let t = e.flatMap(({ claimed: e, outcome: t }, n) => {
      let r = `confirmations[${n}]`
      return t.kind === `unchecked`
        ? [{ id: O, field: r, verdict: `unchecked`, title: s.unchecked, reason: s.of({ owner: e, reason: t.reason }) }]
        : t.kind === `valid`
          ? []
          : [
              {
                id: O,
                field: r,
                verdict: `caution`,
                title: t.isNotOwner === !0 ? s.notOwner : s.doesNotCount,
                reason: s.leftOut({ owner: e, reason: t.reason }),
              },
            ]
    }),
    n = e.filter(({ outcome: e }) => e.kind === `valid`).length
  return n === 0 ? t : [...t, { id: O, verdict: `verified`, title: s.recovered(n), reason: s.recoveredHere }]
}
export { S as a, b as c, w as i, f as l, D as n, E as o, T as r, C as s, k as t, u }
//# sourceMappingURL=rest-DgeS88xc.js.map
