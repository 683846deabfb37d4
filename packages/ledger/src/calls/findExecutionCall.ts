import { hashSafeTransaction, isVersionBelow } from '@countersign/safe'
import type { Address, Hex } from '@countersign/safe/light'
import type { SafeCall } from './SafeCall.ts'

type ExecutionCall = Extract<SafeCall, { kind: 'execution' }>

/** How far a tracked nonce may be behind or ahead while history is being filled in. */
const NONCE_WINDOW = 64

type Account = {
  readonly address: Address
  /** Null for an unknown singleton. */
  readonly version: string | null
  /** About the nonce at the time. */
  readonly nonce: number
}

/**
 * The call whose hash the account's event names. The nonce is not in the calldata: it is found by trying.
 *
 * @example
 * findExecutionCall('1', { address: safe, version: '1.3.0', nonce: 7 }, safeTxHash, findCallsOf(transaction))?.nonce
 */
export function findExecutionCall(
  chainId: string,
  account: Account,
  safeTxHash: Hex,
  calls: readonly SafeCall[],
): { call: ExecutionCall; nonce: number } | null {
  const candidates = calls.filter(
    (call): call is ExecutionCall => call.kind === 'execution' && call.safe === account.address,
  )
  const hashOf = (version: string, call: ExecutionCall, nonce: number) =>
    hashSafeTransaction({
      chainId: BigInt(chainId),
      safe: account.address,
      version,
      transaction: { ...call, nonce: BigInt(nonce) },
    })
  for (const version of versionsOf(account))
    for (const nonce of noncesAround(account.nonce))
      for (const call of candidates) if (hashOf(version, call, nonce) === safeTxHash) return { call, nonce }
  return null
}

/** While the past is filled in, the account may be of another release than it was at the time. */
const versionsOf = ({ version }: Account) => {
  const isOld = version !== null && isVersionBelow(version, '1.3.0')
  return isOld ? [version, '1.3.0'] : [version ?? '1.3.0', '1.2.0']
}

function noncesAround(nonce: number): number[] {
  const nonces = [nonce]
  for (let distance = 1; distance <= NONCE_WINDOW; distance += 1) {
    nonces.push(nonce + distance)
    if (nonce >= distance) nonces.push(nonce - distance)
  }
  return nonces
}
