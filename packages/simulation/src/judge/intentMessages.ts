import { defineMessages } from '@countersign/primitives'

export const intentMessages = defineMessages('simulation-intent', {
  amountFor: ({ amount, token, to }: { amount: string; token: string; to: string }) =>
    `${amount} of ${token} for ${to}.`,
  numberFor: ({ tokenId, token, to }: { tokenId: bigint; token: string; to: string }) =>
    `number ${tokenId} of ${token} for ${to}.`,
  numbersFor: ({ amount, tokenId, token, to }: { amount: bigint; tokenId: bigint; token: string; to: string }) =>
    `${amount} of number ${tokenId} of ${token} for ${to}.`,
  elsewhere: ({ amount, addresses }: { amount: string; addresses: string }) => `${amount} go to ${addresses}`,
  alsoLoses: (losses: string) =>
    `The account also loses ${losses}, which no call of this transaction names. Do not sign it.`,
  amountOf: ({ amount, token }: { amount: string; token: string }) => `${amount} of ${token}`,
  otherPaid: 'Another address is paid',
  nothingArrives: ({ says, others }: { says: string; others: string }) =>
    `${says} In the simulation nothing arrives at that address, and ${others}. Do not sign it.`,
  notCompared: 'A transfer that was not compared',
  opaque: (says: string) => `${says} The token reports movements in its own form, which this check cannot read.`,
  movesNothing: 'A “transfer” that moves nothing',
  tokenMovedNothing: (says: string) =>
    `${says} The method has the name of a token transfer, but in the simulation the token moved nothing. Do not sign it.`,
  mostElsewhere: 'Most of the amount goes to another address',
  someArrives: ({ says, arrived, others }: { says: string; arrived: string; others: string }) =>
    `${says} In the simulation ${arrived} arrive, and ${others}. Do not sign it.`,
  lessArrives: 'Less arrives than is sent',
  feeToken: ({ says, arrived, missing }: { says: string; arrived: string; missing: string }) =>
    `${says} In the simulation ${arrived} arrive, ${missing} less. Tokens that deduct a fee do this.`,
  moreLeaves: 'More leaves the account than the transaction says',
  transfersHappen: 'The declared transfers happen',
  allReceive: 'In the simulation every named recipient receives the named amount of each token.',
  runsAsAccount: (address: string) =>
    `The method has the name of a token transfer, but it is code of ${address} that runs as the account itself. Do not sign it.`,
  notReadable: (token: string) => `The parameters of a transfer of ${token} cannot be read.`,
})
