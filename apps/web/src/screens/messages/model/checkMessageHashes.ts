import type { Hex } from '@countersign/primitives'
import type { ChainState } from '../../../data/rpc/readChainState.ts'
import type { Check, Read } from '../../../data/checks/Check.ts'

/** From 1.3.0 on it is the fallback handler that confirms messages; without one a signature is worth nothing. */
export function checkHandler({ fallbackHandler }: ChainState, hasOwnCode: boolean): Check[] {
  if (hasOwnCode || fallbackHandler !== null) return []
  return [
    {
      id: 'message-handler',
      verdict: 'danger',
      title: 'The account cannot confirm messages',
      reason:
        'It has no fallback handler, which answers `isValidSignature`. Set one first; until then no app can check the signature.',
    },
  ]
}

type Acceptance = {
  readonly signed: number
  readonly threshold: number
  /** Null while signatures are missing. */
  readonly accepted: Read<boolean> | null
  /** What the service says is the complete signature; `0x` where the account signed in a transaction of its own. */
  readonly told: Hex | null
}

/** The complete signature put to the account itself (EIP-1271). One that only the service has counts for nothing before that. */
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
        title: 'A complete signature is claimed',
        reason: `The service sends one, but only ${signed} of ${threshold} owners’ signatures count here. It is not used; ${more} to sign.`,
      }
    return { id, verdict: 'unchecked', title, reason: `It can be asked once ${more} signed.` }
  }
  if (!accepted.ok)
    return { id, verdict: 'unchecked', title, reason: `The account could not be asked: ${accepted.reason}.` }
  if (accepted.value)
    return { id, verdict: 'verified', title, reason: 'Its isValidSignature accepts the complete signature.' }
  return missing > 0
    ? {
        id,
        field: 'preparedSignature',
        verdict: 'caution',
        title: 'Said to be signed by the account itself',
        reason: `The service says so, but the account’s isValidSignature does not confirm it. It counts for nothing; ${signed} of ${threshold} owners have signed.`,
      }
    : {
        id,
        verdict: 'danger',
        title: 'The account refuses the signature',
        reason: 'Its isValidSignature does not accept what the owners signed. The signature is not offered.',
      }
}
