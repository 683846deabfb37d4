import type { Hex } from '../hex/Hex.ts'

/**
 * The 20 bytes of an account or contract. Every function of this package returns addresses with the EIP-55 checksum.
 *
 * @example
 * const owner: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
 */
export type Address = Hex
