import { o as e } from './rolldown-runtime-DLMaRju-.js'
import {
  Cn as t,
  D as n,
  Dn as r,
  E as i,
  En as a,
  Gt as o,
  H as s,
  M as c,
  N as l,
  Pn as u,
  Rn as d,
  S as f,
  d as p,
  kn as m,
  w as h,
} from './lists-DTBg-a7q.js'
import {
  Ai as g,
  Ga as _,
  H as v,
  Li as y,
  Ma as b,
  Qi as x,
  ci as S,
  gi as C,
  ho as w,
  wt as T,
  yi as E,
} from './index--te03lJq.js'
import { r as D, t as O } from './rest-B05EYwN-.js'
import { n as k, r as A } from './rest-C1eQ6T0E.js'
import { i as j, n as M, r as N, t as P } from './rest-CnNodkWm.js'
import { En as F, Tn as I, zn as L } from './later-DLdlgyuL.js'
import { t as R } from './rest-AijB77nW.js'
import { n as z, r as B } from './rest-BJdaFEUy.js'
import { a as V } from './rest-DzpHyuye.js'
import { n as H } from './rest-aMSycVjv.js'
import { t as U } from './rest-BssddCTQ.js'
import { t as W } from './rest-1Q76-X1n.js'
import { t as G } from './rest-DXQcNkZR.js'
var K = e(w(), 1)
function q({ proposals: e, messages: t, nonce: n, handedOut: r }) {
  let i = (e, t) =>
    t.source === `page` && t.signatures.length > 0 && t.offer?.result !== `taken` && t.signatures.length > (r[e] ?? 0)
  return [
    ...e.flatMap((e) =>
      e.transaction.nonce >= n && i(e.safeTxHash, e)
        ? [{ kind: `transaction`, hash: e.safeTxHash, nonce: e.transaction.nonce, kept: e }]
        : [],
    ),
    ...t.flatMap((e) => (i(e.messageHash, e) ? [{ kind: `message`, hash: e.messageHash, nonce: null, kept: e }] : [])),
  ]
}
var J = { open: `_open_14qjk_1`, ways: `_ways_14qjk_5` },
  Y = _()
function X(e) {
  let {
      title: t,
      words: n,
      meta: r,
      verdict: i,
      signed: o,
      required: s,
      signedAt: c,
      isOpen: l,
      onToggle: f,
      isHandedOut: p,
      item: m,
    } = e,
    h = (0, K.useId)()
  return (0, Y.jsxs)(Y.Fragment, {
    children: [
      (0, Y.jsx)(a, {
        ring: (0, Y.jsx)(d, { required: s, signed: Math.min(o, s), state: `open`, size: 28 }),
        title: t,
        meta: [
          ...r,
          (0, Y.jsxs)(
            `span`,
            {
              children: [
                p ? W.shared : W.signedHere,
                `,`,
                ` `,
                (0, Y.jsx)(y, { at: c, form: `time`, focusable: !1 }),
                ` `,
                (0, Y.jsx)(u, { source: `you` }),
              ],
            },
            `signed`,
          ),
        ],
        verdict: i,
        action: (0, Y.jsx)(b, {
          size: `xs`,
          'aria-expanded': l,
          'aria-controls': h,
          'aria-label': l ? W.closeOf({ words: n }) : W.shareOf({ words: n }),
          disabled: m === null,
          leftSection: (0, Y.jsx)(x, { name: l ? `chevron-up` : `share-2` }),
          onClick: f,
          children: l ? W.close : W.share,
        }),
      }),
      l && m && (0, Y.jsx)(`li`, { id: h, className: J.open, children: (0, Y.jsx)(Z, { ...e, item: m }) }),
    ],
  })
}
function Z({ hash: e, item: t, fileName: n }) {
  let [r, i] = (0, K.useState)(!0),
    a = t.signatures.length,
    o = t.kind === `message` ? W.codeOfMessage : W.codeOfProposal,
    s = (0, K.useMemo)(() => (r ? t : { ...t, signatures: [] }), [t, r])
  return (0, Y.jsxs)(`div`, {
    className: J.ways,
    children: [
      (0, Y.jsx)(`p`, { children: W.howItReturns }),
      a > 0 &&
        (0, Y.jsx)(H, {
          label: W.includeSignatures({ count: a }),
          checked: r,
          onChange: (e) => i(e.currentTarget.checked),
        }),
      (0, Y.jsx)(U, { item: s, label: o, fileName: n, onTaken: () => P(e, s.signatures.length) }),
    ],
  })
}
function Q({ kept: e, ...t }) {
  let { chain: n, safe: r, account: i } = c(),
    { message: a, messageHash: s, signatures: u, origin: d, proposer: p, createdAt: h, modifiedAt: g } = e,
    _ = f(),
    v = E(l(n, r)).data,
    { data: y } = E({
      queryKey: [`waiting-message`, n.chainId, s, u.length, v?.version, v?.owners.join()],
      queryFn: async () => {
        if (!v) return null
        let e = L({ chainId: BigInt(n.chainId), safe: r, version: v.version, content: a }),
          t = {
            chain: n,
            reviewed: e,
            state: v,
            signatures: u.map(({ data: e }) => e),
            proposer: p,
            createdAt: h,
            origin: z({ origin: d, name: null }),
          },
          i = N(t, _),
          o = await R(i, { owners: v.owners, read: F(I(n), r) }),
          c = V(o.signatures)
        return {
          item: { ...i, signatures: c.map(({ data: e }) => e) },
          isSound: e.safeMessageHash === s.toLowerCase() && c.length === u.length,
          valid: c.length,
        }
      },
      enabled: v !== void 0,
      staleTime: 1 / 0,
      structuralSharing: !1,
      meta: { persist: !1 },
    }),
    b = B(a, _),
    x = o(b.title)
  return (0, Y.jsx)(X, {
    ...t,
    hash: s,
    words: x,
    title: (0, Y.jsx)(S, { to: `/safes/$safe/messages/$hash`, params: { safe: i, hash: s }, children: x }),
    meta: [W.message],
    verdict: y
      ? (0, Y.jsx)(m, { verdict: y.isSound ? `verified` : `caution`, label: y.isSound ? W.verified : W.differs })
      : (0, Y.jsx)(m, { verdict: `unchecked` }),
    signed: y?.valid ?? u.length,
    required: v?.threshold ?? u.length,
    signedAt: g,
    item: y?.item ?? null,
    fileName: `message-${s.slice(2, 10)}.countersign.json`,
  })
}
function $({ kept: e, verdictOf: t, ...r }) {
  let { chain: a, key: o, account: l } = c(),
    { safeTxHash: u, safe: d, transaction: m, signatures: g, modifiedAt: _ } = e,
    y = `multisig_${d}_${u}`,
    [b] = i(),
    x = E(n(o, b)).data,
    w = E(T(o, y)).data,
    { check: D, state: O } = p(w, !0),
    k = f({ balances: x, decode: h(!0), ...(w ? { details: w } : {}) }),
    A = (0, K.useMemo)(() => {
      let t = w && D && O ? G({ chain: a, details: w, state: O, check: D }) : null
      return t && j({ ...t, balances: x, context: k }, e.createdAt)
    }, [w, D, O, a, x, k, e.createdAt]),
    M = C(v(o))
      .data?.pages.flatMap(({ results: e }) => e)
      .find((e) => e.type === `TRANSACTION` && e.transaction.id === y),
    N = M?.type === `TRANSACTION` ? s(M.transaction, k).title : W.transaction
  return (0, Y.jsx)(X, {
    ...r,
    hash: u,
    words: N,
    title: (0, Y.jsx)(S, { to: `/safes/$safe/transactions/$id`, params: { safe: l, id: u }, children: N }),
    meta: [W.transactionNumber({ number: m.nonce.toString() })],
    verdict: t(w),
    signed: g.length,
    required: O?.threshold ?? g.length,
    signedAt: _,
    item: A,
    fileName: `proposal-nonce-${m.nonce}.countersign.json`,
  })
}
function ee({ verdictOf: e }) {
  let { chain: n, safe: i, key: a } = c(),
    o = g(),
    s = E(l(n, i)).data?.nonce ?? 0n,
    u = M(),
    [d, f] = (0, K.useState)([]),
    { data: p } = E(A(a))
  if (
    ((0, K.useEffect)(() => {
      let e = () => void o.invalidateQueries({ queryKey: k }),
        t = [O.subscribe(e), D.subscribe(e)]
      return () => {
        for (let e of t) e()
      }
    }, [o]),
    !p)
  )
    return null
  let m = q({ ...p, nonce: s, handedOut: u }),
    h = q({ ...p, nonce: s, handedOut: {} }).filter(({ hash: e }) => d.includes(e) && !m.some((t) => t.hash === e)),
    _ = [...m, ...h]
  return _.length === 0
    ? null
    : (0, Y.jsxs)(`section`, {
        'aria-labelledby': `waiting-heading`,
        children: [
          (0, Y.jsx)(t, {
            id: `waiting-heading`,
            title: W.waitingToBeShared,
            count: m.length === 0 ? W.allShared : W.onlyHere({ count: m.length }),
            action:
              _.length > 1 &&
              (0, Y.jsx)(`button`, {
                type: `button`,
                className: `cs-link`,
                onClick: () => f(_.map(({ hash: e }) => e)),
                children: _.length === 2 ? W.shareBoth : W.shareAll({ count: _.length }),
              }),
          }),
          (0, Y.jsx)(r, {
            layout: `brief`,
            label: W.waitingToBeShared,
            children: _.map((t) => {
              let n = d.includes(t.hash),
                r = {
                  isOpen: n,
                  onToggle: () => f((e) => (n ? e.filter((e) => e !== t.hash) : [...e, t.hash])),
                  isHandedOut: h.includes(t),
                }
              return t.kind === `transaction`
                ? (0, Y.jsx)($, { kept: t.kept, verdictOf: e, ...r }, t.hash)
                : (0, Y.jsx)(Q, { kept: t.kept, ...r }, t.hash)
            }),
          }),
        ],
      })
}
export { ee as WaitingToBeShared }
//# sourceMappingURL=WaitingToBeShared-DbbNhX-q.js.map
