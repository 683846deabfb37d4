import { o as e } from './rolldown-runtime-DLMaRju-.js'
import {
  Ai as t,
  Ga as n,
  H as r,
  Li as i,
  Vi as a,
  Yn as o,
  gi as s,
  gn as c,
  ho as l,
  na as u,
  nt as d,
  tr as f,
  vt as p,
  xa as m,
  ya as h,
  yi as g,
  zn as _,
} from './index--te03lJq.js'
import { Cn as v, D as y, E as b, M as x, N as S, Pn as C } from './lists-DTBg-a7q.js'
import { r as w } from './rest-DeYC7m82.js'
import { r as T } from './rest-C1eQ6T0E.js'
import { p as E } from './fields-KVqNPxJG.js'
import { o as D } from './rest-BKBXBg4l.js'
var O = e(l(), 1),
  k = {
    table: `_table_1n31p_1`,
    source: `_source_1n31p_31`,
    block: `_block_1n31p_39`,
    old: `_old_1n31p_45`,
    note: `_note_1n31p_49`,
  },
  A = m(`freshness`, {
    title: `Age of the data`,
    reading: `Reading`,
    readAgain: `Read again`,
    value: `Value`,
    source: `Source`,
    asOf: `As of`,
    owners: `Owners, threshold`,
    ownersAre: ({ threshold: e, owners: t }) => `Owners, threshold, ${e} of ${t}`,
    nonce: `Nonce`,
    nonceIs: ({ nonce: e }) => `Nonce, ${e}`,
    balances: `Balances`,
    history: `History`,
    historyFrom: ({ block: e }) => `History, from block ${e}`,
    queue: `Queue`,
    messages: `Messages`,
    names: `Names`,
    counted: ({ what: e, count: t }) => `${e}, ${h(t)}`,
    prices: `Prices`,
    none: `none`,
    fromChain: `From chain`,
    fromYou: `From you`,
    fromService: `From service`,
    unknown: `Unknown`,
    storedHere: `stored here`,
    notRead: `not read`,
    readingNow: `reading`,
    block: ({ block: e }) => `block ${e}`,
    noNode: `No node of this network has responded yet.`,
    newest: ({ nodes: e, block: t }) =>
      e === 0
        ? `No network node answers now; the newest block is ${t}.`
        : e === 1
          ? `One network node answers; the newest block is ${t}.`
          : `${h(e)} network nodes answer; the newest block is ${t}.`,
    lastSeen: ({ time: e }) => `The service was last seen at ${e}.`,
  }),
  j = n()
function M() {
  let { chain: e, safe: n, key: i } = x(),
    l = t(),
    [m] = b(),
    h = g(S(e, n)),
    M = g(y(i, m)),
    L = s(E(i)),
    R = s(r(i)),
    z = s(D(i)),
    B = g(d(e)),
    V = (0, O.useSyncExternalStore)(w.subscribe, () => w.progress(i)),
    H = p().filter((t) => t.chainId === e.chainId || t.chainId === null).length,
    U = (g(T(i)).data?.proposals ?? []).filter(({ source: e }) => e === `service`),
    [W, G] = (0, O.useState)(!1),
    K = async () => {
      ;(G(!0),
        await Promise.all([
          l.invalidateQueries({ queryKey: f.account(i) }),
          l.invalidateQueries({ queryKey: f.head(e.chainId) }),
        ]),
        G(!1))
    },
    q = h.data?.block,
    J = o.get().serviceSeenAt,
    Y = _(),
    X = c(e).filter((e) => [`answers`, `limited`].includes(Y.get(e)?.state ?? ``)).length,
    Z = [
      {
        value: h.data ? A.ownersAre({ threshold: h.data.threshold, owners: h.data.owners.length }) : A.owners,
        ...I(h, q),
      },
      { value: h.data ? A.nonceIs({ nonce: h.data.nonce }) : A.nonce, ...I(h, q) },
      { value: A.balances, ...I(M) },
      { value: V === null ? A.history : A.historyFrom({ block: a(V.from) }), ...I(L, V?.to) },
      { value: P(A.queue, R.data?.pages[0]?.count), ...F(U) },
      { value: P(A.messages, z.data?.pages[0]?.count), source: `you`, asOf: A.storedHere },
      { value: P(A.names, H), source: `you`, asOf: A.storedHere },
      { value: A.prices, source: `unknown`, asOf: A.none },
    ]
  return (0, j.jsxs)(`section`, {
    'aria-labelledby': `fresh-heading`,
    children: [
      (0, j.jsx)(v, {
        id: `fresh-heading`,
        title: A.title,
        action: (0, j.jsx)(`button`, {
          type: `button`,
          className: `cs-link`,
          disabled: W,
          onClick: () => void K(),
          children: W ? A.reading : A.readAgain,
        }),
      }),
      (0, j.jsx)(`div`, {
        className: `cs-panel`,
        children: (0, j.jsxs)(`table`, {
          className: k.table,
          'aria-labelledby': `fresh-heading`,
          children: [
            (0, j.jsx)(`thead`, {
              children: (0, j.jsxs)(`tr`, {
                children: [
                  (0, j.jsx)(`th`, { scope: `col`, children: A.value }),
                  (0, j.jsx)(`th`, { scope: `col`, children: A.source }),
                  (0, j.jsx)(`th`, { scope: `col`, children: A.asOf }),
                ],
              }),
            }),
            (0, j.jsx)(`tbody`, {
              children: Z.map(({ value: e, source: t, asOf: n }) =>
                (0, j.jsxs)(
                  `tr`,
                  {
                    children: [
                      (0, j.jsx)(`th`, { scope: `row`, children: e }),
                      (0, j.jsx)(`td`, {
                        children: (0, j.jsxs)(`span`, {
                          className: k.source,
                          children: [(0, j.jsx)(C, { source: t, isSilent: !0 }), ` `, N(t)],
                        }),
                      }),
                      (0, j.jsx)(`td`, { children: n }),
                    ],
                  },
                  e,
                ),
              ),
            }),
          ],
        }),
      }),
      (0, j.jsxs)(`p`, {
        className: k.note,
        children: [
          B.data === void 0 ? A.noNode : A.newest({ nodes: X, block: a(B.data) }),
          J !== null && ` ${A.lastSeen({ time: u(J) })}`,
        ],
      }),
    ],
  })
}
function N(e) {
  switch (e) {
    case `chain`:
      return A.fromChain
    case `you`:
      return A.fromYou
    case `service`:
      return A.fromService
    case `unknown`:
      return A.unknown
  }
}
var P = (e, t) => (t == null ? e : A.counted({ what: e, count: t }))
function F(e) {
  if (e.length === 0) return { source: `you`, asOf: A.storedHere }
  let t = Math.max(...e.map(({ modifiedAt: e }) => e))
  return { source: `service`, asOf: (0, j.jsx)(`span`, { className: k.old, children: u(t) }) }
}
function I({ dataUpdatedAt: e, isError: t }, n) {
  return e === 0
    ? { source: `unknown`, asOf: t ? A.notRead : A.readingNow }
    : {
        source: `chain`,
        asOf: (0, j.jsxs)(`span`, {
          className: t ? k.old : void 0,
          children: [
            (0, j.jsx)(i, { at: e, form: `relative`, focusable: !1 }),
            n !== void 0 && (0, j.jsx)(`span`, { className: k.block, children: A.block({ block: a(n) }) }),
          ],
        }),
      }
}
export { M as FreshnessPanel }
//# sourceMappingURL=FreshnessPanel-CFxmD1r-.js.map
