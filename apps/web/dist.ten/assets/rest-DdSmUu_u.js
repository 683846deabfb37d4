function e(e) {
  return e instanceof Uint8Array || (ArrayBuffer.isView(e) && e.constructor.name === `Uint8Array`)
}
function t(e, t) {
  return Array.isArray(t)
    ? t.length === 0
      ? !0
      : e
        ? t.every((e) => typeof e == `string`)
        : t.every((e) => Number.isSafeInteger(e))
    : !1
}
function n(e) {
  if (typeof e != `function`) throw Error(`function expected`)
  return !0
}
function r(e, t) {
  if (typeof t != `string`) throw Error(`${e}: string expected`)
  return !0
}
function i(e) {
  if (!Number.isSafeInteger(e)) throw Error(`invalid integer: ${e}`)
}
function a(e) {
  if (!Array.isArray(e)) throw Error(`array expected`)
}
function o(e, n) {
  if (!t(!0, n)) throw Error(`${e}: array of strings expected`)
}
function s(e, n) {
  if (!t(!1, n)) throw Error(`${e}: array of numbers expected`)
}
function c(...e) {
  let t = (e) => e,
    n = (e, t) => (n) => e(t(n))
  return { encode: e.map((e) => e.encode).reduceRight(n, t), decode: e.map((e) => e.decode).reduce(n, t) }
}
function l(e) {
  let t = typeof e == `string` ? e.split(``) : e,
    n = t.length
  o(`alphabet`, t)
  let i = new Map(t.map((e, t) => [e, t]))
  return {
    encode: (r) => (
      a(r),
      r.map((r) => {
        if (!Number.isSafeInteger(r) || r < 0 || r >= n)
          throw Error(`alphabet.encode: digit index outside alphabet "${r}". Allowed: ${e}`)
        return t[r]
      })
    ),
    decode: (t) => (
      a(t),
      t.map((t) => {
        r(`alphabet.decode`, t)
        let n = i.get(t)
        if (n === void 0) throw Error(`Unknown letter: "${t}". Allowed: ${e}`)
        return n
      })
    ),
  }
}
function u(e = ``) {
  return (
    r(`join`, e), { encode: (t) => (o(`join.decode`, t), t.join(e)), decode: (t) => (r(`join.decode`, t), t.split(e)) }
  )
}
function d(e, t = `=`) {
  return (
    i(e),
    r(`padding`, t),
    {
      encode(n) {
        for (o(`padding.encode`, n); (n.length * e) % 8;) n.push(t)
        return n
      },
      decode(n) {
        o(`padding.decode`, n)
        let r = n.length
        if ((r * e) % 8) throw Error(`padding: invalid, string should have whole number of bytes`)
        for (; r > 0 && n[r - 1] === t; r--)
          if (((r - 1) * e) % 8 == 0) throw Error(`padding: invalid, string has too much padding`)
        return n.slice(0, r)
      },
    }
  )
}
function f(e) {
  return (n(e), { encode: (e) => e, decode: (t) => e(t) })
}
function p(e, t, n) {
  if (t < 2) throw Error(`convertRadix: invalid from=${t}, base cannot be less than 2`)
  if (n < 2) throw Error(`convertRadix: invalid to=${n}, base cannot be less than 2`)
  if ((a(e), !e.length)) return []
  let r = 0,
    o = [],
    s = Array.from(e, (e) => {
      if ((i(e), e < 0 || e >= t)) throw Error(`invalid integer: ${e}`)
      return e
    }),
    c = s.length
  for (;;) {
    let e = 0,
      i = !0
    for (let a = r; a < c; a++) {
      let o = s[a],
        c = t * e,
        l = c + o
      if (!Number.isSafeInteger(l) || c / t !== e || l - o !== c) throw Error(`convertRadix: carry overflow`)
      let u = l / n
      e = l % n
      let d = Math.floor(u)
      if (((s[a] = d), !Number.isSafeInteger(d) || d * n + e !== l)) throw Error(`convertRadix: carry overflow`)
      if (i) d ? (i = !1) : (r = a)
      else continue
    }
    if ((o.push(e), i)) break
  }
  for (let t = 0; t < e.length - 1 && e[t] === 0; t++) o.push(0)
  return o.reverse()
}
var m = (e, t) => (t === 0 ? e : m(t, e % t)),
  h = (e, t) => e + (t - m(e, t)),
  g = (() => {
    let e = []
    for (let t = 0; t < 40; t++) e.push(2 ** t)
    return e
  })()
function _(e, t, n, r) {
  if ((a(e), t <= 0 || t > 32)) throw Error(`convertRadix2: wrong from=${t}`)
  if (n <= 0 || n > 32) throw Error(`convertRadix2: wrong to=${n}`)
  if (h(t, n) > 32) throw Error(`convertRadix2: carry overflow from=${t} to=${n} carryBits=${h(t, n)}`)
  let o = 0,
    s = 0,
    c = g[t],
    l = g[n] - 1,
    u = []
  for (let r of e) {
    if ((i(r), r >= c)) throw Error(`convertRadix2: invalid data word=${r} from=${t}`)
    if (((o = (o << t) | r), s + t > 32)) throw Error(`convertRadix2: carry overflow pos=${s} from=${t}`)
    for (s += t; s >= n; s -= n) u.push(((o >> (s - n)) & l) >>> 0)
    let e = g[s]
    if (e === void 0) throw Error(`invalid carry`)
    o &= e - 1
  }
  if (((o = (o << (n - s)) & l), !r && s >= t)) throw Error(`Excess padding`)
  if (!r && o > 0) throw Error(`Non-zero padding: ${o}`)
  return (r && s > 0 && u.push(o >>> 0), u)
}
function v(t) {
  return (
    i(t),
    {
      encode: (n) => {
        if (!e(n)) throw Error(`radix.encode input should be Uint8Array`)
        return p(Array.from(n), 256, t)
      },
      decode: (e) => (s(`radix.decode`, e), Uint8Array.from(p(e, t, 256))),
    }
  )
}
function y(t, n = !1) {
  if ((i(t), t <= 0 || t > 32)) throw Error(`radix2: bits should be in (0..32]`)
  if (h(8, t) > 32 || h(t, 8) > 32) throw Error(`radix2: carry overflow`)
  return {
    encode: (r) => {
      if (!e(r)) throw Error(`radix2.encode input should be Uint8Array`)
      return _(Array.from(r), 8, t, !n)
    },
    decode: (e) => (s(`radix2.decode`, e), Uint8Array.from(_(e, t, 8, n))),
  }
}
function b(e) {
  return (
    n(e),
    function (...t) {
      try {
        return e.apply(null, t)
      } catch {}
    }
  )
}
function x(t, r) {
  return (
    i(t),
    n(r),
    {
      encode(n) {
        if (!e(n)) throw Error(`checksum.encode: input should be Uint8Array`)
        let i = r(n).slice(0, t),
          a = new Uint8Array(n.length + t)
        return (a.set(n), a.set(i, n.length), a)
      },
      decode(n) {
        if (!e(n)) throw Error(`checksum.decode: input should be Uint8Array`)
        let i = n.slice(0, -t),
          a = n.slice(-t),
          o = r(i).slice(0, t)
        for (let e = 0; e < t; e++) if (o[e] !== a[e]) throw Error(`Invalid checksum`)
        return i
      },
    }
  )
}
c(y(4), l(`0123456789ABCDEF`), u(``))
var S = c(y(5), l(`ABCDEFGHIJKLMNOPQRSTUVWXYZ234567`), d(5), u(``))
;(c(y(5), l(`ABCDEFGHIJKLMNOPQRSTUVWXYZ234567`), u(``)),
  c(y(5), l(`0123456789ABCDEFGHIJKLMNOPQRSTUV`), d(5), u(``)),
  c(y(5), l(`0123456789ABCDEFGHIJKLMNOPQRSTUV`), u(``)),
  c(
    y(5),
    l(`0123456789ABCDEFGHJKMNPQRSTVWXYZ`),
    u(``),
    f((e) => e.toUpperCase().replace(/O/g, `0`).replace(/[IL]/g, `1`)),
  ))
var C = typeof Uint8Array.from([]).toBase64 == `function` && typeof Uint8Array.fromBase64 == `function`
;(C || c(y(6), l(`ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/`), d(6), u(``)),
  c(y(6), l(`ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/`), u(``)),
  C || c(y(6), l(`ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_`), d(6), u(``)),
  c(y(6), l(`ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_`), u(``)))
var w = ((e) => c(v(58), l(e), u(``)))(`123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz`),
  T = (e) =>
    c(
      x(4, (t) => e(e(t))),
      w,
    ),
  E = c(l(`qpzry9x8gf2tvdw0s3jn54khce6mua7l`), u(``)),
  D = [996825010, 642813549, 513874426, 1027748829, 705979059]
function O(e) {
  let t = e >> 25,
    n = (e & 33554431) << 5
  for (let e = 0; e < D.length; e++) ((t >> e) & 1) == 1 && (n ^= D[e])
  return n
}
function k(e, t, n = 1) {
  let r = e.length,
    i = 1
  for (let t = 0; t < r; t++) {
    let n = e.charCodeAt(t)
    if (n < 33 || n > 126) throw Error(`Invalid prefix (${e})`)
    i = O(i) ^ (n >> 5)
  }
  i = O(i)
  for (let t = 0; t < r; t++) i = O(i) ^ (e.charCodeAt(t) & 31)
  for (let e of t) i = O(i) ^ e
  for (let e = 0; e < 6; e++) i = O(i)
  return ((i ^= n), E.encode(_([i % g[30]], 30, 5, !1)))
}
function A(t) {
  let n = t === `bech32` ? 1 : 734539939,
    i = y(5),
    a = i.decode,
    o = i.encode,
    c = b(a)
  function l(t, i, a = 90) {
    ;(r(`bech32.encode prefix`, t), e(i) && (i = Array.from(i)), s(`bech32.encode`, i))
    let o = t.length
    if (o === 0) throw TypeError(`Invalid prefix length ${o}`)
    let c = o + 7 + i.length
    if (a !== !1 && c > a) throw TypeError(`Length ${c} exceeds limit ${a}`)
    let l = t.toLowerCase(),
      u = k(l, i, n)
    return `${l}1${E.encode(i)}${u}`
  }
  function u(e, t = 90) {
    r(`bech32.decode input`, e)
    let i = e.length
    if (i < 8 || (t !== !1 && i > t)) throw TypeError(`invalid string length: ${i} (${e}). Expected (8..${t})`)
    let a = e.toLowerCase()
    if (e !== a && e !== e.toUpperCase()) throw Error(`String must be lowercase or uppercase`)
    let o = a.lastIndexOf(`1`)
    if (o === 0 || o === -1) throw Error(`Letter "1" must be present between prefix and data only`)
    let s = a.slice(0, o),
      c = a.slice(o + 1)
    if (c.length < 6) throw Error(`Data must be at least 6 characters long`)
    let l = E.decode(c).slice(0, -6),
      u = k(s, l, n)
    if (!c.endsWith(u)) throw Error(`Invalid checksum in ${e}: expected "${u}"`)
    return { prefix: s, words: l }
  }
  let d = b(u)
  function f(e) {
    let { prefix: t, words: n } = u(e, !1)
    return { prefix: t, words: n, bytes: a(n) }
  }
  function p(e, t) {
    return l(e, o(t))
  }
  return {
    encode: l,
    decode: u,
    encodeFromBytes: p,
    decodeToBytes: f,
    decodeUnsafe: d,
    fromWords: a,
    fromWordsUnsafe: c,
    toWords: o,
  }
}
;(A(`bech32`),
  A(`bech32m`),
  (typeof Uint8Array.from([]).toHex == `function` && typeof Uint8Array.fromHex == `function`) ||
    c(
      y(4),
      l(`0123456789abcdef`),
      u(``),
      f((e) => {
        if (typeof e != `string` || e.length % 2 != 0)
          throw TypeError(`hex.decode: expected string, got ${typeof e} with length ${e.length}`)
        return e.toLowerCase()
      }),
    ))
export { w as n, T as r, S as t }
//# sourceMappingURL=rest-DdSmUu_u.js.map
