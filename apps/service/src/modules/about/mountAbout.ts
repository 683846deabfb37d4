import { routes } from '@countersign/api'
import type { FastifyInstance } from 'fastify'
import { SERVICE_NAME, SERVICE_VERSION } from '../../config/serviceVersion.ts'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { createHealthReader } from './createHealthReader.ts'
import { mount } from '../../routing/mount.ts'
import { requireChain } from '../../read/chains/requireChain.ts'
import { journalSigner } from '../../secrets/journalSigner.ts'
import { readPushPublicKey } from '../../secrets/readVapidKeys.ts'
import { transactionServiceUrl } from '../../read/chains/toChain.ts'

export function mountAbout(app: FastifyInstance, context: ServiceContext): void {
  mount(app, routes.getAbout, async () => {
    const pushPublicKey = await readPushPublicKey(context)
    const { key: journalKey } = await journalSigner(context)
    const keys = { journalKey, ...(pushPublicKey === null ? {} : { pushPublicKey }) }
    return { name: SERVICE_NAME, version: SERVICE_VERSION, buildNumber: null, ...keys }
  })
  mount(app, routes.getChainAbout, async ({ params, request }) => {
    requireChain(context, params.chainId)
    const transactionServiceBaseUri = transactionServiceUrl(`${request.protocol}://${request.host}`, params.chainId)
    const { key: journalKey } = await journalSigner(context)
    return { transactionServiceBaseUri, name: SERVICE_NAME, version: SERVICE_VERSION, buildNumber: null, journalKey }
  })
  mount(app, routes.getBackbone, async ({ params, request }) => {
    requireChain(context, params.chainId)
    const secure = request.protocol === 'https'
    return {
      api_version: 'v1',
      headers: null,
      host: request.host,
      name: SERVICE_NAME,
      secure,
      settings: null,
      version: SERVICE_VERSION,
    }
  })
  mount(app, routes.getLive, async () => {
    const percent = context.journal.replay.percent()
    return { status: 'OK' as const, ...(percent === null ? {} : { rebuilding: percent }) }
  })
  const health = createHealthReader(context)
  mount(app, routes.getReady, () => health.ready())
  mount(app, routes.getWritable, () => health.writes())
}
