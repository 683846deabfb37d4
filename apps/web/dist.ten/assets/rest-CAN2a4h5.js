import { xa as e } from './index--te03lJq.js'
import { o as t } from './rest-COc_bzz2.js'
var n = e(`check-messages`, {
    unreadableBytes: `bytes that cannot be read`,
    thisAccount: `this account`,
    unlimited: `an unlimited amount`,
    baseUnits: (e) => `${e} base units`,
    grants: ({ spender: e, much: t, token: n }) =>
      `Any holder of the signature can let ${e} take ${t} of ${n}, without asking again.`,
    grantsForever: ({ spender: e, much: t, token: n }) =>
      `Any holder of the signature can let ${e} take ${t} of ${n}, without an end, without asking again.`,
    grantsLong: ({ spender: e, much: t, token: n, deadline: r }) =>
      `Any holder of the signature can let ${e} take ${t} of ${n}, for more than 30 days (until ${r}), without asking again.`,
    plainKeyNote: `The spender is a plain key, not a contract. Apps never need that.`,
    spenderUnread: `Whether the spender is a contract could not be read.`,
    askController: `Ask who controls it before you sign.`,
    compareBoth: `Compare spender and amount with what was agreed.`,
    unreadableAmount: `an unreadable amount of base units`,
    unreadableAddress: `an unreadable address`,
    authorization: ({ value: e, token: t, to: n }) =>
      `Any holder of the signature can send ${e} of ${t} to ${n} (ERC-3009). Compare both with what was agreed.`,
    asksNothing: (e) => `The signed ${e} asks for nothing in return. Do not sign.`,
    asksZero: ({ type: e, field: t }) => `The signed ${e} asks for ${t} 0 in return. Do not sign.`,
    canExecute: (e) => `Any holder of the signed ${e} can execute it. Read what is given and what is received.`,
    orderTo: ({ type: e, receiver: t }) =>
      `Any holder of the signed ${e} can execute it. Read what is given and what is received. The recipient is ${t}.`,
    unreadable: `Cannot be read`,
    bareValue: (e) =>
      `“${e}” is a bare value. It may be the hash of anything, including a transaction, and no tool can show what it stands for. Ask the app for a text or for typed data.`,
    readable: `It can be read`,
    isText: `It is a text, not a bare value.`,
    onlyBare: `Contains only a bare value`,
    onlyField: ({ name: e, value: t }) =>
      `The only signed value is ${e}: ${t}. Its meaning cannot be shown. Ask the app.`,
    hasFields: `Its fields have names and values.`,
    confirms: ({ place: e, account: t, what: n }) => `${e} makes ${t} confirm ${n} permanently, on chain.`,
    signsMessage: `Signs a message in the name of the account`,
    shownHere: (e) =>
      `${e} It is the hash of the message shown on this page. Read that message: from then on any holder of it can use it, without any signature.`,
    signsUnreadable: `Signs a message that cannot be read`,
    mayBe: (e) =>
      `${e} The meaning of a hash cannot be shown: it may be a login, an order, or a permission to take tokens. Ask the proposer, and compare the hash with that of the requested message.`,
    mayMove: `May move tokens`,
    canSubmit: (e) => `Any holder of a signed ${e} can submit it. Read what is given and what is received.`,
    plainKey: `The spender is a plain key`,
    unlimitedPermission: `An unlimited permission`,
    likePayment: `Works like a payment`,
    isPayment: `Is a payment`,
    giftOrder: `An order that gives everything for nothing`,
    order: `An order`,
  }),
  r = `message-bare-hash`,
  i = /^(?:0x[0-9a-f]*|[0-9a-f]{64})$/i,
  a = /^[0-9a-z+/_-]{43}=?$/i,
  o = (e) => {
    let t = e.trim().replace(/^["'`]|["'`]$/g, ``)
    return i.test(t) || (a.test(t) && !/^[a-z]+$|^[A-Z]+$/.test(t))
  }
function s(e) {
  if (typeof e == `string`)
    return o(e)
      ? { id: r, verdict: `danger`, title: n.unreadable, reason: n.bareValue(e.trim().slice(0, 66)) }
      : { id: r, verdict: `verified`, title: n.readable, reason: n.isText }
  let i = t(e),
    a = Object.hasOwn(e.types, i) ? (e.types[i] ?? []) : [],
    [s] = a
  return a.length === 1 && s !== void 0 && /^bytes(32)?$/.test(s.type) && i !== `SafeMessage`
    ? {
        id: r,
        field: s.name,
        verdict: `caution`,
        title: n.onlyBare,
        reason: n.onlyField({ name: s.name, value: String(e.message[s.name]).slice(0, 66) }),
      }
    : { id: r, verdict: `verified`, title: n.readable, reason: n.hasFields }
}
function c(e) {
  let t = e.trim().replace(/^0x/i, ``)
  return /^[0-9a-f]*$/i.test(t) ? Math.ceil(t.length / 2) : 32
}
function l(e) {
  let [, t, n] =
    /^(?:https?:\/\/)?(\S+) wants you to sign in with your Ethereum account:\n(0x[0-9a-fA-F]{40})(?:\n|$)/.exec(e) ?? []
  if (t === void 0 || n === void 0) return null
  let r = Date.parse(u(e, `Expiration Time`) ?? ``)
  return { domain: t, address: n, chainId: u(e, `Chain ID`), expiresAt: Number.isNaN(r) ? null : r }
}
var u = (e, t) => [...e.matchAll(RegExp(`^${t}: (.+)$`, `gm`))].at(-1)?.[1]?.trim() ?? null
export { n as a, o as i, l as n, s as r, c as t }
//# sourceMappingURL=rest-CAN2a4h5.js.map
