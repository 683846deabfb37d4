import {
  Ai as e,
  Di as t,
  Fr as n,
  Pr as r,
  Ti as i,
  ji as a,
  jr as o,
  na as s,
  ra as c,
  wi as l,
  zr as u,
} from './later-DLdlgyuL.js'
import {
  A as d,
  E as f,
  S as p,
  a as m,
  c as h,
  d as g,
  f as _,
  l as v,
  m as y,
  o as b,
  s as x,
  u as S,
} from './rest-DeRAjEhb.js'
import { bt as C, xt as w } from './rest-DP5aMt8d.js'
import { a as T } from './rest-pmi3KYbj.js'
function E(e) {
  let { authorizationList: t } = e
  if (t)
    for (let e of t) {
      let { chainId: t } = e,
        r = e.address
      if (!n(r)) throw new u({ address: r })
      if (t < 0) throw new m({ chainId: t })
    }
  O(e)
}
function D(t) {
  let { blobVersionedHashes: n } = t
  if (n) {
    if (n.length === 0) throw new x()
    for (let t of n) {
      let n = c(t),
        r = e(o(t, 0, 1))
      if (n !== 32) throw new h({ hash: t, size: n })
      if (r !== 1) throw new v({ hash: t, version: r })
    }
  }
  O(t)
}
function O(e) {
  let { chainId: t, maxPriorityFeePerGas: r, maxFeePerGas: i, to: a } = e
  if (t <= 0) throw new m({ chainId: t })
  if (a && !n(a)) throw new u({ address: a })
  if (i && i > _) throw new y({ maxFeePerGas: i })
  if (r && i && r > i) throw new p({ maxFeePerGas: i, maxPriorityFeePerGas: r })
}
function k(e) {
  let { chainId: t, maxPriorityFeePerGas: r, gasPrice: i, maxFeePerGas: a, to: o } = e
  if (t <= 0) throw new m({ chainId: t })
  if (o && !n(o)) throw new u({ address: o })
  if (r || a) throw new s('`maxFeePerGas`/`maxPriorityFeePerGas` is not a valid EIP-2930 Transaction attribute.')
  if (i && i > _) throw new y({ maxFeePerGas: i })
}
function A(e) {
  let { chainId: t, maxPriorityFeePerGas: r, gasPrice: i, maxFeePerGas: a, to: o } = e
  if (o && !n(o)) throw new u({ address: o })
  if (t !== void 0 && t <= 0) throw new m({ chainId: t })
  if (r || a) throw new s('`maxFeePerGas`/`maxPriorityFeePerGas` is not a valid Legacy Transaction attribute.')
  if (i && i > _) throw new y({ maxFeePerGas: i })
}
function j(e) {
  if (!e || e.length === 0) return []
  let t = []
  for (let r = 0; r < e.length; r++) {
    let { address: i, storageKeys: a } = e[r]
    for (let e = 0; e < a.length; e++) if (a[e].length - 2 != 64) throw new d({ storageKey: a[e] })
    if (!n(i, { strict: !1 })) throw new u({ address: i })
    t.push([i, a])
  }
  return t
}
function M(e, t) {
  let n = C(e)
  return n === `eip1559`
    ? F(e, t)
    : n === `eip2930`
      ? I(e, t)
      : n === `eip4844`
        ? P(e, t)
        : n === `eip7702`
          ? N(e, t)
          : L(e, t)
}
function N(e, t) {
  let {
    authorizationList: n,
    chainId: a,
    gas: o,
    nonce: s,
    to: c,
    value: l,
    maxFeePerGas: u,
    maxPriorityFeePerGas: d,
    accessList: f,
    data: p,
  } = e
  E(e)
  let m = j(f),
    h = z(n)
  return r([
    `0x04`,
    T([
      i(a),
      s ? i(s) : `0x`,
      d ? i(d) : `0x`,
      u ? i(u) : `0x`,
      o ? i(o) : `0x`,
      c ?? `0x`,
      l ? i(l) : `0x`,
      p ?? `0x`,
      m,
      h,
      ...R(e, t),
    ]),
  ])
}
function P(e, t) {
  let {
    chainId: n,
    gas: a,
    nonce: o,
    to: s,
    value: c,
    maxFeePerBlobGas: u,
    maxFeePerGas: d,
    maxPriorityFeePerGas: f,
    accessList: p,
    data: m,
  } = e
  D(e)
  let h = e.blobVersionedHashes,
    _ = e.sidecars
  if (e.blobs && (h === void 0 || _ === void 0)) {
    let t = typeof e.blobs[0] == `string` ? e.blobs : e.blobs.map((e) => l(e)),
      n = e.kzg,
      r = g({ blobs: t, kzg: n })
    if ((h === void 0 && (h = w({ commitments: r })), _ === void 0)) {
      let e = S({ blobs: t, commitments: r, kzg: n })
      _ = b({ blobs: t, commitments: r, proofs: e })
    }
  }
  let v = j(p),
    y = [
      i(n),
      o ? i(o) : `0x`,
      f ? i(f) : `0x`,
      d ? i(d) : `0x`,
      a ? i(a) : `0x`,
      s ?? `0x`,
      c ? i(c) : `0x`,
      m ?? `0x`,
      v,
      u ? i(u) : `0x`,
      h ?? [],
      ...R(e, t),
    ],
    x = [],
    C = [],
    E = []
  if (_)
    for (let e = 0; e < _.length; e++) {
      let { blob: t, commitment: n, proof: r } = _[e]
      ;(x.push(t), C.push(n), E.push(r))
    }
  return r([`0x03`, T(_ ? [y, x, C, E] : y)])
}
function F(e, t) {
  let {
    chainId: n,
    gas: a,
    nonce: o,
    to: s,
    value: c,
    maxFeePerGas: l,
    maxPriorityFeePerGas: u,
    accessList: d,
    data: f,
  } = e
  O(e)
  let p = j(d),
    m = [
      i(n),
      o ? i(o) : `0x`,
      u ? i(u) : `0x`,
      l ? i(l) : `0x`,
      a ? i(a) : `0x`,
      s ?? `0x`,
      c ? i(c) : `0x`,
      f ?? `0x`,
      p,
      ...R(e, t),
    ]
  return r([`0x02`, T(m)])
}
function I(e, t) {
  let { chainId: n, gas: a, data: o, nonce: s, to: c, value: l, accessList: u, gasPrice: d } = e
  k(e)
  let f = j(u),
    p = [i(n), s ? i(s) : `0x`, d ? i(d) : `0x`, a ? i(a) : `0x`, c ?? `0x`, l ? i(l) : `0x`, o ?? `0x`, f, ...R(e, t)]
  return r([`0x01`, T(p)])
}
function L(e, t) {
  let { chainId: n = 0, gas: r, data: o, nonce: s, to: c, value: l, gasPrice: u } = e
  A(e)
  let d = [s ? i(s) : `0x`, u ? i(u) : `0x`, r ? i(r) : `0x`, c ?? `0x`, l ? i(l) : `0x`, o ?? `0x`]
  if (t) {
    let e = (() => {
        if (t.v >= 35n) return (t.v - 35n) / 2n > 0 ? t.v : 27n + (t.v === 35n ? 0n : 1n)
        if (n > 0) return BigInt(n * 2) + BigInt(35n + t.v - 27n)
        let e = 27n + (t.v === 27n ? 0n : 1n)
        if (t.v !== e) throw new f({ v: t.v })
        return e
      })(),
      r = a(t.r),
      o = a(t.s)
    d = [...d, i(e), r === `0x00` ? `0x` : r, o === `0x00` ? `0x` : o]
  } else n > 0 && (d = [...d, i(n), `0x`, `0x`])
  return T(d)
}
function R(e, t) {
  let n = t ?? e,
    { v: r, yParity: o } = n
  if (n.r === void 0 || n.s === void 0 || (r === void 0 && o === void 0)) return []
  let s = a(n.r),
    c = a(n.s)
  return [
    typeof o == `number` ? (o ? i(1) : `0x`) : r === 0n ? `0x` : r === 1n ? i(1) : r === 27n ? `0x` : i(1),
    s === `0x00` ? `0x` : s,
    c === `0x00` ? `0x` : c,
  ]
}
function z(e) {
  if (!e || e.length === 0) return []
  let n = []
  for (let r of e) {
    let { chainId: e, nonce: i, ...a } = r,
      o = r.address
    n.push([e ? t(e) : `0x`, o, i ? t(i) : `0x`, ...R({}, a)])
  }
  return n
}
export { E as a, D as i, O as n, A as o, k as r, M as t }
//# sourceMappingURL=rest-C6Js0kUN.js.map
