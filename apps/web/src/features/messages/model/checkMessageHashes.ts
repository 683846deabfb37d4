import type { Hex } from '@countersign/safe/light'
import type { ChainState } from '../../../shared/rpc/readChainState.ts'
import type { Check, Read } from '../../../shared/review/Check.ts'
import type { ReviewedMessage } from './ReviewedMessage.ts'

/** The hash the service names the message by, against the one computed here. A draft has none yet. */
export function checkServiceMessageHash({ safeMessageHash }: ReviewedMessage, claimed: Hex | null): Check {
  const id = 'service-hash'
  const title = 'Hash rebuilt here'
  if (claimed === null)
    return {
      id,
      verdict: 'verified',
      title,
      reason: 'Computed in this page from what is shown; nothing came over the wire.',
    }
  return claimed.toLowerCase() === safeMessageHash
    ? {
        id,
        verdict: 'verified',
        title,
        reason: 'The hash computed in this page equals the one the service names it by.',
      }
    : {
        id,
        verdict: 'danger',
        title: 'The service names another hash',
        reason: `Computed here for this account: ${safeMessageHash}. Said by the service: ${claimed}. Do not sign: the text may have been changed, or it is a message of another account.`,
      }
}

/** `getMessageHash` as the account answers it: a second implementation, on the chain. */
export function checkContractMessageHash({ safeMessageHash }: ReviewedMessage, contract: Read<Hex>): Check {
  const id = 'contract-hash'
  if (!contract.ok)
    return {
      id,
      verdict: 'unchecked',
      title: 'Hash by the contract',
      reason: `The account could not be asked: ${contract.reason}.`,
    }
  return contract.value.toLowerCase() === safeMessageHash
    ? {
        id,
        verdict: 'verified',
        title: 'Hash by the contract',
        reason: 'The account’s own code computes the same hash.',
      }
    : {
        id,
        verdict: 'danger',
        title: 'The contract computes another hash',
        reason: `Computed here: ${safeMessageHash}. By the contract: ${contract.value}. A signature would not be valid.`,
      }
}

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
