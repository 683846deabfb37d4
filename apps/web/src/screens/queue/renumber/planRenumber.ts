import { isSameAddress, type Address, type Hex } from '@countersign/primitives'
import type { SafeTransactionData } from '@countersign/safe/light'
import { isRejection } from '../../../parts/transaction/isRejection.ts'

/** A waiting transaction, as the page checked it. */
export type Candidate = {
  readonly hash: Hex
  readonly nonce: bigint
  /** The fields that hash to `hash`; null if the page could not check them. */
  readonly signed: SafeTransactionData | null
  /** Owners whose signatures the page checked, on-chain approvals included. */
  readonly signedBy: readonly Address[]
  /** Owners whose signatures may exist: also those that the page could not check. */
  readonly mayHaveSigned: readonly Address[]
  /** Who may delete it at the service. */
  readonly authors: readonly Address[]
  readonly note: string
}

/** Why a transaction keeps its number. */
export type StayReason =
  /** Enough signatures exist: the old one could execute as well, and pay a second time. */
  | 'executable'
  /** Another address proposed it, and only that address can delete it. */
  | 'not-yours'
  /** Several transactions have its number. */
  | 'conflict'
  /** It exists to use its number. */
  | 'rejection'
  /** Its fields do not hash to its hash, or its details could not be read. */
  | 'unread'

export type RenumberPlan<Row extends Candidate = Candidate> = {
  /** In order; each takes the number before the next. */
  readonly moves: readonly { readonly row: Row; readonly to: bigint }[]
  /** The first that keeps its number. Nothing behind it moves, because it would overtake it. */
  readonly stay: { readonly row: Row; readonly why: StayReason } | null
  /** Moved transactions whose old number nothing takes, and whose signatures remain valid there. */
  readonly open: readonly Row[]
}

type Input<Row extends Candidate> = {
  readonly waiting: readonly Row[]
  readonly safe: Address
  /** The first number of the gap. */
  readonly gap: bigint
  readonly threshold: number
  readonly wallet: Address | null
}

/**
 * Which transactions behind a gap can be proposed again with lower numbers. Only a transaction that no known set of signatures can execute
 * moves: the old one stays valid at its old number, and with enough signatures it would pay a second time.
 */
export function planRenumber<Row extends Candidate>({
  waiting,
  safe,
  gap,
  threshold,
  wallet,
}: Input<Row>): RenumberPlan<Row> {
  const behind = waiting.filter(({ nonce }) => nonce > gap).toSorted((a, b) => Number(a.nonce - b.nonce))
  const reasonOf = (row: Row): StayReason | null => {
    if (behind.some((other) => other !== row && other.nonce === row.nonce)) return 'conflict'
    if (row.signed === null) return 'unread'
    if (isRejection(row.signed, safe)) return 'rejection'
    if (row.mayHaveSigned.length >= threshold) return 'executable'
    const isYours = wallet !== null && row.authors.some((author) => isSameAddress(author, wallet))
    return isYours ? null : 'not-yours'
  }
  const at = behind.findIndex((row) => reasonOf(row) !== null)
  const staying = behind[at]
  const why = staying ? reasonOf(staying) : null
  const moves = (at < 0 ? behind : behind.slice(0, at)).map((row, index) => ({ row, to: gap + BigInt(index) }))
  const last = moves.at(-1)?.to ?? gap
  return {
    moves,
    stay: staying && why ? { row: staying, why } : null,
    open: moves.flatMap(({ row }) => (row.nonce > last && row.mayHaveSigned.length > 0 ? [row] : [])),
  }
}

/** The signatures that must be given again, by owner, most first. */
export function signaturesAgain({ moves }: RenumberPlan): { readonly owner: Address; readonly count: number }[] {
  const counts = new Map<string, { owner: Address; count: number }>()
  for (const owner of moves.flatMap(({ row }) => row.signedBy)) {
    const known = counts.get(owner.toLowerCase())
    counts.set(owner.toLowerCase(), { owner, count: (known?.count ?? 0) + 1 })
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count)
}
