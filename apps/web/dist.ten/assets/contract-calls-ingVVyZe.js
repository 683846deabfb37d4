import { o as e } from './rolldown-runtime-DLMaRju-.js'
import {
  Aa as t,
  Ai as n,
  Br as r,
  Dr as i,
  Ea as a,
  Ga as o,
  Gr as s,
  Hi as c,
  Ir as l,
  Jr as u,
  Kr as d,
  Ma as f,
  Qi as p,
  Qr as m,
  Rr as h,
  Ta as g,
  Ur as _,
  Vn as v,
  Vr as ee,
  Wr as te,
  Zr as ne,
  ba as y,
  br as b,
  ca as re,
  da as ie,
  ea as ae,
  ga as oe,
  ho as se,
  ja as ce,
  ji as x,
  kr as le,
  lr as S,
  ma as ue,
  rt as de,
  sa as fe,
  sr as pe,
  ti as me,
  tn as he,
  to as ge,
  vr as _e,
  w as ve,
  wa as C,
  xa as ye,
  xt as be,
  yi as w,
  yt as xe,
  zi as T,
  zr as E,
} from './index--te03lJq.js'
import {
  Bn as Se,
  Bt as Ce,
  Cn as we,
  D as Te,
  E as Ee,
  Fn as De,
  Ln as Oe,
  M as D,
  Pn as O,
  R as ke,
  S as Ae,
  Xn as je,
  Yn as k,
  at as Me,
  gn as Ne,
  kn as Pe,
  nt as Fe,
  q as Ie,
  qn as Le,
  wn as Re,
} from './lists-DTBg-a7q.js'
import { a as ze, n as Be, o as Ve, r as He, t as Ue } from './rest-BaAjqOzi.js'
import { n as We, t as Ge } from './rest-Dph4rD6H.js'
import { o as Ke } from './rest-CnNodkWm.js'
import { a as qe, i as Je, n as Ye, r as Xe, s as Ze, t as Qe } from './rest-PoPCRb3P.js'
import { i as $e, r as et } from './rest-pmi3KYbj.js'
import {
  Fa as tt,
  Ga as nt,
  Na as rt,
  Pa as it,
  St as at,
  Tr as ot,
  Yn as st,
  na as ct,
  pn as lt,
  vn as ut,
} from './later-DLdlgyuL.js'
import {
  S as A,
  _ as dt,
  a as ft,
  b as pt,
  c as mt,
  d as ht,
  f as gt,
  g as _t,
  h as vt,
  i as j,
  l as M,
  m as yt,
  n as bt,
  o as xt,
  p as N,
  r as St,
  s as P,
  u as Ct,
  v as wt,
  x as F,
  y as Tt,
} from './rest-B9IDoHRI.js'
import { n as Et, r as Dt } from './rest-Drq7vyH0.js'
import { n as Ot } from './rest-DJfmUtIb.js'
import { c as kt, d as At, i as jt, r as Mt, s as Nt, t as Pt } from './rest-BykV6UJX.js'
import { a as Ft } from './rest-B05EYwN-.js'
import { C as I, D as L, F as It, I as R, P as z, S as B } from './fields-KVqNPxJG.js'
import { s as Lt } from './rest-CWxd1sTc.js'
import { t as Rt } from './rest-BT_Dwl6x.js'
import { c as zt } from './rest-RfDH9dS6.js'
import { t as Bt } from './rest-B4NrIFGr.js'
import { n as Vt, t as Ht } from './rest-Bb7jYocN.js'
import { t as Ut } from './rest-DTnaDgTe.js'
import { r as Wt } from './rest-RxGX0XL-.js'
import { t as Gt } from './rest-kUWXK5kc.js'
import { n as Kt, t as qt } from './rest-aMSycVjv.js'
import { n as Jt } from './rest-BOxwSZXT.js'
import { t as Yt } from './rest-GRTnIP2r.js'
import { r as Xt } from './rest-DrVqvaW-.js'
import { t as Zt } from './rest-CxDxUG-B.js'
import { t as Qt } from './rest-DlatUGr7.js'
var V = e(se(), 1),
  H = ye(`builder`, {
    title: `Contract calls`,
    subtitle: `Choose a method and enter its parameters. The bytes on the right are encoded while you type.`,
    switchedOff: `Contract calls are not available on this network.`,
    import: `Import`,
    export: `Export`,
    notExported: `Not exported`,
    notExportedWhy: `Complete or remove the marked calls of the batch first.`,
    encodersDisagree: (e) =>
      `Call ${e.number}, ${e.method}: the two encoders of this page disagree, ${e.here}… and ${e.other}…. Enter the calldata as raw hex.`,
    batch: `Batch`,
    calls: (e) => y(e, { one: `1 call`, other: `# calls` }),
    callsAtNonce: ({ count: e, nonce: t }) => `${y(e, { one: `1 call`, other: `# calls` })}, transaction ${t}`,
    removed: (e) => `Call ${e} removed`,
    undo: `Undo`,
    addCall: `Add call`,
    addTransfer: `Add transfer`,
    order: `One call executes by itself; several execute in order, all or none.`,
    allOrNone: `Calls execute in this order, all or none.`,
    allOrNoneBy: (e) => `Calls execute in this order, all or none, through ${e}`,
    name: `Name <note>optional, not signed</note>`,
    unnamed: `Unnamed batch`,
    emptied: `The batch is empty`,
    startOver: `Start over`,
    savedBatches: `Saved batches`,
    saved: `Saved`,
    removeSaved: (e) => `Remove saved ${e}`,
    batchOf: (e) => y(e, { one: `Batch of 1 call`, other: `Batch of # calls` }),
    opened: (e) => `${e} opened`,
    savedHere: (e) => `${e} saved in this browser`,
    removedSaved: (e) => `${e} removed`,
    notSaved: `Not saved`,
    notSavedWhy: (e) => `${e} Export the batch to keep it.`,
    nowCall: ({ from: e, to: t, count: n }) => `Call ${e} is now call ${t} of ${n}.`,
    callNumber: (e) => `Call ${e}`,
    drag: `Drag to another place`,
    toCorrect: (e) => y(e, { one: `# to correct`, other: `# to correct` }),
    notDecoded: `Not decoded`,
    duplicate: `Duplicate`,
    remove: `Remove`,
    moveUp: (e) => `Move call ${e} up`,
    moveDown: (e) => `Move call ${e} down`,
    newTransfer: `New transfer`,
    rawCall: (e) => y(e, { one: `Raw call, # byte`, other: `Raw call, # bytes` }),
    newCall: `New call`,
    callOf: (e) => `Call ${e}`,
    incomplete: `Incomplete call`,
    noCalldata: `no calldata`,
    coin: `coin`,
    to: (e) => `to ${e}`,
    importTitle: `Import a batch`,
    close: `Close`,
    importHelp: `A JSON file of this page or of the Transaction Builder. You can also drop it anywhere on the page.`,
    chooseFile: `Choose a file`,
    refused: `The file was refused`,
    file: ({ count: e, isDescribed: t }) =>
      `<name/>, ${y(e, { one: `1 call`, other: `# calls` })}${t ? `. <description/>` : ``}`,
    otherChain: ({ found: e, chainId: t, chain: n }) =>
      `The file is for chain ${e}, but this account is on chain ${t}, ${n}.`,
    otherChainWhy: `The same addresses may be different contracts on this chain, or none.`,
    useHere: (e) => `Use it on ${e} in spite of that`,
    differ: (e) => y(e, { one: `1 call differs from its file`, other: `# calls differ from their file` }),
    remark: ({ number: e, remark: t }) => `Call ${e}: ${t}`,
    cancel: `Cancel`,
    replace: `Replace the batch`,
    add: `Add`,
    addCalls: (e) => y(e, { one: `Add 1 call`, other: `Add # calls` }),
    checksumRight: `The checksum is correct: the file is unchanged.`,
    checksumNone: `The file has no checksum, so changes cannot be detected.`,
    checksumWrong: ({ said: e, found: t }) =>
      `The file was changed after it was written: its checksum is ${e}…, its content gives ${t}…. Read every call.`,
    otherAccount: ({ found: e, account: t }) => `It was written for the account ${e}, but this account is ${t}.`,
    live: (e) => `Call ${e}, live`,
    typedHere: `typed here`,
    encodedHere: `encoded here`,
    review: `Review`,
    accountLoading: `The account is loading.`,
    saveDraft: `Save draft`,
    nonceProblem: (e) => `Transaction number: ${e}`,
    fieldProblem: ({ field: e, reason: t }) => `${e}: ${t}`,
    callProblem: ({ number: e, field: t, reason: n }) => `Call ${e}, ${t}: ${n}`,
    willCall: `{account} will call {method} on {contract}.`,
    willCallWith: (e) => `{account} will call {method} on {contract}, with ${e}.`,
    noMethodYet: `no method yet`,
    noContractYet: `no contract yet`,
    gap: (e) => `${e} to correct`,
    whenCorrected: (e) => y(e, { one: `After the field is filled`, other: `After # fields are filled` }),
    length: `Length`,
    bytes: (e) => y(e, { one: `# byte`, other: `# bytes` }),
    digest: `Calldata digest`,
    digestLabel: `calldata digest`,
    simulation: `Simulation`,
    running: `running…`,
    notSimulated: (e) => `not simulated: ${e}`,
    succeeds: `succeeds`,
    succeedsWith: (e) => `succeeds, returns ${e}`,
    reverts: ({ reason: e, isFirst: t }) =>
      `${e === null ? `reverts without a reason` : `reverts: ${e}`}${t ? `` : ` (simulated alone, without the calls before it)`}`,
    fieldsToCorrect: ({ count: e, number: t }) =>
      `${y(e, { one: `1 field`, other: `# fields` })} to correct in call ${t}`,
    andMore: (e) => y(e, { one: `and # more`, other: `and # more` }),
  })
function $t({ call: e, method: t }, n) {
  if (e === null || t?.kind !== `function`) return
  let r = [_t(t)],
    { args: i } = et({ abi: r, data: e.data }),
    a = ot({ abi: r, functionName: t.name, args: i ?? [] })
  if (a !== e.data)
    throw Error(H.encodersDisagree({ number: n, method: t.name, here: e.data.slice(0, 74), other: a.slice(0, 74) }))
}
var en = { problems: new Map(), tellAll: !1, units: [] },
  tn = (0, V.createContext)(en),
  U = () => (0, V.use)(tn),
  nn = s().check(me(/^0x([0-9a-fA-F]{2})*$/, { error: () => A.noHex })),
  rn = s().check(me(/^(0x[0-9a-fA-F]+|\d+)$/, { error: () => A.noWei })),
  an = s().check(
    te((e) => a(e) && (/^0x([0-9a-f]{40}|[0-9A-F]{40})$/.test(e) || t(e) === e), { error: () => A.noAddress }),
  ),
  on = E({
    to: an,
    value: rn,
    data: r(l(nn)),
    contractMethod: r(l(E({ inputs: i(dt), name: s(), payable: le() }))),
    contractInputsValues: r(l(_(s(), s()))),
  }),
  sn = E({
    version: s(),
    chainId: u([s(), ee(h(), d(String))]),
    createdAt: r(h()),
    meta: E({ name: r(l(s())), description: r(l(s())), createdFromSafeAddress: r(l(s())), checksum: r(l(s())) }),
    transactions: i(on).check(m(1), ne(1e3)),
  }),
  cn = 5e6
function ln(e) {
  if (e.length > cn) return { ok: !1, reason: A.fileTooLong({ count: e.length, most: cn }) }
  let t
  try {
    t = JSON.parse(e)
  } catch (e) {
    return { ok: !1, reason: A.noJson(e instanceof Error ? e.message : String(e)) }
  }
  try {
    return un(t)
  } catch (e) {
    if (e instanceof RangeError) return { ok: !1, reason: A.fileTooDeep }
    throw e
  }
}
function un(e) {
  let t = sn.safeParse(e)
  if (!t.success) {
    let [e] = t.error.issues,
      n = e ? hn(e.path) : ``
    return { ok: !1, reason: A.fileProblem({ place: n, problem: e?.message ?? A.unexpected }).replace(/\.\.$/, `.`) }
  }
  let { version: n, chainId: r, meta: i, transactions: a } = t.data
  return /^1(\.|$)/.test(n)
    ? {
        ok: !0,
        batch: {
          chainId: r,
          name: i.name ?? ``,
          description: i.description ?? ``,
          createdFrom: i.createdFromSafeAddress ?? ``,
          checksum: dn(e, i.checksum ?? ``),
          transactions: a,
        },
      }
    : { ok: !1, reason: A.otherVersion(n) }
}
function dn(e, t) {
  if (t === ``) return { kind: `none` }
  let n = fn(e)
  return t.toLowerCase() === n ? { kind: `right` } : { kind: `wrong`, said: t, found: n }
}
function fn(e) {
  let t = gn(e) && gn(e.meta) ? e.meta : {},
    n = { ...(gn(e) ? e : {}), meta: { ...t, name: null } }
  return (Reflect.deleteProperty(n.meta, `checksum`), ie(ce(new TextEncoder().encode(pn(n)))))
}
function pn(e) {
  if (Array.isArray(e)) return `[${e.map(pn).join(`,`)}]`
  if (!gn(e)) return JSON.stringify(e ?? null)
  let t = Object.keys(e).toSorted()
  return `{${JSON.stringify(t)}${t.map((t) => `${pn(e[t])},`).join(``)}}`
}
function mn({ chainId: e, safe: t, createdAt: n, name: r, transactions: i }) {
  let a = {
    version: `1.0`,
    chainId: e,
    createdAt: n,
    meta: {
      name: r === `` ? `Transactions Batch` : r,
      description: ``,
      txBuilderVersion: `1.18.2`,
      createdFromSafeAddress: t,
      createdFromOwnerAddress: ``,
    },
    transactions: i,
  }
  return `${JSON.stringify({ ...a, meta: { ...a.meta, checksum: fn(a) } }, null, 2)}\n`
}
var hn = (e) =>
    e
      .map((e) => (typeof e == `number` ? `[${e}]` : `.${String(e)}`))
      .join(``)
      .replace(/^\./, ``),
  gn = (e) => typeof e == `object` && !!e && !Array.isArray(e),
  _n = 2e4,
  vn = class extends Error {
    constructor() {
      super(A.tooManyValues(_n))
    }
  }
function yn(e, t) {
  let n = 0,
    r = _n
  return i(
    e.map((e, n) => ({ parameter: e, value: t[n] ?? null, name: ht(e, n) })),
    0,
  ).map((e, t) => ({ ...e, offset: t * 32 }))
  function i(e, t) {
    let r = n,
      i = [],
      a = [],
      c = e.reduce((e, { parameter: t }) => e + Tt(t), 0) * 32
    for (let l of e) {
      if (!pt(l.parameter)) {
        i.push(...o(l))
        continue
      }
      let e = c + a.length * 32
      ;(i.push({ hex: n > r ? null : W(BigInt(e)), name: l.name, meaning: { kind: `start`, at: t + e } }),
        a.push(...s(l, t + e)))
    }
    return [...i, ...a]
  }
  function a(e) {
    let t = F(e.parameter)
    if (((r -= t.kind === `array` ? (t.size ?? 0) : 0), r < 0)) throw new vn()
    return xn(e)
  }
  function o({ parameter: e, value: t, name: n }) {
    let r = F(e)
    if (r.kind !== `leaf`) return i(a({ parameter: e, value: t, name: n }), 0)
    let o = Tn(t) ? t : null
    return [{ hex: o === null ? null : Sn(r.type, o), name: n, meaning: { kind: `value`, type: r.type, value: o } }]
  }
  function s(e, t) {
    let n = F(e.parameter)
    if (n.kind === `leaf`) return c(e, n.type)
    let r = a(e)
    return n.kind === `tuple` || n.size !== null
      ? i(r, t)
      : [
          { hex: W(BigInt(r.length)), name: e.name, meaning: { kind: `length`, count: r.length, of: `items` } },
          ...i(r, t + 32),
        ]
  }
  function c({ value: e, name: t }, r) {
    if (typeof e != `string`)
      return ((n += 1), [{ hex: null, name: t, meaning: { kind: `value`, type: r, value: null } }])
    let i = r === `string` ? Cn(e) : e.slice(2),
      a = Math.ceil(i.length / 64)
    return [
      { hex: W(BigInt(i.length / 2)), name: t, meaning: { kind: `length`, count: i.length / 2, of: `bytes` } },
      ...Array.from({ length: a }, (e, n) => ({
        hex: i.slice(n * 64, n * 64 + 64).padEnd(64, `0`),
        name: t,
        meaning: { kind: `bytes`, part: n + 1, parts: a },
      })),
    ]
  }
}
function bn(e, t) {
  return t.some(({ hex: e }) => e === null) ? null : `0x${gt(e).slice(2)}${t.map(({ hex: e }) => e).join(``)}`
}
function xn({ parameter: e, value: t, name: n }) {
  let r = F(e),
    i = wn(t) ? t : []
  if (r.kind === `tuple`)
    return r.components.map((e, t) => ({ parameter: e, value: i[t] ?? null, name: e.name ? e.name : `${n}.${t}` }))
  if (r.kind === `leaf`) return []
  let a = r.size ?? i.length
  return Array.from({ length: a }, (e, t) => ({ parameter: r.item, value: i[t] ?? null, name: String(t) }))
}
function Sn(e, t) {
  if (typeof t == `boolean`) return W(t ? 1n : 0n)
  if (typeof t == `bigint`) return W(t)
  let n = t.slice(2).toLowerCase()
  return e === `address` ? n.padStart(64, `0`) : n.padEnd(64, `0`)
}
var W = (e) => BigInt.asUintN(256, e).toString(16).padStart(64, `0`),
  Cn = (e) => Array.from(new TextEncoder().encode(e), (e) => e.toString(16).padStart(2, `0`)).join(``),
  wn = (e) => Array.isArray(e),
  Tn = (e) => e !== null && !wn(e)
function En(e, t, n) {
  if (e === `address`) return Dn(t, n)
  if (e === `bool`) return On(t.text)
  if (e === `string`) return { ok: !0, value: t.text }
  if (e === `bytes`) return kn(t.text, null, e)
  if (e === `function`) return kn(t.text, 24, e)
  let r = /^bytes(\d+)$/.exec(e)
  if (r) return kn(t.text, Number(r[1]), e)
  let i = /^(u?)int(\d+)$/.exec(e)
  return i ? An(t, i[1] === `u`, Number(i[2]), e) : G(A.noType(e))
}
function Dn({ text: e, address: t }, { shortName: n }) {
  let r = e.trim()
  if (r === ``) return G(A.enterAddress)
  let i = ue(r, { shortName: n })
  if (i.ok) return { ok: !0, value: i.address }
  if (t !== void 0 && !r.startsWith(`0x`)) return { ok: !0, value: t }
  let o = r.slice(r.indexOf(`:`) + 1)
  return G(a(o) && !g(o) ? A.wrongChecksum : i.reason)
}
function On(e) {
  let t = e.trim().toLowerCase()
  return t === `true` || t === `1`
    ? { ok: !0, value: !0 }
    : t === `false` || t === `0`
      ? { ok: !0, value: !1 }
      : G(A.noBool(Nn(e)))
}
function kn(e, t, n) {
  let r = e.trim()
  if (r === ``) return G(t === null ? A.enterBytes : A.enterSomeBytes(t))
  if (!/^0x/i.test(r)) return G(A.bytesStart)
  let i = r.slice(2),
    a = /[^0-9a-fA-F]/.exec(i)
  if (a) return G(A.wrongDigit({ digit: a[0], position: a.index + 3 }))
  if (i.length % 2 == 1) return G(A.oddDigits(i.length))
  let o = i.length / 2
  if (t !== null && o !== t) return G(A.wrongSize({ type: n, size: t, count: o }))
  let s = `0x${i.toLowerCase()}`
  return re(s) ? { ok: !0, value: s } : G(A.noBytes)
}
function An({ text: e, unit: t }, n, r, i) {
  let a = e.trim()
  return a === ``
    ? G(t ? A.enterAmount : A.enterNumber)
    : t
      ? jn(a, t, r, i)
      : /^-?\d+$/.test(a) || /^0x[0-9a-fA-F]+$/.test(a)
        ? Mn(BigInt(a), n, r, i)
        : G(/^-?[\d.,]+$/.test(a) ? A.noWhole(Nn(a)) : A.noNumber(Nn(a)))
}
function jn(e, { symbol: t, decimals: n }, r, i) {
  let a = /^\d*[.,](\d+?)0*$/.exec(e)?.[1] ?? ``
  if (a.length > n) return G(A.tooManyDecimals({ count: a.length, symbol: t, decimals: n }))
  let o = Et(e, n, t)
  return o.ok ? Mn(o.value, !0, r, i) : G(o.reason)
}
function Mn(e, t, n, r) {
  let i = 2n ** BigInt(t ? n : n - 1) - 1n,
    a = t ? 0n : -i - 1n
  return e < a
    ? G(t ? A.negative(r) : A.tooSmall({ type: r, least: a }))
    : e > i
      ? G(A.tooLarge({ type: r, most: i }))
      : { ok: !0, value: e }
}
var Nn = (e) => (e.length > 24 ? `${e.slice(0, 24)}…` : e),
  G = (e) => ({ ok: !1, reason: e })
function Pn(e, t, n) {
  let r = []
  return { values: e.map((e, n) => i(e, t[n] ?? P(e), [n], ht(e, n))), problems: r }
  function i(e, t, a, o) {
    let s = F(e),
      c = (e) => (r.push({ path: a, label: o, reason: e }), null)
    if (s.kind === `leaf`) {
      if (!(`text` in t)) return c(A.mustBeSingle(s.type))
      let e = En(s.type, t, n)
      return e.ok ? e.value : c(e.reason)
    }
    let l = `items` in t ? t.items : []
    if (s.kind === `tuple`)
      return s.components.map((e, t) => i(e, l[t] ?? P(e), [...a, t], `${o}.${e.name ? e.name : t}`))
    s.size !== null && l.length !== s.size && c(A.wrongCount({ type: e.type, size: s.size, count: l.length }))
    let u = l.map((e, t) => i(s.item, e, [...a, t], A.item({ field: o, index: t })))
    return s.size === null ? u : Array.from({ length: s.size }, (e, t) => u[t] ?? null)
  }
}
var Fn = {
    kind: `function`,
    name: `transfer`,
    inputs: [
      { name: `to`, type: `address`, internalType: `address` },
      { name: `value`, type: `uint256`, internalType: `uint256` },
    ],
    outputs: [{ type: `bool` }],
    stateMutability: `nonpayable`,
  },
  In = (e) => `call-field-${e.join(`-`)}`
function Ln(e, t) {
  if (e.mode === `transfer`) return Hn(e, t)
  let n = [],
    r = Un(e, t.shortName)
  r === null
    ? n.push({
        target: `call-contract`,
        label: A.contract,
        reason: e.contract.trim() === `` ? A.enterContract : A.enterAddressOrName,
      })
    : C(r, `0x0000000000000000000000000000000000000000`) &&
      n.push({ target: `call-contract`, label: A.contract, reason: A.zeroContract })
  let i = e.mode === `raw` ? null : e.method,
    a = i === null || vt(i) ? Wn(e.value, t.coin) : 0n
  typeof a == `string` && n.push({ target: `call-value`, label: A.value, reason: a })
  let o = e.mode === `raw` || i?.kind === `fallback` ? Vn(e, a === 0n) : Rn(i, e, t)
  return (
    n.push(...o.problems),
    {
      problems: n,
      call:
        n.length === 0 && r !== null && o.data !== null && typeof a == `bigint`
          ? { to: r, value: a, data: o.data }
          : null,
      method: i,
      words: o.words,
      to: r,
    }
  )
}
function Rn(e, t, n) {
  if (e === null)
    return { data: null, words: [], problems: [{ target: `call-method`, label: A.method, reason: A.chooseMethod }] }
  if (e.kind === `receive`) return { data: `0x`, words: [], problems: [] }
  let { values: r, problems: i } = Pn(e.inputs, t.fields, n),
    a = zn(e, r)
  return a instanceof vn
    ? { data: null, words: [], problems: [{ target: `call-method`, label: A.method, reason: a.message }] }
    : { data: i.length > 0 ? null : bn(e, a), words: a, problems: i.map(Bn) }
}
function zn({ inputs: e }, t) {
  try {
    return yn(e, t)
  } catch (e) {
    if (e instanceof vn) return e
    throw e
  }
}
var Bn = ({ path: e, label: t, reason: n }) => ({ target: In(e), label: t, reason: n })
function Vn({ data: e }, t) {
  let n = Je(e),
    r = e.trim() === `` && t,
    i = n.ok ? (r ? A.enterCalldata : null) : n.reason
  return {
    data: i === null && n.ok ? n.data : null,
    words: [],
    problems: i === null ? [] : [{ target: `call-data`, label: A.calldata, reason: i }],
  }
}
function Hn(e, t) {
  let { coin: n, tokenOf: r, shortName: i } = t,
    a = Un(e, i),
    o = e.token === null ? n : r(e.token),
    s = []
  ;(a === null && s.push({ target: `call-contract`, label: A.recipient, reason: A.enterRecipient }),
    o === null && s.push({ target: `call-token`, label: A.token, reason: A.chooseToken }))
  let c = o === null ? A.chooseTokenFirst : Wn(e.amount, o)
  typeof c == `string`
    ? s.push({ target: `call-amount`, label: A.amount, reason: c })
    : c === 0n && s.push({ target: `call-amount`, label: A.amount, reason: A.enterAmount })
  let l = s.length === 0 && a !== null && typeof c == `bigint` ? { recipient: a, amount: c } : null
  if (e.token === null)
    return { problems: s, call: l && { to: l.recipient, value: l.amount, data: `0x` }, method: null, words: [], to: a }
  let u = yn(Fn.inputs, [a, typeof c == `bigint` ? c : null]),
    d = l && bn(Fn, u)
  return { problems: s, call: d && { to: e.token, value: 0n, data: d }, method: Fn, words: u, to: e.token }
}
function Un({ contract: e, address: t }, n) {
  let r = ue(e, { shortName: n })
  return r.ok ? r.address : e.trim() === `` || e.trim().startsWith(`0x`) ? null : t
}
function Wn(e, { symbol: t, decimals: n }) {
  if (e.trim() === ``) return 0n
  let r = Et(e, n, t)
  return r.ok ? r.value : r.reason
}
var Gn = 32
function Kn(e) {
  let t = 0,
    n = r(0)
  return (l(), t < e.length && u(A.notExpected(e.charAt(t))), n)
  function r(n) {
    ;(n > Gn && u(A.jsonTooDeep), l())
    let r = e.charAt(t)
    return (r === `` && u(A.endsEarly), r === `[` ? i(n) : r === `{` ? a(n) : r === `"` || r === `'` ? s(r) : c())
  }
  function i(n) {
    t += 1
    let i = []
    for (l(); e.charAt(t) !== `]`;) (i.push(r(n + 1)), o(`]`))
    return ((t += 1), i)
  }
  function a(n) {
    t += 1
    let i = new Map()
    for (l(); e.charAt(t) !== `}`;) {
      let a = e.charAt(t),
        d = a === `"` || a === `'` ? s(a) : c()
      ;(l(), e.charAt(t) !== `:` && u(A.colonMissing), (t += 1), i.set(d, r(n + 1)), o(`}`))
    }
    return ((t += 1), { fields: i })
  }
  function o(n) {
    l()
    let r = e.charAt(t)
    r !== n &&
      (r !== `,` && u(r === `` ? A.missing(n) : A.missingBefore({ end: n, found: r })),
      (t += 1),
      l(),
      e.charAt(t) === n && u(A.itemMissing))
  }
  function s(n) {
    let r = t
    for (t += 1; e.charAt(t) !== n;) (t >= e.length && u(A.notClosed(n)), (t += e.charAt(t) === `\\` ? 2 : 1))
    t += 1
    let i = e.slice(r, t)
    if (n === `'`) return i.slice(1, -1).replaceAll(/\\(.)/g, `$1`)
    try {
      let e = JSON.parse(i)
      return String(e)
    } catch {
      return ((t = r), u(A.wrongQuoted))
    }
  }
  function c() {
    let n = /^[^\s,[\]{}:"']+/.exec(e.slice(t))?.[0]
    return n === void 0 ? u(A.notExpected(e.charAt(t))) : ((t += n.length), n)
  }
  function l() {
    for (; /\s/.test(e.charAt(t));) t += 1
  }
  function u(e) {
    throw SyntaxError(A.atPosition({ problem: e, position: t + 1 }))
  }
}
var K = class extends Error {}
function qn(e, t) {
  let n = F(e)
  if (n.kind === `leaf`) return { ok: !0, field: Xn(n.type, t) }
  try {
    let r = t.trim()
    return {
      ok: !0,
      field: Yn(e, /^[[{]/.test(r) ? Kn(r) : n.kind === `array` && F(n.item).kind === `leaf` ? Jn(r) : Kn(r), ``),
    }
  } catch (e) {
    if (e instanceof K || e instanceof SyntaxError) return { ok: !1, reason: e.message }
    throw e
  }
}
var Jn = (e) => e.split(/[\s,;]+/).filter((e) => e !== ``)
function Yn(e, t, n) {
  let r = F(e),
    i = n === `` ? A.theValue : n
  if (r.kind === `leaf`) {
    if (typeof t != `string`) throw new K(A.isList({ place: i, type: r.type }))
    return Xn(r.type, t)
  }
  let a = typeof t == `string` && /^\s*[[{]/.test(t) ? Kn(t) : t
  if (r.kind === `array`) {
    if (!er(a)) throw new K(A.isNoList({ place: i, type: e.type }))
    return { items: a.map((e, t) => Yn(r.item, e, `${n}[${t}]`)) }
  }
  let { components: o } = r
  if (er(a)) {
    if (a.length !== o.length) throw new K(A.wrongFields({ place: i, count: a.length, needed: o.length }))
    return { items: o.map((e, t) => Yn(e, a[t] ?? ``, tr(n, e, t))) }
  }
  if (typeof a == `string`) throw new K(A.isNoTuple(i))
  let s = o.map(({ name: e }, t) => e || String(t)),
    c = [...a.fields.keys()].find((e) => !s.includes(e))
  if (c !== void 0) throw new K(A.unknownField({ place: i, field: c }))
  return {
    items: o.map((e, t) => {
      let r = a.fields.get(s[t] ?? ``)
      return r === void 0 ? P(e) : Yn(e, r, tr(n, e, t))
    }),
  }
}
function Xn(e, t) {
  if (e === `string`) return { text: t }
  let n = t.trim(),
    r = En(e, { text: n }, { shortName: `` })
  return !r.ok || e === `address` ? { text: n } : { text: String(r.value) }
}
function Zn(e, t) {
  return `text` in t ? $n(e, t) : JSON.stringify(Qn(e, t))
}
function Qn(e, t) {
  if (`text` in t) return $n(e, t)
  let n = F(e)
  return n.kind === `leaf`
    ? ``
    : t.items.map((e, t) => {
        let r = n.kind === `array` ? n.item : n.components[t]
        return r ? Qn(r, e) : ``
      })
}
function $n(e, t) {
  let n = F(e)
  if (!(`text` in t) || n.kind !== `leaf`) return ``
  if (n.type === `string`) return t.text
  let r = En(n.type, t, { shortName: `` })
  return r.ok ? String(r.value) : t.text.trim()
}
var er = (e) => Array.isArray(e),
  tr = (e, { name: t }, n) => `${e === `` ? `` : `${e}.`}${t || n}`
function nr(e, n) {
  let { to: r, value: i, data: o, contractMethod: s, contractInputsValues: c } = e,
    l = BigInt(i),
    u = j({ contract: a(r) ? t(r) : r, value: l === 0n ? `` : Dt(l, n.coin.decimals) }),
    d = (e) => ({ ...u, mode: `raw`, data: e.toLowerCase() })
  if (!s) return { call: d(o ?? `0x`), remark: null }
  let f = ar(s)
  if (f.kind !== `function`) return { call: { ...u, mode: `abi`, method: f, data: o ?? `0x` }, remark: null }
  let p = [],
    m = f.inputs.map((e, t) => {
      let n = c?.[q(e, t)] ?? c?.[e.name ?? ``]
      if (n === void 0) return P(e)
      let r = qn(e, n)
      return r.ok ? r.field : (p.push(A.fileProblem({ place: q(e, t), problem: r.reason.replace(/\.$/, ``) })), P(e))
    }),
    h = { ...u, mode: `abi`, method: f, fields: m }
  if (!o || o === `0x`) return { call: h, remark: p[0] ?? null }
  let { call: g } = Ln({ ...h, value: `` }, n)
  return g?.data === o.toLowerCase()
    ? { call: h, remark: null }
    : {
        call: d(o),
        remark: g
          ? A.bytesDiffer({ file: cr(o), encoded: cr(g.data) })
          : A.valuesUnread({ method: f.name, problem: p[0]?.replace(/\.$/, ``) ?? A.someWrong }),
      }
}
function rr(e, t) {
  let n = Ln(e, t).call
  if (n === null) return null
  let { to: r, value: i, data: a } = n,
    o = { to: r, value: i.toString() },
    s = e.mode === `transfer` ? (e.token === null ? null : Fn) : e.mode === `raw` ? null : e.method
  if (s === null || !or(s)) return { ...o, data: a, contractMethod: null, contractInputsValues: null }
  let c = { inputs: s.inputs.map((e, t) => sr(e, q(e, t))), name: s.name, payable: s.stateMutability === `payable` }
  if (s.kind !== `function`) return { ...o, data: a === `0x` ? null : a, contractMethod: c, contractInputsValues: null }
  let l = e.mode === `transfer` ? ir(a) : s.inputs.map((t, n) => Zn(t, e.fields[n] ?? P(t))),
    u = Object.fromEntries(s.inputs.map((e, t) => [q(e, t), l[t] ?? ``]))
  return { ...o, data: null, contractMethod: c, contractInputsValues: s.inputs.length === 0 ? null : u }
}
var ir = (e) => [t(`0x${e.slice(34, 74)}`), BigInt(`0x${e.slice(74)}`).toString()]
function ar({ name: e, inputs: t, payable: n }) {
  return {
    kind: (t.length === 0 && (e === `fallback` || e === `receive`) ? e : null) ?? `function`,
    name: e,
    inputs: t,
    outputs: [],
    stateMutability: n ? `payable` : `nonpayable`,
  }
}
var q = ({ name: e }, t) => e || String(t),
  or = ({ inputs: e }) => new Set(e.map(q)).size === e.length,
  sr = ({ internalType: e, type: t, components: n, name: r }, i) => ({
    ...(e === void 0 ? {} : { internalType: e }),
    name: i ?? r ?? ``,
    type: t,
    ...(n ? { components: n.map((e) => sr(e, void 0)) } : {}),
  }),
  cr = (e) => A.bytesOf({ start: e.slice(0, 10), end: e.slice(-8), count: (e.length - 2) / 2 }),
  lr = 1,
  ur = (e, t) => e.flatMap((n, r) => dr(n, t).map((t) => ({ ...t, call: e.length === 1 ? null : r })))
function dr(e, { coin: t, tokenOf: n }) {
  if (e.mode === `transfer`) {
    let r = e.token === null ? t : n(e.token)
    if (r === null) return []
    let i = e.token === null ? `value` : lr
    return [{ text: e.amount, token: e.token, decimals: r.decimals, place: i }]
  }
  let r = e.mode === `raw` ? null : e.method,
    i =
      (r === null || vt(r)) && e.value.trim() !== ``
        ? [{ text: e.value, token: null, decimals: t.decimals, place: `value` }]
        : []
  return r?.kind === `function` ? [...i, ...e.fields.flatMap(fr)] : i
}
function fr(e) {
  return `items` in e
    ? e.items.flatMap(fr)
    : e.unit?.token === void 0
      ? []
      : [{ text: e.text, token: e.unit.token, decimals: e.unit.decimals, place: `data` }]
}
var pr = () => ({ id: null, name: ``, nonce: null, calls: [j()] })
function mr() {
  let { key: e } = D(),
    [t, n] = (0, V.useState)(() => bt.read(e) ?? pr()),
    [r, i] = (0, V.useState)(null)
  ;(0, V.useEffect)(() => bt.write(e, t), [e, t])
  let a = t.calls.findIndex(({ id: e }) => e === r),
    o = a < 0 ? 0 : a,
    s = t.calls[o] ?? j(),
    c = (e) =>
      n((t) => {
        let n = e(t.calls)
        return { ...t, calls: n.length === 0 ? [j()] : n }
      })
  return {
    batch: t,
    index: o,
    call: s,
    open: i,
    setNonce: (e) => n((t) => ({ ...t, nonce: e })),
    setName: (e) => n((t) => ({ ...t, name: e })),
    replace: (e) => {
      ;(n(e), i(e.calls[0]?.id ?? null))
    },
    markSaved: (e, t) => n((n) => ({ ...n, id: e, name: t })),
    startOver: () => n(pr()),
    change: (e, t) => c((n) => n.map((n) => (n.id === e ? t(n) : n))),
    add: (e) => {
      ;(c((t) => [...t.filter((e) => !ft(e)), ...e]), i(e[0]?.id ?? null))
    },
    duplicate: (e) => {
      let t = j()
      ;(c((n) => n.flatMap((n) => (n.id === e ? [n, { ...n, id: t.id }] : [n]))), i(t.id))
    },
    remove: (e) => {
      let n = t.calls[o + 1] ?? t.calls[o - 1]
      ;(c((t) => t.filter((t) => t.id !== e)), s.id === e && i(n?.id ?? null))
    },
    insert: (e, t) => {
      ;(c((n) => [...n.slice(0, e), t, ...n.slice(e).filter((e) => !ft(e))]), i(t.id))
    },
    moveTo: (e, t) =>
      c((n) => {
        let r = n.find((t) => t.id === e)
        if (r === void 0) return n
        let i = n.filter((t) => t.id !== e),
          a = Math.max(0, Math.min(t, i.length))
        return [...i.slice(0, a), r, ...i.slice(a)]
      }),
  }
}
function hr(e, t) {
  let n = new Map()
  for (let [r, { mode: i, method: a }] of e.entries()) {
    let e = t[r]?.to
    if (i !== `abi` || a?.kind !== `function` || !e) continue
    let o = e.toLowerCase(),
      s = Ot(_t(a))
    n.set(o, [...new Set([...(n.get(o) ?? []), s])])
  }
  return n
}
function gr(e) {
  let { chain: t } = D(),
    n = xe(),
    r = n?.sources ?? null,
    i = n?.hasDescriptors ?? !1,
    [a, o] = (0, V.useState)(0)
  ;(0, V.useEffect)(() => Mt(() => o((e) => e + 1)), [])
  let s = JSON.stringify([...e])
  return (0, V.useMemo)(() => {
    let n = new Map([...e].map(([e, n]) => [e, [...new Set([...(Nt(_r(e), t.chainId)?.functions ?? []), ...n])]]))
    return Pt(t, r, n, null, i)
  }, [t, r, s, a, i])
}
var _r = (e) => `0x${e.slice(2)}`
function vr({ batch: e, call: t }) {
  let n = D(),
    { chain: r } = n,
    [i] = Ee(),
    o = w(Te(n.key, i)),
    s = (0, V.useMemo)(() => Ie(o.data), [o.data]),
    c = (0, V.useMemo)(
      () => ({
        shortName: r.shortName,
        coin: ke(r),
        tokenOf: (e) => {
          let t = s.get(e.toLowerCase())
          return t?.kind === `ERC20` ? t : null
        },
      }),
      [r, s],
    ),
    l = (0, V.useMemo)(() => e.calls.map((e) => Ln(e, c)), [e.calls, c]),
    u = (0, V.useMemo)(() => hr(e.calls, l), [e.calls, l]),
    d = gr(u),
    f = Ae({ balances: o.data, decode: d }),
    p = l[e.calls.indexOf(t)]?.to ?? null
  return {
    account: n,
    tokens: s,
    network: c,
    checked: l,
    pasted: u,
    context: f,
    units: (0, V.useMemo)(() => {
      let e = p && c.tokenOf(p),
        t = [...s].flatMap(([e, { kind: t, symbol: n, decimals: r }]) =>
          t === `ERC20` && a(e) ? [{ token: e, symbol: n, decimals: r }] : [],
        ),
        n = [...(e ? [{ token: p, symbol: e.symbol, decimals: e.decimals }] : []), ...t, { token: null, ...ke(r) }]
      return [...new Map(n.map((e) => [`${e.symbol} ${e.decimals}`, e])).values()].filter(({ decimals: e }) => e > 0)
    }, [p, c, s, r]),
    balances: o.data,
  }
}
var yr = E({ id: s(), chainId: b, safe: _e, savedAt: h(), batch: St }),
  br = Ft(`countersign-batches`),
  xr = {
    async list({ chainId: e, safe: t }) {
      return (await br.values())
        .flatMap((e) => {
          let t = yr.safeParse(e)
          return t.success ? [t.data] : []
        })
        .filter((n) => n.chainId === e && C(n.safe, t))
        .toSorted((e, t) => t.savedAt - e.savedAt)
    },
    save: (e) => br.set(e.id, e),
    remove: (e) => br.remove(e),
  }
function Sr(e, t) {
  let { key: r, chainId: i, safe: a } = D(),
    o = n(),
    s = [`saved-batches`, i, a],
    c = w({ queryKey: s, queryFn: () => xr.list(r), staleTime: 0, meta: { persist: !1 } }),
    l = () => o.invalidateQueries({ queryKey: s }),
    u = (0, V.useRef)(!1),
    d = ({ id: t, batch: n }) => {
      let r = e.batch
      ;(e.replace({ id: t, name: n.name, nonce: null, calls: n.calls }),
        x.show({
          kind: `info`,
          title: H.opened(Cr(n.name, n.calls.length)),
          action: { label: H.undo, onClick: () => e.replace(r) },
        }))
    }
  return (
    (0, V.useEffect)(() => {
      let n = c.data?.find(({ id: e }) => e === t)
      n && !u.current && ((u.current = !0), e.batch.id !== n.id && d(n))
    }, [c.data, t]),
    {
      list: c.data ?? [],
      load: d,
      save: () => {
        let { id: t, name: n, calls: r } = e.batch,
          o = {
            id: t ?? crypto.randomUUID(),
            chainId: i,
            safe: a,
            savedAt: Date.now(),
            batch: { id: null, name: n, nonce: null, calls: structuredClone(r) },
          }
        xr.save(o).then(
          async () => {
            ;(e.markSaved(o.id, n), await l(), x.show({ kind: `info`, title: H.savedHere(Cr(n, r.length)) }))
          },
          (e) => x.show({ kind: `failure`, title: H.notSaved, detail: H.notSavedWhy(fe(e).replace(/\.?$/, `.`)) }),
        )
      },
      remove: (e) => {
        ;(xr.remove(e.id).then(l),
          x.show({
            kind: `info`,
            title: H.removedSaved(Cr(e.batch.name, e.batch.calls.length)),
            action: { label: H.undo, onClick: () => void xr.save(e).then(l) },
          }))
      },
    }
  )
}
var Cr = (e, t) => (e.trim() === `` ? H.batchOf(t) : e.trim())
function wr({ batch: e, moveTo: t }) {
  let [n, r] = (0, V.useState)(null),
    [i, a] = (0, V.useState)(null),
    [o, s] = (0, V.useState)(``),
    c = (t) => e.calls.findIndex((e) => e.id === t),
    l = () => {
      ;(r(null), a(null))
    },
    u = (n, r) => {
      let i = c(n),
        a = Math.max(0, Math.min(r, e.calls.length - 1))
      i < 0 || a === i || (t(n, a), s(H.nowCall({ from: i + 1, to: a + 1, count: e.calls.length })))
    },
    d = (e, t) => {
      if (n === null || n === e) return
      let r = c(n),
        i = c(e) + +(t === `after`)
      u(n, r < i ? i - 1 : i)
    }
  return {
    told: o,
    moveTo: u,
    dropAt: (e) => (n !== null && n !== e && i?.id === e ? i.side : null),
    handlersOf: (e) => ({
      onDragStart: (t) => {
        ;((t.dataTransfer.effectAllowed = `move`), t.dataTransfer.setData(`text/plain`, H.callNumber(c(e) + 1)), r(e))
      },
      onDragOver: (t) => {
        if (n === null) return
        t.preventDefault()
        let r = Tr(t)
        ;(i?.id !== e || i.side !== r) && a({ id: e, side: r })
      },
      onDrop: (t) => {
        n !== null && (t.preventDefault(), d(e, Tr(t)), l())
      },
      onDragEnd: l,
    }),
  }
}
function Tr({ currentTarget: e, clientY: t }) {
  let { top: n, height: r } = e.getBoundingClientRect()
  return t < n + r / 2 ? `before` : `after`
}
function Er(e, { tokenOf: t, nameOf: n, safe: r, accountName: i }) {
  return C(e, r) ? i : (t(e)?.symbol ?? n(e) ?? Ne(e)[0]?.name ?? k(e))
}
var J = {
    grid: `_grid_1yze2_1`,
    batch: `_batch_1yze2_12`,
    form: `_form_1yze2_18`,
    calls: `_calls_1yze2_28`,
    open: `_open_1yze2_58`,
    number: `_number_1yze2_63`,
    title: `_title_1yze2_69`,
    mono: `_mono_1yze2_92`,
    acts: `_acts_1yze2_101`,
    parameter: `_parameter_1yze2_102`,
    moves: `_moves_1yze2_113`,
    adds: `_adds_1yze2_126`,
    ask: `_ask_1yze2_127`,
    quiet: `_quiet_1yze2_134`,
    saved: `_saved_1yze2_140`,
    caption: `_caption_1yze2_168`,
    contract: `_contract_1yze2_182`,
    abiKnown: `_abiKnown_1yze2_187`,
    abiNotes: `_abiNotes_1yze2_188`,
    bare: `_bare_1yze2_207`,
    code: `_code_1yze2_215`,
    method: `_method_1yze2_219`,
    under: `_under_1yze2_223`,
    key: `_key_1yze2_244`,
    item: `_item_1yze2_264`,
    index: `_index_1yze2_276`,
    add: `_add_1yze2_126`,
    group: `_group_1yze2_291`,
    part: `_part_1yze2_298`,
    bool: `_bool_1yze2_316`,
    amount: `_amount_1yze2_322`,
    live: `_live_1yze2_337`,
    preview: `_preview_1yze2_352`,
    statement: `_statement_1yze2_365`,
    gap: `_gap_1yze2_371`,
    words: `_words_1yze2_376`,
    offset: `_offset_1yze2_391`,
    word: `_word_1yze2_376`,
    meaning: `_meaning_1yze2_402`,
    waiting: `_waiting_1yze2_409`,
    more: `_more_1yze2_417`,
    raw: `_raw_1yze2_422`,
    facts: `_facts_1yze2_433`,
    reverts: `_reverts_1yze2_457`,
    fixes: `_fixes_1yze2_461`,
    ways: `_ways_1yze2_467`,
  },
  Y = o()
function Dr({
  call: e,
  number: t,
  isOpen: n,
  isLast: r,
  drop: i,
  checked: a,
  context: o,
  onOpen: s,
  onMoveTo: c,
  drag: l,
  onDuplicate: u,
  onRemove: d,
}) {
  let f = a?.problems.length ?? 0,
    m = a?.call ? { ...a.call, operation: 0 } : null,
    h = m !== null && e.mode === `raw` && m.data !== `0x` && o.decode?.(m.data, m.to).decoding === null,
    g = (0, V.useRef)(null),
    _ = (0, V.useRef)(null),
    v = (e, t) => {
      ;((_.current = e), c(t))
    }
  ;(0, V.useLayoutEffect)(() => {
    let e = _.current
    ;((_.current = null), e?.matches(`:disabled`) ? g.current?.focus() : e?.focus())
  }, [t])
  let ee = (e) => {
    let n = Or[e.key]?.(t)
    e.altKey && n !== void 0 && (e.preventDefault(), v(e.currentTarget, n))
  }
  return (0, Y.jsxs)(`li`, {
    className: n ? J.open : void 0,
    draggable: !0,
    'data-drop': i ?? void 0,
    ...l,
    children: [
      (0, Y.jsx)(`span`, { className: J.number, title: H.drag, children: t }),
      (0, Y.jsxs)(`div`, {
        className: J.title,
        children: [
          (0, Y.jsxs)(`button`, {
            ref: g,
            type: `button`,
            'aria-current': n ? `true` : void 0,
            onClick: s,
            onKeyDown: ee,
            'aria-keyshortcuts': `Alt+ArrowUp Alt+ArrowDown Alt+Home Alt+End`,
            children: [
              (0, Y.jsx)(`b`, {
                children: m && !h ? (0, Y.jsx)(Rt, { parts: Fe(Me(m, o), m, o, null).parts, isQuiet: !0 }) : kr(e, a),
              }),
              (0, Y.jsx)(`span`, { className: J.mono, children: Ar(e, a, o) }),
              f > 0 && !ft(e) && (0, Y.jsx)(Pe, { verdict: `danger`, quiet: !0, label: H.toCorrect(f) }),
              h && (0, Y.jsx)(Pe, { verdict: `unchecked`, quiet: !0, label: H.notDecoded }),
            ],
          }),
          n &&
            (0, Y.jsxs)(`span`, {
              className: J.acts,
              children: [
                (0, Y.jsx)(`button`, { type: `button`, className: `cs-link`, onClick: u, children: H.duplicate }),
                (0, Y.jsx)(`button`, { type: `button`, className: `cs-link`, onClick: d, children: H.remove }),
              ],
            }),
        ],
      }),
      (0, Y.jsxs)(`span`, {
        className: J.moves,
        children: [
          (0, Y.jsx)(je, {
            'aria-label': H.moveUp(t),
            disabled: t === 1,
            onClick: (e) => v(e.currentTarget, t - 1),
            children: (0, Y.jsx)(p, { name: `chevron-up`, size: 16 }),
          }),
          (0, Y.jsx)(je, {
            'aria-label': H.moveDown(t),
            disabled: r,
            onClick: (e) => v(e.currentTarget, t + 1),
            children: (0, Y.jsx)(p, { name: `chevron-down`, size: 16 }),
          }),
        ],
      }),
    ],
  })
}
var Or = { ArrowUp: (e) => e - 1, ArrowDown: (e) => e + 1, Home: () => 1, End: () => 2 ** 53 - 1 }
function kr(e, t) {
  return e.mode === `transfer`
    ? H.newTransfer
    : e.mode === `raw` && t?.call
      ? H.rawCall((t.call.data.length - 2) / 2)
      : ft(e)
        ? H.newCall
        : e.method
          ? H.callOf(e.method.name)
          : H.incomplete
}
function Ar(e, t, n) {
  if (e.mode === `raw`) return t?.call && t.call.data !== `0x` ? t.call.data.slice(0, 10) : H.noCalldata
  let r = t?.to ?? null
  if (e.mode === `transfer` && e.token === null) return r === null ? H.coin : H.to(k(r))
  let i = t?.method?.name
  if (r === null) return i ?? H.noContractYet
  let a = Er(r, n)
  return i === void 0 ? a : `${a}.${i}`
}
var jr = 60
function Mr({ builder: e, state: t, kept: n, nonceChoice: r, safe: i }) {
  let { batch: a, index: o } = e,
    s = a.calls.length,
    c = wr(e),
    { list: l, button: u, goTo: d } = Lt(a.calls),
    m = Fr(e.call.id),
    h = (t) => {
      ;(m(), e.add([t]))
    },
    g = (t) => {
      let n = a.calls.findIndex((e) => e.id === t),
        r = a.calls[n]
      ;(d(n),
        e.remove(t),
        r &&
          x.show({ kind: `info`, title: H.removed(n + 1), action: { label: H.undo, onClick: () => e.insert(n, r) } }))
    }
  return (0, Y.jsxs)(`section`, {
    'aria-label': H.batch,
    className: J.batch,
    children: [
      (0, Y.jsx)(we, {
        title: H.batch,
        count: r.nonceText === `` ? H.calls(s) : H.callsAtNonce({ count: s, nonce: r.nonceText }),
      }),
      (0, Y.jsx)(`ol`, {
        ref: l,
        className: `cs-panel ${J.calls}`,
        children: a.calls.map((n, r) =>
          (0, Y.jsx)(
            Dr,
            {
              call: n,
              number: r + 1,
              isOpen: r === o,
              isLast: r === s - 1,
              checked: t.checked[r],
              context: t.context,
              onOpen: () => e.open(n.id),
              drop: c.dropAt(n.id),
              drag: c.handlersOf(n.id),
              onMoveTo: (e) => c.moveTo(n.id, e - 1),
              onDuplicate: () => {
                ;(m(), e.duplicate(n.id))
              },
              onRemove: () => g(n.id),
            },
            n.id,
          ),
        ),
      }),
      (0, Y.jsx)(`span`, { className: `cs-visually-hidden`, role: `status`, children: c.told }),
      (0, Y.jsxs)(`div`, {
        className: J.adds,
        children: [
          (0, Y.jsx)(f, {
            ref: u,
            size: `xs`,
            leftSection: (0, Y.jsx)(p, { name: `plus` }),
            onClick: () => h(j()),
            children: H.addCall,
          }),
          (0, Y.jsx)(f, {
            size: `xs`,
            variant: `subtle`,
            onClick: () => h(j({ mode: `transfer` })),
            children: H.addTransfer,
          }),
        ],
      }),
      (0, Y.jsx)(`p`, { className: J.quiet, children: s > 1 ? (0, Y.jsx)(Nr, { state: t, safe: i }) : H.order }),
      (0, Y.jsx)(z, {
        label: (0, Y.jsx)(T, { text: H.name, slots: { note: (e) => (0, Y.jsx)(`small`, { children: e }) } }),
        placeholder: H.unnamed,
        maxLength: jr,
        value: a.name,
        onChange: (t) => e.setName(t.currentTarget.value),
      }),
      (0, Y.jsx)(Xe, { id: `batch-nonce`, choice: r, onChange: e.setNonce }),
      (s > 1 || t.checked[0]?.call) &&
        (0, Y.jsx)(`button`, {
          type: `button`,
          className: `cs-link`,
          onClick: () => {
            let t = a
            ;(m(),
              e.startOver(),
              x.show({ kind: `info`, title: H.emptied, action: { label: H.undo, onClick: () => e.replace(t) } }))
          },
          children: H.startOver,
        }),
      n.list.length > 0 &&
        (0, Y.jsxs)(`section`, {
          'aria-label': H.savedBatches,
          children: [
            (0, Y.jsx)(we, { title: H.saved, level: 3 }),
            (0, Y.jsx)(`ul`, {
              className: `cs-panel ${J.saved}`,
              children: n.list.map((e) => {
                let t = Cr(e.batch.name, e.batch.calls.length)
                return (0, Y.jsxs)(
                  `li`,
                  {
                    children: [
                      (0, Y.jsx)(`button`, {
                        type: `button`,
                        className: `cs-link`,
                        onClick: () => n.load(e),
                        children: t,
                      }),
                      (0, Y.jsx)(`span`, { children: H.calls(e.batch.calls.length) }),
                      (0, Y.jsx)(je, {
                        'aria-label': H.removeSaved(t),
                        onClick: () => n.remove(e),
                        children: (0, Y.jsx)(p, { name: `trash`, size: 16 }),
                      }),
                    ],
                  },
                  e.id,
                )
              }),
            }),
          ],
        }),
    ],
  })
}
function Nr({ state: e, safe: t }) {
  if (!t) return H.allOrNone
  let n = Pr(e, t)
  if (!n.ok) return n.reason
  let r = Ne(n.address)[0]
  return (0, Y.jsxs)(Y.Fragment, {
    children: [
      H.allOrNoneBy(r ? `${r.name} ${r.version}` : n.address),
      ` `,
      (0, Y.jsx)(O, { source: r ? `chain` : `service` }),
    ],
  })
}
function Pr({ account: e }, t) {
  let n = { operation: 0, to: e.safe, value: 0n, data: `0x` }
  try {
    return { ok: !0, address: Be([n, n], { chain: e.chain, safe: t, nonce: 0n }).to }
  } catch (e) {
    return { ok: !1, reason: fe(e) }
  }
}
function Fr(e) {
  let t = (0, V.useRef)(!1)
  return (
    (0, V.useLayoutEffect)(() => {
      t.current && ((t.current = !1), document.querySelector(`#call-contract :is(input, select)`)?.focus())
    }, [e]),
    () => {
      t.current = !0
    }
  )
}
var X = ye(`builder-call`, {
    call: `Call`,
    contract: `Contract`,
    modes: `Where the method comes from`,
    modeKnown: `Known`,
    modeAbi: `Paste ABI`,
    modeRaw: `Raw hex`,
    valueIn: (e) => `Value in ${e} <note>optional, sent with the call</note>`,
    known: `Known contracts`,
    chooseKnown: `Choose a known contract…`,
    anotherContract: `Another contract`,
    tokens: `Tokens of this account`,
    withAbi: `With an ABI you added`,
    ofSafe: `Contracts of Safe`,
    thisAccount: (e) => `${e}, this account`,
    callsItself: `This is the account itself: such a call can change its settings.`,
    isNotRead: `The chain did not answer, so it is not known whether this is a contract.`,
    noContract: (e) => `There is no contract at this address on ${e}: the call would succeed and only send the value.`,
    codeNotRead: `The chain did not answer, so the code was not compared.`,
    allOccur: (e) =>
      y(e, { one: `Its selector occurs in the contract code`, other: `All # selectors occur in the contract code` }),
    someOccur: ({ found: e, total: t, isOfAllVersions: n }) =>
      n
        ? `${e} of ${t} selectors occur in the contract code: the ABI contains the methods of every version, and this version lacks the others.`
        : `${e} of ${t} selectors occur in the contract code: this ABI may belong to another contract.`,
    abi: `ABI`,
    methodsOf: ({ count: e, words: t }) => `${y(e, { one: `1 method`, other: `# methods` })}. ${t}`,
    noAbi: (e) => `No ABI is known for ${e}. Paste one, or enter raw bytes.`,
    requestFrom: (e) => (e === null ? `Request from the service` : `Request from the service and ${e}`),
    noneFound: `No ABI was found there.`,
    addedLabel: `ABI you added`,
    addedForLabel: (e) => `ABI you added for ${e}, which it runs`,
    added: `An ABI you added.`,
    publishedBy: (e) => `${e}, published`,
    published: `Published`,
    erc20: `ERC-20, by its standard`,
    erc721: `ERC-721, by its standard`,
    serviceToken: (e) => `The service says that this is the token ${e}.`,
    serviceAbi: (e) => `The service says that this is the ABI of ${e}. This claim is not checked.`,
    serviceLabel: (e) => `${e}, says the service`,
    keeperAbi: ({ keeper: e, address: t }) => `From the source that ${e} has for ${t}. This claim is not checked.`,
    keeperLabel: ({ address: e, keeper: t }) => `${e}, says ${t}`,
    onlyKnown: (e) => `Only ${e} is known, from the file. Paste an ABI for other methods.`,
    pasteAbi: `ABI as JSON, a compiler’s artifact, or one signature per line`,
    methodsRead: ({ count: e, writing: t }) => `${y(e, { one: `1 method`, other: `# methods` })} read, ${t} write`,
    stored: `The method that you use is stored for this address in this browser, so that the review names it too.`,
    method: `Method`,
    chooseContract: `Choose a contract and its ABI first`,
    chooseMethod: `Choose a method…`,
    showReads: (e) => y(e, { one: `Show 1 method that only reads`, other: `Show # methods that only read` }),
    write: `Write`,
    onlyRead: `Only read`,
    takes: ({ coin: e, isPayable: t, isRead: n }) =>
      `${t ? `takes ${e}` : `takes no ${e}`}${n ? `, only reads: the transaction would change nothing` : ``}`,
    text: `Text; may be empty`,
    dateIn: (e) => `${e}, date in UTC`,
    unitOf: (e) => `Unit of ${e}`,
    raw: `raw`,
    date: `date, UTC`,
    chooseDate: `Choose date and time.`,
    switchOf: ({ field: e, value: t }) => `${e}, ${t}`,
    pasteList: (e) => `Paste a list<hidden> for ${e}</hidden>`,
    asJson: (e) => `As JSON<hidden> for ${e}</hidden>`,
    removeField: (e) => `Remove ${e}`,
    addItem: (e) => `Add item<hidden> to ${e}</hidden>`,
    close: `Close`,
    listHelp: `One item per line, separated by commas, or as JSON. It replaces the current value.`,
    jsonHelp: `JSON: lists as [a, b], tuples as [a, b] or {"name": a}. It replaces the current value.`,
    cancel: `Cancel`,
    use: `Use it`,
    useItems: (e) => y(e, { one: `Use 1 item`, other: `Use # items` }),
    transfer: `Transfer`,
    recipient: `Recipient`,
    amount: `Amount`,
    token: `Token`,
    heldOf: (e) => `of ${e}`,
    words: `Calldata, word by word`,
    selector: `sel`,
    moreWords: (e) => y(e, { one: `Show # more word`, other: `Show # more words` }),
    startsAt: ({ name: e, offset: t }) => `${e} starts at ${t}`,
    lengthItems: ({ name: e, count: t }) => `${e}, ${y(t, { one: `# item`, other: `# items` })}`,
    lengthBytes: ({ name: e, count: t }) => `${e}, ${y(t, { one: `# byte`, other: `# bytes` })}`,
    theBytes: (e) => `${e}, the bytes`,
    part: ({ name: e, part: t, parts: n }) => `${e}, part ${t} of ${n}`,
    waiting: (e) => `${e}, waiting`,
  }),
  Ir = (e, t) => ({
    queryKey: [`builder-target`, e.chainId, t],
    queryFn: () => (t === null ? null : ut(t, null, lt(e))),
    enabled: t !== null,
    staleTime: 6e4,
    retry: !1,
    meta: { persist: !1 },
  })
function Lr(e, t, n) {
  let r = pe(kt),
    i = w(Ir(e, t)).data ?? null
  return { target: i, offers: (0, V.useMemo)(() => (t === null ? [] : Rr(e.chainId, t, i, n)), [e, t, i, n, r]) }
}
function Rr(e, t, n, r) {
  let i = [t, ...(n?.hops.map((e) => e.address) ?? [])].flatMap((n) => {
      let r = Nt(n, e)?.functions ?? [],
        i =
          r.length > 0
            ? Ut(
                r.join(`
`),
              )
            : null
      if (!i?.ok) return []
      let a = C(n, t) ? X.addedLabel : X.addedForLabel(k(n))
      return [Z(`added ${n}`, a, X.added, `you`, Q(i.functions))]
    }),
    a = Wt(t, n).map(({ abi: e, certainty: t }, n) => {
      let r = Ht(t),
        i = `contract` in t ? t.contract : X.published,
        a = t.kind === `code` ? `chain` : `unknown`
      return Z(`published ${n}`, X.publishedBy(i), r?.long ?? ``, a, Q(e))
    }),
    o = r
      ? [
          Z(
            `standard`,
            r.kind === `ERC20` ? X.erc20 : X.erc721,
            X.serviceToken(r.symbol),
            `service`,
            Q(r.kind === `ERC20` ? ze : Ve),
          ),
        ]
      : []
  return [...i, ...a, ...o]
}
var Z = (e, t, n, r, i) => ({ id: e, label: t, words: n, source: r, methods: i })
async function zr(e, t, n) {
  return (await Promise.all(t.flatMap((t) => [Br(e, t), ...(n ? [Vr(n, e, t)] : [])]))).flatMap((e) => (e ? [e] : []))
}
async function Br(e, t) {
  let n = await v()
      .getContract({ params: { chainId: e.chainId, address: t } })
      .catch(() => null),
    r = n?.contractAbi?.abi
  if (!n || !r) return null
  let i = JSON.stringify(r),
    a = Ut(i)
  if (!a.ok) return null
  let o = [...Q(a.functions), ...yt(i)],
    s = X.serviceAbi(n.displayName)
  return Z(`service ${t}`, X.serviceLabel(n.displayName), s, `service`, o)
}
async function Vr(e, t, n) {
  let r = await jt(e, t, n).catch(() => null)
  if (!r) return null
  let i = X.keeperAbi({ keeper: r.provider, address: n })
  return Z(`keeper ${n}`, X.keeperLabel({ address: k(n), keeper: r.provider }), i, `service`, Q(r.abi))
}
function Q(e) {
  let t = e.flatMap((e) => (e.type === `function` ? [Ct(e)] : []))
  return [...new Map(t.map((e) => [N(e), e])).values()]
}
function Hr({ call: e, checked: t, state: n, onChange: r }) {
  let { problems: i, tellAll: a } = U(),
    o = i.get(`call-contract`),
    { chain: s } = n.account
  return (0, Y.jsxs)(`div`, {
    id: `call-contract`,
    className: J.contract,
    children: [
      e.mode === `known` && (0, Y.jsx)(Ur, { state: n, chosen: t.to, onChoose: (e) => r({ contract: e }) }),
      (0, Y.jsx)(`div`, {
        className: J.bare,
        children: (0, Y.jsx)(Bt, {
          label: X.contract,
          value: e.contract,
          chain: s,
          onChange: (e) => r({ contract: e, address: null }),
          onResolved: (t) => {
            t !== e.address && r({ address: t })
          },
          error: a ? o : void 0,
          notes: (0, Y.jsx)(Wr, { state: n, address: t.to }),
        }),
      }),
    ],
  })
}
function Ur({ state: e, chosen: t, onChoose: n }) {
  let { account: r, balances: i, context: a } = e,
    { chain: o, safe: s, key: c } = r,
    l = w(de(c)).data?.version?.split(`+`)[0] ?? ``,
    u = pe(kt),
    d = (0, V.useMemo)(() => {
      let e = (i?.items ?? []).flatMap(({ tokenInfo: e }) =>
          e.type === `ERC20` || e.type === `ERC721` ? [e.address] : [],
        ),
        t = [`SafeProxyFactory`, `CreateCall`].flatMap((e) => zt(l, e)?.address ?? []),
        n = u.flatMap(({ address: e, chainId: t }) => (t === null || t === o.chainId ? [e] : []))
      return [
        { group: X.tokens, items: e },
        { group: X.withAbi, items: n },
        { group: X.ofSafe, items: [s, ...t] },
      ].filter(({ items: e }) => e.length > 0)
    }, [i, l, u, o, s]),
    f = d.flatMap(({ items: e }) => e),
    p = f.find((e) => t !== null && C(e, t)) ?? ``
  return (0, Y.jsxs)(R, {
    'aria-label': X.known,
    value: p,
    onChange: (e) => {
      let t = f.find((t) => t === e.currentTarget.value)
      t && n(t)
    },
    children: [
      (0, Y.jsx)(`option`, { value: ``, children: p === `` ? X.chooseKnown : X.anotherContract }),
      d.map(({ group: e, items: t }) =>
        (0, Y.jsx)(
          `optgroup`,
          {
            label: e,
            children: t.map((e) =>
              (0, Y.jsx)(`option`, { value: e, children: C(e, s) ? X.thisAccount(a.accountName) : Er(e, a) }, e),
            ),
          },
          e,
        ),
      ),
    ],
  })
}
function Wr({ state: e, address: t }) {
  let { chain: n, safe: r } = e.account,
    i = w(Ir(n, t))
  if (t === null) return null
  let a = i.data?.hops.at(-1)
  return (0, Y.jsxs)(Y.Fragment, {
    children: [
      C(t, r) && (0, Y.jsx)(B, { kind: `caution`, children: X.callsItself }),
      i.isError && (0, Y.jsx)(B, { kind: `caution`, children: X.isNotRead }),
      i.data?.code === `0x` && (0, Y.jsx)(B, { kind: `caution`, children: X.noContract(n.chainName) }),
      i.data &&
        a &&
        !C(t, r) &&
        (0, Y.jsxs)(B, { kind: `ok`, children: [Gr(Vt(i.data.hops)), ` `, (0, Y.jsx)(De, { value: a.address })] }),
    ],
  })
}
var Gr = (e) => e.charAt(0).toUpperCase() + e.slice(1)
function Kr({ chain: e, address: t, methods: n, isOfAllVersions: r = !1 }) {
  let i = n.filter((e) => e.kind === `function` && !M(e)),
    { data: a, isError: o } = qr(e, t, i)
  if (i.length === 0) return null
  if (o) return (0, Y.jsx)(B, { kind: `caution`, children: X.codeNotRead })
  if (!a?.hasCode) return null
  let { total: s, found: c } = a
  return c === s
    ? (0, Y.jsxs)(B, { kind: `ok`, children: [X.allOccur(s), ` `, (0, Y.jsx)(O, { source: `chain` })] })
    : (0, Y.jsx)(B, { kind: `caution`, children: X.someOccur({ found: c, total: s, isOfAllVersions: r }) })
}
var qr = (e, t, n) =>
    w({
      queryKey: [`builder-selectors`, e.chainId, t, n.map(N).join()],
      queryFn: () => (t === null ? null : Qe(e, t, n.map(_t))),
      enabled: t !== null && n.length > 0,
      staleTime: 6e4,
      retry: !1,
      meta: { persist: !1 },
    }),
  Jr = [],
  Yr = S(new Map()),
  Xr = (e, t) => `${e}:${t.toLowerCase()}`
function Zr(e, t) {
  let n = pe(Yr)
  return t === null ? Jr : (n.get(Xr(e, t)) ?? Jr)
}
var Qr = (e, t, n) => Yr.set(new Map(Yr.get()).set(Xr(e, t), n))
function $r({ call: e, checked: t, state: n }) {
  let { chain: r } = n.account,
    i = t.to === null ? null : n.context.tokenOf(t.to),
    { target: a, offers: o } = Lr(r, e.mode === `known` ? t.to : null, i),
    s = Zr(r.chainId, t.to),
    c = [...o, ...s]
  return { target: a, offers: c, chosen: c.find(({ id: t }) => t === e.source) ?? c[0] ?? null }
}
function ei(e) {
  let { call: t, checked: n, state: r, onMethod: i } = e,
    { chain: a } = r.account,
    o = xe()?.sources ?? null,
    [s, c] = (0, V.useState)(`none`),
    { target: l, offers: u, chosen: d } = $r(e),
    { to: p } = n
  if (p === null) return null
  let m = async () => {
    c(`asking`)
    let e = [p, ...(l?.hops.map(({ address: e }) => e) ?? [])],
      t = await zr(a, e, o)
    ;(Qr(a.chainId, p, t), c(t.length === 0 ? `nothing` : `none`))
  }
  return (0, Y.jsxs)(`div`, {
    className: J.abiKnown,
    children: [
      u.length > 1 &&
        (0, Y.jsx)(R, {
          label: X.abi,
          value: d?.id ?? ``,
          ...I(`call-abi-notes`),
          data: u.map(({ id: e, label: t }) => ({ value: e, label: t })),
          onChange: (e) => i(null, e.currentTarget.value),
        }),
      d
        ? (0, Y.jsxs)(`div`, {
            id: `call-abi-notes`,
            className: J.abiNotes,
            children: [
              (0, Y.jsxs)(B, {
                kind: d.source === `service` ? `caution` : `ok`,
                children: [
                  X.methodsOf({ count: d.methods.length, words: d.words }),
                  ` `,
                  (0, Y.jsx)(O, { source: d.source }),
                ],
              }),
              (0, Y.jsx)(Kr, {
                chain: a,
                address: p,
                methods: d.methods,
                isOfAllVersions: d.id.startsWith(`published`),
              }),
            ],
          })
        : (0, Y.jsx)(B, { kind: `caution`, children: X.noAbi(k(p)) }),
      l &&
        l.code !== `0x` &&
        (d === null || d.source === `service`) &&
        !t.source.startsWith(`service`) &&
        (0, Y.jsxs)(`div`, {
          className: J.ask,
          children: [
            (0, Y.jsx)(f, {
              size: `xs`,
              loading: s === `asking`,
              onClick: () => void m(),
              children: X.requestFrom(o?.name ?? null),
            }),
            s === `nothing` && (0, Y.jsx)(`span`, { role: `status`, children: X.noneFound }),
          ],
        }),
    ],
  })
}
var ti = 8,
  $ = new Map()
function ni(e) {
  let t = $.get(e)
  if (t) return t
  let n = Ut(e),
    r = yt(e),
    i = n.ok ? { ok: !0, methods: [...Q(n.functions), ...r] } : r.length > 0 ? { ok: !0, methods: r } : n,
    a = $.size >= ti ? $.keys().next().value : void 0
  return (a !== void 0 && $.delete(a), $.set(e, i), i)
}
function ri(e) {
  let { call: t, state: n, onMethod: r } = e,
    { method: i } = t,
    { problems: a, tellAll: o } = U(),
    s = ii(e),
    c = s.filter((e) => !M(e)),
    l = s.filter(M),
    [u, d] = (0, V.useState)(i !== null && M(i)),
    f = o ? a.get(`call-method`) : void 0
  return (0, Y.jsxs)(`div`, {
    id: `call-method`,
    children: [
      (0, Y.jsxs)(R, {
        label: X.method,
        disabled: s.length === 0,
        classNames: { input: J.method ?? `` },
        value: i === null ? `` : N(i),
        error: f !== void 0,
        ...I(`call-method-notes`),
        onChange: (e) => r(s.find((t) => N(t) === e.currentTarget.value) ?? null),
        children: [
          (0, Y.jsx)(`option`, { value: ``, children: s.length === 0 ? X.chooseContract : X.chooseMethod }),
          (0, Y.jsx)(ai, { methods: s, showsReads: u || c.length === 0 }),
        ],
      }),
      (0, Y.jsxs)(`div`, {
        id: `call-method-notes`,
        className: J.under,
        children: [
          f && (0, Y.jsx)(B, { kind: `error`, children: f }),
          i && (0, Y.jsx)(`span`, { children: oi(i, n.network.coin.symbol) }),
          c.length > 0 &&
            l.length > 0 &&
            (0, Y.jsx)(It, {
              size: `xs`,
              label: X.showReads(l.length),
              checked: u,
              onChange: (e) => d(e.currentTarget.checked),
            }),
        ],
      }),
    ],
  })
}
function ii(e) {
  let { mode: t, abi: n, method: r } = e.call,
    { chosen: i } = $r(e),
    a = t === `abi` ? ni(n) : null,
    o = t === `known` ? (i?.methods ?? []) : a?.ok ? a.methods : [],
    s = r !== null && o.some((e) => N(e) === N(r))
  return r === null || s ? o : [r, ...o]
}
function ai({ methods: e, showsReads: t }) {
  let n = e.map(({ name: e }) => e),
    r = (e) => {
      let t = n.filter((t) => t === e.name).length > 1
      return (0, Y.jsxs)(
        `option`,
        { value: N(e), children: [t ? N(e) : e.name, e.kind === `function` ? `  ${gt(e)}` : ``] },
        N(e),
      )
    },
    i = e.filter((e) => !M(e)).map(r),
    a = e.filter(M).map(r)
  return !t || a.length === 0
    ? i
    : (0, Y.jsxs)(Y.Fragment, {
        children: [
          i.length > 0 && (0, Y.jsx)(`optgroup`, { label: X.write, children: i }),
          (0, Y.jsx)(`optgroup`, { label: X.onlyRead, children: a }),
        ],
      })
}
var oi = (e, t) => X.takes({ coin: t, isPayable: vt(e), isRead: M(e) })
function si({ name: e, meaning: t }, n) {
  switch (t.kind) {
    case `start`:
      return X.startsAt({ name: e, offset: di(t.at) })
    case `length`:
      return t.of === `items` ? X.lengthItems({ name: e, count: t.count }) : X.lengthBytes({ name: e, count: t.count })
    case `bytes`:
      return t.parts === 1 ? X.theBytes(e) : X.part({ name: e, part: t.part, parts: t.parts })
    case `value`:
      return t.value === null ? X.waiting(e) : `${e}${ci(t, n, /^\d+$/.test(e))}`
  }
}
function ci({ type: e, value: t }, n, r) {
  if (t === null) return ``
  let i = r ? ` ` : `, `
  if (typeof t == `boolean`) return `${i}${t}`
  if (typeof t == `bigint`) return `${i}${li(e, t)?.replace(`, 00:00 UTC`, ``) ?? Le(t, 0, { group: !0 })}`
  if (e !== `address`) return ``
  let a = n(`0x${t.slice(2)}`)
  return a === null ? `` : ` ${a}`
}
function li(e, t) {
  return /^uint(32|40|48|64)$/.test(e) && t >= 1000000000n && t < 10000000000n ? ae(Number(t) * 1e3) : null
}
function ui(e) {
  let t = e.replace(/^0+/, ``),
    n = t.length % 2 == 0 ? t : `0${t}`,
    r = n === `` ? `00` : n
  return { isCut: r.length < 60, digits: r.length <= 8 ? r : `${r.slice(0, 4)}…${r.slice(-4)}` }
}
var di = (e) => e.toString(16).padStart(3, `0`)
function fi(e) {
  let { type: t, leaf: n, id: r, label: i, onChange: a } = e,
    { problems: o, tellAll: s } = U(),
    c = o.get(r),
    l = c !== void 0 && (s || n.text.trim() !== ``) ? c : null
  if (t === `address`) return (0, Y.jsx)(pi, { ...e, problem: l })
  if (t === `bool`)
    return (0, Y.jsx)(`div`, {
      id: r,
      className: J.bool,
      children: (0, Y.jsx)(It, {
        label: n.text,
        'aria-label': X.switchOf({ field: i, value: n.text }),
        checked: n.text === `true`,
        onChange: (e) => a({ text: String(e.currentTarget.checked) }),
      }),
    })
  if (/^u?int/.test(t)) return (0, Y.jsx)(gi, { ...e, problem: l })
  let u = {
    'aria-label': i,
    value: n.text,
    error: l !== null,
    spellCheck: !1,
    autoComplete: `off`,
    ...I(l !== null && `${r}-note`),
    ...(t === `string` ? {} : { classNames: { input: J.code ?? `` } }),
  }
  return (0, Y.jsxs)(`div`, {
    id: r,
    children: [
      t === `bytes` || t === `string`
        ? (0, Y.jsx)(Gt, {
            ...u,
            autosize: !0,
            minRows: 1,
            maxRows: 8,
            placeholder: t === `bytes` ? `0x…` : X.text,
            onChange: (e) => a({ text: e.currentTarget.value }),
          })
        : (0, Y.jsx)(z, { ...u, placeholder: `0x…`, onChange: (e) => a({ text: e.currentTarget.value }) }),
      (0, Y.jsx)(_i, { id: r, problem: l }),
    ],
  })
}
function pi({ leaf: e, id: t, label: n, problem: r, onChange: i }) {
  let { chain: a } = D(),
    o = /0x[0-9a-fA-F]{40}$/.test(e.text.trim())
  return (0, Y.jsx)(`div`, {
    id: t,
    className: J.bare,
    children: (0, Y.jsx)(Bt, {
      label: n,
      value: e.text,
      chain: a,
      onChange: (e) => i({ text: e }),
      onResolved: (t) => {
        t !== null && !e.text.trim().startsWith(`0x`) && e.address !== t && i({ ...e, address: t })
      },
      error: r !== null && (o || e.text.trim() === ``) ? r : void 0,
    }),
  })
}
var mi = `raw`,
  hi = `date`
function gi({ type: e, leaf: t, id: n, label: r, problem: i, onChange: a }) {
  let { units: o } = U(),
    [s, c] = (0, V.useState)(!1),
    l = /^uint(6[4-9]|[7-9]\d|\d{3})/.test(e) || t.unit !== void 0,
    u = /^uint(32|40|48|64|256)$/.test(e),
    d = l ? o : [],
    f = s ? hi : t.unit ? vi(t.unit) : mi,
    p = t.unit || !/^\d+$/.test(t.text.trim()) ? null : li(e, BigInt(t.text.trim())),
    m = (e) => {
      let n = d.find((t) => vi(t) === e)
      ;(c(e === hi), a(n ? { text: t.text, unit: n } : { text: t.text }))
    }
  return (0, Y.jsxs)(`div`, {
    id: n,
    children: [
      (0, Y.jsxs)(`div`, {
        className: J.amount,
        'data-alone': (d.length === 0 && !u) || void 0,
        children: [
          s
            ? (0, Y.jsx)(z, {
                type: `datetime-local`,
                step: 1,
                'aria-label': X.dateIn(r),
                ...I(`${n}-note`),
                error: i !== null,
                value: yi(t.text),
                onChange: (e) => a({ text: bi(e.currentTarget.value) }),
              })
            : (0, Y.jsx)(z, {
                'aria-label': r,
                ...I(`${n}-note`),
                placeholder: `0`,
                inputMode: `decimal`,
                autoComplete: `off`,
                spellCheck: !1,
                value: t.text,
                error: i !== null,
                onChange: (e) => a({ ...t, text: e.currentTarget.value }),
              }),
          (d.length > 0 || u) &&
            (0, Y.jsx)(R, {
              'aria-label': X.unitOf(r),
              value: f,
              data: [
                { value: mi, label: X.raw },
                ...d.map((e) => ({ value: vi(e), label: e.symbol })),
                ...(u ? [{ value: hi, label: X.date }] : []),
              ],
              onChange: (e) => m(e.currentTarget.value),
            }),
        ],
      }),
      (0, Y.jsx)(_i, { id: n, problem: i }),
      i === null &&
        (p !== null || s) &&
        (0, Y.jsx)(`p`, { className: J.quiet, id: `${n}-note`, children: s ? t.text || X.chooseDate : p }),
    ],
  })
}
var _i = ({ id: e, problem: t }) => t !== null && (0, Y.jsx)(B, { kind: `error`, id: `${e}-note`, children: t }),
  vi = ({ symbol: e, decimals: t }) => `${e} ${t}`
function yi(e) {
  let t = Number(e)
  return /^\d{1,11}$/.test(e.trim()) ? new Date(t * 1e3).toISOString().replace(/(:00)?\.000Z$/, ``) : ``
}
function bi(e) {
  let t = Date.parse(`${e}Z`)
  return Number.isNaN(t) ? `` : String(t / 1e3)
}
function xi({ parameter: e, field: t, label: n, onField: r, onClose: i }) {
  let a = (0, V.useId)(),
    o = F(e),
    s = o.kind === `array` && F(o.item).kind === `leaf`,
    c = `items` in t && t.items.length > 0 && o.kind === `array`,
    [l, u] = (0, V.useState)(c ? Zn(e, t) : ``),
    d = l.trim() === `` ? null : qn(e, l),
    p = () => {
      d?.ok && (r(d.field), i())
    },
    m = d?.ok && `items` in d.field && o.kind === `array` ? d.field.items.length : null
  return (0, Y.jsx)(Ze, {
    opened: !0,
    onClose: i,
    title: n,
    size: `lg`,
    closeButtonProps: { 'aria-label': X.close },
    children: (0, Y.jsxs)(rt, {
      children: [
        (0, Y.jsx)(Gt, {
          label: wt(e),
          description: s ? X.listHelp : X.jsonHelp,
          autosize: !0,
          minRows: 6,
          maxRows: 16,
          spellCheck: !1,
          'data-autofocus': !0,
          classNames: { input: J.code ?? `` },
          value: l,
          error: d?.ok === !1,
          descriptionProps: { id: `${a}-description` },
          ...I(d?.ok === !1 && a, `${a}-description`),
          onChange: (e) => u(e.currentTarget.value),
        }),
        d?.ok === !1 && (0, Y.jsx)(B, { kind: `error`, id: a, children: d.reason }),
        (0, Y.jsxs)(nt, {
          justify: `flex-end`,
          children: [
            (0, Y.jsx)(f, { variant: `subtle`, onClick: i, children: X.cancel }),
            (0, Y.jsx)(f, {
              variant: `filled`,
              disabled: !d?.ok,
              onClick: p,
              children: m === null ? X.use : X.useItems(m),
            }),
          ],
        }),
      ],
    }),
  })
}
function Si({ inputs: e, fields: t, onChange: n }) {
  return e.map((e, r) =>
    (0, Y.jsx)(wi, { parameter: e, field: t[r] ?? P(e), path: [r], label: ht(e, r), onChange: n }, r),
  )
}
var Ci = (e) => (0, Y.jsx)(`span`, { className: `cs-visually-hidden`, children: e })
function wi(e) {
  let { parameter: t, field: n, path: r, label: i, onChange: a } = e,
    [o, s] = (0, V.useState)(!1),
    c = F(t)
  return (0, Y.jsxs)(`div`, {
    children: [
      (0, Y.jsxs)(`div`, {
        className: J.parameter,
        children: [
          (0, Y.jsx)(`b`, { children: t.name ? t.name : i }),
          (0, Y.jsx)(`span`, { children: t.type }),
          c.kind !== `leaf` &&
            (0, Y.jsx)(`button`, {
              type: `button`,
              className: `cs-link`,
              onClick: () => s(!0),
              children: (0, Y.jsx)(T, {
                text: c.kind === `array` ? X.pasteList(i) : X.asJson(i),
                slots: { hidden: Ci },
              }),
            }),
        ],
      }),
      (0, Y.jsx)(Ti, { ...e }),
      o && (0, Y.jsx)(xi, { parameter: t, field: n, label: i, onField: (e) => a(r, e), onClose: () => s(!1) }),
    ],
  })
}
function Ti(e) {
  let t = F(e.parameter)
  if (t.kind === `array`) return (0, Y.jsx)(Ei, { ...e, item: t.item, isFixed: t.size !== null })
  if (t.kind === `tuple`) return (0, Y.jsx)(Oi, { ...e, components: t.components })
  let { field: n, path: r, label: i, onChange: a } = e
  return (0, Y.jsx)(fi, {
    type: t.type,
    leaf: `text` in n ? n : { text: `` },
    id: In(r),
    label: i,
    onChange: (e) => a(r, e),
  })
}
function Ei({ field: e, path: t, label: n, item: r, isFixed: i, onChange: a }) {
  let { problems: o } = U(),
    s = `items` in e ? e.items : [],
    c = In(t),
    l = o.get(c),
    { list: u, button: d, goTo: m } = Lt(s),
    h = (e) => a(t, { items: e }),
    g = () => {
      ;(m(s.length), h([...s, P(r)]))
    },
    _ = (e) => {
      ;(m(e), h(s.filter((t, n) => n !== e)))
    }
  return (0, Y.jsxs)(`div`, {
    id: c,
    role: `group`,
    'aria-label': n,
    'aria-describedby': l && `${c}-note`,
    children: [
      (0, Y.jsx)(`ol`, {
        ref: u,
        children: s.map((e, o) =>
          (0, Y.jsxs)(
            `li`,
            {
              className: J.item,
              children: [
                (0, Y.jsx)(`span`, { className: J.index, children: o }),
                (0, Y.jsx)(Di, {
                  parameter: r,
                  field: e,
                  path: [...t, o],
                  label: A.item({ field: n, index: o }),
                  onChange: a,
                }),
                !i &&
                  (0, Y.jsx)(je, {
                    'aria-label': X.removeField(A.item({ field: n, index: o })),
                    onClick: () => _(o),
                    children: (0, Y.jsx)(p, { name: `trash` }),
                  }),
              ],
            },
            o,
          ),
        ),
      }),
      !i &&
        (0, Y.jsx)(f, {
          ref: d,
          size: `xs`,
          className: J.add,
          leftSection: (0, Y.jsx)(p, { name: `plus` }),
          onClick: g,
          children: (0, Y.jsx)(T, { text: X.addItem(n), slots: { hidden: Ci } }),
        }),
      l && (0, Y.jsx)(B, { kind: `error`, id: `${c}-note`, children: l }),
    ],
  })
}
function Di(e) {
  let { parameter: t } = e
  return F(t).kind === `leaf`
    ? (0, Y.jsx)(Ti, { ...e })
    : (0, Y.jsx)(wi, { ...e, parameter: { ...t, name: t.name ?? `` } })
}
function Oi({ field: e, path: t, label: n, components: r, onChange: i }) {
  let a = `items` in e ? e.items : []
  return (0, Y.jsx)(`div`, {
    className: J.group,
    id: In(t),
    role: `group`,
    'aria-label': n,
    children: r.map((e, r) => {
      let o = e.name ? e.name : String(r),
        s = { parameter: e, field: a[r] ?? P(e), path: [...t, r], label: `${n}.${o}`, onChange: i }
      return F(e).kind === `leaf`
        ? (0, Y.jsxs)(
            `div`,
            {
              className: J.part,
              children: [
                (0, Y.jsxs)(`span`, {
                  className: J.key,
                  children: [(0, Y.jsx)(`b`, { children: o }), (0, Y.jsx)(`span`, { children: e.type })],
                }),
                (0, Y.jsx)(Ti, { ...s }),
              ],
            },
            r,
          )
        : (0, Y.jsx)(wi, { ...s }, r)
    }),
  })
}
function ki({ call: e, checked: t, state: n, onChange: r }) {
  let { tellAll: i } = U(),
    a = ni(e.abi),
    o = !a.ok && e.abi.trim() !== `` ? a.reason : null,
    s = e.abi.trim() === `` && e.method === null && i,
    c = a.ok ? a.methods : [],
    l = c.filter((e) => !M(e)).length
  return (0, Y.jsxs)(`div`, {
    id: `call-abi`,
    children: [
      (0, Y.jsx)(Gt, {
        'aria-label': X.abi,
        placeholder: e.method ? X.onlyKnown(e.method.name) : X.pasteAbi,
        autosize: !0,
        minRows: 3,
        maxRows: 5,
        spellCheck: !1,
        classNames: { input: J.code ?? `` },
        value: e.abi,
        error: o !== null || s,
        ...I(`call-abi-notes`),
        onChange: (e) => r({ abi: e.currentTarget.value }),
      }),
      (0, Y.jsxs)(`div`, {
        id: `call-abi-notes`,
        children: [
          o !== null && (0, Y.jsx)(B, { kind: `error`, children: o }),
          c.length > 0 &&
            (0, Y.jsxs)(Y.Fragment, {
              children: [
                (0, Y.jsxs)(B, {
                  kind: `ok`,
                  children: [X.methodsRead({ count: c.length, writing: l }), ` `, (0, Y.jsx)(O, { source: `you` })],
                }),
                t.to && (0, Y.jsx)(Kr, { chain: n.account.chain, address: t.to, methods: c }),
                (0, Y.jsx)(`p`, { className: J.quiet, children: X.stored }),
              ],
            }),
        ],
      }),
    ],
  })
}
function Ai({ call: e, state: t, onChange: n }) {
  let { problems: r, tellAll: i } = U(),
    { account: a, balances: o, network: s } = t,
    c = (o?.items ?? []).filter(({ tokenInfo: e }) => e.type !== `ERC721`),
    l = c.flatMap(({ tokenInfo: e }) => (e.type === `ERC20` ? [e] : [])),
    u = c.find(({ tokenInfo: t }) => (e.token === null ? t.type === `NATIVE_TOKEN` : C(t.address, e.token))),
    d = e.token === null ? s.coin : s.tokenOf(e.token),
    f = i ? r.get(`call-contract`) : void 0,
    p = i || e.amount.trim() !== `` ? r.get(`call-amount`) : void 0
  return (0, Y.jsxs)(Y.Fragment, {
    children: [
      (0, Y.jsx)(`div`, { className: J.caption, children: (0, Y.jsx)(`h2`, { children: X.transfer }) }),
      (0, Y.jsx)(`div`, {
        id: `call-contract`,
        children: (0, Y.jsx)(Bt, {
          label: X.recipient,
          value: e.contract,
          chain: a.chain,
          onChange: (e) => n({ contract: e, address: null }),
          onResolved: (t) => {
            t !== e.address && n({ address: t })
          },
          error: f,
        }),
      }),
      (0, Y.jsxs)(`div`, {
        id: `call-amount`,
        children: [
          (0, Y.jsxs)(`div`, {
            className: J.amount,
            children: [
              (0, Y.jsx)(z, {
                label: X.amount,
                placeholder: `0.00`,
                inputMode: `decimal`,
                autoComplete: `off`,
                value: e.amount,
                error: p !== void 0,
                ...I(p && `call-amount-note`, u && d && `call-amount-held`),
                onChange: (e) => n({ amount: e.currentTarget.value }),
              }),
              (0, Y.jsx)(R, {
                id: `call-token`,
                'aria-label': X.token,
                value: e.token ?? ``,
                data: [
                  { value: ``, label: s.coin.symbol },
                  ...l.map(({ address: e, symbol: t }) => ({ value: e, label: t })),
                ],
                onChange: (e) => n({ token: l.find(({ address: t }) => t === e.currentTarget.value)?.address ?? null }),
              }),
            ],
          }),
          p && (0, Y.jsx)(B, { kind: `error`, id: `call-amount-note`, children: p }),
          u &&
            d &&
            (0, Y.jsxs)(`p`, {
              className: J.quiet,
              id: `call-amount-held`,
              children: [
                X.heldOf(`${Ce(u.balance, d.decimals)} ${d.symbol}`),
                ` `,
                (0, Y.jsx)(O, { source: `service` }),
              ],
            }),
        ],
      }),
    ],
  })
}
var ji = () => [
  { value: `known`, label: X.modeKnown },
  { value: `abi`, label: X.modeAbi },
  { value: `raw`, label: X.modeRaw },
]
function Mi({ builder: e, state: t, checked: n }) {
  let { call: r } = e,
    i = (t) => e.change(r.id, (e) => ({ ...e, ...t })),
    a = (t, n) =>
      e.change(r.id, (e) => {
        let r = mt({ items: e.fields }, t, n)
        return `items` in r ? { ...e, fields: r.items } : e
      }),
    o = { call: r, checked: n, state: t, onChange: i }
  if (r.mode === `transfer`)
    return (0, Y.jsx)(`form`, {
      className: J.form,
      'aria-label': X.transfer,
      onSubmit: (e) => e.preventDefault(),
      noValidate: !0,
      children: (0, Y.jsx)(Ai, { ...o }),
    })
  let { method: s } = r,
    c = r.mode === `raw` || s?.kind === `fallback`
  return (0, Y.jsxs)(`form`, {
    className: J.form,
    'aria-label': X.call,
    onSubmit: (e) => e.preventDefault(),
    noValidate: !0,
    children: [
      (0, Y.jsxs)(`div`, {
        className: J.caption,
        children: [
          (0, Y.jsx)(`h2`, { children: X.contract }),
          (0, Y.jsx)(it, {
            'aria-label': X.modes,
            data: ji(),
            value: r.mode,
            onChange: (e) => {
              let t = ji().find((t) => t.value === e)?.value
              t === `raw` && n.call ? i({ mode: t, data: n.call.data }) : t && i({ mode: t })
            },
          }),
        ],
      }),
      (0, Y.jsx)(Hr, { ...o }),
      r.mode === `known` &&
        (0, Y.jsx)(ei, { ...o, onMethod: (t, n) => e.change(r.id, (e) => ({ ...xt(e, t), source: n })) }),
      r.mode === `abi` && (0, Y.jsx)(ki, { ...o }),
      r.mode !== `raw` && (0, Y.jsx)(ri, { ...o, onMethod: (t) => e.change(r.id, (e) => xt(e, t)) }),
      (r.mode === `raw` || (s !== null && vt(s))) && (0, Y.jsx)(Ni, { ...o }),
      c && (0, Y.jsx)(Pi, { ...o }),
      r.mode !== `raw` &&
        s !== null &&
        s.kind === `function` &&
        (0, Y.jsx)(Si, { inputs: s.inputs, fields: r.fields, onChange: a }),
    ],
  })
}
function Ni({ call: e, state: t, onChange: n }) {
  let { problems: r } = U(),
    i = r.get(`call-value`)
  return (0, Y.jsxs)(`div`, {
    id: `call-value`,
    children: [
      (0, Y.jsx)(z, {
        label: (0, Y.jsx)(T, {
          text: X.valueIn(t.network.coin.symbol),
          slots: { note: (e) => (0, Y.jsx)(`small`, { children: e }) },
        }),
        placeholder: `0`,
        inputMode: `decimal`,
        autoComplete: `off`,
        value: e.value,
        error: i !== void 0,
        ...I(i && `call-value-note`),
        onChange: (e) => n({ value: e.currentTarget.value }),
      }),
      i && (0, Y.jsx)(B, { kind: `error`, id: `call-value-note`, children: i }),
    ],
  })
}
function Pi({ call: e, onChange: t }) {
  let { problems: n, tellAll: r } = U(),
    i = n.get(`call-data`) ?? null
  return (0, Y.jsx)(Ye, { value: e.data, onChange: (e) => t({ data: e }), problem: i, tellAll: r })
}
function Fi({ text: e, network: t, hasCalls: n, onText: r, onAdd: i, onReplace: a, onClose: o }) {
  let { chain: s } = D(),
    [c, l] = (0, V.useState)(!1),
    u = (0, V.useId)(),
    d = e === `` ? null : ln(e),
    p = d?.ok ? d.batch : null,
    m = p !== null && p.chainId !== s.chainId,
    h = p?.transactions.map((e) => nr(e, t)) ?? [],
    g = h.flatMap(({ remark: e }, t) => (e === null ? [] : [{ number: t + 1, remark: e }])),
    _ = p !== null && (!m || c),
    v = h.map(({ call: e }) => e)
  return (0, Y.jsx)(tt, {
    opened: !0,
    onClose: o,
    title: H.importTitle,
    size: `lg`,
    closeButtonProps: { 'aria-label': H.close },
    children: (0, Y.jsxs)(rt, {
      children: [
        (0, Y.jsx)(`p`, { id: `${u}-description`, children: H.importHelp }),
        (0, Y.jsx)(`div`, {
          children: (0, Y.jsx)(Jt, {
            accept: `.json,application/json`,
            onChange: (e) => {
              ;(l(!1), e?.text().then(r))
            },
            children: (e) =>
              (0, Y.jsx)(f, { ...e, 'aria-describedby': `${u} ${u}-description`, children: H.chooseFile }),
          }),
        }),
        d?.ok === !1 &&
          (0, Y.jsx)(`div`, {
            id: u,
            children: (0, Y.jsx)(L, { verdict: `danger`, announce: !0, title: H.refused, children: d.reason }),
          }),
        p &&
          (0, Y.jsxs)(Y.Fragment, {
            children: [
              (0, Y.jsx)(`p`, {
                children: (0, Y.jsx)(T, {
                  text: H.file({ count: v.length, isDescribed: p.description !== `` }),
                  slots: {
                    name: (0, Y.jsx)(`b`, { children: p.name === `` ? H.unnamed : p.name }),
                    description: p.description,
                  },
                }),
              }),
              (0, Y.jsx)(Ii, { id: u, batch: p }),
              m &&
                (0, Y.jsxs)(L, {
                  verdict: `danger`,
                  announce: !0,
                  title: H.otherChain({ found: p.chainId, chainId: s.chainId, chain: s.chainName }),
                  children: [
                    (0, Y.jsx)(`p`, { id: `${u}-other`, children: H.otherChainWhy }),
                    (0, Y.jsx)(Kt, {
                      label: H.useHere(s.chainName),
                      'aria-describedby': `${u}-other`,
                      checked: c,
                      onChange: (e) => l(e.currentTarget.checked),
                    }),
                  ],
                }),
              g.length > 0 &&
                (0, Y.jsx)(L, {
                  verdict: `caution`,
                  title: H.differ(g.length),
                  children: (0, Y.jsx)(`ul`, {
                    children: g
                      .slice(0, 5)
                      .map(({ number: e, remark: t }) =>
                        (0, Y.jsx)(`li`, { children: H.remark({ number: e, remark: t }) }, e),
                      ),
                  }),
                }),
            ],
          }),
        (0, Y.jsxs)(nt, {
          justify: `flex-end`,
          children: [
            (0, Y.jsx)(f, { variant: `subtle`, onClick: o, children: H.cancel }),
            n &&
              (0, Y.jsx)(f, {
                disabled: !_,
                onClick: () => {
                  ;(a(v, p?.name ?? ``), o())
                },
                children: H.replace,
              }),
            (0, Y.jsx)(f, {
              variant: `filled`,
              disabled: !_,
              onClick: () => {
                ;(n ? i(v) : a(v, p?.name ?? ``), o())
              },
              children: v.length === 0 ? H.add : H.addCalls(v.length),
            }),
          ],
        }),
      ],
    }),
  })
}
function Ii({ id: e, batch: { checksum: t, createdFrom: n } }) {
  let { safe: r } = D()
  return (0, Y.jsxs)(`div`, {
    id: e,
    children: [
      t.kind === `right` && (0, Y.jsx)(B, { kind: `ok`, children: H.checksumRight }),
      t.kind === `none` && (0, Y.jsx)(B, { kind: `caution`, children: H.checksumNone }),
      t.kind === `wrong` &&
        (0, Y.jsx)(B, {
          kind: `caution`,
          children: H.checksumWrong({ said: t.said.slice(0, 10), found: t.found.slice(0, 10) }),
        }),
      a(n) && !C(n, r) && (0, Y.jsx)(B, { kind: `caution`, children: H.otherAccount({ found: k(n), account: k(r) }) }),
    ],
  })
}
var Li = 400
function Ri({ call: e, method: t }) {
  let { chain: n, safe: r } = D(),
    i = e === null ? null : [e.to, e.value, e.data].join(),
    [a] = We(i, Li),
    o = a === i,
    s = w({
      queryKey: [`trial-run`, n.chainId, r, i],
      queryFn: async () => {
        if (e === null) return { state: `waiting` }
        try {
          let { data: i } = await Qt(n).call({ account: r, ...e })
          return { state: `succeeds`, returns: i === void 0 || t === null ? null : Bi(t, i) }
        } catch (e) {
          let t = Ue(e)
          if (t === null) throw e
          return { state: `reverts`, reason: t }
        }
      },
      enabled: e !== null && o,
      staleTime: 15e3,
      retry: !1,
      meta: { persist: !1 },
    })
  return e === null
    ? { state: `waiting` }
    : s.isError
      ? { state: `unknown`, reason: zi(s.error) }
      : (s.data ?? { state: `running` })
}
var zi = (e) =>
  (e instanceof ct && e.details !== `` ? e.details : e.message).split(`
`)[0] ?? ``
function Bi(e, t) {
  if (e.outputs.length === 0 || t === `0x`) return null
  try {
    let n = $e({ abi: [_t(e)], data: t }),
      r = JSON.stringify(n, (e, t) => (typeof t == `bigint` ? t.toString() : t))
    return r.length > 60 ? `${r.slice(0, 60)}…` : r
  } catch {
    return null
  }
}
var Vi = 40
function Hi({ method: e, words: t, isInCode: n, nameOf: r }) {
  let [i, a] = (0, V.useState)(!1),
    o = i ? t : t.slice(0, Vi)
  return (0, Y.jsxs)(Y.Fragment, {
    children: [
      (0, Y.jsxs)(`ol`, {
        className: J.words,
        'aria-label': X.words,
        children: [
          (0, Y.jsxs)(`li`, {
            children: [
              (0, Y.jsx)(`span`, { className: J.offset, children: X.selector }),
              (0, Y.jsx)(`span`, { className: J.word, children: (0, Y.jsx)(`b`, { children: gt(e).slice(2) }) }),
              (0, Y.jsx)(`span`, { className: J.meaning, children: e.name }),
              (0, Y.jsx)(O, { source: n ? `chain` : `you` }),
            ],
          }),
          o.map((e) =>
            (0, Y.jsxs)(
              `li`,
              {
                className: ge(e.hex === null && J.waiting),
                children: [
                  (0, Y.jsx)(`span`, { className: J.offset, children: di(e.offset) }),
                  (0, Y.jsx)(`span`, {
                    className: J.word,
                    title: e.hex === null ? void 0 : `0x${e.hex}`,
                    children:
                      e.hex === null ? (0, Y.jsx)(`b`, { children: `········` }) : (0, Y.jsx)(Ui, { hex: e.hex }),
                  }),
                  (0, Y.jsx)(`span`, { className: J.meaning, children: si(e, r) }),
                  (0, Y.jsx)(O, { source: e.hex === null ? `unknown` : `you` }),
                ],
              },
              e.offset,
            ),
          ),
        ],
      }),
      t.length > o.length &&
        (0, Y.jsx)(`button`, {
          type: `button`,
          className: `cs-link ${J.more}`,
          onClick: () => a(!0),
          children: X.moreWords(t.length - o.length),
        }),
    ],
  })
}
function Ui({ hex: e }) {
  let { isCut: t, digits: n } = ui(e)
  return (0, Y.jsxs)(Y.Fragment, {
    children: [t && (0, Y.jsx)(`span`, { children: `0…` }), (0, Y.jsx)(`b`, { children: n })],
  })
}
function Wi(e) {
  let {
      number: t,
      call: n,
      checked: r,
      all: i,
      context: a,
      isReady: o,
      tellAll: s,
      isBusy: c,
      error: l,
      onBlocked: u,
      onReview: d,
      onSave: p,
    } = e,
    { problems: m, method: h } = r,
    g = Gi(i) ?? (e.nonceProblem === null ? null : H.nonceProblem(e.nonceProblem)),
    _ = m.length > 0 && (s || h !== null || n.mode === `raw`)
  return (0, Y.jsxs)(`aside`, {
    className: J.live,
    'aria-label': H.live(t),
    children: [
      (0, Y.jsxs)(`section`, {
        className: `cs-panel ${J.preview}`,
        children: [
          (0, Y.jsxs)(`header`, {
            children: [
              (0, Y.jsx)(`h2`, { children: H.live(t) }),
              (0, Y.jsxs)(`span`, {
                children: [(0, Y.jsx)(O, { source: `you` }), ` `, n.mode === `raw` ? H.typedHere : H.encodedHere],
              }),
            ],
          }),
          (0, Y.jsx)(`p`, { className: J.statement, children: (0, Y.jsx)(Ki, { checked: r, context: a }) }),
          (0, Y.jsx)(Yi, { call: n, checked: r, context: a }),
          (0, Y.jsx)(Xi, { checked: r, isFirst: t === 1 }),
        ],
      }),
      _ && (0, Y.jsx)(ea, { number: t, problems: m }),
      l && (0, Y.jsx)(L, { verdict: `danger`, announce: !0, title: l }),
      (0, Y.jsx)(Xt, {}),
      (0, Y.jsxs)(`div`, {
        className: J.ways,
        children: [
          g === null && o
            ? (0, Y.jsx)(Yt, {
                act: `draft`,
                variant: `filled`,
                size: `lg`,
                loading: c,
                onClick: d,
                children: H.review,
              })
            : (0, Y.jsx)(qt, {
                size: `lg`,
                fullWidth: !0,
                showReason: !1,
                reason: g ?? H.accountLoading,
                onPress: u,
                children: H.review,
              }),
          (0, Y.jsx)(f, { size: `lg`, onClick: p, children: H.saveDraft }),
        ],
      }),
      g !== null && (0, Y.jsx)(`p`, { className: J.quiet, 'aria-hidden': !0, children: g }),
    ],
  })
}
function Gi(e) {
  let t = e.findIndex(({ call: e }) => e === null),
    n = e[t]?.problems[0]
  if (t < 0 || !n) return null
  let { label: r, reason: i } = n
  return e.length > 1
    ? H.callProblem({ number: t + 1, field: r, reason: i })
    : H.fieldProblem({ field: r, reason: i }).replace(/^./, (e) => e.toUpperCase())
}
function Ki({ checked: e, context: t }) {
  let { call: n, to: r, method: i, problems: a } = e
  if (n) return (0, Y.jsx)(Rt, { parts: Zt({ call: { ...n, operation: 0 }, tense: `will` }, t).parts })
  let o = a.filter(({ target: e }) => e.startsWith(`call-field`)).slice(0, qi),
    s = o.map((e, t) => `{gap${t}}`),
    c = {
      account: t.accountName,
      method: i ? (0, Y.jsx)(`b`, { children: i.name }) : (0, Y.jsx)(Ji, { children: H.noMethodYet }),
      contract: r ? Er(r, t) : (0, Y.jsx)(Ji, { children: H.noContractYet }),
    }
  for (let [e, { label: t }] of o.entries()) c[`gap${e}`] = (0, Y.jsx)(Ji, { children: H.gap(t) })
  let l = o.length === 0 ? H.willCall : H.willCallWith(oe(s))
  return Se(l, c, (e) => e).map((e, t) => (0, Y.jsx)(V.Fragment, { children: e }, t))
}
var qi = 3,
  Ji = ({ children: e }) => (0, Y.jsx)(`span`, { className: J.gap, children: e })
function Yi({ call: e, checked: t, context: n }) {
  let { chain: r } = D(),
    { method: i, words: a, to: o } = t,
    s = i?.kind === `function` && e.mode !== `transfer`,
    { data: c } = qr(r, s ? o : null, i && s ? [i] : [])
  if (i === null || i.kind !== `function`) {
    let e = t.call?.data ?? `0x`
    return e === `0x`
      ? null
      : (0, Y.jsx)(`code`, { className: J.raw, children: e.length > 700 ? `${e.slice(0, 700)}…` : e })
  }
  return (0, Y.jsx)(Hi, {
    method: i,
    words: a,
    isInCode: c?.found === 1,
    nameOf: (e) => n.tokenOf(e)?.symbol ?? n.nameOf(e),
  })
}
function Xi({ checked: e, isFirst: t }) {
  let n = Ri(e),
    { call: r, problems: i, words: a, method: o } = e,
    s = H.whenCorrected(i.length),
    c = r && st(r.data),
    l = r ? (r.data.length - 2) / 2 : o?.kind === `function` ? 4 + a.length * 32 : null
  return (0, Y.jsxs)(`dl`, {
    className: J.facts,
    children: [
      (0, Y.jsxs)(`div`, {
        children: [
          (0, Y.jsx)(`dt`, { children: H.length }),
          (0, Y.jsx)(`dd`, { children: l === null ? s : H.bytes(l) }),
        ],
      }),
      (0, Y.jsxs)(`div`, {
        children: [
          (0, Y.jsx)(`dt`, { children: H.digest }),
          (0, Y.jsx)(`dd`, { children: c === null ? s : (0, Y.jsx)(Zi, { value: c }) }),
        ],
      }),
      (0, Y.jsxs)(`div`, {
        children: [(0, Y.jsx)(`dt`, { children: H.simulation }), (0, Y.jsx)(`dd`, { children: r ? Qi(n, t) : s })],
      }),
    ],
  })
}
var Zi = ({ value: e }) =>
  (0, Y.jsxs)(Y.Fragment, {
    children: [(0, Y.jsx)(c, { value: e, ends: 6 }), ` `, (0, Y.jsx)(Oe, { value: e, label: H.digestLabel })],
  })
function Qi(e, t) {
  switch (e.state) {
    case `waiting`:
    case `running`:
      return H.running
    case `unknown`:
      return H.notSimulated(e.reason)
    case `succeeds`:
      return (0, Y.jsxs)(Y.Fragment, {
        children: [
          e.returns === null ? H.succeeds : H.succeedsWith(e.returns),
          ` `,
          (0, Y.jsx)(O, { source: `chain` }),
        ],
      })
    case `reverts`:
      return (0, Y.jsxs)(`span`, {
        className: J.reverts,
        children: [
          H.reverts({ reason: $i(e.reason) ? null : e.reason, isFirst: t }),
          ` `,
          (0, Y.jsx)(O, { source: `chain` }),
        ],
      })
  }
}
var $i = (e) => e === `` || /^(for an unknown reason|execution reverted)/i.test(e)
function ea({ number: e, problems: t }) {
  let n = t.length
  return (0, Y.jsx)(L, {
    verdict: `danger`,
    title: H.fieldsToCorrect({ count: n, number: e }),
    children: (0, Y.jsxs)(`ul`, {
      className: J.fixes,
      children: [
        t.slice(0, 12).map(({ target: e, label: t, reason: n }) =>
          (0, Y.jsx)(
            `li`,
            {
              children: (0, Y.jsx)(`a`, {
                className: `cs-link`,
                href: `#${e}`,
                title: n,
                onClick: (t) => {
                  t.preventDefault()
                  let n = document.getElementById(e)
                  ;(n?.scrollIntoView({ block: `center` }),
                    n?.querySelector(`input, select, textarea, button`)?.focus())
                },
                children: t,
              }),
            },
            e,
          ),
        ),
        n > 12 && (0, Y.jsx)(`li`, { children: H.andMore(n - 12) }),
      ],
    }),
  })
}
function ta(e) {
  let { chain: t } = D()
  return be(t, `CONTRACT_INTERACTION`)
    ? (0, Y.jsx)(na, { ...e })
    : (0, Y.jsx)(Ge, { title: H.title, sentence: H.switchedOff, chain: t })
}
function na({ saved: e, onDraft: t }) {
  let n = mr(),
    { batch: r, call: i, index: a } = n,
    o = vr(n),
    { account: s, checked: c, context: l, network: u, pasted: d, tokens: m } = o,
    h = Sr(n, e),
    { data: g } = w(de(s.key)),
    _ = qe(r.nonce),
    { nonce: v, nonceProblem: ee } = _,
    [te, ne] = (0, V.useState)(!1),
    [y, b] = (0, V.useState)(null),
    [re, ie] = (0, V.useState)(!1),
    [ae, oe] = (0, V.useState)(null)
  he(H.title, l.accountName)
  let se = async () => {
      let e = c.flatMap(({ call: e }) => (e ? [{ operation: 0, ...e }] : []))
      if (g && v !== null && e.length === r.calls.length) {
        ;(ie(!0), oe(null))
        try {
          for (let [e, t] of c.entries()) $t(t, e + 1)
          let n = await He(e, { chain: s.chain, safe: g, nonce: v, safeTxGas: null })
          ;(ra(s.chainId, d), t(n, r.name.trim(), ur(r.calls, u)))
        } catch (e) {
          oe(fe(e))
        } finally {
          ie(!1)
        }
      }
    },
    ce = () => {
      let e = r.calls.flatMap((e) => rr(e, u) ?? [])
      if (e.length < r.calls.length) {
        ;(ne(!0), x.show({ kind: `info`, title: H.notExported, detail: H.notExportedWhy }))
        return
      }
      let t = r.name.trim(),
        n = mn({ chainId: s.chainId, safe: s.safe, createdAt: Date.now(), name: t, transactions: e })
      Ke(`${t.replaceAll(/[^\w-]+/g, `-`) || `batch`}.json`, n)
    },
    le = (e) => {
      let [t] = e.dataTransfer.files
      t && (e.preventDefault(), t.text().then(b))
    },
    S = c[a],
    ue = new Map((S?.problems ?? []).map(({ target: e, reason: t }) => [e, t]))
  return (0, Y.jsxs)(`div`, {
    onDragOver: (e) => {
      e.dataTransfer.types.includes(`Files`) && e.preventDefault()
    },
    onDrop: le,
    children: [
      (0, Y.jsx)(Re, {
        title: H.title,
        subtitle: H.subtitle,
        actions: (0, Y.jsxs)(Y.Fragment, {
          children: [
            (0, Y.jsx)(f, {
              leftSection: (0, Y.jsx)(p, { name: `file-import` }),
              onClick: () => b(``),
              children: H.import,
            }),
            (0, Y.jsx)(f, { leftSection: (0, Y.jsx)(p, { name: `file-export` }), onClick: ce, children: H.export }),
          ],
        }),
      }),
      (0, Y.jsx)(tn, {
        value: { problems: ue, tellAll: te, units: o.units },
        children: (0, Y.jsxs)(`div`, {
          className: J.grid,
          children: [
            (0, Y.jsx)(Mr, { builder: n, state: o, kept: h, nonceChoice: _, safe: g }),
            S && (0, Y.jsx)(Mi, { builder: n, state: o, checked: S, tokens: m }, i.id),
            S &&
              (0, Y.jsx)(Wi, {
                number: a + 1,
                call: i,
                checked: S,
                all: c,
                context: l,
                isReady: g !== void 0 && v !== null,
                nonceProblem: ee,
                tellAll: te,
                isBusy: re,
                error: ae,
                onBlocked: () => {
                  ne(!0)
                  let e = c.findIndex((e) => e.call === null),
                    t = r.calls[e]
                  t && S.call !== null && n.open(t.id)
                },
                onReview: () => void se(),
                onSave: h.save,
              }),
          ],
        }),
      }),
      y !== null &&
        (0, Y.jsx)(Fi, {
          text: y,
          network: u,
          hasCalls: r.calls.length > 1 || (S?.call ?? null) !== null,
          onText: b,
          onAdd: (e) => n.add(e),
          onReplace: (e, t) => n.replace({ id: null, name: t, nonce: null, calls: e }),
          onClose: () => b(null),
        }),
    ],
  })
}
function ra(e, t) {
  for (let [n, r] of t) {
    let t = `0x${n.slice(2)}`,
      i = Nt(t, e),
      a = [...new Set([...(i?.functions ?? []), ...r])]
    a.length !== i?.functions.length &&
      At({ address: i?.address ?? t, chainId: i ? i.chainId : e, functions: a, descriptor: i?.descriptor ?? null })
  }
}
function ia() {
  let { batch: e } = ve.useSearch(),
    { account: t } = D(),
    n = at()
  return (0, Y.jsx)(
    ta,
    { saved: e ?? null, onDraft: (e, t, r) => void n({ transaction: e, note: t, source: `builder`, typed: [...r] }) },
    t,
  )
}
export { ia as component }
//# sourceMappingURL=contract-calls-ingVVyZe.js.map
