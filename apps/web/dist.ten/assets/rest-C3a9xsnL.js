const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './approveOnChain-DYuzvaxb.js',
      './index--te03lJq.js',
      './rolldown-runtime-DLMaRju-.js',
      './index-Nszrimeh.css',
      './lists-DTBg-a7q.js',
      './lists-Cd1HcrqG.css',
      './rest-BaoHt0l1.js',
      './later-DLdlgyuL.js',
      './fields-KVqNPxJG.js',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
      './rest-Wi_Ts-1p.js',
      './rest-q93ZRJ9Y.js',
      './rest-B1EQQfBh.js',
      './rest-D842GMB8.js',
      './rest-DKUe5O8g.js',
      './rest-7WPnzzst.css',
      './rest-BXpYPL_p.js',
      './rest-CJKfR5SF.css',
      './rest-wvAyKwH5.js',
      './rest-BaAjqOzi.js',
      './rest-RfDH9dS6.js',
      './rest-DP5aMt8d.js',
      './rest-L3RFoWp3.js',
      './rest-DeRAjEhb.js',
      './rest-pmi3KYbj.js',
      './rest-Cy4Y8Q_t.js',
      './rest-DlatUGr7.js',
      './rest-DfSGpZP2.js',
      './rest-CJZ3gRJW.js',
      './rest-Ckonu3dl.js',
      './rest-B3PyXowP.js',
      './rest-lK7BP4ts.js',
      './executeTransaction-CZ0p4Lj1.js',
      './rest-xIo9ml_0.js',
      './openOnChainApproval-B0nKU0ui.js',
      './rest-C76GbEzk.js',
      './rest-CHnfK6lP.js',
      './rest-BCZfbqxO.js',
      './rest-DBWxYTpm.js',
      './deleteProposal-DWa0O1FS.js',
      './rest-CjmJhWeE.js',
      './readForeseen-O0iiIBXA.js',
      './rest-D8EjkF0k.js',
      './rest-BT_Dwl6x.js',
      './rest-C2S2cNs6.css',
      './rest-kUWXK5kc.js',
      './rest-DiN8Tax9.js',
      './rest-Dh3VP80D.js',
      './rest-DFNLYQRI.css',
      './rest-Dw7j6y1_.css',
      './rest-BW6-RKo3.js',
      './rest-BR8vaS45.css',
      './rest-V0sFQu-D.js',
      './rest-Bb7jYocN.js',
      './rest-DIAPUj32.css',
      './rest-BxFLBE0x.js',
      './rest-aMSycVjv.js',
      './rest-BilHHFfS.js',
      './rest-Chuzl1HF.css',
      './rest-CxDxUG-B.js',
      './rest-Cmmjidi6.js',
      './rest-GRTnIP2r.js',
      './rest-CC7xzsx6.css',
      './rest-1Q76-X1n.js',
      './rest-Cxvfm7_T.js',
      './rest-BThtJ061.css',
      './rest-B_BLeZTv.css',
      './rest-BLweipgx.js',
      './rest-BUBkRqV3.js',
      './rest-7i4qq2SQ.js',
      './rest-BlO5BbqV.js',
      './rest-DMf2o7tl.js',
      './rest-BQ1q3Igc.js',
      './rest-BqoaecWD.js',
      './rest-CpjWLpd4.js',
      './rest-CjMIeS5H.css',
      './rest-Df4g611_.css',
      './rest-D4H0fh7c.js',
      './rest-BFxqbXnU.js',
      './rest-CdT5_Wh3.js',
      './rest-mkspArv7.js',
      './readEarlier-DkeVjFAh.js',
    ]),
) => i.map((i) => d[i])
import { o as e } from './rolldown-runtime-DLMaRju-.js'
import { R as t, V as n, xt as r } from './later-DLdlgyuL.js'
import { A as i, D as a, E as o, M as s, Mn as c, S as l, X as u, et as d, kn as f } from './lists-DTBg-a7q.js'
import { a as p, i as m, n as h, o as g, t as _ } from './rest-q93ZRJ9Y.js'
import {
  Ai as v,
  Dr as y,
  Et as b,
  Ft as x,
  Ga as S,
  Gr as C,
  Ir as w,
  Kn as T,
  Mr as E,
  Nt as ee,
  Q as D,
  Rr as O,
  Vn as k,
  X as te,
  Z as ne,
  Zn as re,
  br as ie,
  cr as ae,
  ho as oe,
  it as se,
  ji as A,
  sr as ce,
  ti as le,
  tr as j,
  vr as M,
  wa as N,
  xa as ue,
  xr as de,
  yi as P,
  zr as F,
} from './index--te03lJq.js'
import { i as fe, r as pe } from './rest-BlO5BbqV.js'
import { a as I, r as me } from './rest-CHnfK6lP.js'
import { f as L, i as he, l as R, n as z, o as B, s as ge, t as V } from './rest-BaoHt0l1.js'
import { c as H, t as _e } from './rest-B1EQQfBh.js'
import { t as ve } from './rest-BLweipgx.js'
import { t as ye } from './rest-BUBkRqV3.js'
import { t as be } from './rest-BXpYPL_p.js'
import { t as xe } from './rest-DplOVUUd.js'
var U = { row: `_row_c57a5_1`, title: `_title_c57a5_10`, text: `_text_c57a5_16` },
  W = S()
function Se({ children: e, label: t = c.checks }) {
  return (0, W.jsx)(`ul`, { className: U.list, 'aria-label': t, children: e })
}
function Ce({ verdict: e, count: t, check: n, title: r, children: i }) {
  return (0, W.jsxs)(`li`, {
    className: U.row,
    ...(n === void 0 ? {} : { 'data-check': n, 'data-verdict': e }),
    children: [
      (0, W.jsx)(`span`, { children: (0, W.jsx)(f, { verdict: e, count: t }) }),
      (0, W.jsxs)(`div`, {
        children: [
          r && (0, W.jsx)(`span`, { className: U.title, children: r }),
          i && (0, W.jsx)(`div`, { className: U.text, children: i }),
        ],
      }),
    ],
  })
}
var G = e(oe(), 1)
async function we(e) {
  ;(await K(e, await ge(e, `owner`)), R(e))
}
async function Te(e) {
  ;(await K(e, null), q(e))
}
async function Ee(e) {
  let t = await z(e),
    n = e.ports.wallet()
  if (n === null) throw new L(`disconnected`)
  ;(await V(e, t, n), e.enter(`approving`), await e.ports.approve(t.review), q(e))
}
async function De(e, t) {
  let n = await z(e)
  ;(await V(e, n, t), e.enter(`checking`), await e.ports.openOnChainApproval(n.review, t))
}
async function Oe({ shown: e, ports: t }, n) {
  e.review !== null && (await t.openRejection(e.review, n))
}
async function ke({ shown: e, ports: t, enter: n }) {
  e.review !== null && (n(`deleting`), await t.remove(e.review))
}
async function K(e, t) {
  let n = await z(e),
    r = e.ports.wallet()
  ;(t === null && r !== null && (await V(e, n, r)), e.enter(`executing`), await e.ports.execute(n.review, t))
}
function q(e) {
  let { review: t } = e.shown
  t !== null && !e.ports.subject.isStored(t) && R(e)
}
var J = ue(`signing`, {
  youSigned: ({ nonce: e }) => `You signed transaction ${e}`,
  youProposed: ({ nonce: e }) => `You proposed transaction ${e}`,
  noOwnerSigned: `No owner has signed it yet.`,
  ownersMaySign: `Its owners may still have to sign and execute.`,
  approvalSent: ({ nonce: e }) => `On-chain approval of transaction ${e} sent`,
  deleted: ({ nonce: e }) => `Transaction ${e} deleted from the queue`,
})
function Ae({ review: e, checks: t, ...n }) {
  let r = s(),
    { nameOf: i } = se(),
    a = v(),
    o = ye(),
    c = je({ account: r, name: i(r.safe, r.chainId)?.name ?? null, queryClient: a, navigate: o, ...n }),
    { progress: l, run: u } = g({ review: e, checks: t }, c)
  return {
    ...l,
    sign: () => u((e) => B(e)),
    propose: () => u((e) => B(e, `proposer`)),
    signAndExecute: () => u(we),
    execute: () => u(Te),
    approve: () => u(Ee),
    approveThrough: (e) => u((t) => De(t, e)),
    redeliver: (e) => u((t) => he(t, e)),
    reject: (e) => u((t) => Oe(t, e)),
    remove: () => u(ke),
  }
}
function je(e) {
  let { account: i, name: a, queryClient: o, navigate: s, draft: c } = e,
    { chain: l, key: u, safe: d } = i,
    f = () => o.invalidateQueries({ queryKey: j.account(u) }),
    m = { kind: `transaction`, chainId: l.chainId, safe: d }
  return {
    subject: Me(l, c?.draft ?? null),
    refresh: e.refresh,
    ...p(u),
    keep: (e) => n({ ...m, ...e, draft: c, at: Date.now() }),
    drop: (e) => t({ ...m, ...e }),
    async onProposed(t) {
      ;(await e.onProposed(t), b.forget(t))
    },
    onDelivered: f,
    onSigned({ reviewed: t }, n) {
      e.onActed?.()
      let { nonce: r } = t.transaction,
        a =
          n === `owner`
            ? { title: J.youSigned({ nonce: `${r}` }) }
            : { title: J.youProposed({ nonce: `${r}` }), detail: J.noOwnerSigned }
      A.show({ kind: `signed`, ...a, href: `/safes/${i.account}/transactions/${t.safeTxHash}` })
    },
    onStored: e.onStored,
    wallet: () => x.get().address,
    async approve({ reviewed: { safeTxHash: t, transaction: n } }) {
      let { approveOnChain: r } = await T(
          async () => {
            let { approveOnChain: e } = await import(`./approveOnChain-DYuzvaxb.js`)
            return { approveOnChain: e }
          },
          __vite__mapDeps([
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
            29, 30, 31, 32,
          ]),
          import.meta.url,
        ),
        { nonce: i } = n,
        { isProposed: o } = await r({ chain: l, safe: d, name: a, nonce: i, safeTxHash: t })
      e.onActed?.()
      let s = o ? { detail: J.ownersMaySign } : {}
      ;(A.show({ kind: `info`, title: J.approvalSent({ nonce: `${i}` }), ...s }), await f())
    },
    async execute({ reviewed: t, state: n, signatures: r }, i) {
      let { executeTransaction: o } = await T(
          async () => {
            let { executeTransaction: e } = await import(`./executeTransaction-CZ0p4Lj1.js`)
            return { executeTransaction: e }
          },
          __vite__mapDeps([
            33, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 6, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
            29, 30, 31, 32, 34,
          ]),
          import.meta.url,
        ),
        { version: s, safeTxHash: c, transaction: u } = t,
        p = I(r).filter(({ owner: e }) => e !== i?.owner)
      ;(await o({
        chain: l,
        safe: d,
        version: s,
        name: a,
        safeTxHash: c,
        transaction: u,
        signatures: i === null ? p : [...p, i],
        owners: n.owners,
        threshold: n.threshold,
      }),
        e.onActed?.(),
        await f())
    },
    async openOnChainApproval({ reviewed: e }, t) {
      let { openOnChainApproval: n } = await T(
        async () => {
          let { openOnChainApproval: e } = await import(`./openOnChainApproval-B0nKU0ui.js`)
          return { openOnChainApproval: e }
        },
        __vite__mapDeps([
          35, 1, 2, 3, 7, 8, 4, 5, 9, 10, 36, 20, 21, 22, 23, 24, 25, 26, 37, 38, 13, 14, 15, 16, 17, 18, 39,
        ]),
        import.meta.url,
      )
      await n({ chain: l, owner: t, of: d, hash: e.safeTxHash }, { queryClient: o, navigate: s })
    },
    async openRejection({ reviewed: e }, t) {
      let { buildRejection: n } = await T(
          async () => {
            let { buildRejection: e } = await import(`./later-DLdlgyuL.js`).then((e) => e.Dn)
            return { buildRejection: e }
          },
          __vite__mapDeps([7, 2, 8, 4, 1, 3, 5, 9, 10]),
          import.meta.url,
        ),
        a = n(e.transaction.nonce, d),
        o = r.save({ chainId: l.chainId, safe: d, transaction: a, note: t, source: `rejection` })
      await s({ to: `/safes/$safe/review`, params: { safe: i.account }, search: { draft: o } })
    },
    async remove(e) {
      let { deleteProposal: t } = await T(
        async () => {
          let { deleteProposal: e } = await import(`./deleteProposal-DWa0O1FS.js`)
          return { deleteProposal: e }
        },
        __vite__mapDeps([40, 7, 2, 8, 4, 1, 3, 5, 9, 10, 41, 38, 30, 6, 31, 27, 28, 22, 23, 24, 25, 26, 29]),
        import.meta.url,
      )
      ;(await t(l, e),
        b.add(e.reviewed.safeTxHash),
        A.show({ kind: `info`, title: J.deleted({ nonce: `${e.reviewed.transaction.nonce}` }) }),
        await s({ to: `/safes/$safe/queue`, params: { safe: i.account } }),
        await f())
    },
  }
}
var Me = (e, t) => ({
  what: `transaction`,
  hashOf: ({ reviewed: e }) => e.safeTxHash,
  checksOf: ({ checks: e }) => e,
  isStored: ({ details: e }) => e !== null,
  async sign({ reviewed: t, state: n }, r) {
    let { signReviewed: i, signAsProposer: a } = await T(
      async () => {
        let { signReviewed: e, signAsProposer: t } = await import(`./rest-CjmJhWeE.js`).then((e) => e.n)
        return { signReviewed: e, signAsProposer: t }
      },
      __vite__mapDeps([41, 2, 1, 3, 7, 8, 4, 5, 9, 10, 38, 30, 6, 31, 27, 28, 22, 23, 24, 25, 26, 29]),
      import.meta.url,
    )
    if (r === `owner`) return i(e, t, n.owners)
    let o = x.get().address
    if (o === null) throw new L(`disconnected`)
    return a(e, t, o)
  },
  async send({ reviewed: n, details: r, newOwners: i }, a) {
    let o = t?.app ?? null,
      s = i.flatMap(({ proof: e }) => e ?? []),
      { note: c } = pe(t?.note ?? ``, s, o)
    return Ne({ chain: e, reviewed: n, confirmation: a, isStored: r !== null, note: c, app: o })
  },
})
function Ne(e) {
  let { chain: t, reviewed: n, confirmation: r, isStored: i, note: a, app: o } = e,
    { chainId: s } = t,
    { safe: c, safeTxHash: l, transaction: u } = n,
    { owner: d, signature: f } = r
  return i && f !== null
    ? k().confirmTransaction({ params: { chainId: s, safeTxHash: l }, body: { signature: f } })
    : k().proposeTransaction({
        params: { chainId: s, safe: c },
        body: { ...u, safeTxHash: l, sender: d, signature: f, origin: fe(o, a) },
      })
}
var Y = C().check(le(/^-?\d{1,78}$/)),
  X = F({ owner: M, token: w(M) }),
  Pe = F({
    chainId: ie,
    safe: M,
    hash: de,
    at: O(),
    block: Y,
    moves: y(E(X, { tokenId: w(Y), amount: Y })),
    held: y(E(X, { value: Y })),
    fee: w(F({ payer: M, cost: Y, held: w(Y) })),
  }),
  Z = ae(`countersign.expected-effects`, [], D(Pe)),
  Q = (e) => (t) => e.chainId === t.chainId && N(e.safe, t.safe) && e.hash.toLowerCase() === t.hash.toLowerCase(),
  Fe = (e) => Z.update((t) => [...t.filter((t) => !Q(e)(t)), e].slice(-200)),
  Ie = (e, t) => e.find(Q(t)) ?? null
function Le(e) {
  let t = ce(Z)
  return e === null ? null : Ie(t, e)
}
var Re = ({ chainId: e, safe: t }, n, r, i) => ({
  chainId: e,
  safe: t,
  hash: n,
  at: i,
  block: r.block.toString(),
  moves: r.moves.map(({ owner: e, token: t, tokenId: n, amount: r }) => ({
    owner: e,
    token: t,
    tokenId: n?.toString() ?? null,
    amount: r.toString(),
  })),
  held: r.held.map(({ owner: e, token: t, value: n }) => ({ owner: e, token: t, value: n.toString() })),
  fee: r.fee && { payer: r.fee.payer, cost: r.fee.cost.toString(), held: r.fee.held?.toString() ?? null },
})
function ze({ transaction: e, hash: t, state: n, view: r, context: i, executor: a, payer: o }) {
  let { chain: c, key: l, safe: f } = s(),
    p = v(),
    m = e !== null && n !== null && (!r.isRunning || r.simulated !== null),
    { data: h = null } = P({
      queryKey: [...j.account(l), `foreseen`, t, a, o, r.simulated?.at ?? null, n?.nonce.toString() ?? null],
      queryFn: async () => {
        if (e === null || n === null) throw RangeError(`There is nothing to foresee yet.`)
        let { nonce: t, block: s, version: m } = n
        return me(async (n) => {
          let { readForeseen: h } = await T(
              async () => {
                let { readForeseen: e } = await import(`./readForeseen-O0iiIBXA.js`)
                return { readForeseen: e }
              },
              __vite__mapDeps([
                42, 1, 2, 3, 43, 7, 8, 4, 5, 9, 10, 44, 15, 16, 45, 46, 47, 48, 49, 50, 51, 37, 38, 13, 14, 17, 18, 52,
                53, 54, 55, 56, 57, 12, 6, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 39,
                76, 77, 78, 21, 79, 19, 80, 25, 81,
              ]),
              import.meta.url,
            ),
            g = e.nonce > t,
            { readEarlier: _ } = await T(
              async () => {
                let { readEarlier: e } = await import(`./readEarlier-DkeVjFAh.js`)
                return { readEarlier: e }
              },
              __vite__mapDeps([82, 4, 2, 1, 3, 5, 7, 8, 9, 10]),
              import.meta.url,
            ),
            v = g ? await _(p, { chain: c, key: l, version: m, from: t, until: e.nonce }).catch(() => null) : null,
            y = u(d(e, i, null).nodes),
            b = r.simulated?.result ?? null
          return h(
            {
              chain: c,
              safe: f,
              transaction: e,
              flows: y,
              run: b,
              block: s,
              nonce: t,
              executor: a,
              payer: o,
              earlier: v,
            },
            n,
          )
        })
      },
      enabled: m,
      staleTime: 1 / 0,
      gcTime: 6e4,
      retry: !1,
      structuralSharing: !1,
      placeholderData: (e) => e,
      meta: { persist: !1 },
    })
  return h
}
function $({
  wallet: e,
  owners: t,
  threshold: n,
  signed: r,
  isNext: i,
  way: a = `key`,
  isApproving: o = !1,
  mayPropose: s = !1,
}) {
  if (e === null) return [`connect`]
  let c = t.some((t) => N(t, e)),
    l = r.some((t) => N(t, e))
  if (r.length >= n) return i ? [`execute`] : [`wait`]
  if (!c && s) return [`propose`]
  if (!c || l || o) return [`wait`]
  if (a !== `key`) {
    let e = a === `contract` ? [`sign`, `approve`] : [`approve`]
    return i && r.length + 1 >= n ? [`execute`, ...e] : e
  }
  return i && r.length + 1 >= n ? [`sign-and-execute`, `sign`] : [`sign`]
}
function Be(e) {
  let { threshold: t, signed: n, way: r = `key` } = e,
    i = t - n.length,
    [a] = $(e),
    o = Ue(a, r, i)
  if (o) return o
  if (a === `execute`) return { title: _.readyTitle, detail: _.readyDetail }
  if (a === `sign-and-execute`) return { title: _.completesTitle, detail: _.completesDetail }
  if (a === `sign`)
    return i === 1
      ? { title: _.completesTitle, detail: He(e.after ?? []) }
      : { title: _.requestedTitle, detail: _.requestedDetail(i - 1) }
  if (a === `propose`) return { title: _.proposeTitle, detail: _.proposeDetail }
  let s = _.signedOf({ signed: n.length, threshold: t })
  return a === `connect`
    ? { title: s, detail: _.connectDetail }
    : i <= 0
      ? { title: _.waitingTitle, detail: _.waitingDetail }
      : Ve(e, s)
}
function Ve(e, t) {
  let { wallet: n, owners: r, signed: i, isApproving: a = !1 } = e,
    o = n !== null && r.some((e) => N(e, n)),
    s = i.some((e) => n !== null && N(e, n))
  return a && o && !s
    ? { title: _.approvalSent, detail: _.approvalSentDetail }
    : !o && (e.through ?? 0) > 0
      ? { title: t, detail: _.throughDetail }
      : { title: t, detail: o ? _.youSigned : (e.refusal ?? _.notOwner) }
}
var He = (e) => (e.length === 0 ? _.completesLater : _.completesAfter(e.map(String)))
function Ue(e, t, n) {
  return e === `execute` && n > 0
    ? { title: _.contractExecutionTitle, detail: _.contractExecutionDetail }
    : e === `approve`
      ? { title: n === 1 ? _.contractApprovalLast : _.contractApproval, detail: _.contractApprovalDetail }
      : e === `sign` && t === `contract`
        ? { title: n === 1 ? _.contractSignatureLast : _.contractSignature, detail: _.contractSignatureDetail }
        : null
}
var We = []
function Ge({ transaction: e, details: t, review: n, view: r, sender: i, situation: c }) {
  let { key: f } = s(),
    { data: p } = P(a(f, o()[0])),
    m = l({ balances: p, units: n?.unitOf, ...(t ? { details: t } : {}) }),
    g = ze({
      transaction: n ? e : null,
      hash: n?.reviewed.safeTxHash ?? null,
      state: n?.state ?? null,
      view: r,
      context: m,
      executor: i,
      payer: c !== null && Ke(c) ? i : null,
    }),
    _ = e === null ? We : u(d(e, m, null).nodes)
  return { foreseen: g, outflows: h(_, p, m) }
}
function Ke(e) {
  let [t] = $(e)
  return t === `execute` || t === `sign-and-execute`
}
function qe(e, t) {
  return {
    isAccepted: ne(e, t) !== null,
    accept: () => {
      t && te(e, t)
    },
  }
}
function Je({ review: e, checks: t, overrides: n, simulation: { view: r, isFirstRun: i } }) {
  let { key: a } = s(),
    { from: o } = re(),
    c = qe(a, e?.state.modules),
    l = !r.isRunning && r.simulated === null,
    u = (e) => Ze(e, { canRunTest: l, hasService: o !== `chain` })
  return {
    standing: c,
    actOf: u,
    grouped: e && be({ checks: t, overrides: n, isRunning: i, isAccepted: c.isAccepted, canRun: (e) => u(e) !== null }),
  }
}
var Ye = [`account-state`, `nonce`],
  Xe = [
    `account-code`,
    `account-powers`,
    `contract-hash`,
    `contract-domain`,
    `holdings`,
    `tokens`,
    `lock-out`,
    `contract-control`,
  ]
function Ze({ id: e, verdict: t }, { canRunTest: n, hasService: r }) {
  return t === `unchecked`
    ? e === `node`
      ? `add-node`
      : e === `recipients`
        ? `add-contact`
        : e === `simulation`
          ? n
            ? `run-test`
            : null
          : Xe.includes(e) || (r && Ye.includes(e))
            ? `retry`
            : null
    : null
}
var Qe = (0, G.createContext)(null),
  $e = `0x`,
  et = [],
  tt = []
function nt({ children: e, ...t }) {
  return (0, W.jsx)(Qe, { value: at(t), children: e })
}
function rt() {
  let e = (0, G.use)(Qe)
  if (e === null) throw Error(`useReviewContext needs a ReviewProvider above it`)
  return e
}
var it = async () => {}
function at({ asked: e, transaction: t, details: n, claimed: r = null, draft: a, onProposed: o = it, onStored: c }) {
  let { chain: l, key: u } = s(),
    d = ee(),
    f = v(),
    p = d.status === `connecting` ? null : d.address,
    h = ve(f, {
      chain: l,
      accountKey: u,
      transaction: t,
      details: n,
      claimed: r,
      sender: p,
      asked: e,
      ...lt(a?.draft ?? null),
    }),
    g = P(h),
    _ = g.data ?? null,
    y = xe({
      transaction: t,
      sender: p,
      readUnits: () =>
        f.ensureQueryData(h).then(
          (e) => e?.unitOf,
          () => void 0,
        ),
    }),
    b = i(u, _?.reviewed.safeTxHash ?? $e),
    x = _ && ot(_, p),
    { view: S } = y,
    { foreseen: C, outflows: w } = Ge({ transaction: t, details: n, review: _, view: S, sender: p, situation: x }),
    T = _ ? H([..._.checks, ...y.checks]) : et,
    E = Ae({
      review: _,
      checks: T,
      draft: a,
      refresh: async () => {
        let [e, t] = await Promise.all([_e(f, h), y.runAgain()])
        return e ? { ...e, checks: H([...e.checks, ...t]) } : null
      },
      onProposed: o,
      onStored: c,
      onActed: () => {
        _ && C && Fe(Re(u, _.reviewed.safeTxHash, C, Date.now()))
      },
    }),
    D = _ ? { ...u, hash: _.reviewed.safeTxHash } : null,
    O = m(D, T, w)
  return {
    query: g,
    review: _,
    subject: D,
    simulation: y.view,
    isTrying: y.isFirstRun,
    foreseen: C,
    checks: T,
    ...Je({ review: _, checks: T, overrides: O.overrides, simulation: y }),
    ...O,
    pending: b,
    actions: E,
    details: n,
    draft: a?.draft ?? null,
    authors: st(n),
    situation: x,
  }
}
function ot({ state: e, signatures: t, reviewed: n }, r) {
  return {
    wallet: r,
    owners: e.owners,
    threshold: e.threshold,
    signed: I(t).map(({ owner: e }) => e),
    isNext: n.transaction.nonce === e.nonce,
  }
}
function st(e) {
  let t = e?.detailedExecutionInfo
  return t?.type === `MULTISIG` ? [t.proposedByDelegate, t.proposer].flatMap((e) => e?.value ?? []) : tt
}
var ct = [],
  lt = (e) => ({ message: ut(e), typed: e?.typed ?? ct, ownerTarget: e?.owners?.target ?? null }),
  ut = (e) => (e?.message === void 0 ? null : { content: e.message, origin: e.app ?? null })
export { Le as a, $ as i, rt as n, Se as o, Be as r, Ce as s, nt as t }
//# sourceMappingURL=rest-C3a9xsnL.js.map
