import { defineRoute } from '../route/defineRoute.ts'
import { UndeployedCreation } from '../schemas/undeployed.ts'
import { SafeParams } from './params.ts'

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
} as const
