const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './readGuard-DdAEUFTp.js',
      './index--te03lJq.js',
      './rolldown-runtime-DLMaRju-.js',
      './index-Nszrimeh.css',
      './later-DLdlgyuL.js',
      './fields-KVqNPxJG.js',
      './lists-DTBg-a7q.js',
      './lists-Cd1HcrqG.css',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
      './rest-CHnfK6lP.js',
      './rest-BCZfbqxO.js',
      './rest-B1EQQfBh.js',
      './rest-D842GMB8.js',
      './rest-DKUe5O8g.js',
      './rest-7WPnzzst.css',
      './rest-BXpYPL_p.js',
      './rest-CJKfR5SF.css',
    ]),
) => i.map((i) => d[i])
import { o as e } from './rolldown-runtime-DLMaRju-.js'
import {
  Ga as t,
  Kn as n,
  Mi as r,
  ho as i,
  it as a,
  l as o,
  tn as s,
  tr as c,
  wa as l,
  yi as u,
} from './index--te03lJq.js'
import { va as d } from './later-DLdlgyuL.js'
import { D as f } from './fields-KVqNPxJG.js'
import { i as p, r as m } from './rest-DBWxYTpm.js'
import { t as h } from './rest-B4NrIFGr.js'
import { M as g, kn as _ } from './lists-DTBg-a7q.js'
import { i as v, n as y, r as b, t as x } from './rest-D41q-Pk3.js'
import { i as S, r as C, t as w } from './rest-CxswhTUl.js'
import { n as T, t as E } from './rest-DrVqvaW-.js'
var D = e(i(), 1),
  O = t()
function k({ facts: e, kind: t, version: n }) {
  if (e === void 0) return null
  let { answers: r, trial: i } = e
  return i.ok && i.value.kind === `refused`
    ? (0, O.jsxs)(f, { verdict: `danger`, title: T.guardLocks, children: [T.guardLocksNote, ` `, i.value.reason] })
    : r.ok && !r.value && n !== null && !d(n, w(t).asksSince)
      ? (0, O.jsx)(f, {
          verdict: `caution`,
          title: T.accountRefusesGuard,
          children: T.accountRefusesGuardNote({ version: n }),
        })
      : i.ok
        ? null
        : (0, O.jsx)(f, {
            verdict: `unchecked`,
            title: T.removalNotChecked,
            children: T.simulationFailed({ reason: i.reason }),
          })
}
function A({ facts: e, isReading: t }) {
  let n = (0, O.jsx)(`span`, { className: S.quiet, children: T.simulating }),
    r = (0, O.jsx)(_, { verdict: `unchecked` })
  return (0, O.jsxs)(O.Fragment, {
    children: [
      (0, O.jsxs)(`div`, {
        children: [
          (0, O.jsx)(`dt`, { children: T.reportsGuard }),
          (0, O.jsx)(`dd`, { children: e ? (0, O.jsx)(j, { facts: e }) : t ? n : r }),
        ],
      }),
      (0, O.jsxs)(`div`, {
        children: [
          (0, O.jsx)(`dt`, { children: T.removable }),
          (0, O.jsx)(`dd`, { children: e ? (0, O.jsx)(M, { facts: e }) : t ? n : r }),
        ],
      }),
    ],
  })
}
function j({ facts: { answers: e } }) {
  return e.ok
    ? e.value
      ? (0, O.jsx)(_, { verdict: `verified`, label: T.yes })
      : (0, O.jsx)(_, { verdict: `caution`, label: T.no })
    : (0, O.jsx)(_, { verdict: `unchecked` })
}
function M({ facts: { trial: e } }) {
  if (!e.ok) return (0, O.jsx)(_, { verdict: `unchecked` })
  switch (e.value.kind) {
    case `passes`:
      return (0, O.jsx)(_, { verdict: `verified`, label: T.yesSimulated })
    case `refused`:
      return (0, O.jsx)(_, { verdict: `danger`, label: T.no })
    case `change-fails`:
      return (0, O.jsx)(_, { verdict: `unchecked`, label: T.cannotBeSet })
  }
}
function N(e, t, r) {
  let { chain: i, key: a, safe: o } = g(),
    { nonce: s, block: l } = e
  return u({
    queryKey: [...c.chainState(a), `guard-trial`, t, r, String(s)],
    queryFn: async () => {
      if (r === null || l === void 0) throw Error(T.noGuardChosen)
      let [{ readGuard: e }, { buildTransaction: a, setGuard: c, setModuleGuard: u }] = await Promise.all([
          n(
            () => import(`./readGuard-DdAEUFTp.js`),
            __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]),
            import.meta.url,
          ),
          n(
            () => import(`./later-DLdlgyuL.js`).then((e) => e.Dn),
            __vite__mapDeps([4, 2, 5, 6, 1, 3, 7, 8, 9]),
            import.meta.url,
          ),
        ]),
        d = t === `guard` ? c(o, r) : u(o, r),
        f = a({ to: d.to, data: d.data, nonce: s })
      return e({ chain: i, safe: o, nonce: s, block: l, kind: t, guard: r, transaction: f })
    },
    enabled: r !== null && l !== void 0,
    retry: !1,
    meta: { persist: !1 },
  })
}
function P(e) {
  let { kind: t } = e,
    { safe: n, chainId: i } = g(),
    { setup: o } = E(),
    c = a().nameOf(n, i)?.name ?? null
  return (
    s(w(t).title, c),
    o === null
      ? (0, O.jsx)(r, { rows: 4, shape: `account`, label: T.loadingGuards })
      : (0, O.jsx)(F, { setup: o, ...e })
  )
}
function F({ setup: e, kind: t, asked: r, onAsked: i }) {
  let { safe: a, chain: o } = g(),
    { text: s, setText: c, forget: l } = y(t, r),
    [u, _] = (0, D.useState)(null),
    S = w(t),
    E = e.version?.replace(/\+.*$/, ``) ?? null,
    j = I(u, { safe: a, now: e[t], already: S.already }),
    M = j === null ? u : null,
    P = C(M),
    F = N(e, t, M),
    R = m(`setup`),
    { draft: z, isBusy: B, error: V } = p((e) => (l(), R(e))),
    H =
      E === null || d(E, S.since)
        ? E === null
          ? T.notAvailableUnknown({ since: S.since })
          : T.notAvailable({ version: E, since: S.since })
        : u === null
          ? T.needsAddress
          : j === null
            ? (L(E, S.asksSince, F.data) ?? (P.isPending || F.isFetching ? T.simulatingGuard : null))
            : T.cannotBeGuard
  return (0, O.jsx)(b, {
    title: S.title,
    subtitle: S.subtitle,
    from: `modules`,
    held: H,
    isBusy: B,
    error: V,
    onContinue: () =>
      void z(async () => {
        let e = await n(
          () => import(`./later-DLdlgyuL.js`).then((e) => e.Dn),
          __vite__mapDeps([4, 2, 5, 6, 1, 3, 7, 8, 9]),
          import.meta.url,
        )
        return { calls: [t === `guard` ? e.setGuard(a, u) : e.setModuleGuard(a, u)] }
      }),
    aside:
      M === null
        ? (0, O.jsx)(f, { verdict: `caution`, title: S.caution, children: S.cautionText })
        : (0, O.jsxs)(O.Fragment, {
            children: [
              (0, O.jsx)(v, {
                address: M,
                contract: P,
                does: S.does,
                children: (0, O.jsx)(A, { facts: F.data, isReading: F.isFetching }),
              }),
              (0, O.jsx)(k, { facts: F.data, kind: t, version: E }),
              P.data && (0, O.jsx)(x, { report: P.data, what: `guard` }),
            ],
          }),
    children: (0, O.jsx)(h, {
      label: T.addressOfGuard,
      description: S.does,
      value: s,
      chain: o,
      onChange: c,
      onResolved: (e) => {
        ;(_(e), i(e))
      },
      error: j,
      autoFocus: !0,
    }),
  })
}
function I(e, { safe: t, now: n, already: r }) {
  return e === null
    ? null
    : /^0x0{40}$/.test(e)
      ? T.zeroAddress
      : l(e, t)
        ? T.accountItself
        : n !== null && l(e, n)
          ? r
          : null
}
function L(e, t, n) {
  return !n?.answers.ok || n.answers.value || d(e, t) ? null : T.contractRefuses({ version: e })
}
function R() {
  let { kind: e = `guard`, guard: t = `` } = o.useSearch(),
    n = o.useNavigate(),
    { account: r } = g()
  return (0, O.jsx)(
    P,
    {
      kind: e,
      asked: t,
      onAsked: (t) =>
        void n({ search: t === null ? { kind: e } : { kind: e, guard: t }, replace: !0, resetScroll: !1 }),
    },
    `${r} ${e}`,
  )
}
export { R as component }
//# sourceMappingURL=setup_.guard-L25lFCB1.js.map
