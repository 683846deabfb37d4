import { o as e } from './rolldown-runtime-DLMaRju-.js'
import { Ga as t, ho as n, xa as r, ya as i } from './index--te03lJq.js'
var a = e(n(), 1),
  o = { code: `_code_btwyw_1` },
  s = ((e) => (
    (e[(e.Border = -1)] = `Border`),
    (e[(e.Data = 0)] = `Data`),
    (e[(e.Function = 1)] = `Function`),
    (e[(e.Position = 2)] = `Position`),
    (e[(e.Timing = 3)] = `Timing`),
    (e[(e.Alignment = 4)] = `Alignment`),
    e
  ))(s || {}),
  c = [0, 1],
  l = [1, 0],
  u = [2, 3],
  d = [3, 2],
  f = { L: c, M: l, Q: u, H: d },
  p = /^\d*$/,
  m = /^[A-Z0-9 $%*+./:-]*$/,
  h = `0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:`,
  g = 1,
  _ = 40,
  v = 3,
  y = 3,
  b = 40,
  x = 10,
  S = [
    [
      -1, 7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      -1, 10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28,
      28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ],
    [
      -1, 13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      -1, 17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
  ],
  C = [
    [
      -1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18,
      19, 19, 20, 21, 22, 24, 25,
    ],
    [
      -1, 1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31,
      33, 35, 37, 38, 40, 43, 45, 47, 49,
    ],
    [
      -1, 1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40,
      43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
    ],
    [
      -1, 1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45, 48,
      51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
    ],
  ],
  w = class {
    constructor(e, t, n, r) {
      if (((this.version = e), (this.ecc = t), e < g || e > _)) throw RangeError(`Version value out of range`)
      if (r < -1 || r > 7) throw RangeError(`Mask value out of range`)
      this.size = e * 4 + 17
      let i = Array.from({ length: this.size }).fill(!1)
      for (let e = 0; e < this.size; e++) (this.modules.push(i.slice()), this.types.push(i.map(() => 0)))
      this.drawFunctionPatterns()
      let a = this.addEccAndInterleave(n)
      if ((this.drawCodewords(a), r === -1)) {
        let e = 1e9
        for (let t = 0; t < 8; t++) {
          ;(this.applyMask(t), this.drawFormatBits(t))
          let n = this.getPenaltyScore()
          ;(n < e && ((r = t), (e = n)), this.applyMask(t))
        }
      }
      ;((this.mask = r), this.applyMask(r), this.drawFormatBits(r))
    }
    size
    mask
    modules = []
    types = []
    getModule(e, t) {
      return e >= 0 && e < this.size && t >= 0 && t < this.size && this.modules[t][e]
    }
    drawFunctionPatterns() {
      for (let e = 0; e < this.size; e++)
        (this.setFunctionModule(6, e, e % 2 == 0, s.Timing), this.setFunctionModule(e, 6, e % 2 == 0, s.Timing))
      ;(this.drawFinderPattern(3, 3),
        this.drawFinderPattern(this.size - 4, 3),
        this.drawFinderPattern(3, this.size - 4))
      let e = this.getAlignmentPatternPositions(),
        t = e.length
      for (let n = 0; n < t; n++)
        for (let r = 0; r < t; r++)
          (n === 0 && r === 0) ||
            (n === 0 && r === t - 1) ||
            (n === t - 1 && r === 0) ||
            this.drawAlignmentPattern(e[n], e[r])
      ;(this.drawFormatBits(0), this.drawVersion())
    }
    drawFormatBits(e) {
      let t = (this.ecc[1] << 3) | e,
        n = t
      for (let e = 0; e < 10; e++) n = (n << 1) ^ ((n >>> 9) * 1335)
      let r = ((t << 10) | n) ^ 21522
      for (let e = 0; e <= 5; e++) this.setFunctionModule(8, e, E(r, e))
      ;(this.setFunctionModule(8, 7, E(r, 6)),
        this.setFunctionModule(8, 8, E(r, 7)),
        this.setFunctionModule(7, 8, E(r, 8)))
      for (let e = 9; e < 15; e++) this.setFunctionModule(14 - e, 8, E(r, e))
      for (let e = 0; e < 8; e++) this.setFunctionModule(this.size - 1 - e, 8, E(r, e))
      for (let e = 8; e < 15; e++) this.setFunctionModule(8, this.size - 15 + e, E(r, e))
      this.setFunctionModule(8, this.size - 8, !0)
    }
    drawVersion() {
      if (this.version < 7) return
      let e = this.version
      for (let t = 0; t < 12; t++) e = (e << 1) ^ ((e >>> 11) * 7973)
      let t = (this.version << 12) | e
      for (let e = 0; e < 18; e++) {
        let n = E(t, e),
          r = this.size - 11 + (e % 3),
          i = Math.floor(e / 3)
        ;(this.setFunctionModule(r, i, n), this.setFunctionModule(i, r, n))
      }
    }
    drawFinderPattern(e, t) {
      for (let n = -4; n <= 4; n++)
        for (let r = -4; r <= 4; r++) {
          let i = Math.max(Math.abs(r), Math.abs(n)),
            a = e + r,
            o = t + n
          a >= 0 &&
            a < this.size &&
            o >= 0 &&
            o < this.size &&
            this.setFunctionModule(a, o, i !== 2 && i !== 4, s.Position)
        }
    }
    drawAlignmentPattern(e, t) {
      for (let n = -2; n <= 2; n++)
        for (let r = -2; r <= 2; r++)
          this.setFunctionModule(e + r, t + n, Math.max(Math.abs(r), Math.abs(n)) !== 1, s.Alignment)
    }
    setFunctionModule(e, t, n, r = s.Function) {
      ;((this.modules[t][e] = n), (this.types[t][e] = r))
    }
    addEccAndInterleave(e) {
      let t = this.version,
        n = this.ecc
      if (e.length !== V(t, n)) throw RangeError(`Invalid argument`)
      let r = C[n[0]][t],
        i = S[n[0]][t],
        a = Math.floor(B(t) / 8),
        o = r - (a % r),
        s = Math.floor(a / r),
        c = [],
        l = H(i)
      for (let t = 0, n = 0; t < r; t++) {
        let r = e.slice(n, n + s - i + (t < o ? 0 : 1))
        n += r.length
        let a = U(r, l)
        ;(t < o && r.push(0), c.push(r.concat(a)))
      }
      let u = []
      for (let e = 0; e < c[0].length; e++)
        c.forEach((t, n) => {
          ;(e !== s - i || n >= o) && u.push(t[e])
        })
      return u
    }
    drawCodewords(e) {
      if (e.length !== Math.floor(B(this.version) / 8)) throw RangeError(`Invalid argument`)
      let t = 0
      for (let n = this.size - 1; n >= 1; n -= 2) {
        n === 6 && (n = 5)
        for (let r = 0; r < this.size; r++)
          for (let i = 0; i < 2; i++) {
            let a = n - i,
              o = (n + 1) & 2 ? r : this.size - 1 - r
            !this.types[o][a] && t < e.length * 8 && ((this.modules[o][a] = E(e[t >>> 3], 7 - (t & 7))), t++)
          }
      }
    }
    applyMask(e) {
      if (e < 0 || e > 7) throw RangeError(`Mask value out of range`)
      for (let t = 0; t < this.size; t++)
        for (let n = 0; n < this.size; n++) {
          let r
          switch (e) {
            case 0:
              r = (n + t) % 2 == 0
              break
            case 1:
              r = t % 2 == 0
              break
            case 2:
              r = n % 3 == 0
              break
            case 3:
              r = (n + t) % 3 == 0
              break
            case 4:
              r = (Math.floor(n / 3) + Math.floor(t / 2)) % 2 == 0
              break
            case 5:
              r = ((n * t) % 2) + ((n * t) % 3) == 0
              break
            case 6:
              r = (((n * t) % 2) + ((n * t) % 3)) % 2 == 0
              break
            case 7:
              r = (((n + t) % 2) + ((n * t) % 3)) % 2 == 0
              break
            default:
              throw Error(`Unreachable`)
          }
          !this.types[t][n] && r && (this.modules[t][n] = !this.modules[t][n])
        }
    }
    getPenaltyScore() {
      let e = 0
      for (let t = 0; t < this.size; t++) {
        let n = !1,
          r = 0,
          i = [0, 0, 0, 0, 0, 0, 0]
        for (let a = 0; a < this.size; a++)
          this.modules[t][a] === n
            ? (r++, r === 5 ? (e += v) : r > 5 && e++)
            : (this.finderPenaltyAddHistory(r, i),
              n || (e += this.finderPenaltyCountPatterns(i) * b),
              (n = this.modules[t][a]),
              (r = 1))
        e += this.finderPenaltyTerminateAndCount(n, r, i) * b
      }
      for (let t = 0; t < this.size; t++) {
        let n = !1,
          r = 0,
          i = [0, 0, 0, 0, 0, 0, 0]
        for (let a = 0; a < this.size; a++)
          this.modules[a][t] === n
            ? (r++, r === 5 ? (e += v) : r > 5 && e++)
            : (this.finderPenaltyAddHistory(r, i),
              n || (e += this.finderPenaltyCountPatterns(i) * b),
              (n = this.modules[a][t]),
              (r = 1))
        e += this.finderPenaltyTerminateAndCount(n, r, i) * b
      }
      for (let t = 0; t < this.size - 1; t++)
        for (let n = 0; n < this.size - 1; n++) {
          let r = this.modules[t][n]
          r === this.modules[t][n + 1] && r === this.modules[t + 1][n] && r === this.modules[t + 1][n + 1] && (e += y)
        }
      let t = 0
      for (let e of this.modules) t = e.reduce((e, t) => e + +!!t, t)
      let n = this.size * this.size,
        r = Math.ceil(Math.abs(t * 20 - n * 10) / n) - 1
      return ((e += r * x), e)
    }
    getAlignmentPatternPositions() {
      if (this.version === 1) return []
      {
        let e = Math.floor(this.version / 7) + 2,
          t = this.version === 32 ? 26 : Math.ceil((this.version * 4 + 4) / (e * 2 - 2)) * 2,
          n = [6]
        for (let r = this.size - 7; n.length < e; r -= t) n.splice(1, 0, r)
        return n
      }
    }
    finderPenaltyCountPatterns(e) {
      let t = e[1],
        n = t > 0 && e[2] === t && e[3] === t * 3 && e[4] === t && e[5] === t
      return (n && e[0] >= t * 4 && e[6] >= t ? 1 : 0) + (n && e[6] >= t * 4 && e[0] >= t ? 1 : 0)
    }
    finderPenaltyTerminateAndCount(e, t, n) {
      return (
        e && (this.finderPenaltyAddHistory(t, n), (t = 0)),
        (t += this.size),
        this.finderPenaltyAddHistory(t, n),
        this.finderPenaltyCountPatterns(n)
      )
    }
    finderPenaltyAddHistory(e, t) {
      ;(t[0] === 0 && (e += this.size), t.pop(), t.unshift(e))
    }
  }
function T(e, t, n) {
  if (t < 0 || t > 31 || e >>> t) throw RangeError(`Value out of range`)
  for (let r = t - 1; r >= 0; r--) n.push((e >>> r) & 1)
}
function E(e, t) {
  return !!((e >>> t) & 1)
}
var D = class {
    constructor(e, t, n) {
      if (((this.mode = e), (this.numChars = t), (this.bitData = n), t < 0)) throw RangeError(`Invalid argument`)
      this.bitData = n.slice()
    }
    getData() {
      return this.bitData.slice()
    }
  },
  O = [1, 10, 12, 14],
  k = [2, 9, 11, 13],
  A = [4, 8, 16, 16]
function j(e, t) {
  return e[Math.floor((t + 7) / 17) + 1]
}
function M(e) {
  let t = []
  for (let n of e) T(n, 8, t)
  return new D(A, e.length, t)
}
function N(e) {
  if (!I(e)) throw RangeError(`String contains non-numeric characters`)
  let t = []
  for (let n = 0; n < e.length;) {
    let r = Math.min(e.length - n, 3)
    ;(T(Number.parseInt(e.substring(n, n + r), 10), r * 3 + 1, t), (n += r))
  }
  return new D(O, e.length, t)
}
function P(e) {
  if (!L(e)) throw RangeError(`String contains unencodable characters in alphanumeric mode`)
  let t = [],
    n = 0
  for (; n + 2 <= e.length; n += 2) {
    let r = h.indexOf(e.charAt(n)) * 45
    ;((r += h.indexOf(e.charAt(n + 1))), T(r, 11, t))
  }
  return (n < e.length && T(h.indexOf(e.charAt(n)), 6, t), new D(k, e.length, t))
}
function F(e) {
  return e === `` ? [] : I(e) ? [N(e)] : L(e) ? [P(e)] : [M(z(e))]
}
function I(e) {
  return p.test(e)
}
function L(e) {
  return m.test(e)
}
function R(e, t) {
  let n = 0
  for (let r of e) {
    let e = j(r.mode, t)
    if (r.numChars >= 1 << e) return 1 / 0
    n += 4 + e + r.bitData.length
  }
  return n
}
function z(e) {
  e = encodeURI(e)
  let t = []
  for (let n = 0; n < e.length; n++)
    e.charAt(n) === `%` ? (t.push(Number.parseInt(e.substring(n + 1, n + 3), 16)), (n += 2)) : t.push(e.charCodeAt(n))
  return t
}
function B(e) {
  if (e < g || e > _) throw RangeError(`Version number out of range`)
  let t = (16 * e + 128) * e + 64
  if (e >= 2) {
    let n = Math.floor(e / 7) + 2
    ;((t -= (25 * n - 10) * n - 55), e >= 7 && (t -= 36))
  }
  return t
}
function V(e, t) {
  return Math.floor(B(e) / 8) - S[t[0]][e] * C[t[0]][e]
}
function H(e) {
  if (e < 1 || e > 255) throw RangeError(`Degree out of range`)
  let t = []
  for (let n = 0; n < e - 1; n++) t.push(0)
  t.push(1)
  let n = 1
  for (let r = 0; r < e; r++) {
    for (let e = 0; e < t.length; e++) ((t[e] = W(t[e], n)), e + 1 < t.length && (t[e] ^= t[e + 1]))
    n = W(n, 2)
  }
  return t
}
function U(e, t) {
  let n = t.map((e) => 0)
  for (let r of e) {
    let e = r ^ n.shift()
    ;(n.push(0), t.forEach((t, r) => (n[r] ^= W(t, e))))
  }
  return n
}
function W(e, t) {
  if (e >>> 8 || t >>> 8) throw RangeError(`Byte out of range`)
  let n = 0
  for (let r = 7; r >= 0; r--) ((n = (n << 1) ^ ((n >>> 7) * 285)), (n ^= ((t >>> r) & 1) * e))
  return n
}
function G(e, t, n = 1, r = 40, i = -1, a = !0) {
  if (!(g <= n && n <= r && r <= _) || i < -1 || i > 7) throw RangeError(`Invalid value`)
  let o, s
  for (o = n; ; o++) {
    let n = V(o, t) * 8,
      i = R(e, o)
    if (i <= n) {
      s = i
      break
    }
    if (o >= r) throw RangeError(`Data too long`)
  }
  for (let e of [l, u, d]) a && s <= V(o, e) * 8 && (t = e)
  let c = []
  for (let t of e) {
    ;(T(t.mode[0], 4, c), T(t.numChars, j(t.mode, o), c))
    for (let e of t.getData()) c.push(e)
  }
  let f = V(o, t) * 8
  ;(T(0, Math.min(4, f - c.length), c), T(0, (8 - (c.length % 8)) % 8, c))
  for (let e = 236; c.length < f; e ^= 253) T(e, 8, c)
  let p = Array.from({ length: Math.ceil(c.length / 8) }, () => 0)
  return (c.forEach((e, t) => (p[t >>> 3] |= e << (7 - (t & 7)))), new w(o, t, p, i))
}
function K(e, t) {
  let {
      ecc: n = `L`,
      boostEcc: r = !1,
      minVersion: i = 1,
      maxVersion: a = 40,
      maskPattern: o = -1,
      border: s = 1,
    } = t || {},
    c = typeof e == `string` ? F(e) : Array.isArray(e) ? [M(e)] : void 0
  if (!c) throw Error(`uqr only supports encoding string and binary data, but got: ${typeof e}`)
  let l = G(c, f[n], i, a, o, r),
    u = q({ version: l.version, maskPattern: l.mask, size: l.size, data: l.modules, types: l.types }, s)
  return (t?.invert && (u.data = u.data.map((e) => e.map((e) => !e))), t?.onEncoded?.(u), u)
}
function q(e, t = 1) {
  if (!t) return e
  let { size: n } = e,
    r = n + t * 2
  ;((e.size = r),
    e.data.forEach((e) => {
      for (let n = 0; n < t; n++) (e.unshift(!1), e.push(!1))
    }))
  for (let n = 0; n < t; n++)
    (e.data.unshift(Array.from({ length: r }, (e) => !1)), e.data.push(Array.from({ length: r }, (e) => !1)))
  let i = s.Border
  e.types.forEach((e) => {
    for (let n = 0; n < t; n++) (e.unshift(i), e.push(i))
  })
  for (let n = 0; n < t; n++)
    (e.types.unshift(Array.from({ length: r }, (e) => i)), e.types.push(Array.from({ length: r }, (e) => i)))
  return e
}
function J(e, t) {
  let { data: n, size: r, version: i } = K(e, { ecc: t, border: 4, minVersion: 1, maxVersion: 40 }),
    a = []
  for (let [e, t] of n.entries())
    for (let n = 0; n < t.length; n++) {
      if (!t[n]) continue
      let r = n
      for (; t[n];) n++
      a.push(`M${r} ${e}h${n - r}v1h${r - n}z`)
    }
  return { size: r, version: i, path: a.join(``) }
}
var Y = r(`qr`, {
    tooLong: (e) => `This text is too long for a QR code (${i(e)} characters). Copy it instead.`,
    frameOf: ({ frame: e, count: t }) => `Frame ${e} of ${t}`,
    play: `Play`,
    stop: `Stop`,
    starting: `Starting the camera`,
    notAllowed: `The browser did not allow the camera. Allow it in the address bar, or paste the code below.`,
    noCamera: `This device has no camera. Paste the code below instead.`,
    insecure: `The browser lets pages use the camera over https or on localhost only. Paste the code below instead.`,
    notStarting: `The camera does not start. Another program may be using it. Close that program, or paste the code below instead.`,
  }),
  X = t()
function Z({ text: e, label: t, level: n = `M`, className: r }) {
  let i = (0, a.useMemo)(() => Q(e, n), [e, n])
  return i === null
    ? (0, X.jsx)(`p`, { role: `alert`, children: Y.tooLong(e.length) })
    : (0, X.jsxs)(`svg`, {
        className: `${o.code ?? ``} ${r ?? ``}`,
        viewBox: `0 0 ${i.size} ${i.size}`,
        role: `img`,
        'aria-label': t,
        children: [
          (0, X.jsx)(`rect`, { width: i.size, height: i.size, fill: `#ffffff` }),
          (0, X.jsx)(`path`, { d: i.path, fill: `#0f1621`, shapeRendering: `crispEdges` }),
        ],
      })
}
function Q(e, t) {
  try {
    return J(e, t)
  } catch {
    return null
  }
}
export { Y as n, Z as t }
//# sourceMappingURL=rest-Cxvfm7_T.js.map
