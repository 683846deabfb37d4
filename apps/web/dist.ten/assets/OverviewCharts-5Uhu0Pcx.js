const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './exportFromChain-GvQP4RzL.js',
      './rest-DeYC7m82.js',
      './index--te03lJq.js',
      './rolldown-runtime-DLMaRju-.js',
      './index-Nszrimeh.css',
      './rest-B05EYwN-.js',
      './rest-C3mDGTbO.js',
      './lists-DTBg-a7q.js',
      './lists-Cd1HcrqG.css',
      './later-DLdlgyuL.js',
      './fields-KVqNPxJG.js',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
      './rest-DfSGpZP2.js',
      './rest-DP5aMt8d.js',
      './rest-L3RFoWp3.js',
      './rest-DeRAjEhb.js',
      './rest-pmi3KYbj.js',
      './rest-Cy4Y8Q_t.js',
      './rest-BlO5BbqV.js',
      './rest-BJoaBsDp.js',
      './rest-CHnfK6lP.js',
      './rest-BCZfbqxO.js',
      './rest-B1EQQfBh.js',
      './rest-D842GMB8.js',
      './rest-DKUe5O8g.js',
      './rest-7WPnzzst.css',
      './rest-BXpYPL_p.js',
      './rest-CJKfR5SF.css',
      './rest-dlHfFz0A.js',
      './rest-BOxwSZXT.js',
      './rest-DJfmUtIb.js',
      './rest-DlatUGr7.js',
      './rest-CJZ3gRJW.js',
      './rest-DTnaDgTe.js',
    ]),
) => i.map((i) => d[i])
import { o as e } from './rolldown-runtime-DLMaRju-.js'
import {
  Br as t,
  Dr as n,
  F as r,
  Ga as i,
  Gn as a,
  Gr as o,
  Ir as s,
  Kn as c,
  Mi as l,
  Tr as u,
  Ui as d,
  Yn as f,
  _a as p,
  ba as m,
  ha as h,
  ho as g,
  it as _,
  kr as v,
  mo as y,
  rr as b,
  tr as x,
  vi as S,
  vr as C,
  xa as w,
  ya as T,
  yi as E,
  zr as D,
} from './index--te03lJq.js'
import { $ as O, Cn as ee, M as te, Nn as k, Yn as ne } from './lists-DTBg-a7q.js'
import { i as re, k as ie } from './fields-KVqNPxJG.js'
import { Pa as ae, ao as oe } from './later-DLdlgyuL.js'
var A = e(g(), 1),
  j = (e) =>
    e.map(({ token: { type: e, address: t, decimals: n }, balance: r, price: i }) => ({
      token: e === `NATIVE_TOKEN` ? null : t,
      balance: r,
      decimals: n ?? 0,
      price: i,
    })),
  M = (e) => e?.toLowerCase() ?? `native`
function N(e, { decimals: t, price: n }) {
  let r = O(e, t, n)
  return r === null ? null : BigInt(r.replace(`.`, ``))
}
function P(e) {
  let t = (e < 0n ? -e : e).toString().padStart(7, `0`)
  return `${e < 0n ? `-` : ``}${t.slice(0, -6)}.${t.slice(-6)}`
}
var F = w(`overview-charts`, {
    value: `Value over time`,
    range: `Range of the chart`,
    days: (e) => m(e, { one: `# day`, other: `# days` }),
    year: `1 year`,
    showTable: `Show as table`,
    showChart: `Show as chart`,
    inOne: ({ currency: e }) => `In ${e}.`,
    inThousands: ({ currency: e }) => `In thousands of ${e}.`,
    inMillions: ({ currency: e }) => `In millions of ${e}.`,
    todaysPrice: `At today’s price: the line shows how the balances changed, not how prices changed.`,
    change: ({ amount: e, days: t }) => `${e} in ${t} days, at today’s price`,
    flowsAtTodaysPrice: `At today’s price.`,
    gaps: `Days for which transfers are missing are left blank.`,
    withoutPrice: (e) =>
      m(e, { one: `One asset without a price is not included.`, other: `# assets without a price are not included.` }),
    unpricedTransfers: (e) =>
      m(e, {
        one: `One transfer of a token without a price is not counted.`,
        other: `# transfers of tokens without a price are not counted.`,
      }),
    tooMany: ({ day: e }) => `There are too many transfers to add up: only those since ${e} are included.`,
    notRead: ({ day: e }) => `This browser has read the events since ${e}. Earlier transfers are not included.`,
    currentMonth: ({ month: e }) => `${e} is not over.`,
    noPrice: `No price of these assets is known, so there is no value to show.`,
    noTransfers: `No transfers of assets with a price yet.`,
    noPayments: `No payments of assets with a price in this time.`,
    unknown: `The transfers of this time are not known.`,
    loading: `Loading the transfers`,
    failed: `The service did not send the transfers`,
    answered: ({ status: e }) => `The service answered ${e} to the request for transfers.`,
    stillWorks: `Balances and the queue are not affected.`,
    valueSummary: (e) =>
      `Value from ${e.from} to ${e.to}: from ${e.first} to ${e.last}, lowest ${e.low}, highest ${e.high}.`,
    day: `Day`,
    valueColumn: `Value`,
    blank: `not known`,
    flows: `In and out by month`,
    flowsSummary: ({ months: e }) => `In and out by month: ${e}.`,
    flowOfMonth: (e) => `${e.month}: ${e.in} in, ${e.out} out`,
    month: `Month`,
    in: `In`,
    out: `Out`,
    payees: `Largest payees`,
    payments: (e) => m(e, { one: `# payment`, other: `# payments` }),
    otherPayees: (e) => `${T(e)} others`,
  }),
  I = 3e6
async function se({ chainId: e, safe: t }, n, r) {
  let i = await fetch(a(`/v1/chains/${e}/safes/${t}/export?format=json&from=${n}`), { signal: r })
  if (!i.ok || i.body === null) throw Error(F.answered({ status: i.status }))
  let o = i.body.getReader(),
    s = new TextDecoder(),
    [c, l] = [``, 0]
  for (;;) {
    let { done: e, value: t } = await o.read()
    if (e) return c + s.decode()
    if (((l += t.byteLength), l > I)) return (await o.cancel(), null)
    c += s.decode(t, { stream: !0 })
  }
}
var ce = D({
    type: o(),
    date: o(),
    direction: s(u([`INCOMING`, `OUTGOING`])),
    counterparty: s(C),
    asset: s(o()),
    tokenAddress: s(C),
    imitation: t(s(v())),
    value: s(o()),
  }),
  le = D({ complete: t(v()), rows: n(ce) })
function ue(e) {
  let { rows: t, complete: n = !0 } = le.parse(JSON.parse(e)),
    r = t.find(({ type: e }) => e === `CREATION`)
  return { movements: t.flatMap(de), createdAt: r ? Date.parse(r.date) : null, isComplete: n }
}
function de(e) {
  let { type: t, date: n, direction: r, counterparty: i, asset: a, tokenAddress: o, imitation: s, value: c } = e
  if (
    t !== `TRANSFER` ||
    r === null ||
    i === null ||
    c === null ||
    (a !== `NATIVE` && a !== `ERC20`) ||
    s ||
    !/^\d+$/.test(c)
  )
    return []
  let l = a === `NATIVE` ? null : o
  return a === `ERC20` && l === null
    ? []
    : [{ at: Date.parse(n), direction: r === `INCOMING` ? `in` : `out`, token: l, value: BigInt(c), counterparty: i }]
}
var fe = 864e5,
  pe = [366, 184, 92, 31],
  me = (e, t) =>
    S({
      queryKey: [...x.account(t), `movements`],
      queryFn: async ({ signal: n }) => {
        let r = Date.now()
        if (f.get().from === `chain` || b(t)) return he(e, t, r)
        for (let e of pe) {
          let i = ge(r, e),
            a = await se(t, _e(i), n)
          if (a === null) continue
          let { movements: o, createdAt: s } = ue(a),
            c = e === pe[0] || s !== null
          return { movements: o, since: s ?? i, cutBy: c ? null : `size` }
        }
        return { movements: [], since: r, cutBy: `size` }
      },
      staleTime: 6e4,
      meta: { persist: !1 },
      structuralSharing: !1,
    })
async function he(e, t, n) {
  let { exportFromChain: r } = await c(
      async () => {
        let { exportFromChain: e } = await import(`./exportFromChain-GvQP4RzL.js`)
        return { exportFromChain: e }
      },
      __vite__mapDeps([
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
        30, 31, 32, 33, 34,
      ]),
      import.meta.url,
    ),
    i = ge(n, pe[0] ?? 0),
    { text: a } = await r(e, t.safe, `json`, { from: _e(i), to: `` }),
    { movements: o, createdAt: s, isComplete: l } = ue(a)
  return l ? { movements: o, since: s ?? i, cutBy: null } : { movements: o, since: o[0]?.at ?? n, cutBy: `chain` }
}
var ge = (e, t) => Math.floor(e / fe) * fe - t * fe,
  _e = (e) => new Date(e).toISOString().slice(0, 10),
  L = {
    value: `_value_1lst2_1`,
    pair: `_pair_1lst2_5`,
    panel: `_panel_1lst2_20`,
    line: `_line_1lst2_24`,
    notes: `_notes_1lst2_28`,
    quiet: `_quiet_1lst2_35`,
    empty: `_empty_1lst2_40`,
    scroll: `_scroll_1lst2_45`,
    table: `_table_1lst2_50`,
    bars: `_bars_1lst2_73`,
    sides: `_sides_1lst2_79`,
    month: `_month_1lst2_80`,
    up: `_up_1lst2_99`,
    down: `_down_1lst2_100`,
    monthName: `_monthName_1lst2_121`,
    payees: `_payees_1lst2_125`,
    coin: `_coin_1lst2_161`,
  }
function ve({ holdings: e, movements: t, since: n, most: r }) {
  let i = new Map(e.map((e) => [M(e.token), e])),
    a = new Map()
  for (let { at: e, direction: r, token: o, value: s, counterparty: c } of t) {
    if (r !== `out` || e < n) continue
    let t = i.get(M(o)),
      l = t ? N(s, t) : null
    if (l === null) continue
    let u = c.toLowerCase(),
      { payments: d, total: f } = a.get(u) ?? { payments: 0, total: 0n }
    a.set(u, { address: c, payments: d + 1, total: f + l })
  }
  let o = [...a.values()].toSorted((e, t) => (e.total < t.total ? 1 : e.total > t.total ? -1 : 0)),
    s = o.length === r + 1 ? r + 1 : r,
    c = o.slice(s)
  return {
    largest: o.slice(0, s),
    others: {
      payees: c.length,
      payments: c.reduce((e, { payments: t }) => e + t, 0),
      total: c.reduce((e, { total: t }) => e + t, 0n),
    },
  }
}
function ye({ since: e, cutBy: t }) {
  if (t === null) return []
  let n = re(e)
  return [t === `size` ? F.tooMany({ day: n }) : F.notRead({ day: n })]
}
var R = i(),
  be = 90,
  z = 864e5,
  B = 4
function xe({ data: { holdings: e, known: t, currency: n, now: r } }) {
  let { chainId: i } = te(),
    { nameOf: a } = _(),
    o = (0, A.useId)(),
    s = r - be * z,
    { largest: c, others: l } = ve({ holdings: e, movements: t.movements, since: s, most: B }),
    u = t.since > s ? ye(t) : []
  return (0, R.jsxs)(`section`, {
    'aria-labelledby': o,
    className: L.payees,
    children: [
      (0, R.jsx)(ee, {
        id: o,
        title: F.payees,
        action: (0, R.jsx)(`span`, { className: L.quiet, children: F.days(be) }),
      }),
      (0, R.jsxs)(`div`, {
        className: `cs-panel`,
        children: [
          c.length === 0
            ? (0, R.jsx)(`p`, { className: L.empty, children: F.noPayments })
            : (0, R.jsxs)(`ul`, {
                children: [
                  c.map(({ address: e, payments: t, total: r }) =>
                    (0, R.jsxs)(
                      `li`,
                      {
                        children: [
                          (0, R.jsx)(d, { address: e, shape: `person`, size: 24 }),
                          (0, R.jsxs)(`div`, {
                            children: [
                              (0, R.jsx)(`b`, { children: a(e, i)?.name ?? ne(e) }),
                              (0, R.jsx)(`span`, { children: F.payments(t) }),
                            ],
                          }),
                          (0, R.jsx)(ie, { value: P(r), currency: n }),
                        ],
                      },
                      e,
                    ),
                  ),
                  l.payees > 0 &&
                    (0, R.jsxs)(`li`, {
                      children: [
                        (0, R.jsx)(`span`, { className: L.coin, 'aria-hidden': !0, children: T(l.payees) }),
                        (0, R.jsxs)(`div`, {
                          children: [
                            (0, R.jsx)(`b`, { children: F.otherPayees(l.payees) }),
                            (0, R.jsx)(`span`, { children: F.payments(l.payments) }),
                          ],
                        }),
                        (0, R.jsx)(ie, { value: P(l.total), currency: n }),
                      ],
                    }),
                ],
              }),
          u.length > 0 && (0, R.jsx)(`p`, { className: L.notes, children: u.join(` `) }),
        ],
      }),
    ],
  })
}
function Se({ holdings: e, movements: t, since: n, now: r, count: i }) {
  let a = new Map(e.map((e) => [M(e.token), e])),
    o = Array.from({ length: i }, (e, t) => Ce(r, i - 1 - t)),
    s = o.filter((e, t) => (o[t + 1] ?? 1 / 0) > n).map((e) => ({ start: e, in: 0n, out: 0n })),
    c = 0
  for (let { at: e, direction: r, token: i, value: o } of t) {
    let t = s.findLast(({ start: t }) => t <= e)
    if (!t || e < n) continue
    let l = a.get(M(i)),
      u = l ? N(o, l) : null
    u === null ? c++ : (t[r] += u)
  }
  return { months: s, unpriced: c }
}
function Ce(e, t) {
  let n = new Date(e)
  return Date.UTC(n.getUTCFullYear(), n.getUTCMonth() - t, 1)
}
function we({ title: e, action: t, chart: n, table: r, notes: i, className: a }) {
  let o = (0, A.useId)(),
    [s, c] = (0, A.useState)(!1)
  return (0, R.jsxs)(`section`, {
    'aria-labelledby': o,
    className: a,
    children: [
      (0, R.jsx)(ee, { id: o, title: e, action: t }),
      (0, R.jsxs)(`div`, {
        className: `cs-panel ${L.panel}`,
        children: [
          r && s
            ? (0, R.jsx)(`div`, {
                className: L.scroll,
                tabIndex: 0,
                role: `region`,
                'aria-labelledby': o,
                children: (0, R.jsxs)(`table`, {
                  className: L.table,
                  'aria-labelledby': o,
                  children: [
                    (0, R.jsx)(`thead`, {
                      children: (0, R.jsx)(`tr`, {
                        children: r.head.map((e) => (0, R.jsx)(`th`, { scope: `col`, children: e }, e)),
                      }),
                    }),
                    (0, R.jsx)(`tbody`, {
                      children: r.rows.map(([e = ``, ...t]) =>
                        (0, R.jsxs)(
                          `tr`,
                          {
                            children: [
                              (0, R.jsx)(`th`, { scope: `row`, children: e }),
                              t.map((e, t) => (0, R.jsx)(`td`, { children: e }, r.head[t + 1])),
                            ],
                          },
                          e,
                        ),
                      ),
                    }),
                  ],
                }),
              })
            : n,
          (0, R.jsxs)(`p`, {
            className: L.notes,
            children: [
              i.join(` `),
              ` `,
              r &&
                (0, R.jsx)(`button`, {
                  type: `button`,
                  className: `cs-link`,
                  onClick: () => c(!s),
                  children: s ? F.showChart : F.showTable,
                }),
            ],
          }),
        ],
      }),
    ],
  })
}
function Te(e, t) {
  return e >= 1e7
    ? { size: 1e6, words: F.inMillions({ currency: t }) }
    : e >= 1e4
      ? { size: 1e3, words: F.inThousands({ currency: t }) }
      : { size: 1, words: F.inOne({ currency: t }) }
}
var Ee = (e, { size: t }, n = 1) => new Intl.NumberFormat(p(), { maximumFractionDigits: n }).format(e / t),
  De = (e) => Number(e) / 1e6,
  Oe = 6,
  ke = 118,
  Ae = (e, t) => new Date(e).toLocaleDateString(h(), { timeZone: `UTC`, month: t })
function je({ data: e }) {
  let { holdings: t, known: n, currency: r, now: i } = e,
    { months: a, unpriced: o } = Se({ holdings: t, movements: n.movements, since: n.since, now: i, count: Oe }),
    s = (e) => k(P(e), r),
    c = a.flatMap((e) => [e.in, e.out]),
    l = c.every((e) => e === 0n),
    u = Te(Math.max(0, ...c.map(De)), r),
    d = a.map((e) => F.flowOfMonth({ month: Ae(e.start, `long`), in: s(e.in), out: s(e.out) }))
  return (0, R.jsx)(we, {
    title: F.flows,
    className: L.flows,
    action: (0, R.jsx)(`span`, { className: L.quiet, children: new Date(i).getUTCFullYear() }),
    table: l
      ? null
      : { head: [F.month, F.in, F.out], rows: a.toReversed().map((e) => [Ae(e.start, `long`), s(e.in), s(e.out)]) },
    chart: l
      ? (0, R.jsx)(`p`, { className: L.empty, children: F.noTransfers })
      : (0, R.jsx)(Me, { months: a, unit: u, summary: F.flowsSummary({ months: d.join(`; `) }) }),
    notes: [
      ...(l ? [] : [u.words, F.flowsAtTodaysPrice]),
      ...(l ? [] : [F.currentMonth({ month: Ae(i, `long`) })]),
      ...(o > 0 ? [F.unpricedTransfers(o)] : []),
      ...ye(n),
    ],
  })
}
function Me({ months: e, unit: t, summary: n }) {
  let r = Math.max(...e.map((e) => De(e.in))),
    i = Math.max(...e.map((e) => De(e.out))),
    a = (e) => (De(e) / (r + i)) * ke,
    o = (r / (r + i)) * ke + 18,
    s = (e) => (e === 0n ? `` : Ee(De(e), t))
  return (0, R.jsxs)(`div`, {
    className: L.bars,
    role: `img`,
    'aria-label': n,
    children: [
      (0, R.jsxs)(`div`, {
        className: L.sides,
        style: { marginBlockStart: o - 19 },
        'aria-hidden': !0,
        children: [(0, R.jsx)(`span`, { children: F.in }), (0, R.jsx)(`span`, { children: F.out })],
      }),
      e.map((e) =>
        (0, R.jsxs)(
          `div`,
          {
            className: L.month,
            'aria-hidden': !0,
            children: [
              (0, R.jsxs)(`div`, {
                className: L.up,
                style: { blockSize: o },
                children: [
                  (0, R.jsx)(`span`, { children: s(e.in) }),
                  (0, R.jsx)(`i`, { style: { blockSize: a(e.in) } }),
                ],
              }),
              (0, R.jsxs)(`div`, {
                className: L.down,
                style: { blockSize: (i / (r + i)) * ke + 18 },
                children: [
                  (0, R.jsx)(`i`, { style: { blockSize: a(e.out) } }),
                  (0, R.jsx)(`span`, { children: s(e.out) }),
                ],
              }),
              (0, R.jsx)(`span`, { className: L.monthName, children: Ae(e.start, `short`) }),
            ],
          },
          e.start,
        ),
      ),
    ],
  })
}
var Ne = e(y(), 1),
  Pe = 864e5
function Fe({ holdings: e, movements: t, since: n, now: r, days: i }) {
  let a = new Map(e.map(({ token: e, balance: t }) => [M(e), t])),
    o = [],
    s = t.length - 1,
    c = Math.floor(r / Pe) * Pe
  for (let l = 0; l <= i; l++) {
    let i = l === 0 ? r : c - (l - 1) * Pe - 1
    for (let e = t[s]; e && e.at > i; e = t[--s]) {
      let t = M(e.token),
        n = e.direction === `in` ? -e.value : e.value
      a.has(t) && a.set(t, (a.get(t) ?? 0n) + n)
    }
    o.push({ at: i, value: i < n ? null : Ie(e, a) })
  }
  return o.toReversed()
}
function Ie(e, t) {
  let n = 0n
  for (let r of e) {
    if (r.price === null) continue
    let e = t.get(M(r.token)) ?? 0n
    if (e < 0n) return null
    n += N(e, r) ?? 0n
  }
  return n
}
var Le = 30
function Re({ data: { holdings: e, known: t, currency: n, now: r } }) {
  let i = (0, A.useMemo)(() => {
      let n = Fe({ holdings: e, movements: t.movements, since: t.since, now: r, days: Le }),
        [i, a] = [n[0]?.value ?? null, n.at(-1)?.value ?? null]
      return i === null || a === null ? null : a - i
    }, [e, t, r]),
    a = document.getElementById(`value-change`)
  if (i === null || a === null || e.every(({ price: e }) => e === null)) return null
  let o = i > 0n ? `+` : ``
  return (0, Ne.createPortal)(F.change({ amount: `${o}${k(P(i), n)}`, days: Le }), a)
}
var ze = !0,
  Be = `uplot`,
  Ve = `u-hz`,
  He = `u-vt`,
  Ue = `u-title`,
  We = `u-wrap`,
  Ge = `u-under`,
  Ke = `u-over`,
  qe = `u-axis`,
  Je = `u-off`,
  Ye = `u-select`,
  Xe = `u-cursor-x`,
  Ze = `u-cursor-y`,
  Qe = `u-cursor-pt`,
  $e = `u-legend`,
  et = `u-live`,
  tt = `u-inline`,
  nt = `u-series`,
  rt = `u-marker`,
  it = `u-label`,
  at = `u-value`,
  ot = `width`,
  st = `height`,
  ct = `top`,
  lt = `bottom`,
  ut = `left`,
  dt = `right`,
  ft = `#000`,
  pt = `#0000`,
  mt = `mousemove`,
  ht = `mousedown`,
  gt = `mouseup`,
  _t = `mouseenter`,
  vt = `mouseleave`,
  yt = `dblclick`,
  bt = `resize`,
  xt = `scroll`,
  St = `change`,
  Ct = `dppxchange`,
  wt = `--`,
  V = typeof window < `u`,
  Tt = V ? document : null,
  Et = V ? window : null,
  Dt = V ? navigator : null,
  H,
  Ot
function kt() {
  let e = devicePixelRatio
  H != e &&
    ((H = e),
    Ot && Ut(St, Ot, kt),
    (Ot = matchMedia(`(min-resolution: ${H - 0.001}dppx) and (max-resolution: ${H + 0.001}dppx)`)),
    Ht(St, Ot, kt),
    Et.dispatchEvent(new CustomEvent(Ct)))
}
function At(e, t) {
  if (t != null) {
    let n = e.classList
    !n.contains(t) && n.add(t)
  }
}
function jt(e, t) {
  let n = e.classList
  n.contains(t) && n.remove(t)
}
function U(e, t, n) {
  e.style[t] = n + `px`
}
function Mt(e, t, n, r) {
  let i = Tt.createElement(e)
  return (t != null && At(i, t), n?.insertBefore(i, r), i)
}
function Nt(e, t) {
  return Mt(`div`, e, t)
}
var Pt = new WeakMap()
function Ft(e, t, n, r, i) {
  let a = `translate(` + t + `px,` + n + `px)`
  a != Pt.get(e) && ((e.style.transform = a), Pt.set(e, a), t < 0 || n < 0 || t > r || n > i ? At(e, Je) : jt(e, Je))
}
var It = new WeakMap()
function Lt(e, t, n) {
  let r = t + n
  r != It.get(e) && (It.set(e, r), (e.style.background = t), (e.style.borderColor = n))
}
var Rt = new WeakMap()
function zt(e, t, n, r) {
  let i = t + `` + n
  i != Rt.get(e) &&
    (Rt.set(e, i),
    (e.style.height = n + `px`),
    (e.style.width = t + `px`),
    (e.style.marginLeft = r ? -t / 2 + `px` : 0),
    (e.style.marginTop = r ? -n / 2 + `px` : 0))
}
var Bt = { passive: !0 },
  Vt = { ...Bt, capture: !0 }
function Ht(e, t, n, r) {
  t.addEventListener(e, n, r ? Vt : Bt)
}
function Ut(e, t, n, r) {
  t.removeEventListener(e, n, Bt)
}
V && kt()
function Wt(e, t, n, r) {
  let i
  ;((n ||= 0), (r ||= t.length - 1))
  let a = r <= 2147483647
  for (; r - n > 1;) ((i = a ? (n + r) >> 1 : G((n + r) / 2)), t[i] < e ? (n = i) : (r = i))
  return e - t[n] <= t[r] - e ? n : r
}
function Gt(e) {
  return (t, n, r) => {
    let i = -1,
      a = -1
    for (let a = n; a <= r; a++)
      if (e(t[a])) {
        i = a
        break
      }
    for (let i = r; i >= n; i--)
      if (e(t[i])) {
        a = i
        break
      }
    return [i, a]
  }
}
var Kt = (e) => e != null,
  qt = (e) => e != null && e > 0,
  Jt = Gt(Kt),
  Yt = Gt(qt)
function Xt(e, t, n, r = 0, i = !1) {
  let a = i ? Yt : Jt,
    o = i ? qt : Kt
  ;[t, n] = a(e, t, n)
  let s = e[t],
    c = e[t]
  if (t > -1) {
    if (r == 1) ((s = e[t]), (c = e[n]))
    else if (r == -1) ((s = e[n]), (c = e[t]))
    else
      for (let r = t; r <= n; r++) {
        let t = e[r]
        o(t) && (t < s ? (s = t) : t > c && (c = t))
      }
  }
  return [s ?? K, c ?? -K]
}
function Zt(e, t, n, r) {
  let i = _n(e),
    a = _n(t)
  e == t && (i == -1 ? ((e *= n), (t /= n)) : ((e /= n), (t *= n)))
  let o = n == 10 ? vn : yn,
    s = i == 1 ? G : pn,
    c = a == 1 ? pn : G,
    l = s(o(dn(e))),
    u = c(o(dn(t))),
    d = gn(n, l),
    f = gn(n, u)
  return (
    n == 10 && (l < 0 && (d = J(d, -l)), u < 0 && (f = J(f, -u))),
    r || n == 2 ? ((e = d * i), (t = f * a)) : ((e = Fn(e, d)), (t = Pn(t, f))),
    [e, t]
  )
}
function Qt(e, t, n, r) {
  let i = Zt(e, t, n, r)
  return (e == 0 && (i[0] = 0), t == 0 && (i[1] = 0), i)
}
var $t = 0.1,
  en = { mode: 3, pad: $t },
  tn = { pad: 0, soft: null, mode: 0 },
  nn = { min: tn, max: tn }
function rn(e, t, n, r) {
  return Kn(n) ? on(e, t, n) : ((tn.pad = n), (tn.soft = r ? 0 : null), (tn.mode = r ? 3 : 0), on(e, t, nn))
}
function W(e, t) {
  return e ?? t
}
function an(e, t, n) {
  for (t = W(t, 0), n = W(n, e.length - 1); t <= n;) {
    if (e[t] != null) return !0
    t++
  }
  return !1
}
function on(e, t, n) {
  let r = n.min,
    i = n.max,
    a = W(r.pad, 0),
    o = W(i.pad, 0),
    s = W(r.hard, -K),
    c = W(i.hard, K),
    l = W(r.soft, K),
    u = W(i.soft, -K),
    d = W(r.mode, 0),
    f = W(i.mode, 0),
    p = t - e,
    m = vn(p),
    h = hn(dn(e), dn(t)),
    g = dn(vn(h) - m)
  ;(p < 1e-24 || g > 10) &&
    ((p = 0), (e == 0 || t == 0) && ((p = 1e-24), d == 2 && l != K && (a = 0), f == 2 && u != -K && (o = 0)))
  let _ = p || h || 1e3,
    v = gn(10, G(vn(_))),
    y = J(Fn(e - _ * (p == 0 ? (e == 0 ? 0.1 : 1) : a), v / 10), 24),
    b = e >= l && (d == 1 || (d == 3 && y <= l) || (d == 2 && y >= l)) ? l : K,
    x = hn(s, y < b && e >= b ? b : mn(b, y)),
    S = J(Pn(t + _ * (p == 0 ? (t == 0 ? 0.1 : 1) : o), v / 10), 24),
    C = t <= u && (f == 1 || (f == 3 && S >= u) || (f == 2 && S <= u)) ? u : -K,
    w = mn(c, S > C && t <= C ? C : hn(C, S))
  return (x == w && x == 0 && (w = 100), [x, w])
}
var sn = new Intl.NumberFormat(V ? Dt.language : `en-US`),
  cn = (e) => sn.format(e),
  ln = Math,
  un = ln.PI,
  dn = ln.abs,
  G = ln.floor,
  fn = ln.round,
  pn = ln.ceil,
  mn = ln.min,
  hn = ln.max,
  gn = ln.pow,
  _n = ln.sign,
  vn = ln.log10,
  yn = ln.log2,
  bn = (e, t = 1) => ln.sinh(e) * t,
  xn = (e, t = 1) => ln.asinh(e / t),
  K = 1 / 0
function Sn(e) {
  return (vn((e ^ (e >> 31)) - (e >> 31)) | 0) + 1
}
function Cn(e, t, n) {
  return mn(hn(e, t), n)
}
function wn(e) {
  return typeof e == `function`
}
function q(e) {
  return wn(e) ? e : () => e
}
var Tn = () => {},
  En = (e) => e,
  Dn = (e, t) => t,
  On = (e) => null,
  kn = (e) => !0,
  An = (e, t) => e == t,
  jn = /\.\d*?(?=9{6,}|0{6,})/gm,
  Mn = (e) => {
    if (Un(e) || In.has(e)) return e
    let t = `${e}`,
      n = t.match(jn)
    if (n == null) return e
    let r = n[0].length - 1
    if (t.indexOf(`e-`) != -1) {
      let [e, n] = t.split(`e`)
      return +`${Mn(e)}e${n}`
    }
    return J(e, r)
  }
function Nn(e, t) {
  return Mn(J(Mn(e / t)) * t)
}
function Pn(e, t) {
  return Mn(pn(Mn(e / t)) * t)
}
function Fn(e, t) {
  return Mn(G(Mn(e / t)) * t)
}
function J(e, t = 0) {
  if (Un(e)) return e
  let n = 10 ** t
  return fn(e * n * (1 + 2 ** -52)) / n
}
var In = new Map()
function Ln(e) {
  return ((`` + e).split(`.`)[1] || ``).length
}
function Rn(e, t, n, r) {
  let i = [],
    a = r.map(Ln)
  for (let o = t; o < n; o++) {
    let t = dn(o),
      n = J(gn(e, o), t)
    for (let s = 0; s < r.length; s++) {
      let c = e == 10 ? +`${r[s]}e${o}` : r[s] * n,
        l = (o >= 0 ? 0 : t) + (o >= a[s] ? 0 : a[s]),
        u = e == 10 ? c : J(c, l)
      ;(i.push(u), In.set(u, l))
    }
  }
  return i
}
var zn = {},
  Bn = [],
  Vn = [null, null],
  Hn = Array.isArray,
  Un = Number.isInteger,
  Wn = (e) => e === void 0
function Gn(e) {
  return typeof e == `string`
}
function Kn(e) {
  let t = !1
  if (e != null) {
    let n = e.constructor
    t = n == null || n == Object
  }
  return t
}
function qn(e) {
  return typeof e == `object` && !!e
}
var Jn = Object.getPrototypeOf(Uint8Array),
  Yn = `__proto__`
function Xn(e, t = Kn) {
  let n
  if (Hn(e)) {
    let r = e.find((e) => e != null)
    if (Hn(r) || t(r)) {
      n = Array(e.length)
      for (let r = 0; r < e.length; r++) n[r] = Xn(e[r], t)
    } else n = e.slice()
  } else if (e instanceof Jn) n = e.slice()
  else if (t(e)) {
    n = {}
    for (let r in e) r != Yn && (n[r] = Xn(e[r], t))
  } else n = e
  return n
}
function Zn(e) {
  let t = arguments
  for (let n = 1; n < t.length; n++) {
    let r = t[n]
    for (let t in r) t != Yn && (Kn(e[t]) ? Zn(e[t], Xn(r[t])) : (e[t] = Xn(r[t])))
  }
  return e
}
var Qn = 0,
  $n = 1,
  er = 2
function tr(e, t, n) {
  for (let r = 0, i, a = -1; r < t.length; r++) {
    let o = t[r]
    if (o > a) {
      for (i = o - 1; i >= 0 && e[i] == null;) e[i--] = null
      for (i = o + 1; i < n && e[i] == null;) e[(a = i++)] = null
    }
  }
}
function nr(e, t) {
  if (ar(e)) {
    let t = e[0].slice()
    for (let n = 1; n < e.length; n++) t.push(...e[n].slice(1))
    return (or(t[0]) || (t = ir(t)), t)
  }
  let n = new Set()
  for (let t = 0; t < e.length; t++) {
    let r = e[t][0],
      i = r.length
    for (let e = 0; e < i; e++) n.add(r[e])
  }
  let r = [Array.from(n).sort((e, t) => e - t)],
    i = r[0].length,
    a = new Map()
  for (let e = 0; e < i; e++) a.set(r[0][e], e)
  for (let n = 0; n < e.length; n++) {
    let o = e[n],
      s = o[0]
    for (let e = 1; e < o.length; e++) {
      let c = o[e],
        l = Array(i).fill(void 0),
        u = t ? t[n][e] : $n,
        d = []
      for (let e = 0; e < c.length; e++) {
        let t = c[e],
          n = a.get(s[e])
        t === null ? u != Qn && ((l[n] = t), u == er && d.push(n)) : (l[n] = t)
      }
      ;(tr(l, d, i), r.push(l))
    }
  }
  return r
}
var rr = typeof queueMicrotask > `u` ? (e) => Promise.resolve().then(e) : queueMicrotask
function ir(e) {
  let t = e[0],
    n = t.length,
    r = Array(n)
  for (let e = 0; e < r.length; e++) r[e] = e
  r.sort((e, n) => t[e] - t[n])
  let i = []
  for (let t = 0; t < e.length; t++) {
    let a = e[t],
      o = Array(n)
    for (let e = 0; e < n; e++) o[e] = a[r[e]]
    i.push(o)
  }
  return i
}
function ar(e) {
  let t = e[0][0],
    n = t.length
  for (let r = 1; r < e.length; r++) {
    let i = e[r][0]
    if (i.length != n) return !1
    if (i != t) {
      for (let e = 0; e < n; e++) if (i[e] != t[e]) return !1
    }
  }
  return !0
}
function or(e, t = 100) {
  let n = e.length
  if (n <= 1) return !0
  let r = 0,
    i = n - 1
  for (; r <= i && e[r] == null;) r++
  for (; i >= r && e[i] == null;) i--
  if (i <= r) return !0
  let a = hn(1, G((i - r + 1) / t))
  for (let t = e[r], n = r + a; n <= i; n += a) {
    let r = e[n]
    if (r != null) {
      if (r <= t) return !1
      t = r
    }
  }
  return !0
}
var sr = [
    `January`,
    `February`,
    `March`,
    `April`,
    `May`,
    `June`,
    `July`,
    `August`,
    `September`,
    `October`,
    `November`,
    `December`,
  ],
  cr = [`Sunday`, `Monday`, `Tuesday`, `Wednesday`, `Thursday`, `Friday`, `Saturday`]
function lr(e) {
  return e.slice(0, 3)
}
var ur = cr.map(lr),
  dr = { MMMM: sr, MMM: sr.map(lr), WWWW: cr, WWW: ur }
function fr(e) {
  return (e < 10 ? `0` : ``) + e
}
function pr(e) {
  return (e < 10 ? `00` : e < 100 ? `0` : ``) + e
}
var mr = {
  YYYY: (e) => e.getFullYear(),
  YY: (e) => (e.getFullYear() + ``).slice(2),
  MMMM: (e, t) => t.MMMM[e.getMonth()],
  MMM: (e, t) => t.MMM[e.getMonth()],
  MM: (e) => fr(e.getMonth() + 1),
  M: (e) => e.getMonth() + 1,
  DD: (e) => fr(e.getDate()),
  D: (e) => e.getDate(),
  WWWW: (e, t) => t.WWWW[e.getDay()],
  WWW: (e, t) => t.WWW[e.getDay()],
  HH: (e) => fr(e.getHours()),
  H: (e) => e.getHours(),
  h: (e) => {
    let t = e.getHours()
    return t == 0 ? 12 : t > 12 ? t - 12 : t
  },
  AA: (e) => (e.getHours() >= 12 ? `PM` : `AM`),
  aa: (e) => (e.getHours() >= 12 ? `pm` : `am`),
  a: (e) => (e.getHours() >= 12 ? `p` : `a`),
  mm: (e) => fr(e.getMinutes()),
  m: (e) => e.getMinutes(),
  ss: (e) => fr(e.getSeconds()),
  s: (e) => e.getSeconds(),
  fff: (e) => pr(e.getMilliseconds()),
}
function hr(e, t) {
  t ||= dr
  let n = [],
    r = /\{([a-z]+)\}|[^{]+/gi,
    i
  for (; (i = r.exec(e));) n.push(i[0][0] == `{` ? mr[i[1]] : i[0])
  return (e) => {
    let r = ``
    for (let i = 0; i < n.length; i++) r += typeof n[i] == `string` ? n[i] : n[i](e, t)
    return r
  }
}
var gr = new Intl.DateTimeFormat().resolvedOptions().timeZone
function _r(e, t) {
  let n
  return (
    t == `UTC` || t == `Etc/UTC`
      ? (n = new Date(+e + e.getTimezoneOffset() * 6e4))
      : t == gr
        ? (n = e)
        : ((n = new Date(e.toLocaleString(`en-US`, { timeZone: t }))), n.setMilliseconds(e.getMilliseconds())),
    n
  )
}
var vr = (e) => e % 1 == 0,
  yr = [1, 2, 2.5, 5],
  br = Rn(10, -32, 0, yr),
  xr = Rn(10, 0, 32, yr),
  Sr = xr.filter(vr),
  Cr = br.concat(xr),
  wr = `
`,
  Tr = `{YYYY}`,
  Er = wr + Tr,
  Dr = `{M}/{D}`,
  Or = wr + Dr,
  kr = Or + `/{YY}`,
  Ar = `{aa}`,
  jr = `{h}:{mm}` + Ar,
  Mr = wr + jr,
  Nr = `:{ss}`,
  Y = null
function Pr(e) {
  let t = e * 1e3,
    n = t * 60,
    r = n * 60,
    i = r * 24,
    a = i * 30,
    o = i * 365,
    s = (e == 1 ? Rn(10, 0, 3, yr).filter(vr) : Rn(10, -3, 0, yr)).concat([
      t,
      t * 5,
      t * 10,
      t * 15,
      t * 30,
      n,
      n * 5,
      n * 10,
      n * 15,
      n * 30,
      r,
      r * 2,
      r * 3,
      r * 4,
      r * 6,
      r * 8,
      r * 12,
      i,
      i * 2,
      i * 3,
      i * 4,
      i * 5,
      i * 6,
      i * 7,
      i * 8,
      i * 9,
      i * 10,
      i * 15,
      a,
      a * 2,
      a * 3,
      a * 4,
      a * 6,
      o,
      o * 2,
      o * 5,
      o * 10,
      o * 25,
      o * 50,
      o * 100,
    ]),
    c = [
      [o, Tr, Y, Y, Y, Y, Y, Y, 1],
      [i * 28, `{MMM}`, Er, Y, Y, Y, Y, Y, 1],
      [i, Dr, Er, Y, Y, Y, Y, Y, 1],
      [r, `{h}` + Ar, kr, Y, Or, Y, Y, Y, 1],
      [n, jr, kr, Y, Or, Y, Y, Y, 1],
      [t, Nr, kr + ` ` + jr, Y, Or + ` ` + jr, Y, Mr, Y, 1],
      [e, Nr + `.{fff}`, kr + ` ` + jr, Y, Or + ` ` + jr, Y, Mr, Y, 1],
    ]
  function l(t) {
    return (s, c, l, u, d, f) => {
      let p = [],
        m = d >= o,
        h = d >= a && d < o,
        g = t(l),
        _ = J(g * e, 3),
        v = Wr(g.getFullYear(), m ? 0 : g.getMonth(), h || m ? 1 : g.getDate()),
        y = J(v * e, 3)
      if (h || m) {
        let n = h ? d / a : 0,
          r = m ? d / o : 0,
          i = _ == y ? _ : J(Wr(v.getFullYear() + r, v.getMonth() + n, 1) * e, 3),
          s = new Date(fn(i / e)),
          c = s.getFullYear(),
          l = s.getMonth()
        for (let a = 0; i <= u; a++) {
          let o = Wr(c + r * a, l + n * a, 1),
            s = o - t(J(o * e, 3))
          ;((i = J((+o + s) * e, 3)), i <= u && p.push(i))
        }
      } else {
        let a = d >= i ? i : d,
          o = y + (G(l) - G(_)) + Pn(_ - y, a)
        p.push(o)
        let m = t(o),
          h = m.getHours() + m.getMinutes() / n + m.getSeconds() / r,
          g = d / r,
          v = f / s.axes[c]._space
        for (; (o = J(o + d, e == 1 ? 0 : 3)), !(o > u);)
          if (g > 1) {
            let e = G(J(h + g, 6)) % 24,
              n = t(o).getHours() - e
            ;(n > 1 && (n = -1), (o -= n * r), (h = (h + g) % 24))
            let i = p[p.length - 1]
            J((o - i) / d, 3) * v >= 0.7 && p.push(o)
          } else p.push(o)
      }
      return p
    }
  }
  return [s, c, l]
}
var [Fr, Ir, Lr] = Pr(1),
  [Rr, zr, Br] = Pr(0.001)
Rn(2, -53, 53, [1])
function Vr(e, t) {
  return e.map((e) => e.map((n, r) => (r == 0 || r == 8 || n == null ? n : t(r == 1 || e[8] == 0 ? n : e[1] + n))))
}
function Hr(e, t) {
  return (n, r, i, a, o) => {
    let s = t.find((e) => o >= e[0]) || t[t.length - 1],
      c,
      l,
      u,
      d,
      f,
      p
    return r.map((t) => {
      let n = e(t),
        r = n.getFullYear(),
        i = n.getMonth(),
        a = n.getDate(),
        o = n.getHours(),
        m = n.getMinutes(),
        h = n.getSeconds(),
        g =
          (r != c && s[2]) ||
          (i != l && s[3]) ||
          (a != u && s[4]) ||
          (o != d && s[5]) ||
          (m != f && s[6]) ||
          (h != p && s[7]) ||
          s[1]
      return ((c = r), (l = i), (u = a), (d = o), (f = m), (p = h), g(n))
    })
  }
}
function Ur(e, t) {
  let n = hr(t)
  return (t, r, i, a, o) => r.map((t) => n(e(t)))
}
function Wr(e, t, n) {
  return new Date(e, t, n)
}
function Gr(e, t) {
  return t(e)
}
var Kr = `{YYYY}-{MM}-{DD} {h}:{mm}{aa}`
function qr(e, t) {
  return (n, r, i, a) => (a == null ? wt : t(e(r)))
}
function Jr(e, t) {
  let n = e.series[t]
  return n.width ? n.stroke(e, t) : n.points.width ? n.points.stroke(e, t) : null
}
function Yr(e, t) {
  return e.series[t].fill(e, t)
}
var Xr = {
  show: !0,
  live: !0,
  isolate: !1,
  mount: Tn,
  markers: { show: !0, width: 2, stroke: Jr, fill: Yr, dash: `solid` },
  idx: null,
  idxs: null,
  values: [],
}
function X(e, t) {
  let n = e.cursor.points,
    r = Nt(),
    i = n.size(e, t)
  ;(U(r, ot, i), U(r, st, i))
  let a = i / -2
  ;(U(r, `marginLeft`, a), U(r, `marginTop`, a))
  let o = n.width(e, t, i)
  return (o && U(r, `borderWidth`, o), r)
}
function Z(e, t) {
  let n = e.series[t].points
  return n._fill || n._stroke
}
function Zr(e, t) {
  let n = e.series[t].points
  return n._stroke || n._fill
}
function Qr(e, t) {
  return e.series[t].points.size
}
var $r = [0, 0]
function ei(e, t, n) {
  return (($r[0] = t), ($r[1] = n), $r)
}
function Q(e, t, n, r = !0) {
  return (e) => {
    e.button != 0 || (r && e.target != t) || n(e)
  }
}
function ti(e, t, n, r = !0) {
  return (e) => {
    ;(r && e.target != t) || n(e)
  }
}
var ni = {
    show: !0,
    x: !0,
    y: !0,
    lock: !1,
    move: ei,
    points: { one: !1, show: X, size: Qr, width: 0, stroke: Zr, fill: Z },
    bind: { mousedown: Q, mouseup: Q, click: Q, dblclick: Q, mousemove: ti, mouseleave: ti, mouseenter: ti },
    drag: {
      setScale: !0,
      x: !0,
      y: !1,
      dist: 0,
      uni: null,
      click: (e, t) => {
        ;(t.stopPropagation(), t.stopImmediatePropagation())
      },
      _x: !1,
      _y: !1,
    },
    focus: { dist: (e, t, n, r, i) => r - i, prox: -1, bias: 0 },
    hover: { skip: [void 0], prox: null, bias: 0 },
    left: -10,
    top: -10,
    idx: null,
    dataIdx: null,
    idxs: null,
    event: null,
  },
  ri = { show: !0, stroke: `rgba(0,0,0,0.07)`, width: 2 },
  ii = Zn({}, ri, { filter: Dn }),
  ai = Zn({}, ii, { size: 10 }),
  oi = Zn({}, ri, { show: !1 }),
  si = `12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"`,
  ci = `bold ` + si,
  li = 1.5,
  ui = {
    show: !0,
    scale: `x`,
    stroke: ft,
    space: 50,
    gap: 5,
    alignTo: 1,
    size: 50,
    labelGap: 0,
    labelSize: 30,
    labelFont: ci,
    side: 2,
    grid: ii,
    ticks: ai,
    border: oi,
    font: si,
    lineGap: li,
    rotate: 0,
  },
  di = `Value`,
  fi = `Time`,
  pi = { show: !0, scale: `x`, auto: !1, sorted: 1, min: K, max: -1 / 0, idxs: [] }
function mi(e, t, n, r, i) {
  return t.map((e) => (e == null ? `` : cn(e)))
}
function hi(e, t, n, r, i, a, o) {
  let s = [],
    c = In.get(i) || 0
  n = o ? n : J(Pn(n, i), c)
  for (let e = n; e <= r; e = J(e + i, c)) s.push(Object.is(e, -0) ? 0 : e)
  return s
}
function gi(e, t, n, r, i, a, o) {
  let s = [],
    c = e.scales[e.axes[t].scale].log
  ;((i = gn(c, G((c == 10 ? vn : yn)(n)))), c == 10 && (i = Cr[Wt(i, Cr)]))
  let l = n,
    u = i * c
  c == 10 && (u = Cr[Wt(u, Cr)])
  do
    (s.push(l),
      (l += i),
      c == 10 && !In.has(l) && (l = J(l, In.get(i))),
      l >= u && ((i = l), (u = i * c), c == 10 && (u = Cr[Wt(u, Cr)])))
  while (l <= r)
  return s
}
function _i(e, t, n, r, i, a, o) {
  let s = e.scales[e.axes[t].scale].asinh,
    c = r > s ? gi(e, t, hn(s, n), r, i) : [s],
    l = r >= 0 && n <= 0 ? [0] : []
  return (n < -s ? gi(e, t, hn(s, -r), -n, i) : [s])
    .reverse()
    .map((e) => -e)
    .concat(l, c)
}
var vi = /./,
  yi = /[12357]/,
  bi = /[125]/,
  xi = /1/,
  Si = (e, t, n, r) =>
    e.map((e, i) => ((t == 4 && e == 0) || (i % r == 0 && n.test(e.toExponential()[+(e < 0)])) ? e : null))
function Ci(e, t, n, r, i) {
  let a = e.axes[n],
    o = a.scale,
    s = e.scales[o],
    c = e.valToPos,
    l = a._space,
    u = c(10, o),
    d = c(9, o) - u >= l ? vi : c(7, o) - u >= l ? yi : c(5, o) - u >= l ? bi : xi
  if (d == xi) {
    let e = dn(c(1, o) - u)
    if (e < l) return Si(t.slice().reverse(), s.distr, d, pn(l / e)).reverse()
  }
  return Si(t, s.distr, d, 1)
}
function wi(e, t, n, r, i) {
  let a = e.axes[n],
    o = a.scale,
    s = a._space,
    c = e.valToPos,
    l = dn(c(1, o) - c(2, o))
  return l < s ? Si(t.slice().reverse(), 3, vi, pn(s / l)).reverse() : t
}
function Ti(e, t, n, r) {
  return r == null ? wt : t == null ? `` : cn(t)
}
var Ei = {
  show: !0,
  scale: `y`,
  stroke: ft,
  space: 30,
  gap: 5,
  alignTo: 1,
  size: 50,
  labelGap: 0,
  labelSize: 30,
  labelFont: ci,
  side: 3,
  grid: ii,
  ticks: ai,
  border: oi,
  font: si,
  lineGap: li,
  rotate: 0,
}
function Di(e, t) {
  return J((3 + (e || 1) * 2) * t, 3)
}
function Oi(e, t) {
  let { scale: n, idxs: r } = e.series[0],
    i = e._data[0],
    a = e.valToPos(i[r[0]], n, !0),
    o = dn(e.valToPos(i[r[1]], n, !0) - a) / (e.series[t].points.space * H)
  return r[1] - r[0] <= o
}
var ki = { scale: null, auto: !0, sorted: 0, min: K, max: -1 / 0 },
  Ai = (e, t, n, r, i) => i,
  ji = {
    show: !0,
    auto: !0,
    sorted: 0,
    gaps: Ai,
    alpha: 1,
    facets: [Zn({}, ki, { scale: `x` }), Zn({}, ki, { scale: `y` })],
  },
  Mi = {
    scale: `y`,
    auto: !0,
    sorted: 0,
    show: !0,
    spanGaps: !1,
    gaps: Ai,
    alpha: 1,
    points: { show: Oi, filter: null },
    values: null,
    min: K,
    max: -1 / 0,
    idxs: [],
    path: null,
    clip: null,
  }
function Ni(e, t, n, r, i) {
  return n / 10
}
var Pi = { time: ze, auto: !0, distr: 1, log: 10, asinh: 1, min: null, max: null, dir: 1, ori: 0 },
  Fi = Zn({}, Pi, { time: !1, ori: 1 }),
  Ii = {}
function Li(e, t) {
  let n = Ii[e]
  return (
    n ||
      ((n = {
        key: e,
        plots: [],
        sub(e) {
          n.plots.push(e)
        },
        unsub(e) {
          n.plots = n.plots.filter((t) => t != e)
        },
        pub(e, t, r, i, a, o, s) {
          for (let c = 0; c < n.plots.length; c++) n.plots[c] != t && n.plots[c].pub(e, t, r, i, a, o, s)
        },
      }),
      e != null && (Ii[e] = n)),
    n
  )
}
var Ri = 1,
  zi = 2
function Bi(e, t, n) {
  let r = e.mode,
    i = e.series[t],
    a = r == 2 ? e._data[t] : e._data,
    o = e.scales,
    s = e.bbox,
    c = a[0],
    l = r == 2 ? a[1] : a[t],
    u = r == 2 ? o[i.facets[0].scale] : o[e.series[0].scale],
    d = r == 2 ? o[i.facets[1].scale] : o[i.scale],
    f = s.left,
    p = s.top,
    m = s.width,
    h = s.height,
    g = e.valToPosH,
    _ = e.valToPosV
  return u.ori == 0
    ? n(i, c, l, u, d, g, _, f, p, m, h, Yi, Zi, $i, ta, ra)
    : n(i, c, l, u, d, _, g, p, f, h, m, Xi, Qi, ea, na, ia)
}
function Vi(e, t) {
  let n = 0,
    r = 0,
    i = W(e.bands, Bn)
  for (let e = 0; e < i.length; e++) {
    let a = i[e]
    a.series[0] == t ? (n = a.dir) : a.series[1] == t && (a.dir == 1 ? (r |= 1) : (r |= 2))
  }
  return [n, r == 1 ? -1 : r == 2 ? 1 : r == 3 ? 2 : 0]
}
function Hi(e, t, n, r, i) {
  let a = e.mode,
    o = e.series[t],
    s = a == 2 ? o.facets[1].scale : o.scale,
    c = e.scales[s]
  return i == -1 ? c.min : i == 1 ? c.max : c.distr == 3 ? (c.dir == 1 ? c.min : c.max) : 0
}
function Ui(e, t, n, r, i, a) {
  return Bi(e, t, (e, t, o, s, c, l, u, d, f, p, m) => {
    let h = e.pxRound,
      g = s.dir * (s.ori == 0 ? 1 : -1),
      _ = s.ori == 0 ? Zi : Qi,
      v,
      y
    g == 1 ? ((v = n), (y = r)) : ((v = r), (y = n))
    let b = h(l(t[v], s, p, d)),
      x = h(u(o[v], c, m, f)),
      S = h(l(t[y], s, p, d)),
      C = h(u(a == 1 ? c.max : c.min, c, m, f)),
      w = new Path2D(i)
    return (_(w, S, C), _(w, b, C), _(w, b, x), w)
  })
}
function Wi(e, t, n, r, i, a) {
  let o = null
  if (e.length > 0) {
    o = new Path2D()
    let s = t == 0 ? $i : ea,
      c = n
    for (let t = 0; t < e.length; t++) {
      let n = e[t]
      if (n[1] > n[0]) {
        let e = n[0] - c
        ;(e > 0 && s(o, c, r, e, r + a), (c = n[1]))
      }
    }
    let l = n + i - c
    l > 0 && s(o, c, r - 5, l, r + a + 10)
  }
  return o
}
function Gi(e, t, n) {
  let r = e[e.length - 1]
  r && r[0] == t ? (r[1] = n) : e.push([t, n])
}
function Ki(e, t, n, r, i, a, o) {
  let s = [],
    c = e.length
  for (let l = i == 1 ? n : r; l >= n && l <= r; l += i)
    if (t[l] === null) {
      let u = l,
        d = l
      if (i == 1) for (; ++l <= r && t[l] === null;) d = l
      else for (; --l >= n && t[l] === null;) d = l
      let f = a(e[u]),
        p = d == u ? f : a(e[d]),
        m = u - i
      f = o <= 0 && m >= 0 && m < c ? a(e[m]) : f
      let h = d + i
      ;((p = o >= 0 && h >= 0 && h < c ? a(e[h]) : p), p >= f && s.push([f, p]))
    }
  return s
}
function qi(e) {
  return e == 0 ? En : e == 1 ? fn : (t) => Nn(t, e)
}
function Ji(e) {
  let t = e == 0 ? Yi : Xi,
    n =
      e == 0
        ? (e, t, n, r, i, a) => {
            e.arcTo(t, n, r, i, a)
          }
        : (e, t, n, r, i, a) => {
            e.arcTo(n, t, i, r, a)
          },
    r =
      e == 0
        ? (e, t, n, r, i) => {
            e.rect(t, n, r, i)
          }
        : (e, t, n, r, i) => {
            e.rect(n, t, i, r)
          }
  return (e, i, a, o, s, c = 0, l = 0) => {
    c == 0 && l == 0
      ? r(e, i, a, o, s)
      : ((c = mn(c, o / 2, s / 2)),
        (l = mn(l, o / 2, s / 2)),
        t(e, i + c, a),
        n(e, i + o, a, i + o, a + s, c),
        n(e, i + o, a + s, i, a + s, l),
        n(e, i, a + s, i, a, l),
        n(e, i, a, i + o, a, c),
        e.closePath())
  }
}
var Yi = (e, t, n) => {
    e.moveTo(t, n)
  },
  Xi = (e, t, n) => {
    e.moveTo(n, t)
  },
  Zi = (e, t, n) => {
    e.lineTo(t, n)
  },
  Qi = (e, t, n) => {
    e.lineTo(n, t)
  },
  $i = Ji(0),
  ea = Ji(1),
  ta = (e, t, n, r, i, a) => {
    e.arc(t, n, r, i, a)
  },
  na = (e, t, n, r, i, a) => {
    e.arc(n, t, r, i, a)
  },
  ra = (e, t, n, r, i, a, o) => {
    e.bezierCurveTo(t, n, r, i, a, o)
  },
  ia = (e, t, n, r, i, a, o) => {
    e.bezierCurveTo(n, t, i, r, o, a)
  }
function aa(e) {
  return (e, t, n, r, i) =>
    Bi(e, t, (t, a, o, s, c, l, u, d, f, p, m) => {
      let { pxRound: h, points: g } = t,
        _,
        v
      s.ori == 0 ? ((_ = Yi), (v = ta)) : ((_ = Xi), (v = na))
      let y = J(g.width * H, 3),
        b = ((g.size - g.width) / 2) * H,
        x = J(b * 2, 3),
        S = new Path2D(),
        C = new Path2D(),
        { left: w, top: T, width: E, height: D } = e.bbox
      $i(C, w - x, T - x, E + x * 2, D + x * 2)
      let O = (e) => {
        if (o[e] != null) {
          let t = h(l(a[e], s, p, d)),
            n = h(u(o[e], c, m, f))
          ;(_(S, t + b, n), v(S, t, n, b, 0, un * 2))
        }
      }
      if (i) i.forEach(O)
      else for (let e = n; e <= r; e++) O(e)
      return { stroke: y > 0 ? S : null, fill: S, clip: C, flags: 3 }
    })
}
function oa(e) {
  return (t, n, r, i, a, o) => {
    r != i && (a != r && o != r && e(t, n, r), a != i && o != i && e(t, n, i), e(t, n, o))
  }
}
var sa = oa(Zi),
  ca = oa(Qi)
function la(e) {
  let t = W(e?.alignGaps, 0)
  return (e, n, r, i) =>
    Bi(e, n, (a, o, s, c, l, u, d, f, p, m, h) => {
      ;[r, i] = Jt(s, r, i)
      let g = a.pxRound,
        _ = (e) => g(u(e, c, m, f)),
        v = (e) => g(d(e, l, h, p)),
        y,
        b
      c.ori == 0 ? ((y = Zi), (b = sa)) : ((y = Qi), (b = ca))
      let x = c.dir * (c.ori == 0 ? 1 : -1),
        S = { stroke: new Path2D(), fill: null, clip: null, band: null, gaps: null, flags: Ri },
        C = S.stroke,
        w = !1
      if (i - r >= m * 4) {
        let t = (t) => e.posToVal(t, c.key, !0),
          n = null,
          a = null,
          l,
          u,
          d,
          f = _(o[x == 1 ? r : i]),
          p = _(o[r]),
          m = _(o[i]),
          h = t(x == 1 ? p + 1 : m - 1)
        for (let e = x == 1 ? r : i; e >= r && e <= i; e += x) {
          let r = o[e],
            i = (x == 1 ? r < h : r > h) ? f : _(r),
            c = s[e]
          i == f
            ? c == null
              ? c === null && (w = !0)
              : ((u = c), n == null ? (y(C, i, v(u)), (l = n = a = u)) : u < n ? (n = u) : u > a && (a = u))
            : (n != null && b(C, f, v(n), v(a), v(l), v(u)),
              c == null ? ((n = a = null), c === null && (w = !0)) : ((u = c), y(C, i, v(u)), (n = a = l = u)),
              (f = i),
              (h = t(f + x)))
        }
        n != null && n != a && d != f && b(C, f, v(n), v(a), v(l), v(u))
      } else
        for (let e = x == 1 ? r : i; e >= r && e <= i; e += x) {
          let t = s[e]
          t === null ? (w = !0) : t != null && y(C, _(o[e]), v(t))
        }
      let [T, E] = Vi(e, n)
      if (a.fill != null || T != 0) {
        let t = (S.fill = new Path2D(C)),
          s = v(a.fillTo(e, n, a.min, a.max, T)),
          c = _(o[r]),
          l = _(o[i])
        ;(x == -1 && ([l, c] = [c, l]), y(t, l, s), y(t, c, s))
      }
      if (!a.spanGaps) {
        let l = []
        ;(w && l.push(...Ki(o, s, r, i, x, _, t)),
          (S.gaps = l = a.gaps(e, n, r, i, l)),
          (S.clip = Wi(l, c.ori, f, p, m, h)))
      }
      return (E != 0 && (S.band = E == 2 ? [Ui(e, n, r, i, C, -1), Ui(e, n, r, i, C, 1)] : Ui(e, n, r, i, C, E)), S)
    })
}
function ua(e) {
  let t = W(e.align, 1),
    n = W(e.ascDesc, !1),
    r = W(e.alignGaps, 0),
    i = W(e.extend, !1)
  return (e, a, o, s) =>
    Bi(e, a, (c, l, u, d, f, p, m, h, g, _, v) => {
      ;[o, s] = Jt(u, o, s)
      let y = c.pxRound,
        { left: b, width: x } = e.bbox,
        S = (e) => y(p(e, d, _, h)),
        C = (e) => y(m(e, f, v, g)),
        w = d.ori == 0 ? Zi : Qi,
        T = { stroke: new Path2D(), fill: null, clip: null, band: null, gaps: null, flags: Ri },
        E = T.stroke,
        D = d.dir * (d.ori == 0 ? 1 : -1),
        O = C(u[D == 1 ? o : s]),
        ee = S(l[D == 1 ? o : s]),
        te = ee,
        k = ee
      ;(i && t == -1 && ((k = b), w(E, k, O)), w(E, ee, O))
      for (let e = D == 1 ? o : s; e >= o && e <= s; e += D) {
        let n = u[e]
        if (n == null) continue
        let r = S(l[e]),
          i = C(n)
        ;(t == 1 ? w(E, r, O) : w(E, te, i), w(E, r, i), (O = i), (te = r))
      }
      let ne = te
      i && t == 1 && ((ne = b + x), w(E, ne, O))
      let [re, ie] = Vi(e, a)
      if (c.fill != null || re != 0) {
        let t = (T.fill = new Path2D(E)),
          n = C(c.fillTo(e, a, c.min, c.max, re))
        ;(w(t, ne, n), w(t, k, n))
      }
      if (!c.spanGaps) {
        let i = []
        i.push(...Ki(l, u, o, s, D, S, r))
        let f = (c.width * H) / 2,
          p = n || t == 1 ? f : -f,
          m = n || t == -1 ? -f : f
        ;(i.forEach((e) => {
          ;((e[0] += p), (e[1] += m))
        }),
          (T.gaps = i = c.gaps(e, a, o, s, i)),
          (T.clip = Wi(i, d.ori, h, g, _, v)))
      }
      return (ie != 0 && (T.band = ie == 2 ? [Ui(e, a, o, s, E, -1), Ui(e, a, o, s, E, 1)] : Ui(e, a, o, s, E, ie)), T)
    })
}
function da(e, t, n, r, i, a, o = K) {
  if (e.length > 1) {
    let s = null
    for (let c = 0, l = 1 / 0; c < e.length; c++)
      if (t[c] !== void 0) {
        if (s != null) {
          let t = dn(e[c] - e[s])
          t < l && ((l = t), (o = dn(n(e[c], r, i, a) - n(e[s], r, i, a))))
        }
        s = c
      }
  }
  return o
}
function fa(e) {
  e ||= zn
  let t = W(e.size, [0.6, K, 1]),
    n = e.align || 0,
    r = e.gap || 0,
    i = e.radius
  i = i == null ? [0, 0] : typeof i == `number` ? [i, 0] : i
  let a = q(i),
    o = 1 - t[0],
    s = W(t[1], K),
    c = W(t[2], 1),
    l = W(e.disp, zn),
    u = W(e.each, (e) => {}),
    { fill: d, stroke: f } = l
  return (e, t, i, p) =>
    Bi(e, t, (m, h, g, _, v, y, b, x, S, C, w) => {
      let T = m.pxRound,
        E = n,
        D = r * H,
        O = s * H,
        ee = c * H,
        te,
        k
      _.ori == 0 ? ([te, k] = a(e, t)) : ([k, te] = a(e, t))
      let ne = _.dir * (_.ori == 0 ? 1 : -1),
        re = _.ori == 0 ? $i : ea,
        ie =
          _.ori == 0
            ? u
            : (e, t, n, r, i, a, o) => {
                u(e, t, n, i, r, o, a)
              },
        ae = W(e.bands, Bn).find((e) => e.series[0] == t),
        oe = ae == null ? 0 : ae.dir,
        A = m.fillTo(e, t, m.min, m.max, oe),
        j = T(b(A, v, w, S)),
        M,
        N,
        P,
        F = C,
        I = T(m.width * H),
        se = !1,
        ce = null,
        le = null,
        ue = null,
        de = null
      d != null &&
        (I == 0 || f != null) &&
        ((se = !0),
        (ce = d.values(e, t, i, p)),
        (le = new Map()),
        new Set(ce).forEach((e) => {
          e != null && le.set(e, new Path2D())
        }),
        I > 0 &&
          ((ue = f.values(e, t, i, p)),
          (de = new Map()),
          new Set(ue).forEach((e) => {
            e != null && de.set(e, new Path2D())
          })))
      let { x0: fe, size: pe } = l
      if (fe != null && pe != null) {
        ;((E = 1), (h = fe.values(e, t, i, p)), fe.unit == 2 && (h = h.map((t) => e.posToVal(x + t * C, _.key, !0))))
        let n = pe.values(e, t, i, p)
        ;((N = pe.unit == 2 ? n[0] * C : y(n[0], _, C, x) - y(0, _, C, x)),
          (F = da(h, g, y, _, C, x, F)),
          (P = F - N + D))
      } else ((F = da(h, g, y, _, C, x, F)), (P = F * o + D), (N = F - P))
      ;(P < 1 && (P = 0), I >= N / 2 && (I = 0), P < 5 && (T = En))
      let me = P > 0,
        he = F - P - (me ? I : 0)
      ;((N = T(Cn(he, ee, O))),
        (M = (E == 0 ? N / 2 : E == ne ? 0 : N) - E * ne * ((E == 0 ? D / 2 : 0) + (me ? I / 2 : 0))))
      let ge = { stroke: null, fill: null, clip: null, band: null, gaps: null, flags: 0 },
        _e = se ? null : new Path2D(),
        L = null
      if (ae != null) L = e.data[ae.series[1]]
      else {
        let { y0: n, y1: r } = l
        n != null && r != null && ((g = r.values(e, t, i, p)), (L = n.values(e, t, i, p)))
      }
      let ve = te * N,
        ye = k * N
      for (let n = ne == 1 ? i : p; n >= i && n <= p; n += ne) {
        let r = g[n]
        if (r == null) continue
        if (L != null) {
          let e = L[n] ?? 0
          if (r - e == 0) continue
          j = b(e, v, w, S)
        }
        let i = y(_.distr != 2 || l != null ? h[n] : n, _, C, x),
          a = b(W(r, A), v, w, S),
          o = T(i - M),
          s = T(hn(a, j)),
          c = T(mn(a, j)),
          u = s - c
        if (r != null) {
          let i = r < 0 ? ye : ve,
            a = r < 0 ? ve : ye
          ;(se
            ? (I > 0 && ue[n] != null && re(de.get(ue[n]), o, c + G(I / 2), N, hn(0, u - I), i, a),
              ce[n] != null && re(le.get(ce[n]), o, c + G(I / 2), N, hn(0, u - I), i, a))
            : re(_e, o, c + G(I / 2), N, hn(0, u - I), i, a),
            ie(e, t, n, o - I / 2, c, N + I, u))
        }
      }
      return (
        I > 0
          ? (ge.stroke = se ? de : _e)
          : se || ((ge._fill = m.width == 0 ? m._fill : (m._stroke ?? m._fill)), (ge.width = 0)),
        (ge.fill = se ? le : _e),
        ge
      )
    })
}
function pa(e, t) {
  let n = W(t?.alignGaps, 0)
  return (t, r, i, a) =>
    Bi(t, r, (o, s, c, l, u, d, f, p, m, h, g) => {
      ;[i, a] = Jt(c, i, a)
      let _ = o.pxRound,
        v = (e) => _(d(e, l, h, p)),
        y = (e) => _(f(e, u, g, m)),
        b,
        x,
        S
      l.ori == 0 ? ((b = Yi), (S = Zi), (x = ra)) : ((b = Xi), (S = Qi), (x = ia))
      let C = l.dir * (l.ori == 0 ? 1 : -1),
        w = v(s[C == 1 ? i : a]),
        T = w,
        E = [],
        D = []
      for (let e = C == 1 ? i : a; e >= i && e <= a; e += C)
        if (c[e] != null) {
          let t = s[e],
            n = v(t)
          ;(E.push((T = n)), D.push(y(c[e])))
        }
      let O = { stroke: e(E, D, b, S, x, _), fill: null, clip: null, band: null, gaps: null, flags: Ri },
        ee = O.stroke,
        [te, k] = Vi(t, r)
      if (o.fill != null || te != 0) {
        let e = (O.fill = new Path2D(ee)),
          n = y(o.fillTo(t, r, o.min, o.max, te))
        ;(S(e, T, n), S(e, w, n))
      }
      if (!o.spanGaps) {
        let e = []
        ;(e.push(...Ki(s, c, i, a, C, v, n)), (O.gaps = e = o.gaps(t, r, i, a, e)), (O.clip = Wi(e, l.ori, p, m, h, g)))
      }
      return (k != 0 && (O.band = k == 2 ? [Ui(t, r, i, a, ee, -1), Ui(t, r, i, a, ee, 1)] : Ui(t, r, i, a, ee, k)), O)
    })
}
function ma(e) {
  return pa(ha, e)
}
function ha(e, t, n, r, i, a) {
  let o = e.length
  if (o < 2) return null
  let s = new Path2D()
  if ((n(s, e[0], t[0]), o == 2)) r(s, e[1], t[1])
  else {
    let n = Array(o),
      r = Array(o - 1),
      a = Array(o - 1),
      c = Array(o - 1)
    for (let n = 0; n < o - 1; n++) ((a[n] = t[n + 1] - t[n]), (c[n] = e[n + 1] - e[n]), (r[n] = a[n] / c[n]))
    n[0] = r[0]
    for (let e = 1; e < o - 1; e++)
      r[e] === 0 || r[e - 1] === 0 || r[e - 1] > 0 != r[e] > 0
        ? (n[e] = 0)
        : ((n[e] = (3 * (c[e - 1] + c[e])) / ((2 * c[e] + c[e - 1]) / r[e - 1] + (c[e] + 2 * c[e - 1]) / r[e])),
          isFinite(n[e]) || (n[e] = 0))
    n[o - 1] = r[o - 2]
    for (let r = 0; r < o - 1; r++)
      i(
        s,
        e[r] + c[r] / 3,
        t[r] + (n[r] * c[r]) / 3,
        e[r + 1] - c[r] / 3,
        t[r + 1] - (n[r + 1] * c[r]) / 3,
        e[r + 1],
        t[r + 1],
      )
  }
  return s
}
var ga = new Set()
function _a() {
  for (let e of ga) e.syncRect(!0)
}
V &&
  (Ht(bt, Et, _a),
  Ht(xt, Et, _a, !0),
  Ht(Ct, Et, () => {
    $.pxRatio = H
  }))
var va = la(),
  ya = aa()
function ba(e, t, n, r) {
  return (r ? [e[0], e[1]].concat(e.slice(2)) : [e[0]].concat(e.slice(1))).map((e, r) => Sa(e, r, t, n))
}
function xa(e, t) {
  return e.map((e, n) => (n == 0 ? {} : Zn({}, t, e)))
}
function Sa(e, t, n, r) {
  return Zn({}, t == 0 ? n : r, e)
}
function Ca(e, t, n) {
  return t == null ? Vn : [t, n]
}
var wa = Ca
function Ta(e, t, n) {
  return t == null ? Vn : rn(t, n, $t, !0)
}
function Ea(e, t, n, r) {
  return t == null ? Vn : Zt(t, n, e.scales[r].log, !1)
}
var Da = Ea
function Oa(e, t, n, r) {
  return t == null ? Vn : Qt(t, n, e.scales[r].log, !1)
}
var ka = Oa
function Aa(e, t, n, r, i) {
  let a = hn(Sn(e), Sn(t)),
    o = t - e,
    s = Wt((i / r) * o, n)
  do {
    let e = n[s],
      t = (r * e) / o
    if (t >= i && a + (e < 5 ? In.get(e) : 0) <= 17) return [e, t]
  } while (++s < n.length)
  return [0, 0]
}
function ja(e) {
  let t, n
  return ((e = e.replace(/(\d+)px/, (e, r) => (t = fn((n = +r) * H)) + `px`)), [e, t, n])
}
function Ma(e) {
  e.show &&
    [e.font, e.labelFont].forEach((e) => {
      let t = J(e[2] * H, 1)
      ;((e[0] = e[0].replace(/[0-9.]+px/, t + `px`)), (e[1] = t))
    })
}
function $(e, t, n) {
  let r = { mode: W(e.mode, 1) },
    i = r.mode
  function a(e, t, n, r) {
    let i = t.valToPct(e)
    return r + n * (t.dir == -1 ? 1 - i : i)
  }
  function o(e, t, n, r) {
    let i = t.valToPct(e)
    return r + n * (t.dir == -1 ? i : 1 - i)
  }
  function s(e, t, n, r) {
    return t.ori == 0 ? a(e, t, n, r) : o(e, t, n, r)
  }
  ;((r.valToPosH = a), (r.valToPosV = o))
  let c = !1
  r.status = 0
  let l = (r.root = Nt(Be))
  if ((e.id != null && (l.id = e.id), At(l, e.class), e.title)) {
    let t = Nt(Ue, l)
    t.textContent = e.title
  }
  let u = Mt(`canvas`),
    d = (r.ctx = u.getContext(`2d`)),
    f = Nt(We, l)
  Ht(
    `click`,
    f,
    (e) => {
      e.target === m && (X != Pr || Z != Wr) && Qr.click(r, e)
    },
    !0,
  )
  let p = (r.under = Nt(Ge, f))
  f.appendChild(u)
  let m = (r.over = Nt(Ke, f))
  e = Xn(e)
  let h = +W(e.pxAlign, 1),
    g = qi(h)
  ;(e.plugins || []).forEach((t) => {
    t.opts && (e = t.opts(r, e) || e)
  })
  let _ = e.ms || 0.001,
    v = (r.series = i == 1 ? ba(e.series || [], pi, Mi, !1) : xa(e.series || [null], ji)),
    y = (r.axes = ba(e.axes || [], ui, Ei, !0)),
    b = (r.scales = {}),
    x = (r.bands = e.bands || [])
  x.forEach((e) => {
    ;((e.fill = q(e.fill || null)), (e.dir = W(e.dir, -1)))
  })
  let S = i == 2 ? v[1].facets[0].scale : v[0].scale,
    C = { axes: _r, series: ar },
    w = (e.drawOrder || [`axes`, `series`]).map((e) => C[e])
  function T(e) {
    let t =
      e.distr == 3
        ? (t) => vn(t > 0 ? t : e.clamp(r, t, e.min, e.max, e.key))
        : e.distr == 4
          ? (t) => xn(t, e.asinh)
          : e.distr == 100
            ? (t) => e.fwd(t)
            : (e) => e
    return (n) => {
      let r = t(n),
        { _min: i, _max: a } = e,
        o = a - i
      return (r - i) / o
    }
  }
  function E(t) {
    let n = b[t]
    if (n == null) {
      let r = (e.scales || zn)[t] || zn
      if (r.from != null) {
        E(r.from)
        let e = Zn({}, b[r.from], r, { key: t })
        ;((e.valToPct = T(e)), (b[t] = e))
      } else {
        ;((n = b[t] = Zn({}, t == S ? Pi : Fi, r)), (n.key = t))
        let e = n.time,
          a = n.range,
          o = Hn(a)
        if (
          (t != S || (i == 2 && !e)) &&
          (o &&
            (a[0] == null || a[1] == null) &&
            ((a = {
              min: a[0] == null ? en : { mode: 1, hard: a[0], soft: a[0] },
              max: a[1] == null ? en : { mode: 1, hard: a[1], soft: a[1] },
            }),
            (o = !1)),
          !o && Kn(a))
        ) {
          let e = a
          a = (t, n, r) => (n == null ? Vn : rn(n, r, e))
        }
        ;((n.range = q(
          a ||
            (e
              ? wa
              : t == S
                ? n.distr == 3
                  ? Da
                  : n.distr == 4
                    ? ka
                    : Ca
                : n.distr == 3
                  ? Ea
                  : n.distr == 4
                    ? Oa
                    : Ta),
        )),
          (n.auto = q(!o && n.auto)),
          (n.clamp = q(n.clamp || Ni)),
          (n._min = n._max = null),
          (n.valToPct = T(n)))
      }
    }
  }
  ;(E(`x`),
    E(`y`),
    i == 1 &&
      v.forEach((e) => {
        E(e.scale)
      }),
    y.forEach((e) => {
      E(e.scale)
    }))
  for (let t in e.scales) E(t)
  let D = b[S],
    O = D.distr,
    ee,
    te
  D.ori == 0 ? (At(l, Ve), (ee = a), (te = o)) : (At(l, He), (ee = o), (te = a))
  let k = {}
  for (let e in b) {
    let t = b[e]
    ;(t.min != null || t.max != null) && ((k[e] = { min: t.min, max: t.max }), (t.min = t.max = null))
  }
  let ne = e.tzDate || ((e) => new Date(fn(e / _))),
    re = e.fmtDate || hr,
    ie = _ == 1 ? Lr(ne) : Br(ne),
    ae = Hr(ne, Vr(_ == 1 ? Ir : zr, re)),
    oe = qr(ne, Gr(Kr, re)),
    A = [],
    j = (r.legend = Zn({}, Xr, e.legend)),
    M = (r.cursor = Zn({}, ni, { drag: { y: i == 2 } }, e.cursor)),
    N = j.show,
    P = M.show,
    F = j.markers
  ;((j.idxs = A), (F.width = q(F.width)), (F.dash = q(F.dash)), (F.stroke = q(F.stroke)), (F.fill = q(F.fill)))
  let I,
    se,
    ce,
    le = [],
    ue = [],
    de,
    fe = !1,
    pe = {}
  if (j.live) {
    let e = v[1] ? v[1].values : null
    ;((fe = e != null), (de = fe ? e(r, 1, 0) : { _: 0 }))
    for (let e in de) pe[e] = wt
  }
  if (N) {
    if (((I = Mt(`table`, $e, l)), (ce = Mt(`tbody`, null, I)), j.mount(r, I), fe)) {
      se = Mt(`thead`, null, I, ce)
      let e = Mt(`tr`, null, se)
      for (var me in (Mt(`th`, null, e), de)) Mt(`th`, it, e).textContent = me
    } else (At(I, tt), j.live && At(I, et))
  }
  let he = { show: !0 },
    ge = { show: !1 }
  function _e(e, t) {
    if (t == 0 && (fe || !j.live || i == 2)) return Vn
    let n = [],
      a = Mt(`tr`, nt, ce, ce.childNodes[t])
    ;(At(a, e.class), e.show || At(a, Je))
    let o = Mt(`th`, null, a)
    if (F.show) {
      let e = Nt(rt, o)
      if (t > 0) {
        let n = F.width(r, t)
        ;(n && (e.style.border = n + `px ` + F.dash(r, t) + ` ` + F.stroke(r, t)), (e.style.background = F.fill(r, t)))
      }
    }
    let s = Nt(it, o)
    for (var c in (e.label instanceof HTMLElement ? s.appendChild(e.label) : (s.textContent = e.label),
    t > 0 &&
      (F.show || (s.style.color = e.width > 0 ? F.stroke(r, t) : F.fill(r, t)),
      ve(
        `click`,
        o,
        (t) => {
          if (M._lock) return
          St(t)
          let n = v.indexOf(e)
          if ((t.ctrlKey || t.metaKey) != j.isolate) {
            let e = v.some((e, t) => t > 0 && t != n && e.show)
            v.forEach((t, r) => {
              r > 0 && oi(r, e ? (r == n ? he : ge) : he, !0, ma.setSeries)
            })
          } else oi(n, { show: !e.show }, !0, ma.setSeries)
        },
        !1,
      ),
      Ot &&
        ve(
          _t,
          o,
          (t) => {
            M._lock || (St(t), oi(v.indexOf(e), Si, !0, ma.setSeries))
          },
          !1,
        )),
    de)) {
      let e = Mt(`td`, at, a)
      ;((e.textContent = `--`), n.push(e))
    }
    return [a, n]
  }
  let L = new Map()
  function ve(e, t, n, i = !0) {
    let a = L.get(t) || {},
      o = M.bind[e](r, t, n, i)
    o && (Ht(e, t, (a[e] = o)), L.set(t, a))
  }
  function ye(e, t, n) {
    let r = L.get(t) || {}
    for (let n in r) (e == null || n == e) && (Ut(n, t, r[n]), delete r[n])
    e ?? L.delete(t)
  }
  let R = 0,
    be = 0,
    z = 0,
    B = 0,
    xe = 0,
    Se = 0,
    Ce = xe,
    we = Se,
    Te = z,
    Ee = B,
    De = 0,
    Oe = 0,
    ke = 0,
    Ae = 0
  r.bbox = {}
  let je = !1,
    Me = !1,
    Ne = !1,
    Pe = !1,
    Fe = !1,
    Ie = !1
  function Le(e, t, n) {
    ;((n || e != r.width || t != r.height) && Re(e, t), vr(!1), (Ne = !0), (Me = !0), Tr())
  }
  function Re(e, t) {
    ;((r.width = R = z = e), (r.height = be = B = t), (xe = Se = 0), bt(), xt())
    let n = r.bbox
    ;((De = n.left = Nn(xe * H, 0.5)),
      (Oe = n.top = Nn(Se * H, 0.5)),
      (ke = n.width = Nn(z * H, 0.5)),
      (Ae = n.height = Nn(B * H, 0.5)))
  }
  function ze() {
    let e = !1,
      t = 0
    for (; !e;) {
      t++
      let n = mr(t),
        i = gr(t)
      ;((e = t == 3 || (n && i)), e || (Re(r.width, r.height), (Me = !0)))
    }
  }
  function ft({ width: e, height: t }) {
    Le(e, t)
  }
  r.setSize = ft
  function bt() {
    let e = !1,
      t = !1,
      n = !1,
      r = !1
    ;(y.forEach((i, a) => {
      if (i.show && i._show) {
        let { side: a, _size: o } = i,
          s = a % 2,
          c = o + (i.label == null ? 0 : i.labelSize)
        c > 0 &&
          (s
            ? ((z -= c), a == 3 ? ((xe += c), (r = !0)) : (n = !0))
            : ((B -= c), a == 0 ? ((Se += c), (e = !0)) : (t = !0)))
      }
    }),
      (qt[0] = e),
      (qt[1] = n),
      (qt[2] = t),
      (qt[3] = r),
      (z -= nn[1] + nn[3]),
      (xe += nn[3]),
      (B -= nn[2] + nn[0]),
      (Se += nn[0]))
  }
  function xt() {
    let e = xe + z,
      t = Se + B,
      n = xe,
      r = Se
    function i(i, a) {
      switch (i) {
        case 1:
          return ((e += a), e - a)
        case 2:
          return ((t += a), t - a)
        case 3:
          return ((n -= a), n + a)
        case 0:
          return ((r -= a), r + a)
      }
    }
    y.forEach((e, t) => {
      if (e.show && e._show) {
        let t = e.side
        ;((e._pos = i(t, e._size)), e.label != null && (e._lpos = i(t, e.labelSize)))
      }
    })
  }
  if (M.dataIdx == null) {
    let e = M.hover,
      n = (e.skip = new Set(e.skip ?? []))
    n.add(void 0)
    let r = (e.prox = q(e.prox)),
      i = (e.bias ??= 0)
    M.dataIdx = (e, a, o, s) => {
      if (a == 0) return o
      let c = o,
        l = r(e, a, o, s) ?? K,
        u = l >= 0 && l < K,
        d = D.ori == 0 ? z : B,
        f = M.left,
        p = t[0],
        m = t[a]
      if (n.has(m[o])) {
        c = null
        let e = null,
          t = null,
          r
        if (i == 0 || i == -1) for (r = o; e == null && r-- > 0;) n.has(m[r]) || (e = r)
        if (i == 0 || i == 1) for (r = o; t == null && r++ < m.length;) n.has(m[r]) || (t = r)
        if (e != null || t != null) {
          if (u) {
            let n = e == null ? -1 / 0 : ee(p[e], D, d, 0),
              r = t == null ? 1 / 0 : ee(p[t], D, d, 0),
              i = f - n,
              a = r - f
            i <= a ? i <= l && (c = e) : a <= l && (c = t)
          } else c = t == null ? e : e == null ? t : o - e <= t - o ? e : t
        }
      } else u && dn(f - ee(p[o], D, d, 0)) > l && (c = null)
      return c
    }
  }
  let St = (e) => {
    M.event = e
  }
  ;((M.idxs = A), (M._lock = !1))
  let V = M.points
  ;((V.show = q(V.show)), (V.size = q(V.size)), (V.stroke = q(V.stroke)), (V.width = q(V.width)), (V.fill = q(V.fill)))
  let Dt = (r.focus = Zn({}, e.focus || { alpha: 0.3 }, M.focus)),
    Ot = Dt.prox >= 0,
    kt = Ot && V.one,
    Pt = [],
    It = [],
    Rt = []
  function Bt(e, t) {
    let n = V.show(r, t)
    if (n instanceof HTMLElement) return (At(n, Qe), At(n, e.class), Ft(n, -10, -10, z, B), m.insertBefore(n, Pt[t]), n)
  }
  function Vt(e, t) {
    if (i == 1 || t > 0) {
      let t = i == 1 && b[e.scale].time,
        n = e.value
      ;((e.value = t ? (Gn(n) ? qr(ne, Gr(n, re)) : n || oe) : n || Ti), (e.label = e.label || (t ? fi : di)))
    }
    if (kt || t > 0) {
      ;((e.width = e.width == null ? 1 : e.width),
        (e.paths = e.paths || va || On),
        (e.fillTo = q(e.fillTo || Hi)),
        (e.pxAlign = +W(e.pxAlign, h)),
        (e.pxRound = qi(e.pxAlign)),
        (e.stroke = q(e.stroke || null)),
        (e.fill = q(e.fill || null)),
        (e._stroke = e._fill = e._paths = e._focus = null))
      let t = Di(hn(1, e.width), 1),
        n = (e.points = Zn(
          {},
          { size: t, width: hn(1, t * 0.2), stroke: e.stroke, space: t * 2, paths: ya, _stroke: null, _fill: null },
          e.points,
        ))
      ;((n.show = q(n.show)),
        (n.filter = q(n.filter)),
        (n.fill = q(n.fill)),
        (n.stroke = q(n.stroke)),
        (n.paths = q(n.paths)),
        (n.pxAlign = e.pxAlign))
    }
    if (N) {
      let n = _e(e, t)
      ;(le.splice(t, 0, n[0]), ue.splice(t, 0, n[1]), j.values.push(null))
    }
    if (P) {
      A.splice(t, 0, null)
      let n = null
      ;(kt ? t == 0 && (n = Bt(e, t)) : t > 0 && (n = Bt(e, t)),
        Pt.splice(t, 0, n),
        It.splice(t, 0, 0),
        Rt.splice(t, 0, 0))
    }
    fa(`addSeries`, t)
  }
  function Gt(e, t) {
    ;((t ??= v.length), (e = i == 1 ? Sa(e, t, pi, Mi) : Sa(e, t, {}, ji)), v.splice(t, 0, e), Vt(v[t], t))
  }
  r.addSeries = Gt
  function Kt(e) {
    if ((v.splice(e, 1), N)) {
      ;(j.values.splice(e, 1), ue.splice(e, 1))
      let t = le.splice(e, 1)[0]
      ;(ye(null, t.firstChild), t.remove())
    }
    ;(P && (A.splice(e, 1), Pt.splice(e, 1)[0].remove(), It.splice(e, 1), Rt.splice(e, 1)), fa(`delSeries`, e))
  }
  r.delSeries = Kt
  let qt = [!1, !1, !1, !1]
  function Jt(e, t) {
    if (((e._show = e.show), e.show)) {
      let n = e.side % 2,
        i = b[e.scale]
      i ??= ((e.scale = n ? v[1].scale : S), b[e.scale])
      let a = i.time
      ;((e.size = q(e.size)),
        (e.space = q(e.space)),
        (e.rotate = q(e.rotate)),
        Hn(e.incrs) &&
          e.incrs.forEach((e) => {
            !In.has(e) && In.set(e, Ln(e))
          }),
        (e.incrs = q(e.incrs || (i.distr == 2 ? Sr : a ? (_ == 1 ? Fr : Rr) : Cr))),
        (e.splits = q(e.splits || (a && i.distr == 1 ? ie : i.distr == 3 ? gi : i.distr == 4 ? _i : hi))),
        (e.stroke = q(e.stroke)),
        (e.grid.stroke = q(e.grid.stroke)),
        (e.ticks.stroke = q(e.ticks.stroke)),
        (e.border.stroke = q(e.border.stroke)))
      let o = e.values
      ;((e.values =
        Hn(o) && !Hn(o[0]) ? q(o) : a ? (Hn(o) ? Hr(ne, Vr(o, re)) : Gn(o) ? Ur(ne, o) : o || ae) : o || mi),
        (e.filter = q(e.filter || (i.distr >= 3 && i.log == 10 ? Ci : i.distr == 3 && i.log == 2 ? wi : Dn))),
        (e.font = ja(e.font)),
        (e.labelFont = ja(e.labelFont)),
        (e._size = e.size(r, null, t, 0)),
        (e._space = e._rotate = e._incrs = e._found = e._splits = e._values = null),
        e._size > 0 && ((qt[t] = !0), (e._el = Nt(qe, f))))
    }
  }
  function Yt(e, t, n, r) {
    let [i, a, o, s] = n,
      c = t % 2,
      l = 0
    return (
      c == 0 && (s || a) && (l = (t == 0 && !i) || (t == 2 && !o) ? fn(ui.size / 3) : 0),
      c == 1 && (i || o) && (l = (t == 1 && !a) || (t == 3 && !s) ? fn(Ei.size / 2) : 0),
      l
    )
  }
  let tn = (r.padding = (e.padding || [Yt, Yt, Yt, Yt]).map((e) => q(W(e, Yt)))),
    nn = (r._padding = tn.map((e, t) => e(r, t, qt, 0))),
    on,
    sn = null,
    cn = null,
    ln = i == 1 ? v[0].idxs : null,
    G = null,
    _n = !1
  function yn(e, n) {
    if (((t = e ?? []), (r.data = r._data = t), i == 2)) {
      on = 0
      for (let e = 1; e < v.length; e++) on += t[e][0].length
    } else {
      ;(t.length == 0 && (r.data = r._data = t = [[]]), (G = t[0]), (on = G.length))
      let e = t
      if (O == 2) {
        e = t.slice()
        let n = (e[0] = Array(on))
        for (let e = 0; e < on; e++) n[e] = e
      }
      r._data = t = e
    }
    if ((vr(!0), fa(`setData`), O == 2 && (Ne = !0), n !== !1)) {
      let e = D
      ;(e.auto(r, _n) ? Sn() : ai(S, e.min, e.max), (Pe ||= M.left >= 0), (Ie = !0), Tr())
    }
  }
  r.setData = yn
  function Sn() {
    _n = !0
    let e, n
    ;(i == 1 &&
      (on > 0
        ? ((sn = ln[0] = 0),
          (cn = ln[1] = on - 1),
          (e = t[0][sn]),
          (n = t[0][cn]),
          O == 2
            ? ((e = sn), (n = cn))
            : e == n &&
              (O == 3
                ? ([e, n] = Zt(e, e, D.log, !1))
                : O == 4
                  ? ([e, n] = Qt(e, e, D.log, !1))
                  : D.time
                    ? (n = e + fn(86400 / _))
                    : ([e, n] = rn(e, n, $t, !0))))
        : ((sn = ln[0] = e = null), (cn = ln[1] = n = null))),
      ai(S, e, n))
  }
  let Tn, En, jn, Mn, Pn, Fn, Rn, Un, Jn, Yn
  function Qn(e, t, n, r, i, a) {
    ;((e ??= pt),
      (n ??= Bn),
      (r ??= `butt`),
      (i ??= pt),
      (a ??= `round`),
      e != Tn && (d.strokeStyle = Tn = e),
      i != En && (d.fillStyle = En = i),
      t != jn && (d.lineWidth = jn = t),
      a != Pn && (d.lineJoin = Pn = a),
      r != Fn && (d.lineCap = Fn = r),
      n != Mn && d.setLineDash((Mn = n)))
  }
  function $n(e, t, n, r) {
    ;(t != En && (d.fillStyle = En = t),
      e != Rn && (d.font = Rn = e),
      n != Un && (d.textAlign = Un = n),
      r != Jn && (d.textBaseline = Jn = r))
  }
  function er(e, t, n, i, a = 0) {
    if (i.length > 0 && e.auto(r, _n) && (t == null || t.min == null)) {
      let t = W(sn, 0),
        r = W(cn, i.length - 1),
        o = n.min == null ? Xt(i, t, r, a, e.distr == 3) : [n.min, n.max]
      ;((e.min = mn(e.min, (n.min = o[0]))), (e.max = hn(e.max, (n.max = o[1]))))
    }
  }
  let tr = { min: null, max: null }
  function nr() {
    for (let e in b) {
      let t = b[e]
      k[e] == null && (t.min == null || (k[S] != null && t.auto(r, _n))) && (k[e] = tr)
    }
    for (let e in b) {
      let t = b[e]
      k[e] == null && t.from != null && k[t.from] != null && (k[e] = tr)
    }
    k[S] != null && vr(!0)
    let e = {}
    for (let t in k) {
      let n = k[t]
      if (n != null) {
        let a = (e[t] = Xn(b[t], qn))
        if (n.min != null) Zn(a, n)
        else if (t != S || i == 2) {
          if (on == 0 && a.from == null) {
            let e = a.range(r, null, null, t)
            ;((a.min = e[0]), (a.max = e[1]))
          } else ((a.min = K), (a.max = -1 / 0))
        }
      }
    }
    if (on > 0) {
      v.forEach((n, a) => {
        if (i == 1) {
          let i = n.scale,
            o = k[i]
          if (o == null) return
          let s = e[i]
          if (a == 0) {
            let e = s.range(r, s.min, s.max, i)
            ;((s.min = e[0]),
              (s.max = e[1]),
              (sn = Wt(s.min, t[0])),
              (cn = Wt(s.max, t[0])),
              cn - sn > 1 && (t[0][sn] < s.min && sn++, t[0][cn] > s.max && cn--),
              (n.min = G[sn]),
              (n.max = G[cn]))
          } else n.show && n.auto && er(s, o, n, t[a], n.sorted)
          ;((n.idxs[0] = sn), (n.idxs[1] = cn))
        } else if (a > 0 && n.show && n.auto) {
          let [r, i] = n.facets,
            o = r.scale,
            s = i.scale,
            [c, l] = t[a],
            u = e[o],
            d = e[s]
          ;(u != null && er(u, k[o], r, c, r.sorted),
            d != null && er(d, k[s], i, l, i.sorted),
            (n.min = i.min),
            (n.max = i.max))
        }
      })
      for (let t in e) {
        let n = e[t],
          i = k[t]
        if (n.from == null && (i == null || i.min == null)) {
          let e = n.range(r, n.min == K ? null : n.min, n.max == -1 / 0 ? null : n.max, t)
          ;((n.min = e[0]), (n.max = e[1]))
        }
      }
    }
    for (let t in e) {
      let n = e[t]
      if (n.from != null) {
        let i = e[n.from]
        if (i.min == null) n.min = n.max = null
        else {
          let e = n.range(r, i.min, i.max, t)
          ;((n.min = e[0]), (n.max = e[1]))
        }
      }
    }
    let n = {},
      a = !1
    for (let t in e) {
      let r = e[t],
        i = b[t]
      if (i.min != r.min || i.max != r.max) {
        ;((i.min = r.min), (i.max = r.max))
        let e = i.distr
        ;((i._min = e == 3 ? vn(i.min) : e == 4 ? xn(i.min, i.asinh) : e == 100 ? i.fwd(i.min) : i.min),
          (i._max = e == 3 ? vn(i.max) : e == 4 ? xn(i.max, i.asinh) : e == 100 ? i.fwd(i.max) : i.max),
          (n[t] = a = !0))
      }
    }
    if (a) {
      v.forEach((e, t) => {
        i == 2 ? t > 0 && n.y && (e._paths = null) : n[e.scale] && (e._paths = null)
      })
      for (let e in n) ((Ne = !0), fa(`setScale`, e))
      P && M.left >= 0 && (Pe = Ie = !0)
    }
    for (let e in k) k[e] = null
  }
  function ir(e) {
    let t = Cn(sn - 1, 0, on - 1),
      n = Cn(cn + 1, 0, on - 1)
    for (; e[t] == null && t > 0;) t--
    for (; e[n] == null && n < on - 1;) n++
    return [t, n]
  }
  function ar() {
    if (on > 0) {
      let e = v.some((e) => e._focus) && Yn != Dt.alpha
      ;(e && (d.globalAlpha = Yn = Dt.alpha),
        v.forEach((e, n) => {
          if (n > 0 && e.show && (or(n, !1), or(n, !0), e._paths == null)) {
            let a = Yn
            Yn != e.alpha && (d.globalAlpha = Yn = e.alpha)
            let o = i == 2 ? [0, t[n][0].length - 1] : ir(t[n])
            ;((e._paths = e.paths(r, n, o[0], o[1])), Yn != a && (d.globalAlpha = Yn = a))
          }
        }),
        v.forEach((e, t) => {
          if (t > 0 && e.show) {
            let n = Yn
            ;(Yn != e.alpha && (d.globalAlpha = Yn = e.alpha), e._paths != null && sr(t, !1))
            {
              let n = e._paths == null ? null : e._paths.gaps,
                i = e.points.show(r, t, sn, cn, n),
                a = e.points.filter(r, t, i, n)
              ;(i || a) && ((e.points._paths = e.points.paths(r, t, sn, cn, a)), sr(t, !0))
            }
            ;(Yn != n && (d.globalAlpha = Yn = n), fa(`drawSeries`, t))
          }
        }),
        e && (d.globalAlpha = Yn = 1))
    }
  }
  function or(e, t) {
    let n = t ? v[e].points : v[e]
    ;((n._stroke = n.stroke(r, e)), (n._fill = n.fill(r, e)))
  }
  function sr(e, t) {
    let n = t ? v[e].points : v[e],
      {
        stroke: r,
        fill: i,
        clip: a,
        flags: o,
        _stroke: s = n._stroke,
        _fill: c = n._fill,
        _width: l = n.width,
      } = n._paths
    l = J(l * H, 3)
    let u = null,
      f = (l % 2) / 2
    t && c == null && (c = l > 0 ? `#fff` : s)
    let p = n.pxAlign == 1 && f > 0
    if ((p && d.translate(f, f), !t)) {
      let e = De - l / 2,
        t = Oe - l / 2,
        n = ke + l,
        r = Ae + l
      ;((u = new Path2D()), u.rect(e, t, n, r))
    }
    ;(t ? lr(s, l, n.dash, n.cap, c, r, i, o, a) : cr(e, s, l, n.dash, n.cap, c, r, i, o, u, a),
      p && d.translate(-f, -f))
  }
  function cr(e, n, i, a, o, s, c, l, u, d, f) {
    let p = !1
    ;(u != 0 &&
      x.forEach((m, h) => {
        if (m.series[0] == e) {
          let e = v[m.series[1]],
            g = t[m.series[1]],
            _ = (e._paths || zn).band
          Hn(_) && (_ = m.dir == 1 ? _[0] : _[1])
          let y,
            b = null
          ;(e.show && _ && an(g, sn, cn) ? ((b = m.fill(r, h) || s), (y = e._paths.clip)) : (_ = null),
            lr(n, i, a, o, b, c, l, u, d, f, y, _),
            (p = !0))
        }
      }),
      p || lr(n, i, a, o, s, c, l, u, d, f))
  }
  function lr(e, t, n, r, i, a, o, s, c, l, u, f) {
    ;(Qn(e, t, n, r, i),
      (c || l || f) && (d.save(), c && d.clip(c), l && d.clip(l)),
      f
        ? (s & 3) == 3
          ? (d.clip(f), u && d.clip(u), dr(i, o), ur(e, a, t))
          : s & zi
            ? (dr(i, o), d.clip(f), ur(e, a, t))
            : s & Ri && (d.save(), d.clip(f), u && d.clip(u), dr(i, o), d.restore(), ur(e, a, t))
        : (dr(i, o), ur(e, a, t)),
      (c || l || f) && d.restore())
  }
  function ur(e, t, n) {
    n > 0 &&
      (t instanceof Map
        ? t.forEach((e, t) => {
            ;((d.strokeStyle = Tn = t), d.stroke(e))
          })
        : t != null && e && d.stroke(t))
  }
  function dr(e, t) {
    t instanceof Map
      ? t.forEach((e, t) => {
          ;((d.fillStyle = En = t), d.fill(e))
        })
      : t != null && e && d.fill(t)
  }
  function fr(e, t, n, i) {
    let a = y[e],
      o
    if (i <= 0) o = [0, 0]
    else {
      let s = (a._space = a.space(r, e, t, n, i))
      o = Aa(t, n, (a._incrs = a.incrs(r, e, t, n, i, s)), i, s)
    }
    return (a._found = o)
  }
  function pr(e, t, n, r, i, a, o, s, c, l) {
    let u = (o % 2) / 2
    ;(h == 1 && d.translate(u, u), Qn(s, o, c, l, s), d.beginPath())
    let f,
      p,
      m,
      g,
      _ = i + (r == 0 || r == 3 ? -a : a)
    n == 0 ? ((p = i), (g = _)) : ((f = i), (m = _))
    for (let r = 0; r < e.length; r++)
      t[r] != null && (n == 0 ? (f = m = e[r]) : (p = g = e[r]), d.moveTo(f, p), d.lineTo(m, g))
    ;(d.stroke(), h == 1 && d.translate(-u, -u))
  }
  function mr(e) {
    let t = !0
    return (
      y.forEach((n, i) => {
        if (!n.show) return
        let a = b[n.scale]
        if (a.min == null) {
          n._show && ((t = !1), (n._show = !1), vr(!1))
          return
        }
        n._show || ((t = !1), (n._show = !0), vr(!1))
        let o = n.side,
          s = o % 2,
          { min: c, max: l } = a,
          [u, d] = fr(i, c, l, s == 0 ? z : B)
        if (d == 0) return
        let f = a.distr == 2,
          p = (n._splits = n.splits(r, i, c, l, u, d, f)),
          m = a.distr == 2 ? p.map((e) => G[e]) : p,
          h = a.distr == 2 ? G[p[1]] - G[p[0]] : u,
          g = (n._values = n.values(r, n.filter(r, m, i, d, h), i, d, h))
        n._rotate = o == 2 ? n.rotate(r, g, i, d) : 0
        let _ = n._size
        ;((n._size = pn(n.size(r, g, i, e))), _ != null && n._size != _ && (t = !1))
      }),
      t
    )
  }
  function gr(e) {
    let t = !0
    return (
      tn.forEach((n, i) => {
        let a = n(r, i, qt, e)
        ;(a != nn[i] && (t = !1), (nn[i] = a))
      }),
      t
    )
  }
  function _r() {
    for (let e = 0; e < y.length; e++) {
      let t = y[e]
      if (!t.show || !t._show) continue
      let n = t.side,
        i = n % 2,
        a,
        o,
        c = t.stroke(r, e),
        l = n == 0 || n == 3 ? -1 : 1,
        [u, f] = t._found
      if (t.label != null) {
        let s = t.labelGap * l,
          p = fn((t._lpos + s) * H)
        ;($n(t.labelFont[0], c, `center`, n == 2 ? ct : lt),
          d.save(),
          i == 1
            ? ((a = o = 0), d.translate(p, fn(Oe + Ae / 2)), d.rotate((n == 3 ? -un : un) / 2))
            : ((a = fn(De + ke / 2)), (o = p)))
        let m = wn(t.label) ? t.label(r, e, u, f) : t.label
        ;(d.fillText(m, a, o), d.restore())
      }
      if (f == 0) continue
      let p = b[t.scale],
        m = i == 0 ? ke : Ae,
        h = i == 0 ? De : Oe,
        _ = t._splits,
        v = p.distr == 2 ? _.map((e) => G[e]) : _,
        x = p.distr == 2 ? G[_[1]] - G[_[0]] : u,
        S = t.ticks,
        C = t.border,
        w = S.show ? S.size : 0,
        T = fn(w * H),
        E = fn((t.alignTo == 2 ? t._size - w - t.gap : t.gap) * H),
        D = (t._rotate * -un) / 180,
        O = g(t._pos * H),
        ee = O + (T + E) * l
      ;((o = i == 0 ? ee : 0), (a = i == 1 ? ee : 0))
      let te = t.font[0]
      $n(
        te,
        c,
        t.align == 1 ? ut : t.align == 2 ? dt : D > 0 ? ut : D < 0 ? dt : i == 0 ? `center` : n == 3 ? dt : ut,
        D || i == 1 ? `middle` : n == 2 ? ct : lt,
      )
      let k = t.font[1] * t.lineGap,
        ne = _.map((e) => g(s(e, p, m, h))),
        re = t._values
      for (let e = 0; e < re.length; e++) {
        let t = re[e]
        if (t != null) {
          ;(i == 0 ? (a = ne[e]) : (o = ne[e]), (t = `` + t))
          let n =
            t.indexOf(`
`) == -1
              ? [t]
              : t.split(/\n/gm)
          for (let e = 0; e < n.length; e++) {
            let t = n[e]
            D
              ? (d.save(), d.translate(a, o + e * k), d.rotate(D), d.fillText(t, 0, 0), d.restore())
              : d.fillText(t, a, o + e * k)
          }
        }
      }
      S.show && pr(ne, S.filter(r, v, e, f, x), i, n, O, T, J(S.width * H, 3), S.stroke(r, e), S.dash, S.cap)
      let ie = t.grid
      ;(ie.show &&
        pr(
          ne,
          ie.filter(r, v, e, f, x),
          i,
          i == 0 ? 2 : 1,
          i == 0 ? Oe : De,
          i == 0 ? Ae : ke,
          J(ie.width * H, 3),
          ie.stroke(r, e),
          ie.dash,
          ie.cap,
        ),
        C.show &&
          pr(
            [O],
            [1],
            +(i == 0),
            i == 0 ? 1 : 2,
            i == 1 ? Oe : De,
            i == 1 ? Ae : ke,
            J(C.width * H, 3),
            C.stroke(r, e),
            C.dash,
            C.cap,
          ))
    }
    fa(`drawAxes`)
  }
  function vr(e) {
    v.forEach((t, n) => {
      n > 0 &&
        ((t._paths = null),
        e &&
          (i == 1
            ? ((t.min = null), (t.max = null))
            : t.facets.forEach((e) => {
                ;((e.min = null), (e.max = null))
              })))
    })
  }
  let yr = !1,
    br = !1,
    xr = []
  function wr() {
    br = !1
    for (let e = 0; e < xr.length; e++) fa(...xr[e])
    xr.length = 0
  }
  function Tr() {
    yr ||= (rr(Dr), !0)
  }
  function Er(e, t = !1) {
    ;((yr = !0), (br = t), e(r), Dr(), t && xr.length > 0 && queueMicrotask(wr))
  }
  r.batch = Er
  function Dr() {
    if (((je &&= (nr(), !1)), (Ne &&= (ze(), !1)), Me)) {
      if (
        (U(p, ut, xe),
        U(p, ct, Se),
        U(p, ot, z),
        U(p, st, B),
        U(m, ut, xe),
        U(m, ct, Se),
        U(m, ot, z),
        U(m, st, B),
        U(f, ot, R),
        U(f, st, be),
        (u.width = fn(R * H)),
        (u.height = fn(be * H)),
        y.forEach(({ _el: e, _show: t, _size: n, _pos: r, side: i }) => {
          if (e != null) {
            if (t) {
              let t = i === 3 || i === 0 ? n : 0,
                a = i % 2 == 1
              ;(U(e, a ? `left` : `top`, r - t),
                U(e, a ? `width` : `height`, n),
                U(e, a ? `top` : `left`, a ? Se : xe),
                U(e, a ? `height` : `width`, a ? B : z),
                jt(e, Je))
            } else At(e, Je)
          }
        }),
        (Tn = En = jn = Pn = Fn = Rn = Un = Jn = Mn = null),
        (Yn = 1),
        Xi(!0),
        xe != Ce || Se != we || z != Te || B != Ee)
      ) {
        vr(!1)
        let e = z / Te,
          t = B / Ee
        if (P && !Pe && M.left >= 0) {
          ;((M.left *= e), (M.top *= t), jr && Ft(jr, fn(M.left), 0, z, B), Mr && Ft(Mr, 0, fn(M.top), z, B))
          for (let n = 0; n < Pt.length; n++) {
            let r = Pt[n]
            r != null && ((It[n] *= e), (Rt[n] *= t), Ft(r, pn(It[n]), pn(Rt[n]), z, B))
          }
        }
        if (Q.show && !Fe && Q.left >= 0 && Q.width > 0) {
          ;((Q.left *= e), (Q.width *= e), (Q.top *= t), (Q.height *= t))
          for (let e in $i) U(ti, e, Q[e])
        }
        ;((Ce = xe), (we = Se), (Te = z), (Ee = B))
      }
      ;(fa(`setSize`), (Me = !1))
    }
    ;(R > 0 && be > 0 && (d.clearRect(0, 0, u.width, u.height), fa(`drawClear`), w.forEach((e) => e()), fa(`draw`)),
      Q.show && Fe && (ri(Q), (Fe = !1)),
      P && Pe && (Ji(null, !0, !1), (Pe = !1)),
      j.show && j.live && Ie && (Gi(), (Ie = !1)),
      c || ((c = !0), (r.status = 1), fa(`ready`)),
      (_n = !1),
      (yr = !1))
  }
  r.redraw = (e, t) => {
    ;((Ne = t || !1), e === !1 ? Tr() : ai(S, D.min, D.max))
  }
  function Or(e, n) {
    let i = b[e]
    if (i.from == null) {
      if (on == 0) {
        let t = i.range(r, n.min, n.max, e)
        ;((n.min = t[0]), (n.max = t[1]))
      }
      if (n.min > n.max) {
        let e = n.min
        ;((n.min = n.max), (n.max = e))
      }
      if (on > 1 && n.min != null && n.max != null && n.max - n.min < 1e-16) return
      ;(e == S &&
        i.distr == 2 &&
        on > 0 &&
        ((n.min = Wt(n.min, t[0])), (n.max = Wt(n.max, t[0])), n.min == n.max && n.max++),
        (k[e] = n),
        (je = !0),
        Tr())
    }
  }
  r.setScale = Or
  let kr,
    Ar,
    jr,
    Mr,
    Nr,
    Y,
    Pr,
    Wr,
    Jr,
    Yr,
    X,
    Z,
    Zr = !1,
    Qr = M.drag,
    $r = Qr.x,
    ei = Qr.y
  P &&
    (M.x && (kr = Nt(Xe, m)),
    M.y && (Ar = Nt(Ze, m)),
    D.ori == 0 ? ((jr = kr), (Mr = Ar)) : ((jr = Ar), (Mr = kr)),
    (X = M.left),
    (Z = M.top))
  let Q = (r.select = Zn({ show: !0, over: !0, left: 0, width: 0, top: 0, height: 0 }, e.select)),
    ti = Q.show ? Nt(Ye, Q.over ? m : p) : null
  function ri(e, t) {
    if (Q.show) {
      for (let t in e) ((Q[t] = e[t]), t in $i && U(ti, t, e[t]))
      t !== !1 && fa(`setSelect`)
    }
  }
  r.setSelect = ri
  function ii(e) {
    if (v[e].show) N && jt(le[e], Je)
    else if ((N && At(le[e], Je), P)) {
      let t = kt ? Pt[0] : Pt[e]
      t != null && Ft(t, -10, -10, z, B)
    }
  }
  function ai(e, t, n) {
    Or(e, { min: t, max: n })
  }
  function oi(e, t, n, a) {
    ;(t.focus != null && Oi(e),
      t.show != null &&
        v.forEach((n, r) => {
          r > 0 &&
            (e == r || e == null) &&
            ((n.show = t.show),
            ii(r),
            i == 2 ? (ai(n.facets[0].scale, null, null), ai(n.facets[1].scale, null, null)) : ai(n.scale, null, null),
            Tr())
        }),
      n !== !1 && fa(`setSeries`, e, t),
      a && $(`setSeries`, r, e, t))
  }
  r.setSeries = oi
  function si(e, t) {
    Zn(x[e], t)
  }
  function ci(e, t) {
    ;((e.fill = q(e.fill || null)), (e.dir = W(e.dir, -1)), (t ??= x.length), x.splice(t, 0, e))
  }
  function li(e) {
    e == null ? (x.length = 0) : x.splice(e, 1)
  }
  ;((r.addBand = ci), (r.setBand = si), (r.delBand = li))
  function vi(e, t) {
    ;((v[e].alpha = t), P && Pt[e] != null && (Pt[e].style.opacity = t), N && le[e] && (le[e].style.opacity = t))
  }
  let yi,
    bi,
    xi,
    Si = { focus: !0 }
  function Oi(e) {
    if (e != xi) {
      let t = e == null,
        n = Dt.alpha != 1
      ;(v.forEach((r, a) => {
        if (i == 1 || a > 0) {
          let i = t || a == 0 || a == e
          ;((r._focus = t ? null : i), n && vi(a, i ? 1 : Dt.alpha))
        }
      }),
        (xi = e),
        n && Tr())
    }
  }
  N &&
    Ot &&
    ve(vt, I, (e) => {
      M._lock || (St(e), xi != null && oi(null, Si, !0, ma.setSeries))
    })
  function ki(e, t, n) {
    let r = b[t]
    n && (e = e / H - (r.ori == 1 ? Se : xe))
    let i = z
    ;(r.ori == 1 && ((i = B), (e = i - e)), r.dir == -1 && (e = i - e))
    let a = r._min,
      o = r._max,
      s = e / i,
      c = a + (o - a) * s,
      l = r.distr
    return l == 3 ? gn(10, c) : l == 4 ? bn(c, r.asinh) : l == 100 ? r.bwd(c) : c
  }
  function Ai(e, n) {
    return Wt(ki(e, S, n), t[0], sn, cn)
  }
  ;((r.valToIdx = (e) => Wt(e, t[0])),
    (r.posToIdx = Ai),
    (r.posToVal = ki),
    (r.valToPos = (e, t, n) =>
      b[t].ori == 0 ? a(e, b[t], n ? ke : z, n ? De : 0) : o(e, b[t], n ? Ae : B, n ? Oe : 0)),
    (r.setCursor = (e, t, n) => {
      ;((X = e.left), (Z = e.top), Ji(null, t, n))
    }))
  function Ii(e, t) {
    ;(U(ti, ut, (Q.left = e)), U(ti, ot, (Q.width = t)))
  }
  function Bi(e, t) {
    ;(U(ti, ct, (Q.top = e)), U(ti, st, (Q.height = t)))
  }
  let Vi = D.ori == 0 ? Ii : Bi,
    Ui = D.ori == 1 ? Ii : Bi
  function Wi() {
    if (N && j.live)
      for (let e = +(i == 2); e < v.length; e++) {
        if (e == 0 && fe) continue
        let t = j.values[e],
          n = 0
        for (let r in t) ue[e][n++].firstChild.nodeValue = t[r]
      }
  }
  function Gi(e, t) {
    if (
      (e != null &&
        (e.idxs
          ? e.idxs.forEach((e, t) => {
              A[t] = e
            })
          : Wn(e.idx) || A.fill(e.idx),
        (j.idx = A[0])),
      N && j.live)
    ) {
      for (let e = 0; e < v.length; e++) (e > 0 || (i == 1 && !fe)) && Ki(e, A[e])
      Wi()
    }
    ;((Ie = !1), t !== !1 && fa(`setLegend`))
  }
  r.setLegend = Gi
  function Ki(e, n) {
    let i = v[e],
      a = e == 0 && O == 2 ? G : t[e],
      o
    ;(fe
      ? (o = i.values(r, e, n) ?? pe)
      : ((o = i.value(r, n == null ? null : a[n], e, n)), (o = o == null ? pe : { _: o })),
      (j.values[e] = o))
  }
  function Ji(e, n, a) {
    ;((Jr = X),
      (Yr = Z),
      ([X, Z] = M.move(r, X, Z)),
      (M.left = X),
      (M.top = Z),
      P && (jr && Ft(jr, fn(X), 0, z, B), Mr && Ft(Mr, 0, fn(Z), z, B)))
    let o,
      s = sn > cn
    ;((yi = K), (bi = null))
    let c = D.ori == 0 ? z : B,
      l = D.ori == 1 ? z : B
    if (X < 0 || on == 0 || s) {
      o = M.idx = null
      for (let e = 0; e < v.length; e++) {
        let t = Pt[e]
        t != null && Ft(t, -10, -10, z, B)
      }
      ;(Ot && oi(null, Si, !0, e == null && ma.setSeries), j.live && (A.fill(o), (Ie = !0)))
    } else {
      let e, n, a
      i == 1 &&
        ((e = D.ori == 0 ? X : Z), (n = ki(e, S)), (o = M.idx = Wt(n, t[0], sn, cn)), (a = ee(t[0][o], D, c, 0)))
      let s = -10,
        u = -10,
        d = 0,
        f = 0,
        p = !0,
        m = ``,
        h = ``
      for (let e = +(i == 2); e < v.length; e++) {
        let g = v[e],
          _ = A[e],
          y = _ == null ? null : i == 1 ? t[e][_] : t[e][1][_],
          x = M.dataIdx(r, e, o, n),
          S = x == null ? null : i == 1 ? t[e][x] : t[e][1][x]
        if (((Ie = Ie || S != y || x != _), (A[e] = x), e > 0 && g.show)) {
          let n = x == null ? -10 : x == o ? a : ee(i == 1 ? t[0][x] : t[e][0][x], D, c, 0),
            _ = S == null ? -10 : te(S, i == 1 ? b[g.scale] : b[g.facets[1].scale], l, 0)
          if (Ot && S != null) {
            let t = D.ori == 1 ? X : Z,
              n = dn(Dt.dist(r, e, x, _, t))
            if (n < yi) {
              let r = Dt.bias
              if (r != 0) {
                let i = ki(t, g.scale),
                  a = S >= 0 ? 1 : -1,
                  o = i >= 0 ? 1 : -1
                o == a && (o == 1 ? (r == 1 ? S >= i : S <= i) : r == 1 ? S <= i : S >= i) && ((yi = n), (bi = e))
              } else ((yi = n), (bi = e))
            }
          }
          if (Ie || kt) {
            let t, i
            D.ori == 0 ? ((t = n), (i = _)) : ((t = _), (i = n))
            let a,
              o,
              c,
              l,
              g,
              v,
              y = !0,
              b = V.bbox
            if (b != null) {
              y = !1
              let t = b(r, e)
              ;((c = t.left), (l = t.top), (a = t.width), (o = t.height))
            } else ((c = t), (l = i), (a = o = V.size(r, e)))
            if (((v = V.fill(r, e)), (g = V.stroke(r, e)), kt))
              e == bi && yi <= Dt.prox && ((s = c), (u = l), (d = a), (f = o), (p = y), (m = v), (h = g))
            else {
              let t = Pt[e]
              t != null && ((It[e] = c), (Rt[e] = l), zt(t, a, o, y), Lt(t, v, g), Ft(t, pn(c), pn(l), z, B))
            }
          }
        }
      }
      if (kt) {
        let e = Dt.prox
        if (Ie || (xi == null ? yi <= e : yi > e || bi != xi)) {
          let e = Pt[0]
          e != null && ((It[0] = s), (Rt[0] = u), zt(e, d, f, p), Lt(e, m, h), Ft(e, pn(s), pn(u), z, B))
        }
      }
    }
    if (Q.show && Zr) {
      if (e != null) {
        let [t, n] = ma.scales,
          [r, i] = ma.match,
          [a, o] = e.cursor.sync.scales,
          s = e.cursor.drag
        if ((($r = s._x), (ei = s._y), $r || ei)) {
          let { left: s, top: u, width: d, height: f } = e.select,
            p = e.scales[a].ori,
            m = e.posToVal,
            h,
            g,
            _,
            v,
            y,
            x = t != null && r(t, a),
            S = n != null && i(n, o)
          ;(x && $r
            ? (p == 0 ? ((h = s), (g = d)) : ((h = u), (g = f)),
              (_ = b[t]),
              (v = ee(m(h, a), _, c, 0)),
              (y = ee(m(h + g, a), _, c, 0)),
              Vi(mn(v, y), dn(y - v)))
            : Vi(0, c),
            S && ei
              ? (p == 1 ? ((h = s), (g = d)) : ((h = u), (g = f)),
                (_ = b[n]),
                (v = te(m(h, o), _, l, 0)),
                (y = te(m(h + g, o), _, l, 0)),
                Ui(mn(v, y), dn(y - v)))
              : Ui(0, l))
        } else ea()
      } else {
        let e = dn(Jr - Nr),
          t = dn(Yr - Y)
        if (D.ori == 1) {
          let n = e
          ;((e = t), (t = n))
        }
        ;(($r = Qr.x && e >= Qr.dist), (ei = Qr.y && t >= Qr.dist))
        let n = Qr.uni
        n == null
          ? Qr.x && Qr.y && ($r || ei) && ($r = ei = !0)
          : $r && ei && (($r = e >= n), (ei = t >= n), !$r && !ei && (t > e ? (ei = !0) : ($r = !0)))
        let r, i
        ;($r && (D.ori == 0 ? ((r = Pr), (i = X)) : ((r = Wr), (i = Z)), Vi(mn(r, i), dn(i - r)), ei || Ui(0, l)),
          ei && (D.ori == 1 ? ((r = Pr), (i = X)) : ((r = Wr), (i = Z)), Ui(mn(r, i), dn(i - r)), $r || Vi(0, c)),
          !$r && !ei && (Vi(0, 0), Ui(0, 0)))
      }
    }
    if (((Qr._x = $r), (Qr._y = ei), e == null)) {
      if (a) {
        if (ha != null) {
          let [e, t] = ma.scales
          ;((ma.values[0] = e == null ? null : ki(D.ori == 0 ? X : Z, e)),
            (ma.values[1] = t == null ? null : ki(D.ori == 1 ? X : Z, t)))
        }
        $(mt, r, X, Z, z, B, o)
      }
      if (Ot) {
        let e = a && ma.setSeries,
          t = Dt.prox
        xi == null ? yi <= t && oi(bi, Si, !0, e) : yi > t ? oi(null, Si, !0, e) : bi != xi && oi(bi, Si, !0, e)
      }
    }
    ;(Ie && ((j.idx = o), Gi()), n !== !1 && fa(`setCursor`))
  }
  let Yi = null
  Object.defineProperty(r, 'rect', {
    get() {
      return (Yi ?? Xi(!1), Yi)
    },
  })
  function Xi(e = !1) {
    e ? (Yi = null) : ((Yi = m.getBoundingClientRect()), fa(`syncRect`, Yi))
  }
  function Zi(e, t, n, r, i, a, o) {
    M._lock ||
      (Zr && e != null && e.movementX == 0 && e.movementY == 0) ||
      (Qi(e, t, n, r, i, a, o, !1, e != null), e == null ? Ji(t, !0, !1) : Ji(null, !0, !0))
  }
  function Qi(e, t, n, i, a, o, c, l, u) {
    if ((Yi ?? Xi(!1), St(e), e != null)) ((n = e.clientX - Yi.left), (i = e.clientY - Yi.top))
    else {
      if (n < 0 || i < 0) {
        ;((X = -10), (Z = -10))
        return
      }
      let [e, r] = ma.scales,
        c = t.cursor.sync,
        [l, u] = c.values,
        [d, f] = c.scales,
        [p, m] = ma.match,
        h = t.axes[0].side % 2 == 1,
        g = D.ori == 0 ? z : B,
        _ = D.ori == 1 ? z : B,
        v = h ? o : a,
        y = h ? a : o,
        x = h ? i : n,
        S = h ? n : i
      if (
        ((n = d == null ? (x / v) * g : p(e, d) ? s(l, b[e], g, 0) : -10),
        (i = f == null ? (S / y) * _ : m(r, f) ? s(u, b[r], _, 0) : -10),
        D.ori == 1)
      ) {
        let e = n
        ;((n = i), (i = e))
      }
    }
    ;(u &&
      (t == null || t.cursor.event.type == mt) &&
      ((n <= 1 || n >= z - 1) && (n = Nn(n, z)), (i <= 1 || i >= B - 1) && (i = Nn(i, B))),
      l ? ((Nr = n), (Y = i), ([Pr, Wr] = M.move(r, n, i))) : ((X = n), (Z = i)))
  }
  let $i = { width: 0, height: 0, left: 0, top: 0 }
  function ea() {
    ri($i, !1)
  }
  let ta, na, ra, ia
  function aa(e, t, n, i, a, o, s) {
    ;((Zr = !0),
      ($r = ei = Qr._x = Qr._y = !1),
      Qi(e, t, n, i, a, o, s, !0, !1),
      e != null && (ve(gt, Tt, oa, !1), $(ht, r, Pr, Wr, z, B, null)))
    let { left: c, top: l, width: u, height: d } = Q
    ;((ta = c), (na = l), (ra = u), (ia = d))
  }
  function oa(e, t, n, i, a, o, s) {
    ;((Zr = Qr._x = Qr._y = !1), Qi(e, t, n, i, a, o, s, !1, !0))
    let { left: c, top: l, width: u, height: d } = Q,
      f = u > 0 || d > 0,
      p = ta != c || na != l || ra != u || ia != d
    if ((f && p && ri(Q), Qr.setScale && f && p)) {
      let e = c,
        t = u,
        n = l,
        r = d
      if ((D.ori == 1 && ((e = l), (t = d), (n = c), (r = u)), $r && ai(S, ki(e, S), ki(e + t, S)), ei))
        for (let e in b) {
          let t = b[e]
          e != S && t.from == null && t.min != K && ai(e, ki(n + r, e), ki(n, e))
        }
      ea()
    } else M.lock && ((M._lock = !M._lock), Ji(t, !0, e != null))
    e != null && (ye(gt, Tt), $(gt, r, X, Z, z, B, null))
  }
  function sa(e, t, n, r, i, a, o) {
    if (M._lock) return
    St(e)
    let s = Zr
    if (Zr) {
      let e = !0,
        t = !0,
        n,
        r
      ;(D.ori == 0 ? ((n = $r), (r = ei)) : ((n = ei), (r = $r)),
        n && r && ((e = X <= 10 || X >= z - 10), (t = Z <= 10 || Z >= B - 10)),
        n && e && (X = X < Pr ? 0 : z),
        r && t && (Z = Z < Wr ? 0 : B),
        Ji(null, !0, !0),
        (Zr = !1))
    }
    ;((X = -10), (Z = -10), A.fill(null), Ji(null, !0, !0), s && (Zr = s))
  }
  function ca(e, t, n, i, a, o, s) {
    M._lock || (St(e), Sn(), ea(), e != null && $(yt, r, X, Z, z, B, null))
  }
  function la() {
    ;(y.forEach(Ma), Le(r.width, r.height, !0))
  }
  Ht(Ct, Et, la)
  let ua = {}
  ;((ua.mousedown = aa),
    (ua.mousemove = Zi),
    (ua.mouseup = oa),
    (ua.dblclick = ca),
    (ua.setSeries = (e, t, n, i) => {
      let a = ma.match[2]
      ;((n = a(r, t, n)), n != -1 && oi(n, i, !0, !1))
    }),
    P &&
      (ve(ht, m, aa),
      ve(mt, m, Zi),
      ve(_t, m, (e) => {
        ;(St(e), Xi(!1))
      }),
      ve(vt, m, sa),
      ve(yt, m, ca),
      ga.add(r),
      (r.syncRect = Xi)))
  let da = (r.hooks = e.hooks || {})
  function fa(e, t, n) {
    br
      ? xr.push([e, t, n])
      : e in da &&
        da[e].forEach((e) => {
          e.call(null, r, t, n)
        })
  }
  ;(e.plugins || []).forEach((e) => {
    for (let t in e.hooks) da[t] = (da[t] || []).concat(e.hooks[t])
  })
  let pa = (e, t, n) => n,
    ma = Zn(
      {
        key: null,
        setSeries: !1,
        filters: { pub: kn, sub: kn },
        scales: [S, v[1] ? v[1].scale : null],
        match: [An, An, pa],
        values: [null, null],
      },
      M.sync,
    )
  ;(ma.match.length == 2 && ma.match.push(pa), (M.sync = ma))
  let ha = ma.key,
    _a = Li(ha)
  function $(e, t, n, r, i, a, o) {
    ma.filters.pub(e, t, n, r, i, a, o) && _a.pub(e, t, n, r, i, a, o)
  }
  _a.sub(r)
  function Na(e, t, n, r, i, a, o) {
    ma.filters.sub(e, t, n, r, i, a, o) && ua[e](null, t, n, r, i, a, o)
  }
  r.pub = Na
  function Pa() {
    ;(_a.unsub(r), ga.delete(r), L.clear(), Ut(Ct, Et, la), l.remove(), I?.remove(), fa(`destroy`))
  }
  r.destroy = Pa
  function Fa() {
    ;(fa(`init`, e, t),
      yn(t || e.data, !1),
      k[S] ? Or(S, k[S]) : Sn(),
      (Fe = Q.show && (Q.width > 0 || Q.height > 0)),
      (Pe = Ie = !0),
      Le(e.width, e.height))
  }
  return (v.forEach(Vt), y.forEach(Jt), n ? (n instanceof HTMLElement ? (n.appendChild(l), Fa()) : n(r, Fa)) : Fa(), r)
}
;(($.assign = Zn),
  ($.fmtNum = cn),
  ($.rangeNum = rn),
  ($.rangeLog = Zt),
  ($.rangeAsinh = Qt),
  ($.orient = Bi),
  ($.pxRatio = H),
  ($.join = nr),
  ($.fmtDate = hr),
  ($.tzDate = _r),
  ($.sync = Li))
{
  ;(($.addGap = Gi), ($.clipGaps = Wi))
  let e = ($.paths = { points: aa })
  ;((e.linear = la), (e.stepped = ua), (e.bars = fa), (e.spline = ma))
}
var Na = 4
function Pa({ times: e, values: t, unit: n, endLabel: r, summary: i }) {
  let a = (0, A.useRef)(null),
    o = oe(`light`)
  return (
    (0, A.useEffect)(() => {
      let i = a.current
      if (i === null) return
      let o = getComputedStyle(i),
        [s, c, l, u] = [`--cs-ink`, `--cs-ink-3`, `--cs-rule`, `--cs-line`].map((e) => o.getPropertyValue(e).trim()),
        d = `500 11px ${o.fontFamily}`,
        f = () => ({ width: i.clientWidth, height: i.clientHeight }),
        p = { font: d, ...(c ? { stroke: c } : {}) },
        m = new $(
          {
            ...f(),
            padding: [10, 52, 0, 0],
            legend: { show: !1 },
            cursor: { show: !1 },
            select: { show: !1, left: 0, top: 0, width: 0, height: 0 },
            scales: { x: { time: !1 }, y: { range: (e, t, n) => Fa(t, n) } },
            axes: [
              {
                ...p,
                size: 26,
                gap: 5,
                grid: { show: !1 },
                ticks: { size: 4, width: 1, ...(u ? { stroke: u } : {}) },
                border: { show: !0, width: 1, ...(u ? { stroke: u } : {}) },
                splits: () => Ia(e),
                values: (e, t) => t.map(re),
              },
              {
                ...p,
                size: 46,
                gap: 8,
                space: 46,
                ticks: { show: !1 },
                grid: { width: 1, ...(l ? { stroke: l } : {}) },
                values: (e, t) => t.map((e) => Ee(e, n)),
              },
            ],
            series: [{}, { ...(s ? { stroke: s } : {}), width: 1.75, spanGaps: !1, points: { show: !1 } }],
            hooks: { draw: [(e) => La(e, { ink: s ?? ``, font: o.fontFamily, endLabel: r })] },
          },
          [[...e], [...t]],
          i,
        ),
        h = new ResizeObserver(() => m.setSize(f()))
      return (
        h.observe(i),
        () => {
          ;(h.disconnect(), m.destroy())
        }
      )
    }, [e, t, n, r, o]),
    (0, R.jsx)(`div`, { ref: a, className: L.line, role: `img`, 'aria-label': i })
  )
}
function Fa(e, t) {
  let [n, r] = $.rangeNum(e, t, 0.1, !0)
  return [Math.max(0, n ?? 0), r ?? 1]
}
function Ia(e) {
  let t = e.length - 1
  return Array.from({ length: Na }, (n, r) => e[Math.round((r * t) / 3)] ?? 0)
}
function La(e, { ink: t, font: n, endLabel: r }) {
  let [i, a] = e.data,
    o = a?.findLastIndex((e) => e !== null) ?? -1,
    [s, c] = [i[o], a?.[o]]
  if (s === void 0 || c == null) return
  let { ctx: l } = e,
    [u, d] = [e.valToPos(s, `x`, !0), e.valToPos(c, `y`, !0)],
    f = $.pxRatio
  ;(l.save(),
    (l.fillStyle = t),
    l.beginPath(),
    l.arc(u, d, 3.5 * f, 0, 2 * Math.PI),
    l.fill(),
    (l.font = `600 ${11 * f}px ${n}`),
    (l.textAlign = `left`),
    (l.textBaseline = `middle`),
    l.fillText(r, u + 8 * f, d),
    l.restore())
}
function Ra({ holdings: e, known: t, currency: n, now: r }, i) {
  let a = Fe({ holdings: e, movements: t.movements, since: t.since, now: r, days: i }),
    o = a.slice(
      Math.max(
        0,
        a.findIndex(({ value: e }) => e !== null),
      ),
    ),
    s = o.flatMap(({ value: e }) => e ?? []),
    [c, l] = [s[0], s.at(-1)],
    u = s.toSorted((e, t) => (e < t ? -1 : +(e > t))),
    [d, f] = [u[0], u.at(-1)],
    p = e.some(({ price: e }) => e !== null)
  return {
    points: o,
    times: o.map(({ at: e }) => e),
    values: o.map(({ value: e }) => (e === null ? null : De(e))),
    unit: Te(De(f ?? 0n), n),
    extremes:
      c === void 0 || l === void 0 || d === void 0 || f === void 0 || s.length < 2 || !p
        ? null
        : { first: P(c), last: P(l), low: P(d), high: P(f) },
  }
}
var za = 365,
  Ba = [30, 90, za],
  Va = (e) => new Date(e).toLocaleDateString(h(), { timeZone: `UTC`, day: `numeric`, month: `long`, year: `numeric` })
function Ha({ data: e }) {
  let { holdings: t, known: n, currency: r } = e,
    [i, a] = (0, A.useState)(90),
    { points: o, times: s, values: c, unit: l, extremes: u } = (0, A.useMemo)(() => Ra(e, i), [e, i]),
    d = (e) => k(e, r),
    f = t.filter(({ price: e }) => e === null).length
  return (0, R.jsx)(we, {
    title: F.value,
    className: L.value,
    action: (0, R.jsx)(ae, {
      size: `xs`,
      'aria-label': F.range,
      value: String(i),
      onChange: (e) => a(Number(e)),
      data: Ba.map((e) => ({ value: String(e), label: e === za ? F.year : F.days(e) })),
    }),
    table: u && {
      head: [F.day, F.valueColumn],
      rows: o.toReversed().map(({ at: e, value: t }) => [Va(e), t === null ? F.blank : d(P(t))]),
    },
    chart:
      u === null
        ? (0, R.jsx)(`p`, { className: L.empty, children: f < t.length ? F.unknown : F.noPrice })
        : (0, R.jsx)(Pa, {
            times: s,
            values: c,
            unit: l,
            endLabel: Ee(Number(u.last), l),
            summary: F.valueSummary({
              from: Va(s[0] ?? 0),
              to: Va(s.at(-1) ?? 0),
              first: d(u.first),
              last: d(u.last),
              low: d(u.low),
              high: d(u.high),
            }),
          }),
    notes: [
      ...(u === null ? [] : [l.words, F.todaysPrice]),
      ...(c.includes(null) ? [F.gaps] : []),
      ...(f > 0 && u !== null ? [F.withoutPrice(f)] : []),
      ...ye(n),
    ],
  })
}
function Ua({ assets: e, currency: t }) {
  let { chain: n, key: i } = te(),
    a = E(me(n, i)),
    o = (0, A.useMemo)(
      () => (e && a.data ? { holdings: j(e), known: a.data, currency: t, now: a.dataUpdatedAt } : null),
      [e, t, a.data, a.dataUpdatedAt],
    )
  return o === null
    ? a.error
      ? (0, R.jsx)(`div`, {
          className: L.value,
          children: (0, R.jsx)(r, {
            title: F.failed,
            error: a.error,
            stillWorks: F.stillWorks,
            onRetry: () => void a.refetch(),
          }),
        })
      : (0, R.jsx)(`div`, {
          className: L.value,
          children: (0, R.jsx)(l, { rows: 6, shape: `table`, label: F.loading }),
        })
    : (0, R.jsxs)(R.Fragment, {
        children: [
          (0, R.jsx)(Re, { data: o }),
          (0, R.jsx)(Ha, { data: o }),
          (0, R.jsxs)(`div`, {
            className: L.pair,
            children: [(0, R.jsx)(je, { data: o }), (0, R.jsx)(xe, { data: o })],
          }),
        ],
      })
}
export { Ua as OverviewCharts }
//# sourceMappingURL=OverviewCharts-5Uhu0Pcx.js.map
