import type { SafeApp, Transaction } from '@countersign/api'
import {
  countedConfirmations,
  describeOrigin,
  groupBy,
  type TokenIndex,
  toMultisigTransaction,
} from '@countersign/ledger'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import type { SafeRow } from '../accounts/requireSafe.ts'
import type { ConfirmationRow, MultisigRow } from './rows.ts'
import { findSafeApp } from '../apps/findSafeApp.ts'
import type { Address, Hex } from '@countersign/primitives'
import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm'
import { confirmations, multisigTransactions } from '../../db/schema/schema.ts'

/** A stored transaction as a row of a list, with the listed app that proposed it. */
export function multisigTransactionOf(
  context: Pick<ServiceContext, 'config'>,
  row: MultisigRow,
  safe: SafeRow,
  index: ConfirmationIndex,
  tokens: TokenIndex,
): Transaction {
  const app = findOriginApp(context, row.chainId, row.origin)
  return toMultisigTransaction(row, {
    account: safe,
    confirmations: confirmationsOf(row, safe, index),
    tokens,
    app: app && toSafeAppInfo(app),
  })
}

/** The app that proposed a transaction: the `url` of its origin, compared exactly. */
function findOriginApp(
  context: Pick<ServiceContext, 'config'>,
  chainId: string,
  origin: string | null,
): SafeApp | null {
  if (origin === null || context.config.safeApps.length === 0) return null
  const { app } = describeOrigin(origin)
  return app && findSafeApp(context, chainId, { url: app.url })
}

const toSafeAppInfo = ({ name, url, iconUrl }: SafeApp): NonNullable<Transaction['safeAppInfo']> => ({
  name,
  url,
  logoUri: iconUrl,
})

const NONE: readonly ConfirmationRow[] = []

/** The valid signatures of a stored transaction. */
export const confirmationsOf = (
  row: MultisigRow,
  safe: SafeRow,
  index: ConfirmationIndex,
): readonly ConfirmationRow[] => countedConfirmations(row, safe, index.get(keyOfConfirmations(row)) ?? NONE)

export type ConfirmationIndex = ReadonlyMap<string, readonly ConfirmationRow[]>

/** One query for the signatures of a whole page, oldest first. */
export async function findConfirmations(
  context: ServiceContext,
  chainId: string,
  hashes: readonly Hex[],
): Promise<ConfirmationIndex> {
  if (hashes.length === 0) return new Map()
  const rows = await context.db.drizzle
    .select(getTableColumns(confirmations))
    .from(confirmations)
    .innerJoin(multisigTransactions, isOfTransaction)
    .where(and(eq(confirmations.chainId, chainId), inArray(confirmations.safeTxHash, [...hashes])))
    .orderBy(asc(confirmations.submittedAt), asc(confirmations.owner))
  return groupBy(rows, (row) => keyOfConfirmations(row))
}

const isOfTransaction = and(
  eq(multisigTransactions.chainId, confirmations.chainId),
  eq(multisigTransactions.safe, confirmations.safe),
  eq(multisigTransactions.safeTxHash, confirmations.safeTxHash),
)

/** The key contains the account, because another contract may log the same hash. */
const keyOfConfirmations = ({ safe, safeTxHash }: { safe: Address; safeTxHash: Hex }) => `${safe}:${safeTxHash}`
