import { coinsOfCall, directionOf, type Call, type LogPosition, type TransferFacts } from '@countersign/ledger'
import type { Address } from '@countersign/primitives'
import type { Move } from '../scan/readMoves.ts'

type PlacedTransfer = TransferFacts & { readonly blockNumber: number }

/** A transfer from an event. Whether it imitates another is unknown without the whole history. */
export const transferFacts = (safe: Address, move: Move, timestamp: number): PlacedTransfer => ({
  ...move,
  safe,
  executedAt: timestamp,
  direction: directionOf(safe, move.from, move.to) === 'OUTGOING' ? 'OUTGOING' : 'INCOMING',
  imitation: false,
})

/** The coins that a call of the account sent, which no event reports. A failed call sent none. */
export const coinFacts = (
  safe: Address,
  { transactionHash, blockNumber, logIndex, failed }: LogPosition & { readonly failed: boolean },
  call: Call | null,
  timestamp: number,
): PlacedTransfer[] =>
  (failed || call === null ? [] : coinsOfCall(call, logIndex)).map(({ to, value, place }) => ({
    safe,
    id: `i${transactionHash.slice(2)}${place}`,
    transactionHash,
    blockNumber,
    executedAt: timestamp,
    kind: 'NATIVE',
    token: null,
    from: safe,
    to,
    value,
    amount: null,
    direction: 'OUTGOING',
    imitation: false,
  }))
