const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './NewMessageDialog-CPFdPQNL.js',
      './rolldown-runtime-DLMaRju-.js',
      './fields-KVqNPxJG.js',
      './lists-DTBg-a7q.js',
      './index--te03lJq.js',
      './index-Nszrimeh.css',
      './lists-Cd1HcrqG.css',
      './fields-BhU42fya.css',
      './later-DLdlgyuL.js',
      './later-BVtEykpe.css',
      './rest-kUWXK5kc.js',
      './rest-DzpHyuye.js',
      './rest-B05EYwN-.js',
      './rest-CAN2a4h5.js',
      './rest-COc_bzz2.js',
      './rest-DwShPi51.js',
      './rest-hiAsC7jV.css',
      './rest-PoPCRb3P.js',
      './rest-DBWxYTpm.js',
      './rest-CWxd1sTc.js',
      './rest-V0sFQu-D.js',
      './rest-BT_Dwl6x.js',
      './rest-DKUe5O8g.js',
      './rest-7WPnzzst.css',
      './rest-C2S2cNs6.css',
      './rest-Bb7jYocN.js',
      './rest-DIAPUj32.css',
      './rest-X-3GH6UX.css',
    ]),
) => i.map((i) => d[i])
import { o as e } from './rolldown-runtime-DLMaRju-.js'
import {
  F as t,
  Fi as n,
  Ga as r,
  Gi as i,
  I as a,
  Kn as o,
  Li as s,
  Ma as c,
  Mi as l,
  Nt as u,
  Qi as d,
  Ri as f,
  an as p,
  ci as m,
  gi as h,
  ho as g,
  na as _,
  rt as v,
  tn as y,
  ui as b,
  xt as x,
  yi as S,
} from './index--te03lJq.js'
import { E as C, T as w, n as T, t as E } from './fields-KVqNPxJG.js'
import {
  D,
  Dn as O,
  E as k,
  En as A,
  Gt as j,
  M,
  N,
  Pn as P,
  Rn as F,
  S as I,
  Sn as L,
  Tn as R,
  Yn as z,
  kn as B,
  n as V,
  wn as H,
  y as U,
} from './lists-DTBg-a7q.js'
import { t as W } from './rest-GRTnIP2r.js'
import { a as G, i as K, n as q, o as J, r as ee, t as te } from './rest-BKBXBg4l.js'
import { t as ne } from './rest-BT_Dwl6x.js'
import { n as re, t as ie } from './rest-BJdaFEUy.js'
import { n as Y, t as X } from './rest-DwShPi51.js'
import { U as ae } from './later-DLdlgyuL.js'
var Z = e(g(), 1),
  Q = r()
function oe({ message: e, context: t, wallet: n, owners: r, mayCheck: i }) {
  let { chain: a, safe: o, key: l, account: u } = M(),
    { online: d, serviceLostAt: f } = p(),
    h = S({ ...N(a, o), enabled: i }),
    g = S(G(a, l, e, h.data)).data,
    { meaning: v, isTold: y } = ee(e, t, g),
    b = re(e),
    x = !d || f !== null,
    { isConfirmed: C, isOnChain: w, isYours: T, signed: E, required: D, found: O } = K(e, g, h.data, n, r),
    k = { safe: u, hash: e.messageHash },
    I = t.nameOf(e.proposedBy.value) ?? z(e.proposedBy.value),
    L = j(v.title)
  return (0, Q.jsx)(A, {
    ring: (0, Q.jsx)(F, {
      required: D,
      signed: Math.min(E, D),
      excluded: g?.excluded ?? 0,
      state: C ? `executed` : T ? `yours` : `open`,
    }),
    title: (0, Q.jsxs)(Q.Fragment, {
      children: [
        (0, Q.jsx)(m, {
          to: `/safes/$safe/messages/$hash`,
          params: k,
          children: (0, Q.jsx)(ne, { parts: v.title, isQuiet: !0 }),
        }),
        ` `,
        y && (0, Q.jsx)(P, { source: `service` }),
      ],
    }),
    meta: [
      (0, Q.jsx)(`span`, { children: v.label }, `label`),
      ...(b ? [(0, Q.jsxs)(`span`, { children: [ie(b), ` `, (0, Q.jsx)(P, { source: `service` })] }, `origin`)] : []),
      (0, Q.jsxs)(
        `span`,
        {
          children: [
            I,
            `,`,
            ` `,
            (0, Q.jsx)(s, { at: e.creationTimestamp, form: C ? `time` : `relative`, focusable: !1 }),
          ],
        },
        `time`,
      ),
    ],
    verdict: x
      ? (0, Q.jsx)(B, { verdict: `unchecked`, label: q.asOf(_(e.modifiedTimestamp)) })
      : (0, Q.jsx)(B, { ...te(e.message, v.kind, O) }),
    status: (0, Q.jsx)(R, {
      title: C ? q.confirmed : T ? q.needsYou : q.waiting,
      detail: w ? q.onChain : q.signedOf({ signed: E, required: D }),
    }),
    action:
      C && v.kind !== `raw` && g?.complete
        ? (0, Q.jsx)(se, { signature: g.complete, title: L })
        : (0, Q.jsx)(c, {
            variant: T ? `filled` : `default`,
            size: `xs`,
            'aria-label': q.reviewOf(L),
            renderRoot: (e) => (0, Q.jsx)(m, { to: `/safes/$safe/messages/$hash`, params: k, ...e }),
            children: q.review,
          }),
  })
}
function se({ signature: e, title: t }) {
  let { outcome: n, copy: r } = i(e)
  return (0, Q.jsx)(c, {
    size: `xs`,
    onClick: r,
    'aria-label': X.copySignatureOf(t),
    children: (0, Q.jsx)(`span`, {
      'aria-live': `polite`,
      children: n === `copied` ? X.copied : n === `failed` ? X.notCopied : X.copySignature,
    }),
  })
}
function ce(e) {
  let t = new Map()
  for (let n of e) n.type === `MESSAGE` && t.set(n.messageHash, n)
  return [...t.values()]
}
var $ = (e, t) => e.filter(({ status: e }) => t === `all` || (e === `CONFIRMED`) == (t === `confirmed`))
function le(e, t) {
  let n = e.filter(({ status: e }) => e === `NEEDS_CONFIRMATION`),
    r = new Map()
  for (let t of e) {
    if (t.status !== `CONFIRMED`) continue
    let e = T(t.creationTimestamp),
      n = r.get(e)
    n ? n.push(t) : r.set(e, [t])
  }
  return [
    ...(n.length === 0 ? [] : [{ id: `waiting`, title: X.waiting, messages: n }]),
    ...[...r].map(([e, n]) => ({ id: String(e), title: E(e, t), messages: n })),
  ]
}
var ue = a(() =>
    o(
      () => import(`./NewMessageDialog-CPFdPQNL.js`).then((e) => ({ default: e.NewMessageDialog })),
      __vite__mapDeps([
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,
      ]),
      import.meta.url,
    ),
  ),
  de = [`all`, `waiting`, `confirmed`]
function fe(e) {
  let t = X
  return e === `all`
    ? { sentence: t.none, detail: t.noneDetail }
    : e === `waiting`
      ? { sentence: t.noneWaiting, detail: t.noneWaitingDetail }
      : { sentence: t.noneConfirmed, detail: t.noneConfirmedDetail }
}
function pe({ onNew: e }) {
  let { key: r, chain: i, account: a } = M(),
    o = x(i, `EIP1271`),
    s = h(J(r)),
    p = S(v(r)).data?.owners,
    { address: g } = u(),
    [_, b] = (0, Z.useState)(`all`),
    [T, E] = (0, Z.useState)(!1),
    A = s.data?.pages,
    j = (0, Z.useMemo)(() => ce(A?.flatMap(({ results: e }) => e) ?? []), [A]),
    N = U(j.length > 0),
    [P] = k(),
    F = S({ ...D(r, P), enabled: N }).data,
    R = I({ balances: F }),
    z = f(!0),
    B = (0, Z.useMemo)(() => $(j, _), [j, _]),
    G = (0, Z.useMemo)(() => le(B, z), [B, z])
  y(X.title, R.accountName)
  let K = () => void s.refetch()
  return (0, Q.jsxs)(Q.Fragment, {
    children: [
      (0, Q.jsx)(H, {
        title: X.title,
        subtitle: X.subtitle,
        actions: (0, Q.jsxs)(Q.Fragment, {
          children: [
            (0, Q.jsx)(c, {
              leftSection: (0, Q.jsx)(d, { name: `shield-check` }),
              renderRoot: (e) => (0, Q.jsx)(m, { to: `/safes/$safe/messages/check`, params: { safe: a }, ...e }),
              children: X.checkSignature,
            }),
            o &&
              (0, Q.jsx)(W, {
                act: `draft`,
                leftSection: (0, Q.jsx)(d, { name: `pencil` }),
                onClick: () => E(!0),
                children: X.newMessage,
              }),
          ],
        }),
      }),
      !o && (0, Q.jsx)(C, { title: X.switchedOff(i.chainName), children: X.switchedOffWhy }),
      (0, Q.jsx)(`div`, {
        className: Y.filters,
        role: `group`,
        'aria-label': X.filter,
        children: de.map((e) =>
          (0, Q.jsxs)(
            w,
            {
              active: _ === e,
              onClick: () => b(e),
              children: [X[e], ` `, !s.hasNextPage && s.data && (0, Q.jsx)(`b`, { children: $(j, e).length })],
            },
            e,
          ),
        ),
      }),
      s.isError &&
        s.data &&
        !s.isFetchNextPageError &&
        (0, Q.jsx)(L, { at: s.dataUpdatedAt, onRefresh: K, children: X.listCached }),
      s.data
        ? G.length > 0
          ? G.map(({ id: e, title: t, messages: n }) =>
              (0, Q.jsxs)(
                `section`,
                {
                  className: Y.group,
                  'aria-label': t,
                  children: [
                    (0, Q.jsxs)(`div`, {
                      className: Y.groupHead,
                      children: [(0, Q.jsx)(`h2`, { children: t }), (0, Q.jsx)(`span`, { children: n.length })],
                    }),
                    (0, Q.jsx)(O, {
                      label: t,
                      children: n.map((e) =>
                        (0, Q.jsx)(
                          oe,
                          { message: e, context: R, wallet: g, owners: p?.map(({ value: e }) => e) ?? [], mayCheck: N },
                          e.messageHash,
                        ),
                      ),
                    }),
                  ],
                },
                e,
              ),
            )
          : (0, Q.jsx)(`div`, { className: Y.empty, children: (0, Q.jsx)(n, { level: 2, ...fe(_) }) })
        : s.isError
          ? (0, Q.jsx)(t, { title: X.listFailed, error: s.error, stillWorks: X.listStillWorks, onRetry: K })
          : (0, Q.jsx)(l, { rows: 4, shape: `transaction`, label: X.listLoading }),
      (0, Q.jsx)(V, {
        what: `messages`,
        hasMore: s.hasNextPage,
        isLoading: s.isFetchingNextPage,
        hasFailed: s.isFetchNextPageError,
        onMore: s.fetchNextPage,
      }),
      T &&
        (0, Q.jsx)(Z.Suspense, {
          children: (0, Q.jsx)(ue, {
            onClose: () => E(!1),
            onReview: (t) => {
              ;(E(!1), e(t))
            },
          }),
        }),
    ],
  })
}
function me() {
  let { chainId: e, safe: t, account: n } = M(),
    r = b()
  return (0, Q.jsx)(pe, {
    onNew: (i) => {
      let a = ae.save({ chainId: e, safe: t, message: i, origin: null })
      r({ to: `/safes/$safe/messages/review`, params: { safe: n }, search: { draft: a } })
    },
  })
}
export { me as component }
//# sourceMappingURL=messages.index-BlnNNXWA.js.map
