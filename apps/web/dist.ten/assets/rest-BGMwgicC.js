const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './rest-CjmJhWeE.js',
      './rolldown-runtime-DLMaRju-.js',
      './index--te03lJq.js',
      './index-Nszrimeh.css',
      './later-DLdlgyuL.js',
      './fields-KVqNPxJG.js',
      './lists-DTBg-a7q.js',
      './lists-Cd1HcrqG.css',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
      './rest-BCZfbqxO.js',
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
      './ShareMessageDialog-Bc1czt-K.js',
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
      './rest-aMSycVjv.js',
      './rest-BOxwSZXT.js',
      './rest-CxWAD8sS.css',
      './MessageEvidenceMenu-DSRZjfNi.js',
      './rest-BJdaFEUy.js',
      './rest-CAN2a4h5.js',
      './rest-D842GMB8.js',
      './rest-DKUe5O8g.js',
      './rest-7WPnzzst.css',
      './rest-BXpYPL_p.js',
      './rest-CJKfR5SF.css',
      './rest-fYZGtYfi.js',
      './rest-AijB77nW.js',
    ]),
) => i.map((i) => d[i])
import { o as e } from './rolldown-runtime-DLMaRju-.js'
import { H as t, R as n, V as r } from './later-DLdlgyuL.js'
import { i, r as a } from './rest-BT_Dwl6x.js'
import { Cn as o, D as s, E as c, M as l, Pn as u, S as d, Yn as f } from './lists-DTBg-a7q.js'
import { i as p, r as m, t as h } from './rest-DiN8Tax9.js'
import { t as g } from './rest-Dh3VP80D.js'
import {
  C as ee,
  S as te,
  T as _,
  _ as v,
  a as y,
  b as ne,
  g as b,
  m as x,
  n as S,
  r as C,
  v as w,
  w as re,
  x as T,
  y as E,
} from './rest-BxFLBE0x.js'
import { a as D, i as ie, n as ae, o as O, t as k } from './rest-q93ZRJ9Y.js'
import {
  Ai as oe,
  Ga as A,
  Gi as j,
  I as M,
  It as N,
  Kn as P,
  Li as F,
  Ma as I,
  Nt as L,
  Qi as R,
  Vn as z,
  Y as se,
  ho as ce,
  ji as le,
  jt as ue,
  sa as de,
  tn as fe,
  tr as pe,
  wa as B,
  xa as V,
  yi as H,
  zi as me,
} from './index--te03lJq.js'
import { i as he } from './rest-BlO5BbqV.js'
import { i as ge, o as _e } from './rest-BaoHt0l1.js'
import { t as ve } from './rest-B1EQQfBh.js'
import { s as ye } from './rest-COc_bzz2.js'
import { a as be, o as U } from './rest-sPnlEiEo.js'
import { r as xe, t as Se } from './rest-GRTnIP2r.js'
import { n as Ce, t as W } from './rest-1Q76-X1n.js'
import { t as we } from './rest-BmbEM6oO.js'
import { r as Te, t as Ee } from './rest-BJdaFEUy.js'
import { a as G, o as De, t as Oe } from './rest-BXpYPL_p.js'
import { n as K, t as ke } from './rest-ByVA5GFK.js'
import { a as Ae, n as je, r as Me, t as Ne } from './rest-D842GMB8.js'
import { n as Pe } from './rest-DwShPi51.js'
var q = V(`message-signing`, {
    signedOf: ({ signed: e, threshold: t }) => `${e} of ${t} signed`,
    completeTitle: `Complete: the account accepts the signature`,
    completeDetail: `Copy the signature if an app has not received it.`,
    lastTitle: `Your signature would complete this`,
    lastDetail: `The account then accepts the message as signed. There is no fee.`,
    requestedTitle: `Your signature is requested`,
    requestedDetail: ({ missing: e }) => `${e} more would then be missing. There is no fee.`,
    connectDetail: `Connect the wallet of an owner to sign.`,
    notAcceptedTitle: `Signed, but not accepted by the account`,
    notAcceptedDetail: `The account has not accepted the signature.`,
    youSigned: `You have signed. Other owners must sign.`,
    othersMustSign: `Other owners must sign.`,
    notOwner: `The connected wallet is not an owner of this account.`,
    signed: `You signed a message`,
  }),
  Fe = (e, t) => ({
    what: `message`,
    hashOf: ({ reviewed: e }) => e.safeMessageHash,
    checksOf: ({ checks: e }) => e,
    isStored: ({ details: e }) => e !== null,
    async sign({ reviewed: t, state: n }) {
      let { signTypedData: r } = await P(
        async () => {
          let { signTypedData: e } = await import(`./rest-CjmJhWeE.js`).then((e) => e.n)
          return { signTypedData: e }
        },
        __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21]),
        import.meta.url,
      )
      return r(e, t.typedData, t.safeMessageHash, n.owners, n.version)
    },
    async send({ reviewed: e, details: n }, { signature: r }) {
      if (r === null) throw Error(`A message needs a signature.`)
      await Le({ reviewed: e, signature: r, isStored: n !== null, origin: t })
    },
  })
function Ie({ review: e, origin: t, draft: i, ...a }) {
  let { chain: o, key: s, safe: c, account: u } = l(),
    d = oe(),
    f = { kind: `message`, chainId: o.chainId, safe: c },
    p = {
      subject: Fe(o, t),
      ...a,
      ...D(s),
      keep: (e) => r({ ...f, ...e, draft: i, at: Date.now() }),
      drop: (e) => n({ ...f, ...e }),
      onDelivered: () => d.invalidateQueries({ queryKey: pe.account(s) }),
      onSigned: ({ reviewed: e }) => {
        let t = `/safes/${u}/messages/${e.safeMessageHash}`
        le.show({ kind: `signed`, title: q.signed, href: t })
      },
    },
    { progress: m, run: h } = O({ review: e, checks: e?.checks ?? [] }, p)
  return { ...m, sign: () => h((e) => _e(e)), redeliver: (e) => h((t) => ge(t, e)) }
}
async function Le({ reviewed: e, signature: t, isStored: n, origin: r }) {
  let i = e.chainId.toString(),
    a = () => z().confirmMessage({ params: { chainId: i, messageHash: e.safeMessageHash }, body: { signature: t } })
  if (n) return U(a())
  await z()
    .createMessage({
      params: { chainId: i, safe: e.safe },
      body: { message: e.content, signature: t, origin: he(r, ``) },
    })
    .catch((e) => {
      if (be(e)) return U(a())
      throw e
    })
}
var J = V(`message-review`, {
  title: `Message`,
  draftOf: ({ kind: e }) => `Draft: ${e.toLowerCase()}`,
  laterTitle: `What others may take`,
  originMessage: `Read from the message that you sign.`,
  proposedBy: `Proposed by <name/>, <time/>`,
  completeSignature: `Complete signature`,
  acceptedByContract: `accepted by the account’s contract`,
  signature: `signature`,
  signers: `Signers`,
  signedOf: ({ signed: e, required: t, owners: n }) => `${e} of ${t} signed, ${n} owners`,
  hashAppKnows: `Hash the app knows`,
  eip191: `EIP-191 hash`,
  eip712: `EIP-712 hash`,
  content: `Message`,
  contentNote: `as it is signed`,
})
function Re({ signatures: e, state: t }, n, r) {
  let i = (e, t = !1) => {
      let n = r(e)
      return n === null ? {} : { name: t ? K.youNamed(n) : n }
    },
    a = (e) => n !== null && B(n, e),
    o = e.map(({ claimed: e, outcome: t }) => ({
      address: e,
      ...i(e, a(e)),
      state: t.kind === `excluded` ? `excluded` : `signed`,
      note: t.kind === `valid` ? K.signed : t.reason,
      verdict: t.kind === `valid` ? `verified` : t.kind === `excluded` ? `danger` : `unchecked`,
    })),
    s = e.filter(({ outcome: e }) => e.kind === `valid`).length >= t.threshold,
    c = t.owners.filter((t) => !e.some(({ claimed: e }) => B(e, t)))
  return [...o, ...c.map((e) => ({ address: e, ...i(e), state: s ? `not-needed` : a(e) ? `you` : `missing` }))]
}
var ze = (1n << 96n) - 1n
function Be(e) {
  let t = typeof e == `string` ? null : ye(e)
  return t === null
    ? []
    : t.allowances.map(({ token: e, amount: n }) => ({
        kind: `may`,
        token: e,
        amount: n >= ze ? null : n,
        tokenId: null,
        to: t.spender,
        calls: [],
      }))
}
var Y = (e, t) => t !== null && e.some((e) => B(e, t))
function X({ wallet: e, owners: t, threshold: n, signed: r, isConfirmed: i }) {
  return i ? `copy` : r.length >= n ? `wait` : e === null ? `connect` : Y(t, e) && !Y(r, e) ? `sign` : `wait`
}
var Ve = (e) => X(e) === `wait` && e.signed.length < e.threshold && !Y(e.owners, e.wallet)
function He(e, t = null) {
  let { wallet: n, owners: r, threshold: i, signed: a } = e,
    o = q.signedOf({ signed: a.length, threshold: i }),
    s = i - a.length
  switch (X(e)) {
    case `copy`:
      return { title: q.completeTitle, detail: q.completeDetail }
    case `sign`:
      return s === 1
        ? { title: q.lastTitle, detail: q.lastDetail }
        : { title: q.requestedTitle, detail: q.requestedDetail({ missing: s - 1 }) }
    case `connect`:
      return { title: o, detail: q.connectDetail }
    case `wait`:
      return s <= 0
        ? { title: q.notAcceptedTitle, detail: q.notAcceptedDetail }
        : Y(a, n)
          ? { title: o, detail: q.youSigned }
          : { title: o, detail: Y(r, n) ? q.othersMustSign : (t ?? q.notOwner) }
  }
}
var Z = A()
function Ue({ situation: e, subject: t, verdict: n, actions: r, complete: i, remove: a, undelivered: o }) {
  let s = X(e),
    c = We(i),
    l =
      s === `connect`
        ? [{ id: `connect`, label: k.connect, icon: `wallet`, run: ue }]
        : s === `copy`
          ? c
          : s === `sign`
            ? [{ id: `sign`, label: k.signMessage, icon: `signature`, run: () => void r.sign() }]
            : []
  return (0, Z.jsx)(w, {
    progress: r,
    subject: t,
    verdict: n,
    acts: l,
    ring: {
      required: e.threshold,
      signed: Math.min(e.signed.length, e.threshold),
      state: s === `copy` ? `executed` : s === `sign` ? `yours` : `open`,
    },
    ...He(e, xe(`sign-message`).reason),
    blocked: s === `copy` ? k.copyBlocked : s === `sign` ? k.signBlocked : null,
    mayOverride: s === `sign`,
    isSigning: s === `sign`,
    refused: Ve(e)
      ? (0, Z.jsx)(Se, { act: `sign-message`, showReason: !1, variant: `filled`, children: k.signMessage })
      : null,
    redeliver: o && (() => void r.redeliver(o)),
    children: a,
  })
}
function We(e) {
  let { outcome: t, copy: n } = j(e ?? ``)
  return e === null
    ? []
    : [
        {
          id: `copy`,
          label: t === `copied` ? k.copied : t === `failed` ? k.notCopied : k.copySignature,
          icon: `copy`,
          run: n,
        },
      ]
}
function Ge({ reviewed: { domainHash: e, messageHash: t, safeMessageHash: n }, comparison: r }) {
  return (0, Z.jsx)(h, {
    domainHash: e,
    messageHash: t,
    digest: { title: `safeMessageHash`, hash: n },
    children: (0, Z.jsx)(p, { checked: r.isDone, onChange: r.set, note: r.why ?? Ae.notRequiredHere }),
  })
}
function Ke({ reviewed: e }) {
  return (0, Z.jsxs)(`section`, {
    children: [
      (0, Z.jsx)(o, { title: J.hashAppKnows }),
      (0, Z.jsx)(`div`, {
        className: `cs-panel`,
        children: (0, Z.jsx)(g, {
          look: `paper`,
          title: typeof e.content == `string` ? J.eip191 : J.eip712,
          hash: e.payloadHash,
          mark: (0, Z.jsx)(u, { source: `chain` }),
        }),
      }),
    ],
  })
}
function qe({ review: e, comparison: t, chain: n, origin: r, share: o }) {
  let { status: s } = L(),
    c = s !== `disconnected` && m(N()?.id ?? null) !== null
  return (0, Z.jsxs)(v, {
    children: [
      (0, Z.jsx)(G, {
        id: `hashes`,
        title: i.hashes,
        note: i.hashesNote,
        isNeeded: c || t.why !== null,
        children: (0, Z.jsxs)(`div`, {
          className: a.detail,
          children: [(0, Z.jsx)(Ge, { reviewed: e.reviewed, comparison: t }), (0, Z.jsx)(Ke, { reviewed: e.reviewed })],
        }),
      }),
      o &&
        (0, Z.jsx)(G, {
          id: `second-machine`,
          title: i.secondMachine,
          note: i.secondMachineNote,
          children: (0, Z.jsx)(`div`, { className: a.detail, children: o(Je(e, n, r), e.checks) }),
        }),
    ],
  })
}
var Je = (e, t, n) => ({
  chain: t,
  reviewed: e.reviewed,
  state: e.state,
  signatures: e.signatures.flatMap(({ outcome: e }) => (e.kind === `valid` ? [e.signature.data] : [])),
  proposer: e.details?.proposedBy.value ?? null,
  createdAt: e.details?.creationTimestamp ?? null,
  origin: n,
})
function Ye({ flows: e, context: t, origin: n, meaning: r, balances: i, currency: a }) {
  let o = y({ foreseen: { permissions: null }, flows: e, context: t, pricing: { balances: i, currency: a } }),
    s = (0, Z.jsx)(S, {
      sentences: [J.originMessage],
      exceptions: [
        ...C({ parts: r.statement, text: ``, source: `bytes` }, t),
        ...(n ? [{ text: b.askedByApp({ app: Ee(n) }), source: `service` }] : []),
      ],
    })
  return o.length === 0
    ? s
    : (0, Z.jsx)(x, {
        title: J.laterTitle,
        position: null,
        groups: [{ id: `later`, title: b.later, lines: o }],
        expected: o.length,
        context: t,
        origin: s,
      })
}
var Xe = async () => {},
  Ze = []
function Qe({
  content: e,
  origin: n,
  details: r,
  askedHash: i,
  draft: a,
  onProposed: u = Xe,
  onStored: f,
  share: p,
  remove: m,
}) {
  let { key: h, chain: g } = l(),
    [_] = c(),
    v = H(s(h, _)).data,
    y = d({ balances: v }),
    b = se(),
    x = oe(),
    S = ke(x, { chain: g, accountKey: h, content: e, origin: n, details: r, askedHash: i }),
    C = H(S),
    w = C.data ?? null,
    T = w ? { ...y, tokenOf: w.tokenOf } : y,
    E = w?.checks ?? Ze,
    D = Ie({
      review: w,
      origin: n,
      draft: a,
      refresh: async () => (await ve(x, S)) ?? null,
      onProposed: u,
      onStored: f,
    }),
    O = t(h, w?.reviewed.safeMessageHash ?? null),
    k = w ? { ...h, hash: w.reviewed.safeMessageHash } : null,
    A = Be(e),
    j = ie(k, E, ae(A, v, T)),
    { address: M } = L(),
    N = Te(e, T)
  fe(J.title, T.accountName)
  let P = w ? Q(w) : [],
    F = w && Oe({ checks: E, overrides: j.overrides, isRunning: !1, isAccepted: !1, canRun: () => !1 })
  return (0, Z.jsx)(re, {
    head: (0, Z.jsx)(te, {
      kind: r === null ? J.draftOf({ kind: N.label }) : N.label,
      number: null,
      meta: (0, Z.jsx)(et, { details: r, context: T }),
      badge: (0, Z.jsx)(ne, { verdict: F }),
      parts: N.statement,
      recipients: ee(h.safe, A, null),
    }),
    effects: (0, Z.jsxs)(Z.Fragment, {
      children: [
        (0, Z.jsx)(Ye, { flows: A, context: T, origin: n, meaning: N, balances: v, currency: _ }),
        (0, Z.jsx)(we, { content: e, context: T, chainName: b }),
        w?.complete &&
          j.dangers.length === 0 &&
          (0, Z.jsxs)(`section`, {
            'aria-label': J.completeSignature,
            children: [
              (0, Z.jsx)(o, { title: J.completeSignature, action: J.acceptedByContract }),
              (0, Z.jsx)(`div`, {
                className: `cs-panel`,
                children: (0, Z.jsx)(De, { text: w.complete, label: J.signature }),
              }),
            ],
          }),
      ],
    }),
    side: (0, Z.jsx)($e, { query: C, saved: O, actions: D, verdict: j, context: T }),
    details: w && (0, Z.jsx)(qe, { review: w, comparison: j.comparison, chain: g, origin: n, share: p }),
    bar:
      w &&
      k &&
      (0, Z.jsx)(Ue, {
        subject: k,
        situation: {
          wallet: M,
          owners: w.state.owners,
          threshold: w.state.threshold,
          signed: P,
          isConfirmed: w.complete !== null,
        },
        verdict: j,
        actions: D,
        complete: w.complete,
        remove: m,
        undelivered: O.find(({ owner: e }) => M !== null && B(e, M)) ?? null,
      }),
  })
}
function $e({ query: e, saved: t, actions: n, verdict: r, context: i }) {
  let { key: a } = l(),
    { address: s } = L(),
    c = e.data ?? null,
    u = c === null ? 0 : Q(c).length
  return (0, Z.jsxs)(Z.Fragment, {
    children: [
      (0, Z.jsxs)(`div`, {
        className: Pe.verdict,
        children: [
          t.map((e) =>
            (0, Z.jsx)(
              E,
              { signature: e.signature, isBusy: n.busy !== null, onRetry: () => void n.redeliver(e) },
              e.owner,
            ),
          ),
          e.isError && !c
            ? (0, Z.jsx)(Ne, { reason: de(e.error), onRetry: () => void e.refetch() })
            : c
              ? (0, Z.jsx)(je, {
                  checks: c.checks,
                  overrides: r.overrides,
                  write: (e) => (0, Z.jsx)(T, { text: e, chainId: a.chainId }),
                })
              : (0, Z.jsx)(Me, {}),
        ],
      }),
      c &&
        (0, Z.jsxs)(`section`, {
          children: [
            (0, Z.jsx)(o, {
              title: J.signers,
              action: J.signedOf({
                signed: Math.min(u, c.state.threshold),
                required: c.state.threshold,
                owners: c.state.owners.length,
              }),
            }),
            (0, Z.jsx)(_, { entries: Re(c, s, i.nameOf) }),
          ],
        }),
    ],
  })
}
var Q = ({ signatures: e }) => e.flatMap(({ outcome: e }) => (e.kind === `valid` ? [e.signature.owner] : []))
function et({ details: e, context: t }) {
  let { account: n } = l()
  return e === null
    ? null
    : (0, Z.jsxs)(Z.Fragment, {
        children: [
          (0, Z.jsx)(`span`, {
            children: (0, Z.jsx)(me, {
              text: J.proposedBy,
              slots: {
                name: t.nameOf(e.proposedBy.value) ?? f(e.proposedBy.value),
                time: (0, Z.jsx)(F, { at: e.creationTimestamp, form: `exact` }),
              },
            }),
          }),
          (0, Z.jsx)(tt, { href: Ce(`/safes/${n}/messages/${e.messageHash}`) }),
        ],
      })
}
function tt({ href: e }) {
  let { outcome: t, copy: n } = j(e),
    r = { idle: i.copyLink, copied: i.linkCopied, failed: i.notCopied }
  return (0, Z.jsx)(`button`, {
    type: `button`,
    className: `cs-link`,
    onClick: n,
    children: (0, Z.jsx)(`span`, { 'aria-live': `polite`, children: r[t] }),
  })
}
var $ = e(ce(), 1),
  nt = M(() =>
    P(
      () => import(`./ShareMessageDialog-Bc1czt-K.js`).then((e) => ({ default: e.ShareMessageDialog })),
      __vite__mapDeps([
        22, 1, 4, 5, 6, 2, 3, 7, 8, 9, 23, 24, 25, 26, 27, 28, 29, 20, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40,
      ]),
      import.meta.url,
    ),
  ),
  rt = M(() =>
    P(
      () => import(`./MessageEvidenceMenu-DSRZjfNi.js`).then((e) => ({ default: e.MessageEvidenceMenu })),
      __vite__mapDeps([
        41, 23, 1, 6, 2, 3, 7, 24, 25, 4, 5, 8, 9, 26, 27, 28, 29, 20, 30, 31, 32, 33, 34, 35, 36, 42, 43, 44, 45, 46,
        47, 48, 49, 37, 38, 39, 40, 50,
      ]),
      import.meta.url,
    ),
  )
function it({ source: e, checks: t }) {
  let [n, r] = (0, $.useState)(null),
    [i, a] = (0, $.useState)(!1)
  return (0, Z.jsxs)(Z.Fragment, {
    children: [
      (0, Z.jsx)(I, {
        size: `xs`,
        leftSection: (0, Z.jsx)(R, { name: `qrcode` }),
        onClick: () => r(e),
        children: W.share,
      }),
      e.signatures.length > 0 &&
        (0, Z.jsx)(I, {
          size: `xs`,
          leftSection: (0, Z.jsx)(R, { name: `file-certificate` }),
          onClick: () => a(!0),
          children: W.evidence,
        }),
      i && (0, Z.jsx)($.Suspense, { children: (0, Z.jsx)(rt, { source: e, checks: t, onClose: () => a(!1) }) }),
      n && (0, Z.jsx)($.Suspense, { children: (0, Z.jsx)(nt, { source: n, onClose: () => r(null) }) }),
    ],
  })
}
export { Qe as n, it as t }
//# sourceMappingURL=rest-BGMwgicC.js.map
