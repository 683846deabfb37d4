const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './addTokenToWallet-DIrEN_a7.js',
      './rest-Ckonu3dl.js',
      './rolldown-runtime-DLMaRju-.js',
      './later-DLdlgyuL.js',
      './fields-KVqNPxJG.js',
      './lists-DTBg-a7q.js',
      './index--te03lJq.js',
      './index-Nszrimeh.css',
      './lists-Cd1HcrqG.css',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
      './rest-BaoHt0l1.js',
      './rest-B3PyXowP.js',
      './rest-K1Jsr5XH.js',
      './rest-Cvc_B7Ww.css',
    ]),
) => i.map((i) => d[i])
import { o as e, r as t } from './rolldown-runtime-DLMaRju-.js'
import {
  Dr as n,
  F as r,
  Fi as i,
  Ga as a,
  Gr as o,
  Hi as s,
  Kn as c,
  Ma as l,
  Mi as u,
  Nt as d,
  Qi as f,
  T as p,
  Ui as m,
  Ur as h,
  ba as g,
  ci as _,
  cr as ee,
  ga as v,
  gi as y,
  ho as te,
  it as ne,
  ji as b,
  ka as re,
  or as ie,
  sr as x,
  tn as S,
  vr as C,
  wa as w,
  xa as T,
  xt as E,
  ya as ae,
} from './index--te03lJq.js'
import {
  M as D,
  Nn as O,
  Pn as k,
  Sn as A,
  Xn as j,
  a as oe,
  b as se,
  i as ce,
  qn as M,
  r as N,
  wn as P,
} from './lists-DTBg-a7q.js'
import { O as F, T as I, f as L, j as R, l as z, m as B, r as V } from './fields-KVqNPxJG.js'
var H = {
    tabs: `_tabs_eu3on_1`,
    tools: `_tools_eu3on_27`,
    sources: `_sources_eu3on_39`,
    note: `_note_eu3on_50`,
    table: `_table_eu3on_56`,
    token: `_token_eu3on_69`,
    differs: `_differs_eu3on_84`,
    quiet: `_quiet_eu3on_95`,
    share: `_share_eu3on_99`,
    actions: `_actions_eu3on_119`,
    hidden: `_hidden_eu3on_126`,
    collection: `_collection_eu3on_139`,
    collectionHead: `_collectionHead_eu3on_143`,
    grid: `_grid_eu3on_151`,
    noImage: `_noImage_eu3on_162`,
    caption: `_caption_eu3on_178`,
  },
  U = e(te(), 1)
function W(e, t) {
  let n = t.trim().toLowerCase(),
    r = e.filter(({ address: e, tokenName: t, id: r, name: i }) =>
      [e, t, r, `#${r}`, i ?? ``].some((e) => e.toLowerCase().includes(n)),
    ),
    i = r.map(({ address: e }) => e)
  return i
    .filter((e, t) => i.findIndex((t) => w(t, e)) === t)
    .map((e) => {
      let t = r.filter((t) => w(t.address, e))
      return { address: e, name: t[0]?.tokenName ?? ``, symbol: t[0]?.tokenSymbol ?? ``, items: t }
    })
}
var G = ({ imageUri: e }) => (e !== null && /^data:image\/(svg\+xml|png|jpeg|gif|webp)[;,]/.test(e) ? e : null),
  K = T(`assets`, {
    title: `Assets`,
    send: `Send`,
    sendNamed: ({ name: e }) => `Send ${e}`,
    kinds: `Kinds of assets`,
    tokens: `Tokens`,
    nfts: `NFTs`,
    summary: ({ total: e, priced: t, unpriced: n }) =>
      `${e} in ${g(t, { one: `# priced token`, other: `# priced tokens` })}.${n === 0 ? `` : ` ${g(n, { one: `# token has no price.`, other: `# tokens have no price.` })}`}`,
    noMatch: `No match.`,
    clear: `Clear`,
    failed: `The service did not send the balances`,
    failedStillWorks: `Queue and history are loaded separately.`,
    loading: `Loading tokens`,
    stale: `The service did not answer. These are the cached balances.`,
    filter: `Filter tokens`,
    filterPlaceholder: `Name, symbol or address`,
    hideAgain: `Hide again`,
    hiddenShown: `Hidden shown`,
    balances: `balances`,
    prices: `prices`,
    notRead: ({ network: e }) => `${e} could not be read from the chain; the balances come from the service.`,
    noMatchDetail: ({ filter: e }) => `No token has "${e}" in its name, symbol or address.`,
    none: `This account holds no assets yet.`,
    noneDetail: `Coins and tokens sent to its address will appear here.`,
    hidden: ({ count: e, symbols: t }) =>
      `${g(e, { one: `# token is hidden`, other: `# tokens are hidden` })} by you: ${t}. The total counts them.`,
    show: `Show`,
    hide: `Hide`,
    showNamed: ({ symbol: e }) => `Show ${e}`,
    hideNamed: ({ symbol: e }) => `Hide ${e}`,
    token: `Token`,
    balance: `Balance`,
    price: `Price`,
    valueDescending: `Value ↓`,
    share: `Share`,
    percent: ({ value: e }) => `${e}%`,
    actions: `Actions`,
    wasHidden: ({ symbol: e }) => `${e} was hidden`,
    wasHiddenDetail: `Hidden for this account in this browser. The total still includes it.`,
    undo: `Undo`,
    serviceSays: ({ amount: e }) => `service says ${e}`,
    noPrice: `No price`,
    notCounted: `Not counted`,
    addToWallet: `Add to wallet`,
    addNamedToWallet: ({ symbol: e }) => `Add ${e} to wallet`,
    yourWallet: `your wallet`,
  }),
  q = T(`collectibles`, {
    failed: `The service did not send the NFTs`,
    failedStillWorks: `Token balances are on the other tab.`,
    loading: `Loading NFTs`,
    none: `This account holds no NFT.`,
    noneDetail: `ERC-721 and ERC-1155 tokens sent to its address will appear here.`,
    stale: `The service did not answer. This is the cached list.`,
    filter: `Filter NFTs`,
    filterPlaceholder: `Collection, token ID or address`,
    sources: `list and names`,
    noMatchDetail: ({ filter: e }) => `No NFT here matches "${e}".`,
    unnamed: `Unnamed collection`,
    itemsOf: ({ count: e, standards: t }) => `${g(e, { one: `# item`, other: `# items` })}, ${v(t)}`,
    more: `Load more`,
    noImage: `No image`,
    imageNotLoaded: `Image not loaded`,
    held: ({ item: e, amount: t }) => `${e}, ${t} held`,
  }),
  J = a()
function le() {
  let { key: e } = D(),
    t = y(V(e)),
    [n, a] = (0, U.useState)(``),
    o = t.data?.pages.flatMap(({ results: e }) => e)
  if (!o)
    return t.error
      ? (0, J.jsx)(r, {
          title: q.failed,
          error: t.error,
          stillWorks: q.failedStillWorks,
          onRetry: () => void t.refetch(),
        })
      : (0, J.jsx)(u, { rows: 3, shape: `table`, label: q.loading })
  if (o.length === 0) return (0, J.jsx)(i, { sentence: q.none, detail: q.noneDetail })
  let c = W(o, n)
  return (0, J.jsxs)(J.Fragment, {
    children: [
      t.error && (0, J.jsx)(A, { at: t.dataUpdatedAt, onRefresh: () => void t.refetch(), children: q.stale }),
      (0, J.jsxs)(`div`, {
        className: H.tools,
        children: [
          (0, J.jsx)(B, { label: q.filter, placeholder: q.filterPlaceholder, value: n, onChange: a }),
          (0, J.jsxs)(`span`, {
            className: H.sources,
            children: [(0, J.jsx)(k, { source: `service`, time: t.dataUpdatedAt }), ` `, q.sources],
          }),
        ],
      }),
      c.length === 0 && (0, J.jsx)(i, { sentence: K.noMatch, detail: q.noMatchDetail({ filter: n }) }),
      c.map(({ address: e, name: t, items: n }) =>
        (0, J.jsxs)(
          `section`,
          {
            className: H.collection,
            'aria-label': t,
            children: [
              (0, J.jsxs)(`div`, {
                className: H.collectionHead,
                children: [
                  (0, J.jsx)(m, { address: e, shape: `contract`, size: 22 }),
                  (0, J.jsx)(`h2`, { children: t || q.unnamed }),
                  (0, J.jsx)(s, { value: e }),
                  (0, J.jsx)(`span`, {
                    className: H.quiet,
                    children: q.itemsOf({ count: n.length, standards: ue(n) }),
                  }),
                ],
              }),
              (0, J.jsx)(`ul`, { className: H.grid, children: n.map((e) => (0, J.jsx)(de, { item: e }, e.id)) }),
            ],
          },
          e,
        ),
      ),
      t.hasNextPage &&
        (0, J.jsx)(l, { onClick: () => void t.fetchNextPage(), loading: t.isFetchingNextPage, children: q.more }),
    ],
  })
}
var ue = (e) => [...new Set(e.map(({ standard: e }) => (e === `ERC1155` ? `ERC-1155` : `ERC-721`)))]
function de({ item: e }) {
  let { account: t } = D(),
    n = G(e),
    r = `${e.tokenSymbol} #${e.id}`
  return (0, J.jsxs)(`li`, {
    className: `cs-panel`,
    children: [
      n === null
        ? (0, J.jsxs)(`div`, {
            className: H.noImage,
            children: [
              (0, J.jsx)(f, { name: `photo` }),
              (0, J.jsx)(`span`, { children: e.imageUri === null ? q.noImage : q.imageNotLoaded }),
            ],
          })
        : (0, J.jsx)(`img`, { src: n, alt: e.name ?? `#${e.id}` }),
      (0, J.jsxs)(`div`, {
        className: H.caption,
        children: [
          (0, J.jsx)(`b`, { children: e.name ?? `#${e.id}` }),
          (0, J.jsx)(`small`, {
            children: e.amount === void 0 ? r : q.held({ item: r, amount: M(e.amount, 0, { group: !0 }) }),
          }),
          (0, J.jsx)(_, {
            className: `cs-link`,
            to: `/safes/$safe/send`,
            params: { safe: t },
            search: { token: e.address, tokenId: e.id },
            'aria-label': K.sendNamed({ name: r }),
            children: K.send,
          }),
        ],
      }),
    ],
  })
}
var Y = ee(`countersign.hidden-tokens`, {}, ie(h(o(), n(C)))),
  X = ({ chainId: e, safe: t }) => `${e}:${t.toLowerCase()}`,
  fe = (e, t) => Y.update((n) => ({ ...n, [X(e)]: [...(n[X(e)] ?? []), t] })),
  Z = (e, t) => Y.update((n) => ({ ...n, [X(e)]: (n[X(e)] ?? []).filter((e) => !w(e, t)) })),
  pe = (e) => x(Y)[X(e)] ?? []
function me({ rows: e, hidden: t, onShow: n }) {
  let r = e.filter(({ token: e }) => t.some((t) => w(t, e.address)))
  return r.length === 0
    ? null
    : (0, J.jsxs)(`div`, {
        className: H.hidden,
        children: [
          (0, J.jsx)(`span`, {
            children: K.hidden({ count: r.length, symbols: r.map(({ token: e }) => e.symbol).join(`, `) }),
          }),
          (0, J.jsx)(`button`, { type: `button`, className: `cs-link`, onClick: n, children: K.show }),
        ],
      })
}
function Q({ token: e }) {
  let { chain: t } = D(),
    { status: n, walletName: r } = d(),
    [i, a] = (0, U.useState)(!1)
  if (n !== `connected`) return null
  let o = async () => {
      a(!0)
      let { addTokenToWallet: n } = await c(
        async () => {
          let { addTokenToWallet: e } = await import(`./addTokenToWallet-DIrEN_a7.js`)
          return { addTokenToWallet: e }
        },
        __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]),
        import.meta.url,
      )
      ;(b.show(await n(t, e, r ?? K.yourWallet)), a(!1))
    },
    s = K.addNamedToWallet({ symbol: e.symbol })
  return (0, J.jsx)(j, {
    'aria-label': s,
    title: K.addToWallet,
    loading: i,
    onClick: () => void o(),
    children: (0, J.jsx)(f, { name: `wallet`, size: 16 }),
  })
}
function he({ rows: e, currency: t, hidden: n }) {
  return (0, J.jsx)(`div`, {
    className: `cs-panel ${z.frame}`,
    children: (0, J.jsxs)(`table`, {
      className: `${z.table} ${z.cards} ${H.table}`,
      children: [
        (0, J.jsx)(`thead`, {
          children: (0, J.jsxs)(`tr`, {
            children: [
              (0, J.jsx)(`th`, { scope: `col`, children: K.token }),
              (0, J.jsx)(`th`, { scope: `col`, children: K.balance }),
              (0, J.jsx)(`th`, { scope: `col`, children: K.price }),
              (0, J.jsx)(`th`, { scope: `col`, 'aria-sort': `descending`, children: K.valueDescending }),
              (0, J.jsx)(`th`, { scope: `col`, children: K.share }),
              (0, J.jsx)(`th`, {
                scope: `col`,
                children: (0, J.jsx)(`span`, { className: `cs-visually-hidden`, children: K.actions }),
              }),
            ],
          }),
        }),
        (0, J.jsx)(`tbody`, {
          children: e.map((e) =>
            (0, J.jsx)(
              ge,
              { row: e, code: t.toUpperCase(), isHidden: n.some((t) => w(t, e.token.address)) },
              e.token.address,
            ),
          ),
        }),
      ],
    }),
  })
}
function ge({ row: e, code: t, isHidden: n }) {
  let { key: r, account: i } = D(),
    { token: a, balance: o, price: c, value: u, share: d, source: p, serviceBalance: m } = e,
    h = w(a.address, re),
    g = R(o, a.decimals, { exact: !0 })
  return (0, J.jsxs)(`tr`, {
    children: [
      (0, J.jsx)(`th`, {
        scope: `row`,
        children: (0, J.jsxs)(`span`, {
          className: H.token,
          children: [
            (0, J.jsx)(F, { symbol: a.symbol }),
            (0, J.jsxs)(`span`, {
              children: [
                (0, J.jsx)(`b`, { children: a.symbol }),
                (0, J.jsxs)(`small`, { children: [a.name, ` `, !h && (0, J.jsx)(s, { value: a.address })] }),
              ],
            }),
          ],
        }),
      }),
      (0, J.jsxs)(`td`, {
        title: `${g} ${a.symbol}`,
        children: [
          R(o, a.decimals),
          ` `,
          (0, J.jsx)(k, { source: p }),
          m !== null &&
            (0, J.jsx)(`small`, { className: H.differs, children: K.serviceSays({ amount: R(m, a.decimals) }) }),
        ],
      }),
      (0, J.jsx)(`td`, {
        children: c === null ? (0, J.jsx)(`span`, { className: H.quiet, children: K.noPrice }) : O(c, t),
      }),
      (0, J.jsx)(`td`, {
        children:
          u === null
            ? (0, J.jsx)(`span`, { className: H.quiet, children: K.notCounted })
            : (0, J.jsx)(`b`, { children: O(u, t) }),
      }),
      (0, J.jsx)(`td`, {
        children:
          d !== null &&
          (0, J.jsxs)(`span`, {
            className: H.share,
            children: [
              (0, J.jsx)(`span`, { 'aria-hidden': !0, children: (0, J.jsx)(`i`, { style: { width: `${d / 10}%` } }) }),
              K.percent({ value: M(BigInt(d), 1, { minFraction: 1 }) }),
            ],
          }),
      }),
      (0, J.jsx)(`td`, {
        children: (0, J.jsxs)(`span`, {
          className: H.actions,
          children: [
            (0, J.jsx)(l, {
              size: `xs`,
              'aria-label': K.sendNamed({ name: a.symbol }),
              renderRoot: (e) =>
                (0, J.jsx)(_, { to: `/safes/$safe/send`, params: { safe: i }, search: { token: a.address }, ...e }),
              children: K.send,
            }),
            !h && (0, J.jsx)(Q, { token: a }),
            !h &&
              (0, J.jsx)(j, {
                'aria-label': n ? K.showNamed({ symbol: a.symbol }) : K.hideNamed({ symbol: a.symbol }),
                title: n ? K.show : K.hide,
                onClick: n
                  ? () => Z(r, a.address)
                  : () => {
                      ;(fe(r, a.address),
                        b.show({
                          kind: `info`,
                          title: K.wasHidden({ symbol: a.symbol }),
                          detail: K.wasHiddenDetail,
                          action: { label: K.undo, onClick: () => Z(r, a.address) },
                        }))
                    },
                children: (0, J.jsx)(f, { name: n ? `eye` : `eye-off`, size: 16 }),
              }),
          ],
        }),
      }),
    ],
  })
}
function _e({ assets: e }) {
  let { key: t, chain: n } = D(),
    { rows: a, balances: o, onChain: s, currency: c } = e,
    [l, d] = (0, U.useState)(``),
    [f, p] = (0, U.useState)(!1),
    m = pe(t),
    h = () => void Promise.all([o.refetch(), s.refetch()])
  if (!a)
    return o.error
      ? (0, J.jsx)(r, { title: K.failed, error: o.error, stillWorks: K.failedStillWorks, onRetry: h })
      : (0, J.jsx)(u, { rows: 4, shape: `table`, label: K.loading })
  let g = ce(a, l, f ? [] : m)
  return (0, J.jsxs)(J.Fragment, {
    children: [
      o.error && (0, J.jsx)(A, { at: o.dataUpdatedAt, onRefresh: h, children: K.stale }),
      (0, J.jsxs)(`div`, {
        className: H.tools,
        children: [
          (0, J.jsx)(B, { label: K.filter, placeholder: K.filterPlaceholder, value: l, onChange: d }),
          (0, J.jsx)(L, {}),
          f && (0, J.jsx)(I, { active: !0, onRemove: () => p(!1), removeLabel: K.hideAgain, children: K.hiddenShown }),
          (0, J.jsxs)(`span`, {
            className: H.sources,
            children: [
              s.data
                ? (0, J.jsxs)(`span`, {
                    children: [(0, J.jsx)(k, { source: `chain`, block: s.data.block }), ` `, K.balances],
                  })
                : (0, J.jsxs)(`span`, {
                    children: [(0, J.jsx)(k, { source: `service`, time: o.dataUpdatedAt }), ` `, K.balances],
                  }),
              (0, J.jsxs)(`span`, {
                children: [(0, J.jsx)(k, { source: `service`, time: o.dataUpdatedAt }), ` `, K.prices],
              }),
              (0, J.jsx)(se, { at: o.dataUpdatedAt, failed: o.isError }),
            ],
          }),
        ],
      }),
      s.error && (0, J.jsx)(`p`, { className: H.note, children: K.notRead({ network: n.chainName }) }),
      g.length > 0
        ? (0, J.jsx)(he, { rows: g, currency: c, hidden: m })
        : l === ``
          ? (0, J.jsx)(i, { sentence: K.none, detail: K.noneDetail })
          : (0, J.jsx)(i, {
              sentence: K.noMatch,
              detail: K.noMatchDetail({ filter: l }),
              action: (0, J.jsx)(`button`, {
                type: `button`,
                className: `cs-link`,
                onClick: () => d(``),
                children: K.clear,
              }),
            }),
      !f && (0, J.jsx)(me, { rows: a, hidden: m, onShow: () => p(!0) }),
    ],
  })
}
var $ = { exact: !0, includeSearch: !0 }
function ve({ tab: e }) {
  let { chain: t, chainId: n, safe: r, account: i } = D(),
    { nameOf: a } = ne(),
    o = N()
  S(K.title, a(r, n)?.name ?? null)
  let s = E(t, `ERC721`),
    c = s ? e : `tokens`
  return (0, J.jsxs)(J.Fragment, {
    children: [
      (0, J.jsx)(P, {
        title: K.title,
        subtitle: o.rows && ye(o.rows, o.currency),
        actions: (0, J.jsx)(l, {
          variant: `filled`,
          leftSection: (0, J.jsx)(f, { name: `arrow-up-right` }),
          renderRoot: (e) => (0, J.jsx)(_, { to: `/safes/$safe/send`, params: { safe: i }, ...e }),
          children: K.send,
        }),
      }),
      s &&
        (0, J.jsxs)(`nav`, {
          className: H.tabs,
          'aria-label': K.kinds,
          children: [
            (0, J.jsxs)(_, {
              to: `/safes/$safe/assets`,
              params: { safe: i },
              activeOptions: $,
              children: [K.tokens, ` `, o.rows && (0, J.jsx)(`span`, { children: ae(o.rows.length) })],
            }),
            (0, J.jsx)(_, {
              to: `/safes/$safe/assets`,
              params: { safe: i },
              search: { tab: `nfts` },
              activeOptions: $,
              children: K.nfts,
            }),
          ],
        }),
      c === `tokens` ? (0, J.jsx)(_e, { assets: o }) : (0, J.jsx)(le, {}),
    ],
  })
}
function ye(e, t) {
  let n = e.filter(({ price: e }) => e !== null).length,
    r = O(oe(e), t.toUpperCase())
  return K.summary({ total: r, priced: n, unpriced: e.length - n })
}
var be = t({ component: () => xe })
function xe() {
  return (0, J.jsx)(ve, { tab: p.useSearch().tab ?? `tokens` })
}
export { be as t }
//# sourceMappingURL=page-assets-B0WYitVr.js.map
