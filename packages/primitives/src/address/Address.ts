import type { Hex } from '../hex/Hex.ts'

/**
 * The 20 bytes of an account or contract, spelled with the EIP-55 checksum wherever this package returns one.
 *
 * @example
 * const owner: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
 */
export type Address = Hex
