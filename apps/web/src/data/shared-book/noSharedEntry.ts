import type { Hex } from '@countersign/primitives'

/** As in `@countersign/safe`, whose main entry contains viem and is loaded later. */
export const NO_SHARED_ENTRY: Hex = `0x${'0'.repeat(64)}`
