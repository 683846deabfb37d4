import { WalletError } from '../../data/wallet/WalletError.ts'
import { ReviewError } from './ReviewError.ts'
import type { SigningStep } from './SigningState.ts'

/**
 * Whether a failure stops signing until the hashes were compared on another machine. In known attacks the signers saw errors and tried
 * again, and each try signed something else. Data for the wallet that differs from what was shown stops at every step. A wallet that fails
 * stops only the signing step, because a chain refuses transactions for many ordinary reasons. A request that the user refused or closed in
 * the wallet never stops.
 */
export function isAbnormal(cause: unknown, step: SigningStep | null): boolean {
  if (cause instanceof ReviewError)
    return cause.code === 'hash-differs' || (cause.code === 'wrong-signer' && step === 'signing')
  return step === 'signing' && cause instanceof WalletError && cause.code === 'failed'
}
