import { r as e } from './rolldown-runtime-DLMaRju-.js'
import {
  $i as t,
  Ai as n,
  Br as r,
  Ci as i,
  Di as a,
  Er as o,
  Fr as s,
  Hi as c,
  Hr as l,
  Ii as u,
  Ki as d,
  Lr as f,
  Nr as p,
  Oi as m,
  Or as h,
  Pr as g,
  Si as _,
  Ti as v,
  Tr as y,
  Ur as b,
  aa as ee,
  ea as x,
  fa as te,
  ga as S,
  ha as ne,
  ia as re,
  ji as ie,
  jr as ae,
  ki as oe,
  la as se,
  na as C,
  pa as ce,
  ra as le,
  sa as ue,
  wi as de,
  yr as fe,
} from './later-DLdlgyuL.js'
import { _n as pe } from './index--te03lJq.js'
import { r as me } from './rest-DfSGpZP2.js'
import {
  $ as w,
  A as he,
  At as ge,
  B as T,
  Bt as _e,
  C as E,
  Ct as D,
  D as ve,
  Dt as O,
  E as ye,
  Et as be,
  F as xe,
  Ft as Se,
  G as Ce,
  H as we,
  J as Te,
  K as k,
  L as Ee,
  Lt as De,
  M as Oe,
  Mt as ke,
  N as Ae,
  Nt as je,
  Ot as Me,
  P as Ne,
  Pt as Pe,
  Q as Fe,
  R as A,
  Rt as Ie,
  S as Le,
  St as Re,
  T as j,
  Tt as ze,
  U as Be,
  V as Ve,
  Vt as He,
  W as Ue,
  Wt as M,
  X as N,
  Y as P,
  Z as We,
  _t as Ge,
  at as Ke,
  c as qe,
  d as Je,
  dt as F,
  et as I,
  f as Ye,
  ft as Xe,
  g as Ze,
  gt as Qe,
  it as $e,
  j as et,
  jt as tt,
  k as nt,
  kt as rt,
  lt as it,
  m as at,
  mt as ot,
  n as st,
  nt as ct,
  o as lt,
  ot as ut,
  p as dt,
  pt as ft,
  q as pt,
  r as mt,
  rt as ht,
  s as gt,
  st as L,
  t as _t,
  tt as R,
  u as vt,
  ut as yt,
  v as bt,
  vt as xt,
  w as St,
  wt as Ct,
  x as z,
  y as wt,
  z as Tt,
  zt as Et,
} from './rest-DP5aMt8d.js'
import { b as B, i as Dt, l as Ot, n as kt, r as At, t as jt, x as V } from './rest-L3RFoWp3.js'
import { N as Mt, p as Nt, w as Pt } from './rest-DeRAjEhb.js'
import { i as H, n as Ft, t as It } from './rest-pmi3KYbj.js'
import { n as Lt, o as Rt } from './rest-CJZ3gRJW.js'
function zt(e) {
  let t
  if (typeof e == `string`) t = se(e)
  else {
    let n = ue(e),
      r = e.length
    for (let i = 0; i < r; i++) {
      let r = e[i]
      if (!ce(r)) {
        t = se(r, n)
        break
      }
    }
  }
  if (!t) throw new te({ signature: e })
  return t
}
var Bt = class extends C {
    constructor(e) {
      super(`Filter type "${e}" is not supported.`, { name: `FilterTypeNotSupportedError` })
    }
  },
  Vt = `/docs/contract/encodeEventTopics`
function U(e) {
  let { abi: t, eventName: n, args: i } = e,
    a = t[0]
  if (n) {
    let e = o({ abi: t, name: n })
    if (!e) throw new d(n, { docsPath: Vt })
    a = e
  }
  if (a.type !== `event`) throw new d(void 0, { docsPath: Vt })
  let s = []
  if (i && `inputs` in a) {
    let e = a.inputs?.filter((e) => `indexed` in e && e.indexed),
      t = Array.isArray(i) ? i : Object.values(i).length > 0 ? (e?.map((e) => i[e.name]) ?? []) : []
    t.length > 0 &&
      (s =
        e?.map((e, n) =>
          Array.isArray(t[n])
            ? t[n].map((r, i) => Ht({ param: e, value: t[n][i] }))
            : t[n] !== void 0 && t[n] !== null
              ? Ht({ param: e, value: t[n] })
              : null,
        ) ?? [])
  }
  if (a.anonymous) return s
  let c = ee(a)
  return [r(c), ...s]
}
function Ht({ param: e, value: t }) {
  if (e.type === `string` || e.type === `bytes`) return l(i(t))
  if (e.type === `tuple` || e.type.match(/^(.*)\[(\d+)?\]$/)) throw new Bt(e.type)
  return h([e], [t])
}
function Ut(e, { method: t }) {
  let n = {}
  return (
    e.transport.type === `fallback` &&
      e.transport.onResponse?.(({ method: e, response: r, status: i, transport: a }) => {
        i === `success` && t === e && (n[r] = a.request)
      }),
    (t) => n[t] || e.request
  )
}
async function Wt(e, t) {
  let { address: n, abi: r, args: i, eventName: a, fromBlock: o, strict: s, toBlock: c } = t,
    l = Ut(e, { method: `eth_newFilter` }),
    u = a ? U({ abi: r, args: i, eventName: a }) : void 0,
    d = await e.request({
      method: `eth_newFilter`,
      params: [
        { address: n, fromBlock: typeof o == `bigint` ? v(o) : o, toBlock: typeof c == `bigint` ? v(c) : c, topics: u },
      ],
    })
  return { abi: r, args: i, eventName: a, id: d, request: l(d), strict: !!s, type: `event` }
}
async function Gt(
  e,
  { address: t, blockHash: n, fromBlock: r, toBlock: i, event: a, events: o, args: s, strict: c } = {},
) {
  let l = c ?? !1,
    u = o ?? (a ? [a] : void 0),
    d = []
  u && ((d = [u.flatMap((e) => U({ abi: [e], eventName: e.name, args: o ? void 0 : s }))]), a && (d = d[0]))
  let f
  f = n
    ? await e.request({ method: `eth_getLogs`, params: [{ address: t, topics: d, blockHash: n }] })
    : await e.request({
        method: `eth_getLogs`,
        params: [
          {
            address: t,
            topics: d,
            fromBlock: typeof r == `bigint` ? v(r) : r,
            toBlock: typeof i == `bigint` ? v(i) : i,
          },
        ],
      })
  let p = f.map((e) => F(e))
  return u ? it({ abi: u, args: s, logs: p, strict: l }) : p
}
async function Kt(e, t) {
  let { abi: n, address: r, args: i, blockHash: a, eventName: s, fromBlock: c, toBlock: l, strict: u } = t,
    d = s ? o({ abi: n, name: s }) : void 0,
    f = d ? void 0 : n.filter((e) => e.type === `event`)
  return M(
    e,
    Gt,
    `getLogs`,
  )({ address: r, args: i, blockHash: a, event: d, events: f, fromBlock: c, toBlock: l, strict: u })
}
function W(e, t) {
  if (K(e) > t) throw new pn({ givenSize: K(e), maxSize: t })
}
function qt(e, t) {
  if (typeof t == `number` && t > 0 && t > K(e) - 1) throw new mn({ offset: t, position: `start`, size: K(e) })
}
function Jt(e, t, n) {
  if (typeof t == `number` && typeof n == `number` && K(e) !== n - t)
    throw new mn({ offset: n, position: `end`, size: K(e) })
}
var G = { zero: 48, nine: 57, A: 65, F: 70, a: 97, f: 102 }
function Yt(e) {
  if (e >= G.zero && e <= G.nine) return e - G.zero
  if (e >= G.A && e <= G.F) return e - (G.A - 10)
  if (e >= G.a && e <= G.f) return e - (G.a - 10)
}
function Xt(e, t = {}) {
  let { dir: n, size: r = 32 } = t
  if (r === 0) return e
  if (e.length > r) throw new hn({ size: e.length, targetSize: r, type: `Bytes` })
  let i = new Uint8Array(r)
  for (let t = 0; t < r; t++) {
    let a = n === `right`
    i[a ? t : r - t - 1] = e[a ? t : e.length - t - 1]
  }
  return i
}
function Zt(e, t = {}) {
  let { dir: n = `left` } = t,
    r = e,
    i = 0
  for (let e = 0; e < r.length - 1 && r[n === `left` ? e : r.length - e - 1].toString() === `0`; e++) i++
  return ((r = n === `left` ? r.slice(i) : r.slice(0, r.length - i)), r)
}
var Qt = new TextDecoder(),
  $t = new TextEncoder()
function en(e) {
  return e instanceof Uint8Array ? e : typeof e == `string` ? nn(e) : tn(e)
}
function tn(e) {
  return e instanceof Uint8Array ? e : new Uint8Array(e)
}
function nn(e, t = {}) {
  let { size: n } = t,
    r = e
  n && (ut(e, n), (r = w(e, n)))
  let i = r.slice(2)
  i.length % 2 && (i = `0${i}`)
  let a = i.length / 2,
    o = new Uint8Array(a)
  for (let e = 0, t = 0; e < a; e++) {
    let n = Yt(i.charCodeAt(t++)),
      r = Yt(i.charCodeAt(t++))
    if (n === void 0 || r === void 0) throw new L(`Invalid byte sequence ("${i[t - 2]}${i[t - 1]}" in "${i}").`)
    o[e] = (n << 4) | r
  }
  return o
}
function rn(e, t = {}) {
  let { size: n } = t,
    r = $t.encode(e)
  return typeof n == `number` ? (W(r, n), an(r, n)) : r
}
function an(e, t) {
  return Xt(e, { dir: `right`, size: t })
}
function K(e) {
  return e.length
}
function on(e, t, n, r = {}) {
  let { strict: i } = r
  qt(e, t)
  let a = e.slice(t, n)
  return (i && Jt(a, t, n), a)
}
function sn(e, t = {}) {
  let { size: n } = t
  n !== void 0 && W(e, n)
  let r = P(e, t)
  return ct(r, t)
}
function cn(e, t = {}) {
  let { size: n } = t,
    r = e
  if ((n !== void 0 && (W(r, n), (r = un(r))), r.length > 1 || r[0] > 1)) throw new fn(r)
  return !!r[0]
}
function q(e, t = {}) {
  let { size: n } = t
  n !== void 0 && W(e, n)
  let r = P(e, t)
  return ht(r, t)
}
function ln(e, t = {}) {
  let { size: n } = t,
    r = e
  return (n !== void 0 && (W(r, n), (r = dn(r))), Qt.decode(r))
}
function un(e) {
  return Zt(e, { dir: `left` })
}
function dn(e) {
  return Zt(e, { dir: `right` })
}
var fn = class extends L {
    constructor(e) {
      ;(super(`Bytes value \`${e}\` is not a valid boolean.`, {
        metaMessages: ['The bytes array must contain a single byte of either a `0` or `1` value.'],
      }),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `Bytes.InvalidBytesBooleanError`,
        }))
    }
  },
  pn = class extends L {
    constructor({ givenSize: e, maxSize: t }) {
      ;(super(`Size cannot exceed \`${t}\` bytes. Given size: \`${e}\` bytes.`),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `Bytes.SizeOverflowError`,
        }))
    }
  },
  mn = class extends L {
    constructor({ offset: e, position: t, size: n }) {
      ;(super(`Slice ${t === `start` ? `starting` : `ending`} at offset \`${e}\` is out-of-bounds (size: \`${n}\`).`),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `Bytes.SliceOffsetOutOfBoundsError`,
        }))
    }
  },
  hn = class extends L {
    constructor({ size: e, targetSize: t, type: n }) {
      ;(super(
        `${n.charAt(0).toUpperCase()}${n.slice(1).toLowerCase()} size (\`${e}\`) exceeds padding size (\`${t}\`).`,
      ),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `Bytes.SizeExceedsPaddingSizeError`,
        }))
    }
  }
async function gn(e, { filter: t }) {
  let n = `strict` in t && t.strict,
    r = await t.request({ method: `eth_getFilterChanges`, params: [t.id] })
  if (typeof r[0] == `string`) return r
  let i = r.map((e) => F(e))
  return !(`abi` in t) || !t.abi ? i : it({ abi: t.abi, logs: i, strict: n })
}
async function _n(e, { filter: t }) {
  return t.request({ method: `eth_uninstallFilter`, params: [t.id] })
}
function vn(e, n) {
  let {
    abi: r,
    address: i,
    args: a,
    batch: o = !0,
    eventName: s,
    fromBlock: c,
    onError: l,
    onLogs: u,
    poll: d,
    pollingInterval: f = e.pollingInterval,
    strict: p,
  } = n
  return (
    d === void 0
      ? typeof c == `bigint` ||
        (e.transport.type !== `webSocket` &&
          e.transport.type !== `ipc` &&
          (e.transport.type !== `fallback` ||
            (e.transport.transports[0].config.type !== `webSocket` && e.transport.transports[0].config.type !== `ipc`)))
      : d
  )
    ? (() => {
        let t = p ?? !1,
          n = B([`watchContractEvent`, i, a, o, e.uid, s, f, t, c])
        return E(n, { onLogs: u, onError: l }, (n) => {
          let l
          c !== void 0 && (l = c - 1n)
          let u,
            d = !1,
            p = Le(
              async () => {
                if (d)
                  try {
                    let c
                    if (u) c = await M(e, gn, `getFilterChanges`)({ filter: u })
                    else {
                      let n = await M(e, z, `getBlockNumber`)({})
                      ;((c =
                        l && l < n
                          ? await M(
                              e,
                              Kt,
                              `getContractEvents`,
                            )({ abi: r, address: i, args: a, eventName: s, fromBlock: l + 1n, toBlock: n, strict: t })
                          : []),
                        (l = n))
                    }
                    if (c.length === 0) return
                    if (o) n.onLogs(c)
                    else for (let e of c) n.onLogs([e])
                  } catch (e) {
                    ;(u && e instanceof Ot && (d = !1), n.onError?.(e))
                  }
                else {
                  try {
                    u = await M(
                      e,
                      Wt,
                      `createContractEventFilter`,
                    )({ abi: r, address: i, args: a, eventName: s, strict: t, fromBlock: c })
                  } catch {}
                  d = !0
                }
              },
              { emitOnBegin: !0, interval: f },
            )
          return async () => {
            ;(u && (await M(e, _n, `uninstallFilter`)({ filter: u })), p())
          }
        })
      })()
    : (() => {
        let n = p ?? !1,
          c = B([`watchContractEvent`, i, a, o, e.uid, s, f, n]),
          d = !0,
          m = () => (d = !1)
        return E(
          c,
          { onLogs: u, onError: l },
          (n) => (
            (async () => {
              try {
                let o = (() => {
                    if (e.transport.type === `fallback`) {
                      let t = e.transport.transports.find(
                        (e) => e.config.type === `webSocket` || e.config.type === `ipc`,
                      )
                      return t ? t.value : e.transport
                    }
                    return e.transport
                  })(),
                  c = s ? U({ abi: r, eventName: s, args: a }) : [],
                  { unsubscribe: l } = await o.subscribe({
                    params: [`logs`, { address: i, topics: c }],
                    onData(e) {
                      if (!d) return
                      let i = e.result
                      try {
                        let { eventName: e, args: t } = yt({ abi: r, data: i.data, topics: i.topics, strict: p }),
                          a = F(i, { args: t, eventName: e })
                        n.onLogs([a])
                      } catch (e) {
                        let r, a
                        if (e instanceof t || e instanceof x) {
                          if (p) return
                          ;((r = e.abiItem.name), (a = e.abiItem.inputs?.some((e) => !(`name` in e && e.name))))
                        }
                        let o = F(i, { args: a ? [] : {}, eventName: r })
                        n.onLogs([o])
                      }
                    },
                    onError(e) {
                      n.onError?.(e)
                    },
                  })
                ;((m = l), d || m())
              } catch (e) {
                l?.(e)
              }
            })(),
            () => m()
          ),
        )
      })()
}
function yn(e) {
  if (!(e instanceof C)) return !1
  let t = e.walk((e) => e instanceof _e)
  return t instanceof _e
    ? t.data?.errorName === `HttpError` ||
        t.data?.errorName === `ResolverError` ||
        t.data?.errorName === `ResolverNotContract` ||
        t.data?.errorName === `ResolverNotFound` ||
        t.data?.errorName === `ReverseAddressMismatch` ||
        t.data?.errorName === `UnsupportedResolverProfile`
    : !1
}
function bn(e) {
  if (e.length !== 66 || e.indexOf(`[`) !== 0 || e.indexOf(`]`) !== 65) return null
  let t = `0x${e.slice(1, 65)}`
  return re(t) ? t : null
}
function xn(e) {
  let t = new Uint8Array(32).fill(0)
  if (!e) return de(t)
  let n = e.split(`.`)
  for (let e = n.length - 1; e >= 0; --e) {
    let r = bn(n[e]),
      a = r ? i(r) : l(_(n[e]), `bytes`)
    t = l(p([t, a]), `bytes`)
  }
  return de(t)
}
function Sn(e) {
  return `[${e.slice(2)}]`
}
function Cn(e) {
  let t = new Uint8Array(32).fill(0)
  return e ? bn(e) || l(_(e)) : de(t)
}
function wn(e) {
  let t = e.replace(/^\.|\.$/gm, ``)
  if (t.length === 0) return new Uint8Array(1)
  let n = new Uint8Array(_(t).byteLength + 2),
    r = 0,
    i = t.split(`.`)
  for (let e = 0; e < i.length; e++) {
    let t = _(i[e])
    ;(t.byteLength > 255 && (t = _(Sn(Cn(i[e])))), (n[r] = t.length), n.set(t, r + 1), (r += t.length + 1))
  }
  return n.byteLength === r + 1 ? n : n.slice(0, r + 1)
}
async function Tn(e, t) {
  let { blockNumber: n, blockTag: r, coinType: i, name: o, gatewayUrls: s, strict: c } = t,
    { chain: l } = e,
    u = (() => {
      if (t.universalResolverAddress) return t.universalResolverAddress
      if (!l) throw Error(`client chain not configured. universalResolverAddress is required.`)
      return he({ blockNumber: n, chain: l, contract: `ensUniversalResolver` })
    })(),
    d = l?.ensTlds
  if (d && !d.some((e) => o.endsWith(e))) return null
  let f = i == null ? [xn(o)] : [xn(o), BigInt(i)]
  try {
    let t = y({ abi: xe, functionName: `addr`, args: f }),
      c = {
        address: u,
        abi: we,
        functionName: `resolveWithGateways`,
        args: [a(wn(o)), t, s ?? [`x-batch-gateway:true`]],
        blockNumber: n,
        blockTag: r,
      },
      l = await M(e, j, `readContract`)(c)
    if (l[0] === `0x`) return null
    let d = En({ coinType: i, data: l[0], args: f })
    return d === `0x` || ie(d) === `0x00` ? null : d
  } catch (e) {
    if (c) throw e
    if (yn(e)) return null
    throw e
  }
}
function En({ coinType: e, data: t, args: n }) {
  try {
    return H({ abi: xe, args: n, functionName: `addr`, data: t })
  } catch (n) {
    if (e == null) throw n
    let r = ie(t)
    if (le(r) === 20) return f(r)
    throw n
  }
}
var Dn = class extends C {
    constructor({ data: e }) {
      super(`Unable to extract image from metadata. The metadata may be malformed or invalid.`, {
        metaMessages: [
          '- Metadata must be a JSON object with at least an `image`, `image_url` or `image_data` property.',
          ``,
          `Provided data: ${JSON.stringify(e)}`,
        ],
        name: `EnsAvatarInvalidMetadataError`,
      })
    }
  },
  On = class extends C {
    constructor({ reason: e }) {
      super(`ENS NFT avatar URI is invalid. ${e}`, { name: `EnsAvatarInvalidNftUriError` })
    }
  },
  kn = class extends C {
    constructor({ uri: e }) {
      super(
        `Unable to resolve ENS avatar URI "${e}". The URI may be malformed, invalid, or does not respond with a valid image.`,
        { name: `EnsAvatarUriResolutionError` },
      )
    }
  },
  An = class extends C {
    constructor({ namespace: e }) {
      super(`ENS NFT avatar namespace "${e}" is not supported. Must be "erc721" or "erc1155".`, {
        name: `EnsAvatarUnsupportedNamespaceError`,
      })
    }
  },
  jn =
    /(?<protocol>https?:\/\/[^/]*|ipfs:\/|ipns:\/|ar:\/)?(?<root>\/)?(?<subpath>ipfs\/|ipns\/)?(?<target>[\w\-.]+)(?<subtarget>\/.*)?/,
  Mn =
    /^(Qm[1-9A-HJ-NP-Za-km-z]{44,}|b[A-Za-z2-7]{58,}|B[A-Z2-7]{58,}|z[1-9A-HJ-NP-Za-km-z]{48,}|F[0-9A-F]{50,})(\/(?<target>[\w\-.]+))?(?<subtarget>\/.*)?$/,
  Nn = /^data:([a-zA-Z\-/+]*);base64,([^"].*)/,
  Pn = /^data:([a-zA-Z\-/+]*)?(;[a-zA-Z0-9].*?)?(,)/
async function Fn(e) {
  try {
    let t = await fetch(e, { method: `HEAD` })
    return t.status === 200 && t.headers.get(`content-type`)?.startsWith(`image/`)
  } catch (t) {
    return (typeof t == `object` && t.response !== void 0) || !Object.hasOwn(globalThis, `Image`)
      ? !1
      : new Promise((t) => {
          let n = new Image()
          ;((n.onload = () => {
            t(!0)
          }),
            (n.onerror = () => {
              t(!1)
            }),
            (n.src = e))
        })
  }
}
function In(e, t) {
  return e ? (e.endsWith(`/`) ? e.slice(0, -1) : e) : t
}
function Ln({ uri: e, gatewayUrls: t }) {
  let n = Nn.test(e)
  if (n) return { uri: e, isOnChain: !0, isEncoded: n }
  let r = In(t?.ipfs, `https://ipfs.io`),
    i = In(t?.arweave, `https://arweave.net`),
    { protocol: a, subpath: o, target: s, subtarget: c = `` } = e.match(jn)?.groups || {},
    l = a === `ipns:/` || o === `ipns/`,
    u = a === `ipfs:/` || o === `ipfs/` || Mn.test(e)
  if (e.startsWith(`http`) && !l && !u) {
    let n = e
    return (
      t?.arweave && (n = e.replace(/https:\/\/arweave.net/g, t?.arweave)), { uri: n, isOnChain: !1, isEncoded: !1 }
    )
  }
  if ((l || u) && s) return { uri: `${r}/${l ? `ipns` : `ipfs`}/${s}${c}`, isOnChain: !1, isEncoded: !1 }
  if (a === `ar:/` && s) return { uri: `${i}/${s}${c || ``}`, isOnChain: !1, isEncoded: !1 }
  let d = e.replace(Pn, ``)
  if (
    (d.startsWith(`<svg`) && (d = `data:image/svg+xml;base64,${btoa(d)}`), d.startsWith(`data:`) || d.startsWith(`{`))
  )
    return { uri: d, isOnChain: !0, isEncoded: !1 }
  throw new kn({ uri: e })
}
function Rn(e) {
  if (typeof e != `object` || (!(`image` in e) && !(`image_url` in e) && !(`image_data` in e)))
    throw new Dn({ data: e })
  return e.image || e.image_url || e.image_data
}
async function zn({ gatewayUrls: e, uri: t }) {
  try {
    return await Bn({ gatewayUrls: e, uri: Rn(await fetch(t).then((e) => e.json())) })
  } catch {
    throw new kn({ uri: t })
  }
}
async function Bn({ gatewayUrls: e, uri: t }) {
  let { uri: n, isOnChain: r } = Ln({ uri: t, gatewayUrls: e })
  if (r || (await Fn(n))) return n
  throw new kn({ uri: t })
}
function Vn(e) {
  let t = e
  t.startsWith(`did:nft:`) && (t = t.replace(`did:nft:`, ``).replace(/_/g, `/`))
  let [n, r, i] = t.split(`/`),
    [a, o] = n.split(`:`),
    [s, c] = r.split(`:`)
  if (!a || a.toLowerCase() !== `eip155`) throw new On({ reason: `Only EIP-155 supported` })
  if (!o) throw new On({ reason: `Chain ID not found` })
  if (!c) throw new On({ reason: `Contract address not found` })
  if (!i) throw new On({ reason: `Token ID not found` })
  if (!s) throw new On({ reason: `ERC namespace not found` })
  return { chainID: Number.parseInt(o, 10), namespace: s.toLowerCase(), contractAddress: c, tokenID: i }
}
async function Hn(e, { nft: t }) {
  if (t.namespace === `erc721`)
    return j(e, {
      address: t.contractAddress,
      abi: [
        {
          name: `tokenURI`,
          type: `function`,
          stateMutability: `view`,
          inputs: [{ name: `tokenId`, type: `uint256` }],
          outputs: [{ name: ``, type: `string` }],
        },
      ],
      functionName: `tokenURI`,
      args: [BigInt(t.tokenID)],
    })
  if (t.namespace === `erc1155`)
    return j(e, {
      address: t.contractAddress,
      abi: [
        {
          name: `uri`,
          type: `function`,
          stateMutability: `view`,
          inputs: [{ name: `_id`, type: `uint256` }],
          outputs: [{ name: ``, type: `string` }],
        },
      ],
      functionName: `uri`,
      args: [BigInt(t.tokenID)],
    })
  throw new An({ namespace: t.namespace })
}
async function Un(e, { gatewayUrls: t, record: n }) {
  return /eip155:/i.test(n) ? Wn(e, { gatewayUrls: t, record: n }) : Bn({ uri: n, gatewayUrls: t })
}
async function Wn(e, { gatewayUrls: t, record: n }) {
  let r = Vn(n),
    { uri: i, isOnChain: a, isEncoded: o } = Ln({ uri: await Hn(e, { nft: r }), gatewayUrls: t })
  if (a && (i.includes(`data:application/json;base64,`) || i.startsWith(`{`))) {
    let e = o ? atob(i.replace(`data:application/json;base64,`, ``)) : i
    return Bn({ uri: Rn(JSON.parse(e)), gatewayUrls: t })
  }
  let s = r.tokenID
  return (
    r.namespace === `erc1155` && (s = s.replace(`0x`, ``).padStart(64, `0`)),
    zn({ gatewayUrls: t, uri: i.replace(/(?:0x)?{id}/, s) })
  )
}
async function Gn(e, t) {
  let { blockNumber: n, blockTag: r, key: i, name: o, gatewayUrls: s, strict: c } = t,
    { chain: l } = e,
    u = (() => {
      if (t.universalResolverAddress) return t.universalResolverAddress
      if (!l) throw Error(`client chain not configured. universalResolverAddress is required.`)
      return he({ blockNumber: n, chain: l, contract: `ensUniversalResolver` })
    })(),
    d = l?.ensTlds
  if (d && !d.some((e) => o.endsWith(e))) return null
  try {
    let t = {
        address: u,
        abi: we,
        args: [a(wn(o)), y({ abi: Ve, functionName: `text`, args: [xn(o), i] }), s ?? [`x-batch-gateway:true`]],
        functionName: `resolveWithGateways`,
        blockNumber: n,
        blockTag: r,
      },
      c = await M(e, j, `readContract`)(t)
    if (c[0] === `0x`) return null
    let l = H({ abi: Ve, functionName: `text`, data: c[0] })
    return l === `` ? null : l
  } catch (e) {
    if (c) throw e
    if (yn(e)) return null
    throw e
  }
}
async function Kn(
  e,
  { blockNumber: t, blockTag: n, assetGatewayUrls: r, name: i, gatewayUrls: a, strict: o, universalResolverAddress: s },
) {
  let c = await M(
    e,
    Gn,
    `getEnsText`,
  )({ blockNumber: t, blockTag: n, key: `avatar`, name: i, universalResolverAddress: s, gatewayUrls: a, strict: o })
  if (!c) return null
  try {
    return await Un(e, { record: c, gatewayUrls: r })
  } catch {
    return null
  }
}
async function qn(e, t) {
  let { address: n, blockNumber: r, blockTag: i, coinType: a = 60n, gatewayUrls: o, strict: s } = t,
    { chain: c } = e,
    l = (() => {
      if (t.universalResolverAddress) return t.universalResolverAddress
      if (!c) throw Error(`client chain not configured. universalResolverAddress is required.`)
      return he({ blockNumber: r, chain: c, contract: `ensUniversalResolver` })
    })()
  try {
    let t = {
        address: l,
        abi: Be,
        args: [n, a, o ?? [`x-batch-gateway:true`]],
        functionName: `reverseWithGateways`,
        blockNumber: r,
        blockTag: i,
      },
      [s] = await M(e, j, `readContract`)(t)
    return s || null
  } catch (e) {
    if (s) throw e
    if (yn(e)) return null
    throw e
  }
}
async function Jn(e, t) {
  let { blockNumber: n, blockTag: r, name: i } = t,
    { chain: o } = e,
    s = (() => {
      if (t.universalResolverAddress) return t.universalResolverAddress
      if (!o) throw Error(`client chain not configured. universalResolverAddress is required.`)
      return he({ blockNumber: n, chain: o, contract: `ensUniversalResolver` })
    })(),
    c = o?.ensTlds
  if (c && !c.some((e) => i.endsWith(e)))
    throw Error(`${i} is not a valid ENS TLD (${c?.join(`, `)}) for chain "${o.name}" (id: ${o.id}).`)
  let [l] = await M(
    e,
    j,
    `readContract`,
  )({
    address: s,
    abi: [
      {
        inputs: [{ type: `bytes` }],
        name: `findResolver`,
        outputs: [{ type: `address` }, { type: `bytes32` }, { type: `uint256` }],
        stateMutability: `view`,
        type: `function`,
      },
    ],
    functionName: `findResolver`,
    args: [a(wn(i))],
    blockNumber: n,
    blockTag: r,
  })
  return l
}
async function Yn(e, t) {
  let {
      account: n = e.account,
      blockNumber: r,
      blockTag: i = `latest`,
      blobs: a,
      data: o,
      gas: s,
      gasPrice: c,
      maxFeePerBlobGas: l,
      maxFeePerGas: u,
      maxPriorityFeePerGas: d,
      to: f,
      value: p,
      ...m
    } = t,
    h = n ? V(n) : void 0
  try {
    ge(t)
    let n = (typeof r == `bigint` ? v(r) : void 0) || i,
      g = e.chain?.formatters?.transactionRequest?.format,
      _ = (g || ke)(
        {
          ...je(m, { format: g }),
          account: h,
          blobs: a,
          data: o,
          gas: s,
          gasPrice: c,
          maxFeePerBlobGas: l,
          maxFeePerGas: u,
          maxPriorityFeePerGas: d,
          to: f,
          value: p,
        },
        `createAccessList`,
      ),
      y = await e.request({ method: `eth_createAccessList`, params: [_, n] })
    if (y.error) throw new C(y.error, { details: y.error })
    return { accessList: y.accessList, gasUsed: BigInt(y.gasUsed) }
  } catch (n) {
    throw nt(n, { ...t, account: h, chain: e.chain })
  }
}
async function Xn(e) {
  let t = Ut(e, { method: `eth_newBlockFilter` }),
    n = await e.request({ method: `eth_newBlockFilter` })
  return { id: n, request: t(n), type: `block` }
}
async function Zn(e, { address: t, args: n, event: r, events: i, fromBlock: a, strict: o, toBlock: s } = {}) {
  let c = i ?? (r ? [r] : void 0),
    l = Ut(e, { method: `eth_newFilter` }),
    u = []
  c && ((u = [c.flatMap((e) => U({ abi: [e], eventName: e.name, args: n }))]), r && (u = u[0]))
  let d = await e.request({
    method: `eth_newFilter`,
    params: [
      {
        address: t,
        fromBlock: typeof a == `bigint` ? v(a) : a,
        toBlock: typeof s == `bigint` ? v(s) : s,
        ...(u.length ? { topics: u } : {}),
      },
    ],
  })
  return {
    abi: c,
    args: n,
    eventName: r ? r.name : void 0,
    fromBlock: a,
    id: d,
    request: l(d),
    strict: !!o,
    toBlock: s,
    type: `event`,
  }
}
async function Qn(e) {
  let t = Ut(e, { method: `eth_newPendingTransactionFilter` }),
    n = await e.request({ method: `eth_newPendingTransactionFilter` })
  return { id: n, request: t(n), type: `transaction` }
}
async function $n(
  e,
  { address: t, blockHash: n, blockNumber: r, blockTag: i = e.experimental_blockTag ?? `latest`, requireCanonical: a },
) {
  let o = D({ blockHash: n, blockNumber: r, blockTag: i, requireCanonical: a })
  if (e.batch?.multicall && e.chain?.contracts?.multicall3) {
    let o = e.chain.contracts.multicall3.address,
      s = y({ abi: T, functionName: `getEthBalance`, args: [t] }),
      { data: c } = await M(
        e,
        ye,
        `call`,
      )({ to: o, data: s, blockHash: n, blockNumber: r, blockTag: i, requireCanonical: a })
    return H({ abi: T, functionName: `getEthBalance`, args: [t], data: c || `0x` })
  }
  let s = await e.request({ method: `eth_getBalance`, params: [t, o] })
  return BigInt(s)
}
async function er(e) {
  let t = await e.request({ method: `eth_blobBaseFee` })
  return BigInt(t)
}
async function tr(e, { blockHash: t, blockNumber: n, blockTag: r = e.experimental_blockTag ?? `latest` } = {}) {
  let i = n === void 0 ? void 0 : v(n),
    a = await e.request({ method: `eth_getBlockReceipts`, params: [t || i || r] }, { dedupe: !!(t || i) })
  if (!a) throw new rt({ blockHash: t, blockNumber: n })
  let o = e.chain?.formatters?.transactionReceipt?.format || Ze
  return a.map((e) => o(e, `getBlockReceipts`))
}
async function nr(e, { blockHash: t, blockNumber: r, blockTag: i = `latest` } = {}) {
  let a = r === void 0 ? void 0 : v(r),
    o
  return (
    (o = t
      ? await e.request({ method: `eth_getBlockTransactionCountByHash`, params: [t] }, { dedupe: !0 })
      : await e.request({ method: `eth_getBlockTransactionCountByNumber`, params: [a || i] }, { dedupe: !!a })),
    n(o)
  )
}
async function rr(e, { address: t, blockHash: n, blockNumber: r, blockTag: i = `latest`, requireCanonical: a }) {
  let o = D({ blockHash: n, blockNumber: r, blockTag: i, requireCanonical: a }),
    s = await e.request({ method: `eth_getCode`, params: [t, o] }, { dedupe: typeof r == `bigint` || n !== void 0 })
  if (s !== `0x`) return s
}
async function ir(e, { address: t, blockNumber: n, blockTag: r = `latest` }) {
  let i = await rr(e, { address: t, ...(n === void 0 ? { blockTag: r } : { blockNumber: n }) })
  if (i && le(i) === 23 && i.startsWith(`0xef0100`)) return f(ae(i, 3, 23))
}
var ar = class extends C {
  constructor({ address: e }) {
    super(`No EIP-712 domain found on contract "${e}".`, {
      metaMessages: [
        `Ensure that:`,
        `- The contract is deployed at the address "${e}".`,
        '- `eip712Domain()` function exists on the contract.',
        '- `eip712Domain()` function matches signature to ERC-5267 specification.',
      ],
      name: `Eip712DomainNotFoundError`,
    })
  }
}
async function or(e, t) {
  let { address: n, factory: r, factoryData: i } = t
  try {
    let [t, a, o, s, c, l, u] = await M(
      e,
      j,
      `readContract`,
    )({ abi: sr, address: n, functionName: `eip712Domain`, factory: r, factoryData: i })
    return {
      domain: { name: a, version: o, chainId: Number(s), verifyingContract: c, salt: l },
      extensions: u,
      fields: t,
    }
  } catch (e) {
    let t = e
    throw t.name === `ContractFunctionExecutionError` && t.cause.name === `ContractFunctionZeroDataError`
      ? new ar({ address: n })
      : t
  }
}
var sr = [
  {
    inputs: [],
    name: `eip712Domain`,
    outputs: [
      { name: `fields`, type: `bytes1` },
      { name: `name`, type: `string` },
      { name: `version`, type: `string` },
      { name: `chainId`, type: `uint256` },
      { name: `verifyingContract`, type: `address` },
      { name: `salt`, type: `bytes32` },
      { name: `extensions`, type: `uint256[]` },
    ],
    stateMutability: `view`,
    type: `function`,
  },
]
function cr(e) {
  return {
    baseFeePerGas: e.baseFeePerGas.map((e) => BigInt(e)),
    gasUsedRatio: e.gasUsedRatio,
    oldestBlock: BigInt(e.oldestBlock),
    reward: e.reward?.map((e) => e.map((e) => BigInt(e))),
  }
}
async function lr(e, { blockCount: t, blockNumber: n, blockTag: r = `latest`, rewardPercentiles: i }) {
  let a = typeof n == `bigint` ? v(n) : void 0
  return cr(await e.request({ method: `eth_feeHistory`, params: [v(t), a || r, i] }, { dedupe: !!a }))
}
async function ur(e, { filter: t }) {
  let n = t.strict ?? !1,
    r = (await t.request({ method: `eth_getFilterLogs`, params: [t.id] })).map((e) => F(e))
  return t.abi ? it({ abi: t.abi, logs: r, strict: n }) : r
}
async function dr({ address: e, authorization: t, signature: n }) {
  return Xe(f(e), await Se({ authorization: t, signature: n }))
}
var fr = {
  checksum: new (class extends Map {
    constructor(e) {
      ;(super(),
        Object.defineProperty(this, 'maxSize', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
        (this.maxSize = e))
    }
    get(e) {
      let t = super.get(e)
      return (super.has(e) && t !== void 0 && (this.delete(e), super.set(e, t)), t)
    }
    set(e, t) {
      if ((super.set(e, t), this.maxSize && this.size > this.maxSize)) {
        let e = this.keys().next().value
        e && this.delete(e)
      }
      return this
    }
  })(8192),
}.checksum
function pr(e, t = {}) {
  let { as: n = typeof e == `string` ? `Hex` : `Bytes` } = t,
    r = b(en(e))
  return n === `Bytes` ? r : P(r)
}
var mr = /^0x[a-fA-F0-9]{40}$/
function hr(e, t = {}) {
  let { strict: n = !0 } = t
  if (!mr.test(e)) throw new vr({ address: e, cause: new yr() })
  if (n) {
    if (e.toLowerCase() === e) return
    if (gr(e) !== e) throw new vr({ address: e, cause: new br() })
  }
}
function gr(e) {
  if (fr.has(e)) return fr.get(e)
  hr(e, { strict: !1 })
  let t = e.substring(2).toLowerCase(),
    n = pr(rn(t), { as: `Bytes` }),
    r = t.split(``)
  for (let e = 0; e < 40; e += 2)
    (n[e >> 1] >> 4 >= 8 && r[e] && (r[e] = r[e].toUpperCase()),
      (n[e >> 1] & 15) >= 8 && r[e + 1] && (r[e + 1] = r[e + 1].toUpperCase()))
  let i = `0x${r.join(``)}`
  return (fr.set(e, i), i)
}
function _r(e, t = {}) {
  let { strict: n = !0 } = t ?? {}
  try {
    return (hr(e, { strict: n }), !0)
  } catch {
    return !1
  }
}
var vr = class extends L {
    constructor({ address: e, cause: t }) {
      ;(super(`Address "${e}" is invalid.`, { cause: t }),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `Address.InvalidAddressError`,
        }))
    }
  },
  yr = class extends L {
    constructor() {
      ;(super(`Address is not a 20 byte (40 hexadecimal character) value.`),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `Address.InvalidInputError`,
        }))
    }
  },
  br = class extends L {
    constructor() {
      ;(super(`Address does not match its checksum counterpart.`),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `Address.InvalidChecksumError`,
        }))
    }
  },
  xr = /^(.*)\[([0-9]*)\]$/,
  Sr = /^bytes([1-9]|1[0-9]|2[0-9]|3[0-2])?$/,
  Cr =
    /^(u?int)(8|16|24|32|40|48|56|64|72|80|88|96|104|112|120|128|136|144|152|160|168|176|184|192|200|208|216|224|232|240|248|256)?$/
;(2n ** (8n - 1n) - 1n,
  2n ** (16n - 1n) - 1n,
  2n ** (24n - 1n) - 1n,
  2n ** (32n - 1n) - 1n,
  2n ** (40n - 1n) - 1n,
  2n ** (48n - 1n) - 1n,
  2n ** (56n - 1n) - 1n,
  2n ** (64n - 1n) - 1n,
  2n ** (72n - 1n) - 1n,
  2n ** (80n - 1n) - 1n,
  2n ** (88n - 1n) - 1n,
  2n ** (96n - 1n) - 1n,
  2n ** (104n - 1n) - 1n,
  2n ** (112n - 1n) - 1n,
  2n ** (120n - 1n) - 1n,
  2n ** (128n - 1n) - 1n,
  2n ** (136n - 1n) - 1n,
  2n ** (144n - 1n) - 1n,
  2n ** (152n - 1n) - 1n,
  2n ** (160n - 1n) - 1n,
  2n ** (168n - 1n) - 1n,
  2n ** (176n - 1n) - 1n,
  2n ** (184n - 1n) - 1n,
  2n ** (192n - 1n) - 1n,
  2n ** (200n - 1n) - 1n,
  2n ** (208n - 1n) - 1n,
  2n ** (216n - 1n) - 1n,
  2n ** (224n - 1n) - 1n,
  2n ** (232n - 1n) - 1n,
  2n ** (240n - 1n) - 1n,
  2n ** (248n - 1n) - 1n,
  2n ** (256n - 1n) - 1n,
  -(2n ** (8n - 1n)),
  -(2n ** (16n - 1n)),
  -(2n ** (24n - 1n)),
  -(2n ** (32n - 1n)),
  -(2n ** (40n - 1n)),
  -(2n ** (48n - 1n)),
  -(2n ** (56n - 1n)),
  -(2n ** (64n - 1n)),
  -(2n ** (72n - 1n)),
  -(2n ** (80n - 1n)),
  -(2n ** (88n - 1n)),
  -(2n ** (96n - 1n)),
  -(2n ** (104n - 1n)),
  -(2n ** (112n - 1n)),
  -(2n ** (120n - 1n)),
  -(2n ** (128n - 1n)),
  -(2n ** (136n - 1n)),
  -(2n ** (144n - 1n)),
  -(2n ** (152n - 1n)),
  -(2n ** (160n - 1n)),
  -(2n ** (168n - 1n)),
  -(2n ** (176n - 1n)),
  -(2n ** (184n - 1n)),
  -(2n ** (192n - 1n)),
  -(2n ** (200n - 1n)),
  -(2n ** (208n - 1n)),
  -(2n ** (216n - 1n)),
  -(2n ** (224n - 1n)),
  -(2n ** (232n - 1n)),
  -(2n ** (240n - 1n)),
  -(2n ** (248n - 1n)),
  -(2n ** (256n - 1n)))
var wr = 2n ** 256n - 1n
function J(e, t, n) {
  let { checksumAddress: r, staticPosition: i } = n,
    a = Wr(t.type)
  if (a) {
    let [n, o] = a
    return Or(e, { ...t, type: o }, { checksumAddress: r, length: n, staticPosition: i })
  }
  if (t.type === `tuple`) return Mr(e, t, { checksumAddress: r, staticPosition: i })
  if (t.type === `address`) return Dr(e, { checksum: r })
  if (t.type === `bool`) return kr(e)
  if (t.type.startsWith(`bytes`)) return Ar(e, t, { staticPosition: i })
  if (t.type.startsWith(`uint`) || t.type.startsWith(`int`)) return jr(e, t)
  if (t.type === `string`) return Nr(e, { staticPosition: i })
  throw new oi(t.type)
}
var Tr = 32,
  Er = 32
function Dr(e, t = {}) {
  let { checksum: n = !1 } = t,
    r = e.readBytes(32)
  return [((e) => (n ? gr(e) : e))(P(on(r, -20))), 32]
}
function Or(e, t, n) {
  let { checksumAddress: r, length: i, staticPosition: a } = n
  if (i === null) {
    let n = a + q(e.readBytes(Er)),
      i = n + Tr
    e.setPosition(n)
    let o = q(e.readBytes(Tr)),
      s = Y(t),
      c = 0,
      l = []
    for (let n = 0; n < o; ++n) {
      e.setPosition(i + (s ? n * 32 : c))
      let [a, o] = J(e, t, { checksumAddress: r, staticPosition: i })
      ;((c += o), l.push(a), o === 0 && (e.assertReadLimit(), e._touch()))
    }
    return (e.setPosition(a + 32), [l, 32])
  }
  if (Y(t)) {
    let n = a + q(e.readBytes(Er)),
      o = []
    for (let a = 0; a < i; ++a) {
      e.setPosition(n + a * 32)
      let [i] = J(e, t, { checksumAddress: r, staticPosition: n })
      o.push(i)
    }
    return (e.setPosition(a + 32), [o, 32])
  }
  let o = 0,
    s = []
  for (let n = 0; n < i; ++n) {
    let [n, i] = J(e, t, { checksumAddress: r, staticPosition: a + o })
    ;((o += i), s.push(n), i === 0 && (e.assertReadLimit(), e._touch()))
  }
  return [s, o]
}
function kr(e) {
  return [cn(e.readBytes(32), { size: 32 }), 32]
}
function Ar(e, t, { staticPosition: n }) {
  let [r, i] = t.type.split(`bytes`)
  if (!i) {
    let t = q(e.readBytes(32))
    e.setPosition(n + t)
    let r = q(e.readBytes(32))
    if (r === 0) return (e.setPosition(n + 32), [`0x`, 32])
    let i = e.readBytes(r)
    return (e.setPosition(n + 32), [P(i), 32])
  }
  return [P(e.readBytes(Number.parseInt(i, 10), 32)), 32]
}
function jr(e, t) {
  let n = t.type.startsWith(`int`),
    r = Number.parseInt(t.type.split(`int`)[1] || `256`, 10),
    i = e.readBytes(32)
  return [r > 48 ? sn(i, { signed: n }) : q(i, { signed: n }), 32]
}
function Mr(e, t, n) {
  let { checksumAddress: r, staticPosition: i } = n,
    a = t.components.length === 0 || t.components.some(({ name: e }) => !e),
    o = a ? [] : {},
    s = 0
  if (Y(t)) {
    let n = i + q(e.readBytes(Er))
    for (let i = 0; i < t.components.length; ++i) {
      let c = t.components[i]
      e.setPosition(n + s)
      let [l, u] = J(e, c, { checksumAddress: r, staticPosition: n })
      ;((s += u), (o[a ? i : c?.name] = l))
    }
    return (e.setPosition(i + 32), [o, 32])
  }
  for (let n = 0; n < t.components.length; ++n) {
    let c = t.components[n],
      [l, u] = J(e, c, { checksumAddress: r, staticPosition: i })
    ;((o[a ? n : c?.name] = l), (s += u))
  }
  return [o, s]
}
function Nr(e, { staticPosition: t }) {
  let n = t + q(e.readBytes(32))
  e.setPosition(n)
  let r = q(e.readBytes(32))
  if (r === 0) return (e.setPosition(t + 32), [``, 32])
  let i = ln(un(e.readBytes(r, 32)))
  return (e.setPosition(t + 32), [i, 32])
}
function Pr({ checksumAddress: e, parameters: t, values: n }) {
  let r = []
  for (let i = 0; i < t.length; i++) r.push(Fr({ checksumAddress: e, parameter: t[i], value: n[i] }))
  return r
}
function Fr({ checksumAddress: e = !1, parameter: t, value: n }) {
  let r = t,
    i = Wr(r.type)
  if (i) {
    let [t, a] = i
    return Rr(n, { checksumAddress: e, length: t, parameter: { ...r, type: a } })
  }
  if (r.type === `tuple`) return Ur(n, { checksumAddress: e, parameter: r })
  if (r.type === `address`) return Lr(n, { checksum: e })
  if (r.type === `bool`) return Br(n)
  if (r.type.startsWith(`uint`) || r.type.startsWith(`int`)) {
    let e = r.type.startsWith(`int`),
      [, , t = `256`] = Cr.exec(r.type) ?? []
    return Vr(n, { signed: e, size: Number(t) })
  }
  if (r.type.startsWith(`bytes`)) return zr(n, { type: r.type })
  if (r.type === `string`) return Hr(n)
  throw new oi(r.type)
}
function Ir(e) {
  let t = 0
  for (let n = 0; n < e.length; n++) {
    let { dynamic: r, encoded: i } = e[n]
    t += r ? 32 : I(i)
  }
  let n = [],
    r = [],
    i = 0
  for (let a = 0; a < e.length; a++) {
    let { dynamic: o, encoded: s } = e[a]
    o ? (n.push(N(t + i, { size: 32 })), r.push(s), (i += I(s))) : n.push(s)
  }
  return k(...n, ...r)
}
function Lr(e, t) {
  let { checksum: n = !1 } = t
  return (hr(e, { strict: n }), { dynamic: !1, encoded: Fe(e.toLowerCase()) })
}
function Rr(e, t) {
  let { checksumAddress: n, length: r, parameter: i } = t,
    a = r === null
  if (!Array.isArray(e)) throw new ai(e)
  if (!a && e.length !== r) throw new ni({ expectedLength: r, givenLength: e.length, type: `${i.type}[${r}]` })
  let o = e.length === 0 && Y(i),
    s = []
  for (let t = 0; t < e.length; t++) {
    let r = Fr({ checksumAddress: n, parameter: i, value: e[t] })
    ;(r.dynamic && (o = !0), s.push(r))
  }
  if (a || o) {
    let e = Ir(s)
    if (a) {
      let t = N(s.length, { size: 32 })
      return { dynamic: !0, encoded: s.length > 0 ? k(t, e) : t }
    }
    if (o) return { dynamic: !0, encoded: e }
  }
  return { dynamic: !1, encoded: k(...s.map(({ encoded: e }) => e)) }
}
function zr(e, { type: t }) {
  let [, n] = t.split(`bytes`),
    r = I(e)
  if (!n) {
    let t = e
    return (
      r % 32 != 0 && (t = w(t, Math.ceil((e.length - 2) / 2 / 32) * 32)),
      { dynamic: !0, encoded: k(Fe(N(r, { size: 32 })), t) }
    )
  }
  if (r !== Number.parseInt(n, 10)) throw new ri({ expectedSize: Number.parseInt(n, 10), value: e })
  return { dynamic: !1, encoded: w(e) }
}
function Br(e) {
  if (typeof e != `boolean`)
    throw new L(`Invalid boolean value: "${e}" (type: ${typeof e}). Expected: \`true\` or \`false\`.`)
  return { dynamic: !1, encoded: Fe(Te(e)) }
}
function Vr(e, { signed: t, size: n }) {
  if (typeof n == `number`) {
    let r = 2n ** (BigInt(n) - (t ? 1n : 0n)) - 1n,
      i = t ? -r - 1n : 0n
    if (e > r || e < i)
      throw new Ce({ max: r.toString(), min: i.toString(), signed: t, size: n / 8, value: e.toString() })
  }
  return { dynamic: !1, encoded: N(e, { size: 32, signed: t }) }
}
function Hr(e) {
  let t = We(e),
    n = Math.ceil(I(t) / 32),
    r = []
  for (let e = 0; e < n; e++) r.push(w(R(t, e * 32, (e + 1) * 32)))
  return { dynamic: !0, encoded: k(w(N(I(t), { size: 32 })), ...r) }
}
function Ur(e, t) {
  let { checksumAddress: n, parameter: r } = t,
    i = !1,
    a = []
  for (let t = 0; t < r.components.length; t++) {
    let o = r.components[t],
      s = Fr({ checksumAddress: n, parameter: o, value: e[Array.isArray(e) ? t : o.name] })
    ;(a.push(s), s.dynamic && (i = !0))
  }
  return { dynamic: i, encoded: i ? Ir(a) : k(...a.map(({ encoded: e }) => e)) }
}
function Wr(e) {
  let t = e.match(/^(.*)\[(\d+)?\]$/)
  return t ? [t[2] ? Number(t[2]) : null, t[1]] : void 0
}
function Y(e) {
  let { type: t } = e
  if (t === `string` || t === `bytes` || t.endsWith(`[]`)) return !0
  if (t === `tuple`) return e.components?.some(Y)
  let n = Wr(e.type)
  return !!(n && Y({ ...e, type: n[1] }))
}
var Gr = {
  bytes: new Uint8Array(),
  dataView: new DataView(new ArrayBuffer(0)),
  position: 0,
  positionReadCount: new Map(),
  recursiveReadCount: 0,
  recursiveReadLimit: 1 / 0,
  assertReadLimit() {
    if (this.recursiveReadCount >= this.recursiveReadLimit)
      throw new Yr({ count: this.recursiveReadCount + 1, limit: this.recursiveReadLimit })
  },
  assertPosition(e) {
    if (e < 0 || e > this.bytes.length - 1) throw new Jr({ length: this.bytes.length, position: e })
  },
  decrementPosition(e) {
    if (e < 0) throw new qr({ offset: e })
    let t = this.position - e
    ;(this.assertPosition(t), (this.position = t))
  },
  getReadCount(e) {
    return this.positionReadCount.get(e || this.position) || 0
  },
  incrementPosition(e) {
    if (e < 0) throw new qr({ offset: e })
    let t = this.position + e
    ;(this.assertPosition(t), (this.position = t))
  },
  inspectByte(e) {
    let t = e ?? this.position
    return (this.assertPosition(t), this.bytes[t])
  },
  inspectBytes(e, t) {
    let n = t ?? this.position
    return (this.assertPosition(n + e - 1), this.bytes.subarray(n, n + e))
  },
  inspectUint8(e) {
    let t = e ?? this.position
    return (this.assertPosition(t), this.bytes[t])
  },
  inspectUint16(e) {
    let t = e ?? this.position
    return (this.assertPosition(t + 1), this.dataView.getUint16(t))
  },
  inspectUint24(e) {
    let t = e ?? this.position
    return (this.assertPosition(t + 2), (this.dataView.getUint16(t) << 8) + this.dataView.getUint8(t + 2))
  },
  inspectUint32(e) {
    let t = e ?? this.position
    return (this.assertPosition(t + 3), this.dataView.getUint32(t))
  },
  pushByte(e) {
    ;(this.assertPosition(this.position), (this.bytes[this.position] = e), this.position++)
  },
  pushBytes(e) {
    ;(this.assertPosition(this.position + e.length - 1), this.bytes.set(e, this.position), (this.position += e.length))
  },
  pushUint8(e) {
    ;(this.assertPosition(this.position), (this.bytes[this.position] = e), this.position++)
  },
  pushUint16(e) {
    ;(this.assertPosition(this.position + 1), this.dataView.setUint16(this.position, e), (this.position += 2))
  },
  pushUint24(e) {
    ;(this.assertPosition(this.position + 2),
      this.dataView.setUint16(this.position, e >> 8),
      this.dataView.setUint8(this.position + 2, e & 255),
      (this.position += 3))
  },
  pushUint32(e) {
    ;(this.assertPosition(this.position + 3), this.dataView.setUint32(this.position, e), (this.position += 4))
  },
  readByte() {
    ;(this.assertReadLimit(), this._touch())
    let e = this.inspectByte()
    return (this.position++, e)
  },
  readBytes(e, t) {
    ;(this.assertReadLimit(), this._touch())
    let n = this.inspectBytes(e)
    return ((this.position += t ?? e), n)
  },
  readUint8() {
    ;(this.assertReadLimit(), this._touch())
    let e = this.inspectUint8()
    return ((this.position += 1), e)
  },
  readUint16() {
    ;(this.assertReadLimit(), this._touch())
    let e = this.inspectUint16()
    return ((this.position += 2), e)
  },
  readUint24() {
    ;(this.assertReadLimit(), this._touch())
    let e = this.inspectUint24()
    return ((this.position += 3), e)
  },
  readUint32() {
    ;(this.assertReadLimit(), this._touch())
    let e = this.inspectUint32()
    return ((this.position += 4), e)
  },
  get remaining() {
    return this.bytes.length - this.position
  },
  setPosition(e) {
    let t = this.position
    return (this.assertPosition(e), (this.position = e), () => (this.position = t))
  },
  _touch() {
    if (this.recursiveReadLimit === 1 / 0) return
    let e = this.getReadCount()
    ;(this.positionReadCount.set(this.position, e + 1), e > 0 && this.recursiveReadCount++)
  },
}
function Kr(e, { recursiveReadLimit: t = 8192 } = {}) {
  let n = Object.create(Gr)
  return (
    (n.bytes = e),
    (n.dataView = new DataView(e.buffer, e.byteOffset, e.byteLength)),
    (n.positionReadCount = new Map()),
    (n.recursiveReadLimit = t),
    n
  )
}
var qr = class extends L {
    constructor({ offset: e }) {
      ;(super(`Offset \`${e}\` cannot be negative.`),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `Cursor.NegativeOffsetError`,
        }))
    }
  },
  Jr = class extends L {
    constructor({ length: e, position: t }) {
      ;(super(`Position \`${t}\` is out of bounds (\`0 < position < ${e}\`).`),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `Cursor.PositionOutOfBoundsError`,
        }))
    }
  },
  Yr = class extends L {
    constructor({ count: e, limit: t }) {
      ;(super(`Recursive read limit of \`${t}\` exceeded (recursive read count: \`${e}\`).`),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `Cursor.RecursiveReadLimitExceededError`,
        }))
    }
  }
function Xr(e, t, n = {}) {
  let { as: r = `Array`, checksumAddress: i = !1 } = n,
    a = typeof t == `string` ? nn(t) : t,
    o = Kr(a)
  if (K(a) === 0 && e.length > 0) throw new ti()
  if (K(a) && K(a) < 32) throw new ei({ data: typeof t == `string` ? t : P(t), parameters: e, size: K(a) })
  let s = 0,
    c = r === `Array` ? [] : {}
  for (let t = 0; t < e.length; ++t) {
    let n = e[t]
    s < a.length && o.setPosition(s)
    let [l, u] = J(o, n, { checksumAddress: i, staticPosition: 0 })
    ;((s += u), r === `Array` ? c.push(l) : (c[n.name ?? t] = l))
  }
  return c
}
function Zr(e, t, n) {
  let { checksumAddress: r = !1 } = n ?? {}
  if (e.length !== t.length) throw new ii({ expectedLength: e.length, givenLength: t.length })
  let i = Ir(Pr({ checksumAddress: r, parameters: e, values: t }))
  return i.length === 0 ? `0x` : i
}
function Qr(e, t) {
  if (e.length !== t.length) throw new ii({ expectedLength: e.length, givenLength: t.length })
  let n = []
  for (let r = 0; r < e.length; r++) {
    let i = e[r],
      a = t[r]
    n.push(Qr.encode(i, a))
  }
  return k(...n)
}
;(function (e) {
  function t(e, n, r = !1) {
    if (e === `address`) {
      let e = n
      return (hr(e), Fe(e.toLowerCase(), r ? 32 : 0))
    }
    if (e === `string`) return We(n)
    if (e === `bytes`) return n
    if (e === `bool`) return Fe(Te(n), r ? 32 : 1)
    let i = e.match(Cr)
    if (i) {
      let [e, t, a = `256`] = i,
        o = Number.parseInt(a, 10) / 8
      return N(n, { size: r ? 32 : o, signed: t === `int` })
    }
    let a = e.match(Sr)
    if (a) {
      let [e, t] = a
      if (Number.parseInt(t, 10) !== (n.length - 2) / 2)
        throw new ri({ expectedSize: Number.parseInt(t, 10), value: n })
      return w(n, r ? 32 : 0)
    }
    let o = e.match(xr)
    if (o && Array.isArray(n)) {
      let [e, r] = o,
        i = []
      for (let e = 0; e < n.length; e++) i.push(t(r, n[e], !0))
      return i.length === 0 ? `0x` : k(...i)
    }
    throw new oi(e)
  }
  e.encode = t
})((Qr ||= {}))
function $r(e) {
  return (Array.isArray(e) && typeof e[0] == `string`) || typeof e == `string` ? me(e) : e
}
var ei = class extends L {
    constructor({ data: e, parameters: t, size: n }) {
      ;(super(`Data size of ${n} bytes is too small for given parameters.`, {
        metaMessages: [`Params: (${S(t)})`, `Data:   ${e} (${n} bytes)`],
      }),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `AbiParameters.DataSizeTooSmallError`,
        }))
    }
  },
  ti = class extends L {
    constructor() {
      ;(super(`Cannot decode zero data ("0x") with ABI parameters.`),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `AbiParameters.ZeroDataError`,
        }))
    }
  },
  ni = class extends L {
    constructor({ expectedLength: e, givenLength: t, type: n }) {
      ;(super(`Array length mismatch for type \`${n}\`. Expected: \`${e}\`. Given: \`${t}\`.`),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `AbiParameters.ArrayLengthMismatchError`,
        }))
    }
  },
  ri = class extends L {
    constructor({ expectedSize: e, value: t }) {
      ;(super(`Size of bytes "${t}" (bytes${I(t)}) does not match expected size (bytes${e}).`),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `AbiParameters.BytesSizeMismatchError`,
        }))
    }
  },
  ii = class extends L {
    constructor({ expectedLength: e, givenLength: t }) {
      ;(super(
        [
          `ABI encoding parameters/values length mismatch.`,
          `Expected length (parameters): ${e}`,
          `Given length (values): ${t}`,
        ].join(`
`),
      ),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `AbiParameters.LengthMismatchError`,
        }))
    }
  },
  ai = class extends L {
    constructor(e) {
      ;(super(`Value \`${e}\` is not a valid array.`),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `AbiParameters.InvalidArrayError`,
        }))
    }
  },
  oi = class extends L {
    constructor(e) {
      ;(super(`Type \`${e}\` is not a valid ABI Type.`),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `AbiParameters.InvalidTypeError`,
        }))
    }
  }
function si(e, t = {}) {
  let { recovered: n } = t
  if (e.r === void 0 || e.s === void 0 || (n && e.yParity === void 0)) throw new gi({ signature: e })
  if (e.r < 0n || e.r > wr) throw new _i({ value: e.r })
  if (e.s < 0n || e.s > wr) throw new vi({ value: e.s })
  if (typeof e.yParity == `number` && e.yParity !== 0 && e.yParity !== 1) throw new yi({ value: e.yParity })
}
function ci(e) {
  return li(P(e))
}
function li(e) {
  if (e.length !== 130 && e.length !== 132) throw new hi({ signature: e })
  let t = BigInt(R(e, 0, 32)),
    n = BigInt(R(e, 32, 64)),
    r = (() => {
      let t = Number(`0x${e.slice(130)}`)
      if (!Number.isNaN(t))
        try {
          return mi(t)
        } catch {
          throw new yi({ value: t })
        }
    })()
  return r === void 0 ? { r: t, s: n } : { r: t, s: n, yParity: r }
}
function ui(e) {
  if (e.r !== void 0 && e.s !== void 0) return di(e)
}
function di(e) {
  let t =
    typeof e == `string`
      ? li(e)
      : e instanceof Uint8Array
        ? ci(e)
        : typeof e.r == `string`
          ? pi(e)
          : e.v
            ? fi(e)
            : { r: e.r, s: e.s, ...(e.yParity === void 0 ? {} : { yParity: e.yParity }) }
  return (si(t), t)
}
function fi(e) {
  return { r: e.r, s: e.s, yParity: mi(e.v) }
}
function pi(e) {
  let t = (() => {
    let t = e.v ? Number(e.v) : void 0,
      n = e.yParity ? Number(e.yParity) : void 0
    if ((typeof t == `number` && typeof n != `number` && (n = mi(t)), typeof n != `number`))
      throw new yi({ value: e.yParity })
    return n
  })()
  return { r: BigInt(e.r), s: BigInt(e.s), yParity: t }
}
function mi(e) {
  if (e === 0 || e === 27) return 0
  if (e === 1 || e === 28) return 1
  if (e >= 35) return +(e % 2 == 0)
  throw new bi({ value: e })
}
var hi = class extends L {
    constructor({ signature: e }) {
      ;(super(`Value \`${e}\` is an invalid signature size.`, {
        metaMessages: [`Expected: 64 bytes or 65 bytes.`, `Received ${I(pt(e))} bytes.`],
      }),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `Signature.InvalidSerializedSizeError`,
        }))
    }
  },
  gi = class extends L {
    constructor({ signature: e }) {
      ;(super(`Signature \`${Ke(e)}\` is missing either an \`r\`, \`s\`, or \`yParity\` property.`),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `Signature.MissingPropertiesError`,
        }))
    }
  },
  _i = class extends L {
    constructor({ value: e }) {
      ;(super(`Value \`${e}\` is an invalid r value. r must be a positive integer less than 2^256.`),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `Signature.InvalidRError`,
        }))
    }
  },
  vi = class extends L {
    constructor({ value: e }) {
      ;(super(`Value \`${e}\` is an invalid s value. s must be a positive integer less than 2^256.`),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `Signature.InvalidSError`,
        }))
    }
  },
  yi = class extends L {
    constructor({ value: e }) {
      ;(super(`Value \`${e}\` is an invalid y-parity value. Y-parity must be 0 or 1.`),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `Signature.InvalidYParityError`,
        }))
    }
  },
  bi = class extends L {
    constructor({ value: e }) {
      ;(super(`Value \`${e}\` is an invalid v value. v must be 27, 28 or >=35.`),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `Signature.InvalidVError`,
        }))
    }
  }
function xi(e, t = {}) {
  return typeof e.chainId == `string` ? Si(e) : { ...e, ...t.signature }
}
function Si(e) {
  let { address: t, chainId: n, nonce: r } = e,
    i = ui(e)
  return { address: t, chainId: Number(n), nonce: BigInt(r), ...i }
}
var Ci = $r(
  `(uint256 chainId, address delegation, uint256 nonce, uint8 yParity, uint256 r, uint256 s), address to, bytes data`,
)
function wi(e) {
  if (typeof e == `string`) {
    if (R(e, -32) !== `0x8010801080108010801080108010801080108010801080108010801080108010`) throw new Di(e)
  } else si(e.authorization)
}
function Ti(e) {
  wi(e)
  let t = ht(R(e, -64, -32)),
    n = R(e, -t - 64, -64),
    r = R(e, 0, -t - 64),
    [i, a, o] = Xr(Ci, n)
  return {
    authorization: xi({
      address: i.delegation,
      chainId: Number(i.chainId),
      nonce: i.nonce,
      yParity: i.yParity,
      r: i.r,
      s: i.s,
    }),
    signature: r,
    ...(o && o !== `0x` ? { data: o, to: a } : {}),
  }
}
function Ei(e) {
  try {
    return (wi(e), !0)
  } catch {
    return !1
  }
}
var Di = class extends L {
  constructor(e) {
    ;(super(`Value \`${e}\` is an invalid ERC-8010 wrapped signature.`),
      Object.defineProperty(this, 'name', {
        enumerable: !0,
        configurable: !0,
        writable: !0,
        value: `SignatureErc8010.InvalidWrappedSignatureError`,
      }))
  }
}
function Oi(e) {
  return e.map((e) => ({ ...e, value: BigInt(e.value) }))
}
function ki(e) {
  return {
    ...e,
    balance: e.balance ? BigInt(e.balance) : void 0,
    nonce: e.nonce ? n(e.nonce) : void 0,
    storageProof: e.storageProof ? Oi(e.storageProof) : void 0,
  }
}
async function Ai(
  e,
  { address: t, blockHash: n, blockNumber: r, blockTag: i = `latest`, requireCanonical: a, storageKeys: o },
) {
  let s = D({ blockHash: n, blockNumber: r, blockTag: i, requireCanonical: a })
  return ki(await e.request({ method: `eth_getProof`, params: [t, o, s] }))
}
async function ji(e, { hash: t }) {
  let n = await e.request({ method: `eth_getRawTransactionByHash`, params: [t] }, { dedupe: !0 })
  if (!n) throw new Mt({ hash: t })
  return n
}
async function Mi(
  e,
  { address: t, blockHash: n, blockNumber: r, blockTag: i = `latest`, requireCanonical: a, slot: o },
) {
  let s = D({ blockHash: n, blockNumber: r, blockTag: i, requireCanonical: a })
  return await e.request({ method: `eth_getStorageAt`, params: [t, o, s] })
}
async function Ni(e, { blockHash: t, blockNumber: n, blockTag: r = `latest`, requireCanonical: i, requests: a }) {
  let o = D({ blockHash: t, blockNumber: n, blockTag: r, requireCanonical: i })
  return e.request({ method: `eth_getStorageValues`, params: [a, o] })
}
async function Pi(e, { hash: t, transactionReceipt: n }) {
  let [r, i] = await Promise.all([M(e, z, `getBlockNumber`)({}), t ? M(e, at, `getTransaction`)({ hash: t }) : void 0]),
    a = n?.blockNumber || i?.blockNumber
  return a ? r - a + 1n : 0n
}
async function Fi(e, t) {
  let {
      account: n,
      authorizationList: r,
      allowFailure: i = !0,
      blockHash: a,
      blockNumber: o,
      blockOverrides: s,
      blockTag: l,
      requireCanonical: u,
      stateOverride: d,
    } = t,
    f = t.contracts,
    p = typeof e.batch?.multicall == `object` ? e.batch.multicall : {},
    m = t.batchSize ?? p.batchSize ?? 1024,
    h = t.deployless ?? p.deployless ?? !1,
    g = (() => {
      if (t.multicallAddress) return t.multicallAddress
      if (h) return null
      if (e.chain) return he({ blockNumber: o, chain: e.chain, contract: `multicall3` })
      throw Error(`client chain not configured. multicallAddress is required.`)
    })(),
    _ = [[]],
    v = 0,
    b = 0
  for (let e = 0; e < f.length; e++) {
    let { abi: t, address: r, args: a, functionName: o } = f[e]
    try {
      let e = y({ abi: t, args: a, functionName: o })
      ;((b += (e.length - 2) / 2),
        m > 0 && b > m && _[v].length > 0 && (v++, (b = (e.length - 2) / 2), (_[v] = [])),
        (_[v] = [..._[v], { allowFailure: !0, callData: e, target: r }]))
    } catch (e) {
      let s = De(e, { abi: t, address: r, args: a, docsPath: `/docs/contract/multicall`, functionName: o, sender: n })
      if (!i) throw s
      _[v] = [..._[v], { allowFailure: !0, callData: `0x`, target: r }]
    }
  }
  let ee = !!e.batch?.multicall,
    x = ee ? _.flatMap((e) => e.map((e) => [e])) : _,
    te = await Promise.allSettled(
      x.map((t) =>
        ee
          ? Ii(e, {
              account: n,
              authorizationList: r,
              batchSize: m,
              blockHash: a,
              blockNumber: o,
              blockOverrides: s,
              blockTag: l,
              call: t[0],
              multicallAddress: g,
              requireCanonical: u,
              stateOverride: d,
            }).then((e) => [e])
          : M(
              e,
              j,
              `readContract`,
            )({
              ...(g === null ? { code: Ne } : { address: g }),
              abi: T,
              account: n,
              args: [t],
              authorizationList: r,
              blockHash: a,
              blockNumber: o,
              blockOverrides: s,
              blockTag: l,
              functionName: `aggregate3`,
              requireCanonical: u,
              stateOverride: d,
            }),
      ),
    ),
    S = []
  for (let e = 0; e < te.length; e++) {
    let t = te[e]
    if (t.status === `rejected`) {
      if (!i) throw t.reason
      for (let n = 0; n < x[e].length; n++) S.push({ status: `failure`, error: t.reason, result: void 0 })
      continue
    }
    let n = t.value
    for (let t = 0; t < n.length; t++) {
      let { returnData: r, success: a } = n[t],
        { callData: o } = x[e][t],
        { abi: s, address: l, functionName: u, args: d } = f[S.length]
      try {
        if (o === `0x`) throw new c()
        if (!a) throw new He({ data: r })
        let e = H({ abi: s, args: d, data: r, functionName: u })
        S.push(i ? { result: e, status: `success` } : e)
      } catch (e) {
        let t = De(e, { abi: s, address: l, args: d, docsPath: `/docs/contract/multicall`, functionName: u })
        if (!i) throw t
        S.push({ error: t, result: void 0, status: `failure` })
      }
    }
  }
  if (S.length !== f.length) throw new C(`multicall results mismatch`)
  return S
}
async function Ii(e, t) {
  let { batchSize: n, call: r, multicallAddress: i, ...a } = t,
    { wait: o = 0 } = typeof e.batch?.multicall == `object` ? e.batch.multicall : {},
    { schedule: s } = ve({
      id: B([`multicall`, e.uid, n, i, a]),
      wait: o,
      shouldSplitBatch(e) {
        return n !== 0 && e.reduce((e, { callData: t }) => e + (t.length - 2) / 2, 0) > n
      },
      fn: (t) =>
        M(
          e,
          j,
          `readContract`,
        )({ ...(i === null ? { code: Ne } : { address: i }), ...a, abi: T, args: [t], functionName: `aggregate3` }),
    }),
    [c] = await s(r)
  return c
}
async function Li(e, t) {
  let {
    blockNumber: n,
    blockTag: r = e.experimental_blockTag ?? `latest`,
    blocks: i,
    returnFullTransactions: a,
    traceTransfers: o,
    validation: s,
  } = t
  try {
    let t = []
    for (let e of i) {
      let n = e.blockOverrides ? Ue(e.blockOverrides) : void 0,
        r = e.calls.map((e) => {
          let t = e,
            n = t.account ? V(t.account) : void 0,
            r = t.abi ? y(t) : t.data,
            i = { ...t, account: n, data: t.dataSuffix ? p([r || `0x`, t.dataSuffix]) : r, from: t.from ?? n?.address }
          return (ge(i), ke(i))
        }),
        i = e.stateOverrides ? tt(e.stateOverrides) : void 0
      t.push({ blockOverrides: n, calls: r, stateOverrides: i })
    }
    let l = (typeof n == `bigint` ? v(n) : void 0) || r
    return (
      await e.request({
        method: `eth_simulateV1`,
        params: [{ blockStateCalls: t, returnFullTransactions: a, traceTransfers: o, validation: s }, l],
      })
    ).map((e, t) => ({
      ...Me(e),
      calls: e.calls.map((e, n) => {
        let { abi: r, args: a, functionName: o, to: s } = i[t].calls[n],
          l = e.error?.data ?? e.returnData,
          u = BigInt(e.gasUsed),
          d = e.maxUsedGas === void 0 ? void 0 : BigInt(e.maxUsedGas),
          f = e.logs?.map((e) => F(e)),
          p = e.status === `0x1` ? `success` : `failure`,
          m = r && p === `success` && l !== `0x` ? H({ abi: r, data: l, functionName: o }) : null,
          h = (() => {
            if (p === `success`) return
            let e
            if ((l === `0x` ? (e = new c()) : l && (e = new He({ data: l })), e))
              return De(e, { abi: r ?? [], address: s ?? `0x`, args: a, functionName: o ?? `<unknown>` })
          })()
        return {
          data: l,
          gasUsed: u,
          logs: f,
          ...(d === void 0 ? {} : { maxUsedGas: d }),
          status: p,
          ...(p === `success` ? { result: m } : { error: h }),
        }
      }),
    }))
  } catch (e) {
    let t = e,
      n = Pe(t, {})
    throw n instanceof Pt ? t : n
  }
}
function Ri(e) {
  let t = !0,
    n = ``,
    r = 0,
    i = ``,
    a = !1
  for (let o = 0; o < e.length; o++) {
    let s = e[o]
    if (([`(`, `)`, `,`].includes(s) && (t = !0), s === `(` && r++, s === `)` && r--, t)) {
      if (r === 0) {
        if (s === ` ` && [`event`, `function`, `error`, ``].includes(i)) i = ``
        else if (((i += s), s === `)`)) {
          a = !0
          break
        }
      } else s === ` ` ? e[o - 1] !== `,` && n !== `,` && n !== `,(` && ((n = ``), (t = !1)) : ((i += s), (n += s))
    }
  }
  if (!a) throw new L(`Unable to normalize signature.`)
  return i
}
function zi(e, t) {
  let n = typeof e,
    r = t.type
  switch (r) {
    case `address`:
      return _r(e, { strict: !1 })
    case `bool`:
      return n === `boolean`
    case `function`:
      return n === `string`
    case `string`:
      return n === `string`
    default:
      return r === `tuple` && `components` in t
        ? Object.values(t.components).every((t, n) => zi(Object.values(e)[n], t))
        : /^u?int(8|16|24|32|40|48|56|64|72|80|88|96|104|112|120|128|136|144|152|160|168|176|184|192|200|208|216|224|232|240|248|256)?$/.test(
              r,
            )
          ? n === `number` || n === `bigint`
          : /^bytes([1-9]|1[0-9]|2[0-9]|3[0-2])?$/.test(r)
            ? n === `string` || e instanceof Uint8Array
            : /[a-z]+[1-9]{0,3}(\[[0-9]{0,}\])+$/.test(r)
              ? Array.isArray(e) && e.every((e) => zi(e, { ...t, type: r.replace(/(\[[0-9]{0,}\])$/, ``) }))
              : !1
  }
}
function Bi(e, t, n) {
  for (let r in e) {
    let i = e[r],
      a = t[r]
    if (i.type === `tuple` && a.type === `tuple` && `components` in i && `components` in a)
      return Bi(i.components, a.components, n[r])
    let o = [i.type, a.type]
    if (
      (o.includes(`address`) && o.includes(`bytes20`)) ||
      (((o.includes(`address`) && o.includes(`string`)) || (o.includes(`address`) && o.includes(`bytes`))) &&
        _r(n[r], { strict: !1 }))
    )
      return o
  }
}
function Vi(e, t = {}) {
  let { prepare: n = !0 } = t,
    r = Array.isArray(e) || typeof e == `string` ? zt(e) : e
  return { ...r, ...(n ? { hash: X(r) } : {}) }
}
function Hi(e, t, n) {
  let { args: r = [], prepare: i = !0 } = n ?? {},
    a = $e(t, { strict: !1 }),
    o = e.filter((e) =>
      a
        ? e.type === `function` || e.type === `error`
          ? Ui(e) === R(t, 0, 4)
          : e.type === `event` && X(e) === t
        : `name` in e && e.name === t,
    )
  if (o.length === 0) throw new Ki({ name: t })
  if (o.length === 1) return { ...o[0], ...(i ? { hash: X(o[0]) } : {}) }
  let s
  for (let e of o)
    if (`inputs` in e) {
      if (!r || r.length === 0) {
        if (!e.inputs || e.inputs.length === 0) return { ...e, ...(i ? { hash: X(e) } : {}) }
      } else if (
        e.inputs &&
        e.inputs.length !== 0 &&
        e.inputs.length === r.length &&
        r.every((t, n) => {
          let r = `inputs` in e && e.inputs[n]
          return r ? zi(t, r) : !1
        })
      ) {
        if (s && `inputs` in s && s.inputs) {
          let t = Bi(e.inputs, s.inputs, r)
          if (t) throw new Gi({ abiItem: e, type: t[0] }, { abiItem: s, type: t[1] })
        }
        s = e
      }
    }
  let c = (() => {
    if (s) return s
    let [e, ...t] = o
    return { ...e, overloads: t }
  })()
  if (!c) throw new Ki({ name: t })
  return { ...c, ...(i ? { hash: X(c) } : {}) }
}
function Ui(...e) {
  let t = (() => {
    if (Array.isArray(e[0])) {
      let [t, n] = e
      return Hi(t, n)
    }
    return e[0]
  })()
  return R(X(t), 0, 4)
}
function Wi(...e) {
  let t = (() => {
    if (Array.isArray(e[0])) {
      let [t, n] = e
      return Hi(t, n)
    }
    return e[0]
  })()
  return Ri(typeof t == `string` ? t : ne(t))
}
function X(...e) {
  let t = (() => {
    if (Array.isArray(e[0])) {
      let [t, n] = e
      return Hi(t, n)
    }
    return e[0]
  })()
  return typeof t != `string` && `hash` in t && t.hash ? t.hash : pr(We(Wi(t)))
}
var Gi = class extends L {
    constructor(e, t) {
      ;(super(`Found ambiguous types in overloaded ABI Items.`, {
        metaMessages: [
          `\`${e.type}\` in \`${Ri(ne(e.abiItem))}\`, and`,
          `\`${t.type}\` in \`${Ri(ne(t.abiItem))}\``,
          ``,
          `These types encode differently and cannot be distinguished at runtime.`,
          `Remove one of the ambiguous items in the ABI.`,
        ],
      }),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `AbiItem.AmbiguityError`,
        }))
    }
  },
  Ki = class extends L {
    constructor({ name: e, data: t, type: n = `item` }) {
      let r = e ? ` with name "${e}"` : t ? ` with data "${t}"` : ``
      ;(super(`ABI ${n}${r} not found.`),
        Object.defineProperty(this, 'name', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: `AbiItem.NotFoundError`,
        }))
    }
  }
function qi(...e) {
  let [t, n] = (() => {
      if (Array.isArray(e[0])) {
        let [t, n] = e
        return [Yi(t), n]
      }
      return e
    })(),
    { bytecode: r, args: i } = n
  return k(r, t.inputs?.length && i?.length ? Zr(t.inputs, i) : `0x`)
}
function Ji(e) {
  return Vi(e)
}
function Yi(e) {
  let t = e.find((e) => e.type === `constructor`)
  if (!t) throw new Ki({ name: `constructor` })
  return t
}
function Xi(e, t = {}) {
  return Vi(e, t)
}
function Zi(e) {
  return X(e)
}
function Qi(...e) {
  let [t, n, r = {}] = (() => {
      if (Array.isArray(e[0])) {
        let [t, n, r, i] = e
        return [$i(t, n), r, i]
      }
      return e
    })(),
    i = Xr(t.outputs, n, r)
  if (!(i && Object.keys(i).length === 0))
    return i && Object.keys(i).length === 1 ? (Array.isArray(i) ? i[0] : Object.values(i)[0]) : i
}
function Z(...e) {
  let [t, n = []] = (() => {
      if (Array.isArray(e[0])) {
        let [t, n, r] = e
        return [$i(t, n, { args: r }), r]
      }
      let [t, n] = e
      return [t, n]
    })(),
    { overloads: r } = t,
    i = r ? $i([t, ...r], t.name, { args: n }) : t,
    a = ea(i),
    o = n.length > 0 ? Zr(i.inputs, n) : void 0
  return o ? k(a, o) : a
}
function Q(e, t = {}) {
  return Vi(e, t)
}
function $i(e, t, n) {
  let r = Hi(e, t, n)
  if (r.type !== `function`) throw new Ki({ name: t, type: `function` })
  return r
}
function ea(e) {
  return Ui(e)
}
var ta = `0x6080604052348015600e575f80fd5b5061016d8061001c5f395ff3fe608060405234801561000f575f80fd5b5060043610610029575f3560e01c8063f8b2cb4f1461002d575b5f80fd5b610047600480360381019061004291906100db565b61005d565b604051610054919061011e565b60405180910390f35b5f8173ffffffffffffffffffffffffffffffffffffffff16319050919050565b5f80fd5b5f73ffffffffffffffffffffffffffffffffffffffff82169050919050565b5f6100aa82610081565b9050919050565b6100ba816100a0565b81146100c4575f80fd5b50565b5f813590506100d5816100b1565b92915050565b5f602082840312156100f0576100ef61007d565b5b5f6100fd848285016100c7565b91505092915050565b5f819050919050565b61011881610106565b82525050565b5f6020820190506101315f83018461010f565b9291505056fea26469706673582212203b9fe929fe995c7cf9887f0bdba8a36dd78e8b73f149b17d2d9ad7cd09d2dc6264736f6c634300081a0033`,
  na = `0x608060405234801561000f575f5ffd5b5060043610610029575f3560e01c8063fd00430c1461002d575b5f5ffd5b6100476004803603810190610042919061012b565b610049565b005b80825f375f5f825f865afa610060573d5f5f3e3d5ffd5b3d5f5f3e3d5ff35b5f5ffd5b5f5ffd5b5f73ffffffffffffffffffffffffffffffffffffffff82169050919050565b5f61009982610070565b9050919050565b6100a98161008f565b81146100b3575f5ffd5b50565b5f813590506100c4816100a0565b92915050565b5f5ffd5b5f5ffd5b5f5ffd5b5f5f83601f8401126100eb576100ea6100ca565b5b8235905067ffffffffffffffff811115610108576101076100ce565b5b602083019150836001820283011115610124576101236100d2565b5b9250929050565b5f5f5f6040848603121561014257610141610068565b5b5f61014f868287016100b6565b935050602084013567ffffffffffffffff8111156101705761016f61006c565b5b61017c868287016100d6565b9250925050925092509256fea2646970667358221220635ed99185cacf3f2acba6921f23687c969cec2bbaf5f9ad599f507e6e105e6964736f6c63430008230033`,
  ra = 1000000n,
  ia = 3735928559n,
  aa = Zi(Xi(`event Transfer(address indexed from, address indexed to, uint256 value)`)),
  oa = Q(`function balanceOf(address) returns (uint256)`),
  sa = Q(`function decimals() returns (uint256)`),
  ca = Q(`function tokenURI(uint256) returns (string)`),
  la = Q(`function symbol() returns (string)`),
  ua = Q(`function query(address target, bytes data)`)
async function da(e, t) {
  let {
      blockNumber: n,
      blockTag: r,
      calls: i,
      stateOverrides: a,
      traceAssetChanges: o,
      traceTransfers: s,
      validation: c,
    } = t,
    l = t.account ? V(t.account) : void 0
  if (o && !l) throw new C('`account` is required when `traceAssetChanges` is true')
  let u = l
      ? qi(Ji(`constructor(bytes, bytes)`), {
          bytecode: Oe,
          args: [ta, Z(Q(`function getBalance(address)`), [l.address])],
        })
      : void 0,
    d = r ?? e.experimental_blockTag ?? `latest`,
    f = n
  if (o && typeof f != `bigint` && d !== `earliest` && d !== `pending`) {
    if (d === `latest`) f = await z(e, { cacheTime: 0 })
    else {
      let t = await O(e, { blockTag: d })
      if (typeof t.number != `bigint`) throw new C(`Block tag \`${d}\` did not resolve to a number.`)
      f = t.number
    }
  }
  let p = typeof f == `bigint` ? { blockNumber: f } : { blockTag: d },
    h = o
      ? await Li(e, {
          ...p,
          blocks: [{ calls: i.map((e) => ({ ...e, from: l.address })), stateOverrides: a }],
          traceTransfers: s,
          validation: c,
        })
      : void 0,
    g = h
      ? [
          ...new Set([
            ...pa(
              h[0].calls.flatMap((e) => e.logs ?? []),
              l.address,
            ),
            ...t.calls.map((e) => e.to?.toLowerCase()),
          ]),
        ].filter(
          (e) =>
            !!e &&
            e !== `0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee` &&
            e !== `0x0000000000000000000000000000000000000000`,
        )
      : [],
    _ = _a([...(l ? [l.address] : []), ...g, ...(a?.map(({ address: e }) => e) ?? [])]),
    v = [{ address: _, code: na }],
    [y, b] = await Promise.all([
      o
        ? Promise.all([
            ga(e, { account: l.address, ...p, data: u, stateOverride: a }),
            ...g.map((t) =>
              ga(e, {
                account: l.address,
                address: t,
                ...p,
                data: Z(oa, [l.address]),
                staticCallAddress: _,
                stateOverride: a,
              }),
            ),
          ])
        : [],
      Li(e, {
        ...p,
        blocks: [
          { calls: [...i, { to: Ft }].map((e) => ({ ...e, from: l?.address })), stateOverrides: a },
          ...(o
            ? [
                { calls: [{ data: u }] },
                { calls: g.map((e) => ({ to: _, gas: ra, data: fa(e, Z(oa, [l.address])) })), stateOverrides: v },
                { calls: g.map((e) => ({ to: _, gas: ra, data: fa(e, Z(sa)) })), stateOverrides: v },
                { calls: g.map((e) => ({ to: _, gas: ra, data: fa(e, Z(ca, [0n])) })), stateOverrides: v },
                { calls: g.map((e) => ({ to: _, gas: ra, data: fa(e, Z(la)) })), stateOverrides: v },
              ]
            : []),
        ],
        traceTransfers: s,
        validation: c,
      }),
    ]),
    ee = b[0],
    [x, te, S, ne, re] = o ? b.slice(1) : [],
    { calls: ie, ...ae } = ee,
    oe = ie.slice(0, -1),
    se = y.map((e) => (ma(e) ? m(e.data) : null)),
    ce = x?.calls ?? [],
    le = te?.calls ?? [],
    ue = [...ce, ...le].map((e) => (ma(e) ? m(e.data) : null)),
    de = (S?.calls ?? []).map((e) => ha(e, sa)),
    fe = (re?.calls ?? []).map((e) => ha(e, la)),
    pe = (ne?.calls ?? []).map((e) => ha(e, ca)),
    me = []
  for (let [e, t] of ue.entries()) {
    let n = se[e],
      r = y[e],
      i = typeof n == `bigint` ? n : e > 0 && r?.status === `success` && r.data === `0x` ? 0n : null
    if (typeof t != `bigint` || typeof i != `bigint`) continue
    let a = de[e - 1],
      o = fe[e - 1],
      s = pe[e - 1],
      c =
        e === 0
          ? { address: It, decimals: 18, symbol: `ETH` }
          : { address: g[e - 1], decimals: s || a ? Number(a ?? 1) : void 0, symbol: o ?? void 0 }
    me.push({ token: c, value: { pre: i, post: t, diff: t - i } })
  }
  return { assetChanges: me, block: ae, results: oe }
}
function fa(e, t) {
  return Z(ua, [e, t])
}
function pa(e, t) {
  let n = u(t.toLowerCase(), { size: 32 })
  return e
    .filter((e) =>
      e.topics[0]?.toLowerCase() !== aa || e.address.toLowerCase() === `0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`
        ? !1
        : e.topics[1]?.toLowerCase() === n || e.topics[2]?.toLowerCase() === n,
    )
    .map((e) => e.address.toLowerCase())
}
function ma(e) {
  return e.status === `success` && /^0x[\da-f]{64}$/i.test(e.data)
}
function ha(e, t) {
  if (e.status === `failure` || e.data === `0x`) return null
  try {
    return Qi(t, e.data)
  } catch {
    return null
  }
}
async function ga(e, t) {
  let { account: n, address: r, blockNumber: i, blockTag: a, data: o, staticCallAddress: s, stateOverride: c } = t
  try {
    return {
      data:
        (
          await ye(
            { ...e, ccipRead: !1 },
            {
              account: r ? `0x0000000000000000000000000000000000000000` : n,
              data: r ? fa(r, o) : o,
              stateOverride: r && s ? [...(c ?? []), { address: s, code: na }] : c,
              ...(r ? { gas: ra, to: s } : {}),
              ...(typeof i == `bigint` ? { blockNumber: i } : { blockTag: a }),
            },
          )
        ).data ?? `0x`,
      status: `success`,
    }
  } catch (e) {
    if (!(e instanceof Ie) || !(e.cause instanceof Nt)) throw e
    return { data: `0x`, status: `failure` }
  }
}
function _a(e) {
  let t = new Set(e.map((e) => e.toLowerCase())),
    n = ia
  for (; t.has(`0x${n.toString(16).padStart(40, `0`)}`);) n++
  return `0x${n.toString(16).padStart(40, `0`)}`
}
var va = `0x6492649264926492649264926492649264926492649264926492649264926492`
function ya(e) {
  if (R(e, -32) !== `0x6492649264926492649264926492649264926492649264926492649264926492`) throw new Sa(e)
}
function ba(e) {
  let { data: t, signature: n, to: r } = e
  return k(Zr($r(`address, bytes, bytes`), [r, t, n]), va)
}
function xa(e) {
  try {
    return (ya(e), !0)
  } catch {
    return !1
  }
}
var Sa = class extends L {
  constructor(e) {
    ;(super(`Value \`${e}\` is an invalid ERC-6492 wrapped signature.`),
      Object.defineProperty(this, 'name', {
        enumerable: !0,
        configurable: !0,
        writable: !0,
        value: `SignatureErc6492.InvalidWrappedSignatureError`,
      }))
  }
}
async function Ca(e, t) {
  let {
    address: n,
    chain: r = e.chain,
    hash: i,
    erc6492VerifierAddress: a = t.universalSignatureVerifierAddress ?? r?.contracts?.erc6492Verifier?.address,
    multicallAddress: o = t.multicallAddress ?? r?.contracts?.multicall3?.address,
    mode: s = `auto`,
  } = t
  if (r?.verifyHash) return await r.verifyHash(e, t)
  let c = (() => {
    let e = t.signature
    return re(e) ? e : typeof e == `object` && `r` in e && `s` in e ? Ye(e) : de(e)
  })()
  try {
    if (s === `eoa`)
      try {
        if (Xe(f(n), await fe({ hash: i, signature: c }))) return !0
      } catch {}
    return Ei(c)
      ? await wa(e, { ...t, multicallAddress: o, signature: c })
      : await Ta(e, { ...t, verifierAddress: a, signature: c })
  } catch (e) {
    if (s !== `eoa`)
      try {
        if (Xe(f(n), await fe({ hash: i, signature: c }))) return !0
      } catch {}
    if (e instanceof $) return !1
    throw e
  }
}
async function wa(e, t) {
  let { address: n, blockHash: r, blockNumber: i, blockTag: a, hash: o, multicallAddress: s, requireCanonical: c } = t,
    { authorization: l, data: u, signature: d, to: f } = Ti(t.signature)
  if (
    (await rr(e, { address: n, blockHash: r, blockNumber: i, blockTag: a, requireCanonical: c })) ===
    g([`0xef0100`, l.address])
  )
    return await Ea(e, { ...t, signature: d })
  let p = {
    address: l.address,
    chainId: Number(l.chainId),
    nonce: Number(l.nonce),
    r: v(l.r, { size: 32 }),
    s: v(l.s, { size: 32 }),
    yParity: l.yParity,
  }
  if (!(await dr({ address: n, authorization: p }))) throw new $()
  let m = await M(
    e,
    j,
    `readContract`,
  )({
    ...(s ? { address: s } : { code: Ne }),
    authorizationList: [p],
    abi: T,
    blockHash: r,
    blockNumber: i,
    blockTag: `pending`,
    functionName: `aggregate3`,
    requireCanonical: c,
    args: [
      [
        ...(u ? [{ allowFailure: !0, target: f ?? n, callData: u }] : []),
        { allowFailure: !0, target: n, callData: y({ abi: Ee, functionName: `isValidSignature`, args: [o, d] }) },
      ],
    ],
  })
  if (m[m.length - 1]?.returnData?.startsWith(`0x1626ba7e`)) return !0
  throw new $()
}
async function Ta(e, t) {
  let { address: n, factory: r, factoryData: i, hash: a, signature: o, verifierAddress: s, ...c } = t,
    l = await (async () => ((!r && !i) || xa(o) ? o : ba({ data: i, signature: o, to: r })))(),
    u = s
      ? { to: s, data: y({ abi: Tt, functionName: `isValidSig`, args: [n, a, l] }), ...c }
      : { data: et({ abi: Tt, args: [n, a, l], bytecode: Ae }), ...c },
    { data: d } = await M(
      e,
      ye,
      `call`,
    )(u).catch((e) => {
      throw e instanceof Ie ? new $() : e
    })
  if (oe(d ?? `0x0`)) return !0
  throw new $()
}
async function Ea(e, t) {
  let { address: n, blockHash: r, blockNumber: i, blockTag: a, hash: o, requireCanonical: s, signature: c } = t
  if (
    (
      await M(
        e,
        j,
        `readContract`,
      )({
        address: n,
        abi: Ee,
        args: [o, c],
        blockHash: r,
        blockNumber: i,
        blockTag: a,
        functionName: `isValidSignature`,
        requireCanonical: s,
      }).catch((e) => {
        throw e instanceof Et ? new $() : e
      })
    ).startsWith(`0x1626ba7e`)
  )
    return !0
  throw new $()
}
var $ = class extends Error {}
async function Da(e, { address: t, message: n, factory: r, factoryData: i, signature: a, ...o }) {
  let s = Rt(n)
  return M(e, Ca, `verifyHash`)({ address: t, factory: r, factoryData: i, hash: s, signature: a, ...o })
}
async function Oa(e, t) {
  let {
      address: n,
      factory: r,
      factoryData: i,
      signature: a,
      message: o,
      primaryType: s,
      types: c,
      domain: l,
      ...u
    } = t,
    d = Lt({ message: o, primaryType: s, types: c, domain: l })
  return M(e, Ca, `verifyHash`)({ address: n, factory: r, factoryData: i, hash: d, signature: a, ...u })
}
var ka = [`size`, `totalDifficulty`, `transactions`, `uncles`, `withdrawals`]
function Aa(e, { onBlockHeader: t, onError: n }) {
  let r,
    i = B([`watchBlockHeaders`, e.uid])
  return E(i, { onBlockHeader: t, onError: n }, (t) => {
    let n = !0,
      i = !1,
      a = () => (n = !1)
    return (
      (async () => {
        try {
          let { unsubscribe: o } = await (() => {
            if (e.transport.type === `fallback`) {
              let t = e.transport.transports.find((e) => e.config.type === `webSocket` || e.config.type === `ipc`)
              return t ? t.value : e.transport
            }
            return e.transport
          })().subscribe({
            params: [`newHeads`],
            onData(i) {
              if (!n) return
              let a = (e.chain?.formatters?.block?.format || Me)(i.result, `watchBlockHeaders`)
              for (let e of ka) delete a[e]
              ;(t.onBlockHeader(a, r), (r = a))
            },
            onError(e) {
              i && t.onError?.(e)
            },
          })
          ;((i = !0), (a = o), n || a())
        } catch (e) {
          t.onError?.(e)
        }
      })(),
      () => a()
    )
  })
}
function ja(
  e,
  {
    blockTag: t = e.experimental_blockTag ?? `latest`,
    emitMissed: n = !1,
    emitOnBegin: r = !1,
    onBlock: i,
    onError: a,
    includeTransactions: o,
    poll: s,
    pollingInterval: c = e.pollingInterval,
  },
) {
  let l =
      s === void 0
        ? e.transport.type !== `webSocket` &&
          e.transport.type !== `ipc` &&
          (e.transport.type !== `fallback` ||
            (e.transport.transports[0].config.type !== `webSocket` && e.transport.transports[0].config.type !== `ipc`))
        : s,
    u = o ?? !1,
    d
  return l
    ? (() => {
        let o = B([`watchBlocks`, e.uid, t, n, r, u, c])
        return E(o, { onBlock: i, onError: a }, (i) =>
          Le(
            async () => {
              try {
                let r = await M(e, O, `getBlock`)({ blockTag: t, includeTransactions: u })
                if (r.number !== null && d?.number != null) {
                  if (r.number === d.number) return
                  if (r.number - d.number > 1 && n)
                    for (let t = d?.number + 1n; t < r.number; t++) {
                      let n = await M(e, O, `getBlock`)({ blockNumber: t, includeTransactions: u })
                      ;(i.onBlock(n, d), (d = n))
                    }
                }
                ;(d?.number == null ||
                  (t === `pending` && r?.number == null) ||
                  (r.number !== null && r.number > d.number)) &&
                  (i.onBlock(r, d), (d = r))
              } catch (e) {
                i.onError?.(e)
              }
            },
            { emitOnBegin: r, interval: c },
          ),
        )
      })()
    : (() => {
        let n = !0,
          o = !0,
          s = () => (n = !1)
        return (
          (async () => {
            try {
              r &&
                M(
                  e,
                  O,
                  `getBlock`,
                )({ blockTag: t, includeTransactions: u })
                  .then((e) => {
                    n && (o &&= (i(e, void 0), !1))
                  })
                  .catch(a)
              let { unsubscribe: c } = await (() => {
                if (e.transport.type === `fallback`) {
                  let t = e.transport.transports.find((e) => e.config.type === `webSocket` || e.config.type === `ipc`)
                  return t ? t.value : e.transport
                }
                return e.transport
              })().subscribe({
                params: [`newHeads`],
                async onData(t) {
                  if (!n) return
                  let r = await M(
                    e,
                    O,
                    `getBlock`,
                  )({ blockNumber: t.result?.number, includeTransactions: u }).catch(() => {})
                  n && (i(r, d), (o = !1), (d = r))
                },
                onError(e) {
                  a?.(e)
                },
              })
              ;((s = c), n || s())
            } catch (e) {
              a?.(e)
            }
          })(),
          () => s()
        )
      })()
}
function Ma(
  e,
  {
    address: n,
    args: r,
    batch: i = !0,
    event: a,
    events: o,
    fromBlock: s,
    onError: c,
    onLogs: l,
    poll: u,
    pollingInterval: d = e.pollingInterval,
    strict: f,
  },
) {
  let p =
      u === void 0
        ? typeof s == `bigint` ||
          (e.transport.type !== `webSocket` &&
            e.transport.type !== `ipc` &&
            (e.transport.type !== `fallback` ||
              (e.transport.transports[0].config.type !== `webSocket` &&
                e.transport.transports[0].config.type !== `ipc`)))
        : u,
    m = f ?? !1
  return p
    ? (() => {
        let t = B([`watchEvent`, n, r, i, e.uid, a, d, s])
        return E(t, { onLogs: l, onError: c }, (t) => {
          let c
          s !== void 0 && (c = s - 1n)
          let l,
            u = !1,
            f = Le(
              async () => {
                if (u)
                  try {
                    let s
                    if (l) s = await M(e, gn, `getFilterChanges`)({ filter: l })
                    else {
                      let t = await M(e, z, `getBlockNumber`)({})
                      ;((s =
                        c && c !== t
                          ? await M(
                              e,
                              Gt,
                              `getLogs`,
                            )({ address: n, args: r, event: a, events: o, fromBlock: c + 1n, toBlock: t })
                          : []),
                        (c = t))
                    }
                    if (s.length === 0) return
                    if (i) t.onLogs(s)
                    else for (let e of s) t.onLogs([e])
                  } catch (e) {
                    ;(l && e instanceof Ot && (u = !1), t.onError?.(e))
                  }
                else {
                  try {
                    l = await M(
                      e,
                      Zn,
                      `createEventFilter`,
                    )({ address: n, args: r, event: a, events: o, strict: m, fromBlock: s })
                  } catch {}
                  u = !0
                }
              },
              { emitOnBegin: !0, interval: d },
            )
          return async () => {
            ;(l && (await M(e, _n, `uninstallFilter`)({ filter: l })), f())
          }
        })
      })()
    : (() => {
        let i = !0,
          s = () => (i = !1)
        return (
          (async () => {
            try {
              let u = (() => {
                  if (e.transport.type === `fallback`) {
                    let t = e.transport.transports.find((e) => e.config.type === `webSocket` || e.config.type === `ipc`)
                    return t ? t.value : e.transport
                  }
                  return e.transport
                })(),
                d = o ?? (a ? [a] : void 0),
                p = []
              d && ((p = [d.flatMap((e) => U({ abi: [e], eventName: e.name, args: r }))]), a && (p = p[0]))
              let { unsubscribe: h } = await u.subscribe({
                params: [`logs`, { address: n, topics: p }],
                onData(e) {
                  if (!i) return
                  let n = e.result
                  try {
                    let { eventName: e, args: t } = yt({ abi: d ?? [], data: n.data, topics: n.topics, strict: m })
                    l([F(n, { args: t, eventName: e })])
                  } catch (e) {
                    let r, i
                    if (e instanceof t || e instanceof x) {
                      if (f) return
                      ;((r = e.abiItem.name), (i = e.abiItem.inputs?.some((e) => !(`name` in e && e.name))))
                    }
                    l([F(n, { args: i ? [] : {}, eventName: r })])
                  }
                },
                onError(e) {
                  c?.(e)
                },
              })
              ;((s = h), i || s())
            } catch (e) {
              c?.(e)
            }
          })(),
          () => s()
        )
      })()
}
function Na(e, { batch: t = !0, onError: n, onTransactions: r, poll: i, pollingInterval: a = e.pollingInterval }) {
  return (i === void 0 ? e.transport.type !== `webSocket` && e.transport.type !== `ipc` : i)
    ? (() => {
        let i = B([`watchPendingTransactions`, e.uid, t, a])
        return E(i, { onTransactions: r, onError: n }, (n) => {
          let r,
            i = Le(
              async () => {
                try {
                  if (!r)
                    try {
                      r = await M(e, Qn, `createPendingTransactionFilter`)({})
                      return
                    } catch (e) {
                      throw (i(), e)
                    }
                  let a = await M(e, gn, `getFilterChanges`)({ filter: r })
                  if (a.length === 0) return
                  if (t) n.onTransactions(a)
                  else for (let e of a) n.onTransactions([e])
                } catch (e) {
                  n.onError?.(e)
                }
              },
              { emitOnBegin: !0, interval: a },
            )
          return async () => {
            ;(r && (await M(e, _n, `uninstallFilter`)({ filter: r })), i())
          }
        })
      })()
    : (() => {
        let t = !0,
          i = () => (t = !1)
        return (
          (async () => {
            try {
              let { unsubscribe: a } = await e.transport.subscribe({
                params: [`newPendingTransactions`],
                onData(e) {
                  if (!t) return
                  let n = e.result
                  r([n])
                },
                onError(e) {
                  n?.(e)
                },
              })
              ;((i = a), t || i())
            } catch (e) {
              n?.(e)
            }
          })(),
          () => i()
        )
      })()
}
var Pa = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/
function Fa(e) {
  return Pa.test(e) ? !Number.isNaN(new Date(e).getTime()) : !1
}
function Ia(e) {
  return Fa(e) ? new Date(e) : new Date(NaN)
}
function La(e) {
  let { scheme: t, statement: n, ...r } = e.match(Ra)?.groups ?? {},
    {
      chainId: i,
      expirationTime: a,
      issuedAt: o,
      notBefore: s,
      requestId: c,
      resources: l,
      ...u
    } = e.match(za)?.groups ?? {},
    d = l
      ?.split(`
- `)
      .slice(1)
  return {
    ...r,
    ...u,
    ...(i ? { chainId: Number(i) } : {}),
    ...(a ? { expirationTime: Ia(a) } : {}),
    ...(o ? { issuedAt: Ia(o) } : {}),
    ...(s ? { notBefore: Ia(s) } : {}),
    ...(c ? { requestId: c } : {}),
    ...(d ? { resources: d } : {}),
    ...(t ? { scheme: t } : {}),
    ...(n ? { statement: n } : {}),
  }
}
var Ra =
    /^(?:(?<scheme>[a-zA-Z][a-zA-Z0-9+\-.]*):\/\/)?(?<domain>[a-zA-Z0-9+-.]*(?::[0-9]{1,5})?) (?:wants you to sign in with your Ethereum account:\n)(?<address>0x[a-fA-F0-9]{40})\n\n(?:(?<statement>.*)\n\n)?/,
  za =
    /(?:URI: (?<uri>.+))\n(?:Version: (?<version>.+))\n(?:Chain ID: (?<chainId>\d+))\n(?:Nonce: (?<nonce>[a-zA-Z0-9]+))\n(?:Issued At: (?<issuedAt>.+))(?:\nExpiration Time: (?<expirationTime>.+))?(?:\nNot Before: (?<notBefore>.+))?(?:\nRequest ID: (?<requestId>.*))?(?:\nResources:(?<resources>(?:\n- .+)*))?/
function Ba(e) {
  let { address: t, domain: n, message: r, nonce: i, scheme: a, time: o = new Date() } = e
  if (
    (n && r.domain !== n) ||
    (i && r.nonce !== i) ||
    (a && r.scheme !== a) ||
    Number.isNaN(o.getTime()) ||
    (r.expirationTime && (Number.isNaN(r.expirationTime.getTime()) || o >= r.expirationTime)) ||
    (r.notBefore && (Number.isNaN(r.notBefore.getTime()) || o < r.notBefore))
  )
    return !1
  try {
    if (!r.address || !s(r.address, { strict: !1 }) || (t && !Xe(r.address, t))) return !1
  } catch {
    return !1
  }
  return !0
}
async function Va(e, t) {
  let { address: n, domain: r, message: i, nonce: a, scheme: o, signature: s, time: c = new Date(), ...l } = t,
    u = La(i)
  if (!u.address || !Ba({ address: n, domain: r, message: u, nonce: a, scheme: o, time: c })) return !1
  let d = Rt(i)
  return Ca(e, { address: u.address, hash: d, signature: s, ...l })
}
async function Ha(e, t) {
  let { account: n, decimals: r, spender: i, token: a, ...o } = t,
    [s, { decimals: c }] = await Promise.all([
      j(e, { ...o, ...Ha.call(e, { account: n, spender: i, token: a }) }),
      gt(e, { decimals: r, token: a }),
    ])
  return qe(s, c)
}
;(function (e) {
  function t(e, t) {
    return st({ address: lt(e, t).address, abi: A, functionName: `allowance`, args: [t.account, t.spender] })
  }
  e.call = t
})((Ha ||= {}))
async function Ua(e, t) {
  let { account: n = e.account, decimals: r, token: i, ...a } = t
  if (!n) throw new wt()
  let o = V(n).address,
    [s, { decimals: c }] = await Promise.all([
      j(e, { ...a, ...Ua.call(e, { account: o, token: i }) }),
      gt(e, { decimals: r, token: i }),
    ])
  return qe(s, c)
}
;(function (e) {
  function t(e, t) {
    let n = t.account ?? e.account
    if (!n) throw new wt()
    let r = V(n).address
    return st({ address: lt(e, t).address, abi: A, functionName: `balanceOf`, args: [r] })
  }
  e.call = t
})((Ua ||= {}))
async function Wa(e, t) {
  let { token: n, ...r } = t,
    { address: i } = lt(e, { token: n }),
    a = mt(e, n),
    [o, s, c] = await Promise.all([
      a?.decimals ?? j(e, { ...r, abi: A, address: i, functionName: `decimals` }),
      a?.name ?? j(e, { ...r, abi: A, address: i, functionName: `name` }),
      a?.symbol ?? j(e, { ...r, abi: A, address: i, functionName: `symbol` }),
    ])
  return { decimals: o, name: s, symbol: c }
}
async function Ga(e, t) {
  let { decimals: n, token: r, ...i } = t,
    [a, { decimals: o }] = await Promise.all([
      j(e, { ...i, ...Ga.call(e, { token: r }) }),
      gt(e, { decimals: n, token: r }),
    ])
  return qe(a, o)
}
;(function (e) {
  function t(e, t) {
    return st({ address: lt(e, t).address, abi: A, args: [], functionName: `totalSupply` })
  }
  e.call = t
})((Ga ||= {}))
function Ka(e) {
  return {
    call: (t) => ye(e, t),
    createAccessList: (t) => Yn(e, t),
    createBlockFilter: () => Xn(e),
    createContractEventFilter: (t) => Wt(e, t),
    createEventFilter: (t) => Zn(e, t),
    createPendingTransactionFilter: () => Qn(e),
    estimateContractGas: (t) => ft(e, t),
    estimateGas: (t) => ot(e, t),
    getBalance: (t) => $n(e, t),
    getBlobBaseFee: () => er(e),
    getBlock: (t) => O(e, t),
    getBlockNumber: (t) => z(e, t),
    getBlockReceipts: (t) => tr(e, t),
    getBlockTransactionCount: (t) => nr(e, t),
    getBytecode: (t) => rr(e, t),
    getChainId: () => xt(e),
    getCode: (t) => rr(e, t),
    getContractEvents: (t) => Kt(e, t),
    getDelegation: (t) => ir(e, t),
    getEip712Domain: (t) => or(e, t),
    getEnsAddress: (t) => Tn(e, t),
    getEnsAvatar: (t) => Kn(e, t),
    getEnsName: (t) => qn(e, t),
    getEnsResolver: (t) => Jn(e, t),
    getEnsText: (t) => Gn(e, t),
    getFeeHistory: (t) => lr(e, t),
    estimateFeesPerGas: (t) => Ct(e, t),
    getFilterChanges: (t) => gn(e, t),
    getFilterLogs: (t) => ur(e, t),
    getGasPrice: () => be(e),
    getLogs: (t) => Gt(e, t),
    getProof: (t) => Ai(e, t),
    estimateMaxPriorityFeePerGas: (t) => ze(e, t),
    fillTransaction: (t) => Ge(e, t),
    getRawTransaction: (t) => ji(e, t),
    getStorageAt: (t) => Mi(e, t),
    getStorageValues: (t) => Ni(e, t),
    getTransaction: (t) => at(e, t),
    getTransactionConfirmations: (t) => Pi(e, t),
    getTransactionCount: (t) => Re(e, t),
    getTransactionReceipt: (t) => dt(e, t),
    multicall: (t) => Fi(e, t),
    prepareTransactionRequest: (t) => Qe(e, t),
    readContract: (t) => j(e, t),
    sendRawTransaction: (t) => bt(e, t),
    sendRawTransactionSync: (t) => _t(e, t),
    simulate: (t) => Li(e, t),
    simulateBlocks: (t) => Li(e, t),
    simulateCalls: (t) => da(e, t),
    simulateContract: (t) => St(e, t),
    verifyHash: (t) => Ca(e, t),
    verifyMessage: (t) => Da(e, t),
    verifySiweMessage: (t) => Va(e, t),
    verifyTypedData: (t) => Oa(e, t),
    uninstallFilter: (t) => _n(e, t),
    waitForTransactionReceipt: (t) => vt(e, t),
    watchBlockHeaders: (t) => Aa(e, t),
    watchBlocks: (t) => ja(e, t),
    watchBlockNumber: (t) => Je(e, t),
    watchContractEvent: (t) => vn(e, t),
    watchEvent: (t) => Ma(e, t),
    watchPendingTransactions: (t) => Na(e, t),
    token: qa(e),
  }
}
function qa(e) {
  return { getAllowance: At(e, Ha), getBalance: At(e, Ua), getMetadata: At(e, Wa), getTotalSupply: At(e, Ga) }
}
function Ja(e) {
  let { key: t = `public`, name: n = `Public Client` } = e
  return Dt({ ...e, key: t, name: n, type: `publicClient` }).extend(Ka)
}
var Ya = e({ publicClientFor: () => Za }),
  Xa = new Map()
function Za(e) {
  let t = pe(e),
    n = [e.chainId, ...t].join(` `),
    r = !(`signal` in e),
    i = r && Xa.get(n)
  if (i) return i
  let a = Ja({ chain: jt(e, t), transport: kt(e), pollingInterval: e.l2 ? 1e3 : 4e3, cacheTime: 0 })
  return (r && Xa.set(n, a), a)
}
export { Ya as n, zt as r, Za as t }
//# sourceMappingURL=rest-DlatUGr7.js.map
