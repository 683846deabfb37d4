import { Cn as e, Fn as t, Ht as n, Ln as r } from './lists-DTBg-a7q.js'
import { i, n as a, o, r as s } from './rest-BXpYPL_p.js'
import { M as c } from './fields-KVqNPxJG.js'
import { Ga as l, ba as u, ea as d, xa as f, ya as p } from './index--te03lJq.js'
import { a as m, i as h, n as g, o as _, r as v } from './rest-COc_bzz2.js'
var y = /deadline|expir|valid(To|Until|After|Before|From)|timestamp|(start|end)(Time|Date|ed)?$|issuedAt/i,
  b = { from: 1000000000n, to: 99999999999n },
  x = new Set([2n ** 256n - 1n, 2n ** 160n - 1n])
function S(e, t) {
  let { type: n, name: r, value: i, group: a } = e
  if (n === `address`) {
    let e = h(i)
    return e === null ? null : { kind: `address`, address: e }
  }
  if (n === `bytes32` && typeof i == `string` && /^0x[0-9a-fA-F]{64}$/.test(i)) return { kind: `hash`, value: i }
  if (!/^u?int\d*$/.test(n)) return null
  let o = m(i)
  if (o === null) return null
  if (a === `domain` && r === `chainId`) return { kind: `chain`, chainId: o.toString() }
  let s = C(e, t)
  return s === null
    ? y.test(r) && o >= b.from && o <= b.to
      ? { kind: `time`, at: Number(o) * 1e3 }
      : null
    : { kind: `amount`, token: s, value: o, isAll: x.has(o) }
}
function C({ name: e, siblings: t }, n) {
  let r = /^(.*?)amount$/i.exec(e)?.[1]
  return r === void 0
    ? e === `value` && _(n) === `Permit`
      ? h(n.domain.verifyingContract)
      : null
    : h(t[r === `` ? `token` : `${r}Token`])
}
var w = {
    text: `_text_t6gax_1`,
    fields: `_fields_t6gax_11`,
    groupName: `_groupName_t6gax_15`,
    field: `_field_t6gax_11`,
    exact: `_exact_t6gax_55`,
    more: `_more_t6gax_62`,
  },
  T = f(`message-content-view`, {
    text: `Text`,
    characters: (e) => u(e, { one: `# character`, other: `# characters` }),
    textLabel: `text`,
    textToSign: `Text to sign`,
    typedData: `Typed data`,
    readHere: `read from the hashed data`,
    json: `JSON`,
    bytes: (e) => u(e, { one: `# byte, unchanged`, other: `# bytes, unchanged` }),
    domain: `Domain: the purpose of the signature`,
    content: `Message: the content`,
    contentOf: (e) => `${e}: the content`,
    more: (e) =>
      `These are the first ${p(e)} fields. The signature contains more fields than this list: see the JSON below.`,
    anyAmount: `any amount`,
    missing: `missing, signed as zero`,
    remove: `Remove this message from this browser?`,
    removeAct: `Remove`,
    taken: ({ time: e, count: t }) =>
      `The service accepted it at ${e} and keeps it. So only the copy in this browser is removed, with ${u(t, { one: `# signature`, other: `# signatures` })}.`,
    lost: (e) =>
      `No service has this message. The message and ${u(e, { one: `# signature`, other: `# signatures` })} are lost unless you shared them, and the owners would have to sign again. Share it first if you may still need it.`,
    stayValid: `Shared signatures stay valid, and every recipient can still use them. Removing does not revoke them.`,
  }),
  E = l()
function D({ data: e, context: t, chainName: n }) {
  let r = v(e),
    { fields: i, isWhole: a } = g(r),
    o = _(r),
    s = [
      { title: T.domain, fields: i.filter(({ group: e }) => e === `domain`) },
      { title: o === `` ? T.content : T.contentOf(o), fields: i.filter(({ group: e }) => e === `message`) },
    ]
  return (0, E.jsxs)(`div`, {
    className: `cs-panel`,
    children: [
      s.map(({ title: e, fields: i }) =>
        (0, E.jsxs)(
          `section`,
          {
            'aria-label': e,
            children: [
              (0, E.jsx)(`h3`, { className: w.groupName, children: e }),
              (0, E.jsx)(`dl`, {
                className: w.fields,
                children: i.map((e) =>
                  (0, E.jsxs)(
                    `div`,
                    {
                      className: w.field,
                      children: [
                        (0, E.jsxs)(`dt`, { children: [e.path, (0, E.jsx)(`span`, { children: e.type })] }),
                        (0, E.jsx)(`dd`, { children: (0, E.jsx)(O, { field: e, data: r, context: t, chainName: n }) }),
                      ],
                    },
                    e.path,
                  ),
                ),
              }),
            ],
          },
          e,
        ),
      ),
      !a && (0, E.jsx)(`p`, { className: w.more, children: T.more(i.length) }),
    ],
  })
}
function O({ field: e, data: r, context: i, chainName: a }) {
  let o = k(e.value),
    s = S(e, r)
  switch (s?.kind) {
    case `address`: {
      let e = i.nameOf(s.address) ?? i.tokenOf(s.address)?.symbol
      return (0, E.jsx)(c, { address: s.address, form: `full`, size: 22, copyable: !0, ...(e ? { name: e } : {}) })
    }
    case `amount`:
      return (0, E.jsxs)(E.Fragment, {
        children: [
          (0, E.jsx)(`b`, { children: s.isAll ? T.anyAmount : n(s.token, s.value, i) }),
          (0, E.jsx)(`span`, { className: w.exact, children: o }),
        ],
      })
    case `time`:
      return (0, E.jsxs)(E.Fragment, { children: [d(s.at), (0, E.jsx)(`span`, { className: w.exact, children: o })] })
    case `chain`: {
      let e = a(s.chainId)
      return (0, E.jsxs)(E.Fragment, { children: [e, (0, E.jsx)(`span`, { className: w.exact, children: o })] })
    }
    case `hash`:
      return (0, E.jsx)(t, { value: s.value, emphasis: !1 })
    default:
      return e.type === `string` ? o : (0, E.jsx)(`span`, { className: w.exact, children: o })
  }
}
var k = (e) => (typeof e == `string` ? e : e === void 0 ? T.missing : (JSON.stringify(e) ?? String(e)))
function A({ content: t, context: n, chainName: c }) {
  if (typeof t == `string`)
    return (0, E.jsxs)(`section`, {
      className: a.section,
      children: [
        (0, E.jsx)(e, {
          title: T.text,
          count: T.characters([...t].length),
          action: (0, E.jsx)(r, { value: t, label: T.textLabel }),
        }),
        (0, E.jsx)(`div`, {
          className: `cs-panel`,
          children: (0, E.jsx)(`pre`, { className: w.text, tabIndex: 0, 'aria-label': T.textToSign, children: t }),
        }),
      ],
    })
  let l = JSON.stringify(t, null, 2)
  return (0, E.jsxs)(E.Fragment, {
    children: [
      (0, E.jsxs)(`section`, {
        className: a.section,
        children: [
          (0, E.jsx)(e, { title: T.typedData, action: T.readHere }),
          (0, E.jsx)(D, { data: t, context: n, chainName: c }),
        ],
      }),
      (0, E.jsx)(`section`, {
        className: a.section,
        children: (0, E.jsx)(i, {
          children: (0, E.jsx)(s, {
            title: T.json,
            note: T.bytes(new TextEncoder().encode(l).length),
            children: (0, E.jsx)(o, { text: l, label: T.json }),
          }),
        }),
      }),
    ],
  })
}
export { T as n, A as t }
//# sourceMappingURL=rest-BmbEM6oO.js.map
