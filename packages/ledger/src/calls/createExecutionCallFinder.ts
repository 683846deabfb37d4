import { domainVersions, hashSafeTransaction } from '@countersign/safe'
import type { Address, Hex } from '@countersign/primitives'
import { groupBy } from '../lists/groupBy.ts'
import type { SafeCall } from './SafeCall.ts'

type ExecutionCall = Extract<SafeCall, { kind: 'execution' }>

/** The distance that a tracked nonce may be behind or ahead while the indexer fills in history. */
const NONCE_WINDOW = 64
/**
 * The most work on calls of one account in one Ethereum transaction, in hashes. A contract can emit thousands of outcomes that belong to none
 * of thousands of calls, and each pair has 258 hashes. Afterwards only the next call is tried, with the expected nonce.
 */
const MOST_HASHES = 10_000
/** The characters of calldata that cost as much as one more hash. */
const CHARACTERS_PER_HASH = 1_000

type Account = {
  readonly address: Address
  /** Null for an unknown singleton. */
  readonly version: string | null
  /** The approximate nonce at that time. */
  readonly nonce: number
}

/** Finds the call whose hash an account's event contains. */
export type ExecutionCallFinder = (
  account: Account,
  safeTxHash: Hex,
) => { readonly call: ExecutionCall; readonly nonce: number } | null

/**
 * Prepares the calls of one Ethereum transaction for its events. Calldata does not contain the nonce, so the finder tries nonces near the
 * tracked one.
 *
 * @example
 * const calls = findCallsOf({ from: alice, to: safe, input: encodeExecTransaction(transaction, '0x') })
 * const findCall = createExecutionCallFinder('1', calls)
 * findCall({ address: safe, version: '1.4.1', nonce: 6 }, safeTxHash)?.nonce // 7
 */
export function createExecutionCallFinder(chainId: string, calls: readonly SafeCall[]): ExecutionCallFinder {
  const accounts = new Map(
    [...groupBy(calls.filter(isExecution), ({ safe }) => safe)].map(([safe, own]) => [
      safe,
      { calls: own, left: MOST_HASHES },
    ]),
  )
  return (account, safeTxHash) => {
    const own = accounts.get(account.address)
    if (own === undefined) return null
    for (const [version, nonce, at] of attempts(account, own)) {
      const call = own.calls[at]
      if (call === undefined) continue
      own.left -= 1 + call.data.length / CHARACTERS_PER_HASH
      const transaction = { ...call, nonce: BigInt(nonce) }
      const hash = hashSafeTransaction({ chainId: BigInt(chainId), safe: account.address, version, transaction })
      if (hash !== safeTxHash) continue
      // The others are tried first for the next event, so that a batch costs one hash for each execution.
      own.calls.push(...own.calls.splice(at, 1))
      return { call, nonce }
    }
    return null
  }
}

const isExecution = (call: SafeCall): call is ExecutionCall => call.kind === 'execution'

/**
 * Version, nonce and place of a call, the likely ones first: the next call with the expected nonce, another call, another nonce. Together they
 * cost a batch one hash for each execution.
 */
function* attempts(
  { version, nonce }: Account,
  own: { readonly calls: readonly ExecutionCall[]; readonly left: number },
): Generator<readonly [version: string, nonce: number, at: number]> {
  const [release, other] = domainVersions(version)
  const nonces = noncesAround(nonce)
  for (let at = 0; at < own.calls.length; at += 1) {
    yield [release, nonce, at]
    if (own.left <= 0) return
  }
  for (const near of nonces) yield [release, near, 0]
  for (const domain of [release, other])
    for (const near of nonces)
      for (let at = 0; at < own.calls.length; at += 1) {
        if (own.left <= 0) return
        yield [domain, near, at]
      }
}

function noncesAround(nonce: number): number[] {
  const nonces = [nonce]
  for (let distance = 1; distance <= NONCE_WINDOW; distance += 1) {
    nonces.push(nonce + distance)
    if (nonce >= distance) nonces.push(nonce - distance)
  }
  return nonces
}
