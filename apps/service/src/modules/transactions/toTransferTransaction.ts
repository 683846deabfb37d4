import type { MovedAsset, Transaction, TransferInfo } from '@countersign/api'
import { tokenOrContractAddress } from '@countersign/ledger'
import type { TokenIndex } from '../names/tokenIndex.ts'
import type { TransferRow } from './rows.ts'

export function toTransferTransaction(row: TransferRow, tokens: TokenIndex): Transaction {
  return {
    id: `transfer_${row.safe}_${row.id}`,
    timestamp: row.executedAt,
    txHash: row.transactionHash,
    txStatus: 'SUCCESS',
    txInfo: { type: 'Transfer', humanDescription: null, ...toMovement(row, tokens) },
    executionInfo: null,
    safeAppInfo: null,
    note: null,
  }
}

/** The same inside the details of what moved it. */
export const toMovedAsset = (row: TransferRow, tokens: TokenIndex): MovedAsset => ({
  id: row.id,
  ...toMovement(row, tokens),
})

const toMovement = (row: TransferRow, tokens: TokenIndex) => ({
  sender: tokenOrContractAddress(row.from, tokens),
  recipient: tokenOrContractAddress(row.to, tokens),
  direction: row.direction,
  transferInfo: toTransferInfo(row, tokens),
})

function toTransferInfo(row: TransferRow, tokens: TokenIndex): TransferInfo {
  if (row.kind === 'NATIVE' || row.token === null)
    return { type: 'NATIVE_COIN', value: row.value, ...(row.imitation ? { imitation: true } : {}) }
  const token = tokens.get(row.token)
  const about = {
    tokenAddress: row.token,
    tokenName: token?.name || null,
    tokenSymbol: token?.symbol || null,
    logoUri: null,
    trusted: token?.trusted ?? false,
  }
  const tokenId = row.value.toString()
  switch (row.kind) {
    case 'ERC721':
      return { type: 'ERC721', ...about, tokenId }
    case 'ERC1155':
      return { type: 'ERC721', ...about, tokenId, standard: 'ERC1155', amount: row.amount ?? 0n }
    case 'ERC20':
      return { type: 'ERC20', ...about, value: row.value, decimals: token?.decimals ?? null, imitation: row.imitation }
  }
}

export const addressesOfTransfer = (row: TransferRow) => [row.token, row.from, row.to]
