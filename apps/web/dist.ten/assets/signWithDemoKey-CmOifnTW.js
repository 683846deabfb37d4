import {
  Ar as e,
  Br as t,
  Dr as n,
  Gr as r,
  Ir as i,
  Jr as a,
  Rr as o,
  Sr as s,
  Ur as c,
  Yr as l,
  _n as u,
  qr as d,
  vr as f,
  zr as p,
} from './index--te03lJq.js'
import {
  Ai as m,
  Di as h,
  Ei as g,
  Fr as _,
  Hn as v,
  Hr as y,
  Ir as b,
  Lr as x,
  Mr as S,
  Nr as C,
  Oi as w,
  Q as T,
  Rr as E,
  Si as ee,
  Ti as D,
  Tr as O,
  Un as te,
  br as ne,
  dr as re,
  et as k,
  ia as ie,
  ji as ae,
  na as A,
  wi as oe,
  xi as se,
  zr as ce,
} from './later-DLdlgyuL.js'
import {
  At as le,
  C as ue,
  Ft as de,
  It as fe,
  Lt as pe,
  Mt as j,
  Nt as me,
  O as he,
  R as M,
  S as ge,
  St as _e,
  Wt as N,
  _ as ve,
  _t as ye,
  a as be,
  b as P,
  f as xe,
  ft as Se,
  gt as F,
  h as Ce,
  ht as we,
  i as I,
  j as Te,
  l as Ee,
  lt as De,
  n as Oe,
  o as L,
  pt as ke,
  t as Ae,
  u as je,
  v as Me,
  vt as R,
  w as Ne,
  y as z,
  yt as B,
} from './rest-DP5aMt8d.js'
import { a as Pe, i as Fe, n as Ie, o as Le, r as Re, t as ze } from './rest-CJZ3gRJW.js'
import { t as Be } from './rest-C6Js0kUN.js'
import { a as Ve, b as He, f as Ue, i as We, n as Ge, r as V, s as Ke, t as qe, x as H } from './rest-L3RFoWp3.js'
import { i as Je } from './rest-Ckonu3dl.js'
import { F as Ye, n as Xe, r as Ze } from './rest-DeRAjEhb.js'
function U({ chain: e, currentChainId: t }) {
  if (!e) throw new Ze()
  if (t !== e.id) throw new Xe({ chain: e, currentChainId: t })
}
var W = new E(128)
async function G(e, t) {
  let {
    account: n = e.account,
    assertChainId: r = !0,
    chain: i = e.chain,
    accessList: a,
    authorizationList: o,
    blobs: s,
    data: c,
    dataSuffix: l = typeof e.dataSuffix == `string` ? e.dataSuffix : e.dataSuffix?.value,
    gas: u,
    gasPrice: d,
    maxFeePerBlobGas: f,
    maxFeePerGas: p,
    maxPriorityFeePerGas: m,
    nonce: h,
    type: g,
    value: _,
    ...v
  } = t
  if (n === void 0) throw new z({ docsPath: `/docs/actions/wallet/sendTransaction` })
  let y = n ? H(n) : null,
    b
  try {
    le(t)
    let n = await (async () => {
      if (t.to) return t.to
      if (t.to !== null && o && o.length > 0)
        return await de({ authorization: o[0] }).catch(() => {
          throw new A('`to` is required. Could not infer from `authorizationList`.')
        })
    })()
    if (y?.type === `json-rpc` || y === null) {
      let t
      i !== null && ((t = await N(e, R, `getChainId`)({})), r && U({ currentChainId: t, chain: i }))
      let b = e.chain?.formatters?.transactionRequest?.format,
        x = (b || j)(
          {
            ...me(v, { format: b }),
            accessList: a,
            account: y,
            authorizationList: o,
            blobs: s,
            chainId: t,
            data: l ? C([c ?? `0x`, l]) : c,
            gas: u,
            gasPrice: d,
            maxFeePerBlobGas: f,
            maxFeePerGas: p,
            maxPriorityFeePerGas: m,
            nonce: h,
            to: n,
            type: g,
            value: _,
          },
          `sendTransaction`,
        ),
        S = W.get(e.uid),
        w = S ? `wallet_sendTransaction` : `eth_sendTransaction`
      try {
        return await e.request({ method: w, params: [x] }, { retryCount: 0 })
      } catch (t) {
        if (S === !1) throw t
        let n = t
        if (
          n.name === `InvalidInputRpcError` ||
          n.name === `InvalidParamsRpcError` ||
          n.name === `MethodNotFoundRpcError` ||
          n.name === `MethodNotSupportedRpcError`
        )
          return await e
            .request({ method: `wallet_sendTransaction`, params: [x] }, { retryCount: 0 })
            .then((t) => (W.set(e.uid, !0), t))
            .catch((t) => {
              let r = t
              throw r.name === `MethodNotFoundRpcError` || r.name === `MethodNotSupportedRpcError`
                ? (W.set(e.uid, !1), n)
                : r
            })
        throw n
      }
    }
    if (y?.type === `local`) {
      let t = (() => {
          if (!y.nonceManager || h !== void 0) return y.nonceManager
          let e = y.nonceManager
          return {
            consume(t) {
              return ((b = { address: t.address, chainId: t.chainId }), e.consume(t))
            },
            get(t) {
              return e.get(t)
            },
            increment(t) {
              return e.increment(t)
            },
            reset(t) {
              return e.reset(t)
            },
          }
        })(),
        r = await N(
          e,
          F,
          `prepareTransactionRequest`,
        )({
          account: y,
          accessList: a,
          authorizationList: o,
          blobs: s,
          chain: i,
          data: l ? C([c ?? `0x`, l]) : c,
          gas: u,
          gasPrice: d,
          maxFeePerBlobGas: f,
          maxFeePerGas: p,
          maxPriorityFeePerGas: m,
          nonce: h,
          nonceManager: t,
          parameters: [...we, `sidecars`],
          type: g,
          value: _,
          ...v,
          to: n,
        }),
        x = i?.serializers?.transaction,
        S = await y.signTransaction(r, { serializer: x }),
        w = (i ?? e.chain)?.serializers?.transactionEnvelope,
        T = w ? await w({ serializedTransaction: S, transaction: r }) : S
      return await N(e, Me, `sendRawTransaction`)({ serializedTransaction: T })
    }
    throw y?.type === `smart`
      ? new P({
          metaMessages: ['Consider using the `sendUserOperation` Action instead.'],
          docsPath: `/docs/actions/bundler/sendUserOperation`,
          type: `smart`,
        })
      : new P({ docsPath: `/docs/actions/wallet/sendTransaction`, type: y?.type })
  } catch (e) {
    throw e instanceof P ? e : (b && y?.nonceManager?.reset(b), B(e, { ...t, account: y, chain: t.chain || void 0 }))
  }
}
async function K(e, t) {
  return K.internal(e, G, `sendTransaction`, t)
}
;(function (e) {
  async function t(e, t, n, r) {
    let { abi: i, account: a = e.account, address: o, args: s, functionName: c, ...l } = r
    if (a === void 0) throw new z({ docsPath: `/docs/contract/writeContract` })
    let u = a ? H(a) : null,
      d = O({ abi: i, args: s, functionName: c })
    try {
      return await N(e, t, n)({ data: d, to: o, account: u, ...l })
    } catch (e) {
      throw pe(e, {
        abi: i,
        address: o,
        args: s,
        docsPath: `/docs/contract/writeContract`,
        functionName: c,
        sender: u?.address,
      })
    }
  }
  e.internal = t
})((K ||= {}))
var Qe = class extends A {
    constructor(e) {
      ;(super(`Call bundle failed with status: ${e.statusCode}`, { name: `BundleFailedError` }),
        Object.defineProperty(this, 'result', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
        (this.result = e))
    }
  },
  $e = `0x5792579257925792579257925792579257925792579257925792579257925792`,
  et = D(0, { size: 32 })
async function tt(e, t) {
  let {
      account: n = e.account,
      chain: r = e.chain,
      experimental_fallback: i,
      experimental_fallbackDelay: a = 32,
      forceAtomic: o = !1,
      id: s,
      version: c = `2.0.0`,
    } = t,
    l = n ? H(n) : null,
    u = t.capabilities
  e.dataSuffix &&
    !t.capabilities?.dataSuffix &&
    (u =
      typeof e.dataSuffix == `string`
        ? { ...t.capabilities, dataSuffix: { value: e.dataSuffix, optional: !0 } }
        : {
            ...t.capabilities,
            dataSuffix: { value: e.dataSuffix.value, ...(e.dataSuffix.required ? {} : { optional: !0 }) },
          })
  let d = t.calls.map((e) => {
    let t = e,
      n = t.abi ? O({ abi: t.abi, functionName: t.functionName, args: t.args }) : t.data
    return { data: t.dataSuffix && n ? C([n, t.dataSuffix]) : n, to: t.to, value: t.value ? D(t.value) : void 0 }
  })
  try {
    let t = await e.request(
      {
        method: `wallet_sendCalls`,
        params: [
          { atomicRequired: o, calls: d, capabilities: u, chainId: D(r.id), from: l?.address, id: s, version: c },
        ],
      },
      { retryCount: 0 },
    )
    return typeof t == `string` ? { id: t } : t
  } catch (n) {
    let s = n
    if (
      i &&
      (s.name === `MethodNotFoundRpcError` ||
        s.name === `MethodNotSupportedRpcError` ||
        s.name === `UnknownRpcError` ||
        s.details.toLowerCase().includes(`does not exist / is not available`) ||
        s.details.toLowerCase().includes(`missing or invalid. request()`) ||
        s.details.toLowerCase().includes(`did not match any variant of untagged enum`) ||
        s.details.toLowerCase().includes(`account upgraded to unsupported contract`) ||
        s.details.toLowerCase().includes(`eip-7702 not supported`) ||
        s.details.toLowerCase().includes(`unsupported wc_ method`) ||
        s.details.toLowerCase().includes(`feature toggled misconfigured`) ||
        s.details.toLowerCase().includes(`jsonrpcengine: response has no error or result for request`))
    ) {
      if (u && Object.values(u).some((e) => !e.optional)) {
        let e = 'non-optional `capabilities` are not supported on fallback to `eth_sendTransaction`.'
        throw new Ue(new A(e, { details: e }))
      }
      if (o && d.length > 1) {
        let e = '`forceAtomic` is not supported on fallback to `eth_sendTransaction`.'
        throw new Ke(new A(e, { details: e }))
      }
      let t = []
      for (let n of d) {
        try {
          let i = await G(e, { account: l, chain: r, data: n.data, to: n.to, value: n.value ? w(n.value) : void 0 })
          t.push({ status: `fulfilled`, value: i })
        } catch (e) {
          t.push({ reason: e, status: `rejected` })
        }
        a > 0 && (await new Promise((e) => setTimeout(e, a)))
      }
      if (t.every((e) => e.status === `rejected`)) throw t[0].reason
      let n = t.map((e) => (e.status === `fulfilled` ? e.value : et))
      return { id: C([...n, D(r.id, { size: 32 }), $e]) }
    }
    throw B(n, { ...t, account: l, chain: t.chain })
  }
}
async function nt(e, t) {
  async function n(t) {
    if (t.endsWith(`5792579257925792579257925792579257925792579257925792579257925792`)) {
      let n = ae(S(t, -64, -32)),
        r = S(t, 0, -64)
          .slice(2)
          .match(/.{1,64}/g),
        i = await Promise.all(
          r.map((t) =>
            et.slice(2) === t
              ? void 0
              : e.request({ method: `eth_getTransactionReceipt`, params: [`0x${t}`] }, { dedupe: !0 }),
          ),
        ),
        a = i.some((e) => e === null)
          ? 100
          : i.every((e) => e?.status === `0x1`)
            ? 200
            : i.every((e) => e?.status === `0x0`)
              ? 500
              : 600
      return { atomic: !1, chainId: m(n), receipts: i.filter(Boolean), status: a, version: `2.0.0` }
    }
    return e.request({ method: `wallet_getCallsStatus`, params: [t] })
  }
  let { atomic: r = !1, chainId: i, receipts: a, version: o = `2.0.0`, ...s } = await n(t.id),
    [c, l] = (() => {
      let e = s.status
      return e >= 100 && e < 200
        ? [`pending`, e]
        : e >= 200 && e < 300
          ? [`success`, e]
          : e >= 300 && e < 700
            ? [`failure`, e]
            : e === `CONFIRMED`
              ? [`success`, 200]
              : e === `PENDING`
                ? [`pending`, 100]
                : [void 0, e]
    })()
  return {
    ...s,
    atomic: r,
    chainId: i ? m(i) : void 0,
    receipts:
      a?.map((e) => ({ ...e, blockNumber: w(e.blockNumber), gasUsed: w(e.gasUsed), status: ve[e.status] })) ?? [],
    statusCode: l,
    status: c,
    version: o,
  }
}
async function rt(e, t) {
  let {
      id: n,
      pollingInterval: r = e.pollingInterval,
      status: i = ({ statusCode: e }) => e === 200 || e >= 300,
      retryCount: a = 4,
      retryDelay: o = ({ count: e }) => ~~(1 << e) * 200,
      timeout: s = 6e4,
      throwOnFailure: c = !1,
    } = t,
    l = He([`waitForCallsStatus`, e.uid, n]),
    { promise: u, resolve: d, reject: f } = he(),
    p,
    m = ue(l, { resolve: d, reject: f }, (t) => {
      let s = ge(
        async () => {
          let r = (e) => {
            ;(clearTimeout(p), s(), e(), m())
          }
          try {
            let s = await Ve(
              async () => {
                let t = await N(e, nt, `getCallsStatus`)({ id: n })
                if (c && t.status === `failure`) throw new Qe(t)
                return t
              },
              { retryCount: a, delay: o },
            )
            if (!i(s)) return
            r(() => t.resolve(s))
          } catch (e) {
            r(() => t.reject(e))
          }
        },
        { interval: r, emitOnBegin: !0 },
      )
      return s
    })
  return (
    (p = s
      ? setTimeout(() => {
          ;(m(), clearTimeout(p), f(new it({ id: n })))
        }, s)
      : void 0),
    await u
  )
}
var it = class extends A {
  constructor({ id: e }) {
    super(`Timed out while waiting for call bundle with id "${e}" to be confirmed.`, {
      name: `WaitForCallsStatusTimeoutError`,
    })
  }
}
async function q(e, t) {
  return q.inner(K, e, t)
}
;(function (e) {
  async function t(t, n, r) {
    return await t(n, { ...r, ...e.call(n, r) })
  }
  e.inner = t
  function n(e, t) {
    return Oe(at(e, t))
  }
  e.call = n
  async function r(t, n) {
    return ke(t, { ...I(n), ...e.call(t, n) })
  }
  e.estimateGas = r
  async function i(t, n) {
    return Ne(t, { ...I(n), ...e.call(t, n) })
  }
  e.simulate = i
  function a(e) {
    let [t] = De({ abi: M, logs: e, eventName: `Approval`, strict: !0 })
    if (!t) throw Error('`Approval` event not found.')
    return t
  }
  e.extractEvent = a
})((q ||= {}))
function at(e, t) {
  let { amount: n, spender: r, token: i } = t,
    { address: a, decimals: o } = L(e, { token: i })
  return { abi: M, address: a, args: [r, Ee(n, o)], functionName: `approve` }
}
var J = new E(128)
async function ot(e, t) {
  let {
      account: n = e.account,
      assertChainId: r = !0,
      chain: i = e.chain,
      accessList: a,
      authorizationList: o,
      blobs: s,
      data: c,
      dataSuffix: l = typeof e.dataSuffix == `string` ? e.dataSuffix : e.dataSuffix?.value,
      gas: u,
      gasPrice: d,
      maxFeePerBlobGas: f,
      maxFeePerGas: p,
      maxPriorityFeePerGas: m,
      nonce: h,
      pollingInterval: g,
      throwOnReceiptRevert: _,
      type: v,
      value: y,
      ...b
    } = t,
    x = t.timeout ?? Math.max((i?.blockTime ?? 0) * 3, 5e3)
  if (n === void 0) throw new z({ docsPath: `/docs/actions/wallet/sendTransactionSync` })
  let S = n ? H(n) : null,
    w
  try {
    le(t)
    let n = await (async () => {
      if (t.to) return t.to
      if (t.to !== null && o && o.length > 0)
        return await de({ authorization: o[0] }).catch(() => {
          throw new A('`to` is required. Could not infer from `authorizationList`.')
        })
    })()
    if (S?.type === `json-rpc` || S === null) {
      let t
      i !== null && ((t = await N(e, R, `getChainId`)({})), r && U({ currentChainId: t, chain: i }))
      let w = e.chain?.formatters?.transactionRequest?.format,
        T = (w || j)(
          {
            ...me(b, { format: w }),
            accessList: a,
            account: S,
            authorizationList: o,
            blobs: s,
            chainId: t,
            data: l ? C([c ?? `0x`, l]) : c,
            gas: u,
            gasPrice: d,
            maxFeePerBlobGas: f,
            maxFeePerGas: p,
            maxPriorityFeePerGas: m,
            nonce: h,
            to: n,
            type: v,
            value: y,
          },
          `sendTransaction`,
        ),
        E = J.get(e.uid),
        ee = E ? `wallet_sendTransaction` : `eth_sendTransaction`,
        D = await (async () => {
          try {
            return await e.request({ method: ee, params: [T] }, { retryCount: 0 })
          } catch (t) {
            if (E === !1) throw t
            let n = t
            if (
              n.name === `InvalidInputRpcError` ||
              n.name === `InvalidParamsRpcError` ||
              n.name === `MethodNotFoundRpcError` ||
              n.name === `MethodNotSupportedRpcError`
            )
              return await e
                .request({ method: `wallet_sendTransaction`, params: [T] }, { retryCount: 0 })
                .then((t) => (J.set(e.uid, !0), t))
                .catch((t) => {
                  let r = t
                  throw r.name === `MethodNotFoundRpcError` || r.name === `MethodNotSupportedRpcError`
                    ? (J.set(e.uid, !1), n)
                    : r
                })
            throw n
          }
        })(),
        O = await N(
          e,
          je,
          `waitForTransactionReceipt`,
        )({ checkReplacement: !1, hash: D, pollingInterval: g, timeout: x })
      if (_ && O.status === `reverted`) throw new Ye({ receipt: O })
      return O
    }
    if (S?.type === `local`) {
      let r = (() => {
          if (!S.nonceManager || h !== void 0) return S.nonceManager
          let e = S.nonceManager
          return {
            consume(t) {
              return ((w = { address: t.address, chainId: t.chainId }), e.consume(t))
            },
            get(t) {
              return e.get(t)
            },
            increment(t) {
              return e.increment(t)
            },
            reset(t) {
              return e.reset(t)
            },
          }
        })(),
        g = await N(
          e,
          F,
          `prepareTransactionRequest`,
        )({
          account: S,
          accessList: a,
          authorizationList: o,
          blobs: s,
          chain: i,
          data: l ? C([c ?? `0x`, l]) : c,
          gas: u,
          gasPrice: d,
          maxFeePerBlobGas: f,
          maxFeePerGas: p,
          maxPriorityFeePerGas: m,
          nonce: h,
          nonceManager: r,
          parameters: [...we, `sidecars`],
          type: v,
          value: y,
          ...b,
          to: n,
        }),
        x = i?.serializers?.transaction,
        T = await S.signTransaction(g, { serializer: x }),
        E = (i ?? e.chain)?.serializers?.transactionEnvelope,
        ee = E ? await E({ serializedTransaction: T, transaction: g }) : T
      return await N(
        e,
        Ae,
        `sendRawTransactionSync`,
      )({ serializedTransaction: ee, throwOnReceiptRevert: _, timeout: t.timeout })
    }
    throw S?.type === `smart`
      ? new P({
          metaMessages: ['Consider using the `sendUserOperation` Action instead.'],
          docsPath: `/docs/actions/bundler/sendUserOperation`,
          type: `smart`,
        })
      : new P({ docsPath: `/docs/actions/wallet/sendTransactionSync`, type: S?.type })
  } catch (e) {
    throw e instanceof P
      ? e
      : (w && !(e instanceof Ye) && S?.nonceManager?.reset(w), B(e, { ...t, account: S, chain: t.chain || void 0 }))
  }
}
async function st(e, t) {
  return K.internal(e, ot, `sendTransactionSync`, t)
}
async function ct(e, t) {
  let { amount: n, token: r, throwOnReceiptRevert: i = !0 } = t,
    { decimals: a } = L(e, { token: r }),
    o = be(n, a),
    s = await q.inner(st, e, { ...t, throwOnReceiptRevert: i }),
    { args: c } = q.extractEvent(s.logs)
  return { ...c, ...(o === void 0 ? {} : { decimals: o, formatted: Ce(c.value, o) }), receipt: s }
}
async function Y(e, t) {
  return Y.inner(K, e, t)
}
;(function (e) {
  async function t(t, n, r) {
    return await t(n, { ...r, ...e.call(n, r) })
  }
  e.inner = t
  function n(e, t) {
    return Oe(lt(e, t))
  }
  e.call = n
  async function r(t, n) {
    return ke(t, { ...I(n), ...e.call(t, n) })
  }
  e.estimateGas = r
  async function i(t, n) {
    return Ne(t, { ...I(n), ...e.call(t, n) })
  }
  e.simulate = i
  function a(e) {
    let [t] = De({ abi: M, logs: e, eventName: `Transfer`, strict: !0 })
    if (!t) throw Error('`Transfer` event not found.')
    return t
  }
  e.extractEvent = a
})((Y ||= {}))
function lt(e, t) {
  let { amount: n, from: r, to: i, token: a } = t,
    { address: o, decimals: s } = L(e, { token: a }),
    c = Ee(n, s)
  return r
    ? { abi: M, address: o, args: [r, i, c], functionName: `transferFrom` }
    : { abi: M, address: o, args: [i, c], functionName: `transfer` }
}
async function ut(e, t) {
  let { amount: n, token: r, throwOnReceiptRevert: i = !0 } = t,
    { decimals: a } = L(e, { token: r }),
    o = be(n, a),
    s = await Y.inner(st, e, { ...t, throwOnReceiptRevert: i }),
    { args: c } = Y.extractEvent(s.logs)
  return { ...c, ...(o === void 0 ? {} : { decimals: o, formatted: Ce(c.value, o) }), receipt: s }
}
async function dt(e, { chain: t }) {
  let { id: n, name: r, nativeCurrency: i, rpcUrls: a, blockExplorers: o } = t
  await e.request(
    {
      method: `wallet_addEthereumChain`,
      params: [
        {
          chainId: D(n),
          chainName: r,
          nativeCurrency: i,
          rpcUrls: a.default.http,
          blockExplorerUrls: o ? Object.values(o).map(({ url: e }) => e) : void 0,
        },
      ],
    },
    { dedupe: !0, retryCount: 0 },
  )
}
function ft(e, t) {
  let { abi: n, args: r, bytecode: i, ...a } = t,
    o = Te({ abi: n, args: r, bytecode: i })
  return G(e, { ...a, ...(a.authorizationList ? { to: null } : {}), data: o })
}
async function pt(e) {
  return e.account?.type === `local`
    ? [e.account.address]
    : (await e.request({ method: `eth_accounts` }, { dedupe: !0 })).map((e) => b(e))
}
async function mt(e, t = {}) {
  let { account: n = e.account, chainId: r } = t,
    i = n ? H(n) : void 0,
    a = r ? [i?.address, [D(r)]] : [i?.address],
    o = await e.request({ method: `wallet_getCapabilities`, params: a }),
    s = {}
  for (let [e, t] of Object.entries(o)) {
    s[Number(e)] = {}
    for (let [n, r] of Object.entries(t))
      (n === `addSubAccount` && (n = `unstable_addSubAccount`), (s[Number(e)][n] = r))
  }
  return typeof r == `number` ? s[r] : s
}
async function ht(e) {
  return await e.request({ method: `wallet_getPermissions` }, { dedupe: !0 })
}
async function gt(e, t) {
  let { account: n = e.account, chainId: r, nonce: i } = t
  if (!n) throw new z({ docsPath: `/docs/eip7702/prepareAuthorization` })
  let a = H(n),
    o = (() => {
      if (t.executor) return t.executor === `self` ? t.executor : H(t.executor)
    })(),
    s = { address: t.contractAddress ?? t.address, chainId: r, nonce: i }
  return (
    s.chainId === void 0 && (s.chainId = e.chain?.id ?? (await N(e, R, `getChainId`)({}))),
    s.nonce === void 0 &&
      ((s.nonce = await N(e, _e, `getTransactionCount`)({ address: a.address, blockTag: `pending` })),
      (o === `self` || (o?.address && Se(o.address, a.address))) && (s.nonce += 1)),
    s
  )
}
async function _t(e) {
  return (await e.request({ method: `eth_requestAccounts` }, { dedupe: !0, retryCount: 0 })).map((e) => x(e))
}
async function vt(e, t) {
  return e.request({ method: `wallet_requestPermissions`, params: [t] }, { retryCount: 0 })
}
async function yt(e, t) {
  let { chain: n = e.chain } = t,
    r = t.timeout ?? Math.max((n?.blockTime ?? 0) * 3, 5e3),
    i = await N(e, tt, `sendCalls`)(t)
  return await N(e, rt, `waitForCallsStatus`)({ ...t, id: i.id, timeout: r })
}
async function bt(e, t) {
  let { id: n } = t
  await e.request({ method: `wallet_showCallsStatus`, params: [n] })
}
async function xt(e, t) {
  let { account: n = e.account } = t
  if (!n) throw new z({ docsPath: `/docs/eip7702/signAuthorization` })
  let r = H(n)
  if (!r.signAuthorization)
    throw new P({
      docsPath: `/docs/eip7702/signAuthorization`,
      metaMessages: ['The `signAuthorization` Action does not support JSON-RPC Accounts.'],
      type: r.type,
    })
  let i = await gt(e, t)
  return r.signAuthorization(i)
}
async function St(e, { account: t = e.account, message: n }) {
  if (!t) throw new z({ docsPath: `/docs/actions/wallet/signMessage` })
  let r = H(t)
  if (r.signMessage) return r.signMessage({ message: n })
  let i = typeof n == `string` ? g(n) : n.raw instanceof Uint8Array ? h(n.raw) : n.raw
  return e.request({ method: `personal_sign`, params: [i, r.address] }, { retryCount: 0 })
}
async function Ct(e, t) {
  let { account: n = e.account, chain: r = e.chain, ...i } = t
  if (!n) throw new z({ docsPath: `/docs/actions/wallet/signTransaction` })
  let a = H(n)
  le({ account: a, ...t })
  let o = await N(e, R, `getChainId`)({})
  r !== null && U({ currentChainId: o, chain: r })
  let s = (r?.formatters || e.chain?.formatters)?.transactionRequest?.format || j
  return a.signTransaction
    ? a.signTransaction({ ...i, account: a, chainId: o }, { serializer: e.chain?.serializers?.transaction })
    : await e.request(
        {
          method: `eth_signTransaction`,
          params: [{ ...s({ ...i, account: a }, `signTransaction`), chainId: D(o), from: a.address }],
        },
        { retryCount: 0 },
      )
}
async function wt(e, t) {
  let { account: n = e.account, domain: r, message: i, primaryType: a } = t
  if (!n) throw new z({ docsPath: `/docs/actions/wallet/signTypedData` })
  let o = H(n),
    s = { EIP712Domain: Re({ domain: r }), ...t.types }
  if ((Pe({ domain: r, message: i, primaryType: a, types: s }), o.signTypedData))
    return o.signTypedData({ domain: r, message: i, primaryType: a, types: s })
  let c = Fe({ domain: r, message: i, primaryType: a, types: s })
  return e.request({ method: `eth_signTypedData_v4`, params: [o.address, c] }, { retryCount: 0 })
}
async function Tt(e, { id: t }) {
  await e.request({ method: `wallet_switchEthereumChain`, params: [{ chainId: D(t) }] }, { retryCount: 0 })
}
async function Et(e, t) {
  return await e.request({ method: `wallet_watchAsset`, params: t }, { retryCount: 0 })
}
function Dt(e) {
  return {
    addChain: (t) => dt(e, t),
    deployContract: (t) => ft(e, t),
    fillTransaction: (t) => ye(e, t),
    getAddresses: () => pt(e),
    getCallsStatus: (t) => nt(e, t),
    getCapabilities: (t) => mt(e, t),
    getChainId: () => R(e),
    getPermissions: () => ht(e),
    prepareAuthorization: (t) => gt(e, t),
    prepareTransactionRequest: (t) => F(e, t),
    requestAddresses: () => _t(e),
    requestPermissions: (t) => vt(e, t),
    sendCalls: (t) => tt(e, t),
    sendCallsSync: (t) => yt(e, t),
    sendRawTransaction: (t) => Me(e, t),
    sendRawTransactionSync: (t) => Ae(e, t),
    sendTransaction: (t) => G(e, t),
    sendTransactionSync: (t) => ot(e, t),
    showCallsStatus: (t) => bt(e, t),
    signAuthorization: (t) => xt(e, t),
    signMessage: (t) => St(e, t),
    signTransaction: (t) => Ct(e, t),
    signTypedData: (t) => wt(e, t),
    switchChain: (t) => Tt(e, t),
    waitForCallsStatus: (t) => rt(e, t),
    watchAsset: (t) => Et(e, t),
    writeContract: (t) => K(e, t),
    writeContractSync: (t) => st(e, t),
    token: { approve: V(e, q), approveSync: V(e, ct), transfer: V(e, Y), transferSync: V(e, ut) },
  }
}
function Ot(e) {
  let { key: t = `wallet`, name: n = `Wallet Client`, transport: r } = e
  return We({ ...e, key: t, name: n, transport: r, type: `walletClient` }).extend(Dt)
}
function kt(e) {
  if (typeof e == `string`) {
    if (!_(e, { strict: !1 })) throw new ce({ address: e })
    return { address: e, type: `json-rpc` }
  }
  if (!_(e.address, { strict: !1 })) throw new ce({ address: e.address })
  return {
    address: e.address,
    nonceManager: e.nonceManager,
    sign: e.sign,
    signAuthorization: e.signAuthorization,
    signMessage: e.signMessage,
    signTransaction: e.signTransaction,
    signTypedData: e.signTypedData,
    source: `custom`,
    type: `local`,
  }
}
var At = !1
async function X({ hash: e, privateKey: t, to: n = `object` }) {
  let {
      r,
      s: i,
      recovery: a,
    } = re.sign(e.slice(2), t.slice(2), { lowS: !0, extraEntropy: ie(At, { strict: !1 }) ? se(At) : At }),
    o = { r: D(r, { size: 32 }), s: D(i, { size: 32 }), v: a ? 28n : 27n, yParity: a }
  return n === `bytes` || n === `hex` ? xe({ ...o, to: n }) : o
}
async function jt(e) {
  let { chainId: t, nonce: n, privateKey: r, to: i = `object` } = e,
    a = e.contractAddress ?? e.address,
    o = await X({ hash: fe({ address: a, chainId: t, nonce: n }), privateKey: r, to: i })
  return i === `object` ? { address: a, chainId: t, nonce: n, ...o } : o
}
async function Mt({ message: e, privateKey: t }) {
  return await X({ hash: Le(e), privateKey: t, to: `hex` })
}
async function Nt(e) {
  let { privateKey: t, transaction: n, serializer: r = Be } = e,
    i = n.type === `eip4844` ? { ...n, sidecars: !1 } : n
  return await r(n, await X({ hash: y(await r(i)), privateKey: t }))
}
async function Pt(e) {
  let { privateKey: t, ...n } = e
  return await X({ hash: Ie(n), privateKey: t, to: `hex` })
}
function Ft(e, t = {}) {
  let { nonceManager: n } = t,
    r = h(re.getPublicKey(e.slice(2), !1))
  return {
    ...kt({
      address: ne(r),
      nonceManager: n,
      async sign({ hash: t }) {
        return X({ hash: t, privateKey: e, to: `hex` })
      },
      async signAuthorization(t) {
        return jt({ ...t, privateKey: e })
      },
      async signMessage({ message: t }) {
        return Mt({ message: t, privateKey: e })
      },
      async signTransaction(t, { serializer: n } = {}) {
        return Nt({ privateKey: e, transaction: t, serializer: n })
      },
      async signTypedData(t) {
        return Pt({ ...t, privateKey: e })
      },
    }),
    publicKey: r,
    source: `privateKey`,
  }
}
var It = p({
    domain: c(r(), l()),
    types: c(r(), n(p({ name: r(), type: r() }))),
    primaryType: r(),
    message: c(r(), l()),
  }),
  Z = t(e((e) => typeof e == `string` && /^0x[0-9a-f]*$/i.test(e))),
  Lt = p({
    from: f,
    to: t(i(f)),
    value: Z,
    data: t(s),
    input: t(s),
    gas: Z,
    gasPrice: Z,
    maxFeePerGas: Z,
    maxPriorityFeePerGas: Z,
    nonce: Z,
    chainId: t(a([r(), o()])),
  }),
  Rt = { eth_signTypedData_v4: Vt, personal_sign: Ht, eth_sendTransaction: Ut },
  zt = (e) => Object.hasOwn(Rt, e)
function Bt(e) {
  let t = Rt[e.method]
  if (t === void 0) throw T(4200, k.notSupported(e.method))
  return t(e)
}
async function Vt({ params: e, owner: t, chain: n, chains: i, confirm: a, requireAccount: o }) {
  let [s, c] = Q(d([f, r()]), e)
  o(s)
  let l = te(Q(It, Kt(c))),
    u = Je(l.domain.chainId)
  u !== null && Gt(u, n, i)
  let p = v(l),
    { domain: m, types: h } = l
  return (
    await a({
      kind: `typedData`,
      typedData: l,
      hash: p,
      domainHash: ze({ data: m, primaryType: `EIP712Domain`, types: h }),
    }),
    Ft(t.privateKey).signTypedData(l)
  )
}
async function Ht({ params: e, owner: t, confirm: n, requireAccount: i }) {
  let [a, o] = Q(d([r(), f]), e)
  i(o)
  let s = ie(a) ? se(a) : ee(a),
    c = qt(s)
  return (
    await n({ kind: `message`, message: c ?? oe(s), isText: c !== null }),
    Ft(t.privateKey).signMessage({ message: { raw: s } })
  )
}
async function Ut({ params: e, owner: t, chain: n, chains: r, confirm: i, requireAccount: a }) {
  let [o] = Q(d([Lt], l()), e)
  ;(a(o.from), o.chainId !== void 0 && Gt(Je(o.chainId) ?? ``, n, r))
  let s = o.to ?? null,
    c = o.data ?? o.input ?? `0x`,
    f = $(o.value) ?? 0n
  return (
    await i({ kind: `transaction`, to: s, value: f, data: c, chainId: n.chainId }),
    Ot({ account: Ft(t.privateKey), chain: qe(n, u(n)), transport: Ge(n) }).sendTransaction({
      to: s,
      data: c,
      value: f,
      ...Wt(o),
    })
  )
}
function Wt(e) {
  let t = $(e.nonce),
    n = $(e.gas),
    r = { ...(n === void 0 ? {} : { gas: n }), ...(t === void 0 ? {} : { nonce: Number(t) }) },
    i = $(e.gasPrice)
  if (i !== void 0) return { ...r, gasPrice: i }
  let a = $(e.maxFeePerGas),
    o = $(e.maxPriorityFeePerGas)
  return a === void 0 || o === void 0 ? r : { ...r, maxFeePerGas: a, maxPriorityFeePerGas: o }
}
function Gt(e, t, n) {
  if (!n.some((t) => t.chainId === e)) throw T(4100, k.notLocal(e))
  if (e !== t.chainId) throw T(4901, k.wrongChain({ asked: e, current: t.chainId }))
}
function Q(e, t) {
  let n = e.safeParse(t)
  if (n.success) return n.data
  throw T(-32602, k.invalid(n.error.issues[0]?.message ?? `unknown`))
}
function Kt(e) {
  try {
    return JSON.parse(e)
  } catch {
    throw T(-32602, k.notJson)
  }
}
function qt(e) {
  try {
    return new TextDecoder(`utf-8`, { fatal: !0 }).decode(e)
  } catch {
    return null
  }
}
var $ = (e) => (e === void 0 || e === `0x` ? void 0 : BigInt(e))
export { zt as isSigningMethod, Bt as signWithDemoKey }
//# sourceMappingURL=signWithDemoKey-CmOifnTW.js.map
