import type { MovedAsset, Transaction, TransferInfo } from '@countersign/api'
import type { Address, Hex } from '@countersign/primitives'
import { tokenOrContractAddress } from '../names/addressInfo.ts'
import type { TokenIndex } from '../tokens/LedgerToken.ts'

/**
 * An amount of native currency or tokens that moved from or to an account.
 *
 * @example
 * const facts: TransferFacts = { safe, id: 'e1234…5', kind: 'ERC20', token: usdc, from, to: safe, value: 5n, amount: null, direction: 'INCOMING', … }
 */
export type TransferFacts = {
  readonly safe: Address
  /** `e` (from an event) or `i` (from a call), the Ethereum transaction hash without `0x`, the position. */
  readonly id: string
  readonly transactionHash: Hex
  /** Epoch milliseconds. */
  readonly executedAt: number
  readonly kind: 'NATIVE' | 'ERC20' | 'ERC721' | 'ERC1155'
  /** Null for the native currency. */
  readonly token: Address | null
  readonly from: Address
  readonly to: Address
  /** Base units, or the id of a token with ids. */
  readonly value: bigint
  /** The amount of that id, for ERC-1155. */
  readonly amount: bigint | null
  /** From the account's view. */
  readonly direction: 'INCOMING' | 'OUTGOING'
  /** Whether the transfer imitates another counterparty of the account. */
  readonly imitation: boolean
}

/**
 * A movement that belongs to no transaction of the account, as a list row.
 *
 * @example
 * toTransferTransaction(transferFacts, tokens).txInfo.type // 'Transfer'
 */
export function toTransferTransaction(facts: TransferFacts, tokens: TokenIndex): Transaction {
  return {
    id: transferId(facts),
    timestamp: facts.executedAt,
    txHash: facts.transactionHash,
    txStatus: 'SUCCESS',
    txInfo: { type: 'Transfer', humanDescription: null, ...toMovement(facts, tokens) },
    executionInfo: null,
    safeAppInfo: null,
    note: null,
  }
}

/**
 * The same movement inside the details of the transaction that caused it.
 *
 * @example
 * toMovedAsset(transferFacts, tokens).id // transferFacts.id
 */
export const toMovedAsset = (facts: TransferFacts, tokens: TokenIndex): MovedAsset => ({
  id: facts.id,
  ...toMovement(facts, tokens),
})

const toMovement = (facts: TransferFacts, tokens: TokenIndex) => ({
  sender: tokenOrContractAddress(facts.from, tokens),
  recipient: tokenOrContractAddress(facts.to, tokens),
  direction: facts.direction,
  transferInfo: toTransferInfo(facts, tokens),
})

function toTransferInfo(facts: TransferFacts, tokens: TokenIndex): TransferInfo {
  if (facts.kind === 'NATIVE' || facts.token === null)
    return { type: 'NATIVE_COIN', value: facts.value, ...(facts.imitation ? { imitation: true } : {}) }
  const token = tokens.get(facts.token)
  const about = {
    tokenAddress: facts.token,
    tokenName: token?.name || null,
    tokenSymbol: token?.symbol || null,
    logoUri: null,
    trusted: token?.trusted ?? false,
  }
  const tokenId = facts.value.toString()
  switch (facts.kind) {
    case 'ERC721':
      return { type: 'ERC721', ...about, tokenId }
    case 'ERC1155':
      return { type: 'ERC721', ...about, tokenId, standard: 'ERC1155', amount: facts.amount ?? 0n }
    case 'ERC20':
      return {
        type: 'ERC20',
        ...about,
        value: facts.value,
        decimals: token?.decimals ?? null,
        imitation: facts.imitation,
      }
  }
}

/**
 * The addresses whose tokens {@link toTransferTransaction} looks up.
 *
 * @example
 * addressesOfTransfer(transferFacts) // [usdc, recipient, safe]
 */
export const addressesOfTransfer = ({ token, from, to }: Pick<TransferFacts, 'token' | 'from' | 'to'>) => [
  token,
  from,
  to,
]

/**
 * The id of a movement that is a list row of its own.
 *
 * @example
 * transferId({ safe, id: 'e1234…5' }) // 'transfer_0x5aFE…_e1234…5'
 */
export const transferId = ({ safe, id }: Pick<TransferFacts, 'safe' | 'id'>): string => `transfer_${safe}_${id}`
