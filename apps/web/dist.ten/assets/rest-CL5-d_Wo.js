import { r as e } from './rolldown-runtime-DLMaRju-.js'
import { c as t } from './rest-RfDH9dS6.js'
import { Ma as n, ka as r } from './later-DLdlgyuL.js'
import { _n as i, vn as a } from './lists-DTBg-a7q.js'
import { da as o, ja as s, la as c, pa as l, xa as u } from './index--te03lJq.js'
import { t as d } from './rest-DlatUGr7.js'
var f = ({ chainId: e, l2: t }) => n.find((t) => String(t.chainId) === e)?.l2 ?? (t ? !0 : null),
  p = class extends l {
    constructor(e, t) {
      ;(super({ code: e, message: t, meta: {} }), (this.name = `CreateError`))
    }
  },
  m = u(`account-creation`, {
    factoryMissing: ({ version: e, chain: t, address: n }) =>
      `The Safe contracts ${e} are not on ${t}: there is no code at ${n}, the address of the factory.`,
    singletonMissing: ({ version: e, chain: t, address: n }) =>
      `The Safe contracts ${e} are not on ${t}: there is no code at ${n}, the address of the singleton.`,
    handlerMissing: ({ version: e, chain: t, address: n }) =>
      `The Safe contracts ${e} are not on ${t}: there is no code at ${n}, the address of the fallback handler.`,
    factoryForeign: ({ version: e, chain: t, address: n, hash: r }) =>
      `The factory at ${n} is not the published one of Safe ${e}: its code hashes to ${r}. Nothing was sent. Ask the operator of this service about the contract addresses of ${t}.`,
    singletonForeign: ({ version: e, chain: t, address: n, hash: r }) =>
      `The singleton at ${n} is not the published one of Safe ${e}: its code hashes to ${r}. Nothing was sent. Ask the operator of this service about the contract addresses of ${t}.`,
    handlerForeign: ({ version: e, chain: t, address: n, hash: r }) =>
      `The fallback handler at ${n} is not the published one of Safe ${e}: its code hashes to ${r}. Nothing was sent. Ask the operator of this service about the contract addresses of ${t}.`,
    noContract: ({ name: e, version: t, chain: n }) => `No ${e} ${t} is known for ${n}.`,
    cannotCreate: (e) => `This page cannot create accounts of version ${e}. Choose another version.`,
    otherAddress: ({ computed: e, created: t }) =>
      `This page computes the address ${e}, but the factory would create ${t}. Nothing was sent. Use another node.`,
    allTaken: (e) => `The first ${e} addresses for these owners are all taken. Change the order of the owners.`,
  }),
  h = e({ contractsOnChain: () => C }),
  g = `1.4.1`,
  _ = (e) => e.recommendedMasterCopyVersion ?? g
function v(e) {
  let n = _(e),
    { safeProxyFactoryAddress: r, safeSingletonAddress: i, fallbackHandlerAddress: a } = e.contractAddresses,
    o = f(e) ? (t(n, `SafeL2`)?.address ?? i) : i
  return {
    version: n,
    factory: s(r, `SafeProxyFactory`),
    singleton: s(o, `Safe`),
    fallbackHandler: s(a, `CompatibilityFallbackHandler`),
    creationCode: b(n),
  }
  function s(r, i) {
    let a = r ?? t(n, i)?.address
    if (!a) throw new p(`contracts-missing`, m.noContract({ name: i, version: n, chain: e.chainName }))
    return a
  }
}
function y(e, n, r = `canonical`) {
  let i = (i) => {
    let a = t(n, i, r)?.address
    if (!a) throw new p(`contracts-missing`, m.noContract({ name: i, version: n, chain: e.chainName }))
    return a
  }
  return {
    version: n,
    factory: i(`SafeProxyFactory`),
    singleton: i(f(e) ? `SafeL2` : `Safe`),
    fallbackHandler: i(`CompatibilityFallbackHandler`),
    creationCode: b(n),
  }
}
function b(e) {
  let t = Object.entries(r).find(([t]) => t === e)?.[1]
  if (t === void 0) throw new p(`contracts-missing`, m.cannotCreate(e))
  return t
}
async function x(e, t) {
  let { version: n, factory: r, singleton: i, fallbackHandler: a } = t,
    l = d(e),
    u = [
      [`factory`, r, [`SafeProxyFactory`]],
      [`singleton`, i, [`Safe`, `SafeL2`]],
      [`handler`, a, [`CompatibilityFallbackHandler`]],
    ],
    f = await Promise.all(u.map(([, e]) => l.getCode({ address: e })))
  for (let [t, [r, i, a]] of u.entries()) {
    let l = f[t] ?? `0x`
    if (l === `0x`) throw new p(`contracts-missing`, m[`${r}Missing`]({ version: n, chain: e.chainName, address: i }))
    let u = o(s(c(l)))
    if (!S(n, a).includes(u))
      throw new p(`contracts-foreign`, m[`${r}Foreign`]({ version: n, chain: e.chainName, address: i, hash: u }))
  }
}
function S(e, t) {
  let n = a.find((t) => t === e)
  return n === void 0
    ? []
    : t.flatMap((e) => (i[n][e] ?? []).filter(({ devOnly: e }) => !e).map(({ codeHash: e }) => e))
}
async function C(e) {
  let t = a.filter((e) => Object.hasOwn(r, e)).toReversed()
  return (await Promise.all(t.map((t) => w(e, t)))).filter((e) => e !== null)
}
async function w(e, t) {
  let n = [...(t === _(e) ? [() => v(e)] : []), () => y(e, t), () => y(e, t, `eip155`)]
  for (let t of n)
    try {
      let n = t()
      return (await x(e, n), n)
    } catch (e) {
      if (!(e instanceof p)) throw e
    }
  return null
}
export { p as a, m as i, x as n, f as o, v as r, h as t }
//# sourceMappingURL=rest-CL5-d_Wo.js.map
