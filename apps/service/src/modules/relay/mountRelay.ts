import { type RelayStatus, routes } from '@countersign/api'
import type { FastifyInstance } from 'fastify'
import { readRelayerKey } from '../../config/readRelayerKey.ts'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { mount } from '../../routing/mount.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { requireChain } from '../../read/chains/requireChain.ts'
import { createRelayer } from './createRelayer.ts'
import { isRelayed } from '../../config/isRelayed.ts'
import { relay } from './relay.ts'
import { countRemaining } from './relayLimit.ts'
import { relayMessages } from './relayMessages.ts'
import { and, eq } from 'drizzle-orm'
import type { ChainRuntime } from '../../context/ChainRuntime.ts'
import { relayTasks } from '../../db/schema/durableSchema.ts'

/** @throws StartError config/invalid when the key file is invalid */
export function mountRelay(app: FastifyInstance, context: ServiceContext): void {
  const settings = context.config.relay
  const key = readRelayerKey(settings)
  const relayer = key === undefined ? null : createRelayer(key)

  mount(app, routes.relayTransaction, async ({ params, body }) => {
    const runtime = requireChain(context, params.chainId)
    if (relayer === null || !isRelayed(settings, params.chainId))
      throw new ServiceError('relay/off', () => relayMessages.off({ chain: runtime.config.chainName }))
    return { taskId: await relay(context, runtime, relayer, body) }
  })
  mount(app, routes.getRelaysRemaining, async ({ params }) => {
    requireChain(context, params.chainId)
    if (!isRelayed(settings, params.chainId)) return { remaining: 0, limit: 0 }
    return { remaining: await countRemaining(context, params.chainId, params.safe), limit: settings.perAccount }
  })
  mount(app, routes.getRelayStatus, async ({ params }) =>
    readRelayStatus(context, requireChain(context, params.chainId), params.taskId),
  )
}

/** A call that no node knows after this long will not be mined. */
const FORGOTTEN_MS = 10 * 60_000

async function readRelayStatus(
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
