import { decodeData } from '@countersign/ledger'
import { type Address, formatUnits, splitNote } from '@countersign/safe/light'
import type { ChainConfig } from '../../config/ChainConfig.ts'
import type { TokenIndex } from '../../read/tokens/TokenIndex.ts'
import type { SafeRow } from '../../read/accounts/requireSafe.ts'
import type { ModuleRow, MultisigRow, TransferRow } from '../../read/transactions/rows.ts'
import { EMPTY_ROW, type ExportRow } from './exportRow.ts'

export type EthereumFee = { from: Address; gasUsed: bigint; effectiveGasPrice: bigint }

const toDate = (time: number) => new Date(time).toISOString()

/** Null when the creation was not seen. */
export function toCreationRow(safe: SafeRow): ExportRow | null {
  if (safe.createdAt === null || safe.creationTransactionHash === null) return null
  return {
    ...EMPTY_ROW,
    type: 'CREATION',
    date: toDate(safe.createdAt),
    blockNumber: safe.createdBlock,
    transactionHash: safe.creationTransactionHash,
    executor: safe.creator,
  }
}

export function toMultisigRow(row: MultisigRow, blockNumber: number): ExportRow {
  return {
    ...EMPTY_ROW,
    type: 'MULTISIG',
    date: toDate(row.executedAt ?? row.submittedAt),
    blockNumber,
    transactionHash: row.executedTransactionHash ?? '0x',
    status: row.failed ? 'FAILED' : 'SUCCESS',
    nonce: row.nonce,
    safeTxHash: row.safeTxHash,
    // Of an execution that only its event told of, the call is not known.
    ...(row.isStub ? {} : describeCall(row)),
    executor: row.executor,
    // Proofs of new owners travel behind the words.
    note: row.note === null ? null : splitNote(row.note).note || null,
  }
}

export function toModuleRow(row: ModuleRow): ExportRow {
  return {
    ...EMPTY_ROW,
    type: 'MODULE',
    date: toDate(row.executedAt),
    blockNumber: row.blockNumber,
    transactionHash: row.transactionHash,
    status: row.failed ? 'FAILED' : 'SUCCESS',
    module: row.module,
    ...describeCall(row),
  }
}

const describeCall = ({ to, data, value }: Pick<ModuleRow, 'to' | 'data' | 'value'>) => ({
  method: decodeData(data, to)?.method ?? null,
  counterparty: to,
  value: value.toString(),
})

export function toTransferRow(row: TransferRow, tokens: TokenIndex, native: ChainConfig['nativeCurrency']): ExportRow {
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
    // Without decimals a token has no amount but its base units.
    amount: isCollectible ? pieces : decimals === null ? null : formatUnits(row.value, decimals, { group: false }),
  }
}
