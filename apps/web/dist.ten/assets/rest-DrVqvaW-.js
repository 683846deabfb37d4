import { E as e } from './fields-KVqNPxJG.js'
import { M as t, N as n } from './lists-DTBg-a7q.js'
import { Ga as r, ba as i, rt as a, wa as o, xa as s, ya as c, yi as l } from './index--te03lJq.js'
import { c as u, r as d } from './rest-GRTnIP2r.js'
var f = r()
function p() {
  let { may: t, reason: n } = d(`propose`)
  return t === `no` && (0, f.jsx)(e, { title: u.draftOnly, children: n })
}
var m = s(`setup-modules`, {
  addModule: `Add a module`,
  loadingModules: `Loading the modules of the account`,
  addModuleSubtitle: `A module is a contract that can move assets of the account without signatures of the owners, as far as its code allows.`,
  needsNoSignatures: `A module needs no signatures`,
  needsNoSignaturesNote: `Once it is added, only its code decides which assets it can move.`,
  canMoveAll: `It can move all assets without signatures.`,
  addressOfModule: `Address of the module`,
  needsAddress: `Available when the address is filled in.`,
  cannotBeModule: `This address cannot be a module.`,
  codeNotRead: ({ reason: e }) => `The code could not be read: ${e}`,
  readingCode: `The page is reading the code.`,
  noContract: ({ network: e }) => `There is no contract at this address on ${e}.`,
  isMasterContract: ({ name: e }) => `This is the master copy of ${e}. Each account uses its own copy.`,
  seeUpgrade: `See upgrade`,
  versionUnknown: `The version of the contract is not known.`,
  notAvailable: ({ version: e, since: t }) => `Not available in contract ${e}. It requires version ${t}.`,
  notAvailableUnknown: ({ since: e }) => `The version of the contract is not known. A guard requires version ${e}.`,
  change: `Change`,
  remove: `Remove`,
  transactionGuard: `Transaction guard`,
  noGuard: `None. No guard contract can block a transaction.`,
  guardDoes: `It can refuse any transaction of this account, even a fully signed one.`,
  setGuard: `Set a guard`,
  changeGuard: `Change the transaction guard`,
  removeGuard: `Remove the transaction guard`,
  alreadyGuard: `This is already the transaction guard.`,
  setGuardTitle: `Set a transaction guard`,
  setGuardSubtitle: `The account calls its guard before and after every transaction of the owners. The guard can refuse each of them.`,
  guardCaution: `A guard can lock the account`,
  guardCautionText: `The guard can refuse its own removal. This page simulates whether the owners can remove it, and so does the review.`,
  moduleGuard: `Module guard`,
  noModuleGuard: `None. Each module can do what its row says.`,
  moduleGuardDoes: `It can refuse any transaction of a module.`,
  setModuleGuard: `Set a module guard`,
  changeModuleGuard: `Change the module guard`,
  removeModuleGuard: `Remove the module guard`,
  alreadyModuleGuard: `This is already the module guard.`,
  setModuleGuardSubtitle: `The account calls its module guard before and after every transaction of a module. The guard can refuse each of them.`,
  moduleGuardCaution: `A module guard can block every module`,
  moduleGuardCautionText: `Spending limits and recovery use modules. The guard cannot refuse transactions of the owners, so they can remove it.`,
  guardLocks: `This guard would lock the account`,
  guardLocksNote: `The page simulated setting this guard. It then refused its own removal, although enough owners had signed. The owners could never change this account again.`,
  accountRefusesGuard: `The account refuses this guard`,
  accountRefusesGuardNote: ({ version: e }) =>
    `It does not report by ERC-165 that it is a guard of this kind. An account of version ${e} accepts no other guard.`,
  removalNotChecked: `The page could not check whether the guard can be removed`,
  simulationFailed: ({ reason: e }) => `The simulation failed: ${e}`,
  simulating: `Simulating`,
  reportsGuard: `Reports to be a guard`,
  removable: `Removable`,
  yes: `Yes`,
  no: `No`,
  yesSimulated: `Yes, simulated`,
  cannotBeSet: `Cannot be set`,
  knownModules: `Known modules`,
  noKnownModule: `No known module is deployed on this network, or the account already has all of them.`,
  knownNotRead: ({ reason: e }) => `The known modules could not be read. ${e}`,
  loadingKnown: `Loading the known modules`,
  setUpRecovery: `Set up recovery`,
  recoveryCreatesCopy: `The recovery form creates a copy for this account and adds it.`,
  ownCopy: `Each account uses its own copy. Create one first, then enter its address above.`,
  knownCode: `Known code`,
  chooseModule: ({ name: e }) => `Choose ${e}`,
  choose: `Choose`,
  chosen: `Chosen`,
  readingItsCode: `The page is reading its code.`,
  notRead: ({ reason: e }) => `The page could not read what it can do: ${e}`,
  removeModule: ({ name: e }) => `Remove ${e}`,
  allowsRecoverers: ({ count: e, notice: t }) =>
    `Allows <recovery>${i(e, { one: `# recoverer`, other: `# recoverers` })}</recovery> to act without signatures after a notice of ${t}.`,
  paysLimits: `Can pay the <limits>spending limits</limits> below, and nothing else.`,
  nodesSilent: ({ network: e }) => `The nodes of ${e} did not answer.`,
  title: `Modules and guards`,
  explain: `Modules are contracts that can act without signatures, because the owners added them. Each row says what the module can do.`,
  noModules: `None. Every transaction needs signatures of the owners.`,
  cannotChange: ({ network: e }) => `Modules and guards cannot be changed now: the nodes of ${e} did not answer.`,
  moreModules: `This account has more modules than can be read`,
  moreModulesNote: ({ count: e }) => `The first ${c(e)} are listed. The others can act without signatures too.`,
  queueNotRead: `The queue could not be read. A queued transaction may add a module that is not listed here.`,
  module: `Module`,
  whatItCanDo: `What it can do`,
  code: `Code`,
  actions: `Actions`,
  loadingGuards: `Loading the guards of the account`,
  cannotBeGuard: `This address cannot be the guard.`,
  simulatingGuard: `The page is simulating the guard.`,
  addressOfGuard: `Address of the guard`,
  zeroAddress: `No contract has this address. To remove the guard, choose “Remove” on the Set-up page.`,
  accountItself: `This is the account itself.`,
  contractRefuses: ({ version: e }) =>
    `A contract of version ${e} refuses it, because it does not report to be a guard of this kind.`,
  notActive: ({ nonce: e }) => `<b>Not active.</b> The queued transaction ${c(e)} would add it.`,
  couldMoveAll: `It could then move all assets without signatures.`,
  review: ({ nonce: e }) => `Review ${c(e)}`,
  noGuardChosen: `No guard was chosen.`,
})
function h(e, t) {
  return e
    ? { ...e, source: `chain` }
    : t
      ? {
          source: `service`,
          owners: t.owners.map(({ value: e }) => e),
          threshold: t.threshold,
          nonce: BigInt(t.nonce),
          version: t.version,
          masterCopy: t.implementation.value,
          masterCopyHash: null,
          modules: (t.modules ?? []).map(({ value: e }) => e),
          guard: t.guard?.value ?? null,
          moduleGuard: t.moduleGuard?.value ?? null,
          fallbackHandler: t.fallbackHandler?.value ?? null,
        }
      : null
}
function g() {
  let { key: e, chain: r, safe: i } = t(),
    s = l(n(r, i)),
    c = l(a(e)).data,
    u = [...(c?.owners ?? []), c?.implementation, c?.fallbackHandler, c?.guard, c?.moduleGuard, ...(c?.modules ?? [])]
  return {
    setup: h(s.data, c),
    chainError: s.error,
    infoOf: (e) => u.find((t) => t && o(t.value, e)) ?? { value: e, name: null, logoUri: null },
  }
}
export { m as n, p as r, g as t }
//# sourceMappingURL=rest-DrVqvaW-.js.map
