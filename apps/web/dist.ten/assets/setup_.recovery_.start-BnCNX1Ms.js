const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './lists-DTBg-a7q.js',
      './rolldown-runtime-DLMaRju-.js',
      './index--te03lJq.js',
      './index-Nszrimeh.css',
      './lists-Cd1HcrqG.css',
      './attemptCall-5AsC7TDi.js',
      './rest-RfDH9dS6.js',
      './later-DLdlgyuL.js',
      './fields-KVqNPxJG.js',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
    ]),
) => i.map((i) => d[i])
import { o as e, r as t } from './rolldown-runtime-DLMaRju-.js'
import { M as n, an as r, jt as i, on as a, wn as o } from './lists-DTBg-a7q.js'
import {
  Ba as s,
  Dr as c,
  F as l,
  Fa as u,
  Ga as d,
  Gr as f,
  Ha as p,
  Kn as m,
  Ma as h,
  Mi as g,
  Ni as _,
  Ri as v,
  Rr as y,
  Ua as b,
  ci as x,
  do as S,
  ea as C,
  ho as w,
  it as T,
  no as E,
  or as D,
  tn as O,
  to as k,
  ui as ee,
  wa as te,
  xa as ne,
  zr as A,
} from './index--te03lJq.js'
import { Dt as j, Tt as M, fo as re, ht as N, lo as ie, uo as ae } from './later-DLdlgyuL.js'
import { t as oe } from './rest-aMSycVjv.js'
import { B as se, D as ce, G as le, W as ue } from './fields-KVqNPxJG.js'
import { t as de } from './rest-GRTnIP2r.js'
import { i as fe, n as pe, r as me, s as P, t as he } from './rest-CJU2q42-.js'
import { n as ge, t as _e } from './rest-D779xla8.js'
function ve(e, t, n) {
  return t === void 0 && n === void 0
    ? e
    : t !== void 0 && n === void 0
      ? Math.max(e, t)
      : Math.min(t === void 0 && n !== void 0 ? e : Math.max(e, t), n)
}
var F = e(w())
function I(e, t) {
  var n = {}
  for (var r in e) Object.prototype.hasOwnProperty.call(e, r) && t.indexOf(r) < 0 && (n[r] = e[r])
  if (e != null && typeof Object.getOwnPropertySymbols == `function`)
    for (var i = 0, r = Object.getOwnPropertySymbols(e); i < r.length; i++)
      t.indexOf(r[i]) < 0 && Object.prototype.propertyIsEnumerable.call(e, r[i]) && (n[r[i]] = e[r[i]])
  return n
}
var L
;(function (e) {
  ;((e.event = `event`), (e.props = `prop`))
})((L ||= {}))
function R() {}
function ye(e) {
  var t,
    n = void 0
  return function () {
    for (var r = [], i = arguments.length; i--;) r[i] = arguments[i]
    return (
      (t &&
        r.length === t.length &&
        r.every(function (e, n) {
          return e === t[n]
        })) ||
        ((t = r), (n = e.apply(void 0, r))),
      n
    )
  }
}
function z(e) {
  return !!(e || ``).match(/\d/)
}
function B(e) {
  return e == null
}
function be(e) {
  return typeof e == `number` && isNaN(e)
}
function V(e) {
  return B(e) || be(e) || (typeof e == `number` && !isFinite(e))
}
function H(e) {
  return e.replace(/[-[\]/{}()*+?.\\^$|]/g, `\\$&`)
}
function U(e) {
  switch (e) {
    case `lakh`:
      return /(\d+?)(?=(\d\d)+(\d)(?!\d))(\.\d+)?/g
    case `wan`:
      return /(\d)(?=(\d{4})+(?!\d))/g
    default:
      return /(\d)(?=(\d{3})+(?!\d))/g
  }
}
function xe(e, t, n) {
  var r = U(n),
    i = e.search(/[1-9]/)
  return ((i = i === -1 ? e.length : i), e.substring(0, i) + e.substring(i, e.length).replace(r, `$1` + t))
}
function W(e) {
  var t = (0, F.useRef)(e)
  return (
    (t.current = e),
    (0, F.useRef)(function () {
      for (var e = [], n = arguments.length; n--;) e[n] = arguments[n]
      return t.current.apply(t, e)
    }).current
  )
}
function G(e, t) {
  t === void 0 && (t = !0)
  var n = e[0] === `-`,
    r = n && t
  e = e.replace(`-`, ``)
  var i = e.split(`.`)
  return { beforeDecimal: i[0], afterDecimal: i[1] || ``, hasNegation: n, addNegation: r }
}
function Se(e) {
  if (!e) return e
  var t = e[0] === `-`
  t && (e = e.substring(1, e.length))
  var n = e.split(`.`),
    r = n[0].replace(/^0+/, ``) || `0`,
    i = n[1] || ``
  return (t ? `-` : ``) + r + (i ? `.` + i : ``)
}
function K(e, t, n) {
  for (var r = ``, i = n ? `0` : ``, a = 0; a <= t - 1; a++) r += e[a] || i
  return r
}
function q(e, t) {
  return Array(t + 1).join(e)
}
function J(e) {
  var t = e + ``,
    n = t[0] === `-` ? `-` : ``
  n && (t = t.substring(1))
  var r = t.split(/[eE]/g),
    i = r[0],
    a = r[1]
  if (((a = Number(a)), !a)) return n + i
  i = i.replace(`.`, ``)
  var o = 1 + a,
    s = i.length
  return (
    o < 0
      ? (i = `0.` + q(`0`, Math.abs(o)) + i)
      : o >= s
        ? (i += q(`0`, o - s))
        : (i = (i.substring(0, o) || `0`) + `.` + i.substring(o)),
    n + i
  )
}
function Ce(e, t, n) {
  if ([``, `-`].indexOf(e) !== -1) return e
  var r = (e.indexOf(`.`) !== -1 || n) && t,
    i = G(e),
    a = i.beforeDecimal,
    o = i.afterDecimal,
    s = i.hasNegation,
    c = parseFloat(`0.` + (o || `0`)),
    l = (o.length <= t ? `0.` + o : c.toFixed(t)).split(`.`),
    u = a
  a &&
    Number(l[0]) &&
    (u = a
      .split(``)
      .reverse()
      .reduce(function (e, t, n) {
        return e.length > n ? (Number(e[0]) + Number(t)).toString() + e.substring(1, e.length) : t + e
      }, l[0]))
  var d = K(l[1] || ``, t, n),
    f = s ? `-` : ``,
    p = r ? `.` : ``
  return `` + f + u + p + d
}
function Y(e, t) {
  if (((e.value = e.value), e !== null)) {
    if (e.createTextRange) {
      var n = e.createTextRange()
      return (n.move(`character`, t), n.select(), !0)
    }
    return e.selectionStart || e.selectionStart === 0 ? (e.focus(), e.setSelectionRange(t, t), !0) : (e.focus(), !1)
  }
}
var X = ye(function (e, t) {
    for (var n = 0, r = 0, i = e.length, a = t.length; e[n] === t[n] && n < i;) n++
    for (; e[i - 1 - r] === t[a - 1 - r] && a - r > n && i - r > n;) r++
    return { from: { start: n, end: i - r }, to: { start: n, end: a - r } }
  }),
  we = function (e, t) {
    var n = Math.min(e.selectionStart, t)
    return { from: { start: n, end: e.selectionEnd }, to: { start: n, end: t } }
  }
function Te(e, t, n) {
  return Math.min(Math.max(e, t), n)
}
function Ee(e) {
  return Math.max(e.selectionStart, e.selectionEnd)
}
function De() {
  return typeof navigator < `u` && !(navigator.platform && /iPhone|iPod/.test(navigator.platform))
}
function Oe(e) {
  return { from: { start: 0, end: 0 }, to: { start: 0, end: e.length }, lastValue: `` }
}
function ke(e) {
  var t = e.currentValue,
    n = e.formattedValue,
    r = e.currentValueIndex,
    i = e.formattedValueIndex
  return t[r] === n[i]
}
function Z(e, t, n, r, i, a, o) {
  o === void 0 && (o = ke)
  var s = i.findIndex(function (e) {
      return e
    }),
    c = e.slice(0, s)
  !t && !n.startsWith(c) && ((t = c), (n = c + n), (r += c.length))
  for (var l = n.length, u = e.length, d = {}, f = Array(l), p = 0; p < l; p++) {
    f[p] = -1
    for (var m = 0, h = u; m < h; m++)
      if (
        o({ currentValue: n, lastValue: t, formattedValue: e, currentValueIndex: p, formattedValueIndex: m }) &&
        d[m] !== !0
      ) {
        ;((f[p] = m), (d[m] = !0))
        break
      }
  }
  for (var g = r; g < l && (f[g] === -1 || !a(n[g]));) g++
  var _ = g === l || f[g] === -1 ? u : f[g]
  for (g = r - 1; g > 0 && f[g] === -1;) g--
  var v = g === -1 || f[g] === -1 ? 0 : f[g] + 1
  return v > _ ? _ : r - v < _ - r ? v : _
}
function Ae(e, t, n, r) {
  var i = e.length
  if (((t = Te(t, 0, i)), r === `left`)) {
    for (; t >= 0 && !n[t];) t--
    t === -1 && (t = n.indexOf(!0))
  } else {
    for (; t <= i && !n[t];) t++
    t > i && (t = n.lastIndexOf(!0))
  }
  return (t === -1 && (t = i), t)
}
function je(e) {
  for (
    var t = Array.from({ length: e.length + 1 }).map(function () {
        return !0
      }),
      n = 0,
      r = t.length;
    n < r;
    n++
  )
    t[n] = !!(z(e[n]) || z(e[n - 1]))
  return t
}
function Me(e, t, n, r, i, a) {
  a === void 0 && (a = R)
  var o = W(function (e, t) {
      var n, a
      return (
        V(e)
          ? ((a = ``), (n = ``))
          : typeof e == `number` || t
            ? ((a = typeof e == `number` ? J(e) : e), (n = r(a)))
            : ((a = i(e, void 0)), (n = r(a))),
        { formattedValue: n, numAsString: a }
      )
    }),
    s = (0, F.useState)(function () {
      return o(B(e) ? t : e, n)
    }),
    c = s[0],
    l = s[1],
    u = W(function (e, t) {
      ;(e.formattedValue !== c.formattedValue && l({ formattedValue: e.formattedValue, numAsString: e.value }), a(e, t))
    }),
    d = e,
    f = n
  B(e) && ((d = c.numAsString), (f = !0))
  var p = o(d, f)
  return (
    (0, F.useMemo)(
      function () {
        l(p)
      },
      [p.formattedValue],
    ),
    (0, F.useEffect)(function () {
      if (!B(t) && B(e) && c.formattedValue !== ``) {
        var n = parseFloat(c.numAsString)
        u(
          { formattedValue: c.formattedValue, value: c.numAsString, floatValue: isNaN(n) ? void 0 : n },
          { event: void 0, source: L.props },
        )
      }
    }, []),
    [c, u]
  )
}
function Ne(e) {
  return e.replace(/[^0-9]/g, ``)
}
function Pe(e) {
  return e
}
function Fe(e) {
  var t = e.type
  t === void 0 && (t = `text`)
  var n = e.displayType
  n === void 0 && (n = `input`)
  var r = e.customInput,
    i = e.renderText,
    a = e.getInputRef,
    o = e.format
  o === void 0 && (o = Pe)
  var s = e.removeFormatting
  s === void 0 && (s = Ne)
  var c = e.defaultValue,
    l = e.valueIsNumericString,
    u = e.onValueChange,
    d = e.isAllowed,
    f = e.onChange
  f === void 0 && (f = R)
  var p = e.onKeyDown
  p === void 0 && (p = R)
  var m = e.onMouseUp
  m === void 0 && (m = R)
  var h = e.onFocus
  h === void 0 && (h = R)
  var g = e.onBlur
  g === void 0 && (g = R)
  var _ = e.value,
    v = e.getCaretBoundary
  v === void 0 && (v = je)
  var y = e.isValidInputCharacter
  y === void 0 && (y = z)
  var b = e.isCharacterSame,
    x = I(e, [
      `type`,
      `displayType`,
      `customInput`,
      `renderText`,
      `getInputRef`,
      `format`,
      `removeFormatting`,
      `defaultValue`,
      `valueIsNumericString`,
      `onValueChange`,
      `isAllowed`,
      `onChange`,
      `onKeyDown`,
      `onMouseUp`,
      `onFocus`,
      `onBlur`,
      `value`,
      `getCaretBoundary`,
      `isValidInputCharacter`,
      `isCharacterSame`,
    ]),
    S = Me(_, c, !!l, o, s, u),
    C = S[0],
    w = C.formattedValue,
    T = C.numAsString,
    E = S[1],
    D = (0, F.useRef)(),
    O = (0, F.useRef)({ formattedValue: w, numAsString: T }),
    k = function (e, t) {
      ;((O.current = { formattedValue: e.formattedValue, numAsString: e.value }), E(e, t))
    },
    ee = (0, F.useState)(!1),
    te = ee[0],
    ne = ee[1],
    A = (0, F.useRef)(null),
    j = (0, F.useRef)({ setCaretTimeout: null, focusTimeout: null })
  ;(0, F.useEffect)(function () {
    return (
      ne(!0),
      function () {
        ;(clearTimeout(j.current.setCaretTimeout), clearTimeout(j.current.focusTimeout))
      }
    )
  }, [])
  var M = o,
    re = function (e, t) {
      var n = parseFloat(t)
      return { formattedValue: e, value: t, floatValue: isNaN(n) ? void 0 : n }
    },
    N = function (e, t, n) {
      ;(e.selectionStart !== 0 || e.selectionEnd !== e.value.length) &&
        (Y(e, t),
        (j.current.setCaretTimeout = setTimeout(function () {
          e.value === n && e.selectionStart !== t && Y(e, t)
        }, 0)))
    },
    ie = function (e, t, n) {
      return Ae(e, t, v(e), n)
    },
    ae = function (e, t, n) {
      var r = v(t),
        i = Z(t, w, e, n, r, y, b)
      return ((i = Ae(t, i, r)), i)
    },
    oe = function (e) {
      var t = e.formattedValue
      t === void 0 && (t = ``)
      var n = e.input,
        r = e.source,
        i = e.event,
        a = e.numAsString,
        o
      if (n) {
        var s = e.inputValue || n.value,
          c = Ee(n)
        ;((n.value = t), (o = ae(s, t, c)), o !== void 0 && N(n, o, t))
      }
      t !== w && k(re(t, a), { event: i, source: r })
    }
  ;(0, F.useEffect)(
    function () {
      var e = O.current,
        t = e.formattedValue,
        n = e.numAsString
      ;(w !== t || T !== n) && k(re(w, T), { event: void 0, source: L.props })
    },
    [w, T],
  )
  var se = A.current ? Ee(A.current) : void 0
  ;(typeof window < `u` ? F.useLayoutEffect : F.useEffect)(
    function () {
      var e = A.current
      if (w !== O.current.formattedValue && e) {
        var t = ae(O.current.formattedValue, w, se)
        ;((e.value = w), N(e, t, w))
      }
    },
    [w],
  )
  var ce = function (e, t, n) {
      var r = t.target,
        i = D.current ? we(D.current, r.selectionEnd) : X(w, e),
        a = Object.assign(Object.assign({}, i), { lastValue: w }),
        o = s(e, a),
        c = M(o)
      if (((o = s(c, void 0)), d && !d(re(c, o)))) {
        var l = t.target,
          u = ae(e, w, Ee(l))
        return ((l.value = w), N(l, u, w), !1)
      }
      return (oe({ formattedValue: c, numAsString: o, inputValue: e, event: t, source: n, input: t.target }), !0)
    },
    le = function (e, t) {
      ;(t === void 0 && (t = 0), (D.current = { selectionStart: e.selectionStart, selectionEnd: e.selectionEnd + t }))
    },
    ue = function (e) {
      var t = e.target.value
      ;(ce(t, e, L.event) && f(e), (D.current = void 0))
    },
    de = function (e) {
      var t = e.target,
        n = e.key,
        r = t.selectionStart,
        i = t.selectionEnd,
        a = t.value
      a === void 0 && (a = ``)
      var o
      n === `ArrowLeft` || n === `Backspace`
        ? (o = Math.max(r - 1, 0))
        : n === `ArrowRight`
          ? (o = Math.min(r + 1, a.length))
          : n === `Delete` && (o = r)
      var s = 0
      n === `Delete` && r === i && (s = 1)
      var c = n === `ArrowLeft` || n === `ArrowRight`
      if (o === void 0 || (r !== i && !c)) (p(e), le(t, s))
      else {
        var l = o
        ;(c
          ? ((l = ie(a, o, n === `ArrowLeft` ? `left` : `right`)), l !== o && e.preventDefault())
          : n === `Delete` && !y(a[o])
            ? (l = ie(a, o, `right`))
            : n === `Backspace` && !y(a[o]) && (l = ie(a, o, `left`)),
          l !== o && N(t, l, a),
          p(e),
          le(t, s))
      }
    },
    fe = function (e) {
      var t = e.target,
        n = function () {
          var e = t.selectionStart,
            n = t.selectionEnd,
            r = t.value
          if ((r === void 0 && (r = ``), e === n)) {
            var i = ie(r, e)
            i !== e && N(t, i, r)
          }
        }
      ;(n(),
        requestAnimationFrame(function () {
          n()
        }),
        m(e),
        le(t))
    },
    pe = function (e) {
      e.persist && e.persist()
      var t = e.target,
        n = e.currentTarget
      ;((A.current = t),
        (j.current.focusTimeout = setTimeout(function () {
          var r = t.selectionStart,
            i = t.selectionEnd,
            a = t.value
          a === void 0 && (a = ``)
          var o = ie(a, r)
          ;(o !== r && (r !== 0 || i !== a.length) && N(t, o, a),
            h(Object.assign(Object.assign({}, e), { currentTarget: n })))
        }, 0)))
    },
    me = function (e) {
      ;((A.current = null), clearTimeout(j.current.focusTimeout), clearTimeout(j.current.setCaretTimeout), g(e))
    },
    P = te && De() ? `numeric` : void 0,
    he = Object.assign({ inputMode: P }, x, {
      type: t,
      value: w,
      onChange: ue,
      onKeyDown: de,
      onMouseUp: fe,
      onFocus: pe,
      onBlur: me,
    })
  if (n === `text`)
    return i
      ? F.createElement(F.Fragment, null, i(w, x) || null)
      : F.createElement(`span`, Object.assign({}, x, { ref: a }), w)
  if (r) {
    var ge = r
    return F.createElement(ge, Object.assign({}, he, { ref: a }))
  }
  return F.createElement(`input`, Object.assign({}, he, { ref: a }))
}
function Ie(e, t) {
  var n = t.decimalScale,
    r = t.fixedDecimalScale,
    i = t.prefix
  i === void 0 && (i = ``)
  var a = t.suffix
  a === void 0 && (a = ``)
  var o = t.allowNegative,
    s = t.thousandsGroupStyle
  if ((s === void 0 && (s = `thousand`), e === `` || e === `-`)) return e
  var c = Le(t),
    l = c.thousandSeparator,
    u = c.decimalSeparator,
    d = (n !== 0 && e.indexOf(`.`) !== -1) || (n && r),
    f = G(e, o),
    p = f.beforeDecimal,
    m = f.afterDecimal,
    h = f.addNegation
  return (
    n !== void 0 && (m = K(m, n, !!r)),
    l && (p = xe(p, l, s)),
    i && (p = i + p),
    a && (m += a),
    h && (p = `-` + p),
    (e = p + ((d && u) || ``) + m),
    e
  )
}
function Le(e) {
  var t = e.decimalSeparator
  t === void 0 && (t = `.`)
  var n = e.thousandSeparator,
    r = e.allowedDecimalSeparators
  return (
    n === !0 && (n = `,`), (r ||= [t, `.`]), { decimalSeparator: t, thousandSeparator: n, allowedDecimalSeparators: r }
  )
}
function Re(e, t) {
  e === void 0 && (e = ``)
  var n = RegExp(`(-)`),
    r = RegExp(`(-)(.)*(-)`),
    i = n.test(e),
    a = r.test(e)
  return ((e = e.replace(/-/g, ``)), i && !a && t && (e = `-` + e), e)
}
function ze(e, t) {
  return RegExp(`(^-)|[0-9]|` + H(e), t ? `g` : void 0)
}
function Be(e, t, n) {
  return e === `` || (!t?.match(/\d/) && !n?.match(/\d/) && typeof e == `string` && !isNaN(Number(e)))
}
function Ve(e, t, n) {
  var r
  t === void 0 && (t = Oe(e))
  var i = n.allowNegative,
    a = n.prefix
  a === void 0 && (a = ``)
  var o = n.suffix
  o === void 0 && (o = ``)
  var s = n.decimalScale,
    c = t.from,
    l = t.to,
    u = l.start,
    d = l.end,
    f = Le(n),
    p = f.allowedDecimalSeparators,
    m = f.decimalSeparator,
    h = e[d] === m
  if (z(e) && (e === a || e === o) && t.lastValue === ``) return e
  if (d - u === 1 && p.indexOf(e[u]) !== -1) {
    var g = s === 0 ? `` : m
    e = e.substring(0, u) + g + e.substring(u + 1, e.length)
  }
  var _ = function (e, t, n) {
      var r = !1,
        i = !1
      a.startsWith(`-`)
        ? (r = !1)
        : e.startsWith(`--`)
          ? ((r = !1), (i = !0))
          : o.startsWith(`-`) && e.length === o.length
            ? (r = !1)
            : e[0] === `-` && (r = !0)
      var s = +!!r
      return (
        i && (s = 2), s && ((e = e.substring(s)), (t -= s), (n -= s)), { value: e, start: t, end: n, hasNegation: r }
      )
    },
    v = _(e, u, d),
    y = v.hasNegation
  ;((r = v), (e = r.value), (u = r.start), (d = r.end))
  var b = _(t.lastValue, c.start, c.end),
    x = b.start,
    S = b.end,
    C = b.value,
    w = e.substring(u, d)
  e.length && C.length && (x > C.length - o.length || S < a.length) && !(w && o.startsWith(w)) && (e = C)
  var T = 0
  ;(e.startsWith(a) ? (T += a.length) : u < a.length && (T = u), (e = e.substring(T)), (d -= T))
  var E = e.length,
    D = e.length - o.length
  ;(e.endsWith(o) ? (E = D) : (d > D || d > e.length - o.length) && (E = d),
    (e = e.substring(0, E)),
    (e = Re(y ? `-` + e : e, i)),
    (e = (e.match(ze(m, !0)) || []).join(``)))
  var O = e.indexOf(m)
  e = e.replace(new RegExp(H(m), `g`), function (e, t) {
    return t === O ? `.` : ``
  })
  var k = G(e, i),
    ee = k.beforeDecimal,
    te = k.afterDecimal,
    ne = k.addNegation
  return (l.end - l.start < c.end - c.start && ee === `` && h && !parseFloat(te) && (e = ne ? `-` : ``), e)
}
function He(e, t) {
  var n = t.prefix
  n === void 0 && (n = ``)
  var r = t.suffix
  r === void 0 && (r = ``)
  var i = Array.from({ length: e.length + 1 }).map(function () {
      return !0
    }),
    a = e[0] === `-`
  i.fill(!1, 0, Math.min(n.length + +!!a, e.length))
  var o = e.length
  return (i.fill(!1, o - r.length + 1, o + 1), i)
}
function Ue(e) {
  var t = Le(e),
    n = t.thousandSeparator,
    r = t.decimalSeparator,
    i = e.prefix
  i === void 0 && (i = ``)
  var a = e.allowNegative
  if ((a === void 0 && (a = !0), n === r))
    throw Error(
      `
        Decimal separator can't be same as thousand separator.
        thousandSeparator: ` +
        n +
        ` (thousandSeparator = {true} is same as thousandSeparator = ",")
        decimalSeparator: ` +
        r +
        ` (default value for decimalSeparator is .)
     `,
    )
  return (
    i.startsWith(`-`) &&
      a &&
      (console.error(
        `
      Prefix can't start with '-' when allowNegative is true.
      prefix: ` +
          i +
          `
      allowNegative: ` +
          a +
          `
    `,
      ),
      (a = !1)),
    Object.assign(Object.assign({}, e), { allowNegative: a })
  )
}
function We(e) {
  ;((e = Ue(e)), e.decimalSeparator, e.allowedDecimalSeparators, e.thousandsGroupStyle)
  var t = e.suffix,
    n = e.allowNegative,
    r = e.allowLeadingZeros,
    i = e.onKeyDown
  i === void 0 && (i = R)
  var a = e.onBlur
  a === void 0 && (a = R)
  var o = e.thousandSeparator,
    s = e.decimalScale,
    c = e.fixedDecimalScale,
    l = e.prefix
  l === void 0 && (l = ``)
  var u = e.defaultValue,
    d = e.value,
    f = e.valueIsNumericString,
    p = e.onValueChange,
    m = I(e, [
      `decimalSeparator`,
      `allowedDecimalSeparators`,
      `thousandsGroupStyle`,
      `suffix`,
      `allowNegative`,
      `allowLeadingZeros`,
      `onKeyDown`,
      `onBlur`,
      `thousandSeparator`,
      `decimalScale`,
      `fixedDecimalScale`,
      `prefix`,
      `defaultValue`,
      `value`,
      `valueIsNumericString`,
      `onValueChange`,
    ]),
    h = Le(e),
    g = h.decimalSeparator,
    _ = h.allowedDecimalSeparators,
    v = function (t) {
      return Ie(t, e)
    },
    y = function (t, n) {
      return Ve(t, n, e)
    },
    b = B(d) ? u : d,
    x = f ?? Be(b, l, t)
  B(d) ? B(u) || (x ||= typeof u == `number`) : (x ||= typeof d == `number`)
  var S = function (e) {
      return V(e) ? e : (typeof e == `number` && (e = J(e)), x && typeof s == `number` ? Ce(e, s, !!c) : e)
    },
    C = Me(S(d), S(u), !!x, v, y, p),
    w = C[0],
    T = w.numAsString,
    E = w.formattedValue,
    D = C[1]
  return Object.assign(Object.assign({}, m), {
    value: E,
    valueIsNumericString: !1,
    isValidInputCharacter: function (e) {
      return e === g || z(e)
    },
    isCharacterSame: function (e) {
      var t = e.currentValue,
        n = e.lastValue,
        r = e.formattedValue,
        i = e.currentValueIndex,
        a = e.formattedValueIndex,
        o = t[i],
        u = r[a],
        f = X(n, t).to,
        p = function (e) {
          return y(e).indexOf(`.`) + l.length
        }
      return d === 0 && c && s && t[f.start] === g && p(t) < i && p(r) > a
        ? !1
        : i >= f.start && i < f.end && _ && _.includes(o) && u === g
          ? !0
          : o === u
    },
    onValueChange: D,
    format: v,
    removeFormatting: y,
    getCaretBoundary: function (t) {
      return He(t, e)
    },
    onKeyDown: function (e) {
      var t = e.target,
        r = e.key,
        a = t.selectionStart,
        u = t.selectionEnd,
        d = t.value
      if ((d === void 0 && (d = ``), (r === `Backspace` || r === `Delete`) && u < l.length && d !== `-`))
        e.preventDefault()
      else if (a !== u) i(e)
      else {
        ;(r === `Backspace` && d[0] === `-` && a === l.length + 1 && n && Y(t, 1),
          s &&
            c &&
            (r === `Backspace` && d[a - 1] === g
              ? (Y(t, a - 1), e.preventDefault())
              : r === `Delete` && d[a] === g && e.preventDefault()),
          _?.includes(r) && d[a] === g && Y(t, a + 1))
        var f = o === !0 ? `,` : o
        ;(r === `Backspace` && d[a - 1] === f && Y(t, a - 1), r === `Delete` && d[a] === f && Y(t, a + 1), i(e))
      }
    },
    onBlur: function (t) {
      var n = T
      ;(n.match(/\d/g) || (n = ``),
        r || (n = Se(n)),
        c && s && (n = Ce(n, s, c)),
        n !== T && D({ formattedValue: Ie(n, e), value: n, floatValue: parseFloat(n) }, { event: t, source: L.event }),
        a(t))
    },
  })
}
function Ge(e) {
  var t = We(e)
  return F.createElement(Fe, Object.assign({}, t))
}
function Ke(e, t) {
  return /\d/.test(e) || e === t
}
function qe(e, t, n, r) {
  let i = 0
  for (let n = 0; n < t && n < e.length; n += 1) Ke(e[n], r) && (i += 1)
  if (i === 0) return Math.min(t, n.length)
  for (let e = 0; e < n.length; e += 1) if (Ke(n[e], r) && (--i, i === 0)) return e + 1
  return n.length
}
function Je(e, t) {
  let n = 0
  for (; t + n < e.length && /\d/.test(e[t + n]);) n += 1
  return n
}
function Ye(e, { decimalSeparator: t, thousandSeparator: n, allowedDecimalSeparators: r, thousandsGroupStyle: i }) {
  let a = new Set([...r, t].filter((e) => e.length === 1)),
    o = e.split(``),
    s = o.reduce((e, t, n) => (a.has(t) && e.push(n), e), [])
  if (s.length === 0) return e
  let c = s[s.length - 1],
    l = o[c],
    u = s.filter((e) => o[e] === l).length,
    d = i === `wan` ? 4 : 3,
    f = -1
  return (
    u === 1 && (f = l === t ? c : l === n && Je(e, c + 1) === d ? -1 : c),
    o.map((e, r) => (r === f ? t : a.has(e) && e !== n ? `` : e)).join(``)
  )
}
var Q = d()
function Xe({ direction: e, style: t, ...n }) {
  return (0, Q.jsx)(`svg`, {
    style: {
      width: `var(--ni-chevron-size)`,
      height: `var(--ni-chevron-size)`,
      transform: e === `up` ? `rotate(180deg)` : void 0,
      ...t,
    },
    viewBox: `0 0 15 15`,
    fill: `none`,
    xmlns: `http://www.w3.org/2000/svg`,
    ...n,
    children: (0, Q.jsx)(`path`, {
      d: `M3.13523 6.15803C3.3241 5.95657 3.64052 5.94637 3.84197 6.13523L7.5 9.56464L11.158 6.13523C11.3595 5.94637 11.6759 5.95657 11.8648 6.15803C12.0536 6.35949 12.0434 6.67591 11.842 6.86477L7.84197 10.6148C7.64964 10.7951 7.35036 10.7951 7.15803 10.6148L3.15803 6.86477C2.95657 6.67591 2.94637 6.35949 3.13523 6.15803Z`,
      fill: `currentColor`,
      fillRule: `evenodd`,
      clipRule: `evenodd`,
    }),
  })
}
var Ze = { root: `m_e2f5cd4e`, controls: `m_95e17d22`, control: `m_80b4b171` },
  Qe = /^(0\.0*|-0(\.0*)?)$/,
  $e = /^-?0\d+(\.\d+)?\.?$/,
  et = /\.\d*0$/,
  tt = /^-?\d+\.$/
function nt(e) {
  return typeof e == `string` && e !== `` && !Number.isNaN(Number(e))
}
function rt(e) {
  return typeof e == `bigint`
}
function it(e) {
  return typeof e == `number` ? e < 2 ** 53 - 1 : e === `` || (nt(e) && Number(e) < 2 ** 53 - 1)
}
function at(e, t) {
  return e === `` || e === `-` || (!t && e.startsWith(`-`)) ? !1 : /^-?\d+$/.test(e)
}
function ot(e, t) {
  return typeof e == `bigint` || e === `` || at(e, t)
}
function st(e) {
  if (!/^-?\d+$/.test(e)) return null
  try {
    return BigInt(e)
  } catch {
    return null
  }
}
function ct(e) {
  if (typeof e == `bigint`) return e
  if (typeof e == `number` && Number.isFinite(e) && Number.isInteger(e)) return BigInt(e)
}
function lt(e, t, n) {
  return t !== void 0 && e < t ? t : n !== void 0 && e > n ? n : e
}
function ut(e) {
  return e.toString().replace(`.`, ``).length
}
function dt(e, t) {
  return (
    (typeof e == `number` ? e < 2 ** 53 - 1 : !Number.isNaN(Number(e))) && !Number.isNaN(e) && ut(t) < 14 && t !== ``
  )
}
function ft(e, t, n) {
  return e === void 0 || ((t === void 0 || e >= t) && (n === void 0 || e <= n))
}
var pt = {
    size: `sm`,
    step: 1,
    clampBehavior: `blur`,
    allowDecimal: !0,
    allowNegative: !0,
    withKeyboardEvents: !0,
    allowLeadingZeros: !0,
    trimLeadingZeroesOnBlur: !0,
    startValue: 0,
    allowedDecimalSeparators: [`.`, `,`],
  },
  mt = E((e, { size: t }) => ({ controls: { '--ni-chevron-size': S(t, `ni-chevron-size`) } }))
function ht(e, t) {
  return t ? `${e}.` : e
}
function gt(e, t) {
  let n = tt.test(e),
    r = t.trim ? e.replace(/^0+(?=\d)/, ``) : e,
    i = parseFloat(r)
  if (Number.isNaN(i)) return r
  if (!t.clamp) return t.trim ? ht(i, n) : e
  let a = i > 2 ** 53 - 1 && t.max !== void 0 ? t.max : ve(i, t.min, t.max)
  return !t.trim && a === i ? e : ht(a, n)
}
function _t(e, t) {
  if (e === `` || e === `-`) return e
  let n = st(e)
  return n === null ? e : t.clampBehavior === `blur` ? lt(n, t.min, t.max) : n
}
var vt = s((e) => {
  let t = b([`Input`, `InputWrapper`, `NumberInput`], pt, e),
    {
      className: n,
      classNames: r,
      styles: i,
      unstyled: a,
      vars: o,
      onChange: s,
      onValueChange: c,
      value: l,
      defaultValue: d,
      max: f,
      min: m,
      step: h,
      hideControls: g,
      rightSection: _,
      isAllowed: v,
      clampBehavior: y,
      onBlur: x,
      allowDecimal: S,
      decimalScale: C,
      onKeyDown: w,
      onKeyDownCapture: T,
      handlersRef: E,
      startValue: D,
      disabled: O,
      rightSectionPointerEvents: ee,
      allowNegative: te,
      readOnly: ne,
      size: A,
      rightSectionWidth: j,
      stepHoldInterval: M,
      stepHoldDelay: N,
      allowLeadingZeros: oe,
      withKeyboardEvents: ce,
      trimLeadingZeroesOnBlur: de,
      allowedDecimalSeparators: fe,
      selectAllOnFocus: pe,
      onMinReached: me,
      onMaxReached: P,
      onFocus: he,
      attributes: ge,
      ref: _e,
      ...I
    } = t,
    L = te ?? !0,
    R = oe ?? !0,
    ye = p({
      name: `NumberInput`,
      classes: Ze,
      props: t,
      classNames: r,
      styles: i,
      unstyled: a,
      attributes: ge,
      vars: o,
      varsResolver: mt,
    }),
    { resolvedClassNames: z, resolvedStyles: B } = ue({ classNames: r, styles: i, props: t }),
    be = (0, F.useRef)(rt(l) || rt(d) ? `bigint` : `number`)
  rt(l) ? (be.current = `bigint`) : typeof l == `number` && (be.current = `number`)
  let V = be.current === `bigint`,
    [H, U] = le({ value: l, defaultValue: d, finalValue: ``, onChange: s }),
    xe = N !== void 0 && M !== void 0,
    W = (0, F.useRef)(null),
    G = (0, F.useRef)(null),
    Se = (0, F.useRef)(0),
    K = typeof m == `number` ? m : void 0,
    q = typeof f == `number` ? f : void 0,
    J = typeof h == `number` ? h : pt.step,
    Ce = typeof D == `number` ? D : pt.startValue,
    Y = ct(m),
    X = ct(f),
    we = ct(h) ?? BigInt(1),
    Te = ct(D) ?? BigInt(0),
    Ee = (e) => (!at(e, L) || (R && $e.test(e)) ? e : (st(e) ?? e)),
    De = (e) => {
      let t = Number(e)
      return Number.isSafeInteger(t) ? t : void 0
    },
    Oe = (e, t) => {
      ;(t.source === `event` &&
        U(
          V
            ? Ee(e.value)
            : dt(e.floatValue, e.value) &&
                !Qe.test(e.value) &&
                !(R && $e.test(e.value)) &&
                !et.test(e.value) &&
                !tt.test(e.value)
              ? e.floatValue
              : e.value,
        ),
        c?.(e, t))
    },
    ke = (e) => {
      let t = String(e).match(/(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/)
      return t ? Math.max(0, (t[1] ? t[1].length : 0) - (t[2] ? +t[2] : 0)) : 0
    },
    Z = (e) => {
      W.current && e !== void 0 && W.current.setSelectionRange(e, e)
    },
    Ae = (0, F.useRef)(re)
  Ae.current = () => {
    if (V) {
      if (!ot(H, L)) return
      let e,
        t = H
      if (typeof t == `bigint`) {
        let n = t + we
        ;(X !== void 0 && n > X && P?.(), (e = X !== void 0 && n > X ? X : n))
      } else if (typeof t == `string` && t !== ``) {
        let n = st(t)
        if (n === null) return
        let r = n + we
        ;(X !== void 0 && r > X && P?.(), (e = X !== void 0 && r > X ? X : r))
      } else e = lt(Te, Y, X)
      let n = e.toString()
      ;(U(e),
        c?.({ floatValue: De(e), formattedValue: n, value: n }, { source: `increment` }),
        setTimeout(() => Z(W.current?.value.length), 0))
      return
    }
    if (!it(H)) return
    let e,
      t = ke(H),
      n = ke(J),
      r = Math.max(t, n),
      i = 10 ** r
    if (!nt(H) && (typeof H != `number` || Number.isNaN(H))) e = ve(Ce, K, q)
    else if (q !== void 0) {
      let t = (Math.round(Number(H) * i) + Math.round(J * i)) / i
      ;(t > q && P?.(), (e = t <= q ? t : q))
    } else e = (Math.round(Number(H) * i) + Math.round(J * i)) / i
    let a = e.toFixed(r)
    ;(U(parseFloat(a)),
      c?.({ floatValue: parseFloat(a), formattedValue: a, value: a }, { source: `increment` }),
      setTimeout(() => Z(W.current?.value.length), 0))
  }
  let je = (0, F.useRef)(re)
  je.current = () => {
    if (V) {
      if (!ot(H, L)) return
      let e,
        t = Y === void 0 ? (L ? void 0 : BigInt(0)) : Y,
        n = H
      if (typeof n == `bigint`) {
        let r = n - we
        ;(t !== void 0 && r < t && me?.(), (e = t !== void 0 && r < t ? t : r))
      } else if (typeof n == `string` && n !== ``) {
        let r = st(n)
        if (r === null) return
        let i = r - we
        ;(t !== void 0 && i < t && me?.(), (e = t !== void 0 && i < t ? t : i))
      } else e = lt(Te, t, X)
      let r = e.toString()
      ;(U(e),
        c?.({ floatValue: De(e), formattedValue: r, value: r }, { source: `decrement` }),
        setTimeout(() => Z(W.current?.value.length), 0))
      return
    }
    if (!it(H)) return
    let e,
      t = K === void 0 ? (L ? -(2 ** 53 - 1) : 0) : K,
      n = ke(H),
      r = ke(J),
      i = Math.max(n, r),
      a = 10 ** i
    if ((!nt(H) && typeof H != `number`) || Number.isNaN(H)) e = ve(Ce, t, q)
    else {
      let n = (Math.round(Number(H) * a) - Math.round(J * a)) / a
      ;(t !== void 0 && n < t && me?.(), (e = t !== void 0 && n < t ? t : n))
    }
    let o = e.toFixed(i)
    ;(U(parseFloat(o)),
      c?.({ floatValue: parseFloat(o), formattedValue: o, value: o }, { source: `decrement` }),
      setTimeout(() => Z(W.current?.value.length), 0))
  }
  let Me = (e) => {
      let t = e.clipboardData.getData(`text`),
        n = I.decimalSeparator || `.`,
        r = Ye(t, {
          decimalSeparator: n,
          thousandSeparator:
            I.thousandSeparator === !0 ? `,` : I.thousandSeparator === !1 ? void 0 : I.thousandSeparator,
          allowedDecimalSeparators: fe || [`.`, `,`],
          thousandsGroupStyle: I.thousandsGroupStyle,
        })
      if (r !== t) {
        e.preventDefault()
        let t = W.current
        if (t) {
          let e = t.selectionStart ?? 0,
            i = t.selectionEnd ?? 0,
            a = t.value,
            o = a.substring(0, e) + r + a.substring(i)
          ;(Object.getOwnPropertyDescriptor(window.HTMLInputElement.prototype, `value`)?.set?.call(t, o),
            t.dispatchEvent(new Event(`change`, { bubbles: !0 })))
          let s = e + r.length
          setTimeout(() => Z(qe(o, s, t.value, n)), 0)
        }
      }
      I.onPaste?.(e)
    },
    Ne = (e) => {
      ;(w?.(e),
        !ne &&
          ce &&
          (e.key === `ArrowUp` && (e.preventDefault(), Ae.current?.()),
          e.key === `ArrowDown` && (e.preventDefault(), je.current?.())))
    },
    Pe = (e) => {
      if ((T?.(e), e.key === `Backspace`)) {
        let t = W.current
        t &&
          t.selectionStart === 0 &&
          t.selectionStart === t.selectionEnd &&
          (e.preventDefault(), window.setTimeout(() => Z(0), 0))
      }
    },
    Fe = (e) => {
      ;(pe && window.setTimeout(() => W.current?.select(), 0), he?.(e))
    },
    Ie = (e) => {
      let t = H
      ;(V
        ? (y === `blur` && typeof t == `bigint` && (t = lt(t, Y, X)),
          de && typeof t == `string` && (t = _t(t, { min: Y, max: X, clampBehavior: y })))
        : typeof t == `number`
          ? y === `blur` && (t = ve(t, K, q))
          : typeof t == `string` && (t = gt(t, { min: K, max: q, trim: !!de && ke(t) < 15, clamp: y === `blur` })),
        H !== t && U(t),
        x?.(e))
    }
  ie(E, { increment: Ae.current, decrement: je.current })
  let Le = (e) => {
      ;(e ? Ae.current?.() : je.current?.(), (Se.current += 1))
    },
    Re = (e) => {
      if ((Le(e), xe)) {
        let t = typeof M == `number` ? M : M(Se.current)
        G.current = window.setTimeout(() => Re(e), t)
      }
    },
    ze = (e, t) => {
      ;(e.preventDefault(), W.current?.focus(), Le(t), xe && (G.current = window.setTimeout(() => Re(t), N)))
    },
    Be = () => {
      ;(G.current && window.clearTimeout(G.current), (G.current = null), (Se.current = 0))
    },
    Ve = (0, Q.jsxs)(`div`, {
      ...ye(`controls`),
      children: [
        (0, Q.jsx)(u, {
          ...ye(`control`),
          tabIndex: -1,
          'aria-hidden': !0,
          disabled:
            O || (typeof H == `number` && q !== void 0 && H >= q) || (typeof H == `bigint` && X !== void 0 && H >= X),
          mod: { direction: `up` },
          onMouseDown: (e) => e.preventDefault(),
          onPointerDown: (e) => {
            ze(e, !0)
          },
          onPointerUp: Be,
          onPointerLeave: Be,
          children: (0, Q.jsx)(Xe, { direction: `up` }),
        }),
        (0, Q.jsx)(u, {
          ...ye(`control`),
          tabIndex: -1,
          'aria-hidden': !0,
          disabled:
            O || (typeof H == `number` && K !== void 0 && H <= K) || (typeof H == `bigint` && Y !== void 0 && H <= Y),
          mod: { direction: `down` },
          onMouseDown: (e) => e.preventDefault(),
          onPointerDown: (e) => {
            ze(e, !1)
          },
          onPointerUp: Be,
          onPointerLeave: Be,
          children: (0, Q.jsx)(Xe, { direction: `down` }),
        }),
      ],
    })
  return (0, Q.jsx)(se, {
    component: Ge,
    allowNegative: te,
    className: k(Ze.root, n),
    size: A,
    ...I,
    inputMode: V ? `numeric` : `decimal`,
    readOnly: ne,
    disabled: O,
    value: typeof H == `bigint` ? H.toString() : H,
    getInputRef: ae(_e, W),
    onValueChange: Oe,
    rightSection: g || ne || !(V ? ot(H, L) : it(H)) ? _ : _ || Ve,
    classNames: z,
    styles: B,
    unstyled: a,
    __staticSelector: `NumberInput`,
    decimalScale: V ? 0 : S ? C : 0,
    onPaste: Me,
    onFocus: Fe,
    onKeyDown: Ne,
    onKeyDownCapture: Pe,
    rightSectionPointerEvents: ee ?? (O ? `none` : void 0),
    rightSectionWidth: j ?? `var(--ni-right-section-width-${A || `sm`})`,
    allowLeadingZeros: oe,
    allowedDecimalSeparators: fe,
    onBlur: Ie,
    attributes: ge,
    isAllowed: (e) => {
      if (v && !v(e)) return !1
      if (y !== `strict`) return !0
      if (!V) return ft(e.floatValue, K, q)
      if (e.value === `` || e.value === `-`) return !0
      let t = st(e.value)
      return t === null || ((Y === void 0 || t >= Y) && (X === void 0 || t <= X))
    },
  })
})
;((vt.classes = { ...se.classes, ...Ze }), (vt.varsResolver = mt), (vt.displayName = `@mantine/core/NumberInput`))
var $ = ne(`recovery-start`, {
  never: `Never`,
  announceDescription: ({ name: e }) => `Announce new owners of ${e}`,
  announced: `The recovery is announced`,
  title: `Start a recovery`,
  subtitle: ({ name: e }) => `Choose the new owners of ${e}. Your announcement is public.`,
  ownersChanged: `The owners changed since you opened this form.`,
  ownersChangedNote: `The form now shows the current owners. Your input was discarded.`,
  ownersAfter: `Owners after the recovery`,
  ownersHint: `The current owners are listed. Remove those whose keys are lost, and add new ones.`,
  signaturesNeeded: `Signatures needed`,
  signaturesHint: `How many of these owners must sign.`,
  proposedChanges: `Proposed changes`,
  times: `Time of each step`,
  announcedFact: `Announced`,
  announcedNow: `Now, from your wallet. The owners see an alarm.`,
  notice: `Notice`,
  noticeFact: ({ duration: e }) => `${e}, in which the owners can cancel`,
  execution: `Execution`,
  executionFact: ({ time: e }) => `From ${e} on, by any wallet`,
  expires: `Expires`,
  nobodyStays: `No current owner stays`,
  nobodyStaysNote: `The owners see this as a danger. If an owner still has a key, keep that owner.`,
  otherQueued: `Another attempt is already queued`,
  otherQueuedNote: `Your attempt comes after it. Attempts are executed in the order of their announcement.`,
  notAnnounced: `The recovery is not announced`,
  back: `Back`,
  announce: `Announce the recovery`,
  thisAccount: `this account`,
  notRead: ({ name: e, network: t }) => `The recovery of ${e} could not be read from ${t}`,
  notSetUp: ({ name: e }) => `No recovery is set up for ${e}, so no recovery can be started.`,
  loading: `Loading the recovery settings`,
  unchanged: `You have not changed the owners.`,
  callDiffers: `The encoded call differs from the change that you chose. It was not sent. Reload the page and try again.`,
  batchNotPublished: ({ network: e }) =>
    `The published batch contract is not on ${e}, or its code differs. Announce one change at a time.`,
  needsDifferent: `Available when every owner is a different address.`,
})
function yt(e, t, { account: n, now: i }) {
  let o = e.map(({ address: t }, r) => {
      if (t === null) return null
      let i = e.slice(0, r).flatMap((e) => (e.address ? [e.address] : []))
      return a(t, { account: n, others: i })
    }),
    s = e.filter(({ text: e }) => e.trim() !== ``),
    c = s.flatMap(({ address: e }) => (e ? [e] : [])),
    l = c.length === i.owners.length && t === i.threshold && c.every((e) => i.owners.some((t) => te(e, t))),
    u =
      c.length < s.length || o.some((e) => e !== null) ? $.needsDifferent : (r(t, c.length) ?? (l ? $.unchanged : null))
  return { problems: o, target: u === null ? { owners: c, threshold: t } : null, blocked: u }
}
var bt = D(A({ owners: c(f()), threshold: y() })),
  xt = ge(`start-recovery`, {
    parse(e) {
      let t = bt.parse(e)
      return t && { rows: t.owners.map((e) => ({ ..._e(), text: e })), threshold: t.threshold }
    },
    print: ({ rows: e, threshold: t }) => bt.print({ owners: e.map(({ text: e }) => e), threshold: t }),
  }),
  St = ({ account: e, now: t }) => [e, t.threshold, ...t.owners].join(` `)
function Ct({ recovery: e, name: t }) {
  let { chain: r, key: a, account: s } = n(),
    c = ee(),
    { now: l } = e,
    {
      form: u,
      update: d,
      isDropped: f,
    } = pe({ store: xt, over: St(e), start: () => ({ rows: l.owners.map((e) => _e(e)), threshold: l.threshold }) }),
    { rows: p, threshold: g } = u,
    { phase: y, error: b, send: S } = me(),
    { problems: w, target: T, blocked: E } = yt(p, g, e),
    D = y === `asking` || y === `mining`,
    O = j(e, BigInt(Math.floor(v(!0) / 1e3))),
    k = i(O, e)
  return (0, Q.jsxs)(Q.Fragment, {
    children: [
      (0, Q.jsx)(o, { title: $.title, subtitle: $.subtitle({ name: t }) }),
      f && (0, Q.jsx)(_, { title: $.ownersChanged, children: $.ownersChangedNote }),
      (0, Q.jsxs)(`div`, {
        className: P.grid,
        children: [
          (0, Q.jsxs)(`div`, {
            className: P.main,
            children: [
              (0, Q.jsx)(he, {
                title: $.ownersAfter,
                hint: $.ownersHint,
                noun: `owner`,
                rows: p,
                problems: w,
                onChange: (e) => d((t) => ({ ...t, rows: e(t.rows) })),
              }),
              (0, Q.jsxs)(`section`, {
                'aria-labelledby': `threshold-heading`,
                children: [
                  (0, Q.jsx)(`h2`, { id: `threshold-heading`, children: $.signaturesNeeded }),
                  (0, Q.jsx)(`p`, { className: P.hint, children: $.signaturesHint }),
                  (0, Q.jsx)(vt, {
                    'aria-labelledby': `threshold-heading`,
                    w: 140,
                    min: 1,
                    max: Math.max(1, p.length),
                    allowDecimal: !1,
                    value: g,
                    onChange: (e) => d((t) => ({ ...t, threshold: Number(e) || 0 })),
                  }),
                ],
              }),
              T &&
                (0, Q.jsxs)(`section`, {
                  'aria-labelledby': `change-heading`,
                  children: [
                    (0, Q.jsx)(`h2`, { id: `change-heading`, children: $.proposedChanges }),
                    (0, Q.jsx)(fe, { after: T, stays: wt(T.owners, l.owners), now: l }),
                  ],
                }),
            ],
          }),
          (0, Q.jsxs)(`aside`, {
            className: P.aside,
            children: [
              (0, Q.jsx)(`section`, {
                className: `cs-panel`,
                'aria-label': $.times,
                children: (0, Q.jsxs)(`dl`, {
                  className: P.facts,
                  children: [
                    (0, Q.jsxs)(`div`, {
                      children: [
                        (0, Q.jsx)(`dt`, { children: $.announcedFact }),
                        (0, Q.jsx)(`dd`, { children: $.announcedNow }),
                      ],
                    }),
                    (0, Q.jsxs)(`div`, {
                      children: [
                        (0, Q.jsx)(`dt`, { children: $.notice }),
                        (0, Q.jsx)(`dd`, { children: $.noticeFact({ duration: M(e.cooldown) }) }),
                      ],
                    }),
                    (0, Q.jsxs)(`div`, {
                      children: [
                        (0, Q.jsx)(`dt`, { children: $.execution }),
                        (0, Q.jsx)(`dd`, { children: $.executionFact({ time: C(Number(k.from) * 1e3) }) }),
                      ],
                    }),
                    (0, Q.jsxs)(`div`, {
                      children: [
                        (0, Q.jsx)(`dt`, { children: $.expires }),
                        (0, Q.jsx)(`dd`, { children: k.until === null ? $.never : C(Number(k.until) * 1e3) }),
                      ],
                    }),
                  ],
                }),
              }),
              T &&
                wt(T.owners, l.owners).length === 0 &&
                (0, Q.jsx)(ce, { verdict: `caution`, title: $.nobodyStays, children: $.nobodyStaysNote }),
              e.attempts.length > 0 &&
                (0, Q.jsx)(ce, { verdict: `caution`, title: $.otherQueued, children: $.otherQueuedNote }),
              b &&
                (0, Q.jsx)(ce, {
                  verdict: y === `sent` ? `caution` : `danger`,
                  title: $.notAnnounced,
                  announce: !0,
                  children: b,
                }),
              (0, Q.jsxs)(`div`, {
                className: P.buttons,
                children: [
                  (0, Q.jsx)(h, {
                    variant: `subtle`,
                    renderRoot: (e) => (0, Q.jsx)(x, { to: `/safes/$safe/setup`, params: { safe: s }, ...e }),
                    children: $.back,
                  }),
                  E === null
                    ? (0, Q.jsx)(de, {
                        act: `start-recovery`,
                        subject: { recoverer: e.recoverers },
                        variant: `filled`,
                        loading: D,
                        onClick: () => {
                          T !== null &&
                            S(
                              async () => {
                                let [{ announceAttempt: t }, { attemptCall: n }] = await Promise.all([
                                  m(
                                    () => import(`./lists-DTBg-a7q.js`).then((e) => e.dt),
                                    __vite__mapDeps([0, 1, 2, 3, 4]),
                                    import.meta.url,
                                  ),
                                  m(
                                    () => import(`./attemptCall-5AsC7TDi.js`),
                                    __vite__mapDeps([5, 2, 1, 3, 6, 7, 8, 0, 4, 9, 10]),
                                    import.meta.url,
                                  ),
                                ])
                                return t(e.address, await n(r, e, T))
                              },
                              { description: $.announceDescription({ name: t }), done: $.announced },
                            ).then((e) => {
                              e && (xt.clear(a), c({ to: `/safes/$safe/setup/recovery`, params: { safe: s } }))
                            })
                        },
                        children: $.announce,
                      })
                    : (0, Q.jsx)(oe, { reason: E, showReason: !1, children: $.announce }),
                ],
              }),
              E !== null && (0, Q.jsx)(`p`, { className: P.reason, 'aria-hidden': !0, children: E }),
            ],
          }),
        ],
      }),
    ],
  })
}
var wt = (e, t) => e.filter((e) => t.some((t) => te(t, e)))
function Tt() {
  let e = n(),
    { chain: t, chainId: r, safe: i } = e,
    { recoveries: a, error: s, retry: c } = N(e),
    u = T().nameOf(i, r)?.name ?? $.thisAccount
  O($.title, u)
  let [d] = a ?? []
  return d
    ? (0, Q.jsx)(Ct, { recovery: d, name: u })
    : (0, Q.jsxs)(Q.Fragment, {
        children: [
          (0, Q.jsx)(o, { title: $.title }),
          s
            ? (0, Q.jsx)(l, { title: $.notRead({ name: u, network: t.chainName }), error: s, isPage: !0, onRetry: c })
            : a?.length === 0
              ? (0, Q.jsx)(`p`, { children: $.notSetUp({ name: u }) })
              : (0, Q.jsx)(g, { rows: 5, shape: `account`, label: $.loading }),
        ],
      })
}
var Et = t({ component: () => Dt }),
  Dt = Tt
export { Dt as component, $ as n, Et as t }
//# sourceMappingURL=setup_.recovery_.start-BnCNX1Ms.js.map
