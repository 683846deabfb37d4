import { Fn as e, Mn as t, gn as n, kn as r } from './lists-DTBg-a7q.js'
import { Ga as i, to as a, wa as o } from './index--te03lJq.js'
import { i as s } from './rest-CHnfK6lP.js'
var c = {
    pairs: `_pairs_1pbay_1`,
    note: `_note_1pbay_27`,
    frame: `_frame_1pbay_32`,
    changes: `_changes_1pbay_36`,
    label: `_label_1pbay_67`,
    danger: `_danger_1pbay_74`,
    caution: `_caution_1pbay_82`,
  },
  l = i()
function u({ rows: e, heads: n = { label: t.value, before: t.now, after: t.after }, caption: i = t.beforeAfter }) {
  let o = [...e].sort((e, t) => Number(t.unexpected ?? !1) - Number(e.unexpected ?? !1))
  return (0, l.jsx)(`div`, {
    className: a(`cs-panel`, c.frame),
    children: (0, l.jsxs)(`table`, {
      className: c.changes,
      children: [
        (0, l.jsx)(`caption`, { className: `cs-visually-hidden`, children: i }),
        (0, l.jsx)(`thead`, {
          children: (0, l.jsxs)(`tr`, {
            children: [
              (0, l.jsx)(`th`, { scope: `col`, children: n.label }),
              (0, l.jsx)(`th`, { scope: `col`, children: n.before }),
              (0, l.jsx)(`th`, { scope: `col`, children: n.after }),
            ],
          }),
        }),
        (0, l.jsx)(`tbody`, {
          children: o.map(({ id: e, label: t, before: i, after: o, verdict: s }) =>
            (0, l.jsxs)(
              `tr`,
              {
                className: a(s && c[s]),
                children: [
                  (0, l.jsx)(`th`, {
                    scope: `row`,
                    children: (0, l.jsxs)(`span`, {
                      className: c.label,
                      children: [t, s && s !== `verified` && (0, l.jsx)(r, { verdict: s, quiet: !0 })],
                    }),
                  }),
                  (0, l.jsx)(`td`, { 'data-head': n.before, children: i }),
                  (0, l.jsx)(`td`, { 'data-head': n.after, children: o }),
                ],
              },
              e,
            ),
          ),
        }),
      ],
    }),
  })
}
function d({ rows: e, framed: t = !1 }) {
  return (0, l.jsx)(`dl`, {
    className: a(c.pairs, t && `cs-panel`),
    children: e.map(({ label: e, value: t, note: n }, r) =>
      (0, l.jsxs)(
        `div`,
        {
          children: [
            (0, l.jsx)(`dt`, { children: e }),
            (0, l.jsxs)(`dd`, { children: [t, ` `, n && (0, l.jsx)(`span`, { className: c.note, children: n })] }),
          ],
        },
        r,
      ),
    ),
  })
}
var f = {
  source: `_source_k6vs6_1`,
  parts: `_parts_k6vs6_8`,
  list: `_list_k6vs6_14`,
  row: `_row_k6vs6_28`,
  amounts: `_amounts_k6vs6_37`,
  note: `_note_k6vs6_48`,
  loss: `_loss_k6vs6_56`,
  differences: `_differences_k6vs6_60`,
  facts: `_facts_k6vs6_65`,
  word: `_word_k6vs6_77`,
  named: `_named_k6vs6_82`,
}
function p({ writes: e, unexpected: t, context: n }) {
  return e.known
    ? e.value
        .filter((e) => e.writes.length > 0)
        .map(({ account: e, writes: r }) =>
          (0, l.jsx)(
            u,
            {
              caption: s.storageOf({ account: e }),
              heads: {
                label: o(e, n.safe) ? s.storageOfThis : s.storageOf({ account: n.nameOf(e) ?? e }),
                before: s.now,
                after: s.after,
              },
              rows: r.map(({ slot: r, before: i, after: a, name: o, label: c }) => ({
                id: r,
                label: o ? c : s.unknownSlot({ slot: v(r) }),
                before: (0, l.jsx)(g, { word: i, isNumber: h(o?.kind), context: n }),
                after: (0, l.jsx)(g, { word: a, isNumber: h(o?.kind), context: n }),
                verdict: t.get(e)?.has(r) === !0 ? `danger` : void 0,
                unexpected: t.get(e)?.has(r) === !0,
              })),
            },
            e,
          ),
        )
    : (0, l.jsxs)(`p`, {
        className: f.note,
        children: [(0, l.jsx)(r, { verdict: `unchecked`, label: s.storageNotRead, quiet: !0 }), ` `, e.reason],
      })
}
var m = [`ownerCount`, `threshold`, `nonce`, `approvedHashes`, `signedMessages`],
  h = (e) => m.includes(e)
function g({ word: t, isNumber: n, context: r }) {
  let i = BigInt(t)
  if (i === 0n) return n ? `0` : s.nothing
  if (n) return i.toString()
  if (i === 1n) return s.endOfList
  let a = i.toString(16)
  if (a.length > 40) return (0, l.jsx)(`code`, { className: f.word, children: v(t) })
  let o = `0x${a.padStart(40, `0`)}`,
    c = r.nameOf(o) ?? _(o)
  return (0, l.jsxs)(`span`, {
    className: f.named,
    children: [c && (0, l.jsx)(`b`, { children: c }), (0, l.jsx)(e, { value: o })],
  })
}
function _(e) {
  let [t] = n(e).toReversed()
  return t ? `${t.name} ${t.version}` : null
}
var v = (e) => `${e.slice(0, 10)}…${e.slice(-8)}`
export { u as i, f as n, d as r, p as t }
//# sourceMappingURL=rest-BW6-RKo3.js.map
