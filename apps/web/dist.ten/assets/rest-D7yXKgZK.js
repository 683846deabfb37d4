import { o as e, t } from './rolldown-runtime-DLMaRju-.js'
var n = e(
  t((e, t) => {
    var n = Object.prototype.hasOwnProperty,
      r = `~`
    function i() {}
    Object.create && ((i.prototype = Object.create(null)), new i().__proto__ || (r = !1))
    function a(e, t, n) {
      ;((this.fn = e), (this.context = t), (this.once = n || !1))
    }
    function o(e, t, n, i, o) {
      if (typeof n != `function`) throw TypeError(`The listener must be a function`)
      var s = new a(n, i || e, o),
        c = r ? r + t : t
      return (
        e._events[c]
          ? e._events[c].fn
            ? (e._events[c] = [e._events[c], s])
            : e._events[c].push(s)
          : ((e._events[c] = s), e._eventsCount++),
        e
      )
    }
    function s(e, t) {
      --e._eventsCount === 0 ? (e._events = new i()) : delete e._events[t]
    }
    function c() {
      ;((this._events = new i()), (this._eventsCount = 0))
    }
    ;((c.prototype.eventNames = function () {
      var e = [],
        t,
        i
      if (this._eventsCount === 0) return e
      for (i in (t = this._events)) n.call(t, i) && e.push(r ? i.slice(1) : i)
      return Object.getOwnPropertySymbols ? e.concat(Object.getOwnPropertySymbols(t)) : e
    }),
      (c.prototype.listeners = function (e) {
        var t = r ? r + e : e,
          n = this._events[t]
        if (!n) return []
        if (n.fn) return [n.fn]
        for (var i = 0, a = n.length, o = Array(a); i < a; i++) o[i] = n[i].fn
        return o
      }),
      (c.prototype.listenerCount = function (e) {
        var t = r ? r + e : e,
          n = this._events[t]
        return n ? (n.fn ? 1 : n.length) : 0
      }),
      (c.prototype.emit = function (e, t, n, i, a, o) {
        var s = r ? r + e : e
        if (!this._events[s]) return !1
        var c = this._events[s],
          l = arguments.length,
          u,
          d
        if (c.fn) {
          switch ((c.once && this.removeListener(e, c.fn, void 0, !0), l)) {
            case 1:
              return (c.fn.call(c.context), !0)
            case 2:
              return (c.fn.call(c.context, t), !0)
            case 3:
              return (c.fn.call(c.context, t, n), !0)
            case 4:
              return (c.fn.call(c.context, t, n, i), !0)
            case 5:
              return (c.fn.call(c.context, t, n, i, a), !0)
            case 6:
              return (c.fn.call(c.context, t, n, i, a, o), !0)
          }
          for (d = 1, u = Array(l - 1); d < l; d++) u[d - 1] = arguments[d]
          c.fn.apply(c.context, u)
        } else {
          var f = c.length,
            p
          for (d = 0; d < f; d++)
            switch ((c[d].once && this.removeListener(e, c[d].fn, void 0, !0), l)) {
              case 1:
                c[d].fn.call(c[d].context)
                break
              case 2:
                c[d].fn.call(c[d].context, t)
                break
              case 3:
                c[d].fn.call(c[d].context, t, n)
                break
              case 4:
                c[d].fn.call(c[d].context, t, n, i)
                break
              default:
                if (!u) for (p = 1, u = Array(l - 1); p < l; p++) u[p - 1] = arguments[p]
                c[d].fn.apply(c[d].context, u)
            }
        }
        return !0
      }),
      (c.prototype.on = function (e, t, n) {
        return o(this, e, t, n, !1)
      }),
      (c.prototype.once = function (e, t, n) {
        return o(this, e, t, n, !0)
      }),
      (c.prototype.removeListener = function (e, t, n, i) {
        var a = r ? r + e : e
        if (!this._events[a]) return this
        if (!t) return (s(this, a), this)
        var o = this._events[a]
        if (o.fn) o.fn !== t || (i && !o.once) || (n && o.context !== n) || s(this, a)
        else {
          for (var c = 0, l = [], u = o.length; c < u; c++)
            (o[c].fn !== t || (i && !o[c].once) || (n && o[c].context !== n)) && l.push(o[c])
          l.length ? (this._events[a] = l.length === 1 ? l[0] : l) : s(this, a)
        }
        return this
      }),
      (c.prototype.removeAllListeners = function (e) {
        var t
        return (
          e
            ? ((t = r ? r + e : e), this._events[t] && s(this, t))
            : ((this._events = new i()), (this._eventsCount = 0)),
          this
        )
      }),
      (c.prototype.off = c.prototype.removeListener),
      (c.prototype.addListener = c.prototype.on),
      (c.prefixed = r),
      (c.EventEmitter = c),
      t !== void 0 && (t.exports = c))
  })(),
  1,
)
export { n as t }
//# sourceMappingURL=rest-D7yXKgZK.js.map
