import { o as e } from './rolldown-runtime-DLMaRju-.js'
import {
  Dr as t,
  Ga as n,
  Gr as r,
  Ir as i,
  Li as a,
  Rr as o,
  ba as s,
  br as c,
  cr as l,
  ga as u,
  ho as d,
  or as f,
  sr as p,
  vr as m,
  xa as h,
  xr as g,
  zi as _,
  zr as v,
} from './index--te03lJq.js'
import { a as y, i as b, o as x } from './rest-DKUe5O8g.js'
import { Kt as S, Zt as C, qt as w } from './later-DLdlgyuL.js'
import { t as T } from './rest-BXpYPL_p.js'
var E = e(d(), 1),
  D = { chainId: c, safe: m, hash: g },
  O = (e, t) =>
    e.chainId === t.chainId &&
    e.safe.toLowerCase() === t.safe.toLowerCase() &&
    e.hash.toLowerCase() === t.hash.toLowerCase(),
  k = v({ ...D, checkId: r(), field: i(r()), title: r(), reason: r(), typed: r(), at: o() }),
  A = l(`countersign.overrides`, [], f(t(k)))
function j(e, t) {
  let n = Date.now(),
    r = t.flatMap(({ check: e, typed: t }) => C(e, { typed: t, at: n }) ?? [])
  A.update((n) => [
    ...n.filter((n) => !O(n, e) || !t.some(({ check: e }) => w(n, e))),
    ...r.map((t) => ({ ...e, ...t })),
  ])
}
var M = (e) => A.update((t) => t.filter((t) => !O(t, e) || t.checkId !== e.checkId || t.field !== e.field)),
  N = (e, t = A.get()) => t.filter((t) => O(t, e)),
  P = (e) => {
    let t = p(A)
    return e === null ? [] : N(e, t)
  },
  F = h(`verdict`, {
    checks: `Checks`,
    blocked: `Signing is blocked`,
    overridden: (e) => s(e, { one: `You overrode # danger`, other: `You overrode # dangers` }),
    cautions: (e) => s(e, { one: `# caution to read`, other: `# cautions to read` }),
    fine: `No problem found`,
    checking: `Checking`,
    passed: (e) => s(e, { one: `# check passed`, other: `# checks passed` }),
    dangersFound: (e) => s(e, { one: `# danger found`, other: `# dangers found` }),
    cautionsFound: (e) => s(e, { one: `# caution`, other: `# cautions` }),
    nothingBlocks: `nothing blocks signing`,
    couldNotRun: (e) => s(e, { one: `# could not run`, other: `# could not run` }),
    accepted: (e) => s(e, { one: `# accepted before`, other: `# accepted before` }),
    badgeBlocked: `Signing is blocked`,
    badgeCautions: (e) => s(e, { one: `# caution`, other: `# cautions` }),
    show: `Show`,
    hide: `Hide`,
    moreCautions: (e) => s(e, { one: `# more caution`, other: `# more cautions` }),
    showAll: ({ count: e }) => `Show all ${e} cautions`,
    showFirst: `Show the first three`,
    allMatch: ({ topics: e }) => `${e.charAt(0).toUpperCase()}${e.slice(1)} match`,
    othersPassed: `All other checks passed`,
    nothingPassed: `Checks that could not run here`,
    topicRecipients: `recipients`,
    topicAmounts: `amounts`,
    topicOwners: `owners`,
    topicSignatures: `signatures`,
    topicHashes: `hashes`,
    topicCalls: `calls`,
    iKnowThis: `Accept for this account`,
    acceptedHere: `You accepted this for the account. It is listed in its health.`,
    notOverridable: `You cannot override this check:`,
    notOverridableWhy: `the wallet would sign something else than the page shows.`,
    overriddenAt: `<b>Overridden by you</b>, <time/>.`,
    removeOverride: `Remove the override`,
    readingChain: `The page is reading the account from the chain.`,
    failedTitle: `No check could run`,
    failedRow: `Signing is not possible until the chain answers`,
    notRequiredHere: `not required here`,
    tryAgain: `Try again`,
    addNode: `Add a second node`,
    addContact: `Add it to the address book`,
    runTest: `Do a test run`,
    overridesTitle: `Overridden in this browser`,
    overridesLabel: `Overridden checks`,
    overrideTyped: `Typed “<typed/>”, <time/>`,
  })
function I({ tone: e, blocking: t, dangers: n, cautions: r }) {
  return t > 0
    ? F.blocked
    : e === `danger`
      ? F.overridden(n.length)
      : e === `checking`
        ? F.checking
        : r.length > 0
          ? F.cautions(r.length)
          : F.fine
}
function L({ tone: e, dangers: t, cautions: n, runnable: r, unrun: i, accepted: a, passed: o }) {
  let s = r.length + i.length,
    c = t.length > 0
  return [
    ...(c ? [F.dangersFound(t.length)] : []),
    ...(c && n.length > 0 ? [F.cautionsFound(n.length)] : []),
    ...(o.length > 0 ? [F.passed(o.length)] : []),
    ...(s > 0 ? [F.couldNotRun(s)] : []),
    ...(a.length > 0 ? [F.accepted(a.length)] : []),
    ...(e === `caution` ? [F.nothingBlocks] : []),
  ].join(`, `)
}
function R(e) {
  let { tone: t, blocking: n, cautions: r } = e
  return n > 0 || t !== `caution` ? I(e) : F.badgeCautions(r.length)
}
var z = n(),
  B = 3,
  V = () => null,
  H = (e) => e
function U({ checks: e, overrides: t = [], isRunning: n = !1, actsOf: r = V, write: i = H, standing: a }) {
  let [o, s] = (0, E.useState)(!1),
    [c, l] = (0, E.useState)(!1),
    u = T({ checks: e, overrides: t, isRunning: n, isAccepted: a?.isAccepted ?? !1, canRun: (e) => !!r(e) }),
    { dangers: d, cautions: f, runnable: p, unrun: m, accepted: h, passed: g } = u,
    _ = [...h, ...m, ...g],
    v = (e) =>
      a && e.standing !== void 0
        ? (0, z.jsx)(`button`, { type: `button`, className: `cs-link`, onClick: a.accept, children: F.iKnowThis })
        : null
  return (0, z.jsxs)(b, {
    label: F.checks,
    tone: u.tone,
    title: I(u),
    detail: L(u),
    children: [
      (0, z.jsxs)(`ul`, {
        'aria-label': F.checks,
        children: [
          d.map((e) =>
            (0, z.jsx)(
              K,
              {
                check: e,
                write: i,
                acts: r(e),
                children: (0, z.jsx)(q, { check: e, override: t.find((t) => w(t, e)) }),
              },
              G(e),
            ),
          ),
          f.map(([e, ...t], n) =>
            (0, z.jsx)(
              K,
              {
                check: e,
                write: i,
                hidden: !o && n >= B,
                acts: (0, z.jsxs)(z.Fragment, { children: [r(e), v(e)] }),
                children: t.map((e) =>
                  (0, z.jsx)(`span`, { style: { display: `block` }, children: i(e.reason) }, G(e)),
                ),
              },
              G(e),
            ),
          ),
          p.map((e) => (0, z.jsx)(K, { check: e, write: i, acts: r(e) }, G(e))),
        ],
      }),
      f.length > B &&
        (0, z.jsx)(y, {
          verdict: `caution`,
          action: (0, z.jsx)(`button`, {
            type: `button`,
            className: `cs-link`,
            'aria-expanded': o,
            onClick: () => s(!o),
            children: o ? F.showFirst : F.showAll({ count: f.length }),
          }),
          children: o ? null : F.moreCautions(f.length - B),
        }),
      _.length > 0 &&
        (0, z.jsxs)(z.Fragment, {
          children: [
            (0, z.jsx)(y, {
              verdict: `verified`,
              action: (0, z.jsx)(`button`, {
                type: `button`,
                className: `cs-link`,
                'aria-expanded': c,
                onClick: () => l(!c),
                children: c ? F.hide : F.show,
              }),
              children: W(g),
            }),
            (0, z.jsx)(`ul`, {
              hidden: !c,
              children: _.map((e) =>
                (0, z.jsx)(
                  K,
                  {
                    check: e,
                    write: i,
                    children:
                      h.includes(e) && (0, z.jsx)(`span`, { style: { display: `block` }, children: F.acceptedHere }),
                  },
                  G(e),
                ),
              ),
            }),
          ],
        }),
    ],
  })
}
function W(e) {
  if (e.length === 0) return F.nothingPassed
  let t = X(e)
  return t === `` ? F.othersPassed : F.allMatch({ topics: t })
}
var G = ({ id: e, field: t, title: n }) => [e, t, n].join(),
  K = ({ check: e, write: t, acts: n, hidden: r = !1, children: i }) =>
    (0, z.jsxs)(x, { check: e.id, verdict: e.verdict, title: e.title, hidden: r, acts: n, children: [t(e.reason), i] })
function q({ check: e, override: t }) {
  return S(e)
    ? t
      ? (0, z.jsxs)(`span`, {
          style: { display: `block` },
          children: [
            (0, z.jsx)(_, {
              text: F.overriddenAt,
              slots: { b: (e) => (0, z.jsx)(`b`, { children: e }), time: (0, z.jsx)(a, { at: t.at, form: `exact` }) },
            }),
            ` `,
            (0, z.jsx)(`button`, {
              type: `button`,
              className: `cs-link`,
              onClick: () => M(t),
              children: F.removeOverride,
            }),
          ],
        })
      : null
    : (0, z.jsxs)(`span`, {
        style: { display: `block` },
        children: [(0, z.jsx)(`b`, { children: F.notOverridable }), ` `, F.notOverridableWhy],
      })
}
var J = () => (0, z.jsx)(b, { tone: `checking`, label: F.checks, title: F.checking, detail: F.readingChain })
function Y({ reason: e, onRetry: t }) {
  return (0, z.jsx)(b, {
    tone: `unchecked`,
    label: F.checks,
    title: F.failedTitle,
    detail: e,
    actions: (0, z.jsx)(`button`, { type: `button`, className: `cs-link`, onClick: t, children: F.tryAgain }),
    children: (0, z.jsx)(`ul`, { children: (0, z.jsx)(x, { verdict: `unchecked`, title: F.failedRow }) }),
  })
}
function X(e) {
  let t = (...t) => e.some(({ id: e }) => t.includes(e))
  return u([
    ...(t(`recipients`) ? [F.topicRecipients] : []),
    ...(t(`tokens`, `typed-amounts`, `holdings`) ? [F.topicAmounts] : []),
    ...(t(`account-state`, `owner-list`) ? [F.topicOwners] : []),
    ...(t(`signatures`) ? [F.topicSignatures] : []),
    ...(t(`decoding`, `inputs`) ? [F.topicCalls] : []),
    ...(t(`service-hash`, `witness-hash`, `contract-hash`) ? [F.topicHashes] : []),
  ])
}
export { F as a, P as c, R as i, D as l, U as n, j as o, J as r, N as s, Y as t, O as u }
//# sourceMappingURL=rest-D842GMB8.js.map
