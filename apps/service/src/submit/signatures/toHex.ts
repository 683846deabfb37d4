import type { Hex } from '@countersign/primitives'

/** The schema has checked that it is hex. */
export const toHex = (text: string): Hex => `0x${text.slice(2).toLowerCase()}`
