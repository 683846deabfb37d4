import { xa as e } from './index--te03lJq.js'
import { t } from './rest-Cy4Y8Q_t.js'
var n = e(`ur`, {
    noBytewords: (e) => `${e} letters are not bytewords`,
    noByteword: (e) => `“${e}” is not a byteword`,
    wrongChecksum: ({ found: e, said: t }) =>
      `The checksum of the code is ${e}, but the code says ${t}. Scan it again.`,
    notWritable: (e) => `${e} cannot be written as CBOR here`,
    bytesFollow: (e) => `${e} bytes follow the CBOR value`,
    tooDeep: (e) => `CBOR nested more than ${e} deep`,
    otherType: (e) => `CBOR type ${e} is not used between wallets`,
    otherSimple: (e) => `CBOR simple value ${e} is not used between wallets`,
    unknownLength: `CBOR of unknown length is not used between wallets`,
    tooLarge: `A CBOR number is too large`,
    keyTwice: `A CBOR map has a key twice`,
    keyNoNumber: `A CBOR map has a key that is not a number`,
    endsBefore: (e) => `CBOR ends before its ${e} items`,
    endsEarly: `CBOR ends too early`,
    notFromWallet: `This code is not from a wallet (it does not start with “ur:”)`,
    frameNoList: `A frame of the code is not a list`,
    wrongShape: `A frame of the code has the wrong shape`,
    doNotFit: `The frames of the code do not fit together. Scan the whole code again.`,
  }),
  r = class {
    tag
    value
    constructor(e, t) {
      ;((this.tag = e), (this.value = t))
    }
  },
  i = 16
function a(e) {
  let t = []
  return (o(e, t), Uint8Array.from(t))
}
function o(e, t) {
  if (typeof e == `number`) return c(0, e, t)
  if (e instanceof Uint8Array) return s(2, e, t)
  if (typeof e == `string`) return s(3, new TextEncoder().encode(e), t)
  if (typeof e == `boolean`) return void t.push(e ? 245 : 244)
  if (e === null) return void t.push(246)
  if (e instanceof r) return (c(6, e.tag, t), o(e.value, t))
  if (e instanceof Map) {
    c(5, e.size, t)
    for (let [n, r] of e) (o(n, t), o(r, t))
    return
  }
  let n = e
  c(4, n.length, t)
  for (let e of n) o(e, t)
}
function s(e, t, n) {
  c(e, t.length, n)
  for (let e of t) n.push(e)
}
function c(e, t, r) {
  if (!Number.isSafeInteger(t) || t < 0) throw Error(n.notWritable(t))
  let i = t < 24 ? 0 : t < 256 ? 1 : t < 2 ** 16 ? 2 : t < 2 ** 32 ? 4 : 8
  if (i === 0) return void r.push((e << 5) | t)
  r.push((e << 5) | (24 + Math.log2(i)))
  for (let e = i - 1; e >= 0; e--) r.push(Math.floor(t / 256 ** e) % 256)
}
function l(e) {
  let t = { bytes: e, at: 0 },
    r = u(t, 0)
  if (t.at !== e.length) throw Error(n.bytesFollow(e.length - t.at))
  return r
}
function u(e, t) {
  if (t > i) throw Error(n.tooDeep(i))
  let a = g(e, 1)[0] ?? 0,
    o = a >> 5,
    s = a & 31
  if (o === 7) return d(s)
  let c = s < 24 ? s : f(e, s)
  switch (o) {
    case 0:
      return c
    case 2:
      return g(e, c).slice()
    case 3:
      return new TextDecoder(`utf-8`, { fatal: !0 }).decode(g(e, c))
    case 4:
      return h(e, c, () => u(e, t + 1))
    case 5:
      return p(e, c, t + 1)
    case 6:
      return new r(c, u(e, t + 1))
    default:
      throw Error(n.otherType(o))
  }
}
function d(e) {
  if (e === 20 || e === 21) return e === 21
  if (e === 22) return null
  throw Error(n.otherSimple(e))
}
function f(e, t) {
  if (t > 27) throw Error(n.unknownLength)
  let r = g(e, 2 ** (t - 24)).reduce((e, t) => e * 256 + t, 0)
  if (!Number.isSafeInteger(r)) throw Error(n.tooLarge)
  return r
}
function p(e, t, r) {
  let i = h(e, t, () => m(e, r)),
    a = new Map(i)
  if (a.size !== i.length) throw Error(n.keyTwice)
  return a
}
function m(e, t) {
  let r = u(e, t)
  if (typeof r != `number`) throw Error(n.keyNoNumber)
  return [r, u(e, t)]
}
function h(e, t, r) {
  if (t > e.bytes.length - e.at) throw Error(n.endsBefore(t))
  return Array.from({ length: t }, r)
}
function g(e, t) {
  let r = e.at + t
  if (r > e.bytes.length) throw Error(n.endsEarly)
  let i = e.bytes.subarray(e.at, r)
  return ((e.at = r), i)
}
function _(e) {
  let t = 4294967295
  for (let n of e) {
    t ^= n
    for (let e = 0; e < 8; e++) t = (t >>> 1) ^ (t & 1 ? 3988292384 : 0)
  }
  return ~t >>> 0
}
var v = `aeadaoaxaaahamatayasbkbdbnbtbabsbebybgbwbbbzcmchcscfcycwcecackctcxclcpcndkdadsdidedtdrdndwdpdmdldyeheyeoeeecenemetesftfrfnfsfmfhfzfpfwfxfyfefgflfdgagegrgsgtglgwgdgygmgughgohfhghdhkhthphhhlhyhehnhsidiaieihiyioisinimjejzjnjtjljojsjpjkjykpkoktkskkknkgkekikblblalylflslrlplnltloldlelulklgmnmymhmemomumwmdmtmsmknlnyndnsntnnnenboyoeotoxonolospdptpkpypspmplpepfpaprqdqzrerprlrorhrdrkrfryrnrsrtsesasrssskswstspsosgsbsfsntotktitttdtetytltbtstptatnuyuoutueurvtvyvovlvevwvavdvswlwdwmwpwewywswtwnwzwfwkykynylyaytzszoztzczezm`
function y(e) {
  let t = new Uint8Array(4)
  return (new DataView(t.buffer).setUint32(0, _(e)), [...e, ...t].map((e) => v.slice(e * 2, e * 2 + 2)).join(``))
}
function b(e) {
  if (e.length % 2 != 0 || e.length < 10) throw Error(n.noBytewords(e.length))
  let t = Uint8Array.from({ length: e.length / 2 }, (t, r) => {
      let i = e.slice(r * 2, r * 2 + 2).toLowerCase(),
        a = x.get(i)
      if (a === void 0) throw Error(n.noByteword(i))
      return a
    }),
    r = t.subarray(0, -4),
    i = new DataView(t.buffer, t.length - 4).getUint32(0)
  if (_(r) !== i) throw Error(n.wrongChecksum({ found: _(r), said: i }))
  return r
}
var x = new Map(Array.from({ length: 256 }, (e, t) => [v.slice(t * 2, t * 2 + 2), t]))
function S(e, t, n) {
  if (e <= t) return [e - 1]
  let r = new Uint8Array(8),
    i = new DataView(r.buffer)
  ;(i.setUint32(0, e), i.setUint32(4, n))
  let a = C(r),
    o = w(t, a),
    s = Array.from({ length: t }, (e, t) => t),
    c = []
  for (; c.length < o;) c.push(...s.splice(Math.floor(a() * s.length), 1))
  return c
}
function C(e) {
  let { buffer: n, byteOffset: r } = t(e, `bytes`),
    i = new DataView(n, r),
    a = new BigUint64Array([0, 8, 16, 24].map((e) => i.getBigUint64(e))),
    o = (e, t) => BigInt.asUintN(64, (e << t) | (e >> (64n - t)))
  return () => {
    let [e = 0n, t = 0n, n = 0n, r = 0n] = a,
      i = BigInt.asUintN(64, o(BigInt.asUintN(64, t * 5n), 7n) * 9n),
      s = n ^ e,
      c = r ^ t
    return (
      (a[1] = t ^ s), (a[0] = e ^ c), (a[2] = s ^ BigInt.asUintN(64, t << 17n)), (a[3] = o(c, 45n)), Number(i) / 2 ** 64
    )
  }
}
function w(e, t) {
  let n = Array.from({ length: e }, (e, t) => 1 / (t + 1)),
    r = n.reduce((e, t) => e + t, 0),
    i = n.map((t) => (t * e) / r),
    a = [],
    o = []
  for (let t = e - 1; t >= 0; t--) ((i[t] ?? 0) < 1 ? a : o).push(t)
  let s = Array.from(i, () => 1),
    c = Array.from(i, () => 0)
  for (;;) {
    let e = a.at(-1),
      t = o.at(-1)
    if (e === void 0 || t === void 0) break
    ;(a.pop(),
      o.pop(),
      (s[e] = i[e] ?? 0),
      (c[e] = t),
      (i[t] = (i[t] ?? 0) + (i[e] ?? 0) - 1),
      ((i[t] ?? 0) < 1 ? a : o).push(t))
  }
  let l = t(),
    u = t(),
    d = Math.floor(e * l)
  return 1 + (u < (s[d] ?? 1) ? d : (c[d] ?? 0))
}
var T = 512,
  E = /^ur:([a-z0-9-]+)\/(?:(\d+)-(\d+)\/)?([a-z]+)$/
function D() {
  let e = null
  return {
    read(t) {
      let r = E.exec(t.trim().toLowerCase())
      if (!r) throw Error(n.notFromWallet)
      let [, i = ``, a, , o = ``] = r,
        s = b(o)
      if (a === void 0) return { ur: { type: i, cbor: s }, progress: 1, parts: 1 }
      let c = O(s)
      ;(e !== null && k(e, i, c)) ||
        (e = { type: i, count: c.count, length: c.length, checksum: c.checksum, known: new Map(), mixed: [] })
      let l = new Set(S(c.frame, c.count, c.checksum))
      ;(e.mixed.push({ indexes: l, data: c.data }), A(e))
      let { known: u, count: d } = e
      if (u.size < d) return { ur: null, progress: u.size / d, parts: d }
      let f = { type: i, cbor: M(e) }
      return ((e = null), { ur: f, progress: 1, parts: d })
    },
  }
}
function O(e) {
  let t = l(e)
  if (!Array.isArray(t)) throw Error(n.frameNoList)
  let [r, i, a, o, s] = t
  if (
    typeof r != `number` ||
    typeof i != `number` ||
    typeof a != `number` ||
    typeof o != `number` ||
    !(s instanceof Uint8Array) ||
    r < 1 ||
    i < 1 ||
    i > T ||
    s.length * i < a
  )
    throw Error(n.wrongShape)
  return { frame: r, count: i, length: a, checksum: o, data: s }
}
var k = (e, t, n) => e.type === t && e.count === n.count && e.length === n.length && e.checksum === n.checksum
function A(e) {
  for (;;) {
    e.mixed = e.mixed.map((t) => j(t, e.known)).filter(({ indexes: e }) => e.size > 0)
    let t = e.mixed.find(({ indexes: e }) => e.size === 1),
      [n] = t?.indexes ?? []
    if (t === void 0 || n === void 0) return
    e.known.set(n, t.data)
  }
}
function j(e, t) {
  let n = [...e.indexes].filter((e) => t.has(e))
  if (n.length === 0) return e
  let r = e.data.slice()
  for (let e of n) for (let [n, i] of (t.get(e) ?? new Uint8Array()).entries()) r[n] = (r[n] ?? 0) ^ i
  return { indexes: new Set([...e.indexes].filter((e) => !t.has(e))), data: r }
}
function M({ known: e, count: t, length: r, checksum: i }) {
  let a = Uint8Array.from(Array.from({ length: t }, (t, n) => [...(e.get(n) ?? [])]).flat()).slice(0, r)
  if (_(a) !== i) throw Error(n.doNotFit)
  return a
}
var N = 200
function P({ type: e, cbor: t }, { fragmentBytes: n = N, mixed: r = !1 } = {}) {
  if (t.length <= n) return [`ur:${e}/${y(t)}`.toUpperCase()]
  let i = Math.ceil(t.length / n),
    o = Math.ceil(t.length / i),
    s = _(t),
    c = Array.from({ length: i }, (e, n) => {
      let r = new Uint8Array(o)
      return (r.set(t.subarray(n * o, (n + 1) * o)), r)
    })
  return Array.from({ length: r ? i * 2 : i }, (n, r) => {
    let l = new Uint8Array(o)
    for (let e of S(r + 1, i, s)) for (let [t, n] of (c[e] ?? l).entries()) l[t] = (l[t] ?? 0) ^ n
    let u = a([r + 1, i, t.length, s, l])
    return `ur:${e}/${r + 1}-${i}/${y(u)}`.toUpperCase()
  })
}
export { a, l as i, D as n, r, P as t }
//# sourceMappingURL=rest-B5w7Pa4q.js.map
