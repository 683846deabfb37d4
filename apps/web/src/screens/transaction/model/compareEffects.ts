import { keyOfMove, type Move } from '@countersign/describe/transaction'
import { type Address, isSameAddress } from '@countersign/primitives'
import type { Held } from '../../../parts/simulation/Predicted.ts'

/** The figures of one side: changes, and balances before them. */
export type Side = {
  readonly moves: readonly Move[]
  readonly held: readonly Held[]
  readonly fee: { readonly payer: Address; readonly cost: bigint; readonly held: bigint | null } | null
}

export type ComparedRow = {
  readonly id: string
  readonly owner: Address
  readonly token: Address | null
  readonly tokenId: bigint | null
  readonly isFee: boolean
  readonly expected: Figure | null
  readonly happened: Figure | null
}

type Figure = { readonly change: bigint; readonly before: bigint | null }

export type ComparedEffects = {
  readonly rows: readonly ComparedRow[]
  /** Rows without the fee whose change differs. */
  readonly different: readonly ComparedRow[]
  /** Rows whose balance before the transaction was another one, with the difference. */
  readonly shifted: readonly (ComparedRow & { readonly by: bigint })[]
}

/** Expected figures beside what happened, row by row; the network fee is a row of its payer, and is an estimate. */
export function compareEffects(expected: Side, happened: Side): ComparedEffects {
  const keys = [...new Map([...expected.moves, ...happened.moves].map((move) => [keyOfMove(move), move])).values()]
  const isFeeOnly = ({ owner, token }: Move) =>
    token === null && happened.fee !== null && isSameAddress(owner, happened.fee.payer)
  const rows = keys
    .filter((move) => !isFeeOnly(move) || expected.moves.some((one) => keyOfMove(one) === keyOfMove(move)))
    .map((move): ComparedRow => ({
      id: keyOfMove(move),
      owner: move.owner,
      token: move.token,
      tokenId: move.tokenId,
      isFee: false,
      expected: figureOf(expected, move),
      happened: figureOf(happened, move),
    }))
    .filter((row) => (row.expected?.change ?? 0n) !== 0n || (row.happened?.change ?? 0n) !== 0n)
  const fee = happened.fee ?? expected.fee
  const feeFigure = (side: Side): Figure | null => side.fee && { change: -side.fee.cost, before: side.fee.held }
  const feeRows: ComparedRow[] =
    fee === null
      ? []
      : [
          {
            id: 'fee',
            owner: fee.payer,
            token: null,
            tokenId: null,
            isFee: true,
            expected: expected.fee && isSameAddress(expected.fee.payer, fee.payer) ? feeFigure(expected) : null,
            happened: feeFigure(happened),
          },
        ]
  return {
    rows: [...rows, ...feeRows],
    different: rows.filter((row) => row.expected && row.happened && row.expected.change !== row.happened.change),
    shifted: rows.flatMap((row) => {
      const [first, second] = [row.expected?.before ?? null, row.happened?.before ?? null]
      return first === null || second === null || first === second ? [] : [{ ...row, by: second - first }]
    }),
  }
}

function figureOf({ moves, held }: Side, key: Omit<Move, 'amount'>): Figure | null {
  const move = moves.find((one) => keyOfMove(one) === keyOfMove(key))
  if (!move) return null
  const balance = held.find((one) => keyOfMove({ ...one, tokenId: null }) === keyOfMove(key))
  return { change: move.amount, before: balance?.value ?? null }
}
