import { D as e } from './fields-KVqNPxJG.js'
import { H as t, S as n, V as r, cn as i, fn as a, kn as o, w as s } from './lists-DTBg-a7q.js'
import {
  Dr as c,
  Ga as l,
  Gr as u,
  Ir as d,
  Rr as f,
  Tr as p,
  or as m,
  to as h,
  vr as g,
  wa as _,
  zr as v,
} from './index--te03lJq.js'
import { r as y } from './rest-BlO5BbqV.js'
import { i as b, n as x, r as S, s as C } from './rest-Cmmjidi6.js'
import { r as w } from './rest-DMf2o7tl.js'
import { t as T } from './rest-DBWxYTpm.js'
var E = {
    frame: `_frame_iavvg_1`,
    table: `_table_iavvg_5`,
    numbers: `_numbers_iavvg_46`,
    number: `_number_iavvg_46`,
    was: `_was_iavvg_63`,
    compact: `_compact_iavvg_68`,
    small: `_small_iavvg_76`,
    owner: `_owner_iavvg_110`,
    keep: `_keep_iavvg_122`,
    full: `_full_iavvg_128`,
    state: `_state_iavvg_134`,
    leaves: `_leaves_iavvg_144`,
    comes: `_comes_iavvg_150`,
    total: `_total_iavvg_154`,
    ring: `_ring_iavvg_163`,
    remedies: `_remedies_iavvg_170`,
  },
  D = l()
function O(e) {
  let { before: t, after: n, heads: r = C, isCompact: i = !1, more: a = [] } = e,
    o = (e, r, a) =>
      (0, D.jsxs)(`tr`, {
        children: [
          (0, D.jsxs)(`th`, { scope: `row`, children: [e, !i && (0, D.jsx)(`small`, { children: r })] }),
          (0, D.jsx)(`td`, { className: E.was, children: t ? a(t).text : `…` }),
          (0, D.jsx)(`td`, { children: n ? (0, D.jsx)(k, { words: a(n), isCompact: i }) : `…` }),
        ],
      })
  return (0, D.jsxs)(D.Fragment, {
    children: [
      (0, D.jsx)(`div`, {
        className: h(!i && [`cs-panel`, E.frame]),
        children: (0, D.jsxs)(`table`, {
          className: h(E.table, i ? E.compact : E.numbers),
          children: [
            (0, D.jsx)(`caption`, { className: `cs-visually-hidden`, children: C.meaningForKeys }),
            (0, D.jsx)(`thead`, {
              children: (0, D.jsxs)(`tr`, {
                children: [
                  (0, D.jsx)(`th`, {
                    scope: `col`,
                    children: (0, D.jsx)(`span`, { className: h(i && `cs-visually-hidden`), children: C.keys }),
                  }),
                  (0, D.jsx)(`th`, { scope: `col`, children: r.before }),
                  (0, D.jsx)(`th`, { scope: `col`, children: r.after }),
                ],
              }),
            }),
            (0, D.jsxs)(`tbody`, {
              children: [
                o(C.mayLose, C.mayLoseHint, S),
                o(C.thiefNeeds, C.thiefNeedsHint, b),
                a.map(({ label: e, before: t, after: n }) =>
                  (0, D.jsxs)(
                    `tr`,
                    {
                      children: [
                        (0, D.jsx)(`th`, { scope: `row`, children: e }),
                        (0, D.jsx)(`td`, { className: E.was, children: t }),
                        (0, D.jsx)(`td`, { children: n }),
                      ],
                    },
                    e,
                  ),
                ),
              ],
            }),
          ],
        }),
      }),
      n && !x(n) && (0, D.jsx)(`p`, { className: E.small, children: C.ranges }),
    ],
  })
}
function k({ words: { text: e, verdict: t }, isCompact: n }) {
  return (0, D.jsxs)(`span`, {
    className: E.number,
    'data-verdict': t ?? void 0,
    children: [
      (0, D.jsx)(`b`, { children: e }),
      t && (0, D.jsx)(o, { verdict: t, quiet: !0, ...(n ? { label: `` } : {}) }),
    ],
  })
}
function A({ transaction: e, place: t, after: n, lost: r }, i) {
  return t === `replaced`
    ? C.replacedByThis
    : e.signed === null
      ? C.signaturesNotChecked
      : t === `kept`
        ? C.executesFirst
        : r.length === 0
          ? C.signaturesStay(n)
          : C.signaturesLost({ ...n, owners: r.map(i) })
}
function j(e) {
  if (e.length === 0) return C.nothingWaits
  let t = e.filter(({ place: e }) => e === `replaced`).length,
    n = e.filter(M).length
  return t === 0
    ? n === 0
      ? C.noSignatureLost
      : C.signAgain({ again: n })
    : n === 0
      ? C.areReplaced({ replaced: t })
      : C.replacedAndAgain({ replaced: t, again: n })
}
var M = ({ place: e, before: t, after: n, lost: r }) =>
  e === `behind` && (r.length > 0 || (t.signed >= t.needed && n.signed < n.needed))
function N() {
  let e = s(!0),
    i = n({ decode: e })
  return ({ signed: e, units: n, listed: a, nonce: o }) =>
    e === null || n === null ? t(a, i).title : r(e, o, { ...i, ...n }).title
}
function P(e, t) {
  if (e === null) return null
  let n = (e, t) => e.filter((e) => !t.some((t) => _(t, e))),
    [r, i] = [n(t.owners, e.owners), n(e.owners, t.owners)],
    a = e.threshold === t.threshold ? null : { before: e.threshold, now: t.threshold }
  return r.length === 0 && i.length === 0 && a === null ? null : { came: r, left: i, threshold: a }
}
function F(e, t, n) {
  let r = e.map(({ signature: e }) => e),
    { leftOut: i } = y(t, r, n)
  return e.filter(({ signature: e }) => i.includes(e)).map(({ owner: e }) => e)
}
function I({ owners: t, nameOf: n }) {
  return t.length === 0
    ? null
    : (0, D.jsx)(e, {
        verdict: `caution`,
        title: w.leftOut({ owners: t.map(n) }),
        children: w.leftOutNote({ most: 200, count: t.length }),
      })
}
var L = [`ADD_OWNER`, `REMOVE_OWNER`, `SWAP_OWNER`, `CHANGE_THRESHOLD`],
  R = (e, t) => B(t).some((t) => V(e, t)),
  z = (e, t) => B(t).every((t) => V(e, t)),
  B = ({ to: e, data: t, operation: n }) => (n === 1 ? a(t) : null) ?? [{ to: e, data: t }]
function V(e, { to: t, data: n }) {
  let r = _(t, e) ? i(n) : null
  return r !== null && L.includes(r.type)
}
function H(e, t) {
  if (e.kind === `add-owner`) return C.addOwnerFirst({ place: e.place })
  let { threshold: n } = e
  return n === t ? C.keepSignatures({ threshold: n }) : C.requireSignatures({ threshold: n })
}
function U({ remedies: e, today: t, onThreshold: n, onAddOwner: r }) {
  return (0, D.jsx)(`span`, {
    className: E.remedies,
    children: e.map((e) =>
      (0, D.jsx)(
        `button`,
        {
          type: `button`,
          className: `cs-link`,
          onClick: () => (e.kind === `threshold` ? n(e.threshold) : r()),
          children: H(e, t),
        },
        e.kind,
      ),
    ),
  })
}
var W = v({ id: u(), text: u(), name: u() }),
  G = v({
    removed: c(g),
    replaced: c(v({ owner: g, by: W })),
    added: c(W),
    threshold: d(f()),
    when: p([`after`, `next`]),
    seen: d(v({ owners: c(g), threshold: f() })),
  }),
  K = { removed: [], replaced: [], added: [], threshold: null, when: `after`, seen: null },
  q = (e = ``) => ({ id: crypto.randomUUID(), text: e, name: `` }),
  J = m(G),
  Y = T(`owners`, J),
  X = T(`owners`, J, () => localStorage),
  Z = {
    read: (e) => Y.read(e) ?? X.read(e),
    write: Y.write,
    keep: X.write,
    readKept: X.read,
    clear(e) {
      ;(Y.clear(e), X.clear(e))
    },
  }
export {
  R as a,
  F as c,
  A as d,
  M as f,
  E as h,
  U as i,
  P as l,
  O as m,
  K as n,
  z as o,
  j as p,
  q as r,
  I as s,
  Z as t,
  N as u,
}
//# sourceMappingURL=rest-7i4qq2SQ.js.map
