import { xa as e } from './index--te03lJq.js'
import { r as t, t as n } from './rest-Bt3mpK38.js'
import { i as r } from './rest-Ckonu3dl.js'
import { f as i } from './rest-BaoHt0l1.js'
var a = e(`wallet-connectors`, {
    noChainId: `no chain id`,
    about: `Accounts with several owners; every transaction is checked before it is signed`,
    notInSafe: (e) => `the page around this one did not answer within ${e} s, so it is not a Safe`,
    replaced: `The Safe around this page replaced the transaction.`,
    onChainOnly: `The Safe around this page signs on chain only, so no signature can be passed on`,
    otherChain: ({ chain: e, asked: t }) => `The Safe around this page is on chain ${e} only, not on ${t}`,
    notConfigured: `WalletConnect is not configured here`,
    sessionEnded: `The wallet ended the session.`,
    chainIdNeeded: `A chain id is needed.`,
    sessionOver: `The WalletConnect session has ended. Connect the wallet again.`,
    notApproved: (e) => `The wallet has not approved ${e} for this session`,
  }),
  o = ({ id: e, name: o, open: s }) =>
    t(({ emitter: t, chains: c }) => {
      let l = null,
        u = () => {},
        d = {
          accountsChanged: (e) => _.onAccountsChanged(Array.isArray(e) ? e : []),
          chainChanged: (e) => _.onChainChanged(String(e)),
          disconnect: () => _.onDisconnect(),
          display_uri: (e) => t.emit(`message`, { type: `display_uri`, data: e }),
        },
        f = () => (
          (l ??= s().catch((e) => {
            throw ((l = null), e)
          })),
          l
        ),
        p = (e) => {
          for (let [t, n] of Object.entries(d)) e.removeListener(t, n)
        },
        m = (e) => {
          p(e)
          for (let [t, n] of Object.entries(d)) e.on(t, n)
        },
        h = (e) => Promise.race([e, new Promise((e, t) => (u = () => t(new i(`rejected`))))]),
        g = async () => {
          let e = r(await (await f()).request({ method: `eth_chainId` }))
          if (e === null) throw new i(`failed`, { detail: a.noChainId })
          return Number(e)
        },
        _ = {
          id: e,
          name: o,
          type: `sdk`,
          setup: async () => {},
          async connect({ isReconnecting: e = !1 } = {}) {
            let t = await f()
            ;(e || (await t.close?.()), m(t))
            try {
              let r = e ? `eth_accounts` : `eth_requestAccounts`,
                a = n(await h(t.request({ method: r })))
              if (a.length === 0) throw new i(`rejected`)
              return { accounts: a, chainId: await g() }
            } catch (e) {
              throw (p(t), e)
            }
          },
          async disconnect() {
            if ((u(), l === null)) return
            let e = await l
            ;(p(e), await e.close?.())
          },
          getAccounts: async () => n(await (await f()).request({ method: `eth_accounts` })),
          getChainId: g,
          getProvider: f,
          isAuthorized: async () => {
            try {
              return (await _.getAccounts()).length > 0
            } catch {
              return !1
            }
          },
          async switchChain({ chainId: e }) {
            let t = c.find((t) => t.id === e)
            if (!t) throw new i(`chain-not-configured`, { chainId: String(e) })
            let n = [{ chainId: `0x${e.toString(16)}` }]
            return (await (await f()).request({ method: `wallet_switchEthereumChain`, params: n }), t)
          },
          onAccountsChanged(e) {
            let r = n(e)
            r.length === 0 ? _.onDisconnect() : t.emit(`change`, { accounts: r })
          },
          onChainChanged(e) {
            let n = r(e)
            n !== null && t.emit(`change`, { chainId: Number(n) })
          },
          onDisconnect() {
            ;(t.emit(`disconnect`), l?.then(p))
          },
        }
      return _
    }),
  s = /^(eth_(call|get\w+|estimateGas|gasPrice|feeHistory|blockNumber|maxPriorityFeePerGas|syncing)|web3_\w+)$/,
  c = (e) => s.test(e)
function l() {
  let e = new Map()
  return {
    on(t, n) {
      e.set(t, (e.get(t) ?? new Set()).add(n))
    },
    removeListener(t, n) {
      e.get(t)?.delete(n)
    },
    emit(t, n) {
      for (let r of e.get(t) ?? []) r(n)
    },
  }
}
export { a as i, c as n, o as r, l as t }
//# sourceMappingURL=rest-Cpe03lTM.js.map
