import { defineMessages, numberText, plural } from '@countersign/primitives'

/** `<host/>` is the address of the app. */
export const appRequestsMessages = defineMessages('app-requests', {
  appClosed: 'The app is closed',
  closed: ({ host }: { host: string }) => `${host} is closed`,
  finishTransaction:
    'It requested this transaction, and was closed, or lost when this page was reloaded. You can still finish here: your signature proposes it to the queue as usual. The app gets no answer, or was told that the request was rejected. If you open it again, it has to send a new request.',
  finishMessage:
    'It requested this message, and was closed, or lost when this page was reloaded. You can still finish here: your signature is stored with the messages as usual. The app gets no answer, or was told that the request was rejected. If you open it again, it has to send a new request.',
  discard: 'Discard it',
  reading: 'Reading the account from the chain',
  noCheck: 'No check could run',
  provesNothing: 'The app’s description proves nothing',
  moreFindings: (count: number) =>
    `The review page shows ${plural(count, { one: '# more finding', other: '# more findings' })}.`,
  fromBytes: 'Everything shown here is derived from the bytes to sign.',
  calls: 'Calls',
  gasLimit: 'The app sets a gas limit (safeTxGas)',
  gasLimitText: (gas: bigint) =>
    `It requests ${numberText(gas)} gas. If an inner call fails, the execution still uses the nonce. You can change the value on the review page.`,
  plainPayment: 'Plain payment, no data',
  unknownMethod: ({ selector }: { selector: string }) => `${selector}, unknown method`,
  whatLeaves: 'What leaves the account',
  leaves: 'Leaves at most',
  arrives: 'Arrives in the simulation',
  to: 'To',
  andMore: (count: number) => `and ${numberText(count)} more`,
  everything: 'Everything',
  every: (symbol: string) => `Every ${symbol}`,
  token: 'token',
  requests: 'Requests',
  transactionRequest: 'Transaction request',
  signatureRequest: 'Signature request',
  closeRequest: 'Close request',
  whatRequested: 'What the app requests',
  moreWait: (count: number) => plural(count, { one: '# more request waits', other: '# more requests wait' }),
  oneByOne: 'They are shown one by one, after you answer this one.',
  decline: 'Decline',
  reviewAndSign: 'Review and sign',
  ofCalls: (count: number) => plural(count, { one: '<host/>, # call', other: '<host/>, # calls in one batch' }),
  ofText: '<host/>, a text, no transaction',
  ofTyped: '<host/>, typed data, no transaction',
  ofTextOnChain: '<host/>, a text, signed by a transaction',
  ofTypedOnChain: '<host/>, typed data, signed by a transaction',
  waiting: 'Waiting for signatures',
  waitingOf: ({ signed, threshold }: { signed: number; threshold: number }) =>
    `Waiting for signatures, ${signed} of ${threshold}`,
  notSignedBy: (names: readonly string[]) => `Not signed by ${names.join(', ')}.`,
  answerWhenComplete: 'The app gets its answer when the message is complete, if this page stays open.',
  openMessage: 'Open message',
  stopWaiting: 'Stop waiting',
  senderClosed: 'The app that sent the request is closed.',
})
