import type { RelayStatus } from '@countersign/api'
import { and, eq } from 'drizzle-orm'
import type { ChainRuntime } from '../../context/ChainRuntime.ts'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { relayTasks } from '../../db/schema/durableSchema.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { relayMessages } from './relayMessages.ts'

/** A call that no node knows after this long will not be mined. */
const FORGOTTEN_MS = 10 * 60_000

export async function readRelayStatus(
  context: ServiceContext,
  { client, config }: ChainRuntime,
  id: string,
): Promise<RelayStatus> {
  const [task] = await context.db.drizzle
    .select()
    .from(relayTasks)
    .where(and(eq(relayTasks.id, id), eq(relayTasks.chainId, config.chainId)))
  if (!task) throw new ServiceError('relay/unknown', () => relayMessages.unknown({ id, chain: config.chainName }))
  const { transactionHash, state, createdAt } = task
  if (state === 'rejected') return { status: 400 }
  const isOld = createdAt < context.clock() - FORGOTTEN_MS
  if (transactionHash === null) return { status: isOld ? 400 : 100 }
  const receipt = await client.request({ method: 'eth_getTransactionReceipt', params: [transactionHash] })
  if (receipt) return { status: receipt.status === '0x1' ? 200 : 500, receipt: { transactionHash } }
  if (!isOld) return { status: 110 }
  const isKnown = await client.request({ method: 'eth_getTransactionByHash', params: [transactionHash] })
  return { status: isKnown ? 110 : 400 }
}
