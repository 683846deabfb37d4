const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './CompareDialog-CkMHjaKU.js',
      './later-DLdlgyuL.js',
      './rolldown-runtime-DLMaRju-.js',
      './fields-KVqNPxJG.js',
      './lists-DTBg-a7q.js',
      './index--te03lJq.js',
      './index-Nszrimeh.css',
      './lists-Cd1HcrqG.css',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
      './CompareDialog-BHqViwL8.css',
      './rest-GRTnIP2r.js',
      './rest-CC7xzsx6.css',
      './BulkDialog-C1WdDS7q.js',
      './rest-CHnfK6lP.js',
      './rest-BCZfbqxO.js',
      './rest-B1EQQfBh.js',
      './rest-D842GMB8.js',
      './rest-DKUe5O8g.js',
      './rest-7WPnzzst.css',
      './rest-BXpYPL_p.js',
      './rest-CJKfR5SF.css',
      './rest-aMSycVjv.js',
      './rest-BaoHt0l1.js',
      './rest-BLweipgx.js',
      './rest-mkspArv7.js',
      './BulkDialog-CtXw_o63.css',
    ]),
) => i.map((i) => d[i])
import { o as e, r as t } from './rolldown-runtime-DLMaRju-.js'
import {
  A as n,
  Dn as r,
  En as i,
  M as a,
  N as o,
  Pn as s,
  Rn as c,
  S as l,
  Sn as u,
  Tn as d,
  U as f,
  W as p,
  Yn as m,
  _ as h,
  c as g,
  h as _,
  j as v,
  kn as y,
  l as b,
  m as x,
  n as S,
  s as ee,
  t as te,
  u as ne,
  un as C,
  wn as re,
  y as ie,
} from './lists-DTBg-a7q.js'
import {
  Dr as ae,
  F as oe,
  Fi as se,
  Ga as ce,
  Gr as w,
  H as T,
  I as E,
  Kn as D,
  Li as le,
  Ma as ue,
  Mi as de,
  Nt as fe,
  Qi as O,
  an as pe,
  ci as me,
  cr as he,
  di as ge,
  g as k,
  gi as A,
  ho as j,
  it as M,
  na as N,
  or as P,
  rt as F,
  sr as I,
  tn as L,
  to as R,
  ui as z,
  wa as B,
  xa as V,
  yi as H,
} from './index--te03lJq.js'
var U = {
    rule: `_rule_1ij0q_1`,
    tick: `_tick_1ij0q_7`,
    number: `_number_1ij0q_12`,
    next: `_next_1ij0q_38`,
    body: `_body_1ij0q_57`,
    heading: `_heading_1ij0q_62`,
    gap: `_gap_1ij0q_86`,
    gapNote: `_gapNote_1ij0q_100`,
    conflictHead: `_conflictHead_1ij0q_121`,
    conflict: `_conflict_1ij0q_121`,
  },
  _e = [`Zero`, `One`, `Two`, `Three`, `Four`, `Five`, `Six`, `Seven`, `Eight`, `Nine`, `Ten`],
  W = V(`nonce-lists`, {
    shareLabel: (e) => `Transactions with number ${e}`,
    share: ({ count: e, nonce: t }) =>
      `${_e[e] ?? e} transactions have number ${t}. Executing one cancels ${e === 2 ? `the other` : `the others`}.`,
    empty: ({ from: e, to: t }) => (e === t ? `Number ${e} is empty.` : `Numbers ${e} to ${t} are empty.`),
    blocked: ({ waiting: e, areSeveral: t }) => {
      let n = t ? `them` : `it`
      return e === 1
        ? `The transaction below cannot execute until another transaction uses ${n}.`
        : `The ${e} transactions below cannot execute until other transactions use ${n}.`
    },
    fill: `Fill the gap`,
    nonce: `Nonce`,
  }),
  G = ce()
function ve({ nonce: e, count: t, action: n, children: i }) {
  return (0, G.jsx)(`div`, {
    className: U.conflict,
    children: (0, G.jsx)(r, {
      label: W.shareLabel(e.toString()),
      head: (0, G.jsxs)(`div`, {
        className: U.conflictHead,
        children: [
          (0, G.jsx)(O, { name: `git-compare`, size: 16 }),
          (0, G.jsx)(`span`, { children: W.share({ count: t, nonce: e.toString() }) }),
          n,
        ],
      }),
      children: i,
    }),
  })
}
function ye({ from: e, to: t, waiting: n, onFill: r }) {
  let i = e !== t
  return (0, G.jsxs)(`div`, {
    className: R(U.tick, U.gap),
    children: [
      (0, G.jsxs)(`div`, { className: U.number, 'aria-hidden': !0, children: [e.toString(), i && `–${t}`] }),
      (0, G.jsxs)(`div`, {
        className: R(U.body, U.gapNote),
        children: [
          (0, G.jsx)(O, { name: `alert-triangle` }),
          (0, G.jsxs)(`span`, {
            children: [
              (0, G.jsx)(`b`, { children: W.empty({ from: e.toString(), to: t.toString() }) }),
              ` `,
              W.blocked({ waiting: n, areSeveral: i }),
            ],
          }),
          r && (0, G.jsx)(`button`, { type: `button`, className: `cs-link`, onClick: r, children: W.fill }),
        ],
      }),
    ],
  })
}
function be({ children: e }) {
  return (0, G.jsx)(`div`, { className: U.rule, children: e })
}
function xe({ nonce: e, next: t = !1, children: n }) {
  return (0, G.jsxs)(`div`, {
    className: R(U.tick, t && U.next),
    'data-nonce': e.toString(),
    children: [
      (0, G.jsxs)(`div`, {
        className: U.number,
        children: [(0, G.jsxs)(`span`, { className: `cs-visually-hidden`, children: [W.nonce, ` `] }), e.toString()],
      }),
      (0, G.jsx)(`div`, { className: U.body, children: n }),
    ],
  })
}
function K({ title: e, note: t }) {
  return (0, G.jsxs)(`div`, {
    className: U.heading,
    children: [(0, G.jsx)(`h2`, { children: e }), t && (0, G.jsx)(`span`, { children: t })],
  })
}
var q = e(j(), 1)
function Se(e, t, n = 0) {
  let r = J(e),
    i = [...r.keys()].toSorted((e, t) => e - t),
    a = C(BigInt(t), i.map(BigInt)),
    o = [],
    s = !1
  for (let e of i) {
    let c = r.get(e) ?? [],
      l = a.find(({ to: t }) => Number(t) === e - 1)
    if (
      (e > t && !s
        ? (o.push({ kind: `heading`, which: `later` }), (s = !0))
        : e <= t && o.length === 0 && o.push({ kind: `heading`, which: `next` }),
      l)
    ) {
      let t = i.filter((t) => t >= e).flatMap((e) => r.get(e) ?? []).length
      o.push({ kind: `gap`, from: Number(l.from), to: Number(l.to), waiting: t + n })
    }
    o.push({ kind: `tick`, nonce: e, next: e === t, transactions: c })
  }
  return o
}
function J(e) {
  let t = new Map(),
    n = new Set()
  for (let r of e) {
    if (r.type !== `TRANSACTION` || n.has(r.transaction.id)) continue
    let { executionInfo: e } = r.transaction
    e?.type === `MULTISIG` && (n.add(r.transaction.id), t.set(e.nonce, [...(t.get(e.nonce) ?? []), r.transaction]))
  }
  return t
}
var Y = (e) => e.flatMap((e) => (e.kind === `tick` ? e.transactions : [])),
  X = ({ executionInfo: e }, t) => {
    let n = p({ row: e }, t)
    return n !== null && f(n)
  }
function Ce(e, t) {
  let n = (e) => e.kind === `tick` && e.transactions.every((e) => X(e, t)),
    r = e.filter((e) => !n(e))
  return {
    entries: r.filter((e, t) => e.kind === `tick` || we(e, r.slice(t + 1))),
    hidden: e.reduce((e, t) => (t.kind === `tick` && n(t) ? e + t.transactions.length : e), 0),
  }
}
function we({ kind: e }, t) {
  let n = e === `heading` ? t.findIndex((e) => e.kind === `heading`) : -1
  return (n < 0 ? t : t.slice(0, n)).some((e) => e.kind === `tick`)
}
var Z = he(`countersign.hidden-proposals`, [], P(ae(w()))),
  Q = ({ chainId: e, safe: t }) => `${e}:${t.toLowerCase()}`,
  Te = (e, t) => Z.update((n) => [...n.filter((t) => t !== Q(e)), ...(t ? [Q(e)] : [])]),
  Ee = (e) => I(Z).includes(Q(e))
function De() {
  let { key: e, account: t } = a(),
    n = z(),
    { proposers: r } = k(ge({ strict: !1 })),
    i = Ee(e)
  return [
    r === void 0 ? i : r === `hidden`,
    (r) => {
      ;(Te(e, r),
        n({
          to: `/safes/$safe/queue`,
          params: { safe: t },
          search: { proposers: r ? `hidden` : `shown` },
          replace: !0,
          resetScroll: !1,
        }))
    },
  ]
}
var Oe = { note: `_note_6e405_1` }
function ke({ count: e, hidden: t, isHidden: n, hasMore: r, onChange: i }) {
  return e === 0
    ? null
    : (0, G.jsxs)(`p`, {
        className: Oe.note,
        role: `status`,
        children: [
          n ? b.proposersHidden({ count: t, hasMore: r }) : b.proposersShown({ count: e, hasMore: r }),
          ` `,
          (0, G.jsx)(s, { source: `service` }),
          ` `,
          (0, G.jsx)(`button`, {
            type: `button`,
            className: `cs-link`,
            onClick: () => i(!n),
            children: n ? b.show : b.hide,
          }),
        ],
      })
}
function Ae({ executionInfo: e, txStatus: t }, n) {
  if (e?.type !== `MULTISIG`) return null
  let { nonce: r, confirmationsRequired: i, confirmationsSubmitted: a } = e,
    o = (e.missingSigners ?? []).map(({ value: e }) => e),
    s = (e) => n.wallet !== null && e.some((e) => B(e, n.wallet ?? e)),
    c = s(n.owners),
    l = b.signed({ signed: a, required: i }),
    u = {
      signed: a,
      required: i,
      missing: o,
      signers: e.missingSigners === null ? null : n.owners.filter((e) => !o.some((t) => B(t, e))),
    }
  if (n.isExecuting) return { ...u, title: b.executing, detail: b.sent, ring: `ready`, isYours: !1 }
  if (t === `AWAITING_EXECUTION`) {
    let e = r === n.currentNonce,
      t = e ? l : b.after({ number: r - 1 })
    return { ...u, title: b.ready, detail: t, ring: `ready`, isYours: e && n.wallet !== null }
  }
  if (s(o)) return { ...u, title: b.needsYou, detail: l, ring: `yours`, isYours: !0 }
  let d = c ? b.waitsForOthers : b.waitsForOwners
  return { ...u, title: d, detail: l, ring: `open`, isYours: !1 }
}
function je(e, t, n) {
  let r = (e) => t !== null && B(e, t),
    i = (e) => (r(e) ? b.you : (n(e) ?? m(e))),
    a = (e) => e.toSorted((e, t) => Number(r(t)) - Number(r(e))).map(i),
    o = e.signers ?? [],
    s = a(o),
    c = a(e.missing),
    l = e.required - e.signed,
    u = l <= 0 || c.length === 0 || e.missing.some(r)
  return {
    signers: s.length === 0 ? `` : o.every(r) ? b.youSigned : b.signedBy({ names: s }),
    needs: u ? null : c.length <= l ? b.needsAll({ names: c }) : Me(c, l),
  }
}
var Me = (e, t) => (t === 1 ? b.needsOne({ names: e }) : b.needsSome({ count: t, names: e })),
  Ne = { last: `_last_1dlkg_2` }
function Pe({ transaction: e, viewer: t, mayCheck: n }) {
  let r = ne(e, n),
    { check: a, context: o, isVerified: l } = r,
    u = Fe(e.id),
    m = r.state && { owners: r.state.owners, currentNonce: Number(r.state.nonce) },
    h = Ae(r.transaction, { ...t, ...(l ? m : {}), isExecuting: u })
  if (!h) return null
  let g = ee(a),
    v = l ? h.signed : Math.max(0, h.signed - g),
    y = p({ row: e.executionInfo, details: r.details.data }, r.state?.owners ?? null),
    { signers: S, needs: C } = je(h, t.wallet, o.nameOf)
  return (0, G.jsx)(i, {
    ring: (0, G.jsx)(c, {
      required: h.required,
      signed: v,
      excluded: g,
      state: g > 0 && h.ring === `ready` ? `open` : h.ring,
    }),
    title: (0, G.jsx)(x, { id: e.id, row: r }),
    meta: [
      ...r.meta.map(({ text: e, source: t, app: n }) =>
        n
          ? (0, G.jsx)(te, { app: n }, `app`)
          : (0, G.jsxs)(`span`, { children: [e, ` `, t && (0, G.jsx)(s, { source: t })] }, e),
      ),
      ...(y !== null && f(y) ? [(0, G.jsx)(Le, { by: y }, `by`)] : []),
      (0, G.jsxs)(
        `span`,
        { children: [S, (0, G.jsx)(le, { at: e.timestamp, form: `relative`, focusable: !1 })] },
        `time`,
      ),
    ],
    needs: C,
    verdict: (0, G.jsx)(Ie, { row: r }),
    status:
      g > 0
        ? (0, G.jsx)(d, { title: b.needsAttention, detail: b.valid({ signed: v, required: h.required }) })
        : (0, G.jsx)(d, { title: h.title, detail: h.detail }),
    action: (0, G.jsx)(_, { id: e.id, title: r.title, isPrimary: h.isYours }),
  })
}
function Fe(e) {
  let { key: t } = a(),
    r = e.split(`_`)[2],
    i = n(t, r?.startsWith(`0x`) ? `0x${r.slice(2)}` : `0x`)?.phase
  return i === `sent` || i === `mined`
}
function Ie({ row: { details: e, check: t, context: n, contradiction: r } }) {
  let { online: i, serviceLostAt: a } = pe()
  return (!i || a !== null) && e.data
    ? (0, G.jsx)(y, { verdict: `unchecked`, label: b.asOf({ time: N(e.dataUpdatedAt) }) })
    : r
      ? (0, G.jsx)(h, { contradiction: r })
      : (0, G.jsx)(y, { ...g(e.data, t, n) })
}
function Le({ by: e }) {
  let { chainId: t } = a(),
    { nameOf: n } = M(),
    r = n(e.address, t)?.name ?? m(e.address),
    i = e.isOwner === !1 ? b.proposedByNonOwner({ name: r }) : b.proposedBy({ name: r }),
    o = i.lastIndexOf(` `) + 1
  return (0, G.jsxs)(`span`, {
    title: b.asServiceSays({ address: e.address }),
    children: [
      i.slice(0, o),
      (0, G.jsxs)(`span`, { className: Ne.last, children: [i.slice(o), ` `, (0, G.jsx)(s, { source: `service` })] }),
    ],
  })
}
var Re = E(() =>
  D(
    async () => {
      let { CompareDialog: e } = await import(`./CompareDialog-CkMHjaKU.js`)
      return { CompareDialog: e }
    },
    __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
    import.meta.url,
  ).then(({ CompareDialog: e }) => ({ default: e })),
)
function ze({ entries: e, viewer: t, mayCheck: n }) {
  let { account: i } = a(),
    o = z(),
    [s, c] = (0, q.useState)(null),
    l = e.find((e) => e.kind === `tick` && e.nonce === s),
    u = (e) => void o({ to: `/safes/$safe/send`, params: { safe: i }, search: { nonce: String(e) } })
  return (0, G.jsxs)(G.Fragment, {
    children: [
      (0, G.jsx)(be, {
        children: e.map((e) => {
          if (e.kind === `heading`)
            return e.which === `next`
              ? (0, G.jsx)(K, { title: b.next }, `next`)
              : (0, G.jsx)(K, { title: b.later, note: b.laterNote }, `later`)
          if (e.kind === `gap`) {
            let { from: t, to: n, waiting: r } = e
            return (0, G.jsx)(ye, { from: t, to: n, waiting: r, onFill: () => u(t) }, `gap ${t}`)
          }
          let i = e.transactions.map((e) => (0, G.jsx)(Pe, { transaction: e, viewer: t, mayCheck: n }, e.id))
          return (0, G.jsx)(
            xe,
            {
              nonce: e.nonce,
              next: e.next,
              children:
                i.length > 1
                  ? (0, G.jsx)(ve, {
                      nonce: e.nonce,
                      count: i.length,
                      action: (0, G.jsx)(`button`, {
                        type: `button`,
                        className: `cs-link`,
                        onClick: () => c(e.nonce),
                        children: b.compare,
                      }),
                      children: i,
                    })
                  : (0, G.jsx)(r, { label: b.transaction({ number: e.nonce }), children: i }),
            },
            e.nonce,
          )
        }),
      }),
      (0, G.jsx)(q.Suspense, {
        children:
          l?.kind === `tick` &&
          l.transactions.length > 1 &&
          (0, G.jsx)(Re, { nonce: l.nonce, transactions: l.transactions, onClose: () => c(null) }),
      }),
    ],
  })
}
function Be({ actions: e }) {
  let { key: t } = a(),
    { accountName: n } = l(),
    r = fe(),
    i = A(T(t)),
    o = H(F(t))
  L(b.title, n)
  let s = i.data?.pages,
    c = (0, q.useMemo)(() => s?.flatMap(({ results: e }) => e) ?? [], [s]),
    d = ie(i.data !== void 0 && o.data !== void 0),
    { nonce: f, owners: p } = Ge(d),
    m = s?.[0]?.count ?? null,
    h = (0, q.useMemo)(() => (f === void 0 ? [] : Se(c, f, Ve(c, m))), [c, f, m]),
    g = h.length > 0,
    _ = i.error ?? o.error,
    v = () => void Promise.all([i.refetch(), o.refetch()])
  return (0, G.jsxs)(G.Fragment, {
    children: [
      (0, G.jsx)(re, { title: b.title, actions: e, subtitle: He(m ?? (i.data ? Y(h).length : null), f) }),
      _ &&
        i.data &&
        o.data &&
        !i.isFetchNextPageError &&
        (0, G.jsx)(u, { at: i.dataUpdatedAt, onRefresh: v, children: b.stale }),
      _ && !(i.data && o.data)
        ? (0, G.jsx)(oe, { title: b.failed, error: _, stillWorks: b.failedStillWorks, onRetry: v })
        : i.data && o.data
          ? g
            ? (0, G.jsx)(We, {
                entries: h,
                viewer: { wallet: r.address, owners: p, currentNonce: f ?? o.data.nonce },
                mayCheck: d,
                hasMore: i.hasNextPage,
              })
            : (0, G.jsx)(Ue, {})
          : (0, G.jsx)(de, { rows: 4, shape: `transaction`, label: b.loading }),
      (0, G.jsx)(S, {
        what: `transactions`,
        hasMore: i.hasNextPage,
        isLoading: i.isFetchingNextPage,
        hasFailed: i.isFetchNextPageError,
        onMore: i.fetchNextPage,
      }),
    ],
  })
}
var Ve = (e, t) => (t === null ? 0 : Math.max(0, t - e.filter(({ type: e }) => e === `TRANSACTION`).length))
function He(e, t) {
  if (e !== null && t !== void 0) return b.subtitle({ count: e, next: t })
}
function Ue() {
  let { account: e } = a()
  return (0, G.jsx)(se, {
    level: 2,
    sentence: b.nothing,
    detail: b.nothingDetail,
    action: (0, G.jsx)(ue, {
      leftSection: (0, G.jsx)(O, { name: `plus` }),
      renderRoot: (t) => (0, G.jsx)(me, { to: `/safes/$safe/send`, params: { safe: e }, ...t }),
      children: b.new,
    }),
  })
}
function We({ entries: e, viewer: t, hasMore: n, ...r }) {
  let [i, a] = De(),
    o = i ? Ce(e, t.owners) : { entries: e, hidden: 0 },
    s = Y(e).filter((e) => X(e, t.owners)).length
  return (0, G.jsxs)(G.Fragment, {
    children: [
      (0, G.jsx)(ke, { count: s, isHidden: i, hasMore: n, hidden: o.hidden, onChange: a }),
      (0, G.jsx)(ze, { ...r, viewer: t, entries: o.entries }),
    ],
  })
}
function Ge(e) {
  let { chain: t, key: n } = a(),
    r = H(F(n)).data,
    { data: i } = H({ ...o(t, n.safe), enabled: e })
  return i
    ? { nonce: Number(i.nonce), owners: i.owners }
    : { nonce: r?.nonce, owners: r?.owners.map(({ value: e }) => e) ?? [] }
}
var Ke = 20
function qe(e, t) {
  let n = e.flatMap((e) => (e.type === `TRANSACTION` ? [e.transaction] : [])),
    r = []
  for (; r.length < Ke;) {
    let e = n.filter(({ executionInfo: e }) => Je(e) === t + r.length),
      [i] = e
    if (e.length !== 1 || i?.txStatus !== `AWAITING_EXECUTION`) return r
    r.push(i)
  }
  return r
}
var Je = (e) => (e?.type === `MULTISIG` ? e.nonce : null),
  $ = V(`execute-several`, { executeSeveral: `Execute several` }),
  Ye = E(() =>
    D(
      async () => {
        let { ActButton: e } = await import(`./rest-GRTnIP2r.js`).then((e) => e.n)
        return { ActButton: e }
      },
      __vite__mapDeps([11, 2, 5, 6, 4, 7, 12]),
      import.meta.url,
    ).then(({ ActButton: e }) => ({ default: e })),
  ),
  Xe = E(() =>
    D(
      async () => {
        let { BulkDialog: e } = await import(`./BulkDialog-C1WdDS7q.js`)
        return { BulkDialog: e }
      },
      __vite__mapDeps([13, 2, 1, 3, 4, 5, 6, 7, 8, 9, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26]),
      import.meta.url,
    ).then(({ BulkDialog: e }) => ({ default: e })),
  )
function Ze() {
  let { chain: e, key: t } = a(),
    [n, r] = (0, q.useState)(!1),
    i = A(T(t)).data,
    s = H({ ...o(e, t.safe), enabled: !1 }).data,
    c = H(F(t)).data?.nonce,
    l = s ? Number(s.nonce) : c,
    u = v().some(
      ({ chainId: e, safe: n, phase: r }) =>
        e === t.chainId && n.toLowerCase() === t.safe.toLowerCase() && (r === `sent` || r === `mined`),
    ),
    d =
      i && l !== void 0
        ? qe(
            i.pages.flatMap(({ results: e }) => e),
            l,
          )
        : []
  return (d.length < 2 || u) && !n
    ? null
    : (0, G.jsxs)(q.Suspense, {
        children: [
          (0, G.jsx)(Ye, {
            act: `execute`,
            showReason: !1,
            leftSection: (0, G.jsx)(O, { name: `player-play` }),
            onClick: () => r(!0),
            children: $.executeSeveral,
          }),
          (0, G.jsx)(q.Suspense, { children: n && (0, G.jsx)(Xe, { transactions: d, onClose: () => r(!1) }) }),
        ],
      })
}
var Qe = t({ component: () => $e })
function $e() {
  return (0, G.jsx)(Be, { actions: (0, G.jsx)(Ze, {}) })
}
export { $ as n, Qe as t }
//# sourceMappingURL=page-queue-bPPEwZl-.js.map
