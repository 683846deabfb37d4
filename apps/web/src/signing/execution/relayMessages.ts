import { defineMessages, plural } from '@countersign/primitives'

/** An execution that the service sends and pays for. */
export const relayMessages = defineMessages('relay-execution', {
  payer: 'Who sends it and pays',
  byWallet: 'Your wallet',
  byService: 'This deployment',
  left: ({ remaining, limit }: { remaining: number; limit: number }) =>
    `${remaining} of ${limit} left for this account in 24 hours`,
  noneLeft: (limit: number) =>
    plural(limit, {
      one: 'The # paid execution of this account in 24 hours is used up.',
      other: 'The # paid executions of this account in 24 hours are used up.',
    }),
  needsOwn:
    'Not possible here: your wallet would complete the signatures by sending it. All signatures must be given first.',
  unread: 'The service did not say how many are left.',
  reading: 'Reading how many are left…',
  paidByService: 'paid by this deployment',
  costsNothing:
    'It costs you nothing. The service sends it from its own address and pays the network fee. It cannot change what is executed, because the signatures cover every field. If it does not send it, execute it from your wallet: the number can be used only once.',
  needsAll: ({ valid, threshold }: { valid: number; threshold: number }) =>
    `${valid} of ${threshold} needed signatures are given. The service does not sign, so all of them must be given before it can send it. Nothing was sent.`,
})
