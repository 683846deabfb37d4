const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './readSigningWays-9llHTfiG.js',
      './index--te03lJq.js',
      './rolldown-runtime-DLMaRju-.js',
      './index-Nszrimeh.css',
      './rest-Ckonu3dl.js',
      './later-DLdlgyuL.js',
      './fields-KVqNPxJG.js',
      './lists-DTBg-a7q.js',
      './lists-Cd1HcrqG.css',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
      './rest-BaoHt0l1.js',
      './rest-B3PyXowP.js',
      './rest-DlatUGr7.js',
      './rest-DfSGpZP2.js',
      './rest-DP5aMt8d.js',
      './rest-L3RFoWp3.js',
      './rest-DeRAjEhb.js',
      './rest-pmi3KYbj.js',
      './rest-Cy4Y8Q_t.js',
      './rest-CJZ3gRJW.js',
    ]),
) => i.map((i) => d[i])
import { o as e, r as t } from './rolldown-runtime-DLMaRju-.js'
import {
  Ga as n,
  Kn as r,
  Ma as i,
  Nt as a,
  Ri as o,
  Vn as s,
  Zn as c,
  aa as l,
  ga as u,
  ho as d,
  jt as f,
  tr as p,
  vi as m,
  wa as h,
  xa as g,
  yi as _,
} from './index--te03lJq.js'
import { M as v, N as y } from './lists-DTBg-a7q.js'
var b = e(d(), 1),
  x = { reason: `_reason_1826s_1`, held: `_held_1826s_7` },
  S = g(`acts`, {
    propose: `Only owners and proposers of this account can send a transaction to the service.`,
    sign: `Only owners of this account can sign its transactions.`,
    'approve-through': `Only owners of an account that owns this one can approve through it.`,
    reject: `Only owners and proposers of this account can reject its transactions.`,
    'delete-proposal': `Only the wallet that proposed a transaction can delete it.`,
    execute: `An account cannot execute its own transaction.`,
    'sign-message': `Only owners of this account can sign its messages.`,
    'add-proposer': `Only owners of this account can add proposers.`,
    'change-proposer': `Only the owner who added a proposer can change it.`,
    'remove-proposer': `Only the owner who added a proposer, or the proposer, can remove it.`,
    'spend-limit': `Only the beneficiary of a limit can pay within it.`,
    'start-recovery': `Only recoverers of this account can start a recovery.`,
    'cancel-recovery': `Only owners and proposers of this account can stop a recovery.`,
    'execute-recovery': `An account cannot execute its own recovery.`,
  }),
  C = {
    look: { act: `Look at everything`, who: `everyone`, goes: null },
    draft: {
      act: `Draft a payment, a contract call, a batch, a message; repeat or replace a transaction`,
      who: `everyone`,
      goes: `browser`,
    },
    'change-setup': {
      act: `Draft a change of owners, threshold, modules, guards, limits, recovery or contract`,
      who: `everyone`,
      goes: `browser`,
    },
    try: { act: `Simulate a transaction on the local test chain of the page`, who: `everyone`, goes: null },
    share: {
      act: `Share or import a transaction or message as a link, file or code`,
      who: `everyone`,
      goes: `browser`,
    },
    'answer-app': { act: `Connect an app and review its requests`, who: `everyone`, goes: `browser` },
    propose: {
      act: `Send a new transaction to the service, with its note`,
      who: [`owner`, `parent-owner`, `proposer`],
      goes: `service`,
    },
    sign: { act: `Sign a transaction`, who: [`owner`], goes: `service` },
    'approve-through': {
      act: `Approve a transaction through an account that owns this one`,
      who: [`parent-owner`],
      goes: `chain`,
    },
    reject: {
      act: `Draft the rejection of a waiting transaction`,
      who: [`owner`, `parent-owner`, `proposer`],
      goes: `browser`,
    },
    'delete-proposal': { act: `Delete a waiting transaction from the service`, who: [`author`], goes: `service` },
    execute: { act: `Execute a fully signed transaction, or several at once`, who: `any-wallet`, goes: `chain` },
    'sign-message': { act: `Sign a message, new or waiting`, who: [`owner`], goes: `service` },
    'add-proposer': { act: `Add a proposer`, who: [`owner`], goes: `service` },
    'change-proposer': { act: `Change the label or the end date of a proposer`, who: [`adder`], goes: `service` },
    'remove-proposer': { act: `Remove a proposer`, who: [`adder`, `this-proposer`], goes: `service` },
    'spend-limit': { act: `Pay within a spending limit`, who: [`beneficiary`], goes: `chain` },
    'start-recovery': { act: `Start a recovery`, who: [`recoverer`], goes: `chain` },
    'cancel-recovery': {
      act: `Draft the cancellation of a running recovery`,
      who: [`owner`, `parent-owner`, `proposer`],
      goes: `browser`,
    },
    'execute-recovery': { act: `Execute a recovery after its delay`, who: `any-wallet`, goes: `chain` },
  },
  w = (e) => C[e],
  T = (e) => (E(e) ? S[e] : ``),
  E = (e) => Object.hasOwn(S, e),
  D = g(`gate`, {
    anyWallet: `Connect a wallet.`,
    another: `Connect another wallet.`,
    reading: `The page is reading what this wallet may do here.`,
    isAccount: `The connected wallet is this account itself.`,
    otherRole: `The connected wallet is an owner of this account, but this act needs another role.`,
    mayPropose: `The connected wallet is a proposer: it may propose, but not sign.`,
    throughAccount: `The connected wallet is an owner only through another account.`,
    neither: `The connected wallet is neither an owner nor a proposer.`,
    noOwner: `The connected wallet is not an owner of this account.`,
    ownersUnread: `The nodes of the network did not return the owners.`,
    roleUnread: `The page could not read whether the connected wallet is one of them.`,
    draftOnly: `You can draft, simulate and share this`,
    walletOf: (e) => `Connect the wallet of ${e}.`,
    owner: `an owner`,
    'parent-owner': `an owner of an account that owns this one`,
    proposer: `a proposer`,
    author: `the wallet that proposed it`,
    adder: `the owner who added the proposer`,
    'this-proposer': `the proposer`,
    beneficiary: `the beneficiary of the limit`,
    recoverer: `a recoverer`,
  }),
  O = { may: `yes`, reason: null }
function k(e, t, n = {}) {
  let { who: r } = w(e),
    i = T(e)
  if (r === `everyone`) return O
  if (t.wallet === null) return { may: `connect`, reason: r === `any-wallet` ? D.anyWallet : D.walletOf(j(r)) }
  if (r === `any-wallet`) return t.isAccount ? { may: `no`, reason: `${i} ${D.another}` } : O
  let a = r.map((e) => A(e, t, n))
  return a.includes(`yes`)
    ? O
    : a.includes(`reading`)
      ? { may: `wait`, reason: D.reading }
      : a.includes(`unread`)
        ? { may: `no`, reason: `${i} ${N(t)}` }
        : { may: `no`, reason: `${i} ${M(t)}` }
}
function A(e, t, n) {
  switch (e) {
    case `owner`:
      return t.owner
    case `parent-owner`:
      return t.parentOwner
    case `proposer`:
      return t.proposer
    default: {
      let { wallet: r } = t
      return r !== null && (n[e] ?? []).some((e) => h(e, r)) ? `yes` : `no`
    }
  }
}
var j = (e) =>
  u(
    (e.length > 1 ? e.filter((e) => e !== `parent-owner`) : e).map((e) => D[e]),
    `or`,
  )
function M({ owner: e, parentOwner: t, proposer: n, isAccount: r }) {
  return r
    ? D.isAccount
    : e === `yes`
      ? D.otherRole
      : n === `yes`
        ? D.mayPropose
        : t === `yes`
          ? D.throughAccount
          : n === `no`
            ? D.neither
            : D.noOwner
}
var N = ({ owner: e }) => (e === `unread` ? D.ownersUnread : D.roleUnread),
  P = ({ safe: e, delegate: t, delegator: n, label: r, expiryDate: i, addedAt: a }) => {
    let o = i ? Date.parse(i) : null
    return {
      proposer: t,
      addedBy: n,
      label: l(r),
      endsAt: Number.isNaN(o) ? 0 : o,
      addedAt: a ?? null,
      isForAll: e === null,
    }
  },
  F = ({ addedBy: e, endsAt: t }, n, r) => (t === null || t > r) && n.some((t) => h(t, e)),
  I = `limit=200&offset=0`,
  L = (e, t) =>
    m({
      queryKey: [...p.proposers(e), `of`, t],
      enabled: t !== null,
      meta: { persist: !1 },
      staleTime: 3e4,
      queryFn: async ({ signal: n }) => {
        if (t === null) return []
        let r = (r) =>
            s().getDelegates({
              params: { chainId: e.chainId },
              query: { delegate: t, cursor: I, ...(r ? { safe: r } : {}) },
              signal: n,
            }),
          [i, a] = await Promise.all([r(e.safe), r()]),
          o = ({ safe: n, delegate: r }) => h(r, t) && (n === null || h(n, e.safe)),
          c = [...i.results, ...a.results].filter(o).map(P)
        return c.filter((e, t) => c.findIndex((t) => t.addedBy === e.addedBy && t.isForAll === e.isForAll) === t)
      },
    }),
  R = (e, t, n) =>
    m({
      queryKey: [`signing-ways`, e.chainId, t, n.join(` `)],
      enabled: t !== null && n.length > 0,
      staleTime: 6e4,
      queryFn: async () => {
        if (t === null) return { isContract: !1, through: [] }
        let { readSigningWays: i } = await r(
          async () => {
            let { readSigningWays: e } = await import(`./readSigningWays-9llHTfiG.js`)
            return { readSigningWays: e }
          },
          __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]),
          import.meta.url,
        )
        return i(e, t, n)
      },
    })
function z() {
  let { chain: e, key: t, safe: n } = v(),
    { status: r, address: i } = a(),
    s = c().from === `service`,
    l = r === `connecting` ? null : i,
    u = _({ ...y(e, n), enabled: l !== null }),
    d = u.data?.owners ?? [],
    f = l !== null && d.some((e) => h(e, l)),
    p = l !== null && u.data !== void 0 && !f,
    m = _({ ...R(e, l, d), enabled: p && d.length > 0 }),
    g = _({ ...L(t, l), enabled: p && s }),
    b = o(g.data?.some(({ endsAt: e }) => e !== null) ?? !1),
    x = u.data === void 0 ? B(u) : null,
    S = (e) => x ?? (f ? `no` : e)
  return {
    wallet: l,
    isAccount: l !== null && h(l, n),
    owner: x ?? (f ? `yes` : `no`),
    parents: m.data?.through ?? [],
    parentOwner: S(B(m, ({ through: e }) => e.length > 0)),
    proposer: S(s ? B(g, (e) => e.some((e) => F(e, d, b))) : `no`),
  }
}
function B({ data: e, isError: t }, n = () => !1) {
  return e === void 0 ? (t ? `unread` : `reading`) : n(e) ? `yes` : `no`
}
var V = (e, t) => k(e, z(), t),
  H = t({ ActButton: () => W }),
  U = n()
function W({ act: e, subject: t, showReason: n = !0, onClick: r, type: a = `button`, ...o }) {
  let s = (0, b.useId)(),
    { may: c, reason: l } = V(e, t),
    u = c === `wait` || c === `no`,
    d = (e) => {
      if (c === `yes`) return r?.()
      ;(e.preventDefault(), c === `connect` && f())
    },
    p = u ? { 'aria-disabled': !0, variant: `default` } : {}
  return (0, U.jsxs)(U.Fragment, {
    children: [
      (0, U.jsx)(i, {
        ...o,
        ...p,
        type: a,
        onClick: d,
        ...(l === null ? {} : { 'aria-describedby': s }),
        ...(l !== null && !(u && n) ? { title: l } : {}),
      }),
      l !== null && (0, U.jsx)(`span`, { id: s, className: u && n ? x.reason : `cs-visually-hidden`, children: l }),
    ],
  })
}
export { R as a, D as c, z as i, x as l, H as n, P as o, V as r, k as s, W as t }
//# sourceMappingURL=rest-GRTnIP2r.js.map
