import { defineMessages } from '@countersign/primitives'

/** The transactions of other accounts that a transaction approves. */
export const approvedMessages = defineMessages('approved', {
  label: 'Inner transactions',
  title: ({ level }: { level: number }) => `Level ${level}, approved by what you sign`,
  recomputed: 'Recomputed here, equal',
  recomputedNote: 'read from the fields behind the hash',
  notOnDevice: 'not shown by the device',
  otherAccount: 'The other account',
  levelName: ({ level }: { level: number }) => `level ${level}`,
  domainHash: ({ of }: { of: string }) => `Domain hash of ${of}`,
  messageHash: ({ of }: { of: string }) => `Message hash of ${of}`,
  safeTxHash: ({ of }: { of: string }) => `safeTxHash of ${of}`,
  onlyParameter:
    'It is the only parameter of approveHash(bytes32) in the call, recomputed here from all fields of that transaction.',
  notRead: ({ reason }: { reason: string }) =>
    `The page could not read what this hash approves: ${reason} Open that account and read the transaction with this hash first.`,
})
