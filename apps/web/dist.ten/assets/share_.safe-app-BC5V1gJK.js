import {
  D as e,
  Fi as t,
  Ga as n,
  J as r,
  Kt as i,
  Ma as a,
  Mi as o,
  Nt as s,
  Qi as c,
  bi as l,
  ci as u,
  it as d,
  jt as f,
  tn as p,
  xa as m,
  xt as h,
  yi as g,
} from './index--te03lJq.js'
import { E as _, M as v, g as y } from './fields-KVqNPxJG.js'
import { Cn as b, Pn as x, wn as S } from './lists-DTBg-a7q.js'
import { c as C, l as w, o as T, r as E, s as D } from './rest-BLgIr9Nz.js'
import { r as O } from './rest-BW6-RKo3.js'
import { a as k, i as A, r as j, t as M } from './rest-DGIchwV7.js'
var N = m(`shared-app`, {
    app: `App`,
    notAvailable: `Safe Apps are not available on this network.`,
    notAvailableText: `No network of this deployment supports them.`,
    subtitle: `You opened a link to this app.`,
    reading: `Reading the list of apps`,
    about: `About the app`,
    nothingKnown: `Nothing is known about it.`,
    address: `Address`,
    networks: `Networks`,
    notKnown: `Not known`,
    noneHere: `None of this deployment`,
    manifest: `Manifest`,
    choose: `Choose an account`,
    openWith: `Open it with`,
    yourAccount: `Your account`,
    created: ({ name: e, network: t }) => `${e} was created on ${t}`,
    createdText: `It is ready. Open the app with it.`,
    createdElsewhere: `Your account was created`,
    createdElsewhereText: `The app does not work on the network of the new account.`,
    loading: `Loading your accounts`,
    openNamed: ({ name: e, network: t }) => `Open with ${e} on ${t}`,
    open: `Open`,
    noAccount: `You have no account here.`,
    noAccountText: `An app is opened with an account, on a network that the app supports. Connect an owner’s wallet, or create an account.`,
    connect: `Connect wallet`,
    create: `Create an account`,
    noApp: `This link does not lead to an app.`,
  }),
  P = {
    page: `_page_fkvnw_1`,
    about: `_about_fkvnw_8`,
    head: `_head_fkvnw_14`,
    url: `_url_fkvnw_21`,
    choose: `_choose_fkvnw_25`,
    acts: `_acts_fkvnw_30`,
    accounts: `_accounts_fkvnw_42`,
    chain: `_chain_fkvnw_55`,
  },
  F = n()
function I({ appUrl: e, accounts: n, isLoading: r, here: i, created: l }) {
  let { address: d } = s(),
    p = n.find(({ account: e }) => e === l)
  return (0, F.jsxs)(`section`, {
    className: P.choose,
    'aria-label': N.choose,
    children: [
      (0, F.jsx)(b, { title: N.openWith, count: n.length }),
      p &&
        (0, F.jsx)(_, {
          title: N.created({ name: p.name ?? N.yourAccount, network: p.chainName }),
          children: N.createdText,
        }),
      l !== null && !p && !r && (0, F.jsx)(_, { title: N.createdElsewhere, children: N.createdElsewhereText }),
      r && (0, F.jsx)(o, { rows: 2, shape: `account`, label: N.loading }),
      n.length > 0 &&
        (0, F.jsx)(`ul`, {
          className: `cs-panel ${P.accounts}`,
          children: n.map(({ account: t, safe: n, name: r, chainName: i }, o) =>
            (0, F.jsxs)(
              `li`,
              {
                children: [
                  (0, F.jsx)(v, { address: n, shape: `account`, ...(r === null ? {} : { name: r }) }),
                  (0, F.jsx)(`span`, { className: P.chain, children: i }),
                  (0, F.jsx)(a, {
                    size: `xs`,
                    variant: o === 0 ? `filled` : `default`,
                    'aria-label': N.openNamed({ name: r ?? n, network: i }),
                    renderRoot: (n) =>
                      (0, F.jsx)(u, { to: `/safes/$safe/apps/open`, params: { safe: t }, search: { appUrl: e }, ...n }),
                    children: N.open,
                  }),
                ],
              },
              t,
            ),
          ),
        }),
      !r && n.length === 0 && (0, F.jsx)(t, { sentence: N.noAccount, detail: N.noAccountText }),
      (0, F.jsxs)(`div`, {
        className: P.acts,
        children: [
          d === null &&
            (0, F.jsx)(a, { leftSection: (0, F.jsx)(c, { name: `wallet` }), onClick: f, children: N.connect }),
          (0, F.jsx)(a, {
            leftSection: (0, F.jsx)(c, { name: `users-plus` }),
            renderRoot: (e) => (0, F.jsx)(u, { to: `/create`, search: { then: i }, ...e }),
            children: N.create,
          }),
        ],
      }),
    ],
  })
}
function L({ app: e, listed: t, words: { name: n, description: r }, listing: i, networks: a, problem: o }) {
  return (0, F.jsxs)(`section`, {
    className: `cs-panel ${P.about}`,
    'aria-label': N.about,
    children: [
      (0, F.jsxs)(`div`, {
        className: P.head,
        children: [
          (0, F.jsx)(A, { name: n ?? e.host, isListed: i !== null, iconUrl: i?.iconUrl ?? null, size: `lg` }),
          (0, F.jsxs)(`p`, {
            children: [r ?? N.nothingKnown, ` `, r !== null && (0, F.jsx)(x, { source: `service` })],
          }),
        ],
      }),
      (0, F.jsx)(M, { url: e.url, name: n, isListed: i !== null, listed: t, isLink: !0 }),
      (0, F.jsx)(O, {
        framed: !0,
        rows: [
          { label: N.address, value: (0, F.jsx)(`bdi`, { className: P.url, children: e.url }) },
          { label: N.networks, value: a === null ? N.notKnown : a.join(`, `) || N.noneHere },
          ...(o === null ? [] : [{ label: N.manifest, value: o }]),
        ],
      }),
      (0, F.jsx)(j, { contacts: null }),
    ],
  })
}
function R({ app: e, wanted: n, accounts: r }) {
  let a = i().filter((e) => h(e, `SAFE_APPS`)),
    s = l({ queries: a.map(({ chainId: e }) => C(e)) }),
    c = s.flatMap(({ data: e }) => e ?? []),
    u = T(e.url, c),
    d = s.some(({ isPending: e }) => e),
    { data: f, error: m } = g({ ...D(e.url), enabled: !d && u === null }),
    _ = u?.name ?? f?.name ?? null,
    v = u ? a.filter(({ chainId: e }) => u.chainIds.includes(e)) : a,
    y = [...v].sort((e, t) => Number(t.shortName === n) - Number(e.shortName === n))
  return (
    p(_ ?? e.host, N.app),
    a.length === 0
      ? (0, F.jsx)(t, { level: 2, sentence: N.notAvailable, detail: N.notAvailableText })
      : (0, F.jsxs)(F.Fragment, {
          children: [
            (0, F.jsx)(S, { title: _ ?? e.host, subtitle: N.subtitle }),
            d
              ? (0, F.jsx)(o, { rows: 3, shape: `table`, label: N.reading })
              : (0, F.jsxs)(`div`, {
                  className: P.page,
                  children: [
                    (0, F.jsx)(L, {
                      app: e,
                      listed: c,
                      words: { name: _, description: u?.description || f?.description || null },
                      listing: u,
                      networks: u ? v.map(({ chainName: e }) => e) : null,
                      problem: m ? w(m, e.url).title : null,
                    }),
                    r(y),
                  ],
                }),
          ],
        })
  )
}
function z() {
  let { appUrl: n = ``, chain: r = null } = e.useSearch(),
    i = E(n, k())
  return i.ok
    ? (0, F.jsx)(R, { app: i.app, wanted: r, accounts: (e) => (0, F.jsx)(B, { appUrl: n, chains: e }) })
    : (0, F.jsx)(t, { level: 1, sentence: N.noApp, detail: `${i.reason}: ${n}` })
}
function B({ appUrl: t, chains: n }) {
  let { accounts: i, isLoading: a } = y(),
    { chain: o, created: s } = e.useSearch(),
    { nameOf: c } = d(),
    l = r(),
    u = (e) => (s === void 0 ? e.chain.chainId === l?.chainId && e.safe === l.safe : e.account === s),
    f = n
      .flatMap((e) => i.filter((t) => t.chain.chainId === e.chainId))
      .sort((e, t) => Number(u(t)) - Number(u(e)))
      .map(({ account: e, safe: t, chain: { chainId: n, chainName: r } }) => ({
        account: e,
        safe: t,
        chainName: r,
        name: c(t, n)?.name ?? null,
      })),
    p = `/share/safe-app?${new URLSearchParams({ appUrl: t, ...(o === void 0 ? {} : { chain: o }) }).toString()}`
  return (0, F.jsx)(I, { appUrl: t, accounts: f, isLoading: a, here: p, created: s ?? null })
}
export { z as component }
//# sourceMappingURL=share_.safe-app-BC5V1gJK.js.map
