import type { Message } from '@countersign/api'
import type { ChainState } from '@countersign/chain-client/reads'
import { type Address, isSameAddress } from '@countersign/primitives'
import type { MessageCheck } from './MessageCheck.ts'

type RowState = {
  isConfirmed: boolean
  /** The service says that the message is complete and was signed in a transaction of the account. */
  isOnChain: boolean
  isYours: boolean
  signed: number
  required: number
  /**
   * What the verdict of the row is based on. Null if the service reports the message as signed on chain, because only
   * its page asks the account.
   */
  found: MessageCheck | null
}

export function messageRowState(
  message: Message,
  check: MessageCheck | null | undefined,
  state: Pick<ChainState, 'threshold' | 'owners'> | undefined,
  wallet: Address | null,
  reported: readonly Address[],
): RowState {
  const { threshold, owners } = state ?? { threshold: undefined, owners: reported }
  const has = (list: readonly Address[]) => wallet !== null && list.some((one) => isSameAddress(one, wallet))
  const required = threshold ?? message.confirmationsRequired
  const isSaidToBe = message.status === 'CONFIRMED'
  const isOnChain = isSaidToBe && message.preparedSignature === '0x'
  const isComplete = check ? check.valid >= required : true
  const isConfirmed = isOnChain || (isSaidToBe && isComplete)
  return {
    isConfirmed,
    isOnChain,
    isYours:
      !isConfirmed && has(owners) && !has(check?.signedBy ?? message.confirmations.map(({ owner }) => owner.value)),
    signed: check ? check.valid : message.confirmationsSubmitted,
    required,
    found: check && (!isConfirmed || isComplete) ? check : null,
  }
}
