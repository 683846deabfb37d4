const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './readUpgrades-DkV12heZ.js',
      './index--te03lJq.js',
      './rolldown-runtime-DLMaRju-.js',
      './index-Nszrimeh.css',
      './lists-DTBg-a7q.js',
      './lists-Cd1HcrqG.css',
      './rest-RfDH9dS6.js',
      './later-DLdlgyuL.js',
      './fields-KVqNPxJG.js',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
      './rest-CL5-d_Wo.js',
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
import { o as e } from './rolldown-runtime-DLMaRju-.js'
import {
  Fi as t,
  Ga as n,
  Kn as r,
  Ma as i,
  Mi as a,
  Nt as o,
  Pi as s,
  Tn as c,
  ba as l,
  ho as u,
  it as d,
  ka as f,
  o as p,
  sa as m,
  tn as h,
  tr as g,
  ui as _,
  vn as v,
  xa as y,
  ya as b,
  yi as x,
} from './index--te03lJq.js'
import { Cn as S, M as C, N as w, Pn as T, S as E, kn as ee, qn as D, wn as te } from './lists-DTBg-a7q.js'
import { Pa as ne } from './later-DLdlgyuL.js'
import { D as O, M as k } from './fields-KVqNPxJG.js'
import { t as A } from './rest-CNNlE7CL.js'
import { a as j, i as M, r as N } from './rest-DBWxYTpm.js'
import { t as P } from './rest-GRTnIP2r.js'
import { r as F } from './rest-DrVqvaW-.js'
import { i as I, t as L } from './rest-BW6-RKo3.js'
import { s as R } from './rest-B1EQQfBh.js'
import { t as z } from './rest-DplOVUUd.js'
var B = (e) => e.filter(({ answer: e }) => e.kind === `plan` || e.refusal.code !== `not-newer`)
function V(e, t, n) {
  let r = B(e)
  return (
    r.find(({ target: e }) => e === t) ??
    r.find(({ target: e, answer: t }) => e === n && t.kind === `plan`) ??
    r.find(({ answer: e }) => e.kind === `plan`) ??
    r[0]
  )
}
var H = e(u(), 1),
  U = {
    page: `_page_142t4_1`,
    sections: `_sections_142t4_8`,
    cell: `_cell_142t4_19`,
    versions: `_versions_142t4_28`,
    source: `_source_142t4_37`,
    quiet: `_quiet_142t4_46`,
    stays: `_stays_142t4_53`,
    contracts: `_contracts_142t4_54`,
    notes: `_notes_142t4_77`,
    aside: `_aside_142t4_82`,
  },
  W = y(`setup-upgrade`, {
    thisAccount: `this account`,
    subtitle: ({ name: e }) => `A newer published contract for ${e}. Its address and everything it holds stay.`,
    description: ({ from: e, to: t }) => `Upgrade the contract from ${e} to ${t}`,
    theUpgrade: `The upgrade`,
    withEvents: ({ version: e }) => `${e} with events`,
    fromTo: ({ from: e, to: t }) => `From ${e} to ${t}`,
    onlyOwnerSigns: `The only owner signs.`,
    allSign: ({ owners: e }) => `All ${e} owners sign.`,
    anySign: ({ threshold: e, owners: t }) =>
      `${e === 1 ? `Any one of ${t} owners signs.` : `Any ${e} of ${t} owners sign.`}`,
    becomes: ({ nonce: e }) => `The upgrade becomes transaction ${b(e)}.`,
    becomesAfter: ({ nonce: e, ahead: t }) =>
      `The upgrade becomes transaction ${b(e)}, after the ${l(t, { one: `one that waits`, other: `# that wait` })}.`,
    beforeReview: `Nothing is signed or sent before you review the upgrade.`,
    review: `Review the upgrade`,
    notBuilt: `The transaction could not be built`,
    newVersion: `New version`,
    recommended: ({ version: e, network: t }) => `${e} is recommended on ${t}.`,
    oldCode: `the current contract`,
    migration: `executes the upgrade`,
    batch: `combines both calls`,
    newCode: `the new contract`,
    handler: `the new fallback handler`,
    contracts: `Contracts of the upgrade`,
    codeMatches: `Code hash matches`,
    replacesItself: `The account’s own contract replaces itself. Contracts from version 1.3.0 on are upgraded by a migration contract instead.`,
    gasOnly: ({ gas: e }) => `The execution needs about ${b(e)} gas. The wallet that executes pays.`,
    cost: ({ fee: e, gas: t }) =>
      `The execution costs about ${e} (${b(t)} gas) at current fees. The wallet that executes pays.`,
    title: `Upgrade the contract`,
    documentTitle: `Upgrade`,
    notPrepared: `The upgrade could not be prepared.`,
    notOffered: `No upgrade is offered before the account and the contracts are read from the chain.`,
    reading: `Reading the contracts`,
    newest: `This account has the newest contract.`,
    newestNote: ({ version: e }) => `Version ${e}. No upgrade is needed.`,
    whatChanges: `What changes`,
    whatStays: `What does not change`,
    cannotUpgrade: `This contract cannot be upgraded here`,
    otherCode: `A contract of this upgrade has other code on this network`,
    missingCode: `This version is not deployed on this network yet`,
    unreadCode: `The code could not be compared`,
    notNeeded: `No upgrade is needed`,
    tryAgain: `Try again`,
    version: `Version`,
    masterCopy: `Master copy`,
    fallbackHandler: `Fallback handler`,
    eventPerTransaction: `Event for every transaction`,
    none: `None`,
    yes: `Yes`,
    no: `No`,
    now: `Now`,
    after: `After`,
    whatUpgradeChanges: `What the upgrade changes`,
    value: `Value`,
    storageChanges: `Storage changes`,
    simulatedAt: ({ block: e }) => `simulated at block ${b(e)}`,
    simulatingNow: `Simulating`,
    notSimulated: `The upgrade could not be simulated`,
    simulatedAgain: `The review simulates it again.`,
    simulating: `Simulating the upgrade`,
    nothingElse: `Nothing else in the account’s storage changes.`,
    assets: `Address, coins and tokens`,
    allOfThem: `All of them`,
    ownersAndThreshold: `Owners and threshold`,
    partOf: ({ part: e, whole: t }) => `${b(e)} of ${b(t)}`,
    modulesAndLimits: `Modules and their limits`,
    moduleCount: ({ count: e }) => `${l(e, { one: `# module`, other: `# modules` })}`,
    noneSet: `None set`,
    guards: `Guards`,
    theSame: `The same`,
    messagesAndApprovals: `Messages signed and hashes approved on chain`,
    signaturesInvalid: `Existing signatures become invalid`,
    signaturesInvalidNote: ({ nonce: e }) =>
      `From version 1.3.0 on, a signature is valid for one network only. Queued transactions with a number above ${e} must be signed again, and so must open messages.`,
    firstOnly: `Only possible as the first transaction`,
    firstOnlyNote: `This migration also emits the owners of the account, for services that follow events. It refuses accounts that have executed a transaction before, so execute it first.`,
    ownHandler: `Your own fallback handler stays`,
    ownHandlerNote: `It is not a published contract, so the upgrade does not change it. Ask its authors whether it works with the new version.`,
    noHandler: `The account stays without a fallback handler`,
    noHandlerNote: `The account still refuses NFTs sent by safe transfer, and apps cannot verify its messages. You can set a handler on the Set-up page.`,
    askAuthors: `Ask the authors of this code how to upgrade it, and build that call under New transaction. Or create a new account and send all assets there.`,
    compareFirst: `Do not sign anything for this account before you have compared with another node. Set one under Settings, Networks and service.`,
    deployFirst: `The published contract can be deployed to its address by any wallet. Until then, choose another version.`,
    tryAgainNote: `Try again. No upgrade is offered before the code is compared.`,
    accountNotRead: `The account was not read.`,
  }),
  G = n()
function K({ upgrades: e, chosen: t, onTarget: n }) {
  let { chain: r } = C(),
    i = (0, H.useId)(),
    a = B(e)
  return a.length < 2
    ? null
    : (0, G.jsxs)(`div`, {
        className: `cs-panel ${U.versions}`,
        children: [
          (0, G.jsx)(`b`, { id: i, children: W.newVersion }),
          (0, G.jsx)(ne, {
            'aria-labelledby': i,
            data: a.map(({ target: e }) => e),
            value: t,
            onChange: (e) => {
              let t = a.find(({ target: t }) => t === e)
              t && n(t.target)
            },
          }),
          r.recommendedMasterCopyVersion &&
            (0, G.jsx)(`span`, {
              className: U.source,
              children: W.recommended({ version: r.recommendedMasterCopyVersion, network: r.chainName }),
            }),
        ],
      })
}
var q = ({ owners: e, threshold: t }) =>
  e.length === 1
    ? W.onlyOwnerSigns
    : t === e.length
      ? W.allSign({ owners: e.length })
      : W.anySign({ threshold: t, owners: e.length })
function J({ handler: e }, t) {
  let { owners: n, threshold: r, modules: i, guard: a, moduleGuard: o } = t
  return [
    { label: W.assets, value: W.allOfThem },
    { label: W.ownersAndThreshold, value: W.partOf({ part: r, whole: n.length }) },
    { label: W.modulesAndLimits, value: i.length === 0 ? W.noneSet : W.moduleCount({ count: i.length }) },
    { label: W.guards, value: a === null && o === null ? W.noneSet : W.theSame },
    ...(e.kind === `kept` ? [{ label: W.fallbackHandler, value: e.handler === null ? W.noneSet : W.theSame }] : []),
    { label: W.messagesAndApprovals, value: W.allOfThem },
  ]
}
function Y(e, t) {
  let n = []
  return (
    e.voidsSignatures &&
      n.push({ id: `signatures`, title: W.signaturesInvalid, text: W.signaturesInvalidNote({ nonce: t }) }),
    e.isFirstOnly && n.push({ id: `first`, title: W.firstOnly, text: W.firstOnlyNote }),
    e.handler.kind === `kept` &&
      e.handler.handler !== null &&
      !e.handler.isPublished &&
      n.push({ id: `handler`, title: W.ownHandler, text: W.ownHandlerNote }),
    e.handler.kind === `kept` &&
      e.handler.handler === null &&
      n.push({ id: `no-handler`, title: W.noHandler, text: W.noHandlerNote }),
    n
  )
}
function X({ code: e }) {
  switch (e) {
    case `unknown-code`:
      return W.askAuthors
    case `other-code`:
      return W.compareFirst
    case `missing-code`:
      return W.deployFirst
    case `unread-code`:
      return W.tryAgainNote
    case `not-newer`:
      return null
  }
}
function Z({ plan: e, state: t, nonce: n }) {
  let { from: r, to: i } = e,
    { isBusy: a, error: o, draft: s } = M(N(`setup`, W.description({ from: r.version, to: i.version }))),
    c = n - t.nonce
  return (0, G.jsxs)(`aside`, {
    className: `cs-panel ${U.aside}`,
    'aria-label': W.theUpgrade,
    children: [
      (0, G.jsx)(`h2`, {
        children:
          r.version === i.version ? W.withEvents({ version: i.version }) : W.fromTo({ from: r.version, to: i.version }),
      }),
      (0, G.jsxs)(`p`, {
        children: [q(t), ` `, c > 0n ? W.becomesAfter({ nonce: n, ahead: c }) : W.becomes({ nonce: n })],
      }),
      (0, G.jsx)(`p`, { children: W.beforeReview }),
      (0, G.jsx)(F, {}),
      (0, G.jsx)(P, {
        act: `change-setup`,
        variant: `filled`,
        fullWidth: !0,
        loading: a,
        onClick: () => void s(() => ({ calls: [e.call], nonce: n })),
        children: W.review,
      }),
      o && (0, G.jsx)(O, { verdict: `danger`, title: W.notBuilt, announce: !0, children: o }),
    ],
  })
}
function Q({ address: e, contracts: t, copyable: n = !1 }) {
  let r = t.find((t) => t.address.toLowerCase() === e.toLowerCase()),
    i = r ? { name: `${r.name} ${r.version}` } : {}
  return (0, G.jsx)(k, { address: e, ...i, shape: `contract`, provenance: `chain`, copyable: n })
}
var re = () => ({
  'old-code': W.oldCode,
  migration: W.migration,
  batch: W.batch,
  'new-code': W.newCode,
  handler: W.handler,
})
function ie({ plan: { contracts: e } }) {
  return (0, G.jsxs)(`section`, {
    'aria-labelledby': `contracts-heading`,
    children: [
      (0, G.jsx)(S, { id: `contracts-heading`, title: W.contracts }),
      (0, G.jsx)(`ul`, {
        className: `cs-panel ${U.contracts}`,
        children: e.map(({ role: t, address: n }) =>
          (0, G.jsxs)(
            `li`,
            {
              children: [
                (0, G.jsx)(Q, { address: n, contracts: e, copyable: !0 }),
                (0, G.jsxs)(`span`, {
                  className: U.source,
                  children: [re()[t], ` `, (0, G.jsx)(ee, { verdict: `verified`, label: W.codeMatches })],
                }),
              ],
            },
            t,
          ),
        ),
      }),
      !e.some(({ role: e }) => e === `migration`) &&
        (0, G.jsx)(`p`, { className: U.quiet, children: W.replacesItself }),
    ],
  })
}
function ae({ plan: { from: e, to: t, handler: n, contracts: r } }) {
  let i = (e) => (0, G.jsx)(`span`, { className: U.cell, children: e }),
    a = (e) => i((0, G.jsx)(Q, { address: e, contracts: r })),
    o = [
      { id: `version`, label: W.version, before: e.version, after: t.version },
      { id: `code`, label: W.masterCopy, before: a(e.address), after: a(t.address) },
      ...(n.kind === `replaced`
        ? [
            {
              id: `handler`,
              label: W.fallbackHandler,
              before:
                n.from === null
                  ? W.none
                  : i(
                      (0, G.jsx)(k, {
                        address: n.from,
                        ...(n.fromName === null ? {} : { name: n.fromName }),
                        shape: `contract`,
                        provenance: `chain`,
                      }),
                    ),
              after: a(n.to),
            },
          ]
        : []),
      ...(e.l2 === t.l2 ? [] : [{ id: `events`, label: W.eventPerTransaction, before: W.no, after: W.yes }]),
    ]
  return (0, G.jsx)(I, {
    rows: o,
    caption: W.whatUpgradeChanges,
    heads: { label: W.value, before: W.now, after: W.after },
  })
}
var oe = 18,
  $ = 6
function se({ gas: e }) {
  let { chain: t } = C(),
    n = x({
      queryKey: [`gas-price`, t.chainId],
      queryFn: async ({ signal: e }) => c(await v(t, `eth_gasPrice`, [], e)),
      meta: { persist: !1 },
    }).data
  if (n === void 0) return W.gasOnly({ gas: e })
  let r = D(e * n, oe, { maxFraction: $, minFraction: 2 })
  return W.cost({ fee: `${r} ${t.nativeCurrency.symbol}`, gas: e })
}
function ce({ plan: e, nonce: t }) {
  let { address: n } = o(),
    r = E(),
    i = (0, H.useMemo)(() => le(e, t), [e, t]),
    { view: s } = z({ transaction: i, sender: n }),
    { simulated: c, error: l, isRunning: u, run: d } = s,
    f = R(c?.checks ?? [])
  return (0, G.jsxs)(`section`, {
    'aria-labelledby': `trial-heading`,
    children: [
      (0, G.jsx)(S, {
        id: `trial-heading`,
        title: W.storageChanges,
        action: (0, G.jsxs)(`span`, {
          className: U.source,
          children: [
            c &&
              (0, G.jsxs)(G.Fragment, {
                children: [
                  (0, G.jsx)(T, { source: `chain`, block: c.result.block.number }),
                  ` `,
                  W.simulatedAt({ block: c.result.block.number }),
                ],
              }),
            (0, G.jsx)(`button`, {
              type: `button`,
              className: `cs-link`,
              disabled: u,
              onClick: d,
              children: u ? W.simulatingNow : W.tryAgain,
            }),
          ],
        }),
      }),
      l &&
        !u &&
        (0, G.jsxs)(O, { verdict: `unchecked`, title: W.notSimulated, children: [m(l), ` `, W.simulatedAgain] }),
      !c && u && (0, G.jsx)(a, { rows: 2, shape: `table`, label: W.simulating }),
      f.map(({ title: e, reason: t }) => (0, G.jsx)(O, { verdict: `danger`, title: e, children: t }, t)),
      c &&
        (0, G.jsxs)(G.Fragment, {
          children: [
            (0, G.jsx)(L, { writes: c.result.writes, unexpected: c.unexpected, context: r }),
            f.length === 0 &&
              (0, G.jsxs)(`p`, {
                className: U.quiet,
                children: [W.nothingElse, ` `, (0, G.jsx)(se, { gas: c.result.gasUsed })],
              }),
          ],
        }),
    ],
  })
}
var le = ({ call: e }, t) => ({
  ...e,
  nonce: t,
  safeTxGas: 0n,
  baseGas: 0n,
  gasPrice: 0n,
  gasToken: f,
  refundReceiver: f,
})
function ue({ plan: e, state: t, nonce: n }) {
  let r = Y(e, n),
    i = A(e.from.version, e.to.version)
  return (0, G.jsxs)(`div`, {
    className: U.page,
    children: [
      (0, G.jsxs)(`div`, {
        className: U.sections,
        children: [
          (0, G.jsxs)(`section`, {
            'aria-labelledby': `changes-heading`,
            children: [
              (0, G.jsx)(S, { id: `changes-heading`, title: W.whatChanges }),
              (0, G.jsx)(ae, { plan: e }),
              i.length > 0 && (0, G.jsx)(`p`, { className: U.quiet, children: i.join(` `) }),
            ],
          }),
          r.length > 0 &&
            (0, G.jsx)(`div`, {
              className: U.notes,
              children: r.map(({ id: e, title: t, text: n }) =>
                (0, G.jsx)(O, { verdict: `caution`, title: t, children: n }, e),
              ),
            }),
          (0, G.jsxs)(`section`, {
            'aria-labelledby': `stays-heading`,
            children: [
              (0, G.jsx)(S, { id: `stays-heading`, title: W.whatStays }),
              (0, G.jsx)(`dl`, {
                className: `cs-panel ${U.stays}`,
                children: J(e, t).map(({ label: e, value: t }) =>
                  (0, G.jsxs)(
                    `div`,
                    { children: [(0, G.jsx)(`dt`, { children: e }), (0, G.jsx)(`dd`, { children: t })] },
                    e,
                  ),
                ),
              }),
            ],
          }),
          (0, G.jsx)(ie, { plan: e }),
          (0, G.jsx)(ce, { plan: e, nonce: n }),
        ],
      }),
      (0, G.jsx)(Z, { plan: e, state: t, nonce: n }),
    ],
  })
}
var de = () => ({
  'unknown-code': W.cannotUpgrade,
  'other-code': W.otherCode,
  'missing-code': W.missingCode,
  'unread-code': W.unreadCode,
  'not-newer': W.notNeeded,
})
function fe({ refusal: e, onRetry: t }) {
  let { code: n, reason: r } = e
  return (0, G.jsxs)(O, {
    verdict: n === `other-code` ? `danger` : n === `unread-code` ? `unchecked` : `caution`,
    title: de()[n],
    action: n === `unread-code` && (0, G.jsx)(i, { size: `xs`, onClick: t, children: W.tryAgain }),
    children: [r, ` `, X(e)],
  })
}
function pe() {
  let { chain: e, key: t, safe: n } = C(),
    i = x(w(e, n)),
    a = x(j(t)),
    o = a.data ? BigInt(a.data.recommendedNonce) : null,
    s = x({
      queryKey: [
        ...g.account(t),
        `upgrades`,
        i.data?.masterCopy ?? null,
        i.data?.fallbackHandler ?? null,
        o === null ? null : String(o),
      ],
      queryFn: async () => {
        if (!i.data || o === null) throw Error(W.accountNotRead)
        let { readUpgrades: t } = await r(
          async () => {
            let { readUpgrades: e } = await import(`./readUpgrades-DkV12heZ.js`)
            return { readUpgrades: e }
          },
          __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]),
          import.meta.url,
        )
        return t(e, n, i.data, o)
      },
      enabled: i.data !== void 0 && o !== null,
      meta: { persist: !1 },
    })
  return {
    state: i.data ?? null,
    nonce: o,
    upgrades: s.data ?? null,
    error: i.error ?? a.error ?? s.error,
    retry: () => {
      for (let e of [i, a, s]) e.isError && e.refetch()
    },
  }
}
function me({ target: e, onTarget: n }) {
  let { safe: r, chain: i, chainId: o } = C(),
    { state: c, nonce: l, upgrades: u, error: f, retry: p } = pe(),
    g = d().nameOf(r, o)?.name ?? null
  h(W.documentTitle, g)
  let _ = u && V(u, e, i.recommendedMasterCopyVersion),
    v = _?.answer.kind === `refused` && _.answer.refusal.code === `unknown-code`
  return (0, G.jsxs)(G.Fragment, {
    children: [
      (0, G.jsx)(te, { title: W.title, subtitle: W.subtitle({ name: g ?? W.thisAccount }) }),
      f && u === null
        ? (0, G.jsx)(s, { title: W.notPrepared, code: m(f), stillWorks: W.notOffered, onRetry: p })
        : u === null || _ === null || c === null || l === null
          ? (0, G.jsx)(a, { rows: 6, shape: `table`, label: W.reading })
          : _ === void 0
            ? (0, G.jsx)(t, { level: 2, sentence: W.newest, detail: W.newestNote({ version: c.version }) })
            : (0, G.jsxs)(G.Fragment, {
                children: [
                  !v && (0, G.jsx)(K, { upgrades: u, chosen: _.target, onTarget: n }),
                  _.answer.kind === `refused`
                    ? (0, G.jsx)(fe, { refusal: _.answer.refusal, onRetry: p })
                    : (0, G.jsx)(ue, { plan: _.answer.plan, state: c, nonce: l }, _.target),
                ],
              }),
    ],
  })
}
function he() {
  let { to: e } = p.useSearch(),
    { account: t } = C(),
    n = _()
  return (0, G.jsx)(
    me,
    {
      target: e ?? null,
      onTarget: (e) =>
        void n({ to: `/safes/$safe/setup/upgrade`, params: { safe: t }, search: { to: e }, replace: !0 }),
    },
    t,
  )
}
export { he as component }
//# sourceMappingURL=setup_.upgrade-xJcggwq9.js.map
