import { o as e } from './rolldown-runtime-DLMaRju-.js'
import { C as t, Cn as n, H as r, Pn as i, Yn as a } from './lists-DTBg-a7q.js'
import {
  Bt as o,
  Ga as s,
  Ir as c,
  Nt as l,
  Qi as u,
  Qt as d,
  Ri as f,
  Rr as p,
  Vn as m,
  Yt as h,
  ba as g,
  ci as _,
  cr as v,
  fr as y,
  ho as b,
  it as x,
  na as S,
  or as C,
  rr as w,
  sr as T,
  vi as E,
  wa as D,
  xa as O,
  ya as k,
  yi as A,
  zr as j,
} from './index--te03lJq.js'
import { ct as M, dt as N, lt as P } from './later-DLdlgyuL.js'
import { n as F } from './page-needs-DYlkKAPC.js'
var I = e(b(), 1),
  L = (e, t) => {
    let n = e
      .filter((e) => !w(e))
      .map(({ chainId: e, safe: t }) => `${e}:${t}`)
      .toSorted()
    return E({
      queryKey: [`inbox`, `activity`, n.join(), t],
      queryFn: async ({ signal: e }) => {
        let r = Array.from({ length: Math.ceil(n.length / y) }, (e, t) => n.slice(t * y, (t + 1) * y)),
          i = await Promise.all(r.map((n) => m().getActivity({ body: { safes: n, since: t }, signal: e })))
        return {
          results: i.flatMap(({ results: e }) => e),
          more: i.some(({ more: e }) => e),
          signatures: i.flatMap(({ signatures: e }) => e),
        }
      },
      staleTime: 6e4,
    })
  },
  R = O(`since-visit`, {
    title: `Since your last visit`,
    changed: ({ account: e }) => `${e} was changed`,
    showAll: (e) => `Show all ${k(e)}`,
    earlier: `Earlier events are in the history of each account.`,
    arrived: ({ amount: e, account: t }) => `${e} arrived in ${t}`,
    arrivedDetail: ({ title: e, time: t }) => `${e}, ${t}`,
    failed: ({ account: e, time: t }) => `Failed in ${e}, ${t}`,
    rejected: ({ number: e }) => `Transaction ${e} was rejected`,
    rejectedDetail: ({ account: e, time: t }) => `In ${e}, ${t}`,
    withoutSignatures: ({ account: e, time: t }) => `Without signatures in ${e}, ${t}`,
    createdOn: ({ network: e, time: t }) => `On ${e}, ${t}`,
    executed: ({ account: e, time: t }) => `Executed in ${e}, ${t}`,
    signed: ({ owner: e, count: t }) => g(t, { one: `${e} signed a transaction`, other: `${e} signed # transactions` }),
    signedDetail: ({ account: e, time: t }) => `In ${e}, ${t}`,
    lastSignedAt: ({ account: e, time: t }) => `In ${e}, the last at ${t}`,
    lastSignedOn: ({ account: e, day: t }) => `In ${e}, the last on ${t}`,
  }),
  z = 864e5
function B({ results: e, signatures: n }, i, { wallet: o, nameOf: s, now: c, titles: l }) {
  let u = new Map(i.map((e) => [h(e.key), e])),
    d = (e, t) => u.get(h({ chainId: e, safe: t })),
    f = (e, t) => s(e, t)?.name ?? a(e),
    p = e.flatMap(({ chainId: e, address: n, transaction: i }) => {
      let a = d(e, n)
      if (!a) return []
      let o = t(a.chain, a.safe, s),
        u = r(i, o, l[i.id]),
        { title: p } = u,
        m = f(a.safe, e),
        h = V(i.timestamp, c),
        g = { id: `${a.account} ${u.id}`, account: a.account, target: { transaction: u.id }, at: i.timestamp }
      if (u.kind === `receive` && u.amount)
        return [
          {
            ...g,
            icon: `arrow-down-left`,
            title: R.arrived({ amount: `${u.amount.text} ${u.amount.symbol}`, account: m }),
            detail: R.arrivedDetail({ title: u.title, time: h }),
          },
        ]
      if (i.txStatus === `FAILED`)
        return [{ ...g, icon: `alert-triangle`, title: p, detail: R.failed({ account: m, time: h }) }]
      if (u.kind === `cancel`)
        return [
          {
            ...g,
            icon: `x`,
            title: R.rejected({ number: String(u.nonce ?? ``) }),
            detail: R.rejectedDetail({ account: m, time: h }),
          },
        ]
      let _ =
        u.kind === `creation`
          ? R.createdOn({ network: a.chain.chainName, time: h })
          : u.origin === `module`
            ? R.withoutSignatures({ account: m, time: h })
            : R.executed({ account: m, time: h })
      return [{ ...g, icon: `check`, title: p, detail: _ }]
    }),
    m = n.flatMap(({ chainId: e, address: t, owner: n, count: r, timestamp: i }) => {
      let a = d(e, t)
      if (!a || (o !== null && D(n, o))) return []
      let s = f(a.safe, e),
        l = V(i, c)
      return [
        {
          id: `${a.account} signed by ${n}`,
          icon: `signature`,
          title: R.signed({ owner: f(n, e), count: r }),
          detail:
            r === 1
              ? R.signedDetail({ account: s, time: l })
              : H(i, c)
                ? R.lastSignedAt({ account: s, time: l })
                : R.lastSignedOn({ account: s, day: l }),
          account: a.account,
          target: `queue`,
          at: i,
        },
      ]
    })
  return [...p, ...m].toSorted((e, t) => t.at - e.at)
}
var V = (e, t) => (H(e, t) ? S(e) : P(e, t)),
  H = (e, t) => Math.floor(e / z) === Math.floor(t / z),
  U = j({ since: c(p()), seenAt: c(p()) }),
  W = 18e5,
  G = v(`countersign.inbox-visit`, { since: null, seenAt: null }, C(U))
function K({ since: e, seenAt: t }, n) {
  return t === null || t > n
    ? { since: e !== null && e > n ? null : e, seenAt: n }
    : n - t > W
      ? { since: t, seenAt: n }
      : { since: e, seenAt: n }
}
var q = { when: `_when_184co_1`, list: `_list_184co_7`, more: `_more_184co_43` },
  J = s(),
  Y = 6e4
function X() {
  return (
    (0, I.useEffect)(() => {
      let e = () => {
        document.visibilityState === `visible` && G.update((e) => K(e, Date.now()))
      }
      ;(e(), document.addEventListener(`visibilitychange`, e))
      let t = setInterval(e, Y)
      return () => {
        ;(document.removeEventListener(`visibilitychange`, e), clearInterval(t))
      }
    }, []),
    T(G).since
  )
}
var Z = 6,
  Q = 20
function $({ accounts: e }) {
  let t = X(),
    r = d(),
    { address: s } = l(),
    { nameOf: c } = x(),
    p = f(!0),
    m = (0, I.useId)(),
    [h, g] = (0, I.useState)(!1),
    _ = (0, I.useMemo)(
      () =>
        L(
          e.map(({ key: e }) => e),
          t ?? 0,
        ),
      [e, t],
    ),
    { data: v } = A({ ..._, enabled: t !== null && e.length > 0 && r }),
    y = N(e.slice(0, Q), r),
    b = (e, t) => c(e, t)?.name ?? a(e),
    S = F(
      v?.results.flatMap(({ chainId: t, address: n, transaction: r }) => {
        let i = e.find(({ key: e }) => o(e, { chainId: t, safe: n }))
        return i ? { ...i, transaction: r } : []
      }) ?? [],
    ),
    C = v && t !== null ? B(v, e, { wallet: s, nameOf: c, now: p, titles: S }) : [],
    w = [
      ...y.map(({ account: e, differences: t, isGrave: n }) => {
        let { text: r } = M(t, void 0, { nameOf: (t) => b(t, e.chain.chainId), now: p }),
          i = R.changed({ account: b(e.safe, e.chain.chainId) })
        return {
          id: `changes ${e.account}`,
          icon: n ? `alert-triangle` : `eye`,
          title: i,
          detail: r,
          account: e.account,
          target: `account`,
          at: p,
        }
      }),
      ...C,
    ]
  if (w.length === 0) return null
  let T = h ? w : w.slice(0, Z)
  return (0, J.jsxs)(`section`, {
    'aria-labelledby': m,
    children: [
      (0, J.jsx)(n, {
        id: m,
        title: R.title,
        action: (0, J.jsxs)(`span`, {
          className: q.when,
          children: [t !== null && P(t, p), ` `, C.length > 0 && (0, J.jsx)(i, { source: `service` })],
        }),
      }),
      (0, J.jsx)(`ul`, {
        className: `cs-panel ${q.list}`,
        children: T.map((e) =>
          (0, J.jsxs)(
            `li`,
            {
              children: [
                (0, J.jsx)(u, { name: e.icon, size: 16 }),
                (0, J.jsx)(ee, { row: e }),
                (0, J.jsx)(`small`, { children: e.detail }),
              ],
            },
            e.id,
          ),
        ),
      }),
      T.length < w.length &&
        (0, J.jsx)(`button`, {
          type: `button`,
          className: `cs-link ${q.more}`,
          onClick: () => g(!0),
          children: R.showAll(w.length),
        }),
      h && v?.more && (0, J.jsx)(`p`, { className: q.more, children: R.earlier }),
    ],
  })
}
function ee({ row: { title: e, account: t, target: n } }) {
  return n === `account`
    ? (0, J.jsx)(_, { to: `/safes/$safe`, params: { safe: t }, children: e })
    : n === `queue`
      ? (0, J.jsx)(_, { to: `/safes/$safe/queue`, params: { safe: t }, children: e })
      : (0, J.jsx)(_, { to: `/safes/$safe/transactions/$id`, params: { safe: t, id: n.transaction }, children: e })
}
export { $ as SinceLastVisit }
//# sourceMappingURL=SinceLastVisit-B40HuuUP.js.map
