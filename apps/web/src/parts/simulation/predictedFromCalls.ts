import { movesOf, type Flow, type Move } from '@countersign/describe/transaction'
import type { Address } from '@countersign/primitives'
import type { Predicted } from './Predicted.ts'

/** Changes without balances: what bytes or a record say, where no chain is read. */
export const predictedFromMoves = (moves: readonly Move[]): Predicted => ({
  position: { kind: 'next' },
  block: 0n,
  at: 0,
  source: 'calls',
  moves,
  held: [],
  permissions: null,
  changes: [],
  fee: null,
})

export const predictedFromCalls = (safe: Address, flows: readonly Flow[]): Predicted =>
  predictedFromMoves(movesOf(safe, flows))
