import type { Hex } from '@countersign/primitives'

/** `time` in epoch milliseconds. */
export type BlockHeader = { number: number; hash: Hex; parentHash: Hex; time: number }
