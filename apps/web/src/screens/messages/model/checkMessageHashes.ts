import type { ChainState } from '@countersign/chain-client/reads'
import type { Hex } from '@countersign/primitives'
import type { Check, Read } from '@countersign/safe/checks'
import { messageAcceptanceMessages as messages } from '../messageAcceptanceMessages.ts'

/** From version 1.3.0 on, the fallback handler confirms messages. Without one, no app can verify a signature. */
export function checkHandler({ fallbackHandler }: ChainState, hasOwnCode: boolean): Check[] {
  if (hasOwnCode || fallbackHandler !== null) return []
  return [
    {
      id: 'message-handler',
      verdict: 'danger',
      title: messages.noHandler,
      reason: messages.noHandlerWhy,
    },
  ]
}

type Acceptance = {
  readonly signed: number
  readonly threshold: number
  /** Null while signatures are missing. */
  readonly accepted: Read<boolean> | null
  /** The complete signature from the service; `0x` if the account signed in a transaction of its own. */
  readonly reported: Hex | null
}

/**
 * Asks the account's contract about the complete signature (EIP-1271). A signature that only the service has does not
 * count before that.
 */
export function checkAcceptance({ signed, threshold, accepted, reported }: Acceptance): Check {
  const id = 'account-signature'
  const title = messages.confirmed
  const missing = threshold - signed
  if (accepted === null) {
    if (reported !== null)
      return {
        id,
        field: 'preparedSignature',
        verdict: 'caution',
        title: messages.claimed,
        reason: messages.claimedWhy({ signed, threshold, missing }),
      }
    return { id, verdict: 'unchecked', title, reason: messages.asksLater(missing) }
  }
  if (!accepted.ok) return { id, verdict: 'unchecked', title, reason: messages.notRead(accepted.reason) }
  if (accepted.value) return { id, verdict: 'verified', title, reason: messages.accepted }
  return missing > 0
    ? {
        id,
        field: 'preparedSignature',
        verdict: 'caution',
        title: messages.saidOnChain,
        reason: messages.saidOnChainWhy({ signed, threshold }),
      }
    : {
        id,
        verdict: 'danger',
        title: messages.refused,
        reason: messages.refusedWhy,
      }
}
