import { i as e, n as t } from './rest-CRx7_Go4.js'
import {
  $r as n,
  Gr as r,
  Pr as i,
  Qr as a,
  Si as o,
  Sr as s,
  Ti as c,
  Un as l,
  Xr as u,
  Zr as d,
  ai as f,
  br as p,
  dr as m,
  fr as h,
  gr as g,
  jr as _,
  mr as v,
  ni as ee,
  pr as y,
  ra as b,
  ti as x,
  ui as te,
  vr as ne,
  wi as S,
  xi as C,
} from './later-DLdlgyuL.js'
import { i as re, n as ie, o as w, r as T } from './rest-Cycn3Ism.js'
import { a as ae, i as E, n as oe, r as D, t as se } from './rest-B5w7Pa4q.js'
import { r as ce } from './rest-DdSmUu_u.js'
var O = Uint8Array.from([7, 4, 13, 1, 10, 6, 15, 3, 12, 0, 9, 5, 2, 14, 11, 8]),
  k = Uint8Array.from(
    Array(16)
      .fill(0)
      .map((e, t) => t),
  ),
  le = k.map((e) => (9 * e + 5) % 16),
  A = (() => {
    let e = [[k], [le]]
    for (let t = 0; t < 4; t++) for (let n of e) n.push(n[t].map((e) => O[e]))
    return e
  })(),
  j = A[0],
  M = A[1],
  N = [
    [11, 14, 15, 12, 5, 8, 7, 9, 11, 13, 14, 15, 6, 7, 9, 8],
    [12, 13, 11, 15, 6, 9, 9, 7, 12, 15, 11, 13, 7, 8, 7, 7],
    [13, 15, 14, 11, 7, 7, 6, 8, 13, 14, 13, 12, 5, 5, 6, 9],
    [14, 11, 12, 14, 8, 6, 5, 5, 15, 12, 15, 14, 9, 9, 8, 6],
    [15, 12, 13, 13, 9, 5, 8, 6, 14, 11, 12, 11, 8, 6, 5, 5],
  ].map((e) => Uint8Array.from(e)),
  ue = j.map((e, t) => e.map((e) => N[t][e])),
  de = M.map((e, t) => e.map((e) => N[t][e])),
  fe = Uint32Array.from([0, 1518500249, 1859775393, 2400959708, 2840853838]),
  pe = Uint32Array.from([1352829926, 1548603684, 1836072691, 2053994217, 0])
function P(e, t, n, r) {
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
var F = new Uint32Array(16),
  me = class extends ne {
    constructor() {
      ;(super(64, 20, 8, !0),
        (this.h0 = 1732584193),
        (this.h1 = -271733879),
        (this.h2 = -1732584194),
        (this.h3 = 271733878),
        (this.h4 = -1009589776))
    }
    get() {
      let { h0: e, h1: t, h2: n, h3: r, h4: i } = this
      return [e, t, n, r, i]
    }
    set(e, t, n, r, i) {
      ;((this.h0 = e | 0), (this.h1 = t | 0), (this.h2 = n | 0), (this.h3 = r | 0), (this.h4 = i | 0))
    }
    process(e, t) {
      for (let n = 0; n < 16; n++, t += 4) F[n] = e.getUint32(t, !0)
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
          p = fe[e],
          m = pe[e],
          h = j[e],
          g = M[e],
          _ = ue[e],
          v = de[e]
        for (let t = 0; t < 16; t++) {
          let r = (f(n + P(e, i, o, c) + F[h[t]] + p, _[t]) + u) | 0
          ;((n = u), (u = c), (c = f(o, 10) | 0), (o = i), (i = r))
        }
        for (let e = 0; e < 16; e++) {
          let n = (f(r + P(t, a, s, l) + F[g[e]] + m, v[e]) + d) | 0
          ;((r = d), (d = l), (l = f(s, 10) | 0), (s = a), (a = n))
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
      d(F)
    }
    destroy() {
      ;((this.destroyed = !0), d(this.buffer), this.set(0, 0, 0, 0, 0))
    }
  },
  he = n(() => new me()),
  I = m.ProjectivePoint,
  L = ce(v)
function R(e) {
  r(e)
  let t = e.length === 0 ? `0` : u(e)
  return BigInt(`0x` + t)
}
function ge(e) {
  if (typeof e != `bigint`) throw Error(`bigint expected`)
  return ee(e.toString(16).padStart(64, `0`))
}
var _e = te(`Bitcoin seed`),
  z = { private: 76066276, public: 76067358 },
  ve = 2147483648,
  ye = (e) => he(v(e)),
  be = (e) => x(e).getUint32(0, !1),
  B = (e) => {
    if (!Number.isSafeInteger(e) || e < 0 || e > 2 ** 32 - 1)
      throw Error(`invalid number, should be from 0 to 2**32-1, got ` + e)
    let t = new Uint8Array(4)
    return (x(t).setUint32(0, e, !1), t)
  },
  xe = class e {
    get fingerprint() {
      if (!this.pubHash) throw Error(`No publicKey set!`)
      return be(this.pubHash)
    }
    get identifier() {
      return this.pubHash
    }
    get pubKeyHash() {
      return this.pubHash
    }
    get privateKey() {
      return this.privKeyBytes || null
    }
    get publicKey() {
      return this.pubKey || null
    }
    get privateExtendedKey() {
      let e = this.privateKey
      if (!e) throw Error(`No private key`)
      return L.encode(this.serialize(this.versions.private, a(new Uint8Array([0]), e)))
    }
    get publicExtendedKey() {
      if (!this.pubKey) throw Error(`No public key`)
      return L.encode(this.serialize(this.versions.public, this.pubKey))
    }
    static fromMasterSeed(t, n = z) {
      if ((r(t), 8 * t.length < 128 || 8 * t.length > 512))
        throw Error(`HDKey: seed length must be between 128 and 512 bits; 256 bits is advised, got ` + t.length)
      let i = y(g, _e, t)
      return new e({ versions: n, chainCode: i.slice(32), privateKey: i.slice(0, 32) })
    }
    static fromExtendedKey(t, n = z) {
      let r = L.decode(t),
        i = x(r),
        a = i.getUint32(0, !1),
        o = {
          versions: n,
          depth: r[4],
          parentFingerprint: i.getUint32(5, !1),
          index: i.getUint32(9, !1),
          chainCode: r.slice(13, 45),
        },
        s = r.slice(45),
        c = s[0] === 0
      if (a !== n[c ? `private` : `public`]) throw Error(`Version mismatch`)
      return c ? new e({ ...o, privateKey: s.slice(1) }) : new e({ ...o, publicKey: s })
    }
    static fromJSON(t) {
      return e.fromExtendedKey(t.xpriv)
    }
    constructor(e) {
      if (
        ((this.depth = 0),
        (this.index = 0),
        (this.chainCode = null),
        (this.parentFingerprint = 0),
        !e || typeof e != `object`)
      )
        throw Error(`HDKey.constructor must not be called directly`)
      if (
        ((this.versions = e.versions || z),
        (this.depth = e.depth || 0),
        (this.chainCode = e.chainCode || null),
        (this.index = e.index || 0),
        (this.parentFingerprint = e.parentFingerprint || 0),
        !this.depth && (this.parentFingerprint || this.index))
      )
        throw Error(`HDKey: zero depth with non-zero index/parent fingerprint`)
      if (e.publicKey && e.privateKey) throw Error(`HDKey: publicKey and privateKey at same time.`)
      if (e.privateKey) {
        if (!m.utils.isValidPrivateKey(e.privateKey)) throw Error(`Invalid private key`)
        ;((this.privKey = typeof e.privateKey == `bigint` ? e.privateKey : R(e.privateKey)),
          (this.privKeyBytes = ge(this.privKey)),
          (this.pubKey = m.getPublicKey(e.privateKey, !0)))
      } else if (e.publicKey) this.pubKey = I.fromHex(e.publicKey).toRawBytes(!0)
      else throw Error(`HDKey: no public or private key provided`)
      this.pubHash = ye(this.pubKey)
    }
    derive(e) {
      if (!/^[mM]'?/.test(e)) throw Error(`Path must start with "m" or "M"`)
      if (/^[mM]'?$/.test(e)) return this
      let t = e.replace(/^[mM]'?\//, ``).split(`/`),
        n = this
      for (let e of t) {
        let t = /^(\d+)('?)$/.exec(e),
          r = t && t[1]
        if (!t || t.length !== 3 || typeof r != `string`) throw Error(`invalid child index: ` + e)
        let i = +r
        if (!Number.isSafeInteger(i) || i >= 2147483648) throw Error(`Invalid index`)
        ;(t[2] === `'` && (i += ve), (n = n.deriveChild(i)))
      }
      return n
    }
    deriveChild(t) {
      if (!this.pubKey || !this.chainCode) throw Error(`No publicKey or chainCode set`)
      let n = B(t)
      if (t >= 2147483648) {
        let e = this.privateKey
        if (!e) throw Error(`Could not derive hardened child key`)
        n = a(new Uint8Array([0]), e, n)
      } else n = a(this.pubKey, n)
      let r = y(g, this.chainCode, n),
        i = R(r.slice(0, 32)),
        o = r.slice(32)
      if (!m.utils.isValidPrivateKey(i)) throw Error(`Tweak bigger than curve order`)
      let s = {
        versions: this.versions,
        chainCode: o,
        depth: this.depth + 1,
        parentFingerprint: this.fingerprint,
        index: t,
      }
      try {
        if (this.privateKey) {
          let e = h(this.privKey + i, m.CURVE.n)
          if (!m.utils.isValidPrivateKey(e))
            throw Error(`The tweak was out of range or the resulted private key is invalid`)
          s.privateKey = e
        } else {
          let e = I.fromHex(this.pubKey).add(I.fromPrivateKey(i))
          if (e.equals(I.ZERO)) throw Error(`The tweak was equal to negative P, which made the result key invalid`)
          s.publicKey = e.toRawBytes(!0)
        }
        return new e(s)
      } catch {
        return this.deriveChild(t + 1)
      }
    }
    sign(e) {
      if (!this.privateKey) throw Error(`No privateKey set!`)
      return (r(e, 32), m.sign(e, this.privKey).toCompactRawBytes())
    }
    verify(e, t) {
      if ((r(e, 32), r(t, 64), !this.publicKey)) throw Error(`No publicKey set!`)
      let n
      try {
        n = m.Signature.fromCompact(t)
      } catch {
        return !1
      }
      return m.verify(n, e, this.publicKey)
    }
    wipePrivateData() {
      return ((this.privKey = void 0), (this.privKeyBytes &&= (this.privKeyBytes.fill(0), void 0)), this)
    }
    toJSON() {
      return { xpriv: this.privateExtendedKey, xpub: this.publicExtendedKey }
    }
    serialize(e, t) {
      if (!this.chainCode) throw Error(`No chainCode set`)
      return (
        r(t, 33), a(B(e), new Uint8Array([this.depth]), B(this.parentFingerprint), B(this.index), this.chainCode, t)
      )
    }
  },
  V = 2n ** 256n - 2n ** 32n - 977n
function Se(e) {
  let t = s(e.subarray(1)),
    n = (t ** 3n + 7n) % V,
    r = Ce(n, (V + 1n) / 4n)
  if ((r * r) % V !== n || t >= V) throw Error(w.noPublicKey(S(e)))
  let a = e[0] === 3,
    o = (r % 2n == 1n) === a ? r : V - r
  return p(i([`0x04`, c(t, { size: 32 }), c(o, { size: 32 })]))
}
function Ce(e, t) {
  let n = 1n
  for (let r = e, i = t; i > 0n; i >>= 1n, r = (r * r) % V) i & 1n && (n = (n * r) % V)
  return n
}
var H = { uuid: 37, hdKey: [303, 40303], keypath: [304, 40304] }
function U(e) {
  let t = e
  for (; t instanceof D;) t = t.value
  return t
}
function W(e, t) {
  let n = U(e)
  if (n instanceof Map) return n
  throw Error(w.missing(t))
}
function G(e, t, n) {
  let r = U(e)
  if (r instanceof Uint8Array && (n === void 0 || r.length === n)) return r
  throw Error(w.wrongLength(t))
}
function K(e) {
  let t = U(e)
  return typeof t == `number` ? t : null
}
var q = 2147483648
function we(e) {
  let t = U(e.get(1))
  if (!Array.isArray(t)) return []
  let n = []
  for (let e = 0; e + 1 < t.length; e += 2) {
    let r = t[e],
      i = t[e + 1] === !0
    n.push(typeof r == `number` ? r + (i ? q : 0) : null)
  }
  return n
}
var Te = (e, t) =>
    new D(
      H.keypath[0],
      new Map([
        [1, e.flatMap((e) => (e >= q ? [e - q, !0] : [e, !1]))],
        [2, t],
      ]),
    ),
  Ee = 2147483648
function De({ type: e, cbor: t }) {
  let n = Oe(e, E(t)),
    r = (e) => {
      let t = T(e)
      for (let e of n) {
        let n = t.slice(e.origin.length)
        if (
          !(!e.origin.every((e, n) => e === t[n]) || t.length < e.origin.length || n.some((e) => e >= Ee)) &&
          (n.length === 0 || e.chainCode !== null)
        )
          return { key: e, rest: n }
      }
      return null
    }
  return {
    addressAt(e) {
      let t = r(e)
      return t && ke(t.key, t.rest)
    },
    fingerprintAt: (e) => r(e)?.key.fingerprint,
  }
}
function Oe(e, t) {
  let n = W(t, w.accountList)
  if (e === `crypto-hdkey` || e === `hdkey`) return [J(n, 0)]
  if (![`crypto-account`, `account-descriptor`, `crypto-multi-accounts`].includes(e)) throw Error(w.notAccounts(e))
  let r = K(n.get(1)) ?? 0,
    i = U(n.get(2))
  if (!Array.isArray(i) || i.length === 0) throw Error(w.noAccounts)
  return i.map((e) => J(W(e, w.anAccount), r))
}
function J(e, t) {
  if (U(e.get(2)) === !0) throw Error(w.privateKey)
  let n = W(e.get(6), w.placeOfKey),
    r = we(n).map((e) => {
      if (e === null) throw Error(w.pathNotExact)
      return e
    }),
    i = e.get(4)
  return {
    origin: r,
    publicKey: G(e.get(3), w.publicKey, 33),
    chainCode: i === void 0 ? null : G(i, w.chainCode, 32),
    fingerprint: K(n.get(2)) ?? t,
  }
}
function ke({ publicKey: e, chainCode: t }, n) {
  let r = new xe({ publicKey: e, chainCode: t ?? new Uint8Array(32) })
  return Se(n.reduce((e, t) => e.deriveChild(t), r).publicKey ?? e)
}
var Y = { legacyTransaction: 1, typedData: 2, message: 3, typedTransaction: 4 }
function Ae({ id: e, data: t, kind: n, chainId: r, account: i, fingerprint: a }) {
  let o = new Map([
    [1, new D(H.uuid, e)],
    [2, t],
    [3, n],
  ])
  return (
    r !== void 0 && o.set(4, Number(r)),
    o.set(5, Te(T(i.path), a)),
    o.set(6, C(i.address)),
    o.set(7, `Countersign`),
    { type: `eth-sign-request`, cbor: ae(o) }
  )
}
function je({ type: t, cbor: n }, r) {
  if (t !== `eth-signature`) throw new e(`bad-code`, { detail: w.notSignature(t) })
  let i = W(E(n), w.answer),
    a = i.get(1)
  if (a !== void 0) {
    let [t, n] = [S(G(a, w.requestNumber)), S(r)]
    if (t !== n) throw new e(`wrong-answer`, { expected: X(n), actual: X(t) })
  }
  let o = S(G(i.get(2), w.signature))
  if (b(o) < 65) throw new e(`bad-code`, { detail: w.holdsBytes(b(o)) })
  return { r: _(o, 0, 32), s: _(o, 32, 64) }
}
var X = (e) => e.slice(2, 10),
  Z = [`standard`, `ledgerLive`, `legacy`],
  Q = () => ({
    wallet: `keystone`,
    async open(t, n, r) {
      if (n !== null) return { signer: Ne(t, n, r), schemes: Z }
      let i = await t.ask((e) => ({ kind: `scanAccounts`, answer: $(e, De) })),
        a = Z.filter((e) => i.addressAt(re(e, 0)) !== null)
      if (a.length === 0) throw new e(`not-imported`, { detail: w.anAddressAt(ie.standard.pattern) })
      return { signer: Me(i), schemes: a, fingerprintOf: i.fingerprintAt }
    },
  })
function Me(t) {
  let n = async () => {
    throw new e(`not-imported`, { detail: w.aConnectedAddress })
  }
  return {
    async getAddress(n) {
      let r = t.addressAt(n)
      if (r === null) throw new e(`not-imported`, { detail: n })
      return r
    },
    signMessage: n,
    signTypedData: n,
    signTransaction: n,
  }
}
function Ne(t, n, r) {
  let { fingerprint: i = 0 } = n
  async function a(n, a, o, s) {
    if (r === null) throw new e(`not-imported`, { detail: n.path })
    let c = crypto.getRandomValues(new Uint8Array(16)),
      l = se(Ae({ id: c, data: o, kind: a, account: n, fingerprint: i, ...(s === void 0 ? {} : { chainId: s }) }))
    return t.ask((e) => ({ kind: `exchange`, request: r, frames: l, answer: $(e, (e) => je(e, c)) }))
  }
  return {
    getAddress: async () => n.address,
    signMessage: (e, t) => a(e, Y.message, C(t)),
    signTypedData: (e, t) => a(e, Y.typedData, o(JSON.stringify(l(t)))),
    signTransaction: (e, t, n) => a(e, Pe(t) ? Y.typedTransaction : Y.legacyTransaction, C(t), n),
  }
}
var Pe = (e) => Number.parseInt(e.slice(2, 4), 16) < 128
function $(t, n) {
  let r = oe()
  return (i) => {
    try {
      let { ur: e, progress: a } = r.read(i)
      return (e !== null && t(n(e)), { progress: a, problem: null })
    } catch (t) {
      if (t instanceof e) return { progress: 0, problem: t }
      let n = t instanceof Error ? t.message : String(t)
      return { progress: 0, problem: new e(`bad-code`, { detail: n }, t) }
    }
  }
}
var Fe = async (e) => t(Q(), e)
export { Fe as loadKeystone }
//# sourceMappingURL=loadKeystone-Bpwpn63r.js.map
