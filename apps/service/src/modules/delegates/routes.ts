import { type Delegate, type Page, routes } from '@countersign/api'
import type { Address } from '@countersign/safe/light'
import { asc, count } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ServiceContext } from '../../context.ts'
import { delegates } from '../../db/schema.ts'
import { mount } from '../../http/mount.ts'
import { pageLinks, readCursor } from '../../http/pageCursor.ts'
import { ServiceFailure } from '../../http/ServiceFailure.ts'
import { ANY_SAFE } from '../../journal/applyDelegates.ts'
import { requireChain } from '../chains/requireChain.ts'
import { toHex } from '../propose/toHex.ts'
import { addDelegate, removeDelegate } from './changeDelegates.ts'
import { type DelegateRow, whereDelegates } from './findDelegates.ts'

type Filters = {
  safe?: Address | undefined
  delegate?: Address | undefined
  delegator?: Address | undefined
  label?: string | undefined
  cursor?: string | undefined
}

export function mountDelegates(app: FastifyInstance, context: ServiceContext): void {
  const list = (request: FastifyRequest, chainId: string, query: Filters) =>
    readDelegates(context, request, chainId, query)
  mount(app, routes.getDelegates, async ({ params, query, request }) => list(request, params.chainId, query))
  mount(app, routes.getDelegatesV1, async ({ params, query, request }) => list(request, params.chainId, query))

  mount(app, routes.createDelegate, async ({ params, body }) => addDelegate(context, params.chainId, body, 'typed'))
  mount(app, routes.createDelegateV1, async ({ params, body }) =>
    addDelegate(context, params.chainId, body, 'typedOrText'),
  )

  const remove = ({ safe, delegator, signature }: Removal, params: { chainId: string; delegate: Address }) => ({
    ...params,
    safe: safe ?? undefined,
    delegator: delegator ?? undefined,
    signature: toHex(signature),
  })
  mount(app, routes.deleteDelegate, async ({ params, body }) => removeDelegate(context, remove(body, params), 'typed'))
  mount(app, routes.deleteDelegateV1, async ({ params, body }) =>
    removeDelegate(context, remove(body, params), 'typedOrText'),
  )
  mount(app, routes.deleteSafeDelegateV1, async ({ params: { safe, ...params }, body }) =>
    removeDelegate(context, remove({ ...body, safe }, params), 'typedOrText'),
  )
}

type Removal = { safe?: Address | null | undefined; delegator?: Address | null | undefined; signature: string }

async function readDelegates(
  context: ServiceContext,
  request: FastifyRequest,
  chainId: string,
  { cursor, ...filters }: Filters,
): Promise<Page<Delegate>> {
  requireChain(context, chainId)
  if (Object.values(filters).every((value) => value === undefined))
    throw new ServiceFailure('delegates/unfiltered', 'Add ?safe=, ?delegate=, ?delegator= or ?label=.')
  const page = readCursor(cursor, { maxLimit: 200 })
  const isWanted = whereDelegates(context, chainId, filters)
  const [rows, totals] = await Promise.all([
    context.db.drizzle
      .select()
      .from(delegates)
      .where(isWanted)
      .orderBy(asc(delegates.delegator), asc(delegates.delegate), asc(delegates.scope))
      .limit(page.limit)
      .offset(page.offset),
    context.db.drizzle.select({ total: count() }).from(delegates).where(isWanted),
  ])
  const total = totals[0]?.total ?? 0
  return { count: total, ...pageLinks(request, page, page.offset + page.limit < total), results: rows.map(toDelegate) }
}

const toDelegate = ({ scope, delegate, delegator, label, expiresAt }: DelegateRow): Delegate => ({
  safe: scope === ANY_SAFE ? null : (scope as Address),
  delegate,
  delegator,
  label,
  expiryDate: expiresAt === null ? null : new Date(expiresAt).toISOString(),
})
