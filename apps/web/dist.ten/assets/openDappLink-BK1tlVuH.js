import { n as e, r as t, t as n } from './rest-BArrVEK7.js'
import { Aa as r, Ea as i } from './index--te03lJq.js'
import { r as a, t as o } from './rest-B2IypYne.js'
import { f as s, m as c } from './later-DLdlgyuL.js'
var l = class {
    static isAvailable() {
      return !1
    }
  },
  u = { exports: {} },
  d = typeof Reflect == `object` ? Reflect : null,
  f =
    d && typeof d.apply == `function`
      ? d.apply
      : function (e, t, n) {
          return Function.prototype.apply.call(e, t, n)
        },
  p =
    d && typeof d.ownKeys == `function`
      ? d.ownKeys
      : Object.getOwnPropertySymbols
        ? function (e) {
            return Object.getOwnPropertyNames(e).concat(Object.getOwnPropertySymbols(e))
          }
        : function (e) {
            return Object.getOwnPropertyNames(e)
          }
function m(e) {
  console && console.warn && console.warn(e)
}
var h =
  Number.isNaN ||
  function (e) {
    return e !== e
  }
function g() {
  g.init.call(this)
}
;((u.exports = g),
  (u.exports.once = D),
  (g.EventEmitter = g),
  (g.prototype._events = void 0),
  (g.prototype._eventsCount = 0),
  (g.prototype._maxListeners = void 0))
var _ = 10
function v(e) {
  if (typeof e != `function`)
    throw TypeError(`The "listener" argument must be of type Function. Received type ` + typeof e)
}
;(Object.defineProperty(g, 'defaultMaxListeners', {
  enumerable: !0,
  get: function () {
    return _
  },
  set: function (e) {
    if (typeof e != `number` || e < 0 || h(e))
      throw RangeError(
        `The value of "defaultMaxListeners" is out of range. It must be a non-negative number. Received ` + e + `.`,
      )
    _ = e
  },
}),
  (g.init = function () {
    ;((this._events === void 0 || this._events === Object.getPrototypeOf(this)._events) &&
      ((this._events = Object.create(null)), (this._eventsCount = 0)),
      (this._maxListeners = this._maxListeners || void 0))
  }),
  (g.prototype.setMaxListeners = function (e) {
    if (typeof e != `number` || e < 0 || h(e))
      throw RangeError(`The value of "n" is out of range. It must be a non-negative number. Received ` + e + `.`)
    return ((this._maxListeners = e), this)
  }))
function y(e) {
  return e._maxListeners === void 0 ? g.defaultMaxListeners : e._maxListeners
}
;((g.prototype.getMaxListeners = function () {
  return y(this)
}),
  (g.prototype.emit = function (e) {
    for (var t = [], n = 1; n < arguments.length; n++) t.push(arguments[n])
    var r = e === `error`,
      i = this._events
    if (i !== void 0) r &&= i.error === void 0
    else if (!r) return !1
    if (r) {
      var a
      if ((t.length > 0 && (a = t[0]), a instanceof Error)) throw a
      var o = Error(`Unhandled error.` + (a ? ` (` + a.message + `)` : ``))
      throw ((o.context = a), o)
    }
    var s = i[e]
    if (s === void 0) return !1
    if (typeof s == `function`) f(s, this, t)
    else for (var c = s.length, l = w(s, c), n = 0; n < c; ++n) f(l[n], this, t)
    return !0
  }))
function b(e, t, n, r) {
  var i, a, o
  if (
    (v(n),
    (a = e._events),
    a === void 0
      ? ((a = e._events = Object.create(null)), (e._eventsCount = 0))
      : (a.newListener !== void 0 && (e.emit(`newListener`, t, n.listener ? n.listener : n), (a = e._events)),
        (o = a[t])),
    o === void 0)
  )
    ((o = a[t] = n), ++e._eventsCount)
  else if (
    (typeof o == `function` ? (o = a[t] = r ? [n, o] : [o, n]) : r ? o.unshift(n) : o.push(n),
    (i = y(e)),
    i > 0 && o.length > i && !o.warned)
  ) {
    o.warned = !0
    var s = Error(
      `Possible EventEmitter memory leak detected. ` +
        o.length +
        ` ` +
        String(t) +
        ` listeners added. Use emitter.setMaxListeners() to increase limit`,
    )
    ;((s.name = `MaxListenersExceededWarning`), (s.emitter = e), (s.type = t), (s.count = o.length), m(s))
  }
  return e
}
;((g.prototype.addListener = function (e, t) {
  return b(this, e, t, !1)
}),
  (g.prototype.on = g.prototype.addListener),
  (g.prototype.prependListener = function (e, t) {
    return b(this, e, t, !0)
  }))
function ee() {
  if (!this.fired)
    return (
      this.target.removeListener(this.type, this.wrapFn),
      (this.fired = !0),
      arguments.length === 0 ? this.listener.call(this.target) : this.listener.apply(this.target, arguments)
    )
}
function x(e, t, n) {
  var r = { fired: !1, wrapFn: void 0, target: e, type: t, listener: n },
    i = ee.bind(r)
  return ((i.listener = n), (r.wrapFn = i), i)
}
;((g.prototype.once = function (e, t) {
  return (v(t), this.on(e, x(this, e, t)), this)
}),
  (g.prototype.prependOnceListener = function (e, t) {
    return (v(t), this.prependListener(e, x(this, e, t)), this)
  }),
  (g.prototype.removeListener = function (e, t) {
    var n, r, i, a, o
    if ((v(t), (r = this._events), r === void 0 || ((n = r[e]), n === void 0))) return this
    if (n === t || n.listener === t)
      --this._eventsCount === 0
        ? (this._events = Object.create(null))
        : (delete r[e], r.removeListener && this.emit(`removeListener`, e, n.listener || t))
    else if (typeof n != `function`) {
      for (i = -1, a = n.length - 1; a >= 0; a--)
        if (n[a] === t || n[a].listener === t) {
          ;((o = n[a].listener), (i = a))
          break
        }
      if (i < 0) return this
      ;(i === 0 ? n.shift() : T(n, i),
        n.length === 1 && (r[e] = n[0]),
        r.removeListener !== void 0 && this.emit(`removeListener`, e, o || t))
    }
    return this
  }),
  (g.prototype.off = g.prototype.removeListener),
  (g.prototype.removeAllListeners = function (e) {
    var t,
      n = this._events,
      r
    if (n === void 0) return this
    if (n.removeListener === void 0)
      return (
        arguments.length === 0
          ? ((this._events = Object.create(null)), (this._eventsCount = 0))
          : n[e] !== void 0 && (--this._eventsCount === 0 ? (this._events = Object.create(null)) : delete n[e]),
        this
      )
    if (arguments.length === 0) {
      var i = Object.keys(n),
        a
      for (r = 0; r < i.length; ++r) ((a = i[r]), a !== `removeListener` && this.removeAllListeners(a))
      return (
        this.removeAllListeners(`removeListener`), (this._events = Object.create(null)), (this._eventsCount = 0), this
      )
    }
    if (((t = n[e]), typeof t == `function`)) this.removeListener(e, t)
    else if (t !== void 0) for (r = t.length - 1; r >= 0; r--) this.removeListener(e, t[r])
    return this
  }))
function S(e, t, n) {
  var r = e._events
  if (r === void 0) return []
  var i = r[t]
  return i === void 0 ? [] : typeof i == `function` ? (n ? [i.listener || i] : [i]) : n ? E(i) : w(i, i.length)
}
;((g.prototype.listeners = function (e) {
  return S(this, e, !0)
}),
  (g.prototype.rawListeners = function (e) {
    return S(this, e, !1)
  }),
  (g.listenerCount = function (e, t) {
    return typeof e.listenerCount == `function` ? e.listenerCount(t) : C.call(e, t)
  }),
  (g.prototype.listenerCount = C))
function C(e) {
  var t = this._events
  if (t !== void 0) {
    var n = t[e]
    if (typeof n == `function`) return 1
    if (n !== void 0) return n.length
  }
  return 0
}
g.prototype.eventNames = function () {
  return this._eventsCount > 0 ? p(this._events) : []
}
function w(e, t) {
  for (var n = Array(t), r = 0; r < t; ++r) n[r] = e[r]
  return n
}
function T(e, t) {
  for (; t + 1 < e.length; t++) e[t] = e[t + 1]
  e.pop()
}
function E(e) {
  for (var t = Array(e.length), n = 0; n < t.length; ++n) t[n] = e[n].listener || e[n]
  return t
}
function D(e, t) {
  return new Promise(function (n, r) {
    function i(n) {
      ;(e.removeListener(t, a), r(n))
    }
    function a() {
      ;(typeof e.removeListener == `function` && e.removeListener(`error`, i), n([].slice.call(arguments)))
    }
    ;(k(e, t, a, { once: !0 }), t !== `error` && O(e, i, { once: !0 }))
  })
}
function O(e, t, n) {
  typeof e.on == `function` && k(e, `error`, t, n)
}
function k(e, t, n, r) {
  if (typeof e.on == `function`) r.once ? e.once(t, n) : e.on(t, n)
  else if (typeof e.addEventListener == `function`)
    e.addEventListener(t, function i(a) {
      ;(r.once && e.removeEventListener(t, i), n(a))
    })
  else throw TypeError(`The "emitter" argument must be of type EventEmitter. Received type ` + typeof e)
}
u.exports
var A = class {
    constructor(e) {
      this.opts = e
    }
  },
  j = class {
    constructor(e) {
      this.client = e
    }
  },
  M = Object.defineProperty,
  N = Object.defineProperties,
  P = Object.getOwnPropertyDescriptors,
  F = Object.getOwnPropertySymbols,
  I = Object.prototype.hasOwnProperty,
  L = Object.prototype.propertyIsEnumerable,
  R = (e, t, n) => (t in e ? M(e, t, { enumerable: !0, configurable: !0, writable: !0, value: n }) : (e[t] = n)),
  z = (e, t) => {
    for (var n in (t ||= {})) I.call(t, n) && R(e, n, t[n])
    if (F) for (var n of F(t)) L.call(t, n) && R(e, n, t[n])
    return e
  },
  B = (e, t) => N(e, P(t)),
  V = (e, t, n) => R(e, typeof t == `symbol` ? t : t + ``, n),
  H = class extends j {
    constructor(t) {
      ;(super(t),
        V(this, `signClient`),
        V(this, `init`, async () => {
          ;((this.signClient = await e.init({
            core: this.client.core,
            metadata: this.client.metadata,
            signConfig: this.client.signConfig,
          })),
            this.signClient.core.eventClient.init().catch((e) => {
              this.client.logger.warn(e)
            }))
        }),
        V(this, `pair`, async (e) => {
          await this.client.core.pairing.pair(e)
        }),
        V(this, `approveSession`, async (e) => {
          let { topic: t, acknowledged: n } = await this.signClient.approve(
            B(z({}, e), {
              id: e.id,
              namespaces: e.namespaces,
              sessionProperties: e.sessionProperties,
              scopedProperties: e.scopedProperties,
              sessionConfig: e.sessionConfig,
              proposalRequestsResponses: e?.proposalRequestsResponses,
            }),
          )
          return (await n(), this.signClient.session.get(t))
        }),
        V(this, `rejectSession`, async (e) => await this.signClient.reject(e)),
        V(this, `updateSession`, async (e) => await this.signClient.update(e)),
        V(this, `extendSession`, async (e) => await this.signClient.extend(e)),
        V(this, `respondSessionRequest`, async (e) => await this.signClient.respond(e)),
        V(this, `disconnectSession`, async (e) => await this.signClient.disconnect(e)),
        V(this, `emitSessionEvent`, async (e) => await this.signClient.emit(e)),
        V(this, `getActiveSessions`, () =>
          this.signClient.session.getAll().reduce((e, t) => ((e[t.topic] = t), e), {}),
        ),
        V(this, `getPendingSessionProposals`, () => this.signClient.proposal.getAll()),
        V(this, `getPendingSessionRequests`, () => this.signClient.getPendingSessionRequests()),
        V(this, `approveSessionAuthenticate`, async (e) => await this.signClient.approveSessionAuthenticate(e)),
        V(this, `rejectSessionAuthenticate`, async (e) => await this.signClient.rejectSessionAuthenticate(e)),
        V(this, `formatAuthMessage`, (e) => this.signClient.formatAuthMessage(e)),
        V(this, `registerDeviceToken`, (e) => this.client.core.echoClient.registerDeviceToken(e)),
        V(this, `on`, (e, t) => (this.setEvent(e, `off`), this.setEvent(e, `on`), this.client.events.on(e, t))),
        V(this, `once`, (e, t) => (this.setEvent(e, `off`), this.setEvent(e, `once`), this.client.events.once(e, t))),
        V(this, `off`, (e, t) => (this.setEvent(e, `off`), this.client.events.off(e, t))),
        V(
          this,
          `removeListener`,
          (e, t) => (this.setEvent(e, `removeListener`), this.client.events.removeListener(e, t)),
        ),
        V(this, `onSessionRequest`, (e) => {
          this.client.events.emit(`session_request`, e)
        }),
        V(this, `onSessionProposal`, (e) => {
          this.client.events.emit(`session_proposal`, e)
        }),
        V(this, `onSessionDelete`, (e) => {
          this.client.events.emit(`session_delete`, e)
        }),
        V(this, `onProposalExpire`, (e) => {
          this.client.events.emit(`proposal_expire`, e)
        }),
        V(this, `onSessionRequestExpire`, (e) => {
          this.client.events.emit(`session_request_expire`, e)
        }),
        V(this, `onSessionRequestAuthenticate`, (e) => {
          this.client.events.emit(`session_authenticate`, e)
        }),
        V(this, `setEvent`, (e, t) => {
          switch (e) {
            case `session_request`:
              this.signClient.events[t](`session_request`, this.onSessionRequest)
              break
            case `session_proposal`:
              this.signClient.events[t](`session_proposal`, this.onSessionProposal)
              break
            case `session_delete`:
              this.signClient.events[t](`session_delete`, this.onSessionDelete)
              break
            case `proposal_expire`:
              this.signClient.events[t](`proposal_expire`, this.onProposalExpire)
              break
            case `session_request_expire`:
              this.signClient.events[t](`session_request_expire`, this.onSessionRequestExpire)
              break
            case `session_authenticate`:
              this.signClient.events[t](`session_authenticate`, this.onSessionRequestAuthenticate)
          }
        }),
        (this.signClient = {}))
    }
  },
  U = {
    decryptMessage: async (e) => {
      let n = {
        core: new t({
          storageOptions: e.storageOptions,
          storage: e.storage,
          customStoragePrefix: e.customStoragePrefix,
        }),
      }
      await n.core.crypto.init()
      let r = n.core.crypto.decode(e.topic, e.encryptedMessage)
      return ((n.core = null), r)
    },
    getMetadata: async (e) => {
      let r = {
        core: new t({
          storageOptions: e.storageOptions,
          storage: e.storage,
          customStoragePrefix: e.customStoragePrefix,
        }),
        sessionStore: null,
      }
      ;((r.sessionStore = new n(r.core, r.core.logger)), await r.sessionStore.init())
      let i = r.sessionStore.get(e.topic)?.peer.metadata
      return ((r.core = null), (r.sessionStore = null), i)
    },
  },
  W = Object.defineProperty,
  G = Object.getOwnPropertySymbols,
  K = Object.prototype.hasOwnProperty,
  q = Object.prototype.propertyIsEnumerable,
  J = (e, t, n) => (t in e ? W(e, t, { enumerable: !0, configurable: !0, writable: !0, value: n }) : (e[t] = n)),
  Y = (e, t) => {
    for (var n in (t ||= {})) K.call(t, n) && J(e, n, t[n])
    if (G) for (var n of G(t)) q.call(t, n) && J(e, n, t[n])
    return e
  },
  X = (e, t, n) => J(e, typeof t == `symbol` ? t : t + ``, n),
  Z = class e extends A {
    constructor(e) {
      ;(super(e),
        X(this, `name`),
        X(this, `core`),
        X(this, `logger`),
        X(this, `events`, new u.exports()),
        X(this, `engine`),
        X(this, `metadata`),
        X(this, `signConfig`),
        X(this, `pay`),
        X(this, `on`, (e, t) => this.engine.on(e, t)),
        X(this, `once`, (e, t) => this.engine.once(e, t)),
        X(this, `off`, (e, t) => this.engine.off(e, t)),
        X(this, `removeListener`, (e, t) => this.engine.removeListener(e, t)),
        X(this, `pair`, async (e) => {
          try {
            return await this.engine.pair(e)
          } catch (e) {
            throw (this.logger.error(e.message), e)
          }
        }),
        X(this, `approveSession`, async (e) => {
          try {
            return await this.engine.approveSession(e)
          } catch (e) {
            throw (this.logger.error(e.message), e)
          }
        }),
        X(this, `rejectSession`, async (e) => {
          try {
            return await this.engine.rejectSession(e)
          } catch (e) {
            throw (this.logger.error(e.message), e)
          }
        }),
        X(this, `updateSession`, async (e) => {
          try {
            return await this.engine.updateSession(e)
          } catch (e) {
            throw (this.logger.error(e.message), e)
          }
        }),
        X(this, `extendSession`, async (e) => {
          try {
            return await this.engine.extendSession(e)
          } catch (e) {
            throw (this.logger.error(e.message), e)
          }
        }),
        X(this, `respondSessionRequest`, async (e) => {
          try {
            return await this.engine.respondSessionRequest(e)
          } catch (e) {
            throw (this.logger.error(e.message), e)
          }
        }),
        X(this, `disconnectSession`, async (e) => {
          try {
            return await this.engine.disconnectSession(e)
          } catch (e) {
            throw (this.logger.error(e.message), e)
          }
        }),
        X(this, `emitSessionEvent`, async (e) => {
          try {
            return await this.engine.emitSessionEvent(e)
          } catch (e) {
            throw (this.logger.error(e.message), e)
          }
        }),
        X(this, `getActiveSessions`, () => {
          try {
            return this.engine.getActiveSessions()
          } catch (e) {
            throw (this.logger.error(e.message), e)
          }
        }),
        X(this, `getPendingSessionProposals`, () => {
          try {
            return this.engine.getPendingSessionProposals()
          } catch (e) {
            throw (this.logger.error(e.message), e)
          }
        }),
        X(this, `getPendingSessionRequests`, () => {
          try {
            return this.engine.getPendingSessionRequests()
          } catch (e) {
            throw (this.logger.error(e.message), e)
          }
        }),
        X(this, `registerDeviceToken`, (e) => {
          try {
            return this.engine.registerDeviceToken(e)
          } catch (e) {
            throw (this.logger.error(e.message), e)
          }
        }),
        X(this, `approveSessionAuthenticate`, (e) => {
          try {
            return this.engine.approveSessionAuthenticate(e)
          } catch (e) {
            throw (this.logger.error(e.message), e)
          }
        }),
        X(this, `rejectSessionAuthenticate`, (e) => {
          try {
            return this.engine.rejectSessionAuthenticate(e)
          } catch (e) {
            throw (this.logger.error(e.message), e)
          }
        }),
        X(this, `formatAuthMessage`, (e) => {
          try {
            return this.engine.formatAuthMessage(e)
          } catch (e) {
            throw (this.logger.error(e.message), e)
          }
        }),
        (this.metadata = e.metadata),
        (this.name = e.name || `WalletKit`),
        (this.signConfig = e.signConfig),
        (this.core = e.core),
        (this.logger = this.core.logger),
        (this.engine = new H(this)),
        (this.pay = void 0))
    }
    static async init(t) {
      let n = new e(t)
      return (await n.initialize(), n)
    }
    async initialize() {
      this.logger.trace(`Initialized`)
      try {
        ;(await this.engine.init(),
          l.isAvailable() &&
            (this.pay = new l(
              Y(
                { clientId: await this.core.crypto.getClientId(), appId: this.core.projectId },
                this.opts.payConfig || {},
              ),
            )),
          this.logger.info(`WalletKit Initialization Success`))
      } catch (e) {
        throw (this.logger.info(`WalletKit Initialization Failure`), this.logger.error(e.message), e)
      }
    }
  }
X(Z, `notifications`, U)
var Q = Z,
  te = { code: 5e3, message: `User rejected.` },
  ne = { code: 6e3, message: `User disconnected.` },
  re = { code: 4100, message: `No account on this page has this session.` },
  ie = 3e4
async function ae(e) {
  let { projectId: n, relayUrl: r, methods: i } = e,
    l = new t({
      projectId: n,
      ...(r === null ? {} : { relayUrl: r }),
      customStoragePrefix: `countersign-account`,
      telemetryEnabled: !1,
      logger: `silent`,
    })
  r !== null && (l.verify.resolve = () => Promise.reject(Error(`A private relay does not verify sites.`)))
  let u = await Q.init({
      core: l,
      metadata: {
        name: `Countersign`,
        description: c.about,
        url: window.location.origin,
        icons: [`${window.location.origin}/favicon.svg`],
      },
      signConfig: { disableRequestQueue: !0 },
    }),
    d = () => {
      let e = Object.values(u.getActiveSessions())
      for (let t of e) s.find(t.topic) || ue(t)
      ;(s.keepOnly(e.map(({ topic: e }) => e)), o.set({ sessions: e.flatMap(le) }))
    }
  async function f(t) {
    let n = s.find(t.topic),
      r = n === null ? { error: re } : await e.receive(t, n)
    r !== null && (await p(t, r))
  }
  let p = ({ topic: e, id: t }, n) =>
    u.respondSessionRequest({
      topic: e,
      response:
        n.error === void 0
          ? { id: t, jsonrpc: `2.0`, result: n.result }
          : { id: t, jsonrpc: `2.0`, error: ce(n.error) },
    })
  return (
    u.on(`session_proposal`, ({ id: e, params: t, verifyContext: n }) => {
      let { metadata: r } = t.proposer,
        { origin: i, validation: a, isScam: s = !1 } = n.verified,
        c = $(r)
      o.set({
        proposal: {
          id: e,
          app: c,
          origin: { claimed: c.url, seen: i, validation: a, isScam: s },
          required: t.requiredNamespaces,
          optional: t.optionalNamespaces,
        },
      })
    }),
    u.on(`proposal_expire`, ({ id: e }) => {
      o.get().proposal?.id === e && o.set({ proposal: null })
    }),
    u.on(`session_request`, ({ topic: e, id: t, params: { request: n, chainId: r } }) => {
      let i = u.getActiveSessions()[e],
        a = i ? $(i.peer.metadata) : { name: c.aDapp, url: `` },
        { method: o, params: s } = n
      f({ topic: e, id: t, method: o, params: s, chainId: r.replace(`eip155:`, ``), app: a }).catch(() => {})
    }),
    u.on(`session_delete`, d),
    d(),
    {
      respond: p,
      async pair(e) {
        ;(o.set({ proposal: null }),
          await new Promise((t, n) => {
            let r = setTimeout(() => n(Error(c.noResponse)), ie),
              i = () => {
                ;(clearTimeout(r), t())
              }
            ;(u.once(`session_proposal`, i),
              u.pair({ uri: e }).catch((e) => {
                ;(u.off(`session_proposal`, i), clearTimeout(r), n(e instanceof Error ? e : Error(String(e))))
              }))
          }))
      },
      async approve(t, n) {
        let r = a(t, n, i)
        if (!r.ok) throw Error(r.reason)
        let c = await u.approveSession({
          id: t.id,
          namespaces: { eip155: r.namespace },
          sessionProperties: e.sessionProperties(n),
        })
        ;(s.put({ topic: c.topic, ...n }), o.set({ proposal: null }), d())
      },
      async reject({ id: e }) {
        ;(o.set({ proposal: null }), await u.rejectSession({ id: e, reason: te }))
      },
      async disconnect(e) {
        ;(await u.disconnectSession({ topic: e, reason: ne }), d())
      },
      async move(e, t) {
        let n = u.getActiveSessions()[e]?.namespaces.eip155
        if (!n) throw Error(c.sessionEnded)
        let r = `eip155:${t.chainId}`,
          i = [...new Set([r, ...(n.chains ?? [])])],
          a = i.map((e) => `${e}:${t.safe}`)
        s.put({ topic: e, ...t })
        let { acknowledged: o } = await u.updateSession({
          topic: e,
          namespaces: { eip155: { ...n, chains: i, accounts: a } },
        })
        await o()
        let l = (t, n) => u.emitSessionEvent({ topic: e, event: { name: t, data: n }, chainId: r })
        ;(await l(`chainChanged`, Number(t.chainId)), await l(`accountsChanged`, [t.safe]), d())
      },
    }
  )
}
var oe = new Set([-32700, -32600, -32601, -32602, -32603]),
  se = -32e3,
  ce = ({ code: e, message: t }) => ({ code: oe.has(e) ? se : e, message: t }),
  $ = ({ name: e, url: t }) => ({ name: e.slice(0, 80) || c.unnamedDapp, url: t.slice(0, 1e3) })
function le({ topic: e, peer: t, expiry: n }) {
  let r = s.find(e)
  return r === null ? [] : [{ topic: e, app: $(t.metadata), chainId: r.chainId, safe: r.safe, expiresAt: n * 1e3 }]
}
function ue({ topic: e, namespaces: t }) {
  let [, n, a] = t.eip155?.accounts[0]?.split(`:`) ?? []
  if (n === void 0 || a === void 0 || !i(a)) return
  let o = { topic: e, chainId: n, safe: r(a) }
  s.put(o)
}
export { ae as openDappLink }
//# sourceMappingURL=openDappLink-BK1tlVuH.js.map
