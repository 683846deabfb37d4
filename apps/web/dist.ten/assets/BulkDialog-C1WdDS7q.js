const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './runSimulation-B8UxsmKn.js',
      './rest-D4H0fh7c.js',
      './rolldown-runtime-DLMaRju-.js',
      './later-DLdlgyuL.js',
      './fields-KVqNPxJG.js',
      './lists-DTBg-a7q.js',
      './index--te03lJq.js',
      './index-Nszrimeh.css',
      './lists-Cd1HcrqG.css',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
      './rest-RfDH9dS6.js',
      './rest-BFxqbXnU.js',
      './rest-wvAyKwH5.js',
      './rest-CdT5_Wh3.js',
      './rest-pmi3KYbj.js',
      './rest-mkspArv7.js',
      './rest-CHnfK6lP.js',
      './rest-BCZfbqxO.js',
      './rest-B1EQQfBh.js',
      './rest-D842GMB8.js',
      './rest-DKUe5O8g.js',
      './rest-7WPnzzst.css',
      './rest-BXpYPL_p.js',
      './rest-CJKfR5SF.css',
      './executeSeveral-C7-BsXrd.js',
      './rest-DlatUGr7.js',
      './rest-DfSGpZP2.js',
      './rest-DP5aMt8d.js',
      './rest-L3RFoWp3.js',
      './rest-DeRAjEhb.js',
      './rest-Cy4Y8Q_t.js',
      './rest-CJZ3gRJW.js',
      './rest-BaoHt0l1.js',
      './rest-Wi_Ts-1p.js',
      './rest-q93ZRJ9Y.js',
      './rest-BaAjqOzi.js',
      './rest-Ckonu3dl.js',
      './rest-B3PyXowP.js',
      './rest-lK7BP4ts.js',
    ]),
) => i.map((i) => d[i])
import { o as e } from './rolldown-runtime-DLMaRju-.js'
import { Fa as t, Ga as n, Gt as r, Na as i, Wt as a, an as o } from './later-DLdlgyuL.js'
import { a as s, n as c, r as l } from './rest-CHnfK6lP.js'
import { n as u, t as d } from './rest-aMSycVjv.js'
import {
  Ai as f,
  Ga as p,
  Kn as m,
  Ma as h,
  Nt as g,
  Qi as _,
  dt as v,
  ho as y,
  it as b,
  tr as x,
  wt as S,
  xa as C,
  xt as w,
  ya as T,
  yi as E,
} from './index--te03lJq.js'
import { D } from './fields-KVqNPxJG.js'
import { d as O, u as k } from './rest-BaoHt0l1.js'
import { s as ee } from './rest-D842GMB8.js'
import { c as A, r as j, t as M } from './rest-B1EQQfBh.js'
import { H as N, M as P, Pn as F, S as I, V as L, g as R, kn as z, w as B, z as V } from './lists-DTBg-a7q.js'
import { t as H } from './rest-BLweipgx.js'
import { a as U, r as W, t as G } from './rest-mkspArv7.js'
import { n as K } from './page-queue-bPPEwZl-.js'
var q = e(y(), 1),
  J = { item: `_item_1x72e_1`, words: `_words_1x72e_12` },
  Y = C(`bulk`, {
    close: `Close`,
    explanation: `The transactions execute in this order, in one Ethereum transaction: all or none. You pay gas for the sending only once.`,
    list: `Transactions to execute`,
    executeNumber: ({ number: e }) => `Execute transaction ${e}`,
    executeCount: (e) => `Execute ${T(e)}`,
    checking: `Checking`,
    checkingShort: `Checking…`,
    checkingAgain: `Checking again…`,
    confirm: `Confirm in your wallet…`,
    notSent: `Nothing was sent`,
    blocked: `Execute is blocked`,
    blockedBy: ({ number: e, reason: t }) => `Transaction ${e} is blocked: ${t}`,
    danger: ({ number: e, title: t, reason: n }) => `Transaction ${e}: ${t}. ${n}`,
    changed: ({ number: e }) => `Transaction ${e} changed since you opened this dialog. Read it again.`,
    stopped: ({ number: e }) => `Transaction ${e}: signing is stopped. Compare its hashes on another machine first.`,
    valid: ({ valid: e, needed: t }) => `${T(e)} of ${T(t)} needed signatures are valid`,
    signed: ({ signed: e, required: t }) => `${T(e)} of ${T(t)} signed`,
    notInARow: ({ row: e, number: t, expected: n }) =>
      `Row ${e} of this list was signed as transaction ${t}, but the account expects transaction ${n} at this position. Close this dialog and open it again from the queue.`,
    fieldsMissing: ({ id: e }) =>
      `The service did not send all signed fields of ${e}. Open this transaction on its own page.`,
    together: ({ count: e, reason: t }) => `All ${T(e)} transactions together: ${t}`,
  }),
  X = p()
function Z({ transaction: e, review: t, isChosen: n, onChoose: r }) {
  let i = I({ decode: B(t !== null, t?.targets) }),
    a = e.executionInfo?.type === `MULTISIG` ? e.executionInfo : null,
    o = t?.reviewed.transaction.nonce ?? a?.nonce ?? null,
    { title: s, meta: c, isTold: l } = t ? Q(t, i) : { title: N(e, i).title, meta: [], isTold: !0 },
    d = (0, q.useId)(),
    f = (t?.checks ?? []).filter(({ verdict: e }) => e === `danger` || e === `caution`)
  return (0, X.jsxs)(`li`, {
    className: J.item,
    children: [
      (0, X.jsx)(u, {
        checked: n,
        'aria-label': Y.executeNumber({ number: String(o ?? ``) }),
        'aria-describedby': d,
        onChange: (e) => r(e.currentTarget.checked),
      }),
      (0, X.jsxs)(`span`, {
        className: J.words,
        id: d,
        children: [
          (0, X.jsxs)(R, { id: e.id, children: [o, `: `, s] }),
          ` `,
          l && (0, X.jsx)(F, { source: `service` }),
          c.map((e) => (0, X.jsx)(`small`, { children: e }, e)),
          f.map((e) => (0, X.jsx)(`small`, { children: e.title }, [e.id, e.field, e.title].join())),
        ],
      }),
      (0, X.jsx)(te, { checks: t?.checks ?? null }),
    ],
  })
}
function Q({ reviewed: { transaction: e }, units: t, signatures: n, state: r }, i) {
  let a = L(e, e.nonce, { ...i, ...t }),
    o = Y.signed({ signed: s(n).length, required: r.threshold })
  return { ...a, meta: [...a.meta, o] }
}
function te({ checks: e }) {
  if (e === null) return (0, X.jsx)(z, { verdict: `unchecked`, label: Y.checking, quiet: !0 })
  let t = [`danger`, `caution`, `unchecked`].find((t) => e.some(({ verdict: e }) => e === t)),
    n = e.filter(({ verdict: e }) => e === (t ?? `verified`)).length
  return (0, X.jsx)(z, { verdict: t ?? `verified`, count: n })
}
function ne(e) {
  for (let [t, { reviewed: n, state: r }] of e.entries()) {
    let e = r.nonce + BigInt(t),
      { nonce: i } = n.transaction
    if (i !== e) throw new O(`changed`, Y.notInARow({ row: t + 1, number: i, expected: e }))
  }
}
async function $({ chain: e, sender: t, reviews: n }) {
  let r = w(e, `TX_SIMULATION`)
  if (!r) return n.map(() => c({ simulated: null, error: null, isAutomatic: r }))
  let { runSimulation: i } = await m(
      async () => {
        let { runSimulation: e } = await import(`./runSimulation-B8UxsmKn.js`)
        return { runSimulation: e }
      },
      __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24]),
      import.meta.url,
    ),
    o = n.map(({ reviewed: e, signatures: t, state: n }) => ({
      transaction: e.transaction,
      signers: s(t)
        .slice(0, n.threshold)
        .map(({ owner: e }) => e),
    })),
    u = []
  for (let [s, { reviewed: d, state: f, unitOf: p }] of n.entries()) {
    let n = o[s]?.signers ?? [],
      m = await a(
        l((r) =>
          i(
            {
              chain: e,
              safe: d.safe,
              transaction: d.transaction,
              sender: t,
              knownAddresses: [...f.owners, ...v.get().map(({ address: e }) => e)],
              unitOf: p,
              inRow: { before: o.slice(0, s), signers: n },
            },
            r,
          ),
        ),
      )
    u.push(
      c(
        m.ok
          ? { simulated: m.value, error: null, isAutomatic: r }
          : { simulated: null, error: Error(m.reason), isAutomatic: r },
      ),
    )
  }
  return u
}
async function re(e, t) {
  let [n] = t
  if (n === void 0 || t.length === 1) return []
  let { safe: r } = n.reviewed,
    i = t.flatMap(({ reviewed: e }) => o(r, e.transaction)),
    a = await G(e, U(r, i), n.state.block),
    s = (e) => t.map((t) => t.unitOf(e)).find((e) => e !== null) ?? null,
    c = W(i, {
      safe: r,
      balanceOf: a,
      tokenOnChain: (e) => ({ ok: !0, value: s(e) ?? { symbol: ``, decimals: null } }),
      coin: s(null),
    }),
    l = t.flatMap(({ checks: e }) => e.filter(({ verdict: e }) => e !== `verified`))
  return c
    .filter(({ field: e, verdict: t }) => t !== `verified` && !l.some((t) => t.field === e))
    .map((e) => ({ ...e, reason: Y.together({ count: t.length, reason: e.reason }) }))
}
async function ie(e, { chain: t, accountKey: n, ids: r, sender: i }) {
  let a = await Promise.all(
    r.map(async (r) => {
      let a = await e.fetchQuery({ ...S(n, r), staleTime: 0 }),
        o = V(a),
        s = H(e, { chain: t, accountKey: n, transaction: o, details: a, sender: i, asked: r }),
        c = await M(e, s)
      if (!c) throw Error(Y.fieldsMissing({ id: r }))
      let { readRowUnits: l } = await m(
          async () => {
            let { readRowUnits: e } = await import(`./later-DLdlgyuL.js`).then((e) => e.Bt)
            return { readRowUnits: e }
          },
          __vite__mapDeps([3, 2, 4, 5, 6, 7, 8, 9, 10]),
          import.meta.url,
        ),
        u = await l(t, n.safe, c.reviewed.transaction, c.state.block)
      return { ...c, units: u }
    }),
  )
  ne(a)
  let [o, s] = await Promise.all([$({ chain: t, sender: i, reviews: a }), re(t, a)])
  return a.map((e, t) => ({ ...e, checks: A([...e.checks, ...(o[t] ?? []), ...(t === a.length - 1 ? s : [])]) }))
}
function ae({ transactions: e, onClose: a }) {
  let { chain: o, key: c, safe: l } = P(),
    { address: u } = g(),
    { nameOf: p } = b(),
    v = f(),
    [y, S] = (0, q.useState)(e.length),
    [C, w] = (0, q.useState)(null),
    [T, A] = (0, q.useState)(null),
    M = e.slice(0, y),
    N = (e) => ie(v, { chain: o, accountKey: c, ids: e, sender: u }),
    F = E({
      queryKey: [...x.account(c), `bulk`, u, e.map(({ id: e }) => e).join()],
      queryFn: () => N(e.map(({ id: e }) => e)),
      structuralSharing: !1,
      meta: { persist: !1 },
    }),
    I = F.data?.slice(0, y),
    L = ({ reviewed: e, checks: t }) => r(t, ee({ ...c, hash: e.safeTxHash })),
    R = I?.find((e) => L(e).length > 0 || oe(e))
  async function z(e) {
    A(null)
    try {
      w(Y.checkingAgain)
      let t = await N(M.map(({ id: e }) => e))
      for (let [n, r] of t.entries()) {
        let { safeTxHash: t, transaction: i } = r.reviewed,
          a = i.nonce.toString()
        if (t !== e[n]?.reviewed.safeTxHash) throw new O(`changed`, Y.changed({ number: a }))
        let [o] = L(r)
        if (o) throw new O(`blocked`, Y.danger({ number: a, title: o.title, reason: o.reason }))
        if (j({ ...c, hash: t })) throw new O(`blocked`, Y.stopped({ number: a }))
      }
      let [n] = t
      if (!n) return
      w(Y.confirm)
      let { executeSeveral: r } = await m(
        async () => {
          let { executeSeveral: e } = await import(`./executeSeveral-C7-BsXrd.js`)
          return { executeSeveral: e }
        },
        __vite__mapDeps([
          25, 11, 3, 2, 4, 5, 6, 7, 8, 9, 10, 26, 27, 28, 29, 30, 15, 31, 32, 33, 34, 35, 19, 20, 21, 22, 23, 24, 13,
          36, 37, 38, 39,
        ]),
        import.meta.url,
      )
      ;(await r({
        chain: o,
        safe: l,
        version: n.reviewed.version,
        name: p(l, o.chainId)?.name ?? null,
        threshold: n.state.threshold,
        transactions: t.map(({ reviewed: e, signatures: t }) => ({
          safeTxHash: e.safeTxHash,
          transaction: e.transaction,
          signatures: s(t),
        })),
      }),
        await v.invalidateQueries({ queryKey: x.account(c) }),
        a())
    } catch (e) {
      A(k(e).message)
    } finally {
      w(null)
    }
  }
  return (0, X.jsx)(t, {
    opened: !0,
    onClose: a,
    size: `lg`,
    title: K.executeSeveral,
    closeButtonProps: { 'aria-label': Y.close },
    children: (0, X.jsxs)(i, {
      children: [
        (0, X.jsx)(`p`, { children: Y.explanation }),
        (0, X.jsx)(`ol`, {
          className: `cs-panel`,
          'aria-label': Y.list,
          children: e.map((e, t) =>
            (0, X.jsx)(
              Z,
              {
                transaction: e,
                review: F.data?.[t] ?? null,
                isChosen: t < y,
                onChoose: (e) => S(e ? t + 1 : Math.max(1, t)),
              },
              e.id,
            ),
          ),
        }),
        (T ?? F.error?.message) &&
          (0, X.jsx)(D, { verdict: `danger`, title: Y.notSent, announce: !0, children: T ?? F.error?.message }),
        (0, X.jsxs)(n, {
          justify: `flex-end`,
          children: [
            (0, X.jsx)(h, { onClick: a, children: Y.close }),
            R
              ? (0, X.jsx)(d, {
                  reason: Y.blockedBy({
                    number: R.reviewed.transaction.nonce.toString(),
                    reason: L(R)[0]?.title ?? se(R),
                  }),
                  leftSection: (0, X.jsx)(_, { name: `lock` }),
                  children: Y.blocked,
                })
              : (0, X.jsx)(h, {
                  variant: `filled`,
                  leftSection: (0, X.jsx)(_, { name: `player-play` }),
                  disabled: !I || C !== null,
                  onClick: () => I && void z(I),
                  children: C ?? (I ? Y.executeCount(y) : Y.checkingShort),
                }),
          ],
        }),
      ],
    }),
  })
}
var oe = ({ signatures: e, state: t }) => s(e).length < t.threshold,
  se = ({ signatures: e, state: t }) => Y.valid({ valid: s(e).length, needed: t.threshold })
export { ae as BulkDialog }
//# sourceMappingURL=BulkDialog-C1WdDS7q.js.map
