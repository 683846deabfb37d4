import { SafeError } from '../errors/SafeError.ts'
import { typedDataMessages as messages } from './typedDataMessages.ts'

/** A chain id as the JSON number wallets expect in an EIP-712 domain. Throws `number/out-of-range` above 2^53. */
export function domainChainId(chainId: bigint): number {
  if (chainId < 0n || chainId > BigInt(Number.MAX_SAFE_INTEGER)) {
    throw new SafeError('number/out-of-range', messages.chainIdTooLarge(chainId), {
      value: chainId,
      bits: 53,
    })
  }
  return Number(chainId)
}
