import { Cn as e, k as t, wn as n } from './lists-DTBg-a7q.js'
import {
  Ai as r,
  B as i,
  Ga as a,
  Ma as o,
  Mt as s,
  Nt as c,
  V as l,
  ba as u,
  ci as d,
  ji as f,
  jt as p,
  tn as m,
  xa as h,
} from './index--te03lJq.js'
import { F as g, f as _ } from './fields-KVqNPxJG.js'
import { t as v } from './rest-BZvi6xM_.js'
import { J as y, W as b } from './later-DLdlgyuL.js'
var x = h(`sign-in-purpose`, {
    unlocks: `It proves to this service that you control this address. Reading, signing and executing work without it.`,
  }),
  S = () => x.unlocks,
  C = h(`browser-settings`, {
    title: `Settings`,
    subtitle: `For this browser only. They are not sent to a server.`,
    thisBrowser: `This browser`,
    choose: `Choose`,
    open: `Open`,
    appearance: `Appearance`,
    appearanceDetail: `Accent, colour scheme and language.`,
    apps: `App permissions`,
    appsDetail: `What embedded apps may use and read, by their address.`,
    networks: `Networks and service`,
    networksDetail: `The data source of this page, your own nodes and networks.`,
    data: `Your data`,
    dataDetail: `Move accounts, contacts, apps and settings to another browser, or from Safe{Wallet}.`,
    currency: `Currency`,
    currencyDetail: `The currency of all fiat values.`,
    signIn: `Sign-in`,
    signInDetail: ({ unlocks: e }) => `Optional, without a user account. ${e}`,
    keys: `Keyboard shortcuts`,
    keysDetail: `N, G, J, K, P and ?. Ctrl or Cmd K always works. No shortcut signs.`,
    prefix: `Network prefix`,
    prefixDetail: `Copied addresses begin with the network, as in eth:0x1a2b….`,
    onChain: `Messages on chain`,
    onChainDetail: `Messages that apps request become transactions, even if signatures were enough.`,
    cache: `Cached answers`,
    cacheDetail: `Answers of the service, cached for one day so that pages open faster.`,
    clear: `Clear`,
    pending: `Pending transactions`,
    pendingDetail: `Records of transactions that this browser sent and still watches.`,
    forget: `Forget`,
    forgotten: (e) =>
      e === 0
        ? `No transaction was pending`
        : u(e, { one: `# pending record removed`, other: `# pending records removed` }),
    forgottenDetail: `Transactions already sent continue; the queue shows their outcome.`,
    connectFirst: `Connect a wallet first`,
    signOut: `Sign out`,
    signInButton: `Sign in`,
  }),
  w = a()
function T() {
  let { status: e } = y(),
    { address: t } = c()
  return t === null
    ? (0, w.jsx)(o, { size: `xs`, onClick: p, children: C.connectFirst })
    : e === `authenticated`
      ? (0, w.jsx)(o, { size: `xs`, onClick: () => void b(), children: C.signOut })
      : (0, w.jsx)(o, { size: `xs`, loading: e === `loading`, onClick: s, children: C.signInButton })
}
function E() {
  let { singleKeys: n, chainPrefix: a, signOnChain: s } = l(),
    c = r()
  return (0, w.jsxs)(`section`, {
    className: v.block,
    'aria-labelledby': `browser-heading`,
    children: [
      (0, w.jsx)(e, { id: `browser-heading`, title: C.thisBrowser }),
      (0, w.jsxs)(`div`, {
        className: `cs-panel ${v.rows}`,
        children: [
          (0, w.jsx)(D, {
            title: C.appearance,
            text: C.appearanceDetail,
            children: (0, w.jsx)(o, {
              size: `xs`,
              renderRoot: (e) => (0, w.jsx)(d, { to: `/settings/appearance`, ...e }),
              children: C.choose,
            }),
          }),
          (0, w.jsx)(D, {
            title: C.apps,
            text: C.appsDetail,
            children: (0, w.jsx)(o, {
              size: `xs`,
              renderRoot: (e) => (0, w.jsx)(d, { to: `/settings/apps`, ...e }),
              children: C.open,
            }),
          }),
          (0, w.jsx)(D, {
            title: C.networks,
            text: C.networksDetail,
            children: (0, w.jsx)(o, {
              size: `xs`,
              renderRoot: (e) => (0, w.jsx)(d, { to: `/settings/networks`, ...e }),
              children: C.open,
            }),
          }),
          (0, w.jsx)(D, {
            title: C.data,
            text: C.dataDetail,
            children: (0, w.jsx)(o, {
              size: `xs`,
              renderRoot: (e) => (0, w.jsx)(d, { to: `/settings/data`, ...e }),
              children: C.open,
            }),
          }),
          (0, w.jsx)(D, {
            id: `currency-text`,
            title: C.currency,
            text: C.currencyDetail,
            children: (0, w.jsx)(_, { describedBy: `currency-text` }),
          }),
          (0, w.jsx)(D, { title: C.signIn, text: C.signInDetail({ unlocks: S() }), children: (0, w.jsx)(T, {}) }),
          (0, w.jsx)(D, {
            id: `single-keys-text`,
            title: C.keys,
            text: C.keysDetail,
            children: (0, w.jsx)(g, {
              'aria-label': C.keys,
              'aria-describedby': `single-keys-text`,
              checked: n,
              onChange: (e) => i({ singleKeys: e.currentTarget.checked }),
            }),
          }),
          (0, w.jsx)(D, {
            id: `prefix-text`,
            title: C.prefix,
            text: C.prefixDetail,
            children: (0, w.jsx)(g, {
              'aria-label': C.prefix,
              'aria-describedby': `prefix-text`,
              checked: a,
              onChange: (e) => i({ chainPrefix: e.currentTarget.checked }),
            }),
          }),
          (0, w.jsx)(D, {
            id: `on-chain-text`,
            title: C.onChain,
            text: C.onChainDetail,
            children: (0, w.jsx)(g, {
              'aria-label': C.onChain,
              'aria-describedby': `on-chain-text`,
              checked: s,
              onChange: (e) => i({ signOnChain: e.currentTarget.checked }),
            }),
          }),
          (0, w.jsx)(D, {
            title: C.cache,
            text: C.cacheDetail,
            children: (0, w.jsx)(o, {
              size: `xs`,
              onClick: () => {
                ;(c.clear(), location.reload())
              },
              children: C.clear,
            }),
          }),
          (0, w.jsx)(D, {
            title: C.pending,
            text: C.pendingDetail,
            children: (0, w.jsx)(o, {
              size: `xs`,
              onClick: () => {
                let e = t.list()
                for (let n of e) t.remove(n)
                f.show({ kind: `info`, title: C.forgotten(e.length), detail: C.forgottenDetail })
              },
              children: C.forget,
            }),
          }),
        ],
      }),
    ],
  })
}
function D({ title: e, text: t, id: n, children: r }) {
  return (0, w.jsxs)(`div`, {
    className: v.row,
    children: [
      (0, w.jsxs)(`div`, { children: [(0, w.jsx)(`h3`, { children: e }), (0, w.jsx)(`p`, { id: n, children: t })] }),
      r,
    ],
  })
}
function O() {
  return (
    m(C.title),
    (0, w.jsxs)(w.Fragment, { children: [(0, w.jsx)(n, { title: C.title, subtitle: C.subtitle }), (0, w.jsx)(E, {})] })
  )
}
export { S as n, O as t }
//# sourceMappingURL=rest-DnfLSmR1.js.map
