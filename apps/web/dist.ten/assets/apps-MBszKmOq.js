import { o as e } from './rolldown-runtime-DLMaRju-.js'
import {
  E as t,
  F as n,
  Fi as r,
  Ga as i,
  Gi as a,
  Kt as o,
  Li as s,
  Ma as c,
  Mi as l,
  Na as u,
  O as d,
  Qi as f,
  ba as p,
  ci as m,
  ho as h,
  it as g,
  ji as _,
  k as v,
  tn as y,
  to as b,
  ui as x,
  xa as S,
  xt as C,
  ya as w,
  yi as T,
} from './index--te03lJq.js'
import { Cn as E, M as D, Pn as O, Xn as k, b as ee, wn as te } from './lists-DTBg-a7q.js'
import { Fa as ne, Ga as re } from './later-DLdlgyuL.js'
import { a as ie, l as A, o as ae, r as oe, s as j, u as se } from './rest-BLgIr9Nz.js'
import { n as ce, t as le } from './rest-Dph4rD6H.js'
import { C as ue, E as de, F as fe, P as pe, S as M, T as N, l as P, m as me } from './fields-KVqNPxJG.js'
import { a as he, i as F, r as I, t as ge } from './rest-DGIchwV7.js'
import {
  a as L,
  d as _e,
  f as ve,
  i as ye,
  l as be,
  m as xe,
  n as Se,
  o as R,
  p as Ce,
  r as we,
} from './rest-Do4JT0um.js'
import { t as Te } from './rest-aMSycVjv.js'
import { a as z, i as Ee, n as De, o as B, r as Oe, t as ke } from './rest-CjyWmYV2.js'
import { a as V, r as Ae, s as je, t as H } from './rest-q8x7pQNj.js'
import { n as U } from './rest-D9hD2qgk.js'
import { r as Me } from './rest-BW6-RKo3.js'
import { n as Ne } from './rest-1Q76-X1n.js'
var W = e(h(), 1),
  G = S(`apps`, {
    title: `Apps`,
    notAvailable: `Safe Apps are not available on this network.`,
    subtitle: `Each app runs outside code in a closed frame. It can request signatures but cannot sign.`,
    subtitleListed: ({ count: e, network: t }) =>
      `${p(e, { one: `# listed`, other: `# listed` })} for ${t}. Each app runs outside code in a closed frame. It can request signatures but cannot sign.`,
    addApp: `Add an app`,
    permissions: `App permissions`,
    already: `This Safe App is already in the list`,
    addByAddress: `Add an app by address`,
    close: `Close`,
    address: `Address`,
    app: `App`,
    descriptionByApp: `Description by the app`,
    tags: `Tags`,
    mayRead: `May read`,
    lastOpened: `Last opened`,
    actions: `Actions`,
    custom: `Custom`,
    nothing: `Nothing`,
    never: `Never`,
    pin: `Pin`,
    unpin: `Unpin`,
    pinApp: ({ name: e }) => `Pin ${e}`,
    unpinApp: ({ name: e }) => `Unpin ${e}`,
    openNamed: ({ name: e }) => `Open ${e}`,
    open: `Open`,
    about: ({ name: e }) => `About ${e}`,
    contacts: (e) => p(e, { one: `# contact`, other: `# contacts` }),
    features: (e) => p(e, { one: `# feature`, other: `# features` }),
    remove: `Remove`,
    removeNamed: ({ name: e }) => `Remove ${e}`,
    removed: ({ name: e }) => `${e} is removed`,
    permissionsStay: ({ origin: e }) => `The permissions of ${e} stay, because another app has the same address.`,
    permissionsRemoved: `Its permissions are removed too.`,
    undo: `Undo`,
    noDescription: `The app gives no description.`,
    openApp: `Open app`,
    copyLink: `Copy link`,
    linkCopied: `Link copied`,
    notCopied: `Not copied`,
    removeApp: `Remove app`,
    inList: `In the list`,
    addedByYou: `No, added in this browser by its address`,
    website: `Website`,
    networks: `Networks`,
    network: (e) => `Chain ${e}`,
    severalCalls: `Several calls at once`,
    yesByList: `Yes, as the list says`,
    notStated: `Not stated`,
    madeBy: `Made by`,
    byList: `As the list says`,
    mayBeOpened: `May be opened`,
    profile: `Profile`,
    everyWallet: `From every wallet`,
    unknownRule: `Unknown rule: the app may refuse this wallet`,
    onlyFrom: ({ places: e, here: t }) => `Only from wallets at ${e}. This one is at ${t}.`,
    fromNone: ({ here: e }) => `The list allows no wallet. This one is at ${e}.`,
    search: `Search apps`,
    searchHint: `Name, tag or address`,
    all: `All`,
    canBatch: `Batches`,
    pinned: `Pinned`,
    pinnedCount: (e) => `${w(e)}, stored in this browser`,
    pinnedApps: `Pinned apps`,
    listed: `Listed`,
    more: (e) => `${w(e)} more`,
    order: `In order of name. No app pays for its place.`,
    listFailed: `The service did not send its list of apps`,
    listFailedStill: `Your own apps can be opened.`,
    loading: `Loading apps`,
    listedApps: `Listed apps`,
    shownOf: ({ shown: e, all: t }) => `${w(e)} of ${w(t)} shown.`,
    showAll: `Show all`,
    noneListed: `No app is listed.`,
    noneListedText: `The operator of this deployment chooses the list. You can add any app by its address.`,
    yours: `Yours`,
    addedCount: (e) => `${w(e)} added by address`,
    yourApps: `Your apps`,
    noMatch: `No match.`,
    noMatchText: `No app contains these words in its name, description, tags or address.`,
    clear: `Clear`,
    readingManifest: `Reading its manifest`,
    unsupported: ({ problem: e }) => `${e}. The app doesn't support Safe App functionality.`,
    quoted: ({ name: e }) => `“${e}”`,
    wordsOfApp: `Name and description from the app`,
    unknownApp: `Nothing is known about it`,
    unknownAppText: `Only a service can read the app’s manifest, and none is available. The app is added by its address alone, and may not work here.`,
    cancel: `Cancel`,
    addAndOpen: `Add and open`,
  }),
  K = {
    page: `_page_epi15_1`,
    lists: `_lists_epi15_12`,
    tools: `_tools_epi15_18`,
    search: `_search_epi15_26`,
    chips: `_chips_epi15_31`,
    table: `_table_epi15_38`,
    unseen: `_unseen_epi15_92`,
    app: `_app_epi15_104`,
    host: `_host_epi15_133`,
    words: `_words_epi15_142`,
    quiet: `_quiet_epi15_151`,
    acts: `_acts_epi15_155`,
    problem: `_problem_epi15_168`,
    more: `_more_epi15_176`,
    panel: `_panel_epi15_182`,
    panelHead: `_panelHead_epi15_187`,
    panelBody: `_panelBody_epi15_199`,
    reading: `_reading_epi15_205`,
    two: `_two_epi15_213`,
    details: `_details_epi15_219`,
    links: `_links_epi15_224`,
    bar: `_bar_epi15_225`,
    tags: `_tags_epi15_267`,
  },
  q = i()
function Pe({ app: e, listed: t, noteId: n, onClose: r }) {
  let { chainId: i, account: a } = D(),
    o = x(),
    s = R(i),
    { data: l, error: d, isPending: f } = T(j(e.url)),
    [p, m] = (0, W.useState)([]),
    [h, g] = (0, W.useState)(!1),
    [_, v] = (0, W.useState)(!1)
  if (f)
    return (0, q.jsxs)(`p`, {
      className: K.reading,
      role: `status`,
      children: [(0, q.jsx)(u, { size: 16 }), ` `, G.readingManifest],
    })
  if (d) {
    let { title: t, why: r } = A(d, e.url)
    return (0, q.jsxs)(M, {
      kind: `error`,
      id: n,
      children: [G.unsupported({ problem: t }), r === null ? `` : ` ${r}`],
    })
  }
  let y = l?.name ?? e.host,
    b = l?.permissions ?? []
  return (0, q.jsxs)(q.Fragment, {
    children: [
      l
        ? (0, q.jsxs)(`div`, {
            className: z.head,
            children: [
              (0, q.jsx)(F, { name: y, isListed: !1, size: `lg` }),
              (0, q.jsxs)(`div`, {
                children: [
                  (0, q.jsxs)(`b`, { children: [G.quoted({ name: y }), ` `, (0, q.jsx)(O, { source: `service` })] }),
                  (0, q.jsx)(`p`, { children: G.wordsOfApp }),
                ],
              }),
            ],
          })
        : (0, q.jsx)(de, { title: G.unknownApp, children: G.unknownAppText }),
      (0, q.jsx)(ge, { url: e.url, name: l?.name ?? null, isListed: !1, listed: t, others: s }),
      (0, q.jsx)(I, { contacts: null }),
      (0, q.jsx)(Oe, { asked: b, ticked: p, onChange: m }),
      (0, q.jsx)(De, { checked: h, onChange: g }),
      (0, q.jsx)(ke, { host: e.host, checked: _, onChange: v }),
      (0, q.jsxs)(`div`, {
        className: K.two,
        children: [
          (0, q.jsx)(c, { onClick: r, children: G.cancel }),
          _
            ? (0, q.jsx)(c, {
                onClick: () => {
                  let t = l?.iconUrl ?? null
                  ;(L({
                    chainId: i,
                    url: e.url,
                    name: y.slice(0, 60),
                    description: l?.description ?? ``,
                    addedAt: Date.now(),
                  }),
                    H.decideFeatures(e.origin, Ee(b, p)),
                    B.give({ url: e.url, name: y, iconUrl: t, features: b, isListed: !1 }, { isolated: h }),
                    o({ to: `/safes/$safe/apps/open`, params: { safe: a }, search: { appUrl: e.url } }))
                },
                children: G.addAndOpen,
              })
            : (0, q.jsx)(Te, { reason: U.disclaimerNeeded, showReason: !1, fullWidth: !0, children: G.addAndOpen }),
        ],
      }),
      (0, q.jsx)(`p`, { className: z.foot, children: U.askedAgainAfter({ days: 30 }) }),
    ],
  })
}
var Fe = 400
function Ie({ initial: e, listed: t, onClose: n }) {
  let { chainId: r } = D(),
    i = R(r),
    [a, o] = (0, W.useState)(e),
    [s] = ce(a, Fe),
    c = (0, W.useId)(),
    l = (0, W.useId)(),
    u = (0, W.useRef)(null)
  ;(0, W.useEffect)(() => u.current?.focus(), [])
  let p = oe(a, he()),
    m = s === a,
    h = p.ok && (ae(p.app.url, t) !== null || i.some(({ url: e }) => d(e) === p.app.key)),
    g = h ? G.already : a.trim() !== `` && m && !p.ok ? p.reason : null
  return (0, q.jsxs)(`aside`, {
    className: `cs-panel ${K.panel}`,
    'aria-labelledby': c,
    children: [
      (0, q.jsxs)(`div`, {
        className: K.panelHead,
        children: [
          (0, q.jsx)(`h2`, { id: c, children: G.addByAddress }),
          (0, q.jsx)(k, { 'aria-label': G.close, onClick: n, children: (0, q.jsx)(f, { name: `x` }) }),
        ],
      }),
      (0, q.jsxs)(`div`, {
        className: K.panelBody,
        children: [
          (0, q.jsxs)(`div`, {
            children: [
              (0, q.jsx)(pe, {
                ref: u,
                label: G.address,
                dir: `ltr`,
                placeholder: `https://`,
                value: a,
                onChange: (e) => o(e.currentTarget.value),
                inputMode: `url`,
                autoComplete: `off`,
                autoCapitalize: `off`,
                spellCheck: !1,
                error: g !== null,
                ...ue(l, `${l}-app`),
              }),
              (0, q.jsx)(`div`, { id: l, children: g !== null && (0, q.jsx)(M, { kind: `error`, children: g }) }),
            ],
          }),
          p.ok && !h && m && (0, q.jsx)(Pe, { app: p.app, listed: t, noteId: `${l}-app`, onClose: n }, p.app.key),
        ],
      }),
    ],
  })
}
var Le = (e, t) => Ne(`/share/safe-app?${new URLSearchParams({ appUrl: e, chain: t }).toString()}`)
function Re({ app: e, onClose: t, onRemove: n }) {
  let { account: r, chain: i } = D(),
    s = o(),
    l = V(e.origin),
    { outcome: u, copy: d } = a(Le(e.url, i.shortName))
  return (0, q.jsx)(ne, {
    opened: !0,
    onClose: t,
    title: G.about({ name: e.name }),
    size: 560,
    children: (0, q.jsxs)(`div`, {
      className: K.details,
      children: [
        (0, q.jsxs)(`div`, {
          className: z.head,
          children: [
            (0, q.jsx)(F, {
              name: e.name,
              isListed: e.listing !== null,
              iconUrl: e.listing?.iconUrl ?? null,
              size: `lg`,
            }),
            (0, q.jsxs)(`div`, {
              children: [
                (0, q.jsx)(`b`, { children: e.url }),
                (0, q.jsxs)(`p`, {
                  children: [e.description || G.noDescription, ` `, (0, q.jsx)(O, { source: `service` })],
                }),
              ],
            }),
          ],
        }),
        (0, q.jsx)(Me, {
          framed: !0,
          rows:
            e.listing === null
              ? [ze()]
              : Be(e.listing, (e) => s.find((t) => t.chainId === e)?.chainName ?? G.network(e)),
        }),
        (0, q.jsx)(I, { contacts: Ae(l) ? (l.contacts?.entries.length ?? 0) : null }),
        (0, q.jsxs)(`div`, {
          className: K.bar,
          children: [
            (0, q.jsx)(c, {
              renderRoot: (t) =>
                (0, q.jsx)(m, { to: `/safes/$safe/apps/open`, params: { safe: r }, search: { appUrl: e.url }, ...t }),
              children: G.openApp,
            }),
            (0, q.jsx)(c, {
              leftSection: (0, q.jsx)(f, { name: `share-2` }),
              onClick: d,
              children: (0, q.jsx)(`span`, {
                'aria-live': `polite`,
                children: { idle: G.copyLink, copied: G.linkCopied, failed: G.notCopied }[u],
              }),
            }),
            e.listing === null && (0, q.jsx)(c, { variant: `subtle`, onClick: () => n(e), children: G.removeApp }),
          ],
        }),
      ],
    }),
  })
}
var ze = () => ({ label: G.inList, value: G.addedByYou })
function Be(e, t) {
  let n = [
    ...(e.provider ? [{ name: e.provider.name, url: e.provider.url }] : []),
    ...(e.developerWebsite === null ? [] : [{ name: G.website, url: e.developerWebsite }]),
    ...e.socialProfiles.map(({ platform: e, url: t }) => ({ name: Ve[e] ?? G.profile, url: t })),
  ]
  return [
    { label: G.networks, value: e.chainIds.map(t).join(`, `) },
    ...(e.tags.length > 0 ? [{ label: G.tags, value: e.tags.join(`, `) }] : []),
    { label: G.severalCalls, value: e.features.includes(`BATCHED_TRANSACTIONS`) ? G.yesByList : G.notStated },
    ...(n.length > 0
      ? [
          {
            label: G.madeBy,
            value: (0, q.jsx)(`span`, {
              className: K.links,
              children: n.map(({ name: e, url: t }) => (0, q.jsx)(He, { name: e, url: t }, `${e} ${t}`)),
            }),
            note: G.byList,
          },
        ]
      : []),
    { label: G.mayBeOpened, value: Ue(e.accessControl) },
  ]
}
var Ve = { TWITTER: `X`, GITHUB: `GitHub`, DISCORD: `Discord`, TELEGRAM: `Telegram`, UNKNOWN: null },
  He = ({ name: e, url: t }) =>
    /^https?:\/\//i.test(t)
      ? (0, q.jsx)(`a`, { className: `cs-link`, href: t, target: `_blank`, rel: `noopener noreferrer`, children: e })
      : (0, q.jsx)(`span`, { children: e })
function Ue({ type: e, value: t }) {
  if (e === `NO_RESTRICTIONS`) return G.everyWallet
  if (e === `UNKNOWN`) return G.unknownRule
  let n = location.origin
  return t && t.length > 0 ? G.onlyFrom({ places: t.join(`, `), here: n }) : G.fromNone({ here: n })
}
function J({ app: e, onDetails: t }) {
  let { account: n } = D(),
    { pinned: r, lastOpenedAt: i } = Ce(e.url),
    a = We(V(e.origin))
  return (0, q.jsxs)(`tr`, {
    children: [
      (0, q.jsx)(Y, { app: e, onDetails: t }),
      (0, q.jsx)(`td`, {
        className: K.words,
        children: e.description !== `` && (0, q.jsx)(`span`, { title: e.description, children: e.description }),
      }),
      (0, q.jsx)(`td`, { className: K.tags, children: e.listing === null ? G.custom : e.tags.join(`, `) }),
      (0, q.jsx)(`td`, { className: a === null ? K.quiet : void 0, 'data-label': G.mayRead, children: a ?? G.nothing }),
      (0, q.jsx)(`td`, {
        className: K.quiet,
        'data-label': G.lastOpened,
        children: i === null ? G.never : (0, q.jsx)(s, { at: i, form: `relative`, focusable: !1 }),
      }),
      (0, q.jsxs)(`td`, {
        className: K.acts,
        children: [
          (0, q.jsx)(k, {
            'aria-label': r ? G.unpinApp({ name: e.name }) : G.pinApp({ name: e.name }),
            'aria-pressed': r,
            title: r ? G.unpin : G.pin,
            onClick: () => _e(e.url, !r),
            children: (0, q.jsx)(f, { name: r ? `pinned` : `pin` }),
          }),
          (0, q.jsx)(c, {
            size: `xs`,
            'aria-label': G.openNamed({ name: e.name }),
            renderRoot: (t) =>
              (0, q.jsx)(m, { to: `/safes/$safe/apps/open`, params: { safe: n }, search: { appUrl: e.url }, ...t }),
            children: G.open,
          }),
        ],
      }),
    ],
  })
}
function Y({ app: e, onDetails: t }) {
  return (0, q.jsx)(`th`, {
    scope: `row`,
    children: (0, q.jsxs)(`span`, {
      className: K.app,
      children: [
        (0, q.jsx)(F, { name: e.name, isListed: e.listing !== null, iconUrl: e.listing?.iconUrl ?? null }),
        (0, q.jsxs)(`span`, {
          children: [
            (0, q.jsx)(`button`, {
              type: `button`,
              'aria-label': G.about({ name: e.name }),
              onClick: () => t(e),
              children: e.name,
            }),
            (0, q.jsx)(`span`, { className: K.host, children: e.host }),
          ],
        }),
      ],
    }),
  })
}
function We({ contacts: e, features: t }) {
  let n = e?.decision === `granted` ? e.entries.length : 0,
    r = Object.keys(t).filter((e) => t[e] === `granted`),
    [i] = r,
    a = [
      ...(n > 0 ? [G.contacts(n)] : []),
      ...(r.length > 1 ? [G.features(r.length)] : []),
      ...(r.length === 1 && i !== void 0 ? [je(i)] : []),
    ]
  return a.length === 0 ? null : a.join(`, `)
}
function Ge({ app: e, onDetails: t, onRemove: n }) {
  let { data: r, error: i } = T(j(e.url))
  if (i === null) return (0, q.jsx)(J, { app: { ...e, ...Ke(r) }, onDetails: t })
  let { title: a, why: o } = A(i, e.url)
  return (0, q.jsxs)(`tr`, {
    children: [
      (0, q.jsx)(Y, { app: e, onDetails: t }),
      (0, q.jsx)(`td`, {
        colSpan: 4,
        className: K.problem,
        children: (0, q.jsxs)(`span`, {
          title: o ?? void 0,
          children: [(0, q.jsx)(f, { name: `plug-connected-x` }), a],
        }),
      }),
      (0, q.jsx)(`td`, {
        className: K.acts,
        children: (0, q.jsx)(c, {
          size: `xs`,
          variant: `subtle`,
          'aria-label': G.removeNamed({ name: e.name }),
          onClick: () => n(e),
          children: G.remove,
        }),
      }),
    ],
  })
}
var Ke = (e) => (e ? { name: e.name, description: e.description } : {})
function qe({ label: e, apps: t, hasHead: n, onDetails: r, onRemove: i }) {
  return (0, q.jsx)(`div`, {
    className: `cs-panel ${P.frame}`,
    children: (0, q.jsxs)(`table`, {
      className: b(P.table, P.cards, K.table),
      'aria-label': e,
      children: [
        (0, q.jsx)(`thead`, {
          className: n ? void 0 : K.unseen,
          children: (0, q.jsxs)(`tr`, {
            children: [
              (0, q.jsx)(`th`, { scope: `col`, children: G.app }),
              (0, q.jsxs)(`th`, {
                scope: `col`,
                children: [G.descriptionByApp, ` `, (0, q.jsx)(O, { source: `service` })],
              }),
              (0, q.jsx)(`th`, { scope: `col`, children: G.tags }),
              (0, q.jsx)(`th`, { scope: `col`, children: G.mayRead }),
              (0, q.jsx)(`th`, { scope: `col`, children: G.lastOpened }),
              (0, q.jsx)(`th`, {
                scope: `col`,
                children: (0, q.jsx)(`span`, { className: `cs-visually-hidden`, children: G.actions }),
              }),
            ],
          }),
        }),
        (0, q.jsx)(`tbody`, {
          children: t.map((e) =>
            e.listing === null
              ? (0, q.jsx)(Ge, { app: e, onDetails: r, onRemove: i }, e.key)
              : (0, q.jsx)(J, { app: e, onDetails: r }, e.key),
          ),
        }),
      ],
    }),
  })
}
var Je = new Set([`nft`, `transaction-builder`, `safe-governance-app`, `recovery-sygnum`, `swap-fallback`, `safenet`])
function Ye(e, t) {
  let n = t.filter(({ url: t }) => !ie(t, e))
  return [...e.flatMap(Xe), ...n.flatMap(Ze)].sort((e, t) =>
    e.name.localeCompare(t.name, `en`, { sensitivity: `base` }),
  )
}
var Xe = (e) =>
    X(e.url).map((t) => ({
      ...t,
      name: e.name,
      description: e.description,
      tags: e.tags.filter((e) => !Je.has(e)),
      canBatch: e.features.includes(`BATCHED_TRANSACTIONS`),
      listing: e,
    })),
  Ze = ({ url: e, name: t, description: n }) =>
    X(e).map((e) => ({ ...e, name: t, description: n, tags: [], canBatch: !1, listing: null })),
  X = (e) => {
    let t = v(e)
    return t === null ? [] : [t]
  },
  Z = { text: ``, tag: null, canBatch: !1 },
  Q = ({ text: e, tag: t, canBatch: n }) => e.trim() !== `` || t !== null || n
function $(e, { text: t, tag: n, canBatch: r }) {
  let i = t.toLowerCase().split(/\s+/).filter(Boolean)
  return e.filter((e) => {
    let t = [e.name, e.description, e.url, ...e.tags].join(` `).toLowerCase()
    return i.every((e) => t.includes(e)) && (n === null || e.tags.includes(n)) && (!r || e.canBatch)
  })
}
var Qe = (e) => [...new Set(e.flatMap(({ tags: e }) => e))].sort((e, t) => e.localeCompare(t, `en`))
function $e(e, t) {
  let n = ({ key: e }) => t.some((t) => t.key === e && t.pinned),
    r = e.filter((e) => !n(e))
  return {
    pinned: e.filter(n),
    listed: r.filter(({ listing: e }) => e !== null),
    own: r.filter(({ listing: e }) => e === null),
  }
}
function et(e, t, n) {
  ye(e)
  let r = v(e.url)?.origin ?? e.url,
    i = we(e.url),
    a = [...t, ...Se.get().map(({ url: e }) => v(e)?.origin)].includes(r),
    o = i ? null : be(e.url),
    s = i ? null : B.forget(e.url),
    c = a ? null : H.forget(r)
  _.show({
    kind: `info`,
    title: G.removed({ name: e.name }),
    detail: a ? G.permissionsStay({ origin: r }) : G.permissionsRemoved,
    href: n,
    linkLabel: G.title,
    action: {
      label: G.undo,
      onClick: () => {
        ;(L(e), o && ve(o), s && B.restore(s), c && H.restore(c))
      },
    },
  })
}
var tt = 8
function nt({ query: e, aside: t }) {
  let { chainId: i, account: a } = D(),
    o = R(i),
    s = xe(),
    [c, u] = (0, W.useState)(Z),
    [d, f] = (0, W.useState)(!1),
    [p, m] = (0, W.useState)(null),
    h = Ye(e.apps, o),
    g = $(h, c),
    { pinned: _, listed: y, own: b } = $e(g, s),
    x = d || Q(c) ? y : y.slice(0, tt),
    S = (t) => {
      m(null)
      let n = o.find(({ url: e }) => v(e)?.key === t.key),
        r = e.apps.flatMap(({ url: e }) => v(e)?.origin ?? [])
      n && et(n, r, `/safes/${a}/apps`)
    },
    C = (e, t, n) => (0, q.jsx)(qe, { label: e, apps: t, hasHead: n, onDetails: m, onRemove: S })
  return (0, q.jsxs)(q.Fragment, {
    children: [
      h.length > 0 &&
        (0, q.jsxs)(`search`, {
          className: K.tools,
          children: [
            (0, q.jsx)(me, {
              label: G.search,
              placeholder: G.searchHint,
              value: c.text,
              onChange: (e) => u({ ...c, text: e }),
              className: K.search,
            }),
            (0, q.jsxs)(`div`, {
              className: K.chips,
              role: `group`,
              'aria-label': G.tags,
              children: [
                (0, q.jsx)(N, { active: c.tag === null, onClick: () => u({ ...c, tag: null }), children: G.all }),
                Qe(h).map((e) =>
                  (0, q.jsx)(N, { active: c.tag === e, onClick: () => u({ ...c, tag: e }), children: e }, e),
                ),
              ],
            }),
            (0, q.jsx)(fe, {
              label: G.canBatch,
              checked: c.canBatch,
              onChange: (e) => u({ ...c, canBatch: e.currentTarget.checked }),
            }),
          ],
        }),
      (0, q.jsxs)(`div`, {
        className: K.page,
        'data-adding': t ? `` : void 0,
        children: [
          (0, q.jsxs)(`div`, {
            className: K.lists,
            children: [
              _.length > 0 &&
                (0, q.jsxs)(`section`, {
                  children: [
                    (0, q.jsx)(E, { title: G.pinned, count: G.pinnedCount(_.length) }),
                    C(G.pinnedApps, _, !0),
                  ],
                }),
              (0, q.jsxs)(`section`, {
                children: [
                  (0, q.jsx)(E, {
                    title: G.listed,
                    count: _.length > 0 && y.length > 0 ? G.more(y.length) : y.length,
                    action: (0, q.jsxs)(q.Fragment, {
                      children: [(0, q.jsx)(ee, { at: e.dataUpdatedAt, failed: e.isError }), G.order],
                    }),
                  }),
                  e.isError &&
                    (0, q.jsx)(n, {
                      title: G.listFailed,
                      error: e.error,
                      stillWorks: G.listFailedStill,
                      onRetry: () => void e.refetch(),
                    }),
                  e.isPending && (0, q.jsx)(l, { rows: 4, shape: `table`, label: G.loading }),
                  x.length > 0 && C(G.listedApps, x, _.length === 0),
                  x.length < y.length &&
                    (0, q.jsxs)(`p`, {
                      className: K.more,
                      children: [
                        G.shownOf({ shown: x.length, all: y.length }),
                        ` `,
                        (0, q.jsx)(`button`, {
                          type: `button`,
                          className: `cs-link`,
                          onClick: () => f(!0),
                          children: G.showAll,
                        }),
                      ],
                    }),
                  e.isSuccess &&
                    e.apps.length === 0 &&
                    (0, q.jsx)(r, { sentence: G.noneListed, detail: G.noneListedText }),
                ],
              }),
              b.length > 0 &&
                (0, q.jsxs)(`section`, {
                  children: [
                    (0, q.jsx)(E, { title: G.yours, count: G.addedCount(b.length) }),
                    C(G.yourApps, b, _.length + x.length === 0),
                  ],
                }),
              Q(c) &&
                g.length === 0 &&
                (0, q.jsx)(r, {
                  sentence: G.noMatch,
                  detail: G.noMatchText,
                  action: (0, q.jsx)(`button`, {
                    type: `button`,
                    className: `cs-link`,
                    onClick: () => u(Z),
                    children: G.clear,
                  }),
                }),
            ],
          }),
          t,
        ],
      }),
      p && (0, q.jsx)(Re, { app: p, onClose: () => m(null), onRemove: S }),
    ],
  })
}
function rt({ add: e }) {
  let { chain: t, chainId: n, safe: r } = D(),
    { nameOf: i } = g(),
    a = se(n),
    [o, s] = (0, W.useState)(e !== null)
  return (
    y(G.title, i(r, n)?.name ?? null),
    C(t, `SAFE_APPS`)
      ? (0, q.jsxs)(q.Fragment, {
          children: [
            (0, q.jsx)(te, {
              title: G.title,
              subtitle: a.isSuccess ? G.subtitleListed({ count: a.apps.length, network: t.chainName }) : G.subtitle,
              actions: (0, q.jsxs)(re, {
                gap: `xs`,
                children: [
                  (0, q.jsx)(c, {
                    leftSection: (0, q.jsx)(f, { name: `plus` }),
                    'aria-expanded': o,
                    onClick: () => s(!o),
                    children: G.addApp,
                  }),
                  (0, q.jsx)(c, {
                    leftSection: (0, q.jsx)(f, { name: `shield-lock` }),
                    renderRoot: (e) => (0, q.jsx)(m, { to: `/settings/apps`, ...e }),
                    children: G.permissions,
                  }),
                ],
              }),
            }),
            (0, q.jsx)(nt, {
              query: a,
              aside: o && (0, q.jsx)(Ie, { initial: e ?? ``, listed: a.apps, onClose: () => s(!1) }),
            }),
          ],
        })
      : (0, q.jsx)(le, { title: G.title, sentence: G.notAvailable, chain: t })
  )
}
function it() {
  return (0, q.jsx)(rt, { add: t.useSearch().add ?? null })
}
export { it as component }
//# sourceMappingURL=apps-MBszKmOq.js.map
