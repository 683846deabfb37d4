import { AddressSchema, CreateDelegateRequest, defineRoute, Delegate, DeleteDelegateRequest } from '@countersign/api'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { mount } from '../../routing/mount.ts'
import type { DelegationLimit } from '../../submit/delegates/createDelegationLimit.ts'
import { addDelegate, removeDelegate } from '../../submit/delegates/addDelegate.ts'
import { readDelegates } from '../../read/delegates/readDelegates.ts'
import { toHex } from '../../submit/signatures/toHex.ts'
import { findChainId } from './findChain.ts'
import { listOf, readSlice, sliceQuery, toList } from './Slice.ts'
import { ChainPath, DelegatePath, QueryText } from './wireScalars.ts'

const listDelegates = defineRoute({
  operationId: 'listDelegates',
  method: 'GET',
  path: '/{chain}/api/v2/delegates',
  summary: 'Proposers and their owners; at least one filter',
  params: ChainPath,
  query: z.object({
    ...sliceQuery,
    safe: z.optional(AddressSchema),
    delegate: z.optional(AddressSchema),
    delegator: z.optional(AddressSchema),
    label: z.optional(QueryText),
  }),
  response: listOf(Delegate),
})

const addRoute = defineRoute({
  operationId: 'addDelegate',
  method: 'POST',
  path: '/{chain}/api/v2/delegates',
  summary: 'Add a delegate who may propose in the name of an owner',
  params: ChainPath,
  body: CreateDelegateRequest,
  response: CreateDelegateRequest,
  status: 201,
})

const removeRoute = defineRoute({
  operationId: 'removeDelegate',
  method: 'DELETE',
  path: '/{chain}/api/v2/delegates/{delegate}',
  summary: 'Remove a proposer',
  params: DelegatePath,
  body: DeleteDelegateRequest,
  response: null,
  status: 204,
})

export function mountDelegates(scope: FastifyInstance, context: ServiceContext, limit: DelegationLimit): void {
  mount(scope, listDelegates, async ({ params, query: { limit, offset, ...filters }, request }) => {
    const slice = readSlice({ limit, offset })
    const { results, total } = await readDelegates(context, findChainId(context, params.chain), filters, slice)
    // The transaction service's contract does not have this field.
    const wire = results.map(({ addedAt: _, ...delegate }) => delegate)
    return toList(request, slice, { count: total, results: wire })
  })
  mount(scope, addRoute, async ({ params, body, request }) => {
    const by = { scheme: 'typed', client: request, limit } as const
    await addDelegate(context, findChainId(context, params.chain), body, by)
    return { ...body, safe: body.safe ?? null, expiryDate: body.expiryDate ?? null }
  })
  mount(scope, removeRoute, async ({ params, body }) => {
    const { delegator, safe, signature } = body
    const wanted = {
      chainId: findChainId(context, params.chain),
      delegate: params.delegate,
      delegator: delegator ?? undefined,
      safe: safe ?? undefined,
      signature: toHex(signature),
    }
    await removeDelegate(context, wanted, 'typed')
  })
}
