import { movesOf, type Flow, type Move } from '@countersign/describe/transaction'
import type { Address } from '@countersign/primitives'
import type { Foreseen } from './Foreseen.ts'

/** Changes without balances: what bytes or a record say, where no chain is read. */
export const foreseenFromMoves = (moves: readonly Move[]): Foreseen => ({
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

export const foreseenFromCalls = (safe: Address, flows: readonly Flow[]): Foreseen =>
  foreseenFromMoves(movesOf(safe, flows))
