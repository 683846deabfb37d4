import { addressesOfCall, toModuleTransaction } from '@countersign/ledger'
import type { Address, Hex } from '@countersign/primitives'
import { and, eq } from 'drizzle-orm'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { moduleTransactions } from '../../db/schema/schema.ts'
import { findTokens } from '../../read/tokens/TokenIndex.ts'
import type { SafeRow } from '../../read/accounts/requireSafe.ts'
import type { Listed } from './readIncomingTransfers.ts'
import { readPage, type Slice } from './readPage.ts'
import { selectModuleTransactions } from '../../read/transactions/selectModuleTransactions.ts'

export type ModuleQuery = {
  to?: Address | undefined
  module?: Address | undefined
  transaction_hash?: Hex | undefined
}

export async function readModuleTransactions(
  context: ServiceContext,
  safe: SafeRow,
  query: ModuleQuery,
  slice: Slice,
): Promise<Listed> {
  const { to, module, transactionHash } = moduleTransactions
  const hash = query.transaction_hash?.toLowerCase()
  const { rows, ...page } = await readPage(context, safe, {
    list: 'modules',
    filter: and(
      query.to === undefined ? undefined : eq(to, query.to),
      query.module === undefined ? undefined : eq(module, query.module),
      hash === undefined ? undefined : eq(transactionHash, `0x${hash.slice(2)}`),
    ),
    slice,
    select: selectModuleTransactions(context),
  })
  const tokens = await findTokens(context, safe.chainId, rows.flatMap(addressesOfCall))
  return { ...page, transactions: rows.map((row) => toModuleTransaction(row, tokens)) }
}
