import type { ApprovalCandidate } from '@countersign/api'
import type { Address, Hex } from '@countersign/primitives'

/** A token approval as the chain states it at one block. */
export type Approval = {
  readonly kind: ApprovalCandidate['kind']
  readonly token: Address
  readonly spender: Address
  /** Only for `ERC721`. */
  readonly tokenId: bigint | null
  /** In the token's smallest unit; null for NFTs. */
  readonly allowance: bigint | null
  readonly isUnlimited: boolean
  /** The account's balance of the token, or its number of NFTs of the collection; null when the contract does not state it. */
  readonly held: bigint | null
  /** What the spender could take at that block: an amount, or a number of NFTs; null when it is not known. */
  readonly takeable: bigint | null
  readonly symbol: string
  /** Null for NFTs and for tokens without decimals. */
  readonly decimals: number | null
  /** End of an allowance of Permit2, epoch milliseconds; null without one. */
  readonly expiresAt: number | null
  /** Whether the spender is a contract. */
  readonly isContract: boolean
  /** The last event about it, as the source of the candidate states it. No decision depends on it. */
  readonly changedAt: number
  readonly changedBlock: number
  readonly changedBy: Hex
}

/** Names an approval of one account. */
export const approvalId = ({
  kind,
  token,
  spender,
  tokenId,
}: Pick<Approval, 'kind' | 'token' | 'spender' | 'tokenId'>): string =>
  [kind, token, spender, tokenId ?? ''].join(' ').toLowerCase()

export const isNft = ({ kind }: Pick<Approval, 'kind'>): boolean => kind === 'ERC721' || kind === 'OPERATOR'

/** Amounts of a fungible token can be lowered; NFTs can only be revoked. */
export const canBeLowered = ({ kind, decimals }: Pick<Approval, 'kind' | 'decimals'>): boolean =>
  !isNft({ kind }) && decimals !== null
