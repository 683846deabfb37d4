import type { Address } from './Address.ts'

const SHAPE = /^0x[0-9a-fA-F]{40}$/

/**
 * Whether a text has the shape of an address; says nothing about its checksum.
 *
 * @example
 * isAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266') // true
 */
export function isAddress(text: string): text is Address {
  return SHAPE.test(text)
}
