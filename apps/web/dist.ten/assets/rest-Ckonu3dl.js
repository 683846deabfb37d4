import { r as e } from './rolldown-runtime-DLMaRju-.js'
import { xn as t } from './later-DLdlgyuL.js'
import { R as n } from './lists-DTBg-a7q.js'
import { Dr as r, Ft as i, Gr as a, cr as o, or as s, wa as c } from './index--te03lJq.js'
import { f as l } from './rest-BaoHt0l1.js'
import { t as u } from './rest-B3PyXowP.js'
var d = e({ contractsAmong: () => f })
async function f(e, n, r) {
  let i = await Promise.all(n.map((t) => e.getCode({ address: t, blockNumber: r })))
  return n.filter((e, n) => {
    let r = i[n]
    return r !== void 0 && t(r)
  })
}
async function p(e) {
  return m(await e.request({ method: `eth_chainId` }))
}
function m(e) {
  return (typeof e == `string` ? /^(0x[0-9a-f]+|\d+)$/i.test(e) : Number.isSafeInteger(e))
    ? BigInt(String(e)).toString()
    : null
}
var h = o(`countersign.given-networks`, [], s(r(a()))),
  g = (e) => h.update((t) => [...new Set([...t, e])]),
  _ = (e) => h.get().includes(e),
  v = 3e4
async function y(e, t, { timeoutMs: n = v, pollMs: r = 200 } = {}) {
  let i = new Promise((e) => setTimeout(e, n, `timeout`))
  if ((await Promise.race([b(e, t, r, i), i])) !== `timeout`) return
  let a = await Promise.race([p(e).catch(() => null), w(1e3)])
  throw new l(`switch-timeout`, a ? { chainId: a } : {})
}
async function b(e, t, n, r) {
  let i = !1
  for (r.then(() => (i = !0)), await x(e, t); !i;) {
    if ((await p(e)) === t.chainId) return `done`
    await w(n)
  }
  return `timeout`
}
async function x(e, t) {
  try {
    await e.request({ method: `wallet_switchEthereumChain`, params: [{ chainId: C(t) }] })
  } catch (n) {
    let r = u(n)
    if (r.code !== `chain-unknown`) throw r
    await S(e, t)
  }
}
async function S(e, t) {
  let r = t.blockExplorerUriTemplate.address.split(`/address/`)[0],
    i = r?.startsWith(`https://`) ?? !1
  g(t.chainId)
  try {
    await e.request({
      method: `wallet_addEthereumChain`,
      params: [
        {
          chainId: C(t),
          chainName: t.chainName,
          nativeCurrency: { name: t.nativeCurrency.name, ...n(t) },
          rpcUrls: [t.publicRpcUri.value],
          ...(i ? { blockExplorerUrls: [r] } : {}),
        },
      ],
    })
  } catch (e) {
    let n = u(e).code === `rejected` ? `rejected` : `add-chain-failed`
    throw new l(n, { chainId: t.chainId, step: `add-chain` }, e)
  }
  ;(await p(e)) !== t.chainId &&
    (await e.request({ method: `wallet_switchEthereumChain`, params: [{ chainId: C(t) }] }).catch((e) => {
      throw u(e)
    }))
}
var C = ({ chainId: e }) => `0x${BigInt(e).toString(16)}`,
  w = (e) => new Promise((t) => setTimeout(t, e, null)),
  T = 1e4
async function E(e) {
  await D()
  let t = i.getProvider(),
    { address: n } = i.get()
  if (!t || n === null) throw new l(`disconnected`)
  ;(await p(t)) !== e.chainId && (await y(t, e))
  let r = i.get().address
  if (r === null || !c(r, n)) throw new l(`not-authorized`)
  return { provider: t, address: n }
}
function D() {
  return new Promise((e) => {
    let t = () => {},
      n = () => {
        ;(clearTimeout(a), t(), e())
      },
      r = () => {
        i.get().status !== `reconnecting` && n()
      },
      a = setTimeout(n, T)
    ;((t = i.subscribe(r)), r())
  })
}
export { f as a, m as i, y as n, d as o, _ as r, E as t }
//# sourceMappingURL=rest-Ckonu3dl.js.map
