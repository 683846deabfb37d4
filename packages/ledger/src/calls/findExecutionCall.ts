import { hashSafeTransaction, isVersionBelow } from '@countersign/safe'
import type { Address, Hex } from '@countersign/primitives'
import type { SafeCall } from './SafeCall.ts'

type ExecutionCall = Extract<SafeCall, { kind: 'execution' }>

/** The distance that a tracked nonce may be behind or ahead while the indexer fills in history. */
const NONCE_WINDOW = 64

type Account = {
  readonly address: Address
  /** Null for an unknown singleton. */
  readonly version: string | null
  /** The approximate nonce at that time. */
  readonly nonce: number
}

/**
 * Finds the call whose hash the account's event contains. Calldata does not contain the nonce, so the function tries
 * nonces near the tracked one.
 *
 * @example
 * const calls = findCallsOf({ from: alice, to: safe, input: encodeExecTransaction(transaction, '0x') })
 * findExecutionCall('1', { address: safe, version: '1.4.1', nonce: 6 }, safeTxHash, calls)?.nonce // 7
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

/** While the indexer fills in history, the account may have another release now than at that time. */
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
