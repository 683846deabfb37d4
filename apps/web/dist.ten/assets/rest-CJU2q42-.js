const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './rest-Wi_Ts-1p.js',
      './rolldown-runtime-DLMaRju-.js',
      './later-DLdlgyuL.js',
      './fields-KVqNPxJG.js',
      './lists-DTBg-a7q.js',
      './index--te03lJq.js',
      './index-Nszrimeh.css',
      './lists-Cd1HcrqG.css',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
      './rest-q93ZRJ9Y.js',
      './rest-BaoHt0l1.js',
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
    ]),
) => i.map((i) => d[i])
import { o as e } from './rolldown-runtime-DLMaRju-.js'
import { at as t } from './later-DLdlgyuL.js'
import { S as n } from './fields-KVqNPxJG.js'
import { M as r, Xn as i } from './lists-DTBg-a7q.js'
import {
  Ai as a,
  Ga as o,
  Kn as s,
  Ma as c,
  Qi as l,
  Ui as u,
  ba as d,
  ga as f,
  ho as p,
  it as m,
  ji as h,
  sa as g,
  to as _,
  tr as v,
  xa as y,
  ya as b,
} from './index--te03lJq.js'
import { t as x } from './rest-B4NrIFGr.js'
import { s as S } from './rest-CWxd1sTc.js'
import { t as C } from './rest-D779xla8.js'
var w = e(p(), 1),
  T = o(),
  E = {
    grid: `_grid_17urt_1`,
    main: `_main_17urt_8`,
    aside: `_aside_17urt_14`,
    facts: `_facts_17urt_21`,
    people: `_people_17urt_43`,
    hint: `_hint_17urt_48`,
    buttons: `_buttons_17urt_55`,
    reason: `_reason_17urt_63`,
    card: `_card_17urt_70`,
  },
  D = {
    alarm: `_alarm_12ayz_1`,
    head: `_head_12ayz_9`,
    since: `_since_12ayz_19`,
    expected: `_expected_12ayz_26`,
    body: `_body_12ayz_35`,
    sentence: `_sentence_12ayz_52`,
    hex: `_hex_12ayz_63`,
    when: `_when_12ayz_67`,
    acts: `_acts_12ayz_77`,
    small: `_small_12ayz_85`,
    left: `_left_12ayz_95`,
    ticks: `_ticks_12ayz_100`,
    ends: `_ends_12ayz_122`,
    todo: `_todo_12ayz_131`,
    number: `_number_12ayz_147`,
    change: `_change_12ayz_163`,
    arrow: `_arrow_12ayz_192`,
    row: `_row_12ayz_201`,
    bad: `_bad_12ayz_212`,
    quiet: `_quiet_12ayz_217`,
    cancelling: `_cancelling_12ayz_221`,
  },
  O = y(`recovery-page`, {
    thisAccount: `this account`,
    title: `Recovery`,
    notRead: ({ network: e }) => `The nodes of ${e} did not return the recovery settings`,
    loading: `Loading the recovery settings`,
    announcedAt: ({ time: e }) => `Announced ${e}`,
    announcedInBlock: ({ time: e, block: t }) => `Announced ${e}, block ${b(t)}`,
    noticeIsOver: `<b>Its notice is over: any wallet can execute it now.</b> Until it is executed, the owners can still cancel it.`,
    executableFrom: `If the owners do not cancel it, it can be executed from <time/>.`,
    thenSignaturesInvalid: `After that, your signatures are no longer valid.`,
    cancelAttempt: `Cancel this attempt`,
    cancelAttempts: `Cancel these attempts`,
    notDrafted: `The cancellation was not drafted`,
    strangers: `Another address controls this recovery`,
    removeRecovery: `Remove the recovery`,
    strangersNote: ({ strangers: e }) =>
      `The module can be changed by ${f(e)}, not only by this account. Such an address can change the notice.`,
    moreQueued: `More attempts are queued than are shown`,
    cancelStopsAll: `Cancelling stops all of them.`,
    markExpected: `Mark as expected`,
    markUnexpected: `Mark as unexpected`,
    proposedChanges: `Proposed changes`,
    proposedChangesOf: ({ number: e }) => `Proposed changes of attempt ${b(e)}`,
    decodedFromCall: `decoded from the announced call`,
    expiredAttempt: `This attempt has expired`,
    expiredNote: `It can no longer be executed.`,
    effectUnknown: `The effect of this attempt is not known`,
    assumeAll: `Assume that it could take all assets.`,
    doesMore: `This attempt does more than change owners`,
    wouldBeRefused: `The account would currently refuse it`,
    canDoEverything: `It can do everything that the account can do, including moving its assets. Cancel it.`,
    callTo: `To`,
    callValue: `Value`,
    callKind: `Kind`,
    callData: `Data`,
    cancellation: `Cancellation`,
    cancelTheRecovery: `Cancel the recovery`,
    notSigned: ({ nonce: e }) => `Transaction ${b(e)}, not signed by an owner yet`,
    signedBy: ({ nonce: e, owners: t }) => `Transaction ${b(e)}, signed by ${f(t)}`,
    open: `Open`,
    ifCorrect: `If the recovery is correct`,
    expiredFirst: `An expired attempt comes before the others. Any wallet can skip it.`,
    skipDescription: `Skip an expired recovery`,
    skipped: `The expired attempt was skipped`,
    skipExpired: `Skip the expired attempt`,
    anyWalletExecutes: `After the notice, any wallet can execute it and pays the fee.`,
    possibleFrom: ({ time: e }) => `Possible from ${e} on.`,
    executeIt: `Execute it`,
    callNotKnown: `The announced call is not known, so it cannot be sent.`,
    executeDescription: `Execute a recovery`,
    executed: `The recovery was executed`,
    notExecuted: `It was not executed`,
    owners: `Owners`,
    signaturesNeeded: `Signatures needed`,
    remainingOwners: `Remaining owners`,
    none: `None`,
    all: `All`,
    partOf: ({ part: e, whole: t }) => `${b(e)} of ${b(t)}`,
    ownerCount: ({ count: e }) => `${d(e, { one: `# owner`, other: `# owners` })}`,
    notInAddressBook: ({ count: e }) => `${b(e)} not in your address book`,
    otherChanges: `Other changes`,
    modulesAssetsContract: `Modules, assets, contract`,
    notChanged: `Not changed by this call`,
    value: `Value`,
    now: `Now`,
    afterRecovery: `After the recovery`,
    after: `After`,
    rules: `Rules of this recovery`,
    recoverer: ({ count: e }) => `${e === 1 ? `Recoverer` : `Recoverers`}`,
    notice: `Notice`,
    expires: `Expires`,
    never: `Never`,
    afterNotice: ({ duration: e }) => `${e} after the notice`,
    announcedTo: `Announced to`,
    everyOwner: `Every owner, on every page`,
    noticeOverTitle: `The notice is over`,
    noticeOver: `The notice is over.`,
    timeLeft: `Time left to cancel`,
    actNow: `Act now`,
    passed: ({ passed: e, length: t }) => `${e} of ${t} have passed.`,
    doesNotExpire: `It does not expire: it can be executed at any time after the notice.`,
    expiresOn: ({ time: e }) => `It expires on ${e} if it is not executed by then.`,
    theRecoverers: `the recoverers`,
    ask: ({ who: e }) => `Ask ${e}`,
    callThem: `Call them instead of answering a message: did they start this recovery?`,
    cancelToday: `If not, cancel it today`,
    cancelTodayNote: ({ threshold: e }) =>
      `One transaction that needs ${d(e, { one: `# signature`, other: `# signatures` })}. It cancels every attempt announced so far.`,
    thenRemove: `Then remove the recoverer`,
    thenCheck: `Then check the recoverers`,
    sameKey: `The same key can announce another attempt at once.`,
    whatToDo: `What to do now`,
    cancelAndRemove: `Cancel and remove in one transaction`,
    queuedBefore: ({ count: e, nonce: t }) =>
      `${d(e, { one: `One transaction is`, other: `# transactions are` })} queued before a new one. <first>Make the cancellation transaction ${b(t)}</first>, so that no other transaction has to execute first.`,
    ownerNumbered: ({ number: e }) => `Owner ${e}`,
    removeOwner: ({ number: e }) => `Remove owner ${e}`,
    addOwner: `Add an owner`,
    recovererNumbered: ({ number: e }) => `Recoverer ${e}`,
    removeRecoverer: ({ number: e }) => `Remove recoverer ${e}`,
    addRecoverer: `Add a recoverer`,
  })
function k({ after: e, stays: t, now: n }) {
  let r = e.threshold < n.threshold,
    i = [
      {
        label: O.owners,
        before: (0, T.jsx)(j, { owners: n.owners }),
        after: (0, T.jsx)(j, { owners: e.owners, isNew: !0 }),
      },
      {
        label: O.signaturesNeeded,
        before: O.partOf({ part: n.threshold, whole: n.owners.length }),
        after: (0, T.jsx)(`span`, {
          className: r ? D.bad : void 0,
          children: O.partOf({ part: e.threshold, whole: e.owners.length }),
        }),
      },
      {
        label: O.remainingOwners,
        before: O.all,
        after:
          t.length === 0
            ? (0, T.jsx)(`span`, { className: D.bad, children: O.none })
            : t.length === n.owners.length
              ? O.all
              : (0, T.jsx)(j, { owners: t }),
      },
      {
        label: O.otherChanges,
        before: (0, T.jsx)(`span`, { className: D.quiet, children: O.modulesAssetsContract }),
        after: (0, T.jsx)(`span`, { className: D.quiet, children: O.notChanged }),
      },
    ]
  return (0, T.jsx)(`div`, {
    className: `cs-panel`,
    children: (0, T.jsxs)(`table`, {
      className: D.change,
      children: [
        (0, T.jsx)(`thead`, {
          children: (0, T.jsxs)(`tr`, {
            children: [
              (0, T.jsx)(`th`, {
                scope: `col`,
                children: (0, T.jsx)(`span`, { className: `cs-visually-hidden`, children: O.value }),
              }),
              (0, T.jsx)(`th`, { scope: `col`, children: O.now }),
              (0, T.jsx)(`td`, { className: D.arrow }),
              (0, T.jsx)(`th`, { scope: `col`, children: O.afterRecovery }),
            ],
          }),
        }),
        (0, T.jsx)(`tbody`, {
          children: i.map(({ label: e, before: t, after: n }) =>
            (0, T.jsxs)(
              `tr`,
              {
                children: [
                  (0, T.jsx)(`th`, { scope: `row`, children: e }),
                  (0, T.jsx)(`td`, { 'data-label': O.now, children: t }),
                  (0, T.jsx)(`td`, { className: D.arrow, children: (0, T.jsx)(l, { name: `arrow-right`, size: 16 }) }),
                  (0, T.jsx)(`td`, { 'data-label': O.after, children: n }),
                ],
              },
              e,
            ),
          ),
        }),
      ],
    }),
  })
}
var A = 6
function j({ owners: e, isNew: t = !1 }) {
  let { chainId: n } = r(),
    { nameOf: i } = m(),
    a = e.map((e) => i(e, n)?.name),
    o = a.filter((e) => e === void 0).length,
    s = a.filter((e) => e !== void 0),
    c =
      t && o > 0
        ? [s.join(`, `), O.notInAddressBook({ count: o })].filter((e) => e !== ``).join(`, `)
        : e.length === 1
          ? (s[0] ?? O.ownerCount({ count: 1 }))
          : O.ownerCount({ count: e.length })
  return (0, T.jsxs)(`span`, {
    className: D.row,
    children: [
      e
        .slice(0, A)
        .map((e) =>
          (0, T.jsx)(
            `span`,
            { title: i(e, n)?.name ?? e, children: (0, T.jsx)(u, { address: e, shape: `person`, size: 22 }) },
            e,
          ),
        ),
      (0, T.jsx)(`span`, { children: c }),
    ],
  })
}
function M() {
  let { key: e, chain: n } = r(),
    i = a(),
    [o, c] = (0, w.useState)(`idle`),
    [l, u] = (0, w.useState)(null)
  return {
    phase: o,
    error: l,
    send: async (r, a) => {
      ;(c(`asking`), u(null))
      try {
        let [{ to: e, data: i }, { sendTransaction: o }, { publicClientFor: l }] = await Promise.all([
            r(),
            s(
              () => import(`./rest-Wi_Ts-1p.js`).then((e) => e.i),
              __vite__mapDeps([
                0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,
                28, 29, 30, 31,
              ]),
              import.meta.url,
            ),
            s(
              () => import(`./rest-DlatUGr7.js`).then((e) => e.n),
              __vite__mapDeps([26, 1, 2, 3, 4, 5, 6, 7, 8, 9, 27, 21, 22, 23, 24, 25, 28]),
              import.meta.url,
            ),
          ]),
          { txHash: d, isProposed: f } = await o(n, e, i, { description: a.description })
        if (f) return (c(`sent`), u(t.walletIsAccount), !1)
        c(`mining`)
        let p = await l(n)
          .waitForTransactionReceipt({ hash: d })
          .catch(() => null)
        if (p === null) return (c(`sent`), u(t.notMined({ hash: d })), !1)
        if (p.status !== `success`) throw Error(t.minedAndFailed({ hash: d }))
        return (h.show({ kind: `executed`, title: a.done }), c(`idle`), !0)
      } catch (e) {
        return (u(g(e)), c(`idle`), !1)
      } finally {
        i.invalidateQueries({ queryKey: v.account(e) })
      }
    },
  }
}
function N({ store: e, over: t, start: n, isDialog: i = !1 }) {
  let { key: a } = r(),
    [o] = (0, w.useState)(() => ({ over: t, form: n() })),
    [s] = (0, w.useState)(() => (e.overOf(a) ?? t) !== t),
    [c, l] = (0, w.useState)(() => e.read(a, t) ?? o.form)
  return (
    (0, w.useEffect)(() => {
      e.isSame(c, o.form) ? e.clear(a) : e.write(a, o.over, c)
    }, [e, a, o, c]),
    (0, w.useEffect)(() => (i ? () => e.clear(a) : void 0), [e, a, i]),
    { form: c, update: l, isDropped: s }
  )
}
var P = { rows: `_rows_u7i3x_1`, row: `_row_u7i3x_1`, remove: `_remove_u7i3x_22`, nothing: `_nothing_u7i3x_27` }
function F({ title: e, hint: t, noun: a, keepsOne: o = !1, rows: s, problems: u, onChange: d }) {
  let { chain: f } = r(),
    { list: p, button: m, goTo: h } = S(s),
    g = (0, w.useId)(),
    v = a === `owner` ? I() : L(),
    y = (e) => o && s.length === 1 && e.text === ``,
    b = (e, t) => d((n) => n.map((n) => (n.id === e ? { ...n, ...t } : n)))
  return (0, T.jsxs)(`section`, {
    'aria-labelledby': g,
    children: [
      (0, T.jsx)(`h2`, { id: g, children: e }),
      (0, T.jsx)(`p`, { className: E.hint, children: t }),
      (0, T.jsx)(`ol`, {
        ref: p,
        className: P.rows,
        children: s.map((e, t) =>
          (0, T.jsxs)(
            `li`,
            {
              className: P.row,
              children: [
                (0, T.jsx)(x, {
                  label: v.numbered({ number: t + 1 }),
                  value: e.text,
                  chain: f,
                  onChange: (t) => b(e.id, { text: t }),
                  onResolved: (t) => b(e.id, { address: t }),
                  notes: u[t] && (0, T.jsx)(n, { kind: `error`, children: u[t] }),
                }),
                (0, T.jsx)(i, {
                  variant: `subtle`,
                  size: `lg`,
                  className: _(P.remove, y(e) && P.nothing),
                  'aria-label': v.remove({ number: t + 1 }),
                  disabled: y(e),
                  onClick: () => {
                    ;(h(t),
                      d((t) => {
                        let n = t.filter(({ id: t }) => t !== e.id)
                        return o && n.length === 0 ? [C()] : n
                      }))
                  },
                  children: (0, T.jsx)(l, { name: `trash` }),
                }),
              ],
            },
            e.id,
          ),
        ),
      }),
      (0, T.jsx)(c, {
        ref: m,
        size: `xs`,
        variant: `default`,
        leftSection: (0, T.jsx)(l, { name: `plus` }),
        onClick: () => {
          ;(h(s.length), d((e) => [...e, C()]))
        },
        children: v.add,
      }),
    ],
  })
}
var I = () => ({ numbered: O.ownerNumbered, remove: O.removeOwner, add: O.addOwner }),
  L = () => ({ numbered: O.recovererNumbered, remove: O.removeRecoverer, add: O.addRecoverer })
export { O as a, k as i, N as n, D as o, M as r, E as s, F as t }
//# sourceMappingURL=rest-CJU2q42-.js.map
