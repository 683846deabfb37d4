import { r as e } from './rolldown-runtime-DLMaRju-.js'
import { r as t, t as n } from './rest-B05EYwN-.js'
import {
  $n as r,
  Aa as i,
  Br as a,
  Cn as o,
  Dn as s,
  Ea as c,
  En as l,
  Gr as u,
  Ir as d,
  Mn as f,
  Nn as ee,
  On as p,
  Pn as m,
  Qn as te,
  Sr as h,
  Tn as g,
  Ut as ne,
  _n as re,
  ca as ie,
  er as ae,
  fa as oe,
  ka as _,
  kn as se,
  nr as ce,
  q as le,
  r as ue,
  vr as de,
  wa as v,
  xa as fe,
  xr as pe,
  ya as me,
  zr as he,
} from './index--te03lJq.js'
import {
  B as ge,
  J as _e,
  Jn as ve,
  Jt as ye,
  Vn as y,
  Yn as be,
  cn as xe,
  fn as Se,
  gn as b,
  ln as Ce,
} from './lists-DTBg-a7q.js'
import {
  Dr as we,
  En as Te,
  Fn as x,
  In as Ee,
  Mn as De,
  Nn as Oe,
  Pn as ke,
  Ta as Ae,
  Tn as je,
  Xn as Me,
  _a as Ne,
  jn as Pe,
  oa as Fe,
  va as Ie,
  xr as Le,
  zn as Re,
} from './later-DLdlgyuL.js'
import { a as S, i as ze, l as Be, n as Ve, r as He, u as Ue } from './rest-DeYC7m82.js'
import { r as We } from './rest-DfSGpZP2.js'
import { t as C } from './rest-BlO5BbqV.js'
import { r as Ge } from './rest-pmi3KYbj.js'
import { r as Ke } from './rest-BJoaBsDp.js'
var qe = fe(`ledger-refusals`, {
    nonceUsed: ({ nonce: e, current: t }) => `Nonce ${e} is already used: the account is at ${t}.`,
    nonceTooHigh: ({ nonce: e, most: t }) => `Nonce ${e} is above ${t}, the highest nonce that the service stores.`,
    originTooLong: ({ characters: e, most: t }) => `The origin has ${e} characters; at most ${t} are allowed.`,
    noAddressInId: ({ text: e }) => `"${e}" in the middle of the id is not an address.`,
    notAnId: ({ text: e }) => `"${e}" is neither a transaction id nor a safeTxHash.`,
  }),
  Je = 2n ** 31n - 1n,
  Ye = (e, t) => ({ currentNonce: Number(e), recommendedNonce: Number(Ae(e, t)) })
function Xe(e, t) {
  return e < t ? qe.nonceUsed({ nonce: e, current: t }) : e > Je ? qe.nonceTooHigh({ nonce: e, most: Je }) : null
}
var w = (e) => ({ value: e, name: null, logoUri: null }),
  T = (e) => ({ value: e, name: Ze(e), logoUri: null }),
  E = (e, t) => ({ value: e, name: t.get(e)?.name || Ze(e), logoUri: null }),
  D = (e) => (e === null || e === `0x0000000000000000000000000000000000000000` ? null : T(e))
function Ze(e) {
  let t = b(e).at(-1)
  return t === void 0 ? null : `${t.name} ${t.version}`
}
function Qe(e, { chainId: t, recommendedVersion: n, tags: r }) {
  return {
    address: T(e.address),
    chainId: t,
    nonce: e.nonce,
    threshold: e.threshold,
    owners: e.owners.map(w),
    implementation: T(e.singleton),
    modules: e.modules.length === 0 ? null : e.modules.map(T),
    fallbackHandler: D(e.fallbackHandler),
    guard: D(e.guard),
    moduleGuard: D(e.moduleGuard),
    version: e.version,
    implementationVersionState: et(e, n),
    ...r,
  }
}
var $e = /^\d+\.\d+\.\d+(\+.*)?$/
function et(e, t) {
  let n = tt(e.singleton) !== null
  return e.version === null || !$e.test(e.version) || !$e.test(t) || !n
    ? `UNKNOWN`
    : Ie(e.version, t)
      ? `OUTDATED`
      : `UP_TO_DATE`
}
function tt(e) {
  let t = b(e).find(({ name: e }) => e === `Safe` || e === `SafeL2`)
  return t ? `${t.version}${t.name === `SafeL2` ? `+L2` : ``}` : null
}
var nt = Fe([
    `struct Call { address target; bytes callData; }`,
    `struct Call3 { address target; bool allowFailure; bytes callData; }`,
    `struct Call3Value { address target; bool allowFailure; uint256 value; bytes callData; }`,
    `function aggregate(Call[] calls) payable`,
    `function blockAndAggregate(Call[] calls) payable`,
    `function tryAggregate(bool requireSuccess, Call[] calls) payable`,
    `function tryBlockAndAggregate(bool requireSuccess, Call[] calls) payable`,
    `function aggregate3(Call3[] calls) payable`,
    `function aggregate3Value(Call3Value[] calls) payable`,
  ]),
  rt = new Set(nt.map((e) => we(e)))
function it(e) {
  if (!rt.has(e.slice(0, 10).toLowerCase())) return null
  try {
    let { functionName: t, args: n } = Ge({ abi: nt, data: e })
    switch (t) {
      case `aggregate3`:
      case `aggregate`:
      case `blockAndAggregate`:
        return n[0].map(({ target: e, callData: t }) => ({ to: e, value: 0n, data: t }))
      case `aggregate3Value`:
        return n[0].map(({ target: e, value: t, callData: n }) => ({ to: e, value: t, data: n }))
      case `tryAggregate`:
      case `tryBlockAndAggregate`:
        return n[1].map(({ target: e, callData: t }) => ({ to: e, value: 0n, data: t }))
    }
  } catch {
    return null
  }
}
var at = 64
function ot(e, t, n, r) {
  let i = r.filter((e) => e.kind === `execution` && e.safe === t.address),
    a = (n, r, i) => Pe({ chainId: BigInt(e), safe: t.address, version: n, transaction: { ...r, nonce: BigInt(i) } })
  for (let e of st(t)) for (let r of ct(t.nonce)) for (let t of i) if (a(e, t, r) === n) return { call: t, nonce: r }
  return null
}
var st = ({ version: e }) => (e !== null && Ie(e, `1.3.0`) ? [e, `1.3.0`] : [e ?? `1.3.0`, `1.2.0`])
function ct(e) {
  let t = [e]
  for (let n = 1; n <= at; n += 1) (t.push(e + n), e >= n && t.push(e - n))
  return t
}
var lt = [`SignMessageLib`, `SafeMigration`, `SafeToL2Migration`, `SafeToL2Setup`],
  ut = new WeakMap()
function dt(e) {
  let t = ut.get(e)
  if (t !== void 0) return t
  let n = ft(e)
  return (ut.set(e, n), n)
}
function ft(e) {
  if (e.operation === 0) return [e]
  if (pt(e.to, lt)) return []
  let t = pt(e.to, [`MultiSend`, `MultiSendCallOnly`]) ? Se(e.data) : null
  if (!t) return null
  let n = t.map(ft)
  return n.every((e) => e !== null) ? n.flat() : null
}
var pt = (e, t) => b(e).some(({ name: e }) => t.includes(e)),
  mt = (e, t) =>
    (dt(e) ?? [])
      .filter(({ value: e }) => e > 0n)
      .map(({ to: e, value: n }, r) => ({ to: e, value: n, place: `${t},${r}` }))
function ht(e) {
  let t = gt(e),
    n = y(e),
    [r, i, a] = [n.uint(128), n.uint(160), n.uint(192)],
    [o, s] = [O(e, 224), O(e, 256)],
    c = n.bytes(288)
  return t === null || r === null || i === null || a === null || o === null || s === null || c === null
    ? null
    : { ...t, safeTxGas: r, baseGas: i, gasPrice: a, gasToken: o, refundReceiver: s, signatures: c }
}
function gt(e, t = 0) {
  let n = y(e),
    [r, i] = [O(e, t), n.uint(t + 32)],
    [a, o] = [n.bytes(t + 64), n.uint(t + 96)]
  return r === null || i === null || a === null || o === null
    ? null
    : { to: r, value: i, data: a, operation: +(o === 1n) }
}
function O(e, t) {
  let n = y(e).slice(t + 12, 20)
  return n === null ? null : i(n)
}
var _t = `0x6a761202`,
  vt = [`0x468721a7`, `0x5229073f`],
  yt = 8
function bt(e, t, n) {
  let r = n.slice(0, 10),
    i = `0x${n.slice(10)}`
  if (r === _t) {
    let t = ht(i)
    return t && { kind: `execution`, safe: e, ...t }
  }
  let a = vt.includes(r) ? gt(i) : null
  return a && { kind: `module`, safe: e, module: t, ...a }
}
function xt(e, t = 0) {
  if (t > yt) return []
  let n = bt(e.to, e.from, e.data),
    r = n ? wt(n) : Ct(e),
    i = n ? n.safe : e.to,
    a = r.flatMap(({ to: n, data: r }) => (r === e.data ? [] : xt({ from: i, to: n, data: r }, t + 1)))
  return n ? [n, ...a] : a
}
var St = ({ from: e, to: t, input: n }) => (t ? xt({ from: e, to: t, data: n }) : [])
function Ct({ to: e, data: t }) {
  let n = it(t)
  return n ? n.map((e) => ({ ...e, operation: 0 })) : wt({ to: e, value: 0n, data: t, operation: 1 })
}
function wt({ to: e, value: t, data: n, operation: r }, i = 0) {
  return r === 0
    ? [{ to: e, value: t, data: n, operation: r }]
    : i > yt
      ? []
      : (Se(n) ?? []).flatMap((e) => wt(e, i + 1))
}
function k(e, t) {
  return e === `0x` ? null : Me(e, [], t ? { to: t } : {})
}
function A(e) {
  let t = e?.method === `multiSend` ? e.parameters?.[0]?.valueDecoded : null
  return Array.isArray(t) ? t : []
}
var Tt = new Set([
    `MultiSend`,
    `MultiSendCallOnly`,
    `SignMessageLib`,
    `SafeMigration`,
    `SafeToL2Migration`,
    `SafeToL2Setup`,
    `CreateCall`,
    `SimulateTxAccessor`,
  ]),
  Et = (e) => b(e).some(({ name: e }) => Tt.has(e))
function Dt(e) {
  return A(e).some((e) => e.operation === 1 || Dt(e.dataDecoded))
}
function Ot(e) {
  let [t, n = ``, r = ``] = e.split(`_`)
  if (t !== `multisig` && t !== `transfer` && t !== `creation` && t !== `module`) return kt(null, e)
  if (!c(n))
    return {
      kind: `malformed`,
      code: t === `module` ? `transaction/unknown` : `transactionId/invalid`,
      get reason() {
        return qe.noAddressInId({ text: n })
      },
    }
  let a = i(n)
  return t === `creation`
    ? { kind: t, safe: a }
    : t === `multisig`
      ? kt(a, r)
      : { kind: t, safe: a, id: r.toLowerCase() }
}
function kt(e, t) {
  return /^0x[0-9a-f]{64}$/i.test(t)
    ? { kind: `multisig`, safe: e, safeTxHash: `0x${t.slice(2).toLowerCase()}` }
    : {
        kind: `malformed`,
        code: `transaction/unknown`,
        get reason() {
          return qe.notAnId({ text: t })
        },
      }
}
function j(e, t, n, r, i) {
  return {
    safeAddress: e,
    txId: t.id,
    executedAt: t.txHash === null ? null : t.timestamp,
    txStatus: t.txStatus,
    txInfo: t.txInfo,
    txData: n,
    detailedExecutionInfo: At(r) ? r : null,
    txHash: t.txHash,
    safeAppInfo: t.safeAppInfo,
    note: t.note,
    ...(i === void 0 ? {} : { transfers: [...i] }),
  }
}
function At(e) {
  return e === null || e.type === `MODULE` || `safeTxHash` in e
}
var jt = 18,
  Mt = (e) => (e === `ERC1155` ? `ERC721` : e)
function Nt(e, { type: t, name: n, symbol: r, decimals: i }) {
  let a = t === `ERC721` || t === `ERC1155`
  return { type: Mt(t), address: e, decimals: i ?? (a ? 0 : jt), symbol: r, name: n, logoUri: null }
}
var Pt = ({ name: e, symbol: t, decimals: n }) => ({
  type: `NATIVE_TOKEN`,
  address: _,
  name: e,
  symbol: t,
  decimals: n,
  logoUri: null,
})
function Ft(e, { account: t, confirmations: n, tokens: r, rejectors: i, fee: a }) {
  let o = e.gasToken === `0x0000000000000000000000000000000000000000` ? void 0 : r.get(e.gasToken)
  return {
    type: `MULTISIG`,
    submittedAt: e.submittedAt,
    nonce: e.nonce,
    safeTxGas: e.safeTxGas,
    baseGas: e.baseGas,
    gasPrice: e.gasPrice,
    gasToken: e.gasToken,
    fee: a,
    payment: e.payment ?? 0n,
    refundReceiver: T(e.refundReceiver),
    safeTxHash: e.safeTxHash,
    executor: D(e.executor),
    signers: t.owners.map(w),
    confirmationsRequired: e.confirmationsRequired ?? t.threshold,
    confirmations: n.map(({ owner: e, signature: t, submittedAt: n }) => ({
      signer: w(e),
      signature: t,
      submittedAt: n,
    })),
    rejectors: i.map(w),
    gasTokenInfo: o ? Nt(e.gasToken, o) : null,
    trusted: e.trusted,
    proposer: e.proposer && w(e.proposer),
    proposedByDelegate: e.proposedByDelegate && w(e.proposedByDelegate),
  }
}
function It(e) {
  let t = xe(e)
  switch (t?.type) {
    case void 0:
      return null
    case `SET_FALLBACK_HANDLER`:
      return { type: t.type, handler: T(t.handler) }
    case `ADD_OWNER`:
    case `REMOVE_OWNER`:
      return { type: t.type, owner: w(t.owner), threshold: t.threshold }
    case `SWAP_OWNER`:
      return { type: t.type, oldOwner: w(t.oldOwner), newOwner: w(t.newOwner) }
    case `CHANGE_IMPLEMENTATION`:
      return { type: t.type, implementation: T(t.implementation) }
    case `ENABLE_MODULE`:
    case `DISABLE_MODULE`:
      return { type: t.type, module: T(t.module) }
    case `SET_GUARD`:
      return { type: t.type, guard: T(t.guard) }
    case `SET_MODULE_GUARD`:
      return { type: t.type, moduleGuard: T(t.moduleGuard) }
    case `CHANGE_THRESHOLD`:
    case `DELETE_GUARD`:
    case `DELETE_MODULE_GUARD`:
      return t
  }
}
var Lt = 100
function M(e, t, n) {
  let r = k(e.data, e.to)
  return {
    hexData: e.data === `0x` ? null : e.data,
    dataDecoded: r,
    to: T(e.to),
    value: e.value,
    operation: e.operation,
    trustedDelegateCallTarget: e.operation === 0 ? null : Et(e.to) && !Dt(r),
    addressInfoIndex: Ht(Bt(r, t)),
    tokenInfoIndex: Ht(Vt(r, t, n)),
  }
}
var Rt = (e) => [...new Set(N(k(e.data, e.to)))]
function N(e) {
  return (e?.parameters ?? []).flatMap(({ value: e, valueDecoded: t }) =>
    Array.isArray(t) ? t.flatMap((e) => [e.to, ...N(e.dataDecoded)]) : [...zt(e), ...N(t ?? null)],
  )
}
function zt(e) {
  return Array.isArray(e) ? e.flatMap(zt) : c(e) ? [i(e)] : []
}
function Bt(e, t) {
  let n = [...new Set(N(e))].map((e) => E(e, t))
  return Object.fromEntries(n.filter(({ name: e }) => e !== null).map((e) => [e.value, e]))
}
function Vt(e, t, n) {
  let r = A(e),
    i = [...new Set(r.map((e) => e.to))].slice(0, Lt),
    a = {}
  n && r.some((e) => e.value !== `0`) && (a[_] = Pt(n))
  for (let e of i) {
    let n = t.get(e)
    n && (a[e] = Nt(e, n))
  }
  return a
}
var Ht = (e) => (Object.keys(e).length === 0 ? null : e),
  Ut = { safeTxGas: 0n, baseGas: 0n, gasPrice: 0n, gasToken: _, refundReceiver: _ }
function Wt(e, t) {
  let n = k(e.data, e.to),
    r = e.data !== `0x`
  return e.operation === 1 || (e.value > 0n && r)
    ? Jt(e, n, t)
    : e.value > 0n
      ? Gt(e, t)
      : !r || n === null
        ? Jt(e, n, t)
        : v(e.to, e.safe) && Ce(e.data)
          ? { type: `SettingsChange`, humanDescription: tn(e, n, t), dataDecoded: n, settingsInfo: It(e.data) }
          : (Kt(e, n, t) ?? Jt(e, n, t))
}
function Gt(e, t) {
  return {
    type: `Transfer`,
    humanDescription: null,
    sender: w(e.safe),
    recipient: E(e.to, t),
    direction: `OUTGOING`,
    transferInfo: { type: `NATIVE_COIN`, value: e.value },
  }
}
function Kt(e, t, n) {
  let r = n.get(e.to),
    i = qt(e.safe, t)
  if (i === null || r === void 0 || r.type === `UNKNOWN`) return null
  let { sender: a, recipient: o, amount: s } = i,
    c = { tokenAddress: e.to, tokenName: r.name || null, tokenSymbol: r.symbol || null, logoUri: null, trusted: null },
    l =
      r.type === `ERC20`
        ? { type: `ERC20`, ...c, value: s, decimals: r.decimals, imitation: !1 }
        : { type: `ERC721`, ...c, tokenId: s.toString() }
  return {
    type: `Transfer`,
    humanDescription: tn(e, t, n),
    sender: E(a, n),
    recipient: E(o, n),
    direction: Zt(e.safe, a, o),
    transferInfo: l,
  }
}
function qt(e, t) {
  let n = (t.parameters ?? []).map(({ value: e }) => (typeof e == `string` ? e : ``)),
    r = t.method === `transfer`
  if (!r && t.method !== `transferFrom` && t.method !== `safeTransferFrom`) return null
  let [a = ``, o = ``, s = ``] = r ? [e, ...n] : n
  if (!c(a) || !c(o) || !/^\d+$/.test(s)) return null
  let [l, u] = [i(a), i(o)]
  return !r && !v(l, e) && !v(u, e) ? null : { sender: l, recipient: u, amount: BigInt(s) }
}
function Jt(e, t, n) {
  return {
    type: `Custom`,
    humanDescription: t === null ? null : tn(e, t, n),
    to: E(e.to, n),
    dataSize: String((e.data.length - 2) / 2),
    value: e.value,
    methodName: t?.method ?? null,
    isCancellation: Xt(e),
    ...(t?.method === `multiSend` ? { actionCount: A(t).length } : {}),
  }
}
var Yt = (e, t) => ({
  type: `Custom`,
  humanDescription: t,
  to: T(e),
  dataSize: `0`,
  value: null,
  methodName: null,
  isCancellation: !1,
})
function Xt({ safe: e, to: t, value: n, data: r, operation: i, refund: a }) {
  if (a === void 0 || !v(t, e) || n !== 0n || r !== `0x` || i !== 0) return !1
  let { safeTxGas: o, baseGas: s, gasPrice: c, gasToken: l, refundReceiver: u } = a,
    d = [o !== 0n, s !== 0n, c !== 0n, u !== _]
  return d.every((e) => e) || (d.every((e) => !e) && l === `0x0000000000000000000000000000000000000000`)
}
var Zt = (e, t, n) => (v(t, e) ? `OUTGOING` : v(n, e) ? `INCOMING` : `UNKNOWN`)
function Qt(e) {
  let t = (k(e.data, e.to)?.parameters ?? []).map(({ value: e }) => e)
  return [
    e.to,
    ...t
      .filter((e) => typeof e == `string`)
      .filter(c)
      .map(i),
  ]
}
var $t = 2n ** 256n - 1n,
  en = {
    transfer: ([e = ``, t = ``], n) => P(n, `Send ${an(t, n)} to ${F(e)}`),
    transferFrom: ([e = ``, t = ``, n = ``], r) => P(r, `Move ${an(n, r)} from ${F(e)} to ${F(t)}`),
    safeTransferFrom: ([e = ``, t = ``, n = ``], r) => P(r, `Move ${r?.symbol} #${n} from ${F(e)} to ${F(t)}`),
    approve: ([e = ``, t = ``], n) => P(n, `Let ${F(e)} spend ${an(t, n)}`),
    addOwnerWithThreshold: ([e = ``, t = ``]) => `Add owner ${F(e)}, ${rn(t)}`,
    removeOwner: ([, e = ``, t = ``]) => `Remove owner ${F(e)}, ${rn(t)}`,
    swapOwner: ([, e = ``, t = ``]) => `Replace owner ${F(e)} with ${F(t)}`,
    changeThreshold: ([e = ``]) => `Change the threshold: ${rn(e)}`,
    enableModule: ([e = ``]) => `Enable module ${F(e)}`,
    disableModule: ([, e = ``]) => `Disable module ${F(e)}`,
    setGuard: ([e = ``]) => (nn(e) ? `Remove the guard` : `Set guard ${F(e)}`),
    setModuleGuard: ([e = ``]) => (nn(e) ? `Remove the module guard` : `Set module guard ${F(e)}`),
    setFallbackHandler: ([e = ``]) => `Set fallback handler ${F(e)}`,
  }
function tn(e, t, n) {
  let r = Object.hasOwn(en, t.method) ? en[t.method] : void 0,
    i = (t.parameters ?? []).map(({ value: e }) => (typeof e == `string` ? e : ``))
  return r?.(i, n.get(e.to)) ?? null
}
var P = (e, t) => (e === void 0 ? null : t),
  F = (e) => (c(e) ? be(e) : e),
  nn = (e) => /^0x0*$/.test(e),
  rn = (e) => `${e} ${e === `1` ? `signature` : `signatures`} required`
function an(e, t) {
  if (!/^\d+$/.test(e)) return e
  let n = BigInt(e)
  return t?.type === `ERC721`
    ? `${t.symbol} #${e}`
    : `${n === $t ? `unlimited` : ve(n, t?.decimals ?? 18)} ${t?.symbol ?? ``}`.trim()
}
var on = `A module acted. Its call could not be read from the chain, because the singleton does not log it.`,
  sn = (e) => ({ to: e, value: 0n, data: `0x`, operation: 0 }),
  cn = ({ module: e, to: t, value: n, data: r, operation: i }) => t === e && n === 0n && r === `0x` && i === 0
function ln(e, t) {
  return {
    id: `module_${e.safe}_${e.id}`,
    timestamp: e.executedAt,
    txHash: e.transactionHash,
    txStatus: e.failed ? `FAILED` : `SUCCESS`,
    txInfo: cn(e) ? Yt(e.safe, on) : Wt(e, t),
    executionInfo: { type: `MODULE`, address: T(e.module) },
    safeAppInfo: null,
    note: null,
  }
}
function un(e, t) {
  let { safeNonce: n, previousNonce: r, nextNonce: i } = t,
    a = []
  return (
    e.forEach(({ nonce: t, transaction: o }, s) => {
      let c = s === 0 ? r : (e[s - 1]?.nonce ?? null),
        l = e[s + 1]?.nonce ?? i,
        u = c !== t,
        d = l === t
      if (u) {
        let e = dn(t, c, n)
        ;(e !== null && a.push({ type: `LABEL`, label: e }), d && a.push({ type: `CONFLICT_HEADER`, nonce: t }))
      }
      let f = u && !d
      a.push({ type: `TRANSACTION`, transaction: o, conflictType: f ? `None` : d ? `HasNext` : `End` })
    }),
    a
  )
}
function dn(e, t, n) {
  return e === n ? `Next` : t === null || t <= n ? `Queued` : null
}
function fn(e, t, n) {
  let r = n === null ? null : t(n)
  return e.flatMap((e) => {
    let n = { type: `TRANSACTION`, transaction: e, conflictType: `None` },
      i = t(e.timestamp)
    return i === r ? [n] : ((r = i), [{ type: `DATE_LABEL`, timestamp: e.timestamp }, n])
  })
}
var pn = 864e5
function mn(e, t = 0) {
  if (e === void 0) return (e) => String(Math.floor((e + t) / pn))
  let n = new Intl.DateTimeFormat(`en-CA`, { timeZone: e, dateStyle: `short` })
  return (e) => n.format(e)
}
var hn = We(`address[] owners, uint256 threshold, address initializer, address fallbackHandler`),
  gn = We(`address singleton, bytes initializer, uint256 saltNonce`),
  I = (e) => (e === `0x0000000000000000000000000000000000000000` ? null : e),
  _n = 2000000000n
function L(e) {
  if (e > _n) throw RangeError(`${e} is too large for a nonce or a threshold.`)
  return Number(e)
}
function R(e) {
  if (e === null) throw RangeError(`The log is shorter than its event.`)
  return e
}
var vn = (e) => ({ hash: e.hash(0), payment: e.uint(1) }),
  z = (e) => ({ module: e.address(0) })
function yn(e, { address: t, data: n }) {
  let [r, a, o] = Le(gn, n)
  return { safe: e.address(0), factory: i(t), singleton: r, initializer: a, saltNonce: o }
}
var bn = {
  legacyProxyCreation: (e, t) => ({ safe: e.address(0), factory: i(t.address), singleton: null }),
  proxyCreation: (e, t) => ({ safe: e.address(0), factory: i(t.address), singleton: e.address(1) }),
  proxyCreationL2: yn,
  chainSpecificProxyCreationL2: yn,
  safeSetup(e, { data: t }) {
    let [n, r, , i] = Le(hn, t)
    return { initiator: e.address(0), owners: [...n], threshold: L(r), fallbackHandler: I(i) }
  },
  safeMultiSigTransaction(e, { data: t }) {
    let n = y(y(t).bytes(320) ?? `0x`),
      { nonce: r, threshold: i } = { nonce: n.uint(0), threshold: n.uint(64) }
    return { ...R(ht(t)), nonce: BigInt(L(R(r))), threshold: L(R(i)) }
  },
  safeModuleTransaction: (e, { data: t }) => ({ module: R(O(t, 0)), ...R(gt(t, 32)) }),
  executionSuccess: vn,
  executionFailure: vn,
  executionFailed: (e) => ({ hash: e.hash(0) }),
  executionFromModuleSuccess: z,
  executionFromModuleFailure: z,
  approveHash: (e) => ({ hash: e.hash(0), owner: e.address(1) }),
  signMsg: (e) => ({ hash: e.hash(0) }),
  addedOwner: (e) => ({ owner: e.address(0) }),
  removedOwner: (e) => ({ owner: e.address(0) }),
  changedThreshold: (e) => ({ threshold: L(e.uint(0)) }),
  enabledModule: z,
  disabledModule: z,
  safeReceived: (e) => ({ sender: e.address(0), value: e.uint(1) }),
  changedFallbackHandler: (e) => ({ handler: I(e.address(0)) }),
  changedGuard: (e) => ({ guard: I(e.address(0)) }),
  changedModuleGuard: (e) => ({ moduleGuard: I(e.address(0)) }),
  changedMasterCopy: (e) => ({ singleton: e.address(0) }),
}
function B(e) {
  let t = Be.get(e.topics[0] ?? ``)
  if (!t) return null
  try {
    let { blockNumber: n, transactionHash: r, logIndex: a } = e
    return { name: t, blockNumber: n, transactionHash: r, logIndex: a, safe: i(e.address), ...bn[t](xn(e), e) }
  } catch {
    return null
  }
}
function xn(e) {
  let t = (t) => {
    let n = Sn(e, t)
    if (n === null) throw RangeError(`The log has no parameter ${t}.`)
    return n
  }
  return { address: (e) => i(`0x${t(e).slice(24)}`), hash: (e) => `0x${t(e)}`, uint: (e) => BigInt(`0x${t(e)}`) }
}
function Sn({ topics: e, data: t }, n) {
  let r = e.length - 1,
    i = e[n + 1]
  if (n < r && i) return i.slice(2)
  let a = 2 + (n - r) * 64
  return t.length < a + 64 ? null : t.slice(a, a + 64)
}
function Cn(e, { chainId: t, version: n, logs: r, isRecorded: i }) {
  let { safe: a, logIndex: o } = e,
    s = (n) => Pe({ chainId: BigInt(t), safe: a, version: n, transaction: e }),
    c = s(n ?? `1.3.0`),
    l = r.filter(wn).filter((e) => e.safe === a && e.logIndex > o),
    u = l.find(({ hash: e }) => e === c) ?? l.find(({ hash: e }) => !i(e))
  return { outcome: u, safeTxHash: u?.hash ?? c, isProven: u === void 0 || u.hash === c || u.hash === s(`1.2.0`) }
}
var wn = (e) => e.name === `executionSuccess` || e.name === `executionFailure`
function Tn(e, t) {
  let n = t.filter((t) => t.safe === e.safe && `module` in t && t.module === e.module),
    r = n.filter(({ name: e }) => e === `safeModuleTransaction`).indexOf(e)
  return n.filter(En)[r]?.name === `executionFromModuleFailure`
}
var En = ({ name: e }) => e === `executionFromModuleSuccess` || e === `executionFromModuleFailure`,
  Dn = `0`.repeat(24),
  On = We(`uint256[], uint256[]`),
  kn = 200,
  An = ({ transactionHash: e, logIndex: t }, n) => `e${e.slice(2)}${t}${n === 0 ? `` : String(n).padStart(7, `0`)}`
function jn(e) {
  let [t, n, r, i] = e.topics
  if (t === `0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef`) {
    let t = Mn(e, 0),
      n = Mn(e, 1)
    return t && n ? { from: t, to: n } : null
  }
  if (
    (t !== `0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62` &&
      t !== `0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb`) ||
    n === void 0 ||
    r === void 0 ||
    i === void 0
  )
    return null
  let a = Nn(r.slice(2)),
    o = Nn(i.slice(2))
  return a && o ? { from: a, to: o } : null
}
var Mn = (e, t) => {
    let n = Sn(e, t)
    return n === null ? null : Nn(n)
  },
  Nn = (e) => (e.startsWith(Dn) ? `0x${e.slice(24).toLowerCase()}` : null)
function Pn(e) {
  let [t] = e.topics
  if (t === `0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb`) return Fn(e)
  let [n, r] =
    t === `0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef` ? [In(e, 2), null] : [In(e, 3), In(e, 4)]
  if (n === null) return []
  if (t === `0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62`) return r === null ? [] : Ln([n], [r])
  let i = e.topics.length === 4
  return i || n > 0n ? [{ kind: i ? `ERC721` : `ERC20`, value: n, amount: null }] : []
}
function Fn({ data: e }) {
  try {
    let [t, n] = Le(On, e)
    return Ln(t, n)
  } catch {
    return []
  }
}
var In = (e, t) => {
    let n = Sn(e, t)
    return n === null ? null : BigInt(`0x${n}`)
  },
  Ln = (e, t) =>
    e
      .map((e, n) => ({ kind: `ERC1155`, value: e, amount: t[n] ?? 0n }))
      .filter(({ amount: e }) => e !== 0n)
      .slice(0, kn)
function Rn(e) {
  return Ee(
    e.flatMap(({ owner: e, signature: t }) =>
      x(t).map((t) => (t.kind === `contract` || t.kind === `approvedHash` ? t : { ...t, owner: e })),
    ),
  )
}
var zn = (e, t) => ({
    messageHash: e.messageHash,
    status: e.preparedSignature === null ? `NEEDS_CONFIRMATION` : `CONFIRMED`,
    logoUri: e.app?.logoUri ?? null,
    name: e.app?.name ?? null,
    message: e.message,
    creationTimestamp: e.createdAt,
    modifiedTimestamp: e.modifiedAt,
    confirmationsSubmitted: e.confirmations.length,
    confirmationsRequired: t,
    proposedBy: T(e.proposedBy),
    confirmations: e.confirmations.map(({ owner: e, signature: t }) => ({ owner: T(e), signature: t })),
    preparedSignature: e.preparedSignature,
    origin: e.origin,
  }),
  Bn = `Executed. Its call could not be read from the chain, because the node offers no traces.`
function Vn(e, { account: t, confirmations: n, tokens: r, app: i }) {
  let a = Ne({
      execution: e.executedTransactionHash === null ? null : e.failed ? `failure` : `success`,
      nonce: BigInt(e.nonce),
      safeNonce: BigInt(t.nonce),
      confirmations: n.length,
      threshold: t.threshold,
    }),
    o = new Set(n.map(({ owner: e }) => e)),
    s = t.owners.filter((e) => !o.has(e)).map(w)
  return {
    id: Hn(e),
    timestamp: e.executedAt ?? e.submittedAt,
    txHash: e.executedTransactionHash,
    txStatus: a,
    txInfo: e.isStub ? Yt(e.safe, Bn) : Un(Wt({ ...e, refund: e }, r), i),
    executionInfo: {
      type: `MULTISIG`,
      nonce: e.nonce,
      confirmationsRequired: e.confirmationsRequired ?? t.threshold,
      confirmationsSubmitted: n.length,
      missingSigners: a === `AWAITING_CONFIRMATIONS` ? s : null,
      ...(e.proposedByDelegate === null ? {} : { proposedByDelegate: w(e.proposedByDelegate) }),
    },
    safeAppInfo: i,
    note: e.note,
  }
}
var Hn = ({ safe: e, safeTxHash: t }) => `multisig_${e}_${t}`,
  Un = (e, t) =>
    t === null || e.humanDescription === null ? e : { ...e, humanDescription: `${e.humanDescription} via ${t.name}` }
function Wn({ executedTransactionHash: e }, t, n) {
  if (e !== null) return n
  let r = new Set(t.owners)
  return n.filter(({ owner: e }) => r.has(e))
}
function Gn(e) {
  return e.createdAt === null || e.creationTransactionHash === null || e.creator === null
    ? null
    : {
        id: `creation_${e.address}`,
        timestamp: e.createdAt,
        txHash: e.creationTransactionHash,
        txStatus: `SUCCESS`,
        txInfo: {
          type: `Creation`,
          humanDescription: null,
          creator: T(e.creator),
          transactionHash: e.creationTransactionHash,
          implementation: D(e.creationSingleton),
          factory: D(e.factory),
          saltNonce: e.saltNonce,
        },
        executionInfo: null,
        safeAppInfo: null,
        note: null,
      }
}
function Kn(e, t) {
  return {
    id: `transfer_${e.safe}_${e.id}`,
    timestamp: e.executedAt,
    txHash: e.transactionHash,
    txStatus: `SUCCESS`,
    txInfo: { type: `Transfer`, humanDescription: null, ...Jn(e, t) },
    executionInfo: null,
    safeAppInfo: null,
    note: null,
  }
}
var qn = (e, t) => ({ id: e.id, ...Jn(e, t) }),
  Jn = (e, t) => ({ sender: E(e.from, t), recipient: E(e.to, t), direction: e.direction, transferInfo: Yn(e, t) })
function Yn(e, t) {
  if (e.kind === `NATIVE` || e.token === null)
    return { type: `NATIVE_COIN`, value: e.value, ...(e.imitation ? { imitation: !0 } : {}) }
  let n = t.get(e.token),
    r = {
      tokenAddress: e.token,
      tokenName: n?.name || null,
      tokenSymbol: n?.symbol || null,
      logoUri: null,
      trusted: n?.trusted ?? !1,
    },
    i = e.value.toString()
  switch (e.kind) {
    case `ERC721`:
      return { type: `ERC721`, ...r, tokenId: i }
    case `ERC1155`:
      return { type: `ERC721`, ...r, tokenId: i, standard: `ERC1155`, amount: e.amount ?? 0n }
    case `ERC20`:
      return { type: `ERC20`, ...r, value: e.value, decimals: n?.decimals ?? null, imitation: e.imitation }
  }
}
var V = fe(`chain-answers`, {
  noAccount: (e) => `"${e}" is not an account. Use chainId:0x….`,
  creationTooOld: `The creation is older than the part of the history that was read.`,
  noFactory: (e) => `No event in block ${me(e)} says which factory created the account.`,
  noCreationTime: (e) => `The account was created in block ${me(e)}, whose time no node returned. Try again.`,
  otherMessageHash: ({ found: e, stored: t }) =>
    `The stored message hashes to ${e}, not to ${t}. Delete it and create it again.`,
  notStored: (e) => `${e} is not stored in this browser.`,
  notOwner: (e) => `${e} signed and is not an owner of this account.`,
  noSignature: `The message has no signature.`,
  unknownMethod: (e) => `No known method has the selector ${e}.`,
  otherHash: ({ found: e, named: t }) => `The hash of this transaction is ${e}, not ${t}.`,
  otherProposalHash: ({ found: e, stored: t }) =>
    `The stored proposal hashes to ${e}, not to ${t}. Delete it and propose again.`,
  notFound: (e) => `${e} is neither stored in this browser nor in the part of the history that was read.`,
  notConfigured: (e) => `Network ${e} is not configured in this browser. Add it under Networks.`,
  noAccountAt: ({ address: e, chain: t }) => `There is no account at ${e} on ${t}.`,
  needsService: (e) =>
    `This function needs a service (${e}), and no service is in use. Connect to a service under Networks.`,
})
function H({ chains: e, ask: t }, n) {
  let r = e().find((e) => e.chainId === n)
  if (r) return { ...r, ask: t(r) }
  throw U(404, `chain/unknown`, V.notConfigured(n))
}
var U = (e, t, n) => new ae({ statusCode: e, code: t, message: `${t}: ${n}` })
async function Xn({ proposals: e }, t, n) {
  return (await e.list(t))
    .filter(({ transaction: e }) => e.nonce >= n.nonce)
    .map((e) => Zn(e, n))
    .toSorted((e, t) =>
      e.transaction.nonce === t.transaction.nonce
        ? e.createdAt - t.createdAt
        : Number(e.transaction.nonce - t.transaction.nonce),
    )
}
var Zn = (e, { owners: t }) => ({
  ...e,
  signatures: [...Wn({ executedTransactionHash: null }, { owners: t }, e.signatures)],
})
async function W(e, t) {
  try {
    return await ye(e.ask, t)
  } catch (n) {
    throw n instanceof m && n.code === null && n.cause !== void 0
      ? n
      : U(404, `safe/unknown`, V.noAccountAt({ address: t, chain: e.chainName }))
  }
}
function Qn(e) {
  return {
    async getSafe({ params: { chainId: t, safe: n } }) {
      let r = H(e, t)
      return nr(r, n, await W(r, n))
    },
    async getNonces({ params: { chainId: t, safe: n } }) {
      let r = H(e, t),
        [i, a] = await Promise.all([W(r, n), e.proposals.list({ chainId: t, safe: n })])
      return Ye(
        i.nonce,
        a.map(({ transaction: e }) => e.nonce),
      )
    },
    getSafeOverviews: ({ query: t } = {}) =>
      Promise.all(
        (t?.safes ?? ``)
          .split(`,`)
          .filter(Boolean)
          .map((n) => er(e, n, t?.wallet_address ?? null)),
      ),
    async getOwnerSafes({ params: { chainId: t, owner: n } }) {
      return { safes: await $n(H(e, t), e, n) }
    },
    async getOwnerSafesByChain({ params: { owner: t } }) {
      let n = e.chains().map(async ({ chainId: n }) => [n, await $n(H(e, n), e, t)])
      return Object.fromEntries(await Promise.all(n))
    },
  }
}
async function $n(e, { knownAccounts: t }, n) {
  let r = t().filter(({ chainId: t }) => t === e.chainId)
  return (
    await Promise.all(
      r.map(async ({ safe: t }) => ((await o(e.ask, t).catch(() => [])).some((e) => v(e, n)) ? [i(t)] : [])),
    )
  ).flat()
}
async function er(e, t, n) {
  let [r = ``, a = ``] = t.split(`:`)
  if (!c(a)) throw U(422, `safe/malformed`, V.noAccount(t))
  let o = i(a),
    s = { address: w(o), chainId: r, fiatTotal: `0`, unpriced: !0, lastActivity: null }
  try {
    let t = await W(H(e, r), o),
      i = await Xn(e, { chainId: r, safe: o }, t),
      a = (e) => n !== null && t.owners.some((e) => v(e, n)) && e.length < t.threshold && !e.some((e) => v(e, n))
    return {
      ...s,
      threshold: t.threshold,
      owners: t.owners.map(w),
      queued: i.length,
      awaitingConfirmation: n === null ? null : i.filter(({ signatures: e }) => a(e.map(({ owner: e }) => e))).length,
    }
  } catch (e) {
    let t = e instanceof Error ? e.message : String(e)
    return { ...s, threshold: 0, owners: [], queued: 0, awaitingConfirmation: null, error: t }
  }
}
var tr = { collectiblesTag: null, txQueuedTag: null, txHistoryTag: null, messagesTag: null },
  nr = (e, t, n) =>
    Qe(
      { ...n, address: t, nonce: Number(n.nonce), singleton: n.masterCopy, version: tt(n.masterCopy) },
      { chainId: e.chainId, recommendedVersion: e.recommendedMasterCopyVersion ?? ``, tags: tr },
    ),
  rr = (e, t) => e.flatMap((e) => [...ir(e, t), ...ar(e, t)])
function ir(e, t) {
  let n = v(e.address, t) ? B(e) : null
  if (n?.name !== `safeReceived` || n.value === 0n || n.sender === n.safe) return []
  let { transactionHash: r, blockNumber: i, logIndex: a, sender: o, value: s } = n
  return [
    {
      transactionHash: r,
      blockNumber: i,
      logIndex: a,
      id: `i${r.slice(2)}${a}`,
      kind: `NATIVE`,
      token: null,
      from: o,
      to: n.safe,
      value: s,
      amount: null,
    },
  ]
}
function ar(e, t) {
  let n = jn(e)
  if (!n || (!v(n.from, t) && !v(n.to, t))) return []
  let { address: r, transactionHash: a, blockNumber: o, logIndex: s } = e,
    [c, l] = [i(n.from), i(n.to)]
  return Pn(e).map((t, n) => ({
    ...t,
    id: An(e, n),
    transactionHash: a,
    blockNumber: o,
    logIndex: s,
    token: i(r),
    from: c,
    to: l,
  }))
}
var or = `0x70a08231`,
  sr = `0x6352211e`,
  cr = `0x00fdd58e`
function lr(e) {
  return {
    async getBalances({ params: { chainId: t, safe: n } }) {
      return ur(e, H(e, t), n)
    },
    async getCollectibles({ params: { chainId: t, safe: n } }) {
      let r = await dr(e, H(e, t), n)
      return { count: r.length, next: null, previous: null, results: r }
    },
    getFiatCodes: async () => [`USD`],
  }
}
async function ur(e, t, n) {
  let r = await pr(e, t, n, `ERC20`),
    i = [...e.tokensOf(t.chainId), ...r],
    a = [...(await S(t, i))].flatMap(([e, t]) => (t.type === `ERC20` ? [Nt(e, t)] : [])),
    [o, s] = await Promise.all([
      t.ask(`eth_getBalance`, [n, `latest`]).then(g),
      Promise.all(a.map(({ address: e }) => mr(t, e, p(or, n)))),
    ]),
    c = { fiatBalance: `0`, fiatConversion: `0`, fiatBalance24hChange: null },
    l = Pt(t.nativeCurrency),
    u = a.flatMap((e, t) => {
      let n = hr(s[t])
      return n === 0n ? [] : [{ tokenInfo: e, balance: n, ...c }]
    })
  return { fiatTotal: `0`, unpriced: !0, items: [{ tokenInfo: l, balance: o, ...c }, ...u] }
}
async function dr(e, t, n) {
  let { logs: r } = await e.history.refresh(t, n),
    i = rr(r, n).filter(({ kind: e, to: t }) => (e === `ERC721` || e === `ERC1155`) && v(t, n)),
    a = [...new Map(i.map((e) => [`${e.token}:${e.value}`, e])).values()],
    o = await S(
      t,
      a.flatMap(({ token: e }) => e ?? []),
    )
  return (
    await Promise.all(
      a.map(async ({ token: e, value: r, kind: i }) => {
        let a = e && o.get(e)
        if (!a || !e) return []
        let s = i === `ERC1155` ? hr(await mr(t, e, p(cr, n, r))) : null
        if (s === 0n || (s === null && !(await fr(t, n, e, r)))) return []
        let c = { tokenName: a.name, tokenSymbol: a.symbol, logoUri: ``, id: r.toString() },
          l = { uri: null, name: null, description: null, imageUri: null, metadata: null },
          u = s === null ? {} : { standard: `ERC1155`, amount: s }
        return [{ address: e, ...c, ...l, ...u, metadataState: `skipped` }]
      }),
    )
  ).flat()
}
async function fr(e, t, n, r) {
  let i = await mr(e, n, p(sr, r))
  return i !== null && i.length >= 66 && v(se(i), t)
}
async function pr(e, t, n, r) {
  return rr(
    (
      await e.history.refresh(t, n).catch((e) => {
        if (e instanceof m) return null
        throw e
      })
    )?.logs ?? [],
    n,
  ).flatMap((e) => (e.kind === r && e.token ? [e.token] : []))
}
async function mr(e, t, n) {
  try {
    return l(await e.ask(`eth_call`, [{ to: t, data: n }, `latest`]))
  } catch (e) {
    if (e instanceof m && e.code !== null) return null
    throw e
  }
}
var hr = (e) => (e == null || e.length < 66 ? 0n : f(e)),
  gr = (e, t) =>
    _r(
      e,
      t.flatMap(({ data: e, to: t }) => {
        let n = k(e, t)
        return n ? [t, ...A(n).map((e) => e.to)] : []
      }),
    ),
  G = (e, t) => _r(e, t === null || t.data === `0x` ? [] : [...Qt(t), ...Rt(t)]),
  _r = (e, t) =>
    S(
      e,
      t.filter((e) => b(e).length === 0),
    ),
  K = ({ owners: e, threshold: t, nonce: n }) => ({ owners: e, threshold: t, nonce: Number(n) }),
  vr = (e, t, n) => ({
    address: e,
    createdAt: n,
    creationTransactionHash: t.transactionHash,
    creator: t.creator,
    factory: t.factory,
    creationSingleton: t.masterCopy,
    saltNonce: null,
  }),
  yr = (e, t, n) => ({
    ...(t.call ?? sn(t.module)),
    safe: e,
    id: br(t),
    module: t.module,
    transactionHash: t.transactionHash,
    executedAt: n,
    failed: t.failed,
  }),
  br = ({ transactionHash: e, logIndex: t }) => `i${e.slice(2)}${t}`,
  xr = ({ safe: e, safeTxHash: t, transaction: n, signatures: r, proposer: i, origin: a, createdAt: o }) => ({
    ...n,
    nonce: Number(n.nonce),
    safe: e,
    safeTxHash: t,
    isStub: !1,
    submittedAt: o,
    executedTransactionHash: null,
    executedAt: null,
    failed: null,
    payment: null,
    executor: null,
    confirmationsRequired: null,
    proposer: i,
    proposedByDelegate: null,
    trusted: r.length > 0,
    note: C(a).note,
  }),
  Sr = ({ signatures: e }) =>
    e.map(({ owner: e, data: t, receivedAt: n }) => ({ owner: e, signature: t, submittedAt: n })),
  Cr = (e, { safe: t, signers: n, timestamp: r, executor: i, kept: a }) => ({
    ...(e.transaction ?? Tr(t)),
    nonce: Number(e.nonce),
    safe: t,
    safeTxHash: e.safeTxHash,
    isStub: e.transaction === null,
    submittedAt: a?.createdAt ?? r,
    executedTransactionHash: e.transactionHash,
    executedAt: r,
    failed: e.failed,
    payment: e.payment,
    executor: i,
    confirmationsRequired: e.threshold ?? (n.length || null),
    proposer: a?.proposer ?? null,
    proposedByDelegate: null,
    trusted: !0,
    note: C(a?.origin ?? null).note,
  }),
  wr = (e, t) => e.map(({ owner: e, data: n }) => ({ owner: e, signature: n, submittedAt: t })),
  Tr = (e) => ({ ...Ut, to: e, value: 0n, data: `0x`, operation: 0 }),
  q = (e, t, n) => ({
    ...t,
    safe: e,
    executedAt: n,
    direction: Zt(e, t.from, t.to) === `OUTGOING` ? `OUTGOING` : `INCOMING`,
    imitation: !1,
  }),
  Er = (e, { transactionHash: t, blockNumber: n, logIndex: r, failed: i }, a, o) =>
    (i || a === null ? [] : mt(a, r)).map(({ to: r, value: i, place: a }) => ({
      safe: e,
      id: `i${t.slice(2)}${a}`,
      transactionHash: t,
      blockNumber: n,
      executedAt: o,
      kind: `NATIVE`,
      token: null,
      from: e,
      to: r,
      value: i,
      amount: null,
      direction: `OUTGOING`,
      imitation: !1,
    }))
function Dr({ logs: e }, t) {
  let n = e.filter(({ address: e }) => v(e, t)).toSorted(Y),
    r = new Map()
  for (let e of n.flatMap((e) => B(e) ?? [])) r.set(e.transactionHash, [...(r.get(e.transactionHash) ?? []), e])
  return r
}
var Or = (e) => e.name === `executionSuccess` || e.name === `executionFailure` || e.name === `executionFailed`
async function kr(e, t) {
  let n = [...Dr(e, t.safe).values()],
    r = n.flat().filter(Or).length,
    i = []
  for (let e of n) {
    let n = Ar(e, t)
    for (let a of e.filter(Or)) {
      let e = t.nonce - BigInt(r - i.length),
        o = n.get(a.hash)
      i.push(o ? Promise.resolve(o) : jr(t, a, e))
    }
  }
  return (await Promise.all(i)).toSorted(Y)
}
function Ar(e, { chain: t, version: n }) {
  let r = new Map()
  for (let i of e) {
    if (i.name !== `safeMultiSigTransaction`) continue
    let {
      outcome: a,
      safeTxHash: o,
      isProven: s,
    } = Cn(i, { chainId: t.chainId, version: n, logs: e, isRecorded: (e) => r.has(e) })
    if (!a || !s) continue
    let {
      to: c,
      value: l,
      data: u,
      operation: d,
      safeTxGas: f,
      baseGas: ee,
      gasPrice: p,
      gasToken: m,
      refundReceiver: te,
      nonce: h,
    } = i
    r.set(o, {
      ...X(i),
      safeTxHash: o,
      failed: a.name === `executionFailure`,
      payment: a.payment,
      nonce: h,
      transaction: {
        to: c,
        value: l,
        data: u,
        operation: d,
        safeTxGas: f,
        baseGas: ee,
        gasPrice: p,
        gasToken: m,
        refundReceiver: te,
        nonce: h,
      },
      signatures: i.signatures,
      threshold: i.threshold,
    })
  }
  return r
}
async function jr({ chain: e, safe: t, version: n, nonce: r }, i, a) {
  let o = await J(e, i.transactionHash),
    s = { address: t, version: n, nonce: Number(a < 0n ? r : a) },
    c = o && ot(e.chainId, s, i.hash, St(o))
  return {
    ...X(i),
    safeTxHash: i.hash,
    failed: i.name !== `executionSuccess`,
    payment: i.name === `executionFailed` ? 0n : i.payment,
    nonce: BigInt(c?.nonce ?? s.nonce),
    transaction: c && Mr(c.call, BigInt(c.nonce)),
    signatures: c?.call.signatures ?? `0x`,
    threshold: null,
  }
}
var Mr = (
  { to: e, value: t, data: n, operation: r, safeTxGas: i, baseGas: a, gasPrice: o, gasToken: s, refundReceiver: c },
  l,
) => ({
  to: e,
  value: t,
  data: n,
  operation: r,
  safeTxGas: i,
  baseGas: a,
  gasPrice: o,
  gasToken: s,
  refundReceiver: c,
  nonce: l,
})
async function Nr(e, { chain: t, safe: n }) {
  let r = [...Dr(e, n).values()].map(async (e) => {
    let r = e.flatMap((e) => (e.name === `safeModuleTransaction` ? [e] : []))
    if (r.length > 0)
      return r.map((t) => {
        let { module: n, to: r, value: i, data: a, operation: o } = t,
          s = { to: r, value: i, data: a, operation: o }
        return { ...X(t), module: n, failed: Tn(t, e), call: s }
      })
    let i = e.flatMap((e) =>
        e.name === `executionFromModuleSuccess` || e.name === `executionFromModuleFailure` ? [e] : [],
      ),
      [a] = i
    if (!a) return []
    let o = await J(t, a.transactionHash),
      s = o ? St(o) : [],
      c = new Set()
    return i.map((e) => {
      let t = s.find((t) => t.kind === `module` && t.safe === n && t.module === e.module && !c.has(t))
      t && c.add(t)
      let r = e.name === `executionFromModuleFailure`
      return { ...X(e), module: e.module, failed: r, call: t ?? null }
    })
  })
  return (await Promise.all(r)).flat()
}
var Pr = he({ from: de, to: d(de), input: h, hash: pe })
async function J(e, t) {
  let { data: n } = Pr.safeParse(await e.ask(`eth_getTransactionByHash`, [t]))
  return n ? { ...n, from: i(n.from), to: n.to && i(n.to) } : null
}
var Y = (e, t) => e.blockNumber - t.blockNumber || e.logIndex - t.logIndex,
  X = ({ transactionHash: e, blockNumber: t, logIndex: n }) => ({ transactionHash: e, blockNumber: t, logIndex: n }),
  Fr = he({ timestamp: u() }),
  Ir = new Map()
function Z(e, t) {
  let n = `${e.chainId}:${t}`,
    r = Ir.get(n)
  if (r) return r
  let i = e.ask(`eth_getBlockByNumber`, [`0x${t.toString(16)}`, !1]).then((e) => Number(g(Fr.parse(e).timestamp)) * 1e3)
  return (Ir.set(n, i), i.catch(() => Ir.delete(n)), i)
}
async function Lr(e, t, { logs: n }) {
  let [r] = n.filter(({ address: e, topics: n }) => v(e, t) && n[0] === Ue.safeSetup).flatMap((e) => B(e) ?? [])
  if (r?.name !== `safeSetup`) return null
  let { transactionHash: i, blockNumber: a } = r,
    o = `0x${a.toString(16)}`,
    s = [[Ue.proxyCreation, Ue.legacyProxyCreation]],
    [c, l] = await Promise.all([J(e, i), e.ask(`eth_getLogs`, [{ fromBlock: o, toBlock: o, topics: s }])]),
    u = ze(l)
      .filter((e) => e.transactionHash === i)
      .flatMap((e) => B(e) ?? [])
      .find((e) => v(e.safe, t)),
    { factory: d, singleton: f } = u && `factory` in u ? u : { factory: null, singleton: null }
  return { transactionHash: i, blockNumber: a, creator: c?.from ?? r.initiator, factory: d, masterCopy: f }
}
async function Q(e, t, n) {
  let [r, i] = await Promise.all([e.history.refresh(t, n), W(t, n)]),
    a = { chain: t, safe: n, version: i.version, nonce: i.nonce },
    [o, s, c] = await Promise.all([kr(r, a), Nr(r, a), Lr(t, n, r)])
  return { executions: o, modules: s, creation: c, state: i, moves: rr(r.logs, n) }
}
async function Rr({ signatures: e, safeTxHash: t, threshold: n }) {
  if (e === `0x`) return []
  try {
    let r = x(e, n === null ? {} : { count: n })
    return await Promise.all(r.map((e) => ke({ signature: e, hash: t })))
  } catch {
    return []
  }
}
function zr({ tokensOf: e }, t, { executions: n }, r) {
  let i = e(t.chainId),
    a = new Set(n.map(({ transaction: e }) => e?.to))
  return new Map([...r].map(([e, t]) => [e, { ...t, trusted: a.has(e) || i.some((t) => v(t, e)) }]))
}
var $ = 20
function Br(e) {
  return {
    async getHistory({ params: { chainId: t, safe: n }, query: r }) {
      let i = H(e, t),
        a = await Q(e, i, n),
        o = Vr(a),
        s = Number(new URLSearchParams(r?.cursor ?? ``).get(`offset`) ?? 0),
        c = o.slice(s, s + $),
        l = o[s - 1],
        [u, d] = await Promise.all([Hr(e, i, n, a, c), l ? Z(i, l.blockNumber) : null]),
        f = (e) => `http://chain.only/?cursor=${encodeURIComponent(`limit=${$}&offset=${e}`)}`
      return {
        count: a.creation ? o.length - 1 : o.length,
        next: s + $ < o.length ? f(s + $) : null,
        previous: s > 0 ? f(Math.max(0, s - $)) : null,
        results: fn(u, mn(r?.timezone ?? void 0, r?.timezone_offset ?? void 0), d),
      }
    },
  }
}
function Vr({ executions: e, modules: t, moves: n, creation: r }) {
  let i = [...new Map([...e, ...t, ...n].map((e) => [e.transactionHash, e.blockNumber]))]
      .map(([r, i]) => {
        let a = e.filter((e) => e.transactionHash === r),
          o = a.length > 0 ? [] : t.filter((e) => e.transactionHash === r),
          s = a.length + o.length > 0 ? [] : n.filter((e) => e.transactionHash === r)
        return {
          transactionHash: r,
          blockNumber: i,
          executions: a.toSorted(Y).toReversed(),
          modules: o.toSorted(Y).toReversed(),
          moves: s.toSorted(Y),
          creation: null,
        }
      })
      .toSorted((e, t) => t.blockNumber - e.blockNumber || (e.transactionHash < t.transactionHash ? 1 : -1)),
    { transactionHash: a = `0x`, blockNumber: o = 0 } = r ?? {}
  return r ? [...i, { transactionHash: a, blockNumber: o, executions: [], modules: [], moves: [], creation: r }] : i
}
async function Hr(e, t, n, r, i) {
  let [a, o] = await Promise.all([
      gr(
        t,
        i.flatMap((e) => [
          ...e.executions.flatMap(({ transaction: e }) => e ?? []),
          ...e.modules.flatMap(({ call: e }) => e ?? []),
        ]),
      ),
      S(
        t,
        i.flatMap(({ moves: e }) => e.flatMap(({ token: e }) => e ?? [])),
      ),
    ]),
    s = zr(e, t, r, new Map([...a, ...o]))
  return (
    await Promise.all(
      i.map(async (i) => {
        let a = await Z(t, i.blockNumber)
        if (i.creation) return Gn(vr(n, i.creation, a)) ?? []
        let o = i.executions.map((i) => Ur(e, t, n, r, i, s, a))
        return [
          ...(await Promise.all(o)),
          ...i.modules.map((e) => ln(yr(n, e, a), s)),
          ...i.moves.map((e) => Kn(q(n, e, a), s)),
        ]
      }),
    )
  ).flat()
}
async function Ur(e, t, n, { state: r }, i, a, o) {
  let [s, c] = await Promise.all([Rr(i), e.proposals.find({ chainId: t.chainId, safeTxHash: i.safeTxHash })])
  return Vn(Cr(i, { safe: n, signers: s, timestamp: o, executor: null, kept: c }), {
    account: K(r),
    confirmations: wr(s, o),
    tokens: a,
    app: C(c?.origin ?? null).app,
  })
}
async function Wr(e, t, n, r) {
  let { safe: a, hash: o, preimage: s, version: c } = n
  if (!ie(t)) throw U(422, `signature/malformed`, ee.noWholeBytes)
  try {
    return (
      await Promise.all(
        x(t).map(async (t) => ({
          data: t.data,
          verdict: await Oe({ signature: t, hash: o, preimage: s, version: c, read: Te(e, a) }),
        })),
      )
    ).map(({ data: e, verdict: t }) => {
      if (!t.valid) throw U(422, `signature/invalid`, t.reason)
      return { owner: i(t.owner), data: e, receivedAt: r }
    })
  } catch (e) {
    throw e instanceof oe ? U(422, e.code, e.message) : e
  }
}
function Gr(e, t = Date.now) {
  let { messages: n } = e
  return {
    async getMessages({ params: { chainId: t, safe: r } }) {
      let i = H(e, t),
        a = await n.list({ chainId: t, safe: r })
      if (a.length === 0) return { count: 0, next: null, previous: null, results: [] }
      let o = await W(i, r),
        s = (await Promise.all(a.toReversed().map((e) => Yr(i, e, o)))).map((e) => ({ ...e, type: `MESSAGE` }))
      return { count: s.length, next: null, previous: null, results: s }
    },
    async getMessage({ params: { chainId: t, messageHash: r } }) {
      let i = H(e, t),
        a = await n.find({ chainId: t, messageHash: r })
      if (!a) throw Kr(r)
      return Yr(i, a, await W(i, a.safe))
    },
    async createMessage({ params: { chainId: r, safe: i }, body: a }) {
      let o = H(e, r),
        s = await W(o, i),
        c = qr(o, i, s, a.message),
        l = await Jr(o, a.signature, c, s, t())
      await n.put({
        chainId: r,
        safe: i,
        messageHash: c.safeMessageHash,
        message: a.message,
        signatures: l,
        proposer: l[0]?.owner ?? null,
        origin: a.origin ?? null,
        source: `page`,
        createdAt: t(),
        modifiedAt: t(),
        offer: null,
      })
    },
    async confirmMessage({ params: { chainId: r, messageHash: i }, body: a }) {
      let o = H(e, r),
        s = await n.find({ chainId: r, messageHash: i })
      if (!s) throw Kr(i)
      let c = await W(o, s.safe),
        l = qr(o, s.safe, c, s.message)
      if (l.safeMessageHash !== s.messageHash.toLowerCase())
        throw U(422, `stored/inconsistent`, V.otherMessageHash({ found: l.safeMessageHash, stored: s.messageHash }))
      let u = await Jr(o, a.signature, l, c, t())
      await n.put({ ...s, signatures: u, source: `page`, modifiedAt: t() })
    },
  }
}
var Kr = (e) => U(404, `message/unknown`, V.notStored(e))
function qr(e, t, { version: n }, r) {
  try {
    return Re({ chainId: BigInt(e.chainId), safe: t, version: n, content: r })
  } catch (e) {
    throw e instanceof oe ? U(422, e.code, e.message) : e
  }
}
async function Jr(e, t, { safe: n, safeMessageHash: r, preimage: i, version: a }, { owners: o }, s) {
  let c = await Wr(e, t, { safe: n, hash: r, preimage: i, version: a }, s),
    l = c.find(({ owner: e }) => !o.some((t) => v(t, e)))
  if (l) throw U(422, `signature/not-owner`, V.notOwner(l.owner))
  if (c.length === 0) throw U(422, `signature/malformed`, V.noSignature)
  return c
}
async function Yr(e, t, n) {
  let { safe: r, message: i, messageHash: a, proposer: o, createdAt: s, modifiedAt: c, origin: l } = t,
    u = t.signatures.filter(({ owner: e }) => n.owners.some((t) => v(t, e)))
  return zn(
    {
      messageHash: a,
      message: i,
      createdAt: s,
      modifiedAt: c,
      proposedBy: o ?? u[0]?.owner ?? r,
      origin: l,
      confirmations: u.map(({ owner: e, data: t }) => ({ owner: e, signature: t })),
      preparedSignature: await Xr(e, t, u, n),
      app: C(l).app,
    },
    n.threshold,
  )
}
async function Xr(e, { safe: t, message: n, messageHash: r }, i, a) {
  if (i.length < a.threshold) return null
  let o = qr(e, t, a, n)
  if (o.safeMessageHash !== r.toLowerCase()) return null
  let s = Rn(i.slice(0, a.threshold).map(({ owner: e, data: t }) => ({ owner: e, signature: t })))
  return (await Ke(e, o, s).catch(() => !1)) ? s : null
}
function Zr(e) {
  return {
    async getQueue({ params: { chainId: t, safe: n } }) {
      let r = H(e, t),
        i = await W(r, n),
        a = await Xn(e, { chainId: t, safe: n }, i),
        o = $r(
          a,
          i,
          await gr(
            r,
            a.map(({ transaction: e }) => e),
          ),
        )
      return { count: a.length, next: null, previous: null, results: o }
    },
  }
}
var Qr = (e, t, n) => Vn(xr(e), { account: K(t), confirmations: Sr(e), tokens: n, app: C(e.origin).app }),
  $r = (e, t, n) =>
    un(
      e.map((e) => ({ nonce: Number(e.transaction.nonce), transaction: Qr(e, t, n) })),
      { safeNonce: Number(t.nonce), previousNonce: null, nextNonce: null },
    ),
  ei = 40
function ti(e) {
  let { getQueue: t } = Zr(e),
    { getMessages: n } = Gr(e)
  async function r(r) {
    let [a = ``, o = ``] = r.split(`:`)
    if (!c(o)) throw U(422, `safe/malformed`, V.noAccount(r))
    let s = { chainId: a, safe: i(o) }
    try {
      let r = await W(H(e, a), s.safe),
        i = await e.proposals.list(s),
        o = i.length === 0 ? [] : (await t({ params: s })).results,
        { results: c } = await n({ params: s })
      return {
        chainId: a,
        address: s.safe,
        threshold: r.threshold,
        owners: r.owners,
        nonce: Number(r.nonce),
        queued: o.filter(({ type: e }) => e === `TRANSACTION`).length,
        queue: o,
        proposers: Object.fromEntries(
          i.flatMap(({ safeTxHash: e, proposer: t }) => (t === null ? [] : [[Hn({ safe: s.safe, safeTxHash: e }), t]])),
        ),
        messages: c.flatMap((e) => (e.type === `MESSAGE` && e.status === `NEEDS_CONFIRMATION` ? [e] : [])),
        moreMessages: !1,
        owns: [],
        ownsMore: !1,
      }
    } catch (e) {
      return { chainId: a, address: s.safe, error: e instanceof Error ? e.message : String(e) }
    }
  }
  return {
    async getInbox({ body: { safes: e } }) {
      let t = s(ei)
      return { next: null, results: await Promise.all(e.map((e) => t(() => r(e)))) }
    },
  }
}
async function ni(e, t) {
  if (!e) throw ri(V.creationTooOld)
  let { creator: n, transactionHash: r, blockNumber: i, factory: a, masterCopy: o } = e
  if (a === null) throw ri(V.noFactory(i))
  let s = await t(i).catch(() => null)
  if (s === null) throw ri(V.noCreationTime(i))
  return {
    created: new Date(s).toISOString(),
    creator: n,
    transactionHash: r,
    factoryAddress: a,
    masterCopy: o,
    setupData: null,
    saltNonce: null,
    dataDecoded: null,
  }
}
var ri = (e) => U(404, `creation/unknown`, e)
function ii(e) {
  return {
    async getChains() {
      let t = [...e.chains()]
      return { count: t.length, next: null, previous: null, results: t }
    },
    async getChain({ params: { chainId: t } }) {
      let { ask: n, ...r } = H(e, t)
      return r
    },
    async getIndexingStatus({ params: { chainId: t } }) {
      let n = H(e, t),
        r = Number(g(await n.ask(`eth_blockNumber`, []))),
        i = new Date().toISOString(),
        a = e.nodeCount(n)
      return {
        currentBlockNumber: r,
        currentBlockTimestamp: i,
        erc20BlockNumber: r,
        erc20BlockTimestamp: i,
        erc20Synced: !0,
        masterCopiesBlockNumber: r,
        masterCopiesBlockTimestamp: i,
        masterCopiesSynced: !0,
        synced: !0,
        lastSync: Date.now(),
        mode: `onDemand`,
        progress: null,
        accounts: [],
        nodes: { configured: a, answering: a },
        capabilities: null,
        missing: [],
      }
    },
    async getCreation({ params: { chainId: t, safe: n } }) {
      let r = H(e, t),
        { creation: i } = await Q(e, r, n)
      return ni(i, (e) => Z(r, e))
    },
    async decodeData({ body: { data: e, to: t } }) {
      let n = k(e, t ?? void 0)
      if (n) return n
      throw U(422, `data/undecodable`, V.unknownMethod(e.slice(0, 10)))
    },
    async previewTransaction({ params: { chainId: t, safe: n }, body: r }) {
      let i = H(e, t),
        a = { to: r.to, value: r.value, data: r.data ?? `0x`, operation: r.operation },
        o = await G(i, a)
      return { txInfo: Wt({ safe: n, ...a, refund: Ut }, o), txData: M(a, o, i.nativeCurrency) }
    },
    async estimateTransaction({ params: { chainId: t, safe: n } }) {
      let r = await W(H(e, t), n),
        i = await e.proposals.list({ chainId: t, safe: n })
      return {
        ...Ye(
          r.nonce,
          i.map(({ transaction: e }) => e.nonce),
        ),
        safeTxGas: 0n,
      }
    },
    getSafeApps: async () => [],
  }
}
function ai(e) {
  return {
    async getTransaction({ params: { chainId: t, id: n } }) {
      let r = H(e, t),
        i = Ot(n)
      if (i.kind === `malformed`) throw U(i.code === `transactionId/invalid` ? 422 : 404, i.code, i.reason)
      if (i.kind === `multisig`) return si(e, r, i.safe, i.safeTxHash)
      let a = await Q(e, r, i.safe),
        o =
          i.kind === `creation`
            ? await di(r, i.safe, a)
            : i.kind === `module`
              ? await pi(r, i.safe, a, i.id)
              : await fi(e, r, i.safe, a, i.id)
      if (o) return o
      throw oi(n)
    },
  }
}
var oi = (e) => U(404, `transaction/unknown`, V.notFound(e))
async function si(e, t, n, r) {
  let i = await e.proposals.find({ chainId: t.chainId, safeTxHash: r }),
    a = n ?? i?.safe ?? null
  if (a === null) throw oi(r)
  let o = await W(t, a),
    s = i !== null && i.transaction.nonce >= o.nonce ? null : await Q(e, t, a),
    c = s?.executions.find((e) => e.safeTxHash === r)
  if (s && c) return ui(e, t, a, s, c, i)
  if (i) return ci(e, t, i, o)
  throw oi(r)
}
async function ci(e, t, n, r) {
  let i = Zn(n, r),
    { safe: a, transaction: o } = i,
    [s, c] = await Promise.all([G(t, o), e.proposals.list({ chainId: t.chainId, safe: a })]),
    l = Ft(xr(i), { account: K(r), confirmations: Sr(i), tokens: s, rejectors: li(i, c, r), fee: 0n }),
    u = M(o, s, t.nativeCurrency)
  return j(a, Qr(i, r, s), u, l)
}
function li({ safe: e, safeTxHash: t, transaction: n }, r, { owners: i }) {
  let a = r.filter(
      (r) =>
        r.safeTxHash !== t &&
        r.transaction.nonce === n.nonce &&
        v(r.transaction.to, e) &&
        r.transaction.value === 0n &&
        r.transaction.data === `0x`,
    ),
    o = new Set(a.flatMap(({ signatures: e }) => e.map(({ owner: e }) => e)))
  return i.filter((e) => o.has(e))
}
async function ui(e, t, n, r, i, a) {
  let { transaction: o, transactionHash: s } = i,
    c = r.moves.filter((e) => e.transactionHash === s),
    [l, u, d, f, ee, p] = await Promise.all([
      Z(t, i.blockNumber),
      J(t, s),
      hi(t, s),
      Rr(i),
      G(t, o),
      S(
        t,
        c.flatMap(({ token: e }) => e ?? []),
      ),
    ]),
    m = zr(e, t, r, new Map([...ee, ...p])),
    te = Cr(i, { safe: n, signers: f, timestamp: l, executor: u?.from ?? null, kept: a }),
    h = { account: K(r.state), confirmations: wr(f, l), tokens: m },
    g = Vn(te, { ...h, app: C(a?.origin ?? null).app }),
    ne = [...Er(n, i, o, l), ...c.map((e) => q(n, e, l))].map((e) => qn(e, m))
  return j(n, g, o && M(o, m, t.nativeCurrency), Ft(te, { ...h, rejectors: [], fee: d }), ne)
}
async function di(e, t, { creation: n }) {
  if (n === null) return null
  let r = Gn(vr(t, n, await Z(e, n.blockNumber)))
  return r && j(t, r, null, null)
}
async function fi(e, t, n, r, i) {
  let a = r.moves.find((e) => e.id === i)
  if (!a) return null
  let [o, s] = await Promise.all([S(t, a.token ? [a.token] : []), Z(t, a.blockNumber)]),
    c = zr(e, t, r, o),
    l = q(n, a, s)
  return j(n, Kn(l, c), null, null, [qn(l, c)])
}
async function pi(e, t, { modules: n }, r) {
  let i = n.find((e) => br(e) === r)
  if (!i) return null
  let [a, o] = await Promise.all([G(e, i.call), Z(e, i.blockNumber)]),
    s = ln(yr(t, i, o), a)
  return j(t, s, i.call && M(i.call, a, e.nativeCurrency), s.executionInfo)
}
var mi = he({ gasUsed: u(), effectiveGasPrice: a(u()) })
async function hi(e, t) {
  let { data: n } = mi.safeParse(await e.ask(`eth_getTransactionReceipt`, [t]))
  return n?.effectiveGasPrice === void 0 ? 0n : g(n.gasUsed) * g(n.effectiveGasPrice)
}
function gi(e, t = Date.now) {
  return {
    async proposeTransaction({ params: { chainId: n, safe: r }, body: i }) {
      let a = H(e, n),
        o = await W(a, r),
        s = _i(i)
      yi(s.nonce, o)
      let c = vi(a, r, o, s)
      if (c.hash !== i.safeTxHash.toLowerCase())
        throw U(422, `hash/mismatch`, V.otherHash({ found: c.hash, named: i.safeTxHash }))
      let l = i.signature ?? `0x`,
        u = l === `0x` ? [] : await Wr(a, l, c, t())
      bi(u, o)
      let d = o.owners.some((e) => v(e, i.sender))
      return ci(
        e,
        a,
        await e.proposals.put({
          chainId: n,
          safe: r,
          safeTxHash: c.hash,
          transaction: s,
          signatures: u,
          proposer: d ? i.sender : null,
          origin: i.origin ?? null,
          source: `page`,
          createdAt: t(),
          modifiedAt: t(),
          offer: null,
        }),
        o,
      )
    },
    async confirmTransaction({ params: { chainId: n, safeTxHash: r }, body: i }) {
      let a = H(e, n),
        o = await e.proposals.find({ chainId: n, safeTxHash: r })
      if (!o) throw U(404, `transaction/unknown`, V.notStored(r))
      let s = await W(a, o.safe)
      yi(o.transaction.nonce, s)
      let c = vi(a, o.safe, s, o.transaction)
      if (c.hash !== o.safeTxHash)
        throw U(422, `stored/inconsistent`, V.otherProposalHash({ found: c.hash, stored: o.safeTxHash }))
      let l = await Wr(a, `signature` in i ? i.signature : i.signedSafeTxHash, c, t())
      return (bi(l, s), ci(e, a, await e.proposals.put({ ...o, signatures: l, source: `page`, modifiedAt: t() }), s))
    },
    async deleteTransaction({ params: { chainId: t, safeTxHash: n } }) {
      await e.proposals.remove({ chainId: t, safeTxHash: n })
    },
  }
}
function _i(e) {
  let { to: t, value: n, operation: r, safeTxGas: i, baseGas: a, gasPrice: o, gasToken: s, nonce: c } = e
  return {
    to: t,
    value: n,
    data: `0x${(e.data ?? `0x`).slice(2).toLowerCase()}`,
    operation: r,
    safeTxGas: i,
    baseGas: a,
    gasPrice: o,
    gasToken: s,
    refundReceiver: e.refundReceiver ?? `0x0000000000000000000000000000000000000000`,
    nonce: c,
  }
}
function vi(e, t, { version: n }, r) {
  let i = { chainId: BigInt(e.chainId), safe: t, version: n, transaction: r }
  return { safe: t, version: n, hash: Pe(i), preimage: De(i) }
}
function yi(e, t) {
  let n = Xe(e, t.nonce)
  if (n !== null) throw U(422, `nonce/used`, n)
}
function bi(e, { owners: t }) {
  let n = e.find(({ owner: e }) => !t.some((t) => v(t, e)))
  if (n) throw U(422, `signature/not-owner`, V.notOwner(n.owner))
}
var xi = 501
function Si(e) {
  let t = { ...Qn(e), ...Zr(e), ...ai(e), ...gi(e), ...Gr(e), ...ti(e), ...Br(e), ...lr(e), ...ii(e) }
  return r(async (e, n) => {
    if (e in t) return te(t, e, n)
    throw U(xi, `service/absent`, V.needsService(e))
  })
}
var Ci = new Set()
async function wi() {
  let e = ue().filter(({ details: { txStatus: e } }) => e === `AWAITING_CONFIRMATIONS` || e === `AWAITING_EXECUTION`)
  for (let t of e) {
    let e = `${t.chainId}:${t.details.txId}:${t.at}`
    if (Ci.has(e)) continue
    Ci.add(e)
    let r = await Ti(t)
    r && (await n.put(r))
  }
}
async function Ti({ chainId: e, details: t, at: n }) {
  let r = t.detailedExecutionInfo,
    i = _e(t)
  if (r?.type !== `MULTISIG` || i === null) return null
  let { safeTxHash: a, confirmations: o, submittedAt: s, proposer: c } = r,
    l = await Promise.all(o.map(({ signature: e, submittedAt: t }) => Ei(e, a, t)))
  return {
    chainId: e,
    safe: t.safeAddress,
    safeTxHash: a,
    transaction: ge(i, r),
    signatures: l.flatMap((e) => e ?? []),
    proposer: c?.value ?? null,
    origin: Di(t),
    source: `service`,
    createdAt: s,
    modifiedAt: n,
    offer: null,
  }
}
async function Ei(e, t, n) {
  if (e === null || !ie(e)) return null
  try {
    let [r] = x(e)
    if (!r) return null
    let { owner: i } = await ke({ signature: r, hash: t })
    return { owner: i, data: r.data, receivedAt: n }
  } catch {
    return null
  }
}
function Di({ note: e, safeAppInfo: t }) {
  return e === null && t === null
    ? null
    : JSON.stringify({ ...(t && { url: t.url, name: t.name }), ...(e === null ? {} : { note: e }) })
}
var Oi = {
    1: [
      `0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48`,
      `0xdAC17F958D2ee523a2206206994597C13D831ec7`,
      `0x6B175474E89094C44Da98b954EedeAC495271d0F`,
      `0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2`,
      `0xae7ab96520DE3A18E5e111B5EaAb095312D7fE84`,
      `0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599`,
    ],
    10: [`0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85`, `0x4200000000000000000000000000000000000006`],
    56: [`0x55d398326f99059fF775485246999027B3197955`, `0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c`],
    100: [`0xe91D153E0b41518A2Ce8Dd3D7944Fa863463a97d`],
    137: [`0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359`, `0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619`],
    8453: [`0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913`, `0x4200000000000000000000000000000000000006`],
    42161: [`0xaf88d065e77c8cC2239327C5EDb3A432268e5831`, `0x82aF49447D8a07e3bd95BD0d56f35241523fBab1`],
    43114: [`0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E`, `0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7`],
    11155111: [`0xfFf9976782d46CC05630D1f6eBAb18b2324d6B14`],
  },
  ki = e({ pageChainOnlyClient: () => Mi }),
  Ai = {
    chains: ce,
    ask: (e) => je(e).ask,
    nodeCount: (e) => re(e).length,
    proposals: n,
    messages: t,
    history: He,
    knownAccounts: () => {
      let e = le.get()
      return [...ne.get(), ...(e ? [e] : [])].map(({ chainId: e, safe: t }) => ({ chainId: e, safe: t }))
    },
    tokensOf: (e) => [...(Oi[e] ?? []), ...(Ve.get()[e] ?? [])],
  },
  ji = Si(Ai)
async function Mi() {
  return (await wi(), ji)
}
export { Z as a, Cr as c, cn as d, k as f, Y as i, yr as l, Ai as n, Er as o, Q as r, q as s, ki as t, vr as u }
//# sourceMappingURL=rest-C3mDGTbO.js.map
