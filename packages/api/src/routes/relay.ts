import * as z from 'zod/mini'
import { defineRoute } from '../route/defineRoute.ts'
import { RelayRequest, RelaysRemaining, RelayStatus, RelayTask } from '../schemas/relay.ts'
import { HexSchema } from '../schemas/scalars.ts'
import { ChainParams, PathChainId, SafeParams } from './params.ts'

export const relayRoutes = {
  relayTransaction: defineRoute({
    operationId: 'relayTransaction',
    method: 'POST',
    path: '/v1/chains/{chainId}/relay',
    summary: 'Relay an execution or a creation, paid by the service',
    params: ChainParams,
    body: RelayRequest,
    response: RelayTask,
    status: 201,
  }),
  getRelaysRemaining: defineRoute({
    operationId: 'getRelaysRemaining',
    method: 'GET',
    path: '/v1/chains/{chainId}/relay/{safe}',
    summary: 'How many relayed calls an account has left',
    params: SafeParams,
    query: z.object({ safeTxHash: z.optional(HexSchema) }),
    response: RelaysRemaining,
  }),
  getRelayStatus: defineRoute({
    operationId: 'getRelayStatus',
    method: 'GET',
    path: '/v1/chains/{chainId}/relay/status/{taskId}',
    summary: 'Status of a relayed call',
    params: z.object({ chainId: PathChainId, taskId: z.string() }),
    response: RelayStatus,
  }),
} as const
