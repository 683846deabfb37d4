import { lr as e, pa as t, sa as n, xa as r } from './index--te03lJq.js'
import { Gt as i } from './later-DLdlgyuL.js'
var a = { verified: 0, unchecked: 1, caution: 2, danger: 3 }
function o(e, t) {
  let n = new Map()
  for (let t of e) {
    let e = s(t)
    n.set(e, Math.max(n.get(e) ?? 0, a[t.verdict]))
  }
  return t.filter((e) => a[e.verdict] > (n.get(s(e)) ?? 0))
}
var s = ({ id: e, field: t = `` }) => `${e} ${t}`,
  c = r(`wallet-errors`, {
    notSupported: `The wallet does not support this request. Use another wallet.`,
    notSupportedBecause: (e) => `${e}. Use another wallet.`,
    unknown: `unknown`,
    switchTimeout: (e) =>
      `The wallet did not switch within 30 s and is still on chain ${e}. Switch it in the wallet, or try again.`,
    failed: (e) => `The wallet answered: ${e}. Try again.`,
    noReason: `no reason given`,
    rejected: `You rejected the request in your wallet. Nothing was sent.`,
    alreadyOpen: `A request is already open in your wallet. Finish or close it there.`,
    noProvider: `This wallet is no longer available. Open it, or install it again, then reload this page.`,
    notAuthorized: `The wallet does not let this page use that account. Connect again and choose it.`,
    disconnected: `The wallet is disconnected. Unlock it and connect again.`,
    chainUnknown: (e) => `The wallet does not know chain ${e} yet.`,
    chainNotConfigured: (e) =>
      `Chain ${e} is not configured. The operator can add it. Until then choose another network.`,
    addChainFailed: `The network could not be added. Your wallet stays on its network. Add the network in the wallet, or choose another one.`,
    insufficientFunds: `The connected wallet cannot pay for gas. Send it some of the native coin, or let another wallet execute.`,
    unreadable: `The wallet gave an answer that this page cannot read. Nothing was signed. Update the wallet, or use another one.`,
  }),
  l = {
    rejected: () => c.rejected,
    'already-open': () => c.alreadyOpen,
    'no-provider': () => c.noProvider,
    'not-authorized': () => c.notAuthorized,
    'not-supported': ({ detail: e }) => (e === void 0 ? c.notSupported : c.notSupportedBecause(e)),
    disconnected: () => c.disconnected,
    'chain-unknown': ({ chainId: e }) => c.chainUnknown(e ?? ``),
    'chain-not-configured': ({ chainId: e }) => c.chainNotConfigured(e ?? ``),
    'add-chain-failed': () => c.addChainFailed,
    'switch-timeout': ({ chainId: e }) => c.switchTimeout(e ?? c.unknown),
    'insufficient-funds': () => c.insufficientFunds,
    unreadable: () => c.unreadable,
    failed: ({ detail: e }) => c.failed(e ?? c.noReason),
  },
  u = [`chain-not-configured`, `not-supported`],
  d = class extends t {
    constructor(e, t = {}, n) {
      let r = u.includes(e) ? `never` : `later`
      ;(super({ code: e, message: l[e](t), meta: t, cause: n, retry: r }), (this.name = `WalletError`))
    }
  },
  f = class extends t {
    constructor(e, t) {
      ;(super({ code: e, message: t, meta: {} }), (this.name = `ReviewError`))
    }
  },
  p = r(`signing-sequence`, {
    unreadable: `The account cannot be read now. Try again.`,
    transactionChanged: ({ before: e, now: t }) =>
      `The transaction changed while you read it: its hash was ${e} and is now ${t}. Read it again.`,
    messageChanged: ({ before: e, now: t }) =>
      `The message changed while you read it: its hash was ${e} and is now ${t}. Read it again.`,
    finding: ({ title: e, reason: t }) => `${e}. ${t}`,
    worse: ({ title: e, reason: t }) =>
      `A check has a worse result than when you clicked: ${e}. ${t} Read the checks, then try again.`,
    stopped: `Signing is stopped. Compare the hashes on another machine first.`,
    otherHash: ({ signed: e, shown: t }) =>
      `The signature is for ${e}, but the page shows ${t}. It was not sent. Sign again.`,
    notAccepted: ({ reason: e }) =>
      `The service did not accept your signature (${e}). The signature is stored in this browser. Send it again later.`,
  })
function m(e) {
  let t = typeof e == `object` && !!e && Reflect.get(e, `code`) === `rejected`
  return { message: n(e), isRejection: t }
}
var h = {
    started: [`checking`, `deleting`],
    checking: [`checking`, `signing`, `delivering`, `approving`, `executing`],
    signing: [`delivering`],
    delivering: [`checking`, `approving`, `executing`],
    approving: [],
    executing: [],
    deleting: [],
  },
  g = Object.keys(h),
  _ = (e) => g.includes(e.at),
  v = (e) => (_(e) && e.at !== `started` ? e.at : null)
function y(e, t) {
  if (t.type === `start`) return _(e) ? e : { at: `started` }
  if (t.type === `dismiss`) return e.at === `failed` ? { at: `idle` } : e
  if (!_(e)) throw Error(`No signing is under way: it is ${e.at}, and cannot ${t.type}.`)
  switch (t.type) {
    case `enter`:
      if (!h[e.at].includes(t.step)) throw Error(`Signing cannot go from ${e.at} to ${t.step}.`)
      return { at: t.step }
    case `finish`:
      return { at: `done` }
    case `fail`:
      return { at: `failed`, step: v(e), error: t.error }
    case `stop`:
      return { at: `stopped`, step: v(e), reason: t.reason }
  }
}
function b() {
  let { get: t, set: n, subscribe: r } = e({ at: `idle` })
  return { get: t, send: (e) => n(y(t(), e)), subscribe: r }
}
async function x(e, { shown: t, ports: n }, r) {
  if (!_(e.get())) {
    e.send({ type: `start` })
    try {
      ;(await r({ shown: t, ports: n, enter: (t) => e.send({ type: `enter`, step: t }) }), e.send({ type: `finish` }))
    } catch (r) {
      let i = m(r)
      t.review !== null && S(r, v(e.get()))
        ? (n.stop(n.subject.hashOf(t.review), i.message), e.send({ type: `stop`, reason: i.message }))
        : e.send({ type: `fail`, error: i })
    }
  }
}
function S(e, t) {
  return e instanceof f
    ? e.code === `hash-differs` || (e.code === `wrong-signer` && t === `signing`)
    : t === `signing` && e instanceof d && e.code === `failed`
}
var C = Symbol(`passed`)
async function w({ shown: e, ports: t, enter: n }) {
  n(`checking`)
  let { hashOf: r, checksOf: a, what: s } = t.subject,
    c = await t.refresh()
  if (!c || !e.review) throw new f(`changed`, p.unreadable)
  let l = r(c)
  if (l !== r(e.review))
    throw new f(
      `changed`,
      s === `transaction`
        ? p.transactionChanged({ before: r(e.review), now: l })
        : p.messageChanged({ before: r(e.review), now: l }),
    )
  let [u] = i(a(c), t.overridesOf(l))
  if (u) throw new f(`blocked`, p.finding(u))
  let [d] = o(e.checks, a(c))
  if (d) throw new f(`changed`, p.worse(d))
  if (t.isStopped(l)) throw new f(`blocked`, p.stopped)
  return { review: c, hash: l, [C]: !0 }
}
async function T(e, t) {
  let { ports: n, enter: r } = e,
    i = await w(e)
  r(`signing`)
  let a = await n.subject.sign(i.review, t),
    o = { hash: i.hash, owner: a.owner, signature: a.data }
  return (n.keep(o), await A(e, i, o), n.onSigned(i.review, t), a)
}
async function E(e, t = `owner`) {
  ;(await T(e, t), k(e))
}
async function D(e, t) {
  ;(await A(e, await w(e), t), e.ports.onStored(t.hash))
}
async function O({ ports: e, enter: t }, { review: n, hash: r }, i) {
  e.subject.isStored(n) ||
    (t(`delivering`), await e.subject.send(n, { owner: i, signature: null }), await e.onProposed(r))
}
function k({ shown: e, ports: t }) {
  e.review !== null && t.onStored(t.subject.hashOf(e.review))
}
async function A({ ports: e, enter: t }, { review: r, hash: i }, a) {
  if (a.hash !== i) throw new f(`changed`, p.otherHash({ signed: a.hash, shown: i }))
  ;(t(`delivering`),
    await e.subject.send(r, { owner: a.owner, signature: a.signature }).catch((e) => {
      throw new f(`not-delivered`, p.notAccepted({ reason: n(e) }))
    }),
    await e.onProposed(i),
    e.drop(a),
    await e.onDelivered())
}
export { x as a, v as c, f as d, d as f, D as i, k as l, w as n, E as o, b as r, T as s, O as t, m as u }
//# sourceMappingURL=rest-BaoHt0l1.js.map
