import { defineMessages, numberText, plural } from '@countersign/primitives'

/** What is wrong or worth knowing about the fields of the send form. */
export const sendProblemMessages = defineMessages('send-problems', {
  enterRecipient: 'Enter a recipient.',
  noAddress: 'Enter an address, or a name that resolves to one.',
  zeroAddress: 'No key controls the zero address: assets sent there are lost.',
  itself: 'This is the account itself.',
  lookalike: 'This address is similar to one you know.',
  chooseToken: 'Choose a token that the account holds.',
  aboveZero: 'Enter an amount above zero.',
  usedTwice: ({ symbol }: { symbol: string }) => `${symbol} is already in another row.`,
  tooMuch: ({ missing }: { missing: string }) => `${missing} more than the account holds`,
  enterContract: 'Enter the contract to call.',
  zeroContract: 'There is no contract at the zero address.',
  enterCalldata: 'Enter the calldata. To send a coin or token without a call, use a transfer.',
  noteTooLong: ({ length, limit }: { length: number; limit: number }) =>
    `The note has ${numberText(length)} characters; the limit is ${numberText(limit)}. Shorten it.`,
  notHeld: ({ token, id, held, sent }: { token: string; id: string; held: bigint; sent: bigint }) =>
    `The contract ${token} says that the account holds ${numberText(held)} of #${id}, but the form would send ${numberText(sent)}. Lower the amount, or remove the row.`,
  lineWithoutAmount: 'it has no amount: write "recipient, amount, token".',
  lineWithoutToken: 'the account holds no tokens.',
  tokenNotHeld: ({ token }: { token: string }) => `the account holds no "${token}".`,

  fix: ({ field, problem }: { field: string; problem: string }) => `${field}: ${problem}`,
  row: (row: number) => `Row ${row}`,
  place: 'Place in the queue',
  note: 'Note',
  safeTxGas: 'safeTxGas',
  contract: 'Contract',
  value: 'Value',
  calldata: 'Calldata',
  notLoaded: 'It is not loaded yet.',

  paysItself: 'This is the account itself: the payment would not leave it.',
  ownElsewhere: ({ name }: { name: string }) =>
    `“${name}” is your account on another network. On this network there is no contract at the address: what is sent may be lost. Choose another recipient, or create the account on this network first.`,
  ownUndeployed: ({ name }: { name: string }) =>
    `“${name}” is your account, which is not deployed on this network yet. Until then, what is sent cannot be moved. Keep its creation data.`,
  ownUnread: ({ name }: { name: string }) =>
    `“${name}” is your account on another network. Whether it is on this network was not checked: the node did not answer.`,
  contractRecipient: 'This is a contract. Check that it can send tokens on.',
  noRecentPayment: 'No recent payment to it.',
  firstPayment: 'First payment to this address.',
  paid: (count: number) => plural(count, { one: 'Paid once', other: 'Paid # times' }),
  paidLately: (count: number) => plural(count, { one: 'Paid once lately', other: 'Paid # times lately' }),
  both: ({ first, second }: { first: string; second: string }) => `${first} ${second}`,
  sentence: ({ words }: { words: string }) => `${words}.`,
})
