import type { Address } from '@countersign/primitives'
import type { Flow } from './flowOf.ts'

/** What one holder gains or loses of one asset. */
export type Move = {
  readonly owner: Address
  /** Null for the native currency. */
  readonly token: Address | null
  /** Set for a collectible. */
  readonly tokenId: bigint | null
  /** In the smallest unit; negative for a loss. */
  readonly amount: bigint
}

/**
 * The gains and losses that follow from the calls alone, in the order of the calls: what the account pays, and what the recipients get.
 *
 * @param flows from `flowOf`
 * @example
 * movesOf(people.treasury, flowOf(callTreeOf(payment, viewFixture, null).nodes)).map(({ amount }) => amount)
 * // [-1000000000000000000n, 1000000000000000000n]
 */
export const movesOf = (safe: Address, flows: readonly Flow[]): Move[] =>
  mergeMoves(
    flows.flatMap(({ kind, token, tokenId, amount, to }): Move[] =>
      kind === 'out' && amount !== null
        ? [
            { owner: safe, token, tokenId, amount: -amount },
            { owner: to, token, tokenId, amount },
          ]
        : [],
    ),
  )

/**
 * Adds up the moves of each holder and asset, and drops those that cancel out.
 *
 * @example
 * const move = { owner: people.kestrel, token: null, tokenId: null, amount: 5n }
 * mergeMoves([move, { ...move, amount: -2n }]).map(({ amount }) => amount) // [3n]
 */
export function mergeMoves(moves: readonly Move[]): Move[] {
  const sums = new Map<string, Move>()
  for (const move of moves) {
    const key = keyOfMove(move)
    sums.set(key, { ...move, amount: move.amount + (sums.get(key)?.amount ?? 0n) })
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0n)
}

/**
 * Names the holder and the asset of a move.
 *
 * @example
 * keyOfMove({ owner: people.kestrel, token: null, tokenId: null }) // '0x1111111111111111111111111111111111111111 native '
 */
export const keyOfMove = ({ owner, token, tokenId }: Omit<Move, 'amount'>): string =>
  `${owner} ${token ?? 'native'} ${tokenId ?? ''}`.toLowerCase()
