import { type Delegate, type Page, routes } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { mount } from '../../routing/mount.ts'
import { pageLinks, readCursor } from '../../routing/PageCursor.ts'
import { toHex } from '../../submit/signatures/toHex.ts'
import type { DelegationLimit } from '../../submit/delegates/createDelegationLimit.ts'
import { addDelegate, removeDelegate } from '../../submit/delegates/addDelegate.ts'
import { type DelegateFilters, readDelegates } from '../../read/delegates/readDelegates.ts'

type Query = DelegateFilters & { cursor?: string | undefined }

export function mountDelegates(app: FastifyInstance, context: ServiceContext, limit: DelegationLimit): void {
  const list = async (
    request: FastifyRequest,
    chainId: string,
    { cursor, ...filters }: Query,
  ): Promise<Page<Delegate>> => {
    const page = readCursor(cursor, { maxLimit: 200 })
    const { results, total } = await readDelegates(context, chainId, filters, page)
    return { count: total, ...pageLinks(request, page, page.offset + page.limit < total), results }
  }
  mount(app, routes.getDelegates, async ({ params, query, request }) => list(request, params.chainId, query))
  mount(app, routes.getDelegatesV1, async ({ params, query, request }) => list(request, params.chainId, query))

  mount(app, routes.createDelegate, async ({ params, body, request }) =>
    addDelegate(context, params.chainId, body, { scheme: 'typed', client: request, limit }),
  )
  mount(app, routes.createDelegateV1, async ({ params, body, request }) =>
    addDelegate(context, params.chainId, body, { scheme: 'typedOrText', client: request, limit }),
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
