import { developmentModules, findKnownModules } from '@countersign/chains'
import type { PublishedCode } from '@countersign/safe/checks'
import { type Address, isSameAddress } from '@countersign/primitives'
import { publishedAt } from '@countersign/describe/transaction'

/**
 * The published code at an address of a chain: known Safe contracts, modules and guards, and on the local chains the contracts that this
 * project deploys. On other chains those are unknown code.
 *
 * @example
 * publishedCode('1', usdc)[0]?.name
 */
export const publishedCode = (chainId: string, address: Address): PublishedCode[] => [
  ...publishedAt(address),
  ...publishedPowers(chainId, address),
  ...developmentModules
    .filter((module) => module.chainIds.includes(chainId) && isSameAddress(module.address, address))
    .map(({ name, codeHash, lets }) => ({ name, version: '', codeHash, lets })),
]

/**
 * Modules and guards only: contracts that an account may use through a minimal proxy.
 *
 * @example
 * publishedPowers('1', usdc).length > 0
 */
export const publishedPowers = (chainId: string, address: Address): PublishedCode[] =>
  findKnownModules(address, chainId).map(({ name, version, codeHash }) => ({ name, version, codeHash }))
