;(function () {
  var e = Object.create,
    t = Object.defineProperty,
    n = Object.getOwnPropertyDescriptor,
    r = Object.getOwnPropertyNames,
    i = Object.getPrototypeOf,
    a = Object.prototype.hasOwnProperty,
    o = (e, t, n) => () => {
      if (n) throw n[0]
      try {
        return (e && (t = e((e = 0))), t)
      } catch (e) {
        throw ((n = [e]), e)
      }
    },
    s = (e, t) => () => (t || (e((t = { exports: {} }).exports, t, t.exports), (e = null)), t.exports),
    c = (e, i, o, s) => {
      if ((i && typeof i == `object`) || typeof i == `function`)
        for (var c = r(i), l = 0, u = c.length, d; l < u; l++)
          ((d = c[l]),
            !a.call(e, d) &&
              d !== o &&
              t(e, d, { get: ((e) => i[e]).bind(null, d), enumerable: !(s = n(i, d)) || s.enumerable }))
      return e
    },
    l = (n, r, o) => (
      (o = n == null ? {} : e(i(n))),
      c(r || !n || !n.__esModule || !a.call(n, `default`) ? t(o, `default`, { value: n, enumerable: !0 }) : o, n)
    )
  let u = /* @__PURE__ */ new Uint8Array(24),
    d = /* @__PURE__ */ new Uint8Array(24),
    f = /* @__PURE__ */ new Int32Array(48),
    p = 1,
    m = 0
  for (let e = 0; e < 24; e++)
    (([p, m] = [m, (2 * p + 3 * m) % 5]), (u[e] = 2 * (5 * m + p)), (d[e] = (((e + 1) * (e + 2)) / 2) % 64))
  let h = 1
  for (let e = 0; e < 24; e++)
    for (let t = 0; t < 7; t++) {
      let n = (1 << t) - 1
      ;(h & 1 && (f[e * 2 + (n >> 5)] ^= 1 << (n & 31)), (h = h & 128 ? ((h << 1) ^ 369) & 255 : h << 1))
    }
  let g = /* @__PURE__ */ new Int32Array(10)
  function _(e) {
    for (let t = 0; t < 24; t++) (v(e), ee(e), y(e), (e[0] ^= f[t * 2]), (e[1] ^= f[t * 2 + 1]))
    g.fill(0)
  }
  function v(e) {
    for (let t = 0; t < 10; t++) g[t] = e[t] ^ e[t + 10] ^ e[t + 20] ^ e[t + 30] ^ e[t + 40]
    for (let t = 0; t < 10; t += 2) {
      let n = (t + 2) % 10,
        r = (t + 8) % 10,
        i = g[n],
        a = g[n + 1],
        o = g[r] ^ ((i << 1) | (a >>> 31)),
        s = g[r + 1] ^ ((a << 1) | (i >>> 31))
      for (let n = t; n < 50; n += 10) ((e[n] ^= o), (e[n + 1] ^= s))
    }
  }
  function ee(e) {
    let t = e[2],
      n = e[3]
    for (let r = 0; r < 24; r++) {
      let i = u[r],
        a = d[r],
        o = a < 32 ? t : n,
        s = a < 32 ? n : t
      ;((t = e[i]), (n = e[i + 1]), (e[i] = (o << a) | (s >>> -a)), (e[i + 1] = (s << a) | (o >>> -a)))
    }
  }
  function y(e) {
    for (let t = 0; t < 50; t += 10) {
      let n = e[t],
        r = e[t + 1],
        i = e[t + 2],
        a = e[t + 3]
      for (let n = t; n < t + 6; n += 2) ((e[n] ^= ~e[n + 2] & e[n + 4]), (e[n + 1] ^= ~e[n + 3] & e[n + 5]))
      ;((e[t + 6] ^= ~e[t + 8] & n), (e[t + 7] ^= ~e[t + 9] & r), (e[t + 8] ^= ~n & i), (e[t + 9] ^= ~r & a))
    }
  }
  let b = /* @__PURE__ */ new Int32Array(50),
    x = /* @__PURE__ */ new Uint8Array(136),
    S = new DataView(x.buffer)
  function te(e) {
    b.fill(0)
    let t = 0
    for (; t + 136 <= e.length; t += 136) (x.set(e.subarray(t, t + 136)), C())
    ;(x.fill(0), x.set(e.subarray(t)), (x[e.length - t] ^= 1), (x[135] ^= 128), C())
    let n = /* @__PURE__ */ new Uint8Array(32),
      r = new DataView(n.buffer)
    for (let e = 0; e < 8; e++) r.setInt32(e * 4, b[e], !0)
    return n
  }
  function C() {
    for (let e = 0; e < 34; e++) b[e] ^= S.getInt32(e * 4, !0)
    _(b)
  }
  let w = /* @__PURE__ */ new Map()
  function ne(e) {
    let t = e.slice(2).toLowerCase(),
      n = w.get(t)
    if (n !== void 0) return n
    let r = new Uint8Array(t.length)
    for (let e = 0; e < t.length; e++) r[e] = t.charCodeAt(e)
    let i = te(r),
      a = ``
    for (let e = 0; e < t.length; e++) {
      let n = i[e >> 1] ?? 0,
        r = e % 2 == 0 ? n >> 4 : n & 15,
        o = t.charAt(e)
      a += r > 7 ? o.toUpperCase() : o
    }
    let o = `0x${a}`
    return (w.size >= 4096 && w.clear(), w.set(t, o), o)
  }
  let re = () => `en`,
    ie = /* @__PURE__ */ new Map(),
    ae = () => re()
  function oe(e, t, n) {
    let r = re()
    return r === `en` ? n : (ie.get(r)?.(e, t, n) ?? n)
  }
  function se(e, t) {
    return new Proxy(t, { get: (t, n) => (typeof n == `string` && Object.hasOwn(t, n) ? oe(e, n, t[n]) : void 0) })
  }
  let T = { group: `,`, decimal: `.` },
    ce = {
      en: { numbers: `en`, dates: `en-GB`, marks: T },
      de: { numbers: `de`, dates: `de`, marks: { group: `.`, decimal: `,` } },
      'en-XB': { numbers: `en`, dates: `en-GB`, marks: T },
    },
    le = /* @__PURE__ */ new Map(),
    ue = () => ce[ae()].numbers
  function de(e) {
    let t = ue(),
      n = le.get(t)
    return (n || le.set(t, (n = new Intl.NumberFormat(t))), n.format(e))
  }
  var fe = class extends Error {
      code
      meta
      retry
      constructor(e) {
        ;(super(e.message, e.cause === void 0 ? void 0 : { cause: e.cause }),
          (this.name = `BaseError`),
          (this.code = e.code),
          (this.meta = e.meta),
          (this.retry = e.retry ?? `never`))
      }
    },
    pe = class extends fe {
      constructor(e, t, n, r) {
        ;(super({ code: e, message: t, meta: n, cause: r }), (this.name = `InputError`))
      }
    }
  let me = se(`hex`, {
    tooLarge: ({ value: e, bits: t }) => `${e} does not fit uint${t}.`,
    noAddress: (e) => `"${e}" is not an address: 0x followed by 40 digits.`,
    noHash: (e) => `"${e}" is not a hash: 0x followed by 64 digits.`,
    noHex: (e) => `"${e}" is not hex: 0x followed by whole bytes.`,
  })
  function he(e) {
    if (e >= 48 && e <= 57) return e - 48
    let t = e | 32
    return t >= 97 && t <= 102 ? t - 87 : -1
  }
  function ge(e) {
    let t = new Uint8Array(Math.max(0, (e.length - 2) >> 1)),
      n = e.length % 2 == 0 && e.startsWith(`0x`)
    for (let r = 0; n && r < t.length; r++) {
      let i = he(e.charCodeAt(2 + r * 2)),
        a = he(e.charCodeAt(3 + r * 2))
      ;((n = i >= 0 && a >= 0), (t[r] = (i << 4) | a))
    }
    if (!n) throw new pe(`hex/malformed`, me.noHex(_e(e)), { text: e })
    return t
  }
  function _e(e) {
    return e.length > 24 ? `${e.slice(0, 24)}…` : e
  }
  let ve = /^0x(?:[0-9a-fA-F]{2})*$/
  function ye(e) {
    return ve.test(e)
  }
  let be = 1n << 31n
  function xe(e, t = 0) {
    let n = e.slice(2 + t * 2),
      r = n.length >> 1,
      i = (e, t) => (e >= 0 && t >= 0 && e + t <= r ? `0x${n.slice(e * 2, (e + t) * 2)}` : null),
      a = (e) => {
        let t = i(e, 32)
        return t === null ? null : BigInt(t)
      },
      o = (e) => {
        let t = a(e)
        return t === null || t > be ? null : Number(t)
      }
    return {
      length: r,
      slice: i,
      uint: a,
      size: o,
      address(e) {
        let t = i(e, 32)
        return t === null || !/^0x0{24}/.test(t) ? null : ne(`0x${t.slice(26)}`)
      },
      bytes(e, t = 0) {
        let n = o(e),
          r = n === null ? null : o(t + n)
        return n === null || r === null ? null : i(t + n + 32, r)
      },
    }
  }
  let Se = {
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
    Ce = /* @__PURE__ */ BigInt(2 ** 32 - 1),
    we = /* @__PURE__ */ BigInt(32)
  function Te(e, t = !1) {
    return t
      ? { h: Number(e & Ce), l: Number((e >> we) & Ce) }
      : { h: Number((e >> we) & Ce) | 0, l: Number(e & Ce) | 0 }
  }
  function Ee(e, t = !1) {
    let n = e.length,
      r = new Uint32Array(n),
      i = new Uint32Array(n)
    for (let a = 0; a < n; a++) {
      let { h: n, l: o } = Te(e[a], t)
      ;[r[a], i[a]] = [n, o]
    }
    return [r, i]
  }
  let De = (e) => (e / 2 ** 32) | 0,
    Oe = (e) => e >>> 0
  function ke(e, t, n, r) {
    let i = De(n),
      a = Oe(n)
    ;(e.setUint32(t, r ? a : i, r), e.setUint32(t + 4, r ? i : a, r))
  }
  function Ae(e) {
    return (
      e instanceof Uint8Array ||
      (ArrayBuffer.isView(e) &&
        e.constructor.name === `Uint8Array` &&
        `BYTES_PER_ELEMENT` in e &&
        e.BYTES_PER_ELEMENT === 1)
    )
  }
  let je = (e) => (e ? `"${e}" ` : ``)
  function Me(e, t = ``) {
    if (typeof e != `number`) throw TypeError(je(t) + `expected number, got ` + typeof e)
    if (!Number.isSafeInteger(e) || e < 0) throw RangeError(je(t) + `expected integer >= 0, got ` + e)
    return e
  }
  function Ne(e, t = ``) {
    if (typeof e != `boolean`) throw TypeError(je(t) + `expected boolean, got type=` + typeof e)
    return e
  }
  function Pe(e, t, n = ``) {
    if (Ae(e) && (t === void 0 || e.length === t)) return e
    t !== void 0 && Me(t, `length`)
    let r = Ae(e),
      i = t === void 0 ? `` : ` of length ${t}`,
      a = r ? `length=${e.length}` : `type=${typeof e}`,
      o = je(n) + `expected Uint8Array` + i + `, got ` + a
    throw r ? RangeError(o) : TypeError(o)
  }
  function Fe(e) {
    if (typeof e != `function` || typeof e.create != `function`)
      throw TypeError(`expected hash wrapped by utils.createHasher`)
    if ((Me(e.outputLen), Me(e.blockLen), e.outputLen < 1 || e.blockLen < 1))
      throw Error(`hash blockLen / outputLen must be >= 1`)
  }
  let Ie = (e, t) => {
      if (typeof e != `object` || !e || Array.isArray(e))
        throw TypeError((t === `object` ? `` : `"${t}" `) + `expected object, got type=` + typeof e)
    },
    Le = (e, t) => {
      Ie(e, t)
      let n = Object.getPrototypeOf(e)
      if (n !== Object.prototype && n !== null) throw TypeError(`"${t}" expected plain object`)
      if (Object.hasOwn(e, `__proto__`)) throw TypeError(`"${t}.__proto__" is not allowed`)
    }
  function Re(e, t = !0) {
    if (e.destroyed) throw Error(`hash was destroyed`)
    if (t && e.finished) throw Error(`digest() was already called`)
  }
  function ze(e, t) {
    Pe(e, void 0, `output`)
    let n = t.outputLen
    if (!(e.length >= n)) throw RangeError(`"output" expected length >= ` + n)
  }
  function Be(e) {
    return new Uint32Array(e.buffer, e.byteOffset, Math.floor(e.byteLength / 4))
  }
  function Ve(...e) {
    for (let t = 0; t < e.length; t++) e[t].fill(0)
  }
  function He(e) {
    return new DataView(e.buffer, e.byteOffset, e.byteLength)
  }
  function Ue(e, t) {
    return (e << (32 - t)) | (e >>> t)
  }
  let We = new Uint8Array(new Uint32Array([287454020]).buffer)[0] === 68
  function Ge(e) {
    return ((e << 24) & 4278190080) | ((e << 8) & 16711680) | ((e >>> 8) & 65280) | ((e >>> 24) & 255)
  }
  function Ke(e) {
    for (let t = 0; t < e.length; t++) e[t] = Ge(e[t])
    return e
  }
  let qe = We ? (e) => e : Ke,
    Je = typeof Uint8Array.from([]).toHex == `function` && typeof Uint8Array.fromHex == `function`,
    Ye = /* @__PURE__ */ Array.from({ length: 256 }, (e, t) => t.toString(16).padStart(2, `0`))
  function Xe(e) {
    if ((Pe(e), Je)) return e.toHex()
    let t = ``
    for (let n = 0; n < e.length; n++) t += Ye[e[n]]
    return t
  }
  function Ze(e) {
    return e >= 48 && e <= 57 ? e - 48 : e >= 65 && e <= 70 ? e - 55 : e >= 97 && e <= 102 ? e - 87 : void 0
  }
  function Qe(e) {
    if (typeof e != `string`) throw TypeError(`hex string expected, got ` + typeof e)
    if (Je)
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
      let n = Ze(e.charCodeAt(i)),
        a = Ze(e.charCodeAt(i + 1))
      if (n === void 0 || a === void 0) {
        let t = e[i] + e[i + 1]
        throw RangeError(`hex string expected, got non-hex character "` + t + `" at index ` + i)
      }
      r[t] = n * 16 + a
    }
    return r
  }
  function $e(...e) {
    let t = 0
    for (let n = 0; n < e.length; n++) {
      let r = e[n]
      ;(Pe(r), (t += r.length))
    }
    let n = new Uint8Array(t)
    for (let t = 0, r = 0; t < e.length; t++) {
      let i = e[t]
      ;(n.set(i, r), (r += i.length))
    }
    return n
  }
  function et(e, t, n = `opts`) {
    return (Le(e, `defaults`), t !== void 0 && Le(t, n), Object.assign(Object.create(null), e, t))
  }
  function tt(e, t = {}) {
    if (typeof e != `function`) throw TypeError(`"hashCons" expected function, got type=` + typeof e)
    t = et({}, t, `info`)
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
  function nt(e = 32) {
    Me(e, `bytesLength`)
    let t = typeof globalThis == `object` ? globalThis.crypto : null
    if (typeof t?.getRandomValues != `function`) throw Error(`crypto.getRandomValues must be defined`)
    if (e > 65536) throw RangeError(`"bytesLength" expected <= 65536, got ${e}`)
    return t.getRandomValues(new Uint8Array(e))
  }
  let rt = (e) => ({ oid: Uint8Array.from([6, 9, 96, 134, 72, 1, 101, 3, 4, 2, e]) })
  function it(e, t, n) {
    return (e & t) ^ (~e & n)
  }
  function at(e, t, n) {
    return (e & t) ^ (e & n) ^ (t & n)
  }
  var ot = class {
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
        (this.view = He(this.buffer)))
    }
    update(e) {
      ;(Re(this), Pe(e))
      let { view: t, buffer: n, blockLen: r } = this,
        i = e.length,
        a = !1
      for (let o = 0; o < i;) {
        let s = Math.min(r - this.pos, i - o)
        if (s === r) {
          let t = He(e)
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
      ;(Re(this), ze(e, this), (this.finished = !0))
      let { buffer: t, view: n, blockLen: r, isLE: i } = this,
        { pos: a } = this
      ;((t[a++] = 128),
        t.fill(0, a),
        this.padOffset > r - a && (this.process(n, 0), t.fill(0)),
        ke(n, r - 8, this.length * 8, i),
        this.process(n, 0),
        this.roundClean())
      let o = e === t ? n : He(e),
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
  }
  let st = /* @__PURE__ */ Uint32Array.from([
      1779033703, 3144134277, 1013904242, 2773480762, 1359893119, 2600822924, 528734635, 1541459225,
    ]),
    ct = /* @__PURE__ */ Uint32Array.from([
      1116352408, 1899447441, 3049323471, 3921009573, 961987163, 1508970993, 2453635748, 2870763221, 3624381080,
      310598401, 607225278, 1426881987, 1925078388, 2162078206, 2614888103, 3248222580, 3835390401, 4022224774,
      264347078, 604807628, 770255983, 1249150122, 1555081692, 1996064986, 2554220882, 2821834349, 2952996808,
      3210313671, 3336571891, 3584528711, 113926993, 338241895, 666307205, 773529912, 1294757372, 1396182291,
      1695183700, 1986661051, 2177026350, 2456956037, 2730485921, 2820302411, 3259730800, 3345764771, 3516065817,
      3600352804, 4094571909, 275423344, 430227734, 506948616, 659060556, 883997877, 958139571, 1322822218, 1537002063,
      1747873779, 1955562222, 2024104815, 2227730452, 2361852424, 2428436474, 2756734187, 3204031479, 3329325298,
    ]),
    lt = /* @__PURE__ */ new Uint32Array(64)
  var ut = class extends ot {
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
        for (let n = 0; n < 16; n++, t += 4) lt[n] = e.getUint32(t, !1)
        for (let e = 16; e < 64; e++) {
          let t = lt[e - 15],
            n = lt[e - 2],
            r = Ue(t, 7) ^ Ue(t, 18) ^ (t >>> 3),
            i = Ue(n, 17) ^ Ue(n, 19) ^ (n >>> 10)
          lt[e] = (i + lt[e - 7] + r + lt[e - 16]) | 0
        }
        let { A: n, B: r, C: i, D: a, E: o, F: s, G: c, H: l } = this
        for (let e = 0; e < 64; e++) {
          let t = Ue(o, 6) ^ Ue(o, 11) ^ Ue(o, 25),
            u = (l + t + it(o, s, c) + ct[e] + lt[e]) | 0,
            d = ((Ue(n, 2) ^ Ue(n, 13) ^ Ue(n, 22)) + at(n, r, i)) | 0
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
        Ve(lt)
      }
      destroy() {
        ;((this.destroyed = !0), this.set(0, 0, 0, 0, 0, 0, 0, 0), Ve(this.buffer))
      }
    },
    dt = class extends ut {
      constructor() {
        super(32, st)
      }
    }
  let ft = /* @__PURE__ */ tt(() => new dt(), /* @__PURE__ */ rt(1))
  /*! noble-curves - MIT License (c) 2022 Paul Miller (paulmillr.com) */
  function pt(e, t, n = () => {}) {
    if (!Array.isArray(e)) throw TypeError(`"${t}" expected array, got type=${typeof e}`)
    for (let r = 0; r < e.length; r++) n(e[r], `${t}[${r}]`)
    return e
  }
  let mt = (e, t, n) => Pe(e, t, n),
    ht = Me
  function gt(e, t = ``) {
    if (typeof e != `string`) {
      let n = t && `"${t}" `
      throw TypeError(n + `expected string, got type=` + typeof e)
    }
    return e
  }
  function _t(e, t = `object`) {
    if (typeof e != `object` || !e || Array.isArray(e))
      throw TypeError(t === `object` ? `expected valid options object` : `"${t}" expected object, got type=${typeof e}`)
    return e
  }
  function vt(e, t) {
    if (typeof e != `function`) throw TypeError(`"${t}" is invalid: expected function, got ${typeof e}`)
    return e
  }
  let yt = Xe,
    bt = (...e) => $e(...e),
    xt = (e) => Qe(e),
    St = Ae,
    Ct = (e) => nt(e),
    wt = /* @__PURE__ */ BigInt(0),
    Tt = /* @__PURE__ */ BigInt(1),
    Et = (e) => (e ? `"${e}" ` : ``)
  function Dt(e, t = ``) {
    if (typeof e != `boolean`) throw TypeError(Et(t) + `expected boolean, got type=` + typeof e)
    return e
  }
  function Ot(e) {
    if (typeof e == `bigint`) {
      if (!Lt(e)) throw RangeError(`positive bigint expected, got ` + e)
    } else ht(e)
    return e
  }
  function kt(e, t = ``) {
    if (typeof e != `number`) {
      let n = t && `"${t}" `
      throw TypeError(n + `expected number, got type=` + typeof e)
    }
    if (!Number.isSafeInteger(e)) {
      let n = t && `"${t}" `
      throw RangeError(n + `expected safe integer, got ` + e)
    }
  }
  function At(e) {
    let t = Ot(e).toString(16)
    return t.length & 1 ? `0` + t : t
  }
  function jt(e) {
    if (typeof e != `string`) throw TypeError(`hex string expected, got ` + typeof e)
    return e === `` ? wt : BigInt(`0x` + e)
  }
  function Mt(e) {
    return jt(Xe(e))
  }
  function Nt(e) {
    return jt(Xe(It(Pe(e)).reverse()))
  }
  function Pt(e, t) {
    if ((Me(t), t === 0)) throw Error(`zero output length is invalid`)
    e = Ot(e)
    let n = t * 2,
      r = e.toString(16)
    if (r.length > n) throw RangeError(`number is too large`)
    return Qe(r.padStart(n, `0`))
  }
  function Ft(e, t) {
    return Pt(e, t).reverse()
  }
  function It(e) {
    return Uint8Array.from(mt(e))
  }
  function Lt(e) {
    return typeof e == `bigint` && wt <= e
  }
  function Rt(e, t, n) {
    return Lt(e) && Lt(t) && Lt(n) && t <= e && e < n
  }
  function zt(e, t, n, r) {
    if (!Rt(t, n, r)) throw RangeError(`expected valid ` + e + `: ` + n + ` <= n < ` + r + `, got ` + t)
  }
  function Bt(e) {
    if (e < wt) throw Error(`expected non-negative bigint, got ` + e)
    return e === wt ? 0 : e.toString(2).length
  }
  let Vt = (e) => (kt(e, `n`), (Tt << BigInt(e)) - Tt)
  function Ht(e, t, n) {
    if ((Me(e, `hashLen`), Me(t, `qByteLen`), typeof n != `function`)) throw TypeError(`hmacFn must be a function`)
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
      d = (...e) => n(c, bt(s, ...e)),
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
        return bt(...n)
      }
    return (e, t) => {
      ;(u(), f(e))
      let n
      for (; (n = t(p())) === void 0;) f()
      return (u(), n)
    }
  }
  function Ut(e, t = {}, n = {}, r = `object`) {
    ;(_t(e, r), _t(t, `fields`), _t(n, `optFields`))
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
  /*! noble-curves - MIT License (c) 2022 Paul Miller (paulmillr.com) */
  let Wt = /* @__PURE__ */ BigInt(0),
    E = /* @__PURE__ */ BigInt(1),
    Gt = /* @__PURE__ */ BigInt(2),
    Kt = /* @__PURE__ */ BigInt(3),
    qt = /* @__PURE__ */ BigInt(4),
    Jt = /* @__PURE__ */ BigInt(5),
    Yt = /* @__PURE__ */ BigInt(7),
    Xt = /* @__PURE__ */ BigInt(8),
    Zt = /* @__PURE__ */ BigInt(9),
    Qt = /* @__PURE__ */ BigInt(15),
    $t = /* @__PURE__ */ BigInt(16),
    en = /* @__PURE__ */ BigInt(`0x10000000000000000`)
  function tn(e, t) {
    if (t <= Wt) throw Error(`mod: expected positive modulus, got ` + t)
    let n = e % t
    return n >= Wt ? n : t + n
  }
  function nn(e, t, n) {
    if (n <= E) throw Error(`pow: expected modulus > 1, got ` + n)
    if (typeof t != `bigint`) throw TypeError(`invalid exponent: expected bigint, got ` + typeof t)
    if (t < Wt) throw Error(`invalid exponent, negatives unsupported`)
    if (t === Wt) return E
    if (t === E) return e
    let r = e % n
    if ((r < Wt && (r += n), t < en)) {
      let e = E
      for (; t > Wt;) (t & E && (e = (e * r) % n), (r = (r * r) % n), (t >>= E))
      return e
    }
    let i = []
    for (; t > Wt;) (i.push(Number(t & Qt)), (t >>= qt))
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
  function rn(e, t, n) {
    if (n <= E) throw Error(`pow2: expected modulus > 1, got ` + n)
    if (t < Wt) throw Error(`pow2: expected non-negative exponent, got ` + t)
    let r = e
    for (; t-- > Wt;) ((r *= r), (r %= n))
    return r
  }
  function an(e, t) {
    if (e === Wt) throw Error(`invert: expected non-zero number`)
    if (t <= E) throw Error(`invert: expected modulus > 1, got ` + t)
    let n = tn(e, t),
      r = t,
      i = Wt,
      a = E
    for (; n !== Wt;) {
      let e = r / n,
        t = r - n * e,
        o = i - a * e
      ;((r = n), (n = t), (i = a), (a = o))
    }
    if (r !== E) throw Error(`invert: does not exist`)
    return tn(i, t)
  }
  function on(e, t) {
    if (t <= E) throw Error(`invertCt: expected prime modulus > 1, got ` + t)
    let n = tn(e, t)
    if (n === Wt) throw Error(`invertCt: expected non-zero number`)
    let r = nn(n, t - Gt, t)
    if (tn(n * r, t) !== E) throw Error(`invertCt: does not exist`)
    return r
  }
  function sn(e, t, n) {
    let r = e
    if (!r.eql(r.sqr(t), n)) throw Error(`Cannot find square root`)
  }
  function cn(e, t) {
    if ((e & E) === Wt) throw Error(t + `: expected odd modulus, got ` + e)
  }
  function ln(e, t) {
    let n = e,
      r = (n.ORDER + E) / qt,
      i = n.pow(t, r)
    return (sn(n, i, t), i)
  }
  function un(e, t) {
    let n = e,
      r = (n.ORDER - Jt) / Xt,
      i = n.mul(t, Gt),
      a = n.pow(i, r),
      o = n.mul(t, a),
      s = n.mul(n.mul(o, Gt), a),
      c = n.mul(o, n.sub(s, n.ONE))
    return (sn(n, c, t), c)
  }
  function dn(e) {
    let t = xn(e),
      n = fn(e),
      r = n(t, t.neg(t.ONE)),
      i = n(t, r),
      a = n(t, t.neg(r)),
      o = (e + Yt) / $t
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
      return (sn(n, m, t), m)
    }
  }
  function fn(e) {
    if (e < Kt) throw Error(`sqrt is not defined for small field`)
    cn(e, `tonelliShanks`)
    let t = e - E,
      n = 0
    for (; t % Gt === Wt;) ((t /= Gt), n++)
    let r = Gt,
      i = xn(e)
    for (; _n(i, r) === 1;) if (r++ > 1e3) throw Error(`Cannot find square root: probably non-prime P`)
    if (n === 1) return ln
    let a = i.pow(r, t),
      o = (t + E) / Gt
    return function (e, r) {
      let i = e
      if (i.is0(r)) return r
      if (_n(i, r) !== 1) throw Error(`Cannot find square root`)
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
  function pn(e) {
    return (cn(e, `Fp.sqrt`), e % qt === Kt ? ln : e % Xt === Jt ? un : e % $t === Zt ? dn(e) : fn(e))
  }
  let mn = [
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
  function hn(e) {
    if ((_t(e, `field`), typeof e.ORDER != `bigint`))
      throw TypeError(`param "ORDER" is invalid: expected bigint, got ` + typeof e.ORDER)
    ;(kt(e.BYTES, `BYTES`), kt(e.BITS, `BITS`))
    for (let t of mn) vt(e[t], `field.` + t)
    if (e.BYTES < 1 || e.BITS < 1) throw Error(`invalid field: expected BYTES/BITS > 0`)
    if (e.ORDER <= E) throw Error(`invalid field: expected ORDER > 1, got ` + e.ORDER)
    return e
  }
  function gn(e, t, n = !1) {
    ;(hn(e), pt(t, `nums`), Dt(n, `passZero`))
    let r = e,
      i = Array(t.length).fill(n ? r.ZERO : void 0),
      a = t.reduce((e, t, n) => (r.is0(t) ? e : ((i[n] = e), r.mul(e, t))), r.ONE),
      o = r.inv(a)
    return (t.reduceRight((e, t, n) => (r.is0(t) ? e : ((i[n] = r.mul(e, i[n])), r.mul(e, t))), o), i)
  }
  function _n(e, t) {
    hn(e)
    let n = e
    cn(n.ORDER, `FpLegendre`)
    let r = (n.ORDER - E) / Gt,
      i = n.pow(t, r),
      a = n.eql(i, n.ONE),
      o = n.eql(i, n.ZERO),
      s = n.eql(i, n.neg(n.ONE))
    if (!a && !o && !s) throw Error(`invalid Legendre symbol result`)
    return a ? 1 : o ? 0 : -1
  }
  function vn(e, t) {
    if ((t !== void 0 && ht(t), e <= Wt)) throw Error(`invalid n length: expected positive n, got ` + e)
    if (t !== void 0 && t < 1) throw Error(`invalid n length: expected positive bit length, got ` + t)
    let n = Bt(e)
    if (t !== void 0 && t < n) throw Error(`invalid n length: expected nBitLength (${t}) >= bitLen(n) (${n})`)
    let r = t === void 0 ? n : t
    return { nBitLength: r, nByteLength: Math.ceil(r / 8) }
  }
  let yn = /* @__PURE__ */ new WeakMap()
  var bn = class {
    ORDER
    BITS
    BYTES
    isLE
    ZERO = Wt
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
      let { nBitLength: r, nByteLength: i } = vn(e, n)
      if (i > 2048) throw Error(`invalid field: expected ORDER of <= 2048 bytes`)
      ;((this.ORDER = e), (this.BITS = r), (this.BYTES = i), Object.freeze(this))
    }
    create(e) {
      return tn(e, this.ORDER)
    }
    isValid(e) {
      if (typeof e != `bigint`) throw TypeError(`invalid field element: expected bigint, got ` + typeof e)
      return Wt <= e && e < this.ORDER
    }
    is0(e) {
      return e === Wt
    }
    isValidNot0(e) {
      return !this.is0(e) && this.isValid(e)
    }
    isOdd(e) {
      return (e & E) === E
    }
    neg(e) {
      return tn(-e, this.ORDER)
    }
    eql(e, t) {
      return e === t
    }
    sqr(e) {
      return tn(e * e, this.ORDER)
    }
    add(e, t) {
      return tn(e + t, this.ORDER)
    }
    sub(e, t) {
      return tn(e - t, this.ORDER)
    }
    mul(e, t) {
      return tn(e * t, this.ORDER)
    }
    pow(e, t) {
      return nn(e, t, this.ORDER)
    }
    div(e, t) {
      return tn(e * an(t, this.ORDER), this.ORDER)
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
      return an(e, this.ORDER)
    }
    sqrt(e) {
      let t = yn.get(this)
      return (t || yn.set(this, (t = pn(this.ORDER))), t(this, e))
    }
    toBytes(e) {
      return this.isLE ? Ft(e, this.BYTES) : Pt(e, this.BYTES)
    }
    fromBytes(e, t = !1) {
      mt(e)
      let { _lengths: n, BYTES: r, isLE: i, ORDER: a, _mod: o } = this
      if (n) {
        if (e.length < 1 || !n.includes(e.length) || e.length > r)
          throw Error(`Field.fromBytes: expected ` + n + ` bytes, got ` + e.length)
        let t = new Uint8Array(r)
        ;(t.set(e, i ? 0 : t.length - e.length), (e = t))
      }
      if (e.length !== r) throw Error(`Field.fromBytes: expected ` + r + ` bytes, got ` + e.length)
      let s = i ? Nt(e) : Mt(e)
      if ((o && (s = tn(s, a)), !t && !this.isValid(s))) throw Error(`invalid field element: outside of range 0..ORDER`)
      return s
    }
    invertBatch(e) {
      return gn(this, e, !0)
    }
    cmov(e, t, n) {
      return (Dt(n, `condition`), n ? t : e)
    }
  }
  function xn(e, t = {}) {
    return (Object.freeze(bn.prototype), new bn(e, t))
  }
  function Sn(e) {
    if (typeof e != `bigint`) throw Error(`field order must be bigint`)
    if (e <= E) throw Error(`field order must be greater than 1`)
    let t = Bt(e - E)
    return Math.ceil(t / 8)
  }
  function Cn(e) {
    let t = Sn(e)
    return t + Math.ceil(t / 2)
  }
  function wn(e, t, n = !1) {
    mt(e)
    let r = e.length,
      i = Sn(t),
      a = Math.max(Cn(t), 16)
    if (r < a || r > 1024) throw Error(`expected ` + a + `-1024 bytes of input, got ` + r)
    let o = tn(n ? Nt(e) : Mt(e), t - E) + E
    return n ? Ft(o, i) : Pt(o, i)
  }
  /*! noble-curves - MIT License (c) 2022 Paul Miller (paulmillr.com) */
  let Tn = /* @__PURE__ */ BigInt(0),
    En = /* @__PURE__ */ BigInt(1),
    Dn = /* @__PURE__ */ BigInt(4),
    On = 2 ** 31
  function kn(e) {
    let t = e
    if (typeof t != `function`) throw TypeError(`"Point" expected constructor, got type=` + typeof e)
    ;(vt(t.fromAffine, `Point.fromAffine`),
      vt(t.fromBytes, `Point.fromBytes`),
      vt(t.fromHex, `Point.fromHex`),
      _t(t.BASE, `Point.BASE`),
      _t(t.ZERO, `Point.ZERO`),
      hn(t.Fp),
      hn(t.Fn))
  }
  function An(e, t) {
    ;(kn(e), Pn(t, e))
    let n = gn(
      e.Fp,
      t.map((e) => e.Z),
    )
    return t.map((t, r) => e.fromAffine(t.toAffine(n[r])))
  }
  function jn(e, t, n = 1) {
    if (!Number.isSafeInteger(e) || e < n || e > t)
      throw Error(`invalid window size, expected [` + n + `..` + t + `], got W=` + e)
  }
  function Mn(e, t) {
    let n = e * (4 * t + 128)
    if (n > On)
      throw Error(
        `invalid window size: table would need ~` + Math.ceil(n / 2 ** 20) + ` MiB, max ` + On / 2 ** 20 + ` MiB`,
      )
  }
  function Nn(e, t) {
    if (e !== void 0) {
      vt(e, `randomBytes`)
      try {
        let n = e(t)
        if (!St(n) || n.length !== t) return
      } catch {
        return
      }
      return e
    }
  }
  function Pn(e, t) {
    ;(pt(e, `points`),
      e.forEach((e, n) => {
        if (!(e instanceof t)) throw Error(`invalid point at index ` + n)
      }))
  }
  function Fn(e, t, n) {
    if (!Array.isArray(e)) throw Error(`array of scalars expected`)
    e.forEach((e, r) => {
      if (!(n === void 0 ? t.isValid(e) : Lt(e) && e < n)) throw Error(`invalid scalar at index ` + r)
    })
  }
  let In = /* @__PURE__ */ new WeakMap()
  function Ln(e) {
    return In.get(e) || 1
  }
  function Rn(e, t) {
    let n = e.double(),
      r = [e]
    for (let e = 1; e < t; e++) r.push(r[e - 1].add(n))
    return r
  }
  function zn(e, t) {
    let n = 2 ** t,
      r = n / 2,
      i = BigInt(n - 1),
      a = []
    for (; e > Tn;) {
      let t = 0
      ;(e & En && ((t = Number(e & i)), t >= r && (t -= n), (e -= BigInt(t))), a.push(t), (e >>= En))
    }
    return a
  }
  function Bn(e, t, n) {
    let r = 2 ** t,
      i = r / 2,
      a = BigInt(r - 1),
      o = BigInt(t),
      s = []
    for (let t = 0; t < n; t++) {
      let t = Number(e & a)
      ;((e >>= o), t > i && ((t -= r), (e += En)), s.push(t))
    }
    if (e !== Tn) throw Error(`invalid wnaf`)
    return s
  }
  function Vn(e, t, n) {
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
  var Hn = class {
    Point
    BASE
    ZERO
    randomBytes
    wnafPrecomputes = /* @__PURE__ */ new WeakMap()
    baseCanBeBlinded
    bits
    constructor(e, t) {
      ;(kn(e),
        (this.randomBytes = Nn(t, 16)),
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
        o = Bn(t, n, r),
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
      if ((this.assertPoint(e), !Rt(t, En, this.Point.Fn.ORDER))) throw Error(`invalid scalar`)
    }
    runCT(e, t, n, r) {
      let i = Ln(e)
      return i === 1 ? this.fixedWindowCT(e, t, n) : this.wnafCachedCT(this.getWnafPrecomputes(i, e, n, r), t)
    }
    mulCT(e, t, n) {
      return (this.validateMulInput(e, t), this.runCT(e, t, this.bits, n))
    }
    mulCTBlinded(e, t, n) {
      if ((this.validateMulInput(e, t), this.randomBytes === void 0))
        throw Error(`randomBytes is required for scalar blinding`)
      let r = this.Point.Fn.BITS + 128,
        i = this.randomBytes(16)
      if (!St(i) || i.length !== 16) throw Error(`randomBytes returned invalid byte array`)
      i[0] = (i[0] & 63) | 128
      let a = t + Mt(i) * this.Point.Fn.ORDER
      return this.runCT(e, a, r, n)
    }
    fixedWindowCT(e, t, n) {
      let r = Vt(5),
        i = Array(32)
      i[0] = this.ZERO
      for (let t = 1; t < 32; t++) i[t] = i[t - 1].add(e)
      let a = Math.ceil(n / 5),
        o = this.ZERO
      for (let e = a - 1; e >= 0; e--) {
        if (e !== a - 1) for (let e = 0; e < 5; e++) o = o.double()
        let n = Number((t >> BigInt(e * 5)) & r),
          s = i[0]
        for (let e = 1; e < 32; e++) s = e === n ? i[e] : s
        o = o.add(s)
      }
      return { p: o, f: o }
    }
    shouldBlind(e, t) {
      return this.randomBytes === void 0
        ? !1
        : t === En ||
            (e === this.BASE &&
              (this.baseCanBeBlinded === void 0 &&
                (this.baseCanBeBlinded = this.mulUnsafe(this.BASE, this.Point.Fn.ORDER).is0()),
              this.baseCanBeBlinded))
    }
    mulSecret(e, t, n, r) {
      return this.shouldBlind(e, n) ? this.mulCTBlinded(e, t, r) : this.mulCT(e, t, r)
    }
    mulUnsafe(e, t, n) {
      if ((this.assertPoint(e), !Lt(t))) throw Error(`invalid scalar`)
      let r = Ln(e)
      if (r === 1 || t >= this.Point.Fn.ORDER) return Un(this.Point, [e], [t], !0)
      let i = this.getWnafPrecomputes(r, e, this.bits, n)
      return this.wnafCachedCT(i, t).p
    }
    setWindowSize(e, t) {
      ;(this.assertPoint(e),
        jn(t, this.bits),
        Mn((Math.ceil((this.bits + 128) / t) + 1) * 2 ** (t - 1), this.Point.Fp.BYTES),
        In.set(e, t),
        this.wnafPrecomputes.delete(e))
    }
    hasWindowSize(e) {
      return Ln(e) !== 1
    }
  }
  function Un(e, t, n, r = !1) {
    if ((kn(e), Pn(t, e), Dt(r, `allowOversized`), Fn(n, e.Fn, r ? e.Fn.ORDER ** Dn : void 0), t.length !== n.length))
      throw Error(`arrays of points and scalars must have equal length`)
    let i = t.map((e) => Rn(e, 4)),
      a = n.map((e) => zn(e, 4))
    return Vn(e.ZERO, i, a)
  }
  function Wn(e, t, n) {
    if (t) {
      if (t.ORDER !== e) throw Error(`Field.ORDER must match order: Fp == p, Fn == n`)
      return (hn(t), t)
    }
    return xn(e, { isLE: n })
  }
  function Gn(e, t, n = {}, r) {
    if (e !== `weierstrass` && e !== `edwards`) throw Error(`expected curve type "weierstrass" or "edwards"`)
    if ((r === void 0 && (r = e === `edwards`), !t || typeof t != `object`))
      throw Error(`expected valid ${e} CURVE object`)
    Ut(n)
    for (let e of [`p`, `n`, `h`]) {
      let n = t[e]
      if (!(Lt(n) && n !== Tn)) throw Error(`CURVE.${e} must be positive bigint`)
    }
    let i = Wn(t.p, n.Fp, r),
      a = Wn(t.n, n.Fn, r),
      o = [`Gx`, `Gy`, `a`, e === `weierstrass` ? `b` : `d`]
    for (let e of o) if (!i.isValid(t[e])) throw Error(`CURVE.${e} must be valid field element of CURVE.Fp`)
    return ((t = Object.freeze(Object.assign({}, t))), { CURVE: t, Fp: i, Fn: a })
  }
  function Kn(e, t) {
    return function (n) {
      let r = e(n)
      return { secretKey: r, publicKey: t(r) }
    }
  }
  var qn = class {
    oHash
    iHash
    blockLen
    outputLen
    canXOF = !1
    finished = !1
    destroyed = !1
    constructor(e, t) {
      if ((Fe(e), Pe(t, void 0, `key`), (this.iHash = e.create()), typeof this.iHash.update != `function`))
        throw Error(`expected Hash instance`)
      ;((this.blockLen = this.iHash.blockLen), (this.outputLen = this.iHash.outputLen))
      let n = this.blockLen,
        r = new Uint8Array(n)
      r.set(t.length > n ? e.create().update(t).digest() : t)
      for (let e = 0; e < r.length; e++) r[e] ^= 54
      ;(this.iHash.update(r), (this.oHash = e.create()))
      for (let e = 0; e < r.length; e++) r[e] ^= 106
      ;(this.oHash.update(r), Ve(r))
    }
    update(e) {
      return (Re(this), this.iHash.update(e), this)
    }
    digestInto(e) {
      ;(Re(this), ze(e, this), (this.finished = !0))
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
  }
  let Jn = /* @__PURE__ */ (() => {
      let e = (e, t, n) => new qn(e, t).update(n).digest()
      return ((e.create = (e, t) => new qn(e, t)), e)
    })(),
    Yn = /* @__PURE__ */ BigInt(0),
    Xn = {
      Err: class extends Error {
        constructor(e = ``) {
          /*! noble-curves - MIT License (c) 2022 Paul Miller (paulmillr.com) */
          super(e)
        }
      },
      _tlv: {
        encode: (e, t) => {
          let { Err: n } = Xn
          if ((kt(e, `tag`), e < 0 || e > 255)) throw new n(`tlv.encode: wrong tag`)
          if ((gt(t, `data`), t.length & 1)) throw new n(`tlv.encode: unpadded data`)
          let r = t.length / 2,
            i = At(r)
          if ((i.length / 2) & 128) throw new n(`tlv.encode: long form length too big`)
          let a = r > 127 ? At((i.length / 2) | 128) : ``
          return At(e) + a + i + t
        },
        decode(e, t) {
          let { Err: n } = Xn
          t = mt(t, void 0, `DER data`)
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
          let { Err: t } = Xn
          if ((Ot(e), e < Yn)) throw new t(`integer: negative integers are not allowed`)
          let n = At(e)
          if ((Number.parseInt(n[0], 16) & 8 && (n = `00` + n), n.length & 1))
            throw new t(`unexpected DER parsing assertion: unpadded hex`)
          return n
        },
        decode(e) {
          let { Err: t } = Xn
          if (e.length < 1) throw new t(`invalid signature integer: empty`)
          if (e[0] & 128) throw new t(`invalid signature integer: negative`)
          if (e.length > 1 && e[0] === 0 && !(e[1] & 128))
            throw new t(`invalid signature integer: unnecessary leading zero`)
          return Mt(e)
        },
      },
      toSig(e, t) {
        let { Err: n, _int: r, _tlv: i } = Xn
        if (t !== void 0 && (kt(t, `maxScalarBytes`), t < 1))
          throw new n(`invalid signature: maxScalarBytes must be positive`)
        let a = mt(e, void 0, `signature`),
          { v: o, l: s } = i.decode(48, a)
        if (s.length) throw new n(`invalid signature: left bytes after parsing`)
        let { v: c, l } = i.decode(2, o),
          { v: u, l: d } = i.decode(2, l)
        if (d.length) throw new n(`invalid signature: left bytes after parsing`)
        if (t !== void 0 && (c.length > t || u.length > t)) throw new n(`invalid signature: integer too large`)
        return { r: r.decode(c), s: r.decode(u) }
      },
      hexFromSig(e) {
        let { _tlv: t, _int: n } = Xn
        Ut(e, { r: `bigint`, s: `bigint` }, {}, `sig`)
        let r = t.encode(2, n.encode(e.r)) + t.encode(2, n.encode(e.s))
        return t.encode(48, r)
      },
    },
    Zn = (Object.freeze(Xn._tlv), Object.freeze(Xn._int), Object.freeze(Xn)),
    Qn = (e, t) => (e + (e >= 0 ? t : -t) / ir) / t
  /*! noble-curves - MIT License (c) 2022 Paul Miller (paulmillr.com) */
  function $n(e, t, n) {
    zt(`scalar`, e, nr, n)
    let [[r, i], [a, o]] = t,
      s = Qn(o * e, n),
      c = Qn(-i * e, n),
      l = e - s * r - c * a,
      u = -s * i - c * o,
      d = l < nr,
      f = u < nr
    ;(d && (l = -l), f && (u = -u))
    let p = Vt(Math.ceil(Bt(n) / 2)) + rr
    if (l < nr || l >= p || u < nr || u >= p) throw Error(`splitScalar (endomorphism): failed for k`)
    return { k1neg: d, k1: l, k2neg: f, k2: u }
  }
  function er(e) {
    if (![`compact`, `recovered`, `der`].includes(e))
      throw Error(`Signature format must be "compact", "recovered", or "der"`)
    return e
  }
  function tr(e, t) {
    Ut(e)
    let n = {}
    for (let r of Object.keys(t)) n[r] = e[r] === void 0 ? t[r] : e[r]
    return (Dt(n.lowS, `lowS`), Dt(n.prehash, `prehash`), n.format !== void 0 && er(n.format), n)
  }
  let nr = /* @__PURE__ */ BigInt(0),
    rr = /* @__PURE__ */ BigInt(1),
    ir = /* @__PURE__ */ BigInt(2),
    ar = /* @__PURE__ */ BigInt(3),
    or = /* @__PURE__ */ BigInt(4)
  function sr(e, t = {}) {
    let n = Gn(`weierstrass`, e, t),
      r = n.Fp,
      i = n.Fn,
      a = n.CURVE,
      { h: o, n: s } = a
    Ut(
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
      m = t.randomBytes === void 0 ? Ct : t.randomBytes
    if (c && (!r.is0(a.a) || typeof c.beta != `bigint` || !Array.isArray(c.basises)))
      throw Error(`invalid endo: expected "beta": bigint and "basises": array`)
    let h = c ? { beta: c.beta, basises: c.basises.map((e) => [...e]) } : void 0,
      g = lr(r, i)
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
      if ((Dt(n, `isCompressed`), n)) {
        _()
        let e = !r.isOdd(a)
        return bt(cr(e), o)
      }
      return bt(Uint8Array.of(4), o, r.toBytes(a))
    }
    function ee(e) {
      mt(e, void 0, `Point`)
      let { publicKey: t, publicKeyUncompressed: n } = g,
        i = e.length,
        a = e[0],
        o = e.subarray(1)
      if (l && i === 1 && a === 0) return { x: r.ZERO, y: r.ZERO }
      if (i === t && (a === 2 || a === 3)) {
        let e = r.fromBytes(o)
        if (!r.isValid(e)) throw Error(`bad point: is not on curve, wrong x`)
        let t = te(e),
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
        if (!C(t, n)) throw Error(`bad point: is not on curve`)
        return { x: t, y: n }
      }
      throw Error(`bad point: got length ${i}, expected compressed=${t} or uncompressed=${n}`)
    }
    let y = p === void 0 ? v : p,
      b = f === void 0 ? ee : f,
      x = r.mul(a.b, ar),
      S = r.is0(a.a) ? (e) => r.ZERO : (e) => r.mul(a.a, e)
    function te(e) {
      let t = r.sqr(e),
        n = r.mul(t, e)
      return r.add(r.add(n, r.mul(e, a.a)), a.b)
    }
    function C(e, t) {
      let n = r.sqr(t),
        i = te(e)
      return r.eql(n, i)
    }
    if (!C(a.Gx, a.Gy)) throw Error(`bad curve params: generator point`)
    let w = r.mul(r.pow(a.a, ar), or),
      ne = r.mul(r.sqr(a.b), BigInt(27))
    if (r.is0(r.add(w, ne))) throw Error(`bad curve params: a or b`)
    function re(e, t, n = !1) {
      if (!r.isValid(t) || (n && r.is0(t))) throw Error(`bad point coordinate ${e}`)
      return typeof t == `object` && t ? r.create(t) : t
    }
    function ie(e) {
      if (!(e instanceof T)) throw Error(`Weierstrass Point expected`)
    }
    function ae(e) {
      if (!h || !h.basises) throw Error(`no endo`)
      return $n(e, h.basises, i.ORDER)
    }
    function oe(e, t, n, a) {
      if (!i.isValid(a)) throw RangeError(`invalid scalar: out of range`)
      if (h) {
        let { k1neg: i, k1: o, k2neg: s, k2: c } = ae(a),
          l = new T(r.mul(n.X, h.beta), n.Y, n.Z)
        ;(e.push(i ? n.negate() : n, s ? l.negate() : l), t.push(o, c))
      } else (e.push(n), t.push(a))
    }
    let se = /* @__PURE__ */ new WeakSet()
    class T {
      static BASE = new T(a.Gx, a.Gy, r.ONE)
      static ZERO = new T(r.ZERO, r.ONE, r.ZERO)
      static Fp = r
      static Fn = i
      X
      Y
      Z
      constructor(e, t, n) {
        ;((this.X = re(`x`, e)), (this.Y = re(`y`, t, !0)), (this.Z = re(`z`, n)), Object.freeze(this))
      }
      static CURVE() {
        return a
      }
      static fromAffine(e) {
        let { x: t, y: n } = e || {}
        if (!e || !r.isValid(t) || !r.isValid(n)) throw Error(`invalid affine point`)
        if (e instanceof T) throw Error(`projective point not allowed`)
        return r.is0(t) && r.is0(n) ? T.ZERO : new T(t, n, r.ONE)
      }
      static fromBytes(e) {
        let t = T.fromAffine(b(mt(e, void 0, `point`)))
        return (t.assertValidity(), t)
      }
      static fromHex(e) {
        return T.fromBytes(xt(e))
      }
      get x() {
        return this.toAffine().x
      }
      get y() {
        return this.toAffine().y
      }
      precompute(e = 6, t = !0) {
        return (le.setWindowSize(this, e), t || this.multiply(ar), this)
      }
      assertValidity() {
        let e = this
        if (e.is0()) {
          if (l && r.is0(e.X) && r.eql(e.Y, r.ONE) && r.is0(e.Z)) return
          throw Error(`bad point: ZERO`)
        }
        if (se.has(e)) return
        let { x: t, y: n } = e.toAffine()
        if (!r.isValid(t) || !r.isValid(n)) throw Error(`bad point: x or y not field elements`)
        if (!C(t, n)) throw Error(`bad point: equation left != right`)
        if (!e.isTorsionFree()) throw Error(`bad point: not in prime-order subgroup`)
        se.add(e)
      }
      hasEvenY() {
        let { y: e } = this.toAffine()
        if (!r.isOdd) throw Error(`Field doesn't support isOdd`)
        return !r.isOdd(e)
      }
      equals(e) {
        ie(e)
        let { X: t, Y: n, Z: i } = this,
          { X: a, Y: o, Z: s } = e,
          c = r.eql(r.mul(t, s), r.mul(a, i)),
          l = r.eql(r.mul(n, s), r.mul(o, i))
        return c && l
      }
      negate() {
        return new T(this.X, r.neg(this.Y), this.Z)
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
          (i = S(o)),
          (a = r.mul(x, l)),
          (a = r.add(i, a)),
          (i = r.sub(c, a)),
          (a = r.add(c, a)),
          (a = r.mul(i, a)),
          (i = r.mul(u, i)),
          (o = r.mul(x, o)),
          (l = S(l)),
          (u = r.sub(s, l)),
          (u = S(u)),
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
          new T(i, a, o)
        )
      }
      add(e) {
        ie(e)
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
          (u = S(h)),
          (c = r.mul(x, p)),
          (u = r.add(c, u)),
          (c = r.sub(f, u)),
          (u = r.add(f, u)),
          (l = r.mul(c, u)),
          (f = r.add(d, d)),
          (f = r.add(f, d)),
          (p = S(p)),
          (h = r.mul(x, h)),
          (f = r.add(f, p)),
          (p = r.sub(d, p)),
          (p = S(p)),
          (h = r.add(h, p)),
          (d = r.mul(f, h)),
          (l = r.add(l, d)),
          (d = r.mul(g, h)),
          (c = r.mul(m, c)),
          (c = r.sub(c, d)),
          (d = r.mul(m, f)),
          (u = r.mul(g, u)),
          (u = r.add(u, d)),
          new T(c, l, u)
        )
      }
      subtract(e) {
        return (ie(e), this.add(e.negate()))
      }
      is0() {
        return this.equals(T.ZERO)
      }
      multiply(e) {
        if (!i.isValidNot0(e)) throw RangeError(`invalid scalar: out of range`)
        let { p: t, f: n } = le.mulSecret(this, e, o, ce)
        return ce([t, n])[0]
      }
      multiplyUnsafe(e) {
        let t = this,
          n = e
        if (!i.isValid(n)) throw RangeError(`invalid scalar: out of range`)
        if (n === nr || t.is0()) return T.ZERO
        if (n === rr) return t
        if (le.hasWindowSize(this)) return le.mulUnsafe(t, n, ce)
        let r = [],
          a = []
        return (oe(r, a, t, n), Un(T, r, a))
      }
      mulAddUnsafe(e, t, n) {
        ie(t)
        let r = [],
          i = []
        return (oe(r, i, this, e), oe(r, i, t, n), Un(T, r, i))
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
        return o === rr ? !0 : d ? d(T, this) : le.mulUnsafe(this, s).is0()
      }
      clearCofactor() {
        return o === rr ? this : u ? u(T, this) : this.multiplyUnsafe(o)
      }
      isSmallOrder() {
        return o === rr ? this.is0() : this.clearCofactor().is0()
      }
      toBytes(e = !0) {
        return (Dt(e, `isCompressed`), this.assertValidity(), y(T, this, e))
      }
      toHex(e = !0) {
        return yt(this.toBytes(e))
      }
      toString() {
        return `<Point ${this.is0() ? `ZERO` : this.toHex()}>`
      }
    }
    let ce = (e) => An(T, e),
      le = new Hn(T, m)
    return (le.bits >= 6 && T.BASE.precompute(6), Object.freeze(T.prototype), Object.freeze(T), T)
  }
  function cr(e) {
    return Uint8Array.of(e ? 2 : 3)
  }
  function lr(e, t) {
    return {
      secretKey: t.BYTES,
      publicKey: 1 + e.BYTES,
      publicKeyUncompressed: 1 + 2 * e.BYTES,
      publicKeyHasPrefix: !0,
      signature: 2 * t.BYTES,
    }
  }
  function ur(e, t = {}) {
    kn(e)
    let { Fn: n } = e,
      r = t.randomBytes === void 0 ? Ct : t.randomBytes,
      i = Object.assign(lr(e.Fp, n), { seed: Math.max(Cn(n.ORDER), 16) })
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
      return ((e = e === void 0 ? r(i.seed) : e), wn(mt(e, i.seed, `seed`), n.ORDER))
    }
    function c(t, r = !0) {
      return e.BASE.multiply(n.fromBytes(t)).toBytes(r)
    }
    function l(e) {
      let { secretKey: t, publicKey: r, publicKeyUncompressed: a } = i,
        o = n._lengths
      if (!St(e)) return
      let s = mt(e, void 0, `key`).length,
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
      f = Kn(s, c)
    return (
      Object.freeze(d),
      Object.freeze(i),
      Object.freeze({ getPublicKey: c, getSharedSecret: u, keygen: f, Point: e, utils: d, lengths: i })
    )
  }
  function dr(e, t, n = {}) {
    kn(e)
    let r = t
    ;(Fe(r),
      Ut(
        n,
        {},
        { hmac: `function`, lowS: `boolean`, randomBytes: `function`, bits2int: `function`, bits2int_modN: `function` },
      ))
    let i = Object.assign({}, n),
      a = i.randomBytes === void 0 ? Ct : i.randomBytes,
      o = i.hmac === void 0 ? (e, t) => Jn(r, e, t) : i.hmac,
      { Fp: s, Fn: c } = e,
      { ORDER: l, BITS: u } = c,
      d = Cn(l),
      f = Nn(a, d),
      { keygen: p, getPublicKey: m, getSharedSecret: h, utils: g, lengths: _ } = ur(e, i),
      v = { prehash: !0, lowS: typeof i.lowS != `boolean` || i.lowS, format: `compact`, extraEntropy: !1 },
      ee = l * ir + rr < s.ORDER
    function y(e) {
      return e > l >> rr
    }
    function b(e, t) {
      if (!c.isValidNot0(t)) throw Error(`invalid signature ${e}: out of range 1..Point.Fn.ORDER`)
      return t
    }
    function x() {
      if (!s.isOdd) throw Error(`Field doesn't support isOdd`)
    }
    function S(e, t, n) {
      return (x(), (e === n ? 0 : 2) | Number(s.isOdd(t)))
    }
    function te() {
      if (ee) throw Error(`"recovered" sig type is not supported for cofactor >2 curves`)
    }
    function C(e, t) {
      er(t)
      let n = _.signature,
        r = t === `compact` ? n : t === `recovered` ? n + 1 : void 0
      return mt(e, r)
    }
    class w {
      r
      s
      recovery
      constructor(e, t, n) {
        if (((this.r = b(`r`, e)), (this.s = b(`s`, t)), n != null)) {
          if ((te(), ![0, 1, 2, 3].includes(n))) throw Error(`invalid recovery id`)
          this.recovery = n
        }
        Object.freeze(this)
      }
      static fromBytes(e, t = v.format) {
        C(e, t)
        let n
        if (t === `der`) {
          if (e.length > 2 * c.BYTES + 16) throw new Zn.Err(`invalid signature: DER signature too long`)
          let { r: t, s: n } = Zn.toSig(mt(e), c.BYTES + 1)
          return new w(t, n)
        }
        t === `recovered` && ((n = e[0]), (t = `compact`), (e = e.subarray(1)))
        let r = _.signature / 2,
          i = e.subarray(0, r),
          a = e.subarray(r, r * 2)
        return new w(c.fromBytes(i), c.fromBytes(a), n)
      }
      static fromHex(e, t) {
        return this.fromBytes(xt(e), t)
      }
      assertRecovery() {
        let { recovery: e } = this
        if (e == null) throw Error(`invalid recovery id: must be present`)
        return e
      }
      addRecoveryBit(e) {
        return new w(this.r, this.s, e)
      }
      recoverPublicKey(t) {
        let { r: n, s: r } = this,
          i = this.assertRecovery(),
          a = i === 2 || i === 3 ? n + l : n
        if (!s.isValid(a)) throw Error(`invalid recovery id: sig.r+curve.n != R.x`)
        let o = s.toBytes(a),
          u = e.fromBytes(bt(cr(!(i & 1)), o)),
          d = c.inv(a),
          f = re(mt(t, void 0, `msgHash`)),
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
        if ((er(e), e === `der`)) return xt(Zn.hexFromSig(this))
        let { r: t, s: n } = this,
          r = c.toBytes(t),
          i = c.toBytes(n)
        return e === `recovered` ? (te(), bt(Uint8Array.of(this.assertRecovery()), r, i)) : bt(r, i)
      }
      toHex(e) {
        return yt(this.toBytes(e))
      }
    }
    ;(Object.freeze(w.prototype), Object.freeze(w))
    let ne =
        i.bits2int === void 0
          ? function (e) {
              if (e.length > 8192) throw Error(`input is too large`)
              let t = Mt(e),
                n = e.length * 8 - u
              return n > 0 ? t >> BigInt(n) : t
            }
          : i.bits2int,
      re =
        i.bits2int_modN === void 0
          ? function (e) {
              return c.create(ne(e))
            }
          : i.bits2int_modN,
      ie = Vt(u)
    function ae(e) {
      return (zt(`num < 2^` + u, e, nr, ie), c.toBytes(e))
    }
    function oe(e, t) {
      return (mt(e, void 0, `message`), t ? mt(r(e), void 0, `prehashed message`) : e)
    }
    function se(t, n, r) {
      let { lowS: i, prehash: o, extraEntropy: s } = tr(r, v)
      t = oe(t, o)
      let u = re(t),
        p = c.fromBytes(n)
      if (!c.isValidNot0(p)) throw Error(`invalid private key`)
      let m = [ae(p), ae(u)]
      if (s != null && s !== !1) {
        let e = s === !0 ? a(_.secretKey) : s
        m.push(mt(e, void 0, `extraEntropy`))
      }
      let h = bt(...m),
        g = u
      function b(t) {
        let n = ne(t)
        if (!c.isValidNot0(n)) return
        let r = e.BASE.multiply(n).toAffine(),
          a = c.create(r.x)
        if (a === nr) return
        let o
        if (f !== void 0) {
          let e = Mt(wn(f(d), l)),
            t = c.inv(c.mul(e, n)),
            r = c.mul(e, g),
            i = c.mul(e, p)
          o = c.create(t * c.create(r + i * a))
        } else {
          let e = on(n, l)
          o = c.create(e * c.create(g + a * p))
        }
        if (o === nr) return
        let s = S(r.x, r.y, a),
          u = o
        return (i && y(o) && ((u = c.neg(o)), (s ^= 1)), new w(a, u, ee ? void 0 : s))
      }
      return { seed: h, k2sig: b }
    }
    function T(e, t, n = {}) {
      let { seed: i, k2sig: a } = se(e, t, n)
      return Ht(r.outputLen, c.BYTES, o)(i, a).toBytes(n.format)
    }
    function ce(t, n, r, i = {}) {
      let { lowS: a, prehash: o, format: s } = tr(i, v)
      if (((r = mt(r, void 0, `publicKey`)), (n = oe(n, o)), !St(t))) {
        let e = t instanceof w ? `, use sig.toBytes()` : ``
        throw Error(`verify expects Uint8Array signature` + e)
      }
      C(t, s)
      try {
        let i = w.fromBytes(t, s),
          o = e.fromBytes(r)
        if (o.is0() || (a && i.hasHighS())) return !1
        let { r: l, s: u } = i,
          d = re(n),
          f = c.inv(u),
          p = c.create(d * f),
          m = c.create(l * f),
          h = e.BASE.mulAddUnsafe(p, o, m)
        if (h.is0()) return !1
        let g = h.toAffine()
        return !(c.create(g.x) !== l || (s === `recovered` && i.recovery !== S(g.x, g.y, l)))
      } catch {
        return !1
      }
    }
    function le(e, t, n = {}) {
      let { prehash: r } = tr(n, v)
      return ((t = oe(t, r)), w.fromBytes(e, `recovered`).recoverPublicKey(t).toBytes())
    }
    return Object.freeze({
      keygen: p,
      getPublicKey: m,
      getSharedSecret: h,
      utils: g,
      lengths: _,
      Point: e,
      sign: T,
      verify: ce,
      recoverPublicKey: le,
      Signature: w,
      hash: r,
    })
  }
  /*! noble-curves - MIT License (c) 2022 Paul Miller (paulmillr.com) */
  let fr = {
      p: BigInt(`0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2f`),
      n: BigInt(`0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141`),
      h: BigInt(1),
      a: BigInt(0),
      b: BigInt(7),
      Gx: BigInt(`0x79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798`),
      Gy: BigInt(`0x483ada7726a3c4655da4fbfc0e1108a8fd17b448a68554199c47d08ffb10d4b8`),
    },
    pr = {
      beta: BigInt(`0x7ae96a2b657c07106e64479eac3434e99cf0497512f58995c1396c28719501ee`),
      basises: [
        [BigInt(`0x3086d221a7d46bcde86c90e49284eb15`), -BigInt(`0xe4437ed6010e88286f547fa90abfe4c3`)],
        [BigInt(`0x114ca50f7a8e2f3f657c1108d9d44cfd8`), BigInt(`0x3086d221a7d46bcde86c90e49284eb15`)],
      ],
    },
    mr = /* @__PURE__ */ BigInt(2)
  function hr(e) {
    let t = fr.p,
      n = BigInt(3),
      r = BigInt(6),
      i = BigInt(11),
      a = BigInt(22),
      o = BigInt(23),
      s = BigInt(44),
      c = BigInt(88),
      l = (e * e * e) % t,
      u = (l * l * e) % t,
      d = (rn((rn((rn(u, n, t) * u) % t, n, t) * u) % t, mr, t) * l) % t,
      f = (rn(d, i, t) * d) % t,
      p = (rn(f, a, t) * f) % t,
      m = (rn(p, s, t) * p) % t,
      h = rn(
        (rn((rn((rn((rn((rn(m, c, t) * m) % t, s, t) * p) % t, n, t) * u) % t, o, t) * f) % t, r, t) * l) % t,
        mr,
        t,
      )
    if (!gr.eql(gr.sqr(h), e)) throw Error(`Cannot find square root`)
    return h
  }
  let gr = /* @__PURE__ */ xn(fr.p, { sqrt: hr }),
    _r = /* @__PURE__ */ dr(/* @__PURE__ */ sr(fr, { Fp: gr, endo: pr }), ft)
  var vr = class extends Error {
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
    return new vr({ code: `ETHEREUMJS_DEFAULT_ERROR_CODE` }, e, t)
  }
  function yr(e) {
    if (e[0] === 0) throw D(`invalid RLP: extra zeros`)
    return Tr(wr(e))
  }
  function br(e, t) {
    if (e < 56) return Uint8Array.from([e + t])
    let n = jr(e),
      r = n.length / 2,
      i = jr(t + 55 + r)
    return Uint8Array.from(Or(i + n))
  }
  function xr(e, t, n) {
    if (n > e.length) throw D(`invalid RLP (safeSlice): end slice of Uint8Array out-of-bounds`)
    return e.slice(t, n)
  }
  function Sr(e) {
    let t,
      n,
      r,
      i,
      a,
      o = [],
      s = e[0]
    if (s <= 127) return { data: e.slice(0, 1), remainder: e.subarray(1) }
    if (s <= 183) {
      if (((t = s - 127), (r = s === 128 ? Uint8Array.from([]) : xr(e, 1, t)), t === 2 && r[0] < 128))
        throw D(`invalid RLP encoding: invalid prefix, single byte < 0x80 are not prefixed`)
      return { data: r, remainder: e.subarray(t) }
    }
    if (s <= 191) {
      if (((n = s - 182), e.length - 1 < n)) throw D(`invalid RLP: not enough bytes for string length`)
      if (((t = yr(xr(e, 1, n))), t <= 55)) throw D(`invalid RLP: expected string length to be greater than 55`)
      return ((r = xr(e, n, t + n)), { data: r, remainder: e.subarray(t + n) })
    }
    if (s <= 247) {
      for (t = s - 191, i = xr(e, 1, t); i.length;) ((a = Sr(i)), o.push(a.data), (i = a.remainder))
      return { data: o, remainder: e.subarray(t) }
    }
    {
      if (((n = s - 246), (t = yr(xr(e, 1, n))), t < 56)) throw D(`invalid RLP: encoded list too short`)
      let r = n + t
      if (r > e.length) throw D(`invalid RLP: total length is larger than the data`)
      for (i = xr(e, n, r); i.length;) ((a = Sr(i)), o.push(a.data), (i = a.remainder))
      return { data: o, remainder: e.subarray(r) }
    }
  }
  let Cr = Array.from({ length: 256 }, (e, t) => t.toString(16).padStart(2, `0`))
  function wr(e) {
    let t = ``
    for (let n = 0; n < e.length; n++) t += Cr[e[n]]
    return t
  }
  function Tr(e) {
    let t = Number.parseInt(e, 16)
    if (Number.isNaN(t)) throw D(`Invalid byte sequence`)
    return t
  }
  let Er = { _0: 48, _9: 57, _A: 65, _F: 70, _a: 97, _f: 102 }
  function Dr(e) {
    if (e >= Er._0 && e <= Er._9) return e - Er._0
    if (e >= Er._A && e <= Er._F) return e - (Er._A - 10)
    if (e >= Er._a && e <= Er._f) return e - (Er._a - 10)
  }
  function Or(e) {
    if (typeof e != `string`) throw D(`hex string expected, got ` + typeof e)
    e.slice(0, 2) === `0x` && (e = e.slice(2))
    let t = e.length,
      n = t / 2
    if (t % 2) throw D(`padded hex string expected, got unpadded hex of length ` + t)
    let r = new Uint8Array(n)
    for (let t = 0, i = 0; t < n; t++, i += 2) {
      let n = Dr(e.charCodeAt(i)),
        a = Dr(e.charCodeAt(i + 1))
      if (n === void 0 || a === void 0)
        throw D(`hex string expected, got non-hex character "` + (e[i] + e[i + 1]) + `" at index ` + i)
      r[t] = n * 16 + a
    }
    return r
  }
  function kr(...e) {
    if (e.length === 1) return e[0]
    let t = e.reduce((e, t) => e + t.length, 0),
      n = new Uint8Array(t)
    for (let t = 0, r = 0; t < e.length; t++) {
      let i = e[t]
      ;(n.set(i, r), (r += i.length))
    }
    return n
  }
  function Ar(e) {
    return new TextEncoder().encode(e)
  }
  function jr(e) {
    if (e < 0) throw D(`Invalid integer as argument, must be unsigned!`)
    let t = e.toString(16)
    return t.length % 2 ? `0${t}` : t
  }
  function Mr(e) {
    return e.length % 2 ? `0${e}` : e
  }
  function Nr(e) {
    return e.length >= 2 && e[0] === `0` && e[1] === `x`
  }
  function Pr(e) {
    return typeof e == `string` && Nr(e) ? e.slice(2) : e
  }
  function Fr(e) {
    if (e instanceof Uint8Array) return e
    if (typeof e == `string`) return Nr(e) ? Or(Mr(Pr(e))) : Ar(e)
    if (typeof e == `number` || typeof e == `bigint`) return e ? Or(jr(e)) : Uint8Array.from([])
    if (e == null) return Uint8Array.from([])
    throw D(`toBytes: received unsupported type ` + typeof e)
  }
  function Ir(e) {
    if (Array.isArray(e)) {
      let t = [],
        n = 0
      for (let r = 0; r < e.length; r++) {
        let i = Ir(e[r])
        ;(t.push(i), (n += i.length))
      }
      return kr(br(n, 192), ...t)
    }
    let t = Fr(e)
    return t.length === 1 && t[0] < 128 ? t : kr(br(t.length, 128), t)
  }
  function Lr(e, t = !1) {
    if (e == null || e.length === 0) return Uint8Array.from([])
    let n = Sr(Fr(e))
    if (t) return { data: n.data, remainder: n.remainder.slice() }
    if (n.remainder.length !== 0) throw D(`invalid RLP: remainder must be zero`)
    return n.data
  }
  let Rr = { encode: Ir, decode: Lr }
  function zr(e, t) {
    return !(typeof e != `string` || !e.match(/^0x[0-9A-Fa-f]*$/) || (t !== void 0 && t > 0 && e.length !== 2 + 2 * t))
  }
  let Br = (e) => {
    if (typeof e != `string`) throw D(`[stripHexPrefix] input must be type 'string', received ${typeof e}`)
    return zr(e) ? e.slice(2) : e
  }
  function Vr(e) {
    let t = e
    if (typeof t != `string`) throw D(`[padToEven] value must be type 'string', received ${typeof t}`)
    return (t.length % 2 && (t = `0${t}`), t)
  }
  let Hr = function (e) {
      if (!(e instanceof Uint8Array)) throw D(`This method only supports Uint8Array but input was: ${e}`)
    },
    Ur = function (e) {
      if (typeof e != `string`) throw D(`This method only supports strings but input was: ${e}`)
    },
    Wr = BigInt(0),
    Gr = Xe,
    O = (e) => {
      if (!e.startsWith(`0x`)) throw D(`input string must be 0x prefixed`)
      return Qe(Vr(Br(e)))
    },
    Kr = (e) => {
      if (e.startsWith(`0x`)) throw D(`input string cannot be 0x prefixed`)
      return Qe(Vr(e))
    },
    k = (e) => `0x${Gr(e)}`,
    qr = []
  for (let e = 0; e <= 65535; e++) qr[e] = BigInt(e)
  let A = (e, t = !1) => {
      ;(Hr(e), t && (e = e.slice().reverse()))
      let n = k(e)
      return n === `0x` ? Wr : n.length === 4 ? qr[e[0]] : n.length === 6 ? qr[e[0] * 256 + e[1]] : BigInt(n)
    },
    Jr = (e) => {
      let t = Number(A(e))
      if (!Number.isSafeInteger(t)) throw D(`Number exceeds 53 bits`)
      return t
    },
    Yr = (e) => {
      if (!Number.isSafeInteger(e) || e < 0) throw D(`Received an invalid integer type: ${e}`)
      return `0x${e.toString(16)}`
    },
    Xr = (e) => {
      let t = Yr(e)
      return O(t)
    },
    j = (e, t = !1) => {
      let n = O(`0x${Vr(e.toString(16))}`)
      return t ? n.reverse() : n
    },
    Zr = (e, t, n, r) => {
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
    M = (e, t, n = {}) => (Hr(e), Zr(e, t, !1, n.allowTruncate ?? !1)),
    Qr = (e, t, n = {}) => (Hr(e), Zr(e, t, !0, n.allowTruncate ?? !1)),
    $r = (e) => {
      let t = e[0]
      for (; e.length > 0 && t.toString() === `0`;) ((e = e.slice(1)), (t = e[0]))
      return e
    },
    ei = (e) => (Hr(e), $r(e)),
    ti = (e) => {
      if (e == null) return /* @__PURE__ */ new Uint8Array()
      if (Array.isArray(e) || e instanceof Uint8Array) return Uint8Array.from(e)
      if (typeof e == `string`) {
        if (!zr(e))
          throw D(
            `Cannot convert string to Uint8Array. toBytes only supports 0x-prefixed hex strings and this string was given: ${e}`,
          )
        return O(e)
      }
      if (typeof e == `number`) return Xr(e)
      if (typeof e == `bigint`) {
        if (e < Wr) throw D(`Cannot convert negative bigint to Uint8Array. Given: ${e}`)
        let t = e.toString(16)
        return (t.length % 2 && (t = `0` + t), Kr(t))
      }
      if (e.toBytes !== void 0) return e.toBytes()
      throw D(`invalid type`)
    },
    ni = (e, t = 50) => {
      let n = e instanceof Uint8Array ? k(e) : e,
        r = n.slice(0, 2) === `0x` ? t + 2 : t
      return n.length <= r ? n : n.slice(0, r) + `…`
    },
    ri = (e) => `0x${e.toString(16)}`,
    ii = (e) => ei(j(e)),
    ai = (e, t = !0) => {
      let n = j(e)
      if (t && n.length > 20) throw Error(`Invalid address bytes length=${n.length} strict=${t}`)
      return M(n, 20, { allowTruncate: !t })
    },
    oi = (e) => ei(Xr(e)),
    si = (...e) => {
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
  function ci(e) {
    return A(O(zr(e) ? e : `0x${e}`))
  }
  let li = BigInt(`0xffffffffffffffff`),
    ui = BigInt(`0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff`),
    di = BigInt(`115792089237316195423570985008687907853269984665640564039457584007913129639935`)
  _r.Point.CURVE().n / BigInt(2)
  let fi = BigInt(`0x10000000000000000000000000000000000000000000000000000000000000000`),
    pi = O(`0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470`)
  O(`0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347`)
  let mi = O(`0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421`)
  ;(ft(/* @__PURE__ */ new Uint8Array()), Uint8Array.from([128]))
  let hi = `0xfffffffffffffffffffffffffffffffffffffffe`,
    gi = O(hi),
    P = BigInt(0),
    F = BigInt(1),
    _i = BigInt(2),
    vi = BigInt(3),
    yi = BigInt(7),
    bi = BigInt(8),
    xi = BigInt(27),
    Si = BigInt(28),
    Ci = BigInt(31),
    wi = BigInt(32),
    Ti = BigInt(64),
    Ei = BigInt(255),
    Di = BigInt(256),
    Oi = BigInt(96),
    ki = BigInt(160),
    Ai = BigInt(224),
    ji = BigInt(7922816251426434e13),
    Mi = BigInt(1461501637330903e33),
    Ni = BigInt(2695994666715064e52)
  _i ** Di
  let Pi = BigInt(0),
    Fi = BigInt(1),
    Ii = BigInt(2),
    Li = BigInt(7),
    Ri = BigInt(256),
    zi = BigInt(113),
    Bi = [],
    Vi = [],
    Hi = []
  for (let e = 0, t = Fi, n = 1, r = 0; e < 24; e++) {
    ;(([n, r] = [r, (2 * n + 3 * r) % 5]), Bi.push(2 * (5 * r + n)), Vi.push((((e + 1) * (e + 2)) / 2) % 64))
    let i = Pi
    for (let e = 0; e < 7; e++)
      ((t = ((t << Fi) ^ ((t >> Li) * zi)) % Ri), t & Ii && (i ^= Fi << ((Fi << BigInt(e)) - Fi)))
    Hi.push(i)
  }
  let Ui = Ee(Hi, !0),
    Wi = Ui[0],
    Gi = Ui[1],
    Ki = (e, t, n) => (e << n) | (t >>> (32 - n)),
    qi = (e, t, n) => (t << n) | (e >>> (32 - n)),
    Ji = (e, t, n) => (t << (n - 32)) | (e >>> (64 - n)),
    Yi = (e, t, n) => (e << (n - 32)) | (t >>> (64 - n)),
    Xi = (e, t, n) => (n > 32 ? Ji(e, t, n) : Ki(e, t, n)),
    Zi = (e, t, n) => (n > 32 ? Yi(e, t, n) : qi(e, t, n)),
    Qi = /* @__PURE__ */ new Uint32Array(10)
  function $i(e, t = 24) {
    if (!(e instanceof Uint32Array)) throw TypeError(`"s" expected Uint32Array(50), got type=` + typeof e)
    if (e.length !== 50) throw RangeError(`"s" expected Uint32Array(50), got length=` + e.length)
    if ((Me(t, `rounds`), t < 1 || t > 24)) throw Error(`"rounds" expected integer 1..24`)
    for (let n = 24 - t; n < 24; n++) {
      for (let t = 0; t < 10; t++) Qi[t] = e[t] ^ e[t + 10] ^ e[t + 20] ^ e[t + 30] ^ e[t + 40]
      for (let t = 0; t < 10; t += 2) {
        let n = (t + 8) % 10,
          r = (t + 2) % 10,
          i = Qi[r],
          a = Qi[r + 1],
          o = Xi(i, a, 1) ^ Qi[n],
          s = Zi(i, a, 1) ^ Qi[n + 1]
        for (let n = 0; n < 50; n += 10) ((e[t + n] ^= o), (e[t + n + 1] ^= s))
      }
      let t = e[2],
        r = e[3]
      for (let n = 0; n < 24; n++) {
        let i = Vi[n],
          a = Xi(t, r, i),
          o = Zi(t, r, i),
          s = Bi[n]
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
      ;((e[0] ^= Wi[n]), (e[1] ^= Gi[n]))
    }
    Ve(Qi)
  }
  var ea = class e {
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
        (Me(e, `blockLen`),
        Me(t, `suffix`),
        Me(i, `rounds`),
        Ne(r, `enableXOF`),
        (this.blockLen = e),
        (this.suffix = t),
        (this.outputLen = n),
        (this.enableXOF = r),
        (this.canXOF = r),
        (this.rounds = i),
        Me(n, `outputLen`),
        !(0 < e && e < 200))
      )
        throw Error(`"blockLen" must be 1..199`)
      ;((this.state = /* @__PURE__ */ new Uint8Array(200)), (this.state32 = Be(this.state)))
    }
    clone() {
      return this._cloneInto()
    }
    keccak() {
      ;(qe(this.state32), $i(this.state32, this.rounds), qe(this.state32), (this.posOut = 0), (this.pos = 0))
    }
    update(e) {
      ;(Re(this), Pe(e))
      let { blockLen: t, state: n, state32: r } = this,
        i = e.length,
        a = t % 4 == 0 && e.byteOffset % 4 == 0,
        o = t / 4,
        s = a && i >= t ? Be(e) : void 0
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
      ;(Re(this, !1), Pe(e), this.finish())
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
      return (Me(e), this.xofInto(new Uint8Array(e)))
    }
    digestInto(e) {
      if ((ze(e, this), this.finished)) throw Error(`digest() was already called`)
      ;(this.writeInto(e.length === this.outputLen ? e : e.subarray(0, this.outputLen)), this.destroy())
    }
    digest() {
      let e = new Uint8Array(this.outputLen)
      return (this.digestInto(e), e)
    }
    destroy() {
      ;((this.destroyed = !0), Ve(this.state))
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
  }
  let ta = /* @__PURE__ */ ((e, t, n, r = {}) => tt(() => new ea(t, e, n), r))(1, 136, 32)
  var na = class {
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
    constructor(e = P, t = P, n = mi, r = pi, i = 0, a = 0) {
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
      return [ii(this.nonce), ii(this.balance), this.storageRoot, this.codeHash]
    }
    serialize() {
      return Rr.encode(this.raw())
    }
    serializeWithPartialInfo() {
      let e = [],
        t = oi(0),
        n = oi(1)
      return (
        this._nonce === null ? e.push([t]) : e.push([n, ii(this._nonce)]),
        this._balance === null ? e.push([t]) : e.push([n, ii(this._balance)]),
        this._storageRoot === null ? e.push([t]) : e.push([n, this._storageRoot]),
        this._codeHash === null ? e.push([t]) : e.push([n, this._codeHash]),
        this._codeSize === null ? e.push([t]) : e.push([n, oi(this._codeSize)]),
        this._version === null ? e.push([t]) : e.push([n, oi(this._version)]),
        Rr.encode(e)
      )
    }
    isContract() {
      if (this._codeHash === null && this._codeSize === null)
        throw Error(`Insufficient data as codeHash=null and codeSize=null`)
      return (this._codeHash !== null && !N(this._codeHash, pi)) || (this._codeSize !== null && this._codeSize !== 0)
    }
    isEmpty() {
      return (this._balance !== null && this.balance !== P) ||
        (this._nonce !== null && this.nonce !== P) ||
        (this._codeHash !== null && !N(this.codeHash, pi))
        ? !1
        : this.balance === P && this.nonce === P && N(this.codeHash, pi)
    }
  }
  let ra = function (e) {
      try {
        Ur(e)
      } catch {
        return !1
      }
      return /^0x[0-9a-fA-F]{40}$/.test(e)
    },
    ia = function (e, t) {
      return (
        Hr(e),
        Hr(t),
        A(t) === P ? ta(Rr.encode([e, Uint8Array.from([])])).subarray(-20) : ta(Rr.encode([e, t])).subarray(-20)
      )
    },
    aa = function (e, t, n) {
      if ((Hr(e), Hr(t), Hr(n), e.length !== 20)) throw D(`Expected from to be of length 20`)
      if (t.length !== 32) throw D(`Expected salt to be of length 32`)
      return ta(si(O(`0xff`), e, t, ta(n))).subarray(-20)
    },
    oa = function (e, t = !1) {
      if ((Hr(e), t && e.length !== 64 && (e = _r.Point.fromBytes(e).toBytes(!1).slice(1)), e.length !== 64))
        throw D(`Expected pubKey to be of length 64`)
      return ta(e).subarray(-20)
    }
  function sa(e, t) {
    let n = e instanceof Uint8Array ? e : O(e),
      r = t instanceof Uint8Array ? t : O(t),
      i = /* @__PURE__ */ new Uint8Array(32),
      a = /* @__PURE__ */ new Uint8Array(32)
    ;(i.set(n, 32 - n.length), a.set(r, 32 - r.length))
    for (let e = 0; e < 32; e++) {
      if (i[e] < a[e]) return -1
      if (i[e] > a[e]) return 1
    }
    return 0
  }
  var ca = class {
    constructor(e = {}) {
      ;((this.checkpoints = []),
        (this.originalBalances = /* @__PURE__ */ new Map()),
        (this.originalCodesAtIndex = /* @__PURE__ */ new Map()),
        (this.accesses = e),
        (this.blockAccessIndex = 0))
    }
    serialize() {
      return Rr.encode(this.raw())
    }
    hash() {
      return ta(this.serialize())
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
            nonceChanges: /* @__PURE__ */ new Map(),
            balanceChanges: /* @__PURE__ */ new Map(),
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
        .filter((e) => ga(e, this.accesses[e]))) {
        let n = this.accesses[t],
          r = Object.entries(n.storageChanges)
            .sort((e, t) => sa(e[0], t[0]))
            .map(([e, t]) => [ua(e), t.sort((e, t) => e[0] - t[0]).map(([e, t]) => [e, da(t)])]),
          i = Array.from(n.storageReads)
            .map(ua)
            .sort((e, t) => sa(e, t)),
          a = Array.from(n.balanceChanges.entries())
            .sort(([e], [t]) => e - t)
            .map(([e, t]) => [e, fa(t)]),
          o = Array.from(n.nonceChanges.entries())
            .sort(([e], [t]) => e - t)
            .map(([e, t]) => [e, fa(t)]),
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
          storageReads: /* @__PURE__ */ new Set(),
          balanceChanges: /* @__PURE__ */ new Map(),
          nonceChanges: /* @__PURE__ */ new Map(),
          codeChanges: [],
        })
    }
    addStorageWrite(e, t, n, r, i) {
      let a = ha(k(pa(t))),
        o = pa(n),
        s = i ? pa(i) : void 0,
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
      let n = ha(k(pa(t)))
      this.accesses[e].storageChanges[n] === void 0 && this.accesses[e].storageReads.add(n)
    }
    addBalanceChange(e, t, n, r) {
      ;(this.accesses[e] === void 0 && this.addAddress(e),
        r !== void 0 && !this.originalBalances.has(e) && this.originalBalances.set(e, r),
        this.accesses[e].balanceChanges.set(n, ma(k(pa(j(t))))))
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
      ;(this.accesses[e] === void 0 && this.addAddress(e), this.accesses[e].nonceChanges.set(n, ma(ri(t))))
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
        .filter(([e, t]) => ga(e, t))) {
        let r = Object.entries(n.storageChanges)
            .sort(([e], [t]) => e.localeCompare(t))
            .map(([e, t]) => ({
              slot: e,
              slotChanges: t
                .sort((e, t) => e[0] - t[0])
                .map(([e, t]) => ({ blockAccessIndex: _a(e), postValue: ma(k(t)) })),
            })),
          i = Array.from(n.storageReads).sort((e, t) => Number((e === `0x` ? 0n : ci(e)) - (t === `0x` ? 0n : ci(t)))),
          a = Array.from(n.balanceChanges.entries())
            .sort(([e], [t]) => e - t)
            .map(([e, t]) => ({ blockAccessIndex: _a(e), postBalance: t })),
          o = Array.from(n.nonceChanges.entries())
            .sort(([e], [t]) => e - t)
            .map(([e, t]) => ({ blockAccessIndex: _a(e), postNonce: t })),
          s = n.codeChanges.map(([e, t]) => ({ blockAccessIndex: _a(e), newCode: k(t) }))
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
  function la() {
    return new ca()
  }
  function ua(e) {
    let t = e.slice(2).replace(/^0+/, ``)
    return t === `` ? Uint8Array.from([]) : `0x${Vr(t)}`
  }
  function da(e) {
    return pa(e)
  }
  function fa(e) {
    let t = e.slice(2).replace(/^0+/, ``)
    return t === `` ? `0x` : `0x${Vr(t)}`
  }
  function pa(e) {
    let t = e[0]
    for (; e.length > 0 && t.toString() === `0`;) ((e = e.slice(1)), (t = e[0]))
    return e
  }
  function ma(e) {
    return `0x${Vr(e.slice(2))}`
  }
  function ha(e) {
    let t = e.slice(2)
    return t === `` ? `0x` : `0x${Vr(t)}`
  }
  function ga(e, t) {
    return !0
  }
  function _a(e) {
    return ma(`0x${e.toString(16)}`)
  }
  var va = class e {
    constructor(e) {
      if (e.length !== 20) throw D(`Invalid address length`)
      this.bytes = e
    }
    equals(e) {
      return N(this.bytes, e.bytes)
    }
    isZero() {
      return this.equals(new e(/* @__PURE__ */ new Uint8Array(20)))
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
  function ya() {
    return new va(/* @__PURE__ */ new Uint8Array(20))
  }
  function ba(e) {
    let t = j(e)
    if (t.length > 20) throw D(`Invalid address, too long: ${t.length}`)
    return new va(M(t, 20))
  }
  function xa(e) {
    if (!ra(e)) throw D(`Invalid address input=${e}`)
    return new va(O(e))
  }
  let Sa = { Number: 0, BigInt: 1, Uint8Array: 2, PrefixedHexString: 3 }
  function Ca(e, t) {
    if (e === null) return null
    if (e === void 0) return
    if (typeof e == `string` && !zr(e)) throw D(`A string must be provided with a 0x-prefix, given: ${e}`)
    if (typeof e == `number` && !Number.isSafeInteger(e))
      throw D(`The provided number is greater than MAX_SAFE_INTEGER (please use an alternative input type)`)
    let n = ti(e)
    switch (t) {
      case Sa.Uint8Array:
        return n
      case Sa.BigInt:
        return A(n)
      case Sa.Number: {
        let e = A(n)
        if (e > BigInt(2 ** 53 - 1))
          throw D(`The provided number is greater than MAX_SAFE_INTEGER (please use an alternative output type)`)
        return Number(e)
      }
      case Sa.PrefixedHexString:
        return k(n)
      default:
        throw D(`unknown outputType`)
    }
  }
  function wa(e, t) {
    return e === P || e === F ? e : t === void 0 ? e - xi : e - (t * _i + BigInt(35))
  }
  function Ta(e) {
    return e === P || e === F
  }
  let Ea = function (e, t, n, r, i) {
      let a = si(M(n, 32), M(r, 32)),
        o = wa(t, i)
      if (!Ta(o)) throw D(`Invalid signature v value`)
      return _r.Signature.fromBytes(a).addRecoveryBit(Number(o)).recoverPublicKey(e).toBytes(!1).slice(1)
    },
    Da = (e) => ({}).DEBUG?.includes(e) ?? !1,
    Oa = (e, t) => {
      let n = /* @__PURE__ */ new Uint8Array(32)
      return (n.set([t], 0), n.set(ft(O(e)).subarray(1), 1), k(n))
    }
  var ka = /* @__PURE__ */ l(
    /* @__PURE__ */ s((e, t) => {
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
  let Aa = [
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
  typeof Int32Array < `u` && (Aa = new Int32Array(Aa))
  let ja = (e, t) => {
      let n = t === 0 ? 0 : ~~t ^ -1
      for (let t = 0; t < e.length; t++) n = Aa[(n ^ e[t]) & 255] ^ (n >>> 8)
      return n ^ -1
    },
    Ma = (e, t) => ja(e, t) >>> 0,
    Na = { Mainnet: 1, Sepolia: 11155111, Holesky: 17e3, Hoodi: 560048 }
  ;(Object.entries(Na).reduce((e, [t, n]) => ((e[n] = t), e), {}),
    Na.Mainnet,
    O(`0xd7f8974fb5ac78d9ac099b9ad5018bedc2ce0a72dad1827a1709da30580f0544`),
    Na.Sepolia,
    O(`0x5eb6e371a698b8d68f665192350ffcecbbbf322916f4b51bd79bb6887da3f494`),
    Na.Holesky,
    O(`0x69d8c9d72f6fa4ad42d4702b433707212f90db395eb54dc20bc85de253788783`),
    Na.Hoodi,
    O(`0xda87d7f5f91c51508791bbcbd4aa5baf04917830b86985eeb9ad3d5bfb657576`))
  let I = {
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
    Pa = { Ethash: `ethash`, Clique: `clique`, Casper: `casper` },
    Fa = {
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
    Ia = {
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
    }
  var La = class {
    constructor(e) {
      ;((this._eips = []),
        (this._paramsCache = {}),
        (this._activatedEIPsCache = []),
        (this.events = new ka.default()),
        (this._chainParams = JSON.parse(JSON.stringify(e.chain))),
        (this.DEFAULT_HARDFORK = this._chainParams.defaultHardfork ?? I.Prague),
        (this.HARDFORK_CHANGES = this.hardforks().map((e) => [
          e.name,
          (this._chainParams.customHardforks && this._chainParams.customHardforks[e.name]) ?? Ia[e.name],
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
      let t = Ca(e.blockNumber, Sa.BigInt),
        n = Ca(e.timestamp, Sa.BigInt),
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
        if (!(t in Fa)) throw D(`${t} not supported`)
        let e = this.gteHardfork(Fa[t].minimumHardfork)
        if (!e) throw D(`${t} cannot be activated on hardfork ${this.hardfork()}, minimumHardfork: ${e}`)
      }
      ;((this._eips = e), this._buildParamsCache(), this._buildActivatedEIPsCache())
      for (let t of e)
        if (Fa[t].requiredEIPs !== void 0) {
          for (let n of Fa[t].requiredEIPs)
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
      if (!(t in Fa)) throw D(`${t} not supported`)
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
      ;((t = Ca(t, Sa.BigInt)), (e ??= this._hardfork))
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
      let n = /* @__PURE__ */ new Uint8Array(),
        r = 0
      for (let t of this.hardforks()) {
        let { block: i, timestamp: a, name: o } = t,
          s = a ?? i
        if (((s = s === null ? null : Number(s)), typeof s == `number` && s !== 0 && s !== r && o !== I.Paris)) {
          let e = O(`0x${s.toString(16).padStart(16, `0`)}`)
          ;((n = si(n, e)), (r = s))
        }
        if (t.name === e) break
      }
      let i = si(t, n)
      return k(Xr(Ma(i) >>> 0))
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
      return ((e.events = new ka.default()), e)
    }
  }
  function Ra(e, t, n = {}) {
    return new La({ chain: { ...t, ...e }, ...n })
  }
  let L = {
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
        throw D(
          e === 0 || e === 2 || e === 3 || e === 6 || e === 18 ? t[1] : L.VERIFY_UINT + `at pos: ${t[0]}: ${t[1]}`,
        )
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
  let za = {
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
    Ba = { InitCode: `initCode`, DeploymentCode: `deploymentCode`, RuntimeCode: `runtimeCode` }
  function Va(e, t, n = Ba.RuntimeCode) {
    return Wa(e, t, n)
  }
  function Ha(e, t) {
    return new DataView(e.buffer).getInt16(t)
  }
  function Ua(e, t) {
    return new DataView(e.buffer).getUint16(t)
  }
  function Wa(e, t, n = Ba.RuntimeCode) {
    let r = /* @__PURE__ */ new Map(),
      i = t.getActiveOpcodes(),
      a = /* @__PURE__ */ new Set()
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
    let o = /* @__PURE__ */ new Set()
    ;(o.add(0), o.add(243), o.add(253), o.add(254), o.add(238), o.add(228), o.add(229), o.add(224))
    for (let e of o) a.has(e) || o.delete(e)
    let s = /* @__PURE__ */ new Set(),
      c = {},
      l = -1
    for (let t of e.body.codeSections) {
      let i = /* @__PURE__ */ new Set(),
        f = /* @__PURE__ */ new Set()
      function u(e) {
        ;(i.has(e) && R(L.INVALID_RJUMP), f.add(e))
      }
      function d(e) {
        ;(f.has(e) && R(L.INVALID_RJUMP), i.add(e))
      }
      ;(l++, (c[l] = /* @__PURE__ */ new Set()))
      let p = e.body.typeSections[l].outputs === 128,
        m = !1,
        h = /* @__PURE__ */ new Set()
      h.add(0)
      let g = 0,
        _ = 0,
        v = e.body.typeSections[l].inputs,
        ee = v,
        y = [v],
        b = [v]
      for (; g < t.length;) {
        let i = /* @__PURE__ */ new Set()
        ;(h.has(g) || R(L.UNREACHABLE_CODE), (y[g] === void 0 || b[g] === void 0) && R(L.UNREACHABLE_CODE), s.add(g))
        let o = t[g],
          f = y[g],
          v = b[g],
          x = za[o].inputs,
          S = za[o].outputs
        f - x < 0 && R(L.STACK_UNDERFLOW)
        let te = S - x,
          C = f + te,
          w = v + te
        if (
          (w > 1024 && R(L.STACK_OVERFLOW),
          p && o === 228 && R(L.INVALID_RETURNING_SECTION),
          (_ = o),
          a.has(o) || R(L.INVALID_OPCODE),
          o === 224 || o === 225)
        ) {
          let e = Ha(t, g + 1) + g + 3
          ;((e < 0 || e >= t.length) && R(L.INVALID_RJUMP),
            i.add(e),
            u(e),
            h.add(e),
            o === 224 && !h.has(g + 3) && g + 3 < t.length && R(L.UNREACHABLE_CODE))
        } else if (o === 226) {
          let e = t[g + 1] + 1
          ;(e === void 0 ? R(L.OPCODE_INTERMEDIATES_OOB) : e === 0 && R(L.RJUMPV_TABLE_SIZE0),
            g + e * 2 + 2 >= t.length && R(L.OPCODE_INTERMEDIATES_OOB))
          let n = g + 2 + e * 2
          for (let r = 0; r < e; r++) {
            let e = g + 2 + r * 2
            ;(d(e), d(e + 1))
            let a = Ha(t, e) + n
            ;((a < 0 || a >= t.length) && R(L.OPCODE_INTERMEDIATES_OOB), i.add(a), u(a), h.add(a))
          }
          ;(d(g + 1), (g += 2 * e + 1))
        } else if (o === 227 || o === 229) {
          let n = Ua(t, g + 1)
          if ((c[l].add(n), n >= e.header.codeSizes.length && R(L.INVALID_CALL_TARGET), o === 227)) {
            let t = e.body.typeSections[n].outputs,
              r = e.body.typeSections[n].inputs
            ;(t === 128 && R(L.INVALID_CALLF_RETURNING),
              f < r && R(L.STACK_UNDERFLOW),
              v + e.body.typeSections[n].maxStackHeight - r > 1024 && R(L.STACK_OVERFLOW),
              (C += t - r),
              (w += t - r))
          } else {
            let t = e.body.typeSections[l].outputs,
              r = e.body.typeSections[n].outputs,
              i = e.body.typeSections[n].inputs,
              a = r === 128
            if ((r > t && !a && R(L.INVALID_JUMPF), p && r <= 127 && R(L.INVALID_RETURNING_SECTION), a))
              f < i && R(L.STACK_UNDERFLOW)
            else {
              let e = t + i - r
              ;((f !== v || v !== e) && R(L.INVALID_STACK_HEIGHT), (m = !0))
            }
            v + e.body.typeSections[n].maxStackHeight - i > 1024 && R(L.STACK_OVERFLOW)
          }
        } else if (o === 228) {
          let t = e.body.typeSections[l].outputs
          ;((f !== v || v !== t) && R(L.INVALID_STACK_HEIGHT), (m = !0))
        } else if (o === 230) t[g + 1] + 1 > f && R(L.STACK_UNDERFLOW)
        else if (o === 231) t[g + 1] + 2 > f && R(L.STACK_UNDERFLOW)
        else if (o === 232) {
          let e = t[g + 1]
          ;(e >> 4) + 1 + ((e & 15) + 1) + 1 > f && R(L.STACK_UNDERFLOW)
        } else if (o === 236) {
          let n = t[g + 1]
          ;(n >= e.header.containerSizes.length && R(L.INVALID_EOF_CREATE_TARGET),
            r.has(n) && r.get(n) !== Ba.InitCode && R(L.CONTAINER_DOUBLE_TYPE),
            r.set(n, Ba.InitCode))
        } else if (o === 238) {
          n !== Ba.InitCode && R(L.CONTAINER_TYPE_ERROR)
          let i = t[g + 1]
          ;(i >= e.header.containerSizes.length && R(L.INVALID_RETURN_CONTRACT_TARGET),
            r.has(i) && r.get(i) !== Ba.DeploymentCode && R(L.CONTAINER_DOUBLE_TYPE),
            r.set(i, Ba.DeploymentCode))
        } else if (o === 209) {
          let n = Ua(t, g + 1) + 32
          e.header.dataSize < n && R(L.DATALOADN_OOB)
        } else (o === 0 || o === 243) && n === Ba.InitCode && R(L.CONTAINER_TYPE_ERROR)
        let ne = za[o].intermediates
        if (ne > 0) {
          for (let e = 1; e <= ne; e++) d(g + e)
          g += ne
        }
        ;(g >= t.length && R(L.OPCODE_INTERMEDIATES_OOB),
          g++,
          za[o].terminating === void 0 && (h.add(g), o !== 224 && i.add(g)))
        for (let e of i)
          (e < g && (y[e] !== C || b[e] !== w) && R(L.UNSTABLE_STACK),
            b[e] === void 0 ? ((y[e] = C), (b[e] = w)) : ((y[e] = Math.min(y[e], C)), (b[e] = Math.max(b[e], w))))
        ee = Math.max(w, ee)
      }
      ;(o.has(_) || R(L.INVALID_TERMINATOR),
        e.body.typeSections[l].maxStackHeight !== ee && R(L.MAX_STACK_HEIGHT_VIOLATION),
        ee > 1024 && R(L.MAX_STACK_HEIGHT_LIMIT),
        !m && !p && R(L.RETURNING_NO_RETURN))
    }
    let f = /* @__PURE__ */ new Set()
    f.add(0)
    let p = [0]
    for (; p.length > 0;) {
      let e = c[p.pop()]
      for (let t of e) f.has(t) || (f.add(t), p.push(t))
    }
    return (
      f.size !== e.header.codeSizes.length && R(L.UNREACHABLE_CODE_SECTIONS),
      r.size !== e.header.containerSizes.length && R(L.UNREACHABLE_CONTAINER_SECTIONS),
      r
    )
  }
  let Ga = { Default: `default`, Initmode: `initMode`, TxInitmode: `txInitMode` }
  var Ka = class {
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
    qa = class {
      constructor(e) {
        if (e.length > 49152) throw D(`err: container size more than maximum valid size`)
        let t = new Ka(e)
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
    Ja = class {
      constructor(e, t, n = Ga.Default, r = !1) {
        let i = new Ka(e),
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
        ;(n !== Ga.Initmode && !r
          ? ((u = i.readBytes(t.dataSize, L.DATA_SECTION)),
            n === Ga.Default ? i.isAtEnd() || R(L.DANGLING_BYTES) : (this.txCallData = i.readRemainder()))
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
    Ya = class {
      constructor(e, t = Ga.Default, n = !1) {
        ;((this.eofMode = t),
          (this.header = new qa(e)),
          (this.body = new Ja(e.slice(this.header.buffer.length), this.header, t, n)),
          (this.buffer = e))
      }
    }
  function Xa(e, t, n = Ba.RuntimeCode, r = Ga.Default) {
    let i = new Ya(e, r, n === Ba.DeploymentCode),
      a = Va(i, t, n)
    for (let e = 0; e < i.body.containerSections.length; e++) {
      let n = i.body.containerSections[e]
      Xa(n, t, a.get(e))
    }
    return i
  }
  let Za = {
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
  }
  var z = class {
    constructor(e) {
      ;((this.error = e), (this.errorType = `EVMError`))
    }
  }
  z.errorMessages = Za
  var Qa = /* @__PURE__ */ s((e, t) => {
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
    $a = /* @__PURE__ */ s((e, t) => {
      function n(e) {
        ;((n.debug = n),
          (n.default = n),
          (n.coerce = c),
          (n.disable = o),
          (n.enable = i),
          (n.enabled = s),
          (n.humanize = Qa()),
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
              i = Number(/* @__PURE__ */ new Date())
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
    eo = /* @__PURE__ */ s((e, t) => {
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
          /* @__PURE__ */ `#0000CC.#0000FF.#0033CC.#0033FF.#0066CC.#0066FF.#0099CC.#0099FF.#00CC00.#00CC33.#00CC66.#00CC99.#00CCCC.#00CCFF.#3300CC.#3300FF.#3333CC.#3333FF.#3366CC.#3366FF.#3399CC.#3399FF.#33CC00.#33CC33.#33CC66.#33CC99.#33CCCC.#33CCFF.#6600CC.#6600FF.#6633CC.#6633FF.#66CC00.#66CC33.#9900CC.#9900FF.#9933CC.#9933FF.#99CC00.#99CC33.#CC0000.#CC0033.#CC0066.#CC0099.#CC00CC.#CC00FF.#CC3300.#CC3333.#CC3366.#CC3399.#CC33CC.#CC33FF.#CC6600.#CC6633.#CC9900.#CC9933.#CCCC00.#CCCC33.#FF0000.#FF0033.#FF0066.#FF0099.#FF00CC.#FF00FF.#FF3300.#FF3333.#FF3366.#FF3399.#FF33CC.#FF33FF.#FF6600.#FF6633.#FF9900.#FF9933.#FFCC00.#FFCC33`.split(
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
          (typeof navigator < `u` &&
            navigator.userAgent &&
            navigator.userAgent.toLowerCase().match(/applewebkit\/(\d+)/))
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
      t.exports = $a()(e)
      let { formatters: s } = t.exports
      s.j = function (e) {
        try {
          return JSON.stringify(e)
        } catch (e) {
          return `[UnexpectedJSONParseError]: ` + e.message
        }
      }
    })
  let to = gi,
    no = O(`0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef`),
    ro = O(`0xcc16f5dbb4873280815c1ee09dbd06736cffcc184412cf7a71a0fdb75d397ca5`)
  function io(e, t, n) {
    let r = M(e.bytes, 32),
      i = M(t.bytes, 32),
      a = M(j(n), 32)
    return [to, [no, r, i], a]
  }
  function ao(e, t) {
    return e.param(`costPerStateByte`)
  }
  let oo = /* @__PURE__ */ BigInt(2 ** 32 - 1),
    so = /* @__PURE__ */ BigInt(32)
  function co(e, t = !1) {
    return t
      ? { h: Number(e & oo), l: Number((e >> so) & oo) }
      : { h: Number((e >> so) & oo) | 0, l: Number(e & oo) | 0 }
  }
  function lo(e, t = !1) {
    let n = e.length,
      r = new Uint32Array(n),
      i = new Uint32Array(n)
    for (let a = 0; a < n; a++) {
      let { h: n, l: o } = co(e[a], t)
      ;[r[a], i[a]] = [n, o]
    }
    return [r, i]
  }
  let uo = (e) => (e / 2 ** 32) | 0,
    fo = (e) => e >>> 0
  function po(e, t, n, r) {
    let i = uo(n),
      a = fo(n)
    ;(e.setUint32(t, r ? a : i, r), e.setUint32(t + 4, r ? i : a, r))
  }
  function mo(e) {
    return (
      e instanceof Uint8Array ||
      (ArrayBuffer.isView(e) &&
        e.constructor.name === `Uint8Array` &&
        `BYTES_PER_ELEMENT` in e &&
        e.BYTES_PER_ELEMENT === 1)
    )
  }
  let ho = (e) => (e ? `"${e}" ` : ``)
  function go(e, t = ``) {
    if (typeof e != `number`) throw TypeError(ho(t) + `expected number, got ` + typeof e)
    if (!Number.isSafeInteger(e) || e < 0) throw RangeError(ho(t) + `expected integer >= 0, got ` + e)
    return e
  }
  function _o(e, t = ``) {
    if (typeof e != `boolean`) throw TypeError(ho(t) + `expected boolean, got type=` + typeof e)
    return e
  }
  function vo(e, t, n = ``) {
    if (mo(e) && (t === void 0 || e.length === t)) return e
    t !== void 0 && go(t, `length`)
    let r = mo(e),
      i = t === void 0 ? `` : ` of length ${t}`,
      a = r ? `length=${e.length}` : `type=${typeof e}`,
      o = ho(n) + `expected Uint8Array` + i + `, got ` + a
    throw r ? RangeError(o) : TypeError(o)
  }
  function yo(e) {
    if (typeof e != `function` || typeof e.create != `function`)
      throw TypeError(`expected hash wrapped by utils.createHasher`)
    if ((go(e.outputLen), go(e.blockLen), e.outputLen < 1 || e.blockLen < 1))
      throw Error(`hash blockLen / outputLen must be >= 1`)
  }
  let bo = (e, t) => {
      if (typeof e != `object` || !e || Array.isArray(e))
        throw TypeError((t === `object` ? `` : `"${t}" `) + `expected object, got type=` + typeof e)
    },
    xo = (e, t) => {
      bo(e, t)
      let n = Object.getPrototypeOf(e)
      if (n !== Object.prototype && n !== null) throw TypeError(`"${t}" expected plain object`)
      if (Object.hasOwn(e, `__proto__`)) throw TypeError(`"${t}.__proto__" is not allowed`)
    }
  function So(e, t = !0) {
    if (e.destroyed) throw Error(`hash was destroyed`)
    if (t && e.finished) throw Error(`digest() was already called`)
  }
  function Co(e, t) {
    vo(e, void 0, `output`)
    let n = t.outputLen
    if (!(e.length >= n)) throw RangeError(`"output" expected length >= ` + n)
  }
  function wo(e) {
    return new Uint32Array(e.buffer, e.byteOffset, Math.floor(e.byteLength / 4))
  }
  function To(...e) {
    for (let t = 0; t < e.length; t++) e[t].fill(0)
  }
  function Eo(e) {
    return new DataView(e.buffer, e.byteOffset, e.byteLength)
  }
  function Do(e, t) {
    return (e << (32 - t)) | (e >>> t)
  }
  function Oo(e, t) {
    return (e << t) | ((e >>> (32 - t)) >>> 0)
  }
  let ko = new Uint8Array(new Uint32Array([287454020]).buffer)[0] === 68
  function Ao(e) {
    return ((e << 24) & 4278190080) | ((e << 8) & 16711680) | ((e >>> 8) & 65280) | ((e >>> 24) & 255)
  }
  function jo(e) {
    for (let t = 0; t < e.length; t++) e[t] = Ao(e[t])
    return e
  }
  let Mo = ko ? (e) => e : jo,
    No = typeof Uint8Array.from([]).toHex == `function` && typeof Uint8Array.fromHex == `function`,
    Po = /* @__PURE__ */ Array.from({ length: 256 }, (e, t) => t.toString(16).padStart(2, `0`))
  function Fo(e) {
    if ((vo(e), No)) return e.toHex()
    let t = ``
    for (let n = 0; n < e.length; n++) t += Po[e[n]]
    return t
  }
  function Io(e) {
    return e >= 48 && e <= 57 ? e - 48 : e >= 65 && e <= 70 ? e - 55 : e >= 97 && e <= 102 ? e - 87 : void 0
  }
  function Lo(e) {
    if (typeof e != `string`) throw TypeError(`hex string expected, got ` + typeof e)
    if (No)
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
      let n = Io(e.charCodeAt(i)),
        a = Io(e.charCodeAt(i + 1))
      if (n === void 0 || a === void 0) {
        let t = e[i] + e[i + 1]
        throw RangeError(`hex string expected, got non-hex character "` + t + `" at index ` + i)
      }
      r[t] = n * 16 + a
    }
    return r
  }
  function Ro(...e) {
    let t = 0
    for (let n = 0; n < e.length; n++) {
      let r = e[n]
      ;(vo(r), (t += r.length))
    }
    let n = new Uint8Array(t)
    for (let t = 0, r = 0; t < e.length; t++) {
      let i = e[t]
      ;(n.set(i, r), (r += i.length))
    }
    return n
  }
  function zo(e, t, n = `opts`) {
    return (xo(e, `defaults`), t !== void 0 && xo(t, n), Object.assign(Object.create(null), e, t))
  }
  function Bo(e, t = {}) {
    if (typeof e != `function`) throw TypeError(`"hashCons" expected function, got type=` + typeof e)
    t = zo({}, t, `info`)
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
  function Vo(e = 32) {
    go(e, `bytesLength`)
    let t = typeof globalThis == `object` ? globalThis.crypto : null
    if (typeof t?.getRandomValues != `function`) throw Error(`crypto.getRandomValues must be defined`)
    if (e > 65536) throw RangeError(`"bytesLength" expected <= 65536, got ${e}`)
    return t.getRandomValues(new Uint8Array(e))
  }
  let Ho = (e) => ({ oid: Uint8Array.from([6, 9, 96, 134, 72, 1, 101, 3, 4, 2, e]) }),
    Uo = BigInt(0),
    Wo = BigInt(1),
    Go = BigInt(2),
    Ko = BigInt(7),
    qo = BigInt(256),
    Jo = BigInt(113),
    Yo = [],
    Xo = [],
    Zo = []
  for (let e = 0, t = Wo, n = 1, r = 0; e < 24; e++) {
    ;(([n, r] = [r, (2 * n + 3 * r) % 5]), Yo.push(2 * (5 * r + n)), Xo.push((((e + 1) * (e + 2)) / 2) % 64))
    let i = Uo
    for (let e = 0; e < 7; e++)
      ((t = ((t << Wo) ^ ((t >> Ko) * Jo)) % qo), t & Go && (i ^= Wo << ((Wo << BigInt(e)) - Wo)))
    Zo.push(i)
  }
  let Qo = lo(Zo, !0),
    $o = Qo[0],
    es = Qo[1],
    ts = (e, t, n) => (e << n) | (t >>> (32 - n)),
    ns = (e, t, n) => (t << n) | (e >>> (32 - n)),
    rs = (e, t, n) => (t << (n - 32)) | (e >>> (64 - n)),
    is = (e, t, n) => (e << (n - 32)) | (t >>> (64 - n)),
    as = (e, t, n) => (n > 32 ? rs(e, t, n) : ts(e, t, n)),
    os = (e, t, n) => (n > 32 ? is(e, t, n) : ns(e, t, n)),
    ss = /* @__PURE__ */ new Uint32Array(10)
  function cs(e, t = 24) {
    if (!(e instanceof Uint32Array)) throw TypeError(`"s" expected Uint32Array(50), got type=` + typeof e)
    if (e.length !== 50) throw RangeError(`"s" expected Uint32Array(50), got length=` + e.length)
    if ((go(t, `rounds`), t < 1 || t > 24)) throw Error(`"rounds" expected integer 1..24`)
    for (let n = 24 - t; n < 24; n++) {
      for (let t = 0; t < 10; t++) ss[t] = e[t] ^ e[t + 10] ^ e[t + 20] ^ e[t + 30] ^ e[t + 40]
      for (let t = 0; t < 10; t += 2) {
        let n = (t + 8) % 10,
          r = (t + 2) % 10,
          i = ss[r],
          a = ss[r + 1],
          o = as(i, a, 1) ^ ss[n],
          s = os(i, a, 1) ^ ss[n + 1]
        for (let n = 0; n < 50; n += 10) ((e[t + n] ^= o), (e[t + n + 1] ^= s))
      }
      let t = e[2],
        r = e[3]
      for (let n = 0; n < 24; n++) {
        let i = Xo[n],
          a = as(t, r, i),
          o = os(t, r, i),
          s = Yo[n]
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
      ;((e[0] ^= $o[n]), (e[1] ^= es[n]))
    }
    To(ss)
  }
  var ls = class e {
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
        (go(e, `blockLen`),
        go(t, `suffix`),
        go(i, `rounds`),
        _o(r, `enableXOF`),
        (this.blockLen = e),
        (this.suffix = t),
        (this.outputLen = n),
        (this.enableXOF = r),
        (this.canXOF = r),
        (this.rounds = i),
        go(n, `outputLen`),
        !(0 < e && e < 200))
      )
        throw Error(`"blockLen" must be 1..199`)
      ;((this.state = /* @__PURE__ */ new Uint8Array(200)), (this.state32 = wo(this.state)))
    }
    clone() {
      return this._cloneInto()
    }
    keccak() {
      ;(Mo(this.state32), cs(this.state32, this.rounds), Mo(this.state32), (this.posOut = 0), (this.pos = 0))
    }
    update(e) {
      ;(So(this), vo(e))
      let { blockLen: t, state: n, state32: r } = this,
        i = e.length,
        a = t % 4 == 0 && e.byteOffset % 4 == 0,
        o = t / 4,
        s = a && i >= t ? wo(e) : void 0
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
      ;(So(this, !1), vo(e), this.finish())
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
      return (go(e), this.xofInto(new Uint8Array(e)))
    }
    digestInto(e) {
      if ((Co(e, this), this.finished)) throw Error(`digest() was already called`)
      ;(this.writeInto(e.length === this.outputLen ? e : e.subarray(0, this.outputLen)), this.destroy())
    }
    digest() {
      let e = new Uint8Array(this.outputLen)
      return (this.digestInto(e), e)
    }
    destroy() {
      ;((this.destroyed = !0), To(this.state))
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
  }
  let us = /* @__PURE__ */ ((e, t, n, r = {}) => Bo(() => new ls(t, e, n), r))(1, 136, 32),
    ds = new Uint8Array([239, 0]),
    fs = us(ds)
  function ps(e) {
    let t = e.subarray(0, ds.length)
    return N(ds, t)
  }
  function ms(e, t = Ga.Default) {
    ;((e.env.eof = { container: new Ya(e.code, t), eofRunState: { returnStack: [] } }),
      e.env.eof.container.body.txCallData !== void 0 && (e.env.callData = e.env.eof.container.body.txCallData),
      (e.programCounter = e.env.eof.container.header.getCodePosition(0)))
  }
  let hs = (e, t) => {
      let n = e % t
      return n === 0 ? e : e + t - n
    },
    gs = 8192
  var _s = class {
    constructor() {
      this._store = new Uint8Array(gs)
    }
    extend(e, t) {
      if (t === 0) return
      let n = hs(e + t, 32) - this._store.length
      if (n > 0) {
        let e = Math.ceil(n / gs) * gs
        this._store = si(this._store, new Uint8Array(e))
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
  }
  let vs = {
    value: P,
    caller: ya(),
    data: /* @__PURE__ */ new Uint8Array(),
    depth: 0,
    isStatic: !1,
    isCompiled: !1,
    delegatecall: !1,
    gasRefund: P,
  }
  var ys = class {
    constructor(e) {
      if (
        ((this.to = e.to),
        (this.value = e.value ?? vs.value),
        (this.caller = e.caller ?? vs.caller),
        (this.gasLimit = e.gasLimit),
        (this.data = e.data ?? vs.data),
        (this.eofCallData = e.eofCallData),
        (this.depth = e.depth ?? vs.depth),
        (this.code = e.code),
        (this._codeAddress = e.codeAddress),
        (this.isStatic = e.isStatic ?? vs.isStatic),
        (this.isCompiled = e.isCompiled ?? vs.isCompiled),
        (this.salt = e.salt),
        (this.selfdestruct = e.selfdestruct),
        (this.createdAddresses = e.createdAddresses),
        (this.delegatecall = e.delegatecall ?? vs.delegatecall),
        (this.gasRefund = e.gasRefund ?? vs.gasRefund),
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
  function bs(e, t, n, r = !0, i = !1) {
    if (!n.isActivatedEIP(2929)) return P
    if (!e.interpreter.journal.isWarmedAddress(t)) {
      if (r && !n.isActivatedEIP(7864)) return n.param(`coldaccountaccessGas`)
      if (r && n.isActivatedEIP(7864)) return n.param(`warmstoragereadGas`)
    } else if (r && !i) return n.param(`warmstoragereadGas`)
    return P
  }
  function xs(e, t) {
    e.interpreter.journal.isWarmedAddress(t) || e.interpreter.journal.addWarmedAddress(t)
  }
  function Ss(e, t, n) {
    if (n.isActivatedEIP(7928)) {
      let n = k(t)
      e.interpreter._evm.blockLevelAccessList?.addAddress(n)
    }
  }
  function Cs(e, t, n, r = !0, i = !1) {
    if (!n.isActivatedEIP(2929)) return P
    let a = bs(e, t, n, r, i)
    return (xs(e, t), a)
  }
  function ws(e, t, n, r, i = !0) {
    if (!r.isActivatedEIP(2929)) return P
    let a = e.interpreter.getAddress().bytes
    if (!e.interpreter.journal.isWarmedStorage(a, t)) {
      if ((e.interpreter.journal.addWarmedStorage(a, t), i && !(r.isActivatedEIP(6800) || r.isActivatedEIP(7864))))
        return r.param(`coldsloadGas`)
    } else if (i && (!n || r.isActivatedEIP(6800) || r.isActivatedEIP(7864))) return r.param(`warmstoragereadGas`)
    return P
  }
  function Ts(e, t, n, r, i) {
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
  let Es = (F << ki) - F
  function Ds(e, t) {
    let n = e % t
    return (n < P && (n = t + n), n)
  }
  function Os(e) {
    return BigInt.asIntN(256, e)
  }
  function ks(e) {
    return BigInt.asUintN(256, e)
  }
  let As = BigInt(1157920892373162e62)
  function js(e, t) {
    let n = F
    for (; t > P;) (t % _i !== P && (n = (n * e) % As), (e = (e * e) % As), (t /= _i))
    return n
  }
  function B(e) {
    return ba(e & Es)
  }
  function Ms(e) {
    return N(e, new Uint8Array(e.length)) ? /* @__PURE__ */ new Uint8Array() : M(e, 32)
  }
  function V(e) {
    throw new z(e)
  }
  function Ns(e) {
    let t = e.code[e.programCounter] ?? 0
    return (e.programCounter++, t)
  }
  function Ps(e) {
    let t = e.interpreter._evm.common.customCrypto.keccak256 ?? us
    return `${k(t(e.interpreter.getCode()))}/${e.interpreter.getAddress().toString()}:${e.programCounter - 1}`
  }
  function Fs(e, t) {
    let n = e / t
    return Ds(e, t) === P ? n : n < P ? n - F : n + F
  }
  function Is(e, t, n) {
    let r = BigInt(e.length)
    t > r && (t = r)
    let i = t + n
    return (i > r && (i = r), (e = e.subarray(Number(t), Number(i))), (e = Qr(e, Number(n))), e)
  }
  function Ls(e, t) {
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
  function Rs(e, t) {
    return e.validJumps[t] === 1
  }
  function zs(e, t, n, r) {
    if (r.gteHardfork(I.TangerineWhistle)) {
      let n = t - t / Ti
      return e > n ? n : e
    }
    return e
  }
  function H(e, t, n, r) {
    if (n === P) return P
    let i = Fs(t + n, wi)
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
  function Bs(e, t, n) {
    let r = e.interpreter.getReturnData()
    if (r.length > 0) {
      let i = Number(t),
        a = Number(n)
      BigInt(r.length) < a && (a = r.length)
      let o = Is(r, P, BigInt(a))
      ;(e.memory.extend(i, a), e.memory.write(i, a, o))
    }
  }
  function Vs(e, t, n, r) {
    if ((n.length === 0 && t.length === 0) || (n.length > 0 && t.length > 0)) return r.param(`sstoreResetGas`)
    if (n.length === 0 && t.length > 0) {
      let t = r.param(`sstoreResetGas`)
      return (e.interpreter.refundGas(r.param(`sstoreRefundGas`), `updateSstoreGas`), t)
    }
    return r.param(`sstoreSetGas`)
  }
  function Hs(e, t, n = P) {
    let r = e.interpreter.getGasLeft(),
      i = e.interpreter._evm.stateGasReservoir
    return t + n <= r + i
  }
  function Us(e, t) {
    if (!e.isActivatedEIP(8037)) return P
    let n = e.param(`stateBytesPerNewAccount`),
      r = t.env.block.header.gasLimit
    return n * ao(e, r)
  }
  async function Ws(e, t, n) {
    if (!t.isActivatedEIP(8037)) return P
    let r = await e.stateManager.getAccount(new va(n))
    return r !== void 0 && !r.isEmpty() ? P : Us(t, e)
  }
  function Gs(e, t, n) {
    t.isActivatedEIP(7928) && n > e.interpreter.getGasLeft() && V(z.errorMessages.OUT_OF_GAS)
  }
  function Ks(e, t, n) {
    return (
      (e.eip7928PostTargetCallOog = { outOffset: t, outLength: n }),
      (e.interpreter._evm.eip7928CallPostTargetOog = !0),
      e.interpreter.getGasLeft()
    )
  }
  function qs(e, t, n) {
    V(z.errorMessages.OUT_OF_GAS)
  }
  function Js(e, t, n, r) {
    return (t.isActivatedEIP(7928) || V(z.errorMessages.OUT_OF_GAS), Ks(e, n, r))
  }
  function Ys(e) {
    let t = e.eip7928PostTargetCallOog
    t !== void 0 &&
      ((e.eip7928PostTargetCallOog = void 0), Bs(e, t.outOffset, t.outLength), V(z.errorMessages.OUT_OF_GAS))
  }
  async function Xs(e, t, n) {
    let r = !1
    if (t.gteHardfork(I.SpuriousDragon)) {
      let t = await e.stateManager.getAccount(n)
      ;(t === void 0 || t.isEmpty()) && (r = !0)
    } else (await e.stateManager.getAccount(n)) === void 0 && (r = !0)
    return r
      ? { regular: t.param(`callNewAccountGas`), state: Us(t, e), createsNewAccount: !0 }
      : { regular: P, state: P, createsNewAccount: !1 }
  }
  function Zs(e, t, n) {
    ;(n.isActivatedEIP(2929) && xs(e, t.bytes), Ss(e, t.bytes, n))
  }
  function Qs(e, t, n, r, i, a, o) {
    let s = zs(r, e.interpreter.getGasLeft() - n, e, t)
    return t.isActivatedEIP(7928) && !Hs(e, n, i)
      ? Ks(e, a, o)
      : s > e.interpreter.getGasLeft() - n || n > e.interpreter.getGasLeft()
        ? Js(e, t, a, o)
        : (t.isActivatedEIP(8037) && i > P && e.interpreter.chargeStateGas(i, `CALL pre-charge new_account`),
          (e.lastCallNewAccountStateGas = t.isActivatedEIP(8037) ? i : P),
          (e.messageGasLimit = s),
          n)
  }
  async function $s(e, t, n, r) {
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
    ;((t += H(e, s, c, n)), (t += H(e, l, u, n)), Gs(e, n, t))
    let h = !0
    if ((n.isActivatedEIP(6800) || n.isActivatedEIP(7864)) && e.interpreter._evm.getPrecompile(a) === void 0) {
      let n = e.env.accessWitness.readAccountBasicData(a)
      if (d && o !== P) {
        let n = e.interpreter.getAddress()
        ;((t += e.env.accessWitness.writeAccountBasicData(n)), (t += e.env.accessWitness.writeAccountBasicData(a)))
      }
      ;((t += n), (h = n === P))
    }
    n.isActivatedEIP(2929) && (t += bs(e, a.bytes, n, h))
    let g = P
    ;(d && o !== P && !n.isActivatedEIP(6800) && !n.isActivatedEIP(7864) && (g = n.param(`callValueTransferGas`)),
      Gs(e, n, t + g),
      Zs(e, a, n),
      (t += g))
    let _ = P
    if (f && (o !== P || !n.gteHardfork(I.SpuriousDragon))) {
      let { regular: r, state: i } = await Xs(e, n, a)
      ;((t += r), (_ = i))
    }
    if (n.isActivatedEIP(7702)) {
      let { gas: r, delegationAddress: i } = await p(e, n, a, h)
      if (((t += r), i !== null)) {
        if (n.isActivatedEIP(7928)) {
          if (t > e.interpreter.getGasLeft()) return Js(e, n, l, u)
          ;(m(e, i), Ss(e, i, n))
        } else m(e, i)
      }
    }
    return Qs(e, n, t, i, _, l, u)
  }
  async function ec(e, t, n, r, i) {
    let { offset: a, length: o, salt: s, extraPreTargetGas: c = P, preChargeLabel: l } = r
    ;(n.isActivatedEIP(3860) &&
      o > Number(n.param(`maxInitCodeSize`)) &&
      !e.interpreter._evm.allowUnlimitedInitCodeSize &&
      V(z.errorMessages.INITCODE_SIZE_VIOLATION),
      (t += H(e, a, o, n)),
      n.isActivatedEIP(3860) && (t += ((o + Ci) / wi) * n.param(`initCodeWordGas`)),
      (t += c),
      Gs(e, n, t))
    let u = /* @__PURE__ */ new Uint8Array()
    o !== P && (u = e.memory.read(Number(a), Number(o), !0))
    let d = await i(e, u, s),
      f = await Ws(e, n, d)
    if (
      (n.isActivatedEIP(2929) && !n.isActivatedEIP(8038) && xs(e, d),
      n.isActivatedEIP(2929) && (t += Cs(e, e.interpreter.getAddress().bytes, n, !1)),
      n.isActivatedEIP(8037))
    ) {
      if (!Hs(e, t, f) || t > e.interpreter.getGasLeft())
        return (Ss(e, d, n), (e.lastCreateNewAccountStateGas = P), qs(e, n, t))
      ;(t > P && (e.interpreter.useGas(t, l), (t = P)),
        f > P && e.interpreter.chargeStateGas(f, `${l} new_account`),
        (e.lastCreateNewAccountStateGas = f))
    } else if (t > e.interpreter.getGasLeft()) return (Ss(e, d, n), qs(e, n, t))
    e.interpreter.isStatic() && V(z.errorMessages.STATIC_STATE_CHANGE)
    let p = BigInt(e.interpreter.getGasLeft()) - t
    return (
      (p = zs(p, p, e, n)), t > e.interpreter.getGasLeft() ? (Ss(e, d, n), qs(e, n, t)) : ((e.messageGasLimit = p), t)
    )
  }
  function tc(e) {
    return e <= 90 || e >= 128
  }
  function nc(e) {
    return (tc(e) || V(z.errorMessages.INVALID_OPCODE), (e + 145) & 255)
  }
  function rc(e) {
    return e <= 81 || e >= 128
  }
  function ic(e) {
    rc(e) || V(z.errorMessages.INVALID_OPCODE)
    let t = e ^ 143,
      n = (t >> 4) & 15,
      r = t & 15
    return n < r ? [n + 1, r + 1] : [r + 1, 29 - n]
  }
  let ac = /* @__PURE__ */ new Map([
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
            r = Ds(t + n, fi)
          e.stack.push(r)
        },
      ],
      [
        2,
        function (e) {
          let [t, n] = e.stack.popN(2),
            r = Ds(t * n, fi)
          e.stack.push(r)
        },
      ],
      [
        3,
        function (e) {
          let [t, n] = e.stack.popN(2),
            r = Ds(t - n, fi)
          e.stack.push(r)
        },
      ],
      [
        4,
        function (e) {
          let [t, n] = e.stack.popN(2),
            r
          ;((r = n === P ? P : Ds(t / n, fi)), e.stack.push(r))
        },
      ],
      [
        5,
        function (e) {
          let [t, n] = e.stack.popN(2),
            r
          ;((r = n === P ? P : ks(Os(t) / Os(n))), e.stack.push(r))
        },
      ],
      [
        6,
        function (e) {
          let [t, n] = e.stack.popN(2),
            r
          ;((r = n === P ? n : Ds(t, n)), e.stack.push(r))
        },
      ],
      [
        7,
        function (e) {
          let [t, n] = e.stack.popN(2),
            r
          ;((r = n === P ? n : Os(t) % Os(n)), e.stack.push(ks(r)))
        },
      ],
      [
        8,
        function (e) {
          let [t, n, r] = e.stack.popN(3),
            i
          ;((i = r === P ? P : Ds(t + n, r)), e.stack.push(i))
        },
      ],
      [
        9,
        function (e) {
          let [t, n, r] = e.stack.popN(3),
            i
          ;((i = r === P ? P : Ds(t * n, r)), e.stack.push(i))
        },
      ],
      [
        10,
        function (e) {
          let [t, n] = e.stack.popN(2)
          if (t === _i)
            switch (n) {
              case Oi:
                e.stack.push(ji)
                return
              case ki:
                e.stack.push(Mi)
                return
              case Ai:
                e.stack.push(Ni)
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
          let r = js(t, n)
          e.stack.push(r)
        },
      ],
      [
        11,
        function (e) {
          let [t, n] = e.stack.popN(2)
          if (t < Ci) {
            let e = t * bi + yi,
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
            r = Os(t) < Os(n) ? F : P
          e.stack.push(r)
        },
      ],
      [
        19,
        function (e) {
          let [t, n] = e.stack.popN(2),
            r = Os(t) > Os(n) ? F : P
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
          if (t > wi) {
            e.stack.push(P)
            return
          }
          let r = (n >> ((Ci - t) * bi)) & Ei
          e.stack.push(r)
        },
      ],
      [
        27,
        function (e) {
          let [t, n] = e.stack.popN(2)
          if (t > Di) {
            e.stack.push(P)
            return
          }
          let r = (n << t) & di
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
            ;((r = i ? di : P), e.stack.push(r))
            return
          }
          let a = n >> t
          if (i) {
            let e = Ei - t
            r = a | ((di >> e) << e)
          } else r = a
          e.stack.push(r)
        },
      ],
      [
        30,
        function (e) {
          let t = e.stack.pop()
          if (t === P) {
            e.stack.push(Di)
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
            i = /* @__PURE__ */ new Uint8Array()
          r !== P && (i = e.memory.read(Number(n), Number(r)))
          let a = BigInt(k((t.customCrypto.keccak256 ?? us)(i)))
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
          ;(r.length < 32 && (i <<= bi * BigInt(32 - r.length)), e.stack.push(i))
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
            let i = Is(e.interpreter.getCallData(), n, r),
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
            let i = Is(e.interpreter.getCode(), n, r),
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
          if (ps(n)) {
            e.stack.push(BigInt(ds.length))
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
            ps(t) && (t = ds)
            let o = Is(t, r, i),
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
            ps(await e.stateManager.getCode(t)))
          ) {
            e.stack.push(A(fs))
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
            let i = Is(e.interpreter.getReturnData(), n, r),
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
            if (r > Di || r <= P) {
              e.stack.push(P)
              return
            }
            let i = new va(ai(t.param(`historyStorageAddress`))),
              a = t.param(`historyServeWindow`),
              o = M(j(n % a), 32)
            if (t.isActivatedEIP(6800) || t.isActivatedEIP(7864)) {
              let t = e.env.accessWitness.readAccountStorage(i, n)
              e.interpreter.useGas(t, `BLOCKHASH`)
            }
            let s = await e.stateManager.getStorage(i, o)
            e.stack.push(A(s))
          } else {
            let t = e.interpreter.getBlockNumber() - n
            if (t > Di || t <= P) {
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
            r = j(n & Ei),
            i = Number(t)
          e.memory.write(i, 1, r)
        },
      ],
      [
        84,
        async function (e) {
          let t = e.stack.pop(),
            n = M(j(t), 32),
            r = await e.interpreter.storageLoad(n),
            i = r.length ? A(r) : P
          e.stack.push(i)
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
            let t = a.param(`stateBytesPerStorageSet`) * ao(a, e.env.block.header.gasLimit)
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
          t > e.interpreter.getCodeSize() && V(z.errorMessages.INVALID_JUMP + ` at ` + Ps(e))
          let n = Number(t)
          ;(Rs(e, n) || V(z.errorMessages.INVALID_JUMP + ` at ` + Ps(e)), (e.programCounter = n))
        },
      ],
      [
        87,
        function (e) {
          let [t, n] = e.stack.popN(2)
          if (n !== P) {
            t > e.interpreter.getCodeSize() && V(z.errorMessages.INVALID_JUMP + ` at ` + Ps(e))
            let n = Number(t)
            ;(Rs(e, n) || V(z.errorMessages.INVALID_JUMP + ` at ` + Ps(e)), (e.programCounter = n))
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
          e.stack.push(e.memoryWordCount * wi)
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
          let t = e.stack.pop(),
            n = M(j(t), 32),
            r = e.interpreter.transientStorageLoad(n),
            i = r.length ? A(r) : P
          e.stack.push(i)
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
            ;(t.length < n && (t = Qr(t, n)), (e.programCounter += n), e.stack.push(A(t)))
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
            a = /* @__PURE__ */ new Uint8Array()
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
          ;(r.length < 32 && (i <<= bi * BigInt(32 - r.length)), e.stack.push(i))
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
            let i = Is(e.env.eof.container.body.dataSection, n, r),
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
          let t = Jr(e.code.slice(e.programCounter, e.programCounter + 2)),
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
          let t = Jr(e.code.slice(e.programCounter, e.programCounter + 2)),
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
          let n = nc(Ns(e))
          e.stack.dup(n)
        },
      ],
      [
        231,
        function (e, t) {
          t.isActivatedEIP(8024) || V(z.errorMessages.INVALID_OPCODE)
          let n = nc(Ns(e))
          e.stack.swap(n)
        },
      ],
      [
        232,
        function (e, t) {
          t.isActivatedEIP(8024) || V(z.errorMessages.INVALID_OPCODE)
          let [n, r] = ic(Ns(e))
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
            let c = /* @__PURE__ */ new Uint8Array()
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
              r = new Ya(n, Ga.Initmode),
              [i, a] = e.stack.popN(2),
              o = /* @__PURE__ */ new Uint8Array()
            a !== P && (o = e.memory.read(Number(i), Number(a)))
            let s = r.header.dataSize,
              c = r.body.dataSection.length + Number(a)
            ;(c < s && V(L.INVALID_RETURN_CONTRACT_DATA_SIZE), c > 65535 && V(z.errorMessages.OUT_OF_GAS))
            let l = M(j(BigInt(c)), 2),
              u = r.header.dataSizePtr
            ;((n[u] = l[0]), (n[u + 1] = l[1]))
            let d = si(n, o)
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
          let o = /* @__PURE__ */ new Uint8Array()
          if ((i !== P && (o = e.memory.read(Number(r), Number(i), !0)), ps(o))) {
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
          let s = /* @__PURE__ */ new Uint8Array()
          if ((i !== P && (s = e.memory.read(Number(r), Number(i), !0)), ps(s))) {
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
            u = /* @__PURE__ */ new Uint8Array()
          o !== P && (u = e.memory.read(Number(a), Number(o), !0))
          let d = e.messageGasLimit
          if (((e.messageGasLimit = void 0), i !== P)) {
            let n = t.param(`callStipendGas`)
            ;(e.interpreter.addStipend(n), (d += n))
          }
          let f = await e.interpreter.call(d, l, i, u)
          ;(Bs(e, s, c), e.stack.push(f))
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
          let d = /* @__PURE__ */ new Uint8Array()
          o !== P && (d = e.memory.read(Number(a), Number(o), !0))
          let f = await e.interpreter.callCode(u, l, i, d)
          ;(Bs(e, s, c), e.stack.push(f))
        },
      ],
      [
        244,
        async function (e) {
          let t = e.interpreter.getCallValue(),
            [n, r, i, a, o, s] = e.stack.popN(6),
            c = B(r),
            l = /* @__PURE__ */ new Uint8Array()
          a !== P && (l = e.memory.read(Number(i), Number(a), !0))
          let u = e.messageGasLimit
          e.messageGasLimit = void 0
          let d = await e.interpreter.callDelegate(u, c, t, l)
          ;(Bs(e, o, s), e.stack.push(d))
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
          ;(r.length < 32 && (i <<= bi * BigInt(32 - r.length)), e.stack.push(i))
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
              ;(e.stack.push(F), (e.returnBytes = /* @__PURE__ */ new Uint8Array()))
              return
            }
            let o = B(t),
              s = /* @__PURE__ */ new Uint8Array()
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
              ;(e.stack.push(F), (e.returnBytes = /* @__PURE__ */ new Uint8Array()))
              return
            }
            let o = B(n)
            if (!ps(await e.stateManager.getCode(o))) {
              ;(e.stack.push(F), (e.returnBytes = /* @__PURE__ */ new Uint8Array()))
              return
            }
            let s = /* @__PURE__ */ new Uint8Array()
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
          let u = /* @__PURE__ */ new Uint8Array()
          a !== P && (u = e.memory.read(Number(i), Number(a), !0))
          let d = await e.interpreter.callStatic(l, c, t, u)
          ;(Bs(e, o, s), e.stack.push(d))
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
              ;(e.stack.push(F), (e.returnBytes = /* @__PURE__ */ new Uint8Array()))
              return
            }
            let o = B(n),
              s = /* @__PURE__ */ new Uint8Array()
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
            r = /* @__PURE__ */ new Uint8Array()
          ;(n !== P && (r = e.memory.read(Number(t), Number(n))), e.interpreter.finish(r))
        },
      ],
      [
        253,
        function (e) {
          let [t, n] = e.stack.popN(2),
            r = /* @__PURE__ */ new Uint8Array()
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
    oc = ac.get(96)
  for (let e = 97; e <= 127; e++) ac.set(e, oc)
  let sc = ac.get(128)
  for (let e = 129; e <= 143; e++) ac.set(e, sc)
  let cc = ac.get(144)
  for (let e = 145; e <= 159; e++) ac.set(e, cc)
  let lc = ac.get(160)
  for (let e = 161; e <= 164; e++) ac.set(e, lc)
  function uc(e) {
    return `opcode` in e && `opcodeName` in e && `baseFee` in e && `logicFunction` in e
  }
  var dc = class {
    async getBlock() {
      return {
        hash() {
          return /* @__PURE__ */ new Uint8Array(32)
        },
      }
    }
    async putBlock() {}
    shallowCopy() {
      return this
    }
  }
  let fc = new Uint8Array([239, 1, 0])
  function pc(e, t, n, r, i) {
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
              ? e.interpreter.refundGas(
                  i.param(`netSstoreResetClearRefundGas`),
                  `EIP-1283 -> netSstoreResetClearRefund`,
                )
              : e.interpreter.refundGas(i.param(`netSstoreResetRefundGas`), `EIP-1283 -> netSstoreResetRefund`)),
          i.param(`netSstoreDirtyGas`))
  }
  function mc(e, t, n) {
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
  function hc(e, t, n, r, i, a) {
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
  function gc(e, t, n, r, i, a) {
    if ((e.interpreter.getGasLeft() <= a.param(`sstoreSentryEIP2200Gas`) && V(z.errorMessages.OUT_OF_GAS), N(t, r)))
      return Ts(e, i, a.param(`sstoreNoopEIP2200Gas`), `noop`, a)
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
        e.interpreter.refundGas(Ts(e, i, t, `initRefund`, a), `EIP-2200 -> initRefund`)
      } else {
        let t = a.param(`sstoreCleanRefundEIP2200Gas`)
        e.interpreter.refundGas(BigInt(Ts(e, i, t, `cleanRefund`, a)), `EIP-2200 -> cleanRefund`)
      }
    }
    return a.param(`sstoreDirtyEIP2200Gas`)
  }
  let _c = BigInt(2) ** BigInt(160) - BigInt(1)
  async function vc(e, t, n) {
    let r = e.interpreter.getAddress()
    if (n !== void 0) return aa(r.bytes, n, t)
    let i = (await e.stateManager.getAccount(r))?.nonce ?? P
    return ia(r.bytes, j(i))
  }
  async function yc(e, t, n, r) {
    let i = await e.stateManager.getCode(n)
    if (N(i.slice(0, 3), fc)) {
      let n = i.slice(3, 24)
      return { gas: bs(e, n, t, r), delegationAddress: n }
    }
    return { gas: P, delegationAddress: null }
  }
  function bc(e, t) {
    xs(e, t)
  }
  let xc = /* @__PURE__ */ new Map([
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
          return ((t += H(e, r, i, n)), (t += n.param(`keccak256WordGas`) * Fs(i, wi)), t)
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
          return (n.isActivatedEIP(2929) && (t += Cs(e, r.bytes, n, i)), t)
        },
      ],
      [
        55,
        async function (e, t, n) {
          let [r, i, a] = e.stack.peek(3)
          return ((t += H(e, r, a, n)), a !== P && (t += n.param(`copyGas`) * Fs(a, wi)), t)
        },
      ],
      [
        57,
        async function (e, t, n) {
          let [r, i, a] = e.stack.peek(3)
          if (
            ((t += H(e, r, a, n)),
            a !== P &&
              ((t += n.param(`copyGas`) * Fs(a, wi)),
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
            n.isActivatedEIP(2929) && (t += Cs(e, r.bytes, n, i)),
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
            (n.isActivatedEIP(2929) && (t += Cs(e, s.bytes, n, c)),
            n.isActivatedEIP(8038) && (t += n.param(`warmstoragereadGas`)),
            o !== P && ((t += n.param(`copyGas`) * Fs(o, wi)), n.isActivatedEIP(6800) || n.isActivatedEIP(7864)))
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
            a !== P && (t += n.param(`copyGas`) * Fs(a, wi)),
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
          return (n.isActivatedEIP(2929) && (t += Cs(e, r.bytes, n, i)), t)
        },
      ],
      [
        81,
        async function (e, t, n) {
          let r = e.stack.peek()[0]
          return ((t += H(e, r, wi, n)), t)
        },
      ],
      [
        82,
        async function (e, t, n) {
          let r = e.stack.peek()[0]
          return ((t += H(e, r, wi, n)), t)
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
          return (n.isActivatedEIP(2929) && (t += ws(e, i, !1, n, a)), t)
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
              currentStorage: Ms(await e.interpreter.storageLoad(a, !1, !1)),
              originalStorage: Ms(await e.interpreter.storageLoad(a, !0, !1)),
            }),
            c = !0
          if (n.isActivatedEIP(8038)) {
            t += mc(e, a, n)
            let { currentStorage: r, originalStorage: i } = await s()
            ;((t += hc(e, r, i, Ms(o), a, n)), (c = !1))
          } else {
            let { currentStorage: r, originalStorage: i } = await s()
            n.hardfork() === I.Constantinople
              ? (t += pc(e, r, i, Ms(o), n))
              : n.gteHardfork(I.Istanbul)
                ? !n.isActivatedEIP(6800) && !n.isActivatedEIP(7864) && (t += gc(e, r, i, Ms(o), a, n))
                : (t += Vs(e, r, Ms(o), n))
          }
          n.isActivatedEIP(7928) &&
            e.interpreter._evm.blockLevelAccessList?.addStorageRead(e.interpreter.getAddress().toString(), a)
          let l = c
          if (n.isActivatedEIP(6800) || n.isActivatedEIP(7864)) {
            let n = e.interpreter.getAddress(),
              i = e.env.accessWitness.writeAccountStorage(n, r)
            ;((t += i), (l = i === P))
          }
          return (n.isActivatedEIP(2929) && (t += ws(e, a, !0, n, l)), t)
        },
      ],
      [
        94,
        async function (e, t, n) {
          let [r, i, a] = e.stack.peek(3),
            o = (a + Ci) / wi
          return ((t += vi * o), (t += H(e, i, a, n)), (t += H(e, r, a, n)), t)
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
          return ((t += H(e, r, a, n)), a !== P && (t += n.param(`copyGas`) * Fs(a, wi)), t)
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
          t += n.param(`keccak256WordGas`) * Fs(BigInt(c.length), wi)
          let l = e.interpreter.getGasLeft() - t
          return ((e.messageGasLimit = zs(l, l, e, n)), t)
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
            return ec(e, t, n, { offset: i, length: a, preChargeLabel: `CREATE pre-charges` }, vc)
          if (
            (e.interpreter.isStatic() && V(z.errorMessages.STATIC_STATE_CHANGE),
            n.isActivatedEIP(2929) && (t += Cs(e, e.interpreter.getAddress().bytes, n, !1)),
            n.isActivatedEIP(3860) && (t += ((a + Ci) / wi) * n.param(`initCodeWordGas`)),
            (t += H(e, i, a, n)),
            n.isActivatedEIP(8037))
          ) {
            let r = await Ws(e, n, await vc(e, /* @__PURE__ */ new Uint8Array()))
            ;(t > P && (e.interpreter.useGas(t, `CREATE pre-charges`), (t = P)),
              r > P && e.interpreter.chargeStateGas(r, `CREATE pre-charge new_account`),
              (e.lastCreateNewAccountStateGas = r))
          }
          let o = BigInt(e.interpreter.getGasLeft()) - t
          return ((o = zs(o, o, e, n)), (e.messageGasLimit = o), t)
        },
      ],
      [
        241,
        async function (e, t, n) {
          let [r, i, a, o, s, c, l] = e.stack.peek(7)
          return (
            e.interpreter.isStatic() && a !== P && V(z.errorMessages.STATIC_STATE_CHANGE),
            $s(e, t, n, {
              currentGasLimit: r,
              toAddress: B(i),
              value: a,
              inOffset: o,
              inLength: s,
              outOffset: c,
              outLength: l,
              includeValueTransfer: !0,
              includeNewAccountPostCheck: !0,
              eip7702GetAccessCost: yc,
              eip7702WarmAddress: bc,
            })
          )
        },
      ],
      [
        242,
        async function (e, t, n) {
          let [r, i, a, o, s, c, l] = e.stack.peek(7)
          return $s(e, t, n, {
            currentGasLimit: r,
            toAddress: B(i),
            value: a,
            inOffset: o,
            inLength: s,
            outOffset: c,
            outLength: l,
            includeValueTransfer: !0,
            includeNewAccountPostCheck: !1,
            eip7702GetAccessCost: yc,
            eip7702WarmAddress: bc,
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
          return $s(e, t, n, {
            currentGasLimit: r,
            toAddress: B(i),
            value: P,
            inOffset: a,
            inLength: o,
            outOffset: s,
            outLength: c,
            includeValueTransfer: !1,
            includeNewAccountPostCheck: !1,
            eip7702GetAccessCost: yc,
            eip7702WarmAddress: bc,
          })
        },
      ],
      [
        245,
        async function (e, t, n) {
          let [r, i, a, o] = e.stack.peek(4),
            s = M(j(o), 32)
          if (n.isActivatedEIP(7928))
            return ec(
              e,
              t,
              n,
              {
                offset: i,
                length: a,
                salt: s,
                extraPreTargetGas: n.param(`keccak256WordGas`) * Fs(a, wi),
                preChargeLabel: `CREATE2 pre-charges`,
              },
              vc,
            )
          if (
            (e.interpreter.isStatic() && V(z.errorMessages.STATIC_STATE_CHANGE),
            (t += H(e, i, a, n)),
            n.isActivatedEIP(2929) && (t += Cs(e, e.interpreter.getAddress().bytes, n, !1)),
            n.isActivatedEIP(3860) && (t += ((a + Ci) / wi) * n.param(`initCodeWordGas`)),
            (t += n.param(`keccak256WordGas`) * Fs(a, wi)),
            n.isActivatedEIP(8037))
          ) {
            let r = /* @__PURE__ */ new Uint8Array()
            a !== P && (r = e.memory.read(Number(i), Number(a), !0))
            let o = await Ws(e, n, await vc(e, r, s))
            ;(t > P && (e.interpreter.useGas(t, `CREATE2 pre-charges`), (t = P)),
              o > P && e.interpreter.chargeStateGas(o, `CREATE2 pre-charge new_account`),
              (e.lastCreateNewAccountStateGas = o))
          }
          let c = e.interpreter.getGasLeft() - t
          return ((c = zs(c, c, e, n)), (e.messageGasLimit = c), t)
        },
      ],
      [
        248,
        async function (e, t, n) {
          e.env.eof === void 0 && V(z.errorMessages.INVALID_OPCODE)
          let [r, i, a, o] = e.stack.peek(4)
          ;(e.interpreter.isStatic() && o !== P && V(z.errorMessages.STATIC_STATE_CHANGE),
            o > P && (t += n.param(`callValueTransferGas`)),
            r > _c && V(L.INVALID_EXTCALL_TARGET),
            (t += H(e, i, a, n)))
          let s = B(r)
          if (((t += Cs(e, s.bytes, n)), o > P)) {
            let r = await e.stateManager.getAccount(s)
            ;(r === void 0 || r.isEmpty()) && (t += n.param(`callNewAccountGas`))
          }
          let c = n.param(`minRetainedGas`),
            l = n.param(`minCalleeGas`),
            u = e.interpreter.getGasLeft() - t,
            d = u / Ti,
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
          ;(r > _c && V(L.INVALID_EXTCALL_TARGET), (t += H(e, i, a, n)))
          let o = B(r)
          t += Cs(e, o.bytes, n)
          let s = n.param(`minRetainedGas`),
            c = n.param(`minCalleeGas`),
            l = e.interpreter.getGasLeft() - t,
            u = l / Ti,
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
          return $s(e, t, n, {
            currentGasLimit: r,
            toAddress: B(i),
            value: P,
            inOffset: a,
            inLength: o,
            outOffset: s,
            outLength: c,
            includeValueTransfer: !1,
            includeNewAccountPostCheck: !1,
            eip7702GetAccessCost: yc,
            eip7702WarmAddress: bc,
          })
        },
      ],
      [
        251,
        async function (e, t, n) {
          e.env.eof === void 0 && V(z.errorMessages.INVALID_OPCODE)
          let [r, i, a] = e.stack.peek(3)
          ;(r > _c && V(L.INVALID_EXTCALL_TARGET), (t += H(e, i, a, n)))
          let o = B(r)
          t += Cs(e, o.bytes, n)
          let s = n.param(`minRetainedGas`),
            c = n.param(`minCalleeGas`),
            l = e.interpreter.getGasLeft() - t,
            u = l / Ti,
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
            n.isActivatedEIP(2929) && ((l = bs(e, i.bytes, n, c, !0)), (t += l)),
            n.isActivatedEIP(7928) && t <= e.interpreter.getGasLeft() && Ss(e, i.bytes, n),
            n.isActivatedEIP(2929) && xs(e, i.bytes),
            (t += s),
            t
          )
        },
      ],
    ]),
    Sc = xc.get(160)
  for (let e = 161; e <= 164; e++) xc.set(e, Sc)
  var Cc = class {
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
  }
  let U = (e) => ({ name: e, isAsync: !1, dynamicGas: !1 }),
    wc = (e) => ({ name: e, isAsync: !1, dynamicGas: !0 }),
    Tc = (e) => ({ name: e, isAsync: !0, dynamicGas: !1 }),
    W = (e) => ({ name: e, isAsync: !0, dynamicGas: !0 }),
    Ec = {
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
      10: wc(`EXP`),
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
      32: wc(`KECCAK256`),
      48: Tc(`ADDRESS`),
      49: W(`BALANCE`),
      50: Tc(`ORIGIN`),
      51: Tc(`CALLER`),
      52: Tc(`CALLVALUE`),
      53: Tc(`CALLDATALOAD`),
      54: Tc(`CALLDATASIZE`),
      55: W(`CALLDATACOPY`),
      56: U(`CODESIZE`),
      57: wc(`CODECOPY`),
      58: U(`GASPRICE`),
      59: W(`EXTCODESIZE`),
      60: W(`EXTCODECOPY`),
      64: Tc(`BLOCKHASH`),
      65: Tc(`COINBASE`),
      66: Tc(`TIMESTAMP`),
      67: Tc(`NUMBER`),
      68: Tc(`DIFFICULTY`),
      69: Tc(`GASLIMIT`),
      80: U(`POP`),
      81: wc(`MLOAD`),
      82: wc(`MSTORE`),
      83: wc(`MSTORE8`),
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
      160: wc(`LOG`),
      161: wc(`LOG`),
      162: wc(`LOG`),
      163: wc(`LOG`),
      164: wc(`LOG`),
      240: W(`CREATE`),
      241: W(`CALL`),
      242: W(`CALLCODE`),
      243: wc(`RETURN`),
      254: U(`INVALID`),
      255: W(`SELFDESTRUCT`),
    },
    Dc = [
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
        opcodes: { 253: wc(`REVERT`), 250: W(`STATICCALL`), 61: Tc(`RETURNDATASIZE`), 62: W(`RETURNDATACOPY`) },
      },
      {
        hardfork: I.Constantinople,
        opcodes: { 27: U(`SHL`), 28: U(`SHR`), 29: U(`SAR`), 63: W(`EXTCODEHASH`), 245: W(`CREATE2`) },
      },
      { hardfork: I.Istanbul, opcodes: { 70: U(`CHAINID`), 71: U(`SELFBALANCE`) } },
      { hardfork: I.Paris, opcodes: { 68: Tc(`PREVRANDAO`) } },
    ],
    Oc = [
      { eip: 8024, opcodes: { 230: U(`DUPN`), 231: U(`SWAPN`), 232: U(`EXCHANGE`) } },
      { eip: 1153, opcodes: { 92: U(`TLOAD`), 93: U(`TSTORE`) } },
      { eip: 3198, opcodes: { 72: U(`BASEFEE`) } },
      { eip: 3855, opcodes: { 95: U(`PUSH0`) } },
      { eip: 4200, opcodes: { 224: U(`RJUMP`), 225: U(`RJUMPI`), 226: U(`RJUMPV`) } },
      { eip: 4750, opcodes: { 227: U(`CALLF`), 228: U(`RETF`) } },
      { eip: 4844, opcodes: { 73: U(`BLOBHASH`) } },
      { eip: 5656, opcodes: { 94: wc(`MCOPY`) } },
      { eip: 6206, opcodes: { 229: U(`JUMPF`) } },
      {
        eip: 7069,
        opcodes: { 247: U(`RETURNDATALOAD`), 248: W(`EXTCALL`), 249: W(`EXTDELEGATECALL`), 251: W(`EXTSTATICCALL`) },
      },
      { eip: 7480, opcodes: { 208: U(`DATALOAD`), 209: U(`DATALOADN`), 210: U(`DATASIZE`), 211: wc(`DATACOPY`) } },
      { eip: 7516, opcodes: { 74: U(`BLOBBASEFEE`) } },
      { eip: 7843, opcodes: { 75: Tc(`SLOTNUM`) } },
      { eip: 7620, opcodes: { 236: W(`EOFCREATE`), 238: W(`RETURNCONTRACT`) } },
      { eip: 7939, opcodes: { 30: U(`CLZ`) } },
    ]
  function kc(e) {
    let t = /* @__PURE__ */ new Map()
    for (let [n, r] of Object.entries(e)) {
      let e = parseInt(n, 10)
      ;(isNaN(r.fee) && (r.fee = 0), t.set(e, new Cc({ code: e, fullName: Ls(e, r.name), ...r })))
    }
    return t
  }
  function Ac(e, t) {
    let n = { ...Ec },
      r = new Map(ac),
      i = new Map(xc)
    for (let t = 0; t < Dc.length; t++) e.gteHardfork(Dc[t].hardfork) && (n = { ...n, ...Dc[t].opcodes })
    for (let t of Oc) e.isActivatedEIP(t.eip) && (n = { ...n, ...t.opcodes })
    for (let t in n) {
      let r = Number(e.param(`${n[t].name.toLowerCase()}Gas`))
      if (r === void 0) throw D(`base fee not defined for: ${n[t].name}`)
      n[t].fee = r
    }
    if (t)
      for (let e of t) {
        let t = e
        if (!uc(t)) {
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
    let a = kc(n),
      o = []
    for (let [e, t] of a) {
      let n = i.get(e)
      o[e] = { opcodeInfo: t, opHandler: r.get(e), gasHandler: n }
    }
    let s = o[254]
    for (let e = 0; e <= 255; e++) o[e] === void 0 && (o[e] = s)
    return { dynamicGasHandlers: i, handlers: r, opcodes: a, opcodeMap: o }
  }
  var jc = class {
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
    Mc = /* @__PURE__ */ l(eo(), 1)
  let Nc = (0, Mc.default)(`evm:gas`)
  function Pc(e) {
    return typeof e == `object` && !!e && `errorType` in e && e.errorType === `EVMError`
  }
  var Fc = class {
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
          memory: new _s(),
          memoryWordCount: P,
          highestMemCost: P,
          stack: new jc(),
          code: /* @__PURE__ */ new Uint8Array(),
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
          returnBytes: /* @__PURE__ */ new Uint8Array(),
        }),
          (this.journal = a),
          (this._env = r),
          (this._result = {
            logs: r.initialLogs ? [...r.initialLogs] : [],
            returnValue: void 0,
            selfdestruct: /* @__PURE__ */ new Map(),
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
            n = t ? Ga.TxInitmode : Ga.Default
          try {
            ms(this._runState, n)
          } catch {
            return { runState: this._runState, exceptionError: new z(z.errorMessages.INVALID_EOF_FORMAT) }
          }
          if (t)
            try {
              Xa(this._runState.code, this._evm, Ba.InitCode, Ga.TxInitmode)
            } catch {
              return { runState: this._runState, exceptionError: new z(z.errorMessages.INVALID_EOF_FORMAT) }
            }
        }
        this._runState.programCounter = t.pc ?? this._runState.programCounter
        let n = this._runState.programCounter
        if (n !== 0 && (n < 0 || n >= this._runState.code.length))
          throw D(`Internal error: program counter not in range`)
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
                Pc(e) &&
                  (this._evm.events.listenerCount(`step`) > 0 || this._evm.DEBUG) &&
                  (await this._runStepHook(i, this.getGasLeft(), a)),
                e
              )
            }
          if (
            ((this._evm.events.listenerCount(`step`) > 0 || this._evm.DEBUG) &&
              (await this._runStepHook(i, this.getGasLeft(), a)),
            (this.common.isActivatedEIP(6800) || this.common.isActivatedEIP(7864)) &&
              this._env.chargeCodeAccesses === !0)
          ) {
            let e = this._runState.interpreter.getAddress(),
              t = this._runState.env.accessWitness.readAccountCodeChunks(
                e,
                this._runState.programCounter,
                this._runState.programCounter,
              )
            ;((i += t), Nc(`codechunk accessed statelessGas=${t} (-> ${i})`))
          }
          if (n.isInvalid) throw new z(z.errorMessages.INVALID_OPCODE)
          ;(this.useGas(i, n), this._runState.programCounter++, Ys(this._runState))
          let e = t.opHandler
          ;(n.isAsync
            ? await e.apply(null, [this._runState, this.common])
            : e.apply(null, [this._runState, this.common]),
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
          ;((a = /* @__PURE__ */ new Uint8Array()), t !== P && (a = this._runState.memory.read(Number(e), Number(t))))
        }
        za[r.code] !== void 0 &&
          za[r.code].intermediates > 0 &&
          (o = this._runState.code.slice(
            this._runState.programCounter + 1,
            this._runState.programCounter + 1 + za[r.code].intermediates,
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
          t = s.stack.map((e) => ri(BigInt(e)))
          let n = s.opcode.name,
            r = { pc: s.pc, op: n, gas: ri(s.gasLeft), gasCost: ri(e), stack: t, depth: s.depth }
          ;(n in this.opDebuggers || (this.opDebuggers[n] = (0, Mc.default)(`evm:ops:${n}`)),
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
              r.length < t && (r = Qr(r, t))
              let o = A(r)
              ;((n[i + 1] = o), (i += t))
            } else a === 91 && (t[i] = 1)
          } else if (this.common.isActivatedEIP(8024) && (a === 230 || a === 231 || a === 232)) {
            let t = e[i + 1]
            if (t === void 0) continue
            ;(a === 232 ? rc(t) : tc(t)) === !0 && i++
          }
        }
        return { jumps: t, pushes: n, opcodesCached: r }
      }
      useGas(e, t) {
        if (((this._runState.gasLeft -= e), this._evm.DEBUG)) {
          let n = ``
          ;(typeof t == `string` ? (n = t + `: `) : t !== void 0 && (n = `${t.name} fee: `),
            Nc(`${n}used ${e} gas (-> ${this._runState.gasLeft})`))
        }
        this._runState.gasLeft < P && ((this._runState.gasLeft = P), V(z.errorMessages.OUT_OF_GAS))
      }
      refundGas(e, t) {
        ;(this._evm.DEBUG &&
          Nc(`${typeof t == `string` ? t + `: ` : ``}refund ${e} gas (-> ${this._runState.gasRefund})`),
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
            Nc(
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
            Nc(
              `${t === void 0 ? `` : t + `: `}credited ${e} state gas refund (gasLeft +${i}, reservoir=${n.stateGasReservoir}, executionStateGasUsed=${n.executionStateGasUsed})`,
            ))
      }
      refillStateGasReservoir(e, t) {
        if (e === P) return
        let n = this._evm
        ;((n.stateGasReservoir += e),
          (n.executionStateGasUsed -= e),
          n.DEBUG &&
            Nc(
              `${t === void 0 ? `` : t + `: `}refilled ${e} state gas (reservoir=${n.stateGasReservoir}, executionStateGasUsed=${n.executionStateGasUsed})`,
            ))
      }
      subRefund(e, t) {
        ;(this._evm.DEBUG &&
          Nc(`${typeof t == `string` ? t + `: ` : ``}sub gas refund ${e} (-> ${this._runState.gasRefund})`),
          (this._runState.gasRefund -= e),
          this._runState.gasRefund < P && ((this._runState.gasRefund = P), V(z.errorMessages.REFUND_EXHAUSTED)))
      }
      addStipend(e) {
        ;(this._evm.DEBUG && Nc(`add stipend ${e} (-> ${this._runState.gasLeft})`), (this._runState.gasLeft += e))
      }
      async getExternalBalance(e) {
        if (
          (this._evm.common.isActivatedEIP(7928) && this._evm.blockLevelAccessList?.addAddress(e.toString()),
          e.equals(this._env.address))
        )
          return this._env.contract.balance
        let t = await this._stateManager.getAccount(e)
        return ((t ||= new na()), t.balance)
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
            this.common.consensusAlgorithm() === Pa.Clique
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
        let i = new ys({
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
        let i = new ys({
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
        let i = new ys({
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
        let i = new ys({
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
        ;((e.selfdestruct = t),
          (e.gasRefund = this._runState.gasRefund),
          (this._runState.returnBytes = /* @__PURE__ */ new Uint8Array()))
        let n
        if (
          (this.common.isActivatedEIP(6780) && ((n = new Set(this._result.createdAddresses)), (e.createdAddresses = n)),
          (this._runState.returnBytes = /* @__PURE__ */ new Uint8Array()),
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
        this._runState.returnBytes = /* @__PURE__ */ new Uint8Array()
        let c = (e) => {
          let t = this._runState.lastCreateNewAccountStateGas ?? P
          t !== P && (this.creditStateGasRefund(t, e), (this._runState.lastCreateNewAccountStateGas = P))
        }
        if (
          this._env.depth >= Number(this.common.param(`stackLimit`)) ||
          this._env.contract.balance < t ||
          this._env.contract.nonce >= li
        )
          return (c(`CREATE fail-fast new_account`), P)
        let l = r ? aa(this._env.address.bytes, r, n) : ia(this._env.address.bytes, j(this._env.contract.nonce))
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
          let t = await this._stateManager.getAccount(new va(l))
          if (t !== void 0 && (t.nonce > P || N(t.codeHash, pi) === !1 || N(t.storageRoot, mi) === !1))
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
        let u = new ys({
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
            a = [to, [no, t, n], i]
          this._result.logs.push(a)
        }
        let i = !1
        if (!n) {
          let t = await this._stateManager.getAccount(e)
          ;((i = t === void 0 || t.isEmpty()), (t ||= new na()))
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
            n = e * ao(this.common, t)
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
            n = [to, [ro, e], t]
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
              : _i
      }
    },
    Ic = class {
      constructor(e, t) {
        ;((this.DEBUG = Da(`ethjs`)),
          (this._debug = (0, Mc.default)(`evm:journal`)),
          this.cleanJournal(),
          (this.journalHeight = 0),
          (this.stateManager = e),
          (this.common = t))
      }
      startReportingAccessList() {
        this.accessList = /* @__PURE__ */ new Map()
      }
      startReportingPreimages() {
        this.preimages = /* @__PURE__ */ new Map()
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
          let t = Kr(e)
          if (this.stateManager.getAppliedKey === void 0)
            throw D(`touchAccount: stateManager.getAppliedKey can not be undefined if preimage storing is enabled`)
          let n = this.stateManager.getAppliedKey(t)
          this.preimages.set(k(n), t)
        }
        this.touched.has(e) || (this.touched.add(e), this.journalDiff[this.journalDiff.length - 1][1][2].add(e))
      }
      async commit() {
        ;(this.journalHeight--,
          this.journalDiff.push([
            this.journalHeight,
            [/* @__PURE__ */ new Set(), /* @__PURE__ */ new Map(), /* @__PURE__ */ new Set()],
          ]),
          await this.stateManager.commit())
      }
      async checkpoint() {
        ;(this.journalHeight++,
          this.journalDiff.push([
            this.journalHeight,
            [/* @__PURE__ */ new Set(), /* @__PURE__ */ new Map(), /* @__PURE__ */ new Set()],
          ]),
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
          (this.journal = /* @__PURE__ */ new Map()),
          (this.alwaysWarmJournal = /* @__PURE__ */ new Map()),
          (this.touched = /* @__PURE__ */ new Set()),
          (this.journalDiff = [[0, [/* @__PURE__ */ new Set(), /* @__PURE__ */ new Map(), /* @__PURE__ */ new Set()]]]))
      }
      async cleanup() {
        if (this.common.gteHardfork(I.SpuriousDragon))
          for (let e of this.touched) {
            let t = new va(O(`0x${e}`)),
              n = await this.stateManager.getAccount(t)
            ;(n === void 0 || n.isEmpty()) &&
              (await this.deleteAccount(t),
              this.DEBUG && this._debug(`Cleanup touched account address=${t} (>= SpuriousDragon)`))
          }
        ;(this.cleanJournal(), delete this.accessList, delete this.preimages)
      }
      addAlwaysWarmAddress(e, t = !1) {
        let n = Br(e)
        ;(this.alwaysWarmJournal.has(n) || this.alwaysWarmJournal.set(n, /* @__PURE__ */ new Set()),
          t &&
            this.accessList !== void 0 &&
            (this.accessList.has(n) || this.accessList.set(n, /* @__PURE__ */ new Set())))
      }
      addAlwaysWarmSlot(e, t, n = !1) {
        let r = Br(e)
        this.addAlwaysWarmAddress(r, n)
        let i = this.alwaysWarmJournal.get(r),
          a = Br(t)
        ;(i.add(a), n && this.accessList !== void 0 && this.accessList.get(r).add(a))
      }
      isWarmedAddress(e) {
        let t = Gr(e)
        return this.journal.has(t) || this.alwaysWarmJournal.has(t)
      }
      addWarmedAddress(e) {
        let t = Gr(e)
        ;(this.journal.has(t) ||
          (this.journal.set(t, /* @__PURE__ */ new Set()), this.journalDiff[this.journalDiff.length - 1][1][0].add(t)),
          this.accessList !== void 0 && (this.accessList.has(t) || this.accessList.set(t, /* @__PURE__ */ new Set())))
      }
      isWarmedStorage(e, t) {
        let n = Gr(e),
          r = this.journal.get(n)
        return r === void 0
          ? this.alwaysWarmJournal.has(n)
            ? this.alwaysWarmJournal.get(n).has(Gr(t))
            : !1
          : r.has(Gr(t))
            ? !0
            : this.alwaysWarmJournal.has(n)
              ? this.alwaysWarmJournal.get(n).has(Gr(t))
              : !1
      }
      addWarmedStorage(e, t) {
        let n = Gr(e),
          r = this.journal.get(n)
        r === void 0 && (this.addWarmedAddress(e), (r = this.journal.get(n)))
        let i = Gr(t)
        if (!r.has(i)) {
          r.add(i)
          let e = this.journalDiff[this.journalDiff.length - 1][1][1]
          ;(e.has(n) || e.set(n, /* @__PURE__ */ new Set()), e.get(n).add(i))
        }
        this.accessList !== void 0 && this.accessList.get(n).add(i)
      }
    },
    Lc = class {
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
    Rc = class {
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
                blocksPerSlot: Math.round((i / 25e5) * 1e3) / 1e3,
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
        return ((this.currentTimer = new Lc(e)), this.currentTimer)
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
    }
  let zc = {
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
        systemAddress: hi,
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
    Bc = (e, t, n) => (
      e._debug !== void 0 &&
        e._debug(`Run ${n} precompile data=${ni(e.data)} length=${e.data.length} gasLimit=${e.gasLimit} gasUsed=${t}`),
      e.gasLimit < t ? (e._debug !== void 0 && e._debug(`${n} failed: OOG`), !1) : !0
    ),
    Vc = (e, t, n) =>
      e.data.length === t ||
      (e._debug !== void 0 && e._debug(`${n} failed: Invalid input length length=${e.data.length} (expected: ${t})`),
      !1),
    Hc = (e, t, n) =>
      e.data.length % t === 0 ||
      (e._debug !== void 0 &&
        e._debug(`${n} failed: Invalid input length length=${e.data.length} (expected: ${t}*k bytes)`),
      !1),
    Uc = M(j(BigInt(`52435875175126190479447740508185965837690552500527637822603658699938581184513`)), 32)
  async function Wc(e) {
    let t = Ym(`0a`)
    if (e.common.customCrypto?.kzg === void 0) throw D(`kzg not initialized`)
    let n = e.common.param(`kzgPointEvaluationPrecompileGas`)
    if (!Bc(e, n, t)) return Q(e.gasLimit)
    if (e.data.length !== 192) return $(new z(z.errorMessages.INVALID_INPUT_LENGTH), e.gasLimit)
    let r = Number(e.common.param(`blobCommitmentVersionKzg`)),
      i = e.common.param(`fieldElementsPerBlob`),
      a = k(e.data.subarray(0, 32)),
      o = k(e.data.subarray(32, 64)),
      s = k(e.data.subarray(64, 96)),
      c = k(e.data.subarray(96, 144)),
      l = k(e.data.subarray(144, 192))
    if (Oa(c, r) !== a)
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
        n instanceof Error
          ? n
          : typeof n == `object` && n && `message` in n
            ? Error(String(n.message))
            : Error(String(n))
      return r.message.includes(`C_KZG_BADARGS`) === !0
        ? (e._debug !== void 0 && e._debug(`${t} failed: INVALID_INPUTS`),
          $(new z(z.errorMessages.INVALID_INPUTS), e.gasLimit))
        : (e._debug !== void 0 && e._debug(`${t} failed: Unknown error - ${r.message}`),
          $(new z(z.errorMessages.REVERT), e.gasLimit))
    }
    let u = M(j(i), 32)
    return (
      e._debug !== void 0 && e._debug(`${t} return fieldElements=${k(u)} modulus=${k(Uc)}`),
      { executionGasUsed: n, returnValue: si(u, Uc) }
    )
  }
  let Gc = BigInt(`0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab`),
    Kc = /* @__PURE__ */ new Uint8Array(128),
    qc = /* @__PURE__ */ new Uint8Array(256),
    Jc = /* @__PURE__ */ new Uint8Array(32),
    Yc = si(/* @__PURE__ */ new Uint8Array(31), O(`0x01`)),
    Xc = [
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
    Zc = [
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
  function Qc(e, t, n) {
    return (e & t) ^ (~e & n)
  }
  function $c(e, t, n) {
    return (e & t) ^ (e & n) ^ (t & n)
  }
  var el = class {
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
        (this.view = Eo(this.buffer)))
    }
    update(e) {
      ;(So(this), vo(e))
      let { view: t, buffer: n, blockLen: r } = this,
        i = e.length,
        a = !1
      for (let o = 0; o < i;) {
        let s = Math.min(r - this.pos, i - o)
        if (s === r) {
          let t = Eo(e)
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
      ;(So(this), Co(e, this), (this.finished = !0))
      let { buffer: t, view: n, blockLen: r, isLE: i } = this,
        { pos: a } = this
      ;((t[a++] = 128),
        t.fill(0, a),
        this.padOffset > r - a && (this.process(n, 0), t.fill(0)),
        po(n, r - 8, this.length * 8, i),
        this.process(n, 0),
        this.roundClean())
      let o = e === t ? n : Eo(e),
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
  }
  let tl = /* @__PURE__ */ Uint32Array.from([
      1779033703, 3144134277, 1013904242, 2773480762, 1359893119, 2600822924, 528734635, 1541459225,
    ]),
    nl = /* @__PURE__ */ Uint32Array.from([
      1116352408, 1899447441, 3049323471, 3921009573, 961987163, 1508970993, 2453635748, 2870763221, 3624381080,
      310598401, 607225278, 1426881987, 1925078388, 2162078206, 2614888103, 3248222580, 3835390401, 4022224774,
      264347078, 604807628, 770255983, 1249150122, 1555081692, 1996064986, 2554220882, 2821834349, 2952996808,
      3210313671, 3336571891, 3584528711, 113926993, 338241895, 666307205, 773529912, 1294757372, 1396182291,
      1695183700, 1986661051, 2177026350, 2456956037, 2730485921, 2820302411, 3259730800, 3345764771, 3516065817,
      3600352804, 4094571909, 275423344, 430227734, 506948616, 659060556, 883997877, 958139571, 1322822218, 1537002063,
      1747873779, 1955562222, 2024104815, 2227730452, 2361852424, 2428436474, 2756734187, 3204031479, 3329325298,
    ]),
    rl = /* @__PURE__ */ new Uint32Array(64)
  var il = class extends el {
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
        for (let n = 0; n < 16; n++, t += 4) rl[n] = e.getUint32(t, !1)
        for (let e = 16; e < 64; e++) {
          let t = rl[e - 15],
            n = rl[e - 2],
            r = Do(t, 7) ^ Do(t, 18) ^ (t >>> 3),
            i = Do(n, 17) ^ Do(n, 19) ^ (n >>> 10)
          rl[e] = (i + rl[e - 7] + r + rl[e - 16]) | 0
        }
        let { A: n, B: r, C: i, D: a, E: o, F: s, G: c, H: l } = this
        for (let e = 0; e < 64; e++) {
          let t = Do(o, 6) ^ Do(o, 11) ^ Do(o, 25),
            u = (l + t + Qc(o, s, c) + nl[e] + rl[e]) | 0,
            d = ((Do(n, 2) ^ Do(n, 13) ^ Do(n, 22)) + $c(n, r, i)) | 0
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
        To(rl)
      }
      destroy() {
        ;((this.destroyed = !0), this.set(0, 0, 0, 0, 0, 0, 0, 0), To(this.buffer))
      }
    },
    al = class extends il {
      constructor() {
        super(32, tl)
      }
    }
  let ol = /* @__PURE__ */ Bo(() => new al(), /* @__PURE__ */ Ho(1))
  /*! noble-curves - MIT License (c) 2022 Paul Miller (paulmillr.com) */
  function sl(e, t, n = () => {}) {
    if (!Array.isArray(e)) throw TypeError(`"${t}" expected array, got type=${typeof e}`)
    for (let r = 0; r < e.length; r++) n(e[r], `${t}[${r}]`)
    return e
  }
  let G = (e, t, n) => vo(e, t, n),
    cl = go
  function ll(e, t = ``) {
    if (typeof e != `string`) {
      let n = t && `"${t}" `
      throw TypeError(n + `expected string, got type=` + typeof e)
    }
    return e
  }
  function ul(e, t = `object`) {
    if (typeof e != `object` || !e || Array.isArray(e))
      throw TypeError(t === `object` ? `expected valid options object` : `"${t}" expected object, got type=${typeof e}`)
    return e
  }
  function dl(e, t) {
    if (typeof e != `function`) throw TypeError(`"${t}" is invalid: expected function, got ${typeof e}`)
    return e
  }
  let fl = Fo,
    pl = (...e) => Ro(...e),
    ml = (e) => Lo(e),
    hl = mo,
    gl = (e) => Vo(e),
    _l = /* @__PURE__ */ BigInt(0),
    vl = /* @__PURE__ */ BigInt(1),
    yl = (e) => (e ? `"${e}" ` : ``)
  function bl(e, t = ``) {
    if (typeof e != `boolean`) throw TypeError(yl(t) + `expected boolean, got type=` + typeof e)
    return e
  }
  function xl(e) {
    if (typeof e == `bigint`) {
      if (!jl(e)) throw RangeError(`positive bigint expected, got ` + e)
    } else cl(e)
    return e
  }
  function Sl(e, t = ``) {
    if (typeof e != `number`) {
      let n = t && `"${t}" `
      throw TypeError(n + `expected number, got type=` + typeof e)
    }
    if (!Number.isSafeInteger(e)) {
      let n = t && `"${t}" `
      throw RangeError(n + `expected safe integer, got ` + e)
    }
  }
  function Cl(e) {
    let t = xl(e).toString(16)
    return t.length & 1 ? `0` + t : t
  }
  function wl(e) {
    if (typeof e != `string`) throw TypeError(`hex string expected, got ` + typeof e)
    return e === `` ? _l : BigInt(`0x` + e)
  }
  function Tl(e) {
    return wl(Fo(e))
  }
  function El(e) {
    return wl(Fo(kl(vo(e)).reverse()))
  }
  function Dl(e, t) {
    if ((go(t), t === 0)) throw Error(`zero output length is invalid`)
    e = xl(e)
    let n = t * 2,
      r = e.toString(16)
    if (r.length > n) throw RangeError(`number is too large`)
    return Lo(r.padStart(n, `0`))
  }
  function Ol(e, t) {
    return Dl(e, t).reverse()
  }
  function kl(e) {
    return Uint8Array.from(G(e))
  }
  function Al(e) {
    if (typeof e != `string`) throw TypeError(`ascii string expected, got ` + typeof e)
    return Uint8Array.from(e, (t, n) => {
      let r = t.charCodeAt(0)
      if (t.length !== 1 || r > 127)
        throw RangeError(`string contains non-ASCII character "${e[n]}" with code ${r} at position ${n}`)
      return r
    })
  }
  function jl(e) {
    return typeof e == `bigint` && _l <= e
  }
  function Ml(e, t, n) {
    return jl(e) && jl(t) && jl(n) && t <= e && e < n
  }
  function Nl(e, t, n, r) {
    if (!Ml(t, n, r)) throw RangeError(`expected valid ` + e + `: ` + n + ` <= n < ` + r + `, got ` + t)
  }
  function Pl(e) {
    if (e < _l) throw Error(`expected non-negative bigint, got ` + e)
    return e === _l ? 0 : e.toString(2).length
  }
  function Fl(e, t) {
    if (typeof e != `bigint`) throw TypeError(`"n" expected bigint, got type=` + typeof e)
    return (Sl(t, `pos`), (e >> BigInt(t)) & vl)
  }
  let Il = (e) => (Sl(e, `n`), (vl << BigInt(e)) - vl)
  function Ll(e, t, n) {
    if ((go(e, `hashLen`), go(t, `qByteLen`), typeof n != `function`)) throw TypeError(`hmacFn must be a function`)
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
      d = (...e) => n(c, pl(s, ...e)),
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
        return pl(...n)
      }
    return (e, t) => {
      ;(u(), f(e))
      let n
      for (; (n = t(p())) === void 0;) f()
      return (u(), n)
    }
  }
  function Rl(e, t = {}, n = {}, r = `object`) {
    ;(ul(e, r), ul(t, `fields`), ul(n, `optFields`))
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
  let zl = () => {
      throw Error(`not implemented`)
    },
    Bl = /* @__PURE__ */ BigInt(0),
    K = /* @__PURE__ */ BigInt(1),
    Vl = /* @__PURE__ */ BigInt(2),
    Hl = /* @__PURE__ */ BigInt(3),
    Ul = /* @__PURE__ */ BigInt(4),
    Wl = /* @__PURE__ */ BigInt(5),
    Gl = /* @__PURE__ */ BigInt(7),
    Kl = /* @__PURE__ */ BigInt(8),
    ql = /* @__PURE__ */ BigInt(9),
    Jl = /* @__PURE__ */ BigInt(15),
    Yl = /* @__PURE__ */ BigInt(16),
    Xl = /* @__PURE__ */ BigInt(`0x10000000000000000`)
  /*! noble-curves - MIT License (c) 2022 Paul Miller (paulmillr.com) */
  function Zl(e, t) {
    if (t <= Bl) throw Error(`mod: expected positive modulus, got ` + t)
    let n = e % t
    return n >= Bl ? n : t + n
  }
  function Ql(e, t, n) {
    if (n <= K) throw Error(`pow: expected modulus > 1, got ` + n)
    if (typeof t != `bigint`) throw TypeError(`invalid exponent: expected bigint, got ` + typeof t)
    if (t < Bl) throw Error(`invalid exponent, negatives unsupported`)
    if (t === Bl) return K
    if (t === K) return e
    let r = e % n
    if ((r < Bl && (r += n), t < Xl)) {
      let e = K
      for (; t > Bl;) (t & K && (e = (e * r) % n), (r = (r * r) % n), (t >>= K))
      return e
    }
    let i = []
    for (; t > Bl;) (i.push(Number(t & Jl)), (t >>= Ul))
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
  function $l(e, t) {
    if (e === Bl) throw Error(`invert: expected non-zero number`)
    if (t <= K) throw Error(`invert: expected modulus > 1, got ` + t)
    let n = Zl(e, t),
      r = t,
      i = Bl,
      a = K
    for (; n !== Bl;) {
      let e = r / n,
        t = r - n * e,
        o = i - a * e
      ;((r = n), (n = t), (i = a), (a = o))
    }
    if (r !== K) throw Error(`invert: does not exist`)
    return Zl(i, t)
  }
  function eu(e, t) {
    if (t <= K) throw Error(`invertCt: expected prime modulus > 1, got ` + t)
    let n = Zl(e, t)
    if (n === Bl) throw Error(`invertCt: expected non-zero number`)
    let r = Ql(n, t - Vl, t)
    if (Zl(n * r, t) !== K) throw Error(`invertCt: does not exist`)
    return r
  }
  function tu(e, t, n) {
    let r = e
    if (!r.eql(r.sqr(t), n)) throw Error(`Cannot find square root`)
  }
  function nu(e, t) {
    if ((e & K) === Bl) throw Error(t + `: expected odd modulus, got ` + e)
  }
  function ru(e, t) {
    let n = e,
      r = (n.ORDER + K) / Ul,
      i = n.pow(t, r)
    return (tu(n, i, t), i)
  }
  function iu(e, t) {
    let n = e,
      r = (n.ORDER - Wl) / Kl,
      i = n.mul(t, Vl),
      a = n.pow(i, r),
      o = n.mul(t, a),
      s = n.mul(n.mul(o, Vl), a),
      c = n.mul(o, n.sub(s, n.ONE))
    return (tu(n, c, t), c)
  }
  function au(e) {
    let t = _u(e),
      n = ou(e),
      r = n(t, t.neg(t.ONE)),
      i = n(t, r),
      a = n(t, t.neg(r)),
      o = (e + Gl) / Yl
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
      return (tu(n, m, t), m)
    }
  }
  function ou(e) {
    if (e < Hl) throw Error(`sqrt is not defined for small field`)
    nu(e, `tonelliShanks`)
    let t = e - K,
      n = 0
    for (; t % Vl === Bl;) ((t /= Vl), n++)
    let r = Vl,
      i = _u(e)
    for (; fu(i, r) === 1;) if (r++ > 1e3) throw Error(`Cannot find square root: probably non-prime P`)
    if (n === 1) return ru
    let a = i.pow(r, t),
      o = (t + K) / Vl
    return function (e, r) {
      let i = e
      if (i.is0(r)) return r
      if (fu(i, r) !== 1) throw Error(`Cannot find square root`)
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
  function su(e) {
    return (nu(e, `Fp.sqrt`), e % Ul === Hl ? ru : e % Kl === Wl ? iu : e % Yl === ql ? au(e) : ou(e))
  }
  let cu = [
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
  function lu(e) {
    if ((ul(e, `field`), typeof e.ORDER != `bigint`))
      throw TypeError(`param "ORDER" is invalid: expected bigint, got ` + typeof e.ORDER)
    ;(Sl(e.BYTES, `BYTES`), Sl(e.BITS, `BITS`))
    for (let t of cu) dl(e[t], `field.` + t)
    if (e.BYTES < 1 || e.BITS < 1) throw Error(`invalid field: expected BYTES/BITS > 0`)
    if (e.ORDER <= K) throw Error(`invalid field: expected ORDER > 1, got ` + e.ORDER)
    return e
  }
  function uu(e, t, n) {
    lu(e)
    let r = e
    if (typeof n != `bigint`) throw TypeError(`invalid exponent: expected bigint, got ` + typeof n)
    if (n < Bl) throw Error(`invalid exponent, negatives unsupported`)
    if (n === Bl) return r.ONE
    if (n === K) return t
    if (n < Xl) {
      let e = r.ONE,
        i = t
      for (; n > Bl;) (n & K && (e = r.mul(e, i)), (i = r.sqr(i)), (n >>= K))
      return e
    }
    let i = []
    for (; n > Bl;) (i.push(Number(n & Jl)), (n >>= Ul))
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
  function du(e, t, n = !1) {
    ;(lu(e), sl(t, `nums`), bl(n, `passZero`))
    let r = e,
      i = Array(t.length).fill(n ? r.ZERO : void 0),
      a = t.reduce((e, t, n) => (r.is0(t) ? e : ((i[n] = e), r.mul(e, t))), r.ONE),
      o = r.inv(a)
    return (t.reduceRight((e, t, n) => (r.is0(t) ? e : ((i[n] = r.mul(e, i[n])), r.mul(e, t))), o), i)
  }
  function fu(e, t) {
    lu(e)
    let n = e
    nu(n.ORDER, `FpLegendre`)
    let r = (n.ORDER - K) / Vl,
      i = n.pow(t, r),
      a = n.eql(i, n.ONE),
      o = n.eql(i, n.ZERO),
      s = n.eql(i, n.neg(n.ONE))
    if (!a && !o && !s) throw Error(`invalid Legendre symbol result`)
    return a ? 1 : o ? 0 : -1
  }
  function pu(e, t) {
    return fu(e, t) !== -1
  }
  function mu(e, t) {
    if ((t !== void 0 && cl(t), e <= Bl)) throw Error(`invalid n length: expected positive n, got ` + e)
    if (t !== void 0 && t < 1) throw Error(`invalid n length: expected positive bit length, got ` + t)
    let n = Pl(e)
    if (t !== void 0 && t < n) throw Error(`invalid n length: expected nBitLength (${t}) >= bitLen(n) (${n})`)
    let r = t === void 0 ? n : t
    return { nBitLength: r, nByteLength: Math.ceil(r / 8) }
  }
  let hu = /* @__PURE__ */ new WeakMap()
  var gu = class {
    ORDER
    BITS
    BYTES
    isLE
    ZERO = Bl
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
      let { nBitLength: r, nByteLength: i } = mu(e, n)
      if (i > 2048) throw Error(`invalid field: expected ORDER of <= 2048 bytes`)
      ;((this.ORDER = e), (this.BITS = r), (this.BYTES = i), Object.freeze(this))
    }
    create(e) {
      return Zl(e, this.ORDER)
    }
    isValid(e) {
      if (typeof e != `bigint`) throw TypeError(`invalid field element: expected bigint, got ` + typeof e)
      return Bl <= e && e < this.ORDER
    }
    is0(e) {
      return e === Bl
    }
    isValidNot0(e) {
      return !this.is0(e) && this.isValid(e)
    }
    isOdd(e) {
      return (e & K) === K
    }
    neg(e) {
      return Zl(-e, this.ORDER)
    }
    eql(e, t) {
      return e === t
    }
    sqr(e) {
      return Zl(e * e, this.ORDER)
    }
    add(e, t) {
      return Zl(e + t, this.ORDER)
    }
    sub(e, t) {
      return Zl(e - t, this.ORDER)
    }
    mul(e, t) {
      return Zl(e * t, this.ORDER)
    }
    pow(e, t) {
      return Ql(e, t, this.ORDER)
    }
    div(e, t) {
      return Zl(e * $l(t, this.ORDER), this.ORDER)
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
      return $l(e, this.ORDER)
    }
    sqrt(e) {
      let t = hu.get(this)
      return (t || hu.set(this, (t = su(this.ORDER))), t(this, e))
    }
    toBytes(e) {
      return this.isLE ? Ol(e, this.BYTES) : Dl(e, this.BYTES)
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
      let s = i ? El(e) : Tl(e)
      if ((o && (s = Zl(s, a)), !t && !this.isValid(s))) throw Error(`invalid field element: outside of range 0..ORDER`)
      return s
    }
    invertBatch(e) {
      return du(this, e, !0)
    }
    cmov(e, t, n) {
      return (bl(n, `condition`), n ? t : e)
    }
  }
  function _u(e, t = {}) {
    return (Object.freeze(gu.prototype), new gu(e, t))
  }
  function vu(e) {
    if (typeof e != `bigint`) throw Error(`field order must be bigint`)
    if (e <= K) throw Error(`field order must be greater than 1`)
    let t = Pl(e - K)
    return Math.ceil(t / 8)
  }
  function yu(e) {
    let t = vu(e)
    return t + Math.ceil(t / 2)
  }
  function bu(e, t, n = !1) {
    G(e)
    let r = e.length,
      i = vu(t),
      a = Math.max(yu(t), 16)
    if (r < a || r > 1024) throw Error(`expected ` + a + `-1024 bytes of input, got ` + r)
    let o = Zl(n ? El(e) : Tl(e), t - K) + K
    return n ? Ol(o, i) : Dl(o, i)
  }
  /*! noble-curves - MIT License (c) 2022 Paul Miller (paulmillr.com) */
  let xu = /* @__PURE__ */ BigInt(0),
    Su = /* @__PURE__ */ BigInt(1),
    Cu = /* @__PURE__ */ BigInt(4),
    wu = 2 ** 31
  function Tu(e) {
    let t = e
    if (typeof t != `function`) throw TypeError(`"Point" expected constructor, got type=` + typeof e)
    ;(dl(t.fromAffine, `Point.fromAffine`),
      dl(t.fromBytes, `Point.fromBytes`),
      dl(t.fromHex, `Point.fromHex`),
      ul(t.BASE, `Point.BASE`),
      ul(t.ZERO, `Point.ZERO`),
      lu(t.Fp),
      lu(t.Fn))
  }
  function Eu(e, t) {
    ;(Tu(e), Au(t, e))
    let n = du(
      e.Fp,
      t.map((e) => e.Z),
    )
    return t.map((t, r) => e.fromAffine(t.toAffine(n[r])))
  }
  function Du(e, t, n = 1) {
    if (!Number.isSafeInteger(e) || e < n || e > t)
      throw Error(`invalid window size, expected [` + n + `..` + t + `], got W=` + e)
  }
  function Ou(e, t) {
    let n = e * (4 * t + 128)
    if (n > wu)
      throw Error(
        `invalid window size: table would need ~` + Math.ceil(n / 2 ** 20) + ` MiB, max ` + wu / 2 ** 20 + ` MiB`,
      )
  }
  function ku(e, t) {
    if (e !== void 0) {
      dl(e, `randomBytes`)
      try {
        let n = e(t)
        if (!hl(n) || n.length !== t) return
      } catch {
        return
      }
      return e
    }
  }
  function Au(e, t) {
    ;(sl(e, `points`),
      e.forEach((e, n) => {
        if (!(e instanceof t)) throw Error(`invalid point at index ` + n)
      }))
  }
  function ju(e, t, n) {
    if (!Array.isArray(e)) throw Error(`array of scalars expected`)
    e.forEach((e, r) => {
      if (!(n === void 0 ? t.isValid(e) : jl(e) && e < n)) throw Error(`invalid scalar at index ` + r)
    })
  }
  let Mu = /* @__PURE__ */ new WeakMap()
  function Nu(e) {
    return Mu.get(e) || 1
  }
  function Pu(e, t) {
    let n = e.double(),
      r = [e]
    for (let e = 1; e < t; e++) r.push(r[e - 1].add(n))
    return r
  }
  function Fu(e, t) {
    let n = 2 ** t,
      r = n / 2,
      i = BigInt(n - 1),
      a = []
    for (; e > xu;) {
      let t = 0
      ;(e & Su && ((t = Number(e & i)), t >= r && (t -= n), (e -= BigInt(t))), a.push(t), (e >>= Su))
    }
    return a
  }
  function Iu(e, t, n) {
    let r = 2 ** t,
      i = r / 2,
      a = BigInt(r - 1),
      o = BigInt(t),
      s = []
    for (let t = 0; t < n; t++) {
      let t = Number(e & a)
      ;((e >>= o), t > i && ((t -= r), (e += Su)), s.push(t))
    }
    if (e !== xu) throw Error(`invalid wnaf`)
    return s
  }
  function Lu(e, t, n) {
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
  var Ru = class {
    Point
    BASE
    ZERO
    randomBytes
    wnafPrecomputes = /* @__PURE__ */ new WeakMap()
    baseCanBeBlinded
    bits
    constructor(e, t) {
      ;(Tu(e),
        (this.randomBytes = ku(t, 16)),
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
        o = Iu(t, n, r),
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
      if ((this.assertPoint(e), !Ml(t, Su, this.Point.Fn.ORDER))) throw Error(`invalid scalar`)
    }
    runCT(e, t, n, r) {
      let i = Nu(e)
      return i === 1 ? this.fixedWindowCT(e, t, n) : this.wnafCachedCT(this.getWnafPrecomputes(i, e, n, r), t)
    }
    mulCT(e, t, n) {
      return (this.validateMulInput(e, t), this.runCT(e, t, this.bits, n))
    }
    mulCTBlinded(e, t, n) {
      if ((this.validateMulInput(e, t), this.randomBytes === void 0))
        throw Error(`randomBytes is required for scalar blinding`)
      let r = this.Point.Fn.BITS + 128,
        i = this.randomBytes(16)
      if (!hl(i) || i.length !== 16) throw Error(`randomBytes returned invalid byte array`)
      i[0] = (i[0] & 63) | 128
      let a = t + Tl(i) * this.Point.Fn.ORDER
      return this.runCT(e, a, r, n)
    }
    fixedWindowCT(e, t, n) {
      let r = Il(5),
        i = Array(32)
      i[0] = this.ZERO
      for (let t = 1; t < 32; t++) i[t] = i[t - 1].add(e)
      let a = Math.ceil(n / 5),
        o = this.ZERO
      for (let e = a - 1; e >= 0; e--) {
        if (e !== a - 1) for (let e = 0; e < 5; e++) o = o.double()
        let n = Number((t >> BigInt(e * 5)) & r),
          s = i[0]
        for (let e = 1; e < 32; e++) s = e === n ? i[e] : s
        o = o.add(s)
      }
      return { p: o, f: o }
    }
    shouldBlind(e, t) {
      return this.randomBytes === void 0
        ? !1
        : t === Su ||
            (e === this.BASE &&
              (this.baseCanBeBlinded === void 0 &&
                (this.baseCanBeBlinded = this.mulUnsafe(this.BASE, this.Point.Fn.ORDER).is0()),
              this.baseCanBeBlinded))
    }
    mulSecret(e, t, n, r) {
      return this.shouldBlind(e, n) ? this.mulCTBlinded(e, t, r) : this.mulCT(e, t, r)
    }
    mulUnsafe(e, t, n) {
      if ((this.assertPoint(e), !jl(t))) throw Error(`invalid scalar`)
      let r = Nu(e)
      if (r === 1 || t >= this.Point.Fn.ORDER) return zu(this.Point, [e], [t], !0)
      let i = this.getWnafPrecomputes(r, e, this.bits, n)
      return this.wnafCachedCT(i, t).p
    }
    setWindowSize(e, t) {
      ;(this.assertPoint(e),
        Du(t, this.bits),
        Ou((Math.ceil((this.bits + 128) / t) + 1) * 2 ** (t - 1), this.Point.Fp.BYTES),
        Mu.set(e, t),
        this.wnafPrecomputes.delete(e))
    }
    hasWindowSize(e) {
      return Nu(e) !== 1
    }
  }
  function zu(e, t, n, r = !1) {
    if ((Tu(e), Au(t, e), bl(r, `allowOversized`), ju(n, e.Fn, r ? e.Fn.ORDER ** Cu : void 0), t.length !== n.length))
      throw Error(`arrays of points and scalars must have equal length`)
    let i = t.map((e) => Pu(e, 4)),
      a = n.map((e) => Fu(e, 4))
    return Lu(e.ZERO, i, a)
  }
  function Bu(e, t, n) {
    if (t) {
      if (t.ORDER !== e) throw Error(`Field.ORDER must match order: Fp == p, Fn == n`)
      return (lu(t), t)
    }
    return _u(e, { isLE: n })
  }
  function Vu(e, t, n = {}, r) {
    if (e !== `weierstrass` && e !== `edwards`) throw Error(`expected curve type "weierstrass" or "edwards"`)
    if ((r === void 0 && (r = e === `edwards`), !t || typeof t != `object`))
      throw Error(`expected valid ${e} CURVE object`)
    Rl(n)
    for (let e of [`p`, `n`, `h`]) {
      let n = t[e]
      if (!(jl(n) && n !== xu)) throw Error(`CURVE.${e} must be positive bigint`)
    }
    let i = Bu(t.p, n.Fp, r),
      a = Bu(t.n, n.Fn, r),
      o = [`Gx`, `Gy`, `a`, e === `weierstrass` ? `b` : `d`]
    for (let e of o) if (!i.isValid(t[e])) throw Error(`CURVE.${e} must be valid field element of CURVE.Fp`)
    return ((t = Object.freeze(Object.assign({}, t))), { CURVE: t, Fp: i, Fn: a })
  }
  function Hu(e, t) {
    return function (n) {
      let r = e(n)
      return { secretKey: r, publicKey: t(r) }
    }
  }
  let Uu = /* @__PURE__ */ BigInt(0),
    Wu = /* @__PURE__ */ BigInt(1),
    Gu = /* @__PURE__ */ BigInt(2),
    Ku = /* @__PURE__ */ BigInt(3),
    qu = /* @__PURE__ */ BigInt(4),
    Ju = Tl
  function Yu(e, t) {
    if ((Sl(e), Sl(t), t < 0 || t > 4)) throw Error(`invalid I2OSP length: ` + t)
    if (e < 0 || e > 2 ** (8 * t) - 1) throw Error(`invalid I2OSP input: ` + e)
    let n = Array.from({ length: t }).fill(0)
    for (let r = t - 1; r >= 0; r--) ((n[r] = e & 255), (e >>>= 8))
    return new Uint8Array(n)
  }
  function Xu(e, t) {
    let n = new Uint8Array(e.length)
    for (let r = 0; r < e.length; r++) n[r] = e[r] ^ t[r]
    return n
  }
  function Zu(e) {
    if (!hl(e) && typeof e != `string`) throw Error(`DST must be Uint8Array or ascii string`)
    let t = typeof e == `string` ? Al(e) : e
    if (t.length === 0) throw Error(`DST must be non-empty`)
    return t
  }
  function Qu(e, t, n, r) {
    if ((G(e), Sl(n), typeof r != `function`)) throw Error(`expand_message_xmd: expected hash function`)
    ;(Sl(r.outputLen, `hash.outputLen`),
      Sl(r.blockLen, `hash.blockLen`),
      (t = Zu(t)),
      t.length > 255 && (t = r(pl(Al(`H2C-OVERSIZE-DST-`), t))))
    let { outputLen: i, blockLen: a } = r,
      o = Math.ceil(n / i)
    if (n > 65535 || o > 255) throw Error(`expand_message_xmd: invalid lenInBytes`)
    let s = pl(t, Yu(t.length, 1)),
      c = new Uint8Array(a),
      l = Yu(n, 2),
      u = Array(o),
      d = r(pl(c, e, l, Yu(0, 1), s))
    u[0] = r(pl(d, Yu(1, 1), s))
    for (let e = 1; e < o; e++) {
      let t = [Xu(d, u[e - 1]), Yu(e + 1, 1), s]
      u[e] = r(pl(...t))
    }
    return pl(...u).slice(0, n)
  }
  function $u(e, t, n, r, i) {
    if ((G(e), Sl(n), Sl(r, `k`), r < 0)) throw Error(`expand_message_xof: invalid k`)
    if (typeof i != `function`) throw Error(`expand_message_xof: expected XOF function`)
    if (typeof i.create != `function`) throw Error(`expand_message_xof: expected XOF create`)
    if (((t = Zu(t)), n < 0 || n > 65535)) throw Error(`expand_message_xof: invalid lenInBytes`)
    if (t.length > 255) {
      let e = Math.ceil((2 * r) / 8)
      t = i.create({ dkLen: e }).update(Al(`H2C-OVERSIZE-DST-`)).update(t).digest()
    }
    if (t.length > 255) throw Error(`expand_message_xof: invalid DST`)
    return i.create({ dkLen: n }).update(e).update(Yu(n, 2)).update(t).update(Yu(t.length, 1)).digest()
  }
  function ed(e, t, n) {
    Rl(n, { p: `bigint`, m: `number`, k: `number`, hash: `function` })
    let { p: r, k: i, m: a, hash: o, expand: s, DST: c } = n
    if ((Sl(o.outputLen, `valid hash`), G(e), Sl(t), Sl(a, `m`), Sl(i, `k`), r <= BigInt(1)))
      throw Error(`hash_to_field: expected valid field characteristic`)
    if (t < 1) throw Error(`hash_to_field: expected count >= 1`)
    if (a < 1) throw Error(`hash_to_field: expected m >= 1`)
    if (i < 0) throw Error(`hash_to_field: invalid k`)
    let l = r.toString(2).length,
      u = Math.ceil((l + i) / 8),
      d = t * a * u,
      f
    if (s === `xmd`) f = Qu(e, c, d, o)
    else if (s === `xof`) f = $u(e, c, d, i, o)
    else if (s === `_internal_pass`) f = e
    else throw Error(`expand must be "xmd" or "xof"`)
    let p = Array(t)
    for (let e = 0; e < t; e++) {
      let t = Array(a)
      for (let n = 0; n < a; n++) {
        let i = u * (n + e * a),
          o = f.subarray(i, i + u)
        t[n] = Zl(Ju(o), r)
      }
      p[e] = t
    }
    return p
  }
  function td(e, t) {
    ;(lu(e), sl(t, `map`))
    let n = t.map((e, t) => {
      if ((sl(e, `map[` + t + `]`), e.length < 1)) throw Error(`isogenyMap: expected non-empty coefficients`)
      return Array.from(e).reverse()
    })
    return (t, r) => {
      let [i, a, o, s] = n.map((n) => n.reduce((n, r) => e.add(e.mul(n, t), r))),
        c = e.is0(a) || e.is0(s),
        [l, u] = du(e, [a, s], !0)
      return ((t = e.mul(i, l)), (r = e.mul(r, e.mul(o, u))), c ? { x: e.ZERO, y: e.ZERO } : { x: t, y: r })
    }
  }
  function nd(e, t, n) {
    if (typeof t != `function`) throw Error(`mapToCurve() must be defined`)
    Rl(n)
    let r = (e) =>
        Object.freeze({
          ...e,
          DST: hl(e.DST) ? kl(e.DST) : e.DST,
          ...(e.encodeDST === void 0 ? {} : { encodeDST: hl(e.encodeDST) ? kl(e.encodeDST) : e.encodeDST }),
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
        let n = ed(e, 2, Object.assign({}, i, a(t))),
          r = o(n[0]),
          c = o(n[1])
        return s(r.add(c))
      },
      encodeToCurve(e, t) {
        let n = i.encodeDST === void 0 ? {} : { DST: i.encodeDST }
        return s(o(ed(e, 1, Object.assign({}, i, n, a(t)))[0]))
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
        return ed(t, 1, Object.assign({}, i, { DST: `HashToScalar-` }, a(n), { p: r, m: 1 }))[0][0]
      },
    })
  }
  function rd(e, t) {
    let n = lu(e),
      r = n.ORDER,
      i = Uu
    for (let e = r - Wu; e % Gu === Uu; e /= Gu) i += Wu
    let a = i,
      o = Gu << (a - Wu - Wu),
      s = o * Gu,
      c = (r - Wu) / s,
      l = (c - Wu) / Gu,
      u = s - Wu,
      d = o,
      f = n.pow(t, c),
      p = n.pow(t, (c + Wu) / Gu),
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
        for (let e = a; e > Wu; e--) {
          let t = e - Gu
          t = Gu << (t - Wu)
          let a = n.pow(c, t),
            s = n.eql(a, n.ONE)
          ;((i = n.mul(o, r)), (r = n.mul(r, r)), (a = n.mul(c, r)), (o = n.cmov(i, o, s)), (c = n.cmov(a, c, s)))
        }
        return { isValid: !n.is0(t) && (m || n.is0(e)), value: o }
      }
    if (n.ORDER % qu === Ku) {
      let e = (n.ORDER - Ku) / qu,
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
  function id(e, t) {
    let n = lu(e)
    Rl(t, {}, {}, `opts`)
    let { A: r, B: i, Z: a } = t
    if (!n.isValidNot0(r) || !n.isValidNot0(i) || !n.isValid(a) || n.eql(a, n.neg(n.ONE)) || pu(n, a))
      throw Error(`mapToCurveSimpleSWU: invalid opts`)
    let o = n.mul(i, n.inv(n.mul(a, r)))
    if (!pu(n, n.add(n.add(n.mul(n.sqr(o), o), n.mul(r, o)), i))) throw Error(`mapToCurveSimpleSWU: invalid opts`)
    let s = rd(n, a)
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
      let _ = du(n, [l], !0)[0]
      return ((f = n.mul(f, _)), { x: f, y: p })
    }
  }
  var ad = class {
    oHash
    iHash
    blockLen
    outputLen
    canXOF = !1
    finished = !1
    destroyed = !1
    constructor(e, t) {
      if ((yo(e), vo(t, void 0, `key`), (this.iHash = e.create()), typeof this.iHash.update != `function`))
        throw Error(`expected Hash instance`)
      ;((this.blockLen = this.iHash.blockLen), (this.outputLen = this.iHash.outputLen))
      let n = this.blockLen,
        r = new Uint8Array(n)
      r.set(t.length > n ? e.create().update(t).digest() : t)
      for (let e = 0; e < r.length; e++) r[e] ^= 54
      ;(this.iHash.update(r), (this.oHash = e.create()))
      for (let e = 0; e < r.length; e++) r[e] ^= 106
      ;(this.oHash.update(r), To(r))
    }
    update(e) {
      return (So(this), this.iHash.update(e), this)
    }
    digestInto(e) {
      ;(So(this), Co(e, this), (this.finished = !0))
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
  }
  let od = /* @__PURE__ */ (() => {
      let e = (e, t, n) => new ad(e, t).update(n).digest()
      return ((e.create = (e, t) => new ad(e, t)), e)
    })(),
    sd = /* @__PURE__ */ BigInt(0),
    cd = {
      Err: class extends Error {
        constructor(e = ``) {
          /*! noble-curves - MIT License (c) 2022 Paul Miller (paulmillr.com) */
          super(e)
        }
      },
      _tlv: {
        encode: (e, t) => {
          let { Err: n } = cd
          if ((Sl(e, `tag`), e < 0 || e > 255)) throw new n(`tlv.encode: wrong tag`)
          if ((ll(t, `data`), t.length & 1)) throw new n(`tlv.encode: unpadded data`)
          let r = t.length / 2,
            i = Cl(r)
          if ((i.length / 2) & 128) throw new n(`tlv.encode: long form length too big`)
          let a = r > 127 ? Cl((i.length / 2) | 128) : ``
          return Cl(e) + a + i + t
        },
        decode(e, t) {
          let { Err: n } = cd
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
          let { Err: t } = cd
          if ((xl(e), e < sd)) throw new t(`integer: negative integers are not allowed`)
          let n = Cl(e)
          if ((Number.parseInt(n[0], 16) & 8 && (n = `00` + n), n.length & 1))
            throw new t(`unexpected DER parsing assertion: unpadded hex`)
          return n
        },
        decode(e) {
          let { Err: t } = cd
          if (e.length < 1) throw new t(`invalid signature integer: empty`)
          if (e[0] & 128) throw new t(`invalid signature integer: negative`)
          if (e.length > 1 && e[0] === 0 && !(e[1] & 128))
            throw new t(`invalid signature integer: unnecessary leading zero`)
          return Tl(e)
        },
      },
      toSig(e, t) {
        let { Err: n, _int: r, _tlv: i } = cd
        if (t !== void 0 && (Sl(t, `maxScalarBytes`), t < 1))
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
        let { _tlv: t, _int: n } = cd
        Rl(e, { r: `bigint`, s: `bigint` }, {}, `sig`)
        let r = t.encode(2, n.encode(e.r)) + t.encode(2, n.encode(e.s))
        return t.encode(48, r)
      },
    },
    ld = (Object.freeze(cd._tlv), Object.freeze(cd._int), Object.freeze(cd)),
    ud = (e, t) => (e + (e >= 0 ? t : -t) / gd) / t
  /*! noble-curves - MIT License (c) 2022 Paul Miller (paulmillr.com) */
  function dd(e, t, n) {
    Nl(`scalar`, e, md, n)
    let [[r, i], [a, o]] = t,
      s = ud(o * e, n),
      c = ud(-i * e, n),
      l = e - s * r - c * a,
      u = -s * i - c * o,
      d = l < md,
      f = u < md
    ;(d && (l = -l), f && (u = -u))
    let p = Il(Math.ceil(Pl(n) / 2)) + hd
    if (l < md || l >= p || u < md || u >= p) throw Error(`splitScalar (endomorphism): failed for k`)
    return { k1neg: d, k1: l, k2neg: f, k2: u }
  }
  function fd(e) {
    if (![`compact`, `recovered`, `der`].includes(e))
      throw Error(`Signature format must be "compact", "recovered", or "der"`)
    return e
  }
  function pd(e, t) {
    Rl(e)
    let n = {}
    for (let r of Object.keys(t)) n[r] = e[r] === void 0 ? t[r] : e[r]
    return (bl(n.lowS, `lowS`), bl(n.prehash, `prehash`), n.format !== void 0 && fd(n.format), n)
  }
  let md = /* @__PURE__ */ BigInt(0),
    hd = /* @__PURE__ */ BigInt(1),
    gd = /* @__PURE__ */ BigInt(2),
    _d = /* @__PURE__ */ BigInt(3),
    vd = /* @__PURE__ */ BigInt(4)
  function yd(e, t = {}) {
    let n = Vu(`weierstrass`, e, t),
      r = n.Fp,
      i = n.Fn,
      a = n.CURVE,
      { h: o, n: s } = a
    Rl(
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
      m = t.randomBytes === void 0 ? gl : t.randomBytes
    if (c && (!r.is0(a.a) || typeof c.beta != `bigint` || !Array.isArray(c.basises)))
      throw Error(`invalid endo: expected "beta": bigint and "basises": array`)
    let h = c ? { beta: c.beta, basises: c.basises.map((e) => [...e]) } : void 0,
      g = xd(r, i)
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
      if ((bl(n, `isCompressed`), n)) {
        _()
        let e = !r.isOdd(a)
        return pl(bd(e), o)
      }
      return pl(Uint8Array.of(4), o, r.toBytes(a))
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
        let t = te(e),
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
        if (!C(t, n)) throw Error(`bad point: is not on curve`)
        return { x: t, y: n }
      }
      throw Error(`bad point: got length ${i}, expected compressed=${t} or uncompressed=${n}`)
    }
    let y = p === void 0 ? v : p,
      b = f === void 0 ? ee : f,
      x = r.mul(a.b, _d),
      S = r.is0(a.a) ? (e) => r.ZERO : (e) => r.mul(a.a, e)
    function te(e) {
      let t = r.sqr(e),
        n = r.mul(t, e)
      return r.add(r.add(n, r.mul(e, a.a)), a.b)
    }
    function C(e, t) {
      let n = r.sqr(t),
        i = te(e)
      return r.eql(n, i)
    }
    if (!C(a.Gx, a.Gy)) throw Error(`bad curve params: generator point`)
    let w = r.mul(r.pow(a.a, _d), vd),
      ne = r.mul(r.sqr(a.b), BigInt(27))
    if (r.is0(r.add(w, ne))) throw Error(`bad curve params: a or b`)
    function re(e, t, n = !1) {
      if (!r.isValid(t) || (n && r.is0(t))) throw Error(`bad point coordinate ${e}`)
      return typeof t == `object` && t ? r.create(t) : t
    }
    function ie(e) {
      if (!(e instanceof T)) throw Error(`Weierstrass Point expected`)
    }
    function ae(e) {
      if (!h || !h.basises) throw Error(`no endo`)
      return dd(e, h.basises, i.ORDER)
    }
    function oe(e, t, n, a) {
      if (!i.isValid(a)) throw RangeError(`invalid scalar: out of range`)
      if (h) {
        let { k1neg: i, k1: o, k2neg: s, k2: c } = ae(a),
          l = new T(r.mul(n.X, h.beta), n.Y, n.Z)
        ;(e.push(i ? n.negate() : n, s ? l.negate() : l), t.push(o, c))
      } else (e.push(n), t.push(a))
    }
    let se = /* @__PURE__ */ new WeakSet()
    class T {
      static BASE = new T(a.Gx, a.Gy, r.ONE)
      static ZERO = new T(r.ZERO, r.ONE, r.ZERO)
      static Fp = r
      static Fn = i
      X
      Y
      Z
      constructor(e, t, n) {
        ;((this.X = re(`x`, e)), (this.Y = re(`y`, t, !0)), (this.Z = re(`z`, n)), Object.freeze(this))
      }
      static CURVE() {
        return a
      }
      static fromAffine(e) {
        let { x: t, y: n } = e || {}
        if (!e || !r.isValid(t) || !r.isValid(n)) throw Error(`invalid affine point`)
        if (e instanceof T) throw Error(`projective point not allowed`)
        return r.is0(t) && r.is0(n) ? T.ZERO : new T(t, n, r.ONE)
      }
      static fromBytes(e) {
        let t = T.fromAffine(b(G(e, void 0, `point`)))
        return (t.assertValidity(), t)
      }
      static fromHex(e) {
        return T.fromBytes(ml(e))
      }
      get x() {
        return this.toAffine().x
      }
      get y() {
        return this.toAffine().y
      }
      precompute(e = 6, t = !0) {
        return (le.setWindowSize(this, e), t || this.multiply(_d), this)
      }
      assertValidity() {
        let e = this
        if (e.is0()) {
          if (l && r.is0(e.X) && r.eql(e.Y, r.ONE) && r.is0(e.Z)) return
          throw Error(`bad point: ZERO`)
        }
        if (se.has(e)) return
        let { x: t, y: n } = e.toAffine()
        if (!r.isValid(t) || !r.isValid(n)) throw Error(`bad point: x or y not field elements`)
        if (!C(t, n)) throw Error(`bad point: equation left != right`)
        if (!e.isTorsionFree()) throw Error(`bad point: not in prime-order subgroup`)
        se.add(e)
      }
      hasEvenY() {
        let { y: e } = this.toAffine()
        if (!r.isOdd) throw Error(`Field doesn't support isOdd`)
        return !r.isOdd(e)
      }
      equals(e) {
        ie(e)
        let { X: t, Y: n, Z: i } = this,
          { X: a, Y: o, Z: s } = e,
          c = r.eql(r.mul(t, s), r.mul(a, i)),
          l = r.eql(r.mul(n, s), r.mul(o, i))
        return c && l
      }
      negate() {
        return new T(this.X, r.neg(this.Y), this.Z)
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
          (i = S(o)),
          (a = r.mul(x, l)),
          (a = r.add(i, a)),
          (i = r.sub(c, a)),
          (a = r.add(c, a)),
          (a = r.mul(i, a)),
          (i = r.mul(u, i)),
          (o = r.mul(x, o)),
          (l = S(l)),
          (u = r.sub(s, l)),
          (u = S(u)),
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
          new T(i, a, o)
        )
      }
      add(e) {
        ie(e)
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
          (u = S(h)),
          (c = r.mul(x, p)),
          (u = r.add(c, u)),
          (c = r.sub(f, u)),
          (u = r.add(f, u)),
          (l = r.mul(c, u)),
          (f = r.add(d, d)),
          (f = r.add(f, d)),
          (p = S(p)),
          (h = r.mul(x, h)),
          (f = r.add(f, p)),
          (p = r.sub(d, p)),
          (p = S(p)),
          (h = r.add(h, p)),
          (d = r.mul(f, h)),
          (l = r.add(l, d)),
          (d = r.mul(g, h)),
          (c = r.mul(m, c)),
          (c = r.sub(c, d)),
          (d = r.mul(m, f)),
          (u = r.mul(g, u)),
          (u = r.add(u, d)),
          new T(c, l, u)
        )
      }
      subtract(e) {
        return (ie(e), this.add(e.negate()))
      }
      is0() {
        return this.equals(T.ZERO)
      }
      multiply(e) {
        if (!i.isValidNot0(e)) throw RangeError(`invalid scalar: out of range`)
        let { p: t, f: n } = le.mulSecret(this, e, o, ce)
        return ce([t, n])[0]
      }
      multiplyUnsafe(e) {
        let t = this,
          n = e
        if (!i.isValid(n)) throw RangeError(`invalid scalar: out of range`)
        if (n === md || t.is0()) return T.ZERO
        if (n === hd) return t
        if (le.hasWindowSize(this)) return le.mulUnsafe(t, n, ce)
        let r = [],
          a = []
        return (oe(r, a, t, n), zu(T, r, a))
      }
      mulAddUnsafe(e, t, n) {
        ie(t)
        let r = [],
          i = []
        return (oe(r, i, this, e), oe(r, i, t, n), zu(T, r, i))
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
        return o === hd ? !0 : d ? d(T, this) : le.mulUnsafe(this, s).is0()
      }
      clearCofactor() {
        return o === hd ? this : u ? u(T, this) : this.multiplyUnsafe(o)
      }
      isSmallOrder() {
        return o === hd ? this.is0() : this.clearCofactor().is0()
      }
      toBytes(e = !0) {
        return (bl(e, `isCompressed`), this.assertValidity(), y(T, this, e))
      }
      toHex(e = !0) {
        return fl(this.toBytes(e))
      }
      toString() {
        return `<Point ${this.is0() ? `ZERO` : this.toHex()}>`
      }
    }
    let ce = (e) => Eu(T, e),
      le = new Ru(T, m)
    return (le.bits >= 6 && T.BASE.precompute(6), Object.freeze(T.prototype), Object.freeze(T), T)
  }
  function bd(e) {
    return Uint8Array.of(e ? 2 : 3)
  }
  function xd(e, t) {
    return {
      secretKey: t.BYTES,
      publicKey: 1 + e.BYTES,
      publicKeyUncompressed: 1 + 2 * e.BYTES,
      publicKeyHasPrefix: !0,
      signature: 2 * t.BYTES,
    }
  }
  function Sd(e, t = {}) {
    Tu(e)
    let { Fn: n } = e,
      r = t.randomBytes === void 0 ? gl : t.randomBytes,
      i = Object.assign(xd(e.Fp, n), { seed: Math.max(yu(n.ORDER), 16) })
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
      return ((e = e === void 0 ? r(i.seed) : e), bu(G(e, i.seed, `seed`), n.ORDER))
    }
    function c(t, r = !0) {
      return e.BASE.multiply(n.fromBytes(t)).toBytes(r)
    }
    function l(e) {
      let { secretKey: t, publicKey: r, publicKeyUncompressed: a } = i,
        o = n._lengths
      if (!hl(e)) return
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
      f = Hu(s, c)
    return (
      Object.freeze(d),
      Object.freeze(i),
      Object.freeze({ getPublicKey: c, getSharedSecret: u, keygen: f, Point: e, utils: d, lengths: i })
    )
  }
  function Cd(e, t, n = {}) {
    Tu(e)
    let r = t
    ;(yo(r),
      Rl(
        n,
        {},
        { hmac: `function`, lowS: `boolean`, randomBytes: `function`, bits2int: `function`, bits2int_modN: `function` },
      ))
    let i = Object.assign({}, n),
      a = i.randomBytes === void 0 ? gl : i.randomBytes,
      o = i.hmac === void 0 ? (e, t) => od(r, e, t) : i.hmac,
      { Fp: s, Fn: c } = e,
      { ORDER: l, BITS: u } = c,
      d = yu(l),
      f = ku(a, d),
      { keygen: p, getPublicKey: m, getSharedSecret: h, utils: g, lengths: _ } = Sd(e, i),
      v = { prehash: !0, lowS: typeof i.lowS != `boolean` || i.lowS, format: `compact`, extraEntropy: !1 },
      ee = l * gd + hd < s.ORDER
    function y(e) {
      return e > l >> hd
    }
    function b(e, t) {
      if (!c.isValidNot0(t)) throw Error(`invalid signature ${e}: out of range 1..Point.Fn.ORDER`)
      return t
    }
    function x() {
      if (!s.isOdd) throw Error(`Field doesn't support isOdd`)
    }
    function S(e, t, n) {
      return (x(), (e === n ? 0 : 2) | Number(s.isOdd(t)))
    }
    function te() {
      if (ee) throw Error(`"recovered" sig type is not supported for cofactor >2 curves`)
    }
    function C(e, t) {
      fd(t)
      let n = _.signature,
        r = t === `compact` ? n : t === `recovered` ? n + 1 : void 0
      return G(e, r)
    }
    class w {
      r
      s
      recovery
      constructor(e, t, n) {
        if (((this.r = b(`r`, e)), (this.s = b(`s`, t)), n != null)) {
          if ((te(), ![0, 1, 2, 3].includes(n))) throw Error(`invalid recovery id`)
          this.recovery = n
        }
        Object.freeze(this)
      }
      static fromBytes(e, t = v.format) {
        C(e, t)
        let n
        if (t === `der`) {
          if (e.length > 2 * c.BYTES + 16) throw new ld.Err(`invalid signature: DER signature too long`)
          let { r: t, s: n } = ld.toSig(G(e), c.BYTES + 1)
          return new w(t, n)
        }
        t === `recovered` && ((n = e[0]), (t = `compact`), (e = e.subarray(1)))
        let r = _.signature / 2,
          i = e.subarray(0, r),
          a = e.subarray(r, r * 2)
        return new w(c.fromBytes(i), c.fromBytes(a), n)
      }
      static fromHex(e, t) {
        return this.fromBytes(ml(e), t)
      }
      assertRecovery() {
        let { recovery: e } = this
        if (e == null) throw Error(`invalid recovery id: must be present`)
        return e
      }
      addRecoveryBit(e) {
        return new w(this.r, this.s, e)
      }
      recoverPublicKey(t) {
        let { r: n, s: r } = this,
          i = this.assertRecovery(),
          a = i === 2 || i === 3 ? n + l : n
        if (!s.isValid(a)) throw Error(`invalid recovery id: sig.r+curve.n != R.x`)
        let o = s.toBytes(a),
          u = e.fromBytes(pl(bd(!(i & 1)), o)),
          d = c.inv(a),
          f = re(G(t, void 0, `msgHash`)),
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
        if ((fd(e), e === `der`)) return ml(ld.hexFromSig(this))
        let { r: t, s: n } = this,
          r = c.toBytes(t),
          i = c.toBytes(n)
        return e === `recovered` ? (te(), pl(Uint8Array.of(this.assertRecovery()), r, i)) : pl(r, i)
      }
      toHex(e) {
        return fl(this.toBytes(e))
      }
    }
    ;(Object.freeze(w.prototype), Object.freeze(w))
    let ne =
        i.bits2int === void 0
          ? function (e) {
              if (e.length > 8192) throw Error(`input is too large`)
              let t = Tl(e),
                n = e.length * 8 - u
              return n > 0 ? t >> BigInt(n) : t
            }
          : i.bits2int,
      re =
        i.bits2int_modN === void 0
          ? function (e) {
              return c.create(ne(e))
            }
          : i.bits2int_modN,
      ie = Il(u)
    function ae(e) {
      return (Nl(`num < 2^` + u, e, md, ie), c.toBytes(e))
    }
    function oe(e, t) {
      return (G(e, void 0, `message`), t ? G(r(e), void 0, `prehashed message`) : e)
    }
    function se(t, n, r) {
      let { lowS: i, prehash: o, extraEntropy: s } = pd(r, v)
      t = oe(t, o)
      let u = re(t),
        p = c.fromBytes(n)
      if (!c.isValidNot0(p)) throw Error(`invalid private key`)
      let m = [ae(p), ae(u)]
      if (s != null && s !== !1) {
        let e = s === !0 ? a(_.secretKey) : s
        m.push(G(e, void 0, `extraEntropy`))
      }
      let h = pl(...m),
        g = u
      function b(t) {
        let n = ne(t)
        if (!c.isValidNot0(n)) return
        let r = e.BASE.multiply(n).toAffine(),
          a = c.create(r.x)
        if (a === md) return
        let o
        if (f !== void 0) {
          let e = Tl(bu(f(d), l)),
            t = c.inv(c.mul(e, n)),
            r = c.mul(e, g),
            i = c.mul(e, p)
          o = c.create(t * c.create(r + i * a))
        } else {
          let e = eu(n, l)
          o = c.create(e * c.create(g + a * p))
        }
        if (o === md) return
        let s = S(r.x, r.y, a),
          u = o
        return (i && y(o) && ((u = c.neg(o)), (s ^= 1)), new w(a, u, ee ? void 0 : s))
      }
      return { seed: h, k2sig: b }
    }
    function T(e, t, n = {}) {
      let { seed: i, k2sig: a } = se(e, t, n)
      return Ll(r.outputLen, c.BYTES, o)(i, a).toBytes(n.format)
    }
    function ce(t, n, r, i = {}) {
      let { lowS: a, prehash: o, format: s } = pd(i, v)
      if (((r = G(r, void 0, `publicKey`)), (n = oe(n, o)), !hl(t))) {
        let e = t instanceof w ? `, use sig.toBytes()` : ``
        throw Error(`verify expects Uint8Array signature` + e)
      }
      C(t, s)
      try {
        let i = w.fromBytes(t, s),
          o = e.fromBytes(r)
        if (o.is0() || (a && i.hasHighS())) return !1
        let { r: l, s: u } = i,
          d = re(n),
          f = c.inv(u),
          p = c.create(d * f),
          m = c.create(l * f),
          h = e.BASE.mulAddUnsafe(p, o, m)
        if (h.is0()) return !1
        let g = h.toAffine()
        return !(c.create(g.x) !== l || (s === `recovered` && i.recovery !== S(g.x, g.y, l)))
      } catch {
        return !1
      }
    }
    function le(e, t, n = {}) {
      let { prehash: r } = pd(n, v)
      return ((t = oe(t, r)), w.fromBytes(e, `recovered`).recoverPublicKey(t).toBytes())
    }
    return Object.freeze({
      keygen: p,
      getPublicKey: m,
      getSharedSecret: h,
      utils: g,
      lengths: _,
      Point: e,
      sign: T,
      verify: ce,
      recoverPublicKey: le,
      Signature: w,
      hash: r,
    })
  }
  /*! noble-curves - MIT License (c) 2022 Paul Miller (paulmillr.com) */
  let wd = BigInt(0),
    Td = BigInt(1),
    Ed = BigInt(2),
    Dd = BigInt(3)
  function Od(e) {
    let t = []
    for (; e > Td; e >>= Td)
      (e & Td) === wd ? t.unshift(0) : (e & Dd) === Dd ? (t.unshift(-1), (e += Td)) : t.unshift(1)
    return t
  }
  function kd(e) {
    if (!Array.isArray(e) || e.length === 0) throw Error(`expected non-empty array`)
  }
  function Ad(e, t, n, r) {
    if (
      (Rl(e, { Fp: `object`, Fr: `object`, Fp2: `object`, Fp12: `object` }, { Fp6: `object` }, `fields`),
      typeof t != `function`)
    )
      throw TypeError(`"G1_Point" expected point constructor, got type=` + typeof t)
    if (typeof n != `function`) throw TypeError(`"G2_Point" expected point constructor, got type=` + typeof n)
    Rl(
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
          x = g(u, s),
          S = m(v(h(g(m(u, d), s), x)), b),
          te = h(h(g(m(n, s), m(l, u)), b), x),
          C = m(h(g(m(l, d), n), b), x),
          w = v(g(y, c)),
          ne = g(f, c),
          re = g(ee, c),
          ie = m(l, f),
          ae = m(u, ee),
          oe = m(d, y),
          se = m(s, c),
          T = g(ie, n),
          ce = g(ae, se),
          le = m(v(h(g(m(ae, oe), se), ce)), T),
          ue = h(h(g(m(n, se), m(ie, ae)), T), ce),
          de = m(h(g(m(ie, oe), n), T), ce)
        return Object.freeze({
          c0: Object.freeze({ c0: p(m(v(re), S)), c1: p(m(w, te)), c2: p(m(ne, C)) }),
          c1: Object.freeze({ c0: p(h(h(le, S), w)), c1: p(h(h(ue, te), ne)), c2: p(h(h(de, C), re)) }),
        })
      },
      y = ({ c0: e, c1: t }, n, r, i, a, o) => {
        let s = _(n, o),
          c = _(r, a),
          { c0: l, c1: u, c2: d } = e,
          { c0: f, c1: ee, c2: y } = t,
          b = g(l, s),
          x = g(u, s),
          S = g(d, s),
          te = g(f, c),
          C = g(ee, i),
          w = m(v(h(g(m(ee, y), i), C)), te),
          ne = h(h(g(m(c, i), m(f, ee)), te), C),
          re = m(h(g(m(f, y), c), te), C),
          ie = m(l, f),
          ae = m(u, ee),
          oe = m(d, y),
          se = m(s, c),
          T = g(ie, se),
          ce = g(ae, i),
          le = m(v(h(g(m(ae, oe), i), ce)), T),
          ue = h(h(g(m(se, i), m(ie, ae)), T), ce),
          de = m(h(g(m(ie, oe), se), T), ce)
        return Object.freeze({
          c0: Object.freeze({ c0: p(m(v(re), b)), c1: p(m(w, x)), c2: p(m(ne, S)) }),
          c1: Object.freeze({ c0: p(h(h(le, b), w)), c1: p(h(h(ue, x), ne)), c2: p(h(h(de, S), re)) }),
        })
      },
      b
    if (c === `multiplicative`) b = (e, t, n, r, i, a) => ee(r, e, t, n, i, a)
    else if (c === `divisive`) b = (e, t, n, r, i, a) => y(r, n, t, e, i, a)
    else throw Error(`bls: unknown twist type`)
    let x = o.div(o.ONE, o.mul(o.ONE, Ed))
    function S(e, t, n, r) {
      let i = o.sqr(n),
        a = o.sqr(r),
        s = o.mulByB(o.mul(a, Dd)),
        c = o.mul(s, Dd),
        l = o.sub(o.sub(o.sqr(o.add(n, r)), a), i),
        u = o.sub(s, i),
        d = o.mul(o.sqr(t), Dd),
        f = o.neg(l)
      return (
        e.push([u, d, f]),
        (t = o.mul(o.mul(o.mul(o.sub(i, c), t), n), x)),
        (n = o.sub(o.sqr(o.mul(o.add(i, c), x)), o.mul(o.sqr(s), Dd))),
        (r = o.mul(i, l)),
        { Rx: t, Ry: n, Rz: r }
      )
    }
    function te(e, t, n, r, i, a) {
      let s = o.sub(n, o.mul(a, r)),
        c = o.sub(t, o.mul(i, r)),
        l = o.sub(o.mul(s, i), o.mul(c, a)),
        u = o.neg(s),
        d = c
      e.push([l, u, d])
      let f = o.sqr(c),
        p = o.mul(f, c),
        m = o.mul(f, t),
        h = o.add(o.sub(p, o.mul(m, Ed)), o.mul(o.sqr(s), r))
      return (
        (t = o.mul(c, h)), (n = o.sub(o.mul(o.sub(m, h), s), o.mul(p, n))), (r = o.mul(r, p)), { Rx: t, Ry: n, Rz: r }
      )
    }
    let C = Od(l),
      w = (e) => {
        if (!(e instanceof n)) throw TypeError(`"point" expected G2 point, got type=` + typeof e)
        let { x: t, y: r } = e.toAffine(),
          i = t,
          a = r,
          s = o.neg(r),
          c = i,
          l = a,
          u = o.ONE,
          f = []
        for (let e of C) {
          let t = []
          ;(({ Rx: c, Ry: l, Rz: u } = S(t, c, l, u)),
            e && ({ Rx: c, Ry: l, Rz: u } = te(t, c, l, u, i, e === -1 ? s : a)),
            f.push(t))
        }
        if (d) {
          let e = f[f.length - 1]
          d(c, l, u, i, a, te.bind(null, e))
        }
        return f
      }
    function ne(e, t = !1) {
      sl(e, `pairs`, (e, t) => {
        if ((sl(e, t), e.length !== 3)) throw TypeError(`"${t}" expected precompute tuple`)
        sl(e[0], t + `[0]`)
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
    function re(e, r = !0) {
      sl(e, `pairs`)
      let i = []
      for (let r = 0; r < e.length; r++) {
        let a = e[r]
        Rl(a, { g1: `object`, g2: `object` }, {}, `pairs[` + r + `]`)
        let { g1: o, g2: s } = a
        if (!(o instanceof t)) throw TypeError(`"pairs[` + r + `].g1" expected G1 point, got type=` + typeof o)
        if (!(s instanceof n)) throw TypeError(`"pairs[` + r + `].g2" expected G2 point, got type=` + typeof s)
        if (o.is0() || s.is0()) throw Error(`pairing is not available for ZERO point`)
        ;(o.assertValidity(), s.assertValidity())
        let c = o.toAffine()
        i.push([w(s), c.x, c.y])
      }
      return ne(i, r)
    }
    function ie(e, r, i = !0) {
      if (!(e instanceof t)) throw TypeError(`"Q" expected G1 point, got type=` + typeof e)
      if (!(r instanceof n)) throw TypeError(`"P" expected G2 point, got type=` + typeof r)
      return re([{ g1: e, g2: r }], i)
    }
    let ae = { seed: yu(a.ORDER) },
      oe = r.randomBytes === void 0 ? gl : r.randomBytes
    return (
      Object.freeze(ae),
      {
        lengths: ae,
        Fr: a,
        Fp12: s,
        millerLoopBatch: ne,
        pairing: ie,
        pairingBatch: re,
        calcPairingPrecomputes: w,
        randomSecretKey: (e) => ((e = e === void 0 ? oe(ae.seed) : e), G(e, ae.seed, `seed`), bu(e, a.ORDER)),
      }
    )
  }
  function jd(e, t, n, r, i, a) {
    let { Fr: o, Fp12: s, pairingBatch: c, randomSecretKey: l, lengths: u } = e
    a ||= { fromBytes: zl, fromHex: zl, toBytes: zl, toHex: zl }
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
        kd(n)
        let r = p(e),
          i = n.map((e) => m(e.message)),
          a = n.map((e) => f(e.publicKey)),
          o = /* @__PURE__ */ new Map()
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
        ;(kd(e), (e = e.map((e) => f(e))))
        let n = e.reduce((e, t) => e.add(t), t.ZERO)
        return (n.assertValidity(), n)
      },
      aggregateSignatures(e) {
        ;(kd(e), (e = e.map((e) => p(e))))
        let t = e.reduce((e, t) => e.add(t), n.ZERO)
        return (t.assertValidity(), t)
      },
      hash(e, t) {
        return (G(e), i(e, t === void 0 ? void 0 : { DST: t }))
      },
      Signature: Object.freeze({ ...d }),
    })
  }
  function Md(e, t, n, r) {
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
      } = Ad(e, t, n, r)
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
  function Nd(e, t, n, r, i) {
    let a = Md(e, t, n, r)
    Rl(
      i,
      { hasherOpts: `object`, hasherOptsG1: `object`, hasherOptsG2: `object` },
      { mapToG1: `function`, mapToG2: `function` },
      `hasherParams`,
    )
    let o = nd(t, i.mapToG1 === void 0 ? zl : i.mapToG1, { ...i.hasherOpts, ...i.hasherOptsG1 }),
      s = nd(n, i.mapToG2 === void 0 ? zl : i.mapToG2, { ...i.hasherOpts, ...i.hasherOptsG2 })
    return Object.freeze({ ...a, G1: o, G2: s })
  }
  function Pd(e, t, n, r, i, a) {
    let o = Nd(e, t, n, r, i),
      s = {
        ...o,
        Fr: o.fields.Fr,
        Fp12: o.fields.Fp12,
        calcPairingPrecomputes: o.utils.calcPairingPrecomputes,
        randomSecretKey: o.utils.randomSecretKey,
      },
      c = jd(s, t, n, !1, o.G2.hashToCurve, a?.LongSignature),
      l = jd(s, n, t, !0, o.G1.hashToCurve, a?.ShortSignature)
    return Object.freeze({ ...o, longSignatures: c, shortSignatures: l })
  }
  /*! noble-curves - MIT License (c) 2022 Paul Miller (paulmillr.com) */
  let Fd = /* @__PURE__ */ BigInt(0),
    Id = /* @__PURE__ */ BigInt(1),
    Ld = /* @__PURE__ */ BigInt(2),
    Rd = /* @__PURE__ */ BigInt(3),
    zd = /* @__PURE__ */ BigInt(6),
    Bd = /* @__PURE__ */ BigInt(12),
    Vd = (e) => !!e && typeof e == `object`
  function Hd(e, t, n, r, i = 1, a) {
    ;(Sl(i, `num`), Sl(r, `degree`))
    let o = a === void 0 ? r : a
    Sl(o, `divisor`)
    let s = e
    if (typeof n != `bigint` || n <= Id) throw Error(`calcFrobeniusCoefficients: expected valid modulus, got ` + n)
    if (r <= 0) throw Error(`calcFrobeniusCoefficients: expected positive degree, got ` + r)
    if (i <= 0) throw Error(`calcFrobeniusCoefficients: expected positive row count, got ` + i)
    if (o <= 0) throw Error(`calcFrobeniusCoefficients: expected positive divisor, got ` + o)
    let c = BigInt(o),
      l = n ** BigInt(r),
      u = []
    for (let e = 0; e < i; e++) {
      let i = BigInt(e + 1),
        a = []
      for (let e = 0, o = Id; e < r; e++) {
        let e = i * o - i
        if (e % c) throw Error(`calcFrobeniusCoefficients: inexact tower exponent`)
        let r = (e / c) % l
        ;(a.push(s.pow(t, r)), (o *= n))
      }
      u.push(a)
    }
    return u
  }
  function Ud(e, t, n) {
    if (
      (lu(e),
      lu(t),
      Rl(
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
      !Vd(n) || Array.isArray(n))
    )
      throw TypeError(`"base" expected Fp2 element, got type=` + typeof n)
    if (!t.isValid(n)) throw RangeError(`"base" expected valid Fp2 element`)
    let r = t.pow(n, (e.ORDER - Id) / Rd),
      i = t.pow(n, (e.ORDER - Id) / Ld)
    function a(e, n) {
      return [t.mul(t.frobeniusMap(e, 1), r), t.mul(t.frobeniusMap(n, 1), i)]
    }
    let o = t.pow(n, (e.ORDER ** Ld - Id) / Rd),
      s = t.pow(n, (e.ORDER ** Ld - Id) / Ld)
    if (!t.eql(s, t.neg(t.ONE))) throw Error(`psiFrobenius: PSI2_Y!==-1`)
    function c(e, n) {
      return [t.mul(e, o), t.neg(n)]
    }
    let l = (e) => (t, n) => {
      if (typeof t != `function`) throw TypeError(`"c" expected point constructor, got type=` + typeof t)
      if ((Tu(t), !(n instanceof t))) throw TypeError(`"P" expected Point instance, got type=` + typeof n)
      let r = n.toAffine(),
        i = e(r.x, r.y)
      return t.fromAffine({ x: i[0], y: i[1] })
    }
    return { psi: a, psi2: c, G2psi: l(a), G2psi2: l(c), PSI_X: r, PSI_Y: i, PSI2_X: o, PSI2_Y: s }
  }
  var Wd = class {
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
          (this.BITS = Pl(o)),
          (this.BYTES = Math.ceil(Pl(o) / 8)),
          (this.isLE = e.isLE),
          (this.ZERO = this.create({ c0: e.ZERO, c1: e.ZERO })),
          (this.ONE = this.create({ c0: e.ONE, c1: e.ZERO })),
          (this.Fp_NONRESIDUE = e.create(n)),
          (this.Fp_div2 = e.div(e.ONE, Ld)),
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
        if (!Vd(e)) throw TypeError(`invalid field element: expected object, got ` + typeof e)
        let { c0: t, c1: n } = e,
          { Fp: r } = this
        return r.isValid(t) && r.isValid(n)
      }
      is0(e) {
        if (!Vd(e)) return !1
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
        return uu(this, e, t)
      }
      invertBatch(e) {
        return du(this, e, !0)
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
          return fu(t, r) === 1
            ? n.create({ c0: t.sqrt(r), c1: t.ZERO })
            : n.create({ c0: t.ZERO, c1: t.sqrt(t.div(r, this.Fp_NONRESIDUE)) })
        let a = t.sqrt(t.sub(t.sqr(r), t.mul(t.sqr(i), this.Fp_NONRESIDUE))),
          o = t.mul(t.add(a, r), this.Fp_div2)
        fu(t, o) === -1 && (o = t.sub(o, a))
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
          r = t % Ld,
          i = t === Fd,
          a = n % Ld
        return BigInt(r || (i && a)) == Id
      }
      fromBytes(e) {
        let { Fp: t } = this
        if ((G(e), e.length !== this.BYTES)) throw Error(`fromBytes invalid length=` + e.length)
        return this.create({ c0: t.fromBytes(e.subarray(0, t.BYTES)), c1: t.fromBytes(e.subarray(t.BYTES)) })
      }
      toBytes({ c0: e, c1: t }) {
        return pl(this.Fp.toBytes(e), this.Fp.toBytes(t))
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
    Gd = class {
      ORDER
      BITS
      BYTES
      isLE
      ZERO
      ONE
      Fp2
      constructor(e) {
        ;((this.Fp2 = e),
          (this.ORDER = e.Fp.ORDER ** zd),
          (this.BITS = 3 * e.BITS),
          (this.BYTES = 3 * e.BYTES),
          (this.isLE = e.isLE),
          (this.ZERO = this.create({ c0: e.ZERO, c1: e.ZERO, c2: e.ZERO })),
          (this.ONE = this.create({ c0: e.ONE, c1: e.ZERO, c2: e.ZERO })),
          Object.freeze(this))
      }
      get FROBENIUS_COEFFICIENTS_1() {
        let e = Kd.get(this)
        if (e) return e[0]
        let { Fp2: t } = this,
          { Fp: n } = t,
          r = Hd(t, t.NONRESIDUE, n.ORDER, 6, 2, 3),
          i = [Object.freeze(r[0]), Object.freeze(r[1])]
        return (Kd.set(this, i), i[0])
      }
      get FROBENIUS_COEFFICIENTS_2() {
        let e = Kd.get(this)
        return e ? e[1] : (this.FROBENIUS_COEFFICIENTS_1, Kd.get(this)[1])
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
          a = r.mul(r.mul(e, t), Ld),
          o = r.mul(r.mul(t, n), Ld),
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
        if (!Vd(e)) throw TypeError(`invalid field element: expected object, got ` + typeof e)
        let { c0: t, c1: n, c2: r } = e,
          { Fp2: i } = this
        return i.isValid(t) && i.isValid(n) && i.isValid(r)
      }
      is0(e) {
        if (!Vd(e)) return !1
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
        return zl()
      }
      div(e, t) {
        let { Fp2: n } = this,
          { Fp: r } = n
        return this.mul(e, typeof t == `bigint` ? r.inv(r.create(t)) : this.inv(t))
      }
      pow(e, t) {
        return uu(this, e, t)
      }
      invertBatch(e) {
        return du(this, e, !0)
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
        return pl(r.toBytes(e), r.toBytes(t), r.toBytes(n))
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
    }
  let Kd = /* @__PURE__ */ new WeakMap()
  var qd = class {
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
        (this.ORDER = a.ORDER ** Bd),
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
      let e = Jd.get(this)
      if (e) return e
      let { Fp2: t } = this.Fp6,
        { Fp: n } = t,
        r = Object.freeze(Hd(t, t.NONRESIDUE, n.ORDER, 12, 1, 6)[0])
      return (Jd.set(this, r), r)
    }
    create(e) {
      let { Fp6: t } = this,
        n = t.create(e.c0),
        r = t.create(e.c1)
      return Object.freeze({ c0: n, c1: r })
    }
    isValid(e) {
      if (!Vd(e)) throw TypeError(`invalid field element: expected object, got ` + typeof e)
      let { c0: t, c1: n } = e,
        { Fp6: r } = this
      return r.isValid(t) && r.isValid(n)
    }
    is0(e) {
      if (!Vd(e)) return !1
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
      return zl()
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
      return uu(this, e, t)
    }
    invertBatch(e) {
      return du(this, e, !0)
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
      return pl(n.toBytes(e), n.toBytes(t))
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
          c0: r.add(r.mul(r.sub(u, i), Ld), u),
          c1: r.add(r.mul(r.sub(f, a), Ld), f),
          c2: r.add(r.mul(r.sub(m, o), Ld), m),
        }),
        c1: Object.freeze({
          c0: r.add(r.mul(r.add(g, s), Ld), g),
          c1: r.add(r.mul(r.add(d, c), Ld), d),
          c2: r.add(r.mul(r.add(p, l), Ld), p),
        }),
      })
    }
    _cyclotomicExp(e, t) {
      if ((Nl(`cyclotomic exponent`, t, Fd, Id << BigInt(this.X_LEN)), t === Fd)) return this.ONE
      let n = e
      for (let r = Pl(t) - 2; r >= 0; r--) ((n = this._cyclotomicSquare(n)), Fl(t, r) && (n = this.mul(n, e)))
      return n
    }
  }
  let Jd = /* @__PURE__ */ new WeakMap()
  function Yd(e) {
    if (
      (Rl(
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
      Sl(e.X_LEN, `X_LEN`),
      e.X_LEN < 1)
    )
      throw Error(`invalid X_LEN`)
    let t = e.FP2_NONRESIDUE
    if (!Array.isArray(t) || t.length !== 2 || typeof t[0] != `bigint` || typeof t[1] != `bigint`)
      throw Error(`invalid FP2_NONRESIDUE`)
    let n = _u(e.ORDER),
      r = new Wd(n, e),
      i = new Gd(r)
    return { Fp: n, Fp2: r, Fp6: i, Fp12: new qd(i, e) }
  }
  /*! noble-curves - MIT License (c) 2022 Paul Miller (paulmillr.com) */
  let Xd = BigInt(0),
    Zd = BigInt(1),
    Qd = BigInt(2),
    $d = BigInt(3),
    ef = BigInt(4),
    tf = BigInt(`0xd201000000010000`),
    nf = Pl(tf),
    rf = {
      p: BigInt(`0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab`),
      n: BigInt(`0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001`),
      h: BigInt(`0x396c8c005555e1568c00aaab0000aaab`),
      a: Xd,
      b: ef,
      Gx: BigInt(`0x17f1d3a73197d7942695638c4fa9ac0fc3688c4f9774b905a14e3a3f171bac586c55e83ff97a1aeffb3af00adb22c6bb`),
      Gy: BigInt(`0x08b3f481e3aaa0f1a09e30ed741d8ae4fcf5e095d5d00af600db18cb2c04b3edd03cc744a2888ae40caa232946c5e7e1`),
    },
    af = _u(rf.n, { modFromBytes: !0 })
  function of(e, t, { g2: n, g3: r, g4: i, g5: a }) {
    return { c0: { c0: e, c1: i, c2: r }, c1: { c0: n, c1: t, c2: a } }
  }
  function sf({ c0: e, c1: t }) {
    return { g2: t.c0, g3: e.c2, g4: e.c1, g5: t.c2 }
  }
  function cf({ g2: e, g3: t, g4: n, g5: r }) {
    let { first: i, second: a } = J.Fp4Square(n, r),
      { first: o, second: s } = J.Fp4Square(e, t),
      c = J.add(e, e),
      l = J.add(t, t),
      u = J.add(n, n),
      d = J.add(r, r)
    return {
      g2: J.add(J.mul(J.mulByNonresidue(a), $d), c),
      g3: J.sub(J.mul(i, $d), l),
      g4: J.sub(J.mul(o, $d), u),
      g5: J.add(J.mul(s, $d), d),
    }
  }
  function lf({ g2: e, g3: t, g4: n, g5: r }) {
    return J.is0(e)
      ? { num: J.mul(J.mul(n, r), Qd), den: t }
      : { num: J.add(J.sub(J.mul(J.sqr(n), $d), J.mul(t, Qd)), J.mulByNonresidue(J.sqr(r))), den: J.mul(e, ef) }
  }
  function uf(e, { g2: t, g3: n, g4: r, g5: i }) {
    let a = J.mul(n, r),
      o = J.add(J.sub(J.mul(J.sub(J.sqr(e), a), Qd), a), J.mul(t, i))
    return J.add(J.mulByNonresidue(o), J.ONE)
  }
  function df(e, t) {
    let n = [],
      r = sf(e)
    for (let e of t) {
      for (let t = 0; t < e; t++) r = cf(r)
      n.push(r)
    }
    let i = n.map(({ g2: e, g3: t }) => J.is0(e) && J.is0(t)),
      a = n.map(lf),
      o = J.invertBatch(a.map(({ den: e }) => e)),
      s = n.map((e, t) => {
        if (i[t]) return Y.ONE
        let n = J.mul(a[t].num, o[t])
        return of(uf(n, e), n, e)
      })
    return { result: Y.mul(Y.mul(s[0], s[1]), s[2]), last: s[2] }
  }
  function ff(e) {
    let { result: t, last: n } = df(e, [16, 32, 9]),
      r = t,
      i = n
    for (let e = 0; e < 3; e++) i = Y._cyclotomicSquare(i)
    r = Y.mul(r, i)
    for (let e = 0; e < 2; e++) i = Y._cyclotomicSquare(i)
    return ((r = Y.mul(r, i)), (i = Y._cyclotomicSquare(i)), Y.mul(r, i))
  }
  let {
      Fp: q,
      Fp2: J,
      Fp6: pf,
      Fp12: Y,
    } = Yd({
      ORDER: rf.p,
      X_LEN: nf,
      FP2_NONRESIDUE: [Zd, Zd],
      Fp2mulByB: ({ c0: e, c1: t }) => {
        let n = q.mul(e, ef),
          r = q.mul(t, ef)
        return { c0: q.sub(n, r), c1: q.add(n, r) }
      },
      Fp12finalExponentiate: (e) => {
        let t = (e) => Y.conjugate(ff(e)),
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
    mf,
    hf = () => (mf ||= Ud(q, J, J.div(J.ONE, J.NONRESIDUE))),
    gf = (e, t) => {
      let n = hf().G2psi
      return ((gf = n), n(e, t))
    },
    _f = (e, t) => {
      let n = hf().G2psi2
      return ((_f = n), n(e, t))
    },
    vf = Object.freeze({
      DST: `BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_NUL_`,
      encodeDST: `BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_NUL_`,
      p: q.ORDER,
      m: 2,
      k: 128,
      expand: `xmd`,
      hash: ol,
    }),
    yf = {
      p: J.ORDER,
      n: rf.n,
      h: BigInt(
        `0x5d543a95414e7f1091d50792876a202cd91de4547085abaa68a205b2e5a7ddfa628f1cb4d9e82ef21537e293a6691ae1616ec6e786f0c70cf1c38e31c7238e5`,
      ),
      a: J.ZERO,
      b: J.fromBigTuple([ef, ef]),
      Gx: J.fromBigTuple([
        BigInt(`0x024aa2b2f08f0a91260805272dc51051c6e47ad4fa403b02b4510b647ae3d1770bac0326a805bbefd48056c8c121bdb8`),
        BigInt(`0x13e02b6052719f607dacd3a088274f65596bd0d09920b61ab5da61bbdc7f5049334cf11213945d57e5ac7d055d042b7e`),
      ]),
      Gy: J.fromBigTuple([
        BigInt(`0x0ce5d527727d6e118cc9cdc6da2e351aadfd9baa8cbdd3a76d429a695160d12c923ac9cc3baca289e193548608b82801`),
        BigInt(`0x0606c4a02ea734cc32acd2b02bc28b99cb3e287e85a763af267492ab572e99ab3f370d275cec1da1aaa9075ff05f79be`),
      ]),
    },
    bf = (e, t) => {
      for (let n of e) if (n !== Xd) return !!((n * Qd) / t)
      return !1
    },
    xf = {
      encode({ c0: e, c1: t }) {
        let { BYTES: n } = q
        return pl(Dl(t, n), Dl(e, n))
      },
      decode(e) {
        let { BYTES: t } = q
        return J.create({ c0: Cf(e.subarray(t)), c1: Cf(e.subarray(0, t)) })
      },
    },
    Sf = q
  function Cf(e) {
    return q.fromBytes(e)
  }
  let wf = (e, t, n, r, i, a) => {
    let o = t,
      s = r,
      c = i,
      l = o.BYTES
    return (t) => ({
      encode(e, n = !0) {
        if (!n && !t) throw Error(`invalid signature: expected compressed encoding`)
        let r = e.is0(),
          { x: i, y: o } = e.toAffine(),
          c = n ? s(i) : pl(s(i), s(o)),
          l
        return (n && !r && (l = bf(a(o), Sf.ORDER)), Df(c, { compressed: n, infinity: r, sort: l }))
      },
      decode(r) {
        let { compressed: i, infinity: s, sort: u, value: d } = Ef(t ? G(r, void 0, `point`) : G(r, l, `signature`))
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
          if (((m = o.sqrt(o.add(o.pow(p, $d), n))), !m)) throw Error(`invalid ${e} point: compressed`)
          bf(a(m), Sf.ORDER) !== u && (m = o.neg(m))
        } else m = c(d.subarray(l))
        if (!i && o.is0(p) && o.is0(m)) throw Error(`invalid ${e} point: uncompressed`)
        return { x: p, y: m }
      },
    })
  }
  function Tf({ compressed: e, infinity: t, sort: n }) {
    if ((!e && !t && n) || (!e && t && n) || (e && t && n)) throw Error(`invalid encoding flag`)
  }
  function Ef(e) {
    e = kl(e)
    let t = e[0] & 224,
      n = !!((t >> 7) & 1),
      r = !!((t >> 6) & 1),
      i = !!((t >> 5) & 1)
    return (
      Tf({ compressed: n, infinity: r, sort: i }), (e[0] &= 31), { compressed: n, infinity: r, sort: i, value: e }
    )
  }
  function Df(e, t) {
    if (e[0] & 224) throw Error(`setMask: non-empty mask`)
    return (
      Tf({ compressed: !!t.compressed, infinity: !!t.infinity, sort: !!t.sort }),
      t.compressed && (e[0] |= 128),
      t.infinity && (e[0] |= 64),
      t.sort && (e[0] |= 32),
      e
    )
  }
  let Of = wf(
      `G1`,
      q,
      q.create(rf.b),
      (e) => Dl(e, q.BYTES),
      Cf,
      (e) => [e],
    ),
    kf = { point: Of(!0), sig: Of(!1) },
    Af = (e) => (e.assertValidity(), kf.sig.encode(e))
  function jf(e) {
    let t = Vf.G1.Point.fromAffine(kf.sig.decode(e))
    return (t.assertValidity(), t)
  }
  let Mf = wf(`G2`, J, yf.b, xf.encode, xf.decode, (e) => [e.c1, e.c0]),
    Nf = { point: Mf(!0), sig: Mf(!1) },
    Pf = (e) => (e.assertValidity(), Nf.sig.encode(e))
  function Ff(e) {
    let t = Vf.G2.Point.fromAffine(Nf.sig.decode(e))
    return (t.assertValidity(), t)
  }
  let If = {
      ShortSignature: {
        fromBytes(e) {
          return jf(G(e))
        },
        fromHex(e) {
          return jf(ml(e))
        },
        toBytes(e) {
          return Af(e)
        },
        toRawBytes(e) {
          return Af(e)
        },
        toHex(e) {
          return fl(Af(e))
        },
      },
      LongSignature: {
        fromBytes(e) {
          return Ff(G(e))
        },
        fromHex(e) {
          return Ff(ml(e))
        },
        toBytes(e) {
          return Pf(e)
        },
        toRawBytes(e) {
          return Pf(e)
        },
        toHex(e) {
          return fl(Pf(e))
        },
      },
    },
    Lf = { Fp: q, Fp2: J, Fp6: pf, Fp12: Y, Fr: af },
    Rf = yd(rf, {
      allowInfinityPoint: !0,
      Fn: af,
      fromBytes: kf.point.decode,
      toBytes: (e, t, n) => kf.point.encode(t, n),
      isTorsionFree: (e, t) => {
        let n = BigInt(`0x5f19672fdf76ce51ba69c6076a0f77eaddb3a93be6f89688de17d813620a00022e01fffffffefffe`),
          r = new e(q.mul(t.X, n), t.Y, t.Z)
        return t.multiplyUnsafe(tf).negate().multiplyUnsafe(tf).equals(r)
      },
      clearCofactor: (e, t) => t.multiplyUnsafe(tf).add(t),
    }),
    zf = yd(yf, {
      Fp: J,
      allowInfinityPoint: !0,
      Fn: af,
      fromBytes: Nf.point.decode,
      toBytes: (e, t, n) => Nf.point.encode(t, n),
      isTorsionFree: (e, t) => t.multiplyUnsafe(tf).negate().equals(gf(e, t)),
      clearCofactor: (e, t) => {
        let n = tf,
          r = t.multiplyUnsafe(n).negate(),
          i = gf(e, t),
          a = t.double()
        return (
          (a = _f(e, a)),
          (a = a.subtract(i)),
          (i = r.add(i)),
          (i = i.multiplyUnsafe(n).negate()),
          (a = a.add(i)),
          (a = a.subtract(r)),
          a.subtract(t)
        )
      },
    }),
    Bf = {
      mapToG1: Jf,
      mapToG2: Yf,
      hasherOpts: vf,
      hasherOptsG1: {
        ...vf,
        m: 1,
        DST: `BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_`,
        encodeDST: `BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_`,
      },
      hasherOptsG2: { ...vf },
    },
    Vf = Pd(Lf, Rf, zf, { ateLoopSize: tf, xNegative: !0, twistType: `multiplicative`, randomBytes: gl }, Bf, If),
    Hf = td(
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
          [
            `0x12`,
            `0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaa99`,
          ],
          [`0x1`, `0x0`],
        ],
      ].map((e) => e.map((e) => J.fromBigTuple(e.map(BigInt)))),
    ),
    Uf = td(
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
    Wf,
    Gf,
    Kf = () =>
      (Wf ||= id(q, {
        A: q.create(
          BigInt(`0x144698a3b8e9433d693a02c96d4982b0ea985383ee66a8d8e8981aefd881ac98936f8da0e0f97f5cf428082d584c1d`),
        ),
        B: q.create(
          BigInt(`0x12e2908d11688030018b12e8753eee3b2016c1f0f24f4070a0b9c14fcef35ef55a23215a316ceaa5d1cc48e98e172be0`),
        ),
        Z: q.create(BigInt(11)),
      })),
    qf = () =>
      (Gf ||= id(J, {
        A: J.create({ c0: q.create(Xd), c1: q.create(BigInt(240)) }),
        B: J.create({ c0: q.create(BigInt(1012)), c1: q.create(BigInt(1012)) }),
        Z: J.create({ c0: q.create(BigInt(-2)), c1: q.create(BigInt(-1)) }),
      }))
  function Jf(e) {
    let { x: t, y: n } = Kf()(q.create(e[0]))
    return Uf(t, n)
  }
  function Yf(e) {
    let { x: t, y: n } = qf()(J.fromBigTuple(e))
    return Hf(t, n)
  }
  let Xf = Vf.G1.Point.ZERO,
    Zf = Vf.G2.Point.ZERO
  function Qf(e, t) {
    if (A(e) >= Gc || A(t) >= Gc) throw new z(z.errorMessages.BLS_12_381_FP_NOT_IN_FIELD)
    let n = si(e.subarray(16), t.subarray(16))
    return Vf.fields.Fp2.fromBytes(n)
  }
  function $f(e, t = !0) {
    if (N(e, Kc) === !0) return Xf
    let n = A(e.subarray(16, 64)),
      r = A(e.subarray(80, 128)),
      i = Vf.G1.Point.fromAffine({ x: n, y: r })
    try {
      i.assertValidity()
    } catch (e) {
      if (t || e.message !== `bad point: not in prime-order subgroup`)
        throw new z(z.errorMessages.BLS_12_381_POINT_NOT_ON_CURVE)
    }
    return i
  }
  function ep(e) {
    let t = M(j(e.x), 64),
      n = M(j(e.y), 64)
    return si(t, n)
  }
  function tp(e, t = !0) {
    if (N(e, qc) === !0) return Zf
    let n = e.subarray(0, 64),
      r = e.subarray(64, 128),
      i = e.subarray(128, 192),
      a = e.subarray(192, 256),
      o = Qf(n, r),
      s = Qf(i, a),
      c = Vf.G2.Point.fromAffine({ x: o, y: s })
    try {
      c.assertValidity()
    } catch (e) {
      if (t || e.message !== `bad point: not in prime-order subgroup`)
        throw new z(z.errorMessages.BLS_12_381_POINT_NOT_ON_CURVE)
    }
    return c
  }
  function np(e) {
    let t = M(j(e.x.c0), 64),
      n = M(j(e.x.c1), 64),
      r = M(j(e.y.c0), 64),
      i = M(j(e.y.c1), 64)
    return si(t, n, r, i)
  }
  function rp(e) {
    let t = Vf.fields.Fr.fromBytes(e)
    return t >= Vf.fields.Fr.ORDER ? Vf.fields.Fr.create(t % Vf.fields.Fr.ORDER) : Vf.fields.Fr.create(t)
  }
  function ip(e) {
    if (A(e) >= Gc) throw new z(z.errorMessages.BLS_12_381_FP_NOT_IN_FIELD)
    return Vf.fields.Fp.fromBytes(e.slice(16))
  }
  var ap = class {
    addG1(e) {
      let t = $f(e.subarray(0, 128), !1),
        n = $f(e.subarray(128, 256), !1)
      return ep(t.add(n).toAffine())
    }
    addG2(e) {
      let t = tp(e.subarray(0, 256), !1),
        n = tp(e.subarray(256, 512), !1)
      return np(t.add(n).toAffine())
    }
    mapFPtoG1(e) {
      let t = ip(e.subarray(0, 64))
      return ep(Vf.G1.mapToCurve(t).toAffine())
    }
    mapFP2toG2(e) {
      let t = Qf(e.subarray(0, 64), e.subarray(64, 128))
      return np(Vf.G2.mapToCurve([t.c0, t.c1]).toAffine())
    }
    msmG1(e) {
      let t = e.length / 160,
        n = Xf
      for (let r = 0; r < t; r++) {
        let t = 160 * r,
          i = $f(e.subarray(t, t + 128)),
          a = rp(e.subarray(t + 128, t + 160)),
          o
        ;((o = a === P ? Xf : i.multiplyUnsafe(a)), (n = n.add(o)))
      }
      return ep(n.toAffine())
    }
    msmG2(e) {
      let t = e.length / 288,
        n = Zf
      for (let r = 0; r < t; r++) {
        let t = 288 * r,
          i = tp(e.subarray(t, t + 256)),
          a = rp(e.subarray(t + 256, t + 288)),
          o
        ;((o = a === P ? Zf : i.multiplyUnsafe(a)), (n = n.add(o)))
      }
      return np(n.toAffine())
    }
    pairingCheck(e) {
      let t = []
      for (let n = 0; n < e.length / 384; n++) {
        let r = 384 * n,
          i = $f(e.subarray(r, r + 128)),
          a = r + 128,
          o = tp(e.subarray(a, a + 256))
        t.push({ g1: i, g2: o })
      }
      let n = t.filter((e) => e.g1.equals(Xf) === !1 && e.g2.equals(Zf) === !1),
        r = Vf.pairingBatch(n, !0)
      return Vf.fields.Fp12.eql(r, Vf.fields.Fp12.ONE) ? Yc : Jc
    }
  }
  let op = /* @__PURE__ */ new Uint8Array(16),
    sp = (e, t, n) => {
      let r = n[n.length - 1][1],
        i
      return ((i = e <= n.length ? (e === 0 ? 0 : n[e - 1][1]) : r), (BigInt(e) * t * BigInt(i)) / BigInt(1e3))
    },
    cp = (e, t, n, r = 0) => {
      for (let i in t)
        if (N(e.data.subarray(t[i][0] + r, t[i][1] + r), op) !== !0)
          return (e._debug !== void 0 && e._debug(`${n} failed: Point not on curve`), !1)
      return !0
    }
  async function lp(e) {
    let t = Ym(`0b`),
      n = e._EVM._bls,
      r = e.common.param(`bls12381G1AddGas`)
    if (!Bc(e, r, t)) return Q(e.gasLimit)
    if (!Vc(e, 256, t)) return $(new z(z.errorMessages.BLS_12_381_INVALID_INPUT_LENGTH), e.gasLimit)
    if (
      !cp(
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
  async function up(e) {
    let t = Ym(`0d`),
      n = e._EVM._bls,
      r = e.data
    if (r.length === 0)
      return (
        e._debug !== void 0 && e._debug(`${t} failed: Empty input`),
        $(new z(z.errorMessages.BLS_12_381_INPUT_EMPTY), e.gasLimit)
      )
    let i = Math.floor(r.length / 160),
      a = e.common.param(`bls12381G1MulGas`),
      o = sp(i, a, Xc)
    if (!Bc(e, o, t)) return Q(e.gasLimit)
    if (!Hc(e, 160, t)) return $(new z(z.errorMessages.BLS_12_381_INVALID_INPUT_LENGTH), e.gasLimit)
    let s = [
      [0, 16],
      [64, 80],
    ]
    for (let n = 0; n < i; n++) {
      let r = 160 * n
      if (!cp(e, s, t, r)) return $(new z(z.errorMessages.BLS_12_381_POINT_NOT_ON_CURVE), e.gasLimit)
    }
    let c
    try {
      c = n.msmG1(e.data)
    } catch (n) {
      let r = n instanceof z ? n : new z(z.errorMessages.REVERT)
      return (
        e._debug !== void 0 && e._debug(`${t} failed: ${n instanceof Error ? n.message : void 0}`), $(r, e.gasLimit)
      )
    }
    return (e._debug !== void 0 && e._debug(`${t} return value=${k(c)}`), { executionGasUsed: o, returnValue: c })
  }
  async function dp(e) {
    let t = Ym(`0e`),
      n = e._EVM._bls,
      r = e.common.param(`bls12381G2AddGas`)
    if (!Bc(e, r, t)) return Q(e.gasLimit)
    if (!Vc(e, 512, t)) return $(new z(z.errorMessages.BLS_12_381_INVALID_INPUT_LENGTH), e.gasLimit)
    if (
      !cp(
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
  async function fp(e) {
    let t = Ym(`10`),
      n = e._EVM._bls
    if (e.data.length === 0)
      return (
        e._debug !== void 0 && e._debug(`${t} failed: Empty input`),
        $(new z(z.errorMessages.BLS_12_381_INPUT_EMPTY), e.gasLimit)
      )
    let r = Math.floor(e.data.length / 288),
      i = e.common.param(`bls12381G2MulGas`),
      a = sp(r, i, Zc)
    if (!Bc(e, a, t)) return Q(e.gasLimit)
    if (!Hc(e, 288, t)) return $(new z(z.errorMessages.BLS_12_381_INVALID_INPUT_LENGTH), e.gasLimit)
    let o = [
      [0, 16],
      [64, 80],
      [128, 144],
      [192, 208],
    ]
    for (let n = 0; n < r; n++) {
      let r = 288 * n
      if (!cp(e, o, t, r)) return $(new z(z.errorMessages.BLS_12_381_POINT_NOT_ON_CURVE), e.gasLimit)
    }
    let s
    try {
      s = n.msmG2(e.data)
    } catch (n) {
      let r = n instanceof z ? n : new z(z.errorMessages.REVERT)
      return (
        e._debug !== void 0 && e._debug(`${t} failed: ${n instanceof Error ? n.message : void 0}`), $(r, e.gasLimit)
      )
    }
    return (e._debug !== void 0 && e._debug(`${t} return value=${k(s)}`), { executionGasUsed: a, returnValue: s })
  }
  async function pp(e) {
    let t = Ym(`11`),
      n = e._EVM._bls,
      r = e.common.param(`bls12381PairingBaseGas`)
    if (e.data.length === 0)
      return (
        e._debug !== void 0 && e._debug(`${t} failed: Empty input`),
        $(new z(z.errorMessages.BLS_12_381_INPUT_EMPTY), e.gasLimit)
      )
    let i = e.common.param(`bls12381PairingPerPairGas`)
    if (!Hc(e, 384, t)) return $(new z(z.errorMessages.BLS_12_381_INVALID_INPUT_LENGTH), e.gasLimit)
    let a = r + i * BigInt(Math.floor(e.data.length / 384))
    if (!Bc(e, a, t)) return Q(e.gasLimit)
    let o = [
      [0, 16],
      [64, 80],
      [128, 144],
      [192, 208],
      [256, 272],
      [320, 336],
    ]
    for (let n = 0; n < e.data.length / 384; n++) {
      let r = 384 * n
      if (!cp(e, o, t, r)) return $(new z(z.errorMessages.BLS_12_381_POINT_NOT_ON_CURVE), e.gasLimit)
    }
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
  function mp(e) {
    let t = Ym(`01`),
      n = e.common.customCrypto.ecrecover ?? Ea,
      r = e.common.param(`ecRecoverGas`)
    if (!Bc(e, r, t)) return Q(e.gasLimit)
    let i = Qr(e.data, 128, { allowTruncate: !0 }),
      a = i.subarray(0, 32),
      o = i.subarray(32, 64),
      s = A(o)
    if (s !== xi && s !== Si)
      return (
        e._debug !== void 0 && e._debug(`${t} failed: v neither 27 nor 28`),
        { executionGasUsed: r, returnValue: /* @__PURE__ */ new Uint8Array() }
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
        { executionGasUsed: r, returnValue: /* @__PURE__ */ new Uint8Array() }
      )
    }
    let d = M(oa(u), 32)
    return (e._debug !== void 0 && e._debug(`${t} return address=${k(d)}`), { executionGasUsed: r, returnValue: d })
  }
  function hp(e) {
    let t = Ym(`02`),
      n = e.data,
      r = e.common.customCrypto.sha256 ?? ol,
      i = e.common.param(`sha256Gas`)
    if (((i += e.common.param(`sha256WordGas`) * BigInt(Math.ceil(n.length / 32))), !Bc(e, i, t))) return Q(e.gasLimit)
    let a = r(n)
    return (e._debug !== void 0 && e._debug(`${t} return hash=${k(a)}`), { executionGasUsed: i, returnValue: a })
  }
  let gp = /* @__PURE__ */ Uint8Array.from([7, 4, 13, 1, 10, 6, 15, 3, 12, 0, 9, 5, 2, 14, 11, 8]),
    _p = /* @__PURE__ */ Uint8Array.from(
      Array(16)
        .fill(0)
        .map((e, t) => t),
    ),
    vp = /* @__PURE__ */ _p.map((e) => (9 * e + 5) % 16),
    yp = /* @__PURE__ */ (() => {
      let e = [[_p], [vp]]
      for (let t = 0; t < 4; t++) for (let n of e) n.push(n[t].map((e) => gp[e]))
      return e
    })(),
    bp = yp[0],
    xp = yp[1],
    Sp = /* @__PURE__ */ [
      [11, 14, 15, 12, 5, 8, 7, 9, 11, 13, 14, 15, 6, 7, 9, 8],
      [12, 13, 11, 15, 6, 9, 9, 7, 12, 15, 11, 13, 7, 8, 7, 7],
      [13, 15, 14, 11, 7, 7, 6, 8, 13, 14, 13, 12, 5, 5, 6, 9],
      [14, 11, 12, 14, 8, 6, 5, 5, 15, 12, 15, 14, 9, 9, 8, 6],
      [15, 12, 13, 13, 9, 5, 8, 6, 14, 11, 12, 11, 8, 6, 5, 5],
    ].map((e) => Uint8Array.from(e)),
    Cp = /* @__PURE__ */ bp.map((e, t) => e.map((e) => Sp[t][e])),
    wp = /* @__PURE__ */ xp.map((e, t) => e.map((e) => Sp[t][e])),
    Tp = /* @__PURE__ */ Uint32Array.from([0, 1518500249, 1859775393, 2400959708, 2840853838]),
    Ep = /* @__PURE__ */ Uint32Array.from([1352829926, 1548603684, 1836072691, 2053994217, 0])
  function Dp(e, t, n, r) {
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
  let Op = /* @__PURE__ */ new Uint32Array(16)
  var kp = class extends el {
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
      for (let n = 0; n < 16; n++, t += 4) Op[n] = e.getUint32(t, !0)
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
          f = Tp[e],
          p = Ep[e],
          m = bp[e],
          h = xp[e],
          g = Cp[e],
          _ = wp[e]
        for (let t = 0; t < 16; t++) {
          let r = (Oo(n + Dp(e, i, o, c) + Op[m[t]] + f, g[t]) + u) | 0
          ;((n = u), (u = c), (c = Oo(o, 10) | 0), (o = i), (i = r))
        }
        for (let e = 0; e < 16; e++) {
          let n = (Oo(r + Dp(t, a, s, l) + Op[h[e]] + p, _[e]) + d) | 0
          ;((r = d), (d = l), (l = Oo(s, 10) | 0), (s = a), (a = n))
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
      To(Op)
    }
    destroy() {
      ;((this.destroyed = !0), To(this.buffer), this.set(0, 0, 0, 0, 0))
    }
  }
  let Ap = /* @__PURE__ */ Bo(() => new kp())
  function jp(e) {
    let t = Ym(`03`),
      n = e.data,
      r = e.common.param(`ripemd160Gas`)
    if (((r += e.common.param(`ripemd160WordGas`) * BigInt(Math.ceil(n.length / 32))), !Bc(e, r, t)))
      return Q(e.gasLimit)
    let i = M(Ap(n), 32)
    return (
      e._debug !== void 0 && e._debug(`${t} return hash=${k(i)}`), { executionGasUsed: r, returnValue: M(Ap(n), 32) }
    )
  }
  function Mp(e) {
    let t = Ym(`04`),
      n = e.data,
      r = e.common.param(`identityGas`)
    return (
      (r += e.common.param(`identityWordGas`) * BigInt(Math.ceil(n.length / 32))),
      Bc(e, r, t)
        ? (e._debug !== void 0 && e._debug(`${t} return data=${ni(e.data)}`),
          { executionGasUsed: r, returnValue: Uint8Array.from(n) })
        : Q(e.gasLimit)
    )
  }
  let Np = BigInt(4),
    Pp = BigInt(16),
    Fp = BigInt(480),
    Ip = BigInt(200),
    Lp = BigInt(500),
    Rp = BigInt(1024),
    zp = BigInt(3072),
    Bp = BigInt(199680),
    Vp = BigInt(2147483647),
    Hp = BigInt(2 ** 53 - 1)
  function Up(e) {
    let t, n
    return e <= Ti
      ? e ** _i
      : e <= Rp
        ? ((t = e ** _i / Np), (n = e * Oi), t + n - zp)
        : ((t = e ** _i / Pp), (n = e * Fp), t + n - Bp)
  }
  function Wp(e, t) {
    let n
    try {
      let t = A(e.subarray(0, 32))
      n = 96 + Number(t)
    } catch {
      n = 2 ** 53 - 1 - 32
    }
    let r = A(e.subarray(32, 64)),
      i = e.subarray(n, n + 32)
    i = Qr(i, 32)
    let a = A(i),
      o = 0
    ;(r < wi && (o = 32 - Number(r)), (a >>= bi * BigInt(Math.max(o, 0))))
    let s = -1
    for (; a > P;) ((s += 1), (a >>= F))
    let c = r - wi
    c < P && (c = P)
    let l = c * (t.common.isActivatedEIP(7883) === !0 ? Pp : bi)
    return (s > 0 && (l += BigInt(s)), l)
  }
  function Gp(e, t, n) {
    if (t === P) return F % n
    let r = F
    for (; t > P;) (t & F && (r = (r * e) % n), (e = (e * e) % n), (t >>= F))
    return r
  }
  function Kp(e) {
    let t = Ym(`05`),
      n = e.data.length < 96 ? Qr(e.data, 96) : e.data,
      r = Wp(n, e)
    r < F && (r = F)
    let i = A(n.subarray(0, 32)),
      a = A(n.subarray(32, 64)),
      o = A(n.subarray(64, 96)),
      s = i
    s < o && (s = o)
    let c = e.common.param(`modexpGquaddivisorGas`),
      l,
      u = Oi,
      d = u + i,
      f = d,
      p = f + a,
      m = p,
      h = m + o
    if (e.common.isActivatedEIP(2565)) {
      let t = (s + yi) / bi
      e.common.isActivatedEIP(7883)
        ? ((l = r * (s > wi ? _i * t * t : Pp)), l < Lp && (l = Lp))
        : ((l = (r * t * t) / c), l < Ip && (l = Ip))
    } else l = (r * Up(s)) / c
    if (!Bc(e, l, t)) return Q(e.gasLimit)
    let g = e.common.isActivatedEIP(7823) ? Rp : Vp
    if (e._debug !== void 0) {
      let n = BigInt(96) + i + a + o,
        r = BigInt(e.data.length),
        s = `${t} length values: maxSize(b/e/m)=${g} bLen=${i} eLen=${a} mLen=${o} 96+b+e+m=${n} `
      ;((s += `data=${r} lengthMatch=${n === r}`), e._debug(s))
    }
    if (!e.common.isActivatedEIP(7823) && i === P && o === P)
      return { executionGasUsed: l, returnValue: /* @__PURE__ */ new Uint8Array() }
    if (i > g || a > g || o > g)
      return (e._debug !== void 0 && e._debug(`${t} failed: one or more input values too large`), Q(e.gasLimit))
    if (h > Hp) return (e._debug !== void 0 && e._debug(`${t} failed: total input too large`), Q(e.gasLimit))
    let _ = A(Qr(n.subarray(Number(u), Number(d)), Number(i))),
      v = A(Qr(n.subarray(Number(f), Number(p)), Number(a))),
      ee = A(Qr(n.subarray(Number(m), Number(h)), Number(o)))
    e._debug !== void 0 && e._debug(`${t} input: B=${_} E=${v} M=${ee}`)
    let y
    ee === P
      ? (y = /* @__PURE__ */ new Uint8Array())
      : ((y = Gp(_, v, ee)), (y = y === P ? /* @__PURE__ */ new Uint8Array() : j(y)))
    let b = M(y, Number(o))
    return (e._debug !== void 0 && e._debug(`${t} return value=${k(b)}`), { executionGasUsed: l, returnValue: b })
  }
  function qp(e) {
    let t = Ym(`06`),
      n = e.common.param(`bn254AddGas`)
    if (!Bc(e, n, t)) return Q(e.gasLimit)
    let r = Qr(e.data.subarray(0, 128), 128),
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
  function Jp(e) {
    let t = Ym(`07`),
      n = e.common.param(`bn254MulGas`)
    if (!Bc(e, n, t)) return Q(e.gasLimit)
    let r = Qr(e.data.subarray(0, 128), 128),
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
  function Yp(e) {
    let t = Ym(`08`)
    if (!Hc(e, 192, t)) return $(new z(z.errorMessages.INVALID_INPUT_LENGTH), e.gasLimit)
    let n = BigInt(Math.floor(e.data.length / 192)),
      r = e.common.param(`bn254PairingGas`) + n * e.common.param(`bn254PairingWordGas`)
    if (!Bc(e, r, t)) return Q(e.gasLimit)
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
  function Xp(e, t, n) {
    let r = e[t] + e[n],
      i = e[t + 1] + e[n + 1]
    ;(r >= 4294967296 && i++, (e[t] = r), (e[t + 1] = i))
  }
  function Zp(e, t, n, r) {
    let i = e[t] + n
    n < 0 && (i += 4294967296)
    let a = e[t + 1] + r
    ;(i >= 4294967296 && a++, (e[t] = i), (e[t + 1] = a))
  }
  function Qp(e, t, n, r, i, a, o, s) {
    let c = t[o],
      l = t[o + 1],
      u = t[s],
      d = t[s + 1]
    ;(Xp(e, n, r), Zp(e, n, c, l))
    let f = e[a] ^ e[n],
      p = e[a + 1] ^ e[n + 1]
    ;((e[a] = p),
      (e[a + 1] = f),
      Xp(e, i, a),
      (f = e[r] ^ e[i]),
      (p = e[r + 1] ^ e[i + 1]),
      (e[r] = (f >>> 24) ^ (p << 8)),
      (e[r + 1] = (p >>> 24) ^ (f << 8)),
      Xp(e, n, r),
      Zp(e, n, u, d),
      (f = e[a] ^ e[n]),
      (p = e[a + 1] ^ e[n + 1]),
      (e[a] = (f >>> 16) ^ (p << 16)),
      (e[a + 1] = (p >>> 16) ^ (f << 16)),
      Xp(e, i, a),
      (f = e[r] ^ e[i]),
      (p = e[r + 1] ^ e[i + 1]),
      (e[r] = (p >>> 31) ^ (f << 1)),
      (e[r + 1] = (f >>> 31) ^ (p << 1)))
  }
  let $p = new Uint32Array([
      4089235720, 1779033703, 2227873595, 3144134277, 4271175723, 1013904242, 1595750129, 2773480762, 2917565137,
      1359893119, 725511199, 2600822924, 4215389547, 528734635, 327033209, 1541459225,
    ]),
    em = new Uint8Array(
      [
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3, 11,
        8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4, 7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8, 9, 0, 5,
        7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13, 2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9, 12, 5, 1, 15,
        14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11, 13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10, 6, 15, 14, 9, 11,
        3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5, 10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0, 0, 1, 2, 3, 4, 5, 6,
        7, 8, 9, 10, 11, 12, 13, 14, 15, 14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3,
      ].map(function (e) {
        return e * 2
      }),
    )
  function tm(e, t, n, r, i) {
    let a = /* @__PURE__ */ new Uint32Array(32),
      o = 0
    for (o = 0; o < 16; o++) ((a[o] = e[o]), (a[o + 16] = $p[o]))
    for (
      a[24] ^= n[0], a[25] ^= n[1], a[26] ^= n[2], a[27] ^= n[3], r && ((a[28] = ~a[28]), (a[29] = ~a[29])), o = 0;
      o < i;
      o++
    ) {
      let e = (o % 10) * 16
      ;(Qp(a, t, 0, 8, 16, 24, em[e + 0], em[e + 1]),
        Qp(a, t, 2, 10, 18, 26, em[e + 2], em[e + 3]),
        Qp(a, t, 4, 12, 20, 28, em[e + 4], em[e + 5]),
        Qp(a, t, 6, 14, 22, 30, em[e + 6], em[e + 7]),
        Qp(a, t, 0, 10, 20, 30, em[e + 8], em[e + 9]),
        Qp(a, t, 2, 12, 22, 24, em[e + 10], em[e + 11]),
        Qp(a, t, 4, 14, 16, 26, em[e + 12], em[e + 13]),
        Qp(a, t, 6, 8, 18, 28, em[e + 14], em[e + 15]))
    }
    for (o = 0; o < 16; o++) e[o] = e[o] ^ a[o] ^ a[o + 16]
  }
  function nm(e) {
    let t = Ym(`09`),
      n = e.data
    if (n.length !== 213)
      return (
        e._debug !== void 0 && e._debug(`${t} failed: OUT_OF_RANGE dataLength=${n.length}`),
        {
          returnValue: /* @__PURE__ */ new Uint8Array(),
          executionGasUsed: e.gasLimit,
          exceptionError: new z(z.errorMessages.OUT_OF_RANGE),
        }
      )
    let r = n.subarray(212, 213)[0]
    if (r !== 1 && r !== 0)
      return (
        e._debug !== void 0 && e._debug(`${t} failed: OUT_OF_RANGE lastByte=${r}`),
        {
          returnValue: /* @__PURE__ */ new Uint8Array(),
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
    if (((l *= BigInt(i)), !Bc(e, l, t))) return Q(e.gasLimit)
    let u = /* @__PURE__ */ new Uint32Array(16)
    for (let e = 0; e < 16; e++) u[e] = a.getUint32(e * 4, !0)
    let d = /* @__PURE__ */ new Uint32Array(32)
    for (let e = 0; e < 32; e++) d[e] = o.getUint32(e * 4, !0)
    let f = /* @__PURE__ */ new Uint32Array(4)
    for (let e = 0; e < 4; e++) f[e] = s.getUint32(e * 4, !0)
    tm(u, d, f, c, i)
    let p = /* @__PURE__ */ new Uint8Array(64),
      m = new DataView(p.buffer)
    for (let e = 0; e < 16; e++) m.setUint32(e * 4, u[e], !0)
    return (e._debug !== void 0 && e._debug(`${t} return hash=${k(p)}`), { executionGasUsed: l, returnValue: p })
  }
  async function rm(e) {
    let t = Ym(`12`),
      n = e._EVM._bls,
      r = e.common.param(`bls12381MapG1Gas`)
    if (!Bc(e, r, t)) return Q(e.gasLimit)
    if (!Vc(e, 64, t)) return $(new z(z.errorMessages.BLS_12_381_INVALID_INPUT_LENGTH), e.gasLimit)
    if (!cp(e, [[0, 16]], t)) return $(new z(z.errorMessages.BLS_12_381_POINT_NOT_ON_CURVE), e.gasLimit)
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
  async function im(e) {
    let t = Ym(`13`),
      n = e._EVM._bls,
      r = e.common.param(`bls12381MapG2Gas`)
    if (!Bc(e, r, t)) return Q(e.gasLimit)
    if (!Vc(e, 128, t)) return $(new z(z.errorMessages.BLS_12_381_INVALID_INPUT_LENGTH), e.gasLimit)
    if (
      !cp(
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
  /*! noble-curves - MIT License (c) 2022 Paul Miller (paulmillr.com) */
  let am = /* @__PURE__ */ Cd(
      /* @__PURE__ */ yd({
        p: BigInt(`0xffffffff00000001000000000000000000000000ffffffffffffffffffffffff`),
        n: BigInt(`0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551`),
        h: BigInt(1),
        a: BigInt(`0xffffffff00000001000000000000000000000000fffffffffffffffffffffffc`),
        b: BigInt(`0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604b`),
        Gx: BigInt(`0x6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296`),
        Gy: BigInt(`0x4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5`),
      }),
      ol,
    ),
    om = BigInt(6900),
    sm = /* @__PURE__ */ new Uint8Array(32).fill(0).map((e, t) => +(t === 31)),
    cm = BigInt(`0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551`),
    lm = BigInt(`0xffffffff00000001000000000000000000000000ffffffffffffffffffffffff`),
    um = BigInt(`0xffffffff00000001000000000000000000000000fffffffffffffffffffffffc`),
    dm = BigInt(`0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604b`)
  function fm(e) {
    let t = Ym(`100`),
      n = om
    if (!Bc(e, n, t)) return Q(e.gasLimit)
    let r = e.data
    if (r.length !== 160)
      return (
        e._debug !== void 0 && e._debug(`${t} failed: invalid input length ${r.length}, expected 160`),
        { executionGasUsed: n, returnValue: /* @__PURE__ */ new Uint8Array() }
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
    if (!(l > BigInt(0) && l < cm && u > BigInt(0) && u < cm))
      return (
        e._debug !== void 0 && e._debug(`${t} failed: signature component out of bounds: r=${k(a)}, s=${k(o)}`),
        { executionGasUsed: n, returnValue: /* @__PURE__ */ new Uint8Array() }
      )
    if (!(d >= BigInt(0) && d < lm && f >= BigInt(0) && f < lm))
      return (
        e._debug !== void 0 && e._debug(`${t} failed: public key component out of bounds: qx=${k(s)}, qy=${k(c)}`),
        { executionGasUsed: n, returnValue: /* @__PURE__ */ new Uint8Array() }
      )
    if ((f * f) % lm !== (d * d * d + um * d + dm) % lm)
      return (
        e._debug !== void 0 && e._debug(`${t} failed: point not on curve`),
        { executionGasUsed: n, returnValue: /* @__PURE__ */ new Uint8Array() }
      )
    if (d === BigInt(0) && f === BigInt(0))
      return (
        e._debug !== void 0 && e._debug(`${t} failed: public key is point at infinity`),
        { executionGasUsed: n, returnValue: /* @__PURE__ */ new Uint8Array() }
      )
    try {
      let r = am.Point.fromAffine({ x: d, y: f }),
        s = M(a, 32),
        c = M(o, 32),
        l = /* @__PURE__ */ new Uint8Array(64)
      ;(l.set(s, 0), l.set(c, 32))
      let u = am.Signature.fromBytes(l).toBytes()
      return am.verify(u, i, r.toBytes(!1), { lowS: !1, prehash: !1 })
        ? (e._debug !== void 0 && e._debug(`${t} succeeded: signature verification passed`),
          { executionGasUsed: n, returnValue: sm })
        : (e._debug !== void 0 && e._debug(`${t} failed: signature verification failed`),
          { executionGasUsed: n, returnValue: /* @__PURE__ */ new Uint8Array() })
    } catch (r) {
      return (
        e._debug !== void 0 && e._debug(`${t} failed: verification error: ${r}`),
        { executionGasUsed: n, returnValue: /* @__PURE__ */ new Uint8Array() }
      )
    }
  }
  /*! noble-curves - MIT License (c) 2022 Paul Miller (paulmillr.com) */
  let pm = /* @__PURE__ */ BigInt(0),
    mm = /* @__PURE__ */ BigInt(1),
    hm = /* @__PURE__ */ BigInt(2),
    gm = /* @__PURE__ */ BigInt(3),
    _m = /* @__PURE__ */ BigInt(6),
    vm = /* @__PURE__ */ BigInt(`4965661367192848881`),
    ym = /* @__PURE__ */ Pl(vm),
    bm = _m * vm ** hm,
    xm = {
      p: BigInt(`0x30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd47`),
      n: BigInt(`0x30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001`),
      h: mm,
      a: pm,
      b: gm,
      Gx: mm,
      Gy: BigInt(2),
    },
    Sm = /* @__PURE__ */ _u(xm.n),
    Cm = {
      c0: BigInt(`19485874751759354771024239261021720505790618469301721065564631296452457478373`),
      c1: BigInt(`266929791119991161246907387137283842545076965332900288569378510910307636690`),
    },
    X,
    wm = (e) => {
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
    Tm = /* @__PURE__ */ (() => {
      let e = Yd({
        ORDER: xm.p,
        X_LEN: ym,
        FP2_NONRESIDUE: [BigInt(9), mm],
        Fp2mulByB: (e) => Dm.mul(e, Cm),
        Fp12finalExponentiate: (e) => {
          let t = (e) => X.conjugate(wm(e)),
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
    Em = Tm.Fp,
    Dm = Tm.Fp2,
    Om,
    km = () => (Om ||= Ud(Em, Dm, Dm.NONRESIDUE)),
    Am = (e, t) => {
      let n = km().psi
      return ((Am = n), n(e, t))
    },
    jm = (e, t) => {
      let n = km().G2psi
      return ((jm = n), n(e, t))
    },
    Mm = (e, t, n, r, i, a) => {
      let o = Am(r, i)
      ;({ Rx: e, Ry: t, Rz: n } = a(e, t, n, o[0], o[1]))
      let s = Am(o[0], o[1])
      a(e, t, n, s[0], Dm.neg(s[1]))
    },
    Nm = {
      p: Dm.ORDER,
      n: xm.n,
      h: BigInt(`0x30644e72e131a029b85045b68181585e06ceecda572a2489345f2299c0f9fa8d`),
      a: Dm.ZERO,
      b: Cm,
      Gx: Dm.fromBigTuple([
        BigInt(`10857046999023057135944570762232829481370756359578518086990519993285655852781`),
        BigInt(`11559732032986387107991004021392285783925812861821192530917403151452391805634`),
      ]),
      Gy: Dm.fromBigTuple([
        BigInt(`8495653923123431417604973247489272438418190587263600148770280649306958101930`),
        BigInt(`4082367875863433681332203403145435568316851327593401208105741076214120093531`),
      ]),
    },
    Pm = /* @__PURE__ */ Md(
      { Fp: Em, Fp2: Dm, Fp6: Tm.Fp6, Fp12: X, Fr: Sm },
      /* @__PURE__ */ yd(xm, { Fp: Em, Fn: Sm, allowInfinityPoint: !0 }),
      /* @__PURE__ */ yd(Nm, {
        Fp: Dm,
        Fn: Sm,
        allowInfinityPoint: !0,
        isTorsionFree: (e, t) => t.multiplyUnsafe(bm).equals(jm(e, t)),
      }),
      { ateLoopSize: vm * _m + hm, r: Sm.ORDER, xNegative: !1, twistType: `divisive`, postPrecompute: Mm },
    ),
    Fm = /* @__PURE__ */ new Uint8Array(64),
    Im = /* @__PURE__ */ new Uint8Array(128),
    Lm = /* @__PURE__ */ new Uint8Array(32),
    Rm = si(/* @__PURE__ */ new Uint8Array(31), O(`0x01`))
  function zm(e) {
    if (N(e, Fm) === !0) return Pm.G1.Point.ZERO
    let t = A(e.subarray(0, 32)),
      n = A(e.subarray(32, 64)),
      r = Pm.G1.Point.fromAffine({ x: t, y: n })
    return (r.assertValidity(), r)
  }
  function Bm(e) {
    let t = M(j(e.x), 32),
      n = M(j(e.y), 32)
    return si(t, n)
  }
  function Vm(e, t) {
    if (A(e) >= Pm.fields.Fp2.ORDER || A(t) >= Pm.fields.Fp2.ORDER) throw new z(z.errorMessages.BN254_FP_NOT_IN_FIELD)
    let n = si(e, t)
    return Pm.fields.Fp2.fromBytes(n)
  }
  function Hm(e) {
    if (N(e, Im) === !0) return Pm.G2.Point.ZERO
    let t = e.subarray(0, 32),
      n = e.subarray(32, 64),
      r = e.subarray(64, 96),
      i = e.subarray(96, 128)
    for (let e of [n, t, i, r]) {
      let t = A(e)
      if (Pm.fields.Fp.create(t) !== t) throw new z(z.errorMessages.BN254_FP_NOT_IN_FIELD)
    }
    let a = Vm(n, t),
      o = Vm(i, r),
      s = Pm.G2.Point.fromAffine({ x: a, y: o })
    return (s.assertValidity(), s)
  }
  var Um = class {
    add(e) {
      let t = zm(e.slice(0, 64)),
        n = zm(e.slice(64, 128))
      return Bm(t.add(n).toAffine())
    }
    mul(e) {
      let t = zm(e.slice(0, 64)),
        n = Pm.fields.Fr.create(A(e.slice(64, 96)))
      return n === P ? Fm : Bm(t.multiply(n).toAffine())
    }
    pairing(e) {
      let t = []
      for (let n = 0; n < e.length / 192; n++) {
        let r = 192 * n,
          i = zm(e.subarray(r, r + 64)),
          a = r + 64,
          o = Hm(e.subarray(a, a + 128))
        i !== Pm.G1.Point.ZERO && o !== Pm.G2.Point.ZERO && t.push({ g1: i, g2: o })
      }
      let n = Pm.pairingBatch(t)
      return Pm.fields.Fp12.eql(n, Pm.fields.Fp12.ONE) === !0 ? Rm : Lm
    }
  }
  let Wm = { EIP: `eip`, Hardfork: `hardfork` },
    Gm = `00000000000000000000000000000000000000`,
    Km = [
      {
        address: Gm + `01`,
        check: { type: Wm.Hardfork, param: I.Chainstart },
        precompile: mp,
        name: `ECRECOVER (0x01)`,
      },
      { address: Gm + `02`, check: { type: Wm.Hardfork, param: I.Chainstart }, precompile: hp, name: `SHA256 (0x02)` },
      {
        address: Gm + `03`,
        check: { type: Wm.Hardfork, param: I.Chainstart },
        precompile: jp,
        name: `RIPEMD160 (0x03)`,
      },
      {
        address: Gm + `04`,
        check: { type: Wm.Hardfork, param: I.Chainstart },
        precompile: Mp,
        name: `IDENTITY (0x04)`,
      },
      { address: Gm + `05`, check: { type: Wm.Hardfork, param: I.Byzantium }, precompile: Kp, name: `MODEXP (0x05)` },
      {
        address: Gm + `06`,
        check: { type: Wm.Hardfork, param: I.Byzantium },
        precompile: qp,
        name: `BN254_ADD (0x06)`,
      },
      {
        address: Gm + `07`,
        check: { type: Wm.Hardfork, param: I.Byzantium },
        precompile: Jp,
        name: `BN254_MUL (0x07)`,
      },
      {
        address: Gm + `08`,
        check: { type: Wm.Hardfork, param: I.Byzantium },
        precompile: Yp,
        name: `BN254_PAIRING (0x08)`,
      },
      { address: Gm + `09`, check: { type: Wm.Hardfork, param: I.Istanbul }, precompile: nm, name: `BLAKE2f (0x09)` },
      { address: Gm + `0a`, check: { type: Wm.EIP, param: 4844 }, precompile: Wc, name: `KZG_POINT_EVALUATION (0x0a)` },
      { address: Gm + `0b`, check: { type: Wm.EIP, param: 2537 }, precompile: lp, name: `BLS12_G1ADD (0x0b)` },
      { address: Gm + `0c`, check: { type: Wm.EIP, param: 2537 }, precompile: up, name: `BLS12_G1MSM (0x0c)` },
      { address: Gm + `0d`, check: { type: Wm.EIP, param: 2537 }, precompile: dp, name: `BLS12_G2ADD (0x0d)` },
      { address: Gm + `0e`, check: { type: Wm.EIP, param: 2537 }, precompile: fp, name: `BLS12_G2MSM (0x0e)` },
      { address: Gm + `0f`, check: { type: Wm.EIP, param: 2537 }, precompile: pp, name: `BLS12_PAIRING (0x0f)` },
      { address: Gm + `10`, check: { type: Wm.EIP, param: 2537 }, precompile: rm, name: `BLS12_MAP_FP_TO_G1 (0x10)` },
      { address: Gm + `11`, check: { type: Wm.EIP, param: 2537 }, precompile: im, name: `BLS12_MAP_FP_TO_G2 (0x11)` },
      {
        address: `0000000000000000000000000000000000000100`,
        check: { type: Wm.EIP, param: 7951 },
        precompile: fm,
        name: `P256VERIFY (0x100)`,
      },
    ]
  function qm(e) {
    return typeof e == `string` ? e.slice(2).padStart(40, `0`).toLowerCase() : Gr(e.bytes)
  }
  function Jm(e, t) {
    let n = /* @__PURE__ */ new Map()
    if (t) for (let e of t) n.set(qm(e.address), `function` in e ? e.function : void 0)
    for (let t of Km)
      n.has(t.address) ||
        (((t.check.type === Wm.Hardfork && e.gteHardfork(t.check.param)) ||
          (t.check.type === Wm.EIP && e.isActivatedEIP(t.check.param))) &&
          n.set(t.address, t.precompile))
    return n
  }
  function Ym(e) {
    e.length < 40 && (e = e.padStart(40, `0`))
    for (let t of Km) if (t.address === e) return t.name
    return ``
  }
  var Xm = class {
    constructor() {
      ;((this._storage = /* @__PURE__ */ new Map()), (this._changeJournal = []), (this._indices = [0]))
    }
    get(e, t) {
      let n = this._storage.get(e.toString())
      return (n && n.get(k(t))) || /* @__PURE__ */ new Uint8Array(32)
    }
    put(e, t, n) {
      if (t.length !== 32) throw D(`Transient storage key must be 32 bytes long`)
      if (n.length > 32) throw D(`Transient storage value cannot be longer than 32 bytes`)
      let r = e.toString()
      this._storage.has(r) || this._storage.set(r, /* @__PURE__ */ new Map())
      let i = this._storage.get(r),
        a = k(t),
        o = i.get(a) ?? /* @__PURE__ */ new Uint8Array(32)
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
      ;((this._storage = /* @__PURE__ */ new Map()), (this._changeJournal = []))
    }
  }
  let Z = (0, Mc.default)(`evm:evm`),
    Zm = (0, Mc.default)(`evm:gas`),
    Qm = (0, Mc.default)(`evm:precompiles`)
  function Q(e) {
    return {
      returnValue: /* @__PURE__ */ new Uint8Array(),
      executionGasUsed: e,
      exceptionError: new z(z.errorMessages.OUT_OF_GAS),
    }
  }
  function $m(e) {
    return {
      returnValue: /* @__PURE__ */ new Uint8Array(),
      executionGasUsed: e,
      exceptionError: new z(z.errorMessages.CODESTORE_OUT_OF_GAS),
    }
  }
  function eh(e) {
    return {
      returnValue: /* @__PURE__ */ new Uint8Array(),
      executionGasUsed: e,
      exceptionError: new z(z.errorMessages.INVALID_BYTECODE_RESULT),
    }
  }
  function th(e) {
    return {
      returnValue: /* @__PURE__ */ new Uint8Array(),
      executionGasUsed: e,
      exceptionError: new z(z.errorMessages.CODESIZE_EXCEEDS_MAXIMUM),
    }
  }
  function $(e, t) {
    return { returnValue: /* @__PURE__ */ new Uint8Array(), executionGasUsed: t, exceptionError: e }
  }
  function nh() {
    return {
      header: {
        number: P,
        coinbase: ya(),
        timestamp: P,
        difficulty: P,
        prevRandao: /* @__PURE__ */ new Uint8Array(32),
        gasLimit: P,
        baseFeePerGas: void 0,
        slotNumber: P,
        getBlobGasPrice: () => void 0,
      },
    }
  }
  var rh = class e {
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
        (this.createdAccountStateGas = /* @__PURE__ */ new Map()),
        (this.createdAccountIntrinsicStateGas = /* @__PURE__ */ new Map()),
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
      ;(this.common.isActivatedEIP(7928) && (this.blockLevelAccessList = t.blockLevelAccessList ?? la()),
        (this.events = new ka.default()),
        (this._optsCached = t))
      let n = [
        1153, 1559, 2537, 2565, 2718, 2780, 2929, 2930, 2935, 3198, 3529, 3540, 3541, 3554, 3607, 3651, 3670, 3675,
        3855, 3860, 4200, 4345, 4399, 4750, 4788, 4844, 4895, 5133, 5450, 5656, 6110, 6206, 6780, 7002, 7069, 7251,
        7480, 7516, 7594, 7620, 7623, 7685, 7691, 7692, 7698, 7702, 7708, 7709, 7778, 7823, 7825, 7843, 7864, 7883,
        7918, 7928, 7934, 7939, 7951, 7954, 7976, 7981, 8024, 8037,
      ]
      for (let e of this.common.eips()) if (!n.includes(e)) throw D(`EIP-${e} is not supported by the EVM`)
      if (!e.supportedHardforks.includes(this.common.hardfork()))
        throw D(`Hardfork ${this.common.hardfork()} not set as supported in supportedHardforks`)
      ;(this.common.updateParams(t.params ?? zc),
        (this.allowUnlimitedContractSize = t.allowUnlimitedContractSize ?? !1),
        (this.allowUnlimitedInitCodeSize = t.allowUnlimitedInitCodeSize ?? !1),
        (this._customOpcodes = t.customOpcodes),
        (this._customPrecompiles = t.customPrecompiles),
        (this.journal = new Ic(this.stateManager, this.common)),
        (this.transientStorage = new Xm()),
        this.common.events.on(`hardforkChanged`, () => {
          ;(this.getActiveOpcodes(), (this._precompiles = Jm(this.common, this._customPrecompiles)))
        }),
        this.getActiveOpcodes(),
        (this._precompiles = Jm(this.common, this._customPrecompiles)),
        this.common.isActivatedEIP(2537) && ((this._bls = t.bls ?? new ap()), this._bls.init?.()),
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
        (this.performanceLogger = new Rc()),
        (this.DEBUG = Da(`ethjs`)))
    }
    getActiveOpcodes() {
      let e = Ac(this.common, this._customOpcodes)
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
      else if (this.stateGasReservoir + t >= e)
        ((n = e - this.stateGasReservoir), (this.stateGasReservoir = P), (t -= n))
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
          let t = e.accessWitness.readAccountHeader(n)
          Zm(`originAccessGas=${t} waived off for origin at depth=0`)
          let i = e.accessWitness.readAccountCodeHash(e.to)
          ;((i += r ? e.accessWitness.writeAccountBasicData(e.to) : e.accessWitness.readAccountBasicData(e.to)),
            Zm(`destAccessGas=${i} waived off for target at depth=0`))
        }
        let i = e.accessWitness.readAccountBasicData(e.to)
        if ((r && (i += e.accessWitness.writeAccountBasicData(e.to)), (t -= i), t < P))
          return (
            this.DEBUG && Zm(`callAccessGas charged(${i}) caused OOG (-> ${t})`),
            e.accessWitness.revert(),
            { execResult: Q(e.gasLimit) }
          )
        ;(this.DEBUG && Zm(`callAccessGas used (${i} gas (-> ${t}))`), e.accessWitness.commit())
      }
      let r = P
      if (e.depth === 0 && this.common.isActivatedEIP(2780) && !e.delegatecall) {
        if (e.value > P) {
          let n = await this.stateManager.getAccount(e.to)
          if (n === void 0 || n.isEmpty()) {
            let n = this.common.param(`stateBytesPerNewAccount`) * ao(this.common),
              i = this.chargeFrameStateGas(n, t)
            if (i === void 0) return ((this.eip2780PrepOog = !0), { execResult: Q(e.gasLimit) })
            ;((t = i.remaining), (r += i.spilled))
          }
        }
        if (this.common.isActivatedEIP(7702)) {
          let n = await this.stateManager.getCode(e.to)
          if (N(n.slice(0, 3), fc)) {
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
      i ||= new na()
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
              this.DEBUG && Zm(`Proof of absence access charged(${n}) caused OOG (-> ${t})`),
              e.accessWitness?.revert(),
              { execResult: Q(e.gasLimit) }
            )
          ;(this.DEBUG && Zm(`Proof of absence access used (${n} gas (-> ${t}))`), e.accessWitness?.commit())
        }
        o = new na()
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
          ((c = io(e.caller, e.to, e.value)),
          this.DEBUG && Z(`EIP-7708: Created ETH transfer log from ${e.caller} to ${e.to} value=${e.value}`)),
        s)
      )
        return {
          execResult: {
            gasRefund: e.gasRefund,
            executionGasUsed: e.gasLimit - t,
            exceptionError: a,
            returnValue: /* @__PURE__ */ new Uint8Array(),
            logs: c ? [c] : void 0,
          },
        }
      let u
      if (e.isCompiled) {
        let n, r, i
        ;(this._optsCached.profiler?.enabled === !0 &&
          ((i = Gr(e.codeAddress.bytes)),
          (i = Ym(i) ?? i.slice(20)),
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
      if ((this.common.isActivatedEIP(6800) || this.common.isActivatedEIP(7864)) && e.depth === 0) {
        let t = e.accessWitness.readAccountHeader(n)
        Zm(`originAccessGas=${t} waived off for origin at depth=0`)
      }
      let r = await this.stateManager.getAccount(e.caller)
      if (
        ((r ||= new na()),
        await this._reduceSenderBalance(r, e),
        this.common.isActivatedEIP(3860) &&
          e.data.length > Number(this.common.param(`maxInitCodeSize`)) &&
          !this.allowUnlimitedInitCodeSize)
      )
        return {
          createdAddress: e.to,
          execResult: {
            returnValue: /* @__PURE__ */ new Uint8Array(),
            exceptionError: new z(z.errorMessages.INITCODE_SIZE_VIOLATION),
            executionGasUsed: e.gasLimit,
          },
        }
      ;((e.code = e.data),
        (e.data = e.eofCallData ?? /* @__PURE__ */ new Uint8Array()),
        (e.to = await this._generateAddress(e)),
        this.common.isActivatedEIP(6780) && e.createdAddresses.add(e.to.toString()),
        this.DEBUG && Z(`Generated CREATE contract address ${e.to}`))
      let i = await this.stateManager.getAccount(e.to)
      if (((i ||= new na()), this.common.isActivatedEIP(8037))) {
        let t = (await this.stateManager.getAccount(e.to)) !== void 0 && !i.isEmpty()
        ;((e.createdTargetAlive = t), e.depth === 0 && (this.createTxTargetAlive = t))
      }
      let a = P
      if (e.depth === 0 && this.common.isActivatedEIP(8037) && e.createdTargetAlive !== !0) {
        let n = this.common.param(`stateBytesPerNewAccount`) * ao(this.common),
          r = this.chargeFrameStateGas(n, t)
        if (r === void 0) return ((this.eip2780PrepOog = !0), { createdAddress: e.to, execResult: Q(e.gasLimit) })
        ;((t = r.remaining), (a += r.spilled))
      }
      if (this.common.isActivatedEIP(6800) || this.common.isActivatedEIP(7864)) {
        let n = e.accessWitness.writeAccountBasicData(e.to) + e.accessWitness.readAccountCodeHash(e.to)
        if (((t -= n), t < P))
          return (
            this.DEBUG && (Zm(`ContractCreateInit charge(${n}) caused OOG (-> ${t})`), e.accessWitness?.revert()),
            { execResult: Q(e.gasLimit) }
          )
        ;(this.DEBUG && Zm(`ContractCreateInit charged (${n} gas (-> ${t}))`), e.accessWitness?.commit())
      }
      if ((i.nonce && i.nonce > P) || N(i.codeHash, pi) !== !0 || N(i.storageRoot, mi) !== !0)
        return (
          this.DEBUG && Z(`Returning on address collision`),
          this.common.isActivatedEIP(7928) && this.blockLevelAccessList.addAddress(e.to.toString()),
          {
            createdAddress: e.to,
            execResult: {
              returnValue: /* @__PURE__ */ new Uint8Array(),
              exceptionError: new z(z.errorMessages.CREATE_COLLISION),
              executionGasUsed: e.gasLimit,
            },
          }
        )
      ;(await this.journal.putAccount(e.to, i), await this.stateManager.clearStorage(e.to))
      let o = { address: e.to, code: e.code }
      ;(await this._emit(`newContract`, o),
        (i = await this.stateManager.getAccount(e.to)),
        (i ||= new na()),
        this.common.gteHardfork(I.SpuriousDragon) && (i.nonce += F),
        this.common.isActivatedEIP(7928) &&
          this.blockLevelAccessList.addNonceChange(
            e.to.toString(),
            i.nonce,
            this.blockLevelAccessList.blockAccessIndex,
          ))
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
          ((l = io(e.caller, e.to, e.value)),
          this.DEBUG &&
            Z(`EIP-7708: Created ETH transfer log for CREATE from ${e.caller} to ${e.to} value=${e.value}`)),
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
            returnValue: /* @__PURE__ */ new Uint8Array(),
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
            (p = e * ao(this.common, this._block?.header.gasLimit)),
            (m = p < this.stateGasReservoir ? p : this.stateGasReservoir),
            (h = p - m))
        } else f = BigInt(u.returnValue.length) * BigInt(this.common.param(`createDataGas`))
        ;((d = d + f + h), this.DEBUG && Zm(`Add return value size fee (${f} to gas used (-> ${d}))`))
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
            ? this.common.isActivatedEIP(3540) && ps(e.code)
              ? ((u.executionGasUsed = d), (v = !0))
              : (u = { ...u, ...eh(e.gasLimit) })
            : ((u.executionGasUsed = d), (v = !0))
          : this.common.gteHardfork(I.Homestead)
            ? g
              ? (this.DEBUG && Z(`Contract creation: out of gas`),
                e.accessWitness?.revert(),
                (u = { ...u, ...Q(e.gasLimit) }))
              : (this.DEBUG && Z(`Code size exceeds maximum code size (>= SpuriousDragon)`),
                (u = { ...u, ...th(e.gasLimit) }))
            : d - f <= e.gasLimit
              ? (this.DEBUG && Z(`Not enough gas to pay the code deposit fee (Frontier)`),
                e.accessWitness?.revert(),
                (u = { ...u, ...$m(d - f) }),
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
          a = ao(this.common, this._block?.header.gasLimit)
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
        await this.journal.putAccount(e.to, t ?? new na())
      }
      return (e.depth === 0 && this.postMessageCleanup(), { createdAddress: e.to, execResult: u })
    }
    async runInterpreter(e, t = {}) {
      let n = await this.stateManager.getAccount(e.to ?? ya())
      n ||= new na()
      let r = {
          address: e.to ?? ya(),
          caller: e.caller ?? ya(),
          callData: e.data ?? Uint8Array.from([0]),
          callValue: e.value ?? P,
          code: e.code,
          isStatic: e.isStatic ?? !1,
          isCreate: e.isCreate ?? !1,
          depth: e.depth ?? 0,
          gasPrice: this._tx.gasPrice,
          origin: this._tx.origin ?? e.caller ?? ya(),
          block: this._block ?? nh(),
          contract: n,
          codeAddress: e.codeAddress,
          gasRefund: e.gasRefund,
          chargeCodeAccesses: e.chargeCodeAccesses,
          blobVersionedHashes: e.blobVersionedHashes ?? [],
          accessWitness: e.accessWitness,
          createdAddresses: e.createdAddresses,
          initialLogs: t.initialLogs,
        },
        i = new Fc(
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
          (o = {
            ...o,
            logs: [],
            selfdestruct: /* @__PURE__ */ new Map(),
            createdAddresses: /* @__PURE__ */ new Set(),
          })),
        e.accessWitness?.commit(),
        {
          ...o,
          runState: { ...a.runState, ...o, ...i._env },
          exceptionError: a.exceptionError,
          gas: a.runState?.gasLeft,
          executionGasUsed: s,
          gasRefund: a.runState.gasRefund,
          stateGasSpilled: a.runState.stateGasSpilled,
          returnValue: o.returnValue ?? /* @__PURE__ */ new Uint8Array(),
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
        this._block = e.block ?? nh()
        let t = e.caller ?? ya()
        this._tx = { gasPrice: e.gasPrice ?? P, origin: e.origin ?? t }
        let i = e.value ?? P
        if (e.skipBalance === !0) {
          ;((r = await this.stateManager.getAccount(t)), (r ||= new na()))
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
        n = new ys({
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
          selfdestruct: e.selfdestruct ?? /* @__PURE__ */ new Map(),
          createdAddresses: e.createdAddresses ?? /* @__PURE__ */ new Set(),
          delegatecall: e.delegatecall,
          blobVersionedHashes: e.blobVersionedHashes,
        })
      }
      ;(n.depth === 0 &&
        e.skipNonceIncrement !== !0 &&
        ((r ||= await this.stateManager.getAccount(n.caller)),
        (r ||= new na()),
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
          `Received message execResult: [ gasUsed=${e} exceptionError=${t ? `'${t.error}'` : `none`} returnValue=${ni(n)} gasRefund=${i.execResult.gasRefund ?? 0} ]`,
        )
      }
      let a = i.execResult.exceptionError
      if (
        (a &&
          a.error !== z.errorMessages.CODESTORE_OUT_OF_GAS &&
          ((i.execResult.selfdestruct = /* @__PURE__ */ new Map()),
          (i.execResult.createdAddresses = /* @__PURE__ */ new Set()),
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
      ;((this._block = e.block ?? nh()),
        (this._tx = { gasPrice: e.gasPrice ?? P, origin: e.origin ?? e.caller ?? ya() }))
      let t = new ys({
        code: e.code,
        data: e.data,
        gasLimit: e.gasLimit ?? BigInt(16777215),
        to: e.to ?? ya(),
        caller: e.caller,
        value: e.value,
        depth: e.depth,
        selfdestruct: e.selfdestruct ?? /* @__PURE__ */ new Map(),
        isStatic: e.isStatic,
        blobVersionedHashes: e.blobVersionedHashes,
      })
      return this.runInterpreter(t, { pc: e.pc })
    }
    getPrecompile(e) {
      return typeof e == `string`
        ? this.precompiles.get(e.slice(2).padStart(40, `0`).toLowerCase())
        : this.precompiles.get(Gr(e.bytes))
    }
    runPrecompile(e, t, n) {
      if (typeof e != `function`) throw D(`Invalid precompile`)
      return e({
        data: t,
        gasLimit: n,
        common: this.common,
        _EVM: this,
        _debug: this.DEBUG ? Qm : void 0,
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
            this.common.isActivatedEIP(7702) && N(e.code.slice(0, 3), fc))
          ) {
            let t = new va(e.code.slice(3, 24))
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
      if (e.salt) t = aa(e.caller.bytes, e.salt, e.code)
      else {
        let n = await this.stateManager.getAccount(e.caller)
        n ||= new na()
        let r = n.nonce - F
        t = ia(e.caller.bytes, j(r))
      }
      return new va(t)
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
      if (r > ui) throw new z(z.errorMessages.VALUE_OVERFLOW)
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
  rh.supportedHardforks = [
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
  var ih = class {
    constructor(e) {
      ;((this.map = /* @__PURE__ */ new Map()), (this.getStorage = e))
    }
    async get(e, t) {
      let n = Gr(e.bytes),
        r = this.map.get(n)
      if (r !== void 0) {
        let e = Gr(t),
          n = r.get(e)
        if (n !== void 0) return n
      }
      let i = await this.getStorage(e, t)
      return (this.put(e, t, i), i)
    }
    put(e, t, n) {
      let r = Gr(e.bytes),
        i = this.map.get(r)
      i === void 0 && ((i = /* @__PURE__ */ new Map()), this.map.set(r, i))
      let a = Gr(t)
      i.has(a) === !1 && i.set(a, n)
    }
    clear() {
      this.map = /* @__PURE__ */ new Map()
    }
  }
  async function ah(e, t, n) {
    for (let n of t) {
      if (
        n.balanceChanges.length === 0 &&
        n.nonceChanges.length === 0 &&
        n.codeChanges.length === 0 &&
        n.storageChanges.length === 0
      )
        continue
      let t = xa(n.address),
        r = n.balanceChanges.at(-1),
        i = r?.postBalance === void 0 ? void 0 : ci(r.postBalance),
        a = n.nonceChanges.at(-1),
        o = a?.postNonce === void 0 ? void 0 : ci(a.postNonce),
        s = n.codeChanges.slice(-1)[0]?.newCode ?? void 0
      s !== void 0 && (await e.putCode(t, O(s)))
      let c = await e.getAccount(t),
        l = i ?? c?.balance ?? 0n,
        u = o ?? c?.nonce ?? 0n,
        d = c?.codeHash ?? pi
      if (l === 0n && u === 0n && N(d, pi) && n.storageChanges.length === 0) await e.deleteAccount(t)
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
  let oh = /* @__PURE__ */ BigInt(2 ** 32 - 1),
    sh = /* @__PURE__ */ BigInt(32)
  function ch(e, t = !1) {
    return t
      ? { h: Number(e & oh), l: Number((e >> sh) & oh) }
      : { h: Number((e >> sh) & oh) | 0, l: Number(e & oh) | 0 }
  }
  function lh(e, t = !1) {
    let n = e.length,
      r = new Uint32Array(n),
      i = new Uint32Array(n)
    for (let a = 0; a < n; a++) {
      let { h: n, l: o } = ch(e[a], t)
      ;[r[a], i[a]] = [n, o]
    }
    return [r, i]
  }
  function uh(e) {
    return (
      e instanceof Uint8Array ||
      (ArrayBuffer.isView(e) &&
        e.constructor.name === `Uint8Array` &&
        `BYTES_PER_ELEMENT` in e &&
        e.BYTES_PER_ELEMENT === 1)
    )
  }
  let dh = (e) => (e ? `"${e}" ` : ``)
  function fh(e, t = ``) {
    if (typeof e != `number`) throw TypeError(dh(t) + `expected number, got ` + typeof e)
    if (!Number.isSafeInteger(e) || e < 0) throw RangeError(dh(t) + `expected integer >= 0, got ` + e)
    return e
  }
  function ph(e, t = ``) {
    if (typeof e != `boolean`) throw TypeError(dh(t) + `expected boolean, got type=` + typeof e)
    return e
  }
  function mh(e, t, n = ``) {
    if (uh(e) && (t === void 0 || e.length === t)) return e
    t !== void 0 && fh(t, `length`)
    let r = uh(e),
      i = t === void 0 ? `` : ` of length ${t}`,
      a = r ? `length=${e.length}` : `type=${typeof e}`,
      o = dh(n) + `expected Uint8Array` + i + `, got ` + a
    throw r ? RangeError(o) : TypeError(o)
  }
  let hh = (e, t) => {
      if (typeof e != `object` || !e || Array.isArray(e))
        throw TypeError((t === `object` ? `` : `"${t}" `) + `expected object, got type=` + typeof e)
    },
    gh = (e, t) => {
      hh(e, t)
      let n = Object.getPrototypeOf(e)
      if (n !== Object.prototype && n !== null) throw TypeError(`"${t}" expected plain object`)
      if (Object.hasOwn(e, `__proto__`)) throw TypeError(`"${t}.__proto__" is not allowed`)
    }
  function _h(e, t = !0) {
    if (e.destroyed) throw Error(`hash was destroyed`)
    if (t && e.finished) throw Error(`digest() was already called`)
  }
  function vh(e, t) {
    mh(e, void 0, `output`)
    let n = t.outputLen
    if (!(e.length >= n)) throw RangeError(`"output" expected length >= ` + n)
  }
  function yh(e) {
    return new Uint32Array(e.buffer, e.byteOffset, Math.floor(e.byteLength / 4))
  }
  function bh(...e) {
    for (let t = 0; t < e.length; t++) e[t].fill(0)
  }
  let xh = new Uint8Array(new Uint32Array([287454020]).buffer)[0] === 68
  function Sh(e) {
    return ((e << 24) & 4278190080) | ((e << 8) & 16711680) | ((e >>> 8) & 65280) | ((e >>> 24) & 255)
  }
  function Ch(e) {
    for (let t = 0; t < e.length; t++) e[t] = Sh(e[t])
    return e
  }
  let wh = xh ? (e) => e : Ch
  function Th(e, t, n = `opts`) {
    return (gh(e, `defaults`), t !== void 0 && gh(t, n), Object.assign(Object.create(null), e, t))
  }
  function Eh(e, t = {}) {
    if (typeof e != `function`) throw TypeError(`"hashCons" expected function, got type=` + typeof e)
    t = Th({}, t, `info`)
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
  let Dh = BigInt(0),
    Oh = BigInt(1),
    kh = BigInt(2),
    Ah = BigInt(7),
    jh = BigInt(256),
    Mh = BigInt(113),
    Nh = [],
    Ph = [],
    Fh = []
  for (let e = 0, t = Oh, n = 1, r = 0; e < 24; e++) {
    ;(([n, r] = [r, (2 * n + 3 * r) % 5]), Nh.push(2 * (5 * r + n)), Ph.push((((e + 1) * (e + 2)) / 2) % 64))
    let i = Dh
    for (let e = 0; e < 7; e++)
      ((t = ((t << Oh) ^ ((t >> Ah) * Mh)) % jh), t & kh && (i ^= Oh << ((Oh << BigInt(e)) - Oh)))
    Fh.push(i)
  }
  let Ih = lh(Fh, !0),
    Lh = Ih[0],
    Rh = Ih[1],
    zh = (e, t, n) => (e << n) | (t >>> (32 - n)),
    Bh = (e, t, n) => (t << n) | (e >>> (32 - n)),
    Vh = (e, t, n) => (t << (n - 32)) | (e >>> (64 - n)),
    Hh = (e, t, n) => (e << (n - 32)) | (t >>> (64 - n)),
    Uh = (e, t, n) => (n > 32 ? Vh(e, t, n) : zh(e, t, n)),
    Wh = (e, t, n) => (n > 32 ? Hh(e, t, n) : Bh(e, t, n)),
    Gh = /* @__PURE__ */ new Uint32Array(10)
  function Kh(e, t = 24) {
    if (!(e instanceof Uint32Array)) throw TypeError(`"s" expected Uint32Array(50), got type=` + typeof e)
    if (e.length !== 50) throw RangeError(`"s" expected Uint32Array(50), got length=` + e.length)
    if ((fh(t, `rounds`), t < 1 || t > 24)) throw Error(`"rounds" expected integer 1..24`)
    for (let n = 24 - t; n < 24; n++) {
      for (let t = 0; t < 10; t++) Gh[t] = e[t] ^ e[t + 10] ^ e[t + 20] ^ e[t + 30] ^ e[t + 40]
      for (let t = 0; t < 10; t += 2) {
        let n = (t + 8) % 10,
          r = (t + 2) % 10,
          i = Gh[r],
          a = Gh[r + 1],
          o = Uh(i, a, 1) ^ Gh[n],
          s = Wh(i, a, 1) ^ Gh[n + 1]
        for (let n = 0; n < 50; n += 10) ((e[t + n] ^= o), (e[t + n + 1] ^= s))
      }
      let t = e[2],
        r = e[3]
      for (let n = 0; n < 24; n++) {
        let i = Ph[n],
          a = Uh(t, r, i),
          o = Wh(t, r, i),
          s = Nh[n]
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
      ;((e[0] ^= Lh[n]), (e[1] ^= Rh[n]))
    }
    bh(Gh)
  }
  var qh = class e {
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
        (fh(e, `blockLen`),
        fh(t, `suffix`),
        fh(i, `rounds`),
        ph(r, `enableXOF`),
        (this.blockLen = e),
        (this.suffix = t),
        (this.outputLen = n),
        (this.enableXOF = r),
        (this.canXOF = r),
        (this.rounds = i),
        fh(n, `outputLen`),
        !(0 < e && e < 200))
      )
        throw Error(`"blockLen" must be 1..199`)
      ;((this.state = /* @__PURE__ */ new Uint8Array(200)), (this.state32 = yh(this.state)))
    }
    clone() {
      return this._cloneInto()
    }
    keccak() {
      ;(wh(this.state32), Kh(this.state32, this.rounds), wh(this.state32), (this.posOut = 0), (this.pos = 0))
    }
    update(e) {
      ;(_h(this), mh(e))
      let { blockLen: t, state: n, state32: r } = this,
        i = e.length,
        a = t % 4 == 0 && e.byteOffset % 4 == 0,
        o = t / 4,
        s = a && i >= t ? yh(e) : void 0
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
      ;(_h(this, !1), mh(e), this.finish())
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
      return (fh(e), this.xofInto(new Uint8Array(e)))
    }
    digestInto(e) {
      if ((vh(e, this), this.finished)) throw Error(`digest() was already called`)
      ;(this.writeInto(e.length === this.outputLen ? e : e.subarray(0, this.outputLen)), this.destroy())
    }
    digest() {
      let e = new Uint8Array(this.outputLen)
      return (this.digestInto(e), e)
    }
    destroy() {
      ;((this.destroyed = !0), bh(this.state))
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
  }
  let Jh = /* @__PURE__ */ ((e, t, n, r = {}) => Eh(() => new qh(t, e, n), r))(1, 136, 32)
  async function Yh(e, t, n) {
    let r = (await e.getAccount(t)) ?? new na()
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
  var Xh = class e {
    constructor(e = {}) {
      ;((this.accountStack = []),
        (this.codeStack = []),
        (this.storageStack = []),
        this.checkpointSync(),
        (this.originalStorageCache = new ih(this.getStorage.bind(this))),
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
      await Yh(this, e, t)
    }
    async getCode(e) {
      return this.topCodeStack().get(e.toString()) ?? /* @__PURE__ */ new Uint8Array()
    }
    async putCode(e, t) {
      ;(this.topCodeStack().set(e.toString(), t),
        (await this.getAccount(e)) === void 0 && (await this.putAccount(e, new na())),
        await this.modifyAccountFields(e, { codeHash: (this.common?.customCrypto.keccak256 ?? Jh)(t) }))
    }
    async getCodeSize(e) {
      return (await this.getCode(e)).length
    }
    async getStorage(e, t) {
      return this.topStorageStack().get(`${e.toString()}_${k(t)}`) ?? /* @__PURE__ */ new Uint8Array()
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
      return ah(this, e, t)
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
  async function Zh(e) {
    let t = e ?? {}
    return (
      (t.bn254 = new Um()),
      t.common === void 0 && (t.common = new La({ chain: Se })),
      t.blockchain === void 0 && (t.blockchain = new dc()),
      t.stateManager === void 0 && (t.stateManager = new Xh()),
      new rh(t)
    )
  }
  let Qh = `not enough balance`,
    $h = [
      [/balance|funds/i, Qh],
      [/out ?of ?gas|gas exhaust|intrinsic gas/i, `out of gas`],
      [/static|write protection|state change/i, `state change in a read-only call`],
      [/stack ?limit|depth|call too deep/i, `too many calls inside each other`],
      [/collision/i, `an account exists at the address`],
      [/revert|execution failed/i, `reverted`],
      [/invalid|opcode|jump|stack|undefined/i, `invalid instruction`],
    ]
  function eg(e) {
    return $h.find(([t]) => t.test(e))?.[1] ?? e
  }
  var tg = class extends fe {
    constructor(e, t, n) {
      ;(super({ code: e, message: t, meta: {}, cause: n, retry: e === `reorganised` ? `later` : `never` }),
        (this.name = `SimulationError`))
    }
  }
  function ng(e, { strict: t = !0 } = {}) {
    return !e || typeof e != `string` ? !1 : t ? /^0x[0-9a-fA-F]*$/.test(e) : e.startsWith(`0x`)
  }
  var rg = o(() => {})
  function ig(e) {
    return ng(e, { strict: !1 }) ? Math.ceil((e.length - 2) / 2) : e.length
  }
  var ag = o(() => {
      rg()
    }),
    og,
    sg = o(() => {
      og = `2.57.1`
    })
  function cg(e, t) {
    return t?.(e) ? e : e && typeof e == `object` && `cause` in e && e.cause !== void 0 ? cg(e.cause, t) : t ? null : e
  }
  var lg,
    ug,
    dg = o(() => {
      ;(sg(),
        (lg = {
          getDocsUrl: ({ docsBaseUrl: e, docsPath: t = ``, docsSlug: n }) =>
            t ? `${e ?? `https://viem.sh`}${t}${n ? `#${n}` : ``}` : void 0,
          version: `viem@${og}`,
        }),
        (ug = class e extends Error {
          constructor(t, n = {}) {
            let r = n.cause instanceof e ? n.cause.details : n.cause?.message ? n.cause.message : n.details,
              i = (n.cause instanceof e && n.cause.docsPath) || n.docsPath,
              a = lg.getDocsUrl?.({ ...n, docsPath: i }),
              o = [
                t || `An error occurred.`,
                ``,
                ...(n.metaMessages ? [...n.metaMessages, ``] : []),
                ...(a ? [`Docs: ${a}`] : []),
                ...(r ? [`Details: ${r}`] : []),
                ...(lg.version ? [`Version: ${lg.version}`] : []),
              ].join(`
`)
            ;(super(o, n.cause ? { cause: n.cause } : void 0),
              Object.defineProperty(this, 'details', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
              Object.defineProperty(this, 'docsPath', {
                enumerable: !0,
                configurable: !0,
                writable: !0,
                value: void 0,
              }),
              Object.defineProperty(this, 'metaMessages', {
                enumerable: !0,
                configurable: !0,
                writable: !0,
                value: void 0,
              }),
              Object.defineProperty(this, 'shortMessage', {
                enumerable: !0,
                configurable: !0,
                writable: !0,
                value: void 0,
              }),
              Object.defineProperty(this, 'version', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
              Object.defineProperty(this, 'name', {
                enumerable: !0,
                configurable: !0,
                writable: !0,
                value: `BaseError`,
              }),
              (this.details = r),
              (this.docsPath = i),
              (this.metaMessages = n.metaMessages),
              (this.name = n.name ?? this.name),
              (this.shortMessage = t),
              (this.version = og))
          }
          walk(e) {
            return cg(this, e)
          }
        }))
    }),
    fg,
    pg,
    mg,
    hg,
    gg,
    _g = o(() => {
      ;(ag(),
        dg(),
        (fg = class extends ug {
          constructor({ expectedLength: e, givenLength: t, type: n }) {
            super(
              [`ABI encoding array length mismatch for type ${n}.`, `Expected length: ${e}`, `Given length: ${t}`]
                .join(`
`),
              { name: `AbiEncodingArrayLengthMismatchError` },
            )
          }
        }),
        (pg = class extends ug {
          constructor({ expectedSize: e, value: t }) {
            super(`Size of bytes "${t}" (bytes${ig(t)}) does not match expected size (bytes${e}).`, {
              name: `AbiEncodingBytesSizeMismatchError`,
            })
          }
        }),
        (mg = class extends ug {
          constructor({ expectedLength: e, givenLength: t }) {
            super(
              [
                `ABI encoding params/values length mismatch.`,
                `Expected length (params): ${e}`,
                `Given length (values): ${t}`,
              ].join(`
`),
              { name: `AbiEncodingLengthMismatchError` },
            )
          }
        }),
        (hg = class extends ug {
          constructor(e, { docsPath: t }) {
            super(
              [`Type "${e}" is not a valid encoding type.`, `Please provide a valid ABI type.`].join(`
`),
              { docsPath: t, name: `InvalidAbiEncodingType` },
            )
          }
        }),
        (gg = class extends ug {
          constructor(e) {
            super(
              [`Value "${e}" is not a valid array.`].join(`
`),
              { name: `InvalidArrayError` },
            )
          }
        }))
    }),
    vg,
    yg,
    bg = o(() => {
      ;(dg(),
        (vg = class extends ug {
          constructor({ offset: e, position: t, size: n }) {
            super(`Slice ${t === `start` ? `starting` : `ending`} at offset "${e}" is out-of-bounds (size: ${n}).`, {
              name: `SliceOffsetOutOfBoundsError`,
            })
          }
        }),
        (yg = class extends ug {
          constructor({ size: e, targetSize: t, type: n }) {
            super(`${n.charAt(0).toUpperCase()}${n.slice(1).toLowerCase()} size (${e}) exceeds padding size (${t}).`, {
              name: `SizeExceedsPaddingSizeError`,
            })
          }
        }))
    })
  function xg(e, { dir: t, size: n = 32 } = {}) {
    return typeof e == `string` ? Sg(e, { dir: t, size: n }) : Cg(e, { dir: t, size: n })
  }
  function Sg(e, { dir: t, size: n = 32 } = {}) {
    if (n === null) return e
    let r = e.replace(`0x`, ``)
    if (r.length > n * 2) throw new yg({ size: Math.ceil(r.length / 2), targetSize: n, type: `hex` })
    return `0x${r[t === `right` ? `padEnd` : `padStart`](n * 2, `0`)}`
  }
  function Cg(e, { dir: t, size: n = 32 } = {}) {
    if (n === null) return e
    if (e.length > n) throw new yg({ size: e.length, targetSize: n, type: `bytes` })
    let r = new Uint8Array(n)
    for (let i = 0; i < n; i++) {
      let a = t === `right`
      r[a ? i : n - i - 1] = e[a ? i : e.length - i - 1]
    }
    return r
  }
  var wg = o(() => {
      bg()
    }),
    Tg,
    Eg,
    Dg = o(() => {
      ;(dg(),
        (Tg = class extends ug {
          constructor({ max: e, min: t, signed: n, size: r, value: i }) {
            super(
              `Number "${i}" is not in safe ${r ? `${r * 8}-bit ${n ? `signed` : `unsigned`} ` : ``}integer range ${e ? `(${t} to ${e})` : `(above ${t})`}`,
              { name: `IntegerOutOfRangeError` },
            )
          }
        }),
        (Eg = class extends ug {
          constructor({ givenSize: e, maxSize: t }) {
            super(`Size cannot exceed ${t} bytes. Given size: ${e} bytes.`, { name: `SizeOverflowError` })
          }
        }))
    })
  function Og(e, { size: t }) {
    if (ig(e) > t) throw new Eg({ givenSize: ig(e), maxSize: t })
  }
  var kg = o(() => {
    ;(Dg(), ag())
  })
  function Ag(e, t = {}) {
    return typeof e == `number` || typeof e == `bigint`
      ? Ng(e, t)
      : typeof e == `string`
        ? Pg(e, t)
        : typeof e == `boolean`
          ? jg(e, t)
          : Mg(e, t)
  }
  function jg(e, t = {}) {
    let n = `0x${Number(e)}`
    return typeof t.size == `number` ? (Og(n, { size: t.size }), xg(n, { size: t.size })) : n
  }
  function Mg(e, t = {}) {
    let n = ``
    for (let t = 0; t < e.length; t++) n += Fg[e[t]]
    let r = `0x${n}`
    return typeof t.size == `number` ? (Og(r, { size: t.size }), xg(r, { dir: `right`, size: t.size })) : r
  }
  function Ng(e, t = {}) {
    let { signed: n, size: r } = t,
      i = BigInt(e),
      a
    r
      ? (a = n ? (1n << (BigInt(r) * 8n - 1n)) - 1n : 2n ** (BigInt(r) * 8n) - 1n)
      : typeof e == `number` && (a = BigInt(2 ** 53 - 1))
    let o = typeof a == `bigint` && n ? -a - 1n : 0
    if ((a && i > a) || i < o) {
      let t = typeof e == `bigint` ? `n` : ``
      throw new Tg({ max: a ? `${a}${t}` : void 0, min: `${o}${t}`, signed: n, size: r, value: `${e}${t}` })
    }
    let s = `0x${(n && i < 0 ? (1n << BigInt(r * 8)) + BigInt(i) : i).toString(16)}`
    return r ? xg(s, { size: r }) : s
  }
  function Pg(e, t = {}) {
    return Mg(Ig.encode(e), t)
  }
  var Fg,
    Ig,
    Lg = o(() => {
      ;(Dg(),
        wg(),
        kg(),
        (Fg = /*#__PURE__*/ Array.from({ length: 256 }, (e, t) => t.toString(16).padStart(2, `0`))),
        (Ig = /*#__PURE__*/ new TextEncoder()))
    })
  function Rg(e, t = {}) {
    return typeof e == `number` || typeof e == `bigint`
      ? Hg(e, t)
      : typeof e == `boolean`
        ? zg(e, t)
        : ng(e)
          ? Vg(e, t)
          : Ug(e, t)
  }
  function zg(e, t = {}) {
    let n = /* @__PURE__ */ new Uint8Array(1)
    return ((n[0] = Number(e)), typeof t.size == `number` ? (Og(n, { size: t.size }), xg(n, { size: t.size })) : n)
  }
  function Bg(e) {
    if (e >= Gg.zero && e <= Gg.nine) return e - Gg.zero
    if (e >= Gg.A && e <= Gg.F) return e - (Gg.A - 10)
    if (e >= Gg.a && e <= Gg.f) return e - (Gg.a - 10)
  }
  function Vg(e, t = {}) {
    let n = e
    t.size && (Og(n, { size: t.size }), (n = xg(n, { dir: `right`, size: t.size })))
    let r = n.slice(2)
    r.length % 2 && (r = `0${r}`)
    let i = r.length / 2,
      a = new Uint8Array(i)
    for (let e = 0, t = 0; e < i; e++) {
      let n = Bg(r.charCodeAt(t++)),
        i = Bg(r.charCodeAt(t++))
      if (n === void 0 || i === void 0) throw new ug(`Invalid byte sequence ("${r[t - 2]}${r[t - 1]}" in "${r}").`)
      a[e] = n * 16 + i
    }
    return a
  }
  function Hg(e, t) {
    return Vg(Ng(e, t))
  }
  function Ug(e, t = {}) {
    let n = Wg.encode(e)
    return typeof t.size == `number` ? (Og(n, { size: t.size }), xg(n, { dir: `right`, size: t.size })) : n
  }
  var Wg,
    Gg,
    Kg = o(() => {
      ;(dg(),
        rg(),
        wg(),
        kg(),
        Lg(),
        (Wg = /*#__PURE__*/ new TextEncoder()),
        (Gg = { zero: 48, nine: 57, A: 65, F: 70, a: 97, f: 102 }))
    })
  function qg(e, t = !1) {
    return t
      ? { h: Number(e & Yg), l: Number((e >> Xg) & Yg) }
      : { h: Number((e >> Xg) & Yg) | 0, l: Number(e & Yg) | 0 }
  }
  function Jg(e, t = !1) {
    let n = e.length,
      r = new Uint32Array(n),
      i = new Uint32Array(n)
    for (let a = 0; a < n; a++) {
      let { h: n, l: o } = qg(e[a], t)
      ;[r[a], i[a]] = [n, o]
    }
    return [r, i]
  }
  var Yg,
    Xg,
    Zg,
    Qg,
    $g,
    e_,
    t_ = o(() => {
      ;((Yg = /* @__PURE__ */ BigInt(2 ** 32 - 1)),
        (Xg = /* @__PURE__ */ BigInt(32)),
        (Zg = (e, t, n) => (e << n) | (t >>> (32 - n))),
        (Qg = (e, t, n) => (t << n) | (e >>> (32 - n))),
        ($g = (e, t, n) => (t << (n - 32)) | (e >>> (64 - n))),
        (e_ = (e, t, n) => (e << (n - 32)) | (t >>> (64 - n))))
    })
  /*! noble-hashes - MIT License (c) 2022 Paul Miller (paulmillr.com) */
  function n_(e) {
    return e instanceof Uint8Array || (ArrayBuffer.isView(e) && e.constructor.name === `Uint8Array`)
  }
  function r_(e) {
    if (!Number.isSafeInteger(e) || e < 0) throw Error(`positive integer expected, got ` + e)
  }
  function i_(e, ...t) {
    if (!n_(e)) throw Error(`Uint8Array expected`)
    if (t.length > 0 && !t.includes(e.length))
      throw Error(`Uint8Array expected of length ` + t + `, got length=` + e.length)
  }
  function a_(e, t = !0) {
    if (e.destroyed) throw Error(`Hash instance has been destroyed`)
    if (t && e.finished) throw Error(`Hash#digest() has already been called`)
  }
  function o_(e, t) {
    i_(e)
    let n = t.outputLen
    if (e.length < n) throw Error(`digestInto() expects output buffer of length at least ` + n)
  }
  function s_(e) {
    return new Uint32Array(e.buffer, e.byteOffset, Math.floor(e.byteLength / 4))
  }
  function c_(...e) {
    for (let t = 0; t < e.length; t++) e[t].fill(0)
  }
  function l_(e) {
    return ((e << 24) & 4278190080) | ((e << 8) & 16711680) | ((e >>> 8) & 65280) | ((e >>> 24) & 255)
  }
  function u_(e) {
    for (let t = 0; t < e.length; t++) e[t] = l_(e[t])
    return e
  }
  function d_(e) {
    if (typeof e != `string`) throw Error(`string expected`)
    return new Uint8Array(new TextEncoder().encode(e))
  }
  function f_(e) {
    return (typeof e == `string` && (e = d_(e)), i_(e), e)
  }
  function p_(e) {
    let t = (t) => e().update(f_(t)).digest(),
      n = e()
    return ((t.outputLen = n.outputLen), (t.blockLen = n.blockLen), (t.create = () => e()), t)
  }
  var m_,
    h_,
    g_,
    __ = o(() => {
      ;((m_ = new Uint8Array(new Uint32Array([287454020]).buffer)[0] === 68),
        (h_ = m_ ? (e) => e : u_),
        (g_ = class {}))
    })
  function v_(e, t = 24) {
    let n = /* @__PURE__ */ new Uint32Array(10)
    for (let r = 24 - t; r < 24; r++) {
      for (let t = 0; t < 10; t++) n[t] = e[t] ^ e[t + 10] ^ e[t + 20] ^ e[t + 30] ^ e[t + 40]
      for (let t = 0; t < 10; t += 2) {
        let r = (t + 8) % 10,
          i = (t + 2) % 10,
          a = n[i],
          o = n[i + 1],
          s = j_(a, o, 1) ^ n[r],
          c = M_(a, o, 1) ^ n[r + 1]
        for (let n = 0; n < 50; n += 10) ((e[t + n] ^= s), (e[t + n + 1] ^= c))
      }
      let t = e[2],
        i = e[3]
      for (let n = 0; n < 24; n++) {
        let r = E_[n],
          a = j_(t, i, r),
          o = M_(t, i, r),
          s = T_[n]
        ;((t = e[s]), (i = e[s + 1]), (e[s] = a), (e[s + 1] = o))
      }
      for (let t = 0; t < 50; t += 10) {
        for (let r = 0; r < 10; r++) n[r] = e[t + r]
        for (let r = 0; r < 10; r++) e[t + r] ^= ~n[(r + 2) % 10] & n[(r + 4) % 10]
      }
      ;((e[0] ^= k_[r]), (e[1] ^= A_[r]))
    }
    c_(n)
  }
  var y_,
    b_,
    x_,
    S_,
    C_,
    w_,
    T_,
    E_,
    D_,
    O_,
    k_,
    A_,
    j_,
    M_,
    N_,
    P_,
    F_,
    I_ = o(() => {
      ;(t_(),
        __(),
        (y_ = BigInt(0)),
        (b_ = BigInt(1)),
        (x_ = BigInt(2)),
        (S_ = BigInt(7)),
        (C_ = BigInt(256)),
        (w_ = BigInt(113)),
        (T_ = []),
        (E_ = []),
        (D_ = []))
      for (let e = 0, t = b_, n = 1, r = 0; e < 24; e++) {
        ;(([n, r] = [r, (2 * n + 3 * r) % 5]), T_.push(2 * (5 * r + n)), E_.push((((e + 1) * (e + 2)) / 2) % 64))
        let i = y_
        for (let e = 0; e < 7; e++)
          ((t = ((t << b_) ^ ((t >> S_) * w_)) % C_), t & x_ && (i ^= b_ << ((b_ << /* @__PURE__ */ BigInt(e)) - b_)))
        D_.push(i)
      }
      ;((O_ = Jg(D_, !0)),
        (k_ = O_[0]),
        (A_ = O_[1]),
        (j_ = (e, t, n) => (n > 32 ? $g(e, t, n) : Zg(e, t, n))),
        (M_ = (e, t, n) => (n > 32 ? e_(e, t, n) : Qg(e, t, n))),
        (N_ = class e extends g_ {
          constructor(e, t, n, r = !1, i = 24) {
            if (
              (super(),
              (this.pos = 0),
              (this.posOut = 0),
              (this.finished = !1),
              (this.destroyed = !1),
              (this.enableXOF = !1),
              (this.blockLen = e),
              (this.suffix = t),
              (this.outputLen = n),
              (this.enableXOF = r),
              (this.rounds = i),
              r_(n),
              !(0 < e && e < 200))
            )
              throw Error(`only keccak-f1600 function is supported`)
            ;((this.state = /* @__PURE__ */ new Uint8Array(200)), (this.state32 = s_(this.state)))
          }
          clone() {
            return this._cloneInto()
          }
          keccak() {
            ;(h_(this.state32), v_(this.state32, this.rounds), h_(this.state32), (this.posOut = 0), (this.pos = 0))
          }
          update(e) {
            ;(a_(this), (e = f_(e)), i_(e))
            let { blockLen: t, state: n } = this,
              r = e.length
            for (let i = 0; i < r;) {
              let a = Math.min(t - this.pos, r - i)
              for (let t = 0; t < a; t++) n[this.pos++] ^= e[i++]
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
            ;(a_(this, !1), i_(e), this.finish())
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
            if (!this.enableXOF) throw Error(`XOF is not possible for this instance`)
            return this.writeInto(e)
          }
          xof(e) {
            return (r_(e), this.xofInto(new Uint8Array(e)))
          }
          digestInto(e) {
            if ((o_(e, this), this.finished)) throw Error(`digest() was already called`)
            return (this.writeInto(e), this.destroy(), e)
          }
          digest() {
            return this.digestInto(new Uint8Array(this.outputLen))
          }
          destroy() {
            ;((this.destroyed = !0), c_(this.state))
          }
          _cloneInto(t) {
            let { blockLen: n, suffix: r, outputLen: i, rounds: a, enableXOF: o } = this
            return (
              (t ||= new e(n, r, i, o, a)),
              t.state32.set(this.state32),
              (t.pos = this.pos),
              (t.posOut = this.posOut),
              (t.finished = this.finished),
              (t.rounds = a),
              (t.suffix = r),
              (t.outputLen = i),
              (t.enableXOF = o),
              (t.destroyed = this.destroyed),
              t
            )
          }
        }),
        (P_ = (e, t, n) => p_(() => new N_(t, e, n))),
        (F_ = /* @__PURE__ */ P_(1, 136, 32)))
    })
  function L_(e, t) {
    let n = t || `hex`,
      r = F_(ng(e, { strict: !1 }) ? Rg(e) : e)
    return n === `bytes` ? r : Ag(r)
  }
  var R_ = o(() => {
      ;(I_(), rg(), Kg(), Lg())
    }),
    z_,
    B_ = o(() => {
      ;(dg(),
        (z_ = class extends ug {
          constructor({ address: e }) {
            super(`Address "${e}" is invalid.`, {
              metaMessages: [
                `- Address must be a hex value of 20 bytes (40 hex characters).`,
                `- Address must match its checksum counterpart.`,
              ],
              name: `InvalidAddressError`,
            })
          }
        }))
    }),
    V_,
    H_ = o(() => {
      V_ = class extends Map {
        constructor(e) {
          ;(super(),
            Object.defineProperty(this, 'maxSize', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
            (this.maxSize = e))
        }
        get(e) {
          let t = super.get(e)
          return (super.has(e) && (super.delete(e), super.set(e, t)), t)
        }
        set(e, t) {
          if ((super.has(e) && super.delete(e), super.set(e, t), this.maxSize && this.size > this.maxSize)) {
            let e = super.keys().next().value
            e !== void 0 && super.delete(e)
          }
          return this
        }
      }
    })
  function U_(e, t) {
    if (W_.has(`${e}.${t}`)) return W_.get(`${e}.${t}`)
    let n = t ? `${t}${e.toLowerCase()}` : e.substring(2).toLowerCase(),
      r = L_(Ug(n), `bytes`),
      i = (t ? n.substring(`${t}0x`.length) : n).split(``)
    for (let e = 0; e < 40; e += 2)
      (r[e >> 1] >> 4 >= 8 && i[e] && (i[e] = i[e].toUpperCase()),
        (r[e >> 1] & 15) >= 8 && i[e + 1] && (i[e + 1] = i[e + 1].toUpperCase()))
    let a = `0x${i.join(``)}`
    return (W_.set(`${e}.${t}`, a), a)
  }
  var W_,
    G_ = o(() => {
      ;(Kg(), R_(), H_(), (W_ = /*#__PURE__*/ new V_(8192)))
    })
  function K_(e, t) {
    let { strict: n = !0 } = t ?? {},
      r = `${e}.${n}`
    if (J_.has(r)) return J_.get(r)
    let i = q_.test(e) ? e.toLowerCase() === e || !n || U_(e) === e : !1
    return (J_.set(r, i), i)
  }
  var q_,
    J_,
    Y_ = o(() => {
      ;(H_(), G_(), (q_ = /^0x[a-fA-F0-9]{40}$/), (J_ = /*#__PURE__*/ new V_(8192)))
    })
  function X_(e) {
    return `0x${e.reduce((e, t) => e + t.replace(`0x`, ``), ``)}`
  }
  var Z_ = o(() => {})
  function Q_(e, t, n, { strict: r } = {}) {
    return ng(e, { strict: !1 }) ? nv(e, t, n, { strict: r }) : tv(e, t, n, { strict: r })
  }
  function $_(e, t) {
    if (typeof t == `number` && t > 0 && t > ig(e) - 1) throw new vg({ offset: t, position: `start`, size: ig(e) })
  }
  function ev(e, t, n) {
    if (typeof t == `number` && typeof n == `number` && ig(e) !== n - t)
      throw new vg({ offset: n, position: `end`, size: ig(e) })
  }
  function tv(e, t, n, { strict: r } = {}) {
    $_(e, t)
    let i = e.slice(t, n)
    return (r && ev(i, t, n), i)
  }
  function nv(e, t, n, { strict: r } = {}) {
    $_(e, t)
    let i = `0x${e.replace(`0x`, ``).slice((t ?? 0) * 2, (n ?? e.length) * 2)}`
    return (r && ev(i, t, n), i)
  }
  var rv = o(() => {
      ;(bg(), rg(), ag())
    }),
    iv,
    av = o(() => {
      iv =
        /^(u?int)(8|16|24|32|40|48|56|64|72|80|88|96|104|112|120|128|136|144|152|160|168|176|184|192|200|208|216|224|232|240|248|256)?$/
    })
  function ov(e, t) {
    if (e.length !== t.length) throw new mg({ expectedLength: e.length, givenLength: t.length })
    return lv(sv({ params: e, values: t }))
  }
  function sv({ params: e, values: t }) {
    let n = []
    for (let r = 0; r < e.length; r++) n.push(cv({ param: e[r], value: t[r] }))
    return n
  }
  function cv({ param: e, value: t }) {
    let n = _v(e.type)
    if (n) {
      let [r, i] = n
      return dv(t, { length: r, param: { ...e, type: i } })
    }
    if (e.type === `tuple`) return gv(t, { param: e })
    if (e.type === `address`) return uv(t)
    if (e.type === `bool`) return pv(t)
    if (e.type.startsWith(`uint`) || e.type.startsWith(`int`)) {
      let n = e.type.startsWith(`int`),
        [, , r = `256`] = iv.exec(e.type) ?? []
      return mv(t, { signed: n, size: Number(r) })
    }
    if (e.type.startsWith(`bytes`)) return fv(t, { param: e })
    if (e.type === `string`) return hv(t)
    throw new hg(e.type, { docsPath: `/docs/contract/encodeAbiParameters` })
  }
  function lv(e) {
    let t = 0
    for (let n = 0; n < e.length; n++) {
      let { dynamic: r, encoded: i } = e[n]
      t += r ? 32 : ig(i)
    }
    let n = [],
      r = [],
      i = 0
    for (let a = 0; a < e.length; a++) {
      let { dynamic: o, encoded: s } = e[a]
      o ? (n.push(Ng(t + i, { size: 32 })), r.push(s), (i += ig(s))) : n.push(s)
    }
    return X_([...n, ...r])
  }
  function uv(e) {
    if (!K_(e)) throw new z_({ address: e })
    return { dynamic: !1, encoded: Sg(e.toLowerCase()) }
  }
  function dv(e, { length: t, param: n }) {
    let r = t === null
    if (!Array.isArray(e)) throw new gg(e)
    if (!r && e.length !== t) throw new fg({ expectedLength: t, givenLength: e.length, type: `${n.type}[${t}]` })
    let i = e.length === 0 && vv(n),
      a = []
    for (let t = 0; t < e.length; t++) {
      let r = cv({ param: n, value: e[t] })
      ;(r.dynamic && (i = !0), a.push(r))
    }
    if (r || i) {
      let e = lv(a)
      if (r) return { dynamic: !0, encoded: X_([Ng(a.length, { size: 32 }), e]) }
      if (i) return { dynamic: !0, encoded: e }
    }
    return { dynamic: !1, encoded: X_(a.map(({ encoded: e }) => e)) }
  }
  function fv(e, { param: t }) {
    let [, n] = t.type.split(`bytes`),
      r = ig(e)
    if (!n) {
      let t = e
      return (
        r % 32 != 0 && (t = Sg(t, { dir: `right`, size: Math.ceil((e.length - 2) / 2 / 32) * 32 })),
        { dynamic: !0, encoded: X_([Sg(Ng(r, { size: 32 })), t]) }
      )
    }
    if (r !== Number.parseInt(n, 10)) throw new pg({ expectedSize: Number.parseInt(n, 10), value: e })
    return { dynamic: !1, encoded: Sg(e, { dir: `right` }) }
  }
  function pv(e) {
    if (typeof e != `boolean`)
      throw new ug(`Invalid boolean value: "${e}" (type: ${typeof e}). Expected: \`true\` or \`false\`.`)
    return { dynamic: !1, encoded: Sg(jg(e)) }
  }
  function mv(e, { signed: t, size: n = 256 }) {
    if (typeof n == `number`) {
      let r = 2n ** (BigInt(n) - (t ? 1n : 0n)) - 1n,
        i = t ? -r - 1n : 0n
      if (e > r || e < i)
        throw new Tg({ max: r.toString(), min: i.toString(), signed: t, size: n / 8, value: e.toString() })
    }
    return { dynamic: !1, encoded: Ng(e, { size: 32, signed: t }) }
  }
  function hv(e) {
    let t = Pg(e),
      n = Math.ceil(ig(t) / 32),
      r = []
    for (let e = 0; e < n; e++) r.push(Sg(Q_(t, e * 32, (e + 1) * 32), { dir: `right` }))
    return { dynamic: !0, encoded: X_([Sg(Ng(ig(t), { size: 32 })), ...r]) }
  }
  function gv(e, { param: t }) {
    let n = !1,
      r = []
    for (let i = 0; i < t.components.length; i++) {
      let a = t.components[i],
        o = cv({ param: a, value: e[Array.isArray(e) ? i : a.name] })
      ;(r.push(o), o.dynamic && (n = !0))
    }
    return { dynamic: n, encoded: n ? lv(r) : X_(r.map(({ encoded: e }) => e)) }
  }
  function _v(e) {
    let t = e.match(/^(.*)\[(\d+)?\]$/)
    return t ? [t[2] ? Number(t[2]) : null, t[1]] : void 0
  }
  function vv(e) {
    let { type: t } = e
    if (t === `string` || t === `bytes` || t.endsWith(`[]`)) return !0
    if (t === `tuple`) return e.components.some(vv)
    let n = _v(t)
    return n ? vv({ ...e, type: n[1] }) : !1
  }
  var yv = o(() => {
    ;(_g(), B_(), dg(), Dg(), Y_(), Z_(), wg(), ag(), rv(), Lg(), av())
  })
  let bv = se(`simulation-result`, {
    GS000: `the account’s set-up failed`,
    GS010: `the gas is not enough for the safeTxGas of the transaction`,
    GS011: `the refund in the native currency could not be paid`,
    GS012: `the refund in a token could not be paid`,
    GS013: `the inner call failed, and neither safeTxGas nor a gas price was set, so everything is undone`,
    GS020: `there are fewer signatures than the threshold requires`,
    GS025: `an owner has not approved the hash`,
    GS026: `a signature is not from an owner of the account`,
    GS030: `only owners can approve a hash`,
    GS031: `the method can only be called by the account itself`,
    GS101: `the address is not a valid module`,
    GS102: `the module is already enabled`,
    GS103: `the previous module in the list is wrong`,
    GS104: `the caller is not a module of the account`,
    GS200: `the account has already been set up`,
    GS201: `the threshold is above the number of owners`,
    GS202: `the threshold is below one`,
    GS203: `the address is not a valid owner`,
    GS204: `the address is already an owner`,
    GS205: `the previous owner in the list is wrong`,
    GS300: `the address is not a guard`,
    GS301: `the address is not a module guard`,
    GS400: `the account cannot be its own fallback handler`,
    panic1: `an assertion failed`,
    panic17: `a number overflowed or underflowed`,
    panic18: `a division by zero`,
    panic33: `a number is not a member of the enumeration`,
    panic49: `an element was removed from an empty list`,
    panic50: `an index is outside the list`,
    panic65: `too much memory was requested`,
    otherPanic: (e) => `panic ${e}`,
    reverted: `It reverted without a reason.`,
    revertedWith: (e) => `It reverted: ${e}`,
    nativeMissing: `The account does not have the amount of native currency to send.`,
    balance: `not enough balance`,
    outOfGas: `out of gas`,
    readOnly: `state change in a read-only call`,
    tooDeep: `too many calls inside each other`,
    collision: `an account exists at the address`,
    undone: `reverted`,
    invalidInstruction: `invalid instruction`,
    firstOwner: `owners[first]`,
    ownerEntry: (e) => `owners[${e}]`,
    firstModule: `modules[first]`,
    moduleEntry: (e) => `modules[${e}]`,
    singleton: `master copy (slot 0)`,
    ownerCount: `number of owners`,
    threshold: `threshold`,
    nonce: `nonce`,
    guard: `transaction guard`,
    moduleGuard: `module guard`,
    fallbackHandler: `fallback handler`,
    implementation: `implementation`,
    beacon: `beacon`,
    admin: `admin`,
    notExecuted: `It was not executed.`,
    bytes: (e) => `bytes that cannot be decoded, ${e}`,
    customError: ({ selector: e, count: t }) => `error ${e} with ${t} bytes`,
    unknownSlot: (e) => `unknown slot ${e}`,
    signedMessage: (e) => `signed message ${e}`,
    approval: ({ hash: e, owner: t }) => `approval of ${e} by ${t}`,
  })
  function xv(e) {
    switch (e) {
      case Qh:
        return bv.balance
      case `out of gas`:
        return bv.outOfGas
      case `state change in a read-only call`:
        return bv.readOnly
      case `too many calls inside each other`:
        return bv.tooDeep
      case `an account exists at the address`:
        return bv.collision
      case `reverted`:
        return bv.undone
      case `invalid instruction`:
        return bv.invalidInstruction
      default:
        return e
    }
  }
  let Sv = se(`simulation-engine`, {
    earlierFails: (e) =>
      `Transaction ${e}, which runs before it, fails. The outcome of this transaction is then not known.`,
    earlierFailsBecause: ({ nonce: e, reason: t }) =>
      `Transaction ${e}, which runs before it, fails: ${t}. The outcome of this transaction is then not known.`,
    nodeContradicts: (e) =>
      e
        ? `The node contradicts itself: by eth_simulateV1 the execution succeeds, by debug_traceCall it does the opposite.`
        : `The node contradicts itself: by eth_simulateV1 the execution fails, by debug_traceCall it does the opposite.`,
    creationFails: (e) => `The account’s creation fails: ${e}.`,
    assumedSigners: ({ signers: e, owners: t }) =>
      `${e} of ${t} owners are assumed to have approved the hash. No signature was used.`,
    ranBefore: ({ count: e, nonces: t }) =>
      e === 1
        ? `Nonce ${t} was run before it, with the effects it has.`
        : `Nonce ${t} were run before it, with the effects they have.`,
    enginesContradict: ({ first: e, second: t, firstSucceeds: n }) =>
      n
        ? `The engines contradict each other: by ${e} the execution succeeds, by ${t} it fails.`
        : `The engines contradict each other: by ${e} the execution fails, by ${t} it succeeds.`,
    trialFails: `The trial in this page fails, and no reason is given.`,
    trialFailsBecause: (e) => `The trial in this page fails: ${e}.`,
    callMissing: `The node’s answer to eth_simulateV1 does not contain the call.`,
    noTrace: (e) => `The node has no debug_traceCall: ${e}`,
    noEarlier: `debug_traceCall cannot run other transactions first.`,
    notCreated: (e) => `The creation call does not create ${e}. Check the factory and the initializer.`,
    notProvided: (e) => `The node could not provide it: ${e}`,
    evmEnded: `The EVM ended without executing the transaction.`,
    ownerUnknown: `it is not a Safe, so only a real signature of its controller can show that it answers`,
    accountReportsFailure: `The account reports a failure.`,
    cannotExecute: ({ account: e, owners: t, threshold: n }) =>
      `The account ${e} has ${t} owners and requires ${n} of them. It cannot execute a transaction.`,
    nonceAhead: ({ nonce: e, assumed: t }) =>
      `The account’s nonce is ${e}. The simulation assumed ${t}, as if all earlier transactions were executed.`,
    nonceUsed: ({ nonce: e, assumed: t }) =>
      `The account’s nonce is ${e}, so nonce ${t} is used up. The simulation assumed that it is free.`,
    createdFirst: `The account is not deployed yet. The simulation created it first.`,
    notInRow: ({ nonce: e, nonces: t }) =>
      `The account’s nonce is ${e}, but the transactions have ${t}. A sequence must begin at the account’s nonce and have no gaps.`,
    noAccount: ({ address: e, block: t, reason: n }) => `${e} could not be read as an account at block ${de(t)}: ${n}`,
    noInitializer: `The creation call does not contain an initializer.`,
    noBlock: ({ node: e, block: t }) => `${e} does not have block ${t}.`,
    blockChanged: ({ block: e, before: t, now: n }) =>
      `Block ${de(e)} had hash ${t} when the simulation began and has ${n} now. Simulate again.`,
    malformedAnswer: ({ method: e, path: t, problem: n }) => `The node’s answer to ${e} is not valid: ${t} ${n}`,
    noEngine: (e) => `No engine could simulate: ${e}`,
    workerFailed: (e) => `The worker that runs the EVM failed: ${e}`,
    cancelled: `The simulation was cancelled.`,
  })
  function Cv({ request: e }, t, n) {
    let r = e.before?.[t]?.transaction.nonce,
      i = n === void 0 ? void 0 : xv(n)
    return new tg(
      `earlier-fails`,
      i === void 0 ? Sv.earlierFails(`${r ?? `?`}`) : Sv.earlierFailsBecause({ nonce: `${r ?? `?`}`, reason: i }),
    )
  }
  function wv(e, t, n = 0) {
    if (e.error === null) {
      t(e, n)
      for (let r of e.calls) wv(r, t, n + 1)
    }
  }
  function Tv(e) {
    let t = []
    return (
      wv(e, ({ kind: e, from: n, to: r, value: i }) => {
        i > 0n && e !== `delegatecall` && e !== `staticcall` && t.push({ from: n, to: r, value: i })
      }),
      t
    )
  }
  R_()
  let Ev = `0x${`0`.repeat(64)}`
  var Dv = class extends Xh {
    #e
    #t
    #n = /* @__PURE__ */ new Map()
    #r = /* @__PURE__ */ new Map()
    constructor(e, t) {
      ;(super(), (this.#e = e), (this.#t = new Map(Object.entries(t).map(([e, t]) => [e.toLowerCase(), t]))))
    }
    async getAccount(e) {
      let t = e.toString(),
        n = this.topAccountStack()
      if (n.has(t)) return n.get(t)
      let r = await this.#e.account(t),
        i = this.#t.get(t)?.balance ?? r.balance
      if (i !== 0n || r.nonce !== 0n || r.code.length !== 0) return new na(r.nonce, i, void 0, O(L_(r.code)))
    }
    async getCode(e) {
      return this.topCodeStack().get(e.toString()) ?? (await this.#e.account(e.toString())).code
    }
    async getStorage(e, t) {
      return this.topStorageStack().get(`${e.toString()}_${k(t)}`) || ei(O(await this.#i(e, k(t))))
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
      return n.length === 0 ? Ev : `0x${k(n).slice(2).padStart(64, `0`)}`
    }
    async beginMeasuring() {
      for (let [e, { address: t, slot: n }] of this.#n) this.#r.set(e, await this.#a(t, n))
      this.#n.clear()
    }
    async diff() {
      let e = /* @__PURE__ */ new Map()
      for (let [t, { address: n, slot: r }] of this.#n) {
        let i = this.#r.get(t) ?? (await this.#i(n, r)),
          a = await this.#a(n, r)
        if (i === a) continue
        let o = ne(n.toString()),
          s = e.get(o) ?? /* @__PURE__ */ new Map()
        e.set(o, s.set(r, { before: i, after: a }))
      }
      return e
    }
  }
  function Ov(e) {
    let t = [],
      n,
      r = (e) => ne(e?.toString() ?? `0x${`0`.repeat(40)}`)
    return (
      e.events.on(`beforeMessage`, (e) => {
        let n = e.to && e.codeAddress.toString() !== e.to.toString(),
          i = e.delegatecall || n ? `delegatecall` : e.to === void 0 ? `create` : e.isStatic ? `staticcall` : `call`
        t.push({
          kind: i,
          from: r(i === `delegatecall` ? e.to : e.caller),
          to: r(i === `delegatecall` ? e.codeAddress : e.to),
          value: i === `delegatecall` ? 0n : e.value,
          input: k(e.data),
          output: `0x`,
          error: null,
          calls: [],
        })
      }),
      e.events.on(`afterMessage`, ({ execResult: e, createdAddress: i }) => {
        let a = t.pop()
        if (!a) return
        let o = k(e.returnValue),
          s = {
            ...a,
            ...(i && a.kind === `create` ? { to: r(i) } : {}),
            output: o,
            error: e.exceptionError ? eg(e.exceptionError.error) : null,
          },
          c = t.at(-1)
        c ? c.calls.push(s) : (n = s)
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
          t.at(-1)?.calls.push({
            kind: `call`,
            from: e,
            to: n,
            value: r,
            input: k(i),
            output: `0x`,
            error: `not enough balance`,
            calls: [],
          })
        },
        take: () => {
          let e = n
          if (((n = void 0), (t.length = 0), !e)) throw new tg(`no-engine`, Sv.evmEnded)
          return e
        },
      }
    )
  }
  let kv = {
      50: `origin`,
      58: `gasprice`,
      64: `blockhash`,
      65: `coinbase`,
      66: `timestamp`,
      67: `number`,
      68: `prevrandao`,
      69: `gaslimit`,
      72: `basefee`,
    },
    Av = (e) => ne(`0x${(e & ((1n << 160n) - 1n)).toString(16).padStart(40, `0`)}`)
  function jv(e, t) {
    let { opcodes: n, handlers: r, dynamicGasHandlers: i } = Ac(e)
    return [...Object.keys(kv).map(Number), 241, 255].flatMap((e) => {
      let a = n.get(e),
        o = r.get(e)
      if (!a || !o) return []
      let s = i.get(e)
      return [
        {
          opcode: e,
          opcodeName: a.name,
          baseFee: a.fee,
          ...(s && a.dynamicGas ? { gasFunction: s } : {}),
          logicFunction: async (n, r) => {
            let i = ne(n.interpreter.getAddress().toString()),
              a = kv[e]
            if (a) t.read({ contract: i, what: a })
            else if (e === 255) {
              let [e = 0n] = n.stack.peek(1)
              t.selfdestruct(i, Av(e), n.interpreter._env.contract.balance)
            } else {
              let [, e = 0n, r = 0n, a = 0n, o = 0n] = n.stack.peek(5)
              r > n.interpreter._env.contract.balance && t.unpaid(i, Av(e), r, n.memory.read(Number(a), Number(o)))
            }
            await o(n, r)
          },
        },
      ]
    })
  }
  function Mv(e) {
    if (e.slice(0, 10).toLowerCase() !== `0x8d80ff0a` || !ye(e)) return null
    let t = xe(e, 4).bytes(0)
    return t === null ? null : Nv(t)
  }
  function Nv(e) {
    let t = xe(e),
      n = [],
      r = 0
    for (; r < t.length;) {
      let e = t.slice(r, 1),
        i = t.slice(r + 1, 20),
        a = t.uint(r + 21),
        o = t.size(r + 53),
        s = o === null ? null : t.slice(r + 85, o)
      if (i === null || a === null || o === null || s === null || (e !== `0x00` && e !== `0x01`)) return null
      ;(n.push({ operation: +(e === `0x01`), to: ne(i), value: a, data: s }), (r += 85 + o))
    }
    return n
  }
  ;(yv(), R_())
  let Pv = {
      singleton: Lv(0n),
      ownerCount: Lv(3n),
      threshold: Lv(4n),
      nonce: Lv(5n),
      guard: `0x4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8`,
      moduleGuard: `0xb104e0b93118902c651344349b610029d694cfdec91c589c91ebafbcd0289947`,
      fallbackHandler: `0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5`,
    },
    Fv = { modules: 1n, owners: 2n, signedMessages: 7n, approvedHashes: 8n },
    Iv = (e) => Rv(e, Lv(Fv.owners))
  function Lv(e) {
    return `0x${e.toString(16).padStart(64, `0`)}`
  }
  function Rv(e, t) {
    return L_(ov([{ type: `address` }, { type: `bytes32` }], [e, t]))
  }
  let zv = 21000n
  function Bv(e) {
    let { zeros: t, others: n } = Hv(e)
    return zv + 4n * t + 16n * n
  }
  function Vv(e, t, n, r) {
    let { zeros: i, others: a } = Hv(e),
      o = Bv(e) + t,
      s = n < o / 5n ? n : o / 5n,
      c = r ? zv + 10n * (i + 4n * a) : 0n
    return o - s > c ? o - s : c
  }
  function Hv(e) {
    let t = 0n
    for (let n = 2; n < e.length; n += 2) e.startsWith(`00`, n) && t++
    return { zeros: t, others: BigInt(e.length / 2 - 1) - t }
  }
  async function Uv(e, t) {
    await Kv(e, t)
    let n = Ra({ chainId: Number(e.request.chainId) }, Se, { hardfork: e.block.hardfork })
    n.updateParams(zc)
    let r = /* @__PURE__ */ new Map(),
      i = new Dv(t, e.overrides),
      a = await Zh({
        common: n,
        stateManager: i,
        blockchain: Gv(t),
        customOpcodes: jv(n, {
          read: (e) => r.set(`${e.contract} ${e.what}`, e),
          selfdestruct: (e, t, n) => o.selfdestruct(e, t, n),
          unpaid: (e, t, n, r) => o.unpaid(e, t, n, r),
        }),
      }),
      o = Ov(a),
      s = e.creation ? [e.creation, ...e.before] : e.before
    for (let [t, c] of s.entries()) {
      let { execResult: s } = await Wv(a, n, e, c)
      if (s.exceptionError) {
        let n = eg(s.exceptionError.error)
        throw c === e.creation ? new tg(`account-unreadable`, Sv.creationFails(xv(n))) : Cv(e, t - +!!e.creation, n)
      }
      ;(o.take(), i.originalStorageCache.clear(), await a.journal.cleanup(), r.clear())
    }
    s.length > 0 && (await i.beginMeasuring())
    let { execResult: c } = await Wv(a, n, e, e.execution),
      l = o.take()
    return {
      success: c.exceptionError === void 0,
      output: k(c.returnValue),
      error: l.error,
      gasUsed: Vv(e.execution.data, c.executionGasUsed, c.gasRefund ?? 0n, e.block.hardfork === `osaka`),
      logs: (c.logs ?? []).map(([e, t, n]) => ({ address: ne(k(e)), topics: t.map((e) => k(e)), data: k(n) })),
      transfers: Tv(l),
      root: { known: !0, value: l },
      storage: { known: !0, value: await i.diff() },
      environment: { known: !0, value: [...r.values()] },
    }
  }
  async function Wv(e, t, n, r) {
    let { block: i } = n,
      a = xa(i.coinbase)
    e.journal.cleanJournal()
    for (let t of [r.from, r.to, i.coinbase]) e.journal.addAlwaysWarmAddress(t.toLowerCase())
    for (let n of Jm(t).keys()) e.journal.addAlwaysWarmAddress(`0x${n}`)
    return await e.runCall({
      block: {
        header: {
          number: i.number,
          coinbase: a,
          timestamp: i.timestamp,
          difficulty: 0n,
          prevRandao: ge(i.prevRandao),
          gasLimit: i.gasLimit,
          baseFeePerGas: r.gasPrice > 0n ? 0n : (i.baseFee ?? 0n),
          getBlobGasPrice: () => 1n,
        },
      },
      caller: xa(r.from),
      origin: xa(r.from),
      to: xa(r.to),
      data: ge(r.data),
      gasLimit: r.gas - Bv(r.data),
      gasPrice: r.gasPrice,
    })
  }
  function Gv(e) {
    let t = {
      getBlock: async (t) => {
        let n = ge(await e.blockHash(BigInt(t)))
        return { hash: () => n }
      },
      putBlock: async () => {},
      shallowCopy: () => t,
    }
    return t
  }
  async function Kv({ request: e, execution: t, owners: n }, r) {
    let { safe: i, transaction: a, creation: o } = e,
      s = /* @__PURE__ */ new Set([t.from, a.to])
    for (let e of Mv(a.data) ?? []) s.add(e.to)
    let c = [...s].map((e) => r.account(e))
    if (o) {
      await Promise.all([...c, r.account(o.factory), r.account(i)])
      return
    }
    let l = [Pv.threshold, Pv.nonce, Pv.guard, ...n.map(Iv)],
      u = r.slot(i, Pv.singleton).then((e) => r.account(`0x${e.slice(-40)}`))
    await Promise.all([...c, r.account(i), u, ...l.map((e) => r.slot(i, e))])
  }
  function qv(e, t) {
    return typeof t == `bigint` ? t.toString() : t
  }
  let Jv = `captureStackTrace` in Error ? Error.captureStackTrace : (...e) => {}
  function Yv(e, t, n) {
    let r = new e._zod.constr(t ?? e._zod.def)
    return ((!t || n?.parent) && (r._zod.parent = e), r)
  }
  function Xv(e) {
    let t = e
    if (!t) return {}
    if (typeof t == `string`) return { error: () => t }
    if (t?.message !== void 0) {
      if (t?.error !== void 0) throw Error('Cannot specify both `message` and `error` params')
      t.error = t.message
    }
    return (delete t.message, typeof t.error == `string` ? { ...t, error: () => t.error } : t)
  }
  function Zv(e, t = 0) {
    if (e.aborted === !0) return !0
    for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue !== !0) return !0
    return !1
  }
  function Qv(e, t = 0) {
    if (e.aborted === !0) return !0
    for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue === !1) return !0
    return !1
  }
  function $v(e) {
    return typeof e == `string` ? e : e?.message
  }
  function ey(e, t, n) {
    var r
    for (let i = t; i < e.length; i++) (r = e[i]).schema ?? (r.schema = n)
  }
  function ty(e, t, n) {
    var r
    let i = e.inst?._zod?.traits
    i?.has(`$ZodType`) && (i.has(`$ZodCheck`) ? ((r = e).schema ?? (r.schema = e.inst)) : (e.schema = e.inst))
    let a = e.schema === e.inst ? void 0 : e.schema?._zod.def?.error,
      o = e.message
        ? e.message
        : ($v(e.inst?._zod.def?.error?.(e)) ??
          $v(a?.(e)) ??
          $v(t?.error?.(e)) ??
          $v(n.customError?.(e)) ??
          $v(n.localeError?.(e)) ??
          `Invalid input`),
      s = {}
    for (let t of Object.keys(e))
      t !== `inst` && t !== `schema` && t !== `continue` && t !== `input` && t !== `__proto__` && (s[t] = e[t])
    return ((s.path ??= []), (s.message = o), t?.reportInput && (s.input = e.input), s)
  }
  function ny(...e) {
    let [t, n, r] = e
    return typeof t == `string` ? { message: t, code: `custom`, input: n, inst: r } : { ...t }
  }
  function ry(e, t) {
    for (let n in t) {
      let r = Object.getOwnPropertyDescriptor(t, n)
      r.get ? Object.defineProperty(e, n, { ...r, enumerable: !1 }) : oy(e, n, r.value)
    }
  }
  function iy(e, t, n, r = !0) {
    return (Object.defineProperty(e, t, { configurable: !0, writable: !0, enumerable: r, value: n }), n)
  }
  function ay(e, t, n) {
    return iy(e, t, n, !1)
  }
  function oy(e, t, n) {
    Object.defineProperty(e, t, {
      configurable: !0,
      get() {
        return this == null ? n : iy(this, t, n.bind(this))
      },
      set(e) {
        iy(this, t, e)
      },
    })
  }
  let sy,
    cy = !1,
    ly = {
      configurable: !0,
      get() {
        cy = !0
      },
    }
  function uy(e, t, n) {
    let r = Object.getPrototypeOf(e._zod)
    t in r && sy !== e._zod
      ? (sy = void 0)
      : ((sy = e._zod),
        Object.defineProperty(r, t, {
          configurable: !0,
          get() {
            Object.defineProperty(this, t, ly)
            let e = cy
            cy = !1
            try {
              let r = n(this)
              return (
                cy ? delete this[t] : Object.defineProperty(this, t, { configurable: !0, writable: !0, value: r }),
                (cy ||= e),
                r
              )
            } catch (n) {
              throw (delete this[t], (cy ||= e), n)
            }
          },
          set(e) {
            Object.defineProperty(this, t, { configurable: !0, writable: !0, value: e })
          },
        }))
  }
  var dy
  let fy = { value: void 0, enumerable: !1 },
    py = `captureStackTrace` in Error ? Error : null
  function my(e) {
    let t = py
    if (t) {
      let n = t.stackTraceLimit
      if (typeof n == `number`) {
        try {
          t.stackTraceLimit = 0
        } catch {
          return ((py = null), new e())
        }
        try {
          return new e()
        } finally {
          t.stackTraceLimit = n
        }
      }
    }
    return new e()
  } /* @__NO_SIDE_EFFECTS__ */
  function hy(e, t, n, r) {
    let i = {}
    function a(e) {
      ;((this.def = e), (this.constr = d), (this.traits = /* @__PURE__ */ new Set()))
    }
    a.prototype = i
    let o = n,
      s = o && /* @__PURE__ */ new WeakSet()
    function c(n, r) {
      if (!n._zod) {
        fy.value = new a(r)
        try {
          Object.defineProperty(n, '_zod', fy)
        } finally {
          fy.value = void 0
        }
      } else if (n._zod.traits.has(e)) return
      if ((n._zod.traits.add(e), t(n, r), s)) {
        let e = Object.getPrototypeOf(n),
          t = n._zod.constr.prototype,
          r = e
        for (; r && r !== t;) r = Object.getPrototypeOf(r)
        let i = r ?? e
        s.has(i) || (s.add(i), ry(i, o))
      }
      let i = d.prototype
      for (let e in i) Object.prototype.hasOwnProperty.call(i, e) && (e in n || (n[e] = i[e].bind(n)))
    }
    let l = r?.Parent ?? Object
    class u extends l {}
    Object.defineProperty(u, 'name', { value: e })
    function d(e) {
      let t = r?.Parent ? my(u) : this
      c(t, e)
      let n = t._zod.deferred
      if (n) {
        for (let e of n) e()
        t._zod.deferred = void 0
      }
      let i = globalThis.__zod_globalConfig?.postProcessor
      return (i && i(t), t)
    }
    return (
      Object.defineProperty(d, 'init', { value: c }),
      Object.defineProperty(d, Symbol.hasInstance, {
        value: (t) => (r?.Parent && t instanceof r.Parent ? !0 : t?._zod?.traits?.has(e)),
      }),
      Object.defineProperty(d, 'name', { value: e }),
      d
    )
  }
  var gy = class extends Error {
      constructor() {
        super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`)
      }
    },
    _y = class extends Error {
      constructor(e) {
        ;(super(`Encountered unidirectional transform during encode: ${e}`), (this.name = `ZodEncodeError`))
      }
    }
  ;(dy = globalThis).__zod_globalConfig ?? (dy.__zod_globalConfig = {})
  let vy = globalThis.__zod_globalConfig
  function yy(e) {
    return (e && Object.assign(vy, e), vy)
  }
  function by() {
    let e = this._zod
    return ((e.message ??= JSON.stringify(e.def, qv, 2)), e.message)
  }
  function xy(e) {
    this._zod.message = e
  }
  let Sy = { get: by, set: xy, enumerable: !0, configurable: !0 },
    Cy = { value: void 0, enumerable: !1 },
    wy = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]),
    Ty = /* @__PURE__ */ hy(
      `$ZodError`,
      (e, t) => {
        ;((e.name = `$ZodError`),
          (Cy.value = t),
          Object.defineProperty(e, 'issues', Cy),
          (Cy.value = void 0),
          Object.defineProperty(e, 'message', Sy))
        let n = Object.getPrototypeOf(e)
        wy.has(n) ||
          (wy.add(n),
          Object.defineProperty(n, 'toString', {
            configurable: !0,
            enumerable: !1,
            get() {
              let e = () => this.message
              return (Object.defineProperty(this, 'toString', { value: e, configurable: !0, writable: !0 }), e)
            },
            set(e) {
              Object.defineProperty(this, 'toString', { value: e, configurable: !0, writable: !0 })
            },
          }))
      },
      void 0,
      { Parent: Error },
    ),
    Ey = /* @__PURE__*/ ((e) => {
      let t = (n, r, i, a) => {
        let o = i ? { ...i, async: !1 } : { async: !1 },
          s = n._zod.run({ value: r, issues: [] }, o)
        if (s instanceof Promise) throw new gy()
        if (s.issues.length) {
          let n = new (a?.Err ?? e)(s.issues.map((e) => ty(e, o, yy())))
          throw (Jv(n, a?.callee ?? t), n)
        }
        return s.value
      }
      return t
    })(Ty),
    Dy = /* @__PURE__*/ ((e) => {
      let t = async (n, r, i, a) => {
        let o = i ? { ...i, async: !0 } : { async: !0 },
          s = n._zod.run({ value: r, issues: [] }, o)
        if ((s instanceof Promise && (s = await s), s.issues.length)) {
          let n = new (a?.Err ?? e)(s.issues.map((e) => ty(e, o, yy())))
          throw (Jv(n, a?.callee ?? t), n)
        }
        return s.value
      }
      return t
    })(Ty),
    Oy = /* @__PURE__*/ ((e) => (t, n, r) => {
      let i = r ? { ...r, async: !1 } : { async: !1 },
        a = t._zod.run({ value: n, issues: [] }, i)
      if (a instanceof Promise) throw new gy()
      return a.issues.length ? ky(e, a.issues, i) : { success: !0, data: a.value }
    })(Ty)
  function ky(e, t, n) {
    let r
    return {
      success: !1,
      get error() {
        return (r || ((r = new e(t.map((e) => ty(e, n, yy())))), (t = void 0), (n = void 0)), r)
      },
      set error(e) {
        ;((r = e), (t = void 0), (n = void 0))
      },
    }
  }
  let Ay = /* @__PURE__*/ ((e) => async (t, n, r) => {
      let i = r ? { ...r, async: !0 } : { async: !0 },
        a = t._zod.run({ value: n, issues: [] }, i)
      return (
        a instanceof Promise && (a = await a), a.issues.length ? ky(e, a.issues, i) : { success: !0, data: a.value }
      )
    })(Ty),
    jy = /^[\s\S]{0,}$/,
    My = /*@__PURE__*/ hy(`$ZodCheck`, (e, t) => {
      var n
      ;((e._zod ??= {}), (e._zod.def = t), (n = e._zod).onattach ?? (n.onattach = []))
    }),
    Ny = /*@__PURE__*/ hy(`$ZodCheckStringFormat`, (e, t) => {
      var n, r
      ;(My.init(e, t),
        t.pattern
          ? ((n = e._zod).check ??
            (n.check = (n) => {
              ;((t.pattern.lastIndex = 0),
                t.pattern.test(n.value) ||
                  n.issues.push({
                    origin: `string`,
                    code: `invalid_format`,
                    format: t.format,
                    input: n.value,
                    ...(t.pattern ? { pattern: t.pattern.toString() } : {}),
                    inst: e,
                    continue: !t.abort,
                  }))
            }))
          : ((r = e._zod).check ?? (r.check = () => {})))
    }),
    Py = /*@__PURE__*/ hy(`$ZodCheckRegex`, (e, t) => {
      ;(Ny.init(e, t),
        (e._zod.check = (n) => {
          ;((t.pattern.lastIndex = 0),
            t.pattern.test(n.value) ||
              n.issues.push({
                origin: `string`,
                code: `invalid_format`,
                format: `regex`,
                input: n.value,
                pattern: t.pattern.toString(),
                inst: e,
                continue: !t.abort,
              }))
        }))
    }),
    Fy = { major: 4, minor: 6, patch: 7 },
    Iy = /*@__PURE__*/ hy(
      `$ZodType`,
      (e, t) => {
        var n
        ;((e ??= {}), (e._zod.def = t), (e._zod.bag = e._zod.bag || {}), (e._zod.version = Fy))
        let r = e._zod.def.checks,
          i = e._zod.traits.has(`$ZodCheck`) ? [e, ...(r ?? [])] : r?.length ? [...r] : []
        for (let t of i) for (let n of t._zod.onattach) n(e)
        if (i.length === 0)
          ((n = e._zod).deferred ?? (n.deferred = []),
            e._zod.deferred?.push(() => {
              e._zod.run = e._zod.parse
            }))
        else {
          let t = (t, n, r) => {
              if (t.memo) return t
              let i = Zv(t),
                a
              for (let o of n) {
                if (o._zod.def.when) {
                  if (Qv(t) || !o._zod.def.when(t)) continue
                } else if (i) continue
                let n = t.issues.length,
                  s = o._zod.check(t)
                if (s instanceof Promise && r?.async === !1) throw new gy()
                if (a || s instanceof Promise)
                  a = (a ?? Promise.resolve()).then(async () => {
                    ;(await s, t.issues.length !== n && (ey(t.issues, n, e), (i ||= Zv(t, n))))
                  })
                else {
                  if (t.issues.length === n) continue
                  ;(ey(t.issues, n, e), (i ||= Zv(t, n)))
                }
              }
              return a ? a.then(() => t) : t
            },
            n = (n, r, a) => {
              if (Zv(n)) return ((n.aborted = !0), n)
              let o = t(r, i, a)
              if (o instanceof Promise) {
                if (a.async === !1) throw new gy()
                return o.then((t) => e._zod.parse(t, a))
              }
              return e._zod.parse(o, a)
            }
          e._zod.run = (r, a) => {
            if (a.skipChecks) return e._zod.parse(r, a)
            if (a.direction === `backward`) {
              let t = e._zod.parse({ value: r.value, issues: [] }, { ...a, skipChecks: !0 })
              return t instanceof Promise ? t.then((e) => n(e, r, a)) : n(t, r, a)
            }
            let o = e._zod.parse(r, a)
            if (o instanceof Promise) {
              if (a.async === !1) throw new gy()
              return o.then((e) => t(e, i, a))
            }
            return t(o, i, a)
          }
        }
      },
      {
        get '~standard'() {
          return ay(this, `~standard`, zy(this))
        },
        set '~standard'(e) {
          iy(this, `~standard`, e)
        },
      },
    ),
    Ly = (e, t) => (e.issues.length ? { issues: e.issues.map((e) => ty(e, t, yy())) } : { value: e.value })
  async function Ry(e, t) {
    let n = { async: !0 }
    return Ly(await e._zod.run({ value: t, issues: [] }, n), n)
  }
  function zy(e) {
    return {
      validate: (t) => {
        let n = { async: !1 }
        try {
          let r = e._zod.run({ value: t, issues: [] }, n)
          if (!(r instanceof Promise)) return Ly(r, n)
        } catch {}
        return Ry(e, t)
      },
      vendor: `zod`,
      version: 1,
    }
  }
  let By = /*@__PURE__*/ hy(`$ZodString`, (e, t) => {
      ;(Iy.init(e, t),
        (e._zod.pattern = t.pattern ?? jy),
        (e._zod.parse = (n, r) => {
          if (t.coerce)
            try {
              n.value = String(n.value)
            } catch {}
          return (
            typeof n.value == `string` ||
              n.issues.push({ expected: `string`, code: `invalid_type`, input: n.value, inst: e }),
            n
          )
        }))
    }),
    Vy = /*@__PURE__*/ hy(`$ZodTransform`, (e, t) => {
      ;(Iy.init(e, t),
        (e._zod.optin = `optional`),
        vy.memoizer?.guard(e),
        (e._zod.parse = (n, r) => {
          if (r.direction === `backward`) throw new _y(e.constructor.name)
          let i = t.transform(n.value, n)
          if (r.async) return (i instanceof Promise ? i : Promise.resolve(i)).then((e) => ((n.value = e), n))
          if (i instanceof Promise) throw new gy()
          return ((n.value = i), n)
        }))
    }),
    Hy = /*@__PURE__*/ hy(`$ZodPipe`, (e, t) => {
      ;(Iy.init(e, t),
        uy(e, `values`, (e) => e.def.in._zod.values),
        uy(e, `optin`, (e) => e.def.in._zod.optin),
        uy(e, `optout`, (e) => e.def.out._zod.optout),
        uy(e, `propValues`, (e) => e.def.in._zod.propValues),
        (e._zod.parse = (e, n) => {
          if (n.direction === `backward`) {
            let r = t.out._zod.run(e, n)
            return r instanceof Promise ? r.then((e) => Uy(e, t.in, n)) : Uy(r, t.in, n)
          }
          let r = t.in._zod.run(e, n)
          return r instanceof Promise ? r.then((e) => Uy(e, t.out, n)) : Uy(r, t.out, n)
        }))
    })
  function Uy(e, t, n) {
    return e.issues.some((e) => e.code !== `unrecognized_keys`)
      ? ((e.aborted = !0), e)
      : t._zod.run({ value: e.value, issues: e.issues }, n)
  }
  let Wy = /*@__PURE__*/ hy(`$ZodCustom`, (e, t) => {
    ;(My.init(e, t),
      Iy.init(e, t),
      (e._zod.parse = (e, t) => e),
      (e._zod.check = (n) => {
        let r = n.value,
          i = t.fn(r)
        if (i instanceof Promise) return i.then((t) => Gy(t, n, r, e))
        Gy(i, n, r, e)
      }))
  })
  function Gy(e, t, n, r) {
    if (!e) {
      let e = { code: `custom`, input: n, inst: r, path: [...(r._zod.def.path ?? [])], continue: !r._zod.def.abort }
      ;(r._zod.def.params && (e.params = r._zod.def.params), t.issues.push(ny(e)))
    }
  }
  function Ky(e) {
    return ((e.checks &&= [...e.checks]), e)
  } // @__NO_SIDE_EFFECTS__
  function qy(e, t) {
    return new e(Ky({ type: `string`, ...Xv(t) }))
  } // @__NO_SIDE_EFFECTS__
  function Jy(e, t) {
    return new Py({ check: `string_format`, format: `regex`, ...Xv(t), pattern: e })
  } // @__NO_SIDE_EFFECTS__
  function Yy(e, t, n) {
    let r = Xv(n)
    return ((r.abort ??= !0), new e({ type: `custom`, check: `custom`, fn: t, ...r }))
  }
  let Xy = /*@__PURE__*/ hy(
      `ZodMiniType`,
      (e, t) => {
        if (!e._zod) throw Error(`Uninitialized schema in ZodMiniType.`)
        ;(Iy.init(e, t), (e.def = t), (e.type = t.type))
      },
      {
        get with() {
          return this.check
        },
        set with(e) {
          iy(this, `with`, e)
        },
        parse(e, t) {
          return Ey(this, e, t, { callee: this.parse })
        },
        parseAsync(e, t) {
          return Dy(this, e, t, { callee: this.parseAsync })
        },
        safeParse(e, t) {
          return Oy(this, e, t)
        },
        safeParseAsync(e, t) {
          return Ay(this, e, t)
        },
        check(...e) {
          let t = this.def
          return this.clone(
            {
              ...t,
              checks: [
                ...(t.checks ?? []),
                ...e.map((e) =>
                  typeof e == `function` ? { _zod: { check: e, def: { check: `custom` }, onattach: [] } } : e,
                ),
              ],
            },
            { parent: !0 },
          )
        },
        clone(e, t) {
          return Yv(this, e, t)
        },
        brand() {
          return this
        },
        register(e, t) {
          return (e.add(this, t), this)
        },
        apply(e, ...t) {
          return t.length === 0 ? e(this) : e(this, ...t)
        },
      },
    ),
    Zy = /*@__PURE__*/ hy(`ZodMiniString`, (e, t) => {
      ;(By.init(e, t), Xy.init(e, t))
    }) // @__NO_SIDE_EFFECTS__
  function Qy(e) {
    return /* @__PURE__ */ qy(Zy, e)
  }
  let $y = /*@__PURE__*/ hy(`ZodMiniTransform`, (e, t) => {
    ;(Vy.init(e, t), Xy.init(e, t))
  }) // @__NO_SIDE_EFFECTS__
  function eb(e) {
    return new $y({ type: `transform`, transform: e })
  }
  let tb = /*@__PURE__*/ hy(`ZodMiniPipe`, (e, t) => {
    ;(Hy.init(e, t), Xy.init(e, t))
  }) // @__NO_SIDE_EFFECTS__
  function nb(e, t) {
    return new tb({ type: `pipe`, in: e, out: t })
  }
  let rb = /*@__PURE__*/ hy(`ZodMiniCustom`, (e, t) => {
    ;(Wy.init(e, t), Xy.init(e, t))
  }) // @__NO_SIDE_EFFECTS__
  function ib(e, t) {
    return /* @__PURE__ */ Yy(rb, e ?? (() => !0), t)
  }
  let ab = /* @__PURE__ */ nb(
      /* @__PURE__ */ Qy().check(/* @__PURE__ */ Jy(/^0x[0-9a-f]+$/i)),
      /* @__PURE__ */ eb((e) => BigInt(e)),
    ),
    ob = /* @__PURE__ */ ib((e) => typeof e == `string` && ye(e)),
    sb = /* @__PURE__ */ nb(
      /* @__PURE__ */ Qy().check(/* @__PURE__ */ Jy(/^0x[0-9a-f]{1,64}$/i)),
      /* @__PURE__ */ eb((e) => `0x${e.slice(2).toLowerCase().padStart(64, `0`)}`),
    )
  function cb(e, t, n) {
    let r = Oy(e, t)
    if (r.success) return r.data
    let [i] = r.error.issues
    throw new tg(
      `malformed-answer`,
      Sv.malformedAnswer({ method: n, path: i?.path.join(`.`) ?? ``, problem: i?.message ?? `` }),
    )
  }
  Kg()
  function lb(e, t) {
    let n = `0x${t.toString(16)}`,
      r = /* @__PURE__ */ new Map(),
      i = /* @__PURE__ */ new Map(),
      a = 0,
      o = (t, n) => (a++, e.request(t, n)),
      s = async (e) => {
        let [t, r, i] = await Promise.all([
            o(`eth_getBalance`, [e, n]),
            o(`eth_getTransactionCount`, [e, n]),
            o(`eth_getCode`, [e, n]),
          ]),
          a = cb(ob, i, `eth_getCode`)
        return { balance: cb(ab, t, `eth_getBalance`), nonce: cb(ab, r, `eth_getTransactionCount`), code: Vg(a) }
      }
    return {
      account: (e) => ub(r, e.toLowerCase(), () => s(e.toLowerCase())),
      slot: (e, t) =>
        ub(i, `${e}_${t}`.toLowerCase(), async () =>
          cb(sb, await o(`eth_getStorageAt`, [e, t, n]), `eth_getStorageAt`),
        ),
      blockHash: async (e) => {
        let t = await o(`eth_getBlockByNumber`, [`0x${e.toString(16)}`, !1]),
          n = typeof t == `object` && t ? Reflect.get(t, `hash`) : null
        return cb(sb, n, `eth_getBlockByNumber`)
      },
      requests: () => a,
    }
  }
  function ub(e, t, n) {
    let r = e.get(t)
    if (r) return r
    let i = n()
    return (e.set(t, i), i.catch(() => e.delete(t)), i)
  }
  let db = /* @__PURE__ */ new Map()
  function fb(e, t) {
    let n = `${e.request.chainId} ${e.block.hash} ${t.url}`,
      r = db.get(n) ?? lb(t, e.block.number)
    ;(db.delete(n), db.set(n, r))
    for (let e of [...db.keys()].slice(0, -3)) db.delete(e)
    return Uv(e, r)
  }
  function pb(e) {
    let t = /* @__PURE__ */ new Map(),
      n = 0,
      r = (t) => e.postMessage(t),
      i = (e, i) => ({
        url: i,
        request: (i, a) =>
          new Promise((o, s) => {
            let c = ++n
            ;(t.set(c, { resolve: o, reject: s }), r({ kind: `ask`, run: e, id: c, method: i, params: a }))
          }),
      })
    e.addEventListener(`message`, ({ data: e }) => {
      if (e.kind === `run`) {
        fb(e.plan, i(e.id, e.rpcUrl)).then(
          (t) => r({ kind: `done`, id: e.id, trace: t }),
          (t) => r({ kind: `failed`, id: e.id, message: t instanceof Error ? t.message : String(t) }),
        )
        return
      }
      let n = t.get(e.id)
      ;(t.delete(e.id), e.kind === `answer` ? n?.resolve(e.value) : n?.reject(Error(e.message)))
    })
  }
  pb(self)
})()
//# sourceMappingURL=evmWorker-QM4MX8IR.js.map
