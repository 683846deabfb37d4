const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './rest-BykV6UJX.js',
      './rolldown-runtime-DLMaRju-.js',
      './rest-DJfmUtIb.js',
      './later-DLdlgyuL.js',
      './fields-KVqNPxJG.js',
      './lists-DTBg-a7q.js',
      './index--te03lJq.js',
      './index-Nszrimeh.css',
      './lists-Cd1HcrqG.css',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
      './rest-DlatUGr7.js',
      './rest-DfSGpZP2.js',
      './rest-DP5aMt8d.js',
      './rest-L3RFoWp3.js',
      './rest-DeRAjEhb.js',
      './rest-pmi3KYbj.js',
      './rest-Cy4Y8Q_t.js',
      './rest-CJZ3gRJW.js',
      './rest-RxGX0XL-.js',
      './rest-DTnaDgTe.js',
      './rest-D2hJBhj-.js',
      './rest-BFxqbXnU.js',
      './rest-wvAyKwH5.js',
      './rest-CdT5_Wh3.js',
      './readGuard-DdAEUFTp.js',
      './rest-CHnfK6lP.js',
      './rest-BCZfbqxO.js',
      './rest-B1EQQfBh.js',
      './rest-D842GMB8.js',
      './rest-DKUe5O8g.js',
      './rest-7WPnzzst.css',
      './rest-BXpYPL_p.js',
      './rest-CJKfR5SF.css',
      './rest-D4H0fh7c.js',
      './rest-RfDH9dS6.js',
      './rest-mkspArv7.js',
    ]),
) => i.map((i) => d[i])
import {
  $t as e,
  Aa as t,
  An as n,
  Ea as r,
  En as i,
  In as a,
  Ma as o,
  Mt as s,
  On as c,
  Qt as l,
  Rn as u,
  Sa as d,
  Tn as f,
  Ut as p,
  Vn as m,
  Vt as ee,
  Wt as h,
  Yn as te,
  an as g,
  cn as _,
  dn as v,
  en as y,
  ft as ne,
  gn as re,
  jt as ie,
  ln as b,
  nn as x,
  nr as S,
  on as C,
  or as ae,
  sn as w,
  un as T,
  va as E,
  xa as oe,
  xn as se,
} from './later-DLdlgyuL.js'
import {
  F as ce,
  L as le,
  P as ue,
  St as de,
  Vn as fe,
  Yt as pe,
  bt as me,
  cn as he,
  et as ge,
  hn as _e,
  in as ve,
  ln as ye,
  qn as be,
  st as xe,
  yn as Se,
  yt as Ce,
  z as we,
} from './lists-DTBg-a7q.js'
import {
  Bn as Te,
  En as Ee,
  Ft as De,
  Gr as Oe,
  In as ke,
  Kn as Ae,
  Mn as D,
  Oa as je,
  On as Me,
  Pn as Ne,
  Tn as Pe,
  Yn as Fe,
  _n as Ie,
  ba as Le,
  ca as O,
  dt as Re,
  fa as ze,
  ga as k,
  ka as Be,
  kn as Ve,
  rr as He,
  sa as Ue,
  vn as We,
  wa as A,
  xa as j,
  xn as Ge,
  xt as Ke,
  ya as M,
  yn as qe,
  zr as Je,
} from './index--te03lJq.js'
import { a as Ye, i as Xe, s as Ze, t as Qe } from './rest-RfDH9dS6.js'
import { r as $e, t as et } from './rest-DDdzm_og.js'
import { o as N, t as tt } from './rest-BilHHFfS.js'
import { t as nt } from './rest-Drq7vyH0.js'
import { a as rt, o as it, r as at } from './rest-CHnfK6lP.js'
import { a as ot, o as st, r as ct, s as P, t as lt } from './rest-mkspArv7.js'
import {
  a as ut,
  c as dt,
  i as ft,
  l as pt,
  n as mt,
  o as ht,
  r as gt,
  s as _t,
  t as vt,
  u as yt,
} from './rest-DgeS88xc.js'
import { a as bt, i as xt, o as F, r as I, t as St } from './rest-DmqAjkAU.js'
import { i as L, r as Ct, t as wt } from './rest-D7dStOWi.js'
import { r as Tt } from './rest-BDmFd3al.js'
import { a as Et } from './rest-CAN2a4h5.js'
import { n as Dt } from './rest-B1z90-BO.js'
import { r as Ot } from './rest-CNNlE7CL.js'
import { c as kt } from './rest-B1EQQfBh.js'
import { t as At } from './rest-BQ1q3Igc.js'
import { t as jt } from './rest-BaAjqOzi.js'
import { t as Mt } from './rest-DlatUGr7.js'
import { t as Nt } from './rest-wvAyKwH5.js'
import { t as Pt } from './rest-BLgIr9Nz.js'
import { a as Ft, r as It } from './rest-Ckonu3dl.js'
import { s as Lt } from './rest-COc_bzz2.js'
import { n as Rt, t as zt } from './rest-BSJlBZ6G.js'
import { n as Bt } from './rest-CpjWLpd4.js'
import { t as Vt } from './rest-xIo9ml_0.js'
import { a as Ht } from './rest-Wi_Ts-1p.js'
var R = j(`check-power`, {
  module: `module`,
  guard: `guard`,
  moduleGuard: `guard for modules`,
  fallbackHandler: `fallback handler`,
  newFallbackHandler: `fallback handler of the new account`,
  moduleSubject: `The module`,
  guardSubject: `The guard`,
  moduleGuardSubject: `The guard for modules`,
  fallbackHandlerSubject: `The fallback handler`,
  newFallbackHandlerSubject: `The fallback handler of the new account`,
  none: `none`,
  notPublished: ({ the: e, address: t }) =>
    `${e} ${t} is not a published contract, so this page does not know what it does. Read its code, or ask its authors, before you go on.`,
  differs: ({ the: e, address: t, name: n, published: r, found: i }) =>
    `${e} ${t} should be ${n} with code hash ${r}, but hashes to ${i}. Do not trust it.`,
  unread: ({ the: e, address: t, name: n, reason: r }) =>
    `${e} ${t} is at the address where ${n} is published. Its code could not be read: ${r}.`,
  byAddress: ({ the: e, name: t, address: n }) => `${e} is ${t}, identified by its address ${n} alone.`,
  developmentCode: ({ the: e, address: t, name: n, what: r, lets: i }) =>
    `${e} ${t} is ${n}, a development ${r} for local chains, checked by address and code hash. It ${i}.`,
  published: ({ the: e, name: t }) => `${e} is ${t}, checked by address and code hash.`,
  othersUnread: ({ the: e, address: t, name: n, reason: r }) =>
    `${e} ${t} runs ${n}, but the addresses that can change its rules could not be read: ${r}.`,
  othersChange: ({ the: e, address: t, name: n, others: r }) =>
    `${e} ${t} runs ${n}, but ${r} can change its rules without this account. Do not trust it unless you know why.`,
})
function Ut(e, t, n) {
  let r = b(t, n),
    i = R[e],
    a = R[`${e}Subject`],
    o = r.kind === `unknown` ? `` : T(r.code)
  if (r.kind === `published` || r.kind === `address-only`) {
    let e = Wt({ the: a, address: t, name: o }, n.othersOf?.(t))
    if (e !== null) return { verdict: `danger`, reason: e }
  }
  switch (r.kind) {
    case `unknown`:
      return { verdict: `danger`, reason: R.notPublished({ the: a, address: t }) }
    case `differs`:
      return {
        verdict: `danger`,
        reason: R.differs({ the: a, address: t, name: o, published: r.code.codeHash ?? R.none, found: r.found }),
      }
    case `unread`:
      return { verdict: `unchecked`, reason: R.unread({ the: a, address: t, name: o, reason: r.reason }) }
    case `address-only`:
      return { verdict: `caution`, reason: R.byAddress({ the: a, name: o, address: t }) }
    case `published`:
      return r.code.lets === void 0
        ? { verdict: `verified`, reason: R.published({ the: a, name: o }) }
        : {
            verdict: `danger`,
            isDevelopment: !0,
            reason: R.developmentCode({ the: a, address: t, name: o, what: i, lets: r.code.lets }),
          }
  }
}
function Wt(e, t) {
  return t === void 0
    ? null
    : t.ok
      ? t.value.length === 0
        ? null
        : R.othersChange({ ...e, others: k(t.value) })
      : R.othersUnread({ ...e, reason: t.reason })
}
var z = j(`check-powers`, {
    readFromChain: `Read from the chain.`,
    nothingChanged: `Read from the chain; nothing changed since your last visit.`,
    changedByYou: `Read from the chain. The changes since your last visit were made by transactions that you signed or sent.`,
    none: `none`,
    codeWent: ({ before: e, after: t }) => `It was ${e}; now there is ${t}.`,
    notYours: (e) =>
      `${e} No known transaction that you signed or sent made this change. Find the transaction that changed it in the history. If no other owner announced it, sign nothing here and ask them.`,
    removed: (e) => `A ${e} was removed since your last visit`,
    moreModules: (e) =>
      `The account has more than ${e} modules. The page read the first ${e}. Each of the others can act without signatures too.`,
    goneNone: (e) => `It was ${e}; now there is none. Find the transaction that changed it in the history.`,
    goneOthers: ({ address: e, standing: t }) =>
      `It was ${e}; now there is ${t}. Find the transaction that changed it in the history.`,
    isNew: (e) => `A ${e} is new since your last visit`,
    codeOf: (e) => `Code of the ${e}`,
    development: (e) => `A development ${e} has power here`,
    unknown: (e) => `An unknown ${e} has power here`,
    moduleActs: (e) => `${e} A module acts without signatures.`,
    title: `Owners, modules and guard`,
    unread: (e) => `They could not be read: ${e}.`,
    nothing: `No module and no guard`,
    published: `Modules, guard and handler are published code`,
    ownerCame: (e) => `${e} became an owner.`,
    ownerLeft: (e) => `${e} is no longer an owner.`,
    thresholdWent: ({ before: e, after: t }) => `The signatures needed went from ${e} to ${t}.`,
    ownersChanged: `The owners changed since your last visit`,
    thresholdChanged: `The signatures needed changed since your last visit`,
    codeChanged: `The contract code changed since your last visit`,
    tooMany: `More modules than can be read`,
  }),
  Gt = `account-powers`
function Kt(e, t, n, r = []) {
  if (!e.ok) return [{ id: Gt, verdict: `unchecked`, title: z.title, reason: z.unread(e.reason) }]
  let i = tn(e.value),
    a = n === null ? [] : d(n, e.value),
    o = a.filter((e) => !r.some((t) => oe(t, e))),
    s = [
      ...qt(o),
      ...i.flatMap((e) =>
        rn(
          e,
          o.some((t) => Zt(t, e)),
          t,
        ),
      ),
      ...o.flatMap((e) => Yt(e, i)),
      ...Qt(e.value),
    ]
  return s.length > 0
    ? s
    : [
        {
          id: Gt,
          verdict: `verified`,
          title: i.length === 0 ? z.nothing : z.published,
          reason: n === null ? z.readFromChain : a.length === 0 ? z.nothingChanged : z.changedByYou,
        },
      ]
}
function qt(e) {
  let t = e.flatMap((e) =>
      e.type === `owner-added` ? [z.ownerCame(e.address)] : e.type === `owner-removed` ? [z.ownerLeft(e.address)] : [],
    ),
    n = e.flatMap((e) => (e.type === `threshold` ? [z.thresholdWent({ before: e.before, after: e.after })] : [])),
    r = e.flatMap((e) =>
      e.type === `masterCopy` ? [z.codeWent({ before: e.before ?? z.none, after: e.after ?? z.none })] : [],
    )
  return [
    ...(t.length > 0 ? Jt(`owners`, z.ownersChanged, [...t, ...n]) : Jt(`threshold`, z.thresholdChanged, n)),
    ...Jt(`masterCopy`, z.codeChanged, r),
  ]
}
function Jt(e, t, n) {
  return n.length === 0 ? [] : [{ id: Gt, field: e, verdict: `caution`, title: t, reason: z.notYours(n.join(` `)) }]
}
function Yt(e, t) {
  let n = Xt(e)
  if (n === null) return []
  let { field: r, address: i } = n
  return [{ id: Gt, field: r, verdict: `caution`, title: z.removed(en(r)), reason: nn(i, t, r) }]
}
function Xt(e) {
  switch (e.type) {
    case `module-removed`:
      return { field: `modules`, address: e.address }
    case `guard`:
    case `moduleGuard`:
    case `fallbackHandler`:
      return e.before === null ? null : { field: e.type, address: e.before }
    default:
      return null
  }
}
var Zt = (e, { field: t, address: n }) =>
  e.type === `module-added` ? t === `modules` && A(e.address, n) : e.type === t
function Qt({ modules: e, hasMoreModules: t = !1 }) {
  return t
    ? [{ id: Gt, field: `modules`, verdict: `unchecked`, title: z.tooMany, reason: z.moreModules(e.length) }]
    : []
}
var $t = { modules: `module`, guard: `guard`, moduleGuard: `moduleGuard`, fallbackHandler: `fallbackHandler` },
  en = (e) => R[$t[e]],
  tn = ({ modules: e, ...t }) => [
    ...e.map((e) => ({ field: `modules`, address: e })),
    ...[`guard`, `moduleGuard`, `fallbackHandler`].flatMap((e) => {
      let n = t[e]
      return n === null ? [] : [{ field: e, address: n }]
    }),
  ]
function nn(e, t, n) {
  let r = t.filter((e) => e.field === n).map((e) => e.address)
  return r.length === 0 ? z.goneNone(e) : z.goneOthers({ address: e, standing: r.join(`, `) })
}
function rn({ field: e, address: t }, n, r) {
  let i = en(e),
    { verdict: a, reason: o, isDevelopment: s = !1 } = Ut($t[e], t, r)
  if (!n && (a === `verified` || a === `caution`)) return []
  let c = n ? z.isNew(i) : a === `unchecked` ? z.codeOf(i) : s ? z.development(i) : z.unknown(i)
  return [
    {
      id: Gt,
      field: e,
      verdict: n ? (a === `danger` ? `danger` : `caution`) : a === `danger` ? `caution` : a,
      title: c,
      reason: e === `modules` ? z.moduleActs(o) : o,
      ...(e === `modules` && !n && an(t, r) ? { standing: t } : {}),
    },
  ]
}
function an(e, t) {
  let { kind: n } = b(e, t)
  return n === `unknown` || n === `published`
}
function on(e, t) {
  let { safe: n, book: r, genuine: i, isContract: a } = t,
    o = new Map(e.toReversed().map((e) => [e.to.toLowerCase(), e]))
  return e.filter((e) => {
    let { to: t } = e
    if (o.get(t.toLowerCase()) !== e || A(t, n)) return !1
    let s = a(t)
    return s?.ok === !0 && !s.value ? !1 : b(t, r).kind !== `published` && !i.some(({ address: e }) => A(e, t))
  })
}
var sn = `contract-age`
function cn(e, t) {
  let { earlier: n } = t,
    r = on(e, t).map((e) => ({ call: e, stood: ln(e.to, t) })),
    i = r.flatMap(({ call: e, stood: t }) => (t.ok ? [] : [{ address: e.to, reason: t.reason }]))
  if (r.length === 0) return []
  if (!n.ok) return [fn(i)]
  let a = r.filter(({ stood: e }) => e.ok && !e.value)
  return a.length + i.length === 0
    ? [dn(n.value)]
    : [...a.map(({ call: e }) => un(e, n.value)), ...(i.length === 0 ? [] : [fn(i)])]
}
function ln(e, { isContract: t, earlier: n }) {
  let r = t(e) ?? { ok: !1, reason: F.notRead }
  return r.ok
    ? n.ok
      ? (n.value.wasContract(e) ?? { ok: !1, reason: F.notRead })
      : n
    : { ok: !1, reason: F.nowUnread(r.reason) }
}
function un(e, { blocks: t, seconds: n }) {
  let r = { place: w(e), address: e.to, blocks: t }
  return {
    id: sn,
    field: C(e, `to`),
    verdict: `caution`,
    title: F.veryNew,
    reason: n === null ? F.noContractThen(r) : F.noContractThenAbout({ ...r, time: bt(n) }),
  }
}
var dn = ({ blocks: e }) => ({ id: sn, verdict: `verified`, title: F.noneIsNew, reason: F.eachHadCode(e) })
function fn(e) {
  let t = [...new Set(e.map(({ reason: e }) => e))].map((t) => {
    let [n, ...r] = e.filter((e) => e.reason === t),
      i = n?.address ?? ``
    return r.length === 0
      ? F.ageUnread({ address: i, reason: t })
      : F.agesUnread({ address: i, count: r.length, reason: t })
  })
  return { id: sn, verdict: `unchecked`, title: F.ages, reason: t.join(` `) }
}
var B = j(`check-control`, {
    givesAway: `This gives a contract of the account away`,
    givesRole: `This gives a role over a contract of the account`,
    replacesCode: `This replaces the code of a contract of the account`,
    notRead: `it was not read`,
    controllerUnread: ({ would: e, contract: t, reason: n }) =>
      `${e} The current controller of ${t} could not be read: ${n}. Sign only if you know this contract and agreed to this change.`,
    atOnce: ({ would: e, proof: t }) => `${e} ${t} Compare every digit of the new address with what was agreed.`,
    later: ({ would: e, proof: t }) =>
      `${e} ${t} It takes effect when the new address accepts, without another signature of this account. Compare every digit of the new address with what was agreed.`,
    timelockLater: (e) =>
      `The timelock ${e} makes this call when its delay is over, and may need no further signature of this account.`,
    timelockNow: (e) => `The timelock ${e} makes this call now.`,
    unreadableContract: (e) => `a contract that cannot be read from the parameters for ${e}`,
    unreadableAddress: `an address that cannot be read from the parameters`,
    unreadableRole: `that cannot be read`,
    givesUp: ({ place: e, whose: t, address: n }) =>
      `${e} gives up the control of ${t} permanently: it goes to the zero address (${n}).`,
    owner: ({ place: e, whose: t, whom: n }) => `${e} makes ${n} the owner of ${t}.`,
    admin: ({ place: e, whose: t, whom: n }) => `${e} makes ${n} the admin of ${t}.`,
    authority: ({ place: e, whose: t, whom: n }) => `${e} lets ${n} decide who may use ${t}.`,
    role: ({ place: e, whose: t, whom: n, role: r }) => `${e} gives ${n} the role ${r} of ${t}.`,
    code: ({ place: e, whose: t, whom: n }) => `${e} makes ${t} run the code at ${n}.`,
    nothingGiven: `No contract is given away`,
    noneNamed: `No call names a new owner, admin, role holder or code for another contract.`,
    whether: `Whether a contract of the account is given away`,
    mayChange: `A contract may change hands`,
    askWhy: ({ would: e, others: t }) => `${e} ${t} Ask the proposer why the account should call it.`,
    controlsNow: ({ account: e, contract: t, place: n }) => `${e} controls ${t} now (${n}).`,
    hasRole: ({ account: e, contract: t }) => `${e} has the role at ${t} that allows this.`,
    onlyCaller: ({ contract: e, account: t }) =>
      `${e} allows this to ${t}, and refused it to an address without rights.`,
    anyCaller: (e) => `${e} accepts this call from any address.`,
    noController: (e) => `${e} does not name a controller.`,
    namesOther: ({ contract: e, named: t, account: n }) => `${e} names ${t} as its controller, not ${n}.`,
  }),
  pn = `contract-control`,
  mn = (e) => (e === `role` ? B.givesRole : e === `code` ? B.replacesCode : B.givesAway)
function hn(e, { controlOf: t }) {
  let n = Ye(e).map((e) => gn(e, t(e.call)))
  return n.length > 0 ? n : [{ id: pn, verdict: `verified`, title: B.nothingGiven, reason: B.noneNamed }]
}
function gn(e, t) {
  let { call: n, kind: r } = e,
    i = { id: pn, field: C(n) },
    a = _n(e)
  if (t === void 0 || !t.ok)
    return {
      ...i,
      verdict: `unchecked`,
      title: B.whether,
      reason: B.controllerUnread({ would: a, contract: n.to, reason: t === void 0 ? B.notRead : t.reason }),
    }
  let o = vn(n, t.value)
  return o === null
    ? { ...i, verdict: `caution`, title: B.mayChange, reason: B.askWhy({ would: a, others: yn(n, t.value) }) }
    : {
        ...i,
        verdict: `danger`,
        title: mn(r),
        reason: xn(e, t.value) ? B.later({ would: a, proof: o + bn(n) }) : B.atOnce({ would: a, proof: o + bn(n) }),
      }
}
function _n({ kind: e, contract: t, to: n, role: r, call: i }) {
  let a = w(i),
    o = t ?? B.unreadableContract(i.to),
    s = n ?? B.unreadableAddress
  return n === `0x0000000000000000000000000000000000000000` && e !== `code`
    ? B.givesUp({ place: a, whose: o, address: Be })
    : e === `role`
      ? B.role({ place: a, whose: o, whom: s, role: r ?? B.unreadableRole })
      : B[e]({ place: a, whose: o, whom: s })
}
function vn({ caller: e, to: t }, { holders: n, hasRole: r, trial: i }) {
  let a = n.find(({ address: t }) => A(t, e))
  return a
    ? B.controlsNow({ account: e, contract: t, place: a.place })
    : r
      ? B.hasRole({ account: e, contract: t })
      : i === `only-caller`
        ? B.onlyCaller({ contract: t, account: e })
        : null
}
function yn({ caller: e, to: t }, { holders: n, trial: r }) {
  if (r === `any-caller`) return B.anyCaller(t)
  let [i] = n
  if (i === void 0) return B.noController(t)
  let a = k(n.map(({ place: e, address: t }) => `${t} (${e})`))
  return B.namesOther({ contract: t, named: a, account: e })
}
function bn({ caller: e, timelock: t }) {
  return t === void 0 ? `` : ` ${t === `scheduled` ? B.timelockLater(e) : B.timelockNow(e)}`
}
var xn = ({ isOffer: e, kind: t }, { isTwoStep: n }) => e || (n && t === `owner`),
  Sn = `delegatecall`,
  Cn = [`MultiSend`, `MultiSendCallOnly`, `SignMessageLib`, `SafeMigration`, `SafeToL2Migration`]
function wn(e, t) {
  let n = e.filter(({ container: e }) => e === `unreadable`),
    r = e.filter(({ operation: e }) => e === 1),
    i = new Set(e.filter(({ container: e }) => e === `batch`).map(({ path: e }) => e.join())),
    a = [...n.map(Tn), ...r.map((e) => En(e, i.has(e.path.slice(0, -1).join()) && e.path.length > 0, t))],
    o = a.filter(({ verdict: e }) => e !== `verified`)
  if (o.length > 0) return o
  let [s] = a
  return s ? [s] : [{ id: Sn, verdict: `verified`, title: v.noDelegatecall, reason: v.noForeignCode }]
}
function Tn(e) {
  return {
    id: Sn,
    field: C(e, `data`),
    verdict: `danger`,
    title: v.unreadableBatch,
    reason: v.batchBytes({ place: w(e), address: e.to }),
  }
}
function En(e, t, n) {
  let r = b(e.to, n),
    i = { id: Sn, field: C(e, `to`) },
    a = e.path.length === 0 ? v.thisAccount : v.theAccount(e.caller)
  if (r.kind === `unknown`)
    return {
      ...i,
      verdict: `danger`,
      title: v.unknownCode,
      reason: v.anything({ place: w(e), address: e.to, account: a }),
    }
  let o = T(r.code)
  return r.kind === `differs`
    ? {
        ...i,
        verdict: `danger`,
        title: v.notPublished(o),
        reason: v.otherHash({ address: e.to, found: r.found, published: r.code.codeHash ?? v.none }),
      }
    : !Cn.includes(r.code.name) || r.kind === `address-only`
      ? {
          ...i,
          verdict: `danger`,
          title: v.delegatecallTo(o),
          reason: v.notMadeFor({ place: w(e), name: o, address: e.to, account: a }),
        }
      : r.kind === `unread`
        ? {
            ...i,
            verdict: `unchecked`,
            title: v.delegatecallTo(o),
            reason: v.codeUnread({ address: e.to, reason: r.reason }),
          }
        : t
          ? { ...i, verdict: `danger`, title: v.insideBatch(o), reason: v.amongOthers({ place: w(e), account: a }) }
          : { ...i, verdict: `verified`, title: v.only(o), reason: v.publishedCode }
}
var V = j(`check-queue`, {
  afterSignatures: (e) =>
    Le(e, {
      one: `It can be tried once one more owner has signed.`,
      other: `It can be tried once # more owners have signed.`,
    }),
  alsoProposed: (e) => `Also proposed: ${e}.`,
  rivalsUnread: (e) => `Whether another transaction has it could not be read: ${e}.`,
  next: `Next to execute`,
  queued: `Executes in its turn`,
  conflict: `Another transaction has this number`,
  gap: `A number before this one is free`,
  used: `This number is used up`,
  tried: `Tried on the current state`,
  afterEarlier: `It can be tried once the earlier transactions are executed.`,
  nodeUnread: (e) => `The node could not be read: ${e}.`,
  wouldSucceed: `Would succeed now`,
  triedAt: (e) => `Tried with its signatures at block ${M(e)}.`,
  wouldFail: `Would fail now`,
  failsAt: ({ block: e, reason: t }) => `At block ${M(e)}: ${t}`,
  place: `Place in the queue`,
  nonceUnread: (e) => `The account’s next number could not be read: ${e}.`,
  queueUnread: ({ current: e, nonce: t, reason: n }) =>
    `The account is at number ${e}, this has ${t}. The queue could not be read: ${n}.`,
})
function Dn({ signed: e, threshold: t, isNext: n, block: r, simulation: i }) {
  let a = `execution`,
    o = V.tried
  if (i === null) {
    let r = t - e
    return { id: a, verdict: `unchecked`, title: o, reason: n ? V.afterSignatures(r) : V.afterEarlier }
  }
  return i.ok
    ? i.value.success
      ? { id: a, verdict: `verified`, title: V.wouldSucceed, reason: V.triedAt(r) }
      : { id: a, verdict: `caution`, title: V.wouldFail, reason: V.failsAt({ block: r, reason: i.value.reason }) }
    : { id: a, verdict: `unchecked`, title: o, reason: V.nodeUnread(i.reason) }
}
var On = `nonce`,
  kn = (e) => `${e.slice(0, 6)}…${e.slice(-4)}`
function An({ nonce: e, current: t, queued: n }) {
  if (!t.ok) return { id: On, verdict: `unchecked`, title: V.place, reason: V.nonceUnread(t.reason) }
  if (e > t.value && !n.ok)
    return {
      id: On,
      field: `nonce`,
      verdict: `unchecked`,
      title: V.place,
      reason: V.queueUnread({ current: t.value, nonce: e, reason: n.reason }),
    }
  let i = n.ok ? n.value : [],
    { kind: a, verdict: o, reason: s } = r({ nonce: e, currentNonce: t.value, queuedNonces: i.map((e) => e.nonce) }),
    c = a === `conflict` ? i.filter((t) => t.nonce === e).flatMap(({ hash: e }) => e ?? []) : [],
    l = c.length > 0 ? ` ${V.alsoProposed(c.map(kn).join(`, `))}` : ``,
    u = n.ok ? `` : ` ${V.rivalsUnread(n.reason)}`
  return {
    id: On,
    field: `nonce`,
    verdict: !n.ok && o === `verified` ? `unchecked` : o,
    title: V[a],
    reason: `${s}${l}${u}`,
  }
}
var H = j(`check-decoding`, {
    trailing: `Bytes follow the parameters of a known method`,
    trailingWhy: `the contract can read them, but the text on this page does not show them. Ask the proposer to build it again without them`,
    unknown: `Calldata that cannot be decoded`,
    unknownWhy: `no known method fits the bytes, so the contract alone decides what they mean. To read them, add its ABI in the address book`,
    service: `Calldata that only the service decodes`,
    serviceWhy: `only the service names the method`,
    collision: `Calldata with several readings`,
    collisionWhy: `several methods have this selector and fit the bytes. It is not known which of them the contract has`,
    inexact: `Calldata that is not decoded exactly`,
    inexactWhy: `the decoded text encodes to other bytes. Trust the bytes`,
    selector: `Calls decoded by their selector alone`,
    selectorWhy: `the method comes from a list of known methods, not from an ABI of this contract: names and effect are not proved`,
    claim: `Calls decoded by a claimed source`,
    claimWhy: `a source provider names the contract’s ABI, and this page did not verify the claim`,
    address: `Calls decoded by a published address`,
    addressWhy: `a contract is published at the address, but its code was not compared`,
    decoded: (e) =>
      `${Le(e, { one: `The call was`, other: `All # calls with data were` })} decoded by the ABI of published code, one you added. The parameters encode to the same bytes again.`,
    decodedOrStandard: (e) =>
      `${Le(e, { one: `The call was`, other: `All # calls with data were` })} decoded by the ABI of published code, one you added, or the standard of a token that answers as one. The parameters encode to the same bytes again.`,
    because: ({ calls: e, why: t }) => `${e}: ${t}.`,
    call: (e) => `Call ${e}`,
    callOf: ({ number: e, signature: t }) => `Call ${e}, ${t}`,
    calls: (e) => `Calls ${e}`,
    more: (e) => `${e} more`,
    notDecoded: `Calls not decoded`,
    couldNot: `The calls could not be decoded.`,
    nothing: `Nothing to decode`,
    noData: `No call contains data.`,
    byKnownAbis: `Calls decoded by known ABIs`,
  }),
  jn = [
    { kinds: [`inexact`], isTrailing: !0, verdict: `danger`, reading: `trailing` },
    { kinds: [`unknown`], verdict: `caution`, reading: `unknown` },
    { kinds: [`service`], verdict: `caution`, reading: `service` },
    { kinds: [`collision`], verdict: `caution`, reading: `collision` },
    { kinds: [`inexact`], verdict: `caution`, reading: `inexact` },
    { kinds: [`selector`], verdict: `unchecked`, reading: `selector` },
    { kinds: [`claim`], verdict: `unchecked`, reading: `claim` },
    { kinds: [`address`], verdict: `unchecked`, reading: `address` },
  ]
function Mn(e) {
  let t = `decoding`
  if (e.length === 0) return { id: t, verdict: `unchecked`, title: H.notDecoded, reason: H.couldNot }
  let n = e.filter(({ certainty: e }) => e.kind !== `empty`),
    r = ({ isOfToken: e = !1, certainty: t }) => e && t.kind === `selector`
  if (n.length === 0) return { id: t, verdict: `verified`, title: H.nothing, reason: H.noData }
  let i = jn.flatMap((e) => {
      let t = n.filter((t) => e.kinds.includes(t.certainty.kind) && !r(t) && Nn(t) === (e.isTrailing === !0))
      return t.length === 0 ? [] : [{ ...e, doubtful: t }]
    }),
    [a] = i
  return a === void 0
    ? {
        id: t,
        verdict: `verified`,
        title: H.byKnownAbis,
        reason: n.some(r) ? H.decodedOrStandard(n.length) : H.decoded(n.length),
      }
    : {
        id: t,
        verdict: a.verdict,
        title: H[a.reading],
        reason: i.map(({ doubtful: e, reading: t }) => H.because({ calls: Fn(e), why: H[`${t}Why`] })).join(` `),
        field: `data`,
      }
}
var Nn = ({ certainty: e, isOfToken: t = !1, isMeasured: n = !1 }) =>
    e.kind === `inexact` && (e.trailing ?? 0) > 0 && !t && !n,
  Pn = 5
function Fn(e) {
  let [t, ...n] = e
  if (t === void 0) return ``
  if (n.length === 0)
    return t.signature === null ? H.call(t.number) : H.callOf({ number: t.number, signature: t.signature })
  let r = e.slice(0, Pn).map(({ number: e }) => e),
    i = e.length - r.length
  return H.calls(k(i > 0 ? [...r, H.more(i)] : r))
}
function In(e, t, n = !1) {
  let r = `native-currency`,
    i = [],
    a = t?.decimals ?? 18
  return (
    e.decimals !== a &&
      i.push({
        id: r,
        field: `nativeCurrency.decimals`,
        verdict: `danger`,
        title: xt.otherDecimals,
        reason: xt.decimals({ told: e.decimals, known: a }),
      }),
    t !== null &&
      e.symbol !== t.symbol &&
      i.push({
        id: r,
        field: `nativeCurrency.symbol`,
        verdict: `caution`,
        title: xt.otherSymbol,
        reason: xt.symbols({ told: e.symbol, known: t.symbol }),
      }),
    t === null &&
      n &&
      i.push({
        id: r,
        field: `nativeCurrency.symbol`,
        verdict: `unchecked`,
        title: xt.currencyName,
        reason: xt.onlyService(e.symbol),
      }),
    i
  )
}
function Ln(e) {
  let { chainId: t, answered: n, host: r, namedBy: i, others: a, witnesses: o } = e,
    s = `node`
  if (!n.ok) return { id: s, verdict: `unchecked`, title: I.node, reason: I.noChainId({ host: r, reason: n.reason }) }
  if (n.value !== t)
    return {
      id: s,
      field: `rpcUri`,
      verdict: `danger`,
      title: I.otherChain,
      reason: I.servesOther({ host: r, found: n.value, wanted: t }),
    }
  let c = a.filter(({ agrees: e }) => !e)
  return c.length > 0
    ? {
        id: s,
        field: `rpcUri`,
        verdict: `danger`,
        title: I.disagree,
        reason: I.differing({ names: Rn(c), count: c.length, host: r }),
      }
    : o > 1
      ? { id: s, verdict: `verified`, title: I.agree, reason: I.sameState({ host: r, others: Rn(a), count: o }) }
      : i === `person`
        ? { id: s, verdict: `verified`, title: I.own, reason: I.ownHost(r) }
        : a.length > 0
          ? {
              id: s,
              verdict: `unchecked`,
              title: I.maybeSame,
              reason: I.nothingShows({ host: r, others: Rn(a), origin: I[i] }),
            }
          : {
              id: s,
              verdict: `unchecked`,
              title: i === `service` ? I.oneByService : I.one,
              reason: I.oneHost({ host: r, origin: I[i] }),
            }
}
var Rn = (e) => k(e.map(({ name: e }) => e)),
  U = j(`check-inputs`, {
    nothingDone: ({ place: e, method: t, address: n }) =>
      `${e} calls a method (${t}) of ${n}, but this address has no code. The call would succeed and do nothing. Check the address and the network.`,
    nothingPaid: ({ place: e, method: t, address: n, value: r }) =>
      `${e} calls a method (${t}) of ${n}, but this address has no code. The call would succeed and do nothing, while ${r} wei are sent to it. Check the address and the network.`,
    unreadableHash: `an unreadable hash`,
    reviewFirst: ({ place: e, hash: t, account: n }) =>
      `${e} approves ${t} in the name of this account, as an owner of ${n}. First open that account and review the transaction with this hash.`,
    bytesMatch: `The bytes match their methods`,
    everyCalled: `Every called address is a contract, and known methods receive exactly their parameters.`,
    notRead: `it was not read`,
    whether: `Whether the called address is a contract`,
    codeUnread: ({ place: e, address: t, reason: n }) => `${e} calls ${t}. Its code could not be read: ${n}.`,
    noContract: `The called address has no contract`,
    tooShort: `Calldata too short for a method`,
    fewBytes: ({ place: e, bytes: t, address: n }) =>
      `${e} sends ${t} bytes to ${n}, but a method needs at least 4. Ask the proposer what they are.`,
    given: ({ place: e, selector: t, bytes: n, expected: r }) =>
      `${e} gives ${t} ${n} bytes of parameters, but the method needs ${r}.`,
    missing: `Bytes are missing`,
    filled: (e) =>
      `${e} Some contracts fill the missing bytes with zeros, and read other values than those shown. Ask the proposer to build it again.`,
    dirtyAddress: `An address with extra bytes`,
    cutOff: ({ place: e, selector: t }) =>
      `${e} gives ${t} an address parameter with extra bytes. Some contracts cut the extra bytes off and pay an address that is not shown. Ask the proposer to build it again.`,
    extra: `Extra bytes`,
    unknownMeaning: (e) => `${e} The meaning of the extra bytes is unknown. Ask the proposer.`,
    readable: ({ given: e, address: t }) =>
      `${e} The contract at ${t} can read the extra bytes, and this page cannot show what they mean. Ask the proposer to build it again without them.`,
    sentAlong: `Native currency is sent along`,
    mayBeLost: ({ place: e, value: t, address: n }) =>
      `${e} sends ${t} wei to ${n} together with a token method that accepts none. The expected value is 0. The amount may be lost.`,
    shownHere: `The approved transaction is shown here`,
    rebuilt: ({ place: e, hash: t, account: n }) =>
      `${e} approves ${t} for ${n}. This page rebuilt it from the fields shown.`,
    approvesOther: `Approves a transaction of another account`,
  }),
  zn = `inputs`,
  Bn = {
    '0xa9059cbb': 64,
    '0x23b872dd': 96,
    '0x42842e0e': 96,
    '0x095ea7b3': 64,
    '0x39509351': 64,
    '0xa22cb465': 64,
    '0x0d582f13': 64,
    '0xf8dc5dd9': 96,
    '0xe318b52b': 96,
    '0x694e80c3': 32,
    '0x610b5925': 32,
    '0xe009cfde': 64,
    '0xe19a9dd9': 32,
    '0xf08a0323': 32,
    '0xd4d9bdcd': 32,
  }
function Vn(e) {
  let t = _(e.data)
  return t === null ? null : ((Object.hasOwn(Bn, t) ? Bn[t] : void 0) ?? Xe(e))
}
function Hn(e, t) {
  let n = e.flatMap((e) => Un(e, t))
  return n.length > 0 ? n : [{ id: zn, verdict: `verified`, title: U.bytesMatch, reason: U.everyCalled }]
}
function Un(e, t) {
  return e.data === `0x` ? [] : [...Wn(e, t), ...Gn(e, t), ...Kn(e)]
}
function Wn(e, { isContract: t, created: n }) {
  if (A(e.to, e.caller) || n?.has(e)) return []
  let r = t(e.to) ?? { ok: !1, reason: U.notRead }
  if (r.ok && r.value) return []
  let i = { id: zn, field: C(e, `to`) }
  if (!r.ok)
    return [
      {
        ...i,
        verdict: `unchecked`,
        title: U.whether,
        reason: U.codeUnread({ place: w(e), address: e.to, reason: r.reason }),
      },
    ]
  let a = { place: w(e), method: _(e.data) ?? e.data, address: e.to }
  return [
    {
      ...i,
      verdict: `danger`,
      title: U.noContract,
      reason: e.value > 0n ? U.nothingPaid({ ...a, value: e.value }) : U.nothingDone(a),
    },
  ]
}
function Gn(e, { isToken: t }) {
  let n = { id: zn, field: C(e, `data`) },
    r = w(e),
    i = _(e.data),
    a = (e.data.length - 2) / 2
  if (i === null)
    return [{ ...n, verdict: `caution`, title: U.tooShort, reason: U.fewBytes({ place: r, bytes: a, address: e.to }) }]
  let o = Vn(e)
  if (o === null) return []
  let s = U.given({ place: r, selector: i, bytes: a - 4, expected: o })
  return a - 4 < o
    ? [{ ...n, verdict: `danger`, title: U.missing, reason: U.filled(s) }]
    : Jn(i) && x(e) === null
      ? [{ ...n, verdict: `danger`, title: U.dirtyAddress, reason: U.cutOff({ place: r, selector: i }) }]
      : a - 4 === o
        ? []
        : Jn(i) && t(e.to)
          ? [{ ...n, verdict: `caution`, title: U.extra, reason: U.unknownMeaning(s) }]
          : [{ ...n, verdict: `danger`, title: U.extra, reason: U.readable({ given: s, address: e.to }) }]
}
function Kn(e) {
  return e.value === 0n || !Jn(_(e.data))
    ? []
    : [
        {
          id: zn,
          field: C(e, `value`),
          verdict: `caution`,
          title: U.sentAlong,
          reason: U.mayBeLost({ place: w(e), value: e.value, address: e.to }),
        },
      ]
}
var qn = [
    `0xa9059cbb`,
    `0x23b872dd`,
    `0x42842e0e`,
    `0xb88d4fde`,
    `0xf242432a`,
    `0x2eb2c2d6`,
    `0x095ea7b3`,
    `0x39509351`,
    `0xa22cb465`,
  ],
  Jn = (e) => e !== null && qn.includes(e),
  Yn = `0xd4d9bdcd`
function Xn(e, t) {
  let n = `nested-approval`
  return e
    .filter(({ data: e }) => _(e) === Yn)
    .map((e) => {
      let r = O(e.data) ? fe(e.data, 4).slice(0, 32) : null,
        i = C(e, `data`)
      return r !== null && t.has(r.toLowerCase())
        ? {
            id: n,
            field: i,
            verdict: `verified`,
            title: U.shownHere,
            reason: U.rebuilt({ place: w(e), hash: r, account: e.to }),
          }
        : {
            id: n,
            field: i,
            verdict: `caution`,
            title: U.approvesOther,
            reason: U.reviewFirst({ place: w(e), hash: r ?? U.unreadableHash, account: e.to }),
          }
    })
}
var Zn = `approvals`
function Qn(e, t) {
  let n = e.flatMap((e) => {
    let n = x(e)
    return n?.kind === `token-approval` && !n.isRevocation ? [$n(n, w(e), C(e, `spender`), t)] : []
  })
  return n.length > 0 ? n : [{ id: Zn, verdict: `verified`, title: y.noPermission, reason: y.noneLater }]
}
function $n({ token: e, spender: t, amount: n, isUnlimited: r }, i, a, { isContract: o }) {
  let s = { id: Zn, field: a },
    c = { place: i, spender: t, much: n === null ? y.everything : r ? y.unlimited : y.units(n), token: e },
    l = y.lets(c),
    u = o(t)
  return u === void 0 || !u.ok
    ? {
        ...s,
        verdict: r ? `caution` : `unchecked`,
        title: r ? y.unlimitedPermission : y.permission,
        reason: u === void 0 ? y.spenderNotRead(l) : y.spenderUnread({ what: l, reason: u.reason }),
      }
    : u.value
      ? {
          ...s,
          verdict: `caution`,
          title: r ? y.unlimitedPermission : y.permission,
          reason: r ? y.approveLess(y.letsForever(c)) : y.compare(l),
        }
      : { ...s, verdict: r ? `danger` : `caution`, title: y.plainKey, reason: y.keySpender(l) }
}
var W = j(`check-recipients`, {
  calls: ({ place: e, address: t }) => `${e} calls ${t}.`,
  pays: ({ place: e, address: t }) => `${e} pays ${t}.`,
  contractNote: `It is a contract. Make sure that it can return what it receives.`,
  historyUnread: ({ address: e, reason: t }) =>
    `${e} is in no address book here, and the history could not be read: ${t}.`,
  neverPaid: ({ place: e, address: t }) =>
    `${e} pays ${t}, which is in no address book here and was never paid before. Compare every digit with what the recipient told you.`,
  notProved: (e) =>
    `${e} is in no address book here. The history shows an earlier payment to it, which is not proved. Compare it with what the recipient told you, or add it to the address book.`,
  onlyPaid: (e) => `${e}, which was paid before`,
  namedAt: ({ name: e, address: t }) => `${e} (${t})`,
  shares: ({ says: e, head: t, tail: n, other: r }) =>
    `${e} It shares ${t} digits at the start and ${n} at the end with ${r}, and differs between them. Get the address from its owner, not from a list.`,
  self: (e) => `“${e}”, this account`,
  owner: (e) => `“${e}”, an owner`,
  book: (e) => `“${e}”, in the address book`,
  contract: (e) => `“${e}”, a published contract`,
  created: (e) => `“${e}”, created by this transaction`,
  letsTake: ({ place: e, address: t }) => `${e} lets this address take tokens: ${t}.`,
  givesControl: ({ place: e, address: t }) => `${e} gives the control of a contract to ${t}.`,
  givesPower: ({ place: e, address: t }) => `${e} gives power to ${t}.`,
  noneDirectly: `No address is paid directly`,
  nothingSent: `No call sends native currency or a token.`,
  isKnown: `The recipient is known`,
  allKnown: `All recipients are known`,
  toZero: `Sent to the zero address`,
  lost: ({ place: e, address: t }) => `${e} sends to ${t}. Funds sent to it are lost. Name a recipient.`,
  toToken: `Sent to the token’s own contract`,
  cannotReturn: ({ place: e, token: t }) =>
    `${e} sends tokens of ${t} to that same contract, which cannot return them. Name a recipient.`,
  toItself: `Sent to the account itself`,
  samePayer: ({ place: e, address: t }) => `${e} pays ${t}, which is the payer itself. Nothing would change.`,
  knownRecipient: `Known recipient`,
  thisAccountIs: (e) => `${e} is this account.`,
  knownAs: ({ address: e, name: t }) => `${e} is ${t}.`,
  whetherPaid: `Whether the recipient was paid before`,
  first: `First payment to this address`,
  paidBefore: `Paid before, according to the history`,
  thisAccount: `this account`,
  looksLike: `Looks like a known address but is another`,
  resembles: `Resembles a known address`,
})
function er(e) {
  return e.flatMap((e) => {
    let t = x(e)
    if (t?.kind === `token-approval`)
      return [{ address: t.spender, field: C(e, `spender`), says: W.letsTake({ place: w(e), address: t.spender }) }]
    let n = Ze(e)?.to
    if (n && n !== `0x0000000000000000000000000000000000000000`)
      return [{ address: n, field: C(e), says: W.givesControl({ place: w(e), address: n }) }]
    if (e.operation === 1 || !A(e.to, e.caller)) return []
    let r = tr(e)
    return r === null ? [] : [{ address: r, field: C(e), says: W.givesPower({ place: w(e), address: r }) }]
  })
}
function tr({ data: e }) {
  let t = he(e)
  switch (t?.type) {
    case `ADD_OWNER`:
      return t.owner
    case `SWAP_OWNER`:
      return t.newOwner
    case `ENABLE_MODULE`:
      return t.module
    case `SET_GUARD`:
      return t.guard
    case `SET_MODULE_GUARD`:
      return t.moduleGuard
    case `SET_FALLBACK_HANDLER`:
      return t.handler
    default:
      return null
  }
}
function nr(e) {
  let t = e.flatMap((e) => {
      if (e.operation === 1 || e.container === `batch`) return []
      let t = x(e)
      if (t?.kind === `transfer`) {
        let { to: n, token: r, from: i } = t
        return [{ to: n, token: r, from: i ?? e.caller, call: e, field: C(e, `recipient`) }]
      }
      return e.value > 0n || rr(e) ? [{ to: e.to, token: null, from: e.caller, call: e, field: C(e, `to`) }] : []
    }),
    n = new Set()
  return t.filter(({ to: e, token: t }) => {
    let r = `${e}${t ?? ``}`.toLowerCase()
    return n.size !== n.add(r).size
  })
}
var rr = ({ data: e, to: t, caller: n }) => e === ir && !A(t, n) && !A(t, `0x0000000000000000000000000000000000000001`),
  ir = `0x`,
  ar = `recipients`
function or(e, t) {
  let n = nr(e),
    r = new Set(n.map(({ to: e }) => e.toLowerCase())),
    i = fr(e.filter(({ to: e }) => !r.has(e.toLowerCase()))),
    a = lr(t),
    o = [
      ...n.map((e) => sr(e, t, a)),
      ...i.flatMap((e) => ur(e.to, C(e, `to`), W.calls({ place: w(e), address: e.to }), a)),
      ...er(e).flatMap(({ address: e, field: t, says: n }) => ur(e, t, n, a)),
    ],
    s = o.filter(({ verdict: e }) => e !== `verified`)
  return s.length > 0
    ? s
    : [
        n.length === 0
          ? { id: ar, verdict: `verified`, title: W.noneDirectly, reason: W.nothingSent }
          : {
              id: ar,
              verdict: `verified`,
              title: n.length === 1 ? W.isKnown : W.allKnown,
              reason: o.map(({ reason: e }) => e).join(` `),
            },
      ]
}
function sr(e, t, n) {
  let { to: r, from: i, token: a, call: o, field: s } = e,
    c = { id: ar, field: s }
  if (A(r, `0x0000000000000000000000000000000000000000`) || o.isZeroTarget === !0)
    return { ...c, verdict: `danger`, title: W.toZero, reason: W.lost({ place: w(o), address: Be }) }
  if (a !== null && A(r, a))
    return { ...c, verdict: `danger`, title: W.toToken, reason: W.cannotReturn({ place: w(o), token: a }) }
  let [l] = ur(r, s, W.pays({ place: w(o), address: r }), n)
  if (l) return l
  if (A(r, i)) return { ...c, verdict: `caution`, title: W.toItself, reason: W.samePayer({ place: w(o), address: r }) }
  if (A(r, t.safe)) return { ...c, verdict: `verified`, title: W.knownRecipient, reason: W.thisAccountIs(r) }
  let u = n.known.get(r.toLowerCase())
  return u
    ? { ...c, verdict: `verified`, title: W.knownRecipient, reason: W.knownAs({ address: r, name: dr(u) }) }
    : cr(e, t, n)
}
function cr({ to: e, call: t, field: n }, { paidBefore: r, isContract: i }, a) {
  let o = { id: ar, field: n },
    s = i(e),
    c = (e) => (s?.ok === !0 && s.value ? `${e} ${W.contractNote}` : e)
  return r.ok
    ? a.paid.has(e.toLowerCase())
      ? { ...o, verdict: `unchecked`, title: W.paidBefore, reason: c(W.notProved(e)) }
      : { ...o, verdict: `caution`, title: W.first, reason: c(W.neverPaid({ place: w(t), address: e })) }
    : { ...o, verdict: `unchecked`, title: W.whetherPaid, reason: c(W.historyUnread({ address: e, reason: r.reason })) }
}
function lr({ safe: e, known: t, paidBefore: n }) {
  let r = n.ok ? n.value : []
  return {
    known: new Map(t.map((e) => [e.address.toLowerCase(), e])),
    paid: new Set(r.map((e) => e.toLowerCase())),
    safe: e.toLowerCase(),
    everybody: [
      ...t.map((e) => ({ address: e.address, name: dr(e) })),
      { address: e, name: W.thisAccount },
      ...r.map((e) => ({ address: e, name: null })),
    ],
  }
}
function ur(e, t, n, r) {
  let i = e.toLowerCase()
  if (r.known.has(i) || i === r.safe) return []
  let a = Dt(
    e,
    r.everybody.filter(({ address: e }) => e.toLowerCase() !== i),
  )
  if (a === null) return []
  let { known: o, head: s, tail: c, strength: l } = a,
    u = o.name === null ? W.onlyPaid(o.address) : W.namedAt({ name: o.name, address: o.address })
  return [
    {
      id: ar,
      field: t,
      verdict: l === `strong` ? `danger` : `caution`,
      title: l === `strong` ? W.looksLike : W.resembles,
      reason: W.shares({ says: n, head: s, tail: c, other: u }),
    },
  ]
}
var dr = ({ name: e, source: t }) => W[t](e)
function fr(e) {
  let t = new Set()
  return e.filter(({ to: e }) => t.size !== t.add(e.toLowerCase()).size)
}
var pr = `refund`,
  mr = 40000n,
  hr = ({ safeTxGas: e, baseGas: t, gasPrice: n }) => (n === 0n ? 0n : (e + t + mr) * n)
function gr(e, { version: t, isSetHere: n, unit: r }) {
  let { gasPrice: i, baseGas: a, gasToken: o, refundReceiver: s, safeTxGas: c } = e,
    l = []
  ;(i !== 0n && l.push([`gasPrice`, i.toString()]),
    a !== 0n && l.push([`baseGas`, a.toString()]),
    A(o, `0x0000000000000000000000000000000000000000`) || l.push([`gasToken`, o]),
    A(s, `0x0000000000000000000000000000000000000000`) || l.push([`refundReceiver`, s]))
  let u = []
  if (l.length > 0) {
    let t = hr(e),
      a = r ? `${be(t, r.decimals)} ${r.symbol}` : P.unitsOf({ amount: t, token: o }),
      c = i === 0n ? P.withoutPrice : P.upTo(a)
    u.push({
      id: pr,
      field: l[0]?.[0] ?? `gasPrice`,
      verdict: n ? `caution` : `danger`,
      title: P.wouldRefund,
      reason: (n ? P.setHere : P.setByProposer)({
        fields: l.map(([e, t]) => `${e} ${t}`).join(`, `),
        payout: c,
        receiver: A(s, `0x0000000000000000000000000000000000000000`) ? P.executor : s,
      }),
    })
  }
  return (
    c !== 0n &&
      !n &&
      yr(t) &&
      u.push({ id: pr, field: `safeTxGas`, verdict: `caution`, title: P.mayFail, reason: P.safeTxGas(c) }),
    u.length > 0 ? u : [{ id: pr, verdict: `verified`, title: P.noRefund, reason: P.allZero }]
  )
}
var _r = `0x6a761202`
function vr(e) {
  return e.flatMap((e) => {
    if (_(e.data) !== _r || !O(e.data)) return []
    let t = fe(e.data, 4),
      [n, r, i] = [t.uint(128) ?? 0n, t.uint(160) ?? 0n, t.uint(192) ?? 0n]
    if (i === 0n) return []
    let a = hr({ safeTxGas: n, baseGas: r, gasPrice: i })
    return [
      {
        id: pr,
        field: C(e, `gasPrice`),
        verdict: `danger`,
        title: P.otherRefunds,
        reason: P.nestedRefund({
          place: w(e),
          gasPrice: i,
          amount: a,
          token: t.address(224) ?? P.unreadableToken,
          account: e.to,
          receiver: t.address(256) ?? P.unreadableAddress,
        }),
      },
    ]
  })
}
function yr(e) {
  try {
    return !E(e, `1.3.0`)
  } catch {
    return !0
  }
}
var br = `typed-amounts`
function xr(e, t, n) {
  if (e.length === 0) return []
  let r = e.flatMap((e) => Sr(e, t, n))
  return r.length > 0
    ? r
    : [{ id: br, verdict: `verified`, title: e.length === 1 ? y.asTyped : y.allAsTyped, reason: y.convertedAgain }]
}
function Sr(e, t, { chainOf: n, nativeSymbol: r }) {
  let { text: i, token: a, place: o } = e,
    s = e.call === null ? [] : [e.call],
    c = t.find((e) => e.path.length === s.length && e.path[0] === s[0]),
    l = { id: br, field: C({ path: s }, o === `value` ? `value` : `data`) },
    u = a === null ? null : n(a)
  if (u !== null && (u === void 0 || !u.ok || u.value.decimals === null))
    return [
      {
        ...l,
        verdict: `unchecked`,
        title: y.whetherTyped,
        reason: y.typedUnread({ text: i.trim(), token: a ?? ``, decimals: e.decimals, reason: Cr(u) }),
      },
    ]
  let d = u?.value.symbol ?? r,
    f = u?.value.decimals ?? 18,
    p = nt(i, f),
    m = c === void 0 ? [] : wr(c, o)
  if (p.ok && m.includes(p.value)) return []
  let [ee] = m,
    h = o === `data` || ee === void 0 ? y.notContained : y.contains({ amount: be(ee, f), symbol: d, units: ee })
  return [
    {
      ...l,
      verdict: `danger`,
      title: y.notAsTyped,
      reason: y.typedOther({
        text: i.trim(),
        symbol: d,
        contained: h,
        used: e.decimals,
        token: a ?? y.nativeCurrency,
        decimals: f,
      }),
    },
  ]
}
var Cr = (e) => (e === void 0 ? y.notRead : e.ok ? y.hasNone : e.reason)
function wr({ value: e, data: t }, n) {
  if (n === `value`) return [e]
  let r = [...t.slice(10).matchAll(/[0-9a-fA-F]{64}/g)].map(([e]) => BigInt(`0x${e}`))
  return n === `data` ? r : r.slice(n, n + 1)
}
var G = (e, t, n) => ({ chainId: e, symbol: t, address: n }),
  Tr = [
    G(1n, `USDC`, `0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48`),
    G(1n, `USDT`, `0xdAC17F958D2ee523a2206206994597C13D831ec7`),
    G(1n, `DAI`, `0x6B175474E89094C44Da98b954EedeAC495271d0F`),
    G(1n, `WETH`, `0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2`),
    G(1n, `WBTC`, `0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599`),
    G(1n, `stETH`, `0xae7ab96520DE3A18E5e111B5EaAb095312D7fE84`),
    G(1n, `wstETH`, `0x7f39C581F595B53c5cb19bD0b3f8dA6c935E2Ca0`),
    G(1n, `LINK`, `0x514910771AF9Ca656af840dff83E8264EcF986CA`),
    G(1n, `UNI`, `0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984`),
    G(10n, `USDC`, `0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85`),
    G(10n, `WETH`, `0x4200000000000000000000000000000000000006`),
    G(137n, `USDC`, `0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359`),
    G(8453n, `USDC`, `0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913`),
    G(8453n, `WETH`, `0x4200000000000000000000000000000000000006`),
    G(42161n, `USDC`, `0xaf88d065e77c8cC2239327C5EDb3A432268e5831`),
  ],
  Er = `owner-target`
function Dr({ target: e, ...t }) {
  if (e === null) return []
  let n = $e({ ...t, target: e }),
    r = { owners: e.owners.length, signatures: e.threshold }
  switch (n.kind) {
    case `same`:
      return [{ id: Er, verdict: `verified`, title: N.leadsThere, reason: N.computedAgain(r) }]
    case `other`:
      return [
        {
          id: Er,
          verdict: `danger`,
          title: N.otherOwners,
          reason: N.leadsElsewhere({ now: t.now.owners.length, threshold: t.now.threshold, owners: e.owners.length }),
        },
      ]
    case `reached`:
      return [{ id: Er, verdict: `danger`, title: N.nothingLeft, reason: N.alreadyThere(r) }]
    case `refused`:
      return [{ id: Er, verdict: `danger`, title: N.unreachable, reason: N.chooseAgain(n.reason) }]
  }
}
var Or = (e, t) =>
  e
    .filter(({ operation: e, data: t }) => e === 0 && _(t) === `0x1688f0b9`)
    .map((e) => {
      let n = t.find(e.to).filter(({ name: e }) => e === `SafeProxyFactory`),
        r = b(e.to, t),
        i = r.kind === `published` ? r.code.version : n[0]?.version
      return { call: e, account: i === void 0 || n.length === 0 ? null : S(e, i) }
    })
function kr({ safe: t, transaction: n }, r) {
  let i = g(t, n),
    a = Qe(i, r),
    o = a.flatMap(({ change: e }) => {
      switch (e.type) {
        case `ENABLE_MODULE`:
          return [e.module]
        case `SET_GUARD`:
          return [e.guard]
        case `SET_MODULE_GUARD`:
          return [e.moduleGuard]
        case `SET_FALLBACK_HANDLER`:
          return [e.handler]
        case `CHANGE_IMPLEMENTATION`:
          return [e.implementation]
        case `MIGRATION`:
          return [e.singleton, e.handler].filter((e) => e != null)
        default:
          return []
      }
    }),
    s = Or(i, r),
    c = s.flatMap(({ account: e }) => (e === null ? [] : [e])),
    l = me(
      i.filter(({ caller: e }) => A(e, t)),
      t,
    ),
    u = i.flatMap((e) => {
      let t = x(e)
      return t?.kind === `token-approval` ? [t.spender] : []
    }),
    { gasToken: d } = n
  return {
    code: Ar([
      ...i.filter(({ operation: e }) => e === 1).map(({ to: e }) => e),
      ...o,
      ...l.flatMap(({ factory: e, masterCopy: t }) => [e, t]),
      ...s.map(({ call: e }) => e.to),
      ...c.flatMap(({ singleton: e, setup: t }) => [e, ...(t ? [t.fallbackHandler] : [])]),
    ]),
    contracts: Ar([
      ...i.filter(({ data: e, to: t, caller: n }) => e !== `0x` && t !== n).map(({ to: e }) => e),
      ...nr(i).map(({ to: e }) => e),
      ...u,
      ...c.map(({ address: e }) => e),
    ]),
    tokens: Ar([...e(i), ...(d === `0x0000000000000000000000000000000000000000` ? [] : [d])]),
    holdings: ot(t, i).map(({ owner: e, token: t }) => ({ owner: e, token: t })),
    children: Ar(a.map(({ account: e }) => e).filter((e) => e !== t)),
    newOwners: Ar(
      a.flatMap(({ change: e }) => (e.type === `ADD_OWNER` ? [e.owner] : e.type === `SWAP_OWNER` ? [e.newOwner] : [])),
    ),
  }
}
function Ar(e) {
  return [...new Map(e.map((e) => [e.toLowerCase(), e])).values()]
}
var K = `new-account`
function jr(e, t) {
  let n = Or(e, t.book)
  if (n.length === 0) return []
  let r = [...n.flatMap((e) => Mr(e, t)), ...Ir(e, n, t)]
  return r.length > 0
    ? r
    : [
        {
          id: K,
          verdict: `verified`,
          title: n.length === 1 ? L.asShown : L.allAsShown,
          reason: L.computed(n.map(({ account: e }) => e?.address ?? ``).join(`, `)),
        },
      ]
}
function Mr({ call: e, account: t }, n) {
  let r = { id: K, field: C(e, `data`) },
    i = b(e.to, n.book)
  return i.kind === `unread`
    ? [
        {
          ...r,
          verdict: `unchecked`,
          title: L.factory,
          reason: L.factoryUnread({ place: w(e), factory: e.to, reason: i.reason }),
        },
      ]
    : i.kind === `published`
      ? t === null || t.setup === null
        ? [
            {
              ...r,
              verdict: `danger`,
              title: L.unreadable,
              reason: t === null ? L.ownersUnread(w(e)) : L.ownersUnreadAt({ place: w(e), address: t.address }),
            },
          ]
        : [...Nr(e, t, n), ...Pr(e, t, n.book), ...Fr(e, t.setup, n)]
      : [{ ...r, verdict: `danger`, title: L.unknownFactory, reason: L.notTheFactory({ place: w(e), factory: e.to }) }]
}
function Nr(e, { address: t }, { isContract: n }) {
  let r = { id: K, field: C(e, `address`) },
    i = n(t) ?? { ok: !1, reason: L.notRead }
  return i.ok
    ? i.value
      ? [{ ...r, verdict: `danger`, title: L.taken, reason: L.takenBy({ place: w(e), address: t }) }]
      : []
    : [
        {
          ...r,
          verdict: `unchecked`,
          title: L.whetherFree,
          reason: L.freeUnread({ place: w(e), address: t, reason: i.reason }),
        },
      ]
}
function Pr(e, { singleton: t }, n) {
  let r = b(t, n),
    i = { id: K, field: C(e, `singleton`) },
    a = `code` in r && (r.code.name === `Safe` || r.code.name === `SafeL2`)
  return r.kind === `published` && a
    ? Ct({ version: r.code.version, isL2: !0 }, { isL2: !0 }).map((e) => ({ ...e, field: i.field }))
    : r.kind === `unread` && a
      ? [
          {
            ...i,
            verdict: `unchecked`,
            title: L.code,
            reason: L.codeUnread({ name: T(r.code), address: t, reason: r.reason }),
          },
        ]
      : [{ ...i, verdict: `danger`, title: L.unknownCode, reason: L.notPublished({ place: w(e), address: t }) }]
}
function Fr(e, t, { safe: n, book: r }) {
  let i = C(e, `data`),
    a = (e, t) => ({ id: K, field: i, verdict: `danger`, title: e, reason: t }),
    o = ae(t),
    s = A(t.fallbackHandler, `0x0000000000000000000000000000000000000000`)
      ? null
      : Ut(`newFallbackHandler`, t.fallbackHandler, r)
  return [
    ...(o === null ? [] : [a(L.refused, o)]),
    ...(A(t.to, `0x0000000000000000000000000000000000000000`) ? [] : [a(L.foreignSetup, L.delegatesTo(t.to))]),
    ...(t.payment === 0n
      ? []
      : [a(L.pays, L.wouldPay({ amount: t.payment, token: t.paymentToken, receiver: t.paymentReceiver }))]),
    ...(s === null || s.verdict === `verified`
      ? []
      : [{ id: K, field: i, verdict: s.verdict, title: L.handler, reason: s.reason }]),
    ...(t.owners.some((e) => A(e, n))
      ? []
      : [{ id: K, field: i, verdict: `caution`, title: L.notOwned, reason: L.ownedBy(t.owners.join(`, `)) }]),
  ]
}
function Ir(e, t, n) {
  let r = t.flatMap(({ account: e }) => (e === null ? [] : [e.address]))
  return nr(e)
    .filter(({ to: e, from: t }) => ![...r, t, n.safe].some((t) => A(t, e)))
    .filter(({ to: e }) => !n.known.some(({ address: t }) => A(t, e)))
    .map(({ to: e, call: t, field: n }) => ({
      id: K,
      field: n,
      verdict: `danger`,
      title: L.paymentElsewhere,
      reason: L.paysOther({ place: w(t), to: e, created: r.join(`, `) || L.notKnown }),
    }))
}
var q = j(`check-recovery`, {
    setsNotice: ({ place: e, notice: t }) => `${e} sets the notice to ${t}, also for announced attempts.`,
    noNotice: ({ place: e, notice: t }) =>
      `${e} sets the notice to ${t}, also for announced attempts. A recoverer can then take control of the account at once. Do not sign.`,
    shortNotice: ({ place: e, notice: t }) =>
      `${e} sets the notice to ${t}, also for announced attempts. That is shorter than a day: owners who sleep or travel cannot cancel in time.`,
    neverLapse: (e) => `${e} lets attempts lapse never.`,
    lapseAfter: ({ place: e, time: t }) => `${e} lets attempts lapse ${t} after their notice.`,
    announces: (e) =>
      `${e} announces a call through the recovery module of this account itself. Ask the proposer what it is for.`,
    executes: (e) =>
      `${e} executes a call through the recovery module of this account itself. Ask the proposer what it is for.`,
    strangers: (e) =>
      `The recovery module that it creates is controlled by ${e}, not by this account alone. That address can remove the notice. Do not sign.`,
    noRecoverer: `It has no recoverer yet.`,
    mayReplace: ({ recoverers: e, notice: t }) =>
      `${e} may replace the owners, or make any other call as the account, after a notice of ${t} in which the owners can cancel.`,
    newDelay: (e) =>
      `The module is a new Zodiac Delay that this transaction creates, checked by address and code hash. This account alone controls it. ${e}`,
    newShortDelay: (e) =>
      `The module is a new Zodiac Delay that this transaction creates, checked by address and code hash. This account alone controls it. ${e} That is shorter than a day: owners who sleep or travel cannot cancel in time.`,
    moduleCode: `The code of the new module`,
    moduleFactory: `The factory of the new module`,
    notRequested: `its code was not requested`,
    codeUnread: ({ what: e, address: t, reason: n }) =>
      `${e} at ${t} could not be read: ${n}. Do not sign until it has been read.`,
    cancels: `This cancels announced recoveries`,
    cancelsBelow: ({ place: e, nonce: t }) =>
      `${e} cancels every attempt with a number below ${t}. An attempt announced later is not cancelled.`,
    movesPast: `This moves past lapsed recoveries`,
    nothingElse: (e) => `${e} changes nothing else.`,
    letsRecover: `This lets an address recover the account`,
    mayAnnounce: ({ place: e, recoverer: t }) =>
      `${e} lets ${t} announce any call in the name of this account. It can be executed after the notice unless the owners cancel it. Compare the address with what was agreed.`,
    removesRecoverer: `This removes a recoverer`,
    removesRight: ({ place: e, recoverer: t }) => `${e} removes the right of ${t} to start a recovery.`,
    removesNotice: `This removes the notice of recoveries`,
    changesNotice: `This changes the notice of recoveries`,
    changesLapse: `This changes when recoveries lapse`,
    takesPart: `This takes part in a recovery of this account`,
    withoutNotice: `The recovery module that it creates has no notice: a recoverer can take control of the account at once. Do not sign.`,
    notZodiac: ({ what: e, address: t }) =>
      `${e} at ${t} is not published Zodiac code, so this page does not know what it does. Do not sign.`,
  }),
  Lr = 86400n
function Rr(e, t, n) {
  let r = zr(e.factory, `ModuleProxyFactory`, n) ?? zr(e.masterCopy, `Delay`, n)
  if (r !== null) return r
  let i = [e.owner, e.avatar, e.target].filter((e) => !A(e, t))
  if (i.length > 0) return { verdict: `danger`, reason: q.strangers(k([...new Set(i)])) }
  if (e.cooldown === 0n) return { verdict: `danger`, reason: q.withoutNotice }
  let a =
    e.recoverers.length === 0
      ? q.noRecoverer
      : q.mayReplace({ recoverers: k(e.recoverers, `or`), notice: de(e.cooldown) })
  return { verdict: `caution`, reason: (e.cooldown < Lr ? q.newShortDelay : q.newDelay)(a) }
}
function zr(e, n, r) {
  let i = r.codeHash(e)
  if (i?.ok === !0 && t(e, i.value)?.name === n) return null
  let a = n === `Delay` ? q.moduleCode : q.moduleFactory
  return i === void 0 || !i.ok
    ? { verdict: `danger`, reason: q.codeUnread({ what: a, address: e, reason: i?.reason ?? q.notRequested }) }
    : { verdict: `danger`, reason: q.notZodiac({ what: a, address: e }) }
}
function Br(e, t, n) {
  let r = e.filter(({ caller: e }) => A(e, t))
  return new Set(
    me(r, t)
      .filter((e) => Rr(e, t, n).verdict !== `danger`)
      .flatMap(({ module: e, places: t }) => t.flatMap((e) => r[e] ?? []).filter(({ to: t }) => A(t, e))),
  )
}
var Vr = `message-bare-hash`,
  Hr = `0x85a5affe`
function Ur(e, t, n = new Set()) {
  return e
    .filter((e) => Wr(e, t))
    .map((e) => {
      let t = O(e.data) ? fe(e.data, 4).bytes(0) : null,
        r = t === null ? Et.unreadableBytes : t,
        i = e.path.length === 0 ? Et.thisAccount : e.caller,
        a = C(e, `data`),
        o = Et.confirms({ place: w(e), account: i, what: r })
      return t !== null && n.has(t.toLowerCase())
        ? { id: Vr, field: a, verdict: `caution`, title: Et.signsMessage, reason: Et.shownHere(o) }
        : { id: Vr, field: a, verdict: `danger`, title: Et.signsUnreadable, reason: Et.mayBe(o) }
    })
}
function Wr(e, t) {
  return _(e.data) === Hr
    ? e.operation === 1
      ? t.find(e.to).some(({ name: e }) => e === `SignMessageLib`)
      : A(e.to, e.caller)
    : !1
}
var Gr = ({ nativeCurrency: { known: e, told: t } }) => e ?? { symbol: t.symbol, decimals: 18 }
function Kr(e, { genuine: t, tokenOnChain: n }) {
  let r = n(e)
  return t.some((t) => A(t.address, e)) || (r?.ok === !0 && r.value.decimals !== null)
}
var J = j(`check-guards`, {
    guard: `guard`,
    moduleGuard: `guard for modules`,
    otherAccount: ({ title: e, guard: t, account: n }) =>
      `The ${e} ${t} of the account ${n} was not tried: open that account to set it.`,
    tooOld: ({ version: e, title: t, since: n }) =>
      `Its contract is ${e}, and a ${t} exists since ${n}: the call changes nothing.`,
    notTried: ({ title: e, guard: t }) => `The ${e} ${t} was not tried.`,
    refusedRemoval: ({ block: e, title: t, guard: n, reason: r }) =>
      `In a trial on block ${M(e)}, the ${t} ${n} was set and then refused its own removal by enough owners: ${r} The account could be locked permanently. Do not sign.`,
    passed: ({ title: e, guard: t, block: n }) =>
      `The ${e} ${t} was set in a trial on block ${M(n)}, and then let enough owners remove it. A guard that reads the time, or that others control, may refuse later.`,
    whether: (e) => `Whether the ${e} can be removed again`,
    noSuchGuard: (e) => `This account has no ${e}`,
    refusesThis: (e) => `The account refuses this ${e}`,
    noInterface: ({ guard: e, title: t, version: n }) =>
      `${e} does not report by ERC-165 that it is a ${t}, and a contract of ${n} accepts no other: the transaction fails.`,
    noSimulation: (e) => `The simulation could not run: ${e}`,
    itselfFails: (e) => `The transaction itself fails, so there is nothing to remove: ${e}`,
    couldNotRemove: (e) => `The ${e} could not be removed again`,
    canRemove: (e) => `The ${e} can be removed again`,
  }),
  qr = `lock-out`,
  Jr = { guard: `1.3.0`, moduleGuard: `1.5.0` },
  Yr = { guard: `1.4.1`, moduleGuard: `1.5.0` },
  Xr = (e, t) => !E(e, Yr[t]),
  Zr = (e, t) => !E(e, Jr[t])
function Qr(e, t) {
  let n = new Map()
  for (let t of e) {
    let e = $r(t.change.type)
    e !== null && n.set(`${t.account.toLowerCase()} ${e}`, t)
  }
  return [...n.values()].flatMap((e) => {
    let { change: n } = e
    return n.type === `SET_GUARD`
      ? ei(e, `guard`, n.guard, t)
      : n.type === `SET_MODULE_GUARD`
        ? ei(e, `moduleGuard`, n.moduleGuard, t)
        : []
  })
}
function $r(e) {
  return e === `SET_GUARD` || e === `DELETE_GUARD`
    ? `guard`
    : e === `SET_MODULE_GUARD` || e === `DELETE_MODULE_GUARD`
      ? `moduleGuard`
      : null
}
function ei({ account: e, call: t }, n, r, i) {
  let a = { id: qr, field: C(t) },
    o = J[n],
    s = (e) => ({ ...a, verdict: `unchecked`, title: J.whether(o), reason: e })
  if (!A(e, i.safe)) return [s(J.otherAccount({ title: o, guard: r, account: e }))]
  if (!Zr(i.version, n))
    return [
      {
        ...a,
        verdict: `caution`,
        title: J.noSuchGuard(o),
        reason: J.tooOld({ version: i.version, title: o, since: Jr[n] }),
      },
    ]
  let c = i.guardFacts(n)
  if (c === void 0) return [s(J.notTried({ title: o, guard: r }))]
  if (Xr(i.version, n) && c.answers.ok && !c.answers.value)
    return [
      {
        ...a,
        verdict: `caution`,
        title: J.refusesThis(o),
        reason: J.noInterface({ guard: r, title: o, version: i.version }),
      },
    ]
  let { trial: l } = c
  if (!l.ok) return [s(J.noSimulation(l.reason))]
  switch (l.value.kind) {
    case `change-fails`:
      return [s(J.itselfFails(l.value.reason))]
    case `refused`:
      return [
        {
          ...a,
          verdict: `danger`,
          title: J.couldNotRemove(o),
          reason: J.refusedRemoval({ block: l.value.block, title: o, guard: r, reason: l.value.reason }),
        },
      ]
    case `passes`:
      return [
        {
          ...a,
          verdict: `verified`,
          title: J.canRemove(o),
          reason: J.passed({ title: o, guard: r, block: l.value.block }),
        },
      ]
  }
}
var Y = j(`check-lists`, {
  moduleBefore: ({ named: e, member: t, real: n }) =>
    `it names ${e} as the address before ${t}, but in the list of modules that is ${n}`,
  ownerBefore: ({ named: e, member: t, real: n }) =>
    `it names ${e} as the address before ${t}, but in the list of owners that is ${n}`,
  noModule: ({ module: e, account: t }) => `${e} is not among the modules of ${t}`,
  moduleStays: `The module would not be removed`,
  removalFails: ({ place: e, why: t }) =>
    `${e} fails: ${t}. The list has changed since this was built. Build the removal again.`,
  removalMayFail: ({ place: e, why: t }) => `${e} fails unless the list of modules changes before it runs: ${t}.`,
  noOwner: ({ owner: e, account: t }) => `${e} is not an owner of ${t}`,
  ownersStay: `The owners would not change`,
  changeFails: ({ place: e, why: t }) =>
    `${e} fails: ${t}. The owners have changed since this was built. Reject it and make the change again on the Set-up page.`,
  changeMayFail: ({ place: e, why: t }) => `${e} fails unless the list of owners changes before it runs: ${t}.`,
  dirty: `an address with extra bytes`,
  start: `the start of the list`,
})
function ti(e, { member: t, named: n, list: r }) {
  let i = e.findIndex((e) => A(e, t)),
    a = e[i - 1] ?? `0x0000000000000000000000000000000000000001`
  if (i >= 0 && n !== null && A(n, a)) return null
  let o = { named: ni(n), member: t, real: ni(a) }
  return r === `modules` ? Y.moduleBefore(o) : Y.ownerBefore(o)
}
var ni = (e) => (e === null ? Y.dirty : A(e, `0x0000000000000000000000000000000000000001`) ? Y.start : e)
function ri(e, t) {
  let { owners: n, modules: r } = e
  switch (t.type) {
    case `ADD_OWNER`:
      return { ...e, owners: [t.owner, ...n], threshold: t.threshold }
    case `REMOVE_OWNER`:
      return { ...e, owners: ii(n, t.owner), threshold: t.threshold }
    case `SWAP_OWNER`:
      return { ...e, owners: n.map((e) => (A(e, t.oldOwner) ? t.newOwner : e)) }
    case `CHANGE_THRESHOLD`:
      return { ...e, threshold: t.threshold }
    case `CHANGE_IMPLEMENTATION`:
      return { ...e, masterCopy: t.implementation }
    case `ENABLE_MODULE`:
      return { ...e, modules: [t.module, ...r] }
    case `DISABLE_MODULE`:
      return { ...e, modules: ii(r, t.module) }
    case `SET_GUARD`:
      return { ...e, guard: t.guard }
    case `DELETE_GUARD`:
      return { ...e, guard: null }
    case `SET_MODULE_GUARD`:
      return { ...e, moduleGuard: t.moduleGuard }
    case `DELETE_MODULE_GUARD`:
      return { ...e, moduleGuard: null }
    case `SET_FALLBACK_HANDLER`:
      return { ...e, fallbackHandler: t.handler }
    case `MIGRATION`:
      return { ...e, masterCopy: t.singleton ?? e.masterCopy, fallbackHandler: t.handler ?? e.fallbackHandler }
  }
}
var ii = (e, t) => e.filter((e) => !A(e, t))
function ai(e, { safe: t, state: n, childOf: r }) {
  let i = new Map()
  return e.map((e) => {
    let a = e.account.toLowerCase(),
      o = A(e.account, t) ? n : r(e.account),
      s = i.get(a) ?? (o?.ok === !0 ? o.value : null)
    return (s !== null && i.set(a, ri(s, e.change)), { found: e, settings: s })
  })
}
var oi = (e, { safe: t, state: n, nonce: r }) => A(e, t) && n.ok && n.value.nonce === r,
  si = `module-list`
function ci(e, t) {
  return ai(e, t).flatMap(({ found: e, settings: n }) =>
    e.change.type === `DISABLE_MODULE` && n !== null ? li(e, e.change.module, n, t) : [],
  )
}
function li({ account: e, call: t }, n, { modules: r, hasMoreModules: i = !1 }, a) {
  let o = r.some((e) => A(e, n))
  if (!o && i) return []
  let s = O(t.data) ? fe(t.data, 4).address(0) : null,
    c = o ? ti(r, { member: n, named: s, list: `modules` }) : Y.noModule({ module: n, account: e })
  if (c === null) return []
  let l = oi(e, a)
  return [
    {
      id: si,
      field: C(t),
      verdict: l ? `danger` : `caution`,
      title: Y.moduleStays,
      reason: l ? Y.removalFails({ place: w(t), why: c }) : Y.removalMayFail({ place: w(t), why: c }),
    },
  ]
}
var ui = `owner-list`
function di(e, t) {
  return ai(e, t).flatMap(({ found: e, settings: n }) => {
    let r = fi(e)
    return r === null || n === null ? [] : pi(e, r, n.owners, t)
  })
}
function fi({ change: e }) {
  return e.type === `REMOVE_OWNER` ? e.owner : e.type === `SWAP_OWNER` ? e.oldOwner : null
}
function pi({ account: e, call: t }, n, r, i) {
  let a = O(t.data) ? fe(t.data, 4).address(0) : null,
    o = r.some((e) => A(e, n)) ? ti(r, { member: n, named: a, list: `owners` }) : Y.noOwner({ owner: n, account: e })
  if (o === null) return []
  let s = oi(e, i)
  return [
    {
      id: ui,
      field: C(t),
      verdict: s ? `danger` : `caution`,
      title: Y.ownersStay,
      reason: s ? Y.changeFails({ place: w(t), why: o }) : Y.changeMayFail({ place: w(t), why: o }),
    },
  ]
}
var X = j(`check-new-owners`, {
    ownersNotRead: `The current owners could not be read. Read them again before signing.`,
    ownersUnread: (e) => `The current owners could not be read: ${e}. Read them again before signing.`,
    proofNotRead: (e) => `A proof of control of ${e} was not read. First ask its holder to sign a message with it.`,
    proofUnread: ({ owner: e, reason: t }) =>
      `A proof of control of ${e} was not read: ${t}. First ask its holder to sign a message with it.`,
    refuses: ({ threshold: e, owners: t, before: n, ownersBefore: r }) =>
      `It would be ${e} of ${t}. Before, it is ${n} of ${r}. The contract refuses it.`,
    thresholdAfter: `Threshold after the change`,
    cannotBe: `This cannot be an owner`,
    zero: `The new owner is the zero address, which has no key.`,
    sentinel: (e) => `The new owner is ${e}, which the contract reserves for the ends of its lists.`,
    itself: (e) => `The new owner is the account ${e} itself, which could then only sign with its own signature.`,
    duplicate: (e) => `${e} is already an owner. The contract refuses a duplicate.`,
    notProven: `New owner not proven`,
    proven: `New owner proven`,
    signedChallenge: (e) => `${e} signed the challenge for exactly this account; the signature was recovered here.`,
    notProved: (e) =>
      `Control of ${e} is not proved. Compare the address with its holder, or ask the holder to sign the challenge.`,
    answers: `New owner answers signatures`,
    acceptedReal: (e) =>
      `The contract ${e} accepted a real signature of the challenge by isValidSignature (EIP-1271), asked as this account asks.`,
    able: `New owner can sign, its holders are not proven`,
    ableAccount: ({ owner: e, threshold: t, owners: n }) =>
      `${e} is an account that needs ${t} of ${n} owners. Its isValidSignature was run on chain data with their approvals assumed, and accepts them. Their consent is not proved: ask them to sign the challenge.`,
    unable: `New owner cannot sign`,
    unableAccount: ({ owner: e, threshold: t, owners: n }) =>
      `${e} is an account that needs ${t} of ${n} owners, but its isValidSignature, called as this account calls it, does not accept even their approvals. Check its version and its fallback handler. As an owner it could never confirm by signature.`,
    anything: `New owner accepts any signature`,
    acceptsBytes: (e) =>
      `The contract ${e} accepts bytes that are not a signature. As an owner, any address could sign for it.`,
    noMethod: ({ owner: e, method: t }) =>
      `The contract ${e} has no ${t} in its code, and delegates to no other code. As an owner it could only confirm by calling approveHash itself.`,
    contract: `New owner is a contract, not proven`,
    unknown: ({ owner: e, reason: t }) =>
      `Whether the contract ${e} can sign is not known: ${t}. Ask its holder to sign the challenge, and enter that signature here.`,
    impossible: `An impossible threshold`,
  }),
  mi = `new-owners`
function hi(e, t, { state: n, proofOf: r }) {
  let i = n.ok ? n.value : null,
    a = []
  for (let { account: n, call: o, change: s } of t) {
    if (!A(n, e)) continue
    let t = s.type === `ADD_OWNER` ? s.owner : s.type === `SWAP_OWNER` ? s.newOwner : null
    if ((t !== null && a.push(_i(t, e, i, o) ?? vi(t, r(t), o)), i === null)) continue
    let c = ri(i, s),
      l = gi(s.type) ? bi(i, c, o) : null
    ;(l && a.push(l), (i = c))
  }
  return (
    a.length > 0 &&
      i === null &&
      a.push({
        id: mi,
        verdict: `unchecked`,
        title: X.thresholdAfter,
        reason: n.ok ? X.ownersNotRead : X.ownersUnread(n.reason),
      }),
    a
  )
}
var gi = (e) => e === `ADD_OWNER` || e === `REMOVE_OWNER` || e === `CHANGE_THRESHOLD`
function _i(e, t, n, r) {
  let i = (e) => ({ id: mi, field: C(r, `owner`), verdict: `danger`, title: X.cannotBe, reason: e })
  return A(e, `0x0000000000000000000000000000000000000000`)
    ? i(X.zero)
    : A(e, `0x0000000000000000000000000000000000000001`)
      ? i(X.sentinel(je))
      : A(e, t)
        ? i(X.itself(t))
        : n?.owners.some((t) => A(t, e)) === !0
          ? i(X.duplicate(e))
          : null
}
function vi(e, t, n) {
  let r = { id: mi, field: C(n, `owner`) }
  if (t === void 0 || !t.ok)
    return {
      ...r,
      verdict: `unchecked`,
      title: X.notProven,
      reason: t === void 0 || t.ok ? X.proofNotRead(e) : X.proofUnread({ owner: e, reason: t.reason }),
    }
  let { value: i } = t
  return i.kind === `contract`
    ? { ...r, ...yi(e, i.answer) }
    : i.signed
      ? { ...r, verdict: `verified`, title: X.proven, reason: X.signedChallenge(e) }
      : { ...r, verdict: `caution`, title: X.notProven, reason: X.notProved(e) }
}
function yi(e, t) {
  switch (t.kind) {
    case `signed`:
      return { verdict: `verified`, title: X.answers, reason: X.acceptedReal(e) }
    case `able`:
      return {
        verdict: `caution`,
        title: X.able,
        reason: X.ableAccount({ owner: e, threshold: t.threshold, owners: t.owners }),
      }
    case `unable`:
      return {
        verdict: `danger`,
        title: X.unable,
        reason: X.unableAccount({ owner: e, threshold: t.threshold, owners: t.owners }),
      }
    case `anything`:
      return { verdict: `danger`, title: X.anything, reason: X.acceptsBytes(e) }
    case `no-method`:
      return { verdict: `danger`, title: X.unable, reason: X.noMethod({ owner: e, method: t.method }) }
    case `unknown`:
      return { verdict: `caution`, title: X.contract, reason: X.unknown({ owner: e, reason: t.reason }) }
  }
}
function bi(e, t, n) {
  let r = { id: mi, field: C(n, `threshold`) }
  return t.threshold < 1 || t.threshold > t.owners.length
    ? {
        ...r,
        verdict: `danger`,
        title: X.impossible,
        reason: X.refuses({
          threshold: t.threshold,
          owners: t.owners.length,
          before: e.threshold,
          ownersBefore: e.owners.length,
        }),
      }
    : null
}
var Z = j(`check-settings`, {
  SET_FALLBACK_HANDLER: ({ place: e, whose: t }) => `${e} sets the fallback handler${t}.`,
  ADD_OWNER: ({ place: e, whose: t }) => `${e} adds an owner${t}.`,
  REMOVE_OWNER: ({ place: e, whose: t }) => `${e} removes an owner${t}.`,
  SWAP_OWNER: ({ place: e, whose: t }) => `${e} replaces an owner${t}.`,
  CHANGE_THRESHOLD: ({ place: e, whose: t }) => `${e} changes how many must sign${t}.`,
  CHANGE_IMPLEMENTATION: ({ place: e, whose: t }) => `${e} replaces the account’s code${t}.`,
  MIGRATION: ({ place: e, whose: t }) => `${e} replaces the account’s code by a published migration${t}.`,
  ENABLE_MODULE: ({ place: e, whose: t }) => `${e} lets a module act without signatures${t}.`,
  DISABLE_MODULE: ({ place: e, whose: t }) => `${e} disables a module${t}.`,
  SET_GUARD: ({ place: e, whose: t }) => `${e} sets a guard that can block everything${t}.`,
  DELETE_GUARD: ({ place: e, whose: t }) => `${e} removes the guard${t}.`,
  SET_MODULE_GUARD: ({ place: e, whose: t }) => `${e} sets a guard for modules${t}.`,
  DELETE_MODULE_GUARD: ({ place: e, whose: t }) => `${e} removes the guard for modules${t}.`,
  ofAccount: (e) => ` of ${e}`,
  valuesUnread: `The current values of the account could not be read.`,
  valuesUnreadOf: (e) => `The current values of the account ${e} could not be read.`,
  toDevelopment: `This hands control to a development contract`,
  toUnknown: `This hands control to unknown code`,
  replacesCode: `This replaces the account’s code`,
  unknownModule: `This enables an unknown module`,
  unknownGuard: `This sets an unknown guard`,
  unknownModuleGuard: `This sets an unknown guard for modules`,
  unknownHandler: `This sets an unknown fallback handler`,
  codeOfThis: `This replaces the code of the account`,
  codeOfAnother: `This replaces the code of another account`,
  controlOfThis: `This changes who controls the account`,
  controlOfAnother: `This changes who controls another account`,
  compare: `Compare the new values with what was agreed.`,
  setsLimit: (e) => `${e} lets an address spend up to a limit.`,
  renewsLimit: (e) => `${e} renews a spending limit.`,
  removesLimit: (e) => `${e} removes a spending limit.`,
  addsBeneficiary: (e) => `${e} adds a beneficiary of limits.`,
  removesBeneficiary: (e) => `${e} removes a beneficiary’s limits.`,
  spendsLimit: (e) => `${e} spends within a limit.`,
  none: `none`,
  otherCode: ({ address: e, name: t, published: n, found: r }) =>
    `The new code ${e} should be ${t} with code hash ${n}, but hashes to ${r}. Do not sign.`,
  notCompared: ({ address: e, name: t }) =>
    `The new code ${e} is at the address where ${t} is published, but its code could not be compared. Read it again before signing.`,
  notComparedBecause: ({ address: e, name: t, reason: n }) =>
    `The new code ${e} is at the address where ${t} is published, but its code could not be compared: ${n}. Read it again before signing.`,
  losesGuard: ({ older: e, now: t, guard: n }) =>
    `${e} is older than ${t}, which the account runs now: the guard ${n} would no longer be called. Do not sign.`,
  losesModuleGuard: ({ older: e, now: t, guard: n }) =>
    `${e} is older than ${t}, which the account runs now: the guard for modules ${n} would no longer be called. Do not sign.`,
  olderCode: ({ older: e, now: t }) =>
    `${e} is older than ${t}, which the account runs now. Ask the proposer why the account should go back to it.`,
  unchangedReason: `No call changes owners, threshold, modules, guard, handler or spending limits.`,
  unchanged: `Control is unchanged`,
  unreadable: `A change of settings that cannot be read`,
  extraBits: ({ place: e, method: t, address: n }) =>
    `${e} calls the settings method ${t} of ${n}, but its parameters have extra bits: the contract may read other values. Do not sign. Ask the proposer to build it again.`,
  unknownMethod: `An unknown method of the account itself`,
  asAccount: ({ place: e, method: t, address: n }) =>
    `${e} calls ${t} of ${n} as the account itself. Its fallback handler answers the call, and may store something. Ask the proposer what it is for.`,
  noHandler: `Without a handler the account cannot confirm messages.`,
  handlerIsAccount: `The handler is the account itself: any address could then change its settings. Do not sign.`,
  spending: `This changes who may spend without signatures`,
  dirtyCode: `The new code, or the new handler, is an address with extra bytes. Do not sign. Ask the proposer to build it again.`,
  unknownCode: (e) =>
    `From then on ${e} decides who may do what, regardless of owners and threshold. It is not published account code. Do not sign.`,
  runsThen: (e) => `From then on the account runs ${e}, checked by address and code hash.`,
  notRead: `they were not read`,
})
function xi(e, t) {
  let n = new Map()
  for (let t of e) {
    let e = t.account.toLowerCase()
    Si.includes(t.change.type) && n.set(e, [...(n.get(e) ?? []), t])
  }
  return [...n.values()].flatMap((e) => {
    let n = e.at(-1)
    if (!n) return []
    let r = t(n.account) ?? { ok: !1, reason: Z.notRead }
    if (!r.ok) return [{ account: n.account, call: n.call, before: r, after: r }]
    let i = e.reduce((e, { change: t }) => ri(e, t), r.value)
    return [{ account: n.account, call: n.call, before: Ci(r.value), after: Ci(i) }]
  })
}
var Si = [`ADD_OWNER`, `REMOVE_OWNER`, `SWAP_OWNER`, `CHANGE_THRESHOLD`],
  Ci = ({ owners: e, threshold: t }) => ({ ok: !0, value: { owners: e, threshold: t } })
function wi(e, t) {
  let n = xi(e, (e) => (e.toLowerCase() === t.reviewed.safe.toLowerCase() ? t.state : t.childOf(e))),
    r = n.map(({ account: e, after: t }) => [
      e.toLowerCase(),
      t.ok ? { kind: `account`, ...t.value } : { kind: `unknown`, reason: t.reason },
    ]),
    i = new Map([...t.ownerGraph, ...r])
  return n.flatMap(({ account: e, call: n, before: r }) => {
    let a = t.lockedIn?.(e)
    return Ot(e, i, {
      field: C(n, `threshold`),
      ...(a === void 0 ? {} : { locked: a }),
      ...(r.ok ? { today: r.value.threshold } : {}),
    })
  })
}
var Q = j(`check-changes`, {
  none: `none`,
  thresholdOf: ({ threshold: e, count: t }) => `${e} of ${t}`,
  owners: `Owners`,
  threshold: `Threshold`,
  modules: `Modules`,
  guard: `Guard`,
  moduleGuard: `Module guard`,
  fallbackHandler: `Fallback handler`,
  code: `Account code`,
  SET_FALLBACK_HANDLER: `Fallback handler`,
  ADD_OWNER: `New owner`,
  REMOVE_OWNER: `Removed owner`,
  SWAP_OWNER: `Owner replaced`,
  CHANGE_THRESHOLD: `Threshold`,
  CHANGE_IMPLEMENTATION: `Account code`,
  MIGRATION: `Account code`,
  ENABLE_MODULE: `New module`,
  DISABLE_MODULE: `Removed module`,
  SET_GUARD: `Guard`,
  DELETE_GUARD: `Guard`,
  SET_MODULE_GUARD: `Module guard`,
  DELETE_MODULE_GUARD: `Module guard`,
  ownerAndThreshold: ({ owner: e, threshold: t }) => `${e}, ${t} must sign`,
  insteadOf: ({ comes: e, leaves: t }) => `${e} instead of ${t}`,
  mustSign: (e) => `${e} must sign`,
  asSetBy: (e) => `as ${e} sets it`,
})
function Ti(e, t) {
  if (t === null) return [{ name: Q[e.type], before: null, after: Oi(e) }]
  let n = ri(t, e)
  return Di.map(([e, r]) => ({ name: Q[e], before: r(t), after: r(n) })).filter((e) => e.before !== e.after)
}
var Ei = (e) => (e.length === 0 ? Q.none : e.join(`, `)),
  Di = [
    [`owners`, ({ owners: e }) => Ei(e)],
    [`threshold`, ({ threshold: e, owners: t }) => Q.thresholdOf({ threshold: e, count: t.length })],
    [`modules`, ({ modules: e }) => Ei(e)],
    [`guard`, ({ guard: e }) => e ?? Q.none],
    [`moduleGuard`, ({ moduleGuard: e }) => e ?? Q.none],
    [`fallbackHandler`, ({ fallbackHandler: e }) => e ?? Q.none],
    [`code`, ({ masterCopy: e }) => e],
  ]
function Oi(e) {
  switch (e.type) {
    case `ADD_OWNER`:
    case `REMOVE_OWNER`:
      return Q.ownerAndThreshold({ owner: e.owner, threshold: e.threshold })
    case `SWAP_OWNER`:
      return Q.insteadOf({ comes: e.newOwner, leaves: e.oldOwner })
    case `CHANGE_THRESHOLD`:
      return Q.mustSign(e.threshold)
    case `SET_FALLBACK_HANDLER`:
      return e.handler
    case `CHANGE_IMPLEMENTATION`:
      return e.implementation
    case `MIGRATION`:
      return e.singleton ?? Q.asSetBy(e.by)
    case `ENABLE_MODULE`:
    case `DISABLE_MODULE`:
      return e.module
    case `SET_GUARD`:
      return e.guard
    case `SET_MODULE_GUARD`:
      return e.moduleGuard
    case `DELETE_GUARD`:
    case `DELETE_MODULE_GUARD`:
      return Q.none
  }
}
var ki = (e) => e.type === `CHANGE_IMPLEMENTATION` || e.type === `MIGRATION`
function Ai({ singleton: e, handler: t }, n, r) {
  if (e === null || t === null) return Ni(Z.dirtyCode)
  let i = b(e, r)
  if (i.kind === `unknown` || !Mi(i.code)) return Ni(Z.unknownCode(e))
  let a = T(i.code)
  if (i.kind === `differs`)
    return Ni(Z.otherCode({ address: e, name: a, published: i.code.codeHash ?? Z.none, found: i.found }))
  if (i.kind !== `published`)
    return Ni(
      i.kind === `unread`
        ? Z.notComparedBecause({ address: e, name: a, reason: i.reason })
        : Z.notCompared({ address: e, name: a }),
    )
  let o = ji(i.code, n, r)
  if (o !== null) return o
  let s = Z.runsThen(a)
  if (t === void 0) return { verdict: `caution`, reason: s }
  let c = Ut(`fallbackHandler`, t, r)
  return c.verdict === `danger` ? c : { verdict: `caution`, reason: `${s} ${c.reason}` }
}
function ji(e, t, n) {
  let r = t === null ? void 0 : n.find(t.masterCopy).find(Mi)
  if (t === null || r === void 0 || !E(e.version, r.version)) return null
  let i = { older: T(e), now: T(r) }
  return t.guard !== null && E(e.version, `1.3.0`)
    ? Ni(Z.losesGuard({ ...i, guard: t.guard }))
    : t.moduleGuard !== null && E(e.version, `1.5.0`)
      ? Ni(Z.losesModuleGuard({ ...i, guard: t.moduleGuard }))
      : { verdict: `caution`, reason: Z.olderCode(i) }
}
var Mi = ({ name: e }) => e === `Safe` || e === `SafeL2`,
  Ni = (e) => ({ verdict: `danger`, reason: e }),
  Pi = `settings`,
  Fi = 86400n
function Ii(e, t, { safe: n, book: r }) {
  return e.flatMap((e) => {
    if (e.operation !== 0 || !A(e.caller, n) || t.some(({ module: t }) => A(t, e.to)) || !Li(e.to, r)) return []
    let i = Ce(e.data)
    return i === null ? [] : [Ri(e, i)]
  })
}
var Li = (e, t) => {
  let n = t.codeHash(e)
  return (
    n?.ok === !0 &&
    _e.some(({ name: t, codeHash: r, address: i }) => t === `Delay` && r === n.value.toLowerCase() && !A(i, e))
  )
}
function Ri(e, t) {
  let n = { id: Pi, field: C(e) },
    r = w(e)
  switch (t.act) {
    case `cancel`:
      return { ...n, verdict: `verified`, title: q.cancels, reason: q.cancelsBelow({ place: r, nonce: t.nonce }) }
    case `skip`:
      return { ...n, verdict: `verified`, title: q.movesPast, reason: q.nothingElse(r) }
    case `add`:
      return {
        ...n,
        verdict: `caution`,
        title: q.letsRecover,
        reason: q.mayAnnounce({ place: r, recoverer: t.recoverer }),
      }
    case `remove`:
      return {
        ...n,
        verdict: `caution`,
        title: q.removesRecoverer,
        reason: q.removesRight({ place: r, recoverer: t.recoverer }),
      }
    case `notice`:
      return {
        ...n,
        verdict: t.seconds === 0n ? `danger` : `caution`,
        title: t.seconds === 0n ? q.removesNotice : q.changesNotice,
        reason: (t.seconds === 0n ? q.noNotice : t.seconds < Fi ? q.shortNotice : q.setsNotice)({
          place: r,
          notice: de(t.seconds),
        }),
      }
    case `expiration`:
      return {
        ...n,
        verdict: `caution`,
        title: q.changesLapse,
        reason: t.seconds === 0n ? q.neverLapse(r) : q.lapseAfter({ place: r, time: de(t.seconds) }),
      }
    case `announce`:
    case `execute`:
      return {
        ...n,
        verdict: `caution`,
        title: q.takesPart,
        reason: t.act === `announce` ? q.announces(r) : q.executes(r),
      }
  }
}
var zi = {
  '0xbeaeb388': `setsLimit`,
  '0xc19bf50e': `renewsLimit`,
  '0x885133e3': `removesLimit`,
  '0xe71bdf41': `addsBeneficiary`,
  '0xdd43a79f': `removesBeneficiary`,
  '0x4515641a': `spendsLimit`,
}
function Bi(e) {
  let t = _(e)
  return t !== null && Object.hasOwn(zi, t) ? (zi[t] ?? null) : null
}
var Vi = `settings`
function Hi(e, t) {
  let n = new Map(),
    r = (e) => {
      let r = e.toLowerCase(),
        i = n.get(r)
      if (i !== void 0) return i
      let a = A(e, t.safe) ? t.state : t.childOf(e)
      return a?.ok === !0 ? a.value : null
    },
    i = me(
      e.filter(({ caller: e }) => A(e, t.safe)),
      t.safe,
    ),
    a = Qe(e, t.book).map((e) => {
      let a = r(e.account)
      return (a !== null && n.set(e.account.toLowerCase(), ri(a, e.change)), Gi(e, a, { ...t, created: i }))
    }),
    o = e
      .filter((e) => e.operation === 0 && t.isLimitModule(e.to))
      .flatMap((e) => {
        let t = Bi(e.data)
        return t === null ? [] : [Xi(e, t)]
      }),
    s = [...a, ...e.flatMap(Ui), ...o, ...Ii(e, i, t)]
  if (s.length > 0) return s
  let c = Z.unchangedReason
  return [{ id: Vi, verdict: `verified`, title: Z.unchanged, reason: c }]
}
function Ui(e) {
  let { caller: t, to: n, data: r, operation: i, container: a } = e
  if (i === 1 || !A(n, t) || r === `0x` || a !== null) return []
  let o = { id: Vi, field: C(e, `data`) },
    s = _(r) ?? r
  return ye(r)
    ? he(r) === null
      ? [{ ...o, verdict: `danger`, title: Z.unreadable, reason: Z.extraBits({ place: w(e), method: s, address: n }) }]
      : []
    : s === Wi
      ? []
      : [
          {
            ...o,
            verdict: `caution`,
            title: Z.unknownMethod,
            reason: Z.asAccount({ place: w(e), method: s, address: n }),
          },
        ]
}
var Wi = `0xd4d9bdcd`
function Gi(e, t, n) {
  let { account: r, call: i, change: a } = e,
    { verdict: o, reason: s, isDevelopment: c = !1 } = Ji(e, t, n),
    l = A(r, n.safe),
    u = Ti(a, t),
    d = `${Z[a.type]({ place: w(i), whose: l ? `` : Z.ofAccount(r) })} ${s}`,
    f = l ? Z.valuesUnread : Z.valuesUnreadOf(r)
  return {
    id: Vi,
    field: C(i),
    verdict: o,
    title: o === `danger` ? Ki(a.type, c) : qi(ki(a), l),
    reason: t === null ? `${d} ${f}` : d,
    facts: u,
  }
}
function Ki(e, t) {
  if (t) return Z.toDevelopment
  switch (e) {
    case `CHANGE_IMPLEMENTATION`:
    case `MIGRATION`:
      return Z.replacesCode
    case `ENABLE_MODULE`:
      return Z.unknownModule
    case `SET_GUARD`:
      return Z.unknownGuard
    case `SET_MODULE_GUARD`:
      return Z.unknownModuleGuard
    case `SET_FALLBACK_HANDLER`:
      return Z.unknownHandler
    default:
      return Z.toUnknown
  }
}
function qi(e, t) {
  return e ? (t ? Z.codeOfThis : Z.codeOfAnother) : t ? Z.controlOfThis : Z.controlOfAnother
}
function Ji({ account: e, change: t }, n, { safe: r, book: i, created: a }) {
  switch (t.type) {
    case `CHANGE_IMPLEMENTATION`:
      return Yi(Ai({ singleton: t.implementation }, n, i))
    case `ENABLE_MODULE`: {
      let n = A(e, r) ? a.find(({ module: e }) => A(e, t.module)) : void 0
      return Yi(n ? Rr(n, e, i) : Ut(`module`, t.module, i))
    }
    case `SET_GUARD`:
      return Yi(Ut(`guard`, t.guard, i))
    case `SET_MODULE_GUARD`:
      return Yi(Ut(`moduleGuard`, t.moduleGuard, i))
    case `SET_FALLBACK_HANDLER`:
      return A(t.handler, `0x0000000000000000000000000000000000000000`)
        ? { verdict: `caution`, reason: Z.noHandler }
        : A(t.handler, e)
          ? { verdict: `danger`, reason: Z.handlerIsAccount }
          : Yi(Ut(`fallbackHandler`, t.handler, i))
    case `MIGRATION`:
      return Yi(Ai(t, n, i))
    default:
      return { verdict: `caution`, reason: Z.compare }
  }
}
var Yi = (e) => (e.verdict === `danger` ? e : { verdict: `caution`, reason: `${e.reason} ${Z.compare}` })
function Xi(e, t) {
  return { id: Vi, field: C(e), verdict: `caution`, title: Z.spending, reason: `${Z[t](w(e))} ${Z.compare}` }
}
var Zi = j(`check-run`, {
  notRead: `it was not read`,
  newAccount: `the new account`,
  nested: ({ hash: e, account: t, reason: n }) => `In the transaction ${e} of ${t}, which this approves: ${n}`,
})
function Qi(e) {
  let { reviewed: t, state: n, book: r, claimed: i } = e,
    { chainId: a, safe: o, version: s, transaction: c } = t,
    u = g(o, c),
    d = Qe(u, r),
    f = n.ok ? { ok: !0, value: n.value.nonce } : n,
    { isContract: p, handed: m = t.typedData } = e
  return [
    ut(t.safeTxHash, { claimed: i?.hash ?? null, asked: e.asked }, `transaction`),
    _t(t),
    ft(t.safeTxHash, e.contractHash),
    gt(t.domainHash, e.contractDomain),
    ht(t, m),
    dt({ ...t, typedData: m }, `transaction`),
    ...(e.node === null ? [] : [Ln(e.node)]),
    ...pt({ chainId: a, safe: o }, n, e.service),
    yt(n, e.singletons),
    ...Kt(n, r, e.seenPowers, e.ownChanges),
    An({ nonce: c.nonce, current: f, queued: na(e) }),
    ...(i?.outcome ? [Tt({ nonce: c.nonce, current: f, claimed: i.outcome, recorded: null })] : []),
    ...wn(u, r),
    ...Hi(u, { safe: o, state: n, book: r, childOf: e.childOf, isLimitModule: e.isLimitModule }),
    ...ci(d, { safe: o, state: n, nonce: c.nonce, childOf: e.childOf }),
    ...di(d, { safe: o, state: n, nonce: c.nonce, childOf: e.childOf }),
    ...Qr(d, { safe: o, version: s, guardFacts: (t) => e.guardFacts?.(t) }),
    ...hn(u, e),
    ...$i(d, e),
    ...wi(d, e),
    ...gr(c, { version: s, isSetHere: e.isSetHere, unit: ta(e) }),
    ...vr(u),
    ...jr(u, { ...e, safe: o }),
    ...or(u, { safe: o, known: [...e.known, ...ea(u, r)], paidBefore: e.paidBefore, isContract: p }),
    ...ct(u, { ...e, safe: o, coin: Gr(e) }),
    ...l(u, {
      chainOf: e.tokenOnChain,
      claimOf: e.tokenClaimed,
      genuine: e.genuine,
      nativeSymbol: (e.nativeCurrency.known ?? e.nativeCurrency.told).symbol,
    }),
    ...In(
      e.nativeCurrency.told,
      e.nativeCurrency.known,
      u.some(({ value: e }) => e > 0n),
    ),
    ...Qn(u, { isContract: p }),
    ...Hn(u, { isContract: p, isToken: (t) => Kr(t, e), created: Br(u, o, r) }),
    ...cn(u, { ...e, safe: o }),
    ...Xn(u, e.nestedHashes),
    ...Ur(u, r, e.shownMessages),
    ...vt(e.signatures),
    ...mt(e.contracts, { signed: rt(e.signatures).map(({ owner: e }) => e), isSupported: e.isContractSupported }),
    ...e.further,
  ]
}
function $i(e, { reviewed: t, state: n, childOf: r, proofOf: i }) {
  return [...new Map(e.map(({ account: e }) => [e.toLowerCase(), e])).values()].flatMap((a) => {
    let o = { ok: !1, reason: Zi.notRead }
    return hi(a, e, { state: A(a, t.safe) ? n : (r(a) ?? o), proofOf: (e) => i(e, a) })
  })
}
var ea = (e, t) =>
  Or(e, t).flatMap(({ call: e, account: n }) =>
    n !== null && b(e.to, t).kind === `published`
      ? [{ address: n.address, name: Zi.newAccount, source: `created` }]
      : [],
  )
function ta({ reviewed: e, nativeCurrency: t, tokenOnChain: n }) {
  let { gasToken: r } = e.transaction
  if (A(r, `0x0000000000000000000000000000000000000000`)) return Gr({ nativeCurrency: t })
  let i = n(r)
  return i?.ok === !0 && i.value.decimals !== null ? { symbol: i.value.symbol, decimals: i.value.decimals } : null
}
var na = ({ queued: e, reviewed: t }) =>
  e.ok ? { ok: !0, value: e.value.filter(({ hash: e }) => e !== t.safeTxHash) } : e
function ra(e, t) {
  let { safe: n, version: r, transaction: i, safeTxHash: a } = e,
    { book: o, state: s, isContract: c, known: u } = t,
    d = g(n, i),
    f = Qe(d, o),
    p = or(d, { safe: n, known: u, paidBefore: { ok: !0, value: [] }, isContract: c })
  return [
    ...wn(d, o),
    ...Hi(d, { safe: n, state: s, book: o, childOf: t.childOf, isLimitModule: t.isLimitModule }),
    ...ci(f, { safe: n, state: s, nonce: i.nonce, childOf: t.childOf }),
    ...di(f, { safe: n, state: s, nonce: i.nonce, childOf: t.childOf }),
    ...Qr(f, { safe: n, version: r, guardFacts: () => void 0 }),
    ...wi(f, { ...t, reviewed: e }),
    ...hn(d, t),
    ...gr(i, { version: r, isSetHere: !1, unit: null }),
    ...vr(d),
    ...p.filter(({ verdict: e }) => e === `danger`),
    ...ct(d, { ...t, safe: n, coin: Gr(t) }),
    ...l(d, {
      chainOf: t.tokenOnChain,
      claimOf: t.tokenClaimed,
      genuine: t.genuine,
      nativeSymbol: (t.nativeCurrency.known ?? t.nativeCurrency.told).symbol,
    }),
    ...Qn(d, { isContract: c }),
    ...Hn(d, { isContract: c, isToken: (e) => Kr(e, t) }),
    ...cn(d, { ...t, safe: n }),
    ...Xn(d, t.nestedHashes),
    ...Ur(d, o),
  ]
    .filter(({ verdict: e }) => e !== `verified`)
    .map((e) => ({
      ...e,
      field: `nested.${a}.${e.field ?? `transaction`}`,
      reason: Zi.nested({ hash: a, account: n, reason: e.reason }),
    }))
}
var $ = j(`review-read`, {
    notReadByPage: `the page did not read it`,
    codeNotRead: ({ address: e }) => `the page did not read the code of ${e}`,
    locked: ({ amount: e }) => `the ${e} and the tokens in it`,
    adminSlot: `its EIP-1967 admin slot`,
    localChain: `the page does not read this on a local chain, where every contract is young`,
    shortChain: ({ blocks: e }) => `the chain has fewer than ${M(e)} blocks, so everything is young`,
    mostContracts: (e) => `the page reads only ${M(e)} contracts at a time`,
    noMasterCopy: `it returns no code for the account’s master copy either`,
    noEarlierCode: ({ blocks: e, reason: t }) => `the node did not return the code from ${M(e)} blocks before (${t})`,
    otherAccount: `The service describes it as a transaction of another account.`,
    otherHash: ({ computed: e, hash: t }) => `The fields from the service hash to ${e}, not to ${t}.`,
    proven: `Account proven against a block`,
    contradicts: `The proof contradicts the values that were read`,
    contradictsDetail: ({ field: e, block: t, nodes: n }) =>
      `${e} differs at block ${M(t)}, whose hash ${k(n)} agree on. Do not sign. Reload the page, and compare the account with another node if it happens again.`,
    changedDuring: `The account changed during the proof`,
    provenDetail: ({ hash: e, nodes: t }) =>
      `Owners, threshold, nonce, modules, guards, handler and code follow from block ${e}, which ${k(t)} agree on.`,
    owners: `The owner list`,
    threshold: `The threshold`,
    nonce: `The nonce`,
    modules: `The module list`,
    guard: `The guard`,
    moduleGuard: `The module guard`,
    fallbackHandler: `The fallback handler`,
    code: `The account’s code`,
    noHistory: `the history was not requested`,
    noOtherAccounts: `This page cannot request transactions of other accounts.`,
    innerCallFails: `the inner call fails; the execution would still use the nonce.`,
  }),
  ia = (e, t, n = null) => ({
    find(n) {
      let r = ie(e, n),
        i = t?.cloneOf(n)
      return r.length > 0 || !i ? r : s(e, i.target)
    },
    codeHash(n) {
      let r = ie(e, n).length > 0 ? null : t?.cloneOf(n)
      if (r) return r.hash
      let i = t?.of(n)
      return i?.ok === !0 ? { ok: !0, value: i.value.hash } : i
    },
    othersOf(r) {
      if (!(ie(e, r).length > 0 || !t?.cloneOf(r))) return n?.(r) ?? { ok: !1, reason: $.notReadByPage }
    },
  })
function aa(e, t) {
  if (t?.ok !== !0 || t.value.balance === 0n) return
  let n = re(e.chainId) ?? e.nativeCurrency
  return $.locked({ amount: st(t.value.balance, n, !0) })
}
async function oa(e, t) {
  let n = await Promise.all(t.map(async (t) => [t.toLowerCase(), await h(ue(e, t))]))
  return new Map(n)
}
var sa = 20,
  ca = { place: `pendingOwner()`, selector: `0xe30c3978` },
  la = [
    { place: `owner()`, selector: `0x8da5cb5b` },
    { place: `admin()`, selector: `0xf851a440` },
    { place: `authority()`, selector: `0xbf7e214f` },
    ca,
  ],
  ua = `0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103`,
  da = `0x248a9ca3`,
  fa = `0x91d14854`,
  pa = `0x${`0`.repeat(64)}`,
  ma = `0xCa97B3B434924A0Ead8F53dF63A059DcaC692eD9`
async function ha(e, t, n) {
  let r = `0x${n.toString(16)}`,
    i = async (t) => {
      try {
        return Ee(await We(e, `eth_call`, [t, r]))
      } catch (e) {
        if (ba(e)) return null
        throw e
      }
    },
    a = async (t) => Ee(await We(e, `eth_getStorageAt`, [t, ua, r])),
    o = await Promise.all(
      Ye(t)
        .slice(0, sa)
        .map(async (e) => [e.call.path.join(), await ga(e, i, a)]),
    ),
    s = new Map(o)
  return ({ path: e }) => s.get(e.join())
}
async function ga(e, t, n) {
  let { to: r, caller: i } = e.call,
    a = async ({ place: e, selector: n }) => ({ place: e, read: await h(t({ to: r, data: n }).then(_a)) }),
    o = async () => ({ place: $.adminSlot, read: await h(n(r).then(_a)) }),
    [s, c, ...l] = await Promise.all([h(va(e, t)), h(ya(e.call, t)), ...la.map(a), o()]),
    u = l.flatMap(({ place: e, read: t }) => (t.ok && t.value !== null ? [{ place: e, address: t.value }] : [])),
    d = {
      holders: u.filter(({ address: e }) => e !== Be),
      hasRole: s.ok && s.value,
      trial: c.ok ? c.value : `not-tried`,
      isTwoStep: u.some(({ place: e }) => e === ca.place),
    }
  if (d.hasRole || d.trial === `only-caller` || d.holders.some(({ address: e }) => A(e, i))) return { ok: !0, value: d }
  for (let e of [...l.map((e) => e.read), s, c]) if (!e.ok) return e
  return { ok: !0, value: d }
}
function _a(e) {
  return e === null || e.length !== 66 ? null : /^0x0{24}/.test(e) ? Ve(e) : null
}
async function va({ call: { to: e, caller: t }, role: n }, r) {
  let i = n === null ? null : await r({ to: e, data: Me(da, n) }),
    a = i === null || i.length !== 66 ? pa : i
  return (await Promise.all([...new Set([a, pa])].map((n) => r({ to: e, data: Me(fa, n, t) })))).some(
    (e) => e !== null && e.length === 66 && D(e) === 1n,
  )
}
async function ya({ to: e, caller: t, data: n, value: r }, i) {
  if (r > 0n) return `not-tried`
  let [a, o] = await Promise.all([i({ to: e, data: n, from: t }), i({ to: e, data: n, from: ma })])
  return a === null ? `fails` : o === null ? `only-caller` : `any-caller`
}
var ba = (e) =>
  e instanceof Ne &&
  e.code !== null &&
  (jt(e) !== null || /invalid ?(fe)? ?opcode|invalid instruction/i.test(e.message))
async function xa(e, t, { version: n, block: r }, i) {
  let a = tt(t.flatMap(({ before: e, after: t }) => [e, t].flatMap((e) => (e.ok ? e.value.owners : []))))
  if (a.length === 0) return new Map()
  let o = a.every((e) => i.of(e) !== void 0)
  return wt(e, { owners: a, version: n, block: r }, o ? i : void 0)
}
var Sa = 100n,
  Ca = 10,
  wa = 3e3,
  Ta = Je({ timestamp: Oe() }),
  Ea = new Set()
async function Da(e, { reviewed: { safe: t, transaction: n }, codes: r, genuine: i }) {
  let { chain: a, block: o } = e
  if (e.isCalledLocal && re(a.chainId) === null) return { ok: !1, reason: $.localChain }
  if (o < Sa) return { ok: !1, reason: $.shortChain({ blocks: Sa }) }
  let s = { safe: t, book: ia(a.chainId, r), genuine: i, isContract: r.isContract },
    { seconds: c, stood: l } = await Oa(
      e,
      on(g(t, n), s)
        .map(({ to: e }) => e)
        .filter((e) => r.isContract(e)?.ok && !Ea.has(Fa(a, e)))
        .slice(0, Ca),
    )
  return {
    ok: !0,
    value: {
      blocks: Sa,
      seconds: c,
      wasContract(e) {
        return Ea.has(Fa(a, e)) ? { ok: !0, value: !0 } : (l.get(e) ?? { ok: !1, reason: $.mostContracts(Ca) })
      },
    },
  }
}
async function Oa(e, t) {
  if (t.length === 0) return { seconds: null, stood: new Map() }
  let n = await h(at(() => ka(e, t), wa))
  return n.ok ? n.value : { seconds: null, stood: new Map(t.map((e) => [e, ja(n.reason)])) }
}
async function ka({ chain: e, block: t, control: n }, r) {
  let i = t - Sa,
    a = (t) => h(Ma(e, t, i)),
    [o, s, c, l] = await Promise.all([h(Na(e, i)), h(Na(e, t)), a(n), Promise.all(r.map(async (e) => [e, await a(e)]))])
  for (let [t, n] of l) n.ok && n.value && Ea.add(Fa(e, t))
  return {
    seconds: o.ok && s.ok && s.value >= o.value ? Number(s.value - o.value) : null,
    stood: new Map(l.map(([e, t]) => [e, Aa(t, c)])),
  }
}
function Aa(e, t) {
  return e.ok ? (e.value ? e : t.ok ? (t.value ? e : ja($.noMasterCopy)) : ja(t.reason)) : ja(e.reason)
}
var ja = (e) => ({ ok: !1, reason: $.noEarlierCode({ blocks: Sa, reason: e.replace(/\.$/, ``) }) }),
  Ma = async (e, t, n) => se(Ee(await qe(e, `eth_getCode`, [t, Pa(n)]))),
  Na = async (e, t) => Pe(Ta.parse(await qe(e, `eth_getBlockByNumber`, [Pa(t), !1])).timestamp),
  Pa = (e) => `0x${e.toString(16)}`,
  Fa = (e, t) => [e.chainId, ...Ie(e).toSorted(), t.toLowerCase()].join(` `)
async function Ia(e, t, n) {
  let { chain: r, block: i } = e
  return (
    await Promise.all(
      t.map(async ({ reviewed: t, nested: a = [] }) => {
        if (t === null) return []
        let o = kr(t, ia(r.chainId, null)),
          s = At(r, [...o.code, ...o.contracts], i),
          [c, l, u, d, f, m, ee, te] = await Promise.all([
            h(ue(r, t.safe)),
            s,
            s.then((r) => Da(e, { reviewed: t, codes: r, genuine: n.genuine })),
            p(r, o.tokens, i),
            oa(r, o.children),
            ha(r, g(t.safe, t.transaction), i),
            lt(r, o.holdings, i),
            Ia(e, a, n),
          ]),
          _ = ia(r.chainId, l),
          v = (e) => f.get(e.toLowerCase()),
          y = xi(Qe(g(t.safe, t.transaction), _), (e) => (A(e, t.safe) ? c : v(e)))
        return [
          ...ra(t, {
            ...n,
            state: c,
            book: _,
            ownerGraph: await xa(r, y, { version: t.version, block: i }, l),
            lockedIn: (e) => aa(r, A(e, t.safe) ? c : v(e)),
            isContract: l.isContract,
            earlier: u,
            tokenOnChain: (e) => d.get(e.toLowerCase()),
            childOf: v,
            controlOf: m,
            balanceOf: ee,
            nestedHashes: new Set(a.flatMap(({ reviewed: e }) => (e ? [e.safeTxHash] : []))),
          }),
          ...te,
        ]
      }),
    )
  ).flat()
}
function La(e, t) {
  let n = []
  for (let r of e) {
    let e = t.isContract(r) ?? { ok: !1, reason: $.codeNotRead({ address: r }) }
    if (!e.ok) return e
    e.value && n.push(r)
  }
  return { ok: !0, value: n }
}
var Ra = (e, t, n) => [
  { address: t, name: `this account`, source: `self` },
  ...n.map((e) => ({ address: e, name: `an owner`, source: `owner` })),
  ...Re.get()
    .filter((t) => t.chainId === null || t.chainId === e)
    .map(({ address: e, name: t }) => ({ address: e, name: t, source: `book` })),
]
async function za(e, t, n, r) {
  try {
    let { owners: i, modules: a, guard: o, moduleGuard: s, fallbackHandler: c, implementation: l } = await t,
      u = [...(a ?? []), o, s, c],
      d = [...i, ...u].flatMap((e) => e?.value ?? [])
    await Promise.all([At(e, [...d, ...n], r), We(e, `eth_getCode`, [l.value, `0x${r.toString(16)}`])])
  } catch {}
}
function Ba(e, { safe: t, transaction: n }, r) {
  let {
    to: i,
    value: a,
    data: o,
    operation: s,
    safeTxGas: c,
    baseGas: l,
    gasPrice: u,
    gasToken: d,
    refundReceiver: f,
    nonce: p,
  } = n
  return e.readContract({
    address: t,
    abi: Nt,
    functionName: `getTransactionHash`,
    args: [i, a, o, s, c, l, u, d, f, p],
    blockNumber: r,
  })
}
var Va = 8,
  Ha = 150
async function Ua({ chain: e, safe: t, transaction: n, block: r, keeper: i }) {
  let a = new Map(),
    o = (e, t) => a.get(Ga(e, t)) ?? null,
    s = await Wa()
  if (s === null) return { calls: [], targets: o }
  let { localDecoder: c, targetAt: l } = s,
    u = (r, i) => ge(n, Ka(t, c(e, r, new Map(), i)), null).nodes
  for (let t = 0; t < Va; t++) {
    let t = new Map()
    u(null, (e, n) => {
      let r = Ga(e, n)
      return (a.has(r) || t.set(r, { address: e, selector: n }), a.get(r) ?? null)
    })
    let n = [...t].slice(0, Ha - a.size)
    if (n.length === 0) break
    let i = n.map(async ([t, { address: n, selector: i }]) => a.set(t, await l(e, n, i, r)))
    await Promise.all(i)
  }
  return { calls: u(i, o).flatMap(qa), targets: o }
}
async function Wa() {
  try {
    let [{ localDecoder: e }, { targetAt: t }] = await Promise.all([
      Ae(
        () => import(`./rest-BykV6UJX.js`).then((e) => e.n),
        __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24]),
        import.meta.url,
      ),
      Ae(
        () => import(`./later-DLdlgyuL.js`).then((e) => e.hn),
        __vite__mapDeps([3, 1, 4, 5, 6, 7, 8, 9, 10]),
        import.meta.url,
      ),
    ])
    return { localDecoder: e, targetAt: t }
  } catch {
    return null
  }
}
var Ga = (e, t) => [e.toLowerCase(), t].join(),
  Ka = (e, t) => ({
    safe: e,
    accountName: e,
    native: { symbol: ``, decimals: 18 },
    nameOf: () => null,
    tokenOf: () => null,
    hasApps: !1,
    decode: t,
  })
function qa({ number: e, signature: t, certainty: n, call: r, children: i }) {
  let a = x(r) === null ? null : r.to
  return [
    ...(n === null ? [] : [{ number: e, signature: t, certainty: n, token: a, isMeasured: Vn(r) !== null }]),
    ...i.flatMap(qa),
  ]
}
var Ja = `0xd4d9bdcd`,
  Ya = ({ safe: e, transaction: t }) =>
    g(e, t)
      .filter(Xa)
      .map(({ to: e, data: t }) => ({ account: e, hash: `0x${t.slice(10, 74).toLowerCase()}` })),
  Xa = ({ data: e, operation: t }) => t === 0 && e.length >= 74 && e.slice(0, 10).toLowerCase() === Ja,
  Za = 8
function Qa(e, t, r, i = 1) {
  return Promise.all(
    Ya(t).map(async ({ account: t, hash: a }) => {
      let o = (e) => ({ account: t, hash: a, reviewed: null, reason: e, details: null, nested: [] })
      try {
        let [s, { version: c }] = await Promise.all([r(a, t), ue(e, t)]),
          l = we(s)
        if (!l || !A(s.safeAddress, t)) return o($.otherAccount)
        let u = n({ chainId: BigInt(e.chainId), safe: t, version: c, transaction: l })
        return u.safeTxHash === a
          ? {
              account: t,
              hash: a,
              reviewed: u,
              reason: null,
              details: s,
              nested: i < Za ? await Qa(e, u, r, i + 1) : [],
            }
          : o($.otherHash({ computed: u.safeTxHash, hash: a }))
      } catch (e) {
        return o(Ue(e))
      }
    }),
  )
}
function $a(e, t, n) {
  let r = { chainId: e, name: new URL(t).host, urls: () => [t] }
  return (e, i) => Te(t, { method: e, params: i }, (e) => Ge(r, e, !0), n)
}
async function eo(e) {
  if (!URL.canParse(e)) return e
  let { hostname: t, port: n, protocol: r } = new URL(e),
    i = t.toLowerCase().replace(/\.$/, ``)
  return io(i) ? `private:${n === `` ? r : n}` : Pt(i)
}
var to = /^[^.:]+$|\.(localhost|local|lan|home|internal|intranet|corp|home\.arpa)$/,
  no = /^(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01])|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7]))(\.\d+)+$/,
  ro = /^\[(::1?|f[cd].*|fe[89ab].*|::ffff:.*)\]$/,
  io = (e) => to.test(e) || no.test(e) || ro.test(e),
  ao = `service`
async function oo(e) {
  let t = await Promise.all(
      Ie(e).map(async (t) => ({
        url: t,
        host: URL.canParse(t) ? new URL(t).host : t,
        namedBy: so(e, t),
        identity: await eo(t),
      })),
    ),
    n = new Set(t.flatMap(({ namedBy: e, identity: t }) => (e === `service` ? [] : [t])))
  return t.map(({ identity: e, ...t }) => ({ ...t, witness: n.has(e) ? e : ao }))
}
function so({ chainId: e }, t) {
  return He({ chainId: e }) || ke.get()[e]?.includes(t)
    ? `person`
    : co(o.find((t) => String(t.chainId) === e)?.publicRpcUrl) === co(t)
      ? `page`
      : Fe.get().why === `none`
        ? `operator`
        : `service`
}
var co = (e) => (e !== void 0 && URL.canParse(e) ? new URL(e).origin : null),
  lo = (e, t) => uo(e) === uo(t),
  uo = ({ block: e, ...t }) =>
    JSON.stringify(
      Object.entries(t).toSorted(([e], [t]) => e.localeCompare(t)),
      (e, t) => (typeof t == `bigint` ? t.toString() : t),
    ).toLowerCase(),
  fo = 1500
async function po(e, t, n, r) {
  let i = await oo(e),
    [a, o, ...s] = await Promise.all([
      h(We(e, `eth_chainId`, []).then(Pe)),
      mo({ chain: e, safe: t, block: n, state: r }),
      ...i.map(({ url: a, host: o, witness: s }) =>
        i.length === 1
          ? { name: o, witness: s, agrees: !0 }
          : ho(
              $a(e.chainId, a, AbortSignal.timeout(fo)),
              { name: o, witness: s },
              { chain: e, safe: t, block: n, state: r },
            ),
      ),
    ]),
    c = Math.max(
      0,
      s.findIndex((e) => e?.agrees === !0),
    ),
    l = i[c],
    u = [o, ...s].filter((e) => e?.agrees === !0)
  return {
    chainId: BigInt(e.chainId),
    answered: a,
    host: l?.host ?? ``,
    namedBy: l?.namedBy ?? `service`,
    others: [...s.toSpliced(c, 1), o].filter((e) => e !== null),
    witnesses: new Set(u.map((e) => e?.witness)).size,
  }
}
async function mo(e) {
  let { chain: t } = e,
    n = De.getProvider(),
    { chainId: r, hasOwnNode: i } = De.get()
  return !n || !i || r !== t.chainId
    ? null
    : ho(
        (e, t) => n.request({ method: e, params: [...t] }),
        { name: `the node of your wallet`, witness: o.some((e) => String(e.chainId) === r) && !It(r) ? `wallet` : ao },
        e,
      )
}
async function ho(e, t, { chain: n, safe: r, block: i, state: a }) {
  let o = Promise.all([e(`eth_chainId`, []), pe(e, r, i)]).then(
      ([e, t]) => (Pe(e) === BigInt(n.chainId) ? t : null),
      () => null,
    ),
    s = new Promise((e) => {
      setTimeout(() => e(null), fo)
    }),
    c = await Promise.race([o, s])
  return c && { ...t, agrees: lo(c, await a) }
}
async function go({ chain: e, safe: t, block: n, message: r }) {
  if (r === null) return { shown: new Set(), checks: [] }
  let { content: i, origin: a } = r,
    o = typeof i == `string` ? null : Lt(i),
    s = o === null ? void 0 : await h(Ft(Mt(e), [o.spender], n).then(({ length: e }) => e > 0))
  return { shown: _o(i), checks: [zt(i, t, a, () => s), ...Rt(i, e)] }
}
function _o(e) {
  try {
    return new Set([m(e)])
  } catch (e) {
    if (e instanceof ze) return new Set()
    throw e
  }
}
async function vo(e, { needed: t, block: n, state: r }) {
  let { chain: i, safe: a, transaction: o, typed: s = [], keeper: c = null, message: l = null } = e,
    u = g(a, o),
    d = () => Promise.reject(Error($.noOtherAccounts)),
    [f, m, ee, te, _, v, y, ne, re, ie, b, x] = await Promise.all([
      h(Ba(Mt(i), { safe: a, transaction: o }, n)),
      h(bo(i, a, n)),
      po(i, a, n, r),
      p(i, tt([...t.tokens, ...s.flatMap(({ token: e }) => e ?? [])]), n),
      oa(i, t.children),
      ha(i, u, n),
      lt(i, t.holdings, n),
      Qa(i, { safe: a, transaction: o }, e.fetchDetails ?? d),
      Ua({ chain: i, safe: a, transaction: o, block: n, keeper: c }),
      go({ chain: i, safe: a, block: n, message: l }),
      et(i, [o.to, o.data]),
      St(i, n),
    ])
  return {
    contractHash: f,
    contractDomain: m,
    node: ee,
    tokens: te,
    children: _,
    controlOf: v,
    balanceOf: y,
    nested: ne,
    decoded: re,
    message: ie,
    names: b,
    environment: x,
  }
}
var yo = `0xf698da25`,
  bo = async (e, t, n) => Ee(await We(e, `eth_call`, [{ to: t, data: yo }, `0x${n.toString(16)}`]))
async function xo(e, { safe: t, transaction: n }, { nonce: r, block: i, version: a }, o) {
  let s = new Map()
  for (let { account: e, change: r } of Qe(g(t, n), o))
    A(e, t) &&
      (r.type === `SET_GUARD` && s.set(`guard`, r.guard),
      r.type === `SET_MODULE_GUARD` && s.set(`moduleGuard`, r.moduleGuard),
      r.type === `DELETE_GUARD` && s.delete(`guard`),
      r.type === `DELETE_MODULE_GUARD` && s.delete(`moduleGuard`))
  let c = [...s].filter(([e]) => Zr(a, e))
  if (c.length === 0) return () => void 0
  let { readGuard: l } = await Ae(
      async () => {
        let { readGuard: e } = await import(`./readGuard-DdAEUFTp.js`)
        return { readGuard: e }
      },
      __vite__mapDeps([25, 6, 1, 7, 3, 4, 5, 8, 9, 10, 26, 27, 28, 29, 30, 31, 32, 33]),
      import.meta.url,
    ),
    u = await Promise.all(
      c.map(async ([a, o]) => [
        a,
        await l({ chain: e, safe: t, nonce: r, block: i, kind: a, guard: o, transaction: n }),
      ]),
    ),
    d = new Map(u)
  return (e) => d.get(e)
}
async function So(e, t, n) {
  let r = e === null ? [] : d(e, t)
  if (r.length === 0 || n === void 0) return []
  let i = await h(n({ differences: r, since: e?.seenAt ?? null, version: t.version }))
  return i.ok ? r.filter((e, t) => i.value[t]?.isOwn === !0) : []
}
var Co = `0x8da5cb5b`
async function wo({ chain: e, safe: t, block: n }, r, i) {
  let a = r.filter((t) => {
      let n = i.cloneOf(t)?.target
      return n !== void 0 && s(e.chainId, n).length > 0
    }),
    o = await Promise.all(
      [...new Set(a)].map(async (r) => {
        let i = We(e, `eth_call`, [{ to: r, data: Co }, `0x${n.toString(16)}`]),
          a = await h(i.then((e) => Ve(Ee(e)))),
          o = a.ok ? { ok: !0, value: A(a.value, t) ? [] : [a.value] } : a
        return [r.toLowerCase(), o]
      }),
    ),
    c = new Map(o)
  return (e) => c.get(e.toLowerCase())
}
var To = 1e4
async function Eo(e, t, n) {
  let r = await oo(e)
  if (new Set(r.map(({ witness: e }) => e)).size < 2) return null
  let { proveAccountState: i } = await Ae(
      async () => {
        let { proveAccountState: e } = await import(`./rest-D4H0fh7c.js`).then((e) => e.i)
        return { proveAccountState: e }
      },
      __vite__mapDeps([34, 1, 3, 4, 5, 6, 7, 8, 9, 10, 35, 22, 23, 24, 16, 36]),
      import.meta.url,
    ),
    a = AbortSignal.timeout(To)
  return i({
    chainId: BigInt(e.chainId),
    safe: t,
    rpcs: r.map(({ url: t, witness: n }) => ({ url: t, witness: n, request: $a(e.chainId, t, a) })),
    quorum: 2,
    expected: { owners: n.owners, modules: n.modules },
  })
}
function Do(e, t) {
  let n = `node`,
    r = `proof`
  if (e === null) return []
  if (e.provenance === `chain`) return [{ id: n, field: r, verdict: `unchecked`, title: $.proven, reason: e.reason }]
  let { block: i, agreeing: a, account: o } = e,
    s = a.map((e) => new URL(e).host),
    [c] = Oo(t, o)
  return c !== void 0 && i.number === t.block
    ? [
        {
          id: n,
          field: r,
          verdict: `danger`,
          title: $.contradicts,
          reason: $.contradictsDetail({ field: c, block: i.number, nodes: s }),
        },
      ]
    : [
        {
          id: n,
          field: r,
          verdict: c === void 0 ? `verified` : `unchecked`,
          title: c === void 0 ? $.proven : $.changedDuring,
          reason: $.provenDetail({ hash: i.hash, nodes: s }),
        },
      ]
}
function Oo(e, t) {
  let n = (e) => e ?? `0x`,
    r = [
      [$.owners, ko(e.owners), ko(t.owners)],
      [$.threshold, String(e.threshold), String(t.threshold)],
      [$.nonce, String(e.nonce), String(t.nonce)],
      [$.modules, ko(e.modules), ko(t.modules)],
      [$.guard, n(e.guard), n(t.guard)],
      [$.moduleGuard, n(e.moduleGuard), n(t.moduleGuard)],
      [$.fallbackHandler, n(e.fallbackHandler), n(t.fallbackHandler)],
    ]
      .filter(([, e, t]) => e.toLowerCase() !== t.toLowerCase())
      .map(([e]) => e)
  return A(e.masterCopy, t.singleton) ? r : [...r, $.code]
}
var ko = (e) =>
  e
    .map((e) => e.toLowerCase())
    .toSorted()
    .join()
function Ao(e, t, { owners: n, threshold: r }, i) {
  let o = Vt({ signatures: rt(t), owners: n, threshold: r }, i)
  return o.length < r ? null : c(e, a(o.slice(0, r)))
}
async function jo({ chain: e, safe: t, transaction: n, sender: r }, i, { threshold: o, block: s }) {
  let l = rt(i)
  if (l.length < o) return null
  let d = c(n, a(l.slice(0, o))),
    f = r ?? l[0]?.owner ?? u(t).owner,
    p = Mt(e)
      .call({ account: f, to: t, data: d, blockNumber: s })
      .then(
        ({ data: e }) =>
          e !== void 0 && BigInt(e) === 1n ? { success: !0 } : { success: !1, reason: $.innerCallFails },
        (e) => {
          let t = jt(e)
          if (t === null) throw e
          return { success: !1, reason: Ht(t) }
        },
      )
  return h(p)
}
async function Mo(e) {
  let {
      chain: t,
      safe: r,
      transaction: a,
      details: o,
      sender: s,
      askedHash: c = null,
      isCalledLocal: l = !1,
      typed: u = [],
    } = e,
    d = Promise.all([
      h(e.service),
      h(e.queuedNonces),
      h(e.paidBefore ?? Promise.reject(Error($.noHistory))),
      e.toldTokens ?? new Map(),
    ]),
    p = BigInt(t.chainId),
    m = kr({ safe: r, transaction: a }, ia(t.chainId, null)),
    _ = [...m.code, ...m.newOwners, ...m.contracts],
    v = await (e.head ?? le(t)),
    y = ce(t, r, v)
  za(t, e.service, _, v)
  let ie = vo(e, { needed: m, block: v, state: y })
  ie.catch(() => {})
  let b = await y,
    x = { ok: !0, value: b },
    S = n({ chainId: p, safe: r, version: b.version, transaction: a }),
    C = o?.detailedExecutionInfo?.type === `MULTISIG` ? o.detailedExecutionInfo : null,
    ae = (C?.confirmations ?? []).map(({ signer: e, signature: t, submittedAt: n }) => ({
      signer: e.value,
      signature: t,
      submittedAt: n,
    })),
    w = a.nonce === b.nonce,
    T = ne({ chainId: t.chainId, safe: r }),
    E = Tr.filter((e) => e.chainId === p),
    oe = it(ae, {
      reviewed: { hash: S.safeTxHash, preimage: S.preimage, version: S.version },
      owners: b.owners,
      read: i(f(t), r),
    }),
    se = At(t, [...b.owners, ...No(b), ..._], v),
    ue = { chain: t, block: v, control: b.masterCopy, isCalledLocal: l },
    [
      [de, fe, pe, me],
      {
        contractHash: he,
        contractDomain: ge,
        node: _e,
        tokens: ve,
        children: ye,
        controlOf: be,
        balanceOf: Ce,
        nested: we,
        decoded: Te,
        message: Ee,
        names: De,
        environment: Oe,
      },
      ke,
      Ae,
      D,
      je,
      Me,
      Ne,
    ] = await Promise.all([
      d,
      ie,
      oe,
      w ? oe.then((t) => jo(e, t, b)) : null,
      se,
      se.then((e) => Da(ue, { reviewed: S, codes: e, genuine: E })),
      Eo(t, r, b),
      So(T, b, e.findMakers),
    ]),
    Pe = [...No(b), ...m.code],
    Fe = ia(t.chainId, D, await wo({ chain: t, safe: r, block: b.block }, Pe, D)),
    Ie = (e) => ye.get(e.toLowerCase()),
    Le = { chain: t, safe: r, version: b.version, block: b.block },
    O = xi(Qe(g(r, a), Fe), (e) => (A(e, r) ? x : Ie(e))),
    [Re, ze, k] = await Promise.all([Po(e, O, Le, D, Ie), xa(t, O, b, D), xo(t, S, b, Fe)]),
    Be = {
      known: Ra(t.chainId, r, b.owners),
      tokenClaimed: (e) => me.get(e.toLowerCase()) ?? null,
      genuine: E,
      nativeCurrency: { told: t.nativeCurrency, known: re(t.chainId) },
      isLimitModule: (e) => Se(e) !== void 0,
    },
    Ve = {
      ...Be,
      reviewed: S,
      isSetHere: !1,
      asked: c,
      claimed: C ? { hash: C.safeTxHash, outcome: e.claimed ?? null } : null,
      node: _e,
      state: x,
      service: de,
      singletons: xe(b.masterCopy),
      book: Fe,
      seenPowers: T,
      ownChanges: Ne,
      contractHash: he,
      contractDomain: ge,
      queued: fe,
      signatures: ke,
      contracts: La(b.owners, D),
      isContractSupported: Ke(t, `EIP1271`),
      paidBefore: pe,
      isContract: D.isContract,
      earlier: je,
      tokenOnChain: (e) => ve.get(e.toLowerCase()),
      childOf: Ie,
      controlOf: be,
      balanceOf: Ce,
      proofOf: (e, t) => Re.get(t.toLowerCase())?.get(e.toLowerCase())?.read,
      ownerGraph: ze,
      lockedIn: (e) => aa(t, A(e, r) ? x : Ie(e)),
      guardFacts: k,
      nestedHashes: new Set(we.flatMap(({ hash: e, reviewed: t }) => (t ? [e] : []))),
      shownMessages: Ee.shown,
      further: [
        ...Oe,
        ...Ee.checks,
        ...De,
        ...xr(u, g(r, a), {
          chainOf: (e) => ve.get(e.toLowerCase()),
          nativeSymbol: (re(t.chainId) ?? t.nativeCurrency).symbol,
        }),
        ...Dr({ account: r, target: e.ownerTarget ?? null, now: b, transaction: a }),
        Mn(
          Te.calls.map(({ token: e, ...t }) => ({ ...t, isOfToken: e !== null && ve.get(e.toLowerCase())?.ok === !0 })),
        ),
        ...Do(Me, b),
        ...(await Ia(ue, we, Be)),
        Dn({ signed: rt(ke).length, threshold: b.threshold, isNext: w, block: b.block, simulation: Ae }),
      ],
    },
    He = Ao(a, ke, b, s)
  return {
    reviewed: S,
    state: b,
    checks: kt(Qi(Ve)),
    targets: Te.targets,
    unitOf: ee(t, ve),
    signatures: ke,
    nested: we,
    newOwners: m.newOwners.map((e) => {
      let t = D.of(e),
        n = Re.get(r.toLowerCase())?.get(e.toLowerCase())?.signature ?? null
      return { owner: e, isContract: t?.ok === !0 && t.value.isContract, proof: n }
    }),
    ownerships: O.map((e) => ({ ...e, graph: ze })),
    proof: Me,
    execution: He === null ? null : { data: He, digest: te(He) },
    details: o,
  }
}
var No = ({ modules: e, guard: t, moduleGuard: n, fallbackHandler: r }) => [...e, t, n, r].filter((e) => e !== null)
async function Po(e, t, n, r, i) {
  let a = {
      signatures: ve(e.details?.note ?? ``).proofs,
      fetchSignature: e.fetchMessageSignature ?? (async () => null),
    },
    o = await Promise.all(
      t.map(async ({ account: e, before: t, after: o }) => {
        let s = t.ok ? t.value.owners : [],
          c = (e) => !s.some((t) => A(t, e)),
          l = i(e),
          u = A(e, n.safe) ? n.version : l?.ok === !0 ? l.value.version : null
        if (u === null || !o.ok) return null
        let d = await Bt({ ...n, safe: e, version: u }, o.value.owners.filter(c), r, a)
        return [e.toLowerCase(), d]
      }),
    )
  return new Map(o.filter((e) => e !== null))
}
export { Mo as readReview }
//# sourceMappingURL=readReview-BojoJrIC.js.map
