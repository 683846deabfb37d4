import { wellKnownContracts, type WellKnownContract } from './wellKnownContracts.ts'

/**
 * Finds the well-known contract published at an address of a chain.
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
