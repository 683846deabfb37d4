import { SafeError } from '../errors/SafeError.ts'

/** A chain id as the JSON number wallets expect in an EIP-712 domain. Throws `number/out-of-range` above 2^53. */
export function domainChainId(chainId: bigint): number {
  if (chainId < 0n || chainId > BigInt(Number.MAX_SAFE_INTEGER)) {
    throw new SafeError('number/out-of-range', `Chain id ${chainId} does not fit a JSON number.`, {
      value: chainId,
      bits: 53,
    })
  }
  return Number(chainId)
}
