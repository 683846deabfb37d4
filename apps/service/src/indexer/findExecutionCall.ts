import { hashSafeTransaction } from '@countersign/safe'
import type { Hex } from '@countersign/safe/light'
import type { AccountState } from './accountState.ts'
import type { SafeCall } from './safeCall.ts'

type ExecutionCall = Extract<SafeCall, { kind: 'execution' }>

/** How far a tracked nonce may be behind or ahead while history is being filled in. */
const NONCE_WINDOW = 64

/** The call whose hash the account's event names. The nonce is not in the calldata: it is found by trying. */
export function findExecutionCall(
  chainId: string,
  account: AccountState,
  safeTxHash: Hex,
  calls: readonly SafeCall[],
): { call: ExecutionCall; nonce: number } | null {
  const candidates = calls.filter(
    (call): call is ExecutionCall => call.kind === 'execution' && call.safe === account.address,
  )
  for (const nonce of noncesAround(account.nonce))
    for (const call of candidates) {
      const hash = hashSafeTransaction({
        chainId: BigInt(chainId),
        safe: account.address,
        version: account.version ?? '1.3.0',
        transaction: {
          ...call,
          nonce: BigInt(nonce),
        },
      })
      if (hash === safeTxHash) return { call, nonce }
    }
  return null
}

function noncesAround(nonce: number): number[] {
  const nonces = [nonce]
  for (let distance = 1; distance <= NONCE_WINDOW; distance += 1) {
    nonces.push(nonce + distance)
    if (nonce >= distance) nonces.push(nonce - distance)
  }
  return nonces
}
