import { routes, type Page, type TransactionItem } from '@countersign/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { mountStored } from '../../routing/mount.ts'
import { pageLinks, readCursor } from '../../routing/PageCursor.ts'
import { requireSafe } from '../../read/accounts/requireSafe.ts'
import { type Listed, readIncomingTransfers } from './readIncomingTransfers.ts'
import { readModuleTransactions } from './readModuleTransactions.ts'
import { readMultisigTransactions } from './readMultisigTransactions.ts'
import type { Slice } from './readPage.ts'

export function mountLists(app: FastifyInstance, context: ServiceContext): void {
  mountStored(app, routes.getIncomingTransfers, async ({ params, query, request, uses }) => {
    const { safe } = await requireSafe(context, params.chainId, params.safe)
    uses(safe.chainId, safe.address)
    return toPage(request, query.cursor, (slice) => readIncomingTransfers(context, safe, query, slice))
  })
  mountStored(app, routes.getMultisigTransactions, async ({ params, query, request, uses }) => {
    const { safe } = await requireSafe(context, params.chainId, params.safe)
    uses(safe.chainId, safe.address)
    return toPage(request, query.cursor, (slice) => readMultisigTransactions(context, safe, query, slice))
  })
  mountStored(app, routes.getModuleTransactions, async ({ params, query, request, uses }) => {
    const { safe } = await requireSafe(context, params.chainId, params.safe)
    uses(safe.chainId, safe.address)
    return toPage(request, query.cursor, (slice) => readModuleTransactions(context, safe, query, slice))
  })
}

async function toPage(
  request: FastifyRequest,
  cursor: string | undefined,
  read: (slice: Slice) => Promise<Listed>,
): Promise<Page<TransactionItem>> {
  const page = readCursor(cursor)
  const { count, hasNext, transactions } = await read(page)
  return {
    count,
    ...pageLinks(request, page, hasNext),
    results: transactions.map((transaction) => ({ type: 'TRANSACTION', transaction, conflictType: 'None' })),
  }
}
