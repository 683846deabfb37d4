const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './ScanOwner-ikDre9IA.js',
      './rolldown-runtime-DLMaRju-.js',
      './fields-KVqNPxJG.js',
      './lists-DTBg-a7q.js',
      './index--te03lJq.js',
      './index-Nszrimeh.css',
      './lists-Cd1HcrqG.css',
      './fields-BhU42fya.css',
      './later-DLdlgyuL.js',
      './later-BVtEykpe.css',
      './rest-ByjDAt1Z.js',
      './rest-Cxvfm7_T.js',
      './rest-BThtJ061.css',
      './rest-otn0N0zY.css',
    ]),
) => i.map((i) => d[i])
import { o as e, r as t } from './rolldown-runtime-DLMaRju-.js'
import { a as n, i as r, r as i } from './rest-DBWxYTpm.js'
import {
  Ai as a,
  Ea as o,
  F as s,
  Ga as c,
  Hi as l,
  I as u,
  Kn as d,
  Ma as f,
  Mi as p,
  Ni as m,
  Nt as h,
  Qi as g,
  Ri as _,
  Ui as v,
  ba as y,
  ga as b,
  ho as x,
  it as S,
  ji as ee,
  ma as te,
  s as C,
  sa as w,
  tn as ne,
  to as T,
  tr as E,
  ui as re,
  vt as ie,
  wa as D,
  xa as ae,
  ya as O,
  yi as k,
  zi as A,
} from './index--te03lJq.js'
import {
  Cn as j,
  Fn as oe,
  M,
  Pn as se,
  Xn as N,
  Yn as ce,
  an as le,
  kn as ue,
  on as de,
  wn as fe,
} from './lists-DTBg-a7q.js'
import { r as pe, t as me } from './rest-DrVqvaW-.js'
import {
  a as he,
  c as ge,
  d as _e,
  f as ve,
  i as ye,
  l as be,
  m as xe,
  n as P,
  p as Se,
  r as F,
  s as Ce,
  t as I,
  u as we,
} from './rest-7i4qq2SQ.js'
import { a as Te, c as Ee, o as De, r as Oe, s as ke, t as L } from './rest-IU9BSla3.js'
import { a as R, s as z, t as B } from './rest-Cmmjidi6.js'
import { D as V, M as Ae, N as je, P as Me, S as H, l as U } from './fields-KVqNPxJG.js'
import { Ca as Ne, Fa as Pe, wa as Fe } from './later-DLdlgyuL.js'
import { n as Ie, r as Le, t as Re } from './rest-B4NrIFGr.js'
import { t as ze } from './rest-aMSycVjv.js'
import { t as Be } from './rest-GRTnIP2r.js'
import { t as Ve } from './rest-DGcedK-0.js'
import { a as He } from './rest-BqoaecWD.js'
var W = e(x(), 1),
  Ue = (e) => (t) => !D(t, e),
  G = (e, t) => ({ ...e, removed: e.removed.filter(Ue(t)), replaced: e.replaced.filter((e) => !D(e.owner, t)) }),
  We = (e, t) => {
    let n = G(e, t)
    return { ...n, removed: [...n.removed, t] }
  },
  Ge = (e, t, n = ``) => {
    let r = G(e, t)
    return { ...r, replaced: [...r.replaced, { owner: t, by: F(n) }] }
  },
  K = (e, t = ``) => ({ ...e, added: [...e.added, F(t)] }),
  Ke = (e, t) => ({
    ...e,
    added: e.added.filter((e) => e.id !== t),
    replaced: e.replaced.filter(({ by: e }) => e.id !== t),
  }),
  qe = (e, t, n) => {
    let r = (e) => (e.id === t ? { ...e, ...n } : e)
    return { ...e, added: e.added.map(r), replaced: e.replaced.map(({ owner: e, by: t }) => ({ owner: e, by: r(t) })) }
  },
  q = {
    grid: `_grid_1mhfh_1`,
    aside: `_aside_1mhfh_8`,
    row: `_row_1mhfh_15`,
    number: `_number_1mhfh_43`,
    address: `_address_1mhfh_48`,
    state: `_state_1mhfh_55`,
    acts: `_acts_1mhfh_66`,
    coming: `_coming_1mhfh_72`,
    full: `_full_1mhfh_85`,
    wrapped: `_wrapped_1mhfh_97`,
    kind: `_kind_1mhfh_105`,
    leaving: `_leaving_1mhfh_121`,
    gone: `_gone_1mhfh_126`,
    proof: `_proof_1mhfh_131`,
    more: `_more_1mhfh_136`,
    rings: `_rings_1mhfh_143`,
    step: `_step_1mhfh_169`,
    small: `_small_1mhfh_177`,
    bound: `_bound_1mhfh_185`,
    stepper: `_stepper_1mhfh_193`,
    held: `_held_1mhfh_218`,
    problem: `_problem_1mhfh_223`,
    keys: `_keys_1mhfh_227`,
    caution: `_caution_1mhfh_231`,
    panelHead: `_panelHead_1mhfh_235`,
    calls: `_calls_1mhfh_250`,
    buttons: `_buttons_1mhfh_266`,
    reason: `_reason_1mhfh_274`,
    section: `_section_1mhfh_283`,
    choices: `_choices_1mhfh_287`,
    waitingFrame: `_waitingFrame_1mhfh_323`,
    book: `_book_1mhfh_327`,
    heading: `_heading_1mhfh_362`,
    drafting: `_drafting_1mhfh_418`,
  },
  J = ae(`setup-owners-form`, {
    thisAccount: `this account`,
    title: ({ name: e }) => `Change the owners of ${e}`,
    subtitle: ({ threshold: e }) =>
      `Edit the list. Nothing changes on chain until ${e} of the current owners ${e === 1 ? `has` : `have`} signed.`,
    subtitleLoading: `Edit the list. Nothing changes on chain until the current owners have signed.`,
    addOwner: `Add an owner`,
    fromAddressBook: `From the address book`,
    scan: `Scan`,
    keepDraft: `Keep as draft`,
    continue: `Continue to review`,
    close: `Close`,
    find: `Find`,
    nameOrAddress: `A name or an address`,
    knownAddresses: `Known addresses`,
    noAddresses: `The address book has no address for this network.`,
    noMatch: `No match.`,
    countsOnBothLevels: ({ key: e, owner: t }) => `${e} is also an owner of ${t}, so this key counts on both levels.`,
    countsMoreThanOnce: ({ key: e, owners: t }) =>
      `${e} is also an owner of ${b(t)}, so this key counts more than once.`,
    runsCode: `This key runs the code of the contract <contract/> (EIP-7702). Signatures that this code accepts count for this owner.`,
    sharedAccount: ({ owners: e, threshold: t }) =>
      `A shared account with ${y(e, { one: `# owner`, other: `# owners` })}, any ${t} sign.`,
    cannotSign: ({ reason: e }) => `This contract cannot sign: ${e}.`,
    anyCanSign: ({ reason: e }) => `Any address can sign for this contract: ${e}.`,
    notChecked: ({ reason: e }) => `Not checked: ${e}.`,
    notProvedControl: ({ owner: e }) => `${e} has not proved control`,
    lockedWithout: `If this key does not work, the account is locked.`,
    loseNoOther: `If this key does not work, you may lose no other key.`,
    mayLoseOthers: ({ spare: e }) =>
      `If this key does not work, you may lose ${y(e, { one: `# other key`, other: `# other keys` })}.`,
    ownersAfter: `Owners after the change`,
    nameOfOwner: ({ number: e }) => `Name of owner ${e}`,
    noChange: `no change`,
    you: `you`,
    ownerNumbered: ({ number: e }) => `owner ${e}`,
    replace: ({ owner: e }) => `Replace ${e}`,
    remove: ({ owner: e }) => `Remove ${e}`,
    addressOfOwner: ({ number: e }) => `Address of owner ${e}`,
    newOwner: `new owner`,
    replaces: `replaces <owner/>`,
    doNotAdd: ({ number: e }) => `Do not add owner ${e}`,
    doNotAddThis: `Do not add this owner`,
    keepCurrent: `Keep the current owner`,
    noName: `No name`,
    isRemoved: `is removed`,
    isRemovedIdle: ({ days: e }) => `is removed, idle ${O(e)} days`,
    keepOwner: ({ name: e }) => `Keep ${e}`,
    keep: `Keep`,
    ownerCount: ({ after: e, today: t }) => `${e}, currently ${t}`,
    partOf: ({ part: e, whole: t }) => `${O(e)} of ${O(t)}`,
    reset: `Reset to the current owners`,
    withProof: `Owners with proof of control`,
    draftStored: `The change of owners is stored as a draft in this browser`,
    ownersChanged: `The owners changed since you opened this form.`,
    cameSince: ({ owners: e }) => `${b(e)} ${e.length === 1 ? `is an owner` : `are owners`} now.`,
    leftSince: ({ owners: e }) => `${b(e)} ${e.length === 1 ? `is no longer an owner` : `are no longer owners`}.`,
    thresholdSince: ({ before: e, now: t }) => `The signatures needed changed from ${e} to ${t}.`,
    checkAgain: `Your edits now apply to the current owners. Check the list again.`,
    documentTitle: `Change owners`,
    nodesSilent: ({ network: e }) => `The nodes of ${e} did not answer.`,
    fromService: `The owners below come from the service and are not checked. A change needs the owners from the chain.`,
    notRead: `Neither the chain nor the service returned the owners of this account`,
    loading: `Loading the owners`,
    callsLater: `The calls appear when the list is complete`,
    nothingChanges: `Nothing changes yet`,
    oneTransaction: ({ calls: e }) => `One transaction, ${y(e, { one: `# call`, other: `# calls` })}`,
    transactionNumber: ({ nonce: e }) => `Transaction ${O(e)}`,
    fewerCalls: `Replacing an owner takes fewer calls than removing one and adding another.`,
    replaceStep: `Replace <leaves/> with <comes/>`,
    addStep: ({ threshold: e }) =>
      `Add <comes/>${e === null ? `` : `, then ${y(e, { one: `# signature is`, other: `# signatures are` })} needed`}`,
    removeStep: ({ threshold: e }) =>
      `Remove <leaves/>${e === null ? `` : `, then ${y(e, { one: `# signature is`, other: `# signatures are` })} needed`}`,
    changeThreshold: ({ before: e, after: t }) => `Change the signatures needed from ${e} to ${t}`,
    scanAddress: `Scan an address`,
    cameraLabel: `Camera picture, looking for an address`,
    thresholdLabel: `Signatures needed, current and new`,
    today: `Today`,
    after: `After`,
    signaturesNeeded: `Signatures needed`,
    ofOwners: ({ owners: e }) => `of ${y(e, { one: `# owner`, other: `# owners` })}`,
    ofOwnersAdvised: ({ owners: e, least: t, most: n }) =>
      `of ${y(e, { one: `# owner`, other: `# owners` })}, ${t === n ? t : `${t} to ${n}`} advised`,
    oneLess: `One less`,
    atLeastOne: `At least one owner must sign.`,
    oneMore: `One more`,
    everyOwnerAlready: `Every owner must sign already.`,
    effectOnQueue: `Effect on the queued transactions`,
    effectOn: ({ count: e }) => `Effect on the ${y(e, { one: `queued transaction`, other: `# queued transactions` })}`,
    removedAtOnce: ({ owners: e }) => `${b(e)} ${e.length === 1 ? `is` : `are`} removed at once.`,
    executesBeforeQueue: `It executes before the queued transactions.`,
    whenToExecute: `When to execute the change`,
    afterWaiting: ({ count: e }) => `After the ${y(e, { one: `one that waits`, other: `# that wait` })}`,
    afterWaitingAs: ({ count: e, nonce: t }) =>
      `After the ${y(e, { one: `one that waits`, other: `# that wait` })}, as transaction ${O(t)}`,
    theyExecuteFirst: ({ count: e }) =>
      `${e === 1 ? `It executes` : `They execute`} first, with the current owners. Their signatures stay valid.`,
    nextAs: ({ nonce: e }) => `Next, as transaction ${O(e)}`,
    otherChanges: ({ count: e }) => `${e === 1 ? `Another change of owners waits` : `Other changes of owners wait`}`,
    otherChangesNote: ({ nonces: e }) =>
      `${e.length === 1 ? `Transaction` : `Transactions`} ${b(e.map(O))}. Both this change and ${e.length === 1 ? `that one are` : `those are`} made for the current owners: after one of them executes, the other must be made again.`,
    notFromChain: `The owners could not be read from the chain. Try again when the nodes answer.`,
    ownerProblem: ({ number: e, problem: t }) => `Owner ${e}: ${t}`,
    noAddressYet: ({ number: e }) => `Owner ${e} has no address yet.`,
    notChanged: `You have not changed anything yet.`,
    isReplaced: `This is the owner to be replaced. Keep that owner instead.`,
    isRemovedHere: `This is a current owner that you remove here. Keep that owner instead.`,
    otherNetwork: ({ scanned: e, network: t }) => `This code is for the network ${e}, but this account is on ${t}.`,
    listIncomplete: `The list of owners is not complete.`,
  }),
  Y = c()
function Je({ onChoose: e, onClose: t }) {
  let { chainId: n } = M(),
    r = ie(),
    i = Ie(n),
    [a, o] = (0, W.useState)(``),
    s = Le({ text: a, chainId: n, entries: r, others: i, most: 1 / 0 })
  return (0, Y.jsxs)(Pe, {
    opened: !0,
    onClose: t,
    title: J.fromAddressBook,
    closeButtonProps: { 'aria-label': J.close },
    children: [
      (0, Y.jsx)(Me, {
        label: J.find,
        placeholder: J.nameOrAddress,
        value: a,
        'data-autofocus': !0,
        autoComplete: `off`,
        onChange: (e) => o(e.currentTarget.value),
      }),
      (0, Y.jsx)(`ul`, {
        className: q.book,
        'aria-label': J.knownAddresses,
        children: s.map(({ address: t, name: n, source: r }) =>
          (0, Y.jsx)(
            `li`,
            {
              children: (0, Y.jsx)(`button`, {
                type: `button`,
                onClick: () => e(t),
                children: (0, Y.jsx)(Ae, { address: t, name: n, provenance: r }),
              }),
            },
            t,
          ),
        ),
      }),
      s.length === 0 && (0, Y.jsx)(`p`, { className: q.small, children: a.trim() === `` ? J.noAddresses : J.noMatch }),
    ],
  })
}
var Ye = u(() =>
  d(
    async () => {
      let { ScanOwner: e } = await import(`./ScanOwner-ikDre9IA.js`)
      return { ScanOwner: e }
    },
    __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]),
    import.meta.url,
  ).then(({ ScanOwner: e }) => ({ default: e })),
)
function Xe({ edit: e }) {
  let [t, n] = (0, W.useState)(null),
    r = (0, W.useRef)(null),
    i = (t) => {
      ;(n(null),
        e((e) => K(e, t)),
        requestAnimationFrame(() => {
          let e = r.current?.previousElementSibling?.querySelectorAll(`input[role="combobox"]`)
          t === `` && [...(e ?? [])].at(-1)?.focus()
        }))
    }
  return (0, Y.jsxs)(`div`, {
    ref: r,
    className: q.more,
    children: [
      (0, Y.jsx)(f, {
        size: `xs`,
        leftSection: (0, Y.jsx)(g, { name: `plus` }),
        onClick: () => i(``),
        children: J.addOwner,
      }),
      (0, Y.jsx)(f, {
        size: `xs`,
        variant: `subtle`,
        leftSection: (0, Y.jsx)(g, { name: `address-book` }),
        onClick: () => n(`book`),
        children: J.fromAddressBook,
      }),
      (0, Y.jsx)(f, {
        size: `xs`,
        variant: `subtle`,
        leftSection: (0, Y.jsx)(g, { name: `scan` }),
        onClick: () => n(`scan`),
        children: J.scan,
      }),
      t === `book` && (0, Y.jsx)(Je, { onChoose: i, onClose: () => n(null) }),
      (0, Y.jsx)(W.Suspense, { children: t === `scan` && (0, Y.jsx)(Ye, { onScan: i, onClose: () => n(null) }) }),
    ],
  })
}
function Ze(e, t, n, r) {
  let i = (e, t) => e.some((e) => D(e, t)),
    a = t.map((t) => {
      let n = e.replaced.find((e) => D(e.owner, t))
      return n ? c(`replaced`, t, n.by) : { kind: i(e.removed, t) ? `leaves` : `stays`, owner: t }
    }),
    o = e.replaced.flatMap(({ owner: e, by: n }) => (i(t, e) ? [] : [n])),
    s = [
      ...a.filter(({ kind: e }) => e !== `leaves`),
      ...[...o, ...e.added].map((e) => c(`new`, null, e)),
      ...a.filter(({ kind: e }) => e === `leaves`),
    ]
  return s.map((e, r) => (X(e) ? { ...e, problem: Qe(e, s.slice(0, r), t, n) } : e))
  function c(e, t, n) {
    return { kind: e, owner: t, by: n, address: r[n.id] ?? null, problem: null }
  }
}
var X = (e) => e.kind === `replaced` || e.kind === `new`
function Qe({ owner: e, address: t }, n, r, i) {
  if (t === null) return null
  if (e !== null && D(e, t)) return J.isReplaced
  let a = r.find((e) => D(e, t)),
    o = n.flatMap((e) => (X(e) ? (e.address ?? []) : e.kind === `stays` ? e.owner : [])),
    s = de(t, { account: i, others: o })
  return s === null ? (a === void 0 ? null : J.isRemovedHere) : s
}
function $e({ setup: e, rows: t, thresholdProblem: n, calls: r }) {
  if (e.source !== `chain`) return J.notFromChain
  for (let [e, n] of t.entries())
    if (X(n)) {
      if (n.problem !== null) return J.ownerProblem({ number: e + 1, problem: n.problem })
      if (n.address === null) return J.noAddressYet({ number: e + 1 })
    }
  return n === null ? (r === 0 ? J.notChanged : null) : n
}
function et({ reason: e, isBusy: t, error: n, canKeep: r, onKeep: i, onContinue: a }) {
  return (0, Y.jsxs)(`div`, {
    children: [
      (0, Y.jsx)(`div`, { className: q.drafting, children: (0, Y.jsx)(pe, {}) }),
      (0, Y.jsxs)(`div`, {
        className: q.buttons,
        children: [
          r && (0, Y.jsx)(f, { variant: `subtle`, onClick: i, children: J.keepDraft }),
          e === null
            ? (0, Y.jsx)(Be, { act: `change-setup`, variant: `filled`, loading: t, onClick: a, children: J.continue })
            : (0, Y.jsx)(ze, { reason: e, showReason: !1, children: J.continue }),
        ],
      }),
      e !== null && (0, Y.jsx)(`p`, { className: q.reason, 'aria-hidden': !0, children: e }),
      n !== null && (0, Y.jsx)(H, { kind: `error`, children: n }),
    ],
  })
}
function tt({ address: e, name: t, judgement: n }) {
  let r = B(),
    i = t === `` ? r(e) : t,
    a = n.graph.get(e.toLowerCase()),
    o = (n.after?.shared ?? []).filter(({ owners: t }) => t.some((t) => D(t, e)))
  return (0, Y.jsxs)(Y.Fragment, {
    children: [
      a && (0, Y.jsx)(nt, { node: a }),
      o.map(({ key: e, owners: t }) =>
        (0, Y.jsx)(
          H,
          {
            kind: `caution`,
            children: t.some((t) => D(t, e))
              ? J.countsOnBothLevels({ key: r(e), owner: i })
              : J.countsMoreThanOnce({ key: r(e), owners: t.map(r) }),
          },
          e,
        ),
      ),
    ],
  })
}
function nt({ node: e }) {
  switch (e.kind) {
    case `key`:
      return e.delegate === void 0
        ? null
        : (0, Y.jsx)(H, {
            kind: `caution`,
            children: (0, Y.jsx)(A, { text: J.runsCode, slots: { contract: (0, Y.jsx)(l, { value: e.delegate }) } }),
          })
    case `account`:
      return (0, Y.jsx)(`span`, {
        className: q.small,
        children: J.sharedAccount({ owners: e.owners.length, threshold: e.threshold }),
      })
    case `contract`:
      return (0, Y.jsx)(H, {
        kind: `caution`,
        children: e.signer === `never` ? J.cannotSign({ reason: e.reason }) : J.anyCanSign({ reason: e.reason }),
      })
    case `unknown`:
      return (0, Y.jsx)(H, { kind: `caution`, children: J.notChecked({ reason: e.reason }) })
  }
}
function rt({ judgement: e, unproven: t, isChanged: n, typedNameOf: r, ...i }) {
  let a = B(),
    { before: o, after: s, isReading: c } = e
  if (!n || s === null) return null
  let l = c ? [] : s.checks.filter(({ verdict: e }) => e === `danger` || e === `caution`)
  return (0, Y.jsxs)(Y.Fragment, {
    children: [
      l.map(({ verdict: e, title: t, reason: n, remedies: s = [] }) =>
        (0, Y.jsx)(
          V,
          {
            verdict: e,
            title: t,
            action: s.length > 0 && (0, Y.jsx)(ye, { remedies: s, today: o?.threshold ?? 0, ...i }),
            children: at(n, (e) => r(e) ?? a(e)),
          },
          `${t} ${n}`,
        ),
      ),
      t.map((e) =>
        (0, Y.jsx)(
          V,
          { verdict: `caution`, title: J.notProvedControl({ owner: r(e) ?? a(e) }), children: it(s.mayLoseWithout(e)) },
          e,
        ),
      ),
    ],
  })
}
function it(e) {
  return e === null ? J.lockedWithout : e === 0 ? J.loseNoOther : J.mayLoseOthers({ spare: e })
}
var at = (e, t) => e.replaceAll(/0x[0-9a-fA-F]{40}/g, (e) => (o(e) ? t(e) : e))
function ot(e) {
  let { row: t } = e
  return X(t)
    ? (0, Y.jsx)(ct, { ...e, row: t })
    : t.kind === `leaves`
      ? (0, Y.jsx)(lt, { ...e, owner: t.owner })
      : (0, Y.jsx)(st, { ...e, owner: t.owner })
}
function st({ owner: e, number: t, infoOf: n, api: r }) {
  let { chainId: i } = M(),
    { nameOfInfo: a } = S(),
    { address: o } = h(),
    s = a(n(e), i),
    c = s?.name ?? J.ownerNumbered({ number: t })
  return (0, Y.jsxs)(`li`, {
    className: q.row,
    children: [
      (0, Y.jsx)(`span`, { className: q.number, children: t }),
      (0, Y.jsx)(L, { label: J.nameOfOwner({ number: t }), address: e, told: s }),
      (0, Y.jsxs)(`div`, {
        className: q.address,
        children: [
          (0, Y.jsx)(v, { address: e, shape: `person`, size: 22 }),
          (0, Y.jsx)(l, { value: e }),
          (0, Y.jsx)(`span`, { className: q.state, children: o !== null && D(o, e) ? J.you : J.noChange }),
        ],
      }),
      (0, Y.jsxs)(`span`, {
        className: q.acts,
        children: [
          (0, Y.jsx)(N, {
            'aria-label': J.replace({ owner: c }),
            title: J.replace({ owner: c }),
            onClick: () => r.edit((t) => Ge(t, e)),
            children: (0, Y.jsx)(g, { name: `replace` }),
          }),
          (0, Y.jsx)(N, {
            'aria-label': J.remove({ owner: c }),
            title: J.remove({ owner: c }),
            onClick: () => r.edit((t) => We(t, e)),
            children: (0, Y.jsx)(g, { name: `trash` }),
          }),
        ],
      }),
    ],
  })
}
function ct({ row: e, number: t, infoOf: n, api: r, facts: i, proof: a }) {
  let { chain: o, chainId: s } = M(),
    { nameOfInfo: c } = S(),
    { owner: u, by: d, address: f } = e,
    p = u === null ? null : (c(n(u), s)?.name ?? null)
  return (0, Y.jsxs)(`li`, {
    className: `${q.row} ${q.coming}`,
    children: [
      (0, Y.jsx)(`span`, { className: q.number, children: t }),
      (0, Y.jsx)(
        L,
        {
          label: J.nameOfOwner({ number: t }),
          address: f,
          typed: d.name,
          onType: (e) => r.edit((t) => qe(t, d.id, { name: e })),
        },
        f,
      ),
      (0, Y.jsxs)(`div`, {
        className: q.full,
        children: [
          (0, Y.jsx)(Re, {
            label: J.addressOfOwner({ number: t }),
            value: d.text,
            chain: o,
            onChange: (e) => r.edit((t) => qe(t, d.id, { text: e })),
            onResolved: (e) => r.resolve(d.id, e),
            error: e.problem ?? void 0,
            isNamedBeside: !0,
          }),
          f !== null && e.problem === null && (0, Y.jsx)(oe, { value: f, className: q.wrapped }),
          u === null
            ? (0, Y.jsxs)(`span`, {
                className: q.kind,
                children: [(0, Y.jsx)(g, { name: `plus`, size: 14 }), ` `, J.newOwner],
              })
            : (0, Y.jsxs)(`span`, {
                className: q.kind,
                children: [
                  (0, Y.jsx)(g, { name: `replace`, size: 14 }),
                  ` `,
                  (0, Y.jsx)(A, {
                    text: J.replaces,
                    slots: { owner: (0, Y.jsxs)(`s`, { children: [p, ` `, (0, Y.jsx)(l, { value: u })] }) },
                  }),
                ],
              }),
          i,
        ],
      }),
      (0, Y.jsx)(`span`, {
        className: q.acts,
        children: (0, Y.jsx)(N, {
          'aria-label':
            u === null ? J.doNotAdd({ number: t }) : J.keepOwner({ name: p ?? J.ownerNumbered({ number: t }) }),
          title: u === null ? J.doNotAddThis : J.keepCurrent,
          onClick: () => r.edit((e) => Ke(e, d.id)),
          children: (0, Y.jsx)(g, { name: u === null ? `trash` : `arrow-back-up` }),
        }),
      }),
      a && (0, Y.jsx)(`div`, { className: q.proof, children: a }),
    ],
  })
}
function lt({ owner: e, infoOf: t, api: n }) {
  let { chainId: r, key: i } = M(),
    { data: o } = k(ke(a(), i)),
    s = Ee(o, e, _(!1)),
    { nameOfInfo: c } = S(),
    u = c(t(e), r)?.name ?? J.noName
  return (0, Y.jsxs)(`li`, {
    className: `${q.row} ${q.leaving}`,
    children: [
      (0, Y.jsx)(`span`, {}),
      (0, Y.jsx)(`s`, { className: q.gone, children: u }),
      (0, Y.jsxs)(`div`, {
        className: q.address,
        children: [
          (0, Y.jsx)(v, { address: e, shape: `person`, size: 22 }),
          (0, Y.jsx)(l, { value: e }),
          (0, Y.jsx)(`span`, {
            className: q.state,
            'data-idle': s !== null || void 0,
            children: s === null ? J.isRemoved : J.isRemovedIdle({ days: s }),
          }),
        ],
      }),
      (0, Y.jsx)(`span`, {
        className: q.acts,
        children: (0, Y.jsx)(`button`, {
          type: `button`,
          className: `cs-link`,
          'aria-label': J.keepOwner({ name: u }),
          onClick: () => n.edit((t) => G(t, e)),
          children: J.keep,
        }),
      }),
    ],
  })
}
function ut({ api: e, infoOf: t, factsOf: n, nodeOf: r }) {
  return (0, Y.jsx)(`ol`, {
    className: `cs-panel`,
    'aria-label': J.ownersAfter,
    children: e.rows.map((i, a) => {
      let o = X(i) && i.problem === null ? i.address : null
      return (0, Y.jsx)(
        ot,
        {
          row: i,
          api: e,
          infoOf: t,
          number: a + 1,
          facts: o && X(i) && n(o, i.by.name.trim()),
          proof: o && X(i) && (0, Y.jsx)(Ve, { owner: o, name: i.by.name, isContract: ft(r(o)) }, o),
        },
        dt(i),
      )
    }),
  })
}
var dt = (e) => (X(e) ? e.by.id : e.owner),
  ft = (e) => (e === void 0 || e.kind === `unknown` ? void 0 : e.kind !== `key`)
function pt({ calls: e, threshold: t, nonce: n, typedNameOf: r }) {
  return (0, Y.jsxs)(`section`, {
    className: `cs-panel`,
    'aria-labelledby': `plan-heading`,
    children: [
      (0, Y.jsxs)(`div`, {
        className: q.panelHead,
        children: [
          (0, Y.jsx)(`h2`, {
            id: `plan-heading`,
            children:
              e === null ? J.callsLater : e.length === 0 ? J.nothingChanges : J.oneTransaction({ calls: e.length }),
          }),
          e !== null &&
            e.length > 0 &&
            n !== null &&
            (0, Y.jsx)(`span`, { className: q.small, children: J.transactionNumber({ nonce: n }) }),
        ],
      }),
      e !== null &&
        e.length > 0 &&
        (0, Y.jsx)(`ol`, {
          className: q.calls,
          children: e.map(({ step: e, method: t }, n) =>
            (0, Y.jsxs)(
              `li`,
              {
                children: [
                  (0, Y.jsx)(`span`, { className: q.number, children: n + 1 }),
                  (0, Y.jsxs)(`div`, {
                    children: [
                      i(e),
                      e.kind === `replace` &&
                        !e.isChosen &&
                        (0, Y.jsx)(`span`, { className: q.small, children: J.fewerCalls }),
                      (0, Y.jsx)(`code`, { children: t }),
                    ],
                  }),
                ],
              },
              n,
            ),
          ),
        }),
    ],
  })
  function i(e) {
    switch (e.kind) {
      case `replace`:
        return (0, Y.jsx)(A, { text: J.replaceStep, slots: { leaves: a(e.leaves), comes: a(e.comes) } })
      case `add`:
        return (0, Y.jsx)(A, { text: J.addStep({ threshold: e.threshold }), slots: { comes: a(e.comes) } })
      case `remove`:
        return (0, Y.jsx)(A, { text: J.removeStep({ threshold: e.threshold }), slots: { leaves: a(e.leaves) } })
      case `threshold`:
        return J.changeThreshold({ before: t, after: e.threshold })
    }
  }
  function a(e) {
    return (0, Y.jsx)(mt, { owner: e, typed: r(e) })
  }
}
function mt({ owner: e, typed: t }) {
  let { chainId: n } = M(),
    r = S().nameOf(e, n)?.name ?? t
  return r === null ? (0, Y.jsx)(l, { value: e }) : (0, Y.jsx)(`b`, { children: r })
}
function ht({ today: e, after: t, advised: n, problem: r, onChange: i, children: a }) {
  let o = t.threshold <= 1 ? J.atLeastOne : null,
    s = t.threshold >= t.owners ? J.everyOwnerAlready : null
  return (0, Y.jsxs)(`section`, {
    className: `cs-panel`,
    'aria-label': J.thresholdLabel,
    children: [
      (0, Y.jsxs)(`div`, {
        className: q.rings,
        children: [
          (0, Y.jsxs)(`figure`, {
            children: [(0, Y.jsx)(je, { ...e, size: 92 }), (0, Y.jsx)(`figcaption`, { children: J.today })],
          }),
          (0, Y.jsx)(g, { name: `arrow-right` }),
          (0, Y.jsxs)(`figure`, {
            children: [
              (0, Y.jsx)(je, { ...t, size: 92 }),
              (0, Y.jsx)(`figcaption`, { children: (0, Y.jsx)(`b`, { children: J.after }) }),
            ],
          }),
        ],
      }),
      (0, Y.jsxs)(`div`, {
        className: q.step,
        children: [
          (0, Y.jsxs)(`div`, {
            children: [
              (0, Y.jsx)(`b`, { children: J.signaturesNeeded }),
              (0, Y.jsx)(`span`, {
                className: q.small,
                children: n ? J.ofOwnersAdvised({ owners: t.owners, ...n }) : J.ofOwners({ owners: t.owners }),
              }),
              (0, Y.jsx)(`span`, {
                className: q.bound,
                'aria-hidden': !0,
                children: [o, s].filter((e) => e !== null).join(` `),
              }),
            ],
          }),
          (0, Y.jsxs)(`div`, {
            role: `group`,
            'aria-label': J.signaturesNeeded,
            className: q.stepper,
            children: [
              (0, Y.jsx)(gt, { label: J.oneLess, icon: `minus`, reason: o, onPress: () => i(t.threshold - 1) }),
              (0, Y.jsx)(`output`, { 'aria-live': `polite`, children: t.threshold }),
              (0, Y.jsx)(gt, { label: J.oneMore, icon: `plus`, reason: s, onPress: () => i(t.threshold + 1) }),
            ],
          }),
        ],
      }),
      r !== null &&
        (0, Y.jsx)(`div`, { className: q.problem, children: (0, Y.jsx)(H, { kind: `error`, children: r }) }),
      a,
    ],
  })
}
function gt({ label: e, icon: t, reason: n, onPress: r }) {
  return (0, Y.jsx)(N, {
    'aria-label': e,
    title: n ?? e,
    ...(n === null ? {} : { 'aria-disabled': !0, className: q.held }),
    onClick: n === null ? r : void 0,
    children: (0, Y.jsx)(g, { name: t }),
  })
}
function _t(e, t, n) {
  let { chainId: r, safe: i } = M(),
    a = He(r, i),
    o = e.flatMap(({ step: e }) => {
      if (e.kind !== `add` && e.kind !== `replace`) return []
      let r = e.comes
      if (n.get(r.toLowerCase())?.kind !== `key` || t.some((e) => D(e, r))) return []
      let i = a.find((e) => D(e.owner, r))
      return i ? [{ owner: r, signature: i.signature }] : []
    })
  return ge(o, ``, null)
}
function vt(e, { add: t, replace: n, remove: r }, i) {
  let a = xt(n, i.owners),
    o = xt(r, i.owners),
    s = e
  return (
    a !== null && !e.replaced.some(({ owner: e }) => D(e, a)) && (s = Ge(s, a)),
    o !== null && !e.removed.some((e) => D(e, o)) && (s = We(s, o)),
    t !== void 0 && !yt(e).some((e) => bt(e, t)) && (s = K(s, t)),
    s === e ? e : { ...s, seen: { owners: [...i.owners], threshold: i.threshold } }
  )
}
var yt = ({ added: e, replaced: t }) => [...e, ...t.map(({ by: e }) => e)].map(({ text: e }) => e),
  Z = (e) => {
    let t = te(e)
    return t.ok ? t.address : null
  },
  bt = (e, t) => {
    let [n, r] = [Z(e), Z(t)]
    return n === null || r === null ? e.trim() === t.trim() : D(n, r)
  }
function xt(e, t) {
  let n = e === void 0 ? null : Z(e)
  return t.find((e) => n !== null && D(e, n)) ?? null
}
var St = (e) => e.filter(({ kind: e }) => e !== `leaves`).length
function Ct(e, t) {
  let n = [],
    r = []
  for (let t of e)
    if (X(t)) {
      if (t.address === null || t.problem !== null) return null
      ;(n.push(t.address), t.owner !== null && r.push({ leaves: t.owner, comes: t.address }))
    } else t.kind === `stays` && n.push(t.owner)
  return le(t, n.length) === null ? { owners: n, threshold: t, replacements: r } : null
}
var wt = []
function Tt(e, t) {
  let { key: n, safe: r } = M(),
    [i, a] = (0, W.useState)(() => vt(I.read(n) ?? P, t, { owners: e.owners, threshold: e.threshold })),
    [o, s] = (0, W.useState)({})
  ;(0, W.useEffect)(() => {
    i.seen !== null && I.write(n, i)
  }, [n, i])
  let c = Ze(i, e.owners, r, o),
    l = i.threshold ?? e.threshold,
    u = St(c),
    d = Ct(c, l),
    f = { account: r, owners: e.owners, threshold: e.threshold },
    p = d === null ? wt : Fe(f, Ne(f, d))
  return {
    form: i,
    rows: c,
    count: u,
    threshold: l,
    thresholdProblem: le(l, u),
    target: d,
    calls: p,
    since: be(i.seen, e),
    edit(t) {
      a((n) => ({ ...t(n), seen: { owners: [...e.owners], threshold: e.threshold } }))
    },
    resolve: (e, t) => s((n) => ({ ...n, [e]: t })),
    startAgain() {
      ;(I.clear(n), a(P))
    },
    keep: () => I.keep(n, i),
  }
}
function Et({ api: { rows: e, target: t, calls: n }, setup: i, nonce: a, onDraft: o }) {
  let { chainId: s } = M(),
    { nameOf: c } = S(),
    {
      isBusy: l,
      error: u,
      draft: d,
    } = r((e) => {
      if (t === null) throw Error(J.listIncomplete)
      let { owners: n, threshold: r, replacements: a = [] } = t
      return o(e, {
        target: { owners: [...n], threshold: r, replacements: [...a] },
        from: { owners: [...i.owners], threshold: i.threshold },
      })
    }),
    f = () => {
      for (let { address: t, by: n } of e.filter(X)) {
        let e = n.name.trim()
        t === null || e === `` || e.length > 50 || (c(t, s)?.source !== `you` && Oe(t, s, e))
      }
    }
  return {
    isBusy: l,
    error: u,
    saveNames: f,
    make() {
      return (f(), d(() => ({ calls: n.map(({ call: e }) => e), ...(a === null ? {} : { nonce: a }) })))
    },
  }
}
function Dt({ setup: e, form: t, target: r }) {
  let { key: i } = M(),
    a = { owners: e.owners, threshold: e.threshold },
    o = r ?? a,
    s = k(n(i)).data?.recommendedNonce,
    c = R({ before: a, after: o, nonce: e.nonce }),
    { nonceBehind: l } = c,
    u = l === null ? null : Ot(l, BigInt(s ?? 0)),
    d = R({ before: a, after: o, nonce: u ?? e.nonce }),
    f = t.when === `next`
  return { nonce: f ? e.nonce : u, next: e.nonce, behind: u, judgement: f ? c : d }
}
var Ot = (e, t) => (e > t ? e : t),
  Q = { effects: `_effects_1ndkm_1`, quiet: `_quiet_1ndkm_14` }
function kt({ judgement: e }) {
  let t = B(),
    n = we(),
    { queue: r, effects: i, error: a } = e
  return a
    ? (0, Y.jsx)(`p`, { className: Q.quiet, children: z.queueError({ reason: w(a) }) })
    : r === null
      ? (0, Y.jsx)(`p`, { className: Q.quiet, children: z.readingQueue })
      : i.length === 0
        ? (0, Y.jsx)(`p`, { className: Q.quiet, children: z.noOtherWaits })
        : (0, Y.jsxs)(Y.Fragment, {
            children: [
              (0, Y.jsx)(`div`, {
                className: T(`cs-panel`, U.frame),
                children: (0, Y.jsxs)(`table`, {
                  className: T(U.table, U.cards, Q.effects),
                  children: [
                    (0, Y.jsx)(`caption`, { className: `cs-visually-hidden`, children: z.whatChangeDoes }),
                    (0, Y.jsx)(`thead`, {
                      children: (0, Y.jsxs)(`tr`, {
                        children: [
                          (0, Y.jsx)(`th`, { scope: `col`, children: z.number }),
                          (0, Y.jsx)(`th`, { scope: `col`, children: z.transaction }),
                          (0, Y.jsx)(`th`, { scope: `col`, children: z.today }),
                          (0, Y.jsx)(`th`, { scope: `col`, children: z.afterChange }),
                        ],
                      }),
                    }),
                    (0, Y.jsx)(`tbody`, {
                      children: i.map((e) => {
                        let { transaction: r, place: i, before: a } = e,
                          o = _e(e, t),
                          s = ve(e)
                        return (0, Y.jsxs)(
                          `tr`,
                          {
                            children: [
                              (0, Y.jsx)(`td`, { children: (0, Y.jsx)(`b`, { children: O(r.nonce) }) }),
                              (0, Y.jsx)(`th`, { scope: `row`, children: n(r) }),
                              (0, Y.jsx)(`td`, {
                                'data-label': z.today,
                                children: r.signed === null ? `–` : z.partOf({ part: a.signed, whole: a.needed }),
                              }),
                              (0, Y.jsx)(`td`, {
                                'data-label': z.after,
                                children:
                                  r.signed === null && i !== `replaced`
                                    ? (0, Y.jsx)(ue, { verdict: `unchecked`, label: o, quiet: !0 })
                                    : s
                                      ? (0, Y.jsx)(ue, { verdict: `caution`, label: o, quiet: !0 })
                                      : i === `replaced`
                                        ? (0, Y.jsx)(`b`, { children: o })
                                        : (0, Y.jsx)(`span`, { className: Q.quiet, children: o }),
                              }),
                            ],
                          },
                          r.hash,
                        )
                      }),
                    }),
                  ],
                }),
              }),
              r.hasMore && (0, Y.jsx)(`p`, { className: Q.quiet, children: z.queueHasMore }),
            ],
          })
}
function At({ when: e, form: t, rows: n, edit: r }) {
  let { safe: i } = M(),
    a = B(),
    { judgement: o, next: s, behind: c } = e,
    l = o.queue?.waiting ?? [],
    u = l.length
  if (o.error !== null)
    return (0, Y.jsxs)(`section`, {
      className: q.section,
      children: [(0, Y.jsx)(j, { title: J.effectOnQueue }), (0, Y.jsx)(kt, { judgement: o })],
    })
  if (u === 0) return null
  let d = l.filter(({ signed: e }) => e !== null && he(i, e)),
    f = n.flatMap((e) => (e.kind === `leaves` || (e.kind === `replaced` && e.owner !== null) ? [e.owner] : [])),
    p = t.when === `next` ? Se(o.effects) : J.executesBeforeQueue,
    m = (e) => r((t) => ({ ...t, when: e }))
  return (0, Y.jsxs)(`section`, {
    className: q.section,
    children: [
      (0, Y.jsx)(j, { title: J.effectOn({ count: u }) }),
      (0, Y.jsxs)(`div`, {
        className: `cs-panel ${q.choices ?? ``}`,
        role: `radiogroup`,
        'aria-label': J.whenToExecute,
        children: [
          (0, Y.jsxs)(`label`, {
            children: [
              (0, Y.jsx)(`input`, {
                type: `radio`,
                name: `when`,
                checked: t.when === `after`,
                onChange: () => m(`after`),
              }),
              (0, Y.jsxs)(`span`, {
                children: [
                  c === null ? J.afterWaiting({ count: u }) : J.afterWaitingAs({ count: u, nonce: c }),
                  (0, Y.jsx)(`span`, { children: J.theyExecuteFirst({ count: u }) }),
                ],
              }),
            ],
          }),
          (0, Y.jsxs)(`label`, {
            children: [
              (0, Y.jsx)(`input`, {
                type: `radio`,
                name: `when`,
                checked: t.when === `next`,
                onChange: () => m(`next`),
              }),
              (0, Y.jsxs)(`span`, {
                children: [
                  J.nextAs({ nonce: s }),
                  (0, Y.jsx)(`span`, {
                    children: f.length === 0 ? p : `${J.removedAtOnce({ owners: f.map(a) })} ${p}`,
                  }),
                ],
              }),
            ],
          }),
        ],
      }),
      d.length > 0 &&
        (0, Y.jsx)(`div`, {
          className: q.waitingFrame,
          children: (0, Y.jsx)(V, {
            verdict: `caution`,
            title: J.otherChanges({ count: d.length }),
            children: J.otherChangesNote({ nonces: d.map(({ nonce: e }) => e) }),
          }),
        }),
      (0, Y.jsx)(`div`, { className: q.waitingFrame, children: (0, Y.jsx)(kt, { judgement: o }) }),
    ],
  })
}
function jt({ setup: e, infoOf: t, asked: n, onDraft: r }) {
  let { account: i } = M(),
    a = re(),
    o = B(),
    s = (0, W.useRef)(null),
    c = Tt(e, n),
    { form: l, rows: u, count: d, threshold: f, thresholdProblem: p, target: m, calls: h, edit: g } = c
  ;(0, W.useEffect)(() => {
    Object.keys(n).length > 0 && a({ to: `/safes/$safe/setup/owners`, params: { safe: i }, search: {}, replace: !0 })
  }, [n, i, a])
  let _ = u.flatMap((e) => (X(e) ? (e.problem === null ? (e.address ?? []) : []) : e.kind === `stays` ? e.owner : [])),
    v = De({ owners: _, threshold: Math.min(f, Math.max(1, _.length)) }),
    y = Te([...e.owners, ..._], v.graph),
    b = (e) => y.includes(e),
    x = u.filter(X),
    S = (e) => g((t) => ({ ...t, threshold: e })),
    te = () => {
      ;(g((e) => K(e)),
        requestAnimationFrame(() => {
          ;[...(s.current?.querySelectorAll(`input[role="combobox"]`) ?? [])].at(-1)?.focus()
        }))
    },
    C = (e) => x.find(({ address: t }) => t === e)?.by.name.trim() || null,
    w = x.flatMap(({ address: e }) => (e !== null && !b(e) ? [e] : [])),
    ne = _t(h, w, v.graph),
    T = Dt({ setup: e, form: l, target: m }),
    E = Et({ api: c, setup: e, nonce: T.nonce, onDraft: r }),
    ie = (0, Y.jsx)(se, { source: e.source, ...(e.block === void 0 ? {} : { block: e.block }) }),
    D = (e) => J.partOf({ part: e.filter(b).length, whole: e.length })
  return (0, Y.jsxs)(`div`, {
    className: q.grid,
    children: [
      (0, Y.jsxs)(`div`, {
        ref: s,
        children: [
          c.since && (0, Y.jsx)(Mt, { since: c.since }),
          (0, Y.jsx)(`div`, {
            className: q.heading,
            children: (0, Y.jsx)(j, {
              title: J.ownersAfter,
              count: (0, Y.jsxs)(Y.Fragment, {
                children: [J.ownerCount({ after: d, today: e.owners.length }), ` `, ie],
              }),
              action: (0, Y.jsx)(`button`, {
                type: `button`,
                className: `cs-link`,
                onClick: c.startAgain,
                children: J.reset,
              }),
            }),
          }),
          (0, Y.jsx)(ut, {
            api: c,
            infoOf: t,
            factsOf: (e, t) => (0, Y.jsx)(tt, { address: e, name: t, judgement: v }),
            nodeOf: (e) => v.graph.get(e.toLowerCase()),
          }),
          (0, Y.jsx)(Xe, { edit: g }),
          (0, Y.jsx)(At, { when: T, form: l, rows: u, edit: g }),
        ],
      }),
      (0, Y.jsxs)(`aside`, {
        className: q.aside,
        children: [
          (0, Y.jsx)(ht, {
            today: { owners: e.owners.length, threshold: e.threshold },
            after: { owners: d, threshold: f },
            advised: v.after?.advised ?? null,
            problem: p,
            onChange: S,
            children: (0, Y.jsx)(`div`, {
              className: q.keys,
              children: (0, Y.jsx)(xe, {
                before: v.before?.keys ?? null,
                after: v.after?.keys ?? null,
                heads: { before: J.today, after: J.after },
                isCompact: !0,
                more: [
                  {
                    label: J.withProof,
                    before: D(e.owners),
                    after: (0, Y.jsx)(`b`, { className: w.length > 0 ? q.caution : void 0, children: D(_) }),
                  },
                ],
              }),
            }),
          }),
          (0, Y.jsx)(pt, { calls: m === null ? null : h, threshold: e.threshold, nonce: T.nonce, typedNameOf: C }),
          (0, Y.jsx)(rt, {
            judgement: v,
            unproven: w,
            isChanged: h.length > 0,
            typedNameOf: C,
            onThreshold: S,
            onAddOwner: te,
          }),
          (0, Y.jsx)(Ce, { owners: ne, nameOf: (e) => C(e) ?? o(e) }),
          (0, Y.jsx)(et, {
            reason: $e({ setup: e, rows: u, thresholdProblem: p, calls: h.length }),
            isBusy: E.isBusy,
            error: E.error,
            canKeep: l.seen !== null,
            onKeep: () => {
              ;(E.saveNames(),
                c.keep(),
                ee.show({ kind: `info`, title: J.draftStored }),
                a({ to: `/safes/$safe/setup`, params: { safe: i } }))
            },
            onContinue: () => void E.make(),
          }),
        ],
      }),
    ],
  })
}
function Mt({ since: { came: e, left: t, threshold: n } }) {
  let { chainId: r } = M(),
    { nameOf: i } = S(),
    a = (e) => e.map((e) => i(e, r)?.name ?? ce(e))
  return (0, Y.jsx)(m, {
    title: J.ownersChanged,
    children: [
      ...(e.length > 0 ? [J.cameSince({ owners: a(e) })] : []),
      ...(t.length > 0 ? [J.leftSince({ owners: a(t) })] : []),
      ...(n ? [J.thresholdSince(n)] : []),
      J.checkAgain,
    ].join(` `),
  })
}
function Nt({ asked: e, onDraft: t }) {
  let { safe: n, chain: r, chainId: i, key: o } = M(),
    c = a(),
    { setup: l, chainError: u, infoOf: d } = me(),
    f = S().nameOf(n, i)?.name ?? null
  return (
    ne(J.documentTitle, f),
    (0, Y.jsxs)(Y.Fragment, {
      children: [
        (0, Y.jsx)(fe, {
          title: J.title({ name: f ?? J.thisAccount }),
          subtitle: l ? J.subtitle({ threshold: l.threshold }) : J.subtitleLoading,
        }),
        u && l !== null && (0, Y.jsx)(m, { title: J.nodesSilent({ network: r.chainName }), children: J.fromService }),
        l === null && u !== null
          ? (0, Y.jsx)(s, {
              title: J.notRead,
              error: u,
              onRetry: () => void c.refetchQueries({ queryKey: E.account(o) }),
            })
          : l === null
            ? (0, Y.jsx)(p, { rows: 6, shape: `account`, label: J.loading })
            : (0, Y.jsx)(jt, { setup: l, infoOf: d, asked: e, onDraft: t }),
      ],
    })
  )
}
var Pt = t({ component: () => $ })
function $() {
  let e = C.useSearch(),
    { account: t } = M(),
    n = i(`setup`)
  return (0, Y.jsx)(Nt, { asked: e, onDraft: (e, t) => n(e, [], { owners: t }) }, t)
}
export { $ as component, J as n, Pt as t }
//# sourceMappingURL=setup_.owners-BCb8FETV.js.map
