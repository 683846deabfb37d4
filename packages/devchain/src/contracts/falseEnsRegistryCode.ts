import type { Address, Hex } from 'viem'

/**
 * Runtime code of a false ENS registry: it is its own resolver for every name, and resolves every name to one
 * address.
 *
 * @example
 * const registry = '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e'
 * await devClient(rpcUrl).setCode({ address: registry, bytecode: falseEnsRegistryCode(eve) })
 */
export const falseEnsRegistryCode = (leadsTo: Address): Hex =>
  // `addr(bytes32)` (0x3b3b57de) jumps to byte 0x18 and returns the address; every other call returns the contract
  // itself.
  `0x60003560e01c633b3b57de146018573060005260206000f35b73${leadsTo.slice(2).toLowerCase()}60005260206000f3`
