import { Q as e } from './later-DLdlgyuL.js'
import { Gr as t, Lr as n, zr as r } from './index--te03lJq.js'
import { i, n as a, t as o } from './rest-Cpe03lTM.js'
var s = r({ txStatus: t(), txHash: n(t()) }),
  c = [`personal_sign`, `eth_sign`, `eth_signTypedData`, `eth_signTypedData_v4`]
function l({ sdk: n, official: r, chainId: l, read: u, pollMs: d = 1e3, patienceMs: f = 5e3 }) {
  let p = async (t, n) => {
    try {
      return await r.request({ method: t, params: [...n] })
    } catch (t) {
      throw t instanceof Error && t.message.endsWith(`rejected`) ? e(4001, t.message) : t
    }
  }
  async function m(t) {
    let r = performance.now() + f
    for (;;) {
      let a = s.safeParse(await n.txs.getBySafeTxHash(t).catch(() => null)),
        { txStatus: o, txHash: c } = a.success ? a.data : {}
      if (o === `CANCELLED`) throw e(4001, i.replaced)
      if (c) return c
      if (performance.now() > r) return t
      await new Promise((e) => setTimeout(e, d))
    }
  }
  async function h(t, n) {
    let r = await p(t, n)
    if (r !== `0x`) return r
    throw e(4200, i.onChainOnly)
  }
  function g(t) {
    let [n] = t,
      r = typeof n == `object` && n ? Reflect.get(n, `chainId`) : void 0
    if (Number(r) === Number(l)) return null
    throw e(4200, i.otherChain({ chain: l, asked: String(Number(r)) }))
  }
  return {
    ...o(),
    async request({ method: e, params: n }) {
      let r = Array.isArray(n) ? n : []
      switch (e) {
        case `eth_requestAccounts`:
          return p(`eth_accounts`, [])
        case `net_version`:
          return l
        case `wallet_switchEthereumChain`:
        case `wallet_addEthereumChain`:
          return g(r)
        case `eth_sendTransaction`:
          return m(t().parse(await p(e, r)))
      }
      return c.includes(e) ? h(e, r) : a(e) ? u(e, r) : p(e, r)
    },
  }
}
export { l as createSafeProvider }
//# sourceMappingURL=safeProvider-kUipsc3L.js.map
