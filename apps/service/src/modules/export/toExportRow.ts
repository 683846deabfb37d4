import { type Address, formatUnits } from '@countersign/safe/light'
import type { ChainConfig } from '../../config/chainConfig.ts'
import { decodeData } from '../decoder/decodeData.ts'
import type { TokenIndex } from '../names/tokenIndex.ts'
import type { SafeRow } from '../safes/requireSafe.ts'
import type { ModuleRow, MultisigRow, TransferRow } from '../transactions/rows.ts'
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
    method: decodeData(row.data, row.to)?.method ?? null,
    counterparty: row.to,
    value: row.value.toString(),
    executor: row.executor,
    note: row.note,
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
    method: decodeData(row.data, row.to)?.method ?? null,
    counterparty: row.to,
    value: row.value.toString(),
  }
}

export function toTransferRow(row: TransferRow, tokens: TokenIndex, native: ChainConfig['nativeCurrency']): ExportRow {
  const token = row.token === null ? undefined : tokens.get(row.token)
  const isNative = row.token === null
  const isCollectible = row.kind === 'ERC721'
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
    tokenId: isCollectible ? row.value.toString() : null,
    value: isCollectible ? '1' : row.value.toString(),
    // Without decimals a token has no amount but its base units.
    amount: isCollectible ? '1' : decimals === null ? null : formatUnits(row.value, decimals, { group: false }),
  }
}
