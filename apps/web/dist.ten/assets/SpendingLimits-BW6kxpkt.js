const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './limitCalls-DagJPgzr.js',
      './rest-D2hJBhj-.js',
      './rest-wvAyKwH5.js',
      './index--te03lJq.js',
      './rolldown-runtime-DLMaRju-.js',
      './index-Nszrimeh.css',
      './later-DLdlgyuL.js',
      './fields-KVqNPxJG.js',
      './lists-DTBg-a7q.js',
      './lists-Cd1HcrqG.css',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
      './rest-Wi_Ts-1p.js',
      './rest-q93ZRJ9Y.js',
      './rest-BaoHt0l1.js',
      './rest-B1EQQfBh.js',
      './rest-D842GMB8.js',
      './rest-DKUe5O8g.js',
      './rest-7WPnzzst.css',
      './rest-BXpYPL_p.js',
      './rest-CJKfR5SF.css',
      './rest-BaAjqOzi.js',
      './rest-RfDH9dS6.js',
      './rest-DP5aMt8d.js',
      './rest-L3RFoWp3.js',
      './rest-DeRAjEhb.js',
      './rest-pmi3KYbj.js',
      './rest-Cy4Y8Q_t.js',
      './rest-DlatUGr7.js',
      './rest-DfSGpZP2.js',
      './rest-CJZ3gRJW.js',
      './rest-Ckonu3dl.js',
      './rest-B3PyXowP.js',
      './rest-lK7BP4ts.js',
    ]),
) => i.map((i) => d[i])
import { o as e } from './rolldown-runtime-DLMaRju-.js'
import {
  Aa as t,
  Ai as n,
  An as r,
  En as i,
  F as a,
  Fi as o,
  Ga as s,
  Gr as c,
  Hi as l,
  Ir as u,
  Kn as d,
  Li as f,
  Ma as p,
  Mi as m,
  Mn as h,
  Ni as g,
  On as _,
  Pn as v,
  Qi as y,
  Rr as b,
  Tn as ee,
  aa as x,
  ba as te,
  da as S,
  ho as ne,
  it as re,
  ja as ie,
  ji as ae,
  jn as oe,
  kr as se,
  la as C,
  or as ce,
  sa as le,
  tr as ue,
  vi as de,
  vn as w,
  vr as fe,
  wa as T,
  wn as pe,
  xa as me,
  ya as he,
  yi as ge,
  zi as _e,
  zr as ve,
} from './index--te03lJq.js'
import {
  Cn as ye,
  D as be,
  E as xe,
  M as E,
  Pn as D,
  R as O,
  Yn as Se,
  bn as k,
  ct as A,
  kn as j,
  qn as Ce,
} from './lists-DTBg-a7q.js'
import { C as M, D as N, I as P, P as F, S as I, l as L } from './fields-KVqNPxJG.js'
import { t as R } from './rest-GRTnIP2r.js'
import { n as z } from './rest-D779xla8.js'
import { i as we } from './rest-DBWxYTpm.js'
import { n as Te } from './rest-aMSycVjv.js'
import { Ga as B } from './later-DLdlgyuL.js'
import { n as Ee, r as De } from './rest-Drq7vyH0.js'
import { r as Oe } from './rest-DrVqvaW-.js'
import { s as ke } from './rest-PoPCRb3P.js'
import { n as Ae } from './rest-CJU2q42-.js'
import { t as V } from './rest-B4NrIFGr.js'
import { t as je } from './rest-CrKYEE8F.js'
import { o as Me } from './setup-KxBdoqmO.js'
var H = e(ne(), 1),
  Ne = ce(ve({ beneficiary: c(), token: u(fe), amount: c(), resetMinutes: b(), startsAgain: se() })),
  Pe = ce(ve({ recipient: c(), amount: c() })),
  Fe = z(`limit`, {
    parse(e) {
      let t = Ne.parse(e)
      return t && { ...t, address: null }
    },
    print: ({ beneficiary: e, token: t, amount: n, resetMinutes: r, startsAgain: i }) =>
      Ne.print({ beneficiary: e, token: t, amount: n, resetMinutes: r, startsAgain: i }),
  }),
  U = z(`spending`, {
    parse(e) {
      let t = Pe.parse(e)
      return t && { ...t, address: null }
    },
    print: ({ recipient: e, amount: t }) => Pe.print({ recipient: e, amount: t }),
  }),
  W = (e) => (e === null ? `new` : [e.module, e.delegate, e.token ?? `native`].join(` `)),
  G = 2n ** 96n - 1n,
  K = ({ amount: e, spent: t }) => (t > e ? 0n : e - t),
  q = me(`spending-limits`, {
    changeLimit: `Change the limit`,
    setSpendingLimit: `Set a spending limit`,
    replaces: ({ amount: e, period: t }) => `It replaces the limit of ${e} ${t}.`,
    resetSpent: `Reset the spent amount to zero`,
    resetSpentNote: ({ spent: e, symbol: t }) =>
      `${e} ${t} is spent. Without a reset, it counts against the new limit.`,
    enablesModule: `The same transaction allows the module to pay from this account. Set further limits after this transaction is executed.`,
    cancel: `Cancel`,
    review: `Review`,
    beneficiary: `Beneficiary`,
    beneficiaryNote: `Can spend up to the limit alone, without signatures of the owners.`,
    amount: `Amount`,
    token: `Token`,
    resets: `Resets`,
    limit: `Limit`,
    spent: `Spent`,
    left: `Left`,
    actions: `Actions`,
    spendWithin: ({ symbol: e }) => `Spend ${e} within your limit`,
    spend: `Spend`,
    changeLimitOf: ({ symbol: e, who: t }) => `Change the ${e} limit of ${t}`,
    change: `Change`,
    removeLimitOf: ({ symbol: e, who: t }) => `Remove the ${e} limit of ${t}`,
    remove: `Remove`,
    neverResets: `Never, one-time limit`,
    nextReset: `next <time/>`,
    spendTitle: `Spend within your limit`,
    recipient: `Recipient`,
    amountIn: ({ symbol: e }) => `Amount in ${e}`,
    amountLeft: ({ amount: e }) => `${e} left`,
    close: `Close`,
    sendNote: `Your wallet sends the payment at once and pays the network fee. No owner has to sign.`,
    send: `Send`,
    setLimit: `Set a limit`,
    title: `Spending limits`,
    loading: `Loading the spending limits`,
    notChecked: `The spending limits are not checked`,
    mayBeOthers: `There may be limits that are not shown here.`,
    didNotAnswer: ({ network: e }) => `${e} did not answer again.`,
    retry: `Retry`,
    valuesFromBlock: ({ block: e }) => `The values below are from block ${he(e)}.`,
    limitCount: ({ count: e }) => `${te(e, { one: `# limit`, other: `# limits` })}`,
    noneOn: ({ network: e }) => `There are no spending limits on ${e}.`,
    moduleNotDeployed: `Safe’s AllowanceModule, which stores spending limits, is not deployed there: none of its published addresses has code.`,
    moduleDisabled: `The module is disabled.`,
    moduleDisabledNote: `No payment within these limits is possible until it is enabled again. Setting a limit enables it.`,
    everyPaymentSigned: `Every payment needs signatures.`,
    whatLimitIs: `A spending limit lets one address pay from this account without signatures of the owners, up to an amount that you set.`,
    moduleEnabled: ({ version: e }) => `AllowanceModule ${e} <address/> enabled`,
    moduleNotEnabled: ({ version: e }) => `AllowanceModule ${e} <address/> not enabled`,
    developmentVersion: `Development version, for local chains only`,
    knownByAddress: `Known by its address; its code is not checked`,
    oneTime: `One time, without a reset`,
    everyDay: `Every day`,
    everyWeek: `Every week`,
    every30Days: `Every 30 days`,
    existsAlready: `This limit exists already. Change the amount or the reset.`,
    enterBeneficiary: `Enter the address of the beneficiary.`,
    enterAddress: `Enter an address, or a name that resolves to one.`,
    zeroAddress: `No key controls the zero address.`,
    accountItself: `This is the account itself. It needs no limit.`,
    sameEnd: ({ twin: e }) =>
      `Its last 12 characters are the same as those of ${e}, which has limits. The module can store the limits of only one of them.`,
    chooseToken: `Choose a token.`,
    enterAmount: `Enter an amount above zero.`,
    aboveLargest: ({ largest: e, symbol: t, more: n }) =>
      `The largest amount of the module is ${e} ${t}; this is ${n} more.`,
    enterRecipient: `Enter a recipient.`,
    zeroAddressLoses: `No key controls the zero address: assets sent there are lost.`,
    moreThanLeft: ({ more: e, symbol: t, left: n }) => `${e} ${t} more than the ${n} left.`,
    unitsOf: ({ start: e, end: t }) => `units of ${e}…${t}`,
    sendWithinLimit: ({ what: e }) => `Send ${e} within a limit`,
    sentNotInBlock: ({ txHash: e }) =>
      `The transaction ${e} was sent, and no block contains it yet. Do not send it again: that may pay twice.`,
    failedInBlock: ({ txHash: e }) =>
      `The Ethereum transaction ${e} was included in a block but failed. Nothing moved.`,
    whatSent: ({ what: e }) => `${e} sent`,
    withinLimit: `Within your spending limit.`,
  }),
  J = {
    isModuleEnabled: `0x2d9ad53d`,
    getDelegates: `0xeb37abe0`,
    getTokens: `0x8d0e8e1d`,
    getTokenAllowance: `0x94b31fbd`,
    symbol: `0x95d89b41`,
    decimals: `0x313ce567`,
  },
  Ie = 100n,
  Le = 6e4
async function Re(e, t) {
  let n = ee(await w(e, `eth_blockNumber`, [])),
    r = `0x${n.toString(16)}`,
    a = {
      chain: e,
      safe: t,
      call: async (t, n) => i(await w(e, `eth_call`, [{ to: t, data: n }, r])),
      code: async (t) => i(await w(e, `eth_getCode`, [t, r])),
    },
    o = [...new Set(k.map(({ address: e }) => e))],
    s = (await Promise.all(o.map((e) => ze(e, a)))).filter((e) => e !== null),
    c = await Promise.all(s.map((e) => Ve(e, a)))
  return { block: n, modules: s, module: s.find(({ isEnabled: e }) => e) ?? s[0] ?? null, limits: c.flat() }
}
async function ze(e, t) {
  let n = await t.code(e)
  if (n === `0x`) return null
  let r = S(ie(C(n))),
    i = k.filter((t) => t.address === e),
    [a, o] = await Promise.all([t.call(t.safe, _(J.isModuleEnabled, e)), Be(e, t)])
  return {
    address: e,
    version: i[0]?.version ?? ``,
    isEnabled: h(a) === 1n,
    isDevelopment: i.some((e) => e.devOnly && e.codeHash === r),
    delegates: o,
  }
}
async function Be(e, { call: t, safe: n }) {
  let i = new Set()
  for (let a = 0n; ;) {
    let o = await t(e, _(J.getDelegates, n, a, Ie)),
      s = i.size
    for (let e of r(o)) i.add(e)
    if (((a = h(o, 1)), a === 0n || i.size === s)) return [...i]
  }
}
async function Ve({ address: e, delegates: t }, n) {
  let { call: i, safe: a } = n
  return (
    await Promise.all(
      t.map(async (t) => {
        let o = r(await i(e, _(J.getTokens, a, t)))
        return Promise.all([...new Set(o)].map((r) => He({ module: e, delegate: t, token: r }, n)))
      }),
    )
  )
    .flat()
    .filter(({ amount: e }) => e > 0n)
}
async function He({ module: e, delegate: n, token: r }, i) {
  let [a, o] = await Promise.all([i.call(e, _(J.getTokenAllowance, i.safe, n, r)), Ue(r, i)]),
    s = Number(h(a, 2)),
    c = Number(h(a, 3))
  return {
    module: e,
    delegate: t(n),
    token: T(r, `0x0000000000000000000000000000000000000000`) ? null : r,
    ...o,
    amount: h(a, 0),
    spent: h(a, 1),
    resetMinutes: s,
    nextReset: s === 0 ? null : (c + s) * Le,
  }
}
async function Ue(e, { chain: t, call: n }) {
  if (T(e, `0x0000000000000000000000000000000000000000`)) return O(t)
  let r = async (t) => {
      try {
        return await n(e, t)
      } catch (e) {
        if (e instanceof v && e.code !== null) return null
        throw e
      }
    },
    [i, a] = await Promise.all([r(J.symbol), r(J.decimals)])
  return {
    symbol: (i === null ? `` : x(We(i))) || q.unitsOf({ start: e.slice(0, 6), end: e.slice(-4) }),
    decimals: (a && pe(a)) ?? 0,
  }
}
function We(e) {
  if (e.length === 66) return new TextDecoder().decode(C(e)).replaceAll(`\0`, ``)
  try {
    return oe(e)
  } catch {
    return ``
  }
}
var Ge = (e, t) =>
  de({
    queryKey: [...ue.chainState({ chainId: e.chainId, safe: t }), `spending-limits`],
    queryFn: () => Re(e, t),
    meta: { persist: !1 },
  })
function Ke(e) {
  let { isBusy: t, error: n, draft: r } = we(e)
  return {
    isBusy: t,
    error: n,
    draft: (e, t = null) =>
      r(async () => {
        let n = e(
            await d(
              () => import(`./limitCalls-DagJPgzr.js`),
              __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
              import.meta.url,
            ),
          ),
          r = n.length === 1 ? null : n.length - 1
        return { calls: n, typed: t === null ? [] : [{ ...t, call: r }] }
      }),
  }
}
var qe = () => [
    { minutes: 0, label: q.oneTime },
    { minutes: 1440, label: q.everyDay },
    { minutes: 10080, label: q.everyWeek },
    { minutes: 43200, label: q.every30Days },
  ],
  Y = (e, t) => T(e ?? `0x0000000000000000000000000000000000000000`, t ?? `0x0000000000000000000000000000000000000000`),
  X = (e, t) => Ce(e, t, { minFraction: Math.min(2, t), group: !0 })
function Je(e, t) {
  let { address: n } = e,
    r =
      t.limits.find((r) => n !== null && T(r.module, t.module.address) && T(r.delegate, n) && Y(r.token, e.token)) ??
      null,
    i = Ze(e, t.tokens),
    a = { beneficiary: Ye(e, t), amount: i.ok && Qe(e, i.value, r) ? q.existsAlready : i.problem }
  return { problems: a, replaced: r, amount: a.beneficiary === null && a.amount === null && i.ok ? i.value : null }
}
function Ye({ beneficiary: e, address: t }, { safe: n, module: r }) {
  if (e.trim() === ``) return q.enterBeneficiary
  if (t === null) return q.enterAddress
  if (T(t, `0x0000000000000000000000000000000000000000`)) return q.zeroAddress
  if (T(t, n)) return q.accountItself
  let i = r.delegates.find((e) => !T(e, t) && Xe(e) === Xe(t))
  return i ? q.sameEnd({ twin: i }) : null
}
var Xe = (e) => e.slice(-12).toLowerCase()
function Ze({ amount: e, token: t }, n) {
  let r = n.find((e) => Y(e.token, t))
  if (!r) return { ok: !1, problem: q.chooseToken }
  let i = Ee(e, r.decimals, r.symbol)
  return i.ok
    ? i.value === 0n
      ? { ok: !1, problem: q.enterAmount }
      : i.value > G
        ? {
            ok: !1,
            problem: q.aboveLargest({ largest: X(G, r.decimals), symbol: r.symbol, more: X(i.value - G, r.decimals) }),
          }
        : { ok: !0, value: i.value, problem: null }
    : { ok: !1, problem: i.reason }
}
var Qe = ({ resetMinutes: e, startsAgain: t }, n, r) =>
  r !== null && r.amount === n && r.resetMinutes === e && !(t && K(r) < r.amount)
function $e(e) {
  let { key: t, chain: n } = E(),
    [r] = xe(),
    { data: i } = ge(be(t, r)),
    { symbol: a, decimals: o } = O(n),
    s = (i?.items ?? [])
      .filter(({ tokenInfo: e }) => e.type === `ERC20` && !T(e.address, `0x0000000000000000000000000000000000000000`))
      .map(({ tokenInfo: e }) => ({ token: e.address, symbol: e.symbol, decimals: e.decimals })),
    c = [{ token: null, symbol: a, decimals: o }, ...s]
  return e === null || c.some(({ token: t }) => Y(t, e.token)) ? c : [...c, e]
}
var Z = {
    section: `_section_hp3ci_1`,
    table: `_table_hp3ci_5`,
    acts: `_acts_hp3ci_14`,
    left: `_left_hp3ci_20`,
    bar: `_bar_hp3ci_26`,
    reset: `_reset_hp3ci_39`,
    module: `_module_hp3ci_49`,
    quiet: `_quiet_hp3ci_59`,
    form: `_form_hp3ci_64`,
    label: `_label_hp3ci_69`,
    amount: `_amount_hp3ci_77`,
  },
  Q = s(),
  $ = { beneficiary: ``, address: null, token: null, amount: ``, resetMinutes: 0, startsAgain: !1 },
  et = (e) =>
    e === null
      ? $
      : {
          ...$,
          beneficiary: e.delegate,
          address: e.delegate,
          token: e.token,
          amount: De(e.amount, e.decimals),
          resetMinutes: e.resetMinutes,
        },
  tt = 2
function nt({ module: e, limits: t, limit: n, onDraft: r, onClose: i }) {
  let { safe: a } = E(),
    o = $e(n),
    { form: s, update: c } = Ae({ store: Fe, over: W(n), start: () => et(n), isDialog: !0 }),
    l = n ? { ...s, address: n.delegate } : s,
    [u, d] = (0, H.useState)(!1),
    f = (0, H.useId)(),
    { isBusy: m, error: h, draft: g } = Ke(r),
    { problems: _, replaced: v, amount: y } = Je(l, { safe: a, module: e, limits: t, tokens: o }),
    b = (e) => c((t) => ({ ...t, ...e }))
  return (0, Q.jsx)(ke, {
    opened: !0,
    onClose: i,
    title: n ? q.changeLimit : q.setSpendingLimit,
    children: (0, Q.jsxs)(`form`, {
      className: Z.form,
      onSubmit: (t) => {
        ;(t.preventDefault(), d(!0))
        let { address: n, token: r, resetMinutes: i } = l
        if (y === null || n === null) return
        let s = l.startsAgain && v !== null && v.spent > 0n,
          c = o.find((e) => Y(e.token, r))?.decimals
        g(
          ({ callsToSet: t }) => t({ delegate: n, token: r, amount: y, resetMinutes: i, startsAgain: s }, e, a),
          c === void 0 ? null : { text: l.amount, token: r, decimals: c, place: tt },
        )
      },
      noValidate: !0,
      children: [
        (0, Q.jsx)(rt, { form: l, limit: n, change: b, problem: u ? _.beneficiary : null }),
        (0, Q.jsx)(it, {
          form: l,
          tokens: o,
          change: b,
          isTokenFixed: n !== null,
          noteId: v && !n ? f : void 0,
          problem: u ? _.amount : null,
        }),
        (0, Q.jsx)(at, { form: l, change: b }),
        v &&
          !n &&
          (0, Q.jsx)(I, {
            kind: `caution`,
            id: f,
            children: q.replaces({ amount: `${X(v.amount, v.decimals)} ${v.symbol}`, period: A(v.resetMinutes) }),
          }),
        v &&
          v.spent > 0n &&
          (0, Q.jsx)(Te, {
            label: q.resetSpent,
            description: q.resetSpentNote({ spent: X(v.spent, v.decimals), symbol: v.symbol }),
            checked: l.startsAgain,
            onChange: (e) => b({ startsAgain: e.currentTarget.checked }),
          }),
        !e.isEnabled && (0, Q.jsx)(I, { kind: `caution`, children: q.enablesModule }),
        h !== null && (0, Q.jsx)(N, { verdict: `danger`, announce: !0, title: h }),
        (0, Q.jsx)(Oe, {}),
        (0, Q.jsxs)(B, {
          justify: `flex-end`,
          children: [
            (0, Q.jsx)(p, { variant: `subtle`, onClick: i, children: q.cancel }),
            (0, Q.jsx)(R, { act: `change-setup`, type: `submit`, variant: `filled`, loading: m, children: q.review }),
          ],
        }),
      ],
    }),
  })
}
function rt({ form: e, limit: t, problem: n, change: r }) {
  let { chain: i } = E()
  return t
    ? (0, Q.jsxs)(`div`, {
        children: [
          (0, Q.jsx)(`span`, { className: Z.label, children: q.beneficiary }),
          (0, Q.jsx)(je, { info: { value: t.delegate, name: null, logoUri: null }, chainId: i.chainId, copyable: !0 }),
        ],
      })
    : (0, Q.jsx)(V, {
        label: q.beneficiary,
        description: q.beneficiaryNote,
        value: e.beneficiary,
        chain: i,
        onChange: (e) => r({ beneficiary: e }),
        onResolved: (e) => r({ address: e }),
        error: e.address !== null || e.beneficiary.trim() === `` ? n : void 0,
        autoFocus: !0,
      })
}
function it({ form: e, tokens: t, isTokenFixed: n, problem: r, noteId: i, change: a }) {
  let o = (0, H.useId)(),
    s = t.findIndex(({ token: t }) => Y(t, e.token))
  return (0, Q.jsxs)(`div`, {
    children: [
      (0, Q.jsxs)(`div`, {
        className: Z.amount,
        children: [
          (0, Q.jsx)(F, {
            label: q.amount,
            placeholder: `0.00`,
            inputMode: `decimal`,
            autoComplete: `off`,
            value: e.amount,
            error: r !== null,
            ...M(r !== null && o, i),
            onChange: (e) => a({ amount: e.currentTarget.value }),
          }),
          (0, Q.jsx)(P, {
            label: q.token,
            value: String(s),
            disabled: n,
            data: t.map(({ symbol: e }, t) => ({ value: String(t), label: e })),
            onChange: (e) => a({ token: t[Number(e.currentTarget.value)]?.token ?? null }),
          }),
        ],
      }),
      r !== null && (0, Q.jsx)(I, { kind: `error`, id: o, children: r }),
    ],
  })
}
function at({ form: e, change: t }) {
  let n = qe().some(({ minutes: t }) => t === e.resetMinutes)
    ? []
    : [{ minutes: e.resetMinutes, label: A(e.resetMinutes) }]
  return (0, Q.jsx)(P, {
    label: q.resets,
    value: String(e.resetMinutes),
    data: [...qe(), ...n].map(({ minutes: e, label: t }) => ({ value: String(e), label: t })),
    onChange: (e) => t({ resetMinutes: Number(e.currentTarget.value) }),
  })
}
function ot({ limits: e, ...t }) {
  return (0, Q.jsx)(`div`, {
    className: `cs-panel ${L.frame}`,
    children: (0, Q.jsxs)(`table`, {
      className: `${L.table} ${L.cards} ${Z.table}`,
      children: [
        (0, Q.jsx)(`thead`, {
          children: (0, Q.jsxs)(`tr`, {
            children: [
              (0, Q.jsx)(`th`, { scope: `col`, children: q.beneficiary }),
              (0, Q.jsx)(`th`, { scope: `col`, children: q.limit }),
              (0, Q.jsx)(`th`, { scope: `col`, children: q.spent }),
              (0, Q.jsx)(`th`, { scope: `col`, children: q.left }),
              (0, Q.jsx)(`th`, { scope: `col`, children: q.resets }),
              (0, Q.jsx)(`th`, {
                scope: `col`,
                children: (0, Q.jsx)(`span`, { className: `cs-visually-hidden`, children: q.actions }),
              }),
            ],
          }),
        }),
        (0, Q.jsx)(`tbody`, {
          children: e.map((e) => (0, Q.jsx)(st, { limit: e, ...t }, [e.module, e.delegate, e.token].join())),
        }),
      ],
    }),
  })
}
function st({ limit: e, isBusy: t, canSpend: n, onEdit: r, onRemove: i, onSpend: a }) {
  let { chainId: o } = E(),
    { nameOf: s } = re(),
    { delegate: c, symbol: l, decimals: u, amount: d, spent: f } = e,
    p = s(c, o)?.name ?? Se(c),
    m = K(e)
  return (0, Q.jsxs)(`tr`, {
    children: [
      (0, Q.jsx)(`th`, { scope: `row`, children: (0, Q.jsx)(ct, { address: c }) }),
      (0, Q.jsx)(`td`, { 'data-label': q.limit, children: (0, Q.jsxs)(`b`, { children: [X(d, u), ` `, l] }) }),
      (0, Q.jsxs)(`td`, { 'data-label': q.spent, children: [X(f, u), ` `, l] }),
      (0, Q.jsx)(`td`, {
        'data-label': q.left,
        children: (0, Q.jsxs)(`span`, {
          className: Z.left,
          children: [
            (0, Q.jsx)(`span`, {
              className: Z.bar,
              'aria-hidden': !0,
              children: (0, Q.jsx)(`i`, { style: { width: `${dt(m, d)}%` } }),
            }),
            X(m, u),
            ` `,
            l,
          ],
        }),
      }),
      (0, Q.jsx)(`td`, { 'data-label': q.resets, children: (0, Q.jsx)(lt, { limit: e }) }),
      (0, Q.jsx)(`td`, {
        children: (0, Q.jsxs)(`span`, {
          className: Z.acts,
          children: [
            n(e) &&
              (0, Q.jsx)(R, {
                act: `spend-limit`,
                subject: { beneficiary: [c] },
                showReason: !1,
                size: `xs`,
                'aria-label': q.spendWithin({ symbol: l }),
                onClick: () => a(e),
                children: q.spend,
              }),
            (0, Q.jsx)(Me, {
              act: `change-setup`,
              'aria-label': q.changeLimitOf({ symbol: l, who: p }),
              title: q.change,
              disabled: t,
              onClick: () => r(e),
              children: (0, Q.jsx)(y, { name: `edit`, size: 16 }),
            }),
            (0, Q.jsx)(Me, {
              act: `change-setup`,
              'aria-label': q.removeLimitOf({ symbol: l, who: p }),
              title: q.remove,
              disabled: t,
              onClick: () => i(e),
              children: (0, Q.jsx)(y, { name: `trash`, size: 16 }),
            }),
          ],
        }),
      }),
    ],
  })
}
function ct({ address: e }) {
  let { chainId: t } = E()
  return (0, Q.jsx)(je, { info: { value: e, name: null, logoUri: null }, chainId: t, copyable: !0 })
}
function lt({ limit: { resetMinutes: e, nextReset: t } }) {
  return t === null
    ? q.neverResets
    : (0, Q.jsxs)(`span`, {
        className: Z.reset,
        children: [
          (0, Q.jsx)(`span`, { children: ut(A(e)) }),
          (0, Q.jsx)(`small`, {
            children: (0, Q.jsx)(_e, { text: q.nextReset, slots: { time: (0, Q.jsx)(f, { at: t, form: `exact` }) } }),
          }),
        ],
      })
}
var ut = (e) => e.charAt(0).toUpperCase() + e.slice(1),
  dt = (e, t) => (t === 0n ? 0 : Number((e * 1000n) / t) / 10)
function ft({ recipient: e, address: t, amount: n }, r) {
  let i = Ee(n, r.decimals, r.symbol),
    a = { recipient: pt(e, t), amount: i.ok ? mt(i.value, r) : i.reason },
    o = a.recipient === null && a.amount === null
  return {
    problems: a,
    isMoreThanLeft: i.ok && i.value > K(r),
    payment: o && i.ok && t ? { to: t, amount: i.value } : null,
  }
}
function pt(e, t) {
  return e.trim() === ``
    ? q.enterRecipient
    : t === null
      ? q.enterAddress
      : T(t, `0x0000000000000000000000000000000000000000`)
        ? q.zeroAddressLoses
        : null
}
function mt(e, t) {
  if (e === 0n) return q.enterAmount
  let n = K(t)
  return e > n ? q.moreThanLeft({ more: X(e - n, t.decimals), symbol: t.symbol, left: X(n, t.decimals) }) : null
}
function ht(e, t) {
  let { key: r, chain: i, safe: a } = E(),
    o = n(),
    [s, c] = (0, H.useState)(`idle`),
    [l, u] = (0, H.useState)(null)
  return {
    phase: s,
    error: l,
    spend: async ({ to: n, amount: s }) => {
      ;(c(`asking`), u(null))
      try {
        let [{ spendingData: r }, { sendTransaction: o }, { publicClientFor: l }] = await Promise.all([
            d(
              () => import(`./limitCalls-DagJPgzr.js`),
              __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
              import.meta.url,
            ),
            d(
              () => import(`./rest-Wi_Ts-1p.js`).then((e) => e.i),
              __vite__mapDeps([
                12, 4, 6, 7, 8, 3, 5, 9, 10, 11, 13, 14, 15, 16, 17, 18, 19, 20, 2, 21, 22, 23, 24, 25, 26, 27, 28, 29,
                30, 31, 32, 33,
              ]),
              import.meta.url,
            ),
            d(
              () => import(`./rest-DlatUGr7.js`).then((e) => e.n),
              __vite__mapDeps([28, 4, 6, 7, 8, 3, 5, 9, 10, 11, 29, 23, 24, 25, 26, 27, 30]),
              import.meta.url,
            ),
          ]),
          f = r(e, { safe: a, to: n, amount: s }),
          p = `${X(s, e.decimals)} ${e.symbol}`,
          m = q.sendWithinLimit({ what: p }),
          { txHash: h } = await o(i, e.module, f, { description: m })
        c(`mining`)
        let g = await l(i)
          .waitForTransactionReceipt({ hash: h })
          .catch(() => null)
        if (g === null) {
          ;(c(`sent`), u(q.sentNotInBlock({ txHash: h })))
          return
        }
        if (g.status !== `success`) throw Error(q.failedInBlock({ txHash: h }))
        ;(ae.show({ kind: `executed`, title: q.whatSent({ what: p }), detail: q.withinLimit }), t())
      } catch (e) {
        ;(u(le(e)), c(`idle`))
      } finally {
        o.invalidateQueries({ queryKey: ue.account(r) })
      }
    },
  }
}
var gt = { recipient: ``, address: null, amount: `` }
function _t({ limit: e, onClose: t }) {
  let { chain: n, key: r } = E(),
    { form: i, update: a } = Ae({ store: U, over: W(e), start: () => gt, isDialog: !0 }),
    [o, s] = (0, H.useState)(!1),
    { phase: c, error: l, spend: u } = ht(e, t),
    { problems: d, isMoreThanLeft: f, payment: m } = ft(i, e),
    h = (e) => a((t) => ({ ...t, ...e })),
    g = i.recipient.trim() !== `` && i.address === null,
    _ = (0, H.useId)(),
    v = o || f ? d.amount : null
  return (0, Q.jsx)(ke, {
    opened: !0,
    onClose: t,
    title: q.spendTitle,
    children: (0, Q.jsxs)(`form`, {
      className: Z.form,
      onSubmit: (e) => {
        ;(e.preventDefault(), s(!0), m && (U.clear(r), u(m)))
      },
      noValidate: !0,
      children: [
        (0, Q.jsx)(V, {
          label: q.recipient,
          value: i.recipient,
          chain: n,
          onChange: (e) => h({ recipient: e }),
          onResolved: (e) => h({ address: e }),
          error: o && (i.address !== null || i.recipient.trim() === ``) ? d.recipient : void 0,
          isFinal: !0,
          autoFocus: !0,
        }),
        (0, Q.jsxs)(`div`, {
          children: [
            (0, Q.jsx)(F, {
              label: q.amountIn({ symbol: e.symbol }),
              description: (0, Q.jsxs)(Q.Fragment, {
                children: [
                  q.amountLeft({ amount: `${X(K(e), e.decimals)} ${e.symbol}` }),
                  ` `,
                  (0, Q.jsx)(D, { source: `chain` }),
                ],
              }),
              placeholder: `0.00`,
              inputMode: `decimal`,
              autoComplete: `off`,
              value: i.amount,
              error: v !== null,
              descriptionProps: { id: `${_}-description` },
              ...M(v !== null && _, `${_}-description`),
              onChange: (e) => h({ amount: e.currentTarget.value }),
            }),
            v !== null && (0, Q.jsx)(I, { kind: `error`, id: _, children: v }),
          ],
        }),
        (0, Q.jsx)(`p`, { className: Z.quiet, children: q.sendNote }),
        l !== null && (0, Q.jsx)(N, { verdict: `danger`, announce: !0, title: l }),
        (0, Q.jsxs)(B, {
          justify: `flex-end`,
          children: [
            (0, Q.jsx)(p, {
              variant: `subtle`,
              onClick: t,
              children: c === `mining` || c === `sent` ? q.close : q.cancel,
            }),
            (0, Q.jsx)(p, {
              type: `submit`,
              variant: `filled`,
              loading: c === `asking` || c === `mining`,
              disabled: c === `sent` || g,
              children: q.send,
            }),
          ],
        }),
      ],
    }),
  })
}
function vt({ onDraft: e, onCount: t }) {
  let { chain: n, safe: r, key: i } = E(),
    { data: o, error: s, refetch: c } = ge(Ge(n, r)),
    l = o?.limits.length
  ;(0, H.useEffect)(() => {
    l !== void 0 && t?.(l)
  }, [l, t])
  let [u, d] = (0, H.useState)(() => Fe.overOf(i)),
    [f, p] = (0, H.useState)(() => U.overOf(i)),
    h = (e) => o?.limits.find((t) => W(t) === e),
    [_, v] = [h(u), h(f)],
    { draft: b, isBusy: ee, error: x } = Ke(e),
    te = (e) => void b(({ callsToRemove: t }) => t(e, e.module)),
    S = (0, Q.jsx)(R, {
      act: `change-setup`,
      size: `xs`,
      leftSection: (0, Q.jsx)(y, { name: `plus` }),
      onClick: () => d(W(null)),
      children: q.setLimit,
    })
  return (0, Q.jsxs)(`section`, {
    className: Z.section,
    'aria-labelledby': `limits-heading`,
    children: [
      (0, Q.jsx)(ye, {
        id: `limits-heading`,
        title: q.title,
        ...(o && o.limits.length > 0
          ? { count: (0, Q.jsx)(yt, { limits: o }), ...(o.module === null ? {} : { action: S }) }
          : {}),
      }),
      o === void 0 && !s && (0, Q.jsx)(m, { rows: 2, shape: `account`, label: q.loading }),
      o === void 0 &&
        s &&
        (0, Q.jsx)(a, { title: q.notChecked, error: s, stillWorks: q.mayBeOthers, onRetry: () => void c() }),
      o !== void 0 &&
        s &&
        (0, Q.jsx)(g, {
          title: q.didNotAnswer({ network: n.chainName }),
          action: { label: q.retry, onClick: () => void c() },
          children: q.valuesFromBlock({ block: o.block }),
        }),
      x !== null && (0, Q.jsx)(N, { verdict: `danger`, announce: !0, title: x }),
      o &&
        (0, Q.jsx)(bt, { limits: o, set: S, isBusy: ee, remove: te, onEdit: (e) => d(W(e)), onSpend: (e) => p(W(e)) }),
      v && (0, Q.jsx)(_t, { limit: v, onClose: () => p(null) }),
      o?.module &&
        (_ || u === W(null)) &&
        (0, Q.jsx)(nt, { module: o.module, limits: o.limits, limit: _ ?? null, onDraft: e, onClose: () => d(null) }),
    ],
  })
}
var yt = ({ limits: { limits: e, block: t } }) =>
  (0, Q.jsxs)(Q.Fragment, {
    children: [q.limitCount({ count: e.length }), ` `, (0, Q.jsx)(D, { source: `chain`, block: t })],
  })
function bt({ limits: { limits: e, module: t, modules: n, block: r }, set: i, remove: a, ...s }) {
  let { chain: c } = E()
  if (t === null) return (0, Q.jsx)(o, { sentence: q.noneOn({ network: c.chainName }), detail: q.moduleNotDeployed })
  let l = (e) => K(e) > 0n && n.some(({ address: t, isEnabled: n }) => n && t === e.module),
    u = n.filter(({ address: t, isEnabled: n }) => !n && e.some((e) => e.module === t))
  return (0, Q.jsxs)(Q.Fragment, {
    children: [
      u.length > 0 && (0, Q.jsx)(g, { title: q.moduleDisabled, children: q.moduleDisabledNote }),
      e.length === 0
        ? (0, Q.jsx)(o, { sentence: q.everyPaymentSigned, detail: q.whatLimitIs, action: i })
        : (0, Q.jsx)(ot, { limits: e, canSpend: l, onRemove: a, ...s }),
      n
        .filter((e) => e === t || e.isEnabled || u.includes(e))
        .map((e) => (0, Q.jsx)(xt, { module: e, block: r }, e.address)),
    ],
  })
}
function xt({ module: e, block: t }) {
  let { address: n, version: r, isEnabled: i, isDevelopment: a } = e
  return (0, Q.jsxs)(`p`, {
    className: Z.module,
    children: [
      (0, Q.jsxs)(`span`, {
        children: [
          (0, Q.jsx)(_e, {
            text: i ? q.moduleEnabled({ version: r }) : q.moduleNotEnabled({ version: r }),
            slots: { address: (0, Q.jsx)(l, { value: n }) },
          }),
          ` `,
          (0, Q.jsx)(D, { source: `chain`, block: t }),
        ],
      }),
      a
        ? (0, Q.jsx)(j, { verdict: `caution`, quiet: !0, label: q.developmentVersion })
        : (0, Q.jsx)(j, { verdict: `unchecked`, quiet: !0, label: q.knownByAddress }),
    ],
  })
}
export { vt as SpendingLimits }
//# sourceMappingURL=SpendingLimits-BW6kxpkt.js.map
