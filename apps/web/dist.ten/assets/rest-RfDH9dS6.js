import { cn as e } from './later-DLdlgyuL.js'
import { Vn as t, _n as n, cn as r } from './lists-DTBg-a7q.js'
import { ca as i, ka as a, wa as o } from './index--te03lJq.js'
function s(e, t, r = `canonical`) {
  return (c(e) ? n[e] : void 0)?.[t]?.find((e) => e.variant === r && !e.devOnly)
}
function c(e) {
  return Object.hasOwn(n, e)
}
var l = {
  '0xf2fde38b': { signature: `transferOwnership(address)`, kind: `owner`, to: 0 },
  '0x715018a6': { signature: `renounceOwnership()`, kind: `owner`, to: null },
  '0x13af4035': { signature: `setOwner(address)`, kind: `owner`, to: 0 },
  '0xa6f9dae1': { signature: `changeOwner(address)`, kind: `owner`, to: 0 },
  '0x1627540c': { signature: `nominateNewOwner(address)`, kind: `owner`, to: 0, isOffer: !0 },
  '0x8f283970': { signature: `changeAdmin(address)`, kind: `admin`, to: 0 },
  '0x704b6c02': { signature: `setAdmin(address)`, kind: `admin`, to: 0 },
  '0x4dd18bf5': { signature: `setPendingAdmin(address)`, kind: `admin`, to: 0, isOffer: !0 },
  '0xb71d1a0c': { signature: `_setPendingAdmin(address)`, kind: `admin`, to: 0, isOffer: !0 },
  '0x634e93da': { signature: `beginDefaultAdminTransfer(address)`, kind: `admin`, to: 0, isOffer: !0 },
  '0x7eff275e': { signature: `changeProxyAdmin(address,address)`, kind: `admin`, to: 1, contract: 0 },
  '0x7a9e5e4b': { signature: `setAuthority(address)`, kind: `authority`, to: 0 },
  '0x2f2ff15d': { signature: `grantRole(bytes32,address)`, kind: `role`, to: 1, role: 0 },
  '0x25c471a0': { signature: `grantRole(uint64,address,uint32)`, kind: `role`, to: 1, role: 0 },
  '0x3659cfe6': { signature: `upgradeTo(address)`, kind: `code`, to: 0 },
  '0x4f1ef286': { signature: `upgradeToAndCall(address,bytes)`, kind: `code`, to: 0 },
  '0x99a88ec4': { signature: `upgrade(address,address)`, kind: `code`, to: 1, contract: 0 },
  '0x9623609d': { signature: `upgradeAndCall(address,address,bytes)`, kind: `code`, to: 1, contract: 0 },
}
function u(e) {
  let n = m(e)
  if (n === null || e.operation === 1 || !i(e.data) || (o(e.to, e.caller) && e.timelock === void 0)) return null
  let r = t(e.data, 4),
    s = (e) => r.address(e * 32),
    c = n.to === null ? a : s(n.to)
  return c !== null && o(c, e.caller) && n.kind !== `code`
    ? null
    : {
        call: e,
        kind: n.kind,
        contract: n.contract === void 0 ? e.to : s(n.contract),
        to: c,
        role: n.role === void 0 ? null : r.slice(n.role * 32, 32),
        isOffer: n.isOffer === !0,
      }
}
var d = (e) => e.flatMap((e) => u(e) ?? []),
  f = (e) => m(e) !== null
function p(e) {
  let t = m(e)?.signature.match(/\((.*)\)/)?.[1]
  if (t === void 0) return null
  let n = t.split(`,`).filter((e) => e !== ``)
  return n.includes(`bytes`) ? null : n.length * 32
}
function m({ data: t }) {
  let n = e(t)
  return n !== null && Object.hasOwn(l, n) ? (l[n] ?? null) : null
}
var h = [
    { selector: `0xf6682ab0`, method: `migrateSingleton()`, l2: !1, setsHandler: !1 },
    { selector: `0xed007fc6`, method: `migrateWithFallbackHandler()`, l2: !1, setsHandler: !0 },
    { selector: `0x07f464a4`, method: `migrateL2Singleton()`, l2: !0, setsHandler: !1 },
    { selector: `0x68cb3d94`, method: `migrateL2WithFallbackHandler()`, l2: !0, setsHandler: !0 },
  ],
  g = {
    migrateToL2: `0xef2624ae`,
    migrateFromV111: `0xd9a20812`,
    changeMasterCopy: `0x7de7edef`,
    setFallbackHandler: `0xf08a0323`,
  }
function _(e, t) {
  let n = h.find((t) => t.selector === e)
  if (n === void 0 || !s(t, `SafeMigration`)) return null
  let r = s(t, n.l2 ? `SafeL2` : `Safe`)?.address,
    i = s(t, `CompatibilityFallbackHandler`)?.address
  return r === void 0 || i === void 0 ? null : n.setsHandler ? { singleton: r, handler: i } : { singleton: r }
}
function v(e, t) {
  return e.flatMap((e) => {
    let n = e.caller
    if (e.operation === 1) {
      let [r] = t.find(e.to).filter(({ name: e }) => e.includes(`Migration`))
      return r ? [{ account: n, call: e, change: { type: `MIGRATION`, by: `${r.name} ${r.version}`, ...y(e, r) } }] : []
    }
    let i = o(e.to, n) ? r(e.data) : null
    return i ? [{ account: n, call: e, change: i }] : []
  })
}
function y({ data: n }, { name: r, version: a }) {
  let o = e(n)
  if (r === `SafeMigration`) return _(o, a) ?? { singleton: null }
  let s = i(n) ? t(n, 4) : null
  return o === g.migrateToL2
    ? { singleton: s?.address(0) ?? null }
    : o === g.migrateFromV111
      ? { singleton: s?.address(0) ?? null, handler: s?.address(32) ?? null }
      : { singleton: null }
}
export { d as a, s as c, p as i, h as n, f as o, g as r, u as s, v as t }
//# sourceMappingURL=rest-RfDH9dS6.js.map
