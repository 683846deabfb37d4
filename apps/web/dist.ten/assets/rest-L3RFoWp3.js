import { Rr as e, na as t } from './later-DLdlgyuL.js'
import { R as n } from './lists-DTBg-a7q.js'
import { vn as r } from './index--te03lJq.js'
function i(e) {
  return typeof e == `string` ? { address: e, type: `json-rpc` } : e
}
var a = (e, t, n) =>
    JSON.stringify(
      e,
      (e, n) => {
        let r = typeof n == `bigint` ? n.toString() : n
        return typeof t == `function` ? t(e, r) : r
      },
      n,
    ),
  o = (e) => e
function s(e) {
  if (e?.reason) return e.reason
  if (typeof DOMException == `function`) return new DOMException(`This operation was aborted`, `AbortError`)
  let t = Error(`This operation was aborted`)
  return ((t.name = `AbortError`), t)
}
function c(e) {
  return typeof e == `object` && !!e && `name` in e && e.name === `AbortError`
}
var l = (e) => {
    try {
      let t = new URL(e)
      return !t.username && !t.password ? e : ((t.username = ``), (t.password = ``), t.toString())
    } catch {
      return e
    }
  },
  u = class extends t {
    constructor({ body: e, cause: t, details: n, headers: r, status: i, url: o }) {
      ;(super(`HTTP request failed.`, {
        cause: t,
        details: n,
        metaMessages: [i && `Status: ${i}`, `URL: ${l(o)}`, e && `Request body: ${a(e)}`].filter(Boolean),
        name: `HttpRequestError`,
      }),
        Object.defineProperty(this, 'body', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
        Object.defineProperty(this, 'headers', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
        Object.defineProperty(this, 'status', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
        Object.defineProperty(this, 'url', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
        (this.body = e),
        (this.headers = r),
        (this.status = i),
        (this.url = o))
    }
  },
  d = class extends t {
    constructor({ body: e, error: t, url: n }) {
      ;(super(`RPC Request failed.`, {
        cause: t,
        details: t.message,
        metaMessages: [`URL: ${l(n)}`, `Request body: ${a(e)}`],
        name: `RpcRequestError`,
      }),
        Object.defineProperty(this, 'code', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
        Object.defineProperty(this, 'data', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
        Object.defineProperty(this, 'url', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
        (this.code = t.code),
        (this.data = t.data),
        (this.url = n))
    }
  },
  f = -1,
  p = class extends t {
    constructor(e, { code: t, docsPath: n, metaMessages: r, name: i, shortMessage: a }) {
      ;(super(a, { cause: e, docsPath: n, metaMessages: r || e?.metaMessages, name: i || `RpcError` }),
        Object.defineProperty(this, 'code', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
        (this.name = i || e.name),
        (this.code = e instanceof d ? e.code : (t ?? f)))
    }
  },
  m = class extends p {
    constructor(e, t) {
      ;(super(e, t),
        Object.defineProperty(this, 'data', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
        (this.data = t.data))
    }
  },
  h = class e extends p {
    constructor(t) {
      super(t, {
        code: e.code,
        name: `ParseRpcError`,
        shortMessage: `Invalid JSON was received by the server. An error occurred on the server while parsing the JSON text.`,
      })
    }
  }
Object.defineProperty(h, 'code', { enumerable: !0, configurable: !0, writable: !0, value: -32700 })
var g = class e extends p {
  constructor(t) {
    super(t, { code: e.code, name: `InvalidRequestRpcError`, shortMessage: `JSON is not a valid request object.` })
  }
}
Object.defineProperty(g, 'code', { enumerable: !0, configurable: !0, writable: !0, value: -32600 })
var _ = class e extends p {
  constructor(t, { method: n } = {}) {
    super(t, {
      code: e.code,
      name: `MethodNotFoundRpcError`,
      shortMessage: `The method${n ? ` "${n}"` : ``} does not exist / is not available.`,
    })
  }
}
Object.defineProperty(_, 'code', { enumerable: !0, configurable: !0, writable: !0, value: -32601 })
var v = class e extends p {
  constructor(t) {
    super(t, {
      code: e.code,
      name: `InvalidParamsRpcError`,
      shortMessage: `Invalid parameters were provided to the RPC method.
Double check you have provided the correct parameters.`,
    })
  }
}
Object.defineProperty(v, 'code', { enumerable: !0, configurable: !0, writable: !0, value: -32602 })
var y = class e extends p {
  constructor(t) {
    super(t, { code: e.code, name: `InternalRpcError`, shortMessage: `An internal error was received.` })
  }
}
Object.defineProperty(y, 'code', { enumerable: !0, configurable: !0, writable: !0, value: -32603 })
var b = class e extends p {
  constructor(t) {
    super(t, {
      code: e.code,
      name: `InvalidInputRpcError`,
      shortMessage: `Missing or invalid parameters.
Double check you have provided the correct parameters.`,
    })
  }
}
Object.defineProperty(b, 'code', { enumerable: !0, configurable: !0, writable: !0, value: -32e3 })
var x = class e extends p {
  constructor(t) {
    ;(super(t, { code: e.code, name: `ResourceNotFoundRpcError`, shortMessage: `Requested resource not found.` }),
      Object.defineProperty(this, 'name', {
        enumerable: !0,
        configurable: !0,
        writable: !0,
        value: `ResourceNotFoundRpcError`,
      }))
  }
}
Object.defineProperty(x, 'code', { enumerable: !0, configurable: !0, writable: !0, value: -32001 })
var S = class e extends p {
  constructor(t) {
    super(t, { code: e.code, name: `ResourceUnavailableRpcError`, shortMessage: `Requested resource not available.` })
  }
}
Object.defineProperty(S, 'code', { enumerable: !0, configurable: !0, writable: !0, value: -32002 })
var C = class e extends p {
  constructor(t) {
    super(t, { code: e.code, name: `TransactionRejectedRpcError`, shortMessage: `Transaction creation failed.` })
  }
}
Object.defineProperty(C, 'code', { enumerable: !0, configurable: !0, writable: !0, value: -32003 })
var w = class e extends p {
  constructor(t, { method: n } = {}) {
    super(t, {
      code: e.code,
      name: `MethodNotSupportedRpcError`,
      shortMessage: `Method${n ? ` "${n}"` : ``} is not supported.`,
    })
  }
}
Object.defineProperty(w, 'code', { enumerable: !0, configurable: !0, writable: !0, value: -32004 })
var T = class e extends p {
  constructor(t) {
    super(t, { code: e.code, name: `LimitExceededRpcError`, shortMessage: `Request exceeds defined limit.` })
  }
}
Object.defineProperty(T, 'code', { enumerable: !0, configurable: !0, writable: !0, value: -32005 })
var E = class e extends p {
  constructor(t) {
    super(t, {
      code: e.code,
      name: `JsonRpcVersionUnsupportedError`,
      shortMessage: `Version of JSON-RPC protocol is not supported.`,
    })
  }
}
Object.defineProperty(E, 'code', { enumerable: !0, configurable: !0, writable: !0, value: -32006 })
var D = class e extends m {
  constructor(t) {
    super(t, { code: e.code, name: `UserRejectedRequestError`, shortMessage: `User rejected the request.` })
  }
}
Object.defineProperty(D, 'code', { enumerable: !0, configurable: !0, writable: !0, value: 4001 })
var O = class e extends m {
  constructor(t) {
    super(t, {
      code: e.code,
      name: `UnauthorizedProviderError`,
      shortMessage: `The requested method and/or account has not been authorized by the user.`,
    })
  }
}
Object.defineProperty(O, 'code', { enumerable: !0, configurable: !0, writable: !0, value: 4100 })
var k = class e extends m {
  constructor(t, { method: n } = {}) {
    super(t, {
      code: e.code,
      name: `UnsupportedProviderMethodError`,
      shortMessage: `The Provider does not support the requested method${n ? ` " ${n}"` : ``}.`,
    })
  }
}
Object.defineProperty(k, 'code', { enumerable: !0, configurable: !0, writable: !0, value: 4200 })
var A = class e extends m {
  constructor(t) {
    super(t, {
      code: e.code,
      name: `ProviderDisconnectedError`,
      shortMessage: `The Provider is disconnected from all chains.`,
    })
  }
}
Object.defineProperty(A, 'code', { enumerable: !0, configurable: !0, writable: !0, value: 4900 })
var j = class e extends m {
  constructor(t) {
    super(t, {
      code: e.code,
      name: `ChainDisconnectedError`,
      shortMessage: `The Provider is not connected to the requested chain.`,
    })
  }
}
Object.defineProperty(j, 'code', { enumerable: !0, configurable: !0, writable: !0, value: 4901 })
var M = class e extends m {
  constructor(t) {
    super(t, {
      code: e.code,
      name: `SwitchChainError`,
      shortMessage: `An error occurred when attempting to switch chain.`,
    })
  }
}
Object.defineProperty(M, 'code', { enumerable: !0, configurable: !0, writable: !0, value: 4902 })
var N = class e extends m {
  constructor(t) {
    super(t, {
      code: e.code,
      name: `UnsupportedNonOptionalCapabilityError`,
      shortMessage: `This Wallet does not support a capability that was not marked as optional.`,
    })
  }
}
Object.defineProperty(N, 'code', { enumerable: !0, configurable: !0, writable: !0, value: 5700 })
var P = class e extends m {
  constructor(t) {
    super(t, {
      code: e.code,
      name: `UnsupportedChainIdError`,
      shortMessage: `This Wallet does not support the requested chain ID.`,
    })
  }
}
Object.defineProperty(P, 'code', { enumerable: !0, configurable: !0, writable: !0, value: 5710 })
var F = class e extends m {
  constructor(t) {
    super(t, {
      code: e.code,
      name: `DuplicateIdError`,
      shortMessage: `There is already a bundle submitted with this ID.`,
    })
  }
}
Object.defineProperty(F, 'code', { enumerable: !0, configurable: !0, writable: !0, value: 5720 })
var I = class e extends m {
  constructor(t) {
    super(t, {
      code: e.code,
      name: `UnknownBundleIdError`,
      shortMessage: `This bundle id is unknown / has not been submitted`,
    })
  }
}
Object.defineProperty(I, 'code', { enumerable: !0, configurable: !0, writable: !0, value: 5730 })
var L = class e extends m {
  constructor(t) {
    super(t, {
      code: e.code,
      name: `BundleTooLargeError`,
      shortMessage: `The call bundle is too large for the Wallet to process.`,
    })
  }
}
Object.defineProperty(L, 'code', { enumerable: !0, configurable: !0, writable: !0, value: 5740 })
var R = class e extends m {
  constructor(t) {
    super(t, {
      code: e.code,
      name: `AtomicReadyWalletRejectedUpgradeError`,
      shortMessage: `The Wallet can support atomicity after an upgrade, but the user rejected the upgrade.`,
    })
  }
}
Object.defineProperty(R, 'code', { enumerable: !0, configurable: !0, writable: !0, value: 5750 })
var z = class e extends m {
  constructor(t) {
    super(t, {
      code: e.code,
      name: `AtomicityNotSupportedError`,
      shortMessage: `The wallet does not support atomic execution but the request requires it.`,
    })
  }
}
Object.defineProperty(z, 'code', { enumerable: !0, configurable: !0, writable: !0, value: 5760 })
var B = class e extends m {
  constructor(t) {
    super(t, {
      code: e.code,
      name: `WalletConnectSessionSettlementError`,
      shortMessage: `WalletConnect session settlement failed.`,
    })
  }
}
Object.defineProperty(B, 'code', { enumerable: !0, configurable: !0, writable: !0, value: 7e3 })
var V = class extends p {
  constructor(e) {
    super(e, { name: `UnknownRpcError`, shortMessage: `An unknown RPC error occurred.` })
  }
}
async function H(e, { signal: t } = {}) {
  return new Promise((n, r) => {
    if (t?.aborted) {
      r(s(t))
      return
    }
    let i = () => t?.removeEventListener(`abort`, o),
      a = setTimeout(() => {
        ;(i(), n())
      }, e),
      o = () => {
        ;(clearTimeout(a), i(), r(s(t)))
      }
    t?.addEventListener(`abort`, o, { once: !0 })
  })
}
function U(e, { delay: t = 100, retryCount: n = 2, shouldRetry: r = () => !0, signal: i } = {}) {
  return new Promise((a, o) => {
    let l = async ({ count: u = 0 } = {}) => {
      if (i?.aborted) {
        o(s(i))
        return
      }
      let d = async ({ error: e }) => {
        let n = typeof t == `function` ? t({ count: u, error: e }) : t
        if (n)
          try {
            await H(n, { signal: i })
          } catch (e) {
            o(e)
            return
          }
        return l({ count: u + 1 })
      }
      try {
        a(await e())
      } catch (e) {
        if (i?.aborted) {
          o(s(i))
          return
        }
        if (c(e)) {
          o(e)
          return
        }
        if (u < n && (await r({ count: u, error: e }))) return d({ error: e })
        o(e)
      }
    }
    l().catch(o)
  })
}
var W = 256,
  G = W,
  K
function q(e = 11) {
  if (!K || G + e > W * 2) {
    ;((K = ``), (G = 0))
    for (let e = 0; e < W; e++) K += ((256 + Math.random() * 256) | 0).toString(16).substring(1)
  }
  return K.substring(G, G++ + e)
}
function J(e) {
  let {
      batch: t,
      chain: n,
      ccipRead: r,
      dataSuffix: a,
      key: o = `base`,
      name: s = `Base Client`,
      tokens: c,
      type: l = `base`,
    } = e,
    u = e.experimental_blockTag ?? (typeof n?.experimental_preconfirmationTime == `number` ? `pending` : void 0),
    d = n?.blockTime ?? 12e3,
    f = Math.min(Math.max(Math.floor(d / 2), 500), 4e3),
    p = e.pollingInterval ?? f,
    m = e.cacheTime ?? p,
    h = e.account ? i(e.account) : void 0,
    { config: g, request: _, value: v } = e.transport({ account: h, chain: n, pollingInterval: p }),
    y = {
      account: h,
      batch: t,
      cacheTime: m,
      ccipRead: r,
      chain: n,
      dataSuffix: a,
      key: o,
      name: s,
      pollingInterval: p,
      request: _,
      tokens: c,
      transport: { ...g, ...v },
      type: l,
      uid: q(),
      ...(u ? { experimental_blockTag: u } : {}),
    }
  function b(e) {
    return (t) => {
      let n = t(e)
      for (let e in y) delete n[e]
      let r = { ...e, ...n }
      for (let t in n) {
        let i = e[t],
          a = n[t]
        Y(i) && Y(a) && (r[t] = { ...i, ...a })
      }
      return Object.assign(r, { extend: b(r) })
    }
  }
  return Object.assign(y, { extend: b(y) })
}
function Y(e) {
  if (typeof e != `object` || !e) return !1
  let t = Object.getPrototypeOf(e)
  return t === Object.prototype || t === null
}
function X(e, t) {
  let n = (n = {}) => t(e, n)
  for (let r of [
    `call`,
    `calls`,
    `callWithPeriod`,
    `estimateGas`,
    `prepare`,
    `prepareRecipient`,
    `predict`,
    `simulate`,
  ])
    if (Object.hasOwn(t, r)) {
      let i = t[r]
      n[r] = (t = {}) => (i.length === 1 ? i(t) : i(e, t))
    }
  for (let e of [`extractEvent`, `extractEvents`]) Object.hasOwn(t, e) && (n[e] = t[e])
  return n
}
var Z = new e(8192)
function Q(e, { enabled: t = !0, id: n }) {
  if (!t || !n) return e()
  if (Z.get(n)) return Z.get(n)
  let r = e().finally(() => Z.delete(n))
  return (Z.set(n, r), r)
}
function $(e, n = {}) {
  return async (r, i = {}) => {
    let { dedupe: o = !1, methods: l, retryDelay: d = 150, retryCount: f = 3, signal: p, uid: m } = { ...n, ...i },
      { method: H } = r
    if (l?.exclude?.includes(H) || (l?.include && !l.include.includes(H)))
      throw new w(Error(`method not supported`), { method: H })
    if (p?.aborted) throw s(p)
    return Q(
      () =>
        U(
          async () => {
            try {
              return await e(r, p ? { signal: p } : void 0)
            } catch (e) {
              if (p?.aborted) throw s(p)
              if (c(e)) throw e
              let n = e
              switch (n.code) {
                case h.code:
                  throw new h(n)
                case g.code:
                  throw new g(n)
                case _.code:
                  throw new _(n, { method: r.method })
                case v.code:
                  throw new v(n)
                case y.code:
                  throw new y(n)
                case b.code:
                  throw new b(n)
                case x.code:
                  throw new x(n)
                case S.code:
                  throw new S(n)
                case C.code:
                  throw new C(n)
                case w.code:
                  throw new w(n, { method: r.method })
                case T.code:
                  throw new T(n)
                case E.code:
                  throw new E(n)
                case D.code:
                  throw new D(n)
                case O.code:
                  throw new O(n)
                case k.code:
                  throw new k(n)
                case A.code:
                  throw new A(n)
                case j.code:
                  throw new j(n)
                case M.code:
                  throw new M(n)
                case N.code:
                  throw new N(n)
                case P.code:
                  throw new P(n)
                case F.code:
                  throw new F(n)
                case I.code:
                  throw new I(n)
                case L.code:
                  throw new L(n)
                case R.code:
                  throw new R(n)
                case z.code:
                  throw new z(n)
                case 5e3:
                  throw new D(n)
                case B.code:
                  throw new B(n)
                default:
                  throw e instanceof t ? e : new V(n)
              }
            }
          },
          {
            delay: ({ count: e, error: t }) => {
              if (t && t instanceof u) {
                let e = t?.headers?.get(`Retry-After`)
                if (e?.match(/\d/)) return Number.parseInt(e, 10) * 1e3
              }
              return ~~(1 << e) * d
            },
            retryCount: f,
            signal: p,
            shouldRetry: ({ error: e }) => ee(e),
          },
        ),
      { enabled: o, id: o ? te(`${m}.${a(r)}`) : void 0 },
    )
  }
}
function ee(e) {
  return c(e)
    ? !1
    : `code` in e && typeof e.code == `number`
      ? e.code === -1 || e.code === T.code || e.code === y.code || e.code === 429 || e.code === -32007
      : e instanceof u && e.status
        ? e.status === 403 ||
          e.status === 408 ||
          e.status === 413 ||
          e.status === 429 ||
          e.status === 500 ||
          e.status === 502 ||
          e.status === 503 ||
          e.status === 504
        : !0
}
function te(e, t = 0) {
  let n = 3735928559 ^ t,
    r = 1103547991 ^ t
  for (let t = 0; t < e.length; t++) {
    let i = e.charCodeAt(t)
    ;((n = Math.imul(n ^ i, 2654435761)), (r = Math.imul(r ^ i, 1597334677)))
  }
  return (
    (n = Math.imul(n ^ (n >>> 16), 2246822507)),
    (n ^= Math.imul(r ^ (r >>> 16), 3266489909)),
    (r = Math.imul(r ^ (r >>> 16), 2246822507)),
    (r ^= Math.imul(n ^ (n >>> 16), 3266489909)),
    (4294967296 * (2097151 & r) + (n >>> 0)).toString(36)
  )
}
function ne(e) {
  let t = { formatters: void 0, fees: void 0, serializers: void 0, ...e }
  function n(e) {
    return (t) => {
      let r = typeof t == `function` ? t(e) : t,
        i = { ...e, ...r }
      return Object.assign(i, { extend: n(i) })
    }
  }
  return Object.assign(t, { extend: n(t) })
}
function re(
  { key: e, methods: t, name: n, request: r, retryCount: i = 3, retryDelay: a = 150, timeout: o, type: s },
  c,
) {
  let l = q()
  return {
    config: { key: e, methods: t, name: n, request: r, retryCount: i, retryDelay: a, timeout: o, type: s },
    request: $(r, { methods: t, retryCount: i, retryDelay: a, uid: l }),
    value: c,
  }
}
function ie(e, t = {}) {
  let { key: n = `custom`, methods: r, name: i = `Custom Provider`, retryDelay: a } = t
  return ({ retryCount: o }) =>
    re({
      key: n,
      methods: r,
      name: i,
      request: e.request.bind(e),
      retryCount: t.retryCount ?? o,
      retryDelay: a,
      type: `custom`,
    })
}
var ae = (e) => ie({ request: ({ method: t, params: n }) => r(e, t, Array.isArray(n) ? n : []) }, { retryCount: 0 })
function oe(e, t) {
  return ne({
    id: Number(e.chainId),
    name: e.chainName,
    nativeCurrency: { name: e.nativeCurrency.name, ...n(e) },
    rpcUrls: { default: { http: [...t] } },
    testnet: e.isTestnet,
  })
}
export {
  o as _,
  U as a,
  a as b,
  y as c,
  M as d,
  N as f,
  s as g,
  d as h,
  J as i,
  b as l,
  u as m,
  ae as n,
  H as o,
  D as p,
  X as r,
  z as s,
  oe as t,
  S as u,
  l as v,
  i as x,
  c as y,
}
//# sourceMappingURL=rest-L3RFoWp3.js.map
