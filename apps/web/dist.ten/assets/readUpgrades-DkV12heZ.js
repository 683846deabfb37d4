import { En as e, da as t, ja as n, la as r, vn as i, wa as a, xa as o } from './index--te03lJq.js'
import { Hn as s, _n as c, gn as l, ot as u } from './lists-DTBg-a7q.js'
import { c as d, n as f, r as p } from './rest-RfDH9dS6.js'
import { Wt as m, ln as h, lr as g, va as _ } from './later-DLdlgyuL.js'
import { o as v } from './rest-CL5-d_Wo.js'
function y() {
  return [`1.0.0`, `1.1.1`, `1.2.0`, `1.3.0`, `1.4.1`, `1.5.0`].flatMap((e) =>
    [`Safe`, `SafeL2`].flatMap((t) =>
      (c[e][t] ?? []).map(({ address: n }) => ({ address: n, version: e, l2: t === `SafeL2` })),
    ),
  )
}
var b = o(`upgrade`, {
    none: `none`,
    differs: ({ what: e, found: t, published: n }) =>
      `The code of ${e} is not the published one. It hashes to ${t}, but the published hash is ${n}.`,
    unknownCode: (e) =>
      `The account runs the code at ${e}, which is not a published release. It is not known where that code stores owners and threshold, so an upgrade could lock the account.`,
    notNewer: ({ now: e, target: t }) => `The account already runs ${e}; ${t} is not newer.`,
    codeAt: ({ name: e, version: t, address: n }) => `${e} ${t} at ${n}`,
    missing: (e) => `${e} is not on this network yet: there is no code at its address.`,
    unread: ({ what: e, reason: t }) => `The code of ${e} could not be read: ${t}.`,
    noHash: (e) => `No code hash of ${e} is published, so its code cannot be compared.`,
  }),
  x = `0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470`
function S(e, t) {
  let { name: n, version: r, address: i } = e,
    a = h(i, { find: (e) => t.find(e).filter((e) => e.name === n && e.version === r), codeHash: (e) => t.codeHash(e) }),
    o = b.codeAt({ name: n, version: r, address: i })
  switch (a.kind) {
    case `published`:
      return null
    case `differs`:
      return a.found.toLowerCase() === x
        ? { code: `missing-code`, reason: b.missing(o) }
        : { code: `other-code`, reason: b.differs({ what: o, found: a.found, published: a.code.codeHash ?? b.none }) }
    case `unread`:
      return { code: `unread-code`, reason: b.unread({ what: o, reason: a.reason }) }
    case `unknown`:
    case `address-only`:
      return { code: `unknown-code`, reason: b.noHash(o) }
  }
}
function C(e, t) {
  let n = T(e, t)
  return n === null ? (_(t.from.version, `1.3.0`) ? E(e, t) : w(t)) : n
}
function w({ to: e, handler: t }) {
  let n = k(`SafeMigration`, e.version, `migration`),
    r = f.find(({ l2: n, setsHandler: r }) => n === e.l2 && r === (t.kind === `replaced`))
  if (n === null || r === void 0) throw TypeError(`There is no SafeMigration ${e.version}.`)
  return { call: O(n.address, r.selector), isFirstOnly: !1, through: n }
}
function T({ nonce: e, isL2Network: t }, { from: n, to: r, handler: i }) {
  let a = k(`SafeToL2Migration`, r.version, `migration`)
  if (a === null || e !== 0n || !t || n.l2) return null
  if (n.version === r.version) {
    let e = s(p.migrateToL2, [{ address: r.address }])
    return { call: O(a.address, e), isFirstOnly: !0, through: a }
  }
  if (n.version !== `1.1.1` || i.kind !== `replaced`) return null
  let o = s(p.migrateFromV111, [{ address: r.address }, { address: i.to }])
  return { call: O(a.address, o), isFirstOnly: !0, through: a }
}
function E({ safe: e }, { to: t, handler: n }) {
  let r = D(e, p.changeMasterCopy, t.address)
  if (n.kind === `kept`) return { call: r, isFirstOnly: !1, through: null }
  let i = k(`MultiSendCallOnly`, t.version, `batch`)
  if (i === null) throw TypeError(`There is no MultiSendCallOnly ${t.version}.`)
  let a = [r, D(e, p.setFallbackHandler, n.to)]
  return { call: O(i.address, g(a)), isFirstOnly: !1, through: i }
}
var D = (e, t, n) => ({ to: e, value: 0n, data: s(t, [{ address: n }]), operation: 0 }),
  O = (e, t) => ({ to: e, value: 0n, data: t, operation: 1 })
function k(e, t, n) {
  let r = d(t, e)
  return r ? { role: n, name: e, version: t, address: r.address } : null
}
function A(e, t, n) {
  let r = M(e, t)
  if (`reason` in r) return { kind: `refused`, refusal: r }
  for (let e of r.plan.contracts) {
    let t = S(e, n)
    if (t !== null) return { kind: `refused`, refusal: t }
  }
  return { kind: `plan`, plan: r.plan }
}
function j(e, t) {
  let n = M(e, t)
  return `reason` in n ? [] : n.plan.contracts.map(({ address: e }) => e)
}
function M(e, t) {
  let n = y().find(({ address: t }) => a(t, e.masterCopy))
  if (n === void 0) return { code: `unknown-code`, reason: b.unknownCode(e.masterCopy) }
  let r = n.l2 || e.isL2Network,
    i = n.version === t
  if (i ? n.l2 === r : _(t, n.version)) return { code: `not-newer`, reason: b.notNewer({ now: F(n), target: t }) }
  let o = I(r ? `SafeL2` : `Safe`, t),
    s = { address: o.address, version: t, l2: r },
    c = i ? P(e.fallbackHandler) : N(e, n, t),
    { call: l, through: u, isFirstOnly: d } = C(e, { from: n, to: s, handler: c })
  return {
    plan: {
      from: n,
      to: s,
      handler: c,
      contracts: [
        { role: `old-code`, name: n.l2 ? `SafeL2` : `Safe`, version: n.version, address: n.address },
        ...(u === null ? [] : [u]),
        { role: `new-code`, ...o },
        ...(c.kind === `replaced` ? [{ role: `handler`, ...I(`CompatibilityFallbackHandler`, t) }] : []),
      ],
      call: l,
      isFirstOnly: d,
      voidsSignatures: _(n.version, `1.3.0`),
    },
  }
}
function N({ fallbackHandler: e }, t, n) {
  let r = I(`CompatibilityFallbackHandler`, n).address,
    i = _(t.version, `1.3.0`),
    o = e === null ? [] : l(e),
    s = o.map(({ name: e }) => e),
    c = o[0] ? `${o[0].name} ${o[0].version}` : null
  return (e === null ? i : s.includes(`CompatibilityFallbackHandler`) || (i && s.includes(`DefaultCallbackHandler`))) &&
    (e === null || !a(e, r))
    ? { kind: `replaced`, from: e, fromName: c, to: r }
    : P(e)
}
var P = (e) => ({ kind: `kept`, handler: e, isPublished: e !== null && l(e).length > 0 }),
  F = ({ version: e, l2: t }) => `${t ? `SafeL2` : `Safe`} ${e}`
function I(e, t) {
  let n = d(t, e)
  if (n === void 0) throw TypeError(`There is no ${e} ${t}.`)
  return { name: e, version: t, address: n.address }
}
var L = [`1.4.1`, `1.5.0`]
async function R(e, t, n, r) {
  let i = { safe: t, masterCopy: n.masterCopy, fallbackHandler: n.fallbackHandler, nonce: r, isL2Network: v(e) ?? !1 },
    a = await z(
      e,
      L.flatMap((e) => j(i, e)),
      n.block,
    ),
    o = { find: u, codeHash: (e) => a.get(e.toLowerCase()) }
  return L.map((e) => ({ target: e, answer: A(i, e, o) }))
}
async function z(a, o, s) {
  let c = `0x${s.toString(16)}`,
    l = [...new Set(o.map((e) => e.toLowerCase()))].map(async (o) => {
      let s = await m(i(a, `eth_getCode`, [o, c]).then(e))
      return [o, s.ok ? { ok: !0, value: t(n(r(s.value))) } : s]
    })
  return new Map(await Promise.all(l))
}
export { R as readUpgrades }
//# sourceMappingURL=readUpgrades-DkV12heZ.js.map
