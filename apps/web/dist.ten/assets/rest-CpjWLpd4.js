const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './rest-D4H0fh7c.js',
      './rolldown-runtime-DLMaRju-.js',
      './later-DLdlgyuL.js',
      './fields-KVqNPxJG.js',
      './lists-DTBg-a7q.js',
      './index--te03lJq.js',
      './index-Nszrimeh.css',
      './lists-Cd1HcrqG.css',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
      './rest-RfDH9dS6.js',
      './rest-BFxqbXnU.js',
      './rest-wvAyKwH5.js',
      './rest-CdT5_Wh3.js',
      './rest-pmi3KYbj.js',
      './rest-mkspArv7.js',
    ]),
) => i.map((i) => d[i])
import { r as e } from './rolldown-runtime-DLMaRju-.js'
import { Bn as t, Fn as n, Pn as r, Vn as i, Wt as a } from './later-DLdlgyuL.js'
import { P as o } from './lists-DTBg-a7q.js'
import { r as s } from './rest-BqoaecWD.js'
import { Kn as c, _n as l, vn as u, wa as d } from './index--te03lJq.js'
var f = (e) => `I control ${e.owner} and agree to be an owner of the account ${e.account} on chain ${e.chainId}.`,
  p = e({ challengeHash: () => m, isKeysSignature: () => h }),
  m = ({ chainId: e, safe: t }, n) => i(f({ owner: n, account: t, chainId: e }))
async function h(e, t, i) {
  try {
    let [a, ...o] = n(i)
    return !a || o.length > 0 || (a.kind !== `eoa` && a.kind !== `ethSign`)
      ? !1
      : d((await r({ signature: a, hash: m(e, t) })).owner, t)
  } catch {
    return !1
  }
}
async function g(e, t) {
  let { tryContractOwner: n } = await c(
    async () => {
      let { tryContractOwner: e } = await import(`./rest-D4H0fh7c.js`).then((e) => e.i)
      return { tryContractOwner: e }
    },
    __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]),
    import.meta.url,
  )
  return n(v(e, t))
}
async function _(e, t, n, r) {
  let { isAcceptedByOwner: i } = await c(
    async () => {
      let { isAcceptedByOwner: e } = await import(`./rest-D4H0fh7c.js`).then((e) => e.i)
      return { isAcceptedByOwner: e }
    },
    __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]),
    import.meta.url,
  )
  return i(v(e, t), n, r)
}
var v = ({ chain: e, version: t, block: n }, r) => ({
    rpc: { url: l(e)[0] ?? ``, request: (t, n) => u(e, t, n) },
    chainId: BigInt(e.chainId),
    owner: r,
    version: t,
    block: n,
  }),
  y = e({ isOwnersSignature: () => T }),
  b = { signatures: [], fetchSignature: async () => null }
async function x(e, t, n, r = b) {
  let i = await Promise.all(t.map(async (t) => [t.toLowerCase(), await S(e, t, n, r)]))
  return new Map(i.flatMap(([e, t]) => (t ? [[e, t]] : [])))
}
async function S(e, t, n, r) {
  let i = n.of(t)
  if (!i?.ok) return i && { read: i, signature: null }
  let o = s(e.chain.chainId, e.safe, t)
  if (!i.value.isContract) {
    let n = await C(E(e), t, [...(o ? [o] : []), ...r.signatures])
    return { read: { ok: !0, value: { kind: `key`, signed: n !== null } }, signature: n }
  }
  let c = await a(D(e, t, o ?? (await w(e, t, r))))
  return { read: c.ok ? { ok: !0, value: { kind: `contract`, answer: c.value } } : c, signature: null }
}
async function C(e, t, n) {
  for (let r of n) if (await h(e, t, r)) return r
  return null
}
async function w(e, n, { fetchSignature: r }) {
  let i = f({ owner: n, account: e.safe, chainId: BigInt(e.chain.chainId) }),
    s = await a(
      (async () => {
        let { version: a } = await o(e.chain, n)
        return r(n, t({ chainId: BigInt(e.chain.chainId), safe: n, version: a, message: i }))
      })(),
    )
  return s.ok ? s.value : null
}
async function T(e, t, n, r) {
  return r ? (await D(e, t, n)).kind === `signed` : h(E(e), t, n)
}
var E = ({ chain: e, safe: t }) => ({ chainId: BigInt(e.chainId), safe: t })
async function D(e, t, n) {
  let r = await g(e, t)
  if (r.kind === `anything`) return r
  if (n !== null && (await _(e, t, m(E(e), t), n))) return { kind: `signed` }
  if (r.kind !== `account`) return r
  let { threshold: i, owners: a } = r
  return { kind: r.isAccepted ? `able` : `unable`, threshold: i, owners: a }
}
export { g as a, w as i, x as n, p as o, y as r, f as s, T as t }
//# sourceMappingURL=rest-CpjWLpd4.js.map
