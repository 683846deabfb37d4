const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './AddAccountDialog-D5VsskZJ.js',
      './index--te03lJq.js',
      './rolldown-runtime-DLMaRju-.js',
      './index-Nszrimeh.css',
      './fields-KVqNPxJG.js',
      './lists-DTBg-a7q.js',
      './lists-Cd1HcrqG.css',
      './fields-BhU42fya.css',
      './rest-PoPCRb3P.js',
      './later-DLdlgyuL.js',
      './later-BVtEykpe.css',
      './rest-kUWXK5kc.js',
      './rest-DBWxYTpm.js',
      './rest-CWxd1sTc.js',
      './rest-V0sFQu-D.js',
      './rest-BT_Dwl6x.js',
      './rest-DKUe5O8g.js',
      './rest-7WPnzzst.css',
      './rest-C2S2cNs6.css',
      './rest-Bb7jYocN.js',
      './rest-DIAPUj32.css',
      './rest-X-3GH6UX.css',
      './AddAccountDialog-n2vD4-_f.css',
    ]),
) => i.map((i) => d[i])
import { o as e, r as t } from './rolldown-runtime-DLMaRju-.js'
import {
  Ai as n,
  Ei as r,
  F as i,
  Fi as a,
  Ga as o,
  Ht as s,
  I as c,
  Kn as l,
  Li as u,
  Ma as d,
  Mi as f,
  N as p,
  Ni as m,
  Nt as h,
  Qi as g,
  U as _,
  Un as v,
  Vn as y,
  Vt as b,
  Yt as x,
  ci as ee,
  ho as te,
  it as ne,
  ji as re,
  na as ie,
  rr as ae,
  tn as oe,
  tr as S,
  vi as C,
  yi as w,
  zt as T,
} from './index--te03lJq.js'
import { Cn as E, E as D, Pn as O, Xn as k, Yn as A, b as j, wn as M } from './lists-DTBg-a7q.js'
import {
  M as N,
  N as P,
  T as F,
  d as I,
  f as L,
  g as R,
  k as z,
  l as B,
  m as V,
  o as se,
  s as H,
  u as U,
} from './fields-KVqNPxJG.js'
var W = e(te(), 1)
function G({ accounts: e, overviews: t, names: n, needed: r, filter: i }) {
  let a = i.trim().toLowerCase(),
    o = new Map(t?.map((e) => [x({ chainId: e.chainId, safe: e.address.value }), e]))
  return e
    .map((e) => ({
      account: e,
      name: n.nameOf(e.safe, e.chain.chainId)?.name ?? null,
      overview: o.get(x(e.key)) ?? null,
      needsYou: r(e),
    }))
    .filter(({ account: e, name: t }) =>
      [t ?? ``, e.account, e.chain.chainName].some((e) => e.toLowerCase().includes(a)),
    )
    .toSorted((e, t) => K(t.overview?.fiatTotal, e.overview?.fiatTotal))
}
function K(e, t) {
  let [n, r] = [J(e), J(t)]
  return n < r ? -1 : +(n > r)
}
var q = 18
function J(e) {
  if (e === void 0) return -1n
  let [t = `0`, n = ``] = e.split(`.`)
  return BigInt(t + n.slice(0, q).padEnd(q, `0`))
}
var Y = {
    section: `_section_1fqwv_1`,
    tools: `_tools_1fqwv_7`,
    filter: `_filter_1fqwv_13`,
    table: `_table_1fqwv_25`,
    identity: `_identity_1fqwv_29`,
    account: `_account_1fqwv_35`,
    ownership: `_ownership_1fqwv_44`,
    signatures: `_signatures_1fqwv_50`,
    quiet: `_quiet_1fqwv_57`,
    need: `_need_1fqwv_61`,
    actions: `_actions_1fqwv_72`,
  },
  X = o()
function ce({ account: e, name: t }) {
  let n = t ?? A(e.safe),
    r = () => {
      ;(T(e.key),
        re.show({
          kind: `info`,
          title: U.removed({ account: n }),
          detail: U.removedDetail,
          action: { label: U.undo, onClick: () => s(e.key, { pinned: e.pinned }) },
        }))
    },
    i = e.pinned ? U.unpin({ account: n }) : U.pin({ account: n })
  return (0, X.jsxs)(`span`, {
    className: Y.actions,
    children: [
      (0, X.jsx)(k, {
        'aria-label': i,
        title: i,
        onClick: () => b(e.key, !e.pinned),
        children: (0, X.jsx)(g, { name: e.pinned ? `pinned-off` : `pin`, size: 16 }),
      }),
      e.saved &&
        (0, X.jsx)(k, {
          'aria-label': U.remove({ account: n }),
          title: U.removeShort,
          onClick: r,
          children: (0, X.jsx)(g, { name: `x`, size: 16 }),
        }),
    ],
  })
}
var le = 30
function ue({ rows: e, overviews: t }) {
  let n = I(e.length, le)
  return (0, X.jsx)(`div`, {
    className: `cs-panel ${B.frame}`,
    children: (0, X.jsxs)(`table`, {
      className: `${B.table} ${B.cards} ${Y.table}`,
      children: [
        (0, X.jsx)(`thead`, {
          children: (0, X.jsxs)(`tr`, {
            children: [
              (0, X.jsx)(`th`, { scope: `col`, children: U.account }),
              (0, X.jsx)(`th`, { scope: `col`, children: U.network }),
              (0, X.jsx)(`th`, { scope: `col`, children: U.signatures }),
              (0, X.jsx)(`th`, { scope: `col`, children: U.needsYou }),
              (0, X.jsx)(`th`, { scope: `col`, children: U.queued }),
              (0, X.jsx)(`th`, { scope: `col`, 'aria-sort': `descending`, children: U.valueDescending }),
              (0, X.jsx)(`th`, { scope: `col`, children: U.lastActivity }),
              (0, X.jsx)(`th`, {
                scope: `col`,
                children: (0, X.jsx)(`span`, { className: `cs-visually-hidden`, children: U.actions }),
              }),
            ],
          }),
        }),
        (0, X.jsx)(`tbody`, {
          children: e.slice(0, n).map((e) => (0, X.jsx)(de, { row: e, overviews: t }, e.account.account)),
        }),
      ],
    }),
  })
}
function de({ row: e, overviews: t }) {
  let { account: n, name: r, overview: i, needsYou: a } = e,
    [o] = D(),
    s = i !== null && i.error === void 0
  return (0, X.jsxs)(`tr`, {
    children: [
      (0, X.jsx)(`th`, {
        scope: `row`,
        children: (0, X.jsxs)(`div`, {
          className: Y.identity,
          children: [
            (0, X.jsx)(ee, {
              to: `/safes/$safe`,
              params: { safe: n.account },
              className: Y.account,
              children: (0, X.jsx)(N, { address: n.safe, name: r ?? void 0, shape: `account` }),
            }),
            (0, X.jsx)(fe, { account: n }),
          ],
        }),
      }),
      (0, X.jsx)(`td`, { children: n.chain.chainName }),
      (0, X.jsx)(`td`, {
        children: s
          ? (0, X.jsxs)(`span`, {
              className: Y.signatures,
              children: [
                (0, X.jsx)(P, { threshold: i.threshold, owners: i.owners.length, label: `` }),
                (0, X.jsx)(`span`, { children: U.setup({ threshold: i.threshold, owners: i.owners.length }) }),
              ],
            })
          : (0, X.jsx)(`span`, { className: Y.quiet, children: i === null ? `…` : U.notLoaded }),
      }),
      (0, X.jsx)(`td`, {
        children:
          a > 0
            ? (0, X.jsx)(`b`, { className: Y.need, children: a })
            : (0, X.jsx)(`span`, { className: Y.quiet, children: `0` }),
      }),
      (0, X.jsx)(`td`, { children: s ? i.queued : (0, X.jsx)(`span`, { className: Y.quiet, children: `…` }) }),
      (0, X.jsx)(`td`, {
        children: s
          ? (0, X.jsxs)(X.Fragment, {
              children: [
                i.unpriced
                  ? (0, X.jsx)(`span`, { className: Y.quiet, children: U.noPrices })
                  : (0, X.jsx)(z, { value: i.fiatTotal, currency: o }),
                (0, X.jsx)(j, { at: t.dataUpdatedAt, failed: t.isError }),
              ],
            })
          : (0, X.jsx)(`span`, { className: Y.quiet, children: i === null ? `…` : U.unknownValue }),
      }),
      (0, X.jsx)(`td`, {
        className: Y.quiet,
        children: i?.lastActivity
          ? (0, X.jsx)(u, { at: i.lastActivity, form: `relative`, focusable: !1 })
          : U.unknownTime,
      }),
      (0, X.jsx)(`td`, { children: (0, X.jsx)(ce, { account: n, name: r }) }),
    ],
  })
}
function fe({ account: e }) {
  switch (e.ownership) {
    case `chain`:
      return (0, X.jsxs)(`span`, {
        className: Y.ownership,
        children: [U.owned, ` `, (0, X.jsx)(O, { source: `chain` })],
      })
    case `service`:
      return (0, X.jsxs)(`span`, {
        className: Y.ownership,
        children: [U.owned, ` `, (0, X.jsx)(O, { source: `service` })],
      })
    case `contradicted`:
      return (0, X.jsx)(F, { look: `tag`, children: U.contradicted })
    case null:
      return (0, X.jsx)(`span`, { className: Y.ownership, children: U.watched })
  }
}
var Z = 200,
  pe = (e, t, n) => {
    let i = e.map(({ chainId: e, safe: t }) => `${e}:${t}`).toSorted()
    return C({
      queryKey: S.overviews(i.join(`,`), t, n),
      queryFn: async ({ signal: e }) => {
        let r = i.filter((e) => !Q(e)),
          a = i.filter(Q),
          o = Array.from({ length: Math.ceil(r.length / Z) }, (e, t) => r.slice(t * Z, (t + 1) * Z)),
          s = { currency: t, wallet_address: n },
          c = o.map((t) => y().getSafeOverviews({ query: { ...s, safes: t.join(`,`) }, signal: e }))
        return (
          a.length > 0 && c.push((await v()).getSafeOverviews({ query: { ...s, safes: a.join(`,`) } })),
          (await Promise.all(c)).flat()
        )
      },
      enabled: i.length > 0,
      placeholderData: r,
    })
  },
  Q = (e) => ae({ chainId: e.split(`:`)[0] }),
  $ = c(() =>
    l(
      async () => {
        let { AddAccountDialog: e } = await import(`./AddAccountDialog-D5VsskZJ.js`)
        return { AddAccountDialog: e }
      },
      __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22]),
      import.meta.url,
    ).then(({ AddAccountDialog: e }) => ({ default: e })),
  )
function me({ known: e, needs: t, watch: n }) {
  let [r, o] = (0, W.useState)(``),
    [s, c] = (0, W.useState)(n !== void 0),
    l = ne(),
    u = he(e.accounts),
    p = new Map()
  for (let { account: e } of t.items) p.set(e.account, (p.get(e.account) ?? 0) + 1)
  let h = G({ accounts: e.accounts, overviews: u.data, names: l, needed: ({ account: e }) => p.get(e) ?? 0, filter: r })
  return (0, X.jsxs)(`section`, {
    className: Y.section,
    'aria-labelledby': `accounts-heading`,
    children: [
      (0, X.jsx)(E, {
        id: `accounts-heading`,
        title: U.accounts,
        count: e.accounts.length,
        action: (0, X.jsxs)(`div`, {
          className: Y.tools,
          children: [
            (0, X.jsx)(V, {
              label: U.filterAccounts,
              placeholder: U.filter,
              value: r,
              onChange: o,
              iconSize: 15,
              className: Y.filter,
            }),
            (0, X.jsx)(L, {}),
            (0, X.jsx)(d, {
              size: `xs`,
              leftSection: (0, X.jsx)(g, { name: `plus` }),
              onClick: () => c(!0),
              children: U.addAccount,
            }),
          ],
        }),
      }),
      e.error &&
        (0, X.jsx)(i, {
          title: U.accountsFailed,
          error: e.error,
          stillWorks: U.accountsFailedDetail,
          onRetry: e.retry,
        }),
      e.unreadChains.length > 0 &&
        (0, X.jsx)(m, { title: U.unreadNetworks({ networks: e.unreadChains }), children: U.unreadNetworksDetail }),
      u.error &&
        u.data &&
        (0, X.jsx)(m, { icon: `clock`, title: U.asOf({ time: ie(u.dataUpdatedAt) }), children: U.cached }),
      h.length > 0
        ? (0, X.jsx)(ue, { rows: h, overviews: u })
        : e.isLoading
          ? (0, X.jsx)(f, { rows: 3, shape: `account`, label: U.loading })
          : r === ``
            ? e.error === null && (0, X.jsx)(a, { sentence: U.none, detail: U.noneDetail })
            : (0, X.jsx)(a, {
                sentence: U.noMatch,
                detail: U.noMatchDetail({ filter: r }),
                action: (0, X.jsx)(`button`, {
                  type: `button`,
                  className: `cs-link`,
                  onClick: () => o(``),
                  children: U.clear,
                }),
              }),
      (0, X.jsx)(W.Suspense, { children: s && (0, X.jsx)($, { text: n, onClose: () => c(!1) }) }),
    ],
  })
}
function he(e, t = !0) {
  let [n] = D(),
    { address: r } = h(),
    i = pe(
      e.map(({ key: e }) => e),
      n,
      r,
    )
  return w({ ...i, enabled: e.length > 0 && t })
}
function ge({ watch: e, onUseDemoOwner: t }) {
  let n = R(),
    r = _(),
    i = h()
  if ((oe(U.accounts), n.accounts.length === 0 && i.address === null))
    return (0, X.jsx)(H, { watch: e, onUseDemoOwner: t })
  let a = new Set(n.accounts.map(({ chain: e }) => e.chainId)).size
  return (0, X.jsxs)(X.Fragment, {
    children: [
      (0, X.jsx)(M, {
        title: U.accounts,
        subtitle: U.subtitle({ scope: U.scope({ accounts: n.accounts.length, networks: a }) }),
      }),
      (0, X.jsx)(me, { watch: e, known: n, needs: r }),
    ],
  })
}
var _e = t({ component: () => ve })
function ve() {
  let { watch: e } = p.useSearch(),
    t = n()
  return (0, X.jsx)(ge, { watch: e, onUseDemoOwner: (e) => se(t, e) }, e)
}
export { _e as t }
//# sourceMappingURL=page-accounts-CRM33_yg.js.map
