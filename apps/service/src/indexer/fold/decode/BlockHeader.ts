import type { Hex } from '@countersign/safe/light'

/** `time` in epoch milliseconds. */
export type BlockHeader = { number: number; hash: Hex; parentHash: Hex; time: number }
