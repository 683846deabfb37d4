import type { Chain } from '@countersign/api'
import { hashSafeTransaction } from '@countersign/safe'
import type { StatedTransaction } from './QueueFile.ts'

/** Since this version, the hash contains the chain. Earlier hashes are right on every chain. */
const VERSION = '1.3.0'

/**
 * The network on which most of the stated hashes are right. It only chooses an entry of a list: the hash is compared again with the version that
 * the chain states.
 * @returns null if they are right on none
 */
export function guessChain(transactions: readonly StatedTransaction[], chains: readonly Chain[]): Chain | null {
  const counted = chains.map((chain) => ({
    chain,
    count: transactions.filter(
      ({ safe, safeTxHash, transaction }) =>
        hashSafeTransaction({ chainId: BigInt(chain.chainId), safe, version: VERSION, transaction }) === safeTxHash,
    ).length,
  }))
  const best = counted.toSorted((one, other) => other.count - one.count)[0]
  return best === undefined || best.count === 0 ? null : best.chain
}
