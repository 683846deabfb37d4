import { directionOf, type TransferFacts } from '@countersign/ledger'
import type { Address } from '@countersign/safe'
import type { Move } from '../scan/readMoves.ts'

/** A movement that an event told. Whether it imitates another is not known without the whole past. */
export const transferFacts = (safe: Address, move: Move, timestamp: number): TransferFacts => ({
  ...move,
  safe,
  executedAt: timestamp,
  direction: directionOf(safe, move.from, move.to) === 'OUTGOING' ? 'OUTGOING' : 'INCOMING',
  imitation: false,
})
