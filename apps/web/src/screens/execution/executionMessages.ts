import { defineMessages, plural } from '@countersign/primitives'

/** The progress of an execution, its failures and its cost. */
export const executionMessages = defineMessages('execution', {
  checkCost: 'Check the network cost',
  close: 'Close',
  wouldPay:
    'The transaction was not sent to your wallet yet. The wallet would pay up to <worst/>. It receives exactly this gas limit and fee.',
  type: (sentence: string) => `Type “${sentence}”`,
  doNotSend: 'Do not send',
  toWallet: 'Continue to the wallet',

  hasExecuted: (nonce: string) => `Transaction ${nonce} executed`,
  isPending: (nonce: string) => `Transaction ${nonce} is still pending`,
  hasNotExecuted: (nonce: string) => `Transaction ${nonce} did not execute`,

  progress: 'Progress',
  sent: 'Sent, waiting for a block',
  mined: 'In a block, waiting to be indexed',
  indexed: 'Executed',
  failed: 'Failed',
  proposed: 'Proposed to the account that is your wallet',
  proposedDetail: 'Its owners may still have to sign and execute it. You can leave this page.',
  step: ({ step, steps }: { step: number; steps: number }) => `Step ${step} of ${steps}. You can leave this page.`,
  youPaid: 'You paid <fee/> for gas.',
  paid: '<payer/> paid <fee/> for gas.',
  explorer: 'Explorer',
  copyHash: 'Copy transaction hash',
  copied: 'Copied',
  notCopied: 'Not copied',

  stepSigned: 'Signed',
  stepSubmitted: 'Submitted',
  stepInBlock: 'In block',
  stepIndexed: 'Indexed',
  stepReverted: 'Reverted',
  stepInnerFailed: 'Inner call failed',
  stepReplaced: 'Replaced',
  signedLast: ({ signed, required, by }: { signed: number; required: number; by: string | null }) =>
    `${signed} of ${required}, last by ${by ?? 'you'}`,
  by: (name: string | null) => `by ${name ?? 'you'}`,
  noBlock: 'waiting for one',
  thenHistory: 'then in History and balances',
  seconds: (count: number) => plural(count, { one: '# s so far', other: '# s so far' }),
  minutes: (count: number) => plural(count, { one: '# min so far', other: '# min so far' }),

  reverted: 'Failed, nothing moved',
  revertedAfter: (nonce: string) =>
    `<b>Number ${nonce} is still unused</b> and the signatures stay valid, so you can try again.`,
  revertedRetry: 'Try again',
  replaced: 'Replaced in the wallet, nothing moved',
  replacedAfter: (nonce: string) =>
    `<b>Number ${nonce} is still unused</b> and the signatures stay valid, so you can execute it again.`,
  replacedRetry: 'Execute again',
  timeout: 'Not in a block yet',
  timeoutAfter: (nonce: string) =>
    `<b>This page continues to check.</b> You can send it again: number ${nonce} can be used only once, so only one of the two would take effect, but both may cost gas.`,
  timeoutRetry: 'Send again',
  nonceTaken: 'Replaced by another transaction',
  nonceTakenAfter: (nonce: string) =>
    `<b>Number ${nonce} is used.</b> Nothing moved here. To execute it in spite of that, propose it with a new number.`,
  innerFailed: 'The inner call failed, nothing moved',
  innerFailedAfter: (nonce: string) =>
    `<b>Number ${nonce} is used.</b> The transaction was included in a block, but the inner call failed. To try again, propose it with a new number.`,

  innerFailedReason: 'The inner call failed.',
  innerFailedUsed: 'The inner call failed. The number is used, and nothing else changed.',
  walletMovedOn: (nonce: number) =>
    `The wallet used its nonce ${nonce} for another transaction, so this one was never executed.`,
  otherUsed: (nonce: string) =>
    `Another transaction used number ${nonce} of the account, so this one can never execute.`,
  dropped: 'No block has included it within 5 minutes, and the node no longer has it: it was dropped.',
  notIncluded:
    'No block has included it within 5 minutes. It may still be included, or you can speed it up in the wallet.',

  cancelled: 'Cancelled: nothing was executed',
  cancelledReason: 'A block contains your cancellation. The transaction of the account still waits.',
  stepCancelled: 'Cancelled',
  cancelSent: 'Cancellation sent, waiting for a block',
  speedUp: 'Speed up',
  cancelIt: 'Cancel',
  speedUpTitle: 'Speed up this execution',
  cancelTitle: 'Cancel this execution',
  speedUpText: ({ walletNonce }: { walletNonce: number }) =>
    `Your wallet sends the same execution again with its nonce ${walletNonce} and a higher fee. A block can contain only one of the two, so it cannot execute twice.`,
  cancelText: ({ walletNonce }: { walletNonce: number }) =>
    `Your wallet sends 0 to itself with its nonce ${walletNonce} and a higher fee. If a block contains that first, nothing is executed: the transaction stays in the queue and the signatures stay valid. If a block contains the execution first, it is executed.`,
  nonceWarning:
    'Your wallet must keep the nonce. Some wallets ignore it and use the next one: then nothing is replaced, and this page says so.',
  sendSpeedUp: 'Continue to the wallet',
  back: 'Back',
  readingSent: 'Reading the transaction…',
  notReplaced: 'Not sent',
  replaceByAccount:
    'Your wallet is an account, a contract without a nonce of its own. This page cannot speed up or cancel what its owners send. Reject the transaction there instead.',
  replaceByOther: ({ wallet }: { wallet: string }) =>
    `To speed up or cancel it, connect the wallet that sent it: ${wallet}.`,
  walletIgnored: ({ asked, used }: { asked: number; used: number }) =>
    `<b>Your wallet ignored its nonce ${asked} and used ${used}.</b> Nothing was replaced. The account’s number can be used only once, so it cannot execute twice, but both transactions may cost gas.`,
  cancelIgnored: ({ asked, used }: { asked: number; used: number }) =>
    `<b>Your wallet ignored its nonce ${asked} and used ${used}.</b> Nothing was cancelled: the execution can still happen. The other transaction only costs gas.`,
  walletChanged: ({ asked, sent }: { asked: string; sent: string }) =>
    `<b>Your wallet changed the network fee.</b> The page asked for ${asked}. The wallet sent ${sent}.`,
  planWords: ({ gas, most, tip }: { gas: string; most: string; tip: string | null }) =>
    tip === null
      ? `gas limit ${gas}, gas price ${most} gwei`
      : `gas limit ${gas}, maximum fee ${most} gwei, tip ${tip} gwei`,

  relayQueued: 'Waiting to be sent by the service',
  relaySent: 'Sent by the service, waiting for a block',
  theService: 'This deployment',
  bySponsor: 'by this deployment',
  stepNotRelayed: 'Not sent',
  notRelayed: 'The service did not send it',
  notRelayedAfter: (nonce: string) =>
    `<b>Number ${nonce} is still unused</b> and the signatures stay valid. You can execute it from your wallet.`,
  notRelayedReason: 'The service reports that it did not send the transaction, or that no node has it any more.',
  relaySlow:
    'No block has included it within 5 minutes. The service does not raise its fee. You can wait, or execute it from your wallet.',
})
