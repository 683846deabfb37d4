import { r as e } from './rolldown-runtime-DLMaRju-.js'
import { va as t } from './later-DLdlgyuL.js'
import { P as n } from './lists-DTBg-a7q.js'
import { sa as r, xa as i } from './index--te03lJq.js'
import { t as a } from './rest-BilHHFfS.js'
import { s as o } from './rest-Cmmjidi6.js'
import { a as s } from './rest-CpjWLpd4.js'
import { t as c } from './rest-BQ1q3Igc.js'
var l = i(`check-creation`, {
    olderContract: `The new account would run an older contract`,
    olderThan: ({ version: e, advised: t }) =>
      `It would run version ${e}, although version ${t} is published. Create it only if you want the older version; it can be upgraded later.`,
    fewerEvents: `The new account would publish fewer events`,
    noEvents: `It would run the contract without an event for every transaction, although this network is a layer 2. Its history may be incomplete in this and other services.`,
    noEventsTold: `It would run the contract without an event for every transaction. Only the service says that this network is not a layer 2. Its history may be incomplete in this and other services.`,
    ownersUnread: (e) =>
      `${e} creates an account, but its owners cannot be read from the bytes. Ask the proposer to build it again.`,
    ownersUnreadAt: ({ place: e, address: t }) =>
      `${e} creates an account at ${t}, but its owners cannot be read from the bytes. Ask the proposer to build it again.`,
    notKnown: `not known`,
    paysOther: ({ place: e, to: t, created: n }) =>
      `${e} pays ${t}. The account that this transaction creates is ${n}. Compare both, digit by digit, and ask the proposer.`,
    asShown: `The new account is what is shown`,
    allAsShown: `The new accounts are what is shown`,
    computed: (e) => `Published contracts create it, its address is free, and this page computed the address: ${e}.`,
    factory: `The factory of the new account`,
    factoryUnread: ({ place: e, factory: t, reason: n }) =>
      `${e} lets ${t} create an account; its code could not be read: ${n}.`,
    unknownFactory: `An unknown factory creates the account`,
    notTheFactory: ({ place: e, factory: t }) =>
      `${e} calls ${t} to create an account. It is not the published factory, so the new account and its address are unknown. Do not pay to the stated address.`,
    unreadable: `The new account cannot be read`,
    notRead: `it was not read`,
    whetherFree: `Whether the new address is free`,
    freeUnread: ({ place: e, address: t, reason: n }) =>
      `${e} creates ${t}. Whether the address is free could not be read: ${n}.`,
    taken: `The new address already has a contract`,
    takenBy: ({ place: e, address: t }) =>
      `${e} creates ${t}, which already has a contract. The call would fail, and a payment to it would reach an existing account. Choose another address.`,
    code: `The code of the new account`,
    codeUnread: ({ name: e, address: t, reason: n }) =>
      `It would run ${e} at ${t}, whose code could not be read: ${n}.`,
    unknownCode: `The new account would run unknown code`,
    notPublished: ({ place: e, address: t }) =>
      `${e} makes the account run the code at ${t}, which is not a published account contract. The author of that code controls the funds.`,
    refused: `The contract would refuse the new account`,
    foreignSetup: `Foreign code sets up the new account`,
    delegatesTo: (e) =>
      `During its creation the account delegates to the code at ${e}, which can give itself control over it.`,
    pays: `The new account pays when it is created`,
    wouldPay: ({ amount: e, token: t, receiver: n }) =>
      `It would pay ${e} units of ${t} to ${n} out of its first funds.`,
    handler: `The handler of the new account`,
    notOwned: `This account does not own the new one`,
    ownedBy: (e) => `Its owners are ${e}. Funds sent to it leave the control of this account.`,
    paymentElsewhere: `The payment does not go to the new account`,
  }),
  u = `1.4.1`
function d({ version: e, isL2: n }, r) {
  let i = `new-account`,
    a = []
  return (
    t(e, u) &&
      a.push({
        id: i,
        field: `version`,
        verdict: `caution`,
        title: l.olderContract,
        reason: l.olderThan({ version: e, advised: u }),
      }),
    !n &&
      r.isL2 !== !1 &&
      a.push({
        id: i,
        field: `singleton`,
        verdict: `caution`,
        title: l.fewerEvents,
        reason: r.isL2 === null ? l.noEventsTold : l.noEvents,
      }),
    a
  )
}
var f = e({ readOwnerGraph: () => h }),
  p = 4,
  m = 40
async function h(e, { owners: t, version: n, block: r }, i) {
  let o = new Map(),
    s = t.map((e) => ({ owner: e, version: n })),
    l = 0
  for (let t = 0; t < p && s.length > 0 && l < m; t++) {
    let n = a(s.map(({ owner: e }) => e)).filter((e) => !o.has(e.toLowerCase())),
      u = n.flatMap((e) => s.find((t) => t.owner === e) ?? []),
      d = t === 0 && i ? i : await c(e, n, r),
      f = await Promise.all(u.map(async (t) => ({ owner: t.owner, ...(await g(e, t, r, d)) })))
    for (let { owner: e, node: t } of f) o.set(e.toLowerCase(), t)
    ;((l += f.filter(({ node: e }) => e.kind === `account`).length),
      (s = f.flatMap(({ node: e, version: t }) =>
        e.kind === `account` ? e.owners.map((e) => ({ owner: e, version: t })) : [],
      )))
  }
  return o
}
async function g(e, { owner: t, version: r }, i, a) {
  let s = a.of(t),
    c = (e, t = r) => ({ node: e, version: t })
  if (!s?.ok) return c({ kind: `unknown`, reason: s?.reason ?? o.codeNotRead })
  let { isContract: l, delegate: u } = s.value
  if (!l) return c(u === null ? { kind: `key` } : { kind: `key`, delegate: u })
  try {
    let r = await n(e, t)
    return c({ kind: `account`, owners: r.owners, threshold: r.threshold }, r.version)
  } catch {
    return c(await _(e, t, r, i))
  }
}
async function _(e, t, n, i) {
  let a = (e) => ({ kind: `unknown`, reason: e })
  try {
    let r = await s({ chain: e, version: n, block: i }, t)
    switch (r.kind) {
      case `no-method`:
        return { kind: `contract`, signer: `never`, reason: o.hasNoMethod({ method: r.method }) }
      case `anything`:
        return { kind: `contract`, signer: `any-signature`, reason: o.acceptsAnything }
      case `unknown`:
        return a(r.reason)
      case `account`:
        return a(o.answersPartly)
    }
  } catch (e) {
    return a(r(e))
  }
}
export { l as i, f as n, d as r, h as t }
//# sourceMappingURL=rest-D7dStOWi.js.map
