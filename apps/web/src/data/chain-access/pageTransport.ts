import type { Chain } from '@countersign/api'
import { custom, type CustomTransport } from 'viem'
import { rpcRequest } from '../rpc/rpcRequest.ts'

/** viem asks as every read of this page does: with its batches, repeats, second nodes and what is shown about them. */
export const pageTransport = (chain: Chain): CustomTransport =>
  custom(
    {
      request: ({ method, params }: { method: string; params?: unknown }) =>
        rpcRequest(chain, method, Array.isArray(params) ? params : []),
    },
    { retryCount: 0 },
  )
