import { routes } from '@countersign/api'
import type { FastifyInstance } from 'fastify'
import { readRelayerKey } from '../../config/readRelayerKey.ts'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { mount } from '../../routing/mount.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { requireChain } from '../../read/chains/requireChain.ts'
import { createRelayer } from './createRelayer.ts'
import { isRelayed } from '../../config/isRelayed.ts'
import { readRelayStatus } from './readRelayStatus.ts'
import { relay } from './relay.ts'
import { countRemaining } from './relayLimit.ts'
import { relayMessages } from './relayMessages.ts'

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
