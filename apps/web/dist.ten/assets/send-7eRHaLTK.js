const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './buildDraft-DjRnoI28.js',
      './rest-BaAjqOzi.js',
      './rolldown-runtime-DLMaRju-.js',
      './later-DLdlgyuL.js',
      './fields-KVqNPxJG.js',
      './lists-DTBg-a7q.js',
      './index--te03lJq.js',
      './index-Nszrimeh.css',
      './lists-Cd1HcrqG.css',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
      './rest-RfDH9dS6.js',
      './rest-DP5aMt8d.js',
      './rest-L3RFoWp3.js',
      './rest-DeRAjEhb.js',
      './rest-pmi3KYbj.js',
      './rest-Cy4Y8Q_t.js',
    ]),
) => i.map((i) => d[i])
import { o as e, r as t } from './rolldown-runtime-DLMaRju-.js'
import { Ga as n, Na as r, St as i } from './later-DLdlgyuL.js'
import {
  Ea as a,
  En as o,
  F as s,
  Ga as c,
  Kn as l,
  Ma as u,
  Mn as d,
  On as f,
  Pn as p,
  Qi as m,
  Vn as h,
  ba as g,
  bi as _,
  ci as v,
  gi as y,
  ho as b,
  ji as ee,
  ka as x,
  kn as S,
  m as C,
  rt as w,
  sa as te,
  tn as ne,
  tr as T,
  vn as E,
  vt as D,
  wa as O,
  xa as k,
  xt as A,
  ya as j,
  yi as M,
  zi as re,
} from './index--te03lJq.js'
import {
  $ as ie,
  Cn as ae,
  D as oe,
  E as se,
  Kn as ce,
  M as N,
  Nn as le,
  Pn as ue,
  R as de,
  S as fe,
  Xn as pe,
  et as me,
  qn as he,
  w as ge,
  wn as _e,
} from './lists-DTBg-a7q.js'
import { a as ve, n as ye, o as P, r as be, s as xe, t as Se } from './rest-CWxd1sTc.js'
import { C as F, D as I, I as Ce, P as L, S as R, p as we, r as Te } from './fields-KVqNPxJG.js'
import { a as Ee, i as De, n as Oe, o as z, r as ke, s as Ae } from './rest-PoPCRb3P.js'
import { n as je, t as Me } from './rest-B4NrIFGr.js'
import { n as Ne } from './rest-V0sFQu-D.js'
import { t as Pe } from './rest-aMSycVjv.js'
import { n as Fe } from './rest-BOxwSZXT.js'
import { t as Ie } from './rest-kUWXK5kc.js'
import { t as Le } from './rest-GRTnIP2r.js'
import { r as Re } from './rest-DrVqvaW-.js'
import { n as B, r as ze } from './rest-Drq7vyH0.js'
import { t as Be } from './rest-B1z90-BO.js'
var V = e(b(), 1),
  H = {
    grid: `_grid_15nu0_1`,
    heads: `_heads_15nu0_7`,
    row: `_row_15nu0_8`,
    amount: `_amount_15nu0_33`,
    token: `_token_15nu0_43`,
    under: `_under_15nu0_47`,
    more: `_more_15nu0_57`,
    options: `_options_15nu0_66`,
    summary: `_summary_15nu0_80`,
    facts: `_facts_15nu0_89`,
    short: `_short_15nu0_113`,
    fixes: `_fixes_15nu0_118`,
    tabs: `_tabs_15nu0_140`,
    call: `_call_15nu0_161`,
    advanced: `_advanced_15nu0_172`,
    worth: `_worth_15nu0_189`,
  },
  U = k(`send`, {
    transferTitle: `New transfer`,
    transferSubtitle: `One row for each payment. Several rows become one batch, which each owner signs once.`,
    callTitle: `Contract call`,
    callSubtitle: `Call a contract with calldata that you paste. Read the decoded call before you review it.`,
    paste: `Paste rows or CSV`,
    startOver: `Start over`,
    cleared: `The form is empty`,
    undo: `Undo`,
    balancesFailed: `The service did not send the balances`,
    typedStays: `What you typed stays here.`,
    kinds: `Kinds of transactions`,
    transfer: `Transfer`,
    rawCall: `Raw call`,
    contractCalls: `Contract calls`,
    recipient: `Recipient`,
    amount: `Amount`,
    recipientOf: ({ row: e }) => `Recipient ${e}`,
    amountOf: ({ row: e }) => `Amount ${e}`,
    tokenOf: ({ row: e }) => `Token ${e}`,
    removeRecipient: ({ row: e }) => `Remove recipient ${e}`,
    token: `Token`,
    meanThis: `I mean this address`,
    wholeNft: `The NFT itself, whole`,
    heldOf: ({ amount: e }) => `of ${e}`,
    most: `Max`,
    addRecipient: `Add recipient`,
    rows: (e) => g(e, { one: `# row, no upper limit`, other: `# rows, no upper limit` }),
    contract: `Contract`,
    valueIn: ({ symbol: e }) => `Value in ${e} <note>optional, sent with the call</note>`,
    callsItself: `This is the account itself: such a call can change its settings.`,
    noContract: `There is no contract at this address: the call would succeed and only send the value.`,
    decoded: `Decoded calldata`,
    decodedHere: `decoded here`,
    note: `Note <note>optional, not signed</note>`,
    noteLimit: (e) => `Up to ${j(e)} characters`,
    advanced: `Advanced`,
    summary: `Summary`,
    oneCall: `One contract call`,
    payments: (e) => g(e, { one: `# payment`, other: `# payments in one batch` }),
    gas: `Gas`,
    gasPaidBy: `Paid by the wallet that executes`,
    gasEstimate: ({ gas: e }) => `the calls need about ${j(e)} gas`,
    notEstimated: ({ reason: e }) => `Not estimated: ${e}`,
    toCorrect: (e) => g(e, { one: `# field to correct`, other: `# fields to correct` }),
    review: `Review`,
    enterPayment: `Enter a recipient and an amount.`,
    enterCall: `Enter a contract and its calldata.`,
    nft: `NFT`,
    total: `Total`,
    held: `Held`,
    shortBy: `Short by`,
    safeTxGas: `safeTxGas`,
    sentValue: `Value sent with the call`,
    calldata: `Calldata`,
    bytes: (e) => g(e, { one: `# byte`, other: `# bytes` }),
    pasteRows: `Rows`,
    pasteHelp: `One payment a line: recipient, amount, token. The token may be a symbol or an address.`,
    pasteExample: `0x…, 1250.50, USDC`,
    close: `Close`,
    chooseFile: `Choose a file`,
    addRows: (e) => g(e, { one: `Add # row`, other: `Add # rows` }),
    noRows: `Paste at least one payment first.`,
    leftOut: (e) => g(e, { one: `# line is left out`, other: `# lines are left out` }),
    lineProblem: ({ line: e, reason: t }) => `Line ${e}: ${t}`,
  }),
  W = c()
function Ve({ send: e, tellAll: t }) {
  let { chain: n } = N(),
    { form: r, checkedCall: i, setCall: a } = e,
    { call: o } = r,
    { problems: s } = i,
    c = t && s.contract !== null,
    l = s.value !== null
  return (0, W.jsxs)(`div`, {
    className: H.call,
    children: [
      (0, W.jsx)(`div`, {
        id: `call-contract`,
        children: (0, W.jsx)(Me, {
          label: U.contract,
          value: o.contract,
          chain: n,
          onChange: (e) => a({ contract: e }),
          onResolved: (e) => a({ address: e }),
          error: c ? s.contract : void 0,
          notes: (0, W.jsx)(He, { address: o.address }),
        }),
      }),
      (0, W.jsxs)(`div`, {
        id: `call-value`,
        children: [
          (0, W.jsx)(L, {
            label: (0, W.jsx)(re, {
              text: U.valueIn({ symbol: n.nativeCurrency.symbol }),
              slots: { note: (e) => (0, W.jsx)(`small`, { children: e }) },
            }),
            placeholder: `0`,
            inputMode: `decimal`,
            autoComplete: `off`,
            value: o.value,
            error: l,
            ...F(l && `call-value-note`),
            onChange: (e) => a({ value: e.currentTarget.value }),
          }),
          l && (0, W.jsx)(R, { kind: `error`, id: `call-value-note`, children: s.value }),
        ],
      }),
      (0, W.jsx)(Oe, { value: o.data, problem: s.data, tellAll: t, onChange: (e) => a({ data: e }) }),
      i.call && (0, W.jsx)(Ue, { call: i.call, send: e }),
    ],
  })
}
function He({ address: e }) {
  let { chain: t, safe: n } = N(),
    r = M({
      queryKey: [`code`, t.chainId, e],
      queryFn: () => E(t, `eth_getCode`, [e, `latest`]),
      enabled: e !== null,
      staleTime: 6e4,
      meta: { persist: !1 },
    })
  return e === null
    ? null
    : O(e, n)
      ? (0, W.jsx)(R, { kind: `caution`, children: U.callsItself })
      : r.data === `0x`
        ? (0, W.jsx)(R, { kind: `caution`, children: U.noContract })
        : null
}
function Ue({ call: e, send: t }) {
  let n = fe({ balances: t.balances.data, decode: ge(!0) }),
    r = me({ ...e, operation: 0 }, n, null)
  return (0, W.jsxs)(`section`, {
    children: [(0, W.jsx)(ae, { title: U.decoded, action: U.decodedHere }), (0, W.jsx)(Ne, { nodes: r.nodes })],
  })
}
var G = k(`send-problems`, {
    enterRecipient: `Enter a recipient.`,
    noAddress: `Enter an address, or a name that resolves to one.`,
    zeroAddress: `No key controls the zero address: assets sent there are lost.`,
    itself: `This is the account itself.`,
    lookalike: `This address is similar to one you know.`,
    chooseToken: `Choose a token that the account holds.`,
    aboveZero: `Enter an amount above zero.`,
    usedTwice: ({ symbol: e }) => `${e} is already in another row.`,
    tooMuch: ({ missing: e }) => `${e} more than the account holds`,
    enterContract: `Enter the contract to call.`,
    zeroContract: `There is no contract at the zero address.`,
    enterCalldata: `Enter the calldata. To send a coin or token without a call, use a transfer.`,
    noteTooLong: ({ length: e, limit: t }) => `The note has ${j(e)} characters; the limit is ${j(t)}. Shorten it.`,
    notHeld: ({ token: e, id: t, held: n, sent: r }) =>
      `The contract ${e} says that the account holds ${j(n)} of #${t}, but the form would send ${j(r)}. Lower the amount, or remove the row.`,
    lineWithoutAmount: `it has no amount: write "recipient, amount, token".`,
    lineWithoutToken: `the account holds no tokens.`,
    tokenNotHeld: ({ token: e }) => `the account holds no "${e}".`,
    fix: ({ field: e, problem: t }) => `${e}: ${t}`,
    row: (e) => `Row ${e}`,
    place: `Place in the queue`,
    note: `Note`,
    safeTxGas: `safeTxGas`,
    contract: `Contract`,
    value: `Value`,
    calldata: `Calldata`,
    notLoaded: `It is not loaded yet.`,
    paysItself: `This is the account itself: the payment would not leave it.`,
    contractRecipient: `This is a contract. Check that it can send tokens on.`,
    noRecentPayment: `No recent payment to it.`,
    firstPayment: `First payment to this address.`,
    paid: (e) => g(e, { one: `Paid once`, other: `Paid # times` }),
    paidLately: (e) => g(e, { one: `Paid once lately`, other: `Paid # times lately` }),
    both: ({ first: e, second: t }) => `${e} ${t}`,
    sentence: ({ words: e }) => `${e}.`,
  }),
  We = (e) => (e.length <= 60 ? null : G.noteTooLong({ length: e.length, limit: 60 }))
function Ge({ send: e }) {
  return (0, W.jsxs)(W.Fragment, {
    children: [
      (0, W.jsx)(`div`, {
        className: H.options,
        children: (0, W.jsxs)(`div`, {
          id: `send-note`,
          children: [
            (0, W.jsx)(L, {
              label: (0, W.jsx)(re, { text: U.note, slots: { note: (e) => (0, W.jsx)(`small`, { children: e }) } }),
              placeholder: U.noteLimit(60),
              value: e.form.note,
              error: e.noteProblem !== null,
              ...F(e.noteProblem && `send-note-problem`),
              onChange: (t) => e.setNote(t.currentTarget.value),
            }),
            e.noteProblem && (0, W.jsx)(R, { kind: `error`, id: `send-note-problem`, children: e.noteProblem }),
          ],
        }),
      }),
      (0, W.jsx)(Ke, { send: e }),
    ],
  })
}
function Ke({ send: e }) {
  let { chain: t, key: n } = N(),
    { form: r, setSafeTxGas: i } = e,
    { data: a } = M(w(n)),
    [o, s] = (0, V.useState)(r.safeTxGas !== `` || r.nonce !== null),
    c = o || e.nonceProblem !== null || e.gasProblem !== null
  return (0, W.jsxs)(`div`, {
    className: H.advanced,
    children: [
      (0, W.jsxs)(`button`, {
        type: `button`,
        className: `cs-link`,
        'aria-expanded': c,
        onClick: () => s(!c),
        children: [(0, W.jsx)(m, { name: c ? `chevron-down` : `chevron-right`, size: 16 }), ` `, U.advanced],
      }),
      c &&
        (0, W.jsxs)(W.Fragment, {
          children: [
            (0, W.jsx)(ke, { id: `send-nonce`, choice: e.nonceChoice, onChange: e.setNonce }),
            A(t, `SAFE_TX_GAS_OPTIONAL`) &&
              (0, W.jsx)(ye, {
                id: `send-gas`,
                value: r.safeTxGas,
                version: a?.version?.split(`+`)[0] ?? null,
                onChange: i,
              }),
          ],
        }),
    ],
  })
}
var K = { token: x, tokenId: null },
  q = (e, t) => O(e.token, t.token) && e.tokenId === t.tokenId,
  J = ({ token: e, tokenId: t }) => (t === null ? e.toLowerCase() : `${e.toLowerCase()}:${t}`),
  Y = ({ token: e, tokenId: t } = K) => ({
    id: crypto.randomUUID(),
    recipient: ``,
    address: null,
    amount: t === null ? `` : `1`,
    token: e,
    tokenId: t,
    isLookalikeMeant: !1,
  }),
  X = ({ recipient: e, amount: t, tokenId: n }) => e === `` && (t === `` || n !== null)
function qe(e, t) {
  return e === null
    ? t.length > 0
      ? [...t]
      : [Y()]
    : t.some((t) => q(t, e))
      ? [...t]
      : [...t.filter((e) => !X(e)), Y(e)]
}
function Je(e, t) {
  return t.some(({ address: t }) => t !== null && O(t, e))
    ? [...t]
    : [...t.filter((e) => !X(e)), { ...Y(), recipient: e, address: e }]
}
var Ye = (e, t, n) => [
  ...t.items
    .filter(({ tokenInfo: e }) => e.type === `NATIVE_TOKEN` || e.type === `ERC20`)
    .map(({ tokenInfo: t, balance: n, fiatConversion: r }) => ({
      tokenId: null,
      ...(t.type === `NATIVE_TOKEN`
        ? { token: x, ...de(e) }
        : { token: t.address, symbol: t.symbol, decimals: t.decimals }),
      balance: n,
      price: r,
    })),
  ...(A(e, `ERC721`) ? n : []).map(({ address: e, id: t, tokenSymbol: n, standard: r, amount: i }) => ({
    token: e,
    tokenId: t,
    symbol: `${n} #${t}`,
    decimals: 0,
    balance: i ?? 1n,
    isCounted: r === `ERC1155`,
    price: `0`,
  })),
]
function Xe(e, t, n) {
  let r = [],
    i = []
  for (let [a, o] of e.split(/\r?\n/).entries()) {
    let e = Ze(o).map((e) =>
      e
        .trim()
        .replace(/^"(.*)"$/, `$1`)
        .trim(),
    )
    if (e.every((e) => e === ``) || Qe(e, a)) continue
    let [s = ``, c = ``, l = ``] = e,
      u = l === `` ? n : $e(l, t)
    c === ``
      ? i.push({ line: a + 1, reason: G.lineWithoutAmount })
      : u
        ? r.push({ ...Y(u), recipient: s, amount: c.replace(/(?<=\d)[’'\s](?=\d{3})/g, ``) })
        : i.push({ line: a + 1, reason: l === `` ? G.lineWithoutToken : G.tokenNotHeld({ token: l }) })
  }
  return { rows: r, refused: i }
}
function Ze(e) {
  let t = [`	`, `;`, `,`].find((t) => e.includes(t)) ?? `,`
  return e.split(t)
}
var Qe = (e, t) => t === 0 && !e.some((e) => /\d/.test(e)) && e.length > 1
function $e(e, t) {
  return a(e) ? t.find(({ token: t }) => O(t, e)) : t.find(({ symbol: t }) => t.toLowerCase() === e.toLowerCase())
}
function et({ assets: e, onAdd: t, onClose: i }) {
  let [a, o] = (0, V.useState)(``),
    s = (0, V.useId)(),
    { rows: c, refused: l } = Xe(a, e, e[0]),
    d = () => {
      ;(t(c), i())
    }
  return (0, W.jsx)(Ae, {
    opened: !0,
    onClose: i,
    title: U.paste,
    size: `lg`,
    closeButtonProps: { 'aria-label': U.close },
    children: (0, W.jsxs)(r, {
      children: [
        (0, W.jsx)(Ie, {
          label: U.pasteRows,
          description: U.pasteHelp,
          placeholder: U.pasteExample,
          autosize: !0,
          minRows: 6,
          maxRows: 14,
          'data-autofocus': !0,
          value: a,
          descriptionProps: { id: `${s}-description` },
          ...F(l.length > 0 && s, `${s}-description`),
          onChange: (e) => o(e.currentTarget.value),
        }),
        l.length > 0 &&
          (0, W.jsx)(`div`, {
            id: s,
            children: (0, W.jsx)(I, {
              verdict: `caution`,
              title: U.leftOut(l.length),
              children: (0, W.jsx)(`ul`, {
                children: l
                  .slice(0, 5)
                  .map(({ line: e, reason: t }) =>
                    (0, W.jsx)(`li`, { children: U.lineProblem({ line: e, reason: t }) }, e),
                  ),
              }),
            }),
          }),
        (0, W.jsxs)(n, {
          justify: `space-between`,
          children: [
            (0, W.jsx)(Fe, {
              accept: `.csv,.txt,.tsv,text/csv,text/plain`,
              onChange: (e) => void e?.text().then(o),
              children: (e) => (0, W.jsx)(u, { ...e, children: U.chooseFile }),
            }),
            c.length === 0
              ? (0, W.jsx)(Pe, { reason: U.noRows, children: U.addRows(0) })
              : (0, W.jsx)(u, { variant: `filled`, onClick: d, children: U.addRows(c.length) }),
          ],
        }),
      ],
    }),
  })
}
function tt(e, t) {
  let n = new Map(),
    r = e.map((e) => {
      let r = t.assets.find((t) => q(t, e)),
        i = r ? it(e, r, n) : { problem: G.chooseToken, value: null }
      return { row: e, recipient: nt(e, t), amount: i, counted: r?.isCounted ? { isCounted: !0 } : {} }
    }),
    i = r.map(({ row: e, recipient: n, amount: r }) => ({
      recipient: n,
      amount: r.problem,
      isLookalike: rt(e, t.isLookalike),
      isShort: r.isShort === !0,
    })),
    a = r.flatMap(({ row: e, recipient: t, amount: n, counted: r }) =>
      t === null && n.problem === null && e.address !== null && n.value !== null
        ? [{ token: e.token, tokenId: e.tokenId, recipient: e.address, amount: n.value, ...r }]
        : [],
    )
  return {
    problems: i,
    totals: [...n].flatMap(([e, n]) => {
      let r = t.assets.find((t) => J(t) === e)
      return r ? [{ asset: r, sum: n, short: n > r.balance ? n - r.balance : 0n }] : []
    }),
    payments: e.length > 0 && a.length === e.length ? a : null,
  }
}
function nt(e, { safe: t, isLookalike: n }) {
  return e.recipient.trim() === ``
    ? G.enterRecipient
    : e.address === null
      ? G.noAddress
      : O(e.address, `0x0000000000000000000000000000000000000000`)
        ? G.zeroAddress
        : O(e.address, t)
          ? G.itself
          : rt(e, n)
            ? G.lookalike
            : null
}
var rt = ({ address: e, isLookalikeMeant: t }, n) => e !== null && !t && n(e)
function it(e, t, n) {
  let r = B(e.amount, t.decimals, t.symbol)
  if (!r.ok) return { problem: r.reason, value: null }
  if (r.value === 0n) return { problem: G.aboveZero, value: null }
  let i = (n.get(J(t)) ?? 0n) + r.value
  return (
    n.set(J(t), i),
    t.tokenId !== null && !t.isCounted
      ? { problem: i > 1n ? G.usedTwice({ symbol: t.symbol }) : null, value: r.value }
      : {
          problem: i > t.balance ? G.tooMuch({ missing: Z(i - t.balance, t) }) : null,
          value: r.value,
          isShort: i > t.balance,
        }
  )
}
var Z = (e, { decimals: t }) => he(e, t, { minFraction: Math.min(2, t), group: !0 })
function at(e, t, n) {
  let r = t
    .filter((t) => t.id !== e.id && q(t, n))
    .map(({ amount: e }) => B(e, n.decimals))
    .reduce((e, t) => (t.ok ? e + t.value : e), 0n)
  return ze(r > n.balance ? 0n : n.balance - r, n.decimals)
}
var ot = 1,
  st = 3
function ct(e, { rows: t, call: n }, r) {
  return e === `call`
    ? n.value.trim() === ``
      ? []
      : [{ text: n.value, token: null, decimals: 18, call: null, place: `value` }]
    : t.flatMap((e, n) => {
        let i = r.find((t) => q(t, e))
        if (i === void 0 || (e.tokenId !== null && !i.isCounted)) return []
        let a = O(e.token, x)
        return [
          {
            text: e.amount,
            token: a ? null : e.token,
            decimals: i.decimals,
            call: t.length === 1 ? null : n,
            place: a ? `value` : e.tokenId === null ? ot : st,
          },
        ]
      })
}
function lt(e, t) {
  let { nonce: n, nonceProblem: r, noteProblem: i, gasProblem: a } = t,
    o = r ?? (n === null ? G.notLoaded : null)
  return [
    ...(e === `call` ? dt(t.checkedCall) : ut(t.checked)),
    ...Q(G.place, o, `send-nonce`),
    ...Q(G.note, i, `send-note`),
    ...Q(G.safeTxGas, a, `send-gas`),
  ]
}
var ut = ({ problems: e }) =>
    e.flatMap(({ recipient: e, amount: t }, n) => [
      ...Q(G.row(n + 1), e, `payment-${n + 1}`),
      ...Q(G.row(n + 1), t, `payment-${n + 1}`),
    ]),
  dt = ({ problems: e }) => [
    ...Q(G.contract, e.contract, `call-contract`),
    ...Q(G.value, e.value, `call-value`),
    ...Q(G.calldata, e.data, `call-data`),
  ],
  Q = (e, t, n) => (t === null ? [] : [{ text: G.fix({ field: e, problem: t }), target: n }]),
  ft = ({ rows: e, call: t, note: n, safeTxGas: r }) =>
    e.every(X) && t.contract === `` && t.value === `` && t.data === `` && n === `` && r === ``
function pt({ subject: e }) {
  let { chain: t, key: n } = N(),
    { data: r } = M(w(n)),
    i = M({
      queryKey: [`estimate`, n.chainId, n.safe, mt(e)],
      queryFn: async ({ signal: i }) => {
        if (!e || !r) return null
        let { buildCalls: a } = await l(
            async () => {
              let { buildCalls: e } = await import(`./buildDraft-DjRnoI28.js`)
              return { buildCalls: e }
            },
            __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]),
            import.meta.url,
          ),
          { to: o, value: s, data: c, operation: u } = a(e, { chain: t, safe: r, nonce: 0n })
        return h().estimateTransaction({ params: n, body: { to: o, value: s, data: c, operation: u }, signal: i })
      },
      enabled: e !== null && r !== void 0,
      staleTime: 15e3,
      meta: { persist: !1 },
    })
  return e === null
    ? null
    : i.isError
      ? (0, W.jsx)(`small`, { style: { display: `block` }, children: U.notEstimated({ reason: te(i.error) }) })
      : !i.data || i.data.safeTxGas === 0n
        ? null
        : (0, W.jsxs)(`small`, {
            style: { display: `block` },
            children: [U.gasEstimate({ gas: i.data.safeTxGas }), ` `, (0, W.jsx)(ue, { source: `service` })],
          })
}
function mt(e) {
  return e === null
    ? ``
    : e.kind === `call`
      ? Object.values(e.call).join()
      : e.payments.map(({ token: e, tokenId: t, recipient: n, amount: r }) => [e, t, n, r].join()).join(` `)
}
function ht({ choice: e }) {
  let { nonceProblem: t, nonceRemark: n, before: r } = e
  if (t !== null || n?.verdict === `caution`) return null
  let [i] = r ?? [],
    a = r === null ? z.loading : i === void 0 ? z.runsNext : z.runsAfter({ first: i, others: r.length - 1 })
  return (0, W.jsx)(`p`, { children: a })
}
function gt({ mode: e, send: t, subject: n, tellAll: r, error: i, isBusy: a, onReview: o, onBlocked: s }) {
  let { checked: c, form: l, safeTxGas: u } = t,
    d = l.rows.length,
    f = lt(e, t),
    p = ft(l),
    m = e === `call` ? U.enterCall : U.enterPayment
  return (0, W.jsxs)(`aside`, {
    className: P.aside,
    children: [
      (0, W.jsxs)(`section`, {
        className: `cs-panel ${H.summary}`,
        children: [
          (0, W.jsx)(`h2`, { children: U.summary }),
          (0, W.jsx)(`p`, { children: e === `call` ? U.oneCall : U.payments(d) }),
          (0, W.jsx)(ht, { choice: t.nonceChoice }),
          (0, W.jsxs)(`dl`, {
            className: H.facts,
            children: [
              e === `call` ? (0, W.jsx)(vt, { subject: n }) : c.totals.map((e) => (0, W.jsx)(_t, { ...e }, J(e.asset))),
              u !== null && u > 0n && (0, W.jsx)($, { label: U.safeTxGas, children: j(u) }),
              (0, W.jsxs)(`div`, {
                children: [
                  (0, W.jsx)(`dt`, { children: U.gas }),
                  (0, W.jsxs)(`dd`, { children: [U.gasPaidBy, (0, W.jsx)(pt, { subject: n })] }),
                ],
              }),
            ],
          }),
        ],
      }),
      r &&
        f.length > 0 &&
        (0, W.jsx)(I, {
          verdict: `danger`,
          announce: !0,
          title: U.toCorrect(f.length),
          children: (0, W.jsx)(`ul`, {
            className: H.fixes,
            children: f.map(({ text: e, target: t }) =>
              (0, W.jsx)(`li`, { children: (0, W.jsx)(`a`, { className: `cs-link`, href: `#${t}`, children: e }) }, e),
            ),
          }),
        }),
      i && (0, W.jsx)(I, { verdict: `danger`, announce: !0, title: i }),
      (0, W.jsx)(Re, {}),
      f.length === 0 && n
        ? (0, W.jsx)(Le, { act: `draft`, variant: `filled`, size: `lg`, loading: a, onClick: o, children: U.review })
        : (0, W.jsx)(Pe, {
            size: `lg`,
            fullWidth: !0,
            reason: p ? m : (f[0]?.text ?? m),
            onPress: s,
            children: U.review,
          }),
    ],
  })
}
function _t({ asset: e, sum: t, short: n }) {
  return e.tokenId !== null && e.isCounted !== !0
    ? (0, W.jsx)($, { label: U.nft, children: (0, W.jsx)(`b`, { children: e.symbol }) })
    : (0, W.jsxs)(W.Fragment, {
        children: [
          (0, W.jsx)($, { label: U.total, children: (0, W.jsxs)(`b`, { children: [Z(t, e), ` `, e.symbol] }) }),
          (0, W.jsxs)($, { label: U.held, mark: `service`, children: [Z(e.balance, e), ` `, e.symbol] }),
          n > 0n && (0, W.jsxs)($, { label: U.shortBy, isShort: !0, children: [Z(n, e), ` `, e.symbol] }),
        ],
      })
}
function vt({ subject: e }) {
  let { symbol: t, decimals: n } = de(N().chain)
  if (e?.kind !== `call`) return null
  let { value: r, data: i } = e.call
  return (0, W.jsxs)(W.Fragment, {
    children: [
      (0, W.jsx)($, {
        label: U.sentValue,
        children: (0, W.jsxs)(`b`, { children: [he(r, n, { group: !0 }), ` `, t] }),
      }),
      (0, W.jsx)($, { label: U.calldata, children: U.bytes((i.length - 2) / 2) }),
    ],
  })
}
var $ = ({ label: e, mark: t, isShort: n = !1, children: r }) =>
  (0, W.jsxs)(`div`, {
    className: n ? H.short : void 0,
    children: [
      (0, W.jsxs)(`dt`, { children: [e, ` `, t && (0, W.jsx)(ue, { source: t })] }),
      (0, W.jsx)(`dd`, { children: r }),
    ],
  })
function yt(e) {
  let { key: t, chain: n, safe: r } = N(),
    i = y({ ...we(t), enabled: e !== null }),
    a = M({
      queryKey: [`code`, n.chainId, e],
      queryFn: () => E(n, `eth_getCode`, [e, `latest`]),
      enabled: e !== null,
      staleTime: 6e4,
      meta: { persist: !1 },
    })
  if (e === null) return null
  if (O(e, r)) return { kind: `caution`, text: G.paysItself }
  if (!i.data) return null
  let o = i.data.pages
      .flatMap(({ results: e }) => e)
      .flatMap((e) => (e.type === `TRANSACTION` ? [e.transaction.txInfo] : []))
      .filter((t) => t.type === `Transfer` && t.direction === `OUTGOING` && O(t.recipient.value, e)).length,
    s = typeof a.data == `string` && a.data.length > 2,
    c = i.hasNextPage,
    l = o === 0 ? (c ? G.noRecentPayment : G.firstPayment) : (c ? G.paidLately : G.paid)(o)
  if (!s) return { kind: o === 0 ? `caution` : `ok`, text: l }
  let u = o === 0 ? l : G.sentence({ words: l })
  return { kind: `caution`, text: G.both({ first: u, second: G.contractRecipient }) }
}
function bt({ row: e, rows: t, number: n, assets: r, problems: i, tellAll: a, onChange: o, onRemove: s }) {
  let { chain: c } = N(),
    l = yt(e.address),
    { isLookalike: u } = i,
    d = i.recipient !== null && a && !u && e.address !== null,
    f = a && e.recipient.trim() === ``
  return (0, W.jsxs)(`li`, {
    className: `${P.row} ${H.row}`,
    id: `payment-${n}`,
    children: [
      (0, W.jsx)(`span`, { className: P.number, children: n }),
      (0, W.jsxs)(`div`, {
        children: [
          (0, W.jsx)(Me, {
            label: U.recipientOf({ row: n }),
            value: e.recipient,
            chain: c,
            onChange: (e) => o({ recipient: e, isLookalikeMeant: !1 }),
            onResolved: (e) => o({ address: e }),
            refusesLookalike: u,
            error: d || f ? i.recipient : void 0,
            notes: l && !u && (0, W.jsx)(R, { kind: l.kind, children: l.text }),
          }),
          u &&
            (0, W.jsx)(`button`, {
              type: `button`,
              className: `cs-link`,
              onClick: () => o({ isLookalikeMeant: !0 }),
              children: U.meanThis,
            }),
        ],
      }),
      (0, W.jsx)(xt, {
        row: e,
        rows: t,
        number: n,
        assets: r,
        problem: i.amount,
        isShort: i.isShort,
        tellAll: a,
        onChange: o,
      }),
      (0, W.jsx)(pe, {
        className: P.remove,
        'aria-label': U.removeRecipient({ row: n }),
        onClick: s,
        children: (0, W.jsx)(m, { name: `trash` }),
      }),
    ],
  })
}
function xt({ row: e, rows: t, number: n, assets: r, problem: i, isShort: a, tellAll: o, onChange: s }) {
  let [c, l] = (0, V.useState)(!1),
    u = (0, V.useId)(),
    d = r.find((t) => q(t, e)),
    f = e.tokenId !== null && d?.isCounted !== !0,
    p = r.map((e) => ({ value: J(e), label: e.symbol })),
    m = i !== null && (o || (e.amount.trim() !== `` && (c || a)))
  return (0, W.jsxs)(`div`, {
    children: [
      (0, W.jsxs)(`div`, {
        className: H.amount,
        children: [
          (0, W.jsx)(L, {
            label: U.amountOf({ row: n }),
            placeholder: ce(`0.00`),
            inputMode: `decimal`,
            autoComplete: `off`,
            value: e.amount,
            error: m,
            ...F(m && u, d && `${u}-asset`),
            readOnly: f,
            onChange: (e) => s({ amount: e.currentTarget.value }),
            onBlur: () => l(!0),
          }),
          (0, W.jsx)(Ce, {
            className: H.token,
            'aria-label': U.tokenOf({ row: n }),
            value: d ? J(d) : ``,
            data: d ? p : [{ value: ``, label: U.token }, ...p],
            onChange: (t) => {
              let n = r.find((e) => J(e) === t.currentTarget.value)
              n && s(Ct(n, e))
            },
          }),
        ],
      }),
      m && (0, W.jsx)(R, { kind: `error`, id: u, children: i }),
      d && f && (0, W.jsx)(`div`, { className: H.under, id: `${u}-asset`, children: U.wholeNft }),
      d &&
        !f &&
        (0, W.jsxs)(`div`, {
          className: H.under,
          children: [
            (0, W.jsx)(`span`, { id: `${u}-asset`, children: U.heldOf({ amount: `${Z(d.balance, d)} ${d.symbol}` }) }),
            (0, W.jsx)(St, { row: e, asset: d }),
            (0, W.jsx)(`button`, {
              type: `button`,
              className: `cs-link`,
              onClick: () => s({ amount: at(e, t, d) }),
              children: U.most,
            }),
          ],
        }),
    ],
  })
}
function St({ row: e, asset: t }) {
  let [n] = se(),
    r = B(e.amount, t.decimals),
    i = r.ok ? ie(r.value, t.decimals, t.price) : null
  return (0, W.jsx)(`span`, { className: H.worth, children: i === null ? null : le(i, n.toUpperCase()) })
}
var Ct = ({ token: e, tokenId: t }, n) => ({
    token: e,
    tokenId: t,
    ...(t === null ? (n.tokenId === null ? {} : { amount: `` }) : { amount: `1` }),
  }),
  wt = { recipient: null, amount: null, isLookalike: !1, isShort: !1 }
function Tt({ send: e, tellAll: t }) {
  let { form: n, checked: r } = e,
    { list: i, button: a, goTo: o } = xe(n.rows)
  return (0, W.jsxs)(W.Fragment, {
    children: [
      (0, W.jsxs)(`div`, {
        className: H.heads,
        'aria-hidden': !0,
        children: [
          (0, W.jsx)(`span`, {}),
          (0, W.jsx)(`span`, { children: U.recipient }),
          (0, W.jsx)(`span`, { children: U.amount }),
          (0, W.jsx)(`span`, {}),
        ],
      }),
      (0, W.jsx)(`ol`, {
        ref: i,
        children: n.rows.map((i, a) =>
          (0, W.jsx)(
            bt,
            {
              row: i,
              rows: n.rows,
              number: a + 1,
              assets: e.assets,
              problems: r.problems[a] ?? wt,
              tellAll: t,
              onChange: (t) => e.setRow(i.id, t),
              onRemove: () => {
                ;(o(a), e.removeRow(i.id))
              },
            },
            i.id,
          ),
        ),
      }),
      (0, W.jsxs)(`div`, {
        className: H.more,
        children: [
          (0, W.jsx)(u, {
            ref: a,
            size: `xs`,
            leftSection: (0, W.jsx)(m, { name: `plus` }),
            onClick: () => {
              ;(o(n.rows.length), e.appendRow())
            },
            children: U.addRecipient,
          }),
          (0, W.jsx)(`span`, { children: U.rows(n.rows.length) }),
        ],
      }),
    ],
  })
}
var Et = (e) => (A(e, `CONTRACT_INTERACTION`) ? [`transfer`, `call`] : [`transfer`]),
  Dt = { contract: ``, address: null, value: ``, data: `` },
  Ot = (e) => {
    let t = De(e)
    return t.ok && t.data === `0x` ? { ok: !1, reason: G.enterCalldata } : t
  }
function kt(e, t) {
  let n = Ot(e.data),
    r = e.value.trim() === `` ? { ok: !0, value: 0n } : B(e.value, t.decimals, t.symbol),
    i = {
      contract: At(e),
      value: r.ok
        ? t.balance !== null && r.value > t.balance
          ? G.tooMuch({ missing: Z(r.value - t.balance, t) })
          : null
        : r.reason,
      data: n.ok ? null : n.reason,
    }
  return {
    problems: i,
    call:
      i.contract === null && i.value === null && i.data === null && e.address !== null && r.ok && n.ok
        ? { to: e.address, value: r.value, data: n.data }
        : null,
  }
}
function At({ contract: e, address: t }) {
  return e.trim() === ``
    ? G.enterContract
    : t === null || !a(t)
      ? G.noAddress
      : O(t, `0x0000000000000000000000000000000000000000`)
        ? G.zeroContract
        : null
}
var jt = `0x01ffc9a780ac58cd${`0`.repeat(56)}`,
  Mt = `0x01ffc9a7d9b67a26${`0`.repeat(56)}`,
  Nt = `0x6352211e`,
  Pt = `0x00fdd58e`
async function Ft(e, t, n, r) {
  let i = (t) => It(e, n, t),
    [a, o] = await Promise.all([i(jt), i(Mt)]),
    s = o !== null && d(o) === 1n && (a === null || d(a) !== 1n)
  if (s) {
    let e = await i(f(Pt, t, r))
    return { isCounted: s, held: e === null ? 0n : d(e) }
  }
  let c = await i(f(Nt, r))
  return { isCounted: s, held: c !== null && O(S(c), t) ? 1n : 0n }
}
async function It(e, t, n) {
  try {
    let r = o(await E(e, `eth_call`, [{ to: t, data: n }, `latest`]))
    return r.length < 66 ? null : r
  } catch (e) {
    if (e instanceof p && e.code !== null) return null
    throw e
  }
}
var Lt = 15e3
function Rt(e, t, n, r) {
  let i = n.filter((e) => e.isCounted && r.some((t) => q(t, e))),
    a = _({
      queries: i.map((n) => ({
        queryKey: T.heldOnChain({ chainId: e.chainId, safe: t }, J(n)),
        queryFn: () => Ft(e, t, n.token, BigInt(n.tokenId ?? 0)),
        staleTime: Lt,
        meta: { persist: !1 },
      })),
      combine: (e) =>
        e.flatMap(({ data: e }, t) => {
          let n = i[t]
          return e && n ? [{ name: J(n), balance: e.held }] : []
        }),
    })
  return (0, V.useMemo)(
    () =>
      n.map((e) => {
        let t = a.find(({ name: t }) => t === J(e))
        return t ? { ...e, balance: t.balance } : e
      }),
    [n, a],
  )
}
function zt(e) {
  let { key: t, safe: n, chain: r, chainId: i } = N(),
    [a] = se(),
    o = M(oe(t, a)),
    s = y({ ...Te(t), enabled: A(r, `ERC721`) }),
    c = D(),
    l = je(i),
    [u, d] = (0, V.useState)(() => Bt(Se.read(t), e))
  ;(0, V.useEffect)(() => Se.write(t, u), [t, u])
  let f = s.data,
    p = Rt(
      r,
      n,
      (0, V.useMemo)(
        () => (o.data ? Ye(r, o.data, f?.pages.flatMap(({ results: e }) => e) ?? []) : []),
        [r, o.data, f],
      ),
      u.rows,
    ),
    m = (0, V.useMemo)(() => [...c, ...l], [c, l]),
    h = p.find((e) => q(e, K)),
    g = Ee(u.nonce),
    _ = be(u.safeTxGas),
    v = e.token ? { token: e.token, tokenId: e.tokenId ?? null } : K
  return {
    form: u,
    assets: p,
    balances: o,
    checked: tt(u.rows, { assets: p, safe: n, isLookalike: (e) => Be(e, m) !== null }),
    checkedCall: kt(u.call, { ...de(r), balance: h?.balance ?? null }),
    ...g,
    nonceChoice: g,
    noteProblem: We(u.note),
    safeTxGas: _.ok ? _.gas : null,
    gasProblem: _.ok ? null : _.reason,
    blankForm: () => Bt(null, e),
    replace: (e) => d(e),
    setNonce: (e) => d((t) => ({ ...t, nonce: e })),
    setNote: (e) => d((t) => ({ ...t, note: e })),
    setSafeTxGas: (e) => d((t) => ({ ...t, safeTxGas: e })),
    setCall: (e) => d((t) => ({ ...t, call: { ...t.call, ...e } })),
    setRow: (e, t) => d((n) => ({ ...n, rows: n.rows.map((n) => (n.id === e ? { ...n, ...t } : n)) })),
    addRows: (e) => d((t) => ({ ...t, rows: [...t.rows.filter((e) => !X(e)), ...e] })),
    removeRow: (e) =>
      d((t) => ({
        ...t,
        rows: qe(
          null,
          t.rows.filter((t) => t.id !== e),
        ),
      })),
    appendRow: () =>
      d((e) => {
        let t = e.rows.at(-1) ?? v
        return { ...e, rows: [...e.rows, Y(t.tokenId === null ? t : K)] }
      }),
  }
}
function Bt(e, { token: t, tokenId: n, nonce: r, to: i }) {
  let a = t ? { token: t, tokenId: n ?? null } : null,
    { rows: o = [], ...s } = e ?? { call: Dt, nonce: null, note: ``, safeTxGas: `` },
    c = qe(a, o)
  return { ...s, rows: i ? Je(i, c) : c, ...(r === void 0 ? {} : { nonce: r }) }
}
var Vt = (e) =>
  e === `call`
    ? { title: U.callTitle, subtitle: U.callSubtitle }
    : { title: U.transferTitle, subtitle: U.transferSubtitle }
function Ht({ mode: e, asked: t, onDraft: n }) {
  let { key: r, chain: i } = N(),
    { accountName: a } = fe(),
    o = zt(t),
    { data: c } = M(w(r)),
    [d, f] = (0, V.useState)(!1),
    [p, h] = (0, V.useState)(!1),
    [g, _] = (0, V.useState)(!1),
    [v, y] = (0, V.useState)(null),
    b = Et(i),
    x = b.includes(e) ? e : `transfer`,
    { form: S, balances: C, nonce: T, safeTxGas: E } = o,
    D = Wt(x, o),
    { title: O, subtitle: k } = Vt(x)
  ne(O, a)
  let A = async () => {
    if (D && T !== null && c) {
      ;(_(!0), y(null))
      try {
        let { buildDraft: e } = await l(
          async () => {
            let { buildDraft: e } = await import(`./buildDraft-DjRnoI28.js`)
            return { buildDraft: e }
          },
          __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]),
          import.meta.url,
        )
        n(await e(D, { chain: i, safe: c, nonce: T, safeTxGas: E }), S.note.trim(), x, ct(x, S, o.assets))
      } catch (e) {
        y(te(e))
      } finally {
        _(!1)
      }
    }
  }
  return (0, W.jsxs)(W.Fragment, {
    children: [
      (0, W.jsx)(_e, {
        title: O,
        subtitle: k,
        actions: (0, W.jsxs)(W.Fragment, {
          children: [
            !ft(S) &&
              (0, W.jsx)(u, {
                variant: `subtle`,
                leftSection: (0, W.jsx)(m, { name: `refresh` }),
                onClick: () => {
                  let e = S
                  ;(f(!1),
                    o.replace(o.blankForm()),
                    ee.show({
                      kind: `info`,
                      id: `send-start-over`,
                      title: U.cleared,
                      action: { label: U.undo, onClick: () => o.replace(e) },
                    }))
                },
                children: U.startOver,
              }),
            x === `transfer` &&
              (0, W.jsx)(u, {
                leftSection: (0, W.jsx)(m, { name: `upload` }),
                onClick: () => h(!0),
                children: U.paste,
              }),
          ],
        }),
      }),
      (0, W.jsx)(ve, { chain: i }),
      b.length > 1 && (0, W.jsx)(Ut, { mode: x }),
      C.isError &&
        !C.data &&
        (0, W.jsx)(s, {
          title: U.balancesFailed,
          error: C.error,
          stillWorks: U.typedStays,
          onRetry: () => void C.refetch(),
        }),
      (0, W.jsxs)(`div`, {
        className: H.grid,
        children: [
          (0, W.jsxs)(`form`, {
            onSubmit: (e) => e.preventDefault(),
            noValidate: !0,
            children: [
              x === `call` ? (0, W.jsx)(Ve, { send: o, tellAll: d }) : (0, W.jsx)(Tt, { send: o, tellAll: d }),
              (0, W.jsx)(Ge, { send: o }),
            ],
          }),
          (0, W.jsx)(gt, {
            mode: x,
            send: o,
            subject: D,
            tellAll: d,
            error: v,
            isBusy: g,
            onReview: () => void A(),
            onBlocked: () => f(!0),
          }),
        ],
      }),
      p &&
        (0, W.jsx)(et, {
          assets: o.assets.filter(({ tokenId: e }) => e === null),
          onAdd: o.addRows,
          onClose: () => h(!1),
        }),
    ],
  })
}
function Ut({ mode: e }) {
  let { account: t } = N(),
    n = (n, r) =>
      (0, W.jsx)(v, {
        to: `/safes/$safe/send`,
        params: { safe: t },
        search: n === `call` ? { mode: `call` } : {},
        'aria-current': e === n ? `page` : void 0,
        children: r,
      })
  return (0, W.jsxs)(`nav`, {
    className: H.tabs,
    'aria-label': U.kinds,
    children: [
      n(`transfer`, U.transfer),
      n(`call`, U.rawCall),
      (0, W.jsx)(v, { to: `/safes/$safe/contract-calls`, params: { safe: t }, children: U.contractCalls }),
    ],
  })
}
function Wt(e, { checked: t, checkedCall: n, gasProblem: r }) {
  return r === null
    ? e === `call`
      ? n.call && { kind: `call`, call: n.call }
      : t.payments && { kind: `payments`, payments: t.payments }
    : null
}
var Gt = t({ component: () => Kt })
function Kt() {
  let { mode: e = `transfer`, ...t } = C.useSearch(),
    { account: n } = N(),
    r = i()
  return (0, W.jsx)(
    Ht,
    { mode: e, asked: t, onDraft: (e, t, n, i) => void r({ transaction: e, note: t, source: n, typed: [...i] }) },
    [n, ...Object.values(t)].join(),
  )
}
export { Kt as component, Ft as n, G as r, Gt as t }
//# sourceMappingURL=send-7eRHaLTK.js.map
