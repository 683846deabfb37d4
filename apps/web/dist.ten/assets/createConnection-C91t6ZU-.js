const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './signWithDemoKey-CmOifnTW.js',
      './index--te03lJq.js',
      './rolldown-runtime-DLMaRju-.js',
      './index-Nszrimeh.css',
      './later-DLdlgyuL.js',
      './fields-KVqNPxJG.js',
      './lists-DTBg-a7q.js',
      './lists-Cd1HcrqG.css',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
      './rest-DP5aMt8d.js',
      './rest-L3RFoWp3.js',
      './rest-DeRAjEhb.js',
      './rest-pmi3KYbj.js',
      './rest-Cy4Y8Q_t.js',
      './rest-CJZ3gRJW.js',
      './rest-C6Js0kUN.js',
      './rest-Ckonu3dl.js',
      './rest-BaoHt0l1.js',
      './rest-B3PyXowP.js',
      './walletConnect-UNKh3_ND.js',
      './rest-Cpe03lTM.js',
      './rest-Bt3mpK38.js',
      './rest-aNUZyqda.js',
      './rest-Cj1rx-Z5.js',
      './rest-CmDQyV1X.js',
      './rest-DyTJIdPD.js',
      './rest-1Q76-X1n.js',
      './rest-Cxvfm7_T.js',
      './rest-BThtJ061.css',
      './rest-B_BLeZTv.css',
      './rest-BArrVEK7.js',
      './rest-DdSmUu_u.js',
      './rest-BMpYyskR.js',
      './safe-DMLxRkOk.js',
      './coinbase-DN-cb1I-.js',
      './loadLedger-DHkqA-k2.js',
      './rest-CRx7_Go4.js',
      './rest-Cycn3Ism.js',
      './loadKeystone-Bpwpn63r.js',
      './rest-B5w7Pa4q.js',
      './loadTrezor-BYbrh_WV.js',
      './rest-D4H0fh7c.js',
      './rest-RfDH9dS6.js',
      './rest-BFxqbXnU.js',
      './rest-wvAyKwH5.js',
      './rest-CdT5_Wh3.js',
      './rest-mkspArv7.js',
    ]),
) => i.map((i) => d[i])
import { r as e } from './rolldown-runtime-DLMaRju-.js'
import { a as t, i as n, n as r, o as i, t as a } from './rest-Bt3mpK38.js'
import {
  Aa as o,
  Ar as s,
  Dr as c,
  Ft as l,
  Gr as u,
  It as d,
  Kn as f,
  Lt as p,
  Ur as m,
  Yr as h,
  _n as g,
  oa as _,
  qr as v,
  vn as y,
  wa as b,
  zr as x,
} from './index--te03lJq.js'
import { t as S } from './rest-B3PyXowP.js'
import { i as C, n as w } from './rest-Ckonu3dl.js'
import { f as T } from './rest-BaoHt0l1.js'
import { $ as ee, Q as E, et as D } from './later-DLdlgyuL.js'
import { n as te } from './rest-DGIchwV7.js'
import { r as ne, t as O } from './rest-DNU5Denu.js'
import { i as re, n as ie, t as ae } from './rest-L3RFoWp3.js'
import { t as oe } from './rest-D7yXKgZK.js'
async function se(e, n) {
  let r
  if (
    ((r = typeof n.connector == `function` ? e._internal.connectors.setup(n.connector) : n.connector),
    r.uid === e.state.current)
  )
    throw new t()
  try {
    ;(e.setState((e) => ({ ...e, status: `connecting` })), r.emitter.emit(`message`, { type: `connecting` }))
    let { connector: t, ...i } = n,
      a = await r.connect(i)
    return (
      r.emitter.off(`connect`, e._internal.events.connect),
      r.emitter.on(`change`, e._internal.events.change),
      r.emitter.on(`disconnect`, e._internal.events.disconnect),
      await e.storage?.setItem(`recentConnectorId`, r.id),
      e.setState((e) => ({
        ...e,
        connections: new Map(e.connections).set(r.uid, {
          accounts: i.withCapabilities ? a.accounts.map((e) => (typeof e == `object` ? e.address : e)) : a.accounts,
          chainId: a.chainId,
          connector: r,
        }),
        current: r.uid,
        status: `connected`,
      })),
      {
        accounts: i.withCapabilities
          ? a.accounts.map((e) => (typeof e == `object` ? e : { address: e, capabilities: {} }))
          : a.accounts,
        chainId: a.chainId,
      }
    )
  } catch (t) {
    throw (e.setState((e) => ({ ...e, status: e.current ? `connected` : `disconnected` })), t)
  }
}
async function k(e, t = {}) {
  let n
  if (t.connector) n = t.connector
  else {
    let { connections: t, current: r } = e.state
    n = t.get(r)?.connector
  }
  let r = e.state.connections
  ;(n &&
    (await n.disconnect(),
    n.emitter.off(`change`, e._internal.events.change),
    n.emitter.off(`disconnect`, e._internal.events.disconnect),
    n.emitter.on(`connect`, e._internal.events.connect),
    r.delete(n.uid)),
    e.setState((e) => {
      if (r.size === 0) return { ...e, connections: new Map(), current: null, status: `disconnected` }
      let t = r.values().next().value
      return { ...e, connections: new Map(r), current: t.connector.uid }
    }))
  {
    let t = e.state.current
    if (!t) return
    let n = e.state.connections.get(t)?.connector
    if (!n) return
    await e.storage?.setItem(`recentConnectorId`, n.id)
  }
}
var A = !1
async function ce(e, t = {}) {
  if (A) return []
  ;((A = !0), e.setState((e) => ({ ...e, status: e.current ? `reconnecting` : `connecting` })))
  let n = []
  if (t.connectors?.length)
    for (let r of t.connectors) {
      let t
      ;((t = typeof r == `function` ? e._internal.connectors.setup(r) : r), n.push(t))
    }
  else n.push(...e.connectors)
  let r
  try {
    r = await e.storage?.getItem(`recentConnectorId`)
  } catch {}
  let i = {}
  for (let [, t] of e.state.connections) i[t.connector.id] = 1
  r && (i[r] = 0)
  let a = Object.keys(i).length > 0 ? [...n].sort((e, t) => (i[e.id] ?? 10) - (i[t.id] ?? 10)) : n,
    o = !1,
    s = [],
    c = []
  for (let t of a) {
    let n = await t.getProvider().catch(() => void 0)
    if (!n || c.some((e) => e === n) || !(await t.isAuthorized())) continue
    let r = await t.connect({ isReconnecting: !0 }).catch(() => null)
    r &&
      (t.emitter.off(`connect`, e._internal.events.connect),
      t.emitter.on(`change`, e._internal.events.change),
      t.emitter.on(`disconnect`, e._internal.events.disconnect),
      e.setState((e) => {
        let n = new Map(o ? e.connections : new Map()).set(t.uid, {
          accounts: r.accounts,
          chainId: r.chainId,
          connector: t,
        })
        return { ...e, current: o ? e.current : t.uid, connections: n }
      }),
      s.push({ accounts: r.accounts, chainId: r.chainId, connector: t }),
      c.push(n),
      (o = !0))
  }
  return (
    (e.state.status === `reconnecting` || e.state.status === `connecting`) &&
      (o
        ? e.setState((e) => ({ ...e, status: `connected` }))
        : e.setState((e) => ({ ...e, connections: new Map(), current: null, status: `disconnected` }))),
    (A = !1),
    s
  )
}
function le(e) {
  if (typeof window > `u`) return
  let t = (t) => e(t.detail)
  return (
    window.addEventListener(`eip6963:announceProvider`, t),
    window.dispatchEvent(new CustomEvent(`eip6963:requestProvider`)),
    () => window.removeEventListener(`eip6963:announceProvider`, t)
  )
}
function ue() {
  let e = new Set(),
    t = [],
    n = () =>
      le((n) => {
        t.some(({ info: e }) => e.uuid === n.info.uuid) || ((t = [...t, n]), e.forEach((e) => e(t, { added: [n] })))
      }),
    r = n()
  return {
    _listeners() {
      return e
    },
    clear() {
      ;(e.forEach((e) => e([], { removed: [...t] })), (t = []))
    },
    destroy() {
      ;(this.clear(), e.clear(), r?.())
    },
    findProvider({ rdns: e }) {
      return t.find((t) => t.info.rdns === e)
    },
    getProviders() {
      return t
    },
    reset() {
      ;(this.clear(), r?.(), (r = n()))
    },
    subscribe(n, { emitImmediately: r } = {}) {
      return (e.add(n), r && n(t, { added: t }), () => e.delete(n))
    },
  }
}
var de = (e) => (t, n, r) => {
  let i = r.subscribe
  return (
    (r.subscribe = (e, t, n) => {
      let a = e
      if (t) {
        let i = n?.equalityFn || Object.is,
          o = e(r.getState())
        ;((a = (n) => {
          let r = e(n)
          if (!i(o, r)) {
            let e = o
            t((o = r), e)
          }
        }),
          n?.fireImmediately && t(o, o))
      }
      return i(a)
    }),
    e(t, n, r)
  )
}
function fe(e, t) {
  let n
  try {
    n = e()
  } catch {
    return
  }
  return {
    getItem: (e) => {
      let r = (e) => (e === null ? null : JSON.parse(e, t?.reviver)),
        i = n.getItem(e) ?? null
      return i instanceof Promise ? i.then(r) : r(i)
    },
    setItem: (e, r) => n.setItem(e, JSON.stringify(r, t?.replacer)),
    removeItem: (e) => n.removeItem(e),
  }
}
var j = (e) => (t) => {
    try {
      let n = e(t)
      return n instanceof Promise
        ? n
        : {
            then(e) {
              return j(e)(n)
            },
            catch(e) {
              return this
            },
          }
    } catch (e) {
      return {
        then(e) {
          return this
        },
        catch(t) {
          return j(t)(e)
        },
      }
    }
  },
  pe = (e, t) => (n, r, i) => {
    let a = {
        storage: fe(() => localStorage),
        partialize: (e) => e,
        version: 0,
        merge: (e, t) => ({ ...t, ...e }),
        ...t,
      },
      o = !1,
      s = new Set(),
      c = new Set(),
      l = a.storage
    if (!l)
      return e(
        (...e) => {
          ;(console.warn(
            `[zustand persist middleware] Unable to update item '${a.name}', the given storage is currently unavailable.`,
          ),
            n(...e))
        },
        r,
        i,
      )
    let u = () => {
        let e = a.partialize({ ...r() })
        return l.setItem(a.name, { state: e, version: a.version })
      },
      d = i.setState
    i.setState = (e, t) => {
      ;(d(e, t), u())
    }
    let f = e(
      (...e) => {
        ;(n(...e), u())
      },
      r,
      i,
    )
    i.getInitialState = () => f
    let p,
      m = () => {
        if (!l) return
        ;((o = !1), s.forEach((e) => e(r() ?? f)))
        let e = a.onRehydrateStorage?.call(a, r() ?? f) || void 0
        return j(l.getItem.bind(l))(a.name)
          .then((e) => {
            if (e) {
              if (typeof e.version == `number` && e.version !== a.version) {
                if (a.migrate) return [!0, a.migrate(e.state, e.version)]
                console.error(`State loaded from storage couldn't be migrated since no migrate function was provided`)
              } else return [!1, e.state]
            }
            return [!1, void 0]
          })
          .then((e) => {
            let [t, i] = e
            if (((p = a.merge(i, r() ?? f)), n(p, !0), t)) return u()
          })
          .then(() => {
            ;(e?.(p, void 0), (p = r()), (o = !0), c.forEach((e) => e(p)))
          })
          .catch((t) => {
            e?.(void 0, t)
          })
      }
    return (
      (i.persist = {
        setOptions: (e) => {
          ;((a = { ...a, ...e }), e.storage && (l = e.storage))
        },
        clearStorage: () => {
          l?.removeItem(a.name)
        },
        getOptions: () => a,
        rehydrate: () => m(),
        hasHydrated: () => o,
        onHydrate: (e) => (
          s.add(e),
          () => {
            s.delete(e)
          }
        ),
        onFinishHydration: (e) => (
          c.add(e),
          () => {
            c.delete(e)
          }
        ),
      }),
      a.skipHydration || m(),
      p || f
    )
  },
  M = (e) => {
    let t,
      n = new Set(),
      r = (e, r) => {
        let i = typeof e == `function` ? e(t) : e
        if (!Object.is(i, t)) {
          let e = t
          ;((t = (r ?? (typeof i != `object` || !i)) ? i : Object.assign({}, t, i)), n.forEach((n) => n(t, e)))
        }
      },
      i = () => t,
      a = { setState: r, getState: i, getInitialState: () => o, subscribe: (e) => (n.add(e), () => n.delete(e)) },
      o = (t = e(r, i, a))
    return a
  },
  N = (e) => (e ? M(e) : M),
  me = class {
    constructor(e) {
      ;(Object.defineProperty(this, 'uid', { enumerable: !0, configurable: !0, writable: !0, value: e }),
        Object.defineProperty(this, '_emitter', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: new oe.default(),
        }))
    }
    on(e, t) {
      this._emitter.on(e, t)
    }
    once(e, t) {
      this._emitter.once(e, t)
    }
    off(e, t) {
      this._emitter.off(e, t)
    }
    emit(e, ...t) {
      let n = t[0]
      this._emitter.emit(e, { uid: this.uid, ...n })
    }
    listenerCount(e) {
      return this._emitter.listenerCount(e)
    }
  }
function he(e) {
  return new me(e)
}
function ge(e, t) {
  return JSON.parse(e, (e, n) => {
    let r = n
    return (
      r?.__type === `bigint` && (r = BigInt(r.value)), r?.__type === `Map` && (r = new Map(r.value)), t?.(e, r) ?? r
    )
  })
}
function P(e, t) {
  return e.slice(0, t).join(`.`) || `.`
}
function F(e, t) {
  let { length: n } = e
  for (let r = 0; r < n; ++r) if (e[r] === t) return r + 1
  return 0
}
function _e(e, t) {
  let n = typeof e == `function`,
    r = typeof t == `function`,
    i = [],
    a = []
  return function (o, s) {
    if (typeof s == `object`) {
      if (i.length) {
        let e = F(i, this)
        ;(e === 0 ? (i[i.length] = this) : (i.splice(e), a.splice(e)), (a[a.length] = o))
        let n = F(i, s)
        if (n !== 0) return r ? t.call(this, o, s, P(a, n)) : `[ref=${P(a, n)}]`
      } else ((i[0] = s), (a[0] = o))
    }
    return n ? e.call(this, o, s) : s
  }
}
function ve(e, t, n, r) {
  return JSON.stringify(
    e,
    _e((e, n) => {
      let r = n
      return (
        typeof r == `bigint` && (r = { __type: `bigint`, value: n.toString() }),
        r instanceof Map && (r = { __type: `Map`, value: Array.from(n.entries()) }),
        t?.(e, r) ?? r
      )
    }, r),
    n ?? void 0,
  )
}
function I(e) {
  let { deserialize: t = ge, key: n = `wagmi`, serialize: r = ve, storage: i = L } = e
  function a(e) {
    return e instanceof Promise ? e.then((e) => e).catch(() => null) : e
  }
  return {
    ...i,
    key: n,
    async getItem(e, r) {
      let o = await a(i.getItem(`${n}.${e}`))
      return o ? (t(o) ?? null) : (r ?? null)
    },
    async setItem(e, t) {
      let o = `${n}.${e}`
      t === null ? await a(i.removeItem(o)) : await a(i.setItem(o, r(t)))
    },
    async removeItem(e) {
      await a(i.removeItem(`${n}.${e}`))
    },
  }
}
var L = { getItem: () => null, setItem: () => {}, removeItem: () => {} }
function ye() {
  let e = typeof window < `u` && window.localStorage ? window.localStorage : L
  return {
    getItem(t) {
      return e.getItem(t)
    },
    removeItem(t) {
      e.removeItem(t)
    },
    setItem(t, n) {
      try {
        e.setItem(t, n)
      } catch {}
    },
  }
}
var R = 256,
  z = R,
  B
function be(e = 11) {
  if (!B || z + e > R * 2) {
    ;((B = ``), (z = 0))
    for (let e = 0; e < R; e++) B += ((256 + Math.random() * 256) | 0).toString(16).substring(1)
  }
  return B.substring(z, z++ + e)
}
function xe(e) {
  let {
      multiInjectedProviderDiscovery: t = !0,
      storage: a = I({ storage: ye() }),
      syncConnectedChain: o = !0,
      ssr: s = !1,
      ...c
    } = e,
    l = typeof window < `u` && t ? ue() : void 0,
    u = N(() => c.chains),
    d = N(() => {
      let e = [],
        t = new Set()
      for (let n of c.connectors ?? []) {
        let r = f(n)
        if ((e.push(r), !s && r.rdns)) {
          let e = typeof r.rdns == `string` ? [r.rdns] : r.rdns
          for (let n of e) t.add(n)
        }
      }
      if (!s && l) {
        let n = l.getProviders()
        for (let r of n) t.has(r.info.rdns) || e.push(f(p(r)))
      }
      return e
    })
  function f(e) {
    let t = he(be()),
      n,
      r = {
        ...e({
          emitter: t,
          chains: u.getState(),
          get providers() {
            if (!l || !n) return []
            let e = typeof n == `string` ? [n] : n,
              t = l.getProviders()
            return e.flatMap((e) => t.filter((t) => t.info.rdns === e))
          },
          storage: a,
          transports: c.transports,
        }),
        emitter: t,
        uid: t.uid,
      }
    return ((n = r.rdns), t.on(`connect`, S), r.setup?.(), r)
  }
  function p(e) {
    let { info: t } = e,
      n = e.provider
    return r({ target: { ...t, id: t.rdns, provider: n } })
  }
  let m = new Map()
  function h(e = {}) {
    let t = e.chainId ?? y.getState().chainId,
      r = u.getState().find((e) => e.id === t)
    if (e.chainId && !r) throw new n()
    {
      let e = m.get(y.getState().chainId)
      if (e && !r) return e
      if (!r) throw new n()
    }
    {
      let e = m.get(t)
      if (e) return e
    }
    let i
    if (c.client) i = c.client({ chain: r })
    else {
      let e = r.id,
        t = u.getState().map((e) => e.id),
        n = {},
        a = Object.entries(c)
      for (let [r, i] of a)
        if (r !== `chains` && r !== `client` && r !== `connectors` && r !== `transports`) {
          if (typeof i == `object`) {
            if (e in i) n[r] = i[e]
            else {
              if (t.some((e) => e in i)) continue
              n[r] = i
            }
          } else n[r] = i
        }
      i = re({
        ...n,
        chain: r,
        batch: n.batch ?? { multicall: !0 },
        transport: (t) => c.transports[e]({ ...t, connectors: d }),
      })
    }
    return (m.set(t, i), i)
  }
  function g() {
    return { chainId: u.getState()[0].id, connections: new Map(), current: null, status: `disconnected` }
  }
  let _,
    v = `0.0.0-canary-`
  _ = `3.6.5`.startsWith(v) ? Number.parseInt(i.replace(v, ``), 10) : Number.parseInt(`3.6.5`.split(`.`)[0] ?? `0`, 10)
  let y = N(
    de(
      a
        ? pe(g, {
            migrate(e, t) {
              if (t === _) return e
              let n = g(),
                r = b(e, n.chainId)
              return { ...n, chainId: r }
            },
            name: `store`,
            partialize(e) {
              return {
                connections: {
                  __type: `Map`,
                  value: Array.from(e.connections.entries()).map(([e, t]) => {
                    let { id: n, name: r, type: i, uid: a } = t.connector,
                      o = { id: n, name: r, type: i, uid: a }
                    return [e, { ...t, connector: o }]
                  }),
                },
                chainId: e.chainId,
                current: e.current,
              }
            },
            merge(e, t) {
              typeof e == `object` && e && `status` in e && delete e.status
              let n = b(e, t.chainId)
              return { ...t, ...e, chainId: n }
            },
            skipHydration: s,
            storage: a,
            version: _,
          })
        : g,
    ),
  )
  y.setState(g())
  function b(e, t) {
    return e &&
      typeof e == `object` &&
      `chainId` in e &&
      typeof e.chainId == `number` &&
      u.getState().some((t) => t.id === e.chainId)
      ? e.chainId
      : t
  }
  ;(o &&
    y.subscribe(
      ({ connections: e, current: t }) => (t ? e.get(t)?.chainId : void 0),
      (e) => {
        if (u.getState().some((t) => t.id === e)) return y.setState((t) => ({ ...t, chainId: e ?? t.chainId }))
      },
    ),
    l?.subscribe((e) => {
      let t = new Set(),
        n = new Set()
      for (let e of d.getState())
        if ((t.add(e.id), e.rdns)) {
          let t = typeof e.rdns == `string` ? [e.rdns] : e.rdns
          for (let e of t) n.add(e)
        }
      let r = []
      for (let i of e) {
        if (n.has(i.info.rdns)) continue
        let e = f(p(i))
        t.has(e.id) || r.push(e)
      }
      ;(!a || y.persist.hasHydrated()) && d.setState((e) => [...e, ...r], !0)
    }))
  function x(e) {
    y.setState((t) => {
      let n = t.connections.get(e.uid)
      return n
        ? {
            ...t,
            connections: new Map(t.connections).set(e.uid, {
              accounts: e.accounts ?? n.accounts,
              chainId: e.chainId ?? n.chainId,
              connector: n.connector,
            }),
          }
        : t
    })
  }
  function S(e) {
    y.getState().status !== `connecting` &&
      y.getState().status !== `reconnecting` &&
      y.setState((t) => {
        let n = d.getState().find((t) => t.uid === e.uid)
        return n
          ? (n.emitter.listenerCount(`connect`) && n.emitter.off(`connect`, x),
            n.emitter.listenerCount(`change`) || n.emitter.on(`change`, x),
            n.emitter.listenerCount(`disconnect`) || n.emitter.on(`disconnect`, C),
            {
              ...t,
              connections: new Map(t.connections).set(e.uid, {
                accounts: e.accounts,
                chainId: e.chainId,
                connector: n,
              }),
              current: e.uid,
              status: `connected`,
            })
          : t
      })
  }
  function C(e) {
    y.setState((t) => {
      let n = t.connections.get(e.uid)
      if (n) {
        let e = n.connector
        ;(e.emitter.listenerCount(`change`) && n.connector.emitter.off(`change`, x),
          e.emitter.listenerCount(`disconnect`) && n.connector.emitter.off(`disconnect`, C),
          e.emitter.listenerCount(`connect`) || n.connector.emitter.on(`connect`, S))
      }
      if ((t.connections.delete(e.uid), t.connections.size === 0))
        return { ...t, connections: new Map(), current: null, status: `disconnected` }
      let r = t.connections.values().next().value
      return { ...t, connections: new Map(t.connections), current: r.connector.uid }
    })
  }
  return {
    get chains() {
      return u.getState()
    },
    get connectors() {
      return d.getState()
    },
    storage: a,
    getClient: h,
    get state() {
      return y.getState()
    },
    setState(e) {
      let t
      t = typeof e == `function` ? e(y.getState()) : e
      let n = g()
      ;(typeof t != `object` && (t = n), Object.keys(n).some((e) => !(e in t)) && (t = n), y.setState(t, !0))
    },
    subscribe(e, t, n) {
      return y.subscribe(e, t, n ? { ...n, fireImmediately: n.emitImmediately } : void 0)
    },
    _internal: {
      mipd: l,
      async revalidate() {
        let e = y.getState(),
          t = e.connections,
          n = e.current
        for (let [, e] of t) {
          let r = e.connector
          ;(r.isAuthorized && (await r.isAuthorized())) || (t.delete(r.uid), n === r.uid && (n = null))
        }
        y.setState((e) => ({ ...e, connections: t, current: n }))
      },
      store: y,
      ssr: !!s,
      syncConnectedChain: o,
      transports: c.transports,
      chains: {
        setState(e) {
          let t = typeof e == `function` ? e(u.getState()) : e
          if (t.length !== 0) return u.setState(t, !0)
        },
        subscribe(e) {
          return u.subscribe(e)
        },
      },
      connectors: {
        providerDetailToConnector: p,
        setup: f,
        setState(e) {
          return d.setState(typeof e == `function` ? e(d.getState()) : e, !0)
        },
        subscribe(e) {
          return d.subscribe(e)
        },
      },
      events: { change: x, connect: S, disconnect: C },
    },
  }
}
var V = `countersign.demo-wallet`,
  Se = x({ authorized: c(u()), chainIds: m(u(), u()) })
function Ce(e) {
  let t = () => {
      try {
        return Se.parse(JSON.parse(e.getItem(V) ?? ``))
      } catch {
        return { authorized: [], chainIds: {} }
      }
    },
    n = (t) => e.setItem(V, JSON.stringify(t))
  return {
    isAuthorized: (e) => t().authorized.includes(e),
    authorize: (e) => n({ ...t(), authorized: [...new Set([...t().authorized, e])] }),
    revoke: (e) => n({ ...t(), authorized: t().authorized.filter((t) => t !== e) }),
    chainId: (e) => t().chainIds[e],
    setChainId: (e, r) => n({ ...t(), chainIds: { ...t().chainIds, [e]: r } }),
  }
}
var we = v([x({ chainId: u() })], h()),
  Te = /^(eth_(call|get|estimateGas|gasPrice|feeHistory|blockNumber|maxPriorityFeePerGas)|net_version|web3_)/
function Ee({ owner: e, chains: t, origin: n, memory: r, ask: i }) {
  let a = new Map(),
    o = { name: e.name, address: e.address },
    s = t.map(({ chainName: e }) => e).join(` and `),
    c = t.find(({ chainId: t }) => t === r.chainId(e.address)) ?? De(t),
    l = (e, t) => {
      for (let n of a.get(e) ?? []) Reflect.apply(n, void 0, [t])
    },
    u = () => r.isAuthorized(e.address),
    d = async (e) => {
      if (!(await i(o, e))) throw E(4001, D.rejected)
    },
    p = (t) => {
      if (!u()) throw E(4100, D.notConnected({ name: e.name }))
      if (!b(t, e.address)) throw E(4100, D.otherAddress({ name: e.name, held: e.address, asked: t }))
    }
  async function m() {
    return (
      u() || (await d({ kind: `connect`, origin: n }), r.authorize(e.address), l(`connect`, { chainId: H(c) })),
      [e.address]
    )
  }
  function h(n) {
    let i = we.safeParse(n),
      a = i.success ? C(i.data[0].chainId) : null
    if (a === null) throw E(-32602, D.chainIdNeeded)
    let o = t.find(({ chainId: e }) => e === a)
    if (!o) throw E(4200, D.otherChain({ chains: s, asked: a }))
    return (o.chainId !== c.chainId && ((c = o), r.setChainId(e.address, c.chainId), l(`chainChanged`, H(c))), null)
  }
  async function g({ method: n, params: i }) {
    switch (n) {
      case `eth_accounts`:
        return u() ? [e.address] : []
      case `eth_requestAccounts`:
        return m()
      case `eth_chainId`:
        return H(c)
      case `wallet_switchEthereumChain`:
      case `wallet_addEthereumChain`:
        return h(i)
      case `wallet_revokePermissions`:
        return (r.revoke(e.address), null)
    }
    let { signWithDemoKey: a, isSigningMethod: o } = await f(
      async () => {
        let { signWithDemoKey: e, isSigningMethod: t } = await import(`./signWithDemoKey-CmOifnTW.js`)
        return { signWithDemoKey: e, isSigningMethod: t }
      },
      __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]),
      import.meta.url,
    )
    if (o(n)) return a({ method: n, params: i, owner: e, chain: c, chains: t, confirm: d, requireAccount: p })
    if (Te.test(n)) return y(c, n, Array.isArray(i) ? i : [])
    throw E(4200, D.notSupported(n))
  }
  return {
    request: g,
    on(e, t) {
      let n = a.get(e) ?? new Set()
      a.set(e, n.add(t))
    },
    removeListener(e, t) {
      a.get(e)?.delete(t)
    },
  }
}
var H = ({ chainId: e }) => `0x${BigInt(e).toString(16)}`
function De(e) {
  let [t] = e
  if (t === void 0) throw E(4901, D.noLocalChain)
  return t
}
var Oe = `demo-owner.countersign`,
  ke = `data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2028%2028%22%3E%3Crect%20width%3D%2228%22%20height%3D%2228%22%20rx%3D%226%22%20fill%3D%22%234A586C%22%2F%3E%3Cpath%20d%3D%22M11%206h6M12%206v6l-5%209a1.5%201.5%200%200%200%201.3%202.2h11.4A1.500%201.500%200%200%200%2021%2021l-5-9V6M9.500%2017h9%22%20fill%3D%22none%22%20stroke%3D%22%23fff%22%20stroke-width%3D%221.8%22%2F%3E%3C%2Fsvg%3E`,
  U = new WeakSet(),
  W = (e) => typeof e == `object` && !!e && U.has(e)
function Ae(e, t) {
  let { demo: n } = e
  if (n === void 0) return []
  let r = t.filter(({ chainId: e }) => n.chainIds.includes(e))
  if (r.length === 0) return []
  let i = Ce(localStorage)
  return n.owners.map((e, t) => {
    let n = `${Oe}.${t + 1}`,
      a = Ee({ owner: e, chains: r, origin: location.origin, memory: i, ask: ee })
    return (U.add(a), je({ uuid: crypto.randomUUID(), name: e.name, icon: ke, rdns: n }, a), n)
  })
}
function je(e, t) {
  let n = Object.freeze({ info: Object.freeze(e), provider: t }),
    r = () => {
      window.dispatchEvent(new CustomEvent(`eip6963:announceProvider`, { detail: n }))
    }
  return (
    window.addEventListener(`eip6963:requestProvider`, r),
    r(),
    () => window.removeEventListener(`eip6963:requestProvider`, r)
  )
}
var Me = ({ requested: e, lastUsed: t, wallet: n, configured: r }) =>
    [e, t, n, ...r].find((e) => e !== null && r.includes(e)) ?? void 0,
  Ne = `injected`
function Pe(e) {
  let { entries: t, announced: n } = e,
    r = n.filter((e) => !e.isDemo && !G(e, t)),
    i = (e) => e.map((e) => q(e, `popular`)),
    a = r.filter((e) => K(e, t)),
    o = n.filter(({ isDemo: e }) => e).map((e) => q(e, `demo`))
  return [...i(r.filter((e) => !a.includes(e))), ...t.map((t) => Fe(t, e)), ...i(a), ...o]
}
var G = ({ rdns: e }, t) => t.some((t) => t.rdns.includes(e)),
  K = ({ name: e }, t) => t.some((t) => te(e, t.name)),
  q = ({ rdns: e, name: t, icon: n }, r) => ({
    id: e,
    name: t,
    icon: n,
    entry: null,
    rdns: r === `demo` ? null : e,
    group: r,
    reach: `here`,
    connectorId: e,
  })
function Fe(e, t) {
  let { id: n, name: r, group: i } = e,
    a = Ie(e, t),
    o = a === null ? Le(e, t) : `here`
  return {
    id: n,
    name: r,
    icon: null,
    entry: e,
    rdns: null,
    group: i,
    reach: o,
    connectorId: a ?? (o === `loadable` ? n : null),
  }
}
function Ie({ id: e, rdns: t }, { entries: n, announced: r, injected: i }) {
  let a = r.filter(({ isDemo: e }) => !e)
  if (e === `browser`) {
    let e = a.find((e) => G(e, n) || !K(e, n))
    return i === null ? (e?.rdns ?? null) : Ne
  }
  return a.find((e) => t.includes(e.rdns))?.rdns ?? (i === e ? `injected` : null)
}
function Le(e, { hasProjectId: t, isEmbedded: n }) {
  return e.id === `safe`
    ? n
      ? `loadable`
      : `elsewhere`
    : e.load
      ? !e.needsProjectId || t
        ? `loadable`
        : e.steps.includes(`install`)
          ? `missing`
          : `notConfigured`
      : `missing`
}
var Re = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i
function ze(e) {
  for (let { iconAccent: t, name: n } of e)
    if (!Re.test(t)) throw RangeError(`Property \`iconAccent\` is not a hex value for wallet: ${n}`)
  return e
}
var J = `https://chromewebstore.google.com/detail`,
  Y = `https://play.google.com/store/apps/details?id=`,
  X = `https://apps.apple.com/app/id`,
  Z = async (e) =>
    (
      await f(
        async () => {
          let { loadWalletConnect: e } = await import(`./walletConnect-UNKh3_ND.js`)
          return { loadWalletConnect: e }
        },
        __vite__mapDeps([
          20, 1, 2, 3, 18, 4, 5, 6, 7, 8, 9, 21, 22, 11, 23, 24, 25, 26, 27, 28, 29, 30, 17, 19, 31, 14, 32, 33,
        ]),
        import.meta.url,
      )
    ).loadWalletConnect(e),
  Q = ze([
    {
      id: `browser`,
      get name() {
        return O.browserWallet
      },
      group: `popular`,
      iconAccent: `#4A586C`,
      rdns: [],
      needsProjectId: !1,
      downloads: { extensionPage: `https://ethereum.org/wallets/find-wallet/` },
      steps: [`install`, `refresh`],
    },
    {
      id: `safe`,
      name: `Safe`,
      group: `popular`,
      iconAccent: `#121312`,
      rdns: [],
      needsProjectId: !1,
      downloads: {},
      steps: [`openInside`],
      load: async (e) =>
        (
          await f(
            async () => {
              let { loadSafe: e } = await import(`./safe-DMLxRkOk.js`)
              return { loadSafe: e }
            },
            __vite__mapDeps([34, 2, 1, 3, 18, 4, 5, 6, 7, 8, 9, 21, 22, 11, 23, 24, 25, 26, 27, 28, 29, 30, 17, 19]),
            import.meta.url,
          )
        ).loadSafe(e),
    },
    {
      id: `rainbow`,
      name: `Rainbow`,
      group: `popular`,
      iconAccent: `#1E4FA8`,
      rdns: [`me.rainbow`],
      needsProjectId: !0,
      downloads: {
        extensions: {
          chrome: `${J}/rainbow/opfgelmcmbiajamepnmloijbpoleiama`,
          firefox: `https://addons.mozilla.org/firefox/addon/rainbow-extension/`,
        },
        extensionPage: `https://rainbow.me/extension`,
        android: `${Y}me.rainbow`,
        ios: `${X}1457119021`,
        qr: `https://rainbow.download`,
      },
      steps: [`install`, `create`, `scan`],
      load: Z,
      pairingLink: (e) => `https://rnbwapp.com/wc?uri=${encodeURIComponent(e)}`,
    },
    {
      id: `coinbase`,
      name: `Coinbase Wallet`,
      group: `popular`,
      iconAccent: `#1652F0`,
      rdns: [`com.coinbase.wallet`],
      needsProjectId: !1,
      downloads: {
        extensions: { chrome: `${J}/coinbase-wallet-extension/hnfanknocfeofbddgcijnmhnfnkdnaad` },
        extensionPage: `https://www.coinbase.com/wallet/downloads`,
        android: `${Y}org.toshi`,
        ios: `${X}1278383455`,
        qr: `https://www.coinbase.com/wallet/downloads`,
      },
      steps: [`openWindow`, `addExtension`],
      load: async (e) =>
        (
          await f(
            async () => {
              let { loadCoinbase: e } = await import(`./coinbase-DN-cb1I-.js`)
              return { loadCoinbase: e }
            },
            __vite__mapDeps([35, 1, 2, 3, 18, 4, 5, 6, 7, 8, 9, 21, 22, 11, 23, 24, 25, 26, 27, 28, 29, 30, 17, 19]),
            import.meta.url,
          )
        ).loadCoinbase(e),
    },
    {
      id: `metaMask`,
      name: `MetaMask`,
      group: `popular`,
      iconAccent: `#E2761B`,
      rdns: [`io.metamask`, `io.metamask.mobile`],
      needsProjectId: !0,
      downloads: {
        extensions: {
          chrome: `${J}/metamask/nkbihfbeogaeaoehlefnkodbefgpgknn`,
          firefox: `https://addons.mozilla.org/firefox/addon/ether-metamask/`,
          edge: `https://microsoftedge.microsoft.com/addons/detail/metamask/ejbalbakoplchlghecdalmeeeajnimhm`,
          opera: `https://addons.opera.com/extensions/details/metamask-10/`,
        },
        extensionPage: `https://metamask.io/download`,
        android: `${Y}io.metamask`,
        ios: `${X}1438144202`,
        qr: `https://metamask.io/download`,
      },
      steps: [`install`, `create`, `refresh`],
      load: Z,
      pairingLink: (e) => `https://metamask.app.link/wc?uri=${encodeURIComponent(e)}`,
    },
    {
      id: `walletConnect`,
      name: `WalletConnect`,
      group: `popular`,
      iconAccent: `#3478D8`,
      rdns: [],
      needsProjectId: !0,
      downloads: {},
      steps: [`scan`],
      load: Z,
      pairingLink: (e) => e,
    },
    {
      id: `brave`,
      name: `Brave Wallet`,
      group: `popular`,
      iconAccent: `#D8472B`,
      rdns: [`com.brave.wallet`],
      needsProjectId: !1,
      downloads: { android: `${Y}com.brave.browser`, ios: `${X}1052879175` },
      steps: [`openBrowser`, `refresh`],
    },
    {
      id: `ledger`,
      name: `Ledger`,
      group: `hardware`,
      iconAccent: `#17181A`,
      rdns: [],
      needsProjectId: !1,
      downloads: {},
      steps: [`plugIn`],
      load: async (e) =>
        (
          await f(
            async () => {
              let { loadLedger: e } = await import(`./loadLedger-DHkqA-k2.js`)
              return { loadLedger: e }
            },
            __vite__mapDeps([
              36, 37, 4, 2, 5, 6, 1, 3, 7, 8, 9, 22, 11, 23, 24, 25, 26, 27, 28, 29, 30, 15, 17, 18, 19, 38,
            ]),
            import.meta.url,
          )
        ).loadLedger(e),
    },
    {
      id: `keystone`,
      get name() {
        return O.keystone
      },
      group: `hardware`,
      iconAccent: `#1F5AF0`,
      rdns: [],
      needsProjectId: !1,
      downloads: {},
      steps: [`scan`],
      load: async (e) =>
        (
          await f(
            async () => {
              let { loadKeystone: e } = await import(`./loadKeystone-Bpwpn63r.js`)
              return { loadKeystone: e }
            },
            __vite__mapDeps([
              39, 37, 4, 2, 5, 6, 1, 3, 7, 8, 9, 22, 11, 23, 24, 25, 26, 27, 28, 29, 30, 15, 17, 18, 19, 38, 40, 14, 32,
            ]),
            import.meta.url,
          )
        ).loadKeystone(e),
    },
    {
      id: `trezor`,
      name: `Trezor`,
      group: `hardware`,
      iconAccent: `#0F6148`,
      rdns: [],
      needsProjectId: !1,
      downloads: {},
      steps: [`plugIn`],
      load: async (e) =>
        (
          await f(
            async () => {
              let { loadTrezor: e } = await import(`./loadTrezor-BYbrh_WV.js`)
              return { loadTrezor: e }
            },
            __vite__mapDeps([
              41, 4, 2, 5, 6, 1, 3, 7, 8, 9, 37, 22, 11, 23, 24, 25, 26, 27, 28, 29, 30, 15, 17, 18, 19, 38, 12, 42, 43,
              44, 45, 46, 13, 47, 16, 10, 14,
            ]),
            import.meta.url,
          )
        ).loadTrezor(e),
    },
  ]),
  Be = (e) => (t) => {
    let n = e(t)
    return {
      ...n,
      async getChainId() {
        let e = await n.getChainId.call(this)
        if (!Number.isSafeInteger(e) || e <= 0) throw new T(`unreadable`)
        return e
      },
      onAccountsChanged(e) {
        n.onAccountsChanged.call(this, a(e))
      },
      onChainChanged(e) {
        C(e) !== null && n.onChainChanged.call(this, e)
      },
    }
  },
  Ve = x({
    info: x({ uuid: u(), name: u(), icon: u(), rdns: u() }),
    provider: s((e) => typeof e == `object` && !!e && typeof Reflect.get(e, `request`) == `function`),
  }),
  He = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
  Ue = (e) => e.replace(He, ``).trim().slice(0, 60)
function We() {
  let e = [],
    { subscribe: t, notify: n } = _()
  return (
    window.addEventListener(`eip6963:announceProvider`, (t) => {
      let r = Ve.safeParse(t instanceof CustomEvent ? t.detail : null)
      if (!r.success) return
      let { info: i, provider: a } = r.data,
        { icon: o, rdns: s } = i,
        c = Ue(i.name) || Ue(s)
      if (e.some((e) => e.rdns === s)) return
      let l = o.trim()
      ;((e = [...e, { rdns: s, name: c, icon: l.startsWith(`data:image/`) ? l : null, provider: a }]), n())
    }),
    window.addEventListener(`ethereum#initialized`, n),
    window.dispatchEvent(new Event(`eip6963:requestProvider`)),
    { wallets: () => e, subscribe: t }
  )
}
var Ge = 1e3
function Ke(e, t) {
  let n = () => e.wallets().find((e) => e.rdns === t),
    r = n()
  return r
    ? Promise.resolve(r)
    : new Promise((t) => {
        let r = () => {
            ;(clearTimeout(i), a(), t(n()))
          },
          i = setTimeout(r, Ge),
          a = e.subscribe(() => {
            n() && r()
          })
      })
}
function qe(e, t, n) {
  let i = new Map(),
    a = (t, n, r) => {
      let i = e._internal.connectors.setup((e) => ({ ...Be(r)(e), id: t, name: n, setup: async () => {} }))
      return (e._internal.connectors.setState((e) => [...e, i]), i)
    }
  async function o(e) {
    if (e === `injected`) {
      if (!(`ethereum` in window)) throw new T(`no-provider`)
      return a(e, O.browserWallet, r())
    }
    let i = Q.find((t) => t.id === e)
    if (i?.load) {
      if (i.needsProjectId && n.walletConnect === null) throw new T(`no-provider`)
      return a(e, i.name, await i.load(n))
    }
    let o = await Ke(t, e)
    if (!o) throw new T(`no-provider`)
    let { name: s, icon: c, provider: l } = o,
      u = { id: e, name: s, provider: l, ...(c === null ? {} : { icon: c }) }
    return a(e, s, r({ target: u }))
  }
  return {
    open(e) {
      let t =
        i.get(e) ??
        o(e).catch((t) => {
          throw (i.delete(e), t)
        })
      return (i.set(e, t), t)
    },
    isLoaded: ({ id: e }) => Q.some((t) => t.id === e && t.load),
  }
}
var Je = {
  getItem: (e) => (e.endsWith(`.store`) ? null : localStorage.getItem(e)),
  setItem: (e, t) => (e.endsWith(`.store`) ? void 0 : localStorage.setItem(e, t)),
  removeItem: (e) => localStorage.removeItem(e),
}
function Ye(e) {
  let [t, ...n] = e.map((e) => ae(e, g(e)))
  if (t === void 0) throw new T(`chain-not-configured`)
  let r = Object.fromEntries(e.map((e) => [Number(e.chainId), ie(e)]))
  return xe({
    chains: [t, ...n],
    transports: r,
    connectors: [],
    multiInjectedProviderDiscovery: !1,
    storage: I({ key: `countersign.wagmi`, storage: Je }),
    syncConnectedChain: !0,
  })
}
var Xe = [
  [`isBraveWallet`, `brave`],
  [`isRainbow`, `rainbow`],
  [`isCoinbaseWallet`, `coinbase`],
]
function Ze(e) {
  if (typeof e != `object` || !e) return null
  let t = Xe.find(([t]) => Reflect.get(e, t) === !0)
  return t ? t[1] : Qe(e, `isMetaMask`) && !$e(e) ? `metaMask` : `unknown`
}
var Qe = (e, t) => Reflect.get(e, t) === !0
function $e(e) {
  for (let t in e) if (/^is[A-Z]/.test(t) && t !== `isMetaMask` && Qe(e, t)) return !0
  return !1
}
function et(e, { hasProjectId: t }) {
  let n = null
  return {
    subscribeWallets: e.subscribe,
    wallets() {
      let r = e.wallets(),
        i = Reflect.get(window, `ethereum`)
      return (
        (n?.announced !== r || n.ethereum !== i) &&
          (n = {
            announced: r,
            ethereum: i,
            wallets: Pe({
              entries: Q,
              announced: r.map((e) => ({ ...e, isDemo: W(e.provider) })),
              injected: Ze(i),
              hasProjectId: t,
              isEmbedded: window.parent !== window,
            }),
          }),
        n.wallets
      )
    },
  }
}
var tt = `countersign.last-chain`
function nt() {
  try {
    let e = localStorage.getItem(tt)
    return e !== null && /^\d+$/.test(e) ? e : null
  } catch {
    return null
  }
}
function rt(e) {
  try {
    localStorage.setItem(tt, e)
  } catch {}
}
function it(e, t, n) {
  let r = new Set(),
    i = (e) => t.some((t) => t.chainId === e),
    a = () => {
      let { connections: t, current: n } = e.state,
        i = ({ connector: e }) => r.has(e.uid),
        a = n === null ? void 0 : t.get(n)
      return a && i(a) ? a : [...t.values()].findLast(i)
    }
  async function s() {
    let e = a()
    if (!e) {
      l.get().status === `connected` && (p(null), l.clear())
      return
    }
    let { connector: t, accounts: r } = e,
      s = at(await t.getProvider())
    if (a() !== e) return
    let c = o(r[0]),
      u = String(e.chainId),
      d = W(s)
    ;(l.setProvider(s),
      l.set({
        status: `connected`,
        address: c,
        chainId: u,
        unsupported: !i(u),
        walletName: t.name,
        isDemo: d,
        hasOwnNode: !d && !n(t),
      }),
      p({ id: t.id, name: t.name, address: c, chainId: u, isDemo: d }),
      i(u) && rt(u))
  }
  return (
    e.subscribe(
      (e) => e,
      () => void s(),
    ),
    { push: s, wanted: r }
  )
}
function at(e) {
  return typeof e == `object` && e && typeof Reflect.get(e, `request`) == `function` ? e : null
}
var ot = e({ createConnection: () => $ })
function $(e, t) {
  Ae(e, t)
  let n = Ye(t),
    r = ct(e, t),
    i = We(),
    a = qe(n, i, r),
    o = et(i, { hasProjectId: r.walletConnect !== null }),
    { push: s, wanted: c } = it(n, t, a.isLoaded),
    u = t.map(({ chainId: e }) => e),
    f = null,
    p = 0,
    m = (e) => [...n.state.connections.values()].map(({ connector: e }) => e).filter(({ uid: t }) => t !== e?.uid)
  async function h(e) {
    ;(c.delete(e.uid), await k(n, { connector: e }).catch(() => {}))
  }
  async function g() {
    p++
    let e = f
    e && e.uid !== n.state.current && a.isLoaded(e) && ((f = null), await e.disconnect().catch(() => {}))
  }
  async function _(e) {
    ;(f && f.uid !== n.state.current && c.delete(f.uid),
      (f = e),
      e.uid === n.state.current && (await k(n).catch(() => {})),
      c.add(e.uid))
    try {
      let { accounts: t } = await se(n, { connector: e })
      if (t.length === 0 || f?.uid !== e.uid) throw new T(`rejected`)
    } catch (t) {
      throw ((f?.uid !== e.uid || e.uid === n.state.current) && (await h(e)), t)
    }
    for (let t of m(e)) await h(t)
    await s()
  }
  async function v(e) {
    let t = n.state.connections.get(e.uid)?.accounts[0],
      r = await e.getAccounts().catch(() => null)
    r && r[0] !== t && e.onAccountsChanged([...r])
  }
  async function y(e, n) {
    let r = l.get().chainId,
      i = Me({ requested: e, lastUsed: n, wallet: r, configured: u }),
      a = l.getProvider(),
      o = t.find(({ chainId: e }) => e === i)
    a && o && o.chainId !== r && (await w(a, o).catch(() => {}))
  }
  return (
    l.onDisconnect(async () => {
      ;(await g(), (f = null))
      for (let e of m()) await h(e)
      c.clear()
    }),
    {
      ...o,
      cancel: g,
      async connect(e, { requestedChain: t, onPairing: n }) {
        let r = nt(),
          i = () => {}
        try {
          if (e.connectorId === null) throw new T(`no-provider`)
          ;(l.get().status === `disconnected` && l.set({ status: `connecting` }),
            f && f.id !== e.connectorId && (await g()))
          let t = ++p,
            r = await a.open(e.connectorId)
          if (t !== p) throw new T(`rejected`)
          ;((i = st(r, n)), await _(r))
        } catch (e) {
          throw (l.get().status === `connecting` && l.clear(), S(e))
        } finally {
          i()
        }
        ;(ne(e.id), await y(t, r))
      },
      async reconnectLast() {
        let e = d(),
          t = e ? await a.open(e.id).catch(() => null) : null
        if (l.get().status !== `reconnecting`) return
        t && c.add(t.uid)
        let r = t ? await ce(n, { connectors: [t] }).catch(() => []) : []
        if (t && r.length > 0) return (await v(t), s())
        l.get().status === `reconnecting` && l.clear()
      },
      async switchChain(e) {
        let n = t.find((t) => t.chainId === e)
        if (!n) throw new T(`chain-not-configured`, { chainId: e })
        let r = l.getProvider()
        if (!r) throw new T(`disconnected`)
        await w(r, n)
      },
    }
  )
}
function st(e, t) {
  let n = ({ type: e, data: n }) => {
    e === `display_uri` && typeof n == `string` && t?.(n)
  }
  return (e.emitter.on(`message`, n), () => e.emitter.off(`message`, n))
}
function ct({ walletConnect: e, trezorScript: t }, n) {
  let { projectId: r, relayUrl: i } = e
  return {
    chains: n,
    trezorScript: t,
    walletConnect: r ? { projectId: r, ...(i ? { relayUrl: i } : {}) } : null,
    rpcUrlOf(e) {
      let t = n.find((t) => t.chainId === e),
        r = t && g(t)[0]
      if (!r) throw new T(`chain-not-configured`, { chainId: e })
      return r
    },
  }
}
export { $ as createConnection, ot as t }
//# sourceMappingURL=createConnection-C91t6ZU-.js.map
