import { a as e, i as t, n, o as r, r as i, t as a } from './rolldown-runtime-DLMaRju-.js'
import {
  Gr as o,
  Jr as s,
  Kr as c,
  Qr as l,
  Ur as u,
  Wr as d,
  Xr as f,
  Yr as p,
  Zr as m,
  _i as h,
  _r as g,
  bi as _,
  ci as v,
  di as y,
  ei as b,
  fi as x,
  gi as S,
  gr as C,
  hi as w,
  hr as T,
  ii as E,
  li as D,
  mi as O,
  mr as k,
  ni as A,
  oi as j,
  pi as M,
  pr as N,
  qr as P,
  ri as F,
  si as I,
  vi as L,
  yi as R,
} from './later-DLdlgyuL.js'
import { cn as ee, dn as te, fn as ne, on as re, sn as ie, un as ae } from './index--te03lJq.js'
import { n as oe } from './rest-Cy4Y8Q_t.js'
import { n as se, t as ce } from './rest-DdSmUu_u.js'
import { t as le } from './rest-BMpYyskR.js'
var ue = i({
  __assign: () => Pe,
  __asyncDelegator: () => Ee,
  __asyncGenerator: () => Te,
  __asyncValues: () => De,
  __await: () => we,
  __awaiter: () => ge,
  __classPrivateFieldGet: () => je,
  __classPrivateFieldSet: () => Me,
  __createBinding: () => ve,
  __decorate: () => pe,
  __exportStar: () => ye,
  __extends: () => de,
  __generator: () => _e,
  __importDefault: () => Ae,
  __importStar: () => ke,
  __makeTemplateObject: () => Oe,
  __metadata: () => he,
  __param: () => me,
  __read: () => xe,
  __rest: () => fe,
  __spread: () => Se,
  __spreadArrays: () => Ce,
  __values: () => be,
})
function de(e, t) {
  Ne(e, t)
  function n() {
    this.constructor = e
  }
  e.prototype = t === null ? Object.create(t) : ((n.prototype = t.prototype), new n())
}
function fe(e, t) {
  var n = {}
  for (var r in e) Object.prototype.hasOwnProperty.call(e, r) && t.indexOf(r) < 0 && (n[r] = e[r])
  if (e != null && typeof Object.getOwnPropertySymbols == `function`)
    for (var i = 0, r = Object.getOwnPropertySymbols(e); i < r.length; i++)
      t.indexOf(r[i]) < 0 && Object.prototype.propertyIsEnumerable.call(e, r[i]) && (n[r[i]] = e[r[i]])
  return n
}
function pe(e, t, n, r) {
  var i = arguments.length,
    a = i < 3 ? t : r === null ? (r = Object.getOwnPropertyDescriptor(t, n)) : r,
    o
  if (typeof Reflect == `object` && typeof Reflect.decorate == `function`) a = Reflect.decorate(e, t, n, r)
  else for (var s = e.length - 1; s >= 0; s--) (o = e[s]) && (a = (i < 3 ? o(a) : i > 3 ? o(t, n, a) : o(t, n)) || a)
  return (i > 3 && a && Object.defineProperty(t, n, a), a)
}
function me(e, t) {
  return function (n, r) {
    t(n, r, e)
  }
}
function he(e, t) {
  if (typeof Reflect == `object` && typeof Reflect.metadata == `function`) return Reflect.metadata(e, t)
}
function ge(e, t, n, r) {
  function i(e) {
    return e instanceof n
      ? e
      : new n(function (t) {
          t(e)
        })
  }
  return new (n ||= Promise)(function (n, a) {
    function o(e) {
      try {
        c(r.next(e))
      } catch (e) {
        a(e)
      }
    }
    function s(e) {
      try {
        c(r.throw(e))
      } catch (e) {
        a(e)
      }
    }
    function c(e) {
      e.done ? n(e.value) : i(e.value).then(o, s)
    }
    c((r = r.apply(e, t || [])).next())
  })
}
function _e(e, t) {
  var n = {
      label: 0,
      sent: function () {
        if (a[0] & 1) throw a[1]
        return a[1]
      },
      trys: [],
      ops: [],
    },
    r,
    i,
    a,
    o = { next: s(0), throw: s(1), return: s(2) }
  return (
    typeof Symbol == `function` &&
      (o[Symbol.iterator] = function () {
        return this
      }),
    o
  )
  function s(e) {
    return function (t) {
      return c([e, t])
    }
  }
  function c(o) {
    if (r) throw TypeError(`Generator is already executing.`)
    for (; n;)
      try {
        if (
          ((r = 1),
          i &&
            (a = o[0] & 2 ? i.return : o[0] ? i.throw || ((a = i.return) && a.call(i), 0) : i.next) &&
            !(a = a.call(i, o[1])).done)
        )
          return a
        switch (((i = 0), a && (o = [o[0] & 2, a.value]), o[0])) {
          case 0:
          case 1:
            a = o
            break
          case 4:
            return (n.label++, { value: o[1], done: !1 })
          case 5:
            ;(n.label++, (i = o[1]), (o = [0]))
            continue
          case 7:
            ;((o = n.ops.pop()), n.trys.pop())
            continue
          default:
            if (((a = n.trys), !(a = a.length > 0 && a[a.length - 1]) && (o[0] === 6 || o[0] === 2))) {
              n = 0
              continue
            }
            if (o[0] === 3 && (!a || (o[1] > a[0] && o[1] < a[3]))) {
              n.label = o[1]
              break
            }
            if (o[0] === 6 && n.label < a[1]) {
              ;((n.label = a[1]), (a = o))
              break
            }
            if (a && n.label < a[2]) {
              ;((n.label = a[2]), n.ops.push(o))
              break
            }
            ;(a[2] && n.ops.pop(), n.trys.pop())
            continue
        }
        o = t.call(e, n)
      } catch (e) {
        ;((o = [6, e]), (i = 0))
      } finally {
        r = a = 0
      }
    if (o[0] & 5) throw o[1]
    return { value: o[0] ? o[1] : void 0, done: !0 }
  }
}
function ve(e, t, n, r) {
  ;(r === void 0 && (r = n), (e[r] = t[n]))
}
function ye(e, t) {
  for (var n in e) n !== 'default' && !t.hasOwnProperty(n) && (t[n] = e[n])
}
function be(e) {
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
function xe(e, t) {
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
function Se() {
  for (var e = [], t = 0; t < arguments.length; t++) e = e.concat(xe(arguments[t]))
  return e
}
function Ce() {
  for (var e = 0, t = 0, n = arguments.length; t < n; t++) e += arguments[t].length
  for (var r = Array(e), i = 0, t = 0; t < n; t++)
    for (var a = arguments[t], o = 0, s = a.length; o < s; o++, i++) r[i] = a[o]
  return r
}
function we(e) {
  return this instanceof we ? ((this.v = e), this) : new we(e)
}
function Te(e, t, n) {
  if (!Symbol.asyncIterator) throw TypeError(`Symbol.asyncIterator is not defined.`)
  var r = n.apply(e, t || []),
    i,
    a = []
  return (
    (i = {}),
    o(`next`),
    o(`throw`),
    o(`return`),
    (i[Symbol.asyncIterator] = function () {
      return this
    }),
    i
  )
  function o(e) {
    r[e] &&
      (i[e] = function (t) {
        return new Promise(function (n, r) {
          a.push([e, t, n, r]) > 1 || s(e, t)
        })
      })
  }
  function s(e, t) {
    try {
      c(r[e](t))
    } catch (e) {
      d(a[0][3], e)
    }
  }
  function c(e) {
    e.value instanceof we ? Promise.resolve(e.value.v).then(l, u) : d(a[0][2], e)
  }
  function l(e) {
    s(`next`, e)
  }
  function u(e) {
    s(`throw`, e)
  }
  function d(e, t) {
    ;(e(t), a.shift(), a.length && s(a[0][0], a[0][1]))
  }
}
function Ee(e) {
  var t = {},
    n
  return (
    r(`next`),
    r(`throw`, function (e) {
      throw e
    }),
    r(`return`),
    (t[Symbol.iterator] = function () {
      return this
    }),
    t
  )
  function r(r, i) {
    t[r] = e[r]
      ? function (t) {
          return (n = !n) ? { value: we(e[r](t)), done: r === `return` } : i ? i(t) : t
        }
      : i
  }
}
function De(e) {
  if (!Symbol.asyncIterator) throw TypeError(`Symbol.asyncIterator is not defined.`)
  var t = e[Symbol.asyncIterator],
    n
  return t
    ? t.call(e)
    : ((e = typeof be == `function` ? be(e) : e[Symbol.iterator]()),
      (n = {}),
      r(`next`),
      r(`throw`),
      r(`return`),
      (n[Symbol.asyncIterator] = function () {
        return this
      }),
      n)
  function r(t) {
    n[t] =
      e[t] &&
      function (n) {
        return new Promise(function (r, a) {
          ;((n = e[t](n)), i(r, a, n.done, n.value))
        })
      }
  }
  function i(e, t, n, r) {
    Promise.resolve(r).then(function (t) {
      e({ value: t, done: n })
    }, t)
  }
}
function Oe(e, t) {
  return (Object.defineProperty ? Object.defineProperty(e, 'raw', { value: t }) : (e.raw = t), e)
}
function ke(e) {
  if (e && e.__esModule) return e
  var t = {}
  if (e != null) for (var n in e) Object.hasOwnProperty.call(e, n) && (t[n] = e[n])
  return ((t.default = e), t)
}
function Ae(e) {
  return e && e.__esModule ? e : { default: e }
}
function je(e, t) {
  if (!t.has(e)) throw TypeError(`attempted to get private field on non-instance`)
  return t.get(e)
}
function Me(e, t, n) {
  if (!t.has(e)) throw TypeError(`attempted to set private field on non-instance`)
  return (t.set(e, n), n)
}
var Ne,
  Pe,
  Fe = n(() => {
    ;((Ne = function (e, t) {
      return (
        (Ne =
          Object.setPrototypeOf ||
          ({ __proto__: [] } instanceof Array &&
            function (e, t) {
              e.__proto__ = t
            }) ||
          function (e, t) {
            for (var n in t) t.hasOwnProperty(n) && (e[n] = t[n])
          }),
        Ne(e, t)
      )
    }),
      (Pe = function () {
        return (
          (Pe =
            Object.assign ||
            function (e) {
              for (var t, n = 1, r = arguments.length; n < r; n++)
                for (var i in ((t = arguments[n]), t)) Object.prototype.hasOwnProperty.call(t, i) && (e[i] = t[i])
              return e
            }),
          Pe.apply(this, arguments)
        )
      }))
  }),
  Ie = a((e) => {
    ;(Object.defineProperty(e, '__esModule', { value: !0 }), (e.delay = void 0))
    function t(e) {
      return new Promise((t) => {
        setTimeout(() => {
          t(!0)
        }, e)
      })
    }
    e.delay = t
  }),
  Le = a((e) => {
    ;(Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.ONE_THOUSAND = e.ONE_HUNDRED = void 0),
      (e.ONE_HUNDRED = 100),
      (e.ONE_THOUSAND = 1e3))
  }),
  Re = a((e) => {
    ;(Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.ONE_YEAR =
        e.FOUR_WEEKS =
        e.THREE_WEEKS =
        e.TWO_WEEKS =
        e.ONE_WEEK =
        e.THIRTY_DAYS =
        e.SEVEN_DAYS =
        e.FIVE_DAYS =
        e.THREE_DAYS =
        e.ONE_DAY =
        e.TWENTY_FOUR_HOURS =
        e.TWELVE_HOURS =
        e.SIX_HOURS =
        e.THREE_HOURS =
        e.ONE_HOUR =
        e.SIXTY_MINUTES =
        e.THIRTY_MINUTES =
        e.TEN_MINUTES =
        e.FIVE_MINUTES =
        e.ONE_MINUTE =
        e.SIXTY_SECONDS =
        e.THIRTY_SECONDS =
        e.TEN_SECONDS =
        e.FIVE_SECONDS =
        e.ONE_SECOND =
          void 0),
      (e.ONE_SECOND = 1),
      (e.FIVE_SECONDS = 5),
      (e.TEN_SECONDS = 10),
      (e.THIRTY_SECONDS = 30),
      (e.SIXTY_SECONDS = 60),
      (e.ONE_MINUTE = e.SIXTY_SECONDS),
      (e.FIVE_MINUTES = e.ONE_MINUTE * 5),
      (e.TEN_MINUTES = e.ONE_MINUTE * 10),
      (e.THIRTY_MINUTES = e.ONE_MINUTE * 30),
      (e.SIXTY_MINUTES = e.ONE_MINUTE * 60),
      (e.ONE_HOUR = e.SIXTY_MINUTES),
      (e.THREE_HOURS = e.ONE_HOUR * 3),
      (e.SIX_HOURS = e.ONE_HOUR * 6),
      (e.TWELVE_HOURS = e.ONE_HOUR * 12),
      (e.TWENTY_FOUR_HOURS = e.ONE_HOUR * 24),
      (e.ONE_DAY = e.TWENTY_FOUR_HOURS),
      (e.THREE_DAYS = e.ONE_DAY * 3),
      (e.FIVE_DAYS = e.ONE_DAY * 5),
      (e.SEVEN_DAYS = e.ONE_DAY * 7),
      (e.THIRTY_DAYS = e.ONE_DAY * 30),
      (e.ONE_WEEK = e.SEVEN_DAYS),
      (e.TWO_WEEKS = e.ONE_WEEK * 2),
      (e.THREE_WEEKS = e.ONE_WEEK * 3),
      (e.FOUR_WEEKS = e.ONE_WEEK * 4),
      (e.ONE_YEAR = e.ONE_DAY * 365))
  }),
  ze = a((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 })
    var n = (Fe(), e(ue))
    ;(n.__exportStar(Le(), t), n.__exportStar(Re(), t))
  }),
  Be = a((e) => {
    ;(Object.defineProperty(e, '__esModule', { value: !0 }), (e.fromMiliseconds = e.toMiliseconds = void 0))
    var t = ze()
    function n(e) {
      return e * t.ONE_THOUSAND
    }
    e.toMiliseconds = n
    function r(e) {
      return Math.floor(e / t.ONE_THOUSAND)
    }
    e.fromMiliseconds = r
  }),
  Ve = a((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 })
    var n = (Fe(), e(ue))
    ;(n.__exportStar(Ie(), t), n.__exportStar(Be(), t))
  }),
  He = a((e) => {
    ;(Object.defineProperty(e, '__esModule', { value: !0 }), (e.Watch = void 0))
    var t = class {
      constructor() {
        this.timestamps = new Map()
      }
      start(e) {
        if (this.timestamps.has(e)) throw Error(`Watch already started for label: ${e}`)
        this.timestamps.set(e, { started: Date.now() })
      }
      stop(e) {
        let t = this.get(e)
        if (t.elapsed !== void 0) throw Error(`Watch already stopped for label: ${e}`)
        let n = Date.now() - t.started
        this.timestamps.set(e, { started: t.started, elapsed: n })
      }
      get(e) {
        let t = this.timestamps.get(e)
        if (t === void 0) throw Error(`No timestamp found for label: ${e}`)
        return t
      }
      elapsed(e) {
        let t = this.get(e)
        return t.elapsed || Date.now() - t.started
      }
    }
    ;((e.Watch = t), (e.default = t))
  }),
  Ue = a((e) => {
    ;(Object.defineProperty(e, '__esModule', { value: !0 }), (e.IWatch = void 0), (e.IWatch = class {}))
  }),
  We = a((t) => {
    ;(Object.defineProperty(t, '__esModule', { value: !0 }), (Fe(), e(ue)).__exportStar(Ue(), t))
  }),
  Ge = a((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 })
    var n = (Fe(), e(ue))
    ;(n.__exportStar(Ve(), t), n.__exportStar(He(), t), n.__exportStar(We(), t), n.__exportStar(ze(), t))
  }),
  Ke = class {},
  qe = r(le()),
  z = Ge(),
  Je = class extends Ke {
    constructor(e) {
      super()
    }
  },
  Ye = z.FIVE_SECONDS,
  Xe = { pulse: `heartbeat_pulse` },
  Ze = class e extends Je {
    constructor(e) {
      ;(super(e), (this.events = new qe.EventEmitter()), (this.interval = Ye), (this.interval = e?.interval || Ye))
    }
    static async init(t) {
      let n = new e(t)
      return (await n.init(), n)
    }
    async init() {
      await this.initialize()
    }
    stop() {
      clearInterval(this.intervalRef)
    }
    on(e, t) {
      this.events.on(e, t)
    }
    once(e, t) {
      this.events.once(e, t)
    }
    off(e, t) {
      this.events.off(e, t)
    }
    removeListener(e, t) {
      this.events.removeListener(e, t)
    }
    async initialize() {
      this.intervalRef = setInterval(() => this.pulse(), (0, z.toMiliseconds)(this.interval))
    }
    pulse() {
      this.events.emit(Xe.pulse)
    }
  },
  Qe =
    /"(?:_|\\u0{2}5[Ff]){2}(?:p|\\u0{2}70)(?:r|\\u0{2}72)(?:o|\\u0{2}6[Ff])(?:t|\\u0{2}74)(?:o|\\u0{2}6[Ff])(?:_|\\u0{2}5[Ff]){2}"\s*:/,
  $e =
    /"(?:c|\\u0063)(?:o|\\u006[Ff])(?:n|\\u006[Ee])(?:s|\\u0073)(?:t|\\u0074)(?:r|\\u0072)(?:u|\\u0075)(?:c|\\u0063)(?:t|\\u0074)(?:o|\\u006[Ff])(?:r|\\u0072)"\s*:/,
  et = /^\s*["[{]|^\s*-?\d{1,16}(\.\d{1,17})?([Ee][+-]?\d+)?\s*$/
function tt(e, t) {
  if (e === `__proto__` || (e === `constructor` && t && typeof t == `object` && `prototype` in t)) nt(e)
  else return t
}
function nt(e) {
  console.warn(`[destr] Dropping "${e}" key to prevent prototype pollution.`)
}
function rt(e, t = {}) {
  if (typeof e != `string`) return e
  if (e[0] === `"` && e[e.length - 1] === `"` && e.indexOf(`\\`) === -1) return e.slice(1, -1)
  let n = e.trim()
  if (n.length <= 9)
    switch (n.toLowerCase()) {
      case `true`:
        return !0
      case `false`:
        return !1
      case `undefined`:
        return
      case `null`:
        return null
      case `nan`:
        return NaN
      case `infinity`:
        return 1 / 0
      case `-infinity`:
        return -1 / 0
    }
  if (!et.test(e)) {
    if (t.strict) throw SyntaxError(`[destr] Invalid JSON`)
    return e
  }
  try {
    if (Qe.test(e) || $e.test(e)) {
      if (t.strict) throw Error(`[destr] Possible prototype pollution`)
      return JSON.parse(e, tt)
    }
    return JSON.parse(e)
  } catch (n) {
    if (t.strict) throw n
    return e
  }
}
function it(e) {
  return !e || typeof e.then != `function` ? Promise.resolve(e) : e
}
function at(e, ...t) {
  try {
    return it(e(...t))
  } catch (e) {
    return Promise.reject(e)
  }
}
function ot(e) {
  let t = typeof e
  return e === null || (t !== `object` && t !== `function`)
}
function st(e) {
  let t = Object.getPrototypeOf(e)
  return !t || t.isPrototypeOf(Object)
}
function ct(e) {
  if (ot(e)) return String(e)
  if (st(e) || Array.isArray(e)) return JSON.stringify(e)
  if (typeof e.toJSON == `function`) return ct(e.toJSON())
  throw Error(`[unstorage] Cannot stringify value!`)
}
var lt = `base64:`
function ut(e) {
  return typeof e == `string` ? e : lt + pt(e)
}
function dt(e) {
  return typeof e != `string` || !e.startsWith(lt) ? e : ft(e.slice(7))
}
function ft(e) {
  return globalThis.Buffer ? Buffer.from(e, `base64`) : Uint8Array.from(globalThis.atob(e), (e) => e.codePointAt(0))
}
function pt(e) {
  return globalThis.Buffer ? Buffer.from(e).toString(`base64`) : globalThis.btoa(String.fromCodePoint(...e))
}
function mt(e) {
  return (e && e.split(`?`)[0]?.replace(/[/\\]/g, `:`).replace(/:+/g, `:`).replace(/^:|:$/g, ``)) || ``
}
function ht(e) {
  return e.split(`:`).some((e) => e === `.` || e === `..`)
}
function gt(...e) {
  return mt(e.join(`:`))
}
function _t(e) {
  return ((e = mt(e)), e ? e + `:` : ``)
}
function vt(e, t) {
  if (t === void 0) return !0
  let n = 0,
    r = e.indexOf(`:`)
  for (; r > -1;) (n++, (r = e.indexOf(`:`, r + 1)))
  return n <= t
}
function yt(e, t) {
  return t ? e.startsWith(t) && e[e.length - 1] !== `$` : e[e.length - 1] !== `$`
}
function bt(e) {
  return e
}
var xt = `memory`,
  St = bt(() => {
    let e = new Map()
    return {
      name: xt,
      getInstance: () => e,
      hasItem(t) {
        return e.has(t)
      },
      getItem(t) {
        return e.get(t) ?? null
      },
      getItemRaw(t) {
        return e.get(t) ?? null
      },
      setItem(t, n) {
        e.set(t, n)
      },
      setItemRaw(t, n) {
        e.set(t, n)
      },
      removeItem(t) {
        e.delete(t)
      },
      getKeys() {
        return [...e.keys()]
      },
      clear() {
        e.clear()
      },
      dispose() {
        e.clear()
      },
    }
  })
function Ct(e = {}) {
  let t = { mounts: { '': e.driver || St() }, mountpoints: [``], watching: !1, watchListeners: [], unwatch: {} },
    n = (e) => {
      let t = mt(e)
      if (!t || ht(t)) throw Error(`[unstorage] Invalid key: ${JSON.stringify(e)}`)
      return t
    },
    r = (e) => {
      let t = _t(e)
      if (ht(t)) throw Error(`[unstorage] Invalid base: ${JSON.stringify(e)}`)
      return t
    },
    i = (e) => {
      for (let n of t.mountpoints)
        if (e.startsWith(n)) return { base: n, relativeKey: e.slice(n.length), driver: t.mounts[n] }
      return { base: ``, relativeKey: e, driver: t.mounts[``] }
    },
    a = (e, n) =>
      t.mountpoints
        .filter((t) => t.startsWith(e) || (n && e.startsWith(t)))
        .map((n) => ({
          relativeBase: e.length > n.length ? e.slice(n.length) : void 0,
          mountpoint: n,
          driver: t.mounts[n],
        })),
    o = (e, n) => {
      if (t.watching) {
        n = mt(n)
        for (let r of t.watchListeners) r(e, n)
      }
    },
    s = async () => {
      if (!t.watching) {
        t.watching = !0
        for (let e in t.mounts) t.unwatch[e] = await wt(t.mounts[e], o, e)
      }
    },
    c = async () => {
      if (t.watching) {
        for (let e in t.unwatch) await t.unwatch[e]()
        ;((t.unwatch = {}), (t.watching = !1))
      }
    },
    l = (e, t, r) => {
      let a = new Map(),
        o = (e) => {
          let t = a.get(e.base)
          return (t || ((t = { driver: e.driver, base: e.base, items: [] }), a.set(e.base, t)), t)
        }
      for (let r of e) {
        let e = typeof r == `string`,
          a = n(e ? r : r.key),
          s = e ? void 0 : r.value,
          c = e || !r.options ? t : { ...t, ...r.options },
          l = i(a)
        o(l).items.push({ key: a, value: s, relativeKey: l.relativeKey, options: c })
      }
      return Promise.all([...a.values()].map((e) => r(e))).then((e) => e.flat())
    },
    u = {
      async hasItem(e, t = {}) {
        e = n(e)
        let { relativeKey: r, driver: a } = i(e)
        return at(a.hasItem, r, t)
      },
      async getItem(e, t = {}) {
        e = n(e)
        let { relativeKey: r, driver: a } = i(e)
        return at(a.getItem, r, t).then((e) => rt(e))
      },
      async getItems(e, t = {}) {
        return l(e, t, (e) =>
          e.driver.getItems
            ? at(
                e.driver.getItems,
                e.items.map((e) => ({ key: e.relativeKey, options: e.options })),
                t,
              ).then((t) => t.map((t) => ({ key: gt(e.base, t.key), value: rt(t.value) })))
            : Promise.all(
                e.items.map((t) =>
                  at(e.driver.getItem, t.relativeKey, t.options).then((e) => ({ key: t.key, value: rt(e) })),
                ),
              ),
        )
      },
      async getItemRaw(e, t = {}) {
        e = n(e)
        let { relativeKey: r, driver: a } = i(e)
        return a.getItemRaw ? at(a.getItemRaw, r, t) : at(a.getItem, r, t).then((e) => dt(e))
      },
      async setItem(e, t, r = {}) {
        if (t === void 0) return u.removeItem(e)
        e = n(e)
        let { relativeKey: a, driver: s } = i(e)
        s.setItem && (await at(s.setItem, a, ct(t), r), s.watch || o(`update`, e))
      },
      async setItems(e, t) {
        await l(e, t, async (e) => {
          if (e.driver.setItems)
            return at(
              e.driver.setItems,
              e.items.map((e) => ({ key: e.relativeKey, value: ct(e.value), options: e.options })),
              t,
            )
          e.driver.setItem &&
            (await Promise.all(e.items.map((t) => at(e.driver.setItem, t.relativeKey, ct(t.value), t.options))))
        })
      },
      async setItemRaw(e, t, r = {}) {
        if (t === void 0) return u.removeItem(e, r)
        e = n(e)
        let { relativeKey: a, driver: s } = i(e)
        if (s.setItemRaw) await at(s.setItemRaw, a, t, r)
        else if (s.setItem) await at(s.setItem, a, ut(t), r)
        else return
        s.watch || o(`update`, e)
      },
      async removeItem(e, t = {}) {
        ;(typeof t == `boolean` && (t = { removeMeta: t }), (e = n(e)))
        let { relativeKey: r, driver: a } = i(e)
        a.removeItem &&
          (await at(a.removeItem, r, t),
          (t.removeMeta || t.removeMata) && (await at(a.removeItem, r + `$`, t)),
          a.watch || o(`remove`, e))
      },
      async getMeta(e, t = {}) {
        ;(typeof t == `boolean` && (t = { nativeOnly: t }), (e = n(e)))
        let { relativeKey: r, driver: a } = i(e),
          o = Object.create(null)
        if ((a.getMeta && Object.assign(o, await at(a.getMeta, r, t)), !t.nativeOnly)) {
          let e = await at(a.getItem, r + `$`, t).then((e) => rt(e))
          e &&
            typeof e == `object` &&
            (typeof e.atime == `string` && (e.atime = new Date(e.atime)),
            typeof e.mtime == `string` && (e.mtime = new Date(e.mtime)),
            Object.assign(o, e))
        }
        return o
      },
      async setMeta(e, t, r = {}) {
        return this.setItem(n(e) + `$`, t, r)
      },
      async removeMeta(e, t = {}) {
        return this.removeItem(n(e) + `$`, t)
      },
      async getKeys(e, t = {}) {
        e = r(e)
        let n = a(e, !0),
          i = [],
          o = [],
          s = !0
        for (let e of n) {
          e.driver.flags?.maxDepth || (s = !1)
          let n = await at(e.driver.getKeys, e.relativeBase, t)
          for (let t of n) {
            let n = e.mountpoint + mt(t)
            i.some((e) => n.startsWith(e)) || o.push(n)
          }
          i = [e.mountpoint, ...i.filter((t) => !t.startsWith(e.mountpoint))]
        }
        let c = t.maxDepth !== void 0 && !s
        return o.filter((n) => (!c || vt(n, t.maxDepth)) && yt(n, e))
      },
      async clear(e, t = {}) {
        ;((e = r(e)),
          await Promise.all(
            a(e, !1).map(async (e) => {
              if (e.driver.clear) return at(e.driver.clear, e.relativeBase, t)
              if (e.driver.removeItem) {
                let n = await e.driver.getKeys(e.relativeBase || ``, t)
                return Promise.all(n.map((n) => e.driver.removeItem(n, t)))
              }
            }),
          ))
      },
      async dispose() {
        await Promise.all(Object.values(t.mounts).map((e) => Tt(e)))
      },
      async watch(e) {
        return (
          await s(),
          t.watchListeners.push(e),
          async () => {
            ;((t.watchListeners = t.watchListeners.filter((t) => t !== e)),
              t.watchListeners.length === 0 && (await c()))
          }
        )
      },
      async unwatch() {
        ;((t.watchListeners = []), await c())
      },
      mount(e, n) {
        if (((e = r(e)), e && t.mounts[e])) throw Error(`already mounted at ${e}`)
        return (
          e && (t.mountpoints.push(e), t.mountpoints.sort((e, t) => t.length - e.length)),
          (t.mounts[e] = n),
          t.watching &&
            Promise.resolve(wt(n, o, e))
              .then((n) => {
                t.unwatch[e] = n
              })
              .catch(console.error),
          u
        )
      },
      async unmount(e, n = !0) {
        ;((e = _t(e)),
          e &&
            t.mounts[e] &&
            (t.watching && e in t.unwatch && (t.unwatch[e]?.(), delete t.unwatch[e]),
            n && (await Tt(t.mounts[e])),
            (t.mountpoints = t.mountpoints.filter((t) => t !== e)),
            delete t.mounts[e]))
      },
      getMount(e = ``) {
        e = mt(e) + `:`
        let t = i(e)
        return { driver: t.driver, base: t.base }
      },
      getMounts(e = ``, t = {}) {
        return ((e = mt(e)), a(e, t.parents).map((e) => ({ driver: e.driver, base: e.mountpoint })))
      },
      keys: (e, t = {}) => u.getKeys(e, t),
      get: (e, t = {}) => u.getItem(e, t),
      set: (e, t, n = {}) => u.setItem(e, t, n),
      has: (e, t = {}) => u.hasItem(e, t),
      del: (e, t = {}) => u.removeItem(e, t),
      remove: (e, t = {}) => u.removeItem(e, t),
    }
  return u
}
function wt(e, t, n) {
  return e.watch ? e.watch((e, r) => t(e, n + r)) : () => {}
}
async function Tt(e) {
  typeof e.dispose == `function` && (await at(e.dispose))
}
var Et = (e) => JSON.stringify(e, (e, t) => (typeof t == `bigint` ? t.toString() + `n` : t)),
  Dt = (e) => {
    let t = e.replace(
      /([\[:])?(\d{17,}|(?:[9](?:[1-9]07199254740991|0[1-9]7199254740991|00[8-9]199254740991|007[2-9]99254740991|007199[3-9]54740991|0071992[6-9]4740991|00719925[5-9]740991|007199254[8-9]40991|0071992547[5-9]0991|00719925474[1-9]991|00719925474099[2-9])))([,\}\]])/g,
      `$1"$2n"$3`,
    )
    return JSON.parse(t, (e, t) =>
      typeof t == `string` && t.match(/^\d+n$/) ? BigInt(t.substring(0, t.length - 1)) : t,
    )
  }
function Ot(e) {
  if (typeof e != `string`) throw Error(`Cannot safe json parse value of type ${typeof e}`)
  try {
    return Dt(e)
  } catch {
    return e
  }
}
function kt(e) {
  return typeof e == `string` ? e : Et(e) || ``
}
var At = `idb-keyval`,
  jt = (e = {}) => {
    let t = e.base && e.base.length > 0 ? `${e.base}:` : ``,
      n = (e) => t + e,
      r
    return (
      e.dbName && e.storeName && (r = ie(e.dbName, e.storeName)),
      {
        name: At,
        options: e,
        async hasItem(e) {
          return typeof (await ae(n(e), r)) < `u`
        },
        async getItem(e) {
          return (await ae(n(e), r)) ?? null
        },
        setItem(e, t) {
          return ne(n(e), t, r)
        },
        removeItem(e) {
          return ee(n(e), r)
        },
        getKeys() {
          return te(r)
        },
        clear() {
          return re(r)
        },
      }
    )
  },
  Mt = `WALLET_CONNECT_V2_INDEXED_DB`,
  Nt = `keyvaluestorage`,
  Pt = class {
    constructor() {
      this.indexedDb = Ct({ driver: jt({ dbName: Mt, storeName: Nt }) })
    }
    async getKeys() {
      return this.indexedDb.getKeys()
    }
    async getEntries() {
      return (await this.indexedDb.getItems(await this.indexedDb.getKeys())).map((e) => [e.key, e.value])
    }
    async getItem(e) {
      let t = await this.indexedDb.getItem(e)
      if (t !== null) return t
    }
    async setItem(e, t) {
      await this.indexedDb.setItem(e, kt(t))
    }
    async removeItem(e) {
      await this.indexedDb.removeItem(e)
    }
  },
  Ft =
    typeof globalThis < `u`
      ? globalThis
      : typeof window < `u`
        ? window
        : typeof global < `u`
          ? global
          : typeof self < `u`
            ? self
            : {},
  It = { exports: {} }
;(function () {
  let e
  function t() {}
  ;((e = t),
    (e.prototype.getItem = function (e) {
      return this.hasOwnProperty(e) ? String(this[e]) : null
    }),
    (e.prototype.setItem = function (e, t) {
      this[e] = String(t)
    }),
    (e.prototype.removeItem = function (e) {
      delete this[e]
    }),
    (e.prototype.clear = function () {
      let e = this
      Object.keys(e).forEach(function (t) {
        ;((e[t] = void 0), delete e[t])
      })
    }),
    (e.prototype.key = function (e) {
      return ((e ||= 0), Object.keys(this)[e])
    }),
    e.prototype.__defineGetter__(`length`, function () {
      return Object.keys(this).length
    }),
    (It.exports =
      typeof Ft < `u` && Ft.localStorage
        ? Ft.localStorage
        : typeof window < `u` && window.localStorage
          ? window.localStorage
          : new t()))
})()
function Lt(e) {
  return [e[0], Ot(e[1] ?? ``)]
}
var Rt = class {
    constructor() {
      this.localStorage = It.exports
    }
    async getKeys() {
      return Object.keys(this.localStorage)
    }
    async getEntries() {
      return Object.entries(this.localStorage).map(Lt)
    }
    async getItem(e) {
      let t = this.localStorage.getItem(e)
      if (t !== null) return Ot(t)
    }
    async setItem(e, t) {
      this.localStorage.setItem(e, kt(t))
    }
    async removeItem(e) {
      this.localStorage.removeItem(e)
    }
  },
  zt = `wc_storage_version`,
  Bt = 1,
  Vt = async (e, t, n) => {
    let r = zt,
      i = await t.getItem(r)
    if (i && i >= Bt) {
      n(t)
      return
    }
    let a = await e.getKeys()
    if (!a.length) {
      n(t)
      return
    }
    let o = []
    for (; a.length;) {
      let n = a.shift()
      if (!n) continue
      let r = n.toLowerCase()
      if (r.includes(`wc@`) || r.includes(`walletconnect`) || r.includes(`wc_`) || r.includes(`wallet_connect`)) {
        let r = await e.getItem(n)
        ;(await t.setItem(n, r), o.push(n))
      }
    }
    ;(await t.setItem(r, Bt), n(t), Ht(e, o))
  },
  Ht = async (e, t) => {
    t.length &&
      t.forEach(async (t) => {
        await e.removeItem(t)
      })
  },
  Ut = class {
    constructor() {
      ;((this.initialized = !1),
        (this.setInitialized = (e) => {
          ;((this.storage = e), (this.initialized = !0))
        }))
      let e = new Rt()
      this.storage = e
      try {
        Vt(e, new Pt(), this.setInitialized)
      } catch {
        this.initialized = !0
      }
    }
    async getKeys() {
      return (await this.initialize(), this.storage.getKeys())
    }
    async getEntries() {
      return (await this.initialize(), this.storage.getEntries())
    }
    async getItem(e) {
      return (await this.initialize(), this.storage.getItem(e))
    }
    async setItem(e, t) {
      return (await this.initialize(), this.storage.setItem(e, t))
    }
    async removeItem(e) {
      return (await this.initialize(), this.storage.removeItem(e))
    }
    async initialize() {
      this.initialized ||
        (await new Promise((e) => {
          let t = setInterval(() => {
            this.initialized && (clearInterval(t), e())
          }, 20)
        }))
    }
  },
  Wt = { exports: {} }
function Gt(e) {
  try {
    return JSON.stringify(e)
  } catch {
    return `"[Circular]"`
  }
}
var Kt = qt
function qt(e, t, n) {
  var r = (n && n.stringify) || Gt,
    i = 1
  if (typeof e == `object` && e) {
    var a = t.length + i
    if (a === 1) return e
    var o = Array(a)
    o[0] = r(e)
    for (var s = 1; s < a; s++) o[s] = r(t[s])
    return o.join(` `)
  }
  if (typeof e != `string`) return e
  var c = t.length
  if (c === 0) return e
  for (var l = ``, u = 1 - i, d = -1, f = (e && e.length) || 0, p = 0; p < f;) {
    if (e.charCodeAt(p) === 37 && p + 1 < f) {
      switch (((d = d > -1 ? d : 0), e.charCodeAt(p + 1))) {
        case 100:
        case 102:
          if (u >= c || t[u] == null) break
          ;(d < p && (l += e.slice(d, p)), (l += Number(t[u])), (d = p + 2), p++)
          break
        case 105:
          if (u >= c || t[u] == null) break
          ;(d < p && (l += e.slice(d, p)), (l += Math.floor(Number(t[u]))), (d = p + 2), p++)
          break
        case 79:
        case 111:
        case 106:
          if (u >= c || t[u] === void 0) break
          d < p && (l += e.slice(d, p))
          var m = typeof t[u]
          if (m === `string`) {
            ;((l += `'` + t[u] + `'`), (d = p + 2), p++)
            break
          }
          if (m === `function`) {
            ;((l += t[u].name || `<anonymous>`), (d = p + 2), p++)
            break
          }
          ;((l += r(t[u])), (d = p + 2), p++)
          break
        case 115:
          if (u >= c) break
          ;(d < p && (l += e.slice(d, p)), (l += String(t[u])), (d = p + 2), p++)
          break
        case 37:
          ;(d < p && (l += e.slice(d, p)), (l += `%`), (d = p + 2), p++, u--)
      }
      ++u
    }
    ++p
  }
  return d === -1 ? e : (d < f && (l += e.slice(d)), l)
}
var Jt = Kt
Wt.exports = an
var Yt = Tn().console || {},
  Xt = {
    mapHttpRequest: vn,
    mapHttpResponse: vn,
    wrapRequestSerializer: yn,
    wrapResponseSerializer: yn,
    wrapErrorSerializer: yn,
    req: vn,
    res: vn,
    err: gn,
    errWithCause: gn,
  }
function Zt(e, t) {
  return e === `silent` ? 1 / 0 : t.levels.values[e]
}
var Qt = Symbol(`pino.logFuncs`),
  $t = Symbol(`pino.hierarchy`),
  en = { error: `log`, fatal: `error`, warn: `error`, info: `log`, debug: `log`, trace: `log` }
function tn(e, t) {
  t[$t] = { logger: t, parent: e[$t] }
}
function nn(e, t, n) {
  let r = {}
  ;(t.forEach((e) => {
    r[e] = n[e] ? n[e] : Yt[e] || Yt[en[e] || `log`] || bn
  }),
    (e[Qt] = r))
}
function rn(e, t) {
  return Array.isArray(e)
    ? e.filter(function (e) {
        return e !== `!stdSerializers.err`
      })
    : e === !0 && Object.keys(t)
}
function an(e) {
  ;((e ||= {}), (e.browser = e.browser || {}))
  let t = e.browser.transmit
  if (t && typeof t.send != `function`) throw Error(`pino: transmit option must have a send function`)
  let n = e.browser.write || Yt
  e.browser.write && (e.browser.asObject = !0)
  let r = e.serializers || {},
    i = rn(e.browser.serialize, r),
    a = e.browser.serialize
  Array.isArray(e.browser.serialize) && e.browser.serialize.indexOf(`!stdSerializers.err`) > -1 && (a = !1)
  let o = Object.keys(e.customLevels || {}),
    s = [`error`, `fatal`, `warn`, `info`, `debug`, `trace`].concat(o)
  ;(typeof n == `function` &&
    s.forEach(function (e) {
      n[e] = n
    }),
    (e.enabled === !1 || e.browser.disabled) && (e.level = `silent`))
  let c = e.level || `info`,
    l = Object.create(n)
  ;((l.log ||= bn),
    nn(l, s, n),
    tn({}, l),
    Object.defineProperty(l, 'levelVal', { get: d }),
    Object.defineProperty(l, 'level', { get: f, set: p }))
  let u = {
    transmit: t,
    serialize: i,
    asObject: e.browser.asObject,
    asObjectBindingsOnly: e.browser.asObjectBindingsOnly,
    formatters: e.browser.formatters,
    levels: s,
    timestamp: _n(e),
    messageKey: e.messageKey || `msg`,
    onChild: e.onChild || bn,
  }
  ;((l.levels = on(e)),
    (l.level = c),
    (l.isLevelEnabled = function (e) {
      return this.levels.values[e] ? this.levels.values[e] >= this.levels.values[this.level] : !1
    }),
    (l.setMaxListeners =
      l.getMaxListeners =
      l.emit =
      l.addListener =
      l.on =
      l.prependListener =
      l.once =
      l.prependOnceListener =
      l.removeListener =
      l.removeAllListeners =
      l.listeners =
      l.listenerCount =
      l.eventNames =
      l.write =
      l.flush =
        bn),
    (l.serializers = r),
    (l._serialize = i),
    (l._stdErrSerialize = a),
    (l.child = function (...e) {
      return m.call(this, u, ...e)
    }),
    t && (l._logEvent = hn()))
  function d() {
    return Zt(this.level, this)
  }
  function f() {
    return this._level
  }
  function p(e) {
    if (e !== `silent` && !this.levels.values[e]) throw Error(`unknown level ` + e)
    ;((this._level = e),
      ln(this, u, l, `error`),
      ln(this, u, l, `fatal`),
      ln(this, u, l, `warn`),
      ln(this, u, l, `info`),
      ln(this, u, l, `debug`),
      ln(this, u, l, `trace`),
      o.forEach((e) => {
        ln(this, u, l, e)
      }))
  }
  function m(n, a, o) {
    if (!a) throw Error(`missing bindings for child Pino`)
    ;((o ||= {}), i && a.serializers && (o.serializers = a.serializers))
    let s = o.serializers
    if (i && s) {
      var c = Object.assign({}, r, s),
        l = e.browser.serialize === !0 ? Object.keys(c) : i
      ;(delete a.serializers, pn([a], l, c, this._stdErrSerialize))
    }
    function u(e) {
      ;((this._childLevel = (e._childLevel | 0) + 1),
        (this.bindings = a),
        c && ((this.serializers = c), (this._serialize = l)),
        t && (this._logEvent = hn([].concat(e._logEvent.bindings, a))))
    }
    u.prototype = this
    let d = new u(this)
    return (
      tn(this, d),
      (d.child = function (...e) {
        return m.call(this, n, ...e)
      }),
      (d.level = o.level || this.level),
      n.onChild(d),
      d
    )
  }
  return l
}
function on(e) {
  let t = e.customLevels || {}
  return { values: Object.assign({}, an.levels.values, t), labels: Object.assign({}, an.levels.labels, sn(t)) }
}
function sn(e) {
  let t = {}
  return (
    Object.keys(e).forEach(function (n) {
      t[e[n]] = n
    }),
    t
  )
}
;((an.levels = {
  values: { fatal: 60, error: 50, warn: 40, info: 30, debug: 20, trace: 10 },
  labels: { 10: `trace`, 20: `debug`, 30: `info`, 40: `warn`, 50: `error`, 60: `fatal` },
}),
  (an.stdSerializers = Xt),
  (an.stdTimeFunctions = Object.assign({}, { nullTime: xn, epochTime: Sn, unixTime: Cn, isoTime: wn })))
function cn(e) {
  let t = []
  e.bindings && t.push(e.bindings)
  let n = e[$t]
  for (; n.parent;) ((n = n.parent), n.logger.bindings && t.push(n.logger.bindings))
  return t.reverse()
}
function ln(e, t, n, r) {
  if (
    (Object.defineProperty(e, r, {
      value: Zt(e.level, n) > Zt(r, n) ? bn : n[Qt][r],
      writable: !0,
      enumerable: !0,
      configurable: !0,
    }),
    e[r] === bn)
  ) {
    if (!t.transmit) return
    let i = Zt(t.transmit.level || e.level, n)
    if (Zt(r, n) < i) return
  }
  e[r] = dn(e, t, n, r)
  let i = cn(e)
  i.length !== 0 && (e[r] = un(i, e[r]))
}
function un(e, t) {
  return function () {
    return t.apply(this, [...e, ...arguments])
  }
}
function dn(e, t, n, r) {
  return (function (i) {
    return function () {
      let a = t.timestamp(),
        o = Array(arguments.length),
        s = Object.getPrototypeOf && Object.getPrototypeOf(this) === Yt ? Yt : this
      for (var c = 0; c < o.length; c++) o[c] = arguments[c]
      var l = !1
      if (
        (t.serialize && (pn(o, this._serialize, this.serializers, this._stdErrSerialize), (l = !0)),
        t.asObject || t.formatters ? i.call(s, ...fn(this, r, o, a, t)) : i.apply(s, o),
        t.transmit)
      ) {
        let i = t.transmit.level || e._level,
          s = Zt(i, n),
          c = Zt(r, n)
        if (c < s) return
        mn(
          this,
          {
            ts: a,
            methodLevel: r,
            methodValue: c,
            transmitLevel: i,
            transmitValue: n.levels.values[t.transmit.level || e._level],
            send: t.transmit.send,
            val: Zt(e._level, n),
          },
          o,
          l,
        )
      }
    }
  })(e[Qt][r])
}
function fn(e, t, n, r, i) {
  let { level: a, log: o = (e) => e } = i.formatters || {},
    s = n.slice(),
    c = s[0],
    l = {},
    u = (e._childLevel | 0) + 1
  if ((u < 1 && (u = 1), r && (l.time = r), a)) {
    let n = a(t, e.levels.values[t])
    Object.assign(l, n)
  } else l.level = e.levels.values[t]
  if (i.asObjectBindingsOnly) {
    if (typeof c == `object` && c) for (; u-- && typeof s[0] == `object`;) Object.assign(l, s.shift())
    return [o(l), ...s]
  }
  if (typeof c == `object` && c) {
    for (; u-- && typeof s[0] == `object`;) Object.assign(l, s.shift())
    c = s.length ? Jt(s.shift(), s) : void 0
  } else typeof c == `string` && (c = Jt(s.shift(), s))
  return (c !== void 0 && (l[i.messageKey] = c), [o(l)])
}
function pn(e, t, n, r) {
  for (let i in e)
    if (r && e[i] instanceof Error) e[i] = an.stdSerializers.err(e[i])
    else if (typeof e[i] == `object` && !Array.isArray(e[i]) && t)
      for (let r in e[i]) t.indexOf(r) > -1 && r in n && (e[i][r] = n[r](e[i][r]))
}
function mn(e, t, n, r = !1) {
  let i = t.send,
    a = t.ts,
    o = t.methodLevel,
    s = t.methodValue,
    c = t.val,
    l = e._logEvent.bindings
  ;(r ||
    pn(
      n,
      e._serialize || Object.keys(e.serializers),
      e.serializers,
      e._stdErrSerialize === void 0 || e._stdErrSerialize,
    ),
    (e._logEvent.ts = a),
    (e._logEvent.messages = n.filter(function (e) {
      return l.indexOf(e) === -1
    })),
    (e._logEvent.level.label = o),
    (e._logEvent.level.value = s),
    i(o, e._logEvent, c),
    (e._logEvent = hn(l)))
}
function hn(e) {
  return { ts: 0, messages: [], bindings: e || [], level: { label: ``, value: 0 } }
}
function gn(e) {
  let t = { type: e.constructor.name, msg: e.message, stack: e.stack }
  for (let n in e) t[n] === void 0 && (t[n] = e[n])
  return t
}
function _n(e) {
  return typeof e.timestamp == `function` ? e.timestamp : e.timestamp === !1 ? xn : Sn
}
function vn() {
  return {}
}
function yn(e) {
  return e
}
function bn() {}
function xn() {
  return !1
}
function Sn() {
  return Date.now()
}
function Cn() {
  return Math.round(Date.now() / 1e3)
}
function wn() {
  return new Date(Date.now()).toISOString()
}
function Tn() {
  function e(e) {
    return typeof e < `u` && e
  }
  try {
    return (
      typeof globalThis < `u` ||
        Object.defineProperty(Object.prototype, 'globalThis', {
          get: function () {
            return (delete Object.prototype.globalThis, (this.globalThis = this))
          },
          configurable: !0,
        }),
      globalThis
    )
  } catch {
    return e(self) || e(window) || e(this) || {}
  }
}
;((Wt.exports.default = an), (Wt.exports.pino = an))
var En = { level: `info` },
  Dn = `custom_context`,
  On = 1024e3,
  kn = Object.defineProperty,
  An = (e, t, n) => (t in e ? kn(e, t, { enumerable: !0, configurable: !0, writable: !0, value: n }) : (e[t] = n)),
  jn = (e, t, n) => An(e, typeof t == `symbol` ? t : t + ``, n),
  Mn = class {
    constructor(e) {
      ;(jn(this, `nodeValue`),
        jn(this, `sizeInBytes`),
        jn(this, `next`),
        (this.nodeValue = e),
        (this.sizeInBytes = new TextEncoder().encode(this.nodeValue).length),
        (this.next = null))
    }
    get value() {
      return this.nodeValue
    }
    get size() {
      return this.sizeInBytes
    }
  },
  Nn = class {
    constructor(e) {
      ;(jn(this, `lengthInNodes`),
        jn(this, `sizeInBytes`),
        jn(this, `head`),
        jn(this, `tail`),
        jn(this, `maxSizeInBytes`),
        (this.head = null),
        (this.tail = null),
        (this.lengthInNodes = 0),
        (this.maxSizeInBytes = e),
        (this.sizeInBytes = 0))
    }
    append(e) {
      let t = new Mn(e)
      if (t.size > this.maxSizeInBytes)
        throw Error(`[LinkedList] Value too big to insert into list: ${e} with size ${t.size}`)
      for (; this.size + t.size > this.maxSizeInBytes;) this.shift()
      ;(this.head ? (this.tail && (this.tail.next = t), (this.tail = t)) : ((this.head = t), (this.tail = t)),
        this.lengthInNodes++,
        (this.sizeInBytes += t.size))
    }
    shift() {
      if (!this.head) return
      let e = this.head
      ;((this.head = this.head.next),
        this.head || (this.tail = null),
        this.lengthInNodes--,
        (this.sizeInBytes -= e.size))
    }
    toArray() {
      let e = [],
        t = this.head
      for (; t !== null;) (e.push(t.value), (t = t.next))
      return e
    }
    get length() {
      return this.lengthInNodes
    }
    get size() {
      return this.sizeInBytes
    }
    toOrderedArray() {
      return Array.from(this)
    }
    [Symbol.iterator]() {
      let e = this.head
      return {
        next: () => {
          if (!e) return { done: !0, value: null }
          let t = e.value
          return ((e = e.next), { done: !1, value: t })
        },
      }
    }
  },
  Pn = (e) => JSON.stringify(e, (e, t) => (typeof t == `bigint` ? t.toString() + `n` : t))
function Fn(e) {
  return typeof e == `string` ? e : Pn(e) || ``
}
var In = Object.defineProperty,
  Ln = (e, t, n) => (t in e ? In(e, t, { enumerable: !0, configurable: !0, writable: !0, value: n }) : (e[t] = n)),
  Rn = (e, t, n) => Ln(e, typeof t == `symbol` ? t : t + ``, n),
  zn = class {
    constructor(e, t = On) {
      ;(Rn(this, `logs`),
        Rn(this, `level`),
        Rn(this, `levelValue`),
        Rn(this, `MAX_LOG_SIZE_IN_BYTES`),
        (this.level = e ?? `error`),
        (this.levelValue = Wt.exports.levels.values[this.level]),
        (this.MAX_LOG_SIZE_IN_BYTES = t),
        (this.logs = new Nn(this.MAX_LOG_SIZE_IN_BYTES)))
    }
    forwardToConsole(e, t) {
      t === Wt.exports.levels.values.error
        ? console.error(e)
        : t === Wt.exports.levels.values.warn
          ? console.warn(e)
          : t === Wt.exports.levels.values.debug
            ? console.debug(e)
            : t === Wt.exports.levels.values.trace
              ? console.trace(e)
              : console.log(e)
    }
    appendToLogs(e) {
      this.logs.append(Fn({ timestamp: new Date().toISOString(), log: e }))
      let t = typeof e == `string` ? JSON.parse(e).level : e.level
      t >= this.levelValue && this.forwardToConsole(e, t)
    }
    getLogs() {
      return this.logs
    }
    clearLogs() {
      this.logs = new Nn(this.MAX_LOG_SIZE_IN_BYTES)
    }
    getLogArray() {
      return Array.from(this.logs)
    }
    logsToBlob(e) {
      let t = this.getLogArray()
      return (t.push(Fn({ extraMetadata: e })), new Blob(t, { type: `application/json` }))
    }
  },
  Bn = Object.defineProperty,
  Vn = (e, t, n) => (t in e ? Bn(e, t, { enumerable: !0, configurable: !0, writable: !0, value: n }) : (e[t] = n)),
  Hn = (e, t, n) => Vn(e, typeof t == `symbol` ? t : t + ``, n),
  Un = class {
    constructor(e, t = On) {
      ;(Hn(this, `baseChunkLogger`), (this.baseChunkLogger = new zn(e, t)))
    }
    write(e) {
      this.baseChunkLogger.appendToLogs(e)
    }
    getLogs() {
      return this.baseChunkLogger.getLogs()
    }
    clearLogs() {
      this.baseChunkLogger.clearLogs()
    }
    getLogArray() {
      return this.baseChunkLogger.getLogArray()
    }
    logsToBlob(e) {
      return this.baseChunkLogger.logsToBlob(e)
    }
    downloadLogsBlobInBrowser(e) {
      let t = URL.createObjectURL(this.logsToBlob(e)),
        n = document.createElement(`a`)
      ;((n.href = t),
        (n.download = `walletconnect-logs-${new Date().toISOString()}.txt`),
        document.body.appendChild(n),
        n.click(),
        document.body.removeChild(n),
        URL.revokeObjectURL(t))
    }
  },
  Wn = Object.defineProperty,
  Gn = (e, t, n) => (t in e ? Wn(e, t, { enumerable: !0, configurable: !0, writable: !0, value: n }) : (e[t] = n)),
  Kn = (e, t, n) => Gn(e, typeof t == `symbol` ? t : t + ``, n),
  qn = class {
    constructor(e, t = On) {
      ;(Kn(this, `baseChunkLogger`), (this.baseChunkLogger = new zn(e, t)))
    }
    write(e) {
      this.baseChunkLogger.appendToLogs(e)
    }
    getLogs() {
      return this.baseChunkLogger.getLogs()
    }
    clearLogs() {
      this.baseChunkLogger.clearLogs()
    }
    getLogArray() {
      return this.baseChunkLogger.getLogArray()
    }
    logsToBlob(e) {
      return this.baseChunkLogger.logsToBlob(e)
    }
  },
  Jn = Object.defineProperty,
  Yn = Object.defineProperties,
  Xn = Object.getOwnPropertyDescriptors,
  Zn = Object.getOwnPropertySymbols,
  Qn = Object.prototype.hasOwnProperty,
  $n = Object.prototype.propertyIsEnumerable,
  er = (e, t, n) => (t in e ? Jn(e, t, { enumerable: !0, configurable: !0, writable: !0, value: n }) : (e[t] = n)),
  tr = (e, t) => {
    for (var n in (t ||= {})) Qn.call(t, n) && er(e, n, t[n])
    if (Zn) for (var n of Zn(t)) $n.call(t, n) && er(e, n, t[n])
    return e
  },
  nr = (e, t) => Yn(e, Xn(t))
function rr(e) {
  return nr(tr({}, e), { level: e?.level || En.level })
}
function ir(e, t, n = Dn) {
  return ((e[n] = t), e)
}
function ar(e, t = Dn) {
  return e[t] || ``
}
function or(e, t, n = Dn) {
  let r = ar(e, n)
  return r.trim() ? `${r}/${t}` : t
}
function sr(e, t, n = Dn) {
  let r = or(e, t, n)
  return ir(e.child({ context: r }), r, n)
}
function cr(e) {
  let t = new Un(e.opts?.level, e.maxSizeInBytes)
  return {
    logger: Wt.exports(
      nr(tr({}, e.opts), { level: `trace`, browser: nr(tr({}, e.opts?.browser), { write: (e) => t.write(e) }) }),
    ),
    chunkLoggerController: t,
  }
}
function lr(e) {
  let t = new qn(e.opts?.level, e.maxSizeInBytes)
  return {
    logger: Wt.exports(
      nr(tr({}, e.opts), { level: `trace`, browser: nr(tr({}, e.opts?.browser), { write: (e) => t.write(e) }) }),
      t,
    ),
    chunkLoggerController: t,
  }
}
function ur(e) {
  if (typeof e.loggerOverride < `u` && typeof e.loggerOverride != `string`)
    return { logger: e.loggerOverride, chunkLoggerController: null }
  let t = nr(tr({}, e.opts), { level: typeof e.loggerOverride == `string` ? e.loggerOverride : e.opts?.level })
  return typeof window < `u` ? cr(nr(tr({}, e), { opts: t })) : lr(nr(tr({}, e), { opts: t }))
}
var dr = class extends Ke {
    constructor(e) {
      ;(super(), (this.opts = e), (this.protocol = `wc`), (this.version = 2))
    }
  },
  fr = class extends Ke {
    constructor(e, t) {
      ;(super(), (this.core = e), (this.logger = t), (this.records = new Map()))
    }
  },
  pr = class {
    constructor(e, t) {
      ;((this.logger = e), (this.core = t))
    }
  },
  mr = class extends Ke {
    constructor(e, t) {
      ;(super(), (this.relayer = e), (this.logger = t))
    }
  },
  hr = class extends Ke {
    constructor(e) {
      super()
    }
  },
  gr = class {
    constructor(e, t, n, r) {
      ;((this.core = e), (this.logger = t), (this.name = n))
    }
  },
  _r = class extends Ke {
    constructor(e, t) {
      ;(super(), (this.relayer = e), (this.logger = t))
    }
  },
  vr = class extends Ke {
    constructor(e, t) {
      ;(super(), (this.core = e), (this.logger = t))
    }
  },
  yr = class {
    constructor(e, t, n) {
      ;((this.core = e), (this.logger = t), (this.store = n))
    }
  },
  br = class {
    constructor(e, t) {
      ;((this.projectId = e), (this.logger = t))
    }
  },
  xr = class {
    constructor(e, t, n) {
      ;((this.core = e), (this.logger = t), (this.telemetryEnabled = n))
    }
  },
  Sr = class {
    constructor(e) {
      ;((this.opts = e), (this.protocol = `wc`), (this.version = 2))
    }
  },
  Cr = class {
    constructor(e) {
      this.client = e
    }
  }
function wr(e) {
  return e instanceof Uint8Array || (ArrayBuffer.isView(e) && e.constructor.name === `Uint8Array`)
}
function Tr(e, ...t) {
  if (!wr(e)) throw Error(`Uint8Array expected`)
  if (t.length > 0 && !t.includes(e.length))
    throw Error(`Uint8Array expected of length ` + t + `, got length=` + e.length)
}
function Er(e, t = !0) {
  if (e.destroyed) throw Error(`Hash instance has been destroyed`)
  if (t && e.finished) throw Error(`Hash#digest() has already been called`)
}
function Dr(e, t) {
  Tr(e)
  let n = t.outputLen
  if (e.length < n) throw Error(`digestInto() expects output buffer of length at least ` + n)
}
var Or = typeof globalThis == `object` && `crypto` in globalThis ? globalThis.crypto : void 0,
  kr = (e) => new DataView(e.buffer, e.byteOffset, e.byteLength)
function Ar(e) {
  if (typeof e != `string`) throw Error(`utf8ToBytes expected string, got ` + typeof e)
  return new Uint8Array(new TextEncoder().encode(e))
}
function jr(e) {
  return (typeof e == `string` && (e = Ar(e)), Tr(e), e)
}
var Mr = class {
  clone() {
    return this._cloneInto()
  }
}
function Nr(e) {
  let t = (t) => e().update(jr(t)).digest(),
    n = e()
  return ((t.outputLen = n.outputLen), (t.blockLen = n.blockLen), (t.create = () => e()), t)
}
function Pr(e = 32) {
  if (Or && typeof Or.getRandomValues == `function`) return Or.getRandomValues(new Uint8Array(e))
  if (Or && typeof Or.randomBytes == `function`) return Or.randomBytes(e)
  throw Error(`crypto.getRandomValues must be defined`)
}
function Fr(e, t, n, r) {
  if (typeof e.setBigUint64 == `function`) return e.setBigUint64(t, n, r)
  let i = BigInt(32),
    a = BigInt(4294967295),
    o = Number((n >> i) & a),
    s = Number(n & a),
    c = r ? 4 : 0,
    l = r ? 0 : 4
  ;(e.setUint32(t + c, o, r), e.setUint32(t + l, s, r))
}
var Ir = class extends Mr {
    constructor(e, t, n, r) {
      ;(super(),
        (this.blockLen = e),
        (this.outputLen = t),
        (this.padOffset = n),
        (this.isLE = r),
        (this.finished = !1),
        (this.length = 0),
        (this.pos = 0),
        (this.destroyed = !1),
        (this.buffer = new Uint8Array(e)),
        (this.view = kr(this.buffer)))
    }
    update(e) {
      Er(this)
      let { view: t, buffer: n, blockLen: r } = this
      e = jr(e)
      let i = e.length
      for (let a = 0; a < i;) {
        let o = Math.min(r - this.pos, i - a)
        if (o === r) {
          let t = kr(e)
          for (; r <= i - a; a += r) this.process(t, a)
        } else
          (n.set(e.subarray(a, a + o), this.pos),
            (this.pos += o),
            (a += o),
            this.pos === r && (this.process(t, 0), (this.pos = 0)))
      }
      return ((this.length += e.length), this.roundClean(), this)
    }
    digestInto(e) {
      ;(Er(this), Dr(e, this), (this.finished = !0))
      let { buffer: t, view: n, blockLen: r, isLE: i } = this,
        { pos: a } = this
      ;((t[a++] = 128), this.buffer.subarray(a).fill(0), this.padOffset > r - a && (this.process(n, 0), (a = 0)))
      for (let e = a; e < r; e++) t[e] = 0
      ;(Fr(n, r - 8, BigInt(this.length * 8), i), this.process(n, 0))
      let o = kr(e),
        s = this.outputLen
      if (s % 4) throw Error(`_sha2: outputLen should be aligned to 32bit`)
      let c = s / 4,
        l = this.get()
      if (c > l.length) throw Error(`_sha2: outputLen bigger than state`)
      for (let e = 0; e < c; e++) o.setUint32(4 * e, l[e], i)
    }
    digest() {
      let { buffer: e, outputLen: t } = this
      this.digestInto(e)
      let n = e.slice(0, t)
      return (this.destroy(), n)
    }
    _cloneInto(e) {
      ;((e ||= new this.constructor()), e.set(...this.get()))
      let { blockLen: t, buffer: n, length: r, finished: i, destroyed: a, pos: o } = this
      return ((e.length = r), (e.pos = o), (e.finished = i), (e.destroyed = a), r % t && e.buffer.set(n), e)
    }
  },
  Lr = BigInt(2 ** 32 - 1),
  Rr = BigInt(32)
function zr(e, t = !1) {
  return t ? { h: Number(e & Lr), l: Number((e >> Rr) & Lr) } : { h: Number((e >> Rr) & Lr) | 0, l: Number(e & Lr) | 0 }
}
function Br(e, t = !1) {
  let n = new Uint32Array(e.length),
    r = new Uint32Array(e.length)
  for (let i = 0; i < e.length; i++) {
    let { h: a, l: o } = zr(e[i], t)
    ;[n[i], r[i]] = [a, o]
  }
  return [n, r]
}
var Vr = (e, t) => (BigInt(e >>> 0) << Rr) | BigInt(t >>> 0),
  Hr = (e, t, n) => e >>> n,
  Ur = (e, t, n) => (e << (32 - n)) | (t >>> n),
  Wr = (e, t, n) => (e >>> n) | (t << (32 - n)),
  Gr = (e, t, n) => (e << (32 - n)) | (t >>> n),
  Kr = (e, t, n) => (e << (64 - n)) | (t >>> (n - 32)),
  qr = (e, t, n) => (e >>> (n - 32)) | (t << (64 - n)),
  Jr = (e, t) => t,
  Yr = (e, t) => e,
  Xr = (e, t, n) => (e << n) | (t >>> (32 - n)),
  Zr = (e, t, n) => (t << n) | (e >>> (32 - n)),
  Qr = (e, t, n) => (t << (n - 32)) | (e >>> (64 - n)),
  $r = (e, t, n) => (e << (n - 32)) | (t >>> (64 - n))
function ei(e, t, n, r) {
  let i = (t >>> 0) + (r >>> 0)
  return { h: (e + n + ((i / 2 ** 32) | 0)) | 0, l: i | 0 }
}
var B = {
    fromBig: zr,
    split: Br,
    toBig: Vr,
    shrSH: Hr,
    shrSL: Ur,
    rotrSH: Wr,
    rotrSL: Gr,
    rotrBH: Kr,
    rotrBL: qr,
    rotr32H: Jr,
    rotr32L: Yr,
    rotlSH: Xr,
    rotlSL: Zr,
    rotlBH: Qr,
    rotlBL: $r,
    add: ei,
    add3L: (e, t, n) => (e >>> 0) + (t >>> 0) + (n >>> 0),
    add3H: (e, t, n, r) => (t + n + r + ((e / 2 ** 32) | 0)) | 0,
    add4L: (e, t, n, r) => (e >>> 0) + (t >>> 0) + (n >>> 0) + (r >>> 0),
    add4H: (e, t, n, r, i) => (t + n + r + i + ((e / 2 ** 32) | 0)) | 0,
    add5H: (e, t, n, r, i, a) => (t + n + r + i + a + ((e / 2 ** 32) | 0)) | 0,
    add5L: (e, t, n, r, i) => (e >>> 0) + (t >>> 0) + (n >>> 0) + (r >>> 0) + (i >>> 0),
  },
  [ti, ni] = B.split(
    `0x428a2f98d728ae22.0x7137449123ef65cd.0xb5c0fbcfec4d3b2f.0xe9b5dba58189dbbc.0x3956c25bf348b538.0x59f111f1b605d019.0x923f82a4af194f9b.0xab1c5ed5da6d8118.0xd807aa98a3030242.0x12835b0145706fbe.0x243185be4ee4b28c.0x550c7dc3d5ffb4e2.0x72be5d74f27b896f.0x80deb1fe3b1696b1.0x9bdc06a725c71235.0xc19bf174cf692694.0xe49b69c19ef14ad2.0xefbe4786384f25e3.0x0fc19dc68b8cd5b5.0x240ca1cc77ac9c65.0x2de92c6f592b0275.0x4a7484aa6ea6e483.0x5cb0a9dcbd41fbd4.0x76f988da831153b5.0x983e5152ee66dfab.0xa831c66d2db43210.0xb00327c898fb213f.0xbf597fc7beef0ee4.0xc6e00bf33da88fc2.0xd5a79147930aa725.0x06ca6351e003826f.0x142929670a0e6e70.0x27b70a8546d22ffc.0x2e1b21385c26c926.0x4d2c6dfc5ac42aed.0x53380d139d95b3df.0x650a73548baf63de.0x766a0abb3c77b2a8.0x81c2c92e47edaee6.0x92722c851482353b.0xa2bfe8a14cf10364.0xa81a664bbc423001.0xc24b8b70d0f89791.0xc76c51a30654be30.0xd192e819d6ef5218.0xd69906245565a910.0xf40e35855771202a.0x106aa07032bbd1b8.0x19a4c116b8d2d0c8.0x1e376c085141ab53.0x2748774cdf8eeb99.0x34b0bcb5e19b48a8.0x391c0cb3c5c95a63.0x4ed8aa4ae3418acb.0x5b9cca4f7763e373.0x682e6ff3d6b2b8a3.0x748f82ee5defb2fc.0x78a5636f43172f60.0x84c87814a1f0ab72.0x8cc702081a6439ec.0x90befffa23631e28.0xa4506cebde82bde9.0xbef9a3f7b2c67915.0xc67178f2e372532b.0xca273eceea26619c.0xd186b8c721c0c207.0xeada7dd6cde0eb1e.0xf57d4f7fee6ed178.0x06f067aa72176fba.0x0a637dc5a2c898a6.0x113f9804bef90dae.0x1b710b35131c471b.0x28db77f523047d84.0x32caab7b40c72493.0x3c9ebe0a15c9bebc.0x431d67c49c100d4c.0x4cc5d4becb3e42b6.0x597f299cfc657e2a.0x5fcb6fab3ad6faec.0x6c44198c4a475817`
      .split(`.`)
      .map((e) => BigInt(e)),
  ),
  ri = new Uint32Array(80),
  ii = new Uint32Array(80),
  ai = class extends Ir {
    constructor() {
      ;(super(128, 64, 16, !1),
        (this.Ah = 1779033703),
        (this.Al = -205731576),
        (this.Bh = -1150833019),
        (this.Bl = -2067093701),
        (this.Ch = 1013904242),
        (this.Cl = -23791573),
        (this.Dh = -1521486534),
        (this.Dl = 1595750129),
        (this.Eh = 1359893119),
        (this.El = -1377402159),
        (this.Fh = -1694144372),
        (this.Fl = 725511199),
        (this.Gh = 528734635),
        (this.Gl = -79577749),
        (this.Hh = 1541459225),
        (this.Hl = 327033209))
    }
    get() {
      let {
        Ah: e,
        Al: t,
        Bh: n,
        Bl: r,
        Ch: i,
        Cl: a,
        Dh: o,
        Dl: s,
        Eh: c,
        El: l,
        Fh: u,
        Fl: d,
        Gh: f,
        Gl: p,
        Hh: m,
        Hl: h,
      } = this
      return [e, t, n, r, i, a, o, s, c, l, u, d, f, p, m, h]
    }
    set(e, t, n, r, i, a, o, s, c, l, u, d, f, p, m, h) {
      ;((this.Ah = e | 0),
        (this.Al = t | 0),
        (this.Bh = n | 0),
        (this.Bl = r | 0),
        (this.Ch = i | 0),
        (this.Cl = a | 0),
        (this.Dh = o | 0),
        (this.Dl = s | 0),
        (this.Eh = c | 0),
        (this.El = l | 0),
        (this.Fh = u | 0),
        (this.Fl = d | 0),
        (this.Gh = f | 0),
        (this.Gl = p | 0),
        (this.Hh = m | 0),
        (this.Hl = h | 0))
    }
    process(e, t) {
      for (let n = 0; n < 16; n++, t += 4) ((ri[n] = e.getUint32(t)), (ii[n] = e.getUint32((t += 4))))
      for (let e = 16; e < 80; e++) {
        let t = ri[e - 15] | 0,
          n = ii[e - 15] | 0,
          r = B.rotrSH(t, n, 1) ^ B.rotrSH(t, n, 8) ^ B.shrSH(t, n, 7),
          i = B.rotrSL(t, n, 1) ^ B.rotrSL(t, n, 8) ^ B.shrSL(t, n, 7),
          a = ri[e - 2] | 0,
          o = ii[e - 2] | 0,
          s = B.rotrSH(a, o, 19) ^ B.rotrBH(a, o, 61) ^ B.shrSH(a, o, 6),
          c = B.rotrSL(a, o, 19) ^ B.rotrBL(a, o, 61) ^ B.shrSL(a, o, 6),
          l = B.add4L(i, c, ii[e - 7], ii[e - 16]),
          u = B.add4H(l, r, s, ri[e - 7], ri[e - 16])
        ;((ri[e] = u | 0), (ii[e] = l | 0))
      }
      let {
        Ah: n,
        Al: r,
        Bh: i,
        Bl: a,
        Ch: o,
        Cl: s,
        Dh: c,
        Dl: l,
        Eh: u,
        El: d,
        Fh: f,
        Fl: p,
        Gh: m,
        Gl: h,
        Hh: g,
        Hl: _,
      } = this
      for (let e = 0; e < 80; e++) {
        let t = B.rotrSH(u, d, 14) ^ B.rotrSH(u, d, 18) ^ B.rotrBH(u, d, 41),
          v = B.rotrSL(u, d, 14) ^ B.rotrSL(u, d, 18) ^ B.rotrBL(u, d, 41),
          y = (u & f) ^ (~u & m),
          b = (d & p) ^ (~d & h),
          x = B.add5L(_, v, b, ni[e], ii[e]),
          S = B.add5H(x, g, t, y, ti[e], ri[e]),
          C = x | 0,
          w = B.rotrSH(n, r, 28) ^ B.rotrBH(n, r, 34) ^ B.rotrBH(n, r, 39),
          T = B.rotrSL(n, r, 28) ^ B.rotrBL(n, r, 34) ^ B.rotrBL(n, r, 39),
          E = (n & i) ^ (n & o) ^ (i & o),
          D = (r & a) ^ (r & s) ^ (a & s)
        ;((g = m | 0),
          (_ = h | 0),
          (m = f | 0),
          (h = p | 0),
          (f = u | 0),
          (p = d | 0),
          ({ h: u, l: d } = B.add(c | 0, l | 0, S | 0, C | 0)),
          (c = o | 0),
          (l = s | 0),
          (o = i | 0),
          (s = a | 0),
          (i = n | 0),
          (a = r | 0))
        let O = B.add3L(C, T, D)
        ;((n = B.add3H(O, S, w, E)), (r = O | 0))
      }
      ;(({ h: n, l: r } = B.add(this.Ah | 0, this.Al | 0, n | 0, r | 0)),
        ({ h: i, l: a } = B.add(this.Bh | 0, this.Bl | 0, i | 0, a | 0)),
        ({ h: o, l: s } = B.add(this.Ch | 0, this.Cl | 0, o | 0, s | 0)),
        ({ h: c, l } = B.add(this.Dh | 0, this.Dl | 0, c | 0, l | 0)),
        ({ h: u, l: d } = B.add(this.Eh | 0, this.El | 0, u | 0, d | 0)),
        ({ h: f, l: p } = B.add(this.Fh | 0, this.Fl | 0, f | 0, p | 0)),
        ({ h: m, l: h } = B.add(this.Gh | 0, this.Gl | 0, m | 0, h | 0)),
        ({ h: g, l: _ } = B.add(this.Hh | 0, this.Hl | 0, g | 0, _ | 0)),
        this.set(n, r, i, a, o, s, c, l, u, d, f, p, m, h, g, _))
    }
    roundClean() {
      ;(ri.fill(0), ii.fill(0))
    }
    destroy() {
      ;(this.buffer.fill(0), this.set(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    }
  },
  oi = Nr(() => new ai()),
  si = BigInt(0),
  ci = BigInt(1),
  li = BigInt(2)
function ui(e) {
  return e instanceof Uint8Array || (ArrayBuffer.isView(e) && e.constructor.name === `Uint8Array`)
}
function di(e) {
  if (!ui(e)) throw Error(`Uint8Array expected`)
}
function fi(e, t) {
  if (typeof t != `boolean`) throw Error(e + ` boolean expected, got ` + t)
}
var pi = Array.from({ length: 256 }, (e, t) => t.toString(16).padStart(2, `0`))
function mi(e) {
  di(e)
  let t = ``
  for (let n = 0; n < e.length; n++) t += pi[e[n]]
  return t
}
function hi(e) {
  if (typeof e != `string`) throw Error(`hex string expected, got ` + typeof e)
  return e === `` ? si : BigInt(`0x` + e)
}
var gi = { _0: 48, _9: 57, A: 65, F: 70, a: 97, f: 102 }
function _i(e) {
  if (e >= gi._0 && e <= gi._9) return e - gi._0
  if (e >= gi.A && e <= gi.F) return e - (gi.A - 10)
  if (e >= gi.a && e <= gi.f) return e - (gi.a - 10)
}
function vi(e) {
  if (typeof e != `string`) throw Error(`hex string expected, got ` + typeof e)
  let t = e.length,
    n = t / 2
  if (t % 2) throw Error(`hex string expected, got unpadded hex of length ` + t)
  let r = new Uint8Array(n)
  for (let t = 0, i = 0; t < n; t++, i += 2) {
    let n = _i(e.charCodeAt(i)),
      a = _i(e.charCodeAt(i + 1))
    if (n === void 0 || a === void 0) {
      let t = e[i] + e[i + 1]
      throw Error(`hex string expected, got non-hex character "` + t + `" at index ` + i)
    }
    r[t] = n * 16 + a
  }
  return r
}
function yi(e) {
  return hi(mi(e))
}
function bi(e) {
  return (di(e), hi(mi(Uint8Array.from(e).reverse())))
}
function xi(e, t) {
  return vi(e.toString(16).padStart(t * 2, `0`))
}
function Si(e, t) {
  return xi(e, t).reverse()
}
function Ci(e, t, n) {
  let r
  if (typeof t == `string`)
    try {
      r = vi(t)
    } catch (t) {
      throw Error(e + ` must be hex string or Uint8Array, cause: ` + t)
    }
  else if (ui(t)) r = Uint8Array.from(t)
  else throw Error(e + ` must be hex string or Uint8Array`)
  let i = r.length
  if (typeof n == `number` && i !== n) throw Error(e + ` of length ` + n + ` expected, got ` + i)
  return r
}
function wi(...e) {
  let t = 0
  for (let n = 0; n < e.length; n++) {
    let r = e[n]
    ;(di(r), (t += r.length))
  }
  let n = new Uint8Array(t)
  for (let t = 0, r = 0; t < e.length; t++) {
    let i = e[t]
    ;(n.set(i, r), (r += i.length))
  }
  return n
}
var Ti = (e) => typeof e == `bigint` && si <= e
function Ei(e, t, n) {
  return Ti(e) && Ti(t) && Ti(n) && t <= e && e < n
}
function Di(e, t, n, r) {
  if (!Ei(t, n, r)) throw Error(`expected valid ` + e + `: ` + n + ` <= n < ` + r + `, got ` + t)
}
function Oi(e) {
  let t = 0
  for (; e > si; e >>= ci, t += 1);
  return t
}
var ki = (e) => (li << BigInt(e - 1)) - ci,
  Ai = {
    bigint: (e) => typeof e == `bigint`,
    function: (e) => typeof e == `function`,
    boolean: (e) => typeof e == `boolean`,
    string: (e) => typeof e == `string`,
    stringOrUint8Array: (e) => typeof e == `string` || ui(e),
    isSafeInteger: (e) => Number.isSafeInteger(e),
    array: (e) => Array.isArray(e),
    field: (e, t) => t.Fp.isValid(e),
    hash: (e) => typeof e == `function` && Number.isSafeInteger(e.outputLen),
  }
function ji(e, t, n = {}) {
  let r = (t, n, r) => {
    let i = Ai[n]
    if (typeof i != `function`) throw Error(`invalid validator function`)
    let a = e[t]
    if (!(r && a === void 0) && !i(a, e))
      throw Error(`param ` + String(t) + ` is invalid. Expected ` + n + `, got ` + a)
  }
  for (let [e, n] of Object.entries(t)) r(e, n, !1)
  for (let [e, t] of Object.entries(n)) r(e, t, !0)
  return e
}
function Mi(e) {
  let t = new WeakMap()
  return (n, ...r) => {
    let i = t.get(n)
    if (i !== void 0) return i
    let a = e(n, ...r)
    return (t.set(n, a), a)
  }
}
var Ni = BigInt(0),
  V = BigInt(1),
  Pi = BigInt(2),
  Fi = BigInt(3),
  Ii = BigInt(4),
  Li = BigInt(5),
  Ri = BigInt(8)
function zi(e, t) {
  let n = e % t
  return n >= Ni ? n : t + n
}
function Bi(e, t, n) {
  if (t < Ni) throw Error(`invalid exponent, negatives unsupported`)
  if (n <= Ni) throw Error(`invalid modulus`)
  if (n === V) return Ni
  let r = V
  for (; t > Ni;) (t & V && (r = (r * e) % n), (e = (e * e) % n), (t >>= V))
  return r
}
function Vi(e, t, n) {
  let r = e
  for (; t-- > Ni;) ((r *= r), (r %= n))
  return r
}
function Hi(e, t) {
  if (e === Ni) throw Error(`invert: expected non-zero number`)
  if (t <= Ni) throw Error(`invert: expected positive modulus, got ` + t)
  let n = zi(e, t),
    r = t,
    i = Ni,
    a = V
  for (; n !== Ni;) {
    let e = r / n,
      t = r % n,
      o = i - a * e
    ;((r = n), (n = t), (i = a), (a = o))
  }
  if (r !== V) throw Error(`invert: does not exist`)
  return zi(i, t)
}
function Ui(e) {
  let t = (e - V) / Pi,
    n,
    r,
    i
  for (n = e - V, r = 0; n % Pi === Ni; n /= Pi, r++);
  for (i = Pi; i < e && Bi(i, t, e) !== e - V; i++)
    if (i > 1e3) throw Error(`Cannot find square root: likely non-prime P`)
  if (r === 1) {
    let t = (e + V) / Ii
    return function (e, n) {
      let r = e.pow(n, t)
      if (!e.eql(e.sqr(r), n)) throw Error(`Cannot find square root`)
      return r
    }
  }
  let a = (n + V) / Pi
  return function (e, o) {
    if (e.pow(o, t) === e.neg(e.ONE)) throw Error(`Cannot find square root`)
    let s = r,
      c = e.pow(e.mul(e.ONE, i), n),
      l = e.pow(o, a),
      u = e.pow(o, n)
    for (; !e.eql(u, e.ONE);) {
      if (e.eql(u, e.ZERO)) return e.ZERO
      let t = 1
      for (let n = e.sqr(u); t < s && !e.eql(n, e.ONE); t++) n = e.sqr(n)
      let n = e.pow(c, V << BigInt(s - t - 1))
      ;((c = e.sqr(n)), (l = e.mul(l, n)), (u = e.mul(u, c)), (s = t))
    }
    return l
  }
}
function Wi(e) {
  if (e % Ii === Fi) {
    let t = (e + V) / Ii
    return function (e, n) {
      let r = e.pow(n, t)
      if (!e.eql(e.sqr(r), n)) throw Error(`Cannot find square root`)
      return r
    }
  }
  if (e % Ri === Li) {
    let t = (e - Li) / Ri
    return function (e, n) {
      let r = e.mul(n, Pi),
        i = e.pow(r, t),
        a = e.mul(n, i),
        o = e.mul(e.mul(a, Pi), i),
        s = e.mul(a, e.sub(o, e.ONE))
      if (!e.eql(e.sqr(s), n)) throw Error(`Cannot find square root`)
      return s
    }
  }
  return Ui(e)
}
var Gi = (e, t) => (zi(e, t) & V) === V,
  Ki = [
    `create`,
    `isValid`,
    `is0`,
    `neg`,
    `inv`,
    `sqrt`,
    `sqr`,
    `eql`,
    `add`,
    `sub`,
    `mul`,
    `pow`,
    `div`,
    `addN`,
    `subN`,
    `mulN`,
    `sqrN`,
  ]
function qi(e) {
  return ji(
    e,
    Ki.reduce((e, t) => ((e[t] = `function`), e), {
      ORDER: `bigint`,
      MASK: `bigint`,
      BYTES: `isSafeInteger`,
      BITS: `isSafeInteger`,
    }),
  )
}
function Ji(e, t, n) {
  if (n < Ni) throw Error(`invalid exponent, negatives unsupported`)
  if (n === Ni) return e.ONE
  if (n === V) return t
  let r = e.ONE,
    i = t
  for (; n > Ni;) (n & V && (r = e.mul(r, i)), (i = e.sqr(i)), (n >>= V))
  return r
}
function Yi(e, t) {
  let n = Array(t.length),
    r = t.reduce((t, r, i) => (e.is0(r) ? t : ((n[i] = t), e.mul(t, r))), e.ONE),
    i = e.inv(r)
  return (t.reduceRight((t, r, i) => (e.is0(r) ? t : ((n[i] = e.mul(t, n[i])), e.mul(t, r))), i), n)
}
function Xi(e, t) {
  let n = t === void 0 ? e.toString(2).length : t
  return { nBitLength: n, nByteLength: Math.ceil(n / 8) }
}
function Zi(e, t, n = !1, r = {}) {
  if (e <= Ni) throw Error(`invalid field: expected ORDER > 0, got ` + e)
  let { nBitLength: i, nByteLength: a } = Xi(e, t)
  if (a > 2048) throw Error(`invalid field: expected ORDER of <= 2048 bytes`)
  let o,
    s = Object.freeze({
      ORDER: e,
      isLE: n,
      BITS: i,
      BYTES: a,
      MASK: ki(i),
      ZERO: Ni,
      ONE: V,
      create: (t) => zi(t, e),
      isValid: (t) => {
        if (typeof t != `bigint`) throw Error(`invalid field element: expected bigint, got ` + typeof t)
        return Ni <= t && t < e
      },
      is0: (e) => e === Ni,
      isOdd: (e) => (e & V) === V,
      neg: (t) => zi(-t, e),
      eql: (e, t) => e === t,
      sqr: (t) => zi(t * t, e),
      add: (t, n) => zi(t + n, e),
      sub: (t, n) => zi(t - n, e),
      mul: (t, n) => zi(t * n, e),
      pow: (e, t) => Ji(s, e, t),
      div: (t, n) => zi(t * Hi(n, e), e),
      sqrN: (e) => e * e,
      addN: (e, t) => e + t,
      subN: (e, t) => e - t,
      mulN: (e, t) => e * t,
      inv: (t) => Hi(t, e),
      sqrt: r.sqrt || ((t) => ((o ||= Wi(e)), o(s, t))),
      invertBatch: (e) => Yi(s, e),
      cmov: (e, t, n) => (n ? t : e),
      toBytes: (e) => (n ? Si(e, a) : xi(e, a)),
      fromBytes: (e) => {
        if (e.length !== a) throw Error(`Field.fromBytes: expected ` + a + ` bytes, got ` + e.length)
        return n ? bi(e) : yi(e)
      },
    })
  return Object.freeze(s)
}
var Qi = BigInt(0),
  $i = BigInt(1)
function ea(e, t) {
  let n = t.negate()
  return e ? n : t
}
function ta(e, t) {
  if (!Number.isSafeInteger(e) || e <= 0 || e > t)
    throw Error(`invalid window size, expected [1..` + t + `], got W=` + e)
}
function na(e, t) {
  return (ta(e, t), { windows: Math.ceil(t / e) + 1, windowSize: 2 ** (e - 1) })
}
function ra(e, t) {
  if (!Array.isArray(e)) throw Error(`array expected`)
  e.forEach((e, n) => {
    if (!(e instanceof t)) throw Error(`invalid point at index ` + n)
  })
}
function ia(e, t) {
  if (!Array.isArray(e)) throw Error(`array of scalars expected`)
  e.forEach((e, n) => {
    if (!t.isValid(e)) throw Error(`invalid scalar at index ` + n)
  })
}
var aa = new WeakMap(),
  oa = new WeakMap()
function sa(e) {
  return oa.get(e) || 1
}
function ca(e, t) {
  return {
    constTimeNegate: ea,
    hasPrecomputes(e) {
      return sa(e) !== 1
    },
    unsafeLadder(t, n, r = e.ZERO) {
      let i = t
      for (; n > Qi;) (n & $i && (r = r.add(i)), (i = i.double()), (n >>= $i))
      return r
    },
    precomputeWindow(e, n) {
      let { windows: r, windowSize: i } = na(n, t),
        a = [],
        o = e,
        s = o
      for (let e = 0; e < r; e++) {
        ;((s = o), a.push(s))
        for (let e = 1; e < i; e++) ((s = s.add(o)), a.push(s))
        o = s.double()
      }
      return a
    },
    wNAF(n, r, i) {
      let { windows: a, windowSize: o } = na(n, t),
        s = e.ZERO,
        c = e.BASE,
        l = BigInt(2 ** n - 1),
        u = 2 ** n,
        d = BigInt(n)
      for (let e = 0; e < a; e++) {
        let t = e * o,
          n = Number(i & l)
        ;((i >>= d), n > o && ((n -= u), (i += $i)))
        let a = t,
          f = t + Math.abs(n) - 1,
          p = e % 2 != 0,
          m = n < 0
        n === 0 ? (c = c.add(ea(p, r[a]))) : (s = s.add(ea(m, r[f])))
      }
      return { p: s, f: c }
    },
    wNAFUnsafe(n, r, i, a = e.ZERO) {
      let { windows: o, windowSize: s } = na(n, t),
        c = BigInt(2 ** n - 1),
        l = 2 ** n,
        u = BigInt(n)
      for (let e = 0; e < o; e++) {
        let t = e * s
        if (i === Qi) break
        let n = Number(i & c)
        if (((i >>= u), n > s && ((n -= l), (i += $i)), n === 0)) continue
        let o = r[t + Math.abs(n) - 1]
        ;(n < 0 && (o = o.negate()), (a = a.add(o)))
      }
      return a
    },
    getPrecomputes(e, t, n) {
      let r = aa.get(t)
      return (r || ((r = this.precomputeWindow(t, e)), e !== 1 && aa.set(t, n(r))), r)
    },
    wNAFCached(e, t, n) {
      let r = sa(e)
      return this.wNAF(r, this.getPrecomputes(r, e, n), t)
    },
    wNAFCachedUnsafe(e, t, n, r) {
      let i = sa(e)
      return i === 1 ? this.unsafeLadder(e, t, r) : this.wNAFUnsafe(i, this.getPrecomputes(i, e, n), t, r)
    },
    setWindowSize(e, n) {
      ;(ta(n, t), oa.set(e, n), aa.delete(e))
    },
  }
}
function la(e, t, n, r) {
  if ((ra(n, e), ia(r, t), n.length !== r.length)) throw Error(`arrays of points and scalars must have equal length`)
  let i = e.ZERO,
    a = Oi(BigInt(n.length)),
    o = a > 12 ? a - 3 : a > 4 ? a - 2 : a ? 2 : 1,
    s = (1 << o) - 1,
    c = Array(s + 1).fill(i),
    l = Math.floor((t.BITS - 1) / o) * o,
    u = i
  for (let e = l; e >= 0; e -= o) {
    c.fill(i)
    for (let t = 0; t < r.length; t++) {
      let i = r[t],
        a = Number((i >> BigInt(e)) & BigInt(s))
      c[a] = c[a].add(n[t])
    }
    let t = i
    for (let e = c.length - 1, n = i; e > 0; e--) ((n = n.add(c[e])), (t = t.add(n)))
    if (((u = u.add(t)), e !== 0)) for (let e = 0; e < o; e++) u = u.double()
  }
  return u
}
function ua(e) {
  return (
    qi(e.Fp),
    ji(
      e,
      { n: `bigint`, h: `bigint`, Gx: `field`, Gy: `field` },
      { nBitLength: `isSafeInteger`, nByteLength: `isSafeInteger` },
    ),
    Object.freeze({ ...Xi(e.n, e.nBitLength), ...e, p: e.Fp.ORDER })
  )
}
var da = BigInt(0),
  fa = BigInt(1),
  pa = BigInt(2),
  ma = BigInt(8),
  ha = { zip215: !0 }
function ga(e) {
  let t = ua(e)
  return (
    ji(
      e,
      { hash: `function`, a: `bigint`, d: `bigint`, randomBytes: `function` },
      { adjustScalarBytes: `function`, domain: `function`, uvRatio: `function`, mapToCurve: `function` },
    ),
    Object.freeze({ ...t })
  )
}
function _a(e) {
  let t = ga(e),
    { Fp: n, n: r, prehash: i, hash: a, randomBytes: o, nByteLength: s, h: c } = t,
    l = pa << (BigInt(s * 8) - fa),
    u = n.create,
    d = Zi(t.n, t.nBitLength),
    f =
      t.uvRatio ||
      ((e, t) => {
        try {
          return { isValid: !0, value: n.sqrt(e * n.inv(t)) }
        } catch {
          return { isValid: !1, value: da }
        }
      }),
    p = t.adjustScalarBytes || ((e) => e),
    m =
      t.domain ||
      ((e, t, n) => {
        if ((fi(`phflag`, n), t.length || n)) throw Error(`Contexts/pre-hash are not supported`)
        return e
      })
  function h(e, t) {
    Di(`coordinate ` + e, t, da, l)
  }
  function g(e) {
    if (!(e instanceof y)) throw Error(`ExtendedPoint expected`)
  }
  let _ = Mi((e, t) => {
      let { ex: r, ey: i, ez: a } = e,
        o = e.is0()
      t ??= o ? ma : n.inv(a)
      let s = u(r * t),
        c = u(i * t),
        l = u(a * t)
      if (o) return { x: da, y: fa }
      if (l !== fa) throw Error(`invZ was invalid`)
      return { x: s, y: c }
    }),
    v = Mi((e) => {
      let { a: n, d: r } = t
      if (e.is0()) throw Error(`bad point: ZERO`)
      let { ex: i, ey: a, ez: o, et: s } = e,
        c = u(i * i),
        l = u(a * a),
        d = u(o * o),
        f = u(d * d),
        p = u(c * n)
      if (u(d * u(p + l)) !== u(f + u(r * u(c * l)))) throw Error(`bad point: equation left != right (1)`)
      if (u(i * a) !== u(o * s)) throw Error(`bad point: equation left != right (2)`)
      return !0
    })
  class y {
    constructor(e, t, n, r) {
      ;((this.ex = e),
        (this.ey = t),
        (this.ez = n),
        (this.et = r),
        h(`x`, e),
        h(`y`, t),
        h(`z`, n),
        h(`t`, r),
        Object.freeze(this))
    }
    get x() {
      return this.toAffine().x
    }
    get y() {
      return this.toAffine().y
    }
    static fromAffine(e) {
      if (e instanceof y) throw Error(`extended point not allowed`)
      let { x: t, y: n } = e || {}
      return (h(`x`, t), h(`y`, n), new y(t, n, fa, u(t * n)))
    }
    static normalizeZ(e) {
      let t = n.invertBatch(e.map((e) => e.ez))
      return e.map((e, n) => e.toAffine(t[n])).map(y.fromAffine)
    }
    static msm(e, t) {
      return la(y, d, e, t)
    }
    _setWindowSize(e) {
      S.setWindowSize(this, e)
    }
    assertValidity() {
      v(this)
    }
    equals(e) {
      g(e)
      let { ex: t, ey: n, ez: r } = this,
        { ex: i, ey: a, ez: o } = e,
        s = u(t * o),
        c = u(i * r),
        l = u(n * o),
        d = u(a * r)
      return s === c && l === d
    }
    is0() {
      return this.equals(y.ZERO)
    }
    negate() {
      return new y(u(-this.ex), this.ey, this.ez, u(-this.et))
    }
    double() {
      let { a: e } = t,
        { ex: n, ey: r, ez: i } = this,
        a = u(n * n),
        o = u(r * r),
        s = u(pa * u(i * i)),
        c = u(e * a),
        l = n + r,
        d = u(u(l * l) - a - o),
        f = c + o,
        p = f - s,
        m = c - o,
        h = u(d * p),
        g = u(f * m),
        _ = u(d * m),
        v = u(p * f)
      return new y(h, g, v, _)
    }
    add(e) {
      g(e)
      let { a: n, d: r } = t,
        { ex: i, ey: a, ez: o, et: s } = this,
        { ex: c, ey: l, ez: d, et: f } = e
      if (n === BigInt(-1)) {
        let e = u((a - i) * (l + c)),
          t = u((a + i) * (l - c)),
          n = u(t - e)
        if (n === da) return this.double()
        let r = u(o * pa * f),
          p = u(s * pa * d),
          m = p + r,
          h = t + e,
          g = p - r,
          _ = u(m * n),
          v = u(h * g),
          b = u(m * g),
          x = u(n * h)
        return new y(_, v, x, b)
      }
      let p = u(i * c),
        m = u(a * l),
        h = u(s * r * f),
        _ = u(o * d),
        v = u((i + a) * (c + l) - p - m),
        b = _ - h,
        x = _ + h,
        S = u(m - n * p),
        C = u(v * b),
        w = u(x * S),
        T = u(v * S),
        E = u(b * x)
      return new y(C, w, E, T)
    }
    subtract(e) {
      return this.add(e.negate())
    }
    wNAF(e) {
      return S.wNAFCached(this, e, y.normalizeZ)
    }
    multiply(e) {
      let t = e
      Di(`scalar`, t, fa, r)
      let { p: n, f: i } = this.wNAF(t)
      return y.normalizeZ([n, i])[0]
    }
    multiplyUnsafe(e, t = y.ZERO) {
      let n = e
      return (
        Di(`scalar`, n, da, r),
        n === da ? x : this.is0() || n === fa ? this : S.wNAFCachedUnsafe(this, n, y.normalizeZ, t)
      )
    }
    isSmallOrder() {
      return this.multiplyUnsafe(c).is0()
    }
    isTorsionFree() {
      return S.unsafeLadder(this, r).is0()
    }
    toAffine(e) {
      return _(this, e)
    }
    clearCofactor() {
      let { h: e } = t
      return e === fa ? this : this.multiplyUnsafe(e)
    }
    static fromHex(e, r = !1) {
      let { d: i, a } = t,
        o = n.BYTES
      ;((e = Ci(`pointHex`, e, o)), fi(`zip215`, r))
      let s = e.slice(),
        c = e[o - 1]
      s[o - 1] = c & -129
      let d = bi(s)
      Di(`pointHex.y`, d, da, r ? l : n.ORDER)
      let p = u(d * d),
        m = u(p - fa),
        h = u(i * p - a),
        { isValid: g, value: _ } = f(m, h)
      if (!g) throw Error(`Point.fromHex: invalid y coordinate`)
      let v = (_ & fa) === fa,
        b = !!(c & 128)
      if (!r && _ === da && b) throw Error(`Point.fromHex: x=0 and x_0=1`)
      return (b !== v && (_ = u(-_)), y.fromAffine({ x: _, y: d }))
    }
    static fromPrivateKey(e) {
      return T(e).point
    }
    toRawBytes() {
      let { x: e, y: t } = this.toAffine(),
        r = Si(t, n.BYTES)
      return ((r[r.length - 1] |= e & fa ? 128 : 0), r)
    }
    toHex() {
      return mi(this.toRawBytes())
    }
  }
  ;((y.BASE = new y(t.Gx, t.Gy, fa, u(t.Gx * t.Gy))), (y.ZERO = new y(da, fa, fa, da)))
  let { BASE: b, ZERO: x } = y,
    S = ca(y, s * 8)
  function C(e) {
    return zi(e, r)
  }
  function w(e) {
    return C(bi(e))
  }
  function T(e) {
    let t = n.BYTES
    e = Ci(`private key`, e, t)
    let r = Ci(`hashed private key`, a(e), 2 * t),
      i = p(r.slice(0, t)),
      o = r.slice(t, 2 * t),
      s = w(i),
      c = b.multiply(s)
    return { head: i, prefix: o, scalar: s, point: c, pointBytes: c.toRawBytes() }
  }
  function E(e) {
    return T(e).pointBytes
  }
  function D(e = new Uint8Array(), ...t) {
    let n = wi(...t)
    return w(a(m(n, Ci(`context`, e), !!i)))
  }
  function O(e, t, a = {}) {
    ;((e = Ci(`message`, e)), i && (e = i(e)))
    let { prefix: o, scalar: s, pointBytes: c } = T(t),
      l = D(a.context, o, e),
      u = b.multiply(l).toRawBytes(),
      d = C(l + D(a.context, u, c, e) * s)
    return (Di(`signature.s`, d, da, r), Ci(`result`, wi(u, Si(d, n.BYTES)), n.BYTES * 2))
  }
  let k = ha
  function A(e, t, r, a = k) {
    let { context: o, zip215: s } = a,
      c = n.BYTES
    ;((e = Ci(`signature`, e, 2 * c)),
      (t = Ci(`message`, t)),
      (r = Ci(`publicKey`, r, c)),
      s !== void 0 && fi(`zip215`, s),
      i && (t = i(t)))
    let l = bi(e.slice(c, 2 * c)),
      u,
      d,
      f
    try {
      ;((u = y.fromHex(r, s)), (d = y.fromHex(e.slice(0, c), s)), (f = b.multiplyUnsafe(l)))
    } catch {
      return !1
    }
    if (!s && u.isSmallOrder()) return !1
    let p = D(o, d.toRawBytes(), u.toRawBytes(), t)
    return d.add(u.multiplyUnsafe(p)).subtract(f).clearCofactor().equals(y.ZERO)
  }
  return (
    b._setWindowSize(8),
    {
      CURVE: t,
      getPublicKey: E,
      sign: O,
      verify: A,
      ExtendedPoint: y,
      utils: {
        getExtendedPublicKey: T,
        randomPrivateKey: () => o(n.BYTES),
        precompute(e = 8, t = y.BASE) {
          return (t._setWindowSize(e), t.multiply(BigInt(3)), t)
        },
      },
    }
  )
}
var va = BigInt(`57896044618658097711785492504343953926634992332820282019728792003956564819949`),
  ya = BigInt(`19681161376707505956807079304988542015446066515923890162744021073123829784752`),
  ba = BigInt(1),
  xa = BigInt(2),
  Sa = BigInt(5),
  Ca = BigInt(8)
function wa(e) {
  let t = BigInt(10),
    n = BigInt(20),
    r = BigInt(40),
    i = BigInt(80),
    a = va,
    o = (((e * e) % a) * e) % a,
    s = (Vi((Vi(o, xa, a) * o) % a, ba, a) * e) % a,
    c = (Vi(s, Sa, a) * s) % a,
    l = (Vi(c, t, a) * c) % a,
    u = (Vi(l, n, a) * l) % a,
    d = (Vi(u, r, a) * u) % a
  return { pow_p_5_8: (Vi((Vi((Vi((Vi(d, i, a) * d) % a, i, a) * d) % a, t, a) * c) % a, xa, a) * e) % a, b2: o }
}
function Ta(e) {
  return ((e[0] &= 248), (e[31] &= 127), (e[31] |= 64), e)
}
function Ea(e, t) {
  let n = va,
    r = zi(t * t * t, n),
    i = wa(e * zi(r * r * t, n)).pow_p_5_8,
    a = zi(e * r * i, n),
    o = zi(t * a * a, n),
    s = a,
    c = zi(a * ya, n),
    l = o === e,
    u = o === zi(-e, n),
    d = o === zi(-e * ya, n)
  return (l && (a = s), (u || d) && (a = c), Gi(a, n) && (a = zi(-a, n)), { isValid: l || u, value: a })
}
var Da = Zi(va, void 0, !0),
  Oa = _a({
    a: BigInt(-1),
    d: BigInt(`37095705934669439343138083508754565189542113879843219016388785533085940283555`),
    Fp: Da,
    n: BigInt(`7237005577332262213973186563042994240857116359379907606001950938285454250989`),
    h: Ca,
    Gx: BigInt(`15112221349535400772501151409588531511454012693041857206046113283949847762202`),
    Gy: BigInt(`46316835694926478169428394003475163141307993866256225615783033603165251855960`),
    hash: oi,
    randomBytes: Pr,
    adjustScalarBytes: Ta,
    uvRatio: Ea,
  }),
  ka = `EdDSA`,
  Aa = `base64url`,
  ja = `utf8`,
  Ma = `utf8`,
  Na = `base58btc`
function Pa(e) {
  return globalThis.Buffer == null ? e : new Uint8Array(e.buffer, e.byteOffset, e.byteLength)
}
function Fa(e = 0) {
  return globalThis.Buffer != null && globalThis.Buffer.allocUnsafe != null
    ? Pa(globalThis.Buffer.allocUnsafe(e))
    : new Uint8Array(e)
}
function Ia(e, t) {
  t ||= e.reduce((e, t) => e + t.length, 0)
  let n = Fa(t),
    r = 0
  for (let t of e) (n.set(t, r), (r += t.length))
  return Pa(n)
}
function La(e, t) {
  if (e.length >= 255) throw TypeError(`Alphabet too long`)
  for (var n = new Uint8Array(256), r = 0; r < n.length; r++) n[r] = 255
  for (var i = 0; i < e.length; i++) {
    var a = e.charAt(i),
      o = a.charCodeAt(0)
    if (n[o] !== 255) throw TypeError(a + ` is ambiguous`)
    n[o] = i
  }
  var s = e.length,
    c = e.charAt(0),
    l = Math.log(s) / Math.log(256),
    u = Math.log(256) / Math.log(s)
  function d(t) {
    if (
      (t instanceof Uint8Array ||
        (ArrayBuffer.isView(t)
          ? (t = new Uint8Array(t.buffer, t.byteOffset, t.byteLength))
          : Array.isArray(t) && (t = Uint8Array.from(t))),
      !(t instanceof Uint8Array))
    )
      throw TypeError(`Expected Uint8Array`)
    if (t.length === 0) return ``
    for (var n = 0, r = 0, i = 0, a = t.length; i !== a && t[i] === 0;) (i++, n++)
    for (var o = ((a - i) * u + 1) >>> 0, l = new Uint8Array(o); i !== a;) {
      for (var d = t[i], f = 0, p = o - 1; (d !== 0 || f < r) && p !== -1; p--, f++)
        ((d += (256 * l[p]) >>> 0), (l[p] = (d % s) >>> 0), (d = (d / s) >>> 0))
      if (d !== 0) throw Error(`Non-zero carry`)
      ;((r = f), i++)
    }
    for (var m = o - r; m !== o && l[m] === 0;) m++
    for (var h = c.repeat(n); m < o; ++m) h += e.charAt(l[m])
    return h
  }
  function f(e) {
    if (typeof e != `string`) throw TypeError(`Expected String`)
    if (e.length === 0) return new Uint8Array()
    var t = 0
    if (e[t] !== ` `) {
      for (var r = 0, i = 0; e[t] === c;) (r++, t++)
      for (var a = ((e.length - t) * l + 1) >>> 0, o = new Uint8Array(a); e[t];) {
        var u = n[e.charCodeAt(t)]
        if (u === 255) return
        for (var d = 0, f = a - 1; (u !== 0 || d < i) && f !== -1; f--, d++)
          ((u += (s * o[f]) >>> 0), (o[f] = (u % 256) >>> 0), (u = (u / 256) >>> 0))
        if (u !== 0) throw Error(`Non-zero carry`)
        ;((i = d), t++)
      }
      if (e[t] !== ` `) {
        for (var p = a - i; p !== a && o[p] === 0;) p++
        for (var m = new Uint8Array(r + (a - p)), h = r; p !== a;) m[h++] = o[p++]
        return m
      }
    }
  }
  function p(e) {
    var n = f(e)
    if (n) return n
    throw Error(`Non-${t} character`)
  }
  return { encode: d, decodeUnsafe: f, decode: p }
}
var Ra = La,
  za = (e) => {
    if (e instanceof Uint8Array && e.constructor.name === `Uint8Array`) return e
    if (e instanceof ArrayBuffer) return new Uint8Array(e)
    if (ArrayBuffer.isView(e)) return new Uint8Array(e.buffer, e.byteOffset, e.byteLength)
    throw Error(`Unknown type, must be binary type`)
  },
  Ba = (e) => new TextEncoder().encode(e),
  Va = (e) => new TextDecoder().decode(e),
  Ha = class {
    constructor(e, t, n) {
      ;((this.name = e), (this.prefix = t), (this.baseEncode = n))
    }
    encode(e) {
      if (e instanceof Uint8Array) return `${this.prefix}${this.baseEncode(e)}`
      throw Error(`Unknown type, must be binary type`)
    }
  },
  Ua = class {
    constructor(e, t, n) {
      if (((this.name = e), (this.prefix = t), t.codePointAt(0) === void 0)) throw Error(`Invalid prefix character`)
      ;((this.prefixCodePoint = t.codePointAt(0)), (this.baseDecode = n))
    }
    decode(e) {
      if (typeof e == `string`) {
        if (e.codePointAt(0) !== this.prefixCodePoint)
          throw Error(
            `Unable to decode multibase string ${JSON.stringify(e)}, ${this.name} decoder only supports inputs prefixed with ${this.prefix}`,
          )
        return this.baseDecode(e.slice(this.prefix.length))
      }
      throw Error(`Can only multibase decode strings`)
    }
    or(e) {
      return Ga(this, e)
    }
  },
  Wa = class {
    constructor(e) {
      this.decoders = e
    }
    or(e) {
      return Ga(this, e)
    }
    decode(e) {
      let t = e[0],
        n = this.decoders[t]
      if (n) return n.decode(e)
      throw RangeError(
        `Unable to decode multibase string ${JSON.stringify(e)}, only inputs prefixed with ${Object.keys(this.decoders)} are supported`,
      )
    }
  },
  Ga = (e, t) => new Wa({ ...(e.decoders || { [e.prefix]: e }), ...(t.decoders || { [t.prefix]: t }) }),
  Ka = class {
    constructor(e, t, n, r) {
      ;((this.name = e),
        (this.prefix = t),
        (this.baseEncode = n),
        (this.baseDecode = r),
        (this.encoder = new Ha(e, t, n)),
        (this.decoder = new Ua(e, t, r)))
    }
    encode(e) {
      return this.encoder.encode(e)
    }
    decode(e) {
      return this.decoder.decode(e)
    }
  },
  qa = ({ name: e, prefix: t, encode: n, decode: r }) => new Ka(e, t, n, r),
  Ja = ({ prefix: e, name: t, alphabet: n }) => {
    let { encode: r, decode: i } = Ra(n, t)
    return qa({ prefix: e, name: t, encode: r, decode: (e) => za(i(e)) })
  },
  Ya = (e, t, n, r) => {
    let i = {}
    for (let e = 0; e < t.length; ++e) i[t[e]] = e
    let a = e.length
    for (; e[a - 1] === `=`;) --a
    let o = new Uint8Array(((a * n) / 8) | 0),
      s = 0,
      c = 0,
      l = 0
    for (let t = 0; t < a; ++t) {
      let a = i[e[t]]
      if (a === void 0) throw SyntaxError(`Non-${r} character`)
      ;((c = (c << n) | a), (s += n), s >= 8 && ((s -= 8), (o[l++] = 255 & (c >> s))))
    }
    if (s >= n || 255 & (c << (8 - s))) throw SyntaxError(`Unexpected end of data`)
    return o
  },
  Xa = (e, t, n) => {
    let r = t[t.length - 1] === `=`,
      i = (1 << n) - 1,
      a = ``,
      o = 0,
      s = 0
    for (let r = 0; r < e.length; ++r) for (s = (s << 8) | e[r], o += 8; o > n;) ((o -= n), (a += t[i & (s >> o)]))
    if ((o && (a += t[i & (s << (n - o))]), r)) for (; (a.length * n) & 7;) a += `=`
    return a
  },
  Za = ({ name: e, prefix: t, bitsPerChar: n, alphabet: r }) =>
    qa({
      prefix: t,
      name: e,
      encode(e) {
        return Xa(e, r, n)
      },
      decode(t) {
        return Ya(t, r, n, e)
      },
    }),
  Qa = qa({ prefix: `\0`, name: `identity`, encode: (e) => Va(e), decode: (e) => Ba(e) }),
  $a = Object.freeze({ __proto__: null, identity: Qa }),
  eo = Za({ prefix: `0`, name: `base2`, alphabet: `01`, bitsPerChar: 1 }),
  to = Object.freeze({ __proto__: null, base2: eo }),
  no = Za({ prefix: `7`, name: `base8`, alphabet: `01234567`, bitsPerChar: 3 }),
  ro = Object.freeze({ __proto__: null, base8: no }),
  io = Ja({ prefix: `9`, name: `base10`, alphabet: `0123456789` }),
  ao = Object.freeze({ __proto__: null, base10: io }),
  oo = Za({ prefix: `f`, name: `base16`, alphabet: `0123456789abcdef`, bitsPerChar: 4 }),
  so = Za({ prefix: `F`, name: `base16upper`, alphabet: `0123456789ABCDEF`, bitsPerChar: 4 }),
  co = Object.freeze({ __proto__: null, base16: oo, base16upper: so }),
  lo = Za({ prefix: `b`, name: `base32`, alphabet: `abcdefghijklmnopqrstuvwxyz234567`, bitsPerChar: 5 }),
  uo = Za({ prefix: `B`, name: `base32upper`, alphabet: `ABCDEFGHIJKLMNOPQRSTUVWXYZ234567`, bitsPerChar: 5 }),
  fo = Za({ prefix: `c`, name: `base32pad`, alphabet: `abcdefghijklmnopqrstuvwxyz234567=`, bitsPerChar: 5 }),
  po = Za({ prefix: `C`, name: `base32padupper`, alphabet: `ABCDEFGHIJKLMNOPQRSTUVWXYZ234567=`, bitsPerChar: 5 }),
  mo = Za({ prefix: `v`, name: `base32hex`, alphabet: `0123456789abcdefghijklmnopqrstuv`, bitsPerChar: 5 }),
  ho = Za({ prefix: `V`, name: `base32hexupper`, alphabet: `0123456789ABCDEFGHIJKLMNOPQRSTUV`, bitsPerChar: 5 }),
  go = Za({ prefix: `t`, name: `base32hexpad`, alphabet: `0123456789abcdefghijklmnopqrstuv=`, bitsPerChar: 5 }),
  _o = Za({ prefix: `T`, name: `base32hexpadupper`, alphabet: `0123456789ABCDEFGHIJKLMNOPQRSTUV=`, bitsPerChar: 5 }),
  vo = Za({ prefix: `h`, name: `base32z`, alphabet: `ybndrfg8ejkmcpqxot1uwisza345h769`, bitsPerChar: 5 }),
  yo = Object.freeze({
    __proto__: null,
    base32: lo,
    base32upper: uo,
    base32pad: fo,
    base32padupper: po,
    base32hex: mo,
    base32hexupper: ho,
    base32hexpad: go,
    base32hexpadupper: _o,
    base32z: vo,
  }),
  bo = Ja({ prefix: `k`, name: `base36`, alphabet: `0123456789abcdefghijklmnopqrstuvwxyz` }),
  xo = Ja({ prefix: `K`, name: `base36upper`, alphabet: `0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ` }),
  So = Object.freeze({ __proto__: null, base36: bo, base36upper: xo }),
  Co = Ja({ name: `base58btc`, prefix: `z`, alphabet: `123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz` }),
  wo = Ja({
    name: `base58flickr`,
    prefix: `Z`,
    alphabet: `123456789abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ`,
  }),
  To = Object.freeze({ __proto__: null, base58btc: Co, base58flickr: wo }),
  Eo = Za({
    prefix: `m`,
    name: `base64`,
    alphabet: `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/`,
    bitsPerChar: 6,
  }),
  Do = Za({
    prefix: `M`,
    name: `base64pad`,
    alphabet: `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=`,
    bitsPerChar: 6,
  }),
  Oo = Za({
    prefix: `u`,
    name: `base64url`,
    alphabet: `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_`,
    bitsPerChar: 6,
  }),
  ko = Za({
    prefix: `U`,
    name: `base64urlpad`,
    alphabet: `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=`,
    bitsPerChar: 6,
  }),
  Ao = Object.freeze({ __proto__: null, base64: Eo, base64pad: Do, base64url: Oo, base64urlpad: ko }),
  jo = Array.from(
    `🚀🪐☄🛰🌌🌑🌒🌓🌔🌕🌖🌗🌘🌍🌏🌎🐉☀💻🖥💾💿😂❤😍🤣😊🙏💕😭😘👍😅👏😁🔥🥰💔💖💙😢🤔😆🙄💪😉☺👌🤗💜😔😎😇🌹🤦🎉💞✌✨🤷😱😌🌸🙌😋💗💚😏💛🙂💓🤩😄😀🖤😃💯🙈👇🎶😒🤭❣😜💋👀😪😑💥🙋😞😩😡🤪👊🥳😥🤤👉💃😳✋😚😝😴🌟😬🙃🍀🌷😻😓⭐✅🥺🌈😈🤘💦✔😣🏃💐☹🎊💘😠☝😕🌺🎂🌻😐🖕💝🙊😹🗣💫💀👑🎵🤞😛🔴😤🌼😫⚽🤙☕🏆🤫👈😮🙆🍻🍃🐶💁😲🌿🧡🎁⚡🌞🎈❌✊👋😰🤨😶🤝🚶💰🍓💢🤟🙁🚨💨🤬✈🎀🍺🤓😙💟🌱😖👶🥴▶➡❓💎💸⬇😨🌚🦋😷🕺⚠🙅😟😵👎🤲🤠🤧📌🔵💅🧐🐾🍒😗🤑🌊🤯🐷☎💧😯💆👆🎤🙇🍑❄🌴💣🐸💌📍🥀🤢👅💡💩👐📸👻🤐🤮🎼🥵🚩🍎🍊👼💍📣🥂`,
  ),
  Mo = jo.reduce((e, t, n) => ((e[n] = t), e), []),
  No = jo.reduce((e, t, n) => ((e[t.codePointAt(0)] = n), e), [])
function Po(e) {
  return e.reduce((e, t) => ((e += Mo[t]), e), ``)
}
function Fo(e) {
  let t = []
  for (let n of e) {
    let e = No[n.codePointAt(0)]
    if (e === void 0) throw Error(`Non-base256emoji character: ${n}`)
    t.push(e)
  }
  return new Uint8Array(t)
}
var Io = qa({ prefix: `🚀`, name: `base256emoji`, encode: Po, decode: Fo }),
  Lo = Object.freeze({ __proto__: null, base256emoji: Io }),
  Ro = Ho,
  zo = 128,
  Bo = -128,
  Vo = 2 ** 31
function Ho(e, t, n) {
  ;((t ||= []), (n ||= 0))
  for (var r = n; e >= Vo;) ((t[n++] = (e & 255) | zo), (e /= 128))
  for (; e & Bo;) ((t[n++] = (e & 255) | zo), (e >>>= 7))
  return ((t[n] = e | 0), (Ho.bytes = n - r + 1), t)
}
var Uo = Ko,
  Wo = 128,
  Go = 127
function Ko(e, t) {
  var n = 0,
    t = t || 0,
    r = 0,
    i = t,
    a,
    o = e.length
  do {
    if (i >= o) throw ((Ko.bytes = 0), RangeError(`Could not decode varint`))
    ;((a = e[i++]), (n += r < 28 ? (a & Go) << r : (a & Go) * 2 ** r), (r += 7))
  } while (a >= Wo)
  return ((Ko.bytes = i - t), n)
}
var qo = 128,
  Jo = 2 ** 14,
  Yo = 2 ** 21,
  Xo = 2 ** 28,
  Zo = 2 ** 35,
  Qo = 2 ** 42,
  $o = 2 ** 49,
  es = 2 ** 56,
  ts = 2 ** 63,
  ns = {
    encode: Ro,
    decode: Uo,
    encodingLength: function (e) {
      return e < qo
        ? 1
        : e < Jo
          ? 2
          : e < Yo
            ? 3
            : e < Xo
              ? 4
              : e < Zo
                ? 5
                : e < Qo
                  ? 6
                  : e < $o
                    ? 7
                    : e < es
                      ? 8
                      : e < ts
                        ? 9
                        : 10
    },
  },
  rs = (e, t, n = 0) => (ns.encode(e, t, n), t),
  is = (e) => ns.encodingLength(e),
  as = (e, t) => {
    let n = t.byteLength,
      r = is(e),
      i = r + is(n),
      a = new Uint8Array(i + n)
    return (rs(e, a, 0), rs(n, a, r), a.set(t, i), new os(e, n, t, a))
  },
  os = class {
    constructor(e, t, n, r) {
      ;((this.code = e), (this.size = t), (this.digest = n), (this.bytes = r))
    }
  },
  ss = ({ name: e, code: t, encode: n }) => new cs(e, t, n),
  cs = class {
    constructor(e, t, n) {
      ;((this.name = e), (this.code = t), (this.encode = n))
    }
    digest(e) {
      if (e instanceof Uint8Array) {
        let t = this.encode(e)
        return t instanceof Uint8Array ? as(this.code, t) : t.then((e) => as(this.code, e))
      }
      throw Error(`Unknown type, must be binary type`)
    }
  },
  ls = (e) => async (t) => new Uint8Array(await crypto.subtle.digest(e, t)),
  us = ss({ name: `sha2-256`, code: 18, encode: ls(`SHA-256`) }),
  ds = ss({ name: `sha2-512`, code: 19, encode: ls(`SHA-512`) }),
  fs = Object.freeze({ __proto__: null, sha256: us, sha512: ds }),
  ps = 0,
  ms = `identity`,
  hs = za,
  gs = Object.freeze({ __proto__: null, identity: { code: ps, name: ms, encode: hs, digest: (e) => as(ps, hs(e)) } })
;(new TextEncoder(), new TextDecoder())
var _s = { ...$a, ...to, ...ro, ...ao, ...co, ...yo, ...So, ...To, ...Ao, ...Lo }
;({ ...fs, ...gs })
function vs(e, t, n, r) {
  return { name: e, prefix: t, encoder: { name: e, prefix: t, encode: n }, decoder: { decode: r } }
}
var ys = vs(
    `utf8`,
    `u`,
    (e) => `u` + new TextDecoder(`utf8`).decode(e),
    (e) => new TextEncoder().encode(e.substring(1)),
  ),
  bs = vs(
    `ascii`,
    `a`,
    (e) => {
      let t = `a`
      for (let n = 0; n < e.length; n++) t += String.fromCharCode(e[n])
      return t
    },
    (e) => {
      e = e.substring(1)
      let t = Fa(e.length)
      for (let n = 0; n < e.length; n++) t[n] = e.charCodeAt(n)
      return t
    },
  ),
  xs = { utf8: ys, 'utf-8': ys, hex: _s.base16, latin1: bs, ascii: bs, binary: bs, ..._s }
function Ss(e, t = `utf8`) {
  let n = xs[t]
  if (!n) throw Error(`Unsupported encoding "${t}"`)
  return (t === `utf8` || t === `utf-8`) && globalThis.Buffer != null && globalThis.Buffer.from != null
    ? globalThis.Buffer.from(e.buffer, e.byteOffset, e.byteLength).toString(`utf8`)
    : n.encoder.encode(e).substring(1)
}
function Cs(e, t = `utf8`) {
  let n = xs[t]
  if (!n) throw Error(`Unsupported encoding "${t}"`)
  return (t === `utf8` || t === `utf-8`) && globalThis.Buffer != null && globalThis.Buffer.from != null
    ? Pa(globalThis.Buffer.from(e, `utf-8`))
    : n.decoder.decode(`${n.prefix}${e}`)
}
function ws(e) {
  return Ot(Ss(Cs(e, Aa), ja))
}
function Ts(e) {
  return Ss(Cs(kt(e), ja), Aa)
}
function Es(e) {
  return [`did`, `key`, `z` + Ss(Ia([Cs(`K36`, Na), e]), Na)].join(`:`)
}
function Ds(e) {
  return Ss(e, Aa)
}
function Os(e) {
  return Cs(e, Aa)
}
function ks(e) {
  return Cs([Ts(e.header), Ts(e.payload)].join(`.`), Ma)
}
function As(e) {
  return [Ts(e.header), Ts(e.payload), Ds(e.signature)].join(`.`)
}
function js(e) {
  let t = e.split(`.`)
  return { header: ws(t[0]), payload: ws(t[1]), signature: Os(t[2]), data: Cs(t.slice(0, 2).join(`.`), Ma) }
}
function Ms(e = Pr(32)) {
  let t = Oa.getPublicKey(e)
  return { secretKey: Ia([e, t]), publicKey: t }
}
async function Ns(e, t, n, r, i = (0, z.fromMiliseconds)(Date.now())) {
  let a = { alg: ka, typ: `JWT` },
    o = { iss: Es(r.publicKey), sub: e, aud: t, iat: i, exp: i + n },
    s = ks({ header: a, payload: o })
  return As({ header: a, payload: o, signature: Oa.sign(s, r.secretKey.slice(0, 32)) })
}
function Ps(e, t) {
  if (e.length >= 255) throw TypeError(`Alphabet too long`)
  for (var n = new Uint8Array(256), r = 0; r < n.length; r++) n[r] = 255
  for (var i = 0; i < e.length; i++) {
    var a = e.charAt(i),
      o = a.charCodeAt(0)
    if (n[o] !== 255) throw TypeError(a + ` is ambiguous`)
    n[o] = i
  }
  var s = e.length,
    c = e.charAt(0),
    l = Math.log(s) / Math.log(256),
    u = Math.log(256) / Math.log(s)
  function d(t) {
    if (
      (t instanceof Uint8Array ||
        (ArrayBuffer.isView(t)
          ? (t = new Uint8Array(t.buffer, t.byteOffset, t.byteLength))
          : Array.isArray(t) && (t = Uint8Array.from(t))),
      !(t instanceof Uint8Array))
    )
      throw TypeError(`Expected Uint8Array`)
    if (t.length === 0) return ``
    for (var n = 0, r = 0, i = 0, a = t.length; i !== a && t[i] === 0;) (i++, n++)
    for (var o = ((a - i) * u + 1) >>> 0, l = new Uint8Array(o); i !== a;) {
      for (var d = t[i], f = 0, p = o - 1; (d !== 0 || f < r) && p !== -1; p--, f++)
        ((d += (256 * l[p]) >>> 0), (l[p] = (d % s) >>> 0), (d = (d / s) >>> 0))
      if (d !== 0) throw Error(`Non-zero carry`)
      ;((r = f), i++)
    }
    for (var m = o - r; m !== o && l[m] === 0;) m++
    for (var h = c.repeat(n); m < o; ++m) h += e.charAt(l[m])
    return h
  }
  function f(e) {
    if (typeof e != `string`) throw TypeError(`Expected String`)
    if (e.length === 0) return new Uint8Array()
    var t = 0
    if (e[t] !== ` `) {
      for (var r = 0, i = 0; e[t] === c;) (r++, t++)
      for (var a = ((e.length - t) * l + 1) >>> 0, o = new Uint8Array(a); e[t];) {
        var u = n[e.charCodeAt(t)]
        if (u === 255) return
        for (var d = 0, f = a - 1; (u !== 0 || d < i) && f !== -1; f--, d++)
          ((u += (s * o[f]) >>> 0), (o[f] = (u % 256) >>> 0), (u = (u / 256) >>> 0))
        if (u !== 0) throw Error(`Non-zero carry`)
        ;((i = d), t++)
      }
      if (e[t] !== ` `) {
        for (var p = a - i; p !== a && o[p] === 0;) p++
        for (var m = new Uint8Array(r + (a - p)), h = r; p !== a;) m[h++] = o[p++]
        return m
      }
    }
  }
  function p(e) {
    var n = f(e)
    if (n) return n
    throw Error(`Non-${t} character`)
  }
  return { encode: d, decodeUnsafe: f, decode: p }
}
var Fs = Ps,
  Is = (e) => {
    if (e instanceof Uint8Array && e.constructor.name === `Uint8Array`) return e
    if (e instanceof ArrayBuffer) return new Uint8Array(e)
    if (ArrayBuffer.isView(e)) return new Uint8Array(e.buffer, e.byteOffset, e.byteLength)
    throw Error(`Unknown type, must be binary type`)
  },
  Ls = (e) => new TextEncoder().encode(e),
  Rs = (e) => new TextDecoder().decode(e),
  zs = class {
    constructor(e, t, n) {
      ;((this.name = e), (this.prefix = t), (this.baseEncode = n))
    }
    encode(e) {
      if (e instanceof Uint8Array) return `${this.prefix}${this.baseEncode(e)}`
      throw Error(`Unknown type, must be binary type`)
    }
  },
  Bs = class {
    constructor(e, t, n) {
      if (((this.name = e), (this.prefix = t), t.codePointAt(0) === void 0)) throw Error(`Invalid prefix character`)
      ;((this.prefixCodePoint = t.codePointAt(0)), (this.baseDecode = n))
    }
    decode(e) {
      if (typeof e == `string`) {
        if (e.codePointAt(0) !== this.prefixCodePoint)
          throw Error(
            `Unable to decode multibase string ${JSON.stringify(e)}, ${this.name} decoder only supports inputs prefixed with ${this.prefix}`,
          )
        return this.baseDecode(e.slice(this.prefix.length))
      }
      throw Error(`Can only multibase decode strings`)
    }
    or(e) {
      return Hs(this, e)
    }
  },
  Vs = class {
    constructor(e) {
      this.decoders = e
    }
    or(e) {
      return Hs(this, e)
    }
    decode(e) {
      let t = e[0],
        n = this.decoders[t]
      if (n) return n.decode(e)
      throw RangeError(
        `Unable to decode multibase string ${JSON.stringify(e)}, only inputs prefixed with ${Object.keys(this.decoders)} are supported`,
      )
    }
  },
  Hs = (e, t) => new Vs({ ...(e.decoders || { [e.prefix]: e }), ...(t.decoders || { [t.prefix]: t }) }),
  Us = class {
    constructor(e, t, n, r) {
      ;((this.name = e),
        (this.prefix = t),
        (this.baseEncode = n),
        (this.baseDecode = r),
        (this.encoder = new zs(e, t, n)),
        (this.decoder = new Bs(e, t, r)))
    }
    encode(e) {
      return this.encoder.encode(e)
    }
    decode(e) {
      return this.decoder.decode(e)
    }
  },
  Ws = ({ name: e, prefix: t, encode: n, decode: r }) => new Us(e, t, n, r),
  Gs = ({ prefix: e, name: t, alphabet: n }) => {
    let { encode: r, decode: i } = Fs(n, t)
    return Ws({ prefix: e, name: t, encode: r, decode: (e) => Is(i(e)) })
  },
  Ks = (e, t, n, r) => {
    let i = {}
    for (let e = 0; e < t.length; ++e) i[t[e]] = e
    let a = e.length
    for (; e[a - 1] === `=`;) --a
    let o = new Uint8Array(((a * n) / 8) | 0),
      s = 0,
      c = 0,
      l = 0
    for (let t = 0; t < a; ++t) {
      let a = i[e[t]]
      if (a === void 0) throw SyntaxError(`Non-${r} character`)
      ;((c = (c << n) | a), (s += n), s >= 8 && ((s -= 8), (o[l++] = 255 & (c >> s))))
    }
    if (s >= n || 255 & (c << (8 - s))) throw SyntaxError(`Unexpected end of data`)
    return o
  },
  qs = (e, t, n) => {
    let r = t[t.length - 1] === `=`,
      i = (1 << n) - 1,
      a = ``,
      o = 0,
      s = 0
    for (let r = 0; r < e.length; ++r) for (s = (s << 8) | e[r], o += 8; o > n;) ((o -= n), (a += t[i & (s >> o)]))
    if ((o && (a += t[i & (s << (n - o))]), r)) for (; (a.length * n) & 7;) a += `=`
    return a
  },
  Js = ({ name: e, prefix: t, bitsPerChar: n, alphabet: r }) =>
    Ws({
      prefix: t,
      name: e,
      encode(e) {
        return qs(e, r, n)
      },
      decode(t) {
        return Ks(t, r, n, e)
      },
    }),
  Ys = i({ identity: () => Xs }),
  Xs = Ws({ prefix: `\0`, name: `identity`, encode: (e) => Rs(e), decode: (e) => Ls(e) }),
  Zs = i({ base2: () => Qs }),
  Qs = Js({ prefix: `0`, name: `base2`, alphabet: `01`, bitsPerChar: 1 }),
  $s = i({ base8: () => ec }),
  ec = Js({ prefix: `7`, name: `base8`, alphabet: `01234567`, bitsPerChar: 3 }),
  tc = i({ base10: () => nc }),
  nc = Gs({ prefix: `9`, name: `base10`, alphabet: `0123456789` }),
  rc = i({ base16: () => ic, base16upper: () => ac }),
  ic = Js({ prefix: `f`, name: `base16`, alphabet: `0123456789abcdef`, bitsPerChar: 4 }),
  ac = Js({ prefix: `F`, name: `base16upper`, alphabet: `0123456789ABCDEF`, bitsPerChar: 4 }),
  oc = i({
    base32: () => sc,
    base32hex: () => dc,
    base32hexpad: () => pc,
    base32hexpadupper: () => mc,
    base32hexupper: () => fc,
    base32pad: () => lc,
    base32padupper: () => uc,
    base32upper: () => cc,
    base32z: () => hc,
  }),
  sc = Js({ prefix: `b`, name: `base32`, alphabet: `abcdefghijklmnopqrstuvwxyz234567`, bitsPerChar: 5 }),
  cc = Js({ prefix: `B`, name: `base32upper`, alphabet: `ABCDEFGHIJKLMNOPQRSTUVWXYZ234567`, bitsPerChar: 5 }),
  lc = Js({ prefix: `c`, name: `base32pad`, alphabet: `abcdefghijklmnopqrstuvwxyz234567=`, bitsPerChar: 5 }),
  uc = Js({ prefix: `C`, name: `base32padupper`, alphabet: `ABCDEFGHIJKLMNOPQRSTUVWXYZ234567=`, bitsPerChar: 5 }),
  dc = Js({ prefix: `v`, name: `base32hex`, alphabet: `0123456789abcdefghijklmnopqrstuv`, bitsPerChar: 5 }),
  fc = Js({ prefix: `V`, name: `base32hexupper`, alphabet: `0123456789ABCDEFGHIJKLMNOPQRSTUV`, bitsPerChar: 5 }),
  pc = Js({ prefix: `t`, name: `base32hexpad`, alphabet: `0123456789abcdefghijklmnopqrstuv=`, bitsPerChar: 5 }),
  mc = Js({ prefix: `T`, name: `base32hexpadupper`, alphabet: `0123456789ABCDEFGHIJKLMNOPQRSTUV=`, bitsPerChar: 5 }),
  hc = Js({ prefix: `h`, name: `base32z`, alphabet: `ybndrfg8ejkmcpqxot1uwisza345h769`, bitsPerChar: 5 }),
  gc = i({ base36: () => _c, base36upper: () => vc }),
  _c = Gs({ prefix: `k`, name: `base36`, alphabet: `0123456789abcdefghijklmnopqrstuvwxyz` }),
  vc = Gs({ prefix: `K`, name: `base36upper`, alphabet: `0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ` }),
  yc = i({ base58btc: () => bc, base58flickr: () => xc }),
  bc = Gs({ name: `base58btc`, prefix: `z`, alphabet: `123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz` }),
  xc = Gs({
    name: `base58flickr`,
    prefix: `Z`,
    alphabet: `123456789abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ`,
  }),
  Sc = i({ base64: () => Cc, base64pad: () => wc, base64url: () => Tc, base64urlpad: () => Ec }),
  Cc = Js({
    prefix: `m`,
    name: `base64`,
    alphabet: `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/`,
    bitsPerChar: 6,
  }),
  wc = Js({
    prefix: `M`,
    name: `base64pad`,
    alphabet: `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=`,
    bitsPerChar: 6,
  }),
  Tc = Js({
    prefix: `u`,
    name: `base64url`,
    alphabet: `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_`,
    bitsPerChar: 6,
  }),
  Ec = Js({
    prefix: `U`,
    name: `base64urlpad`,
    alphabet: `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=`,
    bitsPerChar: 6,
  }),
  Dc = i({ base256emoji: () => Nc }),
  Oc = Array.from(
    `🚀🪐☄🛰🌌🌑🌒🌓🌔🌕🌖🌗🌘🌍🌏🌎🐉☀💻🖥💾💿😂❤😍🤣😊🙏💕😭😘👍😅👏😁🔥🥰💔💖💙😢🤔😆🙄💪😉☺👌🤗💜😔😎😇🌹🤦🎉💞✌✨🤷😱😌🌸🙌😋💗💚😏💛🙂💓🤩😄😀🖤😃💯🙈👇🎶😒🤭❣😜💋👀😪😑💥🙋😞😩😡🤪👊🥳😥🤤👉💃😳✋😚😝😴🌟😬🙃🍀🌷😻😓⭐✅🥺🌈😈🤘💦✔😣🏃💐☹🎊💘😠☝😕🌺🎂🌻😐🖕💝🙊😹🗣💫💀👑🎵🤞😛🔴😤🌼😫⚽🤙☕🏆🤫👈😮🙆🍻🍃🐶💁😲🌿🧡🎁⚡🌞🎈❌✊👋😰🤨😶🤝🚶💰🍓💢🤟🙁🚨💨🤬✈🎀🍺🤓😙💟🌱😖👶🥴▶➡❓💎💸⬇😨🌚🦋😷🕺⚠🙅😟😵👎🤲🤠🤧📌🔵💅🧐🐾🍒😗🤑🌊🤯🐷☎💧😯💆👆🎤🙇🍑❄🌴💣🐸💌📍🥀🤢👅💡💩👐📸👻🤐🤮🎼🥵🚩🍎🍊👼💍📣🥂`,
  ),
  kc = Oc.reduce((e, t, n) => ((e[n] = t), e), []),
  Ac = Oc.reduce((e, t, n) => ((e[t.codePointAt(0)] = n), e), [])
function jc(e) {
  return e.reduce((e, t) => ((e += kc[t]), e), ``)
}
function Mc(e) {
  let t = []
  for (let n of e) {
    let e = Ac[n.codePointAt(0)]
    if (e === void 0) throw Error(`Non-base256emoji character: ${n}`)
    t.push(e)
  }
  return new Uint8Array(t)
}
var Nc = Ws({ prefix: `🚀`, name: `base256emoji`, encode: jc, decode: Mc }),
  Pc = Rc,
  Fc = 128,
  Ic = -128,
  Lc = 2 ** 31
function Rc(e, t, n) {
  ;((t ||= []), (n ||= 0))
  for (var r = n; e >= Lc;) ((t[n++] = (e & 255) | Fc), (e /= 128))
  for (; e & Ic;) ((t[n++] = (e & 255) | Fc), (e >>>= 7))
  return ((t[n] = e | 0), (Rc.bytes = n - r + 1), t)
}
var zc = Hc,
  Bc = 128,
  Vc = 127
function Hc(e, t) {
  var n = 0,
    t = t || 0,
    r = 0,
    i = t,
    a,
    o = e.length
  do {
    if (i >= o) throw ((Hc.bytes = 0), RangeError(`Could not decode varint`))
    ;((a = e[i++]), (n += r < 28 ? (a & Vc) << r : (a & Vc) * 2 ** r), (r += 7))
  } while (a >= Bc)
  return ((Hc.bytes = i - t), n)
}
var Uc = 128,
  Wc = 2 ** 14,
  Gc = 2 ** 21,
  Kc = 2 ** 28,
  qc = 2 ** 35,
  Jc = 2 ** 42,
  Yc = 2 ** 49,
  Xc = 2 ** 56,
  Zc = 2 ** 63,
  Qc = {
    encode: Pc,
    decode: zc,
    encodingLength: function (e) {
      return e < Uc
        ? 1
        : e < Wc
          ? 2
          : e < Gc
            ? 3
            : e < Kc
              ? 4
              : e < qc
                ? 5
                : e < Jc
                  ? 6
                  : e < Yc
                    ? 7
                    : e < Xc
                      ? 8
                      : e < Zc
                        ? 9
                        : 10
    },
  },
  $c = (e, t, n = 0) => (Qc.encode(e, t, n), t),
  el = (e) => Qc.encodingLength(e),
  tl = (e, t) => {
    let n = t.byteLength,
      r = el(e),
      i = r + el(n),
      a = new Uint8Array(i + n)
    return ($c(e, a, 0), $c(n, a, r), a.set(t, i), new nl(e, n, t, a))
  },
  nl = class {
    constructor(e, t, n, r) {
      ;((this.code = e), (this.size = t), (this.digest = n), (this.bytes = r))
    }
  },
  rl = ({ name: e, code: t, encode: n }) => new il(e, t, n),
  il = class {
    constructor(e, t, n) {
      ;((this.name = e), (this.code = t), (this.encode = n))
    }
    digest(e) {
      if (e instanceof Uint8Array) {
        let t = this.encode(e)
        return t instanceof Uint8Array ? tl(this.code, t) : t.then((e) => tl(this.code, e))
      }
      throw Error(`Unknown type, must be binary type`)
    }
  },
  al = i({ sha256: () => sl, sha512: () => cl }),
  ol = (e) => async (t) => new Uint8Array(await crypto.subtle.digest(e, t)),
  sl = rl({ name: `sha2-256`, code: 18, encode: ol(`SHA-256`) }),
  cl = rl({ name: `sha2-512`, code: 19, encode: ol(`SHA-512`) }),
  ll = i({ identity: () => pl }),
  ul = 0,
  dl = `identity`,
  fl = Is,
  pl = { code: ul, name: dl, encode: fl, digest: (e) => tl(ul, fl(e)) }
;(new TextEncoder(), new TextDecoder())
var ml = { ...Ys, ...Zs, ...$s, ...tc, ...rc, ...oc, ...gc, ...yc, ...Sc, ...Dc }
;({ ...al, ...ll })
function hl(e) {
  return globalThis.Buffer == null ? e : new Uint8Array(e.buffer, e.byteOffset, e.byteLength)
}
function gl(e = 0) {
  return globalThis.Buffer != null && globalThis.Buffer.allocUnsafe != null
    ? hl(globalThis.Buffer.allocUnsafe(e))
    : new Uint8Array(e)
}
function _l(e, t, n, r) {
  return { name: e, prefix: t, encoder: { name: e, prefix: t, encode: n }, decoder: { decode: r } }
}
var vl = _l(
    `utf8`,
    `u`,
    (e) => `u` + new TextDecoder(`utf8`).decode(e),
    (e) => new TextEncoder().encode(e.substring(1)),
  ),
  yl = _l(
    `ascii`,
    `a`,
    (e) => {
      let t = `a`
      for (let n = 0; n < e.length; n++) t += String.fromCharCode(e[n])
      return t
    },
    (e) => {
      e = e.substring(1)
      let t = gl(e.length)
      for (let n = 0; n < e.length; n++) t[n] = e.charCodeAt(n)
      return t
    },
  ),
  bl = { utf8: vl, 'utf-8': vl, hex: ml.base16, latin1: yl, ascii: yl, binary: yl, ...ml }
function xl(e, t = `utf8`) {
  let n = bl[t]
  if (!n) throw Error(`Unsupported encoding "${t}"`)
  return (t === `utf8` || t === `utf-8`) && globalThis.Buffer != null && globalThis.Buffer.from != null
    ? hl(globalThis.Buffer.from(e, `utf-8`))
    : n.decoder.decode(`${n.prefix}${e}`)
}
var Sl = function (e, t, n) {
    if (n || arguments.length === 2)
      for (var r = 0, i = t.length, a; r < i; r++)
        (a || !(r in t)) && ((a ||= Array.prototype.slice.call(t, 0, r)), (a[r] = t[r]))
    return e.concat(a || Array.prototype.slice.call(t))
  },
  Cl = (function () {
    function e(e, t, n) {
      ;((this.name = e), (this.version = t), (this.os = n), (this.type = `browser`))
    }
    return e
  })(),
  wl = (function () {
    function e(e) {
      ;((this.version = e), (this.type = `node`), (this.name = `node`), (this.os = process.platform))
    }
    return e
  })(),
  Tl = (function () {
    function e(e, t, n, r) {
      ;((this.name = e), (this.version = t), (this.os = n), (this.bot = r), (this.type = `bot-device`))
    }
    return e
  })(),
  El = (function () {
    function e() {
      ;((this.type = `bot`), (this.bot = !0), (this.name = `bot`), (this.version = null), (this.os = null))
    }
    return e
  })(),
  Dl = (function () {
    function e() {
      ;((this.type = `react-native`), (this.name = `react-native`), (this.version = null), (this.os = null))
    }
    return e
  })(),
  Ol =
    /alexa|bot|crawl(er|ing)|facebookexternalhit|feedburner|google web preview|nagios|postrank|pingdom|slurp|spider|yahoo!|yandex/,
  kl = /(nuhk|curl|Googlebot|Yammybot|Openbot|Slurp|MSNBot|Ask\ Jeeves\/Teoma|ia_archiver)/,
  Al = 3,
  jl = [
    [`aol`, /AOLShield\/([0-9\._]+)/],
    [`edge`, /Edge\/([0-9\._]+)/],
    [`edge-ios`, /EdgiOS\/([0-9\._]+)/],
    [`yandexbrowser`, /YaBrowser\/([0-9\._]+)/],
    [`kakaotalk`, /KAKAOTALK\s([0-9\.]+)/],
    [`samsung`, /SamsungBrowser\/([0-9\.]+)/],
    [`silk`, /\bSilk\/([0-9._-]+)\b/],
    [`miui`, /MiuiBrowser\/([0-9\.]+)$/],
    [`beaker`, /BeakerBrowser\/([0-9\.]+)/],
    [`edge-chromium`, /EdgA?\/([0-9\.]+)/],
    [`chromium-webview`, /(?!Chrom.*OPR)wv\).*Chrom(?:e|ium)\/([0-9\.]+)(:?\s|$)/],
    [`chrome`, /(?!Chrom.*OPR)Chrom(?:e|ium)\/([0-9\.]+)(:?\s|$)/],
    [`phantomjs`, /PhantomJS\/([0-9\.]+)(:?\s|$)/],
    [`crios`, /CriOS\/([0-9\.]+)(:?\s|$)/],
    [`firefox`, /Firefox\/([0-9\.]+)(?:\s|$)/],
    [`fxios`, /FxiOS\/([0-9\.]+)/],
    [`opera-mini`, /Opera Mini.*Version\/([0-9\.]+)/],
    [`opera`, /Opera\/([0-9\.]+)(?:\s|$)/],
    [`opera`, /OPR\/([0-9\.]+)(:?\s|$)/],
    [`pie`, /^Microsoft Pocket Internet Explorer\/(\d+\.\d+)$/],
    [`pie`, /^Mozilla\/\d\.\d+\s\(compatible;\s(?:MSP?IE|MSInternet Explorer) (\d+\.\d+);.*Windows CE.*\)$/],
    [`netfront`, /^Mozilla\/\d\.\d+.*NetFront\/(\d.\d)/],
    [`ie`, /Trident\/7\.0.*rv\:([0-9\.]+).*\).*Gecko$/],
    [`ie`, /MSIE\s([0-9\.]+);.*Trident\/[4-7].0/],
    [`ie`, /MSIE\s(7\.0)/],
    [`bb10`, /BB10;\sTouch.*Version\/([0-9\.]+)/],
    [`android`, /Android\s([0-9\.]+)/],
    [`ios`, /Version\/([0-9\._]+).*Mobile.*Safari.*/],
    [`safari`, /Version\/([0-9\._]+).*Safari/],
    [`facebook`, /FB[AS]V\/([0-9\.]+)/],
    [`instagram`, /Instagram\s([0-9\.]+)/],
    [`ios-webview`, /AppleWebKit\/([0-9\.]+).*Mobile/],
    [`ios-webview`, /AppleWebKit\/([0-9\.]+).*Gecko\)$/],
    [`curl`, /^curl\/([0-9\.]+)$/],
    [`searchbot`, Ol],
  ],
  Ml = [
    [`iOS`, /iP(hone|od|ad)/],
    [`Android OS`, /Android/],
    [`BlackBerry OS`, /BlackBerry|BB10/],
    [`Windows Mobile`, /IEMobile/],
    [`Amazon OS`, /Kindle/],
    [`Windows 3.11`, /Win16/],
    [`Windows 95`, /(Windows 95)|(Win95)|(Windows_95)/],
    [`Windows 98`, /(Windows 98)|(Win98)/],
    [`Windows 2000`, /(Windows NT 5.0)|(Windows 2000)/],
    [`Windows XP`, /(Windows NT 5.1)|(Windows XP)/],
    [`Windows Server 2003`, /(Windows NT 5.2)/],
    [`Windows Vista`, /(Windows NT 6.0)/],
    [`Windows 7`, /(Windows NT 6.1)/],
    [`Windows 8`, /(Windows NT 6.2)/],
    [`Windows 8.1`, /(Windows NT 6.3)/],
    [`Windows 10`, /(Windows NT 10.0)/],
    [`Windows ME`, /Windows ME/],
    [`Windows CE`, /Windows CE|WinCE|Microsoft Pocket Internet Explorer/],
    [`Open BSD`, /OpenBSD/],
    [`Sun OS`, /SunOS/],
    [`Chrome OS`, /CrOS/],
    [`Linux`, /(Linux)|(X11)/],
    [`Mac OS`, /(Mac_PowerPC)|(Macintosh)/],
    [`QNX`, /QNX/],
    [`BeOS`, /BeOS/],
    [`OS/2`, /OS\/2/],
  ]
function Nl(e) {
  return e
    ? Fl(e)
    : typeof document > `u` && typeof navigator < `u` && navigator.product === `ReactNative`
      ? new Dl()
      : typeof navigator < `u`
        ? Fl(navigator.userAgent)
        : Ll()
}
function Pl(e) {
  return (
    e !== `` &&
    jl.reduce(function (t, n) {
      var r = n[0],
        i = n[1]
      if (t) return t
      var a = i.exec(e)
      return !!a && [r, a]
    }, !1)
  )
}
function Fl(e) {
  var t = Pl(e)
  if (!t) return null
  var n = t[0],
    r = t[1]
  if (n === `searchbot`) return new El()
  var i = r[1] && r[1].split(`.`).join(`_`).split(`_`).slice(0, 3)
  i ? i.length < Al && (i = Sl(Sl([], i, !0), Rl(Al - i.length), !0)) : (i = [])
  var a = i.join(`.`),
    o = Il(e),
    s = kl.exec(e)
  return s && s[1] ? new Tl(n, a, o, s[1]) : new Cl(n, a, o)
}
function Il(e) {
  for (var t = 0, n = Ml.length; t < n; t++) {
    var r = Ml[t],
      i = r[0]
    if (r[1].exec(e)) return i
  }
  return null
}
function Ll() {
  return typeof process < `u` && process.version ? new wl(process.version.slice(1)) : null
}
function Rl(e) {
  for (var t = [], n = 0; n < e; n++) t.push(`0`)
  return t
}
var zl = a((e) => {
    ;(Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.getLocalStorage =
        e.getLocalStorageOrThrow =
        e.getCrypto =
        e.getCryptoOrThrow =
        e.getLocation =
        e.getLocationOrThrow =
        e.getNavigator =
        e.getNavigatorOrThrow =
        e.getDocument =
        e.getDocumentOrThrow =
        e.getFromWindowOrThrow =
        e.getFromWindow =
          void 0))
    function t(e) {
      let t
      return (typeof window < `u` && window[e] !== void 0 && (t = window[e]), t)
    }
    e.getFromWindow = t
    function n(e) {
      let n = t(e)
      if (!n) throw Error(`${e} is not defined in Window`)
      return n
    }
    e.getFromWindowOrThrow = n
    function r() {
      return n(`document`)
    }
    e.getDocumentOrThrow = r
    function i() {
      return t(`document`)
    }
    e.getDocument = i
    function a() {
      return n(`navigator`)
    }
    e.getNavigatorOrThrow = a
    function o() {
      return t(`navigator`)
    }
    e.getNavigator = o
    function s() {
      return n(`location`)
    }
    e.getLocationOrThrow = s
    function c() {
      return t(`location`)
    }
    e.getLocation = c
    function l() {
      return n(`crypto`)
    }
    e.getCryptoOrThrow = l
    function u() {
      return t(`crypto`)
    }
    e.getCrypto = u
    function d() {
      return n(`localStorage`)
    }
    e.getLocalStorageOrThrow = d
    function f() {
      return t(`localStorage`)
    }
    e.getLocalStorage = f
  }),
  Bl = a((e) => {
    ;(Object.defineProperty(e, '__esModule', { value: !0 }), (e.getWindowMetadata = void 0))
    var t = zl()
    function n() {
      let e, n
      try {
        ;((e = t.getDocumentOrThrow()), (n = t.getLocationOrThrow()))
      } catch {
        return null
      }
      function r() {
        let t = e.getElementsByTagName(`link`),
          r = []
        for (let e = 0; e < t.length; e++) {
          let i = t[e],
            a = i.getAttribute(`rel`)
          if (a && a.toLowerCase().indexOf(`icon`) > -1) {
            let e = i.getAttribute(`href`)
            if (e) {
              if (
                e.toLowerCase().indexOf(`https:`) === -1 &&
                e.toLowerCase().indexOf(`http:`) === -1 &&
                e.indexOf(`//`) !== 0
              ) {
                let t = n.protocol + `//` + n.host
                if (e.indexOf(`/`) === 0) t += e
                else {
                  let r = n.pathname.split(`/`)
                  r.pop()
                  let i = r.join(`/`)
                  t += i + `/` + e
                }
                r.push(t)
              } else if (e.indexOf(`//`) === 0) {
                let t = n.protocol + e
                r.push(t)
              } else r.push(e)
            }
          }
        }
        return r
      }
      function i(...t) {
        let n = e.getElementsByTagName(`meta`)
        for (let e = 0; e < n.length; e++) {
          let r = n[e],
            i = [`itemprop`, `property`, `name`].map((e) => r.getAttribute(e)).filter((e) => (e ? t.includes(e) : !1))
          if (i.length && i) {
            let e = r.getAttribute(`content`)
            if (e) return e
          }
        }
        return ``
      }
      function a() {
        let t = i(`name`, `og:site_name`, `og:title`, `twitter:title`)
        return ((t ||= e.title), t)
      }
      function o() {
        return i(`description`, `og:description`, `twitter:description`, `keywords`)
      }
      let s = a()
      return { description: o(), url: n.origin, icons: r(), name: s }
    }
    e.getWindowMetadata = n
  }),
  Vl = `0.1.1`
function Hl() {
  return Vl
}
var H = class e extends Error {
  constructor(t, n = {}) {
    let r = (() => {
        if (n.cause instanceof e) {
          if (n.cause.details) return n.cause.details
          if (n.cause.shortMessage) return n.cause.shortMessage
        }
        return n.cause && `details` in n.cause && typeof n.cause.details == `string`
          ? n.cause.details
          : n.cause?.message
            ? n.cause.message
            : n.details
      })(),
      i = (n.cause instanceof e && n.cause.docsPath) || n.docsPath,
      a = `https://oxlib.sh${i ?? ``}`,
      o = [
        t || `An error occurred.`,
        ...(n.metaMessages ? [``, ...n.metaMessages] : []),
        ...(r || i ? [``, r ? `Details: ${r}` : void 0, i ? `See: ${a}` : void 0] : []),
      ].filter((e) => typeof e == `string`).join(`
`)
    ;(super(o, n.cause ? { cause: n.cause } : void 0),
      Object.defineProperty(this, 'details', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
      Object.defineProperty(this, 'docs', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
      Object.defineProperty(this, 'docsPath', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
      Object.defineProperty(this, 'shortMessage', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
      Object.defineProperty(this, 'cause', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
      Object.defineProperty(this, 'name', { enumerable: !0, configurable: !0, writable: !0, value: `BaseError` }),
      Object.defineProperty(this, 'version', { enumerable: !0, configurable: !0, writable: !0, value: `ox@${Hl()}` }),
      (this.cause = n.cause),
      (this.details = r),
      (this.docs = a),
      (this.docsPath = i),
      (this.shortMessage = t))
  }
  walk(e) {
    return Ul(this, e)
  }
}
function Ul(e, t) {
  return t?.(e) ? e : e && typeof e == `object` && `cause` in e && e.cause ? Ul(e.cause, t) : t ? null : e
}
var Wl = BigInt(0),
  Gl = BigInt(1)
function Kl(e) {
  return e instanceof Uint8Array || (ArrayBuffer.isView(e) && e.constructor.name === `Uint8Array`)
}
function ql(e) {
  if (!Kl(e)) throw Error(`Uint8Array expected`)
}
function Jl(e, t) {
  if (typeof t != `boolean`) throw Error(e + ` boolean expected, got ` + t)
}
function Yl(e) {
  let t = e.toString(16)
  return t.length & 1 ? `0` + t : t
}
function Xl(e) {
  if (typeof e != `string`) throw Error(`hex string expected, got ` + typeof e)
  return e === `` ? Wl : BigInt(`0x` + e)
}
var Zl = typeof Uint8Array.from([]).toHex == `function` && typeof Uint8Array.fromHex == `function`,
  Ql = Array.from({ length: 256 }, (e, t) => t.toString(16).padStart(2, `0`))
function $l(e) {
  if ((ql(e), Zl)) return e.toHex()
  let t = ``
  for (let n = 0; n < e.length; n++) t += Ql[e[n]]
  return t
}
var eu = { _0: 48, _9: 57, A: 65, F: 70, a: 97, f: 102 }
function tu(e) {
  if (e >= eu._0 && e <= eu._9) return e - eu._0
  if (e >= eu.A && e <= eu.F) return e - (eu.A - 10)
  if (e >= eu.a && e <= eu.f) return e - (eu.a - 10)
}
function nu(e) {
  if (typeof e != `string`) throw Error(`hex string expected, got ` + typeof e)
  if (Zl) return Uint8Array.fromHex(e)
  let t = e.length,
    n = t / 2
  if (t % 2) throw Error(`hex string expected, got unpadded hex of length ` + t)
  let r = new Uint8Array(n)
  for (let t = 0, i = 0; t < n; t++, i += 2) {
    let n = tu(e.charCodeAt(i)),
      a = tu(e.charCodeAt(i + 1))
    if (n === void 0 || a === void 0) {
      let t = e[i] + e[i + 1]
      throw Error(`hex string expected, got non-hex character "` + t + `" at index ` + i)
    }
    r[t] = n * 16 + a
  }
  return r
}
function ru(e) {
  return Xl($l(e))
}
function iu(e) {
  return (ql(e), Xl($l(Uint8Array.from(e).reverse())))
}
function au(e, t) {
  return nu(e.toString(16).padStart(t * 2, `0`))
}
function ou(e, t) {
  return au(e, t).reverse()
}
function su(e, t, n) {
  let r
  if (typeof t == `string`)
    try {
      r = nu(t)
    } catch (t) {
      throw Error(e + ` must be hex string or Uint8Array, cause: ` + t)
    }
  else if (Kl(t)) r = Uint8Array.from(t)
  else throw Error(e + ` must be hex string or Uint8Array`)
  let i = r.length
  if (typeof n == `number` && i !== n) throw Error(e + ` of length ` + n + ` expected, got ` + i)
  return r
}
function cu(...e) {
  let t = 0
  for (let n = 0; n < e.length; n++) {
    let r = e[n]
    ;(ql(r), (t += r.length))
  }
  let n = new Uint8Array(t)
  for (let t = 0, r = 0; t < e.length; t++) {
    let i = e[t]
    ;(n.set(i, r), (r += i.length))
  }
  return n
}
var lu = (e) => typeof e == `bigint` && Wl <= e
function uu(e, t, n) {
  return lu(e) && lu(t) && lu(n) && t <= e && e < n
}
function du(e, t, n, r) {
  if (!uu(t, n, r)) throw Error(`expected valid ` + e + `: ` + n + ` <= n < ` + r + `, got ` + t)
}
function fu(e) {
  let t = 0
  for (; e > Wl; e >>= Gl, t += 1);
  return t
}
var pu = (e) => (Gl << BigInt(e)) - Gl,
  mu = (e) => new Uint8Array(e),
  hu = (e) => Uint8Array.from(e)
function gu(e, t, n) {
  if (typeof e != `number` || e < 2) throw Error(`hashLen must be a number`)
  if (typeof t != `number` || t < 2) throw Error(`qByteLen must be a number`)
  if (typeof n != `function`) throw Error(`hmacFn must be a function`)
  let r = mu(e),
    i = mu(e),
    a = 0,
    o = () => {
      ;(r.fill(1), i.fill(0), (a = 0))
    },
    s = (...e) => n(i, r, ...e),
    c = (e = mu(0)) => {
      ;((i = s(hu([0]), e)), (r = s()), e.length !== 0 && ((i = s(hu([1]), e)), (r = s())))
    },
    l = () => {
      if (a++ >= 1e3) throw Error(`drbg: tried 1000 values`)
      let e = 0,
        n = []
      for (; e < t;) {
        r = s()
        let t = r.slice()
        ;(n.push(t), (e += r.length))
      }
      return cu(...n)
    }
  return (e, t) => {
    ;(o(), c(e))
    let n
    for (; !(n = t(l()));) c()
    return (o(), n)
  }
}
var _u = {
  bigint: (e) => typeof e == `bigint`,
  function: (e) => typeof e == `function`,
  boolean: (e) => typeof e == `boolean`,
  string: (e) => typeof e == `string`,
  stringOrUint8Array: (e) => typeof e == `string` || Kl(e),
  isSafeInteger: (e) => Number.isSafeInteger(e),
  array: (e) => Array.isArray(e),
  field: (e, t) => t.Fp.isValid(e),
  hash: (e) => typeof e == `function` && Number.isSafeInteger(e.outputLen),
}
function vu(e, t, n = {}) {
  let r = (t, n, r) => {
    let i = _u[n]
    if (typeof i != `function`) throw Error(`invalid validator function`)
    let a = e[t]
    if (!(r && a === void 0) && !i(a, e))
      throw Error(`param ` + String(t) + ` is invalid. Expected ` + n + `, got ` + a)
  }
  for (let [e, n] of Object.entries(t)) r(e, n, !1)
  for (let [e, t] of Object.entries(n)) r(e, t, !0)
  return e
}
function yu(e) {
  let t = new WeakMap()
  return (n, ...r) => {
    let i = t.get(n)
    if (i !== void 0) return i
    let a = e(n, ...r)
    return (t.set(n, a), a)
  }
}
function bu(e, t) {
  if (ed(e) > t) throw new rd({ givenSize: ed(e), maxSize: t })
}
var xu = { zero: 48, nine: 57, A: 65, F: 70, a: 97, f: 102 }
function Su(e) {
  if (e >= xu.zero && e <= xu.nine) return e - xu.zero
  if (e >= xu.A && e <= xu.F) return e - (xu.A - 10)
  if (e >= xu.a && e <= xu.f) return e - (xu.a - 10)
}
function Cu(e, t = {}) {
  let { dir: n, size: r = 32 } = t
  if (r === 0) return e
  if (e.length > r) throw new id({ size: e.length, targetSize: r, type: `Bytes` })
  let i = new Uint8Array(r)
  for (let t = 0; t < r; t++) {
    let a = n === `right`
    i[a ? t : r - t - 1] = e[a ? t : e.length - t - 1]
  }
  return i
}
function wu(e, t) {
  if (zu(e) > t) throw new Wu({ givenSize: zu(e), maxSize: t })
}
function Tu(e, t) {
  if (typeof t == `number` && t > 0 && t > zu(e) - 1) throw new Gu({ offset: t, position: `start`, size: zu(e) })
}
function Eu(e, t, n) {
  if (typeof t == `number` && typeof n == `number` && zu(e) !== n - t)
    throw new Gu({ offset: n, position: `end`, size: zu(e) })
}
function Du(e, t = {}) {
  let { dir: n, size: r = 32 } = t
  if (r === 0) return e
  let i = e.replace(`0x`, ``)
  if (i.length > r * 2) throw new Ku({ size: Math.ceil(i.length / 2), targetSize: r, type: `Hex` })
  return `0x${i[n === `right` ? `padEnd` : `padStart`](r * 2, `0`)}`
}
var Ou = `#__bigint`
function ku(e, t, n) {
  return JSON.stringify(
    e,
    (e, n) => (typeof t == `function` ? t(e, n) : typeof n == `bigint` ? n.toString() + Ou : n),
    n,
  )
}
var Au = Array.from({ length: 256 }, (e, t) => t.toString(16).padStart(2, `0`))
function ju(e, t = {}) {
  let { strict: n = !1 } = t
  if (!e || typeof e != `string`) throw new Hu(e)
  if ((n && !/^0x[0-9a-fA-F]*$/.test(e)) || !e.startsWith(`0x`)) throw new Uu(e)
}
function Mu(...e) {
  return `0x${e.reduce((e, t) => e + t.replace(`0x`, ``), ``)}`
}
function Nu(e) {
  return e instanceof Uint8Array ? Pu(e) : Array.isArray(e) ? Pu(new Uint8Array(e)) : e
}
function Pu(e, t = {}) {
  let n = ``
  for (let t = 0; t < e.length; t++) n += Au[e[t]]
  let r = `0x${n}`
  return typeof t.size == `number` ? (wu(r, t.size), Lu(r, t.size)) : r
}
function Fu(e, t = {}) {
  let { signed: n, size: r } = t,
    i = BigInt(e),
    a
  r
    ? (a = n ? (1n << (BigInt(r) * 8n - 1n)) - 1n : 2n ** (BigInt(r) * 8n) - 1n)
    : typeof e == `number` && (a = BigInt(2 ** 53 - 1))
  let o = typeof a == `bigint` && n ? -a - 1n : 0
  if ((a && i > a) || i < o) {
    let t = typeof e == `bigint` ? `n` : ``
    throw new Vu({ max: a ? `${a}${t}` : void 0, min: `${o}${t}`, signed: n, size: r, value: `${e}${t}` })
  }
  let s = `0x${(n && i < 0 ? (1n << BigInt(r * 8)) + BigInt(i) : i).toString(16)}`
  return r ? Iu(s, r) : s
}
function Iu(e, t) {
  return Du(e, { dir: `left`, size: t })
}
function Lu(e, t) {
  return Du(e, { dir: `right`, size: t })
}
function Ru(e, t, n, r = {}) {
  let { strict: i } = r
  Tu(e, t)
  let a = `0x${e.replace(`0x`, ``).slice((t ?? 0) * 2, (n ?? e.length) * 2)}`
  return (i && Eu(a, t, n), a)
}
function zu(e) {
  return Math.ceil((e.length - 2) / 2)
}
function Bu(e, t = {}) {
  let { strict: n = !1 } = t
  try {
    return (ju(e, { strict: n }), !0)
  } catch {
    return !1
  }
}
var Vu = class extends H {
    constructor({ max: e, min: t, signed: n, size: r, value: i }) {
      ;(super(
        `Number \`${i}\` is not in safe${r ? ` ${r * 8}-bit` : ``}${n ? ` signed` : ` unsigned`} integer range ${e ? `(\`${t}\` to \`${e}\`)` : `(above \`${t}\`)`}`,
      ),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `Hex.IntegerOutOfRangeError`,
        }))
    }
  },
  Hu = class extends H {
    constructor(e) {
      ;(super(`Value \`${typeof e == `object` ? ku(e) : e}\` of type \`${typeof e}\` is an invalid hex type.`, {
        metaMessages: ['Hex types must be represented as `"0x${string}"`.'],
      }),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `Hex.InvalidHexTypeError`,
        }))
    }
  },
  Uu = class extends H {
    constructor(e) {
      ;(super(`Value \`${e}\` is an invalid hex value.`, {
        metaMessages: ['Hex values must start with `"0x"` and contain only hexadecimal characters (0-9, a-f, A-F).'],
      }),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `Hex.InvalidHexValueError`,
        }))
    }
  },
  Wu = class extends H {
    constructor({ givenSize: e, maxSize: t }) {
      ;(super(`Size cannot exceed \`${t}\` bytes. Given size: \`${e}\` bytes.`),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `Hex.SizeOverflowError`,
        }))
    }
  },
  Gu = class extends H {
    constructor({ offset: e, position: t, size: n }) {
      ;(super(`Slice ${t === `start` ? `starting` : `ending`} at offset \`${e}\` is out-of-bounds (size: \`${n}\`).`),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `Hex.SliceOffsetOutOfBoundsError`,
        }))
    }
  },
  Ku = class extends H {
    constructor({ size: e, targetSize: t, type: n }) {
      ;(super(
        `${n.charAt(0).toUpperCase()}${n.slice(1).toLowerCase()} size (\`${e}\`) exceeds padding size (\`${t}\`).`,
      ),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `Hex.SizeExceedsPaddingSizeError`,
        }))
    }
  },
  qu = new TextEncoder()
function Ju(e) {
  if (
    !(e instanceof Uint8Array) &&
    (!e ||
      typeof e != `object` ||
      !(`BYTES_PER_ELEMENT` in e) ||
      e.BYTES_PER_ELEMENT !== 1 ||
      e.constructor.name !== `Uint8Array`)
  )
    throw new nd(e)
}
function Yu(e) {
  return e instanceof Uint8Array ? e : typeof e == `string` ? Zu(e) : Xu(e)
}
function Xu(e) {
  return e instanceof Uint8Array ? e : new Uint8Array(e)
}
function Zu(e, t = {}) {
  let { size: n } = t,
    r = e
  n && (wu(e, n), (r = Lu(e, n)))
  let i = r.slice(2)
  i.length % 2 && (i = `0${i}`)
  let a = i.length / 2,
    o = new Uint8Array(a)
  for (let e = 0, t = 0; e < a; e++) {
    let n = Su(i.charCodeAt(t++)),
      r = Su(i.charCodeAt(t++))
    if (n === void 0 || r === void 0) throw new H(`Invalid byte sequence ("${i[t - 2]}${i[t - 1]}" in "${i}").`)
    o[e] = n * 16 + r
  }
  return o
}
function Qu(e, t = {}) {
  let { size: n } = t,
    r = qu.encode(e)
  return typeof n == `number` ? (bu(r, n), $u(r, n)) : r
}
function $u(e, t) {
  return Cu(e, { dir: `right`, size: t })
}
function ed(e) {
  return e.length
}
function td(e) {
  try {
    return (Ju(e), !0)
  } catch {
    return !1
  }
}
var nd = class extends H {
    constructor(e) {
      ;(super(`Value \`${typeof e == `object` ? ku(e) : e}\` of type \`${typeof e}\` is an invalid Bytes value.`, {
        metaMessages: ['Bytes values must be of type `Bytes`.'],
      }),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `Bytes.InvalidBytesTypeError`,
        }))
    }
  },
  rd = class extends H {
    constructor({ givenSize: e, maxSize: t }) {
      ;(super(`Size cannot exceed \`${t}\` bytes. Given size: \`${e}\` bytes.`),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `Bytes.SizeOverflowError`,
        }))
    }
  },
  id = class extends H {
    constructor({ size: e, targetSize: t, type: n }) {
      ;(super(
        `${n.charAt(0).toUpperCase()}${n.slice(1).toLowerCase()} size (\`${e}\`) exceeds padding size (\`${t}\`).`,
      ),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `Bytes.SizeExceedsPaddingSizeError`,
        }))
    }
  }
function ad(e, t = {}) {
  let { as: n = typeof e == `string` ? `Hex` : `Bytes` } = t,
    r = u(Yu(e))
  return n === `Bytes` ? r : Pu(r)
}
var od = {
  checksum: new (class extends Map {
    constructor(e) {
      ;(super(),
        Object.defineProperty(this, 'maxSize', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
        (this.maxSize = e))
    }
    get(e) {
      let t = super.get(e)
      return (super.has(e) && t !== void 0 && (this.delete(e), super.set(e, t)), t)
    }
    set(e, t) {
      if ((super.set(e, t), this.maxSize && this.size > this.maxSize)) {
        let e = this.keys().next().value
        e && this.delete(e)
      }
      return this
    }
  })(8192),
}.checksum
function sd(e, t = {}) {
  let { compressed: n } = t,
    { prefix: r, x: i, y: a } = e
  if (n === !1 || (typeof i == `bigint` && typeof a == `bigint`)) {
    if (r !== 4) throw new pd({ prefix: r, cause: new hd() })
  } else if (n === !0 || (typeof i == `bigint` && a === void 0)) {
    if (r !== 3 && r !== 2) throw new pd({ prefix: r, cause: new md() })
  } else throw new fd({ publicKey: e })
}
function cd(e) {
  let t = (() => {
    if (Bu(e)) return ud(e)
    if (td(e)) return ld(e)
    let { prefix: t, x: n, y: r } = e
    return typeof n == `bigint` && typeof r == `bigint` ? { prefix: t ?? 4, x: n, y: r } : { prefix: t, x: n }
  })()
  return (sd(t), t)
}
function ld(e) {
  return ud(Pu(e))
}
function ud(e) {
  if (e.length !== 132 && e.length !== 130 && e.length !== 68) throw new gd({ publicKey: e })
  return e.length === 130
    ? { prefix: 4, x: BigInt(Ru(e, 0, 32)), y: BigInt(Ru(e, 32, 64)) }
    : e.length === 132
      ? { prefix: Number(Ru(e, 0, 1)), x: BigInt(Ru(e, 1, 33)), y: BigInt(Ru(e, 33, 65)) }
      : { prefix: Number(Ru(e, 0, 1)), x: BigInt(Ru(e, 1, 33)) }
}
function dd(e, t = {}) {
  sd(e)
  let { prefix: n, x: r, y: i } = e,
    { includePrefix: a = !0 } = t
  return Mu(a ? Fu(n, { size: 1 }) : `0x`, Fu(r, { size: 32 }), typeof i == `bigint` ? Fu(i, { size: 32 }) : `0x`)
}
var fd = class extends H {
    constructor({ publicKey: e }) {
      ;(super(`Value \`${ku(e)}\` is not a valid public key.`, {
        metaMessages: [
          `Public key must contain:`,
          '- an `x` and `prefix` value (compressed)',
          '- an `x`, `y`, and `prefix` value (uncompressed)',
        ],
      }),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `PublicKey.InvalidError`,
        }))
    }
  },
  pd = class extends H {
    constructor({ prefix: e, cause: t }) {
      ;(super(`Prefix "${e}" is invalid.`, { cause: t }),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `PublicKey.InvalidPrefixError`,
        }))
    }
  },
  md = class extends H {
    constructor() {
      ;(super(`Prefix must be 2 or 3 for compressed public keys.`),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `PublicKey.InvalidCompressedPrefixError`,
        }))
    }
  },
  hd = class extends H {
    constructor() {
      ;(super(`Prefix must be 4 for uncompressed public keys.`),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `PublicKey.InvalidUncompressedPrefixError`,
        }))
    }
  },
  gd = class extends H {
    constructor({ publicKey: e }) {
      ;(super(`Value \`${e}\` is an invalid public key size.`, {
        metaMessages: [
          `Expected: 33 bytes (compressed + prefix), 64 bytes (uncompressed) or 65 bytes (uncompressed + prefix).`,
          `Received ${zu(Nu(e))} bytes.`,
        ],
      }),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `PublicKey.InvalidSerializedSizeError`,
        }))
    }
  },
  _d = /^0x[a-fA-F0-9]{40}$/
function vd(e, t = {}) {
  let { strict: n = !0 } = t
  if (!_d.test(e)) throw new Sd({ address: e, cause: new Cd() })
  if (n) {
    if (e.toLowerCase() === e) return
    if (yd(e) !== e) throw new Sd({ address: e, cause: new wd() })
  }
}
function yd(e) {
  if (od.has(e)) return od.get(e)
  vd(e, { strict: !1 })
  let t = e.substring(2).toLowerCase(),
    n = ad(Qu(t), { as: `Bytes` }),
    r = t.split(``)
  for (let e = 0; e < 40; e += 2)
    (n[e >> 1] >> 4 >= 8 && r[e] && (r[e] = r[e].toUpperCase()),
      (n[e >> 1] & 15) >= 8 && r[e + 1] && (r[e + 1] = r[e + 1].toUpperCase()))
  let i = `0x${r.join(``)}`
  return (od.set(e, i), i)
}
function bd(e, t = {}) {
  let { checksum: n = !1 } = t
  return (vd(e), n ? yd(e) : e)
}
function xd(e, t = {}) {
  return bd(`0x${ad(`0x${dd(e).slice(4)}`).substring(26)}`, t)
}
var Sd = class extends H {
    constructor({ address: e, cause: t }) {
      ;(super(`Address "${e}" is invalid.`, { cause: t }),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `Address.InvalidAddressError`,
        }))
    }
  },
  Cd = class extends H {
    constructor() {
      ;(super(`Address is not a 20 byte (40 hexadecimal character) value.`),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `Address.InvalidInputError`,
        }))
    }
  },
  wd = class extends H {
    constructor() {
      ;(super(`Address does not match its checksum counterpart.`),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `Address.InvalidChecksumError`,
        }))
    }
  },
  Td = BigInt(0),
  Ed = BigInt(1),
  Dd = BigInt(2),
  Od = BigInt(3),
  kd = BigInt(4),
  Ad = BigInt(5),
  jd = BigInt(8)
function Md(e, t) {
  let n = e % t
  return n >= Td ? n : t + n
}
function Nd(e, t, n) {
  let r = e
  for (; t-- > Td;) ((r *= r), (r %= n))
  return r
}
function Pd(e, t) {
  if (e === Td) throw Error(`invert: expected non-zero number`)
  if (t <= Td) throw Error(`invert: expected positive modulus, got ` + t)
  let n = Md(e, t),
    r = t,
    i = Td,
    a = Ed,
    o = Ed,
    s = Td
  for (; n !== Td;) {
    let e = r / n,
      t = r % n,
      c = i - o * e,
      l = a - s * e
    ;((r = n), (n = t), (i = o), (a = s), (o = c), (s = l))
  }
  if (r !== Ed) throw Error(`invert: does not exist`)
  return Md(i, t)
}
function Fd(e, t) {
  let n = (e.ORDER + Ed) / kd,
    r = e.pow(t, n)
  if (!e.eql(e.sqr(r), t)) throw Error(`Cannot find square root`)
  return r
}
function Id(e, t) {
  let n = (e.ORDER - Ad) / jd,
    r = e.mul(t, Dd),
    i = e.pow(r, n),
    a = e.mul(t, i),
    o = e.mul(e.mul(a, Dd), i),
    s = e.mul(a, e.sub(o, e.ONE))
  if (!e.eql(e.sqr(s), t)) throw Error(`Cannot find square root`)
  return s
}
function Ld(e) {
  if (e < BigInt(3)) throw Error(`sqrt is not defined for small field`)
  let t = e - Ed,
    n = 0
  for (; t % Dd === Td;) ((t /= Dd), n++)
  let r = Dd,
    i = Gd(e)
  for (; Ud(i, r) === 1;) if (r++ > 1e3) throw Error(`Cannot find square root: probably non-prime P`)
  if (n === 1) return Fd
  let a = i.pow(r, t),
    o = (t + Ed) / Dd
  return function (e, r) {
    if (e.is0(r)) return r
    if (Ud(e, r) !== 1) throw Error(`Cannot find square root`)
    let i = n,
      s = e.mul(e.ONE, a),
      c = e.pow(r, t),
      l = e.pow(r, o)
    for (; !e.eql(c, e.ONE);) {
      if (e.is0(c)) return e.ZERO
      let t = 1,
        n = e.sqr(c)
      for (; !e.eql(n, e.ONE);) if ((t++, (n = e.sqr(n)), t === i)) throw Error(`Cannot find square root`)
      let r = Ed << BigInt(i - t - 1),
        a = e.pow(s, r)
      ;((i = t), (s = e.sqr(a)), (c = e.mul(c, s)), (l = e.mul(l, a)))
    }
    return l
  }
}
function Rd(e) {
  return e % kd === Od ? Fd : e % jd === Ad ? Id : Ld(e)
}
var zd = [
  `create`,
  `isValid`,
  `is0`,
  `neg`,
  `inv`,
  `sqrt`,
  `sqr`,
  `eql`,
  `add`,
  `sub`,
  `mul`,
  `pow`,
  `div`,
  `addN`,
  `subN`,
  `mulN`,
  `sqrN`,
]
function Bd(e) {
  return vu(
    e,
    zd.reduce((e, t) => ((e[t] = `function`), e), {
      ORDER: `bigint`,
      MASK: `bigint`,
      BYTES: `isSafeInteger`,
      BITS: `isSafeInteger`,
    }),
  )
}
function Vd(e, t, n) {
  if (n < Td) throw Error(`invalid exponent, negatives unsupported`)
  if (n === Td) return e.ONE
  if (n === Ed) return t
  let r = e.ONE,
    i = t
  for (; n > Td;) (n & Ed && (r = e.mul(r, i)), (i = e.sqr(i)), (n >>= Ed))
  return r
}
function Hd(e, t, n = !1) {
  let r = Array(t.length).fill(n ? e.ZERO : void 0),
    i = t.reduce((t, n, i) => (e.is0(n) ? t : ((r[i] = t), e.mul(t, n))), e.ONE),
    a = e.inv(i)
  return (t.reduceRight((t, n, i) => (e.is0(n) ? t : ((r[i] = e.mul(t, r[i])), e.mul(t, n))), a), r)
}
function Ud(e, t) {
  let n = (e.ORDER - Ed) / Dd,
    r = e.pow(t, n),
    i = e.eql(r, e.ONE),
    a = e.eql(r, e.ZERO),
    o = e.eql(r, e.neg(e.ONE))
  if (!i && !a && !o) throw Error(`invalid Legendre symbol result`)
  return i ? 1 : a ? 0 : -1
}
function Wd(e, t) {
  t !== void 0 && s(t)
  let n = t === void 0 ? e.toString(2).length : t
  return { nBitLength: n, nByteLength: Math.ceil(n / 8) }
}
function Gd(e, t, n = !1, r = {}) {
  if (e <= Td) throw Error(`invalid field: expected ORDER > 0, got ` + e)
  let { nBitLength: i, nByteLength: a } = Wd(e, t)
  if (a > 2048) throw Error(`invalid field: expected ORDER of <= 2048 bytes`)
  let o,
    s = Object.freeze({
      ORDER: e,
      isLE: n,
      BITS: i,
      BYTES: a,
      MASK: pu(i),
      ZERO: Td,
      ONE: Ed,
      create: (t) => Md(t, e),
      isValid: (t) => {
        if (typeof t != `bigint`) throw Error(`invalid field element: expected bigint, got ` + typeof t)
        return Td <= t && t < e
      },
      is0: (e) => e === Td,
      isOdd: (e) => (e & Ed) === Ed,
      neg: (t) => Md(-t, e),
      eql: (e, t) => e === t,
      sqr: (t) => Md(t * t, e),
      add: (t, n) => Md(t + n, e),
      sub: (t, n) => Md(t - n, e),
      mul: (t, n) => Md(t * n, e),
      pow: (e, t) => Vd(s, e, t),
      div: (t, n) => Md(t * Pd(n, e), e),
      sqrN: (e) => e * e,
      addN: (e, t) => e + t,
      subN: (e, t) => e - t,
      mulN: (e, t) => e * t,
      inv: (t) => Pd(t, e),
      sqrt: r.sqrt || ((t) => ((o ||= Rd(e)), o(s, t))),
      toBytes: (e) => (n ? ou(e, a) : au(e, a)),
      fromBytes: (e) => {
        if (e.length !== a) throw Error(`Field.fromBytes: expected ` + a + ` bytes, got ` + e.length)
        return n ? iu(e) : ru(e)
      },
      invertBatch: (e) => Hd(s, e),
      cmov: (e, t, n) => (n ? t : e),
    })
  return Object.freeze(s)
}
function Kd(e) {
  if (typeof e != `bigint`) throw Error(`field order must be bigint`)
  let t = e.toString(2).length
  return Math.ceil(t / 8)
}
function qd(e) {
  let t = Kd(e)
  return t + Math.ceil(t / 2)
}
function Jd(e, t, n = !1) {
  let r = e.length,
    i = Kd(t),
    a = qd(t)
  if (r < 16 || r < a || r > 1024) throw Error(`expected ` + a + `-1024 bytes of input, got ` + r)
  let o = Md(n ? iu(e) : ru(e), t - Ed) + Ed
  return n ? ou(o, i) : au(o, i)
}
var Yd = BigInt(0),
  Xd = BigInt(1)
function Zd(e, t) {
  let n = t.negate()
  return e ? n : t
}
function Qd(e, t) {
  if (!Number.isSafeInteger(e) || e <= 0 || e > t)
    throw Error(`invalid window size, expected [1..` + t + `], got W=` + e)
}
function $d(e, t) {
  Qd(e, t)
  let n = Math.ceil(t / e) + 1,
    r = 2 ** (e - 1),
    i = 2 ** e
  return { windows: n, windowSize: r, mask: pu(e), maxNumber: i, shiftBy: BigInt(e) }
}
function ef(e, t, n) {
  let { windowSize: r, mask: i, maxNumber: a, shiftBy: o } = n,
    s = Number(e & i),
    c = e >> o
  s > r && ((s -= a), (c += Xd))
  let l = t * r,
    u = l + Math.abs(s) - 1,
    d = s === 0,
    f = s < 0,
    p = t % 2 != 0
  return { nextN: c, offset: u, isZero: d, isNeg: f, isNegF: p, offsetF: l }
}
function tf(e, t) {
  if (!Array.isArray(e)) throw Error(`array expected`)
  e.forEach((e, n) => {
    if (!(e instanceof t)) throw Error(`invalid point at index ` + n)
  })
}
function nf(e, t) {
  if (!Array.isArray(e)) throw Error(`array of scalars expected`)
  e.forEach((e, n) => {
    if (!t.isValid(e)) throw Error(`invalid scalar at index ` + n)
  })
}
var rf = new WeakMap(),
  af = new WeakMap()
function of(e) {
  return af.get(e) || 1
}
function sf(e, t) {
  return {
    constTimeNegate: Zd,
    hasPrecomputes(e) {
      return of(e) !== 1
    },
    unsafeLadder(t, n, r = e.ZERO) {
      let i = t
      for (; n > Yd;) (n & Xd && (r = r.add(i)), (i = i.double()), (n >>= Xd))
      return r
    },
    precomputeWindow(e, n) {
      let { windows: r, windowSize: i } = $d(n, t),
        a = [],
        o = e,
        s = o
      for (let e = 0; e < r; e++) {
        ;((s = o), a.push(s))
        for (let e = 1; e < i; e++) ((s = s.add(o)), a.push(s))
        o = s.double()
      }
      return a
    },
    wNAF(n, r, i) {
      let a = e.ZERO,
        o = e.BASE,
        s = $d(n, t)
      for (let e = 0; e < s.windows; e++) {
        let { nextN: t, offset: n, isZero: c, isNeg: l, isNegF: u, offsetF: d } = ef(i, e, s)
        ;((i = t), c ? (o = o.add(Zd(u, r[d]))) : (a = a.add(Zd(l, r[n]))))
      }
      return { p: a, f: o }
    },
    wNAFUnsafe(n, r, i, a = e.ZERO) {
      let o = $d(n, t)
      for (let e = 0; e < o.windows && i !== Yd; e++) {
        let { nextN: t, offset: n, isZero: s, isNeg: c } = ef(i, e, o)
        if (((i = t), !s)) {
          let e = r[n]
          a = a.add(c ? e.negate() : e)
        }
      }
      return a
    },
    getPrecomputes(e, t, n) {
      let r = rf.get(t)
      return (r || ((r = this.precomputeWindow(t, e)), e !== 1 && rf.set(t, n(r))), r)
    },
    wNAFCached(e, t, n) {
      let r = of(e)
      return this.wNAF(r, this.getPrecomputes(r, e, n), t)
    },
    wNAFCachedUnsafe(e, t, n, r) {
      let i = of(e)
      return i === 1 ? this.unsafeLadder(e, t, r) : this.wNAFUnsafe(i, this.getPrecomputes(i, e, n), t, r)
    },
    setWindowSize(e, n) {
      ;(Qd(n, t), af.set(e, n), rf.delete(e))
    },
  }
}
function cf(e, t, n, r) {
  ;(tf(n, e), nf(r, t))
  let i = n.length,
    a = r.length
  if (i !== a) throw Error(`arrays of points and scalars must have equal length`)
  let o = e.ZERO,
    s = fu(BigInt(i)),
    c = 1
  s > 12 ? (c = s - 3) : s > 4 ? (c = s - 2) : s > 0 && (c = 2)
  let l = pu(c),
    u = Array(Number(l) + 1).fill(o),
    d = Math.floor((t.BITS - 1) / c) * c,
    f = o
  for (let e = d; e >= 0; e -= c) {
    u.fill(o)
    for (let t = 0; t < a; t++) {
      let i = r[t],
        a = Number((i >> BigInt(e)) & l)
      u[a] = u[a].add(n[t])
    }
    let t = o
    for (let e = u.length - 1, n = o; e > 0; e--) ((n = n.add(u[e])), (t = t.add(n)))
    if (((f = f.add(t)), e !== 0)) for (let e = 0; e < c; e++) f = f.double()
  }
  return f
}
function lf(e) {
  return (
    Bd(e.Fp),
    vu(
      e,
      { n: `bigint`, h: `bigint`, Gx: `field`, Gy: `field` },
      { nBitLength: `isSafeInteger`, nByteLength: `isSafeInteger` },
    ),
    Object.freeze({ ...Wd(e.n, e.nBitLength), ...e, p: e.Fp.ORDER })
  )
}
function uf(e) {
  ;(e.lowS !== void 0 && Jl(`lowS`, e.lowS), e.prehash !== void 0 && Jl(`prehash`, e.prehash))
}
function df(e) {
  let t = lf(e)
  vu(
    t,
    { a: `field`, b: `field` },
    {
      allowInfinityPoint: `boolean`,
      allowedPrivateKeyLengths: `array`,
      clearCofactor: `function`,
      fromBytes: `function`,
      isTorsionFree: `function`,
      toBytes: `function`,
      wrapPrivateKey: `boolean`,
    },
  )
  let { endo: n, Fp: r, a: i } = t
  if (n) {
    if (!r.eql(i, r.ZERO)) throw Error(`invalid endo: CURVE.a must be 0`)
    if (typeof n != `object` || typeof n.beta != `bigint` || typeof n.splitScalar != `function`)
      throw Error(`invalid endo: expected "beta": bigint and "splitScalar": function`)
  }
  return Object.freeze({ ...t })
}
var ff = {
  Err: class extends Error {
    constructor(e = ``) {
      super(e)
    }
  },
  _tlv: {
    encode: (e, t) => {
      let { Err: n } = ff
      if (e < 0 || e > 256) throw new n(`tlv.encode: wrong tag`)
      if (t.length & 1) throw new n(`tlv.encode: unpadded data`)
      let r = t.length / 2,
        i = Yl(r)
      if ((i.length / 2) & 128) throw new n(`tlv.encode: long form length too big`)
      let a = r > 127 ? Yl((i.length / 2) | 128) : ``
      return Yl(e) + a + i + t
    },
    decode(e, t) {
      let { Err: n } = ff,
        r = 0
      if (e < 0 || e > 256) throw new n(`tlv.encode: wrong tag`)
      if (t.length < 2 || t[r++] !== e) throw new n(`tlv.decode: wrong tlv`)
      let i = t[r++],
        a = !!(i & 128),
        o = 0
      if (!a) o = i
      else {
        let e = i & 127
        if (!e) throw new n(`tlv.decode(long): indefinite length not supported`)
        if (e > 4) throw new n(`tlv.decode(long): byte length is too big`)
        let a = t.subarray(r, r + e)
        if (a.length !== e) throw new n(`tlv.decode: length bytes not complete`)
        if (a[0] === 0) throw new n(`tlv.decode(long): zero leftmost byte`)
        for (let e of a) o = (o << 8) | e
        if (((r += e), o < 128)) throw new n(`tlv.decode(long): not minimal encoding`)
      }
      let s = t.subarray(r, r + o)
      if (s.length !== o) throw new n(`tlv.decode: wrong value length`)
      return { v: s, l: t.subarray(r + o) }
    },
  },
  _int: {
    encode(e) {
      let { Err: t } = ff
      if (e < mf) throw new t(`integer: negative integers are not allowed`)
      let n = Yl(e)
      if ((Number.parseInt(n[0], 16) & 8 && (n = `00` + n), n.length & 1))
        throw new t(`unexpected DER parsing assertion: unpadded hex`)
      return n
    },
    decode(e) {
      let { Err: t } = ff
      if (e[0] & 128) throw new t(`invalid signature integer: negative`)
      if (e[0] === 0 && !(e[1] & 128)) throw new t(`invalid signature integer: unnecessary leading zero`)
      return ru(e)
    },
  },
  toSig(e) {
    let { Err: t, _int: n, _tlv: r } = ff,
      i = su(`signature`, e),
      { v: a, l: o } = r.decode(48, i)
    if (o.length) throw new t(`invalid signature: left bytes after parsing`)
    let { v: s, l: c } = r.decode(2, a),
      { v: l, l: u } = r.decode(2, c)
    if (u.length) throw new t(`invalid signature: left bytes after parsing`)
    return { r: n.decode(s), s: n.decode(l) }
  },
  hexFromSig(e) {
    let { _tlv: t, _int: n } = ff,
      r = t.encode(2, n.encode(e.r)) + t.encode(2, n.encode(e.s))
    return t.encode(48, r)
  },
}
function pf(e, t) {
  return $l(au(e, t))
}
var mf = BigInt(0),
  hf = BigInt(1),
  gf = BigInt(3),
  _f = BigInt(4)
function vf(e) {
  let t = df(e),
    { Fp: n } = t,
    r = Gd(t.n, t.nBitLength),
    i =
      t.toBytes ||
      ((e, t, r) => {
        let i = t.toAffine()
        return cu(Uint8Array.from([4]), n.toBytes(i.x), n.toBytes(i.y))
      }),
    a =
      t.fromBytes ||
      ((e) => {
        let t = e.subarray(1)
        return { x: n.fromBytes(t.subarray(0, n.BYTES)), y: n.fromBytes(t.subarray(n.BYTES, 2 * n.BYTES)) }
      })
  function o(e) {
    let { a: r, b: i } = t,
      a = n.sqr(e),
      o = n.mul(a, e)
    return n.add(n.add(o, n.mul(e, r)), i)
  }
  function s(e, t) {
    let r = n.sqr(t),
      i = o(e)
    return n.eql(r, i)
  }
  if (!s(t.Gx, t.Gy)) throw Error(`bad curve params: generator point`)
  let c = n.mul(n.pow(t.a, gf), _f),
    l = n.mul(n.sqr(t.b), BigInt(27))
  if (n.is0(n.add(c, l))) throw Error(`bad curve params: a or b`)
  function u(e) {
    return uu(e, hf, t.n)
  }
  function d(e) {
    let { allowedPrivateKeyLengths: n, nByteLength: r, wrapPrivateKey: i, n: a } = t
    if (n && typeof e != `bigint`) {
      if ((Kl(e) && (e = $l(e)), typeof e != `string` || !n.includes(e.length))) throw Error(`invalid private key`)
      e = e.padStart(r * 2, `0`)
    }
    let o
    try {
      o = typeof e == `bigint` ? e : ru(su(`private key`, e, r))
    } catch {
      throw Error(`invalid private key, expected hex or ` + r + ` bytes, got ` + typeof e)
    }
    return (i && (o = Md(o, a)), du(`private key`, o, hf, a), o)
  }
  function f(e) {
    if (!(e instanceof h)) throw Error(`ProjectivePoint expected`)
  }
  let p = yu((e, t) => {
      let { px: r, py: i, pz: a } = e
      if (n.eql(a, n.ONE)) return { x: r, y: i }
      let o = e.is0()
      t ??= o ? n.ONE : n.inv(a)
      let s = n.mul(r, t),
        c = n.mul(i, t),
        l = n.mul(a, t)
      if (o) return { x: n.ZERO, y: n.ZERO }
      if (!n.eql(l, n.ONE)) throw Error(`invZ was invalid`)
      return { x: s, y: c }
    }),
    m = yu((e) => {
      if (e.is0()) {
        if (t.allowInfinityPoint && !n.is0(e.py)) return
        throw Error(`bad point: ZERO`)
      }
      let { x: r, y: i } = e.toAffine()
      if (!n.isValid(r) || !n.isValid(i)) throw Error(`bad point: x or y not FE`)
      if (!s(r, i)) throw Error(`bad point: equation left != right`)
      if (!e.isTorsionFree()) throw Error(`bad point: not in prime-order subgroup`)
      return !0
    })
  class h {
    constructor(e, t, r) {
      if (e == null || !n.isValid(e)) throw Error(`x required`)
      if (t == null || !n.isValid(t) || n.is0(t)) throw Error(`y required`)
      if (r == null || !n.isValid(r)) throw Error(`z required`)
      ;((this.px = e), (this.py = t), (this.pz = r), Object.freeze(this))
    }
    static fromAffine(e) {
      let { x: t, y: r } = e || {}
      if (!e || !n.isValid(t) || !n.isValid(r)) throw Error(`invalid affine point`)
      if (e instanceof h) throw Error(`projective point not allowed`)
      let i = (e) => n.eql(e, n.ZERO)
      return i(t) && i(r) ? h.ZERO : new h(t, r, n.ONE)
    }
    get x() {
      return this.toAffine().x
    }
    get y() {
      return this.toAffine().y
    }
    static normalizeZ(e) {
      let t = Hd(
        n,
        e.map((e) => e.pz),
      )
      return e.map((e, n) => e.toAffine(t[n])).map(h.fromAffine)
    }
    static fromHex(e) {
      let t = h.fromAffine(a(su(`pointHex`, e)))
      return (t.assertValidity(), t)
    }
    static fromPrivateKey(e) {
      return h.BASE.multiply(d(e))
    }
    static msm(e, t) {
      return cf(h, r, e, t)
    }
    _setWindowSize(e) {
      v.setWindowSize(this, e)
    }
    assertValidity() {
      m(this)
    }
    hasEvenY() {
      let { y: e } = this.toAffine()
      if (n.isOdd) return !n.isOdd(e)
      throw Error(`Field doesn't support isOdd`)
    }
    equals(e) {
      f(e)
      let { px: t, py: r, pz: i } = this,
        { px: a, py: o, pz: s } = e,
        c = n.eql(n.mul(t, s), n.mul(a, i)),
        l = n.eql(n.mul(r, s), n.mul(o, i))
      return c && l
    }
    negate() {
      return new h(this.px, n.neg(this.py), this.pz)
    }
    double() {
      let { a: e, b: r } = t,
        i = n.mul(r, gf),
        { px: a, py: o, pz: s } = this,
        c = n.ZERO,
        l = n.ZERO,
        u = n.ZERO,
        d = n.mul(a, a),
        f = n.mul(o, o),
        p = n.mul(s, s),
        m = n.mul(a, o)
      return (
        (m = n.add(m, m)),
        (u = n.mul(a, s)),
        (u = n.add(u, u)),
        (c = n.mul(e, u)),
        (l = n.mul(i, p)),
        (l = n.add(c, l)),
        (c = n.sub(f, l)),
        (l = n.add(f, l)),
        (l = n.mul(c, l)),
        (c = n.mul(m, c)),
        (u = n.mul(i, u)),
        (p = n.mul(e, p)),
        (m = n.sub(d, p)),
        (m = n.mul(e, m)),
        (m = n.add(m, u)),
        (u = n.add(d, d)),
        (d = n.add(u, d)),
        (d = n.add(d, p)),
        (d = n.mul(d, m)),
        (l = n.add(l, d)),
        (p = n.mul(o, s)),
        (p = n.add(p, p)),
        (d = n.mul(p, m)),
        (c = n.sub(c, d)),
        (u = n.mul(p, f)),
        (u = n.add(u, u)),
        (u = n.add(u, u)),
        new h(c, l, u)
      )
    }
    add(e) {
      f(e)
      let { px: r, py: i, pz: a } = this,
        { px: o, py: s, pz: c } = e,
        l = n.ZERO,
        u = n.ZERO,
        d = n.ZERO,
        p = t.a,
        m = n.mul(t.b, gf),
        g = n.mul(r, o),
        _ = n.mul(i, s),
        v = n.mul(a, c),
        y = n.add(r, i),
        b = n.add(o, s)
      ;((y = n.mul(y, b)), (b = n.add(g, _)), (y = n.sub(y, b)), (b = n.add(r, a)))
      let x = n.add(o, c)
      return (
        (b = n.mul(b, x)),
        (x = n.add(g, v)),
        (b = n.sub(b, x)),
        (x = n.add(i, a)),
        (l = n.add(s, c)),
        (x = n.mul(x, l)),
        (l = n.add(_, v)),
        (x = n.sub(x, l)),
        (d = n.mul(p, b)),
        (l = n.mul(m, v)),
        (d = n.add(l, d)),
        (l = n.sub(_, d)),
        (d = n.add(_, d)),
        (u = n.mul(l, d)),
        (_ = n.add(g, g)),
        (_ = n.add(_, g)),
        (v = n.mul(p, v)),
        (b = n.mul(m, b)),
        (_ = n.add(_, v)),
        (v = n.sub(g, v)),
        (v = n.mul(p, v)),
        (b = n.add(b, v)),
        (g = n.mul(_, b)),
        (u = n.add(u, g)),
        (g = n.mul(x, b)),
        (l = n.mul(y, l)),
        (l = n.sub(l, g)),
        (g = n.mul(y, _)),
        (d = n.mul(x, d)),
        (d = n.add(d, g)),
        new h(l, u, d)
      )
    }
    subtract(e) {
      return this.add(e.negate())
    }
    is0() {
      return this.equals(h.ZERO)
    }
    wNAF(e) {
      return v.wNAFCached(this, e, h.normalizeZ)
    }
    multiplyUnsafe(e) {
      let { endo: r, n: i } = t
      du(`scalar`, e, mf, i)
      let a = h.ZERO
      if (e === mf) return a
      if (this.is0() || e === hf) return this
      if (!r || v.hasPrecomputes(this)) return v.wNAFCachedUnsafe(this, e, h.normalizeZ)
      let { k1neg: o, k1: s, k2neg: c, k2: l } = r.splitScalar(e),
        u = a,
        d = a,
        f = this
      for (; s > mf || l > mf;)
        (s & hf && (u = u.add(f)), l & hf && (d = d.add(f)), (f = f.double()), (s >>= hf), (l >>= hf))
      return (o && (u = u.negate()), c && (d = d.negate()), (d = new h(n.mul(d.px, r.beta), d.py, d.pz)), u.add(d))
    }
    multiply(e) {
      let { endo: r, n: i } = t
      du(`scalar`, e, hf, i)
      let a, o
      if (r) {
        let { k1neg: t, k1: i, k2neg: s, k2: c } = r.splitScalar(e),
          { p: l, f: u } = this.wNAF(i),
          { p: d, f } = this.wNAF(c)
        ;((l = v.constTimeNegate(t, l)),
          (d = v.constTimeNegate(s, d)),
          (d = new h(n.mul(d.px, r.beta), d.py, d.pz)),
          (a = l.add(d)),
          (o = u.add(f)))
      } else {
        let { p: t, f: n } = this.wNAF(e)
        ;((a = t), (o = n))
      }
      return h.normalizeZ([a, o])[0]
    }
    multiplyAndAddUnsafe(e, t, n) {
      let r = h.BASE,
        i = (e, t) => (t === mf || t === hf || !e.equals(r) ? e.multiplyUnsafe(t) : e.multiply(t)),
        a = i(this, t).add(i(e, n))
      return a.is0() ? void 0 : a
    }
    toAffine(e) {
      return p(this, e)
    }
    isTorsionFree() {
      let { h: e, isTorsionFree: n } = t
      if (e === hf) return !0
      if (n) return n(h, this)
      throw Error(`isTorsionFree() has not been declared for the elliptic curve`)
    }
    clearCofactor() {
      let { h: e, clearCofactor: n } = t
      return e === hf ? this : n ? n(h, this) : this.multiplyUnsafe(t.h)
    }
    toRawBytes(e = !0) {
      return (Jl(`isCompressed`, e), this.assertValidity(), i(h, this, e))
    }
    toHex(e = !0) {
      return (Jl(`isCompressed`, e), $l(this.toRawBytes(e)))
    }
  }
  ;((h.BASE = new h(t.Gx, t.Gy, n.ONE)), (h.ZERO = new h(n.ZERO, n.ONE, n.ZERO)))
  let { endo: g, nBitLength: _ } = t,
    v = sf(h, g ? Math.ceil(_ / 2) : _)
  return { CURVE: t, ProjectivePoint: h, normPrivateKeyToScalar: d, weierstrassEquation: o, isWithinCurveOrder: u }
}
function yf(e) {
  let t = lf(e)
  return (
    vu(
      t,
      { hash: `hash`, hmac: `function`, randomBytes: `function` },
      { bits2int: `function`, bits2int_modN: `function`, lowS: `boolean` },
    ),
    Object.freeze({ lowS: !0, ...t })
  )
}
function bf(e) {
  let t = yf(e),
    { Fp: n, n: r, nByteLength: i, nBitLength: a } = t,
    o = n.BYTES + 1,
    s = 2 * n.BYTES + 1
  function c(e) {
    return Md(e, r)
  }
  function l(e) {
    return Pd(e, r)
  }
  let {
    ProjectivePoint: u,
    normPrivateKeyToScalar: d,
    weierstrassEquation: f,
    isWithinCurveOrder: p,
  } = vf({
    ...t,
    toBytes(e, t, r) {
      let i = t.toAffine(),
        a = n.toBytes(i.x),
        o = cu
      return (
        Jl(`isCompressed`, r),
        r ? o(Uint8Array.from([t.hasEvenY() ? 2 : 3]), a) : o(Uint8Array.from([4]), a, n.toBytes(i.y))
      )
    },
    fromBytes(e) {
      let t = e.length,
        r = e[0],
        i = e.subarray(1)
      if (t === o && (r === 2 || r === 3)) {
        let e = ru(i)
        if (!uu(e, hf, n.ORDER)) throw Error(`Point is not on curve`)
        let t = f(e),
          a
        try {
          a = n.sqrt(t)
        } catch (e) {
          let t = e instanceof Error ? `: ` + e.message : ``
          throw Error(`Point is not on curve` + t)
        }
        let o = (a & hf) === hf
        return (((r & 1) == 1) !== o && (a = n.neg(a)), { x: e, y: a })
      }
      if (t === s && r === 4)
        return { x: n.fromBytes(i.subarray(0, n.BYTES)), y: n.fromBytes(i.subarray(n.BYTES, 2 * n.BYTES)) }
      {
        let e = o,
          n = s
        throw Error(`invalid Point, expected length of ` + e + `, or uncompressed ` + n + `, got ` + t)
      }
    },
  })
  function m(e) {
    return e > r >> hf
  }
  function h(e) {
    return m(e) ? c(-e) : e
  }
  let g = (e, t, n) => ru(e.slice(t, n))
  class _ {
    constructor(e, t, n) {
      ;(du(`r`, e, hf, r),
        du(`s`, t, hf, r),
        (this.r = e),
        (this.s = t),
        n != null && (this.recovery = n),
        Object.freeze(this))
    }
    static fromCompact(e) {
      let t = i
      return ((e = su(`compactSignature`, e, t * 2)), new _(g(e, 0, t), g(e, t, 2 * t)))
    }
    static fromDER(e) {
      let { r: t, s: n } = ff.toSig(su(`DER`, e))
      return new _(t, n)
    }
    assertValidity() {}
    addRecoveryBit(e) {
      return new _(this.r, this.s, e)
    }
    recoverPublicKey(e) {
      let { r, s: i, recovery: a } = this,
        o = C(su(`msgHash`, e))
      if (a == null || ![0, 1, 2, 3].includes(a)) throw Error(`recovery id invalid`)
      let s = a === 2 || a === 3 ? r + t.n : r
      if (s >= n.ORDER) throw Error(`recovery id 2 or 3 invalid`)
      let d = a & 1 ? `03` : `02`,
        f = u.fromHex(d + pf(s, n.BYTES)),
        p = l(s),
        m = c(-o * p),
        h = c(i * p),
        g = u.BASE.multiplyAndAddUnsafe(f, m, h)
      if (!g) throw Error(`point at infinify`)
      return (g.assertValidity(), g)
    }
    hasHighS() {
      return m(this.s)
    }
    normalizeS() {
      return this.hasHighS() ? new _(this.r, c(-this.s), this.recovery) : this
    }
    toDERRawBytes() {
      return nu(this.toDERHex())
    }
    toDERHex() {
      return ff.hexFromSig(this)
    }
    toCompactRawBytes() {
      return nu(this.toCompactHex())
    }
    toCompactHex() {
      let e = i
      return pf(this.r, e) + pf(this.s, e)
    }
  }
  let v = {
    isValidPrivateKey(e) {
      try {
        return (d(e), !0)
      } catch {
        return !1
      }
    },
    normPrivateKeyToScalar: d,
    randomPrivateKey: () => {
      let e = qd(t.n)
      return Jd(t.randomBytes(e), t.n)
    },
    precompute(e = 8, t = u.BASE) {
      return (t._setWindowSize(e), t.multiply(BigInt(3)), t)
    },
  }
  function y(e, t = !0) {
    return u.fromPrivateKey(e).toRawBytes(t)
  }
  function b(e) {
    if (typeof e == `bigint`) return !1
    if (e instanceof u) return !0
    let r = su(`key`, e).length,
      a = n.BYTES,
      o = a + 1,
      s = 2 * a + 1
    if (!(t.allowedPrivateKeyLengths || i === o)) return r === o || r === s
  }
  function x(e, t, n = !0) {
    if (b(e) === !0) throw Error(`first arg must be private key`)
    if (b(t) === !1) throw Error(`second arg must be public key`)
    return u.fromHex(t).multiply(d(e)).toRawBytes(n)
  }
  let S =
      t.bits2int ||
      function (e) {
        if (e.length > 8192) throw Error(`input is too large`)
        let t = ru(e),
          n = e.length * 8 - a
        return n > 0 ? t >> BigInt(n) : t
      },
    C =
      t.bits2int_modN ||
      function (e) {
        return c(S(e))
      },
    w = pu(a)
  function T(e) {
    return (du(`num < 2^` + a, e, mf, w), au(e, i))
  }
  function E(e, r, i = D) {
    if ([`recovered`, `canonical`].some((e) => e in i)) throw Error(`sign() legacy options not supported`)
    let { hash: a, randomBytes: o } = t,
      { lowS: s, prehash: f, extraEntropy: g } = i
    ;((s ??= !0), (e = su(`msgHash`, e)), uf(i), f && (e = su(`prehashed msgHash`, a(e))))
    let v = C(e),
      y = d(r),
      b = [T(y), T(v)]
    if (g != null && g !== !1) {
      let e = g === !0 ? o(n.BYTES) : g
      b.push(su(`extraEntropy`, e))
    }
    let x = cu(...b),
      w = v
    function E(e) {
      let t = S(e)
      if (!p(t)) return
      let n = l(t),
        r = u.BASE.multiply(t).toAffine(),
        i = c(r.x)
      if (i === mf) return
      let a = c(n * c(w + i * y))
      if (a === mf) return
      let o = (r.x === i ? 0 : 2) | Number(r.y & hf),
        d = a
      return (s && m(a) && ((d = h(a)), (o ^= 1)), new _(i, d, o))
    }
    return { seed: x, k2sig: E }
  }
  let D = { lowS: t.lowS, prehash: !1 },
    O = { lowS: t.lowS, prehash: !1 }
  function k(e, n, r = D) {
    let { seed: i, k2sig: a } = E(e, n, r),
      o = t
    return gu(o.hash.outputLen, o.nByteLength, o.hmac)(i, a)
  }
  u.BASE._setWindowSize(8)
  function A(e, n, r, i = O) {
    let a = e
    ;((n = su(`msgHash`, n)), (r = su(`publicKey`, r)))
    let { lowS: o, prehash: s, format: d } = i
    if ((uf(i), `strict` in i)) throw Error(`options.strict was renamed to lowS`)
    if (d !== void 0 && d !== `compact` && d !== `der`) throw Error(`format must be compact or der`)
    let f = typeof a == `string` || Kl(a),
      p = !f && !d && typeof a == `object` && !!a && typeof a.r == `bigint` && typeof a.s == `bigint`
    if (!f && !p) throw Error(`invalid signature, expected Uint8Array, hex string or Signature instance`)
    let m, h
    try {
      if ((p && (m = new _(a.r, a.s)), f)) {
        try {
          d !== `compact` && (m = _.fromDER(a))
        } catch (e) {
          if (!(e instanceof ff.Err)) throw e
        }
        !m && d !== `der` && (m = _.fromCompact(a))
      }
      h = u.fromHex(r)
    } catch {
      return !1
    }
    if (!m || (o && m.hasHighS())) return !1
    s && (n = t.hash(n))
    let { r: g, s: v } = m,
      y = C(n),
      b = l(v),
      x = c(y * b),
      S = c(g * b),
      w = u.BASE.multiplyAndAddUnsafe(h, x, S)?.toAffine()
    return w ? c(w.x) === g : !1
  }
  return {
    CURVE: t,
    getPublicKey: y,
    getSharedSecret: x,
    sign: k,
    verify: A,
    ProjectivePoint: u,
    Signature: _,
    utils: v,
  }
}
function xf(e) {
  return { hash: e, hmac: (t, ...n) => N(e, t, l(...n)), randomBytes: E }
}
function Sf(e, t) {
  let n = (t) => bf({ ...e, ...xf(t) })
  return { ...n(t), create: n }
}
var Cf = BigInt(`0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2f`),
  wf = BigInt(`0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141`),
  Tf = BigInt(0),
  Ef = BigInt(1),
  Df = BigInt(2),
  Of = (e, t) => (e + t / Df) / t
function kf(e) {
  let t = Cf,
    n = BigInt(3),
    r = BigInt(6),
    i = BigInt(11),
    a = BigInt(22),
    o = BigInt(23),
    s = BigInt(44),
    c = BigInt(88),
    l = (e * e * e) % t,
    u = (l * l * e) % t,
    d = (Nd((Nd((Nd(u, n, t) * u) % t, n, t) * u) % t, Df, t) * l) % t,
    f = (Nd(d, i, t) * d) % t,
    p = (Nd(f, a, t) * f) % t,
    m = (Nd(p, s, t) * p) % t,
    h = Nd((Nd((Nd((Nd((Nd((Nd(m, c, t) * m) % t, s, t) * p) % t, n, t) * u) % t, o, t) * f) % t, r, t) * l) % t, Df, t)
  if (!Af.eql(Af.sqr(h), e)) throw Error(`Cannot find square root`)
  return h
}
var Af = Gd(Cf, void 0, void 0, { sqrt: kf }),
  jf = Sf(
    {
      a: Tf,
      b: BigInt(7),
      Fp: Af,
      n: wf,
      Gx: BigInt(`55066263022277343669578718895168534326250603453777594175500187360389116729240`),
      Gy: BigInt(`32670510020758816978083085130507043184471273380659243275938904335757337482424`),
      h: BigInt(1),
      lowS: !0,
      endo: {
        beta: BigInt(`0x7ae96a2b657c07106e64479eac3434e99cf0497512f58995c1396c28719501ee`),
        splitScalar: (e) => {
          let t = wf,
            n = BigInt(`0x3086d221a7d46bcde86c90e49284eb15`),
            r = -Ef * BigInt(`0xe4437ed6010e88286f547fa90abfe4c3`),
            i = BigInt(`0x114ca50f7a8e2f3f657c1108d9d44cfd8`),
            a = n,
            o = BigInt(`0x100000000000000000000000000000000`),
            s = Of(a * e, t),
            c = Of(-r * e, t),
            l = Md(e - s * n - c * i, t),
            u = Md(-s * r - c * a, t),
            d = l > o,
            f = u > o
          if ((d && (l = t - l), f && (u = t - u), l > o || u > o))
            throw Error(`splitScalar: Endomorphism failed, k=` + e)
          return { k1neg: d, k1: l, k2neg: f, k2: u }
        },
      },
    },
    k,
  )
function Mf(e) {
  if (e.length !== 130 && e.length !== 132) throw new Pf({ signature: e })
  let t = BigInt(Ru(e, 0, 32)),
    n = BigInt(Ru(e, 32, 64)),
    r = (() => {
      let t = Number(`0x${e.slice(130)}`)
      if (!Number.isNaN(t))
        try {
          return Nf(t)
        } catch {
          throw new Ff({ value: t })
        }
    })()
  return r === void 0 ? { r: t, s: n } : { r: t, s: n, yParity: r }
}
function Nf(e) {
  if (e === 0 || e === 27) return 0
  if (e === 1 || e === 28) return 1
  if (e >= 35) return +(e % 2 == 0)
  throw new If({ value: e })
}
var Pf = class extends H {
    constructor({ signature: e }) {
      ;(super(`Value \`${e}\` is an invalid signature size.`, {
        metaMessages: [`Expected: 64 bytes or 65 bytes.`, `Received ${zu(Nu(e))} bytes.`],
      }),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `Signature.InvalidSerializedSizeError`,
        }))
    }
  },
  Ff = class extends H {
    constructor({ value: e }) {
      ;(super(`Value \`${e}\` is an invalid y-parity value. Y-parity must be 0 or 1.`),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `Signature.InvalidYParityError`,
        }))
    }
  },
  If = class extends H {
    constructor({ value: e }) {
      ;(super(`Value \`${e}\` is an invalid v value. v must be 27, 28 or >=35.`),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `Signature.InvalidVError`,
        }))
    }
  },
  Lf = zl(),
  Rf = Bl(),
  zf = Uint8Array.from([
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3, 11, 8,
    12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4, 7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8, 9, 0, 5, 7, 2,
    4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13, 2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9, 12, 5, 1, 15, 14, 13,
    4, 10, 0, 7, 6, 3, 9, 2, 8, 11, 13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10, 6, 15, 14, 9, 11, 3, 0, 8, 12,
    2, 13, 7, 1, 4, 10, 5, 10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
    12, 13, 14, 15, 14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3, 11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7,
    1, 9, 4, 7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8, 9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13,
    2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9,
  ]),
  U = Uint32Array.from([
    4089235720, 1779033703, 2227873595, 3144134277, 4271175723, 1013904242, 1595750129, 2773480762, 2917565137,
    1359893119, 725511199, 2600822924, 4215389547, 528734635, 327033209, 1541459225,
  ]),
  W = new Uint32Array(32)
function Bf(e, t, n, r, i, a) {
  let o = i[a],
    s = i[a + 1],
    c = W[2 * e],
    l = W[2 * e + 1],
    u = W[2 * t],
    d = W[2 * t + 1],
    f = W[2 * n],
    p = W[2 * n + 1],
    m = W[2 * r],
    h = W[2 * r + 1],
    g = M(c, u, o)
  ;((l = x(g, l, d, s)),
    (c = g | 0),
    ({ Dh: h, Dl: m } = { Dh: h ^ l, Dl: m ^ c }),
    ({ Dh: h, Dl: m } = { Dh: w(h, m), Dl: S(h, m) }),
    ({ h: p, l: f } = y(p, f, h, m)),
    ({ Bh: d, Bl: u } = { Bh: d ^ p, Bl: u ^ f }),
    ({ Bh: d, Bl: u } = { Bh: R(d, u, 24), Bl: _(d, u, 24) }),
    (W[2 * e] = c),
    (W[2 * e + 1] = l),
    (W[2 * t] = u),
    (W[2 * t + 1] = d),
    (W[2 * n] = f),
    (W[2 * n + 1] = p),
    (W[2 * r] = m),
    (W[2 * r + 1] = h))
}
function Vf(e, t, n, r, i, a) {
  let o = i[a],
    s = i[a + 1],
    c = W[2 * e],
    l = W[2 * e + 1],
    u = W[2 * t],
    d = W[2 * t + 1],
    f = W[2 * n],
    p = W[2 * n + 1],
    m = W[2 * r],
    g = W[2 * r + 1],
    v = M(c, u, o)
  ;((l = x(v, l, d, s)),
    (c = v | 0),
    ({ Dh: g, Dl: m } = { Dh: g ^ l, Dl: m ^ c }),
    ({ Dh: g, Dl: m } = { Dh: R(g, m, 16), Dl: _(g, m, 16) }),
    ({ h: p, l: f } = y(p, f, g, m)),
    ({ Bh: d, Bl: u } = { Bh: d ^ p, Bl: u ^ f }),
    ({ Bh: d, Bl: u } = { Bh: h(d, u, 63), Bl: L(d, u, 63) }),
    (W[2 * e] = c),
    (W[2 * e + 1] = l),
    (W[2 * t] = u),
    (W[2 * t + 1] = d),
    (W[2 * n] = f),
    (W[2 * n + 1] = p),
    (W[2 * r] = m),
    (W[2 * r + 1] = g))
}
function Hf(e, t = {}, n, r, i) {
  if ((s(n), e < 0 || e > n)) throw Error(`outputLen bigger than keyLen`)
  let { key: a, salt: o, personalization: c } = t
  if (a !== void 0 && (a.length < 1 || a.length > n)) throw Error(`key length must be undefined or 1..` + n)
  if (o !== void 0 && o.length !== r) throw Error(`salt must be undefined or ` + r)
  if (c !== void 0 && c.length !== i) throw Error(`personalization must be undefined or ` + i)
}
var Uf = class extends d {
    constructor(e, t) {
      ;(super(),
        (this.finished = !1),
        (this.destroyed = !1),
        (this.length = 0),
        (this.pos = 0),
        s(e),
        s(t),
        (this.blockLen = e),
        (this.outputLen = t),
        (this.buffer = new Uint8Array(e)),
        (this.buffer32 = D(this.buffer)))
    }
    update(e) {
      ;(c(this), (e = v(e)), o(e))
      let { blockLen: t, buffer: n, buffer32: r } = this,
        i = e.length,
        a = e.byteOffset,
        s = e.buffer
      for (let o = 0; o < i;) {
        this.pos === t && (j(r), this.compress(r, 0, !1), j(r), (this.pos = 0))
        let c = Math.min(t - this.pos, i - o),
          l = a + o
        if (c === t && !(l % 4) && o + c < i) {
          let e = new Uint32Array(s, l, Math.floor((i - o) / 4))
          j(e)
          for (let n = 0; o + t < i; n += r.length, o += t) ((this.length += t), this.compress(e, n, !1))
          j(e)
        } else (n.set(e.subarray(o, o + c), this.pos), (this.pos += c), (this.length += c), (o += c))
      }
      return this
    }
    digestInto(e) {
      ;(c(this), p(e, this))
      let { pos: t, buffer32: n } = this
      ;((this.finished = !0), m(this.buffer.subarray(t)), j(n), this.compress(n, 0, !0), j(n))
      let r = D(e)
      this.get().forEach((e, t) => (r[t] = I(e)))
    }
    digest() {
      let { buffer: e, outputLen: t } = this
      this.digestInto(e)
      let n = e.slice(0, t)
      return (this.destroy(), n)
    }
    _cloneInto(e) {
      let { buffer: t, length: n, finished: r, destroyed: i, outputLen: a, pos: o } = this
      return (
        (e ||= new this.constructor({ dkLen: a })),
        e.set(...this.get()),
        e.buffer.set(t),
        (e.destroyed = i),
        (e.finished = r),
        (e.length = n),
        (e.pos = o),
        (e.outputLen = a),
        e
      )
    }
    clone() {
      return this._cloneInto()
    }
  },
  Wf = class extends Uf {
    constructor(e = {}) {
      let t = e.dkLen === void 0 ? 64 : e.dkLen
      ;(super(128, t),
        (this.v0l = U[0] | 0),
        (this.v0h = U[1] | 0),
        (this.v1l = U[2] | 0),
        (this.v1h = U[3] | 0),
        (this.v2l = U[4] | 0),
        (this.v2h = U[5] | 0),
        (this.v3l = U[6] | 0),
        (this.v3h = U[7] | 0),
        (this.v4l = U[8] | 0),
        (this.v4h = U[9] | 0),
        (this.v5l = U[10] | 0),
        (this.v5h = U[11] | 0),
        (this.v6l = U[12] | 0),
        (this.v6h = U[13] | 0),
        (this.v7l = U[14] | 0),
        (this.v7h = U[15] | 0),
        Hf(t, e, 64, 16, 16))
      let { key: n, personalization: r, salt: i } = e,
        a = 0
      if (
        (n !== void 0 && ((n = v(n)), (a = n.length)), (this.v0l ^= this.outputLen | (a << 8) | 16842752), i !== void 0)
      ) {
        i = v(i)
        let e = D(i)
        ;((this.v4l ^= I(e[0])), (this.v4h ^= I(e[1])), (this.v5l ^= I(e[2])), (this.v5h ^= I(e[3])))
      }
      if (r !== void 0) {
        r = v(r)
        let e = D(r)
        ;((this.v6l ^= I(e[0])), (this.v6h ^= I(e[1])), (this.v7l ^= I(e[2])), (this.v7h ^= I(e[3])))
      }
      if (n !== void 0) {
        let e = new Uint8Array(this.blockLen)
        ;(e.set(n), this.update(e))
      }
    }
    get() {
      let {
        v0l: e,
        v0h: t,
        v1l: n,
        v1h: r,
        v2l: i,
        v2h: a,
        v3l: o,
        v3h: s,
        v4l: c,
        v4h: l,
        v5l: u,
        v5h: d,
        v6l: f,
        v6h: p,
        v7l: m,
        v7h: h,
      } = this
      return [e, t, n, r, i, a, o, s, c, l, u, d, f, p, m, h]
    }
    set(e, t, n, r, i, a, o, s, c, l, u, d, f, p, m, h) {
      ;((this.v0l = e | 0),
        (this.v0h = t | 0),
        (this.v1l = n | 0),
        (this.v1h = r | 0),
        (this.v2l = i | 0),
        (this.v2h = a | 0),
        (this.v3l = o | 0),
        (this.v3h = s | 0),
        (this.v4l = c | 0),
        (this.v4h = l | 0),
        (this.v5l = u | 0),
        (this.v5h = d | 0),
        (this.v6l = f | 0),
        (this.v6h = p | 0),
        (this.v7l = m | 0),
        (this.v7h = h | 0))
    }
    compress(e, t, n) {
      ;(this.get().forEach((e, t) => (W[t] = e)), W.set(U, 16))
      let { h: r, l: i } = O(BigInt(this.length))
      ;((W[24] = U[8] ^ i), (W[25] = U[9] ^ r), n && ((W[28] = ~W[28]), (W[29] = ~W[29])))
      let a = 0,
        o = zf
      for (let n = 0; n < 12; n++)
        (Bf(0, 4, 8, 12, e, t + 2 * o[a++]),
          Vf(0, 4, 8, 12, e, t + 2 * o[a++]),
          Bf(1, 5, 9, 13, e, t + 2 * o[a++]),
          Vf(1, 5, 9, 13, e, t + 2 * o[a++]),
          Bf(2, 6, 10, 14, e, t + 2 * o[a++]),
          Vf(2, 6, 10, 14, e, t + 2 * o[a++]),
          Bf(3, 7, 11, 15, e, t + 2 * o[a++]),
          Vf(3, 7, 11, 15, e, t + 2 * o[a++]),
          Bf(0, 5, 10, 15, e, t + 2 * o[a++]),
          Vf(0, 5, 10, 15, e, t + 2 * o[a++]),
          Bf(1, 6, 11, 12, e, t + 2 * o[a++]),
          Vf(1, 6, 11, 12, e, t + 2 * o[a++]),
          Bf(2, 7, 8, 13, e, t + 2 * o[a++]),
          Vf(2, 7, 8, 13, e, t + 2 * o[a++]),
          Bf(3, 4, 9, 14, e, t + 2 * o[a++]),
          Vf(3, 4, 9, 14, e, t + 2 * o[a++]))
      ;((this.v0l ^= W[0] ^ W[16]),
        (this.v0h ^= W[1] ^ W[17]),
        (this.v1l ^= W[2] ^ W[18]),
        (this.v1h ^= W[3] ^ W[19]),
        (this.v2l ^= W[4] ^ W[20]),
        (this.v2h ^= W[5] ^ W[21]),
        (this.v3l ^= W[6] ^ W[22]),
        (this.v3h ^= W[7] ^ W[23]),
        (this.v4l ^= W[8] ^ W[24]),
        (this.v4h ^= W[9] ^ W[25]),
        (this.v5l ^= W[10] ^ W[26]),
        (this.v5h ^= W[11] ^ W[27]),
        (this.v6l ^= W[12] ^ W[28]),
        (this.v6h ^= W[13] ^ W[29]),
        (this.v7l ^= W[14] ^ W[30]),
        (this.v7h ^= W[15] ^ W[31]),
        m(W))
    }
    destroy() {
      ;((this.destroyed = !0), m(this.buffer32), this.set(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    }
  },
  Gf = b((e) => new Wf(e))
function Kf(e) {
  return xd(qf(e))
}
function qf(e) {
  let { payload: t, signature: n } = e,
    { r, s: i, yParity: a } = n
  return cd(new jf.Signature(BigInt(r), BigInt(i)).addRecoveryBit(a).recoverPublicKey(Nu(t).substring(2)))
}
function Jf(e) {
  return e instanceof Uint8Array || (ArrayBuffer.isView(e) && e.constructor.name === `Uint8Array`)
}
function Yf(e) {
  if (typeof e != `boolean`) throw Error(`boolean expected, not ${e}`)
}
function Xf(e) {
  if (!Number.isSafeInteger(e) || e < 0) throw Error(`positive integer expected, got ` + e)
}
function Zf(e, ...t) {
  if (!Jf(e)) throw Error(`Uint8Array expected`)
  if (t.length > 0 && !t.includes(e.length))
    throw Error(`Uint8Array expected of length ` + t + `, got length=` + e.length)
}
function Qf(e, t = !0) {
  if (e.destroyed) throw Error(`Hash instance has been destroyed`)
  if (t && e.finished) throw Error(`Hash#digest() has already been called`)
}
function $f(e, t) {
  Zf(e)
  let n = t.outputLen
  if (e.length < n) throw Error(`digestInto() expects output buffer of length at least ` + n)
}
function ep(e) {
  return new Uint32Array(e.buffer, e.byteOffset, Math.floor(e.byteLength / 4))
}
function tp(...e) {
  for (let t = 0; t < e.length; t++) e[t].fill(0)
}
function np(e) {
  return new DataView(e.buffer, e.byteOffset, e.byteLength)
}
var rp = new Uint8Array(new Uint32Array([287454020]).buffer)[0] === 68
function ip(e) {
  if (typeof e != `string`) throw Error(`string expected`)
  return new Uint8Array(new TextEncoder().encode(e))
}
function ap(e) {
  if (typeof e == `string`) e = ip(e)
  else if (Jf(e)) e = pp(e)
  else throw Error(`Uint8Array expected, got ` + typeof e)
  return e
}
function op(e, t) {
  if (typeof t != `object` || !t) throw Error(`options must be defined`)
  return Object.assign(e, t)
}
function sp(e, t) {
  if (e.length !== t.length) return !1
  let n = 0
  for (let r = 0; r < e.length; r++) n |= e[r] ^ t[r]
  return n === 0
}
var cp = (e, t) => {
  function n(n, ...r) {
    if ((Zf(n), !rp)) throw Error(`Non little-endian hardware is not yet supported`)
    if (e.nonceLength !== void 0) {
      let t = r[0]
      if (!t) throw Error(`nonce / iv required`)
      e.varSizeNonce ? Zf(t) : Zf(t, e.nonceLength)
    }
    let i = e.tagLength
    i && r[1] !== void 0 && Zf(r[1])
    let a = t(n, ...r),
      o = (e, t) => {
        if (t !== void 0) {
          if (e !== 2) throw Error(`cipher output not supported`)
          Zf(t)
        }
      },
      s = !1
    return {
      encrypt(e, t) {
        if (s) throw Error(`cannot encrypt() twice with same key + nonce`)
        return ((s = !0), Zf(e), o(a.encrypt.length, t), a.encrypt(e, t))
      },
      decrypt(e, t) {
        if ((Zf(e), i && e.length < i)) throw Error(`invalid ciphertext length: smaller than tagLength=` + i)
        return (o(a.decrypt.length, t), a.decrypt(e, t))
      },
    }
  }
  return (Object.assign(n, e), n)
}
function lp(e, t, n = !0) {
  if (t === void 0) return new Uint8Array(e)
  if (t.length !== e) throw Error(`invalid output length, expected ` + e + `, got: ` + t.length)
  if (n && !fp(t)) throw Error(`invalid output, must be aligned`)
  return t
}
function up(e, t, n, r) {
  if (typeof e.setBigUint64 == `function`) return e.setBigUint64(t, n, r)
  let i = BigInt(32),
    a = BigInt(4294967295),
    o = Number((n >> i) & a),
    s = Number(n & a),
    c = r ? 4 : 0,
    l = r ? 0 : 4
  ;(e.setUint32(t + c, o, r), e.setUint32(t + l, s, r))
}
function dp(e, t, n) {
  Yf(n)
  let r = new Uint8Array(16),
    i = np(r)
  return (up(i, 0, BigInt(t), n), up(i, 8, BigInt(e), n), r)
}
function fp(e) {
  return e.byteOffset % 4 == 0
}
function pp(e) {
  return Uint8Array.from(e)
}
function mp(e) {
  let t = e.length,
    n = 0,
    r = 0
  for (; r < t;) {
    let i = e.charCodeAt(r++)
    if (!(i & 4294967168)) n++
    else if (!(i & 4294965248)) n += 2
    else {
      if (i >= 55296 && i <= 56319 && r < t) {
        let t = e.charCodeAt(r)
        ;(t & 64512) == 56320 && (++r, (i = ((i & 1023) << 10) + (t & 1023) + 65536))
      }
      i & 4294901760 ? (n += 4) : (n += 3)
    }
  }
  return n
}
function hp(e, t, n) {
  let r = e.length,
    i = n,
    a = 0
  for (; a < r;) {
    let n = e.charCodeAt(a++)
    if (!(n & 4294967168)) t[i++] = n
    else {
      if (!(n & 4294965248)) t[i++] = ((n >> 6) & 31) | 192
      else {
        if (n >= 55296 && n <= 56319 && a < r) {
          let t = e.charCodeAt(a)
          ;(t & 64512) == 56320 && (++a, (n = ((n & 1023) << 10) + (t & 1023) + 65536))
        }
        n & 4294901760
          ? ((t[i++] = ((n >> 18) & 7) | 240), (t[i++] = ((n >> 12) & 63) | 128), (t[i++] = ((n >> 6) & 63) | 128))
          : ((t[i++] = ((n >> 12) & 15) | 224), (t[i++] = ((n >> 6) & 63) | 128))
      }
      t[i++] = (n & 63) | 128
    }
  }
}
var gp = new TextEncoder(),
  _p = 50
function vp(e, t, n) {
  gp.encodeInto(e, t.subarray(n))
}
function yp(e, t, n) {
  e.length > _p ? vp(e, t, n) : hp(e, t, n)
}
var bp = 4096
function xp(e, t, n) {
  let r = t,
    i = r + n,
    a = [],
    o = ``
  for (; r < i;) {
    let t = e[r++]
    if (!(t & 128)) a.push(t)
    else if ((t & 224) == 192) {
      let n = e[r++] & 63
      a.push(((t & 31) << 6) | n)
    } else if ((t & 240) == 224) {
      let n = e[r++] & 63,
        i = e[r++] & 63
      a.push(((t & 31) << 12) | (n << 6) | i)
    } else if ((t & 248) == 240) {
      let n = e[r++] & 63,
        i = e[r++] & 63,
        o = e[r++] & 63,
        s = ((t & 7) << 18) | (n << 12) | (i << 6) | o
      ;(s > 65535 && ((s -= 65536), a.push(((s >>> 10) & 1023) | 55296), (s = 56320 | (s & 1023))), a.push(s))
    } else a.push(t)
    a.length >= bp && ((o += String.fromCharCode(...a)), (a.length = 0))
  }
  return (a.length > 0 && (o += String.fromCharCode(...a)), o)
}
var Sp = new TextDecoder(),
  Cp = 200
function wp(e, t, n) {
  let r = e.subarray(t, t + n)
  return Sp.decode(r)
}
function Tp(e, t, n) {
  return n > Cp ? wp(e, t, n) : xp(e, t, n)
}
var Ep = class {
    type
    data
    constructor(e, t) {
      ;((this.type = e), (this.data = t))
    }
  },
  Dp = class e extends Error {
    constructor(t) {
      super(t)
      let n = Object.create(e.prototype)
      ;(Object.setPrototypeOf(this, n),
        Object.defineProperty(this, 'name', { configurable: !0, enumerable: !1, value: e.name }))
    }
  }
function Op(e, t, n) {
  let r = n / 4294967296,
    i = n
  ;(e.setUint32(t, r), e.setUint32(t + 4, i))
}
function kp(e, t, n) {
  let r = Math.floor(n / 4294967296),
    i = n
  ;(e.setUint32(t, r), e.setUint32(t + 4, i))
}
function Ap(e, t) {
  let n = e.getInt32(t),
    r = e.getUint32(t + 4)
  return n * 4294967296 + r
}
function jp(e, t) {
  let n = e.getUint32(t),
    r = e.getUint32(t + 4)
  return n * 4294967296 + r
}
var Mp = 4294967295,
  Np = 17179869183
function Pp({ sec: e, nsec: t }) {
  if (e >= 0 && t >= 0 && e <= Np) {
    if (t === 0 && e <= Mp) {
      let t = new Uint8Array(4)
      return (new DataView(t.buffer).setUint32(0, e), t)
    }
    {
      let n = e / 4294967296,
        r = e | 0,
        i = new Uint8Array(8),
        a = new DataView(i.buffer)
      return (a.setUint32(0, (t << 2) | (n & 3)), a.setUint32(4, r), i)
    }
  }
  {
    let n = new Uint8Array(12),
      r = new DataView(n.buffer)
    return (r.setUint32(0, t), kp(r, 4, e), n)
  }
}
function Fp(e) {
  let t = e.getTime(),
    n = Math.floor(t / 1e3),
    r = (t - n * 1e3) * 1e6,
    i = Math.floor(r / 1e9)
  return { sec: n + i, nsec: r - i * 1e9 }
}
function Ip(e) {
  return e instanceof Date ? Pp(Fp(e)) : null
}
function Lp(e) {
  let t = new DataView(e.buffer, e.byteOffset, e.byteLength)
  switch (e.byteLength) {
    case 4:
      return { sec: t.getUint32(0), nsec: 0 }
    case 8: {
      let e = t.getUint32(0),
        n = t.getUint32(4)
      return { sec: (e & 3) * 4294967296 + n, nsec: e >>> 2 }
    }
    case 12:
      return { sec: Ap(t, 4), nsec: t.getUint32(0) }
    default:
      throw new Dp(`Unrecognized data size for timestamp (expected 4, 8, or 12): ${e.length}`)
  }
}
function Rp(e) {
  let t = Lp(e)
  return new Date(t.sec * 1e3 + t.nsec / 1e6)
}
var zp = { type: -1, encode: Ip, decode: Rp },
  Bp = class e {
    static defaultCodec = new e()
    __brand
    builtInEncoders = []
    builtInDecoders = []
    encoders = []
    decoders = []
    constructor() {
      this.register(zp)
    }
    register({ type: e, encode: t, decode: n }) {
      if (e >= 0) ((this.encoders[e] = t), (this.decoders[e] = n))
      else {
        let r = -1 - e
        ;((this.builtInEncoders[r] = t), (this.builtInDecoders[r] = n))
      }
    }
    tryToEncode(e, t) {
      for (let n = 0; n < this.builtInEncoders.length; n++) {
        let r = this.builtInEncoders[n]
        if (r != null) {
          let i = r(e, t)
          if (i != null) return new Ep(-1 - n, i)
        }
      }
      for (let n = 0; n < this.encoders.length; n++) {
        let r = this.encoders[n]
        if (r != null) {
          let i = r(e, t)
          if (i != null) return new Ep(n, i)
        }
      }
      return e instanceof Ep ? e : null
    }
    decode(e, t, n) {
      let r = t < 0 ? this.builtInDecoders[-1 - t] : this.decoders[t]
      return r ? r(e, t, n) : new Ep(t, e)
    }
  }
function Vp(e) {
  return e instanceof ArrayBuffer || (typeof SharedArrayBuffer < `u` && e instanceof SharedArrayBuffer)
}
function Hp(e) {
  return e instanceof Uint8Array
    ? e
    : ArrayBuffer.isView(e)
      ? new Uint8Array(e.buffer, e.byteOffset, e.byteLength)
      : Vp(e)
        ? new Uint8Array(e)
        : Uint8Array.from(e)
}
var Up = class e {
  extensionCodec
  context
  useBigInt64
  maxDepth
  initialBufferSize
  sortKeys
  forceFloat32
  ignoreUndefined
  forceIntegerToFloat
  pos
  view
  bytes
  entered = !1
  constructor(e) {
    ;((this.extensionCodec = e?.extensionCodec ?? Bp.defaultCodec),
      (this.context = e?.context),
      (this.useBigInt64 = e?.useBigInt64 ?? !1),
      (this.maxDepth = e?.maxDepth ?? 100),
      (this.initialBufferSize = e?.initialBufferSize ?? 2048),
      (this.sortKeys = e?.sortKeys ?? !1),
      (this.forceFloat32 = e?.forceFloat32 ?? !1),
      (this.ignoreUndefined = e?.ignoreUndefined ?? !1),
      (this.forceIntegerToFloat = e?.forceIntegerToFloat ?? !1),
      (this.pos = 0),
      (this.view = new DataView(new ArrayBuffer(this.initialBufferSize))),
      (this.bytes = new Uint8Array(this.view.buffer)))
  }
  clone() {
    return new e({
      extensionCodec: this.extensionCodec,
      context: this.context,
      useBigInt64: this.useBigInt64,
      maxDepth: this.maxDepth,
      initialBufferSize: this.initialBufferSize,
      sortKeys: this.sortKeys,
      forceFloat32: this.forceFloat32,
      ignoreUndefined: this.ignoreUndefined,
      forceIntegerToFloat: this.forceIntegerToFloat,
    })
  }
  reinitializeState() {
    this.pos = 0
  }
  encodeSharedRef(e) {
    if (this.entered) return this.clone().encodeSharedRef(e)
    try {
      return ((this.entered = !0), this.reinitializeState(), this.doEncode(e, 1), this.bytes.subarray(0, this.pos))
    } finally {
      this.entered = !1
    }
  }
  encode(e) {
    if (this.entered) return this.clone().encode(e)
    try {
      return ((this.entered = !0), this.reinitializeState(), this.doEncode(e, 1), this.bytes.slice(0, this.pos))
    } finally {
      this.entered = !1
    }
  }
  doEncode(e, t) {
    if (t > this.maxDepth) throw Error(`Too deep objects in depth ${t}`)
    e == null
      ? this.encodeNil()
      : typeof e == `boolean`
        ? this.encodeBoolean(e)
        : typeof e == `number`
          ? this.forceIntegerToFloat
            ? this.encodeNumberAsFloat(e)
            : this.encodeNumber(e)
          : typeof e == `string`
            ? this.encodeString(e)
            : this.useBigInt64 && typeof e == `bigint`
              ? this.encodeBigInt64(e)
              : this.encodeObject(e, t)
  }
  ensureBufferSizeToWrite(e) {
    let t = this.pos + e
    this.view.byteLength < t && this.resizeBuffer(t * 2)
  }
  resizeBuffer(e) {
    let t = new ArrayBuffer(e),
      n = new Uint8Array(t),
      r = new DataView(t)
    ;(n.set(this.bytes), (this.view = r), (this.bytes = n))
  }
  encodeNil() {
    this.writeU8(192)
  }
  encodeBoolean(e) {
    e === !1 ? this.writeU8(194) : this.writeU8(195)
  }
  encodeNumber(e) {
    !this.forceIntegerToFloat && Number.isSafeInteger(e)
      ? e >= 0
        ? e < 128
          ? this.writeU8(e)
          : e < 256
            ? (this.writeU8(204), this.writeU8(e))
            : e < 65536
              ? (this.writeU8(205), this.writeU16(e))
              : e < 4294967296
                ? (this.writeU8(206), this.writeU32(e))
                : this.useBigInt64
                  ? this.encodeNumberAsFloat(e)
                  : (this.writeU8(207), this.writeU64(e))
        : e >= -32
          ? this.writeU8(224 | (e + 32))
          : e >= -128
            ? (this.writeU8(208), this.writeI8(e))
            : e >= -32768
              ? (this.writeU8(209), this.writeI16(e))
              : e >= -2147483648
                ? (this.writeU8(210), this.writeI32(e))
                : this.useBigInt64
                  ? this.encodeNumberAsFloat(e)
                  : (this.writeU8(211), this.writeI64(e))
      : this.encodeNumberAsFloat(e)
  }
  encodeNumberAsFloat(e) {
    this.forceFloat32 ? (this.writeU8(202), this.writeF32(e)) : (this.writeU8(203), this.writeF64(e))
  }
  encodeBigInt64(e) {
    e >= BigInt(0) ? (this.writeU8(207), this.writeBigUint64(e)) : (this.writeU8(211), this.writeBigInt64(e))
  }
  writeStringHeader(e) {
    if (e < 32) this.writeU8(160 + e)
    else if (e < 256) (this.writeU8(217), this.writeU8(e))
    else if (e < 65536) (this.writeU8(218), this.writeU16(e))
    else if (e < 4294967296) (this.writeU8(219), this.writeU32(e))
    else throw Error(`Too long string: ${e} bytes in UTF-8`)
  }
  encodeString(e) {
    let t = mp(e)
    ;(this.ensureBufferSizeToWrite(5 + t), this.writeStringHeader(t), yp(e, this.bytes, this.pos), (this.pos += t))
  }
  encodeObject(e, t) {
    let n = this.extensionCodec.tryToEncode(e, this.context)
    if (n != null) this.encodeExtension(n)
    else if (Array.isArray(e)) this.encodeArray(e, t)
    else if (ArrayBuffer.isView(e)) this.encodeBinary(e)
    else if (typeof e == `object`) this.encodeMap(e, t)
    else throw Error(`Unrecognized object: ${Object.prototype.toString.apply(e)}`)
  }
  encodeBinary(e) {
    let t = e.byteLength
    if (t < 256) (this.writeU8(196), this.writeU8(t))
    else if (t < 65536) (this.writeU8(197), this.writeU16(t))
    else if (t < 4294967296) (this.writeU8(198), this.writeU32(t))
    else throw Error(`Too large binary: ${t}`)
    let n = Hp(e)
    this.writeU8a(n)
  }
  encodeArray(e, t) {
    let n = e.length
    if (n < 16) this.writeU8(144 + n)
    else if (n < 65536) (this.writeU8(220), this.writeU16(n))
    else if (n < 4294967296) (this.writeU8(221), this.writeU32(n))
    else throw Error(`Too large array: ${n}`)
    for (let n of e) this.doEncode(n, t + 1)
  }
  countWithoutUndefined(e, t) {
    let n = 0
    for (let r of t) e[r] !== void 0 && n++
    return n
  }
  encodeMap(e, t) {
    let n = Object.keys(e)
    this.sortKeys && n.sort()
    let r = this.ignoreUndefined ? this.countWithoutUndefined(e, n) : n.length
    if (r < 16) this.writeU8(128 + r)
    else if (r < 65536) (this.writeU8(222), this.writeU16(r))
    else if (r < 4294967296) (this.writeU8(223), this.writeU32(r))
    else throw Error(`Too large map object: ${r}`)
    for (let r of n) {
      let n = e[r]
      ;(this.ignoreUndefined && n === void 0) || (this.encodeString(r), this.doEncode(n, t + 1))
    }
  }
  encodeExtension(e) {
    if (typeof e.data == `function`) {
      let t = e.data(this.pos + 6),
        n = t.length
      if (n >= 4294967296) throw Error(`Too large extension object: ${n}`)
      ;(this.writeU8(201), this.writeU32(n), this.writeI8(e.type), this.writeU8a(t))
      return
    }
    let t = e.data.length
    if (t === 1) this.writeU8(212)
    else if (t === 2) this.writeU8(213)
    else if (t === 4) this.writeU8(214)
    else if (t === 8) this.writeU8(215)
    else if (t === 16) this.writeU8(216)
    else if (t < 256) (this.writeU8(199), this.writeU8(t))
    else if (t < 65536) (this.writeU8(200), this.writeU16(t))
    else if (t < 4294967296) (this.writeU8(201), this.writeU32(t))
    else throw Error(`Too large extension object: ${t}`)
    ;(this.writeI8(e.type), this.writeU8a(e.data))
  }
  writeU8(e) {
    ;(this.ensureBufferSizeToWrite(1), this.view.setUint8(this.pos, e), this.pos++)
  }
  writeU8a(e) {
    let t = e.length
    ;(this.ensureBufferSizeToWrite(t), this.bytes.set(e, this.pos), (this.pos += t))
  }
  writeI8(e) {
    ;(this.ensureBufferSizeToWrite(1), this.view.setInt8(this.pos, e), this.pos++)
  }
  writeU16(e) {
    ;(this.ensureBufferSizeToWrite(2), this.view.setUint16(this.pos, e), (this.pos += 2))
  }
  writeI16(e) {
    ;(this.ensureBufferSizeToWrite(2), this.view.setInt16(this.pos, e), (this.pos += 2))
  }
  writeU32(e) {
    ;(this.ensureBufferSizeToWrite(4), this.view.setUint32(this.pos, e), (this.pos += 4))
  }
  writeI32(e) {
    ;(this.ensureBufferSizeToWrite(4), this.view.setInt32(this.pos, e), (this.pos += 4))
  }
  writeF32(e) {
    ;(this.ensureBufferSizeToWrite(4), this.view.setFloat32(this.pos, e), (this.pos += 4))
  }
  writeF64(e) {
    ;(this.ensureBufferSizeToWrite(8), this.view.setFloat64(this.pos, e), (this.pos += 8))
  }
  writeU64(e) {
    ;(this.ensureBufferSizeToWrite(8), Op(this.view, this.pos, e), (this.pos += 8))
  }
  writeI64(e) {
    ;(this.ensureBufferSizeToWrite(8), kp(this.view, this.pos, e), (this.pos += 8))
  }
  writeBigUint64(e) {
    ;(this.ensureBufferSizeToWrite(8), this.view.setBigUint64(this.pos, e), (this.pos += 8))
  }
  writeBigInt64(e) {
    ;(this.ensureBufferSizeToWrite(8), this.view.setBigInt64(this.pos, e), (this.pos += 8))
  }
}
function Wp(e, t) {
  return new Up(t).encodeSharedRef(e)
}
function Gp(e) {
  return `${e < 0 ? `-` : ``}0x${Math.abs(e).toString(16).padStart(2, `0`)}`
}
var Kp = 16,
  qp = 16,
  Jp = class {
    hit = 0
    miss = 0
    caches
    maxKeyLength
    maxLengthPerKey
    constructor(e = Kp, t = qp) {
      ;((this.maxKeyLength = e), (this.maxLengthPerKey = t), (this.caches = []))
      for (let e = 0; e < this.maxKeyLength; e++) this.caches.push([])
    }
    canBeCached(e) {
      return e > 0 && e <= this.maxKeyLength
    }
    find(e, t, n) {
      let r = this.caches[n - 1]
      FIND_CHUNK: for (let i of r) {
        let r = i.bytes
        for (let i = 0; i < n; i++) if (r[i] !== e[t + i]) continue FIND_CHUNK
        return i.str
      }
      return null
    }
    store(e, t) {
      let n = this.caches[e.length - 1],
        r = { bytes: e, str: t }
      n.length >= this.maxLengthPerKey ? (n[(Math.random() * n.length) | 0] = r) : n.push(r)
    }
    decode(e, t, n) {
      let r = this.find(e, t, n)
      if (r != null) return (this.hit++, r)
      this.miss++
      let i = xp(e, t, n),
        a = Uint8Array.prototype.slice.call(e, t, t + n)
      return (this.store(a, i), i)
    }
  },
  Yp = `array`,
  Xp = `map_key`,
  Zp = `map_value`,
  Qp = (e) => {
    if (typeof e == `string` || typeof e == `number`) return e
    throw new Dp(`The type of key must be string or number but ` + typeof e)
  },
  $p = class {
    stack = []
    stackHeadPosition = -1
    get length() {
      return this.stackHeadPosition + 1
    }
    top() {
      return this.stack[this.stackHeadPosition]
    }
    pushArrayState(e) {
      let t = this.getUninitializedStateFromPool()
      ;((t.type = Yp), (t.position = 0), (t.size = e), (t.array = Array(e)))
    }
    pushMapState(e) {
      let t = this.getUninitializedStateFromPool()
      ;((t.type = Xp), (t.readCount = 0), (t.size = e), (t.map = {}))
    }
    getUninitializedStateFromPool() {
      return (
        this.stackHeadPosition++,
        this.stackHeadPosition === this.stack.length &&
          this.stack.push({ type: void 0, size: 0, array: void 0, position: 0, readCount: 0, map: void 0, key: null }),
        this.stack[this.stackHeadPosition]
      )
    }
    release(e) {
      if (this.stack[this.stackHeadPosition] !== e)
        throw Error(`Invalid stack state. Released state is not on top of the stack.`)
      if (e.type === Yp) {
        let t = e
        ;((t.size = 0), (t.array = void 0), (t.position = 0), (t.type = void 0))
      }
      if (e.type === Xp || e.type === Zp) {
        let t = e
        ;((t.size = 0), (t.map = void 0), (t.readCount = 0), (t.type = void 0))
      }
      this.stackHeadPosition--
    }
    reset() {
      ;((this.stack.length = 0), (this.stackHeadPosition = -1))
    }
  },
  em = -1,
  tm = new DataView(new ArrayBuffer(0)),
  nm = new Uint8Array(tm.buffer)
try {
  tm.getInt8(0)
} catch (e) {
  if (!(e instanceof RangeError))
    throw Error(
      `This module is not supported in the current JavaScript engine because DataView does not throw RangeError on out-of-bounds access`,
    )
}
var rm = RangeError(`Insufficient data`),
  im = new Jp(),
  am = class e {
    extensionCodec
    context
    useBigInt64
    rawStrings
    maxStrLength
    maxBinLength
    maxArrayLength
    maxMapLength
    maxExtLength
    keyDecoder
    mapKeyConverter
    totalPos = 0
    pos = 0
    view = tm
    bytes = nm
    headByte = em
    stack = new $p()
    entered = !1
    constructor(e) {
      ;((this.extensionCodec = e?.extensionCodec ?? Bp.defaultCodec),
        (this.context = e?.context),
        (this.useBigInt64 = e?.useBigInt64 ?? !1),
        (this.rawStrings = e?.rawStrings ?? !1),
        (this.maxStrLength = e?.maxStrLength ?? 4294967295),
        (this.maxBinLength = e?.maxBinLength ?? 4294967295),
        (this.maxArrayLength = e?.maxArrayLength ?? 4294967295),
        (this.maxMapLength = e?.maxMapLength ?? 4294967295),
        (this.maxExtLength = e?.maxExtLength ?? 4294967295),
        (this.keyDecoder = e?.keyDecoder === void 0 ? im : e.keyDecoder),
        (this.mapKeyConverter = e?.mapKeyConverter ?? Qp))
    }
    clone() {
      return new e({
        extensionCodec: this.extensionCodec,
        context: this.context,
        useBigInt64: this.useBigInt64,
        rawStrings: this.rawStrings,
        maxStrLength: this.maxStrLength,
        maxBinLength: this.maxBinLength,
        maxArrayLength: this.maxArrayLength,
        maxMapLength: this.maxMapLength,
        maxExtLength: this.maxExtLength,
        keyDecoder: this.keyDecoder,
      })
    }
    reinitializeState() {
      ;((this.totalPos = 0), (this.headByte = em), this.stack.reset())
    }
    setBuffer(e) {
      let t = Hp(e)
      ;((this.bytes = t), (this.view = new DataView(t.buffer, t.byteOffset, t.byteLength)), (this.pos = 0))
    }
    appendBuffer(e) {
      if (this.headByte === em && !this.hasRemaining(1)) this.setBuffer(e)
      else {
        let t = this.bytes.subarray(this.pos),
          n = Hp(e),
          r = new Uint8Array(t.length + n.length)
        ;(r.set(t), r.set(n, t.length), this.setBuffer(r))
      }
    }
    hasRemaining(e) {
      return this.view.byteLength - this.pos >= e
    }
    createExtraByteError(e) {
      let { view: t, pos: n } = this
      return RangeError(`Extra ${t.byteLength - n} of ${t.byteLength} byte(s) found at buffer[${e}]`)
    }
    decode(e) {
      if (this.entered) return this.clone().decode(e)
      try {
        ;((this.entered = !0), this.reinitializeState(), this.setBuffer(e))
        let t = this.doDecodeSync()
        if (this.hasRemaining(1)) throw this.createExtraByteError(this.pos)
        return t
      } finally {
        this.entered = !1
      }
    }
    *decodeMulti(e) {
      if (this.entered) yield* this.clone().decodeMulti(e)
      else
        try {
          for (this.entered = !0, this.reinitializeState(), this.setBuffer(e); this.hasRemaining(1);)
            yield this.doDecodeSync()
        } finally {
          this.entered = !1
        }
    }
    async decodeAsync(e) {
      if (this.entered) return this.clone().decodeAsync(e)
      try {
        this.entered = !0
        let t = !1,
          n
        for await (let r of e) {
          if (t) throw ((this.entered = !1), this.createExtraByteError(this.totalPos))
          this.appendBuffer(r)
          try {
            ;((n = this.doDecodeSync()), (t = !0))
          } catch (e) {
            if (!(e instanceof RangeError)) throw e
          }
          this.totalPos += this.pos
        }
        if (t) {
          if (this.hasRemaining(1)) throw this.createExtraByteError(this.totalPos)
          return n
        }
        let { headByte: r, pos: i, totalPos: a } = this
        throw RangeError(`Insufficient data in parsing ${Gp(r)} at ${a} (${i} in the current buffer)`)
      } finally {
        this.entered = !1
      }
    }
    decodeArrayStream(e) {
      return this.decodeMultiAsync(e, !0)
    }
    decodeStream(e) {
      return this.decodeMultiAsync(e, !1)
    }
    async *decodeMultiAsync(e, t) {
      if (this.entered) yield* this.clone().decodeMultiAsync(e, t)
      else
        try {
          this.entered = !0
          let n = t,
            r = -1
          for await (let i of e) {
            if (t && r === 0) throw this.createExtraByteError(this.totalPos)
            ;(this.appendBuffer(i), n && ((r = this.readArraySize()), (n = !1), this.complete()))
            try {
              for (; yield this.doDecodeSync(), --r !== 0;);
            } catch (e) {
              if (!(e instanceof RangeError)) throw e
            }
            this.totalPos += this.pos
          }
        } finally {
          this.entered = !1
        }
    }
    doDecodeSync() {
      DECODE: for (;;) {
        let e = this.readHeadByte(),
          t
        if (e >= 224) t = e - 256
        else if (e < 192) {
          if (e < 128) t = e
          else if (e < 144) {
            let n = e - 128
            if (n !== 0) {
              ;(this.pushMapState(n), this.complete())
              continue DECODE
            }
            t = {}
          } else if (e < 160) {
            let n = e - 144
            if (n !== 0) {
              ;(this.pushArrayState(n), this.complete())
              continue DECODE
            }
            t = []
          } else {
            let n = e - 160
            t = this.decodeString(n, 0)
          }
        } else if (e === 192) t = null
        else if (e === 194) t = !1
        else if (e === 195) t = !0
        else if (e === 202) t = this.readF32()
        else if (e === 203) t = this.readF64()
        else if (e === 204) t = this.readU8()
        else if (e === 205) t = this.readU16()
        else if (e === 206) t = this.readU32()
        else if (e === 207) t = this.useBigInt64 ? this.readU64AsBigInt() : this.readU64()
        else if (e === 208) t = this.readI8()
        else if (e === 209) t = this.readI16()
        else if (e === 210) t = this.readI32()
        else if (e === 211) t = this.useBigInt64 ? this.readI64AsBigInt() : this.readI64()
        else if (e === 217) {
          let e = this.lookU8()
          t = this.decodeString(e, 1)
        } else if (e === 218) {
          let e = this.lookU16()
          t = this.decodeString(e, 2)
        } else if (e === 219) {
          let e = this.lookU32()
          t = this.decodeString(e, 4)
        } else if (e === 220) {
          let e = this.readU16()
          if (e !== 0) {
            ;(this.pushArrayState(e), this.complete())
            continue DECODE
          }
          t = []
        } else if (e === 221) {
          let e = this.readU32()
          if (e !== 0) {
            ;(this.pushArrayState(e), this.complete())
            continue DECODE
          }
          t = []
        } else if (e === 222) {
          let e = this.readU16()
          if (e !== 0) {
            ;(this.pushMapState(e), this.complete())
            continue DECODE
          }
          t = {}
        } else if (e === 223) {
          let e = this.readU32()
          if (e !== 0) {
            ;(this.pushMapState(e), this.complete())
            continue DECODE
          }
          t = {}
        } else if (e === 196) {
          let e = this.lookU8()
          t = this.decodeBinary(e, 1)
        } else if (e === 197) {
          let e = this.lookU16()
          t = this.decodeBinary(e, 2)
        } else if (e === 198) {
          let e = this.lookU32()
          t = this.decodeBinary(e, 4)
        } else if (e === 212) t = this.decodeExtension(1, 0)
        else if (e === 213) t = this.decodeExtension(2, 0)
        else if (e === 214) t = this.decodeExtension(4, 0)
        else if (e === 215) t = this.decodeExtension(8, 0)
        else if (e === 216) t = this.decodeExtension(16, 0)
        else if (e === 199) {
          let e = this.lookU8()
          t = this.decodeExtension(e, 1)
        } else if (e === 200) {
          let e = this.lookU16()
          t = this.decodeExtension(e, 2)
        } else if (e === 201) {
          let e = this.lookU32()
          t = this.decodeExtension(e, 4)
        } else throw new Dp(`Unrecognized type byte: ${Gp(e)}`)
        this.complete()
        let n = this.stack
        for (; n.length > 0;) {
          let e = n.top()
          if (e.type === Yp) {
            if (((e.array[e.position] = t), e.position++, e.position === e.size)) ((t = e.array), n.release(e))
            else continue DECODE
          } else if (e.type === Xp) {
            if (t === `__proto__`) throw new Dp(`The key __proto__ is not allowed`)
            ;((e.key = this.mapKeyConverter(t)), (e.type = Zp))
            continue DECODE
          } else if (((e.map[e.key] = t), e.readCount++, e.readCount === e.size)) ((t = e.map), n.release(e))
          else {
            ;((e.key = null), (e.type = Xp))
            continue DECODE
          }
        }
        return t
      }
    }
    readHeadByte() {
      return (this.headByte === em && (this.headByte = this.readU8()), this.headByte)
    }
    complete() {
      this.headByte = em
    }
    readArraySize() {
      let e = this.readHeadByte()
      switch (e) {
        case 220:
          return this.readU16()
        case 221:
          return this.readU32()
        default:
          if (e < 160) return e - 144
          throw new Dp(`Unrecognized array type byte: ${Gp(e)}`)
      }
    }
    pushMapState(e) {
      if (e > this.maxMapLength)
        throw new Dp(`Max length exceeded: map length (${e}) > maxMapLengthLength (${this.maxMapLength})`)
      this.stack.pushMapState(e)
    }
    pushArrayState(e) {
      if (e > this.maxArrayLength)
        throw new Dp(`Max length exceeded: array length (${e}) > maxArrayLength (${this.maxArrayLength})`)
      this.stack.pushArrayState(e)
    }
    decodeString(e, t) {
      return !this.rawStrings || this.stateIsMapKey() ? this.decodeUtf8String(e, t) : this.decodeBinary(e, t)
    }
    decodeUtf8String(e, t) {
      if (e > this.maxStrLength)
        throw new Dp(`Max length exceeded: UTF-8 byte length (${e}) > maxStrLength (${this.maxStrLength})`)
      if (this.bytes.byteLength < this.pos + t + e) throw rm
      let n = this.pos + t,
        r
      return (
        (r =
          this.stateIsMapKey() && this.keyDecoder?.canBeCached(e)
            ? this.keyDecoder.decode(this.bytes, n, e)
            : Tp(this.bytes, n, e)),
        (this.pos += t + e),
        r
      )
    }
    stateIsMapKey() {
      return this.stack.length > 0 && this.stack.top().type === Xp
    }
    decodeBinary(e, t) {
      if (e > this.maxBinLength)
        throw new Dp(`Max length exceeded: bin length (${e}) > maxBinLength (${this.maxBinLength})`)
      if (!this.hasRemaining(e + t)) throw rm
      let n = this.pos + t,
        r = this.bytes.subarray(n, n + e)
      return ((this.pos += t + e), r)
    }
    decodeExtension(e, t) {
      if (e > this.maxExtLength)
        throw new Dp(`Max length exceeded: ext length (${e}) > maxExtLength (${this.maxExtLength})`)
      let n = this.view.getInt8(this.pos + t),
        r = this.decodeBinary(e, t + 1)
      return this.extensionCodec.decode(r, n, this.context)
    }
    lookU8() {
      return this.view.getUint8(this.pos)
    }
    lookU16() {
      return this.view.getUint16(this.pos)
    }
    lookU32() {
      return this.view.getUint32(this.pos)
    }
    readU8() {
      let e = this.view.getUint8(this.pos)
      return (this.pos++, e)
    }
    readI8() {
      let e = this.view.getInt8(this.pos)
      return (this.pos++, e)
    }
    readU16() {
      let e = this.view.getUint16(this.pos)
      return ((this.pos += 2), e)
    }
    readI16() {
      let e = this.view.getInt16(this.pos)
      return ((this.pos += 2), e)
    }
    readU32() {
      let e = this.view.getUint32(this.pos)
      return ((this.pos += 4), e)
    }
    readI32() {
      let e = this.view.getInt32(this.pos)
      return ((this.pos += 4), e)
    }
    readU64() {
      let e = jp(this.view, this.pos)
      return ((this.pos += 8), e)
    }
    readI64() {
      let e = Ap(this.view, this.pos)
      return ((this.pos += 8), e)
    }
    readU64AsBigInt() {
      let e = this.view.getBigUint64(this.pos)
      return ((this.pos += 8), e)
    }
    readI64AsBigInt() {
      let e = this.view.getBigInt64(this.pos)
      return ((this.pos += 8), e)
    }
    readF32() {
      let e = this.view.getFloat32(this.pos)
      return ((this.pos += 4), e)
    }
    readF64() {
      let e = this.view.getFloat64(this.pos)
      return ((this.pos += 8), e)
    }
  }
function om(e, t) {
  return new am(t).decode(e)
}
function sm(e, t) {
  t ||= e.reduce((e, t) => e + t.length, 0)
  let n = gl(t),
    r = 0
  for (let t of e) (n.set(t, r), (r += t.length))
  return hl(n)
}
function cm(e, t = `utf8`) {
  let n = bl[t]
  if (!n) throw Error(`Unsupported encoding "${t}"`)
  return (t === `utf8` || t === `utf-8`) && globalThis.Buffer != null && globalThis.Buffer.from != null
    ? globalThis.Buffer.from(e.buffer, e.byteOffset, e.byteLength).toString(`utf8`)
    : n.encoder.encode(e).substring(1)
}
var lm = (e) => Uint8Array.from(e.split(``).map((e) => e.charCodeAt(0))),
  um = lm(`expand 16-byte k`),
  dm = lm(`expand 32-byte k`),
  fm = ep(um),
  pm = ep(dm)
function G(e, t) {
  return (e << t) | (e >>> (32 - t))
}
function mm(e) {
  return e.byteOffset % 4 == 0
}
var hm = 64,
  gm = 16,
  _m = 2 ** 32 - 1,
  vm = new Uint32Array()
function ym(e, t, n, r, i, a, o, s) {
  let c = i.length,
    l = new Uint8Array(hm),
    u = ep(l),
    d = mm(i) && mm(a),
    f = d ? ep(i) : vm,
    p = d ? ep(a) : vm
  for (let m = 0; m < c; o++) {
    if ((e(t, n, r, u, o, s), o >= _m)) throw Error(`arx: counter overflow`)
    let h = Math.min(hm, c - m)
    if (d && h === hm) {
      let e = m / 4
      if (m % 4 != 0) throw Error(`arx: invalid block position`)
      for (let t = 0, n; t < gm; t++) ((n = e + t), (p[n] = f[n] ^ u[t]))
      m += hm
    } else {
      for (let e = 0, t; e < h; e++) ((t = m + e), (a[t] = i[t] ^ l[e]))
      m += h
    }
  }
}
function bm(e, t) {
  let {
    allowShortKeys: n,
    extendNonceFn: r,
    counterLength: i,
    counterRight: a,
    rounds: o,
  } = op({ allowShortKeys: !1, counterLength: 8, counterRight: !1, rounds: 20 }, t)
  if (typeof e != `function`) throw Error(`core must be a function`)
  return (
    Xf(i),
    Xf(o),
    Yf(a),
    Yf(n),
    (t, s, c, l, u = 0) => {
      ;(Zf(t), Zf(s), Zf(c))
      let d = c.length
      if ((l === void 0 && (l = new Uint8Array(d)), Zf(l), Xf(u), u < 0 || u >= _m))
        throw Error(`arx: counter overflow`)
      if (l.length < d) throw Error(`arx: output (${l.length}) is shorter than data (${d})`)
      let f = [],
        p = t.length,
        m,
        h
      if (p === 32) (f.push((m = pp(t))), (h = pm))
      else if (p === 16 && n) ((m = new Uint8Array(32)), m.set(t), m.set(t, 16), (h = fm), f.push(m))
      else throw Error(`arx: invalid 32-byte key, got length=${p}`)
      mm(s) || f.push((s = pp(s)))
      let g = ep(m)
      if (r) {
        if (s.length !== 24) throw Error(`arx: extended nonce must be 24 bytes`)
        ;(r(h, g, ep(s.subarray(0, 16)), g), (s = s.subarray(16)))
      }
      let _ = 16 - i
      if (_ !== s.length) throw Error(`arx: nonce must be ${_} or 16 bytes`)
      if (_ !== 12) {
        let e = new Uint8Array(12)
        ;(e.set(s, a ? 0 : 12 - s.length), (s = e), f.push(s))
      }
      let v = ep(s)
      return (ym(e, h, g, v, c, l, u, o), tp(...f), l)
    }
  )
}
var xm = (e, t) => (e[t++] & 255) | ((e[t++] & 255) << 8),
  Sm = class {
    constructor(e) {
      ;((this.blockLen = 16),
        (this.outputLen = 16),
        (this.buffer = new Uint8Array(16)),
        (this.r = new Uint16Array(10)),
        (this.h = new Uint16Array(10)),
        (this.pad = new Uint16Array(8)),
        (this.pos = 0),
        (this.finished = !1),
        (e = ap(e)),
        Zf(e, 32))
      let t = xm(e, 0),
        n = xm(e, 2),
        r = xm(e, 4),
        i = xm(e, 6),
        a = xm(e, 8),
        o = xm(e, 10),
        s = xm(e, 12),
        c = xm(e, 14)
      ;((this.r[0] = t & 8191),
        (this.r[1] = ((t >>> 13) | (n << 3)) & 8191),
        (this.r[2] = ((n >>> 10) | (r << 6)) & 7939),
        (this.r[3] = ((r >>> 7) | (i << 9)) & 8191),
        (this.r[4] = ((i >>> 4) | (a << 12)) & 255),
        (this.r[5] = (a >>> 1) & 8190),
        (this.r[6] = ((a >>> 14) | (o << 2)) & 8191),
        (this.r[7] = ((o >>> 11) | (s << 5)) & 8065),
        (this.r[8] = ((s >>> 8) | (c << 8)) & 8191),
        (this.r[9] = (c >>> 5) & 127))
      for (let t = 0; t < 8; t++) this.pad[t] = xm(e, 16 + 2 * t)
    }
    process(e, t, n = !1) {
      let r = n ? 0 : 2048,
        { h: i, r: a } = this,
        o = a[0],
        s = a[1],
        c = a[2],
        l = a[3],
        u = a[4],
        d = a[5],
        f = a[6],
        p = a[7],
        m = a[8],
        h = a[9],
        g = xm(e, t + 0),
        _ = xm(e, t + 2),
        v = xm(e, t + 4),
        y = xm(e, t + 6),
        b = xm(e, t + 8),
        x = xm(e, t + 10),
        S = xm(e, t + 12),
        C = xm(e, t + 14),
        w = i[0] + (g & 8191),
        T = i[1] + (((g >>> 13) | (_ << 3)) & 8191),
        E = i[2] + (((_ >>> 10) | (v << 6)) & 8191),
        D = i[3] + (((v >>> 7) | (y << 9)) & 8191),
        O = i[4] + (((y >>> 4) | (b << 12)) & 8191),
        k = i[5] + ((b >>> 1) & 8191),
        A = i[6] + (((b >>> 14) | (x << 2)) & 8191),
        j = i[7] + (((x >>> 11) | (S << 5)) & 8191),
        M = i[8] + (((S >>> 8) | (C << 8)) & 8191),
        N = i[9] + ((C >>> 5) | r),
        P = 0,
        F = P + w * o + 5 * h * T + 5 * m * E + 5 * p * D + 5 * f * O
      ;((P = F >>> 13),
        (F &= 8191),
        (F += 5 * d * k + 5 * u * A + 5 * l * j + 5 * c * M + 5 * s * N),
        (P += F >>> 13),
        (F &= 8191))
      let I = P + w * s + T * o + 5 * h * E + 5 * m * D + 5 * p * O
      ;((P = I >>> 13),
        (I &= 8191),
        (I += 5 * f * k + 5 * d * A + 5 * u * j + 5 * l * M + 5 * c * N),
        (P += I >>> 13),
        (I &= 8191))
      let L = P + w * c + T * s + E * o + 5 * h * D + 5 * m * O
      ;((P = L >>> 13),
        (L &= 8191),
        (L += 5 * p * k + 5 * f * A + 5 * d * j + 5 * u * M + 5 * l * N),
        (P += L >>> 13),
        (L &= 8191))
      let R = P + w * l + T * c + E * s + D * o + 5 * h * O
      ;((P = R >>> 13),
        (R &= 8191),
        (R += 5 * m * k + 5 * p * A + 5 * f * j + 5 * d * M + 5 * u * N),
        (P += R >>> 13),
        (R &= 8191))
      let ee = P + w * u + T * l + E * c + D * s + O * o
      ;((P = ee >>> 13),
        (ee &= 8191),
        (ee += 5 * h * k + 5 * m * A + 5 * p * j + 5 * f * M + 5 * d * N),
        (P += ee >>> 13),
        (ee &= 8191))
      let te = P + w * d + T * u + E * l + D * c + O * s
      ;((P = te >>> 13),
        (te &= 8191),
        (te += k * o + 5 * h * A + 5 * m * j + 5 * p * M + 5 * f * N),
        (P += te >>> 13),
        (te &= 8191))
      let ne = P + w * f + T * d + E * u + D * l + O * c
      ;((P = ne >>> 13),
        (ne &= 8191),
        (ne += k * s + A * o + 5 * h * j + 5 * m * M + 5 * p * N),
        (P += ne >>> 13),
        (ne &= 8191))
      let re = P + w * p + T * f + E * d + D * u + O * l
      ;((P = re >>> 13),
        (re &= 8191),
        (re += k * c + A * s + j * o + 5 * h * M + 5 * m * N),
        (P += re >>> 13),
        (re &= 8191))
      let ie = P + w * m + T * p + E * f + D * d + O * u
      ;((P = ie >>> 13),
        (ie &= 8191),
        (ie += k * l + A * c + j * s + M * o + 5 * h * N),
        (P += ie >>> 13),
        (ie &= 8191))
      let ae = P + w * h + T * m + E * p + D * f + O * d
      ;((P = ae >>> 13),
        (ae &= 8191),
        (ae += k * u + A * l + j * c + M * s + N * o),
        (P += ae >>> 13),
        (ae &= 8191),
        (P = ((P << 2) + P) | 0),
        (P = (P + F) | 0),
        (F = P & 8191),
        (P >>>= 13),
        (I += P),
        (i[0] = F),
        (i[1] = I),
        (i[2] = L),
        (i[3] = R),
        (i[4] = ee),
        (i[5] = te),
        (i[6] = ne),
        (i[7] = re),
        (i[8] = ie),
        (i[9] = ae))
    }
    finalize() {
      let { h: e, pad: t } = this,
        n = new Uint16Array(10),
        r = e[1] >>> 13
      e[1] &= 8191
      for (let t = 2; t < 10; t++) ((e[t] += r), (r = e[t] >>> 13), (e[t] &= 8191))
      ;((e[0] += r * 5),
        (r = e[0] >>> 13),
        (e[0] &= 8191),
        (e[1] += r),
        (r = e[1] >>> 13),
        (e[1] &= 8191),
        (e[2] += r),
        (n[0] = e[0] + 5),
        (r = n[0] >>> 13),
        (n[0] &= 8191))
      for (let t = 1; t < 10; t++) ((n[t] = e[t] + r), (r = n[t] >>> 13), (n[t] &= 8191))
      n[9] -= 8192
      let i = (r ^ 1) - 1
      for (let e = 0; e < 10; e++) n[e] &= i
      i = ~i
      for (let t = 0; t < 10; t++) e[t] = (e[t] & i) | n[t]
      ;((e[0] = (e[0] | (e[1] << 13)) & 65535),
        (e[1] = ((e[1] >>> 3) | (e[2] << 10)) & 65535),
        (e[2] = ((e[2] >>> 6) | (e[3] << 7)) & 65535),
        (e[3] = ((e[3] >>> 9) | (e[4] << 4)) & 65535),
        (e[4] = ((e[4] >>> 12) | (e[5] << 1) | (e[6] << 14)) & 65535),
        (e[5] = ((e[6] >>> 2) | (e[7] << 11)) & 65535),
        (e[6] = ((e[7] >>> 5) | (e[8] << 8)) & 65535),
        (e[7] = ((e[8] >>> 8) | (e[9] << 5)) & 65535))
      let a = e[0] + t[0]
      e[0] = a & 65535
      for (let n = 1; n < 8; n++) ((a = (((e[n] + t[n]) | 0) + (a >>> 16)) | 0), (e[n] = a & 65535))
      tp(n)
    }
    update(e) {
      ;(Qf(this), (e = ap(e)), Zf(e))
      let { buffer: t, blockLen: n } = this,
        r = e.length
      for (let i = 0; i < r;) {
        let a = Math.min(n - this.pos, r - i)
        if (a === n) for (; n <= r - i; i += n) this.process(e, i)
        else
          (t.set(e.subarray(i, i + a), this.pos),
            (this.pos += a),
            (i += a),
            this.pos === n && (this.process(t, 0, !1), (this.pos = 0)))
      }
      return this
    }
    destroy() {
      tp(this.h, this.r, this.buffer, this.pad)
    }
    digestInto(e) {
      ;(Qf(this), $f(e, this), (this.finished = !0))
      let { buffer: t, h: n } = this,
        { pos: r } = this
      if (r) {
        for (t[r++] = 1; r < 16; r++) t[r] = 0
        this.process(t, 0, !0)
      }
      this.finalize()
      let i = 0
      for (let t = 0; t < 8; t++) ((e[i++] = n[t] >>> 0), (e[i++] = n[t] >>> 8))
      return e
    }
    digest() {
      let { buffer: e, outputLen: t } = this
      this.digestInto(e)
      let n = e.slice(0, t)
      return (this.destroy(), n)
    }
  }
function Cm(e) {
  let t = (t, n) => e(n).update(ap(t)).digest(),
    n = e(new Uint8Array(32))
  return ((t.outputLen = n.outputLen), (t.blockLen = n.blockLen), (t.create = (t) => e(t)), t)
}
var wm = Cm((e) => new Sm(e))
function Tm(e, t, n, r, i, a = 20) {
  let o = e[0],
    s = e[1],
    c = e[2],
    l = e[3],
    u = t[0],
    d = t[1],
    f = t[2],
    p = t[3],
    m = t[4],
    h = t[5],
    g = t[6],
    _ = t[7],
    v = i,
    y = n[0],
    b = n[1],
    x = n[2],
    S = o,
    C = s,
    w = c,
    T = l,
    E = u,
    D = d,
    O = f,
    k = p,
    A = m,
    j = h,
    M = g,
    N = _,
    P = v,
    F = y,
    I = b,
    L = x
  for (let e = 0; e < a; e += 2)
    ((S = (S + E) | 0),
      (P = G(P ^ S, 16)),
      (A = (A + P) | 0),
      (E = G(E ^ A, 12)),
      (S = (S + E) | 0),
      (P = G(P ^ S, 8)),
      (A = (A + P) | 0),
      (E = G(E ^ A, 7)),
      (C = (C + D) | 0),
      (F = G(F ^ C, 16)),
      (j = (j + F) | 0),
      (D = G(D ^ j, 12)),
      (C = (C + D) | 0),
      (F = G(F ^ C, 8)),
      (j = (j + F) | 0),
      (D = G(D ^ j, 7)),
      (w = (w + O) | 0),
      (I = G(I ^ w, 16)),
      (M = (M + I) | 0),
      (O = G(O ^ M, 12)),
      (w = (w + O) | 0),
      (I = G(I ^ w, 8)),
      (M = (M + I) | 0),
      (O = G(O ^ M, 7)),
      (T = (T + k) | 0),
      (L = G(L ^ T, 16)),
      (N = (N + L) | 0),
      (k = G(k ^ N, 12)),
      (T = (T + k) | 0),
      (L = G(L ^ T, 8)),
      (N = (N + L) | 0),
      (k = G(k ^ N, 7)),
      (S = (S + D) | 0),
      (L = G(L ^ S, 16)),
      (M = (M + L) | 0),
      (D = G(D ^ M, 12)),
      (S = (S + D) | 0),
      (L = G(L ^ S, 8)),
      (M = (M + L) | 0),
      (D = G(D ^ M, 7)),
      (C = (C + O) | 0),
      (P = G(P ^ C, 16)),
      (N = (N + P) | 0),
      (O = G(O ^ N, 12)),
      (C = (C + O) | 0),
      (P = G(P ^ C, 8)),
      (N = (N + P) | 0),
      (O = G(O ^ N, 7)),
      (w = (w + k) | 0),
      (F = G(F ^ w, 16)),
      (A = (A + F) | 0),
      (k = G(k ^ A, 12)),
      (w = (w + k) | 0),
      (F = G(F ^ w, 8)),
      (A = (A + F) | 0),
      (k = G(k ^ A, 7)),
      (T = (T + E) | 0),
      (I = G(I ^ T, 16)),
      (j = (j + I) | 0),
      (E = G(E ^ j, 12)),
      (T = (T + E) | 0),
      (I = G(I ^ T, 8)),
      (j = (j + I) | 0),
      (E = G(E ^ j, 7)))
  let R = 0
  ;((r[R++] = (o + S) | 0),
    (r[R++] = (s + C) | 0),
    (r[R++] = (c + w) | 0),
    (r[R++] = (l + T) | 0),
    (r[R++] = (u + E) | 0),
    (r[R++] = (d + D) | 0),
    (r[R++] = (f + O) | 0),
    (r[R++] = (p + k) | 0),
    (r[R++] = (m + A) | 0),
    (r[R++] = (h + j) | 0),
    (r[R++] = (g + M) | 0),
    (r[R++] = (_ + N) | 0),
    (r[R++] = (v + P) | 0),
    (r[R++] = (y + F) | 0),
    (r[R++] = (b + I) | 0),
    (r[R++] = (x + L) | 0))
}
var Em = bm(Tm, { counterRight: !1, counterLength: 4, allowShortKeys: !1 }),
  Dm = new Uint8Array(16),
  Om = (e, t) => {
    e.update(t)
    let n = t.length % 16
    n && e.update(Dm.subarray(n))
  },
  km = new Uint8Array(32)
function Am(e, t, n, r, i) {
  let a = e(t, n, km),
    o = wm.create(a)
  ;(i && Om(o, i), Om(o, r))
  let s = dp(r.length, i ? i.length : 0, !0)
  o.update(s)
  let c = o.digest()
  return (tp(a, s), c)
}
var jm = cp(
  { blockSize: 64, nonceLength: 12, tagLength: 16 },
  ((e) => (t, n, r) => ({
    encrypt(i, a) {
      let o = i.length
      ;((a = lp(o + 16, a, !1)), a.set(i))
      let s = a.subarray(0, -16)
      e(t, n, s, s, 1)
      let c = Am(e, t, n, s, r)
      return (a.set(c, o), tp(c), a)
    },
    decrypt(i, a) {
      a = lp(i.length - 16, a, !1)
      let o = i.subarray(0, -16),
        s = i.subarray(-16),
        c = Am(e, t, n, o, r)
      if (!sp(s, c)) throw Error(`invalid tag`)
      return (a.set(i.subarray(0, -16)), e(t, n, a, a, 1), tp(c), a)
    },
  }))(Em),
)
function Mm(e, t, n) {
  return (P(e), n === void 0 && (n = new Uint8Array(e.outputLen)), N(e, v(n), v(t)))
}
var Nm = Uint8Array.from([0]),
  Pm = Uint8Array.of()
function Fm(e, t, n, r = 32) {
  ;(P(e), s(r))
  let i = e.outputLen
  if (r > 255 * i) throw Error(`Length should be <= 255*HashLen`)
  let a = Math.ceil(r / i)
  n === void 0 && (n = Pm)
  let o = new Uint8Array(a * i),
    c = N.create(e, t),
    l = c._cloneInto(),
    u = new Uint8Array(c.outputLen)
  for (let e = 0; e < a; e++)
    ((Nm[0] = e + 1),
      l
        .update(e === 0 ? Pm : u)
        .update(n)
        .update(Nm)
        .digestInto(u),
      o.set(u, i * e),
      c._cloneInto(l))
  return (c.destroy(), l.destroy(), m(u, Nm), o.slice(0, r))
}
var Im = (e, t, n, r, i) => Fm(e, Mm(e, t, n), r, i),
  Lm = BigInt(0),
  Rm = BigInt(1)
function zm(e, t = ``) {
  if (typeof e != `boolean`) {
    let n = t && `"${t}"`
    throw Error(n + `expected boolean, got type=` + typeof e)
  }
  return e
}
function Bm(e, t, n = ``) {
  let r = F(e),
    i = e?.length,
    a = t !== void 0
  if (!r || (a && i !== t)) {
    let o = n && `"${n}" `,
      s = a ? ` of length ${t}` : ``,
      c = r ? `length=${i}` : `type=${typeof e}`
    throw Error(o + `expected Uint8Array` + s + `, got ` + c)
  }
  return e
}
function Vm(e) {
  let t = e.toString(16)
  return t.length & 1 ? `0` + t : t
}
function Hm(e) {
  if (typeof e != `string`) throw Error(`hex string expected, got ` + typeof e)
  return e === `` ? Lm : BigInt(`0x` + e)
}
function Um(e) {
  return Hm(f(e))
}
function Wm(e) {
  return (o(e), Hm(f(Uint8Array.from(e).reverse())))
}
function Gm(e, t) {
  return A(e.toString(16).padStart(t * 2, `0`))
}
function Km(e, t) {
  return Gm(e, t).reverse()
}
function K(e, t, n) {
  let r
  if (typeof t == `string`)
    try {
      r = A(t)
    } catch (t) {
      throw Error(e + ` must be hex string or Uint8Array, cause: ` + t)
    }
  else if (F(t)) r = Uint8Array.from(t)
  else throw Error(e + ` must be hex string or Uint8Array`)
  let i = r.length
  if (typeof n == `number` && i !== n) throw Error(e + ` of length ` + n + ` expected, got ` + i)
  return r
}
function qm(e, t) {
  if (e.length !== t.length) return !1
  let n = 0
  for (let r = 0; r < e.length; r++) n |= e[r] ^ t[r]
  return n === 0
}
function Jm(e) {
  return Uint8Array.from(e)
}
var Ym = (e) => typeof e == `bigint` && Lm <= e
function Xm(e, t, n) {
  return Ym(e) && Ym(t) && Ym(n) && t <= e && e < n
}
function Zm(e, t, n, r) {
  if (!Xm(t, n, r)) throw Error(`expected valid ` + e + `: ` + n + ` <= n < ` + r + `, got ` + t)
}
function Qm(e) {
  let t = 0
  for (; e > Lm; e >>= Rm, t += 1);
  return t
}
var $m = (e) => (Rm << BigInt(e)) - Rm
function eh(e, t, n) {
  if (typeof e != `number` || e < 2) throw Error(`hashLen must be a number`)
  if (typeof t != `number` || t < 2) throw Error(`qByteLen must be a number`)
  if (typeof n != `function`) throw Error(`hmacFn must be a function`)
  let r = (e) => new Uint8Array(e),
    i = (e) => Uint8Array.of(e),
    a = r(e),
    o = r(e),
    s = 0,
    c = () => {
      ;(a.fill(1), o.fill(0), (s = 0))
    },
    u = (...e) => n(o, a, ...e),
    d = (e = r(0)) => {
      ;((o = u(i(0), e)), (a = u()), e.length !== 0 && ((o = u(i(1), e)), (a = u())))
    },
    f = () => {
      if (s++ >= 1e3) throw Error(`drbg: tried 1000 values`)
      let e = 0,
        n = []
      for (; e < t;) {
        a = u()
        let t = a.slice()
        ;(n.push(t), (e += a.length))
      }
      return l(...n)
    }
  return (e, t) => {
    ;(c(), d(e))
    let n
    for (; !(n = t(f()));) d()
    return (c(), n)
  }
}
function th(e, t, n = {}) {
  if (!e || typeof e != `object`) throw Error(`expected valid options object`)
  function r(t, n, r) {
    let i = e[t]
    if (r && i === void 0) return
    let a = typeof i
    if (a !== n || i === null) throw Error(`param "${t}" is invalid: expected ${n}, got ${a}`)
  }
  ;(Object.entries(t).forEach(([e, t]) => r(e, t, !1)), Object.entries(n).forEach(([e, t]) => r(e, t, !0)))
}
var nh = () => {
  throw Error(`not implemented`)
}
function rh(e) {
  let t = new WeakMap()
  return (n, ...r) => {
    let i = t.get(n)
    if (i !== void 0) return i
    let a = e(n, ...r)
    return (t.set(n, a), a)
  }
}
var ih = BigInt(0),
  ah = BigInt(1),
  oh = BigInt(2),
  sh = BigInt(3),
  ch = BigInt(4),
  lh = BigInt(5),
  uh = BigInt(7),
  dh = BigInt(8),
  fh = BigInt(9),
  ph = BigInt(16)
function q(e, t) {
  let n = e % t
  return n >= ih ? n : t + n
}
function mh(e, t, n) {
  let r = e
  for (; t-- > ih;) ((r *= r), (r %= n))
  return r
}
function hh(e, t) {
  if (e === ih) throw Error(`invert: expected non-zero number`)
  if (t <= ih) throw Error(`invert: expected positive modulus, got ` + t)
  let n = q(e, t),
    r = t,
    i = ih,
    a = ah,
    o = ah,
    s = ih
  for (; n !== ih;) {
    let e = r / n,
      t = r % n,
      c = i - o * e,
      l = a - s * e
    ;((r = n), (n = t), (i = o), (a = s), (o = c), (s = l))
  }
  if (r !== ah) throw Error(`invert: does not exist`)
  return q(i, t)
}
function gh(e, t, n) {
  if (!e.eql(e.sqr(t), n)) throw Error(`Cannot find square root`)
}
function _h(e, t) {
  let n = (e.ORDER + ah) / ch,
    r = e.pow(t, n)
  return (gh(e, r, t), r)
}
function vh(e, t) {
  let n = (e.ORDER - lh) / dh,
    r = e.mul(t, oh),
    i = e.pow(r, n),
    a = e.mul(t, i),
    o = e.mul(e.mul(a, oh), i),
    s = e.mul(a, e.sub(o, e.ONE))
  return (gh(e, s, t), s)
}
function yh(e) {
  let t = kh(e),
    n = bh(e),
    r = n(t, t.neg(t.ONE)),
    i = n(t, r),
    a = n(t, t.neg(r)),
    o = (e + uh) / ph
  return (e, t) => {
    let n = e.pow(t, o),
      s = e.mul(n, r),
      c = e.mul(n, i),
      l = e.mul(n, a),
      u = e.eql(e.sqr(s), t),
      d = e.eql(e.sqr(c), t)
    ;((n = e.cmov(n, s, u)), (s = e.cmov(l, c, d)))
    let f = e.eql(e.sqr(s), t),
      p = e.cmov(n, s, f)
    return (gh(e, p, t), p)
  }
}
function bh(e) {
  if (e < sh) throw Error(`sqrt is not defined for small field`)
  let t = e - ah,
    n = 0
  for (; t % oh === ih;) ((t /= oh), n++)
  let r = oh,
    i = kh(e)
  for (; Dh(i, r) === 1;) if (r++ > 1e3) throw Error(`Cannot find square root: probably non-prime P`)
  if (n === 1) return _h
  let a = i.pow(r, t),
    o = (t + ah) / oh
  return function (e, r) {
    if (e.is0(r)) return r
    if (Dh(e, r) !== 1) throw Error(`Cannot find square root`)
    let i = n,
      s = e.mul(e.ONE, a),
      c = e.pow(r, t),
      l = e.pow(r, o)
    for (; !e.eql(c, e.ONE);) {
      if (e.is0(c)) return e.ZERO
      let t = 1,
        n = e.sqr(c)
      for (; !e.eql(n, e.ONE);) if ((t++, (n = e.sqr(n)), t === i)) throw Error(`Cannot find square root`)
      let r = ah << BigInt(i - t - 1),
        a = e.pow(s, r)
      ;((i = t), (s = e.sqr(a)), (c = e.mul(c, s)), (l = e.mul(l, a)))
    }
    return l
  }
}
function xh(e) {
  return e % ch === sh ? _h : e % dh === lh ? vh : e % ph === fh ? yh(e) : bh(e)
}
var Sh = (e, t) => (q(e, t) & ah) === ah,
  Ch = [
    `create`,
    `isValid`,
    `is0`,
    `neg`,
    `inv`,
    `sqrt`,
    `sqr`,
    `eql`,
    `add`,
    `sub`,
    `mul`,
    `pow`,
    `div`,
    `addN`,
    `subN`,
    `mulN`,
    `sqrN`,
  ]
function wh(e) {
  return (
    th(
      e,
      Ch.reduce((e, t) => ((e[t] = `function`), e), {
        ORDER: `bigint`,
        MASK: `bigint`,
        BYTES: `number`,
        BITS: `number`,
      }),
    ),
    e
  )
}
function Th(e, t, n) {
  if (n < ih) throw Error(`invalid exponent, negatives unsupported`)
  if (n === ih) return e.ONE
  if (n === ah) return t
  let r = e.ONE,
    i = t
  for (; n > ih;) (n & ah && (r = e.mul(r, i)), (i = e.sqr(i)), (n >>= ah))
  return r
}
function Eh(e, t, n = !1) {
  let r = Array(t.length).fill(n ? e.ZERO : void 0),
    i = t.reduce((t, n, i) => (e.is0(n) ? t : ((r[i] = t), e.mul(t, n))), e.ONE),
    a = e.inv(i)
  return (t.reduceRight((t, n, i) => (e.is0(n) ? t : ((r[i] = e.mul(t, r[i])), e.mul(t, n))), a), r)
}
function Dh(e, t) {
  let n = (e.ORDER - ah) / oh,
    r = e.pow(t, n),
    i = e.eql(r, e.ONE),
    a = e.eql(r, e.ZERO),
    o = e.eql(r, e.neg(e.ONE))
  if (!i && !a && !o) throw Error(`invalid Legendre symbol result`)
  return i ? 1 : a ? 0 : -1
}
function Oh(e, t) {
  t !== void 0 && s(t)
  let n = t === void 0 ? e.toString(2).length : t
  return { nBitLength: n, nByteLength: Math.ceil(n / 8) }
}
function kh(e, t, n = !1, r = {}) {
  if (e <= ih) throw Error(`invalid field: expected ORDER > 0, got ` + e)
  let i,
    a,
    o = !1,
    s
  if (typeof t == `object` && t) {
    if (r.sqrt || n) throw Error(`cannot specify opts in two arguments`)
    let e = t
    ;(e.BITS && (i = e.BITS),
      e.sqrt && (a = e.sqrt),
      typeof e.isLE == `boolean` && (n = e.isLE),
      typeof e.modFromBytes == `boolean` && (o = e.modFromBytes),
      (s = e.allowedLengths))
  } else (typeof t == `number` && (i = t), r.sqrt && (a = r.sqrt))
  let { nBitLength: c, nByteLength: l } = Oh(e, i)
  if (l > 2048) throw Error(`invalid field: expected ORDER of <= 2048 bytes`)
  let u,
    d = Object.freeze({
      ORDER: e,
      isLE: n,
      BITS: c,
      BYTES: l,
      MASK: $m(c),
      ZERO: ih,
      ONE: ah,
      allowedLengths: s,
      create: (t) => q(t, e),
      isValid: (t) => {
        if (typeof t != `bigint`) throw Error(`invalid field element: expected bigint, got ` + typeof t)
        return ih <= t && t < e
      },
      is0: (e) => e === ih,
      isValidNot0: (e) => !d.is0(e) && d.isValid(e),
      isOdd: (e) => (e & ah) === ah,
      neg: (t) => q(-t, e),
      eql: (e, t) => e === t,
      sqr: (t) => q(t * t, e),
      add: (t, n) => q(t + n, e),
      sub: (t, n) => q(t - n, e),
      mul: (t, n) => q(t * n, e),
      pow: (e, t) => Th(d, e, t),
      div: (t, n) => q(t * hh(n, e), e),
      sqrN: (e) => e * e,
      addN: (e, t) => e + t,
      subN: (e, t) => e - t,
      mulN: (e, t) => e * t,
      inv: (t) => hh(t, e),
      sqrt: a || ((t) => ((u ||= xh(e)), u(d, t))),
      toBytes: (e) => (n ? Km(e, l) : Gm(e, l)),
      fromBytes: (t, r = !0) => {
        if (s) {
          if (!s.includes(t.length) || t.length > l)
            throw Error(`Field.fromBytes: expected ` + s + ` bytes, got ` + t.length)
          let e = new Uint8Array(l)
          ;(e.set(t, n ? 0 : e.length - t.length), (t = e))
        }
        if (t.length !== l) throw Error(`Field.fromBytes: expected ` + l + ` bytes, got ` + t.length)
        let i = n ? Wm(t) : Um(t)
        if ((o && (i = q(i, e)), !r && !d.isValid(i))) throw Error(`invalid field element: outside of range 0..ORDER`)
        return i
      },
      invertBatch: (e) => Eh(d, e),
      cmov: (e, t, n) => (n ? t : e),
    })
  return Object.freeze(d)
}
function Ah(e) {
  if (typeof e != `bigint`) throw Error(`field order must be bigint`)
  let t = e.toString(2).length
  return Math.ceil(t / 8)
}
function jh(e) {
  let t = Ah(e)
  return t + Math.ceil(t / 2)
}
function Mh(e, t, n = !1) {
  let r = e.length,
    i = Ah(t),
    a = jh(t)
  if (r < 16 || r < a || r > 1024) throw Error(`expected ` + a + `-1024 bytes of input, got ` + r)
  let o = q(n ? Wm(e) : Um(e), t - ah) + ah
  return n ? Km(o, i) : Gm(o, i)
}
var Nh = BigInt(0),
  Ph = BigInt(1)
function Fh(e, t) {
  let n = t.negate()
  return e ? n : t
}
function Ih(e, t) {
  let n = Eh(
    e.Fp,
    t.map((e) => e.Z),
  )
  return t.map((t, r) => e.fromAffine(t.toAffine(n[r])))
}
function Lh(e, t) {
  if (!Number.isSafeInteger(e) || e <= 0 || e > t)
    throw Error(`invalid window size, expected [1..` + t + `], got W=` + e)
}
function Rh(e, t) {
  Lh(e, t)
  let n = Math.ceil(t / e) + 1,
    r = 2 ** (e - 1),
    i = 2 ** e
  return { windows: n, windowSize: r, mask: $m(e), maxNumber: i, shiftBy: BigInt(e) }
}
function zh(e, t, n) {
  let { windowSize: r, mask: i, maxNumber: a, shiftBy: o } = n,
    s = Number(e & i),
    c = e >> o
  s > r && ((s -= a), (c += Ph))
  let l = t * r,
    u = l + Math.abs(s) - 1,
    d = s === 0,
    f = s < 0,
    p = t % 2 != 0
  return { nextN: c, offset: u, isZero: d, isNeg: f, isNegF: p, offsetF: l }
}
function Bh(e, t) {
  if (!Array.isArray(e)) throw Error(`array expected`)
  e.forEach((e, n) => {
    if (!(e instanceof t)) throw Error(`invalid point at index ` + n)
  })
}
function Vh(e, t) {
  if (!Array.isArray(e)) throw Error(`array of scalars expected`)
  e.forEach((e, n) => {
    if (!t.isValid(e)) throw Error(`invalid scalar at index ` + n)
  })
}
var Hh = new WeakMap(),
  Uh = new WeakMap()
function Wh(e) {
  return Uh.get(e) || 1
}
function Gh(e) {
  if (e !== Nh) throw Error(`invalid wNAF`)
}
var Kh = class {
  constructor(e, t) {
    ;((this.BASE = e.BASE), (this.ZERO = e.ZERO), (this.Fn = e.Fn), (this.bits = t))
  }
  _unsafeLadder(e, t, n = this.ZERO) {
    let r = e
    for (; t > Nh;) (t & Ph && (n = n.add(r)), (r = r.double()), (t >>= Ph))
    return n
  }
  precomputeWindow(e, t) {
    let { windows: n, windowSize: r } = Rh(t, this.bits),
      i = [],
      a = e,
      o = a
    for (let e = 0; e < n; e++) {
      ;((o = a), i.push(o))
      for (let e = 1; e < r; e++) ((o = o.add(a)), i.push(o))
      a = o.double()
    }
    return i
  }
  wNAF(e, t, n) {
    if (!this.Fn.isValid(n)) throw Error(`invalid scalar`)
    let r = this.ZERO,
      i = this.BASE,
      a = Rh(e, this.bits)
    for (let e = 0; e < a.windows; e++) {
      let { nextN: o, offset: s, isZero: c, isNeg: l, isNegF: u, offsetF: d } = zh(n, e, a)
      ;((n = o), c ? (i = i.add(Fh(u, t[d]))) : (r = r.add(Fh(l, t[s]))))
    }
    return (Gh(n), { p: r, f: i })
  }
  wNAFUnsafe(e, t, n, r = this.ZERO) {
    let i = Rh(e, this.bits)
    for (let e = 0; e < i.windows && n !== Nh; e++) {
      let { nextN: a, offset: o, isZero: s, isNeg: c } = zh(n, e, i)
      if (((n = a), !s)) {
        let e = t[o]
        r = r.add(c ? e.negate() : e)
      }
    }
    return (Gh(n), r)
  }
  getPrecomputes(e, t, n) {
    let r = Hh.get(t)
    return (
      r || ((r = this.precomputeWindow(t, e)), e !== 1 && (typeof n == `function` && (r = n(r)), Hh.set(t, r))), r
    )
  }
  cached(e, t, n) {
    let r = Wh(e)
    return this.wNAF(r, this.getPrecomputes(r, e, n), t)
  }
  unsafe(e, t, n, r) {
    let i = Wh(e)
    return i === 1 ? this._unsafeLadder(e, t, r) : this.wNAFUnsafe(i, this.getPrecomputes(i, e, n), t, r)
  }
  createCache(e, t) {
    ;(Lh(t, this.bits), Uh.set(e, t), Hh.delete(e))
  }
  hasCache(e) {
    return Wh(e) !== 1
  }
}
function qh(e, t, n, r) {
  let i = t,
    a = e.ZERO,
    o = e.ZERO
  for (; n > Nh || r > Nh;)
    (n & Ph && (a = a.add(i)), r & Ph && (o = o.add(i)), (i = i.double()), (n >>= Ph), (r >>= Ph))
  return { p1: a, p2: o }
}
function Jh(e, t, n, r) {
  ;(Bh(n, e), Vh(r, t))
  let i = n.length,
    a = r.length
  if (i !== a) throw Error(`arrays of points and scalars must have equal length`)
  let o = e.ZERO,
    s = Qm(BigInt(i)),
    c = 1
  s > 12 ? (c = s - 3) : s > 4 ? (c = s - 2) : s > 0 && (c = 2)
  let l = $m(c),
    u = Array(Number(l) + 1).fill(o),
    d = Math.floor((t.BITS - 1) / c) * c,
    f = o
  for (let e = d; e >= 0; e -= c) {
    u.fill(o)
    for (let t = 0; t < a; t++) {
      let i = r[t],
        a = Number((i >> BigInt(e)) & l)
      u[a] = u[a].add(n[t])
    }
    let t = o
    for (let e = u.length - 1, n = o; e > 0; e--) ((n = n.add(u[e])), (t = t.add(n)))
    if (((f = f.add(t)), e !== 0)) for (let e = 0; e < c; e++) f = f.double()
  }
  return f
}
function Yh(e, t, n) {
  if (t) {
    if (t.ORDER !== e) throw Error(`Field.ORDER must match order: Fp == p, Fn == n`)
    return (wh(t), t)
  }
  return kh(e, { isLE: n })
}
function Xh(e, t, n = {}, r) {
  if ((r === void 0 && (r = e === `edwards`), !t || typeof t != `object`))
    throw Error(`expected valid ${e} CURVE object`)
  for (let e of [`p`, `n`, `h`]) {
    let n = t[e]
    if (!(typeof n == `bigint` && n > Nh)) throw Error(`CURVE.${e} must be positive bigint`)
  }
  let i = Yh(t.p, n.Fp, r),
    a = Yh(t.n, n.Fn, r),
    o = [`Gx`, `Gy`, `a`, e === `weierstrass` ? `b` : `d`]
  for (let e of o) if (!i.isValid(t[e])) throw Error(`CURVE.${e} must be valid field element of CURVE.Fp`)
  return ((t = Object.freeze(Object.assign({}, t))), { CURVE: t, Fp: i, Fn: a })
}
var Zh = BigInt(0),
  Qh = BigInt(1),
  $h = BigInt(2),
  eg = BigInt(8)
function tg(e, t, n, r) {
  let i = e.sqr(n),
    a = e.sqr(r),
    o = e.add(e.mul(t.a, i), a),
    s = e.add(e.ONE, e.mul(t.d, e.mul(i, a)))
  return e.eql(o, s)
}
function ng(e, t = {}) {
  let n = Xh(`edwards`, e, t, t.FpFnLE),
    { Fp: r, Fn: i } = n,
    a = n.CURVE,
    { h: o } = a
  th(t, {}, { uvRatio: `function` })
  let s = $h << (BigInt(i.BYTES * 8) - Qh),
    c = (e) => r.create(e),
    l =
      t.uvRatio ||
      ((e, t) => {
        try {
          return { isValid: !0, value: r.sqrt(r.div(e, t)) }
        } catch {
          return { isValid: !1, value: Zh }
        }
      })
  if (!tg(r, a, a.Gx, a.Gy)) throw Error(`bad curve params: generator point`)
  function u(e, t, n = !1) {
    let r = n ? Qh : Zh
    return (Zm(`coordinate ` + e, t, r, s), t)
  }
  function d(e) {
    if (!(e instanceof h)) throw Error(`ExtendedPoint expected`)
  }
  let p = rh((e, t) => {
      let { X: n, Y: i, Z: a } = e,
        o = e.is0()
      t ??= o ? eg : r.inv(a)
      let s = c(n * t),
        l = c(i * t),
        u = r.mul(a, t)
      if (o) return { x: Zh, y: Qh }
      if (u !== Qh) throw Error(`invZ was invalid`)
      return { x: s, y: l }
    }),
    m = rh((e) => {
      let { a: t, d: n } = a
      if (e.is0()) throw Error(`bad point: ZERO`)
      let { X: r, Y: i, Z: o, T: s } = e,
        l = c(r * r),
        u = c(i * i),
        d = c(o * o),
        f = c(d * d),
        p = c(l * t)
      if (c(d * c(p + u)) !== c(f + c(n * c(l * u)))) throw Error(`bad point: equation left != right (1)`)
      if (c(r * i) !== c(o * s)) throw Error(`bad point: equation left != right (2)`)
      return !0
    })
  class h {
    constructor(e, t, n, r) {
      ;((this.X = u(`x`, e)), (this.Y = u(`y`, t)), (this.Z = u(`z`, n, !0)), (this.T = u(`t`, r)), Object.freeze(this))
    }
    static CURVE() {
      return a
    }
    static fromAffine(e) {
      if (e instanceof h) throw Error(`extended point not allowed`)
      let { x: t, y: n } = e || {}
      return (u(`x`, t), u(`y`, n), new h(t, n, Qh, c(t * n)))
    }
    static fromBytes(e, t = !1) {
      let n = r.BYTES,
        { a: i, d: o } = a
      ;((e = Jm(Bm(e, n, `point`))), zm(t, `zip215`))
      let u = Jm(e),
        d = e[n - 1]
      u[n - 1] = d & -129
      let f = Wm(u)
      Zm(`point.y`, f, Zh, t ? s : r.ORDER)
      let p = c(f * f),
        m = c(p - Qh),
        g = c(o * p - i),
        { isValid: _, value: v } = l(m, g)
      if (!_) throw Error(`bad point: invalid y coordinate`)
      let y = (v & Qh) === Qh,
        b = !!(d & 128)
      if (!t && v === Zh && b) throw Error(`bad point: x=0 and x_0=1`)
      return (b !== y && (v = c(-v)), h.fromAffine({ x: v, y: f }))
    }
    static fromHex(e, t = !1) {
      return h.fromBytes(K(`point`, e), t)
    }
    get x() {
      return this.toAffine().x
    }
    get y() {
      return this.toAffine().y
    }
    precompute(e = 8, t = !0) {
      return (g.createCache(this, e), t || this.multiply($h), this)
    }
    assertValidity() {
      m(this)
    }
    equals(e) {
      d(e)
      let { X: t, Y: n, Z: r } = this,
        { X: i, Y: a, Z: o } = e,
        s = c(t * o),
        l = c(i * r),
        u = c(n * o),
        f = c(a * r)
      return s === l && u === f
    }
    is0() {
      return this.equals(h.ZERO)
    }
    negate() {
      return new h(c(-this.X), this.Y, this.Z, c(-this.T))
    }
    double() {
      let { a: e } = a,
        { X: t, Y: n, Z: r } = this,
        i = c(t * t),
        o = c(n * n),
        s = c($h * c(r * r)),
        l = c(e * i),
        u = t + n,
        d = c(c(u * u) - i - o),
        f = l + o,
        p = f - s,
        m = l - o,
        g = c(d * p),
        _ = c(f * m),
        v = c(d * m),
        y = c(p * f)
      return new h(g, _, y, v)
    }
    add(e) {
      d(e)
      let { a: t, d: n } = a,
        { X: r, Y: i, Z: o, T: s } = this,
        { X: l, Y: u, Z: f, T: p } = e,
        m = c(r * l),
        g = c(i * u),
        _ = c(s * n * p),
        v = c(o * f),
        y = c((r + i) * (l + u) - m - g),
        b = v - _,
        x = v + _,
        S = c(g - t * m),
        C = c(y * b),
        w = c(x * S),
        T = c(y * S),
        E = c(b * x)
      return new h(C, w, E, T)
    }
    subtract(e) {
      return this.add(e.negate())
    }
    multiply(e) {
      if (!i.isValidNot0(e)) throw Error(`invalid scalar: expected 1 <= sc < curve.n`)
      let { p: t, f: n } = g.cached(this, e, (e) => Ih(h, e))
      return Ih(h, [t, n])[0]
    }
    multiplyUnsafe(e, t = h.ZERO) {
      if (!i.isValid(e)) throw Error(`invalid scalar: expected 0 <= sc < curve.n`)
      return e === Zh ? h.ZERO : this.is0() || e === Qh ? this : g.unsafe(this, e, (e) => Ih(h, e), t)
    }
    isSmallOrder() {
      return this.multiplyUnsafe(o).is0()
    }
    isTorsionFree() {
      return g.unsafe(this, a.n).is0()
    }
    toAffine(e) {
      return p(this, e)
    }
    clearCofactor() {
      return o === Qh ? this : this.multiplyUnsafe(o)
    }
    toBytes() {
      let { x: e, y: t } = this.toAffine(),
        n = r.toBytes(t)
      return ((n[n.length - 1] |= e & Qh ? 128 : 0), n)
    }
    toHex() {
      return f(this.toBytes())
    }
    toString() {
      return `<Point ${this.is0() ? `ZERO` : this.toHex()}>`
    }
    get ex() {
      return this.X
    }
    get ey() {
      return this.Y
    }
    get ez() {
      return this.Z
    }
    get et() {
      return this.T
    }
    static normalizeZ(e) {
      return Ih(h, e)
    }
    static msm(e, t) {
      return Jh(h, i, e, t)
    }
    _setWindowSize(e) {
      this.precompute(e)
    }
    toRawBytes() {
      return this.toBytes()
    }
  }
  ;((h.BASE = new h(a.Gx, a.Gy, Qh, c(a.Gx * a.Gy))), (h.ZERO = new h(Zh, Qh, Qh, Zh)), (h.Fp = r), (h.Fn = i))
  let g = new Kh(h, i.BITS)
  return (h.BASE.precompute(8), h)
}
var rg = class {
  constructor(e) {
    this.ep = e
  }
  static fromBytes(e) {
    nh()
  }
  static fromHex(e) {
    nh()
  }
  get x() {
    return this.toAffine().x
  }
  get y() {
    return this.toAffine().y
  }
  clearCofactor() {
    return this
  }
  assertValidity() {
    this.ep.assertValidity()
  }
  toAffine(e) {
    return this.ep.toAffine(e)
  }
  toHex() {
    return f(this.toBytes())
  }
  toString() {
    return this.toHex()
  }
  isTorsionFree() {
    return !0
  }
  isSmallOrder() {
    return !1
  }
  add(e) {
    return (this.assertSame(e), this.init(this.ep.add(e.ep)))
  }
  subtract(e) {
    return (this.assertSame(e), this.init(this.ep.subtract(e.ep)))
  }
  multiply(e) {
    return this.init(this.ep.multiply(e))
  }
  multiplyUnsafe(e) {
    return this.init(this.ep.multiplyUnsafe(e))
  }
  double() {
    return this.init(this.ep.double())
  }
  negate() {
    return this.init(this.ep.negate())
  }
  precompute(e, t) {
    return this.init(this.ep.precompute(e, t))
  }
  toRawBytes() {
    return this.toBytes()
  }
}
function ig(e, t, n = {}) {
  if (typeof t != `function`) throw Error(`"hash" function param is required`)
  th(
    n,
    {},
    {
      adjustScalarBytes: `function`,
      randomBytes: `function`,
      domain: `function`,
      prehash: `function`,
      mapToCurve: `function`,
    },
  )
  let { prehash: r } = n,
    { BASE: i, Fp: a, Fn: o } = e,
    s = n.randomBytes || E,
    c = n.adjustScalarBytes || ((e) => e),
    u =
      n.domain ||
      ((e, t, n) => {
        if ((zm(n, `phflag`), t.length || n)) throw Error(`Contexts/pre-hash are not supported`)
        return e
      })
  function d(e) {
    return o.create(Wm(e))
  }
  function f(e) {
    let n = b.secretKey
    e = K(`private key`, e, n)
    let r = K(`hashed private key`, t(e), 2 * n),
      i = c(r.slice(0, n))
    return { head: i, prefix: r.slice(n, 2 * n), scalar: d(i) }
  }
  function p(e) {
    let { head: t, prefix: n, scalar: r } = f(e),
      a = i.multiply(r)
    return { head: t, prefix: n, scalar: r, point: a, pointBytes: a.toBytes() }
  }
  function m(e) {
    return p(e).pointBytes
  }
  function h(e = Uint8Array.of(), ...n) {
    let i = l(...n)
    return d(t(u(i, K(`context`, e), !!r)))
  }
  function g(e, t, n = {}) {
    ;((e = K(`message`, e)), r && (e = r(e)))
    let { prefix: a, scalar: s, pointBytes: c } = p(t),
      u = h(n.context, a, e),
      d = i.multiply(u).toBytes(),
      f = h(n.context, d, c, e),
      m = o.create(u + f * s)
    if (!o.isValid(m)) throw Error(`sign failed: invalid s`)
    return Bm(l(d, o.toBytes(m)), b.signature, `result`)
  }
  let _ = { zip215: !0 }
  function v(t, n, a, o = _) {
    let { context: s, zip215: c } = o,
      l = b.signature
    ;((t = K(`signature`, t, l)),
      (n = K(`message`, n)),
      (a = K(`publicKey`, a, b.publicKey)),
      c !== void 0 && zm(c, `zip215`),
      r && (n = r(n)))
    let u = l / 2,
      d = t.subarray(0, u),
      f = Wm(t.subarray(u, l)),
      p,
      m,
      g
    try {
      ;((p = e.fromBytes(a, c)), (m = e.fromBytes(d, c)), (g = i.multiplyUnsafe(f)))
    } catch {
      return !1
    }
    if (!c && p.isSmallOrder()) return !1
    let v = h(s, m.toBytes(), p.toBytes(), n)
    return m.add(p.multiplyUnsafe(v)).subtract(g).clearCofactor().is0()
  }
  let y = a.BYTES,
    b = { secretKey: y, publicKey: y, signature: 2 * y, seed: y }
  function x(e = s(b.seed)) {
    return Bm(e, b.seed, `seed`)
  }
  function S(e) {
    let t = T.randomSecretKey(e)
    return { secretKey: t, publicKey: m(t) }
  }
  function C(e) {
    return F(e) && e.length === o.BYTES
  }
  function w(t, n) {
    try {
      return !!e.fromBytes(t, n)
    } catch {
      return !1
    }
  }
  let T = {
    getExtendedPublicKey: p,
    randomSecretKey: x,
    isValidSecretKey: C,
    isValidPublicKey: w,
    toMontgomery(t) {
      let { y: n } = e.fromBytes(t),
        r = b.publicKey,
        i = r === 32
      if (!i && r !== 57) throw Error(`only defined for 25519 and 448`)
      let o = i ? a.div(Qh + n, Qh - n) : a.div(n - Qh, n + Qh)
      return a.toBytes(o)
    },
    toMontgomerySecret(e) {
      let n = b.secretKey
      Bm(e, n)
      let r = t(e.subarray(0, n))
      return c(r).subarray(0, n)
    },
    randomPrivateKey: x,
    precompute(t = 8, n = e.BASE) {
      return n.precompute(t, !1)
    },
  }
  return Object.freeze({ keygen: S, getPublicKey: m, sign: g, verify: v, utils: T, Point: e, lengths: b })
}
function ag(e) {
  let t = { a: e.a, d: e.d, p: e.Fp.ORDER, n: e.n, h: e.h, Gx: e.Gx, Gy: e.Gy },
    n = { Fp: e.Fp, Fn: kh(t.n, e.nBitLength, !0), uvRatio: e.uvRatio },
    r = {
      randomBytes: e.randomBytes,
      adjustScalarBytes: e.adjustScalarBytes,
      domain: e.domain,
      prehash: e.prehash,
      mapToCurve: e.mapToCurve,
    }
  return { CURVE: t, curveOpts: n, hash: e.hash, eddsaOpts: r }
}
function og(e, t) {
  let n = t.Point
  return Object.assign({}, t, { ExtendedPoint: n, CURVE: e, nBitLength: n.Fn.BITS, nByteLength: n.Fn.BYTES })
}
function sg(e) {
  let { CURVE: t, curveOpts: n, hash: r, eddsaOpts: i } = ag(e)
  return og(e, ig(ng(t, n), r, i))
}
var cg = BigInt(0),
  lg = BigInt(1),
  ug = BigInt(2)
function dg(e) {
  return (th(e, { adjustScalarBytes: `function`, powPminus2: `function` }), Object.freeze({ ...e }))
}
function fg(e) {
  let { P: t, type: n, adjustScalarBytes: r, powPminus2: i, randomBytes: a } = dg(e),
    s = n === `x25519`
  if (!s && n !== `x448`) throw Error(`invalid type`)
  let c = a || E,
    l = s ? 255 : 448,
    u = s ? 32 : 56,
    d = BigInt(s ? 9 : 5),
    f = BigInt(s ? 121665 : 39081),
    p = s ? ug ** BigInt(254) : ug ** BigInt(447),
    m = p + (s ? BigInt(8) * ug ** BigInt(251) - lg : BigInt(4) * ug ** BigInt(445) - lg) + lg,
    h = (e) => q(e, t),
    g = _(d)
  function _(e) {
    return Km(h(e), u)
  }
  function v(e) {
    let t = K(`u coordinate`, e, u)
    return (s && (t[31] &= 127), h(Wm(t)))
  }
  function y(e) {
    return Wm(r(K(`scalar`, e, u)))
  }
  function b(e, t) {
    let n = C(v(t), y(e))
    if (n === cg) throw Error(`invalid private or public key received`)
    return _(n)
  }
  function x(e) {
    return b(e, g)
  }
  function S(e, t, n) {
    let r = h(e * (t - n))
    return ((t = h(t - r)), (n = h(n + r)), { x_2: t, x_3: n })
  }
  function C(e, n) {
    ;(Zm(`u`, e, cg, t), Zm(`scalar`, n, p, m))
    let r = n,
      a = e,
      o = lg,
      s = cg,
      c = e,
      u = lg,
      d = cg
    for (let e = BigInt(l - 1); e >= cg; e--) {
      let t = (r >> e) & lg
      ;((d ^= t), ({ x_2: o, x_3: c } = S(d, o, c)), ({ x_2: s, x_3: u } = S(d, s, u)), (d = t))
      let n = o + s,
        i = h(n * n),
        l = o - s,
        p = h(l * l),
        m = i - p,
        g = c + u,
        _ = c - u,
        v = h(_ * n),
        y = h(g * l),
        b = v + y,
        x = v - y
      ;((c = h(b * b)), (u = h(a * h(x * x))), (o = h(i * p)), (s = h(m * (i + h(f * m)))))
    }
    ;(({ x_2: o, x_3: c } = S(d, o, c)), ({ x_2: s, x_3: u } = S(d, s, u)))
    let g = i(s)
    return h(o * g)
  }
  let w = { secretKey: u, publicKey: u, seed: u },
    T = (e = c(u)) => (o(e, w.seed), e)
  function D(e) {
    let t = T(e)
    return { secretKey: t, publicKey: x(t) }
  }
  return {
    keygen: D,
    getSharedSecret: (e, t) => b(e, t),
    getPublicKey: (e) => x(e),
    scalarMult: b,
    scalarMultBase: x,
    utils: { randomSecretKey: T, randomPrivateKey: T },
    GuBytes: g.slice(),
    lengths: w,
  }
}
var pg = BigInt(0),
  mg = BigInt(1),
  hg = BigInt(2),
  gg = BigInt(3),
  _g = BigInt(5),
  vg = BigInt(8),
  yg = BigInt(`0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed`),
  bg = {
    p: yg,
    n: BigInt(`0x1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed`),
    h: vg,
    a: BigInt(`0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffec`),
    d: BigInt(`0x52036cee2b6ffe738cc740797779e89800700a4d4141d8ab75eb4dca135978a3`),
    Gx: BigInt(`0x216936d3cd6e53fec0a4e231fdd6dc5c692cc7609525a7b2c9562d608f25d51a`),
    Gy: BigInt(`0x6666666666666666666666666666666666666666666666666666666666666658`),
  }
function xg(e) {
  let t = BigInt(10),
    n = BigInt(20),
    r = BigInt(40),
    i = BigInt(80),
    a = yg,
    o = (((e * e) % a) * e) % a,
    s = (mh((mh(o, hg, a) * o) % a, mg, a) * e) % a,
    c = (mh(s, _g, a) * s) % a,
    l = (mh(c, t, a) * c) % a,
    u = (mh(l, n, a) * l) % a,
    d = (mh(u, r, a) * u) % a
  return { pow_p_5_8: (mh((mh((mh((mh(d, i, a) * d) % a, i, a) * d) % a, t, a) * c) % a, hg, a) * e) % a, b2: o }
}
function Sg(e) {
  return ((e[0] &= 248), (e[31] &= 127), (e[31] |= 64), e)
}
var Cg = BigInt(`19681161376707505956807079304988542015446066515923890162744021073123829784752`)
function wg(e, t) {
  let n = yg,
    r = q(t * t * t, n),
    i = xg(e * q(r * r * t, n)).pow_p_5_8,
    a = q(e * r * i, n),
    o = q(t * a * a, n),
    s = a,
    c = q(a * Cg, n),
    l = o === e,
    u = o === q(-e, n),
    d = o === q(-e * Cg, n)
  return (l && (a = s), (u || d) && (a = c), Sh(a, n) && (a = q(-a, n)), { isValid: l || u, value: a })
}
var Tg = kh(bg.p, { isLE: !0 }),
  Eg = kh(bg.n, { isLE: !0 }),
  Dg = sg({ ...bg, Fp: Tg, hash: C, adjustScalarBytes: Sg, uvRatio: wg }),
  Og = (() => {
    let e = Tg.ORDER
    return fg({
      P: e,
      type: `x25519`,
      powPminus2: (t) => {
        let { pow_p_5_8: n, b2: r } = xg(t)
        return q(mh(n, gg, e) * r, e)
      },
      adjustScalarBytes: Sg,
    })
  })(),
  kg = Cg,
  Ag = BigInt(`25063068953384623474111414158702152701244531502492656460079210482610430750235`),
  jg = BigInt(`54469307008909316920995813868745141605393597292927456921205312896311721017578`),
  Mg = BigInt(`1159843021668779879193775521855586647937357759715417654439879720876111806838`),
  Ng = BigInt(`40440834346308536858101042469323190826248399146238708352240133220865137265952`),
  Pg = (e) => wg(mg, e),
  Fg = BigInt(`0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff`),
  Ig = (e) => Dg.Point.Fp.create(Wm(e) & Fg)
function Lg(e) {
  let { d: t } = bg,
    n = yg,
    r = (e) => Tg.create(e),
    i = r(kg * e * e),
    a = r((i + mg) * Mg),
    o = BigInt(-1),
    s = r((o - t * i) * r(i + t)),
    { isValid: c, value: l } = wg(a, s),
    u = r(l * e)
  ;(Sh(u, n) || (u = r(-u)), c || (l = u), c || (o = i))
  let d = r(o * (i - mg) * Ng - s),
    f = l * l,
    p = r((l + l) * s),
    m = r(d * Ag),
    h = r(mg - f),
    g = r(mg + f)
  return new Dg.Point(r(p * g), r(h * m), r(m * g), r(p * h))
}
function Rg(e) {
  o(e, 64)
  let t = Lg(Ig(e.subarray(0, 32))),
    n = Lg(Ig(e.subarray(32, 64)))
  return new zg(t.add(n))
}
var zg = class e extends rg {
  constructor(e) {
    super(e)
  }
  static fromAffine(t) {
    return new e(Dg.Point.fromAffine(t))
  }
  assertSame(t) {
    if (!(t instanceof e)) throw Error(`RistrettoPoint expected`)
  }
  init(t) {
    return new e(t)
  }
  static hashToCurve(e) {
    return Rg(K(`ristrettoHash`, e, 64))
  }
  static fromBytes(t) {
    o(t, 32)
    let { a: n, d: r } = bg,
      i = yg,
      a = (e) => Tg.create(e),
      s = Ig(t)
    if (!qm(Tg.toBytes(s), t) || Sh(s, i)) throw Error(`invalid ristretto255 encoding 1`)
    let c = a(s * s),
      l = a(mg + n * c),
      u = a(mg - n * c),
      d = a(l * l),
      f = a(u * u),
      p = a(n * r * d - f),
      { isValid: m, value: h } = Pg(a(p * f)),
      g = a(h * u),
      _ = a(h * g * p),
      v = a((s + s) * g)
    Sh(v, i) && (v = a(-v))
    let y = a(l * _),
      b = a(v * y)
    if (!m || Sh(b, i) || y === pg) throw Error(`invalid ristretto255 encoding 2`)
    return new e(new Dg.Point(v, y, mg, b))
  }
  static fromHex(t) {
    return e.fromBytes(K(`ristrettoHex`, t, 32))
  }
  static msm(t, n) {
    return Jh(e, Dg.Point.Fn, t, n)
  }
  toBytes() {
    let { X: e, Y: t, Z: n, T: r } = this.ep,
      i = yg,
      a = (e) => Tg.create(e),
      o = a(a(n + t) * a(n - t)),
      s = a(e * t),
      { value: c } = Pg(a(o * a(s * s))),
      l = a(c * o),
      u = a(c * s),
      d = a(l * u * r),
      f
    if (Sh(r * d, i)) {
      let n = a(t * kg),
        r = a(e * kg)
      ;((e = n), (t = r), (f = a(l * jg)))
    } else f = u
    Sh(e * d, i) && (t = a(-t))
    let p = a((n - t) * f)
    return (Sh(p, i) && (p = a(-p)), Tg.toBytes(p))
  }
  equals(e) {
    this.assertSame(e)
    let { X: t, Y: n } = this.ep,
      { X: r, Y: i } = e.ep,
      a = (e) => Tg.create(e),
      o = a(t * i) === a(n * r),
      s = a(n * i) === a(t * r)
    return o || s
  }
  is0() {
    return this.equals(e.ZERO)
  }
}
;((zg.BASE = new zg(Dg.Point.BASE)), (zg.ZERO = new zg(Dg.Point.ZERO)), (zg.Fp = Tg), (zg.Fn = Eg))
var Bg = (e, t) => (e + (e >= 0 ? t : -t) / qg) / t
function Vg(e, t, n) {
  let [[r, i], [a, o]] = t,
    s = Bg(o * e, n),
    c = Bg(-i * e, n),
    l = e - s * r - c * a,
    u = -s * i - c * o,
    d = l < Gg,
    f = u < Gg
  ;(d && (l = -l), f && (u = -u))
  let p = $m(Math.ceil(Qm(n) / 2)) + Kg
  if (l < Gg || l >= p || u < Gg || u >= p) throw Error(`splitScalar (endomorphism): failed, k=` + e)
  return { k1neg: d, k1: l, k2neg: f, k2: u }
}
function Hg(e) {
  if (![`compact`, `recovered`, `der`].includes(e))
    throw Error(`Signature format must be "compact", "recovered", or "der"`)
  return e
}
function Ug(e, t) {
  let n = {}
  for (let r of Object.keys(t)) n[r] = e[r] === void 0 ? t[r] : e[r]
  return (zm(n.lowS, `lowS`), zm(n.prehash, `prehash`), n.format !== void 0 && Hg(n.format), n)
}
var Wg = {
    Err: class extends Error {
      constructor(e = ``) {
        super(e)
      }
    },
    _tlv: {
      encode: (e, t) => {
        let { Err: n } = Wg
        if (e < 0 || e > 256) throw new n(`tlv.encode: wrong tag`)
        if (t.length & 1) throw new n(`tlv.encode: unpadded data`)
        let r = t.length / 2,
          i = Vm(r)
        if ((i.length / 2) & 128) throw new n(`tlv.encode: long form length too big`)
        let a = r > 127 ? Vm((i.length / 2) | 128) : ``
        return Vm(e) + a + i + t
      },
      decode(e, t) {
        let { Err: n } = Wg,
          r = 0
        if (e < 0 || e > 256) throw new n(`tlv.encode: wrong tag`)
        if (t.length < 2 || t[r++] !== e) throw new n(`tlv.decode: wrong tlv`)
        let i = t[r++],
          a = !!(i & 128),
          o = 0
        if (!a) o = i
        else {
          let e = i & 127
          if (!e) throw new n(`tlv.decode(long): indefinite length not supported`)
          if (e > 4) throw new n(`tlv.decode(long): byte length is too big`)
          let a = t.subarray(r, r + e)
          if (a.length !== e) throw new n(`tlv.decode: length bytes not complete`)
          if (a[0] === 0) throw new n(`tlv.decode(long): zero leftmost byte`)
          for (let e of a) o = (o << 8) | e
          if (((r += e), o < 128)) throw new n(`tlv.decode(long): not minimal encoding`)
        }
        let s = t.subarray(r, r + o)
        if (s.length !== o) throw new n(`tlv.decode: wrong value length`)
        return { v: s, l: t.subarray(r + o) }
      },
    },
    _int: {
      encode(e) {
        let { Err: t } = Wg
        if (e < Gg) throw new t(`integer: negative integers are not allowed`)
        let n = Vm(e)
        if ((Number.parseInt(n[0], 16) & 8 && (n = `00` + n), n.length & 1))
          throw new t(`unexpected DER parsing assertion: unpadded hex`)
        return n
      },
      decode(e) {
        let { Err: t } = Wg
        if (e[0] & 128) throw new t(`invalid signature integer: negative`)
        if (e[0] === 0 && !(e[1] & 128)) throw new t(`invalid signature integer: unnecessary leading zero`)
        return Um(e)
      },
    },
    toSig(e) {
      let { Err: t, _int: n, _tlv: r } = Wg,
        i = K(`signature`, e),
        { v: a, l: o } = r.decode(48, i)
      if (o.length) throw new t(`invalid signature: left bytes after parsing`)
      let { v: s, l: c } = r.decode(2, a),
        { v: l, l: u } = r.decode(2, c)
      if (u.length) throw new t(`invalid signature: left bytes after parsing`)
      return { r: n.decode(s), s: n.decode(l) }
    },
    hexFromSig(e) {
      let { _tlv: t, _int: n } = Wg,
        r = t.encode(2, n.encode(e.r)) + t.encode(2, n.encode(e.s))
      return t.encode(48, r)
    },
  },
  Gg = BigInt(0),
  Kg = BigInt(1),
  qg = BigInt(2),
  Jg = BigInt(3),
  Yg = BigInt(4)
function Xg(e, t) {
  let { BYTES: n } = e,
    r
  if (typeof t == `bigint`) r = t
  else {
    let i = K(`private key`, t)
    try {
      r = e.fromBytes(i)
    } catch {
      throw Error(`invalid private key: expected ui8a of size ${n}, got ${typeof t}`)
    }
  }
  if (!e.isValidNot0(r)) throw Error(`invalid private key: out of range [1..N-1]`)
  return r
}
function Zg(e, t = {}) {
  let n = Xh(`weierstrass`, e, t),
    { Fp: r, Fn: i } = n,
    a = n.CURVE,
    { h: o, n: s } = a
  th(
    t,
    {},
    {
      allowInfinityPoint: `boolean`,
      clearCofactor: `function`,
      isTorsionFree: `function`,
      fromBytes: `function`,
      toBytes: `function`,
      endo: `object`,
      wrapPrivateKey: `boolean`,
    },
  )
  let { endo: c } = t
  if (c && (!r.is0(a.a) || typeof c.beta != `bigint` || !Array.isArray(c.basises)))
    throw Error(`invalid endo: expected "beta": bigint and "basises": array`)
  let u = $g(r, i)
  function d() {
    if (!r.isOdd) throw Error(`compression is not supported: Field does not have .isOdd()`)
  }
  function p(e, t, n) {
    let { x: i, y: a } = t.toAffine(),
      o = r.toBytes(i)
    if ((zm(n, `isCompressed`), n)) {
      d()
      let e = !r.isOdd(a)
      return l(Qg(e), o)
    }
    return l(Uint8Array.of(4), o, r.toBytes(a))
  }
  function m(e) {
    Bm(e, void 0, `Point`)
    let { publicKey: t, publicKeyUncompressed: n } = u,
      i = e.length,
      a = e[0],
      o = e.subarray(1)
    if (i === t && (a === 2 || a === 3)) {
      let e = r.fromBytes(o)
      if (!r.isValid(e)) throw Error(`bad point: is not on curve, wrong x`)
      let t = _(e),
        n
      try {
        n = r.sqrt(t)
      } catch (e) {
        let t = e instanceof Error ? `: ` + e.message : ``
        throw Error(`bad point: is not on curve, sqrt error` + t)
      }
      d()
      let i = r.isOdd(n)
      return (((a & 1) == 1) !== i && (n = r.neg(n)), { x: e, y: n })
    }
    if (i === n && a === 4) {
      let e = r.BYTES,
        t = r.fromBytes(o.subarray(0, e)),
        n = r.fromBytes(o.subarray(e, e * 2))
      if (!v(t, n)) throw Error(`bad point: is not on curve`)
      return { x: t, y: n }
    }
    throw Error(`bad point: got length ${i}, expected compressed=${t} or uncompressed=${n}`)
  }
  let h = t.toBytes || p,
    g = t.fromBytes || m
  function _(e) {
    let t = r.sqr(e),
      n = r.mul(t, e)
    return r.add(r.add(n, r.mul(e, a.a)), a.b)
  }
  function v(e, t) {
    let n = r.sqr(t),
      i = _(e)
    return r.eql(n, i)
  }
  if (!v(a.Gx, a.Gy)) throw Error(`bad curve params: generator point`)
  let y = r.mul(r.pow(a.a, Jg), Yg),
    b = r.mul(r.sqr(a.b), BigInt(27))
  if (r.is0(r.add(y, b))) throw Error(`bad curve params: a or b`)
  function x(e, t, n = !1) {
    if (!r.isValid(t) || (n && r.is0(t))) throw Error(`bad point coordinate ${e}`)
    return t
  }
  function S(e) {
    if (!(e instanceof D)) throw Error(`ProjectivePoint expected`)
  }
  function C(e) {
    if (!c || !c.basises) throw Error(`no endo`)
    return Vg(e, c.basises, i.ORDER)
  }
  let w = rh((e, t) => {
      let { X: n, Y: i, Z: a } = e
      if (r.eql(a, r.ONE)) return { x: n, y: i }
      let o = e.is0()
      t ??= o ? r.ONE : r.inv(a)
      let s = r.mul(n, t),
        c = r.mul(i, t),
        l = r.mul(a, t)
      if (o) return { x: r.ZERO, y: r.ZERO }
      if (!r.eql(l, r.ONE)) throw Error(`invZ was invalid`)
      return { x: s, y: c }
    }),
    T = rh((e) => {
      if (e.is0()) {
        if (t.allowInfinityPoint && !r.is0(e.Y)) return
        throw Error(`bad point: ZERO`)
      }
      let { x: n, y: i } = e.toAffine()
      if (!r.isValid(n) || !r.isValid(i)) throw Error(`bad point: x or y not field elements`)
      if (!v(n, i)) throw Error(`bad point: equation left != right`)
      if (!e.isTorsionFree()) throw Error(`bad point: not in prime-order subgroup`)
      return !0
    })
  function E(e, t, n, i, a) {
    return ((n = new D(r.mul(n.X, e), n.Y, n.Z)), (t = Fh(i, t)), (n = Fh(a, n)), t.add(n))
  }
  class D {
    constructor(e, t, n) {
      ;((this.X = x(`x`, e)), (this.Y = x(`y`, t, !0)), (this.Z = x(`z`, n)), Object.freeze(this))
    }
    static CURVE() {
      return a
    }
    static fromAffine(e) {
      let { x: t, y: n } = e || {}
      if (!e || !r.isValid(t) || !r.isValid(n)) throw Error(`invalid affine point`)
      if (e instanceof D) throw Error(`projective point not allowed`)
      return r.is0(t) && r.is0(n) ? D.ZERO : new D(t, n, r.ONE)
    }
    static fromBytes(e) {
      let t = D.fromAffine(g(Bm(e, void 0, `point`)))
      return (t.assertValidity(), t)
    }
    static fromHex(e) {
      return D.fromBytes(K(`pointHex`, e))
    }
    get x() {
      return this.toAffine().x
    }
    get y() {
      return this.toAffine().y
    }
    precompute(e = 8, t = !0) {
      return (k.createCache(this, e), t || this.multiply(Jg), this)
    }
    assertValidity() {
      T(this)
    }
    hasEvenY() {
      let { y: e } = this.toAffine()
      if (!r.isOdd) throw Error(`Field doesn't support isOdd`)
      return !r.isOdd(e)
    }
    equals(e) {
      S(e)
      let { X: t, Y: n, Z: i } = this,
        { X: a, Y: o, Z: s } = e,
        c = r.eql(r.mul(t, s), r.mul(a, i)),
        l = r.eql(r.mul(n, s), r.mul(o, i))
      return c && l
    }
    negate() {
      return new D(this.X, r.neg(this.Y), this.Z)
    }
    double() {
      let { a: e, b: t } = a,
        n = r.mul(t, Jg),
        { X: i, Y: o, Z: s } = this,
        c = r.ZERO,
        l = r.ZERO,
        u = r.ZERO,
        d = r.mul(i, i),
        f = r.mul(o, o),
        p = r.mul(s, s),
        m = r.mul(i, o)
      return (
        (m = r.add(m, m)),
        (u = r.mul(i, s)),
        (u = r.add(u, u)),
        (c = r.mul(e, u)),
        (l = r.mul(n, p)),
        (l = r.add(c, l)),
        (c = r.sub(f, l)),
        (l = r.add(f, l)),
        (l = r.mul(c, l)),
        (c = r.mul(m, c)),
        (u = r.mul(n, u)),
        (p = r.mul(e, p)),
        (m = r.sub(d, p)),
        (m = r.mul(e, m)),
        (m = r.add(m, u)),
        (u = r.add(d, d)),
        (d = r.add(u, d)),
        (d = r.add(d, p)),
        (d = r.mul(d, m)),
        (l = r.add(l, d)),
        (p = r.mul(o, s)),
        (p = r.add(p, p)),
        (d = r.mul(p, m)),
        (c = r.sub(c, d)),
        (u = r.mul(p, f)),
        (u = r.add(u, u)),
        (u = r.add(u, u)),
        new D(c, l, u)
      )
    }
    add(e) {
      S(e)
      let { X: t, Y: n, Z: i } = this,
        { X: o, Y: s, Z: c } = e,
        l = r.ZERO,
        u = r.ZERO,
        d = r.ZERO,
        f = a.a,
        p = r.mul(a.b, Jg),
        m = r.mul(t, o),
        h = r.mul(n, s),
        g = r.mul(i, c),
        _ = r.add(t, n),
        v = r.add(o, s)
      ;((_ = r.mul(_, v)), (v = r.add(m, h)), (_ = r.sub(_, v)), (v = r.add(t, i)))
      let y = r.add(o, c)
      return (
        (v = r.mul(v, y)),
        (y = r.add(m, g)),
        (v = r.sub(v, y)),
        (y = r.add(n, i)),
        (l = r.add(s, c)),
        (y = r.mul(y, l)),
        (l = r.add(h, g)),
        (y = r.sub(y, l)),
        (d = r.mul(f, v)),
        (l = r.mul(p, g)),
        (d = r.add(l, d)),
        (l = r.sub(h, d)),
        (d = r.add(h, d)),
        (u = r.mul(l, d)),
        (h = r.add(m, m)),
        (h = r.add(h, m)),
        (g = r.mul(f, g)),
        (v = r.mul(p, v)),
        (h = r.add(h, g)),
        (g = r.sub(m, g)),
        (g = r.mul(f, g)),
        (v = r.add(v, g)),
        (m = r.mul(h, v)),
        (u = r.add(u, m)),
        (m = r.mul(y, v)),
        (l = r.mul(_, l)),
        (l = r.sub(l, m)),
        (m = r.mul(_, h)),
        (d = r.mul(y, d)),
        (d = r.add(d, m)),
        new D(l, u, d)
      )
    }
    subtract(e) {
      return this.add(e.negate())
    }
    is0() {
      return this.equals(D.ZERO)
    }
    multiply(e) {
      let { endo: n } = t
      if (!i.isValidNot0(e)) throw Error(`invalid scalar: out of range`)
      let r,
        a,
        o = (e) => k.cached(this, e, (e) => Ih(D, e))
      if (n) {
        let { k1neg: t, k1: i, k2neg: s, k2: c } = C(e),
          { p: l, f: u } = o(i),
          { p: d, f } = o(c)
        ;((a = u.add(f)), (r = E(n.beta, l, d, t, s)))
      } else {
        let { p: t, f: n } = o(e)
        ;((r = t), (a = n))
      }
      return Ih(D, [r, a])[0]
    }
    multiplyUnsafe(e) {
      let { endo: n } = t,
        r = this
      if (!i.isValid(e)) throw Error(`invalid scalar: out of range`)
      if (e === Gg || r.is0()) return D.ZERO
      if (e === Kg) return r
      if (k.hasCache(this)) return this.multiply(e)
      if (n) {
        let { k1neg: t, k1: i, k2neg: a, k2: o } = C(e),
          { p1: s, p2: c } = qh(D, r, i, o)
        return E(n.beta, s, c, t, a)
      }
      return k.unsafe(r, e)
    }
    multiplyAndAddUnsafe(e, t, n) {
      let r = this.multiplyUnsafe(t).add(e.multiplyUnsafe(n))
      return r.is0() ? void 0 : r
    }
    toAffine(e) {
      return w(this, e)
    }
    isTorsionFree() {
      let { isTorsionFree: e } = t
      return o === Kg ? !0 : e ? e(D, this) : k.unsafe(this, s).is0()
    }
    clearCofactor() {
      let { clearCofactor: e } = t
      return o === Kg ? this : e ? e(D, this) : this.multiplyUnsafe(o)
    }
    isSmallOrder() {
      return this.multiplyUnsafe(o).is0()
    }
    toBytes(e = !0) {
      return (zm(e, `isCompressed`), this.assertValidity(), h(D, this, e))
    }
    toHex(e = !0) {
      return f(this.toBytes(e))
    }
    toString() {
      return `<Point ${this.is0() ? `ZERO` : this.toHex()}>`
    }
    get px() {
      return this.X
    }
    get py() {
      return this.X
    }
    get pz() {
      return this.Z
    }
    toRawBytes(e = !0) {
      return this.toBytes(e)
    }
    _setWindowSize(e) {
      this.precompute(e)
    }
    static normalizeZ(e) {
      return Ih(D, e)
    }
    static msm(e, t) {
      return Jh(D, i, e, t)
    }
    static fromPrivateKey(e) {
      return D.BASE.multiply(Xg(i, e))
    }
  }
  ;((D.BASE = new D(a.Gx, a.Gy, r.ONE)), (D.ZERO = new D(r.ZERO, r.ONE, r.ZERO)), (D.Fp = r), (D.Fn = i))
  let O = i.BITS,
    k = new Kh(D, t.endo ? Math.ceil(O / 2) : O)
  return (D.BASE.precompute(8), D)
}
function Qg(e) {
  return Uint8Array.of(e ? 2 : 3)
}
function $g(e, t) {
  return {
    secretKey: t.BYTES,
    publicKey: 1 + e.BYTES,
    publicKeyUncompressed: 1 + 2 * e.BYTES,
    publicKeyHasPrefix: !0,
    signature: 2 * t.BYTES,
  }
}
function e_(e, t = {}) {
  let { Fn: n } = e,
    r = t.randomBytes || E,
    i = Object.assign($g(e.Fp, n), { seed: jh(n.ORDER) })
  function a(e) {
    try {
      return !!Xg(n, e)
    } catch {
      return !1
    }
  }
  function o(t, n) {
    let { publicKey: r, publicKeyUncompressed: a } = i
    try {
      let i = t.length
      return (n === !0 && i !== r) || (n === !1 && i !== a) ? !1 : !!e.fromBytes(t)
    } catch {
      return !1
    }
  }
  function s(e = r(i.seed)) {
    return Mh(Bm(e, i.seed, `seed`), n.ORDER)
  }
  function c(t, r = !0) {
    return e.BASE.multiply(Xg(n, t)).toBytes(r)
  }
  function l(e) {
    let t = s(e)
    return { secretKey: t, publicKey: c(t) }
  }
  function u(t) {
    if (typeof t == `bigint`) return !1
    if (t instanceof e) return !0
    let { secretKey: r, publicKey: a, publicKeyUncompressed: o } = i
    if (n.allowedLengths || r === a) return
    let s = K(`key`, t).length
    return s === a || s === o
  }
  function d(t, r, i = !0) {
    if (u(t) === !0) throw Error(`first arg must be private key`)
    if (u(r) === !1) throw Error(`second arg must be public key`)
    let a = Xg(n, t)
    return e.fromHex(r).multiply(a).toBytes(i)
  }
  return Object.freeze({
    getPublicKey: c,
    getSharedSecret: d,
    keygen: l,
    Point: e,
    utils: {
      isValidSecretKey: a,
      isValidPublicKey: o,
      randomSecretKey: s,
      isValidPrivateKey: a,
      randomPrivateKey: s,
      normPrivateKeyToScalar: (e) => Xg(n, e),
      precompute(t = 8, n = e.BASE) {
        return n.precompute(t, !1)
      },
    },
    lengths: i,
  })
}
function t_(e, t, n = {}) {
  ;(P(t),
    th(
      n,
      {},
      { hmac: `function`, lowS: `boolean`, randomBytes: `function`, bits2int: `function`, bits2int_modN: `function` },
    ))
  let r = n.randomBytes || E,
    i = n.hmac || ((e, ...n) => N(t, e, l(...n))),
    { Fp: a, Fn: o } = e,
    { ORDER: s, BITS: c } = o,
    { keygen: u, getPublicKey: d, getSharedSecret: p, utils: m, lengths: h } = e_(e, n),
    g = { prehash: !1, lowS: typeof n.lowS == `boolean` && n.lowS, format: void 0, extraEntropy: !1 },
    _ = `compact`
  function v(e) {
    return e > s >> Kg
  }
  function y(e, t) {
    if (!o.isValidNot0(t)) throw Error(`invalid signature ${e}: out of range 1..Point.Fn.ORDER`)
    return t
  }
  function b(e, t) {
    Hg(t)
    let n = h.signature
    return Bm(e, t === `compact` ? n : t === `recovered` ? n + 1 : void 0, `${t} signature`)
  }
  class x {
    constructor(e, t, n) {
      ;((this.r = y(`r`, e)), (this.s = y(`s`, t)), n != null && (this.recovery = n), Object.freeze(this))
    }
    static fromBytes(e, t = _) {
      b(e, t)
      let n
      if (t === `der`) {
        let { r: t, s: n } = Wg.toSig(Bm(e))
        return new x(t, n)
      }
      t === `recovered` && ((n = e[0]), (t = `compact`), (e = e.subarray(1)))
      let r = o.BYTES,
        i = e.subarray(0, r),
        a = e.subarray(r, r * 2)
      return new x(o.fromBytes(i), o.fromBytes(a), n)
    }
    static fromHex(e, t) {
      return this.fromBytes(A(e), t)
    }
    addRecoveryBit(e) {
      return new x(this.r, this.s, e)
    }
    recoverPublicKey(t) {
      let n = a.ORDER,
        { r, s: i, recovery: c } = this
      if (c == null || ![0, 1, 2, 3].includes(c)) throw Error(`recovery id invalid`)
      if (s * qg < n && c > 1) throw Error(`recovery id is ambiguous for h>1 curve`)
      let u = c === 2 || c === 3 ? r + s : r
      if (!a.isValid(u)) throw Error(`recovery id 2 or 3 invalid`)
      let d = a.toBytes(u),
        f = e.fromBytes(l(Qg(!(c & 1)), d)),
        p = o.inv(u),
        m = C(K(`msgHash`, t)),
        h = o.create(-m * p),
        g = o.create(i * p),
        _ = e.BASE.multiplyUnsafe(h).add(f.multiplyUnsafe(g))
      if (_.is0()) throw Error(`point at infinify`)
      return (_.assertValidity(), _)
    }
    hasHighS() {
      return v(this.s)
    }
    toBytes(e = _) {
      if ((Hg(e), e === `der`)) return A(Wg.hexFromSig(this))
      let t = o.toBytes(this.r),
        n = o.toBytes(this.s)
      if (e === `recovered`) {
        if (this.recovery == null) throw Error(`recovery bit must be present`)
        return l(Uint8Array.of(this.recovery), t, n)
      }
      return l(t, n)
    }
    toHex(e) {
      return f(this.toBytes(e))
    }
    assertValidity() {}
    static fromCompact(e) {
      return x.fromBytes(K(`sig`, e), `compact`)
    }
    static fromDER(e) {
      return x.fromBytes(K(`sig`, e), `der`)
    }
    normalizeS() {
      return this.hasHighS() ? new x(this.r, o.neg(this.s), this.recovery) : this
    }
    toDERRawBytes() {
      return this.toBytes(`der`)
    }
    toDERHex() {
      return f(this.toBytes(`der`))
    }
    toCompactRawBytes() {
      return this.toBytes(`compact`)
    }
    toCompactHex() {
      return f(this.toBytes(`compact`))
    }
  }
  let S =
      n.bits2int ||
      function (e) {
        if (e.length > 8192) throw Error(`input is too large`)
        let t = Um(e),
          n = e.length * 8 - c
        return n > 0 ? t >> BigInt(n) : t
      },
    C =
      n.bits2int_modN ||
      function (e) {
        return o.create(S(e))
      },
    w = $m(c)
  function T(e) {
    return (Zm(`num < 2^` + c, e, Gg, w), o.toBytes(e))
  }
  function D(e, n) {
    return (Bm(e, void 0, `message`), n ? Bm(t(e), void 0, `prehashed message`) : e)
  }
  function O(t, n, i) {
    if ([`recovered`, `canonical`].some((e) => e in i)) throw Error(`sign() legacy options not supported`)
    let { lowS: a, prehash: s, extraEntropy: c } = Ug(i, g)
    t = D(t, s)
    let u = C(t),
      d = Xg(o, n),
      f = [T(d), T(u)]
    if (c != null && c !== !1) {
      let e = c === !0 ? r(h.secretKey) : c
      f.push(K(`extraEntropy`, e))
    }
    let p = l(...f),
      m = u
    function _(t) {
      let n = S(t)
      if (!o.isValidNot0(n)) return
      let r = o.inv(n),
        i = e.BASE.multiply(n).toAffine(),
        s = o.create(i.x)
      if (s === Gg) return
      let c = o.create(r * o.create(m + s * d))
      if (c === Gg) return
      let l = (i.x === s ? 0 : 2) | Number(i.y & Kg),
        u = c
      return (a && v(c) && ((u = o.neg(c)), (l ^= 1)), new x(s, u, l))
    }
    return { seed: p, k2sig: _ }
  }
  function k(e, n, r = {}) {
    e = K(`message`, e)
    let { seed: a, k2sig: s } = O(e, n, r)
    return eh(t.outputLen, o.BYTES, i)(a, s)
  }
  function j(e) {
    let t,
      n = typeof e == `string` || F(e),
      r = !n && typeof e == `object` && !!e && typeof e.r == `bigint` && typeof e.s == `bigint`
    if (!n && !r) throw Error(`invalid signature, expected Uint8Array, hex string or Signature instance`)
    if (r) t = new x(e.r, e.s)
    else if (n) {
      try {
        t = x.fromBytes(K(`sig`, e), `der`)
      } catch (e) {
        if (!(e instanceof Wg.Err)) throw e
      }
      if (!t)
        try {
          t = x.fromBytes(K(`sig`, e), `compact`)
        } catch {
          return !1
        }
    }
    return t || !1
  }
  function M(t, n, r, i = {}) {
    let { lowS: a, prehash: s, format: c } = Ug(i, g)
    if (((r = K(`publicKey`, r)), (n = D(K(`message`, n), s)), `strict` in i))
      throw Error(`options.strict was renamed to lowS`)
    let l = c === void 0 ? j(t) : x.fromBytes(K(`sig`, t), c)
    if (l === !1) return !1
    try {
      let t = e.fromBytes(r)
      if (a && l.hasHighS()) return !1
      let { r: i, s } = l,
        c = C(n),
        u = o.inv(s),
        d = o.create(c * u),
        f = o.create(i * u),
        p = e.BASE.multiplyUnsafe(d).add(t.multiplyUnsafe(f))
      return !p.is0() && o.create(p.x) === i
    } catch {
      return !1
    }
  }
  function I(e, t, n = {}) {
    let { prehash: r } = Ug(n, g)
    return ((t = D(t, r)), x.fromBytes(e, `recovered`).recoverPublicKey(t).toBytes())
  }
  return Object.freeze({
    keygen: u,
    getPublicKey: d,
    getSharedSecret: p,
    utils: m,
    lengths: h,
    Point: e,
    sign: k,
    verify: M,
    recoverPublicKey: I,
    Signature: x,
    hash: t,
  })
}
function n_(e) {
  let t = { a: e.a, b: e.b, p: e.Fp.ORDER, n: e.n, h: e.h, Gx: e.Gx, Gy: e.Gy },
    n = e.Fp,
    r = e.allowedPrivateKeyLengths
      ? Array.from(new Set(e.allowedPrivateKeyLengths.map((e) => Math.ceil(e / 2))))
      : void 0
  return {
    CURVE: t,
    curveOpts: {
      Fp: n,
      Fn: kh(t.n, { BITS: e.nBitLength, allowedLengths: r, modFromBytes: e.wrapPrivateKey }),
      allowInfinityPoint: e.allowInfinityPoint,
      endo: e.endo,
      isTorsionFree: e.isTorsionFree,
      clearCofactor: e.clearCofactor,
      fromBytes: e.fromBytes,
      toBytes: e.toBytes,
    },
  }
}
function r_(e) {
  let { CURVE: t, curveOpts: n } = n_(e),
    r = { hmac: e.hmac, randomBytes: e.randomBytes, lowS: e.lowS, bits2int: e.bits2int, bits2int_modN: e.bits2int_modN }
  return { CURVE: t, curveOpts: n, hash: e.hash, ecdsaOpts: r }
}
function i_(e, t) {
  let n = t.Point
  return Object.assign({}, t, { ProjectivePoint: n, CURVE: Object.assign({}, e, Oh(n.Fn.ORDER, n.Fn.BITS)) })
}
function a_(e) {
  let { CURVE: t, curveOpts: n, hash: r, ecdsaOpts: i } = r_(e)
  return i_(e, t_(Zg(t, n), r, i))
}
function o_(e, t) {
  let n = (t) => a_({ ...e, hash: t })
  return { ...n(t), create: n }
}
var s_ = {
    p: BigInt(`0xffffffff00000001000000000000000000000000ffffffffffffffffffffffff`),
    n: BigInt(`0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551`),
    h: BigInt(1),
    a: BigInt(`0xffffffff00000001000000000000000000000000fffffffffffffffffffffffc`),
    b: BigInt(`0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604b`),
    Gx: BigInt(`0x6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296`),
    Gy: BigInt(`0x4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5`),
  },
  c_ = {
    p: BigInt(`0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffff0000000000000000ffffffff`),
    n: BigInt(`0xffffffffffffffffffffffffffffffffffffffffffffffffc7634d81f4372ddf581a0db248b0a77aecec196accc52973`),
    h: BigInt(1),
    a: BigInt(`0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffff0000000000000000fffffffc`),
    b: BigInt(`0xb3312fa7e23ee7e4988e056be3f82d19181d9c6efe8141120314088f5013875ac656398d8a2ed19d2a85c8edd3ec2aef`),
    Gx: BigInt(`0xaa87ca22be8b05378eb1c71ef320ad746e1d3b628ba79b9859f741e082542a385502f25dbf55296c3a545e3872760ab7`),
    Gy: BigInt(`0x3617de4a96262c6f5d9e98bf9292dc29f8f41dbd289a147ce9da3113b5f0b8c00a60b1ce1d7e819d7a431d7c90ea0e5f`),
  },
  l_ = {
    p: BigInt(
      `0x1ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff`,
    ),
    n: BigInt(
      `0x01fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffa51868783bf2f966b7fcc0148f709a5d03bb5c9b8899c47aebb6fb71e91386409`,
    ),
    h: BigInt(1),
    a: BigInt(
      `0x1fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc`,
    ),
    b: BigInt(
      `0x0051953eb9618e1c9a1f929a21a0b68540eea2da725b99b315f3b8b489918ef109e156193951ec7e937b1652c0bd3bb1bf073573df883d2c34f1ef451fd46b503f00`,
    ),
    Gx: BigInt(
      `0x00c6858e06b70404e9cd9e3ecb662395b4429c648139053fb521f828af606b4d3dbaa14b5e77efe75928fe1dc127a2ffa8de3348b3c1856a429bf97e7e31c2e5bd66`,
    ),
    Gy: BigInt(
      `0x011839296a789a3bc0045c8a5fb42c7d1bd998f54449579b446817afbd17273e662c97ee72995ef42640c550b9013fad0761353c7086a272c24088be94769fd16650`,
    ),
  },
  u_ = kh(s_.p),
  d_ = kh(c_.p),
  f_ = kh(l_.p),
  p_ = o_({ ...s_, Fp: u_, lowS: !1 }, k)
;(o_({ ...c_, Fp: d_, lowS: !1 }, T), o_({ ...l_, Fp: f_, lowS: !1, allowedPrivateKeyLengths: [130, 131, 132] }, C))
var m_ = p_,
  h_ = {
    waku: {
      publish: `waku_publish`,
      batchPublish: `waku_batchPublish`,
      subscribe: `waku_subscribe`,
      batchSubscribe: `waku_batchSubscribe`,
      subscription: `waku_subscription`,
      unsubscribe: `waku_unsubscribe`,
      batchUnsubscribe: `waku_batchUnsubscribe`,
      batchFetchMessages: `waku_batchFetchMessages`,
    },
    irn: {
      publish: `irn_publish`,
      batchPublish: `irn_batchPublish`,
      subscribe: `irn_subscribe`,
      batchSubscribe: `irn_batchSubscribe`,
      subscription: `irn_subscription`,
      unsubscribe: `irn_unsubscribe`,
      batchUnsubscribe: `irn_batchUnsubscribe`,
      batchFetchMessages: `irn_batchFetchMessages`,
    },
    iridium: {
      publish: `iridium_publish`,
      batchPublish: `iridium_batchPublish`,
      subscribe: `iridium_subscribe`,
      batchSubscribe: `iridium_batchSubscribe`,
      subscription: `iridium_subscription`,
      unsubscribe: `iridium_unsubscribe`,
      batchUnsubscribe: `iridium_batchUnsubscribe`,
      batchFetchMessages: `iridium_batchFetchMessages`,
    },
  },
  g_ = a((e, t) => {
    function n(e) {
      let t
      if (e instanceof Uint8Array) t = e
      else if (typeof e == `string`) t = new TextEncoder().encode(e)
      else throw Error(`Input must be an string, Buffer or Uint8Array`)
      return t
    }
    function r(e) {
      return Array.prototype.map
        .call(e, function (e) {
          return (e < 16 ? `0` : ``) + e.toString(16)
        })
        .join(``)
    }
    function i(e) {
      return (4294967296 + e).toString(16).substring(1)
    }
    function a(e, t, n) {
      let r =
        `
` +
        e +
        ` = `
      for (let a = 0; a < t.length; a += 2) {
        if (n === 32) ((r += i(t[a]).toUpperCase()), (r += ` `), (r += i(t[a + 1]).toUpperCase()))
        else if (n === 64) ((r += i(t[a + 1]).toUpperCase()), (r += i(t[a]).toUpperCase()))
        else throw Error(`Invalid size ` + n)
        a % 6 == 4
          ? (r +=
              `
` + Array(e.length + 4).join(` `))
          : a < t.length - 2 && (r += ` `)
      }
      console.log(r)
    }
    function o(e, t, n) {
      let r = new Date().getTime(),
        i = new Uint8Array(t)
      for (let e = 0; e < t; e++) i[e] = e % 256
      let a = new Date().getTime()
      ;(console.log(`Generated random input in ` + (a - r) + `ms`), (r = a))
      for (let a = 0; a < n; a++) {
        let n = e(i),
          a = new Date().getTime(),
          o = a - r
        ;((r = a),
          console.log(`Hashed in ` + o + `ms: ` + n.substring(0, 20) + `...`),
          console.log(Math.round((t / (1 << 20) / (o / 1e3)) * 100) / 100 + ` MB PER SECOND`))
      }
    }
    t.exports = { normalizeInput: n, toHex: r, debugPrint: a, testSpeed: o }
  }),
  __ = a((e, t) => {
    var n = g_()
    function r(e, t, n) {
      let r = e[t] + e[n],
        i = e[t + 1] + e[n + 1]
      ;(r >= 4294967296 && i++, (e[t] = r), (e[t + 1] = i))
    }
    function i(e, t, n, r) {
      let i = e[t] + n
      n < 0 && (i += 4294967296)
      let a = e[t + 1] + r
      ;(i >= 4294967296 && a++, (e[t] = i), (e[t + 1] = a))
    }
    function a(e, t) {
      return e[t] ^ (e[t + 1] << 8) ^ (e[t + 2] << 16) ^ (e[t + 3] << 24)
    }
    function o(e, t, n, a, o, s) {
      let c = u[o],
        d = u[o + 1],
        f = u[s],
        p = u[s + 1]
      ;(r(l, e, t), i(l, e, c, d))
      let m = l[a] ^ l[e],
        h = l[a + 1] ^ l[e + 1]
      ;((l[a] = h),
        (l[a + 1] = m),
        r(l, n, a),
        (m = l[t] ^ l[n]),
        (h = l[t + 1] ^ l[n + 1]),
        (l[t] = (m >>> 24) ^ (h << 8)),
        (l[t + 1] = (h >>> 24) ^ (m << 8)),
        r(l, e, t),
        i(l, e, f, p),
        (m = l[a] ^ l[e]),
        (h = l[a + 1] ^ l[e + 1]),
        (l[a] = (m >>> 16) ^ (h << 16)),
        (l[a + 1] = (h >>> 16) ^ (m << 16)),
        r(l, n, a),
        (m = l[t] ^ l[n]),
        (h = l[t + 1] ^ l[n + 1]),
        (l[t] = (h >>> 31) ^ (m << 1)),
        (l[t + 1] = (m >>> 31) ^ (h << 1)))
    }
    var s = new Uint32Array([
        4089235720, 1779033703, 2227873595, 3144134277, 4271175723, 1013904242, 1595750129, 2773480762, 2917565137,
        1359893119, 725511199, 2600822924, 4215389547, 528734635, 327033209, 1541459225,
      ]),
      c = new Uint8Array(
        [
          0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3,
          11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4, 7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8, 9,
          0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13, 2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9, 12,
          5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11, 13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10, 6, 15,
          14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5, 10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0, 0, 1, 2,
          3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3,
        ].map(function (e) {
          return e * 2
        }),
      ),
      l = new Uint32Array(32),
      u = new Uint32Array(32)
    function d(e, t) {
      let n = 0
      for (n = 0; n < 16; n++) ((l[n] = e.h[n]), (l[n + 16] = s[n]))
      for (l[24] ^= e.t, l[25] ^= e.t / 4294967296, t && ((l[28] = ~l[28]), (l[29] = ~l[29])), n = 0; n < 32; n++)
        u[n] = a(e.b, 4 * n)
      for (n = 0; n < 12; n++)
        (o(0, 8, 16, 24, c[n * 16 + 0], c[n * 16 + 1]),
          o(2, 10, 18, 26, c[n * 16 + 2], c[n * 16 + 3]),
          o(4, 12, 20, 28, c[n * 16 + 4], c[n * 16 + 5]),
          o(6, 14, 22, 30, c[n * 16 + 6], c[n * 16 + 7]),
          o(0, 10, 20, 30, c[n * 16 + 8], c[n * 16 + 9]),
          o(2, 12, 22, 24, c[n * 16 + 10], c[n * 16 + 11]),
          o(4, 14, 16, 26, c[n * 16 + 12], c[n * 16 + 13]),
          o(6, 8, 18, 28, c[n * 16 + 14], c[n * 16 + 15]))
      for (n = 0; n < 16; n++) e.h[n] = e.h[n] ^ l[n] ^ l[n + 16]
    }
    var f = new Uint8Array([
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ])
    function p(e, t, n, r) {
      if (e === 0 || e > 64) throw Error(`Illegal output length, expected 0 < length <= 64`)
      if (t && t.length > 64) throw Error(`Illegal key, expected Uint8Array with 0 < length <= 64`)
      if (n && n.length !== 16) throw Error(`Illegal salt, expected Uint8Array with length is 16`)
      if (r && r.length !== 16) throw Error(`Illegal personal, expected Uint8Array with length is 16`)
      let i = { b: new Uint8Array(128), h: new Uint32Array(16), t: 0, c: 0, outlen: e }
      ;(f.fill(0), (f[0] = e), t && (f[1] = t.length), (f[2] = 1), (f[3] = 1), n && f.set(n, 32), r && f.set(r, 48))
      for (let e = 0; e < 16; e++) i.h[e] = s[e] ^ a(f, e * 4)
      return (t && (m(i, t), (i.c = 128)), i)
    }
    function m(e, t) {
      for (let n = 0; n < t.length; n++) (e.c === 128 && ((e.t += e.c), d(e, !1), (e.c = 0)), (e.b[e.c++] = t[n]))
    }
    function h(e) {
      for (e.t += e.c; e.c < 128;) e.b[e.c++] = 0
      d(e, !0)
      let t = new Uint8Array(e.outlen)
      for (let n = 0; n < e.outlen; n++) t[n] = e.h[n >> 2] >> (8 * (n & 3))
      return t
    }
    function g(e, t, r, i, a) {
      ;((r ||= 64), (e = n.normalizeInput(e)), (i &&= n.normalizeInput(i)), (a &&= n.normalizeInput(a)))
      let o = p(r, t, i, a)
      return (m(o, e), h(o))
    }
    function _(e, t, r, i, a) {
      let o = g(e, t, r, i, a)
      return n.toHex(o)
    }
    t.exports = { blake2b: g, blake2bHex: _, blake2bInit: p, blake2bUpdate: m, blake2bFinal: h }
  }),
  v_ = a((e, t) => {
    var n = g_()
    function r(e, t) {
      return e[t] ^ (e[t + 1] << 8) ^ (e[t + 2] << 16) ^ (e[t + 3] << 24)
    }
    function i(e, t, n, r, i, o) {
      ;((c[e] = c[e] + c[t] + i),
        (c[r] = a(c[r] ^ c[e], 16)),
        (c[n] = c[n] + c[r]),
        (c[t] = a(c[t] ^ c[n], 12)),
        (c[e] = c[e] + c[t] + o),
        (c[r] = a(c[r] ^ c[e], 8)),
        (c[n] = c[n] + c[r]),
        (c[t] = a(c[t] ^ c[n], 7)))
    }
    function a(e, t) {
      return (e >>> t) ^ (e << (32 - t))
    }
    var o = new Uint32Array([
        1779033703, 3144134277, 1013904242, 2773480762, 1359893119, 2600822924, 528734635, 1541459225,
      ]),
      s = new Uint8Array([
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3, 11,
        8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4, 7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8, 9, 0, 5,
        7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13, 2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9, 12, 5, 1, 15,
        14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11, 13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10, 6, 15, 14, 9, 11,
        3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5, 10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0,
      ]),
      c = new Uint32Array(16),
      l = new Uint32Array(16)
    function u(e, t) {
      let n = 0
      for (n = 0; n < 8; n++) ((c[n] = e.h[n]), (c[n + 8] = o[n]))
      for (c[12] ^= e.t, c[13] ^= e.t / 4294967296, t && (c[14] = ~c[14]), n = 0; n < 16; n++) l[n] = r(e.b, 4 * n)
      for (n = 0; n < 10; n++)
        (i(0, 4, 8, 12, l[s[n * 16 + 0]], l[s[n * 16 + 1]]),
          i(1, 5, 9, 13, l[s[n * 16 + 2]], l[s[n * 16 + 3]]),
          i(2, 6, 10, 14, l[s[n * 16 + 4]], l[s[n * 16 + 5]]),
          i(3, 7, 11, 15, l[s[n * 16 + 6]], l[s[n * 16 + 7]]),
          i(0, 5, 10, 15, l[s[n * 16 + 8]], l[s[n * 16 + 9]]),
          i(1, 6, 11, 12, l[s[n * 16 + 10]], l[s[n * 16 + 11]]),
          i(2, 7, 8, 13, l[s[n * 16 + 12]], l[s[n * 16 + 13]]),
          i(3, 4, 9, 14, l[s[n * 16 + 14]], l[s[n * 16 + 15]]))
      for (n = 0; n < 8; n++) e.h[n] ^= c[n] ^ c[n + 8]
    }
    function d(e, t) {
      if (!(e > 0 && e <= 32)) throw Error(`Incorrect output length, should be in [1, 32]`)
      let n = t ? t.length : 0
      if (t && !(n > 0 && n <= 32)) throw Error(`Incorrect key length, should be in [1, 32]`)
      let r = { h: new Uint32Array(o), b: new Uint8Array(64), c: 0, t: 0, outlen: e }
      return ((r.h[0] ^= 16842752 ^ (n << 8) ^ e), n > 0 && (f(r, t), (r.c = 64)), r)
    }
    function f(e, t) {
      for (let n = 0; n < t.length; n++) (e.c === 64 && ((e.t += e.c), u(e, !1), (e.c = 0)), (e.b[e.c++] = t[n]))
    }
    function p(e) {
      for (e.t += e.c; e.c < 64;) e.b[e.c++] = 0
      u(e, !0)
      let t = new Uint8Array(e.outlen)
      for (let n = 0; n < e.outlen; n++) t[n] = (e.h[n >> 2] >> (8 * (n & 3))) & 255
      return t
    }
    function m(e, t, r) {
      ;((r ||= 32), (e = n.normalizeInput(e)))
      let i = d(r, t)
      return (f(i, e), p(i))
    }
    function h(e, t, r) {
      let i = m(e, t, r)
      return n.toHex(i)
    }
    t.exports = { blake2s: m, blake2sHex: h, blake2sInit: d, blake2sUpdate: f, blake2sFinal: p }
  }),
  y_ = a((e, t) => {
    var n = __(),
      r = v_()
    t.exports = {
      blake2b: n.blake2b,
      blake2bHex: n.blake2bHex,
      blake2bInit: n.blake2bInit,
      blake2bUpdate: n.blake2bUpdate,
      blake2bFinal: n.blake2bFinal,
      blake2s: r.blake2s,
      blake2sHex: r.blake2sHex,
      blake2sInit: r.blake2sInit,
      blake2sUpdate: r.blake2sUpdate,
      blake2sFinal: r.blake2sFinal,
    }
  })(),
  b_ = `:`
function x_(e) {
  let [t, n] = e.split(b_)
  return { namespace: t, reference: n }
}
function S_(e, t) {
  return e.includes(`:`) ? [e] : t.chains || []
}
var C_ = {
    INVALID_METHOD: { message: `Invalid method.`, code: 1001 },
    INVALID_EVENT: { message: `Invalid event.`, code: 1002 },
    INVALID_UPDATE_REQUEST: { message: `Invalid update request.`, code: 1003 },
    INVALID_EXTEND_REQUEST: { message: `Invalid extend request.`, code: 1004 },
    INVALID_SESSION_SETTLE_REQUEST: { message: `Invalid session settle request.`, code: 1005 },
    UNAUTHORIZED_METHOD: { message: `Unauthorized method.`, code: 3001 },
    UNAUTHORIZED_EVENT: { message: `Unauthorized event.`, code: 3002 },
    UNAUTHORIZED_UPDATE_REQUEST: { message: `Unauthorized update request.`, code: 3003 },
    UNAUTHORIZED_EXTEND_REQUEST: { message: `Unauthorized extend request.`, code: 3004 },
    USER_REJECTED: { message: `User rejected.`, code: 5e3 },
    USER_REJECTED_CHAINS: { message: `User rejected chains.`, code: 5001 },
    USER_REJECTED_METHODS: { message: `User rejected methods.`, code: 5002 },
    USER_REJECTED_EVENTS: { message: `User rejected events.`, code: 5003 },
    UNSUPPORTED_CHAINS: { message: `Unsupported chains.`, code: 5100 },
    UNSUPPORTED_METHODS: { message: `Unsupported methods.`, code: 5101 },
    UNSUPPORTED_EVENTS: { message: `Unsupported events.`, code: 5102 },
    UNSUPPORTED_ACCOUNTS: { message: `Unsupported accounts.`, code: 5103 },
    UNSUPPORTED_NAMESPACE_KEY: { message: `Unsupported namespace key.`, code: 5104 },
    USER_DISCONNECTED: { message: `User disconnected.`, code: 6e3 },
    SESSION_SETTLEMENT_FAILED: { message: `Session settlement failed.`, code: 7e3 },
    WC_METHOD_UNSUPPORTED: { message: `Unsupported wc_ method.`, code: 10001 },
  },
  w_ = {
    NOT_INITIALIZED: { message: `Not initialized.`, code: 1 },
    NO_MATCHING_KEY: { message: `No matching key.`, code: 2 },
    RESTORE_WILL_OVERRIDE: { message: `Restore will override.`, code: 3 },
    RESUBSCRIBED: { message: `Resubscribed.`, code: 4 },
    MISSING_OR_INVALID: { message: `Missing or invalid.`, code: 5 },
    EXPIRED: { message: `Expired.`, code: 6 },
    UNKNOWN_TYPE: { message: `Unknown type.`, code: 7 },
    MISMATCHED_TOPIC: { message: `Mismatched topic.`, code: 8 },
    NON_CONFORMING_NAMESPACES: { message: `Non conforming namespaces.`, code: 9 },
  }
function J(e, t) {
  let { message: n, code: r } = w_[e]
  return { message: t ? `${n} ${t}` : n, code: r }
}
function Y(e, t) {
  let { message: n, code: r } = C_[e]
  return { message: t ? `${n} ${t}` : n, code: r }
}
var T_ = { reactNative: `react-native`, node: `node`, browser: `browser`, unknown: `unknown` }
function E_() {
  return typeof process < `u` && typeof process.versions < `u` && typeof process.versions.node < `u`
}
function D_() {
  return !(0, Lf.getDocument)() && !!(0, Lf.getNavigator)() && navigator.product === `ReactNative`
}
function O_() {
  return D_() && typeof global < `u` && typeof global?.Platform < `u` && global?.Platform.OS === `android`
}
function k_() {
  return D_() && typeof global < `u` && typeof global?.Platform < `u` && global?.Platform.OS === `ios`
}
function A_() {
  return !E_() && !!(0, Lf.getNavigator)() && !!(0, Lf.getDocument)()
}
function j_() {
  return D_() ? T_.reactNative : E_() ? T_.node : A_() ? T_.browser : T_.unknown
}
function M_() {
  try {
    return D_() && typeof global < `u` && typeof global?.Application < `u` ? global.Application?.applicationId : void 0
  } catch {
    return
  }
}
function N_(e, t) {
  let n = new URLSearchParams(e)
  return (
    Object.entries(t)
      .sort(([e], [t]) => e.localeCompare(t))
      .forEach(([e, t]) => {
        t != null && n.set(e, String(t))
      }),
    n.toString()
  )
}
function P_(e) {
  let t = F_()
  try {
    return (
      e?.url &&
        t.url &&
        new URL(e.url).host !== new URL(t.url).host &&
        (console.warn(
          `The configured WalletConnect 'metadata.url':${e.url} differs from the actual page url:${t.url}. This is probably unintended and can lead to issues.`,
        ),
        (e.url = t.url)),
      e?.icons?.length && e.icons.length > 0 && (e.icons = e.icons.filter((e) => e !== ``)),
      {
        ...t,
        ...e,
        url: e?.url || t.url,
        name: e?.name || t.name,
        description: e?.description || t.description,
        icons: e?.icons?.length && e.icons.length > 0 ? e.icons : t.icons,
      }
    )
  } catch (n) {
    return (console.warn(`Error populating app metadata`, n), e || t)
  }
}
function F_() {
  return (0, Rf.getWindowMetadata)() || { name: ``, description: ``, url: ``, icons: [``] }
}
function I_() {
  if (j_() === T_.reactNative && typeof global < `u` && typeof global?.Platform < `u`) {
    let { OS: e, Version: t } = global.Platform
    return [e, t].join(`-`)
  }
  let e = Nl()
  if (e === null) return `unknown`
  let t = e.os ? e.os.replace(` `, ``).toLowerCase() : `unknown`
  return e.type === `browser` ? [t, e.name, e.version].join(`-`) : [t, e.version].join(`-`)
}
function L_() {
  let e = j_()
  return e === T_.browser ? [e, (0, Lf.getLocation)()?.host || `unknown`].join(`:`) : e
}
function R_(e, t, n) {
  let r = I_(),
    i = L_()
  return [[e, t].join(`-`), [`js`, n].join(`-`), r, i].join(`/`)
}
function z_({
  protocol: e,
  version: t,
  relayUrl: n,
  sdkVersion: r,
  auth: i,
  projectId: a,
  useOnCloseEvent: o,
  bundleId: s,
  packageName: c,
}) {
  let l = n.split(`?`),
    u = {
      auth: i,
      ua: R_(e, t, r),
      projectId: a,
      useOnCloseEvent: o || void 0,
      packageName: c || void 0,
      bundleId: s || void 0,
    },
    d = N_(l[1] || ``, u)
  return l[0] + `?` + d
}
function B_(e, t) {
  return e.filter((e) => t.includes(e)).length === e.length
}
function V_(e) {
  return Object.fromEntries(e.entries())
}
function H_(e) {
  return new Map(Object.entries(e))
}
function U_(e = z.FIVE_MINUTES, t) {
  let n = (0, z.toMiliseconds)(e || z.FIVE_MINUTES),
    r,
    i,
    a,
    o
  return {
    resolve: (e) => {
      a && r && (clearTimeout(a), r(e), (o = Promise.resolve(e)))
    },
    reject: (e) => {
      a && i && (clearTimeout(a), i(e))
    },
    done: () =>
      new Promise((e, s) => {
        if (o) return e(o)
        ;((a = setTimeout(() => {
          let e = J(`EXPIRED`),
            n = Error(t || e.message)
          ;((n.code = e.code), s(n))
        }, n)),
          (r = e),
          (i = s))
      }),
  }
}
function W_(e, t, n) {
  return new Promise(async (r, i) => {
    let a = setTimeout(() => i(Error(n)), t)
    try {
      r(await e)
    } catch (e) {
      i(e)
    }
    clearTimeout(a)
  })
}
function G_(e, t) {
  if (typeof t == `string` && t.startsWith(`${e}:`)) return t
  if (e.toLowerCase() === `topic`) {
    if (typeof t != `string`) throw Error(`Value must be "string" for expirer target type: topic`)
    return `topic:${t}`
  }
  if (e.toLowerCase() === `id`) {
    if (typeof t != `number`) throw Error(`Value must be "number" for expirer target type: id`)
    return `id:${t}`
  }
  throw Error(`Unknown expirer target type: ${e}`)
}
function K_(e) {
  return G_(`topic`, e)
}
function q_(e) {
  return G_(`id`, e)
}
function J_(e) {
  let [t, n] = e.split(`:`),
    r = { id: void 0, topic: void 0 }
  if (t === `topic` && typeof n == `string`) r.topic = n
  else if (t === `id` && Number.isInteger(Number(n))) r.id = Number(n)
  else throw Error(`Invalid target, expected id:number or topic:string, got ${t}:${n}`)
  return r
}
function Y_(e, t) {
  return (0, z.fromMiliseconds)((t || Date.now()) + (0, z.toMiliseconds)(e))
}
function X_(e) {
  return Date.now() >= (0, z.toMiliseconds)(e)
}
function X(e, t) {
  return `${e}${t ? `:${t}` : ``}`
}
function Z_(e = [], t = []) {
  return [...new Set([...e, ...t])]
}
async function Q_({ id: e, topic: t, wcDeepLink: n }) {
  try {
    if (!n) return
    let r = (typeof n == `string` ? JSON.parse(n) : n)?.href
    if (typeof r != `string`) return
    let i = $_(r, e, t),
      a = j_()
    if (a === T_.browser) {
      if (!(0, Lf.getDocument)()?.hasFocus()) {
        console.warn(`Document does not have focus, skipping deeplink.`)
        return
      }
      ev(i)
    } else a === T_.reactNative && typeof global?.Linking < `u` && (await global.Linking.openURL(i))
  } catch (e) {
    console.error(e)
  }
}
function $_(e, t, n) {
  let r = `requestId=${t}&sessionTopic=${n}`
  e.endsWith(`/`) && (e = e.slice(0, -1))
  let i = `${e}`
  if (e.startsWith(`https://t.me`)) {
    let t = e.includes(`?`) ? `&startapp=` : `?startapp=`
    i = `${i}${t}${sv(r, !0)}`
  } else i = `${i}/wc?${r}`
  return i
}
function ev(e) {
  let t = `_self`
  ;(ov() ? (t = `_top`) : (av() || e.startsWith(`https://`) || e.startsWith(`http://`)) && (t = `_blank`),
    window.open(e, t, `noreferrer noopener`))
}
async function tv(e, t) {
  let n = ``
  try {
    if (A_() && ((n = localStorage.getItem(t)), n)) return n
    n = await e.getItem(t)
  } catch (e) {
    console.error(e)
  }
  return n
}
function nv(e, t) {
  if (!e.includes(t)) return null
  let n = e.split(/([&,?,=])/)
  return n[n.indexOf(t) + 2]
}
function rv() {
  return typeof crypto < `u` && crypto?.randomUUID
    ? crypto.randomUUID()
    : `xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx`.replace(/[xy]/gu, (e) => {
        let t = (Math.random() * 16) | 0
        return (e === `x` ? t : (t & 3) | 8).toString(16)
      })
}
function iv() {
  return typeof process < `u` && {}.IS_VITEST === `true`
}
function av() {
  return (
    typeof window < `u` && (!!window.TelegramWebviewProxy || !!window.Telegram || !!window.TelegramWebviewProxyProto)
  )
}
function ov() {
  try {
    return window.self !== window.top
  } catch {
    return !1
  }
}
function sv(e, t = !1) {
  let n = new TextEncoder().encode(e),
    r = Array(n.length)
  for (let e = 0; e < n.length; e++) r[e] = String.fromCharCode(n[e])
  let i = btoa(r.join(``))
  return t ? i.replace(/[=]/g, ``) : i
}
function cv(e) {
  let t = e + `=`.repeat((4 - (e.length % 4)) % 4),
    n = atob(t),
    r = new Uint8Array(n.length)
  for (let e = 0; e < n.length; e++) r[e] = n.charCodeAt(e)
  return new TextDecoder().decode(r)
}
function lv(e) {
  return new Promise((t) => setTimeout(t, e))
}
var uv = class {
    constructor({ limit: e }) {
      ;((this.limit = e), (this.set = new Set()))
    }
    add(e) {
      if (!this.set.has(e)) {
        if (this.set.size >= this.limit) {
          let e = this.set.values().next().value
          e && this.set.delete(e)
        }
        this.set.add(e)
      }
    }
    has(e) {
      return this.set.has(e)
    }
  },
  dv = `https://rpc.walletconnect.org/v1`
function fv(e) {
  let t = e + `=`.repeat((4 - (e.length % 4)) % 4),
    n = atob(t),
    r = new Uint8Array(n.length)
  for (let e = 0; e < n.length; e++) r[e] = n.charCodeAt(e)
  return r
}
var pv = /^0x[0-9a-fA-F]{64}$/
function mv(e) {
  return pv.test(e)
}
function hv(e) {
  let t = `Ethereum Signed Message:
${e.length}`,
    n = new TextEncoder().encode(t + e)
  return `0x` + cm(u(n), `base16`)
}
async function gv(e, t, n, r, i, a) {
  switch (n.t) {
    case `eip191`:
      return await _v(e, t, n.s)
    case `eip1271`:
      return await vv(e, t, n.s, r, i, a)
    default:
      throw Error(`verifySignature failed: Attempted to verify CacaoSignature with unknown type: ${n.t}`)
  }
}
function _v(e, t, n) {
  let r = Mf(n)
  return Kf({ payload: hv(t), signature: r }).toLowerCase() === e.toLowerCase()
}
async function vv(e, t, n, r, i, a) {
  let o = x_(r)
  if (!o.namespace || !o.reference)
    throw Error(`isValidEip1271Signature failed: chainId must be in CAIP-2 format, received: ${r}`)
  try {
    let o = n.substring(2),
      s = (o.length / 2).toString(16).padStart(64, `0`),
      c =
        `0x1626ba7e` +
        (mv(t) ? t : hv(t)).substring(2) +
        `0000000000000000000000000000000000000000000000000000000000000040` +
        s +
        o,
      { result: l } = await (
        await fetch(`${a || dv}/?chainId=${r}&projectId=${i}`, {
          headers: { 'Content-Type': `application/json` },
          method: `POST`,
          body: JSON.stringify({
            id: yv(),
            jsonrpc: `2.0`,
            method: `eth_call`,
            params: [{ to: e, data: c }, `latest`],
          }),
        })
      ).json()
    return l ? l.slice(0, 10).toLowerCase() === `0x1626ba7e` : !1
  } catch (e) {
    return (console.error(`isValidEip1271Signature: `, e), !1)
  }
}
function yv() {
  return Date.now() + Math.floor(Math.random() * 1e3)
}
function bv(e) {
  let t = fv(e),
    n = t[0]
  if (n === 0) throw Error(`No signatures found`)
  let r = 1 + n * 64
  if (t.length < r) throw Error(`Transaction data too short for claimed signature count`)
  if (t.length < 100) throw Error(`Transaction too short`)
  let i = t.slice(1, 65)
  return se.encode(i)
}
function xv(e) {
  let t = fv(e),
    n = new TextEncoder().encode(`TransactionData::`),
    r = new Uint8Array(n.length + t.length)
  ;(r.set(n), r.set(t, n.length))
  let i = Gf(r, { dkLen: 32 })
  return se.encode(i)
}
function Sv(e) {
  let t = new Uint8Array(k(Cv(e)))
  return se.encode(t)
}
function Cv(e) {
  if (e instanceof Uint8Array) return e
  if (Array.isArray(e)) return new Uint8Array(e)
  if (typeof e == `object` && e?.data) return new Uint8Array(Object.values(e.data))
  if (typeof e == `object` && e) return new Uint8Array(Object.values(e))
  throw Error(`getNearUint8ArrayFromBytes: Unexpected result type from bytes array`)
}
function wv(e) {
  let t = om(fv(e)).txn
  if (!t) throw Error(`Invalid signed transaction: missing 'txn' field`)
  let n = Wp(t),
    r = sm([new TextEncoder().encode(`TX`), new Uint8Array(n)]),
    i = g(r)
  return ce.encode(i).replace(/=+$/, ``)
}
function Tv(e) {
  let t = [],
    n = BigInt(e)
  for (; n >= 128n;) (t.push(Number((n & 127n) | 128n)), (n >>= 7n))
  return (t.push(Number(n)), new Uint8Array(t))
}
function Ev(e) {
  let t = fv(e.signed.bodyBytes),
    n = fv(e.signed.authInfoBytes),
    r = fv(e.signature.signature),
    i = []
  ;(i.push(new Uint8Array([10])),
    i.push(Tv(t.length)),
    i.push(t),
    i.push(new Uint8Array([18])),
    i.push(Tv(n.length)),
    i.push(n),
    i.push(new Uint8Array([26])),
    i.push(Tv(r.length)),
    i.push(r))
  let a = sm(i)
  return cm(k(a), `base16`).toUpperCase()
}
var Dv = { pubnet: `Public Global Stellar Network ; September 2015`, testnet: `Test SDF Network ; September 2015` },
  Ov = 0,
  kv = 2,
  Av = 5,
  jv = 72,
  Mv = 64,
  Nv = 20
function Pv(e, t) {
  return new DataView(e.buffer, e.byteOffset, e.byteLength).getUint32(t, !1)
}
function Fv(e) {
  for (let t = Nv; t >= 0; t--) {
    let n = e.length - 4 - jv * t
    if (n < 4 || Pv(e, n) !== t) continue
    let r = !0
    for (let i = 0; i < t; i++)
      if (Pv(e, n + 4 + jv * i + 4) !== Mv) {
        r = !1
        break
      }
    if (r) return n
  }
  throw Error(`getStellarTransactionHash: could not locate envelope signature array`)
}
function Iv(e, t) {
  let n = fv(e)
  if (n.length < 8) throw Error(`getStellarTransactionHash: envelope too short`)
  let r = Pv(n, 0),
    i,
    a
  switch (r) {
    case Ov:
      ;((i = kv), (a = 0))
      break
    case kv:
      ;((i = kv), (a = 4))
      break
    case Av:
      ;((i = Av), (a = 4))
      break
    default:
      throw Error(`getStellarTransactionHash: unsupported envelope type: ${r}`)
  }
  let o = Fv(n),
    s = t?.split(`:`).pop() ?? `pubnet`,
    c = Dv[s]
  if (!c) throw Error(`getStellarTransactionHash: unknown Stellar network: ${s}`)
  let l = sm([k(new TextEncoder().encode(c)), new Uint8Array([0, 0, 0, i]), n.slice(a, o)])
  return cm(k(l), `base16`)
}
function Lv(e) {
  let t = []
  try {
    if (typeof e == `string`) return (t.push(e), t)
    if (typeof e != `object`) return t
    e?.id && t.push(e.id)
    let n = e?.capabilities?.caip345?.transactionHashes
    n && t.push(...n)
  } catch (e) {
    console.warn(`getWalletSendCallsHashes failed: `, e)
  }
  return t
}
var Rv = `did:pkh:`,
  zv = { eip155: `Ethereum`, solana: `Solana`, bip122: `Bitcoin` },
  Bv = (e) => (e ? zv[e] || e : ``),
  Vv = (e) => e?.split(`:`),
  Hv = (e) => {
    let t = e && Vv(e)
    if (t) return e.includes(Rv) ? t[3] : t[1]
  },
  Uv = (e) => {
    let t = e && Vv(e)
    if (t) return e.includes(Rv) ? t[2] : t[0]
  },
  Wv = (e) => {
    let t = e && Vv(e)
    if (t) return t[2] + `:` + t[3]
  },
  Gv = (e) => {
    let t = e && Vv(e)
    if (t) return t.pop()
  }
async function Kv(e) {
  let { cacao: t, projectId: n } = e,
    { s: r, p: i } = t,
    a
  try {
    a = Jv(i, i.iss)
  } catch {
    return !1
  }
  let o = Gv(i.iss)
  try {
    return await gv(o, a, r, Wv(i.iss), n)
  } catch {
    return !1
  }
}
function qv(e) {
  let { cacao: t, request: n } = e,
    { p: r } = t
  if (r.domain !== n.domain) return { valid: !1, reason: `domain mismatch: requested ${n.domain}, got ${r.domain}` }
  if (r.nonce !== n.nonce) return { valid: !1, reason: `nonce mismatch: requested ${n.nonce}, got ${r.nonce}` }
  let i = n.aud || n.uri,
    a = r.aud || r.uri
  if (i && a !== i) return { valid: !1, reason: `aud mismatch: requested ${i}, got ${a}` }
  if (n.chains?.length) {
    let e = Wv(r.iss)
    if (!e || !n.chains.includes(e)) return { valid: !1, reason: `cacao issued for chain ${e} which was not requested` }
  }
  let o = Date.now()
  if (r.exp) {
    let e = new Date(r.exp).getTime()
    if (isNaN(e)) return { valid: !1, reason: `malformed exp: ${r.exp}` }
    if (e < o) return { valid: !1, reason: `cacao has expired` }
  }
  if (r.nbf) {
    let e = new Date(r.nbf).getTime()
    if (isNaN(e)) return { valid: !1, reason: `malformed nbf: ${r.nbf}` }
    if (e > o) return { valid: !1, reason: `cacao is not yet valid` }
  }
  return { valid: !0 }
}
var Jv = (e, t) => {
  let n = Uv(t)
  if (!n) throw Error(`Invalid issuer: ` + t)
  let r = `${e.domain} wants you to sign in with your ${Bv(n)} account:`,
    i = Gv(t)
  if (!e.aud && !e.uri) throw Error('Either `aud` or `uri` is required to construct the message')
  let a = e.statement || void 0,
    o = `URI: ${e.aud || e.uri}`,
    s = `Version: ${e.version}`,
    c = `Chain ID: ${Hv(t)}`,
    l = `Nonce: ${e.nonce}`,
    u = `Issued At: ${e.iat}`,
    d = e.exp ? `Expiration Time: ${e.exp}` : void 0,
    f = e.nbf ? `Not Before: ${e.nbf}` : void 0,
    p = e.requestId ? `Request ID: ${e.requestId}` : void 0,
    m = e.resources
      ? `Resources:${e.resources
          .map(
            (e) => `
- ${e}`,
          )
          .join(``)}`
      : void 0,
    h = ly(e.resources)
  if (h) {
    let e = ty(h)
    a = oy(a, e)
  }
  if (a && /\r|\n/.test(a)) throw Error('Statement must not contain line breaks (`\\r` or `\\n`)')
  return [r, i, ``, a, ``, o, s, c, l, u, d, f, p, m].filter((e) => e != null).join(`
`)
}
function Yv(e) {
  let t = JSON.stringify(e),
    n = new TextEncoder().encode(t),
    r = Array(n.length)
  for (let e = 0; e < n.length; e++) r[e] = String.fromCharCode(n[e])
  return btoa(r.join(``))
}
function Xv(e) {
  let t = e + `=`.repeat((4 - (e.length % 4)) % 4),
    n = atob(t),
    r = new Uint8Array(n.length)
  for (let e = 0; e < n.length; e++) r[e] = n.charCodeAt(e)
  return JSON.parse(new TextDecoder().decode(r))
}
function Zv(e) {
  if (!e) throw Error(`No recap provided, value is undefined`)
  if (!e.att) throw Error('No `att` property found')
  let t = Object.keys(e.att)
  if (!t?.length) throw Error('No resources found in `att` property')
  t.forEach((t) => {
    let n = e.att[t]
    if (Array.isArray(n) || typeof n != `object`) throw Error(`Resource must be an object: ${t}`)
    if (!Object.keys(n).length) throw Error(`Resource object is empty: ${t}`)
    Object.keys(n).forEach((e) => {
      let t = n[e]
      if (!Array.isArray(t)) throw Error(`Ability limits ${e} must be an array of objects, found: ${t}`)
      if (!t.length) throw Error(`Value of ${e} is empty array, must be an array with objects`)
      t.forEach((t) => {
        if (typeof t != `object`) throw Error(`Ability limits (${e}) must be an array of objects, found: ${t}`)
      })
    })
  })
}
function Qv(e, t, n, r = {}) {
  return (n?.sort((e, t) => e.localeCompare(t)), { att: { [e]: $v(t, n, r) } })
}
function $v(e, t, n = {}) {
  t = t?.sort((e, t) => e.localeCompare(t))
  let r = t.map((t) => ({ [`${e}/${t}`]: [n] }))
  return Object.assign({}, ...r)
}
function ey(e) {
  return (Zv(e), `urn:recap:${Yv(e).replace(/=/g, ``)}`)
}
function ty(e) {
  let t = Xv(e.replace(`urn:recap:`, ``))
  return (Zv(t), t)
}
function ny(e, t, n) {
  return ey(Qv(e, t, n))
}
function ry(e) {
  return e && e.includes(`urn:recap:`)
}
function iy(e, t) {
  return ey(ay(ty(e), ty(t)))
}
function ay(e, t) {
  ;(Zv(e), Zv(t))
  let n = Object.keys(e.att)
      .concat(Object.keys(t.att))
      .sort((e, t) => e.localeCompare(t)),
    r = { att: {} }
  return (
    n.forEach((n) => {
      Object.keys(e.att?.[n] || {})
        .concat(Object.keys(t.att?.[n] || {}))
        .sort((e, t) => e.localeCompare(t))
        .forEach((i) => {
          r.att[n] = { ...r.att[n], [i]: e.att[n]?.[i] || t.att[n]?.[i] }
        })
    }),
    r
  )
}
function oy(e = ``, t) {
  Zv(t)
  let n = `I further authorize the stated URI to perform the following actions on my behalf: `
  if (e.includes(n)) return e
  let r = [],
    i = 0
  Object.keys(t.att).forEach((e) => {
    let n = Object.keys(t.att[e]).map((e) => ({ ability: e.split(`/`)[0], action: e.split(`/`)[1] }))
    n.sort((e, t) => e.action.localeCompare(t.action))
    let a = {}
    n.forEach((e) => {
      ;(a[e.ability] || (a[e.ability] = []), a[e.ability].push(e.action))
    })
    let o = Object.keys(a).map((t) => (i++, `(${i}) '${t}': '${a[t].join(`', '`)}' for '${e}'.`))
    r.push(o.join(`, `).replace(`.,`, `.`))
  })
  let a = `${n}${r.join(` `)}`
  return `${e ? e + ` ` : ``}${a}`
}
function sy(e) {
  let t = ty(e)
  Zv(t)
  let n = t.att?.eip155
  return n ? Object.keys(n).map((e) => e.split(`/`)[1]) : []
}
function cy(e) {
  let t = ty(e)
  Zv(t)
  let n = []
  return (
    Object.values(t.att).forEach((e) => {
      Object.values(e).forEach((e) => {
        e?.[0]?.chains && n.push(e[0].chains)
      })
    }),
    [...new Set(n.flat())]
  )
}
function ly(e) {
  if (!e) return
  let t = e?.[e.length - 1]
  return ry(t) ? t : void 0
}
var uy = `base10`,
  dy = `base16`,
  fy = `base64pad`,
  py = `base64url`,
  my = `utf8`,
  hy = 0,
  gy = 1,
  _y = 12,
  vy = 32
function yy() {
  let e = Og.utils.randomPrivateKey(),
    t = Og.getPublicKey(e)
  return { privateKey: cm(e, dy), publicKey: cm(t, dy) }
}
function by() {
  return cm(E(vy), dy)
}
function xy(e, t) {
  let n = Og.getSharedSecret(xl(e, dy), xl(t, dy))
  return cm(Im(oe, n, void 0, void 0, vy), dy)
}
function Sy(e) {
  return cm(oe(xl(e, dy)), dy)
}
function Cy(e) {
  return cm(oe(xl(e, my)), dy)
}
function wy(e) {
  return xl(`${e}`, uy)
}
function Ty(e) {
  return Number(cm(e, uy))
}
function Ey(e) {
  return e.replace(/\+/g, `-`).replace(/\//g, `_`).replace(/=/g, ``)
}
function Dy(e) {
  let t = e.replace(/-/g, `+`).replace(/_/g, `/`),
    n = (4 - (t.length % 4)) % 4
  return t + `=`.repeat(n)
}
function Oy(e) {
  let t = wy(typeof e.type < `u` ? e.type : 0)
  if (Ty(t) === 1 && typeof e.senderPublicKey > `u`) throw Error(`Missing sender public key for type 1 envelope`)
  let n = typeof e.senderPublicKey < `u` ? xl(e.senderPublicKey, dy) : void 0,
    r = typeof e.iv < `u` ? xl(e.iv, dy) : E(_y),
    i = My({ type: t, sealed: jm(xl(e.symKey, dy), r).encrypt(xl(e.message, my)), iv: r, senderPublicKey: n })
  return e.encoding === `base64url` ? Ey(i) : i
}
function ky(e) {
  let t = xl(e.symKey, dy),
    { sealed: n, iv: r } = Ny({ encoded: e.encoded, encoding: e.encoding }),
    i = jm(t, r).decrypt(n)
  if (i === null) throw Error(`Failed to decrypt`)
  return cm(i, my)
}
function Ay(e, t) {
  let n = wy(2),
    r = E(_y),
    i = My({ type: n, sealed: xl(e, my), iv: r })
  return t === `base64url` ? Ey(i) : i
}
function jy(e, t) {
  let { sealed: n } = Ny({ encoded: e, encoding: t })
  return cm(n, my)
}
function My(e) {
  if (Ty(e.type) === 2) return cm(sm([e.type, e.sealed]), fy)
  if (Ty(e.type) === 1) {
    if (typeof e.senderPublicKey > `u`) throw Error(`Missing sender public key for type 1 envelope`)
    return cm(sm([e.type, e.senderPublicKey, e.iv, e.sealed]), fy)
  }
  return cm(sm([e.type, e.iv, e.sealed]), fy)
}
function Ny(e) {
  let t = xl((e.encoding || `base64pad`) === `base64url` ? Dy(e.encoded) : e.encoded, fy),
    n = t.slice(hy, gy),
    r = gy
  if (Ty(n) === 1) {
    let e = t.slice(r, 33),
      i = t.slice(33, 45)
    return { type: n, sealed: t.slice(45), iv: i, senderPublicKey: e }
  }
  if (Ty(n) === 2) return { type: n, sealed: t.slice(r), iv: E(_y) }
  let i = t.slice(r, 13)
  return { type: n, sealed: t.slice(13), iv: i }
}
function Py(e, t) {
  let n = Ny({ encoded: e, encoding: t?.encoding })
  return Fy({
    type: Ty(n.type),
    senderPublicKey: typeof n.senderPublicKey < `u` ? cm(n.senderPublicKey, dy) : void 0,
    receiverPublicKey: t?.receiverPublicKey,
  })
}
function Fy(e) {
  let t = e?.type || 0
  if (t === 1) {
    if (typeof e?.senderPublicKey > `u`) throw Error(`missing sender public key`)
    if (typeof e?.receiverPublicKey > `u`) throw Error(`missing receiver public key`)
  }
  return { type: t, senderPublicKey: e?.senderPublicKey, receiverPublicKey: e?.receiverPublicKey }
}
function Iy(e) {
  return e.type === 1 && typeof e.senderPublicKey == `string` && typeof e.receiverPublicKey == `string`
}
function Ly(e) {
  return e.type === 2
}
function Ry(e) {
  let t = xl(Dy(e.x), fy),
    n = xl(Dy(e.y), fy)
  return sm([new Uint8Array([4]), t, n])
}
function zy(e, t) {
  let [n, r, i] = e.split(`.`),
    a = xl(Dy(i), fy)
  if (a.length !== 64) throw Error(`Invalid signature length`)
  let o = a.slice(0, 32),
    s = a.slice(32, 64),
    c = `${n}.${r}`,
    l = oe(c),
    u = Ry(t)
  if (!m_.verify(sm([o, s]), l, u)) throw Error(`Invalid signature`)
  return js(e).payload
}
function By(e) {
  return e?.relay || { protocol: `irn` }
}
function Vy(e) {
  let t = h_[e]
  if (typeof t > `u`) throw Error(`Relay Protocol not supported: ${e}`)
  return t
}
function Hy(e, t = `-`) {
  let n = {},
    r = `relay` + t
  return (
    Object.keys(e).forEach((t) => {
      if (t.startsWith(r)) {
        let i = t.replace(r, ``),
          a = e[t]
        n[i] = a
      }
    }),
    n
  )
}
function Uy(e) {
  if (!e.includes(`wc:`)) {
    let t = cv(e)
    t?.includes(`wc:`) && (e = t)
  }
  ;((e = e.includes(`wc://`) ? e.replace(`wc://`, ``) : e), (e = e.includes(`wc:`) ? e.replace(`wc:`, ``) : e))
  let t = e.indexOf(`:`),
    n = e.indexOf(`?`) === -1 ? void 0 : e.indexOf(`?`),
    r = e.substring(0, t),
    i = e.substring(t + 1, n).split(`@`),
    a = typeof n < `u` ? e.substring(n) : ``,
    o = new URLSearchParams(a),
    s = Object.fromEntries(o.entries()),
    c = typeof s.methods == `string` ? s.methods.split(`,`) : void 0
  return {
    protocol: r,
    topic: Wy(i[0]),
    version: parseInt(i[1], 10),
    symKey: s.symKey,
    relay: Hy(s),
    methods: c,
    expiryTimestamp: s.expiryTimestamp ? parseInt(s.expiryTimestamp, 10) : void 0,
  }
}
function Wy(e) {
  return e.startsWith(`//`) ? e.substring(2) : e
}
function Gy(e, t = `-`) {
  let n = {}
  return (
    Object.keys(e).forEach((r) => {
      let i = r,
        a = `relay` + t + i
      e[i] && (n[a] = e[i])
    }),
    n
  )
}
function Ky(e) {
  let t = new URLSearchParams(),
    n = {
      ...Gy(e.relay),
      symKey: e.symKey,
      ...(e.expiryTimestamp && { expiryTimestamp: e.expiryTimestamp.toString() }),
      ...(e.methods && { methods: e.methods.join(`,`) }),
    }
  return (
    Object.entries(n)
      .sort(([e], [t]) => e.localeCompare(t))
      .forEach(([e, n]) => {
        n !== void 0 && t.append(e, String(n))
      }),
    `${e.protocol}:${e.topic}@${e.version}?${t}`
  )
}
function qy(e, t, n) {
  return `${e}?wc_ev=${n}&topic=${t}`
}
function Jy(e) {
  let t = []
  return (
    e.forEach((e) => {
      let [n, r] = e.split(`:`)
      t.push(`${n}:${r}`)
    }),
    t
  )
}
function Yy(e) {
  let t = []
  return (
    Object.values(e).forEach((e) => {
      t.push(...Jy(e.accounts))
    }),
    [...new Set(t)]
  )
}
function Xy(e) {
  let t = []
  return (
    Object.values(e).forEach((e) => {
      t.push(...e.methods)
    }),
    [...new Set(t)]
  )
}
function Zy(e) {
  let t = []
  return (
    Object.values(e).forEach((e) => {
      t.push(...e.events)
    }),
    [...new Set(t)]
  )
}
function Qy(e, t) {
  let n = []
  return (
    Object.values(e).forEach((e) => {
      Jy(e.accounts).includes(t) && n.push(...e.methods)
    }),
    n
  )
}
function $y(e, t) {
  let n = []
  return (
    Object.values(e).forEach((e) => {
      Jy(e.accounts).includes(t) && n.push(...e.events)
    }),
    n
  )
}
function eb(e) {
  return e.includes(`:`)
}
function tb(e) {
  return eb(e) ? e.split(`:`)[0] : e
}
function nb(e) {
  let t = {}
  if (!sb(e)) return t
  for (let [n, r] of Object.entries(e)) {
    let e = eb(n) ? [n] : r.chains,
      i = r.methods || [],
      a = r.events || [],
      o = tb(n)
    t[o] = { ...t[o], chains: Z_(e, t[o]?.chains), methods: Z_(i, t[o]?.methods), events: Z_(a, t[o]?.events) }
  }
  return t
}
function rb(e) {
  let t = {}
  return (
    e?.forEach((e) => {
      let [n, r] = e.split(`:`)
      ;(t[n] || (t[n] = { accounts: [], chains: [], events: [], methods: [] }),
        t[n].accounts.push(e),
        t[n].chains?.push(`${n}:${r}`))
    }),
    t
  )
}
function ib(e, t) {
  t = t.map((e) => e.replace(`did:pkh:`, ``))
  let n = rb(t)
  for (let [t, r] of Object.entries(n))
    ((r.methods = r.methods ? Z_(r.methods, e) : e), (r.events = [`chainChanged`, `accountsChanged`]))
  return n
}
function ab(e, t) {
  let n = nb(e),
    r = nb(t),
    i = {},
    a = Object.keys(n).concat(Object.keys(r))
  for (let e of a)
    i[e] = {
      chains: Z_(n[e]?.chains, r[e]?.chains),
      methods: Z_(n[e]?.methods, r[e]?.methods),
      events: Z_(n[e]?.events, r[e]?.events),
    }
  return i
}
function ob(e, t) {
  return Array.isArray(e) ? (typeof t < `u` && e.length ? e.every(t) : !0) : !1
}
function sb(e) {
  return Object.getPrototypeOf(e) === Object.prototype && Object.keys(e).length
}
function cb(e) {
  return typeof e > `u`
}
function Z(e, t) {
  return t && cb(e) ? !0 : typeof e == `string` && !!e.trim().length
}
function lb(e, t) {
  return t && cb(e) ? !0 : typeof e == `number` && !isNaN(e)
}
function ub(e, t) {
  let { requiredNamespaces: n } = t,
    r = Object.keys(e.namespaces),
    i = Object.keys(n),
    a = !0
  return B_(i, r)
    ? (r.forEach((t) => {
        let { accounts: r, methods: i, events: o } = e.namespaces[t],
          s = Jy(r),
          c = n[t]
        ;(B_(S_(t, c), s) && B_(c.methods, i) && B_(c.events, o)) || (a = !1)
      }),
      a)
    : !1
}
function db(e) {
  return Z(e, !1) && e.includes(`:`) ? e.split(`:`).length === 2 : !1
}
function fb(e) {
  if (Z(e, !1) && e.includes(`:`)) {
    let t = e.split(`:`)
    if (t.length === 3) {
      let e = t[0] + `:` + t[1]
      return !!t[2] && db(e)
    }
  }
  return !1
}
function pb(e) {
  function t(e) {
    try {
      return typeof new URL(e) < `u`
    } catch {
      return !1
    }
  }
  try {
    if (Z(e, !1)) return t(e) ? !0 : t(cv(e))
  } catch {}
  return !1
}
function mb(e) {
  return e?.proposer?.publicKey
}
function hb(e) {
  return e?.topic
}
function gb(e, t) {
  let n = null
  return (Z(e?.publicKey, !1) || (n = J(`MISSING_OR_INVALID`, `${t} controller public key should be a string`)), n)
}
function _b(e) {
  let t = !0
  return (ob(e) ? e.length && (t = e.every((e) => Z(e, !1))) : (t = !1), t)
}
function vb(e, t, n) {
  let r = null
  return (
    ob(t) && t.length
      ? t.forEach((e) => {
          r ||
            db(e) ||
            (r = Y(
              `UNSUPPORTED_CHAINS`,
              `${n}, chain ${e} should be a string and conform to "namespace:chainId" format`,
            ))
        })
      : db(e) ||
        (r = Y(
          `UNSUPPORTED_CHAINS`,
          `${n}, chains must be defined as "namespace:chainId" e.g. "eip155:1": {...} in the namespace key OR as an array of CAIP-2 chainIds e.g. eip155: { chains: ["eip155:1", "eip155:5"] }`,
        )),
    r
  )
}
function yb(e, t, n) {
  let r = null
  return (
    Object.entries(e).forEach(([e, i]) => {
      if (r) return
      let a = vb(e, S_(e, i), `${t} ${n}`)
      a && (r = a)
    }),
    r
  )
}
function bb(e, t) {
  let n = null
  return (
    ob(e)
      ? e.forEach((e) => {
          n ||
            fb(e) ||
            (n = Y(
              `UNSUPPORTED_ACCOUNTS`,
              `${t}, account ${e} should be a string and conform to "namespace:chainId:address" format`,
            ))
        })
      : (n = Y(
          `UNSUPPORTED_ACCOUNTS`,
          `${t}, accounts should be an array of strings conforming to "namespace:chainId:address" format`,
        )),
    n
  )
}
function xb(e, t) {
  let n = null
  return (
    Object.values(e).forEach((e) => {
      if (n) return
      let r = bb(e?.accounts, `${t} namespace`)
      r && (n = r)
    }),
    n
  )
}
function Sb(e, t) {
  let n = null
  return (
    _b(e?.methods)
      ? _b(e?.events) ||
        (n = Y(`UNSUPPORTED_EVENTS`, `${t}, events should be an array of strings or empty array for no events`))
      : (n = Y(`UNSUPPORTED_METHODS`, `${t}, methods should be an array of strings or empty array for no methods`)),
    n
  )
}
function Cb(e, t) {
  let n = null
  return (
    Object.values(e).forEach((e) => {
      if (n) return
      let r = Sb(e, `${t}, namespace`)
      r && (n = r)
    }),
    n
  )
}
function wb(e, t, n) {
  let r = null
  if (e && sb(e)) {
    let i = Cb(e, t)
    i && (r = i)
    let a = yb(e, t, n)
    a && (r = a)
  } else r = J(`MISSING_OR_INVALID`, `${t}, ${n} should be an object with data`)
  return r
}
function Tb(e, t) {
  let n = null
  if (e && sb(e)) {
    let r = Cb(e, t)
    r && (n = r)
    let i = xb(e, t)
    i && (n = i)
  } else n = J(`MISSING_OR_INVALID`, `${t}, namespaces should be an object with data`)
  return n
}
function Eb(e) {
  return Z(e.protocol, !0)
}
function Db(e, t) {
  let n = !1
  return (
    t && !e
      ? (n = !0)
      : e &&
        ob(e) &&
        e.length &&
        e.forEach((e) => {
          n = Eb(e)
        }),
    n
  )
}
function Ob(e) {
  return typeof e == `number`
}
function kb(e) {
  return typeof e < `u` && !0
}
function Ab(e) {
  return !(!e || typeof e != `object` || !e.code || !lb(e.code, !1) || !e.message || !Z(e.message, !1))
}
function jb(e) {
  return !(cb(e) || !Z(e.method, !1))
}
function Mb(e) {
  return !(cb(e) || (cb(e.result) && cb(e.error)) || !lb(e.id, !1) || !Z(e.jsonrpc, !1))
}
function Nb(e) {
  return !(cb(e) || !Z(e.name, !1))
}
function Pb(e, t) {
  return !(!db(t) || !Yy(e).includes(t))
}
function Fb(e, t, n) {
  return Z(n, !1) ? Qy(e, t).includes(n) : !1
}
function Ib(e, t, n) {
  return Z(n, !1) ? $y(e, t).includes(n) : !1
}
function Lb(e, t, n) {
  let r = null,
    i = Rb(e),
    a = Bb(t),
    o = Object.keys(i),
    s = Object.keys(a),
    c = zb(Object.keys(e)),
    l = zb(Object.keys(t)),
    u = c.filter((e) => !l.includes(e))
  return (
    u.length &&
      (r = J(
        `NON_CONFORMING_NAMESPACES`,
        `${n} namespaces keys don't satisfy requiredNamespaces.
      Required: ${u.toString()}
      Received: ${Object.keys(t).toString()}`,
      )),
    B_(o, s) ||
      (r = J(
        `NON_CONFORMING_NAMESPACES`,
        `${n} namespaces chains don't satisfy required namespaces.
      Required: ${o.toString()}
      Approved: ${s.toString()}`,
      )),
    Object.keys(t).forEach((e) => {
      if (!e.includes(`:`) || r) return
      let i = Jy(t[e].accounts)
      i.includes(e) ||
        (r = J(
          `NON_CONFORMING_NAMESPACES`,
          `${n} namespaces accounts don't satisfy namespace accounts for ${e}
        Required: ${e}
        Approved: ${i.toString()}`,
        ))
    }),
    o.forEach((e) => {
      r ||
        (B_(i[e].methods, a[e].methods)
          ? B_(i[e].events, a[e].events) ||
            (r = J(`NON_CONFORMING_NAMESPACES`, `${n} namespaces events don't satisfy namespace events for ${e}`))
          : (r = J(`NON_CONFORMING_NAMESPACES`, `${n} namespaces methods don't satisfy namespace methods for ${e}`)))
    }),
    r
  )
}
function Rb(e) {
  let t = {}
  return (
    Object.keys(e).forEach((n) => {
      n.includes(`:`)
        ? (t[n] = e[n])
        : e[n].chains?.forEach((r) => {
            t[r] = { methods: e[n].methods, events: e[n].events }
          })
    }),
    t
  )
}
function zb(e) {
  return [...new Set(e.map((e) => (e.includes(`:`) ? e.split(`:`)[0] : e)))]
}
function Bb(e) {
  let t = {}
  return (
    Object.keys(e).forEach((n) => {
      n.includes(`:`)
        ? (t[n] = e[n])
        : Jy(e[n].accounts)?.forEach((r) => {
            t[r] = {
              accounts: e[n].accounts.filter((e) => e.includes(`${r}:`)),
              methods: e[n].methods,
              events: e[n].events,
            }
          })
    }),
    t
  )
}
function Vb(e, t) {
  return lb(e, !1) && e <= t.max && e >= t.min
}
function Hb() {
  let e = j_()
  return new Promise((t) => {
    switch (e) {
      case T_.browser:
        t(Ub())
        break
      case T_.reactNative:
        t(Wb())
        break
      case T_.node:
        t(Gb())
        break
      default:
        t(!0)
    }
  })
}
function Ub() {
  return A_() && navigator?.onLine
}
async function Wb() {
  return D_() && typeof global < `u` && global?.NetInfo ? (await global?.NetInfo.fetch())?.isConnected : !0
}
function Gb() {
  return !0
}
function Kb(e) {
  switch (j_()) {
    case T_.browser:
      qb(e)
      break
    case T_.reactNative:
      Jb(e)
      break
    case T_.node:
  }
}
function qb(e) {
  !D_() && A_() && (window.addEventListener(`online`, () => e(!0)), window.addEventListener(`offline`, () => e(!1)))
}
function Jb(e) {
  D_() && typeof global < `u` && global?.NetInfo && global?.NetInfo.addEventListener((t) => e(t?.isConnected))
}
function Yb() {
  return A_() && (0, Lf.getDocument)() ? (0, Lf.getDocument)()?.visibilityState === `visible` : !0
}
var Xb = {},
  Zb = class {
    static get(e) {
      return Xb[e]
    }
    static set(e, t) {
      Xb[e] = t
    }
    static delete(e) {
      delete Xb[e]
    }
  }
function Qb(e) {
  let t = se.decode(e)
  if (t.length < 33) throw Error(`Too short to contain a public key`)
  return t.slice(1, 33)
}
function $b({ publicKey: e, signature: t, payload: n }) {
  let r = tx(n.method),
    i = 128 | parseInt(n.version?.toString() || `4`),
    a = rx(n.address),
    o = n.era === `00` ? new Uint8Array([0]) : tx(n.era)
  if (o.length !== 1 && o.length !== 2) throw Error(`Invalid era length`)
  let s = parseInt(n.nonce, 16),
    c = new Uint8Array([s & 255, (s >> 8) & 255]),
    l = ax(BigInt(`0x${nx(n.tip)}`)),
    u = new Uint8Array([0, ...e, a, ...t, ...o, ...c, ...l, ...r]),
    d = ix(u.length + 1)
  return new Uint8Array([...d, i, ...u])
}
function ex(e) {
  let t = tx(e)
  return `0x` + cm((0, y_.blake2b)(t, void 0, 32), `base16`)
}
function tx(e) {
  return new Uint8Array(
    e
      .replace(/^0x/, ``)
      .match(/.{1,2}/g)
      .map((e) => parseInt(e, 16)),
  )
}
function nx(e) {
  return e.startsWith(`0x`) ? e.slice(2) : e
}
function rx(e) {
  let t = se.decode(e)[0]
  return t === 42 ? 0 : t === 60 ? 2 : 1
}
function ix(e) {
  if (e < 64) return new Uint8Array([e << 2])
  if (e < 16384) {
    let t = (e << 2) | 1
    return new Uint8Array([t & 255, (t >> 8) & 255])
  }
  if (e < 1 << 30) {
    let t = (e << 2) | 2
    return new Uint8Array([t & 255, (t >> 8) & 255, (t >> 16) & 255, (t >> 24) & 255])
  }
  throw Error(`Compact encoding > 2^30 not supported`)
}
function ax(e) {
  if (e < 1n << 6n) return new Uint8Array([Number(e << 2n)])
  if (e < 1n << 14n) {
    let t = (e << 2n) | 1n
    return new Uint8Array([Number(t & 255n), Number((t >> 8n) & 255n)])
  }
  if (e < 1n << 30n) {
    let t = (e << 2n) | 2n
    return new Uint8Array([
      Number(t & 255n),
      Number((t >> 8n) & 255n),
      Number((t >> 16n) & 255n),
      Number((t >> 24n) & 255n),
    ])
  }
  throw Error(`BigInt compact encoding not supported > 2^30`)
}
function ox(e) {
  let t = tx(e.signature)
  return ex(cm($b({ publicKey: Qb(e.transaction.address), signature: t, payload: e.transaction }), `base16`))
}
var sx = new Set([`TransferFactory_Transfer`, `DelegateProxy_TransferFactory_Transfer`])
function cx(e) {
  let t = e?.commands
  if (!Array.isArray(t)) return []
  let n = []
  for (let e of t) {
    let t = e?.ExerciseCommand
    if (!t || !sx.has(t.choice)) continue
    let r = t.choiceArgument?.transfer
    !r?.amount || !r?.instrumentId?.id || n.push({ amount: String(r.amount), instrumentId: String(r.instrumentId.id) })
  }
  return n
}
function lx(e, t) {
  let n = t?.payload?.updateId
  if (!n) return []
  let r = cx(e)
  return r.length === 0 ? [String(n)] : r.map((e) => `${n}:${e.amount}:${e.instrumentId}`)
}
function ux({ logger: e, name: t }) {
  let n = typeof e == `string` ? ur({ opts: { level: e, name: t } }).logger : e
  return ((n.level = typeof e == `string` ? e : e.level), n)
}
var dx = `PARSE_ERROR`,
  fx = `INVALID_REQUEST`,
  px = `METHOD_NOT_FOUND`,
  mx = `INVALID_PARAMS`,
  hx = `INTERNAL_ERROR`,
  gx = `SERVER_ERROR`,
  _x = [-32700, -32600, -32601, -32602, -32603],
  vx = [-32e3, -32099],
  yx = {
    [dx]: { code: -32700, message: `Parse error` },
    [fx]: { code: -32600, message: `Invalid Request` },
    [px]: { code: -32601, message: `Method not found` },
    [mx]: { code: -32602, message: `Invalid params` },
    [hx]: { code: -32603, message: `Internal error` },
    [gx]: { code: -32e3, message: `Server error` },
  },
  bx = gx
function xx(e) {
  return e <= vx[0] && e >= vx[1]
}
function Sx(e) {
  return _x.includes(e)
}
function Cx(e) {
  return typeof e == `number`
}
function wx(e) {
  return Object.keys(yx).includes(e) ? yx[e] : yx[bx]
}
function Tx(e) {
  return Object.values(yx).find((t) => t.code === e) || yx[bx]
}
function Ex(e) {
  if (e.error.code === void 0) return { valid: !1, error: `Missing code for JSON-RPC error` }
  if (e.error.message === void 0) return { valid: !1, error: `Missing message for JSON-RPC error` }
  if (!Cx(e.error.code)) return { valid: !1, error: `Invalid error code type for JSON-RPC: ${e.error.code}` }
  if (Sx(e.error.code)) {
    let t = Tx(e.error.code)
    if (t.message !== yx.SERVER_ERROR.message && e.error.message === t.message)
      return { valid: !1, error: `Invalid error code message for JSON-RPC: ${e.error.code}` }
  }
  return { valid: !0 }
}
function Dx(e, t, n) {
  return e.message.includes(`getaddrinfo ENOTFOUND`) || e.message.includes(`connect ECONNREFUSED`)
    ? Error(`Unavailable ${n} RPC url at ${t}`)
    : e
}
var Ox = i({
  __assign: () => Qx,
  __asyncDelegator: () => Wx,
  __asyncGenerator: () => Ux,
  __asyncValues: () => Gx,
  __await: () => Hx,
  __awaiter: () => Px,
  __classPrivateFieldGet: () => Yx,
  __classPrivateFieldSet: () => Xx,
  __createBinding: () => Ix,
  __decorate: () => jx,
  __exportStar: () => Lx,
  __extends: () => kx,
  __generator: () => Fx,
  __importDefault: () => Jx,
  __importStar: () => qx,
  __makeTemplateObject: () => Kx,
  __metadata: () => Nx,
  __param: () => Mx,
  __read: () => zx,
  __rest: () => Ax,
  __spread: () => Bx,
  __spreadArrays: () => Vx,
  __values: () => Rx,
})
function kx(e, t) {
  Zx(e, t)
  function n() {
    this.constructor = e
  }
  e.prototype = t === null ? Object.create(t) : ((n.prototype = t.prototype), new n())
}
function Ax(e, t) {
  var n = {}
  for (var r in e) Object.prototype.hasOwnProperty.call(e, r) && t.indexOf(r) < 0 && (n[r] = e[r])
  if (e != null && typeof Object.getOwnPropertySymbols == `function`)
    for (var i = 0, r = Object.getOwnPropertySymbols(e); i < r.length; i++)
      t.indexOf(r[i]) < 0 && Object.prototype.propertyIsEnumerable.call(e, r[i]) && (n[r[i]] = e[r[i]])
  return n
}
function jx(e, t, n, r) {
  var i = arguments.length,
    a = i < 3 ? t : r === null ? (r = Object.getOwnPropertyDescriptor(t, n)) : r,
    o
  if (typeof Reflect == `object` && typeof Reflect.decorate == `function`) a = Reflect.decorate(e, t, n, r)
  else for (var s = e.length - 1; s >= 0; s--) (o = e[s]) && (a = (i < 3 ? o(a) : i > 3 ? o(t, n, a) : o(t, n)) || a)
  return (i > 3 && a && Object.defineProperty(t, n, a), a)
}
function Mx(e, t) {
  return function (n, r) {
    t(n, r, e)
  }
}
function Nx(e, t) {
  if (typeof Reflect == `object` && typeof Reflect.metadata == `function`) return Reflect.metadata(e, t)
}
function Px(e, t, n, r) {
  function i(e) {
    return e instanceof n
      ? e
      : new n(function (t) {
          t(e)
        })
  }
  return new (n ||= Promise)(function (n, a) {
    function o(e) {
      try {
        c(r.next(e))
      } catch (e) {
        a(e)
      }
    }
    function s(e) {
      try {
        c(r.throw(e))
      } catch (e) {
        a(e)
      }
    }
    function c(e) {
      e.done ? n(e.value) : i(e.value).then(o, s)
    }
    c((r = r.apply(e, t || [])).next())
  })
}
function Fx(e, t) {
  var n = {
      label: 0,
      sent: function () {
        if (a[0] & 1) throw a[1]
        return a[1]
      },
      trys: [],
      ops: [],
    },
    r,
    i,
    a,
    o = { next: s(0), throw: s(1), return: s(2) }
  return (
    typeof Symbol == `function` &&
      (o[Symbol.iterator] = function () {
        return this
      }),
    o
  )
  function s(e) {
    return function (t) {
      return c([e, t])
    }
  }
  function c(o) {
    if (r) throw TypeError(`Generator is already executing.`)
    for (; n;)
      try {
        if (
          ((r = 1),
          i &&
            (a = o[0] & 2 ? i.return : o[0] ? i.throw || ((a = i.return) && a.call(i), 0) : i.next) &&
            !(a = a.call(i, o[1])).done)
        )
          return a
        switch (((i = 0), a && (o = [o[0] & 2, a.value]), o[0])) {
          case 0:
          case 1:
            a = o
            break
          case 4:
            return (n.label++, { value: o[1], done: !1 })
          case 5:
            ;(n.label++, (i = o[1]), (o = [0]))
            continue
          case 7:
            ;((o = n.ops.pop()), n.trys.pop())
            continue
          default:
            if (((a = n.trys), !(a = a.length > 0 && a[a.length - 1]) && (o[0] === 6 || o[0] === 2))) {
              n = 0
              continue
            }
            if (o[0] === 3 && (!a || (o[1] > a[0] && o[1] < a[3]))) {
              n.label = o[1]
              break
            }
            if (o[0] === 6 && n.label < a[1]) {
              ;((n.label = a[1]), (a = o))
              break
            }
            if (a && n.label < a[2]) {
              ;((n.label = a[2]), n.ops.push(o))
              break
            }
            ;(a[2] && n.ops.pop(), n.trys.pop())
            continue
        }
        o = t.call(e, n)
      } catch (e) {
        ;((o = [6, e]), (i = 0))
      } finally {
        r = a = 0
      }
    if (o[0] & 5) throw o[1]
    return { value: o[0] ? o[1] : void 0, done: !0 }
  }
}
function Ix(e, t, n, r) {
  ;(r === void 0 && (r = n), (e[r] = t[n]))
}
function Lx(e, t) {
  for (var n in e) n !== 'default' && !t.hasOwnProperty(n) && (t[n] = e[n])
}
function Rx(e) {
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
function zx(e, t) {
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
function Bx() {
  for (var e = [], t = 0; t < arguments.length; t++) e = e.concat(zx(arguments[t]))
  return e
}
function Vx() {
  for (var e = 0, t = 0, n = arguments.length; t < n; t++) e += arguments[t].length
  for (var r = Array(e), i = 0, t = 0; t < n; t++)
    for (var a = arguments[t], o = 0, s = a.length; o < s; o++, i++) r[i] = a[o]
  return r
}
function Hx(e) {
  return this instanceof Hx ? ((this.v = e), this) : new Hx(e)
}
function Ux(e, t, n) {
  if (!Symbol.asyncIterator) throw TypeError(`Symbol.asyncIterator is not defined.`)
  var r = n.apply(e, t || []),
    i,
    a = []
  return (
    (i = {}),
    o(`next`),
    o(`throw`),
    o(`return`),
    (i[Symbol.asyncIterator] = function () {
      return this
    }),
    i
  )
  function o(e) {
    r[e] &&
      (i[e] = function (t) {
        return new Promise(function (n, r) {
          a.push([e, t, n, r]) > 1 || s(e, t)
        })
      })
  }
  function s(e, t) {
    try {
      c(r[e](t))
    } catch (e) {
      d(a[0][3], e)
    }
  }
  function c(e) {
    e.value instanceof Hx ? Promise.resolve(e.value.v).then(l, u) : d(a[0][2], e)
  }
  function l(e) {
    s(`next`, e)
  }
  function u(e) {
    s(`throw`, e)
  }
  function d(e, t) {
    ;(e(t), a.shift(), a.length && s(a[0][0], a[0][1]))
  }
}
function Wx(e) {
  var t = {},
    n
  return (
    r(`next`),
    r(`throw`, function (e) {
      throw e
    }),
    r(`return`),
    (t[Symbol.iterator] = function () {
      return this
    }),
    t
  )
  function r(r, i) {
    t[r] = e[r]
      ? function (t) {
          return (n = !n) ? { value: Hx(e[r](t)), done: r === `return` } : i ? i(t) : t
        }
      : i
  }
}
function Gx(e) {
  if (!Symbol.asyncIterator) throw TypeError(`Symbol.asyncIterator is not defined.`)
  var t = e[Symbol.asyncIterator],
    n
  return t
    ? t.call(e)
    : ((e = typeof Rx == `function` ? Rx(e) : e[Symbol.iterator]()),
      (n = {}),
      r(`next`),
      r(`throw`),
      r(`return`),
      (n[Symbol.asyncIterator] = function () {
        return this
      }),
      n)
  function r(t) {
    n[t] =
      e[t] &&
      function (n) {
        return new Promise(function (r, a) {
          ;((n = e[t](n)), i(r, a, n.done, n.value))
        })
      }
  }
  function i(e, t, n, r) {
    Promise.resolve(r).then(function (t) {
      e({ value: t, done: n })
    }, t)
  }
}
function Kx(e, t) {
  return (Object.defineProperty ? Object.defineProperty(e, 'raw', { value: t }) : (e.raw = t), e)
}
function qx(e) {
  if (e && e.__esModule) return e
  var t = {}
  if (e != null) for (var n in e) Object.hasOwnProperty.call(e, n) && (t[n] = e[n])
  return ((t.default = e), t)
}
function Jx(e) {
  return e && e.__esModule ? e : { default: e }
}
function Yx(e, t) {
  if (!t.has(e)) throw TypeError(`attempted to get private field on non-instance`)
  return t.get(e)
}
function Xx(e, t, n) {
  if (!t.has(e)) throw TypeError(`attempted to set private field on non-instance`)
  return (t.set(e, n), n)
}
var Zx,
  Qx,
  $x = n(() => {
    ;((Zx = function (e, t) {
      return (
        (Zx =
          Object.setPrototypeOf ||
          ({ __proto__: [] } instanceof Array &&
            function (e, t) {
              e.__proto__ = t
            }) ||
          function (e, t) {
            for (var n in t) t.hasOwnProperty(n) && (e[n] = t[n])
          }),
        Zx(e, t)
      )
    }),
      (Qx = function () {
        return (
          (Qx =
            Object.assign ||
            function (e) {
              for (var t, n = 1, r = arguments.length; n < r; n++)
                for (var i in ((t = arguments[n]), t)) Object.prototype.hasOwnProperty.call(t, i) && (e[i] = t[i])
              return e
            }),
          Qx.apply(this, arguments)
        )
      }))
  }),
  eS = a((e) => {
    ;(Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.isBrowserCryptoAvailable = e.getSubtleCrypto = e.getBrowerCrypto = void 0))
    function t() {
      return (global == null ? void 0 : global.crypto) || (global == null ? void 0 : global.msCrypto) || {}
    }
    e.getBrowerCrypto = t
    function n() {
      let e = t()
      return e.subtle || e.webkitSubtle
    }
    e.getSubtleCrypto = n
    function r() {
      return !!t() && !!n()
    }
    e.isBrowserCryptoAvailable = r
  }),
  tS = a((e) => {
    ;(Object.defineProperty(e, '__esModule', { value: !0 }), (e.isBrowser = e.isNode = e.isReactNative = void 0))
    function t() {
      return typeof document > `u` && typeof navigator < `u` && navigator.product === `ReactNative`
    }
    e.isReactNative = t
    function n() {
      return typeof process < `u` && process.versions !== void 0 && process.versions.node !== void 0
    }
    e.isNode = n
    function r() {
      return !t() && !n()
    }
    e.isBrowser = r
  }),
  nS = a((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 })
    var n = ($x(), e(Ox))
    ;(n.__exportStar(eS(), t), n.__exportStar(tS(), t))
  }),
  rS = i({ isNodeJs: () => aS }),
  iS = nS()
t(rS, r(nS()))
var aS = iS.isNode
function oS(e = 3) {
  return Date.now() * 10 ** e + Math.floor(Math.random() * 10 ** e)
}
function sS(e = 6) {
  return BigInt(oS(e))
}
function cS(e, t, n) {
  return { id: n || oS(), jsonrpc: `2.0`, method: e, params: t }
}
function lS(e, t) {
  return { id: e, jsonrpc: `2.0`, result: t }
}
function uS(e, t, n) {
  return { id: e, jsonrpc: `2.0`, error: dS(t, n) }
}
function dS(e, t) {
  return e === void 0
    ? wx(hx)
    : (typeof e == `string` && (e = Object.assign(Object.assign({}, wx(gx)), { message: e })),
      t !== void 0 && (e.data = t),
      Sx(e.code) && (e = Tx(e.code)),
      e)
}
function fS(e) {
  return e.includes(`*`) ? mS(e) : !/\W/g.test(e)
}
function pS(e) {
  return e === `*`
}
function mS(e) {
  return pS(e)
    ? !0
    : !(!e.includes(`*`) || e.split(`*`).length !== 2 || e.split(`*`).filter((e) => e.trim() === ``).length !== 1)
}
function hS(e) {
  return !pS(e) && mS(e) && !e.split(`*`)[0].trim()
}
function gS(e) {
  return !pS(e) && mS(e) && !e.split(`*`)[1].trim()
}
var _S = class {},
  vS = class extends _S {
    constructor(e) {
      super()
    }
  },
  yS = class extends _S {
    constructor() {
      super()
    }
  },
  bS = class extends yS {
    constructor(e) {
      super()
    }
  },
  xS = `^https?:`,
  SS = `^wss?:`
function CS(e) {
  let t = e.match(new RegExp(/^\w+:/, `gi`))
  if (t && t.length) return t[0]
}
function wS(e, t) {
  let n = CS(e)
  return n !== void 0 && new RegExp(t).test(n)
}
function TS(e) {
  return wS(e, xS)
}
function ES(e) {
  return wS(e, SS)
}
function DS(e) {
  return RegExp(`wss?://localhost(:d{2,5})?`).test(e)
}
function OS(e) {
  return typeof e == `object` && `id` in e && `jsonrpc` in e && e.jsonrpc === `2.0`
}
function kS(e) {
  return OS(e) && `method` in e
}
function AS(e) {
  return OS(e) && (jS(e) || MS(e))
}
function jS(e) {
  return `result` in e
}
function MS(e) {
  return `error` in e
}
function NS(e) {
  return `error` in e && e.valid === !1
}
var PS = i({
  DEFAULT_ERROR: () => bx,
  IBaseJsonRpcProvider: () => yS,
  IEvents: () => _S,
  IJsonRpcConnection: () => vS,
  IJsonRpcProvider: () => bS,
  INTERNAL_ERROR: () => hx,
  INVALID_PARAMS: () => mx,
  INVALID_REQUEST: () => fx,
  METHOD_NOT_FOUND: () => px,
  PARSE_ERROR: () => dx,
  RESERVED_ERROR_CODES: () => _x,
  SERVER_ERROR: () => gx,
  SERVER_ERROR_CODE_RANGE: () => vx,
  STANDARD_ERROR_MAP: () => yx,
  formatErrorMessage: () => dS,
  formatJsonRpcError: () => uS,
  formatJsonRpcRequest: () => cS,
  formatJsonRpcResult: () => lS,
  getBigIntRpcId: () => sS,
  getError: () => wx,
  getErrorByCode: () => Tx,
  isHttpUrl: () => TS,
  isJsonRpcError: () => MS,
  isJsonRpcPayload: () => OS,
  isJsonRpcRequest: () => kS,
  isJsonRpcResponse: () => AS,
  isJsonRpcResult: () => jS,
  isJsonRpcValidationInvalid: () => NS,
  isLocalhostUrl: () => DS,
  isNodeJs: () => aS,
  isReservedErrorCode: () => Sx,
  isServerErrorCode: () => xx,
  isValidDefaultRoute: () => pS,
  isValidErrorCode: () => Cx,
  isValidLeadingWildcardRoute: () => hS,
  isValidRoute: () => fS,
  isValidTrailingWildcardRoute: () => gS,
  isValidWildcardRoute: () => mS,
  isWsUrl: () => ES,
  parseConnectionError: () => Dx,
  payloadId: () => oS,
  validateJsonRpcError: () => Ex,
})
t(PS, rS)
var FS = class extends bS {
    constructor(e) {
      ;(super(e),
        (this.events = new qe.EventEmitter()),
        (this.hasRegisteredEventListeners = !1),
        (this.connection = this.setConnection(e)),
        this.connection.connected && this.registerEventListeners())
    }
    async connect(e = this.connection) {
      await this.open(e)
    }
    async disconnect() {
      await this.close()
    }
    on(e, t) {
      this.events.on(e, t)
    }
    once(e, t) {
      this.events.once(e, t)
    }
    off(e, t) {
      this.events.off(e, t)
    }
    removeListener(e, t) {
      this.events.removeListener(e, t)
    }
    async request(e, t) {
      return this.requestStrict(cS(e.method, e.params || [], e.id || sS().toString()), t)
    }
    async requestStrict(e, t) {
      return new Promise(async (n, r) => {
        if (!this.connection.connected)
          try {
            await this.open()
          } catch (e) {
            r(e)
          }
        this.events.on(`${e.id}`, (e) => {
          MS(e) ? r(e.error) : n(e.result)
        })
        try {
          await this.connection.send(e, t)
        } catch (e) {
          r(e)
        }
      })
    }
    setConnection(e = this.connection) {
      return e
    }
    onPayload(e) {
      ;(this.events.emit(`payload`, e),
        AS(e) ? this.events.emit(`${e.id}`, e) : this.events.emit(`message`, { type: e.method, data: e.params }))
    }
    onClose(e) {
      ;(e &&
        e.code === 3e3 &&
        this.events.emit(
          `error`,
          Error(`WebSocket connection closed abnormally with code: ${e.code} ${e.reason ? `(${e.reason})` : ``}`),
        ),
        this.events.emit(`disconnect`))
    }
    async open(e = this.connection) {
      ;(this.connection === e && this.connection.connected) ||
        (this.connection.connected && this.close(),
        typeof e == `string` && (await this.connection.open(e), (e = this.connection)),
        (this.connection = this.setConnection(e)),
        await this.connection.open(),
        this.registerEventListeners(),
        this.events.emit(`connect`))
    }
    async close() {
      await this.connection.close()
    }
    registerEventListeners() {
      this.hasRegisteredEventListeners ||=
        (this.connection.on(`payload`, (e) => this.onPayload(e)),
        this.connection.on(`close`, (e) => this.onClose(e)),
        this.connection.on(`error`, (e) => this.events.emit(`error`, e)),
        this.connection.on(`register_error`, (e) => this.onClose()),
        !0)
    }
  },
  IS = a((e, t) => {
    t.exports = function () {
      throw Error(`ws does not work in the browser. Browser clients must use the native WebSocket object`)
    }
  }),
  LS = () =>
    typeof WebSocket < `u`
      ? WebSocket
      : typeof global < `u` && typeof global.WebSocket < `u`
        ? global.WebSocket
        : typeof window < `u` && typeof window.WebSocket < `u`
          ? window.WebSocket
          : typeof self < `u` && typeof self.WebSocket < `u`
            ? self.WebSocket
            : IS(),
  RS = () =>
    typeof WebSocket < `u` ||
    (typeof global < `u` && typeof global.WebSocket < `u`) ||
    (typeof window < `u` && typeof window.WebSocket < `u`) ||
    (typeof self < `u` && typeof self.WebSocket < `u`),
  zS = (e) => e.split(`?`)[0],
  BS = 10,
  VS = LS(),
  HS = class {
    constructor(e) {
      if (((this.url = e), (this.events = new qe.EventEmitter()), (this.registering = !1), !ES(e)))
        throw Error(`Provided URL is not compatible with WebSocket connection: ${e}`)
      this.url = e
    }
    get connected() {
      return typeof this.socket < `u`
    }
    get connecting() {
      return this.registering
    }
    on(e, t) {
      this.events.on(e, t)
    }
    once(e, t) {
      this.events.once(e, t)
    }
    off(e, t) {
      this.events.off(e, t)
    }
    removeListener(e, t) {
      this.events.removeListener(e, t)
    }
    async open(e = this.url) {
      await this.register(e)
    }
    async close() {
      return new Promise((e, t) => {
        typeof this.socket > `u`
          ? t(Error(`Connection already closed`))
          : ((this.socket.onclose = (t) => {
              ;(this.onClose(t), e())
            }),
            this.socket.close())
      })
    }
    async send(e) {
      typeof this.socket > `u` && (this.socket = await this.register())
      try {
        this.socket.send(kt(e))
      } catch (t) {
        this.onError(e.id, t)
      }
    }
    register(e = this.url) {
      if (!ES(e)) throw Error(`Provided URL is not compatible with WebSocket connection: ${e}`)
      if (this.registering) {
        let e = this.events.getMaxListeners()
        return (
          (this.events.listenerCount(`register_error`) >= e || this.events.listenerCount(`open`) >= e) &&
            this.events.setMaxListeners(e + 1),
          new Promise((e, t) => {
            ;(this.events.once(`register_error`, (e) => {
              ;(this.resetMaxListeners(), t(e))
            }),
              this.events.once(`open`, () => {
                if ((this.resetMaxListeners(), typeof this.socket > `u`))
                  return t(Error(`WebSocket connection is missing or invalid`))
                e(this.socket)
              }))
          })
        )
      }
      return (
        (this.url = e),
        (this.registering = !0),
        new Promise((t, n) => {
          let r = new VS(e, [], (0, PS.isReactNative)() ? void 0 : { rejectUnauthorized: !DS(e) })
          ;(RS()
            ? (r.onerror = (e) => {
                let t = e
                n(this.emitError(t.error))
              })
            : r.on(`error`, (e) => {
                n(this.emitError(e))
              }),
            (r.onopen = () => {
              ;(this.onOpen(r), t(r))
            }))
        })
      )
    }
    onOpen(e) {
      ;((e.onmessage = (e) => this.onPayload(e)),
        (e.onclose = (e) => this.onClose(e)),
        (this.socket = e),
        (this.registering = !1),
        this.events.emit(`open`))
    }
    onClose(e) {
      ;((this.socket = void 0), (this.registering = !1), this.events.emit(`close`, e))
    }
    onPayload(e) {
      if (typeof e.data > `u`) return
      let t = typeof e.data == `string` ? Ot(e.data) : e.data
      this.events.emit(`payload`, t)
    }
    onError(e, t) {
      let n = this.parseError(t),
        r = uS(e, n.message || n.toString())
      this.events.emit(`payload`, r)
    }
    parseError(e, t = this.url) {
      return Dx(e, zS(t), `WS`)
    }
    resetMaxListeners() {
      this.events.getMaxListeners() > BS && this.events.setMaxListeners(BS)
    }
    emitError(e) {
      let t = this.parseError(Error(e?.message || `WebSocket connection failed for host: ${zS(this.url)}`))
      return (this.events.emit(`register_error`, t), t)
    }
  }
function US(e, t) {
  return e === t || (Number.isNaN(e) && Number.isNaN(t))
}
function WS(e) {
  return Object.getOwnPropertySymbols(e).filter((t) => Object.prototype.propertyIsEnumerable.call(e, t))
}
function GS(e) {
  return e == null ? (e === void 0 ? `[object Undefined]` : `[object Null]`) : Object.prototype.toString.call(e)
}
var KS = `[object RegExp]`,
  qS = `[object String]`,
  JS = `[object Number]`,
  YS = `[object Boolean]`,
  XS = `[object Symbol]`,
  ZS = `[object Date]`,
  QS = `[object Map]`,
  $S = `[object Set]`,
  eC = `[object Array]`,
  tC = `[object Function]`,
  nC = `[object ArrayBuffer]`,
  rC = `[object Object]`,
  iC = `[object Error]`,
  aC = `[object DataView]`,
  oC = `[object Uint8Array]`,
  sC = `[object Uint8ClampedArray]`,
  cC = `[object Uint16Array]`,
  lC = `[object Uint32Array]`,
  uC = `[object BigUint64Array]`,
  dC = `[object Int8Array]`,
  fC = `[object Int16Array]`,
  pC = `[object Int32Array]`,
  mC = `[object BigInt64Array]`,
  hC = `[object Float32Array]`,
  gC = `[object Float64Array]`
function _C(e) {
  if (!e || typeof e != `object`) return !1
  let t = Object.getPrototypeOf(e)
  return t !== null && t !== Object.prototype && Object.getPrototypeOf(t) !== null
    ? !1
    : Object.prototype.toString.call(e) === `[object Object]`
}
function vC(e, t, n) {
  return yC(e, t, void 0, void 0, void 0, void 0, n)
}
function yC(e, t, n, r, i, a, o) {
  let s = o(e, t, n, r, i, a)
  if (s !== void 0) return s
  if (typeof e == typeof t)
    switch (typeof e) {
      case `bigint`:
      case `string`:
      case `boolean`:
      case `symbol`:
      case `undefined`:
        return e === t
      case `number`:
        return e === t || Object.is(e, t)
      case `function`:
        return e === t
      case `object`:
        return bC(e, t, a, o)
    }
  return bC(e, t, a, o)
}
function bC(e, t, n, r) {
  if (Object.is(e, t)) return !0
  let i = GS(e),
    a = GS(t)
  if ((i === `[object Arguments]` && (i = rC), a === `[object Arguments]` && (a = rC), i !== a)) return !1
  switch (i) {
    case qS:
      return e.toString() === t.toString()
    case JS:
      return US(e.valueOf(), t.valueOf())
    case YS:
    case ZS:
    case XS:
      return Object.is(e.valueOf(), t.valueOf())
    case KS:
      return e.source === t.source && e.flags === t.flags
    case tC:
      return e === t
  }
  n ??= new Map()
  let o = n.get(e),
    s = n.get(t)
  if (o != null && s != null) return o === t
  ;(n.set(e, t), n.set(t, e))
  try {
    switch (i) {
      case QS:
        if (e.size !== t.size) return !1
        for (let [i, a] of e.entries()) if (!t.has(i) || !yC(a, t.get(i), i, e, t, n, r)) return !1
        return !0
      case $S: {
        if (e.size !== t.size) return !1
        let i = Array.from(e.values()),
          a = Array.from(t.values())
        for (let o = 0; o < i.length; o++) {
          let s = i[o],
            c = a.findIndex((i) => yC(s, i, void 0, e, t, n, r))
          if (c === -1) return !1
          a.splice(c, 1)
        }
        return !0
      }
      case eC:
      case oC:
      case sC:
      case cC:
      case lC:
      case uC:
      case dC:
      case fC:
      case pC:
      case mC:
      case hC:
      case gC:
        if ((typeof Buffer < `u` && Buffer.isBuffer(e) !== Buffer.isBuffer(t)) || e.length !== t.length) return !1
        for (let i = 0; i < e.length; i++) if (!yC(e[i], t[i], i, e, t, n, r)) return !1
        return !0
      case nC:
        return e.byteLength === t.byteLength && bC(new Uint8Array(e), new Uint8Array(t), n, r)
      case aC:
        return e.byteLength !== t.byteLength || e.byteOffset !== t.byteOffset
          ? !1
          : bC(new Uint8Array(e), new Uint8Array(t), n, r)
      case iC:
        return e.name === t.name && e.message === t.message
      case rC: {
        if (!(bC(e.constructor, t.constructor, n, r) || (_C(e) && _C(t)))) return !1
        let i = [...Object.keys(e), ...WS(e)],
          a = [...Object.keys(t), ...WS(t)]
        if (i.length !== a.length) return !1
        for (let a = 0; a < i.length; a++) {
          let o = i[a],
            s = e[o]
          if (!Object.hasOwn(t, o)) return !1
          let c = t[o]
          if (!yC(s, c, o, e, t, n, r)) return !1
        }
        return !0
      }
      default:
        return !1
    }
  } finally {
    ;(n.delete(e), n.delete(t))
  }
}
function xC() {}
function SC(e, t) {
  return vC(e, t, xC)
}
var CC = `core`,
  wC = `wc@2:${CC}:`,
  TC = { name: CC, logger: `error` },
  EC = { database: `:memory:` },
  DC = `crypto`,
  OC = `client_ed25519_seed`,
  kC = z.ONE_DAY,
  AC = `keychain`,
  jC = `messages`,
  MC = z.SIX_HOURS,
  NC = `publisher`,
  PC = `relayer`,
  Q = {
    message: `relayer_message`,
    message_ack: `relayer_message_ack`,
    connect: `relayer_connect`,
    disconnect: `relayer_disconnect`,
    error: `relayer_error`,
    connection_stalled: `relayer_connection_stalled`,
    transport_closed: `relayer_transport_closed`,
    publish: `relayer_publish`,
  },
  FC = { payload: `payload`, connect: `connect`, disconnect: `disconnect`, error: `error` },
  IC = 0.1,
  LC = `2.25.0`,
  $ = { link_mode: `link_mode`, relay: `relay` },
  RC = { inbound: `inbound`, outbound: `outbound` },
  zC = `WALLETCONNECT_CLIENT_ID`,
  BC = {
    created: `subscription_created`,
    deleted: `subscription_deleted`,
    expired: `subscription_expired`,
    disabled: `subscription_disabled`,
    sync: `subscription_sync`,
    resubscribed: `subscription_resubscribed`,
  },
  VC = `subscription`
z.FIVE_SECONDS * 1e3
var HC = `pairing`,
  UC = {
    wc_pairingDelete: { req: { ttl: z.ONE_DAY, prompt: !1, tag: 1e3 }, res: { ttl: z.ONE_DAY, prompt: !1, tag: 1001 } },
    wc_pairingPing: {
      req: { ttl: z.THIRTY_SECONDS, prompt: !1, tag: 1002 },
      res: { ttl: z.THIRTY_SECONDS, prompt: !1, tag: 1003 },
    },
    unregistered_method: { req: { ttl: z.ONE_DAY, prompt: !1, tag: 0 }, res: { ttl: z.ONE_DAY, prompt: !1, tag: 0 } },
  },
  WC = { create: `pairing_create`, expire: `pairing_expire`, delete: `pairing_delete`, ping: `pairing_ping` },
  GC = { created: `history_created`, updated: `history_updated`, deleted: `history_deleted`, sync: `history_sync` },
  KC = `history`,
  qC = `expirer`,
  JC = { created: `expirer_created`, deleted: `expirer_deleted`, expired: `expirer_expired`, sync: `expirer_sync` },
  YC = `verify-api`,
  XC = `https://verify.walletconnect.com`,
  ZC = `https://verify.walletconnect.org`,
  QC = `${ZC}/v3`,
  $C = [XC, ZC],
  ew = `echo`,
  tw = `https://echo.walletconnect.com`,
  nw = {
    pairing_started: `pairing_started`,
    pairing_uri_validation_success: `pairing_uri_validation_success`,
    pairing_uri_not_expired: `pairing_uri_not_expired`,
    store_new_pairing: `store_new_pairing`,
    subscribing_pairing_topic: `subscribing_pairing_topic`,
    subscribe_pairing_topic_success: `subscribe_pairing_topic_success`,
    existing_pairing: `existing_pairing`,
    pairing_not_expired: `pairing_not_expired`,
    emit_inactive_pairing: `emit_inactive_pairing`,
    emit_session_proposal: `emit_session_proposal`,
    subscribing_to_pairing_topic: `subscribing_to_pairing_topic`,
  },
  rw = {
    no_wss_connection: `no_wss_connection`,
    no_internet_connection: `no_internet_connection`,
    malformed_pairing_uri: `malformed_pairing_uri`,
    active_pairing_already_exists: `active_pairing_already_exists`,
    subscribe_pairing_topic_failure: `subscribe_pairing_topic_failure`,
    pairing_expired: `pairing_expired`,
    proposal_expired: `proposal_expired`,
    proposal_listener_not_found: `proposal_listener_not_found`,
  },
  iw = {
    session_approve_started: `session_approve_started`,
    proposal_not_expired: `proposal_not_expired`,
    session_namespaces_validation_success: `session_namespaces_validation_success`,
    create_session_topic: `create_session_topic`,
    subscribing_session_topic: `subscribing_session_topic`,
    subscribe_session_topic_success: `subscribe_session_topic_success`,
    publishing_session_approve: `publishing_session_approve`,
    session_approve_publish_success: `session_approve_publish_success`,
    store_session: `store_session`,
    publishing_session_settle: `publishing_session_settle`,
    session_settle_publish_success: `session_settle_publish_success`,
    session_request_response_started: `session_request_response_started`,
    session_request_response_validation_success: `session_request_response_validation_success`,
    session_request_response_publish_started: `session_request_response_publish_started`,
  },
  aw = {
    no_internet_connection: `no_internet_connection`,
    no_wss_connection: `no_wss_connection`,
    proposal_expired: `proposal_expired`,
    subscribe_session_topic_failure: `subscribe_session_topic_failure`,
    session_approve_publish_failure: `session_approve_publish_failure`,
    session_settle_publish_failure: `session_settle_publish_failure`,
    session_approve_namespace_validation_failure: `session_approve_namespace_validation_failure`,
    proposal_not_found: `proposal_not_found`,
    session_request_response_validation_failure: `session_request_response_validation_failure`,
    session_request_response_publish_failure: `session_request_response_publish_failure`,
  },
  ow = {
    authenticated_session_approve_started: `authenticated_session_approve_started`,
    authenticated_session_not_expired: `authenticated_session_not_expired`,
    chains_caip2_compliant: `chains_caip2_compliant`,
    chains_evm_compliant: `chains_evm_compliant`,
    create_authenticated_session_topic: `create_authenticated_session_topic`,
    cacaos_verified: `cacaos_verified`,
    store_authenticated_session: `store_authenticated_session`,
    subscribing_authenticated_session_topic: `subscribing_authenticated_session_topic`,
    subscribe_authenticated_session_topic_success: `subscribe_authenticated_session_topic_success`,
    publishing_authenticated_session_approve: `publishing_authenticated_session_approve`,
    authenticated_session_approve_publish_success: `authenticated_session_approve_publish_success`,
  },
  sw = {
    no_internet_connection: `no_internet_connection`,
    no_wss_connection: `no_wss_connection`,
    missing_session_authenticate_request: `missing_session_authenticate_request`,
    session_authenticate_request_expired: `session_authenticate_request_expired`,
    chains_caip2_compliant_failure: `chains_caip2_compliant_failure`,
    chains_evm_compliant_failure: `chains_evm_compliant_failure`,
    invalid_cacao: `invalid_cacao`,
    subscribe_authenticated_session_topic_failure: `subscribe_authenticated_session_topic_failure`,
    authenticated_session_approve_publish_failure: `authenticated_session_approve_publish_failure`,
    authenticated_session_pending_request_not_found: `authenticated_session_pending_request_not_found`,
  },
  cw = 0.1,
  lw = `event-client`,
  uw = `https://pulse.walletconnect.org/batch`,
  dw = class {
    constructor(e, t) {
      ;((this.core = e),
        (this.logger = t),
        (this.keychain = new Map()),
        (this.name = AC),
        (this.version = `0.3`),
        (this.initialized = !1),
        (this.storagePrefix = wC),
        (this.init = async () => {
          if (!this.initialized) {
            let e = await this.getKeyChain()
            ;(typeof e < `u` && (this.keychain = e), (this.initialized = !0))
          }
        }),
        (this.has = (e) => (this.isInitialized(), this.keychain.has(e))),
        (this.set = async (e, t) => {
          ;(this.isInitialized(), this.keychain.set(e, t), await this.persist())
        }),
        (this.get = (e) => {
          this.isInitialized()
          let t = this.keychain.get(e)
          if (typeof t > `u`) {
            let { message: t } = J(`NO_MATCHING_KEY`, `${this.name}: ${e}`)
            throw Error(t)
          }
          return t
        }),
        (this.del = async (e) => {
          ;(this.isInitialized(), this.keychain.delete(e), await this.persist())
        }),
        (this.core = e),
        (this.logger = sr(t, this.name)))
    }
    get context() {
      return ar(this.logger)
    }
    get storageKey() {
      return this.storagePrefix + this.version + this.core.customStoragePrefix + `//` + this.name
    }
    async setKeyChain(e) {
      await this.core.storage.setItem(this.storageKey, V_(e))
    }
    async getKeyChain() {
      let e = await this.core.storage.getItem(this.storageKey)
      return typeof e < `u` ? H_(e) : void 0
    }
    async persist() {
      await this.setKeyChain(this.keychain)
    }
    isInitialized() {
      if (!this.initialized) {
        let { message: e } = J(`NOT_INITIALIZED`, this.name)
        throw Error(e)
      }
    }
  },
  fw = class {
    constructor(e, t, n) {
      ;((this.core = e),
        (this.logger = t),
        (this.name = DC),
        (this.randomSessionIdentifier = by()),
        (this.initialized = !1),
        (this.init = async () => {
          this.initialized ||= (await this.keychain.init(), !0)
        }),
        (this.hasKeys = (e) => (this.isInitialized(), this.keychain.has(e))),
        (this.getClientId = async () => {
          if ((this.isInitialized(), this.clientId)) return this.clientId
          let e = Es(Ms(await this.getClientSeed()).publicKey)
          return ((this.clientId = e), e)
        }),
        (this.generateKeyPair = () => {
          this.isInitialized()
          let e = yy()
          return this.setPrivateKey(e.publicKey, e.privateKey)
        }),
        (this.signJWT = async (e) => {
          this.isInitialized()
          let t = Ms(await this.getClientSeed()),
            n = this.randomSessionIdentifier
          return await Ns(n, e, kC, t)
        }),
        (this.generateSharedKey = (e, t, n) => {
          this.isInitialized()
          let r = xy(this.getPrivateKey(e), t)
          return this.setSymKey(r, n)
        }),
        (this.setSymKey = async (e, t) => {
          this.isInitialized()
          let n = t || Sy(e)
          return (await this.keychain.set(n, e), n)
        }),
        (this.deleteKeyPair = async (e) => {
          ;(this.isInitialized(), await this.keychain.del(e))
        }),
        (this.deleteSymKey = async (e) => {
          ;(this.isInitialized(), await this.keychain.del(e))
        }),
        (this.encode = async (e, t, n) => {
          this.isInitialized()
          let r = Fy(n),
            i = kt(t)
          if (Ly(r)) return Ay(i, n?.encoding)
          if (Iy(r)) {
            let t = r.senderPublicKey,
              n = r.receiverPublicKey
            e = await this.generateSharedKey(t, n)
          }
          let a = this.getSymKey(e),
            { type: o, senderPublicKey: s } = r
          return Oy({ type: o, symKey: a, message: i, senderPublicKey: s, encoding: n?.encoding })
        }),
        (this.decode = async (e, t, n) => {
          this.isInitialized()
          let r = Py(t, n)
          if (Ly(r)) return Ot(jy(t, n?.encoding))
          if (Iy(r)) {
            let t = r.receiverPublicKey,
              n = r.senderPublicKey
            e = await this.generateSharedKey(t, n)
          }
          try {
            return Ot(ky({ symKey: this.getSymKey(e), encoded: t, encoding: n?.encoding }))
          } catch (t) {
            ;(this.logger.error(`Failed to decode message from topic: '${e}', clientId: '${await this.getClientId()}'`),
              this.logger.error(t))
          }
        }),
        (this.getPayloadType = (e, t = fy) => Ty(Ny({ encoded: e, encoding: t }).type)),
        (this.getPayloadSenderPublicKey = (e, t = fy) => {
          let n = Ny({ encoded: e, encoding: t })
          return n.senderPublicKey ? cm(n.senderPublicKey, dy) : void 0
        }),
        (this.core = e),
        (this.logger = sr(t, this.name)),
        (this.keychain = n || new dw(this.core, this.logger)))
    }
    get context() {
      return ar(this.logger)
    }
    async setPrivateKey(e, t) {
      return (await this.keychain.set(e, t), e)
    }
    getPrivateKey(e) {
      return this.keychain.get(e)
    }
    async getClientSeed() {
      let e = ``
      try {
        e = this.keychain.get(OC)
      } catch {
        ;((e = by()), await this.keychain.set(OC, e))
      }
      return xl(e, `base16`)
    }
    getSymKey(e) {
      return this.keychain.get(e)
    }
    isInitialized() {
      if (!this.initialized) {
        let { message: e } = J(`NOT_INITIALIZED`, this.name)
        throw Error(e)
      }
    }
  },
  pw = class extends pr {
    constructor(e, t) {
      ;(super(e, t),
        (this.logger = e),
        (this.core = t),
        (this.messages = new Map()),
        (this.messagesWithoutClientAck = new Map()),
        (this.name = jC),
        (this.version = `0.3`),
        (this.initialized = !1),
        (this.storagePrefix = wC),
        (this.init = async () => {
          if (!this.initialized) {
            this.logger.trace(`Initialized`)
            try {
              let e = await this.getRelayerMessages()
              typeof e < `u` && (this.messages = e)
              let t = await this.getRelayerMessagesWithoutClientAck()
              ;(typeof t < `u` && (this.messagesWithoutClientAck = t),
                this.logger.debug(`Successfully Restored records for ${this.name}`),
                this.logger.trace({ type: `method`, method: `restore`, size: this.messages.size }))
            } catch (e) {
              ;(this.logger.debug(`Failed to Restore records for ${this.name}`), this.logger.error(e))
            } finally {
              this.initialized = !0
            }
          }
        }),
        (this.set = async (e, t, n) => {
          this.isInitialized()
          let r = Cy(t),
            i = this.messages.get(e)
          if ((typeof i > `u` && (i = {}), typeof i[r] < `u`)) return r
          if (((i[r] = t), this.messages.set(e, i), n === RC.inbound)) {
            let n = this.messagesWithoutClientAck.get(e) || {}
            this.messagesWithoutClientAck.set(e, { ...n, [r]: t })
          }
          return (await this.persist(), r)
        }),
        (this.get = (e) => {
          this.isInitialized()
          let t = this.messages.get(e)
          return (typeof t > `u` && (t = {}), t)
        }),
        (this.getWithoutAck = (e) => {
          this.isInitialized()
          let t = {}
          for (let n of e) {
            let e = this.messagesWithoutClientAck.get(n) || {}
            t[n] = Object.values(e)
          }
          return t
        }),
        (this.has = (e, t) => (this.isInitialized(), typeof this.get(e)[Cy(t)] < `u`)),
        (this.ack = async (e, t) => {
          this.isInitialized()
          let n = this.messagesWithoutClientAck.get(e)
          if (typeof n > `u`) return
          let r = Cy(t)
          ;(delete n[r],
            Object.keys(n).length === 0
              ? this.messagesWithoutClientAck.delete(e)
              : this.messagesWithoutClientAck.set(e, n),
            await this.persist())
        }),
        (this.del = async (e) => {
          ;(this.isInitialized(),
            this.messages.delete(e),
            this.messagesWithoutClientAck.delete(e),
            await this.persist())
        }),
        (this.logger = sr(e, this.name)),
        (this.core = t))
    }
    get context() {
      return ar(this.logger)
    }
    get storageKey() {
      return this.storagePrefix + this.version + this.core.customStoragePrefix + `//` + this.name
    }
    get storageKeyWithoutClientAck() {
      return this.storagePrefix + this.version + this.core.customStoragePrefix + `//` + this.name + `_withoutClientAck`
    }
    async setRelayerMessages(e) {
      await this.core.storage.setItem(this.storageKey, V_(e))
    }
    async setRelayerMessagesWithoutClientAck(e) {
      await this.core.storage.setItem(this.storageKeyWithoutClientAck, V_(e))
    }
    async getRelayerMessages() {
      let e = await this.core.storage.getItem(this.storageKey)
      return typeof e < `u` ? H_(e) : void 0
    }
    async getRelayerMessagesWithoutClientAck() {
      let e = await this.core.storage.getItem(this.storageKeyWithoutClientAck)
      return typeof e < `u` ? H_(e) : void 0
    }
    async persist() {
      ;(await this.setRelayerMessages(this.messages),
        await this.setRelayerMessagesWithoutClientAck(this.messagesWithoutClientAck))
    }
    isInitialized() {
      if (!this.initialized) {
        let { message: e } = J(`NOT_INITIALIZED`, this.name)
        throw Error(e)
      }
    }
  },
  mw = class extends mr {
    constructor(e, t) {
      ;(super(e, t),
        (this.relayer = e),
        (this.logger = t),
        (this.events = new qe.EventEmitter()),
        (this.name = NC),
        (this.queue = new Map()),
        (this.publishTimeout = (0, z.toMiliseconds)(z.ONE_MINUTE)),
        (this.initialPublishTimeout = (0, z.toMiliseconds)(z.ONE_SECOND * 15)),
        (this.needsTransportRestart = !1),
        (this.publish = async (e, t, n) => {
          ;(this.logger.debug(`Publishing Payload`),
            this.logger.trace({ type: `method`, method: `publish`, params: { topic: e, message: t, opts: n } }))
          let r = n?.ttl || MC,
            i = n?.prompt || !1,
            a = n?.tag || 0,
            o = n?.id || sS().toString(),
            s = Vy(By().protocol),
            c = {
              id: o,
              method: n?.publishMethod || s.publish,
              params: { topic: e, message: t, ttl: r, prompt: i, tag: a, attestation: n?.attestation, ...n?.tvf },
            },
            l = `Failed to publish payload, please try again. id:${o} tag:${a}`
          try {
            ;(cb(c.params?.prompt) && delete c.params?.prompt, cb(c.params?.tag) && delete c.params?.tag)
            let r = new Promise(async (e) => {
              let t = ({ id: n }) => {
                c.id?.toString() === n.toString() &&
                  (this.removeRequestFromQueue(n), this.relayer.events.removeListener(Q.publish, t), e())
              }
              this.relayer.events.on(Q.publish, t)
              let r = W_(
                new Promise((e, t) => {
                  this.rpcPublish(c, n)
                    .then(e)
                    .catch((e) => {
                      ;(this.logger.warn(e, e?.message), t(e))
                    })
                }),
                this.initialPublishTimeout,
                `Failed initial publish, retrying.... id:${o} tag:${a}`,
              )
              try {
                ;(await r, this.events.removeListener(Q.publish, t))
              } catch (e) {
                ;(this.queue.set(o, { request: c, opts: n, attempt: 1 }), this.logger.warn(e, e?.message))
              }
            })
            ;(this.logger.trace({
              type: `method`,
              method: `publish`,
              params: { id: o, topic: e, message: t, opts: n },
            }),
              await W_(r, this.publishTimeout, l))
          } catch (e) {
            if (
              (this.logger.debug(`Failed to Publish Payload`), this.logger.error(e), n?.internal?.throwOnFailedPublish)
            )
              throw e
          } finally {
            this.queue.delete(o)
          }
        }),
        (this.publishCustom = async (e) => {
          ;(this.logger.debug(`Publishing custom payload`),
            this.logger.trace({ type: `method`, method: `publishCustom`, params: e }))
          let { payload: t, opts: n = {} } = e,
            { attestation: r, tvf: i, publishMethod: a, prompt: o, tag: s, ttl: c = z.FIVE_MINUTES } = n,
            l = n.id || sS().toString(),
            u = Vy(By().protocol),
            d = a || u.publish,
            f = { id: l, method: d, params: { ...t, ttl: c, prompt: o, tag: s, attestation: r, ...i } },
            p = `Failed to publish custom payload, please try again. id:${l} tag:${s}`
          try {
            ;(cb(f.params?.prompt) && delete f.params?.prompt, cb(f.params?.tag) && delete f.params?.tag)
            let e = new Promise(async (e) => {
              let t = ({ id: n }) => {
                f.id?.toString() === n.toString() &&
                  (this.removeRequestFromQueue(n), this.relayer.events.removeListener(Q.publish, t), e())
              }
              this.relayer.events.on(Q.publish, t)
              let r = W_(
                new Promise((e, t) => {
                  this.rpcPublish(f, n)
                    .then(e)
                    .catch((e) => {
                      ;(this.logger.warn(e, e?.message), t(e))
                    })
                }),
                this.initialPublishTimeout,
                `Failed initial custom payload publish, retrying.... method:${d} id:${l} tag:${s}`,
              )
              try {
                ;(await r, this.events.removeListener(Q.publish, t))
              } catch (e) {
                ;(this.queue.set(l, { request: f, opts: n, attempt: 1 }), this.logger.warn(e, e?.message))
              }
            })
            ;(this.logger.trace({ type: `method`, method: `publish`, params: { id: l, payload: t, opts: n } }),
              await W_(e, this.publishTimeout, p))
          } catch (e) {
            if (
              (this.logger.debug(`Failed to Publish Payload`), this.logger.error(e), n?.internal?.throwOnFailedPublish)
            )
              throw e
          } finally {
            this.queue.delete(l)
          }
        }),
        (this.on = (e, t) => {
          this.events.on(e, t)
        }),
        (this.once = (e, t) => {
          this.events.once(e, t)
        }),
        (this.off = (e, t) => {
          this.events.off(e, t)
        }),
        (this.removeListener = (e, t) => {
          this.events.removeListener(e, t)
        }),
        (this.relayer = e),
        (this.logger = sr(t, this.name)),
        this.registerEventListeners())
    }
    get context() {
      return ar(this.logger)
    }
    async rpcPublish(e, t) {
      ;(this.logger.debug(`Outgoing Relay Payload`),
        this.logger.trace({ type: `message`, direction: `outgoing`, request: e }))
      let n = await this.relayer.request(e)
      return (
        this.relayer.events.emit(Q.publish, { ...e, ...t }), this.logger.debug(`Successfully Published Payload`), n
      )
    }
    removeRequestFromQueue(e) {
      this.queue.delete(e)
    }
    checkQueue() {
      this.queue.forEach(async (e, t) => {
        let n = e.attempt + 1
        ;(this.queue.set(t, { ...e, attempt: n }),
          this.logger.warn(
            {},
            `Publisher: queue->publishing: ${e.request.id}, tag: ${e.request.params?.tag}, attempt: ${n}`,
          ),
          await this.rpcPublish(e.request, e.opts),
          this.logger.warn({}, `Publisher: queue->published: ${e.request.id}`))
      })
    }
    registerEventListeners() {
      ;(this.relayer.core.heartbeat.on(Xe.pulse, () => {
        this.needsTransportRestart
          ? ((this.needsTransportRestart = !1), this.relayer.events.emit(Q.connection_stalled))
          : this.checkQueue()
      }),
        this.relayer.on(Q.message_ack, (e) => {
          this.removeRequestFromQueue(e.id.toString())
        }))
    }
  },
  hw = class {
    constructor() {
      ;((this.map = new Map()),
        (this.set = (e, t) => {
          let n = this.get(e)
          this.exists(e, t) || this.map.set(e, [...n, t])
        }),
        (this.get = (e) => this.map.get(e) || []),
        (this.exists = (e, t) => this.get(e).includes(t)),
        (this.delete = (e, t) => {
          if (typeof t > `u`) {
            this.map.delete(e)
            return
          }
          if (!this.map.has(e)) return
          let n = this.get(e)
          if (!this.exists(e, t)) return
          let r = n.filter((e) => e !== t)
          r.length ? this.map.set(e, r) : this.map.delete(e)
        }),
        (this.clear = () => {
          this.map.clear()
        }))
    }
    get topics() {
      return Array.from(this.map.keys())
    }
  },
  gw = class extends _r {
    constructor(e, t) {
      ;(super(e, t),
        (this.relayer = e),
        (this.logger = t),
        (this.subscriptions = new Map()),
        (this.topicMap = new hw()),
        (this.events = new qe.EventEmitter()),
        (this.name = VC),
        (this.version = `0.3`),
        (this.pending = new Map()),
        (this.cached = []),
        (this.initialized = !1),
        (this.storagePrefix = wC),
        (this.subscribeTimeout = (0, z.toMiliseconds)(z.ONE_MINUTE)),
        (this.initialSubscribeTimeout = (0, z.toMiliseconds)(z.ONE_SECOND * 15)),
        (this.batchSubscribeTopicsLimit = 500),
        (this.init = async () => {
          ;(this.initialized || (this.logger.trace(`Initialized`), this.registerEventListeners(), await this.restore()),
            (this.initialized = !0))
        }),
        (this.subscribe = async (e, t) => {
          ;(this.isInitialized(),
            this.logger.debug(`Subscribing Topic`),
            this.logger.trace({ type: `method`, method: `subscribe`, params: { topic: e, opts: t } }))
          try {
            let n = By(t),
              r = { topic: e, relay: n, transportType: t?.transportType }
            t?.internal?.skipSubscribe || this.pending.set(e, r)
            let i = await this.rpcSubscribe(e, n, t)
            return (
              typeof i == `string` &&
                (this.onSubscribe(i, r),
                this.logger.debug(`Successfully Subscribed Topic`),
                this.logger.trace({ type: `method`, method: `subscribe`, params: { topic: e, opts: t } })),
              i
            )
          } catch (e) {
            throw (this.logger.debug(`Failed to Subscribe Topic`), this.logger.error(e), e)
          }
        }),
        (this.unsubscribe = async (e, t) => {
          ;(this.isInitialized(),
            typeof t?.id < `u` ? await this.unsubscribeById(e, t.id, t) : await this.unsubscribeByTopic(e, t))
        }),
        (this.isSubscribed = (e) =>
          new Promise((t) => {
            t(this.topicMap.topics.includes(e))
          })),
        (this.isKnownTopic = (e) =>
          new Promise((t) => {
            t(this.topicMap.topics.includes(e) || this.pending.has(e) || this.cached.some((t) => t.topic === e))
          })),
        (this.on = (e, t) => {
          this.events.on(e, t)
        }),
        (this.once = (e, t) => {
          this.events.once(e, t)
        }),
        (this.off = (e, t) => {
          this.events.off(e, t)
        }),
        (this.removeListener = (e, t) => {
          this.events.removeListener(e, t)
        }),
        (this.start = async () => {
          await this.onConnect()
        }),
        (this.stop = async () => {
          await this.onDisconnect()
        }),
        (this.restart = async () => {
          ;(await this.restore(), await this.onRestart())
        }),
        (this.checkPending = async () => {
          if (this.pending.size === 0 && (!this.initialized || !this.relayer.connected)) return
          let e = []
          ;(this.pending.forEach((t) => {
            e.push(t)
          }),
            await this.batchSubscribe(e))
        }),
        (this.registerEventListeners = () => {
          ;(this.relayer.core.heartbeat.on(Xe.pulse, async () => {
            await this.checkPending()
          }),
            this.events.on(BC.created, async (e) => {
              let t = BC.created
              ;(this.logger.info(`Emitting ${t}`),
                this.logger.debug({ type: `event`, event: t, data: e }),
                await this.persist())
            }),
            this.events.on(BC.deleted, async (e) => {
              let t = BC.deleted
              ;(this.logger.info(`Emitting ${t}`),
                this.logger.debug({ type: `event`, event: t, data: e }),
                await this.persist())
            }))
        }),
        (this.relayer = e),
        (this.logger = sr(t, this.name)),
        (this.clientId = ``))
    }
    get context() {
      return ar(this.logger)
    }
    get storageKey() {
      return this.storagePrefix + this.version + this.relayer.core.customStoragePrefix + `//` + this.name
    }
    get length() {
      return this.subscriptions.size
    }
    get ids() {
      return Array.from(this.subscriptions.keys())
    }
    get values() {
      return Array.from(this.subscriptions.values())
    }
    get topics() {
      return this.topicMap.topics
    }
    get hasAnyTopics() {
      return (
        this.topicMap.topics.length > 0 ||
        this.pending.size > 0 ||
        this.cached.length > 0 ||
        this.subscriptions.size > 0
      )
    }
    hasSubscription(e, t) {
      let n = !1
      try {
        n = this.getSubscription(e).topic === t
      } catch {}
      return n
    }
    reset() {
      ;((this.cached = []), (this.initialized = !0))
    }
    onDisable() {
      ;(this.values.length > 0 && (this.cached = this.values), this.subscriptions.clear(), this.topicMap.clear())
    }
    async unsubscribeByTopic(e, t) {
      let n = this.topicMap.get(e)
      await Promise.all(n.map(async (n) => await this.unsubscribeById(e, n, t)))
    }
    async unsubscribeById(e, t, n) {
      ;(this.logger.debug(`Unsubscribing Topic`),
        this.logger.trace({ type: `method`, method: `unsubscribe`, params: { topic: e, id: t, opts: n } }))
      try {
        let r = Y(`USER_DISCONNECTED`, `${this.name}, ${e}`)
        await this.onUnsubscribe(e, t, r)
        let i = By(n)
        ;(await this.restartToComplete({ topic: e, id: t, relay: i }),
          await this.rpcUnsubscribe(e, t, i),
          this.logger.debug(`Successfully Unsubscribed Topic`),
          this.logger.trace({ type: `method`, method: `unsubscribe`, params: { topic: e, id: t, opts: n } }))
      } catch (e) {
        throw (this.logger.debug(`Failed to Unsubscribe Topic`), this.logger.error(e), e)
      }
    }
    async rpcSubscribe(e, t, n) {
      let r = await this.getSubscriptionId(e)
      if (n?.internal?.skipSubscribe) return r
      ;(n && n?.transportType !== $.relay) || (await this.restartToComplete({ topic: e, id: e, relay: t }))
      let i = { method: Vy(t.protocol).subscribe, params: { topic: e } }
      ;(this.logger.debug(`Outgoing Relay Payload`),
        this.logger.trace({ type: `payload`, direction: `outgoing`, request: i }))
      let a = n?.internal?.throwOnFailedPublish
      try {
        if (n?.transportType === $.link_mode)
          return (
            setTimeout(
              () => {
                ;(this.relayer.connected || this.relayer.connecting) &&
                  this.relayer.request(i).catch((e) => this.logger.warn(e))
              },
              (0, z.toMiliseconds)(z.ONE_SECOND),
            ),
            r
          )
        let t = await W_(
          new Promise(async (t) => {
            let n = (r) => {
              r.topic === e && (this.events.removeListener(BC.created, n), t(r.id))
            }
            this.events.on(BC.created, n)
            try {
              let r = await W_(
                new Promise((e, t) => {
                  this.relayer
                    .request(i)
                    .catch((e) => {
                      ;(this.logger.warn(e, e?.message), t(e))
                    })
                    .then(e)
                }),
                this.initialSubscribeTimeout,
                `Subscribing to ${e} failed, please try again`,
              )
              ;(this.events.removeListener(BC.created, n), t(r))
            } catch {}
          }),
          this.subscribeTimeout,
          `Subscribing to ${e} failed, please try again`,
        )
        if (!t && a) throw Error(`Subscribing to ${e} failed, please try again`)
        return t ? r : null
      } catch (e) {
        if (
          (this.logger.debug(`Outgoing Relay Subscribe Payload stalled`),
          this.relayer.events.emit(Q.connection_stalled),
          a)
        )
          throw e
      }
      return null
    }
    async rpcBatchSubscribe(e) {
      if (!e.length) return !0
      let t = e[0].relay,
        n = { method: Vy(t.protocol).batchSubscribe, params: { topics: e.map((e) => e.topic) } }
      ;(this.logger.debug(`Outgoing Relay Payload`),
        this.logger.trace({ type: `payload`, direction: `outgoing`, request: n }))
      try {
        return (
          await W_(
            new Promise((e, t) => {
              this.relayer
                .request(n)
                .then(e)
                .catch((e) => {
                  ;(this.logger.warn(e), t(e))
                })
            }),
            this.subscribeTimeout,
            `rpcBatchSubscribe failed, please try again`,
          ),
          !0
        )
      } catch {
        return (this.relayer.events.emit(Q.connection_stalled), !1)
      }
    }
    async rpcBatchFetchMessages(e) {
      if (!e.length) return
      let t = e[0].relay,
        n = { method: Vy(t.protocol).batchFetchMessages, params: { topics: e.map((e) => e.topic) } }
      ;(this.logger.debug(`Outgoing Relay Payload`),
        this.logger.trace({ type: `payload`, direction: `outgoing`, request: n }))
      let r
      try {
        r = await await W_(
          new Promise((e, t) => {
            this.relayer
              .request(n)
              .catch((e) => {
                ;(this.logger.warn(e), t(e))
              })
              .then(e)
          }),
          this.subscribeTimeout,
          `rpcBatchFetchMessages failed, please try again`,
        )
      } catch {
        this.relayer.events.emit(Q.connection_stalled)
      }
      return r
    }
    rpcUnsubscribe(e, t, n) {
      let r = { method: Vy(n.protocol).unsubscribe, params: { topic: e, id: t } }
      return (
        this.logger.debug(`Outgoing Relay Payload`),
        this.logger.trace({ type: `payload`, direction: `outgoing`, request: r }),
        this.relayer.request(r)
      )
    }
    onSubscribe(e, t) {
      ;(this.setSubscription(e, { ...t, id: e }), this.pending.delete(t.topic))
    }
    onBatchSubscribe(e) {
      e.length &&
        e.forEach((e) => {
          ;(this.setSubscription(e.id, { ...e }), this.pending.delete(e.topic))
        })
    }
    async onUnsubscribe(e, t, n) {
      ;(this.events.removeAllListeners(t),
        this.hasSubscription(t, e) && this.deleteSubscription(t, n),
        await this.relayer.messages.del(e))
    }
    async setRelayerSubscriptions(e) {
      await this.relayer.core.storage.setItem(this.storageKey, e)
    }
    async getRelayerSubscriptions() {
      return await this.relayer.core.storage.getItem(this.storageKey)
    }
    setSubscription(e, t) {
      ;(this.logger.debug(`Setting subscription`),
        this.logger.trace({ type: `method`, method: `setSubscription`, id: e, subscription: t }),
        this.addSubscription(e, t))
    }
    addSubscription(e, t) {
      ;(this.subscriptions.set(e, { ...t }), this.topicMap.set(t.topic, e), this.events.emit(BC.created, t))
    }
    getSubscription(e) {
      ;(this.logger.debug(`Getting subscription`),
        this.logger.trace({ type: `method`, method: `getSubscription`, id: e }))
      let t = this.subscriptions.get(e)
      if (!t) {
        let { message: t } = J(`NO_MATCHING_KEY`, `${this.name}: ${e}`)
        throw Error(t)
      }
      return t
    }
    deleteSubscription(e, t) {
      ;(this.logger.debug(`Deleting subscription`),
        this.logger.trace({ type: `method`, method: `deleteSubscription`, id: e, reason: t }))
      let n = this.getSubscription(e)
      ;(this.subscriptions.delete(e),
        this.topicMap.delete(n.topic, e),
        this.events.emit(BC.deleted, { ...n, reason: t }))
    }
    async persist() {
      ;(await this.setRelayerSubscriptions(this.values), this.events.emit(BC.sync))
    }
    async onRestart() {
      if (this.cached.length) {
        let e = [...this.cached],
          t = Math.ceil(this.cached.length / this.batchSubscribeTopicsLimit)
        for (let n = 0; n < t; n++) {
          let t = e.splice(0, this.batchSubscribeTopicsLimit)
          await this.batchSubscribe(t)
        }
      }
      this.events.emit(BC.resubscribed)
    }
    async restore() {
      try {
        let e = await this.getRelayerSubscriptions()
        if (typeof e > `u` || !e.length) return
        if (this.subscriptions.size && !e.every((e) => e.topic === this.subscriptions.get(e.id)?.topic)) {
          let { message: e } = J(`RESTORE_WILL_OVERRIDE`, this.name)
          throw (this.logger.error(e), this.logger.error(`${this.name}: ${JSON.stringify(this.values)}`), Error(e))
        }
        ;((this.cached = e),
          this.logger.debug(`Successfully Restored subscriptions for ${this.name}`),
          this.logger.trace({ type: `method`, method: `restore`, subscriptions: this.values }))
      } catch (e) {
        ;(this.logger.debug(`Failed to Restore subscriptions for ${this.name}`), this.logger.error(e))
      }
    }
    async batchSubscribe(e) {
      if (e.length) {
        if (!(await this.rpcBatchSubscribe(e))) {
          ;(this.logger.warn(`Batch subscribe failed for ${e.length} topics, adding to pending for retry`),
            e.forEach((e) => {
              this.pending.set(e.topic, e)
            }))
          return
        }
        this.onBatchSubscribe(
          await Promise.all(e.map(async (e) => ({ ...e, id: await this.getSubscriptionId(e.topic) }))),
        )
      }
    }
    async batchFetchMessages(e) {
      if (!e.length) return
      this.logger.trace(`Fetching batch messages for ${e.length} subscriptions`)
      let t = await this.rpcBatchFetchMessages(e)
      t &&
        t.messages &&
        (await lv((0, z.toMiliseconds)(z.ONE_SECOND)), await this.relayer.handleBatchMessageEvents(t.messages))
    }
    async onConnect() {
      ;(await this.restart(), this.reset())
    }
    onDisconnect() {
      this.onDisable()
    }
    isInitialized() {
      if (!this.initialized) {
        let { message: e } = J(`NOT_INITIALIZED`, this.name)
        throw Error(e)
      }
    }
    async restartToComplete(e) {
      !this.relayer.connected && !this.relayer.connecting && (this.cached.push(e), await this.relayer.transportOpen())
    }
    async getClientId() {
      return ((this.clientId ||= await this.relayer.core.crypto.getClientId()), this.clientId)
    }
    async getSubscriptionId(e) {
      return Cy(e + (await this.getClientId()))
    }
  },
  _w = class extends hr {
    constructor(e) {
      ;(super(e),
        (this.protocol = `wc`),
        (this.version = 2),
        (this.events = new qe.EventEmitter()),
        (this.name = PC),
        (this.transportExplicitlyClosed = !1),
        (this.initialized = !1),
        (this.connectionAttemptInProgress = !1),
        (this.hasExperiencedNetworkDisruption = !1),
        (this.heartBeatTimeout = (0, z.toMiliseconds)(z.THIRTY_SECONDS + z.FIVE_SECONDS)),
        (this.reconnectInProgress = !1),
        (this.requestsInFlight = []),
        (this.connectTimeout = (0, z.toMiliseconds)(z.ONE_SECOND * 15)),
        (this.stalledRestartInProgress = !1),
        (this.stalledRestartBackoff = 0),
        (this.stalledRestartBaseInterval = (0, z.toMiliseconds)(z.ONE_SECOND * 2)),
        (this.stalledRestartMaxInterval = (0, z.toMiliseconds)(z.THIRTY_SECONDS)),
        (this.request = async (e) => {
          this.logger.debug(`Publishing Request Payload`)
          let t = e.id || sS().toString()
          await this.toEstablishConnection()
          try {
            this.logger.trace({ id: t, method: e.method, topic: e.params?.topic }, `relayer.request - publishing...`)
            let n = `${t}:${e.params?.tag || ``}`
            this.requestsInFlight.push(n)
            let r = await this.provider.request(e)
            return ((this.requestsInFlight = this.requestsInFlight.filter((e) => e !== n)), r)
          } catch (e) {
            throw (this.logger.debug(`Failed to Publish Request: ${t}`), e)
          }
        }),
        (this.resetPingTimeout = () => {
          E_() &&
            (clearTimeout(this.pingTimeout),
            (this.pingTimeout = setTimeout(() => {
              try {
                ;(this.logger.debug({}, `pingTimeout: Connection stalled, terminating...`),
                  this.provider?.connection?.socket?.terminate?.())
              } catch (e) {
                this.logger.warn(e, e?.message)
              }
            }, this.heartBeatTimeout)))
        }),
        (this.onPayloadHandler = (e) => {
          ;(this.onProviderPayload(e), this.resetPingTimeout())
        }),
        (this.onConnectHandler = () => {
          ;(this.logger.warn({}, `Relayer connected 🛜`),
            this.startPingTimeout(),
            (this.stalledRestartBackoff = 0),
            this.events.emit(Q.connect))
        }),
        (this.onDisconnectHandler = () => {
          ;(this.logger.warn({}, `Relayer disconnected 🛑`), (this.requestsInFlight = []), this.onProviderDisconnect())
        }),
        (this.onProviderErrorHandler = (e) => {
          ;(this.logger.fatal(`Fatal socket error: ${e.message}`),
            this.events.emit(Q.error, e),
            this.logger.fatal(`Fatal socket error received, closing transport`),
            (this.transportExplicitlyClosed = !0),
            clearTimeout(this.reconnectTimeout),
            (this.reconnectTimeout = void 0),
            (this.reconnectInProgress = !1),
            this.transportClose().catch((e) => this.logger.warn(e)))
        }),
        (this.registerProviderListeners = () => {
          ;(this.provider.on(FC.payload, this.onPayloadHandler),
            this.provider.on(FC.connect, this.onConnectHandler),
            this.provider.on(FC.disconnect, this.onDisconnectHandler),
            this.provider.on(FC.error, this.onProviderErrorHandler))
        }),
        (this.core = e.core),
        (this.logger = ux({ logger: e.logger ?? `error`, name: this.name })),
        (this.messages = new pw(this.logger, e.core)),
        (this.subscriber = new gw(this, this.logger)),
        (this.publisher = new mw(this, this.logger)),
        (this.projectId = e.projectId),
        (this.relayUrl = e.relayUrl || `wss://relay.walletconnect.org`),
        O_() ? (this.packageName = M_()) : k_() && (this.bundleId = M_()),
        (this.provider = {}))
    }
    async init() {
      ;(this.logger.trace(`Initialized`),
        this.registerEventListeners(),
        await Promise.all([this.messages.init(), this.subscriber.init()]),
        (this.initialized = !0),
        this.transportOpen().catch((e) => this.logger.warn(e, e?.message)))
    }
    get context() {
      return ar(this.logger)
    }
    get connected() {
      return this.provider?.connection?.socket?.readyState === 1
    }
    get connecting() {
      return this.provider?.connection?.socket?.readyState === 0 || this.connectPromise !== void 0
    }
    async publish(e, t, n) {
      ;(this.isInitialized(),
        await this.publisher.publish(e, t, n),
        await this.recordMessageEvent(
          { topic: e, message: t, publishedAt: Date.now(), transportType: $.relay },
          RC.outbound,
        ))
    }
    async publishCustom(e) {
      ;(this.isInitialized(), await this.publisher.publishCustom(e))
    }
    async subscribe(e, t) {
      ;(this.isInitialized(),
        (t?.transportType && t?.transportType !== `relay`) || (await this.toEstablishConnection()))
      let n = t?.internal?.throwOnFailedPublish ?? !0,
        r = this.subscriber.topicMap.get(e)?.[0] || ``,
        i,
        a = (t) => {
          t.topic === e && (this.subscriber.off(BC.created, a), i())
        }
      return (
        await Promise.all([
          new Promise((e) => {
            ;((i = e), this.subscriber.on(BC.created, a))
          }),
          new Promise((i, a) => {
            this.subscriber
              .subscribe(e, { internal: { throwOnFailedPublish: n }, ...t })
              .then((e) => {
                ;((r = e || r), i())
              })
              .catch((e) => {
                n ? a(e) : i()
              })
          }),
        ]),
        r
      )
    }
    async unsubscribe(e, t) {
      ;(this.isInitialized(), await this.subscriber.unsubscribe(e, t))
    }
    on(e, t) {
      this.events.on(e, t)
    }
    once(e, t) {
      this.events.once(e, t)
    }
    off(e, t) {
      this.events.off(e, t)
    }
    removeListener(e, t) {
      this.events.removeListener(e, t)
    }
    async transportDisconnect() {
      this.provider.disconnect && (this.hasExperiencedNetworkDisruption || this.connected)
        ? await W_(this.provider.disconnect(), 2e3, `provider.disconnect()`).catch(() => this.onProviderDisconnect())
        : this.onProviderDisconnect()
    }
    async transportClose() {
      ;((this.transportExplicitlyClosed = !0),
        clearTimeout(this.stalledRestartTimeout),
        (this.stalledRestartInProgress = !1),
        (this.stalledRestartBackoff = 0),
        await this.resetTransport())
    }
    async transportOpen(e) {
      if (!this.subscriber.hasAnyTopics)
        this.logger.info(`Starting WS connection skipped because the client has no topics to work with.`)
      else if (
        (this.connectPromise
          ? (this.logger.debug({}, `Waiting for existing connection attempt to resolve...`),
            await this.connectPromise,
            this.logger.debug({}, `Existing connection attempt resolved`))
          : ((this.connectPromise = this.connect(e).finally(() => {
              this.connectPromise = void 0
            })),
            await this.connectPromise),
        !this.connected)
      )
        throw Error(`Couldn't establish socket connection to the relay server: ${this.relayUrl}`)
    }
    async restartTransport(e) {
      ;(this.logger.debug({}, `Restarting transport...`),
        !this.connectionAttemptInProgress &&
          ((this.relayUrl = e || this.relayUrl),
          await this.confirmOnlineStateOrThrow(),
          await this.resetTransport(),
          await this.transportOpen()))
    }
    async resetTransport() {
      ;((this.reconnectInProgress = !0),
        clearTimeout(this.reconnectTimeout),
        (this.reconnectTimeout = void 0),
        await this.transportDisconnect(),
        await this.subscriber.stop(),
        (this.reconnectInProgress = !1))
    }
    async confirmOnlineStateOrThrow() {
      if (!(await Hb())) throw Error(`No internet connection detected. Please restart your network and try again.`)
    }
    async handleBatchMessageEvents(e) {
      if (e?.length === 0) {
        this.logger.trace(`Batch message events is empty. Ignoring...`)
        return
      }
      let t = e.sort((e, t) => e.publishedAt - t.publishedAt)
      this.logger.debug(`Batch of ${t.length} message events sorted`)
      for (let e of t)
        try {
          await this.onMessageEvent(e)
        } catch (e) {
          this.logger.warn(e, `Error while processing batch message event: ` + e?.message)
        }
      this.logger.trace(`Batch of ${t.length} message events processed`)
    }
    async onLinkMessageEvent(e, t) {
      let { topic: n } = e
      if (!t.sessionExists) {
        let e = { topic: n, expiry: Y_(z.FIVE_MINUTES), relay: { protocol: `irn` }, active: !1 }
        await this.core.pairing.pairings.set(n, e)
      }
      ;(this.events.emit(Q.message, e), await this.recordMessageEvent(e, RC.inbound))
    }
    async connect(e) {
      ;(await this.confirmOnlineStateOrThrow(),
        e && e !== this.relayUrl && ((this.relayUrl = e), await this.transportDisconnect()),
        (this.transportExplicitlyClosed = !1))
      let t = 1
      try {
        for (; t < 6;) {
          this.connectionAttemptInProgress = !0
          try {
            if (this.transportExplicitlyClosed) break
            ;(this.logger.debug({}, `Connecting to ${this.relayUrl}, attempt: ${t}...`),
              await this.createProvider(),
              await new Promise((e, t) => {
                let n = () => {
                  t(Error(`Connection interrupted while trying to connect`))
                }
                ;(this.provider.once(FC.disconnect, n),
                  W_(
                    this.provider.connect(),
                    this.connectTimeout,
                    `Socket stalled when trying to connect to ${this.relayUrl}`,
                  )
                    .then(() => e())
                    .catch(t)
                    .finally(() => {
                      ;(this.provider.off(FC.disconnect, n), clearTimeout(this.reconnectTimeout))
                    }))
              }),
              await new Promise((e, t) => {
                let n = () => {
                  t(Error(`Connection interrupted while trying to subscribe`))
                }
                ;(this.provider.once(FC.disconnect, n),
                  this.subscriber
                    .start()
                    .then(e)
                    .catch(t)
                    .finally(() => {
                      this.provider.off(FC.disconnect, n)
                    }))
              }),
              (this.hasExperiencedNetworkDisruption = !1))
          } catch (e) {
            await this.subscriber.stop()
            let t = e
            ;(this.logger.warn({}, t.message), (this.hasExperiencedNetworkDisruption = !0))
          }
          if (this.connected) {
            this.logger.debug({}, `Connected to ${this.relayUrl} successfully on attempt: ${t}`)
            break
          }
          ;(await new Promise((e) => setTimeout(e, (0, z.toMiliseconds)(t * 1))), t++)
        }
      } finally {
        ;((this.connectionAttemptInProgress = !1),
          clearTimeout(this.reconnectTimeout),
          (this.reconnectTimeout = void 0),
          (this.reconnectInProgress = !1))
      }
    }
    startPingTimeout() {
      if (E_())
        try {
          ;(this.provider?.connection?.socket?.on(`ping`, () => {
            this.resetPingTimeout()
          }),
            this.resetPingTimeout())
        } catch (e) {
          this.logger.warn(e, e?.message)
        }
    }
    async createProvider() {
      if (this.provider.connection && (this.unregisterProviderListeners(), this.connected))
        try {
          await W_(this.provider.disconnect(), 1e3, `Closing previous provider`)
        } catch {}
      let e = await this.core.crypto.signJWT(this.relayUrl)
      ;((this.provider = new FS(
        new HS(
          z_({
            sdkVersion: LC,
            protocol: this.protocol,
            version: this.version,
            relayUrl: this.relayUrl,
            projectId: this.projectId,
            auth: e,
            useOnCloseEvent: !0,
            bundleId: this.bundleId,
            packageName: this.packageName,
          }),
        ),
      )),
        this.registerProviderListeners())
    }
    async recordMessageEvent(e, t) {
      let { topic: n, message: r } = e
      await this.messages.set(n, r, t)
    }
    async shouldIgnoreMessageEvent(e) {
      let { topic: t, message: n } = e
      if (!n || n.length === 0) return (this.logger.warn(`Ignoring invalid/empty message: ${n}`), !0)
      if (!(await this.subscriber.isKnownTopic(t)))
        return (this.logger.warn(`Ignoring message for unknown topic ${t}`), !0)
      let r = this.messages.has(t, n)
      return (r && this.logger.warn(`Ignoring duplicate message: ${n}`), r)
    }
    async onProviderPayload(e) {
      if (
        (this.logger.debug(`Incoming Relay Payload`),
        this.logger.trace({ type: `payload`, direction: `incoming`, payload: e }),
        kS(e))
      ) {
        if (!e.method.endsWith(`_subscription`)) return
        let t = e.params,
          { topic: n, message: r, publishedAt: i, attestation: a } = t.data,
          o = { topic: n, message: r, publishedAt: i, transportType: $.relay, attestation: a }
        ;(this.logger.debug(`Emitting Relayer Payload`),
          this.logger.trace({ type: `event`, event: t.id, ...o }),
          this.events.emit(t.id, o),
          await this.acknowledgePayload(e),
          await this.onMessageEvent(o))
      } else AS(e) && this.events.emit(Q.message_ack, e)
    }
    async onMessageEvent(e) {
      ;(await this.shouldIgnoreMessageEvent(e)) ||
        (await this.recordMessageEvent(e, RC.inbound), this.events.emit(Q.message, e))
    }
    async acknowledgePayload(e) {
      let t = lS(e.id, !0)
      await this.provider.connection.send(t)
    }
    unregisterProviderListeners() {
      ;(this.provider.off(FC.payload, this.onPayloadHandler),
        this.provider.off(FC.connect, this.onConnectHandler),
        this.provider.off(FC.disconnect, this.onDisconnectHandler),
        this.provider.off(FC.error, this.onProviderErrorHandler),
        clearTimeout(this.pingTimeout))
    }
    async registerEventListeners() {
      let e = await Hb()
      ;(Kb(async (t) => {
        e !== t &&
          ((e = t),
          t
            ? await this.transportOpen().catch((e) => this.logger.error(e, e?.message))
            : ((this.hasExperiencedNetworkDisruption = !0),
              await this.transportDisconnect(),
              (this.transportExplicitlyClosed = !1)))
      }),
        this.core.heartbeat.on(Xe.pulse, async () => {
          if (!this.transportExplicitlyClosed && !this.connected && Yb())
            try {
              ;(await this.confirmOnlineStateOrThrow(), await this.transportOpen())
            } catch (e) {
              this.logger.warn(e, e?.message)
            }
        }),
        this.events.on(Q.connection_stalled, () => {
          if (this.transportExplicitlyClosed || this.stalledRestartInProgress) return
          this.stalledRestartInProgress = !0
          let e =
            this.stalledRestartBackoff === 0
              ? 0
              : Math.min(
                  2 ** (this.stalledRestartBackoff - 1) * this.stalledRestartBaseInterval,
                  this.stalledRestartMaxInterval,
                )
          ;(this.stalledRestartBackoff++,
            this.logger.warn(`Connection stalled, restarting transport${e ? ` in ${e}ms` : ``}...`),
            (this.stalledRestartTimeout = setTimeout(async () => {
              try {
                if (this.transportExplicitlyClosed) return
                await this.restartTransport()
              } catch (e) {
                this.logger.error(e, e?.message)
              } finally {
                this.stalledRestartInProgress = !1
              }
            }, e)))
        }))
    }
    async onProviderDisconnect() {
      if ((clearTimeout(this.pingTimeout), this.events.emit(Q.disconnect), !this.reconnectInProgress)) {
        this.reconnectInProgress = !0
        try {
          await this.subscriber.stop()
        } catch (e) {
          this.logger.warn(e, `subscriber.stop() failed during disconnect`)
        }
        if (!this.subscriber.hasAnyTopics || this.transportExplicitlyClosed) {
          this.reconnectInProgress = !1
          return
        }
        this.reconnectTimeout = setTimeout(
          async () => {
            ;(await this.transportOpen().catch((e) => this.logger.error(e, e?.message)),
              (this.reconnectTimeout = void 0),
              (this.reconnectInProgress = !1))
          },
          (0, z.toMiliseconds)(IC),
        )
      }
    }
    isInitialized() {
      if (!this.initialized) {
        let { message: e } = J(`NOT_INITIALIZED`, this.name)
        throw Error(e)
      }
    }
    async toEstablishConnection() {
      if ((await this.confirmOnlineStateOrThrow(), !this.connected)) {
        if (this.connectPromise) {
          await this.connectPromise
          return
        }
        ;((this.connectPromise = this.connect().finally(() => {
          this.connectPromise = void 0
        })),
          await this.connectPromise)
      }
    }
  },
  vw = class extends gr {
    constructor(e, t, n, r = wC, i = void 0) {
      ;(super(e, t, n, r),
        (this.core = e),
        (this.logger = t),
        (this.name = n),
        (this.map = new Map()),
        (this.version = `0.3`),
        (this.cached = []),
        (this.initialized = !1),
        (this.storagePrefix = wC),
        (this.recentlyDeleted = []),
        (this.recentlyDeletedLimit = 200),
        (this.init = async () => {
          this.initialized ||=
            (this.logger.trace(`Initialized`),
            await this.restore(),
            this.cached.forEach((e) => {
              this.getKey && e !== null && !cb(e)
                ? this.map.set(this.getKey(e), e)
                : mb(e)
                  ? this.map.set(e.id, e)
                  : hb(e) && this.map.set(e.topic, e)
            }),
            (this.cached = []),
            !0)
        }),
        (this.set = async (e, t) => {
          ;(this.isInitialized(),
            this.map.has(e)
              ? await this.update(e, t)
              : (this.logger.debug(`Setting value`),
                this.logger.trace({ type: `method`, method: `set`, key: e, value: t }),
                this.map.set(e, t),
                await this.persist()))
        }),
        (this.get = (e) => (
          this.isInitialized(),
          this.logger.debug(`Getting value`),
          this.logger.trace({ type: `method`, method: `get`, key: e }),
          this.getData(e)
        )),
        (this.getAll = (e) => (
          this.isInitialized(),
          e ? this.values.filter((t) => Object.keys(e).every((n) => SC(t[n], e[n]))) : this.values
        )),
        (this.update = async (e, t) => {
          ;(this.isInitialized(),
            this.logger.debug(`Updating value`),
            this.logger.trace({ type: `method`, method: `update`, key: e, update: t }))
          let n = { ...this.getData(e), ...t }
          ;(this.map.set(e, n), await this.persist())
        }),
        (this.delete = async (e, t) => {
          ;(this.isInitialized(),
            this.map.has(e) &&
              (this.logger.debug(`Deleting value`),
              this.logger.trace({ type: `method`, method: `delete`, key: e, reason: t }),
              this.map.delete(e),
              this.addToRecentlyDeleted(e),
              await this.persist()))
        }),
        (this.logger = sr(t, this.name)),
        (this.storagePrefix = r),
        (this.getKey = i))
    }
    get context() {
      return ar(this.logger)
    }
    get storageKey() {
      return this.storagePrefix + this.version + this.core.customStoragePrefix + `//` + this.name
    }
    get length() {
      return this.map.size
    }
    get keys() {
      return Array.from(this.map.keys())
    }
    get values() {
      return Array.from(this.map.values())
    }
    addToRecentlyDeleted(e) {
      ;(this.recentlyDeleted.push(e),
        this.recentlyDeleted.length >= this.recentlyDeletedLimit &&
          this.recentlyDeleted.splice(0, this.recentlyDeletedLimit / 2))
    }
    async setDataStore(e) {
      await this.core.storage.setItem(this.storageKey, e)
    }
    async getDataStore() {
      return await this.core.storage.getItem(this.storageKey)
    }
    getData(e) {
      let t = this.map.get(e)
      if (!t) {
        if (this.recentlyDeleted.includes(e)) {
          let { message: t } = J(`MISSING_OR_INVALID`, `Record was recently deleted - ${this.name}: ${e}`)
          throw (this.logger.error(t), Error(t))
        }
        let { message: t } = J(`NO_MATCHING_KEY`, `${this.name}: ${e}`)
        throw (this.logger.error(t), Error(t))
      }
      return t
    }
    async persist() {
      await this.setDataStore(this.values)
    }
    async restore() {
      try {
        let e = await this.getDataStore()
        if (typeof e > `u` || !e.length) return
        if (this.map.size) {
          let { message: e } = J(`RESTORE_WILL_OVERRIDE`, this.name)
          throw (this.logger.error(e), Error(e))
        }
        ;((this.cached = e),
          this.logger.debug(`Successfully Restored value for ${this.name}`),
          this.logger.trace({ type: `method`, method: `restore`, value: this.values }))
      } catch (e) {
        ;(this.logger.debug(`Failed to Restore value for ${this.name}`), this.logger.error(e))
      }
    }
    isInitialized() {
      if (!this.initialized) {
        let { message: e } = J(`NOT_INITIALIZED`, this.name)
        throw Error(e)
      }
    }
  },
  yw = class {
    constructor(e, t) {
      ;((this.core = e),
        (this.logger = t),
        (this.name = HC),
        (this.version = `0.3`),
        (this.events = new qe.default()),
        (this.initialized = !1),
        (this.storagePrefix = wC),
        (this.ignoredPayloadTypes = [1]),
        (this.registeredMethods = []),
        (this.init = async () => {
          this.initialized ||
            (await this.pairings.init(),
            await this.cleanup(),
            this.registerRelayerEvents(),
            this.registerExpirerEvents(),
            (this.initialized = !0),
            this.logger.trace(`Initialized`))
        }),
        (this.register = ({ methods: e }) => {
          ;(this.isInitialized(), (this.registeredMethods = [...new Set([...this.registeredMethods, ...e])]))
        }),
        (this.create = async (e) => {
          this.isInitialized()
          let t = by(),
            n = await this.core.crypto.setSymKey(t),
            r = Y_(z.FIVE_MINUTES),
            i = { protocol: `irn` },
            a = { topic: n, expiry: r, relay: i, active: !1, methods: e?.methods },
            o = Ky({
              protocol: this.core.protocol,
              version: this.core.version,
              topic: n,
              symKey: t,
              relay: i,
              expiryTimestamp: r,
              methods: e?.methods,
            })
          return (
            this.events.emit(WC.create, a),
            this.core.expirer.set(n, r),
            await this.pairings.set(n, a),
            await this.core.relayer.subscribe(n, { transportType: e?.transportType, internal: e?.internal }),
            { topic: n, uri: o }
          )
        }),
        (this.pair = async (e) => {
          this.isInitialized()
          let t = this.core.eventClient.createEvent({ properties: { topic: e?.uri, trace: [nw.pairing_started] } })
          this.isValidPair(e, t)
          let { topic: n, symKey: r, relay: i, expiryTimestamp: a, methods: o } = Uy(e.uri)
          ;((t.props.properties.topic = n),
            t.addTrace(nw.pairing_uri_validation_success),
            t.addTrace(nw.pairing_uri_not_expired))
          let s
          if (this.pairings.keys.includes(n)) {
            if (((s = this.pairings.get(n)), t.addTrace(nw.existing_pairing), s.active))
              throw (
                t.setError(rw.active_pairing_already_exists),
                Error(`Pairing already exists: ${n}. Please try again with a new connection URI.`)
              )
            t.addTrace(nw.pairing_not_expired)
          }
          let c = a || Y_(z.FIVE_MINUTES),
            l = { topic: n, relay: i, expiry: c, active: !1, methods: o }
          ;(this.core.expirer.set(n, c),
            await this.pairings.set(n, l),
            t.addTrace(nw.store_new_pairing),
            e.activatePairing && (await this.activate({ topic: n })),
            this.events.emit(WC.create, l),
            t.addTrace(nw.emit_inactive_pairing),
            this.core.crypto.keychain.has(n) || (await this.core.crypto.setSymKey(r, n)),
            t.addTrace(nw.subscribing_pairing_topic))
          try {
            await this.core.relayer.confirmOnlineStateOrThrow()
          } catch {
            t.setError(rw.no_internet_connection)
          }
          try {
            await this.core.relayer.subscribe(n, { relay: i })
          } catch (e) {
            throw (t.setError(rw.subscribe_pairing_topic_failure), e)
          }
          return (t.addTrace(nw.subscribe_pairing_topic_success), l)
        }),
        (this.activate = async ({ topic: e }) => {
          this.isInitialized()
          let t = Y_(z.FIVE_MINUTES)
          ;(this.core.expirer.set(e, t), await this.pairings.update(e, { active: !0, expiry: t }))
        }),
        (this.ping = async (e) => {
          ;(this.isInitialized(),
            await this.isValidPing(e),
            this.logger.warn(`ping() is deprecated and will be removed in the next major release.`))
          let { topic: t } = e
          if (this.pairings.keys.includes(t)) {
            let e = await this.sendRequest(t, `wc_pairingPing`, {}),
              { done: n, resolve: r, reject: i } = U_()
            ;(this.events.once(X(`pairing_ping`, e), ({ error: e }) => {
              e ? i(e) : r()
            }),
              await n())
          }
        }),
        (this.updateExpiry = async ({ topic: e, expiry: t }) => {
          ;(this.isInitialized(), await this.pairings.update(e, { expiry: t }))
        }),
        (this.updateMetadata = async ({ topic: e, metadata: t }) => {
          ;(this.isInitialized(), await this.pairings.update(e, { peerMetadata: t }))
        }),
        (this.getPairings = () => (this.isInitialized(), this.pairings.values)),
        (this.disconnect = async (e) => {
          ;(this.isInitialized(), await this.isValidDisconnect(e))
          let { topic: t } = e
          this.pairings.keys.includes(t) &&
            (await this.sendRequest(t, `wc_pairingDelete`, Y(`USER_DISCONNECTED`)), await this.deletePairing(t))
        }),
        (this.formatUriFromPairing = (e) => {
          this.isInitialized()
          let { topic: t, relay: n, expiry: r, methods: i } = e,
            a = this.core.crypto.keychain.get(t)
          return Ky({
            protocol: this.core.protocol,
            version: this.core.version,
            topic: t,
            symKey: a,
            relay: n,
            expiryTimestamp: r,
            methods: i,
          })
        }),
        (this.sendRequest = async (e, t, n) => {
          let r = cS(t, n),
            i = await this.core.crypto.encode(e, r),
            a = UC[t].req
          return (this.core.history.set(e, r), this.core.relayer.publish(e, i, a), r.id)
        }),
        (this.sendResult = async (e, t, n) => {
          let r = lS(e, n),
            i = await this.core.crypto.encode(t, r),
            a = UC[(await this.core.history.get(t, e)).request.method].res
          ;(await this.core.relayer.publish(t, i, a), await this.core.history.resolve(r))
        }),
        (this.sendError = async (e, t, n) => {
          let r = uS(e, n),
            i = await this.core.crypto.encode(t, r),
            a = (await this.core.history.get(t, e)).request.method,
            o = UC[a] ? UC[a].res : UC.unregistered_method.res
          ;(await this.core.relayer.publish(t, i, o), await this.core.history.resolve(r))
        }),
        (this.deletePairing = async (e, t) => {
          ;(await this.core.relayer.unsubscribe(e),
            await Promise.all([
              this.pairings.delete(e, Y(`USER_DISCONNECTED`)),
              this.core.crypto.deleteSymKey(e),
              t ? Promise.resolve() : this.core.expirer.del(e),
            ]))
        }),
        (this.cleanup = async () => {
          let e = this.pairings.getAll().filter((e) => X_(e.expiry))
          await Promise.all(e.map((e) => this.deletePairing(e.topic)))
        }),
        (this.onRelayEventRequest = async (e) => {
          let { topic: t, payload: n } = e
          switch (n.method) {
            case `wc_pairingPing`:
              return await this.onPairingPingRequest(t, n)
            case `wc_pairingDelete`:
              return await this.onPairingDeleteRequest(t, n)
            default:
              return await this.onUnknownRpcMethodRequest(t, n)
          }
        }),
        (this.onRelayEventResponse = async (e) => {
          let { topic: t, payload: n } = e,
            r = (await this.core.history.get(t, n.id)).request.method
          switch (r) {
            case `wc_pairingPing`:
              return this.onPairingPingResponse(t, n)
            default:
              return this.onUnknownRpcMethodResponse(r)
          }
        }),
        (this.onPairingPingRequest = async (e, t) => {
          let { id: n } = t
          try {
            ;(this.isValidPing({ topic: e }),
              await this.sendResult(n, e, !0),
              this.events.emit(WC.ping, { id: n, topic: e }))
          } catch (t) {
            ;(await this.sendError(n, e, t), this.logger.error(t))
          }
        }),
        (this.onPairingPingResponse = (e, t) => {
          let { id: n } = t
          setTimeout(() => {
            jS(t)
              ? this.events.emit(X(`pairing_ping`, n), {})
              : MS(t) && this.events.emit(X(`pairing_ping`, n), { error: t.error })
          }, 500)
        }),
        (this.onPairingDeleteRequest = async (e, t) => {
          let { id: n } = t
          try {
            ;(this.isValidDisconnect({ topic: e }),
              await this.deletePairing(e),
              this.events.emit(WC.delete, { id: n, topic: e }))
          } catch (t) {
            ;(await this.sendError(n, e, t), this.logger.error(t))
          }
        }),
        (this.onUnknownRpcMethodRequest = async (e, t) => {
          let { id: n, method: r } = t
          try {
            if (this.registeredMethods.includes(r)) return
            let t = Y(`WC_METHOD_UNSUPPORTED`, r)
            ;(await this.sendError(n, e, t), this.logger.error(t))
          } catch (t) {
            ;(await this.sendError(n, e, t), this.logger.error(t))
          }
        }),
        (this.onUnknownRpcMethodResponse = (e) => {
          this.registeredMethods.includes(e) || this.logger.error(Y(`WC_METHOD_UNSUPPORTED`, e))
        }),
        (this.isValidPair = (e, t) => {
          if (!kb(e)) {
            let { message: n } = J(`MISSING_OR_INVALID`, `pair() params: ${e}`)
            throw (t.setError(rw.malformed_pairing_uri), Error(n))
          }
          if (!pb(e.uri)) {
            let { message: n } = J(`MISSING_OR_INVALID`, `pair() uri: ${e.uri}`)
            throw (t.setError(rw.malformed_pairing_uri), Error(n))
          }
          let n = Uy(e?.uri)
          if (!n?.relay?.protocol) {
            let { message: e } = J(`MISSING_OR_INVALID`, `pair() uri#relay-protocol`)
            throw (t.setError(rw.malformed_pairing_uri), Error(e))
          }
          if (!n?.symKey) {
            let { message: e } = J(`MISSING_OR_INVALID`, `pair() uri#symKey`)
            throw (t.setError(rw.malformed_pairing_uri), Error(e))
          }
          if (n?.expiryTimestamp && (0, z.toMiliseconds)(n?.expiryTimestamp) < Date.now()) {
            t.setError(rw.pairing_expired)
            let { message: e } = J(`EXPIRED`, `pair() URI has expired. Please try again with a new connection URI.`)
            throw Error(e)
          }
        }),
        (this.isValidPing = async (e) => {
          if (!kb(e)) {
            let { message: t } = J(`MISSING_OR_INVALID`, `ping() params: ${e}`)
            throw Error(t)
          }
          let { topic: t } = e
          await this.isValidPairingTopic(t)
        }),
        (this.isValidDisconnect = async (e) => {
          if (!kb(e)) {
            let { message: t } = J(`MISSING_OR_INVALID`, `disconnect() params: ${e}`)
            throw Error(t)
          }
          let { topic: t } = e
          await this.isValidPairingTopic(t)
        }),
        (this.isValidPairingTopic = async (e) => {
          if (!Z(e, !1)) {
            let { message: t } = J(`MISSING_OR_INVALID`, `pairing topic should be a string: ${e}`)
            throw Error(t)
          }
          if (!this.pairings.keys.includes(e)) {
            let { message: t } = J(`NO_MATCHING_KEY`, `pairing topic doesn't exist: ${e}`)
            throw Error(t)
          }
          if (X_(this.pairings.get(e).expiry)) {
            await this.deletePairing(e)
            let { message: t } = J(`EXPIRED`, `pairing topic: ${e}`)
            throw Error(t)
          }
        }),
        (this.core = e),
        (this.logger = sr(t, this.name)),
        (this.pairings = new vw(this.core, this.logger, this.name, this.storagePrefix)))
    }
    get context() {
      return ar(this.logger)
    }
    isInitialized() {
      if (!this.initialized) {
        let { message: e } = J(`NOT_INITIALIZED`, this.name)
        throw Error(e)
      }
    }
    registerRelayerEvents() {
      this.core.relayer.on(Q.message, async (e) => {
        let { topic: t, message: n, transportType: r } = e
        if (this.pairings.keys.includes(t) && r !== $.link_mode) {
          try {
            if (this.core.crypto.getPayloadType(n, `base64url`) === 2) {
              this.logger.warn(`registerRelayerEvents() -> non-link mode TYPE_2 payload ignored: ${n}`)
              return
            }
          } catch {}
          if (!this.ignoredPayloadTypes.includes(this.core.crypto.getPayloadType(n)))
            try {
              let e = await this.core.crypto.decode(t, n)
              ;(kS(e)
                ? (this.core.history.set(t, e), await this.onRelayEventRequest({ topic: t, payload: e }))
                : AS(e) &&
                  (await this.core.history.resolve(e),
                  await this.onRelayEventResponse({ topic: t, payload: e }),
                  this.core.history.delete(t, e.id)),
                await this.core.relayer.messages.ack(t, n))
            } catch (e) {
              this.logger.error(e)
            }
        }
      })
    }
    registerExpirerEvents() {
      this.core.expirer.on(JC.expired, async (e) => {
        let { topic: t } = J_(e.target)
        t &&
          this.pairings.keys.includes(t) &&
          (await this.deletePairing(t, !0), this.events.emit(WC.expire, { topic: t }))
      })
    }
  },
  bw = class extends fr {
    constructor(e, t) {
      ;(super(e, t),
        (this.core = e),
        (this.logger = t),
        (this.records = new Map()),
        (this.events = new qe.EventEmitter()),
        (this.name = KC),
        (this.version = `0.3`),
        (this.cached = []),
        (this.initialized = !1),
        (this.storagePrefix = wC),
        (this.init = async () => {
          this.initialized ||=
            (this.logger.trace(`Initialized`),
            await this.restore(),
            this.cached.forEach((e) => this.records.set(e.id, e)),
            (this.cached = []),
            this.registerEventListeners(),
            !0)
        }),
        (this.set = (e, t, n) => {
          if (
            (this.isInitialized(),
            this.logger.debug(`Setting JSON-RPC request history record`),
            this.logger.trace({ type: `method`, method: `set`, topic: e, request: t, chainId: n }),
            this.records.has(t.id))
          )
            return
          let r = {
            id: t.id,
            topic: e,
            request: { method: t.method, params: t.params || null },
            chainId: n,
            expiry: Y_(z.THIRTY_DAYS),
          }
          ;(this.records.set(r.id, r), this.persist(), this.events.emit(GC.created, r))
        }),
        (this.resolve = async (e) => {
          if (
            (this.isInitialized(),
            this.logger.debug(`Updating JSON-RPC response history record`),
            this.logger.trace({ type: `method`, method: `update`, response: e }),
            !this.records.has(e.id))
          )
            return
          let t = await this.getRecord(e.id)
          typeof t.response < `u` ||
            ((t.response = MS(e) ? { error: e.error } : { result: e.result }),
            this.records.set(t.id, t),
            this.persist(),
            this.events.emit(GC.updated, t))
        }),
        (this.get = async (e, t) => (
          this.isInitialized(),
          this.logger.debug(`Getting record`),
          this.logger.trace({ type: `method`, method: `get`, topic: e, id: t }),
          await this.getRecord(t)
        )),
        (this.delete = (e, t) => {
          ;(this.isInitialized(),
            this.logger.debug(`Deleting record`),
            this.logger.trace({ type: `method`, method: `delete`, id: t }),
            this.values.forEach((n) => {
              if (n.topic === e) {
                if (typeof t < `u` && n.id !== t) return
                ;(this.records.delete(n.id), this.events.emit(GC.deleted, n))
              }
            }),
            this.persist())
        }),
        (this.exists = async (e, t) => (
          this.isInitialized(),
          this.records.has(t) ? (await this.getRecord(t)).topic === e : !1
        )),
        (this.on = (e, t) => {
          this.events.on(e, t)
        }),
        (this.once = (e, t) => {
          this.events.once(e, t)
        }),
        (this.off = (e, t) => {
          this.events.off(e, t)
        }),
        (this.removeListener = (e, t) => {
          this.events.removeListener(e, t)
        }),
        (this.logger = sr(t, this.name)))
    }
    get context() {
      return ar(this.logger)
    }
    get storageKey() {
      return this.storagePrefix + this.version + this.core.customStoragePrefix + `//` + this.name
    }
    get size() {
      return this.records.size
    }
    get keys() {
      return Array.from(this.records.keys())
    }
    get values() {
      return Array.from(this.records.values())
    }
    get pending() {
      let e = []
      return (
        this.values.forEach((t) => {
          if (typeof t.response < `u`) return
          let n = { topic: t.topic, request: cS(t.request.method, t.request.params, t.id), chainId: t.chainId }
          return e.push(n)
        }),
        e
      )
    }
    async setJsonRpcRecords(e) {
      await this.core.storage.setItem(this.storageKey, e)
    }
    async getJsonRpcRecords() {
      return await this.core.storage.getItem(this.storageKey)
    }
    getRecord(e) {
      this.isInitialized()
      let t = this.records.get(e)
      if (!t) {
        let { message: t } = J(`NO_MATCHING_KEY`, `${this.name}: ${e}`)
        throw Error(t)
      }
      return t
    }
    async persist() {
      ;(await this.setJsonRpcRecords(this.values), this.events.emit(GC.sync))
    }
    async restore() {
      try {
        let e = await this.getJsonRpcRecords()
        if (typeof e > `u` || !e.length) return
        if (this.records.size) {
          let { message: e } = J(`RESTORE_WILL_OVERRIDE`, this.name)
          throw (this.logger.error(e), Error(e))
        }
        ;((this.cached = e),
          this.logger.debug(`Successfully Restored records for ${this.name}`),
          this.logger.trace({ type: `method`, method: `restore`, records: this.values }))
      } catch (e) {
        ;(this.logger.debug(`Failed to Restore records for ${this.name}`), this.logger.error(e))
      }
    }
    registerEventListeners() {
      ;(this.events.on(GC.created, (e) => {
        let t = GC.created
        ;(this.logger.info(`Emitting ${t}`), this.logger.debug({ type: `event`, event: t, record: e }))
      }),
        this.events.on(GC.updated, (e) => {
          let t = GC.updated
          ;(this.logger.info(`Emitting ${t}`), this.logger.debug({ type: `event`, event: t, record: e }))
        }),
        this.events.on(GC.deleted, (e) => {
          let t = GC.deleted
          ;(this.logger.info(`Emitting ${t}`), this.logger.debug({ type: `event`, event: t, record: e }))
        }),
        this.core.heartbeat.on(Xe.pulse, () => {
          this.cleanup()
        }))
    }
    cleanup() {
      try {
        this.isInitialized()
        let e = !1
        ;(this.records.forEach((t) => {
          ;(0, z.toMiliseconds)(t.expiry || 0) - Date.now() <= 0 &&
            (this.logger.info(`Deleting expired history log: ${t.id}`),
            this.records.delete(t.id),
            this.events.emit(GC.deleted, t, !1),
            (e = !0))
        }),
          e && this.persist())
      } catch (e) {
        this.logger.warn(e)
      }
    }
    isInitialized() {
      if (!this.initialized) {
        let { message: e } = J(`NOT_INITIALIZED`, this.name)
        throw Error(e)
      }
    }
  },
  xw = class extends vr {
    constructor(e, t) {
      ;(super(e, t),
        (this.core = e),
        (this.logger = t),
        (this.expirations = new Map()),
        (this.events = new qe.EventEmitter()),
        (this.name = qC),
        (this.version = `0.3`),
        (this.cached = []),
        (this.initialized = !1),
        (this.storagePrefix = wC),
        (this.init = async () => {
          this.initialized ||=
            (this.logger.trace(`Initialized`),
            await this.restore(),
            this.cached.forEach((e) => this.expirations.set(e.target, e)),
            (this.cached = []),
            this.registerEventListeners(),
            !0)
        }),
        (this.has = (e) => {
          try {
            let t = this.formatTarget(e)
            return typeof this.getExpiration(t) < `u`
          } catch {
            return !1
          }
        }),
        (this.set = (e, t) => {
          this.isInitialized()
          let n = this.formatTarget(e),
            r = { target: n, expiry: t }
          ;(this.expirations.set(n, r),
            this.checkExpiry(n, r),
            this.events.emit(JC.created, { target: n, expiration: r }))
        }),
        (this.get = (e) => {
          this.isInitialized()
          let t = this.formatTarget(e)
          return this.getExpiration(t)
        }),
        (this.del = (e) => {
          if ((this.isInitialized(), this.has(e))) {
            let t = this.formatTarget(e),
              n = this.getExpiration(t)
            ;(this.expirations.delete(t), this.events.emit(JC.deleted, { target: t, expiration: n }))
          }
        }),
        (this.on = (e, t) => {
          this.events.on(e, t)
        }),
        (this.once = (e, t) => {
          this.events.once(e, t)
        }),
        (this.off = (e, t) => {
          this.events.off(e, t)
        }),
        (this.removeListener = (e, t) => {
          this.events.removeListener(e, t)
        }),
        (this.logger = sr(t, this.name)))
    }
    get context() {
      return ar(this.logger)
    }
    get storageKey() {
      return this.storagePrefix + this.version + this.core.customStoragePrefix + `//` + this.name
    }
    get length() {
      return this.expirations.size
    }
    get keys() {
      return Array.from(this.expirations.keys())
    }
    get values() {
      return Array.from(this.expirations.values())
    }
    formatTarget(e) {
      if (typeof e == `string`) return K_(e)
      if (typeof e == `number`) return q_(e)
      let { message: t } = J(`UNKNOWN_TYPE`, `Target type: ${typeof e}`)
      throw Error(t)
    }
    async setExpirations(e) {
      await this.core.storage.setItem(this.storageKey, e)
    }
    async getExpirations() {
      return await this.core.storage.getItem(this.storageKey)
    }
    async persist() {
      ;(await this.setExpirations(this.values), this.events.emit(JC.sync))
    }
    async restore() {
      try {
        let e = await this.getExpirations()
        if (typeof e > `u` || !e.length) return
        if (this.expirations.size) {
          let { message: e } = J(`RESTORE_WILL_OVERRIDE`, this.name)
          throw (this.logger.error(e), Error(e))
        }
        ;((this.cached = e),
          this.logger.debug(`Successfully Restored expirations for ${this.name}`),
          this.logger.trace({ type: `method`, method: `restore`, expirations: this.values }))
      } catch (e) {
        ;(this.logger.debug(`Failed to Restore expirations for ${this.name}`), this.logger.error(e))
      }
    }
    getExpiration(e) {
      let t = this.expirations.get(e)
      if (!t) {
        let { message: t } = J(`NO_MATCHING_KEY`, `${this.name}: ${e}`)
        throw (this.logger.warn(t), Error(t))
      }
      return t
    }
    checkExpiry(e, t) {
      let { expiry: n } = t
      ;(0, z.toMiliseconds)(n) - Date.now() <= 0 && this.expire(e, t)
    }
    expire(e, t) {
      ;(this.expirations.delete(e), this.events.emit(JC.expired, { target: e, expiration: t }))
    }
    checkExpirations() {
      this.core.relayer.connected && this.expirations.forEach((e, t) => this.checkExpiry(t, e))
    }
    registerEventListeners() {
      ;(this.core.heartbeat.on(Xe.pulse, () => this.checkExpirations()),
        this.events.on(JC.created, (e) => {
          let t = JC.created
          ;(this.logger.info(`Emitting ${t}`), this.logger.debug({ type: `event`, event: t, data: e }), this.persist())
        }),
        this.events.on(JC.expired, (e) => {
          let t = JC.expired
          ;(this.logger.info(`Emitting ${t}`), this.logger.debug({ type: `event`, event: t, data: e }), this.persist())
        }),
        this.events.on(JC.deleted, (e) => {
          let t = JC.deleted
          ;(this.logger.info(`Emitting ${t}`), this.logger.debug({ type: `event`, event: t, data: e }), this.persist())
        }))
    }
    isInitialized() {
      if (!this.initialized) {
        let { message: e } = J(`NOT_INITIALIZED`, this.name)
        throw Error(e)
      }
    }
  },
  Sw = class extends yr {
    constructor(e, t, n) {
      ;(super(e, t, n),
        (this.core = e),
        (this.logger = t),
        (this.store = n),
        (this.name = YC),
        (this.verifyUrlV3 = QC),
        (this.storagePrefix = wC),
        (this.version = 2),
        (this.init = async () => {
          this.isDevEnv ||
            ((this.publicKey = await this.store.getItem(this.storeKey)),
            this.publicKey &&
              (0, z.toMiliseconds)(this.publicKey?.expiresAt) < Date.now() &&
              (this.logger.debug(`verify v2 public key expired`), await this.removePublicKey()))
        }),
        (this.register = async (e) => {
          if (!A_() || this.isDevEnv) return
          let t = window.location.origin,
            { id: n, decryptedId: r } = e,
            i = `${this.verifyUrlV3}/attestation?projectId=${this.core.projectId}&origin=${t}&id=${n}&decryptedId=${r}`
          try {
            let e = (0, Lf.getDocument)(),
              t = this.startAbortTimer(z.ONE_SECOND * 5),
              r = await new Promise((r, a) => {
                let o = () => {
                  ;(window.removeEventListener(`message`, c), e.body.removeChild(s), a(`attestation aborted`))
                }
                this.abortController.signal.addEventListener(`abort`, o)
                let s = e.createElement(`iframe`)
                ;((s.src = i),
                  (s.style.display = `none`),
                  s.addEventListener(`error`, o, { signal: this.abortController.signal }))
                let c = (i) => {
                  if (i.data && typeof i.data == `string`)
                    try {
                      let a = JSON.parse(i.data)
                      if (a.type === `verify_attestation`) {
                        if (js(a.attestation).payload.id !== n) return
                        ;(clearInterval(t),
                          e.body.removeChild(s),
                          this.abortController.signal.removeEventListener(`abort`, o),
                          window.removeEventListener(`message`, c),
                          r(a.attestation === null ? `` : a.attestation))
                      }
                    } catch (e) {
                      this.logger.warn(e)
                    }
                }
                ;(e.body.appendChild(s), window.addEventListener(`message`, c, { signal: this.abortController.signal }))
              })
            return (this.logger.debug(r, `jwt attestation`), r)
          } catch (e) {
            this.logger.warn(e)
          }
          return ``
        }),
        (this.resolve = async (e) => {
          if (this.isDevEnv) return ``
          let { attestationId: t, hash: n, encryptedId: r } = e
          if (t === ``) {
            this.logger.debug(`resolve: attestationId is empty, skipping`)
            return
          }
          if (t) {
            if (js(t).payload.id !== r) return
            let e = await this.isValidJwtAttestation(t)
            if (e) {
              if (!e.isVerified) {
                this.logger.warn(`resolve: jwt attestation: origin url not verified`)
                return
              }
              return e
            }
          }
          if (!n) return
          let i = this.getVerifyUrl(e?.verifyUrl)
          return this.fetchAttestation(n, i)
        }),
        (this.fetchAttestation = async (e, t) => {
          this.logger.debug(`resolving attestation: ${e} from url: ${t}`)
          let n = this.startAbortTimer(z.ONE_SECOND * 5),
            r = await fetch(`${t}/attestation/${e}?v2Supported=true`, { signal: this.abortController.signal })
          return (clearTimeout(n), r.status === 200 ? await r.json() : void 0)
        }),
        (this.getVerifyUrl = (e) => {
          let t = e || `https://verify.walletconnect.org`
          return (
            $C.includes(t) ||
              (this.logger.info(
                `verify url: ${t}, not included in trusted list, assigning default: https://verify.walletconnect.org`,
              ),
              (t = `https://verify.walletconnect.org`)),
            t
          )
        }),
        (this.fetchPublicKey = async () => {
          try {
            this.logger.debug(`fetching public key from: ${this.verifyUrlV3}`)
            let e = this.startAbortTimer(z.FIVE_SECONDS),
              t = await fetch(`${this.verifyUrlV3}/public-key`, { signal: this.abortController.signal })
            return (clearTimeout(e), await t.json())
          } catch (e) {
            this.logger.warn(e)
          }
        }),
        (this.persistPublicKey = async (e) => {
          ;(this.logger.debug(e, `persisting public key to local storage`),
            await this.store.setItem(this.storeKey, e),
            (this.publicKey = e))
        }),
        (this.removePublicKey = async () => {
          ;(this.logger.debug(`removing verify v2 public key from storage`),
            await this.store.removeItem(this.storeKey),
            (this.publicKey = void 0))
        }),
        (this.isValidJwtAttestation = async (e) => {
          let t = await this.getPublicKey()
          try {
            if (t) return this.validateAttestation(e, t)
          } catch (e) {
            ;(this.logger.error(e), this.logger.warn(`error validating attestation`))
          }
          let n = await this.fetchAndPersistPublicKey()
          try {
            if (n) return this.validateAttestation(e, n)
          } catch (e) {
            ;(this.logger.error(e), this.logger.warn(`error validating attestation`))
          }
        }),
        (this.getPublicKey = async () => (this.publicKey ? this.publicKey : await this.fetchAndPersistPublicKey())),
        (this.fetchAndPersistPublicKey = async () => {
          if (this.fetchPromise) return (await this.fetchPromise, this.publicKey)
          this.fetchPromise = new Promise(async (e) => {
            let t = await this.fetchPublicKey()
            t && (await this.persistPublicKey(t), e(t))
          })
          let e = await this.fetchPromise
          return ((this.fetchPromise = void 0), e)
        }),
        (this.validateAttestation = (e, t) => {
          let n = zy(e, t.publicKey),
            r = { hasExpired: (0, z.toMiliseconds)(n.exp) < Date.now(), payload: n }
          if (r.hasExpired)
            throw (this.logger.warn(`resolve: jwt attestation expired`), Error(`JWT attestation expired`))
          return { origin: r.payload.origin, isScam: r.payload.isScam, isVerified: r.payload.isVerified }
        }),
        (this.logger = sr(t, this.name)),
        (this.abortController = new AbortController()),
        (this.isDevEnv = iv()),
        this.init())
    }
    get storeKey() {
      return this.storagePrefix + this.version + this.core.customStoragePrefix + `//verify:public:key`
    }
    get context() {
      return ar(this.logger)
    }
    startAbortTimer(e) {
      return (
        (this.abortController = new AbortController()),
        setTimeout(() => this.abortController.abort(), (0, z.toMiliseconds)(e))
      )
    }
  },
  Cw = class extends br {
    constructor(e, t) {
      ;(super(e, t),
        (this.projectId = e),
        (this.logger = t),
        (this.context = ew),
        (this.registerDeviceToken = async (e) => {
          let { clientId: t, token: n, notificationType: r, enableEncrypted: i = !1 } = e,
            a = `${tw}/${this.projectId}/clients`
          await fetch(a, {
            method: `POST`,
            headers: { 'Content-Type': `application/json` },
            body: JSON.stringify({ client_id: t, type: r, token: n, always_raw: i }),
          })
        }),
        (this.logger = sr(t, this.context)))
    }
  },
  ww = class extends xr {
    constructor(e, t, n = !0) {
      ;(super(e, t, n),
        (this.core = e),
        (this.logger = t),
        (this.context = lw),
        (this.storagePrefix = wC),
        (this.storageVersion = cw),
        (this.events = new Map()),
        (this.shouldPersist = !1),
        (this.init = async () => {
          if (!iv())
            try {
              let e = {
                eventId: rv(),
                timestamp: Date.now(),
                domain: this.getAppDomain(),
                props: {
                  event: `INIT`,
                  type: ``,
                  properties: {
                    client_id: await this.core.crypto.getClientId(),
                    user_agent: R_(this.core.relayer.protocol, this.core.relayer.version, LC),
                  },
                },
              }
              await this.sendEvent([e])
            } catch (e) {
              this.logger.warn(e)
            }
        }),
        (this.createEvent = (e) => {
          let {
              event: t = `ERROR`,
              type: n = ``,
              properties: { topic: r, trace: i },
            } = e,
            a = rv(),
            o = this.core.projectId || ``,
            s = {
              eventId: a,
              timestamp: Date.now(),
              props: { event: t, type: n, properties: { topic: r, trace: i } },
              bundleId: o,
              domain: this.getAppDomain(),
              ...this.setMethods(a),
            }
          return (this.telemetryEnabled && (this.events.set(a, s), (this.shouldPersist = !0)), s)
        }),
        (this.getEvent = (e) => {
          let { eventId: t, topic: n } = e
          if (t) return this.events.get(t)
          let r = Array.from(this.events.values()).find((e) => e.props.properties.topic === n)
          if (r) return { ...r, ...this.setMethods(r.eventId) }
        }),
        (this.deleteEvent = (e) => {
          let { eventId: t } = e
          ;(this.events.delete(t), (this.shouldPersist = !0))
        }),
        (this.setEventListeners = () => {
          this.core.heartbeat.on(Xe.pulse, async () => {
            ;(this.shouldPersist && (await this.persist()),
              this.events.forEach((e) => {
                ;(0, z.fromMiliseconds)(Date.now()) - (0, z.fromMiliseconds)(e.timestamp) > 86400 &&
                  (this.events.delete(e.eventId), (this.shouldPersist = !0))
              }))
          })
        }),
        (this.setMethods = (e) => ({ addTrace: (t) => this.addTrace(e, t), setError: (t) => this.setError(e, t) })),
        (this.addTrace = (e, t) => {
          let n = this.events.get(e)
          n && (n.props.properties.trace.push(t), this.events.set(e, n), (this.shouldPersist = !0))
        }),
        (this.setError = (e, t) => {
          let n = this.events.get(e)
          n && ((n.props.type = t), (n.timestamp = Date.now()), this.events.set(e, n), (this.shouldPersist = !0))
        }),
        (this.persist = async () => {
          ;(await this.core.storage.setItem(this.storageKey, Array.from(this.events.values())),
            (this.shouldPersist = !1))
        }),
        (this.restore = async () => {
          try {
            let e = (await this.core.storage.getItem(this.storageKey)) || []
            if (!e.length) return
            e.forEach((e) => {
              this.events.set(e.eventId, { ...e, ...this.setMethods(e.eventId) })
            })
          } catch (e) {
            this.logger.warn(e)
          }
        }),
        (this.submit = async () => {
          if (!this.telemetryEnabled || this.events.size === 0) return
          let e = []
          for (let [t, n] of this.events) n.props.type && e.push(n)
          if (e.length !== 0)
            try {
              if ((await this.sendEvent(e)).ok)
                for (let t of e) (this.events.delete(t.eventId), (this.shouldPersist = !0))
            } catch (e) {
              this.logger.warn(e)
            }
        }),
        (this.sendEvent = async (e) => {
          let t = this.getAppDomain() ? `` : `&sp=desktop`
          return await fetch(`${uw}?projectId=${this.core.projectId}&st=events_sdk&sv=js-${LC}${t}`, {
            method: `POST`,
            body: JSON.stringify(e),
          })
        }),
        (this.getAppDomain = () => F_().url),
        (this.logger = sr(t, this.context)),
        (this.telemetryEnabled = n),
        n
          ? this.restore().then(async () => {
              ;(await this.submit(), this.setEventListeners())
            })
          : this.persist())
    }
    get storageKey() {
      return this.storagePrefix + this.storageVersion + this.core.customStoragePrefix + `//` + this.context
    }
  },
  Tw = class e extends dr {
    constructor(e) {
      ;(super(e),
        (this.protocol = `wc`),
        (this.version = 2),
        (this.name = CC),
        (this.events = new qe.EventEmitter()),
        (this.initialized = !1),
        (this.on = (e, t) => this.events.on(e, t)),
        (this.once = (e, t) => this.events.once(e, t)),
        (this.off = (e, t) => this.events.off(e, t)),
        (this.removeListener = (e, t) => this.events.removeListener(e, t)),
        (this.dispatchEnvelope = ({ topic: e, message: t, sessionExists: n }) => {
          if (!e || !t) return
          let r = { topic: e, message: t, publishedAt: Date.now(), transportType: $.link_mode }
          this.relayer.onLinkMessageEvent(r, { sessionExists: n })
        }))
      let t = this.getGlobalCore(e?.customStoragePrefix)
      if (t)
        try {
          return (
            (this.customStoragePrefix = t.customStoragePrefix),
            (this.logger = t.logger),
            (this.heartbeat = t.heartbeat),
            (this.crypto = t.crypto),
            (this.history = t.history),
            (this.expirer = t.expirer),
            (this.storage = t.storage),
            (this.relayer = t.relayer),
            (this.pairing = t.pairing),
            (this.verify = t.verify),
            (this.echoClient = t.echoClient),
            (this.linkModeSupportedApps = t.linkModeSupportedApps),
            (this.eventClient = t.eventClient),
            (this.initialized = t.initialized),
            (this.logChunkController = t.logChunkController),
            t
          )
        } catch (e) {
          console.warn(`Failed to copy global core`, e)
        }
      ;((this.projectId = e?.projectId),
        (this.relayUrl = e?.relayUrl || `wss://relay.walletconnect.org`),
        (this.customStoragePrefix = e?.customStoragePrefix ? `:${e.customStoragePrefix}` : ``))
      let { logger: n, chunkLoggerController: r } = ur({
        opts: rr({ level: typeof e?.logger == `string` && e.logger ? e.logger : TC.logger, name: CC }),
        maxSizeInBytes: e?.maxLogBlobSizeInBytes,
        loggerOverride: e?.logger,
      })
      ;((this.logChunkController = r),
        this.logChunkController?.downloadLogsBlobInBrowser &&
          (window.downloadLogsBlobInBrowser = async () => {
            this.logChunkController?.downloadLogsBlobInBrowser &&
              this.logChunkController?.downloadLogsBlobInBrowser({ clientId: await this.crypto.getClientId() })
          }),
        (this.logger = sr(n, this.name)),
        (this.heartbeat = new Ze()),
        (this.crypto = new fw(this, this.logger, e?.keychain)),
        (this.history = new bw(this, this.logger)),
        (this.expirer = new xw(this, this.logger)),
        (this.storage = e?.storage ? e.storage : new Ut({ ...EC, ...e?.storageOptions })),
        (this.relayer = new _w({
          core: this,
          logger: this.logger,
          relayUrl: this.relayUrl,
          projectId: this.projectId,
        })),
        (this.pairing = new yw(this, this.logger)),
        (this.verify = new Sw(this, this.logger, this.storage)),
        (this.echoClient = new Cw(this.projectId || ``, this.logger)),
        (this.linkModeSupportedApps = []),
        (this.eventClient = new ww(this, this.logger, e?.telemetryEnabled)),
        this.setGlobalCore(this))
    }
    static async init(t) {
      let n = new e(t)
      await n.initialize()
      let r = await n.crypto.getClientId()
      return (await n.storage.setItem(zC, r), n)
    }
    get context() {
      return ar(this.logger)
    }
    async start() {
      this.initialized || (await this.initialize())
    }
    async getLogsBlob() {
      return this.logChunkController?.logsToBlob({ clientId: await this.crypto.getClientId() })
    }
    async addLinkModeSupportedApp(e) {
      this.linkModeSupportedApps.includes(e) ||
        (this.linkModeSupportedApps.push(e),
        await this.storage.setItem(`WALLETCONNECT_LINK_MODE_APPS`, this.linkModeSupportedApps))
    }
    async initialize() {
      this.logger.trace(`Initialized`)
      try {
        ;(await this.crypto.init(),
          await this.history.init(),
          await this.expirer.init(),
          await this.relayer.init(),
          await this.heartbeat.init(),
          await this.pairing.init(),
          (this.linkModeSupportedApps = (await this.storage.getItem(`WALLETCONNECT_LINK_MODE_APPS`)) || []),
          (this.initialized = !0),
          this.logger.info(`Core Initialization Success`))
      } catch (e) {
        throw (
          this.logger.warn(e, `Core Initialization Failure at epoch ${Date.now()}`), this.logger.error(e.message), e
        )
      }
    }
    getGlobalCore(e = ``) {
      try {
        if (this.isGlobalCoreDisabled()) return
        let t = `_walletConnectCore_${e}`,
          n = `${t}_count`
        return (
          (globalThis[n] = (globalThis[n] || 0) + 1),
          globalThis[n] > 1 &&
            console.warn(
              `WalletConnect Core is already initialized. This is probably a mistake and can lead to unexpected behavior. Init() was called ${globalThis[n]} times.`,
            ),
          globalThis[t]
        )
      } catch (e) {
        console.warn(`Failed to get global WalletConnect core`, e)
        return
      }
    }
    setGlobalCore(e) {
      try {
        if (this.isGlobalCoreDisabled()) return
        let t = `_walletConnectCore_${e.opts?.customStoragePrefix || ``}`
        globalThis[t] = e
      } catch (e) {
        console.warn(`Failed to set global WalletConnect core`, e)
      }
    }
    isGlobalCoreDisabled() {
      try {
        return typeof process < `u` && {}.DISABLE_GLOBAL_CORE === `true`
      } catch {
        return !0
      }
    }
  },
  Ew = `client`,
  Dw = `wc@2:${Ew}:`,
  Ow = { name: Ew, logger: `error`, controller: !1, relayUrl: `wss://relay.walletconnect.org` },
  kw = `WALLETCONNECT_DEEPLINK_CHOICE`,
  Aw = `proposal`,
  jw = `Proposal expired`,
  Mw = `session`,
  Nw = z.SEVEN_DAYS,
  Pw = `engine`,
  Fw = {
    wc_sessionPropose: {
      req: { ttl: z.FIVE_MINUTES, prompt: !0, tag: 1100 },
      res: { ttl: z.FIVE_MINUTES, prompt: !1, tag: 1101 },
      reject: { ttl: z.FIVE_MINUTES, prompt: !1, tag: 1120 },
      autoReject: { ttl: z.FIVE_MINUTES, prompt: !1, tag: 1121 },
    },
    wc_sessionSettle: {
      req: { ttl: z.FIVE_MINUTES, prompt: !1, tag: 1102 },
      res: { ttl: z.FIVE_MINUTES, prompt: !1, tag: 1103 },
    },
    wc_sessionUpdate: {
      req: { ttl: z.ONE_DAY, prompt: !1, tag: 1104 },
      res: { ttl: z.ONE_DAY, prompt: !1, tag: 1105 },
    },
    wc_sessionExtend: {
      req: { ttl: z.ONE_DAY, prompt: !1, tag: 1106 },
      res: { ttl: z.ONE_DAY, prompt: !1, tag: 1107 },
    },
    wc_sessionRequest: {
      req: { ttl: z.FIVE_MINUTES * 3, prompt: !0, tag: 1108 },
      res: { ttl: z.FIVE_MINUTES * 3, prompt: !1, tag: 1109 },
    },
    wc_sessionEvent: {
      req: { ttl: z.FIVE_MINUTES, prompt: !0, tag: 1110 },
      res: { ttl: z.FIVE_MINUTES, prompt: !1, tag: 1111 },
    },
    wc_sessionDelete: {
      req: { ttl: z.ONE_DAY, prompt: !1, tag: 1112 },
      res: { ttl: z.ONE_DAY, prompt: !1, tag: 1113 },
    },
    wc_sessionPing: { req: { ttl: z.ONE_DAY, prompt: !1, tag: 1114 }, res: { ttl: z.ONE_DAY, prompt: !1, tag: 1115 } },
    wc_sessionAuthenticate: {
      req: { ttl: z.ONE_HOUR, prompt: !0, tag: 1116 },
      res: { ttl: z.ONE_HOUR, prompt: !1, tag: 1117 },
      reject: { ttl: z.FIVE_MINUTES, prompt: !1, tag: 1118 },
      autoReject: { ttl: z.FIVE_MINUTES, prompt: !1, tag: 1119 },
    },
  },
  Iw = { min: z.FIVE_MINUTES, max: z.SEVEN_DAYS },
  Lw = { idle: `IDLE`, active: `ACTIVE` },
  Rw = {
    eth_sendTransaction: { key: `` },
    eth_sendRawTransaction: { key: `` },
    wallet_sendCalls: { key: `` },
    solana_signTransaction: { key: `signature` },
    solana_signAllTransactions: { key: `transactions` },
    solana_signAndSendTransaction: { key: `signature` },
    sui_signAndExecuteTransaction: { key: `digest` },
    sui_signTransaction: { key: `` },
    hedera_signAndExecuteTransaction: { key: `transactionId` },
    hedera_executeTransaction: { key: `transactionId` },
    near_signTransaction: { key: `` },
    near_signTransactions: { key: `` },
    tron_signTransaction: { key: `txID` },
    xrpl_signTransaction: { key: `` },
    xrpl_signTransactionFor: { key: `` },
    algo_signTxn: { key: `` },
    sendTransfer: { key: `txid` },
    stacks_stxTransfer: { key: `txId` },
    polkadot_signTransaction: { key: `` },
    cosmos_signDirect: { key: `` },
    canton_prepareSignExecute: { key: `` },
    stellar_signXDR: { key: `` },
    stellar_signAndSubmitXDR: { key: `tx_hash` },
  },
  zw = `request`,
  Bw = [`wc_sessionPropose`, `wc_sessionRequest`, `wc_authRequest`, `wc_sessionAuthenticate`],
  Vw = `auth`,
  Hw = `authKeys`,
  Uw = `pairingTopics`,
  Ww = `requests`,
  Gw = `wc@1.5:${Vw}:`,
  Kw = `${Gw}:PUB_KEY`,
  qw = class extends Cr {
    constructor(e) {
      ;(super(e),
        (this.name = Pw),
        (this.events = new qe.default()),
        (this.initialized = !1),
        (this.requestQueue = { state: Lw.idle, queue: [] }),
        (this.sessionRequestQueue = { state: Lw.idle, queue: [] }),
        (this.emittedSessionRequests = new uv({ limit: 500 })),
        (this.requestQueueDelay = z.ONE_SECOND),
        (this.expectedPairingMethodMap = new Map()),
        (this.recentlyDeletedMap = new Map()),
        (this.recentlyDeletedLimit = 200),
        (this.relayMessageCache = []),
        (this.pendingSessions = new Map()),
        (this.init = async () => {
          this.initialized ||
            (await this.cleanup(),
            this.registerRelayerEvents(),
            this.registerExpirerEvents(),
            this.registerPairingEvents(),
            this.registerSubscriptionCleanup(),
            await this.registerLinkModeListeners(),
            this.client.core.pairing.register({ methods: Object.keys(Fw) }),
            (this.initialized = !0),
            setTimeout(
              async () => {
                ;(await this.processPendingMessageEvents(),
                  (this.sessionRequestQueue.queue = this.getPendingSessionRequests()),
                  this.processSessionRequestQueue())
              },
              (0, z.toMiliseconds)(this.requestQueueDelay),
            ))
        }),
        (this.connect = async (e) => {
          ;(this.isInitialized(), await this.confirmOnlineStateOrThrow())
          let t = {
            ...e,
            requiredNamespaces: e.requiredNamespaces || {},
            optionalNamespaces: e.optionalNamespaces || {},
          }
          ;(await this.isValidConnect(t),
            (t.optionalNamespaces = ab(t.requiredNamespaces, t.optionalNamespaces)),
            (t.requiredNamespaces = {}))
          let {
              pairingTopic: n,
              requiredNamespaces: r,
              optionalNamespaces: i,
              sessionProperties: a,
              scopedProperties: o,
              relays: s,
              authentication: c,
              walletPay: l,
            } = t,
            u = c?.[0]?.ttl || Fw.wc_sessionPropose.req.ttl || z.FIVE_MINUTES
          this.validateRequestExpiry(u)
          let d = n,
            f,
            p = !1
          try {
            if (d) {
              let e = this.client.core.pairing.pairings.get(d)
              ;(this.client.logger.warn(
                `connect() with existing pairing topic is deprecated and will be removed in the next major release.`,
              ),
                (p = e.active))
            }
          } catch (e) {
            throw (this.client.logger.error(`connect() -> pairing.get(${d}) failed`), e)
          }
          if (!d || !p) {
            let { topic: e, uri: t } = await this.client.core.pairing.create({ internal: { skipSubscribe: !0 } })
            ;((d = e), (f = t))
          }
          if (!d) {
            let { message: e } = J(`NO_MATCHING_KEY`, `connect() pairing topic: ${d}`)
            throw Error(e)
          }
          let m = await this.client.core.crypto.generateKeyPair(),
            h = Y_(u),
            g = {
              requiredNamespaces: r,
              optionalNamespaces: i,
              relays: s ?? [{ protocol: `irn` }],
              proposer: { publicKey: m, metadata: this.client.metadata },
              expiryTimestamp: h,
              pairingTopic: d,
              ...(a && { sessionProperties: a }),
              ...(o && { scopedProperties: o }),
              id: oS(),
              ...((c || l) && {
                requests: {
                  authentication: c?.map((e) => {
                    let {
                      domain: t,
                      chains: n,
                      nonce: r,
                      uri: i,
                      exp: a,
                      nbf: o,
                      type: s,
                      statement: c,
                      requestId: l,
                      resources: u,
                      signatureTypes: d,
                    } = e
                    return {
                      domain: t,
                      chains: n,
                      nonce: r,
                      type: s ?? `caip122`,
                      aud: i,
                      version: `1`,
                      iat: new Date().toISOString(),
                      exp: a,
                      nbf: o,
                      statement: c,
                      requestId: l,
                      resources: u,
                      signatureTypes: d,
                    }
                  }),
                  walletPay: l,
                },
              }),
            },
            _ = X(`session_connect`, g.id),
            { reject: v, resolve: y, done: b } = U_(u, jw),
            x = ({ id: e }) => {
              if (e === g.id) {
                this.client.events.off(`proposal_expire`, x)
                let e = this.pendingSessions.get(g.id)
                if (e) {
                  let { sessionTopic: t, publicKey: n } = e
                  Promise.all([
                    this.client.core.relayer.unsubscribe(t),
                    this.client.core.crypto.keychain.has(t)
                      ? this.client.core.crypto.deleteSymKey(t)
                      : Promise.resolve(),
                    this.client.core.crypto.keychain.has(n)
                      ? this.client.core.crypto.deleteKeyPair(n)
                      : Promise.resolve(),
                  ]).catch((e) => this.client.logger.warn(e))
                }
                ;(this.pendingSessions.delete(g.id), this.events.emit(_, { error: { message: jw, code: 0 } }))
              }
            }
          return (
            this.client.events.on(`proposal_expire`, x),
            this.events.once(_, ({ error: e, session: t }) => {
              ;(this.client.events.off(`proposal_expire`, x), e ? v(e) : t && y(t))
            }),
            await this.setProposal(g.id, g),
            await this.sendProposeSession({
              proposal: g,
              publishOpts: { internal: { throwOnFailedPublish: !0 }, tvf: { correlationId: g.id } },
            }).catch((e) => {
              throw (this.deleteProposal(g.id), e)
            }),
            { uri: f, approval: b }
          )
        }),
        (this.pair = async (e) => {
          ;(this.isInitialized(), await this.confirmOnlineStateOrThrow())
          try {
            return await this.client.core.pairing.pair(e)
          } catch (e) {
            throw (this.client.logger.error(`pair() failed`), e)
          }
        }),
        (this.approve = async (e) => {
          let t = this.client.core.eventClient.createEvent({
            properties: { topic: e?.id?.toString(), trace: [iw.session_approve_started] },
          })
          try {
            ;(this.isInitialized(), await this.confirmOnlineStateOrThrow())
          } catch (e) {
            throw (t.setError(aw.no_internet_connection), e)
          }
          try {
            await this.isValidProposalId(e?.id)
          } catch (n) {
            throw (
              this.client.logger.error(`approve() -> proposal.get(${e?.id}) failed`),
              t.setError(aw.proposal_not_found),
              n
            )
          }
          try {
            await this.isValidApprove(e)
          } catch (e) {
            throw (
              this.client.logger.error(`approve() -> isValidApprove() failed`),
              t.setError(aw.session_approve_namespace_validation_failure),
              e
            )
          }
          let {
              id: n,
              relayProtocol: r,
              namespaces: i,
              sessionProperties: a,
              scopedProperties: o,
              sessionConfig: s,
              proposalRequestsResponses: c,
            } = e,
            l = this.client.proposal.get(n)
          this.client.core.eventClient.deleteEvent({ eventId: t.eventId })
          let { pairingTopic: u, proposer: d, requiredNamespaces: f, optionalNamespaces: p } = l,
            m = this.client.core.eventClient?.getEvent({ topic: u })
          m ||= this.client.core.eventClient?.createEvent({
            type: iw.session_approve_started,
            properties: { topic: u, trace: [iw.session_approve_started, iw.session_namespaces_validation_success] },
          })
          let h = await this.client.core.crypto.generateKeyPair(),
            g = d.publicKey,
            _ = await this.client.core.crypto.generateSharedKey(h, g),
            v = {
              relay: { protocol: r ?? `irn` },
              namespaces: i,
              controller: { publicKey: h, metadata: this.client.metadata },
              expiry: Y_(Nw),
              ...(a && { sessionProperties: a }),
              ...(o && { scopedProperties: o }),
              ...(s && { sessionConfig: s }),
              proposalRequestsResponses: c,
            },
            y = $.relay
          m.addTrace(iw.subscribing_session_topic)
          try {
            await this.client.core.relayer.subscribe(_, { transportType: y, internal: { skipSubscribe: !0 } })
          } catch (e) {
            throw (m.setError(aw.subscribe_session_topic_failure), e)
          }
          m.addTrace(iw.subscribe_session_topic_success)
          let b = {
            ...v,
            topic: _,
            requiredNamespaces: f,
            optionalNamespaces: p,
            pairingTopic: u,
            acknowledged: !1,
            self: v.controller,
            peer: { publicKey: d.publicKey, metadata: d.metadata },
            controller: h,
            transportType: $.relay,
            authentication: c?.authentication,
            walletPayResult: c?.walletPay,
          }
          ;(await this.client.session.set(_, b), m.addTrace(iw.store_session))
          try {
            ;(await this.sendApproveSession({
              sessionTopic: _,
              proposal: l,
              pairingProposalResponse: { relay: { protocol: r ?? `irn` }, responderPublicKey: h },
              sessionSettleRequest: v,
              publishOpts: {
                internal: { throwOnFailedPublish: !0 },
                tvf: { correlationId: n, ...this.getTVFApproveParams(b) },
              },
            }),
              m.addTrace(iw.session_approve_publish_success))
          } catch (e) {
            throw (
              this.client.logger.error(e),
              this.client.session.delete(_, Y(`USER_DISCONNECTED`)),
              await this.client.core.relayer.unsubscribe(_),
              e
            )
          }
          return (
            this.client.core.eventClient.deleteEvent({ eventId: m.eventId }),
            await this.client.core.pairing.updateMetadata({ topic: u, metadata: d.metadata }),
            await this.deleteProposal(n),
            await this.client.core.pairing.activate({ topic: u }),
            await this.setExpiry(_, Y_(Nw)),
            { topic: _, acknowledged: () => Promise.resolve(this.client.session.get(_)) }
          )
        }),
        (this.reject = async (e) => {
          ;(this.isInitialized(), await this.confirmOnlineStateOrThrow())
          try {
            await this.isValidReject(e)
          } catch (e) {
            throw (this.client.logger.error(`reject() -> isValidReject() failed`), e)
          }
          let { id: t, reason: n } = e,
            r
          try {
            r = this.client.proposal.get(t).pairingTopic
          } catch (e) {
            throw (this.client.logger.error(`reject() -> proposal.get(${t}) failed`), e)
          }
          ;(r && (await this.sendError({ id: t, topic: r, error: n, rpcOpts: Fw.wc_sessionPropose.reject })),
            await this.deleteProposal(t))
        }),
        (this.update = async (e) => {
          ;(this.isInitialized(), await this.confirmOnlineStateOrThrow())
          try {
            await this.isValidUpdate(e)
          } catch (e) {
            throw (this.client.logger.error(`update() -> isValidUpdate() failed`), e)
          }
          let { topic: t, namespaces: n } = e,
            r = this.client.session.get(t)
          if (r.self.publicKey !== r.controller) {
            let { message: e } = Y(`UNAUTHORIZED_UPDATE_REQUEST`)
            throw Error(e)
          }
          let {
              done: i,
              resolve: a,
              reject: o,
            } = U_(z.FIVE_MINUTES, `Session update request expired without receiving any acknowledgement`),
            s = oS(),
            c = sS().toString(),
            l = this.client.session.get(t).namespaces
          return (
            this.events.once(X(`session_update`, s), ({ error: e }) => {
              e ? o(e) : a()
            }),
            await this.client.session.update(t, { namespaces: n }),
            await this.sendRequest({
              topic: t,
              method: `wc_sessionUpdate`,
              params: { namespaces: n },
              throwOnFailedPublish: !0,
              clientRpcId: s,
              relayRpcId: c,
            }).catch((e) => {
              ;(this.client.logger.error(e), this.client.session.update(t, { namespaces: l }), o(e))
            }),
            { acknowledged: i }
          )
        }),
        (this.extend = async (e) => {
          ;(this.isInitialized(), await this.confirmOnlineStateOrThrow())
          try {
            await this.isValidExtend(e)
          } catch (e) {
            throw (this.client.logger.error(`extend() -> isValidExtend() failed`), e)
          }
          let { topic: t } = e,
            n = oS(),
            {
              done: r,
              resolve: i,
              reject: a,
            } = U_(z.FIVE_MINUTES, `Session extend request expired without receiving any acknowledgement`)
          return (
            this.events.once(X(`session_extend`, n), ({ error: e }) => {
              e ? a(e) : i()
            }),
            await this.setExpiry(t, Y_(Nw)),
            this.sendRequest({
              topic: t,
              method: `wc_sessionExtend`,
              params: {},
              clientRpcId: n,
              throwOnFailedPublish: !0,
            }).catch((e) => {
              a(e)
            }),
            { acknowledged: r }
          )
        }),
        (this.request = async (e) => {
          this.isInitialized()
          try {
            await this.isValidRequest(e)
          } catch (e) {
            throw (this.client.logger.error(`request() -> isValidRequest() failed`), e)
          }
          let { chainId: t, request: n, topic: r, expiry: i = Fw.wc_sessionRequest.req.ttl } = e,
            a = this.client.session.get(r)
          a?.transportType === $.relay && (await this.confirmOnlineStateOrThrow())
          let o = oS(),
            s = sS().toString(),
            { done: c, resolve: l, reject: u } = U_(i, `Request expired. Please try again.`)
          this.events.once(X(`session_request`, o), ({ error: e, result: t }) => {
            e ? u(e) : l(t)
          })
          let d = `wc_sessionRequest`,
            f = this.getAppLinkIfEnabled(a.peer.metadata, a.transportType)
          if (f)
            return (
              await this.sendRequest({
                clientRpcId: o,
                relayRpcId: s,
                topic: r,
                method: d,
                params: { request: { ...n, expiryTimestamp: Y_(i) }, chainId: t },
                expiry: i,
                throwOnFailedPublish: !0,
                appLink: f,
              }).catch((e) => u(e)),
              this.client.events.emit(`session_request_sent`, { topic: r, request: n, chainId: t, id: o }),
              await c()
            )
          let p = { request: { ...n, expiryTimestamp: Y_(i) }, chainId: t }
          return await Promise.all([
            new Promise(async (e) => {
              ;(await this.sendRequest({
                clientRpcId: o,
                relayRpcId: s,
                topic: r,
                method: d,
                params: p,
                expiry: i,
                throwOnFailedPublish: !0,
                tvf: this.getTVFParams(o, p),
              }).catch((e) => u(e)),
                this.client.events.emit(`session_request_sent`, { topic: r, request: n, chainId: t, id: o }),
                e())
            }),
            new Promise(async (e) => {
              if (!a.sessionConfig?.disableDeepLink) {
                let e = await tv(this.client.core.storage, kw)
                await Q_({ id: o, topic: r, wcDeepLink: e })
              }
              e()
            }),
            c(),
          ]).then((e) => e[2])
        }),
        (this.respond = async (e) => {
          this.isInitialized()
          let t = this.client.core.eventClient.createEvent({
            properties: {
              topic: e?.topic || e?.response?.id?.toString(),
              trace: [iw.session_request_response_started],
            },
          })
          try {
            await this.isValidRespond(e)
          } catch (e) {
            throw (t.addTrace(e?.message), t.setError(aw.session_request_response_validation_failure), e)
          }
          t.addTrace(iw.session_request_response_validation_success)
          let { topic: n, response: r } = e,
            { id: i } = r,
            a = this.client.session.get(n)
          a.transportType === $.relay && (await this.confirmOnlineStateOrThrow())
          let o = this.getAppLinkIfEnabled(a.peer.metadata, a.transportType)
          try {
            ;(t.addTrace(iw.session_request_response_publish_started),
              jS(r)
                ? await this.sendResult({ id: i, topic: n, result: r.result, throwOnFailedPublish: !0, appLink: o })
                : MS(r) && (await this.sendError({ id: i, topic: n, error: r.error, appLink: o })),
              this.cleanupAfterResponse(e))
          } catch (e) {
            throw (t.addTrace(e?.message), t.setError(aw.session_request_response_publish_failure), e)
          }
        }),
        (this.ping = async (e) => {
          ;(this.isInitialized(), await this.confirmOnlineStateOrThrow())
          try {
            await this.isValidPing(e)
          } catch (e) {
            throw (this.client.logger.error(`ping() -> isValidPing() failed`), e)
          }
          let { topic: t } = e
          if (this.client.session.keys.includes(t)) {
            let e = oS(),
              n = sS().toString(),
              {
                done: r,
                resolve: i,
                reject: a,
              } = U_(z.FIVE_MINUTES, `Ping request expired without receiving any acknowledgement`)
            ;(this.events.once(X(`session_ping`, e), ({ error: e }) => {
              e ? a(e) : i()
            }),
              await Promise.all([
                this.sendRequest({
                  topic: t,
                  method: `wc_sessionPing`,
                  params: {},
                  throwOnFailedPublish: !0,
                  clientRpcId: e,
                  relayRpcId: n,
                }),
                r(),
              ]))
          } else
            this.client.core.pairing.pairings.keys.includes(t) &&
              (this.client.logger.warn(
                `ping() on pairing topic is deprecated and will be removed in the next major release.`,
              ),
              await this.client.core.pairing.ping({ topic: t }))
        }),
        (this.emit = async (e) => {
          ;(this.isInitialized(), await this.confirmOnlineStateOrThrow(), await this.isValidEmit(e))
          let { topic: t, event: n, chainId: r } = e,
            i = sS().toString(),
            a = oS()
          await this.sendRequest({
            topic: t,
            method: `wc_sessionEvent`,
            params: { event: n, chainId: r },
            throwOnFailedPublish: !0,
            relayRpcId: i,
            clientRpcId: a,
          })
        }),
        (this.disconnect = async (e) => {
          ;(this.isInitialized(), await this.confirmOnlineStateOrThrow(), await this.isValidDisconnect(e))
          let { topic: t } = e
          if (this.client.session.keys.includes(t))
            (await this.sendRequest({
              topic: t,
              method: `wc_sessionDelete`,
              params: Y(`USER_DISCONNECTED`),
              throwOnFailedPublish: !0,
            }),
              await this.deleteSession({ topic: t, emitEvent: !1 }))
          else if (this.client.core.pairing.pairings.keys.includes(t))
            await this.client.core.pairing.disconnect({ topic: t })
          else {
            let { message: e } = J(`MISMATCHED_TOPIC`, `Session or pairing topic not found: ${t}`)
            throw Error(e)
          }
        }),
        (this.find = (e) => (this.isInitialized(), this.client.session.getAll().filter((t) => ub(t, e)))),
        (this.getPendingSessionRequests = () => this.client.pendingRequest.getAll()),
        (this.authenticate = async (e, t) => {
          ;(this.isInitialized(), this.isValidAuthenticate(e))
          let n = t && this.client.core.linkModeSupportedApps.includes(t) && this.client.metadata.redirect?.linkMode,
            r = n ? $.link_mode : $.relay
          r === $.relay && (await this.confirmOnlineStateOrThrow())
          let {
              chains: i,
              statement: a = ``,
              uri: o,
              domain: s,
              nonce: c,
              type: l,
              exp: u,
              nbf: d,
              methods: f = [],
              expiry: p,
            } = e,
            m = [...(e.resources || [])],
            { topic: h, uri: g } = await this.client.core.pairing.create({
              methods: [`wc_sessionAuthenticate`],
              transportType: r,
            })
          if (
            (this.client.logger.info({ message: `Generated new pairing`, pairing: { topic: h, uri: g } }),
            this.client.auth.authKeys.keys.includes(`wc@1.5:auth::PUB_KEY`))
          ) {
            let { responseTopic: e, publicKey: t } = this.client.auth.authKeys.get(Kw)
            ;(e &&
              (await this.client.core.relayer.unsubscribe(e).catch((e) => this.client.logger.warn(e)),
              await this.client.auth.pairingTopics
                .delete(e, { message: `replaced`, code: 0 })
                .catch((e) => this.client.logger.warn(e))),
              t && this.client.core.crypto.keychain.has(t) && (await this.client.core.crypto.deleteKeyPair(t)))
          }
          let _ = await this.client.core.crypto.generateKeyPair(),
            v = Sy(_)
          if (
            (await Promise.all([
              this.client.auth.authKeys.set(`wc@1.5:auth::PUB_KEY`, { responseTopic: v, publicKey: _ }),
              this.client.auth.pairingTopics.set(v, { topic: v, pairingTopic: h }),
            ]),
            await this.client.core.relayer.subscribe(v, { transportType: r }),
            this.client.logger.info(`sending request to new pairing topic: ${h}`),
            f.length > 0)
          ) {
            let { namespace: e } = x_(i[0]),
              t = ny(e, `request`, f)
            ;(ly(m) && (t = iy(t, m.pop())), m.push(t))
          }
          let y = p && p > Fw.wc_sessionAuthenticate.req.ttl ? p : Fw.wc_sessionAuthenticate.req.ttl,
            b = {
              authPayload: {
                type: l ?? `caip122`,
                chains: i,
                statement: a,
                aud: o,
                domain: s,
                version: `1`,
                nonce: c,
                iat: new Date().toISOString(),
                exp: u,
                nbf: d,
                resources: m,
              },
              requester: { publicKey: _, metadata: this.client.metadata },
              expiryTimestamp: Y_(y),
            },
            x = {
              requiredNamespaces: {},
              optionalNamespaces: {
                eip155: {
                  chains: i,
                  methods: [...new Set([`personal_sign`, ...f])],
                  events: [`chainChanged`, `accountsChanged`],
                },
              },
              relays: [{ protocol: `irn` }],
              pairingTopic: h,
              proposer: { publicKey: _, metadata: this.client.metadata },
              expiryTimestamp: Y_(Fw.wc_sessionPropose.req.ttl),
              id: oS(),
            },
            { done: S, resolve: C, reject: w } = U_(y, `Request expired`),
            T = oS(),
            E = X(`session_connect`, x.id),
            D = X(`session_request`, T),
            O = async ({ error: e, session: t }) => {
              ;(this.events.off(D, A), e ? w(e) : t && C({ session: t }))
            },
            k = async (e) => {
              if ((await this.deletePendingAuthRequest(T, { message: `fulfilled`, code: 0 }), e.error)) {
                let t = Y(`WC_METHOD_UNSUPPORTED`, `wc_sessionAuthenticate`)
                return e.error.code === t.code ? void 0 : (this.events.off(E, O), w(e.error.message))
              }
              ;(await this.deleteProposal(x.id), this.events.off(E, O))
              let { cacaos: n, responder: i } = e.result,
                a = [],
                o = []
              for (let e of n) {
                if (!(await Kv({ cacao: e, projectId: this.client.core.projectId })))
                  return (
                    this.client.logger.error(e, `Signature verification failed`),
                    w(Y(`SESSION_SETTLEMENT_FAILED`, `Signature verification failed`))
                  )
                let t = qv({ cacao: e, request: b.authPayload })
                if (!t.valid)
                  return (
                    this.client.logger.error(e, `Cacao does not match the request: ${t.reason}`),
                    w(Y(`SESSION_SETTLEMENT_FAILED`, `Cacao does not match the request: ${t.reason}`))
                  )
                let { p: n } = e,
                  r = ly(n.resources),
                  i = [Wv(n.iss)],
                  s = Gv(n.iss)
                if (r) {
                  let e = sy(r),
                    t = cy(r)
                  ;(a.push(...e), i.push(...t))
                }
                for (let e of i) o.push(`${e}:${s}`)
              }
              let s = await this.client.core.crypto.generateSharedKey(_, i.publicKey),
                c
              ;(a.length > 0 &&
                ((c = {
                  topic: s,
                  acknowledged: !0,
                  self: { publicKey: _, metadata: this.client.metadata },
                  peer: i,
                  controller: i.publicKey,
                  expiry: Y_(Nw),
                  requiredNamespaces: {},
                  optionalNamespaces: {},
                  relay: { protocol: `irn` },
                  pairingTopic: h,
                  namespaces: ib([...new Set(a)], [...new Set(o)]),
                  transportType: r,
                }),
                await this.client.core.relayer.subscribe(s, { transportType: r }),
                await this.client.session.set(s, c),
                h && (await this.client.core.pairing.updateMetadata({ topic: h, metadata: i.metadata })),
                (c = this.client.session.get(s))),
                this.client.metadata.redirect?.linkMode &&
                  i.metadata.redirect?.linkMode &&
                  i.metadata.redirect?.universal &&
                  t &&
                  (this.client.core.addLinkModeSupportedApp(i.metadata.redirect.universal),
                  this.client.session.update(s, { transportType: $.link_mode })),
                C({ auths: n, session: c }))
            },
            A = (e) =>
              k(e).catch((e) => {
                ;(this.client.logger.error(e, `Failed to process authenticate response`),
                  w(Y(`SESSION_SETTLEMENT_FAILED`, e?.message || `Failed to process authenticate response`)))
              })
          ;(this.events.once(E, O), this.events.once(D, A))
          let j
          try {
            if (n) {
              let e = cS(`wc_sessionAuthenticate`, b, T)
              ;(this.client.core.history.set(h, e),
                (j = qy(t, h, await this.client.core.crypto.encode(``, e, { type: 2, encoding: py }))))
            } else
              await Promise.all([
                this.sendRequest({
                  topic: h,
                  method: `wc_sessionAuthenticate`,
                  params: b,
                  expiry: e.expiry,
                  throwOnFailedPublish: !0,
                  clientRpcId: T,
                }),
                this.sendRequest({
                  topic: h,
                  method: `wc_sessionPropose`,
                  params: x,
                  expiry: Fw.wc_sessionPropose.req.ttl,
                  throwOnFailedPublish: !0,
                  clientRpcId: x.id,
                }),
              ])
          } catch (e) {
            throw (this.events.off(E, O), this.events.off(D, A), e)
          }
          return (
            await this.setProposal(x.id, x),
            await this.setAuthRequest(T, { request: { ...b, verifyContext: {} }, pairingTopic: h, transportType: r }),
            { uri: j ?? g, response: S }
          )
        }),
        (this.approveSessionAuthenticate = async (e) => {
          let { id: t, auths: n } = e,
            r = this.client.core.eventClient.createEvent({
              properties: { topic: t.toString(), trace: [ow.authenticated_session_approve_started] },
            })
          try {
            this.isInitialized()
          } catch (e) {
            throw (r.setError(sw.no_internet_connection), e)
          }
          let i = this.getPendingAuthRequest(t)
          if (!i)
            throw (
              r.setError(sw.authenticated_session_pending_request_not_found),
              Error(`Could not find pending auth request with id ${t}`)
            )
          let a = i.transportType || $.relay
          a === $.relay && (await this.confirmOnlineStateOrThrow())
          let o = i.requester.publicKey,
            s = await this.client.core.crypto.generateKeyPair(),
            c = Sy(o),
            l = { type: 1, receiverPublicKey: o, senderPublicKey: s },
            u = [],
            d = []
          for (let e of n) {
            if (!(await Kv({ cacao: e, projectId: this.client.core.projectId }))) {
              r.setError(sw.invalid_cacao)
              let e = Y(`SESSION_SETTLEMENT_FAILED`, `Signature verification failed`)
              throw (await this.sendError({ id: t, topic: c, error: e, encodeOpts: l }), Error(e.message))
            }
            r.addTrace(ow.cacaos_verified)
            let { p: n } = e,
              i = ly(n.resources),
              a = [Wv(n.iss)],
              o = Gv(n.iss)
            if (i) {
              let e = sy(i),
                t = cy(i)
              ;(u.push(...e), a.push(...t))
            }
            for (let e of a) d.push(`${e}:${o}`)
          }
          let f = await this.client.core.crypto.generateSharedKey(s, o)
          r.addTrace(ow.create_authenticated_session_topic)
          let p
          if (u?.length > 0) {
            ;((p = {
              topic: f,
              acknowledged: !0,
              self: { publicKey: s, metadata: this.client.metadata },
              peer: { publicKey: o, metadata: i.requester.metadata },
              controller: o,
              expiry: Y_(Nw),
              authentication: n,
              requiredNamespaces: {},
              optionalNamespaces: {},
              relay: { protocol: `irn` },
              pairingTopic: i.pairingTopic,
              namespaces: ib([...new Set(u)], [...new Set(d)]),
              transportType: a,
            }),
              r.addTrace(ow.subscribing_authenticated_session_topic))
            try {
              await this.client.core.relayer.subscribe(f, { transportType: a })
            } catch (e) {
              throw (r.setError(sw.subscribe_authenticated_session_topic_failure), e)
            }
            ;(r.addTrace(ow.subscribe_authenticated_session_topic_success),
              await this.client.session.set(f, p),
              r.addTrace(ow.store_authenticated_session),
              await this.client.core.pairing.updateMetadata({ topic: i.pairingTopic, metadata: i.requester.metadata }))
          }
          r.addTrace(ow.publishing_authenticated_session_approve)
          try {
            await this.sendResult({
              topic: c,
              id: t,
              result: { cacaos: n, responder: { publicKey: s, metadata: this.client.metadata } },
              encodeOpts: l,
              throwOnFailedPublish: !0,
              appLink: this.getAppLinkIfEnabled(i.requester.metadata, a),
            })
          } catch (e) {
            throw (r.setError(sw.authenticated_session_approve_publish_failure), e)
          }
          return (
            await this.client.auth.requests.delete(t, { message: `fulfilled`, code: 0 }),
            await this.client.core.pairing.activate({ topic: i.pairingTopic }),
            this.client.core.eventClient.deleteEvent({ eventId: r.eventId }),
            { session: p }
          )
        }),
        (this.rejectSessionAuthenticate = async (e) => {
          this.isInitialized()
          let { id: t, reason: n } = e,
            r = this.getPendingAuthRequest(t)
          if (!r) throw Error(`Could not find pending auth request with id ${t}`)
          r.transportType === $.relay && (await this.confirmOnlineStateOrThrow())
          let i = r.requester.publicKey,
            a = await this.client.core.crypto.generateKeyPair(),
            o = Sy(i),
            s = { type: 1, receiverPublicKey: i, senderPublicKey: a }
          ;(await this.sendError({
            id: t,
            topic: o,
            error: n,
            encodeOpts: s,
            rpcOpts: Fw.wc_sessionAuthenticate.reject,
            appLink: this.getAppLinkIfEnabled(r.requester.metadata, r.transportType),
          }),
            await this.client.auth.requests.delete(t, { message: `rejected`, code: 0 }),
            await this.deleteProposal(t))
        }),
        (this.formatAuthMessage = (e) => {
          this.isInitialized()
          let { request: t, iss: n } = e
          return Jv(t, n)
        }),
        (this.processRelayMessageCache = () => {
          setTimeout(async () => {
            if (this.relayMessageCache.length !== 0)
              for (; this.relayMessageCache.length > 0;)
                try {
                  let e = this.relayMessageCache.shift()
                  e && (await this.onRelayMessage(e))
                } catch (e) {
                  this.client.logger.error(e)
                }
          }, 50)
        }),
        (this.cleanupDuplicatePairings = async (e) => {
          if (e.pairingTopic)
            try {
              let t = this.client.core.pairing.pairings.get(e.pairingTopic),
                n = this.client.core.pairing.pairings
                  .getAll()
                  .filter(
                    (n) =>
                      n.peerMetadata?.url &&
                      n.peerMetadata?.url === e.peer.metadata.url &&
                      n.topic &&
                      n.topic !== t.topic,
                  )
              if (n.length === 0) return
              ;(this.client.logger.info(`Cleaning up ${n.length} duplicate pairing(s)`),
                await Promise.all(n.map((e) => this.client.core.pairing.disconnect({ topic: e.topic }))),
                this.client.logger.info(`Duplicate pairings clean up finished`))
            } catch (e) {
              this.client.logger.error(e)
            }
        }),
        (this.deleteSession = async (e) => {
          let { topic: t, expirerHasDeleted: n = !1, emitEvent: r = !0, id: i = 0 } = e,
            { self: a } = this.client.session.get(t)
          ;(await this.client.core.relayer.unsubscribe(t),
            await this.client.session.delete(t, Y(`USER_DISCONNECTED`)),
            this.addToRecentlyDeleted(t, `session`),
            this.client.core.crypto.keychain.has(a.publicKey) &&
              (await this.client.core.crypto.deleteKeyPair(a.publicKey)),
            this.client.core.crypto.keychain.has(t) && (await this.client.core.crypto.deleteSymKey(t)),
            n || this.client.core.expirer.del(t),
            this.client.core.storage.removeItem(kw).catch((e) => this.client.logger.warn(e)),
            t === this.sessionRequestQueue.queue[0]?.topic && (this.sessionRequestQueue.state = Lw.idle),
            await Promise.all(
              this.getPendingSessionRequests()
                .filter((e) => e.topic === t)
                .map((e) => this.deletePendingSessionRequest(e.id, Y(`USER_DISCONNECTED`))),
            ),
            r && this.client.events.emit(`session_delete`, { id: i, topic: t }))
        }),
        (this.deleteProposal = async (e, t) => {
          if (t)
            try {
              let t = this.client.proposal.get(e)
              this.client.core.eventClient.getEvent({ topic: t.pairingTopic })?.setError(aw.proposal_expired)
            } catch {}
          ;(await Promise.all([
            this.client.proposal.delete(e, Y(`USER_DISCONNECTED`)),
            t ? Promise.resolve() : this.client.core.expirer.del(e),
          ]),
            this.addToRecentlyDeleted(e, `proposal`))
        }),
        (this.deletePendingSessionRequest = async (e, t, n = !1) => {
          ;(await Promise.all([
            this.client.pendingRequest.delete(e, t),
            n ? Promise.resolve() : this.client.core.expirer.del(e),
          ]),
            this.addToRecentlyDeleted(e, `request`),
            (this.sessionRequestQueue.queue = this.sessionRequestQueue.queue.filter((t) => t.id !== e)),
            n &&
              ((this.sessionRequestQueue.state = Lw.idle),
              this.client.events.emit(`session_request_expire`, { id: e })))
        }),
        (this.deletePendingAuthRequest = async (e, t, n = !1) => {
          await Promise.all([
            this.client.auth.requests.delete(e, t),
            n ? Promise.resolve() : this.client.core.expirer.del(e),
          ])
        }),
        (this.setExpiry = async (e, t) => {
          this.client.session.keys.includes(e) &&
            (this.client.core.expirer.set(e, t), await this.client.session.update(e, { expiry: t }))
        }),
        (this.setProposal = async (e, t) => {
          ;(this.client.core.expirer.set(e, Y_(Fw.wc_sessionPropose.req.ttl)), await this.client.proposal.set(e, t))
        }),
        (this.setAuthRequest = async (e, t) => {
          let { request: n, pairingTopic: r, transportType: i = $.relay } = t
          ;(this.client.core.expirer.set(e, n.expiryTimestamp),
            await this.client.auth.requests.set(e, {
              authPayload: n.authPayload,
              requester: n.requester,
              expiryTimestamp: n.expiryTimestamp,
              id: e,
              pairingTopic: r,
              verifyContext: n.verifyContext,
              transportType: i,
            }))
        }),
        (this.setPendingSessionRequest = async (e) => {
          let { id: t, topic: n, params: r, verifyContext: i } = e,
            a = r.request.expiryTimestamp || Y_(Fw.wc_sessionRequest.req.ttl)
          ;(this.client.core.expirer.set(t, a),
            await this.client.pendingRequest.set(t, { id: t, topic: n, params: r, verifyContext: i }))
        }),
        (this.sendRequest = async (e) => {
          let {
              topic: t,
              method: n,
              params: r,
              expiry: i,
              relayRpcId: a,
              clientRpcId: o,
              throwOnFailedPublish: s,
              appLink: c,
              tvf: l,
              publishOpts: u = {},
            } = e,
            d = cS(n, r, o),
            f,
            p = !!c
          try {
            let e = p ? py : fy
            f = await this.client.core.crypto.encode(t, d, { encoding: e })
          } catch (e) {
            throw (
              await this.cleanup(),
              this.client.logger.error(`sendRequest() -> core.crypto.encode() for topic ${t} failed`),
              e
            )
          }
          let m
          if (Bw.includes(n)) {
            let e = Cy(JSON.stringify(d)),
              t = Cy(f)
            m = await this.client.core.verify.register({ id: t, decryptedId: e })
          }
          let h = { ...Fw[n].req, ...u }
          if (((h.attestation = m), i && (h.ttl = i), a && (h.id = a), this.client.core.history.set(t, d), p)) {
            let e = qy(c, t, f)
            await global.Linking.openURL(e, this.client.name)
          } else
            ((h.tvf = { ...l, correlationId: d.id }),
              s
                ? ((h.internal = { ...h.internal, throwOnFailedPublish: !0 }),
                  await this.client.core.relayer.publish(t, f, h))
                : this.client.core.relayer.publish(t, f, h).catch((e) => this.client.logger.error(e)))
          return d.id
        }),
        (this.sendProposeSession = async (e) => {
          let { proposal: t, publishOpts: n } = e,
            r = cS(`wc_sessionPropose`, t, t.id)
          this.client.core.history.set(t.pairingTopic, r)
          let i = await this.client.core.crypto.encode(t.pairingTopic, r, { encoding: fy }),
            a = Cy(JSON.stringify(r)),
            o = Cy(i),
            s = await this.client.core.verify.register({ id: o, decryptedId: a })
          await this.client.core.relayer.publishCustom({
            payload: { pairingTopic: t.pairingTopic, sessionProposal: i },
            opts: { ...n, publishMethod: `wc_proposeSession`, attestation: s },
          })
        }),
        (this.sendApproveSession = async (e) => {
          let { sessionTopic: t, pairingProposalResponse: n, proposal: r, sessionSettleRequest: i, publishOpts: a } = e,
            o = lS(r.id, n),
            s = await this.client.core.crypto.encode(r.pairingTopic, o, { encoding: fy }),
            c = cS(`wc_sessionSettle`, i, a?.id),
            l = await this.client.core.crypto.encode(t, c, { encoding: fy })
          ;(this.client.core.history.set(t, c),
            await this.client.core.relayer.publishCustom({
              payload: {
                sessionTopic: t,
                pairingTopic: r.pairingTopic,
                sessionProposalResponse: s,
                sessionSettlementRequest: l,
              },
              opts: { ...a, publishMethod: `wc_approveSession` },
            }))
        }),
        (this.sendResult = async (e) => {
          let { id: t, topic: n, result: r, throwOnFailedPublish: i, encodeOpts: a, appLink: o } = e,
            s = lS(t, r),
            c,
            l = o && typeof global?.Linking < `u`
          try {
            let e = l ? py : fy
            c = await this.client.core.crypto.encode(n, s, { ...(a || {}), encoding: e })
          } catch (e) {
            throw (
              await this.cleanup(),
              this.client.logger.error(`sendResult() -> core.crypto.encode() for topic ${n} failed`),
              e
            )
          }
          let u, d
          try {
            u = await this.client.core.history.get(n, t)
            let e = u.request
            try {
              d = this.getTVFParams(t, e.params, r)
            } catch (e) {
              this.client.logger.warn(`sendResult() -> getTVFParams() failed: ${e?.message}`)
            }
          } catch (e) {
            throw (this.client.logger.error(`sendResult() -> history.get(${n}, ${t}) failed`), e)
          }
          if (l) {
            let e = qy(o, n, c)
            await global.Linking.openURL(e, this.client.name)
          } else {
            let e = Fw[u.request.method].res
            ;((e.tvf = { ...d, correlationId: t }),
              i
                ? ((e.internal = { ...e.internal, throwOnFailedPublish: !0 }),
                  await this.client.core.relayer.publish(n, c, e))
                : this.client.core.relayer.publish(n, c, e).catch((e) => this.client.logger.error(e)))
          }
          await this.client.core.history.resolve(s)
        }),
        (this.sendError = async (e) => {
          let { id: t, topic: n, error: r, encodeOpts: i, rpcOpts: a, appLink: o } = e,
            s = uS(t, r),
            c,
            l = o && typeof global?.Linking < `u`
          try {
            let e = l ? py : fy
            c = await this.client.core.crypto.encode(n, s, { ...(i || {}), encoding: e })
          } catch (e) {
            throw (
              await this.cleanup(),
              this.client.logger.error(`sendError() -> core.crypto.encode() for topic ${n} failed`),
              e
            )
          }
          let u
          try {
            u = await this.client.core.history.get(n, t)
          } catch (e) {
            throw (this.client.logger.error(`sendError() -> history.get(${n}, ${t}) failed`), e)
          }
          if (l) {
            let e = qy(o, n, c)
            await global.Linking.openURL(e, this.client.name)
          } else {
            let e = u.request.method,
              t = a || Fw[e].res
            this.client.core.relayer.publish(n, c, t)
          }
          await this.client.core.history.resolve(s)
        }),
        (this.cleanup = async () => {
          let e = [],
            t = []
          ;(this.client.session.getAll().forEach((t) => {
            let n = !1
            ;(X_(t.expiry) && (n = !0), this.client.core.crypto.keychain.has(t.topic) || (n = !0), n && e.push(t.topic))
          }),
            this.client.proposal.getAll().forEach((e) => {
              X_(e.expiryTimestamp) && t.push(e.id)
            }),
            await Promise.all([
              ...e.map((e) => this.deleteSession({ topic: e })),
              ...t.map((e) => this.deleteProposal(e)),
            ]))
        }),
        (this.onProviderMessageEvent = async (e) => {
          !this.initialized || this.relayMessageCache.length > 0
            ? this.relayMessageCache.push(e)
            : await this.onRelayMessage(e)
        }),
        (this.onRelayEventRequest = async (e) => {
          ;(this.requestQueue.queue.push(e), await this.processRequestsQueue())
        }),
        (this.processRequestsQueue = async () => {
          if (this.requestQueue.state === Lw.active)
            this.client.logger.info(`Request queue already active, skipping...`)
          else {
            for (
              this.client.logger.info(`Request queue starting with ${this.requestQueue.queue.length} requests`);
              this.requestQueue.queue.length > 0;
            ) {
              this.requestQueue.state = Lw.active
              let e = this.requestQueue.queue.shift()
              if (e)
                try {
                  await this.processRequest(e)
                } catch (e) {
                  this.client.logger.warn(e)
                }
            }
            this.requestQueue.state = Lw.idle
          }
        }),
        (this.processRequest = async (e) => {
          let { topic: t, payload: n, attestation: r, transportType: i, encryptedId: a } = e,
            o = n.method
          if (!this.shouldIgnorePairingRequest({ topic: t, requestMethod: o }))
            switch (o) {
              case `wc_sessionPropose`:
                return await this.onSessionProposeRequest({ topic: t, payload: n, attestation: r, encryptedId: a })
              case `wc_sessionSettle`:
                return await this.onSessionSettleRequest(t, n)
              case `wc_sessionUpdate`:
                return await this.onSessionUpdateRequest(t, n)
              case `wc_sessionExtend`:
                return await this.onSessionExtendRequest(t, n)
              case `wc_sessionPing`:
                return await this.onSessionPingRequest(t, n)
              case `wc_sessionDelete`:
                return await this.onSessionDeleteRequest(t, n)
              case `wc_sessionRequest`:
                return await this.onSessionRequest({
                  topic: t,
                  payload: n,
                  attestation: r,
                  encryptedId: a,
                  transportType: i,
                })
              case `wc_sessionEvent`:
                return await this.onSessionEventRequest(t, n)
              case `wc_sessionAuthenticate`:
                return await this.onSessionAuthenticateRequest({
                  topic: t,
                  payload: n,
                  attestation: r,
                  encryptedId: a,
                  transportType: i,
                })
              default:
                return this.client.logger.info(`Unsupported request method ${o}`)
            }
        }),
        (this.onRelayEventResponse = async (e) => {
          let { topic: t, payload: n, transportType: r } = e,
            i = (await this.client.core.history.get(t, n.id)).request.method
          switch (i) {
            case `wc_sessionPropose`:
              return this.onSessionProposeResponse(t, n, r)
            case `wc_sessionSettle`:
              return this.onSessionSettleResponse(t, n)
            case `wc_sessionUpdate`:
              return this.onSessionUpdateResponse(t, n)
            case `wc_sessionExtend`:
              return this.onSessionExtendResponse(t, n)
            case `wc_sessionPing`:
              return this.onSessionPingResponse(t, n)
            case `wc_sessionRequest`:
              return this.onSessionRequestResponse(t, n)
            case `wc_sessionAuthenticate`:
              return this.onSessionAuthenticateResponse(t, n)
            default:
              return this.client.logger.info(`Unsupported response method ${i}`)
          }
        }),
        (this.onRelayEventUnknownPayload = (e) => {
          let { topic: t } = e,
            { message: n } = J(
              `MISSING_OR_INVALID`,
              `Decoded payload on topic ${t} is not identifiable as a JSON-RPC request or a response.`,
            )
          throw Error(n)
        }),
        (this.shouldIgnorePairingRequest = (e) => {
          let { topic: t, requestMethod: n } = e,
            r = this.expectedPairingMethodMap.get(t)
          return !r || r.includes(n)
            ? !1
            : !!(r.includes(`wc_sessionAuthenticate`) && this.client.events.listenerCount(`session_authenticate`) > 0)
        }),
        (this.onSessionProposeRequest = async (e) => {
          let { topic: t, payload: n, attestation: r, encryptedId: i } = e,
            { params: a, id: o } = n
          try {
            let e = this.client.core.eventClient.getEvent({ topic: t })
            ;(this.client.events.listenerCount(`session_proposal`) === 0 &&
              (console.warn(`No listener for session_proposal event`), e?.setError(rw.proposal_listener_not_found)),
              this.isValidConnect({ ...n.params }))
            let s = {
              id: o,
              pairingTopic: t,
              expiryTimestamp: a.expiryTimestamp || Y_(Fw.wc_sessionPropose.req.ttl),
              attestation: r,
              encryptedId: i,
              ...a,
            }
            await this.setProposal(o, s)
            let c = await this.getVerifyContext({
              attestationId: r,
              hash: Cy(JSON.stringify(n)),
              encryptedId: i,
              metadata: s.proposer.metadata,
            })
            ;(e?.addTrace(nw.emit_session_proposal),
              this.client.events.emit(`session_proposal`, { id: o, params: s, verifyContext: c }))
          } catch (e) {
            ;(await this.sendError({ id: o, topic: t, error: e, rpcOpts: Fw.wc_sessionPropose.autoReject }),
              this.client.logger.error(e))
          }
        }),
        (this.onSessionProposeResponse = async (e, t, n) => {
          let { id: r } = t
          if (jS(t)) {
            let { result: i } = t
            this.client.logger.trace({ type: `method`, method: `onSessionProposeResponse`, result: i })
            let a = this.client.proposal.get(r)
            this.client.logger.trace({ type: `method`, method: `onSessionProposeResponse`, proposal: a })
            let o = a.proposer.publicKey
            this.client.logger.trace({ type: `method`, method: `onSessionProposeResponse`, selfPublicKey: o })
            let s = i.responderPublicKey
            this.client.logger.trace({ type: `method`, method: `onSessionProposeResponse`, peerPublicKey: s })
            let c = await this.client.core.crypto.generateSharedKey(o, s)
            this.pendingSessions.set(r, { sessionTopic: c, pairingTopic: e, proposalId: r, publicKey: o })
            let l = await this.client.core.relayer.subscribe(c, { transportType: n })
            ;(this.client.logger.trace({ type: `method`, method: `onSessionProposeResponse`, subscriptionId: l }),
              await this.client.core.pairing.activate({ topic: e }))
          } else if (MS(t)) {
            await this.deleteProposal(r)
            let e = X(`session_connect`, r)
            if (this.events.listenerCount(e) === 0) throw Error(`emitting ${e} without any listeners, 954`)
            this.events.emit(e, { error: t.error })
          }
        }),
        (this.onSessionSettleRequest = async (e, t) => {
          let { id: n, params: r } = t
          try {
            this.isValidSessionSettleRequest(r)
            let {
                relay: n,
                controller: i,
                expiry: a,
                namespaces: o,
                sessionProperties: s,
                scopedProperties: c,
                sessionConfig: l,
                proposalRequestsResponses: u,
              } = t.params,
              d = [...this.pendingSessions.values()].find((t) => t.sessionTopic === e)
            if (!d) return this.client.logger.error(`Pending session not found for topic ${e}`)
            let f = this.client.proposal.get(d.proposalId),
              p = {
                topic: e,
                relay: n,
                expiry: a,
                namespaces: o,
                acknowledged: !0,
                pairingTopic: d.pairingTopic,
                requiredNamespaces: f.requiredNamespaces,
                optionalNamespaces: f.optionalNamespaces,
                controller: i.publicKey,
                self: { publicKey: d.publicKey, metadata: this.client.metadata },
                peer: { publicKey: i.publicKey, metadata: i.metadata },
                ...(s && { sessionProperties: s }),
                ...(c && { scopedProperties: c }),
                ...(l && { sessionConfig: l }),
                transportType: $.relay,
                authentication: u?.authentication,
                walletPayResult: u?.walletPay,
              }
            ;(await this.client.session.set(p.topic, p),
              await this.setExpiry(p.topic, p.expiry),
              await this.client.core.pairing.updateMetadata({ topic: d.pairingTopic, metadata: p.peer.metadata }),
              this.pendingSessions.delete(d.proposalId),
              this.deleteProposal(d.proposalId, !1),
              this.cleanupDuplicatePairings(p),
              await this.sendResult({ id: t.id, topic: e, throwOnFailedPublish: !0, result: !0 }),
              this.client.events.emit(`session_connect`, { session: p }),
              this.events.emit(X(`session_connect`, d.proposalId), { session: p }))
          } catch (t) {
            ;(await this.sendError({ id: n, topic: e, error: t }), this.client.logger.error(t))
          }
        }),
        (this.onSessionSettleResponse = async (e, t) => {
          let { id: n } = t
          jS(t)
            ? (await this.client.session.update(e, { acknowledged: !0 }), this.events.emit(X(`session_approve`, n), {}))
            : MS(t) &&
              (await this.deleteSession({ topic: e, emitEvent: !1 }),
              this.events.emit(X(`session_approve`, n), { error: t.error }))
        }),
        (this.onSessionUpdateRequest = async (e, t) => {
          let { params: n, id: r } = t
          try {
            let t = `${e}_session_update`,
              i = Zb.get(t)
            if (i && this.isRequestOutOfSync(i, r)) {
              ;(this.client.logger.warn(`Discarding out of sync request - ${r}`),
                this.sendError({ id: r, topic: e, error: Y(`INVALID_UPDATE_REQUEST`) }))
              return
            }
            await this.isValidUpdate({ topic: e, ...n })
            let a = this.client.session.get(e)
            if (a.peer.publicKey !== a.controller) throw Y(`UNAUTHORIZED_UPDATE_REQUEST`)
            try {
              ;(Zb.set(t, r),
                await this.client.session.update(e, { namespaces: n.namespaces }),
                await this.sendResult({ id: r, topic: e, result: !0 }))
            } catch (e) {
              throw (Zb.delete(t), e)
            }
            this.client.events.emit(`session_update`, { id: r, topic: e, params: n })
          } catch (t) {
            ;(await this.sendError({ id: r, topic: e, error: t }), this.client.logger.error(t))
          }
        }),
        (this.isRequestOutOfSync = (e, t) => t.toString().slice(0, -3) < e.toString().slice(0, -3)),
        (this.onSessionUpdateResponse = (e, t) => {
          let { id: n } = t,
            r = X(`session_update`, n)
          if (this.events.listenerCount(r) === 0) throw Error(`emitting ${r} without any listeners`)
          jS(t)
            ? this.events.emit(X(`session_update`, n), {})
            : MS(t) && this.events.emit(X(`session_update`, n), { error: t.error })
        }),
        (this.onSessionExtendRequest = async (e, t) => {
          let { id: n } = t
          try {
            ;(await this.isValidExtend({ topic: e }),
              await this.setExpiry(e, Y_(Nw)),
              await this.sendResult({ id: n, topic: e, result: !0 }),
              this.client.events.emit(`session_extend`, { id: n, topic: e }))
          } catch (t) {
            ;(await this.sendError({ id: n, topic: e, error: t }), this.client.logger.error(t))
          }
        }),
        (this.onSessionExtendResponse = (e, t) => {
          let { id: n } = t,
            r = X(`session_extend`, n)
          if (this.events.listenerCount(r) === 0) throw Error(`emitting ${r} without any listeners`)
          jS(t)
            ? this.events.emit(X(`session_extend`, n), {})
            : MS(t) && this.events.emit(X(`session_extend`, n), { error: t.error })
        }),
        (this.onSessionPingRequest = async (e, t) => {
          let { id: n } = t
          try {
            ;(this.isValidPing({ topic: e }),
              await this.sendResult({ id: n, topic: e, result: !0, throwOnFailedPublish: !0 }),
              this.client.events.emit(`session_ping`, { id: n, topic: e }))
          } catch (t) {
            ;(await this.sendError({ id: n, topic: e, error: t }), this.client.logger.error(t))
          }
        }),
        (this.onSessionPingResponse = (e, t) => {
          let { id: n } = t,
            r = X(`session_ping`, n)
          setTimeout(() => {
            if (this.events.listenerCount(r) === 0) throw Error(`emitting ${r} without any listeners 2176`)
            jS(t)
              ? this.events.emit(X(`session_ping`, n), {})
              : MS(t) && this.events.emit(X(`session_ping`, n), { error: t.error })
          }, 500)
        }),
        (this.onSessionDeleteRequest = async (e, t) => {
          let { id: n } = t
          try {
            ;(await this.isValidDisconnect({ topic: e, reason: t.params }),
              this.cleanupPendingSentRequestsForTopic({ topic: e, error: Y(`USER_DISCONNECTED`) }),
              await this.deleteSession({ topic: e, id: n }))
          } catch (e) {
            this.client.logger.error(e)
          }
        }),
        (this.onSessionRequest = async (e) => {
          let { topic: t, payload: n, attestation: r, encryptedId: i, transportType: a } = e,
            { id: o, params: s } = n
          try {
            await this.isValidRequest({ topic: t, ...s })
            let e = this.client.session.get(t),
              n = {
                id: o,
                topic: t,
                params: s,
                verifyContext: await this.getVerifyContext({
                  attestationId: r,
                  hash: Cy(JSON.stringify(cS(`wc_sessionRequest`, s, o))),
                  encryptedId: i,
                  metadata: e.peer.metadata,
                  transportType: a,
                }),
              }
            ;(await this.setPendingSessionRequest(n),
              a === $.link_mode &&
                e.peer.metadata.redirect?.universal &&
                this.client.core.addLinkModeSupportedApp(e.peer.metadata.redirect?.universal),
              this.client.signConfig?.disableRequestQueue
                ? this.emitSessionRequest(n)
                : (this.addSessionRequestToSessionRequestQueue(n), this.processSessionRequestQueue()))
          } catch (e) {
            ;(await this.sendError({ id: o, topic: t, error: e }), this.client.logger.error(e))
          }
        }),
        (this.onSessionRequestResponse = (e, t) => {
          let { id: n } = t,
            r = X(`session_request`, n)
          if (this.events.listenerCount(r) === 0) throw Error(`emitting ${r} without any listeners`)
          jS(t)
            ? this.events.emit(X(`session_request`, n), { result: t.result })
            : MS(t) && this.events.emit(X(`session_request`, n), { error: t.error })
        }),
        (this.onSessionEventRequest = async (e, t) => {
          let { id: n, params: r } = t
          try {
            let t = `${e}_session_event_${r.event.name}`,
              i = Zb.get(t)
            if (i && this.isRequestOutOfSync(i, n)) {
              this.client.logger.info(`Discarding out of sync request - ${n}`)
              return
            }
            ;(this.isValidEmit({ topic: e, ...r }),
              this.client.events.emit(`session_event`, { id: n, topic: e, params: r }),
              Zb.set(t, n))
          } catch (t) {
            ;(await this.sendError({ id: n, topic: e, error: t }), this.client.logger.error(t))
          }
        }),
        (this.onSessionAuthenticateResponse = (e, t) => {
          let { id: n } = t
          ;(this.client.logger.trace({ type: `method`, method: `onSessionAuthenticateResponse`, topic: e, payload: t }),
            jS(t)
              ? this.events.emit(X(`session_request`, n), { result: t.result })
              : MS(t) && this.events.emit(X(`session_request`, n), { error: t.error }))
        }),
        (this.onSessionAuthenticateRequest = async (e) => {
          let { topic: t, payload: n, attestation: r, encryptedId: i, transportType: a } = e
          try {
            let { requester: e, authPayload: o, expiryTimestamp: s } = n.params,
              c = await this.getVerifyContext({
                attestationId: r,
                hash: Cy(JSON.stringify(n)),
                encryptedId: i,
                metadata: e.metadata,
                transportType: a,
              }),
              l = { requester: e, pairingTopic: t, id: n.id, authPayload: o, verifyContext: c, expiryTimestamp: s }
            ;(await this.setAuthRequest(n.id, { request: l, pairingTopic: t, transportType: a }),
              a === $.link_mode &&
                e.metadata.redirect?.universal &&
                this.client.core.addLinkModeSupportedApp(e.metadata.redirect.universal),
              this.client.events.emit(`session_authenticate`, {
                topic: t,
                params: n.params,
                id: n.id,
                verifyContext: c,
              }))
          } catch (e) {
            this.client.logger.error(e)
            let r = n.params.requester.publicKey,
              i = await this.client.core.crypto.generateKeyPair(),
              o = this.getAppLinkIfEnabled(n.params.requester.metadata, a),
              s = { type: 1, receiverPublicKey: r, senderPublicKey: i }
            await this.sendError({
              id: n.id,
              topic: t,
              error: e,
              encodeOpts: s,
              rpcOpts: Fw.wc_sessionAuthenticate.autoReject,
              appLink: o,
            })
          }
        }),
        (this.addSessionRequestToSessionRequestQueue = (e) => {
          this.sessionRequestQueue.queue.push(e)
        }),
        (this.cleanupAfterResponse = (e) => {
          ;(this.deletePendingSessionRequest(e.response.id, { message: `fulfilled`, code: 0 }),
            setTimeout(
              () => {
                ;((this.sessionRequestQueue.state = Lw.idle), this.processSessionRequestQueue())
              },
              (0, z.toMiliseconds)(this.requestQueueDelay),
            ))
        }),
        (this.cleanupPendingSentRequestsForTopic = ({ topic: e, error: t }) => {
          let n = this.client.core.history.pending
          n.length > 0 &&
            n
              .filter((t) => t.topic === e && t.request.method === `wc_sessionRequest`)
              .forEach((e) => {
                this.events.emit(X(`session_request`, e.request.id), { error: t })
              })
        }),
        (this.processSessionRequestQueue = () => {
          if (this.sessionRequestQueue.state === Lw.active) {
            this.client.logger.info(`session request queue is already active.`)
            return
          }
          let e = this.sessionRequestQueue.queue[0]
          if (!e) this.client.logger.info(`session request queue is empty.`)
          else
            try {
              this.emitSessionRequest(e)
            } catch (e) {
              this.client.logger.error(e)
            }
        }),
        (this.emitSessionRequest = (e) => {
          this.emittedSessionRequests.has(e.id)
            ? this.client.logger.warn(
                { id: e.id },
                `Skipping emitting \`session_request\` event for duplicate request. id: ${e.id}`,
              )
            : ((this.sessionRequestQueue.state = Lw.active),
              this.emittedSessionRequests.add(e.id),
              this.client.events.emit(`session_request`, e))
        }),
        (this.cleanupInProgress = !1),
        (this.cleanupOrphanedSubscriptions = async () => {
          let e = this.client.core.relayer.subscriber.topics
          if (e.length === 0) return
          let t = new Set(this.client.session.keys),
            n = new Set(this.client.core.pairing.pairings.keys),
            r = new Set([...this.pendingSessions.values()].map((e) => e.sessionTopic)),
            i
          if (this.client.auth.authKeys.keys.includes(`wc@1.5:auth::PUB_KEY`)) {
            let { responseTopic: e } = this.client.auth.authKeys.get(Kw)
            i = e
          }
          for (let a of e)
            if (!t.has(a) && !n.has(a) && !r.has(a) && a !== i) {
              this.client.logger.info(`Cleaning up orphaned subscriber topic: ${a}`)
              try {
                await this.client.core.relayer.subscriber.unsubscribe(a)
              } catch (e) {
                this.client.logger.warn(e, `Failed to clean up orphaned subscription: ${a}`)
              }
            }
        }),
        (this.onPairingCreated = (e) => {
          if ((e.methods && this.expectedPairingMethodMap.set(e.topic, e.methods), e.active)) return
          let t = this.client.proposal.getAll().find((t) => t.pairingTopic === e.topic)
          t &&
            this.onSessionProposeRequest({
              topic: e.topic,
              payload: cS(
                `wc_sessionPropose`,
                {
                  ...t,
                  requiredNamespaces: t.requiredNamespaces,
                  optionalNamespaces: t.optionalNamespaces,
                  relays: t.relays,
                  proposer: t.proposer,
                  sessionProperties: t.sessionProperties,
                  scopedProperties: t.scopedProperties,
                },
                t.id,
              ),
              attestation: t.attestation,
              encryptedId: t.encryptedId,
            })
        }),
        (this.isValidConnect = async (e) => {
          if (!kb(e)) {
            let { message: t } = J(`MISSING_OR_INVALID`, `connect() params: ${JSON.stringify(e)}`)
            throw Error(t)
          }
          let {
            pairingTopic: t,
            requiredNamespaces: n,
            optionalNamespaces: r,
            sessionProperties: i,
            scopedProperties: a,
            relays: o,
          } = e
          if ((cb(t) || (await this.isValidPairingTopic(t)), !Db(o, !0))) {
            let { message: e } = J(`MISSING_OR_INVALID`, `connect() relays: ${o}`)
            throw Error(e)
          }
          if (n && !cb(n) && sb(n) !== 0) {
            let e = `requiredNamespaces are deprecated and are automatically assigned to optionalNamespaces`
            ;([`fatal`, `error`, `silent`].includes(this.client.logger.level)
              ? console.warn(e)
              : this.client.logger.warn(e),
              this.validateNamespaces(n, `requiredNamespaces`))
          }
          if (
            (r && !cb(r) && sb(r) !== 0 && this.validateNamespaces(r, `optionalNamespaces`),
            i && !cb(i) && this.validateSessionProps(i, `sessionProperties`),
            a && !cb(a))
          ) {
            this.validateSessionProps(a, `scopedProperties`)
            let e = Object.keys(n || {}).concat(Object.keys(r || {}))
            if (!Object.keys(a).every((t) => e.includes(t.split(`:`)[0])))
              throw Error(
                `Scoped properties must be a subset of required/optional namespaces, received: ${JSON.stringify(a)}, required/optional namespaces: ${JSON.stringify(e)}`,
              )
          }
        }),
        (this.validateNamespaces = (e, t) => {
          let n = wb(e, `connect()`, t)
          if (n) throw Error(n.message)
        }),
        (this.isValidApprove = async (e) => {
          if (!kb(e)) throw Error(J(`MISSING_OR_INVALID`, `approve() params: ${e}`).message)
          let { id: t, namespaces: n, relayProtocol: r, sessionProperties: i, scopedProperties: a } = e
          ;(this.checkRecentlyDeleted(t), await this.isValidProposalId(t))
          let o = this.client.proposal.get(t),
            s = Tb(n, `approve()`)
          if (s) throw Error(s.message)
          let c = Lb(o.requiredNamespaces, n, `approve()`)
          if (c) throw Error(c.message)
          if (!Z(r, !0)) {
            let { message: e } = J(`MISSING_OR_INVALID`, `approve() relayProtocol: ${r}`)
            throw Error(e)
          }
          if ((i && !cb(i) && this.validateSessionProps(i, `sessionProperties`), a && !cb(a))) {
            this.validateSessionProps(a, `scopedProperties`)
            let e = new Set(Object.keys(n))
            if (!Object.keys(a).every((t) => e.has(t.split(`:`)[0])))
              throw Error(
                `Scoped properties must be a subset of approved namespaces, received: ${JSON.stringify(a)}, approved namespaces: ${Array.from(e).join(`, `)}`,
              )
          }
        }),
        (this.isValidReject = async (e) => {
          if (!kb(e)) {
            let { message: t } = J(`MISSING_OR_INVALID`, `reject() params: ${e}`)
            throw Error(t)
          }
          let { id: t, reason: n } = e
          if ((this.checkRecentlyDeleted(t), await this.isValidProposalId(t), !Ab(n))) {
            let { message: e } = J(`MISSING_OR_INVALID`, `reject() reason: ${JSON.stringify(n)}`)
            throw Error(e)
          }
        }),
        (this.isValidSessionSettleRequest = (e) => {
          if (!kb(e)) {
            let { message: t } = J(`MISSING_OR_INVALID`, `onSessionSettleRequest() params: ${e}`)
            throw Error(t)
          }
          let { relay: t, controller: n, namespaces: r, expiry: i } = e
          if (!Eb(t)) {
            let { message: e } = J(`MISSING_OR_INVALID`, `onSessionSettleRequest() relay protocol should be a string`)
            throw Error(e)
          }
          let a = gb(n, `onSessionSettleRequest()`)
          if (a) throw Error(a.message)
          let o = Tb(r, `onSessionSettleRequest()`)
          if (o) throw Error(o.message)
          if (X_(i)) {
            let { message: e } = J(`EXPIRED`, `onSessionSettleRequest()`)
            throw Error(e)
          }
        }),
        (this.isValidUpdate = async (e) => {
          if (!kb(e)) {
            let { message: t } = J(`MISSING_OR_INVALID`, `update() params: ${e}`)
            throw Error(t)
          }
          let { topic: t, namespaces: n } = e
          ;(this.checkRecentlyDeleted(t), await this.isValidSessionTopic(t))
          let r = this.client.session.get(t),
            i = Tb(n, `update()`)
          if (i) throw Error(i.message)
          let a = Lb(r.requiredNamespaces, n, `update()`)
          if (a) throw Error(a.message)
        }),
        (this.isValidExtend = async (e) => {
          if (!kb(e)) {
            let { message: t } = J(`MISSING_OR_INVALID`, `extend() params: ${e}`)
            throw Error(t)
          }
          let { topic: t } = e
          ;(this.checkRecentlyDeleted(t), await this.isValidSessionTopic(t))
        }),
        (this.isValidRequest = async (e) => {
          if (!kb(e)) {
            let { message: t } = J(`MISSING_OR_INVALID`, `request() params: ${e}`)
            throw Error(t)
          }
          let { topic: t, request: n, chainId: r, expiry: i } = e
          ;(this.checkRecentlyDeleted(t), await this.isValidSessionTopic(t))
          let { namespaces: a } = this.client.session.get(t)
          if (!Pb(a, r)) {
            let { message: e } = J(`MISSING_OR_INVALID`, `request() chainId: ${r}`)
            throw Error(e)
          }
          if (!jb(n)) {
            let { message: e } = J(`MISSING_OR_INVALID`, `request() ${JSON.stringify(n)}`)
            throw Error(e)
          }
          if (!Fb(a, r, n.method)) {
            let { message: e } = J(`MISSING_OR_INVALID`, `request() method: ${n.method}`)
            throw Error(e)
          }
          this.validateRequestExpiry(i)
        }),
        (this.isValidRespond = async (e) => {
          if (!kb(e)) {
            let { message: t } = J(`MISSING_OR_INVALID`, `respond() params: ${e}`)
            throw Error(t)
          }
          let { topic: t, response: n } = e
          try {
            await this.isValidSessionTopic(t)
          } catch (t) {
            throw (e?.response?.id && this.cleanupAfterResponse(e), t)
          }
          if (!Mb(n)) {
            let { message: e } = J(`MISSING_OR_INVALID`, `respond() response: ${JSON.stringify(n)}`)
            throw Error(e)
          }
          let r = this.client.pendingRequest.get(n.id)
          if (r.topic !== t) {
            let { message: e } = J(
              `MISMATCHED_TOPIC`,
              `Request response topic mismatch. reqId: ${n.id}, expected topic: ${r.topic}, received topic: ${t}`,
            )
            throw Error(e)
          }
        }),
        (this.isValidPing = async (e) => {
          if (!kb(e)) {
            let { message: t } = J(`MISSING_OR_INVALID`, `ping() params: ${e}`)
            throw Error(t)
          }
          let { topic: t } = e
          await this.isValidSessionOrPairingTopic(t)
        }),
        (this.isValidEmit = async (e) => {
          if (!kb(e)) {
            let { message: t } = J(`MISSING_OR_INVALID`, `emit() params: ${e}`)
            throw Error(t)
          }
          let { topic: t, event: n, chainId: r } = e
          await this.isValidSessionTopic(t)
          let { namespaces: i } = this.client.session.get(t)
          if (!Pb(i, r)) {
            let { message: e } = J(`MISSING_OR_INVALID`, `emit() chainId: ${r}`)
            throw Error(e)
          }
          if (!Nb(n) || !Ib(i, r, n.name)) {
            let { message: e } = J(`MISSING_OR_INVALID`, `emit() event: ${JSON.stringify(n)}`)
            throw Error(e)
          }
        }),
        (this.isValidDisconnect = async (e) => {
          if (!kb(e)) {
            let { message: t } = J(`MISSING_OR_INVALID`, `disconnect() params: ${e}`)
            throw Error(t)
          }
          let { topic: t } = e
          await this.isValidSessionOrPairingTopic(t)
        }),
        (this.isValidAuthenticate = (e) => {
          let { chains: t, uri: n, domain: r, nonce: i } = e
          if (!Array.isArray(t) || t.length === 0) throw Error(`chains is required and must be a non-empty array`)
          if (!Z(n, !1)) throw Error(`uri is required parameter`)
          if (!Z(r, !1)) throw Error(`domain is required parameter`)
          if (!Z(i, !1)) throw Error(`nonce is required parameter`)
          if ([...new Set(t.map((e) => x_(e).namespace))].length > 1)
            throw Error(`Multi-namespace requests are not supported. Please request single namespace only.`)
          let { namespace: a } = x_(t[0])
          if (a !== `eip155`)
            throw Error(
              `Only eip155 namespace is supported for authenticated sessions. Please use .connect() for non-eip155 chains.`,
            )
        }),
        (this.getVerifyContext = async (e) => {
          let { attestationId: t, hash: n, encryptedId: r, metadata: i, transportType: a } = e,
            o = {
              verified: {
                verifyUrl: i.verifyUrl || `https://verify.walletconnect.org`,
                validation: `UNKNOWN`,
                origin: i.url || ``,
              },
            }
          try {
            if (a === $.link_mode) {
              let e = this.getAppLinkIfEnabled(i, a)
              return (
                (o.verified.validation = e && new URL(e).origin === new URL(i.url).origin ? `VALID` : `INVALID`), o
              )
            }
            let e = await this.client.core.verify.resolve({
              attestationId: t,
              hash: n,
              encryptedId: r,
              verifyUrl: i.verifyUrl,
            })
            e &&
              ((o.verified.origin = e.origin),
              (o.verified.isScam = e.isScam),
              (o.verified.validation = e.origin === new URL(i.url).origin ? `VALID` : `INVALID`))
          } catch (e) {
            this.client.logger.warn(e)
          }
          return (this.client.logger.debug(`Verify context: ${JSON.stringify(o)}`), o)
        }),
        (this.validateSessionProps = (e, t) => {
          Object.values(e).forEach((n, r) => {
            if (n == null) {
              let { message: i } = J(
                `MISSING_OR_INVALID`,
                `${t} must contain an existing value for each key. Received: ${n} for key ${Object.keys(e)[r]}`,
              )
              throw Error(i)
            }
          })
        }),
        (this.getPendingAuthRequest = (e) => {
          let t = this.client.auth.requests.get(e)
          return typeof t == `object` ? t : void 0
        }),
        (this.addToRecentlyDeleted = (e, t) => {
          if ((this.recentlyDeletedMap.set(e, t), this.recentlyDeletedMap.size >= this.recentlyDeletedLimit)) {
            let e = 0,
              t = this.recentlyDeletedLimit / 2
            for (let n of this.recentlyDeletedMap.keys()) {
              if (e++ >= t) break
              this.recentlyDeletedMap.delete(n)
            }
          }
        }),
        (this.checkRecentlyDeleted = (e) => {
          let t = this.recentlyDeletedMap.get(e)
          if (t) {
            let { message: n } = J(`MISSING_OR_INVALID`, `Record was recently deleted - ${t}: ${e}`)
            throw Error(n)
          }
        }),
        (this.isLinkModeEnabled = (e, t) =>
          !e || t !== $.link_mode
            ? !1
            : this.client.metadata?.redirect?.linkMode === !0 &&
              this.client.metadata?.redirect?.universal !== void 0 &&
              this.client.metadata?.redirect?.universal !== `` &&
              e?.redirect?.universal !== void 0 &&
              e?.redirect?.universal !== `` &&
              e?.redirect?.linkMode === !0 &&
              this.client.core.linkModeSupportedApps.includes(e.redirect.universal) &&
              typeof global?.Linking < `u`),
        (this.getAppLinkIfEnabled = (e, t) => (this.isLinkModeEnabled(e, t) ? e?.redirect?.universal : void 0)),
        (this.handleLinkModeMessage = ({ url: e }) => {
          if (!e || !e.includes(`wc_ev`) || !e.includes(`topic`)) return
          let t = nv(e, `topic`) || ``,
            n = decodeURIComponent(nv(e, `wc_ev`) || ``),
            r = this.client.session.keys.includes(t)
          ;(r && this.client.session.update(t, { transportType: $.link_mode }),
            this.client.core.dispatchEnvelope({ topic: t, message: n, sessionExists: r }))
        }),
        (this.registerLinkModeListeners = async () => {
          if (iv() || (D_() && this.client.metadata.redirect?.linkMode)) {
            let e = global?.Linking
            if (typeof e < `u`) {
              e.addEventListener(`url`, this.handleLinkModeMessage, this.client.name)
              let t = await e.getInitialURL()
              t &&
                setTimeout(() => {
                  this.handleLinkModeMessage({ url: t })
                }, 50)
            }
          }
        }),
        (this.getTVFApproveParams = (e) => {
          try {
            return {
              approvedChains: Yy(e.namespaces),
              approvedMethods: Xy(e.namespaces),
              approvedEvents: Zy(e.namespaces),
              sessionProperties: e.sessionProperties,
              scopedProperties: e.scopedProperties,
            }
          } catch (e) {
            return (this.client.logger.warn(e, `Error getting TVF approve params`), {})
          }
        }),
        (this.getTVFParams = (e, t, n) => {
          if (!t.request?.method) return {}
          let r = { correlationId: e, rpcMethods: [t.request.method], chainId: t.chainId }
          try {
            ;((r.txHashes = this.extractTxHashesFromResult(t.request, n)),
              (r.contractAddresses = this.isValidContractData(t.request.params) ? [t.request.params?.[0]?.to] : []))
          } catch (e) {
            this.client.logger.warn(e, `Error getting TVF params`)
          }
          return r
        }),
        (this.isValidContractData = (e) => {
          if (!e) return !1
          try {
            let t = e?.data || e?.[0]?.data
            if (!t.startsWith(`0x`)) return !1
            let n = t.slice(2)
            return /^[0-9a-fA-F]*$/.test(n) ? n.length % 2 == 0 : !1
          } catch {}
          return !1
        }),
        (this.extractTxHashesFromResult = (e, t) => {
          try {
            if (!t) return []
            let n = e.method,
              r = Rw[n]
            if (n === `sui_signTransaction`) return [xv(t.transactionBytes)]
            if (n === `near_signTransaction`) return [Sv(t)]
            if (n === `near_signTransactions`) return t.map((e) => Sv(e))
            if (n === `xrpl_signTransactionFor` || n === `xrpl_signTransaction`) return [t.tx_json?.hash]
            if (n === `polkadot_signTransaction`)
              return [ox({ transaction: e.params.transactionPayload, signature: t.signature })]
            if (n === `algo_signTxn`) return ob(t) ? t.map((e) => wv(e)) : [wv(t)]
            if (n === `cosmos_signDirect`) return [Ev(t)]
            if (n === `stellar_signXDR`) return [Iv(t.signedXDR, e.params?.chain)]
            if (n === `wallet_sendCalls`) return Lv(t)
            if (n === `canton_prepareSignExecute`) return lx(e.params, t)
            if (typeof t == `string`) return [t]
            let i = t[r.key]
            if (ob(i)) return n === `solana_signAllTransactions` ? i.map((e) => bv(e)) : i
            if (typeof i == `string`) return [i]
          } catch (e) {
            this.client.logger.warn(e, `Error extracting tx hashes from result`)
          }
          return []
        }))
    }
    async processPendingMessageEvents() {
      try {
        let e = this.client.session.keys,
          t = this.client.core.relayer.messages.getWithoutAck(e)
        for (let [e, n] of Object.entries(t))
          for (let t of n)
            try {
              await this.onProviderMessageEvent({ topic: e, message: t, publishedAt: Date.now() })
            } catch {
              this.client.logger.warn(`Error processing pending message event for topic: ${e}, message: ${t}`)
            }
      } catch (e) {
        this.client.logger.warn(e, `processPendingMessageEvents failed`)
      }
    }
    isInitialized() {
      if (!this.initialized) {
        let { message: e } = J(`NOT_INITIALIZED`, this.name)
        throw Error(e)
      }
    }
    async confirmOnlineStateOrThrow() {
      await this.client.core.relayer.confirmOnlineStateOrThrow()
    }
    registerRelayerEvents() {
      this.client.core.relayer.on(Q.message, (e) => {
        this.onProviderMessageEvent(e)
      })
    }
    async onRelayMessage(e) {
      let { topic: t, message: n, attestation: r, transportType: i } = e,
        { publicKey: a } = this.client.auth.authKeys.keys.includes(`wc@1.5:auth::PUB_KEY`)
          ? this.client.auth.authKeys.get(Kw)
          : { publicKey: void 0 }
      try {
        try {
          if (i !== $.link_mode && this.client.core.crypto.getPayloadType(n, `base64url`) === 2) {
            this.client.logger.warn(`onRelayMessage() -> non-link mode TYPE_2 payload ignored: ${n}`)
            return
          }
        } catch {}
        let e = await this.client.core.crypto.decode(t, n, {
          receiverPublicKey: a,
          encoding: i === $.link_mode ? py : fy,
        })
        ;(kS(e)
          ? (this.client.core.history.set(t, e),
            await this.onRelayEventRequest({
              topic: t,
              payload: e,
              attestation: r,
              transportType: i,
              encryptedId: Cy(n),
            }))
          : AS(e)
            ? (await this.client.core.history.resolve(e),
              await this.onRelayEventResponse({ topic: t, payload: e, transportType: i }),
              this.client.core.history.delete(t, e.id))
            : (this.client.logger.error(`onRelayMessage() -> unknown payload: ${JSON.stringify(e)}`),
              await this.onRelayEventUnknownPayload({ topic: t, payload: e, transportType: i })),
          await this.client.core.relayer.messages.ack(t, n))
      } catch (e) {
        ;(this.client.logger.error(`onRelayMessage() -> failed to process an inbound message: ${n}`),
          this.client.logger.error(e?.message))
      }
    }
    registerExpirerEvents() {
      this.client.core.expirer.on(JC.expired, async (e) => {
        let { topic: t, id: n } = J_(e.target)
        if (n && this.client.pendingRequest.keys.includes(n))
          return await this.deletePendingSessionRequest(n, J(`EXPIRED`), !0)
        if (n && this.client.auth.requests.keys.includes(n))
          return await this.deletePendingAuthRequest(n, J(`EXPIRED`), !0)
        t
          ? this.client.session.keys.includes(t) &&
            (await this.deleteSession({ topic: t, expirerHasDeleted: !0 }),
            this.client.events.emit(`session_expire`, { topic: t }))
          : n && (await this.deleteProposal(n, !0), this.client.events.emit(`proposal_expire`, { id: n }))
      })
    }
    registerSubscriptionCleanup() {
      this.client.core.heartbeat.on(`heartbeat_pulse`, async () => {
        if (!this.cleanupInProgress) {
          this.cleanupInProgress = !0
          try {
            await this.cleanupOrphanedSubscriptions()
          } catch (e) {
            this.client.logger.warn(e)
          } finally {
            this.cleanupInProgress = !1
          }
        }
      })
    }
    registerPairingEvents() {
      ;(this.client.core.pairing.events.on(WC.create, (e) => this.onPairingCreated(e)),
        this.client.core.pairing.events.on(WC.delete, (e) => {
          this.addToRecentlyDeleted(e.topic, `pairing`)
        }))
    }
    isValidPairingTopic(e) {
      if (!Z(e, !1)) {
        let { message: t } = J(`MISSING_OR_INVALID`, `pairing topic should be a string: ${e}`)
        throw Error(t)
      }
      if (!this.client.core.pairing.pairings.keys.includes(e)) {
        let { message: t } = J(`NO_MATCHING_KEY`, `pairing topic doesn't exist: ${e}`)
        throw Error(t)
      }
      if (X_(this.client.core.pairing.pairings.get(e).expiry)) {
        let { message: t } = J(`EXPIRED`, `pairing topic: ${e}`)
        throw Error(t)
      }
    }
    async isValidSessionTopic(e) {
      if (!Z(e, !1)) {
        let { message: t } = J(`MISSING_OR_INVALID`, `session topic should be a string: ${e}`)
        throw Error(t)
      }
      if ((this.checkRecentlyDeleted(e), !this.client.session.keys.includes(e))) {
        let { message: t } = J(`NO_MATCHING_KEY`, `session topic doesn't exist: ${e}`)
        throw Error(t)
      }
      if (X_(this.client.session.get(e).expiry)) {
        await this.deleteSession({ topic: e })
        let { message: t } = J(`EXPIRED`, `session topic: ${e}`)
        throw Error(t)
      }
      if (!this.client.core.crypto.keychain.has(e)) {
        let { message: t } = J(`MISSING_OR_INVALID`, `session topic does not exist in keychain: ${e}`)
        throw (await this.deleteSession({ topic: e }), Error(t))
      }
    }
    async isValidSessionOrPairingTopic(e) {
      if ((this.checkRecentlyDeleted(e), this.client.session.keys.includes(e))) await this.isValidSessionTopic(e)
      else if (this.client.core.pairing.pairings.keys.includes(e)) this.isValidPairingTopic(e)
      else if (Z(e, !1)) {
        let { message: t } = J(`NO_MATCHING_KEY`, `session or pairing topic doesn't exist: ${e}`)
        throw Error(t)
      } else {
        let { message: t } = J(`MISSING_OR_INVALID`, `session or pairing topic should be a string: ${e}`)
        throw Error(t)
      }
    }
    async isValidProposalId(e) {
      if (!Ob(e)) {
        let { message: t } = J(`MISSING_OR_INVALID`, `proposal id should be a number: ${e}`)
        throw Error(t)
      }
      if (!this.client.proposal.keys.includes(e)) {
        let { message: t } = J(`NO_MATCHING_KEY`, `proposal id doesn't exist: ${e}`)
        throw Error(t)
      }
      if (X_(this.client.proposal.get(e).expiryTimestamp)) {
        await this.deleteProposal(e)
        let { message: t } = J(`EXPIRED`, `proposal id: ${e}`)
        throw Error(t)
      }
    }
    validateRequestExpiry(e) {
      if (e && !Vb(e, Iw)) {
        let { message: t } = J(
          `MISSING_OR_INVALID`,
          `request() expiry: ${e}. Expiry must be a number (in seconds) between ${Iw.min} and ${Iw.max}`,
        )
        throw Error(t)
      }
    }
  },
  Jw = class extends vw {
    constructor(e, t) {
      ;(super(e, t, Aw, Dw), (this.core = e), (this.logger = t))
    }
  },
  Yw = class extends vw {
    constructor(e, t) {
      ;(super(e, t, Mw, Dw), (this.core = e), (this.logger = t))
    }
  },
  Xw = class extends vw {
    constructor(e, t) {
      ;(super(e, t, zw, Dw, (e) => e.id), (this.core = e), (this.logger = t))
    }
  },
  Zw = class extends vw {
    constructor(e, t) {
      ;(super(e, t, Hw, Gw, () => Kw), (this.core = e), (this.logger = t))
    }
  },
  Qw = class extends vw {
    constructor(e, t) {
      ;(super(e, t, Uw, Gw), (this.core = e), (this.logger = t))
    }
  },
  $w = class extends vw {
    constructor(e, t) {
      ;(super(e, t, Ww, Gw, (e) => e.id), (this.core = e), (this.logger = t))
    }
  },
  eT = class {
    constructor(e, t) {
      ;((this.core = e),
        (this.logger = t),
        (this.authKeys = new Zw(this.core, this.logger)),
        (this.pairingTopics = new Qw(this.core, this.logger)),
        (this.requests = new $w(this.core, this.logger)))
    }
    async init() {
      ;(await this.authKeys.init(), await this.pairingTopics.init(), await this.requests.init())
    }
  },
  tT = class e extends Sr {
    constructor(e) {
      ;(super(e),
        (this.protocol = `wc`),
        (this.version = 2),
        (this.name = Ow.name),
        (this.events = new qe.EventEmitter()),
        (this.on = (e, t) => this.events.on(e, t)),
        (this.once = (e, t) => this.events.once(e, t)),
        (this.off = (e, t) => this.events.off(e, t)),
        (this.removeListener = (e, t) => this.events.removeListener(e, t)),
        (this.removeAllListeners = (e) => this.events.removeAllListeners(e)),
        (this.connect = async (e) => {
          try {
            return await this.engine.connect(e)
          } catch (e) {
            throw (this.logger.error(e.message), e)
          }
        }),
        (this.pair = async (e) => {
          try {
            return await this.engine.pair(e)
          } catch (e) {
            throw (this.logger.error(e.message), e)
          }
        }),
        (this.approve = async (e) => {
          try {
            return await this.engine.approve(e)
          } catch (e) {
            throw (this.logger.error(e.message), e)
          }
        }),
        (this.reject = async (e) => {
          try {
            return await this.engine.reject(e)
          } catch (e) {
            throw (this.logger.error(e.message), e)
          }
        }),
        (this.update = async (e) => {
          try {
            return await this.engine.update(e)
          } catch (e) {
            throw (this.logger.error(e.message), e)
          }
        }),
        (this.extend = async (e) => {
          try {
            return await this.engine.extend(e)
          } catch (e) {
            throw (this.logger.error(e.message), e)
          }
        }),
        (this.request = async (e) => {
          try {
            return await this.engine.request(e)
          } catch (e) {
            throw (this.logger.error(e.message), e)
          }
        }),
        (this.respond = async (e) => {
          try {
            return await this.engine.respond(e)
          } catch (e) {
            throw (this.logger.error(e.message), e)
          }
        }),
        (this.ping = async (e) => {
          try {
            return await this.engine.ping(e)
          } catch (e) {
            throw (this.logger.error(e.message), e)
          }
        }),
        (this.emit = async (e) => {
          try {
            return await this.engine.emit(e)
          } catch (e) {
            throw (this.logger.error(e.message), e)
          }
        }),
        (this.disconnect = async (e) => {
          try {
            return await this.engine.disconnect(e)
          } catch (e) {
            throw (this.logger.error(e.message), e)
          }
        }),
        (this.find = (e) => {
          try {
            return this.engine.find(e)
          } catch (e) {
            throw (this.logger.error(e.message), e)
          }
        }),
        (this.getPendingSessionRequests = () => {
          try {
            return this.engine.getPendingSessionRequests()
          } catch (e) {
            throw (this.logger.error(e.message), e)
          }
        }),
        (this.authenticate = async (e, t) => {
          try {
            return (
              console.warn(
                "[WalletConnect] `authenticate` is deprecated and will be removed in a future release. Use `connect()`'s `authentication` instead to establish an authenticated session.",
              ),
              await this.engine.authenticate(e, t)
            )
          } catch (e) {
            throw (this.logger.error(e.message), e)
          }
        }),
        (this.formatAuthMessage = (e) => {
          try {
            return this.engine.formatAuthMessage(e)
          } catch (e) {
            throw (this.logger.error(e.message), e)
          }
        }),
        (this.approveSessionAuthenticate = async (e) => {
          try {
            return await this.engine.approveSessionAuthenticate(e)
          } catch (e) {
            throw (this.logger.error(e.message), e)
          }
        }),
        (this.rejectSessionAuthenticate = async (e) => {
          try {
            return await this.engine.rejectSessionAuthenticate(e)
          } catch (e) {
            throw (this.logger.error(e.message), e)
          }
        }),
        (this.name = e?.name || Ow.name),
        (this.metadata = P_(e?.metadata)),
        (this.signConfig = e?.signConfig))
      let t = ux({ logger: e?.logger || Ow.logger, name: this.name })
      ;((this.logger = t),
        (this.core = e?.core || new Tw(e)),
        (this.session = new Yw(this.core, this.logger)),
        (this.proposal = new Jw(this.core, this.logger)),
        (this.pendingRequest = new Xw(this.core, this.logger)),
        (this.engine = new qw(this)),
        (this.auth = new eT(this.core, this.logger)))
    }
    static async init(t) {
      let n = new e(t)
      return (await n.initialize(), n)
    }
    get context() {
      return ar(this.logger)
    }
    get pairing() {
      return this.core.pairing.pairings
    }
    async initialize() {
      this.logger.trace(`Initialized`)
      try {
        ;(await this.core.start(),
          await this.session.init(),
          await this.proposal.init(),
          await this.pendingRequest.init(),
          await this.auth.init(),
          await this.engine.init(),
          this.logger.info(`SignClient Initialization Success`))
      } catch (e) {
        throw (this.logger.info(`SignClient Initialization Failure`), this.logger.error(e.message), e)
      }
    }
  },
  nT = Yw,
  rT = tT
export { rT as n, Tw as r, nT as t }
//# sourceMappingURL=rest-BArrVEK7.js.map
