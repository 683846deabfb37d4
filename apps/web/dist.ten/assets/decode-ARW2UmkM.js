var e = (() => {
    let e = []
    for (let t = 1; t <= 40; t++) {
      let n = (16 * t + 128) * t + 64
      if (t >= 2) {
        let e = Math.floor(t / 7) + 2
        ;((n -= (25 * e - 10) * e - 55), t >= 7 && (n -= 36))
      }
      e.push(n >>> 3)
    }
    return e
  })(),
  t = [`low`, `medium`, `quartile`, `high`],
  n = {
    low: [
      7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    medium: [
      10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28,
      28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ],
    quartile: [
      13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, 30, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    high: [
      17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30, 30, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
  },
  r = {
    low: [
      1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19,
      19, 20, 21, 22, 24, 25,
    ],
    medium: [
      1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33,
      35, 37, 38, 40, 43, 45, 47, 49,
    ],
    quartile: [
      1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40, 43,
      45, 48, 51, 53, 56, 59, 62, 65, 68,
    ],
    high: [
      1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45, 48, 51,
      54, 57, 60, 63, 66, 70, 74, 77, 81,
    ],
  },
  i = { low: 1, medium: 0, quartile: 3, high: 2 },
  a = `0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:`
function o(e, t) {
  let n = (i[e] << 3) | t,
    r = n
  for (let e = 0; e < 10; e++) r = (r << 1) ^ ((r >> 9) * 1335)
  return ((n << 10) | r) ^ 21522
}
function s(e) {
  let t = e
  for (let e = 0; e < 12; e++) t = (t << 1) ^ ((t >> 11) * 7973)
  return (e << 12) | t
}
var c = (() => {
  let e = new Uint8Array(510),
    t = new Uint8Array(256)
  for (let n = 0, r = 1; n < 255; n++) ((e[n] = e[n + 255] = r), (t[r] = n), (r <<= 1), r & 256 && (r ^= 285))
  return { exp: e, log: t }
})()
function l(e, t) {
  let n = e % 2,
    r = t % 2,
    i = e % 3,
    a = ((t % 3) * i) % 3,
    o = n & r,
    s = 0
  return (
    n === r && (s |= 1),
    r === 0 && (s |= 2),
    i === 0 && (s |= 4),
    (e + t) % 3 == 0 && (s |= 8),
    (Math.floor(t / 2) + Math.floor(e / 3)) % 2 == 0 && (s |= 16),
    o + a === 0 && (s |= 32),
    (o + a) % 2 == 0 && (s |= 64),
    ((n ^ r) + a) % 2 == 0 && (s |= 128),
    s
  )
}
var u = (() => {
    let e = new Uint8Array(65536)
    for (let t = 1; t < e.length; t++) e[t] = e[t >>> 1] + (t & 1)
    return e
  })(),
  d = (e) => u[e & 65535] + u[e >>> 16],
  f = (e, t, n) => {
    let r = e
    return (n !== void 0 && (r = Math.min(r, n)), t !== void 0 && (r = Math.max(r, t)), r)
  },
  { exp: p, log: m } = c,
  h = (e, t) => (e && t ? p[m[e] + m[t]] : 0),
  g = (e) => p[255 - m[e]],
  _ = 4096,
  v = 67108864,
  y = (e, t) => {
    if (!Number.isSafeInteger(e.width) || !Number.isSafeInteger(e.height))
      throw TypeError(`${t} expected safe integer width and height`)
    if (e.width <= 0 || e.height <= 0) throw RangeError(`${t} expected positive width and height`)
    if (e.width > _ || e.height > _)
      throw RangeError(`${t} expected width and height <= ${_}, got ${e.width}x${e.height}`)
    return e.width * e.height
  }
function b(e, t, n) {
  let r = new Uint8Array(e * t * 4),
    i = 0
  for (let a = 0; a < t; a++)
    for (let t = 0; t < e; t++) {
      let e = n(t, a) ? 0 : 255
      ;((r[i] = e), (r[i + 1] = e), (r[i + 2] = e), (r[i + 3] = 255), (i += 4))
    }
  return { width: e, height: t, data: r }
}
var x = Object.freeze({
    data: Object.freeze(Error(`data`)),
    dimension: Object.freeze(Error(`dimension`)),
    finder: Object.freeze(Error(`finder`)),
    format: Object.freeze(Error(`format`)),
    alignment: Object.freeze(Error(`alignment`)),
    rs: Object.freeze(Error(`rs`)),
    timing: Object.freeze(Error(`timing`)),
    version: Object.freeze(Error(`version`)),
  }),
  S = {
    1: `iso-8859-1`,
    2: `ibm437`,
    3: `iso-8859-1`,
    4: `iso-8859-2`,
    5: `iso-8859-3`,
    6: `iso-8859-4`,
    7: `iso-8859-5`,
    8: `iso-8859-6`,
    9: `iso-8859-7`,
    10: `iso-8859-8`,
    11: `iso-8859-9`,
    13: `iso-8859-11`,
    15: `iso-8859-13`,
    16: `iso-8859-14`,
    17: `iso-8859-15`,
    18: `iso-8859-16`,
    20: `shift-jis`,
    21: `windows-1250`,
    22: `windows-1251`,
    23: `windows-1252`,
    24: `windows-1256`,
    25: `utf-16be`,
    26: `utf-8`,
    28: `big5`,
    29: `gbk`,
    30: `euc-kr`,
  },
  C = {}
for (let [e, t] of Object.entries(S))
  try {
    C[+e] = new TextDecoder(t)
  } catch {
    C[+e] = void 0
  }
var w = Uint8Array.of(10, 12, 14),
  T = Uint8Array.of(9, 11, 13),
  E = Uint8Array.of(8, 16, 16),
  D = {
    create(e) {
      let t = new Uint8Array(e),
        n = Array(e + 1)
      for (let e = 0; e < n.length; e++) n[e] = new Uint8Array(t.buffer, 0, e)
      let r
      return (
        (r = {
          position: 0,
          data: new Uint8Array(),
          dataLen: 0,
          bytes: t,
          read: (e) => {
            let t = r.position
            if (t + e > r.dataLen * 8) return -1
            let n = 0,
              i = t
            for (let t = 0; t < e; t++) ((n = (n << 1) | ((r.data[i >> 3] >> (7 - (i & 7))) & 1)), i++)
            return ((r.position = i), n)
          },
          views: n,
        }),
        r
      )
    },
    decode(e, t, n, r, i = !1) {
      ;((e.position = 0), (e.data = t), (e.dataLen = n))
      let o = e.read,
        s = r < 10 ? 0 : r < 27 ? 1 : 2,
        c = 26,
        l = ``,
        u = i ? [] : void 0
      for (; e.position + 4 <= n * 8;) {
        let t = o(4)
        if (!t) break
        if (t === 7) {
          let e = o(8)
          if (e < 0) return x.data
          if (!(e & 128)) c = e
          else {
            let t = (e & 192) == 128 ? 8 : 16,
              n = o(t)
            if (n < 0) return x.data
            ;((c = (e & (t === 8 ? 63 : 31)) << t), (c |= n))
          }
        } else if (t === 1) {
          let e = o(w[s])
          if (e < 0) return x.data
          for (; e >= 3; e -= 3) {
            let e = o(10)
            if (e < 0 || e >= 1e3) return x.data
            l += String(e).padStart(3, `0`)
          }
          if (e) {
            let t = o(e === 2 ? 7 : 4)
            if (t < 0 || t >= 10 ** e) return x.data
            l += String(t).padStart(e, `0`)
          }
        } else if (t === 2) {
          let e = o(T[s])
          if (e < 0) return x.data
          for (; e >= 2; e -= 2) {
            let e = o(11)
            if (e < 0 || e >= 2025) return x.data
            l += a[(e / 45) | 0] + a[e % 45]
          }
          if (e) {
            let e = o(6)
            if (e < 0 || e >= 45) return x.data
            l += a[e]
          }
        } else if (t === 4) {
          let t = o(E[s])
          if (t < 0 || e.position + 8 * t > n * 8) return x.data
          if (u) {
            let e = new Uint8Array(t)
            for (let n = 0; n < t; n++) e[n] = o(8)
            ;(l && u.push(l), u.push([e, c]), (l = ``))
          } else {
            let n = S[c]
            if (!n || t >= e.views.length) return x.data
            let r = C[c] || new TextDecoder(n)
            for (let n = 0; n < t; n++) e.bytes[n] = o(8)
            l += r.decode(e.views[t])
          }
        } else return x.data
      }
      return u ? (l && u.push(l), u) : l
    },
    finish(e, t) {
      if (typeof e == `string`) return e
      if (!t) throw Error(`text decoder`)
      let n = ``
      for (let r of e) n += typeof r == `string` ? r : t(r[0], r[1])
      return n
    },
  },
  O = (e, t, n) => (e[t] - e[n]) ** 2 + (e[t + 1] - e[n + 1]) ** 2,
  k = (e, t) => Math.hypot(t.x - e.x, t.y - e.y),
  A = (e, t) => {
    let n = (t - 17) / 4
    if (n < 7) return !0
    let r = 0,
      i = 0
    for (let n = 0; n < 18; n++) {
      let a = t - 11 + (n % 3),
        o = (n / 3) | 0
      ;((r |= e[o * t + a] << n), (i |= e[a * t + o] << n))
    }
    let a = s(n),
      o = d(a ^ r),
      c = d(a ^ i)
    return o <= 3 || c <= 3
  }
function j(e, t) {
  let n = t[0],
    r = t[1],
    i = t[2],
    a = t[3],
    o = t[4],
    s = t[5],
    c = t[6],
    l = t[7],
    u = n - i + o - c,
    d = r - a + s - l
  if (u === 0 && d === 0) {
    ;((e[0] = i - n),
      (e[1] = o - i),
      (e[2] = n),
      (e[3] = a - r),
      (e[4] = s - a),
      (e[5] = r),
      (e[6] = 0),
      (e[7] = 0),
      (e[8] = 1))
    return
  }
  let f = i - o,
    p = c - o,
    m = a - s,
    h = l - s,
    g = f * h - p * m,
    _ = (u * h - p * d) / g,
    v = (f * d - u * m) / g
  ;((e[0] = i - n + _ * i),
    (e[1] = c - n + v * c),
    (e[2] = n),
    (e[3] = a - r + _ * a),
    (e[4] = l - r + v * l),
    (e[5] = r),
    (e[6] = _),
    (e[7] = v),
    (e[8] = 1))
}
var M = (e, t) => {
    for (let n = 0; n < 9; n++) {
      let r = (n / 3) | 0,
        i = n % 3,
        a = ((i + 1) % 3) * 3,
        o = ((i + 2) % 3) * 3,
        s = (r + 1) % 3,
        c = (r + 2) % 3
      e[n] = t[a + s] * t[o + c] - t[a + c] * t[o + s]
    }
  },
  N = (e, t, n) => {
    for (let r = 0; r < 9; r += 3) {
      let i = t[r],
        a = t[r + 1],
        o = t[r + 2]
      for (let t = 0; t < 3; t++) e[r + t] = i * n[t] + a * n[t + 3] + o * n[t + 6]
    }
  },
  P = () => ({ x: 0.1, y: 0.1, ms: 0.1 }),
  F = { step: 1, bits: 8 },
  I = { step: 2, bits: 10 },
  L = { step: 2, bits: 12 },
  R = { step: 3, bits: 8 },
  z = { step: 4, bits: 8 },
  ee = {
    RGB: R,
    RGBA: z,
    RGBX: z,
    BGRA: z,
    BGRX: z,
    I420: F,
    I420A: F,
    I422: F,
    I444: F,
    NV12: F,
    I420P10: I,
    I420P12: L,
  },
  B = (e) => ee[e],
  V = (e) => {
    if (typeof e != `object` || !e || Array.isArray(e)) throw TypeError(`"opts" expected object, got type=${typeof e}`)
    if (e.format !== void 0 && !B(e.format)) throw TypeError(`invalid opts.format=${e.format} (${typeof e.format})`)
    if (e.effort !== void 0 && e.effort !== 1 / 0 && (!Number.isSafeInteger(e.effort) || e.effort < 1))
      throw TypeError(`invalid opts.effort=${e.effort} (${typeof e.effort})`)
    if (
      e.timeLimit !== void 0 &&
      e.timeLimit !== 1 / 0 &&
      (typeof e.timeLimit != `number` || !Number.isFinite(e.timeLimit) || e.timeLimit < 0)
    )
      throw TypeError(`invalid opts.timeLimit=${e.timeLimit} (${typeof e.timeLimit})`)
    for (let t of [`textDecoder`, `pointsOnDetect`, `imageOnResult`, `imageOnBitmap`])
      if (e[t] !== void 0 && typeof e[t] != `function`) throw TypeError(`invalid opts.${t}=${e[t]} (${typeof e[t]})`)
  },
  H = (e, t, n, r) => {
    let i = y(e, `"img"`)
    if (r && (e.width > r.width || e.height > r.height))
      throw RangeError(`"img" expected dimensions <= ${r.width}x${r.height}, got ${e.width}x${e.height}`)
    let a = e.data
    if (!(a instanceof Uint8Array || a instanceof Uint8ClampedArray))
      throw TypeError(`"img.data" expected Uint8Array or Uint8ClampedArray, got ${typeof a}`)
    let o = a,
      s
    if (t !== void 0) {
      if (((s = B(t)), !s)) throw TypeError(`invalid opts.format=${t} (${typeof t})`)
      if (n) {
        let { offset: r, stride: i } = n,
          a = s.step * e.width,
          c = r + (e.height - 1) * i + a
        if (!Number.isSafeInteger(r) || !Number.isSafeInteger(i) || r < 0 || i < a || c > o.length)
          throw RangeError(
            `"img.data" expected valid offset/stride for format=${t}, got offset=${r}, stride=${i}, length=${o.length}`,
          )
      } else {
        let e = s.step * i,
          n = s.step <= 2
        if ((n && o.length < e) || (!n && o.length !== e))
          throw RangeError(`"img.data" expected ${n ? `at least ` : ``}${e} bytes for format=${t}, got ${o.length}`)
      }
    } else if (o.length === 3 * i) s = R
    else if (o.length === 4 * i) s = z
    else throw RangeError(`"img.data" expected ${3 * i} or ${4 * i} bytes without opts.format, got ${o.length}`)
    return s
  },
  te = (e, t, n, r, i) => {
    let { step: a, bits: o } = H(n, r, i, t),
      { width: s, height: c, data: l } = n,
      u = i?.stride || s * a,
      d = i?.offset || 0
    if (l !== e || d || u !== s || a !== 1)
      for (let t = 0; t < c; t++) {
        let n = d + t * u,
          r = t * s
        if (a === 1) for (let t = 0; t < s; t++) ((e[r++] = l[n]), n++)
        else if (a === 2) for (let t = 0; t < s; t++) ((e[r++] = (l[n] | (l[n + 1] << 8)) >>> (o - 8)), (n += a))
        else for (let t = 0; t < s; t++) ((e[r++] = (l[n] + 2 * l[n + 1] + l[n + 2]) >> 2), (n += a))
      }
  },
  U = (e, t, n, r, i, a, o, s, c) => {
    ;((e[0] = t), (e[1] = n), (e[2] = r), (e[3] = i), (e[4] = a), (e[5] = o), (e[6] = s), (e[7] = c))
  },
  W = (e, t, n) =>
    t < 0 || n < 0 || t >= e.width || n >= e.height ? -1 : (e.bitmap[n * e.words + (t >>> 5)] >>> (t & 31)) & 1,
  ne = (e, t, n, r, i) => {
    let a = e + t + n + r + i
    if (a < 7) return 0
    let o = a / 7,
      s = o * 0.5
    return Math.abs(o - e) < s &&
      Math.abs(o - t) < s &&
      Math.abs(3 * o - n) < 3 * s &&
      Math.abs(o - r) < s &&
      Math.abs(o - i) < s
      ? o
      : 0
  },
  G = (e, t, n, r, i, a, o) => {
    let s = 0
    if (i) {
      for (; W(e, t, n) === a && s <= o;) (s++, (n += i))
      return s
    }
    if (n < 0 || n >= e.height) return 0
    let c = n * e.words
    for (; t >= 0 && t < e.width && s <= o;) {
      let n = t & 31,
        i = (a ? ~e.bitmap[c + (t >>> 5)] : e.bitmap[c + (t >>> 5)]) >>> 0,
        o = r > 0 ? i >>> n : (i << (31 - n)) >>> 0,
        l = r > 0 ? Math.min(32 - n, e.width - t) : n + 1,
        u = o ? (r > 0 ? 31 - Math.clz32((o & -o) >>> 0) : Math.clz32(o)) : 32,
        d = Math.min(u, l)
      if (((s += d), (t += r * d), u < l)) break
    }
    return Math.min(s, Math.floor(o) + 1)
  },
  K = (e, t, n, r, i, a, o, s = !1) => {
    let c = +!o,
      l = +o,
      u = G(e, t, n, -r, -i, c, 1 / 0),
      d = u,
      f = G(e, t - r * d, n - i * d, -r, -i, l, a)
    d += f
    let p = G(e, t - r * d, n - i * d, -r, -i, c, a)
    d += p
    let m = (r ? t : n) - d,
      h = G(e, t + r, n + i, r, i, c, 1 / 0)
    u += h
    let g = 1 + h,
      _ = G(e, t + r * g, n + i * g, r, i, l, a)
    g += _
    let v = G(e, t + r * g, n + i * g, r, i, c, a)
    return ne(p, f, u, _, v) ? (s ? (p + f + u + _ + v) / 7 : m + 1 + p + f + u / 2) : -1
  },
  re = (e, t, n, r = !1) => {
    let i = 3 * t.ms
    return K(e, Math.round(t.x), Math.round(t.y), 0, 1, i, n, r)
  },
  q = (e, t, n) => {
    let r = re(e, t, n)
    if (r < 0) return -1
    let i = 3 * t.ms,
      a = K(e, Math.round(t.x), Math.round(r), 1, 0, i, n)
    if (a < 0) return -1
    let o = Math.abs(a - t.x) + Math.abs(r - t.y)
    return ((t.x = a), (t.y = r), o)
  },
  ie = (e, t) => {
    let n = q(e, t.tl, t.inverted)
    if (n < 0) return !1
    let r = q(e, t.tr, t.inverted)
    if (r < 0) return !1
    let i = q(e, t.bl, t.inverted)
    return i >= 0 && n + r + i > 0
  },
  J = (e, t, n) => {
    let r = e.luma,
      i = (i) => {
        let a = i ? t.y : t.x,
          o = i ? t.x : t.y,
          s = Math.ceil(t.ms),
          c = Math.round(a) - s,
          l = Math.round(a) + s,
          u = a,
          d = -1 / 0
        for (let a = c; a <= l; a++)
          for (let s = 5; s <= 15; s += 2) {
            let c = (t.ms * s) / 10,
              l = Math.round(c / 2),
              f = Math.ceil(3.5 * c),
              p = 0,
              m = 0,
              h = 0,
              g = 0
            for (let t = -f; t <= f; t++) {
              let n = Math.abs(t / c),
                s = n < 1.5 || n >= 2.5
              for (let n = -l; n <= l; n++) {
                let c = Math.round(i ? o + n : a + t),
                  l = Math.round(i ? a + t : o + n)
                if (c < 0 || l < 0 || c >= e.width || l >= e.height) continue
                let u = r[l * e.width + c]
                s ? ((p += u), m++) : ((h += u), g++)
              }
            }
            let _ = h / g - p / m
            ;(n && (_ = -_), _ > d && ((u = a), (d = _)))
          }
        return u
      }
    ;((t.x = i(0)), (t.y = i(1)))
  },
  Y = (e, t, n) => {
    let r = e[6] * t + e[7] * n + e[8]
    return { x: (e[0] * t + e[1] * n + e[2]) / r, y: (e[3] * t + e[4] * n + e[5]) / r }
  },
  ae = (e, t, n) => {
    let r = re(e, t, n, !0)
    return r < 0 ? 0 : r
  },
  X = (e, t) => {
    let n = ae(e, t, !1)
    return n ? Math.sqrt(t.ms * n) : 0
  },
  oe = (e, t, n, r) => {
    let i = n.x - t.x,
      a = n.y - t.y,
      o = k(t, n)
    if (!o) return 0
    let s = (t) => {
        let n = ae(e, t, r)
        return n ? Math.sqrt(((i / o) * t.ms) ** 2 + ((a / o) * n) ** 2) : 0
      },
      c = s(t),
      l = s(n)
    return c && l ? (c + l) / 2 : 0
  },
  Z = (e, t, n) => {
    let r = t * 4
    ;((n.x = e.patterns[r]), (n.y = e.patterns[r + 1]), (n.ms = e.patterns[r + 2]))
  },
  Q = (e, t, n) => {
    let r = e.sets,
      i = t * 5,
      a = n * 5
    for (let e = 0; e < 5; e++) {
      let t = r[i + e]
      ;((r[i + e] = r[a + e]), (r[a + e] = t))
    }
  },
  se = (e, t) => {
    let n = e.sets
    for (let r = 0; ;) {
      let i = r * 2 + 1
      if (i >= t) return
      let a = i + 1,
        o = a < t && n[a * 5] > n[i * 5] ? a : i
      if (n[r * 5] >= n[o * 5]) return
      ;(Q(e, r, o), (r = o))
    }
  },
  ce = (e, t, n, r) => {
    let i = 0
    for (let a = n - 1; a >= 0; a--) i = h(i, r) ^ e[t + a]
    return i
  },
  $ = {
    resize(e, t, n, r, i, a) {
      for (let o = i; o < a; o++) {
        let i = (o << 1) * n,
          a = o * r
        for (let o = 0; o < r; o++) ((t[a++] = (e[i] + e[i + 1] + e[i + n] + e[i + n + 1] + 2) >> 2), (i += 2))
      }
    },
    blocks(e, t, n) {
      let r = e.luma,
        i = e.blockWidth,
        a = e.height - 8,
        o = e.width - 8,
        s = e.blocks
      for (let c = t; c < n; c++) {
        let t = f(c * 8, 0, a)
        for (let n = 0; n < i; n++) {
          let a = f(n * 8, 0, o),
            l = 0,
            u = 255,
            d = 0,
            p = t * e.width + a
          for (let t = 0; t < 8; t++) {
            for (let e = 0; e < 8; e++) {
              let t = r[p + e]
              ;((l += t), (u = Math.min(u, t)), (d = Math.max(d, t)))
            }
            p += e.width
          }
          let m = Math.floor(l / 64)
          if (d - u <= 24 && ((m = u / 2), c > 0 && n > 0)) {
            let e = s[(c - 1) * i + n],
              t = s[c * i + n - 1],
              r = s[(c - 1) * i + n - 1],
              a = (2 * e + t + r) / 4
            u < a && (m = a)
          }
          s[i * c + n] = m >>> 0
        }
      }
    },
    bitmap(e, t, n) {
      let r = e.luma,
        i = e.blockWidth,
        a = e.blockHeight,
        o = e.height - 8,
        s = e.width - 8,
        c = e.blocks
      for (let l = t; l < n; l++) {
        let t = f(l * 8, 0, o),
          n = f(l, 2, a - 3)
        for (let a = 0; a < i; a++) {
          let o = f(a * 8, 0, s),
            u = f(a, 2, i - 3),
            d = 0
          for (let e = -2; e <= 2; e++) {
            let t = i * (n + e) + u
            for (let e = -2; e <= 2; e++) d += c[t + e]
          }
          let p = d / 25
          e.cuts[l * i + a] = Math.floor(p)
          let m = t * e.width + o
          for (let n = 0; n < 8; n++) {
            let i = 0
            for (let e = 0; e < 8; e++) i |= +(r[m + e] <= p) << e
            let a = o & 31,
              s = (t + n) * e.words + (o >>> 5),
              c = (255 << a) >>> 0
            if (((e.bitmap[s] = ((e.bitmap[s] & ~c) | ((i << a) >>> 0)) >>> 0), a > 24)) {
              let t = (1 << (a - 24)) - 1
              e.bitmap[s + 1] = ((e.bitmap[s + 1] & ~t) | (i >>> (32 - a))) >>> 0
            }
            m += e.width
          }
        }
      }
    },
    find(e, t, n) {
      for (let r = t; r < n; r += 2) {
        let t = 0,
          n = 0,
          i = 0,
          a = 0,
          o = 0,
          s = 0,
          c = !!W(e, 0, r | 0)
        for (let l = 0; l < e.width;) {
          let u = G(e, l, r, 1, 0, +c, 1 / 0)
          ;((l += u), (t = n), (n = i), (i = a), (a = o), (o = u), s++)
          let d = c
          c = !c
          candidate: {
            if ((s | 0) < 5) break candidate
            let c = !d,
              u = ne(t, n, i, a, o)
            if (!u) break candidate
            let f = (l | 0) - t - n - i - a - o,
              p = Math.round(f + t + n + i / 2),
              m = u * 3,
              h = K(e, p, r | 0, 0, 1, m, c)
            if (h < 0) break candidate
            let g = K(e, p, Math.round(h), 1, 0, m, c)
            if (g < 0) break candidate
            let _ = e.patterns,
              v = +c
            for (let t = 0; t < e.patternCount; t++) {
              let n = t * 4
              if ((e.inverted[t] & 1) !== v || Math.abs(_[n] - g) >= 2 * u || Math.abs(_[n + 1] - h) >= 2 * u) continue
              let r = _[n + 3] + 1
              ;((_[n] = (_[n] * _[n + 3] + g) / r),
                (_[n + 1] = (_[n + 1] * _[n + 3] + h) / r),
                (_[n + 2] = (_[n + 2] * _[n + 3] + u) / r),
                (_[n + 3] = r))
              break candidate
            }
            let y = e.patternCount++,
              b = y * 4
            if (b + 3 >= _.length) throw Error(`finder storage exhausted at ${e.width}x${e.height}`)
            ;((_[b] = g), (_[b + 1] = h), (_[b + 2] = u), (_[b + 3] = 1), (e.inverted[y] = v))
          }
        }
      }
    },
  },
  le = (e) => (Math.round((e - 17) / 4) * 4 + 17) | 0,
  ue = (e) => {
    let t = e.next()
    for (; !t.done;) t = e.next(0)
    return t.value
  },
  de = () => {
    let e = globalThis
    return typeof e.scheduler?.yield == `function` ? e.scheduler.yield() : new Promise((t) => e.setTimeout(t, 0))
  },
  fe = async (e, t) => {
    let n = Math.min(t, 8),
      r = Date.now()
    try {
      let t = e.next()
      for (;;) {
        if (t.done) return t.value
        let i = 0
        if (Date.now() - r >= n) {
          let e = Date.now()
          ;(await de(), (i = Date.now() - e), (r = Date.now()))
        }
        t = e.next(i)
      }
    } catch (t) {
      throw (e.return(void 0), t)
    }
  },
  pe = class {
    layers
    opts
    width
    height
    luma
    grid = new Uint8Array(31329)
    tmp8 = new Uint8Array(31329)
    codewords = new Uint8Array(e[39])
    tmp32 = new Uint32Array(208)
    tmp64 = new Float64Array(282)
    payload = D.create(e[39])
    image
    input
    inFlight = !1
    staged = !1
    resized = !1
    triple = { tl: P(), tr: P(), bl: P(), inverted: !1, tlIndex: 0, trIndex: 0, blIndex: 0 }
    blocked = 0
    effort
    timeLimit
    retryStart = 0
    retries = 0
    points
    map = new Float64Array(9)
    from = new Float64Array(9)
    to = new Float64Array(9)
    alignPoint = { x: 0.1, y: 0.1 }
    finePlane = { d: new Uint8Array(), cut: new Int16Array(), W: 0, H: 0, bw: 0, sh: 0 }
    invertedProjection = !1
    decodedSize = 0
    beginOperation() {
      if (this.inFlight) throw Error(`scanner operation already in flight`)
      this.inFlight = !0
    }
    endOperation() {
      this.inFlight = !1
    }
    constructor(e) {
      V(e)
      let t = y(e.maxSize, `"maxSize"`),
        n = Object.freeze({ ...e.maxSize }),
        r = e.stride === void 0 ? 1 : e.stride
      if (!Number.isSafeInteger(r) || r < 1) throw RangeError(`"stride" expected positive safe integer, got ${r}`)
      let i = t * r
      if (!Number.isSafeInteger(i) || i > v) throw RangeError(`input arena expected <= ${v} bytes, got ${t}*${r}`)
      ;((this.effort = e.effort === void 0 ? 1 : e.effort),
        (this.timeLimit = e.timeLimit === void 0 ? 1e3 / 60 : e.timeLimit),
        (this.opts = Object.freeze({ ...e, effort: this.effort, maxSize: n, timeLimit: this.timeLimit })),
        (this.width = 0),
        (this.height = 0),
        (this.luma = new Uint8Array(i)),
        (this.image = { data: this.luma, height: 0, width: 0 }),
        (this.input = { data: this.luma, height: 0, width: 0 }))
      let a = [],
        o = n.width,
        s = n.height
      for (let e = 0; e < 4 && !(e && Math.min(o, s) < 64); e++) {
        let t = Math.ceil(o / 8),
          n = Math.ceil(s / 8),
          r = Math.ceil(o / 7) * Math.ceil(s / 7),
          i = e ? new Uint8Array(o * s) : this.luma,
          c = new Uint8Array(t * n),
          l = new Int16Array(t * n),
          u = e ? { luma: this.image, r: e } : void 0
        ;(a.push({
          bitmap: new Uint32Array(Math.ceil(o / 32) * s),
          blockHeight: 0,
          blockWidth: 0,
          blocks: c,
          cuts: l,
          height: 0,
          luma: i,
          patternCount: 0,
          patterns: new Float64Array(r * 4),
          used: !1,
          width: 0,
          words: 0,
          plane: { d: i, cut: l, W: o, H: s, bw: Math.ceil(o / 8), sh: Math.log2(8) },
          context: { opts: this.opts, scale: 1 << e, ox: 0, oy: 0, fine: u },
          found: !1,
          inverted: new Uint8Array(r),
          setCount: 0,
          setCursor: 0,
          sets: new Float64Array(1280),
          setsReady: !1,
          pickSum: -1,
          pickLo: 0,
          pickHi: 0,
        }),
          (o >>= 1),
          (s >>= 1))
      }
      this.layers = a
    }
    decodePayload(e, t, n) {
      let r = D.decode(this.payload, e, t, n, !!this.opts.textDecoder)
      return r instanceof Error ? r : D.finish(r, this.opts.textDecoder)
    }
    mapQuad(e) {
      ;(j(e, this.to), j(this.to, this.from), M(this.from, this.to), N(e, e, this.from))
    }
    mapFinderQuad(e, t, n, r, i) {
      let a = 3.5
      ;(U(this.from, a, a, t - a, a, t - 6.5, t - 6.5, a, t - a),
        U(this.to, n.tl.x, n.tl.y, n.tr.x, n.tr.y, r, i, n.bl.x, n.bl.y),
        this.mapQuad(e))
    }
    setAlignments(e) {
      if (e === 1) return 0
      let t = 17 + 4 * e - 7,
        n = Math.ceil((t - 6) / 28),
        r = Math.floor((t - 6) / n)
      r & 1 ? r++ : ((t - 6) % n) * 2 >= n && (r += 2)
      let i = this.tmp8
      i[0] = 6
      for (let e = 1; e < n; e++) i[e] = t - (n - e) * r
      return ((i[n] = t), n + 1)
    }
    addImage(e, t = this.opts.format) {
      this.beginOperation()
      try {
        ;(te(this.luma, this.opts.maxSize, e, t), this.stage(e))
      } finally {
        this.endOperation()
      }
    }
    stage({ width: e, height: t }) {
      ;((this.width = e), (this.image.width = e), (this.height = t), (this.image.height = t))
      let n = e,
        r = t
      for (let e = 0; e < this.layers.length; e++) {
        let t = this.layers[e],
          i = !e || Math.min(n, r) >= 64
        ;((t.used = i),
          (t.width = i ? n : 0),
          (t.height = i ? r : 0),
          (t.words = i ? Math.ceil(n / 32) : 0),
          (t.blockWidth = i ? Math.ceil(n / 8) : 0),
          (t.blockHeight = i ? Math.ceil(r / 8) : 0),
          (t.patternCount = 0),
          (t.plane.W = t.width),
          (t.plane.H = t.height),
          (t.plane.bw = t.blockWidth),
          (t.context.ox = 0),
          (t.context.oy = 0),
          (t.found = !1),
          (t.setCount = 0),
          (t.setCursor = 0),
          (t.setsReady = !1),
          (t.pickSum = -1),
          (n >>= 1),
          (r >>= 1))
      }
      ;((this.staged = !0), (this.resized = !1), (this.blocked = 0), (this.retryStart = 0), (this.retries = 0))
    }
    clean() {
      this.beginOperation()
      try {
        ;((this.payload.position = 0), this.payload.bytes.fill(0))
        for (let e of Object.values(this)) ArrayBuffer.isView(e) && e.fill(0)
        for (let e of this.layers) {
          for (let t of Object.values(e)) ArrayBuffer.isView(t) && t.fill(0)
          ;((e.blockHeight = 0),
            (e.blockWidth = 0),
            (e.height = 0),
            (e.width = 0),
            (e.words = 0),
            (e.patternCount = 0),
            (e.setCount = 0),
            (e.setCursor = 0),
            (e.used = !1),
            (e.found = !1),
            (e.setsReady = !1))
        }
        ;((this.width = 0),
          (this.image.width = 0),
          (this.height = 0),
          (this.image.height = 0),
          (this.staged = !1),
          (this.resized = !1),
          (this.blocked = 0),
          (this.points = void 0))
      } finally {
        this.endOperation()
      }
    }
    processImage(e, t = `I420`, n = { offset: 0, stride: e.width * (B(t)?.step || 0) }) {
      this.beginOperation()
      try {
        ;((this.input.width = e.width),
          (this.input.height = e.height),
          te(this.luma, this.opts.maxSize, this.input, t, n),
          this.stage(e))
      } finally {
        this.endOperation()
      }
    }
    read(e, t, n, r) {
      let i = Y(t, n, r),
        a = Math.floor(i.x),
        o = Math.floor(i.y)
      return a < 0 ||
        o < 0 ||
        a >= e.W ||
        o >= e.H ||
        e.d[o * e.W + a] <= e.cut[(o >> e.sh) * e.bw + (a >> e.sh)] === this.invertedProjection
        ? 0
        : 1
    }
    perspective(e, t, n, r) {
      let { tl: i, tr: a, bl: o } = e,
        s = Math.cbrt(t / n) ** 2,
        c = Math.cbrt(t / r) ** 2,
        l = s + c - 1
      if (!l) return !1
      let u = (s * a.x + c * o.x - i.x) / l,
        d = (s * a.y + c * o.y - i.y) / l,
        f = i.x - a.x + u - o.x,
        p = i.y - a.y + d - o.y
      return (f || p) && !((a.x - u) * (o.y - d) - (o.x - u) * (a.y - d))
        ? !1
        : (U(this.to, i.x, i.y, a.x, a.y, u, d, o.x, o.y), j(this.map, this.to), !0)
    }
    searchAlign(e, t, n, r, i, a, o, s) {
      let c = 0,
        l = 0,
        u = s ? 1 / 0 : 6
      for (let d = -3; d <= 3; d++)
        for (let f = -3; f <= 3; f++) {
          let p = f * o,
            m = d * o,
            h = u + +s,
            g = 0
          for (let o = -2; o <= 2 && g < h; o++)
            for (
              let s = -2;
              s <= 2 &&
              !(
                !!this.read(e, t, n + (i + p + s) / r, n + (a + m + o) / r) !=
                  (Math.abs(s) === 2 || Math.abs(o) === 2 || (s === 0 && o === 0)) && ++g >= h
              );
              s++
            );
          g > u || (!s && g === u) || (g === u && p * p + m * m >= c * c + l * l) || ((c = p), (l = m), (u = g))
        }
      if (u > 5) return !1
      let d = Y(t, n + (i + c) / r, n + (a + l) / r)
      return ((this.alignPoint.x = d.x), (this.alignPoint.y = d.y), !0)
    }
    excluded(e, t) {
      if (!this.blocked) return !1
      let n = e.context.scale,
        r = (n - 1) / 2,
        i = 4 * t,
        a = n * e.patterns[i] + r,
        o = n * e.patterns[i + 1] + r
      for (let e of this.layers) {
        if (!e.found) continue
        let t = e.context.scale,
          n = (t - 1) / 2,
          r = e.patterns
        for (let i = 0; i < e.patternCount; i++) {
          let s = e.inverted[i]
          if (!(s & 2) || !(s & 4)) continue
          let c = 4 * i,
            l = 4 * r[c + 2],
            u = 4 * r[c + 3],
            d = t * (r[l] - r[c]),
            f = t * (r[l + 1] - r[c + 1]),
            p = t * (r[u] - r[c]),
            m = t * (r[u + 1] - r[c + 1]),
            h = d * m - f * p,
            g = a - (t * r[c] + n),
            _ = o - (t * r[c + 1] + n),
            v = (g * m - _ * p) / h,
            y = (_ * d - g * f) / h,
            b = r[l + 2]
          if (v >= -b && v <= 1 + b && y >= -b && y <= 1 + b) return !0
        }
      }
      return !1
    }
    exclude(e) {
      for (let t = 0; t < e.patternCount; t++)
        e.inverted[t] & 2 || !this.excluded(e, t) || ((e.inverted[t] |= 2), this.blocked++)
    }
    retain(e, t, n, r, i = 0) {
      let a = this.tmp64
      if (n < r) return ((this.tmp32[n] = e), (a[i + n] = t), n + 1)
      let o = 0
      for (let e = 1; e < n; e++) a[i + o] < a[i + e] && (o = e)
      return (t >= a[i + o] || ((this.tmp32[o] = e), (a[i + o] = t)), n)
    }
    makeTriple(e, t, n, r) {
      let i = e.patterns,
        a = t * 4,
        o = n * 4,
        s = r * 4,
        c = O(i, a, o),
        l = O(i, o, s),
        u = O(i, a, s),
        d = r,
        f = t,
        p = n
      ;(l >= c && l >= u ? ((d = t), (f = n), (p = r)) : u >= l && u >= c && ((d = n), (f = t), (p = r)),
        Z(e, d, this.triple.tl),
        Z(e, f, this.triple.bl),
        Z(e, p, this.triple.tr))
      let { tl: m, tr: h, bl: g } = this.triple
      if ((h.x - m.x) * (g.y - m.y) - (h.y - m.y) * (g.x - m.x) < 0) {
        let t = p
        ;((p = f), (f = t), Z(e, p, h), Z(e, f, g))
      }
      return ((this.triple.tlIndex = d), (this.triple.trIndex = p), (this.triple.blIndex = f), this.triple)
    }
    pickPolarity(e, t) {
      let n = e.patterns,
        r = this.tmp32,
        i = 0
      for (let r = 0; r < e.patternCount; r++) {
        let a = e.inverted[r]
        ;(a & 1) !== t || a & 2 || (n[r * 4 + 3] >= 2 && i++)
      }
      let a = i >= 3 ? 2 : 1,
        o = 0
      for (let r = 0; r < e.patternCount; r++) {
        let i = e.inverted[r]
        if ((i & 1) !== t || i & 2) continue
        let s = n[r * 4 + 3]
        s < a || (o = this.retain(r, -s, o, 16, 8))
      }
      if (o < 3) return !1
      let s = this.tmp32
      s.fill(0, 16)
      let c = this.layers.indexOf(e)
      for (let i = c + 1; i < this.layers.length; i++) {
        let a = this.layers[i]
        if (!a.used || !a.found) continue
        let c = a.context.scale / e.context.scale,
          l = (c - 1) / 2
        for (let e = 0; e < o; e++) {
          let o = 4 * r[e],
            u = n[o + 2],
            d = -1,
            f = -1,
            p = -1,
            m = 1 / 0,
            h = 1 / 0,
            g = 1 / 0
          for (let e = 0; e < a.patternCount; e++) {
            if ((a.inverted[e] & 1) !== t || a.inverted[e] & 2) continue
            let r = 4 * e,
              i = c * a.patterns[r + 2],
              s = Math.min(u, i),
              _ = Math.max(u, i)
            if (_ > 2 * s) continue
            let v = c * a.patterns[r] + l - n[o],
              y = c * a.patterns[r + 1] + l - n[o + 1],
              b = v * v + y * y
            b >= 4 * _ ** 2 ||
              b >= g ||
              (b < m
                ? ((p = f), (g = h), (f = d), (h = m), (d = e), (m = b))
                : b < h
                  ? ((p = f), (g = h), (f = e), (h = b))
                  : ((p = e), (g = b)))
          }
          let _ = 16 + (i * 16 + e) * 3
          ;((s[_] = d + 1), (s[_ + 1] = f + 1), (s[_ + 2] = p + 1))
        }
      }
      let l = o === 3 ? 1.8 : 1.4,
        u = -1,
        d = -1,
        f = -1,
        p = 0,
        m = 1 / 0,
        h = 0,
        g = 1 / 0,
        _ = 0,
        v = -1,
        y = -1,
        b = -1,
        x = 1 / 0
      for (let e = 0; e < o - 2; e++) {
        let t = r[e],
          i = t * 4
        for (let a = e + 1; a < o - 1; a++) {
          let S = r[a],
            C = S * 4,
            w = O(n, i, C)
          for (let T = a + 1; T < o; T++) {
            let E = r[T],
              D = E * 4,
              k = Math.min(n[i + 2], n[C + 2], n[D + 2]),
              A = Math.max(n[i + 2], n[C + 2], n[D + 2]),
              j = Math.min(n[i + 3], n[C + 3], n[D + 3])
            if (A > l * k && (o !== 8 || j < 4)) {
              let t = !1
              upper: for (let n = c + 1; n < this.layers.length; n++) {
                let r = 0,
                  i = 0
                for (let t = 0; t < 3; t++) {
                  let o = t ? (t === 1 ? a : T) : e,
                    c = 16 + (n * 16 + o) * 3,
                    l = 0
                  for (let e = 0; e < 3; e++) {
                    let t = s[c + e]
                    if (t && t !== r && t !== i) {
                      l = t
                      break
                    }
                  }
                  if (!l) continue upper
                  t ? t === 1 && (i = l) : (r = l)
                }
                t = !0
                break
              }
              if (!t) continue
            }
            let M = O(n, C, D),
              N = O(n, i, D),
              P = Math.min(w, M, N),
              F = Math.max(w, M, N),
              I = w + M + N - P - F,
              L = Math.abs(F - 2 * I) + Math.abs(F - 2 * P),
              R = n[i + 3] + n[C + 3] + n[D + 3]
            if ((L < m && ((m = L), (p = F), (h = R), (u = t), (d = S), (f = E)), o > 8)) continue
            let z = L / F - 0.01 * R
            z >= g || ((g = z), (_ = R), (x = L / F), (v = t), (y = S), (b = E))
          }
        }
      }
      if (u < 0) return !1
      let S = m / p
      ;((o <= 7 && S >= 0.08 && S <= 0.12) || (o > 7 && o <= 8 && _ >= 2 * h && _ <= 4 * h)) &&
        ((u = v), (d = y), (f = b), (S = x))
      let C = t * 4,
        w = this.tmp64
      return ((w[C] = u), (w[C + 1] = d), (w[C + 2] = f), (w[C + 3] = S), !0)
    }
    timing(e, t, n) {
      let r = 0,
        i = 0,
        a = 0,
        o = n - 16,
        s = 6.5
      for (let c = 8; c < n - 8; c++) {
        let n = c + 0.5,
          l = 1 - (c & 1)
        if (
          (this.read(e, t, n, s) === l && r++,
          this.read(e, t, s, n) === l && i++,
          a++,
          100 * (r + i + 2 * (o - a)) < 150 * o && r !== a && i !== a)
        )
          return !1
      }
      return 100 * (r + i) >= 150 * o || r === o || i === o
    }
    findBasicAlign(e, t, n, r) {
      let i = Math.max(Math.round(5 * r), 8),
        a = !1,
        o = 1 / 0,
        s = Math.max(1, Math.round(n - i)),
        c = Math.min(e.height - 2, Math.round(n + i)),
        l = Math.max(1, Math.round(t - i)),
        u = Math.min(e.width - 2, Math.round(t + i)),
        d = +!this.invertedProjection,
        f = Math.ceil(3 * r) - 1
      for (let i = s; i <= c; i++) {
        let s = l
        for (
          W(e, s - 1, i) === d && (s += G(e, s, i, 1, 0, d, 1 / 0));
          s <= u && ((s += G(e, s, i, 1, 0, 1 - d, 1 / 0)), !(s > u));
        ) {
          let c = G(e, s, i, 1, 0, d, u + 1 - s),
            l = s + c / 2,
            p = Math.round(l)
          if (((s += c + 1), c < 0.4 * r || c > 2.5 * r)) continue
          let m = G(e, p, i - 1, 0, -1, d, f),
            h = m + G(e, p, i + 1, 0, 1, d, f) + 1
          if (h < 0.4 * r || h > 2.5 * r) continue
          let g = i - m + h / 2,
            _ = (l - t) * (l - t) + (g - n) * (g - n)
          _ < o && ((o = _), (a = !0), (this.alignPoint.x = l), (this.alignPoint.y = g))
        }
      }
      return a
    }
    report(e, t, n, r, i, a) {
      if (!a.opts.pointsOnDetect) return
      let { tl: o, tr: s, bl: c } = e,
        { scale: l, ox: u, oy: d } = a,
        f = (e, t) => {
          let n = { x: e.x * l + u, y: e.y * l + d }
          return (t !== void 0 && (n.moduleSize = t * l), n)
        },
        p = this.map
      this.mapFinderQuad(p, i, e, t.x, t.y)
      let m = (e, t) => f(Y(p, e, t)),
        h = (e, t, n, r) => [m(e, t), m(n, t), m(n, r), m(e, r)],
        g = (e, t, n, r, i) => {
          let a = f(e, t),
            o = m(n, r),
            s = h(n - i, r - i, n + i, r + i),
            c = a.x - o.x,
            l = a.y - o.y
          if (c || l) for (let e of s) ((e.x += c), (e.y += l))
          return { ...a, corners: s }
        },
        _ = 3.5,
        v = h(0, 0, i, i),
        y = v.map((e) => e.x),
        b = v.map((e) => e.y),
        x = Math.min(...y),
        S = Math.min(...b)
      this.points = {
        tl: g(o, o.ms, _, _, _),
        tr: g(s, s.ms, i - _, _, _),
        br: m(i - _, i - _),
        bl: g(c, c.ms, _, i - _, _),
        aligners: n.map(({ point: e, x: t, y: n }) => g(e, r, t, n, 5 / 2)),
        bounds: v,
        outline: h(-1, -1, i + 1, i + 1),
        boundingBox: { x, y: S, width: Math.max(...y) - x, height: Math.max(...b) - S },
      }
    }
    upgrade(e, t, n) {
      let r = n.fine
      if (!r) return 0
      let i = 1 << r.r,
        a = (i - 1) / 2,
        o = this.to
      for (let e = 0; e < 6; e++) o[e] = i * t[e] + a * t[6 + (e % 3)]
      ;((o[6] = t[6]), (o[7] = t[7]), (o[8] = t[8]))
      let s = this.finePlane,
        c = e.sh + r.r
      return (
        (s.d = r.luma.data),
        (s.cut = e.cut),
        (s.W = Math.min(r.luma.width, e.bw << c)),
        (s.H = Math.min(r.luma.height, ((e.cut.length / e.bw) | 0) << c)),
        (s.bw = e.bw),
        (s.sh = c),
        i
      )
    }
    decodeGrid(i, a) {
      let s = x.format
      if (!A(this.grid, i)) s = x.version
      else {
        let a = this.grid,
          c = 0,
          u = 0
        for (let e = 0; e < 15; e++) {
          let t = e < 6 ? a[e * i + 8] : e < 8 ? a[(e + 1) * i + 8] : e === 8 ? a[8 * i + 7] : a[8 * i + 14 - e],
            n = e < 8 ? a[8 * i + i - 1 - e] : a[(i - 15 + e) * i + 8]
          ;((c |= t << e), (u |= n << e))
        }
        let f = -1,
          _ = -1,
          v = 0,
          y = 0,
          b = 0,
          S = 0
        for (let e = 0; e < t.length; e++)
          for (let n = 0; n < 8; n++) {
            let r = o(t[e], n),
              i = d(r ^ c),
              a = d(r ^ u)
            ;(i <= 3 && ((f = e), (v = n), (b = i)), a <= 3 && ((_ = e), (y = n), (S = a)))
          }
        let C = f === _ && v === y,
          w = _ >= 0 && (f < 0 || (!C && S < b)),
          T = f < 0 ? -1 : (f << 3) | v,
          E = _ < 0 ? -1 : (_ << 3) | y,
          D = w ? E : T,
          O = w ? T : _ >= 0 && !C ? E : -1
        for (let a = D; a >= 0;) {
          format: {
            let o = a >> 3,
              c = a & 7,
              u = (i - 17) / 4,
              d = this.tmp8
            d.fill(0, 0, i * i)
            for (let e = 0; e < 3; e++) {
              let t = e === 1 ? i - 7 : 0,
                n = e === 2 ? i - 7 : 0
              for (let e = -1; e < 8; e++)
                for (let r = -1; r < 8; r++) {
                  let a = t + r,
                    o = n + e
                  a >= 0 && o >= 0 && a < i && o < i && (d[o * i + a] = 1)
                }
            }
            let f = this.setAlignments(u),
              _ = this.tmp8
            for (let e = 0; e < f; e++)
              for (let t = 0; t < f; t++) {
                let n = _[t],
                  r = _[e]
                if (!d[r * i + n])
                  for (let e = -2; e <= 2; e++) for (let t = -2; t <= 2; t++) d[(r + e) * i + n + t] = 1
              }
            for (let e = 0; e < i; e++) ((d[6 * i + e] = 1), (d[e * i + 6] = 1))
            for (let e = 0; e <= 8; e++)
              ((d[e * i + 8] = 1),
                (d[8 * i + e] = 1),
                e < 8 && ((d[8 * i + i - 1 - e] = 1), (d[(i - 1 - e) * i + 8] = 1)))
            if (u >= 7)
              for (let e = 0; e < 18; e++) {
                let t = i - 11 + (e % 3),
                  n = (e / 3) | 0
                ;((d[n * i + t] = 1), (d[t * i + n] = 1))
              }
            let v = this.codewords,
              y = e[u - 1]
            v.fill(0, 0, y)
            let b = 0,
              S = -1,
              C = i - 1
            for (let e = i - 1; e > 0; e -= 2) {
              for (e === 6 && (e = 5); ;) {
                for (let t = 0; t < 2; t++) {
                  let n = e - t
                  d[C * i + n] ||
                    (b < 8 * y && (this.grid[C * i + n] ^ ((l(n, C) >> c) & 1)) == 1 && (v[b >> 3] |= 128 >> (b & 7)),
                    b++)
                }
                if (C + S < 0 || C + S >= i) break
                C += S
              }
              S = -S
            }
            let w = t[o],
              T = n[w][u - 1],
              E = r[w][u - 1],
              D = Math.floor(y / E) - T,
              O = E - (y % E),
              k = T,
              A = 2 * T + 1,
              j = 3 * T + 2,
              M = 4 * T + 3,
              N = D + T,
              P = d,
              F = 0
            for (let e = 0; e < 2; e++)
              for (let t = 0; t < (e ? T : D + 1); t++)
                for (let n = 0; n < E; n++) {
                  let r = N + +(n >= O)
                  if (!e && t >= r - T) continue
                  let i = M + n * N + Math.max(0, n - O)
                  P[i + (e ? r - T : 0) + t] = v[F++]
                }
            let I = y - T * E,
              L = v
            F = 0
            for (let e = 0; e < E; e++) {
              let t = M + e * N + Math.max(0, e - O),
                n = N + +(e >= O),
                r = !1
              correct: {
                let e = !1
                for (let r = 0; r < T; r++) {
                  let i = 0
                  for (let e = 0; e < n; e++) i = h(i, p[r]) ^ P[t + e]
                  ;((d[0 + r] = i), i && (e = !0))
                }
                if (!e) {
                  r = !0
                  break correct
                }
                ;(d.fill(0, k, k + T + 1), d.fill(0, A, A + T + 1), (d[k] = 1), (d[A] = 1))
                let i = 1,
                  a = 1,
                  o = 0,
                  s = 1,
                  c = 1
                for (let e = 0; e < T; e++) {
                  let t = d[0 + e]
                  for (let n = 1; n <= o; n++) t ^= h(d[k + n], d[0 + e - n])
                  if (!t) {
                    s++
                    continue
                  }
                  let n = h(t, g(c)),
                    r = Math.max(i, a + s)
                  for (let e = 0; e < r; e++)
                    d[j + e] = (e < i ? d[k + e] : 0) ^ (e >= s && e - s < a ? h(n, d[A + e - s]) : 0)
                  ;(2 * o <= e ? (d.copyWithin(A, k, k + i), (a = i), (o = e + 1 - o), (c = t), (s = 1)) : s++,
                    d.copyWithin(k, j, j + r),
                    (i = r))
                }
                for (; i > 1 && !d[k + i - 1];) i--
                let l = i - 1
                if (!l || 2 * l > T) break correct
                let u = A
                d.fill(0, u, u + T)
                for (let e = 0; e < i; e++) for (let t = 0; e + t < T; t++) d[u + e + t] ^= h(d[k + e], d[0 + t])
                let f = j,
                  _ = 0
                for (let e = 1; e < 256 && _ < l; e++) ce(d, k, i, e) || (d[f + _++] = g(e))
                if (_ !== l) break correct
                for (let e = 0; e < _; e++) {
                  let r = d[f + e],
                    i = n - 1 - m[r]
                  if (i < 0) break correct
                  let a = g(r),
                    o = 1
                  for (let t = 0; t < _; t++) e !== t && (o = h(o, 1 ^ h(d[f + t], a)))
                  P[t + i] ^= h(ce(d, u, T, a), g(o))
                }
                r = !0
              }
              if (!r) {
                s = x.rs
                break format
              }
              let i = t + n - T
              for (let e = t; e < i; e++) L[F++] = P[e]
            }
            s = this.decodePayload(L, I, u)
          }
          if (!(s instanceof Error)) break
          a = a === D ? O : -1
        }
      }
      return s
    }
    projectQuad(e, t, n, r = 0, i = n, a = 0, o = n) {
      for (let s = a; s < o; s++) for (let a = r; a < i; a++) this.grid[s * n + a] = this.read(e, t, a + 0.5, s + 0.5)
    }
    projectMap(e, t, n, r) {
      let i = this.timing(e, t, n)
      return (i && this.projectQuad(e, t, n), i ? this.decodeGrid(n, r) : x.timing)
    }
    confirm(e, t, n) {
      let r = this.timing(e, t, n)
      if (r) {
        for (let r = 0; r < 18; r++) {
          let i = n - 11 + (r % 3),
            a = (r / 3) | 0
          ;((this.grid[a * n + i] = this.read(e, t, i + 0.5, a + 0.5)),
            (this.grid[i * n + a] = this.read(e, t, a + 0.5, i + 0.5)))
        }
        r = A(this.grid, n)
      }
      return r
    }
    projectWith(e, t, n) {
      let r = t.inverted
      this.invertedProjection = r
      let i = e.plane,
        a = t,
        o = e.context,
        s = x.dimension
      project: {
        let { tl: t, tr: c, bl: l } = a,
          u = (t.ms + c.ms + l.ms) / 3,
          d = Math.min(t.ms, c.ms, l.ms),
          f = Math.max(t.ms, c.ms, l.ms),
          p = c.x - t.x,
          m = c.y - t.y,
          h = l.x - t.x,
          g = l.y - t.y,
          _ = Math.abs(p * g - m * h),
          v = Math.max(Math.abs(m), Math.abs(g)),
          y = t.ms + c.ms + l.ms - d - f,
          b = v > 0 && y > 0 ? _ / (v * y) + 7 : 1 / 0,
          S = k(t, c),
          C = n ? S / n + 7 : f > (10 / 9) * d ? (S * 2) / (t.ms + c.ms) + 7 : b,
          w = le(C),
          T = v > 0 && u > 0 ? _ / (v * u) + 7 : 1 / 0,
          E = le(T)
        for (let n = 0; n < 4; n++) {
          let d = n === 0 ? w : n === 1 ? E : n === 2 ? w - 4 : w + 4
          if ((n > 0 && d === w) || (n > 1 && d === E) || d < 21 || d > 177 || Math.abs(d - (n === 1 ? T : C)) > 6)
            continue
          this.decodedSize = d
          let f = 1 - 3 / (d - 7),
            p = t.x + (c.x - t.x + l.x - t.x) * f,
            m = t.y + (c.y - t.y + l.y - t.y) * f,
            h = !1
          if (d >= 25) {
            if (r || !this.perspective(a, a.tl.ms, a.tr.ms, a.bl.ms)) h = this.findBasicAlign(e, p, m, u)
            else {
              let n = c.x + l.x - 2 * t.x,
                r = c.y + l.y - 2 * t.y,
                o = (n * (p - t.x) + r * (m - t.y)) / (n * n + r * r),
                s = this.map,
                d = (s[6] + s[7]) * o + s[8],
                f = ((s[0] + s[1]) * o + s[2]) / d - p,
                g = ((s[3] + s[4]) * o + s[5]) / d - m
              if (f * f + g * g <= 9 * u * u) h = this.findBasicAlign(e, p, m, u)
              else {
                let n = X(e, t),
                  r = X(e, c),
                  u = X(e, l)
                if (n && r && u && this.perspective(a, n, r, u)) {
                  let e = 3 / (1 - o)
                  h = this.searchAlign(i, s, o, e, 0, 0, 1, !1)
                }
              }
            }
          }
          s = x.alignment
          let g = h ? 2 : 1
          for (let e = 0; e < g; e++) {
            let t = !e && h,
              n = t ? this.alignPoint.x : p,
              r = t ? this.alignPoint.y : m,
              c = o.opts.pointsOnDetect ? { x: n, y: r } : void 0
            if (o.opts.pointsOnDetect) {
              let e = d - 6.5,
                n = t ? [{ point: this.alignPoint, x: e, y: e }] : []
              this.report(a, c, n, u, d, o)
            }
            let l = this.map
            this.mapFinderQuad(l, d, a, n, r)
            let f = (d - 17) / 4
            if (f < 7) {
              if (
                ((s = this.projectMap(i, l, d, o)),
                !(s instanceof Error) ||
                  (this.upgrade(i, l, o) &&
                    ((s = this.projectMap(this.finePlane, this.to, d, o)), !(s instanceof Error))))
              )
                break project
            } else {
              let e = this.upgrade(i, l, o),
                t = e ? this.finePlane : i,
                n = e ? this.to : l,
                r = this.confirm(t, n, d)
              if ((!r && e && (r = this.confirm(i, l, d)), r)) {
                tiles: {
                  let r = t === this.finePlane ? e : 1,
                    i = (r - 1) / 2,
                    l = this.setAlignments(f),
                    p = this.tmp8,
                    m = this.tmp64,
                    h = this.tmp64,
                    g = p[l - 1],
                    _ = 0.5,
                    v = 0,
                    y = 0,
                    b = 0,
                    S = !1
                  for (let e = 0; e < l; e++)
                    for (let r = 0; r < l; r++) {
                      let i = p[r],
                        a = p[e],
                        o = (i === 6 && (a === 6 || a === g)) || (i === g && a === 6),
                        s = (e * l + r) * 2
                      if (!o && this.searchAlign(t, n, _, 1, i, a, _, !0)) {
                        let e = 98 + v * 4
                        ;((h[e] = this.alignPoint.x),
                          (h[e + 1] = this.alignPoint.y),
                          (h[e + 2] = i + _),
                          (h[e + 3] = a + _),
                          v++,
                          i === g && a === g && ((S = !0), (y = this.alignPoint.x), (b = this.alignPoint.y)),
                          (m[s] = this.alignPoint.x),
                          (m[s + 1] = this.alignPoint.y))
                      } else {
                        let e = Y(n, i + _, a + _)
                        ;((m[s] = e.x), (m[s + 1] = e.y))
                      }
                    }
                  if (!v) {
                    s = x.alignment
                    break tiles
                  }
                  for (let e = 0; e < l - 1; e++)
                    for (let n = 0; n < l - 1; n++) {
                      let r = p[n],
                        i = p[n + 1],
                        a = p[e],
                        o = p[e + 1],
                        s = (e * l + n) * 2,
                        c = s + 2,
                        u = ((e + 1) * l + n) * 2,
                        f = u + 2,
                        h = this.map
                      ;(U(this.from, r + _, a + _, i + _, a + _, i + _, o + _, r + _, o + _),
                        U(this.to, m[s], m[s + 1], m[c], m[c + 1], m[f], m[f + 1], m[u], m[u + 1]),
                        this.mapQuad(h),
                        this.projectQuad(t, h, d, n ? r : 0, n === l - 2 ? d : i, e ? a : 0, e === l - 2 ? d : o))
                    }
                  if (o.opts.pointsOnDetect) {
                    let e = []
                    for (let t = 0; t < v; t++) {
                      let n = 98 + t * 4
                      e.push({ point: { x: (h[n] - i) / r, y: (h[n + 1] - i) / r }, x: h[n + 2], y: h[n + 3] })
                    }
                    this.report(a, S ? { x: (y - i) / r, y: (b - i) / r } : c, e, u, d, o)
                  }
                  s = this.decodeGrid(d, o)
                }
                if (
                  !(s instanceof Error) ||
                  ((s = this.projectMap(t, n, d, o)), !(s instanceof Error)) ||
                  (e && ((s = this.projectMap(i, l, d, o)), !(s instanceof Error)))
                )
                  break project
              } else s = x.version
            }
          }
        }
      }
      return ((this.invertedProjection = !1), s)
    }
    *scan(e) {
      if (!this.staged) throw Error(`expected addImage before decode`)
      let t = this.layers
      this.points = void 0
      let n = x.finder
      if (!this.resized) {
        for (let n = 1; n < t.length; n++) {
          let r = t[n]
          if (!r.used) break
          let i = t[n - 1].luma,
            a = r.luma,
            o = t[n - 1].width,
            s = e ? 64 : r.height
          for (let t = 0; t < r.height; t += s)
            ($.resize(i, a, o, r.width, t, Math.min(r.height, t + s)),
              e && t + s < r.height && (this.retryStart += yield))
        }
        this.resized = !0
      }
      walk: for (let r = !0; ; r = !1) {
        let i = !1
        for (let a = t.length - 1; a >= 0; a--) {
          if (!r && (!this.retries || (this.timeLimit !== 1 / 0 && Date.now() - this.retryStart >= this.timeLimit)))
            break walk
          let o = t[a]
          if (!o.used) continue
          if (!o.found) {
            let t = o.blockHeight,
              n = e ? 16 : t
            for (let r = 0; r < t; r += n)
              ($.blocks(o, r, Math.min(t, r + n)), e && r + n < t && (this.retryStart += yield))
            o.bitmap.fill(0, 0, o.words * o.height)
            for (let r = 0; r < t; r += n)
              ($.bitmap(o, r, Math.min(t, r + n)), e && r + n < t && (this.retryStart += yield))
            ;(this.opts.imageOnBitmap && this.opts.imageOnBitmap(b(o.width, o.height, (e, t) => W(o, e, t))),
              (o.patternCount = 0))
            let r = e ? 32 : o.height
            for (let t = 0; t < o.height; t += r)
              ($.find(o, t, Math.min(o.height, t + r)), e && t + r < o.height && (this.retryStart += yield))
            o.found = !0
          }
          let s
          if (r) {
            this.exclude(o)
            let e = this.pickPolarity(o, 0),
              t = this.pickPolarity(o, 1)
            if (e || t) {
              let n = this.tmp64,
                r = o.patterns,
                i = 0
              if (t) {
                let t = e ? r[n[0] * 4 + 3] + r[n[1] * 4 + 3] + r[n[2] * 4 + 3] : 0,
                  a = r[n[4] * 4 + 3] + r[n[5] * 4 + 3] + r[n[6] * 4 + 3]
                ;(!e || (n[7] + 0.1) * t < (n[3] + 0.1) * a) && (i = 1)
              }
              let a = i * 4,
                c = n[a] | 0,
                l = n[a + 1] | 0,
                u = n[a + 2] | 0
              ;((o.pickSum = c + l + u),
                (o.pickLo = Math.min(c, l, u)),
                (o.pickHi = Math.max(c, l, u)),
                (s = this.makeTriple(o, c, l, u)),
                (s.inverted = i === 1))
            }
          } else {
            schedule: {
              if (o.setsReady) break schedule
              ;((o.setsReady = !0), (o.setCount = 0), (o.setCursor = 0))
              let t = 0
              for (let e = 0; e < o.patternCount; e++) o.inverted[e] & 2 || t++
              if (t < 3) break schedule
              let n = o.patterns,
                r = this.tmp32,
                i = t > 5
              for (let t = 0; t < o.patternCount - 2; t++) {
                e && t && !(t & 7) && (this.retryStart += yield)
                let a = o.inverted[t]
                if (a & 2) continue
                let s = !!(a & 1),
                  c = t * 4,
                  l = n[c + 2] * 177 * 1.5,
                  u = l * l,
                  d = 0
                for (let e = t + 1; e < o.patternCount; e++) {
                  let t = o.inverted[e]
                  if (t & 2 || !!(t & 1) !== s) continue
                  let r = e * 4,
                    a = Math.min(n[c + 2], n[r + 2]),
                    l = Math.max(n[c + 2], n[r + 2])
                  if (i && l > 2.4 * a + 2 / 7) continue
                  let f = n[c] - n[r],
                    p = n[c + 1] - n[r + 1],
                    m = f * f + p * p
                  if (m > u) continue
                  let h = m / n[r + 3]
                  d = this.retain(e, h, d, 15)
                }
                for (let e = 0; e < d - 1; e++) {
                  let a = r[e],
                    l = a * 4,
                    u = O(n, c, l)
                  for (let f = e + 1; f < d; f++) {
                    let e = r[f],
                      d = e * 4,
                      p = O(n, l, d),
                      m = O(n, c, d),
                      h = Math.min(u, p, m),
                      g = Math.max(u, p, m),
                      _ = u + p + m - h - g
                    if (!h || !_ || (i && (h > 4 * _ || _ > 4 * h))) continue
                    let v = Math.sqrt(h),
                      y = Math.sqrt(_),
                      b = (v + y) / (2 * ((n[c + 2] + n[l + 2] + n[d + 2]) / 3)) + 7
                    if (b < 16.8 || b > 265.5) continue
                    let x = (h + _ - g) / (2 * Math.sqrt(h * _))
                    if (i && Math.abs(x) > 0.5) continue
                    let S = n[c + 3] + n[l + 3] + n[d + 3],
                      C = (v + y + Math.abs(v - y)) / S
                    retain: {
                      let n = o.sets,
                        r = o.setCount
                      if (r < 256) o.setCount++
                      else {
                        if (C >= n[0]) break retain
                        r = 0
                      }
                      let i = r * 5
                      for (n[i] = C, n[i + 1] = +s, n[i + 2] = t, n[i + 3] = a, n[i + 4] = e; r;) {
                        let e = (r - 1) >> 1
                        if (n[e * 5] >= n[r * 5]) break retain
                        ;(Q(o, e, r), (r = e))
                      }
                      se(o, o.setCount)
                    }
                  }
                }
              }
              for (let e = o.setCount - 1; e > 0; e--) (Q(o, 0, e), se(o, e))
            }
            let t = o.sets
            for (; o.setCursor < o.setCount;) {
              let e = o.setCursor++ * 5,
                n = t[e + 2] | 0,
                r = t[e + 3] | 0,
                i = t[e + 4] | 0
              if (
                !(o.inverted[n] & 2 || o.inverted[r] & 2 || o.inverted[i] & 2) &&
                (n + r + i !== o.pickSum || Math.min(n, r, i) !== o.pickLo || Math.max(n, r, i) !== o.pickHi)
              ) {
                ;((s = this.makeTriple(o, n, r, i)), (s.inverted = !!t[e + 1]))
                break
              }
            }
          }
          if (!s) {
            e && (this.retryStart += yield)
            continue
          }
          ;(!r && this.retries !== 1 / 0 && this.retries--, (i = !0))
          let c =
              !this.blocked && Math.abs(s.tr.y - s.tl.y) > Math.abs(s.tr.x - s.tl.x)
                ? oe(o, s.tl, s.tr, s.inverted)
                : 0,
            l = !!(c && k(s.tl, s.tr) / c + 7 >= 45)
          l &&
            (J(o, s.tl, s.inverted),
            J(o, s.tr, s.inverted),
            J(o, s.bl, s.inverted),
            ie(o, s),
            (c = oe(o, s.tl, s.tr, s.inverted)))
          let u = this.projectWith(o, s, c)
          u instanceof Error && !l && ie(o, s) && (u = this.projectWith(o, s, c))
          let d = o.context.opts,
            f = u
          if (!(u instanceof Error)) {
            d.imageOnResult &&
              d.imageOnResult(b(this.decodedSize, this.decodedSize, (e, t) => this.grid[t * this.decodedSize + e]))
            let e = 3.5 / (this.decodedSize - 7),
              n = o.patterns,
              r = 4 * s.tlIndex,
              i = 4 * s.trIndex,
              a = 4 * s.blIndex
            ;((n[r] = s.tl.x),
              (n[r + 1] = s.tl.y),
              (n[r + 2] = s.trIndex),
              (n[r + 3] = s.blIndex),
              (n[i] = s.tr.x),
              (n[i + 1] = s.tr.y),
              (n[i + 2] = e),
              (n[a] = s.bl.x),
              (n[a + 1] = s.bl.y),
              o.inverted[s.tlIndex] & 2 || this.blocked++,
              o.inverted[s.trIndex] & 2 || this.blocked++,
              o.inverted[s.blIndex] & 2 || this.blocked++,
              (o.inverted[s.tlIndex] |= 6),
              (o.inverted[s.trIndex] |= 10),
              (o.inverted[s.blIndex] |= 10))
            for (let e of t) e.found && this.exclude(e)
            this.points && this.opts.pointsOnDetect?.(this.points, f)
          }
          if (!(f instanceof Error)) return f
          ;((n = f), e && (this.retryStart += yield))
        }
        if (!r && !i) break
      }
      return (this.points && this.opts.pointsOnDetect?.(this.points, n), n)
    }
    *walk(e, t) {
      ;((this.retryStart = Date.now()), (this.retries = this.effort === 1 / 0 ? 1 / 0 : this.effort - 1))
      let n = []
      for (;;) {
        let r = yield* this.scan(e)
        if ((n.push(r), !t || r instanceof Error)) return n
        e && (this.retryStart += yield)
      }
    }
    decode(e = !1) {
      this.beginOperation()
      try {
        return ue(this.walk(!1, e))
      } finally {
        this.endOperation()
      }
    }
    async decodeAsync(e = !1) {
      this.beginOperation()
      try {
        return await fe(this.walk(!0, e), this.timeLimit)
      } finally {
        this.endOperation()
      }
    }
  },
  me = (e, t = {}) => {
    ;(V(t), H(e, t.format))
    let n = new pe({ ...t, maxSize: { height: e.height, width: e.width } })
    try {
      n.addImage(e, t.format)
      let r = n.decode()[0]
      if (r instanceof Error) throw Error(r.message)
      return r
    } finally {
      n.clean()
    }
  }
export { me as decodeQR, me as default }
//# sourceMappingURL=decode-ARW2UmkM.js.map
