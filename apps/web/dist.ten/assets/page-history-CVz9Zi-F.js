const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './ExportDialog-Bg3Nh89a.js',
      './rolldown-runtime-DLMaRju-.js',
      './fields-KVqNPxJG.js',
      './lists-DTBg-a7q.js',
      './index--te03lJq.js',
      './index-Nszrimeh.css',
      './lists-Cd1HcrqG.css',
      './fields-BhU42fya.css',
      './later-DLdlgyuL.js',
      './later-BVtEykpe.css',
      './rest-CnNodkWm.js',
      './rest-BilHHFfS.js',
      './rest-COc_bzz2.js',
      './rest-Dlj0wS6e.js',
      './rest-DyTJIdPD.js',
      './rest-CmDQyV1X.js',
      './rest-B5w7Pa4q.js',
      './rest-Cy4Y8Q_t.js',
      './rest-aNUZyqda.js',
      './rest-Cj1rx-Z5.js',
      './rest-1Q76-X1n.js',
      './rest-Cxvfm7_T.js',
      './rest-BThtJ061.css',
      './rest-B_BLeZTv.css',
      './rest-DySxLr7R.css',
    ]),
) => i.map((i) => d[i])
import { o as e, r as t } from './rolldown-runtime-DLMaRju-.js'
import {
  $i as n,
  En as r,
  F as i,
  Fi as a,
  Ga as o,
  Hi as s,
  I as c,
  Kn as l,
  Li as u,
  Ma as d,
  Mi as ee,
  Mn as f,
  Qi as p,
  Ri as m,
  S as h,
  _ as te,
  b as g,
  ba as _,
  di as v,
  gi as ne,
  ho as y,
  tn as re,
  tr as b,
  ui as x,
  v as S,
  vn as ie,
  x as ae,
  xa as C,
  y as w,
  ya as T,
  yi as E,
} from './index--te03lJq.js'
import {
  $ as oe,
  D as se,
  Dn as ce,
  E as le,
  En as ue,
  H as de,
  M as D,
  Nn as fe,
  On as O,
  Pn as k,
  Rn as pe,
  S as A,
  Sn as j,
  Tn as M,
  g as N,
  kn as P,
  n as F,
  qn as I,
  t as L,
  wn as R,
  y as z,
} from './lists-DTBg-a7q.js'
import { F as B, P as me, T as V, a as he, n as ge, p as _e, t as ve } from './fields-KVqNPxJG.js'
var H = o(),
  U = {
    incoming: { icon: `arrow-down-left`, name: `incoming` },
    outgoing: { icon: `arrow-up-right`, name: `outgoing` },
    module: { icon: `puzzle`, name: `byModule` },
    other: { icon: `dots`, name: `other` },
  }
function W({ kind: e }) {
  return (0, H.jsx)(`span`, {
    className: O.direction,
    children: (0, H.jsx)(p, { name: U[e].icon, size: 15, label: n[U[e].name] }),
  })
}
function G({ amount: e, fiat: t }) {
  return (0, H.jsxs)(`span`, {
    className: O.rowAmount,
    children: [
      (0, H.jsx)(`b`, { children: (0, H.jsx)(`bdi`, { children: e }) }),
      t && (0, H.jsx)(`small`, { children: t }),
    ],
  })
}
var K = e(y(), 1),
  q = {
    filters: `_filters_1lcj1_1`,
    chips: `_chips_1lcj1_14`,
    search: `_search_1lcj1_20`,
    nonce: `_nonce_1lcj1_25`,
    suspicious: `_suspicious_1lcj1_30`,
    day: `_day_1lcj1_35`,
    dayHead: `_dayHead_1lcj1_40`,
    matches: `_matches_1lcj1_57`,
    empty: `_empty_1lcj1_63`,
    export: `_export_1lcj1_83`,
    exportNote: `_exportNote_1lcj1_88`,
    nothing: `_nothing_1lcj1_94`,
  },
  J = C(`history`, {
    title: `History`,
    export: `Export`,
    matches: ({ shown: e, rows: t }) =>
      _(t, { one: `${T(e)} of # loaded row matches.`, other: `${T(e)} of # loaded rows match.` }),
    olderNotSearched: `Older rows are not searched until they are loaded.`,
    stale: `The service did not answer. This is the cached history.`,
    failed: `The service did not send the history`,
    failedStillWorks: `Balances and owners can still be read from the chain.`,
    loading: `Loading the history`,
    none: `No transactions or transfers yet.`,
    noneDetail: `Transfers and transactions will appear here.`,
    noMatch: `No match.`,
    noMatchDetail: `No loaded row matches every filter.`,
    clearFilters: `Clear filters`,
    filter: `Filter the history`,
    search: `Hash, address, note or amount`,
    incoming: `Incoming`,
    outgoing: `Outgoing`,
    settings: `Settings`,
    module: `By module`,
    failedKind: `Failed`,
    number: `Number`,
    noNumber: ({ text: e }) => `"${e}" is not a transaction number. Enter a whole number, 0 or higher.`,
    clear: `Clear`,
    hideSuspicious: `Hide suspicious`,
    onlyCreation: `The creation of the account.`,
    total: (e) => _(e, { one: `# transaction.`, other: `# transactions.` }),
    totalAndCreation: (e) =>
      _(e, { one: `# transaction and the creation.`, other: `# transactions and the creation.` }),
  }),
  ye = (e) => (e === void 0 || ae(e) ? null : J.noNumber({ text: e })),
  be = ({ target: e }) => e.scrollIntoView({ block: `nearest`, inline: `nearest` }),
  xe = 3
function Se({ filters: e, assets: t, onChange: n, onClear: r }) {
  let { q: i, kind: a, asset: o, nonce: s, suspicious: c } = e,
    l = o !== void 0 && !t.includes(o) ? [o, ...t] : t
  return (0, H.jsxs)(`div`, {
    className: q.filters,
    role: `search`,
    'aria-label': J.filter,
    children: [
      (0, H.jsx)(Y, { className: q.search, label: J.search, icon: !0, value: i ?? ``, onType: (e) => n({ q: e }) }),
      (0, H.jsxs)(`div`, {
        className: q.chips,
        onFocus: be,
        children: [
          g.map((e) =>
            (0, H.jsxs)(
              V,
              { active: a === e, onClick: () => n({ kind: a === e ? void 0 : e }), children: [` `, Ce(e)] },
              e,
            ),
          ),
          l
            .slice(0, xe)
            .map((e) =>
              (0, H.jsx)(V, { active: o === e, onClick: () => n({ asset: o === e ? void 0 : e }), children: e }, e),
            ),
        ],
      }),
      (0, H.jsx)(Y, {
        className: q.nonce,
        label: J.number,
        value: s ?? ``,
        error: ye(s),
        onType: (e) => n({ nonce: e }),
      }),
      w(e) && (0, H.jsx)(`button`, { type: `button`, className: `cs-link`, onClick: r, children: J.clear }),
      (0, H.jsx)(B, {
        className: q.suspicious,
        labelPosition: `left`,
        label: J.hideSuspicious,
        checked: c !== `show`,
        onChange: (e) => n({ suspicious: e.currentTarget.checked ? void 0 : `show` }),
      }),
    ],
  })
}
var Ce = (e) => (e === `failed` ? J.failedKind : J[e]),
  we = 200
function Y({ label: e, value: t, onType: n, className: r, error: i = null, icon: a = !1 }) {
  let [o, s] = (0, K.useState)(t),
    [c, l] = (0, K.useState)(t)
  return (
    c !== t && (l(t), s(t)),
    (0, K.useEffect)(() => {
      if (o === t) return
      let e = setTimeout(() => n(o), we)
      return () => clearTimeout(e)
    }),
    (0, H.jsx)(me, {
      ...(r === void 0 ? {} : { className: r }),
      size: `xs`,
      'aria-label': e,
      placeholder: e,
      value: o,
      error: i,
      leftSection: a ? (0, H.jsx)(p, { name: `search`, size: 16 }) : void 0,
      onChange: (e) => s(e.currentTarget.value),
    })
  )
}
function Te({ rows: e, hasMore: t, count: n }) {
  let r = e.filter(({ kind: e }) => e !== `creation`).length,
    i = r < e.length,
    a = t ? n : r
  if (a !== null) return a === 0 && i ? J.onlyCreation : i ? J.totalAndCreation(a) : J.total(a)
}
var Ee = `0xaffed0e0`,
  De = 4e3
function Oe(e) {
  let { chain: t, key: n, safe: i } = D(),
    a = e.reduce((e, { nonce: t }) => Math.max(e, t ?? -1), -1),
    { data: o } = E({
      queryKey: [...b.account(n), `history-nonce`, a],
      queryFn: async ({ signal: e }) => f(r(await ie(t, `eth_call`, [{ to: i, data: Ee }, `latest`], e))),
      enabled: a >= 0,
      refetchInterval: ({ state: e }) => e.data !== void 0 && BigInt(a) >= e.data && De,
      meta: { persist: !1 },
    })
  return o ?? null
}
function ke() {
  let e = v({ strict: !1 }),
    t = (0, K.useMemo)(() => h(e), [e]),
    n = x(),
    { account: r } = D(),
    i = (e) => void n({ to: `/safes/$safe/history`, params: { safe: r }, search: e, replace: !0, resetScroll: !1 })
  return [t, (e) => i(h({ ...t, ...e })), () => i(t.suspicious ? { suspicious: t.suspicious } : {})]
}
var Ae = `2000px 0px`
function je({ height: e, isFirst: t = !1, render: n }) {
  let r = (0, K.useRef)(null),
    [i, a] = (0, K.useState)({ isNear: t, height: e })
  return (
    (0, K.useEffect)(() => {
      let e = r.current
      if (!e) return
      let t = new IntersectionObserver(
        ([t]) => {
          if (!t) return
          let n = t.isIntersecting || e.contains(document.activeElement)
          a((e) => (e.isNear === n ? e : { isNear: n, height: e.isNear ? t.boundingClientRect.height : e.height }))
        },
        { root: document, rootMargin: Ae },
      )
      return (t.observe(e), () => t.disconnect())
    }, []),
    (0, H.jsx)(`div`, { ref: r, style: i.isNear ? void 0 : { height: i.height }, children: i.isNear && n() })
  )
}
var X = C(`history-row`, {
  imitation: `Imitates an earlier transfer`,
  untrusted: `Token without a known origin`,
  number: ({ number: e }) => `Transaction ${e}`,
  atTodaysPrice: ({ value: e }) => `${e} at today’s price`,
  movesNothing: `Moves nothing`,
  otherAssets: (e) => _(e, { one: `and # other asset`, other: `and # other assets` }),
  notOnChain: `Not on chain`,
  failed: `Failed`,
  replaced: `Replaced`,
  created: `Created`,
  executed: `Executed`,
})
function Me({ row: e, fiat: t, currency: n, chainNonce: r = null }) {
  return (0, H.jsx)(ue, {
    ring: (0, H.jsx)(Pe, { row: e }),
    title: (0, H.jsx)(N, { id: e.id, children: e.title }),
    meta: [
      ...(e.nonce === null ? [] : [(0, H.jsx)(`span`, { children: X.number({ number: String(e.nonce) }) }, `nonce`)]),
      ...e.meta.map(({ text: e, source: t, address: n, app: r }) =>
        r
          ? (0, H.jsx)(L, { app: r }, `app`)
          : (0, H.jsxs)(
              `span`,
              { children: [n ? (0, H.jsx)(s, { value: n }) : e, ` `, t && (0, H.jsx)(k, { source: t })] },
              e || n,
            ),
      ),
      ...(e.suspicious ? [(0, H.jsx)(P, { verdict: `caution`, quiet: !0, label: X[e.suspicious] }, `suspicious`)] : []),
    ],
    amount: (0, H.jsx)(Ne, { row: e, fiat: t, currency: n }),
    status: (0, H.jsx)(M, { title: (0, H.jsx)(Fe, { row: e, chainNonce: r }) }),
    time: (0, H.jsx)(u, { at: e.timestamp, form: `time` }),
  })
}
function Ne({ row: e, fiat: t, currency: n }) {
  let r = Ie(e)
  if (r === null) return e.movesNothing ? (0, H.jsx)(`span`, { className: q.nothing, children: X.movesNothing }) : null
  let i = e.status === `SUCCESS`
  if (i && e.otherAssets) return (0, H.jsx)(G, { amount: r, fiat: X.otherAssets(e.otherAssets) })
  let a = i && t !== null ? fe(t, n.toUpperCase()) : null
  return (0, H.jsx)(G, { amount: r, ...(a === null ? {} : { fiat: X.atTodaysPrice({ value: a }) }) })
}
function Pe({ row: e }) {
  if (e.origin === `module`) return (0, H.jsx)(W, { kind: `module` })
  if (e.origin === `outside`) {
    let t = e.amount?.sign === `+` ? `incoming` : e.amount?.sign === `−` ? `outgoing` : `other`
    return (0, H.jsx)(W, { kind: t })
  }
  let t = e.status === `FAILED` ? `failed` : e.status === `CANCELLED` ? `replaced` : `executed`
  return (0, H.jsx)(pe, { required: 3, signed: 3, state: t, size: 28 })
}
function Fe({ row: { status: e, kind: t, nonce: n }, chainNonce: r = null }) {
  return n !== null && r !== null && BigInt(n) >= r
    ? (0, H.jsx)(P, { verdict: `danger`, label: X.notOnChain, quiet: !0 })
    : e === `FAILED`
      ? (0, H.jsx)(P, { verdict: `danger`, label: X.failed, quiet: !0 })
      : e === `CANCELLED`
        ? X.replaced
        : t === `creation`
          ? X.created
          : X.executed
}
function Ie({ amount: e, status: t }) {
  if (t === `FAILED` || t === `CANCELLED`) return I(0n, 2, { minFraction: 2 })
  if (!e) return null
  let n = e.tokenId === void 0 ? `${e.text}\u00a0${e.symbol}` : `${e.symbol}\u00a0#${e.tokenId}`
  return `${e.sign}${n}`
}
var Le = 400,
  Z = 50,
  Re = 2,
  ze = 61,
  Be = 60
function Ve({ days: e, ...t }) {
  return e.reduce((e, { rows: t }) => e + t.length, 0) <= Le
    ? e.map((e) => (0, H.jsx)(Q, { day: e, rows: e.rows, ...t }, e.start))
    : e
        .flatMap((e) => Array.from({ length: Math.ceil(e.rows.length / Z) }, (t, n) => ({ day: e, from: n * Z })))
        .map(({ day: e, from: n }, r) => {
          let i = e.rows.slice(n, n + Z)
          return (0, H.jsx)(
            je,
            {
              height: i.length * ze + Be,
              isFirst: r < Re,
              render: () => (0, H.jsx)(Q, { day: e, rows: i, isFurther: n > 0, ...t }),
            },
            `${e.start} ${n}`,
          )
        })
}
function Q({ day: { title: e, rows: t }, rows: n, isFurther: r = !1, fiatOfRow: i, ...a }) {
  return (0, H.jsxs)(`section`, {
    className: q.day,
    'aria-label': e,
    children: [
      !r &&
        (0, H.jsxs)(`div`, {
          className: q.dayHead,
          children: [(0, H.jsx)(`h2`, { children: e }), (0, H.jsx)(`span`, { children: t.length })],
        }),
      (0, H.jsx)(ce, {
        layout: `history`,
        label: e,
        children: n.map((e) => (0, H.jsx)(Me, { fiat: i(e), row: e, ...a }, e.id)),
      }),
    ],
  })
}
function $(e, t) {
  let n = new Map()
  for (let t of e) {
    let e = ge(t.timestamp),
      r = n.get(e)
    r ? r.push(t) : n.set(e, [t])
  }
  return [...n].map(([e, n]) => ({ start: e, title: ve(e, t), rows: n }))
}
function He(e, t, n) {
  let r = (0, K.useMemo)(() => Ue(t, n), [t, n])
  return (0, K.useMemo)(() => e.map(r), [e, r])
}
function Ue(e, t) {
  let n = new WeakMap()
  return (r) => {
    let i = n.get(r)
    if (i) return i
    let { title: a = null, ...o } = t[r.id] ?? {},
      s = { ...de(r, e, a ?? void 0), ...o }
    return (n.set(r, s), s)
  }
}
var We = c(() =>
  l(
    async () => {
      let { ExportDialog: e } = await import(`./ExportDialog-Bg3Nh89a.js`)
      return { ExportDialog: e }
    },
    __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24]),
    import.meta.url,
  ).then(({ ExportDialog: e }) => ({ default: e })),
)
function Ge() {
  let e = v({ strict: !1, select: (e) => e.export === `open` }),
    t = x(),
    [n, r] = (0, K.useState)(!1),
    i = n || e
  return (0, H.jsxs)(H.Fragment, {
    children: [
      (0, H.jsx)(d, {
        variant: `default`,
        leftSection: (0, H.jsx)(p, { name: `download` }),
        onClick: () => r(!0),
        children: J.export,
      }),
      (0, H.jsx)(K.Suspense, {
        fallback: null,
        children:
          i &&
          (0, H.jsx)(We, {
            onClose: () => {
              ;(r(!1), e && t({ to: `.`, search: ({ export: e, ...t }) => t, replace: !0 }))
            },
          }),
      }),
    ],
  })
}
function Ke() {
  let { chain: e, key: t } = D(),
    n = A(),
    [r, a, o] = ke(),
    s = ne(_e(t, { untrusted: r.suspicious === `show` }))
  re(J.title, n.accountName)
  let c = s.data?.pages,
    l = (0, K.useMemo)(() => Je(c?.flatMap(({ results: e }) => e) ?? []), [c]),
    u = He(l, n, he(l.map((n) => ({ chain: e, key: t, transaction: n })))),
    d = (0, K.useMemo)(() => S(u, r), [u, r]),
    f = (0, K.useMemo)(() => te(u), [u]),
    p = m(!0),
    h = (0, K.useMemo)(() => $(d, p), [d, p]),
    { fiatOfRow: g, currency: _ } = Ye(z(u.length > 0)),
    v = Oe(u),
    y =
      c &&
      Te({
        rows: S(u, r.suspicious ? { suspicious: r.suspicious } : {}),
        hasMore: s.hasNextPage,
        count: c[0]?.count ?? null,
      }),
    b = w(r)
  return (0, H.jsxs)(H.Fragment, {
    children: [
      (0, H.jsx)(R, {
        title: J.title,
        subtitle: y && (0, H.jsxs)(H.Fragment, { children: [y, ` `, (0, H.jsx)(k, { source: `service` })] }),
        actions: (0, H.jsx)(Ge, {}),
      }),
      (0, H.jsx)(Se, { filters: r, assets: f, onChange: a, onClear: o }),
      b &&
        s.data &&
        (0, H.jsxs)(`p`, {
          className: q.matches,
          role: `status`,
          children: [J.matches({ shown: d.length, rows: u.length }), ` `, s.hasNextPage && J.olderNotSearched],
        }),
      s.isError &&
        s.data &&
        !s.isFetchNextPageError &&
        (0, H.jsx)(j, { at: s.dataUpdatedAt, onRefresh: () => void s.refetch(), children: J.stale }),
      s.data
        ? d.length > 0
          ? (0, H.jsx)(Ve, { days: h, fiatOfRow: g, currency: _, chainNonce: v })
          : (0, H.jsx)(`div`, { className: q.empty, children: (0, H.jsx)(qe, { isFiltered: b, onClear: o }) })
        : s.isError
          ? (0, H.jsx)(i, {
              title: J.failed,
              error: s.error,
              stillWorks: J.failedStillWorks,
              onRetry: () => void s.refetch(),
            })
          : (0, H.jsx)(ee, { rows: 6, shape: `transaction`, label: J.loading }),
      (0, H.jsx)(F, {
        what: `transactions`,
        hasMore: s.hasNextPage,
        isLoading: s.isFetchingNextPage,
        hasFailed: s.isFetchNextPageError,
        onMore: s.fetchNextPage,
      }),
    ],
  })
}
function qe({ isFiltered: e, onClear: t }) {
  return e
    ? (0, H.jsx)(a, {
        level: 2,
        sentence: J.noMatch,
        detail: J.noMatchDetail,
        action: (0, H.jsx)(d, { onClick: t, children: J.clearFilters }),
      })
    : (0, H.jsx)(a, { level: 2, sentence: J.none, detail: J.noneDetail })
}
function Je(e) {
  let t = new Map()
  for (let n of e) n.type === `TRANSACTION` && t.set(n.transaction.id, n.transaction)
  return [...t.values()]
}
function Ye(e) {
  let { key: t } = D(),
    [n] = le(),
    { data: r } = E({ ...se(t, n), enabled: e })
  return {
    fiatOfRow: ({ amount: e }) => {
      if (!e || !r) return null
      let t = r.items.find(({ tokenInfo: t }) =>
        e.token === null ? t.type === `NATIVE_TOKEN` : t.address.toLowerCase() === e.token.toLowerCase(),
      )
      return oe(e.value, e.decimals, t?.fiatConversion)
    },
    currency: n,
  }
}
var Xe = t({ component: () => Ze }),
  Ze = Ke
export { q as n, Xe as t }
//# sourceMappingURL=page-history-CVz9Zi-F.js.map
