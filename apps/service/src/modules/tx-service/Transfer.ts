import { AddressSchema, Amount, HashSchema } from '@countersign/api'
import * as z from 'zod/mini'
import type { TokenIndex } from '../../read/tokens/TokenIndex.ts'
import type { TransferRow } from '../../read/transactions/rows.ts'
import { TokenInfo, toTokenInfo } from './TokenInfo.ts'
import { IsoTime } from './wireScalars.ts'

export const Transfer = z.object({
  type: z.enum(['ETHER_TRANSFER', 'ERC20_TRANSFER', 'ERC721_TRANSFER']),
  executionDate: IsoTime,
  blockNumber: z.number(),
  transactionHash: HashSchema,
  to: AddressSchema,
  value: z.nullable(Amount),
  tokenId: z.nullable(Amount),
  tokenAddress: z.nullable(AddressSchema),
  transferId: z.string(),
  tokenInfo: z.nullable(TokenInfo),
  from: AddressSchema,
})
export type Transfer = z.output<typeof Transfer>

const TYPES = {
  NATIVE: 'ETHER_TRANSFER',
  ERC20: 'ERC20_TRANSFER',
  ERC721: 'ERC721_TRANSFER',
  // The Safe Transaction Service has no ERC-1155 transfers; clients that read token ids get them.
  ERC1155: 'ERC721_TRANSFER',
} as const satisfies Record<TransferRow['kind'], Transfer['type']>

export function toTransfer(row: TransferRow, tokens: TokenIndex): Transfer {
  const token = row.token === null ? undefined : tokens.get(row.token)
  const hasId = row.kind === 'ERC721' || row.kind === 'ERC1155'
  return {
    type: TYPES[row.kind],
    executionDate: row.executedAt,
    blockNumber: row.blockNumber,
    transactionHash: row.transactionHash,
    to: row.to,
    value: hasId ? null : row.value,
    tokenId: hasId ? row.value : null,
    tokenAddress: row.token,
    transferId: row.id,
    tokenInfo: token === undefined ? null : toTokenInfo(token),
    from: row.from,
  }
}
