const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './runInThread-D-ftD0DE.js',
      './rolldown-runtime-DLMaRju-.js',
      './index--te03lJq.js',
      './index-Nszrimeh.css',
      './rest-D7yXKgZK.js',
      './later-DLdlgyuL.js',
      './fields-KVqNPxJG.js',
      './lists-DTBg-a7q.js',
      './lists-Cd1HcrqG.css',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
    ]),
) => i.map((i) => d[i])
import { r as e } from './rolldown-runtime-DLMaRju-.js'
import {
  Br as t,
  Cr as n,
  Ei as r,
  Fi as i,
  Gn as a,
  Hr as o,
  In as s,
  Mi as c,
  Ni as l,
  On as u,
  Or as d,
  Pi as f,
  Rn as p,
  Tr as m,
  an as ee,
  jn as te,
  jr as h,
  na as ne,
  oa as g,
  sn as re,
  ur as ie,
  va as ae,
  wi as oe,
  xi as se,
  xr as _,
} from './later-DLdlgyuL.js'
import { fn as ce, gn as v, nn as le, tn as ue } from './lists-DTBg-a7q.js'
import { o as de, t as fe } from './rest-RfDH9dS6.js'
import { n as pe } from './rest-BFxqbXnU.js'
import { t as y } from './rest-wvAyKwH5.js'
import { t as me } from './rest-CdT5_Wh3.js'
import {
  Aa as b,
  Ar as he,
  Br as x,
  Dr as S,
  Ea as ge,
  Gr as C,
  Ir as w,
  Jr as _e,
  Kn as ve,
  Kr as ye,
  Oa as be,
  Rr as xe,
  Ur as Se,
  Vr as Ce,
  _n as we,
  ba as Te,
  ca as Ee,
  ga as De,
  ka as Oe,
  pa as ke,
  ri as Ae,
  ti as je,
  vn as Me,
  wa as T,
  xa as E,
  ya as D,
  yn as Ne,
  zr as O,
} from './index--te03lJq.js'
import { a as Pe, i as Fe, n as Ie, r as Le } from './rest-pmi3KYbj.js'
import { o as Re } from './rest-mkspArv7.js'
var ze = 1024
function k(e, t = `hex`) {
  let r = (() => {
      if (typeof e == `string`) {
        if (e.length > 3 && e.length % 2 != 0) throw new c(e)
        return se(e)
      }
      return e
    })(),
    a = n(r, { recursiveReadLimit: 1 / 0 }),
    o = Be(a, t)
  if (a.position < a.bytes.length) throw new i({ count: a.bytes.length - a.position })
  return o
}
function Be(e, t = `hex`, n = 0) {
  if (n >= ze) throw new l({ limit: ze })
  if (e.bytes.length === 0) return t === `hex` ? oe(e.bytes) : e.bytes
  let r = e.readByte()
  if ((r < 128 && e.decrementPosition(1), r < 192)) {
    let n = Ve(e, r, 128),
      i = e.readBytes(n)
    return t === `hex` ? oe(i) : i
  }
  return He(e, Ve(e, r, 192), t, n + 1)
}
function Ve(e, t, n) {
  if (n === 128 && t < 128) return 1
  if (t <= n + 55) return t - n
  if (t === n + 55 + 1) return e.readUint8()
  if (t === n + 55 + 2) return e.readUint16()
  if (t === n + 55 + 3) return e.readUint24()
  if (t === n + 55 + 4) return e.readUint32()
  throw new ne(`Invalid RLP prefix`)
}
function He(e, t, n, r) {
  let i = e.position,
    a = []
  for (; e.position - i < t;) a.push(Be(e, n, r))
  if (e.position - i !== t) throw new f({ consumed: e.position - i, declared: t })
  return a
}
var Ue = new Set([`0xa9059cbb`, `0x23b872dd`, `0x42842e0e`, `0xb88d4fde`, `0xf242432a`, `0x2eb2c2d6`])
function We(e, t) {
  let n = ee(b(e), t)
  return {
    safe: b(e),
    nonce: t.nonce,
    calls: n,
    settings: fe(n, {
      find: (e) => v(e).map(({ name: e, version: t }) => ({ name: e, version: t, codeHash: null })),
      codeHash: () => void 0,
    }),
    transfers: n.filter(({ data: e, timelock: t }) => t !== `scheduled` && Ue.has(e.slice(0, 10).toLowerCase())),
    hasRefund: t.gasPrice > 0n,
    keepsNonceOnFailure: t.safeTxGas > 0n || t.gasPrice > 0n,
  }
}
var A = (e, t, n, r) => ({ id: `simulation`, field: e, verdict: t, title: n, reason: r }),
  j = E(`simulation-judge`, {
    none: `none`,
    ownerAdded: (e) => `${e} becomes an owner`,
    ownerRemoved: (e) => `${e} stops being an owner`,
    moduleEnabled: (e) => `${e} becomes a module, which can move all funds without signatures`,
    moduleDisabled: (e) => `${e} stops being a module`,
    thresholdGoes: ({ before: e, after: t }) => `the threshold goes from ${e} to ${t}`,
    programPublished: ({ before: e, after: t, program: n }) =>
      `the master copy (slot 0) goes from ${e} to ${t}, where ${n} is published`,
    programUnknown: ({ before: e, after: t }) =>
      `the master copy (slot 0) goes from ${e} to ${t}, so other code would control the account`,
    guard: ({ before: e, after: t }) => `the transaction guard goes from ${e} to ${t}`,
    moduleGuard: ({ before: e, after: t }) => `the module guard goes from ${e} to ${t}`,
    fallbackHandler: ({ before: e, after: t }) => `the fallback handler goes from ${e} to ${t}`,
    implementation: ({ before: e, after: t }) => `the implementation goes from ${e} to ${t}`,
    beacon: ({ before: e, after: t }) => `the beacon goes from ${e} to ${t}`,
    admin: ({ before: e, after: t }) => `the proxy’s admin goes from ${e} to ${t}`,
    contractOwner: ({ before: e, after: t }) => `the contract’s owner goes from ${e} to ${t}`,
    destroys: (e) => `${e}. Do not sign it.`,
    destroysFor: ({ contract: e, beneficiary: t }) => `${e} destroys itself in favour of ${t}`,
    foreignRuns: (e) => `${e}. It is not a published Safe contract. Do not sign it.`,
    runsWith: ({ code: e, selector: t, account: n }) => `${e} (method ${t}) runs with the storage and funds of ${n}`,
    reads: ({ contract: e, what: t }) => `${e} reads ${t}`,
    readsEnvironment: ({ reads: e, block: t }) =>
      `${e}. The execution may have other effects than on block ${D(t)}. Simulate again immediately before the execution.`,
    timestamp: `the time`,
    number: `the block number`,
    coinbase: `the block producer`,
    gasprice: `the gas price`,
    origin: `the sender of the execution`,
    prevrandao: `the block’s random number`,
    basefee: `the base fee`,
    gaslimit: `the block’s gas limit`,
    blockhash: `the hash of an earlier block`,
    where: ({ block: e, node: t, engine: n }) => `Simulated on block ${D(e)} of ${t} by ${n}.`,
    inPage: `in-page EVM`,
    failureReported: `The account reports a failure.`,
    nonceUsed: ({ why: e, nonce: t, where: n }) =>
      `${e} The execution itself succeeds: nonce ${t} is used up and the gas is paid. ${n}`,
    nonceUsedByGas: ({ why: e, nonce: t, where: n }) =>
      `${e} The execution itself succeeds, because safeTxGas or a refund is set: nonce ${t} is used up and the gas is paid. ${n}`,
    theTransaction: `The transaction`,
    call: (e) => `Call ${e}`,
    changesDeclared: (e) => `In the simulation ${e}. No other setting of the account changes.`,
    hiddenChange: (e) =>
      `In the simulation ${e}, of the account. No call of this transaction declares this change. Do not sign it.`,
    hiddenNestedChange: ({ change: e, account: t }) =>
      `In the simulation ${e}, of the nested account ${t}. No call of this transaction declares this change. Do not sign it.`,
    hiddenSetting: `A setting changes without saying so`,
    hiddenProgram: `Replaces the account’s code`,
    hiddenOwnerAdded: `Adds an owner without saying so`,
    hiddenOwnerRemoved: `Removes an owner without saying so`,
    hiddenModuleEnabled: `Enables a module without saying so`,
    hiddenModuleDisabled: `Disables a module without saying so`,
    hiddenThreshold: `Changes the threshold without saying so`,
    hiddenGuard: `Changes the guard without saying so`,
    hiddenModuleGuard: `Changes the module guard without saying so`,
    hiddenFallbackHandler: `Changes the fallback handler without saying so`,
    executionFails: `Not known, because the execution fails`,
    effectsUnknown: `The simulation does not complete, so the effects of a successful execution are not known.`,
    contractChanges: `A contract changes its owner or code`,
    contractChange: ({ account: e, change: t }) => `For ${e}, ${t}.`,
    givenAway: `Gives a contract away without saying so`,
    codeSwapped: `Changes a contract’s code without saying so`,
    contractChangeHidden: ({ account: e, change: t }) =>
      `In the simulation, of ${e}, ${t}. No call of this transaction declares this change. Do not sign it.`,
    delegatecallsUnknown: `Delegatecalls are not known`,
    callTreeUnknown: `The call tree is not known.`,
    destroysAccount: `Destroys the account`,
    foreignCode: `Foreign code runs as the account`,
    noForeignCode: `No foreign code runs as the account`,
    onlyOwnCode: `Only the account’s own code ran.`,
    publishedCode: (e) => `Besides the account’s own code, code at published addresses ran: ${e}.`,
    mayActDifferently: `May act differently later`,
    environmentUnknown: (e) => `It is not known whether the code reads the time, the block or its sender. ${e}`,
    independent: `Does not depend on its environment`,
    readsNothing: `No code that ran reads the time, the block, the gas price or the sender.`,
    mayDiffer: `May act differently when executed`,
    executionWouldFail: `The execution would fail`,
    outcomeUnknown: `The outcome is not known`,
    notReported: (e) => `The account does not report whether its call succeeds. ${e}`,
    innerWouldFail: `The inner call would fail`,
    someFail: `Some calls would fail silently`,
    othersTakeEffect: ({ why: e, where: t }) => `${e} The other calls take effect. ${t}`,
    wouldSucceed: `The execution would succeed`,
    settingsUnknown: `The settings afterwards are not known`,
    writesUnknown: (e) =>
      `The storage writes could not be determined, so changes of master copy, owners, threshold, modules, guards and handler are not known. ${e}`,
    changesAsSaid: `Settings change as the transaction says`,
    noSettingChanges: `No setting changes`,
    settingsStay: `Master copy, owners, threshold, modules, guards and fallback handler stay unchanged.`,
    codeStays: `The code is not replaced`,
    codeNotReplaced: (e) => `The transaction declares new code for ${e}. In the simulation the code stays unchanged.`,
  })
function Ge({ delegatecalls: e, selfdestructs: t, writes: n, inner: r }) {
  if (!e.known || !t.known || !r.known)
    return A(`delegatecall`, `unchecked`, j.delegatecallsUnknown, e.known ? j.callTreeUnknown : e.reason)
  let i = [
      r.value.account,
      ...(n.known ? n.value.filter(({ role: e }) => e === `nested`).map(({ account: e }) => e) : []),
    ],
    a = (e) => i.some((t) => T(t, e)),
    o = e.value.filter(({ account: e, isProxy: t }) => a(e) && !t),
    s = o.filter(({ code: e }) => v(e).length === 0),
    c = t.value.filter(({ contract: e }) => a(e))
  if (c.length > 0) return A(`delegatecall`, `danger`, j.destroysAccount, j.destroys(c.map(j.destroysFor).join(`; `)))
  if (s.length > 0) return A(`delegatecall`, `danger`, j.foreignCode, j.foreignRuns(s.map(j.runsWith).join(`; `)))
  let l = new Set(o.flatMap(({ code: e }) => v(e).map(({ name: e, version: t }) => `${e} ${t}`)))
  return A(
    `delegatecall`,
    `verified`,
    j.noForeignCode,
    l.size === 0 ? j.onlyOwnCode : j.publishedCode([...l].join(`, `)),
  )
}
function Ke({ environment: e, block: t }, n) {
  if (!e.known) return A(`environment`, `unchecked`, j.mayActDifferently, j.environmentUnknown(e.reason))
  let r = e.value.filter(
    ({ contract: e, what: t }) => !n.hasRefund || !T(e, n.safe) || (t !== `gasprice` && t !== `origin`),
  )
  return r.length === 0
    ? A(`environment`, `verified`, j.independent, j.readsNothing)
    : A(
        `environment`,
        `caution`,
        j.mayDiffer,
        j.readsEnvironment({
          reads: r.map(({ contract: e, what: t }) => j.reads({ contract: e, what: j[t] })).join(`; `),
          block: t.number,
        }),
      )
}
var M = {
    transfer: `0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef`,
    approval: `0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925`,
    approvalForAll: `0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31`,
    transferSingle: `0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62`,
    transferBatch: `0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb`,
    deposit: `0xe1fffcc4923d04b559f4d29a8bfc6cda04eb5b0d3c460751c2402c5c5cc9109c`,
    withdrawal: `0x7fcf532c15f0a6db0bd6d0e038bea71d30d808c7d98cb3bf7268a95bf5081b65`,
  },
  qe = (e) => e.flatMap(Je)
function Je(e) {
  switch (e.topics[0]) {
    case M.transfer:
      return Ye(e)
    case M.deposit:
    case M.withdrawal:
      return Xe(e)
    case M.transferSingle:
    case M.transferBatch:
      return Ze(e)
    default:
      return []
  }
}
function Ye({ address: e, topics: [, t, n, r], data: i }) {
  if (!t || !n) return []
  let a = { from: N(t), to: N(n) }
  return r && i === `0x`
    ? [{ asset: { kind: `erc721`, token: e, tokenId: BigInt(r) }, ...a, amount: 1n }]
    : !r && i.length === 66
      ? [{ asset: { kind: `erc20`, token: e }, ...a, amount: BigInt(i) }]
      : []
}
function Xe({ address: e, topics: [t, n, r], data: i }) {
  if (!n || r || i.length !== 66) return []
  let [a, o] = t === M.deposit ? [Oe, N(n)] : [N(n), Oe]
  return [{ asset: { kind: `erc20`, token: e }, from: a, to: o, amount: BigInt(i) }]
}
function Ze({ address: e, topics: [t, , n, r], data: i }) {
  return !t || !n || !r
    ? []
    : Qe(t, i).map(([t, i]) => ({ asset: { kind: `erc1155`, token: e, tokenId: t }, from: N(n), to: N(r), amount: i }))
}
function Qe(e, t) {
  try {
    if (e === M.transferSingle) {
      let [e, n] = _([{ type: `uint256` }, { type: `uint256` }], t)
      return [[e, n]]
    }
    let [n, r] = _([{ type: `uint256[]` }, { type: `uint256[]` }], t)
    return n.map((e, t) => [e, r[t] ?? 0n])
  } catch {
    return []
  }
}
var N = (e) => b(`0x${e.slice(-40)}`),
  $e = (e, t, n) => Re(e, n(t), t === null),
  P = E(`simulation-intent`, {
    amountFor: ({ amount: e, token: t, to: n }) => `${e} of ${t} for ${n}.`,
    numberFor: ({ tokenId: e, token: t, to: n }) => `number ${e} of ${t} for ${n}.`,
    numbersFor: ({ amount: e, tokenId: t, token: n, to: r }) => `${e} of number ${t} of ${n} for ${r}.`,
    elsewhere: ({ amount: e, addresses: t }) => `${e} go to ${t}`,
    alsoLoses: (e) => `The account also loses ${e}, which no call of this transaction names. Do not sign it.`,
    amountOf: ({ amount: e, token: t }) => `${e} of ${t}`,
    otherPaid: `Another address is paid`,
    nothingArrives: ({ says: e, others: t }) =>
      `${e} In the simulation nothing arrives at that address, and ${t}. Do not sign it.`,
    notCompared: `A transfer that was not compared`,
    opaque: (e) => `${e} The token reports movements in its own form, which this check cannot read.`,
    movesNothing: `A “transfer” that moves nothing`,
    tokenMovedNothing: (e) =>
      `${e} The method has the name of a token transfer, but in the simulation the token moved nothing. Do not sign it.`,
    mostElsewhere: `Most of the amount goes to another address`,
    someArrives: ({ says: e, arrived: t, others: n }) =>
      `${e} In the simulation ${t} arrive, and ${n}. Do not sign it.`,
    lessArrives: `Less arrives than is sent`,
    feeToken: ({ says: e, arrived: t, missing: n }) =>
      `${e} In the simulation ${t} arrive, ${n} less. Tokens that deduct a fee do this.`,
    moreLeaves: `More leaves the account than the transaction says`,
    transfersHappen: `The declared transfers happen`,
    allReceive: `In the simulation every named recipient receives the named amount of each token.`,
    runsAsAccount: (e) =>
      `The method has the name of a token transfer, but it is code of ${e} that runs as the account itself. Do not sign it.`,
    notReadable: (e) => `The parameters of a transfer of ${e} cannot be read.`,
  })
function et(e, t, n, r) {
  let i = new Map()
  for (let t of e) {
    let e = [t.token, t.to, t.tokenId].join().toLowerCase(),
      n = i.get(e)
    i.set(e, n ? { ...n, place: `${n.place}, ${t.place}`, amount: n.amount + t.amount } : t)
  }
  return [...i.values()].flatMap((i) => {
    let a = t.filter((e) => nt(e, i)),
      o = rt(a.filter(({ to: e }) => T(e, i.to)))
    if (o >= i.amount) return []
    let s = ({ to: t }) => e.some((e) => T(e.token, i.token) && T(e.to, t))
    return [
      tt(
        i,
        o,
        a.filter((e) => T(e.from, i.from) && !s(e)),
        n(i.token),
        r,
      ),
    ]
  })
}
function tt(e, t, n, r, i) {
  let { place: a, token: o, tokenId: s, to: c, amount: l } = e,
    u = (e) => (s === null ? $e(e, o, i) : `${e}`),
    d = `${a}: ${s === null ? P.amountFor({ amount: u(l), token: o, to: c }) : l === 1n ? P.numberFor({ tokenId: s, token: o, to: c }) : P.numbersFor({ amount: l, tokenId: s, token: o, to: c })}`,
    f = [...new Set(n.map((e) => e.to))],
    p = P.elsewhere({ amount: u(rt(n)), addresses: De(f) })
  return t === 0n && n.length > 0
    ? A(`intent`, `danger`, P.otherPaid, P.nothingArrives({ says: d, others: p }))
    : t === 0n && r
      ? A(`intent`, `unchecked`, P.notCompared, P.opaque(d))
      : t === 0n
        ? A(`intent`, `danger`, P.movesNothing, P.tokenMovedNothing(d))
        : rt(n) > t
          ? A(`intent`, `danger`, P.mostElsewhere, P.someArrives({ says: d, arrived: u(t), others: p }))
          : A(`intent`, `caution`, P.lessArrives, P.feeToken({ says: d, arrived: u(t), missing: u(l - t) }))
}
var nt = ({ asset: e }, { token: t, tokenId: n }) =>
    T(e.token, t) && (e.kind === `erc20` ? n === null : e.tokenId === n),
  rt = (e) => e.reduce((e, { amount: t }) => e + t, 0n),
  it = g([
    `function transfer(address to, uint256 value)`,
    `function transferFrom(address from, address to, uint256 value)`,
    `function safeTransferFrom(address from, address to, uint256 tokenId)`,
    `function safeTransferFrom(address from, address to, uint256 tokenId, bytes data)`,
    `function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes data)`,
    `function safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] values, bytes data)`,
  ])
function at(e) {
  let t = { place: re(e), token: e.to },
    n = ot(e)
  if (n === null) return null
  let { args: r } = n
  if (r.length === 2) return [{ ...t, from: e.caller, to: r[0], tokenId: null, amount: r[1] }]
  let [i, a, o, s] = r,
    c = { ...t, from: i, to: a }
  return typeof o == `bigint`
    ? n.functionName === `transferFrom`
      ? [{ ...c, tokenId: null, amount: o }]
      : [{ ...c, tokenId: o, amount: typeof s == `bigint` ? s : 1n }]
    : typeof s == `object` && s.length === o.length
      ? o.map((e, t) => ({ ...c, tokenId: e, amount: s[t] ?? 0n }))
      : null
}
function ot({ data: e }) {
  try {
    return Le({ abi: it, data: e })
  } catch {
    return null
  }
}
function st({ deltas: e }, t, n, r) {
  let i = t.calls.filter(({ container: e }) => e === null || e === `timelock`)
  if (
    t.hasRefund ||
    !i.every((e) => e.operation === 0 && (e.data === `0x` || t.transfers.includes(e) || T(e.to, e.caller)))
  )
    return []
  let a = t.calls
      .filter(({ caller: e, operation: n }) => n === 0 && T(e, t.safe))
      .reduce((e, { value: t }) => e + t, 0n),
    o = (e) =>
      n
        .filter(
          ({ from: n, token: r, tokenId: i }) =>
            T(n, t.safe) && T(r, e.token) && i === (e.kind === `erc20` ? null : e.tokenId),
        )
        .reduce((e, { amount: t }) => e + t, 0n)
  return e
    .filter(({ owner: e, amount: n }) => T(e, t.safe) && n < 0n)
    .flatMap((e) => {
      let t = -e.amount - (e.kind === `native` ? a : o(e))
      return t <= 0n
        ? []
        : e.kind === `native`
          ? [$e(t, null, r)]
          : [P.amountOf({ amount: e.kind === `erc20` ? $e(t, e.token, r) : `${t}`, token: e.token })]
    })
}
function ct(e, t, n) {
  if (!e.success || e.innerSuccess !== !0) return []
  let r = qe(e.logs),
    i = t.transfers.filter(({ operation: e }) => e === 0).map((e) => ({ call: e, moves: at(e) })),
    a = i.flatMap(({ moves: e }) => e ?? []).map((e) => lt(e, r)),
    o = (t) => e.logs.some((e) => T(e.address, t) && e.topics[0] === M.transfer && Je(e).length === 0),
    s = [
      ...t.transfers.filter(({ operation: e }) => e === 1).map(({ to: e }) => ut(e)),
      ...et(a, r, o, n),
      ...i.filter(({ moves: e }) => e === null).map(({ call: e }) => dt(e.to)),
    ],
    c = st(e, t, a, n)
  return (
    c.length > 0 && s.push(A(`intent`, `danger`, P.moreLeaves, P.alsoLoses(De(c)))),
    s.length > 0 ? s : t.transfers.length === 0 ? [] : [A(`intent`, `verified`, P.transfersHappen, P.allReceive)]
  )
}
function lt(e, t) {
  return e.tokenId === null && t.some(({ asset: t }) => t.kind === `erc721` && T(t.token, e.token))
    ? { ...e, tokenId: e.amount, amount: 1n }
    : e
}
var ut = (e) => A(`intent`, `danger`, P.movesNothing, P.runsAsAccount(e)),
  dt = (e) => A(`intent`, `unchecked`, P.notCompared, P.notReadable(e)),
  F = E(`simulation-result`, {
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
function ft(e, t) {
  let n = j.where({
      block: e.block.number,
      node: ht(e.rpcUrl),
      engine: e.engine === `in-page EVM` ? j.inPage : e.engine,
    }),
    r = e.inner.known ? pt(e.inner.value) : [],
    i = r.map(({ path: e, reason: t }) => `${mt(e)}: ${t ?? ``}`).join(` `)
  return e.success
    ? e.innerSuccess === null
      ? A(`outcome`, `unchecked`, j.outcomeUnknown, j.notReported(n))
      : e.innerSuccess
        ? r.length > 0
          ? A(`outcome`, `caution`, j.someFail, j.othersTakeEffect({ why: i, where: n }))
          : A(`outcome`, `verified`, j.wouldSucceed, `${n} ${e.assumptions.join(` `)}`)
        : A(
            `outcome`,
            `caution`,
            j.innerWouldFail,
            (t.keepsNonceOnFailure ? j.nonceUsedByGas : j.nonceUsed)({
              why: i || j.failureReported,
              nonce: t.nonce,
              where: n,
            }),
          )
    : A(`outcome`, `caution`, j.executionWouldFail, `${e.reason ?? ``} ${i} ${n}`.replaceAll(/ +/g, ` `))
}
function pt(e) {
  let t = e.calls.flatMap(pt).filter(({ reason: e }) => e !== F.notExecuted)
  return e.success || t.length > 0 ? t : [e]
}
var mt = (e) => (e.length === 0 ? j.theTransaction : j.call(e.map((e) => e + 1).join(`.`))),
  ht = (e) => (URL.canParse(e) ? new URL(e).host : e),
  gt = (e) => (e === `0x0000000000000000000000000000000000000000` ? j.none : e)
function I(e) {
  switch (e.kind) {
    case `ownerAdded`:
      return j.ownerAdded(e.owner)
    case `ownerRemoved`:
      return j.ownerRemoved(e.owner)
    case `moduleEnabled`:
      return j.moduleEnabled(e.module)
    case `moduleDisabled`:
      return j.moduleDisabled(e.module)
    case `threshold`:
      return j.thresholdGoes({ before: e.before, after: e.after })
    case `singleton`:
      return _t(e.before, e.after)
    default:
      return j[e.kind]({ before: gt(e.before), after: gt(e.after) })
  }
}
function _t(e, t) {
  let n = v(t).find(({ name: e }) => e === `Safe` || e === `SafeL2`)
  return n
    ? j.programPublished({ before: e, after: t, program: `${n.name} ${n.version}` })
    : j.programUnknown({ before: e, after: t })
}
function vt(e, t) {
  return t.some((t) => xt(e, t))
}
var yt = (e, t, n) => {
    let r = e.type === `MIGRATION` ? e[t] : null
    return r != null && T(r, n) && St(n)
  },
  bt = {
    singleton: ({ after: e }, t) =>
      yt(t, `singleton`, e) || (t.type === `CHANGE_IMPLEMENTATION` && T(t.implementation, e)),
    fallbackHandler: ({ after: e }, t) => yt(t, `handler`, e) || (t.type === `SET_FALLBACK_HANDLER` && T(t.handler, e)),
    guard: ({ after: e }, t) =>
      t.type === `SET_GUARD`
        ? T(t.guard, e)
        : t.type === `DELETE_GUARD` && e === `0x0000000000000000000000000000000000000000`,
    moduleGuard: ({ after: e }, t) =>
      t.type === `SET_MODULE_GUARD`
        ? T(t.moduleGuard, e)
        : t.type === `DELETE_MODULE_GUARD` && e === `0x0000000000000000000000000000000000000000`,
    threshold: ({ after: e }, t) => `threshold` in t && BigInt(t.threshold) === e,
    ownerAdded: ({ owner: e }, t) =>
      t.type === `SWAP_OWNER` ? T(t.newOwner, e) : t.type === `ADD_OWNER` && T(t.owner, e),
    ownerRemoved: ({ owner: e }, t) =>
      t.type === `SWAP_OWNER` ? T(t.oldOwner, e) : t.type === `REMOVE_OWNER` && T(t.owner, e),
    moduleEnabled: ({ module: e }, t) => t.type === `ENABLE_MODULE` && T(t.module, e),
    moduleDisabled: ({ module: e }, t) => t.type === `DISABLE_MODULE` && T(t.module, e),
  }
function xt(e, t) {
  let n = bt[e.kind]
  return n?.(e, t) ?? !1
}
var St = (e) => v(e).length > 0,
  Ct = `0x79ba5097`
function wt(e, t) {
  let n = e.filter(({ role: e }) => e !== `contract`).map(({ account: e }) => e)
  return e
    .filter(({ role: e }) => e === `contract`)
    .flatMap(({ account: e, changes: r }) =>
      r.filter(Tt).map((r) => {
        let i = r.kind !== `contractOwner` || n.some((e) => T(e, r.before))
        return t.calls.some(
          (t) =>
            (de(t) || t.data.slice(0, 10).toLowerCase() === Ct) &&
            (T(t.to, e) || t.data.toLowerCase().includes(e.slice(2).toLowerCase())),
        ) || !i
          ? A(`settings`, `caution`, j.contractChanges, j.contractChange({ account: e, change: I(r) }))
          : A(
              `settings`,
              `danger`,
              r.kind === `contractOwner` ? j.givenAway : j.codeSwapped,
              j.contractChangeHidden({ account: e, change: I(r) }),
            )
      }),
    )
}
var Tt = (e) =>
  (e.kind === `implementation` || e.kind === `beacon` || e.kind === `admin` || e.kind === `contractOwner`) &&
  BigInt(e.before) !== 0n
function Et({ writes: e }, t) {
  if (!e.known) return [A(`settings`, `unchecked`, j.settingsUnknown, j.writesUnknown(e.reason))]
  let n = e.value.filter(({ role: e }) => e !== `contract`),
    r = n.flatMap((e) => At(e, t)),
    i = n.flatMap(({ account: e, changes: n }) => n.filter((n) => vt(n, kt(e, t))).map(I))
  return [
    ...(r.length > 0
      ? r
      : i.length > 0
        ? [A(`settings`, `verified`, j.changesAsSaid, j.changesDeclared(i.join(`; `)))]
        : [A(`settings`, `verified`, j.noSettingChanges, j.settingsStay)]),
    ...Dt(n, t),
    ...wt(e.value, t),
  ]
}
function Dt(e, t) {
  let n = ({ account: t }) => e.some((e) => T(e.account, t) && e.changes.some(({ kind: e }) => e === `singleton`))
  return t.settings
    .filter((e) => Ot(e.change) && !n(e))
    .map(({ account: e }) => A(`settings`, `caution`, j.codeStays, j.codeNotReplaced(e)))
}
var Ot = ({ type: e }) => e === `CHANGE_IMPLEMENTATION` || e === `MIGRATION`,
  kt = (e, t) => t.settings.filter((t) => T(t.account, e)).map(({ change: e }) => e)
function At(e, t) {
  let n = kt(e.account, t)
  return e.changes
    .filter((e) => !vt(e, n))
    .map((t) =>
      A(
        `settings`,
        `danger`,
        jt(t),
        e.role === `self` ? j.hiddenChange(I(t)) : j.hiddenNestedChange({ change: I(t), account: e.account }),
      ),
    )
}
function jt({ kind: e }) {
  switch (e) {
    case `singleton`:
      return j.hiddenProgram
    case `ownerAdded`:
      return j.hiddenOwnerAdded
    case `ownerRemoved`:
      return j.hiddenOwnerRemoved
    case `moduleEnabled`:
      return j.hiddenModuleEnabled
    case `moduleDisabled`:
      return j.hiddenModuleDisabled
    case `threshold`:
      return j.hiddenThreshold
    case `guard`:
      return j.hiddenGuard
    case `moduleGuard`:
      return j.hiddenModuleGuard
    case `fallbackHandler`:
      return j.hiddenFallbackHandler
    default:
      return j.hiddenSetting
  }
}
var L = E(`simulation-storage`, {
  proxySlot: ({ slot: e, before: t, after: n }) =>
    `The slot of a proxy’s ${e}, which no Safe uses, goes from ${t} to ${n}.`,
  unusedSlot: ({ slot: e, before: t, after: n }) => `Slot ${e}, which no Safe uses, goes from ${t} to ${n}.`,
  nonceGoes: ({ before: e, after: t }) => `The nonce goes from ${e} to ${t}.`,
  messageSigned: (e) => `The message ${e} is signed in the name of the account.`,
  hashApproved: ({ hash: e, owner: t }) => `The hash ${e} is approved in the name of ${t}.`,
  ownersRewritten: (e) => `The list of owners is rewritten: ${e}.`,
  modulesRewritten: (e) => `The list of modules is rewritten: ${e}.`,
  writesUnknown: `Storage writes are not known`,
  repeatable: (e) =>
    `The nonce is still ${e} afterwards. Either the transaction could be executed again, or the node omits writes.`,
  unexpected: `Writes to unexpected storage`,
  doNotSign: (e) => `${e} Do not sign it.`,
  explained: `Every storage write is explained`,
  nothingWritten: `Nothing is written.`,
  written: (e) => `Written: ${e}.`,
})
function Mt(e, t, n) {
  let { name: r, slot: i, before: a, after: o } = e,
    s = (...e) => n.settings.some((n) => T(n.account, t.account) && e.includes(n.change.type))
  switch (r?.kind) {
    case void 0:
      return L.unusedSlot({ slot: i, before: a, after: o })
    case `nonce`:
      return (t.role === `self` ? BigInt(o) === n.nonce + 1n : BigInt(o) > BigInt(a))
        ? null
        : L.nonceGoes({ before: BigInt(a), after: BigInt(o) })
    case `signedMessages`:
      return n.calls.some(({ to: e, operation: t }) => t === 1 && Nt(e, `SignMessageLib`))
        ? null
        : L.messageSigned(r.hash)
    case `approvedHashes`:
      return n.calls.some(({ to: e, data: n }) => T(e, t.account) && n.startsWith(`0xd4d9bdcd`))
        ? null
        : L.hashApproved({ hash: r.hash, owner: r.owner })
    case `owners`:
    case `ownerCount`:
      return s(`ADD_OWNER`, `REMOVE_OWNER`, `SWAP_OWNER`) ? null : L.ownersRewritten(e.label)
    case `modules`:
      return s(`ENABLE_MODULE`, `DISABLE_MODULE`) ? null : L.modulesRewritten(e.label)
    case `implementation`:
    case `beacon`:
    case `admin`:
      return L.proxySlot({ slot: F[r.kind], before: a, after: o })
    default:
      return null
  }
}
var Nt = (e, t) => v(e).some(({ name: e }) => e === t)
function Pt({ writes: e, success: t }, n) {
  if (!e.known) return A(`storage`, `unchecked`, L.writesUnknown, e.reason)
  let r = e.value.filter(({ role: e }) => e !== `contract`),
    i = r.find(({ role: e }) => e === `self`)?.writes ?? [],
    a = [
      ...(t && !i.some(({ name: e }) => e?.kind === `nonce`) ? [L.repeatable(n.nonce)] : []),
      ...r.flatMap((e) =>
        e.writes.flatMap((t) => {
          let r = Mt(t, e, n)
          return r === null ? [] : [`${e.role === `self` ? `` : `${e.account}: `}${r}`]
        }),
      ),
    ]
  if (a.length > 0) return A(`storage`, `danger`, L.unexpected, L.doNotSign(a.join(` `)))
  let o = r.flatMap((e) => e.writes.map(({ label: e }) => e))
  return A(`storage`, `verified`, L.explained, o.length === 0 ? L.nothingWritten : L.written(o.join(`, `)))
}
function Ft(e, t, n = () => null) {
  let r = [ft(e, t), ...Et(e, t), Pt(e, t), Ge(e), Ke(e, t), ...ct(e, t, n)]
  return e.success && e.innerSuccess === !0 ? r : r.map(It)
}
function It(e) {
  return e.verdict !== `verified` || e.field === `outcome`
    ? e
    : { ...e, verdict: `unchecked`, title: j.executionFails, reason: j.effectsUnknown }
}
function Lt({ name: e, before: t, after: n }) {
  let r = BigInt(n) === 0n,
    i = BigInt(t) === 0n
  switch (e?.kind) {
    case `singleton`:
    case `guard`:
    case `moduleGuard`:
    case `fallbackHandler`:
    case `implementation`:
    case `beacon`:
    case `admin`:
      return [{ kind: e.kind, before: N(t), after: N(n) }]
    case `threshold`:
      return [{ kind: `threshold`, before: BigInt(t), after: BigInt(n) }]
    case `owners`:
      return e.key === `0x0000000000000000000000000000000000000001` || r === i
        ? []
        : [{ kind: i ? `ownerAdded` : `ownerRemoved`, owner: e.key }]
    case `modules`:
      return e.key === `0x0000000000000000000000000000000000000001` || r === i
        ? []
        : [{ kind: i ? `moduleEnabled` : `moduleDisabled`, module: e.key }]
    default:
      return []
  }
}
function Rt(e, t) {
  let n = t.settings.filter((t) => T(t.account, e.account)).map(({ change: e }) => e)
  return new Set(e.writes.filter((r) => Mt(r, e, t) !== null || Lt(r).some((e) => !vt(e, n))).map(({ slot: e }) => e))
}
var R = class extends ke {
    constructor(e, t, n) {
      ;(super({ code: e, message: t, meta: {}, cause: n, retry: e === `reorganised` ? `later` : `never` }),
        (this.name = `SimulationError`))
    }
  },
  z = E(`simulation-engine`, {
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
    noAccount: ({ address: e, block: t, reason: n }) => `${e} could not be read as an account at block ${D(t)}: ${n}`,
    noInitializer: `The creation call does not contain an initializer.`,
    noBlock: ({ node: e, block: t }) => `${e} does not have block ${t}.`,
    blockChanged: ({ block: e, before: t, now: n }) =>
      `Block ${D(e)} had hash ${t} when the simulation began and has ${n} now. Simulate again.`,
    malformedAnswer: ({ method: e, path: t, problem: n }) => `The node’s answer to ${e} is not valid: ${t} ${n}`,
    noEngine: (e) => `No engine could simulate: ${e}`,
    workerFailed: (e) => `The worker that runs the EVM failed: ${e}`,
    cancelled: `The simulation was cancelled.`,
  }),
  B = Ce(
    C().check(je(/^0x[0-9a-f]+$/i)),
    ye((e) => BigInt(e)),
  ),
  V = he((e) => typeof e == `string` && Ee(e)),
  H = Ce(
    C().check(je(/^0x[0-9a-f]{1,64}$/i)),
    ye((e) => `0x${e.slice(2).toLowerCase().padStart(64, `0`)}`),
  ),
  U = Ce(
    he((e) => typeof e == `string` && ge(e)),
    ye((e) => b(e)),
  )
function W(e, t, n) {
  let r = Ae(e, t)
  if (r.success) return r.data
  let [i] = r.error.issues
  throw new R(
    `malformed-answer`,
    z.malformedAnswer({ method: n, path: i?.path.join(`.`) ?? ``, problem: i?.message ?? `` }),
  )
}
async function zt(e, t, n) {
  try {
    return e.creation ? Vt(e.creation) : await Bt(e.safe, t, n)
  } catch (t) {
    let r =
      t instanceof Error
        ? (t.message.split(`
`)[0] ?? ``)
        : String(t)
    throw new R(`account-unreadable`, z.noAccount({ address: e.safe, block: n, reason: r }), t)
  }
}
async function Bt(e, t, n) {
  let r = async (r) => W(V, await t.request(`eth_call`, [{ to: e, data: r }, `0x${n.toString(16)}`]), `eth_call`),
    [i, a, o, s] = await Promise.all(
      [`getOwners`, `getThreshold`, `nonce`, `VERSION`].map((e) => r(m({ abi: y, functionName: e }))),
    )
  return {
    owners: Fe({ abi: y, functionName: `getOwners`, data: i ?? `0x` }).map((e) => b(e)),
    threshold: Number(Fe({ abi: y, functionName: `getThreshold`, data: a ?? `0x` })),
    nonce: Fe({ abi: y, functionName: `nonce`, data: o ?? `0x` }),
    version: Fe({ abi: y, functionName: `VERSION`, data: s ?? `0x` }),
  }
}
function Vt({ data: e, version: t }) {
  let n = Le({ abi: me, data: e }).args?.[1]
  if (typeof n != `string`) throw new R(`account-unreadable`, z.noInitializer)
  let [r, i] = _([{ type: `address[]` }, { type: `uint256` }], h(n, 4))
  return { owners: r.map((e) => b(e)), threshold: Number(i), nonce: 0n, version: t }
}
var G = {
    singleton: K(0n),
    ownerCount: K(3n),
    threshold: K(4n),
    nonce: K(5n),
    guard: `0x4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8`,
    moduleGuard: `0xb104e0b93118902c651344349b610029d694cfdec91c589c91ebafbcd0289947`,
    fallbackHandler: `0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5`,
  },
  Ht = {
    implementation: `0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc`,
    beacon: `0xa3f0ad74e5423aebfd80d3ef4346578335a9a72aeaee59ff6cb3582b35133d50`,
    admin: `0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103`,
  },
  Ut = { modules: 1n, owners: 2n, signedMessages: 7n, approvedHashes: 8n },
  Wt = (e) => Jt(e, K(Ut.modules)),
  Gt = (e) => Jt(e, K(Ut.owners)),
  Kt = (e) => Yt(e, K(Ut.signedMessages)),
  qt = (e, t) => Yt(t, Jt(e, K(Ut.approvedHashes)))
function K(e) {
  return `0x${e.toString(16).padStart(64, `0`)}`
}
function Jt(e, t) {
  return o(d([{ type: `address` }, { type: `bytes32` }], [e, t]))
}
function Yt(e, t) {
  return o(`0x${e.slice(2)}${t.slice(2)}`)
}
var Xt = 242,
  Zt = 244,
  Qt = 96,
  $t = 127
function en(e) {
  let t = se(e)
  for (let e = 0; e < t.length; e++) {
    let n = t[e] ?? 0
    if (n === Zt || n === Xt) return !0
    n >= Qt && n <= $t && (e += n - Qt + 1)
  }
  return !1
}
var tn = {
    bytes32: { abi: g([`function isValidSignature(bytes32, bytes) view returns (bytes4)`]), magic: `1626ba7e` },
    bytes: { abi: g([`function isValidSignature(bytes, bytes) view returns (bytes4)`]), magic: `20c13b0b` },
  },
  nn = o(r(`A contract is tried as an owner; no key signs this.`)),
  rn = [`0x`, `0x${`11`.repeat(64)}1b`],
  an = `0x${`1`.padStart(64, `0`)}`,
  on = (e) => (ae(e, `1.5.0`) ? `bytes` : `bytes32`)
async function sn(e) {
  let { rpc: t, owner: n, version: r, block: i } = e,
    a = on(r),
    o = `0x${i.toString(16)}`,
    [s, ...c] = await Promise.all([
      t.request(`eth_getCode`, [n, o]).then((e) => W(V, e, `eth_getCode`)),
      ...rn.map((t) => dn(e, a, t)),
    ])
  if (c.some((e) => fn(e, a))) return { kind: `anything` }
  let l = await un(e)
  if (l) return ln(e, a, l)
  let { magic: u } = tn[a],
    d = a === `bytes` ? `isValidSignature(bytes,bytes)` : `isValidSignature(bytes32,bytes)`
  return s !== void 0 && !s.toLowerCase().includes(u) && !en(s)
    ? { kind: `no-method`, method: d }
    : { kind: `unknown`, reason: z.ownerUnknown }
}
async function cn(e, t, n) {
  let r = on(e.version)
  return fn(await dn(e, r, n, { subject: t }), r)
}
async function ln(e, t, n) {
  let { chainId: r, owner: i } = e,
    c = n.owners.toSorted((e, t) => (BigInt(e) < BigInt(t) ? -1 : 1)).slice(0, n.threshold),
    l = o(a({ chainId: r, safe: i, version: n.version, bytes: nn })),
    u = Object.fromEntries(c.map((e) => [qt(e, l), an]))
  return {
    kind: `account`,
    isAccepted: fn(await dn(e, t, s(c.map(p)), { overrides: { [i]: { stateDiff: u } } }), t),
    threshold: n.threshold,
    owners: n.owners.length,
  }
}
async function un({ rpc: e, owner: t, block: n }) {
  try {
    let r = await zt({ safe: t }, e, n)
    return r.threshold > 0 ? r : null
  } catch {
    return null
  }
}
async function dn({ rpc: e, owner: t, block: n }, r, i, { subject: a = nn, overrides: o } = {}) {
  let s = [
    { to: t, data: m(r === `bytes` ? { abi: tn.bytes.abi, args: [a, i] } : { abi: tn.bytes32.abi, args: [a, i] }) },
    `0x${n.toString(16)}`,
    ...(o ? [o] : []),
  ]
  try {
    return W(V, await e.request(`eth_call`, s), `eth_call`)
  } catch (e) {
    if (e instanceof Error && /revert|invalid opcode|out of gas/i.test(e.message)) return null
    throw e
  }
}
var fn = (e, t) => e !== null && e.toLowerCase() === `0x${tn[t].magic}${`0`.repeat(56)}`,
  pn = `not enough balance`,
  mn = [
    [/balance|funds/i, pn],
    [/out ?of ?gas|gas exhaust|intrinsic gas/i, `out of gas`],
    [/static|write protection|state change/i, `state change in a read-only call`],
    [/stack ?limit|depth|call too deep/i, `too many calls inside each other`],
    [/collision/i, `an account exists at the address`],
    [/revert|execution failed/i, `reverted`],
    [/invalid|opcode|jump|stack|undefined/i, `invalid instruction`],
  ]
function hn(e) {
  return mn.find(([t]) => t.test(e))?.[1] ?? e
}
var gn = `0x08c379a0`,
  _n = `0x4e487b71`,
  vn = (e) => /^(?:GS|panic)\d+$/.test(e) && Object.hasOwn(F, e)
function yn(e, t) {
  let n = xn(t)
  return n === null
    ? e === `reverted`
      ? F.reverted
      : e === `not enough balance`
        ? F.nativeMissing
        : Sn(bn(e))
    : n.startsWith(`GS`) && vn(n)
      ? `${Sn(F[n]).slice(0, -1)} (${n}).`
      : F.revertedWith(n)
}
function bn(e) {
  switch (e) {
    case pn:
      return F.balance
    case `out of gas`:
      return F.outOfGas
    case `state change in a read-only call`:
      return F.readOnly
    case `too many calls inside each other`:
      return F.tooDeep
    case `an account exists at the address`:
      return F.collision
    case `reverted`:
      return F.undone
    case `invalid instruction`:
      return F.invalidInstruction
    default:
      return e
  }
}
function xn(e) {
  let t = e.slice(0, 10)
  try {
    if (t === gn) return _([{ type: `string` }], h(e, 4))[0]
    if (t === _n) {
      let t = _([{ type: `uint256` }], h(e, 4))[0].toString(),
        n = `panic${t}`
      return vn(n) ? F[n] : F.otherPanic(t)
    }
  } catch {
    return F.bytes(e.slice(0, 74))
  }
  return e.length >= 10 ? F.customError({ selector: t, count: e.length / 2 - 5 }) : null
}
var Sn = (e) => `${e.charAt(0).toUpperCase()}${e.slice(1)}.`
function Cn({ request: e }, t, n) {
  let r = e.before?.[t]?.transaction.nonce,
    i = n === void 0 ? void 0 : bn(n)
  return new R(
    `earlier-fails`,
    i === void 0 ? z.earlierFails(`${r ?? `?`}`) : z.earlierFailsBecause({ nonce: `${r ?? `?`}`, reason: i }),
  )
}
var wn = (e) => `0x${e.toString(16)}`,
  Tn = ({ from: e, to: t, data: n, gas: r, gasPrice: i }) => ({
    from: e,
    to: t,
    data: n,
    gas: wn(r),
    value: `0x0`,
    ...(i > 0n ? { gasPrice: wn(i) } : {}),
  }),
  En = (e) =>
    Object.fromEntries(
      Object.entries(e).map(([e, { balance: t, code: n, storage: r }]) => [
        e,
        {
          ...(t === void 0 ? {} : { balance: wn(t) }),
          ...(n === void 0 ? {} : { code: n }),
          ...(r === void 0 ? {} : { stateDiff: r }),
        },
      ]),
    ),
  Dn = {
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
  On = {
    CALL: `call`,
    STATICCALL: `staticcall`,
    DELEGATECALL: `delegatecall`,
    CALLCODE: `delegatecall`,
    CREATE: `create`,
    CREATE2: `create`,
    SELFDESTRUCT: `selfdestruct`,
  }
function kn(e) {
  let t = On[e.type.toUpperCase()] ?? `call`
  return {
    kind: t,
    from: e.from,
    to: e.to ?? `0x0000000000000000000000000000000000000000`,
    value: t === `delegatecall` || t === `staticcall` ? 0n : (e.value ?? 0n),
    input: e.input,
    output: e.output ?? `0x`,
    error: e.error ? hn(e.error) : null,
    calls: (e.calls ?? []).map(kn),
  }
}
function An(e) {
  if (e.error) return []
  let t = e.calls ?? [],
    n = e.logs ?? [],
    r = (e) => n.filter((n) => Number(n.position ?? t.length) === e).map(jn)
  return [...t.flatMap((e, t) => [...r(t), ...An(e)]), ...r(t.length)]
}
var jn = ({ address: e, topics: t, data: n }) => ({ address: e, topics: t, data: n })
function Mn(e, t, n = 0) {
  if (e.error === null) {
    t(e, n)
    for (let r of e.calls) Mn(r, t, n + 1)
  }
}
function Nn(e, t, n = 0) {
  t(e, n)
  for (let r of e.calls) Nn(r, t, n + 1)
}
function Pn(e) {
  let t = []
  return (
    Mn(e, ({ kind: e, from: n, to: r, value: i }) => {
      i > 0n && e !== `delegatecall` && e !== `staticcall` && t.push({ from: n, to: r, value: i })
    }),
    t
  )
}
var Fn = O({ address: U, topics: S(H), data: V, position: x(_e([B, xe()])) }),
  In = O({
    type: C(),
    from: U,
    to: x(w(U)),
    value: x(w(B)),
    gasUsed: x(B),
    input: Ce(
      x(V),
      ye((e) => e ?? `0x`),
    ),
    output: x(w(V)),
    error: x(w(C())),
    get calls() {
      return x(S(In))
    },
    logs: x(S(Fn)),
  }),
  Ln = In,
  Rn = O({ balance: x(B), nonce: x(xe()), code: x(V), storage: x(Se(C(), H)) }),
  zn = O({ pre: Se(C(), Rn), post: Se(C(), Rn) }),
  Bn = S(C().check(je(/^0x[0-9a-f]{40}:\d+$/i))),
  Vn = `{seen:{},at:null,depth:0,watched:{50:1,58:1,64:1,65:1,66:1,67:1,68:1,69:1,72:1},step:function(log){var depth=log.getDepth();if(this.at&&this.depth===depth)this.seen[this.at]=1;this.at=null;var op=log.op.toNumber();if(this.watched[op]){this.at=toHex(log.contract.getAddress())+":"+op;this.depth=depth}},fault:function(){},result:function(){return Object.keys(this.seen)}}`,
  Hn = `0x${`0`.repeat(64)}`
async function Un(e, t) {
  if (e.before.length > 0) throw new R(`engine-unavailable`, z.noEarlier)
  let n = e.creation ? await Gn(e, e.creation, t) : e.overrides,
    r = (r) => Wn(e, e.execution, n, r, t),
    [i, a, o] = await Promise.all([
      r({ tracer: `callTracer`, tracerConfig: { withLog: !0 } }),
      Xn(async () =>
        Kn(W(zn, await r({ tracer: `prestateTracer`, tracerConfig: { diffMode: !0 } }), `prestateTracer`)),
      ),
      Xn(async () => Yn(W(Bn, await r({ tracer: Vn }), `debug_traceCall`))),
    ]),
    s = W(Ln, i, `debug_traceCall`),
    c = kn(s)
  return {
    success: c.error === null,
    output: c.output,
    error: c.error,
    gasUsed: s.gasUsed ?? 0n,
    logs: An(s),
    transfers: Pn(c),
    root: { known: !0, value: c },
    storage: a,
    environment: o,
  }
}
async function Wn(e, t, n, r, i) {
  let a = { ...r, stateOverrides: En(n), ...(t.gasPrice > 0n ? { blockOverrides: { baseFeePerGas: `0x0` } } : {}) }
  return i.request(`debug_traceCall`, [Tn(t), `0x${e.block.number.toString(16)}`, a])
}
async function Gn(e, t, n) {
  let { post: r } = W(
      zn,
      await Wn(e, t, {}, { tracer: `prestateTracer`, tracerConfig: { diffMode: !0 } }, n),
      `prestateTracer`,
    ),
    { safe: i } = e.request,
    a = Object.entries(r).find(([e]) => e.toLowerCase() === i.toLowerCase())?.[1]
  if (!a?.code) throw new R(`account-unreadable`, z.notCreated(i))
  let o = Object.fromEntries(Object.entries(a.storage ?? {}).map(([e, t]) => [Jn(e), t])),
    s = e.overrides[i]
  return { ...e.overrides, [i]: { ...s, code: a.code, storage: { ...o, ...s?.storage } } }
}
function Kn({ pre: e, post: t }) {
  let n = new Map()
  for (let r of new Set([...Object.keys(e), ...Object.keys(t)])) {
    if (!ge(r)) continue
    let i = qn(e[r]?.storage),
      a = qn(t[r]?.storage),
      o = new Map()
    for (let e of new Set([...i.keys(), ...a.keys()])) {
      let t = { before: i.get(e) ?? Hn, after: a.get(e) ?? Hn }
      t.before !== t.after && o.set(e, t)
    }
    o.size > 0 && n.set(b(r), o)
  }
  return n
}
var qn = (e = {}) => new Map(Object.entries(e).map(([e, t]) => [Jn(e), t])),
  Jn = (e) => `0x${e.replace(/^0x/, ``).toLowerCase().padStart(64, `0`)}`
function Yn(e) {
  return e.flatMap((e) => {
    let [t = ``, n = ``] = e.split(`:`),
      r = Dn[Number(n)]
    return r && ge(t) ? [{ contract: b(t), what: r }] : []
  })
}
async function Xn(e) {
  try {
    return { known: !0, value: await e() }
  } catch (e) {
    let t =
      e instanceof Error
        ? (e.message.split(`
`)[0] ?? ``)
        : String(e)
    return { known: !1, reason: z.notProvided(t) }
  }
}
var Zn = O({ address: U, topics: S(H), data: V }),
  Qn = S(
    O({
      calls: S(
        O({ status: B, returnData: V, gasUsed: B, logs: x(w(S(Zn))), error: x(w(O({ message: C(), data: x(w(V)) }))) }),
      ),
    }),
  ),
  $n = b(`0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`)
async function er(e, t) {
  let [n, r] = await Promise.all([
      t.request(`eth_simulateV1`, [tr(e), `0x${e.block.number.toString(16)}`]),
      Un(e, t).catch((e) => (e instanceof Error ? e : Error(String(e)))),
    ]),
    i = W(Qn, n, `eth_simulateV1`),
    a = i.at(-1)?.calls.at(-1),
    o = i.slice(+!!e.creation, -1).findIndex(({ calls: e }) => e.at(-1)?.status !== 1n)
  if (o >= 0) throw Cn(e, o, i.at(+!!e.creation + o)?.calls.at(-1)?.error?.message)
  if (!a) throw new R(`malformed-answer`, z.callMissing)
  let s = a.status === 1n,
    c = s ? (a.logs ?? []) : [],
    l = {
      success: s,
      output: a.error?.data ?? a.returnData,
      error: s ? null : hn(a.error?.message ?? `reverted`),
      gasUsed: a.gasUsed,
      logs: c.filter(({ address: e }) => e !== $n),
      transfers: c.filter(({ address: e }) => e === $n).map(nr),
    }
  if (r instanceof Error) {
    let e = {
      known: !1,
      reason: z.noTrace(
        r.message.split(`
`)[0] ?? ``,
      ),
    }
    return { ...l, root: e, storage: e, environment: e }
  }
  if (r.success !== s) throw new R(`malformed-answer`, z.nodeContradicts(s))
  let { error: u, root: d, storage: f, environment: p } = r
  return { ...l, error: u, transfers: r.transfers, root: d, storage: f, environment: p }
}
function tr({ creation: e, before: t, execution: n, overrides: r }) {
  let i = (e, t) => ({
      ...(t === 0 ? { stateOverrides: En(r) } : {}),
      calls: [Tn(e)],
      ...(e.gasPrice > 0n ? { blockOverrides: { baseFeePerGas: `0x0` } } : {}),
    }),
    a = [...t, n].map(i)
  return { blockStateCalls: e ? [{ calls: [Tn(e)] }, ...a] : a, traceTransfers: !0, validation: !1 }
}
function nr({ topics: e, data: t }) {
  let n = (e) => b(`0x${(e ?? ``).slice(-40).padStart(40, `0`)}`)
  return { from: n(e[1]), to: n(e[2]), value: BigInt(t) }
}
var rr = (e, t) =>
    e.threshold === t.threshold &&
    e.nonce === t.nonce &&
    e.version === t.version &&
    e.owners.length === t.owners.length &&
    e.owners.every((e, n) => T(e, t.owners[n] ?? `0x`)),
  ir = 16777216n,
  ar = `0x${`1`.padStart(64, `0`)}`
function or(e, t, n) {
  let { chainId: r, safe: i, transaction: a, creation: o } = e
  if (n.threshold < 1 || n.owners.length < n.threshold)
    throw new R(`account-unreadable`, z.cannotExecute({ account: i, owners: n.owners.length, threshold: n.threshold }))
  let c = e.before ?? []
  cr([...c.map((e) => e.transaction), a], n.nonce, c.length > 0)
  let l = {},
    d = (t, a) => {
      let o = te({ chainId: r, safe: i, version: n.version, transaction: t }),
        c = a?.slice(0, n.threshold) ?? lr(n.owners, n.threshold, e.executor)
      for (let e of c) l[qt(e, o)] = ar
      return { chosen: c, data: u(t, s(c.map(p))) }
    },
    f = c.map((e) => ({ ...d(e.transaction, e.signers), fields: e.transaction })),
    { chosen: m, data: ee } = d(a, e.signers),
    h = [z.assumedSigners({ signers: m.length, owners: n.owners.length })]
  ;(c.length > 0
    ? h.push(z.ranBefore({ count: c.length, nonces: sr(c) }))
    : n.nonce !== a.nonce &&
      ((l[G.nonce] = `0x${a.nonce.toString(16).padStart(64, `0`)}`),
      h.push(
        n.nonce < a.nonce
          ? z.nonceAhead({ nonce: n.nonce, assumed: a.nonce })
          : z.nonceUsed({ nonce: n.nonce, assumed: a.nonce }),
      )),
    o && h.push(z.createdFirst))
  let ne = e.executor ?? m[0] ?? i,
    g = (e) => e.gasPrice > 0n && BigInt(e.gasToken) === 0n,
    re = (e) => (g(e) ? e.gasPrice : 0n),
    ie = (e, n, r = 0n) => ({ from: ne, to: e, data: n, gas: t.gasLimit < ir ? t.gasLimit : ir, gasPrice: r }),
    ae = {
      [i]: { storage: l },
      ...([a, ...f.map(({ fields: e }) => e)].some(g) ? { [ne]: { balance: 2n ** 128n } } : {}),
    }
  return {
    request: e,
    block: t,
    creation: o ? ie(o.factory, o.data) : null,
    before: f.map(({ data: e, fields: t }) => ie(i, e, re(t))),
    execution: ie(i, ee, re(a)),
    overrides: ae,
    owners: n.owners,
    assumptions: h,
  }
}
var sr = (e) => e.map(({ transaction: e }) => e.nonce).join(`, `)
function cr(e, t, n) {
  if (n && e.find((e, n) => e.nonce !== t + BigInt(n)))
    throw new R(`account-unreadable`, z.notInRow({ nonce: t, nonces: e.map((e) => e.nonce).join(`, `) }))
}
function lr(e, t, n) {
  let r = (e) => n !== void 0 && T(e, n)
  return e.toSorted((e, t) => Number(r(t)) - Number(r(e))).slice(0, t)
}
var ur = O({
  number: B,
  hash: H,
  timestamp: B,
  gasLimit: B,
  baseFeePerGas: x(w(B)),
  miner: U,
  mixHash: x(w(H)),
  withdrawalsRoot: x(w(H)),
  parentBeaconBlockRoot: x(w(H)),
  requestsHash: x(w(H)),
})
async function dr(e, t) {
  let n = t === void 0 ? `latest` : `0x${t.toString(16)}`,
    r = await e.request(`eth_getBlockByNumber`, [n, !1])
  if (r === null) throw new R(`account-unreadable`, z.noBlock({ node: e.url, block: t === void 0 ? `latest` : `${t}` }))
  let i = W(ur, r, `eth_getBlockByNumber`)
  return {
    number: i.number,
    hash: i.hash,
    timestamp: i.timestamp,
    gasLimit: i.gasLimit,
    baseFee: i.baseFeePerGas ?? null,
    coinbase: i.miner,
    prevRandao: i.mixHash ?? `0x${`0`.repeat(64)}`,
    hardfork: pr(i),
  }
}
async function fr(e, t) {
  let n = await dr(e, t.number)
  if (n.hash !== t.hash) throw new R(`reorganised`, z.blockChanged({ block: t.number, before: t.hash, now: n.hash }))
}
function pr(e) {
  return e.requestsHash
    ? `osaka`
    : e.parentBeaconBlockRoot
      ? `cancun`
      : e.withdrawalsRoot
        ? `shanghai`
        : e.baseFeePerGas === null || e.baseFeePerGas === void 0
          ? `berlin`
          : `london`
}
var mr
function hr(e) {
  return (
    (mr ??= new Map([
      ...[...pe, ...y].flatMap((e) => (e.type === `event` ? [[t(e), e.name]] : [])),
      [M.transfer, `Transfer`],
      [M.approval, `Approval`],
      [M.approvalForAll, `ApprovalForAll`],
      [M.transferSingle, `TransferSingle`],
      [M.transferBatch, `TransferBatch`],
      [M.deposit, `Deposit`],
      [M.withdrawal, `Withdrawal`],
      [`0x8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0`, `OwnershipTransferred`],
    ])),
    mr.get(e ?? ``) ?? null
  )
}
function gr(e) {
  let t = new Map()
  for (let { address: n, topics: r, data: i } of e) {
    let [e, a, o, s] = r
    if (!a || !o) continue
    let c = { token: n, owner: N(a), spender: N(o) },
      l = `${n} ${c.owner}`
    e === M.approval && s
      ? t.set(`${l} ${s}`, { ...c, kind: `erc721`, tokenId: BigInt(s) })
      : e === M.approval && i.length === 66
        ? t.set(`${l} ${c.spender}`, { ...c, kind: `erc20`, amount: BigInt(i) })
        : e === M.approvalForAll &&
          i.length === 66 &&
          t.set(`${l} ${c.spender} all`, { ...c, kind: `all`, approved: BigInt(i) !== 0n })
  }
  return [...t.values()]
}
function _r(e, t) {
  let n = new Map(),
    r = (e, t, r) => {
      if (t === `0x0000000000000000000000000000000000000000` && e.kind !== `native`) return
      let i = [t, e.kind, `token` in e ? e.token : ``, `tokenId` in e ? e.tokenId : ``].join(),
        a = n.get(i) ?? { asset: e, owner: t, amount: 0n }
      n.set(i, { ...a, amount: a.amount + r })
    },
    i = (e, t, n, i) => {
      ;(r(e, t, -i), r(e, n, i))
    }
  for (let { from: e, to: n, value: r } of t) i({ kind: `native` }, e, n, r)
  for (let { asset: t, from: n, to: r, amount: a } of qe(e)) i(t, n, r, a)
  return [...n.values()]
    .filter(({ amount: e }) => e !== 0n)
    .map(({ asset: e, owner: t, amount: n }) => ({ owner: t, amount: n, ...e }))
}
var vr = `0x6a761202`
function yr(e, t) {
  let { safe: n, transaction: r } = e.request
  return br(n, r, Cr(t, r), [])
}
function br(e, t, n, r) {
  let { operation: i, value: a, data: o } = t,
    s = n && t.to === `0x0000000000000000000000000000000000000000` && r.length > 0 ? n.to : t.to
  return {
    path: r,
    operation: i,
    account: e,
    to: s,
    value: a,
    data: o,
    success: n !== void 0 && n.error === null,
    reason: xr(n),
    calls: Sr(e, { ...t, to: s }, n, r),
  }
}
function xr(e) {
  return e === void 0 ? F.notExecuted : e.error === null ? null : yn(e.error, e.output)
}
function Sr(e, t, n, r) {
  let i = ce(t.data)
  if (i !== null) {
    let a = t.operation === 1 ? e : t.to,
      o = (n?.calls ?? []).filter(({ kind: e }) => e !== `selfdestruct`)
    return i.map((e, t) => br(a, { ...e, to: b(e.to) }, o[t], [...r, t]))
  }
  let a = wr(t.data)
  return a === null || t.operation === 1 ? [] : [br(t.to, a, n && Cr(n, a), [...r, 0])]
}
function Cr(e, { operation: t, to: n, data: r }) {
  let i = e.calls.find(({ kind: t, input: n }) => t === `delegatecall` && n === e.input),
    a = n.toLowerCase()
  return (i ?? e).calls.find(
    (e) =>
      e.to.toLowerCase() === a &&
      e.input.toLowerCase() === r.toLowerCase() &&
      (t === 1 ? e.kind === `delegatecall` : e.kind === `call`),
  )
}
function wr(e) {
  if (!e.startsWith(vr)) return null
  try {
    let { functionName: t, args: n } = Le({ abi: y, data: e })
    if (t !== `execTransaction`) return null
    let [r, i, a, o] = n
    return { to: b(r), value: i, data: a, operation: +(o === 1) }
  } catch {
    return null
  }
}
function Tr(e, t) {
  let n = new Map(),
    r = new Set(e),
    i = (e, t) => {
      r.delete(e) && n.set(e, t)
    }
  for (let [e, t] of Dr(G)) i(t, { kind: e })
  for (let [e, t] of Dr(Ht)) i(t, { kind: e })
  for (let { owner: e, hash: n } of t.onChainApprovals)
    r.size > 0 && i(qt(e, n), { kind: `approvedHashes`, owner: e, hash: n })
  for (let e of t.addresses) {
    if (r.size === 0) break
    ;(i(Gt(e), { kind: `owners`, key: e }), i(Wt(e), { kind: `modules`, key: e }))
  }
  for (let e of t.hashes) {
    if (r.size === 0) break
    i(Kt(e), { kind: `signedMessages`, hash: e })
  }
  return n
}
function Er(e, t) {
  if (t === null) return F.unknownSlot(e)
  switch (t.kind) {
    case `owners`:
      return t.key === `0x0000000000000000000000000000000000000001` ? F.firstOwner : F.ownerEntry(t.key)
    case `modules`:
      return t.key === `0x0000000000000000000000000000000000000001` ? F.firstModule : F.moduleEntry(t.key)
    case `signedMessages`:
      return F.signedMessage(t.hash)
    case `approvedHashes`:
      return F.approval({ hash: t.hash, owner: t.owner })
    default:
      return F[t.kind]
  }
}
var Dr = (e) => Object.entries(e),
  Or = new Set([`0x6a761202`, `0x468721a7`, `0x5229073f`]),
  kr = `0xd4d9bdcd`,
  Ar = `0x8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0`,
  jr = 4e3
function Mr(e, t, n, r) {
  let { safe: i } = e.request,
    a = new Set()
  Nn(r, (e) => {
    e.kind === `call` && e.to !== i && Or.has(e.input.slice(0, 10)) && Pr(e) && a.add(e.to)
  })
  let o = Ir(e, t, n, r),
    s = (t, r) => {
      let i = n.get(t) ?? new Map(),
        a = Tr(i.keys(), o),
        s = [...i]
          .filter(([t, { after: n }]) => r !== `self` || !Nr(e, t, n))
          .toSorted(([e], [t]) => (e < t ? -1 : 1))
          .map(([e, { before: t, after: n }]) => {
            let r = a.get(e) ?? null
            return { slot: e, before: t, after: n, name: r, label: Er(e, r) }
          })
      return { account: t, role: r, writes: s, changes: s.flatMap(Lt) }
    }
  return [s(i, `self`), ...[...a].map((e) => s(e, `nested`)), ...Fr(t, n, (e) => e === i || a.has(e), s)]
}
function Nr({ overrides: e, request: t }, n, r) {
  return e[t.safe]?.storage?.[n] !== void 0 && n !== G.nonce && BigInt(r) === 0n
}
var Pr = ({ input: e, calls: t }) =>
  t.some(
    (t) => t.kind === `delegatecall` && t.input === e && v(t.to).some(({ name: e }) => e === `Safe` || e === `SafeL2`),
  )
function Fr(e, t, n, r) {
  let i = new Map()
  for (let { address: t, topics: r } of e.logs) {
    let [e, a, o] = r
    e === Ar && a && o && !n(t) && i.set(t, [...(i.get(t) ?? []), { kind: `contractOwner`, before: N(a), after: N(o) }])
  }
  let a = new Set(Object.values(Ht)),
    o = new Set(i.keys())
  for (let [e, r] of t) !n(e) && [...r.keys()].some((e) => a.has(e)) && o.add(e)
  return [...o].map((e) => {
    let t = r(e, `contract`),
      n = t.writes.filter(({ slot: e }) => a.has(e))
    return { ...t, writes: n, changes: [...n.flatMap(Lt), ...(i.get(e) ?? [])] }
  })
}
function Ir(e, t, n, r) {
  let { request: i, owners: a } = e,
    o = new Set([be, ...a, ...(i.knownAddresses ?? []).map(b)]),
    s = new Set(),
    c = [],
    l = (e) => {
      e.length === 64 && (e.startsWith(`0`.repeat(24)) ? o.add(b(`0x${e.slice(24)}`)) : s.add(`0x${e}`))
    }
  for (let e of n.values()) for (let { before: t, after: n } of e.values()) for (let e of [t, n]) l(e.slice(2))
  for (let { topics: e } of t.logs) for (let t of e) l(t.slice(2))
  return (
    Nn(r, ({ kind: e, from: t, to: n, input: r }) => {
      if (!(o.size + s.size > jr)) {
        ;(o.add(t), o.add(n), r.startsWith(kr) && e === `call` && c.push({ owner: t, hash: `0x${r.slice(10, 74)}` }))
        for (let e = 10; e < r.length; e += 64) l(r.slice(e, e + 64).toLowerCase())
      }
    }),
    o.delete(Oe),
    { addresses: o, hashes: s, onChainApprovals: c }
  )
}
function Lr(e, t, { engine: n, rpcUrl: r, fallbacks: i }) {
  let { request: a, block: o, assumptions: s } = e,
    { root: c, storage: l } = t,
    u = q(c, (t) => yr(e, t))
  return {
    engine: n,
    rpcUrl: r,
    chainId: a.chainId,
    block: { number: o.number, hash: o.hash, timestamp: o.timestamp },
    assumptions: s,
    fallbacks: i,
    success: t.success,
    reason: t.success ? null : yn(t.error ?? `reverted`, t.output),
    gasUsed: t.gasUsed,
    inner: u,
    innerSuccess: t.success ? (u.known ? u.value.success : Rr(t, a.safe)) : !1,
    deltas: _r(t.logs, t.transfers),
    tokenApprovals: gr(t.logs),
    writes: l.known ? q(c, (n) => Mr(e, t, l.value, n)) : { known: !1, reason: l.reason },
    delegatecalls: q(c, zr),
    created: q(c, (e) => Br(e, `create`).map(({ to: e }) => e)),
    selfdestructs: q(c, (e) => Br(e, `selfdestruct`).map(({ from: e, to: t }) => ({ contract: e, beneficiary: t }))),
    environment: q(t.environment, (e) =>
      e.toSorted((e, t) => (`${e.contract}${e.what}` < `${t.contract}${t.what}` ? -1 : 1)),
    ),
    logs: t.logs.map((e) => ({ ...e, name: hr(e.topics[0]) })),
  }
}
function Rr(e, t) {
  let n = e.logs.filter(({ address: e }) => T(e, t)).map(({ topics: e }) => hr(e[0]))
  return n.includes(`ExecutionFailure`) ? !1 : n.includes(`ExecutionSuccess`) ? !0 : null
}
function zr(e) {
  let t = [],
    n = (e, r) => {
      for (let i of e.calls)
        (i.kind === `delegatecall` &&
          t.push({
            depth: r,
            account: i.from,
            code: i.to,
            selector: i.input.length >= 10 ? `0x${i.input.slice(2, 10)}` : `0x`,
            success: i.error === null,
            isProxy: e.kind !== `delegatecall` && e.to === i.from && e.input === i.input,
          }),
          n(i, r + 1))
    }
  return (n(e, 0), t)
}
function Br(e, t) {
  let n = []
  return (
    Mn(e, (e) => {
      e.kind === t && n.push(e)
    }),
    n
  )
}
function q(e, t) {
  return e.known ? { known: !0, value: t(e.value) } : e
}
var Vr = [`eth_simulateV1`, `debug_traceCall`, `in-page EVM`]
async function Hr(e, t, n = {}) {
  let { told: r, ...i } = e,
    a = { ...i, safe: b(e.safe) },
    o = await dr(t, a.blockNumber),
    s = zt(a, t, o.number),
    c = Ur(r?.(), (e) => Wr(or(a, o, e), t, n)),
    l = await s,
    u = or(a, o, l),
    d = c && rr(c.told, l) ? await c.run : await Wr(u, t, n)
  await fr(t, o)
  let { engine: f, trace: p, fallbacks: m } = d
  return Lr(u, p, { engine: f, rpcUrl: t.url, fallbacks: m })
}
function Ur(e, t) {
  if (!e) return null
  let n = Promise.resolve(e).then(t)
  return (n.catch(() => {}), { told: e, run: n })
}
async function Wr(e, t, { engines: n = Vr, runEvm: r = Gr }) {
  let i = { eth_simulateV1: () => er(e, t), debug_traceCall: () => Un(e, t), 'in-page EVM': () => r(e, t) },
    a = [],
    o
  for (let e of n) {
    let t
    try {
      t = await i[e]()
    } catch (t) {
      if (t instanceof R && t.code === `earlier-fails`) throw t
      a.push({ engine: e, reason: qr(t) })
      continue
    }
    if (o && o.trace.success !== t.success)
      throw new R(
        `malformed-answer`,
        z.enginesContradict({ first: o.engine, second: e, firstSucceeds: o.trace.success }),
      )
    if (t.root.known && t.storage.known) return { engine: e, trace: t, fallbacks: a }
    ;((o ??= { engine: e, trace: t }), a.push({ engine: e, reason: Kr(t) }))
  }
  if (o) return { ...o, fallbacks: a.filter(({ engine: e }) => e !== o.engine) }
  throw new R(`no-engine`, z.noEngine(a.map(({ engine: e, reason: t }) => `${e}: ${t}`).join(` `)))
}
var Gr = async (e, t) =>
    (
      await ve(
        async () => {
          let { runInThread: e } = await import(`./runInThread-D-ftD0DE.js`)
          return { runInThread: e }
        },
        __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
        import.meta.url,
      )
    ).runInThread(e, t),
  Kr = ({ root: e, storage: t }) => (e.known ? (t.known ? `` : t.reason) : e.reason),
  qr = (e) =>
    e instanceof Error
      ? (e.message.split(`
`)[0] ?? ``)
      : String(e)
async function Jr({ chainId: e, safe: t, transaction: n, nonce: r, block: i, kind: a }, o, s = {}) {
  let c = a === `guard` ? ue(t, null) : le(t, null),
    l = {
      chainId: e,
      safe: t,
      blockNumber: i,
      before: [{ transaction: { ...n, nonce: r } }],
      transaction: ie({ to: c.to, data: c.data, nonce: r + 1n }),
    }
  try {
    let e = await Hr(l, o, { engines: [`eth_simulateV1`] }).catch((e) => {
      if (e instanceof R && e.code === `no-engine`) return Hr(l, o, { ...s, engines: [`in-page EVM`] })
      throw e
    })
    return e.success && e.innerSuccess !== !1
      ? { kind: `passes`, block: i }
      : { kind: `refused`, reason: e.reason ?? z.accountReportsFailure, block: i }
  } catch (e) {
    if (e instanceof R && e.code === `earlier-fails`) return { kind: `change-fails`, reason: e.message, block: i }
    throw e
  }
}
var J = (e) => x(w(e)),
  Yr = O({
    hash: H,
    parentHash: H,
    sha3Uncles: H,
    miner: U,
    stateRoot: H,
    transactionsRoot: H,
    receiptsRoot: H,
    logsBloom: V,
    difficulty: B,
    number: B,
    gasLimit: B,
    gasUsed: B,
    timestamp: B,
    extraData: V,
    mixHash: H,
    nonce: V,
    baseFeePerGas: J(B),
    withdrawalsRoot: J(H),
    blobGasUsed: J(B),
    excessBlobGas: J(B),
    parentBeaconBlockRoot: J(H),
    requestsHash: J(H),
  })
function Xr(e) {
  let t = [
      e.parentHash,
      e.sha3Uncles,
      e.miner,
      e.stateRoot,
      e.transactionsRoot,
      e.receiptsRoot,
      e.logsBloom,
      Y(e.difficulty),
      Y(e.number),
      Y(e.gasLimit),
      Y(e.gasUsed),
      Y(e.timestamp),
      e.extraData,
      e.mixHash,
      e.nonce,
    ],
    n = [e.baseFeePerGas, e.withdrawalsRoot, e.blobGasUsed, e.excessBlobGas, e.parentBeaconBlockRoot, e.requestsHash]
  for (let e of n) {
    if (e == null) break
    t.push(typeof e == `bigint` ? Y(e) : e)
  }
  return o(Pe(t))
}
function Y(e) {
  if (e === 0n) return `0x`
  let t = e.toString(16)
  return `0x${t.length % 2 == 0 ? `` : `0`}${t}`
}
var X = E(`simulation-proof`, {
  tooFewNodes: ({ alive: e, all: t, nodes: n, quorum: r }) =>
    `${e} of ${t} RPCs answer as ${Te(n, { one: `# independent node`, other: `# independent nodes` })}, ${r} must agree.`,
  nodesSay: ({ nodes: e, hash: t }) => `${e} say ${t}`,
  noHeader: ({ quorum: e, block: t }) =>
    `No ${e} independent nodes agree on block ${D(t)}: no node sent a header that matches its hash.`,
  disagree: ({ quorum: e, block: t, answers: n }) => `No ${e} independent nodes agree on block ${D(t)}: ${n}.`,
  noNodeHasBlock: (e) => `No node has block ${D(e)}.`,
  otherHash: ({ hash: e, block: t }) => `The node names ${e} for block ${D(t)}.`,
  ownersOpen: (e) => `the list of owners does not close after ${Te(e, { one: `# entry`, other: `# entries` })}`,
  modulesOpen: (e) => `the list of modules does not close after ${Te(e, { one: `# entry`, other: `# entries` })}`,
  otherChain: ({ found: e, wanted: t }) => `The node serves chain ${e}, but chain ${t} was requested.`,
  wrongHeader: ({ block: e, hash: t, named: n }) =>
    `The header of block ${D(e)} hashes to ${t}, but the node names ${n}.`,
  cannotAgree: ({ quorum: e, count: t }) => `${e} of ${t} RPCs cannot agree; configure more.`,
  notProven: ({ block: e, reasons: t }) => `Block ${D(e)} is agreed on, but no node proves the account. ${t}`,
  otherCount: ({ count: e, listed: t }) => `the account counts ${e} owners and lists ${t}`,
  noAccount: ({ block: e, account: t }) => `the state of block ${D(e)} has no account ${t}`,
  slotMissing: (e) => `the proof of slot ${e} is missing`,
  notFourParts: `the account’s entry does not have four parts`,
  undecodable: `a value of the proof cannot be decoded`,
  wrongNode: (e) => `a node of the proof has ${e} parts, expected 2 or 17`,
  endsEarly: `the proof ends before it reaches a value`,
  wrongHash: ({ hash: e, expected: t }) => `a node hashes to ${e}, its parent names ${t}`,
  noList: `a node of the proof is not a list`,
  wrongPath: `a path of the proof cannot be decoded`,
  noBytes: `the proof has a list where bytes are expected`,
})
async function Zr(e, t, n, r) {
  let i = [],
    a = (e, t) => (
      i.push({
        url: e,
        reason:
          t instanceof Error
            ? (t.message.split(`
`)[0] ?? ``)
            : String(t),
      }),
      null
    ),
    o = (
      await Promise.all(
        t.map(async (t) => {
          try {
            let [n, r] = await Promise.all([t.request(`eth_chainId`, []), t.request(`eth_blockNumber`, [])]),
              i = W(B, n, `eth_chainId`)
            return i === e
              ? { rpc: t, head: W(B, r, `eth_blockNumber`) }
              : a(t.url, Error(X.otherChain({ found: i, wanted: e })))
          } catch (e) {
            return a(t.url, e)
          }
        }),
      )
    ).filter((e) => e !== null),
    s = new Map()
  for (let { rpc: e, head: t } of o) {
    let n = s.get(ei(e))
    ;(n === void 0 || n < t) && s.set(ei(e), t)
  }
  let c = r ?? [...s.values()].toSorted((e, t) => (e < t ? 1 : -1))[n - 1]
  if (c === void 0)
    return { ok: !1, reason: X.tooFewNodes({ alive: o.length, all: t.length, nodes: s.size, quorum: n }), others: i }
  let l = await Promise.all(
      o.map(async ({ rpc: e }) => {
        try {
          let t = W(Yr, await e.request(`eth_getBlockByNumber`, [`0x${c.toString(16)}`, !1]), `eth_getBlockByNumber`),
            n = Xr(t)
          return n !== t.hash || t.number !== c
            ? a(e.url, Error(X.wrongHeader({ block: c, hash: n, named: t.hash })))
            : { rpc: e, header: t }
        } catch (t) {
          return a(e.url, t)
        }
      }),
    ),
    u = new Map()
  for (let e of l) e !== null && u.set(e.header.hash, [...(u.get(e.header.hash) ?? []), e])
  let [d] = [...u.values()].toSorted((e, t) => $r(t) - $r(e))
  if (!d || $r(d) < n) return { ok: !1, reason: Qr(c, n, u), others: i }
  let [{ header: f } = { header: void 0 }] = d
  if (!f) return { ok: !1, reason: X.noNodeHasBlock(c), others: i }
  for (let [e, t] of u) if (e !== f.hash) for (let { rpc: n } of t) a(n.url, Error(X.otherHash({ hash: e, block: c })))
  return { ok: !0, header: f, agreeing: d.map(({ rpc: e }) => e), others: i }
}
function Qr(e, t, n) {
  let r = [...n].map(([e, t]) => X.nodesSay({ nodes: t.map(({ rpc: e }) => e.url).join(`, `), hash: e }))
  return r.length === 0
    ? X.noHeader({ quorum: t, block: e })
    : X.disagree({ quorum: t, block: e, answers: r.join(`; `) })
}
var $r = (e) => new Set(e.map(({ rpc: e }) => ei(e))).size,
  ei = ({ url: e, witness: t }) => t ?? (URL.canParse(e) ? new URL(e).host : e),
  Z = class extends Error {
    name = `ProofError`
  }
function ti(e, t, n) {
  if (e === `0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421`) return null
  let r = o(t).slice(2),
    i = n.values(),
    a = e,
    s = 0
  for (;;) {
    let e = ni(a, i)
    if (e.length === 17) {
      let t = s === r.length ? e[16] : e[Number.parseInt(r.charAt(s), 16)]
      if (t === void 0 || t === `0x`) return null
      if (s === r.length) return ii(t)
      ;(s++, (a = t))
    } else if (e.length === 2) {
      let [t, n] = e,
        { nibbles: i, isLeaf: o } = ri(ii(t))
      if (!r.startsWith(i, s)) return null
      if (((s += i.length), o)) return s === r.length ? ii(n) : null
      a = n ?? `0x`
    } else throw new Z(X.wrongNode(e.length))
  }
}
function ni(e, t) {
  if (typeof e != `string`) return e
  let { value: n, done: r } = t.next()
  if (r) throw new Z(X.endsEarly)
  let i = o(n)
  if (i !== e.toLowerCase()) throw new Z(X.wrongHash({ hash: i, expected: e }))
  let a = k(n, `hex`)
  if (typeof a == `string`) throw new Z(X.noList)
  return a
}
function ri(e) {
  let t = Number.parseInt(e.charAt(2), 16)
  if (!(t < 4)) throw new Z(X.wrongPath)
  return { nibbles: e.slice(t % 2 == 1 ? 3 : 4), isLeaf: t >= 2 }
}
function ii(e) {
  if (typeof e != `string`) throw new Z(X.noBytes)
  return e
}
var ai = O({ accountProof: S(V), storageProof: S(O({ key: H, proof: S(V) })) })
async function oi(e, t, n, r, i) {
  let { accountProof: a, storageProof: o } = W(
      ai,
      await e.request(`eth_getProof`, [t, n, `0x${r.toString(16)}`]),
      `eth_getProof`,
    ),
    s = ti(i, t, a)
  if (s === null) throw new Z(X.noAccount({ block: r, account: t }))
  let [, c, l, u] = si(s),
    d = new Map(o.map(({ key: e, proof: t }) => [e, t])),
    f = new Map()
  for (let e of n) {
    let t = d.get(e)
    if (!t) throw new Z(X.slotMissing(e))
    let n = ti(l, e, t)
    f.set(e, ci(n === null ? `0x` : Q(k(n, `hex`))))
  }
  return { balance: BigInt(c === `0x` ? 0 : c), codeHash: u, slots: f }
}
function si(e) {
  let t = k(e, `hex`)
  if (typeof t == `string` || t.length !== 4) throw new Z(X.notFourParts)
  let [n, r, i, a] = t
  return [Q(n), Q(r), Q(i), Q(a)]
}
function Q(e) {
  let t = Ae(V, e)
  if (!t.success) throw new Z(X.undecodable)
  return t.data
}
var ci = (e) => `0x${e.slice(2).padStart(64, `0`)}`,
  li = 200
async function ui(e) {
  let { chainId: t, safe: n, rpcs: r, quorum: i } = e
  if (!Number.isInteger(i) || i < 1 || r.length < i)
    return { provenance: `chain`, reason: X.cannotAgree({ quorum: i, count: r.length }), others: [] }
  let a = await Zr(t, r, i, e.blockNumber)
  if (!a.ok) return { provenance: `chain`, reason: a.reason, others: a.others }
  let { header: o, agreeing: s } = a,
    c = [...a.others]
  for (let t of s)
    try {
      return {
        provenance: `proof`,
        block: { number: o.number, hash: o.hash, stateRoot: o.stateRoot },
        agreeing: s.map(({ url: e }) => e),
        others: c,
        account: await di(t, b(n), e, o),
      }
    } catch (e) {
      c.push({
        url: t.url,
        reason:
          e instanceof Error
            ? (e.message.split(`
`)[0] ?? ``)
            : String(e),
      })
    }
  let l = c.map(({ url: e, reason: t }) => `${e}: ${t}`).join(` `)
  return { provenance: `chain`, reason: X.notProven({ block: o.number, reasons: l }), others: c }
}
async function di(e, t, { expected: n }, { number: r, stateRoot: i }) {
  let a = new Map(),
    o,
    s = async (n) => {
      let s = n.filter((e) => !a.has(e))
      if (!(s.length === 0 && o)) {
        o = await oi(e, t, s, r, i)
        for (let [e, t] of o.slots) a.set(e, t)
      }
    },
    c = [be]
  await s([...Object.values(G), ...[...c, ...(n?.owners ?? [])].map(Gt), ...[...c, ...(n?.modules ?? [])].map(Wt)])
  let l = (e) => a.get(e) ?? `0x`,
    u = async (e, t) => {
      let n = []
      for (let r = be; ;) {
        if (
          (await s([e(r)]),
          (r = $(l(e(r)))),
          r === `0x0000000000000000000000000000000000000001` ||
            (r === `0x0000000000000000000000000000000000000000` && n.length === 0))
        )
          return n
        if (r === `0x0000000000000000000000000000000000000000` || n.includes(r) || n.length >= li)
          throw new Z(t(n.length))
        n.push(r)
      }
    },
    d = await u(Gt, X.ownersOpen),
    f = await u(Wt, X.modulesOpen),
    p = BigInt(l(G.ownerCount))
  if (p !== BigInt(d.length)) throw new Z(X.otherCount({ count: p, listed: d.length }))
  return {
    singleton: $(l(G.singleton)),
    owners: d,
    modules: f,
    threshold: BigInt(l(G.threshold)),
    nonce: BigInt(l(G.nonce)),
    guard: fi($(l(G.guard))),
    moduleGuard: fi($(l(G.moduleGuard))),
    fallbackHandler: fi($(l(G.fallbackHandler))),
    balance: o?.balance ?? 0n,
    codeHash: o?.codeHash ?? `0x`,
  }
}
var $ = (e) => b(`0x${e.slice(-40).padStart(40, `0`)}`),
  fi = (e) => (e === `0x0000000000000000000000000000000000000000` ? null : e),
  pi = 16777216n
async function mi({ chainId: e, from: t, to: n, data: r }, i, a) {
  let o = await dr(i, void 0),
    {
      success: s,
      error: c,
      gasUsed: l,
    } = await a(
      {
        request: { chainId: e, safe: n, transaction: hi },
        block: o,
        creation: null,
        before: [],
        execution: { from: t, to: n, data: r, gas: o.gasLimit < pi ? o.gasLimit : pi, gasPrice: 0n },
        overrides: {},
        owners: [],
        assumptions: [],
      },
      i,
    )
  if (!s) throw new R(`no-engine`, c === null ? z.trialFails : z.trialFailsBecause(bn(c)))
  return l
}
var hi = {
  to: Ie,
  value: 0n,
  data: `0x`,
  operation: 0,
  safeTxGas: 0n,
  baseGas: 0n,
  gasPrice: 0n,
  gasToken: Ie,
  refundReceiver: Ie,
  nonce: 0n,
}
function gi(e) {
  let t = new Map(),
    n = 0,
    r = (t) => e.postMessage(t),
    i = (e) => new R(`engine-unavailable`, e),
    a = (e) => {
      let n = t.get(e)
      return (t.delete(e), n)
    }
  return (
    e.addEventListener(`message`, ({ data: e }) => {
      e.kind === `done`
        ? a(e.id)?.resolve(e.trace)
        : e.kind === `failed`
          ? a(e.id)?.reject(i(e.message))
          : t
              .get(e.run)
              ?.rpc.request(e.method, e.params)
              .then(
                (t) => r({ kind: `answer`, id: e.id, value: t }),
                (t) => r({ kind: `refusal`, id: e.id, message: t instanceof Error ? t.message : String(t) }),
              )
    }),
    Object.assign(
      (e, i) =>
        new Promise((a, o) => {
          let s = ++n
          ;(t.set(s, { rpc: i, resolve: a, reject: o }), r({ kind: `run`, id: s, plan: e, rpcUrl: i.url }))
        }),
      {
        fail: (e) => {
          for (let n of t.keys()) a(n)?.reject(i(e))
        },
      },
    )
  )
}
function _i() {
  let e = new Worker(new URL(new URL(`evmWorker-QM4MX8IR.js`, import.meta.url).href, `` + import.meta.url), {
      type: `module`,
    }),
    t = gi(e)
  return (
    e.addEventListener(`error`, (e) => t.fail(z.workerFailed(e.message))),
    {
      run: t,
      close: () => {
        ;(e.terminate(), t.fail(z.cancelled))
      },
    }
  )
}
var vi = e({
    SimulationError: () => R,
    declareEffects: () => We,
    isAcceptedByOwner: () => cn,
    judgeEffects: () => Ft,
    openEvmWorker: () => _i,
    proveAccountState: () => ui,
    simulate: () => Hr,
    trialGas: () => mi,
    tryContractOwner: () => sn,
    tryGuardRemoval: () => Jr,
    unexpectedSlots: () => Rt,
  }),
  yi = e({ evmInWorker: () => bi }),
  bi = (e) => async (t, n) => {
    e?.throwIfAborted()
    let r = _i(),
      i = () => r.close()
    e?.addEventListener(`abort`, i)
    try {
      return await r.run(t, n)
    } finally {
      ;(e?.removeEventListener(`abort`, i), r.close())
    }
  },
  xi = new Set([`eth_simulateV1`, `debug_traceCall`])
function Si(e, t, n = null) {
  let r = n
  return {
    url: we(e)[0] ?? ``,
    request(n, i) {
      let a = n === `eth_getBlockByNumber` && i[0] === `latest` ? r : null
      a && (r = null)
      let o = xi.has(n) ? Ne : Me
      return a ?? o(e, n, i, t)
    },
  }
}
export {
  k as C,
  We as S,
  W as _,
  Hr as a,
  Rt as b,
  Cn as c,
  hn as d,
  G as f,
  H as g,
  B as h,
  vi as i,
  bn as l,
  V as m,
  bi as n,
  Pn as o,
  Gt as p,
  yi as r,
  Dn as s,
  Si as t,
  pn as u,
  z as v,
  Ft as x,
  R as y,
}
//# sourceMappingURL=rest-D4H0fh7c.js.map
