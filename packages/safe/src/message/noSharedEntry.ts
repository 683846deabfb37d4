import type { Hex } from '@countersign/primitives'

/** `previous` of the first version of an entry. */
export const NO_SHARED_ENTRY: Hex = `0x${'0'.repeat(64)}`
