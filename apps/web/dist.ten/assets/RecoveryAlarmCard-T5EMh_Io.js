import { At as e, Yn as t } from './lists-DTBg-a7q.js'
import { A as n, Ga as r, Ma as i, Qi as a, ci as o, ea as s, it as c, to as l, ui as u } from './index--te03lJq.js'
import { D as d } from './fields-KVqNPxJG.js'
import { r as f, t as p } from './rest-GRTnIP2r.js'
import { a as m, i as h, o as g } from './rest-Dq0ts-k8.js'
import { Dt as _, Et as v, Tt as y, kt as b, wt as x } from './later-DLdlgyuL.js'
function S({ announced: e }, { now: t }, n) {
  if (!e.known) return b.unreadCall
  let { meaning: r } = e
  switch (r.kind) {
    case `more`:
      return b.everything
    case `refused`:
      return b.refusedChange
    case `owners`:
      return C(r, t, n)
  }
}
function C({ after: e, comes: t, leaves: n, stays: r }, i, a) {
  let o = (e) => e.map(a),
    s =
      e.threshold === i.threshold && e.owners.length === i.owners.length
        ? null
        : { threshold: e.threshold, owners: e.owners.length }
  return r.length === 0 && n.length > 0
    ? b.allReplaced({ leave: n.length, comes: o(t), threshold: e.threshold, owners: e.owners.length })
    : t.length > 0 && n.length > 0
      ? b.someReplaced({ leaves: o(n), comes: o(t), then: s })
      : t.length > 0
        ? b.someAdded({ comes: o(t), then: s })
        : n.length > 0
          ? b.someRemoved({ leaves: o(n), then: s })
          : e.threshold === i.threshold
            ? b.nothingChanges
            : b.thresholdChanges({ after: e.threshold, before: i.threshold, owners: i.owners.length })
}
function w(t, { name: n, nameOf: r }, i) {
  let { attempt: a, recovery: o, isExpected: c } = t,
    { announced: l, times: u } = a,
    d = l.known && l.meaning.kind === `owners`,
    f = x(a, o),
    p = f ? r(f) : b.aRecoverer,
    m = _(o, i),
    h = S(a, o, r),
    g = o.attempts.length - 1,
    C =
      e(u, m) === `ready`
        ? b.cardNow({ clause: h })
        : b.cardFrom({ time: s(Number(u.from) * 1e3), left: y(u.from - m), clause: h })
  return {
    title: d && !c ? b.hasStarted({ who: p, name: n }) : v(t, n),
    text: g === 0 ? C : `${C} ${b.othersWait({ more: g })}`,
  }
}
var T = {
    card: `_card_1moo2_1`,
    words: `_words_1moo2_22`,
    why: `_why_1moo2_40`,
    acts: `_acts_1moo2_46`,
    expected: `_expected_1moo2_51`,
  },
  E = r()
function D({ alarm: e, account: t, now: r }) {
  let { chain: i, safe: a } = e,
    { chainId: o } = i
  return (0, E.jsx)(n, {
    value: { chain: i, chainId: o, safe: a, key: { chainId: o, safe: a }, account: t },
    children: (0, E.jsx)(O, { alarm: e, account: t, now: r }),
  })
}
function O({ alarm: e, account: n, now: r }) {
  let { chain: s, safe: _, recovery: v, isExpected: y } = e,
    { nameOf: x } = c(),
    S = u(),
    C = f(`cancel-recovery`),
    D = m(v),
    O = h(v),
    k = (e) => x(e, s.chainId)?.name ?? t(e),
    { title: A, text: j } = w(e, { name: k(_), nameOf: k }, r),
    [M] = D.waiting,
    N = C.may === `no` || C.may === `wait` ? C.reason : null
  return (0, E.jsxs)(`section`, {
    className: l(T.card, y && T.expected),
    role: y ? void 0 : `alert`,
    'aria-label': b.alarmOf({ name: k(_) }),
    children: [
      (0, E.jsx)(a, { name: y ? `clock` : `alert-octagon`, size: 26 }),
      (0, E.jsxs)(`div`, {
        className: T.words,
        children: [
          (0, E.jsx)(`b`, { children: A }),
          (0, E.jsx)(`p`, { children: j }),
          M && (0, E.jsx)(`p`, { children: g(D, v.now.threshold) }),
          N !== null && (0, E.jsx)(`p`, { className: T.why, 'aria-hidden': !0, children: N }),
          O.error && (0, E.jsx)(d, { verdict: `danger`, title: b.notDrafted, announce: !0, children: O.error }),
        ],
      }),
      (0, E.jsxs)(`div`, {
        className: T.acts,
        children: [
          (0, E.jsx)(i, {
            variant: `default`,
            renderRoot: (e) => (0, E.jsx)(o, { ...e, to: `/safes/$safe/setup/recovery`, params: { safe: n } }),
            children: b.readIt,
          }),
          (0, E.jsx)(p, {
            act: `cancel-recovery`,
            variant: y ? `default` : `filled`,
            showReason: !1,
            loading: O.isBusy,
            disabled: D.isPending,
            onClick: () =>
              void (M ? S({ to: `/safes/$safe/transactions/$id`, params: { safe: n, id: M.listed.id } }) : O.cancel()),
            children: b.stopRecovery,
          }),
        ],
      }),
    ],
  })
}
export { D as RecoveryAlarmCard }
//# sourceMappingURL=RecoveryAlarmCard-T5EMh_Io.js.map
