import * as z from 'zod/mini'
import { defineRoute } from '../route/defineRoute.ts'
import { RegisteredUndeployed, UndeployedCreation } from '../schemas/undeployed.ts'
import { OwnerParams, SafeParams } from './params.ts'

export const undeployedRoutes = {
  getUndeployed: defineRoute({
    operationId: 'getUndeployed',
    method: 'GET',
    path: '/v1/chains/{chainId}/safes/{safe}/undeployed',
    summary: 'The creation data of an account that is not deployed yet, as they were registered',
    params: SafeParams,
    response: UndeployedCreation,
  }),
  registerUndeployed: defineRoute({
    operationId: 'registerUndeployed',
    method: 'POST',
    path: '/v1/chains/{chainId}/safes/{safe}/undeployed',
    summary: 'Register the creation data of an account that is not deployed yet, so that its owners can propose',
    params: SafeParams,
    body: UndeployedCreation,
    response: null,
    status: 201,
  }),
  getOwnerUndeployed: defineRoute({
    operationId: 'getOwnerUndeployed',
    method: 'GET',
    path: '/v1/owners/{owner}/undeployed',
    summary: 'Accounts that are not deployed yet and name this owner, the newest registrations first, at most 50',
    params: OwnerParams,
    response: z.array(RegisteredUndeployed),
  }),
} as const
