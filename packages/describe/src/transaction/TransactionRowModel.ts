import type { TransactionStatus } from '@countersign/api'
import type { Address } from '@countersign/safe/light'
import type { AppClaim } from './appClaim.ts'

export type RowKind = 'send' | 'receive' | 'batch' | 'settings' | 'cancel' | 'contract' | 'creation'

/** A transaction of a list, in words. Lists carry no bytes: what it says comes from the service. */
export type TransactionRowModel = {
  readonly id: string
  readonly kind: RowKind
  /** Who caused it: signatures, a module, or somebody else. */
  readonly origin: 'multisig' | 'module' | 'outside'
  readonly title: string
  /** Second line, in order; `note` and `app` are claims of the service. */
  readonly meta: readonly RowMeta[]
  readonly amount: RowAmount | null
  readonly status: TransactionStatus
  readonly nonce: number | null
  readonly timestamp: number
  readonly txHash: string | null
  /** Addresses that take part, lower case, to search by. */
  readonly addresses: readonly string[]
  /** A token nobody vouches for, or an imitation of an earlier transfer. */
  readonly suspicious: 'imitation' | 'untrusted' | null
}

export type RowMeta = {
  readonly text: string
  readonly source?: 'service'
  readonly address?: Address
  /** The app that says it proposed this, for what stands in the text. */
  readonly app?: AppClaim
}

export type RowAmount = {
  readonly sign: '+' | '−' | ''
  /** Exact number with separators. */
  readonly text: string
  readonly symbol: string
  /** Null for the native currency. */
  readonly token: Address | null
  /** Of an ERC-721 token. */
  readonly tokenId?: string
  readonly value: bigint
  readonly decimals: number
}
