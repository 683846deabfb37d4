import {
  Gt as e,
  Kt as t,
  Lt as n,
  Mt as r,
  Nt as i,
  Pt as a,
  Rt as o,
  Ut as s,
  Wt as c,
  at as l,
  it as u,
  qt as d,
  rt as f,
  tt as p,
  ut as m,
  zt as h,
} from './lists-DTBg-a7q.js'
var g = 4
function _(e, t, n) {
  let r = e.flatMap(({ payment: e, tone: t }) => (e && !t ? [e] : [])),
    [i] = r
  if (!i || r.length < g) return { clauses: [...e], tail: [] }
  let c = new Map()
  for (let { token: e, amount: t } of r) {
    let n = e ?? `native`
    c.set(n, { token: e, amount: (c.get(n)?.amount ?? 0n) + t })
  }
  let l = new Set(r.map(({ to: e }) => e.toLowerCase())).size,
    u = s([...c.values()].map(({ token: e, amount: t }) => [h(e, t, n)])),
    f = {
      verb: `send`,
      object: l === 1 ? a(d.payment, { what: u, to: o(i.to, n) }) : a(d.toRecipients({ count: l }), { what: u }),
    },
    p = e.filter(({ payment: e, tone: t }) => !e || t),
    m = r.reduce((e, t) => (t.amount > e.amount ? t : e), i),
    _ =
      c.size === 1 && l > 1
        ? a(t === `did` ? d.largestWas : t === `replaced` ? d.largestWouldBe : d.largestIs, {
            what: h(m.token, m.amount, n),
            to: o(m.to, n),
          })
        : []
  return { clauses: [f, ...p], tail: _ }
}
function v(t, r) {
  let { call: o, tense: s, nonce: c, decoded: u = null, lead: d = [] } = t,
    h = p(o, r),
    { meaning: g } = l(o, h),
    { clauses: v, tail: b } = _(g.kind === `rejection` ? [y(c)] : f(o, h, u), s, h),
    T = [...d, ...a(i(s), { account: n(h), clauses: S(x(w(v, h.threshold, s)), s) }), ...b, ...C(s, c)],
    E = g.kind === `unknown` && u !== null && !m(h.decode?.(o.data, o.to).decoding)
  return { parts: T, text: e(T), source: E ? `service` : `bytes` }
}
var y = (e) => ({
    verb: `use`,
    object:
      e === void 0
        ? a(d.usesNonce)
        : a(d.usesNumber, { number: { text: d.number({ nonce: `${e}` }), kind: `amount` } }),
  }),
  b = { none: 0, caution: 1, danger: 2 },
  x = (e) => e.toSorted((e, t) => b[e.tone ?? `none`] - b[t.tone ?? `none`])
function S(e, n) {
  let i = []
  for (let t of e) {
    let e = i.at(-1)
    e && t.verb === `send` && e[0].verb === t.verb && e[0].tone === t.tone ? e.push(t) : i.push([t])
  }
  if (i.length === 0) return r(`run`, [c(d.emptyBatch)], n)
  let a = i.map((e) => {
    let [{ verb: i, tone: a }] = e,
      o = r(i, s(e.map(({ object: e }) => e)), n)
    return a ? t(a, o) : o
  })
  return a.flatMap((e, t) => {
    if (t === 0) return e
    let n = t === a.length - 1 ? (a.length > 2 ? d.listLast : d.listTwo) : d.listComma
    return [c(n), ...e]
  })
}
function C(e, t) {
  return e === `failed`
    ? [c(d.failedAfter)]
    : e === `replaced`
      ? [c(t === void 0 ? d.replacedAfterUnknown : d.replacedAfter({ nonce: `${t}` }))]
      : []
}
function w(e, t, n) {
  let r = e.findLast(({ threshold: e }) => e !== void 0)
  if (r?.threshold === void 0) return [...e]
  let i = e.filter(({ threshold: e }) => e === void 0)
  if (t === void 0 || (n !== `will` && n !== `is`)) return [...i, r]
  let o = u(r.threshold)
  return t === r.threshold
    ? i.length > 0
      ? i
      : [{ ...r, object: a(d.requireAsNow, { signatures: o }) }]
    : [...i, { ...r, object: a(d.requireInstead({ before: t }), { signatures: o }) }]
}
export { v as t }
//# sourceMappingURL=rest-CxDxUG-B.js.map
