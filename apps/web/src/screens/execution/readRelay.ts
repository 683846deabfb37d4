import { HashSchema } from '@countersign/api'
import { ApiError } from '@countersign/api/client'
import { api } from '../../data/client/apiClient.ts'
import type { PendingExecution } from '../../signing/execution/PendingExecution.ts'
import type { Observation } from './nextState.ts'

const STATES = { 100: 'queued', 110: 'sent', 200: 'included', 400: 'rejected', 500: 'included' } as const

/** The service's word about a relayed execution; what was known before while the service does not answer. */
export async function readRelay({ chainId, relay }: PendingExecution): Promise<Observation['relay']> {
  if (relay === null) return null
  try {
    const { status, receipt } = await api().getRelayStatus({ params: { chainId, taskId: relay.taskId } })
    const hash = HashSchema.safeParse(receipt?.transactionHash)
    return { state: STATES[status], hash: hash.success ? hash.data : relay.hash }
  } catch (error) {
    if (error instanceof ApiError) return { state: relay.state, hash: relay.hash }
    throw error
  }
}
