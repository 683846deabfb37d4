import type { ChainState } from '../../../shared/rpc/readChainState.ts'
import type { Check, Read } from '../../../shared/review/Check.ts'

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
}

/** The complete signature put to the account itself (EIP-1271). */
export function checkAcceptance({ signed, threshold, accepted }: Acceptance): Check {
  const id = 'account-signature'
  const title = 'Confirmed by the account'
  if (accepted === null) {
    const missing = threshold - signed
    return {
      id,
      verdict: 'unchecked',
      title,
      reason: `It can be asked once ${missing === 1 ? 'one more owner has' : `${missing} more owners have`} signed.`,
    }
  }
  if (!accepted.ok)
    return { id, verdict: 'unchecked', title, reason: `The account could not be asked: ${accepted.reason}.` }
  return accepted.value
    ? { id, verdict: 'verified', title, reason: 'Its isValidSignature accepts the complete signature.' }
    : {
        id,
        verdict: 'danger',
        title: 'The account refuses the signature',
        reason: 'Its isValidSignature does not accept what the owners signed. The signature is not offered.',
      }
}
