import { defineMessages, plural } from '@countersign/primitives'

export const ownerCheckMessages = defineMessages('check-owners', {
  whatItHolds: 'what the account holds',
  anySignature: ({ threshold, count }: { threshold: number; count: number }) =>
    `${threshold} of ${count} signatures are needed, and contracts that accept any signature provide all of them. Do not sign.`,
  oneOf: (count: number) => `It would be 1 of ${count}: one stolen key is enough to move all funds.`,
  singleKey: ({ threshold, count }: { threshold: number; count: number }) =>
    `${threshold} of ${count} signatures are needed, but a single key can give all of them, because it is behind several owners.`,
  noneMayBeLost: ({ threshold, count, locked }: { threshold: number; count: number; locked: string }) =>
    `With ${threshold} of ${count} signatures, no key may be lost. If one is, ${locked} can never be moved again.`,
  signsForSeveral: ({ key, owners, account }: { key: string; owners: string; account: string }) =>
    `${key} can sign for ${owners}, owners of ${account}. It counts for each, so fewer people decide than the number of signatures suggests.`,
  theFunds: 'The account’s funds',
  tooFewCan: ({
    threshold,
    owners,
    able,
    why,
    locked,
  }: {
    threshold: number
    owners: number
    able: number
    why: string
    locked: string
  }) =>
    `${threshold} of ${owners} owners must sign, but only ${able} can${why}. ${locked} could never be moved again. Do not sign.`,
  stillActs: ({ cycle, able, owners, threshold }: { cycle: string; able: number; owners: number; threshold: number }) =>
    `${cycle}. The account can still act: ${able} of ${owners} owners can sign, ${threshold} must.`,
  ownedBy: ({ account, owner }: { account: string; owner: string }) => `${account} is owned by ${owner}`,
  computedAgain: ({ owners, signatures }: { owners: number; signatures: number }) =>
    `Computed again for the owners on chain: ${plural(owners, { one: '# owner', other: '# owners' })}, ${plural(signatures, { one: '# signature', other: '# signatures' })} needed.`,
  leadsElsewhere: ({ now, threshold, owners }: { now: number; threshold: number; owners: number }) =>
    `From the ${plural(now, { one: '# owner', other: '# owners' })} now on chain and the threshold ${threshold}, these calls do not lead to the ${plural(owners, { one: '# owner', other: '# owners' })} you chose. The calls must be computed and reviewed again.`,
  alreadyThere: ({ owners, signatures }: { owners: number; signatures: number }) =>
    `The account already has the ${plural(owners, { one: '# owner', other: '# owners' })} you chose, and ${plural(signatures, { one: '# signature', other: '# signatures' })} needed. Signing this would only use up its nonce, or undo a part of the change.`,
  notRead: 'it was not read',
  anyAddress: 'Any address could act',
  everyOwner: 'Every owner alone could act',
  oneKey: 'One key alone could act',
  lostLocks: 'One lost key would lock the account',
  twoOwners: 'One key is behind two owners',
  keyRunsCode: 'An owner’s key runs the code of a contract',
  delegated: ({ key, contract }: { key: string; contract: string }) =>
    `The key ${key} authorised the contract ${contract} to act in its name (EIP-7702). A signature that this code accepts counts as this owner’s.`,
  ableOwners: 'Owners that can sign',
  unread: (reason: string) => `The owners could not be read: ${reason}.`,
  neverAgain: 'The account could never act again',
  someUnread: ({ threshold, able, owners }: { threshold: number; able: number; owners: string }) =>
    `${threshold} owners must sign and ${able} certainly can. Other owners could not be read: ${owners}.`,
  eachOther: 'Owners that own each other',
  neverSigns: 'An owner that can never sign',
  chooseOther: ({ able, owners, threshold, why }: { able: number; owners: number; threshold: number; why: string }) =>
    `${able} of ${owners} owners can sign, ${threshold} must${why}. Choose another owner instead.`,
  canSign: 'The owners can sign',
  enough: ({ able, owners, threshold }: { able: number; owners: number; threshold: number }) =>
    `${able} of ${owners} owners can sign, ${threshold} must. None depends on this account, and no key is behind two of them.`,
  contractCannot: ({ owner, reason }: { owner: string; reason: string }) =>
    `${owner} is a contract that cannot sign: ${reason}`,
  needs: ({ owner, threshold, owners, able }: { owner: string; threshold: number; owners: number; able: number }) =>
    `${owner} needs ${threshold} of ${owners} owners and has ${able} that can sign without it`,
  leadsThere: 'The calls lead to the owners you chose',
  otherOwners: 'The calls were made for other owners',
  nothingLeft: 'No change is left to make',
  unreachable: 'The owners you chose cannot be reached',
  chooseAgain: (reason: string) => `${reason} Go back to the form and choose again.`,
})
