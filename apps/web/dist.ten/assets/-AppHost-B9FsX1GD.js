import { o as e } from './rolldown-runtime-DLMaRju-.js'
import {
  Ai as t,
  Ar as n,
  Br as r,
  Dr as i,
  F as a,
  Fi as o,
  Fr as s,
  Ga as c,
  Gr as l,
  Hr as u,
  Ir as d,
  Jr as f,
  Ma as p,
  Mi as m,
  Ni as h,
  Qi as g,
  Rr as _,
  Vn as v,
  Y as ee,
  Yr as y,
  _r as te,
  ba as ne,
  ci as b,
  da as re,
  er as ie,
  ho as ae,
  hr as oe,
  it as se,
  k as ce,
  kr as le,
  mr as ue,
  ni as de,
  sa as fe,
  si as pe,
  tn as me,
  ui as he,
  vn as ge,
  vt as _e,
  wa as ve,
  xa as ye,
  xt as be,
  yi as x,
  zi as xe,
  zr as S,
} from './index--te03lJq.js'
import { a as Se, i as Ce, n as we, r as C, t as w } from './rest-q8x7pQNj.js'
import { o as Te, r as Ee, s as De, u as Oe } from './rest-BLgIr9Nz.js'
import { a as ke, i as Ae, n as je, o as Me, r as Ne, s as Pe, t as Fe } from './rest-CjyWmYV2.js'
import { a as Ie, i as Le, r as Re, t as ze } from './rest-DGIchwV7.js'
import {
  D as Be,
  E as Ve,
  Ht as He,
  M as T,
  N as Ue,
  Pn as We,
  Rn as Ge,
  S as Ke,
  Vt as qe,
  X as Je,
  Xn as Ye,
  Yn as Xe,
  et as Ze,
  kn as E,
  w as Qe,
} from './lists-DTBg-a7q.js'
import { n as $e, t as et } from './rest-aMSycVjv.js'
import { n as D, t as O } from './rest-D9hD2qgk.js'
import { i as tt } from './rest-GRTnIP2r.js'
import {
  A as k,
  C as nt,
  D as rt,
  F as A,
  Fa as it,
  Ga as j,
  M,
  N,
  O as at,
  P,
  T as F,
  U as ot,
  Vn as st,
  _ as ct,
  ao as lt,
  b as ut,
  j as I,
  k as dt,
  w as ft,
  xt as pt,
  y as mt,
} from './later-DLdlgyuL.js'
import { D as ht, E as gt, M as _t, m as vt } from './fields-KVqNPxJG.js'
import { n as yt, r as L } from './rest-BUBkRqV3.js'
import { i as bt } from './rest-BLweipgx.js'
import { n as xt } from './rest-BJoaBsDp.js'
import { n as St, r as Ct, t as wt } from './rest-NfdgukGS.js'
import { r as Tt } from './rest-DrVqvaW-.js'
import { u as Et } from './rest-Do4JT0um.js'
import { t as Dt } from './rest-BmbEM6oO.js'
import { t as Ot } from './rest-ByVA5GFK.js'
import { r as kt } from './rest-BJdaFEUy.js'
import { n as At, o as jt, s as R, t as Mt } from './rest-C3a9xsnL.js'
import { t as Nt } from './rest-BT_Dwl6x.js'
import { t as Pt } from './rest-Bb7jYocN.js'
import { t as Ft } from './rest-CxDxUG-B.js'
import { t as It } from './rest-DKUe5O8g.js'
var z = e(ae(), 1),
  B = c()
function Lt({ app: e, listed: t, onPassed: n, onLeave: r }) {
  let { host: i, origin: a } = ce(e.url) ?? { host: e.url, origin: e.url },
    o = Se(a),
    [s, c] = (0, z.useState)([]),
    [l, u] = (0, z.useState)(!1),
    [d, f] = (0, z.useState)(!1)
  return (0, B.jsxs)(`section`, {
    className: `cs-panel ${O.first}`,
    'aria-label': D.beforeOpens({ name: e.name }),
    children: [
      (0, B.jsxs)(`div`, {
        className: ke.head,
        children: [
          (0, B.jsx)(Le, { name: e.name, isListed: e.isListed, iconUrl: e.iconUrl, size: `lg` }),
          (0, B.jsxs)(`div`, {
            children: [
              (0, B.jsxs)(`h2`, {
                children: [
                  e.isListed ? e.name : D.quoted({ name: e.name }),
                  ` `,
                  (0, B.jsx)(We, { source: `service` }),
                ],
              }),
              (0, B.jsx)(`p`, { children: e.isListed ? D.wordsOfList : D.wordsOfApp }),
            ],
          }),
        ],
      }),
      (0, B.jsx)(ze, { url: e.url, name: e.name, isListed: e.isListed, listed: t }),
      (0, B.jsx)(Re, { contacts: C(o) ? (o.contacts?.entries.length ?? 0) : null }),
      (0, B.jsx)(Ne, { asked: e.features, ticked: s, onChange: c }),
      !e.isListed &&
        (0, B.jsxs)(B.Fragment, {
          children: [(0, B.jsx)(je, { checked: l, onChange: u }), (0, B.jsx)(Fe, { host: i, checked: d, onChange: f })],
        }),
      (0, B.jsxs)(`div`, {
        className: O.acts,
        children: [
          (0, B.jsx)(p, { onClick: r, children: D.leave }),
          e.isListed || d
            ? (0, B.jsx)(p, {
                onClick: () => {
                  ;(w.decideFeatures(a, Ae(e.features, s)), Me.give(e, { isolated: l }), n({ isolated: l }))
                },
                children: D.openApp,
              })
            : (0, B.jsx)(et, { reason: D.disclaimerNeeded, showReason: !1, children: D.openApp }),
        ],
      }),
      (0, B.jsx)(`p`, { className: ke.foot, children: e.isListed ? D.askedAgain : D.askedAgainAfter({ days: 30 }) }),
    ],
  })
}
var V = ye(`app-frame`, {
    frameTitle: ({ name: e, host: t }) => `${e}, an app at ${t}`,
    notAvailable: `Safe Apps are not available on this network.`,
    withoutApps: ({ network: e }) => `${e} is configured without them.`,
    cannotOpen: `This app cannot be opened.`,
    reading: `Reading the app’s manifest`,
    allApps: `All apps`,
    app: `App`,
    outside: `Outside code`,
    outsideNotListed: `Outside code, not listed`,
    isolated: `Isolated`,
    reload: `Reload app`,
    close: `Close app`,
    slow: ({ name: e }) => `${e} is slow.`,
    slowText: ({ origin: e }) => `No answer from ${e} for 15 seconds. It is still loading.`,
    silent: ({ name: e }) => `${e} opened but has not contacted the wallet.`,
    silentText: `It may be made for other wallets, allow only certain wallet addresses, or not be a Safe App.`,
    failed: `Safe App could not be loaded.`,
    failedText: ({ origin: e }) => `There was an error loading the Safe App: nothing came from ${e} for 30 seconds.`,
    left: `The app navigated away.`,
    leftText: ({ name: e, origin: t }) =>
      `The frame shows a page that is not at ${t}, or that does not respond. It is hidden, because it could imitate the app. The open requests of ${e} are declined.`,
    ended: `The isolated app was ended.`,
    endedText: ({ origin: e }) =>
      `It opened a second page. An isolated app has no origin, so the wallet cannot tell that page from ${e}. The frame was closed and its requests are declined.`,
    oldProtocol: `This app uses an unsupported protocol.`,
    oldProtocolText: ({ name: e }) =>
      `${e} uses protocol version 0 for Safe Apps, from 2020. This wallet supports versions 1 to 9. Ask the makers of the app for an update.`,
    otherPage: `Another page responds instead of the app.`,
    moved: ({ to: e }) => `This app moved to ${e}.`,
    movedText: ({ name: e, origin: t, to: n }) =>
      `You opened ${t}, and the frame went to ${n}. That page is hidden and gets no answer. If ${e} really moved, open the new address: it counts as another app, without the permissions of ${t}.`,
    noAddress: `a page without an address`,
    openInstead: ({ to: e }) => `Open ${e} instead`,
    behind: `<origin/> (<name/>) stays open behind this page.`,
    waiting: (e) => ne(e, { one: `# more request waits`, other: `# more requests wait` }),
    back: `Back to app`,
    paused: ({ name: e }) => `Requests of ${e} are paused.`,
    pausedText: `You declined several requests in a row. The app can send requests again in a moment.`,
    block: `Block this app`,
    accountNotRead: `The account could not be read from the chain`,
    accountNotReadDetail: `An app opens only after the page has read the account.`,
    unnamedAccount: `Unnamed account`,
    actsAs: ({ network: e }) => `Acts as <account/> on ${e}`,
  }),
  Rt = { gate: `_gate_wpuvs_1` }
function zt({ url: e, isShown: t, onLeave: n, children: r }) {
  let { chain: i } = T(),
    a = Ee(e, Ie())
  return !t && !a.ok
    ? null
    : be(i, `SAFE_APPS`)
      ? a.ok
        ? (0, B.jsx)(Bt, { place: a.app, isShown: t, onLeave: n, children: r })
        : (0, B.jsx)(Ht, { sentence: V.cannotOpen, detail: a.reason, onLeave: n })
      : (0, B.jsx)(Ht, { sentence: V.notAvailable, detail: V.withoutApps({ network: i.chainName }), onLeave: n })
}
function Bt({ place: e, isShown: t, onLeave: n, children: r }) {
  let { chainId: i } = T(),
    a = Oe(i),
    o = x({ ...De(e.url), retry: !1 }),
    [s] = (0, z.useState)(() => Date.now())
  if (a.isPending || o.isPending) return t && (0, B.jsx)(m, { rows: 3, shape: `table`, label: V.reading })
  let c = Te(e.url, a.apps),
    l = {
      url: e.url,
      name: c?.name ?? o.data?.name ?? e.host,
      iconUrl: c?.iconUrl ?? null,
      features: o.data?.permissions ?? [],
      isListed: c !== null,
    }
  return (0, B.jsx)(Vt, { place: e, identity: l, openedAt: s, isShown: t, onLeave: n, listed: a.apps, children: r })
}
function Vt({ place: e, identity: t, openedAt: n, listed: r, isShown: i, onLeave: a, children: o }) {
  let s = Pe(t, n),
    c = Se(e.origin),
    [l, u] = (0, z.useState)(null)
  if (l !== null) return o(l)
  if (s !== null) {
    let n = s.isolated
    return (u({ place: e, identity: t, isIsolated: n, allow: n ? `` : we(c, t.features) }), null)
  }
  return i
    ? (0, B.jsx)(`div`, {
        className: Rt.gate,
        children: (0, B.jsx)(Lt, { app: t, listed: r, onPassed: () => {}, onLeave: a }),
      })
    : null
}
function Ht({ sentence: e, detail: t, onLeave: n }) {
  return (0, B.jsx)(o, {
    level: 2,
    sentence: e,
    detail: t,
    action: (0, B.jsx)(`button`, { type: `button`, className: `cs-link`, onClick: n, children: V.allApps }),
  })
}
function Ut() {
  let { chain: e, safe: t } = T(),
    { wallet: n, owner: r, parentOwner: i } = tt(),
    a = x(Ue(e, t)),
    o = a.data,
    s = n === null || i !== `reading`,
    c = n === null || (r !== `yes` && i !== `yes`)
  return {
    account: (0, z.useMemo)(() => (o && s ? { chain: e, safe: t, state: o, isReadOnly: c } : null), [e, t, o, c, s]),
    error: a.error,
    retry: () => void a.refetch(),
  }
}
var Wt = { layout: `_layout_1mefl_2` }
function Gt({ isShown: e, stage: t, requests: n }) {
  return (0, B.jsxs)(`div`, {
    className: Wt.layout,
    'data-shown': e || void 0,
    'data-asks': n ? `` : void 0,
    children: [t, n],
  })
}
var H = class extends Error {
    name = `AppError`
  },
  Kt = class extends H {
    name = `AppRejectionError`
  },
  U = { transaction: () => new Kt(A.rejected), permissions: () => new Kt(A.permissionsRefused) },
  qt = [
    `eth_call`,
    `eth_gasPrice`,
    `eth_getLogs`,
    `eth_getBalance`,
    `eth_getCode`,
    `eth_getBlockByHash`,
    `eth_getBlockByNumber`,
    `eth_getStorageAt`,
    `eth_getTransactionByHash`,
    `eth_getTransactionReceipt`,
    `eth_getTransactionCount`,
    `eth_estimateGas`,
    `safe_setSettings`,
  ],
  Jt = N((e) => {
    let t = I(e, `call`)
    if (typeof t != `string` || t === ``) throw new k(`call is not the name of a method: ${P(t)}`)
    let n = qt.find((e) => e === t)
    if (n === void 0) throw new k(A.notImplemented(P(t)))
    let r = I(e, `params`) ?? []
    if (!Array.isArray(r)) throw new k(`params of ${n} are not a list: ${P(r)}`)
    return { call: n, params: Zt(n, r) }
  }),
  Yt = {
    eth_call: [void 0, `latest`],
    eth_getBalance: [void 0, `latest`],
    eth_getCode: [void 0, `latest`],
    eth_getTransactionCount: [void 0, `latest`],
    eth_getStorageAt: [void 0, void 0, `latest`],
    eth_getBlockByNumber: [`latest`, !1],
    eth_getBlockByHash: [void 0, !1],
  },
  Xt = (e) =>
    (typeof e == `number` && Number.isSafeInteger(e) && e >= 0) || (typeof e == `bigint` && e >= 0n)
      ? `0x${e.toString(16)}`
      : e
function Zt(e, t) {
  if (e === `eth_getLogs`) return t.map(Qt)
  let n = Yt[e] ?? [],
    r = Math.max(t.length, n.length)
  return Array.from({ length: r }, (e, r) => Xt(t[r] ?? n[r] ?? null))
}
var Qt = (e) =>
    M(e)
      ? Object.fromEntries(Object.entries(e).map(([e, t]) => [e, e === `fromBlock` || e === `toBlock` ? Xt(t) : t]))
      : e,
  $t = N((e) => {
    let t = I(e, `typedData`),
      [n, r, i, a] = [`domain`, `types`, `message`, `primaryType`].map((e) => I(t, e))
    if (!M(n) || !M(i) || !en(r)) throw new k(A.invalidTypedData)
    if (a == null) return { typedData: { domain: n, types: r, message: i } }
    if (typeof a != `string` || !Object.hasOwn(r, a)) throw new k(A.invalidTypedData)
    return { typedData: { domain: n, types: r, message: i, primaryType: a } }
  }),
  en = (e) =>
    M(e) &&
    Object.values(e).every(
      (e) => Array.isArray(e) && e.every((e) => typeof I(e, `name`) == `string` && typeof I(e, `type`) == `string`),
    ),
  W = (e) => u(i(e)),
  tn = (e) => typeof e == `string` && /^0x[0-9a-f]*$/i.test(e),
  G = n(tn),
  K = n(tn),
  nn = S({
    safeAddress: G,
    chainId: _(),
    threshold: _(),
    owners: W(G),
    isReadOnly: le(),
    nonce: _(),
    implementation: G,
    modules: d(W(G)),
    fallbackHandler: d(G),
    guard: d(G),
    version: d(l()),
    network: l(),
  }),
  rn = S({
    chainName: l(),
    chainId: l(),
    shortName: l(),
    nativeCurrency: S({ name: l(), symbol: l(), decimals: _(), logoUri: l() }),
    blockExplorerUriTemplate: S({ address: l(), txHash: l(), api: l() }),
  }),
  an = S({ origin: l() }),
  on = S({ txServiceUrl: l() }),
  sn = S({ darkMode: le() }),
  cn = S({
    fiatTotal: l(),
    items: W(
      S({
        tokenInfo: S({ type: l(), address: G, decimals: d(_()), symbol: l(), name: l(), logoUri: d(l()) }),
        balance: l(),
        fiatBalance: l(),
        fiatConversion: l(),
      }),
    ),
  }),
  ln = s({ safeAddress: G, txId: l(), txStatus: l(), txHash: d(K) }),
  un = S({ safeTxHash: K }),
  dn = f([S({ messageHash: K, signature: K }), un]),
  fn = l(),
  pn = W(S({ invoker: l(), parentCapability: l(), date: r(_()) })),
  mn = W(S({ address: G, name: l(), chainId: l() })),
  hn = y(),
  gn = /^0x[0-9a-f]{64}$/i,
  _n = (e) => typeof e == `string` && gn.test(e),
  q = N(() => null),
  vn = N((e) => {
    let t = I(e, `safeTxHash`)
    if (!_n(t)) throw new k(A.invalidSafeTxHash)
    return { safeTxHash: t }
  }),
  yn = N((e) => {
    let t = I(e, `currency`) ?? `usd`
    if (typeof t != `string` || !/^[a-z]{3,5}$/i.test(t)) throw new k(`currency is not the code of a currency: ${P(t)}`)
    return { currency: t.toLowerCase() }
  }),
  bn = N((e) => {
    let t = I(e, `message`)
    if (typeof t != `string`) throw new k(A.invalidMessage)
    return { message: t }
  }),
  xn = N((e) => {
    if (!_n(e)) throw new k(`params are not the hash of a message: ${P(e)}`)
    return e
  }),
  Sn = [`requestAddressBook`],
  Cn = N((e) => {
    let t = Array.isArray(e) && e.every(M) ? e.flatMap((e) => Object.keys(e)) : []
    if (t.length === 0 || !t.every(wn)) throw new k(A.invalidPermissions)
    return [...new Set(t)]
  }),
  wn = (e) => Sn.some((t) => t === e),
  J = {
    getSafeInfo: {
      params: q,
      takes: `nothing`,
      result: nn,
      permission: `none`,
      description: `The account: address, chain, owners, threshold, nonce, modules. Answered inside the message event`,
      reveals: `The account’s address, owners, threshold and modules`,
    },
    getChainInfo: {
      params: q,
      takes: `nothing`,
      result: rn,
      permission: `none`,
      description: `The chain: name, currency, explorer. Its id is text here`,
      reveals: `The network it is on`,
    },
    getEnvironmentInfo: {
      params: q,
      takes: `nothing`,
      result: an,
      permission: `none`,
      description: `The origin of the wallet’s page`,
      reveals: `The address of this page`,
    },
    getEnvInfo: {
      params: q,
      takes: `nothing`,
      result: on,
      permission: `none`,
      description: `The address of the transaction service, requested by SDK 1 to 3 when they start`,
      reveals: null,
    },
    getCurrentTheme: {
      params: q,
      takes: `nothing`,
      result: sn,
      permission: `none`,
      description: `Whether the wallet uses the dark theme. Pushed again on every change`,
      reveals: `Whether this page is light or dark`,
    },
    getSafeBalances: {
      params: yn,
      takes: '`{ currency? }`, default `usd`',
      result: cn,
      permission: `none`,
      description: `Tokens of the account and their value`,
      reveals: `The account’s balances`,
    },
    getTxBySafeTxHash: {
      params: vn,
      takes: '`{ safeTxHash }`',
      result: ln,
      permission: `none`,
      description: `One transaction of the open account, as the client service describes it. An unknown hash gives an error`,
      reveals: `Transactions of the account it knows the hash of`,
    },
    getOffChainSignature: {
      params: xn,
      takes: `the hash of a message, as a string`,
      result: fn,
      permission: `none`,
      description: 'The signatures of all owners for a message; `""` while some are missing',
      reveals: `Signatures of messages it knows the hash of`,
    },
    rpcCall: {
      params: Jt,
      takes: '`{ call, params? }`',
      result: hn,
      permission: `none`,
      description:
        'One of twelve read methods on the account’s chain, or `safe_setSettings`. No other method reaches a node',
      reveals: `What is public on the account’s chain`,
    },
    sendTransactions: {
      params: dt,
      takes: '`{ txs: [{ to, value?, data? }], params?: { safeTxGas? } }`',
      result: un,
      permission: `prompt`,
      description: 'Opens a review of these calls as one transaction. A field `operation` is ignored',
      reveals: null,
    },
    signMessage: {
      params: bn,
      takes: '`{ message }`, text',
      result: dn,
      permission: `prompt`,
      description: `Opens a review of this text. Answered when enough owners have signed, or when it is proposed as an on-chain signature`,
      reveals: null,
    },
    signTypedMessage: {
      params: $t,
      takes: '`{ typedData: { domain, types, message, primaryType? } }`',
      result: dn,
      permission: `prompt`,
      description: `The same for typed data (EIP-712)`,
      reveals: null,
    },
    wallet_getPermissions: {
      params: q,
      takes: `nothing`,
      result: pn,
      permission: `none`,
      description: `The permissions that the origin was granted. Refused ones are not listed`,
      reveals: null,
    },
    wallet_requestPermissions: {
      params: Cn,
      takes: '`[{ requestAddressBook: {} }]`',
      result: pn,
      permission: `prompt`,
      description: `Asks the user for access to the address book`,
      reveals: null,
    },
    requestAddressBook: {
      params: q,
      takes: `nothing`,
      result: mn,
      permission: `address-book`,
      description: `The contacts of the account’s chain that the user shared with the origin`,
      reveals: `The contacts you share with it, after you were asked`,
    },
  },
  Tn = (e) => Object.hasOwn(J, e),
  En = {
    perSecond: 20,
    burst: 60,
    waiting: 256,
    waitingSize: 2e6,
    rpc: 8,
    logs: 2,
    rpcTimeoutMs: 3e4,
    logsTimeoutMs: 2e4,
    prompts: 3,
    rejections: 3,
    coolDownMs: 3e4,
    paramsSize: 5e5,
    paramsDepth: 40,
  },
  Dn = (e) => e.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\u2028\u2029]/gu, ` `),
  On = 256
function kn(e) {
  let [t, n, r] = [I(e, `id`), I(e, `method`), I(e, `messageId`)]
  return typeof t == `string` && t.length <= On && typeof n == `string`
    ? { kind: `request`, id: t, method: n, params: I(e, `params`), sdkVersion: An(I(e, `env`)) }
    : { kind: typeof r == `string` && n === void 0 ? `old-protocol` : `other` }
}
function An(e) {
  let t = typeof e == `object` && e ? Reflect.get(e, `sdkVersion`) : void 0
  if (t == null) return null
  let n = typeof t == `string` ? Dn(t.slice(0, 40)) : ``,
    r = /^v?(\d{1,6})(?:\.(\d{1,6}))?(?:\.(\d{1,6}))?/.exec(n.trim()),
    i = (e) => Number(r?.[e] ?? 0)
  return { text: n, major: i(1), minor: i(2), patch: i(3) }
}
function jn(e, t) {
  if (e === null) return !1
  let [n = 0, r = 0, i = 0] = t.split(`.`).map(Number)
  return e.major === n ? (e.minor === r ? e.patch < i : e.minor < r) : e.major < n
}
function Mn(e, t) {
  let n = [[e, 0]],
    r = 0
  for (let e = n.pop(); e !== void 0 && r <= t.size; e = n.pop()) {
    let [i, a] = e
    if (a > t.depth) return 1 / 0
    if (((r += Nn(i)), r > t.size)) break
    for (let e of Pn(i)) n.push([e, a + 1])
  }
  return r
}
function Nn(e) {
  return typeof e == `string`
    ? e.length + 2
    : typeof e == `bigint`
      ? e.toString(16).length
      : Array.isArray(e)
        ? e.length + 2
        : ArrayBuffer.isView(e)
          ? e.byteLength
          : typeof e != `object` || !e
            ? 8
            : Object.keys(e).reduce((e, t) => e + t.length + 4, 2)
}
function Pn(e) {
  return Array.isArray(e) ? e : typeof e != `object` || !e || ArrayBuffer.isView(e) ? [] : Object.values(e)
}
var Fn = class {
    call
    isPrompt
    #e
    method
    #t
    #n = new AbortController()
    #r = []
    #i = !1
    #a = () => void 0
    constructor({ id: e, method: t, sdkVersion: n }, { number: r, isPrompt: i }, a) {
      ;((this.#e = e),
        (this.method = t),
        (this.#t = a),
        (this.isPrompt = i),
        (this.call = {
          id: r,
          sdkVersion: n,
          isOldSdk: (e) => jn(n, e),
          signal: this.#n.signal,
          promptDone: () => this.#a(),
        }))
    }
    get isOver() {
      return this.#i
    }
    whenOver(e) {
      this.#r.push(e)
    }
    whenPromptDone(e) {
      this.#a = e
    }
    settle(e) {
      try {
        let t = e(this.call)
        t instanceof Promise
          ? t.then(
              (e) => this.#o(e),
              (e) => this.refuse(e),
            )
          : this.#o(t)
      } catch (e) {
        this.refuse(e)
      }
    }
    refuse(e) {
      this.#s(e, () => this.#t(Un(this.#e, Rn(e))))
    }
    abandon(e) {
      ;(this.refuse(e), this.#n.abort(e))
    }
    #o(e) {
      if (e === void 0) return this.refuse(new H(A.noAnswer(this.method)))
      this.#s(null, () => {
        try {
          this.#t(Hn(this.#e, e))
        } catch {
          this.#t(Un(this.#e, A.noAnswer(this.method)))
        }
      })
    }
    #s(e, t) {
      if (!this.#i) {
        ;((this.#i = !0), t())
        for (let t of this.#r) t(e)
      }
    }
  },
  In = 500,
  Ln = 4e3
function Rn(e) {
  let t = e instanceof Error ? e.message : ``
  if (e instanceof H) return zn(t) || A.failed
  let n =
      zn(
        (
          t.split(`
`)[0] ?? ``
        ).replace(/\b[a-z][a-z\d+.-]*:\/\/\S+/gi, `(address)`),
      ) || A.failed,
    r = Bn(e, 3)
  return r === null || n.includes(r) ? n : `${n} (data: ${r})`
}
var zn = (e) => Dn(e.slice(0, In)).trim()
function Bn(e, t) {
  if (!(e instanceof Error) || t === 0) return null
  let n = I(e, `data`)
  return typeof n == `string` && n.length <= Ln && /^0x([0-9a-f]{2})+$/i.test(n) ? n : Bn(e.cause, t - 1)
}
var Vn = `9.1.0`,
  Hn = (e, t) => ({ id: e, success: !0, version: Vn, data: t }),
  Un = (e, t) => ({ id: e, success: !1, version: Vn, error: t }),
  Wn = J
function Gn(e, t, n) {
  let r = Wn[t].params.safeParse(n)
  if (!r.success) return { error: r.error.issues[0]?.message ?? A.failed }
  let { data: i } = r
  return { run: (n) => e[t](i, n), read: t === `rpcCall` ? String(I(i, `call`)) : null }
}
function Kn(e) {
  let t = [],
    n = 0,
    r = e.burst,
    i = performance.now(),
    a = null
  function o() {
    let t = performance.now()
    return ((r = Math.min(e.burst, r + ((t - i) / 1e3) * e.perSecond)), (i = t), r < 1 ? !1 : (--r, !0))
  }
  let s = () => {
    a ??= setTimeout(c, Math.ceil(((1 - r) / e.perSecond) * 1e3))
  }
  function c() {
    for (a = null; t.length > 0 && o();) {
      let e = t.shift()
      ;((n -= e?.size ?? 0), e?.task())
    }
    t.length > 0 && s()
  }
  return {
    enter(r, i) {
      return t.length === 0 && o()
        ? (i(), !0)
        : t.length >= e.waiting || n + r > e.waitingSize
          ? !1
          : (t.push({ size: r, task: i }), (n += r), s(), !0)
    },
    close() {
      ;(a !== null && clearTimeout(a), (a = null), (t.length = 0))
    },
  }
}
function qn(e) {
  let t = [],
    n = 0
  function r(e) {
    let i = !1
    ;((n += 1),
      e(() => {
        if (i) return
        ;((i = !0), --n)
        let e = t.shift()
        e !== void 0 && r(e)
      }))
  }
  return {
    enter(i) {
      if (n < e.running) r(i)
      else if (t.length < e.waiting) t.push(i)
      else return !1
      return !0
    },
  }
}
function Jn(e) {
  let t = qn({ running: e.rpc, waiting: e.waiting }),
    n = qn({ running: e.logs, waiting: e.waiting })
  function r(t, n, r, i) {
    if (t.isOver) return i()
    let a = n === `eth_getLogs` ? e.logsTimeoutMs : e.rpcTimeoutMs,
      o = setTimeout(() => t.abandon(new H(A.timedOut(n, a / 1e3))), a)
    ;(t.whenOver(() => {
      ;(clearTimeout(o), i())
    }),
      t.settle(r))
  }
  return {
    enter(i, a, o) {
      if (a === `safe_setSettings`) return i.settle(o)
      let s = (e) =>
          t.enter((t) =>
            r(i, a, o, () => {
              ;(t(), e())
            }),
          ),
        c = () => i.refuse(new H(A.tooMany(e.perSecond)))
      ;(a === `eth_getLogs`
        ? n.enter((e) => {
            s(e) || (c(), e())
          })
        : s(() => void 0)) || c()
    },
  }
}
function Yn({ handlers: e, isGranted: t, limits: n, emit: r, post: i }) {
  let a = null,
    o = (e) => (a === null ? r(e) : void a.push(e)),
    s = new Map(),
    c = Kn(n),
    l = Xn(n, o),
    u = Jn(n),
    d = 0,
    f = !1
  function p(e, t) {
    if (s.has(e.id)) return o({ kind: `dropped`, reason: `duplicate-id` })
    let { method: n } = e,
      c = Tn(n) && J[n].permission === `prompt`,
      l = new Fn(e, { number: (d += 1), isPrompt: c }, (n) => {
        ;(s.delete(e.id), i(t, n))
      })
    s.set(e.id, l)
    let u = f ? [] : [{ kind: `alive` }]
    ;((f = !0), (a = u))
    try {
      m(l, e)
    } finally {
      a = null
      for (let e of u) r(e)
    }
  }
  function m(e, { method: t, params: r }) {
    if (!Tn(t)) return (o({ kind: `unknown-method`, method: Dn(P(t)) }), e.refuse(new H(A.notImplemented(P(t)))))
    let i = Mn(r, { size: n.paramsSize, depth: n.paramsDepth })
    if (i === 1 / 0) return e.refuse(new H(A.tooDeep(n.paramsDepth)))
    if (i > n.paramsSize) return e.refuse(new H(A.tooLarge(n.paramsSize)))
    c.enter(i, () => h(e, t, r)) || (o({ kind: `rate-limited` }), e.refuse(new H(A.tooMany(n.perSecond))))
  }
  function h(n, r, i) {
    if (n.isOver) return
    let { permission: a } = J[r]
    if (a === `address-book` && !t(a)) return n.refuse(new H(A.permissionsRejected))
    let s = Gn(e, r, i)
    if (`error` in s) return n.refuse(new H(s.error))
    if ((o({ kind: `request`, method: r }), a === `prompt`)) return l.enter(n, s.run)
    if (s.read !== null) return u.enter(n, s.read, s.run)
    n.settle(s.run)
  }
  function g(e, t) {
    for (let n of t.toReversed()) n.abandon(e)
  }
  return {
    take: p,
    pending: () => s.size,
    waiting: () => l.waiting().map(({ method: e }) => e),
    documentReplaced() {
      ;((f = !1),
        g(
          new H(A.rejected),
          [...s.values()].filter(({ isPrompt: e }) => e),
        ))
    },
    close() {
      c.close()
      let e = [...s.values()]
      ;(g(
        new H(A.rejected),
        e.filter(({ isPrompt: e }) => e),
      ),
        g(
          new H(A.closed),
          e.filter(({ isPrompt: e }) => !e),
        ))
    },
  }
}
function Xn(e, t) {
  let n = qn({ running: 1, waiting: e.prompts }),
    r = new Set(),
    i = 0,
    a = 0
  function o(e) {
    let t = a - performance.now()
    return t <= 0 ? !1 : (e.refuse(new H(A.coolingDown(Math.ceil(t / 1e3)))), !0)
  }
  function s(n) {
    ;(n === null && (i = 0),
      n instanceof Kt &&
        ((i += 1),
        i < e.rejections || ((i = 0), (a = performance.now() + e.coolDownMs), t({ kind: `cool-down`, until: a }))))
  }
  function c(e) {
    r.delete(e) && t({ kind: `waiting` })
  }
  return {
    waiting: () => [...r],
    enter(e, i) {
      if (o(e)) return
      let a = !0
      n.enter((t) => {
        if ((c(e), (a = !1), e.isOver || o(e))) return t()
        ;(e.whenOver((e) => {
          ;(s(e), t())
        }),
          e.whenPromptDone(t),
          e.settle(i))
      })
        ? a && (r.add(e), e.whenOver(() => c(e)), t({ kind: `waiting` }))
        : (t({ kind: `prompts-full` }), e.refuse(new H(A.anotherPending)))
    },
  }
}
function Zn(e) {
  let { listenOn: t, frame: n, origin: r } = e
  if (r === t.location.origin)
    throw TypeError(`An app of the wallet's own origin ${r} can leave its sandbox. Serve it from another origin.`)
  let i = e.onEvent ?? (() => void 0),
    a = r === `null` ? `*` : r,
    o = !1,
    s = !1,
    c = [],
    l = !1,
    u = (e, t) => {
      l ? c.push(() => u(e, t)) : n() === e && !o && e.postMessage(t, a)
    },
    d = Yn({ ...e, limits: { ...En, ...e.limits }, emit: i, post: u })
  function f(e) {
    let t = n()
    if (t === null || e.source !== t) return i({ kind: `dropped`, reason: `foreign-window` })
    let a = kn(e.data)
    if (((o = e.origin !== r), o))
      return (
        a.kind === `request` && i({ kind: `foreign-origin`, origin: e.origin }),
        i({ kind: `dropped`, reason: `foreign-origin` })
      )
    s = !0
    for (let e of c.splice(0)) e()
    if (a.kind === `request`) return d.take(a, t)
    ;(a.kind === `old-protocol` && i({ kind: `unsupported-0.x` }), i({ kind: `dropped`, reason: `not-a-request` }))
  }
  return (
    t.addEventListener(`message`, f),
    {
      pushTheme({ darkMode: e }) {
        let t = n()
        t !== null && s && u(t, Hn(`theme-${Math.random().toString(36).slice(2)}`, { darkMode: e }))
      },
      pending: d.pending,
      waiting: d.waiting,
      documentReplaced() {
        ;((l = !0), d.documentReplaced(), (l = !1))
      },
      close() {
        ;(t.removeEventListener(`message`, f), d.close())
      },
    }
  )
}
var Qn = { place: `_place_1dgmz_1`, frame: `_frame_1dgmz_5` },
  $n = `https://verify.walletconnect.org`,
  Y = null
function er(e) {
  if (Y !== null) return Y === e
  Y = e
  let t = document.createElement(`meta`)
  return (
    (t.httpEquiv = `Content-Security-Policy`), (t.content = `frame-src ${tr(e)} ${$n}`), document.head.append(t), !0
  )
}
function tr(e) {
  let { hostname: t, protocol: n } = new URL(e)
  return t.startsWith(`[`) ? n : e
}
function nr(e) {
  let t = ({ effectiveDirective: t, blockedURI: n, disposition: r }) => {
    if (t !== `frame-src` || r !== `enforce`) return
    let i = URL.canParse(n) ? new URL(n).origin : `null`
    e(i === `null` || i === Y ? null : i)
  }
  return (
    document.addEventListener(`securitypolicyviolation`, t),
    () => document.removeEventListener(`securitypolicyviolation`, t)
  )
}
var rr = `allow-scripts allow-popups allow-popups-to-escape-sandbox allow-forms allow-downloads allow-orientation-lock`,
  ir = `allow-same-origin ${rr}`
function ar(e) {
  let { app: t, name: n, isIsolated: r, allow: i, isDark: a } = e,
    o = (0, z.useRef)(null),
    s = (0, z.useRef)(null),
    c = (0, z.useEffectEvent)((t) => {
      let n = Date.now()
      ;(t.kind === `request`
        ? e.onNews({ kind: `contact`, at: n })
        : t.kind === `foreign-origin`
          ? e.onNews({ kind: `moved`, to: t.origin, at: n })
          : t.kind === `unsupported-0.x` && e.onNews({ kind: `old-protocol`, at: n }),
        e.onEvent(t))
    }),
    l = (0, z.useEffectEvent)((t) => {
      ;(t > 1 && s.current?.documentReplaced(), e.onNews({ kind: `load`, at: Date.now() }))
    }),
    u = (0, z.useEffectEvent)((t) => {
      ;(s.current?.documentReplaced(), e.onNews({ kind: `refused`, to: t, at: Date.now() }))
    }),
    d = (0, z.useEffectEvent)((t) => e.onBridge(t)),
    f = (0, z.useRef)(e.handlers),
    p = (0, z.useEffectEvent)((t) => e.isGranted(t))
  ;(0, z.useEffect)(() => {
    let e = o.current
    if (e === null) return
    if (!er(t.origin)) return location.reload()
    let a = nr((e) => u(e)),
      m = document.createElement(`iframe`)
    ;((m.className = Qn.frame ?? ``),
      (m.title = V.frameTitle({ name: n, host: t.host })),
      m.setAttribute(`sandbox`, r ? rr : ir),
      (m.allow = i),
      (m.referrerPolicy = `strict-origin-when-cross-origin`))
    let h = Zn({
      listenOn: window,
      frame: () => m.contentWindow,
      origin: r ? `null` : t.origin,
      handlers: f.current,
      isGranted: (e) => p(e),
      onEvent: (e) => c(e),
    })
    ;((s.current = h), d(h))
    let g = 0,
      _ = () => {
        ;((g += 1), l(g))
      }
    return (
      m.addEventListener(`load`, _),
      (m.src = t.url),
      e.append(m),
      () => {
        ;(a(), m.removeEventListener(`load`, _), (s.current = null), d(null), h.close(), m.remove())
      }
    )
  }, [t, n, i, r])
  let m = (0, z.useRef)(a)
  return (
    (0, z.useEffect)(() => {
      m.current !== a && ((m.current = a), s.current?.pushTheme({ darkMode: a }))
    }, [a]),
    (0, B.jsx)(`div`, { ref: o, className: Qn.place })
  )
}
var or = (e) => e === `failed` || e === `left` || e === `moved` || e === `old-protocol` || e === `ended`
function sr({ view: e, name: t, origin: n, movedTo: r, onReload: i, onClose: a, onFollow: s }) {
  let c = (0, B.jsxs)(j, {
    gap: `xs`,
    children: [(0, B.jsx)(p, { onClick: i, children: V.reload }), (0, B.jsx)(p, { onClick: a, children: V.close })],
  })
  switch (e) {
    case `loading`:
    case `running`:
      return null
    case `slow`:
      return (0, B.jsx)(h, { title: V.slow({ name: t }), icon: `hourglass`, children: V.slowText({ origin: n }) })
    case `silent`:
      return (0, B.jsx)(h, { title: V.silent({ name: t }), icon: `help-circle`, children: V.silentText })
    case `failed`:
      return (0, B.jsx)(o, { level: 2, sentence: V.failed, detail: V.failedText({ origin: n }), action: c })
    case `left`:
      return (0, B.jsx)(o, { level: 2, sentence: V.left, detail: V.leftText({ name: t, origin: n }), action: c })
    case `ended`:
      return (0, B.jsx)(o, { level: 2, sentence: V.ended, detail: V.endedText({ origin: n }), action: c })
    case `old-protocol`:
      return (0, B.jsx)(o, {
        level: 2,
        sentence: V.oldProtocol,
        detail: V.oldProtocolText({ name: t }),
        action: (0, B.jsx)(p, { onClick: a, children: V.close }),
      })
    case `moved`:
      return (0, B.jsx)(cr, { name: t, origin: n, movedTo: r, onFollow: s, onClose: a })
  }
}
function cr({ name: e, origin: t, movedTo: n, onFollow: r, onClose: i }) {
  let a = n !== null && URL.canParse(n) ? new URL(n).origin : null
  return (0, B.jsx)(o, {
    level: 2,
    sentence: a === null ? V.otherPage : V.moved({ to: a }),
    detail: V.movedText({ name: e, origin: t, to: a ?? V.noAddress }),
    action: (0, B.jsxs)(j, {
      gap: `xs`,
      children: [
        a !== null && (0, B.jsx)(p, { onClick: () => r(a), children: V.openInstead({ to: a }) }),
        (0, B.jsx)(p, { onClick: i, children: V.close }),
      ],
    }),
  })
}
var lr = 15e3,
  ur = 3e4,
  dr = 1e4,
  fr = 4e3,
  pr = 2e3,
  mr = (e) => ({
    startedAt: e,
    loads: 0,
    loadedAt: null,
    contactedAt: null,
    movedTo: null,
    isRefused: !1,
    isOldProtocol: !1,
  })
function hr(e, t) {
  switch (t.kind) {
    case `load`:
      return { ...e, loads: e.loads + 1, loadedAt: t.at }
    case `contact`:
      return { ...e, contactedAt: t.at, movedTo: null, isRefused: !1 }
    case `moved`:
      return { ...e, movedTo: t.to }
    case `refused`:
      return { ...e, movedTo: t.to ?? e.movedTo, isRefused: !0 }
    case `old-protocol`:
      return { ...e, isOldProtocol: !0 }
  }
}
function gr(e, t, n) {
  let { loads: r, loadedAt: i, startedAt: a, contactedAt: o } = e
  if (t && (r > 1 || e.isRefused)) return `ended`
  if (e.movedTo !== null) return `moved`
  if (e.isRefused) return `left`
  if (e.isOldProtocol && o === null) return `old-protocol`
  if (i === null) {
    if (o !== null) return `running`
    let e = n - a
    return e >= ur ? `failed` : e >= lr ? `slow` : `loading`
  }
  let s = n - i
  return r > 1
    ? o !== null && o >= i - pr
      ? `running`
      : s >= fr
        ? `left`
        : `running`
    : o === null && s >= dr
      ? `silent`
      : `running`
}
var X = {
    stage: `_stage_qkvt6_1`,
    bar: `_bar_qkvt6_8`,
    origin: `_origin_qkvt6_29`,
    tag: `_tag_qkvt6_39`,
    acts: `_acts_qkvt6_44`,
    ground: `_ground_qkvt6_57`,
  },
  _r = 500
function vr(e) {
  let [t, n] = (0, z.useState)(() => mr(Date.now())),
    [r, i] = (0, z.useState)(() => Date.now()),
    a = gr(t, e, r),
    o = a === `running` && t.contactedAt !== null && t.loads <= 1
  ;(0, z.useEffect)(() => {
    if (o) return
    let e = setInterval(() => i(Date.now()), _r)
    return () => clearInterval(e)
  }, [o])
  let s = (0, z.useCallback)((e) => n((t) => hr(t, e)), [])
  return { view: a, movedTo: t.movedTo, tell: s }
}
function yr(e) {
  let {
      app: t,
      name: n,
      isIsolated: r,
      mark: i,
      isListed: a,
      actsAs: o,
      prompts: s,
      onReload: c,
      onClose: l,
      onFollow: u,
    } = e,
    { view: d, movedTo: f, tell: p } = vr(r),
    [m, h] = (0, z.useState)(!1),
    _ = m || d === `ended` || d === `failed`
  _ && !m && h(!0)
  let v = or(d)
  return (0, B.jsxs)(`section`, {
    className: X.stage,
    'aria-label': V.app,
    children: [
      (0, B.jsxs)(`div`, {
        className: X.bar,
        children: [
          i,
          (0, B.jsx)(`h1`, { children: n }),
          (0, B.jsx)(`b`, { className: X.origin, children: t.origin }),
          (0, B.jsx)(E, { verdict: `unchecked`, label: a ? V.outside : V.outsideNotListed }),
          r && (0, B.jsx)(`span`, { className: X.tag, children: V.isolated }),
          (0, B.jsx)(`span`, { className: X.acts, children: o }),
          (0, B.jsx)(Ye, { 'aria-label': V.reload, onClick: c, children: (0, B.jsx)(g, { name: `refresh` }) }),
          (0, B.jsx)(Ye, { 'aria-label': V.close, onClick: l, children: (0, B.jsx)(g, { name: `x` }) }),
        ],
      }),
      s,
      (0, B.jsx)(sr, { view: d, name: n, movedTo: f, onReload: c, onClose: l, onFollow: u, origin: t.origin }),
      (0, B.jsx)(`div`, { className: X.ground, hidden: v, children: !_ && (0, B.jsx)(ar, { ...e, onNews: p }) }),
    ],
  })
}
var br = { strip: `_strip_1h3s2_1`, waiting: `_waiting_1h3s2_21` }
function xr({ name: e, origin: t, url: n, waiting: r }) {
  let { account: i } = T()
  return (0, B.jsxs)(`div`, {
    className: br.strip,
    role: `note`,
    children: [
      (0, B.jsx)(g, { name: `layout-grid`, size: 16 }),
      (0, B.jsx)(`span`, {
        children: (0, B.jsx)(xe, { text: V.behind, slots: { origin: (0, B.jsx)(`b`, { children: t }), name: e } }),
      }),
      (0, B.jsx)(`span`, { role: `status`, className: br.waiting, children: r > 0 && V.waiting(r) }),
      (0, B.jsx)(b, {
        to: `/safes/$safe/apps/open`,
        params: { safe: i },
        search: { appUrl: n },
        className: `cs-link`,
        children: V.back,
      }),
    ],
  })
}
function Sr({ name: e, until: t, onBlock: n, onOver: r }) {
  let i = (0, z.useEffectEvent)(() => r())
  return (
    (0, z.useEffect)(() => {
      let e = setTimeout(() => i(), Math.max(0, t - performance.now()))
      return () => clearTimeout(e)
    }, [t]),
    (0, B.jsx)(h, { title: V.paused({ name: e }), action: { label: V.block, onClick: n }, children: V.pausedText })
  )
}
var Cr = ({ place: e, identity: t }) => ({ name: t.name, url: e.key })
function wr({ app: e, chainId: t, onClose: n, onShared: r }) {
  let i = Tr(_e(), t),
    [a, o] = (0, z.useState)(``),
    [s, c] = (0, z.useState)(() => Ce(w.get(e.origin), t).map(({ address: e }) => e)),
    l = a.trim().toLowerCase(),
    u = i.filter(({ name: e, address: t }) => `${e} ${t}`.toLowerCase().includes(l)),
    d = () => {
      ;(w.shareContacts(
        e.origin,
        t,
        i.filter(({ address: e }) => s.includes(e)),
      ),
        r())
    },
    f = s.length === 0,
    m = f ? D.share : D.shareCount(s.length)
  return (0, B.jsx)(it, {
    opened: !0,
    onClose: n,
    title: D.shareTitle,
    size: 520,
    children: (0, B.jsxs)(`div`, {
      className: O.picker,
      children: [
        (0, B.jsx)(`p`, { children: D.canRead({ app: e.name, origin: e.origin }) }),
        (0, B.jsxs)(`div`, {
          className: O.pickerTools,
          children: [
            (0, B.jsx)(vt, { label: D.filter, placeholder: D.filterHint, value: a, onChange: o }),
            (0, B.jsx)(p, {
              size: `xs`,
              variant: `subtle`,
              onClick: () => c(u.map(({ address: e }) => e)),
              children: D.selectAll(u.length),
            }),
            (0, B.jsx)(p, { size: `xs`, variant: `subtle`, onClick: () => c([]), children: D.selectNone }),
          ],
        }),
        u.length === 0
          ? (0, B.jsx)(`p`, { children: i.length === 0 ? D.noContact : D.noMatch })
          : (0, B.jsx)(`ul`, {
              className: O.contacts,
              'aria-label': D.contacts,
              children: u.map(({ address: e, name: t }) =>
                (0, B.jsxs)(
                  `li`,
                  {
                    children: [
                      (0, B.jsx)($e, {
                        'aria-label': D.shareOne({ name: t }),
                        checked: s.includes(e),
                        onChange: (t) => c(t.currentTarget.checked ? [...s, e] : s.filter((t) => t !== e)),
                      }),
                      (0, B.jsx)(_t, { address: e, name: t }),
                    ],
                  },
                  e,
                ),
              ),
            }),
        (0, B.jsxs)(j, {
          justify: `flex-end`,
          children: [
            (0, B.jsx)(p, { onClick: n, children: D.cancel }),
            (0, B.jsx)(p, { onClick: d, disabled: f, title: f ? D.selectOne : void 0, children: m }),
          ],
        }),
      ],
    }),
  })
}
function Tr(e, t) {
  let n = e.filter((e) => e.chainId === t),
    r = e.filter((e) => e.chainId === null && !n.some(({ address: t }) => t.toLowerCase() === e.address.toLowerCase()))
  return [...n, ...r].sort((e, t) => e.name.localeCompare(t.name))
}
function Er({ app: e, chainId: t, onDone: n }) {
  let [r, i] = (0, z.useState)(!1),
    a = _e().filter((e) => e.chainId === null || e.chainId === t).length
  return (0, B.jsxs)(`section`, {
    className: O.prompt,
    'aria-label': D.request,
    children: [
      (0, B.jsx)(g, { name: `address-book` }),
      (0, B.jsxs)(`div`, {
        children: [
          (0, B.jsx)(`b`, { role: `status`, children: D.asksContacts({ app: e.name }) }),
          (0, B.jsx)(`p`, {
            children: a === 0 ? D.noContactText({ origin: e.origin }) : D.wouldLeave({ origin: e.origin, count: a }),
          }),
        ],
      }),
      (0, B.jsxs)(`div`, {
        className: O.acts,
        children: [
          (0, B.jsx)(p, {
            size: `xs`,
            onClick: () => {
              ;(w.denyContacts(e.origin), n(`denied`))
            },
            children: D.deny,
          }),
          a === 0
            ? (0, B.jsx)(p, {
                size: `xs`,
                renderRoot: (e) => (0, B.jsx)(b, { to: `/address-book`, ...e }),
                children: D.openBook,
              })
            : (0, B.jsx)(p, { size: `xs`, onClick: () => i(!0), children: D.chooseContacts }),
          (0, B.jsx)(p, { size: `xs`, variant: `subtle`, onClick: () => n(`dismissed`), children: D.notNow }),
        ],
      }),
      r && (0, B.jsx)(wr, { app: e, chainId: t, onClose: () => i(!1), onShared: () => n(`granted`) }),
    ],
  })
}
function Dr(e, t, n) {
  let { origin: r } = e,
    [i, a] = (0, z.useState)(!1),
    o = (0, z.useRef)(null),
    s = () => w.get(r),
    c = () => {
      let e = s()
      return C(e) ? [{ invoker: r, parentCapability: `requestAddressBook`, date: e.contacts?.at }] : []
    }
  return (
    (0, z.useEffect)(() => () => o.current?.reject(U.permissions()), []),
    {
      prompt:
        i &&
        (0, B.jsx)(Er, {
          app: { name: t, origin: r },
          chainId: n,
          onDone: (e) => {
            ;(a(!1), e === `granted` ? o.current?.resolve(c()) : o.current?.reject(U.permissions()), (o.current = null))
          },
        }),
      permissions: c,
      isGranted: () => C(s()),
      shared: () => Ce(s(), n),
      request: (e) =>
        C(s())
          ? Promise.resolve(c())
          : new Promise((t, n) => {
              ;((o.current = { resolve: t, reject: n }),
                a(!0),
                e.addEventListener(`abort`, () => {
                  ;(a(!1), n(U.permissions()))
                }))
            }),
    }
  )
}
async function Or({ chain: e, safe: t }, { currency: n }) {
  let r = await v().getBalances({ params: { chainId: e.chainId, safe: t, fiatCode: n }, query: { exclude_spam: !0 } })
  return de(te, r)
}
async function kr({ chain: e, safe: t }, { safeTxHash: n }) {
  let r = () => new H(`This account has no transaction ${n}`),
    i = await v()
      .getTransaction({ params: { chainId: e.chainId, id: n } })
      .catch((e) => {
        throw e instanceof ie && e.statusCode >= 400 && e.statusCode < 500 ? r() : e
      })
  if (!ve(i.safeAddress, t)) throw r()
  return de(oe, i)
}
async function Ar({ chain: e }, { call: t, params: n }) {
  return (await ge(e, t, n)) ?? null
}
async function jr({ chain: e, safe: t }, n) {
  let r = n.toLowerCase(),
    i = await bt({ chainId: e.chainId, safe: t }, (e) => e.messageHash.toLowerCase() === r || Mr(e.message) === r)
  return i === null || i.status !== `CONFIRMED` ? `` : ((await xt(i.message, i, { chain: e, safe: t })) ?? ``)
}
function Mr(e) {
  try {
    return st(e)
  } catch {
    return null
  }
}
function Nr(e) {
  let { account: t, ask: n } = e,
    r = { offChainSigning: !0 }
  return {
    getSafeInfo: () => Gr(t()),
    getChainInfo: () => Kr(t()),
    getEnvironmentInfo: () => ({ origin: location.origin }),
    getEnvInfo: () => ({ txServiceUrl: `${t().chain.transactionService}/api/v1` }),
    getCurrentTheme: () => ({ darkMode: e.isDark() }),
    getSafeBalances: (e) => Or(t(), e),
    getTxBySafeTxHash: (e) => kr(t(), e),
    getOffChainSignature: (e) => jr(t(), e),
    rpcCall: (e) => {
      if (e.call !== `safe_setSettings`) return Ar(t(), e)
      let [n] = e.params
      return ((r.offChainSigning = typeof n == `object` && !!n && Reflect.get(n, `offChainSigning`) === !0), { ...r })
    },
    sendTransactions: async (e, t) => Pr(await n(`sendTransactions`, Ir(e), t)),
    signMessage: async (e, i) => Fr(await n(`signMessage`, Lr(e, { account: t(), settings: r, call: i }), i)),
    signTypedMessage: async (e, i) => Fr(await n(`signTypedMessage`, Rr(e, { account: t(), settings: r, call: i }), i)),
    wallet_getPermissions: () => e.permissions(),
    wallet_requestPermissions: (t, { signal: n }) => e.requestPermissions(n),
    requestAddressBook: () => e.addressBook(),
  }
}
var Pr = (e) => J.sendTransactions.result.parse(e),
  Fr = (e) => J.signMessage.result.parse(e),
  Ir = ({ txs: e, params: t }) => ({
    kind: `calls`,
    calls: [...e],
    answer: `app`,
    ...(t.safeTxGas === void 0 ? {} : { safeTxGas: BigInt(t.safeTxGas) }),
  }),
  Lr = ({ message: e }, t) => Br(ut(e), t),
  Rr = ({ typedData: e }, t) => Br(Vr(e), t),
  zr = `7.11.0`
function Br(e, { account: t, settings: n, call: r }) {
  return {
    kind: n.offChainSigning && !r.isOldSdk(zr) && Ct(t.chain, t.state) ? `message` : `on-chain-message`,
    content: e,
    answer: `app`,
  }
}
function Vr(e) {
  try {
    let { chainId: t } = e.domain,
      n = { ...e.domain, ...(t === void 0 ? {} : { chainId: Ur(t) }) },
      r = ue.parse(JSON.parse(JSON.stringify({ ...e, domain: n }, Hr)))
    return (st(r), r)
  } catch (e) {
    let t = e instanceof Error && e.message !== `` ? `: ${e.message}` : ``
    throw new H(`${A.invalidTypedData}${t}`)
  }
}
var Hr = (e, t) => (typeof t == `bigint` ? t.toString() : t instanceof Uint8Array ? re(t) : t)
function Ur(e) {
  let t = typeof e == `object` && e ? (Reflect.get(e, `hex`) ?? Reflect.get(e, `_hex`)) : void 0
  return typeof t == `string` && /^0x[0-9a-f]+$/i.test(t) ? BigInt(t).toString() : e
}
var Wr = { 1: `MAINNET`, 100: `XDAI` },
  Gr = ({ chain: e, safe: t, state: n, isReadOnly: r }) => ({
    safeAddress: t,
    chainId: Number(e.chainId),
    threshold: n.threshold,
    owners: n.owners,
    isReadOnly: r,
    nonce: Number(n.nonce),
    implementation: n.masterCopy,
    modules: n.modules.length === 0 ? null : n.modules,
    fallbackHandler: n.fallbackHandler,
    guard: n.guard,
    version: n.version,
    network: Wr[e.chainId] ?? e.chainName.toUpperCase(),
  }),
  Kr = ({ chain: e }) => ({
    chainName: e.chainName,
    chainId: e.chainId,
    shortName: e.shortName,
    nativeCurrency: { ...e.nativeCurrency, decimals: 18, logoUri: e.nativeCurrency.logoUri ?? `` },
    blockExplorerUriTemplate: { ...e.blockExplorerUriTemplate },
  }),
  Z = new Map()
function qr({ session: e, chainId: t, safe: n, app: r, method: i, ask: a, call: o }) {
  let s = { topic: rt(e), id: o.id },
    c = ft({ chainId: t, safe: n, ...s })
  return new Promise((e, l) => {
    ;(Z.set(c, { resolve: e, reject: l, promptDone: o.promptDone }),
      o.signal.addEventListener(`abort`, () => void Q(c), { once: !0 }))
    let u = { ...s, key: c, chainId: t, safe: n, app: r, method: i, ask: a, state: `open`, hash: null, at: Date.now() }
    F.load().then(() => (Z.has(c) ? F.put(u) : void 0))
  }).finally(() => Z.delete(c))
}
async function Jr(e, t) {
  let n = F.get().find(({ topic: t, id: n }) => t === e.topic && n === e.id),
    r = n && Z.get(n.key)
  if (!r) throw Error(L.senderClosed)
  t.error ? r.reject(new H(t.error.message)) : r.resolve(t.result)
}
async function Q(e) {
  ;(Z.get(e)?.reject(U.transaction()), Z.delete(e), await F.remove(e))
}
var Yr = (e) => Z.get(e)?.promptDone()
async function Xr(e) {
  let t = rt(e),
    n = F.get().filter((e) => nt(e) && e.topic === t)
  await Promise.all(n.map(({ key: e }) => Q(e)))
}
var $ = {
    aside: `_aside_11hao_1`,
    foot: `_foot_11hao_13`,
    head: `_head_11hao_17`,
    content: `_content_11hao_50`,
    statement: `_statement_11hao_64`,
    flow: `_flow_11hao_70`,
    calls: `_calls_11hao_107`,
    number: `_number_11hao_137`,
    waiting: `_waiting_11hao_142`,
  },
  Zr = 700,
  Qr = 100,
  $r = (e) => {
    let { left: t, top: n } = e.getBoundingClientRect()
    return { left: t, top: n }
  },
  ei = (e, t) => Math.abs(e.left - t.left) < 1 && Math.abs(e.top - t.top) < 1
function ti(e) {
  let [t, n] = (0, z.useState)(!1),
    r = (0, z.useRef)({ place: null, since: 0 })
  return (
    (0, z.useEffect)(() => {
      let t = setInterval(() => {
        let t = e.current
        if (t === null) return
        let i = $r(t),
          { place: a, since: o } = r.current,
          s = performance.now()
        ;((a !== null && ei(a, i) && document.visibilityState === `visible`) || (r.current = { place: i, since: s }),
          n(r.current.place === a && s - o >= Zr))
      }, Qr)
      return () => clearInterval(t)
    }, [e]),
    {
      isArmed: t,
      guard: (t) => () => {
        let n = e.current,
          { place: i, since: a } = r.current
        n !== null && i !== null && ei(i, $r(n)) && performance.now() - a >= Zr && t()
      },
    }
  )
}
function ni({ request: e, title: t, mark: n, more: r, children: i }) {
  let { isBusy: a, error: o, review: s } = St(e),
    c = (0, z.useRef)(null),
    { isArmed: l, guard: u } = ti(c),
    d = () => void Q(e.key)
  return (0, B.jsxs)(B.Fragment, {
    children: [
      (0, B.jsxs)(`header`, {
        className: $.head,
        children: [
          n,
          (0, B.jsxs)(`div`, {
            children: [
              (0, B.jsx)(`h2`, { children: t }),
              (0, B.jsx)(`p`, {
                children: (0, B.jsx)(xe, {
                  text: ri(e),
                  slots: { host: (0, B.jsx)(`b`, { children: yt(e.app.url) }) },
                }),
              }),
            ],
          }),
          (0, B.jsx)(Ye, { 'aria-label': L.closeRequest, onClick: d, children: (0, B.jsx)(g, { name: `x` }) }),
        ],
      }),
      (0, B.jsxs)(`div`, {
        className: $.content,
        role: `group`,
        'aria-label': L.whatRequested,
        tabIndex: 0,
        children: [
          i,
          (0, B.jsx)(Tt, {}),
          r > 0 && (0, B.jsx)(gt, { title: L.moreWait(r), children: L.oneByOne }),
          o !== null && (0, B.jsx)(ht, { verdict: `danger`, title: o, announce: !0 }),
        ],
      }),
      (0, B.jsxs)(`footer`, {
        ref: c,
        className: $.foot,
        children: [
          (0, B.jsx)(p, { size: `md`, onClick: d, children: L.decline }),
          (0, B.jsx)(p, {
            size: `md`,
            variant: `filled`,
            loading: a,
            'aria-disabled': !l,
            'data-disabled': !l,
            onClick: u(() => void s()),
            children: L.reviewAndSign,
          }),
        ],
      }),
    ],
  })
}
function ri({ ask: e }) {
  if (e.kind === `calls`) return L.ofCalls(e.calls.length)
  let t = typeof e.content == `string`
  return e.kind === `message` ? (t ? L.ofText : L.ofTyped) : t ? L.ofTextOnChain : L.ofTypedOnChain
}
function ii({ request: e }) {
  let { account: t, chain: n, chainId: r, key: i, safe: a } = T(),
    { nameOf: o } = se(),
    s = e.hash ?? `0x`,
    { data: c } = x({ ...mt(i, s), enabled: e.hash !== null }),
    { data: l } = x(Ue(n, a)),
    u = c?.confirmations.map(({ owner: e }) => e.value) ?? [],
    d = l?.threshold ?? c?.confirmationsRequired ?? 0,
    f = (l?.owners ?? []).filter((e) => !u.some((t) => ve(t, e))).map((e) => o(e, r)?.name ?? Xe(e))
  return (0, B.jsxs)(`section`, {
    className: $.waiting,
    'aria-label': L.waiting,
    children: [
      (0, B.jsx)(Ge, { required: d, signed: Math.min(u.length, d), state: `open`, size: 22 }),
      (0, B.jsxs)(`div`, {
        children: [
          (0, B.jsx)(`b`, { children: L.waitingOf({ signed: u.length, threshold: d }) }),
          (0, B.jsxs)(`p`, { children: [f.length > 0 && `${L.notSignedBy(f)} `, L.answerWhenComplete] }),
          (0, B.jsxs)(j, {
            gap: `xs`,
            children: [
              (0, B.jsx)(p, {
                size: `xs`,
                renderRoot: (e) =>
                  (0, B.jsx)(b, { to: `/safes/$safe/messages/$hash`, params: { safe: t, hash: s }, ...e }),
                children: L.openMessage,
              }),
              (0, B.jsx)(p, { size: `xs`, variant: `subtle`, onClick: () => void Q(e.key), children: L.stopWaiting }),
            ],
          }),
        ],
      }),
    ],
  })
}
var ai = (e) => at().filter(({ topic: t, state: n }) => t === rt(e) && n !== `answered`)
function oi({ requests: e, mark: t, heldBack: n, body: r }) {
  let [i, ...a] = e.filter(({ state: e }) => e === `open`),
    o = e.filter(({ state: e, ask: t }) => e === `proposed` && t.kind === `message`),
    s = a.length + n
  return (0, B.jsxs)(`section`, {
    className: $.aside,
    role: i ? `dialog` : void 0,
    'aria-label': i ? si(i) : L.requests,
    children: [
      i && (0, B.jsx)(ni, { request: i, title: si(i), mark: t, more: s, children: r(i) }, i.key),
      o.map((e) => (0, B.jsx)(ii, { request: e }, e.key)),
    ],
  })
}
var si = ({ ask: e }) => (e.kind === `calls` ? L.transactionRequest : L.signatureRequest)
function ci() {
  let e = pe({
    select: (e) => {
      let t = e.at(-1)?.search
      return t !== void 0 && `draft` in t && typeof t.draft == `string` ? t.draft : null
    },
  })
  return e === null ? null : ((pt.read(e) ?? ot.read(e))?.request ?? null)
}
var li = 4
function ui({ checks: e, problem: t }) {
  let n = e.filter(({ verdict: e }) => e !== `verified`),
    r = e.length - n.length
  return e.length === 0
    ? (0, B.jsx)(jt, {
        children: (0, B.jsx)(R, { verdict: `unchecked`, title: t === null ? L.reading : L.noCheck, children: t }),
      })
    : (0, B.jsxs)(jt, {
        children: [
          n
            .slice(0, li)
            .map((e) =>
              (0, B.jsx)(
                R,
                { check: e.id, verdict: e.verdict, title: e.title, children: e.reason },
                [e.id, e.title].join(),
              ),
            ),
          (0, B.jsx)(R, {
            verdict: `unchecked`,
            title: L.provesNothing,
            children: n.length > li ? L.moreFindings(n.length - li) : L.fromBytes,
          }),
          r > 0 && (0, B.jsx)(R, { verdict: `verified`, count: r }),
        ],
      })
}
var di = 4
function fi({ flows: e, context: t, arrives: n }) {
  if (e.length === 0) return null
  let r = n !== null && n.length > 0
  return (0, B.jsxs)(`div`, {
    className: $.flow,
    role: `group`,
    'aria-label': L.whatLeaves,
    children: [
      (0, B.jsx)(pi, { title: L.leaves, lines: e.map((e) => mi(e, t)) }),
      (0, B.jsx)(g, { name: `arrow-right` }),
      r
        ? (0, B.jsx)(pi, { title: L.arrives, lines: n })
        : (0, B.jsx)(pi, { title: L.to, lines: e.map(({ to: e }) => t.nameOf(e) ?? Xe(e)) }),
    ],
  })
}
function pi({ title: e, lines: t }) {
  let n = [...new Set(t)],
    r = n.length - di
  return (0, B.jsxs)(`div`, {
    children: [
      (0, B.jsx)(`span`, { children: e }),
      n.slice(0, di).map((e) => (0, B.jsx)(`b`, { children: e }, e)),
      r > 0 && (0, B.jsx)(`span`, { children: L.andMore(r) }),
    ],
  })
}
function mi({ kind: e, token: t, amount: n, tokenId: r }, i) {
  return e === `all`
    ? L.everything
    : t !== null && r !== null
      ? qe(t, r, i).text
      : n === null
        ? t === null
          ? L.everything
          : L.every(i.tokenOf(t)?.symbol ?? L.token)
        : He(t, n, i)
}
var hi = ({ parts: e }) =>
  (0, B.jsx)(`div`, {
    className: $.statement,
    children: (0, B.jsx)(It, { as: `p`, children: (0, B.jsx)(Nt, { parts: e }) }),
  })
function gi({ transaction: e, checks: t, problem: n, arrives: r, units: i }) {
  let { key: a } = T(),
    [o] = Ve(),
    { data: s } = x(Be(a, o)),
    c = Ke({ balances: s, decode: Qe(!0), units: i }),
    l = Ft({ call: e, tense: `will`, nonce: e.nonce }, c),
    u = Ze(e, c, null),
    d = Je(u.nodes),
    f = t.some(({ id: e, verdict: t }) => e === `decoding` && t === `verified`)
  return (0, B.jsxs)(B.Fragment, {
    children: [
      (0, B.jsx)(hi, { parts: l.parts }),
      (0, B.jsx)(fi, { flows: d, context: c, arrives: r }),
      (0, B.jsx)(`ol`, {
        className: $.calls,
        'aria-label': L.calls,
        children: u.nodes.map((e) =>
          (0, B.jsxs)(
            `li`,
            {
              children: [
                (0, B.jsx)(`span`, { className: $.number, children: e.number }),
                (0, B.jsxs)(`div`, {
                  children: [
                    (0, B.jsx)(`b`, { children: (0, B.jsx)(Nt, { parts: e.title, isQuiet: !0 }) }),
                    (0, B.jsx)(`code`, { children: _i(e) }),
                  ],
                }),
                (0, B.jsx)(vi, { node: e, isDecoded: f }),
              ],
            },
            e.number,
          ),
        ),
      }),
      (0, B.jsx)(ui, { checks: t, problem: n }),
      e.safeTxGas > 0n &&
        (0, B.jsx)(jt, {
          children: (0, B.jsx)(R, { verdict: `caution`, title: L.gasLimit, children: L.gasLimitText(e.safeTxGas) }),
        }),
    ],
  })
}
var _i = ({ signature: e, call: t }) =>
  e ?? (t.data === `0x` ? L.plainPayment : L.unknownMethod({ selector: t.data.slice(0, 10) }))
function vi({ node: { tone: e, certainty: t }, isDecoded: n }) {
  if (e !== `none`) return (0, B.jsx)(E, { verdict: e })
  if (t === null) return (0, B.jsx)(E, { verdict: `unchecked` })
  let r = Pt(t),
    i = n || t.kind === `empty` || t.kind === `code` || t.kind === `added`
  return (0, B.jsx)(`span`, { title: r?.long, children: (0, B.jsx)(E, { verdict: i ? `verified` : `unchecked` }) })
}
function yi({ opened: e, account: t, isShown: n, onReload: r, onClose: i, onFollow: a }) {
  let { place: o, identity: s } = e,
    { chain: c, safe: l } = t,
    [u] = (0, z.useState)(() => crypto.randomUUID()),
    d = lt(`light`, { getInitialValueInEffect: !1 }) === `dark`,
    f = Dr(o, s.name, c.chainId),
    [p] = (0, z.useState)(() => xi({ account: t, isDark: d }))
  ;(0, z.useLayoutEffect)(() => p.set({ account: t, isDark: d }))
  let [m] = (0, z.useState)(() =>
      Nr({
        account: () => p.get().account,
        isDark: () => p.get().isDark,
        permissions: f.permissions,
        requestPermissions: f.request,
        addressBook: f.shared,
        ask: (t, n, r) => qr({ session: u, chainId: c.chainId, safe: l, app: Cr(e), method: t, ask: n, call: r }),
      }),
    ),
    [h, g] = (0, z.useState)(null),
    [_, v] = (0, z.useState)(0),
    ee = (0, z.useRef)(null),
    y = ai(u),
    te = ci(),
    ne = y.filter(({ key: e, state: t }) => t === `open` && e !== te).length + _,
    b = se().nameOf(l, c.chainId)?.name ?? V.unnamedAccount
  ;((0, z.useEffect)(() => Et(o.url), [o]),
    (0, z.useEffect)(() => () => void Xr(u), [u]),
    (0, z.useEffect)(() => {
      for (let { key: e, state: t } of y) t === `proposed` && Yr(e)
    }, [y]))
  let re = (e) => {
      ;(e.kind === `cool-down` && g(e.until), e.kind === `waiting` && v(ee.current?.waiting().length ?? 0))
    },
    ie = () => {
      ;(Me.forget(o.url), i())
    },
    ae = (0, B.jsx)(Le, { name: s.name, isListed: s.isListed, iconUrl: s.iconUrl })
  return (0, B.jsxs)(B.Fragment, {
    children: [
      n
        ? (0, B.jsx)(bi, { app: s.name, account: b })
        : (0, B.jsx)(xr, { name: s.name, origin: o.origin, url: o.url, waiting: ne }),
      (0, B.jsx)(Gt, {
        isShown: n,
        stage: (0, B.jsx)(yr, {
          mark: ae,
          handlers: m,
          isDark: d,
          onReload: r,
          onClose: i,
          onFollow: a,
          app: o,
          name: s.name,
          isListed: s.isListed,
          isIsolated: e.isIsolated,
          allow: e.allow,
          isGranted: f.isGranted,
          actsAs: (0, B.jsx)(xe, {
            text: V.actsAs({ network: c.chainName }),
            slots: { account: (0, B.jsx)(`b`, { children: b }) },
          }),
          prompts: (0, B.jsxs)(B.Fragment, {
            children: [
              f.prompt,
              h !== null && (0, B.jsx)(Sr, { name: s.name, until: h, onBlock: ie, onOver: () => g(null) }),
            ],
          }),
          onBridge: (e) => {
            ee.current = e
          },
          onEvent: re,
        }),
        requests:
          n &&
          y.length > 0 &&
          (0, B.jsx)(oi, { requests: y, mark: ae, heldBack: _, body: (e) => (0, B.jsx)(Si, { request: e }) }),
      }),
      (0, B.jsx)(ct, { respond: Jr, answers: ({ topic: e }) => e === rt(u) }),
    ],
  })
}
function bi({ app: e, account: t }) {
  return (me(e, t), null)
}
function xi(e) {
  let t = e
  return {
    get: () => t,
    set: (e) => {
      t = e
    },
  }
}
function Si({ request: e }) {
  let { chain: n } = T(),
    r = t(),
    { data: i, error: a } = x(wt(r, n, e))
  return i
    ? i.kind === `message`
      ? (0, B.jsx)(Ei, { draft: i.draft })
      : (0, B.jsx)(Ci, { id: e.key, draft: i.draft })
    : a
      ? (0, B.jsx)(o, { sentence: L.notPossible, detail: fe(a) })
      : (0, B.jsx)(m, { rows: 3, shape: `table`, label: L.preparing })
}
function Ci({ id: e, draft: t }) {
  let { transaction: n, message: r } = t
  return (0, B.jsxs)(B.Fragment, {
    children: [
      r !== void 0 && (0, B.jsx)(Di, { content: r }),
      (0, B.jsx)(Mt, {
        transaction: n,
        asked: null,
        details: null,
        draft: { id: e, draft: t },
        onStored: () => {},
        children: (0, B.jsx)(wi, { transaction: n }),
      }),
    ],
  })
}
function wi({ transaction: e }) {
  let { checks: t, query: n, simulation: r, review: i } = At(),
    { safe: a } = T(),
    o = i?.unitOf,
    s = Ke({ units: o }),
    c = (r.simulated?.result.deltas ?? null)?.filter(({ owner: e, amount: t }) => ve(e, a) && t > 0n) ?? null
  return (0, B.jsx)(gi, {
    transaction: e,
    checks: t,
    units: o,
    problem: n.error?.message ?? null,
    arrives: c?.map((e) => Ti(e, s)) ?? null,
  })
}
var Ti = (e, t) =>
  e.kind === `native`
    ? He(null, e.amount, t)
    : e.kind === `erc20`
      ? He(e.token, e.amount, t)
      : qe(e.token, e.tokenId, t).text
function Ei({ draft: { message: e, origin: n } }) {
  let { chain: r, key: i } = T(),
    a = t(),
    { data: o, error: s } = x(Ot(a, { chain: r, accountKey: i, content: e, origin: n, details: null, askedHash: null }))
  return (0, B.jsxs)(B.Fragment, {
    children: [
      (0, B.jsx)(Di, { content: e }),
      (0, B.jsx)(ui, { checks: o?.checks ?? [], problem: s?.message ?? null }),
    ],
  })
}
function Di({ content: e }) {
  let t = Ke(),
    n = ee()
  return (0, B.jsxs)(B.Fragment, {
    children: [(0, B.jsx)(hi, { parts: kt(e, t).statement }), (0, B.jsx)(Dt, { content: e, context: t, chainName: n })],
  })
}
function Oi({ url: e, isShown: t }) {
  let { account: n } = T(),
    r = Ut(),
    i = he(),
    [o, s] = (0, z.useState)(0),
    c = () => void i({ href: `/safes/${n}/apps` }),
    l = (e) => {
      ;(Me.forget(e), i({ to: `/safes/$safe/apps/open`, params: { safe: n }, search: { appUrl: e } }))
    }
  if (r.account === null && !t) return null
  if (r.account === null)
    return r.error
      ? (0, B.jsx)(a, { title: V.accountNotRead, error: r.error, stillWorks: V.accountNotReadDetail, onRetry: r.retry })
      : null
  let u = r.account
  return (0, B.jsx)(z.Suspense, {
    children: (0, B.jsx)(zt, {
      url: e,
      isShown: t,
      onLeave: c,
      children: (e) =>
        (0, B.jsx)(
          yi,
          { opened: e, isShown: t, account: u, onReload: () => s((e) => e + 1), onClose: c, onFollow: l },
          `${o}:${e.isIsolated}`,
        ),
    }),
  })
}
export { Oi as AppHost }
//# sourceMappingURL=-AppHost-B9FsX1GD.js.map
