import { t as e } from './rolldown-runtime-DLMaRju-.js'
var t = e((e, t) => {
  var n = typeof Reflect == `object` ? Reflect : null,
    r =
      n && typeof n.apply == `function`
        ? n.apply
        : function (e, t, n) {
            return Function.prototype.apply.call(e, t, n)
          },
    i =
      n && typeof n.ownKeys == `function`
        ? n.ownKeys
        : Object.getOwnPropertySymbols
          ? function (e) {
              return Object.getOwnPropertyNames(e).concat(Object.getOwnPropertySymbols(e))
            }
          : function (e) {
              return Object.getOwnPropertyNames(e)
            }
  function a(e) {
    console && console.warn && console.warn(e)
  }
  var o =
    Number.isNaN ||
    function (e) {
      return e !== e
    }
  function s() {
    s.init.call(this)
  }
  ;((t.exports = s),
    (t.exports.once = y),
    (s.EventEmitter = s),
    (s.prototype._events = void 0),
    (s.prototype._eventsCount = 0),
    (s.prototype._maxListeners = void 0))
  var c = 10
  function l(e) {
    if (typeof e != `function`)
      throw TypeError(`The "listener" argument must be of type Function. Received type ` + typeof e)
  }
  ;(Object.defineProperty(s, 'defaultMaxListeners', {
    enumerable: !0,
    get: function () {
      return c
    },
    set: function (e) {
      if (typeof e != `number` || e < 0 || o(e))
        throw RangeError(
          `The value of "defaultMaxListeners" is out of range. It must be a non-negative number. Received ` + e + `.`,
        )
      c = e
    },
  }),
    (s.init = function () {
      ;((this._events === void 0 || this._events === Object.getPrototypeOf(this)._events) &&
        ((this._events = Object.create(null)), (this._eventsCount = 0)),
        (this._maxListeners = this._maxListeners || void 0))
    }),
    (s.prototype.setMaxListeners = function (e) {
      if (typeof e != `number` || e < 0 || o(e))
        throw RangeError(`The value of "n" is out of range. It must be a non-negative number. Received ` + e + `.`)
      return ((this._maxListeners = e), this)
    }))
  function u(e) {
    return e._maxListeners === void 0 ? s.defaultMaxListeners : e._maxListeners
  }
  ;((s.prototype.getMaxListeners = function () {
    return u(this)
  }),
    (s.prototype.emit = function (e) {
      for (var t = [], n = 1; n < arguments.length; n++) t.push(arguments[n])
      var i = e === `error`,
        a = this._events
      if (a !== void 0) i &&= a.error === void 0
      else if (!i) return !1
      if (i) {
        var o
        if ((t.length > 0 && (o = t[0]), o instanceof Error)) throw o
        var s = Error(`Unhandled error.` + (o ? ` (` + o.message + `)` : ``))
        throw ((s.context = o), s)
      }
      var c = a[e]
      if (c === void 0) return !1
      if (typeof c == `function`) r(c, this, t)
      else for (var l = c.length, u = g(c, l), n = 0; n < l; ++n) r(u[n], this, t)
      return !0
    }))
  function d(e, t, n, r) {
    var i, o, s
    if (
      (l(n),
      (o = e._events),
      o === void 0
        ? ((o = e._events = Object.create(null)), (e._eventsCount = 0))
        : (o.newListener !== void 0 && (e.emit(`newListener`, t, n.listener ? n.listener : n), (o = e._events)),
          (s = o[t])),
      s === void 0)
    )
      ((s = o[t] = n), ++e._eventsCount)
    else if (
      (typeof s == `function` ? (s = o[t] = r ? [n, s] : [s, n]) : r ? s.unshift(n) : s.push(n),
      (i = u(e)),
      i > 0 && s.length > i && !s.warned)
    ) {
      s.warned = !0
      var c = Error(
        `Possible EventEmitter memory leak detected. ` +
          s.length +
          ` ` +
          String(t) +
          ` listeners added. Use emitter.setMaxListeners() to increase limit`,
      )
      ;((c.name = `MaxListenersExceededWarning`), (c.emitter = e), (c.type = t), (c.count = s.length), a(c))
    }
    return e
  }
  ;((s.prototype.addListener = function (e, t) {
    return d(this, e, t, !1)
  }),
    (s.prototype.on = s.prototype.addListener),
    (s.prototype.prependListener = function (e, t) {
      return d(this, e, t, !0)
    }))
  function f() {
    if (!this.fired)
      return (
        this.target.removeListener(this.type, this.wrapFn),
        (this.fired = !0),
        arguments.length === 0 ? this.listener.call(this.target) : this.listener.apply(this.target, arguments)
      )
  }
  function p(e, t, n) {
    var r = { fired: !1, wrapFn: void 0, target: e, type: t, listener: n },
      i = f.bind(r)
    return ((i.listener = n), (r.wrapFn = i), i)
  }
  ;((s.prototype.once = function (e, t) {
    return (l(t), this.on(e, p(this, e, t)), this)
  }),
    (s.prototype.prependOnceListener = function (e, t) {
      return (l(t), this.prependListener(e, p(this, e, t)), this)
    }),
    (s.prototype.removeListener = function (e, t) {
      var n, r, i, a, o
      if ((l(t), (r = this._events), r === void 0 || ((n = r[e]), n === void 0))) return this
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
        ;(i === 0 ? n.shift() : _(n, i),
          n.length === 1 && (r[e] = n[0]),
          r.removeListener !== void 0 && this.emit(`removeListener`, e, o || t))
      }
      return this
    }),
    (s.prototype.off = s.prototype.removeListener),
    (s.prototype.removeAllListeners = function (e) {
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
  function m(e, t, n) {
    var r = e._events
    if (r === void 0) return []
    var i = r[t]
    return i === void 0 ? [] : typeof i == `function` ? (n ? [i.listener || i] : [i]) : n ? v(i) : g(i, i.length)
  }
  ;((s.prototype.listeners = function (e) {
    return m(this, e, !0)
  }),
    (s.prototype.rawListeners = function (e) {
      return m(this, e, !1)
    }),
    (s.listenerCount = function (e, t) {
      return typeof e.listenerCount == `function` ? e.listenerCount(t) : h.call(e, t)
    }),
    (s.prototype.listenerCount = h))
  function h(e) {
    var t = this._events
    if (t !== void 0) {
      var n = t[e]
      if (typeof n == `function`) return 1
      if (n !== void 0) return n.length
    }
    return 0
  }
  s.prototype.eventNames = function () {
    return this._eventsCount > 0 ? i(this._events) : []
  }
  function g(e, t) {
    for (var n = Array(t), r = 0; r < t; ++r) n[r] = e[r]
    return n
  }
  function _(e, t) {
    for (; t + 1 < e.length; t++) e[t] = e[t + 1]
    e.pop()
  }
  function v(e) {
    for (var t = Array(e.length), n = 0; n < t.length; ++n) t[n] = e[n].listener || e[n]
    return t
  }
  function y(e, t) {
    return new Promise(function (n, r) {
      function i(n) {
        ;(e.removeListener(t, a), r(n))
      }
      function a() {
        ;(typeof e.removeListener == `function` && e.removeListener(`error`, i), n([].slice.call(arguments)))
      }
      ;(x(e, t, a, { once: !0 }), t !== `error` && b(e, i, { once: !0 }))
    })
  }
  function b(e, t, n) {
    typeof e.on == `function` && x(e, `error`, t, n)
  }
  function x(e, t, n, r) {
    if (typeof e.on == `function`) r.once ? e.once(t, n) : e.on(t, n)
    else if (typeof e.addEventListener == `function`)
      e.addEventListener(t, function i(a) {
        ;(r.once && e.removeEventListener(t, i), n(a))
      })
    else throw TypeError(`The "emitter" argument must be of type EventEmitter. Received type ` + typeof e)
  }
})
export { t }
//# sourceMappingURL=rest-BMpYyskR.js.map
