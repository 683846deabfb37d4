import type { Page, QueueItem } from '@countersign/api'
import { addressesOfCall, buildQueueItems } from '@countersign/ledger'
import { and, asc, count, eq, gte, isNull } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { multisigTransactions } from '../../db/schema/schema.ts'
import { type PageCursor, pageLinks } from '../../routing/PageCursor.ts'
import { findTokens } from '../tokens/TokenIndex.ts'
import type { SafeRow } from '../accounts/requireSafe.ts'
import { findConfirmations, multisigTransactionOf } from '../transactions/multisigTransactionOf.ts'

export async function readQueue(
  context: ServiceContext,
  request: FastifyRequest,
  safe: SafeRow,
  { trusted, page }: { trusted: boolean; page: PageCursor },
): Promise<Page<QueueItem>> {
  const { limit, offset } = page
  const isQueued = and(
    eq(multisigTransactions.chainId, safe.chainId),
    eq(multisigTransactions.safe, safe.address),
    isNull(multisigTransactions.executedTransactionHash),
    gte(multisigTransactions.nonce, safe.nonce),
    trusted ? eq(multisigTransactions.trusted, true) : undefined,
  )
  const lead = offset > 0 ? 1 : 0
  const [found, totals] = await Promise.all([
    context.db.drizzle
      .select()
      .from(multisigTransactions)
      .where(isQueued)
      .orderBy(
        asc(multisigTransactions.nonce),
        asc(multisigTransactions.submittedAt),
        asc(multisigTransactions.safeTxHash),
      )
      .limit(lead + limit + 1)
      .offset(offset - lead),
    context.db.drizzle.select({ total: count() }).from(multisigTransactions).where(isQueued),
  ])
  const total = totals[0]?.total ?? 0
  const rows = found.slice(lead, lead + limit)
  const [confirmations, tokens] = await Promise.all([
    findConfirmations(
      context,
      safe.chainId,
      rows.map((row) => row.safeTxHash),
    ),
    findTokens(context, safe.chainId, rows.flatMap(addressesOfCall)),
  ])
  const queued = rows.map((row) => ({
    nonce: row.nonce,
    transaction: multisigTransactionOf(context, row, safe, confirmations, tokens),
  }))
  const previousNonce = lead === 1 ? (found[0]?.nonce ?? null) : null
  const nextNonce = found[lead + limit]?.nonce ?? null
  return {
    count: total,
    ...pageLinks(request, page, offset + limit < total),
    results: buildQueueItems(queued, { safeNonce: safe.nonce, previousNonce, nextNonce }),
  }
}
