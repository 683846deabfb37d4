import type { Chain } from '@countersign/api'
import { custom, type CustomTransport } from 'viem'
import { rpcRequest } from '../rpc/rpcRequest.ts'

/** viem sends its requests like every other read of this page: with the same batches, retries, second nodes and status display. */
export const pageTransport = (chain: Chain): CustomTransport =>
  custom(
    {
      request: ({ method, params }: { method: string; params?: unknown }) =>
        rpcRequest(chain, method, Array.isArray(params) ? params : []),
    },
    { retryCount: 0 },
  )
