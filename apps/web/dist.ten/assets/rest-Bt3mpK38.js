import { r as e } from './rolldown-runtime-DLMaRju-.js'
import { Lr as t, Ti as n } from './later-DLdlgyuL.js'
import { Aa as r, Ea as i } from './index--te03lJq.js'
import { a, d as o, p as s, u as c, y as l } from './rest-L3RFoWp3.js'
import { t as u } from './rest-aNUZyqda.js'
import { n as d } from './rest-1Q76-X1n.js'
function f(e, { errorInstance: t = Error(`timed out`), timeout: n, signal: r }) {
  return new Promise((i, a) => {
    ;(async () => {
      let o,
        s = new AbortController()
      try {
        ;(n > 0 &&
          (o = setTimeout(() => {
            r ? s.abort() : a(t)
          }, n)),
          i(await e({ signal: s?.signal || null })))
      } catch (e) {
        if (s?.signal.aborted && l(e)) {
          a(t)
          return
        }
        a(e)
      } finally {
        clearTimeout(o)
      }
    })()
  })
}
var p = e({ proofLinkOf: () => h }),
  m = (e, t, { owner: n, accountName: r, askedBy: i }, a) => ({
    kind: `owner-proof-request`,
    chainId: BigInt(e.chainId),
    chain: { name: e.chainName, shortName: e.shortName, symbol: e.nativeCurrency.symbol },
    safe: t,
    owner: n,
    accountName: r,
    askedBy: i,
    createdAt: a,
  }),
  h = async (e, t, n) => `${d(`/prove`)}#${await u(m(e, t, n, Date.now()))}`,
  g = `3.6.5`,
  _ = () => `@wagmi/core@${g}`,
  v = function (e, t, n, r) {
    if (n === `a` && !r) throw TypeError(`Private accessor was defined without a getter`)
    if (typeof t == `function` ? e !== t || !r : !t.has(e))
      throw TypeError(`Cannot read private member from an object whose class did not declare it`)
    return n === `m` ? r : n === `a` ? r.call(e) : r ? r.value : t.get(e)
  },
  y,
  b,
  x = class e extends Error {
    get docsBaseUrl() {
      return `https://wagmi.sh/core`
    }
    get version() {
      return _()
    }
    constructor(t, n = {}) {
      ;(super(),
        y.add(this),
        Object.defineProperty(this, 'details', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
        Object.defineProperty(this, 'docsPath', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
        Object.defineProperty(this, 'metaMessages', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
        Object.defineProperty(this, 'shortMessage', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `WagmiCoreError`,
        }))
      let r = n.cause instanceof e ? n.cause.details : n.cause?.message ? n.cause.message : n.details,
        i = (n.cause instanceof e && n.cause.docsPath) || n.docsPath
      ;((this.message = [
        t || `An error occurred.`,
        ``,
        ...(n.metaMessages ? [...n.metaMessages, ``] : []),
        ...(i ? [`Docs: ${this.docsBaseUrl}${i}.html${n.docsSlug ? `#${n.docsSlug}` : ``}`] : []),
        ...(r ? [`Details: ${r}`] : []),
        `Version: ${this.version}`,
      ].join(`
`)),
        n.cause && (this.cause = n.cause),
        (this.details = r),
        (this.docsPath = i),
        (this.metaMessages = n.metaMessages),
        (this.shortMessage = t))
    }
    walk(e) {
      return v(this, y, `m`, b).call(this, this, e)
    }
  }
;((y = new WeakSet()),
  (b = function e(t, n) {
    return n?.(t) ? t : t.cause ? v(this, y, `m`, e).call(this, t.cause, n) : t
  }))
var S = class extends x {
    constructor() {
      ;(super(`Chain not configured.`),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `ChainNotConfiguredError`,
        }))
    }
  },
  C = class extends x {
    constructor() {
      ;(super(`Connector already connected.`),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `ConnectorAlreadyConnectedError`,
        }))
    }
  },
  w = class extends x {
    constructor() {
      ;(super(`Provider not found.`),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `ProviderNotFoundError`,
        }))
    }
  }
function T(e) {
  return e
}
E.type = `injected`
function E(e = {}) {
  let { shimDisconnect: r = !0, unstable_shimAsyncInject: i } = e
  function l() {
    let t = e.target
    if (typeof t == `function`) {
      let e = t()
      if (e) return e
    }
    return typeof t == `object`
      ? t
      : typeof t == `string`
        ? {
            ...(D[t] ?? {
              id: t,
              name: `${t[0].toUpperCase()}${t.slice(1)}`,
              provider: `is${t[0].toUpperCase()}${t.slice(1)}`,
            }),
          }
        : {
            id: `injected`,
            name: `Injected`,
            provider(e) {
              return e?.ethereum
            },
          }
  }
  let u, d, p, m
  return T((h) => ({
    get icon() {
      return l().icon
    },
    get id() {
      return l().id
    },
    get name() {
      return l().name
    },
    type: E.type,
    async setup() {
      let t = await this.getProvider()
      t?.on &&
        e.target &&
        (p || ((p = this.onConnect.bind(this)), t.on(`connect`, p)),
        u || ((u = this.onAccountsChanged.bind(this)), t.on(`accountsChanged`, u)))
    },
    async connect({ chainId: n, isReconnecting: i, withCapabilities: a } = {}) {
      let o = await this.getProvider()
      if (!o) throw new w()
      let l = []
      if (i) l = await this.getAccounts().catch(() => [])
      else if (r)
        try {
          ;((l = (
            await o.request({ method: `wallet_requestPermissions`, params: [{ eth_accounts: {} }] })
          )[0]?.caveats?.[0]?.value?.map((e) => t(e))),
            l.length > 0 && (l = await this.getAccounts()))
        } catch (e) {
          let t = e
          if (t.code === s.code) throw new s(t)
          if (t.code === c.code) throw t
        }
      try {
        ;(!l?.length && !i && (l = (await o.request({ method: `eth_requestAccounts` })).map((e) => t(e))),
          (p &&= (o.removeListener(`connect`, p), void 0)),
          u || ((u = this.onAccountsChanged.bind(this)), o.on(`accountsChanged`, u)),
          d || ((d = this.onChainChanged.bind(this)), o.on(`chainChanged`, d)),
          m || ((m = this.onDisconnect.bind(this)), o.on(`disconnect`, m)))
        let c = await this.getChainId()
        return (
          n &&
            c !== n &&
            (c =
              (
                await this.switchChain({ chainId: n }).catch((e) => {
                  if (e.code === s.code) throw e
                  return { id: c }
                })
              )?.id ?? c),
          r && (await h.storage?.removeItem(`${this.id}.disconnected`)),
          e.target || (await h.storage?.setItem(`injected.connected`, !0)),
          { accounts: a ? l.map((e) => ({ address: e, capabilities: {} })) : l, chainId: c }
        )
      } catch (e) {
        let t = e
        throw t.code === s.code ? new s(t) : t.code === c.code ? new c(t) : t
      }
    },
    async disconnect() {
      let t = await this.getProvider()
      if (!t) throw new w()
      ;((d &&= (t.removeListener(`chainChanged`, d), void 0)),
        (m &&= (t.removeListener(`disconnect`, m), void 0)),
        p || ((p = this.onConnect.bind(this)), t.on(`connect`, p)))
      try {
        await f(() => t.request({ method: `wallet_revokePermissions`, params: [{ eth_accounts: {} }] }), {
          timeout: 100,
        })
      } catch {}
      ;(r && (await h.storage?.setItem(`${this.id}.disconnected`, !0)),
        e.target || (await h.storage?.removeItem(`injected.connected`)))
    },
    async getAccounts() {
      let e = await this.getProvider()
      if (!e) throw new w()
      return (await e.request({ method: `eth_accounts` })).map((e) => t(e))
    },
    async getChainId() {
      let e = await this.getProvider()
      if (!e) throw new w()
      let t = await e.request({ method: `eth_chainId` })
      return Number(t)
    },
    async getProvider() {
      if (typeof window > `u`) return
      let e,
        t = l()
      return (
        (e =
          typeof t.provider == `function`
            ? t.provider(window)
            : typeof t.provider == `string`
              ? O(window, t.provider)
              : t.provider),
        e &&
          !e.removeListener &&
          (`off` in e && typeof e.off == `function` ? (e.removeListener = e.off) : (e.removeListener = () => {})),
        e
      )
    },
    async isAuthorized() {
      try {
        if (
          (r && (await h.storage?.getItem(`${this.id}.disconnected`))) ||
          (!e.target && !(await h.storage?.getItem(`injected.connected`)))
        )
          return !1
        if (!(await this.getProvider())) {
          if (i !== void 0 && i !== !1) {
            let e = async () => (
                typeof window < `u` && window.removeEventListener(`ethereum#initialized`, e),
                !!(await this.getProvider())
              ),
              t = typeof i == `number` ? i : 1e3
            if (
              await Promise.race([
                ...(typeof window < `u`
                  ? [new Promise((t) => window.addEventListener(`ethereum#initialized`, () => t(e()), { once: !0 }))]
                  : []),
                new Promise((n) => setTimeout(() => n(e()), t)),
              ])
            )
              return !0
          }
          throw new w()
        }
        return !!(await a(() => this.getAccounts())).length
      } catch {
        return !1
      }
    },
    async switchChain({ addEthereumChainParameter: e, chainId: t }) {
      let r = await this.getProvider()
      if (!r) throw new w()
      let i = h.chains.find((e) => e.id === t)
      if (!i) throw new o(new S())
      let a = new Promise((e) => {
        let n = (r) => {
          ;`chainId` in r && r.chainId === t && (h.emitter.off(`change`, n), e())
        }
        h.emitter.on(`change`, n)
      })
      try {
        return (
          await Promise.all([
            r.request({ method: `wallet_switchEthereumChain`, params: [{ chainId: n(t) }] }).then(async () => {
              ;(await this.getChainId()) === t && h.emitter.emit(`change`, { chainId: t })
            }),
            a,
          ]),
          i
        )
      } catch (c) {
        let l = c
        if (l.code === 4902 || l?.data?.originalError?.code === 4902)
          try {
            let { default: o, ...c } = i.blockExplorers ?? {},
              l
            e?.blockExplorerUrls ? (l = e.blockExplorerUrls) : o && (l = [o.url, ...Object.values(c).map((e) => e.url)])
            let u
            u = e?.rpcUrls?.length ? e.rpcUrls : [i.rpcUrls.default?.http[0] ?? ``]
            let d = {
              blockExplorerUrls: l,
              chainId: n(t),
              chainName: e?.chainName ?? i.name,
              iconUrls: e?.iconUrls,
              nativeCurrency: e?.nativeCurrency ?? i.nativeCurrency,
              rpcUrls: u,
            }
            return (
              await Promise.all([
                r.request({ method: `wallet_addEthereumChain`, params: [d] }).then(async () => {
                  if ((await this.getChainId()) === t) h.emitter.emit(`change`, { chainId: t })
                  else throw new s(Error(`User rejected switch after adding network.`))
                }),
                a,
              ]),
              i
            )
          } catch (e) {
            throw new s(e)
          }
        throw l.code === s.code ? new s(l) : new o(l)
      }
    },
    async onAccountsChanged(e) {
      if (e.length === 0) this.onDisconnect()
      else if (h.emitter.listenerCount(`connect`)) {
        let e = (await this.getChainId()).toString()
        ;(this.onConnect({ chainId: e }), r && (await h.storage?.removeItem(`${this.id}.disconnected`)))
      } else h.emitter.emit(`change`, { accounts: e.map((e) => t(e)) })
    },
    onChainChanged(e) {
      let t = Number(e)
      h.emitter.emit(`change`, { chainId: t })
    },
    async onConnect(e) {
      let t = await this.getAccounts()
      if (t.length === 0) return
      let n = Number(e.chainId)
      h.emitter.emit(`connect`, { accounts: t, chainId: n })
      let r = await this.getProvider()
      r &&
        ((p &&= (r.removeListener(`connect`, p), void 0)),
        u || ((u = this.onAccountsChanged.bind(this)), r.on(`accountsChanged`, u)),
        d || ((d = this.onChainChanged.bind(this)), r.on(`chainChanged`, d)),
        m || ((m = this.onDisconnect.bind(this)), r.on(`disconnect`, m)))
    },
    async onDisconnect(e) {
      let t = await this.getProvider()
      ;(e && e.code === 1013 && t && (await this.getAccounts()).length) ||
        (h.emitter.emit(`disconnect`),
        t &&
          ((d &&= (t.removeListener(`chainChanged`, d), void 0)),
          (m &&= (t.removeListener(`disconnect`, m), void 0)),
          p || ((p = this.onConnect.bind(this)), t.on(`connect`, p))))
    },
  }))
}
var D = {
  coinbaseWallet: {
    id: `coinbaseWallet`,
    name: `Coinbase Wallet`,
    provider(e) {
      return e?.coinbaseWalletExtension ? e.coinbaseWalletExtension : O(e, `isCoinbaseWallet`)
    },
  },
  metaMask: {
    id: `metaMask`,
    name: `MetaMask`,
    provider(e) {
      return O(e, (e) => {
        if (!e.isMetaMask || (e.isBraveWallet && !e._events && !e._state)) return !1
        for (let t of [
          `isApexWallet`,
          `isAvalanche`,
          `isBitKeep`,
          `isBlockWallet`,
          `isKuCoinWallet`,
          `isMathWallet`,
          `isOkxWallet`,
          `isOKExWallet`,
          `isOneInchIOSWallet`,
          `isOneInchAndroidWallet`,
          `isOpera`,
          `isPhantom`,
          `isPortal`,
          `isRabby`,
          `isTokenPocket`,
          `isTokenary`,
          `isUniswapWallet`,
          `isZerion`,
        ])
          if (e[t]) return !1
        return !0
      })
    },
  },
  phantom: {
    id: `phantom`,
    name: `Phantom`,
    provider(e) {
      return e?.phantom?.ethereum ? e.phantom?.ethereum : O(e, `isPhantom`)
    },
  },
}
function O(e, t) {
  function n(e) {
    return typeof t == `function` ? t(e) : typeof t != `string` || e[t]
  }
  let r = e.ethereum
  if (r?.providers) return r.providers.find((e) => n(e))
  if (r && n(r)) return r
}
var k = (e) => (Array.isArray(e) ? e : []).filter((e) => i(e)).map((e) => r(e))
export { C as a, p as c, S as i, E as n, g as o, T as r, m as s, k as t }
//# sourceMappingURL=rest-Bt3mpK38.js.map
