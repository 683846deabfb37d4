import { wellKnownContracts, type WellKnownContract } from './wellKnownContracts.ts'

/**
 * Which contract of common use is published at an address of a chain.
 *
 * @param address in any letter case
 * @param chainId decimal
 * @example
 * findWellKnownContract('0x000000000022d473030f116ddee9f6b43ac78ba3', '1')?.name // 'Permit2'
 */
export const findWellKnownContract = (address: string, chainId: string): WellKnownContract | undefined =>
  wellKnownContracts.find(
    (one) =>
      one.address.toLowerCase() === address.toLowerCase() && (one.chainIds === null || one.chainIds.includes(chainId)),
  )
