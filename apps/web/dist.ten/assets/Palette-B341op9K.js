import { o as e } from './rolldown-runtime-DLMaRju-.js'
import { Fa as t, ao as n, oo as r } from './later-DLdlgyuL.js'
import {
  Ca as i,
  Ga as a,
  H as o,
  Ii as s,
  Kt as c,
  L as l,
  Nt as u,
  Qi as d,
  Ui as f,
  ba as p,
  gi as m,
  ho as h,
  it as g,
  jt as _,
  k as v,
  ma as y,
  t as b,
  ui as x,
  vt as S,
  wa as C,
  xa as w,
  xt as T,
  yi as E,
  yt as D,
} from './index--te03lJq.js'
import { C as O, H as k, Pn as A, Yn as j, in as M } from './lists-DTBg-a7q.js'
import { g as N, p as P } from './fields-KVqNPxJG.js'
import { a as F, c as ee } from './rest-BLgIr9Nz.js'
import { o as te } from './rest-Do4JT0um.js'
import { n as I } from './page-needs-DYlkKAPC.js'
var L = e(h(), 1),
  R = 6
function z(e, t) {
  let n = t.trim().toLowerCase().split(/\s+/).filter(Boolean)
  return e
    .map(({ title: e, items: t }) => ({ title: e, items: t.filter((e) => B(e, n)).slice(0, R) }))
    .filter(({ items: e }) => e.length > 0)
}
function B({ title: e, detail: t = ``, note: n = ``, address: r, isOnRequest: i = !1 }, a) {
  if (a.length === 0) return !i
  let o = `${e} ${t} ${n} ${r ?? ``}`.toLowerCase()
  return a.every((e) => o.includes(e))
}
function V(e, t) {
  let n = t.trim().split(/\s+/)[0] ?? ``,
    r = n === `` ? -1 : e.toLowerCase().indexOf(n.toLowerCase())
  return r < 0 ? [e, ``, ``] : [e.slice(0, r), e.slice(r, r + n.length), e.slice(r + n.length)]
}
var H = {
    body: `_body_co4x3_1`,
    input: `_input_co4x3_8`,
    list: `_list_co4x3_43`,
    group: `_group_co4x3_49`,
    row: `_row_co4x3_59`,
    icon: `_icon_co4x3_75`,
    text: `_text_co4x3_81`,
    edge: `_edge_co4x3_107`,
    none: `_none_co4x3_116`,
    foot: `_foot_co4x3_122`,
  },
  U = a()
function W({ id: e, item: t, query: n, isActive: r, onHover: i, onOpen: a }) {
  let { title: o, detail: c, note: l, place: u, source: p, shortcut: m, icon: h, address: g, shape: _ = `person` } = t,
    [v, y, b] = V(o, n)
  return (0, U.jsxs)(`div`, {
    id: e,
    role: `option`,
    'aria-selected': r,
    className: H.row,
    onMouseMove: i,
    onClick: a,
    children: [
      (0, U.jsx)(`span`, {
        className: H.icon,
        children: g ? (0, U.jsx)(f, { address: g, shape: _, size: 22 }) : h && (0, U.jsx)(d, { name: h }),
      }),
      (0, U.jsxs)(`span`, {
        className: H.text,
        children: [
          (0, U.jsxs)(`b`, { children: [v, y && (0, U.jsx)(`mark`, { children: y }), b] }),
          c && (0, U.jsx)(`span`, { children: c }),
          l && (0, U.jsxs)(`span`, { children: [`“`, l, `”`] }),
        ],
      }),
      (0, U.jsxs)(`span`, {
        className: H.edge,
        children: [p && (0, U.jsx)(A, { source: p }), u, m && (0, U.jsx)(s, { children: m })],
      }),
    ],
  })
}
var G = w(`palette`, {
  searchOrJump: `Search or jump to`,
  search: `Search`,
  results: (e) => p(e, { one: `# result`, other: `# results` }),
  list: `Results`,
  noMatch: `No match. You can also paste a complete address or hash.`,
  move: `Move`,
  open: `Open`,
  close: `Close`,
  escapeKey: `Esc`,
  canPaste: `You can paste a complete hash or address`,
  pasted: `Pasted`,
  transactions: `Transactions`,
  accounts: `Accounts`,
  contacts: `Contacts`,
  apps: `Apps`,
  pages: `Pages`,
  actions: `Actions`,
  queue: `Queue`,
  history: `History`,
  transaction: ({ nonce: e }) => `transaction ${e}`,
  unnamedAccount: `Unnamed account`,
  openHash: `Open the transaction with this hash`,
  openAccountOn: ({ network: e }) => `Open this account on ${e}`,
  sign: ({ title: e }) => `Sign: ${e}`,
  execute: ({ title: e }) => `Execute: ${e}`,
  reject: ({ title: e }) => `Reject: ${e}`,
  sendTo: ({ name: e }) => `Send to ${e}`,
  newTransaction: `New transaction`,
  contractCalls: `Contract calls`,
  transactionBuilder: `transaction builder`,
  addOwner: `Add or replace an owner`,
  changeThreshold: `Change the signatures needed`,
  exportHistory: `Export the history`,
  createAccount: `Create an account`,
  wallet: `Connect or change the wallet`,
  sourceMarks: `Source marks as words`,
  scheme: `Switch between light and dark`,
  toGerman: `Switch to German (Deutsch)`,
  toEnglish: `Switch to English`,
  keys: `Keyboard shortcuts`,
  needsYou: `Needs you`,
  addressBook: `Address book`,
  import: `Import a transaction`,
  prove: `Prove control of a key`,
  appearance: `Appearance`,
  appPermissions: `App permissions`,
  networks: `Networks and service`,
  yourData: `Your data`,
  checkSignature: `Check a signature`,
  build: `This build`,
  browserSettings: `Settings of this browser`,
  overview: `Overview`,
  assets: `Assets`,
  messages: `Messages`,
  dapps: `Connected dapps`,
  setup: `Set-up`,
  addModule: `Add a module`,
  setGuard: `Set a transaction guard`,
  handler: `Change the fallback handler`,
  upgrade: `Upgrade the contract`,
  recovery: `Recovery`,
  accountBelow: `Create an account below`,
  settings: `Settings`,
})
function K(e, t, n) {
  let r = e.trim()
  if (/^0x[0-9a-fA-F]{64}$/.test(r) && n)
    return [
      {
        id: `pasted-hash`,
        title: G.openHash,
        detail: `${r.slice(0, 10)}…${r.slice(-8)}`,
        place: n.chain.chainName,
        icon: `fingerprint`,
        target: { kind: `page`, href: `/safes/${n.account}/transactions/${r}` },
      },
    ]
  let i = y(r)
  return i.ok
    ? t
        .filter(({ shortName: e }) => i.shortName === null || i.shortName === e)
        .map((e) => ({
          id: `pasted-${e.chainId}`,
          title: G.openAccountOn({ network: e.chainName }),
          place: e.shortName,
          address: i.address,
          shape: `account`,
          target: { kind: `page`, href: `/safes/${e.shortName}:${i.address}` },
        }))
    : []
}
var q = (e, t) =>
    J(e, t).map(({ href: e, key: t, ...n }) => ({
      ...n,
      ...(t === void 0 ? {} : { shortcut: `G ${t}` }),
      target: { kind: `page`, href: e },
    })),
  J = (e, t) => [
    { id: `needs`, title: G.needsYou, key: `N`, icon: `inbox`, href: `/` },
    { id: `accounts`, title: G.accounts, key: `A`, icon: `stack-2`, href: `/accounts` },
    ...(e ? Y(e, t) : []),
    { id: `book`, title: G.addressBook, key: `B`, icon: `address-book`, href: `/address-book` },
    { id: `import`, title: G.import, icon: `file-import`, href: `/import` },
    { id: `prove`, title: G.prove, icon: `signature`, href: `/prove` },
    { id: `appearance`, title: G.appearance, icon: `palette`, href: `/settings/appearance` },
    { id: `app-permissions`, title: G.appPermissions, icon: `shield-lock`, href: `/settings/apps` },
    { id: `networks`, title: G.networks, icon: `network`, href: `/settings/networks` },
    { id: `data`, title: G.yourData, icon: `download`, href: `/settings/data` },
    { id: `build`, title: G.build, icon: `fingerprint`, href: `/settings/build` },
    {
      id: `settings`,
      title: G.browserSettings,
      icon: `settings`,
      ...(e ? { key: `E`, href: `/safes/${e.account}/settings` } : { href: `/settings` }),
    },
  ]
function Y({ account: e, chain: t }, n) {
  let r = `/safes/${e}`
  return [
    { id: `overview`, title: G.overview, key: `O`, icon: `home-2`, href: r },
    { id: `assets`, title: G.assets, key: `T`, icon: `coins`, href: `${r}/assets` },
    { id: `queue`, title: G.queue, key: `Q`, icon: `list-check`, href: `${r}/queue` },
    { id: `history`, title: G.history, key: `H`, icon: `history`, href: `${r}/history` },
    { id: `messages`, title: G.messages, key: `M`, icon: `message`, href: `${r}/messages` },
    { id: `check-signature`, title: G.checkSignature, icon: `shield-check`, href: `${r}/messages/check` },
    ...(n ? [{ id: `dapps`, title: G.dapps, icon: `plug-connected`, href: `${r}/dapps` }] : []),
    ...(T(t, `SAFE_APPS`) ? [{ id: `apps`, title: G.apps, key: `P`, icon: `apps`, href: `${r}/apps` }] : []),
    { id: `setup`, title: G.setup, key: `S`, icon: `adjustments-horizontal`, href: `${r}/setup` },
    { id: `add-module`, title: G.addModule, icon: `plus`, href: `${r}/setup/modules/add` },
    { id: `set-guard`, title: G.setGuard, icon: `shield-lock`, href: `${r}/setup/guard` },
    { id: `handler`, title: G.handler, icon: `edit`, href: `${r}/setup/handler` },
    { id: `upgrade`, title: G.upgrade, icon: `arrow-up`, href: `${r}/setup/upgrade` },
    { id: `recovery`, title: G.recovery, icon: `shield-check`, href: `${r}/setup/recovery` },
    { id: `new-account`, title: G.accountBelow, icon: `plus`, href: `${r}/setup/new-account` },
    { id: `account-settings`, title: G.settings, key: `E`, icon: `settings`, href: `${r}/settings` },
  ]
}
var X = (e) => ({ kind: `page`, href: e })
function Z({ id: e, executionInfo: t, txStatus: n, txInfo: r }, i, { account: a }, o) {
  if (t?.type !== `MULTISIG` || o === null) return []
  let s = X(`/safes/${a}/transactions/${e}`),
    c = t.missingSigners?.some(({ value: e }) => C(e, o)) ?? !1,
    l = r.type === `Custom` && r.isCancellation,
    u = { target: s, place: G.queue, isOnRequest: !0 }
  return [
    ...(n === `AWAITING_EXECUTION`
      ? [{ ...u, id: `execute ${e}`, title: G.execute({ title: i }), icon: `player-play` }]
      : c
        ? [{ ...u, id: `sign ${e}`, title: G.sign({ title: i }), icon: `signature` }]
        : []),
    ...(l ? [] : [{ ...u, id: `reject ${e}`, title: G.reject({ title: i }), icon: `x` }]),
  ]
}
function ne(e, t) {
  return [
    ...(e ? re(e, t) : []),
    { id: `create`, title: G.createAccount, icon: `users-plus`, target: X(`/create`) },
    { id: `wallet`, title: G.wallet, icon: `wallet`, target: { kind: `act`, act: `connect` } },
    {
      id: `provenance`,
      title: G.sourceMarks,
      shortcut: `P`,
      icon: `info-circle`,
      target: { kind: `act`, act: `provenance` },
    },
    { id: `scheme`, title: G.scheme, icon: `circle-half-2`, target: { kind: `act`, act: `scheme` } },
    {
      id: `language`,
      title: i() === `de` ? G.toEnglish : G.toGerman,
      icon: `world`,
      target: { kind: `act`, act: `language` },
    },
    { id: `keys`, title: G.keys, shortcut: `?`, icon: `keyboard`, target: { kind: `act`, act: `keys` } },
  ]
}
function re({ account: e, chain: t }, n) {
  let r = `/safes/${e}`
  return [
    { id: `new`, title: G.newTransaction, shortcut: `N`, icon: `plus`, target: X(`${r}/send`) },
    ...n.flatMap(({ id: e, title: t, detail: n, address: i }) =>
      i
        ? [
            {
              id: `send ${e}`,
              title: G.sendTo({ name: t }),
              ...(n === void 0 ? {} : { detail: n }),
              icon: `arrow-up-right`,
              isOnRequest: !0,
              target: X(`${r}/send?to=${i}`),
            },
          ]
        : [],
    ),
    ...(T(t, `CONTRACT_INTERACTION`)
      ? [
          {
            id: `calls`,
            title: G.contractCalls,
            detail: G.transactionBuilder,
            icon: `code`,
            target: X(`${r}/contract-calls`),
          },
        ]
      : []),
    { id: `owners`, title: G.addOwner, icon: `user-plus`, target: X(`${r}/setup/owners`) },
    { id: `threshold`, title: G.changeThreshold, icon: `users`, target: X(`${r}/setup/owners`) },
    { id: `export`, title: G.exportHistory, icon: `download`, target: X(`${r}/history?export=open`) },
  ]
}
var Q = (e) => ({ kind: `page`, href: e })
function ie(e) {
  let t = (D()?.walletConnect.projectId ?? null) !== null,
    { transactions: n, waitingActs: r } = oe(e),
    i = ce(e)
  return [
    { title: G.transactions, items: n },
    { title: G.accounts, items: se() },
    { title: G.contacts, items: i },
    { title: G.apps, items: le(e) },
    { title: G.pages, items: q(e, t) },
    { title: G.actions, items: [...r, ...ne(e, i)] },
  ]
}
var ae = { chainId: ``, safe: `0x0000000000000000000000000000000000000000` }
function oe(e) {
  let { address: t } = u(),
    { nameOf: n } = g(),
    r = e?.key ?? ae,
    i = m({ ...o(r), enabled: !1 }).data,
    a = m({ ...P(r), enabled: !1 }).data,
    s = i?.pages.flatMap(({ results: e }) => e) ?? [],
    c = a?.pages.flatMap(({ results: e }) => e) ?? [],
    l = [...s.map((e) => [e, !0]), ...c.map((e) => [e, !1])].flatMap(([e, t]) =>
      e.type === `TRANSACTION` ? { transaction: e.transaction, isQueued: t } : [],
    ),
    d = I(e ? l.map(({ transaction: t }) => ({ ...e, transaction: t })) : [])
  if (!e) return { transactions: [], waitingActs: [] }
  let f = O(e.chain, e.safe, n)
  return {
    transactions: l.map(({ transaction: t, isQueued: n }) => {
      let r = k(t, f, d[t.id]),
        { note: i } = M(t.note ?? ``)
      return {
        id: `${n ? `queue` : `history`} ${r.id}`,
        title: r.title,
        ...(r.nonce === null ? {} : { detail: G.transaction({ nonce: r.nonce }) }),
        ...(i === `` ? {} : { note: i }),
        place: n ? G.queue : G.history,
        icon: n ? `list-check` : `history`,
        target: Q(`/safes/${e.account}/transactions/${r.id}`),
      }
    }),
    waitingActs: l.flatMap(({ transaction: n, isQueued: r }) => (r ? Z(n, k(n, f, d[n.id]).title, e, t) : [])),
  }
}
function se() {
  let { accounts: e } = N(),
    t = D()?.demo?.accounts ?? [],
    n = c(),
    { nameOf: r } = g(),
    i = t.flatMap(({ chainId: t, address: r }) => {
      let i = n.find((e) => e.chainId === t),
        a = i && `${i.shortName}:${r}`
      return i && a && !e.some((e) => e.account === a) ? { chain: i, safe: r, account: a } : []
    })
  return [...e, ...i].map(({ account: e, chain: t, safe: n }) => {
    let i = r(n, t.chainId)
    return {
      id: e,
      title: i?.name ?? G.unnamedAccount,
      detail: j(n),
      place: t.chainName,
      ...(i ? { source: i.source } : {}),
      address: n,
      shape: `account`,
      target: Q(`/safes/${e}`),
    }
  })
}
function ce(e) {
  return S()
    .filter(({ chainId: t }) => t === null || e === null || t === e.chainId)
    .map(({ address: e, name: t }) => ({
      id: `contact ${e}`,
      title: t,
      detail: j(e),
      source: `you`,
      address: e,
      shape: `person`,
      target: Q(`/address-book`),
    }))
}
function le(e) {
  let t = e !== null && T(e.chain, `SAFE_APPS`),
    n = E({ ...ee(e?.chainId ?? ``), enabled: t }).data ?? [],
    r = te(e?.chainId ?? ``)
  return !e || !t
    ? []
    : [...n, ...r.filter(({ url: e }) => !F(e, n))].map(({ name: t, url: n }) => ({
        id: `app ${n}`,
        title: t,
        detail: v(n)?.host ?? n,
        place: G.apps,
        icon: `apps`,
        target: Q(`/safes/${e.account}/apps/open?${new URLSearchParams({ appUrl: n }).toString()}`),
      }))
}
function $({ account: e, takeTyped: i, onClose: a, onKeys: o }) {
  let [u, f] = (0, L.useState)(``),
    [p, m] = (0, L.useState)(0),
    h = (0, L.useId)(),
    g = c(),
    v = x(),
    { setColorScheme: y } = r({ keepTransitions: !0 }),
    b = n(`light`),
    S = ie(e),
    C = K(u, g, e),
    w = C.length > 0 ? [{ title: G.pasted, items: C }, ...z(S, u)] : z(S, u),
    T = w.flatMap((e) => e.items),
    E = Math.min(p, T.length - 1)
  function D({ target: e }) {
    ;(a(),
      e.kind === `page`
        ? v({ href: e.href })
        : e.act === `provenance`
          ? l()
          : e.act === `scheme`
            ? y(b === `dark` ? `light` : `dark`)
            : e.act === `connect`
              ? _()
              : e.act === `language`
                ? ue()
                : o())
  }
  function O(e) {
    let t = e.key === `ArrowDown` ? 1 : e.key === `ArrowUp` ? -1 : 0,
      n = T[E]
    if (t !== 0 && T.length > 0) {
      e.preventDefault()
      let n = (E + t + T.length) % T.length
      ;(m(n), document.getElementById(`${h}-${n}`)?.scrollIntoView({ block: `nearest` }))
    } else e.key === `Enter` && n && (e.preventDefault(), D(n))
  }
  return (0, U.jsxs)(t, {
    opened: !0,
    onClose: a,
    withCloseButton: !1,
    centered: !1,
    yOffset: 84,
    size: 680,
    padding: 0,
    attributes: { content: { 'aria-label': G.searchOrJump } },
    classNames: { body: H.body ?? `` },
    children: [
      (0, U.jsxs)(`div`, {
        className: H.input,
        children: [
          (0, U.jsx)(d, { name: `search` }),
          (0, U.jsx)(`input`, {
            role: `combobox`,
            'aria-label': G.search,
            'aria-expanded': !0,
            'aria-controls': `${h}-list`,
            'aria-activedescendant': T.length > 0 ? `${h}-${E}` : void 0,
            'data-autofocus': !0,
            placeholder: G.searchOrJump,
            autoComplete: `off`,
            spellCheck: !1,
            value: u,
            onFocus: () => f(u + i()),
            onChange: (e) => {
              ;(f(e.target.value), m(0))
            },
            onKeyDown: O,
          }),
          (0, U.jsx)(`span`, { role: `status`, children: G.results(T.length) }),
        ],
      }),
      (0, U.jsxs)(`div`, {
        className: H.list,
        id: `${h}-list`,
        role: `listbox`,
        'aria-label': G.list,
        children: [
          w.map(({ title: e, items: t }) =>
            (0, U.jsxs)(
              `div`,
              {
                role: `group`,
                'aria-label': e,
                children: [
                  (0, U.jsxs)(`div`, {
                    className: H.group,
                    'aria-hidden': !0,
                    children: [(0, U.jsx)(`span`, { children: e }), (0, U.jsx)(`span`, { children: t.length })],
                  }),
                  t.map((e) => {
                    let t = T.indexOf(e)
                    return (0, U.jsx)(
                      W,
                      {
                        id: `${h}-${t}`,
                        item: e,
                        query: u,
                        isActive: t === E,
                        onHover: () => m(t),
                        onOpen: () => D(e),
                      },
                      e.id,
                    )
                  }),
                ],
              },
              e,
            ),
          ),
          T.length === 0 && (0, U.jsx)(`p`, { className: H.none, children: G.noMatch }),
        ],
      }),
      (0, U.jsxs)(`div`, {
        className: H.foot,
        'aria-hidden': !0,
        children: [
          (0, U.jsxs)(`span`, {
            children: [(0, U.jsx)(s, { children: `↑` }), ` `, (0, U.jsx)(s, { children: `↓` }), ` `, G.move],
          }),
          (0, U.jsxs)(`span`, { children: [(0, U.jsx)(s, { children: `↵` }), ` `, G.open] }),
          (0, U.jsxs)(`span`, { children: [(0, U.jsx)(s, { children: G.escapeKey }), ` `, G.close] }),
          (0, U.jsx)(`span`, { children: G.canPaste }),
        ],
      }),
    ],
  })
}
function ue() {
  ;(b.set(i() === `de` ? `en` : `de`), location.reload())
}
export { $ as Palette }
//# sourceMappingURL=Palette-B341op9K.js.map
