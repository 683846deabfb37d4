const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './later-DLdlgyuL.js',
      './rolldown-runtime-DLMaRju-.js',
      './fields-KVqNPxJG.js',
      './lists-DTBg-a7q.js',
      './index--te03lJq.js',
      './index-Nszrimeh.css',
      './lists-Cd1HcrqG.css',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
      './rest-Ckonu3dl.js',
      './rest-BaoHt0l1.js',
      './rest-B3PyXowP.js',
      './rest-DlatUGr7.js',
      './rest-DfSGpZP2.js',
      './rest-DP5aMt8d.js',
      './rest-L3RFoWp3.js',
      './rest-DeRAjEhb.js',
      './rest-pmi3KYbj.js',
      './rest-Cy4Y8Q_t.js',
      './rest-CJZ3gRJW.js',
      './knownAgreements-C54BZ32h.js',
      './rest-CHnfK6lP.js',
      './rest-BCZfbqxO.js',
      './rest-B1EQQfBh.js',
      './rest-D842GMB8.js',
      './rest-DKUe5O8g.js',
      './rest-7WPnzzst.css',
      './rest-BXpYPL_p.js',
      './rest-CJKfR5SF.css',
      './rest-C76GbEzk.js',
      './rest-BaAjqOzi.js',
      './rest-RfDH9dS6.js',
      './rest-DBWxYTpm.js',
      './readLevels-uvv7W8hs.js',
      './ProveOwner-Cv0a7n7F.js',
      './rest-CpjWLpd4.js',
      './rest-BqoaecWD.js',
      './rest-kUWXK5kc.js',
      './rest-PoPCRb3P.js',
      './rest-CWxd1sTc.js',
      './rest-V0sFQu-D.js',
      './rest-BT_Dwl6x.js',
      './rest-C2S2cNs6.css',
      './rest-Bb7jYocN.js',
      './rest-DIAPUj32.css',
      './rest-X-3GH6UX.css',
      './rest-C3a9xsnL.js',
      './rest-q93ZRJ9Y.js',
      './rest-BlO5BbqV.js',
      './rest-BLweipgx.js',
      './rest-BUBkRqV3.js',
      './rest-DplOVUUd.js',
      './rest-CljqbIcH.css',
      './rest-DGcedK-0.js',
      './rest-DMf2o7tl.js',
      './rest-BQ1q3Igc.js',
      './rest-BYN97wOe.css',
      './replanOwners-BGyU00rt.js',
      './rest-DDdzm_og.js',
      './rest-DmqAjkAU.js',
      './rest-B4NrIFGr.js',
      './rest-aMSycVjv.js',
      './rest-B1z90-BO.js',
      './rest-Bh2TG8ha.css',
      './ShareDialog-Y2xTEaGf.js',
      './rest-CnNodkWm.js',
      './rest-BilHHFfS.js',
      './rest-COc_bzz2.js',
      './rest-Dlj0wS6e.js',
      './rest-DyTJIdPD.js',
      './rest-CmDQyV1X.js',
      './rest-B5w7Pa4q.js',
      './rest-aNUZyqda.js',
      './rest-Cj1rx-Z5.js',
      './rest-1Q76-X1n.js',
      './rest-Cxvfm7_T.js',
      './rest-BThtJ061.css',
      './rest-B_BLeZTv.css',
      './rest-DySxLr7R.css',
      './rest-BssddCTQ.js',
      './rest-BOxwSZXT.js',
      './rest-CxWAD8sS.css',
    ]),
) => i.map((i) => d[i])
import { o as e } from './rolldown-runtime-DLMaRju-.js'
import { Fa as t, Ft as n, Ga as r, H as i, Na as a, xt as o } from './later-DLdlgyuL.js'
import { i as s, r as c, t as l } from './rest-BT_Dwl6x.js'
import { D as u, M as d, S as f } from './fields-KVqNPxJG.js'
import {
  Bt as p,
  Cn as m,
  D as h,
  E as g,
  Fn as _,
  Gt as v,
  Jn as y,
  Ln as ee,
  M as b,
  Nn as te,
  Pn as ne,
  Rn as re,
  S as ie,
  V as ae,
  X as oe,
  Yn as x,
  et as se,
  f as ce,
  gn as le,
  in as ue,
  kn as S,
  lt as de,
  yn as fe,
} from './lists-DTBg-a7q.js'
import { t as pe } from './rest-kUWXK5kc.js'
import { i as me, r as he, t as ge } from './rest-DiN8Tax9.js'
import { t as _e } from './rest-Dh3VP80D.js'
import { i as ve, n as C, r as ye } from './rest-C3a9xsnL.js'
import { n as w, r as be, t as xe } from './rest-BW6-RKo3.js'
import { n as Se, t as Ce } from './rest-V0sFQu-D.js'
import {
  _ as we,
  a as Te,
  b as Ee,
  c as De,
  d as Oe,
  f as ke,
  g as T,
  i as Ae,
  l as je,
  m as Me,
  n as Ne,
  o as E,
  p as Pe,
  r as Fe,
  t as Ie,
  u as Le,
  v as Re,
  x as ze,
  y as Be,
} from './rest-BxFLBE0x.js'
import { t as D } from './rest-q93ZRJ9Y.js'
import {
  Da as Ve,
  Ea as He,
  Ga as Ue,
  Hi as We,
  I as Ge,
  It as Ke,
  Kn as O,
  Ma as k,
  Nt as A,
  Qi as j,
  Ui as qe,
  ba as M,
  ci as Je,
  ea as Ye,
  ho as Xe,
  it as N,
  jt as Ze,
  sa as P,
  to as Qe,
  tr as $e,
  vi as et,
  wa as F,
  xa as I,
  xt as tt,
  ya as L,
  yi as nt,
  zi as rt,
} from './index--te03lJq.js'
import { t as it } from './rest-CxDxUG-B.js'
import { n as at, t as ot } from './rest-BilHHFfS.js'
import { a as st, s as R, t as ct } from './rest-Cmmjidi6.js'
import { a as lt, i as z } from './rest-CHnfK6lP.js'
import { o as ut } from './rest-B1EQQfBh.js'
import { a as dt, i as ft, r as pt, s as mt, t as ht } from './rest-GRTnIP2r.js'
import { t as gt } from './rest-1Q76-X1n.js'
import { n as _t } from './rest-BLweipgx.js'
import { t as vt } from './rest-BUBkRqV3.js'
import { a as B, n as V, o as yt } from './rest-BXpYPL_p.js'
import { a as bt, n as xt, r as St, t as Ct } from './rest-D842GMB8.js'
import { c as wt, f as Tt, h as H, i as Et, m as Dt, o as Ot, s as kt, u as At } from './rest-7i4qq2SQ.js'
var U = I(`settings-changes`, {
  owners: `Owners`,
  owner: `Owner`,
  signaturesNeeded: `Signatures needed`,
  modules: `Modules`,
  module: `Module`,
  guard: `Guard`,
  fallbackHandler: `Fallback handler`,
  contract: `Contract`,
  none: `none`,
  unknown: `not known here`,
  codeNow: `the code it runs now`,
  countAdds: (e) => `${e}, adds`,
  countRemoves: (e) => `${e}, removes`,
  countOf: ({ threshold: e, owners: t }) => `${e} of ${t}`,
  noOwner: `no owner`,
  isOwner: `owner`,
  enabled: `enabled`,
  notEnabled: `not enabled`,
  becomes: `becomes`,
  theOneOf: (e) => `the one of ${e}`,
})
function jt({ to: e }, { contract: t, handler: n }) {
  return `code` in e
    ? [
        { label: U.contract, before: t, after: e.code, tone: `caution` },
        ...(e.setsHandler ? [{ label: U.fallbackHandler, before: n, after: U.theOneOf(e.code), tone: `caution` }] : []),
      ]
    : [
        Mt(e.singleton, t),
        ...(e.handler === null
          ? []
          : [{ label: U.fallbackHandler, before: n, after: U.becomes, tone: `caution`, address: e.handler }]),
      ]
}
function Mt(e, t) {
  let n = de(e)
  return { label: U.contract, before: t, after: n ?? U.becomes, tone: n === null ? `danger` : `caution`, address: e }
}
var Nt = ({ label: e }) => [U.owners, U.owner, U.signaturesNeeded].includes(e)
function Pt(e, t) {
  let n = It(t),
    r = Bt(e).map(({ meaning: e }) => e),
    i = new Set(t.owners.map(Vt)),
    a = t.threshold,
    o = t.modules.length,
    s = []
  for (let e of r) {
    if ((e.kind === `migration` && s.push(...jt(e, n)), e.kind !== `settings`)) continue
    let { change: t } = e
    ;(t.type === `ADD_OWNER` && i.add(Vt(t.owner)),
      t.type === `REMOVE_OWNER` && i.delete(Vt(t.owner)),
      `threshold` in t && (a = t.threshold),
      t.type === `ENABLE_MODULE` &&
        (s.push(W(U.modules, `${o}`, U.countAdds(o + 1), zt(t.module), t.module)), (o += 1)),
      t.type === `DISABLE_MODULE` && (s.push(W(U.modules, `${o}`, U.countRemoves(o - 1), `none`, t.module)), --o),
      s.push(...Rt(t, n)))
  }
  ;(i.size !== t.owners.length && s.push(W(U.owners, `${t.owners.length}`, `${i.size}`)),
    a !== t.threshold &&
      s.push(
        W(
          U.signaturesNeeded,
          U.countOf({ threshold: t.threshold, owners: t.owners.length }),
          U.countOf({ threshold: a, owners: i.size }),
        ),
      ))
  let c = { danger: 0, caution: 1, none: 2 }
  return s.toSorted((e, t) => c[e.tone] - c[t.tone])
}
var Ft = () => ({ guard: U.unknown, handler: U.unknown, contract: U.unknown })
function It({ guard: e, fallbackHandler: t, masterCopy: n }) {
  let r = n === void 0 ? null : (de(n) ?? n),
    [i] = t === null ? [] : le(t)
  return { guard: e ?? U.none, handler: i ? `${i.name} ${i.version}` : (t ?? U.none), contract: r ?? U.codeNow }
}
function Lt(e) {
  return Bt(e).flatMap(({ meaning: e }) => {
    if (e.kind === `migration`) return jt(e, Ft())
    if (e.kind !== `settings`) return []
    let { change: t } = e,
      n = `threshold` in t ? [W(U.signaturesNeeded, U.unknown, `${t.threshold}`)] : []
    switch (t.type) {
      case `ADD_OWNER`:
        return [W(U.owner, U.noOwner, U.isOwner, `none`, t.owner), ...n]
      case `REMOVE_OWNER`:
        return [W(U.owner, U.isOwner, U.noOwner, `none`, t.owner), ...n]
      case `CHANGE_THRESHOLD`:
        return n
      case `ENABLE_MODULE`:
        return [W(U.module, U.notEnabled, U.enabled, zt(t.module), t.module)]
      case `DISABLE_MODULE`:
        return [W(U.module, U.enabled, U.notEnabled, `none`, t.module)]
      default:
        return Rt(t, Ft())
    }
  })
}
function Rt(e, { guard: t, handler: n, contract: r }) {
  switch (e.type) {
    case `SWAP_OWNER`:
      return [W(U.owner, e.oldOwner, U.becomes, `none`, e.newOwner)]
    case `SET_GUARD`:
      return [W(U.guard, t, U.becomes, `danger`, e.guard)]
    case `DELETE_GUARD`:
      return [W(U.guard, t, U.none, `caution`)]
    case `SET_FALLBACK_HANDLER`:
      return [W(U.fallbackHandler, n, U.becomes, `caution`, e.handler)]
    case `CHANGE_IMPLEMENTATION`:
      return [Mt(e.implementation, r)]
    default:
      return []
  }
}
var W = (e, t, n, r = `none`, i) => ({ label: e, before: t, after: n, tone: r, ...(i ? { address: i } : {}) }),
  zt = (e) => (fe(e) ? `caution` : `danger`),
  Bt = (e) => e.flatMap((e) => (e.meaning.kind === `batch` ? Bt(e.children) : [e])),
  Vt = (e) => e.toLowerCase(),
  Ht = (e, t) =>
    Ut(
      t.flatMap(({ kind: t, token: n, tokenId: r, amount: i, to: a }) =>
        t === `out` && i !== null
          ? [
              { owner: e, token: n, tokenId: r, amount: -i },
              { owner: a, token: n, tokenId: r, amount: i },
            ]
          : [],
      ),
    )
function Ut(e) {
  let t = new Map()
  for (let n of e) {
    let e = Wt(n)
    t.set(e, { ...n, amount: n.amount + (t.get(e)?.amount ?? 0n) })
  }
  return [...t.values()].filter(({ amount: e }) => e !== 0n)
}
var Wt = ({ owner: e, token: t, tokenId: n }) => `${e} ${t ?? `native`} ${n ?? ``}`.toLowerCase(),
  G = I(`transaction-kind`, {
    created: `Account created`,
    incoming: `Incoming transfer`,
    transfer: `Transfer`,
    transaction: `Transaction`,
    byModule: ({ kind: e }) => `${e} by module`,
    newAccount: `New account`,
    owners: `Change of owners`,
    batchOfPayments: (e) => M(e, { one: `Batch of # payment`, other: `Batch of # payments` }),
    batchOfCalls: (e) => M(e, { one: `Batch of # call`, other: `Batch of # calls` }),
    payment: `Payment`,
    settings: `Change of settings`,
    rejection: `Rejection`,
    approval: `Token approval`,
    limit: `Spending limit`,
    signMessage: `Message signed on chain`,
    program: `Change of the account’s program`,
    unknownAction: `Unknown action`,
    contractCall: `Contract call`,
  })
function Gt({ txInfo: e, detailedExecutionInfo: t }, n) {
  if (e.type === `Creation`) return G.created
  if (e.type === `Transfer` && n === null) return e.direction === `INCOMING` ? G.incoming : G.transfer
  let r = n === null ? G.transaction : Kt(n)
  return t?.type === `MODULE` ? G.byModule({ kind: r }) : r
}
function Kt(e) {
  if (e.nodes.some(({ meaning: e }) => e.kind === `newAccount`)) return G.newAccount
  if (e.nodes.length > 0 && e.nodes.every(Jt)) return G.owners
  if (e.batch)
    return e.nodes.every(({ meaning: e }) => e.kind === `payment`)
      ? G.batchOfPayments(e.nodes.length)
      : G.batchOfCalls(e.nodes.length)
  switch (e.nodes[0]?.meaning.kind) {
    case `payment`:
    case `nft`:
    case `nfts`:
      return G.payment
    case `settings`:
      return G.settings
    case `rejection`:
      return G.rejection
    case `allowance`:
    case `operator`:
      return G.approval
    case `limit`:
      return G.limit
    case `signMessage`:
      return G.signMessage
    case `migration`:
      return G.program
    case `delegatecall`:
      return G.unknownAction
    default:
      return G.contractCall
  }
}
var qt = [`ADD_OWNER`, `REMOVE_OWNER`, `SWAP_OWNER`, `CHANGE_THRESHOLD`],
  Jt = ({ meaning: e }) => e.kind === `settings` && qt.includes(e.change.type)
function Yt(e, t) {
  return t === null || e < t ? `` : e === t ? s.placeNext : s.placeAfter(e - t)
}
function Xt() {
  let { chain: e } = b(),
    { data: t } = nt({
      queryKey: [`known-coin`, e.chainId],
      queryFn: async () => {
        let { knownCoin: t } = await O(
          async () => {
            let { knownCoin: e } = await import(`./later-DLdlgyuL.js`).then((e) => e._n)
            return { knownCoin: e }
          },
          __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8]),
          import.meta.url,
        )
        return t(e.chainId) !== null
      },
      staleTime: 1 / 0,
      meta: { persist: !1 },
    })
  return t === !1
}
var K = Ue()
function Zt({ result: { inner: e }, context: t }) {
  if (!e.known)
    return (0, K.jsxs)(`p`, {
      className: w.note,
      children: [(0, K.jsx)(S, { verdict: `unchecked`, label: z.innerNotRead, quiet: !0 }), ` `, e.reason],
    })
  let n = Qt(e.value)
  return n.length < 2 && n.every(({ success: e }) => e)
    ? null
    : (0, K.jsx)(`ul`, {
        className: `cs-panel ${w.list}`,
        'aria-label': z.innerCalls,
        children: n.map(({ path: e, to: n, operation: r, success: i, reason: a }) =>
          (0, K.jsxs)(
            `li`,
            {
              className: w.row,
              children: [
                (0, K.jsx)(`span`, {
                  children: (0, K.jsx)(rt, {
                    text: r === 1 ? z.delegatecallTo : z.callTo,
                    slots: {
                      number: e.length === 0 ? z.allCalls : e.map((e) => e + 1).join(`.`),
                      target: t.nameOf(n) ?? (0, K.jsx)(We, { value: n }),
                    },
                  }),
                }),
                (0, K.jsx)(`span`, {
                  className: w.amounts,
                  children: i
                    ? (0, K.jsx)(S, { verdict: `verified`, label: z.succeeds, quiet: !0 })
                    : (0, K.jsxs)(K.Fragment, {
                        children: [
                          (0, K.jsx)(S, { verdict: `caution`, label: z.fails, quiet: !0 }),
                          (0, K.jsx)(`small`, { children: a ?? z.noReason }),
                        ],
                      }),
                }),
              ],
            },
            e.join(`.`),
          ),
        ),
      })
}
var Qt = (e) => [e, ...e.calls.flatMap(Qt)]
function $t({ simulated: { result: e, at: t } }) {
  let {
    engine: n,
    rpcUrl: r,
    block: i,
    gasUsed: a,
    assumptions: o,
    fallbacks: s,
    environment: c,
    created: l,
    selfdestructs: u,
  } = e
  return (0, K.jsxs)(`details`, {
    className: `cs-panel ${w.facts}`,
    children: [
      (0, K.jsx)(`summary`, { children: z.factsSummary({ engine: n, block: L(i.number), host: en(r), gas: L(a) }) }),
      (0, K.jsx)(be, {
        rows: [
          { label: z.engine, value: n },
          { label: z.block, value: L(i.number), note: i.hash },
          { label: z.stateFrom, value: en(r), note: z.stateNote },
          { label: z.ran, value: Ye(t) },
          { label: z.gas, value: L(a) },
          ...o.map((e) => ({ label: z.assumed, value: e })),
          ...s.map(({ engine: e, reason: t }) => ({ label: z.notEngine({ engine: e }), value: t })),
          {
            label: z.dependsOn,
            value: c.known
              ? c.value.length === 0
                ? z.no
                : c.value.map(({ contract: e, what: t }) => z.readBy({ what: t, contract: e })).join(`, `)
              : z.unknownBecause({ reason: c.reason }),
          },
          ...(l.known && l.value.length > 0 ? [{ label: z.created, value: l.value.join(`, `) }] : []),
          ...(u.known && u.value.length > 0
            ? [{ label: z.destroyed, value: u.value.map(({ contract: e }) => e).join(`, `) }]
            : []),
        ],
      }),
    ],
  })
}
var en = (e) => (URL.canParse(e) ? new URL(e).host : e || z.unknownNode)
function tn({ view: e, context: t }) {
  let { simulated: n, differences: r, error: i, isRunning: a, run: o } = e
  return (0, K.jsxs)(`div`, {
    className: w.parts,
    children: [
      i && !a && (0, K.jsx)(u, { verdict: `unchecked`, title: z.couldNotRun, children: P(i) }),
      r.length > 0 &&
        (0, K.jsx)(u, {
          verdict: `danger`,
          title: z.otherEffects,
          children: (0, K.jsx)(`ul`, {
            className: w.differences,
            children: r.map((e) => (0, K.jsx)(`li`, { children: e }, e)),
          }),
        }),
      n &&
        (0, K.jsxs)(K.Fragment, {
          children: [
            (0, K.jsx)(nn, { result: n.result }),
            (0, K.jsx)(Zt, { result: n.result, context: t }),
            (0, K.jsx)($t, { simulated: n }),
          ],
        }),
      (0, K.jsxs)(`button`, {
        type: `button`,
        className: `cs-link`,
        disabled: a,
        onClick: o,
        children: [(0, K.jsx)(j, { name: `refresh`, size: 14 }), ` `, a ? z.running : n || i ? z.runAgain : z.run],
      }),
    ],
  })
}
function nn({ result: { success: e, innerSuccess: t, reason: n, inner: r } }) {
  if (e && t !== !1) return null
  let i = n ?? (r.known ? r.value.reason : null)
  return (0, K.jsxs)(u, {
    verdict: `caution`,
    title: e ? z.innerFails : z.executionFails,
    children: [i ?? z.noReason, ` `, e && z.nonceUsed],
  })
}
function rn({ result: { writes: e }, unexpected: t }) {
  if (!e.known) return z.storageNotRead
  let n = e.value.flatMap((e) => e.writes.map((t) => ({ ...t, account: e.account }))),
    r = n.filter(({ account: e, slot: n }) => [...t].some(([t, r]) => F(t, e) && r.has(n))).length,
    [i] = n
  return r > 0
    ? z.changesUnexpected({ changes: z.changes(n.length), wrong: r })
    : n.length === 1 && i?.name?.kind === `nonce`
      ? z.nonceChange({ before: `${BigInt(i.before)}`, after: `${BigInt(i.after)}` })
      : z.changes(n.length)
}
function an({ simulated: e, error: t, isRunning: n }) {
  return e ? z.ranAt({ block: L(e.result.block.number) }) : n ? z.running : t ? z.couldNotRun : z.notRun
}
function on({ tree: e }) {
  return (0, K.jsx)(B, {
    id: `calls`,
    title: e.total === 1 ? s.call : s.calls,
    note: cn(e),
    children: (0, K.jsxs)(`div`, {
      className: c.detail,
      children: [
        e.batch && (0, K.jsx)(`p`, { children: s.batchBy({ contract: e.batch.contract }) }),
        (0, K.jsx)(Se, { nodes: e.nodes }),
      ],
    }),
  })
}
var sn = 80
function cn({ nodes: e, total: t, nested: n }) {
  let [r] = e
  if (e.length === 1 && r?.meaning.kind === `delegatecall`) return s.foreignCode
  let i = s.callsNote(t)
  if (n > 0) return s.callsNested({ calls: i, nested: n })
  let a = e.length === 1 && r ? v(r.title) : ``
  return a === `` || a.length > sn ? i : s.callNote({ call: `${a.charAt(0).toLowerCase()}${a.slice(1)}` })
}
function ln({ transaction: e }) {
  return (0, K.jsxs)(B, {
    id: `fields`,
    title: s.signedFields,
    note: un(e),
    children: [
      (0, K.jsx)(be, {
        rows: Object.entries(e).map(([e, t]) => ({ label: e, value: (0, K.jsx)(fn, { name: e, value: t }) })),
      }),
      e.data.length > dn && (0, K.jsx)(yt, { text: e.data, label: s.calldata }),
    ],
  })
}
function un({ nonce: e, gasPrice: t = 0n, baseGas: n = 0n }) {
  return e === void 0 ? s.fieldsPlain : t > 0n || n > 0n ? s.fieldsRefund : s.fieldsNoRefund
}
var dn = 600
function fn({ name: e, value: t }) {
  let n = (0, K.jsx)(ee, { value: String(t), label: e })
  if (typeof t == `string` && t.length === 42)
    return (0, K.jsxs)(K.Fragment, { children: [(0, K.jsx)(_, { value: t }), ` `, n] })
  if (e === `operation`) return t === 1 ? s.delegatecallOperation : s.callOperation
  let r = String(t)
  return (0, K.jsxs)(`code`, {
    className: c.mono,
    children: [r.length > dn ? s.cut({ text: r.slice(0, dn), bytes: s.bytes((r.length - 2) / 2) }) : r, ` `, n],
  })
}
var q = I(`approved`, {
    label: `Inner transactions`,
    title: ({ level: e }) => `Level ${e}, approved by what you sign`,
    recomputed: `Recomputed here, equal`,
    recomputedNote: `read from the fields behind the hash`,
    notOnDevice: `not shown by the device`,
    otherAccount: `The other account`,
    levelName: ({ level: e }) => `level ${e}`,
    domainHash: ({ of: e }) => `Domain hash of ${e}`,
    messageHash: ({ of: e }) => `Message hash of ${e}`,
    safeTxHash: ({ of: e }) => `safeTxHash of ${e}`,
    onlyParameter: `It is the only parameter of approveHash(bytes32) in the call, recomputed here from all fields of that transaction.`,
    notRead: ({ reason: e }) =>
      `The page could not read what this hash approves: ${e} Open that account and read the transaction with this hash first.`,
  }),
  pn = ({ nested: e }) => 1 + Math.max(0, ...e.map(pn)),
  mn = (e) => e.flatMap((e) => [e, ...mn(e.nested)]),
  J = { panel: `_panel_1hy2o_1`, head: `_head_1hy2o_7`, statement: `_statement_1hy2o_16`, note: `_note_1hy2o_23` }
function hn({ nested: e }) {
  let { nameOf: t } = ie()
  return mn(e).map((e) => {
    let { account: n, hash: r, reviewed: i } = e,
      a = pn(e),
      o = t(n) ?? q.levelName({ level: a })
    return (0, K.jsxs)(
      `section`,
      {
        children: [
          (0, K.jsx)(m, { title: q.title({ level: a }), action: q.notOnDevice }),
          (0, K.jsxs)(`div`, {
            className: `cs-panel ${J.panel}`,
            children: [
              i &&
                (0, K.jsxs)(K.Fragment, {
                  children: [
                    (0, K.jsx)(_e, { look: `paper`, title: q.domainHash({ of: o }), hash: i.domainHash }),
                    (0, K.jsx)(_e, { look: `paper`, title: q.messageHash({ of: o }), hash: i.messageHash }),
                  ],
                }),
              (0, K.jsx)(_e, { look: `paper`, title: q.safeTxHash({ of: o }), hash: r }),
              i && (0, K.jsx)(`p`, { className: J.note, children: q.onlyParameter }),
            ],
          }),
        ],
      },
      `${n}${r}`,
    )
  })
}
function gn({ review: { reviewed: e, execution: t, nested: n }, comparison: r }) {
  let { domainHash: i, messageHash: a, safeTxHash: o } = e
  return (0, K.jsxs)(K.Fragment, {
    children: [
      (0, K.jsx)(ge, {
        domainHash: i,
        messageHash: a,
        digest: { title: `safeTxHash`, hash: o },
        children: (0, K.jsx)(me, { checked: r.isDone, onChange: r.set, note: r.why ?? bt.notRequiredHere }),
      }),
      (0, K.jsx)(hn, { nested: n }),
      t &&
        (0, K.jsxs)(`section`, {
          children: [
            (0, K.jsx)(m, { title: _t.whenExecuting, action: _t.whenExecutingNote }),
            (0, K.jsx)(`div`, {
              className: `cs-panel`,
              children: (0, K.jsx)(_e, { look: `paper`, title: _t.calldataDigest, hash: t.digest }),
            }),
          ],
        }),
    ],
  })
}
function _n({ transaction: e, context: t, tree: n, share: r, children: i }) {
  let { simulation: a, review: o } = C()
  return (0, K.jsxs)(we, {
    children: [
      (0, K.jsx)(on, { tree: n ?? se(e, t, null) }),
      (0, K.jsx)(ln, { transaction: e }),
      a.simulated &&
        (0, K.jsx)(B, {
          id: `stored-values`,
          title: s.storedValues,
          note: rn(a.simulated),
          children: (0, K.jsx)(`div`, {
            className: c.detail,
            children: (0, K.jsx)(xe, {
              writes: a.simulated.result.writes,
              unexpected: a.simulated.unexpected,
              context: t,
            }),
          }),
        }),
      o &&
        (0, K.jsx)(B, {
          id: `test-run`,
          title: s.testRun,
          note: an(a),
          isNeeded: a.differences.length > 0,
          children: (0, K.jsx)(`div`, { className: c.detail, children: (0, K.jsx)(tn, { view: a, context: t }) }),
        }),
      (0, K.jsx)(vn, {}),
      r &&
        (0, K.jsx)(B, {
          id: `second-machine`,
          title: s.secondMachine,
          note: s.secondMachineNote,
          children: (0, K.jsx)(`div`, { className: c.detail, children: r }),
        }),
      i,
    ],
  })
}
function vn() {
  let { review: e, comparison: t, situation: n } = C(),
    { status: r, address: i } = A(),
    a = i !== null && n?.signed.some((e) => F(e, i)) === !0,
    o = r !== `disconnected` && he(Ke()?.id ?? null) !== null
  return e
    ? (0, K.jsx)(B, {
        id: `hashes`,
        title: s.hashes,
        note: s.hashesNote,
        isNeeded: o || (t.why !== null && !a),
        children: (0, K.jsx)(`div`, { className: c.detail, children: (0, K.jsx)(gn, { review: e, comparison: t }) }),
      })
    : null
}
function yn({ foreseen: e, context: t, pricing: n, hasOthers: r }) {
  let { moves: i } = e,
    a = ({ owner: e }) => F(e, t.safe),
    o = i.filter((e) => a(e) && e.amount < 0n),
    s = i.filter((e) => a(e) && e.amount > 0n),
    c = i.filter((e) => !a(e) && e.amount > 0n),
    l = i.filter((e) => !a(e) && e.amount < 0n),
    u = !r && o.length <= 1 && c.length <= 1 && s.length + l.length === 0,
    d = (r, i, a) => bn(r, { foreseen: e, context: t, pricing: n }, i, a)
  if (u)
    return [
      {
        id: `all`,
        title: null,
        lines: [...o.map((e) => d(e, T.thisAccount, !1)), ...c.map((e) => d(e, T.recipient, !1))],
      },
    ].filter(({ lines: e }) => e.length > 0)
  let f = (e) => ({
      ...d(e, T.thisAccountNamed({ name: t.accountName }), !1),
      subject: { kind: `asset`, symbol: ke(e.token, t) },
    }),
    p = Oe(o.map((e) => Pe(e, e.amount, t, n))),
    m = new Set(c.map(({ owner: e }) => e.toLowerCase())).size
  return [
    {
      id: `leaves`,
      title: p === null ? T.leaves : T.leavesInAll({ fiat: te(p, n.currency.toUpperCase()) }),
      lines: o.map(f),
    },
    { id: `goes`, title: T.goesTo(m), lines: c.map((e) => d(e, T.recipient, !0)) },
    { id: `comes`, title: T.arrives, lines: s.map(f) },
    { id: `others`, title: T.others, lines: l.map((e) => d(e, T.otherParty, !0)) },
  ].filter(({ lines: e }) => e.length > 0)
}
function bn(e, { foreseen: { held: t }, context: n, pricing: r }, i, a) {
  let o = F(e.owner, n.safe)
  return E({
    id: Wt(e),
    subject: { kind: o ? `account` : `address`, address: e.owner },
    note: i,
    isFull: a,
    change: je(e, n),
    changeNote: Le(e, n, r),
    ...xn(e, t, n),
  })
}
function xn(e, t, n) {
  if (e.tokenId !== null) {
    let [t, n] = [{ text: T.noItem }, { text: T.holdsItem }]
    return e.amount < 0n ? { before: n, after: t } : { before: t, after: n }
  }
  let r = t.find(({ owner: t, token: n }) => Wt({ owner: t, token: n, tokenId: null }) === Wt(e))
  if (!r) return { before: null, after: null }
  let i = r.value + e.amount,
    a = ke(e.token, n),
    o = { text: De(e.token, r.value, n) }
  return i < 0n
    ? { before: o, after: { text: T.moreThanHeld({ amount: `${De(e.token, -i, n)} ${a}` }) }, isDanger: !0 }
    : { before: o, after: { text: `${De(e.token, i, n)} ${a}` } }
}
var Sn = 4,
  Cn = 9
function wn(e, { decimals: t, symbol: n }) {
  let r = y(e, t),
    i = r.split(`.`)[1] ?? ``,
    a = /^0*/.exec(i)?.[0].length ?? 0,
    o = r.startsWith(`0.`) && a >= Sn,
    s = Math.min(o ? a + 2 : Sn, Cn)
  return `${y(e, t, { minFraction: 2, maxFraction: s, group: !0 })} ${n}`
}
var Tn = (e) =>
    e.map(({ label: e, before: t, after: n, address: r, tone: i }, a) =>
      E({
        id: `setting ${a} ${e}`,
        subject: { kind: `value`, label: e },
        before: En(t),
        after: r === void 0 ? En(n) : { text: n, address: r },
        isDanger: i === `danger`,
      }),
    ),
  En = (e) => (He(e) ? { text: ``, address: e } : { text: e })
function Dn({ foreseen: e, flows: t, state: n, context: r, pricing: i }) {
  let [a] = t.filter(({ kind: e }) => e === `all`)
  if (!a) return []
  let o = (e) => E({ ...e, isDanger: !0 }),
    { balances: s, currency: c } = i,
    l = (s?.items ?? []).toSorted((e, t) => Number(t.fiatBalance) - Number(e.fiatBalance)).slice(0, On)
  return [
    ...e.changes.flatMap((e) => Mn(e, r)),
    o({
      id: `control who`,
      subject: { kind: `value`, label: T.whoCanMove },
      before: n && { text: T.owners({ threshold: n.threshold, owners: n.owners.length }) },
      after: { text: T.alsoContract },
      afterNote: T.noOwnerSigns,
    }),
    o({
      id: `control money`,
      subject: { kind: `value`, label: T.moneyAtRisk },
      before: { text: s ? te(s.fiatTotal, c.toUpperCase()) : T.noPrice },
      beforeNote: l
        .map(({ balance: e, tokenInfo: t }) => kn(t.type === `NATIVE_TOKEN` ? null : t.address, e, r))
        .join(`, `),
      after: { text: T.allOfIt },
      afterNote: T.nowOrLater,
    }),
    ...(An(e.moves, r) ? [] : [jn()]),
  ]
}
var On = 3,
  kn = (e, t, n) => {
    let r = e === null ? n.native : n.tokenOf(e)
    return r ? `${p(t, r.decimals)} ${r.symbol}` : x(e ?? n.safe)
  },
  An = (e, { safe: t }) => e.some(({ owner: e, amount: n }) => e.toLowerCase() === t.toLowerCase() && n < 0n),
  jn = () =>
    E({
      id: `control paid`,
      subject: { kind: `value`, label: T.paidOut },
      before: { text: T.paidNothing },
      after: { text: T.paidNothing },
      afterNote: T.looksHarmless,
    })
function Mn(e, { nameOf: t }) {
  let n = (e) => {
      if (/^0x0+[01]?$/.test(e)) return { text: T.none }
      let n = de(e) ?? t(e)
      return n === null ? { text: ``, address: e } : { text: n }
    },
    r = (e, t, n, r = null) => [
      E({
        id: `run ${e} ${n.address ?? ``}`,
        subject: { kind: `value`, label: e },
        before: t,
        after: n,
        afterNote: r,
        isDanger: !0,
      }),
    ]
  switch (e.kind) {
    case `singleton`: {
      let t = de(e.after) !== null,
        i = t ? n(e.after) : { text: T.unknownProgram }
      return r(T.program, n(e.before), i, t ? null : T.byContractAbove)
    }
    case `guard`:
      return r(T.guard, n(e.before), n(e.after))
    case `moduleGuard`:
      return r(T.moduleGuard, n(e.before), n(e.after))
    case `fallbackHandler`:
      return r(T.fallbackHandler, n(e.before), n(e.after))
    case `threshold`:
      return r(T.signaturesNeeded, { text: `${e.before}` }, { text: `${e.after}` })
    case `ownerAdded`:
      return r(T.owner, { text: T.isNoOwner }, { text: T.isOwner, address: e.owner })
    case `ownerRemoved`:
      return r(T.owner, { text: T.isOwner, address: e.owner }, { text: T.isNoOwner })
    case `moduleEnabled`:
      return r(T.module, { text: T.notEnabled }, { text: T.enabled, address: e.module })
    case `moduleDisabled`:
      return r(T.module, { text: T.enabled, address: e.module }, { text: T.notEnabled })
    default:
      return []
  }
}
function Nn(e) {
  let { foreseen: t, changes: n, context: r, pricing: i } = e,
    a = Te(e),
    o = Dn(e),
    s = [...o, ...Tn(n)],
    c = yn({ foreseen: t, context: r, pricing: i, hasOthers: a.length + s.length > 0 }),
    l = [
      ...(o.length > 0 ? [] : c),
      { id: `later`, title: T.later, lines: a },
      { id: `settings`, title: c.length + a.length > 0 ? T.settings : null, lines: s },
      ...(o.length > 0 ? c : []),
    ].filter(({ lines: e }) => e.length > 0),
    u = Pn(e),
    [d] = l
  return u === null
    ? l
    : l.length === 1 && d?.title === null && s.length === 0
      ? [{ ...d, lines: [...d.lines, u] }]
      : l.length === 0
        ? []
        : [...l, { id: `fee`, title: T.fee, lines: [u] }]
}
function Pn({ foreseen: { fee: e }, context: t, pricing: n, wallet: r }) {
  if (e === null) return null
  let i = Pe({ token: null, tokenId: null }, e.cost, t, n),
    a = r !== null && F(r, e.payer)
  return E({
    id: `fee`,
    subject: { kind: `address`, address: e.payer },
    note: a ? T.youIfYouExecute : null,
    change: `−${wn(e.cost, t.native)}`,
    changeNote: i === null ? T.networkFeeNote : T.about({ fiat: te(i, n.currency.toUpperCase()) }),
    ...(e.held === null
      ? {}
      : {
          before: { text: wn(e.held, { ...t.native, symbol: `` }).trim() },
          after: { text: wn(e.held - e.cost, t.native) },
        }),
  })
}
function Fn(e) {
  switch (e.kind) {
    case `next`:
      return T.positionNext
    case `after`:
      return T.positionAfter(e.nonces.length)
    case `alone`:
      return T.positionAlone
  }
}
function In({ transaction: e, context: t, statement: n, exceptions: r }) {
  let { key: i, chainId: a } = b(),
    [o] = g(),
    { review: s, foreseen: c } = C(),
    { nameOf: l } = N(),
    u = A().address,
    { data: d, dataUpdatedAt: f } = nt(h(i, o)),
    { nodes: p } = se(e, t, null),
    m = oe(p),
    _ = s?.ownerships.some(({ after: e }) => e.ok) ?? !1,
    v = s ? Pt(p, s.state) : [],
    y = _ ? v.filter((e) => !Nt(e)) : v,
    ee =
      c && s
        ? Nn({
            foreseen: c,
            flows: m,
            changes: y,
            context: t,
            pricing: { balances: d, currency: o },
            state: s.state,
            wallet: u,
          })
        : null,
    te = Ln(m, t.safe).some((e) => l(e, a)?.source === `you`),
    ne = Ae(c, m.length > 0 && d ? f : null, te),
    re = (0, K.jsx)(Ne, { sentences: ne, exceptions: [...Fe(n, t), ...r] })
  return _ && ee !== null && ee.length === 0
    ? re
    : (0, K.jsx)(Me, {
        title: T.whatChanges,
        position: c && Fn(c.position),
        groups: ee,
        expected: m.length === 0 ? 1 : m.length + 2,
        context: t,
        origin: re,
      })
}
var Ln = (e, t) => [t, ...e.map(({ to: e }) => e)].filter((e, t, n) => n.findIndex((t) => F(e, t)) === t)
function Rn() {
  let { review: e } = C(),
    t = ie()
  return mn(e?.nested ?? []).map((e) => (0, K.jsx)(zn, { entry: e, context: t }, `${e.account}${e.hash}`))
}
function zn({ entry: e, context: t }) {
  let { account: n, reviewed: r, reason: i } = e,
    a = t.nameOf(n),
    o = { ...t, safe: n, accountName: a ?? q.otherAccount }
  return (0, K.jsxs)(`section`, {
    'aria-label': q.label,
    className: V.section,
    children: [
      (0, K.jsx)(m, { title: q.title({ level: pn(e) }), action: r ? q.recomputedNote : void 0 }),
      (0, K.jsxs)(`div`, {
        className: `cs-panel ${J.panel}`,
        children: [
          (0, K.jsxs)(`div`, {
            className: J.head,
            children: [
              (0, K.jsx)(d, { address: n, name: a ?? void 0, shape: `account`, size: 24 }),
              r
                ? (0, K.jsx)(S, { verdict: `verified`, label: q.recomputed, quiet: !0 })
                : (0, K.jsx)(S, { verdict: `unchecked`, quiet: !0 }),
            ],
          }),
          r &&
            (0, K.jsx)(`p`, {
              className: J.statement,
              children: (0, K.jsx)(l, {
                parts: it({ call: r.transaction, tense: `will`, nonce: r.transaction.nonce }, o).parts,
              }),
            }),
          i !== null && (0, K.jsx)(`p`, { className: J.note, children: q.notRead({ reason: i }) }),
        ],
      }),
    ],
  })
}
var Y = e(Xe(), 1),
  Bn = I(`review-parts`, {
    gas: `Gas for the call inside`,
    gasSet: `set by the app, or by you`,
    gasNotSet: `not set`,
    apply: `Apply`,
    notApplied: ({ gas: e }) => `Not applied yet: this page still shows, and you would still sign, safeTxGas ${L(e)}.`,
    approveThrough: ({ account: e }) => `Approve through ${e}`,
  }),
  X = {
    levels: `_levels_1hegh_1`,
    place: `_place_1hegh_8`,
    box: `_box_1hegh_25`,
    steps: `_steps_1hegh_84`,
    step: `_step_1hegh_84`,
    number: `_number_1hegh_126`,
    hint: `_hint_1hegh_148`,
  }
function Vn({ levels: e }, t) {
  if (t === null) return []
  let n = e.find((e) => Wn(e.owners, t))
  return n ? n.path.flatMap((t, r) => e.find(({ path: e }) => Gn(e, n.path.slice(0, r + 1))) ?? []) : []
}
function Hn(e, t) {
  let n = e.at(-1)
  if (!n) return []
  let r = (e, t) => Wn(e.agreement?.signed ?? [], t),
    i = (t) => {
      let [n, a] = [e[t], e[t - 1]]
      return n !== void 0 && a !== void 0 && (r(a, n.account) || i(t - 1))
    },
    a = (e, t) => Math.max(0, e.threshold - (e.agreement?.signed.length ?? 0) - +!r(e, t)),
    o = [
      { kind: `sign`, level: n, above: e.at(-2) ?? null, isDone: r(n, t) || i(e.length - 1) || Un(n), others: 0 },
      ...e.toReversed().map((n, r) => {
        let o = e.length - 1 - r
        return {
          kind: `execute`,
          level: n,
          above: e[o - 1] ?? null,
          isDone: i(o),
          others: a(n, e[o + 1]?.account ?? t),
        }
      }),
    ],
    s = o.findIndex(({ isDone: e }) => !e)
  return o.map(({ isDone: e, ...t }, n) => ({ ...t, state: e ? `done` : n === s ? `now` : `later` }))
}
var Un = ({ agreement: e, threshold: t }) => (e?.signed.length ?? 0) >= t,
  Wn = (e, t) => e.some((e) => F(e, t)),
  Gn = (e, t) => e.length === t.length && e.every((e, n) => F(e, t[n] ?? `0x`)),
  Z = I(`levels`, {
    executes: `the account that executes`,
    yours: `the owner you sign for`,
    ownerOf: ({ account: e }) => `an owner of ${e}`,
    level: ({ level: e }) => `Level ${e}`,
    levelOf: ({ level: e, account: t }) => `Level ${e}, ${t}`,
    mustConfirm: ({ threshold: e, owners: t, accounts: n }) =>
      `${L(e)} of ${M(t, { one: `# owner`, other: `# owners` })} must confirm${n === 0 ? `` : n === 1 ? `, one of them is an account` : `, ${L(n)} of them are accounts`}.`,
    here: `This transaction is on this page.`,
    openTransaction: ({ number: e }) => `Open transaction ${e}`,
    openQueue: `Open its queue`,
    unknown: ({ reason: e }) => `The page does not know whether an approval is queued there: ${e}.`,
    noneYet: `No approval has been proposed there yet.`,
    missing: (e) => `${L(e)} missing.`,
    complete: `Nothing is missing: any wallet can execute it when it is the next transaction.`,
    you: `You`,
    confirmed: `Confirmed`,
    notNeeded: `not needed`,
    circle: `is already above: it cannot confirm here first`,
    waitsCounted: ({ signed: e, threshold: t, level: n }) => `${e} of ${t}, waits for level ${n}`,
    waitsFor: ({ level: e }) => `waits for level ${e}`,
    noAccount: `does not respond as an account`,
    yourTurn: `your turn`,
    waiting: `waiting`,
    steps: `Steps in order`,
    step: `Step`,
    by: `By`,
    onDevice: `On the device`,
    gas: `Gas`,
    done: `Done`,
    anyAfter: (e) =>
      M(e, { one: `Any wallet, after # more of its owners`, other: `Any wallet, after # more of its owners` }),
    any: `Any wallet`,
    hashesOf: ({ level: e }) => `the hashes of level ${e}`,
    normalTransaction: `a normal transaction`,
    noGas: `none`,
    paidBySender: `paid by the sender`,
    sign: ({ number: e, account: t }) => `Sign transaction ${e} of ${t}`,
    propose: ({ above: e, account: t }) => `Propose the approval of ${e} in ${t}, and sign it`,
    execute: ({ number: e, account: t }) => `Execute transaction ${e} of ${t}`,
    executeUnnumbered: ({ account: e }) => `Execute the transaction of ${e}`,
    approve: ({ number: e, account: t }) => `Execute transaction ${e} of ${t}, which approves the hash`,
    approveUnnumbered: ({ account: e }) => `Execute it in ${e}, which approves the hash`,
    levels: `Levels`,
    ownersNotRead: `The page could not read whether owners are accounts themselves`,
    cut: `there are more accounts than are shown`,
    fromChain: `owners read from the chain`,
    whoSignsWhat: `Who signs what`,
    transactions: (e) => M(e, { one: `one transaction`, other: `# transactions for one decision` }),
    connect: `Connect the wallet of an owner on any level to see the steps that you can take.`,
    notAnOwner: `The connected wallet is not an owner on any level. The owners in the box of each account above confirm for it.`,
  })
function Kn({ level: e, levels: t, wallet: n, isOnPath: r, isYours: i }) {
  let { chain: a, chainId: o, safe: s } = b(),
    { nameOf: c } = N(),
    l = (e) => c(e, o)?.name ?? x(e),
    { account: u, path: f, owners: p, threshold: m, agreement: h } = e,
    g = f.length,
    _ = f.at(-2),
    v = Math.min(h?.signed.length ?? 0, m),
    y = g === 1 ? Z.executes : i ? Z.yours : Z.ownerOf({ account: l(_ ?? u) }),
    ee = p.filter((n) => Yn(t, e, n) !== void 0 || Xn(e, n)).length
  return (0, K.jsxs)(`div`, {
    className: X.place,
    children: [
      (0, K.jsxs)(`h3`, { children: [Z.level({ level: g }), ` `, (0, K.jsx)(`span`, { children: y })] }),
      (0, K.jsxs)(`section`, {
        className: X.box,
        'data-yours': i || void 0,
        'aria-label': Z.levelOf({ level: g, account: l(u) }),
        children: [
          (0, K.jsxs)(`header`, {
            children: [
              (0, K.jsx)(d, { address: u, name: c(u, o)?.name, shape: `account`, size: 32 }),
              (0, K.jsx)(re, { required: m, signed: v, state: Un(e) ? `ready` : `open`, size: 44 }),
            ],
          }),
          (0, K.jsx)(`ul`, {
            children: p.map((i) => (0, K.jsx)(Jn, { owner: i, level: e, levels: t, wallet: n, isOnPath: r }, i)),
          }),
          (0, K.jsxs)(`footer`, {
            children: [
              Z.mustConfirm({ threshold: m, owners: p.length, accounts: ee }),
              ` `,
              (0, K.jsx)(qn, { level: e }),
              ` `,
              F(u, s)
                ? Z.here
                : (0, K.jsx)(Je, {
                    className: `cs-link`,
                    to: h ? `/safes/$safe/transactions/$id` : `/safes/$safe/queue`,
                    params: { safe: Ve({ shortName: a.shortName, address: u }), id: h?.hash ?? `` },
                    children: h ? Z.openTransaction({ number: h.nonce.toString() }) : Z.openQueue,
                  }),
            ],
          }),
        ],
      }),
    ],
  })
}
function qn({ level: e }) {
  let { threshold: t, agreement: n, unknown: r, path: i } = e
  if (r !== null) return Z.unknown({ reason: r })
  if (n === null) return i.length === 1 ? null : Z.noneYet
  let a = t - n.signed.length
  return a > 0 ? Z.missing(a) : Z.complete
}
function Jn({ owner: e, level: t, levels: n, wallet: r, isOnPath: i }) {
  let { chainId: a } = b(),
    { nameOf: o } = N(),
    s = t.agreement?.signed.some((t) => F(t, e)) ?? !1,
    c = Yn(n, t, e),
    l = Xn(t, e),
    u = r !== null && F(e, r)
  return (0, K.jsxs)(`li`, {
    'data-via': (i && c && !s) || void 0,
    children: [
      (0, K.jsx)(d, { address: e, name: u ? Z.you : o(e, a)?.name, shape: c || l ? `account` : `person`, size: 24 }),
      s ? (0, K.jsx)(S, { verdict: `verified`, label: Z.confirmed, quiet: !0 }) : (0, K.jsx)(`span`, { children: f() }),
    ],
  })
  function f() {
    return Un(t)
      ? Z.notNeeded
      : l
        ? Z.circle
        : c
          ? c.agreement
            ? Z.waitsCounted({
                signed: Math.min(c.agreement.signed.length, c.threshold),
                threshold: c.threshold,
                level: c.path.length,
              })
            : Z.waitsFor({ level: c.path.length })
          : n.otherContracts.has(e.toLowerCase())
            ? Z.noAccount
            : u
              ? Z.yourTurn
              : Z.waiting
  }
}
var Yn = ({ levels: e }, { path: t }, n) =>
    e.find((e) => e.path.length === t.length + 1 && F(e.account, n) && t.every((t, n) => F(t, e.path[n] ?? `0x`))),
  Xn = ({ path: e }, t) => e.some((e) => F(e, t)),
  Zn = 5e3,
  Qn = (e, t) => {
    let { safe: n = null, safeTxHash: r = null } = t?.reviewed ?? {},
      i = t === null ? [] : lt(t.signatures).map(({ owner: e }) => e)
    return et({
      queryKey: [...$e.account({ chainId: e.chainId, safe: n ?? `0x` }), `levels`, r, i.join(` `)],
      queryFn: async ({ signal: n }) => {
        if (t === null) return null
        let r = ut(e, n),
          { nested: i, state: a } = t,
          { contractsAmong: o } = await O(
            async () => {
              let { contractsAmong: e } = await import(`./rest-Ckonu3dl.js`).then((e) => e.o)
              return { contractsAmong: e }
            },
            __vite__mapDeps([9, 1, 0, 2, 3, 4, 5, 6, 7, 8, 10, 11]),
            import.meta.url,
          ),
          { publicClientFor: s } = await O(
            async () => {
              let { publicClientFor: e } = await import(`./rest-DlatUGr7.js`).then((e) => e.n)
              return { publicClientFor: e }
            },
            __vite__mapDeps([12, 1, 0, 2, 3, 4, 5, 6, 7, 8, 13, 14, 15, 16, 17, 18, 19]),
            import.meta.url,
          )
        if (i.length === 0 && (await o(s(r), a.owners, a.block)).length === 0) return null
        let { knownAgreements: c } = await O(
            async () => {
              let { knownAgreements: e } = await import(`./knownAgreements-C54BZ32h.js`)
              return { knownAgreements: e }
            },
            __vite__mapDeps([
              20, 21, 0, 1, 2, 3, 4, 5, 6, 7, 8, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 14, 15, 16, 17, 18, 32,
            ]),
            import.meta.url,
          ),
          { readLevels: l } = await O(
            async () => {
              let { readLevels: e } = await import(`./readLevels-uvv7W8hs.js`)
              return { readLevels: e }
            },
            __vite__mapDeps([
              33, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 29, 30, 31, 21, 22, 23, 24, 25,
              26, 27, 28, 32,
            ]),
            import.meta.url,
          )
        return l(r, await c(r, t))
      },
      enabled: t !== null,
      staleTime: 5e3,
      refetchInterval: ({ state: { data: e } }) => (e && e.levels.length > 1 ? Zn : !1),
      meta: { persist: !1 },
    })
  }
function $n({ steps: e }) {
  let { chain: t, chainId: n, safe: r } = b(),
    { nameOf: i } = N(),
    a = (e) => i(e, n)?.name ?? x(e)
  return (0, K.jsx)(`div`, {
    className: `cs-panel ${X.steps}`,
    tabIndex: 0,
    role: `region`,
    'aria-label': Z.steps,
    children: (0, K.jsxs)(`table`, {
      children: [
        (0, K.jsx)(`thead`, {
          children: (0, K.jsxs)(`tr`, {
            children: [
              (0, K.jsx)(`th`, { children: Z.step }),
              (0, K.jsx)(`th`, { children: Z.by }),
              (0, K.jsx)(`th`, { children: Z.onDevice }),
              (0, K.jsx)(`th`, { children: Z.gas }),
            ],
          }),
        }),
        (0, K.jsx)(`tbody`, {
          children: e.map((e, n) => {
            let { kind: i, level: o, state: s, others: c } = e,
              l = Ve({ shortName: t.shortName, address: o.account }),
              u = o.account.toLowerCase() !== r.toLowerCase(),
              d = er(e, a)
            return (0, K.jsxs)(
              `tr`,
              {
                'data-state': s,
                'aria-current': s === `now` ? `step` : void 0,
                children: [
                  (0, K.jsx)(`td`, {
                    children: (0, K.jsxs)(`div`, {
                      className: X.step,
                      children: [
                        (0, K.jsx)(`span`, {
                          className: X.number,
                          children: s === `done` ? (0, K.jsx)(j, { name: `check`, label: Z.done, size: 13 }) : n + 1,
                        }),
                        u && o.agreement
                          ? (0, K.jsx)(Je, {
                              className: `cs-link`,
                              to: `/safes/$safe/transactions/$id`,
                              params: { safe: l, id: o.agreement.hash },
                              children: d,
                            })
                          : (0, K.jsx)(`span`, { children: d }),
                      ],
                    }),
                  }),
                  (0, K.jsx)(`td`, { children: i === `sign` ? Z.you : c > 0 ? Z.anyAfter(c) : Z.any }),
                  (0, K.jsx)(`td`, {
                    children: i === `sign` ? Z.hashesOf({ level: o.path.length }) : Z.normalTransaction,
                  }),
                  (0, K.jsx)(`td`, { children: i === `sign` ? Z.noGas : Z.paidBySender }),
                ],
              },
              `${i}${o.path.join()}`,
            )
          }),
        }),
      ],
    }),
  })
}
function er({ kind: e, level: t, above: n }, r) {
  let i = t.agreement?.nonce.toString(),
    a = r(t.account)
  return e === `sign`
    ? i === void 0
      ? Z.propose({ above: r(n?.account ?? t.account), account: a })
      : Z.sign({ number: i, account: a })
    : n === null
      ? i === void 0
        ? Z.executeUnnumbered({ account: a })
        : Z.execute({ number: i, account: a })
      : i === void 0
        ? Z.approveUnnumbered({ account: a })
        : Z.approve({ number: i, account: a })
}
function tr() {
  let { chain: e } = b(),
    { review: t } = C(),
    { address: n } = A(),
    { data: r, error: i } = nt(Qn(e, t))
  if (i && !r)
    return (0, K.jsx)(`section`, {
      'aria-label': Z.levels,
      className: V.section,
      children: (0, K.jsx)(u, { verdict: `unchecked`, title: Z.ownersNotRead, children: P(i) }),
    })
  if (!r || r.levels.length < 2) return null
  let a = Vn(r, n),
    o = n === null ? [] : Hn(a, n),
    s = [...a, ...r.levels.filter((e) => !a.includes(e))]
  return (0, K.jsxs)(K.Fragment, {
    children: [
      (0, K.jsxs)(`section`, {
        'aria-label': Z.levels,
        className: V.section,
        children: [
          (0, K.jsx)(m, { title: Z.levels, count: r.levels.length, action: r.isCut ? Z.cut : Z.fromChain }),
          (0, K.jsx)(`div`, {
            className: X.levels,
            children: s.map((e) =>
              (0, K.jsx)(
                Kn,
                { level: e, wallet: n, levels: r, isOnPath: a.length > 1 && a.includes(e), isYours: a.at(-1) === e },
                e.path.join(),
              ),
            ),
          }),
        ],
      }),
      (0, K.jsxs)(`section`, {
        'aria-label': Z.whoSignsWhat,
        className: V.section,
        children: [
          (0, K.jsx)(m, { title: Z.whoSignsWhat, action: o.length > 0 ? Z.transactions(a.length) : void 0 }),
          o.length > 0
            ? (0, K.jsx)($n, { steps: o })
            : (0, K.jsx)(`p`, { className: X.hint, children: n === null ? Z.connect : Z.notAnOwner }),
        ],
      }),
    ],
  })
}
function nr(e, t) {
  let n = e?.ownerships.find(({ account: e }) => F(e, t))
  return n?.before.ok && n.after.ok ? { before: n.before.value, after: n.after.value } : null
}
function rr({ review: { proof: e, state: t } }) {
  return e?.provenance === `proof`
    ? (0, K.jsx)(ne, { source: `proof`, block: e.block.number })
    : (0, K.jsx)(ne, { source: `chain`, block: t.block })
}
var Q = I(`review-owners`, {
  prove: ({ owner: e }) => `Prove control of ${e}`,
  owners: `Owners`,
  ownersOf: ({ account: e }) => `Owners of ${e}`,
  caption: ({ title: e }) => `${e}, before and after`,
  owner: `Owner`,
  notAnOwner: `Not an owner`,
  before: `Before`,
  after: `After`,
  needed: `Signatures needed`,
  neededOf: ({ threshold: e, owners: t }) => `${L(e)} of ${L(t)}`,
  meaning: `What that means`,
  you: `you`,
  new: `new`,
  newProved: `new, control proved`,
  sharedAccount: ({ threshold: e, owners: t }) => `a shared account, ${L(e)} of ${L(t)}`,
  cannotSign: `a contract that cannot sign`,
  acceptsAny: `a contract that accepts any signature`,
  runsCode: `its key runs the code of a contract`,
  notRead: `could not be read`,
  noCall: `No call of the contract leads to these owners and this threshold.`,
  changed: `The owners changed since you made this draft`,
  chooseAgain: `Choose the owners again`,
  came: (e) => M(e, { one: `<people/> is an owner now.`, other: `<people/> are owners now.` }),
  left: (e) => M(e, { one: `<people/> is no longer an owner.`, other: `<people/> are no longer owners.` }),
  thresholdWent: ({ before: e, now: t }) => `Signatures needed went from ${L(e)} to ${L(t)}.`,
  computed: `The calls were computed again for the owners you chose, so the bytes differ from before. Read them again.`,
  notComputed: ({ reason: e }) => `The calls could not be computed again: ${e}`,
  wouldRemove: (e) =>
    M(e, {
      one: `You did not choose <people/>: this transaction would remove this owner.`,
      other: `You did not choose <people/>: this transaction would remove them.`,
    }),
})
function ir({ account: e, mark: t, before: n, after: r, graph: i, newOwners: a, children: o }) {
  let { safe: s, chainId: c } = b(),
    { nameOf: l } = N(),
    u = e ?? s,
    [d, f] = (0, Y.useMemo)(
      () => [n, r].map((e) => at(u, new Map([...i, [u.toLowerCase(), { kind: `account`, ...e }]]))),
      [u, n, r, i],
    ),
    p = e === null ? Q.owners : Q.ownersOf({ account: l(e, c)?.name ?? x(e) }),
    h = ot([...n.owners, ...r.owners]),
    g = ({ owners: e }, t) => e.some((e) => F(e, t))
  return (0, K.jsxs)(K.Fragment, {
    children: [
      (0, K.jsxs)(`section`, {
        className: V.section,
        children: [
          (0, K.jsx)(m, { title: p, action: t }),
          (0, K.jsx)(`div`, {
            className: Qe(`cs-panel`, H.frame),
            children: (0, K.jsxs)(`table`, {
              className: H.table,
              children: [
                (0, K.jsx)(`caption`, { className: `cs-visually-hidden`, children: Q.caption({ title: p }) }),
                (0, K.jsx)(`thead`, {
                  children: (0, K.jsxs)(`tr`, {
                    children: [
                      (0, K.jsx)(`th`, { scope: `col`, children: Q.owner }),
                      (0, K.jsx)(`th`, { scope: `col`, children: Q.before }),
                      (0, K.jsx)(`th`, { scope: `col`, children: Q.after }),
                    ],
                  }),
                }),
                (0, K.jsxs)(`tbody`, {
                  children: [
                    h.map((e) => {
                      let [t, o] = [g(n, e), g(r, e)]
                      return (0, K.jsxs)(
                        `tr`,
                        {
                          className: Qe(t && !o && H.leaves, !t && o && H.comes),
                          children: [
                            (0, K.jsx)(`th`, {
                              scope: `row`,
                              children: (0, K.jsx)(ar, {
                                owner: e,
                                node: i.get(e.toLowerCase()),
                                isNew: !t,
                                isFull: t !== o,
                                isProven: a.some((t) => t.proof !== null && F(t.owner, e)),
                              }),
                            }),
                            (0, K.jsx)(`td`, { children: (0, K.jsx)(sr, { isOwner: t }) }),
                            (0, K.jsx)(`td`, { children: (0, K.jsx)(sr, { isOwner: o }) }),
                          ],
                        },
                        e,
                      )
                    }),
                    (0, K.jsxs)(`tr`, {
                      className: H.total,
                      children: [
                        (0, K.jsx)(`th`, { scope: `row`, children: Q.needed }),
                        (0, K.jsx)(`td`, { children: Q.neededOf({ threshold: n.threshold, owners: n.owners.length }) }),
                        (0, K.jsx)(`td`, { children: Q.neededOf({ threshold: r.threshold, owners: r.owners.length }) }),
                      ],
                    }),
                  ],
                }),
              ],
            }),
          }),
        ],
      }),
      (0, K.jsxs)(`section`, {
        className: V.section,
        children: [(0, K.jsx)(m, { title: Q.meaning }), (0, K.jsx)(Dt, { before: d ?? null, after: f ?? null })],
      }),
      o && (0, K.jsx)(`div`, { className: V.section, children: o }),
    ],
  })
}
function ar({ owner: e, node: t, isNew: n, isFull: r, isProven: i }) {
  let { chainId: a } = b(),
    { nameOf: o } = N(),
    s = A(),
    c = o(e, a)?.name,
    l = [...(s.address !== null && F(e, s.address) ? [Q.you] : []), ...or(t), ...(n ? [i ? Q.newProved : Q.new] : [])]
  return (0, K.jsxs)(`span`, {
    className: H.owner,
    children: [
      (0, K.jsx)(qe, { address: e, shape: t?.kind === `account` ? `account` : `person` }),
      (0, K.jsxs)(`span`, {
        children: [
          (c !== void 0 || !r) && (0, K.jsx)(`b`, { children: c ?? (0, K.jsx)(We, { value: e }) }),
          r && (0, K.jsx)(_, { value: e, className: H.full }),
          (0, K.jsxs)(`small`, { children: [!r && c !== void 0 && (0, K.jsx)(We, { value: e }), ` `, l.join(`, `)] }),
        ],
      }),
    ],
  })
}
function or(e) {
  switch (e?.kind) {
    case `account`:
      return [Q.sharedAccount({ threshold: e.threshold, owners: e.owners.length })]
    case `contract`:
      return [e.signer === `never` ? Q.cannotSign : Q.acceptsAny]
    case `key`:
      return e.delegate === void 0 ? [] : [Q.runsCode]
    default:
      return [Q.notRead]
  }
}
var sr = ({ isOwner: e }) =>
  (0, K.jsxs)(`span`, {
    className: H.state,
    'data-off': !e || void 0,
    children: [
      e ? (0, K.jsx)(j, { name: `check`, size: 16 }) : (0, K.jsx)(`span`, { 'aria-hidden': !0, children: `–` }),
      e ? Q.owner : Q.notAnOwner,
    ],
  })
function cr({ judgement: { queue: e, effects: t, nonceBehind: n, error: r }, onBehind: i }) {
  let a = ct(),
    o = At(),
    s = A(),
    c = t.filter(Tt),
    l = t.filter(({ place: e }) => e === `replaced`),
    u = t.filter(({ transaction: e, place: t }) => e.signed === null && t === `behind`)
  if (r)
    return (0, K.jsxs)(`section`, {
      children: [(0, K.jsx)(m, { title: R.queued }), (0, K.jsx)(`p`, { children: R.queueNotRead({ reason: P(r) }) })],
    })
  if (e === null || c.length + l.length + u.length === 0) return null
  let d = (e) => (s.address !== null && F(e, s.address) ? R.you : a(e))
  return (0, K.jsxs)(`section`, {
    children: [
      c.length > 0 &&
        (0, K.jsxs)(K.Fragment, {
          children: [
            (0, K.jsx)(m, { title: R.losingSignature, action: R.partOf({ part: c.length, whole: t.length }) }),
            (0, K.jsx)(`div`, {
              className: Qe(`cs-panel`, H.frame),
              children: (0, K.jsxs)(`table`, {
                className: H.table,
                children: [
                  (0, K.jsx)(`caption`, { className: `cs-visually-hidden`, children: R.losingSignature }),
                  (0, K.jsx)(`thead`, {
                    children: (0, K.jsxs)(`tr`, {
                      children: [
                        (0, K.jsx)(`th`, { scope: `col`, children: R.transaction }),
                        (0, K.jsx)(`th`, { scope: `col`, children: R.signedBefore }),
                        (0, K.jsx)(`th`, { scope: `col`, children: R.signedAfter }),
                      ],
                    }),
                  }),
                  (0, K.jsx)(`tbody`, {
                    children: c.map(({ transaction: e, before: t, after: n }) =>
                      (0, K.jsxs)(
                        `tr`,
                        {
                          children: [
                            (0, K.jsxs)(`th`, {
                              scope: `row`,
                              children: [
                                o(e),
                                (0, K.jsx)(`small`, {
                                  children:
                                    e.signedBy.length === 0
                                      ? R.transactionNumber({ nonce: e.nonce })
                                      : R.transactionSignedBy({ nonce: e.nonce, owners: e.signedBy.map(d) }),
                                }),
                              ],
                            }),
                            (0, K.jsx)(`td`, { children: (0, K.jsx)(lr, { ...t }) }),
                            (0, K.jsx)(`td`, { children: (0, K.jsx)(`b`, { children: (0, K.jsx)(lr, { ...n }) }) }),
                          ],
                        },
                        e.hash,
                      ),
                    ),
                  }),
                ],
              }),
            }),
          ],
        }),
      l.length > 0 &&
        (0, K.jsx)(`p`, { className: H.small, children: R.replaces({ titles: l.map(({ transaction: e }) => o(e)) }) }),
      u.length > 0 &&
        (0, K.jsx)(`p`, {
          className: H.small,
          children: R.uncheckedTransactions({ nonces: u.map(({ transaction: e }) => e.nonce) }),
        }),
      c.length > 0 &&
        n !== null &&
        (0, K.jsx)(`p`, {
          className: H.keep,
          children: (0, K.jsx)(rt, {
            text: R.keepThem({ nonces: c.map(({ transaction: e }) => e.nonce), behind: n }),
            slots: {
              again: (e) =>
                i
                  ? (0, K.jsx)(`button`, { type: `button`, className: `cs-link`, onClick: () => i(n), children: e })
                  : e,
            },
          }),
        }),
      (0, K.jsx)(`p`, { className: H.small, children: R.queueSource({ block: e.block }) }),
    ],
  })
}
function lr({ signed: e, needed: t }) {
  return (0, K.jsxs)(`span`, {
    className: H.ring,
    children: [
      (0, K.jsx)(re, { required: t, signed: Math.min(e, t), state: e >= t ? `ready` : `open`, size: 22, label: `` }),
      R.partOf({ part: e, whole: t }),
    ],
  })
}
function ur({ before: e, after: t, reviewed: n, isStored: r }) {
  let { chainId: i, safe: a, account: s } = b(),
    c = vt(),
    { draft: l } = C(),
    { transaction: u, safeTxHash: d } = n,
    f = (0, Y.useMemo)(() => ({ before: e, after: t, nonce: u.nonce, hash: r ? d : null }), [e, t, u.nonce, d, r]),
    p = st(f)
  return (0, K.jsx)(cr, {
    judgement: p,
    onBehind: (e) => {
      let t = r ? `repeat` : `setup`,
        n = o.save({
          chainId: i,
          safe: a,
          transaction: { ...u, nonce: e },
          note: ``,
          source: t,
          ...(l?.owners === void 0 ? {} : { owners: l.owners }),
        })
      c({ to: `/safes/$safe/review`, params: { safe: s }, search: { draft: n } })
    },
  })
}
function dr() {
  let { safe: e } = b(),
    { review: t } = C()
  return t
    ? t.ownerships.map((n) => {
        if (!n.before.ok || !n.after.ok) return null
        let r = F(n.account, e),
          [i, a] = [n.before.value, n.after.value]
        return (0, K.jsx)(
          ir,
          {
            account: r ? null : n.account,
            mark: r ? (0, K.jsx)(rr, { review: t }) : void 0,
            before: i,
            after: a,
            graph: n.graph,
            newOwners: r ? t.newOwners : [],
            children: r && (0, K.jsx)(ur, { before: i, after: a, reviewed: t.reviewed, isStored: t.details !== null }),
          },
          n.account,
        )
      })
    : null
}
var fr = ({ to: e, value: t, data: n }, r) => F(e, r) && n === `0x` && t === 0n,
  pr = Ge(() =>
    O(
      async () => {
        let { ProveOwner: e } = await import(`./ProveOwner-Cv0a7n7F.js`)
        return { ProveOwner: e }
      },
      __vite__mapDeps([
        34, 1, 35, 0, 2, 3, 4, 5, 6, 7, 8, 36, 37, 38, 32, 39, 40, 41, 25, 26, 42, 43, 44, 45, 27, 28, 46, 47, 10, 23,
        24, 48, 21, 22, 49, 50, 51, 52, 53, 54, 55, 56,
      ]),
      import.meta.url,
    ).then(({ ProveOwner: e }) => ({ default: e })),
  )
function mr() {
  let { review: e, checks: t, draft: n } = C(),
    i = ct(),
    [o, s] = (0, Y.useState)(null),
    c = (e?.newOwners ?? []).filter(({ owner: e }) =>
      t.some(({ id: t, verdict: n, reason: r }) => t === `new-owners` && n !== `verified` && r.includes(e)),
    ),
    l = (e?.newOwners ?? []).flatMap(({ owner: e, proof: t }) => (t ? [{ owner: e, signature: t }] : [])),
    u = n === null ? [] : wt(l, n.note, n.app ?? null)
  if (!e || (c.length === 0 && o === null && u.length === 0)) return null
  let { state: d, reviewed: f } = e,
    p = e.newOwners.find(({ owner: e }) => e === o)
  return (0, K.jsxs)(a, {
    gap: `xs`,
    children: [
      (0, K.jsx)(kt, { owners: u, nameOf: i }),
      (0, K.jsx)(r, {
        gap: `xs`,
        children: c.map(({ owner: e }) =>
          (0, K.jsx)(k, { size: `xs`, onClick: () => s(e), children: Q.prove({ owner: x(e) }) }, e),
        ),
      }),
      (0, K.jsx)(Y.Suspense, {
        children:
          p && (0, K.jsx)(pr, { ...p, account: f.safe, version: d.version, block: d.block, onClose: () => s(null) }),
      }),
    ],
  })
}
function hr({ remedies: e }) {
  let { chain: t, chainId: n, safe: r, account: i } = b(),
    { review: a, draft: s } = C(),
    c = vt(),
    [l, u] = (0, Y.useState)(null),
    d = a?.ownerships.find((e) => F(e.account, r))
  if (!a || !d?.after.ok || !Ot(r, a.reviewed.transaction)) return null
  let { state: p, reviewed: m, details: h } = a,
    { owners: g } = d.after.value,
    _ = g.length === p.owners.length && g.every((e) => p.owners.some((t) => F(t, e))),
    v = e.filter((e) => F(e.account, r) && (e.kind !== `threshold` || !_ || e.threshold !== p.threshold))
  if (v.length === 0) return null
  async function y(e) {
    u(null)
    try {
      let { replanOwners: a } = await O(
          async () => {
            let { replanOwners: e } = await import(`./replanOwners-BGyU00rt.js`)
            return { replanOwners: e }
          },
          __vite__mapDeps([57, 58, 1, 0, 2, 3, 4, 5, 6, 7, 8, 59, 60, 61, 62, 32, 63, 30, 31, 14, 15, 16, 17, 18]),
          import.meta.url,
        ),
        { transaction: l } = m,
        u = ue(h?.note ?? ``).note,
        d = s ?? { chainId: n, safe: r, transaction: l, note: u, source: `repeat` },
        f = [...(d.owners?.target.replacements ?? [])],
        _ = await a(
          {
            ...d,
            owners: {
              target: { owners: [...g], threshold: e, replacements: f },
              from: { owners: [...p.owners], threshold: p.threshold },
            },
          },
          t,
          p,
        )
      if (_ === null) throw Error(Q.noCall)
      let v = o.save(_)
      await c({ to: `/safes/$safe/review`, params: { safe: i }, search: { draft: v } })
    } catch (e) {
      u(P(e))
    }
  }
  return (0, K.jsxs)(K.Fragment, {
    children: [
      (0, K.jsx)(Et, {
        remedies: v,
        today: p.threshold,
        onThreshold: (e) => void y(e),
        onAddOwner: () => void c({ to: `/safes/$safe/setup/owners`, params: { safe: i }, search: { add: `` } }),
      }),
      l !== null && (0, K.jsx)(f, { kind: `error`, children: l }),
    ],
  })
}
var gr = []
function _r(e) {
  let { chain: t, account: r } = b(),
    { review: i, details: a } = C(),
    o = ft(),
    { walletName: s } = A(),
    { data: c, isPending: l } = nt(dt(t, e.wallet, e.owners)),
    u = `/safes/${r}/transactions/${i?.reviewed.safeTxHash}`,
    d = n(e.wallet ?? `0x0000000000000000000000000000000000000000`).some((e) => e.status === `pending` && e.path === u),
    f = i?.reviewed.version ?? null,
    p = f !== null && Ce(f, [1, 5]) && tt(t, `EIP1271`),
    m = (c?.isContract ?? (l && s === `Safe`)) ? (p ? `contract` : `contract-on-chain`) : `key`,
    h = a === null && o.proposer === `yes`,
    g = mt(a === null ? `propose` : `sign`, o).reason
  return { situation: { ...e, way: m, isApproving: d, mayPropose: h, refusal: g }, through: c?.through ?? gr }
}
var vr = (e, t) => e.filter((e) => !t.some((t) => F(t, e))),
  $ = I(`reject`, {
    title: ({ nonce: e }) => `Reject transaction ${e}?`,
    what: ({ title: e }) => `You reject: ${e}.`,
    effect: ({ nonce: e }) =>
      `This proposes an empty transaction ${e}. The owners sign it like any other. As soon as it is executed, the rejected transaction can never be executed.`,
    reason: `Reason`,
    reasonNote: `Optional. It is stored as the note of the rejection, and the other owners read it. It is not signed.`,
    keep: `Keep it`,
    reject: `Continue to review`,
  }),
  yr = 200
function br({ nonce: e, title: n, onClose: i, onReject: o }) {
  let [s, c] = (0, Y.useState)(``)
  return (0, K.jsx)(t, {
    opened: !0,
    onClose: i,
    title: $.title({ nonce: e }),
    children: (0, K.jsxs)(a, {
      children: [
        (0, K.jsx)(`p`, { children: (0, K.jsx)(`b`, { children: $.what({ title: n }) }) }),
        (0, K.jsx)(`p`, { children: $.effect({ nonce: e }) }),
        (0, K.jsx)(pe, {
          label: $.reason,
          description: $.reasonNote,
          value: s,
          onChange: (e) => c(e.currentTarget.value),
          maxLength: yr,
          rows: 2,
          'data-autofocus': !0,
        }),
        (0, K.jsxs)(r, {
          justify: `flex-end`,
          children: [
            (0, K.jsx)(k, { onClick: i, children: $.keep }),
            (0, K.jsx)(k, { variant: `filled`, onClick: () => o(s.trim()), children: $.reject }),
          ],
        }),
      ],
    }),
  })
}
function xr({ actions: e, authors: t, canReject: n }) {
  let [r, i] = (0, Y.useState)(!1),
    [a, o] = (0, Y.useState)(!1),
    s = e.busy !== null,
    { review: c } = C()
  return (0, K.jsxs)(K.Fragment, {
    children: [
      t !== null &&
        (0, K.jsx)(ht, {
          act: `delete-proposal`,
          subject: { author: t },
          showReason: !1,
          variant: `subtle`,
          disabled: s,
          onClick: () => i(!0),
          children: D.delete,
        }),
      n &&
        (0, K.jsx)(ht, {
          act: `reject`,
          showReason: !1,
          disabled: s,
          onClick: () => (c ? o(!0) : void e.reject(``)),
          children: D.reject,
        }),
      a &&
        (0, K.jsx)(Sr, {
          onClose: () => o(!1),
          onReject: (t) => {
            ;(o(!1), e.reject(t))
          },
        }),
      r &&
        (0, K.jsx)(Cr, {
          onClose: () => i(!1),
          onConfirm: () => {
            ;(i(!1), e.remove())
          },
        }),
    ],
  })
}
function Sr(e) {
  let { review: t, details: n } = C(),
    r = ie(n ? { details: n } : {}),
    i = ce()
  if (!t) return null
  let { transaction: a } = t.reviewed,
    { title: o } = ae(a, a.nonce, r, i(r))
  return (0, K.jsx)(br, { nonce: a.nonce, title: o, ...e })
}
function Cr({ onClose: e, onConfirm: t }) {
  return (0, K.jsxs)(Ie, {
    title: D.deleteTitle,
    act: D.delete,
    onClose: e,
    onConfirm: t,
    children: [(0, K.jsx)(`p`, { children: D.deleteText }), (0, K.jsx)(`p`, { children: D.deleteSignature })],
  })
}
function wr({ through: e, signed: t, actions: n }) {
  let { chainId: r } = b(),
    { nameOf: i } = N()
  return vr(e, t).map((e) =>
    (0, K.jsx)(
      k,
      {
        disabled: n.busy !== null,
        leftSection: (0, K.jsx)(j, { name: `link` }),
        onClick: () => void n.approveThrough(e),
        children: Bn.approveThrough({ account: i(e, r)?.name ?? x(e) }),
      },
      e,
    ),
  )
}
function Tr() {
  let { key: e } = b(),
    { query: t, review: n, checks: r, overrides: a, actions: o, isTrying: s, actOf: c, standing: l } = C(),
    u = i(e, n?.reviewed.safeTxHash ?? null)
  return t.isError && !n
    ? (0, K.jsx)(Ct, { reason: P(t.error), onRetry: () => void t.refetch() })
    : n
      ? (0, K.jsxs)(K.Fragment, {
          children: [
            u.map((e) =>
              (0, K.jsx)(
                Be,
                { signature: e.signature, isBusy: o.busy !== null, onRetry: () => void o.redeliver(e) },
                e.owner,
              ),
            ),
            (0, K.jsx)(xt, {
              checks: r,
              overrides: a,
              isRunning: s,
              standing: l,
              write: (t) => (0, K.jsx)(ze, { text: t, chainId: e.chainId }),
              actsOf: (e) =>
                e.remedies ? (0, K.jsx)(hr, { remedies: e.remedies }) : c(e) && (0, K.jsx)(Er, { check: e }),
            }),
            (0, K.jsx)(mr, {}),
          ],
        })
      : (0, K.jsx)(St, {})
}
function Er({ check: e }) {
  let { query: t, simulation: n, actOf: r } = C()
  switch (r(e)) {
    case `add-node`:
      return (0, K.jsx)(Je, { to: `/settings/networks`, className: `cs-link`, children: bt.addNode })
    case `add-contact`:
      return (0, K.jsx)(Je, { to: `/address-book`, className: `cs-link`, children: bt.addContact })
    case `run-test`:
      return (0, K.jsx)(`button`, { type: `button`, className: `cs-link`, onClick: n.run, children: bt.runTest })
    case `retry`:
      return (0, K.jsx)(`button`, {
        type: `button`,
        className: `cs-link`,
        onClick: () => void t.refetch(),
        children: bt.tryAgain,
      })
    case null:
      return null
  }
}
function Dr() {
  let { grouped: e } = C()
  return (0, K.jsx)(Ee, { verdict: e })
}
function Or() {
  let { key: e } = b(),
    { review: t, situation: n, actions: r, pending: a, authors: o, details: s, isTrying: c, ...l } = C(),
    { subject: u } = l,
    d = i(e, t?.reviewed.safeTxHash ?? null)
  if (!t || !n || !u || (a !== null && a.phase !== `failed`) || t.reviewed.transaction.nonce < t.state.nonce)
    return null
  let f = s !== null,
    p = d.find(({ owner: e }) => n.wallet !== null && F(e, n.wallet)) ?? null
  return (0, K.jsx)(kr, {
    situation: n,
    subject: u,
    verdict: l,
    isTrying: c,
    actions: r,
    undelivered: p,
    canReject: f && !fr(t.reviewed.transaction, t.reviewed.safe) && n.wallet !== null,
    authors: f ? o : null,
  })
}
function kr({ subject: e, verdict: t, isTrying: n, actions: r, undelivered: i, canReject: a, authors: o, ...s }) {
  let { situation: c, through: l } = _r(s.situation),
    { wallet: u, signed: d, threshold: f } = c,
    { foreseen: p } = C(),
    m = p?.position.kind === `after` ? p.position.nonces : [],
    h = ve(c),
    g = h[0] !== `wait` && h[0] !== `connect`,
    _ = Ar(h, c, pt(`execute`).may === `no`, l.length > 0),
    v = u !== null && o?.some((e) => F(e, u)) ? o : null,
    y = [
      ...(a || v !== null ? [(0, K.jsx)(xr, { actions: r, canReject: a, authors: v }, `others`)] : []),
      ...(t.blocking.length === 0 && !n && vr(l, d).length > 0
        ? [(0, K.jsx)(wr, { through: l, signed: d, actions: r }, `through`)]
        : []),
    ]
  return (0, K.jsx)(Re, {
    progress: r,
    subject: e,
    verdict: t,
    ring: { required: f, signed: Math.min(d.length, f), state: Nr(h) },
    ...ye({ ...c, after: m, through: vr(l, d).length }),
    blocked: g ? Fr(h[0]) : null,
    mayOverride: g,
    isSigning: Pr(h) || h[0] === `propose`,
    isHeld: n && g,
    refused: _ && (0, K.jsx)(Mr, { act: _ === `sign` && o === null ? `propose` : _ }),
    acts: h.toReversed().flatMap((e) => Ir(e, r, h[0] === `sign`)),
    redeliver: i && (() => void r.redeliver(i)),
    children: y.length > 0 ? y : void 0,
  })
}
function Ar([e], { wallet: t, owners: n, signed: r, threshold: i }, a, o) {
  if (e === `execute`) return a ? `execute` : null
  let s = t !== null && n.some((e) => F(e, t))
  return e === `wait` && !s && !o && r.length < i ? `sign` : null
}
var jr = (e) => ({ execute: D.execute, sign: D.sign, propose: D.propose })[e],
  Mr = ({ act: e }) =>
    (0, K.jsx)(ht, { act: e, showReason: !1, variant: e === `execute` ? `default` : `filled`, children: jr(e) }),
  Nr = (e) => (e[0] === `execute` ? `ready` : Pr(e) ? `yours` : `open`),
  Pr = ([e]) => e === `sign` || e === `sign-and-execute` || e === `approve`,
  Fr = (e) => (e === `execute` ? D.executeBlocked : e === `propose` ? D.proposeBlocked : D.signBlocked)
function Ir(e, t, n) {
  switch (e) {
    case `wait`:
      return []
    case `connect`:
      return [{ id: `connect`, label: D.connect, icon: `wallet`, run: Ze }]
    case `execute`:
      return [{ id: e, label: D.execute, icon: `player-play`, run: () => void t.execute() }]
    case `approve`:
      return [{ id: e, label: D.approveOnChain, icon: `link`, run: () => void t.approve() }]
    case `sign-and-execute`:
      return [{ id: e, label: D.signAndExecute, icon: `signature`, run: () => void t.signAndExecute() }]
    case `propose`:
      return [{ id: e, label: D.propose, icon: `send`, run: () => void t.propose() }]
    case `sign`:
      return [{ id: e, label: n ? D.sign : D.signOnly, icon: `signature`, run: () => void t.sign() }]
  }
}
var Lr = Ge(() =>
  O(
    () => import(`./ShareDialog-Y2xTEaGf.js`).then((e) => ({ default: e.ShareDialog })),
    __vite__mapDeps([
      64, 1, 4, 5, 0, 2, 3, 6, 7, 8, 65, 66, 67, 68, 69, 70, 71, 18, 72, 73, 74, 75, 76, 77, 78, 79, 61, 80, 81,
    ]),
    import.meta.url,
  ),
)
function Rr({ source: e }) {
  let [t, n] = (0, Y.useState)(null)
  return (0, K.jsxs)(K.Fragment, {
    children: [
      (0, K.jsx)(k, {
        size: `xs`,
        leftSection: (0, K.jsx)(j, { name: `qrcode` }),
        onClick: () => n(e),
        children: gt.share,
      }),
      t && (0, K.jsx)(Y.Suspense, { children: (0, K.jsx)(Lr, { source: t, onClose: () => n(null) }) }),
    ],
  })
}
export {
  Ut as C,
  Wt as S,
  Lt as T,
  on as _,
  fr as a,
  Gt as b,
  nr as c,
  Rn as d,
  In as f,
  ln as g,
  _n as h,
  Or as i,
  tr as l,
  wn as m,
  Dr as n,
  dr as o,
  Nn as p,
  Tr as r,
  Q as s,
  Rr as t,
  Bn as u,
  Xt as v,
  Ht as w,
  Kt as x,
  Yt as y,
}
//# sourceMappingURL=rest-D8EjkF0k.js.map
