import { defineMessages, numberText, plural } from '@countersign/primitives'

/** Who signs what, when owners are accounts themselves. */
export const levelMessages = defineMessages('levels', {
  executes: 'the account that executes',
  yours: 'the owner you sign for',
  ownerOf: ({ account }: { account: string }) => `an owner of ${account}`,
  level: ({ level }: { level: number }) => `Level ${level}`,
  levelOf: ({ level, account }: { level: number; account: string }) => `Level ${level}, ${account}`,
  mustConfirm: ({ threshold, owners, accounts }: { threshold: number; owners: number; accounts: number }) =>
    `${numberText(threshold)} of ${plural(owners, { one: '# owner', other: '# owners' })} must confirm${accounts === 0 ? '' : accounts === 1 ? ', one of them is an account' : `, ${numberText(accounts)} of them are accounts`}.`,
  here: 'This transaction is on this page.',
  openTransaction: ({ number }: { number: string }) => `Open transaction ${number}`,
  openQueue: 'Open its queue',
  unknown: ({ reason }: { reason: string }) => `The page does not know whether an approval is queued there: ${reason}.`,
  noneYet: 'No approval has been proposed there yet.',
  missing: (count: number) => `${numberText(count)} missing.`,
  complete: 'Nothing is missing: any wallet can execute it when it is the next transaction.',
  you: 'You',
  confirmed: 'Confirmed',
  notNeeded: 'not needed',
  circle: 'is already above: it cannot confirm here first',
  waitsCounted: ({ signed, threshold, level }: { signed: number; threshold: number; level: number }) =>
    `${signed} of ${threshold}, waits for level ${level}`,
  waitsFor: ({ level }: { level: number }) => `waits for level ${level}`,
  noAccount: 'does not respond as an account',
  yourTurn: 'your turn',
  waiting: 'waiting',
  steps: 'Steps in order',
  step: 'Step',
  by: 'By',
  onDevice: 'On the device',
  gas: 'Gas',
  done: 'Done',
  anyAfter: (others: number) =>
    plural(others, { one: 'Any wallet, after # more of its owners', other: 'Any wallet, after # more of its owners' }),
  any: 'Any wallet',
  hashesOf: ({ level }: { level: number }) => `the hashes of level ${level}`,
  normalTransaction: 'a normal transaction',
  noGas: 'none',
  paidBySender: 'paid by the sender',
  sign: ({ number, account }: { number: string; account: string }) => `Sign transaction ${number} of ${account}`,
  propose: ({ above, account }: { above: string; account: string }) =>
    `Propose the approval of ${above} in ${account}, and sign it`,
  execute: ({ number, account }: { number: string; account: string }) => `Execute transaction ${number} of ${account}`,
  executeUnnumbered: ({ account }: { account: string }) => `Execute the transaction of ${account}`,
  approve: ({ number, account }: { number: string; account: string }) =>
    `Execute transaction ${number} of ${account}, which approves the hash`,
  approveUnnumbered: ({ account }: { account: string }) => `Execute it in ${account}, which approves the hash`,
  levels: 'Levels',
  ownersNotRead: 'The page could not read whether owners are accounts themselves',
  cut: 'there are more accounts than are shown',
  fromChain: 'owners read from the chain',
  whoSignsWhat: 'Who signs what',
  transactions: (count: number) => plural(count, { one: 'one transaction', other: '# transactions for one decision' }),
  connect: 'Connect the wallet of an owner on any level to see the steps that you can take.',
  notAnOwner:
    'The connected wallet is not an owner on any level. The owners in the box of each account above confirm for it.',
})
