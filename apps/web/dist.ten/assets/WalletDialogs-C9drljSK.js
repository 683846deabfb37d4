import { o as e } from './rolldown-runtime-DLMaRju-.js'
import {
  Ai as t,
  At as n,
  Ea as r,
  Ft as i,
  Ga as a,
  Gi as o,
  Gt as s,
  Ma as c,
  Mt as l,
  Na as u,
  Nt as d,
  Pi as f,
  Qi as p,
  Ri as m,
  Sr as h,
  Ui as ee,
  Vi as g,
  ba as te,
  ci as ne,
  ho as re,
  it as _,
  ji as v,
  lr as ie,
  mn as y,
  nt as ae,
  so as oe,
  sr as se,
  ta as ce,
  ui as le,
  wa as ue,
  xa as b,
  yi as x,
} from './index--te03lJq.js'
import { D as S, E as de, M as fe, S as C, h as pe } from './fields-KVqNPxJG.js'
import { Fn as me, Ln as he, Pn as w, R as ge, Xn as _e } from './lists-DTBg-a7q.js'
import { s as ve, t as ye } from './rest-CtmY0iXF.js'
import { a as be, i as T, n as E, o as D, r as O, t as k } from './rest-K1Jsr5XH.js'
import { t as A } from './rest-B3PyXowP.js'
import { Ft as xe, G as Se, J as Ce, K as we, Pt as Te, W as Ee, q as De } from './later-DLdlgyuL.js'
import { n as Oe, t as j } from './rest-DNU5Denu.js'
import { t as M } from './rest-Cxvfm7_T.js'
import { n as ke } from './rest-DnfLSmR1.js'
var N = {
    who: `_who_1shj6_1`,
    status: `_status_1shj6_13`,
    dot: `_dot_1shj6_21`,
    facts: `_facts_1shj6_33`,
    two: `_two_1shj6_60`,
    signIn: `_signIn_1shj6_66`,
    others: `_others_1shj6_88`,
  },
  P = e(re(), 1)
async function Ae(e) {
  await D(e, { method: `wallet_requestPermissions`, params: [{ eth_accounts: {} }] })
  let t = await D(e, { method: `eth_accounts` })
  return Array.isArray(t) ? t.filter((e) => r(e)) : []
}
var F = b(`wallet-connected`, {
    title: `Your wallet`,
    copy: `Copy address`,
    copied: `Copied`,
    notCopied: `Not copied`,
    copyRefused: `The browser did not allow copying. Select the address above instead.`,
    connected: `Connected`,
    connectedElsewhere: `Connected, on another network`,
    connectedThrough: ({ wallet: e }) => `Connected, through ${e}`,
    elsewhereThrough: ({ wallet: e }) => `Connected, on another network, through ${e}`,
    aWallet: `a wallet`,
    balanceOn: ({ network: e }) => `Balance on ${e}`,
    chain: ({ id: e }) => `Chain ${e}`,
    notChecked: `Not checked`,
    signsFor: `Signs for`,
    accounts: (e) => te(e, { one: `# account`, other: `# accounts` }),
    disconnect: `Disconnect`,
    demoPublic: `Demo keys are public. Never send them assets of value.`,
    lastTen: `The last 10 finished transactions stay in this browser.`,
    switchNetwork: `Switch network`,
    networks: `Networks`,
    wrongNetwork: `Wrong network detected, switch or disconnect to continue.`,
    wrongNetworkText: ({ id: e }) => `Your wallet is on chain ${e}, which is not configured here.`,
    notConfigured: `Not configured here`,
    current: `Current`,
    notListed: `Not in the list? Add it under Settings, Networks and service.`,
    add: `Add`,
    tryAgain: `Try again`,
    notInWallet: `Your wallet does not have it yet`,
    openAccount: `The open account is on this network`,
    confirmInWallet: `Confirm in wallet`,
    notConnected: `The wallet is no longer connected. Connect it again.`,
    chooseInWallet: `Choose in your wallet`,
    chooseOthers: `Choose other addresses`,
    recent: `Recent transactions`,
    clearAll: `Clear all`,
    none: `None yet. Transactions that you send from this browser are listed until you clear them.`,
    openInExplorer: ({ what: e }) => `Open ${e} in the explorer`,
    pending: `Pending`,
    confirmed: `Confirmed`,
    failed: `Failed`,
    failedIn: ({ block: e }) => `Failed, reverted in block ${e}`,
    notInBlock: ({ age: e }) => `Pending, not in a block yet, ${e}`,
    mined: `Pending, in a block, waiting for more blocks`,
    confirmedIn: ({ block: e }) => `Confirmed in block ${e}`,
    confirmedBy: (e) => `Confirmed, ${te(e, { one: `# block`, other: `# blocks` })}`,
    onNetwork: ({ status: e, network: t }) => `${e}, ${t}`,
    signedOut: `Signed out here`,
    signedOutText: `The service is informed when it can be reached again.`,
    signedIn: `Signed in to this service`,
    notSignedIn: `Not signed in to this service`,
    until: `Until you sign out or disconnect this wallet`,
    optional: `Optional. All pages work without it`,
    signOut: `Sign out`,
    signIn: `Sign in`,
  }),
  I = a()
function je() {
  let [e, t] = (0, P.useState)(`idle`),
    n = (0, P.useId)(),
    r = async () => {
      let e = i.getProvider()
      if (!e) return t({ error: F.notConnected })
      t(`asking`)
      try {
        ;(await Ae(e), t(`idle`))
      } catch (e) {
        let n = A(e)
        t(n.code === `rejected` ? `idle` : { error: n.message })
      }
    }
  return (0, I.jsxs)(`div`, {
    className: N.others,
    children: [
      (0, I.jsx)(`button`, {
        type: `button`,
        className: `cs-link`,
        onClick: () => void r(),
        disabled: e === `asking`,
        'aria-describedby': typeof e == `object` ? n : void 0,
        children: e === `asking` ? F.chooseInWallet : F.chooseOthers,
      }),
      typeof e == `object` && (0, I.jsx)(C, { kind: `error`, id: n, children: e.error }),
    ],
  })
}
var L = {
  section: `_section_yz62l_1`,
  heading: `_heading_yz62l_6`,
  none: `_none_yz62l_19`,
  list: `_list_yz62l_25`,
  mark: `_mark_yz62l_51`,
  text: `_text_yz62l_70`,
}
function Me({ account: e, chainId: t, onLeave: n }) {
  let r = xe(e),
    { data: i } = x(y())
  return (0, I.jsxs)(`section`, {
    className: L.section,
    'aria-labelledby': `recent-heading`,
    children: [
      (0, I.jsxs)(`div`, {
        className: L.heading,
        children: [
          (0, I.jsx)(`h3`, { id: `recent-heading`, children: F.recent }),
          r.length > 0 &&
            (0, I.jsx)(`button`, {
              type: `button`,
              className: `cs-link`,
              onClick: () => Te.clear(e),
              children: F.clearAll,
            }),
        ],
      }),
      r.length === 0
        ? (0, I.jsx)(`p`, { className: L.none, children: F.none })
        : (0, I.jsx)(`ul`, {
            className: L.list,
            children: r.map((e) =>
              (0, I.jsx)(
                Ne,
                {
                  record: e,
                  chain: i?.find((t) => t.chainId === e.chainId) ?? null,
                  isElsewhere: e.chainId !== t,
                  onLeave: n,
                },
                `${e.chainId}:${e.hash}`,
              ),
            ),
          }),
    ],
  })
}
function Ne({ record: e, chain: t, isElsewhere: n, onLeave: r }) {
  let { status: i, description: a } = e,
    o = t && ye(t, e.hash),
    s = n ? (t?.chainName ?? F.chain({ id: e.chainId })) : null
  return (0, I.jsxs)(`li`, {
    children: [
      (0, I.jsx)(`span`, {
        className: L.mark,
        'data-status': i,
        'aria-hidden': !0,
        children:
          i === `pending`
            ? (0, I.jsx)(u, { size: 14 })
            : (0, I.jsx)(p, { name: i === `confirmed` ? `check` : `x`, size: 14 }),
      }),
      (0, I.jsxs)(`span`, {
        className: L.text,
        children: [
          (0, I.jsx)(`b`, { children: e.path === null ? a : (0, I.jsx)(Ie, { path: e.path, text: a, onLeave: r }) }),
          (0, I.jsx)(`span`, { children: t ? (0, I.jsx)(Pe, { record: e, chain: t, network: s }) : R(F[i], s) }),
        ],
      }),
      o &&
        (0, I.jsx)(`a`, {
          href: o,
          target: `_blank`,
          rel: `noopener noreferrer`,
          'aria-label': F.openInExplorer({ what: a }),
          children: (0, I.jsx)(p, { name: `external-link`, size: 16 }),
        }),
    ],
  })
}
var R = (e, t) => (t === null ? e : F.onNetwork({ status: e, network: t }))
function Pe({ record: e, chain: t, network: n }) {
  let { status: r } = e,
    i = m(r === `pending`),
    { data: a } = x({ ...ae(t), enabled: r === `confirmed` })
  return R(Fe(e, a, i), n)
}
function Fe({ status: e, block: t, sentAt: n }, r, i) {
  if (e === `failed`) return t === null ? F.failed : F.failedIn({ block: g(BigInt(t)) })
  if (e === `pending`) {
    let e = ce(n, Math.max(i, n))
    return t === null ? F.notInBlock({ age: e }) : F.mined
  }
  if (t === null) return F.confirmed
  let a = r === void 0 ? 0n : r - BigInt(t) + 1n
  return a < 1n ? F.confirmedIn({ block: g(BigInt(t)) }) : F.confirmedBy(a)
}
function Ie({ path: e, text: t, onLeave: n }) {
  let r = le()
  return (0, I.jsx)(`a`, {
    href: e,
    onClick: (t) => {
      t.metaKey || t.ctrlKey || t.shiftKey || t.button !== 0 || (t.preventDefault(), n(), r({ href: e }))
    },
    children: t,
  })
}
function Le(e, t) {
  return e !== `connected` || t === null || t === `authenticated` ? e : t
}
function Re() {
  let e = ze(),
    t = e === `connected`,
    n = async () => {
      ;(await Ee()) || v.show({ kind: `info`, title: F.signedOut, detail: F.signedOutText })
    }
  return (0, I.jsxs)(`div`, {
    className: N.signIn,
    children: [
      (0, I.jsxs)(`span`, {
        children: [t ? F.signedIn : F.notSignedIn, (0, I.jsx)(`small`, { children: t ? F.until : F.optional })],
      }),
      t
        ? (0, I.jsx)(c, { size: `xs`, onClick: () => void n(), children: F.signOut })
        : (0, I.jsx)(c, { size: `xs`, loading: e === `loading`, onClick: l, children: F.signIn }),
    ],
  })
}
function ze() {
  let { status: e, address: t } = d(),
    n = Ce()
  return Le(e, n.address === null || (t !== null && ue(n.address, t)) ? n.status : `unauthenticated`)
}
function Be({ wallet: e, chain: t, onClose: r }) {
  let { outcome: i, copy: a } = o(e.address),
    { nameOf: s } = _(),
    l = s(e.address, e.chainId ?? ``)?.name ?? null,
    u = { idle: F.copy, copied: F.copied, failed: F.notCopied }[i]
  return (0, I.jsxs)(O, {
    title: F.title,
    onClose: r,
    children: [
      (0, I.jsxs)(E, {
        children: [
          (0, I.jsxs)(`div`, {
            className: N.who,
            children: [
              (0, I.jsx)(ee, { address: e.address, shape: `person`, size: 52 }),
              (0, I.jsxs)(`div`, {
                children: [
                  (0, I.jsx)(`b`, { children: l ?? e.walletName }),
                  (0, I.jsxs)(`span`, {
                    className: N.status,
                    children: [
                      (0, I.jsx)(`span`, {
                        className: N.dot,
                        'data-waiting': e.unsupported || void 0,
                        'aria-hidden': !0,
                      }),
                      Ve(e, l),
                    ],
                  }),
                ],
              }),
            ],
          }),
          (0, I.jsx)(me, { value: e.address }),
          (0, I.jsxs)(`dl`, {
            className: N.facts,
            children: [
              (0, I.jsxs)(`div`, {
                children: [
                  (0, I.jsx)(`dt`, {
                    children: F.balanceOn({ network: t?.chainName ?? F.chain({ id: e.chainId ?? `?` }) }),
                  }),
                  (0, I.jsx)(`dd`, { children: t ? (0, I.jsx)(Ue, { chain: t, address: e.address }) : F.notChecked }),
                ],
              }),
              (0, I.jsxs)(`div`, {
                children: [
                  (0, I.jsx)(`dt`, { children: F.signsFor }),
                  (0, I.jsx)(`dd`, { children: (0, I.jsx)(We, { address: e.address }) }),
                ],
              }),
            ],
          }),
          (0, I.jsxs)(`div`, {
            className: N.two,
            children: [
              (0, I.jsx)(c, {
                leftSection: (0, I.jsx)(p, { name: He[i] }),
                onClick: a,
                children: (0, I.jsx)(`span`, { 'aria-live': `polite`, children: u }),
              }),
              (0, I.jsx)(c, {
                leftSection: (0, I.jsx)(p, { name: `logout` }),
                onClick: () => {
                  ;(n(), r())
                },
                children: F.disconnect,
              }),
            ],
          }),
          i === `failed` && (0, I.jsx)(`p`, { className: N.note, children: F.copyRefused }),
          (0, I.jsx)(je, {}),
          (0, I.jsx)(Re, {}),
        ],
      }),
      (0, I.jsx)(Me, { account: e.address, chainId: e.chainId, onLeave: r }),
      (0, I.jsx)(k, { children: e.isDemo ? F.demoPublic : F.lastTen }),
    ],
  })
}
function Ve({ unsupported: e, walletName: t }, n) {
  if (n === null || n === t) return e ? F.connectedElsewhere : F.connected
  let r = t ?? F.aWallet
  return e ? F.elsewhereThrough({ wallet: r }) : F.connectedThrough({ wallet: r })
}
var He = { idle: `copy`, copied: `check`, failed: `alert-triangle` }
function Ue({ chain: e, address: t }) {
  let { data: n, isError: r } = x(be(e, t))
  if (r) return F.notChecked
  if (n === void 0) return `…`
  let { decimals: i, symbol: a } = ge(e)
  return (0, I.jsxs)(I.Fragment, {
    children: [(0, I.jsx)(ve, { amount: n, decimals: i, symbol: a }), ` `, (0, I.jsx)(w, { source: `chain` })],
  })
}
function We({ address: e }) {
  let { data: t, isError: n } = x(s(e))
  if (t === void 0) return n ? F.notChecked : `…`
  let r = Object.values(t).reduce((e, t) => e + (t?.length ?? 0), 0)
  return (0, I.jsxs)(I.Fragment, { children: [F.accounts(r), ` `, (0, I.jsx)(w, { source: `service` })] })
}
var z = {
    columns: `_columns_1x8xn_1`,
    list: `_list_1x8xn_7`,
    group: `_group_1x8xn_12`,
    more: `_more_1x8xn_29`,
    wallet: `_wallet_1x8xn_44`,
    name: `_name_1x8xn_69`,
    aside: `_aside_1x8xn_86`,
    mark: `_mark_1x8xn_97`,
    glyph: `_glyph_1x8xn_120`,
    pane: `_pane_1x8xn_135`,
    paneHead: `_paneHead_1x8xn_147`,
    centre: `_centre_1x8xn_158`,
    waiting: `_waiting_1x8xn_179`,
    foot: `_foot_1x8xn_187`,
    public: `_public_1x8xn_203`,
    buttons: `_buttons_1x8xn_207`,
    sources: `_sources_1x8xn_215`,
    code: `_code_1x8xn_228`,
    links: `_links_1x8xn_240`,
    steps: `_steps_1x8xn_245`,
    stepsFoot: `_stepsFoot_1x8xn_283`,
    explain: `_explain_1x8xn_298`,
    origin: `_origin_1x8xn_306`,
    pairing: `_pairing_1x8xn_314`,
    bigCode: `_bigCode_1x8xn_324`,
    wideOnly: `_wideOnly_1x8xn_359`,
  },
  Ge = { chrome: `Chrome`, firefox: `Firefox`, edge: `Edge`, opera: `Opera` }
function Ke(e) {
  return /Android|iPhone|iPad|Mobile/i.test(e)
    ? null
    : /Firefox\//.test(e)
      ? `firefox`
      : /Edg\//.test(e)
        ? `edge`
        : /OPR\//.test(e)
          ? `opera`
          : /Chrom(e|ium)\//.test(e)
            ? `chrome`
            : null
}
function B(e, t, n) {
  let { android: r, ios: i } = e
  return [
    ...(n ? [] : qe(e, Ke(t))),
    ...(r ? [{ label: j.android, href: r, icon: `brand-android` }] : []),
    ...(i ? [{ label: j.ios, href: i, icon: `brand-apple` }] : []),
  ]
}
function qe({ extensions: e, extensionPage: t }, n) {
  let r = n ? e?.[n] : void 0
  return n && r
    ? [{ label: j.extensionFor({ browser: Ge[n] }), href: r, icon: `puzzle` }]
    : t
      ? [{ label: j.extensionHere, href: t, icon: `puzzle` }]
      : []
}
function Je({ attempt: e, onAsk: t }) {
  let { wallet: n } = e,
    r = (0, P.useId)(),
    i = n.entry && B(n.entry.downloads, navigator.userAgent, !1)[0]
  return (0, I.jsxs)(I.Fragment, {
    children: [
      (0, I.jsx)(`h3`, { children: Ye(n) }),
      (0, I.jsx)(`p`, { children: Xe(n) }),
      e.kind === `failed`
        ? (0, I.jsx)(C, {
            kind: e.error.code === `already-open` ? `caution` : `error`,
            id: r,
            children: e.error.message,
          })
        : (0, I.jsxs)(`div`, { className: z.waiting, children: [(0, I.jsx)(u, {}), ` `, T.waiting({ name: n.name })] }),
      (0, I.jsxs)(`div`, {
        className: z.buttons,
        children: [
          (0, I.jsx)(c, {
            leftSection: (0, I.jsx)(p, { name: `refresh` }),
            'aria-describedby': e.kind === `failed` ? r : void 0,
            onClick: () => t(n),
            children: T.tryAgain,
          }),
          i &&
            n.id !== `browser` &&
            (0, I.jsx)(c, {
              component: `a`,
              className: z.wideOnly ?? ``,
              variant: `subtle`,
              href: i.href,
              target: `_blank`,
              rel: `noreferrer`,
              leftSection: (0, I.jsx)(p, { name: `external-link` }),
              children: T.get({ name: n.name }),
            }),
        ],
      }),
    ],
  })
}
function Ye({ name: e, group: t, reach: n, entry: r }) {
  return t === `demo`
    ? T.confirmAs({ name: e })
    : t === `hardware`
      ? T.confirmOn({ name: e.split(`,`)[0] ?? e })
      : n === `loadable` && r?.pairingLink
        ? T.preparing({ name: e })
        : T.confirmIn({ name: e })
}
function Xe({ group: e, reach: t }) {
  return e === `demo` ? T.asksDemo : t === `here` ? T.asksExtension : T.asksWallet
}
var Ze = {
  install: (e, t) => ({ title: j.install, text: t ? j.onHomeScreen(e) : j.pin(e) }),
  installEither: (e) => ({ title: j.install, text: j.onPhoneOrHere(e) }),
  create: () => ({ title: j.create, text: j.phrase }),
  scan: () => ({ title: j.scan, text: j.scanText }),
  connectEither: (e) => ({ title: j.connect, text: j.connectText(e) }),
  openWindow: (e) => ({ title: j.withoutExtension, text: j.windowText(e) }),
  addExtension: (e) => ({ title: j.withExtension, text: j.extensionText(e) }),
  open: (e) => ({ title: j.open, text: j.openText(e) }),
  openInApp: (e) => ({ title: j.openHere, text: j.openHereText(e) }),
  refresh: () => ({ title: j.refresh, text: j.refreshText }),
  openInside: () => ({ title: j.inSafe, text: j.inSafeText }),
  openBrowser: () => ({ title: j.inBrave, text: j.inBraveText }),
  plugIn: (e) => ({ title: j.plugIn, text: j.plugInText(e) }),
}
function V({ name: e, steps: t, id: n }, { canPair: r, isPhone: i }) {
  let a = n === `browser` ? j.aWallet : e,
    o = t.includes(`create`),
    s = t.map((e) => Qe(e, { canPair: r, isPhone: i && o, hasBoth: !i && o })),
    c = i || s.includes(`scan`)
  return s.map((e) => Ze[e](a, c))
}
function Qe(e, { canPair: t, isPhone: n, hasBoth: r }) {
  let i = e === `scan` || e === `refresh`
  return r && t && e === `install`
    ? `installEither`
    : r && t && i
      ? `connectEither`
      : i && n
        ? t
          ? `open`
          : `openInApp`
        : e === `scan` && !t
          ? `refresh`
          : e
}
var H = `#fff`,
  $e = {
    browser: { paths: [{ d: `M6 9h16v11H6zM6 12.5h16`, stroke: H, width: 1.6 }] },
    safe: { paths: [{ d: `M8 8h12v12H8zM14 11.5v5`, stroke: `#12FF80`, width: 2 }] },
    rainbow: { paths: [{ d: `M6 21a14 14 0 0 1 15-14M6 21a9 9 0 0 1 15-9`, stroke: H, width: 2.4 }] },
    coinbase: {
      paths: [
        { d: `M14 6.5a7.5 7.5 0 1 1 0 15a7.5 7.5 0 1 1 0 -15z`, fill: H },
        { d: `M12.5 11.5h3a1 1 0 0 1 1 1v3a1 1 0 0 1 -1 1h-3a1 1 0 0 1 -1 -1v-3a1 1 0 0 1 1 -1z`, fill: `#1652F0` },
      ],
    },
    metaMask: { background: `#F3E7DB`, paths: [{ d: `M7 8l5.5 3h3L21 8l-1.6 9-3.4 3h-4l-3.4-3z`, fill: `#E2761B` }] },
    walletConnect: {
      paths: [{ d: `M8 12.4c3.4-3.2 8.6-3.2 12 0M6 15l4.2 4 3.8-3.6 3.8 3.6 4.2-4`, stroke: H, width: 2 }],
    },
    brave: { paths: [{ d: `M9 7h10l2 4-3.5 9L14 22l-3.5-2L7 11z`, fill: H }] },
    ledger: { paths: [{ d: `M11 7.5H7.5V12M17 7.5h3.5V12M7.5 16v4.5H11M20.5 16v4.5H17`, stroke: H, width: 2 }] },
    keystone: { paths: [{ d: `M8 8h4v4H8zM16 8h4v4h-4zM8 16h4v4H8zM16 16h2v2h-2zM18 18h2v2h-2z`, fill: H }] },
    trezor: { paths: [{ d: `M10.5 12v-2a3.5 3.5 0 0 1 7 0v2M9 12h10v7l-5 2.5L9 19z`, stroke: H, width: 2 }] },
  }
function U({ wallet: e, size: t = `small` }) {
  return e?.entry
    ? (0, I.jsx)(et, { entry: e.entry, size: t })
    : e?.icon
      ? (0, I.jsx)(`img`, { className: z.mark, 'data-size': t, src: e.icon, alt: `` })
      : (0, I.jsx)(`span`, {
          className: z.mark,
          'data-size': t,
          children: (0, I.jsx)(p, { name: `wallet`, size: t === `big` ? 32 : 18 }),
        })
}
function et({ entry: e, size: t }) {
  let { background: n = e.iconAccent, paths: r } = $e[e.id]
  return (0, I.jsxs)(`svg`, {
    className: z.glyph,
    'data-size': t,
    viewBox: `0 0 28 28`,
    'aria-hidden': !0,
    children: [
      (0, I.jsx)(`rect`, { width: `28`, height: `28`, rx: `6`, fill: n }),
      r.map(({ d: e, fill: t = `none`, stroke: n, width: r }) =>
        (0, I.jsx)(`path`, { d: e, fill: t, ...(n ? { stroke: n, strokeWidth: r } : {}) }, e),
      ),
    ],
  })
}
function tt({ wallet: e }) {
  let [t] = e.entry ? V(e.entry, { canPair: !1, isPhone: !1 }) : [],
    { origin: n } = window.location
  return (0, I.jsxs)(`div`, {
    className: z.explain,
    children: [
      (0, I.jsx)(U, { wallet: e, size: `big` }),
      e.reach === `notConfigured`
        ? (0, I.jsx)(S, { verdict: `unchecked`, title: T.notConfigured, children: T.notConfiguredText })
        : (0, I.jsxs)(de, {
            title: t?.title ?? ``,
            children: [
              t?.text,
              (0, I.jsxs)(`span`, {
                className: z.origin,
                children: [
                  (0, I.jsx)(`code`, { children: n }),
                  ` `,
                  (0, I.jsx)(he, { value: n, label: T.addressOfPage }),
                ],
              }),
            ],
          }),
    ],
  })
}
function nt({ wallet: e, uri: t, isCompact: n }) {
  let [r, i] = (0, P.useState)(!1),
    { outcome: a, copy: s } = o(t),
    { name: l, entry: u } = e,
    d = u?.pairingLink?.(t) ?? t,
    f = a === `copied` ? T.copied : a === `failed` ? T.notCopied : T.copyLink
  return (0, I.jsxs)(`div`, {
    className: z.pairing,
    children: [
      n && !r
        ? (0, I.jsxs)(I.Fragment, {
            children: [
              (0, I.jsx)(U, { wallet: e, size: `big` }),
              (0, I.jsx)(`p`, { children: T.asks({ name: l }) }),
              (0, I.jsx)(c, {
                component: `a`,
                href: d,
                variant: `filled`,
                size: `lg`,
                fullWidth: !0,
                children: T.open({ name: l }),
              }),
              (0, I.jsx)(c, {
                variant: `subtle`,
                fullWidth: !0,
                leftSection: (0, I.jsx)(p, { name: `qrcode` }),
                onClick: () => i(!0),
                children: T.showCode,
              }),
            ],
          })
        : (0, I.jsxs)(I.Fragment, {
            children: [
              (0, I.jsx)(`div`, {
                className: z.bigCode,
                children: (0, I.jsx)(M, { text: d, label: T.pairingCode({ name: l }) }),
              }),
              (0, I.jsx)(`p`, {
                role: `status`,
                children: u?.id === `walletConnect` ? T.scanWithWallet : T.scanWith({ name: l }),
              }),
            ],
          }),
      (0, I.jsx)(c, {
        variant: `subtle`,
        leftSection: (0, I.jsx)(p, { name: a === `copied` ? `check` : `copy` }),
        onClick: s,
        children: f,
      }),
      (0, I.jsx)(`span`, { className: `cs-visually-hidden`, role: `status`, children: a === `idle` ? `` : f }),
    ],
  })
}
function rt({ wallet: e, isCompact: t, onContinue: n }) {
  let { entry: r, name: i, reach: a } = e
  if (!r) return null
  let o = a === `loadable`,
    s = B(r.downloads, navigator.userAgent, t)
  return (0, I.jsxs)(I.Fragment, {
    children: [
      (s.length > 0 || r.downloads.qr) &&
        (0, I.jsxs)(`div`, {
          className: z.sources,
          children: [
            r.downloads.qr && !t
              ? (0, I.jsxs)(`div`, {
                  className: z.code,
                  children: [
                    (0, I.jsx)(M, { text: r.downloads.qr, label: T.downloadCode({ name: i }) }),
                    (0, I.jsx)(`span`, { children: T.scanThis }),
                  ],
                })
              : (0, I.jsx)(U, { wallet: e, size: `big` }),
            (0, I.jsx)(`div`, {
              className: z.links,
              children: s.map(({ label: e, href: n, icon: r }) =>
                (0, I.jsx)(
                  c,
                  {
                    component: `a`,
                    variant: `default`,
                    size: t ? `md` : `sm`,
                    href: n,
                    target: `_blank`,
                    rel: `noreferrer`,
                    justify: `flex-start`,
                    leftSection: (0, I.jsx)(p, { name: r }),
                    children: e,
                  },
                  e,
                ),
              ),
            }),
          ],
        }),
      (0, I.jsx)(`ol`, {
        className: z.steps,
        children: V(r, { canPair: o, isPhone: t }).map(({ title: e, text: t }, n) =>
          (0, I.jsxs)(
            `li`,
            {
              children: [
                (0, I.jsx)(`span`, { 'aria-hidden': !0, children: n + 1 }),
                (0, I.jsxs)(`div`, {
                  children: [(0, I.jsx)(`b`, { children: e }), (0, I.jsx)(`span`, { children: t })],
                }),
              ],
            },
            e,
          ),
        ),
      }),
      r.needsProjectId &&
        !o &&
        (0, I.jsx)(S, { verdict: `unchecked`, title: T.notConfigured, children: t ? T.appNotOpened : T.appNotPaired }),
      (0, I.jsxs)(`div`, {
        className: z.stepsFoot,
        children: [
          (0, I.jsx)(`span`, { children: T.newTab }),
          (0, I.jsx)(c, {
            variant: `subtle`,
            size: t ? `md` : `sm`,
            leftSection: (0, I.jsx)(p, { name: `refresh` }),
            onClick: () => window.location.reload(),
            children: T.refresh,
          }),
          o &&
            (0, I.jsx)(c, {
              size: t ? `md` : `sm`,
              variant: `filled`,
              onClick: n,
              children: t && r.pairingLink ? T.open({ name: i }) : T.continue,
            }),
        ],
      }),
    ],
  })
}
function it({ attempt: e, isCompact: t, onAsk: n, onBack: r, onClose: i }) {
  return e.kind === `steps`
    ? (0, I.jsx)(W, {
        title: at(e.wallet),
        onBack: r,
        children: (0, I.jsx)(rt, { wallet: e.wallet, isCompact: t, onContinue: () => n(e.wallet) }),
      })
    : e.kind === `explain`
      ? (0, I.jsx)(W, { title: e.wallet.name, onBack: r, children: (0, I.jsx)(tt, { wallet: e.wallet }) })
      : e.kind === `asking` && e.pairing !== null
        ? (0, I.jsx)(W, {
            title: T.connect({ name: e.wallet.name }),
            onBack: r,
            children: (0, I.jsx)(nt, { wallet: e.wallet, uri: e.pairing, isCompact: t }),
          })
        : (0, I.jsxs)(`div`, {
            className: z.pane,
            children: [
              e.wallet && t && (0, I.jsx)(G, { title: e.wallet.name, onBack: r }),
              (0, I.jsxs)(`div`, {
                className: z.centre,
                'aria-live': `polite`,
                children: [
                  (0, I.jsx)(U, { wallet: e.wallet, size: `big` }),
                  e.kind === `none`
                    ? (0, I.jsxs)(I.Fragment, {
                        children: [
                          (0, I.jsx)(`h3`, { children: T.choose }),
                          (0, I.jsx)(`p`, { children: T.chooseText }),
                        ],
                      })
                    : (0, I.jsx)(Je, { attempt: e, onAsk: n }),
                ],
              }),
              (0, I.jsxs)(`div`, {
                className: z.foot,
                children: [
                  (0, I.jsx)(p, { name: `eye` }),
                  (0, I.jsxs)(`span`, {
                    children: [T.noWallet, ` `, (0, I.jsx)(`span`, { className: z.wideOnly, children: T.viewAny })],
                  }),
                  (0, I.jsx)(ne, { to: `/accounts`, className: `cs-link`, onClick: i, children: T.watch }),
                ],
              }),
            ],
          })
}
var at = ({ id: e, name: t }) => (e === `browser` ? T.getBrowserWallet : T.get({ name: t }))
function W({ title: e, onBack: t, children: n }) {
  return (0, I.jsxs)(`div`, { className: z.pane, children: [(0, I.jsx)(G, { title: e, onBack: t }), n] })
}
var G = ({ title: e, onBack: t }) =>
    (0, I.jsxs)(`div`, {
      className: z.paneHead,
      children: [
        (0, I.jsx)(_e, {
          variant: `subtle`,
          'aria-label': T.back,
          'data-back': !0,
          onClick: t,
          children: (0, I.jsx)(p, { name: `chevron-left` }),
        }),
        (0, I.jsx)(`h3`, { children: e }),
      ],
    }),
  ot = { kind: `none`, wallet: null }
function st({ connection: e, requestedChain: t, onConnected: n }) {
  let [r, i] = (0, P.useState)(ot),
    a = (0, P.useRef)(0),
    o = (0, P.useRef)(!1)
  ;(0, P.useEffect)(
    () => (
      (o.current = !0),
      () => {
        ;((o.current = !1), e.cancel())
      }
    ),
    [e],
  )
  let s = async (r) => {
      let s = ++a.current,
        c = () => s === a.current
      i({ kind: `asking`, wallet: r, pairing: null })
      try {
        ;(await e.connect(r, {
          requestedChain: t,
          onPairing: (e) => c() && i({ kind: `asking`, wallet: r, pairing: e }),
        }),
          o.current && n())
      } catch (e) {
        c() && i({ kind: `failed`, wallet: r, error: A(e) })
      }
    },
    c = (t) => {
      ;(a.current++, e.cancel(), i(t))
    }
  return {
    attempt: r,
    choose: (e) => {
      let { reach: t, entry: n } = e
      if (t === `elsewhere` || t === `notConfigured`) return c({ kind: `explain`, wallet: e })
      let r = t === `loadable` && n?.steps.some((e) => e === `install` || e === `openWindow`)
      if (t === `missing` || r) return c({ kind: `steps`, wallet: e })
      s(e)
    },
    ask: (e) => void s(e),
    back: () => c(ot),
  }
}
var K = b(`wallet-list`, {
  popular: `Popular`,
  demo: `Demo owners`,
  demoNote: `Demo keys are public: only for local chains`,
  hardware: `Hardware and air-gapped`,
  more: `More wallets`,
  insideSafe: `inside Safe only`,
  notConfigured: `not configured`,
  notInstalled: `not installed`,
  lastUsed: `last used`,
  recent: `recent`,
  installed: `installed`,
})
function ct({ wallets: e, chosen: t, recent: n, onChoose: r }) {
  let i = e.filter(lt),
    a = e.filter((e) => !lt(e)),
    [o, s] = (0, P.useState)(i.length === 0),
    c = (0, P.useId)(),
    l = (e) =>
      (0, I.jsx)(
        `li`,
        {
          children: (0, I.jsxs)(`button`, {
            type: `button`,
            className: z.wallet,
            'data-wallet': e.id,
            'aria-current': e.id === t,
            onClick: () => r(e),
            children: [
              (0, I.jsx)(U, { wallet: e }),
              (0, I.jsxs)(`span`, {
                className: z.name,
                children: [
                  (0, I.jsx)(`b`, { children: e.name }),
                  ` `,
                  e.rdns !== null && (0, I.jsx)(`small`, { children: e.rdns }),
                ],
              }),
              ` `,
              (0, I.jsx)(`span`, { className: z.aside, children: ut(e, n) }),
            ],
          }),
        },
        e.id,
      ),
    u = (e) => i.filter((t) => t.group === e).map(l)
  return (0, I.jsxs)(`div`, {
    className: z.list,
    children: [
      (0, I.jsx)(q, { title: K.popular, rows: u(`popular`) }),
      (0, I.jsx)(q, { title: K.demo, note: K.demoNote, rows: u(`demo`) }),
      (0, I.jsx)(q, { title: K.hardware, rows: u(`hardware`) }),
      a.length > 0 &&
        (0, I.jsxs)(I.Fragment, {
          children: [
            (0, I.jsxs)(`button`, {
              type: `button`,
              className: z.more,
              'aria-expanded': o,
              'aria-controls': c,
              onClick: () => s(!o),
              children: [(0, I.jsx)(p, { name: o ? `chevron-down` : `chevron-right`, size: 16 }), ` `, K.more],
            }),
            (0, I.jsx)(`ul`, { id: c, 'aria-label': K.more, hidden: !o, children: a.map(l) }),
          ],
        }),
    ],
  })
}
var lt = ({ reach: e }) => e === `here` || e === `loadable`
function q({ title: e, note: t, rows: n }) {
  let r = (0, P.useId)()
  return n.length === 0
    ? null
    : (0, I.jsxs)(I.Fragment, {
        children: [
          (0, I.jsxs)(`div`, {
            className: z.group,
            children: [
              (0, I.jsx)(`span`, { id: r, children: e }),
              t !== void 0 && (0, I.jsx)(`small`, { className: z.public, children: t }),
            ],
          }),
          (0, I.jsx)(`ul`, { 'aria-labelledby': r, children: n }),
        ],
      })
}
function ut({ id: e, reach: t, group: n }, r) {
  if (t === `elsewhere`) return K.insideSafe
  if (t === `notConfigured`) return K.notConfigured
  if (t === `missing`) return K.notInstalled
  let i = r.indexOf(e)
  return i >= 0 ? (i === 0 ? K.lastUsed : K.recent) : t === `here` && n === `popular` ? K.installed : ``
}
function dt({ connection: e, requestedChain: t, onClose: n }) {
  let r = (0, P.useSyncExternalStore)(e.subscribeWallets, e.wallets),
    i = oe(`(max-width: 767px)`, void 0, { getInitialValueInEffect: !1 }),
    { attempt: a, choose: o, ask: s, back: c } = st({ connection: e, requestedChain: t, onConnected: n }),
    l = a.wallet?.id ?? null,
    u = ft(i, l)
  return (0, I.jsx)(O, {
    title: T.title,
    onClose: n,
    width: 760,
    isColumned: !0,
    children: (0, I.jsxs)(`div`, {
      className: z.columns,
      'data-chosen': l === null ? void 0 : ``,
      ref: u,
      children: [
        (0, I.jsx)(ct, { wallets: r, chosen: l, recent: Oe(), onChoose: o }),
        (0, I.jsx)(it, { attempt: a, isCompact: i, onAsk: s, onBack: c, onClose: n }),
      ],
    }),
  })
}
function ft(e, t) {
  let n = (0, P.useRef)(null),
    r = (0, P.useRef)(null)
  return (
    (0, P.useEffect)(() => {
      let i = r.current
      if (((r.current = t), !e || i === t)) return
      let a = t === null ? `[data-wallet="${CSS.escape(i ?? ``)}"]` : `[data-back]`
      n.current?.querySelector(a)?.focus()
    }, [e, t]),
    n
  )
}
var J = b(`wallet-sign-in`, {
    title: `Verify your account`,
    why: `Sign a message to prove that you hold this address. It costs nothing and moves nothing.`,
    yourWallet: `your wallet`,
    optional: `Optional. Without it you can still read accounts and sign.`,
    signedIn: `Signed in`,
    until: `Until you sign out or disconnect this wallet.`,
    stillLoading: `The message is not loaded yet.`,
    loading: `Loading the message…`,
    messageToSign: `Message to sign`,
    tryAgain: `Try again`,
    sign: `Sign message`,
    cancel: `Cancel`,
    checking: `Checking the signature`,
    loadingStatus: `Loading the message`,
    confirmIn: ({ wallet: e }) => `Confirm in ${e}`,
    ready: `Ready`,
    readyText: `Read the message below`,
    signing: `Signing`,
    signingText: ({ wallet: e }) => `You confirm in ${e}`,
    verifying: `Verifying`,
    verifyingText: `The service checks the signature`,
    done: `done`,
    now: `now`,
    next: `next`,
    failed: `failed`,
    errorPreparing: `Error preparing message, please retry!`,
    errorSigning: `Error signing message, please retry!`,
    errorVerifying: `Error verifying signature, please retry!`,
    errorOther: `Oops, something went wrong!`,
  }),
  pt = 24e4
function mt(e) {
  let { adapter: t, provider: n, address: r, walletName: i, chainId: a, origin: o, now: s = Date.now } = e,
    c = ie({ step: `idle`, error: null, message: null, isDone: !1 }),
    l = null,
    u = 0,
    d = !1,
    f = (e) => {
      d || c.set({ ...c.get(), ...e })
    },
    p = (e, t, n) => f({ step: `idle`, error: { at: e, title: t, reason: n instanceof Error ? n.message : null } })
  function m() {
    if (l && s() - u < pt) return l
    u = s()
    let e = (async () => {
      let e = await t.getNonce(),
        n = t.createMessage({ address: r, chainId: a, nonce: e, origin: o, issuedAt: s() })
      return (f({ message: n }), n)
    })()
    return (
      (l = e),
      e.catch(() => {
        l === e && (l = null)
      }),
      e
    )
  }
  async function h() {
    if (c.get().step !== `idle` || c.get().isDone) return
    f({ step: `signing`, error: null })
    let e = await m().then(
      (e) => ({ message: e }),
      (e) => ({ cause: e }),
    )
    if (`cause` in e) return p(`idle`, J.errorPreparing, e.cause)
    let a = await ht(n, e.message, r)
    if (!d) {
      if (`error` in a) return a.error.code === `rejected` ? f({ step: `idle` }) : p(`signing`, J.errorSigning, a.error)
      ;(f({ step: `verifying` }), (l = null))
      try {
        let n = await t.verify({ message: e.message, signature: a.signature, address: r })
        if (d) return void t.signOut().catch(() => {})
        if (!n) return p(`verifying`, J.errorVerifying)
      } catch (e) {
        return p(`verifying`, J.errorVerifying, e)
      }
      ;(De.set(`authenticated`, r),
        Se.set({ address: r, walletName: i, isEnding: !1 }),
        f({ step: `idle`, isDone: !0 }))
    }
  }
  return {
    get: c.get,
    subscribe: c.subscribe,
    async prepare() {
      ;((d = !1), await m().catch((e) => p(`idle`, J.errorPreparing, e)))
    },
    sign: () => h().catch((e) => p(`idle`, J.errorOther, e)),
    cancel() {
      d = !0
    },
  }
}
async function ht(e, t, n) {
  try {
    let r = await e.request({ method: `personal_sign`, params: [gt(t), n] })
    return { signature: h.parse(r) }
  } catch (e) {
    return { error: A(e) }
  }
}
var gt = (e) => `0x${[...new TextEncoder().encode(e)].map((e) => e.toString(16).padStart(2, `0`)).join(``)}`,
  Y = {
    why: `_why_s0yri_1`,
    who: `_who_s0yri_5`,
    steps: `_steps_s0yri_11`,
    message: `_message_s0yri_75`,
    unlocks: `_unlocks_s0yri_88`,
    acts: `_acts_s0yri_94`,
    status: `_status_s0yri_99`,
  },
  _t = [`idle`, `signing`, `verifying`],
  vt = (e) => J[e === `todo` ? `next` : e]
function yt({ state: e, walletName: t }) {
  let n = _t.indexOf(e.error?.at ?? e.step),
    r = {
      idle: [J.ready, J.readyText],
      signing: [J.signing, J.signingText({ wallet: t })],
      verifying: [J.verifying, J.verifyingText],
    }
  return (0, I.jsx)(`ol`, {
    className: Y.steps,
    children: _t.map((t, i) => {
      let a = i < n ? `done` : i > n ? `todo` : e.error ? `failed` : `now`
      return (0, I.jsxs)(
        `li`,
        {
          'data-look': a,
          'aria-current': a === `now` ? `step` : void 0,
          children: [
            (0, I.jsxs)(`i`, {
              'aria-hidden': !0,
              children: [
                a === `done` && (0, I.jsx)(p, { name: `check`, size: 12, stroke: 3 }),
                a === `failed` && (0, I.jsx)(p, { name: `x`, size: 12, stroke: 3 }),
              ],
            }),
            (0, I.jsxs)(`span`, {
              children: [
                (0, I.jsx)(`b`, { children: r[t][0] }),
                r[t][1],
                (0, I.jsxs)(`span`, { className: `cs-visually-hidden`, children: [`, `, vt(a)] }),
              ],
            }),
          ],
        },
        t,
      )
    }),
  })
}
function bt({ wallet: e, provider: t, chainId: n, onClose: r }) {
  let { address: i, walletName: a } = e,
    { nameOf: o } = _(),
    [s] = (0, P.useState)(() =>
      mt({ adapter: we, provider: t, address: i, walletName: a, chainId: n, origin: location.origin }),
    )
  ;(0, P.useEffect)(() => (s.prepare(), s.cancel), [s])
  let c = o(i, n)?.name
  return (0, I.jsxs)(O, {
    title: J.title,
    onClose: r,
    children: [
      (0, I.jsxs)(E, {
        children: [
          (0, I.jsx)(`p`, { className: Y.why, children: J.why }),
          (0, I.jsx)(`div`, {
            className: Y.who,
            children: (0, I.jsx)(fe, { address: i, size: 36, ...(c === void 0 ? {} : { name: c }) }),
          }),
          (0, I.jsx)(xt, { signIn: s, walletName: a ?? J.yourWallet, onClose: r }),
        ],
      }),
      (0, I.jsx)(k, { children: J.optional }),
    ],
  })
}
function xt({ signIn: e, walletName: t, onClose: n }) {
  let r = se(e),
    { step: i, error: a, message: o, isDone: s } = r,
    l = (0, P.useId)()
  ;(0, P.useEffect)(() => {
    s && (v.show({ kind: `info`, title: J.signedIn, detail: J.until }), n())
  }, [s, n])
  let d = i !== `idle`
  return (0, I.jsxs)(I.Fragment, {
    children: [
      (0, I.jsx)(yt, { state: r, walletName: t }),
      o === null
        ? (0, I.jsx)(`p`, { className: Y.message, children: a ? J.stillLoading : J.loading })
        : (0, I.jsx)(`pre`, {
            className: Y.message,
            role: `group`,
            'aria-label': J.messageToSign,
            tabIndex: 0,
            children: o,
          }),
      (0, I.jsx)(`p`, { className: Y.unlocks, children: ke() }),
      (0, I.jsxs)(`div`, {
        className: Y.acts,
        children: [
          (0, I.jsxs)(`p`, {
            role: `status`,
            className: Y.status,
            children: [d && (0, I.jsx)(u, { size: 18 }), St(r, t)],
          }),
          a &&
            (0, I.jsxs)(C, {
              kind: `error`,
              id: l,
              children: [a.title, a.reason !== null && (0, I.jsx)(`small`, { children: a.reason })],
            }),
          (0, I.jsx)(c, {
            size: `lg`,
            fullWidth: !0,
            variant: a ? `default` : `filled`,
            leftSection: (0, I.jsx)(p, { name: a ? `refresh` : `signature` }),
            disabled: d,
            'aria-describedby': a ? l : void 0,
            onClick: () => void e.sign(),
            children: a ? J.tryAgain : J.sign,
          }),
          (0, I.jsx)(c, { variant: `subtle`, fullWidth: !0, onClick: n, children: J.cancel }),
        ],
      }),
    ],
  })
}
function St({ step: e, message: t }, n) {
  return e === `verifying`
    ? J.checking
    : e === `signing`
      ? t === null
        ? J.loadingStatus
        : J.confirmIn({ wallet: n })
      : ``
}
var X = {
  list: `_list_c42cj_1`,
  network: `_network_c42cj_7`,
  dot: `_dot_c42cj_32`,
  name: `_name_c42cj_44`,
  end: `_end_c42cj_63`,
  wait: `_wait_c42cj_72`,
}
function Ct({ name: e, isCurrent: t, isHome: n, isUnknown: r, attempt: i, onChoose: a }) {
  let o = i !== null && i.error === null,
    s = r ? F.add : i?.error ? F.tryAgain : null
  return (0, I.jsx)(`li`, {
    children: (0, I.jsxs)(`button`, {
      type: `button`,
      className: X.network,
      'aria-current': t,
      'data-waiting': o || void 0,
      onClick: a,
      children: [
        (0, I.jsx)(`span`, { className: X.dot, 'aria-hidden': !0 }),
        (0, I.jsxs)(`span`, {
          className: X.name,
          children: [
            (0, I.jsx)(`b`, { children: e }),
            r && !t
              ? (0, I.jsx)(`span`, { children: F.notInWallet })
              : n && (0, I.jsx)(`span`, { children: F.openAccount }),
            i?.error && !t && (0, I.jsx)(`span`, { 'data-error': !0, role: `alert`, children: i.error }),
          ],
        }),
        o
          ? (0, I.jsxs)(`span`, {
              className: X.end,
              role: `status`,
              children: [(0, I.jsx)(`span`, { className: X.wait, 'aria-hidden': !0 }), ` `, F.confirmInWallet],
            })
          : t
            ? (0, I.jsx)(`b`, { className: X.end, children: F.current })
            : s !== null && (0, I.jsx)(`span`, { className: `${X.end} cs-link`, children: s }),
      ],
    }),
  })
}
var Z = new Set(),
  Q = (e, t) => `${e ?? ``} ${t}`,
  $ = { note: (e, t) => Z.add(Q(e, t)), forget: (e, t) => Z.delete(Q(e, t)), has: (e, t) => Z.has(Q(e, t)) }
function wt({ connection: e, wallet: t, chains: r, homeChain: i, onClose: a }) {
  let [o, s] = (0, P.useState)({}),
    c = t.status === `connected`,
    l = async (n) => {
      if (!c || n === t.chainId) return a()
      let r = (e) => s((t) => ({ ...t, [n]: e }))
      r({ error: null })
      try {
        ;(await e.switchChain(n), $.forget(t.walletName, n), a())
      } catch (e) {
        let { code: i, message: a, meta: o } = A(e)
        ;((i === `chain-unknown` || o.step === `add-chain`) && $.note(t.walletName, n), r({ error: a }))
      }
    }
  return (0, I.jsxs)(O, {
    title: c ? F.switchNetwork : F.networks,
    onClose: a,
    children: [
      t.unsupported &&
        (0, I.jsx)(E, {
          children: (0, I.jsx)(S, {
            verdict: `caution`,
            title: F.wrongNetwork,
            announce: !0,
            children: F.wrongNetworkText({ id: t.chainId ?? `?` }),
          }),
        }),
      (0, I.jsxs)(`ul`, {
        className: X.list,
        children: [
          t.unsupported &&
            (0, I.jsx)(`li`, {
              children: (0, I.jsxs)(`button`, {
                type: `button`,
                className: X.network,
                'aria-current': !0,
                onClick: a,
                children: [
                  (0, I.jsx)(`span`, { className: X.dot, 'data-unknown': !0, 'aria-hidden': !0 }),
                  (0, I.jsxs)(`span`, {
                    className: X.name,
                    children: [
                      (0, I.jsx)(`b`, { children: F.chain({ id: t.chainId ?? `?` }) }),
                      (0, I.jsx)(`span`, { children: F.notConfigured }),
                    ],
                  }),
                  (0, I.jsx)(`b`, { className: X.end, children: F.current }),
                ],
              }),
            }),
          r.map(({ chainId: e, chainName: n }) =>
            (0, I.jsx)(
              Ct,
              {
                name: n,
                isCurrent: c && e === t.chainId,
                isHome: e === i,
                isUnknown: c && $.has(t.walletName, e),
                attempt: o[e] ?? null,
                onChoose: () => void l(e),
              },
              e,
            ),
          ),
        ],
      }),
      (0, I.jsxs)(k, {
        children: [
          (0, I.jsx)(`span`, { children: F.notListed }),
          c &&
            (0, I.jsx)(`button`, {
              type: `button`,
              className: `cs-link`,
              onClick: () => {
                ;(n(), a())
              },
              children: F.disconnect,
            }),
        ],
      }),
    ],
  })
}
function Tt({ dialog: e, requestedChain: n, onClose: r }) {
  let a = t(),
    o = d(),
    { data: s } = x(y()),
    c = x({
      queryKey: [`wallet-connection`],
      queryFn: () => pe(a),
      staleTime: 1 / 0,
      structuralSharing: !1,
      meta: { persist: !1 },
    })
  if (c.isError)
    return (0, I.jsx)(O, {
      title: T.title,
      onClose: r,
      children: (0, I.jsx)(E, {
        children: (0, I.jsx)(f, {
          title: T.failed,
          code: c.error.message,
          stillWorks: T.stillWorks,
          onRetry: () => void c.refetch(),
        }),
      }),
    })
  if (!c.data || !s)
    return (0, I.jsx)(O, {
      title: T.title,
      onClose: r,
      children: (0, I.jsx)(E, { children: (0, I.jsx)(u, { 'aria-label': T.loading }) }),
    })
  let { address: l } = o
  if (e === `network`) return (0, I.jsx)(wt, { connection: c.data, wallet: o, chains: s, homeChain: n, onClose: r })
  if (e === `account` && l !== null)
    return (0, I.jsx)(Be, {
      wallet: { ...o, address: l },
      chain: s.find(({ chainId: e }) => e === o.chainId) ?? null,
      onClose: r,
    })
  let p = i.getProvider(),
    m = s.find((e) => e.chainId === o.chainId)?.chainId ?? s[0]?.chainId
  return e === `signIn` && o.status === `reconnecting`
    ? (0, I.jsx)(O, {
        title: T.verify,
        onClose: r,
        children: (0, I.jsx)(E, { children: (0, I.jsx)(u, { 'aria-label': T.reconnecting }) }),
      })
    : e === `signIn` && l !== null && p !== null && m !== void 0
      ? (0, I.jsx)(
          bt,
          { wallet: { ...o, address: l }, provider: p, chainId: m, onClose: r },
          `${o.walletName ?? ``} ${l}`,
        )
      : (0, I.jsx)(dt, { connection: c.data, requestedChain: n, onClose: r })
}
export { Tt as WalletDialogs }
//# sourceMappingURL=WalletDialogs-C9drljSK.js.map
