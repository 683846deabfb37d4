import type { Message } from '@countersign/api'
import type { Confirmation } from '@countersign/safe/checks'

/** The confirmations of a message as the service has them. It states no time for each. */
export const confirmationsOfMessage = ({ confirmations, modifiedTimestamp }: Message): readonly Confirmation[] =>
  confirmations.map(({ owner, signature }) => ({ signer: owner.value, signature, submittedAt: modifiedTimestamp }))
