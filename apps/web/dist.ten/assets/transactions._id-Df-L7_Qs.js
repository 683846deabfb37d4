const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './EvidenceMenu-oREttFqx.js',
      './index--te03lJq.js',
      './rolldown-runtime-DLMaRju-.js',
      './index-Nszrimeh.css',
      './lists-DTBg-a7q.js',
      './lists-Cd1HcrqG.css',
      './rest-fYZGtYfi.js',
      './rest-DyTJIdPD.js',
      './later-DLdlgyuL.js',
      './fields-KVqNPxJG.js',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
      './rest-CmDQyV1X.js',
      './rest-CnNodkWm.js',
      './rest-BilHHFfS.js',
      './rest-COc_bzz2.js',
      './rest-Dlj0wS6e.js',
      './rest-B5w7Pa4q.js',
      './rest-Cy4Y8Q_t.js',
      './rest-aNUZyqda.js',
      './rest-Cj1rx-Z5.js',
      './rest-1Q76-X1n.js',
      './rest-Cxvfm7_T.js',
      './rest-BThtJ061.css',
      './rest-B_BLeZTv.css',
      './rest-DySxLr7R.css',
      './rest-BssddCTQ.js',
      './rest-aMSycVjv.js',
      './rest-BOxwSZXT.js',
      './rest-CxWAD8sS.css',
      './rest-AijB77nW.js',
      './rest-mkspArv7.js',
      './rest-BDmFd3al.js',
      './rest-DeYC7m82.js',
      './rest-B05EYwN-.js',
    ]),
) => i.map((i) => d[i])
import { o as e, r as t } from './rolldown-runtime-DLMaRju-.js'
import {
  $ as n,
  Aa as r,
  Bi as i,
  Br as a,
  Da as o,
  F as s,
  Fi as c,
  Ga as l,
  Gi as u,
  Gr as d,
  Hi as f,
  I as p,
  Kn as m,
  Li as h,
  Ma as g,
  Mi as _,
  Nt as v,
  Pi as y,
  Qi as b,
  Ri as x,
  Tn as S,
  Tt as ee,
  a as te,
  ba as ne,
  ci as C,
  ea as w,
  er as re,
  ga as ie,
  gi as ae,
  ho as oe,
  it as se,
  sa as ce,
  tn as le,
  to as ue,
  tr as de,
  vi as fe,
  vn as pe,
  vr as me,
  wa as T,
  wt as he,
  xa as ge,
  ya as E,
  yi as D,
  zi as O,
  zr as _e,
} from './index--te03lJq.js'
import {
  A as ve,
  Cn as k,
  D as ye,
  E as be,
  Ft as xe,
  Gt as Se,
  H as Ce,
  J as A,
  Ln as we,
  Lt as Te,
  M as j,
  Mn as M,
  Pn as N,
  Pt as Ee,
  Q as De,
  R as Oe,
  Rn as P,
  Rt as F,
  S as ke,
  Sn as Ae,
  U as je,
  Vt as Me,
  W as Ne,
  X as Pe,
  Y as Fe,
  Yn as I,
  Z as Ie,
  d as Le,
  et as Re,
  in as ze,
  k as Be,
  kn as L,
  qn as Ve,
  qt as R,
  w as He,
  y as Ue,
  z,
  zt as We,
} from './lists-DTBg-a7q.js'
import { n as B, r as V, t as Ge } from './rest-CV37kAA4.js'
import { s as H, t as Ke } from './rest-CtmY0iXF.js'
import { St as qe, rt as U } from './later-DLdlgyuL.js'
import { t as Je } from './rest-GRTnIP2r.js'
import { a as Ye } from './rest-DBWxYTpm.js'
import { n as Xe } from './rest-BLweipgx.js'
import {
  C as Ze,
  S as W,
  T as Qe,
  _ as $e,
  a as et,
  b as tt,
  c as nt,
  d as rt,
  f as it,
  g as at,
  h as ot,
  i as st,
  l as ct,
  m as lt,
  n as ut,
  o as dt,
  p as ft,
  r as pt,
  t as mt,
  v as ht,
  w as gt,
  y as _t,
} from './rest-D8EjkF0k.js'
import { a as vt, i as yt, n as bt, o as xt, s as St, t as Ct } from './rest-C3a9xsnL.js'
import { n as wt } from './rest-BssddCTQ.js'
import { t as Tt } from './rest-DXQcNkZR.js'
import { n as Et, t as Dt } from './rest-1Q76-X1n.js'
import { a as Ot, c as kt } from './rest-D842GMB8.js'
import {
  C as At,
  E as G,
  S as jt,
  T as Mt,
  _ as Nt,
  c as Pt,
  g as K,
  h as Ft,
  l as It,
  m as Lt,
  n as Rt,
  r as zt,
  s as Bt,
  w as Vt,
} from './rest-BxFLBE0x.js'
import { i as q, r as Ht } from './rest-BT_Dwl6x.js'
import { t as Ut } from './rest-CxDxUG-B.js'
import { D as Wt, M as Gt, p as Kt } from './fields-KVqNPxJG.js'
import { r as qt } from './rest-BW6-RKo3.js'
import { t as J } from './rest-Dh3VP80D.js'
import { a as Jt, o as Yt } from './rest-BXpYPL_p.js'
var Y = { table: `_table_pus7x_1`, sides: `_sides_pus7x_1`, start: `_start_pus7x_8`, frozen: `_frozen_pus7x_13` },
  X = l()
function Xt({ caption: e, expected: t, happened: n, rows: r }) {
  return (0, X.jsx)(`div`, {
    className: ue(`cs-panel`, G.frame),
    children: (0, X.jsxs)(`table`, {
      className: ue(G.table, Y.table),
      children: [
        (0, X.jsx)(`caption`, { className: `cs-visually-hidden`, children: e }),
        (0, X.jsxs)(`thead`, {
          children: [
            (0, X.jsxs)(`tr`, {
              className: Y.sides,
              children: [
                (0, X.jsx)(`td`, {}),
                (0, X.jsx)(`th`, { scope: `colgroup`, colSpan: 2, children: t }),
                (0, X.jsx)(`th`, { scope: `colgroup`, colSpan: 2, className: Y.start, children: n }),
              ],
            }),
            (0, X.jsxs)(`tr`, {
              children: [
                (0, X.jsx)(`th`, { scope: `col`, children: M.who }),
                (0, X.jsx)(`th`, { scope: `col`, children: M.change }),
                (0, X.jsx)(`th`, { scope: `col`, children: M.beforeToAfter }),
                (0, X.jsx)(`th`, { scope: `col`, className: Y.start, children: M.change }),
                (0, X.jsx)(`th`, { scope: `col`, children: M.beforeToAfter }),
              ],
            }),
          ],
        }),
        (0, X.jsx)(`tbody`, {
          children: r.map(({ id: e, picture: t, who: n, note: r, expected: i, happened: a, danger: o }) =>
            (0, X.jsxs)(
              `tr`,
              {
                className: ue(o && G.danger),
                children: [
                  (0, X.jsx)(`th`, {
                    scope: `row`,
                    children: (0, X.jsxs)(`span`, {
                      className: G.who,
                      children: [
                        t,
                        (0, X.jsxs)(`span`, {
                          className: G.party,
                          children: [
                            (0, X.jsx)(`span`, { className: G.name, children: n }),
                            r && (0, X.jsx)(`small`, { children: r }),
                          ],
                        }),
                      ],
                    }),
                  }),
                  (0, X.jsx)(`td`, { 'data-head': M.expected, className: Y.frozen, children: i.change }),
                  (0, X.jsx)(`td`, { className: Y.frozen, children: i.figures }),
                  (0, X.jsx)(`td`, {
                    'data-head': M.happened,
                    className: Y.start,
                    children: (0, X.jsx)(`b`, { children: a.change }),
                  }),
                  (0, X.jsx)(`td`, { children: a.figures }),
                ],
              },
              e,
            ),
          ),
        }),
      ],
    }),
  })
}
function Zt(e, t, n = {}) {
  let r = A(e),
    i = e.detailedExecutionInfo
  if (r && e.txData) {
    let a = i?.type === `MODULE` ? Ee(R.lead, { module: F(i.address.value, t) }) : void 0
    return Ut(
      {
        call: r,
        tense: Qt(e.txStatus, n.executing ?? !1),
        nonce: i?.type === `MULTISIG` ? i.nonce : void 0,
        decoded: e.txData.dataDecoded,
        lead: a,
      },
      t,
    )
  }
  return $t(e, t)
}
function Qt(e, t) {
  return e === `SUCCESS` ? `did` : e === `FAILED` ? `failed` : e === `CANCELLED` ? `replaced` : t ? `is` : `will`
}
function $t({ txInfo: e }, t) {
  let n = Te(t),
    r = (e, t) => {
      let r = Ee(e, { account: n, ...t })
      return { parts: r, text: Se(r), source: `service` }
    }
  switch (e.type) {
    case `Transfer`: {
      let { transferInfo: n, direction: i, sender: a, recipient: o } = e,
        s =
          n.type === `ERC721`
            ? Me(n.tokenAddress, n.tokenId, t, n.amount ?? null)
            : We(n.type === `ERC20` ? n.tokenAddress : null, n.value ?? 0n, t)
      return i === `INCOMING`
        ? r(R.received, { what: s, from: F(a.value, t) })
        : r(R.sent, { what: s, to: F(o.value, t) })
    }
    case `Creation`:
      return r(R.createdBy, { creator: F(e.creator.value, t) })
    case `SettingsChange`:
      return r(R.changedSettings, { method: { text: e.dataDecoded.method, kind: `amount` } })
    case `Custom`:
      return r(R.called, { target: F(e.to.value, t) })
  }
}
var Z = e(oe(), 1),
  en = {
    reverted: `stepReverted`,
    'inner-failed': `stepInnerFailed`,
    replaced: `stepReplaced`,
    'nonce-taken': `stepReplaced`,
  }
function tn(e, t) {
  let { phase: n, failure: r, sentAt: i, minedAt: a, endedAt: o, block: s } = e,
    c = s !== null,
    l = [
      { name: `stepSigned`, state: `done`, at: t },
      { name: `stepSubmitted`, state: `done`, at: i },
    ]
  return r !== null && r.kind !== `timeout`
    ? [
        ...l,
        ...(c ? [{ name: `stepInBlock`, state: `done`, at: a }] : []),
        { name: en[r.kind], state: `failed`, at: o },
      ]
    : [
        ...l,
        { name: `stepInBlock`, state: c || n === `indexed` ? `done` : `current`, at: a },
        {
          name: `stepIndexed`,
          state: n === `indexed` ? `done` : c ? `current` : `todo`,
          at: n === `indexed` ? o : null,
        },
      ]
}
function nn({ pending: e, details: t, whoIs: n }) {
  let r = t.detailedExecutionInfo,
    a = r?.type === `MULTISIG` ? r.confirmations : [],
    o = r?.type === `MULTISIG` ? r.confirmationsRequired : 0,
    s = a.toSorted((e, t) => e.submittedAt - t.submittedAt).at(-1),
    c = {
      stepSigned:
        s &&
        (0, X.jsxs)(X.Fragment, {
          children: [
            U.signedLast({ signed: Math.min(a.length, o), required: o, by: n(s.signer.value) }),
            ` `,
            (0, X.jsx)(N, { source: `service` }),
          ],
        }),
      stepSubmitted: U.by(n(e.sender)),
      stepInBlock:
        e.block === null
          ? U.noBlock
          : (0, X.jsxs)(X.Fragment, {
              children: [(0, X.jsx)(i, { block: BigInt(e.block) }), ` `, (0, X.jsx)(N, { source: `chain` })],
            }),
      stepIndexed: e.phase !== `indexed` && U.thenHistory,
    }
  return (0, X.jsx)(Ge, {
    steps: tn(e, s?.submittedAt ?? null).map(({ name: t, state: n, at: r }) => ({
      name: U[t],
      state: n,
      detail: c[t],
      at:
        r === null
          ? n === `current`
            ? (0, X.jsx)(rn, { since: e.minedAt ?? e.sentAt })
            : void 0
          : (0, X.jsx)(h, { at: r, form: `time` }),
    })),
  })
}
function rn({ since: e }) {
  let t = Math.floor((x(!0) - e) / 1e3)
  return t < 10 ? null : t < 60 ? U.seconds(t) : U.minutes(Math.floor(t / 60))
}
function an(e) {
  switch (e) {
    case `reverted`:
      return { title: U.reverted, after: U.revertedAfter, tone: `danger`, retry: U.revertedRetry }
    case `replaced`:
      return { title: U.replaced, after: U.replacedAfter, tone: `caution`, retry: U.replacedRetry }
    case `timeout`:
      return { title: U.timeout, after: U.timeoutAfter, tone: `caution`, retry: U.timeoutRetry }
    case `nonce-taken`:
      return { title: U.nonceTaken, after: U.nonceTakenAfter, tone: `void`, retry: null }
    case `inner-failed`:
      return { title: U.innerFailed, after: U.innerFailedAfter, tone: `danger`, retry: null }
  }
}
function on({ safeTxHash: e, details: t, retry: n }) {
  let { key: r, chain: i, chainId: a } = j(),
    { nameOf: o } = se(),
    s = v(),
    c = ve(r, e)
  if (c === null) return null
  let { failure: l, phase: u, fee: d, sender: f, nonce: p } = c,
    m = l && an(l.kind),
    h = m?.after(p),
    g = t.detailedExecutionInfo,
    _ = g?.type === `MULTISIG` ? g.confirmationsRequired : 1,
    y = (e) => (s.address !== null && T(e, s.address) ? null : (o(e, a)?.name ?? I(e))),
    b = y(f),
    x = c.isProposed && u === `sent`,
    { decimals: S, symbol: ee } = Oe(i)
  return (0, X.jsxs)(B, {
    label: U.progress,
    live: !0,
    tone: m?.tone ?? `ink`,
    ring: (0, X.jsx)(P, { required: _, signed: _, state: sn(c), size: 44, label: `` }),
    title: x ? U.proposed : (m?.title ?? U[u]),
    detail: l ? l.reason : u === `indexed` ? null : x ? U.proposedDetail : cn(c),
    actions: (0, X.jsx)(ln, { pending: c, retry: n }),
    children: [
      (0, X.jsx)(nn, { pending: c, details: t, whoIs: y }),
      (h || d !== null) &&
        (0, X.jsxs)(V, {
          children: [
            h &&
              (0, X.jsxs)(X.Fragment, {
                children: [(0, X.jsx)(O, { text: h, slots: { b: (e) => (0, X.jsx)(`b`, { children: e }) } }), ` `],
              }),
            d !== null &&
              (0, X.jsx)(O, {
                text: b === null ? U.youPaid : U.paid,
                slots: { payer: b, fee: (0, X.jsx)(H, { amount: BigInt(d), decimals: S, symbol: ee }) },
              }),
          ],
        }),
    ],
  })
}
function sn({ failure: e, phase: t }) {
  return e === null
    ? t === `indexed`
      ? `executed`
      : `ready`
    : e.kind === `timeout`
      ? `ready`
      : e.kind === `nonce-taken`
        ? `replaced`
        : `failed`
}
function cn(e) {
  let t = tn(e, null)
  return U.step({ step: t.findIndex(({ state: e }) => e === `current`) + 1, steps: t.length })
}
function ln({ pending: e, retry: t }) {
  let { chain: n } = j(),
    { outcome: r, copy: i } = u(e.txHash),
    { failure: a } = e,
    o = a && an(a.kind).retry,
    s = !e.isProposed || e.block !== null ? Ke(n, e.txHash) : null
  return (0, X.jsxs)(X.Fragment, {
    children: [
      o &&
        t &&
        (0, X.jsx)(g, {
          size: `xs`,
          leftSection: (0, X.jsx)(b, { name: `refresh` }),
          disabled: t.isBusy,
          onClick: t.run,
          children: o,
        }),
      a &&
        (0, X.jsx)(g, {
          size: `xs`,
          variant: o && t ? `subtle` : `default`,
          onClick: () => Be.remove(e),
          children: U.close,
        }),
      s &&
        (0, X.jsx)(g, {
          size: `xs`,
          variant: `subtle`,
          component: `a`,
          href: s,
          target: `_blank`,
          rel: `noreferrer`,
          leftSection: (0, X.jsx)(b, { name: `external-link` }),
          children: U.explorer,
        }),
      (0, X.jsx)(g, {
        size: `xs`,
        variant: a ? `subtle` : `default`,
        leftSection: (0, X.jsx)(b, { name: r === `copied` ? `check` : `copy` }),
        onClick: i,
        children: (0, X.jsx)(`span`, {
          'aria-live': `polite`,
          children: r === `copied` ? U.copied : r === `failed` ? U.notCopied : U.copyHash,
        }),
      }),
    ],
  })
}
function un({ details: e }) {
  let { key: t, safe: n } = j(),
    r = qe(),
    i = D(Ye(t)).data,
    a = z(e)
  if (a === null || et(a, n) || !i) return null
  let o = BigInt(i.recommendedNonce)
  return (0, X.jsx)(Je, {
    act: `draft`,
    size: `xs`,
    onClick: () => void r({ transaction: { ...a, nonce: o }, note: ``, source: `repeat` }),
    children: Xe.proposeAgain({ nonce: i.recommendedNonce }),
  })
}
function dn({ asked: e, details: t, claimed: n = null, children: r }) {
  let i = t !== void 0 && fn(t.txStatus),
    a = (0, Z.useMemo)(() => (i ? z(t) : null), [i, t])
  return (0, X.jsx)(Ct, {
    asked: e,
    transaction: a,
    claimed: n,
    details: t ?? null,
    draft: null,
    onStored: () => {},
    children: r,
  })
}
var fn = (e) => e === `AWAITING_CONFIRMATIONS` || e === `AWAITING_EXECUTION`
function pn() {
  let { review: e, situation: t, blocking: n, actions: r } = bt()
  return !e || !t || n.length > 0 || yt(t)[0] !== `execute`
    ? null
    : { run: () => void r.execute(), isBusy: r.busy !== null }
}
var mn = p(() =>
  m(
    () => import(`./EvidenceMenu-oREttFqx.js`).then((e) => ({ default: e.EvidenceMenu })),
    __vite__mapDeps([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
    ]),
    import.meta.url,
  ),
)
function hn({ details: e, checks: t, overrides: n }) {
  let { chain: r } = j(),
    { check: i, state: a } = Le(e, !0),
    [o, s] = (0, Z.useState)(!1),
    c = i && a ? Tt({ chain: r, details: e, state: a, check: i }) : null,
    l = `${wt.acts} ${wt.reserved}`
  if (c === null) return (0, X.jsx)(`div`, { className: l })
  let u = e.txStatus === `AWAITING_CONFIRMATIONS` || e.txStatus === `AWAITING_EXECUTION`
  return (0, X.jsxs)(`div`, {
    className: l,
    children: [
      u && (0, X.jsx)(mt, { source: c }),
      (0, X.jsx)(g, {
        size: `xs`,
        leftSection: (0, X.jsx)(b, { name: `file-certificate` }),
        onClick: () => s(!0),
        children: Dt.evidence,
      }),
      o &&
        (0, X.jsx)(Z.Suspense, {
          children: (0, X.jsx)(mn, { source: { ...c, details: e }, checks: t, overrides: n, onClose: () => s(!1) }),
        }),
    ],
  })
}
var Q = ge(`transaction-outcome`, {
  expectedFrozen: `expected figures are frozen`,
  expectedWhenSigned: `Expected when you signed`,
  happenedIn: ({ block: e }) => `Happened in block ${e}`,
  inBlock: ({ block: e }) => `in block ${e}`,
  figures: ({ before: e, after: t }) => `${e} → ${t}`,
  notExpected: `not expected`,
  didNotHappen: `did not happen`,
  notRead: `not read`,
  youFee: `you, network fee`,
  networkFee: `network fee`,
  asSigned: `It did exactly what you signed`,
  asSignedText: `Every change is the one that you saw before.`,
  higher: ({ name: e, amount: t }) => `Other transactions came between: ${e} held ${t} more before it than expected.`,
  lower: ({ name: e, amount: t }) => `Other transactions came between: ${e} held ${t} less before it than expected.`,
  different: `It did something else than you expected`,
  differentText: ({ names: e }) =>
    `The balances of ${e} changed by other amounts. Other transactions of the same block are included; compare the events.`,
  originExpected: ({ time: e, block: t }) =>
    `Expected figures were saved on ${e}, at block ${t}, and do not change any more.`,
  originHappened: ({ block: e }) => `What happened is read from the chain at block ${e}.`,
  originRecorded: (e) =>
    ne(e, {
      one: `# movement recorded by the chain, read by the service.`,
      other: `# movements recorded by the chain, read by the service.`,
    }),
  originEvents: `Read from events by the service.`,
  originCalls: `Read from the calls; nothing moved.`,
  badgeAsExpected: `As expected`,
  badgeExecuted: `Executed`,
  badgeFailed: `Failed`,
  badgeReplaced: `Replaced`,
  progress: `Progress`,
  outcome: `Outcome`,
  ready: `Ready to execute`,
  waiting: `Waiting for signatures`,
  failedTitle: `Failed, nothing moved`,
  failedText: `The transaction was included in a block, but the inner call failed and was reverted.`,
  failedNonce: ({ nonce: e }) => `<b>Transaction number ${e} is used</b>. To try again, propose it with a new number.`,
  created: `Created`,
  received: `Received`,
  sent: `Sent`,
  executed: `Executed`,
  factBlock: `Block`,
  factPosition: ({ position: e }) => `position ${e}`,
  factPayer: `Fee paid by`,
  factFee: `Fee`,
  factGas: `Gas`,
  gasPrice: ({ price: e }) => `at ${e} gwei`,
  factRefund: `Refund`,
  noRefund: `None`,
  noRefundNote: `the account paid nothing`,
  refundUnits: ({ units: e }) => `${e} units`,
  refundNote: `paid by the account`,
  explorer: `Explorer`,
  replacedBy: ({ title: e }) => `Replaced by “${e}”`,
  replacedByOther: `Replaced by another transaction`,
  replacedAt: ({ nonce: e }) => `as transaction ${e}`,
  replacedAtTime: ({ nonce: e, time: t }) => `as transaction ${e}, ${t}`,
  openExecuted: `Open the executed transaction`,
  replacedText: ({ nonce: e }) =>
    `Another transaction ran as number ${e}, so this one <b>can never execute</b>. Nothing moved and no fee was paid.`,
  replacedFeeText: ({ nonce: e }) =>
    `Another transaction ran as number ${e}, so this one <b>can never execute</b>. Nothing moved; the attempt from this browser cost <fee/> for gas.`,
  signers: `Signers`,
  signedOwners: ({ signed: e, owners: t }) => `${e}, ${ne(t, { one: `# owner`, other: `# owners` })}`,
  signedOf: ({ signed: e, required: t }) => `${e} of ${t} signed`,
  signedUnchecked: ({ signed: e, unchecked: t }) => `${e}, ${t} not checked`,
  executedBy: ({ name: e }) => `Executed by ${e}`,
  youNamed: ({ name: e }) => `You, ${e}`,
  proposedAndSigned: `Proposed and signed`,
  signedAct: `Signed`,
  actBy: ({ act: e, kind: t }) => `${e} ${t}`,
  actReason: ({ act: e, reason: t }) => `${e}. ${t}`,
  byKey: `by key`,
  byPersonalMessage: `by key, as a personal message`,
  byContract: `by contract (EIP-1271)`,
  onChain: `approved on chain`,
  listedTwice: `Listed twice. Each owner counts once.`,
  transactionHash: `Transaction hash`,
  domainHash: `Domain hash`,
  messageHash: `Message hash`,
  hashDiffers: `The service’s safeTxHash is not the hash of these fields`,
  hashDiffersText: ({ computed: e, told: t }) =>
    `Computed here: ${e}. The service says: ${t}. Do not sign. Open the account with another service, or ask the proposer to propose it again.`,
  hashNotComputed: `The hashes could not be computed here`,
  hashEqual: `Recomputed here, equal`,
  hashUnequal: `Recomputed here, differs`,
  hashesNote: `transaction and signed hash`,
  howCreated: `How it was created`,
  transferFacts: `Transfer`,
  account: `Account`,
  creator: `Creator`,
  factory: `Factory`,
  masterCopy: `Program of the account`,
  saltNonce: `Salt nonce`,
  amount: `Amount`,
  tokenId: `Token id`,
  from: `From`,
  to: `To`,
  token: `Token`,
  staleTransaction: `The service did not answer. This is the cached transaction.`,
  loading: `Loading the transaction`,
  unknownId: `The service has no transaction with this id`,
  unknownIdDetail: ({ id: e }) =>
    `The page requested ${e}. Check the link, or open the transaction from the queue or the history.`,
  notSent: `The service did not send the transaction`,
  stillWorks: `Balances and owners can still be read from the chain.`,
  deleted: `This proposal was deleted from the queue.`,
  deletedDetail: `Signatures already given stay valid for this transaction.`,
  openQueue: `Open the queue`,
  otherAccount: `This transaction belongs to another account`,
  otherAccountDetail: ({ other: e, account: t }) => `It belongs to ${e}, but this page belongs to ${t}.`,
  openThere: `Open it in its account`,
})
function gn({ subject: e }) {
  let t = kt(e)
  return t.length === 0
    ? null
    : (0, X.jsxs)(`section`, {
        children: [
          (0, X.jsx)(k, { title: Ot.overridesTitle, count: t.length }),
          (0, X.jsx)(`div`, {
            className: `cs-panel`,
            children: (0, X.jsx)(xt, {
              label: Ot.overridesLabel,
              children: t.map(({ checkId: e, field: t, title: n, reason: r, typed: i, at: a }) =>
                (0, X.jsxs)(
                  St,
                  {
                    verdict: `danger`,
                    title: n,
                    children: [
                      (0, X.jsx)(`span`, { style: { overflowWrap: `anywhere` }, children: r }),
                      (0, X.jsx)(`span`, {
                        children: (0, X.jsx)(O, {
                          text: Ot.overrideTyped,
                          slots: { typed: i, time: (0, X.jsx)(h, { at: a, form: `exact` }) },
                        }),
                      }),
                    ],
                  },
                  [e, t, n].join(),
                ),
              ),
            }),
          }),
        ],
      })
}
function _n({ details: e, context: t, owners: n }) {
  let { note: r } = ze(e.note ?? ``),
    i = xe(e.safeAppInfo, t),
    a = Ne({ details: e }, n),
    o = a === null ? `` : (t.nameOf(a.address) ?? I(a.address)),
    s = (e) => ({ text: e, source: `service` })
  return [
    ...(r === `` ? [] : [s(K.noteFromService)]),
    ...(i ? [s(K.askedByApp({ app: `${i.name} (${i.host})` }))] : []),
    ...(a !== null && je(a) ? [s(K.proposedByStranger({ name: o }))] : []),
  ]
}
function vn({ txStatus: e, execution: t, check: n, state: r }) {
  let i = e === `AWAITING_CONFIRMATIONS` || e === `AWAITING_EXECUTION`,
    a = t.confirmations.map(({ signer: e }) => e.value),
    o = (e) => n?.signatures.get(e.toLowerCase())?.outcome
  if (!i || !r) {
    let e = t.signers.map(({ value: e }) => e)
    return {
      isPending: i,
      signed: [...new Set(a.map((e) => e.toLowerCase()))].filter((e) => {
        let t = n?.signatures.get(e)?.outcome
        return t !== `wrong` && t !== `not-owner`
      }).length,
      unchecked: 0,
      required: t.confirmationsRequired,
      owners: e,
      source: `service`,
    }
  }
  let { owners: s, threshold: c } = r,
    l = s.filter((e) => a.some((t) => T(t, e)))
  if (!n) return { isPending: i, signed: l.length, unchecked: 0, required: c, owners: s, source: `service` }
  let u = (e) => l.filter((t) => o(t) === e).length
  return { isPending: i, signed: u(`matches`), unchecked: u(`unchecked`), required: c, owners: s, source: `chain` }
}
function yn(e, t, n = {}) {
  let r = A(e),
    i = r && Re(r, t, e.txData),
    a = e.detailedExecutionInfo?.type === `MULTISIG` ? e.detailedExecutionInfo : null,
    o = tt(e, i),
    s = bn[e.txStatus],
    c = i ? Pe(i.nodes) : Ie(e),
    l = s === `done` && i ? (e.transfers ?? null) : null
  return {
    kind: o,
    statement: Zt(e, t, n),
    tree: i,
    flows: l ? [...De(l), ...c.filter(({ kind: e }) => e !== `out`)] : c,
    moved: l,
    execution: a,
    phase: s,
    title: a ? q.titled({ nonce: a.nonce, kind: o }) : o,
  }
}
var bn = {
  SUCCESS: `done`,
  FAILED: `failed`,
  CANCELLED: `replaced`,
  AWAITING_CONFIRMATIONS: `pending`,
  AWAITING_EXECUTION: `pending`,
}
function xn({ details: { txInfo: e }, context: t }) {
  let n = Sn(e, t)
  return n.length === 0
    ? null
    : (0, X.jsxs)(`section`, {
        children: [
          (0, X.jsx)(k, { title: e.type === `Creation` ? Q.howCreated : Q.transferFacts }),
          (0, X.jsx)(qt, { framed: !0, rows: n }),
        ],
      })
}
function Sn(e, t) {
  let n = (e, n, r = `contract`) =>
    n === null ? [] : [{ label: e, value: (0, X.jsx)(Cn, { info: n, shape: r, context: t }) }]
  if (e.type === `Creation`)
    return [
      { label: Q.account, value: (0, X.jsx)(Cn, { info: t.safe, shape: `account`, context: t }) },
      ...n(Q.creator, e.creator, `person`),
      ...n(Q.factory, e.factory),
      ...n(Q.masterCopy, e.implementation),
      ...(e.saltNonce === null ? [] : [{ label: Q.saltNonce, value: e.saltNonce }]),
    ]
  if (e.type !== `Transfer`) return []
  let { transferInfo: r, sender: i, recipient: a } = e,
    o = Fe(r, `UNKNOWN`, t.native),
    s = r.type === `NATIVE_COIN` ? null : r.tokenAddress,
    c = r.type === `ERC721`
  return [
    ...(o && !c ? [{ label: Q.amount, value: `${o.text} ${o.symbol}` }] : []),
    ...(c ? [{ label: Q.tokenId, value: r.tokenId }] : []),
    ...n(Q.from, i, `person`),
    ...n(Q.to, a, `person`),
    ...(s === null ? [] : [{ label: Q.token, value: (0, X.jsx)(Cn, { info: s, shape: `contract`, context: t }) }]),
  ]
}
function Cn({ info: e, shape: t, context: n }) {
  let r = typeof e == `string` ? e : e.value,
    i = typeof e == `string` ? null : e.name,
    a = r.toLowerCase() === n.safe.toLowerCase(),
    o = a ? n.accountName : (n.nameOf(r) ?? i ?? n.tokenOf(r)?.symbol)
  return (0, X.jsx)(Gt, { address: r, name: o, shape: a ? `account` : t, form: `full`, copyable: !0 })
}
function wn({ details: e, safeTxHash: t, check: n, error: r }) {
  return t === null && e.txHash === null
    ? null
    : (0, X.jsxs)(`section`, {
        children: [
          (0, X.jsx)(k, { title: q.hashes, action: t && (0, X.jsx)(Tn, { check: n }) }),
          n &&
            !n.isHashEqual &&
            (0, X.jsx)(Wt, {
              verdict: `danger`,
              title: Q.hashDiffers,
              announce: !0,
              children: Q.hashDiffersText({ computed: n.safeTxHash, told: t ?? `` }),
            }),
          r && (0, X.jsx)(Wt, { verdict: `unchecked`, title: Q.hashNotComputed, children: ce(r) }),
          (0, X.jsxs)(`div`, {
            className: `cs-panel`,
            children: [
              e.txHash &&
                (0, X.jsx)(J, {
                  look: `paper`,
                  title: Q.transactionHash,
                  hash: e.txHash,
                  mark: (0, X.jsx)(N, { source: `service` }),
                }),
              t &&
                (0, X.jsx)(J, {
                  look: `paper`,
                  title: `safeTxHash`,
                  hash: n?.safeTxHash ?? t,
                  mark: (0, X.jsx)(N, { source: n ? `chain` : `service` }),
                }),
              n &&
                (0, X.jsxs)(X.Fragment, {
                  children: [
                    (0, X.jsx)(J, {
                      look: `paper`,
                      title: Q.domainHash,
                      hash: n.domainHash,
                      mark: (0, X.jsx)(N, { source: `chain` }),
                    }),
                    (0, X.jsx)(J, {
                      look: `paper`,
                      title: Q.messageHash,
                      hash: n.messageHash,
                      mark: (0, X.jsx)(N, { source: `chain` }),
                    }),
                  ],
                }),
            ],
          }),
        ],
      })
}
function Tn({ check: e }) {
  return e
    ? e.isHashEqual
      ? (0, X.jsx)(L, { verdict: `verified`, label: Q.hashEqual, quiet: !0 })
      : (0, X.jsx)(L, { verdict: `danger`, label: Q.hashUnequal, quiet: !0 })
    : (0, X.jsx)(L, { verdict: `unchecked`, quiet: !0 })
}
var $ = { stack: `_stack_t8uzw_1`, mono: `_mono_t8uzw_11`, result: `_result_t8uzw_16`, badge: `_badge_t8uzw_46` }
function En({ phase: e }) {
  if (e === `pending`) return null
  let t = { done: Q.badgeExecuted, failed: Q.badgeFailed, replaced: Q.badgeReplaced }[e]
  return (0, X.jsx)(`span`, {
    className: $.badge,
    children: (0, X.jsx)(L, { verdict: e === `done` ? `verified` : e === `failed` ? `danger` : `unchecked`, label: t }),
  })
}
var Dn = (e) => ({
    position: { kind: `next` },
    block: 0n,
    at: 0,
    source: `calls`,
    moves: e,
    held: [],
    permissions: null,
    changes: [],
    fee: null,
  }),
  On = ({ moves: e, held: t, fee: n }) => ({
    moves: e.map(({ owner: e, token: t, tokenId: n, amount: r }) => ({
      owner: e,
      token: t,
      tokenId: n === null ? null : BigInt(n),
      amount: BigInt(r),
    })),
    held: t.map(({ owner: e, token: t, value: n }) => ({ owner: e, token: t, value: BigInt(n) })),
    fee: n && { payer: n.payer, cost: BigInt(n.cost), held: n.held === null ? null : BigInt(n.held) },
  }),
  kn = ({ chain: e, block: t, holdings: n }) =>
    fe({
      queryKey: [`happened`, e.chainId, t?.toString() ?? null, n.map(({ owner: e, token: t }) => `${e} ${t}`)],
      queryFn: async () => {
        if (t === null) throw RangeError(`The block is not known.`)
        let { readHoldings: r } = await m(
            async () => {
              let { readHoldings: e } = await import(`./rest-mkspArv7.js`).then((e) => e.n)
              return { readHoldings: e }
            },
            __vite__mapDeps([31, 2, 8, 9, 4, 1, 3, 5, 10, 11]),
            import.meta.url,
          ),
          [i, a] = await Promise.all([r(e, n, t - 1n), r(e, n, t)]),
          o = n.flatMap(({ owner: e, token: t }) => {
            let [n, r] = [An(i, e, t), An(a, e, t)]
            return n === null || r === null ? [] : [{ owner: e, token: t, value: n, change: r - n }]
          })
        return {
          block: t,
          held: o.map(({ owner: e, token: t, value: n }) => ({ owner: e, token: t, value: n })),
          moves: o.map(({ owner: e, token: t, change: n }) => ({ owner: e, token: t, tokenId: null, amount: n })),
        }
      },
      enabled: t !== null && n.length > 0,
      staleTime: 1 / 0,
      structuralSharing: !1,
      meta: { persist: !1 },
    })
function An(e, t, n) {
  let r = e(t, n)
  return r?.ok === !0 ? r.value : null
}
var jn = (e) => [
    ...new Map(
      e
        .filter(({ tokenId: e }) => e === null)
        .map(({ owner: e, token: t }) => [W({ owner: e, token: t, tokenId: null }), { owner: e, token: t }]),
    ).values(),
  ],
  Mn = _e({ blockNumber: d(), transactionIndex: d(), gasUsed: d(), effectiveGasPrice: a(d()), from: me }),
  Nn = (e, t) =>
    fe({
      queryKey: [`receipt`, e.chainId, t],
      queryFn: async () => {
        let n = Mn.parse(await pe(e, `eth_getTransactionReceipt`, [t])),
          i = S(n.gasUsed),
          a = n.effectiveGasPrice === void 0 ? null : S(n.effectiveGasPrice)
        return {
          block: S(n.blockNumber),
          position: Number(S(n.transactionIndex)),
          gas: i,
          price: a,
          fee: a === null ? null : i * a,
          from: r(n.from),
        }
      },
      enabled: t !== null,
      staleTime: 6e4,
    }),
  Pn = (e, t) =>
    Ze(
      t.flatMap(({ direction: t, sender: n, recipient: r, transferInfo: i }) => {
        let [a, o, s] =
            i.type === `ERC721`
              ? [i.tokenAddress, BigInt(i.tokenId), i.amount ?? 1n]
              : [i.type === `ERC20` ? i.tokenAddress : null, null, i.value ?? 0n],
          [c, l] = t === `OUTGOING` ? [e, r.value] : [n.value, e]
        return [
          { owner: c, token: a, tokenId: o, amount: -s },
          { owner: l, token: a, tokenId: o, amount: s },
        ]
      }),
    )
function Fn(e, t) {
  let n = [...new Map([...e.moves, ...t.moves].map((e) => [W(e), e])).values()],
    r = ({ owner: e, token: n }) => n === null && t.fee !== null && T(e, t.fee.payer),
    i = n
      .filter((t) => !r(t) || e.moves.some((e) => W(e) === W(t)))
      .map((n) => ({
        id: W(n),
        owner: n.owner,
        token: n.token,
        tokenId: n.tokenId,
        isFee: !1,
        expected: In(e, n),
        happened: In(t, n),
      }))
      .filter((e) => (e.expected?.change ?? 0n) !== 0n || (e.happened?.change ?? 0n) !== 0n),
    a = t.fee ?? e.fee,
    o = (e) => e.fee && { change: -e.fee.cost, before: e.fee.held },
    s =
      a === null
        ? []
        : [
            {
              id: `fee`,
              owner: a.payer,
              token: null,
              tokenId: null,
              isFee: !0,
              expected: e.fee && T(e.fee.payer, a.payer) ? o(e) : null,
              happened: o(t),
            },
          ]
  return {
    rows: [...i, ...s],
    different: i.filter((e) => e.expected && e.happened && e.expected.change !== e.happened.change),
    shifted: i.flatMap((e) => {
      let [t, n] = [e.expected?.before ?? null, e.happened?.before ?? null]
      return t === null || n === null || t === n ? [] : [{ ...e, by: n - t }]
    }),
  }
}
function In({ moves: e, held: t }, n) {
  let r = e.find((e) => W(e) === W(n))
  if (!r) return null
  let i = t.find((e) => W({ ...e, tokenId: null }) === W(n))
  return { change: r.amount, before: i?.value ?? null }
}
function Ln({ expected: e, stored: t, happened: n, receipt: r, context: i, wallet: a, exceptions: o }) {
  let s = r.fee,
    c = n.held.find(({ owner: e, token: t }) => t === null && T(e, r.from)),
    {
      rows: l,
      different: u,
      shifted: d,
    } = Fn(e, {
      moves: n.moves,
      held: n.held,
      fee: s === null ? null : { payer: r.from, cost: s, held: c?.value ?? null },
    }),
    f = { context: i, wallet: a }
  return (0, X.jsxs)(`section`, {
    'aria-label': K.whatChanged,
    children: [
      (0, X.jsx)(k, { title: K.whatChanged, action: Q.expectedFrozen }),
      (0, X.jsx)(Xt, {
        caption: K.whatChanged,
        expected: Q.expectedWhenSigned,
        happened: Q.happenedIn({ block: E(n.block) }),
        rows: l.map((e) => Bn(e, u.includes(e), f)),
      }),
      (0, X.jsxs)(`div`, {
        className: `cs-panel ${$.result}`,
        'data-different': u.length > 0 || void 0,
        children: [
          (0, X.jsx)(b, { name: u.length > 0 ? `alert-triangle` : `circle-check`, size: 20 }),
          (0, X.jsxs)(`p`, {
            children: [
              (0, X.jsx)(`b`, { children: u.length > 0 ? Q.different : Q.asSigned }),
              Rn({ different: u, shifted: d }, i),
            ],
          }),
        ],
      }),
      (0, X.jsx)(Rt, {
        sentences: [
          Q.originExpected({ time: w(t.at), block: E(BigInt(t.block)) }),
          Q.originHappened({ block: E(n.block) }),
        ],
        exceptions: o,
      }),
    ],
  })
}
function Rn({ different: e, shifted: t }, n) {
  if (e.length > 0) return Q.differentText({ names: ie([...new Set(e.map(({ owner: e }) => zn(e, n)))]) })
  let [r] = t
  if (!r) return Q.asSignedText
  let i = Bt(r, r.by < 0n ? -r.by : r.by, n),
    a = { name: zn(r.owner, n), amount: i }
  return r.by > 0n ? Q.higher(a) : Q.lower(a)
}
var zn = (e, { safe: t, accountName: n, nameOf: r }) => (T(e, t) ? n : (r(e) ?? I(e)))
function Bn(e, t, { context: n, wallet: r }) {
  let i = T(e.owner, n.safe),
    a = r !== null && T(e.owner, r),
    o = i ? n.accountName : n.nameOf(e.owner)
  return {
    id: e.id,
    picture: (0, X.jsx)(Ft, { subject: { kind: i ? `account` : `address`, address: e.owner } }),
    who: o ?? (0, X.jsx)(f, { value: e.owner }),
    note: e.isFee ? (a ? Q.youFee : Q.networkFee) : i ? K.thisAccount : K.recipient,
    expected: Vn(e, e.expected, Q.notExpected, n),
    happened: Vn(e, e.happened, Q.didNotHappen, n),
    danger: t,
  }
}
function Vn({ token: e, tokenId: t, isFee: n }, r, i, a) {
  if (r === null) return { change: i, figures: `` }
  let { change: o, before: s } = r,
    c = (t) => (n ? lt(t, { ...a.native, symbol: `` }).trim() : Pt(e, t, a))
  return {
    change: n ? `−${lt(-o, a.native)}` : It({ token: e, tokenId: t, amount: o }, a),
    figures: s === null ? `` : Q.figures({ before: c(s), after: c(s + o) }),
  }
}
function Hn({ details: e, model: t, context: n, exceptions: r, balances: i, currency: a }) {
  let { key: o } = j(),
    s = v().address,
    { execution: c, statement: l, flows: u, tree: d } = t,
    f = vt(c && { ...o, hash: c.safeTxHash }),
    p = f && t.phase === `done` ? On(f) : null,
    m = Un(o.safe, t),
    { happened: h, receipt: g } = Wn(e, t, [...(p?.moves ?? []), ...m]),
    _ = [...zt(l, n), ...r]
  if (p !== null && f !== null && h !== null && g)
    return (0, X.jsx)(Ln, { expected: p, stored: f, happened: h, receipt: g, context: n, wallet: s, exceptions: _ })
  let y = ft({
    foreseen: { ...Dn(m), held: h?.held ?? [] },
    flows: u.filter(({ kind: e }) => e !== `out`),
    changes: d ? Qe(d.nodes) : [],
    context: n,
    pricing: { balances: i, currency: a },
    state: null,
    wallet: s,
  })
  return (0, X.jsx)(Lt, {
    title: Gn(t.phase),
    position: g === void 0 ? null : Q.inBlock({ block: E(g.block) }),
    groups: y,
    expected: m.length,
    context: n,
    origin: (0, X.jsx)(Rt, { sentences: Kn(t, h), exceptions: _ }),
  })
}
var Un = (e, { phase: t, moved: n, flows: r }) => (t === `done` && n !== null ? Pn(e, n) : gt(e, r))
function Wn(e, { phase: t }, n) {
  let { chain: r } = j(),
    { data: i } = D(Nn(r, e.txHash)),
    a = t === `done` ? i : void 0,
    o = a?.fee ? [{ owner: a.from, token: null }] : [],
    s = [...jn(n), ...o]
  return { happened: D(kn({ chain: r, block: a?.block ?? null, holdings: s })).data ?? null, receipt: a }
}
function Gn(e) {
  return e === `pending` ? K.whatChanges : e === `done` ? K.whatChanged : K.whatWouldHaveChanged
}
function Kn({ phase: e, moved: t, tree: n }, r) {
  if (e === `failed` || e === `replaced`) return [Q.originCalls]
  let i = t !== null && t.length > 0
  return [
    ...(i ? [Q.originRecorded(t.length)] : []),
    ...(!i && n === null ? [Q.originEvents] : []),
    ...(r !== null && r.held.length > 0 ? [Q.originHappened({ block: E(r.block) })] : []),
  ]
}
function qn({ signed: e, unchecked: t, required: n }) {
  let r = Q.signedOf({ signed: Math.min(e, n), required: n })
  return t === 0 ? r : Q.signedUnchecked({ signed: r, unchecked: t })
}
var Jn = { SUCCESS: `executed`, FAILED: `failed`, CANCELLED: `replaced` },
  Yn = (e) => (e.detailedExecutionInfo?.type === `MULTISIG` ? (Jn[e.txStatus] ?? null) : null)
function Xn({ transfers: e, ...t }) {
  let n = t.detailedExecutionInfo
  return {
    ...t,
    txStatus: `AWAITING_CONFIRMATIONS`,
    executedAt: null,
    txHash: null,
    detailedExecutionInfo: n?.type === `MULTISIG` ? { ...n, executor: null } : n,
  }
}
var Zn = 4e3
function Qn(e) {
  let { chain: t, key: n } = j(),
    r = e ? Yn(e) : null,
    { data: i } = D({
      queryKey: [...de.account(n), `outcome`, e?.txId ?? null, r, e?.txHash ?? null],
      queryFn: async () => {
        if (!e || r === null) return null
        let { readOutcome: n } = await m(
          async () => {
            let { readOutcome: e } = await import(`./rest-BDmFd3al.js`).then((e) => e.n)
            return { readOutcome: e }
          },
          __vite__mapDeps([32, 2, 1, 3, 8, 9, 4, 5, 10, 11, 33, 34]),
          import.meta.url,
        )
        return n(t, e, r)
      },
      enabled: r !== null,
      staleTime: 6e4,
      refetchInterval: ({ state: e }) => e.data?.check.verdict === `danger` && Zn,
      meta: { persist: !1 },
    })
  return i ?? null
}
function $n({ details: e }) {
  let t = Qn(e)
  if (t === null) return null
  let { id: n, verdict: r, title: i, reason: a } = t.check
  return (0, X.jsx)(xt, { children: (0, X.jsx)(St, { check: n, verdict: r, title: i, children: a }) })
}
function er({ details: e, context: t }) {
  let { chain: n } = j(),
    r = D(Nn(n, e.txHash)).data,
    i = e.detailedExecutionInfo,
    a = i?.type === `MULTISIG` ? i : null,
    o = r?.from ?? a?.executor?.value ?? null
  return (0, X.jsx)(qt, {
    rows: [...(r ? tr(r) : []), ...(o ? [nr(o, t)] : []), ...(r ? rr(r, t) : []), ...(a ? [ir(a)] : [])],
  })
}
var tr = (e) => [
    {
      label: Q.factBlock,
      value: (0, X.jsx)(i, { block: e.block }),
      note: (0, X.jsxs)(X.Fragment, {
        children: [Q.factPosition({ position: e.position }), ` `, (0, X.jsx)(N, { source: `chain`, block: e.block })],
      }),
    },
  ],
  nr = (e, { nameOf: t }) => ({
    label: Q.factPayer,
    value: (0, X.jsx)(Gt, { address: e, name: t(e) ?? void 0, form: `inline` }),
  })
function rr({ fee: e, price: t, gas: n, block: r }, { native: i }) {
  if (e === null || t === null) return []
  let a = (0, X.jsx)(N, { source: `chain`, block: r })
  return [
    { label: Q.factFee, value: (0, X.jsx)(H, { amount: e, ...i, significant: 6 }), note: a },
    {
      label: Q.factGas,
      value: E(n),
      note: (0, X.jsxs)(X.Fragment, {
        children: [Q.gasPrice({ price: Ve(t, 9, { maxFraction: 4, group: !0 }) }), ` `, a],
      }),
    },
  ]
}
var ir = ({ payment: e, gasTokenInfo: t }) =>
    e === 0n
      ? { label: Q.factRefund, value: Q.noRefund, note: Q.noRefundNote }
      : {
          label: Q.factRefund,
          value: t
            ? (0, X.jsx)(H, { amount: e, decimals: t.decimals, symbol: t.symbol, exact: !0 })
            : Q.refundUnits({ units: `${e}` }),
          note: Q.refundNote,
        },
  ar = (e, t) => Et(`/safes/${e}/transactions/${t}`)
function or({ details: e }) {
  let { chain: t, account: n } = j(),
    { outcome: r, copy: i } = u(ar(n, e.txId)),
    a = e.txHash === null ? null : Ke(t, e.txHash),
    o = { idle: q.copyLink, copied: q.linkCopied, failed: q.notCopied }
  return (0, X.jsxs)(X.Fragment, {
    children: [
      (0, X.jsx)(g, {
        size: `xs`,
        leftSection: (0, X.jsx)(b, { name: `link` }),
        onClick: i,
        children: (0, X.jsx)(`span`, { 'aria-live': `polite`, children: o[r] }),
      }),
      a &&
        (0, X.jsx)(g, {
          size: `xs`,
          variant: `subtle`,
          component: `a`,
          href: a,
          target: `_blank`,
          rel: `noreferrer`,
          leftSection: (0, X.jsx)(b, { name: `external-link` }),
          children: Q.explorer,
        }),
    ],
  })
}
function sr({ details: e, again: t }) {
  let { key: n, account: r } = j(),
    i = ke(),
    a = ae(Kt(n)),
    o = e.detailedExecutionInfo,
    s = o?.type === `MULTISIG` ? o.nonce : null,
    c = ve(n, o?.type === `MULTISIG` ? o.safeTxHash : `0x`),
    l = (a.data?.pages.flatMap(({ results: e }) => e) ?? [])
      .flatMap((e) => (e.type === `TRANSACTION` ? [e.transaction] : []))
      .find(({ id: t, executionInfo: n }) => t !== e.txId && n?.type === `MULTISIG` && n.nonce === s)
  return (0, X.jsxs)(B, {
    label: Q.outcome,
    tone: `void`,
    ring: (0, X.jsx)(P, { required: 1, signed: 0, state: `replaced`, size: 44, label: `` }),
    title: l ? Q.replacedBy({ title: Ce(l, i).title }) : Q.replacedByOther,
    detail: s === null ? null : l ? Q.replacedAtTime({ nonce: s, time: w(l.timestamp) }) : Q.replacedAt({ nonce: s }),
    actions: (0, X.jsxs)(X.Fragment, {
      children: [
        l &&
          (0, X.jsx)(g, {
            size: `xs`,
            renderRoot: (e) =>
              (0, X.jsx)(C, { to: `/safes/$safe/transactions/$id`, params: { safe: r, id: l.id }, ...e }),
            children: Q.openExecuted,
          }),
        t,
        (0, X.jsx)(or, { details: e }),
      ],
    }),
    children: [
      (0, X.jsx)(V, {
        children: (0, X.jsx)(O, {
          text: (c?.fee ? Q.replacedFeeText : Q.replacedText)({ nonce: s ?? 0 }),
          slots: {
            b: (e) => (0, X.jsx)(`b`, { children: e }),
            fee: (0, X.jsx)(H, { amount: BigInt(c?.fee ?? 0), ...i.native }),
          },
        }),
      }),
      (0, X.jsx)($n, { details: e }),
    ],
  })
}
function cr({ details: e, signing: t, context: n, again: r }) {
  if (e.txStatus === `CANCELLED`) return (0, X.jsx)(sr, { details: e, again: r })
  if (e.txStatus === `SUCCESS` || e.txStatus === `FAILED`) return (0, X.jsx)(lr, { details: e, context: n, again: r })
  if (t === null) return null
  let { signed: i, required: a } = t,
    o = i >= a
  return (0, X.jsx)(B, {
    label: Q.progress,
    ring: (0, X.jsx)(P, { required: a, signed: Math.min(i, a), state: o ? `ready` : `open`, size: 44 }),
    title: o ? Q.ready : Q.waiting,
    detail: qn(t),
    actions: (0, X.jsxs)(X.Fragment, { children: [r, (0, X.jsx)(or, { details: e })] }),
  })
}
function lr({ details: e, context: t, again: n }) {
  let r = e.txStatus === `FAILED`,
    i = e.detailedExecutionInfo,
    a = i?.type === `MULTISIG` ? i : null,
    o = a?.confirmationsRequired ?? 1,
    s = r ? `failed` : `executed`
  return (0, X.jsxs)(B, {
    label: Q.outcome,
    tone: r ? `danger` : `ink`,
    ring: (0, X.jsx)(P, { required: o, signed: o, state: s, size: 44, label: `` }),
    title: r ? Q.failedTitle : fr(e),
    detail: e.executedAt !== null && (0, X.jsx)(dr, { at: e.executedAt }),
    actions: (0, X.jsxs)(X.Fragment, { children: [n, (0, X.jsx)(or, { details: e })] }),
    children: [
      r &&
        (0, X.jsxs)(V, {
          children: [
            Q.failedText,
            ` `,
            a &&
              (0, X.jsx)(O, {
                text: Q.failedNonce({ nonce: a.nonce }),
                slots: { b: (e) => (0, X.jsx)(`b`, { children: e }) },
              }),
          ],
        }),
      (0, X.jsx)(er, { details: e, context: t }),
      (0, X.jsx)($n, { details: e }),
    ],
  })
}
var ur = 6048e5
function dr({ at: e }) {
  let t = x(!1)
  return (0, X.jsxs)(X.Fragment, {
    children: [
      w(e),
      t - e < ur && (0, X.jsxs)(X.Fragment, { children: [`, `, (0, X.jsx)(h, { at: e, form: `relative` })] }),
    ],
  })
}
function fr({ txInfo: e, detailedExecutionInfo: t }) {
  return e.type === `Creation`
    ? Q.created
    : e.type === `Transfer` && t === null
      ? e.direction === `INCOMING`
        ? Q.received
        : Q.sent
      : Q.executed
}
var pr = (e) =>
  e === `ethSign` ? Q.byPersonalMessage : e === `contract` ? Q.byContract : e === `approvedHash` ? Q.onChain : null
function mr({ execution: e, signing: t, wallet: n, check: r, nameOf: i }) {
  let { confirmations: a, proposedByDelegate: o } = e,
    s = o === null ? e.proposer : null,
    c = new Set(),
    l = (e) => {
      let t = i(e)
      return t === null ? {} : { name: n !== null && T(n, e) ? Q.youNamed({ name: t }) : t }
    },
    u = a
      .toSorted((e, t) => e.submittedAt - t.submittedAt)
      .map(({ signer: e, submittedAt: t }) => {
        let n = r?.signatures.get(e.value.toLowerCase()),
          i = c.size === c.add(e.value.toLowerCase()).size,
          a = i || n?.outcome === `wrong` || n?.outcome === `not-owner`,
          o = s !== null && T(s.value, e.value)
        return {
          address: e.value,
          ...l(e.value),
          state: a ? `excluded` : `signed`,
          at: t,
          note: i ? Q.listedTwice : hr(n, o),
          verdict: i ? `danger` : gr(n),
        }
      }),
    d = t.owners.filter((e) => !a.some(({ signer: t }) => T(t.value, e))),
    f = t.isPending && t.signed < t.required
  return [
    ...u,
    ...d.map((e) => {
      let t = n !== null && T(n, e),
        r = i(e)
      return f
        ? { address: e, ...(r === null ? {} : { name: r }), state: t ? `you` : `missing` }
        : { address: e, ...l(e), state: `not-needed` }
    }),
  ]
}
function hr(e, t) {
  let n = t ? Q.proposedAndSigned : Q.signedAct
  if (e?.reason && e.outcome !== `matches`) return Q.actReason({ act: n, reason: e.reason })
  let r = pr(e?.kind ?? null)
  return r === null ? n : Q.actBy({ act: n, kind: r })
}
function gr(e) {
  return !e || e.outcome === `unchecked` ? `unchecked` : e.outcome === `matches` ? `verified` : `danger`
}
function _r({ details: e, execution: t, check: n, signing: r, context: i }) {
  let { address: a } = v(),
    { executor: o } = t,
    s =
      o && e.executedAt !== null
        ? {
            ring: (0, X.jsx)(P, {
              required: 1,
              signed: 1,
              state: e.txStatus === `FAILED` ? `failed` : `executed`,
              size: 22,
              label: ``,
            }),
            title: Q.executedBy({ name: i.nameOf(o.value) ?? I(o.value) }),
            detail: w(e.executedAt),
          }
        : null
  return (0, X.jsxs)(`section`, {
    children: [
      (0, X.jsx)(k, { title: Q.signers, action: Q.signedOwners({ signed: qn(r), owners: r.owners.length }) }),
      (0, X.jsx)(Mt, {
        entries: mr({ execution: t, signing: r, wallet: a, check: n, nameOf: i.nameOf }),
        ...(s ? { execution: s } : {}),
      }),
    ],
  })
}
function vr({ details: e, tree: t = null, isWhole: n = !1, hashes: r }) {
  let i = z(e) ?? A(e),
    a = (0, X.jsxs)(X.Fragment, {
      children: [
        (0, X.jsx)(yr, { details: e }),
        (0, X.jsx)(Jt, {
          id: `json`,
          title: q.json,
          note: q.jsonNote,
          children: (0, X.jsx)(Yt, { text: br(e), label: q.json }),
        }),
      ],
    })
  return n
    ? (0, X.jsxs)(Nt, {
        children: [
          t && (0, X.jsx)($e, { tree: t }),
          i && (0, X.jsx)(at, { transaction: i }),
          r &&
            (0, X.jsx)(Jt, {
              id: `hashes`,
              title: q.hashes,
              note: Q.hashesNote,
              children: (0, X.jsx)(`div`, { className: Ht.detail, children: r }),
            }),
          a,
        ],
      })
    : a
}
function yr({ details: { detailedExecutionInfo: e } }) {
  let t = e?.type === `MULTISIG` ? e.confirmations : []
  return t.length === 0
    ? null
    : (0, X.jsx)(Jt, {
        id: `signatures`,
        title: q.signatures,
        note: q.signaturesNote(t.length),
        children: (0, X.jsx)(qt, {
          rows: t.map(({ signer: e, signature: t }) => ({
            label: (0, X.jsx)(`span`, { className: Ht.mono, children: e.value }),
            value: t
              ? (0, X.jsxs)(`span`, {
                  className: Ht.mono,
                  children: [t, ` `, (0, X.jsx)(we, { value: t, label: q.signatures })],
                })
              : q.notSent,
          })),
        }),
      })
}
var br = (e) => JSON.stringify(e, (e, t) => (typeof t == `bigint` ? t.toString() : t), 2)
function xr({ details: e, slots: t }) {
  let { key: r } = j(),
    [i] = be(),
    a = D(ye(r, i)).data,
    o = Ue(!0),
    { check: s, state: c, error: l } = Le(e, o),
    u = ke({
      details: e,
      balances: a,
      decode: He(o, t.targets),
      isCoinTold: ht(),
      threshold: c?.threshold,
      units: t.units,
    }),
    d = yn(e, u, { executing: t.isExecuting ?? !1 }),
    { statement: f, tree: p, execution: m, title: h } = d,
    g = _n({ details: e, context: u, owners: d.phase === `pending` && c ? c.owners : null })
  ;(le(h, u.accountName), n(d.phase === `pending` ? `queue` : `history`, m && q.transaction({ nonce: `${m.nonce}` })))
  let _ = (0, X.jsx)(wn, { safeTxHash: m?.safeTxHash ?? null, details: e, check: s, error: l }),
    v = s ? !s.isHashEqual : !1,
    y = p && { context: u, statement: f, exceptions: g, rows: (0, X.jsx)(vr, { details: e }), tree: p }
  return (0, X.jsx)(Vt, {
    head: (0, X.jsx)(Sr, { details: e, model: d, slots: t, nonce: c?.nonce ?? null }),
    effects: (0, X.jsxs)(X.Fragment, {
      children: [
        t.owners,
        t.effects && y
          ? t.effects(y)
          : (0, X.jsx)(Hn, { details: e, model: d, context: u, exceptions: g, balances: a, currency: i }),
        !p && (0, X.jsx)(xn, { details: e, context: u }),
        t.levels,
      ],
    }),
    side: (0, X.jsx)(Cr, { details: e, model: d, slots: t, check: s, state: c, context: u, children: v && _ }),
    details: t.details && y ? t.details(y) : (0, X.jsx)(vr, { details: e, tree: p, isWhole: !0, hashes: v ? null : _ }),
    bar: t.signBar,
  })
}
function Sr({ details: e, model: t, slots: n, nonce: r }) {
  let { safe: i } = j(),
    { kind: a, execution: o, tree: s, statement: c, flows: l, phase: u } = t
  return (0, X.jsx)(jt, {
    kind: a,
    number: o && q.transaction({ nonce: `${o.nonce}` }),
    place: Tr(t, r),
    meta: (0, X.jsx)(wr, { details: e }),
    note: ze(e.note ?? ``).note,
    badge: n.badge ?? (0, X.jsx)(En, { phase: u }),
    parts: c.parts,
    recipients: At(i, s ? Pe(s.nodes) : l, n.ownerChange ?? null),
  })
}
function Cr({ details: e, model: { execution: t }, slots: n, check: r, state: i, context: a, children: o }) {
  let { key: s } = j(),
    c = t && vn({ txStatus: e.txStatus, execution: t, check: r, state: i }),
    l = (0, X.jsxs)(X.Fragment, { children: [n.share, n.ended] })
  return (0, X.jsxs)(X.Fragment, {
    children: [
      (0, X.jsxs)(`div`, {
        className: $.stack,
        children: [n.aside ?? (0, X.jsx)(cr, { details: e, signing: c, context: a, again: l }), o],
      }),
      (0, X.jsxs)(`div`, {
        className: $.stack,
        children: [
          t && c && (0, X.jsx)(_r, { details: e, execution: t, check: r, signing: c, context: a }),
          (0, X.jsx)(gn, { subject: t && { ...s, hash: t.safeTxHash } }),
        ],
      }),
    ],
  })
}
function wr({ details: { detailedExecutionInfo: e, executedAt: t } }) {
  return e?.type === `MULTISIG`
    ? null
    : (0, X.jsxs)(X.Fragment, {
        children: [
          e?.type === `MODULE` && (0, X.jsx)(`span`, { children: q.noSignaturesNeeded }),
          t !== null && (0, X.jsx)(h, { at: t, form: `exact` }),
        ],
      })
}
function Tr({ phase: e, execution: t }, n) {
  if (t === null) return ``
  switch (e) {
    case `done`:
      return q.placeExecuted
    case `failed`:
      return q.placeFailed
    case `replaced`:
      return q.placeReplaced
    case `pending`:
      return _t(BigInt(t.nonce), n)
  }
}
var Er = {},
  Dr = (e) => e
function Or({ id: e, correct: t = Dr, slotsFor: n }) {
  let { key: r, safe: i } = j(),
    { data: a, error: o, isPending: c, dataUpdatedAt: l, refetch: u } = D(he(r, e)),
    d = () => void u(),
    f = a && t(a)
  return f && !T(f.safeAddress, i)
    ? (0, X.jsx)(Ar, { details: f })
    : f
      ? (0, X.jsxs)(X.Fragment, {
          children: [
            o && (0, X.jsx)(Ae, { at: l, onRefresh: d, children: Q.staleTransaction }),
            (0, X.jsx)(xr, { details: f, slots: n?.(f) ?? Er }, f.txId),
          ],
        })
      : c
        ? (0, X.jsx)(_, { rows: 4, shape: `transaction`, label: Q.loading })
        : o instanceof ee
          ? (0, X.jsx)(kr, {})
          : o instanceof re && (o.statusCode === 404 || o.statusCode === 400)
            ? (0, X.jsx)(s, {
                isPage: !0,
                title: Q.unknownId,
                error: o,
                stillWorks: Q.unknownIdDetail({ id: e }),
                onRetry: d,
              })
            : (0, X.jsx)(s, { isPage: !0, title: Q.notSent, error: o, stillWorks: Q.stillWorks, onRetry: d })
}
function kr() {
  let { account: e } = j()
  return (0, X.jsx)(c, {
    level: 1,
    sentence: Q.deleted,
    detail: Q.deletedDetail,
    action: (0, X.jsx)(C, {
      to: `/safes/$safe/queue`,
      params: { safe: e },
      className: `cs-link`,
      children: Q.openQueue,
    }),
  })
}
function Ar({ details: e }) {
  let { chain: t, account: n } = j(),
    r = o({ shortName: t.shortName, address: e.safeAddress })
  return (0, X.jsxs)(X.Fragment, {
    children: [
      (0, X.jsx)(y, {
        isPage: !0,
        title: Q.otherAccount,
        stillWorks: Q.otherAccountDetail({ other: r, account: n }),
        details: `${e.txId}\n${r}\n${n}`,
      }),
      (0, X.jsx)(g, {
        mt: `md`,
        renderRoot: (t) =>
          (0, X.jsx)(C, { to: `/safes/$safe/transactions/$id`, params: { safe: r, id: e.txId }, ...t }),
        children: Q.openThere,
      }),
    ],
  })
}
var jr = t({ component: () => Mr })
function Mr() {
  let { id: e } = te.useParams(),
    { key: t } = j(),
    n = D(he(t, e)).data,
    r = Qn(n),
    i = n !== void 0 && r?.isWaiting === !0,
    a = (e) => (i ? Xn(e) : e),
    o = (0, Z.useMemo)(() => (n && i ? Xn(n) : n), [n, i]),
    s = zr(o),
    c = ve(t, s),
    l = c?.phase === `sent` || c?.phase === `mined`
  return (0, X.jsx)(dn, {
    asked: e,
    details: o,
    claimed: i ? Yn(n) : null,
    children: (0, X.jsx)(Nr, {
      id: e,
      correct: a,
      slotsFor: (e) => {
        let t = (0, X.jsx)(Ir, { details: e })
        if (!fn(e.txStatus)) return { share: t, ...(Rr(e.txStatus) ? { ended: (0, X.jsx)(un, { details: e }) } : {}) }
        let n = (0, X.jsx)(Lr, { safeTxHash: s, details: e })
        return l
          ? { aside: n, share: t, isExecuting: !0, signBar: (0, X.jsx)(st, {}) }
          : {
              badge: (0, X.jsx)(ut, {}),
              aside: (0, X.jsxs)(X.Fragment, { children: [n, (0, X.jsx)(pt, {})] }),
              levels: (0, X.jsxs)(X.Fragment, { children: [(0, X.jsx)(rt, {}), (0, X.jsx)(ct, {})] }),
              owners: (0, X.jsx)(dt, {}),
              effects: (t) => (0, X.jsx)(Pr, { details: e, ...t }),
              details: (n) => (0, X.jsx)(Fr, { details: e, share: t, ...n }),
              signBar: (0, X.jsx)(st, {}),
              isExecuting: !1,
            }
      },
    }),
  })
}
function Nr({ slotsFor: e, ...t }) {
  let { review: n } = bt()
  return (0, X.jsx)(Or, {
    ...t,
    slotsFor: (t) => {
      let r = e?.(t) ?? {},
        i = r.owners === void 0 ? null : nt(n, t.safeAddress)
      return { ...r, ownerChange: i, ...(n ? { targets: n.targets, units: n.unitOf } : {}) }
    },
  })
}
function Pr({ details: e, context: t, statement: n, exceptions: r }) {
  let i = z(e)
  return i && (0, X.jsx)(it, { transaction: i, context: t, statement: n, exceptions: r })
}
function Fr({ details: e, share: t, context: n, tree: r, rows: i }) {
  let a = z(e)
  return a && (0, X.jsx)(ot, { transaction: a, context: n, tree: r, share: t, children: i })
}
function Ir({ details: e }) {
  let { checks: t, overrides: n } = bt()
  return (0, X.jsx)(hn, { details: e, checks: t, overrides: n })
}
function Lr(e) {
  return (0, X.jsx)(on, { ...e, retry: pn() })
}
var Rr = (e) => e === `CANCELLED` || e === `FAILED`
function zr(e) {
  let t = e?.detailedExecutionInfo
  return t?.type === `MULTISIG` ? t.safeTxHash : `0x`
}
export { Mr as component, Zt as n, jr as t }
//# sourceMappingURL=transactions._id-Df-L7_Qs.js.map
