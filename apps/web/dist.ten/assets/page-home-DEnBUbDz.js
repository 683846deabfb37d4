const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './rest-BlR6MYiO.js',
      './rolldown-runtime-DLMaRju-.js',
      './index--te03lJq.js',
      './index-Nszrimeh.css',
      './lists-DTBg-a7q.js',
      './lists-Cd1HcrqG.css',
      './fields-KVqNPxJG.js',
      './fields-BhU42fya.css',
      './later-DLdlgyuL.js',
      './later-BVtEykpe.css',
      './rest-Cxvfm7_T.js',
      './rest-BThtJ061.css',
      './rest-BM6GC5Un.css',
      './WaitingToBeShared-DbbNhX-q.js',
      './rest-B05EYwN-.js',
      './rest-C1eQ6T0E.js',
      './rest-BxFLBE0x.js',
      './rest-BT_Dwl6x.js',
      './rest-DKUe5O8g.js',
      './rest-7WPnzzst.css',
      './rest-C2S2cNs6.css',
      './rest-aMSycVjv.js',
      './rest-q93ZRJ9Y.js',
      './rest-BaoHt0l1.js',
      './rest-B1EQQfBh.js',
      './rest-D842GMB8.js',
      './rest-BXpYPL_p.js',
      './rest-CJKfR5SF.css',
      './rest-BilHHFfS.js',
      './rest-Chuzl1HF.css',
      './rest-BlO5BbqV.js',
      './rest-sPnlEiEo.js',
      './rest-BmbEM6oO.js',
      './rest-COc_bzz2.js',
      './rest-jG5AOP3u.css',
      './rest-CnNodkWm.js',
      './rest-Dlj0wS6e.js',
      './rest-DyTJIdPD.js',
      './rest-CmDQyV1X.js',
      './rest-B5w7Pa4q.js',
      './rest-Cy4Y8Q_t.js',
      './rest-aNUZyqda.js',
      './rest-Cj1rx-Z5.js',
      './rest-1Q76-X1n.js',
      './rest-B_BLeZTv.css',
      './rest-DySxLr7R.css',
      './rest-AijB77nW.js',
      './rest-BJdaFEUy.js',
      './rest-CAN2a4h5.js',
      './rest-DzpHyuye.js',
      './rest-DwShPi51.js',
      './rest-hiAsC7jV.css',
      './rest-BssddCTQ.js',
      './rest-BOxwSZXT.js',
      './rest-CxWAD8sS.css',
      './rest-DXQcNkZR.js',
      './WaitingToBeShared-BWOte3qs.css',
      './FreshnessPanel-CFxmD1r-.js',
      './rest-DeYC7m82.js',
      './rest-BKBXBg4l.js',
      './FreshnessPanel-BQu4OtCp.css',
      './OverviewCharts-5Uhu0Pcx.js',
      './OverviewCharts-CMebcWoB.css',
    ]),
) => i.map((i) => d[i])
import { o as e, r as t } from './rolldown-runtime-DLMaRju-.js'
import {
  Ct as n,
  F as r,
  Fi as i,
  Ga as a,
  H as o,
  I as s,
  Kn as c,
  Li as l,
  Ma as u,
  Mi as d,
  Nt as f,
  Qi as p,
  Qt as m,
  V as h,
  Zn as ee,
  _a as te,
  ba as ne,
  ci as g,
  gi as _,
  ho as v,
  it as y,
  tn as b,
  to as x,
  wa as S,
  xa as C,
  ya as w,
  zi as re,
} from './index--te03lJq.js'
import {
  Cn as T,
  Dn as ie,
  En as ae,
  Fn as oe,
  Ln as se,
  M as E,
  Nn as D,
  Pn as O,
  Rn as k,
  Xn as A,
  _ as j,
  a as M,
  b as N,
  h as P,
  m as F,
  o as I,
  r as L,
  u as R,
  y as z,
} from './lists-DTBg-a7q.js'
var B = {
  composition: `_composition_1bpaj_1`,
  bar: `_bar_1bpaj_5`,
  hatched: `_hatched_1bpaj_18`,
  percent: `_percent_1bpaj_47`,
}
function V(e) {
  let t = e.reduce((e, { value: t }) => e + Math.max(0, t ?? 0), 0)
  return [...e]
    .sort((e, t) => (t.value ?? -1) - (e.value ?? -1))
    .map((e, n) => {
      let r = e.value === null || t === 0 ? null : Math.max(0, e.value) / t
      return { part: e, share: r, percent: r === null ? null : H(r * 100), tint: Math.min(n + 1, 5) }
    })
}
var H = (e) => e.toLocaleString(te(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  U = C(`composition`, {
    label: (e) => `Composition: ${e}`,
    percent: (e) => `${e}%`,
    part: ({ label: e, percent: t }) => (t === null ? `${e} without a price` : `${e} ${t} percent`),
  }),
  W = a()
function G({ parts: e }) {
  let t = V(e),
    n = t.map(({ part: e, percent: t }) => U.part({ label: e.label, percent: t === null ? null : `${t}` })).join(`, `)
  return (0, W.jsxs)(`div`, {
    className: B.composition,
    children: [
      (0, W.jsx)(`div`, {
        className: B.bar,
        role: `img`,
        'aria-label': U.label(n),
        children: t.map(({ part: e, tint: t, share: n }) =>
          (0, W.jsx)(`span`, { className: x(n === null && B.hatched), style: n === null ? void 0 : ce(n, t) }, e.id),
        ),
      }),
      (0, W.jsx)(`ul`, {
        children: t.map(({ part: e, tint: t, percent: n, share: r }) =>
          (0, W.jsxs)(
            `li`,
            {
              children: [
                (0, W.jsx)(`i`, { className: x(r === null && B.hatched), style: r === null ? void 0 : K(t) }),
                (0, W.jsx)(`span`, { children: e.label }),
                (0, W.jsx)(`span`, { children: e.amount }),
                (0, W.jsx)(`span`, { className: B.percent, children: n !== null && U.percent(n) }),
              ],
            },
            e.id,
          ),
        ),
      }),
    ],
  })
}
function K(e) {
  return { background: `var(--cs-c${e})` }
}
function ce(e, t) {
  return { flexGrow: e * 100, ...K(t) }
}
var q = e(v(), 1),
  J = C(`overview`, {
    overview: `Overview`,
    overviewOf: ({ name: e }) => `Overview of ${e}`,
    thisAccount: `this account`,
    qrCode: `QR code`,
    showQrCode: `Show QR code`,
    address: `address`,
    receive: `Receive`,
    send: `Send`,
    nextInQueue: `Next in queue`,
    shown: ({ shown: e, total: t }) => `${w(e)} of ${w(t)}`,
    openQueue: `Open queue`,
    queueFailed: `The service did not send the queue`,
    queueLoading: `Loading the queue`,
    queueEmpty: `The queue is empty.`,
    queueEmptyDetail: `Proposals of this account will appear here.`,
    transaction: ({ nonce: e }) => `Transaction ${e}`,
  }),
  Y = {
    head: `_head_4hfm3_1`,
    headText: `_headText_4hfm3_9`,
    caption: `_caption_4hfm3_14`,
    total: `_total_4hfm3_25`,
    value: `_value_4hfm3_31`,
    change: `_change_4hfm3_38`,
    address: `_address_4hfm3_44`,
    acts: `_acts_4hfm3_59`,
    columns: `_columns_4hfm3_64`,
    sections: `_sections_4hfm3_70`,
    chartsPlace: `_chartsPlace_4hfm3_82`,
    healthPlace: `_healthPlace_4hfm3_86`,
    queue: `_queue_4hfm3_104`,
  },
  le = s(() =>
    c(
      async () => {
        let { ReceiveDialog: e } = await import(`./rest-BlR6MYiO.js`).then((e) => e.n)
        return { ReceiveDialog: e }
      },
      __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
      import.meta.url,
    ).then(({ ReceiveDialog: e }) => ({ default: e })),
  )
function ue({ caption: e, total: t }) {
  let { chain: n, safe: r, account: i } = E(),
    { chainPrefix: a } = h(),
    [o, s] = (0, q.useState)(!1)
  return (0, W.jsxs)(`div`, {
    className: Y.head,
    children: [
      (0, W.jsxs)(`div`, {
        className: Y.headText,
        children: [
          (0, W.jsx)(`span`, { className: Y.caption, children: e }),
          (0, W.jsxs)(`span`, {
            className: Y.value,
            children: [
              (0, W.jsx)(`span`, { className: Y.total, children: t }),
              (0, W.jsx)(`span`, { id: `value-change`, className: Y.change }),
            ],
          }),
          (0, W.jsxs)(`span`, {
            className: Y.address,
            children: [
              (0, W.jsxs)(`span`, { children: [n.shortName, `:`] }),
              (0, W.jsx)(oe, { value: r }),
              (0, W.jsx)(se, { value: a ? i : r, label: J.address }),
              (0, W.jsx)(A, {
                'aria-label': J.showQrCode,
                title: J.qrCode,
                size: 24,
                onClick: () => s(!0),
                children: (0, W.jsx)(p, { name: `qrcode`, size: 16 }),
              }),
            ],
          }),
        ],
      }),
      (0, W.jsxs)(`div`, {
        className: Y.acts,
        children: [
          (0, W.jsx)(u, {
            leftSection: (0, W.jsx)(p, { name: `arrow-down-left` }),
            onClick: () => s(!0),
            children: J.receive,
          }),
          (0, W.jsx)(u, {
            variant: `filled`,
            leftSection: (0, W.jsx)(p, { name: `arrow-up-right` }),
            renderRoot: (e) => (0, W.jsx)(g, { to: `/safes/$safe/send`, params: { safe: i }, ...e }),
            children: J.send,
          }),
        ],
      }),
      (0, W.jsx)(q.Suspense, { children: o && (0, W.jsx)(le, { chain: n, safe: r, onClose: () => s(!1) }) }),
    ],
  })
}
var X = 3
function de({ verdictOf: e }) {
  let { key: t, account: n } = E(),
    a = _(o(t)),
    s = a.data?.pages.flatMap(({ results: e }) => e.flatMap((e) => (e.type === `TRANSACTION` ? e.transaction : []))),
    c = z(s !== void 0),
    l = a.data?.pages[0]?.count ?? s?.length
  return (0, W.jsxs)(`section`, {
    'aria-labelledby': `queue-heading`,
    className: Y.queue,
    children: [
      (0, W.jsx)(T, {
        id: `queue-heading`,
        title: J.nextInQueue,
        count: s && s.length > 0 ? J.shown({ shown: Math.min(X, s.length), total: l ?? 0 }) : void 0,
        action: (0, W.jsx)(g, {
          to: `/safes/$safe/queue`,
          params: { safe: n },
          className: `cs-link`,
          children: J.openQueue,
        }),
      }),
      s === void 0
        ? a.error
          ? (0, W.jsx)(r, { title: J.queueFailed, error: a.error, onRetry: () => void a.refetch() })
          : (0, W.jsx)(d, { rows: X, shape: `transaction`, label: J.queueLoading })
        : s.length === 0
          ? (0, W.jsx)(i, { sentence: J.queueEmpty, detail: J.queueEmptyDetail })
          : (0, W.jsx)(ie, {
              layout: `next`,
              label: J.nextInQueue,
              children: s.slice(0, X).map((t) => (0, W.jsx)(fe, { transaction: t, mayCheck: c, verdictOf: e }, t.id)),
            }),
    ],
  })
}
function fe({ transaction: e, mayCheck: t, verdictOf: n }) {
  let { address: r } = f(),
    i = R(e, t),
    { executionInfo: a, txStatus: o } = i.transaction,
    s = a?.type === `MULTISIG` ? a : null,
    c = r !== null && (s?.missingSigners?.some(({ value: e }) => S(e, r)) ?? !1)
  return (0, W.jsx)(ae, {
    ring:
      s &&
      (0, W.jsx)(k, {
        size: 28,
        required: s.confirmationsRequired,
        signed: s.confirmationsSubmitted,
        state: o === `AWAITING_EXECUTION` ? `ready` : c ? `yours` : `open`,
      }),
    title: (0, W.jsx)(F, { id: e.id, row: i }),
    meta: [
      ...(s ? [J.transaction({ nonce: s.nonce })] : []),
      (0, W.jsx)(l, { at: e.timestamp, form: `relative` }, `time`),
    ],
    verdict: i.contradiction ? (0, W.jsx)(j, { contradiction: i.contradiction }) : n(i.details.data, t),
    action: (0, W.jsx)(P, { id: e.id, title: i.title, isPrimary: c }),
  })
}
var Z = () => (0, W.jsx)(`div`, { className: Y.chartsPlace }),
  pe = s(() =>
    c(
      () => import(`./later-DLdlgyuL.js`).then((e) => e.r).then((e) => ({ default: e.HealthPanel })),
      __vite__mapDeps([8, 1, 6, 4, 2, 3, 5, 7, 9]),
      import.meta.url,
    ),
  )
function me(e) {
  let { safe: t, chainId: n } = E(),
    r = m(),
    i = y().nameOf(t, n)?.name ?? null
  return (
    b(J.overview, i),
    (0, W.jsxs)(W.Fragment, {
      children: [
        (0, W.jsx)(`h1`, { className: `cs-visually-hidden`, children: J.overviewOf({ name: i ?? J.thisAccount }) }),
        e.total,
        (0, W.jsxs)(`div`, {
          className: Y.columns,
          children: [
            (0, W.jsxs)(`div`, { className: Y.sections, children: [e.waiting, e.charts] }),
            (0, W.jsxs)(`div`, {
              className: Y.sections,
              children: [
                e.queue,
                (0, W.jsx)(q.Suspense, {
                  fallback: (0, W.jsx)(`div`, { className: Y.healthPlace }),
                  children: r ? (0, W.jsx)(pe, {}) : (0, W.jsx)(`div`, { className: Y.healthPlace }),
                }),
                e.freshness,
                e.composition,
              ],
            }),
          ],
        }),
      ],
    })
  )
}
var Q = C(`assets-total`, {
  composition: `Composition`,
  all: `All assets`,
  loading: `Loading balances`,
  failed: `The service did not send the balances`,
  value: `Value of this account`,
  valueOf: ({ priced: e, currency: t }) =>
    `Value of ${ne(e, { one: `# priced asset`, other: `# priced assets` })} in ${t}`,
  prices: `prices from service, <time/>`,
})
function he() {
  let { account: e } = E(),
    { rows: t, currency: n, balances: r } = L()
  return t?.length === 0 || (!t && r.error)
    ? null
    : (0, W.jsxs)(`section`, {
        'aria-labelledby': `composition-heading`,
        children: [
          (0, W.jsx)(T, {
            id: `composition-heading`,
            title: Q.composition,
            action: (0, W.jsx)(g, {
              to: `/safes/$safe/assets`,
              params: { safe: e },
              className: `cs-link`,
              children: Q.all,
            }),
          }),
          t
            ? (0, W.jsx)(`div`, { className: `cs-panel`, children: (0, W.jsx)(G, { parts: ge(t, n.toUpperCase()) }) })
            : (0, W.jsx)(d, { rows: 3, shape: `table`, label: Q.loading }),
        ],
      })
}
function ge(e, t) {
  return e
    .slice(0, 6)
    .map(({ token: e, value: n }) => ({
      id: e.address,
      label: e.symbol,
      value: n === null ? null : Number(n),
      amount: D(n, t),
    }))
}
function $() {
  let { rows: e, currency: t } = L()
  return e ? D(M(e), t.toUpperCase()) : `–`
}
function _e() {
  let { rows: e, currency: t, balances: n } = L()
  if (!e) return n.error ? Q.failed : Q.value
  let r = e.filter(({ price: e }) => e !== null).length
  return (0, W.jsxs)(W.Fragment, {
    children: [
      Q.valueOf({ priced: r, currency: t.toUpperCase() }),
      (0, W.jsxs)(`span`, {
        children: [
          (0, W.jsx)(O, { source: `service`, time: n.dataUpdatedAt }),
          ` `,
          (0, W.jsx)(re, {
            text: Q.prices,
            slots: { time: (0, W.jsx)(l, { at: n.dataUpdatedAt, form: `relative`, focusable: !1 }) },
          }),
        ],
      }),
      (0, W.jsx)(N, { at: n.dataUpdatedAt, failed: n.isError }),
    ],
  })
}
var ve = t({ component: () => Ce }),
  ye = n(() =>
    c(
      () => import(`./WaitingToBeShared-DbbNhX-q.js`).then((e) => e.WaitingToBeShared),
      __vite__mapDeps([
        13, 1, 4, 2, 3, 5, 14, 15, 16, 8, 6, 7, 9, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33,
        34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 10, 11, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56,
      ]),
      import.meta.url,
    ),
  ),
  be = n(() =>
    c(
      () => import(`./FreshnessPanel-CFxmD1r-.js`).then((e) => e.FreshnessPanel),
      __vite__mapDeps([
        57, 1, 2, 3, 4, 5, 58, 14, 15, 16, 8, 6, 7, 9, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32,
        33, 34, 59, 47, 48, 60,
      ]),
      import.meta.url,
    ),
  ),
  xe = s(() =>
    c(
      () => import(`./OverviewCharts-5Uhu0Pcx.js`).then((e) => ({ default: e.OverviewCharts })),
      __vite__mapDeps([61, 1, 2, 3, 4, 5, 6, 7, 8, 9, 62]),
      import.meta.url,
    ),
  )
function Se() {
  let { rows: e, currency: t } = L(),
    n = m()
  return (0, W.jsx)(q.Suspense, {
    fallback: (0, W.jsx)(Z, {}),
    children: n ? (0, W.jsx)(xe, { assets: e, currency: t.toUpperCase() }) : (0, W.jsx)(Z, {}),
  })
}
function Ce() {
  let e = ee().from === `chain`
  return (0, W.jsx)(me, {
    total: (0, W.jsx)(ue, { caption: (0, W.jsx)(_e, {}), total: (0, W.jsx)($, {}) }),
    queue: (0, W.jsx)(de, { verdictOf: (e, t) => (0, W.jsx)(I, { details: e, mayCheck: t }) }),
    charts: (0, W.jsx)(Se, {}),
    composition: (0, W.jsx)(he, {}),
    waiting:
      e &&
      (0, W.jsx)(q.Suspense, {
        children: (0, W.jsx)(ye, { verdictOf: (e) => (0, W.jsx)(I, { details: e, mayCheck: !0 }) }),
      }),
    freshness: e && (0, W.jsx)(q.Suspense, { children: (0, W.jsx)(be, {}) }),
  })
}
export { ve as t }
//# sourceMappingURL=page-home-DEnBUbDz.js.map
