import { defineMessages, plural, numberText } from '@countersign/primitives'

export const ownerListMessages = defineMessages('setup-owner-list', {
  name: 'Name',
  nameTooLong: ({ count, most }: { count: number; most: number }) =>
    `This name has ${numberText(count)} characters; the limit is ${numberText(most)}.`,
  lostLoading: 'Keys that may be lost: loading',
  attackerLoading: 'Keys an attacker needs: loading',
  mustSign: ({ threshold, owners }: { threshold: number; owners: number }) =>
    `${threshold} of ${plural(owners, { one: '# owner', other: '# owners' })} must sign.`,
  idleUnknown: 'Idle owners: not known',
  idleMeans: 'Idle means no signature for 90 days.',
  locked: 'The account is locked',
  noneMayBeLost: 'No key may be lost',
  mayBeLost: ({ keys, isOne }: { keys: string; isOne: boolean }) => `${keys} ${isOne ? 'key' : 'keys'} may be lost`,
  cannotSignAnyMore: 'Its owners can no longer sign.',
  range: 'A range, because the keys of some owners could not be read.',
  lossLocks: ({ count }: { count: number }) => `If ${count} are lost, the account is locked.`,
  ownersCannotAct: 'The owners cannot act',
  attackerNeeds: ({ keys, isOne }: { keys: string; isOne: boolean }) =>
    `An attacker needs ${keys.toLowerCase()} ${isOne ? 'key' : 'keys'}`,
  noneIdle: 'No owner is idle',
  idleCount: ({ idle }: { idle: number }) => `${plural(idle, { one: '# owner is idle', other: '# owners are idle' })}`,
  idleLocks: ({ idle }: { idle: number }) =>
    `If ${idle === 1 ? 'it is' : 'all of them are'} lost, the account is locked.`,
  idleOneMoreLocks: ({ idle }: { idle: number }) =>
    `If ${idle === 1 ? 'it is' : 'all of them are'} lost, one more lost key locks the account.`,
  idleMoreMayBeLost: ({ idle, left }: { idle: number; left: number }) =>
    `If ${idle === 1 ? 'it is' : 'all of them are'} lost, ${left} more may be lost.`,
  nameOf: ({ owner }: { owner: string }) => `Name of ${owner}`,
  youMark: 'You',
  rename: ({ owner }: { owner: string }) => `Rename ${owner}`,
  replace: ({ owner }: { owner: string }) => `Replace ${owner}`,
  remove: ({ owner }: { owner: string }) => `Remove ${owner}`,
  notKnown: 'Not known',
  notYet: 'Not yet',
  notInLast: ({ count }: { count: number }) => `Not in the last ${count}`,
  cannotSign: 'Cannot sign',
  anyCanSign: 'Any address can sign for it',
  runsCode: 'Runs a contract’s code',
  notChecked: 'Not checked',
  sharedAccount: ({ threshold, owners }: { threshold: number; owners: number }) =>
    `Shared account, ${threshold} of ${owners}`,
  idleDays: ({ days }: { days: number }) => `Idle ${days} days`,
  controlProved: 'Control proved',
  notProved: 'Not proved',
  title: 'Owners',
  ownerCount: ({ owners, threshold }: { owners: number; threshold: number }) => `${owners}, any ${threshold} sign`,
  changeOwners: 'Change owners or threshold',
  owner: 'Owner',
  signsWith: 'Signs with',
  lastSigned: 'Last signed',
  checks: 'Checks',
  actions: 'Actions',
  draftStored: 'A change of owners is stored as a draft.',
  continue: 'Continue',
  discard: 'Discard it',
})
