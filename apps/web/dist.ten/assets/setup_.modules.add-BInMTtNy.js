const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './readModulesHere-1yBINraL.js',
      './index--te03lJq.js',
      './rolldown-runtime-DLMaRju-.js',
      './index-Nszrimeh.css',
      './lists-DTBg-a7q.js',
      './lists-Cd1HcrqG.css',
      './later-DLdlgyuL.js',
      './fields-KVqNPxJG.js',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
      './rest-CxswhTUl.js',
      './rest-DrVqvaW-.js',
      './rest-GRTnIP2r.js',
      './rest-CC7xzsx6.css',
      './rest-C7JX3zD4.css',
    ]),
) => i.map((i) => d[i])
import { o as e } from './rolldown-runtime-DLMaRju-.js'
import {
  Ga as t,
  Kn as n,
  Ma as r,
  Mi as i,
  ci as a,
  ho as o,
  i as s,
  it as c,
  sa as l,
  tn as u,
  wa as d,
  yi as f,
} from './index--te03lJq.js'
import { ya as p } from './later-DLdlgyuL.js'
import { D as m, M as h } from './fields-KVqNPxJG.js'
import { i as g, r as _ } from './rest-DBWxYTpm.js'
import { t as v } from './rest-B4NrIFGr.js'
import { Cn as y, M as b, kn as x } from './lists-DTBg-a7q.js'
import { i as S, n as C, r as w, t as T } from './rest-D41q-Pk3.js'
import { i as E, o as D, r as O } from './rest-CxswhTUl.js'
import { n as k, t as A } from './rest-DrVqvaW-.js'
var j = e(o(), 1),
  M = t()
function N({ modules: e, chosen: t, onChoose: n }) {
  let { data: r, error: i } = L(e)
  return (0, M.jsxs)(`section`, {
    'aria-labelledby': `known-modules`,
    className: E.choices,
    children: [
      (0, M.jsx)(y, { id: `known-modules`, title: k.knownModules, level: 2 }),
      (0, M.jsxs)(`div`, {
        className: `cs-panel`,
        children: [
          r?.map(({ address: e, name: r, does: i, isMasterCopy: a }) =>
            a
              ? (0, M.jsx)(P, { address: e, name: r, does: i }, e)
              : (0, M.jsx)(I, { address: e, name: r, does: i, onChoose: n, isChosen: t !== null && d(t, e) }, e),
          ),
          r?.length === 0 && (0, M.jsx)(`p`, { className: E.option, children: k.noKnownModule }),
          i && (0, M.jsx)(`p`, { className: E.option, children: k.knownNotRead({ reason: l(i) }) }),
          !r && !i && (0, M.jsx)(`p`, { className: `${E.option} ${E.quiet}`, children: k.loadingKnown }),
        ],
      }),
    ],
  })
}
function P({ address: e, name: t, does: n }) {
  let { account: i } = b(),
    o = O(e),
    s = t.startsWith(`Zodiac Delay`)
  return (0, M.jsxs)(`div`, {
    className: E.choice,
    children: [
      (0, M.jsx)(h, { address: e, shape: `contract`, name: t }),
      (0, M.jsx)(F, { contract: o }),
      s
        ? (0, M.jsx)(r, {
            size: `xs`,
            renderRoot: (e) => (0, M.jsx)(a, { to: `/safes/$safe/setup/recovery`, params: { safe: i }, ...e }),
            children: k.setUpRecovery,
          })
        : (0, M.jsx)(`span`, {}),
      (0, M.jsxs)(`small`, { children: [n, ` `, s ? k.recoveryCreatesCopy : k.ownCopy] }),
    ],
  })
}
function F({ contract: e }) {
  let t = e.data?.judged
  return t?.kind === `known-code` || (t?.kind === `exchangeable` && t.name !== null)
    ? (0, M.jsx)(x, { verdict: `verified`, label: k.knownCode, quiet: !0 })
    : (0, M.jsx)(D, { contract: e, quiet: !0 })
}
function I({ address: e, name: t, does: n, isChosen: i, onChoose: a }) {
  let o = O(e)
  return (0, M.jsxs)(`div`, {
    className: E.choice,
    children: [
      (0, M.jsx)(h, { address: e, shape: `contract`, name: t }),
      (0, M.jsx)(D, { contract: o, quiet: !0 }),
      (0, M.jsx)(r, {
        size: `xs`,
        'aria-label': k.chooseModule({ name: t }),
        'aria-pressed': i,
        onClick: () => a(e),
        children: i ? k.chosen : k.choose,
      }),
      (0, M.jsx)(`small`, { children: n }),
    ],
  })
}
function L(e) {
  let { chain: t } = b(),
    r = f({
      queryKey: [`modules-here`, t.chainId],
      queryFn: async () => {
        let { readModulesHere: e } = await n(
          async () => {
            let { readModulesHere: e } = await import(`./readModulesHere-1yBINraL.js`)
            return { readModulesHere: e }
          },
          __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]),
          import.meta.url,
        )
        return e(t)
      },
      staleTime: 6e4,
      meta: { persist: !1 },
    })
  return { ...r, data: r.data?.filter(({ address: t }) => !e.some((e) => d(e, t))) }
}
function R(e) {
  let { safe: t, chainId: n } = b(),
    { setup: r } = A(),
    a = c().nameOf(t, n)?.name ?? null
  return (
    u(k.addModule, a),
    r === null
      ? (0, M.jsx)(i, { rows: 4, shape: `account`, label: k.loadingModules })
      : (0, M.jsx)(z, { setup: r, ...e })
  )
}
function z({ setup: e, asked: t, onAsked: r }) {
  let { safe: i, chain: a } = b(),
    { text: o, setText: s, forget: c } = C(`module`, t),
    [l, u] = (0, j.useState)(null),
    d = O(l),
    f = _(`setup`),
    { draft: h, isBusy: y, error: x } = g((e) => (c(), f(e))),
    E = l === null ? null : p(l, { account: i, modules: e.modules }),
    D = B({ module: l, problem: E, report: d.data, error: d.error, chainName: a.chainName })
  return (0, M.jsxs)(w, {
    title: k.addModule,
    subtitle: k.addModuleSubtitle,
    from: `modules`,
    held: D,
    isBusy: y,
    error: x,
    onContinue: () =>
      void h(async () => {
        let { enableModule: e } = await n(
          async () => {
            let { enableModule: e } = await import(`./later-DLdlgyuL.js`).then((e) => e.Dn)
            return { enableModule: e }
          },
          __vite__mapDeps([6, 2, 7, 4, 1, 3, 5, 8, 9]),
          import.meta.url,
        )
        return { calls: l === null ? [] : [e(i, l)] }
      }),
    aside:
      l === null || E !== null
        ? (0, M.jsx)(m, { verdict: `caution`, title: k.needsNoSignatures, children: k.needsNoSignaturesNote })
        : (0, M.jsxs)(M.Fragment, {
            children: [
              (0, M.jsx)(S, { address: l, contract: d, does: k.canMoveAll }),
              d.data && (0, M.jsx)(T, { report: d.data, what: `module` }),
            ],
          }),
    children: [
      (0, M.jsx)(v, {
        label: k.addressOfModule,
        value: o,
        chain: a,
        onChange: s,
        onResolved: (e) => {
          ;(u(e), r(e))
        },
        error: E,
        autoFocus: !0,
      }),
      (0, M.jsx)(N, { modules: e.modules, chosen: l, onChoose: s }),
    ],
  })
}
function B({ module: e, problem: t, report: n, error: r, chainName: i }) {
  return e === null
    ? k.needsAddress
    : t === null
      ? r
        ? k.codeNotRead({ reason: l(r) })
        : n === void 0
          ? k.readingCode
          : n.judged.kind === `no-code`
            ? k.noContract({ network: i })
            : n.known?.isMasterCopy && n.facts.run.kind === `own`
              ? k.isMasterContract({ name: n.judged.name ?? n.known.name })
              : null
      : k.cannotBeModule
}
function V() {
  let { module: e = `` } = s.useSearch(),
    t = s.useNavigate(),
    { account: n } = b()
  return (0, M.jsx)(
    R,
    { asked: e, onAsked: (e) => void t({ search: e === null ? {} : { module: e }, replace: !0, resetScroll: !1 }) },
    n,
  )
}
export { V as component }
//# sourceMappingURL=setup_.modules.add-BInMTtNy.js.map
