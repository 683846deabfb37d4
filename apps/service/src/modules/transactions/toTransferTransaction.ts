import type { Transaction, TransferInfo } from '@countersign/api'
import { tokenOrContractAddress } from '../names/addressInfo.ts'
import type { TokenIndex } from '../names/tokenIndex.ts'
import type { TransferRow } from './rows.ts'

export function toTransferTransaction(row: TransferRow, tokens: TokenIndex): Transaction {
  return {
    id: `transfer_${row.safe}_${row.id}`,
    timestamp: row.executedAt,
    txHash: row.transactionHash,
    txStatus: 'SUCCESS',
    txInfo: {
      type: 'Transfer',
      humanDescription: null,
      sender: tokenOrContractAddress(row.from, tokens),
      recipient: tokenOrContractAddress(row.to, tokens),
      direction: row.direction,
      transferInfo: toTransferInfo(row, tokens),
    },
    executionInfo: null,
    safeAppInfo: null,
    note: null,
  }
}

function toTransferInfo(row: TransferRow, tokens: TokenIndex): TransferInfo {
  if (row.kind === 'NATIVE' || row.token === null) return { type: 'NATIVE_COIN', value: row.value }
  const token = tokens.get(row.token)
  const about = {
    tokenAddress: row.token,
    tokenName: token?.name || null,
    tokenSymbol: token?.symbol || null,
    logoUri: null,
    trusted: token?.trusted ?? false,
  }
  return row.kind === 'ERC721'
    ? { type: 'ERC721', ...about, tokenId: row.value.toString() }
    : { type: 'ERC20', ...about, value: row.value, decimals: token?.decimals ?? null, imitation: false }
}

export const addressesOfTransfer = (row: TransferRow) => [row.token, row.from, row.to]
