import type { RpcEndpoint } from './RpcEndpoint.ts'
import { NodeError } from './NodeError.ts'
import type { Metrics } from '../../metrics/createMetrics.ts'

/** Counts the requests to a node and its failures. A reverted call is an answer, not a failure. */
export const measureEndpoint = (endpoint: RpcEndpoint, metrics: Metrics, chainId: string): RpcEndpoint => ({
  ...endpoint,
  async request(call) {
    try {
      const answer = await endpoint.request(call)
      metrics.rpc(chainId, false)
      return answer
    } catch (error) {
      metrics.rpc(chainId, error instanceof NodeError)
      throw error
    }
  },
})
