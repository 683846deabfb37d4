import {
  Ai as e,
  Fr as t,
  Li as n,
  Mr as r,
  Oi as i,
  Q as a,
  Ti as o,
  Un as s,
  Z as c,
  ia as l,
  ji as u,
  jr as d,
  zr as f,
} from './later-DLdlgyuL.js'
import { i as p, n as m, t as h } from './rest-CRx7_Go4.js'
import { Ar as g, Br as _, Gr as v, Pr as y, vr as b, zr as x } from './index--te03lJq.js'
import { E as S, O as C, j as w, k as T, o as E } from './rest-DeRAjEhb.js'
import { C as D } from './rest-D4H0fh7c.js'
import { a as O, i as k, n as A, o as ee, r as j } from './rest-C6Js0kUN.js'
import { o as M } from './rest-Cycn3Ism.js'
function N(e) {
  return l(e) && e.length === 66
}
function P(t) {
  let n = r(t, 0, 1)
  if (n === `0x04`) return `eip7702`
  if (n === `0x03`) return `eip4844`
  if (n === `0x02`) return `eip1559`
  if (n === `0x01`) return `eip2930`
  if (n !== `0x` && e(n) >= 192) return `legacy`
  throw new T({ serializedType: n })
}
function F(e) {
  let t = P(e)
  return t === `eip1559` ? R(e) : t === `eip2930` ? z(e) : t === `eip4844` ? L(e) : t === `eip7702` ? I(e) : B(e)
}
function I(t) {
  let n = V(t),
    [r, a, o, s, c, u, d, f, p, m, h, g, _] = n
  if (n.length !== 10 && n.length !== 13)
    throw new C({
      attributes: {
        chainId: r,
        nonce: a,
        maxPriorityFeePerGas: o,
        maxFeePerGas: s,
        gas: c,
        to: u,
        value: d,
        data: f,
        accessList: p,
        authorizationList: m,
        ...(n.length > 9 ? { v: h, r: g, s: _ } : {}),
      },
      serializedTransaction: t,
      type: `eip7702`,
    })
  let v = { chainId: e(r), type: `eip7702` }
  return (
    l(u) && u !== `0x` && (v.to = u),
    l(c) && c !== `0x` && (v.gas = i(c)),
    l(f) && f !== `0x` && (v.data = f),
    l(a) && (v.nonce = a === `0x` ? 0 : e(a)),
    l(d) && d !== `0x` && (v.value = i(d)),
    l(s) && s !== `0x` && (v.maxFeePerGas = i(s)),
    l(o) && o !== `0x` && (v.maxPriorityFeePerGas = i(o)),
    p.length !== 0 && p !== `0x` && (v.accessList = H(p)),
    m.length !== 0 && m !== `0x` && (v.authorizationList = U(m)),
    O(v),
    { ...(n.length === 13 ? W(n) : void 0), ...v }
  )
}
function L(t) {
  let n = V(t),
    r = n.length === 4,
    a = r ? n[0] : n,
    o = r ? n.slice(1) : [],
    [s, c, u, d, f, p, m, h, g, _, v, y, b, x] = a,
    [S, w, T] = o
  if (a.length !== 11 && a.length !== 14)
    throw new C({
      attributes: {
        chainId: s,
        nonce: c,
        maxPriorityFeePerGas: u,
        maxFeePerGas: d,
        gas: f,
        to: p,
        value: m,
        data: h,
        accessList: g,
        ...(a.length > 9 ? { v: y, r: b, s: x } : {}),
      },
      serializedTransaction: t,
      type: `eip4844`,
    })
  let D = { blobVersionedHashes: v, chainId: e(s), to: p, type: `eip4844` }
  return (
    l(f) && f !== `0x` && (D.gas = i(f)),
    l(h) && h !== `0x` && (D.data = h),
    l(c) && (D.nonce = c === `0x` ? 0 : e(c)),
    l(m) && m !== `0x` && (D.value = i(m)),
    l(_) && _ !== `0x` && (D.maxFeePerBlobGas = i(_)),
    l(d) && d !== `0x` && (D.maxFeePerGas = i(d)),
    l(u) && u !== `0x` && (D.maxPriorityFeePerGas = i(u)),
    g.length !== 0 && g !== `0x` && (D.accessList = H(g)),
    S && w && T && (D.sidecars = E({ blobs: S, commitments: w, proofs: T })),
    k(D),
    { ...(a.length === 14 ? W(a) : void 0), ...D }
  )
}
function R(t) {
  let n = V(t),
    [r, a, o, s, c, u, d, f, p, m, h, g] = n
  if (n.length !== 9 && n.length !== 12)
    throw new C({
      attributes: {
        chainId: r,
        nonce: a,
        maxPriorityFeePerGas: o,
        maxFeePerGas: s,
        gas: c,
        to: u,
        value: d,
        data: f,
        accessList: p,
        ...(n.length > 9 ? { v: m, r: h, s: g } : {}),
      },
      serializedTransaction: t,
      type: `eip1559`,
    })
  let _ = { chainId: e(r), type: `eip1559` }
  return (
    l(u) && u !== `0x` && (_.to = u),
    l(c) && c !== `0x` && (_.gas = i(c)),
    l(f) && f !== `0x` && (_.data = f),
    l(a) && (_.nonce = a === `0x` ? 0 : e(a)),
    l(d) && d !== `0x` && (_.value = i(d)),
    l(s) && s !== `0x` && (_.maxFeePerGas = i(s)),
    l(o) && o !== `0x` && (_.maxPriorityFeePerGas = i(o)),
    p.length !== 0 && p !== `0x` && (_.accessList = H(p)),
    A(_),
    { ...(n.length === 12 ? W(n) : void 0), ..._ }
  )
}
function z(t) {
  let n = V(t),
    [r, a, o, s, c, u, d, f, p, m, h] = n
  if (n.length !== 8 && n.length !== 11)
    throw new C({
      attributes: {
        chainId: r,
        nonce: a,
        gasPrice: o,
        gas: s,
        to: c,
        value: u,
        data: d,
        accessList: f,
        ...(n.length > 8 ? { v: p, r: m, s: h } : {}),
      },
      serializedTransaction: t,
      type: `eip2930`,
    })
  let g = { chainId: e(r), type: `eip2930` }
  return (
    l(c) && c !== `0x` && (g.to = c),
    l(s) && s !== `0x` && (g.gas = i(s)),
    l(d) && d !== `0x` && (g.data = d),
    l(a) && (g.nonce = a === `0x` ? 0 : e(a)),
    l(u) && u !== `0x` && (g.value = i(u)),
    l(o) && o !== `0x` && (g.gasPrice = i(o)),
    f.length !== 0 && f !== `0x` && (g.accessList = H(f)),
    j(g),
    { ...(n.length === 11 ? W(n) : void 0), ...g }
  )
}
function B(t) {
  let n = D(t, `hex`),
    [r, a, o, s, c, u, d, f, p] = n
  if (n.length !== 6 && n.length !== 9)
    throw new C({
      attributes: {
        nonce: r,
        gasPrice: a,
        gas: o,
        to: s,
        value: c,
        data: u,
        ...(n.length > 6 ? { v: d, r: f, s: p } : {}),
      },
      serializedTransaction: t,
      type: `legacy`,
    })
  let m = { type: `legacy` }
  if (
    (l(s) && s !== `0x` && (m.to = s),
    l(o) && o !== `0x` && (m.gas = i(o)),
    l(u) && u !== `0x` && (m.data = u),
    l(r) && (m.nonce = r === `0x` ? 0 : e(r)),
    l(c) && c !== `0x` && (m.value = i(c)),
    l(a) && a !== `0x` && (m.gasPrice = i(a)),
    ee(m),
    n.length === 6)
  )
    return m
  let h = l(d) && d !== `0x` ? i(d) : 0n
  if (p === `0x` && f === `0x`) return (h > 0 && (m.chainId = Number(h)), m)
  let g = h,
    _ = Number((g - 35n) / 2n)
  if (_ > 0) m.chainId = _
  else if (g !== 27n && g !== 28n) throw new S({ v: g })
  return ((m.v = g), (m.s = p), (m.r = f), (m.yParity = +(g % 2n == 0n)), m)
}
function V(e) {
  return D(`0x${e.slice(4)}`, `hex`)
}
function H(e) {
  let n = []
  for (let r = 0; r < e.length; r++) {
    let [i, a] = e[r]
    if (!t(i, { strict: !1 })) throw new f({ address: i })
    n.push({ address: i, storageKeys: a.map((e) => (N(e) ? e : u(e))) })
  }
  return n
}
function U(t) {
  let n = []
  for (let r = 0; r < t.length; r++) {
    let [i, a, o, s, c, l] = t[r]
    n.push({ address: a, chainId: i === `0x` ? 0 : e(i), nonce: o === `0x` ? 0 : e(o), ...W([s, c, l]) })
  }
  return n
}
function W(e) {
  let t = e.slice(-3),
    r = t[0] === `0x` ? 0n : i(t[0])
  if (r !== 0n && r !== 1n) throw new w({ yParity: r })
  let a = r === 0n ? 27n : 28n
  return { r: n(t[1], { size: 32 }), s: n(t[2], { size: 32 }), v: a, yParity: a === 27n ? 0 : 1 }
}
var G = [`standard`, `ledgerLive`, `legacy`],
  K = x({ success: y(!1), payload: x({ error: v(), code: _(v()) }) }),
  q = x({ success: y(!0), payload: x({ address: b }) }),
  J = x({ success: y(!0), payload: x({ signature: v() }) }),
  Y = x({ success: y(!0), payload: x({ r: v(), s: v() }) })
function X(e) {
  let t = null
  return {
    wallet: `trezor`,
    async open(n, r, i) {
      ;((t === null || i === null) && (await n.ask((e) => ({ kind: `attach`, answer: () => e() }))), (t ??= await e()))
      let a = te(t)
      return (
        i === null ? n.show({ kind: `wait`, text: c.reading }) : n.show({ kind: `confirm`, request: i }),
        { signer: a, schemes: G }
      )
    },
  }
}
function te(e) {
  return {
    async getAddress(t) {
      return Z(q, await e.ethereumGetAddress({ path: t, showOnTrezor: !1 })).payload.address
    },
    async signMessage({ path: t }, n) {
      let r = { path: t, message: n.slice(2), hex: !0 }
      return Q(Z(J, await e.ethereumSignMessage(r)).payload.signature)
    },
    async signTypedData({ path: t }, n) {
      let { domainHash: r, messageHash: i } = h(n)
      return Q(
        Z(
          J,
          await e.ethereumSignTypedData({
            path: t,
            data: s(n),
            metamask_v4_compat: !0,
            domain_separator_hash: r.slice(2),
            message_hash: i.slice(2),
            show_message_hash: i,
          }),
        ).payload.signature,
      )
    },
    async signTransaction({ path: t }, n) {
      let { r, s: i } = Z(Y, await e.ethereumSignTransaction({ path: t, transaction: ne(n) })).payload
      return { r: $(r), s: $(i) }
    },
  }
}
function ne(e) {
  let { to: t, value: n, gas: r, nonce: i, data: a, chainId: s, ...c } = F(e),
    l = { to: t ?? null, value: o(n ?? 0n), gasLimit: o(r ?? 0n), nonce: o(i ?? 0), data: a ?? `0x`, chainId: s ?? 1 }
  return c.maxFeePerGas === void 0
    ? { ...l, gasPrice: o(c.gasPrice ?? 0n) }
    : { ...l, maxFeePerGas: o(c.maxFeePerGas), maxPriorityFeePerGas: o(c.maxPriorityFeePerGas ?? 0n) }
}
function Z(e, t) {
  let n = e.safeParse(t)
  if (n.success) return n.data
  let r = K.safeParse(t)
  if (!r.success) throw new p(`failed`, { detail: M.unreadable })
  let { error: i, code: a = `` } = r.data.payload
  throw /Failure_ActionCancelled|Method_Cancel|Method_PermissionsNotGranted/.test(a) || /cancell?ed/i.test(i)
    ? new p(`rejected`)
    : /Device_NotFound|Transport_Missing|Method_Interrupted/.test(a)
      ? new p(`not-found`)
      : /Device_Disconnected/.test(a)
        ? new p(`unplugged`)
        : /Device_CallInProgress|Device_UsedElsewhere/.test(a)
          ? new p(`busy`)
          : new p(`failed`, { detail: i })
}
function Q(e) {
  let t = `0x${e.replace(/^0x/, ``)}`
  if (!l(t) || t.length !== 132) throw new p(`failed`, { detail: M.noSignature })
  return { r: d(t, 0, 32), s: d(t, 32, 64) }
}
var $ = (e) => `0x${e.replace(/^0x/, ``).padStart(64, `0`)}`
async function re(e) {
  let t = e.trezorScript ?? null
  if (t === null) throw a(4200, c.trezorMissing)
  return m(
    X(() => oe(t)),
    e,
  )
}
var ie = [`init`, `ethereumGetAddress`, `ethereumSignMessage`, `ethereumSignTypedData`, `ethereumSignTransaction`],
  ae = g((e) => typeof e == `object` && !!e && ie.every((t) => typeof Reflect.get(e, t) == `function`))
async function oe(e) {
  await new Promise((t, n) => {
    let [r = ``, i = ``] = e.split(`#`),
      a = Object.assign(document.createElement(`script`), { src: r, integrity: i, crossOrigin: `anonymous` })
    ;(a.addEventListener(`load`, () => t()),
      a.addEventListener(`error`, () => n(new p(`failed`, { detail: M.notLoaded(e) }))),
      document.head.append(a))
  })
  let t = ae.safeParse(Reflect.get(window, `TrezorConnect`))
  if (!t.success) throw new p(`failed`, { detail: M.notTrezorConnect(e) })
  let { origin: n } = location
  return (
    await t.data.init({
      lazyLoad: !0,
      coreMode: `popup`,
      manifest: { appName: `Countersign`, appUrl: n, email: `operator@${location.hostname}` },
    }),
    t.data
  )
}
export { re as loadTrezor }
//# sourceMappingURL=loadTrezor-BYbrh_WV.js.map
