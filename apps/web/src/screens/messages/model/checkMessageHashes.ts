import type { ChainState } from '@countersign/chain-client/reads'
import type { Hex } from '@countersign/primitives'
import type { Check, Read } from '@countersign/safe/checks'

/** From version 1.3.0 on, the fallback handler confirms messages. Without one, no app can verify a signature. */
export function checkHandler({ fallbackHandler }: ChainState, hasOwnCode: boolean): Check[] {
  if (hasOwnCode || fallbackHandler !== null) return []
  return [
    {
      id: 'message-handler',
      verdict: 'danger',
      title: 'The account cannot confirm messages',
      reason:
        'It has no fallback handler, and apps need one to verify signatures of the account. Set a fallback handler first.',
    },
  ]
}

type Acceptance = {
  readonly signed: number
  readonly threshold: number
  /** Null while signatures are missing. */
  readonly accepted: Read<boolean> | null
  /** The complete signature from the service; `0x` if the account signed in a transaction of its own. */
  readonly told: Hex | null
}

/**
 * Asks the account's contract about the complete signature (EIP-1271). A signature that only the service has does not
 * count before that.
 */
export function checkAcceptance({ signed, threshold, accepted, told }: Acceptance): Check {
  const id = 'account-signature'
  const title = 'Confirmed by the account'
  const missing = threshold - signed
  if (accepted === null) {
    const more = missing === 1 ? 'one more owner has' : `${missing} more owners have`
    if (told !== null)
      return {
        id,
        field: 'preparedSignature',
        verdict: 'caution',
        title: 'The service claims a complete signature',
        reason: `The service sent a complete signature, but only ${signed} of ${threshold} owners’ signatures were verified here. It is not used; ${more} to sign.`,
      }
    return { id, verdict: 'unchecked', title, reason: `The page can ask the account after ${more} signed.` }
  }
  if (!accepted.ok)
    return { id, verdict: 'unchecked', title, reason: `The account’s contract could not be read: ${accepted.reason}.` }
  if (accepted.value)
    return { id, verdict: 'verified', title, reason: 'The account’s contract accepts the complete signature.' }
  return missing > 0
    ? {
        id,
        field: 'preparedSignature',
        verdict: 'caution',
        title: 'The service says that the account signed it on chain',
        reason: `The account’s contract does not confirm this, so it does not count; ${signed} of ${threshold} owners have signed.`,
      }
    : {
        id,
        verdict: 'danger',
        title: 'The account refuses the signature',
        reason:
          'The account’s contract does not accept the owners’ signatures. The page does not offer the complete signature.',
      }
}
