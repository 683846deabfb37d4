import { o as e, t } from './rolldown-runtime-DLMaRju-.js'
import { Aa as n, la as r } from './index--te03lJq.js'
import { t as i } from './rest-D7yXKgZK.js'
import {
  _ as a,
  c as o,
  d as s,
  f as c,
  g as l,
  h as u,
  l as d,
  m as f,
  o as p,
  p as m,
  s as h,
  u as g,
  v as _,
  y as v,
} from './rest-D4H0fh7c.js'
import { Hr as ee, xi as y } from './later-DLdlgyuL.js'
import { fn as b } from './lists-DTBg-a7q.js'
var te = {
    name: `mainnet`,
    chainId: 1,
    defaultHardfork: `prague`,
    consensus: { type: `pow`, algorithm: `ethash`, ethash: {} },
    comment: `The Ethereum main chain`,
    url: `https://ethstats.net/`,
    genesis: {
      gasLimit: 5e3,
      difficulty: 17179869184,
      nonce: `0x0000000000000042`,
      extraData: `0x11bbe8db4e347b4e8c937c1c8370e4b5ed33adb3db69cbdb7a38e1e50b1b82fa`,
    },
    depositContractAddress: `0x00000000219ab540356cBB839Cbe05303d7705Fa`,
    hardforks: [
      { name: `chainstart`, block: 0, forkHash: `0xfc64ec04` },
      { name: `homestead`, block: 115e4, forkHash: `0x97c2c34c` },
      { name: `dao`, block: 192e4, forkHash: `0x91d1f948` },
      { name: `tangerineWhistle`, block: 2463e3, forkHash: `0x7a64da13` },
      { name: `spuriousDragon`, block: 2675e3, forkHash: `0x3edd5b10` },
      { name: `byzantium`, block: 437e4, forkHash: `0xa00bc324` },
      { name: `constantinople`, block: 728e4, forkHash: `0x668db0af` },
      { name: `petersburg`, block: 728e4, forkHash: `0x668db0af` },
      { name: `istanbul`, block: 9069e3, forkHash: `0x879d6e30` },
      { name: `muirGlacier`, block: 92e5, forkHash: `0xe029e991` },
      { name: `berlin`, block: 12244e3, forkHash: `0x0eb440f6` },
      { name: `london`, block: 12965e3, forkHash: `0xb715077d` },
      { name: `arrowGlacier`, block: 13773e3, forkHash: `0x20c327fc` },
      { name: `grayGlacier`, block: 1505e4, forkHash: `0xf0afd0e3` },
      { name: `paris`, block: 15537394, forkHash: `0xf0afd0e3` },
      { name: `mergeNetsplitBlock`, block: null, forkHash: null },
      { name: `shanghai`, block: null, timestamp: `1681338455`, forkHash: `0xdce96c2d` },
      { name: `cancun`, block: null, timestamp: `1710338135`, forkHash: `0x9f3d2254` },
      { name: `prague`, block: null, timestamp: `1746612311`, forkHash: `0xc376cf8b` },
      { name: `osaka`, block: null, timestamp: `1764798551`, forkHash: `0x5167e2a6` },
      { name: `bpo1`, block: null, timestamp: `1765290071`, forkHash: `0xcba2a1c0` },
      { name: `bpo2`, block: null, timestamp: `1767747671`, forkHash: `0x07c9462e` },
      { name: `amsterdam`, block: null },
    ],
    bootstrapNodes: [
      {
        ip: `18.138.108.67`,
        port: 30303,
        id: `d860a01f9722d78051619d1e2351aba3f43f943f6f00718d1b9baa4101932a1f5011f16bb2b1bb35db20d6fe28fa0bf09636d26a87d31de9ec6203eeedb1f666`,
        location: `ap-southeast-1-001`,
        comment: `bootnode-aws-ap-southeast-1-001`,
      },
      {
        ip: `3.209.45.79`,
        port: 30303,
        id: `22a8232c3abc76a16ae9d6c3b164f98775fe226f0917b0ca871128a74a8e9630b458460865bab457221f1d448dd9791d24c4e5d88786180ac185df813a68d4de`,
        location: `us-east-1-001`,
        comment: `bootnode-aws-us-east-1-001`,
      },
      {
        ip: `65.108.70.101`,
        port: 30303,
        id: `2b252ab6a1d0f971d9722cb839a42cb81db019ba44c08754628ab4a823487071b5695317c8ccd085219c3a03af063495b2f1da8d18218da2d6a82981b45e6ffc`,
        location: `eu-west-1-001`,
        comment: `bootnode-hetzner-hel`,
      },
      {
        ip: `157.90.35.166`,
        port: 30303,
        id: `4aeb4ab6c14b23e2c4cfdce879c04b0748a20d8e9b59e25ded2a08143e265c6c25936e74cbc8e641e3312ca288673d91f2f93f8e277de3cfa444ecdaaf982052`,
        location: `eu-central-1-001`,
        comment: `bootnode-hetzner-fsn`,
      },
    ],
    dnsNetworks: [`enrtree://AKA3AM6LPBYEUDMVNU3BSVQJ5AD45Y7YPOHJLEF6W26QOE4VTUDPE@all.mainnet.ethdisco.net`],
  },
  x = BigInt(2 ** 32 - 1),
  ne = BigInt(32)
function re(e, t = !1) {
  return t ? { h: Number(e & x), l: Number((e >> ne) & x) } : { h: Number((e >> ne) & x) | 0, l: Number(e & x) | 0 }
}
function S(e, t = !1) {
  let n = e.length,
    r = new Uint32Array(n),
    i = new Uint32Array(n)
  for (let a = 0; a < n; a++) {
    let { h: n, l: o } = re(e[a], t)
    ;[r[a], i[a]] = [n, o]
  }
  return [r, i]
}
var ie = (e) => (e / 2 ** 32) | 0,
  ae = (e) => e >>> 0
function oe(e, t, n, r) {
  let i = ie(n),
    a = ae(n)
  ;(e.setUint32(t, r ? a : i, r), e.setUint32(t + 4, r ? i : a, r))
}
function se(e) {
  return (
    e instanceof Uint8Array ||
    (ArrayBuffer.isView(e) &&
      e.constructor.name === `Uint8Array` &&
      `BYTES_PER_ELEMENT` in e &&
      e.BYTES_PER_ELEMENT === 1)
  )
}
var ce = (e) => (e ? `"${e}" ` : ``)
function C(e, t = ``) {
  if (typeof e != `number`) throw TypeError(ce(t) + `expected number, got ` + typeof e)
  if (!Number.isSafeInteger(e) || e < 0) throw RangeError(ce(t) + `expected integer >= 0, got ` + e)
  return e
}
function w(e, t = ``) {
  if (typeof e != `boolean`) throw TypeError(ce(t) + `expected boolean, got type=` + typeof e)
  return e
}
function T(e, t, n = ``) {
  if (se(e) && (t === void 0 || e.length === t)) return e
  t !== void 0 && C(t, `length`)
  let r = se(e),
    i = t === void 0 ? `` : ` of length ${t}`,
    a = r ? `length=${e.length}` : `type=${typeof e}`,
    o = ce(n) + `expected Uint8Array` + i + `, got ` + a
  throw r ? RangeError(o) : TypeError(o)
}
function le(e) {
  if (typeof e != `function` || typeof e.create != `function`)
    throw TypeError(`expected hash wrapped by utils.createHasher`)
  if ((C(e.outputLen), C(e.blockLen), e.outputLen < 1 || e.blockLen < 1))
    throw Error(`hash blockLen / outputLen must be >= 1`)
}
var ue = (e, t) => {
    if (typeof e != `object` || !e || Array.isArray(e))
      throw TypeError((t === `object` ? `` : `"${t}" `) + `expected object, got type=` + typeof e)
  },
  de = (e, t) => {
    ue(e, t)
    let n = Object.getPrototypeOf(e)
    if (n !== Object.prototype && n !== null) throw TypeError(`"${t}" expected plain object`)
    if (Object.hasOwn(e, `__proto__`)) throw TypeError(`"${t}.__proto__" is not allowed`)
  }
function fe(e, t = !0) {
  if (e.destroyed) throw Error(`hash was destroyed`)
  if (t && e.finished) throw Error(`digest() was already called`)
}
function pe(e, t) {
  T(e, void 0, `output`)
  let n = t.outputLen
  if (!(e.length >= n)) throw RangeError(`"output" expected length >= ` + n)
}
function me(e) {
  return new Uint32Array(e.buffer, e.byteOffset, Math.floor(e.byteLength / 4))
}
function he(...e) {
  for (let t = 0; t < e.length; t++) e[t].fill(0)
}
function ge(e) {
  return new DataView(e.buffer, e.byteOffset, e.byteLength)
}
function _e(e, t) {
  return (e << (32 - t)) | (e >>> t)
}
var ve = new Uint8Array(new Uint32Array([287454020]).buffer)[0] === 68
function ye(e) {
  return ((e << 24) & 4278190080) | ((e << 8) & 16711680) | ((e >>> 8) & 65280) | ((e >>> 24) & 255)
}
function be(e) {
  for (let t = 0; t < e.length; t++) e[t] = ye(e[t])
  return e
}
var xe = ve ? (e) => e : be,
  Se = typeof Uint8Array.from([]).toHex == `function` && typeof Uint8Array.fromHex == `function`,
  Ce = Array.from({ length: 256 }, (e, t) => t.toString(16).padStart(2, `0`))
function we(e) {
  if ((T(e), Se)) return e.toHex()
  let t = ``
  for (let n = 0; n < e.length; n++) t += Ce[e[n]]
  return t
}
function Te(e) {
  return e >= 48 && e <= 57 ? e - 48 : e >= 65 && e <= 70 ? e - 55 : e >= 97 && e <= 102 ? e - 87 : void 0
}
function Ee(e) {
  if (typeof e != `string`) throw TypeError(`hex string expected, got ` + typeof e)
  if (Se)
    try {
      return Uint8Array.fromHex(e)
    } catch (e) {
      throw e instanceof SyntaxError ? RangeError(e.message) : e
    }
  let t = e.length,
    n = t / 2
  if (t % 2) throw RangeError(`hex string expected, got unpadded hex of length ` + t)
  let r = new Uint8Array(n)
  for (let t = 0, i = 0; t < n; t++, i += 2) {
    let n = Te(e.charCodeAt(i)),
      a = Te(e.charCodeAt(i + 1))
    if (n === void 0 || a === void 0) {
      let t = e[i] + e[i + 1]
      throw RangeError(`hex string expected, got non-hex character "` + t + `" at index ` + i)
    }
    r[t] = n * 16 + a
  }
  return r
}
function De(...e) {
  let t = 0
  for (let n = 0; n < e.length; n++) {
    let r = e[n]
    ;(T(r), (t += r.length))
  }
  let n = new Uint8Array(t)
  for (let t = 0, r = 0; t < e.length; t++) {
    let i = e[t]
    ;(n.set(i, r), (r += i.length))
  }
  return n
}
function Oe(e, t, n = `opts`) {
  return (de(e, `defaults`), t !== void 0 && de(t, n), Object.assign(Object.create(null), e, t))
}
function ke(e, t = {}) {
  if (typeof e != `function`) throw TypeError(`"hashCons" expected function, got type=` + typeof e)
  t = Oe({}, t, `info`)
  let n = (t, n) => e(n).update(t).digest(),
    r = e(void 0)
  return (
    (n.outputLen = r.outputLen),
    (n.blockLen = r.blockLen),
    (n.canXOF = r.canXOF),
    (n.create = (t) => e(t)),
    Object.assign(n, t),
    Object.freeze(n)
  )
}
function Ae(e = 32) {
  C(e, `bytesLength`)
  let t = typeof globalThis == `object` ? globalThis.crypto : null
  if (typeof t?.getRandomValues != `function`) throw Error(`crypto.getRandomValues must be defined`)
  if (e > 65536) throw RangeError(`"bytesLength" expected <= 65536, got ${e}`)
  return t.getRandomValues(new Uint8Array(e))
}
var je = (e) => ({ oid: Uint8Array.from([6, 9, 96, 134, 72, 1, 101, 3, 4, 2, e]) })
function Me(e, t, n) {
  return (e & t) ^ (~e & n)
}
function Ne(e, t, n) {
  return (e & t) ^ (e & n) ^ (t & n)
}
var Pe = class {
    blockLen
    outputLen
    canXOF = !1
    padOffset
    isLE
    buffer
    view
    finished = !1
    length = 0
    pos = 0
    destroyed = !1
    constructor(e, t, n, r) {
      ;((this.blockLen = e),
        (this.outputLen = t),
        (this.padOffset = n),
        (this.isLE = r),
        (this.buffer = new Uint8Array(e)),
        (this.view = ge(this.buffer)))
    }
    update(e) {
      ;(fe(this), T(e))
      let { view: t, buffer: n, blockLen: r } = this,
        i = e.length,
        a = !1
      for (let o = 0; o < i;) {
        let s = Math.min(r - this.pos, i - o)
        if (s === r) {
          let t = ge(e)
          for (; r <= i - o; o += r) this.process(t, o)
          a = !0
        } else
          (n.set(o === 0 && s === i ? e : e.subarray(o, o + s), this.pos),
            (this.pos += s),
            (o += s),
            this.pos === r && (this.process(t, 0), (this.pos = 0), (a = !0)))
      }
      return ((this.length += e.length), a && this.roundClean(), this)
    }
    digestInto(e) {
      ;(fe(this), pe(e, this), (this.finished = !0))
      let { buffer: t, view: n, blockLen: r, isLE: i } = this,
        { pos: a } = this
      ;((t[a++] = 128),
        t.fill(0, a),
        this.padOffset > r - a && (this.process(n, 0), t.fill(0)),
        oe(n, r - 8, this.length * 8, i),
        this.process(n, 0),
        this.roundClean())
      let o = e === t ? n : ge(e),
        s = this.outputLen,
        c = s / 4,
        l = this.get()
      if (s % 4 || c > l.length) throw Error(`invalid outputLen`)
      for (let e = 0; e < c; e++) o.setUint32(4 * e, l[e], i)
    }
    digest() {
      let { buffer: e, outputLen: t } = this
      this.digestInto(e)
      let n = e.slice(0, t)
      return (this.destroy(), n)
    }
    _cloneIntoMeta(e) {
      let { buffer: t, length: n, finished: r, destroyed: i, pos: a } = this
      return ((e.destroyed = i), (e.finished = r), (e.length = n), (e.pos = a), a && e.buffer.set(t), e)
    }
    clone() {
      return this._cloneInto()
    }
  },
  Fe = Uint32Array.from([
    1779033703, 3144134277, 1013904242, 2773480762, 1359893119, 2600822924, 528734635, 1541459225,
  ]),
  Ie = Uint32Array.from([
    1116352408, 1899447441, 3049323471, 3921009573, 961987163, 1508970993, 2453635748, 2870763221, 3624381080,
    310598401, 607225278, 1426881987, 1925078388, 2162078206, 2614888103, 3248222580, 3835390401, 4022224774, 264347078,
    604807628, 770255983, 1249150122, 1555081692, 1996064986, 2554220882, 2821834349, 2952996808, 3210313671,
    3336571891, 3584528711, 113926993, 338241895, 666307205, 773529912, 1294757372, 1396182291, 1695183700, 1986661051,
    2177026350, 2456956037, 2730485921, 2820302411, 3259730800, 3345764771, 3516065817, 3600352804, 4094571909,
    275423344, 430227734, 506948616, 659060556, 883997877, 958139571, 1322822218, 1537002063, 1747873779, 1955562222,
    2024104815, 2227730452, 2361852424, 2428436474, 2756734187, 3204031479, 3329325298,
  ]),
  Le = new Uint32Array(64),
  Re = class extends Pe {
    A = 0
    B = 0
    C = 0
    D = 0
    E = 0
    F = 0
    G = 0
    H = 0
    constructor(e, t) {
      ;(super(64, e, 8, !1),
        (this.A = t[0] | 0),
        (this.B = t[1] | 0),
        (this.C = t[2] | 0),
        (this.D = t[3] | 0),
        (this.E = t[4] | 0),
        (this.F = t[5] | 0),
        (this.G = t[6] | 0),
        (this.H = t[7] | 0))
    }
    get() {
      let { A: e, B: t, C: n, D: r, E: i, F: a, G: o, H: s } = this
      return [e, t, n, r, i, a, o, s]
    }
    set(e, t, n, r, i, a, o, s) {
      ;((this.A = e | 0),
        (this.B = t | 0),
        (this.C = n | 0),
        (this.D = r | 0),
        (this.E = i | 0),
        (this.F = a | 0),
        (this.G = o | 0),
        (this.H = s | 0))
    }
    _cloneInto(e) {
      return ((e ||= new this.constructor()).set(...this.get()), this._cloneIntoMeta(e))
    }
    process(e, t) {
      for (let n = 0; n < 16; n++, t += 4) Le[n] = e.getUint32(t, !1)
      for (let e = 16; e < 64; e++) {
        let t = Le[e - 15],
          n = Le[e - 2],
          r = _e(t, 7) ^ _e(t, 18) ^ (t >>> 3),
          i = _e(n, 17) ^ _e(n, 19) ^ (n >>> 10)
        Le[e] = (i + Le[e - 7] + r + Le[e - 16]) | 0
      }
      let { A: n, B: r, C: i, D: a, E: o, F: s, G: c, H: l } = this
      for (let e = 0; e < 64; e++) {
        let t = _e(o, 6) ^ _e(o, 11) ^ _e(o, 25),
          u = (l + t + Me(o, s, c) + Ie[e] + Le[e]) | 0,
          d = ((_e(n, 2) ^ _e(n, 13) ^ _e(n, 22)) + Ne(n, r, i)) | 0
        ;((l = c), (c = s), (s = o), (o = (a + u) | 0), (a = i), (i = r), (r = n), (n = (u + d) | 0))
      }
      ;((n = (n + this.A) | 0),
        (r = (r + this.B) | 0),
        (i = (i + this.C) | 0),
        (a = (a + this.D) | 0),
        (o = (o + this.E) | 0),
        (s = (s + this.F) | 0),
        (c = (c + this.G) | 0),
        (l = (l + this.H) | 0),
        this.set(n, r, i, a, o, s, c, l))
    }
    roundClean() {
      he(Le)
    }
    destroy() {
      ;((this.destroyed = !0), this.set(0, 0, 0, 0, 0, 0, 0, 0), he(this.buffer))
    }
  },
  ze = class extends Re {
    constructor() {
      super(32, Fe)
    }
  },
  Be = ke(() => new ze(), je(1))
function Ve(e, t, n = () => {}) {
  if (!Array.isArray(e)) throw TypeError(`"${t}" expected array, got type=${typeof e}`)
  for (let r = 0; r < e.length; r++) n(e[r], `${t}[${r}]`)
  return e
}
var He = (e, t, n) => T(e, t, n),
  Ue = C
function We(e, t = ``) {
  if (typeof e != `string`) {
    let n = t && `"${t}" `
    throw TypeError(n + `expected string, got type=` + typeof e)
  }
  return e
}
function Ge(e, t = `object`) {
  if (typeof e != `object` || !e || Array.isArray(e))
    throw TypeError(t === `object` ? `expected valid options object` : `"${t}" expected object, got type=${typeof e}`)
  return e
}
function Ke(e, t) {
  if (typeof e != `function`) throw TypeError(`"${t}" is invalid: expected function, got ${typeof e}`)
  return e
}
var qe = we,
  Je = (...e) => De(...e),
  Ye = (e) => Ee(e),
  Xe = se,
  Ze = (e) => Ae(e),
  Qe = BigInt(0),
  $e = BigInt(1),
  et = (e) => (e ? `"${e}" ` : ``)
function tt(e, t = ``) {
  if (typeof e != `boolean`) throw TypeError(et(t) + `expected boolean, got type=` + typeof e)
  return e
}
function nt(e) {
  if (typeof e == `bigint`) {
    if (!dt(e)) throw RangeError(`positive bigint expected, got ` + e)
  } else Ue(e)
  return e
}
function rt(e, t = ``) {
  if (typeof e != `number`) {
    let n = t && `"${t}" `
    throw TypeError(n + `expected number, got type=` + typeof e)
  }
  if (!Number.isSafeInteger(e)) {
    let n = t && `"${t}" `
    throw RangeError(n + `expected safe integer, got ` + e)
  }
}
function it(e) {
  let t = nt(e).toString(16)
  return t.length & 1 ? `0` + t : t
}
function at(e) {
  if (typeof e != `string`) throw TypeError(`hex string expected, got ` + typeof e)
  return e === `` ? Qe : BigInt(`0x` + e)
}
function ot(e) {
  return at(we(e))
}
function st(e) {
  return at(we(ut(T(e)).reverse()))
}
function ct(e, t) {
  if ((C(t), t === 0)) throw Error(`zero output length is invalid`)
  e = nt(e)
  let n = t * 2,
    r = e.toString(16)
  if (r.length > n) throw RangeError(`number is too large`)
  return Ee(r.padStart(n, `0`))
}
function lt(e, t) {
  return ct(e, t).reverse()
}
function ut(e) {
  return Uint8Array.from(He(e))
}
function dt(e) {
  return typeof e == `bigint` && Qe <= e
}
function ft(e, t, n) {
  return dt(e) && dt(t) && dt(n) && t <= e && e < n
}
function pt(e, t, n, r) {
  if (!ft(t, n, r)) throw RangeError(`expected valid ` + e + `: ` + n + ` <= n < ` + r + `, got ` + t)
}
function mt(e) {
  if (e < Qe) throw Error(`expected non-negative bigint, got ` + e)
  return e === Qe ? 0 : e.toString(2).length
}
var ht = (e) => (rt(e, `n`), ($e << BigInt(e)) - $e)
function gt(e, t, n) {
  if ((C(e, `hashLen`), C(t, `qByteLen`), typeof n != `function`)) throw TypeError(`hmacFn must be a function`)
  let r = (e) => new Uint8Array(e),
    i = Uint8Array.of(),
    a = Uint8Array.of(0),
    o = Uint8Array.of(1),
    s = r(e),
    c = r(e),
    l = 0,
    u = () => {
      ;(s.fill(1), c.fill(0), (l = 0))
    },
    d = (...e) => n(c, Je(s, ...e)),
    f = (e = i) => {
      ;((c = d(a, e)), (s = d()), e.length !== 0 && ((c = d(o, e)), (s = d())))
    },
    p = () => {
      if (l++ >= 1e3) throw Error(`drbg: tried max amount of iterations`)
      let e = 0,
        n = []
      for (; e < t;) {
        s = d()
        let t = s.slice()
        ;(n.push(t), (e += s.length))
      }
      return Je(...n)
    }
  return (e, t) => {
    ;(u(), f(e))
    let n
    for (; (n = t(p())) === void 0;) f()
    return (u(), n)
  }
}
function _t(e, t = {}, n = {}, r = `object`) {
  ;(Ge(e, r), Ge(t, `fields`), Ge(n, `optFields`))
  function i(t, n, i) {
    let a = r === `object` ? `param "${String(t)}"` : `"${r}.${String(t)}"`,
      o = e[t]
    if (!Object.hasOwn(e, t) && (i ? o !== void 0 : n !== `function`))
      throw TypeError(`${a} is invalid: expected own property`)
    if (i && o === void 0) return
    let s = typeof o
    if (s !== n || o === null) throw TypeError(`${a} is invalid: expected ${n}, got ${s}`)
  }
  let a = (e, t) => Object.entries(e).forEach(([e, n]) => i(e, n, t))
  ;(a(t, !1), a(n, !0))
}
var vt = BigInt(0),
  E = BigInt(1),
  yt = BigInt(2),
  bt = BigInt(3),
  xt = BigInt(4),
  St = BigInt(5),
  Ct = BigInt(7),
  wt = BigInt(8),
  Tt = BigInt(9),
  Et = BigInt(15),
  Dt = BigInt(16),
  Ot = BigInt(`0x10000000000000000`)
function kt(e, t) {
  if (t <= vt) throw Error(`mod: expected positive modulus, got ` + t)
  let n = e % t
  return n >= vt ? n : t + n
}
function At(e, t, n) {
  if (n <= E) throw Error(`pow: expected modulus > 1, got ` + n)
  if (typeof t != `bigint`) throw TypeError(`invalid exponent: expected bigint, got ` + typeof t)
  if (t < vt) throw Error(`invalid exponent, negatives unsupported`)
  if (t === vt) return E
  if (t === E) return e
  let r = e % n
  if ((r < vt && (r += n), t < Ot)) {
    let e = E
    for (; t > vt;) (t & E && (e = (e * r) % n), (r = (r * r) % n), (t >>= E))
    return e
  }
  let i = []
  for (; t > vt;) (i.push(Number(t & Et)), (t >>= xt))
  let a = Array(16)
  ;((a[0] = E), (a[1] = r))
  for (let e = 2; e < 16; e++) a[e] = (a[e - 1] * r) % n
  let o = a[i[i.length - 1]]
  for (let e = i.length - 2; e >= 0; e--) {
    ;((o = (o * o) % n), (o = (o * o) % n), (o = (o * o) % n), (o = (o * o) % n))
    let t = i[e]
    t !== 0 && (o = (o * a[t]) % n)
  }
  return o
}
function jt(e, t, n) {
  if (n <= E) throw Error(`pow2: expected modulus > 1, got ` + n)
  if (t < vt) throw Error(`pow2: expected non-negative exponent, got ` + t)
  let r = e
  for (; t-- > vt;) ((r *= r), (r %= n))
  return r
}
function Mt(e, t) {
  if (e === vt) throw Error(`invert: expected non-zero number`)
  if (t <= E) throw Error(`invert: expected modulus > 1, got ` + t)
  let n = kt(e, t),
    r = t,
    i = vt,
    a = E
  for (; n !== vt;) {
    let e = r / n,
      t = r - n * e,
      o = i - a * e
    ;((r = n), (n = t), (i = a), (a = o))
  }
  if (r !== E) throw Error(`invert: does not exist`)
  return kt(i, t)
}
function Nt(e, t) {
  if (t <= E) throw Error(`invertCt: expected prime modulus > 1, got ` + t)
  let n = kt(e, t)
  if (n === vt) throw Error(`invertCt: expected non-zero number`)
  let r = At(n, t - yt, t)
  if (kt(n * r, t) !== E) throw Error(`invertCt: does not exist`)
  return r
}
function Pt(e, t, n) {
  let r = e
  if (!r.eql(r.sqr(t), n)) throw Error(`Cannot find square root`)
}
function Ft(e, t) {
  if ((e & E) === vt) throw Error(t + `: expected odd modulus, got ` + e)
}
function It(e, t) {
  let n = e,
    r = (n.ORDER + E) / xt,
    i = n.pow(t, r)
  return (Pt(n, i, t), i)
}
function Lt(e, t) {
  let n = e,
    r = (n.ORDER - St) / wt,
    i = n.mul(t, yt),
    a = n.pow(i, r),
    o = n.mul(t, a),
    s = n.mul(n.mul(o, yt), a),
    c = n.mul(o, n.sub(s, n.ONE))
  return (Pt(n, c, t), c)
}
function Rt(e) {
  let t = Jt(e),
    n = zt(e),
    r = n(t, t.neg(t.ONE)),
    i = n(t, r),
    a = n(t, t.neg(r)),
    o = (e + Ct) / Dt
  return (e, t) => {
    let n = e,
      s = n.pow(t, o),
      c = n.mul(s, r),
      l = n.mul(s, i),
      u = n.mul(s, a),
      d = n.eql(n.sqr(c), t),
      f = n.eql(n.sqr(l), t)
    ;((s = n.cmov(s, c, d)), (c = n.cmov(u, l, f)))
    let p = n.eql(n.sqr(c), t),
      m = n.cmov(s, c, p)
    return (Pt(n, m, t), m)
  }
}
function zt(e) {
  if (e < bt) throw Error(`sqrt is not defined for small field`)
  Ft(e, `tonelliShanks`)
  let t = e - E,
    n = 0
  for (; t % yt === vt;) ((t /= yt), n++)
  let r = yt,
    i = Jt(e)
  for (; Wt(i, r) === 1;) if (r++ > 1e3) throw Error(`Cannot find square root: probably non-prime P`)
  if (n === 1) return It
  let a = i.pow(r, t),
    o = (t + E) / yt
  return function (e, r) {
    let i = e
    if (i.is0(r)) return r
    if (Wt(i, r) !== 1) throw Error(`Cannot find square root`)
    let s = n,
      c = i.mul(i.ONE, a),
      l = i.pow(r, t),
      u = i.pow(r, o)
    for (; !i.eql(l, i.ONE);) {
      if (i.is0(l)) throw Error(`Cannot find square root: probably non-prime P`)
      let e = 1,
        t = i.sqr(l)
      for (; !i.eql(t, i.ONE);) if ((e++, (t = i.sqr(t)), e === s)) throw Error(`Cannot find square root`)
      let n = E << BigInt(s - e - 1),
        r = i.pow(c, n)
      ;((s = e), (c = i.sqr(r)), (l = i.mul(l, c)), (u = i.mul(u, r)))
    }
    return u
  }
}
function Bt(e) {
  return (Ft(e, `Fp.sqrt`), e % xt === bt ? It : e % wt === St ? Lt : e % Dt === Tt ? Rt(e) : zt(e))
}
var Vt = [
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
function Ht(e) {
  if ((Ge(e, `field`), typeof e.ORDER != `bigint`))
    throw TypeError(`param "ORDER" is invalid: expected bigint, got ` + typeof e.ORDER)
  ;(rt(e.BYTES, `BYTES`), rt(e.BITS, `BITS`))
  for (let t of Vt) Ke(e[t], `field.` + t)
  if (e.BYTES < 1 || e.BITS < 1) throw Error(`invalid field: expected BYTES/BITS > 0`)
  if (e.ORDER <= E) throw Error(`invalid field: expected ORDER > 1, got ` + e.ORDER)
  return e
}
function Ut(e, t, n = !1) {
  ;(Ht(e), Ve(t, `nums`), tt(n, `passZero`))
  let r = e,
    i = Array(t.length).fill(n ? r.ZERO : void 0),
    a = t.reduce((e, t, n) => (r.is0(t) ? e : ((i[n] = e), r.mul(e, t))), r.ONE),
    o = r.inv(a)
  return (t.reduceRight((e, t, n) => (r.is0(t) ? e : ((i[n] = r.mul(e, i[n])), r.mul(e, t))), o), i)
}
function Wt(e, t) {
  Ht(e)
  let n = e
  Ft(n.ORDER, `FpLegendre`)
  let r = (n.ORDER - E) / yt,
    i = n.pow(t, r),
    a = n.eql(i, n.ONE),
    o = n.eql(i, n.ZERO),
    s = n.eql(i, n.neg(n.ONE))
  if (!a && !o && !s) throw Error(`invalid Legendre symbol result`)
  return a ? 1 : o ? 0 : -1
}
function Gt(e, t) {
  if ((t !== void 0 && Ue(t), e <= vt)) throw Error(`invalid n length: expected positive n, got ` + e)
  if (t !== void 0 && t < 1) throw Error(`invalid n length: expected positive bit length, got ` + t)
  let n = mt(e)
  if (t !== void 0 && t < n) throw Error(`invalid n length: expected nBitLength (${t}) >= bitLen(n) (${n})`)
  let r = t === void 0 ? n : t
  return { nBitLength: r, nByteLength: Math.ceil(r / 8) }
}
var Kt = new WeakMap(),
  qt = class {
    ORDER
    BITS
    BYTES
    isLE
    ZERO = vt
    ONE = E
    _lengths
    _mod
    constructor(e, t = {}) {
      if (e <= E) throw Error(`invalid field: expected ORDER > 1, got ` + e)
      let n
      ;((this.isLE = !1),
        typeof t == `object` &&
          t &&
          (typeof t.BITS == `number` && (n = t.BITS),
          typeof t.sqrt == `function` && Object.defineProperty(this, 'sqrt', { value: t.sqrt, enumerable: !0 }),
          typeof t.isLE == `boolean` && (this.isLE = t.isLE),
          t.allowedLengths && (this._lengths = Object.freeze(t.allowedLengths.slice())),
          typeof t.modFromBytes == `boolean` && (this._mod = t.modFromBytes)))
      let { nBitLength: r, nByteLength: i } = Gt(e, n)
      if (i > 2048) throw Error(`invalid field: expected ORDER of <= 2048 bytes`)
      ;((this.ORDER = e), (this.BITS = r), (this.BYTES = i), Object.freeze(this))
    }
    create(e) {
      return kt(e, this.ORDER)
    }
    isValid(e) {
      if (typeof e != `bigint`) throw TypeError(`invalid field element: expected bigint, got ` + typeof e)
      return vt <= e && e < this.ORDER
    }
    is0(e) {
      return e === vt
    }
    isValidNot0(e) {
      return !this.is0(e) && this.isValid(e)
    }
    isOdd(e) {
      return (e & E) === E
    }
    neg(e) {
      return kt(-e, this.ORDER)
    }
    eql(e, t) {
      return e === t
    }
    sqr(e) {
      return kt(e * e, this.ORDER)
    }
    add(e, t) {
      return kt(e + t, this.ORDER)
    }
    sub(e, t) {
      return kt(e - t, this.ORDER)
    }
    mul(e, t) {
      return kt(e * t, this.ORDER)
    }
    pow(e, t) {
      return At(e, t, this.ORDER)
    }
    div(e, t) {
      return kt(e * Mt(t, this.ORDER), this.ORDER)
    }
    sqrN(e) {
      return e * e
    }
    addN(e, t) {
      return e + t
    }
    subN(e, t) {
      return e - t
    }
    mulN(e, t) {
      return e * t
    }
    inv(e) {
      return Mt(e, this.ORDER)
    }
    sqrt(e) {
      let t = Kt.get(this)
      return (t || Kt.set(this, (t = Bt(this.ORDER))), t(this, e))
    }
    toBytes(e) {
      return this.isLE ? lt(e, this.BYTES) : ct(e, this.BYTES)
    }
    fromBytes(e, t = !1) {
      He(e)
      let { _lengths: n, BYTES: r, isLE: i, ORDER: a, _mod: o } = this
      if (n) {
        if (e.length < 1 || !n.includes(e.length) || e.length > r)
          throw Error(`Field.fromBytes: expected ` + n + ` bytes, got ` + e.length)
        let t = new Uint8Array(r)
        ;(t.set(e, i ? 0 : t.length - e.length), (e = t))
      }
      if (e.length !== r) throw Error(`Field.fromBytes: expected ` + r + ` bytes, got ` + e.length)
      let s = i ? st(e) : ot(e)
      if ((o && (s = kt(s, a)), !t && !this.isValid(s))) throw Error(`invalid field element: outside of range 0..ORDER`)
      return s
    }
    invertBatch(e) {
      return Ut(this, e, !0)
    }
    cmov(e, t, n) {
      return (tt(n, `condition`), n ? t : e)
    }
  }
function Jt(e, t = {}) {
  return (Object.freeze(qt.prototype), new qt(e, t))
}
function Yt(e) {
  if (typeof e != `bigint`) throw Error(`field order must be bigint`)
  if (e <= E) throw Error(`field order must be greater than 1`)
  let t = mt(e - E)
  return Math.ceil(t / 8)
}
function Xt(e) {
  let t = Yt(e)
  return t + Math.ceil(t / 2)
}
function Zt(e, t, n = !1) {
  He(e)
  let r = e.length,
    i = Yt(t),
    a = Math.max(Xt(t), 16)
  if (r < a || r > 1024) throw Error(`expected ` + a + `-1024 bytes of input, got ` + r)
  let o = kt(n ? st(e) : ot(e), t - E) + E
  return n ? lt(o, i) : ct(o, i)
}
var Qt = BigInt(0),
  $t = BigInt(1),
  en = BigInt(4),
  tn = 16,
  nn = 128,
  rn = 5,
  an = 2 ** 31
function on(e) {
  let t = e
  if (typeof t != `function`) throw TypeError(`"Point" expected constructor, got type=` + typeof e)
  ;(Ke(t.fromAffine, `Point.fromAffine`),
    Ke(t.fromBytes, `Point.fromBytes`),
    Ke(t.fromHex, `Point.fromHex`),
    Ge(t.BASE, `Point.BASE`),
    Ge(t.ZERO, `Point.ZERO`),
    Ht(t.Fp),
    Ht(t.Fn))
}
function sn(e, t) {
  ;(on(e), dn(t, e))
  let n = Ut(
    e.Fp,
    t.map((e) => e.Z),
  )
  return t.map((t, r) => e.fromAffine(t.toAffine(n[r])))
}
function cn(e, t, n = 1) {
  if (!Number.isSafeInteger(e) || e < n || e > t)
    throw Error(`invalid window size, expected [` + n + `..` + t + `], got W=` + e)
}
function ln(e, t) {
  let n = e * (4 * t + 128)
  if (n > an)
    throw Error(
      `invalid window size: table would need ~` + Math.ceil(n / 2 ** 20) + ` MiB, max ` + an / 2 ** 20 + ` MiB`,
    )
}
function un(e, t) {
  if (e !== void 0) {
    Ke(e, `randomBytes`)
    try {
      let n = e(t)
      if (!Xe(n) || n.length !== t) return
    } catch {
      return
    }
    return e
  }
}
function dn(e, t) {
  ;(Ve(e, `points`),
    e.forEach((e, n) => {
      if (!(e instanceof t)) throw Error(`invalid point at index ` + n)
    }))
}
function fn(e, t, n) {
  if (!Array.isArray(e)) throw Error(`array of scalars expected`)
  e.forEach((e, r) => {
    if (!(n === void 0 ? t.isValid(e) : dt(e) && e < n)) throw Error(`invalid scalar at index ` + r)
  })
}
var pn = new WeakMap()
function mn(e) {
  return pn.get(e) || 1
}
function hn(e, t) {
  let n = e.double(),
    r = [e]
  for (let e = 1; e < t; e++) r.push(r[e - 1].add(n))
  return r
}
function gn(e, t) {
  let n = 2 ** t,
    r = n / 2,
    i = BigInt(n - 1),
    a = []
  for (; e > Qt;) {
    let t = 0
    ;(e & $t && ((t = Number(e & i)), t >= r && (t -= n), (e -= BigInt(t))), a.push(t), (e >>= $t))
  }
  return a
}
function _n(e, t, n) {
  let r = 2 ** t,
    i = r / 2,
    a = BigInt(r - 1),
    o = BigInt(t),
    s = []
  for (let t = 0; t < n; t++) {
    let t = Number(e & a)
    ;((e >>= o), t > i && ((t -= r), (e += $t)), s.push(t))
  }
  if (e !== Qt) throw Error(`invalid wnaf`)
  return s
}
function vn(e, t, n) {
  let r = 0
  for (let e of n) r = Math.max(r, e.length)
  let i = e
  for (let e = r - 1; e >= 0; e--) {
    e !== r - 1 && (i = i.double())
    for (let r = 0; r < n.length; r++) {
      let a = n[r][e]
      if (a) {
        let e = t[r][(Math.abs(a) - 1) >> 1]
        i = i.add(a < 0 ? e.negate() : e)
      }
    }
  }
  return i
}
var yn = class {
  Point
  BASE
  ZERO
  randomBytes
  wnafPrecomputes = new WeakMap()
  baseCanBeBlinded
  bits
  constructor(e, t) {
    ;(on(e),
      (this.randomBytes = un(t, tn)),
      (this.Point = e),
      (this.BASE = e.BASE),
      (this.ZERO = e.ZERO),
      (this.bits = e.Fn.BITS))
  }
  buildWnafTable(e, t, n) {
    let r = Math.ceil(n / t) + 1,
      i = 2 ** (t - 1),
      a = [],
      o = e
    for (let e = 0; e < r; e++) {
      let e = o
      for (let t = 0; t < i; t++) (a.push(e), (e = e.add(o)))
      o = a[a.length - 1].double()
    }
    return { W: t, bits: n, windows: r, comp: a }
  }
  wnafCachedCT(e, t) {
    let { W: n, windows: r, comp: i } = e,
      a = 2 ** (n - 1),
      o = _n(t, n, r),
      s = this.ZERO,
      c = this.BASE
    for (let e = 0; e < r; e++) {
      let t = o[e],
        n = e * a,
        r = Math.abs(t) - 1,
        l = i[n]
      for (let e = 1; e < a; e++) l = e === r ? i[n + e] : l
      let u = l.negate()
      t === 0 ? (c = c.add(i[n])) : (s = s.add(t < 0 ? u : l))
    }
    return { p: s, f: c }
  }
  getWnafPrecomputes(e, t, n, r) {
    let i = this.wnafPrecomputes.get(t),
      a = i?.find((t) => t.W === e && t.bits === n)
    return (
      a ||
        ((a = this.buildWnafTable(t, e, n)),
        typeof r == `function` && (a = { ...a, comp: r(a.comp) }),
        i || ((i = []), this.wnafPrecomputes.set(t, i)),
        i.push(a)),
      a
    )
  }
  assertPoint(e) {
    if (!(e instanceof this.Point)) throw TypeError(`"point" expected Point instance, got type=` + typeof e)
  }
  validateMulInput(e, t) {
    if ((this.assertPoint(e), !ft(t, $t, this.Point.Fn.ORDER))) throw Error(`invalid scalar`)
  }
  runCT(e, t, n, r) {
    let i = mn(e)
    return i === 1 ? this.fixedWindowCT(e, t, n) : this.wnafCachedCT(this.getWnafPrecomputes(i, e, n, r), t)
  }
  mulCT(e, t, n) {
    return (this.validateMulInput(e, t), this.runCT(e, t, this.bits, n))
  }
  mulCTBlinded(e, t, n) {
    if ((this.validateMulInput(e, t), this.randomBytes === void 0))
      throw Error(`randomBytes is required for scalar blinding`)
    let r = this.Point.Fn.BITS + nn,
      i = this.randomBytes(tn)
    if (!Xe(i) || i.length !== tn) throw Error(`randomBytes returned invalid byte array`)
    i[0] = (i[0] & 63) | 128
    let a = t + ot(i) * this.Point.Fn.ORDER
    return this.runCT(e, a, r, n)
  }
  fixedWindowCT(e, t, n) {
    let r = rn,
      i = ht(r),
      a = Array(32)
    a[0] = this.ZERO
    for (let t = 1; t < 32; t++) a[t] = a[t - 1].add(e)
    let o = Math.ceil(n / r),
      s = this.ZERO
    for (let e = o - 1; e >= 0; e--) {
      if (e !== o - 1) for (let e = 0; e < r; e++) s = s.double()
      let n = Number((t >> BigInt(e * r)) & i),
        c = a[0]
      for (let e = 1; e < 32; e++) c = e === n ? a[e] : c
      s = s.add(c)
    }
    return { p: s, f: s }
  }
  shouldBlind(e, t) {
    return this.randomBytes === void 0
      ? !1
      : t === $t ||
          (e === this.BASE &&
            (this.baseCanBeBlinded === void 0 &&
              (this.baseCanBeBlinded = this.mulUnsafe(this.BASE, this.Point.Fn.ORDER).is0()),
            this.baseCanBeBlinded))
  }
  mulSecret(e, t, n, r) {
    return this.shouldBlind(e, n) ? this.mulCTBlinded(e, t, r) : this.mulCT(e, t, r)
  }
  mulUnsafe(e, t, n) {
    if ((this.assertPoint(e), !dt(t))) throw Error(`invalid scalar`)
    let r = mn(e)
    if (r === 1 || t >= this.Point.Fn.ORDER) return bn(this.Point, [e], [t], !0)
    let i = this.getWnafPrecomputes(r, e, this.bits, n)
    return this.wnafCachedCT(i, t).p
  }
  setWindowSize(e, t) {
    ;(this.assertPoint(e),
      cn(t, this.bits),
      ln((Math.ceil((this.bits + nn) / t) + 1) * 2 ** (t - 1), this.Point.Fp.BYTES),
      pn.set(e, t),
      this.wnafPrecomputes.delete(e))
  }
  hasWindowSize(e) {
    return mn(e) !== 1
  }
}
function bn(e, t, n, r = !1) {
  if ((on(e), dn(t, e), tt(r, `allowOversized`), fn(n, e.Fn, r ? e.Fn.ORDER ** en : void 0), t.length !== n.length))
    throw Error(`arrays of points and scalars must have equal length`)
  let i = t.map((e) => hn(e, 4)),
    a = n.map((e) => gn(e, 4))
  return vn(e.ZERO, i, a)
}
function xn(e, t, n) {
  if (t) {
    if (t.ORDER !== e) throw Error(`Field.ORDER must match order: Fp == p, Fn == n`)
    return (Ht(t), t)
  }
  return Jt(e, { isLE: n })
}
function Sn(e, t, n = {}, r) {
  if (e !== `weierstrass` && e !== `edwards`) throw Error(`expected curve type "weierstrass" or "edwards"`)
  if ((r === void 0 && (r = e === `edwards`), !t || typeof t != `object`))
    throw Error(`expected valid ${e} CURVE object`)
  _t(n)
  for (let e of [`p`, `n`, `h`]) {
    let n = t[e]
    if (!(dt(n) && n !== Qt)) throw Error(`CURVE.${e} must be positive bigint`)
  }
  let i = xn(t.p, n.Fp, r),
    a = xn(t.n, n.Fn, r),
    o = [`Gx`, `Gy`, `a`, e === `weierstrass` ? `b` : `d`]
  for (let e of o) if (!i.isValid(t[e])) throw Error(`CURVE.${e} must be valid field element of CURVE.Fp`)
  return ((t = Object.freeze(Object.assign({}, t))), { CURVE: t, Fp: i, Fn: a })
}
function Cn(e, t) {
  return function (n) {
    let r = e(n)
    return { secretKey: r, publicKey: t(r) }
  }
}
var wn = class {
    oHash
    iHash
    blockLen
    outputLen
    canXOF = !1
    finished = !1
    destroyed = !1
    constructor(e, t) {
      if ((le(e), T(t, void 0, `key`), (this.iHash = e.create()), typeof this.iHash.update != `function`))
        throw Error(`expected Hash instance`)
      ;((this.blockLen = this.iHash.blockLen), (this.outputLen = this.iHash.outputLen))
      let n = this.blockLen,
        r = new Uint8Array(n)
      r.set(t.length > n ? e.create().update(t).digest() : t)
      for (let e = 0; e < r.length; e++) r[e] ^= 54
      ;(this.iHash.update(r), (this.oHash = e.create()))
      for (let e = 0; e < r.length; e++) r[e] ^= 106
      ;(this.oHash.update(r), he(r))
    }
    update(e) {
      return (fe(this), this.iHash.update(e), this)
    }
    digestInto(e) {
      ;(fe(this), pe(e, this), (this.finished = !0))
      let t = e.subarray(0, this.outputLen)
      ;(this.iHash.digestInto(t), this.oHash.update(t), this.oHash.digestInto(t), this.destroy())
    }
    digest() {
      let e = new Uint8Array(this.oHash.outputLen)
      return (this.digestInto(e), e)
    }
    _cloneInto(e) {
      e ||= Object.create(Object.getPrototypeOf(this), {})
      let { oHash: t, iHash: n, finished: r, destroyed: i, blockLen: a, outputLen: o, canXOF: s } = this
      return (
        (e = e),
        (e.finished = r),
        (e.destroyed = i),
        (e.blockLen = a),
        (e.outputLen = o),
        (e.canXOF = s),
        (e.oHash = t._cloneInto(e.oHash)),
        (e.iHash = n._cloneInto(e.iHash)),
        e
      )
    }
    clone() {
      return this._cloneInto()
    }
    destroy() {
      ;((this.destroyed = !0), this.oHash.destroy(), this.iHash.destroy())
    }
  },
  Tn = (() => {
    let e = (e, t, n) => new wn(e, t).update(n).digest()
    return ((e.create = (e, t) => new wn(e, t)), e)
  })(),
  En = BigInt(0),
  Dn = {
    Err: class extends Error {
      constructor(e = ``) {
        super(e)
      }
    },
    _tlv: {
      encode: (e, t) => {
        let { Err: n } = Dn
        if ((rt(e, `tag`), e < 0 || e > 255)) throw new n(`tlv.encode: wrong tag`)
        if ((We(t, `data`), t.length & 1)) throw new n(`tlv.encode: unpadded data`)
        let r = t.length / 2,
          i = it(r)
        if ((i.length / 2) & 128) throw new n(`tlv.encode: long form length too big`)
        let a = r > 127 ? it((i.length / 2) | 128) : ``
        return it(e) + a + i + t
      },
      decode(e, t) {
        let { Err: n } = Dn
        t = He(t, void 0, `DER data`)
        let r = 0
        if (e < 0 || e > 255) throw new n(`tlv.decode: wrong tag`)
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
        let { Err: t } = Dn
        if ((nt(e), e < En)) throw new t(`integer: negative integers are not allowed`)
        let n = it(e)
        if ((Number.parseInt(n[0], 16) & 8 && (n = `00` + n), n.length & 1))
          throw new t(`unexpected DER parsing assertion: unpadded hex`)
        return n
      },
      decode(e) {
        let { Err: t } = Dn
        if (e.length < 1) throw new t(`invalid signature integer: empty`)
        if (e[0] & 128) throw new t(`invalid signature integer: negative`)
        if (e.length > 1 && e[0] === 0 && !(e[1] & 128))
          throw new t(`invalid signature integer: unnecessary leading zero`)
        return ot(e)
      },
    },
    toSig(e, t) {
      let { Err: n, _int: r, _tlv: i } = Dn
      if (t !== void 0 && (rt(t, `maxScalarBytes`), t < 1))
        throw new n(`invalid signature: maxScalarBytes must be positive`)
      let a = He(e, void 0, `signature`),
        { v: o, l: s } = i.decode(48, a)
      if (s.length) throw new n(`invalid signature: left bytes after parsing`)
      let { v: c, l } = i.decode(2, o),
        { v: u, l: d } = i.decode(2, l)
      if (d.length) throw new n(`invalid signature: left bytes after parsing`)
      if (t !== void 0 && (c.length > t || u.length > t)) throw new n(`invalid signature: integer too large`)
      return { r: r.decode(c), s: r.decode(u) }
    },
    hexFromSig(e) {
      let { _tlv: t, _int: n } = Dn
      _t(e, { r: `bigint`, s: `bigint` }, {}, `sig`)
      let r = t.encode(2, n.encode(e.r)) + t.encode(2, n.encode(e.s))
      return t.encode(48, r)
    },
  },
  On = (Object.freeze(Dn._tlv), Object.freeze(Dn._int), Object.freeze(Dn)),
  kn = (e, t) => (e + (e >= 0 ? t : -t) / Fn) / t
function An(e, t, n) {
  pt(`scalar`, e, Nn, n)
  let [[r, i], [a, o]] = t,
    s = kn(o * e, n),
    c = kn(-i * e, n),
    l = e - s * r - c * a,
    u = -s * i - c * o,
    d = l < Nn,
    f = u < Nn
  ;(d && (l = -l), f && (u = -u))
  let p = ht(Math.ceil(mt(n) / 2)) + Pn
  if (l < Nn || l >= p || u < Nn || u >= p) throw Error(`splitScalar (endomorphism): failed for k`)
  return { k1neg: d, k1: l, k2neg: f, k2: u }
}
function jn(e) {
  if (![`compact`, `recovered`, `der`].includes(e))
    throw Error(`Signature format must be "compact", "recovered", or "der"`)
  return e
}
function Mn(e, t) {
  _t(e)
  let n = {}
  for (let r of Object.keys(t)) n[r] = e[r] === void 0 ? t[r] : e[r]
  return (tt(n.lowS, `lowS`), tt(n.prehash, `prehash`), n.format !== void 0 && jn(n.format), n)
}
var Nn = BigInt(0),
  Pn = BigInt(1),
  Fn = BigInt(2),
  In = BigInt(3),
  Ln = BigInt(4)
function Rn(e, t = {}) {
  let n = Sn(`weierstrass`, e, t),
    r = n.Fp,
    i = n.Fn,
    a = n.CURVE,
    { h: o, n: s } = a
  _t(
    t,
    {},
    {
      allowInfinityPoint: `boolean`,
      clearCofactor: `function`,
      isTorsionFree: `function`,
      fromBytes: `function`,
      toBytes: `function`,
      endo: `object`,
      randomBytes: `function`,
    },
  )
  let { endo: c, allowInfinityPoint: l, clearCofactor: u, isTorsionFree: d, fromBytes: f, toBytes: p } = t,
    m = t.randomBytes === void 0 ? Ze : t.randomBytes
  if (c && (!r.is0(a.a) || typeof c.beta != `bigint` || !Array.isArray(c.basises)))
    throw Error(`invalid endo: expected "beta": bigint and "basises": array`)
  let h = c ? { beta: c.beta, basises: c.basises.map((e) => [...e]) } : void 0,
    g = Bn(r, i)
  function _() {
    if (!r.isOdd) throw Error(`compression is not supported: Field does not have .isOdd()`)
  }
  function v(e, t, n) {
    if (t.is0()) {
      if (!l) throw Error(`bad point: ZERO`)
      return Uint8Array.of(0)
    }
    let { x: i, y: a } = t.toAffine(),
      o = r.toBytes(i)
    return (tt(n, `isCompressed`), n ? (_(), Je(zn(!r.isOdd(a)), o)) : Je(Uint8Array.of(4), o, r.toBytes(a)))
  }
  function ee(e) {
    He(e, void 0, `Point`)
    let { publicKey: t, publicKeyUncompressed: n } = g,
      i = e.length,
      a = e[0],
      o = e.subarray(1)
    if (l && i === 1 && a === 0) return { x: r.ZERO, y: r.ZERO }
    if (i === t && (a === 2 || a === 3)) {
      let e = r.fromBytes(o)
      if (!r.isValid(e)) throw Error(`bad point: is not on curve, wrong x`)
      let t = ne(e),
        n
      try {
        n = r.sqrt(t)
      } catch (e) {
        let t = e instanceof Error ? `: ` + e.message : ``
        throw Error(`bad point: is not on curve, sqrt error` + t)
      }
      _()
      let i = r.isOdd(n)
      return (((a & 1) == 1) !== i && (n = r.neg(n)), { x: e, y: n })
    }
    if (i === n && a === 4) {
      let e = r.BYTES,
        t = r.fromBytes(o.subarray(0, e)),
        n = r.fromBytes(o.subarray(e, e * 2))
      if (!re(t, n)) throw Error(`bad point: is not on curve`)
      return { x: t, y: n }
    }
    throw Error(`bad point: got length ${i}, expected compressed=${t} or uncompressed=${n}`)
  }
  let y = p === void 0 ? v : p,
    b = f === void 0 ? ee : f,
    te = r.mul(a.b, In),
    x = r.is0(a.a) ? (e) => r.ZERO : (e) => r.mul(a.a, e)
  function ne(e) {
    let t = r.sqr(e),
      n = r.mul(t, e)
    return r.add(r.add(n, r.mul(e, a.a)), a.b)
  }
  function re(e, t) {
    let n = r.sqr(t),
      i = ne(e)
    return r.eql(n, i)
  }
  if (!re(a.Gx, a.Gy)) throw Error(`bad curve params: generator point`)
  let S = r.mul(r.pow(a.a, In), Ln),
    ie = r.mul(r.sqr(a.b), BigInt(27))
  if (r.is0(r.add(S, ie))) throw Error(`bad curve params: a or b`)
  function ae(e, t, n = !1) {
    if (!r.isValid(t) || (n && r.is0(t))) throw Error(`bad point coordinate ${e}`)
    return typeof t == `object` && t ? r.create(t) : t
  }
  function oe(e) {
    if (!(e instanceof w)) throw Error(`Weierstrass Point expected`)
  }
  function se(e) {
    if (!h || !h.basises) throw Error(`no endo`)
    return An(e, h.basises, i.ORDER)
  }
  function ce(e, t, n, a) {
    if (!i.isValid(a)) throw RangeError(`invalid scalar: out of range`)
    if (h) {
      let { k1neg: i, k1: o, k2neg: s, k2: c } = se(a),
        l = new w(r.mul(n.X, h.beta), n.Y, n.Z)
      ;(e.push(i ? n.negate() : n, s ? l.negate() : l), t.push(o, c))
    } else (e.push(n), t.push(a))
  }
  let C = new WeakSet()
  class w {
    static BASE = new w(a.Gx, a.Gy, r.ONE)
    static ZERO = new w(r.ZERO, r.ONE, r.ZERO)
    static Fp = r
    static Fn = i
    X
    Y
    Z
    constructor(e, t, n) {
      ;((this.X = ae(`x`, e)), (this.Y = ae(`y`, t, !0)), (this.Z = ae(`z`, n)), Object.freeze(this))
    }
    static CURVE() {
      return a
    }
    static fromAffine(e) {
      let { x: t, y: n } = e || {}
      if (!e || !r.isValid(t) || !r.isValid(n)) throw Error(`invalid affine point`)
      if (e instanceof w) throw Error(`projective point not allowed`)
      return r.is0(t) && r.is0(n) ? w.ZERO : new w(t, n, r.ONE)
    }
    static fromBytes(e) {
      let t = w.fromAffine(b(He(e, void 0, `point`)))
      return (t.assertValidity(), t)
    }
    static fromHex(e) {
      return w.fromBytes(Ye(e))
    }
    get x() {
      return this.toAffine().x
    }
    get y() {
      return this.toAffine().y
    }
    precompute(e = 6, t = !0) {
      return (le.setWindowSize(this, e), t || this.multiply(In), this)
    }
    assertValidity() {
      let e = this
      if (e.is0()) {
        if (l && r.is0(e.X) && r.eql(e.Y, r.ONE) && r.is0(e.Z)) return
        throw Error(`bad point: ZERO`)
      }
      if (C.has(e)) return
      let { x: t, y: n } = e.toAffine()
      if (!r.isValid(t) || !r.isValid(n)) throw Error(`bad point: x or y not field elements`)
      if (!re(t, n)) throw Error(`bad point: equation left != right`)
      if (!e.isTorsionFree()) throw Error(`bad point: not in prime-order subgroup`)
      C.add(e)
    }
    hasEvenY() {
      let { y: e } = this.toAffine()
      if (!r.isOdd) throw Error(`Field doesn't support isOdd`)
      return !r.isOdd(e)
    }
    equals(e) {
      oe(e)
      let { X: t, Y: n, Z: i } = this,
        { X: a, Y: o, Z: s } = e,
        c = r.eql(r.mul(t, s), r.mul(a, i)),
        l = r.eql(r.mul(n, s), r.mul(o, i))
      return c && l
    }
    negate() {
      return new w(this.X, r.neg(this.Y), this.Z)
    }
    double() {
      let { X: e, Y: t, Z: n } = this,
        i = r.ZERO,
        a = r.ZERO,
        o = r.ZERO,
        s = r.mul(e, e),
        c = r.mul(t, t),
        l = r.mul(n, n),
        u = r.mul(e, t)
      return (
        (u = r.add(u, u)),
        (o = r.mul(e, n)),
        (o = r.add(o, o)),
        (i = x(o)),
        (a = r.mul(te, l)),
        (a = r.add(i, a)),
        (i = r.sub(c, a)),
        (a = r.add(c, a)),
        (a = r.mul(i, a)),
        (i = r.mul(u, i)),
        (o = r.mul(te, o)),
        (l = x(l)),
        (u = r.sub(s, l)),
        (u = x(u)),
        (u = r.add(u, o)),
        (o = r.add(s, s)),
        (s = r.add(o, s)),
        (s = r.add(s, l)),
        (s = r.mul(s, u)),
        (a = r.add(a, s)),
        (l = r.mul(t, n)),
        (l = r.add(l, l)),
        (s = r.mul(l, u)),
        (i = r.sub(i, s)),
        (o = r.mul(l, c)),
        (o = r.add(o, o)),
        (o = r.add(o, o)),
        new w(i, a, o)
      )
    }
    add(e) {
      oe(e)
      let { X: t, Y: n, Z: i } = this,
        { X: a, Y: o, Z: s } = e,
        c = r.ZERO,
        l = r.ZERO,
        u = r.ZERO,
        d = r.mul(t, a),
        f = r.mul(n, o),
        p = r.mul(i, s),
        m = r.add(t, n),
        h = r.add(a, o)
      ;((m = r.mul(m, h)), (h = r.add(d, f)), (m = r.sub(m, h)), (h = r.add(t, i)))
      let g = r.add(a, s)
      return (
        (h = r.mul(h, g)),
        (g = r.add(d, p)),
        (h = r.sub(h, g)),
        (g = r.add(n, i)),
        (c = r.add(o, s)),
        (g = r.mul(g, c)),
        (c = r.add(f, p)),
        (g = r.sub(g, c)),
        (u = x(h)),
        (c = r.mul(te, p)),
        (u = r.add(c, u)),
        (c = r.sub(f, u)),
        (u = r.add(f, u)),
        (l = r.mul(c, u)),
        (f = r.add(d, d)),
        (f = r.add(f, d)),
        (p = x(p)),
        (h = r.mul(te, h)),
        (f = r.add(f, p)),
        (p = r.sub(d, p)),
        (p = x(p)),
        (h = r.add(h, p)),
        (d = r.mul(f, h)),
        (l = r.add(l, d)),
        (d = r.mul(g, h)),
        (c = r.mul(m, c)),
        (c = r.sub(c, d)),
        (d = r.mul(m, f)),
        (u = r.mul(g, u)),
        (u = r.add(u, d)),
        new w(c, l, u)
      )
    }
    subtract(e) {
      return (oe(e), this.add(e.negate()))
    }
    is0() {
      return this.equals(w.ZERO)
    }
    multiply(e) {
      if (!i.isValidNot0(e)) throw RangeError(`invalid scalar: out of range`)
      let { p: t, f: n } = le.mulSecret(this, e, o, T)
      return T([t, n])[0]
    }
    multiplyUnsafe(e) {
      let t = this,
        n = e
      if (!i.isValid(n)) throw RangeError(`invalid scalar: out of range`)
      if (n === Nn || t.is0()) return w.ZERO
      if (n === Pn) return t
      if (le.hasWindowSize(this)) return le.mulUnsafe(t, n, T)
      let r = [],
        a = []
      return (ce(r, a, t, n), bn(w, r, a))
    }
    mulAddUnsafe(e, t, n) {
      oe(t)
      let r = [],
        i = []
      return (ce(r, i, this, e), ce(r, i, t, n), bn(w, r, i))
    }
    toAffine(e) {
      let t = this,
        n = e
      if (n != null && !r.isValid(n)) throw RangeError(`"invertedZ" expected valid field element`)
      let { X: i, Y: a, Z: o } = t
      if (r.eql(o, r.ONE)) return { x: i, y: a }
      let s = t.is0()
      n ??= s ? r.ONE : r.inv(o)
      let c = r.mul(i, n),
        l = r.mul(a, n),
        u = r.mul(o, n)
      if (s) return { x: r.ZERO, y: r.ZERO }
      if (!r.eql(u, r.ONE)) throw Error(`invZ was invalid`)
      return { x: c, y: l }
    }
    isTorsionFree() {
      return o === Pn ? !0 : d ? d(w, this) : le.mulUnsafe(this, s).is0()
    }
    clearCofactor() {
      return o === Pn ? this : u ? u(w, this) : this.multiplyUnsafe(o)
    }
    isSmallOrder() {
      return o === Pn ? this.is0() : this.clearCofactor().is0()
    }
    toBytes(e = !0) {
      return (tt(e, `isCompressed`), this.assertValidity(), y(w, this, e))
    }
    toHex(e = !0) {
      return qe(this.toBytes(e))
    }
    toString() {
      return `<Point ${this.is0() ? `ZERO` : this.toHex()}>`
    }
  }
  let T = (e) => sn(w, e),
    le = new yn(w, m)
  return (le.bits >= 6 && w.BASE.precompute(6), Object.freeze(w.prototype), Object.freeze(w), w)
}
function zn(e) {
  return Uint8Array.of(e ? 2 : 3)
}
function Bn(e, t) {
  return {
    secretKey: t.BYTES,
    publicKey: 1 + e.BYTES,
    publicKeyUncompressed: 1 + 2 * e.BYTES,
    publicKeyHasPrefix: !0,
    signature: 2 * t.BYTES,
  }
}
function Vn(e, t = {}) {
  on(e)
  let { Fn: n } = e,
    r = t.randomBytes === void 0 ? Ze : t.randomBytes,
    i = Object.assign(Bn(e.Fp, n), { seed: Math.max(Xt(n.ORDER), 16) })
  function a(e) {
    try {
      let t = n.fromBytes(e)
      return n.isValidNot0(t)
    } catch {
      return !1
    }
  }
  function o(t, n) {
    let { publicKey: r, publicKeyUncompressed: a } = i
    try {
      let i = t.length
      return (n === !0 && i !== r) || (n === !1 && i !== a) ? !1 : !e.fromBytes(t).is0()
    } catch {
      return !1
    }
  }
  function s(e) {
    return ((e = e === void 0 ? r(i.seed) : e), Zt(He(e, i.seed, `seed`), n.ORDER))
  }
  function c(t, r = !0) {
    return e.BASE.multiply(n.fromBytes(t)).toBytes(r)
  }
  function l(e) {
    let { secretKey: t, publicKey: r, publicKeyUncompressed: a } = i,
      o = n._lengths
    if (!Xe(e)) return
    let s = He(e, void 0, `key`).length,
      c = s === r || s === a,
      l = s === t || !!o?.includes(s)
    if (!(c && l)) return c
  }
  function u(t, r, i = !0) {
    if (l(t) === !0) throw Error(`first arg must be private key`)
    if (l(r) === !1) throw Error(`second arg must be public key`)
    let a = n.fromBytes(t),
      o = e.fromBytes(r)
    if (o.is0()) throw Error(`invalid public key: point at infinity`)
    return o.multiply(a).toBytes(i)
  }
  let d = { isValidSecretKey: a, isValidPublicKey: o, randomSecretKey: s },
    f = Cn(s, c)
  return (
    Object.freeze(d),
    Object.freeze(i),
    Object.freeze({ getPublicKey: c, getSharedSecret: u, keygen: f, Point: e, utils: d, lengths: i })
  )
}
function Hn(e, t, n = {}) {
  on(e)
  let r = t
  ;(le(r),
    _t(
      n,
      {},
      { hmac: `function`, lowS: `boolean`, randomBytes: `function`, bits2int: `function`, bits2int_modN: `function` },
    ))
  let i = Object.assign({}, n),
    a = i.randomBytes === void 0 ? Ze : i.randomBytes,
    o = i.hmac === void 0 ? (e, t) => Tn(r, e, t) : i.hmac,
    { Fp: s, Fn: c } = e,
    { ORDER: l, BITS: u } = c,
    d = Xt(l),
    f = un(a, d),
    { keygen: p, getPublicKey: m, getSharedSecret: h, utils: g, lengths: _ } = Vn(e, i),
    v = { prehash: !0, lowS: typeof i.lowS != `boolean` || i.lowS, format: `compact`, extraEntropy: !1 },
    ee = l * Fn + Pn < s.ORDER
  function y(e) {
    return e > l >> Pn
  }
  function b(e, t) {
    if (!c.isValidNot0(t)) throw Error(`invalid signature ${e}: out of range 1..Point.Fn.ORDER`)
    return t
  }
  function te() {
    if (!s.isOdd) throw Error(`Field doesn't support isOdd`)
  }
  function x(e, t, n) {
    return (te(), (e === n ? 0 : 2) | Number(s.isOdd(t)))
  }
  function ne() {
    if (ee) throw Error(`"recovered" sig type is not supported for cofactor >2 curves`)
  }
  function re(e, t) {
    jn(t)
    let n = _.signature
    return He(e, t === `compact` ? n : t === `recovered` ? n + 1 : void 0)
  }
  class S {
    r
    s
    recovery
    constructor(e, t, n) {
      if (((this.r = b(`r`, e)), (this.s = b(`s`, t)), n != null)) {
        if ((ne(), ![0, 1, 2, 3].includes(n))) throw Error(`invalid recovery id`)
        this.recovery = n
      }
      Object.freeze(this)
    }
    static fromBytes(e, t = v.format) {
      re(e, t)
      let n
      if (t === `der`) {
        if (e.length > 2 * c.BYTES + 16) throw new On.Err(`invalid signature: DER signature too long`)
        let { r: t, s: n } = On.toSig(He(e), c.BYTES + 1)
        return new S(t, n)
      }
      t === `recovered` && ((n = e[0]), (t = `compact`), (e = e.subarray(1)))
      let r = _.signature / 2,
        i = e.subarray(0, r),
        a = e.subarray(r, r * 2)
      return new S(c.fromBytes(i), c.fromBytes(a), n)
    }
    static fromHex(e, t) {
      return this.fromBytes(Ye(e), t)
    }
    assertRecovery() {
      let { recovery: e } = this
      if (e == null) throw Error(`invalid recovery id: must be present`)
      return e
    }
    addRecoveryBit(e) {
      return new S(this.r, this.s, e)
    }
    recoverPublicKey(t) {
      let { r: n, s: r } = this,
        i = this.assertRecovery(),
        a = i === 2 || i === 3 ? n + l : n
      if (!s.isValid(a)) throw Error(`invalid recovery id: sig.r+curve.n != R.x`)
      let o = s.toBytes(a),
        u = e.fromBytes(Je(zn(!(i & 1)), o)),
        d = c.inv(a),
        f = ae(He(t, void 0, `msgHash`)),
        p = c.create(-f * d),
        m = c.create(r * d),
        h = e.BASE.mulAddUnsafe(p, u, m)
      if (h.is0()) throw Error(`invalid recovery: point at infinify`)
      return (h.assertValidity(), h)
    }
    hasHighS() {
      return y(this.s)
    }
    toBytes(e = v.format) {
      if ((jn(e), e === `der`)) return Ye(On.hexFromSig(this))
      let { r: t, s: n } = this,
        r = c.toBytes(t),
        i = c.toBytes(n)
      return e === `recovered` ? (ne(), Je(Uint8Array.of(this.assertRecovery()), r, i)) : Je(r, i)
    }
    toHex(e) {
      return qe(this.toBytes(e))
    }
  }
  ;(Object.freeze(S.prototype), Object.freeze(S))
  let ie =
      i.bits2int === void 0
        ? function (e) {
            if (e.length > 8192) throw Error(`input is too large`)
            let t = ot(e),
              n = e.length * 8 - u
            return n > 0 ? t >> BigInt(n) : t
          }
        : i.bits2int,
    ae =
      i.bits2int_modN === void 0
        ? function (e) {
            return c.create(ie(e))
          }
        : i.bits2int_modN,
    oe = ht(u)
  function se(e) {
    return (pt(`num < 2^` + u, e, Nn, oe), c.toBytes(e))
  }
  function ce(e, t) {
    return (He(e, void 0, `message`), t ? He(r(e), void 0, `prehashed message`) : e)
  }
  function C(t, n, r) {
    let { lowS: i, prehash: o, extraEntropy: s } = Mn(r, v)
    t = ce(t, o)
    let u = ae(t),
      p = c.fromBytes(n)
    if (!c.isValidNot0(p)) throw Error(`invalid private key`)
    let m = [se(p), se(u)]
    if (s != null && s !== !1) {
      let e = s === !0 ? a(_.secretKey) : s
      m.push(He(e, void 0, `extraEntropy`))
    }
    let h = Je(...m),
      g = u
    function b(t) {
      let n = ie(t)
      if (!c.isValidNot0(n)) return
      let r = e.BASE.multiply(n).toAffine(),
        a = c.create(r.x)
      if (a === Nn) return
      let o
      if (f !== void 0) {
        let e = ot(Zt(f(d), l)),
          t = c.inv(c.mul(e, n)),
          r = c.mul(e, g),
          i = c.mul(e, p)
        o = c.create(t * c.create(r + i * a))
      } else {
        let e = Nt(n, l)
        o = c.create(e * c.create(g + a * p))
      }
      if (o === Nn) return
      let s = x(r.x, r.y, a),
        u = o
      return (i && y(o) && ((u = c.neg(o)), (s ^= 1)), new S(a, u, ee ? void 0 : s))
    }
    return { seed: h, k2sig: b }
  }
  function w(e, t, n = {}) {
    let { seed: i, k2sig: a } = C(e, t, n)
    return gt(r.outputLen, c.BYTES, o)(i, a).toBytes(n.format)
  }
  function T(t, n, r, i = {}) {
    let { lowS: a, prehash: o, format: s } = Mn(i, v)
    if (((r = He(r, void 0, `publicKey`)), (n = ce(n, o)), !Xe(t))) {
      let e = t instanceof S ? `, use sig.toBytes()` : ``
      throw Error(`verify expects Uint8Array signature` + e)
    }
    re(t, s)
    try {
      let i = S.fromBytes(t, s),
        o = e.fromBytes(r)
      if (o.is0() || (a && i.hasHighS())) return !1
      let { r: l, s: u } = i,
        d = ae(n),
        f = c.inv(u),
        p = c.create(d * f),
        m = c.create(l * f),
        h = e.BASE.mulAddUnsafe(p, o, m)
      if (h.is0()) return !1
      let g = h.toAffine()
      return !(c.create(g.x) !== l || (s === `recovered` && i.recovery !== x(g.x, g.y, l)))
    } catch {
      return !1
    }
  }
  function ue(e, t, n = {}) {
    let { prehash: r } = Mn(n, v)
    return ((t = ce(t, r)), S.fromBytes(e, `recovered`).recoverPublicKey(t).toBytes())
  }
  return Object.freeze({
    keygen: p,
    getPublicKey: m,
    getSharedSecret: h,
    utils: g,
    lengths: _,
    Point: e,
    sign: w,
    verify: T,
    recoverPublicKey: ue,
    Signature: S,
    hash: r,
  })
}
var Un = {
    p: BigInt(`0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2f`),
    n: BigInt(`0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141`),
    h: BigInt(1),
    a: BigInt(0),
    b: BigInt(7),
    Gx: BigInt(`0x79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798`),
    Gy: BigInt(`0x483ada7726a3c4655da4fbfc0e1108a8fd17b448a68554199c47d08ffb10d4b8`),
  },
  Wn = {
    beta: BigInt(`0x7ae96a2b657c07106e64479eac3434e99cf0497512f58995c1396c28719501ee`),
    basises: [
      [BigInt(`0x3086d221a7d46bcde86c90e49284eb15`), -BigInt(`0xe4437ed6010e88286f547fa90abfe4c3`)],
      [BigInt(`0x114ca50f7a8e2f3f657c1108d9d44cfd8`), BigInt(`0x3086d221a7d46bcde86c90e49284eb15`)],
    ],
  },
  Gn = BigInt(2)
function Kn(e) {
  let t = Un.p,
    n = BigInt(3),
    r = BigInt(6),
    i = BigInt(11),
    a = BigInt(22),
    o = BigInt(23),
    s = BigInt(44),
    c = BigInt(88),
    l = (e * e * e) % t,
    u = (l * l * e) % t,
    d = (jt((jt((jt(u, n, t) * u) % t, n, t) * u) % t, Gn, t) * l) % t,
    f = (jt(d, i, t) * d) % t,
    p = (jt(f, a, t) * f) % t,
    m = (jt(p, s, t) * p) % t,
    h = jt((jt((jt((jt((jt((jt(m, c, t) * m) % t, s, t) * p) % t, n, t) * u) % t, o, t) * f) % t, r, t) * l) % t, Gn, t)
  if (!qn.eql(qn.sqr(h), e)) throw Error(`Cannot find square root`)
  return h
}
var qn = Jt(Un.p, { sqrt: Kn }),
  Jn = Hn(Rn(Un, { Fp: qn, endo: Wn }), Be),
  Yn = `ETHEREUMJS_DEFAULT_ERROR_CODE`,
  Xn = class extends Error {
    constructor(e, t, n) {
      ;(super(t ?? e.code), (this.type = e), n !== void 0 && (this.stack = n))
    }
    getMetadata() {
      return this.type
    }
    toObject() {
      return {
        type: this.getMetadata(),
        message: this.message ?? ``,
        stack: this.stack ?? ``,
        className: this.constructor.name,
      }
    }
  }
function D(e, t) {
  return new Xn({ code: Yn }, e, t)
}
function Zn(e) {
  if (e[0] === 0) throw D(`invalid RLP: extra zeros`)
  return rr(nr(e))
}
function Qn(e, t) {
  if (e < 56) return Uint8Array.from([e + t])
  let n = lr(e),
    r = n.length / 2,
    i = lr(t + 55 + r)
  return Uint8Array.from(or(i + n))
}
function $n(e, t, n) {
  if (n > e.length) throw D(`invalid RLP (safeSlice): end slice of Uint8Array out-of-bounds`)
  return e.slice(t, n)
}
function er(e) {
  let t,
    n,
    r,
    i,
    a,
    o = [],
    s = e[0]
  if (s <= 127) return { data: e.slice(0, 1), remainder: e.subarray(1) }
  if (s <= 183) {
    if (((t = s - 127), (r = s === 128 ? Uint8Array.from([]) : $n(e, 1, t)), t === 2 && r[0] < 128))
      throw D(`invalid RLP encoding: invalid prefix, single byte < 0x80 are not prefixed`)
    return { data: r, remainder: e.subarray(t) }
  }
  if (s <= 191) {
    if (((n = s - 182), e.length - 1 < n)) throw D(`invalid RLP: not enough bytes for string length`)
    if (((t = Zn($n(e, 1, n))), t <= 55)) throw D(`invalid RLP: expected string length to be greater than 55`)
    return ((r = $n(e, n, t + n)), { data: r, remainder: e.subarray(t + n) })
  }
  if (s <= 247) {
    for (t = s - 191, i = $n(e, 1, t); i.length;) ((a = er(i)), o.push(a.data), (i = a.remainder))
    return { data: o, remainder: e.subarray(t) }
  }
  {
    if (((n = s - 246), (t = Zn($n(e, 1, n))), t < 56)) throw D(`invalid RLP: encoded list too short`)
    let r = n + t
    if (r > e.length) throw D(`invalid RLP: total length is larger than the data`)
    for (i = $n(e, n, r); i.length;) ((a = er(i)), o.push(a.data), (i = a.remainder))
    return { data: o, remainder: e.subarray(r) }
  }
}
var tr = Array.from({ length: 256 }, (e, t) => t.toString(16).padStart(2, `0`))
function nr(e) {
  let t = ``
  for (let n = 0; n < e.length; n++) t += tr[e[n]]
  return t
}
function rr(e) {
  let t = Number.parseInt(e, 16)
  if (Number.isNaN(t)) throw D(`Invalid byte sequence`)
  return t
}
var ir = { _0: 48, _9: 57, _A: 65, _F: 70, _a: 97, _f: 102 }
function ar(e) {
  if (e >= ir._0 && e <= ir._9) return e - ir._0
  if (e >= ir._A && e <= ir._F) return e - (ir._A - 10)
  if (e >= ir._a && e <= ir._f) return e - (ir._a - 10)
}
function or(e) {
  if (typeof e != `string`) throw D(`hex string expected, got ` + typeof e)
  e.slice(0, 2) === `0x` && (e = e.slice(2))
  let t = e.length,
    n = t / 2
  if (t % 2) throw D(`padded hex string expected, got unpadded hex of length ` + t)
  let r = new Uint8Array(n)
  for (let t = 0, i = 0; t < n; t++, i += 2) {
    let n = ar(e.charCodeAt(i)),
      a = ar(e.charCodeAt(i + 1))
    if (n === void 0 || a === void 0)
      throw D(`hex string expected, got non-hex character "` + (e[i] + e[i + 1]) + `" at index ` + i)
    r[t] = n * 16 + a
  }
  return r
}
function sr(...e) {
  if (e.length === 1) return e[0]
  let t = e.reduce((e, t) => e + t.length, 0),
    n = new Uint8Array(t)
  for (let t = 0, r = 0; t < e.length; t++) {
    let i = e[t]
    ;(n.set(i, r), (r += i.length))
  }
  return n
}
function cr(e) {
  return new TextEncoder().encode(e)
}
function lr(e) {
  if (e < 0) throw D(`Invalid integer as argument, must be unsigned!`)
  let t = e.toString(16)
  return t.length % 2 ? `0${t}` : t
}
function ur(e) {
  return e.length % 2 ? `0${e}` : e
}
function dr(e) {
  return e.length >= 2 && e[0] === `0` && e[1] === `x`
}
function fr(e) {
  return typeof e == `string` && dr(e) ? e.slice(2) : e
}
function pr(e) {
  if (e instanceof Uint8Array) return e
  if (typeof e == `string`) return dr(e) ? or(ur(fr(e))) : cr(e)
  if (typeof e == `number` || typeof e == `bigint`) return e ? or(lr(e)) : Uint8Array.from([])
  if (e == null) return Uint8Array.from([])
  throw D(`toBytes: received unsupported type ` + typeof e)
}
function mr(e) {
  if (Array.isArray(e)) {
    let t = [],
      n = 0
    for (let r = 0; r < e.length; r++) {
      let i = mr(e[r])
      ;(t.push(i), (n += i.length))
    }
    return sr(Qn(n, 192), ...t)
  }
  let t = pr(e)
  return t.length === 1 && t[0] < 128 ? t : sr(Qn(t.length, 128), t)
}
function hr(e, t = !1) {
  if (e == null || e.length === 0) return Uint8Array.from([])
  let n = er(pr(e))
  if (t) return { data: n.data, remainder: n.remainder.slice() }
  if (n.remainder.length !== 0) throw D(`invalid RLP: remainder must be zero`)
  return n.data
}
var gr = { encode: mr, decode: hr }
function _r(e, t) {
  return !(typeof e != `string` || !e.match(/^0x[0-9A-Fa-f]*$/) || (t !== void 0 && t > 0 && e.length !== 2 + 2 * t))
}
var vr = (e) => {
  if (typeof e != `string`) throw D(`[stripHexPrefix] input must be type 'string', received ${typeof e}`)
  return _r(e) ? e.slice(2) : e
}
function yr(e) {
  let t = e
  if (typeof t != `string`) throw D(`[padToEven] value must be type 'string', received ${typeof t}`)
  return (t.length % 2 && (t = `0${t}`), t)
}
var br = function (e) {
    if (!(e instanceof Uint8Array)) throw D(`This method only supports Uint8Array but input was: ${e}`)
  },
  xr = function (e) {
    if (typeof e != `string`) throw D(`This method only supports strings but input was: ${e}`)
  },
  Sr = BigInt(0),
  Cr = we,
  O = (e) => {
    if (!e.startsWith(`0x`)) throw D(`input string must be 0x prefixed`)
    return Ee(yr(vr(e)))
  },
  wr = (e) => {
    if (e.startsWith(`0x`)) throw D(`input string cannot be 0x prefixed`)
    return Ee(yr(e))
  },
  k = (e) => `0x${Cr(e)}`,
  Tr = []
for (let e = 0; e <= 65535; e++) Tr[e] = BigInt(e)
var A = (e, t = !1) => {
    ;(br(e), t && (e = e.slice().reverse()))
    let n = k(e)
    return n === `0x` ? Sr : n.length === 4 ? Tr[e[0]] : n.length === 6 ? Tr[e[0] * 256 + e[1]] : BigInt(n)
  },
  Er = (e) => {
    let t = Number(A(e))
    if (!Number.isSafeInteger(t)) throw D(`Number exceeds 53 bits`)
    return t
  },
  Dr = (e) => {
    if (!Number.isSafeInteger(e) || e < 0) throw D(`Received an invalid integer type: ${e}`)
    return `0x${e.toString(16)}`
  },
  Or = (e) => O(Dr(e)),
  j = (e, t = !1) => {
    let n = O(`0x${yr(e.toString(16))}`)
    return t ? n.reverse() : n
  },
  kr = (e, t, n, r) => {
    if (e.length > t) {
      if (!r) throw D(`Input length ${e.length} exceeds target length ${t}. Use allowTruncate option to truncate.`)
      return n ? e.subarray(0, t) : e.subarray(-t)
    }
    return e.length < t
      ? n
        ? new Uint8Array([...e, ...new Uint8Array(t - e.length)])
        : new Uint8Array([...new Uint8Array(t - e.length), ...e])
      : e
  },
  M = (e, t, n = {}) => (br(e), kr(e, t, !1, n.allowTruncate ?? !1)),
  Ar = (e, t, n = {}) => (br(e), kr(e, t, !0, n.allowTruncate ?? !1)),
  jr = (e) => {
    let t = e[0]
    for (; e.length > 0 && t.toString() === `0`;) ((e = e.slice(1)), (t = e[0]))
    return e
  },
  Mr = (e) => (br(e), jr(e)),
  Nr = (e) => {
    if (e == null) return new Uint8Array()
    if (Array.isArray(e) || e instanceof Uint8Array) return Uint8Array.from(e)
    if (typeof e == `string`) {
      if (!_r(e))
        throw D(
          `Cannot convert string to Uint8Array. toBytes only supports 0x-prefixed hex strings and this string was given: ${e}`,
        )
      return O(e)
    }
    if (typeof e == `number`) return Or(e)
    if (typeof e == `bigint`) {
      if (e < Sr) throw D(`Cannot convert negative bigint to Uint8Array. Given: ${e}`)
      let t = e.toString(16)
      return (t.length % 2 && (t = `0` + t), wr(t))
    }
    if (e.toBytes !== void 0) return e.toBytes()
    throw D(`invalid type`)
  },
  Pr = (e, t = 50) => {
    let n = e instanceof Uint8Array ? k(e) : e,
      r = n.slice(0, 2) === `0x` ? t + 2 : t
    return n.length <= r ? n : n.slice(0, r) + `…`
  },
  Fr = (e) => `0x${e.toString(16)}`,
  Ir = (e) => Mr(j(e)),
  Lr = (e, t = !0) => {
    let n = j(e)
    if (t && n.length > 20) throw Error(`Invalid address bytes length=${n.length} strict=${t}`)
    return M(n, 20, { allowTruncate: !t })
  },
  Rr = (e) => Mr(Or(e)),
  zr = (...e) => {
    if (e.length === 1) return e[0]
    let t = e.reduce((e, t) => e + t.length, 0),
      n = new Uint8Array(t)
    for (let t = 0, r = 0; t < e.length; t++) {
      let i = e[t]
      ;(n.set(i, r), (r += i.length))
    }
    return n
  }
function N(e, t) {
  if (e.length !== t.length) return !1
  for (let n = 0; n < e.length; n++) if (e[n] !== t[n]) return !1
  return !0
}
function Br(e) {
  return A(O(_r(e) ? e : `0x${e}`))
}
var Vr = BigInt(`0xffffffffffffffff`),
  Hr = BigInt(`0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff`),
  Ur = BigInt(`115792089237316195423570985008687907853269984665640564039457584007913129639935`)
Jn.Point.CURVE().n / BigInt(2)
var Wr = BigInt(`0x10000000000000000000000000000000000000000000000000000000000000000`),
  Gr = O(`0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470`)
O(`0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347`)
var Kr = O(`0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421`)
;(Be(new Uint8Array()), Uint8Array.from([128]))
var qr = `0xfffffffffffffffffffffffffffffffffffffffe`,
  Jr = O(qr),
  P = BigInt(0),
  F = BigInt(1),
  Yr = BigInt(2),
  Xr = BigInt(3),
  Zr = BigInt(7),
  Qr = BigInt(8),
  $r = BigInt(27),
  ei = BigInt(28),
  ti = BigInt(31),
  ni = BigInt(32),
  ri = BigInt(64),
  ii = BigInt(255),
  ai = BigInt(256),
  oi = BigInt(96),
  si = BigInt(160),
  ci = BigInt(224),
  li = BigInt(7922816251426434e13),
  ui = BigInt(1461501637330903e33),
  di = BigInt(2695994666715064e52)
Yr ** ai
var fi = BigInt(0),
  pi = BigInt(1),
  mi = BigInt(2),
  hi = BigInt(7),
  gi = BigInt(256),
  _i = BigInt(113),
  vi = [],
  yi = [],
  bi = []
for (let e = 0, t = pi, n = 1, r = 0; e < 24; e++) {
  ;(([n, r] = [r, (2 * n + 3 * r) % 5]), vi.push(2 * (5 * r + n)), yi.push((((e + 1) * (e + 2)) / 2) % 64))
  let i = fi
  for (let e = 0; e < 7; e++)
    ((t = ((t << pi) ^ ((t >> hi) * _i)) % gi), t & mi && (i ^= pi << ((pi << BigInt(e)) - pi)))
  bi.push(i)
}
var xi = S(bi, !0),
  Si = xi[0],
  Ci = xi[1],
  wi = (e, t, n) => (e << n) | (t >>> (32 - n)),
  Ti = (e, t, n) => (t << n) | (e >>> (32 - n)),
  Ei = (e, t, n) => (t << (n - 32)) | (e >>> (64 - n)),
  Di = (e, t, n) => (e << (n - 32)) | (t >>> (64 - n)),
  Oi = (e, t, n) => (n > 32 ? Ei(e, t, n) : wi(e, t, n)),
  ki = (e, t, n) => (n > 32 ? Di(e, t, n) : Ti(e, t, n)),
  Ai = new Uint32Array(10)
function ji(e, t = 24) {
  if (!(e instanceof Uint32Array)) throw TypeError(`"s" expected Uint32Array(50), got type=` + typeof e)
  if (e.length !== 50) throw RangeError(`"s" expected Uint32Array(50), got length=` + e.length)
  if ((C(t, `rounds`), t < 1 || t > 24)) throw Error(`"rounds" expected integer 1..24`)
  for (let n = 24 - t; n < 24; n++) {
    for (let t = 0; t < 10; t++) Ai[t] = e[t] ^ e[t + 10] ^ e[t + 20] ^ e[t + 30] ^ e[t + 40]
    for (let t = 0; t < 10; t += 2) {
      let n = (t + 8) % 10,
        r = (t + 2) % 10,
        i = Ai[r],
        a = Ai[r + 1],
        o = Oi(i, a, 1) ^ Ai[n],
        s = ki(i, a, 1) ^ Ai[n + 1]
      for (let n = 0; n < 50; n += 10) ((e[t + n] ^= o), (e[t + n + 1] ^= s))
    }
    let t = e[2],
      r = e[3]
    for (let n = 0; n < 24; n++) {
      let i = yi[n],
        a = Oi(t, r, i),
        o = ki(t, r, i),
        s = vi[n]
      ;((t = e[s]), (r = e[s + 1]), (e[s] = a), (e[s + 1] = o))
    }
    for (let t = 0; t < 50; t += 10) {
      let n = e[t],
        r = e[t + 1],
        i = e[t + 2],
        a = e[t + 3]
      ;((e[t] ^= ~e[t + 2] & e[t + 4]),
        (e[t + 1] ^= ~e[t + 3] & e[t + 5]),
        (e[t + 2] ^= ~e[t + 4] & e[t + 6]),
        (e[t + 3] ^= ~e[t + 5] & e[t + 7]),
        (e[t + 4] ^= ~e[t + 6] & e[t + 8]),
        (e[t + 5] ^= ~e[t + 7] & e[t + 9]),
        (e[t + 6] ^= ~e[t + 8] & n),
        (e[t + 7] ^= ~e[t + 9] & r),
        (e[t + 8] ^= ~n & i),
        (e[t + 9] ^= ~r & a))
    }
    ;((e[0] ^= Si[n]), (e[1] ^= Ci[n]))
  }
  he(Ai)
}
var Mi = class e {
    state
    pos = 0
    posOut = 0
    finished = !1
    state32
    destroyed = !1
    blockLen
    suffix
    outputLen
    canXOF
    enableXOF = !1
    rounds
    constructor(e, t, n, r = !1, i = 24) {
      if (
        (C(e, `blockLen`),
        C(t, `suffix`),
        C(i, `rounds`),
        w(r, `enableXOF`),
        (this.blockLen = e),
        (this.suffix = t),
        (this.outputLen = n),
        (this.enableXOF = r),
        (this.canXOF = r),
        (this.rounds = i),
        C(n, `outputLen`),
        !(0 < e && e < 200))
      )
        throw Error(`"blockLen" must be 1..199`)
      ;((this.state = new Uint8Array(200)), (this.state32 = me(this.state)))
    }
    clone() {
      return this._cloneInto()
    }
    keccak() {
      ;(xe(this.state32), ji(this.state32, this.rounds), xe(this.state32), (this.posOut = 0), (this.pos = 0))
    }
    update(e) {
      ;(fe(this), T(e))
      let { blockLen: t, state: n, state32: r } = this,
        i = e.length,
        a = t % 4 == 0 && e.byteOffset % 4 == 0,
        o = t / 4,
        s = a && i >= t ? me(e) : void 0
      for (let a = 0; a < i;) {
        if (s !== void 0 && this.pos === 0 && a % 4 == 0 && i - a >= t) {
          for (let e = 0, t = a / 4; e < o; e++) r[e] ^= s[t + e]
          ;((a += t), (this.pos = t), this.keccak())
          continue
        }
        let c = Math.min(t - this.pos, i - a)
        for (let t = 0; t < c; t++) n[this.pos++] ^= e[a++]
        this.pos === t && this.keccak()
      }
      return this
    }
    finish() {
      if (this.finished) return
      this.finished = !0
      let { state: e, suffix: t, pos: n, blockLen: r } = this
      ;((e[n] ^= t), t & 128 && n === r - 1 && this.keccak(), (e[r - 1] ^= 128), this.keccak())
    }
    writeInto(e) {
      ;(fe(this, !1), T(e), this.finish())
      let t = this.state,
        { blockLen: n } = this
      for (let r = 0, i = e.length; r < i;) {
        this.posOut >= n && this.keccak()
        let a = Math.min(n - this.posOut, i - r)
        ;(e.set(t.subarray(this.posOut, this.posOut + a), r), (this.posOut += a), (r += a))
      }
      return e
    }
    xofInto(e) {
      if (!this.enableXOF) throw Error(`XOF is not enabled`)
      return this.writeInto(e)
    }
    xof(e) {
      return (C(e), this.xofInto(new Uint8Array(e)))
    }
    digestInto(e) {
      if ((pe(e, this), this.finished)) throw Error(`digest() was already called`)
      ;(this.writeInto(e.length === this.outputLen ? e : e.subarray(0, this.outputLen)), this.destroy())
    }
    digest() {
      let e = new Uint8Array(this.outputLen)
      return (this.digestInto(e), e)
    }
    destroy() {
      ;((this.destroyed = !0), he(this.state))
    }
    _cloneInto(t) {
      let { blockLen: n, suffix: r, outputLen: i, rounds: a, enableXOF: o } = this
      return (
        (t ||= new e(n, r, i, o, a)),
        (t.blockLen = n),
        t.state32.set(this.state32),
        (t.pos = this.pos),
        (t.posOut = this.posOut),
        (t.finished = this.finished),
        (t.rounds = a),
        (t.suffix = r),
        (t.outputLen = i),
        (t.enableXOF = o),
        (t.canXOF = this.canXOF),
        (t.destroyed = this.destroyed),
        t
      )
    }
  },
  Ni = ((e, t, n, r = {}) => ke(() => new Mi(t, e, n), r))(1, 136, 32),
  Pi = class {
    get version() {
      if (this._version !== null) return this._version
      throw Error(`version=${this._version} not loaded`)
    }
    set version(e) {
      this._version = e
    }
    get nonce() {
      if (this._nonce !== null) return this._nonce
      throw Error(`nonce=${this._nonce} not loaded`)
    }
    set nonce(e) {
      this._nonce = e
    }
    get balance() {
      if (this._balance !== null) return this._balance
      throw Error(`balance=${this._balance} not loaded`)
    }
    set balance(e) {
      this._balance = e
    }
    get storageRoot() {
      if (this._storageRoot !== null) return this._storageRoot
      throw Error(`storageRoot=${this._storageRoot} not loaded`)
    }
    set storageRoot(e) {
      this._storageRoot = e
    }
    get codeHash() {
      if (this._codeHash !== null) return this._codeHash
      throw Error(`codeHash=${this._codeHash} not loaded`)
    }
    set codeHash(e) {
      this._codeHash = e
    }
    get codeSize() {
      if (this._codeSize !== null) return this._codeSize
      throw Error(`codeSize=${this._codeSize} not loaded`)
    }
    set codeSize(e) {
      this._codeSize = e
    }
    constructor(e = P, t = P, n = Kr, r = Gr, i = 0, a = 0) {
      ;((this._nonce = null),
        (this._balance = null),
        (this._storageRoot = null),
        (this._codeHash = null),
        (this._codeSize = null),
        (this._version = null),
        (this._nonce = e),
        (this._balance = t),
        (this._storageRoot = n),
        (this._codeHash = r),
        i === null && r !== null && !this.isContract() && (i = 0),
        (this._codeSize = i),
        (this._version = a),
        this._validate())
    }
    _validate() {
      if (this._nonce !== null && this._nonce < P) throw D(`nonce must be greater than zero`)
      if (this._balance !== null && this._balance < P) throw D(`balance must be greater than zero`)
      if (this._storageRoot !== null && this._storageRoot.length !== 32) throw D(`storageRoot must have a length of 32`)
      if (this._codeHash !== null && this._codeHash.length !== 32) throw D(`codeHash must have a length of 32`)
      if (this._codeSize !== null && this._codeSize < P) throw D(`codeSize must be greater than zero`)
    }
    raw() {
      return [Ir(this.nonce), Ir(this.balance), this.storageRoot, this.codeHash]
    }
    serialize() {
      return gr.encode(this.raw())
    }
    serializeWithPartialInfo() {
      let e = [],
        t = Rr(0),
        n = Rr(1)
      return (
        this._nonce === null ? e.push([t]) : e.push([n, Ir(this._nonce)]),
        this._balance === null ? e.push([t]) : e.push([n, Ir(this._balance)]),
        this._storageRoot === null ? e.push([t]) : e.push([n, this._storageRoot]),
        this._codeHash === null ? e.push([t]) : e.push([n, this._codeHash]),
        this._codeSize === null ? e.push([t]) : e.push([n, Rr(this._codeSize)]),
        this._version === null ? e.push([t]) : e.push([n, Rr(this._version)]),
        gr.encode(e)
      )
    }
    isContract() {
      if (this._codeHash === null && this._codeSize === null)
        throw Error(`Insufficient data as codeHash=null and codeSize=null`)
      return (this._codeHash !== null && !N(this._codeHash, Gr)) || (this._codeSize !== null && this._codeSize !== 0)
    }
    isEmpty() {
      return (this._balance !== null && this.balance !== P) ||
        (this._nonce !== null && this.nonce !== P) ||
        (this._codeHash !== null && !N(this.codeHash, Gr))
        ? !1
        : this.balance === P && this.nonce === P && N(this.codeHash, Gr)
    }
  },
  Fi = function (e) {
    try {
      xr(e)
    } catch {
      return !1
    }
    return /^0x[0-9a-fA-F]{40}$/.test(e)
  },
  Ii = function (e, t) {
    return (
      br(e),
      br(t),
      A(t) === P ? Ni(gr.encode([e, Uint8Array.from([])])).subarray(-20) : Ni(gr.encode([e, t])).subarray(-20)
    )
  },
  Li = function (e, t, n) {
    if ((br(e), br(t), br(n), e.length !== 20)) throw D(`Expected from to be of length 20`)
    if (t.length !== 32) throw D(`Expected salt to be of length 32`)
    return Ni(zr(O(`0xff`), e, t, Ni(n))).subarray(-20)
  },
  Ri = function (e, t = !1) {
    if ((br(e), t && e.length !== 64 && (e = Jn.Point.fromBytes(e).toBytes(!1).slice(1)), e.length !== 64))
      throw D(`Expected pubKey to be of length 64`)
    return Ni(e).subarray(-20)
  }
function zi(e, t) {
  let n = e instanceof Uint8Array ? e : O(e),
    r = t instanceof Uint8Array ? t : O(t),
    i = new Uint8Array(32),
    a = new Uint8Array(32)
  ;(i.set(n, 32 - n.length), a.set(r, 32 - r.length))
  for (let e = 0; e < 32; e++) {
    if (i[e] < a[e]) return -1
    if (i[e] > a[e]) return 1
  }
  return 0
}
var Bi = class {
  constructor(e = {}) {
    ;((this.checkpoints = []),
      (this.originalBalances = new Map()),
      (this.originalCodesAtIndex = new Map()),
      (this.accesses = e),
      (this.blockAccessIndex = 0))
  }
  serialize() {
    return gr.encode(this.raw())
  }
  hash() {
    return Ni(this.serialize())
  }
  checkpoint() {
    this.checkpoints.push({ accesses: this.cloneAccesses(this.accesses), blockAccessIndex: this.blockAccessIndex })
  }
  commit() {
    this.checkpoints.length > 0 && this.checkpoints.pop()
  }
  revert() {
    let e = this.checkpoints.pop()
    if (!e) return
    let t = this.accesses
    ;((this.accesses = e.accesses), (this.blockAccessIndex = e.blockAccessIndex))
    for (let [e, n] of Object.entries(t)) {
      if (this.accesses[e] === void 0) {
        let t = new Set(n.storageReads)
        for (let e of Object.keys(n.storageChanges)) t.add(e)
        this.accesses[e] = {
          nonceChanges: new Map(),
          balanceChanges: new Map(),
          codeChanges: [],
          storageChanges: {},
          storageReads: t,
        }
        continue
      }
      let t = this.accesses[e]
      for (let e of n.storageReads) t.storageReads.add(e)
      for (let e of Object.keys(n.storageChanges)) t.storageChanges[e] === void 0 && t.storageReads.add(e)
    }
  }
  cloneAccesses(e) {
    let t = {}
    for (let [n, r] of Object.entries(e)) {
      let e = {}
      for (let [t, n] of Object.entries(r.storageChanges)) e[t] = n.map(([e, t]) => [e, t])
      t[n] = {
        nonceChanges: new Map(r.nonceChanges),
        balanceChanges: new Map(r.balanceChanges),
        codeChanges: r.codeChanges.map(([e, t]) => [e, t]),
        storageChanges: e,
        storageReads: new Set(r.storageReads),
      }
    }
    return t
  }
  raw() {
    let e = []
    for (let t of Object.keys(this.accesses)
      .sort()
      .filter((e) => Ji(e, this.accesses[e]))) {
      let n = this.accesses[t],
        r = Object.entries(n.storageChanges)
          .sort((e, t) => zi(e[0], t[0]))
          .map(([e, t]) => [Hi(e), t.sort((e, t) => e[0] - t[0]).map(([e, t]) => [e, Ui(t)])]),
        i = Array.from(n.storageReads)
          .map(Hi)
          .sort((e, t) => zi(e, t)),
        a = Array.from(n.balanceChanges.entries())
          .sort(([e], [t]) => e - t)
          .map(([e, t]) => [e, Wi(t)]),
        o = Array.from(n.nonceChanges.entries())
          .sort(([e], [t]) => e - t)
          .map(([e, t]) => [e, Wi(t)]),
        s = [...n.codeChanges].sort(([e], [t]) => e - t)
      e.push([t, r, i, a, o, s])
    }
    return e
  }
  get(e) {
    let t = (typeof e == `string` ? e : e.toString()).toLowerCase()
    return this.accesses[t]
  }
  addAddress(e) {
    this.accesses[e] === void 0 &&
      (this.accesses[e] = {
        storageChanges: {},
        storageReads: new Set(),
        balanceChanges: new Map(),
        nonceChanges: new Map(),
        codeChanges: [],
      })
  }
  addStorageWrite(e, t, n, r, i) {
    let a = qi(k(Gi(t))),
      o = Gi(n),
      s = i ? Gi(i) : void 0,
      c = o.length === 0,
      l = !1
    if ((s === void 0 ? c && (l = !0) : (l = k(o) === k(s)), l)) {
      if (this.accesses[e] !== void 0) {
        let n = this.accesses[e].storageChanges[a]
        if (n !== void 0) {
          let i = n.filter(([e]) => e !== r)
          i.length === 0
            ? (delete this.accesses[e].storageChanges[a], this.addStorageRead(e, t))
            : (this.accesses[e].storageChanges[a] = i)
        } else this.addStorageRead(e, t)
      } else this.addStorageRead(e, t)
      return
    }
    ;(this.accesses[e] === void 0 && this.addAddress(e),
      this.accesses[e].storageChanges[a] === void 0 && (this.accesses[e].storageChanges[a] = []))
    let u = this.accesses[e].storageChanges[a],
      d = u.findIndex(([e]) => e === r)
    ;(d === -1 ? u.push([r, o]) : (u[d] = [r, o]), this.accesses[e].storageReads.delete(a))
  }
  addStorageRead(e, t) {
    this.accesses[e] === void 0 && this.addAddress(e)
    let n = qi(k(Gi(t)))
    this.accesses[e].storageChanges[n] === void 0 && this.accesses[e].storageReads.add(n)
  }
  addBalanceChange(e, t, n, r) {
    ;(this.accesses[e] === void 0 && this.addAddress(e),
      r !== void 0 && !this.originalBalances.has(e) && this.originalBalances.set(e, r),
      this.accesses[e].balanceChanges.set(n, Ki(k(Gi(j(t))))))
  }
  cleanupNetZeroBalanceChanges() {
    for (let [e, t] of this.originalBalances.entries()) {
      let n = this.accesses[e]
      if (n === void 0 || n.balanceChanges.size === 0) continue
      let r = Array.from(n.balanceChanges.values()),
        i = r[r.length - 1]
      BigInt(i === `0x` ? 0 : `0x${i.replace(/^0x/, ``)}`) === t && n.balanceChanges.delete(this.blockAccessIndex)
    }
    this.originalBalances.clear()
  }
  addNonceChange(e, t, n) {
    ;(this.accesses[e] === void 0 && this.addAddress(e), this.accesses[e].nonceChanges.set(n, Ki(Fr(t))))
  }
  addCodeChange(e, t, n, r) {
    this.accesses[e] === void 0 && this.addAddress(e)
    let i = this.accesses[e].codeChanges,
      a = `${e}-${n}`
    !this.originalCodesAtIndex.has(a) && r !== void 0 && this.originalCodesAtIndex.set(a, r)
    let o = this.originalCodesAtIndex.get(a),
      s = i.findIndex(([e]) => e === n)
    if (s !== -1) o !== void 0 && k(t) === k(o) ? i.splice(s, 1) : (i[s] = [n, t])
    else {
      if (r !== void 0 && k(t) === k(r)) return
      i.push([n, t])
    }
  }
  toJSON() {
    let e = []
    for (let [t, n] of Object.entries(this.accesses)
      .sort(([e], [t]) => e.localeCompare(t))
      .filter(([e, t]) => Ji(e, t))) {
      let r = Object.entries(n.storageChanges)
          .sort(([e], [t]) => e.localeCompare(t))
          .map(([e, t]) => ({
            slot: e,
            slotChanges: t
              .sort((e, t) => e[0] - t[0])
              .map(([e, t]) => ({ blockAccessIndex: Yi(e), postValue: Ki(k(t)) })),
          })),
        i = Array.from(n.storageReads).sort((e, t) => Number((e === `0x` ? 0n : Br(e)) - (t === `0x` ? 0n : Br(t)))),
        a = Array.from(n.balanceChanges.entries())
          .sort(([e], [t]) => e - t)
          .map(([e, t]) => ({ blockAccessIndex: Yi(e), postBalance: t })),
        o = Array.from(n.nonceChanges.entries())
          .sort(([e], [t]) => e - t)
          .map(([e, t]) => ({ blockAccessIndex: Yi(e), postNonce: t })),
        s = n.codeChanges.map(([e, t]) => ({ blockAccessIndex: Yi(e), newCode: k(t) }))
      e.push({ address: t, nonceChanges: o, balanceChanges: a, codeChanges: s, storageChanges: r, storageReads: i })
    }
    return e
  }
  cleanupSelfdestructed(e, t) {
    for (let n of e) {
      let e = this.accesses[n]
      if (e === void 0) continue
      for (let t of Object.keys(e.storageChanges)) e.storageReads.add(t)
      ;((e.storageChanges = {}), e.nonceChanges.clear(), (e.codeChanges = []))
      let r = this.originalBalances.get(n)
      t === void 0
        ? (r === void 0 || r === BigInt(0)) && e.balanceChanges.clear()
        : (t.get(n) ?? BigInt(0)) === (r ?? BigInt(0)) && e.balanceChanges.clear()
    }
  }
}
function Vi() {
  return new Bi()
}
function Hi(e) {
  let t = e.slice(2).replace(/^0+/, ``)
  return t === `` ? Uint8Array.from([]) : `0x${yr(t)}`
}
function Ui(e) {
  return Gi(e)
}
function Wi(e) {
  let t = e.slice(2).replace(/^0+/, ``)
  return t === `` ? `0x` : `0x${yr(t)}`
}
function Gi(e) {
  let t = e[0]
  for (; e.length > 0 && t.toString() === `0`;) ((e = e.slice(1)), (t = e[0]))
  return e
}
function Ki(e) {
  return `0x${yr(e.slice(2))}`
}
function qi(e) {
  let t = e.slice(2)
  return t === `` ? `0x` : `0x${yr(t)}`
}
function Ji(e, t) {
  return !0
}
function Yi(e) {
  return Ki(`0x${e.toString(16)}`)
}
var Xi = class e {
  constructor(e) {
    if (e.length !== 20) throw D(`Invalid address length`)
    this.bytes = e
  }
  equals(e) {
    return N(this.bytes, e.bytes)
  }
  isZero() {
    return this.equals(new e(new Uint8Array(20)))
  }
  isPrecompileOrSystemAddress() {
    let e = A(this.bytes)
    return e >= P && e <= BigInt(`0xffff`)
  }
  toString() {
    return k(this.bytes)
  }
  toBytes() {
    return new Uint8Array(this.bytes)
  }
}
function Zi() {
  return new Xi(new Uint8Array(20))
}
function Qi(e) {
  let t = j(e)
  if (t.length > 20) throw D(`Invalid address, too long: ${t.length}`)
  return new Xi(M(t, 20))
}
function $i(e) {
  if (!Fi(e)) throw D(`Invalid address input=${e}`)
  return new Xi(O(e))
}
var ea = { Number: 0, BigInt: 1, Uint8Array: 2, PrefixedHexString: 3 }
function ta(e, t) {
  if (e === null) return null
  if (e === void 0) return
  if (typeof e == `string` && !_r(e)) throw D(`A string must be provided with a 0x-prefix, given: ${e}`)
  if (typeof e == `number` && !Number.isSafeInteger(e))
    throw D(`The provided number is greater than MAX_SAFE_INTEGER (please use an alternative input type)`)
  let n = Nr(e)
  switch (t) {
    case ea.Uint8Array:
      return n
    case ea.BigInt:
      return A(n)
    case ea.Number: {
      let e = A(n)
      if (e > BigInt(2 ** 53 - 1))
        throw D(`The provided number is greater than MAX_SAFE_INTEGER (please use an alternative output type)`)
      return Number(e)
    }
    case ea.PrefixedHexString:
      return k(n)
    default:
      throw D(`unknown outputType`)
  }
}
function na(e, t) {
  return e === P || e === F ? e : t === void 0 ? e - $r : e - (t * Yr + BigInt(35))
}
function ra(e) {
  return e === P || e === F
}
var ia = function (e, t, n, r, i) {
    let a = zr(M(n, 32), M(r, 32)),
      o = na(t, i)
    if (!ra(o)) throw D(`Invalid signature v value`)
    return Jn.Signature.fromBytes(a).addRecoveryBit(Number(o)).recoverPublicKey(e).toBytes(!1).slice(1)
  },
  aa = (e) => ({}).DEBUG?.includes(e) ?? !1,
  oa = (e, t) => {
    let n = new Uint8Array(32)
    return (n.set([t], 0), n.set(Be(O(e)).subarray(1), 1), k(n))
  },
  sa = [
    0, 1996959894, 3993919788, 2567524794, 124634137, 1886057615, 3915621685, 2657392035, 249268274, 2044508324,
    3772115230, 2547177864, 162941995, 2125561021, 3887607047, 2428444049, 498536548, 1789927666, 4089016648,
    2227061214, 450548861, 1843258603, 4107580753, 2211677639, 325883990, 1684777152, 4251122042, 2321926636, 335633487,
    1661365465, 4195302755, 2366115317, 997073096, 1281953886, 3579855332, 2724688242, 1006888145, 1258607687,
    3524101629, 2768942443, 901097722, 1119000684, 3686517206, 2898065728, 853044451, 1172266101, 3705015759,
    2882616665, 651767980, 1373503546, 3369554304, 3218104598, 565507253, 1454621731, 3485111705, 3099436303, 671266974,
    1594198024, 3322730930, 2970347812, 795835527, 1483230225, 3244367275, 3060149565, 1994146192, 31158534, 2563907772,
    4023717930, 1907459465, 112637215, 2680153253, 3904427059, 2013776290, 251722036, 2517215374, 3775830040,
    2137656763, 141376813, 2439277719, 3865271297, 1802195444, 476864866, 2238001368, 4066508878, 1812370925, 453092731,
    2181625025, 4111451223, 1706088902, 314042704, 2344532202, 4240017532, 1658658271, 366619977, 2362670323,
    4224994405, 1303535960, 984961486, 2747007092, 3569037538, 1256170817, 1037604311, 2765210733, 3554079995,
    1131014506, 879679996, 2909243462, 3663771856, 1141124467, 855842277, 2852801631, 3708648649, 1342533948, 654459306,
    3188396048, 3373015174, 1466479909, 544179635, 3110523913, 3462522015, 1591671054, 702138776, 2966460450,
    3352799412, 1504918807, 783551873, 3082640443, 3233442989, 3988292384, 2596254646, 62317068, 1957810842, 3939845945,
    2647816111, 81470997, 1943803523, 3814918930, 2489596804, 225274430, 2053790376, 3826175755, 2466906013, 167816743,
    2097651377, 4027552580, 2265490386, 503444072, 1762050814, 4150417245, 2154129355, 426522225, 1852507879,
    4275313526, 2312317920, 282753626, 1742555852, 4189708143, 2394877945, 397917763, 1622183637, 3604390888,
    2714866558, 953729732, 1340076626, 3518719985, 2797360999, 1068828381, 1219638859, 3624741850, 2936675148,
    906185462, 1090812512, 3747672003, 2825379669, 829329135, 1181335161, 3412177804, 3160834842, 628085408, 1382605366,
    3423369109, 3138078467, 570562233, 1426400815, 3317316542, 2998733608, 733239954, 1555261956, 3268935591,
    3050360625, 752459403, 1541320221, 2607071920, 3965973030, 1969922972, 40735498, 2617837225, 3943577151, 1913087877,
    83908371, 2512341634, 3803740692, 2075208622, 213261112, 2463272603, 3855990285, 2094854071, 198958881, 2262029012,
    4057260610, 1759359992, 534414190, 2176718541, 4139329115, 1873836001, 414664567, 2282248934, 4279200368,
    1711684554, 285281116, 2405801727, 4167216745, 1634467795, 376229701, 2685067896, 3608007406, 1308918612, 956543938,
    2808555105, 3495958263, 1231636301, 1047427035, 2932959818, 3654703836, 1088359270, 936918e3, 2847714899,
    3736837829, 1202900863, 817233897, 3183342108, 3401237130, 1404277552, 615818150, 3134207493, 3453421203,
    1423857449, 601450431, 3009837614, 3294710456, 1567103746, 711928724, 3020668471, 3272380065, 1510334235, 755167117,
  ]
typeof Int32Array < `u` && (sa = new Int32Array(sa))
var ca = (e, t) => {
    let n = t === 0 ? 0 : ~~t ^ -1
    for (let t = 0; t < e.length; t++) n = sa[(n ^ e[t]) & 255] ^ (n >>> 8)
    return n ^ -1
  },
  la = (e, t) => ca(e, t) >>> 0,
  ua = { Mainnet: 1, Sepolia: 11155111, Holesky: 17e3, Hoodi: 560048 }
;(Object.entries(ua).reduce((e, [t, n]) => ((e[n] = t), e), {}),
  ua.Mainnet,
  O(`0xd7f8974fb5ac78d9ac099b9ad5018bedc2ce0a72dad1827a1709da30580f0544`),
  ua.Sepolia,
  O(`0x5eb6e371a698b8d68f665192350ffcecbbbf322916f4b51bd79bb6887da3f494`),
  ua.Holesky,
  O(`0x69d8c9d72f6fa4ad42d4702b433707212f90db395eb54dc20bc85de253788783`),
  ua.Hoodi,
  O(`0xda87d7f5f91c51508791bbcbd4aa5baf04917830b86985eeb9ad3d5bfb657576`))
var I = {
    Chainstart: `chainstart`,
    Homestead: `homestead`,
    Dao: `dao`,
    TangerineWhistle: `tangerineWhistle`,
    SpuriousDragon: `spuriousDragon`,
    Byzantium: `byzantium`,
    Constantinople: `constantinople`,
    Petersburg: `petersburg`,
    Istanbul: `istanbul`,
    MuirGlacier: `muirGlacier`,
    Berlin: `berlin`,
    London: `london`,
    ArrowGlacier: `arrowGlacier`,
    GrayGlacier: `grayGlacier`,
    MergeNetsplitBlock: `mergeNetsplitBlock`,
    Paris: `paris`,
    Shanghai: `shanghai`,
    Cancun: `cancun`,
    Prague: `prague`,
    Osaka: `osaka`,
    Bpo1: `bpo1`,
    Bpo2: `bpo2`,
    Bpo3: `bpo3`,
    Bpo4: `bpo4`,
    Bpo5: `bpo5`,
    Amsterdam: `amsterdam`,
  },
  da = { Ethash: `ethash`, Clique: `clique`, Casper: `casper` },
  fa = {
    1: { minimumHardfork: I.Chainstart },
    606: { minimumHardfork: I.Chainstart },
    608: { minimumHardfork: I.Homestead },
    607: { minimumHardfork: I.TangerineWhistle },
    609: { minimumHardfork: I.SpuriousDragon },
    1013: { minimumHardfork: I.Constantinople },
    1716: { minimumHardfork: I.Constantinople },
    1679: { minimumHardfork: I.Constantinople },
    2384: { minimumHardfork: I.Istanbul },
    8024: { minimumHardfork: I.Amsterdam, requiredEIPs: [] },
    1153: { minimumHardfork: I.Chainstart },
    1559: { minimumHardfork: I.Berlin, requiredEIPs: [2930] },
    2565: { minimumHardfork: I.Byzantium },
    2537: { minimumHardfork: I.Chainstart },
    2718: { minimumHardfork: I.Chainstart },
    2780: { minimumHardfork: I.Chainstart, requiredEIPs: [7708] },
    2929: { minimumHardfork: I.Chainstart },
    2930: { minimumHardfork: I.Istanbul, requiredEIPs: [2718, 2929] },
    2935: { minimumHardfork: I.Chainstart },
    3198: { minimumHardfork: I.London },
    3529: { minimumHardfork: I.Berlin, requiredEIPs: [2929] },
    3540: { minimumHardfork: I.London, requiredEIPs: [3541, 3860] },
    3541: { minimumHardfork: I.Berlin },
    3554: { minimumHardfork: I.MuirGlacier },
    3607: { minimumHardfork: I.Chainstart },
    3651: { minimumHardfork: I.London, requiredEIPs: [2929] },
    3670: { minimumHardfork: I.London, requiredEIPs: [3540] },
    3675: { minimumHardfork: I.London },
    3855: { minimumHardfork: I.Chainstart },
    3860: { minimumHardfork: I.SpuriousDragon },
    4200: { minimumHardfork: I.London, requiredEIPs: [3540, 3670] },
    4345: { minimumHardfork: I.London },
    4399: { minimumHardfork: I.London },
    4750: { minimumHardfork: I.London, requiredEIPs: [3540, 3670, 5450] },
    4788: { minimumHardfork: I.Cancun },
    4844: { minimumHardfork: I.Paris, requiredEIPs: [1559, 2718, 2930, 4895] },
    4895: { minimumHardfork: I.Paris },
    5133: { minimumHardfork: I.GrayGlacier },
    5450: { minimumHardfork: I.London, requiredEIPs: [3540, 3670, 4200, 4750] },
    5656: { minimumHardfork: I.Shanghai },
    6110: { minimumHardfork: I.Cancun, requiredEIPs: [7685] },
    6206: { minimumHardfork: I.London, requiredEIPs: [4750, 5450] },
    6780: { minimumHardfork: I.London },
    7002: { minimumHardfork: I.Paris, requiredEIPs: [7685] },
    7069: { minimumHardfork: I.Berlin, requiredEIPs: [2929] },
    7251: { minimumHardfork: I.Paris, requiredEIPs: [7685] },
    7480: { minimumHardfork: I.London, requiredEIPs: [3540, 3670] },
    7516: { minimumHardfork: I.Paris, requiredEIPs: [4844] },
    7594: { minimumHardfork: I.Paris, requiredEIPs: [4844] },
    7620: { minimumHardfork: I.London, requiredEIPs: [3540, 3541, 3670] },
    7623: { minimumHardfork: I.Chainstart, requiredEIPs: [] },
    7685: { minimumHardfork: I.Cancun, requiredEIPs: [3675] },
    7691: { minimumHardfork: I.Paris, requiredEIPs: [4844] },
    7918: { minimumHardfork: I.Paris, requiredEIPs: [4844] },
    7692: { minimumHardfork: I.Cancun, requiredEIPs: [3540, 3670, 4200, 4750, 5450, 6206, 7069, 7480, 7620, 7698] },
    7698: { minimumHardfork: I.London, requiredEIPs: [3540, 7620] },
    7702: { minimumHardfork: I.Cancun, requiredEIPs: [2718, 2929, 2930] },
    7823: { minimumHardfork: I.Byzantium },
    7709: { minimumHardfork: I.Chainstart, requiredEIPs: [2935] },
    7825: { minimumHardfork: I.Chainstart, requiredEIPs: [] },
    7864: { minimumHardfork: I.London },
    7883: { minimumHardfork: I.Chainstart },
    7778: { minimumHardfork: I.Amsterdam, requiredEIPs: [] },
    7928: { minimumHardfork: I.Prague, requiredEIPs: [] },
    7939: { minimumHardfork: I.Chainstart, requiredEIPs: [] },
    7951: { minimumHardfork: I.Chainstart, requiredEIPs: [] },
    7934: { minimumHardfork: I.Chainstart, requiredEIPs: [] },
    7708: { minimumHardfork: I.Chainstart, requiredEIPs: [1559, 4788, 6780] },
    7843: { minimumHardfork: I.Cancun, requiredEIPs: [] },
    7954: { minimumHardfork: I.Amsterdam, requiredEIPs: [] },
    7976: { minimumHardfork: I.Chainstart, requiredEIPs: [7623] },
    7981: { minimumHardfork: I.Amsterdam, requiredEIPs: [2930, 7976] },
    7997: { minimumHardfork: I.Constantinople, requiredEIPs: [] },
    8037: { minimumHardfork: I.Amsterdam, requiredEIPs: [2780, 6780, 7702, 7825, 7976, 7981] },
    8038: { minimumHardfork: I.Amsterdam, requiredEIPs: [2929] },
    8246: { minimumHardfork: I.Amsterdam, requiredEIPs: [6780] },
    8282: { minimumHardfork: I.Amsterdam, requiredEIPs: [7685] },
  },
  pa = {
    chainstart: { eips: [1] },
    homestead: { eips: [606] },
    dao: { eips: [] },
    tangerineWhistle: { eips: [608] },
    spuriousDragon: { eips: [607] },
    byzantium: { eips: [609] },
    constantinople: { eips: [1013] },
    petersburg: { eips: [1716] },
    istanbul: { eips: [1679] },
    muirGlacier: { eips: [2384] },
    berlin: { eips: [2565, 2929, 2718, 2930] },
    london: { eips: [1559, 3198, 3529, 3541] },
    arrowGlacier: { eips: [4345] },
    grayGlacier: { eips: [5133] },
    paris: { consensus: { type: `pos`, algorithm: `casper`, casper: {} }, eips: [3675, 4399] },
    mergeNetsplitBlock: { eips: [] },
    shanghai: { eips: [3651, 3855, 3860, 4895] },
    cancun: { eips: [1153, 4844, 4788, 5656, 6780, 7516] },
    prague: { eips: [2537, 2935, 6110, 7002, 7251, 7623, 7685, 7691, 7702] },
    osaka: { eips: [7594, 7823, 7825, 7883, 7892, 7939, 7951, 7918] },
    bpo1: { eips: [], params: { target: 10, max: 15, blobGasPriceUpdateFraction: 8346193 } },
    bpo2: { eips: [], params: { target: 14, max: 21, blobGasPriceUpdateFraction: 11684671 } },
    amsterdam: { eips: [2780, 7708, 7843, 7778, 7928, 7954, 7976, 7981, 7997, 8024, 8037, 8038, 8246, 8282] },
  },
  ma = class {
    constructor(e) {
      ;((this._eips = []),
        (this._paramsCache = {}),
        (this._activatedEIPsCache = []),
        (this.events = new i.default()),
        (this._chainParams = JSON.parse(JSON.stringify(e.chain))),
        (this.DEFAULT_HARDFORK = this._chainParams.defaultHardfork ?? I.Prague),
        (this.HARDFORK_CHANGES = this.hardforks().map((e) => [
          e.name,
          (this._chainParams.customHardforks && this._chainParams.customHardforks[e.name]) ?? pa[e.name],
        ])),
        (this._hardfork = this.DEFAULT_HARDFORK),
        (this._params = e.params ? JSON.parse(JSON.stringify(e.params)) : {}),
        e.hardfork !== void 0 && this.setHardfork(e.hardfork),
        e.eips && this.setEIPs(e.eips),
        (this.customCrypto = e.customCrypto ?? {}),
        Object.keys(this._paramsCache).length === 0 && (this._buildParamsCache(), this._buildActivatedEIPsCache()))
    }
    updateParams(e) {
      for (let [t, n] of Object.entries(e))
        t in this._params
          ? (this._params[t] = JSON.parse(JSON.stringify({ ...this._params[t], ...e[t] })))
          : (this._params[t] = JSON.parse(JSON.stringify(n)))
      this._buildParamsCache()
    }
    resetParams(e) {
      ;((this._params = JSON.parse(JSON.stringify(e))), this._buildParamsCache())
    }
    setHardfork(e) {
      let t = !1
      for (let n of this.HARDFORK_CHANGES)
        n[0] === e &&
          (this._hardfork !== e &&
            ((this._hardfork = e),
            this._buildParamsCache(),
            this._buildActivatedEIPsCache(),
            this.events.emit(`hardforkChanged`, e)),
          (t = !0))
      if (!t) throw D(`Hardfork with name ${e} not supported`)
    }
    getHardforkBy(e) {
      let t = ta(e.blockNumber, ea.BigInt),
        n = ta(e.timestamp, ea.BigInt),
        r = this.hardforks().filter((e) => e.block !== null || e.timestamp !== void 0),
        i = r.findIndex(
          (e) =>
            (t !== void 0 && e.block !== null && BigInt(e.block) > t) ||
            (n !== void 0 && e.timestamp !== void 0 && BigInt(e.timestamp) > n),
        )
      if (i === -1) i = r.length
      else if (i === 0) throw Error(`Must have at least one hardfork at block 0`)
      if (n === void 0) {
        let e = r
          .slice(0, i)
          .reverse()
          .findIndex((e) => e.block !== null)
        i -= e
      }
      --i
      let a = i
      for (; i < r.length - 1 && r[i].block === r[i + 1].block && r[i].timestamp === r[i + 1].timestamp; i++);
      if (n !== void 0) {
        if (r.slice(0, a).reduce((e, t) => Math.max(Number(t.timestamp ?? `0`), e), 0) > n)
          throw Error(`Maximum HF determined by timestamp is lower than the block number HF`)
        if (r.slice(i + 1).reduce((e, t) => Math.min(Number(t.timestamp ?? n), e), Number(n)) < n)
          throw Error(`Maximum HF determined by block number is lower than timestamp HF`)
      }
      return r[i].name
    }
    setHardforkBy(e) {
      let t = this.getHardforkBy(e)
      return (this.setHardfork(t), t)
    }
    _getHardfork(e) {
      let t = this.hardforks()
      for (let n of t) if (n.name === e) return n
      return null
    }
    setEIPs(e = []) {
      for (let t of e) {
        if (!(t in fa)) throw D(`${t} not supported`)
        let e = this.gteHardfork(fa[t].minimumHardfork)
        if (!e) throw D(`${t} cannot be activated on hardfork ${this.hardfork()}, minimumHardfork: ${e}`)
      }
      ;((this._eips = e), this._buildParamsCache(), this._buildActivatedEIPsCache())
      for (let t of e)
        if (fa[t].requiredEIPs !== void 0) {
          for (let n of fa[t].requiredEIPs)
            if (!(e.includes(n) || this.isActivatedEIP(n)))
              throw D(`${t} requires EIP ${n}, but is not included in the EIP list`)
        }
    }
    _mergeWithParamsCache(e) {
      for (let [t, n] of Object.entries(e)) this._paramsCache[t] = n
    }
    _buildParamsCache() {
      this._paramsCache = {}
      let e = this.hardfork()
      for (let t of this.HARDFORK_CHANGES) {
        if (`eips` in t[1]) {
          let e = t[1].eips ?? []
          for (let t of e)
            this._params[t] !== void 0 && this._params[t] !== null && this._mergeWithParamsCache(this._params[t])
        }
        let n = this._params[t[0]]
        if (
          (n != null && this._mergeWithParamsCache(n),
          t[1].params !== void 0 && t[1].params !== null && this._mergeWithParamsCache(t[1].params),
          t[0] === e)
        )
          break
      }
      for (let e of this._eips)
        this._params[e] !== void 0 && this._params[e] !== null && this._mergeWithParamsCache(this._params[e])
    }
    _buildActivatedEIPsCache() {
      this._activatedEIPsCache = []
      for (let [e, t] of this.HARDFORK_CHANGES)
        this.gteHardfork(e) && `eips` in t && (this._activatedEIPsCache = this._activatedEIPsCache.concat(t.eips ?? []))
      this._activatedEIPsCache = this._activatedEIPsCache.concat(this._eips)
    }
    param(e) {
      if (!(e in this._paramsCache)) throw D(`Missing parameter value for ${e}`)
      let t = this._paramsCache[e]
      return BigInt(t ?? 0)
    }
    paramByHardfork(e, t) {
      let n
      for (let r of this.HARDFORK_CHANGES) {
        if (`eips` in r[1]) {
          let t = r[1].eips
          for (let r of t) {
            let t = this._params[r]?.[e]
            t !== void 0 && (n = t)
          }
        } else {
          let t = r[1].params?.[e]
          t !== void 0 && (n = t)
        }
        if (r[0] === t) break
      }
      if (n === void 0) throw D(`Missing parameter value for ${e}`)
      return BigInt(n ?? 0)
    }
    paramByEIP(e, t) {
      if (!(t in fa)) throw D(`${t} not supported`)
      let n = this._params[t]
      if (n?.[e] === void 0) throw D(`Missing parameter value for ${e}`)
      let r = n[e]
      return BigInt(r ?? 0)
    }
    paramByBlock(e, t, n) {
      let r = this.getHardforkBy({ blockNumber: t, timestamp: n })
      return this.paramByHardfork(e, r)
    }
    getBlobGasSchedule() {
      return this.gteHardfork(I.Bpo1)
        ? {
            targetBlobGasPerBlock: this.param(`target`) * this.param(`blobGasPerBlob`),
            maxBlobGasPerBlock: this.param(`max`) * this.param(`blobGasPerBlob`),
            blobGasPriceUpdateFraction: this.param(`blobGasPriceUpdateFraction`),
          }
        : {
            targetBlobGasPerBlock: this.param(`targetBlobGasPerBlock`),
            maxBlobGasPerBlock: this.param(`maxBlobGasPerBlock`),
            blobGasPriceUpdateFraction: this.param(`blobGasPriceUpdateFraction`),
          }
    }
    isActivatedEIP(e) {
      return !!this._activatedEIPsCache.includes(e)
    }
    hardforkIsActiveOnBlock(e, t) {
      ;((t = ta(t, ea.BigInt)), (e ??= this._hardfork))
      let n = this.hardforkBlock(e)
      return typeof n == `bigint` && n !== P && t >= n
    }
    activeOnBlock(e) {
      return this.hardforkIsActiveOnBlock(null, e)
    }
    hardforkGteHardfork(e, t) {
      e ??= this._hardfork
      let n = this.hardforks(),
        r = -1,
        i = -1,
        a = 0
      for (let o of n) (o.name === e && (r = a), o.name === t && (i = a), (a += 1))
      return r >= i && i !== -1
    }
    gteHardfork(e) {
      return this.hardforkGteHardfork(null, e)
    }
    hardforkBlock(e) {
      e ??= this._hardfork
      let t = this._getHardfork(e)?.block
      return t == null ? null : BigInt(t)
    }
    hardforkTimestamp(e) {
      e ??= this._hardfork
      let t = this._getHardfork(e)?.timestamp
      return t == null ? null : BigInt(t)
    }
    eipBlock(e) {
      for (let t of this.HARDFORK_CHANGES) {
        let n = t[1]
        if (`eips` in n && n.eips.includes(e)) return this.hardforkBlock(t[0])
      }
      return null
    }
    eipTimestamp(e) {
      for (let t of this.HARDFORK_CHANGES) {
        let n = t[1]
        if (`eips` in n && n.eips.includes(e)) return this.hardforkTimestamp(t[0])
      }
      return null
    }
    nextHardforkBlockOrTimestamp(e) {
      let t = e ?? this._hardfork,
        n = this.hardforks(),
        r = n.findIndex((e) => e.name === t)
      if ((t === I.Paris && --r, r < 0)) return null
      let i = n[r],
        a = i.timestamp ?? i.block
      if (a == null) return null
      let o = n.slice(r + 1).find((e) => {
        let t = e.timestamp ?? e.block
        return t != null && t !== a
      })
      if (o === void 0) return null
      let s = o.timestamp ?? o.block
      return s == null ? null : BigInt(s)
    }
    _calcForkHash(e, t) {
      let n = new Uint8Array(),
        r = 0
      for (let t of this.hardforks()) {
        let { block: i, timestamp: a, name: o } = t,
          s = a ?? i
        if (((s = s === null ? null : Number(s)), typeof s == `number` && s !== 0 && s !== r && o !== I.Paris)) {
          let e = O(`0x${s.toString(16).padStart(16, `0`)}`)
          ;((n = zr(n, e)), (r = s))
        }
        if (t.name === e) break
      }
      return k(Or(la(zr(t, n)) >>> 0))
    }
    forkHash(e, t) {
      e ??= this._hardfork
      let n = this._getHardfork(e)
      if (n === null || (n?.block === null && n?.timestamp === void 0))
        throw D(`No fork hash calculation possible for future hardfork`)
      if (n?.forkHash !== null && n?.forkHash !== void 0) return n.forkHash
      if (!t) throw D(`genesisHash required for forkHash calculation`)
      return this._calcForkHash(e, t)
    }
    hardforkForForkHash(e) {
      let t = this.hardforks().filter((t) => t.forkHash === e)
      return t.length >= 1 ? t[t.length - 1] : null
    }
    setForkHashes(e) {
      for (let t of this.hardforks()) {
        let n = t.timestamp ?? t.block
        ;(t.forkHash === null || t.forkHash === void 0) && n != null && (t.forkHash = this.forkHash(t.name, e))
      }
    }
    genesis() {
      return this._chainParams.genesis
    }
    hardforks() {
      let e = this._chainParams.hardforks
      if (this._chainParams.customHardforks !== void 0) {
        let t = new Set(e.map((e) => e.name)),
          n = Object.keys(this._chainParams.customHardforks)
            .filter((e) => !t.has(e))
            .map((e) => ({ name: e, block: null }))
        return [...e, ...n]
      }
      return e
    }
    bootstrapNodes() {
      return this._chainParams.bootstrapNodes
    }
    dnsNetworks() {
      return this._chainParams.dnsNetworks
    }
    hardfork() {
      return this._hardfork
    }
    chainId() {
      return BigInt(this._chainParams.chainId)
    }
    chainName() {
      return this._chainParams.name
    }
    eips() {
      return this._eips
    }
    consensusType() {
      let e = this.hardfork(),
        t
      for (let n of this.HARDFORK_CHANGES) if ((`consensus` in n[1] && (t = n[1].consensus.type), n[0] === e)) break
      return t ?? this._chainParams.consensus.type
    }
    consensusAlgorithm() {
      let e = this.hardfork(),
        t
      for (let n of this.HARDFORK_CHANGES)
        if ((`consensus` in n[1] && (t = n[1].consensus.algorithm), n[0] === e)) break
      return t ?? this._chainParams.consensus.algorithm
    }
    consensusConfig() {
      let e = this.hardfork(),
        t
      for (let n of this.HARDFORK_CHANGES) {
        if (`consensus` in n[1]) {
          let e = n[1],
            r = e.consensus.algorithm
          t = e.consensus[r]
        }
        if (n[0] === e) break
      }
      return t ?? this._chainParams.consensus[this.consensusAlgorithm()] ?? {}
    }
    copy() {
      let e = Object.assign(Object.create(Object.getPrototypeOf(this)), this)
      return ((e.events = new i.default()), e)
    }
  }
function ha(e, t, n = {}) {
  return new ma({ chain: { ...t, ...e }, ...n })
}
var L = {
  OUT_OF_BOUNDS: `Trying to read out of bounds`,
  VERIFY_UINT: `Uint does not match expected value `,
  VERIFY_BYTES: `Bytes do not match expected value`,
  FORMAT: `err: invalid format`,
  MAGIC: `err: invalid magic`,
  VERSION: `err: invalid eof version`,
  KIND_TYPE: `err: expected kind types`,
  KIND_CODE: `err: expected kind code`,
  KIND_DATA: `err: expected kind data`,
  TERMINATOR: `err: expected terminator`,
  TYPE_SIZE: `missing type size`,
  INVALID_TYPE_SIZE: `err: type section size invalid`,
  CODE_SIZE: `missing code size`,
  CODE_SECTION_SIZE: `code section should be at least one byte`,
  INVALID_CODE_SIZE: `code size does not match type size`,
  DATA_SIZE: `missing data size`,
  CONTAINER_SIZE: `missing container size`,
  CONTAINER_SECTION_SIZE: `container section should at least contain one section and at most 255 sections`,
  TYPE_SECTIONS: `err: mismatch of code sections count and type signatures`,
  INPUTS: `expected inputs`,
  OUTPUTS: `expected outputs`,
  MAX_INPUTS: `inputs exceeds 127, the maximum, got: `,
  MAX_OUTPUTS: `outputs exceeds 127, the maximum, got: `,
  CODE0_INPUTS: `first code section should have 0 inputs`,
  CODE0_OUTPUTS: `first code section should have 0x80 (terminating section) outputs`,
  MAX_STACK_HEIGHT: `expected maxStackHeight`,
  MAX_STACK_HEIGHT_LIMIT: `stack height limit of 1024 exceeded: `,
  MIN_CODE_SECTIONS: `should have at least 1 code section`,
  CODE_SECTION: `expected a code section`,
  DATA_SECTION: `Expected data section`,
  CONTAINER_SECTION: `expected a container section`,
  CONTAINER_SECTION_MIN: `container section should be at least 1 byte`,
  INVALID_EOF_CREATE_TARGET: `EOFCREATE targets an undefined container`,
  INVALID_RETURN_CONTRACT_TARGET: `RETURNCONTRACT targets an undefined container`,
  CONTAINER_DOUBLE_TYPE: `Container is targeted by both EOFCREATE and RETURNCONTRACT`,
  UNREACHABLE_CONTAINER_SECTIONS: `Unreachable containers (by both EOFCREATE and RETURNCONTRACT)`,
  CONTAINER_TYPE_ERROR: `Container contains opcodes which this mode (deployment mode / init code / runtime mode) cannot have`,
  DANGLING_BYTES: `got dangling bytes in body`,
  INVALID_OPCODE: `invalid opcode`,
  INVALID_TERMINATOR: `invalid terminating opcode`,
  OPCODE_INTERMEDIATES_OOB: `invalid opcode: intermediates out-of-bounds`,
  INVALID_RJUMP: `invalid rjump* target`,
  INVALID_CALL_TARGET: `invalid callf/jumpf target`,
  INVALID_CALLF_RETURNING: `invalid callf: calls to non-returning function`,
  INVALID_STACK_HEIGHT: `invalid stack height`,
  INVALID_JUMPF: `invalid jumpf target (output count)`,
  INVALID_RETURNING_SECTION: `invalid returning code section: section is not returning`,
  RETURNING_NO_RETURN: `invalid section: section should return but has no RETF/JUMP to return`,
  RJUMPV_TABLE_SIZE0: `invalid RJUMPV: table size 0`,
  UNREACHABLE_CODE_SECTIONS: `unreachable code sections`,
  UNREACHABLE_CODE: `unreachable code (by forward jumps)`,
  DATALOADN_OOB: `DATALOADN reading out of bounds`,
  MAX_STACK_HEIGHT_VIOLATION: `Max stack height does not match the reported max stack height`,
  STACK_UNDERFLOW: `Stack underflow`,
  STACK_OVERFLOW: `Stack overflow`,
  UNSTABLE_STACK: `Unstable stack (can reach stack under/overflow by jumps)`,
  RETF_NO_RETURN: `Trying to return to undefined function`,
  RETURN_STACK_OVERFLOW: `Return stack overflow`,
  INVALID_EXTCALL_TARGET: `invalid extcall target: address > 20 bytes`,
  INVALID_RETURN_CONTRACT_DATA_SIZE: `invalid RETURNCONTRACT: data size lower than expected`,
}
function R(e, ...t) {
  switch (e) {
    case L.OUT_OF_BOUNDS: {
      let e = t[0]
      throw D(e === 0 || e === 2 || e === 3 || e === 6 ? t[1] : L.OUT_OF_BOUNDS + ` `)
    }
    case L.VERIFY_BYTES: {
      let e = t[0]
      throw D(e === 0 || e === 2 || e === 3 || e === 6 ? t[1] : L.VERIFY_BYTES + ` at pos: ${t[0]}: ${t[1]}`)
    }
    case L.VERIFY_UINT: {
      let e = t[0]
      throw D(e === 0 || e === 2 || e === 3 || e === 6 || e === 18 ? t[1] : L.VERIFY_UINT + `at pos: ${t[0]}: ${t[1]}`)
    }
    case L.TYPE_SIZE:
      throw D(L.TYPE_SIZE + t[0])
    case L.TYPE_SECTIONS:
      throw D(`${L.TYPE_SECTIONS} (types ${t[0]} code ${t[1]})`)
    case L.INVALID_TYPE_SIZE:
      throw D(L.INVALID_TYPE_SIZE)
    case L.INVALID_CODE_SIZE:
      throw D(L.INVALID_CODE_SIZE + t[0])
    case L.INPUTS:
      throw D(`${L.INPUTS} - typeSection ${t[0]}`)
    case L.OUTPUTS:
      throw D(`${L.OUTPUTS} - typeSection ${t[0]}`)
    case L.CODE0_INPUTS:
      throw D(`first code section should have 0 inputs`)
    case L.CODE0_OUTPUTS:
      throw D(`first code section should have 0 outputs`)
    case L.MAX_INPUTS:
      throw D(L.MAX_INPUTS + `${t[1]} - code section ${t[0]}`)
    case L.MAX_OUTPUTS:
      throw D(L.MAX_OUTPUTS + `${t[1]} - code section ${t[0]}`)
    case L.CODE_SECTION:
      throw D(`expected code: codeSection ${t[0]}: `)
    case L.DATA_SECTION:
      throw D(L.DATA_SECTION)
    case L.MAX_STACK_HEIGHT:
      throw D(`${L.MAX_STACK_HEIGHT} - typeSection ${t[0]}: `)
    case L.MAX_STACK_HEIGHT_LIMIT:
      throw D(`${L.MAX_STACK_HEIGHT_LIMIT}, got: ${t[1]} - typeSection ${t[0]}`)
    case L.DANGLING_BYTES:
      throw D(L.DANGLING_BYTES)
    default:
      throw D(e)
  }
}
var ga = {
    0: { inputs: 0, outputs: 0, name: `STOP`, intermediates: 0, terminating: !0 },
    1: { inputs: 2, outputs: 1, name: `ADD`, intermediates: 0 },
    2: { inputs: 2, outputs: 1, name: `MUL`, intermediates: 0 },
    3: { inputs: 2, outputs: 1, name: `SUB`, intermediates: 0 },
    4: { inputs: 2, outputs: 1, name: `DIV`, intermediates: 0 },
    5: { inputs: 2, outputs: 1, name: `SDIV`, intermediates: 0 },
    6: { inputs: 2, outputs: 1, name: `MOD`, intermediates: 0 },
    7: { inputs: 2, outputs: 1, name: `SMOD`, intermediates: 0 },
    8: { inputs: 3, outputs: 1, name: `ADDMOD`, intermediates: 0 },
    9: { inputs: 3, outputs: 1, name: `MULMOD`, intermediates: 0 },
    10: { inputs: 2, outputs: 1, name: `EXP`, intermediates: 0 },
    11: { inputs: 2, outputs: 1, name: `SIGNEXTEND`, intermediates: 0 },
    16: { inputs: 2, outputs: 1, name: `LT`, intermediates: 0 },
    17: { inputs: 2, outputs: 1, name: `GT`, intermediates: 0 },
    18: { inputs: 2, outputs: 1, name: `SLT`, intermediates: 0 },
    19: { inputs: 2, outputs: 1, name: `SGT`, intermediates: 0 },
    20: { inputs: 2, outputs: 1, name: `EQ`, intermediates: 0 },
    21: { inputs: 1, outputs: 1, name: `ISZERO`, intermediates: 0 },
    22: { inputs: 2, outputs: 1, name: `AND`, intermediates: 0 },
    23: { inputs: 2, outputs: 1, name: `OR`, intermediates: 0 },
    24: { inputs: 2, outputs: 1, name: `XOR`, intermediates: 0 },
    25: { inputs: 1, outputs: 1, name: `NOT`, intermediates: 0 },
    26: { inputs: 2, outputs: 1, name: `BYTE`, intermediates: 0 },
    27: { inputs: 2, outputs: 1, name: `SHL`, intermediates: 0 },
    28: { inputs: 2, outputs: 1, name: `SHR`, intermediates: 0 },
    29: { inputs: 2, outputs: 1, name: `SAR`, intermediates: 0 },
    32: { inputs: 2, outputs: 1, name: `SHA3`, intermediates: 0 },
    48: { inputs: 0, outputs: 1, name: `ADDRESS`, intermediates: 0 },
    49: { inputs: 1, outputs: 1, name: `BALANCE`, intermediates: 0 },
    50: { inputs: 0, outputs: 1, name: `ORIGIN`, intermediates: 0 },
    51: { inputs: 0, outputs: 1, name: `CALLER`, intermediates: 0 },
    52: { inputs: 0, outputs: 1, name: `CALLVALUE`, intermediates: 0 },
    53: { inputs: 1, outputs: 1, name: `CALLDATALOAD`, intermediates: 0 },
    54: { inputs: 0, outputs: 1, name: `CALLDATASIZE`, intermediates: 0 },
    55: { inputs: 3, outputs: 0, name: `CALLDATACOPY`, intermediates: 0 },
    58: { inputs: 0, outputs: 1, name: `GASPRICE`, intermediates: 0 },
    61: { inputs: 0, outputs: 1, name: `RETURNDATASIZE`, intermediates: 0 },
    62: { inputs: 3, outputs: 0, name: `RETURNDATACOPY`, intermediates: 0 },
    64: { inputs: 1, outputs: 1, name: `BLOCKHASH`, intermediates: 0 },
    65: { inputs: 0, outputs: 1, name: `COINBASE`, intermediates: 0 },
    66: { inputs: 0, outputs: 1, name: `TIMESTAMP`, intermediates: 0 },
    67: { inputs: 0, outputs: 1, name: `NUMBER`, intermediates: 0 },
    68: { inputs: 0, outputs: 1, name: `PREVRANDAO`, intermediates: 0 },
    69: { inputs: 0, outputs: 1, name: `GASLIMIT`, intermediates: 0 },
    75: { inputs: 0, outputs: 1, name: `SLOTNUM`, intermediates: 0 },
    70: { inputs: 0, outputs: 1, name: `CHAINID`, intermediates: 0 },
    71: { inputs: 0, outputs: 1, name: `SELFBALANCE`, intermediates: 0 },
    72: { inputs: 0, outputs: 1, name: `BASEFEE`, intermediates: 0 },
    73: { inputs: 1, outputs: 1, name: `BLOBAHASH`, intermediates: 0 },
    74: { inputs: 0, outputs: 1, name: `BLOBBASEFEE`, intermediates: 0 },
    80: { inputs: 1, outputs: 0, name: `POP`, intermediates: 0 },
    81: { inputs: 1, outputs: 1, name: `MLOAD`, intermediates: 0 },
    82: { inputs: 2, outputs: 0, name: `MSTORE`, intermediates: 0 },
    83: { inputs: 2, outputs: 0, name: `MSTORE8`, intermediates: 0 },
    84: { inputs: 1, outputs: 1, name: `SLOAD`, intermediates: 0 },
    85: { inputs: 2, outputs: 0, name: `SSTORE`, intermediates: 0 },
    89: { inputs: 0, outputs: 1, name: `MSIZE`, intermediates: 0 },
    91: { inputs: 0, outputs: 0, name: `NOOP`, intermediates: 0 },
    92: { inputs: 1, outputs: 1, name: `TLOAD`, intermediates: 0 },
    93: { inputs: 2, outputs: 0, name: `TSTORE`, intermediates: 0 },
    94: { inputs: 3, outputs: 0, name: `MCOPY`, intermediates: 0 },
    95: { inputs: 0, outputs: 1, name: `PUSH0`, intermediates: 0 },
    96: { inputs: 0, outputs: 1, name: `PUSH1`, intermediates: 1 },
    97: { inputs: 0, outputs: 1, name: `PUSH2`, intermediates: 2 },
    98: { inputs: 0, outputs: 1, name: `PUSH3`, intermediates: 3 },
    99: { inputs: 0, outputs: 1, name: `PUSH4`, intermediates: 4 },
    100: { inputs: 0, outputs: 1, name: `PUSH5`, intermediates: 5 },
    101: { inputs: 0, outputs: 1, name: `PUSH6`, intermediates: 6 },
    102: { inputs: 0, outputs: 1, name: `PUSH7`, intermediates: 7 },
    103: { inputs: 0, outputs: 1, name: `PUSH8`, intermediates: 8 },
    104: { inputs: 0, outputs: 1, name: `PUSH9`, intermediates: 9 },
    105: { inputs: 0, outputs: 1, name: `PUSH10`, intermediates: 10 },
    106: { inputs: 0, outputs: 1, name: `PUSH11`, intermediates: 11 },
    107: { inputs: 0, outputs: 1, name: `PUSH12`, intermediates: 12 },
    108: { inputs: 0, outputs: 1, name: `PUSH13`, intermediates: 13 },
    109: { inputs: 0, outputs: 1, name: `PUSH14`, intermediates: 14 },
    110: { inputs: 0, outputs: 1, name: `PUSH15`, intermediates: 15 },
    111: { inputs: 0, outputs: 1, name: `PUSH16`, intermediates: 16 },
    112: { inputs: 0, outputs: 1, name: `PUSH17`, intermediates: 17 },
    113: { inputs: 0, outputs: 1, name: `PUSH18`, intermediates: 18 },
    114: { inputs: 0, outputs: 1, name: `PUSH19`, intermediates: 19 },
    115: { inputs: 0, outputs: 1, name: `PUSH20`, intermediates: 20 },
    116: { inputs: 0, outputs: 1, name: `PUSH21`, intermediates: 21 },
    117: { inputs: 0, outputs: 1, name: `PUSH22`, intermediates: 22 },
    118: { inputs: 0, outputs: 1, name: `PUSH23`, intermediates: 23 },
    119: { inputs: 0, outputs: 1, name: `PUSH24`, intermediates: 24 },
    120: { inputs: 0, outputs: 1, name: `PUSH25`, intermediates: 25 },
    121: { inputs: 0, outputs: 1, name: `PUSH26`, intermediates: 26 },
    122: { inputs: 0, outputs: 1, name: `PUSH27`, intermediates: 27 },
    123: { inputs: 0, outputs: 1, name: `PUSH28`, intermediates: 28 },
    124: { inputs: 0, outputs: 1, name: `PUSH29`, intermediates: 29 },
    125: { inputs: 0, outputs: 1, name: `PUSH30`, intermediates: 30 },
    126: { inputs: 0, outputs: 1, name: `PUSH31`, intermediates: 31 },
    127: { inputs: 0, outputs: 1, name: `PUSH32`, intermediates: 32 },
    128: { inputs: 1, outputs: 2, name: `DUP1`, intermediates: 0 },
    129: { inputs: 2, outputs: 3, name: `DUP2`, intermediates: 0 },
    130: { inputs: 3, outputs: 4, name: `DUP3`, intermediates: 0 },
    131: { inputs: 4, outputs: 5, name: `DUP4`, intermediates: 0 },
    132: { inputs: 5, outputs: 6, name: `DUP5`, intermediates: 0 },
    133: { inputs: 6, outputs: 7, name: `DUP6`, intermediates: 0 },
    134: { inputs: 7, outputs: 8, name: `DUP7`, intermediates: 0 },
    135: { inputs: 8, outputs: 9, name: `DUP8`, intermediates: 0 },
    136: { inputs: 9, outputs: 10, name: `DUP9`, intermediates: 0 },
    137: { inputs: 10, outputs: 11, name: `DUP10`, intermediates: 0 },
    138: { inputs: 11, outputs: 12, name: `DUP11`, intermediates: 0 },
    139: { inputs: 12, outputs: 13, name: `DUP12`, intermediates: 0 },
    140: { inputs: 13, outputs: 14, name: `DUP13`, intermediates: 0 },
    141: { inputs: 14, outputs: 15, name: `DUP14`, intermediates: 0 },
    142: { inputs: 15, outputs: 16, name: `DUP15`, intermediates: 0 },
    143: { inputs: 16, outputs: 17, name: `DUP16`, intermediates: 0 },
    144: { inputs: 2, outputs: 2, name: `SWAP1`, intermediates: 0 },
    145: { inputs: 3, outputs: 3, name: `SWAP2`, intermediates: 0 },
    146: { inputs: 4, outputs: 4, name: `SWAP3`, intermediates: 0 },
    147: { inputs: 5, outputs: 5, name: `SWAP4`, intermediates: 0 },
    148: { inputs: 6, outputs: 6, name: `SWAP5`, intermediates: 0 },
    149: { inputs: 7, outputs: 7, name: `SWAP6`, intermediates: 0 },
    150: { inputs: 8, outputs: 8, name: `SWAP7`, intermediates: 0 },
    151: { inputs: 9, outputs: 9, name: `SWAP8`, intermediates: 0 },
    152: { inputs: 10, outputs: 10, name: `SWAP9`, intermediates: 0 },
    153: { inputs: 11, outputs: 11, name: `SWAP10`, intermediates: 0 },
    154: { inputs: 12, outputs: 12, name: `SWAP11`, intermediates: 0 },
    155: { inputs: 13, outputs: 13, name: `SWAP12`, intermediates: 0 },
    156: { inputs: 14, outputs: 14, name: `SWAP13`, intermediates: 0 },
    157: { inputs: 15, outputs: 15, name: `SWAP14`, intermediates: 0 },
    158: { inputs: 16, outputs: 16, name: `SWAP15`, intermediates: 0 },
    159: { inputs: 17, outputs: 17, name: `SWAP16`, intermediates: 0 },
    160: { inputs: 2, outputs: 0, name: `LOG0`, intermediates: 0 },
    161: { inputs: 3, outputs: 0, name: `LOG1`, intermediates: 0 },
    162: { inputs: 4, outputs: 0, name: `LOG2`, intermediates: 0 },
    163: { inputs: 5, outputs: 0, name: `LOG3`, intermediates: 0 },
    164: { inputs: 6, outputs: 0, name: `LOG4`, intermediates: 0 },
    208: { inputs: 1, outputs: 1, name: `DATALOAD`, intermediates: 0 },
    209: { inputs: 0, outputs: 1, name: `DATALOADN`, intermediates: 2 },
    210: { inputs: 0, outputs: 1, name: `DATASIZE`, intermediates: 0 },
    211: { inputs: 3, outputs: 0, name: `DATACOPY`, intermediates: 0 },
    224: { inputs: 0, outputs: 0, name: `RJUMP`, intermediates: 2 },
    225: { inputs: 1, outputs: 0, name: `RJUMPI`, intermediates: 2 },
    226: { inputs: 1, outputs: 0, name: `RJUMPV`, intermediates: 0 },
    227: { inputs: 0, outputs: 0, name: `CALLF`, intermediates: 2 },
    228: { inputs: 0, outputs: 0, name: `RETF`, intermediates: 0, terminating: !0 },
    229: { inputs: 0, outputs: 0, name: `JUMPF`, intermediates: 2, terminating: !0 },
    230: { inputs: 0, outputs: 1, name: `DUPN`, intermediates: 1 },
    231: { inputs: 0, outputs: 0, name: `SWAPN`, intermediates: 1 },
    232: { inputs: 0, outputs: 0, name: `EXCHANGE`, intermediates: 1 },
    236: { inputs: 4, outputs: 1, name: `EOFCREATE`, intermediates: 1 },
    238: { inputs: 2, outputs: 0, name: `RETURNCONTRACT`, intermediates: 1, terminating: !0 },
    243: { inputs: 2, outputs: 0, name: `RETURN`, intermediates: 0, terminating: !0 },
    247: { inputs: 1, outputs: 1, name: `RETURNDATALOAD`, intermediates: 0 },
    248: { inputs: 4, outputs: 1, name: `EXTCALL`, intermediates: 0 },
    249: { inputs: 3, outputs: 1, name: `EXTDELEGATECALL`, intermediates: 0 },
    251: { inputs: 3, outputs: 1, name: `EXTSTATICCALL`, intermediates: 0 },
    253: { inputs: 2, outputs: 0, name: `REVERT`, intermediates: 0, terminating: !0 },
    254: { inputs: 0, outputs: 0, name: `INVALID`, intermediates: 0, terminating: !0 },
  },
  _a = { InitCode: `initCode`, DeploymentCode: `deploymentCode`, RuntimeCode: `runtimeCode` }
function va(e, t, n = _a.RuntimeCode) {
  return xa(e, t, n)
}
function ya(e, t) {
  return new DataView(e.buffer).getInt16(t)
}
function ba(e, t) {
  return new DataView(e.buffer).getUint16(t)
}
function xa(e, t, n = _a.RuntimeCode) {
  let r = new Map(),
    i = t.getActiveOpcodes(),
    a = new Set()
  for (let [e] of i) a.add(e)
  ;(a.add(254),
    a.delete(56),
    a.delete(57),
    a.delete(90),
    a.delete(59),
    a.delete(60),
    a.delete(63),
    a.delete(242),
    a.delete(255),
    a.delete(86),
    a.delete(87),
    a.delete(88),
    a.delete(240),
    a.delete(245))
  let o = new Set()
  ;(o.add(0), o.add(243), o.add(253), o.add(254), o.add(238), o.add(228), o.add(229), o.add(224))
  for (let e of o) a.has(e) || o.delete(e)
  let s = new Set(),
    c = {},
    l = -1
  for (let t of e.body.codeSections) {
    let i = new Set(),
      u = new Set()
    function d(e) {
      ;(i.has(e) && R(L.INVALID_RJUMP), u.add(e))
    }
    function f(e) {
      ;(u.has(e) && R(L.INVALID_RJUMP), i.add(e))
    }
    ;(l++, (c[l] = new Set()))
    let p = e.body.typeSections[l].outputs === 128,
      m = !1,
      h = new Set()
    h.add(0)
    let g = 0,
      _ = 0,
      v = e.body.typeSections[l].inputs,
      ee = v,
      y = [v],
      b = [v]
    for (; g < t.length;) {
      let i = new Set()
      ;(h.has(g) || R(L.UNREACHABLE_CODE), (y[g] === void 0 || b[g] === void 0) && R(L.UNREACHABLE_CODE), s.add(g))
      let o = t[g],
        u = y[g],
        v = b[g],
        te = ga[o].inputs,
        x = ga[o].outputs
      u - te < 0 && R(L.STACK_UNDERFLOW)
      let ne = x - te,
        re = u + ne,
        S = v + ne
      if (
        (S > 1024 && R(L.STACK_OVERFLOW),
        p && o === 228 && R(L.INVALID_RETURNING_SECTION),
        (_ = o),
        a.has(o) || R(L.INVALID_OPCODE),
        o === 224 || o === 225)
      ) {
        let e = ya(t, g + 1) + g + 3
        ;((e < 0 || e >= t.length) && R(L.INVALID_RJUMP),
          i.add(e),
          d(e),
          h.add(e),
          o === 224 && !h.has(g + 3) && g + 3 < t.length && R(L.UNREACHABLE_CODE))
      } else if (o === 226) {
        let e = t[g + 1] + 1
        ;(e === void 0 ? R(L.OPCODE_INTERMEDIATES_OOB) : e === 0 && R(L.RJUMPV_TABLE_SIZE0),
          g + e * 2 + 2 >= t.length && R(L.OPCODE_INTERMEDIATES_OOB))
        let n = g + 2 + e * 2
        for (let r = 0; r < e; r++) {
          let e = g + 2 + r * 2
          ;(f(e), f(e + 1))
          let a = ya(t, e) + n
          ;((a < 0 || a >= t.length) && R(L.OPCODE_INTERMEDIATES_OOB), i.add(a), d(a), h.add(a))
        }
        ;(f(g + 1), (g += 2 * e + 1))
      } else if (o === 227 || o === 229) {
        let n = ba(t, g + 1)
        if ((c[l].add(n), n >= e.header.codeSizes.length && R(L.INVALID_CALL_TARGET), o === 227)) {
          let t = e.body.typeSections[n].outputs,
            r = e.body.typeSections[n].inputs
          ;(t === 128 && R(L.INVALID_CALLF_RETURNING),
            u < r && R(L.STACK_UNDERFLOW),
            v + e.body.typeSections[n].maxStackHeight - r > 1024 && R(L.STACK_OVERFLOW),
            (re += t - r),
            (S += t - r))
        } else {
          let t = e.body.typeSections[l].outputs,
            r = e.body.typeSections[n].outputs,
            i = e.body.typeSections[n].inputs,
            a = r === 128
          if ((r > t && !a && R(L.INVALID_JUMPF), p && r <= 127 && R(L.INVALID_RETURNING_SECTION), a))
            u < i && R(L.STACK_UNDERFLOW)
          else {
            let e = t + i - r
            ;((u !== v || v !== e) && R(L.INVALID_STACK_HEIGHT), (m = !0))
          }
          v + e.body.typeSections[n].maxStackHeight - i > 1024 && R(L.STACK_OVERFLOW)
        }
      } else if (o === 228) {
        let t = e.body.typeSections[l].outputs
        ;((u !== v || v !== t) && R(L.INVALID_STACK_HEIGHT), (m = !0))
      } else if (o === 230) t[g + 1] + 1 > u && R(L.STACK_UNDERFLOW)
      else if (o === 231) t[g + 1] + 2 > u && R(L.STACK_UNDERFLOW)
      else if (o === 232) {
        let e = t[g + 1]
        ;(e >> 4) + 1 + ((e & 15) + 1) + 1 > u && R(L.STACK_UNDERFLOW)
      } else if (o === 236) {
        let n = t[g + 1]
        ;(n >= e.header.containerSizes.length && R(L.INVALID_EOF_CREATE_TARGET),
          r.has(n) && r.get(n) !== _a.InitCode && R(L.CONTAINER_DOUBLE_TYPE),
          r.set(n, _a.InitCode))
      } else if (o === 238) {
        n !== _a.InitCode && R(L.CONTAINER_TYPE_ERROR)
        let i = t[g + 1]
        ;(i >= e.header.containerSizes.length && R(L.INVALID_RETURN_CONTRACT_TARGET),
          r.has(i) && r.get(i) !== _a.DeploymentCode && R(L.CONTAINER_DOUBLE_TYPE),
          r.set(i, _a.DeploymentCode))
      } else if (o === 209) {
        let n = ba(t, g + 1) + 32
        e.header.dataSize < n && R(L.DATALOADN_OOB)
      } else (o === 0 || o === 243) && n === _a.InitCode && R(L.CONTAINER_TYPE_ERROR)
      let ie = ga[o].intermediates
      if (ie > 0) {
        for (let e = 1; e <= ie; e++) f(g + e)
        g += ie
      }
      ;(g >= t.length && R(L.OPCODE_INTERMEDIATES_OOB),
        g++,
        ga[o].terminating === void 0 && (h.add(g), o !== 224 && i.add(g)))
      for (let e of i)
        (e < g && (y[e] !== re || b[e] !== S) && R(L.UNSTABLE_STACK),
          b[e] === void 0 ? ((y[e] = re), (b[e] = S)) : ((y[e] = Math.min(y[e], re)), (b[e] = Math.max(b[e], S))))
      ee = Math.max(S, ee)
    }
    ;(o.has(_) || R(L.INVALID_TERMINATOR),
      e.body.typeSections[l].maxStackHeight !== ee && R(L.MAX_STACK_HEIGHT_VIOLATION),
      ee > 1024 && R(L.MAX_STACK_HEIGHT_LIMIT),
      !m && !p && R(L.RETURNING_NO_RETURN))
  }
  let u = new Set()
  u.add(0)
  let d = [0]
  for (; d.length > 0;) {
    let e = c[d.pop()]
    for (let t of e) u.has(t) || (u.add(t), d.push(t))
  }
  return (
    u.size !== e.header.codeSizes.length && R(L.UNREACHABLE_CODE_SECTIONS),
    r.size !== e.header.containerSizes.length && R(L.UNREACHABLE_CONTAINER_SECTIONS),
    r
  )
}
var Sa = { Default: `default`, Initmode: `initMode`, TxInitmode: `txInitMode` },
  Ca = class {
    constructor(e) {
      ;((this.data = e), (this.ptr = 0))
    }
    readBytes(e, t) {
      let n = this.ptr + e
      n > this.data.length && R(L.OUT_OF_BOUNDS, this.ptr, t)
      let r = this.ptr
      return ((this.ptr += e), this.data.slice(r, n))
    }
    readUint(e) {
      return (this.ptr >= this.data.length && R(L.OUT_OF_BOUNDS, this.ptr, e), this.data[this.ptr++])
    }
    verifyUint(e, t) {
      this.readUint() !== e && R(L.VERIFY_UINT, this.ptr - 1, t)
    }
    readUint16(e) {
      this.ptr + 2 > this.data.length && R(L.OUT_OF_BOUNDS, this.ptr, e)
      let t = this.ptr
      return ((this.ptr += 2), new DataView(this.data.buffer).getUint16(t))
    }
    getPtr() {
      return this.ptr
    }
    readRemainder() {
      return this.data.slice(this.ptr)
    }
    isAtEnd() {
      return this.ptr === this.data.length
    }
  },
  wa = class {
    constructor(e) {
      if (e.length > 49152) throw D(`err: container size more than maximum valid size`)
      let t = new Ca(e)
      if ((t.verifyUint(239, L.FORMAT), t.verifyUint(0, L.MAGIC), t.verifyUint(1, L.VERSION), e.length < 15))
        throw D(`err: container size less than minimum valid size`)
      t.verifyUint(1, L.KIND_TYPE)
      let n = t.readUint16(L.TYPE_SIZE)
      if ((n < 4 && R(L.INVALID_TYPE_SIZE, n), n % 4 != 0 && R(L.INVALID_TYPE_SIZE, n), n > 4096))
        throw D(`err: number of code sections must not exceed 1024 (got ${n})`)
      t.verifyUint(2, L.KIND_CODE)
      let r = t.readUint16(L.CODE_SIZE)
      ;(r < 1 && R(L.MIN_CODE_SECTIONS), r !== n / 4 && R(L.TYPE_SECTIONS, n / 4, r))
      let i = []
      for (let e = 0; e < r; e++) {
        let e = t.readUint16(L.CODE_SECTION)
        ;(e < 1 && R(L.CODE_SECTION_SIZE), i.push(e))
      }
      let a = t.readUint(),
        o = []
      if (a === 3) {
        let e = t.readUint16(L.CONTAINER_SIZE)
        ;(e < 1 && R(L.CONTAINER_SECTION_SIZE), e > 256 && R(L.CONTAINER_SECTION_SIZE))
        for (let n = 0; n < e; n++) {
          let e = t.readUint16(L.CONTAINER_SECTION)
          ;(e < 1 && R(L.CONTAINER_SECTION_MIN), o.push(e))
        }
        a = t.readUint()
      }
      ;(a !== 4 && R(L.KIND_DATA), (this.dataSizePtr = t.getPtr()))
      let s = t.readUint16(L.DATA_SIZE)
      ;(t.verifyUint(0, L.TERMINATOR),
        (this.typeSize = n),
        (this.codeSizes = i),
        (this.containerSizes = o),
        (this.dataSize = s),
        (this.buffer = e.slice(0, t.getPtr())))
      let c = this.buffer.length + this.typeSize
      this.codeStartPos = [c]
    }
    sections() {
      return [this.typeSize, this.codeSizes, this.containerSizes, this.dataSize]
    }
    sectionSizes() {
      return [1, this.codeSizes.length, this.containerSizes.length, 1]
    }
    getCodePosition(e) {
      if (this.codeStartPos[e]) return this.codeStartPos[e]
      let t = this.codeStartPos.length,
        n = this.codeStartPos[t - 1]
      for (let r = t; r <= e; r++) ((n += this.codeSizes[r - 1]), (this.codeStartPos[r] = n))
      return n
    }
    getSectionFromProgramCounter(e) {
      let t = this.codeSizes.length - 1,
        n = this.getCodePosition(t) + this.codeSizes[t]
      if (e < 0 || e > n) throw D(`program counter out of bounds`)
      this.codeStartPos.length < this.codeSizes.length && this.getCodePosition(this.codeSizes.length - 1)
      for (let t = 0; t < this.codeSizes.length; t++) if (e < this.codeStartPos[t] + this.codeSizes[t]) return t
      throw D(`Invalid program counter value: ${e}`)
    }
  },
  Ta = class {
    constructor(e, t, n = Sa.Default, r = !1) {
      let i = new Ca(e),
        a = []
      for (let e = 0; e < t.typeSize / 4; e++) {
        let t = i.readUint(L.INPUTS),
          n = i.readUint(L.OUTPUTS),
          r = i.readUint16(L.MAX_STACK_HEIGHT)
        ;(e === 0 && (t !== 0 && R(L.CODE0_INPUTS), n !== 128 && R(L.CODE0_OUTPUTS)),
          t > 127 && R(L.MAX_INPUTS, e, t),
          n > 128 && R(L.MAX_OUTPUTS, e, n),
          r > 1023 && R(L.MAX_STACK_HEIGHT_LIMIT, e, r),
          a.push({ inputs: t, outputs: n, maxStackHeight: r }))
      }
      let o = i.getPtr(),
        s = []
      for (let [e, n] of t.codeSizes.entries())
        try {
          let e = i.readBytes(n)
          s.push(e)
        } catch {
          R(L.CODE_SECTION, e)
        }
      let c = e.slice(o, i.getPtr()),
        l = []
      for (let [e, n] of t.containerSizes.entries())
        try {
          let e = i.readBytes(n)
          l.push(e)
        } catch {
          R(L.CONTAINER_SECTION, e)
        }
      let u
      ;(n !== Sa.Initmode && !r
        ? ((u = i.readBytes(t.dataSize, L.DATA_SECTION)),
          n === Sa.Default ? i.isAtEnd() || R(L.DANGLING_BYTES) : (this.txCallData = i.readRemainder()))
        : ((u = i.readRemainder()), u.length > t.dataSize && R(L.DANGLING_BYTES)),
        (this.typeSections = a),
        (this.codeSections = s),
        (this.containerSections = l),
        (this.entireCode = c),
        (this.dataSection = u),
        (this.buffer = e))
    }
    sections() {
      return [this.typeSections, this.codeSections, this.dataSection]
    }
    size() {
      return {
        typeSize: this.typeSections.length,
        codeSize: this.codeSections.length,
        dataSize: this.dataSection.length,
      }
    }
    sectionSizes() {
      return [this.typeSections.map(() => 4), this.codeSections.map((e) => e.length), this.dataSection.length]
    }
  },
  Ea = class {
    constructor(e, t = Sa.Default, n = !1) {
      ;((this.eofMode = t),
        (this.header = new wa(e)),
        (this.body = new Ta(e.slice(this.header.buffer.length), this.header, t, n)),
        (this.buffer = e))
    }
  }
function Da(e, t, n = _a.RuntimeCode, r = Sa.Default) {
  let i = new Ea(e, r, n === _a.DeploymentCode),
    a = va(i, t, n)
  for (let e = 0; e < i.body.containerSections.length; e++) {
    let n = i.body.containerSections[e]
    Da(n, t, a.get(e))
  }
  return i
}
var Oa = `EVMError`,
  ka = {
    OUT_OF_GAS: `out of gas`,
    CODESTORE_OUT_OF_GAS: `code store out of gas`,
    CODESIZE_EXCEEDS_MAXIMUM: `code size to deposit exceeds maximum code size`,
    STACK_UNDERFLOW: `stack underflow`,
    STACK_OVERFLOW: `stack overflow`,
    INVALID_JUMP: `invalid JUMP`,
    INVALID_OPCODE: `invalid opcode`,
    OUT_OF_RANGE: `value out of range`,
    REVERT: `revert`,
    STATIC_STATE_CHANGE: `static state change`,
    INTERNAL_ERROR: `internal error`,
    CREATE_COLLISION: `create collision`,
    STOP: `stop`,
    REFUND_EXHAUSTED: `refund exhausted`,
    VALUE_OVERFLOW: `value overflow`,
    INSUFFICIENT_BALANCE: `insufficient balance`,
    INVALID_BYTECODE_RESULT: `invalid bytecode deployed`,
    INITCODE_SIZE_VIOLATION: `initcode exceeds max initcode size`,
    INVALID_INPUT_LENGTH: `invalid input length`,
    INVALID_EOF_FORMAT: `invalid EOF format`,
    BLS_12_381_INVALID_INPUT_LENGTH: `invalid input length`,
    BLS_12_381_POINT_NOT_ON_CURVE: `point not on curve`,
    BLS_12_381_INPUT_EMPTY: `input is empty`,
    BLS_12_381_FP_NOT_IN_FIELD: `fp point not in field`,
    BN254_FP_NOT_IN_FIELD: `fp point not in field`,
    INVALID_COMMITMENT: `kzg commitment does not match versioned hash`,
    INVALID_INPUTS: `kzg inputs invalid`,
    INVALID_PROOF: `kzg proof invalid`,
  },
  z = class {
    constructor(e) {
      ;((this.error = e), (this.errorType = Oa))
    }
  }
z.errorMessages = ka
var Aa = t((e, t) => {
    var n = 1e3,
      r = n * 60,
      i = r * 60,
      a = i * 24,
      o = a * 7,
      s = a * 365.25
    t.exports = function (e, t) {
      t ||= {}
      var n = typeof e
      if (n === `string` && e.length > 0) return c(e)
      if (n === `number` && isFinite(e)) return t.long ? u(e) : l(e)
      throw Error(`val is not a non-empty string or a valid number. val=` + JSON.stringify(e))
    }
    function c(e) {
      if (((e = String(e)), !(e.length > 100))) {
        var t =
          /^(-?(?:\d+)?\.?\d+) *(milliseconds?|msecs?|ms|seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d|weeks?|w|years?|yrs?|y)?$/i.exec(
            e,
          )
        if (t) {
          var c = parseFloat(t[1])
          switch ((t[2] || `ms`).toLowerCase()) {
            case `years`:
            case `year`:
            case `yrs`:
            case `yr`:
            case `y`:
              return c * s
            case `weeks`:
            case `week`:
            case `w`:
              return c * o
            case `days`:
            case `day`:
            case `d`:
              return c * a
            case `hours`:
            case `hour`:
            case `hrs`:
            case `hr`:
            case `h`:
              return c * i
            case `minutes`:
            case `minute`:
            case `mins`:
            case `min`:
            case `m`:
              return c * r
            case `seconds`:
            case `second`:
            case `secs`:
            case `sec`:
            case `s`:
              return c * n
            case `milliseconds`:
            case `millisecond`:
            case `msecs`:
            case `msec`:
            case `ms`:
              return c
            default:
              return
          }
        }
      }
    }
    function l(e) {
      var t = Math.abs(e)
      return t >= a
        ? Math.round(e / a) + `d`
        : t >= i
          ? Math.round(e / i) + `h`
          : t >= r
            ? Math.round(e / r) + `m`
            : t >= n
              ? Math.round(e / n) + `s`
              : e + `ms`
    }
    function u(e) {
      var t = Math.abs(e)
      return t >= a
        ? d(e, t, a, `day`)
        : t >= i
          ? d(e, t, i, `hour`)
          : t >= r
            ? d(e, t, r, `minute`)
            : t >= n
              ? d(e, t, n, `second`)
              : e + ` ms`
    }
    function d(e, t, n, r) {
      var i = t >= n * 1.5
      return Math.round(e / n) + ` ` + r + (i ? `s` : ``)
    }
  }),
  ja = t((e, t) => {
    function n(e) {
      ;((n.debug = n),
        (n.default = n),
        (n.coerce = c),
        (n.disable = o),
        (n.enable = i),
        (n.enabled = s),
        (n.humanize = Aa()),
        (n.destroy = l),
        Object.keys(e).forEach((t) => {
          n[t] = e[t]
        }),
        (n.names = []),
        (n.skips = []),
        (n.formatters = {}))
      function t(e) {
        let t = 0
        for (let n = 0; n < e.length; n++) ((t = (t << 5) - t + e.charCodeAt(n)), (t |= 0))
        return n.colors[Math.abs(t) % n.colors.length]
      }
      n.selectColor = t
      function n(e) {
        let t,
          i = null,
          a,
          o
        function s(...e) {
          if (!s.enabled) return
          let r = s,
            i = Number(new Date())
          ;((r.diff = i - (t || i)),
            (r.prev = t),
            (r.curr = i),
            (t = i),
            (e[0] = n.coerce(e[0])),
            typeof e[0] != `string` && e.unshift(`%O`))
          let a = 0
          ;((e[0] = e[0].replace(/%([a-zA-Z%])/g, (t, i) => {
            if (t === `%%`) return `%`
            a++
            let o = n.formatters[i]
            if (typeof o == `function`) {
              let n = e[a]
              ;((t = o.call(r, n)), e.splice(a, 1), a--)
            }
            return t
          })),
            n.formatArgs.call(r, e),
            (r.log || n.log).apply(r, e))
        }
        return (
          (s.namespace = e),
          (s.useColors = n.useColors()),
          (s.color = n.selectColor(e)),
          (s.extend = r),
          (s.destroy = n.destroy),
          Object.defineProperty(s, 'enabled', {
            enumerable: !0,
            configurable: !1,
            get: () => (i === null ? (a !== n.namespaces && ((a = n.namespaces), (o = n.enabled(e))), o) : i),
            set: (e) => {
              i = e
            },
          }),
          typeof n.init == `function` && n.init(s),
          s
        )
      }
      function r(e, t) {
        let r = n(this.namespace + (t === void 0 ? `:` : t) + e)
        return ((r.log = this.log), r)
      }
      function i(e) {
        ;(n.save(e), (n.namespaces = e), (n.names = []), (n.skips = []))
        let t = (typeof e == `string` ? e : ``).trim().replace(/\s+/g, `,`).split(`,`).filter(Boolean)
        for (let e of t) e[0] === `-` ? n.skips.push(e.slice(1)) : n.names.push(e)
      }
      function a(e, t) {
        let n = 0,
          r = 0,
          i = -1,
          a = 0
        for (; n < e.length;)
          if (r < t.length && (t[r] === e[n] || t[r] === `*`)) t[r] === `*` ? ((i = r), (a = n), r++) : (n++, r++)
          else if (i !== -1) ((r = i + 1), a++, (n = a))
          else return !1
        for (; r < t.length && t[r] === `*`;) r++
        return r === t.length
      }
      function o() {
        let e = [...n.names, ...n.skips.map((e) => `-` + e)].join(`,`)
        return (n.enable(``), e)
      }
      function s(e) {
        for (let t of n.skips) if (a(e, t)) return !1
        for (let t of n.names) if (a(e, t)) return !0
        return !1
      }
      function c(e) {
        return e instanceof Error ? e.stack || e.message : e
      }
      function l() {
        console.warn(
          'Instance method `debug.destroy()` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.',
        )
      }
      return (n.enable(n.load()), n)
    }
    t.exports = n
  }),
  Ma = t((e, t) => {
    ;((e.formatArgs = r),
      (e.save = i),
      (e.load = a),
      (e.useColors = n),
      (e.storage = o()),
      (e.destroy = (() => {
        let e = !1
        return () => {
          e ||
            ((e = !0),
            console.warn(
              'Instance method `debug.destroy()` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.',
            ))
        }
      })()),
      (e.colors =
        `#0000CC.#0000FF.#0033CC.#0033FF.#0066CC.#0066FF.#0099CC.#0099FF.#00CC00.#00CC33.#00CC66.#00CC99.#00CCCC.#00CCFF.#3300CC.#3300FF.#3333CC.#3333FF.#3366CC.#3366FF.#3399CC.#3399FF.#33CC00.#33CC33.#33CC66.#33CC99.#33CCCC.#33CCFF.#6600CC.#6600FF.#6633CC.#6633FF.#66CC00.#66CC33.#9900CC.#9900FF.#9933CC.#9933FF.#99CC00.#99CC33.#CC0000.#CC0033.#CC0066.#CC0099.#CC00CC.#CC00FF.#CC3300.#CC3333.#CC3366.#CC3399.#CC33CC.#CC33FF.#CC6600.#CC6633.#CC9900.#CC9933.#CCCC00.#CCCC33.#FF0000.#FF0033.#FF0066.#FF0099.#FF00CC.#FF00FF.#FF3300.#FF3333.#FF3366.#FF3399.#FF33CC.#FF33FF.#FF6600.#FF6633.#FF9900.#FF9933.#FFCC00.#FFCC33`.split(
          `.`,
        )))
    function n() {
      if (typeof window < `u` && window.process && (window.process.type === `renderer` || window.process.__nwjs))
        return !0
      if (
        typeof navigator < `u` &&
        navigator.userAgent &&
        navigator.userAgent.toLowerCase().match(/(edge|trident)\/(\d+)/)
      )
        return !1
      let e
      return (
        (typeof document < `u` &&
          document.documentElement &&
          document.documentElement.style &&
          document.documentElement.style.WebkitAppearance) ||
        (typeof window < `u` &&
          window.console &&
          (window.console.firebug || (window.console.exception && window.console.table))) ||
        (typeof navigator < `u` &&
          navigator.userAgent &&
          (e = navigator.userAgent.toLowerCase().match(/firefox\/(\d+)/)) &&
          parseInt(e[1], 10) >= 31) ||
        (typeof navigator < `u` && navigator.userAgent && navigator.userAgent.toLowerCase().match(/applewebkit\/(\d+)/))
      )
    }
    function r(e) {
      if (
        ((e[0] =
          (this.useColors ? `%c` : ``) +
          this.namespace +
          (this.useColors ? ` %c` : ` `) +
          e[0] +
          (this.useColors ? `%c ` : ` `) +
          `+` +
          t.exports.humanize(this.diff)),
        !this.useColors)
      )
        return
      let n = `color: ` + this.color
      e.splice(1, 0, n, `color: inherit`)
      let r = 0,
        i = 0
      ;(e[0].replace(/%[a-zA-Z%]/g, (e) => {
        e !== `%%` && (r++, e === `%c` && (i = r))
      }),
        e.splice(i, 0, n))
    }
    e.log = console.debug || console.log || (() => {})
    function i(t) {
      try {
        t ? e.storage.setItem(`debug`, t) : e.storage.removeItem(`debug`)
      } catch {}
    }
    function a() {
      let t
      try {
        t = e.storage.getItem(`debug`) || e.storage.getItem(`DEBUG`)
      } catch {}
      return (!t && typeof process < `u` && `env` in process && (t = {}.DEBUG), t)
    }
    function o() {
      try {
        return localStorage
      } catch {}
    }
    t.exports = ja()(e)
    var { formatters: s } = t.exports
    s.j = function (e) {
      try {
        return JSON.stringify(e)
      } catch (e) {
        return `[UnexpectedJSONParseError]: ` + e.message
      }
    }
  }),
  Na = Jr,
  Pa = O(`0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef`),
  Fa = O(`0xcc16f5dbb4873280815c1ee09dbd06736cffcc184412cf7a71a0fdb75d397ca5`)
function Ia(e, t, n) {
  let r = M(e.bytes, 32),
    i = M(t.bytes, 32),
    a = M(j(n), 32)
  return [Na, [Pa, r, i], a]
}
function La(e, t) {
  return e.param(`costPerStateByte`)
}
var Ra = BigInt(2 ** 32 - 1),
  za = BigInt(32)
function Ba(e, t = !1) {
  return t ? { h: Number(e & Ra), l: Number((e >> za) & Ra) } : { h: Number((e >> za) & Ra) | 0, l: Number(e & Ra) | 0 }
}
function Va(e, t = !1) {
  let n = e.length,
    r = new Uint32Array(n),
    i = new Uint32Array(n)
  for (let a = 0; a < n; a++) {
    let { h: n, l: o } = Ba(e[a], t)
    ;[r[a], i[a]] = [n, o]
  }
  return [r, i]
}
var Ha = (e) => (e / 2 ** 32) | 0,
  Ua = (e) => e >>> 0
function Wa(e, t, n, r) {
  let i = Ha(n),
    a = Ua(n)
  ;(e.setUint32(t, r ? a : i, r), e.setUint32(t + 4, r ? i : a, r))
}
function Ga(e) {
  return (
    e instanceof Uint8Array ||
    (ArrayBuffer.isView(e) &&
      e.constructor.name === `Uint8Array` &&
      `BYTES_PER_ELEMENT` in e &&
      e.BYTES_PER_ELEMENT === 1)
  )
}
var Ka = (e) => (e ? `"${e}" ` : ``)
function qa(e, t = ``) {
  if (typeof e != `number`) throw TypeError(Ka(t) + `expected number, got ` + typeof e)
  if (!Number.isSafeInteger(e) || e < 0) throw RangeError(Ka(t) + `expected integer >= 0, got ` + e)
  return e
}
function Ja(e, t = ``) {
  if (typeof e != `boolean`) throw TypeError(Ka(t) + `expected boolean, got type=` + typeof e)
  return e
}
function Ya(e, t, n = ``) {
  if (Ga(e) && (t === void 0 || e.length === t)) return e
  t !== void 0 && qa(t, `length`)
  let r = Ga(e),
    i = t === void 0 ? `` : ` of length ${t}`,
    a = r ? `length=${e.length}` : `type=${typeof e}`,
    o = Ka(n) + `expected Uint8Array` + i + `, got ` + a
  throw r ? RangeError(o) : TypeError(o)
}
function Xa(e) {
  if (typeof e != `function` || typeof e.create != `function`)
    throw TypeError(`expected hash wrapped by utils.createHasher`)
  if ((qa(e.outputLen), qa(e.blockLen), e.outputLen < 1 || e.blockLen < 1))
    throw Error(`hash blockLen / outputLen must be >= 1`)
}
var Za = (e, t) => {
    if (typeof e != `object` || !e || Array.isArray(e))
      throw TypeError((t === `object` ? `` : `"${t}" `) + `expected object, got type=` + typeof e)
  },
  Qa = (e, t) => {
    Za(e, t)
    let n = Object.getPrototypeOf(e)
    if (n !== Object.prototype && n !== null) throw TypeError(`"${t}" expected plain object`)
    if (Object.hasOwn(e, `__proto__`)) throw TypeError(`"${t}.__proto__" is not allowed`)
  }
function $a(e, t = !0) {
  if (e.destroyed) throw Error(`hash was destroyed`)
  if (t && e.finished) throw Error(`digest() was already called`)
}
function eo(e, t) {
  Ya(e, void 0, `output`)
  let n = t.outputLen
  if (!(e.length >= n)) throw RangeError(`"output" expected length >= ` + n)
}
function to(e) {
  return new Uint32Array(e.buffer, e.byteOffset, Math.floor(e.byteLength / 4))
}
function no(...e) {
  for (let t = 0; t < e.length; t++) e[t].fill(0)
}
function ro(e) {
  return new DataView(e.buffer, e.byteOffset, e.byteLength)
}
function io(e, t) {
  return (e << (32 - t)) | (e >>> t)
}
function ao(e, t) {
  return (e << t) | ((e >>> (32 - t)) >>> 0)
}
var oo = new Uint8Array(new Uint32Array([287454020]).buffer)[0] === 68
function so(e) {
  return ((e << 24) & 4278190080) | ((e << 8) & 16711680) | ((e >>> 8) & 65280) | ((e >>> 24) & 255)
}
function co(e) {
  for (let t = 0; t < e.length; t++) e[t] = so(e[t])
  return e
}
var lo = oo ? (e) => e : co,
  uo = typeof Uint8Array.from([]).toHex == `function` && typeof Uint8Array.fromHex == `function`,
  fo = Array.from({ length: 256 }, (e, t) => t.toString(16).padStart(2, `0`))
function po(e) {
  if ((Ya(e), uo)) return e.toHex()
  let t = ``
  for (let n = 0; n < e.length; n++) t += fo[e[n]]
  return t
}
function mo(e) {
  return e >= 48 && e <= 57 ? e - 48 : e >= 65 && e <= 70 ? e - 55 : e >= 97 && e <= 102 ? e - 87 : void 0
}
function ho(e) {
  if (typeof e != `string`) throw TypeError(`hex string expected, got ` + typeof e)
  if (uo)
    try {
      return Uint8Array.fromHex(e)
    } catch (e) {
      throw e instanceof SyntaxError ? RangeError(e.message) : e
    }
  let t = e.length,
    n = t / 2
  if (t % 2) throw RangeError(`hex string expected, got unpadded hex of length ` + t)
  let r = new Uint8Array(n)
  for (let t = 0, i = 0; t < n; t++, i += 2) {
    let n = mo(e.charCodeAt(i)),
      a = mo(e.charCodeAt(i + 1))
    if (n === void 0 || a === void 0) {
      let t = e[i] + e[i + 1]
      throw RangeError(`hex string expected, got non-hex character "` + t + `" at index ` + i)
    }
    r[t] = n * 16 + a
  }
  return r
}
function go(...e) {
  let t = 0
  for (let n = 0; n < e.length; n++) {
    let r = e[n]
    ;(Ya(r), (t += r.length))
  }
  let n = new Uint8Array(t)
  for (let t = 0, r = 0; t < e.length; t++) {
    let i = e[t]
    ;(n.set(i, r), (r += i.length))
  }
  return n
}
function _o(e, t, n = `opts`) {
  return (Qa(e, `defaults`), t !== void 0 && Qa(t, n), Object.assign(Object.create(null), e, t))
}
function vo(e, t = {}) {
  if (typeof e != `function`) throw TypeError(`"hashCons" expected function, got type=` + typeof e)
  t = _o({}, t, `info`)
  let n = (t, n) => e(n).update(t).digest(),
    r = e(void 0)
  return (
    (n.outputLen = r.outputLen),
    (n.blockLen = r.blockLen),
    (n.canXOF = r.canXOF),
    (n.create = (t) => e(t)),
    Object.assign(n, t),
    Object.freeze(n)
  )
}
function yo(e = 32) {
  qa(e, `bytesLength`)
  let t = typeof globalThis == `object` ? globalThis.crypto : null
  if (typeof t?.getRandomValues != `function`) throw Error(`crypto.getRandomValues must be defined`)
  if (e > 65536) throw RangeError(`"bytesLength" expected <= 65536, got ${e}`)
  return t.getRandomValues(new Uint8Array(e))
}
var bo = (e) => ({ oid: Uint8Array.from([6, 9, 96, 134, 72, 1, 101, 3, 4, 2, e]) }),
  xo = BigInt(0),
  So = BigInt(1),
  Co = BigInt(2),
  wo = BigInt(7),
  To = BigInt(256),
  Eo = BigInt(113),
  Do = [],
  Oo = [],
  ko = []
for (let e = 0, t = So, n = 1, r = 0; e < 24; e++) {
  ;(([n, r] = [r, (2 * n + 3 * r) % 5]), Do.push(2 * (5 * r + n)), Oo.push((((e + 1) * (e + 2)) / 2) % 64))
  let i = xo
  for (let e = 0; e < 7; e++)
    ((t = ((t << So) ^ ((t >> wo) * Eo)) % To), t & Co && (i ^= So << ((So << BigInt(e)) - So)))
  ko.push(i)
}
var Ao = Va(ko, !0),
  jo = Ao[0],
  Mo = Ao[1],
  No = (e, t, n) => (e << n) | (t >>> (32 - n)),
  Po = (e, t, n) => (t << n) | (e >>> (32 - n)),
  Fo = (e, t, n) => (t << (n - 32)) | (e >>> (64 - n)),
  Io = (e, t, n) => (e << (n - 32)) | (t >>> (64 - n)),
  Lo = (e, t, n) => (n > 32 ? Fo(e, t, n) : No(e, t, n)),
  Ro = (e, t, n) => (n > 32 ? Io(e, t, n) : Po(e, t, n)),
  zo = new Uint32Array(10)
function Bo(e, t = 24) {
  if (!(e instanceof Uint32Array)) throw TypeError(`"s" expected Uint32Array(50), got type=` + typeof e)
  if (e.length !== 50) throw RangeError(`"s" expected Uint32Array(50), got length=` + e.length)
  if ((qa(t, `rounds`), t < 1 || t > 24)) throw Error(`"rounds" expected integer 1..24`)
  for (let n = 24 - t; n < 24; n++) {
    for (let t = 0; t < 10; t++) zo[t] = e[t] ^ e[t + 10] ^ e[t + 20] ^ e[t + 30] ^ e[t + 40]
    for (let t = 0; t < 10; t += 2) {
      let n = (t + 8) % 10,
        r = (t + 2) % 10,
        i = zo[r],
        a = zo[r + 1],
        o = Lo(i, a, 1) ^ zo[n],
        s = Ro(i, a, 1) ^ zo[n + 1]
      for (let n = 0; n < 50; n += 10) ((e[t + n] ^= o), (e[t + n + 1] ^= s))
    }
    let t = e[2],
      r = e[3]
    for (let n = 0; n < 24; n++) {
      let i = Oo[n],
        a = Lo(t, r, i),
        o = Ro(t, r, i),
        s = Do[n]
      ;((t = e[s]), (r = e[s + 1]), (e[s] = a), (e[s + 1] = o))
    }
    for (let t = 0; t < 50; t += 10) {
      let n = e[t],
        r = e[t + 1],
        i = e[t + 2],
        a = e[t + 3]
      ;((e[t] ^= ~e[t + 2] & e[t + 4]),
        (e[t + 1] ^= ~e[t + 3] & e[t + 5]),
        (e[t + 2] ^= ~e[t + 4] & e[t + 6]),
        (e[t + 3] ^= ~e[t + 5] & e[t + 7]),
        (e[t + 4] ^= ~e[t + 6] & e[t + 8]),
        (e[t + 5] ^= ~e[t + 7] & e[t + 9]),
        (e[t + 6] ^= ~e[t + 8] & n),
        (e[t + 7] ^= ~e[t + 9] & r),
        (e[t + 8] ^= ~n & i),
        (e[t + 9] ^= ~r & a))
    }
    ;((e[0] ^= jo[n]), (e[1] ^= Mo[n]))
  }
  no(zo)
}
var Vo = class e {
    state
    pos = 0
    posOut = 0
    finished = !1
    state32
    destroyed = !1
    blockLen
    suffix
    outputLen
    canXOF
    enableXOF = !1
    rounds
    constructor(e, t, n, r = !1, i = 24) {
      if (
        (qa(e, `blockLen`),
        qa(t, `suffix`),
        qa(i, `rounds`),
        Ja(r, `enableXOF`),
        (this.blockLen = e),
        (this.suffix = t),
        (this.outputLen = n),
        (this.enableXOF = r),
        (this.canXOF = r),
        (this.rounds = i),
        qa(n, `outputLen`),
        !(0 < e && e < 200))
      )
        throw Error(`"blockLen" must be 1..199`)
      ;((this.state = new Uint8Array(200)), (this.state32 = to(this.state)))
    }
    clone() {
      return this._cloneInto()
    }
    keccak() {
      ;(lo(this.state32), Bo(this.state32, this.rounds), lo(this.state32), (this.posOut = 0), (this.pos = 0))
    }
    update(e) {
      ;($a(this), Ya(e))
      let { blockLen: t, state: n, state32: r } = this,
        i = e.length,
        a = t % 4 == 0 && e.byteOffset % 4 == 0,
        o = t / 4,
        s = a && i >= t ? to(e) : void 0
      for (let a = 0; a < i;) {
        if (s !== void 0 && this.pos === 0 && a % 4 == 0 && i - a >= t) {
          for (let e = 0, t = a / 4; e < o; e++) r[e] ^= s[t + e]
          ;((a += t), (this.pos = t), this.keccak())
          continue
        }
        let c = Math.min(t - this.pos, i - a)
        for (let t = 0; t < c; t++) n[this.pos++] ^= e[a++]
        this.pos === t && this.keccak()
      }
      return this
    }
    finish() {
      if (this.finished) return
      this.finished = !0
      let { state: e, suffix: t, pos: n, blockLen: r } = this
      ;((e[n] ^= t), t & 128 && n === r - 1 && this.keccak(), (e[r - 1] ^= 128), this.keccak())
    }
    writeInto(e) {
      ;($a(this, !1), Ya(e), this.finish())
      let t = this.state,
        { blockLen: n } = this
      for (let r = 0, i = e.length; r < i;) {
        this.posOut >= n && this.keccak()
        let a = Math.min(n - this.posOut, i - r)
        ;(e.set(t.subarray(this.posOut, this.posOut + a), r), (this.posOut += a), (r += a))
      }
      return e
    }
    xofInto(e) {
      if (!this.enableXOF) throw Error(`XOF is not enabled`)
      return this.writeInto(e)
    }
    xof(e) {
      return (qa(e), this.xofInto(new Uint8Array(e)))
    }
    digestInto(e) {
      if ((eo(e, this), this.finished)) throw Error(`digest() was already called`)
      ;(this.writeInto(e.length === this.outputLen ? e : e.subarray(0, this.outputLen)), this.destroy())
    }
    digest() {
      let e = new Uint8Array(this.outputLen)
      return (this.digestInto(e), e)
    }
    destroy() {
      ;((this.destroyed = !0), no(this.state))
    }
    _cloneInto(t) {
      let { blockLen: n, suffix: r, outputLen: i, rounds: a, enableXOF: o } = this
      return (
        (t ||= new e(n, r, i, o, a)),
        (t.blockLen = n),
        t.state32.set(this.state32),
        (t.pos = this.pos),
        (t.posOut = this.posOut),
        (t.finished = this.finished),
        (t.rounds = a),
        (t.suffix = r),
        (t.outputLen = i),
        (t.enableXOF = o),
        (t.canXOF = this.canXOF),
        (t.destroyed = this.destroyed),
        t
      )
    }
  },
  Ho = ((e, t, n, r = {}) => vo(() => new Vo(t, e, n), r))(1, 136, 32),
  Uo = new Uint8Array([239, 0]),
  Wo = Ho(Uo)
function Go(e) {
  return N(Uo, e.subarray(0, Uo.length))
}
function Ko(e, t = Sa.Default) {
  ;((e.env.eof = { container: new Ea(e.code, t), eofRunState: { returnStack: [] } }),
    e.env.eof.container.body.txCallData !== void 0 && (e.env.callData = e.env.eof.container.body.txCallData),
    (e.programCounter = e.env.eof.container.header.getCodePosition(0)))
}
var qo = (e, t) => {
    let n = e % t
    return n === 0 ? e : e + t - n
  },
  Jo = 8192,
  Yo = class {
    constructor() {
      this._store = new Uint8Array(Jo)
    }
    extend(e, t) {
      if (t === 0) return
      let n = qo(e + t, 32) - this._store.length
      if (n > 0) {
        let e = Math.ceil(n / Jo) * Jo
        this._store = zr(this._store, new Uint8Array(e))
      }
    }
    write(e, t, n) {
      if (t !== 0) {
        if ((this.extend(e, t), n.length !== t)) throw D(`Invalid value size`)
        if (e + t > this._store.length) throw D(`Value exceeds memory capacity`)
        this._store.set(n, e)
      }
    }
    read(e, t, n) {
      this.extend(e, t)
      let r = this._store.subarray(e, e + t)
      if (n === !0) return r
      let i = new Uint8Array(t)
      return (i.set(r), i)
    }
  },
  Xo = {
    value: P,
    caller: Zi(),
    data: new Uint8Array(),
    depth: 0,
    isStatic: !1,
    isCompiled: !1,
    delegatecall: !1,
    gasRefund: P,
  },
  Zo = class {
    constructor(e) {
      if (
        ((this.to = e.to),
        (this.value = e.value ?? Xo.value),
        (this.caller = e.caller ?? Xo.caller),
        (this.gasLimit = e.gasLimit),
        (this.data = e.data ?? Xo.data),
        (this.eofCallData = e.eofCallData),
        (this.depth = e.depth ?? Xo.depth),
        (this.code = e.code),
        (this._codeAddress = e.codeAddress),
        (this.isStatic = e.isStatic ?? Xo.isStatic),
        (this.isCompiled = e.isCompiled ?? Xo.isCompiled),
        (this.salt = e.salt),
        (this.selfdestruct = e.selfdestruct),
        (this.createdAddresses = e.createdAddresses),
        (this.delegatecall = e.delegatecall ?? Xo.delegatecall),
        (this.gasRefund = e.gasRefund ?? Xo.gasRefund),
        (this.blobVersionedHashes = e.blobVersionedHashes),
        (this.accessWitness = e.accessWitness),
        this.value < 0)
      )
        throw D(`value field cannot be negative, received ${this.value}`)
    }
    get codeAddress() {
      let e = this._codeAddress ?? this.to
      if (!e) throw D(`Missing codeAddress`)
      return e
    }
  }
function Qo(e, t, n, r = !0, i = !1) {
  if (!n.isActivatedEIP(2929)) return P
  if (!e.interpreter.journal.isWarmedAddress(t)) {
    if (r && !n.isActivatedEIP(7864)) return n.param(`coldaccountaccessGas`)
    if (r && n.isActivatedEIP(7864)) return n.param(`warmstoragereadGas`)
  } else if (r && !i) return n.param(`warmstoragereadGas`)
  return P
}
function $o(e, t) {
  e.interpreter.journal.isWarmedAddress(t) || e.interpreter.journal.addWarmedAddress(t)
}
function es(e, t, n) {
  if (n.isActivatedEIP(7928)) {
    let n = k(t)
    e.interpreter._evm.blockLevelAccessList?.addAddress(n)
  }
}
function ts(e, t, n, r = !0, i = !1) {
  if (!n.isActivatedEIP(2929)) return P
  let a = Qo(e, t, n, r, i)
  return ($o(e, t), a)
}
function ns(e, t, n, r, i = !0) {
  if (!r.isActivatedEIP(2929)) return P
  let a = e.interpreter.getAddress().bytes
  if (!e.interpreter.journal.isWarmedStorage(a, t)) {
    if ((e.interpreter.journal.addWarmedStorage(a, t), i && !(r.isActivatedEIP(6800) || r.isActivatedEIP(7864))))
      return r.param(`coldsloadGas`)
  } else if (i && (!n || r.isActivatedEIP(6800) || r.isActivatedEIP(7864))) return r.param(`warmstoragereadGas`)
  return P
}
function rs(e, t, n, r, i) {
  if (!i.isActivatedEIP(2929)) return n
  let a = e.interpreter.getAddress().bytes,
    o = i.param(`warmstoragereadGas`),
    s = i.param(`coldsloadGas`)
  if (e.interpreter.journal.isWarmedStorage(a, t))
    switch (r) {
      case `noop`:
        return o
      case `initRefund`:
        return i.param(`sstoreInitEIP2200Gas`) - o
      case `cleanRefund`:
        return i.param(`sstoreResetGas`) - s - o
    }
  return n
}
var is = (F << si) - F
function as(e, t) {
  let n = e % t
  return (n < P && (n = t + n), n)
}
function os(e) {
  return BigInt.asIntN(256, e)
}
function ss(e) {
  return BigInt.asUintN(256, e)
}
var cs = BigInt(1157920892373162e62)
function ls(e, t) {
  let n = F
  for (; t > P;) (t % Yr !== P && (n = (n * e) % cs), (e = (e * e) % cs), (t /= Yr))
  return n
}
function B(e) {
  return Qi(e & is)
}
function us(e) {
  return N(e, new Uint8Array(e.length)) ? new Uint8Array() : M(e, 32)
}
function V(e) {
  throw new z(e)
}
function ds(e) {
  let t = e.code[e.programCounter] ?? 0
  return (e.programCounter++, t)
}
function fs(e) {
  return `${k((e.interpreter._evm.common.customCrypto.keccak256 ?? Ho)(e.interpreter.getCode()))}/${e.interpreter.getAddress().toString()}:${e.programCounter - 1}`
}
function ps(e, t) {
  let n = e / t
  return as(e, t) === P ? n : n < P ? n - F : n + F
}
function ms(e, t, n) {
  let r = BigInt(e.length)
  t > r && (t = r)
  let i = t + n
  return (i > r && (i = r), (e = e.subarray(Number(t), Number(i))), (e = Ar(e, Number(n))), e)
}
function hs(e, t) {
  switch (t) {
    case `LOG`:
      t += e - 160
      break
    case `PUSH`:
      t += e - 95
      break
    case `DUP`:
      t += e - 127
      break
    case `SWAP`:
      t += e - 143
  }
  return t
}
function gs(e, t) {
  return e.validJumps[t] === 1
}
function _s(e, t, n, r) {
  if (r.gteHardfork(I.TangerineWhistle)) {
    let n = t - t / ri
    return e > n ? n : e
  }
  return e
}
function H(e, t, n, r) {
  if (n === P) return P
  let i = ps(t + n, ni)
  if (i <= e.memoryWordCount) return P
  let a = i,
    o = r.param(`memoryGas`),
    s = r.param(`quadCoefficientDivGas`),
    c = a * o + (a * a) / s
  if (c > e.highestMemCost) {
    let t = e.highestMemCost
    ;((e.highestMemCost = c), (c -= t))
  }
  return ((e.memoryWordCount = i), c)
}
function vs(e, t, n) {
  let r = e.interpreter.getReturnData()
  if (r.length > 0) {
    let i = Number(t),
      a = Number(n)
    BigInt(r.length) < a && (a = r.length)
    let o = ms(r, P, BigInt(a))
    ;(e.memory.extend(i, a), e.memory.write(i, a, o))
  }
}
function ys(e, t, n, r) {
  if ((n.length === 0 && t.length === 0) || (n.length > 0 && t.length > 0)) return r.param(`sstoreResetGas`)
  if (n.length === 0 && t.length > 0) {
    let t = r.param(`sstoreResetGas`)
    return (e.interpreter.refundGas(r.param(`sstoreRefundGas`), `updateSstoreGas`), t)
  }
  return r.param(`sstoreSetGas`)
}
function bs(e, t, n = P) {
  let r = e.interpreter.getGasLeft(),
    i = e.interpreter._evm.stateGasReservoir
  return t + n <= r + i
}
function xs(e, t) {
  if (!e.isActivatedEIP(8037)) return P
  let n = e.param(`stateBytesPerNewAccount`),
    r = t.env.block.header.gasLimit
  return n * La(e, r)
}
async function Ss(e, t, n) {
  if (!t.isActivatedEIP(8037)) return P
  let r = await e.stateManager.getAccount(new Xi(n))
  return r !== void 0 && !r.isEmpty() ? P : xs(t, e)
}
function Cs(e, t, n) {
  t.isActivatedEIP(7928) && n > e.interpreter.getGasLeft() && V(z.errorMessages.OUT_OF_GAS)
}
function ws(e, t, n) {
  return (
    (e.eip7928PostTargetCallOog = { outOffset: t, outLength: n }),
    (e.interpreter._evm.eip7928CallPostTargetOog = !0),
    e.interpreter.getGasLeft()
  )
}
function Ts(e, t, n) {
  V(z.errorMessages.OUT_OF_GAS)
}
function Es(e, t, n, r) {
  return (t.isActivatedEIP(7928) || V(z.errorMessages.OUT_OF_GAS), ws(e, n, r))
}
function Ds(e) {
  let t = e.eip7928PostTargetCallOog
  t !== void 0 &&
    ((e.eip7928PostTargetCallOog = void 0), vs(e, t.outOffset, t.outLength), V(z.errorMessages.OUT_OF_GAS))
}
async function Os(e, t, n) {
  let r = !1
  if (t.gteHardfork(I.SpuriousDragon)) {
    let t = await e.stateManager.getAccount(n)
    ;(t === void 0 || t.isEmpty()) && (r = !0)
  } else (await e.stateManager.getAccount(n)) === void 0 && (r = !0)
  return r
    ? { regular: t.param(`callNewAccountGas`), state: xs(t, e), createsNewAccount: !0 }
    : { regular: P, state: P, createsNewAccount: !1 }
}
function ks(e, t, n) {
  ;(n.isActivatedEIP(2929) && $o(e, t.bytes), es(e, t.bytes, n))
}
function As(e, t, n, r, i, a, o) {
  let s = _s(r, e.interpreter.getGasLeft() - n, e, t)
  return t.isActivatedEIP(7928) && !bs(e, n, i)
    ? ws(e, a, o)
    : s > e.interpreter.getGasLeft() - n || n > e.interpreter.getGasLeft()
      ? Es(e, t, a, o)
      : (t.isActivatedEIP(8037) && i > P && e.interpreter.chargeStateGas(i, `CALL pre-charge new_account`),
        (e.lastCallNewAccountStateGas = t.isActivatedEIP(8037) ? i : P),
        (e.messageGasLimit = s),
        n)
}
async function js(e, t, n, r) {
  let {
    currentGasLimit: i,
    toAddress: a,
    value: o,
    inOffset: s,
    inLength: c,
    outOffset: l,
    outLength: u,
    includeValueTransfer: d,
    includeNewAccountPostCheck: f,
    eip7702GetAccessCost: p,
    eip7702WarmAddress: m,
  } = r
  ;((t += H(e, s, c, n)), (t += H(e, l, u, n)), Cs(e, n, t))
  let h = !0
  if ((n.isActivatedEIP(6800) || n.isActivatedEIP(7864)) && e.interpreter._evm.getPrecompile(a) === void 0) {
    let n = e.env.accessWitness.readAccountBasicData(a)
    if (d && o !== P) {
      let n = e.interpreter.getAddress()
      ;((t += e.env.accessWitness.writeAccountBasicData(n)), (t += e.env.accessWitness.writeAccountBasicData(a)))
    }
    ;((t += n), (h = n === P))
  }
  n.isActivatedEIP(2929) && (t += Qo(e, a.bytes, n, h))
  let g = P
  ;(d && o !== P && !n.isActivatedEIP(6800) && !n.isActivatedEIP(7864) && (g = n.param(`callValueTransferGas`)),
    Cs(e, n, t + g),
    ks(e, a, n),
    (t += g))
  let _ = P
  if (f && (o !== P || !n.gteHardfork(I.SpuriousDragon))) {
    let { regular: r, state: i } = await Os(e, n, a)
    ;((t += r), (_ = i))
  }
  if (n.isActivatedEIP(7702)) {
    let { gas: r, delegationAddress: i } = await p(e, n, a, h)
    if (((t += r), i !== null)) {
      if (n.isActivatedEIP(7928)) {
        if (t > e.interpreter.getGasLeft()) return Es(e, n, l, u)
        ;(m(e, i), es(e, i, n))
      } else m(e, i)
    }
  }
  return As(e, n, t, i, _, l, u)
}
async function Ms(e, t, n, r, i) {
  let { offset: a, length: o, salt: s, extraPreTargetGas: c = P, preChargeLabel: l } = r
  ;(n.isActivatedEIP(3860) &&
    o > Number(n.param(`maxInitCodeSize`)) &&
    !e.interpreter._evm.allowUnlimitedInitCodeSize &&
    V(z.errorMessages.INITCODE_SIZE_VIOLATION),
    (t += H(e, a, o, n)),
    n.isActivatedEIP(3860) && (t += ((o + ti) / ni) * n.param(`initCodeWordGas`)),
    (t += c),
    Cs(e, n, t))
  let u = new Uint8Array()
  o !== P && (u = e.memory.read(Number(a), Number(o), !0))
  let d = await i(e, u, s),
    f = await Ss(e, n, d)
  if (
    (n.isActivatedEIP(2929) && !n.isActivatedEIP(8038) && $o(e, d),
    n.isActivatedEIP(2929) && (t += ts(e, e.interpreter.getAddress().bytes, n, !1)),
    n.isActivatedEIP(8037))
  ) {
    if (!bs(e, t, f) || t > e.interpreter.getGasLeft())
      return (es(e, d, n), (e.lastCreateNewAccountStateGas = P), Ts(e, n, t))
    ;(t > P && (e.interpreter.useGas(t, l), (t = P)),
      f > P && e.interpreter.chargeStateGas(f, `${l} new_account`),
      (e.lastCreateNewAccountStateGas = f))
  } else if (t > e.interpreter.getGasLeft()) return (es(e, d, n), Ts(e, n, t))
  e.interpreter.isStatic() && V(z.errorMessages.STATIC_STATE_CHANGE)
  let p = BigInt(e.interpreter.getGasLeft()) - t
  return (
    (p = _s(p, p, e, n)), t > e.interpreter.getGasLeft() ? (es(e, d, n), Ts(e, n, t)) : ((e.messageGasLimit = p), t)
  )
}
function Ns(e) {
  return e <= 90 || e >= 128
}
function Ps(e) {
  return (Ns(e) || V(z.errorMessages.INVALID_OPCODE), (e + 145) & 255)
}
function Fs(e) {
  return e <= 81 || e >= 128
}
function Is(e) {
  Fs(e) || V(z.errorMessages.INVALID_OPCODE)
  let t = e ^ 143,
    n = (t >> 4) & 15,
    r = t & 15
  return n < r ? [n + 1, r + 1] : [r + 1, 29 - n]
}
var Ls = new Map([
    [
      0,
      function () {
        V(z.errorMessages.STOP)
      },
    ],
    [
      1,
      function (e) {
        let [t, n] = e.stack.popN(2),
          r = as(t + n, Wr)
        e.stack.push(r)
      },
    ],
    [
      2,
      function (e) {
        let [t, n] = e.stack.popN(2),
          r = as(t * n, Wr)
        e.stack.push(r)
      },
    ],
    [
      3,
      function (e) {
        let [t, n] = e.stack.popN(2),
          r = as(t - n, Wr)
        e.stack.push(r)
      },
    ],
    [
      4,
      function (e) {
        let [t, n] = e.stack.popN(2),
          r
        ;((r = n === P ? P : as(t / n, Wr)), e.stack.push(r))
      },
    ],
    [
      5,
      function (e) {
        let [t, n] = e.stack.popN(2),
          r
        ;((r = n === P ? P : ss(os(t) / os(n))), e.stack.push(r))
      },
    ],
    [
      6,
      function (e) {
        let [t, n] = e.stack.popN(2),
          r
        ;((r = n === P ? n : as(t, n)), e.stack.push(r))
      },
    ],
    [
      7,
      function (e) {
        let [t, n] = e.stack.popN(2),
          r
        ;((r = n === P ? n : os(t) % os(n)), e.stack.push(ss(r)))
      },
    ],
    [
      8,
      function (e) {
        let [t, n, r] = e.stack.popN(3),
          i
        ;((i = r === P ? P : as(t + n, r)), e.stack.push(i))
      },
    ],
    [
      9,
      function (e) {
        let [t, n, r] = e.stack.popN(3),
          i
        ;((i = r === P ? P : as(t * n, r)), e.stack.push(i))
      },
    ],
    [
      10,
      function (e) {
        let [t, n] = e.stack.popN(2)
        if (t === Yr)
          switch (n) {
            case oi:
              e.stack.push(li)
              return
            case si:
              e.stack.push(ui)
              return
            case ci:
              e.stack.push(di)
              return
          }
        if (n === P) {
          e.stack.push(F)
          return
        }
        if (t === P) {
          e.stack.push(t)
          return
        }
        let r = ls(t, n)
        e.stack.push(r)
      },
    ],
    [
      11,
      function (e) {
        let [t, n] = e.stack.popN(2)
        if (t < ti) {
          let e = t * Qr + Zr,
            r = (F << e) - F
          ;(n >> e) & F ? (n |= BigInt.asUintN(256, ~r)) : (n &= r)
        }
        e.stack.push(n)
      },
    ],
    [
      16,
      function (e) {
        let [t, n] = e.stack.popN(2),
          r = t < n ? F : P
        e.stack.push(r)
      },
    ],
    [
      17,
      function (e) {
        let [t, n] = e.stack.popN(2),
          r = t > n ? F : P
        e.stack.push(r)
      },
    ],
    [
      18,
      function (e) {
        let [t, n] = e.stack.popN(2),
          r = os(t) < os(n) ? F : P
        e.stack.push(r)
      },
    ],
    [
      19,
      function (e) {
        let [t, n] = e.stack.popN(2),
          r = os(t) > os(n) ? F : P
        e.stack.push(r)
      },
    ],
    [
      20,
      function (e) {
        let [t, n] = e.stack.popN(2),
          r = t === n ? F : P
        e.stack.push(r)
      },
    ],
    [
      21,
      function (e) {
        let t = e.stack.pop() === P ? F : P
        e.stack.push(t)
      },
    ],
    [
      22,
      function (e) {
        let [t, n] = e.stack.popN(2),
          r = t & n
        e.stack.push(r)
      },
    ],
    [
      23,
      function (e) {
        let [t, n] = e.stack.popN(2),
          r = t | n
        e.stack.push(r)
      },
    ],
    [
      24,
      function (e) {
        let [t, n] = e.stack.popN(2),
          r = t ^ n
        e.stack.push(r)
      },
    ],
    [
      25,
      function (e) {
        let t = e.stack.pop(),
          n = BigInt.asUintN(256, ~t)
        e.stack.push(n)
      },
    ],
    [
      26,
      function (e) {
        let [t, n] = e.stack.popN(2)
        if (t > ni) {
          e.stack.push(P)
          return
        }
        let r = (n >> ((ti - t) * Qr)) & ii
        e.stack.push(r)
      },
    ],
    [
      27,
      function (e) {
        let [t, n] = e.stack.popN(2)
        if (t > ai) {
          e.stack.push(P)
          return
        }
        let r = (n << t) & Ur
        e.stack.push(r)
      },
    ],
    [
      28,
      function (e) {
        let [t, n] = e.stack.popN(2)
        if (t > 256) {
          e.stack.push(P)
          return
        }
        let r = n >> t
        e.stack.push(r)
      },
    ],
    [
      29,
      function (e) {
        let [t, n] = e.stack.popN(2),
          r,
          i = BigInt.asIntN(256, n) < 0
        if (t > 256) {
          ;((r = i ? Ur : P), e.stack.push(r))
          return
        }
        let a = n >> t
        if (i) {
          let e = ii - t
          r = a | ((Ur >> e) << e)
        } else r = a
        e.stack.push(r)
      },
    ],
    [
      30,
      function (e) {
        let t = e.stack.pop()
        if (t === P) {
          e.stack.push(ai)
          return
        }
        let n = 256 - t.toString(2).length
        e.stack.push(BigInt(n))
      },
    ],
    [
      32,
      function (e, t) {
        let [n, r] = e.stack.popN(2),
          i = new Uint8Array()
        r !== P && (i = e.memory.read(Number(n), Number(r)))
        let a = BigInt(k((t.customCrypto.keccak256 ?? Ho)(i)))
        e.stack.push(a)
      },
    ],
    [
      48,
      function (e) {
        let t = A(e.interpreter.getAddress().bytes)
        e.stack.push(t)
      },
    ],
    [
      49,
      async function (e) {
        let t = B(e.stack.pop()),
          n = await e.interpreter.getExternalBalance(t)
        e.stack.push(n)
      },
    ],
    [
      50,
      function (e) {
        e.stack.push(e.interpreter.getTxOrigin())
      },
    ],
    [
      51,
      function (e) {
        e.stack.push(e.interpreter.getCaller())
      },
    ],
    [
      52,
      function (e) {
        e.stack.push(e.interpreter.getCallValue())
      },
    ],
    [
      53,
      function (e) {
        let t = e.stack.pop()
        if (t > e.interpreter.getCallDataSize()) {
          e.stack.push(P)
          return
        }
        let n = Number(t),
          r = e.interpreter.getCallData().subarray(n, n + 32)
        r = r.length ? r : Uint8Array.from([0])
        let i = A(r)
        ;(r.length < 32 && (i <<= Qr * BigInt(32 - r.length)), e.stack.push(i))
      },
    ],
    [
      54,
      function (e) {
        let t = e.interpreter.getCallDataSize()
        e.stack.push(t)
      },
    ],
    [
      55,
      function (e) {
        let [t, n, r] = e.stack.popN(3)
        if (r !== P) {
          let i = ms(e.interpreter.getCallData(), n, r),
            a = Number(t),
            o = Number(r)
          e.memory.write(a, o, i)
        }
      },
    ],
    [
      56,
      function (e) {
        e.stack.push(e.interpreter.getCodeSize())
      },
    ],
    [
      57,
      function (e) {
        let [t, n, r] = e.stack.popN(3)
        if (r !== P) {
          let i = ms(e.interpreter.getCode(), n, r),
            a = Number(t),
            o = Number(r)
          e.memory.write(a, o, i)
        }
      },
    ],
    [
      59,
      async function (e) {
        let t = B(e.stack.pop())
        e.interpreter._evm.common.isActivatedEIP(7928) &&
          e.interpreter._evm.blockLevelAccessList?.addAddress(t.toString())
        let n = await e.stateManager.getCode(t)
        if (Go(n)) {
          e.stack.push(BigInt(Uo.length))
          return
        }
        let r = BigInt(n.length)
        e.stack.push(r)
      },
    ],
    [
      60,
      async function (e) {
        let [t, n, r, i] = e.stack.popN(4),
          a = B(t)
        if (
          (e.interpreter._evm.common.isActivatedEIP(7928) &&
            e.interpreter._evm.blockLevelAccessList?.addAddress(a.toString()),
          i !== P)
        ) {
          let t = await e.stateManager.getCode(a)
          Go(t) && (t = Uo)
          let o = ms(t, r, i),
            s = Number(n),
            c = Number(i)
          e.memory.write(s, c, o)
        }
      },
    ],
    [
      63,
      async function (e) {
        let t = B(e.stack.pop())
        if (
          (e.interpreter._evm.common.isActivatedEIP(7928) &&
            e.interpreter._evm.blockLevelAccessList?.addAddress(t.toString()),
          Go(await e.stateManager.getCode(t)))
        ) {
          e.stack.push(A(Wo))
          return
        }
        let n = await e.stateManager.getAccount(t)
        !n || n.isEmpty() ? e.stack.push(P) : e.stack.push(BigInt(k(n.codeHash)))
      },
    ],
    [
      61,
      function (e) {
        e.stack.push(e.interpreter.getReturnDataSize())
      },
    ],
    [
      62,
      function (e) {
        let [t, n, r] = e.stack.popN(3)
        if (r !== P) {
          let i = ms(e.interpreter.getReturnData(), n, r),
            a = Number(t),
            o = Number(r)
          e.memory.write(a, o, i)
        }
      },
    ],
    [
      58,
      function (e) {
        e.stack.push(e.interpreter.getTxGasPrice())
      },
    ],
    [
      64,
      async function (e, t) {
        let n = e.stack.pop()
        if (t.isActivatedEIP(7709)) {
          if (n >= e.interpreter.getBlockNumber()) {
            e.stack.push(P)
            return
          }
          let r = e.interpreter.getBlockNumber() - n
          if (r > ai || r <= P) {
            e.stack.push(P)
            return
          }
          let i = new Xi(Lr(t.param(`historyStorageAddress`))),
            a = M(j(n % t.param(`historyServeWindow`)), 32)
          if (t.isActivatedEIP(6800) || t.isActivatedEIP(7864)) {
            let t = e.env.accessWitness.readAccountStorage(i, n)
            e.interpreter.useGas(t, `BLOCKHASH`)
          }
          let o = await e.stateManager.getStorage(i, a)
          e.stack.push(A(o))
        } else {
          let t = e.interpreter.getBlockNumber() - n
          if (t > ai || t <= P) {
            e.stack.push(P)
            return
          }
          let r = await e.blockchain.getBlock(Number(n))
          e.stack.push(A(r.hash()))
        }
      },
    ],
    [
      65,
      function (e) {
        e.stack.push(e.interpreter.getBlockCoinbase())
      },
    ],
    [
      66,
      function (e) {
        e.stack.push(e.interpreter.getBlockTimestamp())
      },
    ],
    [
      67,
      function (e) {
        e.stack.push(e.interpreter.getBlockNumber())
      },
    ],
    [
      68,
      function (e, t) {
        t.isActivatedEIP(4399)
          ? e.stack.push(e.interpreter.getBlockPrevRandao())
          : e.stack.push(e.interpreter.getBlockDifficulty())
      },
    ],
    [
      69,
      function (e) {
        e.stack.push(e.interpreter.getBlockGasLimit())
      },
    ],
    [
      75,
      function (e) {
        e.stack.push(e.interpreter.getBlockSlotNumber())
      },
    ],
    [
      70,
      function (e) {
        e.stack.push(e.interpreter.getChainId())
      },
    ],
    [
      71,
      function (e) {
        e.stack.push(e.interpreter.getSelfBalance())
      },
    ],
    [
      72,
      function (e) {
        e.stack.push(e.interpreter.getBlockBaseFee())
      },
    ],
    [
      73,
      function (e) {
        let t = e.stack.pop()
        e.env.blobVersionedHashes.length > Number(t)
          ? e.stack.push(BigInt(e.env.blobVersionedHashes[Number(t)]))
          : e.stack.push(P)
      },
    ],
    [
      74,
      function (e) {
        e.stack.push(e.interpreter.getBlobBaseFee())
      },
    ],
    [
      80,
      function (e) {
        e.stack.pop()
      },
    ],
    [
      81,
      function (e) {
        let t = e.stack.pop(),
          n = e.memory.read(Number(t), 32, !0)
        e.stack.push(A(n))
      },
    ],
    [
      82,
      function (e) {
        let [t, n] = e.stack.popN(2),
          r = M(j(n), 32),
          i = Number(t)
        e.memory.write(i, 32, r)
      },
    ],
    [
      83,
      function (e) {
        let [t, n] = e.stack.popN(2),
          r = j(n & ii),
          i = Number(t)
        e.memory.write(i, 1, r)
      },
    ],
    [
      84,
      async function (e) {
        let t = M(j(e.stack.pop()), 32),
          n = await e.interpreter.storageLoad(t),
          r = n.length ? A(n) : P
        e.stack.push(r)
      },
    ],
    [
      85,
      async function (e) {
        let [t, n] = e.stack.popN(2),
          r = M(j(t), 32),
          i
        i = n === P ? Uint8Array.from([]) : j(n)
        let a = e.interpreter._evm.common,
          o = !1,
          s = !1,
          c = n === P
        if (a.isActivatedEIP(8037)) {
          let t = await e.interpreter.storageLoad(r, !1, !1),
            n = await e.interpreter.storageLoad(r, !0, !1)
          ;((s = t.length === 0), (o = n.length === 0))
        }
        if ((await e.interpreter.storageStore(r, i), a.isActivatedEIP(8037) && o)) {
          let t = a.param(`stateBytesPerStorageSet`) * La(a, e.env.block.header.gasLimit)
          if (s && !c) {
            e.interpreter.chargeStateGas(t, `SSTORE`)
            let n = e.interpreter.getAddress().toString(),
              r = e.interpreter._evm,
              i = r.createdAccountStateGas.get(n) ?? P
            r.createdAccountStateGas.set(n, i + t)
          } else if (!s && c) {
            e.interpreter.creditStateGasRefund(t, `SSTORE clear`)
            let n = e.interpreter.getAddress().toString(),
              r = e.interpreter._evm,
              i = r.createdAccountStateGas.get(n) ?? P,
              a = i > t ? i - t : P
            r.createdAccountStateGas.set(n, a)
          }
        }
      },
    ],
    [
      86,
      function (e) {
        let t = e.stack.pop()
        t > e.interpreter.getCodeSize() && V(z.errorMessages.INVALID_JUMP + ` at ` + fs(e))
        let n = Number(t)
        ;(gs(e, n) || V(z.errorMessages.INVALID_JUMP + ` at ` + fs(e)), (e.programCounter = n))
      },
    ],
    [
      87,
      function (e) {
        let [t, n] = e.stack.popN(2)
        if (n !== P) {
          t > e.interpreter.getCodeSize() && V(z.errorMessages.INVALID_JUMP + ` at ` + fs(e))
          let n = Number(t)
          ;(gs(e, n) || V(z.errorMessages.INVALID_JUMP + ` at ` + fs(e)), (e.programCounter = n))
        }
      },
    ],
    [
      88,
      function (e) {
        e.stack.push(BigInt(e.programCounter - 1))
      },
    ],
    [
      89,
      function (e) {
        e.stack.push(e.memoryWordCount * ni)
      },
    ],
    [
      90,
      function (e) {
        e.stack.push(e.interpreter.getGasLeft())
      },
    ],
    [91, function () {}],
    [
      92,
      function (e) {
        let t = M(j(e.stack.pop()), 32),
          n = e.interpreter.transientStorageLoad(t),
          r = n.length ? A(n) : P
        e.stack.push(r)
      },
    ],
    [
      93,
      function (e) {
        e.interpreter.isStatic() && V(z.errorMessages.STATIC_STATE_CHANGE)
        let [t, n] = e.stack.popN(2),
          r = M(j(t), 32),
          i
        ;((i = n === P ? Uint8Array.from([]) : j(n)), e.interpreter.transientStorageStore(r, i))
      },
    ],
    [
      94,
      function (e) {
        let [t, n, r] = e.stack.popN(3),
          i = e.memory.read(Number(n), Number(r), !0)
        e.memory.write(Number(t), Number(r), i)
      },
    ],
    [
      95,
      function (e) {
        e.stack.push(P)
      },
    ],
    [
      96,
      function (e, t) {
        let n = e.opCode - 95
        if ((t.isActivatedEIP(6800) || t.isActivatedEIP(7864)) && e.env.chargeCodeAccesses === !0) {
          let t = e.interpreter.getAddress(),
            r = Math.min(e.code.length, e.programCounter + 1),
            i = Math.min(e.code.length, r + n - 1),
            a = e.env.accessWitness.readAccountCodeChunks(t, r, i)
          e.interpreter.useGas(a, `PUSH`)
        }
        if (!e.shouldDoJumpAnalysis) (e.stack.push(e.cachedPushes[e.programCounter]), (e.programCounter += n))
        else {
          let t = e.code.subarray(e.programCounter, e.programCounter + n)
          ;(t.length < n && (t = Ar(t, n)), (e.programCounter += n), e.stack.push(A(t)))
        }
      },
    ],
    [
      128,
      function (e) {
        let t = e.opCode - 127
        e.stack.dup(t)
      },
    ],
    [
      144,
      function (e) {
        let t = e.opCode - 143
        e.stack.swap(t)
      },
    ],
    [
      160,
      function (e) {
        let [t, n] = e.stack.popN(2),
          r = e.opCode - 160,
          i = e.stack.popN(r).map(function (e) {
            return M(j(e), 32)
          }),
          a = new Uint8Array()
        ;(n !== P && (a = e.memory.read(Number(t), Number(n))), e.interpreter.log(a, r, i))
      },
    ],
    [
      208,
      function (e) {
        e.env.eof === void 0 && V(z.errorMessages.INVALID_OPCODE)
        let t = e.stack.pop()
        if (t > e.env.eof.container.body.dataSection.length) {
          e.stack.push(P)
          return
        }
        let n = Number(t),
          r = e.env.eof.container.body.dataSection.subarray(n, n + 32)
        r = r.length ? r : Uint8Array.from([0])
        let i = A(r)
        ;(r.length < 32 && (i <<= Qr * BigInt(32 - r.length)), e.stack.push(i))
      },
    ],
    [
      209,
      function (e) {
        e.env.eof === void 0 && V(z.errorMessages.INVALID_OPCODE)
        let t = Number(A(e.code.subarray(e.programCounter, e.programCounter + 2))),
          n = A(e.env.eof.container.body.dataSection.subarray(t, t + 32))
        ;(e.stack.push(n), (e.programCounter += 2))
      },
    ],
    [
      210,
      function (e) {
        ;(e.env.eof === void 0 && V(z.errorMessages.INVALID_OPCODE),
          e.stack.push(BigInt(e.env.eof.container.body.dataSection.length)))
      },
    ],
    [
      211,
      function (e) {
        e.env.eof === void 0 && V(z.errorMessages.INVALID_OPCODE)
        let [t, n, r] = e.stack.popN(3)
        if (r !== P) {
          let i = ms(e.env.eof.container.body.dataSection, n, r),
            a = Number(t),
            o = Number(r)
          e.memory.write(a, o, i)
        }
      },
    ],
    [
      224,
      function (e) {
        if (e.env.eof === void 0) V(z.errorMessages.INVALID_OPCODE)
        else {
          let t = e.env.code,
            n = new DataView(t.buffer).getInt16(e.programCounter)
          e.programCounter += 2 + n
        }
      },
    ],
    [
      225,
      function (e) {
        if (e.env.eof === void 0) V(z.errorMessages.INVALID_OPCODE)
        else {
          if (e.stack.pop() > 0) {
            let t = e.env.code,
              n = new DataView(t.buffer).getInt16(e.programCounter)
            e.programCounter += n
          }
          e.programCounter += 2
        }
      },
    ],
    [
      226,
      function (e) {
        if (e.env.eof === void 0) V(z.errorMessages.INVALID_OPCODE)
        else {
          let t = e.env.code,
            n = t[e.programCounter],
            r = (n + 1) * 2
          e.programCounter += 1
          let i = e.stack.pop()
          if (i <= n) {
            let n = new DataView(t.buffer).getInt16(e.programCounter + Number(i) * 2)
            e.programCounter += r + n
          } else e.programCounter += r
        }
      },
    ],
    [
      227,
      function (e) {
        e.env.eof === void 0 && V(z.errorMessages.INVALID_OPCODE)
        let t = Er(e.code.slice(e.programCounter, e.programCounter + 2)),
          n = e.stack.length,
          r = e.env.eof.container.body.typeSections[t]
        ;(n > 1024 - r.maxStackHeight + r.inputs && V(L.STACK_OVERFLOW),
          e.env.eof.eofRunState.returnStack.length >= 1024 && V(L.RETURN_STACK_OVERFLOW),
          e.env.eof?.eofRunState.returnStack.push(e.programCounter + 2),
          (e.programCounter = e.env.eof.container.header.getCodePosition(t)))
      },
    ],
    [
      228,
      function (e) {
        e.env.eof === void 0 && V(z.errorMessages.INVALID_OPCODE)
        let t = e.env.eof.eofRunState.returnStack.pop()
        ;(t === void 0 && V(L.RETF_NO_RETURN), (e.programCounter = t))
      },
    ],
    [
      229,
      function (e) {
        e.env.eof === void 0 && V(z.errorMessages.INVALID_OPCODE)
        let t = Er(e.code.slice(e.programCounter, e.programCounter + 2)),
          n = e.stack.length,
          r = e.env.eof.container.body.typeSections[t]
        ;(n > 1024 - r.maxStackHeight + r.inputs && V(L.STACK_OVERFLOW),
          (e.programCounter = e.env.eof.container.header.getCodePosition(t)))
      },
    ],
    [
      230,
      function (e, t) {
        t.isActivatedEIP(8024) || V(z.errorMessages.INVALID_OPCODE)
        let n = Ps(ds(e))
        e.stack.dup(n)
      },
    ],
    [
      231,
      function (e, t) {
        t.isActivatedEIP(8024) || V(z.errorMessages.INVALID_OPCODE)
        let n = Ps(ds(e))
        e.stack.swap(n)
      },
    ],
    [
      232,
      function (e, t) {
        t.isActivatedEIP(8024) || V(z.errorMessages.INVALID_OPCODE)
        let [n, r] = Is(ds(e))
        e.stack.exchange(n, r)
      },
    ],
    [
      236,
      async function (e) {
        if (e.env.eof === void 0) V(z.errorMessages.INVALID_OPCODE)
        else {
          e.interpreter.isStatic() && V(z.errorMessages.STATIC_STATE_CHANGE)
          let t = e.env.code[e.programCounter],
            n = e.env.eof.container.body.containerSections[t],
            [r, i, a, o] = e.stack.popN(4),
            s = e.messageGasLimit
          e.messageGasLimit = void 0
          let c = new Uint8Array()
          ;(o !== P && (c = e.memory.read(Number(a), Number(o), !0)), e.programCounter++)
          let l = await e.interpreter.eofcreate(s, r, n, M(j(i), 32), c)
          e.stack.push(l)
        }
      },
    ],
    [
      238,
      async function (e) {
        if (e.env.eof === void 0) V(z.errorMessages.INVALID_OPCODE)
        else {
          let t = e.env.code[e.programCounter],
            n = e.env.eof.container.body.containerSections[t],
            r = new Ea(n, Sa.Initmode),
            [i, a] = e.stack.popN(2),
            o = new Uint8Array()
          a !== P && (o = e.memory.read(Number(i), Number(a)))
          let s = r.header.dataSize,
            c = r.body.dataSection.length + Number(a)
          ;(c < s && V(L.INVALID_RETURN_CONTRACT_DATA_SIZE), c > 65535 && V(z.errorMessages.OUT_OF_GAS))
          let l = M(j(BigInt(c)), 2),
            u = r.header.dataSizePtr
          ;((n[u] = l[0]), (n[u + 1] = l[1]))
          let d = zr(n, o)
          e.interpreter.finish(d)
        }
      },
    ],
    [
      240,
      async function (e, t) {
        let [n, r, i] = e.stack.popN(3)
        t.isActivatedEIP(3860) &&
          i > Number(t.param(`maxInitCodeSize`)) &&
          !e.interpreter._evm.allowUnlimitedInitCodeSize &&
          V(z.errorMessages.INITCODE_SIZE_VIOLATION)
        let a = e.messageGasLimit
        if (((e.messageGasLimit = void 0), e.eip7928PostTargetCreateOog === !0)) {
          ;((e.eip7928PostTargetCreateOog = !1), e.stack.push(P))
          return
        }
        let o = new Uint8Array()
        if ((i !== P && (o = e.memory.read(Number(r), Number(i), !0)), Go(o))) {
          e.stack.push(P)
          return
        }
        let s = await e.interpreter.create(a, n, o)
        e.stack.push(s)
      },
    ],
    [
      245,
      async function (e, t) {
        e.interpreter.isStatic() && V(z.errorMessages.STATIC_STATE_CHANGE)
        let [n, r, i, a] = e.stack.popN(4)
        t.isActivatedEIP(3860) &&
          i > Number(t.param(`maxInitCodeSize`)) &&
          !e.interpreter._evm.allowUnlimitedInitCodeSize &&
          V(z.errorMessages.INITCODE_SIZE_VIOLATION)
        let o = e.messageGasLimit
        if (((e.messageGasLimit = void 0), e.eip7928PostTargetCreateOog === !0)) {
          ;((e.eip7928PostTargetCreateOog = !1), e.stack.push(P))
          return
        }
        let s = new Uint8Array()
        if ((i !== P && (s = e.memory.read(Number(r), Number(i), !0)), Go(s))) {
          e.stack.push(P)
          return
        }
        let c = await e.interpreter.create2(o, n, s, M(j(a), 32))
        e.stack.push(c)
      },
    ],
    [
      241,
      async function (e, t) {
        let [n, r, i, a, o, s, c] = e.stack.popN(7),
          l = B(r),
          u = new Uint8Array()
        o !== P && (u = e.memory.read(Number(a), Number(o), !0))
        let d = e.messageGasLimit
        if (((e.messageGasLimit = void 0), i !== P)) {
          let n = t.param(`callStipendGas`)
          ;(e.interpreter.addStipend(n), (d += n))
        }
        let f = await e.interpreter.call(d, l, i, u)
        ;(vs(e, s, c), e.stack.push(f))
      },
    ],
    [
      242,
      async function (e, t) {
        let [n, r, i, a, o, s, c] = e.stack.popN(7),
          l = B(r),
          u = e.messageGasLimit
        if (((e.messageGasLimit = void 0), i !== P)) {
          let n = t.param(`callStipendGas`)
          ;(e.interpreter.addStipend(n), (u += n))
        }
        let d = new Uint8Array()
        o !== P && (d = e.memory.read(Number(a), Number(o), !0))
        let f = await e.interpreter.callCode(u, l, i, d)
        ;(vs(e, s, c), e.stack.push(f))
      },
    ],
    [
      244,
      async function (e) {
        let t = e.interpreter.getCallValue(),
          [n, r, i, a, o, s] = e.stack.popN(6),
          c = B(r),
          l = new Uint8Array()
        a !== P && (l = e.memory.read(Number(i), Number(a), !0))
        let u = e.messageGasLimit
        e.messageGasLimit = void 0
        let d = await e.interpreter.callDelegate(u, c, t, l)
        ;(vs(e, o, s), e.stack.push(d))
      },
    ],
    [
      247,
      function (e) {
        e.env.eof === void 0 && V(z.errorMessages.INVALID_OPCODE)
        let t = e.stack.pop()
        if (t > e.interpreter.getReturnDataSize()) {
          e.stack.push(P)
          return
        }
        let n = Number(t),
          r = e.interpreter.getReturnData().subarray(n, n + 32)
        r = r.length ? r : Uint8Array.from([0])
        let i = A(r)
        ;(r.length < 32 && (i <<= Qr * BigInt(32 - r.length)), e.stack.push(i))
      },
    ],
    [
      248,
      async function (e) {
        if (e.env.eof === void 0) V(z.errorMessages.INVALID_OPCODE)
        else {
          let [t, n, r, i] = e.stack.popN(4),
            a = e.messageGasLimit
          if (((e.messageGasLimit = void 0), a === -F)) {
            ;(e.stack.push(F), (e.returnBytes = new Uint8Array()))
            return
          }
          let o = B(t),
            s = new Uint8Array()
          r !== P && (s = e.memory.read(Number(n), Number(r), !0))
          let c = await e.interpreter.call(a, o, i, s)
          e.stack.push(c)
        }
      },
    ],
    [
      249,
      async function (e) {
        if (e.env.eof === void 0) V(z.errorMessages.INVALID_OPCODE)
        else {
          let t = e.interpreter.getCallValue(),
            [n, r, i] = e.stack.popN(3),
            a = e.messageGasLimit
          if (((e.messageGasLimit = void 0), a === -F)) {
            ;(e.stack.push(F), (e.returnBytes = new Uint8Array()))
            return
          }
          let o = B(n)
          if (!Go(await e.stateManager.getCode(o))) {
            ;(e.stack.push(F), (e.returnBytes = new Uint8Array()))
            return
          }
          let s = new Uint8Array()
          i !== P && (s = e.memory.read(Number(r), Number(i), !0))
          let c = await e.interpreter.callDelegate(a, o, t, s)
          e.stack.push(c)
        }
      },
    ],
    [
      250,
      async function (e) {
        let t = P,
          [n, r, i, a, o, s] = e.stack.popN(6),
          c = B(r),
          l = e.messageGasLimit
        e.messageGasLimit = void 0
        let u = new Uint8Array()
        a !== P && (u = e.memory.read(Number(i), Number(a), !0))
        let d = await e.interpreter.callStatic(l, c, t, u)
        ;(vs(e, o, s), e.stack.push(d))
      },
    ],
    [
      251,
      async function (e) {
        if (e.env.eof === void 0) V(z.errorMessages.INVALID_OPCODE)
        else {
          let t = P,
            [n, r, i] = e.stack.popN(3),
            a = e.messageGasLimit
          if (((e.messageGasLimit = void 0), a === -F)) {
            ;(e.stack.push(F), (e.returnBytes = new Uint8Array()))
            return
          }
          let o = B(n),
            s = new Uint8Array()
          i !== P && (s = e.memory.read(Number(r), Number(i), !0))
          let c = await e.interpreter.callStatic(a, o, t, s)
          e.stack.push(c)
        }
      },
    ],
    [
      243,
      function (e) {
        let [t, n] = e.stack.popN(2),
          r = new Uint8Array()
        ;(n !== P && (r = e.memory.read(Number(t), Number(n))), e.interpreter.finish(r))
      },
    ],
    [
      253,
      function (e) {
        let [t, n] = e.stack.popN(2),
          r = new Uint8Array()
        ;(n !== P && (r = e.memory.read(Number(t), Number(n))), e.interpreter.revert(r))
      },
    ],
    [
      255,
      async function (e) {
        let t = B(e.stack.pop())
        return e.interpreter.selfDestruct(t)
      },
    ],
  ]),
  Rs = Ls.get(96)
for (let e = 97; e <= 127; e++) Ls.set(e, Rs)
var zs = Ls.get(128)
for (let e = 129; e <= 143; e++) Ls.set(e, zs)
var Bs = Ls.get(144)
for (let e = 145; e <= 159; e++) Ls.set(e, Bs)
var Vs = Ls.get(160)
for (let e = 161; e <= 164; e++) Ls.set(e, Vs)
function Hs(e) {
  return `opcode` in e && `opcodeName` in e && `baseFee` in e && `logicFunction` in e
}
var Us = class {
    async getBlock() {
      return {
        hash() {
          return new Uint8Array(32)
        },
      }
    }
    async putBlock() {}
    shallowCopy() {
      return this
    }
  },
  Ws = new Uint8Array([239, 1, 0])
function Gs(e, t, n, r, i) {
  return N(t, r)
    ? i.param(`netSstoreNoopGas`)
    : N(n, t)
      ? n.length === 0
        ? i.param(`netSstoreInitGas`)
        : (r.length === 0 &&
            e.interpreter.refundGas(i.param(`netSstoreClearRefundGas`), `EIP-1283 -> netSstoreClearRefund`),
          i.param(`netSstoreCleanGas`))
      : (n.length !== 0 &&
          (t.length === 0
            ? e.interpreter.subRefund(i.param(`netSstoreClearRefundGas`), `EIP-1283 -> netSstoreClearRefund`)
            : r.length === 0 &&
              e.interpreter.refundGas(i.param(`netSstoreClearRefundGas`), `EIP-1283 -> netSstoreClearRefund`)),
        N(n, r) &&
          (n.length === 0
            ? e.interpreter.refundGas(i.param(`netSstoreResetClearRefundGas`), `EIP-1283 -> netSstoreResetClearRefund`)
            : e.interpreter.refundGas(i.param(`netSstoreResetRefundGas`), `EIP-1283 -> netSstoreResetRefund`)),
        i.param(`netSstoreDirtyGas`))
}
function Ks(e, t, n) {
  let r = e.interpreter.getAddress().bytes,
    i = !e.interpreter.journal.isWarmedStorage(r, t),
    a = i ? n.param(`coldsloadGas`) : n.param(`warmstoragereadGas`),
    o = n.param(`sstoreSentryEIP2200Gas`) + 1n,
    s = a > o ? a : o
  return (
    e.interpreter.getGasLeft() < s && V(z.errorMessages.OUT_OF_GAS),
    i && e.interpreter.journal.addWarmedStorage(r, t),
    a
  )
}
function qs(e, t, n, r, i, a) {
  let o = N(t, r),
    s = N(n, t),
    c = N(n, r),
    l = 0n
  return (
    s && !o && (l += a.param(`storageWriteGas`)),
    o ||
      (n.length > 0 &&
        t.length > 0 &&
        r.length === 0 &&
        e.interpreter.refundGas(a.param(`refundStorageClearGas`), `EIP-8038 -> refundStorageClear`),
      n.length > 0 &&
        t.length === 0 &&
        e.interpreter.subRefund(a.param(`refundStorageClearGas`), `EIP-8038 -> refundStorageClear (reversed)`),
      c && e.interpreter.refundGas(a.param(`storageWriteGas`), `EIP-8038 -> storageWrite restore refund`)),
    l
  )
}
function Js(e, t, n, r, i, a) {
  if ((e.interpreter.getGasLeft() <= a.param(`sstoreSentryEIP2200Gas`) && V(z.errorMessages.OUT_OF_GAS), N(t, r)))
    return rs(e, i, a.param(`sstoreNoopEIP2200Gas`), `noop`, a)
  if (N(n, t))
    return n.length === 0
      ? a.param(`sstoreInitEIP2200Gas`)
      : (r.length === 0 &&
          e.interpreter.refundGas(a.param(`sstoreClearRefundEIP2200Gas`), `EIP-2200 -> sstoreClearRefundEIP2200`),
        a.param(`sstoreCleanEIP2200Gas`))
  if (
    (n.length > 0 &&
      (t.length === 0
        ? e.interpreter.subRefund(a.param(`sstoreClearRefundEIP2200Gas`), `EIP-2200 -> sstoreClearRefundEIP2200`)
        : r.length === 0 &&
          e.interpreter.refundGas(a.param(`sstoreClearRefundEIP2200Gas`), `EIP-2200 -> sstoreClearRefundEIP2200`)),
    N(n, r))
  ) {
    if (n.length === 0) {
      let t = a.param(`sstoreInitRefundEIP2200Gas`)
      e.interpreter.refundGas(rs(e, i, t, `initRefund`, a), `EIP-2200 -> initRefund`)
    } else {
      let t = a.param(`sstoreCleanRefundEIP2200Gas`)
      e.interpreter.refundGas(BigInt(rs(e, i, t, `cleanRefund`, a)), `EIP-2200 -> cleanRefund`)
    }
  }
  return a.param(`sstoreDirtyEIP2200Gas`)
}
var Ys = BigInt(2) ** BigInt(160) - BigInt(1)
async function Xs(e, t, n) {
  let r = e.interpreter.getAddress()
  if (n !== void 0) return Li(r.bytes, n, t)
  let i = (await e.stateManager.getAccount(r))?.nonce ?? P
  return Ii(r.bytes, j(i))
}
async function Zs(e, t, n, r) {
  let i = await e.stateManager.getCode(n)
  if (N(i.slice(0, 3), Ws)) {
    let n = i.slice(3, 24)
    return { gas: Qo(e, n, t, r), delegationAddress: n }
  }
  return { gas: P, delegationAddress: null }
}
function Qs(e, t) {
  $o(e, t)
}
var $s = new Map([
    [
      10,
      async function (e, t, n) {
        let [r, i] = e.stack.peek(2)
        if (i === P) return t
        let a = i.toString(2).length / 8
        ;(a > Math.trunc(a) && (a = Math.trunc(a) + 1), (a < 1 || a > 32) && V(z.errorMessages.OUT_OF_RANGE))
        let o = n.param(`expByteGas`)
        return ((t += BigInt(a) * o), t)
      },
    ],
    [
      32,
      async function (e, t, n) {
        let [r, i] = e.stack.peek(2)
        return ((t += H(e, r, i, n)), (t += n.param(`keccak256WordGas`) * ps(i, ni)), t)
      },
    ],
    [
      49,
      async function (e, t, n) {
        let r = B(e.stack.peek()[0]),
          i = !0
        if (n.isActivatedEIP(6800) || n.isActivatedEIP(7864)) {
          let n = e.env.accessWitness.readAccountBasicData(r)
          ;((t += n), (i = n === P))
        }
        return (n.isActivatedEIP(2929) && (t += ts(e, r.bytes, n, i)), t)
      },
    ],
    [
      55,
      async function (e, t, n) {
        let [r, i, a] = e.stack.peek(3)
        return ((t += H(e, r, a, n)), a !== P && (t += n.param(`copyGas`) * ps(a, ni)), t)
      },
    ],
    [
      57,
      async function (e, t, n) {
        let [r, i, a] = e.stack.peek(3)
        if (
          ((t += H(e, r, a, n)),
          a !== P &&
            ((t += n.param(`copyGas`) * ps(a, ni)),
            (n.isActivatedEIP(6800) || n.isActivatedEIP(7864)) && e.env.chargeCodeAccesses === !0))
        ) {
          let n = e.interpreter.getAddress(),
            r = i + a,
            o = e.interpreter.getCodeSize()
          ;(r > o && (r = o), (t += e.env.accessWitness.readAccountCodeChunks(n, Number(i), Number(r))))
        }
        return t
      },
    ],
    [
      59,
      async function (e, t, n) {
        let r = B(e.stack.peek()[0]),
          i = !0
        if (
          (n.isActivatedEIP(6800) || n.isActivatedEIP(7864)) &&
          e.interpreter._evm.getPrecompile(r) === void 0 &&
          !r.equals(B(n.param(`systemAddress`)))
        ) {
          let n = P
          ;((n += e.env.accessWitness.readAccountBasicData(r)), (t += n), (i = n === P))
        }
        return (
          n.isActivatedEIP(2929) && (t += ts(e, r.bytes, n, i)),
          n.isActivatedEIP(8038) && (t += n.param(`warmstoragereadGas`)),
          t
        )
      },
    ],
    [
      60,
      async function (e, t, n) {
        let [r, i, a, o] = e.stack.peek(4),
          s = B(r)
        t += H(e, i, o, n)
        let c = !0
        if (
          (n.isActivatedEIP(6800) || n.isActivatedEIP(7864)) &&
          e.interpreter._evm.getPrecompile(s) === void 0 &&
          !s.equals(B(n.param(`systemAddress`)))
        ) {
          let n = P
          ;((n += e.env.accessWitness.readAccountBasicData(s)), (t += n), (c = n === P))
        }
        if (
          (n.isActivatedEIP(2929) && (t += ts(e, s.bytes, n, c)),
          n.isActivatedEIP(8038) && (t += n.param(`warmstoragereadGas`)),
          o !== P && ((t += n.param(`copyGas`) * ps(o, ni)), n.isActivatedEIP(6800) || n.isActivatedEIP(7864)))
        ) {
          let n = a + o,
            r = BigInt((await e.stateManager.getCode(s)).length)
          ;(n > r && (n = r), (t += e.env.accessWitness.readAccountCodeChunks(s, Number(a), Number(n))))
        }
        return t
      },
    ],
    [
      62,
      async function (e, t, n) {
        let [r, i, a] = e.stack.peek(3)
        return (
          i + a > e.interpreter.getReturnDataSize() && e.env.eof === void 0 && V(z.errorMessages.OUT_OF_GAS),
          (t += H(e, r, a, n)),
          a !== P && (t += n.param(`copyGas`) * ps(a, ni)),
          t
        )
      },
    ],
    [
      63,
      async function (e, t, n) {
        let r = B(e.stack.peek()[0]),
          i = !0
        if (
          (n.isActivatedEIP(6800) || n.isActivatedEIP(7864)) &&
          e.interpreter._evm.getPrecompile(r) === void 0 &&
          !r.equals(B(n.param(`systemAddress`)))
        ) {
          let n = P
          ;((n += e.env.accessWitness.readAccountCodeHash(r)), (t += n), (i = n === P))
        }
        return (n.isActivatedEIP(2929) && (t += ts(e, r.bytes, n, i)), t)
      },
    ],
    [
      81,
      async function (e, t, n) {
        let r = e.stack.peek()[0]
        return ((t += H(e, r, ni, n)), t)
      },
    ],
    [
      82,
      async function (e, t, n) {
        let r = e.stack.peek()[0]
        return ((t += H(e, r, ni, n)), t)
      },
    ],
    [
      83,
      async function (e, t, n) {
        let r = e.stack.peek()[0]
        return ((t += H(e, r, F, n)), t)
      },
    ],
    [
      84,
      async function (e, t, n) {
        let r = e.stack.peek()[0],
          i = M(j(r), 32),
          a = !0
        if (n.isActivatedEIP(6800) || n.isActivatedEIP(7864)) {
          let n = e.interpreter.getAddress(),
            i = e.env.accessWitness.readAccountStorage(n, r)
          ;((t += i), (a = i === P))
        }
        return (n.isActivatedEIP(2929) && (t += ns(e, i, !1, n, a)), t)
      },
    ],
    [
      85,
      async function (e, t, n) {
        e.interpreter.isStatic() && V(z.errorMessages.STATIC_STATE_CHANGE)
        let [r, i] = e.stack.peek(2),
          a = M(j(r), 32),
          o
        o = i === P ? Uint8Array.from([]) : j(i)
        let s = async () => ({
            currentStorage: us(await e.interpreter.storageLoad(a, !1, !1)),
            originalStorage: us(await e.interpreter.storageLoad(a, !0, !1)),
          }),
          c = !0
        if (n.isActivatedEIP(8038)) {
          t += Ks(e, a, n)
          let { currentStorage: r, originalStorage: i } = await s()
          ;((t += qs(e, r, i, us(o), a, n)), (c = !1))
        } else {
          let { currentStorage: r, originalStorage: i } = await s()
          n.hardfork() === I.Constantinople
            ? (t += Gs(e, r, i, us(o), n))
            : n.gteHardfork(I.Istanbul)
              ? !n.isActivatedEIP(6800) && !n.isActivatedEIP(7864) && (t += Js(e, r, i, us(o), a, n))
              : (t += ys(e, r, us(o), n))
        }
        n.isActivatedEIP(7928) &&
          e.interpreter._evm.blockLevelAccessList?.addStorageRead(e.interpreter.getAddress().toString(), a)
        let l = c
        if (n.isActivatedEIP(6800) || n.isActivatedEIP(7864)) {
          let n = e.interpreter.getAddress(),
            i = e.env.accessWitness.writeAccountStorage(n, r)
          ;((t += i), (l = i === P))
        }
        return (n.isActivatedEIP(2929) && (t += ns(e, a, !0, n, l)), t)
      },
    ],
    [
      94,
      async function (e, t, n) {
        let [r, i, a] = e.stack.peek(3),
          o = (a + ti) / ni
        return ((t += Xr * o), (t += H(e, i, a, n)), (t += H(e, r, a, n)), t)
      },
    ],
    [
      160,
      async function (e, t, n) {
        e.interpreter.isStatic() && V(z.errorMessages.STATIC_STATE_CHANGE)
        let [r, i] = e.stack.peek(2),
          a = e.opCode - 160
        return (
          (a < 0 || a > 4) && V(z.errorMessages.OUT_OF_RANGE),
          (t += H(e, r, i, n)),
          (t += n.param(`logTopicGas`) * BigInt(a) + i * n.param(`logDataGas`)),
          t
        )
      },
    ],
    [
      211,
      async function (e, t, n) {
        e.env.eof === void 0 && V(z.errorMessages.INVALID_OPCODE)
        let [r, i, a] = e.stack.peek(3)
        return ((t += H(e, r, a, n)), a !== P && (t += n.param(`copyGas`) * ps(a, ni)), t)
      },
    ],
    [
      236,
      async function (e, t, n) {
        e.env.eof === void 0 && V(z.errorMessages.INVALID_OPCODE)
        let r = e.env.code[e.programCounter + 1],
          [i, a, o, s] = e.stack.peek(4)
        t += H(e, o, s, n)
        let c = e.env.eof.container.body.containerSections[r]
        t += n.param(`keccak256WordGas`) * ps(BigInt(c.length), ni)
        let l = e.interpreter.getGasLeft() - t
        return ((e.messageGasLimit = _s(l, l, e, n)), t)
      },
    ],
    [
      238,
      async function (e, t, n) {
        let [r, i] = e.stack.peek(2)
        return ((t += H(e, r, i, n)), t)
      },
    ],
    [
      240,
      async function (e, t, n) {
        let [r, i, a] = e.stack.peek(3)
        if (n.isActivatedEIP(7928))
          return Ms(e, t, n, { offset: i, length: a, preChargeLabel: `CREATE pre-charges` }, Xs)
        if (
          (e.interpreter.isStatic() && V(z.errorMessages.STATIC_STATE_CHANGE),
          n.isActivatedEIP(2929) && (t += ts(e, e.interpreter.getAddress().bytes, n, !1)),
          n.isActivatedEIP(3860) && (t += ((a + ti) / ni) * n.param(`initCodeWordGas`)),
          (t += H(e, i, a, n)),
          n.isActivatedEIP(8037))
        ) {
          let r = await Ss(e, n, await Xs(e, new Uint8Array()))
          ;(t > P && (e.interpreter.useGas(t, `CREATE pre-charges`), (t = P)),
            r > P && e.interpreter.chargeStateGas(r, `CREATE pre-charge new_account`),
            (e.lastCreateNewAccountStateGas = r))
        }
        let o = BigInt(e.interpreter.getGasLeft()) - t
        return ((o = _s(o, o, e, n)), (e.messageGasLimit = o), t)
      },
    ],
    [
      241,
      async function (e, t, n) {
        let [r, i, a, o, s, c, l] = e.stack.peek(7)
        return (
          e.interpreter.isStatic() && a !== P && V(z.errorMessages.STATIC_STATE_CHANGE),
          js(e, t, n, {
            currentGasLimit: r,
            toAddress: B(i),
            value: a,
            inOffset: o,
            inLength: s,
            outOffset: c,
            outLength: l,
            includeValueTransfer: !0,
            includeNewAccountPostCheck: !0,
            eip7702GetAccessCost: Zs,
            eip7702WarmAddress: Qs,
          })
        )
      },
    ],
    [
      242,
      async function (e, t, n) {
        let [r, i, a, o, s, c, l] = e.stack.peek(7)
        return js(e, t, n, {
          currentGasLimit: r,
          toAddress: B(i),
          value: a,
          inOffset: o,
          inLength: s,
          outOffset: c,
          outLength: l,
          includeValueTransfer: !0,
          includeNewAccountPostCheck: !1,
          eip7702GetAccessCost: Zs,
          eip7702WarmAddress: Qs,
        })
      },
    ],
    [
      243,
      async function (e, t, n) {
        let [r, i] = e.stack.peek(2)
        return ((t += H(e, r, i, n)), t)
      },
    ],
    [
      244,
      async function (e, t, n) {
        let [r, i, a, o, s, c] = e.stack.peek(6)
        return js(e, t, n, {
          currentGasLimit: r,
          toAddress: B(i),
          value: P,
          inOffset: a,
          inLength: o,
          outOffset: s,
          outLength: c,
          includeValueTransfer: !1,
          includeNewAccountPostCheck: !1,
          eip7702GetAccessCost: Zs,
          eip7702WarmAddress: Qs,
        })
      },
    ],
    [
      245,
      async function (e, t, n) {
        let [r, i, a, o] = e.stack.peek(4),
          s = M(j(o), 32)
        if (n.isActivatedEIP(7928))
          return Ms(
            e,
            t,
            n,
            {
              offset: i,
              length: a,
              salt: s,
              extraPreTargetGas: n.param(`keccak256WordGas`) * ps(a, ni),
              preChargeLabel: `CREATE2 pre-charges`,
            },
            Xs,
          )
        if (
          (e.interpreter.isStatic() && V(z.errorMessages.STATIC_STATE_CHANGE),
          (t += H(e, i, a, n)),
          n.isActivatedEIP(2929) && (t += ts(e, e.interpreter.getAddress().bytes, n, !1)),
          n.isActivatedEIP(3860) && (t += ((a + ti) / ni) * n.param(`initCodeWordGas`)),
          (t += n.param(`keccak256WordGas`) * ps(a, ni)),
          n.isActivatedEIP(8037))
        ) {
          let r = new Uint8Array()
          a !== P && (r = e.memory.read(Number(i), Number(a), !0))
          let o = await Ss(e, n, await Xs(e, r, s))
          ;(t > P && (e.interpreter.useGas(t, `CREATE2 pre-charges`), (t = P)),
            o > P && e.interpreter.chargeStateGas(o, `CREATE2 pre-charge new_account`),
            (e.lastCreateNewAccountStateGas = o))
        }
        let c = e.interpreter.getGasLeft() - t
        return ((c = _s(c, c, e, n)), (e.messageGasLimit = c), t)
      },
    ],
    [
      248,
      async function (e, t, n) {
        e.env.eof === void 0 && V(z.errorMessages.INVALID_OPCODE)
        let [r, i, a, o] = e.stack.peek(4)
        ;(e.interpreter.isStatic() && o !== P && V(z.errorMessages.STATIC_STATE_CHANGE),
          o > P && (t += n.param(`callValueTransferGas`)),
          r > Ys && V(L.INVALID_EXTCALL_TARGET),
          (t += H(e, i, a, n)))
        let s = B(r)
        if (((t += ts(e, s.bytes, n)), o > P)) {
          let r = await e.stateManager.getAccount(s)
          ;(r === void 0 || r.isEmpty()) && (t += n.param(`callNewAccountGas`))
        }
        let c = n.param(`minRetainedGas`),
          l = n.param(`minCalleeGas`),
          u = e.interpreter.getGasLeft() - t,
          d = u / ri,
          f
        return (
          (f = d < c ? u - c : u - d),
          (e.env.depth >= Number(n.param(`stackLimit`)) || e.env.contract.balance < o || f < l) && (f = -F),
          (e.messageGasLimit = f),
          t
        )
      },
    ],
    [
      249,
      async function (e, t, n) {
        e.env.eof === void 0 && V(z.errorMessages.INVALID_OPCODE)
        let [r, i, a] = e.stack.peek(3)
        ;(r > Ys && V(L.INVALID_EXTCALL_TARGET), (t += H(e, i, a, n)))
        let o = B(r)
        t += ts(e, o.bytes, n)
        let s = n.param(`minRetainedGas`),
          c = n.param(`minCalleeGas`),
          l = e.interpreter.getGasLeft() - t,
          u = l / ri,
          d
        return (
          (d = u < s ? l - s : l - u),
          (e.env.depth >= Number(n.param(`stackLimit`)) || d < c) && (d = -F),
          (e.messageGasLimit = d),
          t
        )
      },
    ],
    [
      250,
      async function (e, t, n) {
        let [r, i, a, o, s, c] = e.stack.peek(6)
        return js(e, t, n, {
          currentGasLimit: r,
          toAddress: B(i),
          value: P,
          inOffset: a,
          inLength: o,
          outOffset: s,
          outLength: c,
          includeValueTransfer: !1,
          includeNewAccountPostCheck: !1,
          eip7702GetAccessCost: Zs,
          eip7702WarmAddress: Qs,
        })
      },
    ],
    [
      251,
      async function (e, t, n) {
        e.env.eof === void 0 && V(z.errorMessages.INVALID_OPCODE)
        let [r, i, a] = e.stack.peek(3)
        ;(r > Ys && V(L.INVALID_EXTCALL_TARGET), (t += H(e, i, a, n)))
        let o = B(r)
        t += ts(e, o.bytes, n)
        let s = n.param(`minRetainedGas`),
          c = n.param(`minCalleeGas`),
          l = e.interpreter.getGasLeft() - t,
          u = l / ri,
          d
        return (
          (d = u < s ? l - s : l - u),
          (e.env.depth >= Number(n.param(`stackLimit`)) || d < c) && (d = -F),
          (e.messageGasLimit = d),
          t
        )
      },
    ],
    [
      253,
      async function (e, t, n) {
        let [r, i] = e.stack.peek(2)
        return ((t += H(e, r, i, n)), t)
      },
    ],
    [
      255,
      async function (e, t, n) {
        e.interpreter.isStatic() && V(z.errorMessages.STATIC_STATE_CHANGE)
        let r = e.stack.peek()[0],
          i = B(r),
          a = e.interpreter.getAddress(),
          o = await e.interpreter.getExternalBalance(a),
          s = P
        if (n.gteHardfork(I.SpuriousDragon)) {
          if (o > P) {
            let t = await e.stateManager.getAccount(i)
            ;(t === void 0 || t.isEmpty()) &&
              (s = n.isActivatedEIP(8038) ? n.param(`accountWriteGas`) : n.param(`callNewAccountGas`))
          }
        } else
          n.gteHardfork(I.TangerineWhistle) &&
            (await e.stateManager.getAccount(i)) === void 0 &&
            (s = n.param(`callNewAccountGas`))
        let c = !0
        if ((n.isActivatedEIP(6800) || n.isActivatedEIP(7864)) && e.env.chargeCodeAccesses === !0) {
          ;((t += e.env.accessWitness.readAccountBasicData(a)),
            o > P && (t += e.env.accessWitness.writeAccountBasicData(a)))
          let n = e.env.accessWitness.readAccountBasicData(i)
          ;(o > P && (n += e.env.accessWitness.writeAccountBasicData(i)), (t += n), (c = n === P))
        }
        let l = P
        return (
          n.isActivatedEIP(2929) && ((l = Qo(e, i.bytes, n, c, !0)), (t += l)),
          n.isActivatedEIP(7928) && t <= e.interpreter.getGasLeft() && es(e, i.bytes, n),
          n.isActivatedEIP(2929) && $o(e, i.bytes),
          (t += s),
          t
        )
      },
    ],
  ]),
  ec = $s.get(160)
for (let e = 161; e <= 164; e++) $s.set(e, ec)
var tc = class {
    constructor({ code: e, name: t, fullName: n, fee: r, isAsync: i, dynamicGas: a }) {
      ;((this.code = e),
        (this.name = t),
        (this.fullName = n),
        (this.fee = r),
        (this.feeBigInt = BigInt(r)),
        (this.isAsync = i),
        (this.dynamicGas = a),
        (this.isInvalid = this.name === `INVALID`),
        Object.freeze(this))
    }
  },
  U = (e) => ({ name: e, isAsync: !1, dynamicGas: !1 }),
  nc = (e) => ({ name: e, isAsync: !1, dynamicGas: !0 }),
  rc = (e) => ({ name: e, isAsync: !0, dynamicGas: !1 }),
  W = (e) => ({ name: e, isAsync: !0, dynamicGas: !0 }),
  ic = {
    0: U(`STOP`),
    1: U(`ADD`),
    2: U(`MUL`),
    3: U(`SUB`),
    4: U(`DIV`),
    5: U(`SDIV`),
    6: U(`MOD`),
    7: U(`SMOD`),
    8: U(`ADDMOD`),
    9: U(`MULMOD`),
    10: nc(`EXP`),
    11: U(`SIGNEXTEND`),
    16: U(`LT`),
    17: U(`GT`),
    18: U(`SLT`),
    19: U(`SGT`),
    20: U(`EQ`),
    21: U(`ISZERO`),
    22: U(`AND`),
    23: U(`OR`),
    24: U(`XOR`),
    25: U(`NOT`),
    26: U(`BYTE`),
    32: nc(`KECCAK256`),
    48: rc(`ADDRESS`),
    49: W(`BALANCE`),
    50: rc(`ORIGIN`),
    51: rc(`CALLER`),
    52: rc(`CALLVALUE`),
    53: rc(`CALLDATALOAD`),
    54: rc(`CALLDATASIZE`),
    55: W(`CALLDATACOPY`),
    56: U(`CODESIZE`),
    57: nc(`CODECOPY`),
    58: U(`GASPRICE`),
    59: W(`EXTCODESIZE`),
    60: W(`EXTCODECOPY`),
    64: rc(`BLOCKHASH`),
    65: rc(`COINBASE`),
    66: rc(`TIMESTAMP`),
    67: rc(`NUMBER`),
    68: rc(`DIFFICULTY`),
    69: rc(`GASLIMIT`),
    80: U(`POP`),
    81: nc(`MLOAD`),
    82: nc(`MSTORE`),
    83: nc(`MSTORE8`),
    84: W(`SLOAD`),
    85: W(`SSTORE`),
    86: U(`JUMP`),
    87: U(`JUMPI`),
    88: U(`PC`),
    89: U(`MSIZE`),
    90: U(`GAS`),
    91: U(`JUMPDEST`),
    96: U(`PUSH`),
    97: U(`PUSH`),
    98: U(`PUSH`),
    99: U(`PUSH`),
    100: U(`PUSH`),
    101: U(`PUSH`),
    102: U(`PUSH`),
    103: U(`PUSH`),
    104: U(`PUSH`),
    105: U(`PUSH`),
    106: U(`PUSH`),
    107: U(`PUSH`),
    108: U(`PUSH`),
    109: U(`PUSH`),
    110: U(`PUSH`),
    111: U(`PUSH`),
    112: U(`PUSH`),
    113: U(`PUSH`),
    114: U(`PUSH`),
    115: U(`PUSH`),
    116: U(`PUSH`),
    117: U(`PUSH`),
    118: U(`PUSH`),
    119: U(`PUSH`),
    120: U(`PUSH`),
    121: U(`PUSH`),
    122: U(`PUSH`),
    123: U(`PUSH`),
    124: U(`PUSH`),
    125: U(`PUSH`),
    126: U(`PUSH`),
    127: U(`PUSH`),
    128: U(`DUP`),
    129: U(`DUP`),
    130: U(`DUP`),
    131: U(`DUP`),
    132: U(`DUP`),
    133: U(`DUP`),
    134: U(`DUP`),
    135: U(`DUP`),
    136: U(`DUP`),
    137: U(`DUP`),
    138: U(`DUP`),
    139: U(`DUP`),
    140: U(`DUP`),
    141: U(`DUP`),
    142: U(`DUP`),
    143: U(`DUP`),
    144: U(`SWAP`),
    145: U(`SWAP`),
    146: U(`SWAP`),
    147: U(`SWAP`),
    148: U(`SWAP`),
    149: U(`SWAP`),
    150: U(`SWAP`),
    151: U(`SWAP`),
    152: U(`SWAP`),
    153: U(`SWAP`),
    154: U(`SWAP`),
    155: U(`SWAP`),
    156: U(`SWAP`),
    157: U(`SWAP`),
    158: U(`SWAP`),
    159: U(`SWAP`),
    160: nc(`LOG`),
    161: nc(`LOG`),
    162: nc(`LOG`),
    163: nc(`LOG`),
    164: nc(`LOG`),
    240: W(`CREATE`),
    241: W(`CALL`),
    242: W(`CALLCODE`),
    243: nc(`RETURN`),
    254: U(`INVALID`),
    255: W(`SELFDESTRUCT`),
  },
  ac = [
    { hardfork: I.Homestead, opcodes: { 244: W(`DELEGATECALL`) } },
    {
      hardfork: I.TangerineWhistle,
      opcodes: {
        84: W(`SLOAD`),
        241: W(`CALL`),
        242: W(`CALLCODE`),
        59: W(`EXTCODESIZE`),
        60: W(`EXTCODECOPY`),
        244: W(`DELEGATECALL`),
        255: W(`SELFDESTRUCT`),
        49: W(`BALANCE`),
      },
    },
    {
      hardfork: I.Byzantium,
      opcodes: { 253: nc(`REVERT`), 250: W(`STATICCALL`), 61: rc(`RETURNDATASIZE`), 62: W(`RETURNDATACOPY`) },
    },
    {
      hardfork: I.Constantinople,
      opcodes: { 27: U(`SHL`), 28: U(`SHR`), 29: U(`SAR`), 63: W(`EXTCODEHASH`), 245: W(`CREATE2`) },
    },
    { hardfork: I.Istanbul, opcodes: { 70: U(`CHAINID`), 71: U(`SELFBALANCE`) } },
    { hardfork: I.Paris, opcodes: { 68: rc(`PREVRANDAO`) } },
  ],
  oc = [
    { eip: 8024, opcodes: { 230: U(`DUPN`), 231: U(`SWAPN`), 232: U(`EXCHANGE`) } },
    { eip: 1153, opcodes: { 92: U(`TLOAD`), 93: U(`TSTORE`) } },
    { eip: 3198, opcodes: { 72: U(`BASEFEE`) } },
    { eip: 3855, opcodes: { 95: U(`PUSH0`) } },
    { eip: 4200, opcodes: { 224: U(`RJUMP`), 225: U(`RJUMPI`), 226: U(`RJUMPV`) } },
    { eip: 4750, opcodes: { 227: U(`CALLF`), 228: U(`RETF`) } },
    { eip: 4844, opcodes: { 73: U(`BLOBHASH`) } },
    { eip: 5656, opcodes: { 94: nc(`MCOPY`) } },
    { eip: 6206, opcodes: { 229: U(`JUMPF`) } },
    {
      eip: 7069,
      opcodes: { 247: U(`RETURNDATALOAD`), 248: W(`EXTCALL`), 249: W(`EXTDELEGATECALL`), 251: W(`EXTSTATICCALL`) },
    },
    { eip: 7480, opcodes: { 208: U(`DATALOAD`), 209: U(`DATALOADN`), 210: U(`DATASIZE`), 211: nc(`DATACOPY`) } },
    { eip: 7516, opcodes: { 74: U(`BLOBBASEFEE`) } },
    { eip: 7843, opcodes: { 75: rc(`SLOTNUM`) } },
    { eip: 7620, opcodes: { 236: W(`EOFCREATE`), 238: W(`RETURNCONTRACT`) } },
    { eip: 7939, opcodes: { 30: U(`CLZ`) } },
  ]
function sc(e) {
  let t = new Map()
  for (let [n, r] of Object.entries(e)) {
    let e = parseInt(n, 10)
    ;(isNaN(r.fee) && (r.fee = 0), t.set(e, new tc({ code: e, fullName: hs(e, r.name), ...r })))
  }
  return t
}
function cc(e, t) {
  let n = { ...ic },
    r = new Map(Ls),
    i = new Map($s)
  for (let t = 0; t < ac.length; t++) e.gteHardfork(ac[t].hardfork) && (n = { ...n, ...ac[t].opcodes })
  for (let t of oc) e.isActivatedEIP(t.eip) && (n = { ...n, ...t.opcodes })
  for (let t in n) {
    let r = Number(e.param(`${n[t].name.toLowerCase()}Gas`))
    if (r === void 0) throw D(`base fee not defined for: ${n[t].name}`)
    n[t].fee = r
  }
  if (t)
    for (let e of t) {
      let t = e
      if (!Hs(t)) {
        delete n[t.opcode]
        continue
      }
      let a = {
        [t.opcode]: {
          name: t.opcodeName,
          isAsync: !0,
          dynamicGas: t.gasFunction !== void 0,
          fee: t.baseFee,
          feeBigInt: BigInt(t.baseFee),
        },
      }
      ;((n = { ...n, ...a }),
        t.gasFunction !== void 0 && i.set(t.opcode, t.gasFunction),
        r.set(t.opcode, t.logicFunction))
    }
  let a = sc(n),
    o = []
  for (let [e, t] of a) {
    let n = i.get(e)
    o[e] = { opcodeInfo: t, opHandler: r.get(e), gasHandler: n }
  }
  let s = o[254]
  for (let e = 0; e <= 255; e++) o[e] === void 0 && (o[e] = s)
  return { dynamicGasHandlers: i, handlers: r, opcodes: a, opcodeMap: o }
}
var lc = class {
    constructor(e) {
      ;((this._len = 0), (this._store = []), (this._maxHeight = e ?? 1024))
    }
    get length() {
      return this._len
    }
    push(e) {
      if (this._len >= this._maxHeight) throw new z(z.errorMessages.STACK_OVERFLOW)
      this._store[this._len++] = e
    }
    pop() {
      if (this._len < 1) throw new z(z.errorMessages.STACK_UNDERFLOW)
      return this._store[--this._len]
    }
    popN(e = 1) {
      if (this._len < e) throw new z(z.errorMessages.STACK_UNDERFLOW)
      if (e === 0) return []
      let t = Array(e),
        n = this._store
      for (let r = 0; r < e; r++) t[r] = n[--this._len]
      return t
    }
    peek(e = 1) {
      let t = Array(e),
        n = this._len
      for (let r = 0; r < e; r++) {
        let e = --n
        if (e < 0) throw new z(z.errorMessages.STACK_UNDERFLOW)
        t[r] = this._store[e]
      }
      return t
    }
    swap(e) {
      if (this._len <= e) throw new z(z.errorMessages.STACK_UNDERFLOW)
      let t = this._len - 1,
        n = t - e,
        r = this._store,
        i = r[t]
      ;((r[t] = r[n]), (r[n] = i))
    }
    dup(e) {
      let t = this._len
      if (t < e) throw new z(z.errorMessages.STACK_UNDERFLOW)
      if (t >= this._maxHeight) throw new z(z.errorMessages.STACK_OVERFLOW)
      let n = t - e
      this._store[this._len++] = this._store[n]
    }
    exchange(e, t) {
      let n = this._len - 1,
        r = n - e,
        i = n - t
      if (r < 0 || i < 0) throw new z(z.errorMessages.STACK_UNDERFLOW)
      let a = this._store[i]
      ;((this._store[i] = this._store[r]), (this._store[r] = a))
    }
    getStack() {
      return this._store.slice(0, this._len)
    }
  },
  uc = e(Ma(), 1),
  dc = (0, uc.default)(`evm:gas`)
function fc(e) {
  return typeof e == `object` && !!e && `errorType` in e && e.errorType === `EVMError`
}
var pc = class {
    constructor(e, t, n, r, i, a, o, s) {
      if (
        ((this.opDebuggers = {}),
        (this._evm = e),
        (this._stateManager = t),
        (this.common = this._evm.common),
        this.common.consensusType() === `poa` && this._evm._optsCached.cliqueSigner === void 0)
      )
        throw D(`Must include cliqueSigner function if clique/poa is being used for consensus type`)
      ;((this._runState = {
        programCounter: 0,
        opCode: 254,
        memory: new Yo(),
        memoryWordCount: P,
        highestMemCost: P,
        stack: new lc(),
        code: new Uint8Array(),
        validJumps: Uint8Array.from([]),
        cachedPushes: {},
        stateManager: this._stateManager,
        blockchain: n,
        env: r,
        shouldDoJumpAnalysis: !0,
        interpreter: this,
        gasRefund: r.gasRefund,
        gasLeft: i,
        stateGasSpilled: P,
        returnBytes: new Uint8Array(),
      }),
        (this.journal = a),
        (this._env = r),
        (this._result = {
          logs: r.initialLogs ? [...r.initialLogs] : [],
          returnValue: void 0,
          selfdestruct: new Map(),
        }),
        (this.profilerOpts = s),
        (this.performanceLogger = o))
    }
    async run(e, t = {}) {
      if (!this.common.isActivatedEIP(3540) || e[0] !== 239) this._runState.code = e
      else if (this.common.isActivatedEIP(3540)) {
        if (e[1] !== 0)
          return { runState: this._runState, exceptionError: new z(z.errorMessages.INVALID_BYTECODE_RESULT) }
        if (e[2] !== 1) return { runState: this._runState, exceptionError: new z(z.errorMessages.INVALID_EOF_FORMAT) }
        this._runState.code = e
        let t = this._env.isCreate && this._env.depth === 0,
          n = t ? Sa.TxInitmode : Sa.Default
        try {
          Ko(this._runState, n)
        } catch {
          return { runState: this._runState, exceptionError: new z(z.errorMessages.INVALID_EOF_FORMAT) }
        }
        if (t)
          try {
            Da(this._runState.code, this._evm, _a.InitCode, Sa.TxInitmode)
          } catch {
            return { runState: this._runState, exceptionError: new z(z.errorMessages.INVALID_EOF_FORMAT) }
          }
      }
      this._runState.programCounter = t.pc ?? this._runState.programCounter
      let n = this._runState.programCounter
      if (n !== 0 && (n < 0 || n >= this._runState.code.length)) throw D(`Internal error: program counter not in range`)
      let r,
        i,
        a = !0,
        o,
        s
      for (
        this.profilerOpts?.enabled === !0 &&
        this.performanceLogger.hasTimer() &&
        ((o = this.performanceLogger.pauseTimer()), (s = this.performanceLogger.startTimer(`Overhead`)));
        this._runState.programCounter < this._runState.code.length;
      ) {
        let e = this._runState.programCounter,
          t,
          n
        if (a) {
          if (((t = this._runState.code[e]), t === 86 || t === 87 || t === 94)) {
            let { jumps: e, pushes: t, opcodesCached: n } = this._getValidJumpDestinations(this._runState.code)
            ;((this._runState.validJumps = e),
              (this._runState.cachedPushes = t),
              (this._runState.shouldDoJumpAnalysis = !1),
              (i = n),
              (a = !1))
          }
        } else ((n = i[e]), (t = n.opcodeInfo.code))
        if (t === 254 && this.common.isActivatedEIP(7864) && this._runState.env.chargeCodeAccesses === !0) {
          let t = this._runState.interpreter.getAddress()
          if (!(await this._runState.stateManager.checkChunkWitnessPresent(t, e)))
            throw Error(`Invalid witness with missing codeChunk for pc=${e}`)
        }
        this._runState.opCode = t
        try {
          ;(s !== void 0 && this.performanceLogger.pauseTimer(),
            await this.runStep(n),
            s !== void 0 && this.performanceLogger.unpauseTimer(s))
        } catch (e) {
          if (
            (this._runState.env.accessWitness?.revert(),
            s !== void 0 && this.performanceLogger.unpauseTimer(s),
            !(`errorType` in e && e.errorType === `EVMError`))
          )
            throw e
          e.error !== z.errorMessages.STOP && (r = e)
          break
        }
      }
      return (
        r === void 0 &&
          this._runState.eip8037BurnLeftoverAfterCreateHaltOntoAlive === !0 &&
          this._runState.gasLeft > P &&
          ((this._runState.gasLeft = P), (r = new z(z.errorMessages.OUT_OF_GAS))),
        o !== void 0 && (this.performanceLogger.stopTimer(s, 0), this.performanceLogger.unpauseTimer(o)),
        { runState: this._runState, exceptionError: r }
      )
    }
    async runStep(e) {
      let t = e ?? this.lookupOpInfo(this._runState.opCode),
        n = t.opcodeInfo,
        r
      this.profilerOpts?.enabled === !0 && (r = this.performanceLogger.startTimer(n.name))
      let i = n.feeBigInt,
        a = this._runState.memoryWordCount
      try {
        if (n.dynamicGas)
          try {
            i = await t.gasHandler(this._runState, i, this.common)
          } catch (e) {
            throw (
              fc(e) &&
                (this._evm.events.listenerCount(`step`) > 0 || this._evm.DEBUG) &&
                (await this._runStepHook(i, this.getGasLeft(), a)),
              e
            )
          }
        if (
          ((this._evm.events.listenerCount(`step`) > 0 || this._evm.DEBUG) &&
            (await this._runStepHook(i, this.getGasLeft(), a)),
          (this.common.isActivatedEIP(6800) || this.common.isActivatedEIP(7864)) && this._env.chargeCodeAccesses === !0)
        ) {
          let e = this._runState.interpreter.getAddress(),
            t = this._runState.env.accessWitness.readAccountCodeChunks(
              e,
              this._runState.programCounter,
              this._runState.programCounter,
            )
          ;((i += t), dc(`codechunk accessed statelessGas=${t} (-> ${i})`))
        }
        if (n.isInvalid) throw new z(z.errorMessages.INVALID_OPCODE)
        ;(this.useGas(i, n), this._runState.programCounter++, Ds(this._runState))
        let e = t.opHandler
        ;(n.isAsync ? await e.apply(null, [this._runState, this.common]) : e.apply(null, [this._runState, this.common]),
          this._runState.env.accessWitness?.commit())
      } finally {
        this.profilerOpts?.enabled === !0 &&
          this.performanceLogger.stopTimer(r, Number(i), `opcodes`, n.fee, Number(i) - n.fee)
      }
    }
    lookupOpInfo(e) {
      return this._evm._opcodeMap[e]
    }
    async _runStepHook(e, t, n) {
      let r = this.lookupOpInfo(this._runState.opCode).opcodeInfo,
        i = this._env.eof?.container.header.getSectionFromProgramCounter(this._runState.programCounter),
        a,
        o
      if (r.code === 253) {
        let [e, t] = this._runState.stack.peek(2)
        ;((a = new Uint8Array()), t !== P && (a = this._runState.memory.read(Number(e), Number(t))))
      }
      ga[r.code] !== void 0 &&
        ga[r.code].intermediates > 0 &&
        (o = this._runState.code.slice(
          this._runState.programCounter + 1,
          this._runState.programCounter + 1 + ga[r.code].intermediates,
        ))
      let s = {
        pc: this._runState.programCounter,
        gasLeft: t,
        gasRefund: this._runState.gasRefund,
        opcode: { name: r.fullName, fee: r.fee, dynamicFee: e, isAsync: r.isAsync, code: r.code },
        stack: this._runState.stack.getStack(),
        depth: this._env.depth,
        address: this._env.address,
        account: this._env.contract,
        memory: this._runState.memory._store.slice(0, Number(n) * 32),
        memoryWordCount: n,
        codeAddress: this._env.codeAddress,
        stateManager: this._runState.stateManager,
        eofSection: i,
        immediate: o,
        error: a,
        eofFunctionDepth: this._env.eof === void 0 ? void 0 : this._env.eof?.eofRunState.returnStack.length + 1,
      }
      if (this._evm.DEBUG) {
        let t = []
        t = s.stack.map((e) => Fr(BigInt(e)))
        let n = s.opcode.name,
          r = { pc: s.pc, op: n, gas: Fr(s.gasLeft), gasCost: Fr(e), stack: t, depth: s.depth }
        ;(n in this.opDebuggers || (this.opDebuggers[n] = (0, uc.default)(`evm:ops:${n}`)),
          this.opDebuggers[n](JSON.stringify(r)))
      }
      await this._evm._emit(`step`, s)
    }
    _getValidJumpDestinations(e) {
      let t = new Uint8Array(e.length),
        n = {},
        r = Array(e.length)
      for (let i = 0; i < e.length; i++) {
        let a = e[i]
        if (((r[i] = this.lookupOpInfo(a)), a <= 127)) {
          if (a >= 96) {
            let t = a - 95,
              r = e.subarray(i + 1, i + a - 94)
            r.length < t && (r = Ar(r, t))
            let o = A(r)
            ;((n[i + 1] = o), (i += t))
          } else a === 91 && (t[i] = 1)
        } else if (this.common.isActivatedEIP(8024) && (a === 230 || a === 231 || a === 232)) {
          let t = e[i + 1]
          if (t === void 0) continue
          ;(a === 232 ? Fs(t) : Ns(t)) === !0 && i++
        }
      }
      return { jumps: t, pushes: n, opcodesCached: r }
    }
    useGas(e, t) {
      if (((this._runState.gasLeft -= e), this._evm.DEBUG)) {
        let n = ``
        ;(typeof t == `string` ? (n = t + `: `) : t !== void 0 && (n = `${t.name} fee: `),
          dc(`${n}used ${e} gas (-> ${this._runState.gasLeft})`))
      }
      this._runState.gasLeft < P && ((this._runState.gasLeft = P), V(z.errorMessages.OUT_OF_GAS))
    }
    refundGas(e, t) {
      ;(this._evm.DEBUG &&
        dc(`${typeof t == `string` ? t + `: ` : ``}refund ${e} gas (-> ${this._runState.gasRefund})`),
        (this._runState.gasRefund += e))
    }
    chargeStateGas(e, t) {
      if (e === P) return
      let n = this._evm,
        r = e
      if (n.stateGasReservoir > P) {
        let e = r < n.stateGasReservoir ? r : n.stateGasReservoir
        ;((n.stateGasReservoir -= e), (r -= e))
      }
      ;(r > P &&
        (this.useGas(r, t === void 0 ? `state-gas spill` : `state-gas spill: ${t}`),
        (this._runState.stateGasSpilled += r)),
        (n.executionStateGasUsed += e),
        n.DEBUG &&
          dc(
            `${t === void 0 ? `` : t + `: `}charged ${e} state gas (reservoir=${n.stateGasReservoir}, executionStateGasUsed=${n.executionStateGasUsed}, gasLeft=${this._runState.gasLeft}, spilled=${this._runState.stateGasSpilled})`,
          ))
    }
    creditStateGasRefund(e, t) {
      if (e === P) return
      let n = this._evm,
        r = this._runState,
        i = e < r.stateGasSpilled ? e : r.stateGasSpilled
      ;((r.gasLeft += i),
        (r.stateGasSpilled -= i),
        (n.stateGasReservoir += e - i),
        (n.executionStateGasUsed -= e),
        n.DEBUG &&
          dc(
            `${t === void 0 ? `` : t + `: `}credited ${e} state gas refund (gasLeft +${i}, reservoir=${n.stateGasReservoir}, executionStateGasUsed=${n.executionStateGasUsed})`,
          ))
    }
    refillStateGasReservoir(e, t) {
      if (e === P) return
      let n = this._evm
      ;((n.stateGasReservoir += e),
        (n.executionStateGasUsed -= e),
        n.DEBUG &&
          dc(
            `${t === void 0 ? `` : t + `: `}refilled ${e} state gas (reservoir=${n.stateGasReservoir}, executionStateGasUsed=${n.executionStateGasUsed})`,
          ))
    }
    subRefund(e, t) {
      ;(this._evm.DEBUG &&
        dc(`${typeof t == `string` ? t + `: ` : ``}sub gas refund ${e} (-> ${this._runState.gasRefund})`),
        (this._runState.gasRefund -= e),
        this._runState.gasRefund < P && ((this._runState.gasRefund = P), V(z.errorMessages.REFUND_EXHAUSTED)))
    }
    addStipend(e) {
      ;(this._evm.DEBUG && dc(`add stipend ${e} (-> ${this._runState.gasLeft})`), (this._runState.gasLeft += e))
    }
    async getExternalBalance(e) {
      if (
        (this._evm.common.isActivatedEIP(7928) && this._evm.blockLevelAccessList?.addAddress(e.toString()),
        e.equals(this._env.address))
      )
        return this._env.contract.balance
      let t = await this._stateManager.getAccount(e)
      return ((t ||= new Pi()), t.balance)
    }
    async storageStore(e, t) {
      let n
      ;(this._evm.common.isActivatedEIP(7928) &&
        (n = await this._stateManager.originalStorageCache.get(this._env.address, e)),
        await this._stateManager.putStorage(this._env.address, e, t),
        this._evm.common.isActivatedEIP(7928) &&
          this._evm.blockLevelAccessList?.addStorageWrite(
            this._env.address.toString(),
            e,
            t,
            this._evm.blockLevelAccessList.blockAccessIndex,
            n,
          ))
      let r = await this._stateManager.getAccount(this._env.address)
      if (!r) throw D(`could not read account while persisting memory`)
      this._env.contract = r
    }
    async storageLoad(e, t = !1, n = !0) {
      return (
        this._evm.common.isActivatedEIP(7928) &&
          n &&
          this._evm.blockLevelAccessList?.addStorageRead(this._env.address.toString(), e),
        t
          ? this._stateManager.originalStorageCache.get(this._env.address, e)
          : this._stateManager.getStorage(this._env.address, e)
      )
    }
    transientStorageStore(e, t) {
      return this._evm.transientStorage.put(this._env.address, e, t)
    }
    transientStorageLoad(e) {
      return this._evm.transientStorage.get(this._env.address, e)
    }
    finish(e) {
      ;((this._result.returnValue = e), V(z.errorMessages.STOP))
    }
    revert(e) {
      ;((this._result.returnValue = e), V(z.errorMessages.REVERT))
    }
    getAddress() {
      return this._env.address
    }
    getSelfBalance() {
      return this._env.contract.balance
    }
    getCallValue() {
      return this._env.callValue
    }
    getCallData() {
      return this._env.callData
    }
    getCallDataSize() {
      return BigInt(this._env.callData.length)
    }
    getCaller() {
      return A(this._env.caller.bytes)
    }
    getCodeSize() {
      return BigInt(this._env.code.length)
    }
    getCode() {
      return this._env.code
    }
    getGasLeft() {
      return this._runState.gasLeft
    }
    getReturnDataSize() {
      return BigInt(this._runState.returnBytes.length)
    }
    getReturnData() {
      return this._runState.returnBytes
    }
    isStatic() {
      return this._env.isStatic
    }
    getTxGasPrice() {
      return this._env.gasPrice
    }
    getTxOrigin() {
      return A(this._env.origin.bytes)
    }
    getBlockNumber() {
      return this._env.block.header.number
    }
    getBlockCoinbase() {
      let e
      return (
        (e =
          this.common.consensusAlgorithm() === da.Clique
            ? this._evm._optsCached.cliqueSigner(this._env.block.header)
            : this._env.block.header.coinbase),
        A(e.toBytes())
      )
    }
    getBlockTimestamp() {
      return this._env.block.header.timestamp
    }
    getBlockDifficulty() {
      return this._env.block.header.difficulty
    }
    getBlockPrevRandao() {
      return A(this._env.block.header.prevRandao)
    }
    getBlockGasLimit() {
      return this._env.block.header.gasLimit
    }
    getBlockSlotNumber() {
      if (this._env.block.header.slotNumber === void 0) throw D(`slotNumber is not available on this block`)
      return this._env.block.header.slotNumber
    }
    getBlockBaseFee() {
      let e = this._env.block.header.baseFeePerGas
      if (e === void 0) throw D(`Block has no Base Fee`)
      return e
    }
    getBlobBaseFee() {
      let e = this._env.block.header.getBlobGasPrice()
      if (e === void 0) throw D(`Block has no Blob Base Fee`)
      return e
    }
    getChainId() {
      return this.common.chainId()
    }
    async call(e, t, n, r) {
      let i = new Zo({
        caller: this._env.address,
        gasLimit: e,
        to: t,
        value: n,
        data: r,
        isStatic: this._env.isStatic,
        depth: this._env.depth + 1,
        blobVersionedHashes: this._env.blobVersionedHashes,
        accessWitness: this._env.accessWitness,
      })
      return this._baseCall(i)
    }
    async callCode(e, t, n, r) {
      let i = new Zo({
        caller: this._env.address,
        gasLimit: e,
        to: this._env.address,
        codeAddress: t,
        value: n,
        data: r,
        isStatic: this._env.isStatic,
        depth: this._env.depth + 1,
        blobVersionedHashes: this._env.blobVersionedHashes,
        accessWitness: this._env.accessWitness,
      })
      return this._baseCall(i)
    }
    async callStatic(e, t, n, r) {
      let i = new Zo({
        caller: this._env.address,
        gasLimit: e,
        to: t,
        value: n,
        data: r,
        isStatic: !0,
        depth: this._env.depth + 1,
        blobVersionedHashes: this._env.blobVersionedHashes,
        accessWitness: this._env.accessWitness,
      })
      return this._baseCall(i)
    }
    async callDelegate(e, t, n, r) {
      let i = new Zo({
        caller: this._env.caller,
        gasLimit: e,
        to: this._env.address,
        codeAddress: t,
        value: n,
        data: r,
        isStatic: this._env.isStatic,
        delegatecall: !0,
        depth: this._env.depth + 1,
        blobVersionedHashes: this._env.blobVersionedHashes,
        accessWitness: this._env.accessWitness,
      })
      return this._baseCall(i)
    }
    async _baseCall(e) {
      let t = new Map(this._result.selfdestruct)
      ;((e.selfdestruct = t), (e.gasRefund = this._runState.gasRefund), (this._runState.returnBytes = new Uint8Array()))
      let n
      if (
        (this.common.isActivatedEIP(6780) && ((n = new Set(this._result.createdAddresses)), (e.createdAddresses = n)),
        (this._runState.returnBytes = new Uint8Array()),
        this._env.depth >= Number(this.common.param(`stackLimit`)) ||
          (e.delegatecall !== !0 && this._env.contract.balance < e.value))
      ) {
        let e = this._runState.lastCallNewAccountStateGas ?? P
        return (
          e > P &&
            (this.creditStateGasRefund(e, `CALL fail-fast new_account`),
            (this._runState.lastCallNewAccountStateGas = P)),
          P
        )
      }
      let r = await this._evm.runCall({ message: e })
      if (
        (r.execResult.logs && (this._result.logs = this._result.logs.concat(r.execResult.logs)),
        this.useGas(r.execResult.executionGasUsed, `CALL, STATICCALL, DELEGATECALL, CALLCODE`),
        this.common.isActivatedEIP(8037))
      ) {
        this._runState.stateGasSpilled += r.execResult.stateGasSpilled ?? P
        let e = this._runState.lastCallNewAccountStateGas ?? P
        ;(r.execResult.exceptionError !== void 0 &&
          e > P &&
          this.creditStateGasRefund(e, `CALL child-failure new_account`),
          (this._runState.lastCallNewAccountStateGas = P))
      }
      if (
        (r.execResult.returnValue === void 0 ||
          (r.execResult.exceptionError && r.execResult.exceptionError.error !== z.errorMessages.REVERT) ||
          (this._runState.returnBytes = r.execResult.returnValue),
        !r.execResult.exceptionError)
      ) {
        for (let [e, n] of t) this._result.selfdestruct.set(e, n)
        if (this.common.isActivatedEIP(6780)) for (let e of n) this._result.createdAddresses.add(e)
        let e = await this._stateManager.getAccount(this._env.address)
        if (!e) throw D(`could not read contract account`)
        ;((this._env.contract = e), (this._runState.gasRefund = r.execResult.gasRefund ?? P))
      }
      return this._getReturnCode(r)
    }
    async create(e, t, n, r, i) {
      let a = new Map(this._result.selfdestruct),
        o = this._env.address,
        s = this._env.depth + 1
      this._runState.returnBytes = new Uint8Array()
      let c = (e) => {
        let t = this._runState.lastCreateNewAccountStateGas ?? P
        t !== P && (this.creditStateGasRefund(t, e), (this._runState.lastCreateNewAccountStateGas = P))
      }
      if (
        this._env.depth >= Number(this.common.param(`stackLimit`)) ||
        this._env.contract.balance < t ||
        this._env.contract.nonce >= Vr
      )
        return (c(`CREATE fail-fast new_account`), P)
      let l = r ? Li(this._env.address.bytes, r, n) : Ii(this._env.address.bytes, j(this._env.contract.nonce))
      if (
        (this.common.isActivatedEIP(8038) && this.common.isActivatedEIP(2929) && this.journal.addWarmedAddress(l),
        (this._env.contract.nonce += F),
        await this.journal.putAccount(this._env.address, this._env.contract),
        this.common.isActivatedEIP(7928) &&
          this._evm.blockLevelAccessList.addNonceChange(
            this._env.address.toString(),
            this._env.contract.nonce,
            this._evm.blockLevelAccessList.blockAccessIndex,
          ),
        this.common.isActivatedEIP(7928))
      ) {
        let t = await this._stateManager.getAccount(new Xi(l))
        if (t !== void 0 && (t.nonce > P || N(t.codeHash, Gr) === !1 || N(t.storageRoot, Kr) === !1))
          return (
            this.useGas(e, `CREATE collision`),
            this._evm.blockLevelAccessList.addAddress(k(l)),
            c(`CREATE collision new_account`),
            P
          )
      }
      if (
        this.common.isActivatedEIP(3860) &&
        n.length > Number(this.common.param(`maxInitCodeSize`)) &&
        this._evm.allowUnlimitedInitCodeSize === !1
      )
        return (c(`CREATE fail-fast new_account`), P)
      let u = new Zo({
          caller: o,
          gasLimit: e,
          value: t,
          data: n,
          eofCallData: i,
          salt: r,
          depth: s,
          selfdestruct: a,
          gasRefund: this._runState.gasRefund,
          blobVersionedHashes: this._env.blobVersionedHashes,
          accessWitness: this._env.accessWitness,
        }),
        d
      this.common.isActivatedEIP(6780) && ((d = new Set(this._result.createdAddresses)), (u.createdAddresses = d))
      let f = await this._evm.runCall({ message: u })
      if (
        (f.execResult.logs && (this._result.logs = this._result.logs.concat(f.execResult.logs)),
        this.useGas(f.execResult.executionGasUsed, `CREATE`),
        this.common.isActivatedEIP(8037))
      ) {
        if (f.execResult.exceptionError !== void 0) {
          if (f.execResult.exceptionError.error !== z.errorMessages.REVERT && u.createdTargetAlive === !0) {
            let e = this._runState.lastCreateNewAccountStateGas ?? P
            if (e > P) {
              let t = e < this._runState.stateGasSpilled ? e : this._runState.stateGasSpilled
              ;((this._runState.stateGasSpilled -= t), (this._evm.executionStateGasUsed -= t))
              let n = e - t
              ;(n > P && this.refillStateGasReservoir(n, `CREATE halt onto alive reservoir`),
                (this._runState.lastCreateNewAccountStateGas = P),
                (this._runState.eip8037BurnLeftoverAfterCreateHaltOntoAlive = !0))
            }
          } else c(`CREATE failure new_account`)
        } else
          ((this._runState.stateGasSpilled += f.execResult.stateGasSpilled ?? P),
            u.createdTargetAlive === !0 && c(`CREATE onto alive account new_account`))
      }
      if (
        (f.execResult.exceptionError &&
          f.execResult.exceptionError.error === z.errorMessages.REVERT &&
          (this._runState.returnBytes = f.execResult.returnValue),
        !f.execResult.exceptionError || f.execResult.exceptionError.error === z.errorMessages.CODESTORE_OUT_OF_GAS)
      ) {
        for (let [e, t] of a) this._result.selfdestruct.set(e, t)
        if (this.common.isActivatedEIP(6780)) for (let e of d) this._result.createdAddresses.add(e)
        let e = await this._stateManager.getAccount(this._env.address)
        if (!e) throw D(`could not read contract account`)
        if (((this._env.contract = e), (this._runState.gasRefund = f.execResult.gasRefund ?? P), f.createdAddress))
          return A(f.createdAddress.bytes)
      }
      return this._getReturnCode(f, !0)
    }
    async create2(e, t, n, r) {
      return this.create(e, t, n, r)
    }
    async eofcreate(e, t, n, r, i) {
      return this.create(e, t, n, r, i)
    }
    async selfDestruct(e) {
      return this._selfDestruct(e)
    }
    async _selfDestruct(e) {
      let t = k(this._env.address.bytes)
      ;(this._result.selfdestruct.has(t) || this.refundGas(this.common.param(`selfdestructRefundGas`)),
        this._result.selfdestruct.set(t, e.toString()))
      let n = N(e.bytes, this._env.address.bytes),
        r = this._env.contract.balance
      if (this.common.isActivatedEIP(7708) && r > P && !n) {
        let t = M(this._env.address.bytes, 32),
          n = M(e.bytes, 32),
          i = M(j(r), 32),
          a = [Na, [Pa, t, n], i]
        this._result.logs.push(a)
      }
      let i = !1
      if (!n) {
        let t = await this._stateManager.getAccount(e)
        ;((i = t === void 0 || t.isEmpty()), (t ||= new Pi()))
        let n = t.balance
        ;((t.balance += r),
          await this.journal.putAccount(e, t),
          this.common.isActivatedEIP(7928) &&
            this._evm.blockLevelAccessList.addBalanceChange(
              e.toString(),
              t.balance,
              this._evm.blockLevelAccessList.blockAccessIndex,
              n,
            ))
      }
      if (this.common.isActivatedEIP(8037) && !n && i && r > P) {
        let e = this.common.param(`stateBytesPerNewAccount`),
          t = this._env.block.header.gasLimit,
          n = e * La(this.common, t)
        this.chargeStateGas(n, `SELFDESTRUCT new beneficiary`)
      }
      let a = !this.common.isActivatedEIP(6780)
      if (
        (a || ((a = this._env.createdAddresses.has(this._env.address.toString())), (a ||= !n)),
        this.common.isActivatedEIP(8246) && n && (a = !1),
        this.common.isActivatedEIP(7708) && !this.common.isActivatedEIP(8246) && r > P && n && a)
      ) {
        let e = M(this._env.address.bytes, 32),
          t = M(j(r), 32),
          n = [Na, [Fa, e], t]
        this._result.logs.push(n)
      }
      if (a) {
        let e = this._env.contract.balance
        ;(await this._stateManager.modifyAccountFields(this._env.address, { balance: P }),
          this.common.isActivatedEIP(7928) &&
            this._evm.blockLevelAccessList.addBalanceChange(
              this._env.address.toString(),
              P,
              this._evm.blockLevelAccessList.blockAccessIndex,
              e,
            ))
      }
      V(z.errorMessages.STOP)
    }
    log(e, t, n) {
      ;((t < 0 || t > 4) && V(z.errorMessages.OUT_OF_RANGE), n.length !== t && V(z.errorMessages.INTERNAL_ERROR))
      let r = [this._env.address.bytes, n, e]
      this._result.logs.push(r)
    }
    _getReturnCode(e, t = !1) {
      return this._runState.env.eof === void 0 || t
        ? e.execResult.exceptionError
          ? P
          : F
        : e.execResult.exceptionError === void 0
          ? P
          : e.execResult.exceptionError.error === z.errorMessages.REVERT
            ? F
            : Yr
    }
  },
  mc = class {
    constructor(e, t) {
      ;((this.DEBUG = aa(`ethjs`)),
        (this._debug = (0, uc.default)(`evm:journal`)),
        this.cleanJournal(),
        (this.journalHeight = 0),
        (this.stateManager = e),
        (this.common = t))
    }
    startReportingAccessList() {
      this.accessList = new Map()
    }
    startReportingPreimages() {
      this.preimages = new Map()
    }
    async putAccount(e, t) {
      return (this.touchAddress(e), this.stateManager.putAccount(e, t))
    }
    async deleteAccount(e) {
      ;(this.touchAddress(e), await this.stateManager.deleteAccount(e))
    }
    touchAddress(e) {
      let t = e.toString().slice(2)
      this.touchAccount(t)
    }
    touchAccount(e) {
      if (this.preimages !== void 0) {
        let t = wr(e)
        if (this.stateManager.getAppliedKey === void 0)
          throw D(`touchAccount: stateManager.getAppliedKey can not be undefined if preimage storing is enabled`)
        let n = this.stateManager.getAppliedKey(t)
        this.preimages.set(k(n), t)
      }
      this.touched.has(e) || (this.touched.add(e), this.journalDiff[this.journalDiff.length - 1][1][2].add(e))
    }
    async commit() {
      ;(this.journalHeight--,
        this.journalDiff.push([this.journalHeight, [new Set(), new Map(), new Set()]]),
        await this.stateManager.commit())
    }
    async checkpoint() {
      ;(this.journalHeight++,
        this.journalDiff.push([this.journalHeight, [new Set(), new Map(), new Set()]]),
        await this.stateManager.checkpoint())
    }
    async revert() {
      let e
      for (let t = this.journalDiff.length - 1; t >= 0; t--) {
        e = t
        let [n, r] = this.journalDiff[t]
        if (n < this.journalHeight) break
        let i = r[0],
          a = r[1],
          o = r[2]
        for (let e of i) this.journal.has(e) && this.journal.delete(e)
        for (let [e, t] of a)
          if (this.journal.has(e)) {
            let n = this.journal.get(e)
            for (let e of t) n.delete(e)
          }
        for (let e of o) e !== `0000000000000000000000000000000000000003` && this.touched.delete(e)
      }
      ;((this.journalDiff = this.journalDiff.slice(0, e + 1)), this.journalHeight--, await this.stateManager.revert())
    }
    cleanJournal() {
      ;((this.journalHeight = 0),
        (this.journal = new Map()),
        (this.alwaysWarmJournal = new Map()),
        (this.touched = new Set()),
        (this.journalDiff = [[0, [new Set(), new Map(), new Set()]]]))
    }
    async cleanup() {
      if (this.common.gteHardfork(I.SpuriousDragon))
        for (let e of this.touched) {
          let t = new Xi(O(`0x${e}`)),
            n = await this.stateManager.getAccount(t)
          ;(n === void 0 || n.isEmpty()) &&
            (await this.deleteAccount(t),
            this.DEBUG && this._debug(`Cleanup touched account address=${t} (>= SpuriousDragon)`))
        }
      ;(this.cleanJournal(), delete this.accessList, delete this.preimages)
    }
    addAlwaysWarmAddress(e, t = !1) {
      let n = vr(e)
      ;(this.alwaysWarmJournal.has(n) || this.alwaysWarmJournal.set(n, new Set()),
        t && this.accessList !== void 0 && (this.accessList.has(n) || this.accessList.set(n, new Set())))
    }
    addAlwaysWarmSlot(e, t, n = !1) {
      let r = vr(e)
      this.addAlwaysWarmAddress(r, n)
      let i = this.alwaysWarmJournal.get(r),
        a = vr(t)
      ;(i.add(a), n && this.accessList !== void 0 && this.accessList.get(r).add(a))
    }
    isWarmedAddress(e) {
      let t = Cr(e)
      return this.journal.has(t) || this.alwaysWarmJournal.has(t)
    }
    addWarmedAddress(e) {
      let t = Cr(e)
      ;(this.journal.has(t) ||
        (this.journal.set(t, new Set()), this.journalDiff[this.journalDiff.length - 1][1][0].add(t)),
        this.accessList !== void 0 && (this.accessList.has(t) || this.accessList.set(t, new Set())))
    }
    isWarmedStorage(e, t) {
      let n = Cr(e),
        r = this.journal.get(n)
      return r === void 0
        ? this.alwaysWarmJournal.has(n)
          ? this.alwaysWarmJournal.get(n).has(Cr(t))
          : !1
        : r.has(Cr(t))
          ? !0
          : this.alwaysWarmJournal.has(n)
            ? this.alwaysWarmJournal.get(n).has(Cr(t))
            : !1
    }
    addWarmedStorage(e, t) {
      let n = Cr(e),
        r = this.journal.get(n)
      r === void 0 && (this.addWarmedAddress(e), (r = this.journal.get(n)))
      let i = Cr(t)
      if (!r.has(i)) {
        r.add(i)
        let e = this.journalDiff[this.journalDiff.length - 1][1][1]
        ;(e.has(n) || e.set(n, new Set()), e.get(n).add(i))
      }
      this.accessList !== void 0 && this.accessList.get(n).add(i)
    }
  },
  hc = 25e5,
  gc = class {
    constructor(e) {
      ;((this.runTime = 0), (this.tag = e), (this.startTime = performance.now()))
    }
    pause() {
      this.runTime = this.runTime + performance.now() - this.startTime
    }
    unpause() {
      this.startTime = performance.now()
    }
    time() {
      return (performance.now() - this.startTime + this.runTime) / 1e3
    }
  },
  _c = class {
    constructor() {
      this.clear()
    }
    clear() {
      ;((this.opcodes = {}), (this.precompiles = {}))
    }
    getLogs() {
      function e(e) {
        let t = []
        for (let n in e) {
          let r = e[n],
            i = r.gasUsed / r.time,
            a = {
              calls: r.calls,
              totalTime: Math.round(r.time * 1e6) / 1e3,
              avgTimePerCall: Math.round((r.time / r.calls) * 1e6) / 1e3,
              gasUsed: r.gasUsed,
              millionGasPerSecond: Math.round(i / 1e3) / 1e3,
              blocksPerSlot: Math.round((i / hc) * 1e3) / 1e3,
              tag: n,
            }
          ;(r.dynamicGasUsed !== void 0 &&
            ((a.staticGas = r.staticGas),
            (a.staticGasUsed = r.staticGas * r.calls),
            (a.dynamicGasUsed = r.dynamicGasUsed)),
            t.push(a))
        }
        return (t.sort((e, t) => t.millionGasPerSecond - e.millionGasPerSecond), t)
      }
      return { opcodes: e(this.opcodes), precompiles: e(this.precompiles) }
    }
    hasTimer() {
      return this.currentTimer !== void 0
    }
    startTimer(e) {
      if (this.currentTimer !== void 0) throw D(`Cannot have two timers running at the same time`)
      return ((this.currentTimer = new gc(e)), this.currentTimer)
    }
    pauseTimer() {
      let e = this.currentTimer
      if (e === void 0) throw D(`No timer to pause`)
      return (e.pause(), (this.currentTimer = void 0), e)
    }
    unpauseTimer(e) {
      if (this.currentTimer !== void 0) throw D(`Cannot unpause timer: another timer is already running`)
      ;(e.unpause(), (this.currentTimer = e))
    }
    stopTimer(e, t, n = `opcodes`, r, i) {
      if (this.currentTimer === void 0 || this.currentTimer !== e)
        throw D(`Cannot stop timer: another timer is already running`)
      let a = e.time(),
        o = e.tag
      this.currentTimer = void 0
      let s = this[n]
      s[o] === void 0 && (s[o] = { calls: 0, time: 0, gasUsed: 0 })
      let c = s[o]
      ;(c.calls++,
        (c.time += a),
        (c.gasUsed += t),
        n === `opcodes` && ((c.staticGas = r), (c.dynamicGasUsed = (c.dynamicGasUsed ?? 0) + i)))
    }
  },
  vc = {
    1: {
      maxRefundQuotient: 2,
      basefeeGas: 2,
      expGas: 10,
      expByteGas: 10,
      keccak256Gas: 30,
      keccak256WordGas: 6,
      sloadGas: 50,
      sstoreSetGas: 2e4,
      sstoreResetGas: 5e3,
      sstoreRefundGas: 15e3,
      jumpdestGas: 1,
      logGas: 375,
      logDataGas: 8,
      logTopicGas: 375,
      createGas: 32e3,
      callGas: 40,
      callStipendGas: 2300,
      callValueTransferGas: 9e3,
      callNewAccountGas: 25e3,
      selfdestructRefundGas: 24e3,
      memoryGas: 3,
      quadCoefficientDivGas: 512,
      createDataGas: 200,
      copyGas: 3,
      ecRecoverGas: 3e3,
      sha256Gas: 60,
      sha256WordGas: 12,
      ripemd160Gas: 600,
      ripemd160WordGas: 120,
      identityGas: 15,
      identityWordGas: 3,
      stopGas: 0,
      addGas: 3,
      mulGas: 5,
      subGas: 3,
      divGas: 5,
      sdivGas: 5,
      modGas: 5,
      smodGas: 5,
      addmodGas: 8,
      mulmodGas: 8,
      signextendGas: 5,
      ltGas: 3,
      gtGas: 3,
      sltGas: 3,
      sgtGas: 3,
      eqGas: 3,
      iszeroGas: 3,
      andGas: 3,
      orGas: 3,
      xorGas: 3,
      notGas: 3,
      byteGas: 3,
      addressGas: 2,
      balanceGas: 20,
      originGas: 2,
      callerGas: 2,
      callvalueGas: 2,
      calldataloadGas: 3,
      calldatasizeGas: 2,
      calldatacopyGas: 3,
      codesizeGas: 2,
      codecopyGas: 3,
      gaspriceGas: 2,
      extcodesizeGas: 20,
      extcodecopyGas: 20,
      blockhashGas: 20,
      coinbaseGas: 2,
      timestampGas: 2,
      numberGas: 2,
      difficultyGas: 2,
      gaslimitGas: 2,
      slotnumGas: 2,
      popGas: 2,
      mloadGas: 3,
      mstoreGas: 3,
      mstore8Gas: 3,
      sstoreGas: 0,
      jumpGas: 8,
      jumpiGas: 10,
      pcGas: 2,
      msizeGas: 2,
      gasGas: 2,
      pushGas: 3,
      dupGas: 3,
      swapGas: 3,
      callcodeGas: 40,
      returnGas: 0,
      invalidGas: 0,
      selfdestructGas: 0,
      prevrandaoGas: 0,
      stackLimit: 1024,
    },
    606: { delegatecallGas: 40 },
    608: {
      sloadGas: 200,
      callGas: 700,
      extcodesizeGas: 700,
      extcodecopyGas: 700,
      balanceGas: 400,
      delegatecallGas: 700,
      callcodeGas: 700,
      selfdestructGas: 5e3,
    },
    607: { expByteGas: 50, maxCodeSize: 24576 },
    609: {
      modexpGquaddivisorGas: 20,
      bn254AddGas: 500,
      bn254MulGas: 4e4,
      bn254PairingGas: 1e5,
      bn254PairingWordGas: 8e4,
      revertGas: 0,
      staticcallGas: 700,
      returndatasizeGas: 2,
      returndatacopyGas: 3,
    },
    1013: {
      netSstoreNoopGas: 200,
      netSstoreInitGas: 2e4,
      netSstoreCleanGas: 5e3,
      netSstoreDirtyGas: 200,
      netSstoreClearRefundGas: 15e3,
      netSstoreResetRefundGas: 4800,
      netSstoreResetClearRefundGas: 19800,
      shlGas: 3,
      shrGas: 3,
      sarGas: 3,
      extcodehashGas: 400,
      create2Gas: 32e3,
    },
    1716: {
      netSstoreNoopGas: null,
      netSstoreInitGas: null,
      netSstoreCleanGas: null,
      netSstoreDirtyGas: null,
      netSstoreClearRefundGas: null,
      netSstoreResetRefundGas: null,
      netSstoreResetClearRefundGas: null,
    },
    1679: {
      blake2RoundGas: 1,
      bn254AddGas: 150,
      bn254MulGas: 6e3,
      bn254PairingGas: 45e3,
      bn254PairingWordGas: 34e3,
      sstoreSentryEIP2200Gas: 2300,
      sstoreNoopEIP2200Gas: 800,
      sstoreDirtyEIP2200Gas: 800,
      sstoreInitEIP2200Gas: 2e4,
      sstoreInitRefundEIP2200Gas: 19200,
      sstoreCleanEIP2200Gas: 5e3,
      sstoreCleanRefundEIP2200Gas: 4200,
      sstoreClearRefundEIP2200Gas: 15e3,
      balanceGas: 700,
      extcodehashGas: 700,
      chainidGas: 2,
      selfbalanceGas: 5,
      sloadGas: 800,
    },
    8024: { dupnGas: 3, swapnGas: 3, exchangeGas: 3 },
    1153: { tstoreGas: 100, tloadGas: 100 },
    1559: { elasticityMultiplier: 2 },
    2565: { modexpGquaddivisorGas: 3 },
    2537: {
      bls12381G1AddGas: 375,
      bls12381G1MulGas: 12e3,
      bls12381G2AddGas: 600,
      bls12381G2MulGas: 22500,
      bls12381PairingBaseGas: 37700,
      bls12381PairingPerPairGas: 32600,
      bls12381MapG1Gas: 5500,
      bls12381MapG2Gas: 23800,
    },
    2929: {
      coldsloadGas: 2100,
      coldaccountaccessGas: 2600,
      warmstoragereadGas: 100,
      sstoreCleanEIP2200Gas: 2900,
      sstoreNoopEIP2200Gas: 100,
      sstoreDirtyEIP2200Gas: 100,
      sstoreInitRefundEIP2200Gas: 19900,
      sstoreCleanRefundEIP2200Gas: 4900,
      callGas: 0,
      callcodeGas: 0,
      delegatecallGas: 0,
      staticcallGas: 0,
      balanceGas: 0,
      extcodesizeGas: 0,
      extcodecopyGas: 0,
      extcodehashGas: 0,
      sloadGas: 0,
      sstoreGas: 0,
    },
    2935: {
      historyStorageAddress: `0x0000F90827F1C53A10CB7A02335B175320002935`,
      historyServeWindow: 8192,
      systemAddress: qr,
    },
    3198: { basefeeGas: 2 },
    3529: { maxRefundQuotient: 5, selfdestructRefundGas: 0, sstoreClearRefundEIP2200Gas: 4800 },
    3855: { push0Gas: 2 },
    3860: { initCodeWordGas: 2, maxInitCodeSize: 49152 },
    4200: { rjumpGas: 2, rjumpiGas: 4, rjumpvGas: 4 },
    4399: { prevrandaoGas: 2 },
    4750: { callfGas: 5, retfGas: 3 },
    4844: {
      kzgPointEvaluationPrecompileGas: 5e4,
      blobhashGas: 3,
      blobCommitmentVersionKzg: 1,
      fieldElementsPerBlob: 4096,
    },
    5656: { mcopyGas: 3 },
    6206: { jumpfGas: 5 },
    7069: {
      extcallGas: 0,
      extdelegatecallGas: 0,
      extstaticcallGas: 0,
      returndataloadGas: 3,
      minRetainedGas: 5e3,
      minCalleeGas: 2300,
    },
    7480: { dataloadGas: 4, dataloadnGas: 3, datasizeGas: 2, datacopyGas: 3 },
    7516: { blobbasefeeGas: 2 },
    7620: { eofcreateGas: 32e3, returncontractGas: 0 },
    7939: { clzGas: 5 },
    2780: { txValueCost: 6e3, transferLogCost: 1756, txRecipientAccessGas: 3e3 },
    7954: { maxCodeSize: 65536, maxInitCodeSize: 131072 },
    8037: {
      createGas: 11e3,
      create2Gas: 11e3,
      callNewAccountGas: 0,
      createDataGas: 0,
      codeDepositHashWordGas: 6,
      costPerStateByte: 1530,
      stateBytesPerStorageSet: 64,
      stateBytesPerNewAccount: 120,
      stateBytesPerAuthBase: 23,
      systemMaxSstoresPerCall: 16,
    },
    8038: {
      coldsloadGas: 2100,
      coldaccountaccessGas: 3e3,
      storageWriteGas: 1e4,
      refundStorageClearGas: 11616,
      callValueTransferGas: 11300,
      accountWriteGas: 9e3,
      createGas: 12e3,
      create2Gas: 12e3,
    },
  },
  yc = (e, t, n) => (
    e._debug !== void 0 &&
      e._debug(`Run ${n} precompile data=${Pr(e.data)} length=${e.data.length} gasLimit=${e.gasLimit} gasUsed=${t}`),
    e.gasLimit < t ? (e._debug !== void 0 && e._debug(`${n} failed: OOG`), !1) : !0
  ),
  bc = (e, t, n) =>
    e.data.length === t ||
    (e._debug !== void 0 && e._debug(`${n} failed: Invalid input length length=${e.data.length} (expected: ${t})`), !1),
  xc = (e, t, n) =>
    e.data.length % t === 0 ||
    (e._debug !== void 0 &&
      e._debug(`${n} failed: Invalid input length length=${e.data.length} (expected: ${t}*k bytes)`),
    !1),
  Sc = M(j(BigInt(`52435875175126190479447740508185965837690552500527637822603658699938581184513`)), 32)
async function Cc(e) {
  let t = Fm(`0a`)
  if (e.common.customCrypto?.kzg === void 0) throw D(`kzg not initialized`)
  let n = e.common.param(`kzgPointEvaluationPrecompileGas`)
  if (!yc(e, n, t)) return Q(e.gasLimit)
  if (e.data.length !== 192) return $(new z(z.errorMessages.INVALID_INPUT_LENGTH), e.gasLimit)
  let r = Number(e.common.param(`blobCommitmentVersionKzg`)),
    i = e.common.param(`fieldElementsPerBlob`),
    a = k(e.data.subarray(0, 32)),
    o = k(e.data.subarray(32, 64)),
    s = k(e.data.subarray(64, 96)),
    c = k(e.data.subarray(96, 144)),
    l = k(e.data.subarray(144, 192))
  if (oa(c, r) !== a)
    return (
      e._debug !== void 0 && e._debug(`${t} failed: INVALID_COMMITMENT`),
      $(new z(z.errorMessages.INVALID_COMMITMENT), e.gasLimit)
    )
  e._debug !== void 0 && e._debug(`${t}: proof verification with commitment=${c} z=${o} y=${s} kzgProof=${l}`)
  try {
    if (e.common.customCrypto?.kzg?.verifyProof(c, o, s, l) === !1)
      return $(new z(z.errorMessages.INVALID_PROOF), e.gasLimit)
  } catch (n) {
    let r =
      n instanceof Error ? n : typeof n == `object` && n && `message` in n ? Error(String(n.message)) : Error(String(n))
    return r.message.includes(`C_KZG_BADARGS`) === !0
      ? (e._debug !== void 0 && e._debug(`${t} failed: INVALID_INPUTS`),
        $(new z(z.errorMessages.INVALID_INPUTS), e.gasLimit))
      : (e._debug !== void 0 && e._debug(`${t} failed: Unknown error - ${r.message}`),
        $(new z(z.errorMessages.REVERT), e.gasLimit))
  }
  let u = M(j(i), 32)
  return (
    e._debug !== void 0 && e._debug(`${t} return fieldElements=${k(u)} modulus=${k(Sc)}`),
    { executionGasUsed: n, returnValue: zr(u, Sc) }
  )
}
var wc = BigInt(`0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab`),
  Tc = new Uint8Array(128),
  Ec = new Uint8Array(256),
  Dc = new Uint8Array(32),
  Oc = zr(new Uint8Array(31), O(`0x01`)),
  kc = [
    [1, 1e3],
    [2, 949],
    [3, 848],
    [4, 797],
    [5, 764],
    [6, 750],
    [7, 738],
    [8, 728],
    [9, 719],
    [10, 712],
    [11, 705],
    [12, 698],
    [13, 692],
    [14, 687],
    [15, 682],
    [16, 677],
    [17, 673],
    [18, 669],
    [19, 665],
    [20, 661],
    [21, 658],
    [22, 654],
    [23, 651],
    [24, 648],
    [25, 645],
    [26, 642],
    [27, 640],
    [28, 637],
    [29, 635],
    [30, 632],
    [31, 630],
    [32, 627],
    [33, 625],
    [34, 623],
    [35, 621],
    [36, 619],
    [37, 617],
    [38, 615],
    [39, 613],
    [40, 611],
    [41, 609],
    [42, 608],
    [43, 606],
    [44, 604],
    [45, 603],
    [46, 601],
    [47, 599],
    [48, 598],
    [49, 596],
    [50, 595],
    [51, 593],
    [52, 592],
    [53, 591],
    [54, 589],
    [55, 588],
    [56, 586],
    [57, 585],
    [58, 584],
    [59, 582],
    [60, 581],
    [61, 580],
    [62, 579],
    [63, 577],
    [64, 576],
    [65, 575],
    [66, 574],
    [67, 573],
    [68, 572],
    [69, 570],
    [70, 569],
    [71, 568],
    [72, 567],
    [73, 566],
    [74, 565],
    [75, 564],
    [76, 563],
    [77, 562],
    [78, 561],
    [79, 560],
    [80, 559],
    [81, 558],
    [82, 557],
    [83, 556],
    [84, 555],
    [85, 554],
    [86, 553],
    [87, 552],
    [88, 551],
    [89, 550],
    [90, 549],
    [91, 548],
    [92, 547],
    [93, 547],
    [94, 546],
    [95, 545],
    [96, 544],
    [97, 543],
    [98, 542],
    [99, 541],
    [100, 540],
    [101, 540],
    [102, 539],
    [103, 538],
    [104, 537],
    [105, 536],
    [106, 536],
    [107, 535],
    [108, 534],
    [109, 533],
    [110, 532],
    [111, 532],
    [112, 531],
    [113, 530],
    [114, 529],
    [115, 528],
    [116, 528],
    [117, 527],
    [118, 526],
    [119, 525],
    [120, 525],
    [121, 524],
    [122, 523],
    [123, 522],
    [124, 522],
    [125, 521],
    [126, 520],
    [127, 520],
    [128, 519],
  ],
  Ac = [
    [1, 1e3],
    [2, 1e3],
    [3, 923],
    [4, 884],
    [5, 855],
    [6, 832],
    [7, 812],
    [8, 796],
    [9, 782],
    [10, 770],
    [11, 759],
    [12, 749],
    [13, 740],
    [14, 732],
    [15, 724],
    [16, 717],
    [17, 711],
    [18, 704],
    [19, 699],
    [20, 693],
    [21, 688],
    [22, 683],
    [23, 679],
    [24, 674],
    [25, 670],
    [26, 666],
    [27, 663],
    [28, 659],
    [29, 655],
    [30, 652],
    [31, 649],
    [32, 646],
    [33, 643],
    [34, 640],
    [35, 637],
    [36, 634],
    [37, 632],
    [38, 629],
    [39, 627],
    [40, 624],
    [41, 622],
    [42, 620],
    [43, 618],
    [44, 615],
    [45, 613],
    [46, 611],
    [47, 609],
    [48, 607],
    [49, 606],
    [50, 604],
    [51, 602],
    [52, 600],
    [53, 598],
    [54, 597],
    [55, 595],
    [56, 593],
    [57, 592],
    [58, 590],
    [59, 589],
    [60, 587],
    [61, 586],
    [62, 584],
    [63, 583],
    [64, 582],
    [65, 580],
    [66, 579],
    [67, 578],
    [68, 576],
    [69, 575],
    [70, 574],
    [71, 573],
    [72, 571],
    [73, 570],
    [74, 569],
    [75, 568],
    [76, 567],
    [77, 566],
    [78, 565],
    [79, 563],
    [80, 562],
    [81, 561],
    [82, 560],
    [83, 559],
    [84, 558],
    [85, 557],
    [86, 556],
    [87, 555],
    [88, 554],
    [89, 553],
    [90, 552],
    [91, 552],
    [92, 551],
    [93, 550],
    [94, 549],
    [95, 548],
    [96, 547],
    [97, 546],
    [98, 545],
    [99, 545],
    [100, 544],
    [101, 543],
    [102, 542],
    [103, 541],
    [104, 541],
    [105, 540],
    [106, 539],
    [107, 538],
    [108, 537],
    [109, 537],
    [110, 536],
    [111, 535],
    [112, 535],
    [113, 534],
    [114, 533],
    [115, 532],
    [116, 532],
    [117, 531],
    [118, 530],
    [119, 530],
    [120, 529],
    [121, 528],
    [122, 528],
    [123, 527],
    [124, 526],
    [125, 526],
    [126, 525],
    [127, 524],
    [128, 524],
  ]
function jc(e, t, n) {
  return (e & t) ^ (~e & n)
}
function Mc(e, t, n) {
  return (e & t) ^ (e & n) ^ (t & n)
}
var Nc = class {
    blockLen
    outputLen
    canXOF = !1
    padOffset
    isLE
    buffer
    view
    finished = !1
    length = 0
    pos = 0
    destroyed = !1
    constructor(e, t, n, r) {
      ;((this.blockLen = e),
        (this.outputLen = t),
        (this.padOffset = n),
        (this.isLE = r),
        (this.buffer = new Uint8Array(e)),
        (this.view = ro(this.buffer)))
    }
    update(e) {
      ;($a(this), Ya(e))
      let { view: t, buffer: n, blockLen: r } = this,
        i = e.length,
        a = !1
      for (let o = 0; o < i;) {
        let s = Math.min(r - this.pos, i - o)
        if (s === r) {
          let t = ro(e)
          for (; r <= i - o; o += r) this.process(t, o)
          a = !0
        } else
          (n.set(o === 0 && s === i ? e : e.subarray(o, o + s), this.pos),
            (this.pos += s),
            (o += s),
            this.pos === r && (this.process(t, 0), (this.pos = 0), (a = !0)))
      }
      return ((this.length += e.length), a && this.roundClean(), this)
    }
    digestInto(e) {
      ;($a(this), eo(e, this), (this.finished = !0))
      let { buffer: t, view: n, blockLen: r, isLE: i } = this,
        { pos: a } = this
      ;((t[a++] = 128),
        t.fill(0, a),
        this.padOffset > r - a && (this.process(n, 0), t.fill(0)),
        Wa(n, r - 8, this.length * 8, i),
        this.process(n, 0),
        this.roundClean())
      let o = e === t ? n : ro(e),
        s = this.outputLen,
        c = s / 4,
        l = this.get()
      if (s % 4 || c > l.length) throw Error(`invalid outputLen`)
      for (let e = 0; e < c; e++) o.setUint32(4 * e, l[e], i)
    }
    digest() {
      let { buffer: e, outputLen: t } = this
      this.digestInto(e)
      let n = e.slice(0, t)
      return (this.destroy(), n)
    }
    _cloneIntoMeta(e) {
      let { buffer: t, length: n, finished: r, destroyed: i, pos: a } = this
      return ((e.destroyed = i), (e.finished = r), (e.length = n), (e.pos = a), a && e.buffer.set(t), e)
    }
    clone() {
      return this._cloneInto()
    }
  },
  Pc = Uint32Array.from([
    1779033703, 3144134277, 1013904242, 2773480762, 1359893119, 2600822924, 528734635, 1541459225,
  ]),
  Fc = Uint32Array.from([
    1116352408, 1899447441, 3049323471, 3921009573, 961987163, 1508970993, 2453635748, 2870763221, 3624381080,
    310598401, 607225278, 1426881987, 1925078388, 2162078206, 2614888103, 3248222580, 3835390401, 4022224774, 264347078,
    604807628, 770255983, 1249150122, 1555081692, 1996064986, 2554220882, 2821834349, 2952996808, 3210313671,
    3336571891, 3584528711, 113926993, 338241895, 666307205, 773529912, 1294757372, 1396182291, 1695183700, 1986661051,
    2177026350, 2456956037, 2730485921, 2820302411, 3259730800, 3345764771, 3516065817, 3600352804, 4094571909,
    275423344, 430227734, 506948616, 659060556, 883997877, 958139571, 1322822218, 1537002063, 1747873779, 1955562222,
    2024104815, 2227730452, 2361852424, 2428436474, 2756734187, 3204031479, 3329325298,
  ]),
  Ic = new Uint32Array(64),
  Lc = class extends Nc {
    A = 0
    B = 0
    C = 0
    D = 0
    E = 0
    F = 0
    G = 0
    H = 0
    constructor(e, t) {
      ;(super(64, e, 8, !1),
        (this.A = t[0] | 0),
        (this.B = t[1] | 0),
        (this.C = t[2] | 0),
        (this.D = t[3] | 0),
        (this.E = t[4] | 0),
        (this.F = t[5] | 0),
        (this.G = t[6] | 0),
        (this.H = t[7] | 0))
    }
    get() {
      let { A: e, B: t, C: n, D: r, E: i, F: a, G: o, H: s } = this
      return [e, t, n, r, i, a, o, s]
    }
    set(e, t, n, r, i, a, o, s) {
      ;((this.A = e | 0),
        (this.B = t | 0),
        (this.C = n | 0),
        (this.D = r | 0),
        (this.E = i | 0),
        (this.F = a | 0),
        (this.G = o | 0),
        (this.H = s | 0))
    }
    _cloneInto(e) {
      return ((e ||= new this.constructor()).set(...this.get()), this._cloneIntoMeta(e))
    }
    process(e, t) {
      for (let n = 0; n < 16; n++, t += 4) Ic[n] = e.getUint32(t, !1)
      for (let e = 16; e < 64; e++) {
        let t = Ic[e - 15],
          n = Ic[e - 2],
          r = io(t, 7) ^ io(t, 18) ^ (t >>> 3),
          i = io(n, 17) ^ io(n, 19) ^ (n >>> 10)
        Ic[e] = (i + Ic[e - 7] + r + Ic[e - 16]) | 0
      }
      let { A: n, B: r, C: i, D: a, E: o, F: s, G: c, H: l } = this
      for (let e = 0; e < 64; e++) {
        let t = io(o, 6) ^ io(o, 11) ^ io(o, 25),
          u = (l + t + jc(o, s, c) + Fc[e] + Ic[e]) | 0,
          d = ((io(n, 2) ^ io(n, 13) ^ io(n, 22)) + Mc(n, r, i)) | 0
        ;((l = c), (c = s), (s = o), (o = (a + u) | 0), (a = i), (i = r), (r = n), (n = (u + d) | 0))
      }
      ;((n = (n + this.A) | 0),
        (r = (r + this.B) | 0),
        (i = (i + this.C) | 0),
        (a = (a + this.D) | 0),
        (o = (o + this.E) | 0),
        (s = (s + this.F) | 0),
        (c = (c + this.G) | 0),
        (l = (l + this.H) | 0),
        this.set(n, r, i, a, o, s, c, l))
    }
    roundClean() {
      no(Ic)
    }
    destroy() {
      ;((this.destroyed = !0), this.set(0, 0, 0, 0, 0, 0, 0, 0), no(this.buffer))
    }
  },
  Rc = class extends Lc {
    constructor() {
      super(32, Pc)
    }
  },
  zc = vo(() => new Rc(), bo(1))
function Bc(e, t, n = () => {}) {
  if (!Array.isArray(e)) throw TypeError(`"${t}" expected array, got type=${typeof e}`)
  for (let r = 0; r < e.length; r++) n(e[r], `${t}[${r}]`)
  return e
}
var G = (e, t, n) => Ya(e, t, n),
  Vc = qa
function Hc(e, t = ``) {
  if (typeof e != `string`) {
    let n = t && `"${t}" `
    throw TypeError(n + `expected string, got type=` + typeof e)
  }
  return e
}
function Uc(e, t = `object`) {
  if (typeof e != `object` || !e || Array.isArray(e))
    throw TypeError(t === `object` ? `expected valid options object` : `"${t}" expected object, got type=${typeof e}`)
  return e
}
function Wc(e, t) {
  if (typeof e != `function`) throw TypeError(`"${t}" is invalid: expected function, got ${typeof e}`)
  return e
}
var Gc = po,
  Kc = (...e) => go(...e),
  qc = (e) => ho(e),
  Jc = Ga,
  Yc = (e) => yo(e),
  Xc = BigInt(0),
  Zc = BigInt(1),
  Qc = (e) => (e ? `"${e}" ` : ``)
function $c(e, t = ``) {
  if (typeof e != `boolean`) throw TypeError(Qc(t) + `expected boolean, got type=` + typeof e)
  return e
}
function el(e) {
  if (typeof e == `bigint`) {
    if (!ul(e)) throw RangeError(`positive bigint expected, got ` + e)
  } else Vc(e)
  return e
}
function tl(e, t = ``) {
  if (typeof e != `number`) {
    let n = t && `"${t}" `
    throw TypeError(n + `expected number, got type=` + typeof e)
  }
  if (!Number.isSafeInteger(e)) {
    let n = t && `"${t}" `
    throw RangeError(n + `expected safe integer, got ` + e)
  }
}
function nl(e) {
  let t = el(e).toString(16)
  return t.length & 1 ? `0` + t : t
}
function rl(e) {
  if (typeof e != `string`) throw TypeError(`hex string expected, got ` + typeof e)
  return e === `` ? Xc : BigInt(`0x` + e)
}
function il(e) {
  return rl(po(e))
}
function al(e) {
  return rl(po(cl(Ya(e)).reverse()))
}
function ol(e, t) {
  if ((qa(t), t === 0)) throw Error(`zero output length is invalid`)
  e = el(e)
  let n = t * 2,
    r = e.toString(16)
  if (r.length > n) throw RangeError(`number is too large`)
  return ho(r.padStart(n, `0`))
}
function sl(e, t) {
  return ol(e, t).reverse()
}
function cl(e) {
  return Uint8Array.from(G(e))
}
function ll(e) {
  if (typeof e != `string`) throw TypeError(`ascii string expected, got ` + typeof e)
  return Uint8Array.from(e, (t, n) => {
    let r = t.charCodeAt(0)
    if (t.length !== 1 || r > 127)
      throw RangeError(`string contains non-ASCII character "${e[n]}" with code ${r} at position ${n}`)
    return r
  })
}
function ul(e) {
  return typeof e == `bigint` && Xc <= e
}
function dl(e, t, n) {
  return ul(e) && ul(t) && ul(n) && t <= e && e < n
}
function fl(e, t, n, r) {
  if (!dl(t, n, r)) throw RangeError(`expected valid ` + e + `: ` + n + ` <= n < ` + r + `, got ` + t)
}
function pl(e) {
  if (e < Xc) throw Error(`expected non-negative bigint, got ` + e)
  return e === Xc ? 0 : e.toString(2).length
}
function ml(e, t) {
  if (typeof e != `bigint`) throw TypeError(`"n" expected bigint, got type=` + typeof e)
  return (tl(t, `pos`), (e >> BigInt(t)) & Zc)
}
var hl = (e) => (tl(e, `n`), (Zc << BigInt(e)) - Zc)
function gl(e, t, n) {
  if ((qa(e, `hashLen`), qa(t, `qByteLen`), typeof n != `function`)) throw TypeError(`hmacFn must be a function`)
  let r = (e) => new Uint8Array(e),
    i = Uint8Array.of(),
    a = Uint8Array.of(0),
    o = Uint8Array.of(1),
    s = r(e),
    c = r(e),
    l = 0,
    u = () => {
      ;(s.fill(1), c.fill(0), (l = 0))
    },
    d = (...e) => n(c, Kc(s, ...e)),
    f = (e = i) => {
      ;((c = d(a, e)), (s = d()), e.length !== 0 && ((c = d(o, e)), (s = d())))
    },
    p = () => {
      if (l++ >= 1e3) throw Error(`drbg: tried max amount of iterations`)
      let e = 0,
        n = []
      for (; e < t;) {
        s = d()
        let t = s.slice()
        ;(n.push(t), (e += s.length))
      }
      return Kc(...n)
    }
  return (e, t) => {
    ;(u(), f(e))
    let n
    for (; (n = t(p())) === void 0;) f()
    return (u(), n)
  }
}
function _l(e, t = {}, n = {}, r = `object`) {
  ;(Uc(e, r), Uc(t, `fields`), Uc(n, `optFields`))
  function i(t, n, i) {
    let a = r === `object` ? `param "${String(t)}"` : `"${r}.${String(t)}"`,
      o = e[t]
    if (!Object.hasOwn(e, t) && (i ? o !== void 0 : n !== `function`))
      throw TypeError(`${a} is invalid: expected own property`)
    if (i && o === void 0) return
    let s = typeof o
    if (s !== n || o === null) throw TypeError(`${a} is invalid: expected ${n}, got ${s}`)
  }
  let a = (e, t) => Object.entries(e).forEach(([e, n]) => i(e, n, t))
  ;(a(t, !1), a(n, !0))
}
var vl = () => {
    throw Error(`not implemented`)
  },
  yl = BigInt(0),
  K = BigInt(1),
  bl = BigInt(2),
  xl = BigInt(3),
  Sl = BigInt(4),
  Cl = BigInt(5),
  wl = BigInt(7),
  Tl = BigInt(8),
  El = BigInt(9),
  Dl = BigInt(15),
  Ol = BigInt(16),
  kl = BigInt(`0x10000000000000000`)
function Al(e, t) {
  if (t <= yl) throw Error(`mod: expected positive modulus, got ` + t)
  let n = e % t
  return n >= yl ? n : t + n
}
function jl(e, t, n) {
  if (n <= K) throw Error(`pow: expected modulus > 1, got ` + n)
  if (typeof t != `bigint`) throw TypeError(`invalid exponent: expected bigint, got ` + typeof t)
  if (t < yl) throw Error(`invalid exponent, negatives unsupported`)
  if (t === yl) return K
  if (t === K) return e
  let r = e % n
  if ((r < yl && (r += n), t < kl)) {
    let e = K
    for (; t > yl;) (t & K && (e = (e * r) % n), (r = (r * r) % n), (t >>= K))
    return e
  }
  let i = []
  for (; t > yl;) (i.push(Number(t & Dl)), (t >>= Sl))
  let a = Array(16)
  ;((a[0] = K), (a[1] = r))
  for (let e = 2; e < 16; e++) a[e] = (a[e - 1] * r) % n
  let o = a[i[i.length - 1]]
  for (let e = i.length - 2; e >= 0; e--) {
    ;((o = (o * o) % n), (o = (o * o) % n), (o = (o * o) % n), (o = (o * o) % n))
    let t = i[e]
    t !== 0 && (o = (o * a[t]) % n)
  }
  return o
}
function Ml(e, t) {
  if (e === yl) throw Error(`invert: expected non-zero number`)
  if (t <= K) throw Error(`invert: expected modulus > 1, got ` + t)
  let n = Al(e, t),
    r = t,
    i = yl,
    a = K
  for (; n !== yl;) {
    let e = r / n,
      t = r - n * e,
      o = i - a * e
    ;((r = n), (n = t), (i = a), (a = o))
  }
  if (r !== K) throw Error(`invert: does not exist`)
  return Al(i, t)
}
function Nl(e, t) {
  if (t <= K) throw Error(`invertCt: expected prime modulus > 1, got ` + t)
  let n = Al(e, t)
  if (n === yl) throw Error(`invertCt: expected non-zero number`)
  let r = jl(n, t - bl, t)
  if (Al(n * r, t) !== K) throw Error(`invertCt: does not exist`)
  return r
}
function Pl(e, t, n) {
  let r = e
  if (!r.eql(r.sqr(t), n)) throw Error(`Cannot find square root`)
}
function Fl(e, t) {
  if ((e & K) === yl) throw Error(t + `: expected odd modulus, got ` + e)
}
function Il(e, t) {
  let n = e,
    r = (n.ORDER + K) / Sl,
    i = n.pow(t, r)
  return (Pl(n, i, t), i)
}
function Ll(e, t) {
  let n = e,
    r = (n.ORDER - Cl) / Tl,
    i = n.mul(t, bl),
    a = n.pow(i, r),
    o = n.mul(t, a),
    s = n.mul(n.mul(o, bl), a),
    c = n.mul(o, n.sub(s, n.ONE))
  return (Pl(n, c, t), c)
}
function Rl(e) {
  let t = Xl(e),
    n = zl(e),
    r = n(t, t.neg(t.ONE)),
    i = n(t, r),
    a = n(t, t.neg(r)),
    o = (e + wl) / Ol
  return (e, t) => {
    let n = e,
      s = n.pow(t, o),
      c = n.mul(s, r),
      l = n.mul(s, i),
      u = n.mul(s, a),
      d = n.eql(n.sqr(c), t),
      f = n.eql(n.sqr(l), t)
    ;((s = n.cmov(s, c, d)), (c = n.cmov(u, l, f)))
    let p = n.eql(n.sqr(c), t),
      m = n.cmov(s, c, p)
    return (Pl(n, m, t), m)
  }
}
function zl(e) {
  if (e < xl) throw Error(`sqrt is not defined for small field`)
  Fl(e, `tonelliShanks`)
  let t = e - K,
    n = 0
  for (; t % bl === yl;) ((t /= bl), n++)
  let r = bl,
    i = Xl(e)
  for (; Gl(i, r) === 1;) if (r++ > 1e3) throw Error(`Cannot find square root: probably non-prime P`)
  if (n === 1) return Il
  let a = i.pow(r, t),
    o = (t + K) / bl
  return function (e, r) {
    let i = e
    if (i.is0(r)) return r
    if (Gl(i, r) !== 1) throw Error(`Cannot find square root`)
    let s = n,
      c = i.mul(i.ONE, a),
      l = i.pow(r, t),
      u = i.pow(r, o)
    for (; !i.eql(l, i.ONE);) {
      if (i.is0(l)) throw Error(`Cannot find square root: probably non-prime P`)
      let e = 1,
        t = i.sqr(l)
      for (; !i.eql(t, i.ONE);) if ((e++, (t = i.sqr(t)), e === s)) throw Error(`Cannot find square root`)
      let n = K << BigInt(s - e - 1),
        r = i.pow(c, n)
      ;((s = e), (c = i.sqr(r)), (l = i.mul(l, c)), (u = i.mul(u, r)))
    }
    return u
  }
}
function Bl(e) {
  return (Fl(e, `Fp.sqrt`), e % Sl === xl ? Il : e % Tl === Cl ? Ll : e % Ol === El ? Rl(e) : zl(e))
}
var Vl = [
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
function Hl(e) {
  if ((Uc(e, `field`), typeof e.ORDER != `bigint`))
    throw TypeError(`param "ORDER" is invalid: expected bigint, got ` + typeof e.ORDER)
  ;(tl(e.BYTES, `BYTES`), tl(e.BITS, `BITS`))
  for (let t of Vl) Wc(e[t], `field.` + t)
  if (e.BYTES < 1 || e.BITS < 1) throw Error(`invalid field: expected BYTES/BITS > 0`)
  if (e.ORDER <= K) throw Error(`invalid field: expected ORDER > 1, got ` + e.ORDER)
  return e
}
function Ul(e, t, n) {
  Hl(e)
  let r = e
  if (typeof n != `bigint`) throw TypeError(`invalid exponent: expected bigint, got ` + typeof n)
  if (n < yl) throw Error(`invalid exponent, negatives unsupported`)
  if (n === yl) return r.ONE
  if (n === K) return t
  if (n < kl) {
    let e = r.ONE,
      i = t
    for (; n > yl;) (n & K && (e = r.mul(e, i)), (i = r.sqr(i)), (n >>= K))
    return e
  }
  let i = []
  for (; n > yl;) (i.push(Number(n & Dl)), (n >>= Sl))
  let a = Array(16)
  ;((a[0] = r.ONE), (a[1] = t))
  for (let e = 2; e < 16; e++) a[e] = r.mul(a[e - 1], t)
  let o = a[i[i.length - 1]]
  for (let e = i.length - 2; e >= 0; e--) {
    o = r.sqr(r.sqr(r.sqr(r.sqr(o))))
    let t = i[e]
    t !== 0 && (o = r.mul(o, a[t]))
  }
  return o
}
function Wl(e, t, n = !1) {
  ;(Hl(e), Bc(t, `nums`), $c(n, `passZero`))
  let r = e,
    i = Array(t.length).fill(n ? r.ZERO : void 0),
    a = t.reduce((e, t, n) => (r.is0(t) ? e : ((i[n] = e), r.mul(e, t))), r.ONE),
    o = r.inv(a)
  return (t.reduceRight((e, t, n) => (r.is0(t) ? e : ((i[n] = r.mul(e, i[n])), r.mul(e, t))), o), i)
}
function Gl(e, t) {
  Hl(e)
  let n = e
  Fl(n.ORDER, `FpLegendre`)
  let r = (n.ORDER - K) / bl,
    i = n.pow(t, r),
    a = n.eql(i, n.ONE),
    o = n.eql(i, n.ZERO),
    s = n.eql(i, n.neg(n.ONE))
  if (!a && !o && !s) throw Error(`invalid Legendre symbol result`)
  return a ? 1 : o ? 0 : -1
}
function Kl(e, t) {
  return Gl(e, t) !== -1
}
function ql(e, t) {
  if ((t !== void 0 && Vc(t), e <= yl)) throw Error(`invalid n length: expected positive n, got ` + e)
  if (t !== void 0 && t < 1) throw Error(`invalid n length: expected positive bit length, got ` + t)
  let n = pl(e)
  if (t !== void 0 && t < n) throw Error(`invalid n length: expected nBitLength (${t}) >= bitLen(n) (${n})`)
  let r = t === void 0 ? n : t
  return { nBitLength: r, nByteLength: Math.ceil(r / 8) }
}
var Jl = new WeakMap(),
  Yl = class {
    ORDER
    BITS
    BYTES
    isLE
    ZERO = yl
    ONE = K
    _lengths
    _mod
    constructor(e, t = {}) {
      if (e <= K) throw Error(`invalid field: expected ORDER > 1, got ` + e)
      let n
      ;((this.isLE = !1),
        typeof t == `object` &&
          t &&
          (typeof t.BITS == `number` && (n = t.BITS),
          typeof t.sqrt == `function` && Object.defineProperty(this, 'sqrt', { value: t.sqrt, enumerable: !0 }),
          typeof t.isLE == `boolean` && (this.isLE = t.isLE),
          t.allowedLengths && (this._lengths = Object.freeze(t.allowedLengths.slice())),
          typeof t.modFromBytes == `boolean` && (this._mod = t.modFromBytes)))
      let { nBitLength: r, nByteLength: i } = ql(e, n)
      if (i > 2048) throw Error(`invalid field: expected ORDER of <= 2048 bytes`)
      ;((this.ORDER = e), (this.BITS = r), (this.BYTES = i), Object.freeze(this))
    }
    create(e) {
      return Al(e, this.ORDER)
    }
    isValid(e) {
      if (typeof e != `bigint`) throw TypeError(`invalid field element: expected bigint, got ` + typeof e)
      return yl <= e && e < this.ORDER
    }
    is0(e) {
      return e === yl
    }
    isValidNot0(e) {
      return !this.is0(e) && this.isValid(e)
    }
    isOdd(e) {
      return (e & K) === K
    }
    neg(e) {
      return Al(-e, this.ORDER)
    }
    eql(e, t) {
      return e === t
    }
    sqr(e) {
      return Al(e * e, this.ORDER)
    }
    add(e, t) {
      return Al(e + t, this.ORDER)
    }
    sub(e, t) {
      return Al(e - t, this.ORDER)
    }
    mul(e, t) {
      return Al(e * t, this.ORDER)
    }
    pow(e, t) {
      return jl(e, t, this.ORDER)
    }
    div(e, t) {
      return Al(e * Ml(t, this.ORDER), this.ORDER)
    }
    sqrN(e) {
      return e * e
    }
    addN(e, t) {
      return e + t
    }
    subN(e, t) {
      return e - t
    }
    mulN(e, t) {
      return e * t
    }
    inv(e) {
      return Ml(e, this.ORDER)
    }
    sqrt(e) {
      let t = Jl.get(this)
      return (t || Jl.set(this, (t = Bl(this.ORDER))), t(this, e))
    }
    toBytes(e) {
      return this.isLE ? sl(e, this.BYTES) : ol(e, this.BYTES)
    }
    fromBytes(e, t = !1) {
      G(e)
      let { _lengths: n, BYTES: r, isLE: i, ORDER: a, _mod: o } = this
      if (n) {
        if (e.length < 1 || !n.includes(e.length) || e.length > r)
          throw Error(`Field.fromBytes: expected ` + n + ` bytes, got ` + e.length)
        let t = new Uint8Array(r)
        ;(t.set(e, i ? 0 : t.length - e.length), (e = t))
      }
      if (e.length !== r) throw Error(`Field.fromBytes: expected ` + r + ` bytes, got ` + e.length)
      let s = i ? al(e) : il(e)
      if ((o && (s = Al(s, a)), !t && !this.isValid(s))) throw Error(`invalid field element: outside of range 0..ORDER`)
      return s
    }
    invertBatch(e) {
      return Wl(this, e, !0)
    }
    cmov(e, t, n) {
      return ($c(n, `condition`), n ? t : e)
    }
  }
function Xl(e, t = {}) {
  return (Object.freeze(Yl.prototype), new Yl(e, t))
}
function Zl(e) {
  if (typeof e != `bigint`) throw Error(`field order must be bigint`)
  if (e <= K) throw Error(`field order must be greater than 1`)
  let t = pl(e - K)
  return Math.ceil(t / 8)
}
function Ql(e) {
  let t = Zl(e)
  return t + Math.ceil(t / 2)
}
function $l(e, t, n = !1) {
  G(e)
  let r = e.length,
    i = Zl(t),
    a = Math.max(Ql(t), 16)
  if (r < a || r > 1024) throw Error(`expected ` + a + `-1024 bytes of input, got ` + r)
  let o = Al(n ? al(e) : il(e), t - K) + K
  return n ? sl(o, i) : ol(o, i)
}
var eu = BigInt(0),
  tu = BigInt(1),
  nu = BigInt(4),
  ru = 16,
  iu = 128,
  au = 5,
  ou = 2 ** 31
function su(e) {
  let t = e
  if (typeof t != `function`) throw TypeError(`"Point" expected constructor, got type=` + typeof e)
  ;(Wc(t.fromAffine, `Point.fromAffine`),
    Wc(t.fromBytes, `Point.fromBytes`),
    Wc(t.fromHex, `Point.fromHex`),
    Uc(t.BASE, `Point.BASE`),
    Uc(t.ZERO, `Point.ZERO`),
    Hl(t.Fp),
    Hl(t.Fn))
}
function cu(e, t) {
  ;(su(e), fu(t, e))
  let n = Wl(
    e.Fp,
    t.map((e) => e.Z),
  )
  return t.map((t, r) => e.fromAffine(t.toAffine(n[r])))
}
function lu(e, t, n = 1) {
  if (!Number.isSafeInteger(e) || e < n || e > t)
    throw Error(`invalid window size, expected [` + n + `..` + t + `], got W=` + e)
}
function uu(e, t) {
  let n = e * (4 * t + 128)
  if (n > ou)
    throw Error(
      `invalid window size: table would need ~` + Math.ceil(n / 2 ** 20) + ` MiB, max ` + ou / 2 ** 20 + ` MiB`,
    )
}
function du(e, t) {
  if (e !== void 0) {
    Wc(e, `randomBytes`)
    try {
      let n = e(t)
      if (!Jc(n) || n.length !== t) return
    } catch {
      return
    }
    return e
  }
}
function fu(e, t) {
  ;(Bc(e, `points`),
    e.forEach((e, n) => {
      if (!(e instanceof t)) throw Error(`invalid point at index ` + n)
    }))
}
function pu(e, t, n) {
  if (!Array.isArray(e)) throw Error(`array of scalars expected`)
  e.forEach((e, r) => {
    if (!(n === void 0 ? t.isValid(e) : ul(e) && e < n)) throw Error(`invalid scalar at index ` + r)
  })
}
var mu = new WeakMap()
function hu(e) {
  return mu.get(e) || 1
}
function gu(e, t) {
  let n = e.double(),
    r = [e]
  for (let e = 1; e < t; e++) r.push(r[e - 1].add(n))
  return r
}
function _u(e, t) {
  let n = 2 ** t,
    r = n / 2,
    i = BigInt(n - 1),
    a = []
  for (; e > eu;) {
    let t = 0
    ;(e & tu && ((t = Number(e & i)), t >= r && (t -= n), (e -= BigInt(t))), a.push(t), (e >>= tu))
  }
  return a
}
function vu(e, t, n) {
  let r = 2 ** t,
    i = r / 2,
    a = BigInt(r - 1),
    o = BigInt(t),
    s = []
  for (let t = 0; t < n; t++) {
    let t = Number(e & a)
    ;((e >>= o), t > i && ((t -= r), (e += tu)), s.push(t))
  }
  if (e !== eu) throw Error(`invalid wnaf`)
  return s
}
function yu(e, t, n) {
  let r = 0
  for (let e of n) r = Math.max(r, e.length)
  let i = e
  for (let e = r - 1; e >= 0; e--) {
    e !== r - 1 && (i = i.double())
    for (let r = 0; r < n.length; r++) {
      let a = n[r][e]
      if (a) {
        let e = t[r][(Math.abs(a) - 1) >> 1]
        i = i.add(a < 0 ? e.negate() : e)
      }
    }
  }
  return i
}
var bu = class {
  Point
  BASE
  ZERO
  randomBytes
  wnafPrecomputes = new WeakMap()
  baseCanBeBlinded
  bits
  constructor(e, t) {
    ;(su(e),
      (this.randomBytes = du(t, ru)),
      (this.Point = e),
      (this.BASE = e.BASE),
      (this.ZERO = e.ZERO),
      (this.bits = e.Fn.BITS))
  }
  buildWnafTable(e, t, n) {
    let r = Math.ceil(n / t) + 1,
      i = 2 ** (t - 1),
      a = [],
      o = e
    for (let e = 0; e < r; e++) {
      let e = o
      for (let t = 0; t < i; t++) (a.push(e), (e = e.add(o)))
      o = a[a.length - 1].double()
    }
    return { W: t, bits: n, windows: r, comp: a }
  }
  wnafCachedCT(e, t) {
    let { W: n, windows: r, comp: i } = e,
      a = 2 ** (n - 1),
      o = vu(t, n, r),
      s = this.ZERO,
      c = this.BASE
    for (let e = 0; e < r; e++) {
      let t = o[e],
        n = e * a,
        r = Math.abs(t) - 1,
        l = i[n]
      for (let e = 1; e < a; e++) l = e === r ? i[n + e] : l
      let u = l.negate()
      t === 0 ? (c = c.add(i[n])) : (s = s.add(t < 0 ? u : l))
    }
    return { p: s, f: c }
  }
  getWnafPrecomputes(e, t, n, r) {
    let i = this.wnafPrecomputes.get(t),
      a = i?.find((t) => t.W === e && t.bits === n)
    return (
      a ||
        ((a = this.buildWnafTable(t, e, n)),
        typeof r == `function` && (a = { ...a, comp: r(a.comp) }),
        i || ((i = []), this.wnafPrecomputes.set(t, i)),
        i.push(a)),
      a
    )
  }
  assertPoint(e) {
    if (!(e instanceof this.Point)) throw TypeError(`"point" expected Point instance, got type=` + typeof e)
  }
  validateMulInput(e, t) {
    if ((this.assertPoint(e), !dl(t, tu, this.Point.Fn.ORDER))) throw Error(`invalid scalar`)
  }
  runCT(e, t, n, r) {
    let i = hu(e)
    return i === 1 ? this.fixedWindowCT(e, t, n) : this.wnafCachedCT(this.getWnafPrecomputes(i, e, n, r), t)
  }
  mulCT(e, t, n) {
    return (this.validateMulInput(e, t), this.runCT(e, t, this.bits, n))
  }
  mulCTBlinded(e, t, n) {
    if ((this.validateMulInput(e, t), this.randomBytes === void 0))
      throw Error(`randomBytes is required for scalar blinding`)
    let r = this.Point.Fn.BITS + iu,
      i = this.randomBytes(ru)
    if (!Jc(i) || i.length !== ru) throw Error(`randomBytes returned invalid byte array`)
    i[0] = (i[0] & 63) | 128
    let a = t + il(i) * this.Point.Fn.ORDER
    return this.runCT(e, a, r, n)
  }
  fixedWindowCT(e, t, n) {
    let r = au,
      i = hl(r),
      a = Array(32)
    a[0] = this.ZERO
    for (let t = 1; t < 32; t++) a[t] = a[t - 1].add(e)
    let o = Math.ceil(n / r),
      s = this.ZERO
    for (let e = o - 1; e >= 0; e--) {
      if (e !== o - 1) for (let e = 0; e < r; e++) s = s.double()
      let n = Number((t >> BigInt(e * r)) & i),
        c = a[0]
      for (let e = 1; e < 32; e++) c = e === n ? a[e] : c
      s = s.add(c)
    }
    return { p: s, f: s }
  }
  shouldBlind(e, t) {
    return this.randomBytes === void 0
      ? !1
      : t === tu ||
          (e === this.BASE &&
            (this.baseCanBeBlinded === void 0 &&
              (this.baseCanBeBlinded = this.mulUnsafe(this.BASE, this.Point.Fn.ORDER).is0()),
            this.baseCanBeBlinded))
  }
  mulSecret(e, t, n, r) {
    return this.shouldBlind(e, n) ? this.mulCTBlinded(e, t, r) : this.mulCT(e, t, r)
  }
  mulUnsafe(e, t, n) {
    if ((this.assertPoint(e), !ul(t))) throw Error(`invalid scalar`)
    let r = hu(e)
    if (r === 1 || t >= this.Point.Fn.ORDER) return xu(this.Point, [e], [t], !0)
    let i = this.getWnafPrecomputes(r, e, this.bits, n)
    return this.wnafCachedCT(i, t).p
  }
  setWindowSize(e, t) {
    ;(this.assertPoint(e),
      lu(t, this.bits),
      uu((Math.ceil((this.bits + iu) / t) + 1) * 2 ** (t - 1), this.Point.Fp.BYTES),
      mu.set(e, t),
      this.wnafPrecomputes.delete(e))
  }
  hasWindowSize(e) {
    return hu(e) !== 1
  }
}
function xu(e, t, n, r = !1) {
  if ((su(e), fu(t, e), $c(r, `allowOversized`), pu(n, e.Fn, r ? e.Fn.ORDER ** nu : void 0), t.length !== n.length))
    throw Error(`arrays of points and scalars must have equal length`)
  let i = t.map((e) => gu(e, 4)),
    a = n.map((e) => _u(e, 4))
  return yu(e.ZERO, i, a)
}
function Su(e, t, n) {
  if (t) {
    if (t.ORDER !== e) throw Error(`Field.ORDER must match order: Fp == p, Fn == n`)
    return (Hl(t), t)
  }
  return Xl(e, { isLE: n })
}
function Cu(e, t, n = {}, r) {
  if (e !== `weierstrass` && e !== `edwards`) throw Error(`expected curve type "weierstrass" or "edwards"`)
  if ((r === void 0 && (r = e === `edwards`), !t || typeof t != `object`))
    throw Error(`expected valid ${e} CURVE object`)
  _l(n)
  for (let e of [`p`, `n`, `h`]) {
    let n = t[e]
    if (!(ul(n) && n !== eu)) throw Error(`CURVE.${e} must be positive bigint`)
  }
  let i = Su(t.p, n.Fp, r),
    a = Su(t.n, n.Fn, r),
    o = [`Gx`, `Gy`, `a`, e === `weierstrass` ? `b` : `d`]
  for (let e of o) if (!i.isValid(t[e])) throw Error(`CURVE.${e} must be valid field element of CURVE.Fp`)
  return ((t = Object.freeze(Object.assign({}, t))), { CURVE: t, Fp: i, Fn: a })
}
function wu(e, t) {
  return function (n) {
    let r = e(n)
    return { secretKey: r, publicKey: t(r) }
  }
}
var Tu = BigInt(0),
  Eu = BigInt(1),
  Du = BigInt(2),
  Ou = BigInt(3),
  ku = BigInt(4),
  Au = il
function ju(e, t) {
  if ((tl(e), tl(t), t < 0 || t > 4)) throw Error(`invalid I2OSP length: ` + t)
  if (e < 0 || e > 2 ** (8 * t) - 1) throw Error(`invalid I2OSP input: ` + e)
  let n = Array.from({ length: t }).fill(0)
  for (let r = t - 1; r >= 0; r--) ((n[r] = e & 255), (e >>>= 8))
  return new Uint8Array(n)
}
function Mu(e, t) {
  let n = new Uint8Array(e.length)
  for (let r = 0; r < e.length; r++) n[r] = e[r] ^ t[r]
  return n
}
function Nu(e) {
  if (!Jc(e) && typeof e != `string`) throw Error(`DST must be Uint8Array or ascii string`)
  let t = typeof e == `string` ? ll(e) : e
  if (t.length === 0) throw Error(`DST must be non-empty`)
  return t
}
function Pu(e, t, n, r) {
  if ((G(e), tl(n), typeof r != `function`)) throw Error(`expand_message_xmd: expected hash function`)
  ;(tl(r.outputLen, `hash.outputLen`),
    tl(r.blockLen, `hash.blockLen`),
    (t = Nu(t)),
    t.length > 255 && (t = r(Kc(ll(`H2C-OVERSIZE-DST-`), t))))
  let { outputLen: i, blockLen: a } = r,
    o = Math.ceil(n / i)
  if (n > 65535 || o > 255) throw Error(`expand_message_xmd: invalid lenInBytes`)
  let s = Kc(t, ju(t.length, 1)),
    c = new Uint8Array(a),
    l = ju(n, 2),
    u = Array(o),
    d = r(Kc(c, e, l, ju(0, 1), s))
  u[0] = r(Kc(d, ju(1, 1), s))
  for (let e = 1; e < o; e++) {
    let t = [Mu(d, u[e - 1]), ju(e + 1, 1), s]
    u[e] = r(Kc(...t))
  }
  return Kc(...u).slice(0, n)
}
function Fu(e, t, n, r, i) {
  if ((G(e), tl(n), tl(r, `k`), r < 0)) throw Error(`expand_message_xof: invalid k`)
  if (typeof i != `function`) throw Error(`expand_message_xof: expected XOF function`)
  if (typeof i.create != `function`) throw Error(`expand_message_xof: expected XOF create`)
  if (((t = Nu(t)), n < 0 || n > 65535)) throw Error(`expand_message_xof: invalid lenInBytes`)
  if (t.length > 255) {
    let e = Math.ceil((2 * r) / 8)
    t = i.create({ dkLen: e }).update(ll(`H2C-OVERSIZE-DST-`)).update(t).digest()
  }
  if (t.length > 255) throw Error(`expand_message_xof: invalid DST`)
  return i.create({ dkLen: n }).update(e).update(ju(n, 2)).update(t).update(ju(t.length, 1)).digest()
}
function Iu(e, t, n) {
  _l(n, { p: `bigint`, m: `number`, k: `number`, hash: `function` })
  let { p: r, k: i, m: a, hash: o, expand: s, DST: c } = n
  if ((tl(o.outputLen, `valid hash`), G(e), tl(t), tl(a, `m`), tl(i, `k`), r <= BigInt(1)))
    throw Error(`hash_to_field: expected valid field characteristic`)
  if (t < 1) throw Error(`hash_to_field: expected count >= 1`)
  if (a < 1) throw Error(`hash_to_field: expected m >= 1`)
  if (i < 0) throw Error(`hash_to_field: invalid k`)
  let l = r.toString(2).length,
    u = Math.ceil((l + i) / 8),
    d = t * a * u,
    f
  if (s === `xmd`) f = Pu(e, c, d, o)
  else if (s === `xof`) f = Fu(e, c, d, i, o)
  else if (s === `_internal_pass`) f = e
  else throw Error(`expand must be "xmd" or "xof"`)
  let p = Array(t)
  for (let e = 0; e < t; e++) {
    let t = Array(a)
    for (let n = 0; n < a; n++) {
      let i = u * (n + e * a),
        o = f.subarray(i, i + u)
      t[n] = Al(Au(o), r)
    }
    p[e] = t
  }
  return p
}
function Lu(e, t) {
  ;(Hl(e), Bc(t, `map`))
  let n = t.map((e, t) => {
    if ((Bc(e, `map[` + t + `]`), e.length < 1)) throw Error(`isogenyMap: expected non-empty coefficients`)
    return Array.from(e).reverse()
  })
  return (t, r) => {
    let [i, a, o, s] = n.map((n) => n.reduce((n, r) => e.add(e.mul(n, t), r))),
      c = e.is0(a) || e.is0(s),
      [l, u] = Wl(e, [a, s], !0)
    return ((t = e.mul(i, l)), (r = e.mul(r, e.mul(o, u))), c ? { x: e.ZERO, y: e.ZERO } : { x: t, y: r })
  }
}
var Ru = `HashToScalar-`
function zu(e, t, n) {
  if (typeof t != `function`) throw Error(`mapToCurve() must be defined`)
  _l(n)
  let r = (e) =>
      Object.freeze({
        ...e,
        DST: Jc(e.DST) ? cl(e.DST) : e.DST,
        ...(e.encodeDST === void 0 ? {} : { encodeDST: Jc(e.encodeDST) ? cl(e.encodeDST) : e.encodeDST }),
      }),
    i = r(n),
    a = (e) => (e && e.DST !== void 0 ? { DST: e.DST } : void 0)
  function o(n) {
    return e.fromAffine(t(n))
  }
  function s(t) {
    let n = t.clearCofactor()
    return n.equals(e.ZERO) ? e.ZERO : (n.assertValidity(), n)
  }
  return Object.freeze({
    get defaults() {
      return r(i)
    },
    Point: e,
    hashToCurve(e, t) {
      let n = Iu(e, 2, Object.assign({}, i, a(t))),
        r = o(n[0]),
        c = o(n[1])
      return s(r.add(c))
    },
    encodeToCurve(e, t) {
      let n = i.encodeDST === void 0 ? {} : { DST: i.encodeDST }
      return s(o(Iu(e, 1, Object.assign({}, i, n, a(t)))[0]))
    },
    mapToCurve(e) {
      if (i.m === 1) {
        if (typeof e != `bigint`) throw Error(`expected bigint (m=1)`)
        return s(o([e]))
      }
      if (!Array.isArray(e)) throw Error(`expected array of bigints`)
      if (e.length !== i.m) throw Error(`expected array of ${i.m} bigints`)
      for (let t of e) if (typeof t != `bigint`) throw Error(`expected array of bigints`)
      return s(o(e))
    },
    hashToScalar(t, n) {
      let r = e.Fn.ORDER
      return Iu(t, 1, Object.assign({}, i, { DST: Ru }, a(n), { p: r, m: 1 }))[0][0]
    },
  })
}
function Bu(e, t) {
  let n = Hl(e),
    r = n.ORDER,
    i = Tu
  for (let e = r - Eu; e % Du === Tu; e /= Du) i += Eu
  let a = i,
    o = Du << (a - Eu - Eu),
    s = o * Du,
    c = (r - Eu) / s,
    l = (c - Eu) / Du,
    u = s - Eu,
    d = o,
    f = n.pow(t, c),
    p = n.pow(t, (c + Eu) / Du),
    m = (e, t) => {
      let r = f,
        i = n.pow(t, u),
        o = n.sqr(i)
      o = n.mul(o, t)
      let s = n.mul(e, o)
      ;((s = n.pow(s, l)), (s = n.mul(s, i)), (i = n.mul(s, t)), (o = n.mul(s, e)))
      let c = n.mul(o, i)
      s = n.pow(c, d)
      let m = n.eql(s, n.ONE)
      ;((i = n.mul(o, p)), (s = n.mul(c, r)), (o = n.cmov(i, o, m)), (c = n.cmov(s, c, m)))
      for (let e = a; e > Eu; e--) {
        let t = e - Du
        t = Du << (t - Eu)
        let a = n.pow(c, t),
          s = n.eql(a, n.ONE)
        ;((i = n.mul(o, r)), (r = n.mul(r, r)), (a = n.mul(c, r)), (o = n.cmov(i, o, s)), (c = n.cmov(a, c, s)))
      }
      return { isValid: !n.is0(t) && (m || n.is0(e)), value: o }
    }
  if (n.ORDER % ku === Ou) {
    let e = (n.ORDER - Ou) / ku,
      r = n.sqrt(n.neg(t))
    m = (t, i) => {
      let a = n.sqr(i),
        o = n.mul(t, i)
      a = n.mul(a, o)
      let s = n.pow(a, e)
      s = n.mul(s, o)
      let c = n.mul(s, r),
        l = n.mul(n.sqr(s), i),
        u = n.eql(l, t),
        d = n.cmov(c, s, u)
      return { isValid: !n.is0(i) && u, value: d }
    }
  }
  return m
}
function Vu(e, t) {
  let n = Hl(e)
  _l(t, {}, {}, `opts`)
  let { A: r, B: i, Z: a } = t
  if (!n.isValidNot0(r) || !n.isValidNot0(i) || !n.isValid(a) || n.eql(a, n.neg(n.ONE)) || Kl(n, a))
    throw Error(`mapToCurveSimpleSWU: invalid opts`)
  let o = n.mul(i, n.inv(n.mul(a, r)))
  if (!Kl(n, n.add(n.add(n.mul(n.sqr(o), o), n.mul(r, o)), i))) throw Error(`mapToCurveSimpleSWU: invalid opts`)
  let s = Bu(n, a)
  if (!n.isOdd) throw Error(`Field does not have .isOdd()`)
  return (e) => {
    let t, o, c, l, u, d, f, p
    ;((t = n.sqr(e)),
      (t = n.mul(t, a)),
      (o = n.sqr(t)),
      (o = n.add(o, t)),
      (c = n.add(o, n.ONE)),
      (c = n.mul(c, i)),
      (l = n.cmov(a, n.neg(o), !n.eql(o, n.ZERO))),
      (l = n.mul(l, r)),
      (o = n.sqr(c)),
      (d = n.sqr(l)),
      (u = n.mul(d, r)),
      (o = n.add(o, u)),
      (o = n.mul(o, c)),
      (d = n.mul(d, l)),
      (u = n.mul(d, i)),
      (o = n.add(o, u)),
      (f = n.mul(t, c)))
    let { isValid: m, value: h } = s(o, d)
    ;((p = n.mul(t, e)), (p = n.mul(p, h)), (f = n.cmov(f, c, m)), (p = n.cmov(p, h, m)))
    let g = n.isOdd(e) === n.isOdd(p)
    p = n.cmov(n.neg(p), p, g)
    let _ = Wl(n, [l], !0)[0]
    return ((f = n.mul(f, _)), { x: f, y: p })
  }
}
var Hu = class {
    oHash
    iHash
    blockLen
    outputLen
    canXOF = !1
    finished = !1
    destroyed = !1
    constructor(e, t) {
      if ((Xa(e), Ya(t, void 0, `key`), (this.iHash = e.create()), typeof this.iHash.update != `function`))
        throw Error(`expected Hash instance`)
      ;((this.blockLen = this.iHash.blockLen), (this.outputLen = this.iHash.outputLen))
      let n = this.blockLen,
        r = new Uint8Array(n)
      r.set(t.length > n ? e.create().update(t).digest() : t)
      for (let e = 0; e < r.length; e++) r[e] ^= 54
      ;(this.iHash.update(r), (this.oHash = e.create()))
      for (let e = 0; e < r.length; e++) r[e] ^= 106
      ;(this.oHash.update(r), no(r))
    }
    update(e) {
      return ($a(this), this.iHash.update(e), this)
    }
    digestInto(e) {
      ;($a(this), eo(e, this), (this.finished = !0))
      let t = e.subarray(0, this.outputLen)
      ;(this.iHash.digestInto(t), this.oHash.update(t), this.oHash.digestInto(t), this.destroy())
    }
    digest() {
      let e = new Uint8Array(this.oHash.outputLen)
      return (this.digestInto(e), e)
    }
    _cloneInto(e) {
      e ||= Object.create(Object.getPrototypeOf(this), {})
      let { oHash: t, iHash: n, finished: r, destroyed: i, blockLen: a, outputLen: o, canXOF: s } = this
      return (
        (e = e),
        (e.finished = r),
        (e.destroyed = i),
        (e.blockLen = a),
        (e.outputLen = o),
        (e.canXOF = s),
        (e.oHash = t._cloneInto(e.oHash)),
        (e.iHash = n._cloneInto(e.iHash)),
        e
      )
    }
    clone() {
      return this._cloneInto()
    }
    destroy() {
      ;((this.destroyed = !0), this.oHash.destroy(), this.iHash.destroy())
    }
  },
  Uu = (() => {
    let e = (e, t, n) => new Hu(e, t).update(n).digest()
    return ((e.create = (e, t) => new Hu(e, t)), e)
  })(),
  Wu = BigInt(0),
  Gu = {
    Err: class extends Error {
      constructor(e = ``) {
        super(e)
      }
    },
    _tlv: {
      encode: (e, t) => {
        let { Err: n } = Gu
        if ((tl(e, `tag`), e < 0 || e > 255)) throw new n(`tlv.encode: wrong tag`)
        if ((Hc(t, `data`), t.length & 1)) throw new n(`tlv.encode: unpadded data`)
        let r = t.length / 2,
          i = nl(r)
        if ((i.length / 2) & 128) throw new n(`tlv.encode: long form length too big`)
        let a = r > 127 ? nl((i.length / 2) | 128) : ``
        return nl(e) + a + i + t
      },
      decode(e, t) {
        let { Err: n } = Gu
        t = G(t, void 0, `DER data`)
        let r = 0
        if (e < 0 || e > 255) throw new n(`tlv.decode: wrong tag`)
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
        let { Err: t } = Gu
        if ((el(e), e < Wu)) throw new t(`integer: negative integers are not allowed`)
        let n = nl(e)
        if ((Number.parseInt(n[0], 16) & 8 && (n = `00` + n), n.length & 1))
          throw new t(`unexpected DER parsing assertion: unpadded hex`)
        return n
      },
      decode(e) {
        let { Err: t } = Gu
        if (e.length < 1) throw new t(`invalid signature integer: empty`)
        if (e[0] & 128) throw new t(`invalid signature integer: negative`)
        if (e.length > 1 && e[0] === 0 && !(e[1] & 128))
          throw new t(`invalid signature integer: unnecessary leading zero`)
        return il(e)
      },
    },
    toSig(e, t) {
      let { Err: n, _int: r, _tlv: i } = Gu
      if (t !== void 0 && (tl(t, `maxScalarBytes`), t < 1))
        throw new n(`invalid signature: maxScalarBytes must be positive`)
      let a = G(e, void 0, `signature`),
        { v: o, l: s } = i.decode(48, a)
      if (s.length) throw new n(`invalid signature: left bytes after parsing`)
      let { v: c, l } = i.decode(2, o),
        { v: u, l: d } = i.decode(2, l)
      if (d.length) throw new n(`invalid signature: left bytes after parsing`)
      if (t !== void 0 && (c.length > t || u.length > t)) throw new n(`invalid signature: integer too large`)
      return { r: r.decode(c), s: r.decode(u) }
    },
    hexFromSig(e) {
      let { _tlv: t, _int: n } = Gu
      _l(e, { r: `bigint`, s: `bigint` }, {}, `sig`)
      let r = t.encode(2, n.encode(e.r)) + t.encode(2, n.encode(e.s))
      return t.encode(48, r)
    },
  },
  Ku = (Object.freeze(Gu._tlv), Object.freeze(Gu._int), Object.freeze(Gu)),
  qu = (e, t) => (e + (e >= 0 ? t : -t) / $u) / t
function Ju(e, t, n) {
  fl(`scalar`, e, Zu, n)
  let [[r, i], [a, o]] = t,
    s = qu(o * e, n),
    c = qu(-i * e, n),
    l = e - s * r - c * a,
    u = -s * i - c * o,
    d = l < Zu,
    f = u < Zu
  ;(d && (l = -l), f && (u = -u))
  let p = hl(Math.ceil(pl(n) / 2)) + Qu
  if (l < Zu || l >= p || u < Zu || u >= p) throw Error(`splitScalar (endomorphism): failed for k`)
  return { k1neg: d, k1: l, k2neg: f, k2: u }
}
function Yu(e) {
  if (![`compact`, `recovered`, `der`].includes(e))
    throw Error(`Signature format must be "compact", "recovered", or "der"`)
  return e
}
function Xu(e, t) {
  _l(e)
  let n = {}
  for (let r of Object.keys(t)) n[r] = e[r] === void 0 ? t[r] : e[r]
  return ($c(n.lowS, `lowS`), $c(n.prehash, `prehash`), n.format !== void 0 && Yu(n.format), n)
}
var Zu = BigInt(0),
  Qu = BigInt(1),
  $u = BigInt(2),
  ed = BigInt(3),
  td = BigInt(4)
function nd(e, t = {}) {
  let n = Cu(`weierstrass`, e, t),
    r = n.Fp,
    i = n.Fn,
    a = n.CURVE,
    { h: o, n: s } = a
  _l(
    t,
    {},
    {
      allowInfinityPoint: `boolean`,
      clearCofactor: `function`,
      isTorsionFree: `function`,
      fromBytes: `function`,
      toBytes: `function`,
      endo: `object`,
      randomBytes: `function`,
    },
  )
  let { endo: c, allowInfinityPoint: l, clearCofactor: u, isTorsionFree: d, fromBytes: f, toBytes: p } = t,
    m = t.randomBytes === void 0 ? Yc : t.randomBytes
  if (c && (!r.is0(a.a) || typeof c.beta != `bigint` || !Array.isArray(c.basises)))
    throw Error(`invalid endo: expected "beta": bigint and "basises": array`)
  let h = c ? { beta: c.beta, basises: c.basises.map((e) => [...e]) } : void 0,
    g = id(r, i)
  function _() {
    if (!r.isOdd) throw Error(`compression is not supported: Field does not have .isOdd()`)
  }
  function v(e, t, n) {
    if (t.is0()) {
      if (!l) throw Error(`bad point: ZERO`)
      return Uint8Array.of(0)
    }
    let { x: i, y: a } = t.toAffine(),
      o = r.toBytes(i)
    return ($c(n, `isCompressed`), n ? (_(), Kc(rd(!r.isOdd(a)), o)) : Kc(Uint8Array.of(4), o, r.toBytes(a)))
  }
  function ee(e) {
    G(e, void 0, `Point`)
    let { publicKey: t, publicKeyUncompressed: n } = g,
      i = e.length,
      a = e[0],
      o = e.subarray(1)
    if (l && i === 1 && a === 0) return { x: r.ZERO, y: r.ZERO }
    if (i === t && (a === 2 || a === 3)) {
      let e = r.fromBytes(o)
      if (!r.isValid(e)) throw Error(`bad point: is not on curve, wrong x`)
      let t = ne(e),
        n
      try {
        n = r.sqrt(t)
      } catch (e) {
        let t = e instanceof Error ? `: ` + e.message : ``
        throw Error(`bad point: is not on curve, sqrt error` + t)
      }
      _()
      let i = r.isOdd(n)
      return (((a & 1) == 1) !== i && (n = r.neg(n)), { x: e, y: n })
    }
    if (i === n && a === 4) {
      let e = r.BYTES,
        t = r.fromBytes(o.subarray(0, e)),
        n = r.fromBytes(o.subarray(e, e * 2))
      if (!re(t, n)) throw Error(`bad point: is not on curve`)
      return { x: t, y: n }
    }
    throw Error(`bad point: got length ${i}, expected compressed=${t} or uncompressed=${n}`)
  }
  let y = p === void 0 ? v : p,
    b = f === void 0 ? ee : f,
    te = r.mul(a.b, ed),
    x = r.is0(a.a) ? (e) => r.ZERO : (e) => r.mul(a.a, e)
  function ne(e) {
    let t = r.sqr(e),
      n = r.mul(t, e)
    return r.add(r.add(n, r.mul(e, a.a)), a.b)
  }
  function re(e, t) {
    let n = r.sqr(t),
      i = ne(e)
    return r.eql(n, i)
  }
  if (!re(a.Gx, a.Gy)) throw Error(`bad curve params: generator point`)
  let S = r.mul(r.pow(a.a, ed), td),
    ie = r.mul(r.sqr(a.b), BigInt(27))
  if (r.is0(r.add(S, ie))) throw Error(`bad curve params: a or b`)
  function ae(e, t, n = !1) {
    if (!r.isValid(t) || (n && r.is0(t))) throw Error(`bad point coordinate ${e}`)
    return typeof t == `object` && t ? r.create(t) : t
  }
  function oe(e) {
    if (!(e instanceof w)) throw Error(`Weierstrass Point expected`)
  }
  function se(e) {
    if (!h || !h.basises) throw Error(`no endo`)
    return Ju(e, h.basises, i.ORDER)
  }
  function ce(e, t, n, a) {
    if (!i.isValid(a)) throw RangeError(`invalid scalar: out of range`)
    if (h) {
      let { k1neg: i, k1: o, k2neg: s, k2: c } = se(a),
        l = new w(r.mul(n.X, h.beta), n.Y, n.Z)
      ;(e.push(i ? n.negate() : n, s ? l.negate() : l), t.push(o, c))
    } else (e.push(n), t.push(a))
  }
  let C = new WeakSet()
  class w {
    static BASE = new w(a.Gx, a.Gy, r.ONE)
    static ZERO = new w(r.ZERO, r.ONE, r.ZERO)
    static Fp = r
    static Fn = i
    X
    Y
    Z
    constructor(e, t, n) {
      ;((this.X = ae(`x`, e)), (this.Y = ae(`y`, t, !0)), (this.Z = ae(`z`, n)), Object.freeze(this))
    }
    static CURVE() {
      return a
    }
    static fromAffine(e) {
      let { x: t, y: n } = e || {}
      if (!e || !r.isValid(t) || !r.isValid(n)) throw Error(`invalid affine point`)
      if (e instanceof w) throw Error(`projective point not allowed`)
      return r.is0(t) && r.is0(n) ? w.ZERO : new w(t, n, r.ONE)
    }
    static fromBytes(e) {
      let t = w.fromAffine(b(G(e, void 0, `point`)))
      return (t.assertValidity(), t)
    }
    static fromHex(e) {
      return w.fromBytes(qc(e))
    }
    get x() {
      return this.toAffine().x
    }
    get y() {
      return this.toAffine().y
    }
    precompute(e = 6, t = !0) {
      return (le.setWindowSize(this, e), t || this.multiply(ed), this)
    }
    assertValidity() {
      let e = this
      if (e.is0()) {
        if (l && r.is0(e.X) && r.eql(e.Y, r.ONE) && r.is0(e.Z)) return
        throw Error(`bad point: ZERO`)
      }
      if (C.has(e)) return
      let { x: t, y: n } = e.toAffine()
      if (!r.isValid(t) || !r.isValid(n)) throw Error(`bad point: x or y not field elements`)
      if (!re(t, n)) throw Error(`bad point: equation left != right`)
      if (!e.isTorsionFree()) throw Error(`bad point: not in prime-order subgroup`)
      C.add(e)
    }
    hasEvenY() {
      let { y: e } = this.toAffine()
      if (!r.isOdd) throw Error(`Field doesn't support isOdd`)
      return !r.isOdd(e)
    }
    equals(e) {
      oe(e)
      let { X: t, Y: n, Z: i } = this,
        { X: a, Y: o, Z: s } = e,
        c = r.eql(r.mul(t, s), r.mul(a, i)),
        l = r.eql(r.mul(n, s), r.mul(o, i))
      return c && l
    }
    negate() {
      return new w(this.X, r.neg(this.Y), this.Z)
    }
    double() {
      let { X: e, Y: t, Z: n } = this,
        i = r.ZERO,
        a = r.ZERO,
        o = r.ZERO,
        s = r.mul(e, e),
        c = r.mul(t, t),
        l = r.mul(n, n),
        u = r.mul(e, t)
      return (
        (u = r.add(u, u)),
        (o = r.mul(e, n)),
        (o = r.add(o, o)),
        (i = x(o)),
        (a = r.mul(te, l)),
        (a = r.add(i, a)),
        (i = r.sub(c, a)),
        (a = r.add(c, a)),
        (a = r.mul(i, a)),
        (i = r.mul(u, i)),
        (o = r.mul(te, o)),
        (l = x(l)),
        (u = r.sub(s, l)),
        (u = x(u)),
        (u = r.add(u, o)),
        (o = r.add(s, s)),
        (s = r.add(o, s)),
        (s = r.add(s, l)),
        (s = r.mul(s, u)),
        (a = r.add(a, s)),
        (l = r.mul(t, n)),
        (l = r.add(l, l)),
        (s = r.mul(l, u)),
        (i = r.sub(i, s)),
        (o = r.mul(l, c)),
        (o = r.add(o, o)),
        (o = r.add(o, o)),
        new w(i, a, o)
      )
    }
    add(e) {
      oe(e)
      let { X: t, Y: n, Z: i } = this,
        { X: a, Y: o, Z: s } = e,
        c = r.ZERO,
        l = r.ZERO,
        u = r.ZERO,
        d = r.mul(t, a),
        f = r.mul(n, o),
        p = r.mul(i, s),
        m = r.add(t, n),
        h = r.add(a, o)
      ;((m = r.mul(m, h)), (h = r.add(d, f)), (m = r.sub(m, h)), (h = r.add(t, i)))
      let g = r.add(a, s)
      return (
        (h = r.mul(h, g)),
        (g = r.add(d, p)),
        (h = r.sub(h, g)),
        (g = r.add(n, i)),
        (c = r.add(o, s)),
        (g = r.mul(g, c)),
        (c = r.add(f, p)),
        (g = r.sub(g, c)),
        (u = x(h)),
        (c = r.mul(te, p)),
        (u = r.add(c, u)),
        (c = r.sub(f, u)),
        (u = r.add(f, u)),
        (l = r.mul(c, u)),
        (f = r.add(d, d)),
        (f = r.add(f, d)),
        (p = x(p)),
        (h = r.mul(te, h)),
        (f = r.add(f, p)),
        (p = r.sub(d, p)),
        (p = x(p)),
        (h = r.add(h, p)),
        (d = r.mul(f, h)),
        (l = r.add(l, d)),
        (d = r.mul(g, h)),
        (c = r.mul(m, c)),
        (c = r.sub(c, d)),
        (d = r.mul(m, f)),
        (u = r.mul(g, u)),
        (u = r.add(u, d)),
        new w(c, l, u)
      )
    }
    subtract(e) {
      return (oe(e), this.add(e.negate()))
    }
    is0() {
      return this.equals(w.ZERO)
    }
    multiply(e) {
      if (!i.isValidNot0(e)) throw RangeError(`invalid scalar: out of range`)
      let { p: t, f: n } = le.mulSecret(this, e, o, T)
      return T([t, n])[0]
    }
    multiplyUnsafe(e) {
      let t = this,
        n = e
      if (!i.isValid(n)) throw RangeError(`invalid scalar: out of range`)
      if (n === Zu || t.is0()) return w.ZERO
      if (n === Qu) return t
      if (le.hasWindowSize(this)) return le.mulUnsafe(t, n, T)
      let r = [],
        a = []
      return (ce(r, a, t, n), xu(w, r, a))
    }
    mulAddUnsafe(e, t, n) {
      oe(t)
      let r = [],
        i = []
      return (ce(r, i, this, e), ce(r, i, t, n), xu(w, r, i))
    }
    toAffine(e) {
      let t = this,
        n = e
      if (n != null && !r.isValid(n)) throw RangeError(`"invertedZ" expected valid field element`)
      let { X: i, Y: a, Z: o } = t
      if (r.eql(o, r.ONE)) return { x: i, y: a }
      let s = t.is0()
      n ??= s ? r.ONE : r.inv(o)
      let c = r.mul(i, n),
        l = r.mul(a, n),
        u = r.mul(o, n)
      if (s) return { x: r.ZERO, y: r.ZERO }
      if (!r.eql(u, r.ONE)) throw Error(`invZ was invalid`)
      return { x: c, y: l }
    }
    isTorsionFree() {
      return o === Qu ? !0 : d ? d(w, this) : le.mulUnsafe(this, s).is0()
    }
    clearCofactor() {
      return o === Qu ? this : u ? u(w, this) : this.multiplyUnsafe(o)
    }
    isSmallOrder() {
      return o === Qu ? this.is0() : this.clearCofactor().is0()
    }
    toBytes(e = !0) {
      return ($c(e, `isCompressed`), this.assertValidity(), y(w, this, e))
    }
    toHex(e = !0) {
      return Gc(this.toBytes(e))
    }
    toString() {
      return `<Point ${this.is0() ? `ZERO` : this.toHex()}>`
    }
  }
  let T = (e) => cu(w, e),
    le = new bu(w, m)
  return (le.bits >= 6 && w.BASE.precompute(6), Object.freeze(w.prototype), Object.freeze(w), w)
}
function rd(e) {
  return Uint8Array.of(e ? 2 : 3)
}
function id(e, t) {
  return {
    secretKey: t.BYTES,
    publicKey: 1 + e.BYTES,
    publicKeyUncompressed: 1 + 2 * e.BYTES,
    publicKeyHasPrefix: !0,
    signature: 2 * t.BYTES,
  }
}
function ad(e, t = {}) {
  su(e)
  let { Fn: n } = e,
    r = t.randomBytes === void 0 ? Yc : t.randomBytes,
    i = Object.assign(id(e.Fp, n), { seed: Math.max(Ql(n.ORDER), 16) })
  function a(e) {
    try {
      let t = n.fromBytes(e)
      return n.isValidNot0(t)
    } catch {
      return !1
    }
  }
  function o(t, n) {
    let { publicKey: r, publicKeyUncompressed: a } = i
    try {
      let i = t.length
      return (n === !0 && i !== r) || (n === !1 && i !== a) ? !1 : !e.fromBytes(t).is0()
    } catch {
      return !1
    }
  }
  function s(e) {
    return ((e = e === void 0 ? r(i.seed) : e), $l(G(e, i.seed, `seed`), n.ORDER))
  }
  function c(t, r = !0) {
    return e.BASE.multiply(n.fromBytes(t)).toBytes(r)
  }
  function l(e) {
    let { secretKey: t, publicKey: r, publicKeyUncompressed: a } = i,
      o = n._lengths
    if (!Jc(e)) return
    let s = G(e, void 0, `key`).length,
      c = s === r || s === a,
      l = s === t || !!o?.includes(s)
    if (!(c && l)) return c
  }
  function u(t, r, i = !0) {
    if (l(t) === !0) throw Error(`first arg must be private key`)
    if (l(r) === !1) throw Error(`second arg must be public key`)
    let a = n.fromBytes(t),
      o = e.fromBytes(r)
    if (o.is0()) throw Error(`invalid public key: point at infinity`)
    return o.multiply(a).toBytes(i)
  }
  let d = { isValidSecretKey: a, isValidPublicKey: o, randomSecretKey: s },
    f = wu(s, c)
  return (
    Object.freeze(d),
    Object.freeze(i),
    Object.freeze({ getPublicKey: c, getSharedSecret: u, keygen: f, Point: e, utils: d, lengths: i })
  )
}
function od(e, t, n = {}) {
  su(e)
  let r = t
  ;(Xa(r),
    _l(
      n,
      {},
      { hmac: `function`, lowS: `boolean`, randomBytes: `function`, bits2int: `function`, bits2int_modN: `function` },
    ))
  let i = Object.assign({}, n),
    a = i.randomBytes === void 0 ? Yc : i.randomBytes,
    o = i.hmac === void 0 ? (e, t) => Uu(r, e, t) : i.hmac,
    { Fp: s, Fn: c } = e,
    { ORDER: l, BITS: u } = c,
    d = Ql(l),
    f = du(a, d),
    { keygen: p, getPublicKey: m, getSharedSecret: h, utils: g, lengths: _ } = ad(e, i),
    v = { prehash: !0, lowS: typeof i.lowS != `boolean` || i.lowS, format: `compact`, extraEntropy: !1 },
    ee = l * $u + Qu < s.ORDER
  function y(e) {
    return e > l >> Qu
  }
  function b(e, t) {
    if (!c.isValidNot0(t)) throw Error(`invalid signature ${e}: out of range 1..Point.Fn.ORDER`)
    return t
  }
  function te() {
    if (!s.isOdd) throw Error(`Field doesn't support isOdd`)
  }
  function x(e, t, n) {
    return (te(), (e === n ? 0 : 2) | Number(s.isOdd(t)))
  }
  function ne() {
    if (ee) throw Error(`"recovered" sig type is not supported for cofactor >2 curves`)
  }
  function re(e, t) {
    Yu(t)
    let n = _.signature
    return G(e, t === `compact` ? n : t === `recovered` ? n + 1 : void 0)
  }
  class S {
    r
    s
    recovery
    constructor(e, t, n) {
      if (((this.r = b(`r`, e)), (this.s = b(`s`, t)), n != null)) {
        if ((ne(), ![0, 1, 2, 3].includes(n))) throw Error(`invalid recovery id`)
        this.recovery = n
      }
      Object.freeze(this)
    }
    static fromBytes(e, t = v.format) {
      re(e, t)
      let n
      if (t === `der`) {
        if (e.length > 2 * c.BYTES + 16) throw new Ku.Err(`invalid signature: DER signature too long`)
        let { r: t, s: n } = Ku.toSig(G(e), c.BYTES + 1)
        return new S(t, n)
      }
      t === `recovered` && ((n = e[0]), (t = `compact`), (e = e.subarray(1)))
      let r = _.signature / 2,
        i = e.subarray(0, r),
        a = e.subarray(r, r * 2)
      return new S(c.fromBytes(i), c.fromBytes(a), n)
    }
    static fromHex(e, t) {
      return this.fromBytes(qc(e), t)
    }
    assertRecovery() {
      let { recovery: e } = this
      if (e == null) throw Error(`invalid recovery id: must be present`)
      return e
    }
    addRecoveryBit(e) {
      return new S(this.r, this.s, e)
    }
    recoverPublicKey(t) {
      let { r: n, s: r } = this,
        i = this.assertRecovery(),
        a = i === 2 || i === 3 ? n + l : n
      if (!s.isValid(a)) throw Error(`invalid recovery id: sig.r+curve.n != R.x`)
      let o = s.toBytes(a),
        u = e.fromBytes(Kc(rd(!(i & 1)), o)),
        d = c.inv(a),
        f = ae(G(t, void 0, `msgHash`)),
        p = c.create(-f * d),
        m = c.create(r * d),
        h = e.BASE.mulAddUnsafe(p, u, m)
      if (h.is0()) throw Error(`invalid recovery: point at infinify`)
      return (h.assertValidity(), h)
    }
    hasHighS() {
      return y(this.s)
    }
    toBytes(e = v.format) {
      if ((Yu(e), e === `der`)) return qc(Ku.hexFromSig(this))
      let { r: t, s: n } = this,
        r = c.toBytes(t),
        i = c.toBytes(n)
      return e === `recovered` ? (ne(), Kc(Uint8Array.of(this.assertRecovery()), r, i)) : Kc(r, i)
    }
    toHex(e) {
      return Gc(this.toBytes(e))
    }
  }
  ;(Object.freeze(S.prototype), Object.freeze(S))
  let ie =
      i.bits2int === void 0
        ? function (e) {
            if (e.length > 8192) throw Error(`input is too large`)
            let t = il(e),
              n = e.length * 8 - u
            return n > 0 ? t >> BigInt(n) : t
          }
        : i.bits2int,
    ae =
      i.bits2int_modN === void 0
        ? function (e) {
            return c.create(ie(e))
          }
        : i.bits2int_modN,
    oe = hl(u)
  function se(e) {
    return (fl(`num < 2^` + u, e, Zu, oe), c.toBytes(e))
  }
  function ce(e, t) {
    return (G(e, void 0, `message`), t ? G(r(e), void 0, `prehashed message`) : e)
  }
  function C(t, n, r) {
    let { lowS: i, prehash: o, extraEntropy: s } = Xu(r, v)
    t = ce(t, o)
    let u = ae(t),
      p = c.fromBytes(n)
    if (!c.isValidNot0(p)) throw Error(`invalid private key`)
    let m = [se(p), se(u)]
    if (s != null && s !== !1) {
      let e = s === !0 ? a(_.secretKey) : s
      m.push(G(e, void 0, `extraEntropy`))
    }
    let h = Kc(...m),
      g = u
    function b(t) {
      let n = ie(t)
      if (!c.isValidNot0(n)) return
      let r = e.BASE.multiply(n).toAffine(),
        a = c.create(r.x)
      if (a === Zu) return
      let o
      if (f !== void 0) {
        let e = il($l(f(d), l)),
          t = c.inv(c.mul(e, n)),
          r = c.mul(e, g),
          i = c.mul(e, p)
        o = c.create(t * c.create(r + i * a))
      } else {
        let e = Nl(n, l)
        o = c.create(e * c.create(g + a * p))
      }
      if (o === Zu) return
      let s = x(r.x, r.y, a),
        u = o
      return (i && y(o) && ((u = c.neg(o)), (s ^= 1)), new S(a, u, ee ? void 0 : s))
    }
    return { seed: h, k2sig: b }
  }
  function w(e, t, n = {}) {
    let { seed: i, k2sig: a } = C(e, t, n)
    return gl(r.outputLen, c.BYTES, o)(i, a).toBytes(n.format)
  }
  function T(t, n, r, i = {}) {
    let { lowS: a, prehash: o, format: s } = Xu(i, v)
    if (((r = G(r, void 0, `publicKey`)), (n = ce(n, o)), !Jc(t))) {
      let e = t instanceof S ? `, use sig.toBytes()` : ``
      throw Error(`verify expects Uint8Array signature` + e)
    }
    re(t, s)
    try {
      let i = S.fromBytes(t, s),
        o = e.fromBytes(r)
      if (o.is0() || (a && i.hasHighS())) return !1
      let { r: l, s: u } = i,
        d = ae(n),
        f = c.inv(u),
        p = c.create(d * f),
        m = c.create(l * f),
        h = e.BASE.mulAddUnsafe(p, o, m)
      if (h.is0()) return !1
      let g = h.toAffine()
      return !(c.create(g.x) !== l || (s === `recovered` && i.recovery !== x(g.x, g.y, l)))
    } catch {
      return !1
    }
  }
  function le(e, t, n = {}) {
    let { prehash: r } = Xu(n, v)
    return ((t = ce(t, r)), S.fromBytes(e, `recovered`).recoverPublicKey(t).toBytes())
  }
  return Object.freeze({
    keygen: p,
    getPublicKey: m,
    getSharedSecret: h,
    utils: g,
    lengths: _,
    Point: e,
    sign: w,
    verify: T,
    recoverPublicKey: le,
    Signature: S,
    hash: r,
  })
}
var sd = BigInt(0),
  cd = BigInt(1),
  ld = BigInt(2),
  ud = BigInt(3)
function dd(e) {
  let t = []
  for (; e > cd; e >>= cd) (e & cd) === sd ? t.unshift(0) : (e & ud) === ud ? (t.unshift(-1), (e += cd)) : t.unshift(1)
  return t
}
function fd(e) {
  if (!Array.isArray(e) || e.length === 0) throw Error(`expected non-empty array`)
}
function pd(e, t, n, r) {
  if (
    (_l(e, { Fp: `object`, Fr: `object`, Fp2: `object`, Fp12: `object` }, { Fp6: `object` }, `fields`),
    typeof t != `function`)
  )
    throw TypeError(`"G1_Point" expected point constructor, got type=` + typeof t)
  if (typeof n != `function`) throw TypeError(`"G2_Point" expected point constructor, got type=` + typeof n)
  _l(
    r,
    { ateLoopSize: `bigint`, xNegative: `boolean`, twistType: `string` },
    { randomBytes: `function`, postPrecompute: `function` },
    `params`,
  )
  let { Fp: i, Fr: a, Fp2: o, Fp12: s } = e,
    { twistType: c, ateLoopSize: l, xNegative: u, postPrecompute: d } = r,
    f = (e, t) => ({ c0: e, c1: t }),
    p = ({ c0: e, c1: t }) => Object.freeze({ c0: e, c1: t }),
    m = (e, t) => f(i.add(e.c0, t.c0), i.add(e.c1, t.c1)),
    h = (e, t) => f(i.sub(e.c0, t.c0), i.sub(e.c1, t.c1)),
    g = (e, t) => {
      let n = i.mul(e.c0, t.c0),
        r = i.mul(e.c1, t.c1)
      return f(i.sub(n, r), i.sub(i.mul(i.add(e.c0, e.c1), i.add(t.c0, t.c1)), i.add(n, r)))
    },
    _ = (e, t) => f(i.mul(e.c0, t), i.mul(e.c1, t)),
    v = (e) => o.mulByNonresidue(e),
    ee = ({ c0: e, c1: t }, n, r, i, a, o) => {
      let s = _(r, a),
        c = _(i, o),
        { c0: l, c1: u, c2: d } = e,
        { c0: f, c1: ee, c2: y } = t,
        b = g(l, n),
        te = g(u, s),
        x = m(v(h(g(m(u, d), s), te)), b),
        ne = h(h(g(m(n, s), m(l, u)), b), te),
        re = m(h(g(m(l, d), n), b), te),
        S = v(g(y, c)),
        ie = g(f, c),
        ae = g(ee, c),
        oe = m(l, f),
        se = m(u, ee),
        ce = m(d, y),
        C = m(s, c),
        w = g(oe, n),
        T = g(se, C),
        le = m(v(h(g(m(se, ce), C), T)), w),
        ue = h(h(g(m(n, C), m(oe, se)), w), T),
        de = m(h(g(m(oe, ce), n), w), T)
      return Object.freeze({
        c0: Object.freeze({ c0: p(m(v(ae), x)), c1: p(m(S, ne)), c2: p(m(ie, re)) }),
        c1: Object.freeze({ c0: p(h(h(le, x), S)), c1: p(h(h(ue, ne), ie)), c2: p(h(h(de, re), ae)) }),
      })
    },
    y = ({ c0: e, c1: t }, n, r, i, a, o) => {
      let s = _(n, o),
        c = _(r, a),
        { c0: l, c1: u, c2: d } = e,
        { c0: f, c1: ee, c2: y } = t,
        b = g(l, s),
        te = g(u, s),
        x = g(d, s),
        ne = g(f, c),
        re = g(ee, i),
        S = m(v(h(g(m(ee, y), i), re)), ne),
        ie = h(h(g(m(c, i), m(f, ee)), ne), re),
        ae = m(h(g(m(f, y), c), ne), re),
        oe = m(l, f),
        se = m(u, ee),
        ce = m(d, y),
        C = m(s, c),
        w = g(oe, C),
        T = g(se, i),
        le = m(v(h(g(m(se, ce), i), T)), w),
        ue = h(h(g(m(C, i), m(oe, se)), w), T),
        de = m(h(g(m(oe, ce), C), w), T)
      return Object.freeze({
        c0: Object.freeze({ c0: p(m(v(ae), b)), c1: p(m(S, te)), c2: p(m(ie, x)) }),
        c1: Object.freeze({ c0: p(h(h(le, b), S)), c1: p(h(h(ue, te), ie)), c2: p(h(h(de, x), ae)) }),
      })
    },
    b
  if (c === `multiplicative`) b = (e, t, n, r, i, a) => ee(r, e, t, n, i, a)
  else if (c === `divisive`) b = (e, t, n, r, i, a) => y(r, n, t, e, i, a)
  else throw Error(`bls: unknown twist type`)
  let te = o.div(o.ONE, o.mul(o.ONE, ld))
  function x(e, t, n, r) {
    let i = o.sqr(n),
      a = o.sqr(r),
      s = o.mulByB(o.mul(a, ud)),
      c = o.mul(s, ud),
      l = o.sub(o.sub(o.sqr(o.add(n, r)), a), i),
      u = o.sub(s, i),
      d = o.mul(o.sqr(t), ud),
      f = o.neg(l)
    return (
      e.push([u, d, f]),
      (t = o.mul(o.mul(o.mul(o.sub(i, c), t), n), te)),
      (n = o.sub(o.sqr(o.mul(o.add(i, c), te)), o.mul(o.sqr(s), ud))),
      (r = o.mul(i, l)),
      { Rx: t, Ry: n, Rz: r }
    )
  }
  function ne(e, t, n, r, i, a) {
    let s = o.sub(n, o.mul(a, r)),
      c = o.sub(t, o.mul(i, r)),
      l = o.sub(o.mul(s, i), o.mul(c, a)),
      u = o.neg(s),
      d = c
    e.push([l, u, d])
    let f = o.sqr(c),
      p = o.mul(f, c),
      m = o.mul(f, t),
      h = o.add(o.sub(p, o.mul(m, ld)), o.mul(o.sqr(s), r))
    return (
      (t = o.mul(c, h)), (n = o.sub(o.mul(o.sub(m, h), s), o.mul(p, n))), (r = o.mul(r, p)), { Rx: t, Ry: n, Rz: r }
    )
  }
  let re = dd(l),
    S = (e) => {
      if (!(e instanceof n)) throw TypeError(`"point" expected G2 point, got type=` + typeof e)
      let { x: t, y: r } = e.toAffine(),
        i = t,
        a = r,
        s = o.neg(r),
        c = i,
        l = a,
        u = o.ONE,
        f = []
      for (let e of re) {
        let t = []
        ;(({ Rx: c, Ry: l, Rz: u } = x(t, c, l, u)),
          e && ({ Rx: c, Ry: l, Rz: u } = ne(t, c, l, u, i, e === -1 ? s : a)),
          f.push(t))
      }
      if (d) {
        let e = f[f.length - 1]
        d(c, l, u, i, a, ne.bind(null, e))
      }
      return f
    }
  function ie(e, t = !1) {
    Bc(e, `pairs`, (e, t) => {
      if ((Bc(e, t), e.length !== 3)) throw TypeError(`"${t}" expected precompute tuple`)
      Bc(e[0], t + `[0]`)
    })
    let n = s.ONE
    if (e.length) {
      let t = e[0][0].length
      for (let r = 0; r < t; r++) {
        r !== 0 && (n = s.sqr(n))
        for (let [t, i, a] of e) for (let [e, o, s] of t[r]) n = b(e, o, s, n, i, a)
      }
    }
    return (u && (n = s.conjugate(n)), t ? s.finalExponentiate(n) : n)
  }
  function ae(e, r = !0) {
    Bc(e, `pairs`)
    let i = []
    for (let r = 0; r < e.length; r++) {
      let a = e[r]
      _l(a, { g1: `object`, g2: `object` }, {}, `pairs[` + r + `]`)
      let { g1: o, g2: s } = a
      if (!(o instanceof t)) throw TypeError(`"pairs[` + r + `].g1" expected G1 point, got type=` + typeof o)
      if (!(s instanceof n)) throw TypeError(`"pairs[` + r + `].g2" expected G2 point, got type=` + typeof s)
      if (o.is0() || s.is0()) throw Error(`pairing is not available for ZERO point`)
      ;(o.assertValidity(), s.assertValidity())
      let c = o.toAffine()
      i.push([S(s), c.x, c.y])
    }
    return ie(i, r)
  }
  function oe(e, r, i = !0) {
    if (!(e instanceof t)) throw TypeError(`"Q" expected G1 point, got type=` + typeof e)
    if (!(r instanceof n)) throw TypeError(`"P" expected G2 point, got type=` + typeof r)
    return ae([{ g1: e, g2: r }], i)
  }
  let se = { seed: Ql(a.ORDER) },
    ce = r.randomBytes === void 0 ? Yc : r.randomBytes
  return (
    Object.freeze(se),
    {
      lengths: se,
      Fr: a,
      Fp12: s,
      millerLoopBatch: ie,
      pairing: oe,
      pairingBatch: ae,
      calcPairingPrecomputes: S,
      randomSecretKey: (e) => ((e = e === void 0 ? ce(se.seed) : e), G(e, se.seed, `seed`), $l(e, a.ORDER)),
    }
  )
}
function md(e, t, n, r, i, a) {
  let { Fr: o, Fp12: s, pairingBatch: c, randomSecretKey: l, lengths: u } = e
  a ||= { fromBytes: vl, fromHex: vl, toBytes: vl, toHex: vl }
  let d = Object.freeze({ ...a })
  function f(e) {
    return e instanceof t ? e : t.fromBytes(e)
  }
  function p(e) {
    return e instanceof n ? e : d.fromBytes(e)
  }
  function m(e) {
    if (!(e instanceof n)) throw Error(`expected valid message hashed to ${r ? `G1` : `G2`} curve`)
    return e
  }
  let h = r ? (e, t) => ({ g1: t, g2: e }) : (e, t) => ({ g1: e, g2: t })
  return Object.freeze({
    lengths: Object.freeze({ ...u, secretKey: o.BYTES }),
    keygen(e) {
      let t = l(e)
      return { secretKey: t, publicKey: this.getPublicKey(t) }
    },
    getPublicKey(e) {
      let n
      try {
        n = t.Fn.fromBytes(e)
      } catch (t) {
        throw Error(`invalid private key: ` + typeof e, { cause: t })
      }
      return t.BASE.multiply(n)
    },
    sign(e, n, r) {
      if (r != null) throw Error(`sign() expects 2 arguments`)
      let i = t.Fn.fromBytes(n)
      return (m(e).assertValidity(), e.multiply(i))
    },
    verify(e, n, r, i) {
      if (i != null) throw Error(`verify() expects 3 arguments`)
      ;((e = p(e)), (r = f(r)))
      let a = r.negate(),
        o = t.BASE,
        l = m(n),
        u = e
      try {
        let e = c([h(a, l), h(o, u)])
        return s.eql(e, s.ONE)
      } catch {
        return !1
      }
    },
    verifyBatch(e, n) {
      fd(n)
      let r = p(e),
        i = n.map((e) => m(e.message)),
        a = n.map((e) => f(e.publicKey)),
        o = new Map()
      for (let e = 0; e < a.length; e++) {
        let t = a[e],
          n = i[e],
          r = o.get(n)
        ;(r === void 0 && ((r = []), o.set(n, r)), r.push(t))
      }
      let l = [],
        u = t.BASE
      try {
        for (let [e, t] of o) {
          let n = t.reduce((e, t) => e.add(t))
          l.push(h(n, e))
        }
        return (l.push(h(u.negate(), r)), s.eql(c(l), s.ONE))
      } catch {
        return !1
      }
    },
    aggregatePublicKeys(e) {
      ;(fd(e), (e = e.map((e) => f(e))))
      let n = e.reduce((e, t) => e.add(t), t.ZERO)
      return (n.assertValidity(), n)
    },
    aggregateSignatures(e) {
      ;(fd(e), (e = e.map((e) => p(e))))
      let t = e.reduce((e, t) => e.add(t), n.ZERO)
      return (t.assertValidity(), t)
    },
    hash(e, t) {
      return (G(e), i(e, t === void 0 ? void 0 : { DST: t }))
    },
    Signature: Object.freeze({ ...d }),
  })
}
function hd(e, t, n, r) {
  let { Fp: i, Fr: a, Fp2: o, Fp6: s, Fp12: c } = e,
    l = { Point: t },
    u = { Point: n },
    {
      millerLoopBatch: d,
      pairing: f,
      pairingBatch: p,
      calcPairingPrecomputes: m,
      randomSecretKey: h,
      lengths: g,
    } = pd(e, t, n, r)
  return (
    l.Point.BASE.precompute(4),
    Object.freeze(l),
    Object.freeze(u),
    Object.freeze({
      lengths: Object.freeze(g),
      millerLoopBatch: d,
      pairing: f,
      pairingBatch: p,
      G1: l,
      G2: u,
      fields: Object.freeze({ Fr: a, Fp: i, Fp2: o, Fp6: s, Fp12: c }),
      params: Object.freeze({
        ateLoopSize: r.ateLoopSize,
        xNegative: r.xNegative,
        twistType: r.twistType,
        postPrecompute: r.postPrecompute,
      }),
      utils: Object.freeze({ randomSecretKey: h, calcPairingPrecomputes: m }),
    })
  )
}
function gd(e, t, n, r, i) {
  let a = hd(e, t, n, r)
  _l(
    i,
    { hasherOpts: `object`, hasherOptsG1: `object`, hasherOptsG2: `object` },
    { mapToG1: `function`, mapToG2: `function` },
    `hasherParams`,
  )
  let o = zu(t, i.mapToG1 === void 0 ? vl : i.mapToG1, { ...i.hasherOpts, ...i.hasherOptsG1 }),
    s = zu(n, i.mapToG2 === void 0 ? vl : i.mapToG2, { ...i.hasherOpts, ...i.hasherOptsG2 })
  return Object.freeze({ ...a, G1: o, G2: s })
}
function _d(e, t, n, r, i, a) {
  let o = gd(e, t, n, r, i),
    s = {
      ...o,
      Fr: o.fields.Fr,
      Fp12: o.fields.Fp12,
      calcPairingPrecomputes: o.utils.calcPairingPrecomputes,
      randomSecretKey: o.utils.randomSecretKey,
    },
    c = md(s, t, n, !1, o.G2.hashToCurve, a?.LongSignature),
    l = md(s, n, t, !0, o.G1.hashToCurve, a?.ShortSignature)
  return Object.freeze({ ...o, longSignatures: c, shortSignatures: l })
}
var vd = BigInt(0),
  yd = BigInt(1),
  bd = BigInt(2),
  xd = BigInt(3),
  Sd = BigInt(6),
  Cd = BigInt(12),
  wd = (e) => !!e && typeof e == `object`
function Td(e, t, n, r, i = 1, a) {
  ;(tl(i, `num`), tl(r, `degree`))
  let o = a === void 0 ? r : a
  tl(o, `divisor`)
  let s = e
  if (typeof n != `bigint` || n <= yd) throw Error(`calcFrobeniusCoefficients: expected valid modulus, got ` + n)
  if (r <= 0) throw Error(`calcFrobeniusCoefficients: expected positive degree, got ` + r)
  if (i <= 0) throw Error(`calcFrobeniusCoefficients: expected positive row count, got ` + i)
  if (o <= 0) throw Error(`calcFrobeniusCoefficients: expected positive divisor, got ` + o)
  let c = BigInt(o),
    l = n ** BigInt(r),
    u = []
  for (let e = 0; e < i; e++) {
    let i = BigInt(e + 1),
      a = []
    for (let e = 0, o = yd; e < r; e++) {
      let e = i * o - i
      if (e % c) throw Error(`calcFrobeniusCoefficients: inexact tower exponent`)
      let r = (e / c) % l
      ;(a.push(s.pow(t, r)), (o *= n))
    }
    u.push(a)
  }
  return u
}
function Ed(e, t, n) {
  if (
    (Hl(e),
    Hl(t),
    _l(
      t,
      {
        Fp: `object`,
        frobeniusMap: `function`,
        fromBigTuple: `function`,
        mulByB: `function`,
        mulByNonresidue: `function`,
        reim: `function`,
        Fp4Square: `function`,
        NONRESIDUE: `object`,
      },
      {},
    ),
    !wd(n) || Array.isArray(n))
  )
    throw TypeError(`"base" expected Fp2 element, got type=` + typeof n)
  if (!t.isValid(n)) throw RangeError(`"base" expected valid Fp2 element`)
  let r = t.pow(n, (e.ORDER - yd) / xd),
    i = t.pow(n, (e.ORDER - yd) / bd)
  function a(e, n) {
    return [t.mul(t.frobeniusMap(e, 1), r), t.mul(t.frobeniusMap(n, 1), i)]
  }
  let o = t.pow(n, (e.ORDER ** bd - yd) / xd),
    s = t.pow(n, (e.ORDER ** bd - yd) / bd)
  if (!t.eql(s, t.neg(t.ONE))) throw Error(`psiFrobenius: PSI2_Y!==-1`)
  function c(e, n) {
    return [t.mul(e, o), t.neg(n)]
  }
  let l = (e) => (t, n) => {
    if (typeof t != `function`) throw TypeError(`"c" expected point constructor, got type=` + typeof t)
    if ((su(t), !(n instanceof t))) throw TypeError(`"P" expected Point instance, got type=` + typeof n)
    let r = n.toAffine(),
      i = e(r.x, r.y)
    return t.fromAffine({ x: i[0], y: i[1] })
  }
  return { psi: a, psi2: c, G2psi: l(a), G2psi2: l(c), PSI_X: r, PSI_Y: i, PSI2_X: o, PSI2_Y: s }
}
var Dd = class {
    ORDER
    BITS
    BYTES
    isLE
    ZERO
    ONE
    Fp
    NONRESIDUE
    mulByB
    Fp_NONRESIDUE
    Fp_div2
    constructor(e, t = {}) {
      let { NONRESIDUE: n = BigInt(-1), FP2_NONRESIDUE: r, Fp2mulByB: i } = t,
        a = e.ORDER,
        o = a * a
      ;((this.Fp = e),
        (this.ORDER = o),
        (this.BITS = pl(o)),
        (this.BYTES = Math.ceil(pl(o) / 8)),
        (this.isLE = e.isLE),
        (this.ZERO = this.create({ c0: e.ZERO, c1: e.ZERO })),
        (this.ONE = this.create({ c0: e.ONE, c1: e.ZERO })),
        (this.Fp_NONRESIDUE = e.create(n)),
        (this.Fp_div2 = e.div(e.ONE, bd)),
        (this.NONRESIDUE = this.create({ c0: r[0], c1: r[1] })),
        (this.mulByB = (e) => {
          let { c0: t, c1: n } = i(e)
          return Object.freeze({ c0: t, c1: n })
        }),
        Object.freeze(this))
    }
    fromBigTuple(e) {
      if (!Array.isArray(e) || e.length !== 2) throw Error(`invalid Fp2.fromBigTuple`)
      let [t, n] = e
      if (typeof t != `bigint` || typeof n != `bigint`) throw Error(`invalid Fp2.fromBigTuple`)
      return this.create({ c0: t, c1: n })
    }
    create(e) {
      let { Fp: t } = this,
        n = t.create(e.c0),
        r = t.create(e.c1)
      return Object.freeze({ c0: n, c1: r })
    }
    isValid(e) {
      if (!wd(e)) throw TypeError(`invalid field element: expected object, got ` + typeof e)
      let { c0: t, c1: n } = e,
        { Fp: r } = this
      return r.isValid(t) && r.isValid(n)
    }
    is0(e) {
      if (!wd(e)) return !1
      let { c0: t, c1: n } = e,
        { Fp: r } = this
      return r.is0(t) && r.is0(n)
    }
    isValidNot0(e) {
      return !this.is0(e) && this.isValid(e)
    }
    eql({ c0: e, c1: t }, { c0: n, c1: r }) {
      let { Fp: i } = this
      return i.eql(e, n) && i.eql(t, r)
    }
    neg({ c0: e, c1: t }) {
      let { Fp: n } = this
      return Object.freeze({ c0: n.neg(e), c1: n.neg(t) })
    }
    pow(e, t) {
      return Ul(this, e, t)
    }
    invertBatch(e) {
      return Wl(this, e, !0)
    }
    add(e, t) {
      let { Fp: n } = this,
        { c0: r, c1: i } = e,
        { c0: a, c1: o } = t
      return Object.freeze({ c0: n.add(r, a), c1: n.add(i, o) })
    }
    sub({ c0: e, c1: t }, { c0: n, c1: r }) {
      let { Fp: i } = this
      return Object.freeze({ c0: i.sub(e, n), c1: i.sub(t, r) })
    }
    mul({ c0: e, c1: t }, n) {
      let { Fp: r } = this
      if (typeof n == `bigint`) return Object.freeze({ c0: r.mul(e, n), c1: r.mul(t, n) })
      let { c0: i, c1: a } = n,
        o = r.mul(e, i),
        s = r.mul(t, a),
        c = r.sub(o, s),
        l = r.sub(r.mul(r.add(e, t), r.add(i, a)), r.add(o, s))
      return Object.freeze({ c0: c, c1: l })
    }
    sqr({ c0: e, c1: t }) {
      let { Fp: n } = this,
        r = n.add(e, t),
        i = n.sub(e, t),
        a = n.add(e, e)
      return Object.freeze({ c0: n.mul(r, i), c1: n.mul(a, t) })
    }
    addN(e, t) {
      return this.add(e, t)
    }
    subN(e, t) {
      return this.sub(e, t)
    }
    mulN(e, t) {
      return this.mul(e, t)
    }
    sqrN(e) {
      return this.sqr(e)
    }
    div(e, t) {
      let { Fp: n } = this
      return this.mul(e, typeof t == `bigint` ? n.inv(n.create(t)) : this.inv(t))
    }
    inv({ c0: e, c1: t }) {
      let { Fp: n } = this,
        r = n.inv(n.create(e * e + t * t))
      return Object.freeze({ c0: n.mul(r, n.create(e)), c1: n.mul(r, n.create(-t)) })
    }
    sqrt(e) {
      let { Fp: t } = this,
        n = this,
        { c0: r, c1: i } = e
      if (t.is0(i))
        return Gl(t, r) === 1
          ? n.create({ c0: t.sqrt(r), c1: t.ZERO })
          : n.create({ c0: t.ZERO, c1: t.sqrt(t.div(r, this.Fp_NONRESIDUE)) })
      let a = t.sqrt(t.sub(t.sqr(r), t.mul(t.sqr(i), this.Fp_NONRESIDUE))),
        o = t.mul(t.add(a, r), this.Fp_div2)
      Gl(t, o) === -1 && (o = t.sub(o, a))
      let s = t.sqrt(o),
        c = n.create({ c0: s, c1: t.div(t.mul(i, this.Fp_div2), s) })
      if (!n.eql(n.sqr(c), e)) throw Error(`Cannot find square root`)
      let l = c,
        u = n.neg(l),
        { re: d, im: f } = n.reim(l),
        { re: p, im: m } = n.reim(u)
      return f > m || (f === m && d > p) ? l : u
    }
    isOdd(e) {
      let { re: t, im: n } = this.reim(e),
        r = t % bd,
        i = t === vd,
        a = n % bd
      return BigInt(r || (i && a)) == yd
    }
    fromBytes(e) {
      let { Fp: t } = this
      if ((G(e), e.length !== this.BYTES)) throw Error(`fromBytes invalid length=` + e.length)
      return this.create({ c0: t.fromBytes(e.subarray(0, t.BYTES)), c1: t.fromBytes(e.subarray(t.BYTES)) })
    }
    toBytes({ c0: e, c1: t }) {
      return Kc(this.Fp.toBytes(e), this.Fp.toBytes(t))
    }
    cmov({ c0: e, c1: t }, { c0: n, c1: r }, i) {
      let { Fp: a } = this
      return this.create({ c0: a.cmov(e, n, i), c1: a.cmov(t, r, i) })
    }
    reim({ c0: e, c1: t }) {
      return { re: e, im: t }
    }
    Fp4Square(e, t) {
      let n = this,
        r = n.sqr(e),
        i = n.sqr(t)
      return { first: n.add(n.mulByNonresidue(i), r), second: n.sub(n.sub(n.sqr(n.add(e, t)), r), i) }
    }
    mulByNonresidue({ c0: e, c1: t }) {
      let { Fp: n, NONRESIDUE: r } = this
      return r.c0 === n.ONE && r.c1 === n.ONE
        ? Object.freeze({ c0: n.sub(e, t), c1: n.add(e, t) })
        : r.c1 === n.ONE
          ? Object.freeze({ c0: n.sub(n.mul(e, r.c0), t), c1: n.add(e, n.mul(t, r.c0)) })
          : this.mul({ c0: e, c1: t }, r)
    }
    frobeniusMap(e, t) {
      let { c0: n, c1: r } = e,
        { Fp: i } = this
      return Object.freeze({ c0: n, c1: t % 2 == 0 ? r : i.neg(r) })
    }
  },
  Od = class {
    ORDER
    BITS
    BYTES
    isLE
    ZERO
    ONE
    Fp2
    constructor(e) {
      ;((this.Fp2 = e),
        (this.ORDER = e.Fp.ORDER ** Sd),
        (this.BITS = 3 * e.BITS),
        (this.BYTES = 3 * e.BYTES),
        (this.isLE = e.isLE),
        (this.ZERO = this.create({ c0: e.ZERO, c1: e.ZERO, c2: e.ZERO })),
        (this.ONE = this.create({ c0: e.ONE, c1: e.ZERO, c2: e.ZERO })),
        Object.freeze(this))
    }
    get FROBENIUS_COEFFICIENTS_1() {
      let e = kd.get(this)
      if (e) return e[0]
      let { Fp2: t } = this,
        { Fp: n } = t,
        r = Td(t, t.NONRESIDUE, n.ORDER, 6, 2, 3),
        i = [Object.freeze(r[0]), Object.freeze(r[1])]
      return (kd.set(this, i), i[0])
    }
    get FROBENIUS_COEFFICIENTS_2() {
      let e = kd.get(this)
      return e ? e[1] : (this.FROBENIUS_COEFFICIENTS_1, kd.get(this)[1])
    }
    add({ c0: e, c1: t, c2: n }, { c0: r, c1: i, c2: a }) {
      let { Fp2: o } = this
      return Object.freeze({ c0: o.add(e, r), c1: o.add(t, i), c2: o.add(n, a) })
    }
    sub({ c0: e, c1: t, c2: n }, { c0: r, c1: i, c2: a }) {
      let { Fp2: o } = this
      return Object.freeze({ c0: o.sub(e, r), c1: o.sub(t, i), c2: o.sub(n, a) })
    }
    mul({ c0: e, c1: t, c2: n }, r) {
      let { Fp2: i } = this
      if (typeof r == `bigint`) return Object.freeze({ c0: i.mul(e, r), c1: i.mul(t, r), c2: i.mul(n, r) })
      let { c0: a, c1: o, c2: s } = r,
        c = i.mul(e, a),
        l = i.mul(t, o),
        u = i.mul(n, s)
      return Object.freeze({
        c0: i.add(c, i.mulByNonresidue(i.sub(i.mul(i.add(t, n), i.add(o, s)), i.add(l, u)))),
        c1: i.add(i.sub(i.mul(i.add(e, t), i.add(a, o)), i.add(c, l)), i.mulByNonresidue(u)),
        c2: i.sub(i.add(l, i.mul(i.add(e, n), i.add(a, s))), i.add(c, u)),
      })
    }
    sqr({ c0: e, c1: t, c2: n }) {
      let { Fp2: r } = this,
        i = r.sqr(e),
        a = r.mul(r.mul(e, t), bd),
        o = r.mul(r.mul(t, n), bd),
        s = r.sqr(n)
      return Object.freeze({
        c0: r.add(r.mulByNonresidue(o), i),
        c1: r.add(r.mulByNonresidue(s), a),
        c2: r.sub(r.sub(r.add(r.add(a, r.sqr(r.add(r.sub(e, t), n))), o), i), s),
      })
    }
    addN(e, t) {
      return this.add(e, t)
    }
    subN(e, t) {
      return this.sub(e, t)
    }
    mulN(e, t) {
      return this.mul(e, t)
    }
    sqrN(e) {
      return this.sqr(e)
    }
    create(e) {
      let { Fp2: t } = this,
        n = t.create(e.c0),
        r = t.create(e.c1),
        i = t.create(e.c2)
      return Object.freeze({ c0: n, c1: r, c2: i })
    }
    isValid(e) {
      if (!wd(e)) throw TypeError(`invalid field element: expected object, got ` + typeof e)
      let { c0: t, c1: n, c2: r } = e,
        { Fp2: i } = this
      return i.isValid(t) && i.isValid(n) && i.isValid(r)
    }
    is0(e) {
      if (!wd(e)) return !1
      let { c0: t, c1: n, c2: r } = e,
        { Fp2: i } = this
      return i.is0(t) && i.is0(n) && i.is0(r)
    }
    isValidNot0(e) {
      return !this.is0(e) && this.isValid(e)
    }
    neg({ c0: e, c1: t, c2: n }) {
      let { Fp2: r } = this
      return Object.freeze({ c0: r.neg(e), c1: r.neg(t), c2: r.neg(n) })
    }
    eql({ c0: e, c1: t, c2: n }, { c0: r, c1: i, c2: a }) {
      let { Fp2: o } = this
      return o.eql(e, r) && o.eql(t, i) && o.eql(n, a)
    }
    sqrt(e) {
      return vl()
    }
    div(e, t) {
      let { Fp2: n } = this,
        { Fp: r } = n
      return this.mul(e, typeof t == `bigint` ? r.inv(r.create(t)) : this.inv(t))
    }
    pow(e, t) {
      return Ul(this, e, t)
    }
    invertBatch(e) {
      return Wl(this, e, !0)
    }
    inv({ c0: e, c1: t, c2: n }) {
      let { Fp2: r } = this,
        i = r.sub(r.sqr(e), r.mulByNonresidue(r.mul(n, t))),
        a = r.sub(r.mulByNonresidue(r.sqr(n)), r.mul(e, t)),
        o = r.sub(r.sqr(t), r.mul(e, n)),
        s = r.inv(r.add(r.mulByNonresidue(r.add(r.mul(n, a), r.mul(t, o))), r.mul(e, i)))
      return Object.freeze({ c0: r.mul(s, i), c1: r.mul(s, a), c2: r.mul(s, o) })
    }
    fromBytes(e) {
      let { Fp2: t } = this
      if ((G(e), e.length !== this.BYTES)) throw Error(`fromBytes invalid length=` + e.length)
      let n = t.BYTES
      return this.create({
        c0: t.fromBytes(e.subarray(0, n)),
        c1: t.fromBytes(e.subarray(n, n * 2)),
        c2: t.fromBytes(e.subarray(2 * n)),
      })
    }
    toBytes({ c0: e, c1: t, c2: n }) {
      let { Fp2: r } = this
      return Kc(r.toBytes(e), r.toBytes(t), r.toBytes(n))
    }
    cmov({ c0: e, c1: t, c2: n }, { c0: r, c1: i, c2: a }, o) {
      let { Fp2: s } = this
      return this.create({ c0: s.cmov(e, r, o), c1: s.cmov(t, i, o), c2: s.cmov(n, a, o) })
    }
    fromBigSix(e) {
      let { Fp2: t } = this
      if (!Array.isArray(e) || e.length !== 6) throw Error(`invalid Fp6.fromBigSix`)
      for (let t = 0; t < 6; t++) if (typeof e[t] != `bigint`) throw Error(`invalid Fp6.fromBigSix`)
      let n = e
      return this.create({
        c0: t.fromBigTuple(n.slice(0, 2)),
        c1: t.fromBigTuple(n.slice(2, 4)),
        c2: t.fromBigTuple(n.slice(4, 6)),
      })
    }
    frobeniusMap(e, t) {
      let { c0: n, c1: r, c2: i } = e
      if (t % 6 == 0) return Object.freeze({ c0: n, c1: r, c2: i })
      let { Fp2: a } = this
      return Object.freeze({
        c0: a.frobeniusMap(n, t),
        c1: a.mul(a.frobeniusMap(r, t), this.FROBENIUS_COEFFICIENTS_1[t % 6]),
        c2: a.mul(a.frobeniusMap(i, t), this.FROBENIUS_COEFFICIENTS_2[t % 6]),
      })
    }
    mulByFp2({ c0: e, c1: t, c2: n }, r) {
      let { Fp2: i } = this
      return Object.freeze({ c0: i.mul(e, r), c1: i.mul(t, r), c2: i.mul(n, r) })
    }
    mulByNonresidue({ c0: e, c1: t, c2: n }) {
      let { Fp2: r } = this
      return Object.freeze({ c0: r.mulByNonresidue(n), c1: e, c2: t })
    }
    mul1({ c0: e, c1: t, c2: n }, r) {
      let { Fp2: i } = this
      return Object.freeze({ c0: i.mulByNonresidue(i.mul(n, r)), c1: i.mul(e, r), c2: i.mul(t, r) })
    }
    mul01({ c0: e, c1: t, c2: n }, r, i) {
      let { Fp2: a } = this,
        o = a.mul(e, r),
        s = a.mul(t, i)
      return Object.freeze({
        c0: a.add(a.mulByNonresidue(a.sub(a.mul(a.add(t, n), i), s)), o),
        c1: a.sub(a.sub(a.mul(a.add(r, i), a.add(e, t)), o), s),
        c2: a.add(a.sub(a.mul(a.add(e, n), r), o), s),
      })
    }
  },
  kd = new WeakMap(),
  Ad = class {
    ORDER
    BITS
    BYTES
    isLE
    ZERO
    ONE
    Fp6
    X_LEN
    finalExponentiate
    constructor(e, t) {
      let { X_LEN: n, Fp12finalExponentiate: r } = t,
        { Fp2: i } = e,
        { Fp: a } = i
      ;((this.Fp6 = e),
        (this.ORDER = a.ORDER ** Cd),
        (this.BITS = 2 * e.BITS),
        (this.BYTES = 2 * e.BYTES),
        (this.isLE = e.isLE),
        (this.ZERO = this.create({ c0: e.ZERO, c1: e.ZERO })),
        (this.ONE = this.create({ c0: e.ONE, c1: e.ZERO })),
        (this.X_LEN = n),
        (this.finalExponentiate = (e) => {
          let t = ({ c0: e, c1: t }) => Object.freeze({ c0: e, c1: t }),
            n = ({ c0: e, c1: n, c2: r }) => Object.freeze({ c0: t(e), c1: t(n), c2: t(r) }),
            i = r(e)
          return Object.freeze({ c0: n(i.c0), c1: n(i.c1) })
        }),
        Object.freeze(this))
    }
    get FROBENIUS_COEFFICIENTS() {
      let e = jd.get(this)
      if (e) return e
      let { Fp2: t } = this.Fp6,
        { Fp: n } = t,
        r = Object.freeze(Td(t, t.NONRESIDUE, n.ORDER, 12, 1, 6)[0])
      return (jd.set(this, r), r)
    }
    create(e) {
      let { Fp6: t } = this,
        n = t.create(e.c0),
        r = t.create(e.c1)
      return Object.freeze({ c0: n, c1: r })
    }
    isValid(e) {
      if (!wd(e)) throw TypeError(`invalid field element: expected object, got ` + typeof e)
      let { c0: t, c1: n } = e,
        { Fp6: r } = this
      return r.isValid(t) && r.isValid(n)
    }
    is0(e) {
      if (!wd(e)) return !1
      let { c0: t, c1: n } = e,
        { Fp6: r } = this
      return r.is0(t) && r.is0(n)
    }
    isValidNot0(e) {
      return !this.is0(e) && this.isValid(e)
    }
    neg({ c0: e, c1: t }) {
      let { Fp6: n } = this
      return Object.freeze({ c0: n.neg(e), c1: n.neg(t) })
    }
    eql({ c0: e, c1: t }, { c0: n, c1: r }) {
      let { Fp6: i } = this
      return i.eql(e, n) && i.eql(t, r)
    }
    sqrt(e) {
      return vl()
    }
    inv({ c0: e, c1: t }) {
      let { Fp6: n } = this,
        r = n.inv(n.sub(n.sqr(e), n.mulByNonresidue(n.sqr(t))))
      return Object.freeze({ c0: n.mul(e, r), c1: n.neg(n.mul(t, r)) })
    }
    div(e, t) {
      let { Fp6: n } = this,
        { Fp2: r } = n,
        { Fp: i } = r
      return this.mul(e, typeof t == `bigint` ? i.inv(i.create(t)) : this.inv(t))
    }
    pow(e, t) {
      return Ul(this, e, t)
    }
    invertBatch(e) {
      return Wl(this, e, !0)
    }
    add({ c0: e, c1: t }, { c0: n, c1: r }) {
      let { Fp6: i } = this
      return Object.freeze({ c0: i.add(e, n), c1: i.add(t, r) })
    }
    sub({ c0: e, c1: t }, { c0: n, c1: r }) {
      let { Fp6: i } = this
      return Object.freeze({ c0: i.sub(e, n), c1: i.sub(t, r) })
    }
    mul({ c0: e, c1: t }, n) {
      let { Fp6: r } = this
      if (typeof n == `bigint`) return Object.freeze({ c0: r.mul(e, n), c1: r.mul(t, n) })
      let { c0: i, c1: a } = n,
        o = r.mul(e, i),
        s = r.mul(t, a)
      return Object.freeze({
        c0: r.add(o, r.mulByNonresidue(s)),
        c1: r.sub(r.mul(r.add(e, t), r.add(i, a)), r.add(o, s)),
      })
    }
    sqr({ c0: e, c1: t }) {
      let { Fp6: n } = this,
        r = n.mul(e, t)
      return Object.freeze({
        c0: n.sub(n.sub(n.mul(n.add(n.mulByNonresidue(t), e), n.add(e, t)), r), n.mulByNonresidue(r)),
        c1: n.add(r, r),
      })
    }
    addN(e, t) {
      return this.add(e, t)
    }
    subN(e, t) {
      return this.sub(e, t)
    }
    mulN(e, t) {
      return this.mul(e, t)
    }
    sqrN(e) {
      return this.sqr(e)
    }
    fromBytes(e) {
      let { Fp6: t } = this
      if ((G(e), e.length !== this.BYTES)) throw Error(`fromBytes invalid length=` + e.length)
      return this.create({ c0: t.fromBytes(e.subarray(0, t.BYTES)), c1: t.fromBytes(e.subarray(t.BYTES)) })
    }
    toBytes({ c0: e, c1: t }) {
      let { Fp6: n } = this
      return Kc(n.toBytes(e), n.toBytes(t))
    }
    cmov({ c0: e, c1: t }, { c0: n, c1: r }, i) {
      let { Fp6: a } = this
      return this.create({ c0: a.cmov(e, n, i), c1: a.cmov(t, r, i) })
    }
    fromBigTwelve(e) {
      let { Fp6: t } = this
      if (!Array.isArray(e) || e.length !== 12) throw Error(`invalid Fp12.fromBigTwelve`)
      for (let t = 0; t < 12; t++) if (typeof e[t] != `bigint`) throw Error(`invalid Fp12.fromBigTwelve`)
      let n = e
      return this.create({ c0: t.fromBigSix(n.slice(0, 6)), c1: t.fromBigSix(n.slice(6, 12)) })
    }
    frobeniusMap(e, t) {
      let n = t % 12
      if (n === 0) return Object.freeze({ c0: e.c0, c1: e.c1 })
      if (n === 6) return this.conjugate(e)
      let { Fp6: r } = this,
        { Fp2: i } = r,
        { c0: a, c1: o, c2: s } = r.frobeniusMap(e.c1, t),
        c = this.FROBENIUS_COEFFICIENTS[n]
      return Object.freeze({
        c0: r.frobeniusMap(e.c0, t),
        c1: Object.freeze({ c0: i.mul(a, c), c1: i.mul(o, c), c2: i.mul(s, c) }),
      })
    }
    mulByFp2({ c0: e, c1: t }, n) {
      let { Fp6: r } = this
      return Object.freeze({ c0: r.mulByFp2(e, n), c1: r.mulByFp2(t, n) })
    }
    conjugate({ c0: e, c1: t }) {
      return Object.freeze({ c0: e, c1: this.Fp6.neg(t) })
    }
    _cyclotomicSquare({ c0: e, c1: t }) {
      let { Fp6: n } = this,
        { Fp2: r } = n,
        { c0: i, c1: a, c2: o } = e,
        { c0: s, c1: c, c2: l } = t,
        { first: u, second: d } = r.Fp4Square(i, c),
        { first: f, second: p } = r.Fp4Square(s, o),
        { first: m, second: h } = r.Fp4Square(a, l),
        g = r.mulByNonresidue(h)
      return Object.freeze({
        c0: Object.freeze({
          c0: r.add(r.mul(r.sub(u, i), bd), u),
          c1: r.add(r.mul(r.sub(f, a), bd), f),
          c2: r.add(r.mul(r.sub(m, o), bd), m),
        }),
        c1: Object.freeze({
          c0: r.add(r.mul(r.add(g, s), bd), g),
          c1: r.add(r.mul(r.add(d, c), bd), d),
          c2: r.add(r.mul(r.add(p, l), bd), p),
        }),
      })
    }
    _cyclotomicExp(e, t) {
      if ((fl(`cyclotomic exponent`, t, vd, yd << BigInt(this.X_LEN)), t === vd)) return this.ONE
      let n = e
      for (let r = pl(t) - 2; r >= 0; r--) ((n = this._cyclotomicSquare(n)), ml(t, r) && (n = this.mul(n, e)))
      return n
    }
  },
  jd = new WeakMap()
function Md(e) {
  if (
    (_l(
      e,
      {
        ORDER: `bigint`,
        X_LEN: `number`,
        FP2_NONRESIDUE: `object`,
        Fp2mulByB: `function`,
        Fp12finalExponentiate: `function`,
      },
      { NONRESIDUE: `bigint` },
    ),
    tl(e.X_LEN, `X_LEN`),
    e.X_LEN < 1)
  )
    throw Error(`invalid X_LEN`)
  let t = e.FP2_NONRESIDUE
  if (!Array.isArray(t) || t.length !== 2 || typeof t[0] != `bigint` || typeof t[1] != `bigint`)
    throw Error(`invalid FP2_NONRESIDUE`)
  let n = Xl(e.ORDER),
    r = new Dd(n, e),
    i = new Od(r)
  return { Fp: n, Fp2: r, Fp6: i, Fp12: new Ad(i, e) }
}
var Nd = BigInt(0),
  Pd = BigInt(1),
  Fd = BigInt(2),
  Id = BigInt(3),
  Ld = BigInt(4),
  Rd = BigInt(`0xd201000000010000`),
  zd = pl(Rd),
  Bd = {
    p: BigInt(`0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab`),
    n: BigInt(`0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001`),
    h: BigInt(`0x396c8c005555e1568c00aaab0000aaab`),
    a: Nd,
    b: Ld,
    Gx: BigInt(`0x17f1d3a73197d7942695638c4fa9ac0fc3688c4f9774b905a14e3a3f171bac586c55e83ff97a1aeffb3af00adb22c6bb`),
    Gy: BigInt(`0x08b3f481e3aaa0f1a09e30ed741d8ae4fcf5e095d5d00af600db18cb2c04b3edd03cc744a2888ae40caa232946c5e7e1`),
  },
  Vd = Xl(Bd.n, { modFromBytes: !0 })
function Hd(e, t, { g2: n, g3: r, g4: i, g5: a }) {
  return { c0: { c0: e, c1: i, c2: r }, c1: { c0: n, c1: t, c2: a } }
}
function Ud({ c0: e, c1: t }) {
  return { g2: t.c0, g3: e.c2, g4: e.c1, g5: t.c2 }
}
function Wd({ g2: e, g3: t, g4: n, g5: r }) {
  let { first: i, second: a } = J.Fp4Square(n, r),
    { first: o, second: s } = J.Fp4Square(e, t),
    c = J.add(e, e),
    l = J.add(t, t),
    u = J.add(n, n),
    d = J.add(r, r)
  return {
    g2: J.add(J.mul(J.mulByNonresidue(a), Id), c),
    g3: J.sub(J.mul(i, Id), l),
    g4: J.sub(J.mul(o, Id), u),
    g5: J.add(J.mul(s, Id), d),
  }
}
function Gd({ g2: e, g3: t, g4: n, g5: r }) {
  return J.is0(e)
    ? { num: J.mul(J.mul(n, r), Fd), den: t }
    : { num: J.add(J.sub(J.mul(J.sqr(n), Id), J.mul(t, Fd)), J.mulByNonresidue(J.sqr(r))), den: J.mul(e, Ld) }
}
function Kd(e, { g2: t, g3: n, g4: r, g5: i }) {
  let a = J.mul(n, r),
    o = J.add(J.sub(J.mul(J.sub(J.sqr(e), a), Fd), a), J.mul(t, i))
  return J.add(J.mulByNonresidue(o), J.ONE)
}
function qd(e, t) {
  let n = [],
    r = Ud(e)
  for (let e of t) {
    for (let t = 0; t < e; t++) r = Wd(r)
    n.push(r)
  }
  let i = n.map(({ g2: e, g3: t }) => J.is0(e) && J.is0(t)),
    a = n.map(Gd),
    o = J.invertBatch(a.map(({ den: e }) => e)),
    s = n.map((e, t) => {
      if (i[t]) return Y.ONE
      let n = J.mul(a[t].num, o[t])
      return Hd(Kd(n, e), n, e)
    })
  return { result: Y.mul(Y.mul(s[0], s[1]), s[2]), last: s[2] }
}
function Jd(e) {
  let { result: t, last: n } = qd(e, [16, 32, 9]),
    r = t,
    i = n
  for (let e = 0; e < 3; e++) i = Y._cyclotomicSquare(i)
  r = Y.mul(r, i)
  for (let e = 0; e < 2; e++) i = Y._cyclotomicSquare(i)
  return ((r = Y.mul(r, i)), (i = Y._cyclotomicSquare(i)), Y.mul(r, i))
}
var {
    Fp: q,
    Fp2: J,
    Fp6: Yd,
    Fp12: Y,
  } = Md({
    ORDER: Bd.p,
    X_LEN: zd,
    FP2_NONRESIDUE: [Pd, Pd],
    Fp2mulByB: ({ c0: e, c1: t }) => {
      let n = q.mul(e, Ld),
        r = q.mul(t, Ld)
      return { c0: q.sub(n, r), c1: q.add(n, r) }
    },
    Fp12finalExponentiate: (e) => {
      let t = (e) => Y.conjugate(Jd(e)),
        n = Y.div(Y.frobeniusMap(e, 6), e),
        r = Y.mul(Y.frobeniusMap(n, 2), n),
        i = t(r),
        a = Y.mul(Y.conjugate(Y._cyclotomicSquare(r)), i),
        o = t(a),
        s = t(o),
        c = Y.mul(t(s), Y._cyclotomicSquare(i)),
        l = t(c),
        u = Y.frobeniusMap(Y.mul(i, s), 2),
        d = Y.frobeniusMap(Y.mul(o, r), 3),
        f = Y.frobeniusMap(Y.mul(c, Y.conjugate(r)), 1),
        p = Y.mul(Y.mul(l, Y.conjugate(a)), r)
      return Y.mul(Y.mul(Y.mul(u, d), f), p)
    },
  }),
  Xd,
  Zd = () => (Xd ||= Ed(q, J, J.div(J.ONE, J.NONRESIDUE))),
  Qd = (e, t) => {
    let n = Zd().G2psi
    return ((Qd = n), n(e, t))
  },
  $d = (e, t) => {
    let n = Zd().G2psi2
    return (($d = n), n(e, t))
  },
  ef = Object.freeze({
    DST: `BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_NUL_`,
    encodeDST: `BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_NUL_`,
    p: q.ORDER,
    m: 2,
    k: 128,
    expand: `xmd`,
    hash: zc,
  }),
  tf = {
    p: J.ORDER,
    n: Bd.n,
    h: BigInt(
      `0x5d543a95414e7f1091d50792876a202cd91de4547085abaa68a205b2e5a7ddfa628f1cb4d9e82ef21537e293a6691ae1616ec6e786f0c70cf1c38e31c7238e5`,
    ),
    a: J.ZERO,
    b: J.fromBigTuple([Ld, Ld]),
    Gx: J.fromBigTuple([
      BigInt(`0x024aa2b2f08f0a91260805272dc51051c6e47ad4fa403b02b4510b647ae3d1770bac0326a805bbefd48056c8c121bdb8`),
      BigInt(`0x13e02b6052719f607dacd3a088274f65596bd0d09920b61ab5da61bbdc7f5049334cf11213945d57e5ac7d055d042b7e`),
    ]),
    Gy: J.fromBigTuple([
      BigInt(`0x0ce5d527727d6e118cc9cdc6da2e351aadfd9baa8cbdd3a76d429a695160d12c923ac9cc3baca289e193548608b82801`),
      BigInt(`0x0606c4a02ea734cc32acd2b02bc28b99cb3e287e85a763af267492ab572e99ab3f370d275cec1da1aaa9075ff05f79be`),
    ]),
  },
  nf = (e, t) => {
    for (let n of e) if (n !== Nd) return !!((n * Fd) / t)
    return !1
  },
  rf = {
    encode({ c0: e, c1: t }) {
      let { BYTES: n } = q
      return Kc(ol(t, n), ol(e, n))
    },
    decode(e) {
      let { BYTES: t } = q
      return J.create({ c0: of(e.subarray(t)), c1: of(e.subarray(0, t)) })
    },
  },
  af = q
function of(e) {
  return q.fromBytes(e)
}
var sf = (e, t, n, r, i, a) => {
  let o = t,
    s = r,
    c = i,
    l = o.BYTES
  return (t) => ({
    encode(e, n = !0) {
      if (!n && !t) throw Error(`invalid signature: expected compressed encoding`)
      let r = e.is0(),
        { x: i, y: o } = e.toAffine(),
        c = n ? s(i) : Kc(s(i), s(o)),
        l
      return (n && !r && (l = nf(a(o), af.ORDER)), uf(c, { compressed: n, infinity: r, sort: l }))
    },
    decode(r) {
      let { compressed: i, infinity: s, sort: u, value: d } = lf(t ? G(r, void 0, `point`) : G(r, l, `signature`))
      if (!t && !i) throw Error(`invalid signature: expected compressed encoding`)
      let f = i ? l : 2 * l
      if (d.length !== f) throw Error(`invalid ${e} point: expected ${f} bytes`)
      if (s) {
        for (let t of d) if (t) throw Error(`invalid ${e} point: non-canonical zero`)
        return { x: o.ZERO, y: o.ZERO }
      }
      let p = c(i ? d : d.subarray(0, l)),
        m
      if (i) {
        if (((m = o.sqrt(o.add(o.pow(p, Id), n))), !m)) throw Error(`invalid ${e} point: compressed`)
        nf(a(m), af.ORDER) !== u && (m = o.neg(m))
      } else m = c(d.subarray(l))
      if (!i && o.is0(p) && o.is0(m)) throw Error(`invalid ${e} point: uncompressed`)
      return { x: p, y: m }
    },
  })
}
function cf({ compressed: e, infinity: t, sort: n }) {
  if ((!e && !t && n) || (!e && t && n) || (e && t && n)) throw Error(`invalid encoding flag`)
}
function lf(e) {
  e = cl(e)
  let t = e[0] & 224,
    n = !!((t >> 7) & 1),
    r = !!((t >> 6) & 1),
    i = !!((t >> 5) & 1)
  return (cf({ compressed: n, infinity: r, sort: i }), (e[0] &= 31), { compressed: n, infinity: r, sort: i, value: e })
}
function uf(e, t) {
  if (e[0] & 224) throw Error(`setMask: non-empty mask`)
  return (
    cf({ compressed: !!t.compressed, infinity: !!t.infinity, sort: !!t.sort }),
    t.compressed && (e[0] |= 128),
    t.infinity && (e[0] |= 64),
    t.sort && (e[0] |= 32),
    e
  )
}
var df = sf(
    `G1`,
    q,
    q.create(Bd.b),
    (e) => ol(e, q.BYTES),
    of,
    (e) => [e],
  ),
  ff = { point: df(!0), sig: df(!1) },
  pf = (e) => (e.assertValidity(), ff.sig.encode(e))
function mf(e) {
  let t = wf.G1.Point.fromAffine(ff.sig.decode(e))
  return (t.assertValidity(), t)
}
var hf = sf(`G2`, J, tf.b, rf.encode, rf.decode, (e) => [e.c1, e.c0]),
  gf = { point: hf(!0), sig: hf(!1) },
  _f = (e) => (e.assertValidity(), gf.sig.encode(e))
function vf(e) {
  let t = wf.G2.Point.fromAffine(gf.sig.decode(e))
  return (t.assertValidity(), t)
}
var yf = {
    ShortSignature: {
      fromBytes(e) {
        return mf(G(e))
      },
      fromHex(e) {
        return mf(qc(e))
      },
      toBytes(e) {
        return pf(e)
      },
      toRawBytes(e) {
        return pf(e)
      },
      toHex(e) {
        return Gc(pf(e))
      },
    },
    LongSignature: {
      fromBytes(e) {
        return vf(G(e))
      },
      fromHex(e) {
        return vf(qc(e))
      },
      toBytes(e) {
        return _f(e)
      },
      toRawBytes(e) {
        return _f(e)
      },
      toHex(e) {
        return Gc(_f(e))
      },
    },
  },
  bf = { Fp: q, Fp2: J, Fp6: Yd, Fp12: Y, Fr: Vd },
  xf = nd(Bd, {
    allowInfinityPoint: !0,
    Fn: Vd,
    fromBytes: ff.point.decode,
    toBytes: (e, t, n) => ff.point.encode(t, n),
    isTorsionFree: (e, t) => {
      let n = BigInt(`0x5f19672fdf76ce51ba69c6076a0f77eaddb3a93be6f89688de17d813620a00022e01fffffffefffe`),
        r = new e(q.mul(t.X, n), t.Y, t.Z)
      return t.multiplyUnsafe(Rd).negate().multiplyUnsafe(Rd).equals(r)
    },
    clearCofactor: (e, t) => t.multiplyUnsafe(Rd).add(t),
  }),
  Sf = nd(tf, {
    Fp: J,
    allowInfinityPoint: !0,
    Fn: Vd,
    fromBytes: gf.point.decode,
    toBytes: (e, t, n) => gf.point.encode(t, n),
    isTorsionFree: (e, t) => t.multiplyUnsafe(Rd).negate().equals(Qd(e, t)),
    clearCofactor: (e, t) => {
      let n = Rd,
        r = t.multiplyUnsafe(n).negate(),
        i = Qd(e, t),
        a = t.double()
      return (
        (a = $d(e, a)),
        (a = a.subtract(i)),
        (i = r.add(i)),
        (i = i.multiplyUnsafe(n).negate()),
        (a = a.add(i)),
        (a = a.subtract(r)),
        a.subtract(t)
      )
    },
  }),
  Cf = {
    mapToG1: jf,
    mapToG2: Mf,
    hasherOpts: ef,
    hasherOptsG1: {
      ...ef,
      m: 1,
      DST: `BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_`,
      encodeDST: `BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_`,
    },
    hasherOptsG2: { ...ef },
  },
  wf = _d(bf, xf, Sf, { ateLoopSize: Rd, xNegative: !0, twistType: `multiplicative`, randomBytes: Yc }, Cf, yf),
  Tf = Lu(
    J,
    [
      [
        [
          `0x5c759507e8e333ebb5b7a9a47d7ed8532c52d39fd3a042a88b58423c50ae15d5c2638e343d9c71c6238aaaaaaaa97d6`,
          `0x5c759507e8e333ebb5b7a9a47d7ed8532c52d39fd3a042a88b58423c50ae15d5c2638e343d9c71c6238aaaaaaaa97d6`,
        ],
        [`0x0`, `0x11560bf17baa99bc32126fced787c88f984f87adf7ae0c7f9a208c6b4f20a4181472aaa9cb8d555526a9ffffffffc71a`],
        [
          `0x11560bf17baa99bc32126fced787c88f984f87adf7ae0c7f9a208c6b4f20a4181472aaa9cb8d555526a9ffffffffc71e`,
          `0x8ab05f8bdd54cde190937e76bc3e447cc27c3d6fbd7063fcd104635a790520c0a395554e5c6aaaa9354ffffffffe38d`,
        ],
        [`0x171d6541fa38ccfaed6dea691f5fb614cb14b4e7f4e810aa22d6108f142b85757098e38d0f671c7188e2aaaaaaaa5ed1`, `0x0`],
      ],
      [
        [`0x0`, `0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaa63`],
        [`0xc`, `0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaa9f`],
        [`0x1`, `0x0`],
      ],
      [
        [
          `0x1530477c7ab4113b59a4c18b076d11930f7da5d4a07f649bf54439d87d27e500fc8c25ebf8c92f6812cfc71c71c6d706`,
          `0x1530477c7ab4113b59a4c18b076d11930f7da5d4a07f649bf54439d87d27e500fc8c25ebf8c92f6812cfc71c71c6d706`,
        ],
        [`0x0`, `0x5c759507e8e333ebb5b7a9a47d7ed8532c52d39fd3a042a88b58423c50ae15d5c2638e343d9c71c6238aaaaaaaa97be`],
        [
          `0x11560bf17baa99bc32126fced787c88f984f87adf7ae0c7f9a208c6b4f20a4181472aaa9cb8d555526a9ffffffffc71c`,
          `0x8ab05f8bdd54cde190937e76bc3e447cc27c3d6fbd7063fcd104635a790520c0a395554e5c6aaaa9354ffffffffe38f`,
        ],
        [`0x124c9ad43b6cf79bfbf7043de3811ad0761b0f37a1e26286b0e977c69aa274524e79097a56dc4bd9e1b371c71c718b10`, `0x0`],
      ],
      [
        [
          `0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffa8fb`,
          `0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffa8fb`,
        ],
        [`0x0`, `0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffa9d3`],
        [`0x12`, `0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaa99`],
        [`0x1`, `0x0`],
      ],
    ].map((e) => e.map((e) => J.fromBigTuple(e.map(BigInt)))),
  ),
  Ef = Lu(
    q,
    [
      [
        `0x11a05f2b1e833340b809101dd99815856b303e88a2d7005ff2627b56cdb4e2c85610c2d5f2e62d6eaeac1662734649b7`,
        `0x17294ed3e943ab2f0588bab22147a81c7c17e75b2f6a8417f565e33c70d1e86b4838f2a6f318c356e834eef1b3cb83bb`,
        `0xd54005db97678ec1d1048c5d10a9a1bce032473295983e56878e501ec68e25c958c3e3d2a09729fe0179f9dac9edcb0`,
        `0x1778e7166fcc6db74e0609d307e55412d7f5e4656a8dbf25f1b33289f1b330835336e25ce3107193c5b388641d9b6861`,
        `0xe99726a3199f4436642b4b3e4118e5499db995a1257fb3f086eeb65982fac18985a286f301e77c451154ce9ac8895d9`,
        `0x1630c3250d7313ff01d1201bf7a74ab5db3cb17dd952799b9ed3ab9097e68f90a0870d2dcae73d19cd13c1c66f652983`,
        `0xd6ed6553fe44d296a3726c38ae652bfb11586264f0f8ce19008e218f9c86b2a8da25128c1052ecaddd7f225a139ed84`,
        `0x17b81e7701abdbe2e8743884d1117e53356de5ab275b4db1a682c62ef0f2753339b7c8f8c8f475af9ccb5618e3f0c88e`,
        `0x80d3cf1f9a78fc47b90b33563be990dc43b756ce79f5574a2c596c928c5d1de4fa295f296b74e956d71986a8497e317`,
        `0x169b1f8e1bcfa7c42e0c37515d138f22dd2ecb803a0c5c99676314baf4bb1b7fa3190b2edc0327797f241067be390c9e`,
        `0x10321da079ce07e272d8ec09d2565b0dfa7dccdde6787f96d50af36003b14866f69b771f8c285decca67df3f1605fb7b`,
        `0x6e08c248e260e70bd1e962381edee3d31d79d7e22c837bc23c0bf1bc24c6b68c24b1b80b64d391fa9c8ba2e8ba2d229`,
      ],
      [
        `0x8ca8d548cff19ae18b2e62f4bd3fa6f01d5ef4ba35b48ba9c9588617fc8ac62b558d681be343df8993cf9fa40d21b1c`,
        `0x12561a5deb559c4348b4711298e536367041e8ca0cf0800c0126c2588c48bf5713daa8846cb026e9e5c8276ec82b3bff`,
        `0xb2962fe57a3225e8137e629bff2991f6f89416f5a718cd1fca64e00b11aceacd6a3d0967c94fedcfcc239ba5cb83e19`,
        `0x3425581a58ae2fec83aafef7c40eb545b08243f16b1655154cca8abc28d6fd04976d5243eecf5c4130de8938dc62cd8`,
        `0x13a8e162022914a80a6f1d5f43e7a07dffdfc759a12062bb8d6b44e833b306da9bd29ba81f35781d539d395b3532a21e`,
        `0xe7355f8e4e667b955390f7f0506c6e9395735e9ce9cad4d0a43bcef24b8982f7400d24bc4228f11c02df9a29f6304a5`,
        `0x772caacf16936190f3e0c63e0596721570f5799af53a1894e2e073062aede9cea73b3538f0de06cec2574496ee84a3a`,
        `0x14a7ac2a9d64a8b230b3f5b074cf01996e7f63c21bca68a81996e1cdf9822c580fa5b9489d11e2d311f7d99bbdcc5a5e`,
        `0xa10ecf6ada54f825e920b3dafc7a3cce07f8d1d7161366b74100da67f39883503826692abba43704776ec3a79a1d641`,
        `0x95fc13ab9e92ad4476d6e3eb3a56680f682b4ee96f7d03776df533978f31c1593174e4b4b7865002d6384d168ecdd0a`,
        `0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001`,
      ],
      [
        `0x90d97c81ba24ee0259d1f094980dcfa11ad138e48a869522b52af6c956543d3cd0c7aee9b3ba3c2be9845719707bb33`,
        `0x134996a104ee5811d51036d776fb46831223e96c254f383d0f906343eb67ad34d6c56711962fa8bfe097e75a2e41c696`,
        `0xcc786baa966e66f4a384c86a3b49942552e2d658a31ce2c344be4b91400da7d26d521628b00523b8dfe240c72de1f6`,
        `0x1f86376e8981c217898751ad8746757d42aa7b90eeb791c09e4a3ec03251cf9de405aba9ec61deca6355c77b0e5f4cb`,
        `0x8cc03fdefe0ff135caf4fe2a21529c4195536fbe3ce50b879833fd221351adc2ee7f8dc099040a841b6daecf2e8fedb`,
        `0x16603fca40634b6a2211e11db8f0a6a074a7d0d4afadb7bd76505c3d3ad5544e203f6326c95a807299b23ab13633a5f0`,
        `0x4ab0b9bcfac1bbcb2c977d027796b3ce75bb8ca2be184cb5231413c4d634f3747a87ac2460f415ec961f8855fe9d6f2`,
        `0x987c8d5333ab86fde9926bd2ca6c674170a05bfe3bdd81ffd038da6c26c842642f64550fedfe935a15e4ca31870fb29`,
        `0x9fc4018bd96684be88c9e221e4da1bb8f3abd16679dc26c1e8b6e6a1f20cabe69d65201c78607a360370e577bdba587`,
        `0xe1bba7a1186bdb5223abde7ada14a23c42a0ca7915af6fe06985e7ed1e4d43b9b3f7055dd4eba6f2bafaaebca731c30`,
        `0x19713e47937cd1be0dfd0b8f1d43fb93cd2fcbcb6caf493fd1183e416389e61031bf3a5cce3fbafce813711ad011c132`,
        `0x18b46a908f36f6deb918c143fed2edcc523559b8aaf0c2462e6bfe7f911f643249d9cdf41b44d606ce07c8a4d0074d8e`,
        `0xb182cac101b9399d155096004f53f447aa7b12a3426b08ec02710e807b4633f06c851c1919211f20d4c04f00b971ef8`,
        `0x245a394ad1eca9b72fc00ae7be315dc757b3b080d4c158013e6632d3c40659cc6cf90ad1c232a6442d9d3f5db980133`,
        `0x5c129645e44cf1102a159f748c4a3fc5e673d81d7e86568d9ab0f5d396a7ce46ba1049b6579afb7866b1e715475224b`,
        `0x15e6be4e990f03ce4ea50b3b42df2eb5cb181d8f84965a3957add4fa95af01b2b665027efec01c7704b456be69c8b604`,
      ],
      [
        `0x16112c4c3a9c98b252181140fad0eae9601a6de578980be6eec3232b5be72e7a07f3688ef60c206d01479253b03663c1`,
        `0x1962d75c2381201e1a0cbd6c43c348b885c84ff731c4d59ca4a10356f453e01f78a4260763529e3532f6102c2e49a03d`,
        `0x58df3306640da276faaae7d6e8eb15778c4855551ae7f310c35a5dd279cd2eca6757cd636f96f891e2538b53dbf67f2`,
        `0x16b7d288798e5395f20d23bf89edb4d1d115c5dbddbcd30e123da489e726af41727364f2c28297ada8d26d98445f5416`,
        `0xbe0e079545f43e4b00cc912f8228ddcc6d19c9f0f69bbb0542eda0fc9dec916a20b15dc0fd2ededda39142311a5001d`,
        `0x8d9e5297186db2d9fb266eaac783182b70152c65550d881c5ecd87b6f0f5a6449f38db9dfa9cce202c6477faaf9b7ac`,
        `0x166007c08a99db2fc3ba8734ace9824b5eecfdfa8d0cf8ef5dd365bc400a0051d5fa9c01a58b1fb93d1a1399126a775c`,
        `0x16a3ef08be3ea7ea03bcddfabba6ff6ee5a4375efa1f4fd7feb34fd206357132b920f5b00801dee460ee415a15812ed9`,
        `0x1866c8ed336c61231a1be54fd1d74cc4f9fb0ce4c6af5920abc5750c4bf39b4852cfe2f7bb9248836b233d9d55535d4a`,
        `0x167a55cda70a6e1cea820597d94a84903216f763e13d87bb5308592e7ea7d4fbc7385ea3d529b35e346ef48bb8913f55`,
        `0x4d2f259eea405bd48f010a01ad2911d9c6dd039bb61a6290e591b36e636a5c871a5c29f4f83060400f8b49cba8f6aa8`,
        `0xaccbb67481d033ff5852c1e48c50c477f94ff8aefce42d28c0f9a88cea7913516f968986f7ebbea9684b529e2561092`,
        `0xad6b9514c767fe3c3613144b45f1496543346d98adf02267d5ceef9a00d9b8693000763e3b90ac11e99b138573345cc`,
        `0x2660400eb2e4f3b628bdd0d53cd76f2bf565b94e72927c1cb748df27942480e420517bd8714cc80d1fadc1326ed06f7`,
        `0xe0fa1d816ddc03e6b24255e0d7819c171c40f65e273b853324efcd6356caa205ca2f570f13497804415473a1d634b8f`,
        `0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001`,
      ],
    ].map((e) => e.map((e) => BigInt(e))),
  ),
  Df,
  Of,
  kf = () =>
    (Df ||= Vu(q, {
      A: q.create(
        BigInt(`0x144698a3b8e9433d693a02c96d4982b0ea985383ee66a8d8e8981aefd881ac98936f8da0e0f97f5cf428082d584c1d`),
      ),
      B: q.create(
        BigInt(`0x12e2908d11688030018b12e8753eee3b2016c1f0f24f4070a0b9c14fcef35ef55a23215a316ceaa5d1cc48e98e172be0`),
      ),
      Z: q.create(BigInt(11)),
    })),
  Af = () =>
    (Of ||= Vu(J, {
      A: J.create({ c0: q.create(Nd), c1: q.create(BigInt(240)) }),
      B: J.create({ c0: q.create(BigInt(1012)), c1: q.create(BigInt(1012)) }),
      Z: J.create({ c0: q.create(BigInt(-2)), c1: q.create(BigInt(-1)) }),
    }))
function jf(e) {
  let { x: t, y: n } = kf()(q.create(e[0]))
  return Ef(t, n)
}
function Mf(e) {
  let { x: t, y: n } = Af()(J.fromBigTuple(e))
  return Tf(t, n)
}
var Nf = wf.G1.Point.ZERO,
  Pf = wf.G2.Point.ZERO
function Ff(e, t) {
  if (A(e) >= wc || A(t) >= wc) throw new z(z.errorMessages.BLS_12_381_FP_NOT_IN_FIELD)
  let n = zr(e.subarray(16), t.subarray(16))
  return wf.fields.Fp2.fromBytes(n)
}
function If(e, t = !0) {
  if (N(e, Tc) === !0) return Nf
  let n = A(e.subarray(16, 64)),
    r = A(e.subarray(80, 128)),
    i = wf.G1.Point.fromAffine({ x: n, y: r })
  try {
    i.assertValidity()
  } catch (e) {
    if (t || e.message !== `bad point: not in prime-order subgroup`)
      throw new z(z.errorMessages.BLS_12_381_POINT_NOT_ON_CURVE)
  }
  return i
}
function Lf(e) {
  return zr(M(j(e.x), 64), M(j(e.y), 64))
}
function Rf(e, t = !0) {
  if (N(e, Ec) === !0) return Pf
  let n = e.subarray(0, 64),
    r = e.subarray(64, 128),
    i = e.subarray(128, 192),
    a = e.subarray(192, 256),
    o = Ff(n, r),
    s = Ff(i, a),
    c = wf.G2.Point.fromAffine({ x: o, y: s })
  try {
    c.assertValidity()
  } catch (e) {
    if (t || e.message !== `bad point: not in prime-order subgroup`)
      throw new z(z.errorMessages.BLS_12_381_POINT_NOT_ON_CURVE)
  }
  return c
}
function zf(e) {
  return zr(M(j(e.x.c0), 64), M(j(e.x.c1), 64), M(j(e.y.c0), 64), M(j(e.y.c1), 64))
}
function Bf(e) {
  let t = wf.fields.Fr.fromBytes(e)
  return t >= wf.fields.Fr.ORDER ? wf.fields.Fr.create(t % wf.fields.Fr.ORDER) : wf.fields.Fr.create(t)
}
function Vf(e) {
  if (A(e) >= wc) throw new z(z.errorMessages.BLS_12_381_FP_NOT_IN_FIELD)
  return wf.fields.Fp.fromBytes(e.slice(16))
}
var Hf = class {
    addG1(e) {
      let t = If(e.subarray(0, 128), !1),
        n = If(e.subarray(128, 256), !1)
      return Lf(t.add(n).toAffine())
    }
    addG2(e) {
      let t = Rf(e.subarray(0, 256), !1),
        n = Rf(e.subarray(256, 512), !1)
      return zf(t.add(n).toAffine())
    }
    mapFPtoG1(e) {
      let t = Vf(e.subarray(0, 64))
      return Lf(wf.G1.mapToCurve(t).toAffine())
    }
    mapFP2toG2(e) {
      let t = Ff(e.subarray(0, 64), e.subarray(64, 128))
      return zf(wf.G2.mapToCurve([t.c0, t.c1]).toAffine())
    }
    msmG1(e) {
      let t = e.length / 160,
        n = Nf
      for (let r = 0; r < t; r++) {
        let t = 160 * r,
          i = If(e.subarray(t, t + 128)),
          a = Bf(e.subarray(t + 128, t + 160)),
          o
        ;((o = a === P ? Nf : i.multiplyUnsafe(a)), (n = n.add(o)))
      }
      return Lf(n.toAffine())
    }
    msmG2(e) {
      let t = e.length / 288,
        n = Pf
      for (let r = 0; r < t; r++) {
        let t = 288 * r,
          i = Rf(e.subarray(t, t + 256)),
          a = Bf(e.subarray(t + 256, t + 288)),
          o
        ;((o = a === P ? Pf : i.multiplyUnsafe(a)), (n = n.add(o)))
      }
      return zf(n.toAffine())
    }
    pairingCheck(e) {
      let t = []
      for (let n = 0; n < e.length / 384; n++) {
        let r = 384 * n,
          i = If(e.subarray(r, r + 128)),
          a = r + 128,
          o = Rf(e.subarray(a, a + 256))
        t.push({ g1: i, g2: o })
      }
      let n = t.filter((e) => e.g1.equals(Nf) === !1 && e.g2.equals(Pf) === !1),
        r = wf.pairingBatch(n, !0)
      return wf.fields.Fp12.eql(r, wf.fields.Fp12.ONE) ? Oc : Dc
    }
  },
  Uf = new Uint8Array(16),
  Wf = (e, t, n) => {
    let r = n[n.length - 1][1],
      i
    return ((i = e <= n.length ? (e === 0 ? 0 : n[e - 1][1]) : r), (BigInt(e) * t * BigInt(i)) / BigInt(1e3))
  },
  Gf = (e, t, n, r = 0) => {
    for (let i in t)
      if (N(e.data.subarray(t[i][0] + r, t[i][1] + r), Uf) !== !0)
        return (e._debug !== void 0 && e._debug(`${n} failed: Point not on curve`), !1)
    return !0
  }
async function Kf(e) {
  let t = Fm(`0b`),
    n = e._EVM._bls,
    r = e.common.param(`bls12381G1AddGas`)
  if (!yc(e, r, t)) return Q(e.gasLimit)
  if (!bc(e, 256, t)) return $(new z(z.errorMessages.BLS_12_381_INVALID_INPUT_LENGTH), e.gasLimit)
  if (
    !Gf(
      e,
      [
        [0, 16],
        [64, 80],
        [128, 144],
        [192, 208],
      ],
      t,
    )
  )
    return $(new z(z.errorMessages.BLS_12_381_POINT_NOT_ON_CURVE), e.gasLimit)
  let i
  try {
    i = n.addG1(e.data)
  } catch (n) {
    let r = n instanceof z ? n : new z(z.errorMessages.REVERT)
    return (
      e._debug !== void 0 && e._debug(`${t} failed: ${n instanceof Error ? n.message : void 0}`), $(r, e.gasLimit)
    )
  }
  return (e._debug !== void 0 && e._debug(`${t} return value=${k(i)}`), { executionGasUsed: r, returnValue: i })
}
async function qf(e) {
  let t = Fm(`0d`),
    n = e._EVM._bls,
    r = e.data
  if (r.length === 0)
    return (
      e._debug !== void 0 && e._debug(`${t} failed: Empty input`),
      $(new z(z.errorMessages.BLS_12_381_INPUT_EMPTY), e.gasLimit)
    )
  let i = Math.floor(r.length / 160),
    a = Wf(i, e.common.param(`bls12381G1MulGas`), kc)
  if (!yc(e, a, t)) return Q(e.gasLimit)
  if (!xc(e, 160, t)) return $(new z(z.errorMessages.BLS_12_381_INVALID_INPUT_LENGTH), e.gasLimit)
  let o = [
    [0, 16],
    [64, 80],
  ]
  for (let n = 0; n < i; n++)
    if (!Gf(e, o, t, 160 * n)) return $(new z(z.errorMessages.BLS_12_381_POINT_NOT_ON_CURVE), e.gasLimit)
  let s
  try {
    s = n.msmG1(e.data)
  } catch (n) {
    let r = n instanceof z ? n : new z(z.errorMessages.REVERT)
    return (
      e._debug !== void 0 && e._debug(`${t} failed: ${n instanceof Error ? n.message : void 0}`), $(r, e.gasLimit)
    )
  }
  return (e._debug !== void 0 && e._debug(`${t} return value=${k(s)}`), { executionGasUsed: a, returnValue: s })
}
async function Jf(e) {
  let t = Fm(`0e`),
    n = e._EVM._bls,
    r = e.common.param(`bls12381G2AddGas`)
  if (!yc(e, r, t)) return Q(e.gasLimit)
  if (!bc(e, 512, t)) return $(new z(z.errorMessages.BLS_12_381_INVALID_INPUT_LENGTH), e.gasLimit)
  if (
    !Gf(
      e,
      [
        [0, 16],
        [64, 80],
        [128, 144],
        [192, 208],
        [256, 272],
        [320, 336],
        [384, 400],
        [448, 464],
      ],
      t,
    )
  )
    return $(new z(z.errorMessages.BLS_12_381_POINT_NOT_ON_CURVE), e.gasLimit)
  let i
  try {
    i = n.addG2(e.data)
  } catch (t) {
    return $(t instanceof z ? t : new z(z.errorMessages.REVERT), e.gasLimit)
  }
  return (e._debug !== void 0 && e._debug(`${t} return value=${k(i)}`), { executionGasUsed: r, returnValue: i })
}
async function Yf(e) {
  let t = Fm(`10`),
    n = e._EVM._bls
  if (e.data.length === 0)
    return (
      e._debug !== void 0 && e._debug(`${t} failed: Empty input`),
      $(new z(z.errorMessages.BLS_12_381_INPUT_EMPTY), e.gasLimit)
    )
  let r = Math.floor(e.data.length / 288),
    i = Wf(r, e.common.param(`bls12381G2MulGas`), Ac)
  if (!yc(e, i, t)) return Q(e.gasLimit)
  if (!xc(e, 288, t)) return $(new z(z.errorMessages.BLS_12_381_INVALID_INPUT_LENGTH), e.gasLimit)
  let a = [
    [0, 16],
    [64, 80],
    [128, 144],
    [192, 208],
  ]
  for (let n = 0; n < r; n++)
    if (!Gf(e, a, t, 288 * n)) return $(new z(z.errorMessages.BLS_12_381_POINT_NOT_ON_CURVE), e.gasLimit)
  let o
  try {
    o = n.msmG2(e.data)
  } catch (n) {
    let r = n instanceof z ? n : new z(z.errorMessages.REVERT)
    return (
      e._debug !== void 0 && e._debug(`${t} failed: ${n instanceof Error ? n.message : void 0}`), $(r, e.gasLimit)
    )
  }
  return (e._debug !== void 0 && e._debug(`${t} return value=${k(o)}`), { executionGasUsed: i, returnValue: o })
}
async function Xf(e) {
  let t = Fm(`11`),
    n = e._EVM._bls,
    r = e.common.param(`bls12381PairingBaseGas`)
  if (e.data.length === 0)
    return (
      e._debug !== void 0 && e._debug(`${t} failed: Empty input`),
      $(new z(z.errorMessages.BLS_12_381_INPUT_EMPTY), e.gasLimit)
    )
  let i = e.common.param(`bls12381PairingPerPairGas`)
  if (!xc(e, 384, t)) return $(new z(z.errorMessages.BLS_12_381_INVALID_INPUT_LENGTH), e.gasLimit)
  let a = r + i * BigInt(Math.floor(e.data.length / 384))
  if (!yc(e, a, t)) return Q(e.gasLimit)
  let o = [
    [0, 16],
    [64, 80],
    [128, 144],
    [192, 208],
    [256, 272],
    [320, 336],
  ]
  for (let n = 0; n < e.data.length / 384; n++)
    if (!Gf(e, o, t, 384 * n)) return $(new z(z.errorMessages.BLS_12_381_POINT_NOT_ON_CURVE), e.gasLimit)
  let s
  try {
    s = n.pairingCheck(e.data)
  } catch (n) {
    let r = n instanceof z ? n : new z(z.errorMessages.REVERT)
    return (
      e._debug !== void 0 && e._debug(`${t} failed: ${n instanceof Error ? n.message : void 0}`), $(r, e.gasLimit)
    )
  }
  return (e._debug !== void 0 && e._debug(`${t} return value=${k(s)}`), { executionGasUsed: a, returnValue: s })
}
function Zf(e) {
  let t = Fm(`01`),
    n = e.common.customCrypto.ecrecover ?? ia,
    r = e.common.param(`ecRecoverGas`)
  if (!yc(e, r, t)) return Q(e.gasLimit)
  let i = Ar(e.data, 128, { allowTruncate: !0 }),
    a = i.subarray(0, 32),
    o = i.subarray(32, 64),
    s = A(o)
  if (s !== $r && s !== ei)
    return (
      e._debug !== void 0 && e._debug(`${t} failed: v neither 27 nor 28`),
      { executionGasUsed: r, returnValue: new Uint8Array() }
    )
  let c = i.subarray(64, 96),
    l = i.subarray(96, 128),
    u
  try {
    ;(e._debug !== void 0 && e._debug(`${t}: PK recovery with msgHash=${k(a)} v=${k(o)} r=${k(c)}s=${k(l)}}`),
      (u = n(a, A(o), c, l)))
  } catch {
    return (
      e._debug !== void 0 && e._debug(`${t} failed: PK recovery failed`),
      { executionGasUsed: r, returnValue: new Uint8Array() }
    )
  }
  let d = M(Ri(u), 32)
  return (e._debug !== void 0 && e._debug(`${t} return address=${k(d)}`), { executionGasUsed: r, returnValue: d })
}
function Qf(e) {
  let t = Fm(`02`),
    n = e.data,
    r = e.common.customCrypto.sha256 ?? zc,
    i = e.common.param(`sha256Gas`)
  if (((i += e.common.param(`sha256WordGas`) * BigInt(Math.ceil(n.length / 32))), !yc(e, i, t))) return Q(e.gasLimit)
  let a = r(n)
  return (e._debug !== void 0 && e._debug(`${t} return hash=${k(a)}`), { executionGasUsed: i, returnValue: a })
}
var $f = Uint8Array.from([7, 4, 13, 1, 10, 6, 15, 3, 12, 0, 9, 5, 2, 14, 11, 8]),
  ep = Uint8Array.from(
    Array(16)
      .fill(0)
      .map((e, t) => t),
  ),
  tp = ep.map((e) => (9 * e + 5) % 16),
  np = (() => {
    let e = [[ep], [tp]]
    for (let t = 0; t < 4; t++) for (let n of e) n.push(n[t].map((e) => $f[e]))
    return e
  })(),
  rp = np[0],
  ip = np[1],
  ap = [
    [11, 14, 15, 12, 5, 8, 7, 9, 11, 13, 14, 15, 6, 7, 9, 8],
    [12, 13, 11, 15, 6, 9, 9, 7, 12, 15, 11, 13, 7, 8, 7, 7],
    [13, 15, 14, 11, 7, 7, 6, 8, 13, 14, 13, 12, 5, 5, 6, 9],
    [14, 11, 12, 14, 8, 6, 5, 5, 15, 12, 15, 14, 9, 9, 8, 6],
    [15, 12, 13, 13, 9, 5, 8, 6, 14, 11, 12, 11, 8, 6, 5, 5],
  ].map((e) => Uint8Array.from(e)),
  op = rp.map((e, t) => e.map((e) => ap[t][e])),
  sp = ip.map((e, t) => e.map((e) => ap[t][e])),
  cp = Uint32Array.from([0, 1518500249, 1859775393, 2400959708, 2840853838]),
  lp = Uint32Array.from([1352829926, 1548603684, 1836072691, 2053994217, 0])
function up(e, t, n, r) {
  return e === 0
    ? t ^ n ^ r
    : e === 1
      ? (t & n) | (~t & r)
      : e === 2
        ? (t | ~n) ^ r
        : e === 3
          ? (t & r) | (n & ~r)
          : t ^ (n | ~r)
}
var dp = new Uint32Array(16),
  fp = class extends Nc {
    h0 = 1732584193
    h1 = -271733879
    h2 = -1732584194
    h3 = 271733878
    h4 = -1009589776
    constructor() {
      super(64, 20, 8, !0)
    }
    get() {
      let { h0: e, h1: t, h2: n, h3: r, h4: i } = this
      return [e, t, n, r, i]
    }
    set(e, t, n, r, i) {
      ;((this.h0 = e | 0), (this.h1 = t | 0), (this.h2 = n | 0), (this.h3 = r | 0), (this.h4 = i | 0))
    }
    _cloneInto(e) {
      return ((e ||= new this.constructor()).set(...this.get()), this._cloneIntoMeta(e))
    }
    process(e, t) {
      for (let n = 0; n < 16; n++, t += 4) dp[n] = e.getUint32(t, !0)
      let n = this.h0 | 0,
        r = n,
        i = this.h1 | 0,
        a = i,
        o = this.h2 | 0,
        s = o,
        c = this.h3 | 0,
        l = c,
        u = this.h4 | 0,
        d = u
      for (let e = 0; e < 5; e++) {
        let t = 4 - e,
          f = cp[e],
          p = lp[e],
          m = rp[e],
          h = ip[e],
          g = op[e],
          _ = sp[e]
        for (let t = 0; t < 16; t++) {
          let r = (ao(n + up(e, i, o, c) + dp[m[t]] + f, g[t]) + u) | 0
          ;((n = u), (u = c), (c = ao(o, 10) | 0), (o = i), (i = r))
        }
        for (let e = 0; e < 16; e++) {
          let n = (ao(r + up(t, a, s, l) + dp[h[e]] + p, _[e]) + d) | 0
          ;((r = d), (d = l), (l = ao(s, 10) | 0), (s = a), (a = n))
        }
      }
      this.set(
        (this.h1 + o + l) | 0,
        (this.h2 + c + d) | 0,
        (this.h3 + u + r) | 0,
        (this.h4 + n + a) | 0,
        (this.h0 + i + s) | 0,
      )
    }
    roundClean() {
      no(dp)
    }
    destroy() {
      ;((this.destroyed = !0), no(this.buffer), this.set(0, 0, 0, 0, 0))
    }
  },
  pp = vo(() => new fp())
function mp(e) {
  let t = Fm(`03`),
    n = e.data,
    r = e.common.param(`ripemd160Gas`)
  if (((r += e.common.param(`ripemd160WordGas`) * BigInt(Math.ceil(n.length / 32))), !yc(e, r, t))) return Q(e.gasLimit)
  let i = M(pp(n), 32)
  return (
    e._debug !== void 0 && e._debug(`${t} return hash=${k(i)}`), { executionGasUsed: r, returnValue: M(pp(n), 32) }
  )
}
function hp(e) {
  let t = Fm(`04`),
    n = e.data,
    r = e.common.param(`identityGas`)
  return (
    (r += e.common.param(`identityWordGas`) * BigInt(Math.ceil(n.length / 32))),
    yc(e, r, t)
      ? (e._debug !== void 0 && e._debug(`${t} return data=${Pr(e.data)}`),
        { executionGasUsed: r, returnValue: Uint8Array.from(n) })
      : Q(e.gasLimit)
  )
}
var gp = BigInt(4),
  _p = BigInt(16),
  vp = BigInt(480),
  yp = BigInt(200),
  bp = BigInt(500),
  xp = BigInt(1024),
  Sp = BigInt(3072),
  Cp = BigInt(199680),
  wp = BigInt(2147483647),
  Tp = BigInt(2 ** 53 - 1)
function Ep(e) {
  let t, n
  return e <= ri
    ? e ** Yr
    : e <= xp
      ? ((t = e ** Yr / gp), (n = e * oi), t + n - Sp)
      : ((t = e ** Yr / _p), (n = e * vp), t + n - Cp)
}
function Dp(e, t) {
  let n
  try {
    let t = A(e.subarray(0, 32))
    n = 96 + Number(t)
  } catch {
    n = 2 ** 53 - 1 - 32
  }
  let r = A(e.subarray(32, 64)),
    i = e.subarray(n, n + 32)
  i = Ar(i, 32)
  let a = A(i),
    o = 0
  ;(r < ni && (o = 32 - Number(r)), (a >>= Qr * BigInt(Math.max(o, 0))))
  let s = -1
  for (; a > P;) ((s += 1), (a >>= F))
  let c = r - ni
  c < P && (c = P)
  let l = c * (t.common.isActivatedEIP(7883) === !0 ? _p : Qr)
  return (s > 0 && (l += BigInt(s)), l)
}
function Op(e, t, n) {
  if (t === P) return F % n
  let r = F
  for (; t > P;) (t & F && (r = (r * e) % n), (e = (e * e) % n), (t >>= F))
  return r
}
function kp(e) {
  let t = Fm(`05`),
    n = e.data.length < 96 ? Ar(e.data, 96) : e.data,
    r = Dp(n, e)
  r < F && (r = F)
  let i = A(n.subarray(0, 32)),
    a = A(n.subarray(32, 64)),
    o = A(n.subarray(64, 96)),
    s = i
  s < o && (s = o)
  let c = e.common.param(`modexpGquaddivisorGas`),
    l,
    u = oi,
    d = u + i,
    f = d,
    p = f + a,
    m = p,
    h = m + o
  if (e.common.isActivatedEIP(2565)) {
    let t = (s + Zr) / Qr
    e.common.isActivatedEIP(7883)
      ? ((l = r * (s > ni ? Yr * t * t : _p)), l < bp && (l = bp))
      : ((l = (r * t * t) / c), l < yp && (l = yp))
  } else l = (r * Ep(s)) / c
  if (!yc(e, l, t)) return Q(e.gasLimit)
  let g = e.common.isActivatedEIP(7823) ? xp : wp
  if (e._debug !== void 0) {
    let n = BigInt(96) + i + a + o,
      r = BigInt(e.data.length),
      s = `${t} length values: maxSize(b/e/m)=${g} bLen=${i} eLen=${a} mLen=${o} 96+b+e+m=${n} `
    ;((s += `data=${r} lengthMatch=${n === r}`), e._debug(s))
  }
  if (!e.common.isActivatedEIP(7823) && i === P && o === P)
    return { executionGasUsed: l, returnValue: new Uint8Array() }
  if (i > g || a > g || o > g)
    return (e._debug !== void 0 && e._debug(`${t} failed: one or more input values too large`), Q(e.gasLimit))
  if (h > Tp) return (e._debug !== void 0 && e._debug(`${t} failed: total input too large`), Q(e.gasLimit))
  let _ = A(Ar(n.subarray(Number(u), Number(d)), Number(i))),
    v = A(Ar(n.subarray(Number(f), Number(p)), Number(a))),
    ee = A(Ar(n.subarray(Number(m), Number(h)), Number(o)))
  e._debug !== void 0 && e._debug(`${t} input: B=${_} E=${v} M=${ee}`)
  let y
  ee === P ? (y = new Uint8Array()) : ((y = Op(_, v, ee)), (y = y === P ? new Uint8Array() : j(y)))
  let b = M(y, Number(o))
  return (e._debug !== void 0 && e._debug(`${t} return value=${k(b)}`), { executionGasUsed: l, returnValue: b })
}
function Ap(e) {
  let t = Fm(`06`),
    n = e.common.param(`bn254AddGas`)
  if (!yc(e, n, t)) return Q(e.gasLimit)
  let r = Ar(e.data.subarray(0, 128), 128),
    i
  try {
    i = e._EVM._bn254.add(r)
  } catch (n) {
    let r = n instanceof z ? n : new z(z.errorMessages.REVERT)
    return (
      e._debug !== void 0 && e._debug(`${t} failed: ${n instanceof Error ? n.message : void 0}`), $(r, e.gasLimit)
    )
  }
  return i.length === 64
    ? (e._debug !== void 0 && e._debug(`${t} return value=${k(i)}`), { executionGasUsed: n, returnValue: i })
    : (e._debug !== void 0 && e._debug(`${t} failed: OOG`), Q(e.gasLimit))
}
function jp(e) {
  let t = Fm(`07`),
    n = e.common.param(`bn254MulGas`)
  if (!yc(e, n, t)) return Q(e.gasLimit)
  let r = Ar(e.data.subarray(0, 128), 128),
    i
  try {
    i = e._EVM._bn254.mul(r)
  } catch (n) {
    let r = n instanceof z ? n : new z(z.errorMessages.REVERT)
    return (
      e._debug !== void 0 && e._debug(`${t} failed: ${n instanceof Error ? n.message : void 0}`), $(r, e.gasLimit)
    )
  }
  return i.length === 64
    ? (e._debug !== void 0 && e._debug(`${t} return value=${k(i)}`), { executionGasUsed: n, returnValue: i })
    : (e._debug !== void 0 && e._debug(`${t} failed: OOG`), Q(e.gasLimit))
}
function Mp(e) {
  let t = Fm(`08`)
  if (!xc(e, 192, t)) return $(new z(z.errorMessages.INVALID_INPUT_LENGTH), e.gasLimit)
  let n = BigInt(Math.floor(e.data.length / 192)),
    r = e.common.param(`bn254PairingGas`) + n * e.common.param(`bn254PairingWordGas`)
  if (!yc(e, r, t)) return Q(e.gasLimit)
  let i
  try {
    i = e._EVM._bn254.pairing(e.data)
  } catch (n) {
    let r = n instanceof z ? n : new z(z.errorMessages.REVERT)
    return (
      e._debug !== void 0 && e._debug(`${t} failed: ${n instanceof Error ? n.message : void 0}`), $(r, e.gasLimit)
    )
  }
  return i.length === 32
    ? (e._debug !== void 0 && e._debug(`${t} return value=${k(i)}`), { executionGasUsed: r, returnValue: i })
    : (e._debug !== void 0 && e._debug(`${t} failed: OOG`), Q(e.gasLimit))
}
function Np(e, t, n) {
  let r = e[t] + e[n],
    i = e[t + 1] + e[n + 1]
  ;(r >= 4294967296 && i++, (e[t] = r), (e[t + 1] = i))
}
function Pp(e, t, n, r) {
  let i = e[t] + n
  n < 0 && (i += 4294967296)
  let a = e[t + 1] + r
  ;(i >= 4294967296 && a++, (e[t] = i), (e[t + 1] = a))
}
function Fp(e, t, n, r, i, a, o, s) {
  let c = t[o],
    l = t[o + 1],
    u = t[s],
    d = t[s + 1]
  ;(Np(e, n, r), Pp(e, n, c, l))
  let f = e[a] ^ e[n],
    p = e[a + 1] ^ e[n + 1]
  ;((e[a] = p),
    (e[a + 1] = f),
    Np(e, i, a),
    (f = e[r] ^ e[i]),
    (p = e[r + 1] ^ e[i + 1]),
    (e[r] = (f >>> 24) ^ (p << 8)),
    (e[r + 1] = (p >>> 24) ^ (f << 8)),
    Np(e, n, r),
    Pp(e, n, u, d),
    (f = e[a] ^ e[n]),
    (p = e[a + 1] ^ e[n + 1]),
    (e[a] = (f >>> 16) ^ (p << 16)),
    (e[a + 1] = (p >>> 16) ^ (f << 16)),
    Np(e, i, a),
    (f = e[r] ^ e[i]),
    (p = e[r + 1] ^ e[i + 1]),
    (e[r] = (p >>> 31) ^ (f << 1)),
    (e[r + 1] = (f >>> 31) ^ (p << 1)))
}
var Ip = new Uint32Array([
    4089235720, 1779033703, 2227873595, 3144134277, 4271175723, 1013904242, 1595750129, 2773480762, 2917565137,
    1359893119, 725511199, 2600822924, 4215389547, 528734635, 327033209, 1541459225,
  ]),
  Lp = new Uint8Array(
    [
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3, 11, 8,
      12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4, 7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8, 9, 0, 5, 7,
      2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13, 2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9, 12, 5, 1, 15, 14,
      13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11, 13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10, 6, 15, 14, 9, 11, 3, 0,
      8, 12, 2, 13, 7, 1, 4, 10, 5, 10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
      10, 11, 12, 13, 14, 15, 14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3,
    ].map(function (e) {
      return e * 2
    }),
  )
function Rp(e, t, n, r, i) {
  let a = new Uint32Array(32),
    o = 0
  for (o = 0; o < 16; o++) ((a[o] = e[o]), (a[o + 16] = Ip[o]))
  for (
    a[24] ^= n[0], a[25] ^= n[1], a[26] ^= n[2], a[27] ^= n[3], r && ((a[28] = ~a[28]), (a[29] = ~a[29])), o = 0;
    o < i;
    o++
  ) {
    let e = (o % 10) * 16
    ;(Fp(a, t, 0, 8, 16, 24, Lp[e + 0], Lp[e + 1]),
      Fp(a, t, 2, 10, 18, 26, Lp[e + 2], Lp[e + 3]),
      Fp(a, t, 4, 12, 20, 28, Lp[e + 4], Lp[e + 5]),
      Fp(a, t, 6, 14, 22, 30, Lp[e + 6], Lp[e + 7]),
      Fp(a, t, 0, 10, 20, 30, Lp[e + 8], Lp[e + 9]),
      Fp(a, t, 2, 12, 22, 24, Lp[e + 10], Lp[e + 11]),
      Fp(a, t, 4, 14, 16, 26, Lp[e + 12], Lp[e + 13]),
      Fp(a, t, 6, 8, 18, 28, Lp[e + 14], Lp[e + 15]))
  }
  for (o = 0; o < 16; o++) e[o] = e[o] ^ a[o] ^ a[o + 16]
}
function zp(e) {
  let t = Fm(`09`),
    n = e.data
  if (n.length !== 213)
    return (
      e._debug !== void 0 && e._debug(`${t} failed: OUT_OF_RANGE dataLength=${n.length}`),
      {
        returnValue: new Uint8Array(),
        executionGasUsed: e.gasLimit,
        exceptionError: new z(z.errorMessages.OUT_OF_RANGE),
      }
    )
  let r = n.subarray(212, 213)[0]
  if (r !== 1 && r !== 0)
    return (
      e._debug !== void 0 && e._debug(`${t} failed: OUT_OF_RANGE lastByte=${r}`),
      {
        returnValue: new Uint8Array(),
        executionGasUsed: e.gasLimit,
        exceptionError: new z(z.errorMessages.OUT_OF_RANGE),
      }
    )
  let i = new DataView(n.buffer, n.byteOffset).getUint32(0),
    a = new DataView(n.buffer, n.byteOffset + 4, 64),
    o = new DataView(n.buffer, n.byteOffset + 68, 128),
    s = new DataView(n.buffer, n.byteOffset + 196, 16),
    c = r === 1,
    l = e.common.param(`blake2RoundGas`)
  if (((l *= BigInt(i)), !yc(e, l, t))) return Q(e.gasLimit)
  let u = new Uint32Array(16)
  for (let e = 0; e < 16; e++) u[e] = a.getUint32(e * 4, !0)
  let d = new Uint32Array(32)
  for (let e = 0; e < 32; e++) d[e] = o.getUint32(e * 4, !0)
  let f = new Uint32Array(4)
  for (let e = 0; e < 4; e++) f[e] = s.getUint32(e * 4, !0)
  Rp(u, d, f, c, i)
  let p = new Uint8Array(64),
    m = new DataView(p.buffer)
  for (let e = 0; e < 16; e++) m.setUint32(e * 4, u[e], !0)
  return (e._debug !== void 0 && e._debug(`${t} return hash=${k(p)}`), { executionGasUsed: l, returnValue: p })
}
async function Bp(e) {
  let t = Fm(`12`),
    n = e._EVM._bls,
    r = e.common.param(`bls12381MapG1Gas`)
  if (!yc(e, r, t)) return Q(e.gasLimit)
  if (!bc(e, 64, t)) return $(new z(z.errorMessages.BLS_12_381_INVALID_INPUT_LENGTH), e.gasLimit)
  if (!Gf(e, [[0, 16]], t)) return $(new z(z.errorMessages.BLS_12_381_POINT_NOT_ON_CURVE), e.gasLimit)
  let i
  try {
    i = n.mapFPtoG1(e.data)
  } catch (n) {
    let r = n instanceof z ? n : new z(z.errorMessages.REVERT)
    return (
      e._debug !== void 0 && e._debug(`${t} failed: ${n instanceof Error ? n.message : void 0}`), $(r, e.gasLimit)
    )
  }
  return (e._debug !== void 0 && e._debug(`${t} return value=${k(i)}`), { executionGasUsed: r, returnValue: i })
}
async function Vp(e) {
  let t = Fm(`13`),
    n = e._EVM._bls,
    r = e.common.param(`bls12381MapG2Gas`)
  if (!yc(e, r, t)) return Q(e.gasLimit)
  if (!bc(e, 128, t)) return $(new z(z.errorMessages.BLS_12_381_INVALID_INPUT_LENGTH), e.gasLimit)
  if (
    !Gf(
      e,
      [
        [0, 16],
        [64, 80],
      ],
      t,
    )
  )
    return $(new z(z.errorMessages.BLS_12_381_POINT_NOT_ON_CURVE), e.gasLimit)
  let i
  try {
    i = n.mapFP2toG2(e.data)
  } catch (n) {
    let r = n instanceof z ? n : new z(z.errorMessages.REVERT)
    return (
      e._debug !== void 0 && e._debug(`${t} failed: ${n instanceof Error ? n.message : void 0}`), $(r, e.gasLimit)
    )
  }
  return (e._debug !== void 0 && e._debug(`${t} return value=${k(i)}`), { executionGasUsed: r, returnValue: i })
}
var Hp = od(
    nd({
      p: BigInt(`0xffffffff00000001000000000000000000000000ffffffffffffffffffffffff`),
      n: BigInt(`0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551`),
      h: BigInt(1),
      a: BigInt(`0xffffffff00000001000000000000000000000000fffffffffffffffffffffffc`),
      b: BigInt(`0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604b`),
      Gx: BigInt(`0x6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296`),
      Gy: BigInt(`0x4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5`),
    }),
    zc,
  ),
  Up = BigInt(6900),
  Wp = new Uint8Array(32).fill(0).map((e, t) => +(t === 31)),
  Gp = BigInt(`0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551`),
  Kp = BigInt(`0xffffffff00000001000000000000000000000000ffffffffffffffffffffffff`),
  qp = BigInt(`0xffffffff00000001000000000000000000000000fffffffffffffffffffffffc`),
  Jp = BigInt(`0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604b`)
function Yp(e) {
  let t = Fm(`100`),
    n = Up
  if (!yc(e, n, t)) return Q(e.gasLimit)
  let r = e.data
  if (r.length !== 160)
    return (
      e._debug !== void 0 && e._debug(`${t} failed: invalid input length ${r.length}, expected 160`),
      { executionGasUsed: n, returnValue: new Uint8Array() }
    )
  let i = r.subarray(0, 32),
    a = r.subarray(32, 64),
    o = r.subarray(64, 96),
    s = r.subarray(96, 128),
    c = r.subarray(128, 160),
    l = A(a),
    u = A(o),
    d = A(s),
    f = A(c)
  if (!(l > BigInt(0) && l < Gp && u > BigInt(0) && u < Gp))
    return (
      e._debug !== void 0 && e._debug(`${t} failed: signature component out of bounds: r=${k(a)}, s=${k(o)}`),
      { executionGasUsed: n, returnValue: new Uint8Array() }
    )
  if (!(d >= BigInt(0) && d < Kp && f >= BigInt(0) && f < Kp))
    return (
      e._debug !== void 0 && e._debug(`${t} failed: public key component out of bounds: qx=${k(s)}, qy=${k(c)}`),
      { executionGasUsed: n, returnValue: new Uint8Array() }
    )
  if ((f * f) % Kp !== (d * d * d + qp * d + Jp) % Kp)
    return (
      e._debug !== void 0 && e._debug(`${t} failed: point not on curve`),
      { executionGasUsed: n, returnValue: new Uint8Array() }
    )
  if (d === BigInt(0) && f === BigInt(0))
    return (
      e._debug !== void 0 && e._debug(`${t} failed: public key is point at infinity`),
      { executionGasUsed: n, returnValue: new Uint8Array() }
    )
  try {
    let r = Hp.Point.fromAffine({ x: d, y: f }),
      s = M(a, 32),
      c = M(o, 32),
      l = new Uint8Array(64)
    ;(l.set(s, 0), l.set(c, 32))
    let u = Hp.Signature.fromBytes(l).toBytes()
    return Hp.verify(u, i, r.toBytes(!1), { lowS: !1, prehash: !1 })
      ? (e._debug !== void 0 && e._debug(`${t} succeeded: signature verification passed`),
        { executionGasUsed: n, returnValue: Wp })
      : (e._debug !== void 0 && e._debug(`${t} failed: signature verification failed`),
        { executionGasUsed: n, returnValue: new Uint8Array() })
  } catch (r) {
    return (
      e._debug !== void 0 && e._debug(`${t} failed: verification error: ${r}`),
      { executionGasUsed: n, returnValue: new Uint8Array() }
    )
  }
}
var Xp = BigInt(0),
  Zp = BigInt(1),
  Qp = BigInt(2),
  $p = BigInt(3),
  em = BigInt(6),
  tm = BigInt(`4965661367192848881`),
  nm = pl(tm),
  rm = em * tm ** Qp,
  im = {
    p: BigInt(`0x30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd47`),
    n: BigInt(`0x30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001`),
    h: Zp,
    a: Xp,
    b: $p,
    Gx: Zp,
    Gy: BigInt(2),
  },
  am = Xl(im.n),
  om = {
    c0: BigInt(`19485874751759354771024239261021720505790618469301721065564631296452457478373`),
    c1: BigInt(`266929791119991161246907387137283842545076965332900288569378510910307636690`),
  },
  X,
  sm = (e) => {
    let t = (e, t) => {
        for (let n = 0; n < t; n++) e = X._cyclotomicSquare(e)
        return e
      },
      n = X._cyclotomicSquare(e),
      r = X._cyclotomicSquare(n),
      i = X._cyclotomicSquare(r),
      a = X._cyclotomicSquare(i),
      o = X.mul(a, e),
      s = X.mul(o, n),
      c = X.mul(s, e),
      l = X.mul(i, o),
      u = X._cyclotomicSquare(o),
      d = X.mul(s, c),
      f = X.mul(n, d),
      p = t(u, 6)
    return (
      (p = X.mul(X.mul(p, r), l)),
      (p = X.mul(t(p, 7), l)),
      (p = t(p, 8)),
      (p = X.mul(X.mul(p, f), n)),
      (p = X.mul(t(p, 6), o)),
      (p = X.mul(t(p, 8), f)),
      (p = X.mul(t(p, 6), f)),
      (p = X.mul(t(p, 10), d)),
      (p = X.mul(X.mul(t(p, 6), f), i)),
      p
    )
  },
  cm = (() => {
    let e = Md({
      ORDER: im.p,
      X_LEN: nm,
      FP2_NONRESIDUE: [BigInt(9), Zp],
      Fp2mulByB: (e) => um.mul(e, om),
      Fp12finalExponentiate: (e) => {
        let t = (e) => X.conjugate(sm(e)),
          n = X.mul(X.conjugate(e), X.inv(e)),
          r = X.mul(X.frobeniusMap(n, 2), n),
          i = X._cyclotomicSquare(t(r)),
          a = X.mul(X._cyclotomicSquare(i), i),
          o = t(a),
          s = t(X._cyclotomicSquare(o)),
          c = X.mul(X.mul(X.conjugate(s), o), X.conjugate(a)),
          l = X.mul(c, i)
        return X.mul(
          X.frobeniusMap(X.mul(X.conjugate(r), l), 3),
          X.mul(X.frobeniusMap(c, 2), X.mul(X.frobeniusMap(l, 1), X.mul(X.mul(c, o), r))),
        )
      },
    })
    return ((X = e.Fp12), e)
  })(),
  lm = cm.Fp,
  um = cm.Fp2,
  dm,
  fm = () => (dm ||= Ed(lm, um, um.NONRESIDUE)),
  pm = (e, t) => {
    let n = fm().psi
    return ((pm = n), n(e, t))
  },
  mm = (e, t) => {
    let n = fm().G2psi
    return ((mm = n), n(e, t))
  },
  hm = (e, t, n, r, i, a) => {
    let o = pm(r, i)
    ;({ Rx: e, Ry: t, Rz: n } = a(e, t, n, o[0], o[1]))
    let s = pm(o[0], o[1])
    a(e, t, n, s[0], um.neg(s[1]))
  },
  gm = {
    p: um.ORDER,
    n: im.n,
    h: BigInt(`0x30644e72e131a029b85045b68181585e06ceecda572a2489345f2299c0f9fa8d`),
    a: um.ZERO,
    b: om,
    Gx: um.fromBigTuple([
      BigInt(`10857046999023057135944570762232829481370756359578518086990519993285655852781`),
      BigInt(`11559732032986387107991004021392285783925812861821192530917403151452391805634`),
    ]),
    Gy: um.fromBigTuple([
      BigInt(`8495653923123431417604973247489272438418190587263600148770280649306958101930`),
      BigInt(`4082367875863433681332203403145435568316851327593401208105741076214120093531`),
    ]),
  },
  _m = hd(
    { Fp: lm, Fp2: um, Fp6: cm.Fp6, Fp12: X, Fr: am },
    nd(im, { Fp: lm, Fn: am, allowInfinityPoint: !0 }),
    nd(gm, { Fp: um, Fn: am, allowInfinityPoint: !0, isTorsionFree: (e, t) => t.multiplyUnsafe(rm).equals(mm(e, t)) }),
    { ateLoopSize: tm * em + Qp, r: am.ORDER, xNegative: !1, twistType: `divisive`, postPrecompute: hm },
  ),
  vm = new Uint8Array(64),
  ym = new Uint8Array(128),
  bm = 64,
  xm = 32,
  Sm = 128,
  Cm = new Uint8Array(32),
  wm = zr(new Uint8Array(31), O(`0x01`))
function Tm(e) {
  if (N(e, vm) === !0) return _m.G1.Point.ZERO
  let t = A(e.subarray(0, xm)),
    n = A(e.subarray(xm, bm)),
    r = _m.G1.Point.fromAffine({ x: t, y: n })
  return (r.assertValidity(), r)
}
function Em(e) {
  return zr(M(j(e.x), xm), M(j(e.y), xm))
}
function Dm(e, t) {
  if (A(e) >= _m.fields.Fp2.ORDER || A(t) >= _m.fields.Fp2.ORDER) throw new z(z.errorMessages.BN254_FP_NOT_IN_FIELD)
  let n = zr(e, t)
  return _m.fields.Fp2.fromBytes(n)
}
function Om(e) {
  if (N(e, ym) === !0) return _m.G2.Point.ZERO
  let t = e.subarray(0, xm),
    n = e.subarray(xm, 64),
    r = e.subarray(64, 96),
    i = e.subarray(96, 128)
  for (let e of [n, t, i, r]) {
    let t = A(e)
    if (_m.fields.Fp.create(t) !== t) throw new z(z.errorMessages.BN254_FP_NOT_IN_FIELD)
  }
  let a = Dm(n, t),
    o = Dm(i, r),
    s = _m.G2.Point.fromAffine({ x: a, y: o })
  return (s.assertValidity(), s)
}
var km = class {
    add(e) {
      let t = Tm(e.slice(0, bm)),
        n = Tm(e.slice(bm, 128))
      return Em(t.add(n).toAffine())
    }
    mul(e) {
      let t = Tm(e.slice(0, bm)),
        n = _m.fields.Fr.create(A(e.slice(bm, 96)))
      return n === P ? vm : Em(t.multiply(n).toAffine())
    }
    pairing(e) {
      let t = []
      for (let n = 0; n < e.length / 192; n++) {
        let r = 192 * n,
          i = Tm(e.subarray(r, r + bm)),
          a = r + bm,
          o = Om(e.subarray(a, a + Sm))
        i !== _m.G1.Point.ZERO && o !== _m.G2.Point.ZERO && t.push({ g1: i, g2: o })
      }
      let n = _m.pairingBatch(t)
      return _m.fields.Fp12.eql(n, _m.fields.Fp12.ONE) === !0 ? wm : Cm
    }
  },
  Am = { EIP: `eip`, Hardfork: `hardfork` },
  jm = `00000000000000000000000000000000000000`,
  Mm = [
    { address: jm + `01`, check: { type: Am.Hardfork, param: I.Chainstart }, precompile: Zf, name: `ECRECOVER (0x01)` },
    { address: jm + `02`, check: { type: Am.Hardfork, param: I.Chainstart }, precompile: Qf, name: `SHA256 (0x02)` },
    { address: jm + `03`, check: { type: Am.Hardfork, param: I.Chainstart }, precompile: mp, name: `RIPEMD160 (0x03)` },
    { address: jm + `04`, check: { type: Am.Hardfork, param: I.Chainstart }, precompile: hp, name: `IDENTITY (0x04)` },
    { address: jm + `05`, check: { type: Am.Hardfork, param: I.Byzantium }, precompile: kp, name: `MODEXP (0x05)` },
    { address: jm + `06`, check: { type: Am.Hardfork, param: I.Byzantium }, precompile: Ap, name: `BN254_ADD (0x06)` },
    { address: jm + `07`, check: { type: Am.Hardfork, param: I.Byzantium }, precompile: jp, name: `BN254_MUL (0x07)` },
    {
      address: jm + `08`,
      check: { type: Am.Hardfork, param: I.Byzantium },
      precompile: Mp,
      name: `BN254_PAIRING (0x08)`,
    },
    { address: jm + `09`, check: { type: Am.Hardfork, param: I.Istanbul }, precompile: zp, name: `BLAKE2f (0x09)` },
    { address: jm + `0a`, check: { type: Am.EIP, param: 4844 }, precompile: Cc, name: `KZG_POINT_EVALUATION (0x0a)` },
    { address: jm + `0b`, check: { type: Am.EIP, param: 2537 }, precompile: Kf, name: `BLS12_G1ADD (0x0b)` },
    { address: jm + `0c`, check: { type: Am.EIP, param: 2537 }, precompile: qf, name: `BLS12_G1MSM (0x0c)` },
    { address: jm + `0d`, check: { type: Am.EIP, param: 2537 }, precompile: Jf, name: `BLS12_G2ADD (0x0d)` },
    { address: jm + `0e`, check: { type: Am.EIP, param: 2537 }, precompile: Yf, name: `BLS12_G2MSM (0x0e)` },
    { address: jm + `0f`, check: { type: Am.EIP, param: 2537 }, precompile: Xf, name: `BLS12_PAIRING (0x0f)` },
    { address: jm + `10`, check: { type: Am.EIP, param: 2537 }, precompile: Bp, name: `BLS12_MAP_FP_TO_G1 (0x10)` },
    { address: jm + `11`, check: { type: Am.EIP, param: 2537 }, precompile: Vp, name: `BLS12_MAP_FP_TO_G2 (0x11)` },
    {
      address: `0000000000000000000000000000000000000100`,
      check: { type: Am.EIP, param: 7951 },
      precompile: Yp,
      name: `P256VERIFY (0x100)`,
    },
  ]
function Nm(e) {
  return typeof e == `string` ? e.slice(2).padStart(40, `0`).toLowerCase() : Cr(e.bytes)
}
function Pm(e, t) {
  let n = new Map()
  if (t) for (let e of t) n.set(Nm(e.address), `function` in e ? e.function : void 0)
  for (let t of Mm)
    n.has(t.address) ||
      (((t.check.type === Am.Hardfork && e.gteHardfork(t.check.param)) ||
        (t.check.type === Am.EIP && e.isActivatedEIP(t.check.param))) &&
        n.set(t.address, t.precompile))
  return n
}
function Fm(e) {
  e.length < 40 && (e = e.padStart(40, `0`))
  for (let t of Mm) if (t.address === e) return t.name
  return ``
}
var Im = class {
    constructor() {
      ;((this._storage = new Map()), (this._changeJournal = []), (this._indices = [0]))
    }
    get(e, t) {
      let n = this._storage.get(e.toString())
      return (n && n.get(k(t))) || new Uint8Array(32)
    }
    put(e, t, n) {
      if (t.length !== 32) throw D(`Transient storage key must be 32 bytes long`)
      if (n.length > 32) throw D(`Transient storage value cannot be longer than 32 bytes`)
      let r = e.toString()
      this._storage.has(r) || this._storage.set(r, new Map())
      let i = this._storage.get(r),
        a = k(t),
        o = i.get(a) ?? new Uint8Array(32)
      ;(this._changeJournal.push({ addr: r, key: a, prevValue: o }), i.set(a, n))
    }
    commit() {
      if (this._indices.length === 0) throw D(`Nothing to commit`)
      this._indices.pop()
    }
    checkpoint() {
      this._indices.push(this._changeJournal.length)
    }
    revert() {
      let e = this._indices.pop()
      if (e === void 0) throw D(`Nothing to revert`)
      for (let t = this._changeJournal.length - 1; t >= e; t--) {
        let { key: e, prevValue: n, addr: r } = this._changeJournal[t]
        this._storage.get(r).set(e, n)
      }
      this._changeJournal.splice(e, this._changeJournal.length - e)
    }
    toJSON() {
      let e = {}
      for (let [t, n] of this._storage.entries()) {
        e[t] = {}
        for (let [r, i] of n.entries()) e[t][r] = k(i)
      }
      return e
    }
    clear() {
      ;((this._storage = new Map()), (this._changeJournal = []))
    }
  },
  Z = (0, uc.default)(`evm:evm`),
  Lm = (0, uc.default)(`evm:gas`),
  Rm = (0, uc.default)(`evm:precompiles`)
function Q(e) {
  return { returnValue: new Uint8Array(), executionGasUsed: e, exceptionError: new z(z.errorMessages.OUT_OF_GAS) }
}
function zm(e) {
  return {
    returnValue: new Uint8Array(),
    executionGasUsed: e,
    exceptionError: new z(z.errorMessages.CODESTORE_OUT_OF_GAS),
  }
}
function Bm(e) {
  return {
    returnValue: new Uint8Array(),
    executionGasUsed: e,
    exceptionError: new z(z.errorMessages.INVALID_BYTECODE_RESULT),
  }
}
function Vm(e) {
  return {
    returnValue: new Uint8Array(),
    executionGasUsed: e,
    exceptionError: new z(z.errorMessages.CODESIZE_EXCEEDS_MAXIMUM),
  }
}
function $(e, t) {
  return { returnValue: new Uint8Array(), executionGasUsed: t, exceptionError: e }
}
function Hm() {
  return {
    header: {
      number: P,
      coinbase: Zi(),
      timestamp: P,
      difficulty: P,
      prevRandao: new Uint8Array(32),
      gasLimit: P,
      baseFeePerGas: void 0,
      slotNumber: P,
      getBlobGasPrice: () => void 0,
    },
  }
}
var Um = class e {
  get precompiles() {
    return this._precompiles
  }
  get opcodes() {
    return this._opcodes
  }
  constructor(t) {
    if (
      ((this.stateGasReservoir = P),
      (this.executionStateGasUsed = P),
      (this.eip7928CallPostTargetOog = !1),
      (this.eip2780PrepOog = !1),
      (this.createTxTargetAlive = !1),
      (this._stateGasSnapshots = []),
      (this.createdAccountStateGas = new Map()),
      (this.createdAccountIntrinsicStateGas = new Map()),
      (this.DEBUG = !1),
      (this.common = t.common),
      (this.blockchain = t.blockchain),
      (this.stateManager = t.stateManager),
      this.common.isActivatedEIP(7864))
    ) {
      for (let e of [`checkChunkWitnessPresent`])
        if (!(e in this.stateManager))
          throw D(`State manager used must implement ${e} if Binary Trees (EIP-7864) is activated`)
    }
    ;(this.common.isActivatedEIP(7928) && (this.blockLevelAccessList = t.blockLevelAccessList ?? Vi()),
      (this.events = new i.default()),
      (this._optsCached = t))
    let n = [
      1153, 1559, 2537, 2565, 2718, 2780, 2929, 2930, 2935, 3198, 3529, 3540, 3541, 3554, 3607, 3651, 3670, 3675, 3855,
      3860, 4200, 4345, 4399, 4750, 4788, 4844, 4895, 5133, 5450, 5656, 6110, 6206, 6780, 7002, 7069, 7251, 7480, 7516,
      7594, 7620, 7623, 7685, 7691, 7692, 7698, 7702, 7708, 7709, 7778, 7823, 7825, 7843, 7864, 7883, 7918, 7928, 7934,
      7939, 7951, 7954, 7976, 7981, 8024, 8037,
    ]
    for (let e of this.common.eips()) if (!n.includes(e)) throw D(`EIP-${e} is not supported by the EVM`)
    if (!e.supportedHardforks.includes(this.common.hardfork()))
      throw D(`Hardfork ${this.common.hardfork()} not set as supported in supportedHardforks`)
    ;(this.common.updateParams(t.params ?? vc),
      (this.allowUnlimitedContractSize = t.allowUnlimitedContractSize ?? !1),
      (this.allowUnlimitedInitCodeSize = t.allowUnlimitedInitCodeSize ?? !1),
      (this._customOpcodes = t.customOpcodes),
      (this._customPrecompiles = t.customPrecompiles),
      (this.journal = new mc(this.stateManager, this.common)),
      (this.transientStorage = new Im()),
      this.common.events.on(`hardforkChanged`, () => {
        ;(this.getActiveOpcodes(), (this._precompiles = Pm(this.common, this._customPrecompiles)))
      }),
      this.getActiveOpcodes(),
      (this._precompiles = Pm(this.common, this._customPrecompiles)),
      this.common.isActivatedEIP(2537) && ((this._bls = t.bls ?? new Hf()), this._bls.init?.()),
      (this._bn254 = t.bn254),
      (this._emit = async (e, t) => {
        let n = this.events.listeners(e)
        for (let e of n)
          e.length === 2
            ? await new Promise((n) => {
                e(t, n)
              })
            : e(t)
      }),
      (this.performanceLogger = new _c()),
      (this.DEBUG = aa(`ethjs`)))
  }
  getActiveOpcodes() {
    let e = cc(this.common, this._customOpcodes)
    return (
      (this._opcodes = e.opcodes),
      (this._dynamicGasHandlers = e.dynamicGasHandlers),
      (this._handlers = e.handlers),
      (this._opcodeMap = e.opcodeMap),
      e.opcodes
    )
  }
  chargeFrameStateGas(e, t) {
    if (e === P) return { remaining: t, spilled: P }
    let n = P
    if (this.stateGasReservoir >= e) this.stateGasReservoir -= e
    else if (this.stateGasReservoir + t >= e) ((n = e - this.stateGasReservoir), (this.stateGasReservoir = P), (t -= n))
    else return
    return ((this.executionStateGasUsed += e), { remaining: t, spilled: n })
  }
  async _executeCall(e) {
    let t = e.gasLimit,
      n = e.caller
    if (this.common.isActivatedEIP(7864)) {
      if (e.accessWitness === void 0) throw D(`accessWitness is required for EIP-7864`)
      let r = e.value !== P
      if (e.depth === 0) {
        Lm(`originAccessGas=${e.accessWitness.readAccountHeader(n)} waived off for origin at depth=0`)
        let t = e.accessWitness.readAccountCodeHash(e.to)
        ;((t += r ? e.accessWitness.writeAccountBasicData(e.to) : e.accessWitness.readAccountBasicData(e.to)),
          Lm(`destAccessGas=${t} waived off for target at depth=0`))
      }
      let i = e.accessWitness.readAccountBasicData(e.to)
      if ((r && (i += e.accessWitness.writeAccountBasicData(e.to)), (t -= i), t < P))
        return (
          this.DEBUG && Lm(`callAccessGas charged(${i}) caused OOG (-> ${t})`),
          e.accessWitness.revert(),
          { execResult: Q(e.gasLimit) }
        )
      ;(this.DEBUG && Lm(`callAccessGas used (${i} gas (-> ${t}))`), e.accessWitness.commit())
    }
    let r = P
    if (e.depth === 0 && this.common.isActivatedEIP(2780) && !e.delegatecall) {
      if (e.value > P) {
        let n = await this.stateManager.getAccount(e.to)
        if (n === void 0 || n.isEmpty()) {
          let n = this.common.param(`stateBytesPerNewAccount`) * La(this.common),
            i = this.chargeFrameStateGas(n, t)
          if (i === void 0) return ((this.eip2780PrepOog = !0), { execResult: Q(e.gasLimit) })
          ;((t = i.remaining), (r += i.spilled))
        }
      }
      if (this.common.isActivatedEIP(7702)) {
        let n = await this.stateManager.getCode(e.to)
        if (N(n.slice(0, 3), Ws)) {
          this.common.isActivatedEIP(7928) && this.blockLevelAccessList.addAddress(e.to.toString())
          let r = n.slice(3, 23),
            i = this.journal.isWarmedAddress(r)
              ? this.common.param(`warmstoragereadGas`)
              : this.common.param(`coldaccountaccessGas`)
          if (t < i) return ((this.eip2780PrepOog = !0), { execResult: Q(e.gasLimit) })
          t -= i
        }
      }
    }
    let i = await this.stateManager.getAccount(n)
    i ||= new Pi()
    let a
    if (!e.delegatecall)
      try {
        await this._reduceSenderBalance(i, e)
      } catch (e) {
        a = e
      }
    let o = await this.stateManager.getAccount(e.to)
    if (!o) {
      if (this.common.isActivatedEIP(6800) || this.common.isActivatedEIP(7864)) {
        let n = e.accessWitness.readAccountHeader(e.to)
        if (((t -= n), t < P))
          return (
            this.DEBUG && Lm(`Proof of absence access charged(${n}) caused OOG (-> ${t})`),
            e.accessWitness?.revert(),
            { execResult: Q(e.gasLimit) }
          )
        ;(this.DEBUG && Lm(`Proof of absence access used (${n} gas (-> ${t}))`), e.accessWitness?.commit())
      }
      o = new Pi()
    }
    if (!e.delegatecall)
      try {
        await this._addToBalance(o, e)
      } catch (e) {
        a = e
      }
    ;(this.common.isActivatedEIP(7928) &&
      e.codeAddress !== void 0 &&
      e.codeAddress.toString() !== e.to.toString() &&
      this.blockLevelAccessList.addAddress(e.codeAddress.toString()),
      await this._loadCode(e))
    let s = !1
    ;((!e.code || (typeof e.code != `function` && e.code.length === 0)) &&
      ((s = !0), this.DEBUG && Z(`Exit early on no code (CALL)`)),
      a !== void 0 && ((s = !0), this.DEBUG && Z(`Exit early on value transfer overflowed (CALL)`)))
    let c,
      l = !N(e.caller.bytes, e.to.bytes)
    if (
      (this.common.isActivatedEIP(7708) &&
        !e.delegatecall &&
        e.value > P &&
        l &&
        a === void 0 &&
        ((c = Ia(e.caller, e.to, e.value)),
        this.DEBUG && Z(`EIP-7708: Created ETH transfer log from ${e.caller} to ${e.to} value=${e.value}`)),
      s)
    )
      return {
        execResult: {
          gasRefund: e.gasRefund,
          executionGasUsed: e.gasLimit - t,
          exceptionError: a,
          returnValue: new Uint8Array(),
          logs: c ? [c] : void 0,
        },
      }
    let u
    if (e.isCompiled) {
      let n, r, i
      ;(this._optsCached.profiler?.enabled === !0 &&
        ((i = Cr(e.codeAddress.bytes)),
        (i = Fm(i) ?? i.slice(20)),
        this.performanceLogger.hasTimer() && (r = this.performanceLogger.pauseTimer()),
        (n = this.performanceLogger.startTimer(i))),
        (u = await this.runPrecompile(e.code, e.data, t)),
        c !== void 0 && (u.logs = u.logs === void 0 ? [c] : [c, ...u.logs]),
        this._optsCached.profiler?.enabled === !0 &&
          (this.performanceLogger.stopTimer(n, Number(u.executionGasUsed), `precompiles`),
          r !== void 0 && this.performanceLogger.unpauseTimer(r)),
        (u.gasRefund = e.gasRefund))
    } else
      (this.DEBUG && Z(`Start bytecode processing...`),
        (u = await this.runInterpreter(
          { codeAddress: e.codeAddress, ...e, gasLimit: t },
          { initialLogs: c ? [c] : void 0 },
        )))
    return (
      e.depth === 0 && this.postMessageCleanup(),
      (u.executionGasUsed += e.gasLimit - t),
      r > P && (u.stateGasSpilled = (u.stateGasSpilled ?? P) + r),
      { execResult: u }
    )
  }
  async _executeCreate(e) {
    let t = e.gasLimit,
      n = e.caller
    ;(this.common.isActivatedEIP(6800) || this.common.isActivatedEIP(7864)) &&
      e.depth === 0 &&
      Lm(`originAccessGas=${e.accessWitness.readAccountHeader(n)} waived off for origin at depth=0`)
    let r = await this.stateManager.getAccount(e.caller)
    if (
      ((r ||= new Pi()),
      await this._reduceSenderBalance(r, e),
      this.common.isActivatedEIP(3860) &&
        e.data.length > Number(this.common.param(`maxInitCodeSize`)) &&
        !this.allowUnlimitedInitCodeSize)
    )
      return {
        createdAddress: e.to,
        execResult: {
          returnValue: new Uint8Array(),
          exceptionError: new z(z.errorMessages.INITCODE_SIZE_VIOLATION),
          executionGasUsed: e.gasLimit,
        },
      }
    ;((e.code = e.data),
      (e.data = e.eofCallData ?? new Uint8Array()),
      (e.to = await this._generateAddress(e)),
      this.common.isActivatedEIP(6780) && e.createdAddresses.add(e.to.toString()),
      this.DEBUG && Z(`Generated CREATE contract address ${e.to}`))
    let i = await this.stateManager.getAccount(e.to)
    if (((i ||= new Pi()), this.common.isActivatedEIP(8037))) {
      let t = (await this.stateManager.getAccount(e.to)) !== void 0 && !i.isEmpty()
      ;((e.createdTargetAlive = t), e.depth === 0 && (this.createTxTargetAlive = t))
    }
    let a = P
    if (e.depth === 0 && this.common.isActivatedEIP(8037) && e.createdTargetAlive !== !0) {
      let n = this.common.param(`stateBytesPerNewAccount`) * La(this.common),
        r = this.chargeFrameStateGas(n, t)
      if (r === void 0) return ((this.eip2780PrepOog = !0), { createdAddress: e.to, execResult: Q(e.gasLimit) })
      ;((t = r.remaining), (a += r.spilled))
    }
    if (this.common.isActivatedEIP(6800) || this.common.isActivatedEIP(7864)) {
      let n = e.accessWitness.writeAccountBasicData(e.to) + e.accessWitness.readAccountCodeHash(e.to)
      if (((t -= n), t < P))
        return (
          this.DEBUG && (Lm(`ContractCreateInit charge(${n}) caused OOG (-> ${t})`), e.accessWitness?.revert()),
          { execResult: Q(e.gasLimit) }
        )
      ;(this.DEBUG && Lm(`ContractCreateInit charged (${n} gas (-> ${t}))`), e.accessWitness?.commit())
    }
    if ((i.nonce && i.nonce > P) || N(i.codeHash, Gr) !== !0 || N(i.storageRoot, Kr) !== !0)
      return (
        this.DEBUG && Z(`Returning on address collision`),
        this.common.isActivatedEIP(7928) && this.blockLevelAccessList.addAddress(e.to.toString()),
        {
          createdAddress: e.to,
          execResult: {
            returnValue: new Uint8Array(),
            exceptionError: new z(z.errorMessages.CREATE_COLLISION),
            executionGasUsed: e.gasLimit,
          },
        }
      )
    ;(await this.journal.putAccount(e.to, i), await this.stateManager.clearStorage(e.to))
    let o = { address: e.to, code: e.code }
    ;(await this._emit(`newContract`, o),
      (i = await this.stateManager.getAccount(e.to)),
      (i ||= new Pi()),
      this.common.gteHardfork(I.SpuriousDragon) && (i.nonce += F),
      this.common.isActivatedEIP(7928) &&
        this.blockLevelAccessList.addNonceChange(e.to.toString(), i.nonce, this.blockLevelAccessList.blockAccessIndex))
    let s
    try {
      await this._addToBalance(i, e)
    } catch (e) {
      s = e
    }
    let c = !1
    ;((e.code === void 0 || (typeof e.code != `function` && e.code.length === 0)) &&
      ((c = !0), this.DEBUG && Z(`Exit early on no code (CREATE)`)),
      s !== void 0 && ((c = !0), this.DEBUG && Z(`Exit early on value transfer overflowed (CREATE)`)))
    let l
    if (
      (this.common.isActivatedEIP(7708) &&
        e.value > P &&
        e.to !== void 0 &&
        !N(e.caller.bytes, e.to.bytes) &&
        s === void 0 &&
        ((l = Ia(e.caller, e.to, e.value)),
        this.DEBUG && Z(`EIP-7708: Created ETH transfer log for CREATE from ${e.caller} to ${e.to} value=${e.value}`)),
      c)
    ) {
      if (this.common.isActivatedEIP(6800) || this.common.isActivatedEIP(7864)) {
        let n = e.accessWitness.writeAccountHeader(e.to)
        if (((t -= n), t < P))
          return (
            this.DEBUG && Z(`ContractCreateComplete access gas (${n}) caused OOG (-> ${t})`),
            e.accessWitness?.revert(),
            { execResult: Q(e.gasLimit) }
          )
        ;(this.DEBUG && Z(`ContractCreateComplete access used (${n}) gas (-> ${t})`), e.accessWitness?.commit())
      }
      return {
        createdAddress: e.to,
        execResult: {
          executionGasUsed: e.gasLimit - t,
          gasRefund: e.gasRefund,
          exceptionError: s,
          returnValue: new Uint8Array(),
          logs: l ? [l] : void 0,
          stateGasSpilled: a > P ? a : void 0,
        },
      }
    }
    this.DEBUG && Z(`Start bytecode processing...`)
    let u = await this.runInterpreter({ ...e, gasLimit: t, isCreate: !0 }, { initialLogs: l ? [l] : void 0 })
    ;((u.executionGasUsed += e.gasLimit - t), a > P && (u.stateGasSpilled = (u.stateGasSpilled ?? P) + a))
    let d = u.executionGasUsed,
      f = P,
      p = P,
      m = P,
      h = P
    if (!u.exceptionError && !this.common.isActivatedEIP(6800)) {
      if (this.common.isActivatedEIP(8037)) {
        let e = BigInt(u.returnValue.length)
        ;((f = ((e + BigInt(31)) / BigInt(32)) * this.common.param(`codeDepositHashWordGas`)),
          (p = e * La(this.common, this._block?.header.gasLimit)),
          (m = p < this.stateGasReservoir ? p : this.stateGasReservoir),
          (h = p - m))
      } else f = BigInt(u.returnValue.length) * BigInt(this.common.param(`createDataGas`))
      ;((d = d + f + h), this.DEBUG && Lm(`Add return value size fee (${f} to gas used (-> ${d}))`))
    }
    let g = !0
    !u.exceptionError &&
      this.common.gteHardfork(I.SpuriousDragon) &&
      u.returnValue.length > Number(this.common.param(`maxCodeSize`)) &&
      (g = !1)
    let _ = !1,
      v = !1
    if (
      (d <= e.gasLimit && (this.allowUnlimitedContractSize || g)
        ? this.common.isActivatedEIP(3541) && u.returnValue[0] === 239
          ? this.common.isActivatedEIP(3540) && Go(e.code)
            ? ((u.executionGasUsed = d), (v = !0))
            : (u = { ...u, ...Bm(e.gasLimit) })
          : ((u.executionGasUsed = d), (v = !0))
        : this.common.gteHardfork(I.Homestead)
          ? g
            ? (this.DEBUG && Z(`Contract creation: out of gas`),
              e.accessWitness?.revert(),
              (u = { ...u, ...Q(e.gasLimit) }))
            : (this.DEBUG && Z(`Code size exceeds maximum code size (>= SpuriousDragon)`),
              (u = { ...u, ...Vm(e.gasLimit) }))
          : d - f <= e.gasLimit
            ? (this.DEBUG && Z(`Not enough gas to pay the code deposit fee (Frontier)`),
              e.accessWitness?.revert(),
              (u = { ...u, ...zm(d - f) }),
              (_ = !0))
            : (this.DEBUG && Z(`Contract creation: out of gas`),
              e.accessWitness?.revert(),
              (u = { ...u, ...Q(e.gasLimit) })),
      this.common.isActivatedEIP(8037) && v)
    ) {
      p > P &&
        ((this.stateGasReservoir -= m),
        (this.executionStateGasUsed += p),
        h > P && (u.stateGasSpilled = (u.stateGasSpilled ?? P) + h))
      let t = e.to.toString(),
        n = this.createdAccountStateGas.get(t) ?? P,
        r = p,
        i = this.common.param(`stateBytesPerNewAccount`),
        a = La(this.common, this._block?.header.gasLimit)
      ;((r += i * a), this.createdAccountStateGas.set(t, n + r))
    }
    if (
      ((t = e.gasLimit - u.executionGasUsed),
      !u.exceptionError && (this.common.isActivatedEIP(6800) || this.common.isActivatedEIP(7864)))
    ) {
      let n = e.accessWitness.writeAccountHeader(e.to)
      ;((t -= n),
        t < P
          ? (this.DEBUG && Z(`ContractCreateComplete access gas (${n}) caused OOG (-> ${t})`),
            e.accessWitness?.revert(),
            (u = { ...u, ...Q(e.gasLimit) }))
          : (Z(`ContractCreateComplete access used (${n}) gas (-> ${t})`), (u.executionGasUsed += n)))
    }
    if (!u.exceptionError && u.returnValue !== void 0 && u.returnValue.length !== 0) {
      if (this.common.isActivatedEIP(6800) || this.common.isActivatedEIP(7864)) {
        let n = e.accessWitness.writeAccountCodeChunks(e.to, 0, u.returnValue.length - 1)
        ;((t -= n),
          t < P
            ? (this.DEBUG && Z(`byteCodeWrite access gas (${n}) caused OOG (-> ${t})`),
              e.accessWitness?.revert(),
              (u = { ...u, ...Q(e.gasLimit) }))
            : (Z(`byteCodeWrite access used (${n}) gas (-> ${t})`),
              e.accessWitness?.commit(),
              (u.executionGasUsed += n)))
      }
      ;(await this.stateManager.putCode(e.to, u.returnValue),
        this.common.isActivatedEIP(7928) &&
          this.blockLevelAccessList.addCodeChange(
            e.to.toString(),
            u.returnValue,
            this.blockLevelAccessList.blockAccessIndex,
          ),
        this.DEBUG && Z(`Code saved on new contract creation`))
    } else if (_ && !this.common.gteHardfork(I.Homestead)) {
      let t = await this.stateManager.getAccount(e.to)
      await this.journal.putAccount(e.to, t ?? new Pi())
    }
    return (e.depth === 0 && this.postMessageCleanup(), { createdAddress: e.to, execResult: u })
  }
  async runInterpreter(e, t = {}) {
    let n = await this.stateManager.getAccount(e.to ?? Zi())
    n ||= new Pi()
    let r = {
        address: e.to ?? Zi(),
        caller: e.caller ?? Zi(),
        callData: e.data ?? Uint8Array.from([0]),
        callValue: e.value ?? P,
        code: e.code,
        isStatic: e.isStatic ?? !1,
        isCreate: e.isCreate ?? !1,
        depth: e.depth ?? 0,
        gasPrice: this._tx.gasPrice,
        origin: this._tx.origin ?? e.caller ?? Zi(),
        block: this._block ?? Hm(),
        contract: n,
        codeAddress: e.codeAddress,
        gasRefund: e.gasRefund,
        chargeCodeAccesses: e.chargeCodeAccesses,
        blobVersionedHashes: e.blobVersionedHashes ?? [],
        accessWitness: e.accessWitness,
        createdAddresses: e.createdAddresses,
        initialLogs: t.initialLogs,
      },
      i = new pc(
        this,
        this.stateManager,
        this.blockchain,
        r,
        e.gasLimit,
        this.journal,
        this.performanceLogger,
        this._optsCached.profiler,
      )
    ;(e.selfdestruct && (i._result.selfdestruct = e.selfdestruct),
      e.createdAddresses && (i._result.createdAddresses = e.createdAddresses))
    let a = await i.run(e.code, t),
      o = i._result,
      s = e.gasLimit - a.runState.gasLeft
    return (
      a.exceptionError &&
        (a.exceptionError.error !== z.errorMessages.REVERT &&
          a.exceptionError.error !== z.errorMessages.INVALID_EOF_FORMAT &&
          (s = e.gasLimit),
        (o = { ...o, logs: [], selfdestruct: new Map(), createdAddresses: new Set() })),
      e.accessWitness?.commit(),
      {
        ...o,
        runState: { ...a.runState, ...o, ...i._env },
        exceptionError: a.exceptionError,
        gas: a.runState?.gasLeft,
        executionGasUsed: s,
        gasRefund: a.runState.gasRefund,
        stateGasSpilled: a.runState.stateGasSpilled,
        returnValue: o.returnValue ?? new Uint8Array(),
      }
    )
  }
  async runCall(e) {
    let t
    ;(e.depth === 0 || e.message === void 0) &&
      this._optsCached.profiler?.enabled === !0 &&
      (t = this.performanceLogger.startTimer(`Initialization`))
    let n = e.message,
      r
    if (!n) {
      this._block = e.block ?? Hm()
      let t = e.caller ?? Zi()
      this._tx = { gasPrice: e.gasPrice ?? P, origin: e.origin ?? t }
      let i = e.value ?? P
      if (e.skipBalance === !0) {
        ;((r = await this.stateManager.getAccount(t)), (r ||= new Pi()))
        let e = r.balance
        r.balance < i &&
          ((r.balance = i),
          await this.journal.putAccount(t, r),
          this.common.isActivatedEIP(7928) &&
            this.blockLevelAccessList.addBalanceChange(
              t.toString(),
              r.balance,
              this.blockLevelAccessList.blockAccessIndex,
              e,
            ))
      }
      n = new Zo({
        caller: t,
        gasLimit: e.gasLimit ?? BigInt(16777215),
        to: e.to,
        value: i,
        data: e.data,
        code: e.code,
        depth: e.depth,
        isCompiled: e.isCompiled,
        isStatic: e.isStatic,
        salt: e.salt,
        selfdestruct: e.selfdestruct ?? new Map(),
        createdAddresses: e.createdAddresses ?? new Set(),
        delegatecall: e.delegatecall,
        blobVersionedHashes: e.blobVersionedHashes,
      })
    }
    ;(n.depth === 0 &&
      e.skipNonceIncrement !== !0 &&
      ((r ||= await this.stateManager.getAccount(n.caller)),
      (r ||= new Pi()),
      r.nonce++,
      await this.journal.putAccount(n.caller, r),
      this.common.isActivatedEIP(7928) &&
        this.blockLevelAccessList.addNonceChange(
          n.caller.toString(),
          r.nonce,
          this.blockLevelAccessList.blockAccessIndex,
        ),
      this.DEBUG && Z(`Update fromAccount (caller) nonce (-> ${r.nonce}))`)),
      await this._emit(`beforeMessage`, n),
      !n.to &&
        this.common.isActivatedEIP(2929) &&
        ((n.code = n.data), this.journal.addWarmedAddress((await this._generateAddress(n)).bytes)),
      this.common.isActivatedEIP(7928) && this.blockLevelAccessList?.checkpoint(),
      await this.journal.checkpoint(),
      this.common.isActivatedEIP(1153) && this.transientStorage.checkpoint(),
      this.common.isActivatedEIP(8037) &&
        this._stateGasSnapshots.push({
          reservoir: this.stateGasReservoir,
          used: this.executionStateGasUsed,
          createdAccountStateGas: new Map(this.createdAccountStateGas),
          createdAccountIntrinsicStateGas: new Map(this.createdAccountIntrinsicStateGas),
        }),
      this.DEBUG && (Z(`-`.repeat(100)), Z(`message checkpoint`)))
    let i
    if (this.DEBUG) {
      let { caller: e, gasLimit: t, to: r, value: i, delegatecall: a } = n
      Z(
        `New message caller=${e} gasLimit=${t} to=${r?.toString() ?? `none`} value=${i} delegatecall=${a ? `yes` : `no`}`,
      )
    }
    if (
      (n.to
        ? (this.DEBUG && Z(`Message CALL execution (to: ${n.to})`), (i = await this._executeCall(n)))
        : (this.DEBUG && Z(`Message CREATE execution (to: undefined)`), (i = await this._executeCreate(n))),
      this.DEBUG)
    ) {
      let { executionGasUsed: e, exceptionError: t, returnValue: n } = i.execResult
      Z(
        `Received message execResult: [ gasUsed=${e} exceptionError=${t ? `'${t.error}'` : `none`} returnValue=${Pr(n)} gasRefund=${i.execResult.gasRefund ?? 0} ]`,
      )
    }
    let a = i.execResult.exceptionError
    if (
      (a &&
        a.error !== z.errorMessages.CODESTORE_OUT_OF_GAS &&
        ((i.execResult.selfdestruct = new Map()),
        (i.execResult.createdAddresses = new Set()),
        (i.execResult.gasRefund = P)),
      a && (this.common.hardfork() !== I.Chainstart || a.error !== z.errorMessages.CODESTORE_OUT_OF_GAS))
    ) {
      if (
        ((i.execResult.logs = []),
        await this.journal.revert(),
        this.common.isActivatedEIP(1153) && this.transientStorage.revert(),
        this.common.isActivatedEIP(7928) && this.blockLevelAccessList?.revert(),
        this.common.isActivatedEIP(8037))
      ) {
        let e = this._stateGasSnapshots.pop()
        if (
          (e !== void 0 &&
            ((this.stateGasReservoir = e.reservoir),
            (this.executionStateGasUsed = e.used),
            (this.createdAccountStateGas = e.createdAccountStateGas),
            (this.createdAccountIntrinsicStateGas = e.createdAccountIntrinsicStateGas)),
          a.error === z.errorMessages.REVERT)
        ) {
          let e = i.execResult.stateGasSpilled ?? P
          e > P && (i.execResult.executionGasUsed -= e)
        }
        i.execResult.stateGasSpilled = P
      }
      this.DEBUG && Z(`message checkpoint reverted`)
    } else
      (await this.journal.commit(),
        this.common.isActivatedEIP(1153) && this.transientStorage.commit(),
        this.common.isActivatedEIP(7928) && this.blockLevelAccessList?.commit(),
        this.common.isActivatedEIP(8037) && this._stateGasSnapshots.pop(),
        this.DEBUG && Z(`message checkpoint committed`))
    return (
      await this._emit(`afterMessage`, i),
      n.depth === 0 && this._optsCached.profiler?.enabled === !0 && this.performanceLogger.stopTimer(t, 0),
      n.accessWitness?.commit(),
      i
    )
  }
  async runCode(e) {
    ;((this._block = e.block ?? Hm()), (this._tx = { gasPrice: e.gasPrice ?? P, origin: e.origin ?? e.caller ?? Zi() }))
    let t = new Zo({
      code: e.code,
      data: e.data,
      gasLimit: e.gasLimit ?? BigInt(16777215),
      to: e.to ?? Zi(),
      caller: e.caller,
      value: e.value,
      depth: e.depth,
      selfdestruct: e.selfdestruct ?? new Map(),
      isStatic: e.isStatic,
      blobVersionedHashes: e.blobVersionedHashes,
    })
    return this.runInterpreter(t, { pc: e.pc })
  }
  getPrecompile(e) {
    return typeof e == `string`
      ? this.precompiles.get(e.slice(2).padStart(40, `0`).toLowerCase())
      : this.precompiles.get(Cr(e.bytes))
  }
  runPrecompile(e, t, n) {
    if (typeof e != `function`) throw D(`Invalid precompile`)
    return e({
      data: t,
      gasLimit: n,
      common: this.common,
      _EVM: this,
      _debug: this.DEBUG ? Rm : void 0,
      stateManager: this.stateManager,
    })
  }
  async _loadCode(e) {
    if (!e.code) {
      let t = this.getPrecompile(e.codeAddress)
      if (t) ((e.code = t), (e.isCompiled = !0))
      else {
        if (
          ((e.code = await this.stateManager.getCode(e.codeAddress)),
          this.common.isActivatedEIP(7702) && N(e.code.slice(0, 3), Ws))
        ) {
          let t = new Xi(e.code.slice(3, 24))
          ;((e.code = await this.stateManager.getCode(t)),
            this.common.isActivatedEIP(7928) && this.blockLevelAccessList?.addAddress(t.toString()),
            e.depth === 0 && this.journal.addAlwaysWarmAddress(t.toString()))
        }
        ;((e.isCompiled = !1), (e.chargeCodeAccesses = !0))
      }
    }
  }
  async _generateAddress(e) {
    let t
    if (e.salt) t = Li(e.caller.bytes, e.salt, e.code)
    else {
      let n = await this.stateManager.getAccount(e.caller)
      n ||= new Pi()
      let r = n.nonce - F
      t = Ii(e.caller.bytes, j(r))
    }
    return new Xi(t)
  }
  async _reduceSenderBalance(e, t) {
    let n = e.balance
    if (((e.balance -= t.value), e.balance < P)) throw new z(z.errorMessages.INSUFFICIENT_BALANCE)
    this.common.isActivatedEIP(7928) &&
      this.blockLevelAccessList.addBalanceChange(
        t.caller.toString(),
        e.balance,
        this.blockLevelAccessList.blockAccessIndex,
        n,
      )
    let r = this.journal.putAccount(t.caller, e)
    return (this.DEBUG && Z(`Reduced sender (${t.caller}) balance (-> ${e.balance})`), r)
  }
  async _addToBalance(e, t) {
    let n = e.balance,
      r = e.balance + t.value
    if (r > Hr) throw new z(z.errorMessages.VALUE_OVERFLOW)
    ;((e.balance = r),
      this.common.isActivatedEIP(7928) &&
        (this.blockLevelAccessList.addAddress(t.to.toString()),
        t.value !== P &&
          this.blockLevelAccessList.addBalanceChange(
            t.to.toString(),
            r,
            this.blockLevelAccessList.blockAccessIndex,
            n,
          )),
      await this.journal.putAccount(t.to, e),
      this.DEBUG && Z(`Added toAccount (${t.to}) balance (-> ${e.balance})`))
  }
  postMessageCleanup() {
    this.common.isActivatedEIP(1153) && this.transientStorage.clear()
  }
  shallowCopy() {
    let t = this.common.copy()
    t.setHardfork(this.common.hardfork())
    let n = { ...this._optsCached, common: t, stateManager: this.stateManager.shallowCopy() }
    return ((n.stateManager.common = t), new e(n))
  }
  getPerformanceLogs() {
    return this.performanceLogger.getLogs()
  }
  clearPerformanceLogs() {
    this.performanceLogger.clear()
  }
}
Um.supportedHardforks = [
  I.Chainstart,
  I.Homestead,
  I.Dao,
  I.TangerineWhistle,
  I.SpuriousDragon,
  I.Byzantium,
  I.Constantinople,
  I.Petersburg,
  I.Istanbul,
  I.MuirGlacier,
  I.Berlin,
  I.London,
  I.ArrowGlacier,
  I.GrayGlacier,
  I.MergeNetsplitBlock,
  I.Paris,
  I.Shanghai,
  I.Cancun,
  I.Prague,
  I.Osaka,
  I.Bpo1,
  I.Bpo2,
  I.Bpo3,
  I.Bpo4,
  I.Bpo5,
  I.Amsterdam,
]
var Wm = class {
  constructor(e) {
    ;((this.map = new Map()), (this.getStorage = e))
  }
  async get(e, t) {
    let n = Cr(e.bytes),
      r = this.map.get(n)
    if (r !== void 0) {
      let e = Cr(t),
        n = r.get(e)
      if (n !== void 0) return n
    }
    let i = await this.getStorage(e, t)
    return (this.put(e, t, i), i)
  }
  put(e, t, n) {
    let r = Cr(e.bytes),
      i = this.map.get(r)
    i === void 0 && ((i = new Map()), this.map.set(r, i))
    let a = Cr(t)
    i.has(a) === !1 && i.set(a, n)
  }
  clear() {
    this.map = new Map()
  }
}
async function Gm(e, t, n) {
  for (let n of t) {
    if (
      n.balanceChanges.length === 0 &&
      n.nonceChanges.length === 0 &&
      n.codeChanges.length === 0 &&
      n.storageChanges.length === 0
    )
      continue
    let t = $i(n.address),
      r = n.balanceChanges.at(-1),
      i = r?.postBalance === void 0 ? void 0 : Br(r.postBalance),
      a = n.nonceChanges.at(-1),
      o = a?.postNonce === void 0 ? void 0 : Br(a.postNonce),
      s = n.codeChanges.slice(-1)[0]?.newCode ?? void 0
    s !== void 0 && (await e.putCode(t, O(s)))
    let c = await e.getAccount(t),
      l = i ?? c?.balance ?? 0n,
      u = o ?? c?.nonce ?? 0n,
      d = c?.codeHash ?? Gr
    if (l === 0n && u === 0n && N(d, Gr) && n.storageChanges.length === 0) await e.deleteAccount(t)
    else {
      await e.modifyAccountFields(t, { balance: i, nonce: o })
      for (let r of n.storageChanges) {
        let n = r.slotChanges.slice(-1)[0].postValue
        await e.putStorage(t, M(O(r.slot), 32), M(O(n), 32))
      }
    }
  }
  if (n !== void 0) {
    let t = await e.getStateRoot()
    if (!N(n, t)) throw D(`Expected state root ${k(n)} but got ${k(t)}`)
  }
}
var Km = BigInt(2 ** 32 - 1),
  qm = BigInt(32)
function Jm(e, t = !1) {
  return t ? { h: Number(e & Km), l: Number((e >> qm) & Km) } : { h: Number((e >> qm) & Km) | 0, l: Number(e & Km) | 0 }
}
function Ym(e, t = !1) {
  let n = e.length,
    r = new Uint32Array(n),
    i = new Uint32Array(n)
  for (let a = 0; a < n; a++) {
    let { h: n, l: o } = Jm(e[a], t)
    ;[r[a], i[a]] = [n, o]
  }
  return [r, i]
}
function Xm(e) {
  return (
    e instanceof Uint8Array ||
    (ArrayBuffer.isView(e) &&
      e.constructor.name === `Uint8Array` &&
      `BYTES_PER_ELEMENT` in e &&
      e.BYTES_PER_ELEMENT === 1)
  )
}
var Zm = (e) => (e ? `"${e}" ` : ``)
function Qm(e, t = ``) {
  if (typeof e != `number`) throw TypeError(Zm(t) + `expected number, got ` + typeof e)
  if (!Number.isSafeInteger(e) || e < 0) throw RangeError(Zm(t) + `expected integer >= 0, got ` + e)
  return e
}
function $m(e, t = ``) {
  if (typeof e != `boolean`) throw TypeError(Zm(t) + `expected boolean, got type=` + typeof e)
  return e
}
function eh(e, t, n = ``) {
  if (Xm(e) && (t === void 0 || e.length === t)) return e
  t !== void 0 && Qm(t, `length`)
  let r = Xm(e),
    i = t === void 0 ? `` : ` of length ${t}`,
    a = r ? `length=${e.length}` : `type=${typeof e}`,
    o = Zm(n) + `expected Uint8Array` + i + `, got ` + a
  throw r ? RangeError(o) : TypeError(o)
}
var th = (e, t) => {
    if (typeof e != `object` || !e || Array.isArray(e))
      throw TypeError((t === `object` ? `` : `"${t}" `) + `expected object, got type=` + typeof e)
  },
  nh = (e, t) => {
    th(e, t)
    let n = Object.getPrototypeOf(e)
    if (n !== Object.prototype && n !== null) throw TypeError(`"${t}" expected plain object`)
    if (Object.hasOwn(e, `__proto__`)) throw TypeError(`"${t}.__proto__" is not allowed`)
  }
function rh(e, t = !0) {
  if (e.destroyed) throw Error(`hash was destroyed`)
  if (t && e.finished) throw Error(`digest() was already called`)
}
function ih(e, t) {
  eh(e, void 0, `output`)
  let n = t.outputLen
  if (!(e.length >= n)) throw RangeError(`"output" expected length >= ` + n)
}
function ah(e) {
  return new Uint32Array(e.buffer, e.byteOffset, Math.floor(e.byteLength / 4))
}
function oh(...e) {
  for (let t = 0; t < e.length; t++) e[t].fill(0)
}
var sh = new Uint8Array(new Uint32Array([287454020]).buffer)[0] === 68
function ch(e) {
  return ((e << 24) & 4278190080) | ((e << 8) & 16711680) | ((e >>> 8) & 65280) | ((e >>> 24) & 255)
}
function lh(e) {
  for (let t = 0; t < e.length; t++) e[t] = ch(e[t])
  return e
}
var uh = sh ? (e) => e : lh
function dh(e, t, n = `opts`) {
  return (nh(e, `defaults`), t !== void 0 && nh(t, n), Object.assign(Object.create(null), e, t))
}
function fh(e, t = {}) {
  if (typeof e != `function`) throw TypeError(`"hashCons" expected function, got type=` + typeof e)
  t = dh({}, t, `info`)
  let n = (t, n) => e(n).update(t).digest(),
    r = e(void 0)
  return (
    (n.outputLen = r.outputLen),
    (n.blockLen = r.blockLen),
    (n.canXOF = r.canXOF),
    (n.create = (t) => e(t)),
    Object.assign(n, t),
    Object.freeze(n)
  )
}
var ph = BigInt(0),
  mh = BigInt(1),
  hh = BigInt(2),
  gh = BigInt(7),
  _h = BigInt(256),
  vh = BigInt(113),
  yh = [],
  bh = [],
  xh = []
for (let e = 0, t = mh, n = 1, r = 0; e < 24; e++) {
  ;(([n, r] = [r, (2 * n + 3 * r) % 5]), yh.push(2 * (5 * r + n)), bh.push((((e + 1) * (e + 2)) / 2) % 64))
  let i = ph
  for (let e = 0; e < 7; e++)
    ((t = ((t << mh) ^ ((t >> gh) * vh)) % _h), t & hh && (i ^= mh << ((mh << BigInt(e)) - mh)))
  xh.push(i)
}
var Sh = Ym(xh, !0),
  Ch = Sh[0],
  wh = Sh[1],
  Th = (e, t, n) => (e << n) | (t >>> (32 - n)),
  Eh = (e, t, n) => (t << n) | (e >>> (32 - n)),
  Dh = (e, t, n) => (t << (n - 32)) | (e >>> (64 - n)),
  Oh = (e, t, n) => (e << (n - 32)) | (t >>> (64 - n)),
  kh = (e, t, n) => (n > 32 ? Dh(e, t, n) : Th(e, t, n)),
  Ah = (e, t, n) => (n > 32 ? Oh(e, t, n) : Eh(e, t, n)),
  jh = new Uint32Array(10)
function Mh(e, t = 24) {
  if (!(e instanceof Uint32Array)) throw TypeError(`"s" expected Uint32Array(50), got type=` + typeof e)
  if (e.length !== 50) throw RangeError(`"s" expected Uint32Array(50), got length=` + e.length)
  if ((Qm(t, `rounds`), t < 1 || t > 24)) throw Error(`"rounds" expected integer 1..24`)
  for (let n = 24 - t; n < 24; n++) {
    for (let t = 0; t < 10; t++) jh[t] = e[t] ^ e[t + 10] ^ e[t + 20] ^ e[t + 30] ^ e[t + 40]
    for (let t = 0; t < 10; t += 2) {
      let n = (t + 8) % 10,
        r = (t + 2) % 10,
        i = jh[r],
        a = jh[r + 1],
        o = kh(i, a, 1) ^ jh[n],
        s = Ah(i, a, 1) ^ jh[n + 1]
      for (let n = 0; n < 50; n += 10) ((e[t + n] ^= o), (e[t + n + 1] ^= s))
    }
    let t = e[2],
      r = e[3]
    for (let n = 0; n < 24; n++) {
      let i = bh[n],
        a = kh(t, r, i),
        o = Ah(t, r, i),
        s = yh[n]
      ;((t = e[s]), (r = e[s + 1]), (e[s] = a), (e[s + 1] = o))
    }
    for (let t = 0; t < 50; t += 10) {
      let n = e[t],
        r = e[t + 1],
        i = e[t + 2],
        a = e[t + 3]
      ;((e[t] ^= ~e[t + 2] & e[t + 4]),
        (e[t + 1] ^= ~e[t + 3] & e[t + 5]),
        (e[t + 2] ^= ~e[t + 4] & e[t + 6]),
        (e[t + 3] ^= ~e[t + 5] & e[t + 7]),
        (e[t + 4] ^= ~e[t + 6] & e[t + 8]),
        (e[t + 5] ^= ~e[t + 7] & e[t + 9]),
        (e[t + 6] ^= ~e[t + 8] & n),
        (e[t + 7] ^= ~e[t + 9] & r),
        (e[t + 8] ^= ~n & i),
        (e[t + 9] ^= ~r & a))
    }
    ;((e[0] ^= Ch[n]), (e[1] ^= wh[n]))
  }
  oh(jh)
}
var Nh = class e {
    state
    pos = 0
    posOut = 0
    finished = !1
    state32
    destroyed = !1
    blockLen
    suffix
    outputLen
    canXOF
    enableXOF = !1
    rounds
    constructor(e, t, n, r = !1, i = 24) {
      if (
        (Qm(e, `blockLen`),
        Qm(t, `suffix`),
        Qm(i, `rounds`),
        $m(r, `enableXOF`),
        (this.blockLen = e),
        (this.suffix = t),
        (this.outputLen = n),
        (this.enableXOF = r),
        (this.canXOF = r),
        (this.rounds = i),
        Qm(n, `outputLen`),
        !(0 < e && e < 200))
      )
        throw Error(`"blockLen" must be 1..199`)
      ;((this.state = new Uint8Array(200)), (this.state32 = ah(this.state)))
    }
    clone() {
      return this._cloneInto()
    }
    keccak() {
      ;(uh(this.state32), Mh(this.state32, this.rounds), uh(this.state32), (this.posOut = 0), (this.pos = 0))
    }
    update(e) {
      ;(rh(this), eh(e))
      let { blockLen: t, state: n, state32: r } = this,
        i = e.length,
        a = t % 4 == 0 && e.byteOffset % 4 == 0,
        o = t / 4,
        s = a && i >= t ? ah(e) : void 0
      for (let a = 0; a < i;) {
        if (s !== void 0 && this.pos === 0 && a % 4 == 0 && i - a >= t) {
          for (let e = 0, t = a / 4; e < o; e++) r[e] ^= s[t + e]
          ;((a += t), (this.pos = t), this.keccak())
          continue
        }
        let c = Math.min(t - this.pos, i - a)
        for (let t = 0; t < c; t++) n[this.pos++] ^= e[a++]
        this.pos === t && this.keccak()
      }
      return this
    }
    finish() {
      if (this.finished) return
      this.finished = !0
      let { state: e, suffix: t, pos: n, blockLen: r } = this
      ;((e[n] ^= t), t & 128 && n === r - 1 && this.keccak(), (e[r - 1] ^= 128), this.keccak())
    }
    writeInto(e) {
      ;(rh(this, !1), eh(e), this.finish())
      let t = this.state,
        { blockLen: n } = this
      for (let r = 0, i = e.length; r < i;) {
        this.posOut >= n && this.keccak()
        let a = Math.min(n - this.posOut, i - r)
        ;(e.set(t.subarray(this.posOut, this.posOut + a), r), (this.posOut += a), (r += a))
      }
      return e
    }
    xofInto(e) {
      if (!this.enableXOF) throw Error(`XOF is not enabled`)
      return this.writeInto(e)
    }
    xof(e) {
      return (Qm(e), this.xofInto(new Uint8Array(e)))
    }
    digestInto(e) {
      if ((ih(e, this), this.finished)) throw Error(`digest() was already called`)
      ;(this.writeInto(e.length === this.outputLen ? e : e.subarray(0, this.outputLen)), this.destroy())
    }
    digest() {
      let e = new Uint8Array(this.outputLen)
      return (this.digestInto(e), e)
    }
    destroy() {
      ;((this.destroyed = !0), oh(this.state))
    }
    _cloneInto(t) {
      let { blockLen: n, suffix: r, outputLen: i, rounds: a, enableXOF: o } = this
      return (
        (t ||= new e(n, r, i, o, a)),
        (t.blockLen = n),
        t.state32.set(this.state32),
        (t.pos = this.pos),
        (t.posOut = this.posOut),
        (t.finished = this.finished),
        (t.rounds = a),
        (t.suffix = r),
        (t.outputLen = i),
        (t.enableXOF = o),
        (t.canXOF = this.canXOF),
        (t.destroyed = this.destroyed),
        t
      )
    }
  },
  Ph = ((e, t, n, r = {}) => fh(() => new Nh(t, e, n), r))(1, 136, 32)
async function Fh(e, t, n) {
  let r = (await e.getAccount(t)) ?? new Pi()
  if (
    ((r.nonce = n.nonce ?? r.nonce),
    (r.balance = n.balance ?? r.balance),
    (r.storageRoot = n.storageRoot ?? r.storageRoot),
    (r.codeHash = n.codeHash ?? r.codeHash),
    (r.codeSize = n.codeSize ?? r.codeSize),
    e._debug !== void 0)
  )
    for (let [r, i] of Object.entries(n))
      e._debug(`modifyAccountFields address=${t.toString()} ${r}=${i instanceof Uint8Array ? k(i) : i} `)
  await e.putAccount(t, r)
}
var Ih = class e {
  constructor(e = {}) {
    ;((this.accountStack = []),
      (this.codeStack = []),
      (this.storageStack = []),
      this.checkpointSync(),
      (this.originalStorageCache = new Wm(this.getStorage.bind(this))),
      (this.common = e.common))
  }
  topAccountStack() {
    return this.accountStack[this.accountStack.length - 1]
  }
  topCodeStack() {
    return this.codeStack[this.codeStack.length - 1]
  }
  topStorageStack() {
    return this.storageStack[this.storageStack.length - 1]
  }
  checkpointSync() {
    let e = new Map(this.topAccountStack())
    for (let [t, n] of e) {
      let r = n === void 0 ? void 0 : Object.assign(Object.create(Object.getPrototypeOf(n)), n)
      e.set(t, r)
    }
    ;(this.accountStack.push(e),
      this.codeStack.push(new Map(this.topCodeStack())),
      this.storageStack.push(new Map(this.topStorageStack())))
  }
  async getAccount(e) {
    return this.topAccountStack().get(e.toString())
  }
  async putAccount(e, t) {
    this.topAccountStack().set(e.toString(), t)
  }
  async deleteAccount(e) {
    this.topAccountStack().set(e.toString(), void 0)
  }
  async modifyAccountFields(e, t) {
    await Fh(this, e, t)
  }
  async getCode(e) {
    return this.topCodeStack().get(e.toString()) ?? new Uint8Array()
  }
  async putCode(e, t) {
    ;(this.topCodeStack().set(e.toString(), t),
      (await this.getAccount(e)) === void 0 && (await this.putAccount(e, new Pi())),
      await this.modifyAccountFields(e, { codeHash: (this.common?.customCrypto.keccak256 ?? Ph)(t) }))
  }
  async getCodeSize(e) {
    return (await this.getCode(e)).length
  }
  async getStorage(e, t) {
    return this.topStorageStack().get(`${e.toString()}_${k(t)}`) ?? new Uint8Array()
  }
  async putStorage(e, t, n) {
    this.topStorageStack().set(`${e.toString()}_${k(t)}`, n)
  }
  async clearStorage(e) {
    let t = this.topStorageStack(),
      n = `${e.toString()}_`
    for (let e of t.keys()) e.startsWith(n) && t.delete(e)
  }
  async checkpoint() {
    this.checkpointSync()
  }
  async commit() {
    ;(this.accountStack.splice(-2, 1), this.codeStack.splice(-2, 1), this.storageStack.splice(-2, 1))
  }
  async revert() {
    ;(this.accountStack.pop(), this.codeStack.pop(), this.storageStack.pop())
  }
  async flush() {}
  clearCaches() {}
  shallowCopy() {
    let t = new e({ common: this.common })
    for (let e = 0; e < this.accountStack.length; e++)
      (t.accountStack.push(new Map(this.accountStack[e])),
        t.codeStack.push(new Map(this.codeStack[e])),
        t.storageStack.push(new Map(this.storageStack[e])))
    return t
  }
  async consumeBAL(e, t) {
    return Gm(this, e, t)
  }
  getStateRoot() {
    throw D(`Method not implemented.`)
  }
  setStateRoot() {
    throw D(`Method not implemented.`)
  }
  hasStateRoot() {
    throw D(`Method not implemented.`)
  }
}
async function Lh(e) {
  let t = e ?? {}
  return (
    (t.bn254 = new km()),
    t.common === void 0 && (t.common = new ma({ chain: te })),
    t.blockchain === void 0 && (t.blockchain = new Us()),
    t.stateManager === void 0 && (t.stateManager = new Ih()),
    new Um(t)
  )
}
var Rh = `0x${`0`.repeat(64)}`,
  zh = class extends Ih {
    #e
    #t
    #n = new Map()
    #r = new Map()
    constructor(e, t) {
      ;(super(), (this.#e = e), (this.#t = new Map(Object.entries(t).map(([e, t]) => [e.toLowerCase(), t]))))
    }
    async getAccount(e) {
      let t = e.toString(),
        n = this.topAccountStack()
      if (n.has(t)) return n.get(t)
      let r = await this.#e.account(t),
        i = this.#t.get(t)?.balance ?? r.balance
      if (i !== 0n || r.nonce !== 0n || r.code.length !== 0) return new Pi(r.nonce, i, void 0, O(ee(r.code)))
    }
    async getCode(e) {
      return this.topCodeStack().get(e.toString()) ?? (await this.#e.account(e.toString())).code
    }
    async getStorage(e, t) {
      return this.topStorageStack().get(`${e.toString()}_${k(t)}`) || Mr(O(await this.#i(e, k(t))))
    }
    async putStorage(e, t, n) {
      let r = k(t)
      ;(this.#n.set(`${e.toString()}_${r}`, { address: e, slot: r }), await super.putStorage(e, t, n))
    }
    async #i(e, t) {
      let n = e.toString()
      return this.#t.get(n)?.storage?.[t] ?? this.#e.slot(n, t)
    }
    async #a(e, t) {
      let n = await this.getStorage(e, O(t))
      return n.length === 0 ? Rh : `0x${k(n).slice(2).padStart(64, `0`)}`
    }
    async beginMeasuring() {
      for (let [e, { address: t, slot: n }] of this.#n) this.#r.set(e, await this.#a(t, n))
      this.#n.clear()
    }
    async diff() {
      let e = new Map()
      for (let [t, { address: r, slot: i }] of this.#n) {
        let a = this.#r.get(t) ?? (await this.#i(r, i)),
          o = await this.#a(r, i)
        if (a === o) continue
        let s = n(r.toString()),
          c = e.get(s) ?? new Map()
        e.set(s, c.set(i, { before: a, after: o }))
      }
      return e
    }
  }
function Bh(e) {
  let t = [],
    r,
    i = (e) => n(e?.toString() ?? `0x${`0`.repeat(40)}`)
  return (
    e.events.on(`beforeMessage`, (e) => {
      let n = e.to && e.codeAddress.toString() !== e.to.toString(),
        r = e.delegatecall || n ? `delegatecall` : e.to === void 0 ? `create` : e.isStatic ? `staticcall` : `call`
      t.push({
        kind: r,
        from: i(r === `delegatecall` ? e.to : e.caller),
        to: i(r === `delegatecall` ? e.codeAddress : e.to),
        value: r === `delegatecall` ? 0n : e.value,
        input: k(e.data),
        output: `0x`,
        error: null,
        calls: [],
      })
    }),
    e.events.on(`afterMessage`, ({ execResult: e, createdAddress: n }) => {
      let a = t.pop()
      if (!a) return
      let o = k(e.returnValue),
        c = {
          ...a,
          ...(n && a.kind === `create` ? { to: i(n) } : {}),
          output: o,
          error: e.exceptionError ? s(e.exceptionError.error) : null,
        },
        l = t.at(-1)
      l ? l.calls.push(c) : (r = c)
    }),
    {
      selfdestruct: (e, n, r) => {
        t.at(-1)?.calls.push({
          kind: `selfdestruct`,
          from: e,
          to: n,
          value: r,
          input: `0x`,
          output: `0x`,
          error: null,
          calls: [],
        })
      },
      unpaid: (e, n, r, i) => {
        let a = g
        t.at(-1)?.calls.push({ kind: `call`, from: e, to: n, value: r, input: k(i), output: `0x`, error: a, calls: [] })
      },
      take: () => {
        let e = r
        if (((r = void 0), (t.length = 0), !e)) throw new v(`no-engine`, _.evmEnded)
        return e
      },
    }
  )
}
var Vh = 241,
  Hh = 255,
  Uh = (e) => n(`0x${(e & ((1n << 160n) - 1n)).toString(16).padStart(40, `0`)}`)
function Wh(e, t) {
  let { opcodes: r, handlers: i, dynamicGasHandlers: a } = cc(e)
  return [...Object.keys(h).map(Number), Vh, Hh].flatMap((e) => {
    let o = r.get(e),
      s = i.get(e)
    if (!o || !s) return []
    let c = a.get(e)
    return [
      {
        opcode: e,
        opcodeName: o.name,
        baseFee: o.fee,
        ...(c && o.dynamicGas ? { gasFunction: c } : {}),
        logicFunction: async (r, i) => {
          let a = n(r.interpreter.getAddress().toString()),
            o = h[e]
          if (o) t.read({ contract: a, what: o })
          else if (e === Hh) {
            let [e = 0n] = r.stack.peek(1)
            t.selfdestruct(a, Uh(e), r.interpreter._env.contract.balance)
          } else {
            let [, e = 0n, n = 0n, i = 0n, o = 0n] = r.stack.peek(5)
            n > r.interpreter._env.contract.balance && t.unpaid(a, Uh(e), n, r.memory.read(Number(i), Number(o)))
          }
          await s(r, i)
        },
      },
    ]
  })
}
var Gh = 21000n
function Kh(e) {
  let { zeros: t, others: n } = Jh(e)
  return Gh + 4n * t + 16n * n
}
function qh(e, t, n, r) {
  let { zeros: i, others: a } = Jh(e),
    o = Kh(e) + t,
    s = n < o / 5n ? n : o / 5n,
    c = r ? Gh + 10n * (i + 4n * a) : 0n
  return o - s > c ? o - s : c
}
function Jh(e) {
  let t = 0n
  for (let n = 2; n < e.length; n += 2) e.startsWith(`00`, n) && t++
  return { zeros: t, others: BigInt(e.length / 2 - 1) - t }
}
async function Yh(e, t) {
  await Qh(e, t)
  let r = ha({ chainId: Number(e.request.chainId) }, te, { hardfork: e.block.hardfork })
  r.updateParams(vc)
  let i = new Map(),
    a = new zh(t, e.overrides),
    c = await Lh({
      common: r,
      stateManager: a,
      blockchain: Zh(t),
      customOpcodes: Wh(r, {
        read: (e) => i.set(`${e.contract} ${e.what}`, e),
        selfdestruct: (e, t, n) => l.selfdestruct(e, t, n),
        unpaid: (e, t, n, r) => l.unpaid(e, t, n, r),
      }),
    }),
    l = Bh(c),
    u = e.creation ? [e.creation, ...e.before] : e.before
  for (let [t, n] of u.entries()) {
    let { execResult: u } = await Xh(c, r, e, n)
    if (u.exceptionError) {
      let r = s(u.exceptionError.error)
      throw n === e.creation ? new v(`account-unreadable`, _.creationFails(d(r))) : o(e, t - +!!e.creation, r)
    }
    ;(l.take(), a.originalStorageCache.clear(), await c.journal.cleanup(), i.clear())
  }
  u.length > 0 && (await a.beginMeasuring())
  let { execResult: f } = await Xh(c, r, e, e.execution),
    m = l.take()
  return {
    success: f.exceptionError === void 0,
    output: k(f.returnValue),
    error: m.error,
    gasUsed: qh(e.execution.data, f.executionGasUsed, f.gasRefund ?? 0n, e.block.hardfork === `osaka`),
    logs: (f.logs ?? []).map(([e, t, r]) => ({ address: n(k(e)), topics: t.map((e) => k(e)), data: k(r) })),
    transfers: p(m),
    root: { known: !0, value: m },
    storage: { known: !0, value: await a.diff() },
    environment: { known: !0, value: [...i.values()] },
  }
}
async function Xh(e, t, n, i) {
  let { block: a } = n,
    o = $i(a.coinbase)
  e.journal.cleanJournal()
  for (let t of [i.from, i.to, a.coinbase]) e.journal.addAlwaysWarmAddress(t.toLowerCase())
  for (let n of Pm(t).keys()) e.journal.addAlwaysWarmAddress(`0x${n}`)
  return await e.runCall({
    block: {
      header: {
        number: a.number,
        coinbase: o,
        timestamp: a.timestamp,
        difficulty: 0n,
        prevRandao: r(a.prevRandao),
        gasLimit: a.gasLimit,
        baseFeePerGas: i.gasPrice > 0n ? 0n : (a.baseFee ?? 0n),
        getBlobGasPrice: () => 1n,
      },
    },
    caller: $i(i.from),
    origin: $i(i.from),
    to: $i(i.to),
    data: r(i.data),
    gasLimit: i.gas - Kh(i.data),
    gasPrice: i.gasPrice,
  })
}
function Zh(e) {
  let t = {
    getBlock: async (t) => {
      let n = r(await e.blockHash(BigInt(t)))
      return { hash: () => n }
    },
    putBlock: async () => {},
    shallowCopy: () => t,
  }
  return t
}
async function Qh({ request: e, execution: t, owners: n }, r) {
  let { safe: i, transaction: a, creation: o } = e,
    s = new Set([t.from, a.to])
  for (let e of b(a.data) ?? []) s.add(e.to)
  let l = [...s].map((e) => r.account(e))
  if (o) {
    await Promise.all([...l, r.account(o.factory), r.account(i)])
    return
  }
  let u = [c.threshold, c.nonce, c.guard, ...n.map(m)],
    d = r.slot(i, c.singleton).then((e) => r.account(`0x${e.slice(-40)}`))
  await Promise.all([...l, r.account(i), d, ...u.map((e) => r.slot(i, e))])
}
function $h(e, t) {
  let n = `0x${t.toString(16)}`,
    r = new Map(),
    i = new Map(),
    o = 0,
    s = (t, n) => (o++, e.request(t, n)),
    c = async (e) => {
      let [t, r, i] = await Promise.all([
          s(`eth_getBalance`, [e, n]),
          s(`eth_getTransactionCount`, [e, n]),
          s(`eth_getCode`, [e, n]),
        ]),
        o = a(f, i, `eth_getCode`)
      return { balance: a(u, t, `eth_getBalance`), nonce: a(u, r, `eth_getTransactionCount`), code: y(o) }
    }
  return {
    account: (e) => eg(r, e.toLowerCase(), () => c(e.toLowerCase())),
    slot: (e, t) =>
      eg(i, `${e}_${t}`.toLowerCase(), async () => a(l, await s(`eth_getStorageAt`, [e, t, n]), `eth_getStorageAt`)),
    blockHash: async (e) => {
      let t = await s(`eth_getBlockByNumber`, [`0x${e.toString(16)}`, !1]),
        n = typeof t == `object` && t ? Reflect.get(t, `hash`) : null
      return a(l, n, `eth_getBlockByNumber`)
    },
    requests: () => o,
  }
}
function eg(e, t, n) {
  let r = e.get(t)
  if (r) return r
  let i = n()
  return (e.set(t, i), i.catch(() => e.delete(t)), i)
}
var tg = new Map()
function ng(e, t) {
  let n = `${e.request.chainId} ${e.block.hash} ${t.url}`,
    r = tg.get(n) ?? $h(t, e.block.number)
  ;(tg.delete(n), tg.set(n, r))
  for (let e of [...tg.keys()].slice(0, -3)) tg.delete(e)
  return Yh(e, r)
}
export { ng as runInThread }
//# sourceMappingURL=runInThread-D-ftD0DE.js.map
