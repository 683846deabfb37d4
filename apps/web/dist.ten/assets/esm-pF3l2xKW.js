import {
  C as e,
  S as t,
  T as n,
  _ as r,
  a as i,
  b as a,
  c as o,
  d as s,
  f as c,
  g as l,
  h as u,
  i as d,
  l as f,
  m as ee,
  n as te,
  o as ne,
  p,
  s as re,
  t as m,
  u as h,
  v as g,
  w as ie,
  x as _,
  y as ae,
} from './rest-DyD-HMcV.js'
function oe(e, t) {
  return ae(function (n, r) {
    var i = null,
      a = 0,
      o = !1,
      s = function () {
        return o && !i && r.complete()
      }
    n.subscribe(
      g(
        r,
        function (n) {
          i?.unsubscribe()
          var o = 0,
            c = a++
          l(e(n, c)).subscribe(
            (i = g(
              r,
              function (e) {
                return r.next(t ? t(n, e, c, o++) : e)
              },
              function () {
                ;((i = null), s())
              },
            )),
          )
        },
        function () {
          ;((o = !0), s())
        },
      ),
    )
  })
}
var v = class extends c {
    constructor(e) {
      ;(super(e), (this.err = e))
    }
    _tag = `WebHidTransportNotSupportedError`
  },
  y = class extends c {
    constructor(e) {
      ;(super(e), (this.err = e))
    }
    _tag = `WebHidSendReportError`
  }
function se(e, t) {
  var n = typeof Symbol == `function` && e[Symbol.iterator]
  if (!n) return e
  var r = n.call(e),
    i,
    a = [],
    o
  try {
    for (; (t === void 0 || t-- > 0) && !(i = r.next()).done;) a.push(i.value)
  } catch (e) {
    o = { error: e }
  } finally {
    try {
      i && !i.done && (n = r.return) && n.call(r)
    } finally {
      if (o) throw o.error
    }
  }
  return a
}
function ce() {
  for (var e = [], t = 0; t < arguments.length; t++) e = e.concat(se(arguments[t]))
  return e
}
var b = function () {
  return (
    (b =
      Object.assign ||
      function (e) {
        for (var t, n = 1, r = arguments.length; n < r; n++)
          for (var i in ((t = arguments[n]), t)) Object.prototype.hasOwnProperty.call(t, i) && (e[i] = t[i])
        return e
      }),
    b.apply(this, arguments)
  )
}
function le(e, t) {
  var n = typeof Symbol == `function` && e[Symbol.iterator]
  if (!n) return e
  var r = n.call(e),
    i,
    a = [],
    o
  try {
    for (; (t === void 0 || t-- > 0) && !(i = r.next()).done;) a.push(i.value)
  } catch (e) {
    o = { error: e }
  } finally {
    try {
      i && !i.done && (n = r.return) && n.call(r)
    } finally {
      if (o) throw o.error
    }
  }
  return a
}
function x() {
  for (var e = [], t = 0; t < arguments.length; t++) e = e.concat(le(arguments[t]))
  return e
}
function ue() {
  return typeof __SENTRY_BROWSER_BUNDLE__ < `u` && !!__SENTRY_BROWSER_BUNDLE__
}
function S() {
  return !ue() && Object.prototype.toString.call(typeof process < `u` ? process : 0) === `[object process]`
}
function C(e, t) {
  return e.require(t)
}
var w = {}
function T() {
  return S() ? global : typeof window < `u` ? window : typeof self < `u` ? self : w
}
function E(e, t, n) {
  var r = n || T(),
    i = (r.__SENTRY__ = r.__SENTRY__ || {})
  return i[e] || (i[e] = t())
}
var de = Object.prototype.toString
function fe(e, t) {
  return de.call(e) === `[object ` + t + `]`
}
function D(e) {
  return fe(e, `Object`)
}
function O(e) {
  return !!(e && e.then && typeof e.then == `function`)
}
function pe(e) {
  var t = typeof Symbol == `function` && Symbol.iterator,
    n = t && e[t],
    r = 0
  if (n) return n.call(e)
  if (e && typeof e.length == `number`)
    return {
      next: function () {
        return (e && r >= e.length && (e = void 0), { value: e && e[r++], done: !e })
      },
    }
  throw TypeError(t ? `Object is not iterable.` : `Symbol.iterator is not defined.`)
}
function me(e, t) {
  var n = typeof Symbol == `function` && e[Symbol.iterator]
  if (!n) return e
  var r = n.call(e),
    i,
    a = [],
    o
  try {
    for (; (t === void 0 || t-- > 0) && !(i = r.next()).done;) a.push(i.value)
  } catch (e) {
    o = { error: e }
  } finally {
    try {
      i && !i.done && (n = r.return) && n.call(r)
    } finally {
      if (o) throw o.error
    }
  }
  return a
}
function he() {
  for (var e = [], t = 0; t < arguments.length; t++) e = e.concat(me(arguments[t]))
  return e
}
var k = typeof __SENTRY_DEBUG__ > `u` || __SENTRY_DEBUG__,
  ge = T(),
  _e = `Sentry Logger `,
  A = [`debug`, `info`, `warn`, `error`, `log`, `assert`]
function j(e) {
  var t = T()
  if (!(`console` in t)) return e()
  var n = t.console,
    r = {}
  A.forEach(function (e) {
    var i = n[e] && n[e].__sentry_original__
    e in t.console && i && ((r[e] = n[e]), (n[e] = i))
  })
  try {
    return e()
  } finally {
    Object.keys(r).forEach(function (e) {
      n[e] = r[e]
    })
  }
}
function M() {
  var e = !1,
    t = {
      enable: function () {
        e = !0
      },
      disable: function () {
        e = !1
      },
    }
  return (
    k
      ? A.forEach(function (n) {
          t[n] = function () {
            var t = [...arguments]
            e &&
              j(function () {
                var e
                ;(e = ge.console)[n].apply(e, he([_e + `[` + n + `]:`], t))
              })
          }
        })
      : A.forEach(function (e) {
          t[e] = function () {}
        }),
    t
  )
}
var N = k ? E(`logger`, M) : M()
function P(e) {
  var t, n
  if (D(e)) {
    var r = {}
    try {
      for (var i = pe(Object.keys(e)), a = i.next(); !a.done; a = i.next()) {
        var o = a.value
        e[o] !== void 0 && (r[o] = P(e[o]))
      }
    } catch (e) {
      t = { error: e }
    } finally {
      try {
        a && !a.done && (n = i.return) && n.call(i)
      } finally {
        if (t) throw t.error
      }
    }
    return r
  }
  return Array.isArray(e) ? e.map(P) : e
}
function F() {
  var e = T(),
    t = e.crypto || e.msCrypto
  if (t !== void 0 && t.getRandomValues) {
    var n = new Uint16Array(8)
    ;(t.getRandomValues(n), (n[3] = (n[3] & 4095) | 16384), (n[4] = (n[4] & 16383) | 32768))
    var r = function (e) {
      for (var t = e.toString(16); t.length < 4;) t = `0` + t
      return t
    }
    return r(n[0]) + r(n[1]) + r(n[2]) + r(n[3]) + r(n[4]) + r(n[5]) + r(n[6]) + r(n[7])
  }
  return `xxxxxxxxxxxx4xxxyxxxxxxxxxxxxxxx`.replace(/[xy]/g, function (e) {
    var t = (Math.random() * 16) | 0
    return (e === `x` ? t : (t & 3) | 8).toString(16)
  })
}
var ve = (function () {
    function e(e) {
      var t = this
      ;((this._state = 0),
        (this._handlers = []),
        (this._resolve = function (e) {
          t._setResult(1, e)
        }),
        (this._reject = function (e) {
          t._setResult(2, e)
        }),
        (this._setResult = function (e, n) {
          t._state === 0 &&
            (O(n) ? n.then(t._resolve, t._reject) : ((t._state = e), (t._value = n), t._executeHandlers()))
        }),
        (this._executeHandlers = function () {
          if (t._state !== 0) {
            var e = t._handlers.slice()
            ;((t._handlers = []),
              e.forEach(function (e) {
                e[0] ||= (t._state === 1 && e[1](t._value), t._state === 2 && e[2](t._value), !0)
              }))
          }
        }))
      try {
        e(this._resolve, this._reject)
      } catch (e) {
        this._reject(e)
      }
    }
    return (
      (e.prototype.then = function (t, n) {
        var r = this
        return new e(function (e, i) {
          ;(r._handlers.push([
            !1,
            function (n) {
              if (!t) e(n)
              else
                try {
                  e(t(n))
                } catch (e) {
                  i(e)
                }
            },
            function (t) {
              if (!n) i(t)
              else
                try {
                  e(n(t))
                } catch (e) {
                  i(e)
                }
            },
          ]),
            r._executeHandlers())
        })
      }),
      (e.prototype.catch = function (e) {
        return this.then(function (e) {
          return e
        }, e)
      }),
      (e.prototype.finally = function (t) {
        var n = this
        return new e(function (e, r) {
          var i, a
          return n
            .then(
              function (e) {
                ;((a = !1), (i = e), t && t())
              },
              function (e) {
                ;((a = !0), (i = e), t && t())
              },
            )
            .then(function () {
              a ? r(i) : e(i)
            })
        })
      }),
      e
    )
  })(),
  I = {
    nowSeconds: function () {
      return Date.now() / 1e3
    },
  }
function L() {
  var e = T().performance
  if (e && e.now)
    return {
      now: function () {
        return e.now()
      },
      timeOrigin: Date.now() - e.now(),
    }
}
function ye() {
  try {
    return C(module, `perf_hooks`).performance
  } catch {
    return
  }
}
var R = S() ? ye() : L(),
  z =
    R === void 0
      ? I
      : {
          nowSeconds: function () {
            return (R.timeOrigin + R.now()) / 1e3
          },
        },
  B = I.nowSeconds.bind(I),
  V = z.nowSeconds.bind(z)
;(function () {
  var e = T().performance
  if (e && e.now) {
    var t = 36e5,
      n = e.now(),
      r = Date.now(),
      i = e.timeOrigin ? Math.abs(e.timeOrigin + n - r) : t,
      a = i < t,
      o = e.timing && e.timing.navigationStart,
      s = typeof o == `number` ? Math.abs(o + n - r) : t
    return a || s < t ? (i <= s ? e.timeOrigin : o) : r
  }
})()
var H = 100,
  U = (function () {
    function e() {
      ;((this._notifyingListeners = !1),
        (this._scopeListeners = []),
        (this._eventProcessors = []),
        (this._breadcrumbs = []),
        (this._user = {}),
        (this._tags = {}),
        (this._extra = {}),
        (this._contexts = {}),
        (this._sdkProcessingMetadata = {}))
    }
    return (
      (e.clone = function (t) {
        var n = new e()
        return (
          t &&
            ((n._breadcrumbs = x(t._breadcrumbs)),
            (n._tags = b({}, t._tags)),
            (n._extra = b({}, t._extra)),
            (n._contexts = b({}, t._contexts)),
            (n._user = t._user),
            (n._level = t._level),
            (n._span = t._span),
            (n._session = t._session),
            (n._transactionName = t._transactionName),
            (n._fingerprint = t._fingerprint),
            (n._eventProcessors = x(t._eventProcessors)),
            (n._requestSession = t._requestSession)),
          n
        )
      }),
      (e.prototype.addScopeListener = function (e) {
        this._scopeListeners.push(e)
      }),
      (e.prototype.addEventProcessor = function (e) {
        return (this._eventProcessors.push(e), this)
      }),
      (e.prototype.setUser = function (e) {
        return (
          (this._user = e || {}), this._session && this._session.update({ user: e }), this._notifyScopeListeners(), this
        )
      }),
      (e.prototype.getUser = function () {
        return this._user
      }),
      (e.prototype.getRequestSession = function () {
        return this._requestSession
      }),
      (e.prototype.setRequestSession = function (e) {
        return ((this._requestSession = e), this)
      }),
      (e.prototype.setTags = function (e) {
        return ((this._tags = b(b({}, this._tags), e)), this._notifyScopeListeners(), this)
      }),
      (e.prototype.setTag = function (e, t) {
        var n
        return ((this._tags = b(b({}, this._tags), ((n = {}), (n[e] = t), n))), this._notifyScopeListeners(), this)
      }),
      (e.prototype.setExtras = function (e) {
        return ((this._extra = b(b({}, this._extra), e)), this._notifyScopeListeners(), this)
      }),
      (e.prototype.setExtra = function (e, t) {
        var n
        return ((this._extra = b(b({}, this._extra), ((n = {}), (n[e] = t), n))), this._notifyScopeListeners(), this)
      }),
      (e.prototype.setFingerprint = function (e) {
        return ((this._fingerprint = e), this._notifyScopeListeners(), this)
      }),
      (e.prototype.setLevel = function (e) {
        return ((this._level = e), this._notifyScopeListeners(), this)
      }),
      (e.prototype.setTransactionName = function (e) {
        return ((this._transactionName = e), this._notifyScopeListeners(), this)
      }),
      (e.prototype.setTransaction = function (e) {
        return this.setTransactionName(e)
      }),
      (e.prototype.setContext = function (e, t) {
        var n
        return (
          t === null
            ? delete this._contexts[e]
            : (this._contexts = b(b({}, this._contexts), ((n = {}), (n[e] = t), n))),
          this._notifyScopeListeners(),
          this
        )
      }),
      (e.prototype.setSpan = function (e) {
        return ((this._span = e), this._notifyScopeListeners(), this)
      }),
      (e.prototype.getSpan = function () {
        return this._span
      }),
      (e.prototype.getTransaction = function () {
        var e = this.getSpan()
        return e && e.transaction
      }),
      (e.prototype.setSession = function (e) {
        return (e ? (this._session = e) : delete this._session, this._notifyScopeListeners(), this)
      }),
      (e.prototype.getSession = function () {
        return this._session
      }),
      (e.prototype.update = function (t) {
        if (!t) return this
        if (typeof t == `function`) {
          var n = t(this)
          return n instanceof e ? n : this
        }
        return (
          t instanceof e
            ? ((this._tags = b(b({}, this._tags), t._tags)),
              (this._extra = b(b({}, this._extra), t._extra)),
              (this._contexts = b(b({}, this._contexts), t._contexts)),
              t._user && Object.keys(t._user).length && (this._user = t._user),
              t._level && (this._level = t._level),
              t._fingerprint && (this._fingerprint = t._fingerprint),
              t._requestSession && (this._requestSession = t._requestSession))
            : D(t) &&
              ((t = t),
              (this._tags = b(b({}, this._tags), t.tags)),
              (this._extra = b(b({}, this._extra), t.extra)),
              (this._contexts = b(b({}, this._contexts), t.contexts)),
              t.user && (this._user = t.user),
              t.level && (this._level = t.level),
              t.fingerprint && (this._fingerprint = t.fingerprint),
              t.requestSession && (this._requestSession = t.requestSession)),
          this
        )
      }),
      (e.prototype.clear = function () {
        return (
          (this._breadcrumbs = []),
          (this._tags = {}),
          (this._extra = {}),
          (this._user = {}),
          (this._contexts = {}),
          (this._level = void 0),
          (this._transactionName = void 0),
          (this._fingerprint = void 0),
          (this._requestSession = void 0),
          (this._span = void 0),
          (this._session = void 0),
          this._notifyScopeListeners(),
          this
        )
      }),
      (e.prototype.addBreadcrumb = function (e, t) {
        var n = typeof t == `number` ? Math.min(t, H) : H
        if (n <= 0) return this
        var r = b({ timestamp: B() }, e)
        return ((this._breadcrumbs = x(this._breadcrumbs, [r]).slice(-n)), this._notifyScopeListeners(), this)
      }),
      (e.prototype.clearBreadcrumbs = function () {
        return ((this._breadcrumbs = []), this._notifyScopeListeners(), this)
      }),
      (e.prototype.applyToEvent = function (e, t) {
        if (
          (this._extra && Object.keys(this._extra).length && (e.extra = b(b({}, this._extra), e.extra)),
          this._tags && Object.keys(this._tags).length && (e.tags = b(b({}, this._tags), e.tags)),
          this._user && Object.keys(this._user).length && (e.user = b(b({}, this._user), e.user)),
          this._contexts && Object.keys(this._contexts).length && (e.contexts = b(b({}, this._contexts), e.contexts)),
          this._level && (e.level = this._level),
          this._transactionName && (e.transaction = this._transactionName),
          this._span)
        ) {
          e.contexts = b({ trace: this._span.getTraceContext() }, e.contexts)
          var n = this._span.transaction && this._span.transaction.name
          n && (e.tags = b({ transaction: n }, e.tags))
        }
        return (
          this._applyFingerprint(e),
          (e.breadcrumbs = x(e.breadcrumbs || [], this._breadcrumbs)),
          (e.breadcrumbs = e.breadcrumbs.length > 0 ? e.breadcrumbs : void 0),
          (e.sdkProcessingMetadata = this._sdkProcessingMetadata),
          this._notifyEventProcessors(x(be(), this._eventProcessors), e, t)
        )
      }),
      (e.prototype.setSDKProcessingMetadata = function (e) {
        return ((this._sdkProcessingMetadata = b(b({}, this._sdkProcessingMetadata), e)), this)
      }),
      (e.prototype._notifyEventProcessors = function (e, t, n, r) {
        var i = this
        return (
          r === void 0 && (r = 0),
          new ve(function (a, o) {
            var s = e[r]
            if (t === null || typeof s != `function`) a(t)
            else {
              var c = s(b({}, t), n)
              O(c)
                ? c
                    .then(function (t) {
                      return i._notifyEventProcessors(e, t, n, r + 1).then(a)
                    })
                    .then(null, o)
                : i
                    ._notifyEventProcessors(e, c, n, r + 1)
                    .then(a)
                    .then(null, o)
            }
          })
        )
      }),
      (e.prototype._notifyScopeListeners = function () {
        var e = this
        this._notifyingListeners ||=
          ((this._notifyingListeners = !0),
          this._scopeListeners.forEach(function (t) {
            t(e)
          }),
          !1)
      }),
      (e.prototype._applyFingerprint = function (e) {
        ;((e.fingerprint = e.fingerprint ? (Array.isArray(e.fingerprint) ? e.fingerprint : [e.fingerprint]) : []),
          this._fingerprint && (e.fingerprint = e.fingerprint.concat(this._fingerprint)),
          e.fingerprint && !e.fingerprint.length && delete e.fingerprint)
      }),
      e
    )
  })()
function be() {
  return E(`globalEventProcessors`, function () {
    return []
  })
}
var xe = (function () {
    function e(e) {
      ;((this.errors = 0),
        (this.sid = F()),
        (this.duration = 0),
        (this.status = `ok`),
        (this.init = !0),
        (this.ignoreDuration = !1))
      var t = V()
      ;((this.timestamp = t), (this.started = t), e && this.update(e))
    }
    return (
      (e.prototype.update = function (e) {
        if (
          (e === void 0 && (e = {}),
          e.user &&
            (!this.ipAddress && e.user.ip_address && (this.ipAddress = e.user.ip_address),
            !this.did && !e.did && (this.did = e.user.id || e.user.email || e.user.username)),
          (this.timestamp = e.timestamp || V()),
          e.ignoreDuration && (this.ignoreDuration = e.ignoreDuration),
          e.sid && (this.sid = e.sid.length === 32 ? e.sid : F()),
          e.init !== void 0 && (this.init = e.init),
          !this.did && e.did && (this.did = `` + e.did),
          typeof e.started == `number` && (this.started = e.started),
          this.ignoreDuration)
        )
          this.duration = void 0
        else if (typeof e.duration == `number`) this.duration = e.duration
        else {
          var t = this.timestamp - this.started
          this.duration = t >= 0 ? t : 0
        }
        ;(e.release && (this.release = e.release),
          e.environment && (this.environment = e.environment),
          !this.ipAddress && e.ipAddress && (this.ipAddress = e.ipAddress),
          !this.userAgent && e.userAgent && (this.userAgent = e.userAgent),
          typeof e.errors == `number` && (this.errors = e.errors),
          e.status && (this.status = e.status))
      }),
      (e.prototype.close = function (e) {
        e ? this.update({ status: e }) : this.status === `ok` ? this.update({ status: `exited` }) : this.update()
      }),
      (e.prototype.toJSON = function () {
        return P({
          sid: `` + this.sid,
          init: this.init,
          started: new Date(this.started * 1e3).toISOString(),
          timestamp: new Date(this.timestamp * 1e3).toISOString(),
          status: this.status,
          errors: this.errors,
          did: typeof this.did == `number` || typeof this.did == `string` ? `` + this.did : void 0,
          duration: this.duration,
          attrs: {
            release: this.release,
            environment: this.environment,
            ip_address: this.ipAddress,
            user_agent: this.userAgent,
          },
        })
      }),
      e
    )
  })(),
  W = typeof __SENTRY_DEBUG__ > `u` || __SENTRY_DEBUG__,
  Se = 100,
  G = (function () {
    function e(e, t, n) {
      ;(t === void 0 && (t = new U()),
        n === void 0 && (n = 4),
        (this._version = n),
        (this._stack = [{}]),
        (this.getStackTop().scope = t),
        e && this.bindClient(e))
    }
    return (
      (e.prototype.isOlderThan = function (e) {
        return this._version < e
      }),
      (e.prototype.bindClient = function (e) {
        var t = this.getStackTop()
        ;((t.client = e), e && e.setupIntegrations && e.setupIntegrations())
      }),
      (e.prototype.pushScope = function () {
        var e = U.clone(this.getScope())
        return (this.getStack().push({ client: this.getClient(), scope: e }), e)
      }),
      (e.prototype.popScope = function () {
        return this.getStack().length <= 1 ? !1 : !!this.getStack().pop()
      }),
      (e.prototype.withScope = function (e) {
        var t = this.pushScope()
        try {
          e(t)
        } finally {
          this.popScope()
        }
      }),
      (e.prototype.getClient = function () {
        return this.getStackTop().client
      }),
      (e.prototype.getScope = function () {
        return this.getStackTop().scope
      }),
      (e.prototype.getStack = function () {
        return this._stack
      }),
      (e.prototype.getStackTop = function () {
        return this._stack[this._stack.length - 1]
      }),
      (e.prototype.captureException = function (e, t) {
        var n = (this._lastEventId = t && t.event_id ? t.event_id : F()),
          r = t
        if (!t) {
          var i = void 0
          try {
            throw Error(`Sentry syntheticException`)
          } catch (e) {
            i = e
          }
          r = { originalException: e, syntheticException: i }
        }
        return (this._invokeClient(`captureException`, e, b(b({}, r), { event_id: n })), n)
      }),
      (e.prototype.captureMessage = function (e, t, n) {
        var r = (this._lastEventId = n && n.event_id ? n.event_id : F()),
          i = n
        if (!n) {
          var a = void 0
          try {
            throw Error(e)
          } catch (e) {
            a = e
          }
          i = { originalException: e, syntheticException: a }
        }
        return (this._invokeClient(`captureMessage`, e, t, b(b({}, i), { event_id: r })), r)
      }),
      (e.prototype.captureEvent = function (e, t) {
        var n = t && t.event_id ? t.event_id : F()
        return (
          e.type !== `transaction` && (this._lastEventId = n),
          this._invokeClient(`captureEvent`, e, b(b({}, t), { event_id: n })),
          n
        )
      }),
      (e.prototype.lastEventId = function () {
        return this._lastEventId
      }),
      (e.prototype.addBreadcrumb = function (e, t) {
        var n = this.getStackTop(),
          r = n.scope,
          i = n.client
        if (r && i) {
          var a = (i.getOptions && i.getOptions()) || {},
            o = a.beforeBreadcrumb,
            s = o === void 0 ? null : o,
            c = a.maxBreadcrumbs,
            l = c === void 0 ? Se : c
          if (!(l <= 0)) {
            var u = B(),
              d = b({ timestamp: u }, e),
              f = s
                ? j(function () {
                    return s(d, t)
                  })
                : d
            f !== null && r.addBreadcrumb(f, l)
          }
        }
      }),
      (e.prototype.setUser = function (e) {
        var t = this.getScope()
        t && t.setUser(e)
      }),
      (e.prototype.setTags = function (e) {
        var t = this.getScope()
        t && t.setTags(e)
      }),
      (e.prototype.setExtras = function (e) {
        var t = this.getScope()
        t && t.setExtras(e)
      }),
      (e.prototype.setTag = function (e, t) {
        var n = this.getScope()
        n && n.setTag(e, t)
      }),
      (e.prototype.setExtra = function (e, t) {
        var n = this.getScope()
        n && n.setExtra(e, t)
      }),
      (e.prototype.setContext = function (e, t) {
        var n = this.getScope()
        n && n.setContext(e, t)
      }),
      (e.prototype.configureScope = function (e) {
        var t = this.getStackTop(),
          n = t.scope,
          r = t.client
        n && r && e(n)
      }),
      (e.prototype.run = function (e) {
        var t = q(this)
        try {
          e(this)
        } finally {
          q(t)
        }
      }),
      (e.prototype.getIntegration = function (e) {
        var t = this.getClient()
        if (!t) return null
        try {
          return t.getIntegration(e)
        } catch {
          return (W && N.warn(`Cannot retrieve integration ` + e.id + ` from the current Hub`), null)
        }
      }),
      (e.prototype.startSpan = function (e) {
        return this._callExtensionMethod(`startSpan`, e)
      }),
      (e.prototype.startTransaction = function (e, t) {
        return this._callExtensionMethod(`startTransaction`, e, t)
      }),
      (e.prototype.traceHeaders = function () {
        return this._callExtensionMethod(`traceHeaders`)
      }),
      (e.prototype.captureSession = function (e) {
        if ((e === void 0 && (e = !1), e)) return this.endSession()
        this._sendSessionUpdate()
      }),
      (e.prototype.endSession = function () {
        var e = this.getStackTop(),
          t = e && e.scope,
          n = t && t.getSession()
        ;(n && n.close(), this._sendSessionUpdate(), t && t.setSession())
      }),
      (e.prototype.startSession = function (e) {
        var t = this.getStackTop(),
          n = t.scope,
          r = t.client,
          i = (r && r.getOptions()) || {},
          a = i.release,
          o = i.environment,
          s = (T().navigator || {}).userAgent,
          c = new xe(b(b(b({ release: a, environment: o }, n && { user: n.getUser() }), s && { userAgent: s }), e))
        if (n) {
          var l = n.getSession && n.getSession()
          ;(l && l.status === `ok` && l.update({ status: `exited` }), this.endSession(), n.setSession(c))
        }
        return c
      }),
      (e.prototype._sendSessionUpdate = function () {
        var e = this.getStackTop(),
          t = e.scope,
          n = e.client
        if (t) {
          var r = t.getSession && t.getSession()
          r && n && n.captureSession && n.captureSession(r)
        }
      }),
      (e.prototype._invokeClient = function (e) {
        var t,
          n = [...arguments].slice(1),
          r = this.getStackTop(),
          i = r.scope,
          a = r.client
        a && a[e] && (t = a)[e].apply(t, x(n, [i]))
      }),
      (e.prototype._callExtensionMethod = function (e) {
        var t = [...arguments].slice(1),
          n = K().__SENTRY__
        if (n && n.extensions && typeof n.extensions[e] == `function`) return n.extensions[e].apply(this, t)
        W && N.warn(`Extension method ` + e + ` couldn't be found, doing nothing.`)
      }),
      e
    )
  })()
function K() {
  var e = T()
  return ((e.__SENTRY__ = e.__SENTRY__ || { extensions: {}, hub: void 0 }), e)
}
function q(e) {
  var t = K(),
    n = Y(t)
  return (X(t, e), n)
}
function Ce() {
  var e = K()
  return ((!J(e) || Y(e).isOlderThan(4)) && X(e, new G()), S() ? we(e) : Y(e))
}
function we(e) {
  try {
    var t = K().__SENTRY__,
      n = t && t.extensions && t.extensions.domain && t.extensions.domain.active
    if (!n) return Y(e)
    if (!J(n) || Y(n).isOlderThan(4)) {
      var r = Y(e).getStackTop()
      X(n, new G(r.client, U.clone(r.scope)))
    }
    return Y(n)
  } catch {
    return Y(e)
  }
}
function J(e) {
  return !!(e && e.__SENTRY__ && e.__SENTRY__.hub)
}
function Y(e) {
  return E(
    `hub`,
    function () {
      return new G()
    },
    e,
  )
}
function X(e, t) {
  if (!e) return !1
  var n = (e.__SENTRY__ = e.__SENTRY__ || {})
  return ((n.hub = t), !0)
}
function Te(e) {
  var t = [...arguments].slice(1),
    n = Ce()
  if (n && n[e]) return n[e].apply(n, ce(t))
  throw Error(`No hub defined or ` + e + ` was not found on the hub, please open a bug report.`)
}
function Z(e, t) {
  return Te(`captureException`, e, {
    captureContext: t,
    originalException: e,
    syntheticException: Error(`Sentry syntheticException`),
  })
}
var Ee = 6e3,
  De = class {
    dependencies
    apduSender
    apduReceiver
    sendApduPromiseResolver
    logger
    constructor({ dependencies: t, apduSenderFactory: n, apduReceiverFactory: r }, i) {
      let a = e.of(ne.numberToByteArray(Math.floor(Math.random() * 65535), 2))
      ;((this.logger = i(`WebHidApduSender`)),
        (this.apduSender = n({ frameSize: 64, channel: a, padding: !0 })),
        (this.apduReceiver = r({ channel: a })),
        (this.sendApduPromiseResolver = ie),
        (this.dependencies = t),
        this.logger.info(`🔌 Connected to device`))
    }
    async sendApdu(t, n, r) {
      let a,
        o = new Promise((t) => {
          this.sendApduPromiseResolver = e.of((...e) => (a && clearTimeout(a), t(...e)))
        })
      for (let e of this.apduSender.getFrames(t))
        try {
          await this.dependencies.device.sendReport(0, new Uint8Array(e.getRawData()))
        } catch (e) {
          return (this.logger.info(`Error sending frame`, { data: { error: e } }), Promise.resolve(_(new y(e))))
        }
      return (
        this.logger.debug(i(t)),
        r &&
          (a = setTimeout(() => {
            ;(this.logger.debug(`[sendApdu] Abort timeout`, { data: { abortTimeout: r } }),
              this.sendApduPromiseResolver.map((e) => e(_(new s(`Abort timeout`)))))
          }, r)),
        o
      )
    }
    receiveHidInputReport(e) {
      let n = new Uint8Array(e.data.buffer)
      this.apduReceiver
        .handleFrame(n)
        .map((e) => {
          e.map((e) => {
            ;(this.logger.debug(d(e)), this.sendApduPromiseResolver.map((n) => n(t(e))))
          })
        })
        .mapLeft((e) => {
          this.sendApduPromiseResolver.map((t) => t(_(e)))
        })
    }
    getDependencies() {
      return this.dependencies
    }
    setDependencies(e) {
      this.dependencies = e
    }
    async setupConnection() {
      try {
        ;((this.dependencies.device.oninputreport = (e) => this.receiveHidInputReport(e)),
          await this.dependencies.device.open())
      } catch (e) {
        if (e instanceof DOMException && e.name === `InvalidStateError`) this.logger.info(`Device is already opened`)
        else {
          let t = new f(e)
          throw (this.logger.error(`Error while opening device`, { data: { error: e } }), Z(t), e)
        }
      }
    }
    closeConnection() {
      ;(this.logger.info(`🔚 Disconnect`),
        this.dependencies.device.close().catch((e) => {
          this.logger.error(`Error while closing device`, { data: { device: this.dependencies.device, error: e } })
        }))
    }
  },
  Q = `WEB-HID`,
  $ = class {
    constructor(e, t, n, r, i = (e) => new te(e), a = (e, t) => new De(e, t)) {
      ;((this._deviceModelDataSource = e),
        (this._loggerServiceFactory = t),
        (this._apduSenderFactory = n),
        (this._apduReceiverFactory = r),
        (this._deviceConnectionStateMachineFactory = i),
        (this._deviceApduSenderFactory = a),
        (this._logger = t(`WebWebHidTransport`)),
        this.startListeningToConnectionEvents())
    }
    _transportDiscoveredDevices = new r([])
    _deviceConnectionsByHidDevice = new Map()
    _deviceConnectionsPendingReconnection = new Set()
    _connectionListenersAbortController = new AbortController()
    _logger
    connectionType = `USB`
    identifier = Q
    get hidApi() {
      return this.isSupported() ? t(navigator.hid) : _(new v(`WebHID not supported`))
    }
    isSupported() {
      try {
        let e = !!navigator?.hid
        return (this._logger.debug(`isSupported: ${e}`), e)
      } catch (e) {
        return (this._logger.error(`isSupported: error`, { data: { error: e } }), !1)
      }
    }
    getIdentifier() {
      return this.identifier
    }
    async getDevices() {
      return a.liftEither(this.hidApi).map(async (e) => {
        try {
          return (await e.getDevices()).filter((e) => e.vendorId === n)
        } catch (e) {
          let t = new p(e)
          throw (this._logger.error(`getDevices: error getting devices`, { data: { error: e } }), Z(t), t)
        }
      })
    }
    mapHIDDeviceToTransportDiscoveredDevice(e) {
      let t = this._transportDiscoveredDevices.getValue().find((t) => t.hidDevice === e)
      if (t) return t
      let n = this._deviceConnectionsByHidDevice.get(e)
      return this.getDeviceModel(e).caseOf({
        Just: (t) => {
          let r = n?.getDeviceId() ?? re(),
            i = { id: r, deviceModel: t, hidDevice: e, transport: this.identifier }
          return (this._logger.debug(`Discovered device ${r} ${i.deviceModel.productName}`), i)
        },
        Nothing: () => {
          throw (
            this._logger.warn(`Device not recognized: hidDevice.productId: 0x${e.productId.toString(16)}`),
            new h(`Device not recognized: hidDevice.productId: 0x${e.productId.toString(16)}`)
          )
        },
      })
    }
    listenToAvailableDevices() {
      return (
        this.updateTransportDiscoveredDevices(),
        this._transportDiscoveredDevices.pipe(ee((e) => e.map(({ hidDevice: e, ...t }) => t)))
      )
    }
    async updateTransportDiscoveredDevices() {
      ;(await this.getDevices()).caseOf({
        Left: (e) => {
          ;(this._logger.error(`Error while getting accessible device`, { data: { error: e } }), Z(e))
        },
        Right: (e) => {
          this._transportDiscoveredDevices.next(e.map((e) => this.mapHIDDeviceToTransportDiscoveredDevice(e)))
        },
      })
    }
    async promptDeviceAccess() {
      return a
        .liftEither(this.hidApi)
        .map(async (e) => {
          let t = []
          try {
            ;((t = await e.requestDevice({ filters: [{ vendorId: n }] })),
              await this.updateTransportDiscoveredDevices())
          } catch (e) {
            let t = new p(e)
            throw (this._logger.error(`promptDeviceAccess: error requesting device`, { data: { error: e } }), Z(t), t)
          }
          if ((this._logger.debug(`promptDeviceAccess: hidDevices len ${t.length}`), t.length === 0))
            throw (this._logger.warn(`No device was selected`), new p(`No selected device`))
          let r = []
          for (let e of t)
            (r.push(e), this._logger.debug(`promptDeviceAccess: selected device`, { data: { hidDevice: e } }))
          return r
        })
        .run()
    }
    startDiscovering() {
      return (
        this._logger.debug(`startDiscovering`),
        u(this.promptDeviceAccess()).pipe(
          oe((e) =>
            e.caseOf({
              Left: (e) => {
                throw (this._logger.error(`Error while getting accessible device`, { data: { error: e } }), Z(e), e)
              },
              Right: (e) => {
                this._logger.info(`Got access to ${e.length} HID devices`)
                let t = e.map((e) => this.mapHIDDeviceToTransportDiscoveredDevice(e))
                return u(t)
              },
            }),
          ),
        )
      )
    }
    stopDiscovering() {}
    startListeningToConnectionEvents() {
      ;(this._logger.debug(`startListeningToConnectionEvents`),
        this.hidApi.map((e) => {
          ;(e.addEventListener(`connect`, (e) => this.handleDeviceConnectionEvent(e), {
            signal: this._connectionListenersAbortController.signal,
          }),
            e.addEventListener(`disconnect`, (e) => this.handleDeviceDisconnectionEvent(e), {
              signal: this._connectionListenersAbortController.signal,
            }))
        }))
    }
    stopListeningToConnectionEvents() {
      ;(this._logger.debug(`stopListeningToConnectionEvents`), this._connectionListenersAbortController.abort())
    }
    async connect({ deviceId: e, onDisconnect: n }) {
      this._logger.debug(`connect`, { data: { deviceId: e } })
      let r = this._transportDiscoveredDevices.getValue().find((t) => t.id === e)
      if (!r) return (this._logger.error(`Unknown device ${e}`), _(new o(`Unknown device ${e}`)))
      let { deviceModel: i } = r,
        a = this._deviceConnectionsByHidDevice.get(r.hidDevice)
      if (a)
        return t(
          new m({
            id: e,
            deviceModel: i,
            type: this.connectionType,
            sendApdu: (...e) => a.sendApdu(...e),
            transport: this.identifier,
          }),
        )
      let s = this._deviceApduSenderFactory(
          {
            apduSenderFactory: this._apduSenderFactory,
            apduReceiverFactory: this._apduReceiverFactory,
            dependencies: { device: r.hidDevice },
          },
          this._loggerServiceFactory,
        ),
        c = this._deviceConnectionStateMachineFactory({
          deviceId: e,
          deviceApduSender: s,
          timeoutDuration: Ee,
          tryToReconnect: () => {
            this._deviceConnectionsByHidDevice.forEach((t, n) => {
              t.getDeviceId() === e &&
                (this._deviceConnectionsPendingReconnection.add(t), this._deviceConnectionsByHidDevice.delete(n))
            })
          },
          onTerminated: () => {
            ;(this._deviceConnectionsPendingReconnection.forEach((t) => {
              t.getDeviceId() === e && (this._deviceConnectionsPendingReconnection.delete(t), n(t.getDeviceId()))
            }),
              this._deviceConnectionsByHidDevice.forEach((t, r) => {
                t.getDeviceId() === e && (this._deviceConnectionsByHidDevice.delete(r), n(t.getDeviceId()))
              }))
          },
        })
      try {
        await s.setupConnection()
      } catch (e) {
        return e instanceof f ? _(e) : _(new f(e))
      }
      this._deviceConnectionsByHidDevice.set(r.hidDevice, c)
      let l = new m({
        sendApdu: (...e) => c.sendApdu(...e),
        deviceModel: i,
        id: e,
        type: this.connectionType,
        transport: this.identifier,
      })
      return t(l)
    }
    getDeviceModel(t) {
      let { productId: n } = t,
        r = this._deviceModelDataSource
          .getAllDeviceModels()
          .find((e) => e.usbProductId === n >> 8 || e.bootloaderUsbProductId === n)
      return r ? e.of(r) : e.zero()
    }
    getHidUsbProductId(e) {
      return this.getDeviceModel(e).caseOf({ Just: (e) => e.usbProductId, Nothing: () => e.productId >> 8 })
    }
    async disconnect(e) {
      this._logger.debug(`disconnect`, { data: { connectedDevice: e } })
      let n = Array.from(this._deviceConnectionsByHidDevice.values()).find(
        (t) => t.getDeviceId() === e.connectedDevice.id,
      )
      return n
        ? (n.closeConnection(), Promise.resolve(t(void 0)))
        : (this._logger.error(`No matching device connection found`, { data: { connectedDevice: e } }),
          Promise.resolve(_(new o(`Unknown device ${e.connectedDevice.id}`))))
    }
    isHIDConnectionEvent(e) {
      return (
        `device` in e &&
        typeof e.device == `object` &&
        e.device !== null &&
        `productId` in e.device &&
        typeof e.device.productId == `number`
      )
    }
    async handleDeviceDisconnectionEvent(e) {
      if (!this.isHIDConnectionEvent(e)) {
        this._logger.error(`Invalid event`, { data: { event: e } })
        return
      }
      ;(this._logger.info(`[handleDeviceDisconnectionEvent] Device disconnected`, { data: { event: e } }),
        this.updateTransportDiscoveredDevices())
      try {
        await e.device.close()
      } catch (t) {
        this._logger.error(`Error while closing device `, { data: { event: e, error: t } })
      }
      let t = this._deviceConnectionsByHidDevice.get(e.device)
      t && t.eventDeviceDisconnected()
    }
    async handleDeviceReconnection(e, t) {
      ;(this._deviceConnectionsPendingReconnection.delete(e), this._deviceConnectionsByHidDevice.set(t, e))
      try {
        ;(e.setDependencies({ device: t }), await e.setupConnection(), e.eventDeviceConnected())
      } catch (t) {
        ;(this._logger.error(`Error while reconnecting to device`, { data: { event, error: t } }), e.closeConnection())
      }
    }
    async handleDeviceConnectionEvent(e) {
      if (!this.isHIDConnectionEvent(e)) {
        this._logger.error(`Invalid event`, { data: { event: e } })
        return
      }
      this._logger.info(`[handleDeviceConnectionEvent] Device connected`, { data: { event: e } })
      let t = Array.from(this._deviceConnectionsPendingReconnection).find(
        (t) => this.getHidUsbProductId(t.getDependencies().device) === this.getHidUsbProductId(e.device),
      )
      ;(t && (await this.handleDeviceReconnection(t, e.device)), this.updateTransportDiscoveredDevices())
    }
    destroy() {
      ;(this.stopListeningToConnectionEvents(),
        this._deviceConnectionsByHidDevice.forEach((e) => {
          e.closeConnection()
        }),
        this._deviceConnectionsPendingReconnection.clear())
    }
  },
  Oe = ({
    deviceModelDataSource: e,
    loggerServiceFactory: t,
    apduSenderServiceFactory: n,
    apduReceiverServiceFactory: r,
  }) => new $(e, t, n, r)
export {
  y as WebHidSendReportError,
  $ as WebHidTransport,
  v as WebHidTransportNotSupportedError,
  Q as webHidIdentifier,
  Oe as webHidTransportFactory,
}
//# sourceMappingURL=esm-pF3l2xKW.js.map
