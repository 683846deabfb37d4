const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './readWaiting-D7jxpE0I.js',
      './index--te03lJq.js',
      './rolldown-runtime-DLMaRju-.js',
      './index-Nszrimeh.css',
      './lists-DTBg-a7q.js',
      './lists-Cd1HcrqG.css',
      './later-DLdlgyuL.js',
      './fields-KVqNPxJG.js',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
    ]),
) => i.map((i) => d[i])
import { o as e } from './rolldown-runtime-DLMaRju-.js'
import { At as t } from './later-DLdlgyuL.js'
import { M as n, Yn as r } from './lists-DTBg-a7q.js'
import {
  Ai as i,
  Kn as a,
  ga as o,
  ho as s,
  it as c,
  tr as l,
  wa as u,
  xa as d,
  ya as f,
  yi as p,
} from './index--te03lJq.js'
function m(e, t) {
  let n = t.hash?.toLowerCase()
  return e
    .filter(({ hash: e }) => e.toLowerCase() !== n)
    .toSorted((e, t) => (e.nonce < t.nonce ? -1 : +(e.nonce > t.nonce)))
    .map((e) => {
      let n = g(e, t.before)
      if (e.nonce <= t.nonce)
        return { transaction: e, place: e.nonce < t.nonce ? `kept` : `replaced`, before: n, after: n, lost: [] }
      let [r, i] = [_(t.before.owners), _(t.after.owners)],
        a = v(e.signedBy).filter((e) => r.has(e.toLowerCase()) && !i.has(e.toLowerCase()))
      return { transaction: e, place: `behind`, before: n, after: g(e, t.after), lost: a }
    })
}
var h = (e, t) => e.reduce((e, { nonce: t }) => (t >= e ? t + 1n : e), t)
function g({ signedBy: e }, { owners: t, threshold: n }) {
  let r = _(t)
  return { signed: v(e).filter((e) => r.has(e.toLowerCase())).length, needed: n }
}
var _ = (e) => new Set(e.map((e) => e.toLowerCase())),
  v = (e) => [...new Map(e.map((e) => [e.toLowerCase(), e])).values()],
  y = e(s(), 1),
  b = [`second`, `third`, `fourth`, `fifth`, `sixth`, `seventh`, `eighth`, `ninth`, `tenth`],
  x = (e) => `${e.length === 1 ? `transaction` : `transactions`} ${o(e.map(f))}`,
  S = (e) => `${t(e)} ${e === 1 ? `transaction` : `transactions`}`,
  C = (e) => e.slice(0, 1).toUpperCase() + e.slice(1),
  w = d(`owner-change`, {
    thisAccount: `this account`,
    you: `you`,
    meaningForKeys: `What the change means for keys`,
    keys: `Keys`,
    mayLose: `Keys you may lose`,
    mayLoseHint: `and still reach the money`,
    thiefNeeds: `Keys a thief needs`,
    thiefNeedsHint: `to move the money`,
    ranges: `The numbers are ranges, because the page could not read the keys of every owner.`,
    before: `Before`,
    after: `After`,
    atLeast: ({ least: e }) => `At least ${f(e)}`,
    range: ({ least: e, most: t }) => `${f(e)} to ${f(t)}`,
    alreadyStuck: `Already stuck`,
    ownersCannotAct: `The owners cannot act`,
    partOf: ({ part: e, whole: t }) => `${f(e)} of ${f(t)}`,
    queued: `Queued transactions`,
    losingSignature: `Queued transactions that lose a signature`,
    transaction: `Transaction`,
    signedBefore: `Signed before`,
    signedAfter: `Signed after`,
    queueNotRead: ({ reason: e }) =>
      `The effect of this change on the queue is not checked, because the page could not read the queue (${e}).`,
    transactionNumber: ({ nonce: e }) => `Transaction ${f(e)}`,
    transactionSignedBy: ({ nonce: e, owners: t }) => `Transaction ${f(e)}, signed by ${o(t)}`,
    replaces: ({ titles: e }) =>
      `This change replaces ${o(e.map((e) => `“${e}”`))}, which ${e.length === 1 ? `has` : `have`} the same transaction number.`,
    uncheckedTransactions: ({ nonces: e }) =>
      `Not checked: ${x(e)}. The signatures that the service has for ${e.length === 1 ? `it` : `them`} could not be compared.`,
    keepThem: ({ nonces: e, behind: t }) =>
      `To keep these signatures, execute ${x(e)} first: <again>propose this change again as transaction ${f(t)}</again>.`,
    queueSource: ({ block: e }) =>
      `The queue is from the service. This page checked hashes and signatures against the owners at block ${f(e)}.`,
    queueError: ({ reason: e }) => `The page could not read the queue: ${e}`,
    readingQueue: `Reading the queue…`,
    noOtherWaits: `No other transaction is waiting.`,
    whatChangeDoes: `What the change does to waiting transactions`,
    number: `Number`,
    today: `Today`,
    afterChange: `After the change`,
    queueHasMore: `The queue has more transactions than this page read. The further ones are not checked.`,
    replacedByThis: `Replaced by this change`,
    signaturesNotChecked: `Its signatures could not be checked`,
    executesFirst: `Executes first, with the current owners`,
    signaturesStay: ({ signed: e, needed: t }) => `${e} of ${t}, all signatures stay valid`,
    signaturesLost: ({ signed: e, needed: t, owners: n }) =>
      `${e} of ${t}, ${o(n.map((e) => `${e}’s`))} ${n.length === 1 ? `is` : `are`} lost`,
    nothingWaits: `No transaction is waiting.`,
    noSignatureLost: `No signature is lost.`,
    areReplaced: ({ replaced: e }) => `${C(S(e))} ${e === 1 ? `is` : `are`} replaced.`,
    signAgain: ({ again: e }) => `${C(S(e))} must be signed again.`,
    replacedAndAgain: ({ replaced: e, again: t }) =>
      `${C(S(e))} ${e === 1 ? `is` : `are`} replaced and ${S(t)} must be signed again.`,
    addOwnerFirst: ({ place: e }) =>
      `Add ${e - 2 in b ? `${e === 8 ? `an` : `a`} ${b[e - 2]}` : `another`} owner first`,
    keepSignatures: ({ threshold: e }) => `Keep ${e} signatures instead`,
    requireSignatures: ({ threshold: e }) => `Require ${e} signatures instead`,
    codeNotRead: `its code was not read`,
    hasNoMethod: ({ method: e }) => `it has no ${e}`,
    acceptsAnything: `it accepts bytes that are not a signature`,
    answersPartly: `it answers only partly like an account`,
    keyDoesNotWork: `its key does not work`,
  })
function T() {
  let { chain: e, key: t } = n(),
    r = i()
  return p({
    queryKey: [...l.queue(t), `waiting`],
    queryFn: async () => {
      let { readWaiting: n } = await a(
        async () => {
          let { readWaiting: e } = await import(`./readWaiting-D7jxpE0I.js`)
          return { readWaiting: e }
        },
        __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
        import.meta.url,
      )
      return n(r, e, t)
    },
    staleTime: 5e3,
    structuralSharing: !1,
    meta: { persist: !1 },
  })
}
function E(e) {
  let { data: t = null, error: n } = T(),
    r = (0, y.useMemo)(() => (t === null || e === null ? [] : m(t.waiting, e)), [t, e]),
    i = e?.hash?.toLowerCase(),
    a = t?.waiting.filter(({ hash: e }) => e.toLowerCase() !== i) ?? []
  return { queue: t, effects: r, nonceBehind: t && h(a, t.nonce), error: n }
}
function D({ mayLose: e }) {
  return e === null
    ? { text: w.alreadyStuck, verdict: `danger` }
    : { text: k(e), verdict: e.least === 0 ? `caution` : null }
}
function O({ thiefNeeds: e }) {
  if (e === null) return { text: w.ownersCannotAct, verdict: `danger` }
  let t = e.most === 0 ? `danger` : e.least <= 1 ? `caution` : null
  return { text: k(e), verdict: t }
}
function k({ least: e, most: t }) {
  return t === null ? w.atLeast({ least: e }) : e === t ? f(e) : w.range({ least: e, most: t })
}
var A = ({ mayLose: e, thiefNeeds: t }) => [e, t].every((e) => e === null || e.least === e.most)
function j() {
  let { chainId: e, safe: t } = n(),
    { nameOf: i } = c()
  return (n) => i(n, e)?.name ?? (u(n, t) ? w.thisAccount : r(n))
}
export { E as a, O as i, A as n, T as o, D as r, w as s, j as t }
//# sourceMappingURL=rest-Cmmjidi6.js.map
