import * as z from 'zod/mini'
import { defineRoute } from '../route/defineRoute.ts'
import {
  CreateDelegateRequest,
  Delegate,
  DeleteDelegateRequest,
  DeleteSafeDelegateRequest,
} from '../schemas/delegates.ts'
import { pageOf } from '../schemas/page.ts'
import { AddressSchema } from '../schemas/scalars.ts'
import { ChainParams, PathChainId } from './params.ts'

const DelegateParams = z.object({ chainId: PathChainId, delegate: AddressSchema })
const DelegateQuery = z.object({
  safe: z.optional(AddressSchema),
  delegate: z.optional(AddressSchema),
  delegator: z.optional(AddressSchema),
  label: z.optional(z.string()),
  cursor: z.optional(z.string()),
})

export const delegateRoutes = {
  getDelegates: defineRoute({
    operationId: 'getDelegates',
    method: 'GET',
    path: '/v2/chains/{chainId}/delegates',
    summary: 'Proposers and their owners; at least one filter',
    params: ChainParams,
    query: DelegateQuery,
    response: pageOf(Delegate),
  }),
  createDelegate: defineRoute({
    operationId: 'createDelegate',
    method: 'POST',
    path: '/v2/chains/{chainId}/delegates',
    summary: 'Add a proposer in the name of an owner',
    params: ChainParams,
    body: CreateDelegateRequest,
    response: null,
  }),
  deleteDelegate: defineRoute({
    operationId: 'deleteDelegate',
    method: 'DELETE',
    path: '/v2/chains/{chainId}/delegates/{delegate}',
    summary: 'Remove a proposer',
    params: DelegateParams,
    body: DeleteDelegateRequest,
    response: null,
  }),
  getDelegatesV1: defineRoute({
    operationId: 'getDelegatesV1',
    method: 'GET',
    path: '/v1/chains/{chainId}/delegates',
    summary: 'Older alias of version 2',
    params: ChainParams,
    query: DelegateQuery,
    response: pageOf(Delegate),
  }),
  createDelegateV1: defineRoute({
    operationId: 'createDelegateV1',
    method: 'POST',
    path: '/v1/chains/{chainId}/delegates',
    summary: 'Same as version 2; also accepts the older signature over the address and the hour',
    params: ChainParams,
    body: CreateDelegateRequest,
    response: null,
  }),
  deleteDelegateV1: defineRoute({
    operationId: 'deleteDelegateV1',
    method: 'DELETE',
    path: '/v1/chains/{chainId}/delegates/{delegate}',
    summary: 'Same as version 2; also accepts the older signature',
    params: DelegateParams,
    body: DeleteDelegateRequest,
    response: null,
  }),
  deleteSafeDelegateV1: defineRoute({
    operationId: 'deleteSafeDelegateV1',
    method: 'DELETE',
    path: '/v1/chains/{chainId}/safes/{safe}/delegates/{delegate}',
    summary: 'Remove a proposer of one account; older form',
    params: z.object({ chainId: PathChainId, safe: AddressSchema, delegate: AddressSchema }),
    body: DeleteSafeDelegateRequest,
    response: null,
  }),
} as const
