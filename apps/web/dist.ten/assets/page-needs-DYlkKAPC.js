const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './NeededMessageRow-Cm9fVZvr.js',
      './lists-DTBg-a7q.js',
      './rolldown-runtime-DLMaRju-.js',
      './index--te03lJq.js',
      './index-Nszrimeh.css',
      './lists-Cd1HcrqG.css',
      './rest-BJdaFEUy.js',
      './later-DLdlgyuL.js',
      './fields-KVqNPxJG.js',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
      './rest-CAN2a4h5.js',
      './rest-COc_bzz2.js',
      './rest-BT_Dwl6x.js',
      './rest-DKUe5O8g.js',
      './rest-7WPnzzst.css',
      './rest-C2S2cNs6.css',
      './rest-BKBXBg4l.js',
      './RecoveryAlarmCard-T5EMh_Io.js',
      './rest-GRTnIP2r.js',
      './rest-CC7xzsx6.css',
      './rest-Dq0ts-k8.js',
      './rest-Cmmjidi6.js',
      './rest-DBWxYTpm.js',
      './rest-D779xla8.js',
      './RecoveryAlarmCard-CwWDYp_7.css',
      './SinceLastVisit-B40HuuUP.js',
      './SinceLastVisit-DWHnfFyZ.css',
    ]),
) => i.map((i) => d[i])
import { o as e, r as t } from './rolldown-runtime-DLMaRju-.js'
import {
  A as n,
  Ai as r,
  F as i,
  Fi as a,
  G as o,
  Ga as s,
  Hi as c,
  I as l,
  Kn as u,
  Kt as d,
  Ma as f,
  Mi as p,
  Ni as m,
  Nt as h,
  Ot as g,
  Qi as _,
  Qt as v,
  Ri as y,
  U as b,
  Ui as x,
  W as S,
  Yt as C,
  Zn as w,
  ba as T,
  ci as E,
  ho as D,
  it as O,
  jt as ee,
  kt as te,
  na as ne,
  tn as re,
  xa as ie,
  ya as k,
  yi as A,
  yt as ae,
  zi as oe,
} from './index--te03lJq.js'
import {
  E as j,
  a as se,
  b as ce,
  d as le,
  g as M,
  i as N,
  k as ue,
  o as de,
  s as P,
  u as fe,
} from './fields-KVqNPxJG.js'
import {
  C as pe,
  Cn as me,
  D as he,
  Dn as F,
  E as I,
  En as L,
  H as R,
  K as ge,
  N as _e,
  Pn as z,
  Rn as B,
  Yn as V,
  _ as ve,
  f as ye,
  h as H,
  m as be,
  o as xe,
  u as Se,
  v as U,
  wn as Ce,
  y as we,
  z as Te,
} from './lists-DTBg-a7q.js'
var W = e(D(), 1),
  Ee = [``, `One`, `Two`, `Three`, `Four`, `Five`, `Six`, `Seven`, `Eight`, `Nine`, `Ten`, `Eleven`, `Twelve`],
  G = (e) => Ee[e] ?? k(e),
  De = (e) => e.toLowerCase(),
  K = ie(`inbox`, {
    needsYou: `Needs you`,
    title: (e) => `${k(e)} need you`,
    headline: (e) => (e === 0 ? `Nothing needs you` : e === 1 ? `One item needs you` : `${G(e)} items need you`),
    across: ({ scope: e }) => `Across ${e}.`,
    work: ({ accounts: e, urgent: t, executable: n }) => {
      let r = T(e, { one: `In # account.`, other: `In # accounts.` }),
        i = t === 0 ? `` : `${G(t)} ${t === 1 ? `is` : `are`} urgent`,
        a = n === 0 ? `` : `${G(n)} can be executed now`
      return i !== `` && a !== `` ? `${r} ${i}, ${De(a)}.` : i + a === `` ? r : `${r} ${i}${a}.`
    },
    namesAndMore: ({ names: e, more: t }) => (t === 0 ? e.join(`, `) : `${e.join(`, `)} and ${k(t)} more`),
    connect: `Connect wallet`,
    noWallet: `No wallet is connected.`,
    noWalletDetail: `Connect the wallet of an owner to see what waits for it. You can read your accounts without a wallet, under <accounts>Accounts</accounts>.`,
    loading: `Loading what needs you`,
    nothing: `Nothing waits for you.`,
    nothingRead: `Nothing waits for you in the accounts that could be read.`,
    nothingDetail: `Transactions and messages that need your signature, or the approval of an account you own, will appear here.`,
    needsYouIn: ({ account: e }) => `Needs you in ${e}`,
    setup: ({ network: e, threshold: t, owners: n }) => `${e}, ${t} of ${n}`,
    through: ({ account: e }) => `through ${e}`,
    items: (e) => T(e, { one: `# item`, other: `# items` }),
    showAll: (e) => `Show all ${k(e)}`,
    notNeeded: ({ signed: e, required: t }) => `${e} of ${t} signed; your signature is not needed`,
    signFor: ({ accounts: e, owners: t }) => `You sign for ${e.join(` or `)}, one of the ${t} owners`,
    signsFor: ({ accounts: e, owners: t }) => `An account of yours signs for ${e.join(` or `)}, one of the ${t} owners`,
    approvalSigned: ({ account: e }) =>
      `The approval of ${e} is fully signed. After its execution, this transaction counts as signed by ${e}`,
    approvalOf: ({ title: e }) => `the approval of ${e}`,
    waiting: `Waiting for other owners`,
    proofBy: ({ owner: e }) => `Proof of control by ${e}`,
    requestedOn: ({ account: e, day: t }) => `${e}, requested on ${t}`,
    openSince: ({ account: e, day: t }) => `${e}, open since ${t}`,
    message: `Message`,
    messageFor: ({ app: e }) => `Message for ${e}`,
    accountsFailed: `The service did not send the accounts that your wallet owns`,
    accountsFailedDetail: `Open work of the accounts stored in this browser is listed below.`,
    unreadNetworks: ({ networks: e }) => `${e.join(`, `)} could not be read.`,
    unreadNetworksDetail: `Accounts that you own on these networks are missing below.`,
    asOf: ({ time: e }) => `As of ${e}.`,
    stale: `The service did not answer. Newer events are missing.`,
    unreadRecoveries: `Some recovery attempts could not be read.`,
    unreadRecoveriesDetail: (e) =>
      T(e, {
        one: `One account was not checked. A recovery may be running there.`,
        other: `# accounts were not checked. A recovery may be running there.`,
      }),
    unreadAccounts: `Some accounts could not be read.`,
    mayNeedYou: ({ accounts: e }) => `${e} may need you too.`,
    tryAgain: `Try again`,
    partial: `Some accounts have more entries than are listed here`,
    partialDetail: ({ accounts: e }) => `${e}. The queue and the messages of each account list all of them.`,
    cut: `Some accounts that your accounts own were not read`,
    cutDetail: `There are too many, or they are more than eight levels away. Transactions there may need the approval of an account that you own.`,
    alone: `Only data of this browser is listed`,
    aloneDetail: `Without a service, this page has no proposals of other owners and no list of the accounts that your accounts own.`,
  }),
  q = {
    layout: `_layout_1tdj1_1`,
    notices: `_notices_1tdj1_8`,
    alarms: `_alarms_1tdj1_14`,
    groups: `_groups_1tdj1_20`,
    side: `_side_1tdj1_27`,
    group: `_group_1tdj1_20`,
    head: `_head_1tdj1_47`,
    facts: `_facts_1tdj1_75`,
    count: `_count_1tdj1_80`,
    via: `_via_1tdj1_88`,
    more: `_more_1tdj1_109`,
    list: `_list_1tdj1_114`,
    hex: `_hex_1tdj1_164`,
  }
function J({ act: e, signed: t, required: n, ahead: r }) {
  return e === `execute`
    ? U.executable
    : n - t > 1
      ? U.mine({ signed: t, required: n })
      : r === null
        ? U.completes
        : r <= 0
          ? U.completesAtOnce
          : U.completesLater(r)
}
function Oe({ isVerified: e, details: t, context: n }) {
  let r = ye(),
    i = e && t.data ? Te(t.data) : null
  return i && ge(i, n, r(n))
}
var Y = s()
function ke({ ready: { parent: e } }) {
  let { nameOf: t } = O(),
    n = t(e.safe, e.chain.chainId)?.name ?? V(e.safe)
  return (0, Y.jsxs)(Y.Fragment, {
    children: [K.approvalSigned({ account: n }), ` `, (0, Y.jsx)(z, { source: `service` })],
  })
}
function Ae({ ready: { parent: e, id: t }, title: r }) {
  let { chain: i, safe: a, key: o, account: s } = e
  return (0, Y.jsx)(n, {
    value: { chain: i, chainId: i.chainId, safe: a, key: o, account: s },
    children: (0, Y.jsx)(H, { id: t, title: K.approvalOf({ title: r }), act: `execute`, isPrimary: !0 }),
  })
}
function je({ item: e, verdictOf: t, mayCheck: n }) {
  let { address: r } = h(),
    [i] = I(),
    a = Se(e.transaction, n),
    o = Oe(a),
    { title: s, isTold: c } = a,
    { id: l } = a.transaction,
    { act: u, own: d, parents: f, ready: p, signed: m, required: g, ahead: _ } = Ne(e, a, r)
  return (0, Y.jsx)(L, {
    ring: (0, Y.jsx)(B, { size: 36, required: g, signed: m, state: p ? `yours` : u ? Me[u] : `open` }),
    title: (0, Y.jsx)(be, { id: l, row: { title: s, isTold: c } }),
    meta: p
      ? (0, Y.jsx)(ke, { ready: p })
      : f.length > 0
        ? (0, Y.jsx)(Fe, { parents: f, owners: a.state?.owners.length ?? e.owners })
        : d
          ? J({ ...d, signed: m, required: g, ahead: _ })
          : K.notNeeded({ signed: m, required: g }),
    amount: o !== null && (0, Y.jsx)(ue, { value: o, currency: i }),
    verdict: a.contradiction ? (0, Y.jsx)(ve, { contradiction: a.contradiction }) : t(a.details.data, n),
    action: p
      ? (0, Y.jsx)(Ae, { ready: p, title: s })
      : (0, Y.jsx)(H, { id: l, title: s, act: u === `execute` ? `execute` : `review`, isPrimary: u !== void 0 }),
  })
}
var Me = { execute: `ready`, sign: `yours` }
function Ne(e, { transaction: t, state: n, isVerified: r }, i) {
  let a = t.executionInfo?.type === `MULTISIG` ? t.executionInfo : null,
    o = r && n !== void 0 && a !== null ? { state: n, execution: a } : null,
    s = o ? Number(BigInt(o.execution.nonce) - o.state.nonce) : e.ahead,
    c = (e) => g(t, s === 0, e),
    { parents: l, ready: u } = Pe(e, (e) => !o || c(e)?.act === `sign`),
    d = o && i ? c(i) : e,
    f = e.kind === `on-chain-approval` ? null : d
  return {
    parents: l,
    own: f,
    ready: u,
    act: u ? `execute` : l.length > 0 ? `sign` : f?.act,
    signed: a?.confirmationsSubmitted ?? e.signed,
    required: a?.confirmationsRequired ?? e.required,
    ahead: s,
  }
}
function Pe(e, t) {
  if (e.kind !== `on-chain-approval`) return { parents: [], ready: null }
  let { parents: n, ready: r } = e
  return { parents: n.filter(({ safe: e }) => t(e)), ready: r && t(r.parent.safe) ? r : null }
}
function Fe({ parents: e, owners: t }) {
  let { nameOf: n } = O(),
    r = e.map(({ safe: e, chain: t }) => n(e, t.chainId)?.name ?? V(e)),
    i = e.every(({ ownership: e }) => e === `chain`),
    a = e.some((e) => e.isDirect)
  return (0, Y.jsxs)(Y.Fragment, {
    children: [
      a ? K.signFor({ accounts: r, owners: t }) : K.signsFor({ accounts: r, owners: t }),
      ` `,
      !i && (0, Y.jsx)(z, { source: `service` }),
    ],
  })
}
var Ie = `400px 0px`
function Le() {
  let e = (0, W.useRef)(null),
    [t, n] = (0, W.useState)(!1)
  return (
    (0, W.useEffect)(() => {
      let r = e.current
      if (t || r === null) return
      let i = new IntersectionObserver(
        (e) => {
          e.some(({ isIntersecting: e }) => e) && n(!0)
        },
        { rootMargin: Ie },
      )
      return (i.observe(r), () => i.disconnect())
    }, [t]),
    [e, t]
  )
}
var Re = 20
function ze({ group: e, verdictOf: t, messageRowOf: r, mayCheck: i }) {
  let { account: a, items: o, through: s } = e,
    { chain: l, safe: u, key: d } = a,
    { nameOf: f } = O(),
    [p, m] = Le(),
    [h, g] = (0, W.useState)(!1),
    _ = (0, W.useId)(),
    v = f(u, l.chainId)?.name,
    y = h ? o : o.slice(0, Re),
    b = i && m,
    S = { '--rows': y.length },
    { data: C } = A({ ..._e(l, u), enabled: b }),
    [w] = I()
  return (
    A({ ...he(d, w), enabled: b, notifyOnChangeProps: [] }),
    (0, Y.jsxs)(`section`, {
      ref: p,
      className: q.group,
      style: S,
      'aria-labelledby': _,
      children: [
        (0, Y.jsxs)(`div`, {
          className: q.head,
          children: [
            (0, Y.jsx)(x, { address: u, shape: `account`, size: 28 }),
            (0, Y.jsx)(`h2`, {
              id: _,
              children: (0, Y.jsx)(E, { to: `/safes/$safe`, params: { safe: a.account }, children: v ?? V(u) }),
            }),
            v !== void 0 && (0, Y.jsx)(c, { value: u, className: q.hex }),
            (0, Y.jsx)(`span`, {
              className: q.facts,
              children: C
                ? K.setup({ network: l.chainName, threshold: C.threshold, owners: C.owners.length })
                : l.chainName,
            }),
            s.map((e) =>
              (0, Y.jsxs)(
                `span`,
                {
                  className: q.via,
                  children: [
                    (0, Y.jsx)(x, { address: e.safe, shape: `account`, size: 16 }),
                    (0, Y.jsx)(`span`, {
                      children: K.through({ account: f(e.safe, e.chain.chainId)?.name ?? V(e.safe) }),
                    }),
                  ],
                },
                e.account,
              ),
            ),
            (0, Y.jsx)(`span`, { className: q.count, children: K.items(o.length) }),
          ],
        }),
        (0, Y.jsx)(n, {
          value: { chain: l, chainId: l.chainId, safe: u, key: d, account: a.account },
          children: (0, Y.jsx)(F, {
            layout: `inbox`,
            label: K.needsYouIn({ account: v ?? V(u) }),
            children: y.map((e) =>
              e.kind === `message`
                ? (0, Y.jsx)(Be, { message: e.message, messageRowOf: r, isChecked: b }, e.message.messageHash)
                : (0, Y.jsx)(je, { item: e, verdictOf: t, mayCheck: b }, e.transaction.id),
            ),
          }),
        }),
        y.length < o.length &&
          (0, Y.jsx)(`div`, {
            className: q.more,
            children: (0, Y.jsx)(`button`, {
              type: `button`,
              className: `cs-link`,
              onClick: () => g(!0),
              children: K.showAll(o.length),
            }),
          }),
      ],
    })
  )
}
var Be = (e) => e.messageRowOf(e.message, e.isChecked),
  Ve = 8,
  He = (0, W.memo)(ze)
function Ue({ needs: e, verdictOf: t, messageRowOf: n }) {
  let { items: r, isLoading: i, failed: o } = e,
    s = we(r.length > 0),
    c = (0, W.useMemo)(() => te(r), [r]),
    l = le(c.length, Ve)
  return r.length === 0
    ? i
      ? (0, Y.jsx)(p, { rows: 2, shape: `transaction`, label: K.loading })
      : (0, Y.jsx)(a, { level: 2, sentence: o.length > 0 ? K.nothingRead : K.nothing, detail: K.nothingDetail })
    : (0, Y.jsx)(`section`, {
        className: q.groups,
        'aria-label': K.needsYou,
        children: c
          .slice(0, l)
          .map((e) => (0, Y.jsx)(He, { group: e, verdictOf: t, messageRowOf: n, mayCheck: s }, e.account.account)),
      })
}
var X = 5,
  We = (e) => K.namesAndMore({ names: e.slice(0, X), more: Math.max(0, e.length - X) })
function Z() {
  let { nameOf: e } = O()
  return (t) => We(t.map(({ safe: t, chain: n, account: r }) => e(t, n.chainId)?.name ?? r))
}
function Ge({ known: e, needs: t }) {
  let n = Z()
  return (0, Y.jsxs)(Y.Fragment, {
    children: [
      e.error &&
        (0, Y.jsx)(i, {
          title: K.accountsFailed,
          error: e.error,
          stillWorks: K.accountsFailedDetail,
          onRetry: e.retry,
        }),
      e.unreadChains.length > 0 &&
        (0, Y.jsx)(m, { title: K.unreadNetworks({ networks: e.unreadChains }), children: K.unreadNetworksDetail }),
      t.staleSince !== null &&
        (0, Y.jsx)(m, { icon: `clock`, title: K.asOf({ time: ne(t.staleSince) }), children: K.stale }),
      t.unreadRecoveries > 0 &&
        (0, Y.jsx)(m, { title: K.unreadRecoveries, children: K.unreadRecoveriesDetail(t.unreadRecoveries) }),
      t.failed.length > 0 &&
        (0, Y.jsx)(m, {
          title: K.unreadAccounts,
          action: { label: K.tryAgain, onClick: t.retry },
          children: K.mayNeedYou({ accounts: n(t.failed) }),
        }),
    ],
  })
}
function Ke({ needs: e }) {
  let t = Z(),
    { from: n } = w()
  return (0, Y.jsxs)(Y.Fragment, {
    children: [
      e.partial.length > 0 &&
        (0, Y.jsx)(j, { title: K.partial, children: K.partialDetail({ accounts: t(e.partial) }) }),
      e.isCut && (0, Y.jsx)(j, { title: K.cut, children: K.cutDetail }),
      n === `chain` && (0, Y.jsx)(j, { title: K.alone, children: K.aloneDetail }),
    ],
  })
}
function Q(e) {
  let t = se(e)
  return (0, W.useMemo)(
    () => Object.fromEntries(Object.entries(t).flatMap(([e, { title: t }]) => (t === null ? [] : [[e, t]]))),
    [t],
  )
}
var qe = 5
function Je({ waiting: e }) {
  let t = (0, W.useId)(),
    [n, r] = (0, W.useState)(!1),
    i = ce(),
    a = e.length + i.length,
    o = n ? e : e.slice(0, qe),
    s = Q(o.flatMap((e) => (e.kind === `transaction` ? { ...e.account, transaction: e.transaction } : [])))
  return a === 0
    ? null
    : (0, Y.jsxs)(`section`, {
        'aria-labelledby': t,
        children: [
          (0, Y.jsx)(me, {
            id: t,
            title: K.waiting,
            action: (0, Y.jsxs)(`span`, {
              className: q.facts,
              children: [a, ` `, e.length > 0 && (0, Y.jsx)(z, { source: `service` })],
            }),
          }),
          (0, Y.jsxs)(`ul`, {
            className: `cs-panel ${q.list}`,
            children: [
              i.map((e) => (0, Y.jsx)($, { proof: e }, `${e.chainId} ${e.account} ${e.owner}`)),
              o.map((e) =>
                (0, Y.jsx)(Ye, { item: e, titles: s }, e.kind === `message` ? e.message.messageHash : e.transaction.id),
              ),
            ],
          }),
          o.length < e.length &&
            (0, Y.jsx)(`button`, {
              type: `button`,
              className: `cs-link ${q.more}`,
              onClick: () => r(!0),
              children: K.showAll(e.length),
            }),
        ],
      })
}
function $({ proof: { chainId: e, account: t, owner: n, at: r } }) {
  let i = d().find((t) => t.chainId === e),
    { nameOf: a } = O(),
    o = (t) => a(t, e)?.name ?? V(t)
  return i
    ? (0, Y.jsxs)(`li`, {
        children: [
          (0, Y.jsx)(_, { name: `user-check`, size: 16 }),
          (0, Y.jsx)(E, {
            to: `/safes/$safe/setup`,
            params: { safe: `${i.shortName}:${t}` },
            children: K.proofBy({ owner: o(n) }),
          }),
          (0, Y.jsx)(`small`, { children: K.requestedOn({ account: o(t), day: N(r) }) }),
        ],
      })
    : null
}
function Ye({ item: e, titles: t }) {
  let { chain: n, safe: r, account: i } = e.account,
    { nameOf: a } = O(),
    o = a(r, n.chainId)?.name ?? V(r),
    { signed: s, required: c, since: l } = e
  return (0, Y.jsxs)(`li`, {
    children: [
      (0, Y.jsx)(B, { size: 22, required: c, signed: s, state: `open` }),
      e.kind === `message`
        ? (0, Y.jsx)(E, {
            to: `/safes/$safe/messages/$hash`,
            params: { safe: i, hash: e.message.messageHash },
            children: e.message.name === null ? K.message : K.messageFor({ app: e.message.name }),
          })
        : (0, Y.jsx)(E, {
            to: `/safes/$safe/transactions/$id`,
            params: { safe: i, id: e.transaction.id },
            children: R(e.transaction, pe(n, r, a), t[e.transaction.id]).title,
          }),
      (0, Y.jsx)(`small`, { children: K.openSince({ account: o, day: N(l) }) }),
    ],
  })
}
function Xe({ verdictOf: e, messageRowOf: t, onUseDemoOwner: n, alarms: r, changes: i }) {
  let a = M(),
    o = b(),
    s = h(),
    c = ae()?.demo,
    l = S(o)
  if ((re(l > 0 ? K.title(l) : null), a.accounts.length === 0 && s.address === null))
    return (0, Y.jsx)(P, { onUseDemoOwner: n })
  let u = a.accounts.length === 0 && a.error === null && !a.isLoading,
    d = l === 0 && (o.isLoading || Ze(a, o) || s.address === null)
  return (0, Y.jsxs)(Y.Fragment, {
    children: [
      (0, Y.jsx)(Ce, { title: d ? K.needsYou : K.headline(l), subtitle: d ? void 0 : Qe(a, o) }),
      (0, Y.jsx)(`div`, { className: q.notices, children: (0, Y.jsx)(Ge, { known: a, needs: o }) }),
      o.alarms.length > 0 && (0, Y.jsx)(`div`, { className: q.alarms, children: r }),
      s.address === null
        ? (0, Y.jsxs)(`div`, {
            className: q.layout,
            children: [(0, Y.jsx)($e, {}), (0, Y.jsx)(`div`, { className: q.side, children: i })],
          })
        : (0, Y.jsxs)(`div`, {
            className: q.layout,
            children: [
              (a.error === null || l > 0) && (0, Y.jsx)(Ue, { needs: o, verdictOf: e, messageRowOf: t }),
              (0, Y.jsxs)(`div`, { className: q.side, children: [i, (0, Y.jsx)(Je, { waiting: o.waiting })] }),
            ],
          }),
      s.address !== null && (0, Y.jsx)(Ke, { needs: o }),
      c && u && (0, Y.jsx)(P, { embedded: !0, onUseDemoOwner: n }),
    ],
  })
}
var Ze = (e, t) => e.error !== null || e.unreadChains.length > 0 || t.failed.length > 0
function Qe({ accounts: e }, t) {
  let { items: n, alarms: r, below: i } = t,
    a = new Set(e.map(({ chain: e }) => e.chainId)).size
  if (S(t) === 0) return K.across({ scope: fe.scope({ accounts: e.length + i.length, networks: a }) })
  let s = [
    ...n.map(({ account: e }) => C(e.key)),
    ...r.map(({ chain: e, safe: t }) => C({ chainId: e.chainId, safe: t })),
  ]
  return K.work({
    accounts: new Set(s).size,
    urgent: o(t),
    executable: n.filter(({ act: e }) => e === `execute`).length,
  })
}
function $e() {
  return (0, Y.jsx)(`div`, {
    className: q.groups,
    children: (0, Y.jsx)(a, {
      level: 2,
      sentence: K.noWallet,
      detail: (0, Y.jsx)(oe, {
        text: K.noWalletDetail,
        slots: { accounts: (e) => (0, Y.jsx)(E, { to: `/accounts`, className: `cs-link`, children: e }) },
      }),
      action: (0, Y.jsx)(f, {
        variant: `filled`,
        leftSection: (0, Y.jsx)(_, { name: `wallet` }),
        onClick: ee,
        children: K.connect,
      }),
    }),
  })
}
var et = t({ component: () => it }),
  tt = l(() =>
    u(
      () => import(`./NeededMessageRow-Cm9fVZvr.js`).then((e) => ({ default: e.NeededMessageRow })),
      __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]),
      import.meta.url,
    ),
  ),
  nt = l(() =>
    u(
      () => import(`./RecoveryAlarmCard-T5EMh_Io.js`).then((e) => ({ default: e.RecoveryAlarmCard })),
      __vite__mapDeps([18, 1, 2, 3, 4, 5, 8, 9, 19, 20, 21, 7, 10, 22, 23, 24, 25]),
      import.meta.url,
    ),
  ),
  rt = l(() =>
    u(
      () => import(`./SinceLastVisit-B40HuuUP.js`).then((e) => ({ default: e.SinceLastVisit })),
      __vite__mapDeps([26, 2, 1, 3, 4, 5, 7, 8, 9, 10, 27]),
      import.meta.url,
    ),
  )
function it() {
  let e = r()
  return (0, Y.jsx)(Xe, {
    verdictOf: (e, t) => (0, Y.jsx)(xe, { details: e, mayCheck: t }),
    messageRowOf: (e, t) => (0, Y.jsx)(W.Suspense, { children: (0, Y.jsx)(tt, { message: e, mayCheck: t }) }),
    alarms: (0, Y.jsx)(ot, {}),
    changes: (0, Y.jsx)(at, {}),
    onUseDemoOwner: (t) => de(e, t),
  })
}
function at() {
  let { accounts: e } = M(),
    { items: t } = b(),
    n = v(),
    r = (0, W.useMemo)(() => {
      let n = new Set(t.map(({ account: e }) => e.account))
      return e.toSorted((e, t) => Number(n.has(t.account)) - Number(n.has(e.account)))
    }, [e, t])
  return (0, Y.jsx)(W.Suspense, { children: n && (0, Y.jsx)(rt, { accounts: r }) })
}
function ot() {
  let { alarms: e } = b(),
    t = BigInt(Math.floor(y(!0) / 1e3))
  return (0, Y.jsx)(W.Suspense, {
    children: e.map((e) => {
      let n = `${e.chain.shortName}:${e.safe}`
      return (0, Y.jsx)(nt, { alarm: e, account: n, now: t }, `${n} ${e.recovery.address}`)
    }),
  })
}
export { Q as n, J as r, et as t }
//# sourceMappingURL=page-needs-DYlkKAPC.js.map
