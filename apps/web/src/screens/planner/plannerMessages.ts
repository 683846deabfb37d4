import { defineMessages, listText, numberText, plural } from '@countersign/primitives'

/** The page that plans one set-up for accounts on several networks. */
export const plannerMessages = defineMessages('planner', {
  title: (networks: number) =>
    networks === 0
      ? 'One set-up for several networks'
      : plural(networks, { one: 'One set-up for # network', other: 'One set-up for # networks' }),
  titleOfGroup: (accounts: number) =>
    plural(accounts, { one: 'One set-up for # account', other: 'One set-up for # accounts' }),
  subtitle: ({ name, differ, planned, future }: { name: string; differ: number; planned: number; future: number }) =>
    planned === 0
      ? `${name}: this page plans no transaction for its contract.`
      : differ === 0
        ? `${name}: ${planned === 1 ? 'the account has' : 'all accounts have'} the set-up of the plan${future > 0 ? ', or will begin with it' : ''}.`
        : `${name}: ${plural(differ, { one: '# account differs from the target. It is changed by its own signed transaction.', other: '# accounts differ from the target. Each is changed by its own signed transaction.' })}`,
  reading: 'Reading the account on every network',
  noAddress: 'This is not an address.',
  noAddressDetail: ({ text }: { text: string }) => `“${text}” cannot be planned. Open an account and choose it there.`,
  openAccounts: 'Open the accounts',
  notFound: 'This address is an account on no network.',
  notFoundDetail:
    'The page asked every configured network. Add a network in the settings, or deploy the account first.',
  note: 'Part of one set-up for several networks',

  share: 'Share the plan',
  compare: 'Compare with a plan',
  edit: 'Edit',
  sign: (count: number) => plural(count, { one: 'Review and sign', other: 'Sign # in one sitting' }),
  notMade: 'The transactions were not made',

  notKept: 'This plan is not kept yet',
  notKeptDetail: 'Once it is kept in this browser, the page shows which account no longer has the set-up of the plan.',
  keep: 'Keep the plan',
  forget: 'Forget this plan',
  kept: ({ day }: { day: string }) => `Kept in this browser since ${day}.`,
  alsoOn: ({ networks }: { networks: readonly string[] }) =>
    `The address is also an account on ${listText(networks)}, which the plan does not contain.`,
  addThem: 'Add to the plan',
  undeployedOn: ({ networks }: { networks: readonly string[] }) =>
    `The address can also be deployed on ${listText(networks)}, which the plan does not contain.`,
  deploy: 'Deploy',
  deployOn: ({ chain }: { chain: string }) => `Deploy on ${chain}`,
  registeredOn: ({ networks }: { networks: readonly string[] }) =>
    `An owner registered this address on ${listText(networks)}, where it is not deployed yet`,
  registeredDetail: 'The page computed the address again from the registered data, so the service cannot change them.',
  futureOn: ({ networks }: { networks: readonly string[] }) => `Not deployed yet on ${listText(networks)}`,
  futureDetail:
    'Its address follows from the data of its creation, so a plan cannot change how the account begins. The transaction of the plan changes it right after: the owners of the creation sign it, and one Ethereum transaction can deploy the account and execute it.',
  futureNowhere: 'The account is deployed nowhere yet. One that begins with the target has another address.',
  createOther: 'Create another account',
  guardsDiffer: 'The guards of these accounts differ',
  guardsDifferDetail: ({ accounts }: { accounts: readonly string[] }) =>
    `${accounts.join('; ')}. A guard can refuse transactions. The plan leaves guards as they are; change them in the set-up of each account.`,
  guardOf: ({ account, guards }: { account: string; guards: readonly string[] }) =>
    guards.length === 0 ? `${account}: no guard` : `${account}: ${listText(guards)}`,
  guardOfModules: ({ guard }: { guard: string }) => `${guard} for modules`,
  notAsked: ({ networks }: { networks: readonly string[] }) =>
    `Not checked, because no node answered: ${listText(networks)}.`,

  target: 'Target',
  targetOwners: ({ threshold, owners }: { threshold: number; owners: number }) =>
    `${numberText(threshold)} of ${numberText(owners)}`,
  modulesKept: 'Modules stay as they are',
  modules: (count: number) => (count === 0 ? 'No modules' : plural(count, { one: '# module', other: '# modules' })),
  handlerKept: 'Fallback handler stays',
  noHandler: 'No fallback handler',
  handler: 'With a fallback handler',
  guardsKept: 'Guards stay as they are',
  versionKept: 'Contract version stays',
  version: ({ version }: { version: string }) => `Contract ${version}`,

  board: 'Accounts of the plan',
  network: 'Network',
  needed: 'Needed',
  difference: 'Difference from the target',
  signatures: 'Signatures',
  actions: 'Actions',
  stays: 'stays',
  comes: 'will be added',
  goes: 'will be removed',
  notOwner: 'not an owner',
  neededChange: ({ before, after }: { before: number; after: number }) =>
    `${numberText(before)} → ${numberText(after)}`,
  fromChain: 'Set-up of each account read from its chain',

  rowReading: 'Reading',
  notRead: ({ reason }: { reason: string }) => `Not checked: ${reason}`,
  absent: 'Not deployed',
  absentDetail: 'This browser does not have its creation data.',
  addHereOn: ({ chain }: { chain: string }) => `Add the account on ${chain} to this browser`,
  beginsSo: 'None, it will begin like that',
  firstDeploys: 'Its first transaction deploys it',
  drifted: 'Changed outside of the plan',
  asPlanned: 'As planned',
  atBlock: ({ block }: { block: bigint }) => `block ${numberText(block)}`,
  refused: ({ reason }: { reason: string }) => `The contract would refuse the target: ${reason}`,
  stepUpgrade: 'Upgrade',
  stepBatch: 'Settings',
  notProposed: 'Not proposed',
  queueReading: 'Reading the queue',
  queueNotRead: ({ reason }: { reason: string }) => `Queue not read: ${reason}`,
  signed: ({ signed, needed }: { signed: number; needed: number }) => `${numberText(signed)} of ${numberText(needed)}`,
  canExecute: 'can be executed',
  youComplete: 'you complete it',
  youAndMore: (count: number) => plural(count, { one: 'you and # more', other: 'you and # more' }),
  moreNeeded: (count: number) => plural(count, { one: '# more needed', other: '# more needed' }),
  contradicted: 'The hash or a signature is wrong. Open it before you do anything.',
  unchecked: 'A signature could not be checked',
  outdated: 'A proposal of this plan no longer fits',
  review: 'Review',
  reviewOn: ({ chain }: { chain: string }) => `Review on ${chain}`,
  execute: 'Execute',
  executeOn: ({ chain }: { chain: string }) => `Execute on ${chain}`,
  open: 'Open',
  openOn: ({ chain }: { chain: string }) => `Open on ${chain}`,

  whoSigned: 'Who has signed where',
  you: 'you',
  signedOn: ({ networks }: { networks: readonly string[] }) => `Signed on ${listText(networks)}.`,
  waitsOn: ({ networks }: { networks: readonly string[] }) => `Can still sign on ${listText(networks)}.`,
  nothingProposed: 'Nothing of this plan waits for signatures.',
  ownSignature: 'Each network needs its own signature; none counts twice.',

  drift: 'Drift',
  noDrift: 'Nothing changed outside of the plan.',
  driftTitle: ({ chain }: { chain: string }) => `${chain} changed outside of this plan`,
  undoes: ({ changes }: { changes: readonly string[] }) => `The plan undoes: ${listText(changes)}.`,
  keepsChange: ({ changes }: { changes: readonly string[] }) => `It keeps: ${listText(changes)}.`,
  makerUnknown: 'No transaction was found for a change.',
  seeChange: ({ number, count }: { number: number; count: number }) =>
    count === 1 ? 'See that transaction' : `See transaction ${numberText(number)} of ${numberText(count)}`,
  changeOf: ({ chain, number, count }: { chain: string; number: number; count: number }) =>
    count === 1
      ? `See the transaction that changed ${chain}`
      : `See transaction ${numberText(number)} of ${numberText(count)} that changed ${chain}`,
  seeHistory: 'See the history',
  historyOf: ({ chain }: { chain: string }) => `See the history on ${chain}`,
  takeAsTarget: 'Make it the target',
  takeTarget: ({ chain }: { chain: string }) => `Make the set-up on ${chain} the target`,

  apart: 'Treated apart',
  apartTitle: ({ chain, version }: { chain: string; version: string }) => `${chain}: contract ${version}`,
  apartDetail:
    'What owners sign for a contract below 1.3.0 names no network. A signature for this account would also be valid for an account with the same address and an old contract on another network, so this page plans no transaction for it. Upgrade the contract first, on its own page.',
  upgrade: 'Upgrade the contract',
  upgradeOn: ({ chain }: { chain: string }) => `Upgrade the contract on ${chain}`,
})
