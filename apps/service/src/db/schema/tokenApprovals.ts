import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { address, blockNumber, chainId, hex, time, uint256 } from './columns.ts'

/**
 * Token approvals that events named, one row per event. Whether one still holds, clients read from the chain. A transfer may also emit the
 * event of its remaining allowance, so an account has more rows than approvals.
 */
export const tokenApprovals = pgTable(
  'token_approvals',
  {
    chainId: chainId(),
    safe: address('safe').notNull(),
    kind: text('kind').$type<'ERC20' | 'ERC721' | 'OPERATOR' | 'PERMIT2'>().notNull(),
    token: address('token').notNull(),
    spender: address('spender').notNull(),
    /** Only for ERC721. */
    tokenId: uint256('token_id'),
    transactionHash: hex('transaction_hash').notNull(),
    blockNumber: blockNumber(),
    logIndex: integer('log_index').notNull(),
    changedAt: time('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chainId, table.safe, table.blockNumber, table.logIndex] }),
    index('token_approvals_block').on(table.chainId, table.blockNumber),
  ],
)
