import { o as e } from './rolldown-runtime-DLMaRju-.js'
import { t } from './rest-BT_Dwl6x.js'
import { Fn as n, Ln as r, Mn as i, Pn as a, kn as o } from './lists-DTBg-a7q.js'
import { Ea as s, Ga as c, Qi as l, ba as u, ho as d, to as f, xa as p } from './index--te03lJq.js'
import { n as m, t as h } from './rest-Bb7jYocN.js'
var g = {
    tree: `_tree_wvqxa_1`,
    call: `_call_wvqxa_1`,
    danger: `_danger_wvqxa_5`,
    head: `_head_wvqxa_9`,
    number: `_number_wvqxa_41`,
    words: `_words_wvqxa_46`,
    signature: `_signature_wvqxa_57`,
    end: `_end_wvqxa_65`,
    details: `_details_wvqxa_73`,
    nested: `_nested_wvqxa_96`,
  },
  _ = c()
function v({ rows: e }) {
  return (0, _.jsx)(`dl`, {
    className: g.details,
    children: e.map(({ label: e, value: t }, n) =>
      (0, _.jsxs)(`div`, { children: [(0, _.jsx)(`dt`, { children: e }), (0, _.jsx)(`dd`, { children: t })] }, n),
    ),
  })
}
var y = e(d(), 1),
  b = { danger: 3, caution: 2, unchecked: 1, verified: 0 }
function x(e) {
  return e.map((e) => e + 1).join(`.`)
}
function S(e) {
  let t,
    n = (e) => {
      let r = w(e)
      ;(r > 0 && r > (t?.weight ?? 0) && (t = { id: e.id, weight: r }), e.children?.forEach(n))
    }
  return (e.forEach(n), t?.id)
}
function C(e, t) {
  return t === void 0 ? !1 : e.id === t || (e.children ?? []).some((e) => C(e, t))
}
function w({ verdict: e }) {
  return e === void 0 ? 0 : b[typeof e == `string` ? e : e.verdict]
}
function T({ calls: e, label: t = i.calls }) {
  let n = S(e)
  return (0, _.jsx)(`ol`, {
    className: f(`cs-panel`, g.tree),
    'aria-label': t,
    children: e.map((e, t) => (0, _.jsx)(E, { call: e, path: [t], worst: n }, e.id)),
  })
}
function E({ call: e, path: t, worst: n }) {
  let { title: r, signature: a, details: s, verdict: c, note: u, children: d } = e,
    p = d !== void 0 && d.length > 0,
    m = s !== void 0 || p,
    [h, v] = (0, y.useState)(() => C(e, n)),
    b = (0, y.useId)(),
    S = x(t),
    w = D(c),
    T = (0, _.jsxs)(_.Fragment, {
      children: [
        m ? (0, _.jsx)(l, { name: h ? `chevron-down` : `chevron-right`, size: 16 }) : (0, _.jsx)(`span`, {}),
        (0, _.jsxs)(`span`, {
          className: g.number,
          children: [
            (0, _.jsx)(`span`, { 'aria-hidden': !0, children: S }),
            (0, _.jsx)(`span`, {
              className: `cs-visually-hidden`,
              children: t.length > 1 ? i.callAtLevel({ number: S, level: t.length }) : i.call({ number: S }),
            }),
          ],
        }),
        (0, _.jsxs)(`span`, {
          className: g.words,
          children: [
            (0, _.jsx)(`b`, { children: r }),
            a && (0, _.jsx)(`span`, { className: g.signature, children: a }),
          ],
        }),
        (0, _.jsxs)(`span`, { className: g.end, children: [u, w && (0, _.jsx)(o, { ...w })] }),
      ],
    })
  return (0, _.jsxs)(`li`, {
    className: f(g.call, w?.verdict === `danger` && g.danger),
    children: [
      m
        ? (0, _.jsx)(`button`, {
            type: `button`,
            className: g.head,
            'aria-expanded': h,
            ...(h ? { 'aria-controls': b } : {}),
            onClick: () => v(!h),
            children: T,
          })
        : (0, _.jsx)(`div`, { className: g.head, children: T }),
      m &&
        h &&
        (0, _.jsxs)(`div`, {
          id: b,
          children: [
            s,
            p &&
              (0, _.jsx)(`ol`, {
                className: g.nested,
                'aria-label': i.callsInside({ number: S }),
                children: d.map((e, r) => (0, _.jsx)(E, { call: e, path: [...t, r], worst: n }, e.id)),
              }),
          ],
        }),
    ],
  })
}
function D(e) {
  return typeof e == `string` ? { verdict: e } : e
}
var O = p(`calls`, {
  noSignature: (e) => `${e} (no signature known)`,
  operation: `operation`,
  delegatecall: `1, delegatecall`,
  data: `data`,
  bytes: (e) => u(e, { one: `# byte`, other: `# bytes` }),
  target: `target`,
  certainty: `certainty`,
  describedAs: `described as`,
  quoted: (e) => `“${e}”`,
  quotedField: ({ label: e, value: t }) => `“${e}” ${t}`,
  fromPerson: ({ text: e, owner: t }) =>
    `${e}. This description comes from a file you added${t === null ? `` : `, by “${t}”`}. It proves nothing.`,
  fromOperator: ({ text: e, owner: t }) =>
    `${e}. This description comes from a file of the operator of this service${t === null ? `` : `, by “${t}”`}. It proves nothing.`,
})
function k({ certainty: e }) {
  let t = h(e)
  return t === null
    ? null
    : (0, _.jsxs)(`span`, { title: t.long, children: [t.short, ` `, (0, _.jsx)(a, { source: M[e.kind] })] })
}
function A({ certainty: e, target: t, described: r }) {
  let i = e && h(e),
    o = t?.hops.at(-1),
    s = []
  return (
    t &&
      o &&
      s.push({
        label: O.target,
        value: (0, _.jsxs)(_.Fragment, {
          children: [m(t.hops), ` `, (0, _.jsx)(n, { value: o.address }), ` `, (0, _.jsx)(a, { source: `chain` })],
        }),
      }),
    i && s.push({ label: O.certainty, value: i.long }),
    r && s.push({ label: O.describedAs, value: j(r) }),
    s
  )
}
function j({ intent: e, fields: t, owner: n, by: r }) {
  let i = [O.quoted(e), ...t.map((e) => O.quotedField(e))].join(`, `)
  return (0, _.jsxs)(_.Fragment, {
    children: [
      r === `person` ? O.fromPerson({ text: i, owner: n }) : O.fromOperator({ text: i, owner: n }),
      ` `,
      (0, _.jsx)(a, { source: r === `person` ? `you` : `operator` }),
    ],
  })
}
var M = {
    empty: `chain`,
    code: `chain`,
    added: `you`,
    address: `unknown`,
    claim: `service`,
    selector: `unknown`,
    collision: `unknown`,
    inexact: `unknown`,
    service: `service`,
    unknown: `unknown`,
  },
  N = { exact: `_exact_180nx_1`, note: `_note_180nx_5`, data: `_data_180nx_9`, address: `_address_180nx_15` }
function P({ nodes: e }) {
  return (0, _.jsx)(T, { calls: e.map(F) })
}
function F(e) {
  let { number: n, title: r, signature: i, tone: a, source: o, children: s, parameters: c, call: l } = e
  return {
    id: n,
    title: (0, _.jsx)(t, { parts: r, isQuiet: !0 }),
    signature: i ?? (l.data === `0x` ? void 0 : O.noSignature(l.data.slice(0, 10))),
    ...(a === `none` ? {} : { verdict: a }),
    ...(e.certainty ? { note: (0, _.jsx)(k, { certainty: e.certainty }) } : {}),
    details: (0, _.jsx)(v, {
      rows: [
        ...c.map((e) => ({ label: e.name, value: (0, _.jsx)(I, { ...e }) })),
        ...(l.operation === 1 ? [{ label: O.operation, value: O.delegatecall }] : []),
        ...A(e),
        ...(o === `unknown` || e.certainty?.kind === `inexact`
          ? [{ label: O.data, value: (0, _.jsx)(R, { data: l.data }) }]
          : []),
      ],
    }),
    ...(s.length > 0 ? { children: s.map(F) } : {}),
  }
}
function I({ type: e, value: t, note: i, name: a }) {
  return e === `address` && s(t)
    ? (0, _.jsxs)(`span`, {
        className: N.address,
        children: [
          (0, _.jsx)(n, { value: t }),
          ` `,
          (0, _.jsx)(r, { value: t, label: a }),
          i && (0, _.jsx)(`span`, { className: N.note, children: i }),
        ],
      })
    : t.startsWith(`0x`)
      ? (0, _.jsx)(R, { data: t })
      : (0, _.jsxs)(_.Fragment, {
          children: [
            (0, _.jsx)(`span`, { className: N.exact, children: t }),
            ` `,
            i && (0, _.jsx)(`span`, { className: N.note, children: i }),
          ],
        })
}
var L = 512
function R({ data: e }) {
  let t = (e.length - 2) / 2
  return (0, _.jsxs)(_.Fragment, {
    children: [
      (0, _.jsx)(`code`, { className: N.data, children: e.length > L ? `${e.slice(0, L)}…` : e }),
      ` `,
      (0, _.jsx)(`span`, { className: N.note, children: O.bytes(t) }),
      ` `,
      (0, _.jsx)(r, { value: e, label: O.data }),
    ],
  })
}
function z(e, [t, n]) {
  let [r = 0, i = 0] = e.split(`.`).map(Number)
  return r > t || (r === t && i >= n)
}
export { P as n, v as r, z as t }
//# sourceMappingURL=rest-V0sFQu-D.js.map
