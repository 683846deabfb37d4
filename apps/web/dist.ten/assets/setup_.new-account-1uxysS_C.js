const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './planAccount-_gJ2iriQ.js',
      './lists-DTBg-a7q.js',
      './rolldown-runtime-DLMaRju-.js',
      './index--te03lJq.js',
      './index-Nszrimeh.css',
      './lists-Cd1HcrqG.css',
      './rest-CdT5_Wh3.js',
      './later-DLdlgyuL.js',
      './fields-KVqNPxJG.js',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
      './rest-D7dStOWi.js',
      './rest-BilHHFfS.js',
      './rest-Cmmjidi6.js',
      './rest-CpjWLpd4.js',
      './rest-BqoaecWD.js',
      './rest-BQ1q3Igc.js',
      './rest-CL5-d_Wo.js',
      './rest-RfDH9dS6.js',
      './rest-DlatUGr7.js',
      './rest-DfSGpZP2.js',
      './rest-DP5aMt8d.js',
      './rest-L3RFoWp3.js',
      './rest-DeRAjEhb.js',
      './rest-pmi3KYbj.js',
      './rest-Cy4Y8Q_t.js',
      './rest-CJZ3gRJW.js',
      './draftNewAccount-BOghYwY2.js',
    ]),
) => i.map((i) => d[i])
import { o as e } from './rolldown-runtime-DLMaRju-.js'
import { C as t, D as n, E as r, I as i, N as a, P as o, S as s } from './fields-KVqNPxJG.js'
import {
  Cn as c,
  D as l,
  E as u,
  Fn as d,
  Ln as f,
  M as p,
  N as m,
  Pn as h,
  R as g,
  Xn as _,
  an as v,
  on as y,
  qn as b,
  wn as x,
} from './lists-DTBg-a7q.js'
import {
  Dr as S,
  Ga as ee,
  Gr as C,
  Ir as te,
  Kn as w,
  Ma as T,
  Mi as E,
  Qi as D,
  Rr as O,
  ba as k,
  ci as ne,
  ho as re,
  it as ie,
  ka as A,
  or as ae,
  sa as j,
  ti as oe,
  tn as se,
  vi as M,
  vr as ce,
  wa as N,
  xa as le,
  ya as P,
  yi as F,
  zr as I,
} from './index--te03lJq.js'
import { o as L, s as R } from './rest-CWxd1sTc.js'
import { n as z } from './rest-Drq7vyH0.js'
import { i as B, r as V, t as H } from './rest-DBWxYTpm.js'
import { t as U } from './rest-B4NrIFGr.js'
import { t as W } from './rest-CrKYEE8F.js'
import { t as ue } from './rest-aMSycVjv.js'
import { i as de } from './later-DLdlgyuL.js'
var G = e(re(), 1),
  K = le(`new-account`, {
    title: `Create an account below`,
    thisAccount: `This account`,
    subtitle: ({ account: e }) =>
      `${e} becomes an owner of the new account, and can send its first assets in the same transaction.`,
    name: `Name`,
    nameHelp: `Stored in this browser. Other owners choose their own name.`,
    contract: `Contract`,
    cancel: `Cancel`,
    review: `Review`,
    tryAgain: `Try again`,
    funds: `First funds`,
    fundsScope: `optional, sent in the same transaction`,
    loadingFunds: `Loading what the account holds`,
    addFunds: `Add a coin or token`,
    amount: ({ row: e }) => `Amount ${P(e)}`,
    held: ({ amount: e }) => `of ${e}`,
    token: ({ row: e }) => `Coin or token ${P(e)}`,
    unknownToken: `Token`,
    removeAmount: ({ row: e }) => `Remove amount ${P(e)}`,
    owners: `Owners`,
    ownAccount: `This account. Its owners sign for it.`,
    owner: ({ row: e }) => `Owner ${P(e)}`,
    removeOwner: ({ row: e }) => `Remove owner ${P(e)}`,
    addOwner: `Add another owner`,
    needed: `Signatures needed`,
    ofOwners: ({ threshold: e, owners: t }) => `${P(e)} of ${P(t)}`,
    thisAlone: `This account alone controls the new one.`,
    eachAlone: `Each owner alone controls the new account, including this account.`,
    all: `All owners must sign. If one of them loses its key, the new account is locked.`,
    some: (e) =>
      `This account and ${k(e, { one: `# other owner`, other: `# other owners` })} can sign, or others without it.`,
    plan: `The new account`,
    addressOn: ({ network: e }) => `Address on ${e}`,
    copyLabel: `address of the new account`,
    addressLater: `The page computes it as soon as the owners are valid.`,
    notKnown: `Not known`,
    computing: `Computing the address`,
    sent: `Sent with the creation`,
    nothing: `Nothing`,
    unused: `Address is unused`,
    confirmed: `Confirmed by the factory`,
    oneTransaction: `One transaction for all steps`,
    oneTransactionDetail: `It needs signatures like every transaction. Until it is executed, no account exists at this address: do not send assets there before.`,
    notComputed: `The address could not be computed`,
    notComputedReason: `The address could not be computed.`,
    beingComputed: `The address is being computed.`,
    notComputedRetry: `The address could not be computed. Try again.`,
    toCorrect: (e) => k(e, { one: `# field to correct`, other: `# fields to correct` }),
    version: `Version`,
    recommended: ({ version: e }) => `${e}, recommended`,
    versionHelp: ({ network: e }) =>
      `Only versions whose published code is deployed on ${e}, checked by code hash. The version is part of the address.`,
    contractsNotRead: ({ network: e, reason: t }) => `The contracts on ${e} could not be read: ${t}`,
    noContracts: ({ network: e }) => `The published contracts are not deployed on ${e}.`,
    noName: `Enter a name for the account. It stays in this browser.`,
    longName: ({ length: e, limit: t }) => `The name has ${P(e)} characters; the limit is ${P(t)}. Shorten it.`,
    noOwner: `Enter the address of this owner, or remove the row.`,
    noOwnerAddress: `This owner has no valid address yet.`,
    noToken: `Choose a token that this account holds.`,
    zero: `Enter an amount above zero, or leave it empty.`,
    excess: ({ amount: e }) => `${e} more than this account holds`,
  })
function fe(e, t, n) {
  let r = pe(e.name),
    i = new Map(
      e.others.flatMap((n, r) => {
        let i = me(n, [t, ...q(e.others.slice(0, r))])
        return i === null ? [] : [[n.id, i]]
      }),
    ),
    a = v(e.threshold, e.others.length + 1),
    { amounts: o, excesses: s, funding: c } = he(e.funding, n)
  return {
    name: r,
    owners: i,
    threshold: a,
    amounts: o,
    excesses: s,
    all: [r, ...i.values(), a, ...o.values()].filter((e) => e !== null),
    everyone: i.size === 0 && a === null ? [t, ...q(e.others)] : null,
    funding: c,
  }
}
var q = (e) => e.flatMap(({ address: e }) => (e === null ? [] : [e]))
function pe(e) {
  let { length: t } = e.trim()
  return t === 0 ? K.noName : t > 50 ? K.longName({ length: t, limit: 50 }) : null
}
function me({ text: e, address: t }, n) {
  return e.trim() === `` ? K.noOwner : t === null ? K.noOwnerAddress : y(t, { others: n })
}
function he(e, t) {
  let n = new Map(),
    r = new Set(),
    i = []
  for (let { id: a, token: o, amount: s } of e) {
    if (s.trim() === ``) continue
    let e = t.find((e) => N(e.token, o))
    if (!e) {
      n.set(a, K.noToken)
      continue
    }
    let c = z(s, e.decimals, e.symbol)
    if (!c.ok) n.set(a, c.reason)
    else if (c.value === 0n) n.set(a, K.zero)
    else {
      let t = i.filter((e) => N(e.token, o)).reduce((e, t) => e + t.amount, 0n) + c.value - e.balance
      ;(t > 0n && (r.add(a), n.set(a, K.excess({ amount: `${J(t, e)} ${e.symbol}` }))),
        i.push({ token: o, amount: c.value, text: s, decimals: e.decimals }))
    }
  }
  return { amounts: n, excesses: r, funding: i }
}
var J = (e, { decimals: t }) => b(e, t, { minFraction: Math.min(2, t), group: !0 }),
  Y = {
    grid: `_grid_1el0x_1`,
    parts: `_parts_1el0x_7`,
    name: `_name_1el0x_13`,
    own: `_own_1el0x_17`,
    quiet: `_quiet_1el0x_26`,
    owners: `_owners_1el0x_32`,
    owner: `_owner_1el0x_32`,
    funding: `_funding_1el0x_42`,
    threshold: `_threshold_1el0x_53`,
    version: `_version_1el0x_54`,
    plan: `_plan_1el0x_71`,
    address: `_address_1el0x_77`,
    facts: `_facts_1el0x_85`,
    fixes: `_fixes_1el0x_108`,
    acts: `_acts_1el0x_113`,
    held: `_held_1el0x_120`,
  },
  ge = ae(
    I({
      name: C(),
      others: S(I({ id: C(), text: C() })),
      threshold: O(),
      version: te(C()),
      funding: S(I({ id: C(), token: ce, amount: C() })),
      salt: C().check(oe(/^\d{1,20}$/)),
    }),
  ),
  _e = () => ({ id: crypto.randomUUID(), text: ``, address: null }),
  X = (e = A) => ({ id: crypto.randomUUID(), token: e, amount: `` })
function ve() {
  let [e = 0, t = 0] = crypto.getRandomValues(new Uint32Array(2)),
    n = ((BigInt(e) << 32n) | BigInt(t)).toString()
  return { name: ``, others: [], threshold: 1, version: null, funding: [X()], salt: n }
}
var Z = H(`new-account`, {
    parse(e) {
      let t = ge.parse(e)
      return t && { ...t, others: t.others.map((e) => ({ ...e, address: null })) }
    },
    print: (e) => JSON.stringify(e),
  }),
  Q = ee()
function ye({ api: e, isTold: t }) {
  let { form: n, assets: r, change: i } = e,
    { list: a, button: o, goTo: s } = R(n.funding),
    l = (e) => {
      s(n.funding.findIndex((t) => t.id === e))
      let t = n.funding.filter((t) => t.id !== e)
      i({ funding: t.length === 0 ? [X()] : t })
    }
  return (0, Q.jsxs)(`section`, {
    'aria-labelledby': `funding-heading`,
    children: [
      (0, Q.jsx)(c, { id: `funding-heading`, title: K.funds, count: K.fundsScope }),
      r.isLoading
        ? (0, Q.jsx)(E, { rows: 1, shape: `account`, label: K.loadingFunds })
        : (0, Q.jsx)(`ol`, {
            ref: a,
            children: n.funding.map((n, r) =>
              (0, Q.jsx)(be, { api: e, row: n, isTold: t, number: r + 1, onRemove: () => l(n.id) }, n.id),
            ),
          }),
      (0, Q.jsx)(T, {
        ref: o,
        size: `xs`,
        leftSection: (0, Q.jsx)(D, { name: `plus` }),
        onClick: () => {
          s(n.funding.length)
          let e = r.list.find(({ token: e }) => !n.funding.some((t) => N(t.token, e)))
          i({ funding: [...n.funding, X(e?.token)] })
        },
        children: K.addFunds,
      }),
    ],
  })
}
function be({ api: e, row: n, number: r, isTold: a, onRemove: c }) {
  let { assets: l, checked: u, setFunding: d } = e,
    f = l.list.find(({ token: e }) => N(e, n.token)),
    p = u.amounts.get(n.id),
    m = p !== void 0 && (a || u.excesses.has(n.id)),
    g = `funding-${n.id}`
  return (0, Q.jsxs)(`li`, {
    className: `${L.row} ${Y.funding}`,
    children: [
      (0, Q.jsx)(`span`, { className: L.number, children: r }),
      (0, Q.jsxs)(`div`, {
        children: [
          (0, Q.jsx)(o, {
            label: K.amount({ row: r }),
            placeholder: `0.00`,
            inputMode: `decimal`,
            autoComplete: `off`,
            value: n.amount,
            error: m,
            ...t(m && g, `${g}-held`),
            onChange: (e) => d(n.id, { amount: e.currentTarget.value }),
          }),
          m && (0, Q.jsx)(s, { kind: `error`, id: g, children: p }),
          f &&
            (0, Q.jsxs)(`span`, {
              className: Y.quiet,
              id: `${g}-held`,
              children: [
                K.held({ amount: `${J(f.balance, f)} ${f.symbol}` }),
                ` `,
                (0, Q.jsx)(h, {
                  source: N(f.token, `0x0000000000000000000000000000000000000000`) ? l.source : `service`,
                }),
              ],
            }),
        ],
      }),
      (0, Q.jsx)(i, {
        label: K.token({ row: r }),
        value: n.token,
        data: [
          ...(f ? [] : [{ value: n.token, label: K.unknownToken }]),
          ...l.list.map(({ token: e, symbol: t }) => ({ value: e, label: t })),
        ],
        onChange: (e) => {
          let t = l.list.find(({ token: t }) => t === e.currentTarget.value)
          t && d(n.id, { token: t.token })
        },
      }),
      (0, Q.jsx)(_, {
        className: L.remove,
        'aria-label': K.removeAmount({ row: r }),
        onClick: c,
        children: (0, Q.jsx)(D, { name: `trash` }),
      }),
    ],
  })
}
function xe({ api: e, isTold: t }) {
  let { safe: n, chain: r, chainId: a } = p(),
    { form: o, checked: l, change: u, setOwner: d } = e,
    { list: f, button: m, goTo: h } = R(o.others),
    g = o.others.length + 1,
    v = (e) => {
      h(o.others.findIndex((t) => t.id === e))
      let t = o.others.filter((t) => t.id !== e)
      u({ others: t, threshold: Math.min(o.threshold, t.length + 1) })
    }
  return (0, Q.jsxs)(`section`, {
    'aria-labelledby': `new-owners-heading`,
    children: [
      (0, Q.jsx)(c, { id: `new-owners-heading`, title: K.owners, count: g }),
      (0, Q.jsxs)(`div`, {
        className: `cs-panel ${Y.own}`,
        children: [
          (0, Q.jsx)(W, { info: { value: n, name: null, logoUri: null }, chainId: a, shape: `account` }),
          (0, Q.jsx)(`span`, { className: Y.quiet, children: K.ownAccount }),
        ],
      }),
      (0, Q.jsx)(`ol`, {
        ref: f,
        className: Y.owners,
        children: o.others.map((e, n) => {
          let i = l.owners.get(e.id),
            a = i !== void 0 && (e.address !== null || (t && e.text.trim() === ``))
          return (0, Q.jsxs)(
            `li`,
            {
              className: `${L.row} ${Y.owner}`,
              children: [
                (0, Q.jsx)(`span`, { className: L.number, children: n + 2 }),
                (0, Q.jsx)(U, {
                  label: K.owner({ row: n + 2 }),
                  value: e.text,
                  chain: r,
                  onChange: (t) => d(e.id, { text: t }),
                  onResolved: (t) => d(e.id, { address: t }),
                  error: a ? i : void 0,
                }),
                (0, Q.jsx)(_, {
                  className: L.remove,
                  'aria-label': K.removeOwner({ row: n + 2 }),
                  onClick: () => v(e.id),
                  children: (0, Q.jsx)(D, { name: `trash` }),
                }),
              ],
            },
            e.id,
          )
        }),
      }),
      (0, Q.jsx)(T, {
        ref: m,
        size: `xs`,
        leftSection: (0, Q.jsx)(D, { name: `plus` }),
        onClick: () => {
          ;(h(o.others.length), u({ others: [...o.others, _e()] }))
        },
        children: K.addOwner,
      }),
      (0, Q.jsxs)(`div`, {
        className: Y.threshold,
        children: [
          (0, Q.jsx)(i, {
            label: K.needed,
            value: String(o.threshold),
            data: Array.from({ length: Math.max(g, o.threshold) }, (e, t) => ({
              value: String(t + 1),
              label: K.ofOwners({ threshold: t + 1, owners: g }),
            })),
            onChange: (e) => u({ threshold: Number(e.currentTarget.value) }),
          }),
          l.threshold
            ? (0, Q.jsx)(s, { kind: `error`, children: l.threshold })
            : (0, Q.jsx)(`p`, { className: Y.quiet, children: Se(o.threshold, g) }),
        ],
      }),
    ],
  })
}
function Se(e, t) {
  return t === 1 ? K.thisAlone : e === 1 ? K.eachAlone : e === t ? K.all : K.some(e - 1)
}
function Ce({ api: e, isTold: t, onBlocked: i }) {
  let { account: o, chain: s } = p(),
    { form: c, checked: l, plan: u, assets: m, isBusy: g, error: _ } = e,
    v = c.others.length + 1,
    y = l.all[0] ?? (u.data ? null : u.isError ? K.notComputedReason : K.beingComputed)
  return (0, Q.jsxs)(`aside`, {
    className: L.aside,
    'aria-label': K.plan,
    children: [
      (0, Q.jsxs)(`section`, {
        className: `cs-panel ${Y.plan}`,
        children: [
          (0, Q.jsx)(`h2`, { children: K.addressOn({ network: s.chainName }) }),
          (0, Q.jsx)(`div`, {
            className: Y.address,
            children: u.data
              ? (0, Q.jsxs)(Q.Fragment, {
                  children: [
                    (0, Q.jsx)(d, { value: u.data.address }),
                    (0, Q.jsx)(f, { value: u.data.address, label: K.copyLabel }),
                  ],
                })
              : l.everyone === null
                ? (0, Q.jsx)(`p`, { className: Y.quiet, children: K.addressLater })
                : u.isError
                  ? (0, Q.jsx)(`p`, { className: Y.quiet, children: K.notKnown })
                  : (0, Q.jsx)(E, { rows: 1, shape: `account`, label: K.computing }),
          }),
          (0, Q.jsxs)(`dl`, {
            className: Y.facts,
            children: [
              (0, Q.jsxs)(`div`, {
                children: [
                  (0, Q.jsx)(`dt`, { children: K.needed }),
                  (0, Q.jsxs)(`dd`, {
                    children: [
                      (0, Q.jsx)(a, { threshold: c.threshold, owners: v, label: `` }),
                      ` `,
                      K.ofOwners({ threshold: c.threshold, owners: v }),
                    ],
                  }),
                ],
              }),
              (0, Q.jsxs)(`div`, {
                children: [
                  (0, Q.jsx)(`dt`, { children: K.sent }),
                  (0, Q.jsx)(`dd`, {
                    children:
                      l.funding.length === 0
                        ? K.nothing
                        : l.funding.map(({ token: e, amount: t, decimals: n }, r) =>
                            (0, Q.jsxs)(
                              `b`,
                              { children: [J(t, { decimals: n }), ` `, m.list.find((t) => t.token === e)?.symbol] },
                              `${e} ${String(r)}`,
                            ),
                          ),
                  }),
                ],
              }),
              u.data &&
                (0, Q.jsxs)(`div`, {
                  children: [
                    (0, Q.jsx)(`dt`, { children: K.unused }),
                    (0, Q.jsxs)(`dd`, { children: [K.confirmed, ` `, (0, Q.jsx)(h, { source: `chain` })] }),
                  ],
                }),
            ],
          }),
        ],
      }),
      (0, Q.jsx)(r, { title: K.oneTransaction, children: K.oneTransactionDetail }),
      u.isError &&
        (0, Q.jsx)(n, {
          verdict: `caution`,
          title: K.notComputed,
          action: (0, Q.jsx)(`button`, {
            type: `button`,
            className: `cs-link`,
            onClick: () => void u.refetch(),
            children: K.tryAgain,
          }),
          children: j(u.error),
        }),
      t &&
        l.all.length > 0 &&
        (0, Q.jsx)(n, {
          verdict: `danger`,
          announce: !0,
          title: K.toCorrect(l.all.length),
          children: (0, Q.jsx)(`ul`, {
            className: Y.fixes,
            children: l.all.map((e) => (0, Q.jsx)(`li`, { children: e }, e)),
          }),
        }),
      _ !== null && (0, Q.jsx)(n, { verdict: `danger`, announce: !0, title: _ }),
      (0, Q.jsxs)(`div`, {
        className: Y.acts,
        children: [
          (0, Q.jsx)(T, {
            variant: `subtle`,
            renderRoot: (e) => (0, Q.jsx)(ne, { to: `/safes/$safe/setup`, params: { safe: o }, hash: `related`, ...e }),
            children: K.cancel,
          }),
          y === null
            ? (0, Q.jsx)(T, { type: `submit`, variant: `filled`, loading: g, children: K.review })
            : (0, Q.jsx)(ue, { reason: y, showReason: !1, onPress: i, children: K.review }),
        ],
      }),
      y !== null && (0, Q.jsx)(`p`, { className: Y.held, 'aria-hidden': !0, children: y }),
    ],
  })
}
var we = (e, { owners: t, threshold: n, contracts: r, salt: i }) =>
    M({
      queryKey: [`new-account`, e.chainId, t?.join() ?? null, n, r?.version ?? null, i],
      queryFn: async () => {
        let { planAccount: a } = await w(
          async () => {
            let { planAccount: e } = await import(`./planAccount-_gJ2iriQ.js`)
            return { planAccount: e }
          },
          __vite__mapDeps([
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26,
          ]),
          import.meta.url,
        )
        return a(e, t ?? [], n, { firstSalt: BigInt(i), ...(r ? { contracts: r } : {}) })
      },
      enabled: t !== null && r !== void 0,
      staleTime: 1e4,
      meta: { persist: !1 },
    }),
  Te = (e) =>
    M({
      queryKey: [`creation-contracts`, e.chainId],
      queryFn: async () => {
        let { contractsOnChain: t } = await w(
          async () => {
            let { contractsOnChain: e } = await import(`./rest-CL5-d_Wo.js`).then((e) => e.t)
            return { contractsOnChain: e }
          },
          __vite__mapDeps([17, 2, 18, 7, 8, 1, 3, 4, 5, 9, 10, 19, 20, 21, 22, 23, 24, 25, 26]),
          import.meta.url,
        )
        return t(e)
      },
      staleTime: 6e5,
      meta: { persist: !1 },
    })
function $() {
  let { account: e, key: t, chain: n, chainId: r, safe: i } = p(),
    [a, o] = (0, G.useState)(() => Z.read(e) ?? ve())
  ;(0, G.useEffect)(() => Z.write(e, a), [e, a])
  let s = F(Te(n)),
    c = n.recommendedMasterCopyVersion,
    d = s.data?.find(({ version: e }) => e === a.version) ?? s.data?.find(({ version: e }) => e === c) ?? s.data?.[0],
    f = S(),
    h = fe(a, i, f.list),
    _ = F(we(n, { owners: h.everyone, threshold: a.threshold, contracts: d, salt: a.salt })),
    v = V(`setup`),
    { draft: y, isBusy: b, error: x } = B(v)
  return {
    form: a,
    checked: h,
    contracts: s,
    chosen: d,
    assets: f,
    plan: _,
    isBusy: b,
    error: x,
    change: (e) => o((t) => ({ ...t, ...e })),
    setOwner: (e, t) => o((n) => ({ ...n, others: n.others.map((n) => (n.id === e ? { ...n, ...t } : n)) })),
    setFunding: (e, t) => o((n) => ({ ...n, funding: n.funding.map((n) => (n.id === e ? { ...n, ...t } : n)) })),
    review: () =>
      y(async () => {
        let e = (await _.refetch({ throwOnError: !0 })).data
        if (!e) throw Error(K.notComputedRetry)
        let { draftNewAccount: t } = await w(
          async () => {
            let { draftNewAccount: e } = await import(`./draftNewAccount-BOghYwY2.js`)
            return { draftNewAccount: e }
          },
          __vite__mapDeps([27, 3, 2, 4, 7, 8, 1, 5, 9, 10]),
          import.meta.url,
        )
        return (
          de({ chainId: r, address: e.address, name: a.name.trim(), parent: i, draftedAt: Date.now() }), t(e, h.funding)
        )
      }),
  }
  function S() {
    let [e] = u(),
      r = F(l(t, e)),
      a = F(m(n, i)),
      o = g(n),
      s = r.data?.items ?? [],
      c = s.find(({ tokenInfo: e }) => e.type === `NATIVE_TOKEN`)?.balance,
      d = a.data?.balance ?? c
    return {
      list: [
        ...(d === void 0 ? [] : [{ token: A, ...o, balance: d }]),
        ...s
          .filter(
            ({ tokenInfo: e }) => e.type === `ERC20` && !N(e.address, `0x0000000000000000000000000000000000000000`),
          )
          .map(({ tokenInfo: e, balance: t }) => ({
            token: e.address,
            symbol: e.symbol,
            decimals: e.decimals,
            balance: t,
          })),
      ],
      isLoading: d === void 0,
      source: a.data ? `chain` : `service`,
    }
  }
}
function Ee({ api: e }) {
  let { chain: t } = p(),
    { contracts: n, chosen: r, change: a } = e
  return n.isError
    ? (0, Q.jsxs)(s, {
        kind: `error`,
        children: [
          K.contractsNotRead({ network: t.chainName, reason: j(n.error) }),
          ` `,
          (0, Q.jsx)(`button`, {
            type: `button`,
            className: `cs-link`,
            onClick: () => void n.refetch(),
            children: K.tryAgain,
          }),
        ],
      })
    : n.data?.length === 0
      ? (0, Q.jsx)(s, { kind: `error`, children: K.noContracts({ network: t.chainName }) })
      : (0, Q.jsxs)(`div`, {
          className: Y.version,
          children: [
            (0, Q.jsx)(i, {
              label: K.version,
              disabled: !n.data,
              value: r?.version ?? ``,
              data: (n.data ?? []).map(({ version: e }) => ({
                value: e,
                label: e === t.recommendedMasterCopyVersion ? K.recommended({ version: e }) : e,
              })),
              onChange: (e) => a({ version: e.currentTarget.value }),
            }),
            (0, Q.jsx)(`p`, { className: Y.quiet, children: K.versionHelp({ network: t.chainName }) }),
          ],
        })
}
function De() {
  let { safe: e, chainId: n } = p(),
    r = ie().nameOf(e, n)?.name ?? K.thisAccount,
    i = $(),
    { form: a, checked: l } = i,
    [u, d] = (0, G.useState)(!1)
  se(K.title, r)
  let f = l.name !== null && (u || a.name.trim().length > 50)
  return (0, Q.jsxs)(Q.Fragment, {
    children: [
      (0, Q.jsx)(x, { title: K.title, subtitle: K.subtitle({ account: r }) }),
      (0, Q.jsxs)(`form`, {
        className: Y.grid,
        noValidate: !0,
        onSubmit: (e) => {
          ;(e.preventDefault(), d(!0), l.all.length === 0 && i.plan.data && i.review())
        },
        children: [
          (0, Q.jsxs)(`div`, {
            className: Y.parts,
            children: [
              (0, Q.jsxs)(`div`, {
                className: Y.name,
                children: [
                  (0, Q.jsx)(o, {
                    label: K.name,
                    id: `new-account-name`,
                    description: K.nameHelp,
                    descriptionProps: { id: `new-account-about` },
                    value: a.name,
                    error: f,
                    ...t(f && `new-account-note`, `new-account-about`),
                    autoComplete: `off`,
                    onChange: (e) => i.change({ name: e.currentTarget.value }),
                  }),
                  f && (0, Q.jsx)(s, { kind: `error`, id: `new-account-note`, children: l.name }),
                ],
              }),
              (0, Q.jsx)(xe, { api: i, isTold: u }),
              (0, Q.jsx)(ye, { api: i, isTold: u }),
              (0, Q.jsxs)(`section`, { children: [(0, Q.jsx)(c, { title: K.contract }), (0, Q.jsx)(Ee, { api: i })] }),
            ],
          }),
          (0, Q.jsx)(Ce, { api: i, isTold: u, onBlocked: () => d(!0) }),
        ],
      }),
    ],
  })
}
var Oe = De
export { Oe as component }
//# sourceMappingURL=setup_.new-account-1uxysS_C.js.map
