import { formatUnits } from '@countersign/primitives'
import { splitNote } from '@countersign/safe/light'
import { decodeData } from '../decode/decodeData.ts'
import type { Call } from '../describe/toTransactionInfo.ts'
import type { MultisigFacts } from '../rows/MultisigFacts.ts'
import type { CreationFacts } from '../rows/toCreationTransaction.ts'
import { isUnknownModuleCall, type ModuleFacts } from '../rows/toModuleTransaction.ts'
import type { TransferFacts } from '../rows/toTransferTransaction.ts'
import type { TokenIndex } from '../tokens/LedgerToken.ts'
import type { NativeCurrency } from '../tokens/toTokenInfo.ts'
import { EMPTY_ROW, type ExportRow } from './ExportRow.ts'

const toDate = (time: number) => new Date(time).toISOString()

/**
 * The creation as a line of an export; null if it was not indexed.
 *
 * @example
 * toCreationRow({ ...creationFacts, createdBlock: 5 })?.type // 'CREATION'
 */
export function toCreationRow(facts: CreationFacts & { readonly createdBlock: number | null }): ExportRow | null {
  if (facts.createdAt === null || facts.creationTransactionHash === null) return null
  return {
    ...EMPTY_ROW,
    type: 'CREATION',
    date: toDate(facts.createdAt),
    blockNumber: facts.createdBlock,
    transactionHash: facts.creationTransactionHash,
    executor: facts.creator,
  }
}

/**
 * A transaction that owners signed, as a line of an export.
 *
 * @param blockNumber the block of the execution
 * @example
 * toMultisigRow(multisigFacts, 5).status // 'SUCCESS'
 */
export function toMultisigRow(row: MultisigFacts, blockNumber: number): ExportRow {
  return {
    ...EMPTY_ROW,
    type: 'MULTISIG',
    date: toDate(row.executedAt ?? row.submittedAt),
    blockNumber,
    transactionHash: row.executedTransactionHash ?? '0x',
    status: row.failed ? 'FAILED' : 'SUCCESS',
    nonce: row.nonce,
    safeTxHash: row.safeTxHash,
    // If only the outcome of the execution is known, its call is not.
    ...(row.isStub ? {} : describeCall(row)),
    executor: row.executor,
    // Ownership proofs of new owners are stored at the end of the note and are not exported.
    note: row.note === null ? null : splitNote(row.note).note || null,
  }
}

/**
 * A transaction of a module, as a line of an export.
 *
 * @example
 * toModuleRow({ ...moduleFacts, blockNumber: 5 }).module // first
 */
export function toModuleRow(row: ModuleFacts & { readonly blockNumber: number }): ExportRow {
  return {
    ...EMPTY_ROW,
    type: 'MODULE',
    date: toDate(row.executedAt),
    blockNumber: row.blockNumber,
    transactionHash: row.transactionHash,
    status: row.failed ? 'FAILED' : 'SUCCESS',
    module: row.module,
    ...(isUnknownModuleCall(row) ? {} : describeCall(row)),
  }
}

const describeCall = ({ to, data, value }: Call) => ({
  method: decodeData(data, to)?.method ?? null,
  counterparty: to,
  value: value.toString(),
})

/**
 * One movement of value, as a line of an export.
 *
 * @example
 * toTransferRow({ ...transferFacts, blockNumber: 5 }, tokens, { name: 'Ether', symbol: 'ETH', decimals: 18 }).amount // '1.5'
 */
export function toTransferRow(
  row: TransferFacts & { readonly blockNumber: number },
  tokens: TokenIndex,
  native: NativeCurrency,
): ExportRow {
  const token = row.token === null ? undefined : tokens.get(row.token)
  const isNative = row.token === null
  const isCollectible = row.kind === 'ERC721' || row.kind === 'ERC1155'
  const pieces = (row.amount ?? 1n).toString()
  const decimals = isCollectible ? null : isNative ? native.decimals : (token?.decimals ?? null)
  return {
    ...EMPTY_ROW,
    type: 'TRANSFER',
    date: toDate(row.executedAt),
    blockNumber: row.blockNumber,
    transactionHash: row.transactionHash,
    direction: row.direction,
    counterparty: row.direction === 'INCOMING' ? row.from : row.to,
    asset: row.kind,
    tokenAddress: row.token,
    tokenSymbol: isNative ? native.symbol : token?.symbol || null,
    tokenDecimals: decimals,
    tokenTrusted: isNative ? null : (token?.trusted ?? false),
    imitation: row.kind === 'ERC20' ? row.imitation : null,
    tokenId: isCollectible ? row.value.toString() : null,
    value: isCollectible ? pieces : row.value.toString(),
    // Without decimals the amount of a token is known in base units only.
    amount: isCollectible ? pieces : decimals === null ? null : formatUnits(row.value, decimals, { group: false }),
  }
}
