import { o as e, t } from './rolldown-runtime-DLMaRju-.js'
import { Ba as n, Ha as r, Ia as i, La as a, Ra as o, Ua as s, Va as c, Wa as l, za as u } from './later-DLdlgyuL.js'
t(() => {
  var e
  ;(function (e) {
    ;(function (t) {
      var n =
          typeof globalThis == `object`
            ? globalThis
            : typeof global == `object`
              ? global
              : typeof self == `object`
                ? self
                : typeof this == `object`
                  ? this
                  : s(),
        r = i(e)
      ;(n.Reflect !== void 0 && (r = i(n.Reflect, r)), t(r, n), n.Reflect === void 0 && (n.Reflect = e))
      function i(e, t) {
        return function (n, r) {
          ;(Object.defineProperty(e, n, { configurable: !0, writable: !0, value: r }), t && t(n, r))
        }
      }
      function a() {
        try {
          return Function(`return this;`)()
        } catch {}
      }
      function o() {
        try {
          return (0, eval)(`(function() { return this; })()`)
        } catch {}
      }
      function s() {
        return a() || o()
      }
    })(function (e, t) {
      var n = Object.prototype.hasOwnProperty,
        r = typeof Symbol == `function`,
        i = r && Symbol.toPrimitive !== void 0 ? Symbol.toPrimitive : `@@toPrimitive`,
        a = r && Symbol.iterator !== void 0 ? Symbol.iterator : `@@iterator`,
        o = typeof Object.create == `function`,
        s = { __proto__: [] } instanceof Array,
        c = !o && !s,
        l = {
          create: o
            ? function () {
                return Ve(Object.create(null))
              }
            : s
              ? function () {
                  return Ve({ __proto__: null })
                }
              : function () {
                  return Ve({})
                },
          has: c
            ? function (e, t) {
                return n.call(e, t)
              }
            : function (e, t) {
                return t in e
              },
          get: c
            ? function (e, t) {
                return n.call(e, t) ? e[t] : void 0
              }
            : function (e, t) {
                return e[t]
              },
        },
        u = Object.getPrototypeOf(Function),
        d = typeof Map == `function` && typeof Map.prototype.entries == `function` ? Map : Re(),
        f = typeof Set == `function` && typeof Set.prototype.entries == `function` ? Set : ze(),
        p = typeof WeakMap == `function` ? WeakMap : Be(),
        m = r ? Symbol.for(`@reflect-metadata:registry`) : void 0,
        h = Pe(),
        g = Fe(h)
      function _(e, t, n, r) {
        if (b(n)) {
          if (!Ce(e) || !Te(t)) throw TypeError()
          return se(e, t)
        }
        if (!Ce(e) || !x(t) || (!x(r) && !b(r) && !_e(r))) throw TypeError()
        return (_e(r) && (r = void 0), (n = S(n)), ce(e, t, n, r))
      }
      e(`decorate`, _)
      function v(e, t) {
        function n(n, r) {
          if (!x(n) || (!b(r) && !Ee(r))) throw TypeError()
          pe(e, t, n, r)
        }
        return n
      }
      e(`metadata`, v)
      function y(e, t, n, r) {
        if (!x(n)) throw TypeError()
        return (b(r) || (r = S(r)), pe(e, t, n, r))
      }
      e(`defineMetadata`, y)
      function ee(e, t, n) {
        if (!x(t)) throw TypeError()
        return (b(n) || (n = S(n)), le(e, t, n))
      }
      e(`hasMetadata`, ee)
      function te(e, t, n) {
        if (!x(t)) throw TypeError()
        return (b(n) || (n = S(n)), ue(e, t, n))
      }
      e(`hasOwnMetadata`, te)
      function ne(e, t, n) {
        if (!x(t)) throw TypeError()
        return (b(n) || (n = S(n)), de(e, t, n))
      }
      e(`getMetadata`, ne)
      function re(e, t, n) {
        if (!x(t)) throw TypeError()
        return (b(n) || (n = S(n)), fe(e, t, n))
      }
      e(`getOwnMetadata`, re)
      function ie(e, t) {
        if (!x(e)) throw TypeError()
        return (b(t) || (t = S(t)), me(e, t))
      }
      e(`getMetadataKeys`, ie)
      function ae(e, t) {
        if (!x(e)) throw TypeError()
        return (b(t) || (t = S(t)), he(e, t))
      }
      e(`getOwnMetadataKeys`, ae)
      function oe(e, t, n) {
        if (!x(t) || (b(n) || (n = S(n)), !x(t))) throw TypeError()
        b(n) || (n = S(n))
        var r = Le(t, n, !1)
        return !b(r) && r.OrdinaryDeleteMetadata(e, t, n)
      }
      e(`deleteMetadata`, oe)
      function se(e, t) {
        for (var n = e.length - 1; n >= 0; --n) {
          var r = e[n],
            i = r(t)
          if (!b(i) && !_e(i)) {
            if (!Te(i)) throw TypeError()
            t = i
          }
        }
        return t
      }
      function ce(e, t, n, r) {
        for (var i = e.length - 1; i >= 0; --i) {
          var a = e[i],
            o = a(t, n, r)
          if (!b(o) && !_e(o)) {
            if (!x(o)) throw TypeError()
            r = o
          }
        }
        return r
      }
      function le(e, t, n) {
        if (ue(e, t, n)) return !0
        var r = Me(t)
        return !_e(r) && le(e, r, n)
      }
      function ue(e, t, n) {
        var r = Le(t, n, !1)
        return !b(r) && xe(r.OrdinaryHasOwnMetadata(e, t, n))
      }
      function de(e, t, n) {
        if (ue(e, t, n)) return fe(e, t, n)
        var r = Me(t)
        if (!_e(r)) return de(e, r, n)
      }
      function fe(e, t, n) {
        var r = Le(t, n, !1)
        if (!b(r)) return r.OrdinaryGetOwnMetadata(e, t, n)
      }
      function pe(e, t, n, r) {
        Le(n, r, !0).OrdinaryDefineOwnMetadata(e, t, n, r)
      }
      function me(e, t) {
        var n = he(e, t),
          r = Me(e)
        if (r === null) return n
        var i = me(r, t)
        if (i.length <= 0) return n
        if (n.length <= 0) return i
        for (var a = new f(), o = [], s = 0, c = n; s < c.length; s++) {
          var l = c[s],
            u = a.has(l)
          u || (a.add(l), o.push(l))
        }
        for (var d = 0, p = i; d < p.length; d++) {
          var l = p[d],
            u = a.has(l)
          u || (a.add(l), o.push(l))
        }
        return o
      }
      function he(e, t) {
        var n = Le(e, t, !1)
        return n ? n.OrdinaryOwnMetadataKeys(e, t) : []
      }
      function ge(e) {
        if (e === null) return 1
        switch (typeof e) {
          case `undefined`:
            return 0
          case `boolean`:
            return 2
          case `string`:
            return 3
          case `symbol`:
            return 4
          case `number`:
            return 5
          case `object`:
            return e === null ? 1 : 6
          default:
            return 6
        }
      }
      function b(e) {
        return e === void 0
      }
      function _e(e) {
        return e === null
      }
      function ve(e) {
        return typeof e == `symbol`
      }
      function x(e) {
        return typeof e == `object` ? e !== null : typeof e == `function`
      }
      function ye(e, t) {
        switch (ge(e)) {
          case 0:
            return e
          case 1:
            return e
          case 2:
            return e
          case 3:
            return e
          case 4:
            return e
          case 5:
            return e
        }
        var n = t === 3 ? `string` : t === 5 ? `number` : `default`,
          r = Oe(e, i)
        if (r !== void 0) {
          var a = r.call(e, n)
          if (x(a)) throw TypeError()
          return a
        }
        return be(e, n === 'default' ? `number` : n)
      }
      function be(e, t) {
        if (t === `string`) {
          var n = e.toString
          if (we(n)) {
            var r = n.call(e)
            if (!x(r)) return r
          }
          var i = e.valueOf
          if (we(i)) {
            var r = i.call(e)
            if (!x(r)) return r
          }
        } else {
          var i = e.valueOf
          if (we(i)) {
            var r = i.call(e)
            if (!x(r)) return r
          }
          var a = e.toString
          if (we(a)) {
            var r = a.call(e)
            if (!x(r)) return r
          }
        }
        throw TypeError()
      }
      function xe(e) {
        return !!e
      }
      function Se(e) {
        return `` + e
      }
      function S(e) {
        var t = ye(e, 3)
        return ve(t) ? t : Se(t)
      }
      function Ce(e) {
        return Array.isArray
          ? Array.isArray(e)
          : e instanceof Object
            ? e instanceof Array
            : Object.prototype.toString.call(e) === `[object Array]`
      }
      function we(e) {
        return typeof e == `function`
      }
      function Te(e) {
        return typeof e == `function`
      }
      function Ee(e) {
        switch (ge(e)) {
          case 3:
            return !0
          case 4:
            return !0
          default:
            return !1
        }
      }
      function De(e, t) {
        return e === t || (e !== e && t !== t)
      }
      function Oe(e, t) {
        var n = e[t]
        if (n != null) {
          if (!we(n)) throw TypeError()
          return n
        }
      }
      function ke(e) {
        var t = Oe(e, a)
        if (!we(t)) throw TypeError()
        var n = t.call(e)
        if (!x(n)) throw TypeError()
        return n
      }
      function Ae(e) {
        return e.value
      }
      function je(e) {
        var t = e.next()
        return !t.done && t
      }
      function C(e) {
        var t = e.return
        t && t.call(e)
      }
      function Me(e) {
        var t = Object.getPrototypeOf(e)
        if (typeof e != `function` || e === u || t !== u) return t
        var n = e.prototype,
          r = n && Object.getPrototypeOf(n)
        if (r == null || r === Object.prototype) return t
        var i = r.constructor
        return typeof i != `function` || i === e ? t : i
      }
      function Ne() {
        var e
        !b(m) &&
          t.Reflect !== void 0 &&
          !(m in t.Reflect) &&
          typeof t.Reflect.defineMetadata == `function` &&
          (e = Ie(t.Reflect))
        var n,
          r,
          i,
          a = new p(),
          o = { registerProvider: s, getProvider: l, setProvider: h }
        return o
        function s(t) {
          if (!Object.isExtensible(o)) throw Error(`Cannot add provider to a frozen registry.`)
          switch (!0) {
            case e === t:
              break
            case b(n):
              n = t
              break
            case n === t:
              break
            case b(r):
              r = t
              break
            case r === t:
              break
            default:
              ;(i === void 0 && (i = new f()), i.add(t))
          }
        }
        function c(t, a) {
          if (!b(n)) {
            if (n.isProviderFor(t, a)) return n
            if (!b(r)) {
              if (r.isProviderFor(t, a)) return n
              if (!b(i))
                for (var o = ke(i); ;) {
                  var s = je(o)
                  if (!s) return
                  var c = Ae(s)
                  if (c.isProviderFor(t, a)) return (C(o), c)
                }
            }
          }
          if (!b(e) && e.isProviderFor(t, a)) return e
        }
        function l(e, t) {
          var n = a.get(e),
            r
          return (
            b(n) || (r = n.get(t)),
            b(r) && ((r = c(e, t)), b(r) || (b(n) && ((n = new d()), a.set(e, n)), n.set(t, r))),
            r
          )
        }
        function u(e) {
          if (b(e)) throw TypeError()
          return n === e || r === e || (!b(i) && i.has(e))
        }
        function h(e, t, n) {
          if (!u(n)) throw Error(`Metadata provider not registered.`)
          var r = l(e, t)
          if (r !== n) {
            if (!b(r)) return !1
            var i = a.get(e)
            ;(b(i) && ((i = new d()), a.set(e, i)), i.set(t, n))
          }
          return !0
        }
      }
      function Pe() {
        var e
        return (
          !b(m) && x(t.Reflect) && Object.isExtensible(t.Reflect) && (e = t.Reflect[m]),
          b(e) && (e = Ne()),
          !b(m) &&
            x(t.Reflect) &&
            Object.isExtensible(t.Reflect) &&
            Object.defineProperty(t.Reflect, m, { enumerable: !1, configurable: !1, writable: !1, value: e }),
          e
        )
      }
      function Fe(e) {
        var t = new p(),
          n = {
            isProviderFor: function (e, n) {
              var r = t.get(e)
              return !b(r) && r.has(n)
            },
            OrdinaryDefineOwnMetadata: o,
            OrdinaryHasOwnMetadata: i,
            OrdinaryGetOwnMetadata: a,
            OrdinaryOwnMetadataKeys: s,
            OrdinaryDeleteMetadata: c,
          }
        return (h.registerProvider(n), n)
        function r(r, i, a) {
          var o = t.get(r),
            s = !1
          if (b(o)) {
            if (!a) return
            ;((o = new d()), t.set(r, o), (s = !0))
          }
          var c = o.get(i)
          if (b(c)) {
            if (!a) return
            if (((c = new d()), o.set(i, c), !e.setProvider(r, i, n)))
              throw (o.delete(i), s && t.delete(r), Error(`Wrong provider for target.`))
          }
          return c
        }
        function i(e, t, n) {
          var i = r(t, n, !1)
          return !b(i) && xe(i.has(e))
        }
        function a(e, t, n) {
          var i = r(t, n, !1)
          if (!b(i)) return i.get(e)
        }
        function o(e, t, n, i) {
          r(n, i, !0).set(e, t)
        }
        function s(e, t) {
          var n = [],
            i = r(e, t, !1)
          if (b(i)) return n
          for (var a = ke(i.keys()), o = 0; ;) {
            var s = je(a)
            if (!s) return ((n.length = o), n)
            var c = Ae(s)
            try {
              n[o] = c
            } catch (e) {
              try {
                C(a)
              } finally {
                throw e
              }
            }
            o++
          }
        }
        function c(e, n, i) {
          var a = r(n, i, !1)
          if (b(a) || !a.delete(e)) return !1
          if (a.size === 0) {
            var o = t.get(n)
            b(o) || (o.delete(i), o.size === 0 && t.delete(o))
          }
          return !0
        }
      }
      function Ie(e) {
        var t = e.defineMetadata,
          n = e.hasOwnMetadata,
          r = e.getOwnMetadata,
          i = e.getOwnMetadataKeys,
          a = e.deleteMetadata,
          o = new p()
        return {
          isProviderFor: function (e, t) {
            var n = o.get(e)
            return !b(n) && n.has(t) ? !0 : i(e, t).length ? (b(n) && ((n = new f()), o.set(e, n)), n.add(t), !0) : !1
          },
          OrdinaryDefineOwnMetadata: t,
          OrdinaryHasOwnMetadata: n,
          OrdinaryGetOwnMetadata: r,
          OrdinaryOwnMetadataKeys: i,
          OrdinaryDeleteMetadata: a,
        }
      }
      function Le(e, t, n) {
        var r = h.getProvider(e, t)
        if (!b(r)) return r
        if (n) {
          if (h.setProvider(e, t, g)) return g
          throw Error(`Illegal state.`)
        }
      }
      function Re() {
        var e = {},
          t = [],
          n = (function () {
            function e(e, t, n) {
              ;((this._index = 0), (this._keys = e), (this._values = t), (this._selector = n))
            }
            return (
              (e.prototype[`@@iterator`] = function () {
                return this
              }),
              (e.prototype[a] = function () {
                return this
              }),
              (e.prototype.next = function () {
                var e = this._index
                if (e >= 0 && e < this._keys.length) {
                  var n = this._selector(this._keys[e], this._values[e])
                  return (
                    e + 1 >= this._keys.length
                      ? ((this._index = -1), (this._keys = t), (this._values = t))
                      : this._index++,
                    { value: n, done: !1 }
                  )
                }
                return { value: void 0, done: !0 }
              }),
              (e.prototype.throw = function (e) {
                throw (this._index >= 0 && ((this._index = -1), (this._keys = t), (this._values = t)), e)
              }),
              (e.prototype.return = function (e) {
                return (
                  this._index >= 0 && ((this._index = -1), (this._keys = t), (this._values = t)), { value: e, done: !0 }
                )
              }),
              e
            )
          })()
        return (function () {
          function t() {
            ;((this._keys = []), (this._values = []), (this._cacheKey = e), (this._cacheIndex = -2))
          }
          return (
            Object.defineProperty(t.prototype, 'size', {
              get: function () {
                return this._keys.length
              },
              enumerable: !0,
              configurable: !0,
            }),
            (t.prototype.has = function (e) {
              return this._find(e, !1) >= 0
            }),
            (t.prototype.get = function (e) {
              var t = this._find(e, !1)
              return t >= 0 ? this._values[t] : void 0
            }),
            (t.prototype.set = function (e, t) {
              var n = this._find(e, !0)
              return ((this._values[n] = t), this)
            }),
            (t.prototype.delete = function (t) {
              var n = this._find(t, !1)
              if (n >= 0) {
                for (var r = this._keys.length, i = n + 1; i < r; i++)
                  ((this._keys[i - 1] = this._keys[i]), (this._values[i - 1] = this._values[i]))
                return (
                  this._keys.length--,
                  this._values.length--,
                  De(t, this._cacheKey) && ((this._cacheKey = e), (this._cacheIndex = -2)),
                  !0
                )
              }
              return !1
            }),
            (t.prototype.clear = function () {
              ;((this._keys.length = 0), (this._values.length = 0), (this._cacheKey = e), (this._cacheIndex = -2))
            }),
            (t.prototype.keys = function () {
              return new n(this._keys, this._values, r)
            }),
            (t.prototype.values = function () {
              return new n(this._keys, this._values, i)
            }),
            (t.prototype.entries = function () {
              return new n(this._keys, this._values, o)
            }),
            (t.prototype[`@@iterator`] = function () {
              return this.entries()
            }),
            (t.prototype[a] = function () {
              return this.entries()
            }),
            (t.prototype._find = function (e, t) {
              if (!De(this._cacheKey, e)) {
                this._cacheIndex = -1
                for (var n = 0; n < this._keys.length; n++)
                  if (De(this._keys[n], e)) {
                    this._cacheIndex = n
                    break
                  }
              }
              return (
                this._cacheIndex < 0 &&
                  t &&
                  ((this._cacheIndex = this._keys.length), this._keys.push(e), this._values.push(void 0)),
                this._cacheIndex
              )
            }),
            t
          )
        })()
        function r(e, t) {
          return e
        }
        function i(e, t) {
          return t
        }
        function o(e, t) {
          return [e, t]
        }
      }
      function ze() {
        return (function () {
          function e() {
            this._map = new d()
          }
          return (
            Object.defineProperty(e.prototype, 'size', {
              get: function () {
                return this._map.size
              },
              enumerable: !0,
              configurable: !0,
            }),
            (e.prototype.has = function (e) {
              return this._map.has(e)
            }),
            (e.prototype.add = function (e) {
              return (this._map.set(e, e), this)
            }),
            (e.prototype.delete = function (e) {
              return this._map.delete(e)
            }),
            (e.prototype.clear = function () {
              this._map.clear()
            }),
            (e.prototype.keys = function () {
              return this._map.keys()
            }),
            (e.prototype.values = function () {
              return this._map.keys()
            }),
            (e.prototype.entries = function () {
              return this._map.entries()
            }),
            (e.prototype[`@@iterator`] = function () {
              return this.keys()
            }),
            (e.prototype[a] = function () {
              return this.keys()
            }),
            e
          )
        })()
      }
      function Be() {
        var e = l.create(),
          t = r()
        return (function () {
          function e() {
            this._key = r()
          }
          return (
            (e.prototype.has = function (e) {
              var t = i(e, !1)
              return t !== void 0 && l.has(t, this._key)
            }),
            (e.prototype.get = function (e) {
              var t = i(e, !1)
              return t === void 0 ? void 0 : l.get(t, this._key)
            }),
            (e.prototype.set = function (e, t) {
              var n = i(e, !0)
              return ((n[this._key] = t), this)
            }),
            (e.prototype.delete = function (e) {
              var t = i(e, !1)
              return t !== void 0 && delete t[this._key]
            }),
            (e.prototype.clear = function () {
              this._key = r()
            }),
            e
          )
        })()
        function r() {
          var t
          do t = `@@WeakMap@@` + s()
          while (l.has(e, t))
          return ((e[t] = !0), t)
        }
        function i(e, r) {
          if (!n.call(e, t)) {
            if (!r) return
            Object.defineProperty(e, t, { value: l.create() })
          }
          return e[t]
        }
        function a(e, t) {
          for (var n = 0; n < t; ++n) e[n] = (Math.random() * 255) | 0
          return e
        }
        function o(e) {
          if (typeof Uint8Array == `function`) {
            var t = new Uint8Array(e)
            return (
              typeof crypto < `u`
                ? crypto.getRandomValues(t)
                : typeof msCrypto < `u`
                  ? msCrypto.getRandomValues(t)
                  : a(t, e),
              t
            )
          }
          return a(Array(e), e)
        }
        function s() {
          var e = o(16)
          ;((e[6] = (e[6] & 79) | 64), (e[8] = (e[8] & 191) | 128))
          for (var t = ``, n = 0; n < 16; ++n) {
            var r = e[n]
            ;((n === 4 || n === 6 || n === 8) && (t += `-`), r < 16 && (t += `0`), (t += r.toString(16).toLowerCase()))
          }
          return t
        }
      }
      function Ve(e) {
        return ((e.__ = void 0), delete e.__, e)
      }
    })
  })((e ||= {}))
})()
var d = class {
  cla
  ins
  p1
  p2
  data
  constructor(e, t, n, r, i) {
    ;((this.cla = e), (this.ins = t), (this.p1 = n), (this.p2 = r), (this.data = i ?? new Uint8Array()))
  }
  getRawApdu() {
    let e = Uint8Array.from([this.cla, this.ins, this.p1, this.p2, this.data.length]),
      t = new Uint8Array(e.length + this.data.length)
    return (t.set(e, 0), this.data.length > 0 && t.set(this.data, e.length), t)
  }
}
function f(e) {
  if ((e.startsWith(`0x`) && (e = e.slice(2)), e.length === 0)) return new Uint8Array()
  if ((e.length % 2 != 0 && (e = `0` + e), /^[0-9a-fA-F]*$/.test(e) === !1)) return null
  let t = e.match(/.{1,2}/g)?.map((e) => parseInt(e, 16))
  return !t || t.some(isNaN) ? null : new Uint8Array(t)
}
function p(e, t = !0) {
  return `${t ? `0x` : ``}${Array.from(e, (e) => e.toString(16).padStart(2, `0`)).join(``)}`
}
var m = class {
    _tag = `ValueOverflow`
    originalError
    message
    constructor(e, t = 255) {
      this.message = `Value overflow for ${e}, max is ${t}`
    }
  },
  h = class {
    _tag = `DataOverflow`
    message
    originalError
    constructor(e, t = 0) {
      this.message =
        t === 0
          ? `this.data is already full (value: ${e})`
          : `this.data will overflow with "${e}", remaining bytes: ${t}`
    }
  },
  g = class {
    _tag = `HexaString`
    message
    originalError
    constructor(e) {
      this.message = `Invalid encoded hexa string or length is null: ${e}`
    }
  },
  _ = 4294967295,
  v = class {
    constructor(e = _) {
      this.maxPayloadSize = e
    }
    data = new Uint8Array()
    errors = []
    build = () => this.data
    tryBuild = () => (this.hasErrors() ? void 0 : this.data)
    add8BitUIntToData = (e) => this.addNumberToData(e, 8n, !1, !1)
    add16BitUIntToData = (e, t = !0) => this.addNumberToData(e, 16n, !1, t)
    add32BitUIntToData = (e, t = !0) => this.addNumberToData(e, 32n, !1, t)
    add64BitUIntToData = (e, t = !0) => this.addNumberToData(e, 64n, !1, t)
    add128BitUIntToData = (e, t = !0) => this.addNumberToData(e, 128n, !1, t)
    add256BitUIntToData = (e, t = !0) => this.addNumberToData(e, 256n, !1, t)
    add16BitIntToData = (e, t = !0) => this.addNumberToData(e, 16n, !0, t)
    add32BitIntToData = (e, t = !0) => this.addNumberToData(e, 32n, !0, t)
    add64BitIntToData = (e, t = !0) => this.addNumberToData(e, 64n, !0, t)
    add128BitIntToData = (e, t = !0) => this.addNumberToData(e, 128n, !0, t)
    add256BitIntToData = (e, t = !0) => this.addNumberToData(e, 256n, !0, t)
    addBufferToData = (e) =>
      this.hasEnoughLengthRemaining(e)
        ? ((this.data = Uint8Array.from([...this.data, ...e])), this)
        : (this.errors.push(new h(e.toString())), this)
    addHexaStringToData = (e) => {
      let t = f(e)
      return t === null || t.length === 0 ? (this.errors.push(new g(e)), this) : (this.addBufferToData(t), this)
    }
    addAsciiStringToData = (e) => {
      let t = new TextEncoder().encode(e)
      return (this.addBufferToData(t), this)
    }
    encodeInLVFromHexa = (e) => {
      let t = f(e)
      return t === null || t.length === 0
        ? (this.errors.push(new g(e)), this)
        : this.hasEnoughLengthRemaining(t, !0)
          ? (this.add8BitUIntToData(t.length), this.addBufferToData(t), this)
          : (this.errors.push(new h(e)), this)
    }
    encodeInLVFromBuffer = (e) =>
      this.hasEnoughLengthRemaining(e, !0)
        ? (this.add8BitUIntToData(e.length), this.addBufferToData(e), this)
        : (this.errors.push(new h(e.toString())), this)
    encodeInLVFromAscii = (e) =>
      this.hasEnoughLengthRemaining(e, !0)
        ? (this.add8BitUIntToData(e.length), this.addAsciiStringToData(e), this)
        : (this.errors.push(new h(e)), this)
    encodeInTLVFromAscii = (e, t) => (this.add8BitUIntToData(e), this.encodeInLVFromAscii(t))
    encodeInTLVFromHexa = (e, t) => (this.add8BitUIntToData(e), this.encodeInLVFromHexa(t))
    encodeInTLVFromBuffer = (e, t) => (this.add8BitUIntToData(e), this.encodeInLVFromBuffer(t))
    encodeInTLVFromUInt8 = (e, t) => (this.add8BitUIntToData(e), this.add8BitUIntToData(1), this.add8BitUIntToData(t))
    encodeInTLVFromUInt16 = (e, t, n = !0) => (
      this.add8BitUIntToData(e),
      this.add8BitUIntToData(2),
      this.add16BitUIntToData(t, n)
    )
    encodeInTLVFromUInt32 = (e, t, n = !0) => (
      this.add8BitUIntToData(e),
      this.add8BitUIntToData(4),
      this.add32BitUIntToData(t, n)
    )
    encodeInTLVFromUInt64 = (e, t, n = !0) => (
      this.add8BitUIntToData(e),
      this.add8BitUIntToData(8),
      this.add64BitUIntToData(t, n)
    )
    getAvailablePayloadLength = () => this.maxPayloadSize - this.data.length
    getErrors = () => this.errors
    hasErrors = () => this.errors.length !== 0
    hasEnoughLengthRemaining = (e, t = !1) => this.data.length + e.length + +!!t <= this.maxPayloadSize
    addNumberToData(e, t, n, r) {
      let i = this.checkBoundsAndConvert(e, t, n)
      if (i === void 0) return this
      let a = Number(t) / 8,
        o = new Uint8Array(a)
      if (r) for (let e = a - 1; e >= 0; e--) ((o[e] = Number(i & 255n)), (i >>= 8n))
      else for (let e = 0; e < a; e++) ((o[e] = Number(i & 255n)), (i >>= 8n))
      return this.addBufferToData(o)
    }
    checkBoundsAndConvert(e, t, n) {
      if (typeof e == `number`) {
        if (!Number.isInteger(e) || e > 2 ** 53 - 1) {
          this.errors.push(new m(e.toString()))
          return
        }
        e = BigInt(e)
      }
      if (n) {
        let n = 1n << (t - 1n)
        if (e >= n || e < -n) {
          this.errors.push(new m(e.toString(), n - 1n))
          return
        }
        if (e < 0n) {
          let n = (1n << t) - 1n
          ;((e = -e), (e = (~e & n) + 1n))
        }
      } else {
        let n = 1n << t
        if (e < 0 || e >= n) {
          this.errors.push(new m(e.toString(), n - 1n))
          return
        }
      }
      return e
    }
  },
  y = class {
    _ins
    _cla
    _p1
    p2
    data = new v(255)
    constructor({ ins: e, cla: t, p1: n, p2: r }) {
      ;((this._cla = t & 255), (this._ins = e & 255), (this._p1 = n & 255), (this.p2 = r & 255))
    }
    build = () => new d(this._cla, this._ins, this._p1, this.p2, this.data.build())
    add8BitUIntToData = (e) => (this.data.add8BitUIntToData(e), this)
    add16BitUIntToData = (e) => (this.data.add16BitUIntToData(e), this)
    add32BitUIntToData = (e) => (this.data.add32BitUIntToData(e), this)
    add64BitUIntToData = (e, t = !0) => (this.data.add64BitUIntToData(e, t), this)
    addBufferToData = (e) => (this.data.addBufferToData(e), this)
    addHexaStringToData = (e) => (this.data.addHexaStringToData(e), this)
    addAsciiStringToData = (e) => (this.data.addAsciiStringToData(e), this)
    encodeInLVFromHexa = (e) => (this.data.encodeInLVFromHexa(e), this)
    encodeInLVFromBuffer = (e) => (this.data.encodeInLVFromBuffer(e), this)
    encodeInLVFromAscii = (e) => (this.data.encodeInLVFromAscii(e), this)
    getAvailablePayloadLength = () => this.data.getAvailablePayloadLength()
    getErrors = () => this.data.getErrors()
  },
  ee = class {
    constructor(e) {
      this.buffer = e
    }
    index = 0
    testMinimalLength(e) {
      return e <= this.buffer.length - this.index
    }
    extract8BitUInt() {
      if (!this.outOfRange(1)) return this.buffer[this.index++]
    }
    extract16BitUInt(e = !0) {
      let t = this.extractNumber(16n, !1, e)
      return t === void 0 ? void 0 : Number(t)
    }
    extract16BitInt(e = !0) {
      let t = this.extractNumber(16n, !0, e)
      return t === void 0 ? void 0 : Number(t)
    }
    extract32BitUInt(e = !0) {
      let t = this.extractNumber(32n, !1, e)
      return t === void 0 ? void 0 : Number(t)
    }
    extract32BitInt(e = !0) {
      let t = this.extractNumber(32n, !0, e)
      return t === void 0 ? void 0 : Number(t)
    }
    extract64BitUInt(e = !0) {
      return this.extractNumber(64n, !1, e)
    }
    extract64BitInt(e = !0) {
      return this.extractNumber(64n, !0, e)
    }
    extract128BitUInt(e = !0) {
      return this.extractNumber(128n, !1, e)
    }
    extract128BitInt(e = !0) {
      return this.extractNumber(128n, !0, e)
    }
    extract256BitUInt(e = !0) {
      return this.extractNumber(256n, !1, e)
    }
    extract256BitInt(e = !0) {
      return this.extractNumber(256n, !0, e)
    }
    extractFieldByLength(e) {
      if (this.outOfRange(e)) return
      if (e === 0) return new Uint8Array()
      let t = this.buffer.slice(this.index, this.index + e)
      return ((this.index += e), t)
    }
    extractFieldLVEncoded() {
      let e = this.extract8BitUInt()
      if (e === void 0) return
      if (e === 0) return new Uint8Array()
      let t = this.extractFieldByLength(e)
      return (t === void 0 && this.index--, t)
    }
    extractFieldTLVEncoded() {
      if (this.outOfRange(2)) return
      let e = this.index,
        t = this.extract8BitUInt(),
        n = this.extractFieldLVEncoded()
      if (t === void 0 || n === void 0) {
        this.index--
        return
      }
      let r = this.index
      return { tag: t, value: n, tlv: this.buffer.slice(e, r) }
    }
    encodeToHexaString(e, t = !1) {
      if (e === void 0 || e.length === 0) return ``
      let n = p(e)
      return t ? n : n.slice(2)
    }
    encodeToString(e) {
      let t = ``,
        n = 0
      if (!e) return t
      for (; n <= e.length;) {
        let r = e[n]
        ;(r && (t += String.fromCharCode(r)), n++)
      }
      return t
    }
    getCurrentIndex() {
      return this.index
    }
    resetIndex() {
      this.index = 0
    }
    getUnparsedRemainingLength() {
      return this.buffer.length - this.index
    }
    outOfRange(e) {
      return this.index + e > this.buffer.length
    }
    extractNumber(e, t, n) {
      let r = Number(e) / 8
      if (this.outOfRange(r)) return
      let i = 0n
      if (n) for (let e = 0; e < r; e++) i = (i << 8n) | BigInt(this.buffer[e + this.index])
      else for (let e = r - 1; e >= 0; e--) i = (i << 8n) | BigInt(this.buffer[e + this.index])
      if (t) {
        let t = 1n << (e - 1n)
        i & t && (i -= t << 1n)
      }
      return ((this.index += r), i)
    }
  },
  te = class {
    parser
    constructor(e) {
      this.parser = new ee(e.data)
    }
    testMinimalLength = (e) => this.parser.testMinimalLength(e)
    extract8BitUInt = () => this.parser.extract8BitUInt()
    extract16BitUInt = () => this.parser.extract16BitUInt()
    extract32BitUInt = () => this.parser.extract32BitUInt()
    extractFieldByLength = (e) => this.parser.extractFieldByLength(e)
    extractFieldLVEncoded = () => this.parser.extractFieldLVEncoded()
    extractFieldTLVEncoded = () => this.parser.extractFieldTLVEncoded()
    encodeToHexaString(e, t = !1) {
      return t ? this.parser.encodeToHexaString(e, !0) : this.parser.encodeToHexaString(e, !1)
    }
    encodeToString = (e) => this.parser.encodeToString(e)
    getUnparsedRemainingLength = () => this.parser.getUnparsedRemainingLength()
  },
  ne = class {
    _tag = `InvalidStatusWordError`
    originalError
    constructor(e) {
      this.originalError = Error(e ?? `Invalid status word.`)
    }
  },
  re = class {
    _tag = `InvalidResponseFormatError`
    originalError
    constructor(e) {
      this.originalError = Error(e ?? `Invalid response format.`)
    }
  },
  ie = ((e) => ((e.Error = `ERROR`), (e.Success = `SUCCESS`), e))(ie || {})
function ae(e) {
  return `error` in e && e.error !== void 0
}
function oe(e) {
  return ae(e) ? { status: `ERROR`, error: e.error } : { status: `SUCCESS`, data: e.data }
}
function se(e) {
  return e.status === `SUCCESS`
}
function ce({ data: e, error: t }) {
  return oe(t === void 0 ? { data: e } : { error: t })
}
function le(e) {
  return se(e)
}
var ue = class e {
    static isValidStatusCode(e) {
      return e.length === 2
    }
    static isSuccessResponse({ statusCode: t }) {
      return e.isValidStatusCode(t) ? t[0] === 144 && t[1] === 0 : !1
    }
    static isLockedDeviceResponse({ statusCode: t }) {
      return e.isValidStatusCode(t)
        ? (t[0] === 85 && t[1] === 21) || (t[0] === 105 && t[1] === 130) || (t[0] === 83 && t[1] === 3)
        : !1
    }
    static isRefusedByUser({ statusCode: t }) {
      return e.isValidStatusCode(t) ? (t[0] === 85 && t[1] === 1) || (t[0] === 105 && t[1] === 133) : !1
    }
    static isAppAlreadyInstalled({ statusCode: t }) {
      return e.isValidStatusCode(t)
        ? (t[0] === 106 && t[1] === 128) ||
            (t[0] === 106 && t[1] === 129) ||
            (t[0] === 106 && t[1] === 142) ||
            (t[0] === 106 && t[1] === 143)
        : !1
    }
    static isOutOfMemory({ statusCode: t }) {
      return e.isValidStatusCode(t)
        ? (t[0] === 106 && t[1] === 132) ||
            (t[0] === 106 && t[1] === 133) ||
            (t[0] === 81 && t[1] === 2) ||
            (t[0] === 81 && t[1] === 3)
        : !1
    }
    static isApduThatTriggersDisconnection(e) {
      let t = new Map()
      return (
        t.set(`openApp`, new Uint8Array([224, 216, 0, 0])),
        t.set(`closeApp`, new Uint8Array([176, 167, 0, 0])),
        Array.from(t.values()).some((t) => {
          for (let n = 0; n < 4; n++) if (t[n] !== e[n]) return !1
          return !0
        })
      )
    }
  },
  de = class {
    _tag
    originalError
    errorCode
    message
    constructor({ tag: e, errorCode: t, originalError: n, message: r }) {
      ;((this._tag = e),
        (this.originalError = n),
        (this.errorCode = t),
        (this.message = r ?? `An error occured during device exchange.`))
    }
  },
  fe = class {
    _tag = `UnknownDeviceExchangeError`
    originalError
    message
    constructor(e) {
      ;((this.originalError = e), (this.message = `Unexpected device exchange error happened.`))
    }
  },
  pe = (e, t) => Object.keys(t).includes(e),
  me = class extends de {
    constructor(e) {
      super({ tag: `GlobalCommandError`, ...e })
    }
  },
  he = {
    5515: { message: `Device is locked.`, tag: `DeviceLockedError` },
    5501: { message: `Action refused on device.`, tag: `ActionRefusedError` },
    5502: { message: `Pin is not set`, tag: `PinNotSetError` },
    5223: { message: `Device internal error`, tag: `DeviceInternalError` },
    '6e00': { message: `CLA not supported`, tag: `DeviceInternalError` },
    '6d00': { message: `INS not supported`, tag: `DeviceInternalError` },
  },
  ge = class {
    static handle(e) {
      let t = new te(e).encodeToHexaString(e.statusCode)
      return pe(t, he) ? new me({ ...he[t], errorCode: t }) : new fe({ message: `UnknownError`, errorCode: t })
    }
  },
  b = class {
    name = `getAppAndVersion`
    args = void 0
    getApdu() {
      return new y({ cla: 176, ins: 1, p1: 0, p2: 0 }).build()
    }
    parseResponse(e) {
      if (!ue.isSuccessResponse(e)) return ce({ error: ge.handle(e) })
      let t = new te(e)
      if (t.extract8BitUInt() !== 1) return ce({ error: new re(`getAppAndVersion: format not supported`) })
      let n = t.encodeToString(t.extractFieldLVEncoded()),
        r = t.encodeToString(t.extractFieldLVEncoded())
      return t.getUnparsedRemainingLength() === 0
        ? ce({ data: { name: n, version: r } })
        : ce({ data: { name: n, version: r, flags: t.extractFieldLVEncoded() } })
    }
  },
  _e = ((e) => (
    (e[(e.BATTERY_PERCENTAGE = 0)] = `BATTERY_PERCENTAGE`),
    (e[(e.BATTERY_VOLTAGE = 1)] = `BATTERY_VOLTAGE`),
    (e[(e.BATTERY_TEMPERATURE = 2)] = `BATTERY_TEMPERATURE`),
    (e[(e.BATTERY_CURRENT = 3)] = `BATTERY_CURRENT`),
    (e[(e.BATTERY_FLAGS = 4)] = `BATTERY_FLAGS`),
    e
  ))(_e || {}),
  ve = ((e) => ((e[(e.NONE = 0)] = `NONE`), (e[(e.USB = 1)] = `USB`), (e[(e.QI = 2)] = `QI`), e))(ve || {}),
  x = t((e, t) => {
    t.exports = {
      MAX_LENGTH: 256,
      MAX_SAFE_COMPONENT_LENGTH: 16,
      MAX_SAFE_BUILD_LENGTH: 250,
      MAX_SAFE_INTEGER: 2 ** 53 - 1 || 9007199254740991,
      RELEASE_TYPES: [`major`, `premajor`, `minor`, `preminor`, `patch`, `prepatch`, `prerelease`],
      SEMVER_SPEC_VERSION: `2.0.0`,
      FLAG_INCLUDE_PRERELEASE: 1,
      FLAG_LOOSE: 2,
    }
  }),
  ye = t((e, t) => {
    t.exports =
      typeof process == `object` && {}.NODE_DEBUG && /\bsemver\b/i.test({}.NODE_DEBUG)
        ? (...e) => console.error(`SEMVER`, ...e)
        : () => {}
  }),
  be = t((e, t) => {
    var { MAX_SAFE_COMPONENT_LENGTH: n, MAX_SAFE_BUILD_LENGTH: r, MAX_LENGTH: i } = x(),
      a = ye()
    e = t.exports = {}
    var o = (e.re = []),
      s = (e.safeRe = []),
      c = (e.src = []),
      l = (e.safeSrc = []),
      u = (e.t = {}),
      d = 0,
      f = `[a-zA-Z0-9-]`,
      p = [
        [`\\s`, 1],
        [`\\d`, i],
        [f, r],
      ],
      m = (e) => {
        for (let [t, n] of p) e = e.split(`${t}*`).join(`${t}{0,${n}}`).split(`${t}+`).join(`${t}{1,${n}}`)
        return e
      },
      h = (e, t, n) => {
        let r = m(t),
          i = d++
        ;(a(e, i, t),
          (u[e] = i),
          (c[i] = t),
          (l[i] = r),
          (o[i] = new RegExp(t, n ? `g` : void 0)),
          (s[i] = new RegExp(r, n ? `g` : void 0)))
      }
    ;(h(`NUMERICIDENTIFIER`, `0|[1-9]\\d*`),
      h(`NUMERICIDENTIFIERLOOSE`, `\\d+`),
      h(`NONNUMERICIDENTIFIER`, `\\d*[a-zA-Z-]${f}*`),
      h(`MAINVERSION`, `(${c[u.NUMERICIDENTIFIER]})\\.(${c[u.NUMERICIDENTIFIER]})\\.(${c[u.NUMERICIDENTIFIER]})`),
      h(
        `MAINVERSIONLOOSE`,
        `(${c[u.NUMERICIDENTIFIERLOOSE]})\\.(${c[u.NUMERICIDENTIFIERLOOSE]})\\.(${c[u.NUMERICIDENTIFIERLOOSE]})`,
      ),
      h(`PRERELEASEIDENTIFIER`, `(?:${c[u.NONNUMERICIDENTIFIER]}|${c[u.NUMERICIDENTIFIER]})`),
      h(`PRERELEASEIDENTIFIERLOOSE`, `(?:${c[u.NONNUMERICIDENTIFIER]}|${c[u.NUMERICIDENTIFIERLOOSE]})`),
      h(`PRERELEASE`, `(?:-(${c[u.PRERELEASEIDENTIFIER]}(?:\\.${c[u.PRERELEASEIDENTIFIER]})*))`),
      h(`PRERELEASELOOSE`, `(?:-?(${c[u.PRERELEASEIDENTIFIERLOOSE]}(?:\\.${c[u.PRERELEASEIDENTIFIERLOOSE]})*))`),
      h(`BUILDIDENTIFIER`, `${f}+`),
      h(`BUILD`, `(?:\\+(${c[u.BUILDIDENTIFIER]}(?:\\.${c[u.BUILDIDENTIFIER]})*))`),
      h(`FULLPLAIN`, `v?${c[u.MAINVERSION]}${c[u.PRERELEASE]}?${c[u.BUILD]}?`),
      h(`FULL`, `^${c[u.FULLPLAIN]}$`),
      h(`LOOSEPLAIN`, `[v=\\s]*${c[u.MAINVERSIONLOOSE]}${c[u.PRERELEASELOOSE]}?${c[u.BUILD]}?`),
      h(`LOOSE`, `^${c[u.LOOSEPLAIN]}$`),
      h(`GTLT`, `((?:<|>)?=?)`),
      h(`XRANGEIDENTIFIERLOOSE`, `${c[u.NUMERICIDENTIFIERLOOSE]}|x|X|\\*`),
      h(`XRANGEIDENTIFIER`, `${c[u.NUMERICIDENTIFIER]}|x|X|\\*`),
      h(
        `XRANGEPLAIN`,
        `[v=\\s]*(${c[u.XRANGEIDENTIFIER]})(?:\\.(${c[u.XRANGEIDENTIFIER]})(?:\\.(${c[u.XRANGEIDENTIFIER]})(?:${c[u.PRERELEASE]})?${c[u.BUILD]}?)?)?`,
      ),
      h(
        `XRANGEPLAINLOOSE`,
        `[v=\\s]*(${c[u.XRANGEIDENTIFIERLOOSE]})(?:\\.(${c[u.XRANGEIDENTIFIERLOOSE]})(?:\\.(${c[u.XRANGEIDENTIFIERLOOSE]})(?:${c[u.PRERELEASELOOSE]})?${c[u.BUILD]}?)?)?`,
      ),
      h(`XRANGE`, `^${c[u.GTLT]}\\s*${c[u.XRANGEPLAIN]}$`),
      h(`XRANGELOOSE`, `^${c[u.GTLT]}\\s*${c[u.XRANGEPLAINLOOSE]}$`),
      h(`COERCEPLAIN`, `(^|[^\\d])(\\d{1,${n}})(?:\\.(\\d{1,${n}}))?(?:\\.(\\d{1,${n}}))?`),
      h(`COERCE`, `${c[u.COERCEPLAIN]}(?:$|[^\\d])`),
      h(`COERCEFULL`, c[u.COERCEPLAIN] + `(?:${c[u.PRERELEASE]})?(?:${c[u.BUILD]})?(?:$|[^\\d])`),
      h(`COERCERTL`, c[u.COERCE], !0),
      h(`COERCERTLFULL`, c[u.COERCEFULL], !0),
      h(`LONETILDE`, `(?:~>?)`),
      h(`TILDETRIM`, `(\\s*)${c[u.LONETILDE]}\\s+`, !0),
      (e.tildeTrimReplace = `$1~`),
      h(`TILDE`, `^${c[u.LONETILDE]}${c[u.XRANGEPLAIN]}$`),
      h(`TILDELOOSE`, `^${c[u.LONETILDE]}${c[u.XRANGEPLAINLOOSE]}$`),
      h(`LONECARET`, `(?:\\^)`),
      h(`CARETTRIM`, `(\\s*)${c[u.LONECARET]}\\s+`, !0),
      (e.caretTrimReplace = `$1^`),
      h(`CARET`, `^${c[u.LONECARET]}${c[u.XRANGEPLAIN]}$`),
      h(`CARETLOOSE`, `^${c[u.LONECARET]}${c[u.XRANGEPLAINLOOSE]}$`),
      h(`COMPARATORLOOSE`, `^${c[u.GTLT]}\\s*(${c[u.LOOSEPLAIN]})$|^$`),
      h(`COMPARATOR`, `^${c[u.GTLT]}\\s*(${c[u.FULLPLAIN]})$|^$`),
      h(`COMPARATORTRIM`, `(\\s*)${c[u.GTLT]}\\s*(${c[u.LOOSEPLAIN]}|${c[u.XRANGEPLAIN]})`, !0),
      (e.comparatorTrimReplace = `$1$2$3`),
      h(`HYPHENRANGE`, `^\\s*(${c[u.XRANGEPLAIN]})\\s+-\\s+(${c[u.XRANGEPLAIN]})\\s*$`),
      h(`HYPHENRANGELOOSE`, `^\\s*(${c[u.XRANGEPLAINLOOSE]})\\s+-\\s+(${c[u.XRANGEPLAINLOOSE]})\\s*$`),
      h(`STAR`, `(<|>)?=?\\s*\\*`),
      h(`GTE0`, `^\\s*>=\\s*0\\.0\\.0\\s*$`),
      h(`GTE0PRE`, `^\\s*>=\\s*0\\.0\\.0-0\\s*$`))
  }),
  xe = t((e, t) => {
    var n = Object.freeze({ loose: !0 }),
      r = Object.freeze({})
    t.exports = (e) => (e ? (typeof e == `object` ? e : n) : r)
  }),
  Se = t((e, t) => {
    var n = /^[0-9]+$/,
      r = (e, t) => {
        let r = n.test(e),
          i = n.test(t)
        return (r && i && ((e = +e), (t = +t)), e === t ? 0 : r && !i ? -1 : i && !r ? 1 : e < t ? -1 : 1)
      }
    t.exports = { compareIdentifiers: r, rcompareIdentifiers: (e, t) => r(t, e) }
  }),
  S = t((e, t) => {
    var n = ye(),
      { MAX_LENGTH: r, MAX_SAFE_INTEGER: i } = x(),
      { safeRe: a, t: o } = be(),
      s = xe(),
      { compareIdentifiers: c } = Se()
    t.exports = class e {
      constructor(t, c) {
        if (((c = s(c)), t instanceof e)) {
          if (t.loose === !!c.loose && t.includePrerelease === !!c.includePrerelease) return t
          t = t.version
        } else if (typeof t != `string`) throw TypeError(`Invalid version. Must be a string. Got type "${typeof t}".`)
        if (t.length > r) throw TypeError(`version is longer than ${r} characters`)
        ;(n(`SemVer`, t, c),
          (this.options = c),
          (this.loose = !!c.loose),
          (this.includePrerelease = !!c.includePrerelease))
        let l = t.trim().match(c.loose ? a[o.LOOSE] : a[o.FULL])
        if (!l) throw TypeError(`Invalid Version: ${t}`)
        if (
          ((this.raw = t),
          (this.major = +l[1]),
          (this.minor = +l[2]),
          (this.patch = +l[3]),
          this.major > i || this.major < 0)
        )
          throw TypeError(`Invalid major version`)
        if (this.minor > i || this.minor < 0) throw TypeError(`Invalid minor version`)
        if (this.patch > i || this.patch < 0) throw TypeError(`Invalid patch version`)
        ;((this.prerelease = l[4]
          ? l[4].split(`.`).map((e) => {
              if (/^[0-9]+$/.test(e)) {
                let t = +e
                if (t >= 0 && t < i) return t
              }
              return e
            })
          : []),
          (this.build = l[5] ? l[5].split(`.`) : []),
          this.format())
      }
      format() {
        return (
          (this.version = `${this.major}.${this.minor}.${this.patch}`),
          this.prerelease.length && (this.version += `-${this.prerelease.join(`.`)}`),
          this.version
        )
      }
      toString() {
        return this.version
      }
      compare(t) {
        if ((n(`SemVer.compare`, this.version, this.options, t), !(t instanceof e))) {
          if (typeof t == `string` && t === this.version) return 0
          t = new e(t, this.options)
        }
        return t.version === this.version ? 0 : this.compareMain(t) || this.comparePre(t)
      }
      compareMain(t) {
        return (
          t instanceof e || (t = new e(t, this.options)),
          c(this.major, t.major) || c(this.minor, t.minor) || c(this.patch, t.patch)
        )
      }
      comparePre(t) {
        if ((t instanceof e || (t = new e(t, this.options)), this.prerelease.length && !t.prerelease.length)) return -1
        if (!this.prerelease.length && t.prerelease.length) return 1
        if (!this.prerelease.length && !t.prerelease.length) return 0
        let r = 0
        do {
          let e = this.prerelease[r],
            i = t.prerelease[r]
          if ((n(`prerelease compare`, r, e, i), e === void 0 && i === void 0)) return 0
          if (i === void 0) return 1
          if (e === void 0) return -1
          if (e !== i) return c(e, i)
        } while (++r)
      }
      compareBuild(t) {
        t instanceof e || (t = new e(t, this.options))
        let r = 0
        do {
          let e = this.build[r],
            i = t.build[r]
          if ((n(`build compare`, r, e, i), e === void 0 && i === void 0)) return 0
          if (i === void 0) return 1
          if (e === void 0) return -1
          if (e !== i) return c(e, i)
        } while (++r)
      }
      inc(e, t, n) {
        if (e.startsWith(`pre`)) {
          if (!t && n === !1) throw Error(`invalid increment argument: identifier is empty`)
          if (t) {
            let e = `-${t}`.match(this.options.loose ? a[o.PRERELEASELOOSE] : a[o.PRERELEASE])
            if (!e || e[1] !== t) throw Error(`invalid identifier: ${t}`)
          }
        }
        switch (e) {
          case `premajor`:
            ;((this.prerelease.length = 0), (this.patch = 0), (this.minor = 0), this.major++, this.inc(`pre`, t, n))
            break
          case `preminor`:
            ;((this.prerelease.length = 0), (this.patch = 0), this.minor++, this.inc(`pre`, t, n))
            break
          case `prepatch`:
            ;((this.prerelease.length = 0), this.inc(`patch`, t, n), this.inc(`pre`, t, n))
            break
          case `prerelease`:
            ;(this.prerelease.length === 0 && this.inc(`patch`, t, n), this.inc(`pre`, t, n))
            break
          case `release`:
            if (this.prerelease.length === 0) throw Error(`version ${this.raw} is not a prerelease`)
            this.prerelease.length = 0
            break
          case `major`:
            ;((this.minor !== 0 || this.patch !== 0 || this.prerelease.length === 0) && this.major++,
              (this.minor = 0),
              (this.patch = 0),
              (this.prerelease = []))
            break
          case `minor`:
            ;((this.patch !== 0 || this.prerelease.length === 0) && this.minor++,
              (this.patch = 0),
              (this.prerelease = []))
            break
          case `patch`:
            ;(this.prerelease.length === 0 && this.patch++, (this.prerelease = []))
            break
          case `pre`: {
            let e = +!!Number(n)
            if (this.prerelease.length === 0) this.prerelease = [e]
            else {
              let r = this.prerelease.length
              for (; --r >= 0;) typeof this.prerelease[r] == `number` && (this.prerelease[r]++, (r = -2))
              if (r === -1) {
                if (t === this.prerelease.join(`.`) && n === !1)
                  throw Error(`invalid increment argument: identifier already exists`)
                this.prerelease.push(e)
              }
            }
            if (t) {
              let r = [t, e]
              ;(n === !1 && (r = [t]),
                c(this.prerelease[0], t) === 0
                  ? isNaN(this.prerelease[1]) && (this.prerelease = r)
                  : (this.prerelease = r))
            }
            break
          }
          default:
            throw Error(`invalid increment argument: ${e}`)
        }
        return ((this.raw = this.format()), this.build.length && (this.raw += `+${this.build.join(`.`)}`), this)
      }
    }
  }),
  Ce = t((e, t) => {
    var n = S()
    t.exports = (e, t, r = !1) => {
      if (e instanceof n) return e
      try {
        return new n(e, t)
      } catch (e) {
        if (!r) return null
        throw e
      }
    }
  }),
  we = t((e, t) => {
    var n = Ce()
    t.exports = (e, t) => {
      let r = n(e, t)
      return r ? r.version : null
    }
  }),
  Te = t((e, t) => {
    var n = Ce()
    t.exports = (e, t) => {
      let r = n(e.trim().replace(/^[=v]+/, ``), t)
      return r ? r.version : null
    }
  }),
  Ee = t((e, t) => {
    var n = S()
    t.exports = (e, t, r, i, a) => {
      typeof r == `string` && ((a = i), (i = r), (r = void 0))
      try {
        return new n(e instanceof n ? e.version : e, r).inc(t, i, a).version
      } catch {
        return null
      }
    }
  }),
  De = t((e, t) => {
    var n = Ce()
    t.exports = (e, t) => {
      let r = n(e, null, !0),
        i = n(t, null, !0),
        a = r.compare(i)
      if (a === 0) return null
      let o = a > 0,
        s = o ? r : i,
        c = o ? i : r,
        l = !!s.prerelease.length
      if (c.prerelease.length && !l) {
        if (!c.patch && !c.minor) return `major`
        if (c.compareMain(s) === 0) return c.minor && !c.patch ? `minor` : `patch`
      }
      let u = l ? `pre` : ``
      return r.major === i.major
        ? r.minor === i.minor
          ? r.patch === i.patch
            ? `prerelease`
            : u + `patch`
          : u + `minor`
        : u + `major`
    }
  }),
  Oe = t((e, t) => {
    var n = S()
    t.exports = (e, t) => new n(e, t).major
  }),
  ke = t((e, t) => {
    var n = S()
    t.exports = (e, t) => new n(e, t).minor
  }),
  Ae = t((e, t) => {
    var n = S()
    t.exports = (e, t) => new n(e, t).patch
  }),
  je = t((e, t) => {
    var n = Ce()
    t.exports = (e, t) => {
      let r = n(e, t)
      return r && r.prerelease.length ? r.prerelease : null
    }
  }),
  C = t((e, t) => {
    var n = S()
    t.exports = (e, t, r) => new n(e, r).compare(new n(t, r))
  }),
  Me = t((e, t) => {
    var n = C()
    t.exports = (e, t, r) => n(t, e, r)
  }),
  Ne = t((e, t) => {
    var n = C()
    t.exports = (e, t) => n(e, t, !0)
  }),
  Pe = t((e, t) => {
    var n = S()
    t.exports = (e, t, r) => {
      let i = new n(e, r),
        a = new n(t, r)
      return i.compare(a) || i.compareBuild(a)
    }
  }),
  Fe = t((e, t) => {
    var n = Pe()
    t.exports = (e, t) => e.sort((e, r) => n(e, r, t))
  }),
  Ie = t((e, t) => {
    var n = Pe()
    t.exports = (e, t) => e.sort((e, r) => n(r, e, t))
  }),
  Le = t((e, t) => {
    var n = C()
    t.exports = (e, t, r) => n(e, t, r) > 0
  }),
  Re = t((e, t) => {
    var n = C()
    t.exports = (e, t, r) => n(e, t, r) < 0
  }),
  ze = t((e, t) => {
    var n = C()
    t.exports = (e, t, r) => n(e, t, r) === 0
  }),
  Be = t((e, t) => {
    var n = C()
    t.exports = (e, t, r) => n(e, t, r) !== 0
  }),
  Ve = t((e, t) => {
    var n = C()
    t.exports = (e, t, r) => n(e, t, r) >= 0
  }),
  He = t((e, t) => {
    var n = C()
    t.exports = (e, t, r) => n(e, t, r) <= 0
  }),
  Ue = t((e, t) => {
    var n = ze(),
      r = Be(),
      i = Le(),
      a = Ve(),
      o = Re(),
      s = He()
    t.exports = (e, t, c, l) => {
      switch (t) {
        case `===`:
          return (typeof e == `object` && (e = e.version), typeof c == `object` && (c = c.version), e === c)
        case `!==`:
          return (typeof e == `object` && (e = e.version), typeof c == `object` && (c = c.version), e !== c)
        case ``:
        case `=`:
        case `==`:
          return n(e, c, l)
        case `!=`:
          return r(e, c, l)
        case `>`:
          return i(e, c, l)
        case `>=`:
          return a(e, c, l)
        case `<`:
          return o(e, c, l)
        case `<=`:
          return s(e, c, l)
        default:
          throw TypeError(`Invalid operator: ${t}`)
      }
    }
  }),
  We = t((e, t) => {
    var n = S(),
      r = Ce(),
      { safeRe: i, t: a } = be()
    t.exports = (e, t) => {
      if (e instanceof n) return e
      if ((typeof e == `number` && (e = String(e)), typeof e != `string`)) return null
      t ||= {}
      let o = null
      if (!t.rtl) o = e.match(t.includePrerelease ? i[a.COERCEFULL] : i[a.COERCE])
      else {
        let n = t.includePrerelease ? i[a.COERCERTLFULL] : i[a.COERCERTL],
          r
        for (; (r = n.exec(e)) && (!o || o.index + o[0].length !== e.length);)
          ((o && r.index + r[0].length === o.index + o[0].length) || (o = r),
            (n.lastIndex = r.index + r[1].length + r[2].length))
        n.lastIndex = -1
      }
      if (o === null) return null
      let s = o[2]
      return r(
        `${s}.${o[3] || `0`}.${o[4] || `0`}${t.includePrerelease && o[5] ? `-${o[5]}` : ``}${t.includePrerelease && o[6] ? `+${o[6]}` : ``}`,
        t,
      )
    }
  }),
  Ge = t((e, t) => {
    t.exports = class {
      constructor() {
        ;((this.max = 1e3), (this.map = new Map()))
      }
      get(e) {
        let t = this.map.get(e)
        if (t !== void 0) return (this.map.delete(e), this.map.set(e, t), t)
      }
      delete(e) {
        return this.map.delete(e)
      }
      set(e, t) {
        if (!this.delete(e) && t !== void 0) {
          if (this.map.size >= this.max) {
            let e = this.map.keys().next().value
            this.delete(e)
          }
          this.map.set(e, t)
        }
        return this
      }
    }
  }),
  Ke = t((e, t) => {
    var n = /\s+/g
    t.exports = class e {
      constructor(t, r) {
        if (((r = i(r)), t instanceof e))
          return t.loose === !!r.loose && t.includePrerelease === !!r.includePrerelease ? t : new e(t.raw, r)
        if (t instanceof a) return ((this.raw = t.value), (this.set = [[t]]), (this.formatted = void 0), this)
        if (
          ((this.options = r),
          (this.loose = !!r.loose),
          (this.includePrerelease = !!r.includePrerelease),
          (this.raw = t.trim().replace(n, ` `)),
          (this.set = this.raw
            .split(`||`)
            .map((e) => this.parseRange(e.trim()))
            .filter((e) => e.length)),
          !this.set.length)
        )
          throw TypeError(`Invalid SemVer Range: ${this.raw}`)
        if (this.set.length > 1) {
          let e = this.set[0]
          if (((this.set = this.set.filter((e) => !h(e[0]))), this.set.length === 0)) this.set = [e]
          else if (this.set.length > 1) {
            for (let e of this.set)
              if (e.length === 1 && g(e[0])) {
                this.set = [e]
                break
              }
          }
        }
        this.formatted = void 0
      }
      get range() {
        if (this.formatted === void 0) {
          this.formatted = ``
          for (let e = 0; e < this.set.length; e++) {
            e > 0 && (this.formatted += `||`)
            let t = this.set[e]
            for (let e = 0; e < t.length; e++)
              (e > 0 && (this.formatted += ` `), (this.formatted += t[e].toString().trim()))
          }
        }
        return this.formatted
      }
      format() {
        return this.range
      }
      toString() {
        return this.range
      }
      parseRange(e) {
        let t = ((this.options.includePrerelease && p) | (this.options.loose && m)) + `:` + e,
          n = r.get(t)
        if (n) return n
        let i = this.options.loose,
          s = i ? c[l.HYPHENRANGELOOSE] : c[l.HYPHENRANGE]
        ;((e = e.replace(s, ce(this.options.includePrerelease))),
          o(`hyphen replace`, e),
          (e = e.replace(c[l.COMPARATORTRIM], u)),
          o(`comparator trim`, e),
          (e = e.replace(c[l.TILDETRIM], d)),
          o(`tilde trim`, e),
          (e = e.replace(c[l.CARETTRIM], f)),
          o(`caret trim`, e))
        let g = e
          .split(` `)
          .map((e) => v(e, this.options))
          .join(` `)
          .split(/\s+/)
          .map((e) => se(e, this.options))
        ;(i && (g = g.filter((e) => (o(`loose invalid filter`, e, this.options), !!e.match(c[l.COMPARATORLOOSE])))),
          o(`range list`, g))
        let _ = new Map(),
          y = g.map((e) => new a(e, this.options))
        for (let e of y) {
          if (h(e)) return [e]
          _.set(e.value, e)
        }
        _.size > 1 && _.has(``) && _.delete(``)
        let ee = [..._.values()]
        return (r.set(t, ee), ee)
      }
      intersects(t, n) {
        if (!(t instanceof e)) throw TypeError(`a Range is required`)
        return this.set.some(
          (e) => _(e, n) && t.set.some((t) => _(t, n) && e.every((e) => t.every((t) => e.intersects(t, n)))),
        )
      }
      test(e) {
        if (!e) return !1
        if (typeof e == `string`)
          try {
            e = new s(e, this.options)
          } catch {
            return !1
          }
        for (let t = 0; t < this.set.length; t++) if (le(this.set[t], e, this.options)) return !0
        return !1
      }
    }
    var r = new (Ge())(),
      i = xe(),
      a = qe(),
      o = ye(),
      s = S(),
      { safeRe: c, t: l, comparatorTrimReplace: u, tildeTrimReplace: d, caretTrimReplace: f } = be(),
      { FLAG_INCLUDE_PRERELEASE: p, FLAG_LOOSE: m } = x(),
      h = (e) => e.value === `<0.0.0-0`,
      g = (e) => e.value === ``,
      _ = (e, t) => {
        let n = !0,
          r = e.slice(),
          i = r.pop()
        for (; n && r.length;) ((n = r.every((e) => i.intersects(e, t))), (i = r.pop()))
        return n
      },
      v = (e, t) => (
        o(`comp`, e, t),
        (e = ne(e, t)),
        o(`caret`, e),
        (e = ee(e, t)),
        o(`tildes`, e),
        (e = ie(e, t)),
        o(`xrange`, e),
        (e = oe(e, t)),
        o(`stars`, e),
        e
      ),
      y = (e) => !e || e.toLowerCase() === `x` || e === `*`,
      ee = (e, t) =>
        e
          .trim()
          .split(/\s+/)
          .map((e) => te(e, t))
          .join(` `),
      te = (e, t) => {
        let n = t.loose ? c[l.TILDELOOSE] : c[l.TILDE]
        return e.replace(n, (t, n, r, i, a) => {
          o(`tilde`, e, t, n, r, i, a)
          let s
          return (
            y(n)
              ? (s = ``)
              : y(r)
                ? (s = `>=${n}.0.0 <${+n + 1}.0.0-0`)
                : y(i)
                  ? (s = `>=${n}.${r}.0 <${n}.${+r + 1}.0-0`)
                  : a
                    ? (o(`replaceTilde pr`, a), (s = `>=${n}.${r}.${i}-${a} <${n}.${+r + 1}.0-0`))
                    : (s = `>=${n}.${r}.${i} <${n}.${+r + 1}.0-0`),
            o(`tilde return`, s),
            s
          )
        })
      },
      ne = (e, t) =>
        e
          .trim()
          .split(/\s+/)
          .map((e) => re(e, t))
          .join(` `),
      re = (e, t) => {
        o(`caret`, e, t)
        let n = t.loose ? c[l.CARETLOOSE] : c[l.CARET],
          r = t.includePrerelease ? `-0` : ``
        return e.replace(n, (t, n, i, a, s) => {
          o(`caret`, e, t, n, i, a, s)
          let c
          return (
            y(n)
              ? (c = ``)
              : y(i)
                ? (c = `>=${n}.0.0${r} <${+n + 1}.0.0-0`)
                : y(a)
                  ? (c = n === `0` ? `>=${n}.${i}.0${r} <${n}.${+i + 1}.0-0` : `>=${n}.${i}.0${r} <${+n + 1}.0.0-0`)
                  : s
                    ? (o(`replaceCaret pr`, s),
                      (c =
                        n === `0`
                          ? i === `0`
                            ? `>=${n}.${i}.${a}-${s} <${n}.${i}.${+a + 1}-0`
                            : `>=${n}.${i}.${a}-${s} <${n}.${+i + 1}.0-0`
                          : `>=${n}.${i}.${a}-${s} <${+n + 1}.0.0-0`))
                    : (o(`no pr`),
                      (c =
                        n === `0`
                          ? i === `0`
                            ? `>=${n}.${i}.${a}${r} <${n}.${i}.${+a + 1}-0`
                            : `>=${n}.${i}.${a}${r} <${n}.${+i + 1}.0-0`
                          : `>=${n}.${i}.${a} <${+n + 1}.0.0-0`)),
            o(`caret return`, c),
            c
          )
        })
      },
      ie = (e, t) => (
        o(`replaceXRanges`, e, t),
        e
          .split(/\s+/)
          .map((e) => ae(e, t))
          .join(` `)
      ),
      ae = (e, t) => {
        e = e.trim()
        let n = t.loose ? c[l.XRANGELOOSE] : c[l.XRANGE]
        return e.replace(n, (n, r, i, a, s, c) => {
          o(`xRange`, e, n, r, i, a, s, c)
          let l = y(i),
            u = l || y(a),
            d = u || y(s),
            f = d
          return (
            r === `=` && f && (r = ``),
            (c = t.includePrerelease ? `-0` : ``),
            l
              ? (n = r === `>` || r === `<` ? `<0.0.0-0` : `*`)
              : r && f
                ? (u && (a = 0),
                  (s = 0),
                  r === `>`
                    ? ((r = `>=`), u ? ((i = +i + 1), (a = 0), (s = 0)) : ((a = +a + 1), (s = 0)))
                    : r === `<=` && ((r = `<`), u ? (i = +i + 1) : (a = +a + 1)),
                  r === `<` && (c = `-0`),
                  (n = `${r + i}.${a}.${s}${c}`))
                : u
                  ? (n = `>=${i}.0.0${c} <${+i + 1}.0.0-0`)
                  : d && (n = `>=${i}.${a}.0${c} <${i}.${+a + 1}.0-0`),
            o(`xRange return`, n),
            n
          )
        })
      },
      oe = (e, t) => (o(`replaceStars`, e, t), e.trim().replace(c[l.STAR], ``)),
      se = (e, t) => (o(`replaceGTE0`, e, t), e.trim().replace(c[t.includePrerelease ? l.GTE0PRE : l.GTE0], ``)),
      ce = (e) => (t, n, r, i, a, o, s, c, l, u, d, f) => (
        (n = y(r)
          ? ``
          : y(i)
            ? `>=${r}.0.0${e ? `-0` : ``}`
            : y(a)
              ? `>=${r}.${i}.0${e ? `-0` : ``}`
              : o
                ? `>=${n}`
                : `>=${n}${e ? `-0` : ``}`),
        (c = y(l)
          ? ``
          : y(u)
            ? `<${+l + 1}.0.0-0`
            : y(d)
              ? `<${l}.${+u + 1}.0-0`
              : f
                ? `<=${l}.${u}.${d}-${f}`
                : e
                  ? `<${l}.${u}.${+d + 1}-0`
                  : `<=${c}`),
        `${n} ${c}`.trim()
      ),
      le = (e, t, n) => {
        for (let n = 0; n < e.length; n++) if (!e[n].test(t)) return !1
        if (t.prerelease.length && !n.includePrerelease) {
          for (let n = 0; n < e.length; n++)
            if ((o(e[n].semver), e[n].semver !== a.ANY && e[n].semver.prerelease.length > 0)) {
              let r = e[n].semver
              if (r.major === t.major && r.minor === t.minor && r.patch === t.patch) return !0
            }
          return !1
        }
        return !0
      }
  }),
  qe = t((e, t) => {
    var n = Symbol(`SemVer ANY`)
    t.exports = class e {
      static get ANY() {
        return n
      }
      constructor(t, i) {
        if (((i = r(i)), t instanceof e)) {
          if (t.loose === !!i.loose) return t
          t = t.value
        }
        ;((t = t.trim().split(/\s+/).join(` `)),
          s(`comparator`, t, i),
          (this.options = i),
          (this.loose = !!i.loose),
          this.parse(t),
          (this.value = this.semver === n ? `` : this.operator + this.semver.version),
          s(`comp`, this))
      }
      parse(e) {
        let t = this.options.loose ? i[a.COMPARATORLOOSE] : i[a.COMPARATOR],
          r = e.match(t)
        if (!r) throw TypeError(`Invalid comparator: ${e}`)
        ;((this.operator = r[1] === void 0 ? `` : r[1]),
          this.operator === `=` && (this.operator = ``),
          (this.semver = r[2] ? new c(r[2], this.options.loose) : n))
      }
      toString() {
        return this.value
      }
      test(e) {
        if ((s(`Comparator.test`, e, this.options.loose), this.semver === n || e === n)) return !0
        if (typeof e == `string`)
          try {
            e = new c(e, this.options)
          } catch {
            return !1
          }
        return o(e, this.operator, this.semver, this.options)
      }
      intersects(t, n) {
        if (!(t instanceof e)) throw TypeError(`a Comparator is required`)
        return this.operator === ``
          ? this.value === `` || new l(t.value, n).test(this.value)
          : t.operator === ``
            ? t.value === `` || new l(this.value, n).test(t.semver)
            : ((n = r(n)),
              (n.includePrerelease && (this.value === `<0.0.0-0` || t.value === `<0.0.0-0`)) ||
              (!n.includePrerelease && (this.value.startsWith(`<0.0.0`) || t.value.startsWith(`<0.0.0`)))
                ? !1
                : !!(
                    (this.operator.startsWith(`>`) && t.operator.startsWith(`>`)) ||
                    (this.operator.startsWith(`<`) && t.operator.startsWith(`<`)) ||
                    (this.semver.version === t.semver.version &&
                      this.operator.includes(`=`) &&
                      t.operator.includes(`=`)) ||
                    (o(this.semver, `<`, t.semver, n) && this.operator.startsWith(`>`) && t.operator.startsWith(`<`)) ||
                    (o(this.semver, `>`, t.semver, n) && this.operator.startsWith(`<`) && t.operator.startsWith(`>`))
                  ))
      }
    }
    var r = xe(),
      { safeRe: i, t: a } = be(),
      o = Ue(),
      s = ye(),
      c = S(),
      l = Ke()
  }),
  Je = t((e, t) => {
    var n = Ke()
    t.exports = (e, t, r) => {
      try {
        t = new n(t, r)
      } catch {
        return !1
      }
      return t.test(e)
    }
  }),
  Ye = t((e, t) => {
    var n = Ke()
    t.exports = (e, t) =>
      new n(e, t).set.map((e) =>
        e
          .map((e) => e.value)
          .join(` `)
          .trim()
          .split(` `),
      )
  }),
  Xe = t((e, t) => {
    var n = S(),
      r = Ke()
    t.exports = (e, t, i) => {
      let a = null,
        o = null,
        s = null
      try {
        s = new r(t, i)
      } catch {
        return null
      }
      return (
        e.forEach((e) => {
          s.test(e) && ((a && o.compare(e) !== -1) || ((a = e), (o = new n(a, i))))
        }),
        a
      )
    }
  }),
  Ze = t((e, t) => {
    var n = S(),
      r = Ke()
    t.exports = (e, t, i) => {
      let a = null,
        o = null,
        s = null
      try {
        s = new r(t, i)
      } catch {
        return null
      }
      return (
        e.forEach((e) => {
          s.test(e) && ((a && o.compare(e) !== 1) || ((a = e), (o = new n(a, i))))
        }),
        a
      )
    }
  }),
  Qe = t((e, t) => {
    var n = S(),
      r = Ke(),
      i = Le()
    t.exports = (e, t) => {
      e = new r(e, t)
      let a = new n(`0.0.0`)
      if (e.test(a) || ((a = new n(`0.0.0-0`)), e.test(a))) return a
      a = null
      for (let t = 0; t < e.set.length; ++t) {
        let r = e.set[t],
          o = null
        ;(r.forEach((e) => {
          let t = new n(e.semver.version)
          switch (e.operator) {
            case `>`:
              ;(t.prerelease.length === 0 ? t.patch++ : t.prerelease.push(0), (t.raw = t.format()))
            case ``:
            case `>=`:
              ;(!o || i(t, o)) && (o = t)
              break
            case `<`:
            case `<=`:
              break
            default:
              throw Error(`Unexpected operation: ${e.operator}`)
          }
        }),
          o && (!a || i(a, o)) && (a = o))
      }
      return a && e.test(a) ? a : null
    }
  }),
  $e = t((e, t) => {
    var n = Ke()
    t.exports = (e, t) => {
      try {
        return new n(e, t).range || `*`
      } catch {
        return null
      }
    }
  }),
  et = t((e, t) => {
    var n = S(),
      r = qe(),
      { ANY: i } = r,
      a = Ke(),
      o = Je(),
      s = Le(),
      c = Re(),
      l = He(),
      u = Ve()
    t.exports = (e, t, d, f) => {
      ;((e = new n(e, f)), (t = new a(t, f)))
      let p, m, h, g, _
      switch (d) {
        case `>`:
          ;((p = s), (m = l), (h = c), (g = `>`), (_ = `>=`))
          break
        case `<`:
          ;((p = c), (m = u), (h = s), (g = `<`), (_ = `<=`))
          break
        default:
          throw TypeError(`Must provide a hilo val of "<" or ">"`)
      }
      if (o(e, t, f)) return !1
      for (let n = 0; n < t.set.length; ++n) {
        let a = t.set[n],
          o = null,
          s = null
        if (
          (a.forEach((e) => {
            ;(e.semver === i && (e = new r(`>=0.0.0`)),
              (o ||= e),
              (s ||= e),
              p(e.semver, o.semver, f) ? (o = e) : h(e.semver, s.semver, f) && (s = e))
          }),
          o.operator === g ||
            o.operator === _ ||
            ((!s.operator || s.operator === g) && m(e, s.semver)) ||
            (s.operator === _ && h(e, s.semver)))
        )
          return !1
      }
      return !0
    }
  }),
  tt = t((e, t) => {
    var n = et()
    t.exports = (e, t, r) => n(e, t, `>`, r)
  }),
  nt = t((e, t) => {
    var n = et()
    t.exports = (e, t, r) => n(e, t, `<`, r)
  }),
  rt = t((e, t) => {
    var n = Ke()
    t.exports = (e, t, r) => ((e = new n(e, r)), (t = new n(t, r)), e.intersects(t, r))
  }),
  it = t((e, t) => {
    var n = Je(),
      r = C()
    t.exports = (e, t, i) => {
      let a = [],
        o = null,
        s = null,
        c = e.sort((e, t) => r(e, t, i))
      for (let e of c) n(e, t, i) ? ((s = e), (o ||= e)) : (s && a.push([o, s]), (s = null), (o = null))
      o && a.push([o, null])
      let l = []
      for (let [e, t] of a)
        e === t
          ? l.push(e)
          : !t && e === c[0]
            ? l.push(`*`)
            : t
              ? e === c[0]
                ? l.push(`<=${t}`)
                : l.push(`${e} - ${t}`)
              : l.push(`>=${e}`)
      let u = l.join(` || `),
        d = typeof t.raw == `string` ? t.raw : String(t)
      return u.length < d.length ? u : t
    }
  }),
  at = t((e, t) => {
    var n = Ke(),
      r = qe(),
      { ANY: i } = r,
      a = Je(),
      o = C(),
      s = (e, t, r = {}) => {
        if (e === t) return !0
        ;((e = new n(e, r)), (t = new n(t, r)))
        let i = !1
        OUTER: for (let n of e.set) {
          for (let e of t.set) {
            let t = u(n, e, r)
            if (((i ||= t !== null), t)) continue OUTER
          }
          if (i) return !1
        }
        return !0
      },
      c = [new r(`>=0.0.0-0`)],
      l = [new r(`>=0.0.0`)],
      u = (e, t, n) => {
        if (e === t) return !0
        if (e.length === 1 && e[0].semver === i) {
          if (t.length === 1 && t[0].semver === i) return !0
          e = n.includePrerelease ? c : l
        }
        if (t.length === 1 && t[0].semver === i) {
          if (n.includePrerelease) return !0
          t = l
        }
        let r = new Set(),
          s,
          u
        for (let t of e)
          t.operator === `>` || t.operator === `>=`
            ? (s = d(s, t, n))
            : t.operator === `<` || t.operator === `<=`
              ? (u = f(u, t, n))
              : r.add(t.semver)
        if (r.size > 1) return null
        let p
        if (
          s &&
          u &&
          ((p = o(s.semver, u.semver, n)), p > 0 || (p === 0 && (s.operator !== `>=` || u.operator !== `<=`)))
        )
          return null
        for (let e of r) {
          if ((s && !a(e, String(s), n)) || (u && !a(e, String(u), n))) return null
          for (let r of t) if (!a(e, String(r), n)) return !1
          return !0
        }
        let m,
          h,
          g,
          _,
          v = u && !n.includePrerelease && u.semver.prerelease.length ? u.semver : !1,
          y = s && !n.includePrerelease && s.semver.prerelease.length ? s.semver : !1
        v && v.prerelease.length === 1 && u.operator === `<` && v.prerelease[0] === 0 && (v = !1)
        for (let e of t) {
          if (
            ((_ = _ || e.operator === `>` || e.operator === `>=`),
            (g = g || e.operator === `<` || e.operator === `<=`),
            s)
          ) {
            if (
              (y &&
                e.semver.prerelease &&
                e.semver.prerelease.length &&
                e.semver.major === y.major &&
                e.semver.minor === y.minor &&
                e.semver.patch === y.patch &&
                (y = !1),
              e.operator === `>` || e.operator === `>=`)
            ) {
              if (((m = d(s, e, n)), m === e && m !== s)) return !1
            } else if (s.operator === `>=` && !a(s.semver, String(e), n)) return !1
          }
          if (u) {
            if (
              (v &&
                e.semver.prerelease &&
                e.semver.prerelease.length &&
                e.semver.major === v.major &&
                e.semver.minor === v.minor &&
                e.semver.patch === v.patch &&
                (v = !1),
              e.operator === `<` || e.operator === `<=`)
            ) {
              if (((h = f(u, e, n)), h === e && h !== u)) return !1
            } else if (u.operator === `<=` && !a(u.semver, String(e), n)) return !1
          }
          if (!e.operator && (u || s) && p !== 0) return !1
        }
        return !((s && g && !u && p !== 0) || (u && _ && !s && p !== 0) || y || v)
      },
      d = (e, t, n) => {
        if (!e) return t
        let r = o(e.semver, t.semver, n)
        return r > 0 ? e : r < 0 || (t.operator === `>` && e.operator === `>=`) ? t : e
      },
      f = (e, t, n) => {
        if (!e) return t
        let r = o(e.semver, t.semver, n)
        return r < 0 ? e : r > 0 || (t.operator === `<` && e.operator === `<=`) ? t : e
      }
    t.exports = s
  }),
  w = e(
    t((e, t) => {
      var n = be(),
        r = x(),
        i = S(),
        a = Se()
      t.exports = {
        parse: Ce(),
        valid: we(),
        clean: Te(),
        inc: Ee(),
        diff: De(),
        major: Oe(),
        minor: ke(),
        patch: Ae(),
        prerelease: je(),
        compare: C(),
        rcompare: Me(),
        compareLoose: Ne(),
        compareBuild: Pe(),
        sort: Fe(),
        rsort: Ie(),
        gt: Le(),
        lt: Re(),
        eq: ze(),
        neq: Be(),
        gte: Ve(),
        lte: He(),
        cmp: Ue(),
        coerce: We(),
        Comparator: qe(),
        Range: Ke(),
        satisfies: Je(),
        toComparators: Ye(),
        maxSatisfying: Xe(),
        minSatisfying: Ze(),
        minVersion: Qe(),
        validRange: $e(),
        outside: et(),
        gtr: tt(),
        ltr: nt(),
        intersects: rt(),
        simplifyRange: it(),
        subset: at(),
        SemVer: i,
        re: n.re,
        src: n.src,
        tokens: n.t,
        SEMVER_SPEC_VERSION: r.SEMVER_SPEC_VERSION,
        RELEASE_TYPES: r.RELEASE_TYPES,
        compareIdentifiers: a.compareIdentifiers,
        rcompareIdentifiers: a.rcompareIdentifiers,
      }
    })(),
  ),
  T = ((e) => (
    (e.NANO_S = `nanoS`),
    (e.NANO_SP = `nanoSP`),
    (e.NANO_X = `nanoX`),
    (e.STAX = `stax`),
    (e.FLEX = `flex`),
    (e.APEX = `apexp`),
    e
  ))(T || {}),
  ot = class {
    id
    model
    name
    constructor({ id: e, model: t, name: n }) {
      ;((this.id = e), (this.model = t), (this.name = n))
    }
  },
  st = 11415,
  ct = { Twelve: 12, Eighteen: 18, TwentyFour: 24 },
  E = ((e) => (
    (e.Unknown = `unknown`),
    (e.WelcomeScreen1 = `welcome-screen-1`),
    (e.WelcomeScreen2 = `welcome-screen-2`),
    (e.WelcomeScreen3 = `welcome-screen-3`),
    (e.WelcomeScreen4 = `welcome-screen-4`),
    (e.WelcomeScreenReminder = `welcome-screen-reminder`),
    (e.SetupChoice = `setup-choice`),
    (e.Pin = `pin`),
    (e.NewDevice = `new-device`),
    (e.ConfirmNewDevice = `confirm-new-device`),
    (e.RestoreRecoveryPhrase = `restore-recovery-phrase`),
    (e.SafetyWarning = `safety-warning`),
    (e.DeviceIsReady = `device-is-ready`),
    (e.ChooseName = `choose-name`),
    (e.RestoreRecoverBackup = `restore-recover-backup`),
    (e.SetupRestoreChoice = `setup-restore-choice`),
    (e.OnboardingStatusCheck = `onboarding-status-check`),
    (e.RestoreWithRk = `restore-with-rk`),
    e
  ))(E || {}),
  lt = {
    0: E.WelcomeScreen1,
    1: E.WelcomeScreen2,
    2: E.WelcomeScreen3,
    3: E.WelcomeScreen4,
    4: E.WelcomeScreenReminder,
    5: E.SetupChoice,
    6: E.Pin,
    7: E.NewDevice,
    8: E.ConfirmNewDevice,
    9: E.RestoreRecoveryPhrase,
    10: E.SafetyWarning,
    11: E.DeviceIsReady,
    12: E.ChooseName,
    13: E.RestoreRecoverBackup,
    14: E.SetupRestoreChoice,
    15: E.OnboardingStatusCheck,
    16: E.RestoreWithRk,
  },
  ut = class {
    seFlags
    constructor(e) {
      ;((this.seFlags = new Uint8Array(4)), this.seFlags.set(e.subarray(0, this.seFlags.length)))
    }
    generalDeviceState() {
      let e = this.seFlags[0] ?? 0
      return {
        isPinValidated: this._checkNthBitInByte(e, 1),
        hasMcuSerialNumber: this._checkNthBitInByte(e, 2),
        hasValidCertificate: this._checkNthBitInByte(e, 3),
        isCustomAuthorityConnectionAllowed: this._checkNthBitInByte(e, 4),
        isSecureConnectionAllowed: this._checkNthBitInByte(e, 5),
        isOnboarded: this._checkNthBitInByte(e, 6),
        isMcuCodeSigned: this._checkNthBitInByte(e, 7),
        isInRecoveryMode: this._checkNthBitInByte(e, 8),
      }
    }
    endorsementInformation() {
      let e = this.seFlags[1] ?? 0
      return { hasEndorsementCertificateInSlot1: !!(e & 1), hasEndorsementCertificateInSlot2: !!(e & 2) }
    }
    wordsInformation() {
      let e = this.seFlags[2] ?? 0,
        t = (e >> 5) & 3
      return { numberOfWords: [ct.TwentyFour, ct.Eighteen, ct.Twelve, void 0][t], currentWordIndex: e & 31 }
    }
    onboardingStatus() {
      return { onboardingState: lt[this.seFlags[3] ?? 0] ?? E.Unknown }
    }
    _checkNthBitInByte(e, t) {
      return ((e >> (8 - t)) & 1) == 1
    }
  },
  dt = class {
    name = `getOsVersion`
    args = void 0
    getApdu() {
      return new y({ cla: 224, ins: 1, p1: 0, p2: 0 }).build()
    }
    parseResponse(e, t) {
      if (!ue.isSuccessResponse(e)) return ce({ error: ge.handle(e) })
      let n = new te(e),
        r = n.extract32BitUInt()
      if (r === void 0) return ce({ error: new ne(`Missing target ID in OS version`) })
      let i = n.encodeToString(n.extractFieldLVEncoded()),
        a = n.extractFieldLVEncoded() ?? new Uint8Array(),
        o = new ut(a),
        s = {
          ...o.generalDeviceState(),
          ...o.endorsementInformation(),
          ...o.wordsInformation(),
          ...o.onboardingStatus(),
        }
      i || ((i = `0.0.0`), (a = new Uint8Array()))
      let c = (r & 4026531840) != 805306368,
        l = i.includes(`-osu`),
        u = ``,
        d = ``,
        f = ``,
        p = ``,
        m,
        h,
        g,
        _
      if (c) {
        ;((f = i), (m = r))
        let e = n.extractFieldLVEncoded()
        e &&
          (e.length >= 5
            ? ((u = n.encodeToString(e)), (h = parseInt(n.encodeToHexaString(n.extractFieldLVEncoded()), 16)))
            : (h = parseInt(n.encodeToHexaString(e), 16)))
      } else {
        if (
          ((u = i),
          (h = r),
          (d = n.encodeToString(n.extractFieldLVEncoded())),
          this.isBootloaderVersionSupported(u, t) && (f = n.encodeToString(n.extractFieldLVEncoded())),
          (p = this.isHardwareVersionSupported(u, t) ? n.encodeToHexaString(n.extractFieldLVEncoded()) : `00`),
          this.isLocalizationSupported(u, t))
        ) {
          let e = n.extractFieldLVEncoded()
          e !== void 0 && (g = parseInt(n.encodeToHexaString(e), 16))
        }
        if (this.isRecoverSupported(u, t)) {
          let e = n.extractFieldLVEncoded()
          e !== void 0 && (_ = parseInt(n.encodeToHexaString(e), 16))
        }
      }
      return ce({
        data: {
          isBootloader: c,
          isOsu: l,
          targetId: r,
          seTargetId: h,
          mcuTargetId: m,
          seVersion: u,
          seFlags: a,
          mcuSephVersion: d,
          mcuBootloaderVersion: f,
          hwVersion: p,
          langId: g,
          recoverState: _,
          secureElementFlags: s,
        },
      })
    }
    isBootloaderVersionSupported(e, t) {
      let n = (0, w.coerce)(e) ?? ``
      switch (t) {
        case T.NANO_S:
        case T.NANO_X:
          return (0, w.gte)(n, `2.0.0`)
        default:
          return !0
      }
    }
    isHardwareVersionSupported(e, t) {
      let n = (0, w.coerce)(e) ?? ``
      switch (t) {
        case T.NANO_X:
          return (0, w.gte)(n, `2.0.0`)
        default:
          return !1
      }
    }
    isLocalizationSupported(e, t) {
      let n = (0, w.coerce)(e) ?? ``
      switch (t) {
        case T.NANO_S:
          return !1
        case T.NANO_SP:
          return (0, w.gte)(n, `1.1.0`)
        case T.NANO_X:
          return (0, w.gte)(n, `2.1.0`)
        default:
          return !0
      }
    }
    isRecoverSupported(e, t) {
      let n = (0, w.coerce)(e) ?? ``
      switch (t) {
        case T.NANO_S:
          return !1
        case T.NANO_SP:
          return (0, w.gte)(n, `1.1.2`)
        case T.NANO_X:
          return (0, w.gte)(n, `2.2.3`)
        case T.STAX:
          return (0, w.gte)(n, `1.4.0`)
        case T.FLEX:
          return (0, w.gte)(n, `1.0.1`)
        default:
          return !0
      }
    }
  },
  ft = ((e) => (
    (e.LOCKED = `LOCKED`),
    (e.BUSY = `BUSY`),
    (e.CONNECTED = `CONNECTED`),
    (e.NOT_CONNECTED = `NOT CONNECTED`),
    e
  ))(ft || {}),
  pt = ((e) => (
    (e.NotStarted = `not-started`),
    (e.Pending = `pending`),
    (e.Stopped = `stopped`),
    (e.Completed = `completed`),
    (e.Error = `error`),
    e
  ))(pt || {}),
  mt = ((e) => (
    (e.None = `none`),
    (e.UnlockDevice = `unlock-device`),
    (e.AllowSecureConnection = `allow-secure-connection`),
    (e.ConfirmOpenApp = `confirm-open-app`),
    (e.SignTransaction = `sign-transaction`),
    (e.SignTypedData = `sign-typed-data`),
    (e.AllowListApps = `allow-list-apps`),
    (e.VerifyAddress = `verify-address`),
    (e.SignPersonalMessage = `sign-personal-message`),
    (e.SignDelegationAuthorization = `sign-delegation-authorization`),
    (e.Web3ChecksOptIn = `web3-checks-opt-in`),
    (e.VerifySafeAddress = `verify-safe-address`),
    (e.RegisterWallet = `register-wallet`),
    (e.ConfirmLoadImage = `confirm-load-image`),
    (e.ConfirmCommitImage = `confirm-commit-image`),
    (e.ConfirmRemoveImage = `confirm-remove-image`),
    (e.GrantConsent = `grant-consent`),
    (e.AllowInstallFirmware = `allow-install-firmware`),
    e
  ))(mt || {}),
  D = {
    of(e) {
      return O(e)
    },
    empty() {
      return k
    },
    zero() {
      return k
    },
    fromNullable(e) {
      return e == null ? k : O(e)
    },
    fromFalsy(e) {
      return e ? O(e) : k
    },
    fromPredicate(e, t) {
      switch (arguments.length) {
        case 1:
          return (t) => D.fromPredicate(e, t)
        default:
          return e(t) ? O(t) : k
      }
    },
    mapMaybe(e, t) {
      switch (arguments.length) {
        case 1:
          return (t) => D.mapMaybe(e, t)
        default:
          return D.catMaybes(t.map(e))
      }
    },
    catMaybes(e) {
      let t = []
      for (let n of e) n.isJust() && t.push(n.extract())
      return t
    },
    encase(e) {
      try {
        return O(e())
      } catch {
        return k
      }
    },
    isMaybe(e) {
      return e instanceof ht || e instanceof gt
    },
    sequence(e) {
      let t = []
      for (let n of e)
        if (n.isJust()) t.push(n.extract())
        else return k
      return O(t)
    },
    'fantasy-land/of'(e) {
      return this.of(e)
    },
    'fantasy-land/empty'() {
      return this.empty()
    },
    'fantasy-land/zero'() {
      return this.zero()
    },
  },
  ht = class {
    constructor(e) {
      ;((this.__value = e),
        (this[`fantasy-land/equals`] = this.equals),
        (this[`fantasy-land/map`] = this.map),
        (this[`fantasy-land/ap`] = this.ap),
        (this[`fantasy-land/alt`] = this.alt),
        (this[`fantasy-land/chain`] = this.chain),
        (this[`fantasy-land/reduce`] = this.reduce),
        (this[`fantasy-land/extend`] = this.extend),
        (this[`fantasy-land/filter`] = this.filter))
    }
    isJust() {
      return !0
    }
    isNothing() {
      return !1
    }
    inspect() {
      return `Just(${this.__value})`
    }
    toString() {
      return this.inspect()
    }
    toJSON() {
      let e = this.__value
      return e instanceof Date ? e.toJSON() : e
    }
    equals(e) {
      return this.extract() === e.extract()
    }
    map(e) {
      return O(e(this.__value))
    }
    ap(e) {
      return e.isJust() ? this.map(e.extract()) : k
    }
    alt(e) {
      return this
    }
    altLazy(e) {
      return this
    }
    chain(e) {
      return e(this.__value)
    }
    chainNullable(e) {
      return D.fromNullable(e(this.__value))
    }
    join() {
      return this.__value
    }
    reduce(e, t) {
      return e(t, this.__value)
    }
    extend(e) {
      return O(e(this))
    }
    unsafeCoerce() {
      return this.__value
    }
    caseOf(e) {
      return `_` in e ? e._() : e.Just(this.__value)
    }
    orDefault(e) {
      return this.__value
    }
    orDefaultLazy(e) {
      return this.__value
    }
    toList() {
      return [this.__value]
    }
    mapOrDefault(e, t) {
      return e(this.__value)
    }
    extract() {
      return this.__value
    }
    extractNullable() {
      return this.__value
    }
    toEither(e) {
      return M(this.__value)
    }
    ifJust(e) {
      return (e(this.__value), this)
    }
    ifNothing(e) {
      return this
    }
    filter(e) {
      return e(this.__value) ? O(this.__value) : k
    }
  }
ht.prototype.constructor = D
var gt = class {
  constructor() {
    ;((this[`fantasy-land/equals`] = this.equals),
      (this[`fantasy-land/map`] = this.map),
      (this[`fantasy-land/ap`] = this.ap),
      (this[`fantasy-land/alt`] = this.alt),
      (this[`fantasy-land/chain`] = this.chain),
      (this[`fantasy-land/reduce`] = this.reduce),
      (this[`fantasy-land/extend`] = this.extend),
      (this[`fantasy-land/filter`] = this.filter))
  }
  isJust() {
    return !1
  }
  isNothing() {
    return !0
  }
  inspect() {
    return `Nothing`
  }
  toString() {
    return this.inspect()
  }
  toJSON() {
    return this.__value
  }
  equals(e) {
    return this.extract() === e.extract()
  }
  map(e) {
    return k
  }
  ap(e) {
    return k
  }
  alt(e) {
    return e
  }
  altLazy(e) {
    return e()
  }
  chain(e) {
    return k
  }
  chainNullable(e) {
    return k
  }
  join() {
    return k
  }
  reduce(e, t) {
    return t
  }
  extend(e) {
    return k
  }
  unsafeCoerce() {
    throw Error(`Maybe#unsafeCoerce was ran on a Nothing`)
  }
  caseOf(e) {
    return `_` in e ? e._() : e.Nothing()
  }
  orDefault(e) {
    return e
  }
  orDefaultLazy(e) {
    return e()
  }
  toList() {
    return []
  }
  mapOrDefault(e, t) {
    return t
  }
  extract() {}
  extractNullable() {
    return null
  }
  toEither(e) {
    return j(e)
  }
  ifJust(e) {
    return this
  }
  ifNothing(e) {
    return (e(), this)
  }
  filter(e) {
    return k
  }
}
gt.prototype.constructor = D
var O = (e) => new ht(e),
  k = new gt(),
  A = {
    of(e) {
      return M(e)
    },
    lefts(e) {
      let t = []
      for (let n of e) n.isLeft() && t.push(n.extract())
      return t
    },
    rights(e) {
      let t = []
      for (let n of e) n.isRight() && t.push(n.extract())
      return t
    },
    encase(e) {
      try {
        return M(e())
      } catch (e) {
        return j(e)
      }
    },
    sequence(e) {
      let t = []
      for (let n of e) {
        if (n.isLeft()) return n
        t.push(n.extract())
      }
      return M(t)
    },
    isEither(e) {
      return e instanceof vt || e instanceof _t
    },
    'fantasy-land/of'(e) {
      return A.of(e)
    },
  },
  _t = class {
    constructor(e) {
      ;((this.__value = e),
        (this._ = `R`),
        (this[`fantasy-land/bimap`] = this.bimap),
        (this[`fantasy-land/map`] = this.map),
        (this[`fantasy-land/ap`] = this.ap),
        (this[`fantasy-land/equals`] = this.equals),
        (this[`fantasy-land/chain`] = this.chain),
        (this[`fantasy-land/alt`] = this.alt),
        (this[`fantasy-land/reduce`] = this.reduce),
        (this[`fantasy-land/extend`] = this.extend))
    }
    isLeft() {
      return !1
    }
    isRight() {
      return !0
    }
    toJSON() {
      return this.__value
    }
    inspect() {
      return `Right(${this.__value})`
    }
    toString() {
      return this.inspect()
    }
    bimap(e, t) {
      return M(t(this.__value))
    }
    map(e) {
      return M(e(this.__value))
    }
    mapLeft(e) {
      return this
    }
    ap(e) {
      return e.isRight() ? this.map(e.extract()) : e
    }
    equals(e) {
      return e.isRight() ? this.__value === e.extract() : !1
    }
    chain(e) {
      return e(this.__value)
    }
    chainLeft(e) {
      return this
    }
    join() {
      return this.__value
    }
    alt(e) {
      return this
    }
    altLazy(e) {
      return this
    }
    reduce(e, t) {
      return e(t, this.__value)
    }
    extend(e) {
      return M(e(this))
    }
    unsafeCoerce() {
      return this.__value
    }
    caseOf(e) {
      return `_` in e ? e._() : e.Right(this.__value)
    }
    leftOrDefault(e) {
      return e
    }
    orDefault(e) {
      return this.__value
    }
    orDefaultLazy(e) {
      return this.__value
    }
    leftOrDefaultLazy(e) {
      return e()
    }
    ifLeft(e) {
      return this
    }
    ifRight(e) {
      return (e(this.__value), this)
    }
    toMaybe() {
      return O(this.__value)
    }
    leftToMaybe() {
      return k
    }
    extract() {
      return this.__value
    }
    swap() {
      return j(this.__value)
    }
  }
_t.prototype.constructor = A
var vt = class {
  constructor(e) {
    ;((this.__value = e),
      (this._ = `L`),
      (this[`fantasy-land/bimap`] = this.bimap),
      (this[`fantasy-land/map`] = this.map),
      (this[`fantasy-land/ap`] = this.ap),
      (this[`fantasy-land/equals`] = this.equals),
      (this[`fantasy-land/chain`] = this.chain),
      (this[`fantasy-land/alt`] = this.alt),
      (this[`fantasy-land/reduce`] = this.reduce),
      (this[`fantasy-land/extend`] = this.extend))
  }
  isLeft() {
    return !0
  }
  isRight() {
    return !1
  }
  toJSON() {
    return this.__value
  }
  inspect() {
    return `Left(${JSON.stringify(this.__value)})`
  }
  toString() {
    return this.inspect()
  }
  bimap(e, t) {
    return j(e(this.__value))
  }
  map(e) {
    return this
  }
  mapLeft(e) {
    return j(e(this.__value))
  }
  ap(e) {
    return e.isLeft() ? e : this
  }
  equals(e) {
    return e.isLeft() ? e.extract() === this.__value : !1
  }
  chain(e) {
    return this
  }
  chainLeft(e) {
    return e(this.__value)
  }
  join() {
    return this
  }
  alt(e) {
    return e
  }
  altLazy(e) {
    return e()
  }
  reduce(e, t) {
    return t
  }
  extend(e) {
    return this
  }
  unsafeCoerce() {
    throw this.__value instanceof Error ? this.__value : Error(`Either#unsafeCoerce was ran on a Left`)
  }
  caseOf(e) {
    return `_` in e ? e._() : e.Left(this.__value)
  }
  leftOrDefault(e) {
    return this.__value
  }
  orDefault(e) {
    return e
  }
  orDefaultLazy(e) {
    return e()
  }
  leftOrDefaultLazy(e) {
    return this.__value
  }
  ifLeft(e) {
    return (e(this.__value), this)
  }
  ifRight(e) {
    return this
  }
  toMaybe() {
    return k
  }
  leftToMaybe() {
    return O(this.__value)
  }
  extract() {
    return this.__value
  }
  swap() {
    return M(this.__value)
  }
}
vt.prototype.constructor = A
var j = (e) => new vt(e),
  M = (e) => new _t(e),
  yt,
  bt = {
    liftEither(e) {
      if (e.isRight()) return Promise.resolve(e.extract())
      throw e.extract()
    },
    fromPromise(e) {
      return e.then(bt.liftEither)
    },
    throwE(e) {
      throw e
    },
  },
  xt = class {
    constructor(e) {
      ;((this.runPromise = e),
        (this[yt] = `EitherAsync`),
        (this[`fantasy-land/chain`] = this.chain),
        (this[`fantasy-land/alt`] = this.alt),
        (this.then = (e, t) => this.run().then(e, t)))
    }
    leftOrDefault(e) {
      return this.run().then((t) => t.leftOrDefault(e))
    }
    orDefault(e) {
      return this.run().then((t) => t.orDefault(e))
    }
    join() {
      return N(async (e) => {
        let t = await this
        if (t.isRight()) {
          let n = await t.extract()
          return e.liftEither(n)
        }
        return e.liftEither(t)
      })
    }
    ap(e) {
      return N(async (t) => {
        let n = await e
        if (n.isRight()) {
          let e = await this.run()
          return e.isRight() ? n.extract()(e.extract()) : t.liftEither(e)
        }
        return t.liftEither(n)
      })
    }
    alt(e) {
      return N(async (t) => {
        let n = await this.run()
        if (n.isRight()) return n.extract()
        {
          let n = await e
          return t.liftEither(n)
        }
      })
    }
    extend(e) {
      return N(async (t) => {
        let n = await this.run()
        if (n.isRight()) {
          let r = N.liftEither(n)
          return t.liftEither(M(e(r)))
        }
        return t.liftEither(n)
      })
    }
    async run() {
      try {
        return M(await this.runPromise(bt))
      } catch (e) {
        return j(e)
      }
    }
    bimap(e, t) {
      return N(async (n) => {
        let r = await this.run()
        try {
          return await n.liftEither(r.bimap(e, t))
        } catch (e) {
          throw await e
        }
      })
    }
    map(e) {
      return N((t) => this.runPromise(t).then(e))
    }
    mapLeft(e) {
      return N(async (t) => {
        try {
          return await this.runPromise(t)
        } catch (t) {
          throw await e(t)
        }
      })
    }
    chain(e) {
      return N(async (t) => {
        let n = await this.runPromise(t)
        return t.fromPromise(e(n))
      })
    }
    chainLeft(e) {
      return N(async (t) => {
        try {
          return await this.runPromise(t)
        } catch (n) {
          return t.fromPromise(e(n))
        }
      })
    }
    toMaybeAsync() {
      return P(async ({ liftMaybe: e }) => e((await this.run()).toMaybe()))
    }
    swap() {
      return N(async (e) => {
        let t = await this.run()
        return (t.isRight() && e.throwE(t.extract()), e.liftEither(M(t.extract())))
      })
    }
    ifLeft(e) {
      return N(async (t) => {
        let n = await this.run()
        return (n.ifLeft(e), t.liftEither(n))
      })
    }
    ifRight(e) {
      return N(async (t) => {
        let n = await this.run()
        return (n.ifRight(e), t.liftEither(n))
      })
    }
    void() {
      return this.map((e) => {})
    }
    caseOf(e) {
      return this.run().then((t) => t.caseOf(e))
    }
    finally(e) {
      return N(({ fromPromise: t }) => t(this.run().finally(e)))
    }
  }
yt = Symbol.toStringTag
var N = Object.assign((e) => new xt(e), {
  fromPromise: (e) => N(({ fromPromise: t }) => t(e())),
  liftEither: (e) => N(({ liftEither: t }) => t(e)),
  lefts: (e) => Promise.all(e.map((e) => e.run())).then(A.lefts),
  rights: (e) => Promise.all(e.map((e) => e.run())).then(A.rights),
  sequence: (e) =>
    N(async (t) => {
      let n = []
      for await (let r of e) {
        if (r.isLeft()) return t.liftEither(r)
        n.push(r.extract())
      }
      return t.liftEither(M(n))
    }),
  all: (e) => N.fromPromise(async () => Promise.all(e).then(A.sequence)),
})
xt.prototype.constructor = N
var St,
  Ct = {
    liftMaybe(e) {
      if (e.isJust()) return Promise.resolve(e.extract())
      throw k
    },
    fromPromise(e) {
      return e.then(Ct.liftMaybe)
    },
  },
  wt = class {
    constructor(e) {
      ;((this.runPromise = e),
        (this[St] = `MaybeAsync`),
        (this[`fantasy-land/chain`] = this.chain),
        (this[`fantasy-land/filter`] = this.filter),
        (this[`fantasy-land/alt`] = this.alt))
    }
    orDefault(e) {
      return this.run().then((t) => t.orDefault(e))
    }
    join() {
      return P(async (e) => {
        let t = await this.run()
        if (t.isJust()) {
          let n = await t.extract()
          return e.liftMaybe(n)
        }
        return e.liftMaybe(k)
      })
    }
    ap(e) {
      return P(async (t) => {
        let n = await e
        if (n.isJust()) {
          let e = await this.run()
          return e.isJust() ? n.extract()(e.extract()) : t.liftMaybe(k)
        }
        return t.liftMaybe(k)
      })
    }
    alt(e) {
      return P(async (t) => {
        let n = await this.run()
        if (n.isJust()) return n.extract()
        {
          let n = await e
          return t.liftMaybe(n)
        }
      })
    }
    extend(e) {
      return P(async (t) => {
        let n = await this.run()
        if (n.isJust()) {
          let r = P.liftMaybe(n)
          return t.liftMaybe(O(e(r)))
        }
        return t.liftMaybe(k)
      })
    }
    filter(e) {
      return P(async (t) => {
        let n = await this.run()
        return t.liftMaybe(n.filter(e))
      })
    }
    async run() {
      try {
        return O(await this.runPromise(Ct))
      } catch {
        return k
      }
    }
    map(e) {
      return P((t) => this.runPromise(t).then(e))
    }
    chain(e) {
      return P(async (t) => {
        let n = await this.runPromise(t)
        return t.fromPromise(e(n))
      })
    }
    toEitherAsync(e) {
      return N(async ({ liftEither: t }) => t((await this.run()).toEither(e)))
    }
    ifJust(e) {
      return P(async (t) => {
        let n = await this.run()
        return (n.ifJust(e), t.liftMaybe(n))
      })
    }
    ifNothing(e) {
      return P(async (t) => {
        let n = await this.run()
        return (n.ifNothing(e), t.liftMaybe(n))
      })
    }
    void() {
      return this.map((e) => {})
    }
    caseOf(e) {
      return this.run().then((t) => t.caseOf(e))
    }
    finally(e) {
      return P(({ fromPromise: t }) => t(this.run().finally(e)))
    }
    then(e, t) {
      return this.run().then(e, t)
    }
  }
St = Symbol.toStringTag
var P = Object.assign((e) => new wt(e), {
  catMaybes: (e) => Promise.all(e).then(D.catMaybes),
  fromPromise: (e) => P(({ fromPromise: t }) => t(e())),
  liftMaybe: (e) => P(({ liftMaybe: t }) => t(e)),
})
wt.prototype.constructor = P
function Tt() {
  if (typeof globalThis < `u`) return globalThis
  if (typeof self < `u`) return self
  if (typeof window < `u`) return window
  if (typeof global < `u`) return global
}
function Et() {
  let e = Tt()
  if (e.__xstate__) return e.__xstate__
}
var Dt = (e) => {
    if (typeof window > `u`) return
    let t = Et()
    t && t.register(e)
  },
  Ot = class {
    constructor(e) {
      ;((this._process = e), (this._active = !1), (this._current = null), (this._last = null))
    }
    start() {
      ;((this._active = !0), this.flush())
    }
    clear() {
      this._current && ((this._current.next = null), (this._last = this._current))
    }
    enqueue(e) {
      let t = { value: e, next: null }
      this._current
        ? ((this._last.next = t), (this._last = t))
        : ((this._current = t), (this._last = t), this._active && this.flush())
    }
    flush() {
      for (; this._current;) {
        let e = this._current
        ;(this._process(e.value), (this._current = e.next))
      }
      this._last = null
    }
  },
  kt = ``,
  At = `#`,
  jt = `*`,
  Mt = `xstate.init`,
  Nt = `xstate.stop`
function Pt(e, t) {
  return { type: `xstate.after.${e}.${t}` }
}
function Ft(e, t) {
  return { type: `xstate.done.state.${e}`, output: t }
}
function It(e, t) {
  return { type: `xstate.done.actor.${e}`, output: t, actorId: e }
}
function Lt(e, t) {
  return { type: `xstate.error.actor.${e}`, error: t, actorId: e }
}
function Rt(e) {
  return { type: Mt, input: e }
}
function zt(e) {
  setTimeout(() => {
    throw e
  })
}
var Bt = (typeof Symbol == `function` && Symbol.observable) || `@@observable`
function Vt(e, t) {
  let n = Ut(e),
    r = Ut(t)
  return typeof r == `string`
    ? typeof n == `string` && r === n
    : typeof n == `string`
      ? n in r
      : Object.keys(n).every((e) => e in r && Vt(n[e], r[e]))
}
function Ht(e) {
  if (Yt(e)) return e
  let t = [],
    n = ``
  for (let r = 0; r < e.length; r++) {
    switch (e.charCodeAt(r)) {
      case 92:
        ;((n += e[r + 1]), r++)
        continue
      case 46:
        ;(t.push(n), (n = ``))
        continue
    }
    n += e[r]
  }
  return (t.push(n), t)
}
function Ut(e) {
  return _r(e) ? e.value : typeof e == `string` ? Wt(Ht(e)) : e
}
function Wt(e) {
  if (e.length === 1) return e[0]
  let t = {},
    n = t
  for (let t = 0; t < e.length - 1; t++)
    if (t === e.length - 2) n[e[t]] = e[t + 1]
    else {
      let r = n
      ;((n = {}), (r[e[t]] = n))
    }
  return t
}
function Gt(e, t) {
  let n = {},
    r = Object.keys(e)
  for (let i = 0; i < r.length; i++) {
    let a = r[i]
    n[a] = t(e[a], a, e, i)
  }
  return n
}
function Kt(e) {
  return Yt(e) ? e : [e]
}
function qt(e) {
  return e === void 0 ? [] : Kt(e)
}
function Jt(e, t, n, r) {
  return typeof e == `function` ? e({ context: t, event: n, self: r }) : e
}
function Yt(e) {
  return Array.isArray(e)
}
function Xt(e) {
  return e.type.startsWith(`xstate.error.actor`)
}
function Zt(e) {
  return Kt(e).map((e) => (e === void 0 || typeof e == `string` ? { target: e } : e))
}
function Qt(e) {
  if (e !== void 0 && e !== kt) return qt(e)
}
function $t(e, t, n) {
  let r = typeof e == `object`,
    i = r ? e : void 0
  return { next: (r ? e.next : e)?.bind(i), error: (r ? e.error : t)?.bind(i), complete: (r ? e.complete : n)?.bind(i) }
}
function en(e, t) {
  return `${t}.${e}`
}
function tn(e, t) {
  let n = t.match(/^xstate\.invoke\.(\d+)\.(.*)/)
  if (!n) return e.implementations.actors[t]
  let [, r, i] = n,
    a = e.getStateNodeById(i).config.invoke
  return (Array.isArray(a) ? a[r] : a).src
}
function nn(e, t) {
  return `${e.sessionId}.${t}`
}
var rn = 0
function an(e, t) {
  let n = new Map(),
    r = new Map(),
    i = new WeakMap(),
    a = new Set(),
    o = {},
    { clock: s, logger: c } = t,
    l = {
      schedule: (e, t, n, r, i = Math.random().toString(36).slice(2)) => {
        let a = { source: e, target: t, event: n, delay: r, id: i, startedAt: Date.now() },
          c = nn(e, i)
        u._snapshot._scheduledEvents[c] = a
        let l = s.setTimeout(() => {
          ;(delete o[c], delete u._snapshot._scheduledEvents[c], u._relay(e, t, n))
        }, r)
        o[c] = l
      },
      cancel: (e, t) => {
        let n = nn(e, t),
          r = o[n]
        ;(delete o[n], delete u._snapshot._scheduledEvents[n], r !== void 0 && s.clearTimeout(r))
      },
      cancelAll: (e) => {
        for (let t in u._snapshot._scheduledEvents) {
          let n = u._snapshot._scheduledEvents[t]
          n.source === e && l.cancel(e, n.id)
        }
      },
    },
    u = {
      _snapshot: { _scheduledEvents: (t?.snapshot && t.snapshot.scheduler) ?? {} },
      _bookId: () => `x:${rn++}`,
      _register: (e, t) => (n.set(e, t), e),
      _unregister: (e) => {
        n.delete(e.sessionId)
        let t = i.get(e)
        t !== void 0 && (r.delete(t), i.delete(e))
      },
      get: (e) => r.get(e),
      _set: (e, t) => {
        let n = r.get(e)
        if (n && n !== t) throw Error(`Actor with system ID '${e}' already exists.`)
        ;(r.set(e, t), i.set(t, e))
      },
      inspect: (e) => {
        let t = $t(e)
        return (
          a.add(t),
          {
            unsubscribe() {
              a.delete(t)
            },
          }
        )
      },
      _sendInspectionEvent: (t) => {
        if (!a.size) return
        let n = { ...t, rootId: e.sessionId }
        a.forEach((e) => e.next?.(n))
      },
      _relay: (e, t, n) => {
        ;(u._sendInspectionEvent({ type: `@xstate.event`, sourceRef: e, actorRef: t, event: n }), t._send(n))
      },
      scheduler: l,
      getSnapshot: () => ({ _scheduledEvents: { ...u._snapshot._scheduledEvents } }),
      start: () => {
        let e = u._snapshot._scheduledEvents
        u._snapshot._scheduledEvents = {}
        for (let t in e) {
          let { source: n, target: r, event: i, delay: a, id: o } = e[t]
          l.schedule(n, r, i, a, o)
        }
      },
      _clock: s,
      _logger: c,
    }
  return u
}
var on = !1,
  F = (function (e) {
    return (
      (e[(e.NotStarted = 0)] = `NotStarted`), (e[(e.Running = 1)] = `Running`), (e[(e.Stopped = 2)] = `Stopped`), e
    )
  })({}),
  sn = {
    clock: { setTimeout: (e, t) => setTimeout(e, t), clearTimeout: (e) => clearTimeout(e) },
    logger: console.log.bind(console),
    devTools: !1,
  },
  cn = class {
    constructor(e, t) {
      ;((this.logic = e),
        (this._snapshot = void 0),
        (this.clock = void 0),
        (this.options = void 0),
        (this.id = void 0),
        (this.mailbox = new Ot(this._process.bind(this))),
        (this.observers = new Set()),
        (this.eventListeners = new Map()),
        (this.logger = void 0),
        (this._processingStatus = F.NotStarted),
        (this._parent = void 0),
        (this._syncSnapshot = void 0),
        (this.ref = void 0),
        (this._actorScope = void 0),
        (this._systemId = void 0),
        (this.sessionId = void 0),
        (this.system = void 0),
        (this._doneEvent = void 0),
        (this.src = void 0),
        (this._deferred = []))
      let n = { ...sn, ...t },
        { clock: r, logger: i, parent: a, syncSnapshot: o, id: s, systemId: c, inspect: l } = n
      ;((this.system = a ? a.system : an(this, { clock: r, logger: i })),
        l && !a && this.system.inspect($t(l)),
        (this.sessionId = this.system._bookId()),
        (this.id = s ?? this.sessionId),
        (this.logger = t?.logger ?? this.system._logger),
        (this.clock = t?.clock ?? this.system._clock),
        (this._parent = a),
        (this._syncSnapshot = o),
        (this.options = n),
        (this.src = n.src ?? e),
        (this.ref = this),
        (this._actorScope = {
          self: this,
          id: this.id,
          sessionId: this.sessionId,
          logger: this.logger,
          defer: (e) => {
            this._deferred.push(e)
          },
          system: this.system,
          stopChild: (e) => {
            if (e._parent !== this)
              throw Error(`Cannot stop child actor ${e.id} of ${this.id} because it is not a child`)
            e._stop()
          },
          emit: (e) => {
            let t = this.eventListeners.get(e.type),
              n = this.eventListeners.get(`*`)
            if (!t && !n) return
            let r = [...(t ? t.values() : []), ...(n ? n.values() : [])]
            for (let t of r) t(e)
          },
          actionExecutor: (e) => {
            let t = () => {
              if (
                (this._actorScope.system._sendInspectionEvent({
                  type: `@xstate.action`,
                  actorRef: this,
                  action: { type: e.type, params: e.params },
                }),
                !e.exec)
              )
                return
              let t = on
              try {
                ;((on = !0), e.exec(e.info, e.params))
              } finally {
                on = t
              }
            }
            this._processingStatus === F.Running ? t() : this._deferred.push(t)
          },
        }),
        (this.send = this.send.bind(this)),
        this.system._sendInspectionEvent({ type: `@xstate.actor`, actorRef: this }),
        c && ((this._systemId = c), this.system._set(c, this)),
        this._initState(t?.snapshot ?? t?.state),
        c && this._snapshot.status !== `active` && this.system._unregister(this))
    }
    _initState(e) {
      try {
        this._snapshot = e
          ? this.logic.restoreSnapshot
            ? this.logic.restoreSnapshot(e, this._actorScope)
            : e
          : this.logic.getInitialSnapshot(this._actorScope, this.options?.input)
      } catch (e) {
        this._snapshot = { status: `error`, output: void 0, error: e }
      }
    }
    update(e, t) {
      this._snapshot = e
      let n
      for (; (n = this._deferred.shift());)
        try {
          n()
        } catch (t) {
          ;((this._deferred.length = 0), (this._snapshot = { ...e, status: `error`, error: t }))
        }
      switch (this._snapshot.status) {
        case `active`:
          for (let t of this.observers)
            try {
              t.next?.(e)
            } catch (e) {
              zt(e)
            }
          break
        case `done`:
          for (let t of this.observers)
            try {
              t.next?.(e)
            } catch (e) {
              zt(e)
            }
          ;(this._stopProcedure(),
            this._complete(),
            (this._doneEvent = It(this.id, this._snapshot.output)),
            this._parent && this.system._relay(this, this._parent, this._doneEvent))
          break
        case `error`:
          this._error(this._snapshot.error)
      }
      this.system._sendInspectionEvent({ type: `@xstate.snapshot`, actorRef: this, event: t, snapshot: e })
    }
    subscribe(e, t, n) {
      let r = $t(e, t, n)
      if (this._processingStatus !== F.Stopped) this.observers.add(r)
      else
        switch (this._snapshot.status) {
          case `done`:
            try {
              r.complete?.()
            } catch (e) {
              zt(e)
            }
            break
          case `error`: {
            let e = this._snapshot.error
            if (!r.error) zt(e)
            else
              try {
                r.error(e)
              } catch (e) {
                zt(e)
              }
            break
          }
        }
      return {
        unsubscribe: () => {
          this.observers.delete(r)
        },
      }
    }
    on(e, t) {
      let n = this.eventListeners.get(e)
      n || ((n = new Set()), this.eventListeners.set(e, n))
      let r = t.bind(void 0)
      return (
        n.add(r),
        {
          unsubscribe: () => {
            n.delete(r)
          },
        }
      )
    }
    start() {
      if (this._processingStatus === F.Running) return this
      ;(this._syncSnapshot &&
        this.subscribe({
          next: (e) => {
            e.status === `active` &&
              this.system._relay(this, this._parent, { type: `xstate.snapshot.${this.id}`, snapshot: e })
          },
          error: () => {},
        }),
        this.system._register(this.sessionId, this),
        this._systemId && this.system._set(this._systemId, this),
        (this._processingStatus = F.Running))
      let e = Rt(this.options.input)
      switch (
        (this.system._sendInspectionEvent({ type: `@xstate.event`, sourceRef: this._parent, actorRef: this, event: e }),
        this._snapshot.status)
      ) {
        case `done`:
          return (this.update(this._snapshot, e), this)
        case `error`:
          return (this._error(this._snapshot.error), this)
      }
      if ((this._parent || this.system.start(), this.logic.start))
        try {
          this.logic.start(this._snapshot, this._actorScope)
        } catch (e) {
          return ((this._snapshot = { ...this._snapshot, status: `error`, error: e }), this._error(e), this)
        }
      return (
        this.update(this._snapshot, e), this.options.devTools && this.attachDevTools(), this.mailbox.start(), this
      )
    }
    _process(e) {
      let t, n
      try {
        t = this.logic.transition(this._snapshot, e, this._actorScope)
      } catch (e) {
        n = { err: e }
      }
      if (n) {
        let { err: e } = n
        ;((this._snapshot = { ...this._snapshot, status: `error`, error: e }), this._error(e))
      } else (this.update(t, e), e.type === `xstate.stop` && (this._stopProcedure(), this._complete()))
    }
    _stop() {
      return this._processingStatus === F.Stopped
        ? this
        : (this.mailbox.clear(),
          this._processingStatus === F.NotStarted
            ? ((this._processingStatus = F.Stopped), this)
            : (this.mailbox.enqueue({ type: Nt }), this))
    }
    stop() {
      if (this._parent) throw Error(`A non-root actor cannot be stopped directly.`)
      return this._stop()
    }
    _complete() {
      for (let e of this.observers)
        try {
          e.complete?.()
        } catch (e) {
          zt(e)
        }
      this.observers.clear()
    }
    _reportError(e) {
      if (!this.observers.size) {
        this._parent || zt(e)
        return
      }
      let t = !1
      for (let n of this.observers) {
        let r = n.error
        t ||= !r
        try {
          r?.(e)
        } catch (e) {
          zt(e)
        }
      }
      ;(this.observers.clear(), t && zt(e))
    }
    _error(e) {
      ;(this._stopProcedure(),
        this._reportError(e),
        this._parent && this.system._relay(this, this._parent, Lt(this.id, e)))
    }
    _stopProcedure() {
      return (
        this._processingStatus === F.Running &&
          (this.system.scheduler.cancelAll(this),
          this.mailbox.clear(),
          (this.mailbox = new Ot(this._process.bind(this))),
          (this._processingStatus = F.Stopped),
          this.system._unregister(this)),
        this
      )
    }
    _send(e) {
      this._processingStatus !== F.Stopped && this.mailbox.enqueue(e)
    }
    send(e) {
      this.system._relay(void 0, this, e)
    }
    attachDevTools() {
      let { devTools: e } = this.options
      e && (typeof e == `function` ? e : Dt)(this)
    }
    toJSON() {
      return { xstate$$type: 1, id: this.id }
    }
    getPersistedSnapshot(e) {
      return this.logic.getPersistedSnapshot(this._snapshot, e)
    }
    [Bt]() {
      return this
    }
    getSnapshot() {
      return this._snapshot
    }
  }
function ln(e, ...[t]) {
  return new cn(e, t)
}
function un(e, t, n, r, { sendId: i }) {
  return [t, { sendId: typeof i == `function` ? i(n, r) : i }, void 0]
}
function dn(e, t) {
  e.defer(() => {
    e.system.scheduler.cancel(e.self, t.sendId)
  })
}
function fn(e) {
  function t(e, t) {}
  return ((t.type = `xstate.cancel`), (t.sendId = e), (t.resolve = un), (t.execute = dn), t)
}
function pn(e, t, n, r, { id: i, systemId: a, src: o, input: s, syncSnapshot: c }) {
  let l = typeof o == `string` ? tn(t.machine, o) : o,
    u = typeof i == `function` ? i(n) : i,
    d,
    f
  return (
    l &&
      ((f = typeof s == `function` ? s({ context: t.context, event: n.event, self: e.self }) : s),
      (d = ln(l, { id: u, src: o, parent: e.self, syncSnapshot: c, systemId: a, input: f }))),
    [wr(t, { children: { ...t.children, [u]: d } }), { id: i, systemId: a, actorRef: d, src: o, input: f }, void 0]
  )
}
function mn(e, { actorRef: t }) {
  t &&
    e.defer(() => {
      t._processingStatus !== F.Stopped && t.start()
    })
}
function hn(...[e, { id: t, systemId: n, input: r, syncSnapshot: i = !1 } = {}]) {
  function a(e, t) {}
  return (
    (a.type = `xstate.spawnChild`),
    (a.id = t),
    (a.systemId = n),
    (a.src = e),
    (a.input = r),
    (a.syncSnapshot = i),
    (a.resolve = pn),
    (a.execute = mn),
    a
  )
}
function gn(e, t, n, r, { actorRef: i }) {
  let a = typeof i == `function` ? i(n, r) : i,
    o = typeof a == `string` ? t.children[a] : a,
    s = t.children
  return (o && ((s = { ...s }), delete s[o.id]), [wr(t, { children: s }), o, void 0])
}
function _n(e, t) {
  t &&
    (e.system._unregister(t),
    t._processingStatus === F.Running
      ? e.defer(() => {
          e.stopChild(t)
        })
      : e.stopChild(t))
}
function vn(e) {
  function t(e, t) {}
  return ((t.type = `xstate.stopChild`), (t.actorRef = e), (t.resolve = gn), (t.execute = _n), t)
}
function yn(e, t, n, r) {
  let { machine: i } = r,
    a = typeof e == `function`,
    o = a ? e : i.implementations.guards[typeof e == `string` ? e : e.type]
  if (!a && !o) throw Error(`Guard '${typeof e == `string` ? e : e.type}' is not implemented.'.`)
  if (typeof o != `function`) return yn(o, t, n, r)
  let s = { context: t, event: n },
    c =
      a || typeof e == `string`
        ? void 0
        : `params` in e
          ? typeof e.params == `function`
            ? e.params({ context: t, event: n })
            : e.params
          : void 0
  return `check` in o ? o.check(r, s, o) : o(s, c)
}
var bn = (e) => e.type === `atomic` || e.type === `final`
function xn(e) {
  return Object.values(e.states).filter((e) => e.type !== `history`)
}
function Sn(e, t) {
  let n = []
  if (t === e) return n
  let r = e.parent
  for (; r && r !== t;) (n.push(r), (r = r.parent))
  return n
}
function Cn(e) {
  let t = new Set(e),
    n = Tn(t)
  for (let e of t)
    if (e.type === `compound` && (!n.get(e) || !n.get(e).length)) Ln(e).forEach((e) => t.add(e))
    else if (e.type === `parallel`) {
      for (let n of xn(e))
        if (n.type !== `history` && !t.has(n)) {
          let e = Ln(n)
          for (let n of e) t.add(n)
        }
    }
  for (let e of t) {
    let n = e.parent
    for (; n;) (t.add(n), (n = n.parent))
  }
  return t
}
function wn(e, t) {
  let n = t.get(e)
  if (!n) return {}
  if (e.type === `compound`) {
    let e = n[0]
    if (e) {
      if (bn(e)) return e.key
    } else return {}
  }
  let r = {}
  for (let e of n) r[e.key] = wn(e, t)
  return r
}
function Tn(e) {
  let t = new Map()
  for (let n of e)
    (t.has(n) || t.set(n, []), n.parent && (t.has(n.parent) || t.set(n.parent, []), t.get(n.parent).push(n)))
  return t
}
function En(e, t) {
  return wn(e, Tn(Cn(t)))
}
function Dn(e, t) {
  return t.type === `compound`
    ? xn(t).some((t) => t.type === `final` && e.has(t))
    : t.type === `parallel`
      ? xn(t).every((t) => Dn(e, t))
      : t.type === `final`
}
var On = (e) => e[0] === At
function kn(e, t) {
  return (
    e.transitions.get(t) ||
    [...e.transitions.keys()]
      .filter((e) => {
        if (e === jt) return !0
        if (!e.endsWith(`.*`)) return !1
        let n = e.split(`.`),
          r = t.split(`.`)
        for (let e = 0; e < n.length; e++) {
          let t = n[e],
            i = r[e]
          if (t === `*`) return e === n.length - 1
          if (t !== i) return !1
        }
        return !0
      })
      .sort((e, t) => t.length - e.length)
      .flatMap((t) => e.transitions.get(t))
  )
}
function An(e) {
  let t = e.config.after
  if (!t) return []
  let n = (t) => {
    let n = Pt(t, e.id),
      r = n.type
    return (e.entry.push(kr(n, { id: r, delay: t })), e.exit.push(fn(r)), r)
  }
  return Object.keys(t)
    .flatMap((e) => {
      let r = t[e],
        i = typeof r == `string` ? { target: r } : r,
        a = Number.isNaN(+e) ? e : +e,
        o = n(a)
      return qt(i).map((e) => ({ ...e, event: o, delay: a }))
    })
    .map((t) => {
      let { delay: n } = t
      return { ...jn(e, t.event, t), delay: n }
    })
}
function jn(e, t, n) {
  let r = Qt(n.target),
    i = n.reenter ?? !1,
    a = Pn(e, r),
    o = {
      ...n,
      actions: qt(n.actions),
      guard: n.guard,
      target: a,
      source: e,
      reenter: i,
      eventType: t,
      toJSON: () => ({ ...o, source: `#${e.id}`, target: a ? a.map((e) => `#${e.id}`) : void 0 }),
    }
  return o
}
function Mn(e) {
  let t = new Map()
  if (e.config.on)
    for (let n of Object.keys(e.config.on)) {
      if (n === ``)
        throw Error('Null events ("") cannot be specified as a transition key. Use `always: { ... }` instead.')
      let r = e.config.on[n]
      t.set(
        n,
        Zt(r).map((t) => jn(e, n, t)),
      )
    }
  if (e.config.onDone) {
    let n = `xstate.done.state.${e.id}`
    t.set(
      n,
      Zt(e.config.onDone).map((t) => jn(e, n, t)),
    )
  }
  for (let n of e.invoke) {
    if (n.onDone) {
      let r = `xstate.done.actor.${n.id}`
      t.set(
        r,
        Zt(n.onDone).map((t) => jn(e, r, t)),
      )
    }
    if (n.onError) {
      let r = `xstate.error.actor.${n.id}`
      t.set(
        r,
        Zt(n.onError).map((t) => jn(e, r, t)),
      )
    }
    if (n.onSnapshot) {
      let r = `xstate.snapshot.${n.id}`
      t.set(
        r,
        Zt(n.onSnapshot).map((t) => jn(e, r, t)),
      )
    }
  }
  for (let n of e.after) {
    let e = t.get(n.eventType)
    ;(e || ((e = []), t.set(n.eventType, e)), e.push(n))
  }
  return t
}
function Nn(e, t) {
  let n = typeof t == `string` ? e.states[t] : t ? e.states[t.target] : void 0
  if (!n && t) throw Error(`Initial state node "${t}" not found on parent state node #${e.id}`)
  let r = {
    source: e,
    actions: !t || typeof t == `string` ? [] : qt(t.actions),
    eventType: null,
    reenter: !1,
    target: n ? [n] : [],
    toJSON: () => ({ ...r, source: `#${e.id}`, target: n ? [`#${n.id}`] : [] }),
  }
  return r
}
function Pn(e, t) {
  if (t !== void 0)
    return t.map((t) => {
      if (typeof t != `string`) return t
      if (On(t)) return e.machine.getStateNodeById(t)
      let n = t[0] === `.`
      if (n && !e.parent) return Bn(e, t.slice(1))
      let r = n ? e.key + t : t
      if (e.parent)
        try {
          return Bn(e.parent, r)
        } catch (t) {
          throw Error(`Invalid transition definition for state node '${e.id}':\n${t.message}`)
        }
      throw Error(`Invalid target: "${t}" is not a valid target from the root node. Did you mean ".${t}"?`)
    })
}
function Fn(e) {
  let t = Qt(e.config.target)
  return t ? { target: t.map((t) => (typeof t == `string` ? Bn(e.parent, t) : t)) } : e.parent.initial
}
function In(e) {
  return e.type === `history`
}
function Ln(e) {
  let t = Rn(e)
  for (let n of t) for (let r of Sn(n, e)) t.add(r)
  return t
}
function Rn(e) {
  let t = new Set()
  function n(e) {
    if (!t.has(e)) {
      if ((t.add(e), e.type === `compound`)) n(e.initial.target[0])
      else if (e.type === `parallel`) for (let t of xn(e)) n(t)
    }
  }
  return (n(e), t)
}
function zn(e, t) {
  if (On(t)) return e.machine.getStateNodeById(t)
  if (!e.states) throw Error(`Unable to retrieve child state '${t}' from '${e.id}'; no child states exist.`)
  let n = e.states[t]
  if (!n) throw Error(`Child state '${t}' does not exist on '${e.id}'`)
  return n
}
function Bn(e, t) {
  if (typeof t == `string` && On(t))
    try {
      return e.machine.getStateNodeById(t)
    } catch {}
  let n = Ht(t).slice(),
    r = e
  for (; n.length;) {
    let e = n.shift()
    if (!e.length) break
    r = zn(r, e)
  }
  return r
}
function Vn(e, t) {
  if (typeof t == `string`) {
    let n = e.states[t]
    if (!n) throw Error(`State '${t}' does not exist on '${e.id}'`)
    return [e, n]
  }
  let n = Object.keys(t),
    r = n.map((t) => zn(e, t)).filter(Boolean)
  return [e.machine.root, e].concat(
    r,
    n.reduce((n, r) => {
      let i = zn(e, r)
      if (!i) return n
      let a = Vn(i, t[r])
      return n.concat(a)
    }, []),
  )
}
function Hn(e, t, n, r) {
  let i = zn(e, t).next(n, r)
  return !i || !i.length ? e.next(n, r) : i
}
function Un(e, t, n, r) {
  let i = Object.keys(t),
    a = Gn(zn(e, i[0]), t[i[0]], n, r)
  return !a || !a.length ? e.next(n, r) : a
}
function Wn(e, t, n, r) {
  let i = []
  for (let a of Object.keys(t)) {
    let o = t[a]
    if (!o) continue
    let s = Gn(zn(e, a), o, n, r)
    s && i.push(...s)
  }
  return i.length ? i : e.next(n, r)
}
function Gn(e, t, n, r) {
  return typeof t == `string` ? Hn(e, t, n, r) : Object.keys(t).length === 1 ? Un(e, t, n, r) : Wn(e, t, n, r)
}
function Kn(e) {
  return Object.keys(e.states)
    .map((t) => e.states[t])
    .filter((e) => e.type === `history`)
}
function qn(e, t) {
  let n = e
  for (; n.parent && n.parent !== t;) n = n.parent
  return n.parent === t
}
function Jn(e, t) {
  let n = new Set(e),
    r = new Set(t)
  for (let e of n) if (r.has(e)) return !0
  for (let e of r) if (n.has(e)) return !0
  return !1
}
function Yn(e, t, n) {
  let r = new Set()
  for (let i of e) {
    let e = !1,
      a = new Set()
    for (let o of r)
      if (Jn($n([i], t, n), $n([o], t, n))) {
        if (qn(i.source, o.source)) a.add(o)
        else {
          e = !0
          break
        }
      }
    if (!e) {
      for (let e of a) r.delete(e)
      r.add(i)
    }
  }
  return Array.from(r)
}
function Xn(e) {
  let [t, ...n] = e
  for (let e of Sn(t, void 0)) if (n.every((t) => qn(t, e))) return e
}
function Zn(e, t) {
  if (!e.target) return []
  let n = new Set()
  for (let r of e.target)
    if (In(r)) {
      if (t[r.id]) for (let e of t[r.id]) n.add(e)
      else for (let e of Zn(Fn(r), t)) n.add(e)
    } else n.add(r)
  return [...n]
}
function Qn(e, t) {
  let n = Zn(e, t)
  if (!n) return
  if (!e.reenter && n.every((t) => t === e.source || qn(t, e.source))) return e.source
  let r = Xn(n.concat(e.source))
  if (r) return r
  if (!e.reenter) return e.source.machine.root
}
function $n(e, t, n) {
  let r = new Set()
  for (let i of e)
    if (i.target?.length) {
      let e = Qn(i, n)
      i.reenter && i.source === e && r.add(e)
      for (let n of t) qn(n, e) && r.add(n)
    }
  return [...r]
}
function er(e, t) {
  if (e.length !== t.size) return !1
  for (let n of e) if (!t.has(n)) return !1
  return !0
}
function tr(e, t, n, r, i, a) {
  if (!e.length) return t
  let o = new Set(t._nodes),
    s = t.historyValue,
    c = Yn(e, o, s),
    l = t
  ;(i || ([l, s] = cr(l, r, n, c, o, s, a, n.actionExecutor)),
    (l = dr(
      l,
      r,
      n,
      c.flatMap((e) => e.actions),
      a,
      void 0,
    )),
    (l = rr(l, r, n, c, o, a, s, i)))
  let u = [...o]
  l.status === `done` &&
    (l = dr(
      l,
      r,
      n,
      u.sort((e, t) => t.order - e.order).flatMap((e) => e.exit),
      a,
      void 0,
    ))
  try {
    return s === t.historyValue && er(t._nodes, o) ? l : wr(l, { _nodes: u, historyValue: s })
  } catch (e) {
    throw e
  }
}
function nr(e, t, n, r, i) {
  if (r.output === void 0) return
  let a = Ft(i.id, i.output !== void 0 && i.parent ? Jt(i.output, e.context, t, n.self) : void 0)
  return Jt(r.output, e.context, a, n.self)
}
function rr(e, t, n, r, i, a, o, s) {
  let c = e,
    l = new Set(),
    u = new Set()
  ;(ir(r, o, u, l), s && u.add(e.machine.root))
  let d = new Set()
  for (let e of [...l].sort((e, t) => e.order - t.order)) {
    i.add(e)
    let r = []
    r.push(...e.entry)
    for (let t of e.invoke) r.push(hn(t.src, { ...t, syncSnapshot: !!t.onSnapshot }))
    if (u.has(e)) {
      let t = e.initial.actions
      r.push(...t)
    }
    if (
      ((c = dr(
        c,
        t,
        n,
        r,
        a,
        e.invoke.map((e) => e.id),
      )),
      e.type === `final`)
    ) {
      let r = e.parent,
        o = r?.type === `parallel` ? r : r?.parent,
        s = o || e
      for (
        r?.type === `compound` && a.push(Ft(r.id, e.output === void 0 ? void 0 : Jt(e.output, c.context, t, n.self)));
        o?.type === `parallel` && !d.has(o) && Dn(i, o);
      )
        (d.add(o), a.push(Ft(o.id)), (s = o), (o = o.parent))
      if (o) continue
      c = wr(c, { status: `done`, output: nr(c, t, n, c.machine.root, s) })
    }
  }
  return c
}
function ir(e, t, n, r) {
  for (let i of e) {
    let e = Qn(i, t)
    for (let a of i.target || [])
      (!In(a) && (i.source !== a || i.source !== e || i.reenter) && (r.add(a), n.add(a)), ar(a, t, n, r))
    let a = Zn(i, t)
    for (let o of a) {
      let a = Sn(o, e)
      ;(e?.type === `parallel` && a.push(e), or(r, t, n, a, !i.source.parent && i.reenter ? void 0 : e))
    }
  }
}
function ar(e, t, n, r) {
  if (In(e)) {
    if (t[e.id]) {
      let i = t[e.id]
      for (let e of i) (r.add(e), ar(e, t, n, r))
      for (let a of i) sr(a, e.parent, r, t, n)
    } else {
      let i = Fn(e)
      for (let a of i.target) (r.add(a), i === e.parent?.initial && n.add(e.parent), ar(a, t, n, r))
      for (let a of i.target) sr(a, e.parent, r, t, n)
    }
  } else if (e.type === `compound`) {
    let [i] = e.initial.target
    ;(In(i) || (r.add(i), n.add(i)), ar(i, t, n, r), sr(i, e, r, t, n))
  } else if (e.type === `parallel`)
    for (let i of xn(e).filter((e) => !In(e)))
      [...r].some((e) => qn(e, i)) || (In(i) || (r.add(i), n.add(i)), ar(i, t, n, r))
}
function or(e, t, n, r, i) {
  for (let a of r)
    if (((!i || qn(a, i)) && e.add(a), a.type === `parallel`))
      for (let r of xn(a).filter((e) => !In(e))) [...e].some((e) => qn(e, r)) || (e.add(r), ar(r, t, n, e))
}
function sr(e, t, n, r, i) {
  or(n, r, i, Sn(e, t))
}
function cr(e, t, n, r, i, a, o, s) {
  let c = e,
    l = $n(r, i, a)
  l.sort((e, t) => t.order - e.order)
  let u
  for (let e of l)
    for (let t of Kn(e)) {
      let n
      ;((n = t.history === `deep` ? (t) => bn(t) && qn(t, e) : (t) => t.parent === e),
        (u ??= { ...a }),
        (u[t.id] = Array.from(i).filter(n)))
    }
  for (let e of l) ((c = dr(c, t, n, [...e.exit, ...e.invoke.map((e) => vn(e.id))], o, void 0)), i.delete(e))
  return [c, u || a]
}
function lr(e, t) {
  return e.implementations.actions[t]
}
function ur(e, t, n, r, i, a) {
  let { machine: o } = e,
    s = e
  for (let e of r) {
    let r = typeof e == `function`,
      c = r ? e : lr(o, typeof e == `string` ? e : e.type),
      l = { context: s.context, event: t, self: n.self, system: n.system },
      u =
        r || typeof e == `string`
          ? void 0
          : `params` in e
            ? typeof e.params == `function`
              ? e.params({ context: s.context, event: t })
              : e.params
            : void 0
    if (!c || !(`resolve` in c)) {
      n.actionExecutor({
        type: typeof e == `string` ? e : typeof e == `object` ? e.type : e.name || `(anonymous)`,
        info: l,
        params: u,
        exec: c,
      })
      continue
    }
    let d = c,
      [f, p, m] = d.resolve(n, s, l, u, c, i)
    ;((s = f),
      `retryResolve` in d && a?.push([d, p]),
      `execute` in d && n.actionExecutor({ type: d.type, info: l, params: p, exec: d.execute.bind(null, n, p) }),
      m && (s = ur(s, t, n, m, i, a)))
  }
  return s
}
function dr(e, t, n, r, i, a) {
  let o = a ? [] : void 0,
    s = ur(e, t, n, r, { internalQueue: i, deferredActorIds: a }, o)
  return (
    o?.forEach(([e, t]) => {
      e.retryResolve(n, s, t)
    }),
    s
  )
}
function fr(e, t, n, r) {
  let i = e,
    a = []
  function o(e, t, r) {
    ;(n.system._sendInspectionEvent({
      type: `@xstate.microstep`,
      actorRef: n.self,
      event: t,
      snapshot: e,
      _transitions: r,
    }),
      a.push(e))
  }
  if (t.type === `xstate.stop`)
    return ((i = wr(pr(i, t, n), { status: `stopped` })), o(i, t, []), { snapshot: i, microstates: a })
  let s = t
  if (s.type !== Mt) {
    let t = s,
      c = Xt(t),
      l = mr(t, i)
    if (c && !l.length)
      return ((i = wr(e, { status: `error`, error: t.error })), o(i, t, []), { snapshot: i, microstates: a })
    ;((i = tr(l, e, n, s, !1, r)), o(i, t, l))
  }
  let c = !0
  for (; i.status === `active`;) {
    let e = c ? hr(i, s) : [],
      t = e.length ? i : void 0
    if (!e.length) {
      if (!r.length) break
      ;((s = r.shift()), (e = mr(s, i)))
    }
    ;((i = tr(e, i, n, s, !1, r)), (c = i !== t), o(i, s, e))
  }
  return (i.status !== `active` && pr(i, s, n), { snapshot: i, microstates: a })
}
function pr(e, t, n) {
  return dr(
    e,
    t,
    n,
    Object.values(e.children).map((e) => vn(e)),
    [],
    void 0,
  )
}
function mr(e, t) {
  return t.machine.getTransitionData(t, e)
}
function hr(e, t) {
  let n = new Set(),
    r = e._nodes.filter(bn)
  for (let i of r)
    loop: for (let r of [i].concat(Sn(i, void 0)))
      if (r.always) {
        for (let i of r.always)
          if (i.guard === void 0 || yn(i.guard, e.context, t, e)) {
            n.add(i)
            break loop
          }
      }
  return Yn(Array.from(n), new Set(e._nodes), e.historyValue)
}
function gr(e, t) {
  return En(e, [...Cn(Vn(e, t))])
}
function _r(e) {
  return !!e && typeof e == `object` && `machine` in e && `value` in e
}
var vr = function (e) {
    return Vt(e, this.value)
  },
  yr = function (e) {
    return this.tags.has(e)
  },
  br = function (e) {
    let t = this.machine.getTransitionData(this, e)
    return !!t?.length && t.some((e) => e.target !== void 0 || e.actions.length)
  },
  xr = function () {
    let { _nodes: e, tags: t, machine: n, getMeta: r, toJSON: i, can: a, hasTag: o, matches: s, ...c } = this
    return { ...c, tags: Array.from(t) }
  },
  Sr = function () {
    return this._nodes.reduce((e, t) => (t.meta !== void 0 && (e[t.id] = t.meta), e), {})
  }
function Cr(e, t) {
  return {
    status: e.status,
    output: e.output,
    error: e.error,
    machine: t,
    context: e.context,
    _nodes: e._nodes,
    value: En(t.root, e._nodes),
    tags: new Set(e._nodes.flatMap((e) => e.tags)),
    children: e.children,
    historyValue: e.historyValue || {},
    matches: vr,
    hasTag: yr,
    can: br,
    getMeta: Sr,
    toJSON: xr,
  }
}
function wr(e, t = {}) {
  return Cr({ ...e, ...t }, e.machine)
}
function Tr(e, t) {
  let {
      _nodes: n,
      tags: r,
      machine: i,
      children: a,
      context: o,
      can: s,
      hasTag: c,
      matches: l,
      getMeta: u,
      toJSON: d,
      ...f
    } = e,
    p = {}
  for (let e in a) {
    let n = a[e]
    p[e] = { snapshot: n.getPersistedSnapshot(t), src: n.src, systemId: n._systemId, syncSnapshot: n._syncSnapshot }
  }
  return { ...f, context: Er(o), children: p }
}
function Er(e) {
  let t
  for (let n in e) {
    let r = e[n]
    if (r && typeof r == `object`) {
      if (`sessionId` in r && `send` in r && `ref` in r)
        ((t ??= Array.isArray(e) ? e.slice() : { ...e }), (t[n] = { xstate$$type: 1, id: r.id }))
      else {
        let i = Er(r)
        i !== r && ((t ??= Array.isArray(e) ? e.slice() : { ...e }), (t[n] = i))
      }
    }
  }
  return t ?? e
}
function Dr(e, t, n, r, { event: i, id: a, delay: o }, { internalQueue: s }) {
  let c = t.machine.implementations.delays
  if (typeof i == `string`)
    throw Error(`Only event objects may be used with raise; use raise({ type: "${i}" }) instead`)
  let l = typeof i == `function` ? i(n, r) : i,
    u
  if (typeof o == `string`) {
    let e = c && c[o]
    u = typeof e == `function` ? e(n, r) : e
  } else u = typeof o == `function` ? o(n, r) : o
  return (typeof u != `number` && s.push(l), [t, { event: l, id: a, delay: u }, void 0])
}
function Or(e, t) {
  let { event: n, delay: r, id: i } = t
  typeof r == `number` &&
    e.defer(() => {
      let t = e.self
      e.system.scheduler.schedule(t, t, n, r, i)
    })
}
function kr(e, t) {
  function n(e, t) {}
  return (
    (n.type = `xstate.raise`),
    (n.event = e),
    (n.id = t?.id),
    (n.delay = t?.delay),
    (n.resolve = Dr),
    (n.execute = Or),
    n
  )
}
function Ar(e, { machine: t, context: n }, r, i) {
  let a = (a, o) => {
    if (typeof a == `string`) {
      let s = tn(t, a)
      if (!s) throw Error(`Actor logic '${a}' not implemented in machine '${t.id}'`)
      let c = ln(s, {
        id: o?.id,
        parent: e.self,
        syncSnapshot: o?.syncSnapshot,
        input: typeof o?.input == `function` ? o.input({ context: n, event: r, self: e.self }) : o?.input,
        src: a,
        systemId: o?.systemId,
      })
      return ((i[c.id] = c), c)
    }
    return ln(a, {
      id: o?.id,
      parent: e.self,
      syncSnapshot: o?.syncSnapshot,
      input: o?.input,
      src: a,
      systemId: o?.systemId,
    })
  }
  return (t, n) => {
    let r = a(t, n)
    return (
      (i[r.id] = r),
      e.defer(() => {
        r._processingStatus !== F.Stopped && r.start()
      }),
      r
    )
  }
}
function jr(e, t, n, r, { assignment: i }) {
  if (!t.context)
    throw Error('Cannot assign to undefined `context`. Ensure that `context` is defined in the machine config.')
  let a = {},
    o = { context: t.context, event: n.event, spawn: Ar(e, t, n.event, a), self: e.self, system: e.system },
    s = {}
  if (typeof i == `function`) s = i(o, r)
  else
    for (let e of Object.keys(i)) {
      let t = i[e]
      s[e] = typeof t == `function` ? t(o, r) : t
    }
  return [
    wr(t, {
      context: Object.assign({}, t.context, s),
      children: Object.keys(a).length ? { ...t.children, ...a } : t.children,
    }),
    void 0,
    void 0,
  ]
}
function Mr(e) {
  function t(e, t) {}
  return ((t.type = `xstate.assign`), (t.assignment = e), (t.resolve = jr), t)
}
function Nr(e, t, n, r, { event: i }) {
  return [t, { event: typeof i == `function` ? i(n, r) : i }, void 0]
}
function Pr(e, { event: t }) {
  e.defer(() => e.emit(t))
}
function Fr(e) {
  function t(e, t) {}
  return ((t.type = `xstate.emit`), (t.event = e), (t.resolve = Nr), (t.execute = Pr), t)
}
var Ir = new WeakMap()
function Lr(e, t, n) {
  let r = Ir.get(e)
  return (r ? t in r || (r[t] = n()) : ((r = { [t]: n() }), Ir.set(e, r)), r[t])
}
var Rr = {},
  zr = (e) =>
    typeof e == `string`
      ? { type: e }
      : typeof e == `function`
        ? `resolve` in e
          ? { type: e.type }
          : { type: e.name }
        : e,
  Br = class e {
    constructor(t, n) {
      if (
        ((this.config = t),
        (this.key = void 0),
        (this.id = void 0),
        (this.type = void 0),
        (this.path = void 0),
        (this.states = void 0),
        (this.history = void 0),
        (this.entry = void 0),
        (this.exit = void 0),
        (this.parent = void 0),
        (this.machine = void 0),
        (this.meta = void 0),
        (this.output = void 0),
        (this.order = -1),
        (this.description = void 0),
        (this.tags = []),
        (this.transitions = void 0),
        (this.always = void 0),
        (this.parent = n._parent),
        (this.key = n._key),
        (this.machine = n._machine),
        (this.path = this.parent ? this.parent.path.concat(this.key) : []),
        (this.id = this.config.id || [this.machine.id, ...this.path].join(`.`)),
        (this.type =
          this.config.type ||
          (this.config.states && Object.keys(this.config.states).length
            ? `compound`
            : this.config.history
              ? `history`
              : `atomic`)),
        (this.description = this.config.description),
        (this.order = this.machine.idMap.size),
        this.machine.idMap.set(this.id, this),
        (this.states = this.config.states
          ? Gt(this.config.states, (t, n) => new e(t, { _parent: this, _key: n, _machine: this.machine }))
          : Rr),
        this.type === `compound` && !this.config.initial)
      )
        throw Error(
          `No initial state specified for compound state node "#${this.id}". Try adding { initial: "${Object.keys(this.states)[0]}" } to the state config.`,
        )
      ;((this.history = this.config.history === !0 ? `shallow` : this.config.history || !1),
        (this.entry = qt(this.config.entry).slice()),
        (this.exit = qt(this.config.exit).slice()),
        (this.meta = this.config.meta),
        (this.output = this.type === `final` || !this.parent ? this.config.output : void 0),
        (this.tags = qt(t.tags).slice()))
    }
    _initialize() {
      ;((this.transitions = Mn(this)),
        this.config.always && (this.always = Zt(this.config.always).map((e) => jn(this, ``, e))),
        Object.keys(this.states).forEach((e) => {
          this.states[e]._initialize()
        }))
    }
    get definition() {
      return {
        id: this.id,
        key: this.key,
        version: this.machine.version,
        type: this.type,
        initial: this.initial
          ? {
              target: this.initial.target,
              source: this,
              actions: this.initial.actions.map(zr),
              eventType: null,
              reenter: !1,
              toJSON: () => ({
                target: this.initial.target.map((e) => `#${e.id}`),
                source: `#${this.id}`,
                actions: this.initial.actions.map(zr),
                eventType: null,
              }),
            }
          : void 0,
        history: this.history,
        states: Gt(this.states, (e) => e.definition),
        on: this.on,
        transitions: [...this.transitions.values()].flat().map((e) => ({ ...e, actions: e.actions.map(zr) })),
        entry: this.entry.map(zr),
        exit: this.exit.map(zr),
        meta: this.meta,
        order: this.order || -1,
        output: this.output,
        invoke: this.invoke,
        description: this.description,
        tags: this.tags,
      }
    }
    toJSON() {
      return this.definition
    }
    get invoke() {
      return Lr(this, `invoke`, () =>
        qt(this.config.invoke).map((e, t) => {
          let { src: n, systemId: r } = e,
            i = e.id ?? en(this.id, t),
            a = typeof n == `string` ? n : `xstate.invoke.${en(this.id, t)}`
          return {
            ...e,
            src: a,
            id: i,
            systemId: r,
            toJSON() {
              let { onDone: t, onError: n, ...r } = e
              return { ...r, type: `xstate.invoke`, src: a, id: i }
            },
          }
        }),
      )
    }
    get on() {
      return Lr(this, `on`, () =>
        [...this.transitions]
          .flatMap(([e, t]) => t.map((t) => [e, t]))
          .reduce((e, [t, n]) => ((e[t] = e[t] || []), e[t].push(n), e), {}),
      )
    }
    get after() {
      return Lr(this, `delayedTransitions`, () => An(this))
    }
    get initial() {
      return Lr(this, `initial`, () => Nn(this, this.config.initial))
    }
    next(e, t) {
      let n = t.type,
        r = [],
        i,
        a = Lr(this, `candidates-${n}`, () => kn(this, n))
      for (let o of a) {
        let { guard: a } = o,
          s = e.context,
          c = !1
        try {
          c = !a || yn(a, s, t, e)
        } catch (e) {
          let t = typeof a == `string` ? a : typeof a == `object` ? a.type : void 0
          throw Error(
            `Unable to evaluate guard ${t ? `'${t}' ` : ``}in transition for event '${n}' in state node '${this.id}':\n${e.message}`,
          )
        }
        if (c) {
          ;(r.push(...o.actions), (i = o))
          break
        }
      }
      return i ? [i] : void 0
    }
    get events() {
      return Lr(this, `events`, () => {
        let { states: e } = this,
          t = new Set(this.ownEvents)
        if (e)
          for (let n of Object.keys(e)) {
            let r = e[n]
            if (r.states) for (let e of r.events) t.add(`${e}`)
          }
        return Array.from(t)
      })
    }
    get ownEvents() {
      let e = new Set(
        [...this.transitions.keys()].filter((e) =>
          this.transitions.get(e).some((e) => !(!e.target && !e.actions.length && !e.reenter)),
        ),
      )
      return Array.from(e)
    }
  },
  Vr = class e {
    constructor(e, t) {
      ;((this.config = e),
        (this.version = void 0),
        (this.schemas = void 0),
        (this.implementations = void 0),
        (this.__xstatenode = !0),
        (this.idMap = new Map()),
        (this.root = void 0),
        (this.id = void 0),
        (this.states = void 0),
        (this.events = void 0),
        (this.id = e.id || `(machine)`),
        (this.implementations = {
          actors: t?.actors ?? {},
          actions: t?.actions ?? {},
          delays: t?.delays ?? {},
          guards: t?.guards ?? {},
        }),
        (this.version = this.config.version),
        (this.schemas = this.config.schemas),
        (this.transition = this.transition.bind(this)),
        (this.getInitialSnapshot = this.getInitialSnapshot.bind(this)),
        (this.getPersistedSnapshot = this.getPersistedSnapshot.bind(this)),
        (this.restoreSnapshot = this.restoreSnapshot.bind(this)),
        (this.start = this.start.bind(this)),
        (this.root = new Br(e, { _key: this.id, _machine: this })),
        this.root._initialize(),
        (this.states = this.root.states),
        (this.events = this.root.events))
    }
    provide(t) {
      let { actions: n, guards: r, actors: i, delays: a } = this.implementations
      return new e(this.config, {
        actions: { ...n, ...t.actions },
        guards: { ...r, ...t.guards },
        actors: { ...i, ...t.actors },
        delays: { ...a, ...t.delays },
      })
    }
    resolveState(e) {
      let t = gr(this.root, e.value),
        n = Cn(Vn(this.root, t))
      return Cr(
        {
          _nodes: [...n],
          context: e.context || {},
          children: {},
          status: Dn(n, this.root) ? `done` : e.status || `active`,
          output: e.output,
          error: e.error,
          historyValue: e.historyValue,
        },
        this,
      )
    }
    transition(e, t, n) {
      return fr(e, t, n, []).snapshot
    }
    microstep(e, t, n) {
      return fr(e, t, n, []).microstates
    }
    getTransitionData(e, t) {
      return Gn(this.root, e.value, e, t) || []
    }
    getPreInitialState(e, t, n) {
      let { context: r } = this.config,
        i = Cr(
          { context: typeof r != `function` && r ? r : {}, _nodes: [this.root], children: {}, status: `active` },
          this,
        )
      return typeof r == `function`
        ? dr(i, t, e, [Mr(({ spawn: e, event: t, self: n }) => r({ spawn: e, input: t.input, self: n }))], n, void 0)
        : i
    }
    getInitialSnapshot(e, t) {
      let n = Rt(t),
        r = [],
        i = this.getPreInitialState(e, n, r),
        { snapshot: a } = fr(
          tr(
            [
              {
                target: [...Rn(this.root)],
                source: this.root,
                reenter: !0,
                actions: [],
                eventType: null,
                toJSON: null,
              },
            ],
            i,
            e,
            n,
            !0,
            r,
          ),
          n,
          e,
          r,
        )
      return a
    }
    start(e) {
      Object.values(e.children).forEach((e) => {
        e.getSnapshot().status === `active` && e.start()
      })
    }
    getStateNodeById(e) {
      let t = Ht(e),
        n = t.slice(1),
        r = On(t[0]) ? t[0].slice(1) : t[0],
        i = this.idMap.get(r)
      if (!i) throw Error(`Child state node '#${r}' does not exist on machine '${this.id}'`)
      return Bn(i, n)
    }
    get definition() {
      return this.root.definition
    }
    toJSON() {
      return this.definition
    }
    getPersistedSnapshot(e, t) {
      return Tr(e, t)
    }
    restoreSnapshot(e, t) {
      let n = {},
        r = e.children
      Object.keys(r).forEach((e) => {
        let i = r[e],
          a = i.snapshot,
          o = i.src,
          s = typeof o == `string` ? tn(this, o) : o
        if (!s) return
        let c = ln(s, {
          id: e,
          parent: t.self,
          syncSnapshot: i.syncSnapshot,
          snapshot: a,
          src: o,
          systemId: i.systemId,
        })
        n[e] = c
      })
      let i = Cr({ ...e, children: n, _nodes: Array.from(Cn(Vn(this.root, e.value))) }, this),
        a = new Set()
      function o(e, t) {
        if (!a.has(e)) {
          a.add(e)
          for (let n in e) {
            let r = e[n]
            if (r && typeof r == `object`) {
              if (`xstate$$type` in r && r.xstate$$type === 1) {
                e[n] = t[r.id]
                continue
              }
              o(r, t)
            }
          }
        }
      }
      return (o(i.context, n), i)
    }
  }
function Hr(e, t) {
  return new Vr(e, t)
}
function Ur({ schemas: e, actors: t, actions: n, guards: r, delays: i }) {
  return { createMachine: (a) => Hr({ ...a, schemas: e }, { actors: t, actions: n, guards: r, delays: i }) }
}
function I(e) {
  return typeof e == `function`
}
function Wr(e) {
  var t = e(function (e) {
    ;(Error.call(e), (e.stack = Error().stack))
  })
  return ((t.prototype = Object.create(Error.prototype)), (t.prototype.constructor = t), t)
}
var Gr = Wr(function (e) {
  return function (t) {
    ;(e(this),
      (this.message = t
        ? t.length +
          ` errors occurred during unsubscription:
` +
          t.map(function (e, t) {
            return t + 1 + `) ` + e.toString()
          }).join(`
  `)
        : ``),
      (this.name = `UnsubscriptionError`),
      (this.errors = t))
  }
})
function Kr(e, t) {
  if (e) {
    var n = e.indexOf(t)
    0 <= n && e.splice(n, 1)
  }
}
var qr = (function () {
    function e(e) {
      ;((this.initialTeardown = e), (this.closed = !1), (this._parentage = null), (this._finalizers = null))
    }
    return (
      (e.prototype.unsubscribe = function () {
        var e, t, n, i, a
        if (!this.closed) {
          this.closed = !0
          var o = this._parentage
          if (o) {
            if (((this._parentage = null), Array.isArray(o)))
              try {
                for (var c = l(o), u = c.next(); !u.done; u = c.next()) u.value.remove(this)
              } catch (t) {
                e = { error: t }
              } finally {
                try {
                  u && !u.done && (t = c.return) && t.call(c)
                } finally {
                  if (e) throw e.error
                }
              }
            else o.remove(this)
          }
          var d = this.initialTeardown
          if (I(d))
            try {
              d()
            } catch (e) {
              a = e instanceof Gr ? e.errors : [e]
            }
          var f = this._finalizers
          if (f) {
            this._finalizers = null
            try {
              for (var p = l(f), m = p.next(); !m.done; m = p.next()) {
                var h = m.value
                try {
                  Xr(h)
                } catch (e) {
                  ;((a ??= []), e instanceof Gr ? (a = s(s([], r(a)), r(e.errors))) : a.push(e))
                }
              }
            } catch (e) {
              n = { error: e }
            } finally {
              try {
                m && !m.done && (i = p.return) && i.call(p)
              } finally {
                if (n) throw n.error
              }
            }
          }
          if (a) throw new Gr(a)
        }
      }),
      (e.prototype.add = function (t) {
        if (t && t !== this) {
          if (this.closed) Xr(t)
          else {
            if (t instanceof e) {
              if (t.closed || t._hasParent(this)) return
              t._addParent(this)
            }
            ;(this._finalizers = this._finalizers ?? []).push(t)
          }
        }
      }),
      (e.prototype._hasParent = function (e) {
        var t = this._parentage
        return t === e || (Array.isArray(t) && t.includes(e))
      }),
      (e.prototype._addParent = function (e) {
        var t = this._parentage
        this._parentage = Array.isArray(t) ? (t.push(e), t) : t ? [t, e] : e
      }),
      (e.prototype._removeParent = function (e) {
        var t = this._parentage
        t === e ? (this._parentage = null) : Array.isArray(t) && Kr(t, e)
      }),
      (e.prototype.remove = function (t) {
        var n = this._finalizers
        ;(n && Kr(n, t), t instanceof e && t._removeParent(this))
      }),
      (e.EMPTY = (function () {
        var t = new e()
        return ((t.closed = !0), t)
      })()),
      e
    )
  })(),
  Jr = qr.EMPTY
function Yr(e) {
  return e instanceof qr || (e && `closed` in e && I(e.remove) && I(e.add) && I(e.unsubscribe))
}
function Xr(e) {
  I(e) ? e() : e.unsubscribe()
}
var Zr = {
    onUnhandledError: null,
    onStoppedNotification: null,
    Promise: void 0,
    useDeprecatedSynchronousErrorHandling: !1,
    useDeprecatedNextContext: !1,
  },
  Qr = {
    setTimeout: function (e, t) {
      var n = [...arguments].slice(2),
        i = Qr.delegate
      return i?.setTimeout ? i.setTimeout.apply(i, s([e, t], r(n))) : setTimeout.apply(void 0, s([e, t], r(n)))
    },
    clearTimeout: function (e) {
      return (Qr.delegate?.clearTimeout || clearTimeout)(e)
    },
    delegate: void 0,
  }
function $r(e) {
  Qr.setTimeout(function () {
    var t = Zr.onUnhandledError
    if (t) t(e)
    else throw e
  })
}
function ei() {}
var ti = (function () {
  return ii(`C`, void 0, void 0)
})()
function ni(e) {
  return ii(`E`, void 0, e)
}
function ri(e) {
  return ii(`N`, e, void 0)
}
function ii(e, t, n) {
  return { kind: e, value: t, error: n }
}
var ai = null
function oi(e) {
  if (Zr.useDeprecatedSynchronousErrorHandling) {
    var t = !ai
    if ((t && (ai = { errorThrown: !1, error: null }), e(), t)) {
      var n = ai,
        r = n.errorThrown,
        i = n.error
      if (((ai = null), r)) throw i
    }
  } else e()
}
function si(e) {
  Zr.useDeprecatedSynchronousErrorHandling && ai && ((ai.errorThrown = !0), (ai.error = e))
}
var ci = (function (e) {
    n(t, e)
    function t(t) {
      var n = e.call(this) || this
      return ((n.isStopped = !1), t ? ((n.destination = t), Yr(t) && t.add(n)) : (n.destination = gi), n)
    }
    return (
      (t.create = function (e, t, n) {
        return new fi(e, t, n)
      }),
      (t.prototype.next = function (e) {
        this.isStopped ? hi(ri(e), this) : this._next(e)
      }),
      (t.prototype.error = function (e) {
        this.isStopped ? hi(ni(e), this) : ((this.isStopped = !0), this._error(e))
      }),
      (t.prototype.complete = function () {
        this.isStopped ? hi(ti, this) : ((this.isStopped = !0), this._complete())
      }),
      (t.prototype.unsubscribe = function () {
        this.closed || ((this.isStopped = !0), e.prototype.unsubscribe.call(this), (this.destination = null))
      }),
      (t.prototype._next = function (e) {
        this.destination.next(e)
      }),
      (t.prototype._error = function (e) {
        try {
          this.destination.error(e)
        } finally {
          this.unsubscribe()
        }
      }),
      (t.prototype._complete = function () {
        try {
          this.destination.complete()
        } finally {
          this.unsubscribe()
        }
      }),
      t
    )
  })(qr),
  li = Function.prototype.bind
function ui(e, t) {
  return li.call(e, t)
}
var di = (function () {
    function e(e) {
      this.partialObserver = e
    }
    return (
      (e.prototype.next = function (e) {
        var t = this.partialObserver
        if (t.next)
          try {
            t.next(e)
          } catch (e) {
            pi(e)
          }
      }),
      (e.prototype.error = function (e) {
        var t = this.partialObserver
        if (t.error)
          try {
            t.error(e)
          } catch (e) {
            pi(e)
          }
        else pi(e)
      }),
      (e.prototype.complete = function () {
        var e = this.partialObserver
        if (e.complete)
          try {
            e.complete()
          } catch (e) {
            pi(e)
          }
      }),
      e
    )
  })(),
  fi = (function (e) {
    n(t, e)
    function t(t, n, r) {
      var i = e.call(this) || this,
        a
      if (I(t) || !t) a = { next: t ?? void 0, error: n ?? void 0, complete: r ?? void 0 }
      else {
        var o
        i && Zr.useDeprecatedNextContext
          ? ((o = Object.create(t)),
            (o.unsubscribe = function () {
              return i.unsubscribe()
            }),
            (a = {
              next: t.next && ui(t.next, o),
              error: t.error && ui(t.error, o),
              complete: t.complete && ui(t.complete, o),
            }))
          : (a = t)
      }
      return ((i.destination = new di(a)), i)
    }
    return t
  })(ci)
function pi(e) {
  Zr.useDeprecatedSynchronousErrorHandling ? si(e) : $r(e)
}
function mi(e) {
  throw e
}
function hi(e, t) {
  var n = Zr.onStoppedNotification
  n &&
    Qr.setTimeout(function () {
      return n(e, t)
    })
}
var gi = { closed: !0, next: ei, error: mi, complete: ei },
  _i = (function () {
    return (typeof Symbol == `function` && Symbol.observable) || `@@observable`
  })()
function yi(e) {
  return e
}
function bi(e) {
  return e.length === 0
    ? yi
    : e.length === 1
      ? e[0]
      : function (t) {
          return e.reduce(function (e, t) {
            return t(e)
          }, t)
        }
}
var L = (function () {
  function e(e) {
    e && (this._subscribe = e)
  }
  return (
    (e.prototype.lift = function (t) {
      var n = new e()
      return ((n.source = this), (n.operator = t), n)
    }),
    (e.prototype.subscribe = function (e, t, n) {
      var r = this,
        i = Ci(e) ? e : new fi(e, t, n)
      return (
        oi(function () {
          var e = r,
            t = e.operator,
            n = e.source
          i.add(t ? t.call(i, n) : n ? r._subscribe(i) : r._trySubscribe(i))
        }),
        i
      )
    }),
    (e.prototype._trySubscribe = function (e) {
      try {
        return this._subscribe(e)
      } catch (t) {
        e.error(t)
      }
    }),
    (e.prototype.forEach = function (e, t) {
      var n = this
      return (
        (t = xi(t)),
        new t(function (t, r) {
          var i = new fi({
            next: function (t) {
              try {
                e(t)
              } catch (e) {
                ;(r(e), i.unsubscribe())
              }
            },
            error: r,
            complete: t,
          })
          n.subscribe(i)
        })
      )
    }),
    (e.prototype._subscribe = function (e) {
      return this.source?.subscribe(e)
    }),
    (e.prototype[_i] = function () {
      return this
    }),
    (e.prototype.pipe = function () {
      return bi([...arguments])(this)
    }),
    (e.prototype.toPromise = function (e) {
      var t = this
      return (
        (e = xi(e)),
        new e(function (e, n) {
          var r
          t.subscribe(
            function (e) {
              return (r = e)
            },
            function (e) {
              return n(e)
            },
            function () {
              return e(r)
            },
          )
        })
      )
    }),
    (e.create = function (t) {
      return new e(t)
    }),
    e
  )
})()
function xi(e) {
  return e ?? Zr.Promise ?? Promise
}
function Si(e) {
  return e && I(e.next) && I(e.error) && I(e.complete)
}
function Ci(e) {
  return (e && e instanceof ci) || (Si(e) && Yr(e))
}
function wi(e) {
  return I(e?.lift)
}
function R(e) {
  return function (t) {
    if (wi(t))
      return t.lift(function (t) {
        try {
          return e(t, this)
        } catch (e) {
          this.error(e)
        }
      })
    throw TypeError(`Unable to lift unknown Observable type`)
  }
}
function Ti(e, t, n, r, i) {
  return new Ei(e, t, n, r, i)
}
var Ei = (function (e) {
    n(t, e)
    function t(t, n, r, i, a, o) {
      var s = e.call(this, t) || this
      return (
        (s.onFinalize = a),
        (s.shouldUnsubscribe = o),
        (s._next = n
          ? function (e) {
              try {
                n(e)
              } catch (e) {
                t.error(e)
              }
            }
          : e.prototype._next),
        (s._error = i
          ? function (e) {
              try {
                i(e)
              } catch (e) {
                t.error(e)
              } finally {
                this.unsubscribe()
              }
            }
          : e.prototype._error),
        (s._complete = r
          ? function () {
              try {
                r()
              } catch (e) {
                t.error(e)
              } finally {
                this.unsubscribe()
              }
            }
          : e.prototype._complete),
        s
      )
    }
    return (
      (t.prototype.unsubscribe = function () {
        var t
        if (!this.shouldUnsubscribe || this.shouldUnsubscribe()) {
          var n = this.closed
          ;(e.prototype.unsubscribe.call(this), n || (t = this.onFinalize) == null || t.call(this))
        }
      }),
      t
    )
  })(ci),
  Di = Wr(function (e) {
    return function () {
      ;(e(this), (this.name = `ObjectUnsubscribedError`), (this.message = `object unsubscribed`))
    }
  }),
  Oi = (function (e) {
    n(t, e)
    function t() {
      var t = e.call(this) || this
      return (
        (t.closed = !1),
        (t.currentObservers = null),
        (t.observers = []),
        (t.isStopped = !1),
        (t.hasError = !1),
        (t.thrownError = null),
        t
      )
    }
    return (
      (t.prototype.lift = function (e) {
        var t = new ki(this, this)
        return ((t.operator = e), t)
      }),
      (t.prototype._throwIfClosed = function () {
        if (this.closed) throw new Di()
      }),
      (t.prototype.next = function (e) {
        var t = this
        oi(function () {
          var n, r
          if ((t._throwIfClosed(), !t.isStopped)) {
            t.currentObservers ||= Array.from(t.observers)
            try {
              for (var i = l(t.currentObservers), a = i.next(); !a.done; a = i.next()) a.value.next(e)
            } catch (e) {
              n = { error: e }
            } finally {
              try {
                a && !a.done && (r = i.return) && r.call(i)
              } finally {
                if (n) throw n.error
              }
            }
          }
        })
      }),
      (t.prototype.error = function (e) {
        var t = this
        oi(function () {
          if ((t._throwIfClosed(), !t.isStopped)) {
            ;((t.hasError = t.isStopped = !0), (t.thrownError = e))
            for (var n = t.observers; n.length;) n.shift().error(e)
          }
        })
      }),
      (t.prototype.complete = function () {
        var e = this
        oi(function () {
          if ((e._throwIfClosed(), !e.isStopped)) {
            e.isStopped = !0
            for (var t = e.observers; t.length;) t.shift().complete()
          }
        })
      }),
      (t.prototype.unsubscribe = function () {
        ;((this.isStopped = this.closed = !0), (this.observers = this.currentObservers = null))
      }),
      Object.defineProperty(t.prototype, 'observed', {
        get: function () {
          return this.observers?.length > 0
        },
        enumerable: !1,
        configurable: !0,
      }),
      (t.prototype._trySubscribe = function (t) {
        return (this._throwIfClosed(), e.prototype._trySubscribe.call(this, t))
      }),
      (t.prototype._subscribe = function (e) {
        return (this._throwIfClosed(), this._checkFinalizedStatuses(e), this._innerSubscribe(e))
      }),
      (t.prototype._innerSubscribe = function (e) {
        var t = this,
          n = this,
          r = n.hasError,
          i = n.isStopped,
          a = n.observers
        return r || i
          ? Jr
          : ((this.currentObservers = null),
            a.push(e),
            new qr(function () {
              ;((t.currentObservers = null), Kr(a, e))
            }))
      }),
      (t.prototype._checkFinalizedStatuses = function (e) {
        var t = this,
          n = t.hasError,
          r = t.thrownError,
          i = t.isStopped
        n ? e.error(r) : i && e.complete()
      }),
      (t.prototype.asObservable = function () {
        var e = new L()
        return ((e.source = this), e)
      }),
      (t.create = function (e, t) {
        return new ki(e, t)
      }),
      t
    )
  })(L),
  ki = (function (e) {
    n(t, e)
    function t(t, n) {
      var r = e.call(this) || this
      return ((r.destination = t), (r.source = n), r)
    }
    return (
      (t.prototype.next = function (e) {
        var t, n
        ;(n = (t = this.destination)?.next) == null || n.call(t, e)
      }),
      (t.prototype.error = function (e) {
        var t, n
        ;(n = (t = this.destination)?.error) == null || n.call(t, e)
      }),
      (t.prototype.complete = function () {
        var e, t
        ;(t = (e = this.destination)?.complete) == null || t.call(e)
      }),
      (t.prototype._subscribe = function (e) {
        return this.source?.subscribe(e) ?? Jr
      }),
      t
    )
  })(Oi),
  Ai = (function (e) {
    n(t, e)
    function t(t) {
      var n = e.call(this) || this
      return ((n._value = t), n)
    }
    return (
      Object.defineProperty(t.prototype, 'value', {
        get: function () {
          return this.getValue()
        },
        enumerable: !1,
        configurable: !0,
      }),
      (t.prototype._subscribe = function (t) {
        var n = e.prototype._subscribe.call(this, t)
        return (!n.closed && t.next(this._value), n)
      }),
      (t.prototype.getValue = function () {
        var e = this,
          t = e.hasError,
          n = e.thrownError,
          r = e._value
        if (t) throw n
        return (this._throwIfClosed(), r)
      }),
      (t.prototype.next = function (t) {
        e.prototype.next.call(this, (this._value = t))
      }),
      t
    )
  })(Oi),
  ji = {
    now: function () {
      return (ji.delegate || Date).now()
    },
    delegate: void 0,
  },
  Mi = (function (e) {
    n(t, e)
    function t(t, n, r) {
      ;(t === void 0 && (t = 1 / 0), n === void 0 && (n = 1 / 0), r === void 0 && (r = ji))
      var i = e.call(this) || this
      return (
        (i._bufferSize = t),
        (i._windowTime = n),
        (i._timestampProvider = r),
        (i._buffer = []),
        (i._infiniteTimeWindow = !0),
        (i._infiniteTimeWindow = n === 1 / 0),
        (i._bufferSize = Math.max(1, t)),
        (i._windowTime = Math.max(1, n)),
        i
      )
    }
    return (
      (t.prototype.next = function (t) {
        var n = this,
          r = n.isStopped,
          i = n._buffer,
          a = n._infiniteTimeWindow,
          o = n._timestampProvider,
          s = n._windowTime
        ;(r || (i.push(t), !a && i.push(o.now() + s)), this._trimBuffer(), e.prototype.next.call(this, t))
      }),
      (t.prototype._subscribe = function (e) {
        ;(this._throwIfClosed(), this._trimBuffer())
        for (
          var t = this._innerSubscribe(e), n = this, r = n._infiniteTimeWindow, i = n._buffer.slice(), a = 0;
          a < i.length && !e.closed;
          a += r ? 1 : 2
        )
          e.next(i[a])
        return (this._checkFinalizedStatuses(e), t)
      }),
      (t.prototype._trimBuffer = function () {
        var e = this,
          t = e._bufferSize,
          n = e._timestampProvider,
          r = e._buffer,
          i = e._infiniteTimeWindow,
          a = (i ? 1 : 2) * t
        if ((t < 1 / 0 && a < r.length && r.splice(0, r.length - a), !i)) {
          for (var o = n.now(), s = 0, c = 1; c < r.length && r[c] <= o; c += 2) s = c
          s && r.splice(0, s + 1)
        }
      }),
      t
    )
  })(Oi),
  Ni = (function (e) {
    n(t, e)
    function t(t, n) {
      return e.call(this) || this
    }
    return (
      (t.prototype.schedule = function (e, t) {
        return (t === void 0 && (t = 0), this)
      }),
      t
    )
  })(qr),
  Pi = {
    setInterval: function (e, t) {
      var n = [...arguments].slice(2),
        i = Pi.delegate
      return i?.setInterval ? i.setInterval.apply(i, s([e, t], r(n))) : setInterval.apply(void 0, s([e, t], r(n)))
    },
    clearInterval: function (e) {
      return (Pi.delegate?.clearInterval || clearInterval)(e)
    },
    delegate: void 0,
  },
  Fi = (function (e) {
    n(t, e)
    function t(t, n) {
      var r = e.call(this, t, n) || this
      return ((r.scheduler = t), (r.work = n), (r.pending = !1), r)
    }
    return (
      (t.prototype.schedule = function (e, t) {
        if ((t === void 0 && (t = 0), this.closed)) return this
        this.state = e
        var n = this.id,
          r = this.scheduler
        return (
          n != null && (this.id = this.recycleAsyncId(r, n, t)),
          (this.pending = !0),
          (this.delay = t),
          (this.id = this.id ?? this.requestAsyncId(r, this.id, t)),
          this
        )
      }),
      (t.prototype.requestAsyncId = function (e, t, n) {
        return (n === void 0 && (n = 0), Pi.setInterval(e.flush.bind(e, this), n))
      }),
      (t.prototype.recycleAsyncId = function (e, t, n) {
        if ((n === void 0 && (n = 0), n != null && this.delay === n && this.pending === !1)) return t
        t != null && Pi.clearInterval(t)
      }),
      (t.prototype.execute = function (e, t) {
        if (this.closed) return Error(`executing a cancelled action`)
        this.pending = !1
        var n = this._execute(e, t)
        if (n) return n
        this.pending === !1 && this.id != null && (this.id = this.recycleAsyncId(this.scheduler, this.id, null))
      }),
      (t.prototype._execute = function (e, t) {
        var n = !1,
          r
        try {
          this.work(e)
        } catch (e) {
          ;((n = !0), (r = e || Error(`Scheduled action threw falsy error`)))
        }
        if (n) return (this.unsubscribe(), r)
      }),
      (t.prototype.unsubscribe = function () {
        if (!this.closed) {
          var t = this,
            n = t.id,
            r = t.scheduler,
            i = r.actions
          ;((this.work = this.state = this.scheduler = null),
            (this.pending = !1),
            Kr(i, this),
            n != null && (this.id = this.recycleAsyncId(r, n, null)),
            (this.delay = null),
            e.prototype.unsubscribe.call(this))
        }
      }),
      t
    )
  })(Ni),
  Ii = (function () {
    function e(t, n) {
      ;(n === void 0 && (n = e.now), (this.schedulerActionCtor = t), (this.now = n))
    }
    return (
      (e.prototype.schedule = function (e, t, n) {
        return (t === void 0 && (t = 0), new this.schedulerActionCtor(this, e).schedule(n, t))
      }),
      (e.now = ji.now),
      e
    )
  })(),
  Li = new ((function (e) {
    n(t, e)
    function t(t, n) {
      n === void 0 && (n = Ii.now)
      var r = e.call(this, t, n) || this
      return ((r.actions = []), (r._active = !1), r)
    }
    return (
      (t.prototype.flush = function (e) {
        var t = this.actions
        if (this._active) t.push(e)
        else {
          var n
          this._active = !0
          do if ((n = e.execute(e.state, e.delay))) break
          while ((e = t.shift()))
          if (((this._active = !1), n)) {
            for (; (e = t.shift());) e.unsubscribe()
            throw n
          }
        }
      }),
      t
    )
  })(Ii))(Fi),
  Ri = Li,
  zi = new L(function (e) {
    return e.complete()
  })
function Bi(e) {
  return e && I(e.schedule)
}
function Vi(e) {
  return e[e.length - 1]
}
function Hi(e) {
  return I(Vi(e)) ? e.pop() : void 0
}
function Ui(e) {
  return Bi(Vi(e)) ? e.pop() : void 0
}
function Wi(e, t) {
  return typeof Vi(e) == `number` ? e.pop() : t
}
var Gi = function (e) {
  return e && typeof e.length == `number` && typeof e != `function`
}
function Ki(e) {
  return I(e?.then)
}
function qi(e) {
  return I(e[_i])
}
function Ji(e) {
  return Symbol.asyncIterator && I(e?.[Symbol.asyncIterator])
}
function Yi(e) {
  return TypeError(
    `You provided ` +
      (typeof e == `object` && e ? `an invalid object` : `'` + e + `'`) +
      ` where a stream was expected. You can provide an Observable, Promise, ReadableStream, Array, AsyncIterable, or Iterable.`,
  )
}
function Xi() {
  return typeof Symbol != `function` || !Symbol.iterator ? `@@iterator` : Symbol.iterator
}
var Zi = Xi()
function Qi(e) {
  return I(e?.[Zi])
}
function $i(e) {
  return i(this, arguments, function () {
    var t, n, r, i
    return c(this, function (a) {
      switch (a.label) {
        case 0:
          ;((t = e.getReader()), (a.label = 1))
        case 1:
          ;(a.trys.push([1, , 9, 10]), (a.label = 2))
        case 2:
          return [4, o(t.read())]
        case 3:
          return ((n = a.sent()), (r = n.value), (i = n.done), i ? [4, o(void 0)] : [3, 5])
        case 4:
          return [2, a.sent()]
        case 5:
          return [4, o(r)]
        case 6:
          return [4, a.sent()]
        case 7:
          return (a.sent(), [3, 2])
        case 8:
          return [3, 10]
        case 9:
          return (t.releaseLock(), [7])
        case 10:
          return [2]
      }
    })
  })
}
function ea(e) {
  return I(e?.getReader)
}
function ta(e) {
  if (e instanceof L) return e
  if (e != null) {
    if (qi(e)) return na(e)
    if (Gi(e)) return ra(e)
    if (Ki(e)) return ia(e)
    if (Ji(e)) return oa(e)
    if (Qi(e)) return aa(e)
    if (ea(e)) return sa(e)
  }
  throw Yi(e)
}
function na(e) {
  return new L(function (t) {
    var n = e[_i]()
    if (I(n.subscribe)) return n.subscribe(t)
    throw TypeError(`Provided object does not correctly implement Symbol.observable`)
  })
}
function ra(e) {
  return new L(function (t) {
    for (var n = 0; n < e.length && !t.closed; n++) t.next(e[n])
    t.complete()
  })
}
function ia(e) {
  return new L(function (t) {
    e.then(
      function (e) {
        t.closed || (t.next(e), t.complete())
      },
      function (e) {
        return t.error(e)
      },
    ).then(null, $r)
  })
}
function aa(e) {
  return new L(function (t) {
    var n, r
    try {
      for (var i = l(e), a = i.next(); !a.done; a = i.next()) {
        var o = a.value
        if ((t.next(o), t.closed)) return
      }
    } catch (e) {
      n = { error: e }
    } finally {
      try {
        a && !a.done && (r = i.return) && r.call(i)
      } finally {
        if (n) throw n.error
      }
    }
    t.complete()
  })
}
function oa(e) {
  return new L(function (t) {
    ca(e, t).catch(function (e) {
      return t.error(e)
    })
  })
}
function sa(e) {
  return oa($i(e))
}
function ca(e, t) {
  var n, r, i, o
  return u(this, void 0, void 0, function () {
    var s, l
    return c(this, function (c) {
      switch (c.label) {
        case 0:
          ;(c.trys.push([0, 5, 6, 11]), (n = a(e)), (c.label = 1))
        case 1:
          return [4, n.next()]
        case 2:
          if (((r = c.sent()), r.done)) return [3, 4]
          if (((s = r.value), t.next(s), t.closed)) return [2]
          c.label = 3
        case 3:
          return [3, 1]
        case 4:
          return [3, 11]
        case 5:
          return ((l = c.sent()), (i = { error: l }), [3, 11])
        case 6:
          return (c.trys.push([6, , 9, 10]), r && !r.done && (o = n.return) ? [4, o.call(n)] : [3, 8])
        case 7:
          ;(c.sent(), (c.label = 8))
        case 8:
          return [3, 10]
        case 9:
          if (i) throw i.error
          return [7]
        case 10:
          return [7]
        case 11:
          return (t.complete(), [2])
      }
    })
  })
}
function la(e, t, n, r, i) {
  ;(r === void 0 && (r = 0), i === void 0 && (i = !1))
  var a = t.schedule(function () {
    ;(n(), i ? e.add(this.schedule(null, r)) : this.unsubscribe())
  }, r)
  if ((e.add(a), !i)) return a
}
function ua(e, t) {
  return (
    t === void 0 && (t = 0),
    R(function (n, r) {
      n.subscribe(
        Ti(
          r,
          function (n) {
            return la(
              r,
              e,
              function () {
                return r.next(n)
              },
              t,
            )
          },
          function () {
            return la(
              r,
              e,
              function () {
                return r.complete()
              },
              t,
            )
          },
          function (n) {
            return la(
              r,
              e,
              function () {
                return r.error(n)
              },
              t,
            )
          },
        ),
      )
    })
  )
}
function da(e, t) {
  return (
    t === void 0 && (t = 0),
    R(function (n, r) {
      r.add(
        e.schedule(function () {
          return n.subscribe(r)
        }, t),
      )
    })
  )
}
function fa(e, t) {
  return ta(e).pipe(da(t), ua(t))
}
function pa(e, t) {
  return ta(e).pipe(da(t), ua(t))
}
function ma(e, t) {
  return new L(function (n) {
    var r = 0
    return t.schedule(function () {
      r === e.length ? n.complete() : (n.next(e[r++]), n.closed || this.schedule())
    })
  })
}
function ha(e, t) {
  return new L(function (n) {
    var r
    return (
      la(n, t, function () {
        ;((r = e[Zi]()),
          la(
            n,
            t,
            function () {
              var e, t, i
              try {
                ;((e = r.next()), (t = e.value), (i = e.done))
              } catch (e) {
                n.error(e)
                return
              }
              i ? n.complete() : n.next(t)
            },
            0,
            !0,
          ))
      }),
      function () {
        return I(r?.return) && r.return()
      }
    )
  })
}
function ga(e, t) {
  if (!e) throw Error(`Iterable cannot be null`)
  return new L(function (n) {
    la(n, t, function () {
      var r = e[Symbol.asyncIterator]()
      la(
        n,
        t,
        function () {
          r.next().then(function (e) {
            e.done ? n.complete() : n.next(e.value)
          })
        },
        0,
        !0,
      )
    })
  })
}
function _a(e, t) {
  return ga($i(e), t)
}
function va(e, t) {
  if (e != null) {
    if (qi(e)) return fa(e, t)
    if (Gi(e)) return ma(e, t)
    if (Ki(e)) return pa(e, t)
    if (Ji(e)) return ga(e, t)
    if (Qi(e)) return ha(e, t)
    if (ea(e)) return _a(e, t)
  }
  throw Yi(e)
}
function ya(e, t) {
  return t ? va(e, t) : ta(e)
}
function ba() {
  var e = [...arguments]
  return ya(e, Ui(e))
}
var xa = Wr(function (e) {
  return function () {
    ;(e(this), (this.name = `EmptyError`), (this.message = `no elements in sequence`))
  }
})
function Sa(e, t) {
  var n = typeof t == `object`
  return new Promise(function (r, i) {
    var a = !1,
      o
    e.subscribe({
      next: function (e) {
        ;((o = e), (a = !0))
      },
      error: i,
      complete: function () {
        a ? r(o) : n ? r(t.defaultValue) : i(new xa())
      },
    })
  })
}
function Ca(e) {
  return e instanceof Date && !isNaN(e)
}
var wa = Wr(function (e) {
  return function (t) {
    ;(t === void 0 && (t = null),
      e(this),
      (this.message = `Timeout has occurred`),
      (this.name = `TimeoutError`),
      (this.info = t))
  }
})
function Ta(e, t) {
  var n = Ca(e) ? { first: e } : typeof e == `number` ? { each: e } : e,
    r = n.first,
    i = n.each,
    a = n.with,
    o = a === void 0 ? Ea : a,
    s = n.scheduler,
    c = s === void 0 ? (t ?? Li) : s,
    l = n.meta,
    u = l === void 0 ? null : l
  if (r == null && i == null) throw TypeError(`No timeout provided.`)
  return R(function (e, t) {
    var n,
      a,
      s = null,
      l = 0,
      d = function (e) {
        a = la(
          t,
          c,
          function () {
            try {
              ;(n.unsubscribe(), ta(o({ meta: u, lastValue: s, seen: l })).subscribe(t))
            } catch (e) {
              t.error(e)
            }
          },
          e,
        )
      }
    ;((n = e.subscribe(
      Ti(
        t,
        function (e) {
          ;(a?.unsubscribe(), l++, t.next((s = e)), i > 0 && d(i))
        },
        void 0,
        void 0,
        function () {
          ;(a?.closed || a?.unsubscribe(), (s = null))
        },
      ),
    )),
      !l && d(r == null ? i : typeof r == `number` ? r : +r - c.now()))
  })
}
function Ea(e) {
  throw new wa(e)
}
function Da(e, t) {
  return R(function (n, r) {
    var i = 0
    n.subscribe(
      Ti(r, function (n) {
        r.next(e.call(t, n, i++))
      }),
    )
  })
}
function Oa(e, t, n, r, i, a, o, s) {
  var c = [],
    l = 0,
    u = 0,
    d = !1,
    f = function () {
      d && !c.length && !l && t.complete()
    },
    p = function (e) {
      return l < r ? m(e) : c.push(e)
    },
    m = function (e) {
      ;(a && t.next(e), l++)
      var s = !1
      ta(n(e, u++)).subscribe(
        Ti(
          t,
          function (e) {
            ;(i?.(e), a ? p(e) : t.next(e))
          },
          function () {
            s = !0
          },
          void 0,
          function () {
            if (s)
              try {
                l--
                for (
                  var e = function () {
                    var e = c.shift()
                    o
                      ? la(t, o, function () {
                          return m(e)
                        })
                      : m(e)
                  };
                  c.length && l < r;
                )
                  e()
                f()
              } catch (e) {
                t.error(e)
              }
          },
        ),
      )
    }
  return (
    e.subscribe(
      Ti(t, p, function () {
        ;((d = !0), f())
      }),
    ),
    function () {
      s?.()
    }
  )
}
function ka(e, t, n) {
  return (
    n === void 0 && (n = 1 / 0),
    I(t)
      ? ka(function (n, r) {
          return Da(function (e, i) {
            return t(n, e, r, i)
          })(ta(e(n, r)))
        }, n)
      : (typeof t == `number` && (n = t),
        R(function (t, r) {
          return Oa(t, r, e, n)
        }))
  )
}
function Aa(e) {
  return (e === void 0 && (e = 1 / 0), ka(yi, e))
}
function ja() {
  return Aa(1)
}
function Ma() {
  var e = [...arguments]
  return ja()(ya(e, Ui(e)))
}
function Na(e, t, n) {
  ;(e === void 0 && (e = 0), n === void 0 && (n = Ri))
  var r = -1
  return (
    t != null && (Bi(t) ? (n = t) : (r = t)),
    new L(function (t) {
      var i = Ca(e) ? +e - n.now() : e
      i < 0 && (i = 0)
      var a = 0
      return n.schedule(function () {
        t.closed || (t.next(a++), 0 <= r ? this.schedule(void 0, r) : t.complete())
      }, i)
    })
  )
}
function Pa() {
  var e = [...arguments],
    t = Ui(e),
    n = Wi(e, 1 / 0),
    r = e
  return r.length ? (r.length === 1 ? ta(r[0]) : Aa(n)(ya(r, t))) : zi
}
function Fa(e, t) {
  return R(function (n, r) {
    var i = 0
    n.subscribe(
      Ti(r, function (n) {
        return e.call(t, n, i++) && r.next(n)
      }),
    )
  })
}
function Ia(e, t, n, r, i) {
  return function (a, o) {
    var s = n,
      c = t,
      l = 0
    a.subscribe(
      Ti(
        o,
        function (t) {
          var n = l++
          ;((c = s ? e(c, t, n) : ((s = !0), t)), r && o.next(c))
        },
        i &&
          function () {
            ;(s && o.next(c), o.complete())
          },
      ),
    )
  }
}
function La(e, t) {
  return (
    t === void 0 && (t = yi),
    (e ??= Ra),
    R(function (n, r) {
      var i,
        a = !0
      n.subscribe(
        Ti(r, function (n) {
          var o = t(n)
          ;(a || !e(i, o)) && ((a = !1), (i = o), r.next(n))
        }),
      )
    })
  )
}
function Ra(e, t) {
  return e === t
}
function za(e) {
  return R(function (t, n) {
    try {
      t.subscribe(n)
    } finally {
      n.add(e)
    }
  })
}
function Ba(e, t) {
  return R(Ia(e, t, arguments.length >= 2, !0))
}
function Va() {
  var e = [...arguments],
    t = Ui(e)
  return R(function (n, r) {
    ;(t ? Ma(e, n, t) : Ma(e, n)).subscribe(r)
  })
}
function Ha(e, t, n) {
  var r = I(e) || t || n ? { next: e, error: t, complete: n } : e
  return r
    ? R(function (e, t) {
        var n
        ;(n = r.subscribe) == null || n.call(r)
        var i = !0
        e.subscribe(
          Ti(
            t,
            function (e) {
              var n
              ;((n = r.next) == null || n.call(r, e), t.next(e))
            },
            function () {
              var e
              ;((i = !1), (e = r.complete) == null || e.call(r), t.complete())
            },
            function (e) {
              var n
              ;((i = !1), (n = r.error) == null || n.call(r, e), t.error(e))
            },
            function () {
              var e, t
              ;(i && ((e = r.unsubscribe) == null || e.call(r)), (t = r.finalize) == null || t.call(r))
            },
          ),
        )
      })
    : yi
}
function Ua() {
  var e = [...arguments],
    t = Hi(e)
  return R(function (n, i) {
    for (
      var a = e.length,
        o = Array(a),
        c = e.map(function () {
          return !1
        }),
        l = !1,
        u = function (t) {
          ta(e[t]).subscribe(
            Ti(
              i,
              function (e) {
                ;((o[t] = e), !l && !c[t] && ((c[t] = !0), (l = c.every(yi)) && (c = null)))
              },
              ei,
            ),
          )
        },
        d = 0;
      d < a;
      d++
    )
      u(d)
    n.subscribe(
      Ti(i, function (e) {
        if (l) {
          var n = s([e], r(o))
          i.next(t ? t.apply(void 0, s([], r(n))) : n)
        }
      }),
    )
  })
}
Object.freeze({
  GET_APP_AND_VERSION: `os.waitForAppAndVersion.steps.getAppAndVersion`,
  UNLOCK_DEVICE: `os.waitForAppAndVersion.steps.unlockDevice`,
})
var Wa = ((e) => (
  (e[(e.Connected = 0)] = `Connected`),
  (e[(e.ReadyWithoutSecureChannel = 1)] = `ReadyWithoutSecureChannel`),
  (e[(e.ReadyWithSecureChannel = 2)] = `ReadyWithSecureChannel`),
  e
))(Wa || {})
Object.freeze({
  WAIT_FOR_APP_AND_VERSION: `os.getDeviceStatus.steps.waitForAppAndVersion`,
  ONBOARD_CHECK: `os.getDeviceStatus.steps.onboardCheck`,
})
var z = class {
    _tag = `GeneralDmkError`
    originalError
    constructor(e) {
      e instanceof Error ? (this.originalError = e) : e !== void 0 && (this.originalError = Error(String(e)))
    }
  },
  Ga = class extends z {
    constructor(e) {
      ;(super(e), (this.err = e))
    }
    _tag = `DeviceNotRecognizedError`
  },
  Ka = class extends z {
    constructor(e) {
      ;(super(e), (this.err = e))
    }
    _tag = `NoAccessibleDeviceError`
  },
  qa = class extends z {
    _tag = `ConnectionOpeningError`
    constructor(e) {
      super(e)
    }
  },
  Ja = class extends z {
    constructor(e) {
      ;(super(e), (this.err = e))
    }
    _tag = `UnknownDeviceError`
  },
  Ya = class extends z {
    constructor(e) {
      ;(super(e), (this.err = e))
    }
    _tag = `TransportNotSupportedError`
  },
  Xa = class extends z {
    constructor(e) {
      ;(super(e), (this.err = e))
    }
    _tag = `SendApduTimeoutError`
  },
  Za = class extends z {
    constructor(e) {
      ;(super(e), (this.err = e))
    }
    _tag = `SendCommandTimeoutError`
  },
  Qa = class extends z {
    constructor(e) {
      ;(super(e), (this.err = e))
    }
    _tag = `TransportAlreadyExistsError`
  },
  $a = class extends z {
    constructor(e) {
      ;(super(e), (this.err = e))
    }
    _tag = `DeviceDisconnectedWhileSendingError`
  },
  eo = class extends z {
    constructor(e) {
      ;(super(e), (this.err = e))
    }
    _tag = `AlreadySendingApduError`
  },
  to = class extends z {
    constructor(e) {
      ;(super(e), (this.err = e))
    }
    _tag = `DeviceDisconnectedBeforeSendingApdu`
  },
  no = class extends z {
    constructor(e) {
      ;(super(e), (this.err = e))
    }
    _tag = `NoTransportProvidedError`
  }
;(Object.freeze({
  LIST_APPS: `os.openApp.steps.listApps`,
  ONBOARD_CHECK: `os.openApp.steps.onboardCheck`,
  GET_DEVICE_STATUS: `os.openApp.steps.getDeviceStatus`,
  DASHBOARD_CHECK: `os.openApp.steps.dashboardCheck`,
  CONFIRM_OPEN_APP: `os.openApp.steps.confirmOpenApp`,
  CLOSE_APP: `os.openApp.steps.closeApp`,
}),
  Object.freeze({ OPEN_APP: `os.callTaskInApp.steps.openApp`, CALL_TASK: `os.callTaskInApp.steps.callTask` }),
  Object.freeze({
    GET_DEVICE_STATUS: `os.goToDashboard.steps.getDeviceStatus`,
    DASHBOARD_CHECK: `os.goToDashboard.steps.dashboardCheck`,
    CLOSE_APP: `os.goToDashboard.steps.closeApp`,
    CONFIRM_DASHBOARD_OPEN: `os.goToDashboard.steps.confirmDashboardOpen`,
  }),
  Object.freeze({ GO_TO_DASHBOARD: `os.listApps.steps.goToDashboard`, LIST_APPS: `os.listApps.steps.listApps` }))
var ro = null
typeof WebSocket < `u`
  ? (ro = WebSocket)
  : typeof MozWebSocket < `u`
    ? (ro = MozWebSocket)
    : typeof global < `u`
      ? (ro = global.WebSocket || global.MozWebSocket)
      : typeof window < `u`
        ? (ro = window.WebSocket || window.MozWebSocket)
        : typeof self < `u` && (ro = self.WebSocket || self.MozWebSocket)
var io = ro,
  ao = ((e) => (
    (e.GenuineCheck = `GenuineCheck`),
    (e.ListInstalledApps = `ListInstalledApps`),
    (e.UpdateMcu = `UpdateMcu`),
    (e.UpdateFirmware = `UpdateFirmware`),
    (e.InstallApp = `InstallApp`),
    (e.UninstallApp = `UninstallApp`),
    e
  ))(ao || {}),
  oo = ((e) => (
    (e.EXCHANGE = `exchange`),
    (e.BULK = `bulk`),
    (e.ERROR = `error`),
    (e.WARNING = `warning`),
    (e.SUCCESS = `success`),
    e
  ))(oo || {}),
  so = ((e) => ((e.SUCCESS = `success`), (e.ERROR = `error`), e))(so || {}),
  co = ((e) => (
    (e.Opened = `opened`),
    (e.Closed = `closed`),
    (e.PermissionRequested = `permission-requested`),
    (e.PermissionGranted = `permission-granted`),
    (e.PreExchange = `pre-exchange`),
    (e.Exchange = `exchange`),
    (e.DeviceId = `device-id`),
    (e.Progress = `progress`),
    (e.Warning = `warning`),
    (e.Error = `error`),
    (e.Result = `result`),
    e
  ))(co || {}),
  lo = ((e) => (
    (e[(e.AppAlreadyInstalled = 0)] = `AppAlreadyInstalled`),
    (e[(e.DeviceLocked = 1)] = `DeviceLocked`),
    (e[(e.OutOfMemory = 2)] = `OutOfMemory`),
    (e[(e.RefusedByUser = 3)] = `RefusedByUser`),
    (e[(e.Unknown = 4)] = `Unknown`),
    e
  ))(lo || {}),
  uo = class {
    constructor(e) {
      ;((this.error = e), (this.originalError = e))
    }
    _tag = `WebSocketConnectionError`
    originalError
  }
;(Object.freeze({
  GET_DEVICE_METADATA: `os.getDeviceMetadata.steps.getDeviceMetadata`,
  GO_TO_DASHBOARD: `os.getDeviceMetadata.steps.goToDashboard`,
  GET_FIRMWARE_METADATA: `os.getDeviceMetadata.steps.getFirmwareMetadata`,
  LIST_APPS_SECURE_CHANNEL: `os.getDeviceMetadata.steps.listAppsSecureChannel`,
  LIST_APPS: `os.getDeviceMetadata.steps.listApps`,
  GET_APPLICATIONS_METADATA: `os.getDeviceMetadata.steps.getApplicationsMetadata`,
}),
  Object.freeze({
    DEVICE_READY: `os.installLanguagePackage.steps.deviceReady`,
    GET_DEVICE_METADATA: `os.installLanguagePackage.steps.getDeviceMetadata`,
    DELETE_CURRENT_LANGUAGE_PACK: `os.installLanguagePackage.steps.deleteCurrentLanguagePack`,
    INSTALL_LANGUAGE_PACK: `os.installLanguagePackage.steps.installLanguagePack`,
  }),
  Object.freeze({
    UPDATE_DEVICE_METADATA: `os.installOrUpdateApps.steps.updateDeviceMetadata`,
    BUILD_INSTALL_PLAN: `os.installOrUpdateApps.steps.buildInstallPlan`,
    CHECK_IF_ENOUGH_MEMORY: `os.installOrUpdateApps.steps.checkIfEnoughMemory`,
    INSTALL_APPLICATION: `os.installOrUpdateApps.steps.installApplication`,
  }),
  Object.freeze({
    LIST_APPS: `os.listAppsWithMetadata.steps.listApps`,
    FETCH_METADATA: `os.listAppsWithMetadata.steps.fetchMetadata`,
    SAVE_SESSION: `os.listAppsWithMetadata.steps.saveSession`,
  }),
  Object.freeze({
    GET_DEVICE_METADATA: `os.openAppWithDependencies.steps.getDeviceMetadata`,
    INSTALL_OR_UPDATE_APPS: `os.openAppWithDependencies.steps.installOrUpdateApps`,
    OPEN_APP: `os.openAppWithDependencies.steps.openApp`,
  }),
  Object.freeze({
    OPEN_APP: `os.sendCommandInApp.steps.openApp`,
    SEND_COMMAND: `os.sendCommandInApp.steps.sendCommand`,
  }))
function B(e) {
  return ((typeof e == `object` && !!e) || typeof e == `function`) && typeof e.then == `function`
}
function V(e) {
  switch (typeof e) {
    case `string`:
    case `symbol`:
      return e.toString()
    case `function`:
      return e.name
    default:
      throw Error(`Unexpected ${typeof e} service id type`)
  }
}
var fo = Symbol.for(`@inversifyjs/common/islazyServiceIdentifier`),
  po = class {
    [fo]
    #e
    constructor(e) {
      ;((this.#e = e), (this[fo] = !0))
    }
    static is(e) {
      return typeof e == `object` && !!e && !0 === e[fo]
    }
    unwrap() {
      return this.#e()
    }
  }
function mo(e, t) {
  return Reflect.getOwnMetadata(t, e)
}
function ho(e, t, n) {
  Reflect.defineMetadata(t, n, e)
}
function go(e, t, n, r) {
  let i = r(mo(e, t) ?? n())
  Reflect.defineMetadata(t, i, e)
}
var _o = `@inversifyjs/container/bindingId`
function vo() {
  let e = mo(Object, _o) ?? 0
  return (
    e === 2 ** 53 - 1
      ? ho(Object, _o, -(2 ** 53 - 1))
      : go(
          Object,
          _o,
          () => e,
          (e) => e + 1,
        ),
    e
  )
}
var yo = { Request: `Request`, Singleton: `Singleton`, Transient: `Transient` },
  H = {
    ConstantValue: `ConstantValue`,
    DynamicValue: `DynamicValue`,
    Factory: `Factory`,
    Instance: `Instance`,
    Provider: `Provider`,
    ResolvedValue: `ResolvedValue`,
    ServiceRedirection: `ServiceRedirection`,
  }
function* bo(...e) {
  for (let t of e) yield* t
}
var xo = class e {
    #e
    #t
    #n
    constructor(e) {
      ;((this.#e = new Map()), (this.#t = {}))
      for (let t of Reflect.ownKeys(e)) this.#t[t] = new Map()
      this.#n = e
    }
    add(e, t) {
      this.#r(e).push(t)
      for (let n of Reflect.ownKeys(t)) this.#i(n, t[n]).push(e)
    }
    clone() {
      let t = Reflect.ownKeys(this.#n),
        n = new e(this.#n)
      this.#a(this.#e, n.#e)
      for (let e of t) this.#a(this.#t[e], n.#t[e])
      return n
    }
    get(e, t) {
      return this.#t[e].get(t)
    }
    getAllKeys(e) {
      return this.#t[e].keys()
    }
    removeByRelation(e, t) {
      let n = this.get(e, t)
      if (n === void 0) return
      let r = new Set(n)
      for (let n of r) {
        let r = this.#e.get(n)
        if (r === void 0) throw Error(`Expecting model relation, none found`)
        for (let i of r) i[e] === t && this.#o(n, i)
        this.#e.delete(n)
      }
    }
    #r(e) {
      let t = this.#e.get(e)
      return (t === void 0 && ((t = []), this.#e.set(e, t)), t)
    }
    #i(e, t) {
      let n = this.#t[e].get(t)
      return (n === void 0 && ((n = []), this.#t[e].set(t, n)), n)
    }
    #a(e, t) {
      for (let [n, r] of e) t.set(n, [...r])
    }
    #o(e, t) {
      for (let n of Reflect.ownKeys(t)) this.#s(e, n, t[n])
    }
    #s(e, t, n) {
      let r = this.#t[t].get(n)
      if (r !== void 0) {
        let i = r.indexOf(e)
        ;(i !== -1 && r.splice(i, 1), r.length === 0 && this.#t[t].delete(n))
      }
    }
  },
  So,
  Co,
  wo
;(function (e) {
  ;((e.moduleId = `moduleId`), (e.serviceId = `serviceId`))
})((So ||= {}))
var To = class e {
  #e
  #t
  constructor(e, t) {
    ;((this.#e = t ?? new xo({ moduleId: { isOptional: !0 }, serviceId: { isOptional: !1 } })), (this.#t = e))
  }
  static build(t) {
    return new e(t)
  }
  add(e, t) {
    this.#e.add(e, t)
  }
  clone() {
    return new e(this.#t, this.#e.clone())
  }
  get(e) {
    let t = [],
      n = this.#e.get(So.serviceId, e)
    n !== void 0 && t.push(n)
    let r = this.#t?.get(e)
    if ((r !== void 0 && t.push(r), t.length !== 0)) return bo(...t)
  }
  removeAllByModuleId(e) {
    this.#e.removeByRelation(So.moduleId, e)
  }
  removeAllByServiceId(e) {
    this.#e.removeByRelation(So.serviceId, e)
  }
}
;(function (e) {
  ;((e.id = `id`), (e.moduleId = `moduleId`), (e.serviceId = `serviceId`))
})((Co ||= {}))
var Eo = class e {
  #e
  #t
  constructor(e, t) {
    ;((this.#e = t ?? new xo({ id: { isOptional: !1 }, moduleId: { isOptional: !0 }, serviceId: { isOptional: !1 } })),
      (this.#t = e))
  }
  static build(t) {
    return new e(t)
  }
  clone() {
    return new e(this.#t, this.#e.clone())
  }
  get(e) {
    return this.getNonParentBindings(e) ?? this.#t?.get(e)
  }
  getById(e) {
    return this.#e.get(Co.id, e) ?? this.#t?.getById(e)
  }
  getByModuleId(e) {
    return this.#e.get(Co.moduleId, e) ?? this.#t?.getByModuleId(e)
  }
  getNonParentBindings(e) {
    return this.#e.get(Co.serviceId, e)
  }
  getNonParentBoundServices() {
    return this.#e.getAllKeys(Co.serviceId)
  }
  removeById(e) {
    this.#e.removeByRelation(Co.id, e)
  }
  removeAllByModuleId(e) {
    this.#e.removeByRelation(Co.moduleId, e)
  }
  removeAllByServiceId(e) {
    this.#e.removeByRelation(Co.serviceId, e)
  }
  set(e) {
    let t = { [Co.id]: e.id, [Co.serviceId]: e.serviceIdentifier }
    ;(e.moduleId !== void 0 && (t[Co.moduleId] = e.moduleId), this.#e.add(e, t))
  }
}
;(function (e) {
  ;((e.moduleId = `moduleId`), (e.serviceId = `serviceId`))
})((wo ||= {}))
var Do = class e {
    #e
    #t
    constructor(e, t) {
      ;((this.#e = t ?? new xo({ moduleId: { isOptional: !0 }, serviceId: { isOptional: !1 } })), (this.#t = e))
    }
    static build(t) {
      return new e(t)
    }
    add(e, t) {
      this.#e.add(e, t)
    }
    clone() {
      return new e(this.#t, this.#e.clone())
    }
    get(e) {
      let t = [],
        n = this.#e.get(wo.serviceId, e)
      n !== void 0 && t.push(n)
      let r = this.#t?.get(e)
      if ((r !== void 0 && t.push(r), t.length !== 0)) return bo(...t)
    }
    removeAllByModuleId(e) {
      this.#e.removeByRelation(wo.moduleId, e)
    }
    removeAllByServiceId(e) {
      this.#e.removeByRelation(wo.serviceId, e)
    }
  },
  Oo = `@inversifyjs/core/classMetadataReflectKey`
function ko() {
  return {
    constructorArguments: [],
    lifecycle: { postConstructMethodName: void 0, preDestroyMethodName: void 0 },
    properties: new Map(),
    scope: void 0,
  }
}
var Ao = `@inversifyjs/core/pendingClassMetadataCountReflectKey`,
  jo = Symbol.for(`@inversifyjs/core/InversifyCoreError`),
  U = class e extends Error {
    [jo]
    kind
    constructor(e, t, n) {
      ;(super(t, n), (this[jo] = !0), (this.kind = e))
    }
    static is(e) {
      return typeof e == `object` && !!e && !0 === e[jo]
    }
    static isErrorOfKind(t, n) {
      return e.is(t) && t.kind === n
    }
  },
  W,
  Mo,
  No
function Po(e) {
  let t = mo(e, Oo) ?? ko()
  if (
    !(function (e) {
      let t = mo(e, Ao)
      return t !== void 0 && t !== 0
    })(e)
  )
    return (
      (function (e, t) {
        let n = []
        if (t.length < e.length)
          throw new U(
            W.missingInjectionDecorator,
            `Found unexpected missing metadata on type "${e.name}". "${e.name}" constructor requires at least ${e.length.toString()} arguments, found ${t.length.toString()} instead.\nAre you using @inject, @multiInject or @unmanaged decorators in every non optional constructor argument?\n\nIf you're using typescript and want to rely on auto injection, set "emitDecoratorMetadata" compiler option to true`,
          )
        for (let e = 0; e < t.length; ++e) t[e] === void 0 && n.push(e)
        if (n.length > 0)
          throw new U(
            W.missingInjectionDecorator,
            `Found unexpected missing metadata on type "${e.name}" at constructor indexes "${n.join(`", "`)}".\n\nAre you using @inject, @multiInject or @unmanaged decorators at those indexes?\n\nIf you're using typescript and want to rely on auto injection, set "emitDecoratorMetadata" compiler option to true`,
          )
      })(e, t.constructorArguments),
      t
    )
  ;(function (e, t) {
    let n = []
    for (let r = 0; r < t.constructorArguments.length; ++r) {
      let i = t.constructorArguments[r]
      ;(i !== void 0 && i.kind !== Mo.unknown) ||
        n.push(
          `  - Missing or incomplete metadata for type "${e.name}" at constructor argument with index ${r.toString()}.\nEvery constructor parameter must be decorated either with @inject, @multiInject or @unmanaged decorator.`,
        )
    }
    for (let [r, i] of t.properties)
      i.kind === Mo.unknown &&
        n.push(
          `  - Missing or incomplete metadata for type "${e.name}" at property "${r.toString()}".\nThis property must be decorated either with @inject or @multiInject decorator.`,
        )
    throw n.length === 0
      ? new U(
          W.unknown,
          `Unexpected class metadata for type "${e.name}" with uncompletion traces.\nThis might be caused by one of the following reasons:\n\n1. A third party library is targeting inversify reflection metadata.\n2. A bug is causing the issue. Consider submiting an issue to fix it.`,
        )
      : new U(
          W.missingInjectionDecorator,
          `Invalid class metadata at type ${e.name}:\n\n${n.join(`

`)}`,
        )
  })(e, t)
}
function Fo() {
  return 0
}
function Io(e) {
  return (t) => {
    t !== void 0 && t.kind === Mo.unknown && go(e, Ao, Fo, (e) => e - 1)
  }
}
function Lo(e, t) {
  return (...n) =>
    (r) => {
      if (r === void 0) return e(...n)
      if (r.kind === No.unmanaged)
        throw new U(
          W.injectionDecoratorConflict,
          `Unexpected injection found. Multiple @inject, @multiInject or @unmanaged decorators found`,
        )
      return t(r, ...n)
    }
}
function Ro(e) {
  if (e.kind !== Mo.unknown && !0 !== e.isFromTypescriptParamType)
    throw new U(
      W.injectionDecoratorConflict,
      `Unexpected injection found. Multiple @inject, @multiInject or @unmanaged decorators found`,
    )
}
;((function (e) {
  ;((e[(e.injectionDecoratorConflict = 0)] = `injectionDecoratorConflict`),
    (e[(e.missingInjectionDecorator = 1)] = `missingInjectionDecorator`),
    (e[(e.planning = 2)] = `planning`),
    (e[(e.resolution = 3)] = `resolution`),
    (e[(e.unknown = 4)] = `unknown`))
})((W ||= {})),
  (function (e) {
    e[(e.unknown = 32)] = `unknown`
  })((Mo ||= {})),
  (function (e) {
    ;((e[(e.multipleInjection = 0)] = `multipleInjection`),
      (e[(e.singleInjection = 1)] = `singleInjection`),
      (e[(e.unmanaged = 2)] = `unmanaged`))
  })((No ||= {})))
var zo = Lo(
  function (e, t) {
    return { kind: e, name: void 0, optional: !1, tags: new Map(), value: t }
  },
  function (e, t, n) {
    return (Ro(e), { ...e, kind: t, value: n })
  },
)
function Bo(e, t) {
  return (n) => {
    let r = n.properties.get(t)
    return (n.properties.set(t, e(r)), n)
  }
}
var Vo
function Ho(e, t, n, r) {
  if (U.isErrorOfKind(r, W.injectionDecoratorConflict)) {
    let i = (function (e, t, n) {
      if (n === void 0) {
        if (t === void 0) throw new U(W.unknown, `Unexpected undefined property and index values`)
        return { kind: Vo.property, property: t, targetClass: e.constructor }
      }
      return typeof n == `number`
        ? { index: n, kind: Vo.parameter, targetClass: e }
        : { kind: Vo.method, method: t, targetClass: e }
    })(e, t, n)
    throw new U(
      W.injectionDecoratorConflict,
      `Unexpected injection error.\n\nCause:\n\n${r.message}\n\nDetails\n\n${(function (e) {
        switch (e.kind) {
          case Vo.method:
            return `[class: "${e.targetClass.name}", method: "${e.method.toString()}"]`
          case Vo.parameter:
            return `[class: "${e.targetClass.name}", index: "${e.index.toString()}"]`
          case Vo.property:
            return `[class: "${e.targetClass.name}", property: "${e.property.toString()}"]`
        }
      })(i)}`,
      { cause: r },
    )
  }
  throw r
}
function Uo(e, t) {
  return (n, r, i) => {
    try {
      i === void 0
        ? (function (e, t) {
            let n = Wo(e, t)
            return (e, t) => {
              go(e.constructor, Oo, ko, Bo(n(e), t))
            }
          })(e, t)(n, r)
        : typeof i == `number`
          ? (function (e, t) {
              let n = Wo(e, t)
              return (e, t, r) => {
                if (
                  !(function (e, t) {
                    return typeof e == `function` && t === void 0
                  })(e, t)
                )
                  throw new U(
                    W.injectionDecoratorConflict,
                    `Found an @inject decorator in a non constructor parameter.\nFound @inject decorator at method "${t?.toString() ?? ``}" at class "${e.constructor.name}"`,
                  )
                go(
                  e,
                  Oo,
                  ko,
                  (function (e, t) {
                    return (n) => {
                      let r = n.constructorArguments[t]
                      return ((n.constructorArguments[t] = e(r)), n)
                    }
                  })(n(e), r),
                )
              }
            })(e, t)(n, r, i)
          : (function (e, t) {
              let n = Wo(e, t)
              return (e, t, r) => {
                if (
                  !(function (e) {
                    return e.set !== void 0
                  })(r)
                )
                  throw new U(
                    W.injectionDecoratorConflict,
                    `Found an @inject decorator in a non setter property method.\nFound @inject decorator at method "${t.toString()}" at class "${e.constructor.name}"`,
                  )
                go(e.constructor, Oo, ko, Bo(n(e), t))
              }
            })(e, t)(n, r, i)
    } catch (e) {
      Ho(n, r, i, e)
    }
  }
}
function Wo(e, t) {
  return (n) => {
    let r = t(n)
    return (t) => (r(t), e(t))
  }
}
function G(e) {
  return Uo(zo(No.singleInjection, e), Io)
}
;(function (e) {
  ;((e[(e.method = 0)] = `method`), (e[(e.parameter = 1)] = `parameter`), (e[(e.property = 2)] = `property`))
})((Vo ||= {}))
var Go = `@inversifyjs/core/classIsInjectableFlagReflectKey`,
  Ko = [Array, BigInt, Boolean, Function, Number, Object, String]
function qo(e) {
  let t = mo(e, `design:paramtypes`)
  t !== void 0 &&
    go(
      e,
      Oo,
      ko,
      (function (e) {
        return (t) => (
          e.forEach((e, n) => {
            var r
            t.constructorArguments[n] !== void 0 ||
              ((r = e), Ko.includes(r)) ||
              (t.constructorArguments[n] = (function (e) {
                return {
                  isFromTypescriptParamType: !0,
                  kind: No.singleInjection,
                  name: void 0,
                  optional: !1,
                  tags: new Map(),
                  value: e,
                }
              })(e))
          }),
          t
        )
      })(t),
    )
}
function K(e) {
  return (t) => {
    ;((function (e) {
      if (mo(e, Go) !== void 0)
        throw new U(
          W.injectionDecoratorConflict,
          `Cannot apply @injectable decorator multiple times at class "${e.name}"`,
        )
      ho(e, Go, !0)
    })(t),
      qo(t),
      e !== void 0 && go(t, Oo, ko, (t) => ({ ...t, scope: e })))
  }
}
var Jo
;(function (e) {
  ;((e[(e.multipleInjection = 0)] = `multipleInjection`), (e[(e.singleInjection = 1)] = `singleInjection`))
})((Jo ||= {}))
var Yo = class e {
    #e
    constructor(e) {
      this.#e = e
    }
    get name() {
      return this.#e.elem.name
    }
    get serviceIdentifier() {
      return this.#e.elem.serviceIdentifier
    }
    get tags() {
      return this.#e.elem.tags
    }
    getAncestor() {
      if (this.#e.previous !== void 0) return new e(this.#e.previous)
    }
  },
  Xo = class e {
    last
    constructor(e) {
      this.last = e
    }
    concat(t) {
      return new e({ elem: t, previous: this.last })
    }
    [Symbol.iterator]() {
      let e = this.last
      return {
        next: () => {
          if (e === void 0) return { done: !0, value: void 0 }
          let t = e.elem
          return ((e = e.previous), { done: !1, value: t })
        },
      }
    }
  }
function Zo(e, t, n) {
  let r = n?.customServiceIdentifier ?? t.serviceIdentifier,
    i = [...(e.getBindings(r) ?? [])].filter((e) => e.isSatisfiedBy(t))
  if (i.length === 0 && e.autobindOptions !== void 0 && typeof r == `function`) {
    let t = (function (e, t) {
      let n = Po(t).scope ?? e.scope
      return {
        cache: { isRight: !1, value: void 0 },
        id: vo(),
        implementationType: t,
        isSatisfiedBy: () => !0,
        moduleId: void 0,
        onActivation: void 0,
        onDeactivation: void 0,
        scope: n,
        serviceIdentifier: t,
        type: H.Instance,
      }
    })(e.autobindOptions, r)
    ;(e.setBinding(t), i.push(t))
  }
  return i
}
function Qo(e) {
  return e.redirections !== void 0
}
function $o(e, t, n, r) {
  let i, a
  ;(Qo(n)
    ? ((i = n.binding.targetServiceIdentifier), (a = n.binding.serviceIdentifier))
    : ((i = n.serviceIdentifier), (a = n.parent?.binding.serviceIdentifier)),
    Array.isArray(e)
      ? (function (e, t, n, r, i) {
          if (e.length !== 0) {
            let t = `Ambiguous bindings found for service: "${V(n)}".\n\nRegistered bindings:\n\n${e.map((e) =>
              (function (e) {
                switch (e.type) {
                  case H.Instance:
                    return `[ type: "${e.type}", serviceIdentifier: "${V(e.serviceIdentifier)}", scope: "${e.scope}", implementationType: "${e.implementationType.name}" ]`
                  case H.ServiceRedirection:
                    return `[ type: "${e.type}", serviceIdentifier: "${V(e.serviceIdentifier)}", redirection: "${V(e.targetServiceIdentifier)}" ]`
                  default:
                    return `[ type: "${e.type}", serviceIdentifier: "${V(e.serviceIdentifier)}", scope: "${e.scope}" ]`
                }
              })(e.binding),
            ).join(`
`)}\n\nTrying to resolve bindings for "${ts(n, r)}".\n\n${ns(i)}`
            throw new U(W.planning, t)
          }
          t || es(n, r, i)
        })(e, t, i, a, r)
      : (function (e, t, n, r, i) {
          e !== void 0 || t || es(n, r, i)
        })(e, t, i, a, r))
}
function es(e, t, n) {
  let r = `No bindings found for service: "${V(e)}".\n\nTrying to resolve bindings for "${ts(e, t)}".\n\n${ns(n)}`
  throw new U(W.planning, r)
}
function ts(e, t) {
  return t === void 0 ? `${V(e)} (Root service)` : V(t)
}
function ns(e) {
  let t =
    e.tags.size === 0
      ? ``
      : `\n- tags:\n  - ${[...e.tags.keys()].map((e) => e.toString()).join(`
  - `)}`
  return `Binding constraints:\n- service identifier: ${V(e.serviceIdentifier)}\n- name: ${e.name?.toString() ?? `-`}${t}`
}
function rs(e, t, n) {
  if (e.redirections.length !== 1) $o(e.redirections, t, e, n)
  else {
    let [r] = e.redirections
    Qo(r) && rs(r, t, n)
  }
}
function is(e, t, n) {
  if (Array.isArray(e.bindings) && e.bindings.length === 1) {
    let [r] = e.bindings
    Qo(r) && rs(r, t, n)
  } else $o(e.bindings, t, e, n)
}
function as(e, t) {
  if (
    (function (e) {
      return (
        e instanceof Error &&
        ((e instanceof RangeError && /stack space|call stack|too much recursion/i.test(e.message)) ||
          (e.name === `InternalError` && /too much recursion/.test(e.message)))
      )
    })(t)
  ) {
    let n = (function (e) {
      let t = [...e]
      return t.length === 0 ? `(No dependency trace)` : t.map(V).join(` -> `)
    })(
      (function (e) {
        let t = new Set()
        for (let n of e.servicesBranch) {
          if (t.has(n)) return [...t, n]
          t.add(n)
        }
        return [...t]
      })(e),
    )
    throw new U(W.planning, `Circular dependency found: ${n}`, { cause: t })
  }
  throw t
}
function os(e) {
  try {
    let t = new Map()
    e.rootConstraints.tag !== void 0 && t.set(e.rootConstraints.tag.key, e.rootConstraints.tag.value)
    let n = new Xo({
        elem: { name: e.rootConstraints.name, serviceIdentifier: e.rootConstraints.serviceIdentifier, tags: t },
        previous: void 0,
      }),
      r = new Yo(n.last),
      i = Zo(e, r),
      a = [],
      o = { bindings: a, parent: void 0, serviceIdentifier: e.rootConstraints.serviceIdentifier }
    if ((a.push(...ds(e, n, i, o)), !e.rootConstraints.isMultiple)) {
      is(o, e.rootConstraints.isOptional ?? !1, r)
      let [t] = a
      o.bindings = t
    }
    return { tree: { root: o } }
  } catch (t) {
    as(e, t)
  }
}
function ss(e, t, n, r) {
  let i = {
    binding: t,
    classMetadata: e.getClassMetadata(t.implementationType),
    constructorParams: [],
    parent: r,
    propertyParams: new Map(),
  }
  return ps(
    {
      autobindOptions: e.autobindOptions,
      getBindings: e.getBindings,
      getClassMetadata: e.getClassMetadata,
      node: i,
      servicesBranch: e.servicesBranch,
      setBinding: e.setBinding,
    },
    n,
  )
}
function cs(e, t, n) {
  if (n.kind === No.unmanaged) return
  let r = po.is(n.value) ? n.value.unwrap() : n.value,
    i = t.concat({ name: n.name, serviceIdentifier: r, tags: n.tags }),
    a = new Yo(i.last),
    o = Zo(e, a),
    s = [],
    c = { bindings: s, parent: e.node, serviceIdentifier: r }
  if ((s.push(...ds(e, i, o, c)), n.kind === No.singleInjection)) {
    is(c, n.optional, a)
    let [e] = s
    c.bindings = e
  }
  return c
}
function ls(e, t, n) {
  let r = po.is(n.value) ? n.value.unwrap() : n.value,
    i = t.concat({ name: n.name, serviceIdentifier: r, tags: n.tags }),
    a = new Yo(i.last),
    o = Zo(e, a),
    s = [],
    c = { bindings: s, parent: e.node, serviceIdentifier: r }
  if ((s.push(...ds(e, i, o, c)), n.kind === Jo.singleInjection)) {
    is(c, n.optional, a)
    let [e] = s
    c.bindings = e
  }
  return c
}
function us(e, t, n, r) {
  let i = { binding: t, params: [], parent: r }
  return ps(
    {
      autobindOptions: e.autobindOptions,
      getBindings: e.getBindings,
      getClassMetadata: e.getClassMetadata,
      node: i,
      servicesBranch: e.servicesBranch,
      setBinding: e.setBinding,
    },
    n,
  )
}
function ds(e, t, n, r) {
  let i = Qo(r) ? r.binding.targetServiceIdentifier : r.serviceIdentifier
  e.servicesBranch.push(i)
  let a = []
  for (let i of n)
    switch (i.type) {
      case H.Instance:
        a.push(ss(e, i, t, r))
        break
      case H.ResolvedValue:
        a.push(us(e, i, t, r))
        break
      case H.ServiceRedirection: {
        let n = fs(e, t, i, r)
        a.push(n)
        break
      }
      default:
        a.push({ binding: i, parent: r })
    }
  return (e.servicesBranch.pop(), a)
}
function fs(e, t, n, r) {
  let i = { binding: n, parent: r, redirections: [] },
    a = Zo(e, new Yo(t.last), { customServiceIdentifier: n.targetServiceIdentifier })
  return (i.redirections.push(...ds(e, t, a, i)), i)
}
function ps(e, t) {
  return e.node.binding.type === H.Instance
    ? (function (e, t, n) {
        let r = t.classMetadata
        for (let [i, a] of r.constructorArguments.entries()) t.constructorParams[i] = cs(e, n, a)
        for (let [i, a] of r.properties) {
          let r = cs(e, n, a)
          r !== void 0 && t.propertyParams.set(i, r)
        }
        return e.node
      })(e, e.node, t)
    : (function (e, t, n) {
        let r = t.binding.metadata
        for (let [i, a] of r.arguments.entries()) t.params[i] = ls(e, n, a)
        return e.node
      })(e, e.node, t)
}
var ms
;(function (e) {
  ;((e[(e.singleMandatory = 0)] = `singleMandatory`),
    (e[(e.singleOptional = 1)] = `singleOptional`),
    (e[(e.multipleMandatory = 2)] = `multipleMandatory`),
    (e[(e.multipleOptional = 3)] = `multipleOptional`),
    (e[(e.length = 4)] = `length`))
})((ms ||= {}))
var hs = class {
  #e
  #t
  #n
  #r
  #i
  constructor() {
    ;((this.#e = this.#a()), (this.#t = this.#a()), (this.#r = this.#a()), (this.#n = this.#a()), (this.#i = []))
  }
  clearCache() {
    for (let e of this.#c()) e.clear()
    for (let e of this.#i) e.clearCache()
  }
  get(e) {
    return e.name === void 0
      ? e.tag === void 0
        ? this.#s(this.#e, e).get(e.serviceIdentifier)
        : this.#s(this.#n, e).get(e.serviceIdentifier)?.get(e.tag.key)?.get(e.tag.value)
      : e.tag === void 0
        ? this.#s(this.#t, e).get(e.serviceIdentifier)?.get(e.name)
        : this.#s(this.#r, e).get(e.serviceIdentifier)?.get(e.name)?.get(e.tag.key)?.get(e.tag.value)
  }
  set(e, t) {
    e.name === void 0
      ? e.tag === void 0
        ? this.#s(this.#e, e).set(e.serviceIdentifier, t)
        : this.#o(this.#o(this.#s(this.#n, e), e.serviceIdentifier), e.tag.key).set(e.tag.value, t)
      : e.tag === void 0
        ? this.#o(this.#s(this.#t, e), e.serviceIdentifier).set(e.name, t)
        : this.#o(this.#o(this.#o(this.#s(this.#r, e), e.serviceIdentifier), e.name), e.tag.key).set(e.tag.value, t)
  }
  subscribe(e) {
    this.#i.push(e)
  }
  #a() {
    let e = Array(ms.length)
    for (let t = 0; t < e.length; ++t) e[t] = new Map()
    return e
  }
  #o(e, t) {
    let n = e.get(t)
    return (n === void 0 && ((n = new Map()), e.set(t, n)), n)
  }
  #s(e, t) {
    return e[this.#l(t)]
  }
  #c() {
    return [...this.#e, ...this.#t, ...this.#r, ...this.#n]
  }
  #l(e) {
    return e.isMultiple
      ? !0 === e.optional
        ? ms.multipleOptional
        : ms.multipleMandatory
      : !0 === e.optional
        ? ms.singleOptional
        : ms.singleMandatory
  }
}
function gs(e, t) {
  return B(t) ? ((e.cache = { isRight: !0, value: t }), t.then((t) => _s(e, t))) : _s(e, t)
}
function _s(e, t) {
  return ((e.cache = { isRight: !0, value: t }), t)
}
function vs(e, t, n) {
  let r = e.getActivations(t)
  return r === void 0
    ? n
    : B(n)
      ? ys(e, n, r[Symbol.iterator]())
      : (function (e, t, n) {
          let r = t,
            i = n.next()
          for (; !0 !== i.done;) {
            let t = i.value(e.context, r)
            if (B(t)) return ys(e, t, n)
            ;((r = t), (i = n.next()))
          }
          return r
        })(e, n, r[Symbol.iterator]())
}
async function ys(e, t, n) {
  let r = await t,
    i = n.next()
  for (; !0 !== i.done;) ((r = await i.value(e.context, r)), (i = n.next()))
  return r
}
function bs(e, t, n) {
  let r = n
  if (t.onActivation !== void 0) {
    let n = t.onActivation
    r = B(r) ? r.then((t) => n(e.context, t)) : n(e.context, r)
  }
  return vs(e, t.serviceIdentifier, r)
}
function xs(e) {
  return (t, n) => (n.cache.isRight ? n.cache.value : gs(n, bs(t, n, e(t, n))))
}
var Ss = xs(function (e, t) {
  return t.value
})
function Cs(e) {
  return e
}
function ws(e, t) {
  return (n, r) => {
    let i = e(r)
    switch (i.scope) {
      case yo.Singleton:
        return i.cache.isRight ? i.cache.value : gs(i, bs(n, i, t(n, r)))
      case yo.Request: {
        if (n.requestScopeCache.has(i.id)) return n.requestScopeCache.get(i.id)
        let e = bs(n, i, t(n, r))
        return (n.requestScopeCache.set(i.id, e), e)
      }
      case yo.Transient:
        return bs(n, i, t(n, r))
    }
  }
}
var Ts = ((e) => ws(Cs, e))(function (e, t) {
    return t.value(e.context)
  }),
  Es = xs(function (e, t) {
    return t.factory(e.context)
  })
function Ds(e, t, n) {
  let r = (function (e, t, n) {
    if (n !== void 0) {
      if (!(n in e))
        throw new U(
          W.resolution,
          `Expecting a "${n.toString()}" property when resolving "${t.implementationType.name}" class @postConstruct decorated method, none found.`,
        )
      if (typeof e[n] != `function`)
        throw new U(
          W.resolution,
          `Expecting a "${n.toString()}" method when resolving "${t.implementationType.name}" class @postConstruct decorated method, a non function property was found instead.`,
        )
      {
        let r
        try {
          r = e[n]()
        } catch (e) {
          throw new U(
            W.resolution,
            `Unexpected error found when calling "${n.toString()}" @postConstruct decorated method on class "${t.implementationType.name}"`,
            { cause: e },
          )
        }
        if (B(r))
          return (async function (e, t, n) {
            try {
              await n
            } catch (n) {
              throw new U(
                W.resolution,
                `Unexpected error found when calling "${t.toString()}" @postConstruct decorated method on class "${e.implementationType.name}"`,
                { cause: n },
              )
            }
          })(t, n, r)
      }
    }
  })(e, t, n)
  return B(r) ? r.then(() => e) : e
}
function Os(e) {
  return (t, n, r) => {
    let i = new r.binding.implementationType(...t),
      a = e(n, i, r)
    return B(a)
      ? a.then(() => Ds(i, r.binding, r.classMetadata.lifecycle.postConstructMethodName))
      : Ds(i, r.binding, r.classMetadata.lifecycle.postConstructMethodName)
  }
}
var ks = xs(function (e, t) {
  return t.provider(e.context)
})
function As(e) {
  return e.binding
}
function js(e) {
  return e.binding
}
var Ms = (function (e) {
    return (t, n, r) => {
      let i = []
      for (let [a, o] of r.propertyParams) {
        let s = r.classMetadata.properties.get(a)
        if (s === void 0) throw new U(W.resolution, `Expecting metadata at property "${a.toString()}", none found`)
        s.kind !== No.unmanaged &&
          o.bindings !== void 0 &&
          ((n[a] = e(t, o)),
          B(n[a]) &&
            i.push(
              (async () => {
                n[a] = await n[a]
              })(),
            ))
      }
      if (i.length > 0) return Promise.all(i).then(() => {})
    }
  })(Bs),
  Ns = (function (e) {
    return function t(n, r) {
      let i = []
      for (let a of r.redirections) Qo(a) ? i.push(...t(n, a)) : i.push(e(n, a))
      return i
    }
  })(zs),
  Ps = (function (e, t, n) {
    return (r, i) => {
      let a = e(r, i)
      return B(a) ? t(a, r, i) : n(a, r, i)
    }
  })(
    (function (e) {
      return (t, n) => {
        let r = []
        for (let i of n.constructorParams) i === void 0 ? r.push(void 0) : r.push(e(t, i))
        return r.some(B) ? Promise.all(r) : r
      }
    })(Bs),
    (function (e) {
      return async (t, n, r) => e(await t, n, r)
    })(Os(Ms)),
    Os(Ms),
  ),
  Fs = (function (e) {
    return (t, n) => {
      let r = e(t, n)
      return B(r) ? r.then((e) => n.binding.factory(...e)) : n.binding.factory(...r)
    }
  })(
    (function (e) {
      return (t, n) => {
        let r = []
        for (let i of n.params) r.push(e(t, i))
        return r.some(B) ? Promise.all(r) : r
      }
    })(Bs),
  ),
  Is = ((e) => ws(As, e))(Ps),
  Ls = ((e) => ws(js, e))(Fs)
function Rs(e) {
  return Bs(e, e.planResult.tree.root)
}
function zs(e, t) {
  switch (t.binding.type) {
    case H.ConstantValue:
      return Ss(e, t.binding)
    case H.DynamicValue:
      return Ts(e, t.binding)
    case H.Factory:
      return Es(e, t.binding)
    case H.Instance:
      return Is(e, t)
    case H.Provider:
      return ks(e, t.binding)
    case H.ResolvedValue:
      return Ls(e, t)
  }
}
function Bs(e, t) {
  if (t.bindings !== void 0)
    return Array.isArray(t.bindings)
      ? (function (e, t) {
          let n = []
          for (let r of t) Qo(r) ? n.push(...Ns(e, r)) : n.push(zs(e, r))
          return n.some(B) ? Promise.all(n) : n
        })(e, t.bindings)
      : (function (e, t) {
          if (Qo(t)) {
            let n = Ns(e, t)
            if (n.length === 1) return n[0]
            throw new U(W.resolution, `Unexpected multiple resolved values on single injection`)
          }
          return zs(e, t)
        })(e, t.bindings)
}
function Vs(e) {
  return e.scope !== void 0
}
function Hs(e, t) {
  if (e.lifecycle.preDestroyMethodName !== void 0 && typeof t[e.lifecycle.preDestroyMethodName] == `function`)
    return t[e.lifecycle.preDestroyMethodName]()
}
function Us(e, t, n) {
  let r = e.getDeactivations(t)
  if (r !== void 0)
    return B(n)
      ? Ws(n, r[Symbol.iterator]())
      : (function (e, t) {
          let n = t.next()
          for (; !0 !== n.done;) {
            if (B(n.value(e))) return Ws(e, t)
            n = t.next()
          }
        })(n, r[Symbol.iterator]())
}
async function Ws(e, t) {
  let n = await e,
    r = t.next()
  for (; !0 !== r.done;) (await r.value(n), (r = t.next()))
}
function Gs(e, t) {
  let n = (function (e, t) {
    if (t.type === H.Instance) {
      let n = e.getClassMetadata(t.implementationType),
        r = t.cache.value
      return B(r) ? r.then((e) => Hs(n, e)) : Hs(n, r)
    }
  })(e, t)
  return n === void 0 ? Ks(e, t) : n.then(() => Ks(e, t))
}
function Ks(e, t) {
  let n = t.cache
  return B(n.value) ? n.value.then((n) => qs(e, t, n)) : qs(e, t, n.value)
}
function qs(e, t, n) {
  let r
  return (
    t.onDeactivation !== void 0 && (r = (0, t.onDeactivation)(n)),
    r === void 0 ? Us(e, t.serviceIdentifier, n) : r.then(() => Us(e, t.serviceIdentifier, n))
  )
}
function Js(e, t) {
  if (t === void 0) return
  let n = (function (e) {
      let t = []
      for (let n of e) Vs(n) && n.scope === yo.Singleton && n.cache.isRight && t.push(n)
      return t
    })(t),
    r = []
  for (let t of n) {
    let n = Gs(e, t)
    n !== void 0 && r.push(n)
  }
  return r.length > 0 ? Promise.all(r).then(() => {}) : void 0
}
function Ys(e, t) {
  return Js(e, e.getBindingsFromModule(t))
}
function Xs(e, t) {
  return Js(e, e.getBindings(t))
}
var Zs = `@inversifyjs/container/bindingId`,
  Qs = class {
    #e
    #t
    constructor(e) {
      ;((this.#e = (function () {
        let e = mo(Object, Zs) ?? 0
        return (
          e === 2 ** 53 - 1
            ? ho(Object, Zs, -(2 ** 53 - 1))
            : go(
                Object,
                Zs,
                () => e,
                (e) => e + 1,
              ),
          e
        )
      })()),
        (this.#t = e))
    }
    get id() {
      return this.#e
    }
    load(e) {
      return this.#t(e)
    }
  },
  $s = Symbol.for(`@inversifyjs/container/bindingIdentifier`)
function ec(e) {
  return typeof e == `object` && !!e && !0 === e[$s]
}
var tc = class {
  static always = (e) => !0
}
function nc(e) {
  return { [$s]: !0, id: e.id }
}
function rc(e) {
  return (t) => {
    for (let n = t.getAncestor(); n !== void 0; n = n.getAncestor()) if (e(n)) return !0
    return !1
  }
}
function ic(e) {
  return (t) => t.name === e
}
function ac(e) {
  return (t) => t.serviceIdentifier === e
}
function oc(e, t) {
  return (n) => n.tags.has(e) && n.tags.get(e) === t
}
function sc(e) {
  return e.name === void 0 && e.tags.size === 0
}
function cc(e) {
  let t = rc(e)
  return (e) => !t(e)
}
function lc(e) {
  return (t) => {
    let n = t.getAncestor()
    return n === void 0 || !e(n)
  }
}
function uc(e) {
  return (t) => {
    let n = t.getAncestor()
    return n !== void 0 && e(n)
  }
}
var dc = class {
    #e
    constructor(e) {
      this.#e = e
    }
    getIdentifier() {
      return nc(this.#e)
    }
    inRequestScope() {
      return ((this.#e.scope = yo.Request), new hc(this.#e))
    }
    inSingletonScope() {
      return ((this.#e.scope = yo.Singleton), new hc(this.#e))
    }
    inTransientScope() {
      return ((this.#e.scope = yo.Transient), new hc(this.#e))
    }
  },
  fc = class {
    #e
    #t
    #n
    #r
    constructor(e, t, n, r) {
      ;((this.#e = e), (this.#t = t), (this.#n = n), (this.#r = r))
    }
    to(e) {
      let t = Po(e),
        n = {
          cache: { isRight: !1, value: void 0 },
          id: vo(),
          implementationType: e,
          isSatisfiedBy: tc.always,
          moduleId: this.#t,
          onActivation: void 0,
          onDeactivation: void 0,
          scope: t.scope ?? this.#n,
          serviceIdentifier: this.#r,
          type: H.Instance,
        }
      return (this.#e(n), new gc(n))
    }
    toSelf() {
      if (typeof this.#r != `function`)
        throw Error(`"toSelf" function can only be applied when a newable function is used as service identifier`)
      return this.to(this.#r)
    }
    toConstantValue(e) {
      let t = {
        cache: { isRight: !1, value: void 0 },
        id: vo(),
        isSatisfiedBy: tc.always,
        moduleId: this.#t,
        onActivation: void 0,
        onDeactivation: void 0,
        scope: yo.Singleton,
        serviceIdentifier: this.#r,
        type: H.ConstantValue,
        value: e,
      }
      return (this.#e(t), new hc(t))
    }
    toDynamicValue(e) {
      let t = {
        cache: { isRight: !1, value: void 0 },
        id: vo(),
        isSatisfiedBy: tc.always,
        moduleId: this.#t,
        onActivation: void 0,
        onDeactivation: void 0,
        scope: this.#n,
        serviceIdentifier: this.#r,
        type: H.DynamicValue,
        value: e,
      }
      return (this.#e(t), new gc(t))
    }
    toResolvedValue(e, t) {
      let n = {
        cache: { isRight: !1, value: void 0 },
        factory: e,
        id: vo(),
        isSatisfiedBy: tc.always,
        metadata: this.#i(t),
        moduleId: this.#t,
        onActivation: void 0,
        onDeactivation: void 0,
        scope: this.#n,
        serviceIdentifier: this.#r,
        type: H.ResolvedValue,
      }
      return (this.#e(n), new gc(n))
    }
    toFactory(e) {
      let t = {
        cache: { isRight: !1, value: void 0 },
        factory: e,
        id: vo(),
        isSatisfiedBy: tc.always,
        moduleId: this.#t,
        onActivation: void 0,
        onDeactivation: void 0,
        scope: yo.Singleton,
        serviceIdentifier: this.#r,
        type: H.Factory,
      }
      return (this.#e(t), new hc(t))
    }
    toProvider(e) {
      let t = {
        cache: { isRight: !1, value: void 0 },
        id: vo(),
        isSatisfiedBy: tc.always,
        moduleId: this.#t,
        onActivation: void 0,
        onDeactivation: void 0,
        provider: e,
        scope: yo.Singleton,
        serviceIdentifier: this.#r,
        type: H.Provider,
      }
      return (this.#e(t), new hc(t))
    }
    toService(e) {
      let t = {
        id: vo(),
        isSatisfiedBy: tc.always,
        moduleId: this.#t,
        serviceIdentifier: this.#r,
        targetServiceIdentifier: e,
        type: H.ServiceRedirection,
      }
      this.#e(t)
    }
    #i(e) {
      return {
        arguments: (e ?? []).map((e) =>
          (function (e) {
            return typeof e == `object` && !po.is(e)
          })(e)
            ? {
                kind: !0 === e.isMultiple ? Jo.multipleInjection : Jo.singleInjection,
                name: e.name,
                optional: e.optional ?? !1,
                tags: new Map((e.tags ?? []).map((e) => [e.key, e.value])),
                value: e.serviceIdentifier,
              }
            : { kind: Jo.singleInjection, name: void 0, optional: !1, tags: new Map(), value: e },
        ),
      }
    }
  },
  pc = class {
    #e
    constructor(e) {
      this.#e = e
    }
    getIdentifier() {
      return nc(this.#e)
    }
    onActivation(e) {
      return ((this.#e.onActivation = e), new mc(this.#e))
    }
    onDeactivation(e) {
      return ((this.#e.onDeactivation = e), new mc(this.#e))
    }
  },
  mc = class {
    #e
    constructor(e) {
      this.#e = e
    }
    getIdentifier() {
      return nc(this.#e)
    }
    when(e) {
      return ((this.#e.isSatisfiedBy = e), new pc(this.#e))
    }
    whenAnyAncestor(e) {
      return this.when(rc(e))
    }
    whenAnyAncestorIs(e) {
      return this.when(rc(ac(e)))
    }
    whenAnyAncestorNamed(e) {
      return this.when(
        (function (e) {
          return rc(ic(e))
        })(e),
      )
    }
    whenAnyAncestorTagged(e, t) {
      return this.when(
        (function (e, t) {
          return rc(oc(e, t))
        })(e, t),
      )
    }
    whenDefault() {
      return this.when(sc)
    }
    whenNamed(e) {
      return this.when(ic(e))
    }
    whenNoParent(e) {
      return this.when(lc(e))
    }
    whenNoParentIs(e) {
      return this.when(lc(ac(e)))
    }
    whenNoParentNamed(e) {
      return this.when(
        (function (e) {
          return lc(ic(e))
        })(e),
      )
    }
    whenNoParentTagged(e, t) {
      return this.when(
        (function (e, t) {
          return lc(oc(e, t))
        })(e, t),
      )
    }
    whenParent(e) {
      return this.when(uc(e))
    }
    whenParentIs(e) {
      return this.when(uc(ac(e)))
    }
    whenParentNamed(e) {
      return this.when(
        (function (e) {
          return uc(ic(e))
        })(e),
      )
    }
    whenParentTagged(e, t) {
      return this.when(
        (function (e, t) {
          return uc(oc(e, t))
        })(e, t),
      )
    }
    whenTagged(e, t) {
      return this.when(oc(e, t))
    }
    whenNoAncestor(e) {
      return this.when(cc(e))
    }
    whenNoAncestorIs(e) {
      return this.when(cc(ac(e)))
    }
    whenNoAncestorNamed(e) {
      return this.when(
        (function (e) {
          return cc(ic(e))
        })(e),
      )
    }
    whenNoAncestorTagged(e, t) {
      return this.when(
        (function (e, t) {
          return cc(oc(e, t))
        })(e, t),
      )
    }
  },
  hc = class extends mc {
    #e
    constructor(e) {
      ;(super(e), (this.#e = new pc(e)))
    }
    onActivation(e) {
      return this.#e.onActivation(e)
    }
    onDeactivation(e) {
      return this.#e.onDeactivation(e)
    }
  },
  gc = class extends hc {
    #e
    constructor(e) {
      ;(super(e), (this.#e = new dc(e)))
    }
    inRequestScope() {
      return this.#e.inRequestScope()
    }
    inSingletonScope() {
      return this.#e.inSingletonScope()
    }
    inTransientScope() {
      return this.#e.inTransientScope()
    }
  },
  _c = Symbol.for(`@inversifyjs/container/InversifyContainerError`),
  vc = class e extends Error {
    [_c]
    kind
    constructor(e, t, n) {
      ;(super(t, n), (this[_c] = !0), (this.kind = e))
    }
    static is(e) {
      return typeof e == `object` && !!e && !0 === e[_c]
    }
    static isErrorOfKind(t, n) {
      return e.is(t) && t.kind === n
    }
  },
  yc
;(function (e) {
  e[(e.invalidOperation = 0)] = `invalidOperation`
})((yc ||= {}))
var bc = yo.Transient,
  xc = class {
    #e
    #t
    #n
    #r
    #i
    #a
    #o
    #s
    #c
    #l
    #u
    constructor(e) {
      ;((this.#n = this.#f()),
        (this.#i = (e) => this.#e.get(e)),
        (this.#s = new hs()),
        (this.#c = this.#g()),
        e?.parent === void 0
          ? ((this.#e = To.build(void 0)), (this.#t = Eo.build(void 0)), (this.#r = Do.build(void 0)))
          : ((this.#e = To.build(e.parent.#e)),
            (this.#t = Eo.build(e.parent.#t)),
            (this.#r = Do.build(e.parent.#r)),
            e.parent.#s.subscribe(this.#s)),
        (this.#a = this.#t.get.bind(this.#t)),
        (this.#l = this.#C.bind(this)),
        (this.#o = { autobind: e?.autobind ?? !1, defaultScope: e?.defaultScope ?? bc }),
        (this.#u = []))
    }
    bind(e) {
      return new fc(
        (e) => {
          this.#C(e)
        },
        void 0,
        this.#o.defaultScope,
        e,
      )
    }
    get(e, t) {
      let n = this.#h(!1, e, t),
        r = this.#_(n)
      if (B(r)) throw new vc(yc.invalidOperation, `Unexpected asyncronous service when resolving service "${V(e)}"`)
      return r
    }
    getAll(e, t) {
      let n = this.#h(!0, e, t),
        r = this.#_(n)
      if (B(r)) throw new vc(yc.invalidOperation, `Unexpected asyncronous service when resolving service "${V(e)}"`)
      return r
    }
    async getAllAsync(e, t) {
      let n = this.#h(!0, e, t)
      return this.#_(n)
    }
    async getAsync(e, t) {
      let n = this.#h(!1, e, t)
      return this.#_(n)
    }
    isBound(e, t) {
      let n = this.#t.get(e)
      return this.#y(e, n, t)
    }
    isCurrentBound(e, t) {
      let n = this.#t.getNonParentBindings(e)
      return this.#y(e, n, t)
    }
    async load(...e) {
      await Promise.all(this.#b(...e))
    }
    loadSync(...e) {
      let t = this.#b(...e)
      for (let e of t)
        if (e !== void 0)
          throw new vc(
            yc.invalidOperation,
            `Unexpected asyncronous module load. Consider using Container.load() instead.`,
          )
    }
    onActivation(e, t) {
      this.#e.add(t, { serviceId: e })
    }
    onDeactivation(e, t) {
      this.#r.add(t, { serviceId: e })
    }
    restore() {
      let e = this.#u.pop()
      if (e === void 0) throw new vc(yc.invalidOperation, `No snapshot available to restore`)
      ;((this.#e = e.activationService), (this.#t = e.bindingService), (this.#r = e.deactivationService), this.#S())
    }
    async rebind(e) {
      return (await this.unbind(e), this.bind(e))
    }
    rebindSync(e) {
      return (this.unbindSync(e), this.bind(e))
    }
    snapshot() {
      this.#u.push({
        activationService: this.#e.clone(),
        bindingService: this.#t.clone(),
        deactivationService: this.#r.clone(),
      })
    }
    async unbind(e) {
      await this.#T(e)
    }
    async unbindAll() {
      let e = [...this.#t.getNonParentBoundServices()]
      await Promise.all(e.map(async (e) => Xs(this.#n, e)))
      for (let t of e)
        (this.#e.removeAllByServiceId(t), this.#t.removeAllByServiceId(t), this.#r.removeAllByServiceId(t))
      this.#s.clearCache()
    }
    unbindSync(e) {
      this.#T(e) !== void 0 && this.#w(e)
    }
    async unload(...e) {
      ;(await Promise.all(this.#x(...e)), this.#O(e))
    }
    unloadSync(...e) {
      let t = this.#x(...e)
      for (let e of t)
        if (e !== void 0)
          throw new vc(
            yc.invalidOperation,
            `Unexpected asyncronous module unload. Consider using Container.unload() instead.`,
          )
      this.#O(e)
    }
    #d(e) {
      return {
        bind: (t) =>
          new fc(
            (e) => {
              this.#C(e)
            },
            e,
            this.#o.defaultScope,
            t,
          ),
        isBound: this.isBound.bind(this),
        onActivation: (t, n) => {
          this.#e.add(n, { moduleId: e, serviceId: t })
        },
        onDeactivation: (t, n) => {
          this.#r.add(n, { moduleId: e, serviceId: t })
        },
        rebind: this.rebind.bind(this),
        rebindSync: this.rebindSync.bind(this),
        unbind: this.unbind.bind(this),
        unbindSync: this.unbindSync.bind(this),
      }
    }
    #f() {
      return {
        getBindings: (e) => this.#t.get(e),
        getBindingsFromModule: (e) => this.#t.getByModuleId(e),
        getClassMetadata: Po,
        getDeactivations: (e) => this.#r.get(e),
      }
    }
    #p(e, t, n) {
      return { isMultiple: e, name: n?.name, optional: n?.optional, serviceIdentifier: t, tag: n?.tag }
    }
    #m(e, t, n) {
      let r = {
        autobindOptions: (n?.autobind ?? this.#o.autobind) ? { scope: this.#o.defaultScope } : void 0,
        getBindings: this.#a,
        getClassMetadata: Po,
        rootConstraints: { isMultiple: t, serviceIdentifier: e },
        servicesBranch: [],
        setBinding: this.#l,
      }
      return (this.#v(r, n), r)
    }
    #h(e, t, n) {
      let r = this.#p(e, t, n),
        i = this.#s.get(r)
      if (i !== void 0) return i
      let a = os(this.#m(t, e, n))
      return (this.#s.set(r, a), a)
    }
    #g() {
      return {
        get: this.get.bind(this),
        getAll: this.getAll.bind(this),
        getAllAsync: this.getAllAsync.bind(this),
        getAsync: this.getAsync.bind(this),
      }
    }
    #_(e) {
      return Rs({ context: this.#c, getActivations: this.#i, planResult: e, requestScopeCache: new Map() })
    }
    #v(e, t) {
      t !== void 0 &&
        (t.name !== void 0 && (e.rootConstraints.name = t.name),
        !0 === t.optional && (e.rootConstraints.isOptional = !0),
        t.tag !== void 0 && (e.rootConstraints.tag = { key: t.tag.key, value: t.tag.value }))
    }
    #y(e, t, n) {
      if (t === void 0) return !1
      let r = { getAncestor: () => {}, name: n?.name, serviceIdentifier: e, tags: new Map() }
      n?.tag !== void 0 && r.tags.set(n.tag.key, n.tag.value)
      for (let e of t) if (e.isSatisfiedBy(r)) return !0
      return !1
    }
    #b(...e) {
      return e.map((e) => e.load(this.#d(e.id)))
    }
    #x(...e) {
      return e.map((e) => Ys(this.#n, e.id))
    }
    #S() {
      ;(this.#s.clearCache(),
        (this.#i = (e) => this.#e.get(e)),
        (this.#a = this.#t.get.bind(this.#t)),
        (this.#c = this.#g()),
        (this.#l = this.#C.bind(this)))
    }
    #C(e) {
      ;(this.#t.set(e), this.#s.clearCache())
    }
    #w(e) {
      let t
      if (ec(e)) {
        let r = ((n = this.#t.getById(e.id)),
        (function (e) {
          if (e === void 0) return
          let t = e.next()
          return !0 === t.done ? void 0 : t.value
        })(n?.[Symbol.iterator]()))?.serviceIdentifier
        t =
          r === void 0
            ? `Unexpected asyncronous deactivation when unbinding binding identifier. Consider using Container.unbind() instead.`
            : `Unexpected asyncronous deactivation when unbinding "${V(r)}" binding. Consider using Container.unbind() instead.`
      } else
        t = `Unexpected asyncronous deactivation when unbinding "${V(e)}" service. Consider using Container.unbind() instead.`
      var n
      throw new vc(yc.invalidOperation, t)
    }
    #T(e) {
      return ec(e) ? this.#E(e) : this.#k(e)
    }
    #E(e) {
      let t = this.#t.getById(e.id),
        n = Js(this.#n, t)
      if (n !== void 0)
        return n.then(() => {
          this.#D(e)
        })
      this.#D(e)
    }
    #D(e) {
      ;(this.#t.removeById(e.id), this.#s.clearCache())
    }
    #O(e) {
      for (let t of e)
        (this.#e.removeAllByModuleId(t.id), this.#t.removeAllByModuleId(t.id), this.#r.removeAllByModuleId(t.id))
      this.#s.clearCache()
    }
    #k(e) {
      let t = Xs(this.#n, e)
      if (t !== void 0)
        return t.then(() => {
          this.#A(e)
        })
      this.#A(e)
    }
    #A(e) {
      ;(this.#e.removeAllByServiceId(e),
        this.#t.removeAllByServiceId(e),
        this.#r.removeAllByServiceId(e),
        this.#s.clearCache())
    }
  },
  Sc = class {
    constructor(e, t, n, r, i) {
      ;((this.deviceModel = e),
        (this.serviceUuid = t),
        (this.writeUuid = n),
        (this.writeCmdUuid = r),
        (this.notifyUuid = i))
    }
  },
  Cc = class {
    id
    productName
    usbProductId
    bootloaderUsbProductId
    usbOnly
    memorySize
    getBlockSize
    masks
    bluetoothSpec
    constructor(e) {
      ;((this.id = e.id),
        (this.productName = e.productName),
        (this.usbProductId = e.usbProductId),
        (this.bootloaderUsbProductId = e.bootloaderUsbProductId),
        (this.usbOnly = e.usbOnly),
        (this.memorySize = e.memorySize),
        (this.getBlockSize = e.getBlockSize),
        (this.masks = e.masks),
        (this.bluetoothSpec = e.bluetoothSpec))
    }
  },
  wc = Object.defineProperty,
  Tc = Object.getOwnPropertyDescriptor,
  Ec = (e, t, n) => (t in e ? wc(e, t, { enumerable: !0, configurable: !0, writable: !0, value: n }) : (e[t] = n)),
  Dc = (e, t, n, r) => {
    for (var i = r > 1 ? void 0 : r ? Tc(t, n) : t, a = e.length - 1, o; a >= 0; a--)
      (o = e[a]) && (i = (r ? o(t, n, i) : o(i)) || i)
    return (r && i && wc(t, n, i), i)
  },
  Oc = (e, t, n) => Ec(e, typeof t == `symbol` ? t : t + ``, n),
  kc = class {
    getAllDeviceModels() {
      return Object.values(kc.deviceModelByIds)
    }
    getDeviceModel(e) {
      return kc.deviceModelByIds[e.id]
    }
    filterDeviceModels(e) {
      return this.getAllDeviceModels().filter((t) => Object.entries(e).every(([e, n]) => t[e] === n))
    }
    getBluetoothServicesInfos() {
      return Object.values(kc.deviceModelByIds).reduce((e, t) => {
        let { bluetoothSpec: n } = t
        return n
          ? {
              ...e,
              ...n.reduce(
                (e, n) => ({
                  ...e,
                  [n.serviceUuid]: new Sc(t, n.serviceUuid, n.writeUuid, n.writeCmdUuid, n.notifyUuid),
                }),
                {},
              ),
            }
          : e
      }, {})
    }
    getBluetoothServices() {
      return Object.values(kc.deviceModelByIds)
        .map((e) => (e.bluetoothSpec || []).map((e) => e.serviceUuid))
        .flat()
        .filter((e) => !!e)
    }
  }
;(Oc(kc, `deviceModelByIds`, {
  [T.NANO_S]: new Cc({
    id: T.NANO_S,
    productName: `Ledger Nano S`,
    usbProductId: 16,
    bootloaderUsbProductId: 1,
    usbOnly: !0,
    memorySize: 327680,
    getBlockSize: (e) => (w.default.lt(w.default.coerce(e.firmwareVersion) ?? ``, `2.0.0`) ? 4096 : 2048),
    masks: [823132160],
  }),
  [T.NANO_SP]: new Cc({
    id: T.NANO_SP,
    productName: `Ledger Nano S Plus`,
    usbProductId: 80,
    bootloaderUsbProductId: 5,
    usbOnly: !0,
    memorySize: 1569792,
    getBlockSize: () => 512,
    masks: [856686592],
  }),
  [T.NANO_X]: new Cc({
    id: T.NANO_X,
    productName: `Ledger Nano X`,
    usbProductId: 64,
    bootloaderUsbProductId: 4,
    usbOnly: !1,
    memorySize: 2097152,
    getBlockSize: () => 4096,
    masks: [855638016],
    bluetoothSpec: [
      {
        serviceUuid: `13d63400-2c97-0004-0000-4c6564676572`,
        notifyUuid: `13d63400-2c97-0004-0001-4c6564676572`,
        writeUuid: `13d63400-2c97-0004-0002-4c6564676572`,
        writeCmdUuid: `13d63400-2c97-0004-0003-4c6564676572`,
      },
    ],
  }),
  [T.STAX]: new Cc({
    id: T.STAX,
    productName: `Ledger Stax`,
    usbProductId: 96,
    bootloaderUsbProductId: 6,
    usbOnly: !1,
    memorySize: 1569792,
    getBlockSize: () => 512,
    masks: [857735168],
    bluetoothSpec: [
      {
        serviceUuid: `13d63400-2c97-6004-0000-4c6564676572`,
        notifyUuid: `13d63400-2c97-6004-0001-4c6564676572`,
        writeUuid: `13d63400-2c97-6004-0002-4c6564676572`,
        writeCmdUuid: `13d63400-2c97-6004-0003-4c6564676572`,
      },
    ],
  }),
  [T.FLEX]: new Cc({
    id: T.FLEX,
    productName: `Ledger Flex`,
    usbProductId: 112,
    bootloaderUsbProductId: 7,
    usbOnly: !1,
    memorySize: 1569792,
    getBlockSize: () => 512,
    masks: [858783744],
    bluetoothSpec: [
      {
        serviceUuid: `13d63400-2c97-3004-0000-4c6564676572`,
        notifyUuid: `13d63400-2c97-3004-0001-4c6564676572`,
        writeUuid: `13d63400-2c97-3004-0002-4c6564676572`,
        writeCmdUuid: `13d63400-2c97-3004-0003-4c6564676572`,
      },
    ],
  }),
  [T.APEX]: new Cc({
    id: T.APEX,
    productName: `Ledger\xA0Nano\xA0Gen5`,
    usbProductId: 128,
    bootloaderUsbProductId: 8,
    usbOnly: !1,
    memorySize: 1569792,
    getBlockSize: () => 512,
    masks: [859832320],
    bluetoothSpec: [
      {
        serviceUuid: `13d63400-2c97-8004-0000-4c6564676572`,
        notifyUuid: `13d63400-2c97-8004-0001-4c6564676572`,
        writeUuid: `13d63400-2c97-8004-0002-4c6564676572`,
        writeCmdUuid: `13d63400-2c97-8004-0003-4c6564676572`,
      },
      {
        serviceUuid: `13d63400-2c97-9004-0000-4c6564676572`,
        notifyUuid: `13d63400-2c97-9004-0001-4c6564676572`,
        writeUuid: `13d63400-2c97-9004-0002-4c6564676572`,
        writeCmdUuid: `13d63400-2c97-9004-0003-4c6564676572`,
      },
    ],
  }),
}),
  (kc = Dc([K()], kc)))
var Ac = class {
    statusCode
    data
    constructor({ statusCode: e, data: t }) {
      ;((this.statusCode = e), (this.data = t))
    }
  },
  q = []
for (let e = 0; e < 256; ++e) q.push((e + 256).toString(16).slice(1))
function jc(e, t = 0) {
  return (
    q[e[t + 0]] +
    q[e[t + 1]] +
    q[e[t + 2]] +
    q[e[t + 3]] +
    `-` +
    q[e[t + 4]] +
    q[e[t + 5]] +
    `-` +
    q[e[t + 6]] +
    q[e[t + 7]] +
    `-` +
    q[e[t + 8]] +
    q[e[t + 9]] +
    `-` +
    q[e[t + 10]] +
    q[e[t + 11]] +
    q[e[t + 12]] +
    q[e[t + 13]] +
    q[e[t + 14]] +
    q[e[t + 15]]
  ).toLowerCase()
}
var Mc,
  Nc = new Uint8Array(16)
function Pc() {
  if (!Mc) {
    if (typeof crypto > `u` || !crypto.getRandomValues)
      throw Error(
        `crypto.getRandomValues() not supported. See https://github.com/uuidjs/uuid#getrandomvalues-not-supported`,
      )
    Mc = crypto.getRandomValues.bind(crypto)
  }
  return Mc(Nc)
}
var Fc = { randomUUID: typeof crypto < `u` && crypto.randomUUID && crypto.randomUUID.bind(crypto) }
function Ic(e, t, n) {
  if (Fc.randomUUID && !t && !e) return Fc.randomUUID()
  e ||= {}
  let r = e.random || (e.rng || Pc)()
  if (((r[6] = (r[6] & 15) | 64), (r[8] = (r[8] & 63) | 128), t)) {
    n ||= 0
    for (let e = 0; e < 16; ++e) t[n + e] = r[e]
    return t
  }
  return jc(r)
}
var Lc = {
    getLastBytesFrom(e, t) {
      return e.slice(-t)
    },
    getFirstBytesFrom(e, t) {
      return e.slice(0, t)
    },
    bytesToNumber(e) {
      return e.reduce((t, n, r) => t + n * 256 ** (e.length - 1 - r), 0)
    },
    numberToByteArray(e, t) {
      return new Uint8Array(t).map((n, r) => (e >> (8 * (t - 1 - r))) & 255)
    },
  },
  Rc = class {
    _tag = `FramerOverflowError`
    originalError
    constructor() {
      this.originalError = Error(`Frame header length is greater than frame size`)
    }
  },
  zc = class {
    _tag = `FramerApduError`
    originalError
    constructor() {
      this.originalError = Error(`Frame offset is greater than apdu length`)
    }
  },
  Bc = class {
    _tag = `ReceiverApduError`
    originalError
    constructor(e) {
      this.originalError = Error(e ?? `Unable to parse apdu`)
    }
  },
  Vc = class {
    _tag = `DeviceSessionNotFound`
    originalError
    constructor(e) {
      this.originalError = e ?? Error(`Device session not found`)
    }
  },
  Hc = class {
    _header
    _data
    constructor({ header: e, data: t }) {
      ;((this._header = e), (this._data = t))
    }
    toString() {
      return JSON.stringify({ header: this._header.toString(), data: p(this._data) }, null, 2)
    }
    getRawData() {
      let e = this._header.getRawData(),
        t = new Uint8Array(e.length + this._data.length)
      return (t.set(e, 0), t.set(this._data, e.length), t)
    }
    getHeader() {
      return this._header
    }
    getData() {
      return this._data
    }
  },
  Uc = class {
    _uuid
    _channel
    _headTag
    _index
    _length
    _dataLength
    constructor({ uuid: e, dataSize: t, index: n, headTag: r, length: i, channel: a }) {
      ;((this._uuid = e),
        (this._dataLength = t),
        (this._index = n),
        (this._headTag = r),
        (this._length = i),
        (this._channel = a))
    }
    getDataLength() {
      return this._dataLength.map((e) => Lc.bytesToNumber(e))
    }
    setDataSize(e) {
      return ((this._dataLength = e), this)
    }
    getLength() {
      return this._length
    }
    toString() {
      return JSON.stringify({
        uuid: this._uuid.toString(),
        dataSize: this._dataLength.extract()?.toString(),
        index: this._index.toString(),
        headTag: this._headTag.toString(),
        length: this._length.toString(),
        channel: this._channel.extract()?.toString(),
      })
    }
    getRawData() {
      return new Uint8Array([
        ...this._channel.caseOf({ Just: (e) => [...e], Nothing: () => [] }),
        ...this._headTag,
        ...this._index,
        ...this._dataLength.caseOf({ Just: (e) => [...e], Nothing: () => [] }),
      ])
    }
  },
  J = { LoggerPublisherServiceFactory: Symbol.for(`LoggerPublisherServiceFactory`) },
  Wc = Object.defineProperty,
  Gc = Object.getOwnPropertyDescriptor,
  Kc = (e, t, n, r) => {
    for (var i = r > 1 ? void 0 : r ? Gc(t, n) : t, a = e.length - 1, o; a >= 0; a--)
      (o = e[a]) && (i = (r ? o(t, n, i) : o(i)) || i)
    return (r && i && Wc(t, n, i), i)
  },
  qc = (e, t) => (n, r) => t(n, r, e),
  Jc = class {
    _channel
    _logger
    _pendingFrames
    constructor({ channel: e = D.zero() }, t) {
      ;((this._channel = e), (this._logger = t(`ApduReceiverService`)), (this._pendingFrames = []))
    }
    handleFrame(e) {
      return this.getFrameFromBytes(e).map((e) => {
        if ((this._pendingFrames.push(e), !this._pendingFrames[0])) return k
        let t = this._pendingFrames[0].getHeader().getDataLength()
        return this.getCompleteFrame(t)
      })
    }
    getCompleteFrame(e) {
      return e.chain((e) => {
        if (!this.isComplete(e)) return (this._logger.debug(`frame is not complete, waiting for more`), k)
        let t = Lc.getFirstBytesFrom(this.concatFrames(this._pendingFrames), e),
          n = Lc.getFirstBytesFrom(t, t.length - 2),
          r = Lc.getLastBytesFrom(t, 2)
        return ((this._pendingFrames = []), O(new Ac({ data: n, statusCode: r })))
      })
    }
    getFrameFromBytes(e) {
      let t = this._channel.caseOf({ Just: () => 2, Nothing: () => 0 }),
        n = e.slice(t, t + 1),
        r = e.slice(t + 1, t + 1 + 2),
        i = r.reduce((e, t) => e + t, 0) === 0
      if (!i && this._pendingFrames.length === 0) return j(new Bc())
      let a = t + 1 + 2,
        o = i ? 2 : 0
      if (e.length < t + 1 + 2 + o) return j(new Bc(`Unable to parse header from apdu`))
      let s = i ? O(e.slice(a, a + o)) : k,
        c = a + o,
        l = e.slice(c)
      return M(
        new Hc({
          header: new Uc({
            uuid: Ic(),
            channel: this._channel,
            dataSize: s,
            headTag: n,
            index: r,
            length: t + 1 + 2 + o,
          }),
          data: l,
        }),
      )
    }
    isComplete(e) {
      return this._pendingFrames.reduce((e, t) => e + t.getData().length, 0) >= e
    }
    concatFrames(e) {
      return e.reduce((e, t) => Uint8Array.from([...e, ...t.getData()]), new Uint8Array())
    }
  }
Jc = Kc([K(), qc(1, G(J.LoggerPublisherServiceFactory))], Jc)
var Yc = Object.defineProperty,
  Xc = Object.getOwnPropertyDescriptor,
  Zc = (e, t, n, r) => {
    for (var i = r > 1 ? void 0 : r ? Xc(t, n) : t, a = e.length - 1, o; a >= 0; a--)
      (o = e[a]) && (i = (r ? o(t, n, i) : o(i)) || i)
    return (r && i && Yc(t, n, i), i)
  },
  Qc = (e, t) => (n, r) => t(n, r, e),
  $c = class {
    _frameSize
    _channel
    _padding
    _logger
    constructor({ frameSize: e, channel: t = D.zero(), padding: n = !1 }, r) {
      ;((this._frameSize = e), (this._channel = t), (this._padding = n), (this._logger = r(`DefaultApduSenderService`)))
    }
    getFrames(e) {
      let t = [],
        n = 0,
        r = this.getFrameAtIndex(e, n)
      for (; r.isRight();)
        (t.push(r.extract()),
          (n += 1),
          (r = this.getFrameAtIndex(e, n).mapLeft(
            (e) => (e instanceof Rc || this._logger.error(`Error while parsing frame`, { data: { error: e } }), e),
          )))
      return t
    }
    getFrameAtIndex(e, t) {
      let n = this.getFrameHeaderFrom(t, e.length),
        r = t === 0 ? 0 : t * this._frameSize - this.getHeaderSizeSumFrom(t)
      if (r >= e.length) return j(new Rc())
      if (n.getLength() > this._frameSize) return j(new zc())
      let i = this._frameSize - n.getLength(),
        a = e.slice(r, r + this._frameSize - n.getLength()),
        o = this._padding ? new Uint8Array(i).fill(0) : new Uint8Array(a.length < i ? a.length : i)
      return (o.set(a, 0), M(new Hc({ header: n, data: o })))
    }
    getFrameHeaderFrom(e, t) {
      let n = new Uc({
        uuid: Ic(),
        channel: this._channel.map((e) => Lc.getLastBytesFrom(e, 2)),
        headTag: new Uint8Array([5]),
        index: Lc.numberToByteArray(e, 2),
        length: this.getFrameHeaderSizeFromIndex(e),
        dataSize: D.zero(),
      })
      return (e === 0 && n.setDataSize(D.of(Lc.numberToByteArray(t, 2))), n)
    }
    getHeaderSizeSumFrom(e) {
      let t = this.getFrameHeaderSizeFromIndex(0),
        n = 1
      for (; n < e;) ((t += this.getFrameHeaderSizeFromIndex(n)), (n += 1))
      return t
    }
    getFrameHeaderSizeFromIndex(e) {
      return this._channel.caseOf({ Just: () => 2, Nothing: () => 0 }) + 2 + 1 + (e === 0 ? 2 : 0)
    }
  }
$c = Zc([K(), Qc(1, G(J.LoggerPublisherServiceFactory))], $c)
var el = { SendCommandUseCase: Symbol.for(`SendCommandUseCase`) },
  tl = {
    LocalConfigDataSource: Symbol.for(`LocalConfigDataSource`),
    RemoteConfigDataSource: Symbol.for(`RemoteConfigDataSource`),
    ConfigService: Symbol.for(`ConfigService`),
    GetDmkVersionUseCase: Symbol.for(`GetDmkVersionUseCase`),
  },
  Y = {
    ApduSenderServiceFactory: Symbol.for(`ApduSenderServiceFactory`),
    ApduReceiverServiceFactory: Symbol.for(`ApduReceiverServiceFactory`),
    DeviceSessionService: Symbol.for(`DeviceSessionService`),
    GetDeviceSessionStateUseCase: Symbol.for(`GetDeviceSessionStateUseCase`),
    DisableDeviceSessionRefresherUseCase: Symbol.for(`DisableDeviceSessionRefresherUseCase`),
    CloseSessionsUseCase: Symbol.for(`CloseSessionsUseCase`),
    UnsafeBypassIntentQueueUseCase: Symbol.for(`UnsafeBypassIntentQueueUseCase`),
  },
  X = {
    StartDiscoveringUseCase: Symbol.for(`StartDiscoveringUseCase`),
    StopDiscoveringUseCase: Symbol.for(`StopDiscoveringUseCase`),
    ConnectUseCase: Symbol.for(`ConnectUseCase`),
    DisconnectUseCase: Symbol.for(`DisconnectUseCase`),
    GetConnectedDeviceUseCase: Symbol.for(`GetConnectedDeviceUseCase`),
    ListenToAvailableDevicesUseCase: Symbol.for(`ListenToAvailableDevicesUseCase`),
    ListenToConnectedDeviceUseCase: Symbol.for(`ListenToConnectedDeviceUseCase`),
    ListConnectedDevicesUseCase: Symbol.for(`ListConnectedDevicesUseCase`),
    ReconnectUseCase: Symbol.for(`ReconnectUseCase`),
  },
  Z = {
    ManagerApiService: Symbol.for(`ManagerApiService`),
    ManagerApiDataSource: Symbol.for(`ManagerApiDataSource`),
    DmkConfig: Symbol.for(`ManagerApiDmkConfig`),
    SetProviderUseCase: Symbol.for(`SetProviderUseCase`),
  },
  nl = {
    SecureChannelService: Symbol.for(`SecureChannelService`),
    SecureChannelDataSource: Symbol.for(`SecureChannelDataSource`),
    DmkConfig: Symbol.for(`SecureChannelDmkConfig`),
    SetWebSocketUrlUseCase: Symbol.for(`SetWebSocketUrlUseCase`),
  },
  rl = { SendApduUseCase: Symbol.for(`SendApduUseCase`) },
  il = {
    DmkConfig: Symbol.for(`TransportDmkConfig`),
    TransportService: Symbol.for(`TransportService`),
    TransportsInput: Symbol.for(`TransportsInput`),
  },
  al = Object.defineProperty,
  ol = Object.getOwnPropertyDescriptor,
  sl = (e, t, n, r) => {
    for (var i = r > 1 ? void 0 : r ? ol(t, n) : t, a = e.length - 1, o; a >= 0; a--)
      (o = e[a]) && (i = (r ? o(t, n, i) : o(i)) || i)
    return (r && i && al(t, n, i), i)
  },
  cl = (e, t) => (n, r) => t(n, r, e),
  ll = class {
    _sessionService
    _logger
    constructor(e, t) {
      ;((this._sessionService = e), (this._logger = t(`SendCommandUseCase`)))
    }
    async execute({ sessionId: e, command: t, abortTimeout: n }) {
      return this._sessionService.getDeviceSessionById(e).caseOf({
        Right: async (e) => await e.sendCommand(t, n),
        Left: (e) => {
          throw (this._logger.error(`Error getting session`, { data: { error: e } }), e)
        },
      })
    }
  }
ll = sl([K(), cl(0, G(Y.DeviceSessionService)), cl(1, G(J.LoggerPublisherServiceFactory))], ll)
var ul = Object.defineProperty,
  dl = Object.getOwnPropertyDescriptor,
  fl = (e, t, n, r) => {
    for (var i = r > 1 ? void 0 : r ? dl(t, n) : t, a = e.length - 1, o; a >= 0; a--)
      (o = e[a]) && (i = (r ? o(t, n, i) : o(i)) || i)
    return (r && i && ul(t, n, i), i)
  },
  Q = class {
    execute = vi.fn(() => `stub`)
  }
Q = fl([K()], Q)
var pl = ({ stub: e = !1 } = {}) =>
    new Qs(({ bind: t, rebindSync: n }) => {
      ;(t(el.SendCommandUseCase).to(ll), e && n(el.SendCommandUseCase).to(Q))
    }),
  ml = Object.defineProperty,
  hl = Object.getOwnPropertyDescriptor,
  gl = (e, t, n, r) => {
    for (var i = r > 1 ? void 0 : r ? hl(t, n) : t, a = e.length - 1, o; a >= 0; a--)
      (o = e[a]) && (i = (r ? o(t, n, i) : o(i)) || i)
    return (r && i && ml(t, n, i), i)
  },
  _l = (e, t) => (n, r) => t(n, r, e),
  vl = class {
    _sessionService
    _logger
    constructor(e, t) {
      ;((this._sessionService = e), (this._logger = t(`ExecuteDeviceActionUseCase`)))
    }
    execute({ sessionId: e, deviceAction: t }) {
      return this._sessionService.getDeviceSessionById(e).caseOf({
        Right: (e) => e.executeDeviceAction(t),
        Left: (e) => {
          throw (this._logger.error(`Error getting session`, { data: { error: e } }), e)
        },
      })
    }
  }
vl = gl([K(), _l(0, G(Y.DeviceSessionService)), _l(1, G(J.LoggerPublisherServiceFactory))], vl)
var yl = { ExecuteDeviceActionUseCase: Symbol.for(`ExecuteDeviceActionUseCase`) },
  bl = ({ stub: e = !1 } = {}) =>
    new Qs(({ bind: t, rebindSync: n }) => {
      ;(t(yl.ExecuteDeviceActionUseCase).to(vl), e && n(yl.ExecuteDeviceActionUseCase).to(Q))
    })
function xl(e) {
  return (
    typeof e == `object` &&
    !!e &&
    `version` in e &&
    `name` in e &&
    typeof e.version == `string` &&
    typeof e.name == `string`
  )
}
var Sl = class {
    constructor(e) {
      ;((this.err = e), (this.originalError = e))
    }
    _tag = `ApiCallError`
    originalError
  },
  Cl = class {
    constructor(e) {
      ;((this.err = e), (this.originalError = e))
    }
    _tag = `ParseResponseError`
    originalError
  },
  wl = class {
    constructor(e) {
      ;((this.err = e), (this.originalError = e))
    }
    _tag = `JSONParseError`
    originalError
  },
  Tl = class {
    constructor(e) {
      ;((this.err = e), (this.originalError = e))
    }
    _tag = `ReadFileError`
    originalError
  },
  El = {
    dependencies: {
      '@noble/hashes': `^1.8.0`,
      '@sentry/minimal': `catalog:`,
      inversify: `catalog:`,
      'isomorphic-ws': `catalog:`,
      'purify-ts': `catalog:`,
      'reflect-metadata': `catalog:`,
      semver: `catalog:`,
      uuid: `catalog:`,
      ws: `catalog:`,
      xstate: `catalog:`,
    },
    devDependencies: {
      '@ledgerhq/eslint-config-dsdk': `workspace:^`,
      '@ledgerhq/ldmk-tool': `workspace:^`,
      '@ledgerhq/prettier-config-dsdk': `workspace:^`,
      '@ledgerhq/tsconfig-dsdk': `workspace:^`,
      '@ledgerhq/vitest-config-dmk': `workspace:^`,
      '@statelyai/inspect': `catalog:`,
      '@types/semver': `catalog:`,
      '@types/uuid': `catalog:`,
      '@types/ws': `catalog:`,
      rxjs: `catalog:`,
      'ts-node': `catalog:`,
    },
    exports: { '.': { import: `./lib/esm/index.js`, require: `./lib/cjs/index.js`, types: `./lib/types/index.d.ts` } },
    files: [`./lib`, `package.json`],
    license: `Apache-2.0`,
    name: `@ledgerhq/device-management-kit`,
    peerDependencies: { rxjs: `catalog:` },
    private: !1,
    repository: { type: `git`, url: `https://github.com/LedgerHQ/device-sdk-ts.git` },
    scripts: {
      build: `pnpm ldmk-tool build --entryPoints index.ts,src/**/*.ts --tsconfig tsconfig.prod.json`,
      dev: `concurrently "pnpm watch:builds" "pnpm watch:types"`,
      lint: `eslint`,
      'lint:fix': `pnpm lint --fix`,
      'module:create': `pnpm hygen core-module with-prompt`,
      postpack: `find . -name '*.tgz' -exec cp {} ../../dist/ \\; `,
      prebuild: `rimraf lib`,
      prettier: `prettier . --check`,
      'prettier:fix': `prettier . --write`,
      test: `vitest run`,
      'test:coverage': `vitest run --coverage`,
      'test:watch': `vitest`,
      typecheck: `tsc --noEmit`,
      'watch:builds': `pnpm ldmk-tool watch --entryPoints index.ts,src/**/*.ts --tsconfig tsconfig.prod.json`,
      'watch:types': `concurrently "tsc --watch -p tsconfig.prod.json" "tsc-alias --watch -p tsconfig.prod.json"`,
    },
    version: `1.10.0`,
  },
  Dl = Object.defineProperty,
  Ol = Object.getOwnPropertyDescriptor,
  kl = (e, t, n, r) => {
    for (var i = r > 1 ? void 0 : r ? Ol(t, n) : t, a = e.length - 1, o; a >= 0; a--)
      (o = e[a]) && (i = (r ? o(t, n, i) : o(i)) || i)
    return (r && i && Dl(t, n, i), i)
  },
  Al = { name: El.name, version: El.version },
  jl = () => JSON.stringify(Al),
  Ml = class {
    getConfig() {
      return A.encase(() => jl())
        .mapLeft((e) => new Tl(e))
        .chain((e) =>
          A.encase(() => {
            let t = JSON.parse(e)
            if (xl(t)) return t
            throw Error(`Invalid config file`)
          }).mapLeft((e) => new wl(e)),
        )
    }
  }
Ml = kl([K()], Ml)
var Nl = Object.defineProperty,
  Pl = Object.getOwnPropertyDescriptor,
  Fl = (e, t, n, r) => {
    for (var i = r > 1 ? void 0 : r ? Pl(t, n) : t, a = e.length - 1, o; a >= 0; a--)
      (o = e[a]) && (i = (r ? o(t, n, i) : o(i)) || i)
    return (r && i && Nl(t, n, i), i)
  },
  Il = class {
    getConfig() {
      return A.of({ name: `DeviceSDK`, version: `0.0.0-stub.1` })
    }
  }
Il = Fl([K()], Il)
var Ll = Object.defineProperty,
  Rl = Object.getOwnPropertyDescriptor,
  zl = (e, t, n, r) => {
    for (var i = r > 1 ? void 0 : r ? Rl(t, n) : t, a = e.length - 1, o; a >= 0; a--)
      (o = e[a]) && (i = (r ? o(t, n, i) : o(i)) || i)
    return (r && i && Ll(t, n, i), i)
  },
  Bl = class {
    async getConfig() {
      let e = await this._callApi()
      if (e.isLeft()) return j(new Sl(e.extract()))
      if (!e.extract().ok) return j(new Sl(Error(`response not ok`)))
      let t = await e.extract().json()
      return t.isLeft() ? j(new wl()) : t.chain((e) => this._parseResponse(e)).map((e) => e)
    }
    _parseResponse(e) {
      let { name: t, version: n } = e
      return !t || !n ? j(new Cl()) : A.of({ name: t, version: n })
    }
    _callApi() {
      return new Promise((e) => {
        e(
          A.of({
            ok: !0,
            json: async () =>
              new Promise((e) => {
                e(A.of({ name: `DeviceSDK`, version: `0.0.0-fake.1`, yolo: `yolo` }))
              }),
          }),
        )
      })
    }
  }
Bl = zl([K()], Bl)
var Vl = Object.defineProperty,
  Hl = Object.getOwnPropertyDescriptor,
  Ul = (e, t, n, r) => {
    for (var i = r > 1 ? void 0 : r ? Hl(t, n) : t, a = e.length - 1, o; a >= 0; a--)
      (o = e[a]) && (i = (r ? o(t, n, i) : o(i)) || i)
    return (r && i && Vl(t, n, i), i)
  },
  Wl = class {
    async getConfig() {
      return new Promise((e) => e(A.of({ name: `DeviceSDK`, version: `0.0.0-fake.2` })))
    }
  }
Wl = Ul([K()], Wl)
var Gl = Object.defineProperty,
  Kl = Object.getOwnPropertyDescriptor,
  ql = (e, t, n, r) => {
    for (var i = r > 1 ? void 0 : r ? Kl(t, n) : t, a = e.length - 1, o; a >= 0; a--)
      (o = e[a]) && (i = (r ? o(t, n, i) : o(i)) || i)
    return (r && i && Gl(t, n, i), i)
  },
  Jl = (e, t) => (n, r) => t(n, r, e),
  Yl = class {
    _local
    _remote
    _logger
    constructor(e, t, n) {
      ;((this._local = e), (this._remote = t), (this._logger = n(`config`)))
    }
    async getDmkConfig() {
      let e = this._local.getConfig().ifLeft((e) => {
        this._logger.error(`Local config not available`, { data: { error: e } })
      })
      if (e.isRight()) {
        let t = e.extract()
        return (this._logger.info(`Local config available`, { data: { config: t } }), t)
      }
      return this._remote
        .getConfig()
        .then((e) =>
          e
            .mapLeft(
              (e) => (
                this._logger.error(`Local config available`, { data: { error: e } }),
                { name: `DeadDmk`, version: `0.0.0-dead.1` }
              ),
            )
            .extract(),
        )
    }
  }
Yl = ql(
  [
    K(),
    Jl(0, G(tl.LocalConfigDataSource)),
    Jl(1, G(tl.RemoteConfigDataSource)),
    Jl(2, G(J.LoggerPublisherServiceFactory)),
  ],
  Yl,
)
var Xl = Object.defineProperty,
  Zl = Object.getOwnPropertyDescriptor,
  Ql = (e, t, n, r) => {
    for (var i = r > 1 ? void 0 : r ? Zl(t, n) : t, a = e.length - 1, o; a >= 0; a--)
      (o = e[a]) && (i = (r ? o(t, n, i) : o(i)) || i)
    return (r && i && Xl(t, n, i), i)
  },
  $l = (e, t) => (n, r) => t(n, r, e),
  eu = class {
    _configService
    constructor(e) {
      this._configService = e
    }
    async getDmkVersion() {
      return (await this._configService.getDmkConfig()).version
    }
  }
eu = Ql([K(), $l(0, G(tl.ConfigService))], eu)
var tu = ({ stub: e }) =>
    new Qs(({ bind: t, rebindSync: n }) => {
      ;(t(tl.LocalConfigDataSource).to(Ml),
        t(tl.RemoteConfigDataSource).to(Bl),
        t(tl.GetDmkVersionUseCase).to(eu),
        t(tl.ConfigService).to(Yl),
        e && (n(tl.LocalConfigDataSource).to(Il), n(tl.RemoteConfigDataSource).to(Wl)))
    }),
  nu = { DeviceModelDataSource: Symbol.for(`DeviceModelDataSource`) },
  ru = ({ stub: e }) =>
    new Qs(({ bind: e }) => {
      e(nu.DeviceModelDataSource).to(kc)
    }),
  iu = Object.defineProperty,
  au = Object.getOwnPropertyDescriptor,
  ou = (e, t, n, r) => {
    for (var i = r > 1 ? void 0 : r ? au(t, n) : t, a = e.length - 1, o; a >= 0; a--)
      (o = e[a]) && (i = (r ? o(t, n, i) : o(i)) || i)
    return (r && i && iu(t, n, i), i)
  },
  su = (e, t) => (n, r) => t(n, r, e),
  cu = class {
    constructor(e, t) {
      ;((this._sessionService = e), (this._logger = t(`DisableDeviceSessionRefresherUseCase`)))
    }
    _logger
    execute({ sessionId: e, blockerId: t }) {
      return this._sessionService.getDeviceSessionById(e).caseOf({
        Left: (e) => {
          throw (this._logger.error(`Error getting device session`, { data: { error: e } }), e)
        },
        Right: (e) => e.disableRefresher(t),
      })
    }
  }
cu = ou([K(), su(0, G(Y.DeviceSessionService)), su(1, G(J.LoggerPublisherServiceFactory))], cu)
var lu = Object.defineProperty,
  uu = Object.getOwnPropertyDescriptor,
  du = (e, t, n, r) => {
    for (var i = r > 1 ? void 0 : r ? uu(t, n) : t, a = e.length - 1, o; a >= 0; a--)
      (o = e[a]) && (i = (r ? o(t, n, i) : o(i)) || i)
    return (r && i && lu(t, n, i), i)
  },
  fu = (e, t) => (n, r) => t(n, r, e),
  pu = class {
    _sessions
    _sessionsSubject
    _logger
    constructor(e) {
      ;((this._sessions = []), (this._sessionsSubject = new Mi()), (this._logger = e(`DeviceSessionService`)))
    }
    get sessionsObs() {
      return this._sessionsSubject.asObservable()
    }
    addDeviceSession(e) {
      return this._sessions.find((t) => t.id === e.id)
        ? (this._logger.warn(`DeviceSession already exists`, { data: { deviceSession: e } }), this)
        : (this._sessions.push(e),
          this._sessionsSubject.next(e),
          this._logger.info(`DeviceSession added`, { data: { sessionId: e.id } }),
          this)
    }
    removeDeviceSession(e) {
      let t = this._sessions.find((t) => t.id === e)
      return t
        ? (t.close(),
          (this._sessions = this._sessions.filter((t) => t.id !== e)),
          this._logger.info(`DeviceSession removed`, { data: { sessionId: e } }),
          this)
        : (this._logger.warn(`DeviceSession not found`, { data: { sessionId: e } }), this)
    }
    getDeviceSessionById(e) {
      return D.fromNullable(this._sessions.find((t) => t.id === e)).toEither(new Vc())
    }
    getDeviceSessionsByDeviceId(e) {
      return D.fromPredicate(
        ({ length: e }) => e > 0,
        this._sessions.filter((t) => t.connectedDevice.id === e),
      ).toEither(new Vc())
    }
    getDeviceSessions() {
      return this._sessions
    }
  }
pu = du([K(), fu(0, G(J.LoggerPublisherServiceFactory))], pu)
var mu = Object.defineProperty,
  hu = Object.getOwnPropertyDescriptor,
  gu = (e, t, n, r) => {
    for (var i = r > 1 ? void 0 : r ? hu(t, n) : t, a = e.length - 1, o; a >= 0; a--)
      (o = e[a]) && (i = (r ? o(t, n, i) : o(i)) || i)
    return (r && i && mu(t, n, i), i)
  },
  _u = (e, t) => (n, r) => t(n, r, e),
  vu = class {
    _sessionService
    _transportService
    constructor(e, t) {
      ;((this._sessionService = e), (this._transportService = t))
    }
    execute() {
      let e = this._sessionService.getDeviceSessions()
      for (let t of e)
        (this._transportService.closeConnection(t.connectedDevice), this._sessionService.removeDeviceSession(t.id))
    }
  }
vu = gu([K(), _u(0, G(Y.DeviceSessionService)), _u(1, G(il.TransportService))], vu)
var yu = Object.defineProperty,
  bu = Object.getOwnPropertyDescriptor,
  xu = (e, t, n, r) => {
    for (var i = r > 1 ? void 0 : r ? bu(t, n) : t, a = e.length - 1, o; a >= 0; a--)
      (o = e[a]) && (i = (r ? o(t, n, i) : o(i)) || i)
    return (r && i && yu(t, n, i), i)
  },
  Su = (e, t) => (n, r) => t(n, r, e),
  Cu = class {
    _sessionService
    _logger
    constructor(e, t) {
      ;((this._sessionService = e), (this._logger = t(`GetDeviceSessionStateUseCase`)))
    }
    execute({ sessionId: e }) {
      return this._sessionService.getDeviceSessionById(e).caseOf({
        Left: (e) => {
          throw (this._logger.error(`Error getting session device`, { data: { error: e } }), e)
        },
        Right: (e) => e.state,
      })
    }
  }
Cu = xu([K(), Su(0, G(Y.DeviceSessionService)), Su(1, G(J.LoggerPublisherServiceFactory))], Cu)
var wu = Object.defineProperty,
  Tu = Object.getOwnPropertyDescriptor,
  Eu = (e, t, n, r) => {
    for (var i = r > 1 ? void 0 : r ? Tu(t, n) : t, a = e.length - 1, o; a >= 0; a--)
      (o = e[a]) && (i = (r ? o(t, n, i) : o(i)) || i)
    return (r && i && wu(t, n, i), i)
  },
  Du = (e, t) => (n, r) => t(n, r, e),
  Ou = class {
    _sessionService
    _logger
    constructor(e, t) {
      ;((this._sessionService = e), (this._logger = t(`UnsafeBypassIntentQueueUseCase`)))
    }
    execute({ sessionId: e, bypass: t }) {
      this._sessionService.getDeviceSessionById(e).caseOf({
        Left: (e) => {
          throw (this._logger.error(`Error getting session`, { data: { error: e } }), e)
        },
        Right: (n) => {
          ;(this._logger.warn(`UNSAFE: ${t ? `Enabling` : `Disabling`} intent queue bypass for session ${e}`),
            n._unsafeBypassIntentQueue(t))
        },
      })
    }
  }
Ou = Eu([K(), Du(0, G(Y.DeviceSessionService)), Du(1, G(J.LoggerPublisherServiceFactory))], Ou)
var ku = ({ stub: e } = { stub: !1 }) =>
  new Qs(({ bind: t, rebindSync: n }) => {
    ;(t(Y.ApduSenderServiceFactory).toFactory((e) => {
      let t = e.get(J.LoggerPublisherServiceFactory)
      return (e) => new $c(e, t)
    }),
      t(Y.ApduReceiverServiceFactory).toFactory((e) => {
        let t = e.get(J.LoggerPublisherServiceFactory)
        return (e = {}) => new Jc(e, t)
      }),
      t(Y.DeviceSessionService).to(pu).inSingletonScope(),
      t(Y.GetDeviceSessionStateUseCase).to(Cu),
      t(Y.CloseSessionsUseCase).to(vu),
      t(Y.DisableDeviceSessionRefresherUseCase).to(cu),
      t(Y.UnsafeBypassIntentQueueUseCase).to(Ou),
      e &&
        (n(Y.GetDeviceSessionStateUseCase).to(Q),
        n(Y.DisableDeviceSessionRefresherUseCase).to(Q),
        n(Y.UnsafeBypassIntentQueueUseCase).to(Q)))
  })
function Au(e) {
  return `[will send APDU] ~...> ${p(e, !1)}`
}
function ju(e) {
  return `[exchange] => ${p(e, !1)}`
}
function Mu(e) {
  return `[exchange] <= ${p(e.data, !1)}${p(e.statusCode, !1)}`
}
var Nu = `apdu-exchange`
function Pu(e, t, n) {
  let r = p(t, !1),
    i = `${p(n.data, !1)}${p(n.statusCode, !1)}`
  return { message: Mu(n), data: { type: Nu, sessionId: e, apdu: r, response: i } }
}
var Fu = 1e3,
  Iu = 1e3,
  Lu = { isRefresherDisabled: !1, pollingInterval: 1e3 },
  $ = ((e) => (
    (e.NEW_STATE = `NEW_STATE`),
    (e.REFRESH_NEEDED = `REFRESH_NEEDED`),
    (e.COMMAND_SUCCEEDED = `COMMAND_SUCCEEDED`),
    (e.DEVICE_STATE_UPDATE_BUSY = `DEVICE_STATE_UPDATE_BUSY`),
    (e.DEVICE_STATE_UPDATE_LOCKED = `DEVICE_STATE_UPDATE_LOCKED`),
    (e.DEVICE_STATE_UPDATE_CONNECTED = `DEVICE_STATE_UPDATE_CONNECTED`),
    (e.DEVICE_STATE_UPDATE_UNKNOWN = `DEVICE_STATE_UPDATE_UNKNOWN`),
    e
  ))($ || {}),
  Ru = class {
    _eventEmitter = new Oi()
    listen() {
      return this._eventEmitter.asObservable()
    }
    dispatch(e) {
      this._eventEmitter.next(e)
    }
  },
  zu = class {
    constructor(e, t) {
      ;((this.loggerModuleFactory = e),
        (this.sessionEventDispatcher = t),
        (this._logger = this.loggerModuleFactory(`IntentQueueService`)))
    }
    _logger
    _queue = []
    _isProcessing = !1
    _currentSubscription = null
    enqueue(e) {
      this._logger.debug(`Enqueueing intent`, { data: { type: e.type } })
      let t = new Oi(),
        n = { intent: e, subject: t, isCancelled: !1 }
      return (
        this._queue.push(n),
        this._isProcessing || this._processQueue(),
        {
          observable: t.asObservable().pipe(
            za(() => {
              this._logger.debug(`Intent observable finalized`, { data: { type: e.type } })
            }),
          ),
          cancel: () => {
            ;(this._logger.debug(`Cancelling intent`, { data: { type: e.type } }),
              (n.isCancelled = !0),
              this._queue[0] === n && this._currentSubscription
                ? (this._currentSubscription.unsubscribe(),
                  (this._currentSubscription = null),
                  t.complete(),
                  this._queue.shift(),
                  (this._isProcessing = !1),
                  this._processQueue())
                : (this._isProcessing && this._queue[0] === n) || t.complete())
          },
        }
      )
    }
    _processQueue() {
      if (this._isProcessing) return
      if (this._queue.length === 0) {
        this.sessionEventDispatcher.dispatch({ eventName: $.NEW_STATE })
        return
      }
      ;(this.sessionEventDispatcher.dispatch({ eventName: $.DEVICE_STATE_UPDATE_BUSY }), (this._isProcessing = !0))
      let e = this._queue[0]
      e.isCancelled
        ? (this._logger.debug(`Skipping cancelled intent`, { data: { type: e.intent.type } }),
          e.subject.complete(),
          this._queue.shift(),
          (this._isProcessing = !1),
          this._processQueue())
        : (this._logger.debug(`Processing intent`, { data: { type: e.intent.type } }),
          (this._currentSubscription = e.intent.execute().subscribe({
            next: (t) => {
              e.isCancelled || e.subject.next(t)
            },
            error: (t) => {
              ;(e.isCancelled || e.subject.error(t), this._onIntentComplete())
            },
            complete: () => {
              ;(e.isCancelled || e.subject.complete(), this._onIntentComplete())
            },
          })))
    }
    _onIntentComplete() {
      ;(this._logger.debug(`Intent completed`),
        (this._currentSubscription = null),
        this._queue.shift(),
        (this._isProcessing = !1),
        this._processQueue())
    }
  },
  Bu = class {
    constructor(e, t) {
      ;((this._refresher = t), (this._logger = e(`refresher-service`)))
    }
    _refresherBlockers = new Set()
    _logger
    disableRefresher(e) {
      let t = `${e}-${Ic()}`
      ;(this.addRefresherBlocker(t),
        this._logger.debug(`Refresher disabled`, {
          data: { blockerId: t, blockers: Array.from(this._refresherBlockers) },
        }))
      let n = !1
      return () => {
        n ||
          ((n = !0),
          this.removeRefresherBlocker(t),
          this._logger.debug(`Refresher re-enabled`, {
            data: { blockerId: t, blockers: Array.from(this._refresherBlockers) },
          }))
      }
    }
    addRefresherBlocker(e) {
      let t = this._refresherBlockers.size
      ;(this._refresherBlockers.add(e), t === 0 && this._refresher.stop())
    }
    removeRefresherBlocker(e) {
      let t = this._refresherBlockers.size
      ;(this._refresherBlockers.delete(e), t > 0 && this._refresherBlockers.size === 0 && this._refresher.start())
    }
  },
  Vu = class {
    constructor(e, t, n, r) {
      ;((this.connectedDevice = t),
        (this._sessionEventDispatcher = n),
        (this._sendCommandFunction = r),
        (this._logger = e(`device-pinger`)),
        (this._subscription = this._sessionEventDispatcher
          .listen()
          .subscribe(async (e) => await this.mapEventAction(e))))
    }
    _sendCommandFunction
    _subscription
    _logger
    async ping() {
      try {
        return await this.mapDevicePingAction(this.connectedDevice.deviceModel.id)
      } catch (e) {
        return (this._logger.error(`Error while pinging device`, { data: { error: e } }), null)
      }
    }
    mapEventAction = async (e) => {
      switch (e.eventName) {
        case $.REFRESH_NEEDED:
          return await this.ping()
        default:
          return null
      }
    }
    async mapDevicePingAction(e) {
      switch (e) {
        case T.NANO_S: {
          let e = async () => {
              let e = await this._sendCommandFunction(new b(), 800)
              return (this._sendCommandFunction(new dt(), 800), e)
            },
            t = new Promise((e) => {
              setTimeout(() => e(null), Fu * 2 + 100)
            }),
            n = await Promise.race([e(), t])
          return (
            n
              ? this._sessionEventDispatcher.dispatch({ eventName: $.COMMAND_SUCCEEDED, eventData: n })
              : this._sessionEventDispatcher.dispatch({ eventName: $.DEVICE_STATE_UPDATE_LOCKED }),
            n
          )
        }
        default: {
          let e = await this._sendCommandFunction(new b(), 800)
          return (this._sessionEventDispatcher.dispatch({ eventName: $.COMMAND_SUCCEEDED, eventData: e }), e)
        }
      }
    }
    unsubscribe() {
      this._subscription.unsubscribe()
    }
  },
  Hu = class {
    constructor(e, t, n, r) {
      ;((this._sessionEventDispatcher = n),
        (this._refresherOptions = t),
        (this._logger = e(`device-session-refresher`)),
        (this._connectedDeviceID = r.deviceModel.id))
    }
    _refresherSubscription
    _refresherOptions
    _logger
    _connectedDeviceID
    startRefresher() {
      if (this._refresherOptions.isRefresherDisabled || this._refresherSubscription) return
      let e = this.getValidPollingInterval(this._refresherOptions, this._logger),
        t = this._sessionEventDispatcher.listen().pipe(
          Fa((e) => e.eventName === $.DEVICE_STATE_UPDATE_BUSY || e.eventName === $.NEW_STATE),
          Da((e) => e.eventName === $.DEVICE_STATE_UPDATE_BUSY),
          Va(!1),
          La(),
        )
      ;((this._refresherSubscription = Na(0, e)
        .pipe(
          Ua(t),
          Ha(([e, t]) => {
            t && this._logger.debug(`Refresh skipped: device is busy`)
          }),
          Fa(([e, t]) => !t),
          Ha(() => this._sessionEventDispatcher.dispatch({ eventName: $.REFRESH_NEEDED })),
        )
        .subscribe()),
        this._logger.info(`Refresher started.`))
    }
    stopRefresher() {
      this._refresherSubscription &&
        (this._refresherSubscription.unsubscribe(),
        (this._refresherSubscription = void 0),
        this._logger.info(`Refresher stopped.`))
    }
    restartRefresher() {
      ;(this.stopRefresher(), this.startRefresher(), this._logger.info(`Refresher restarted.`))
    }
    getValidPollingInterval = (e, t) => {
      let { pollingInterval: n } = e
      switch (this._connectedDeviceID) {
        case T.NANO_S: {
          let e = Fu * 2
          return n !== void 0 && n < e
            ? (t.warn(`Polling interval of ${n} is too low, setting to minimum as ${e}`), e)
            : (n ?? e)
        }
        default:
          return n !== void 0 && n < 1e3
            ? (t.warn(`Polling interval of ${n} is too low, setting to minimum as ${Iu}`), Iu)
            : (n ?? 1e3)
      }
    }
  },
  Uu = class {
    constructor(e, t, n, r, i) {
      ;((this._sessionEventDispatcher = t),
        (this._connectedDevice = n),
        (this._deviceState = r),
        (this.setDeviceSessionState = i),
        (this._subscription = this._sessionEventDispatcher.listen().subscribe((e) => this.mapEventAction(e))),
        (this._logger = e(`device-session-state-handler`)))
    }
    _subscription
    _logger
    _pendingDeviceStatus = ft.BUSY
    _updateDeviceState(e) {
      let t = this._parseDeviceStatus(e)
      if (t) {
        let { sessionStateType: e, deviceStatus: n, currentApp: r } = t,
          i = this._deviceState.getValue()
        i.sessionStateType === Wa.Connected
          ? this.setDeviceSessionState({
              sessionStateType: e,
              deviceStatus: n,
              deviceModelId: this._connectedDevice.deviceModel.id,
              currentApp: r,
              installedApps: [],
              isSecureConnectionAllowed: !1,
            })
          : this.setDeviceSessionState({
              ...i,
              sessionStateType: e,
              deviceStatus: n,
              deviceModelId: this._connectedDevice.deviceModel.id,
              currentApp: r,
            })
      }
    }
    mapEventAction = (e) => {
      let { eventName: t } = e
      switch (t) {
        case $.COMMAND_SUCCEEDED:
          return this._updateDeviceState(e.eventData)
        case $.DEVICE_STATE_UPDATE_BUSY:
          return this.setDeviceSessionState({ ...this._deviceState.getValue(), deviceStatus: ft.BUSY })
        case $.DEVICE_STATE_UPDATE_LOCKED:
          this._pendingDeviceStatus = ft.LOCKED
          return
        case $.DEVICE_STATE_UPDATE_CONNECTED:
          this._pendingDeviceStatus = ft.CONNECTED
          return
        case $.NEW_STATE: {
          let e = this._pendingDeviceStatus
          return (
            (this._pendingDeviceStatus = ft.BUSY),
            this.setDeviceSessionState({ ...this._deviceState.getValue(), deviceStatus: e })
          )
        }
        case $.DEVICE_STATE_UPDATE_UNKNOWN:
          return this.setDeviceSessionState({ ...this._deviceState.getValue(), deviceStatus: ft.BUSY })
        case $.REFRESH_NEEDED:
          return
        default:
          throw Error(`Unhandled context type ${t}`)
      }
    }
    _parseDeviceStatus(e) {
      return le(e)
        ? {
            sessionStateType: Wa.ReadyWithoutSecureChannel,
            deviceStatus: ft.CONNECTED,
            currentApp: { name: e.data.name, version: e.data.version },
          }
        : (this._logger.debug(`Error while parsing APDU response`, { data: { parsedResponse: e } }), null)
    }
    unsubscribe() {
      this._subscription.unsubscribe()
    }
  },
  Wu = class {
    _id
    _connectedDevice
    _deviceState
    _managerApiService
    _secureChannelService
    _logger
    _loggerModuleFactory
    _refresherOptions
    _pinger
    _deviceSessionRefresher
    _refresherService
    _intentQueueService
    _sessionEventDispatcher = new Ru()
    _bypassIntentQueue = !1
    constructor({ connectedDevice: e, id: t = Ic() }, n, r, i, a, o = (e) => new zu(n, e)) {
      ;((this._id = t),
        (this._connectedDevice = e),
        (this._loggerModuleFactory = n),
        (this._logger = n(`device-session`)),
        (this._managerApiService = r),
        (this._intentQueueService = o(this._sessionEventDispatcher)),
        (this._secureChannelService = i),
        (this._refresherOptions = { ...Lu, ...a }),
        (this._deviceState = new Ai({
          sessionStateType: Wa.Connected,
          deviceStatus: ft.CONNECTED,
          deviceModelId: this._connectedDevice.deviceModel.id,
        })),
        (this._pinger = new Vu(n, e, this._sessionEventDispatcher, (e, t) => this.sendCommand(e, t))),
        (this._deviceSessionRefresher = new Hu(
          n,
          this._refresherOptions,
          this._sessionEventDispatcher,
          this._connectedDevice,
        )),
        new Uu(n, this._sessionEventDispatcher, this._connectedDevice, this._deviceState, (e) =>
          this.setDeviceSessionState(e),
        ),
        (this._refresherService = new Bu(n, {
          start: () => this._deviceSessionRefresher.restartRefresher(),
          stop: () => this._deviceSessionRefresher.stopRefresher(),
        })))
    }
    async initialiseSession() {
      try {
        this._refresherOptions.isRefresherDisabled
          ? await this._pinger.ping()
          : this._deviceSessionRefresher.startRefresher()
      } catch (e) {
        throw (this._logger.error(`Error while initialising session`, { data: { error: e } }), e)
      }
    }
    get id() {
      return this._id
    }
    get connectedDevice() {
      return this._connectedDevice
    }
    get state() {
      return this._deviceState.asObservable()
    }
    getDeviceSessionState() {
      return this._deviceState.getValue()
    }
    setDeviceSessionState(e) {
      this._deviceState.next(e)
    }
    sendApdu(e, t = { isPolling: !1, triggersDisconnection: !1, abortTimeout: void 0 }) {
      return this._bypassIntentQueue ? this._unsafeInternalSendApdu(e, t) : this._internalSendApdu(e, t)
    }
    _internalSendApdu(e, t) {
      let n = t.abortTimeout,
        r = Date.now(),
        { observable: i, cancel: a } = this._intentQueueService.enqueue({
          type: `send-apdu`,
          execute: () =>
            ya(
              (async () => {
                let i = Date.now() - r
                return await this._unsafeInternalSendApdu(e, {
                  isPolling: t.isPolling,
                  triggersDisconnection: t.triggersDisconnection,
                  abortTimeout: n ? n - i : void 0,
                })
              })(),
            ),
        })
      return Sa(
        n
          ? i.pipe(
              Ta({
                each: n,
                with: () => {
                  throw (a(), new Xa())
                },
              }),
            )
          : i,
      )
    }
    async _unsafeInternalSendApdu(e, t = { isPolling: !1, triggersDisconnection: !1, abortTimeout: void 0 }) {
      return (
        this._logger.debug(Au(e)),
        (await this._connectedDevice.sendApdu(e, t.triggersDisconnection, t.abortTimeout))
          .ifRight((t) => {
            let { message: n, data: r } = Pu(this._id, e, t)
            ;(this._logger.debug(n, { data: r }),
              ue.isLockedDeviceResponse(t)
                ? this._sessionEventDispatcher.dispatch({ eventName: $.DEVICE_STATE_UPDATE_LOCKED })
                : this._sessionEventDispatcher.dispatch({ eventName: $.DEVICE_STATE_UPDATE_CONNECTED }))
          })
          .ifLeft(() => {
            this._sessionEventDispatcher.dispatch({ eventName: $.DEVICE_STATE_UPDATE_UNKNOWN })
          })
      )
    }
    sendCommand(e, t) {
      return (
        this._logger.debug(`[sendCommand] ${e.name}`),
        this._bypassIntentQueue ? this._unsafeInternalSendCommand(e, t) : this._internalSendCommand(e, t)
      )
    }
    _internalSendCommand(e, t) {
      let n = Date.now(),
        { observable: r, cancel: i } = this._intentQueueService.enqueue({
          type: `send-command`,
          execute: () =>
            ya(
              (async () => {
                let r = Date.now() - n
                return await this._unsafeInternalSendCommand(e, t ? t - r : void 0)
              })(),
            ),
        })
      return Sa(
        t
          ? r.pipe(
              Ta({
                each: t,
                with: () => {
                  throw (i(), new Za())
                },
              }),
            )
          : r,
      )
    }
    async _unsafeInternalSendCommand(e, t) {
      let n = e.getApdu()
      return (
        await this._unsafeInternalSendApdu(n.getRawApdu(), {
          isPolling: !1,
          triggersDisconnection: e.triggersDisconnection ?? !1,
          abortTimeout: t,
        })
      ).caseOf({
        Left: (e) => {
          throw (this._logger.error(`[sendCommand] error`, { data: { err: e } }), e)
        },
        Right: (t) => {
          let n = e.parseResponse(t, this._connectedDevice.deviceModel.id)
          return (this._logger.debug(`[sendCommand] result`, { data: { result: n } }), n)
        },
      })
    }
    executeDeviceAction(e) {
      return this._bypassIntentQueue ? this._unsafeInternalExecuteDeviceAction(e) : this._internalExecuteDeviceAction(e)
    }
    _internalExecuteDeviceAction(e) {
      let t,
        { observable: n, cancel: r } = this._intentQueueService.enqueue({
          type: `device-action`,
          execute: () => {
            let { observable: n, cancel: r } = this._unsafeInternalExecuteDeviceAction(e)
            return ((t = r), n)
          },
        })
      return {
        observable: n,
        cancel: () => {
          ;(t?.(), r())
        },
      }
    }
    _unsafeInternalExecuteDeviceAction(e) {
      let { observable: t, cancel: n } = e._execute({
        sendApdu: async (e) => this._unsafeInternalSendApdu(e),
        sendCommand: async (e) => this._unsafeInternalSendCommand(e),
        getDeviceModel: () => this._connectedDevice.deviceModel,
        getDeviceSessionState: () => this._deviceState.getValue(),
        getDeviceSessionStateObservable: () => this.state,
        setDeviceSessionState: (e) => (this.setDeviceSessionState(e), this._deviceState.getValue()),
        getManagerApiService: () => this._managerApiService,
        getSecureChannelService: () => this._secureChannelService,
        loggerFactory: this._loggerModuleFactory,
      })
      return { observable: t, cancel: n }
    }
    close() {
      ;(this._updateDeviceStatus(ft.NOT_CONNECTED),
        this._deviceState.complete(),
        this._deviceSessionRefresher.stopRefresher(),
        this._pinger.unsubscribe())
    }
    disableRefresher(e) {
      return this._refresherService.disableRefresher(e)
    }
    _unsafeBypassIntentQueue(e) {
      this._bypassIntentQueue = e
    }
    _updateDeviceStatus(e) {
      let t = this._deviceState.getValue()
      this._deviceState.next({ ...t, deviceStatus: e })
    }
  },
  Gu = Object.defineProperty,
  Ku = Object.getOwnPropertyDescriptor,
  qu = (e, t, n, r) => {
    for (var i = r > 1 ? void 0 : r ? Ku(t, n) : t, a = e.length - 1, o; a >= 0; a--)
      (o = e[a]) && (i = (r ? o(t, n, i) : o(i)) || i)
    return (r && i && Gu(t, n, i), i)
  },
  Ju = (e, t) => (n, r) => t(n, r, e),
  Yu = class {
    _transportService
    _sessionService
    _loggerFactory
    _managerApi
    _secureChannel
    _logger
    constructor(e, t, n, r, i) {
      ;((this._sessionService = t),
        (this._transportService = e),
        (this._loggerFactory = n),
        (this._logger = n(`ConnectUseCase`)),
        (this._managerApi = r),
        (this._secureChannel = i))
    }
    handleDeviceDisconnect(e) {
      this._sessionService.getDeviceSessionsByDeviceId(e).ifRight((t) => {
        t.forEach((t) => {
          ;(this._sessionService.removeDeviceSession(t.id),
            this._logger.info(`Session removed`, { data: { deviceId: e, sessionId: t.id } }))
        })
      })
    }
    async execute({ device: e, sessionRefresherOptions: t }) {
      let n = this._transportService.getTransport(e.transport),
        r = `sessionId` in e ? e.sessionId : void 0
      return N.liftEither(n.toEither(new Ya(Error(`Unknown transport`))))
        .chain(async (t) => t.connect({ deviceId: e.id, onDisconnect: (e) => this.handleDeviceDisconnect(e) }))
        .ifLeft((e) => {
          this._logger.error(`Error connecting to device`)
        })
        .map(async (e) => {
          let n = new Wu({ connectedDevice: e, id: r }, this._loggerFactory, this._managerApi, this._secureChannel, t)
          return (this._sessionService.addDeviceSession(n), await n.initialiseSession(), n.id)
        })
        .caseOf({
          Left: (e) => {
            throw e
          },
          Right: (e) => e,
        })
    }
  }
Yu = qu(
  [
    K(),
    Ju(0, G(il.TransportService)),
    Ju(1, G(Y.DeviceSessionService)),
    Ju(2, G(J.LoggerPublisherServiceFactory)),
    Ju(3, G(Z.ManagerApiService)),
    Ju(4, G(nl.SecureChannelService)),
  ],
  Yu,
)
var Xu = Object.defineProperty,
  Zu = Object.getOwnPropertyDescriptor,
  Qu = (e, t, n, r) => {
    for (var i = r > 1 ? void 0 : r ? Zu(t, n) : t, a = e.length - 1, o; a >= 0; a--)
      (o = e[a]) && (i = (r ? o(t, n, i) : o(i)) || i)
    return (r && i && Xu(t, n, i), i)
  },
  $u = (e, t) => (n, r) => t(n, r, e),
  ed = class {
    _transportService
    _sessionService
    _logger
    constructor(e, t, n) {
      ;((this._sessionService = t), (this._transportService = e), (this._logger = n(`DisconnectUseCase`)))
    }
    async execute({ sessionId: e }) {
      return (
        this._logger.debug(`Disconnecting from device`, {
          data: { test: this._sessionService.getDeviceSessions().map((e) => e.id) },
        }),
        N(async ({ liftEither: t }) => {
          let n = await t(
              this._sessionService.getDeviceSessionById(e).ifLeft((t) => {
                this._logger.error(`Device session not found`, { data: { sessionId: e, error: t } })
              }),
            ),
            r = n.connectedDevice.transport,
            i = await t(this._transportService.getTransport(r).toEither(new Ya(Error(`Unknown transport`))))
          ;(n.close(),
            this._sessionService.removeDeviceSession(e),
            await i.disconnect({ connectedDevice: n.connectedDevice }))
        }).caseOf({
          Left: (e) => {
            throw (this._logger.error(`Error disconnecting from device`, { data: { error: e } }), e)
          },
          Right: () => {},
        })
      )
    }
  }
ed = Qu(
  [K(), $u(0, G(il.TransportService)), $u(1, G(Y.DeviceSessionService)), $u(2, G(J.LoggerPublisherServiceFactory))],
  ed,
)
var td = class {
    id
    sessionId
    modelId
    name
    type
    transport
    constructor({
      transportConnectedDevice: {
        id: e,
        deviceModel: { id: t, productName: n },
        type: r,
        transport: i,
        name: a,
      },
      sessionId: o,
    }) {
      ;((this.id = e),
        (this.sessionId = o),
        (this.modelId = t),
        (this.name = a ?? n),
        (this.type = r),
        (this.transport = i))
    }
  },
  nd = Object.defineProperty,
  rd = Object.getOwnPropertyDescriptor,
  id = (e, t, n, r) => {
    for (var i = r > 1 ? void 0 : r ? rd(t, n) : t, a = e.length - 1, o; a >= 0; a--)
      (o = e[a]) && (i = (r ? o(t, n, i) : o(i)) || i)
    return (r && i && nd(t, n, i), i)
  },
  ad = (e, t) => (n, r) => t(n, r, e),
  od = class {
    _sessionService
    _logger
    constructor(e, t) {
      ;((this._sessionService = e), (this._logger = t(`GetConnectedDeviceUseCase`)))
    }
    execute({ sessionId: e }) {
      return this._sessionService.getDeviceSessionById(e).caseOf({
        Right: (e) => new td({ sessionId: e.id, transportConnectedDevice: e.connectedDevice }),
        Left: (e) => {
          throw (this._logger.error(`Error getting session`, { data: { error: e } }), e)
        },
      })
    }
  }
od = id([K(), ad(0, G(Y.DeviceSessionService)), ad(1, G(J.LoggerPublisherServiceFactory))], od)
var sd = Object.defineProperty,
  cd = Object.getOwnPropertyDescriptor,
  ld = (e, t, n, r) => {
    for (var i = r > 1 ? void 0 : r ? cd(t, n) : t, a = e.length - 1, o; a >= 0; a--)
      (o = e[a]) && (i = (r ? o(t, n, i) : o(i)) || i)
    return (r && i && sd(t, n, i), i)
  },
  ud = (e, t) => (n, r) => t(n, r, e),
  dd = class {
    _sessionService
    _logger
    constructor(e, t) {
      ;((this._sessionService = e), (this._logger = t(`ListConnectedDeviceUseCase`)))
    }
    execute() {
      return (
        this._logger.info(`Listing connected devices`),
        this._sessionService
          .getDeviceSessions()
          .map((e) => new td({ transportConnectedDevice: e.connectedDevice, sessionId: e.id }))
      )
    }
  }
dd = ld([K(), ud(0, G(Y.DeviceSessionService)), ud(1, G(J.LoggerPublisherServiceFactory))], dd)
var fd = Object.defineProperty,
  pd = Object.getOwnPropertyDescriptor,
  md = (e, t, n, r) => {
    for (var i = r > 1 ? void 0 : r ? pd(t, n) : t, a = e.length - 1, o; a >= 0; a--)
      (o = e[a]) && (i = (r ? o(t, n, i) : o(i)) || i)
    return (r && i && fd(t, n, i), i)
  },
  hd = (e, t) => (n, r) => t(n, r, e),
  gd = class {
    _transports
    _transportService
    _logger
    constructor(e, t) {
      ;((this._transports = e.getAllTransports()),
        (this._transportService = e),
        (this._logger = t(`ListenToAvailableDevicesUseCase`)))
    }
    mapTransportDiscoveredDeviceToDiscoveredDevice(e) {
      let t = new ot({ id: e.id, model: e.deviceModel.id, name: e.deviceModel.productName })
      return { id: e.id, deviceModel: t, transport: e.transport, name: e.name || t.name, rssi: e.rssi }
    }
    execute({ transport: e } = {}) {
      return (
        this._logger.info(`Listening to available devices`),
        this._transports.length === 0
          ? (this._logger.warn(`No transports available`), ya([[]]))
          : e
            ? (this._logger.info(`Discovering devices on transport ${e}`),
              this._transportService
                .getTransport(e)
                .caseOf({
                  Nothing: () => (this._logger.error(`Transport ${e} not found`), ba([])),
                  Just: (e) =>
                    e
                      .listenToAvailableDevices()
                      .pipe(Da((e) => e.map(this.mapTransportDiscoveredDeviceToDiscoveredDevice))),
                }))
            : (this._logger.info(`Discovering all available transports`),
              Pa(
                ...this._transports.map((e, t) => e.listenToAvailableDevices().pipe(Da((e) => ({ index: t, arr: e })))),
              ).pipe(
                Ba((e, { index: t, arr: n }) => ((e[t] = n), e), {}),
                Da((e) => Object.values(e).flat().map(this.mapTransportDiscoveredDeviceToDiscoveredDevice)),
              ))
      )
    }
  }
gd = md([K(), hd(0, G(il.TransportService)), hd(1, G(J.LoggerPublisherServiceFactory))], gd)
var _d = Object.defineProperty,
  vd = Object.getOwnPropertyDescriptor,
  yd = (e, t, n, r) => {
    for (var i = r > 1 ? void 0 : r ? vd(t, n) : t, a = e.length - 1, o; a >= 0; a--)
      (o = e[a]) && (i = (r ? o(t, n, i) : o(i)) || i)
    return (r && i && _d(t, n, i), i)
  },
  bd = (e, t) => (n, r) => t(n, r, e),
  xd = class {
    constructor(e, t) {
      ;((this._sessionService = e), (this._logger = t(`ListenToConnectedDeviceUseCase`)))
    }
    _logger
    execute() {
      return (
        this._logger.info(`Observe connected devices`),
        this._sessionService.sessionsObs.pipe(
          Da((e) => new td({ transportConnectedDevice: e.connectedDevice, sessionId: e.id })),
        )
      )
    }
  }
xd = yd([K(), bd(0, G(Y.DeviceSessionService)), bd(1, G(J.LoggerPublisherServiceFactory))], xd)
var Sd = Object.defineProperty,
  Cd = Object.getOwnPropertyDescriptor,
  wd = (e, t, n, r) => {
    for (var i = r > 1 ? void 0 : r ? Cd(t, n) : t, a = e.length - 1, o; a >= 0; a--)
      (o = e[a]) && (i = (r ? o(t, n, i) : o(i)) || i)
    return (r && i && Sd(t, n, i), i)
  },
  Td = (e, t) => (n, r) => t(n, r, e),
  Ed = class {
    constructor(e, t, n) {
      ;((this.connectUseCase = e), (this.disconnectUseCase = t), (this._logger = n(`ReconnectUseCase`)))
    }
    _logger
    async execute({ device: e, sessionRefresherOptions: t }) {
      return (
        this._logger.debug(`Reconnecting device session`, { data: { deviceId: e.id, transport: e.transport } }),
        await this.disconnectUseCase.execute({ sessionId: e.sessionId }),
        this.connectUseCase.execute({ device: e, sessionRefresherOptions: t })
      )
    }
  }
Ed = wd([K(), Td(0, G(X.ConnectUseCase)), Td(1, G(X.DisconnectUseCase)), Td(2, G(J.LoggerPublisherServiceFactory))], Ed)
var Dd = Object.defineProperty,
  Od = Object.getOwnPropertyDescriptor,
  kd = (e, t, n, r) => {
    for (var i = r > 1 ? void 0 : r ? Od(t, n) : t, a = e.length - 1, o; a >= 0; a--)
      (o = e[a]) && (i = (r ? o(t, n, i) : o(i)) || i)
    return (r && i && Dd(t, n, i), i)
  },
  Ad = (e, t) => (n, r) => t(n, r, e),
  jd = class {
    constructor(e) {
      this._transportService = e
    }
    mapDiscoveredDevice(e) {
      let t = new ot({ id: e.id, model: e.deviceModel.id, name: e.deviceModel.productName })
      return { id: e.id, deviceModel: t, transport: e.transport, name: e.name || t.name, rssi: e.rssi }
    }
    execute({ transport: e } = {}) {
      return e
        ? this._transportService.getTransport(e).caseOf({
            Just: (e) => e.startDiscovering().pipe(Da((e) => this.mapDiscoveredDevice(e))),
            Nothing: () => {
              throw new Ya(Error(`Unknown transport`))
            },
          })
        : ba(...this._transportService.getAllTransports()).pipe(
            ka((e) => e.startDiscovering().pipe(Da((e) => this.mapDiscoveredDevice(e)))),
          )
    }
  }
jd = kd([K(), Ad(0, G(il.TransportService))], jd)
var Md = Object.defineProperty,
  Nd = Object.getOwnPropertyDescriptor,
  Pd = (e, t, n, r) => {
    for (var i = r > 1 ? void 0 : r ? Nd(t, n) : t, a = e.length - 1, o; a >= 0; a--)
      (o = e[a]) && (i = (r ? o(t, n, i) : o(i)) || i)
    return (r && i && Md(t, n, i), i)
  },
  Fd = (e, t) => (n, r) => t(n, r, e),
  Id = class {
    constructor(e, t) {
      ;((this.transportService = e), (this._logger = t(`StopDiscoveringUseCase`)))
    }
    _logger
    async execute() {
      this._logger.debug(`Stopping discovering devices`)
      for (let e of this.transportService.getAllTransports()) await e.stopDiscovering()
    }
  }
Id = Pd([K(), Fd(0, G(il.TransportService)), Fd(1, G(J.LoggerPublisherServiceFactory))], Id)
var Ld = ({ stub: e = !1 }) =>
    new Qs(({ bind: t, rebindSync: n }) => {
      ;(t(X.ConnectUseCase).to(Yu),
        t(X.DisconnectUseCase).to(ed),
        t(X.ReconnectUseCase).to(Ed),
        t(X.StartDiscoveringUseCase).to(jd),
        t(X.StopDiscoveringUseCase).to(Id),
        t(X.GetConnectedDeviceUseCase).to(od),
        t(X.ListenToAvailableDevicesUseCase).to(gd),
        t(X.ListenToConnectedDeviceUseCase).to(xd),
        t(X.ListConnectedDevicesUseCase).to(dd),
        e &&
          (n(X.ConnectUseCase).to(Q),
          n(X.DisconnectUseCase).to(Q),
          n(X.StartDiscoveringUseCase).to(Q),
          n(X.StopDiscoveringUseCase).to(Q),
          n(X.GetConnectedDeviceUseCase).to(Q),
          n(X.ListenToAvailableDevicesUseCase).to(Q),
          n(X.ListenToConnectedDeviceUseCase).to(Q),
          n(X.ListConnectedDevicesUseCase).to(Q)))
    }),
  Rd = ((e) => (
    (e[(e.Fatal = 0)] = `Fatal`),
    (e[(e.Error = 1)] = `Error`),
    (e[(e.Warning = 2)] = `Warning`),
    (e[(e.Info = 3)] = `Info`),
    (e[(e.Debug = 4)] = `Debug`),
    e
  ))(Rd || {}),
  zd = class {
    format(e) {
      return Array.isArray(e) ? e.map((e) => `[${e}]`).join(` `) : `[${e}]`
    }
  }
function Bd(e, t) {
  if (typeof e == `bigint`) return e.toString()
  if (Array.isArray(e)) return t.has(e) ? `[Circular]` : (t.add(e), e.map((e) => Bd(e, t)))
  if (typeof e == `object` && e) {
    if (t.has(e)) return `[Circular]`
    t.add(e)
    let n = {}
    for (let [r, i] of Object.entries(e)) n[r] = Bd(i, t)
    return n
  }
  return e
}
function Vd(e) {
  let t = new WeakSet()
  t.add(e)
  let n = {}
  for (let [r, i] of Object.entries(e)) n[r] = Bd(i, t)
  return n
}
var Hd = Object.defineProperty,
  Ud = Object.getOwnPropertyDescriptor,
  Wd = (e, t, n, r) => {
    for (var i = r > 1 ? void 0 : r ? Ud(t, n) : t, a = e.length - 1, o; a >= 0; a--)
      (o = e[a]) && (i = (r ? o(t, n, i) : o(i)) || i)
    return (r && i && Hd(t, n, i), i)
  },
  Gd = class {
    subscribers
    tag
    tagFormatter
    constructor(e, t, n = new zd()) {
      ;((this.subscribers = e), (this.tag = t), (this.tagFormatter = n))
    }
    _log(e, t, n) {
      let r = n?.data ? Vd(n.data) : void 0,
        i = n?.tag ?? this.tag,
        a = this.tagFormatter.format(i)
      this.subscribers.forEach((i) => {
        let o = { timestamp: n?.timestamp ?? Date.now(), tag: a, data: r }
        i.log(e, t, o)
      })
    }
    info(e, t) {
      this._log(Rd.Info, e, t)
    }
    warn(e, t) {
      this._log(Rd.Warning, e, t)
    }
    debug(e, t) {
      this._log(Rd.Debug, e, t)
    }
    error(e, t) {
      this._log(Rd.Error, e, t)
    }
  }
Gd = Wd([K()], Gd)
var Kd = ({ subscribers: e } = { subscribers: [] }) =>
    new Qs(({ bind: t }) => {
      t(J.LoggerPublisherServiceFactory).toFactory((t) => (t) => new Gd(e, t))
    }),
  qd = class extends Error {
    status
    statusText
    responseBody
    isTimeout
    cause
    constructor(e) {
      ;(super(e.message),
        (this.name = `DmkNetworkClientError`),
        (this.status = e.status),
        (this.statusText = e.statusText),
        (this.responseBody = e.responseBody),
        (this.isTimeout = e.isTimeout ?? !1),
        (this.cause = e.cause))
    }
  }
function Jd(e, t) {
  return t ? `${e.endsWith(`/`) ? e.slice(0, -1) : e}${t.startsWith(`/`) ? t : `/${t}`}` : e
}
function Yd(e) {
  let t = []
  for (let [n, r] of Object.entries(e)) r != null && t.push(`${encodeURIComponent(n)}=${encodeURIComponent(String(r))}`)
  return t.join(`&`)
}
function Xd(e) {
  let { url: t, params: n, baseUrl: r } = e,
    i = /^[a-z][a-z0-9+.-]*:\/\//i.test(t) ? t : r ? Jd(r, t) : t,
    a = n ? Yd(n) : ``
  return a.length === 0 ? i : `${i}${i.includes(`?`) ? `&` : `?`}${a}`
}
function Zd(e, t) {
  let n = t.toLowerCase()
  return Object.keys(e).some((e) => e.toLowerCase() === n)
}
function Qd(e) {
  return !!(
    typeof e == `string` ||
    e instanceof ArrayBuffer ||
    ArrayBuffer.isView(e) ||
    (typeof Blob < `u` && e instanceof Blob) ||
    (typeof FormData < `u` && e instanceof FormData) ||
    (typeof URLSearchParams < `u` && e instanceof URLSearchParams) ||
    (typeof ReadableStream < `u` && e instanceof ReadableStream)
  )
}
function $d(e) {
  let { method: t, body: n, defaultHeaders: r, perRequestHeaders: i } = e,
    a = { ...r, ...i }
  return n === void 0 || t === `GET` || t === `HEAD`
    ? { body: void 0, headers: a }
    : Qd(n)
      ? { body: n, headers: a }
      : (Zd(a, `content-type`) || (a[`Content-Type`] = `application/json`), { body: JSON.stringify(n), headers: a })
}
function ef(e) {
  let { timeoutMs: t } = e
  if (!t || t <= 0) return { signal: void 0, cleanup: () => {} }
  let n = new AbortController(),
    r = setTimeout(() => {
      n.abort()
    }, t)
  return { signal: n.signal, cleanup: () => clearTimeout(r) }
}
async function tf(e, t) {
  switch (t) {
    case `void`:
      return
    case `text`:
      return await e.text()
    case `blob`:
      return await e.blob()
    case `arrayBuffer`:
      return await e.arrayBuffer()
    default: {
      let t = await e.text()
      if (t.length === 0) return
      try {
        return JSON.parse(t)
      } catch (n) {
        throw new qd({
          message: `Failed to parse JSON response body`,
          status: e.status,
          statusText: e.statusText,
          responseBody: t,
          cause: n,
        })
      }
    }
  }
}
async function nf(e) {
  try {
    return await e.text()
  } catch {
    return
  }
}
function rf(e) {
  let { cause: t, timeoutMs: n } = e,
    r = !!(n && n > 0)
  if (t instanceof Error && (t.name === `AbortError` || t.name === `TimeoutError`)) {
    let e = t.name === `TimeoutError` || r
    return new qd({ message: e ? `Request timed out` : `Request aborted`, isTimeout: e, cause: t })
  }
  return new qd({ message: t instanceof Error ? t.message : `Network request failed`, cause: t })
}
var af = class {
    baseUrl
    defaultHeaders
    fetchImpl
    constructor(e = {}) {
      ;((this.baseUrl = e.baseUrl), (this.defaultHeaders = e.headers ?? {}), (this.fetchImpl = e.fetch))
    }
    getFetch() {
      return this.fetchImpl ?? globalThis.fetch.bind(globalThis)
    }
    get(e, t) {
      return this.request({ ...t, method: `GET`, url: e }).then((e) => e.data)
    }
    post(e, t, n) {
      return this.request({ ...n, method: `POST`, url: e, body: t }).then((e) => e.data)
    }
    put(e, t, n) {
      return this.request({ ...n, method: `PUT`, url: e, body: t }).then((e) => e.data)
    }
    patch(e, t, n) {
      return this.request({ ...n, method: `PATCH`, url: e, body: t }).then((e) => e.data)
    }
    delete(e, t) {
      return this.request({ ...t, method: `DELETE`, url: e }).then((e) => e.data)
    }
    head(e, t) {
      return this.request({ ...t, method: `HEAD`, url: e, responseType: `void` }).then(() => {})
    }
    async request(e) {
      let t = Xd({ url: e.url, params: e.params, baseUrl: this.baseUrl }),
        { body: n, headers: r } = $d({
          method: e.method,
          body: e.body,
          defaultHeaders: this.defaultHeaders,
          perRequestHeaders: e.headers,
        }),
        { signal: i, cleanup: a } = ef({ timeoutMs: e.timeoutMs }),
        o = e.throwOnHttpError ?? !0,
        s = e.responseType ?? `json`
      try {
        let a
        try {
          a = await this.getFetch()(t, { method: e.method, headers: r, body: n, signal: i })
        } catch (t) {
          throw rf({ cause: t, timeoutMs: e.timeoutMs })
        }
        if (!a.ok && o) {
          let e = await nf(a)
          throw new qd({
            message: `HTTP error ${a.status} ${a.statusText}`.trim(),
            status: a.status,
            statusText: a.statusText,
            responseBody: e,
          })
        }
        return { data: await tf(a, s), status: a.status, statusText: a.statusText, headers: a.headers, ok: a.ok }
      } finally {
        a()
      }
    }
  },
  of = ((e) => ((e.currency = `currency`), (e.plugin = `plugin`), (e.tool = `tool`), (e.swap = `swap`), e))(of || {}),
  sf = `https://manager.api.live.ledger.com/api`,
  cf = `https://device-mock-server.aws.ldg-ps-default.ldg-tech.com`,
  lf = class {
    constructor(e) {
      ;((this.error = e), (this.originalError = e))
    }
    _tag = `FetchError`
    originalError
  },
  uf = ((e) => ((e.currency = `currency`), (e.plugin = `plugin`), (e.tool = `tool`), (e.swap = `swap`), e))(uf || {}),
  df = Object.defineProperty,
  ff = Object.getOwnPropertyDescriptor,
  pf = (e, t, n, r) => {
    for (var i = r > 1 ? void 0 : r ? ff(t, n) : t, a = e.length - 1, o; a >= 0; a--)
      (o = e[a]) && (i = (r ? o(t, n, i) : o(i)) || i)
    return (r && i && df(t, n, i), i)
  },
  mf = (e, t) => (n, r) => t(n, r, e),
  hf = (e) => (e instanceof qd && e.cause !== void 0 ? new lf(e.cause) : new lf(e)),
  gf = class {
    http
    _provider = 1
    _firmwareDistributionSalt = `0`
    constructor({ managerApiUrl: e, provider: t, firmwareDistributionSalt: n }) {
      ;((this.http = new af({ baseUrl: e })), (this._provider = t), (this._firmwareDistributionSalt = n))
    }
    setProvider(e) {
      this._provider === e || e < 1 || (this._provider = e)
    }
    getProvider() {
      return this._provider
    }
    getAppList(e) {
      let { targetId: t, firmwareVersionName: n } = e
      return N(() =>
        this.http.get(`/v2/apps/by-target`, {
          params: { target_id: t, provider: this._provider, firmware_version_name: n },
        }),
      )
        .chain((e) => this.mapApplicationDtoToApplication(e))
        .mapLeft(hf)
    }
    getMcuList() {
      return N(() => this.http.get(`/mcu_versions`))
        .chain((e) => this.mapMcuDtoToMcu(e))
        .mapLeft(hf)
    }
    getDeviceVersion(e) {
      let { targetId: t } = e
      return N(() => this.http.get(`/get_device_version`, { params: { target_id: t, provider: this._provider } }))
        .chain((e) => this.mapDeviceVersionDto(e))
        .mapLeft(hf)
    }
    getFirmwareVersion(e) {
      let { deviceId: t, version: n } = e
      return N(() =>
        this.http.get(`/get_firmware_version`, {
          params: { device_version: t, version_name: n, provider: this._provider },
        }),
      )
        .chain((e) => this.mapFinalFirmwareDto(e))
        .mapLeft(hf)
    }
    getFirmwareVersionById(e) {
      return N(() => this.http.get(`/firmware_final_versions/${e}`))
        .chain((e) => this.mapFinalFirmwareDto(e))
        .mapLeft(hf)
    }
    getOsuFirmwareVersion(e) {
      let { deviceId: t, version: n } = e
      return N(() =>
        this.http.get(`/get_osu_version`, { params: { device_version: t, version_name: n, provider: this._provider } }),
      )
        .chain((e) => this.mapOsuFirmwareDto(e))
        .mapLeft(hf)
    }
    getLatestFirmwareVersion(e) {
      let { currentFinalFirmwareId: t, deviceId: n } = e
      return N(() =>
        this.http.get(`/get_latest_firmware`, {
          params: {
            current_se_firmware_final_version: t,
            device_version: n,
            provider: this._provider,
            salt: this._firmwareDistributionSalt,
          },
        }),
      )
        .chain((e) => this.mapLatestFirmwareDto(e))
        .mapLeft(hf)
    }
    getAppsByHash(e) {
      let { hashes: t } = e
      return N(() => this.http.post(`/v2/apps/hash`, t))
        .chain((e) => this.mapNullableApplicationDtoToApplication(e))
        .mapLeft(hf)
    }
    getLanguagePackages(e) {
      let { deviceId: t, currentFinalFirmwareId: n } = e
      return N(() =>
        this.http.get(`/language-packages`, { params: { device_version: t, current_se_firmware_final_version: n } }),
      )
        .chain((e) => this.mapLanguagesDtoToLanguages(e))
        .mapLeft(hf)
    }
    mapAppTypeDtoToAppType(e) {
      if (e === null) return null
      switch (e) {
        case uf.currency:
          return of.currency
        case uf.plugin:
          return of.plugin
        case uf.tool:
          return of.tool
        case uf.swap:
          return of.swap
      }
    }
    mapApplicationDtoToApplication(e) {
      return N(() => Promise.resolve(e.map((e) => this.mapApplicationDto(e))))
    }
    mapNullableApplicationDtoToApplication(e) {
      return N(() => Promise.resolve(e.map((e) => (e === null ? null : this.mapApplicationDto(e)))))
    }
    mapApplicationDto(e) {
      if (
        typeof e != `object` ||
        typeof e.versionId != `number` ||
        typeof e.versionName != `string` ||
        (e.versionDisplayName !== null && typeof e.versionDisplayName != `string`) ||
        typeof e.version != `string` ||
        (e.currencyId !== null && typeof e.currencyId != `string`) ||
        (e.description !== null && typeof e.description != `string`) ||
        (e.applicationType !== null && typeof e.applicationType != `string`) ||
        typeof e.dateModified != `string` ||
        (e.icon !== null && typeof e.icon != `string`) ||
        (e.authorName !== null && typeof e.authorName != `string`) ||
        (e.supportURL !== null && typeof e.supportURL != `string`) ||
        (e.contactURL !== null && typeof e.contactURL != `string`) ||
        (e.sourceURL !== null && typeof e.sourceURL != `string`) ||
        (e.compatibleWallets !== null && typeof e.compatibleWallets != `string`) ||
        typeof e.hash != `string` ||
        typeof e.perso != `string` ||
        typeof e.firmware != `string` ||
        typeof e.firmwareKey != `string` ||
        typeof e.delete != `string` ||
        typeof e.deleteKey != `string` ||
        (e.bytes !== null && typeof e.bytes != `number`) ||
        (e.warning !== null && typeof e.warning != `string`) ||
        typeof e.isDevTools != `boolean` ||
        (e.category !== null && typeof e.category != `number`) ||
        (e.parent !== null && typeof e.parent != `number`) ||
        (e.parentName !== null && typeof e.parentName != `string`)
      )
        throw Error(`Incomplete application: ${JSON.stringify(e)}`)
      let { applicationType: t, hash: n, perso: r, firmware: i, firmwareKey: a, delete: o, deleteKey: s, ...c } = e
      return {
        ...c,
        hash: n,
        perso: r,
        firmware: i,
        firmwareKey: a,
        delete: o,
        deleteKey: s,
        applicationType: this.mapAppTypeDtoToAppType(t),
      }
    }
    mapMcuDtoToMcu(e) {
      return N(() =>
        Promise.resolve(
          e.map((e) => {
            if (
              typeof e != `object` ||
              typeof e.id != `number` ||
              typeof e.name != `string` ||
              typeof e.from_bootloader_version != `string`
            )
              throw Error(`Incomplete MCU version: ${JSON.stringify(e)}`)
            return { id: e.id, name: e.name, fromBootloaderVersion: e.from_bootloader_version, providers: e.providers }
          }),
        ),
      )
    }
    mapDeviceVersionDto(e) {
      return N(() => {
        if (typeof e != `object` || typeof e.id != `number`)
          throw Error(`Incomplete device version: ${JSON.stringify(e)}`)
        let t = { id: e.id }
        return Promise.resolve(t)
      })
    }
    mapFinalFirmwareDto(e) {
      return N(() => {
        if (
          typeof e != `object` ||
          typeof e.id != `number` ||
          typeof e.version != `string` ||
          typeof e.perso != `string` ||
          (e.firmware !== null && typeof e.firmware != `string`) ||
          (e.firmware_key !== null && typeof e.firmware_key != `string`) ||
          (e.hash !== null && typeof e.hash != `string`) ||
          (e.bytes !== null && typeof e.bytes != `number`) ||
          !Array.isArray(e.mcu_versions)
        )
          throw Error(`Incomplete final firmware: ${JSON.stringify(e)}`)
        let t = {
          id: e.id,
          version: e.version,
          perso: e.perso,
          firmware: e.firmware,
          firmwareKey: e.firmware_key,
          hash: e.hash,
          bytes: e.bytes,
          mcuVersions: e.mcu_versions,
        }
        return Promise.resolve(t)
      })
    }
    mapLatestFirmwareDto(e) {
      return N(() => {
        if (e.result === `null`) return Promise.resolve(null)
        if (e.result !== `success` || !e.se_firmware_osu_version)
          throw Error(`Latest firmware could not be retrieved: ${e.result}`)
        let t = e.se_firmware_osu_version
        return Promise.resolve(t)
      }).chain((e) => (e === null ? N(() => Promise.resolve(k)) : this.mapOsuFirmwareDto(e).map((e) => O(e))))
    }
    mapOsuFirmwareDto(e) {
      return N(() => {
        if (
          typeof e != `object` ||
          typeof e.id != `number` ||
          (e.notes !== null && typeof e.notes != `string`) ||
          typeof e.perso != `string` ||
          typeof e.firmware != `string` ||
          typeof e.firmware_key != `string` ||
          (e.hash !== null && typeof e.hash != `string`) ||
          typeof e.next_se_firmware_final_version != `number`
        )
          throw Error(`Incomplete latest firmware: ${JSON.stringify(e)}`)
        let t = {
          id: e.id,
          notes: e.notes,
          perso: e.perso,
          firmware: e.firmware,
          firmwareKey: e.firmware_key,
          hash: e.hash,
          nextFinalFirmware: e.next_se_firmware_final_version,
        }
        return Promise.resolve(t)
      })
    }
    mapLanguagesDtoToLanguages(e) {
      return N(() => Promise.resolve(e.map((e) => this.mapLanguageDto(e))))
    }
    mapLanguageDto(e) {
      if (
        typeof e != `object` ||
        typeof e.language != `string` ||
        typeof e.languagePackageVersionId != `number` ||
        typeof e.version != `string` ||
        typeof e.language_package_id != `number` ||
        typeof e.apdu_install_url != `string` ||
        typeof e.apdu_uninstall_url != `string` ||
        typeof e.bytes != `number` ||
        typeof e.date_creation != `string` ||
        typeof e.date_last_modified != `string`
      )
        throw Error(`Incomplete language version: ${JSON.stringify(e)}`)
      return {
        language: e.language,
        languagePackageVersionId: e.languagePackageVersionId,
        version: e.version,
        languagePackageId: e.language_package_id,
        apduInstallUrl: e.apdu_install_url,
        apduUninstallUrl: e.apdu_uninstall_url,
        bytes: e.bytes,
        dateCreation: e.date_creation,
        dateLastModified: e.date_last_modified,
      }
    }
  }
gf = pf([K(), mf(0, G(Z.DmkConfig))], gf)
var _f = Object.defineProperty,
  vf = Object.getOwnPropertyDescriptor,
  yf = (e, t, n, r) => {
    for (var i = r > 1 ? void 0 : r ? vf(t, n) : t, a = e.length - 1, o; a >= 0; a--)
      (o = e[a]) && (i = (r ? o(t, n, i) : o(i)) || i)
    return (r && i && _f(t, n, i), i)
  },
  bf = (e, t) => (n, r) => t(n, r, e),
  xf = class {
    constructor(e) {
      this.dataSource = e
    }
    getAppList(e) {
      let t = { targetId: e.targetId.toString(), firmwareVersionName: e.seVersion }
      return this.dataSource.getAppList(t)
    }
    getDeviceVersion(e) {
      let t = { targetId: e.targetId.toString() }
      return this.dataSource.getDeviceVersion(t)
    }
    getFirmwareVersion(e, t) {
      let n = { version: e.seVersion, deviceId: t.id }
      return this.dataSource.getFirmwareVersion(n)
    }
    getOsuFirmwareVersion(e, t) {
      let n = { version: e.seVersion, deviceId: t.id }
      return this.dataSource.getOsuFirmwareVersion(n)
    }
    getLatestFirmwareVersion(e, t) {
      let n = { currentFinalFirmwareId: e.id, deviceId: t.id }
      return this.dataSource.getLatestFirmwareVersion(n)
    }
    getNextFirmwareVersion(e) {
      return this.dataSource.getFirmwareVersionById(e.nextFinalFirmware)
    }
    getLanguagePackages(e, t) {
      let n = { deviceId: e.id, currentFinalFirmwareId: t.id }
      return this.dataSource.getLanguagePackages(n)
    }
    getMcuList() {
      return this.dataSource.getMcuList()
    }
    getAppsByHash(e) {
      let t = { hashes: e }
      return N(async ({ fromPromise: e, throwE: n }) => {
        if (t.hashes.length === 0) return []
        try {
          return await e(this.dataSource.getAppsByHash(t))
        } catch (e) {
          return e instanceof lf ? n(e) : n(new lf(e))
        }
      })
    }
    getProvider() {
      return this.dataSource.getProvider()
    }
  }
xf = yf([K(), bf(0, G(Z.ManagerApiDataSource))], xf)
var Sf = Object.defineProperty,
  Cf = Object.getOwnPropertyDescriptor,
  wf = (e, t, n, r) => {
    for (var i = r > 1 ? void 0 : r ? Cf(t, n) : t, a = e.length - 1, o; a >= 0; a--)
      (o = e[a]) && (i = (r ? o(t, n, i) : o(i)) || i)
    return (r && i && Sf(t, n, i), i)
  },
  Tf = (e, t) => (n, r) => t(n, r, e),
  Ef = class {
    constructor(e, t) {
      ;((this.sessionService = e), (this.managerApiDataSource = t))
    }
    execute(e) {
      for (let e of this.sessionService.getDeviceSessions()) {
        let t = e.getDeviceSessionState()
        t.sessionStateType !== Wa.Connected &&
          e.setDeviceSessionState({
            ...t,
            firmwareUpdateContext: void 0,
            installedApps: [],
            appsUpdates: void 0,
            catalog: void 0,
          })
      }
      this.managerApiDataSource.setProvider(e)
    }
  }
Ef = wf([K(), Tf(0, G(Y.DeviceSessionService)), Tf(1, G(Z.ManagerApiDataSource))], Ef)
var Df = ({ stub: e, config: t }) =>
    new Qs(({ bind: n, rebindSync: r }) => {
      ;(n(Z.DmkConfig).toConstantValue(t),
        n(Z.ManagerApiDataSource).to(gf).inSingletonScope(),
        n(Z.ManagerApiService).to(xf).inSingletonScope(),
        n(Z.SetProviderUseCase).to(Ef),
        e && (r(Z.ManagerApiDataSource).to(Q), r(Z.ManagerApiService).to(Q), r(Z.SetProviderUseCase).to(Q)))
    }),
  Of = Object.defineProperty,
  kf = Object.getOwnPropertyDescriptor,
  Af = (e, t, n, r) => {
    for (var i = r > 1 ? void 0 : r ? kf(t, n) : t, a = e.length - 1, o; a >= 0; a--)
      (o = e[a]) && (i = (r ? o(t, n, i) : o(i)) || i)
    return (r && i && Of(t, n, i), i)
  },
  jf = (e, t) => (n, r) => t(n, r, e),
  Mf = class {
    webSocketBaseUrl
    constructor({ webSocketUrl: e }) {
      this.webSocketBaseUrl = e
    }
    setWebSocketUrl(e) {
      this.webSocketBaseUrl === e || e.length === 0 || (this.webSocketBaseUrl = e)
    }
    getWebSocketUrl() {
      return this.webSocketBaseUrl
    }
    genuineCheck(e) {
      let t = Xd({ baseUrl: this.webSocketBaseUrl, url: `/genuine`, params: e })
      return this._connectWebSocket(t)
    }
    installApp(e) {
      let t = Xd({ baseUrl: this.webSocketBaseUrl, url: `/install`, params: e })
      return this._connectWebSocket(t)
    }
    listInstalledApps(e) {
      let t = Xd({ baseUrl: this.webSocketBaseUrl, url: `/apps/list`, params: e })
      return this._connectWebSocket(t)
    }
    uninstallApp(e) {
      let t = Xd({ baseUrl: this.webSocketBaseUrl, url: `/install`, params: e })
      return this._connectWebSocket(t)
    }
    updateFirmware(e) {
      let t = Xd({ baseUrl: this.webSocketBaseUrl, url: `/install`, params: e })
      return this._connectWebSocket(t)
    }
    updateMcu(e) {
      let t = Xd({ baseUrl: this.webSocketBaseUrl, url: `/mcu`, params: e })
      return this._connectWebSocket(t)
    }
    _connectWebSocket(e) {
      try {
        return M(new io(e))
      } catch (e) {
        return j(new uo(e))
      }
    }
  }
Mf = Af([K(), jf(0, G(nl.DmkConfig))], Mf)
var Nf = Object.defineProperty,
  Pf = Object.getOwnPropertyDescriptor,
  Ff = (e, t, n, r) => {
    for (var i = r > 1 ? void 0 : r ? Pf(t, n) : t, a = e.length - 1, o; a >= 0; a--)
      (o = e[a]) && (i = (r ? o(t, n, i) : o(i)) || i)
    return (r && i && Nf(t, n, i), i)
  },
  If = (e, t) => (n, r) => t(n, r, e),
  Lf = class {
    constructor(e) {
      this.dataSource = e
    }
    genuineCheck(e, t) {
      let n = { targetId: e.targetId.toString(), perso: t.perso }
      return this.dataSource.genuineCheck(n)
    }
    installApp(e, t) {
      let { perso: n, firmware: r, firmwareKey: i, hash: a } = t,
        o = { targetId: e.targetId.toString(), perso: n, firmware: r, firmwareKey: i, hash: a }
      return this.dataSource.installApp(o)
    }
    listInstalledApps(e, t) {
      let n = { targetId: e.targetId.toString(), perso: t.perso }
      return this.dataSource.listInstalledApps(n)
    }
    uninstallApp(e, t) {
      let { perso: n, delete: r, deleteKey: i, hash: a } = t,
        o = { targetId: e.targetId.toString(), perso: n, firmware: r, firmwareKey: i, hash: a }
      return this.dataSource.uninstallApp(o)
    }
    updateFirmware(e, t) {
      let n = { targetId: e.targetId.toString(), perso: t.perso, firmware: t.firmware, firmwareKey: t.firmwareKey }
      return this.dataSource.updateFirmware(n)
    }
    updateMcu(e, t) {
      let n = { targetId: e.targetId.toString(), version: t.version }
      return this.dataSource.updateMcu(n)
    }
  }
Lf = Ff([K(), If(0, G(nl.SecureChannelDataSource))], Lf)
var Rf = Object.defineProperty,
  zf = Object.getOwnPropertyDescriptor,
  Bf = (e, t, n, r) => {
    for (var i = r > 1 ? void 0 : r ? zf(t, n) : t, a = e.length - 1, o; a >= 0; a--)
      (o = e[a]) && (i = (r ? o(t, n, i) : o(i)) || i)
    return (r && i && Rf(t, n, i), i)
  },
  Vf = (e, t) => (n, r) => t(n, r, e),
  Hf = class {
    constructor(e) {
      this.secureChannelDataSource = e
    }
    execute(e) {
      this.secureChannelDataSource.setWebSocketUrl(e)
    }
  }
Hf = Bf([K(), Vf(0, G(nl.SecureChannelDataSource))], Hf)
var Uf = ({ stub: e, config: t }) =>
    new Qs(({ bind: n, rebindSync: r }) => {
      ;(n(nl.DmkConfig).toConstantValue(t),
        n(nl.SecureChannelDataSource).to(Mf).inSingletonScope(),
        n(nl.SecureChannelService).to(Lf),
        n(nl.SetWebSocketUrlUseCase).to(Hf),
        e && r(nl.SetWebSocketUrlUseCase).to(Q))
    }),
  Wf = `wss://scriptrunner.api.live.ledger.com/update`,
  Gf = Object.defineProperty,
  Kf = Object.getOwnPropertyDescriptor,
  qf = (e, t, n, r) => {
    for (var i = r > 1 ? void 0 : r ? Kf(t, n) : t, a = e.length - 1, o; a >= 0; a--)
      (o = e[a]) && (i = (r ? o(t, n, i) : o(i)) || i)
    return (r && i && Gf(t, n, i), i)
  },
  Jf = (e, t) => (n, r) => t(n, r, e),
  Yf = class {
    _sessionService
    _logger
    constructor(e, t) {
      ;((this._sessionService = e), (this._logger = t(`SendApduUseCase`)))
    }
    async execute({ sessionId: e, apdu: t, abortTimeout: n, triggersDisconnection: r }) {
      return this._sessionService.getDeviceSessionById(e).caseOf({
        Right: async (i) =>
          (await i.sendApdu(t, { abortTimeout: n, triggersDisconnection: r })).caseOf({
            Right: (e) => e,
            Left: (n) => {
              throw (this._logger.error(`Error sending APDU`, { data: { sessionId: e, apdu: t, error: n } }), n)
            },
          }),
        Left: (e) => {
          throw (this._logger.error(`Error getting deviceSession`, { data: { error: e } }), e)
        },
      })
    }
  }
Yf = qf([K(), Jf(0, G(Y.DeviceSessionService)), Jf(1, G(J.LoggerPublisherServiceFactory))], Yf)
var Xf = ({ stub: e = !1 }) =>
    new Qs(({ bind: t, rebindSync: n }) => {
      ;(t(rl.SendApduUseCase).to(Yf), e && n(rl.SendApduUseCase).to(Q))
    }),
  Zf = Object.defineProperty,
  Qf = Object.getOwnPropertyDescriptor,
  $f = (e, t, n, r) => {
    for (var i = r > 1 ? void 0 : r ? Qf(t, n) : t, a = e.length - 1, o; a >= 0; a--)
      (o = e[a]) && (i = (r ? o(t, n, i) : o(i)) || i)
    return (r && i && Zf(t, n, i), i)
  },
  ep = (e, t) => (n, r) => t(n, r, e),
  tp = class {
    constructor(e, t, n, r, i, a) {
      if (
        ((this._config = t),
        (this._loggerModuleFactory = n),
        (this._deviceModelDataSource = r),
        (this._apduSenderServiceFactory = i),
        (this._apduReceiverServiceFactory = a),
        (this._logger = n(`TransportService`)),
        e.length === 0)
      )
        throw (
          this._logger.warn(`No transports provided, please check your configuration`),
          new no(`No transports provided, please check your configuration`)
        )
      for (let t of e) {
        let e = this.addTransport(t)
        if (e.isLeft()) throw e.extract()
      }
    }
    _transports = new Map()
    _logger
    addTransport(e) {
      let t = e({
        deviceModelDataSource: this._deviceModelDataSource,
        loggerServiceFactory: this._loggerModuleFactory,
        config: this._config,
        apduSenderServiceFactory: this._apduSenderServiceFactory,
        apduReceiverServiceFactory: this._apduReceiverServiceFactory,
      })
      return this.addTransportInternal(t)
    }
    addTransportInternal(e) {
      return this.getTransport(e.getIdentifier()).isJust()
        ? (this._logger.warn(`Transport ${e.getIdentifier()} already exists, please check your configuration`),
          j(new Qa(`Transport ${e.getIdentifier()} already exists, please check your configuration`)))
        : (this._transports.set(e.getIdentifier(), e), M(void 0))
    }
    getTransport(e) {
      return D.fromNullable(this._transports.get(e))
    }
    getAllTransports() {
      return Array.from(this._transports.values())
    }
    closeConnection(e) {
      this.getTransport(e.transport).map((t) => t.disconnect({ connectedDevice: e }))
    }
  }
tp = $f(
  [
    K(),
    ep(0, G(il.TransportsInput)),
    ep(1, G(il.DmkConfig)),
    ep(2, G(J.LoggerPublisherServiceFactory)),
    ep(3, G(nu.DeviceModelDataSource)),
    ep(4, G(Y.ApduSenderServiceFactory)),
    ep(5, G(Y.ApduReceiverServiceFactory)),
  ],
  tp,
)
var np = ({ stub: e = !1, transports: t = [], config: n } = {}) =>
    new Qs(({ bind: e }) => {
      ;(e(il.TransportsInput).toConstantValue(t),
        e(il.TransportService).to(tp).inSingletonScope(),
        e(il.DmkConfig).toConstantValue(n))
    }),
  rp = ({
    stub: e = !1,
    transports: t = [],
    loggers: n = [],
    config: r = { mockUrl: cf, managerApiUrl: sf, webSocketUrl: Wf, provider: 1, firmwareDistributionSalt: `0` },
  }) => {
    let i = new xc()
    return (
      i.loadSync(
        tu({ stub: e }),
        ru({ stub: e }),
        np({ stub: e, transports: t, config: r }),
        Df({ stub: e, config: r }),
        Uf({ stub: e, config: r }),
        Ld({ stub: e }),
        Kd({ subscribers: n }),
        ku({ stub: e }),
        Xf({ stub: e }),
        pl({ stub: e }),
        bl({ stub: e }),
      ),
      i
    )
  },
  ip = class {
    container
    constructor({ stub: e, transports: t, loggers: n, config: r } = {}) {
      this.container = rp({ stub: e, transports: t, loggers: n, config: r })
    }
    getVersion() {
      return this.container.get(tl.GetDmkVersionUseCase).getDmkVersion()
    }
    startDiscovering(e) {
      return this.container.get(X.StartDiscoveringUseCase).execute(e)
    }
    stopDiscovering() {
      return this.container.get(X.StopDiscoveringUseCase).execute()
    }
    listenToAvailableDevices(e) {
      return this.container.get(X.ListenToAvailableDevicesUseCase).execute(e)
    }
    async reconnect(e) {
      return this.container.get(X.ReconnectUseCase).execute(e)
    }
    connect(e) {
      return this.container.get(X.ConnectUseCase).execute(e)
    }
    disconnect(e) {
      return this.container.get(X.DisconnectUseCase).execute(e)
    }
    sendApdu(e) {
      return this.container.get(rl.SendApduUseCase).execute(e)
    }
    sendCommand(e) {
      return this.container.get(el.SendCommandUseCase).execute(e)
    }
    executeDeviceAction(e) {
      return this.container.get(yl.ExecuteDeviceActionUseCase).execute(e)
    }
    getConnectedDevice(e) {
      return this.container.get(X.GetConnectedDeviceUseCase).execute(e)
    }
    getDeviceSessionState(e) {
      return this.container.get(Y.GetDeviceSessionStateUseCase).execute(e)
    }
    close() {
      return this.container.get(Y.CloseSessionsUseCase).execute()
    }
    listConnectedDevices() {
      return this.container.get(X.ListConnectedDevicesUseCase).execute()
    }
    listenToConnectedDevice() {
      return this.container.get(X.ListenToConnectedDeviceUseCase).execute()
    }
    disableDeviceSessionRefresher(e) {
      return this.container.get(Y.DisableDeviceSessionRefresherUseCase).execute(e)
    }
    _unsafeBypassIntentQueue(e) {
      return this.container.get(Y.UnsafeBypassIntentQueueUseCase).execute(e)
    }
    setProvider(e) {
      return this.container.get(Z.SetProviderUseCase).execute(e)
    }
    getProvider() {
      return this.container.get(Z.ManagerApiDataSource).getProvider()
    }
    setWebSocketUrl(e) {
      return this.container.get(nl.SetWebSocketUrlUseCase).execute(e)
    }
    getWebSocketUrl() {
      return this.container.get(nl.SecureChannelDataSource).getWebSocketUrl()
    }
    isEnvironmentSupported() {
      return this.container
        .get(il.TransportService)
        .getAllTransports()
        .some((e) => e.isSupported())
    }
    getLoggerFactory() {
      return this.container.get(J.LoggerPublisherServiceFactory)
    }
  },
  ap = class {
    stub = !1
    loggers = []
    transports = []
    config = { managerApiUrl: sf, mockUrl: cf, webSocketUrl: Wf, provider: 1, firmwareDistributionSalt: `0` }
    build() {
      return new ip({ stub: this.stub, transports: this.transports, loggers: this.loggers, config: this.config })
    }
    setStub(e) {
      return ((this.stub = e), this)
    }
    addTransport(e) {
      return (this.transports.push(e), this)
    }
    addLogger(e) {
      return (this.loggers.push(e), this)
    }
    addConfig(e) {
      return ((this.config = { ...this.config, ...e }), this)
    }
  },
  op = 1e4,
  sp = class {
    deviceId
    deviceAdpuSender
    machineActor
    timeoutDuration
    timeout = null
    previousSendApduPromise = null
    startReconnectionTimeout() {
      this.timeout = setTimeout(() => {
        this.machineActor.send({ type: `ReconnectionTimedOut` })
      }, this.timeoutDuration)
    }
    constructor(e) {
      ;((this.deviceId = e.deviceId),
        (this.deviceAdpuSender = e.deviceApduSender),
        (this.timeoutDuration = e.timeoutDuration),
        (this.machineActor = ln(
          cp({
            sendApduFn: (e, t, n) => this.sendApduToDeviceConnection(e, t, n),
            startReconnectionTimeout: () => this.startReconnectionTimeout(),
            cancelReconnectionTimeout: () => {
              this.timeout &&= (clearTimeout(this.timeout), null)
            },
            tryToReconnect: () => {
              e.tryToReconnect(this.timeoutDuration)
            },
            onTerminated: e.onTerminated,
            closeConnection: () => {
              this.deviceAdpuSender.closeConnection()
            },
          }),
        )),
        this.machineActor.start())
    }
    sendApduToDeviceConnection(e, t, n) {
      this.deviceAdpuSender
        .sendApdu(e, t, n)
        .then((e) => {
          e.caseOf({
            Left: (e) => {
              this.machineActor.send({ type: `ApduSendingError`, error: e })
            },
            Right: (e) => {
              this.machineActor.send({ type: `ApduResponseReceived`, apduResponse: e })
            },
          })
        })
        .catch((e) => {
          this.machineActor.send({ type: `ApduSendingError`, error: new fe(e) })
        })
    }
    getDependencies() {
      return this.deviceAdpuSender.getDependencies()
    }
    setDependencies(e) {
      this.deviceAdpuSender.setDependencies(e)
    }
    getDeviceId() {
      return this.deviceId
    }
    async sendApdu(e, t, n) {
      this.machineActor.getSnapshot().context.apduInProgress.isJust() &&
        (await Promise.race([new Promise((e) => setTimeout(e, op)), this.previousSendApduPromise]))
      let r = new Promise((r) => {
        this.machineActor.send({
          type: `SendApduCalled`,
          apdu: e,
          triggersDisconnection: !!t,
          abortTimeout: n,
          responseCallback: r,
        })
      })
      return (
        (this.previousSendApduPromise = r),
        r.finally(() => {
          this.previousSendApduPromise === r && (this.previousSendApduPromise = null)
        }),
        r
      )
    }
    async setupConnection() {
      await this.deviceAdpuSender.setupConnection()
    }
    eventDeviceConnected() {
      this.machineActor.send({ type: `DeviceConnected` })
    }
    eventDeviceDisconnected() {
      this.machineActor.send({ type: `DeviceDisconnected` })
    }
    closeConnection() {
      this.machineActor.send({ type: `CloseConnectionCalled` })
    }
  }
function cp({
  sendApduFn: e,
  startReconnectionTimeout: t,
  cancelReconnectionTimeout: n,
  tryToReconnect: r,
  onTerminated: i,
  closeConnection: a,
}) {
  return Ur({
    types: {},
    actions: {
      startTimer: () => {
        t()
      },
      cancelTimer: () => {
        n()
      },
      reconnectionTimeoutEvent: Fr({ type: `ReconnectionTimedOut` }),
      sendApdu: ({ context: t }) => {
        t.apduInProgress.map(({ apdu: t, abortTimeout: n }) => {
          e(t, !1, n)
        })
      },
      sendApduResponse: ({ context: e }, t) => {
        e.apduInProgress.map(({ responseCallback: e }) => e(t.response))
      },
      sendGetAppAndVersion: () => {
        e(new b().getApdu().getRawApdu(), !1)
      },
      tryToReconnect: () => {
        r()
      },
      clearApduInProgress: Mr({ apduInProgress: k }),
      clearApduResponse: Mr({ apduResponse: k }),
      signalTermination: () => {
        i()
      },
      closeConnection: () => {
        a()
      },
    },
    guards: {
      isApduThatTriggersDisconnection: ({ context: e, event: t }) =>
        t.type === `ApduResponseReceived` &&
        e.apduInProgress.caseOf({
          Just: ({ triggersDisconnection: e, apdu: n }) =>
            (e || ue.isApduThatTriggersDisconnection(n)) && ue.isSuccessResponse(t.apduResponse),
          Nothing: () => !1,
        }),
      isSendApduBusyError: ({ event: e }) =>
        e.type === `ApduResponseReceived` && e.apduResponse.statusCode[0] === 102 && e.apduResponse.statusCode[1] === 1,
    },
  }).createMachine({
    id: `deviceConnection`,
    initial: `Connected`,
    context: { apduInProgress: k, apduResponse: k },
    states: {
      Connected: {
        on: {
          DeviceDisconnected: { target: `WaitingForReconnection` },
          SendApduCalled: {
            target: `SendingApdu`,
            actions: Mr({
              apduInProgress: ({ event: e }) =>
                D.of({
                  apdu: e.apdu,
                  triggersDisconnection: e.triggersDisconnection,
                  abortTimeout: e.abortTimeout,
                  responseCallback: e.responseCallback,
                }),
            }),
          },
          CloseConnectionCalled: { target: `Terminated` },
        },
      },
      SendingApdu: {
        entry: `sendApdu`,
        on: {
          ApduResponseReceived: [
            {
              guard: `isApduThatTriggersDisconnection`,
              target: `WaitingForDisconnection`,
              actions: [Mr({ apduResponse: ({ event: e }) => D.of(e.apduResponse) })],
            },
            {
              target: `Connected`,
              actions: [
                { type: `sendApduResponse`, params: ({ event: e }) => ({ response: M(e.apduResponse) }) },
                { type: `clearApduInProgress` },
              ],
            },
          ],
          ApduSendingError: {
            target: `Connected`,
            actions: [
              { type: `sendApduResponse`, params: ({ event: e }) => ({ response: j(e.error) }) },
              `clearApduInProgress`,
            ],
          },
          DeviceDisconnected: {
            target: `WaitingForReconnection`,
            actions: [{ type: `sendApduResponse`, params: { response: j(new $a()) } }, `clearApduInProgress`],
          },
          CloseConnectionCalled: {
            target: `Terminated`,
            actions: [{ type: `sendApduResponse`, params: { response: j(new $a()) } }, `clearApduInProgress`],
          },
          SendApduCalled: {
            actions: ({ event: e }) => {
              e.responseCallback(j(new eo()))
            },
          },
        },
      },
      WaitingForDisconnection: {
        entry: [`sendGetAppAndVersion`],
        exit: [
          {
            type: `sendApduResponse`,
            params: ({ context: e }) => ({
              response: e.apduResponse.caseOf({ Just: (e) => M(e), Nothing: () => j(new fe()) }),
            }),
          },
          { type: `clearApduInProgress` },
          { type: `clearApduResponse` },
        ],
        on: {
          ApduResponseReceived: [
            { guard: `isSendApduBusyError`, actions: [`sendGetAppAndVersion`], target: `WaitingForDisconnection` },
            { target: `Connected` },
          ],
          ApduSendingError: [{ target: `WaitingForReconnection` }],
          SendApduCalled: {
            actions: ({ event: e }) => {
              e.responseCallback(j(new eo()))
            },
          },
          DeviceDisconnected: { target: `WaitingForReconnection` },
          CloseConnectionCalled: { target: `Terminated` },
        },
      },
      WaitingForReconnection: {
        entry: [`startTimer`, `tryToReconnect`],
        on: {
          DeviceConnected: { target: `Connected`, actions: `cancelTimer` },
          SendApduCalled: {
            target: `WaitingForReconnectionWithQueuedSendApdu`,
            actions: Mr({
              apduInProgress: ({ event: e }) =>
                D.of({
                  apdu: e.apdu,
                  triggersDisconnection: e.triggersDisconnection,
                  abortTimeout: e.abortTimeout,
                  responseCallback: e.responseCallback,
                }),
            }),
          },
          ReconnectionTimedOut: { target: `Terminated` },
          CloseConnectionCalled: { target: `Terminated` },
        },
      },
      WaitingForReconnectionWithQueuedSendApdu: {
        on: {
          DeviceConnected: { target: `SendingApdu`, actions: `cancelTimer` },
          ReconnectionTimedOut: {
            target: `Terminated`,
            actions: [{ type: `sendApduResponse`, params: { response: j(new to()) } }, { type: `clearApduInProgress` }],
          },
          CloseConnectionCalled: {
            target: `Terminated`,
            actions: [{ type: `sendApduResponse`, params: { response: j(new $a()) } }, `clearApduInProgress`],
          },
          SendApduCalled: {
            actions: ({ event: e }) => {
              e.responseCallback(j(new eo()))
            },
          },
        },
      },
      Terminated: { entry: [`signalTermination`, `closeConnection`], type: `final` },
    },
  })
}
var lp = class {
  id
  deviceModel
  sendApdu
  type
  transport
  name
  constructor({ id: e, deviceModel: t, type: n, transport: r, sendApdu: i, name: a }) {
    ;((this.id = e),
      (this.deviceModel = t),
      (this.sendApdu = i),
      (this.type = n),
      (this.transport = r),
      (this.name = a))
  }
}
export {
  D as C,
  M as S,
  st as T,
  Ai as _,
  ju as a,
  N as b,
  Ja as c,
  Xa as d,
  z as f,
  ta as g,
  ya as h,
  Mu as i,
  qa as l,
  Da as m,
  sp as n,
  Lc as o,
  Ka as p,
  ap as r,
  Ic as s,
  lp as t,
  Ga as u,
  Ti as v,
  k as w,
  j as x,
  R as y,
}
//# sourceMappingURL=rest-DyD-HMcV.js.map
