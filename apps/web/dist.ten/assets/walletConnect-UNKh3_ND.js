import { Aa as e, Ea as t, Gr as n, Yr as r, qr as i, vn as a, zr as o } from './index--te03lJq.js'
import { f as s } from './rest-BaoHt0l1.js'
import { i as c, n as l, r as u, t as d } from './rest-Cpe03lTM.js'
import { n as f } from './rest-BArrVEK7.js'
import { i as p } from './rest-Ckonu3dl.js'
import { Q as m } from './later-DLdlgyuL.js'
async function h({ projectId: e, relayUrl: t }) {
  let n = await f.init({
    projectId: e,
    ...(t === void 0 ? {} : { relayUrl: t }),
    customStoragePrefix: `countersign-dapp`,
    telemetryEnabled: !1,
    logger: `silent`,
    metadata: {
      name: `Countersign`,
      description: c.about,
      url: window.location.origin,
      icons: [`${window.location.origin}/favicon.svg`],
    },
  })
  return (t !== void 0 && (n.core.verify.register = async () => ``), n)
}
var g = /^eip155:(\d+):(0x[0-9a-f]{40})$/i,
  _ = (e) => Object.entries(e).flatMap(([e, t]) => (e.split(`:`)[0] === `eip155` ? [t] : [])),
  v = (n) =>
    _(n).flatMap(({ accounts: n }) =>
      n.flatMap((n) => {
        let [, r = ``, i = ``] = g.exec(n) ?? []
        return t(i) ? [{ chainId: r, address: e(i) }] : []
      }),
    ),
  y = (e, t) => v(e).flatMap((e) => (e.chainId === t ? [e.address] : [])),
  b = (e) => [...new Set(v(e).map(({ chainId: e }) => e))],
  x = (e) => [...new Set(_(e).flatMap(({ methods: e }) => e))],
  S = (e) => p(typeof e == `string` ? e.replace(/^eip155:/, ``) : e),
  C = [
    `eth_sendTransaction`,
    `personal_sign`,
    `eth_sign`,
    `eth_signTypedData`,
    `eth_signTypedData_v4`,
    `wallet_switchEthereumChain`,
    `wallet_addEthereumChain`,
    `wallet_watchAsset`,
    `wallet_sendCalls`,
    `wallet_getCallsStatus`,
    `wallet_getCapabilities`,
  ],
  w = [`accountsChanged`, `chainChanged`],
  T = `countersign/chain`,
  E = { code: 6e3, message: `User disconnected.` },
  D = 3e3,
  O = i([o({ chainId: n() })], r())
async function k({ client: e, chainIds: t, read: n }) {
  let r = d(),
    i = e.session.getAll().at(-1) ?? null,
    a = f(await e.core.storage.getItem(T)),
    o = null,
    u = () => {}
  function f(e) {
    let n = i ? b(i.namespaces) : []
    return (
      [p(e), ...t.filter((e) => n.includes(e)), ...n, ...t].find(
        (e) => e !== null && (n.length === 0 || n.includes(e)),
      ) ?? `1`
    )
  }
  let h = () => (i ? (o ?? y(i.namespaces, a)) : [])
  function g(t) {
    if (t === a) return
    let n = h().join()
    ;((a = t),
      e.core.storage.setItem(T, t),
      r.emit(`chainChanged`, j(t)),
      h().join() !== n && r.emit(`accountsChanged`, h()))
  }
  function _() {
    i !== null && ((i = null), (o = null), r.emit(`disconnect`, m(4900, c.sessionEnded)))
  }
  async function v() {
    u()
    let n = !1,
      i = new Promise((e) => {
        u = () => {
          ;((n = !0), e(`cancelled`))
        }
      })
    for (;;) {
      let { uri: a = ``, approval: o } = await e.connect({ optionalNamespaces: { eip155: A(t) } }),
        c = o()
      ;(c.then(
        ({ topic: t }) => {
          n && e.disconnect({ topic: t, reason: E }).catch(() => {})
        },
        () => {},
      ),
        n || r.emit(`display_uri`, a))
      let l = await Promise.race([c.catch(N), i])
      if (l === `expired`) continue
      if (l !== `cancelled`) return l
      let u = /^wc:([0-9a-f]+)@/.exec(a)?.[1]
      throw (u && e.core.pairing.disconnect({ topic: u }).catch(() => {}), new s(`rejected`))
    }
  }
  async function C() {
    return (i === null && ((i = await v()), (a = f(a)), e.core.storage.setItem(T, a)), h())
  }
  async function w(e) {
    let t = O.safeParse(e),
      n = t.success ? p(t.data[0].chainId) : null
    if (n === null) throw m(-32602, c.chainIdNeeded)
    return (
      (!b(k().namespaces).includes(n) && (await P(`wallet_switchEthereumChain`, e), !b(k().namespaces).includes(n))) ||
        g(n),
      null
    )
  }
  function k() {
    if (i === null) throw m(4900, c.sessionOver)
    return i
  }
  function P(t, n) {
    let { topic: r, namespaces: i } = k()
    if (!x(i).includes(t)) throw m(4200, c.notApproved(t))
    return e.request({ topic: r, chainId: `eip155:${a}`, request: { method: t, params: n } })
  }
  return (
    e.on(`session_delete`, ({ topic: e }) => e === i?.topic && _()),
    e.on(`session_expire`, ({ topic: e }) => e === i?.topic && _()),
    e.on(`session_update`, ({ topic: e, params: { namespaces: t } }) => {
      if (i === null || e !== i.topic) return
      let n = h().join()
      ;((i = { ...i, namespaces: t }), (o = null))
      let s = f(a)
      s === a ? h().join() !== n && r.emit(`accountsChanged`, h()) : g(s)
    }),
    e.on(`session_event`, ({ topic: e, params: { event: t } }) => {
      if (i === null || e !== i.topic) return
      let n = t.name === `chainChanged` ? S(t.data) : null
      ;(n !== null && b(i.namespaces).includes(n) && g(n),
        t.name === `accountsChanged` && ((o = M(t.data)), r.emit(`accountsChanged`, o)))
    }),
    {
      ...r,
      async request({ method: e, params: t = [] }) {
        switch (e) {
          case `eth_accounts`:
            return h()
          case `eth_requestAccounts`:
            return C()
          case `eth_chainId`:
            return j(a)
          case `net_version`:
            return a
          case `wallet_switchEthereumChain`:
            return w(t)
        }
        return l(e) ? n(a, e, Array.isArray(t) ? t : []) : P(e, t)
      },
      async close() {
        if ((u(), i === null)) return
        let { topic: t } = i
        _()
        let n = e.disconnect({ topic: t, reason: E }).catch(() => {})
        await Promise.race([n, new Promise((e) => setTimeout(e, D))])
      },
    }
  )
}
var A = (e) => ({ chains: e.map((e) => `eip155:${e}`), methods: C, events: w }),
  j = (e) => `0x${BigInt(e).toString(16)}`,
  M = (e) => (Array.isArray(e) ? e : []).flatMap((e) => (typeof e == `string` ? [e.split(`:`).at(-1) ?? ``] : []))
function N(e) {
  if (e instanceof Error && /proposal expired/i.test(e.message)) return `expired`
  throw e
}
var P = null,
  F = async (e) =>
    u({
      id: `walletConnect`,
      name: `WalletConnect`,
      open: () => (
        (P ??= I(e).catch((e) => {
          throw ((P = null), e)
        })),
        P
      ),
    })
async function I({ walletConnect: e, chains: t }) {
  if (e === null) throw new s(`not-supported`, { detail: c.notConfigured })
  return k({
    client: await h(e),
    chainIds: t.map(({ chainId: e }) => e),
    read: (e, n, r) => {
      let i = t.find((t) => t.chainId === e)
      if (!i) throw new s(`chain-not-configured`, { chainId: e })
      return a(i, n, r)
    },
  })
}
export { F as loadWalletConnect }
//# sourceMappingURL=walletConnect-UNKh3_ND.js.map
