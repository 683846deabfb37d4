import { defineMessages, plural, numberText, listText } from '@countersign/primitives'

export const ownersFormMessages = defineMessages('setup-owners-form', {
  thisAccount: 'this account',
  title: ({ name }: { name: string }) => `Change the owners of ${name}`,
  subtitle: ({ threshold }: { threshold: number }) =>
    `Edit the list. Nothing changes on chain until ${threshold} of the current owners ${threshold === 1 ? 'has' : 'have'} signed.`,
  subtitleLoading: 'Edit the list. Nothing changes on chain until the current owners have signed.',
  addOwner: 'Add an owner',
  fromAddressBook: 'From the address book',
  scan: 'Scan',
  keepDraft: 'Keep as draft',
  continue: 'Continue to review',
  close: 'Close',
  find: 'Find',
  nameOrAddress: 'A name or an address',
  knownAddresses: 'Known addresses',
  noAddresses: 'The address book has no address for this network.',
  noMatch: 'No match.',
  countsOnBothLevels: ({ key, owner }: { key: string; owner: string }) =>
    `${key} is also an owner of ${owner}, so this key counts on both levels.`,
  countsMoreThanOnce: ({ key, owners }: { key: string; owners: readonly string[] }) =>
    `${key} is also an owner of ${listText(owners)}, so this key counts more than once.`,
  runsCode:
    'This key runs the code of the contract <contract/> (EIP-7702). Signatures that this code accepts count for this owner.',
  sharedAccount: ({ owners, threshold }: { owners: number; threshold: number }) =>
    `A shared account with ${plural(owners, { one: '# owner', other: '# owners' })}, any ${threshold} sign.`,
  cannotSign: ({ reason }: { reason: string }) => `This contract cannot sign: ${reason}.`,
  anyCanSign: ({ reason }: { reason: string }) => `Any address can sign for this contract: ${reason}.`,
  notChecked: ({ reason }: { reason: string }) => `Not checked: ${reason}.`,
  notProvedControl: ({ owner }: { owner: string }) => `${owner} has not proved control`,
  lockedWithout: 'If this key does not work, the account is locked.',
  loseNoOther: 'If this key does not work, you may lose no other key.',
  mayLoseOthers: ({ spare }: { spare: number }) =>
    `If this key does not work, you may lose ${plural(spare, { one: '# other key', other: '# other keys' })}.`,
  ownersAfter: 'Owners after the change',
  nameOfOwner: ({ number }: { number: number }) => `Name of owner ${number}`,
  noChange: 'no change',
  you: 'you',
  ownerNumbered: ({ number }: { number: number }) => `owner ${number}`,
  replace: ({ owner }: { owner: string }) => `Replace ${owner}`,
  remove: ({ owner }: { owner: string }) => `Remove ${owner}`,
  addressOf: ({ owner }: { owner: string }) => `address of ${owner}`,
  addressOfOwner: ({ number }: { number: number }) => `Address of owner ${number}`,
  newOwner: 'new owner',
  replaces: 'replaces <owner/>',
  doNotAdd: ({ number }: { number: number }) => `Do not add owner ${number}`,
  doNotAddThis: 'Do not add this owner',
  keepCurrent: 'Keep the current owner',
  noName: 'No name',
  isRemoved: 'is removed',
  isRemovedIdle: ({ days }: { days: number }) => `is removed, idle ${numberText(days)} days`,
  keepOwner: ({ name }: { name: string }) => `Keep ${name}`,
  keep: 'Keep',
  ownerCount: ({ after, today }: { after: number; today: number }) => `${after}, currently ${today}`,
  partOf: ({ part, whole }: { part: number; whole: number }) => `${numberText(part)} of ${numberText(whole)}`,
  reset: 'Reset to the current owners',
  wasReset: 'The list contains the current owners again',
  undo: 'Undo',
  withProof: 'Owners with proof of control',
  draftStored: 'The change of owners is stored as a draft in this browser',
  draftNotStored:
    'The browser did not store the draft: its storage is full or forbidden. The form stays open in this tab.',
  ownersChanged: 'The owners changed since you opened this form.',
  cameSince: ({ owners }: { owners: readonly string[] }) =>
    `${listText(owners)} ${owners.length === 1 ? 'is an owner' : 'are owners'} now.`,
  leftSince: ({ owners }: { owners: readonly string[] }) =>
    `${listText(owners)} ${owners.length === 1 ? 'is no longer an owner' : 'are no longer owners'}.`,
  thresholdSince: ({ before, now }: { before: number; now: number }) =>
    `The signatures needed changed from ${before} to ${now}.`,
  checkAgain: 'Your edits now apply to the current owners. Check the list again.',
  documentTitle: 'Change owners',
  nodesSilent: ({ network }: { network: string }) => `The nodes of ${network} did not answer.`,
  fromService: 'The owners below come from the service and are not checked. A change needs the owners from the chain.',
  notRead: 'Neither the chain nor the service returned the owners of this account',
  loading: 'Loading the owners',
  callsLater: 'The calls appear when the list is complete',
  nothingChanges: 'Nothing changes yet',
  oneTransaction: ({ calls }: { calls: number }) =>
    `One transaction, ${plural(calls, { one: '# call', other: '# calls' })}`,
  transactionNumber: ({ nonce }: { nonce: bigint }) => `Transaction ${numberText(nonce)}`,
  fewerCalls: 'Replacing an owner takes fewer calls than removing one and adding another.',
  replaceStep: 'Replace <leaves/> with <comes/>',
  addStep: ({ threshold }: { threshold: number | null }) =>
    `Add <comes/>${threshold === null ? '' : `, then ${plural(threshold, { one: '# signature is', other: '# signatures are' })} needed`}`,
  removeStep: ({ threshold }: { threshold: number | null }) =>
    `Remove <leaves/>${threshold === null ? '' : `, then ${plural(threshold, { one: '# signature is', other: '# signatures are' })} needed`}`,
  changeThreshold: ({ before, after }: { before: number; after: number }) =>
    `Change the signatures needed from ${before} to ${after}`,
  scanAddress: 'Scan an address',
  cameraLabel: 'Camera picture, looking for an address',
  thresholdLabel: 'Signatures needed, current and new',
  today: 'Today',
  after: 'After',
  signaturesNeeded: 'Signatures needed',
  ofOwners: ({ owners }: { owners: number }) => `of ${plural(owners, { one: '# owner', other: '# owners' })}`,
  ofOwnersAdvised: ({ owners, least, most }: { owners: number; least: number; most: number }) =>
    `of ${plural(owners, { one: '# owner', other: '# owners' })}, ${least === most ? least : `${least} to ${most}`} advised`,
  oneLess: 'One less',
  atLeastOne: 'At least one owner must sign.',
  oneMore: 'One more',
  everyOwnerAlready: 'Every owner must sign already.',
  effectOnQueue: 'Effect on the queued transactions',
  effectOn: ({ count }: { count: number }) =>
    `Effect on the ${plural(count, { one: 'queued transaction', other: '# queued transactions' })}`,
  removedAtOnce: ({ owners }: { owners: readonly string[] }) =>
    `${listText(owners)} ${owners.length === 1 ? 'is' : 'are'} removed at once.`,
  executesBeforeQueue: 'It executes before the queued transactions.',
  whenToExecute: 'When to execute the change',
  afterWaiting: ({ count }: { count: number }) =>
    `After the ${plural(count, { one: 'one that waits', other: '# that wait' })}`,
  afterWaitingAs: ({ count, nonce }: { count: number; nonce: bigint }) =>
    `After the ${plural(count, { one: 'one that waits', other: '# that wait' })}, as transaction ${numberText(nonce)}`,
  theyExecuteFirst: ({ count }: { count: number }) =>
    `${count === 1 ? 'It executes' : 'They execute'} first, with the current owners. Their signatures stay valid.`,
  nextAs: ({ nonce }: { nonce: bigint }) => `Next, as transaction ${numberText(nonce)}`,
  otherChanges: ({ count }: { count: number }) =>
    `${count === 1 ? 'Another change of owners waits' : 'Other changes of owners wait'}`,
  otherChangesNote: ({ nonces }: { nonces: readonly bigint[] }) =>
    `${nonces.length === 1 ? 'Transaction' : 'Transactions'} ${listText(nonces.map(numberText))}. Both this change and ${nonces.length === 1 ? 'that one are' : 'those are'} made for the current owners: after one of them executes, the other must be made again.`,
  notFromChain: 'The owners could not be read from the chain. Try again when the nodes answer.',
  ownerProblem: ({ number, problem }: { number: number; problem: string }) => `Owner ${number}: ${problem}`,
  noAddressYet: ({ number }: { number: number }) => `Owner ${number} has no address yet.`,
  notChanged: 'You have not changed anything yet.',
  isReplaced: 'This is the owner to be replaced. Keep that owner instead.',
  isRemovedHere: 'This is a current owner that you remove here. Keep that owner instead.',
  otherNetwork: ({ scanned, network }: { scanned: string; network: string }) =>
    `This code is for the network ${scanned}, but this account is on ${network}.`,
  listIncomplete: 'The list of owners is not complete.',
})
