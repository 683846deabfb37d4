import type { TransactionStatus } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import type { AppClaim } from './appClaim.ts'

export type RowKind = 'send' | 'receive' | 'batch' | 'settings' | 'cancel' | 'contract' | 'creation'

/** A transaction in a list, in words. Lists contain no bytes, so all of it comes from the service. */
export type TransactionRowModel = {
  readonly id: string
  readonly kind: RowKind
  /** What caused it: signatures of owners, a module, or an outside address. */
  readonly origin: 'multisig' | 'module' | 'outside'
  readonly title: string
  /** The second line, in order. `note` and `app` are claims of the service. */
  readonly meta: readonly RowMeta[]
  readonly amount: RowAmount | null
  /** For a batch: how many assets leave besides that of `amount`. */
  readonly otherAssets?: number
  /** Every call is known to move nothing. */
  readonly movesNothing?: boolean
  readonly status: TransactionStatus
  readonly nonce: number | null
  readonly timestamp: number
  readonly txHash: string | null
  /** The addresses that take part, in lower case, for the search. */
  readonly addresses: readonly string[]
  /** A token that is not trusted, or a transfer that imitates an earlier one. */
  readonly suspicious: 'imitation' | 'untrusted' | null
}

/** A remark in the second line of a row, and whose word it is. */
export type RowMeta = {
  readonly text: string
  readonly source?: 'service'
  readonly address?: Address
  /** The app that claims to have proposed the transaction. */
  readonly app?: AppClaim
}

export type RowAmount = {
  readonly sign: '+' | '−' | ''
  /** The exact number with separators. */
  readonly text: string
  readonly symbol: string
  /** Null for the native currency. */
  readonly token: Address | null
  /** The id of an ERC-721 token. */
  readonly tokenId?: string
  readonly value: bigint
  readonly decimals: number
}
