const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './lists-DTBg-a7q.js',
      './rolldown-runtime-DLMaRju-.js',
      './index--te03lJq.js',
      './index-Nszrimeh.css',
      './lists-Cd1HcrqG.css',
    ]),
) => i.map((i) => d[i])
import { o as e } from './rolldown-runtime-DLMaRju-.js'
import {
  At as t,
  Cn as n,
  Dt as r,
  Et as i,
  M as a,
  N as o,
  Pn as s,
  Rn as c,
  Tt as l,
  Yn as u,
  _t as d,
  ft as f,
  gt as p,
  hn as m,
  ht as h,
  kn as g,
  mt as _,
  pt as v,
  wn as y,
} from './lists-DTBg-a7q.js'
import {
  En as b,
  F as ee,
  Ga as te,
  Hi as ne,
  Kn as re,
  Ma as x,
  Mi as ie,
  Ni as S,
  Qi as C,
  ci as w,
  da as ae,
  ea as T,
  ga as oe,
  ha as E,
  ho as se,
  it as D,
  ja as ce,
  la as le,
  tn as ue,
  to as de,
  vn as fe,
  wa as O,
  xa as pe,
  ya as me,
  yi as k,
  zi as A,
} from './index--te03lJq.js'
import {
  Aa as he,
  Dt as ge,
  Et as _e,
  Ot as ve,
  Tt as j,
  _t as ye,
  bt as be,
  gt as xe,
  ht as Se,
  mt as Ce,
  vt as we,
  wt as Te,
  yt as M,
} from './later-DLdlgyuL.js'
import { D as N, I as Ee, M as De, P as Oe, S as ke } from './fields-KVqNPxJG.js'
import { r as P, t as F } from './rest-GRTnIP2r.js'
import { a as Ae, i as je, o as Me, r as Ne, t as Pe } from './rest-Dq0ts-k8.js'
import { a as I, i as Fe, n as Ie, o as L, r as Le, s as R, t as Re } from './rest-CJU2q42-.js'
import { r as ze } from './rest-V0sFQu-D.js'
import { t as z } from './rest-Cmmjidi6.js'
import { t as B } from './rest-aMSycVjv.js'
import { t as Be } from './rest-CrKYEE8F.js'
import { i as Ve, r as He } from './rest-DBWxYTpm.js'
import { t as V } from './rest-D779xla8.js'
var H = te()
function Ue({ attempt: e, recovery: r, now: i }) {
  let a = z(),
    { announced: o, nonce: c } = e,
    l = `attempt-${r.address}-${c}`,
    u = t(e.times, i) === `lapsed`,
    d = r.attempts.length === 1,
    f = o.known && o.meaning.kind === `more`
  return (0, H.jsxs)(`section`, {
    'aria-labelledby': l,
    children: [
      (0, H.jsx)(n, {
        id: l,
        title: d ? I.proposedChanges : I.proposedChangesOf({ number: c + 1n }),
        count: o.known
          ? (0, H.jsxs)(H.Fragment, {
              children: [I.decodedFromCall, ` `, (0, H.jsx)(s, { source: `chain`, block: o.block })],
            })
          : void 0,
      }),
      !d && (0, H.jsx)(`p`, { className: L.small, children: be(M(e, r), a) }),
      u && (0, H.jsx)(N, { verdict: `verified`, title: I.expiredAttempt, children: I.expiredNote }),
      o.known
        ? o.meaning.kind === `owners`
          ? (0, H.jsx)(Fe, { after: o.meaning.after, stays: o.meaning.stays, now: r.now })
          : (0, H.jsxs)(H.Fragment, {
              children: [
                (0, H.jsxs)(N, {
                  verdict: f ? `danger` : `caution`,
                  title: f ? I.doesMore : I.wouldBeRefused,
                  children: [o.meaning.reason, f && ` ${I.canDoEverything}`],
                }),
                (0, H.jsx)(ze, {
                  rows: [
                    { label: I.callTo, value: o.call.to },
                    { label: I.callValue, value: `${o.call.value} wei` },
                    { label: I.callKind, value: o.call.operation === 1 ? `delegatecall` : `call` },
                    { label: I.callData, value: o.call.data },
                  ],
                }),
              ],
            })
        : (0, H.jsxs)(N, { verdict: `unchecked`, title: I.effectUnknown, children: [o.reason, ` `, I.assumeAll] }),
    ],
  })
}
function We({ cancelling: e, recovery: t }) {
  let { account: r } = a(),
    i = z()
  return e.waiting.length === 0
    ? null
    : (0, H.jsxs)(`section`, {
        'aria-labelledby': `cancelling-${t.address}`,
        children: [
          (0, H.jsx)(n, { id: `cancelling-${t.address}`, title: I.cancellation }),
          (0, H.jsx)(`div`, {
            className: `cs-panel`,
            children: e.waiting.map(({ hash: e, nonce: n, listed: a, signedBy: o }) =>
              (0, H.jsxs)(
                `div`,
                {
                  className: L.cancelling,
                  children: [
                    (0, H.jsx)(c, {
                      required: t.now.threshold,
                      signed: Math.min(o.length, t.now.threshold),
                      state: o.length >= t.now.threshold ? `ready` : `open`,
                    }),
                    (0, H.jsxs)(`div`, {
                      children: [
                        (0, H.jsx)(`b`, { children: I.cancelTheRecovery }),
                        (0, H.jsx)(`p`, {
                          className: L.small,
                          children:
                            o.length === 0 ? I.notSigned({ nonce: n }) : I.signedBy({ nonce: n, owners: o.map(i) }),
                        }),
                      ],
                    }),
                    (0, H.jsx)(g, { verdict: `verified` }),
                    (0, H.jsx)(x, {
                      size: `xs`,
                      variant: `default`,
                      renderRoot: (e) =>
                        (0, H.jsx)(w, { to: `/safes/$safe/transactions/$id`, params: { safe: r, id: a.id }, ...e }),
                      children: I.open,
                    }),
                  ],
                },
                e,
              ),
            ),
          }),
        ],
      })
}
function U({ recovery: e, now: n }) {
  let { phase: r, error: i, send: a } = Le(),
    [o] = e.attempts
  if (!o) return null
  let s = t(o.times, n),
    { announced: c } = o,
    l = e.address,
    u = r === `asking` || r === `mining`
  return (0, H.jsxs)(`section`, {
    className: `cs-panel ${R.card}`,
    'aria-labelledby': `carry-out-${l}`,
    children: [
      (0, H.jsx)(`h2`, { id: `carry-out-${l}`, children: I.ifCorrect }),
      s === `lapsed`
        ? (0, H.jsxs)(H.Fragment, {
            children: [
              (0, H.jsx)(`p`, { children: I.expiredFirst }),
              (0, H.jsx)(F, {
                act: `execute-recovery`,
                variant: `default`,
                fullWidth: !0,
                loading: u,
                onClick: () => void a(() => d(l), { description: I.skipDescription, done: I.skipped }),
                children: I.skipExpired,
              }),
            ],
          })
        : (0, H.jsxs)(H.Fragment, {
            children: [
              (0, H.jsx)(`p`, { children: I.anyWalletExecutes }),
              s === `notice`
                ? (0, H.jsx)(B, {
                    fullWidth: !0,
                    reason: I.possibleFrom({ time: T(Number(o.times.from) * 1e3) }),
                    children: I.executeIt,
                  })
                : c.known
                  ? (0, H.jsx)(F, {
                      act: `execute-recovery`,
                      variant: `default`,
                      fullWidth: !0,
                      loading: u,
                      onClick: () =>
                        void a(() => v(l, c.call), { description: I.executeDescription, done: I.executed }),
                      children: I.executeIt,
                    })
                  : (0, H.jsx)(B, { fullWidth: !0, reason: I.callNotKnown, children: I.executeIt }),
            ],
          }),
      i &&
        (0, H.jsx)(N, {
          verdict: r === `sent` ? `caution` : `danger`,
          title: I.notExecuted,
          announce: !0,
          children: i,
        }),
    ],
  })
}
function Ge({ recovery: e, attempt: t }) {
  let { chainId: n } = a(),
    { recoverers: r, cooldown: i, expiration: o } = e,
    s = t.announced.known ? t.announced.recoverer : null,
    c = s ? [s] : r
  return (0, H.jsx)(`section`, {
    className: `cs-panel`,
    'aria-label': I.rules,
    children: (0, H.jsxs)(`dl`, {
      className: R.facts,
      children: [
        (0, H.jsxs)(`div`, {
          children: [
            (0, H.jsx)(`dt`, { children: I.recoverer({ count: c.length }) }),
            (0, H.jsxs)(`dd`, {
              className: R.people,
              children: [
                c.length === 0 && I.none,
                c.map((e) => (0, H.jsx)(Be, { info: { value: e, name: null, logoUri: null }, chainId: n }, e)),
              ],
            }),
          ],
        }),
        (0, H.jsxs)(`div`, {
          children: [(0, H.jsx)(`dt`, { children: I.notice }), (0, H.jsx)(`dd`, { children: j(i) })],
        }),
        (0, H.jsxs)(`div`, {
          children: [
            (0, H.jsx)(`dt`, { children: I.expires }),
            (0, H.jsx)(`dd`, { children: o === 0n ? I.never : I.afterNotice({ duration: j(o) }) }),
          ],
        }),
        (0, H.jsxs)(`div`, {
          children: [(0, H.jsx)(`dt`, { children: I.announcedTo }), (0, H.jsx)(`dd`, { children: I.everyOwner })],
        }),
      ],
    }),
  })
}
var W = 86400n,
  Ke = 28,
  qe = 4,
  Je = 12
function Ye({ times: e, now: t }) {
  let { announced: n, from: r, until: i } = e,
    a = r - t,
    o = a <= 0n,
    s = r - n,
    c = Number((s + W - 1n) / W),
    l = c < qe ? Je : Math.min(c, Ke),
    u = o ? 1 : Math.max(0, Number(t - n) / Math.max(1, Number(s)))
  return (0, H.jsxs)(`div`, {
    children: [
      (0, H.jsx)(`span`, { className: L.small, children: o ? I.noticeOverTitle : I.timeLeft }),
      (0, H.jsx)(`span`, { className: L.left, children: o ? I.actNow : j(a) }),
      (0, H.jsxs)(`div`, {
        children: [
          (0, H.jsx)(`div`, {
            className: L.ticks,
            role: `img`,
            'aria-label': o ? I.noticeOver : I.passed({ passed: j(t - n), length: j(s) }),
            children: Array.from({ length: l }, (e, t) => {
              let n = Math.min(1, Math.max(0, u * l - t)),
                r = { '--passed': `${Math.round(n * 100)}%` }
              return (0, H.jsx)(`i`, { style: r, 'data-begun': n > 0 || void 0 }, t)
            }),
          }),
          (0, H.jsxs)(`div`, {
            className: L.ends,
            children: [(0, H.jsx)(`span`, { children: Xe(n) }), (0, H.jsx)(`span`, { children: Ze(r) })],
          }),
        ],
      }),
      (0, H.jsx)(`span`, {
        className: L.small,
        children: i === null ? I.doesNotExpire : I.expiresOn({ time: T(Number(i) * 1e3) }),
      }),
    ],
  })
}
var Xe = (e) => new Date(Number(e) * 1e3).toLocaleDateString(E(), { day: `numeric`, month: `short`, timeZone: `UTC` }),
  Ze = (e) =>
    new Date(Number(e) * 1e3).toLocaleString(E(), {
      day: `numeric`,
      month: `short`,
      hour: `2-digit`,
      minute: `2-digit`,
      timeZone: `UTC`,
      timeZoneName: `short`,
    })
function Qe({ alarm: { recovery: e, attempt: t }, draft: n, cancelling: r }) {
  let { chain: i, safe: s, chainId: c } = a(),
    { nameOf: l } = D(),
    d = P(`cancel-recovery`).may === `yes`,
    { data: f } = k(o(i, s)),
    p = Te(t, e),
    m = p ? (l(p, c)?.name ?? u(p)) : I.theRecoverers,
    { threshold: h } = e.now,
    g = [
      [I.ask({ who: m }), I.callThem],
      [I.cancelToday, I.cancelTodayNote({ threshold: h })],
      [p ? I.thenRemove : I.thenCheck, I.sameKey],
    ]
  return (0, H.jsxs)(`section`, {
    className: `cs-panel ${L.todo}`,
    'aria-labelledby': `todo-heading`,
    children: [
      (0, H.jsx)(`h2`, { id: `todo-heading`, children: I.whatToDo }),
      (0, H.jsx)(`ol`, {
        children: g.map(([e, t], n) =>
          (0, H.jsxs)(
            `li`,
            {
              children: [
                (0, H.jsx)(`span`, { className: L.number, children: n + 1 }),
                (0, H.jsxs)(`div`, {
                  children: [(0, H.jsx)(`b`, { children: e }), (0, H.jsx)(`span`, { className: L.small, children: t })],
                }),
              ],
            },
            e,
          ),
        ),
      }),
      p &&
        (0, H.jsx)(F, {
          act: `cancel-recovery`,
          showReason: !1,
          variant: `default`,
          fullWidth: !0,
          disabled: n.isBusy,
          onClick: () => void n.cancelAndRemove(p),
          children: I.cancelAndRemove,
        }),
      d &&
        r.before > 0 &&
        r.waiting.length === 0 &&
        f &&
        (0, H.jsx)(`p`, {
          className: L.small,
          children: (0, H.jsx)(A, {
            text: I.queuedBefore({ count: r.before, nonce: f.nonce }),
            slots: {
              first: (e) =>
                (0, H.jsx)(`button`, {
                  type: `button`,
                  className: `cs-link`,
                  onClick: () => void n.cancel(f.nonce),
                  children: e,
                }),
            },
          }),
        }),
    ],
  })
}
function $e({ alarm: e, name: n, modules: r, now: i }) {
  let { chainId: o } = a(),
    { recovery: c, attempt: l, isExpected: d } = e,
    f = ge(c, i),
    p = t(l.times, f) === `ready`,
    m = P(`cancel-recovery`),
    h = je(c),
    g = Ae(c),
    _ = `alarm-${c.address}`,
    v = ve(c)
  return (0, H.jsxs)(H.Fragment, {
    children: [
      (0, H.jsxs)(`section`, {
        className: de(L.alarm, d && L.expected),
        'aria-labelledby': _,
        children: [
          (0, H.jsxs)(`div`, {
            className: L.head,
            role: d ? void 0 : `alert`,
            children: [
              (0, H.jsx)(C, { name: d ? `clock` : `alert-octagon`, size: 22 }),
              (0, H.jsx)(`span`, { id: _, children: _e(e, n) }),
              (0, H.jsxs)(`span`, {
                className: L.since,
                children: [
                  l.announced.known
                    ? I.announcedInBlock({ time: T(Number(l.times.announced) * 1e3), block: l.announced.block })
                    : I.announcedAt({ time: T(Number(l.times.announced) * 1e3) }),
                  ` `,
                  (0, H.jsx)(s, { source: `chain`, block: c.block }),
                ],
              }),
            ],
          }),
          (0, H.jsxs)(`div`, {
            className: L.body,
            children: [
              (0, H.jsxs)(`div`, {
                children: [
                  (0, H.jsx)(`h1`, { className: L.sentence, children: (0, H.jsx)(tt, { alarm: e, chainId: o }) }),
                  (0, H.jsx)(`p`, {
                    className: L.when,
                    children: p
                      ? (0, H.jsx)(A, { text: I.noticeIsOver, slots: { b: (e) => (0, H.jsx)(`b`, { children: e }) } })
                      : (0, H.jsxs)(H.Fragment, {
                          children: [
                            (0, H.jsx)(A, {
                              text: I.executableFrom,
                              slots: { time: (0, H.jsx)(`b`, { children: T(Number(l.times.from) * 1e3) }) },
                            }),
                            et(e) && ` ${I.thenSignaturesInvalid}`,
                          ],
                        }),
                  }),
                  (0, H.jsxs)(`div`, {
                    className: L.acts,
                    children: [
                      (0, H.jsx)(F, {
                        act: `cancel-recovery`,
                        showReason: !1,
                        size: `lg`,
                        variant: `filled`,
                        leftSection: (0, H.jsx)(C, { name: `ban` }),
                        loading: h.isBusy,
                        onClick: () => void h.cancel(),
                        children: c.attempts.length > 1 ? I.cancelAttempts : I.cancelAttempt,
                      }),
                      (0, H.jsx)(nt, { alarm: e }),
                      (0, H.jsx)(`span`, { className: L.small, children: Me(g, c.now.threshold) }),
                    ],
                  }),
                  (m.may === `no` || m.may === `wait`) &&
                    (0, H.jsx)(`p`, { className: L.small, 'aria-hidden': !0, children: m.reason }),
                  h.error && (0, H.jsx)(N, { verdict: `danger`, title: I.notDrafted, announce: !0, children: h.error }),
                ],
              }),
              (0, H.jsx)(Ye, { times: l.times, now: f }),
            ],
          }),
        ],
      }),
      v.length > 0 &&
        (0, H.jsx)(N, {
          verdict: `danger`,
          title: I.strangers,
          action: (0, H.jsx)(`button`, {
            type: `button`,
            className: `cs-link`,
            onClick: () => void h.removeModule(r),
            children: I.removeRecovery,
          }),
          children: I.strangersNote({ strangers: v.map((e) => u(e)) }),
        }),
      (0, H.jsxs)(`div`, {
        className: R.grid,
        children: [
          (0, H.jsxs)(`div`, {
            className: R.main,
            children: [
              c.attempts.map((e) => (0, H.jsx)(Ue, { attempt: e, recovery: c, now: f }, String(e.nonce))),
              c.hasMore && (0, H.jsx)(N, { verdict: `caution`, title: I.moreQueued, children: I.cancelStopsAll }),
              (0, H.jsx)(We, { cancelling: g, recovery: c }),
            ],
          }),
          (0, H.jsxs)(`aside`, {
            className: R.aside,
            children: [
              (0, H.jsx)(Qe, { alarm: e, draft: h, cancelling: g }),
              (0, H.jsx)(U, { recovery: c, now: f }),
              (0, H.jsx)(Ge, { recovery: c, attempt: l }),
            ],
          }),
        ],
      }),
    ],
  })
}
var et = ({ attempt: { announced: e } }) => e.known && e.meaning.kind === `owners` && e.meaning.stays.length === 0
function tt({ alarm: e, chainId: t }) {
  let { nameOf: n } = D()
  return M(e.attempt, e.recovery).map((e, r) => {
    if (typeof e == `string`) return e
    let i = n(e.address, t)?.name
    return i
      ? (0, H.jsx)(`b`, { title: e.address, children: i }, r)
      : (0, H.jsx)(ne, { value: e.address, className: L.hex }, r)
  })
}
function nt({ alarm: { chain: e, recovery: t } }) {
  let n = we(),
    r = t.attempts.map(({ nonce: n, hash: r }) => ({ chainId: e.chainId, module: t.address, nonce: n, hash: r })),
    i = r.every((e) => xe(n, e))
  return (0, H.jsx)(x, {
    size: `lg`,
    onClick: () => {
      for (let e of r) ye(e, !i)
    },
    children: i ? I.markUnexpected : I.markExpected,
  })
}
var G = e(se(), 1),
  K = pe(`recovery-form`, {
    never: `Never`,
    contractOf: `Contract of the recovery`,
    contract: `Contract`,
    code: `Code`,
    knownCode: `Known code`,
    notChecked: `Not checked`,
    calls: `Calls`,
    callCount: ({ calls: e }) => `${e === 0 ? `None` : e === 1 ? `1` : `${me(e)} in one transaction`}`,
    other: `Other`,
    numberOf: ({ title: e }) => `${e}: number`,
    unitOf: ({ title: e }) => `${e}: unit`,
    seconds: `seconds`,
    minutes: `minutes`,
    hours: `hours`,
    days: `days`,
    canTake: `A recoverer can take all assets if no owner reacts`,
    canTakeNote: `After the notice, one recoverer can replace every owner. Choose only people to whom you would give control of the account.`,
    canTakeNoteAfter: ({ notice: e }) =>
      `After a notice of ${e} without a cancellation, one recoverer can replace every owner. Choose only people to whom you would give control of the account.`,
    shorterThanDay: `The notice is shorter than a day`,
    shorterNote: `Owners who sleep or travel cannot cancel in time. Then one stolen key of a recoverer is enough to take the account.`,
    alreadyOwners: ({ owners: e }) => `${oe(e)} ${e.length === 1 ? `is already an owner` : `are already owners`}`,
    bothRoles: `If this key is lost, both roles are lost. If it is stolen, the thief is owner and recoverer.`,
    noExpiry: `An announced recovery does not expire`,
    noExpiryNote: `It could be executed years later, unless the owners cancel it.`,
    stepAnnounce: `A recoverer announces`,
    stepAnnounceNote: `The new owners are public from then on. All owners see an alarm.`,
    stepNotice: `The notice`,
    noticeOf: ({ duration: e }) => `${e} of notice`,
    ownersCanCancel: ({ threshold: e, owners: t }) => `Any ${e} of ${t} owners can cancel during this time.`,
    noLimit: `No limit for the execution`,
    noLimitNote: `Any wallet can execute it, at any later time.`,
    stepExecution: `The time for the execution`,
    executionTime: ({ duration: e }) => `${e} for the execution`,
    stepExecutionNote: `Any wallet can execute it. After that it expires.`,
    steps: `Steps of a recovery`,
    unchanged: `You have not changed the settings.`,
    contractsNotLoaded: `The published contracts are not loaded yet.`,
    changeTitle: `Change recovery`,
    setUpTitle: `Set up recovery`,
    subtitle: `If too many keys are lost, the people you choose here can replace the owners after a notice. The owners can cancel during the notice.`,
    settingsChanged: `The recovery settings changed since you opened this form.`,
    settingsChangedNote: `The form now shows the current settings. Your input was discarded.`,
    expired: `An announced recovery has expired.`,
    expiredNote: `It can no longer be executed. A new one has to wait until a wallet skips the expired one.`,
    recoverers: `Recoverers`,
    recoverersHint: `Each of them can start a recovery alone, but none can skip the notice. The contract lets them announce any call; this page warns the owners if it is more than a change of owners.`,
    noticeTitle: `Notice before it takes effect`,
    noticeHint: `Long enough for the owners to notice it and sign, including holidays.`,
    expiryTitle: `Expiry of an announced recovery`,
    expiryHint: `If it is not executed within this time after the notice, it has to be announced again.`,
    notDrafted: `The transaction was not drafted`,
    back: `Back`,
    continue: `Continue to review`,
    wholeNumber: `Enter a whole number.`,
    needsRecoverer: `Available when a recoverer is entered.`,
    needsDifferent: `Available when every recoverer is a different address.`,
    needsTimes: `Available when both times are valid.`,
    nodesSilent: ({ network: e }) => `The nodes of ${e} did not answer, so the code of the contracts is not checked.`,
    notPublished: ({ network: e }) => `The published contracts of Zodiac Delay are not on ${e}, or their code differs.`,
    comparing: `The code of the contracts is being compared.`,
  }),
  q = { seconds: 1n, minutes: 60n, hours: 3600n, days: 86400n },
  J = 86400n,
  Y = [2n * J, 7n * J, 14n * J, 28n * J],
  rt = [2n * J, 7n * J, 14n * J, 0n],
  it = (e) => ({
    recoverers: e ? e.recoverers.map((e) => V(e)) : [V()],
    notice: at(e?.cooldown ?? 14n * J, Y),
    expiration: at(e?.expiration ?? 7n * J, rt),
  })
function at(e, t) {
  if (t.includes(e)) return { preset: e, text: ``, unit: `days` }
  let n = [`days`, `hours`, `minutes`].find((t) => e > 0n && e % q[t] === 0n) ?? `seconds`
  return { preset: null, text: String(e / q[n]), unit: n }
}
function X({ preset: e, text: t, unit: n }) {
  return e === null ? (/^\d{1,9}$/.test(t.trim()) ? BigInt(t.trim()) * q[n] : null) : e
}
function ot(e, t) {
  let n = e.recoverers.filter(({ text: e }) => e.trim() !== ``),
    a = n.flatMap(({ address: e }) => (e ? [e] : [])),
    o = e.recoverers.map(({ address: n }, i) => {
      if (n === null) return null
      let a = e.recoverers.slice(0, i).flatMap((e) => (e.address ? [e.address] : []))
      return r(n, { account: t, others: a })
    }),
    s = X(e.notice),
    c = X(e.expiration),
    u = s === null ? K.wholeNumber : i(s),
    d = c === null ? K.wholeNumber : l(c),
    f =
      a.length === 0
        ? K.needsRecoverer
        : a.length < n.length || o.some((e) => e !== null)
          ? K.needsDifferent
          : u !== null || d !== null
            ? K.needsTimes
            : null
  return {
    rows: o,
    notice: u,
    expiration: d,
    choice: f === null && s !== null && c !== null ? { recoverers: a, cooldown: s, expiration: c } : null,
    blocked: f,
  }
}
var Z = (e, t) =>
  e.cooldown === t.cooldown &&
  e.expiration === t.expiration &&
  e.recoverers.length === t.recoverers.length &&
  e.recoverers.every((e) => t.recoverers.some((t) => O(e, t)))
function st(e, t) {
  let { address: n, recoverers: r } = e,
    i = (e, t) => e.filter((e) => !t.some((t) => O(e, t)))
  return [
    ...(t.cooldown === e.cooldown ? [] : [p(n, t.cooldown)]),
    ...(t.expiration === e.expiration ? [] : [h(n, t.expiration)]),
    ..._(e, i(r, t.recoverers)),
    ...i(t.recoverers, r).map((e) => f(n, e)),
  ]
}
function ct({ form: e, recovery: t, contracts: n }) {
  let { safe: r } = a(),
    { choice: i } = ot(e, r),
    o = i === null ? null : t === null ? 2 + i.recoverers.length : Z(i, t) ? 0 : st(t, i).length,
    s = t?.address ?? n.found?.masterCopy
  return (0, H.jsx)(`section`, {
    className: `cs-panel`,
    'aria-label': K.contractOf,
    children: (0, H.jsxs)(`dl`, {
      className: R.facts,
      children: [
        (0, H.jsxs)(`div`, {
          children: [
            (0, H.jsx)(`dt`, { children: K.contract }),
            (0, H.jsx)(`dd`, {
              children: s ? (0, H.jsx)(De, { address: s, name: lt(n), shape: `contract`, copyable: !0 }) : lt(n),
            }),
          ],
        }),
        (0, H.jsxs)(`div`, {
          children: [
            (0, H.jsx)(`dt`, { children: K.code }),
            (0, H.jsx)(`dd`, {
              children:
                t !== null || n.found !== null
                  ? (0, H.jsx)(g, { verdict: `verified`, label: K.knownCode })
                  : (0, H.jsx)(g, { verdict: `unchecked`, label: K.notChecked }),
            }),
          ],
        }),
        o !== null &&
          (0, H.jsxs)(`div`, {
            children: [
              (0, H.jsx)(`dt`, { children: K.calls }),
              (0, H.jsx)(`dd`, { children: K.callCount({ calls: o }) }),
            ],
          }),
      ],
    }),
  })
}
var lt = ({ version: e }) => `Zodiac Delay ${e}`,
  Q = {
    choice: `_choice_1dqjj_1`,
    options: `_options_1dqjj_12`,
    own: `_own_1dqjj_47`,
    panelHead: `_panelHead_1dqjj_54`,
    steps: `_steps_1dqjj_59`,
  },
  ut = (e) => Object.hasOwn(q, e)
function dt({ title: e, hint: t, presets: n, value: r, problem: i, onChange: a }) {
  let o = (0, G.useId)(),
    s = r.preset === null
  return (0, H.jsx)(`section`, {
    children: (0, H.jsxs)(`fieldset`, {
      className: Q.choice,
      'aria-describedby': `${o}-hint`,
      children: [
        (0, H.jsx)(`legend`, { children: (0, H.jsx)(`h2`, { children: e }) }),
        (0, H.jsx)(`p`, { id: `${o}-hint`, className: R.hint, children: t }),
        (0, H.jsxs)(`div`, {
          className: Q.options,
          children: [
            n.map((e) =>
              (0, H.jsxs)(
                `label`,
                {
                  children: [
                    (0, H.jsx)(`input`, {
                      type: `radio`,
                      name: o,
                      checked: r.preset === e,
                      onChange: () => a({ ...r, preset: e }),
                    }),
                    e === 0n ? K.never : j(e),
                  ],
                },
                String(e),
              ),
            ),
            (0, H.jsxs)(`label`, {
              children: [
                (0, H.jsx)(`input`, { type: `radio`, name: o, checked: s, onChange: () => a({ ...r, preset: null }) }),
                K.other,
              ],
            }),
          ],
        }),
        s &&
          (0, H.jsxs)(`div`, {
            className: Q.own,
            children: [
              (0, H.jsx)(Oe, {
                'aria-label': K.numberOf({ title: e }),
                inputMode: `numeric`,
                value: r.text,
                error: i !== null && r.text !== ``,
                onChange: (e) => a({ ...r, text: e.currentTarget.value }),
              }),
              (0, H.jsx)(Ee, {
                'aria-label': K.unitOf({ title: e }),
                value: r.unit,
                data: Object.keys(q).flatMap((e) => (ut(e) ? [{ value: e, label: K[e] }] : [])),
                onChange: ({ currentTarget: { value: e } }) => ut(e) && a({ ...r, unit: e }),
              }),
            ],
          }),
        s && i && r.text !== `` && (0, H.jsx)(ke, { kind: `error`, children: i }),
      ],
    }),
  })
}
var ft = 86400n
function pt({ form: e, owners: t }) {
  let n = z(),
    r = X(e.notice),
    i = e.recoverers.flatMap(({ address: e }) => (e && t.some((t) => O(t, e)) ? [e] : []))
  return (0, H.jsxs)(H.Fragment, {
    children: [
      (0, H.jsx)(N, {
        verdict: `caution`,
        title: K.canTake,
        children: r === null || r === 0n ? K.canTakeNote : K.canTakeNoteAfter({ notice: j(r) }),
      }),
      r !== null &&
        r > 0n &&
        r < ft &&
        (0, H.jsx)(N, { verdict: `danger`, title: K.shorterThanDay, children: K.shorterNote }),
      i.length > 0 &&
        (0, H.jsx)(N, { verdict: `caution`, title: K.alreadyOwners({ owners: i.map(n) }), children: K.bothRoles }),
      X(e.expiration) === 0n && (0, H.jsx)(N, { verdict: `caution`, title: K.noExpiry, children: K.noExpiryNote }),
    ],
  })
}
function mt({ form: e, threshold: t, owners: n }) {
  let r = X(e.notice),
    i = X(e.expiration),
    a = [
      [K.stepAnnounce, K.stepAnnounceNote],
      [
        r === null || r === 0n ? K.stepNotice : K.noticeOf({ duration: j(r) }),
        K.ownersCanCancel({ threshold: t, owners: n }),
      ],
      i === 0n
        ? [K.noLimit, K.noLimitNote]
        : [i === null ? K.stepExecution : K.executionTime({ duration: j(i) }), K.stepExecutionNote],
    ]
  return (0, H.jsxs)(`section`, {
    className: `cs-panel`,
    'aria-labelledby': `how-heading`,
    children: [
      (0, H.jsx)(`h2`, { id: `how-heading`, className: Q.panelHead, children: K.steps }),
      (0, H.jsx)(`ol`, {
        className: Q.steps,
        children: a.map(([e, t]) =>
          (0, H.jsxs)(
            `li`,
            {
              children: [
                (0, H.jsx)(`span`, { 'aria-hidden': !0 }),
                (0, H.jsxs)(`div`, { children: [(0, H.jsx)(`b`, { children: e }), (0, H.jsx)(`p`, { children: t })] }),
              ],
            },
            e,
          ),
        ),
      }),
    ],
  })
}
var $ = (e) => m.find((t) => t.name === e)
function ht(e) {
  let [t, n] = [$(`ModuleProxyFactory`), $(`Delay`)],
    { data: r, isError: i } = k({
      queryKey: [`delay-contracts`, e.chainId],
      queryFn: async () => {
        let r = await Promise.all(
          [t, n].map(async (t) => (t ? b(await fe(e, `eth_getCode`, [t.address, `latest`])) : `0x`)),
        )
        return [t, n].every((e, t) => {
          let n = r[t] ?? `0x`,
            i = n === `0x` ? null : ae(ce(le(n)))
          return e !== void 0 && he(e.address, i) === e
        })
      },
      staleTime: 6e4,
      meta: { persist: !1 },
    }),
    a = n?.version ?? ``
  return r === !0 && t && n
    ? { found: { factory: t.address, masterCopy: n.address }, version: a, blocked: null }
    : {
        found: null,
        version: a,
        blocked: i
          ? K.nodesSilent({ network: e.chainName })
          : r === !1
            ? K.notPublished({ network: e.chainName })
            : K.comparing,
      }
}
function gt({ recovery: e, state: t, now: n }) {
  let { safe: r, chain: i, account: o } = a(),
    { form: s, update: c, isDropped: l } = Ie({ store: Pe, over: Ne(e), start: () => it(e) }),
    u = ot(s, r),
    d = ht(i),
    f = He(`recovery`),
    { isBusy: p, error: m, draft: h } = Ve(f),
    [g] = (0, G.useState)(() => BigInt(Date.now())),
    { choice: _ } = u,
    v = e !== null && _ !== null && Z(_, e),
    b = u.blocked ?? (v ? K.unchanged : null) ?? (e === null ? d.blocked : null)
  return (0, H.jsxs)(H.Fragment, {
    children: [
      (0, H.jsx)(y, { title: e ? K.changeTitle : K.setUpTitle, subtitle: K.subtitle }),
      l && (0, H.jsx)(S, { title: K.settingsChanged, children: K.settingsChangedNote }),
      e && e.attempts.length > 0 && (0, H.jsx)(S, { title: K.expired, icon: `clock`, children: K.expiredNote }),
      (0, H.jsxs)(`div`, {
        className: R.grid,
        children: [
          (0, H.jsxs)(`div`, {
            className: R.main,
            children: [
              (0, H.jsx)(Re, {
                title: K.recoverers,
                hint: K.recoverersHint,
                noun: `recoverer`,
                keepsOne: !0,
                rows: s.recoverers,
                problems: u.rows,
                onChange: (e) => c((t) => ({ ...t, recoverers: e(t.recoverers) })),
              }),
              (0, H.jsx)(dt, {
                title: K.noticeTitle,
                hint: K.noticeHint,
                presets: Y,
                value: s.notice,
                problem: u.notice,
                onChange: (e) => c((t) => ({ ...t, notice: e })),
              }),
              (0, H.jsx)(dt, {
                title: K.expiryTitle,
                hint: K.expiryHint,
                presets: rt,
                value: s.expiration,
                problem: u.expiration,
                onChange: (e) => c((t) => ({ ...t, expiration: e })),
              }),
            ],
          }),
          (0, H.jsxs)(`aside`, {
            className: R.aside,
            children: [
              (0, H.jsx)(mt, { form: s, threshold: t.threshold, owners: t.owners.length }),
              (0, H.jsx)(pt, { form: s, owners: t.owners }),
              (0, H.jsx)(ct, { form: s, recovery: e, contracts: d }),
              e && e.attempts.length > 0 && (0, H.jsx)(U, { recovery: e, now: n }),
              m && (0, H.jsx)(N, { verdict: `danger`, title: K.notDrafted, announce: !0, children: m }),
              (0, H.jsxs)(`div`, {
                className: R.buttons,
                children: [
                  (0, H.jsx)(x, {
                    variant: `subtle`,
                    renderRoot: (e) =>
                      (0, H.jsx)(w, { to: `/safes/$safe/setup`, hash: `recovery`, params: { safe: o }, ...e }),
                    children: K.back,
                  }),
                  b === null
                    ? (0, H.jsx)(x, {
                        variant: `filled`,
                        loading: p,
                        onClick: () => {
                          _ !== null &&
                            b === null &&
                            h(async () => {
                              if (e)
                                return {
                                  calls: (
                                    await re(
                                      async () => {
                                        let { planChange: e } = await import(`./planChange-aZk-v8-2.js`)
                                        return { planChange: e }
                                      },
                                      [],
                                      import.meta.url,
                                    )
                                  ).planChange(e, _),
                                }
                              let { planRecovery: t } = await re(
                                async () => {
                                  let { planRecovery: e } = await import(`./lists-DTBg-a7q.js`).then((e) => e.dt)
                                  return { planRecovery: e }
                                },
                                __vite__mapDeps([0, 1, 2, 3, 4]),
                                import.meta.url,
                              )
                              if (d.found === null) throw Error(K.contractsNotLoaded)
                              return { calls: t({ account: r, saltNonce: g, ..._ }, d.found).calls }
                            })
                        },
                        children: K.continue,
                      })
                    : (0, H.jsx)(B, { reason: b, showReason: !1, children: K.continue }),
                ],
              }),
              b !== null && (0, H.jsx)(`p`, { className: R.reason, 'aria-hidden': !0, children: b }),
            ],
          }),
        ],
      }),
    ],
  })
}
function _t() {
  let e = a(),
    { chain: t, safe: n, chainId: r } = e,
    { data: i } = k(o(t, n)),
    { recoveries: s, error: c, retry: l } = Se(e),
    { alarms: u, now: d } = Ce(e),
    f = D().nameOf(n, r)?.name ?? I.thisAccount
  if ((ue(I.title, f), c))
    return (0, H.jsxs)(H.Fragment, {
      children: [
        (0, H.jsx)(y, { title: I.title }),
        (0, H.jsx)(ee, { title: I.notRead({ network: t.chainName }), error: c, isPage: !0, onRetry: l }),
      ],
    })
  if (!i || s === null)
    return (0, H.jsxs)(H.Fragment, {
      children: [(0, H.jsx)(y, { title: I.title }), (0, H.jsx)(ie, { rows: 6, shape: `account`, label: I.loading })],
    })
  if (u.length > 0)
    return u.map((e) => (0, H.jsx)($e, { alarm: e, name: f, modules: i.modules, now: d }, e.recovery.address))
  let [p] = s
  return (0, H.jsx)(gt, { recovery: p ?? null, state: i, now: d }, p?.address ?? `new`)
}
var vt = _t
export { vt as component, st as t }
//# sourceMappingURL=setup_.recovery-_3VCMh6H.js.map
