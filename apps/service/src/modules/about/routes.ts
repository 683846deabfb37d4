import { routes } from '@countersign/api'
import type { FastifyInstance } from 'fastify'
import manifest from '../../../package.json' with { type: 'json' }
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { mount } from '../../http/mount.ts'
import { requireChain } from '../chains/requireChain.ts'
import { journalSigner } from '../journal/journalSigner.ts'
import { readPushPublicKey } from '../notifications/readVapidKeys.ts'
import { readReadiness } from './readReadiness.ts'
import { transactionServiceUrl } from '../tx-service/transactionServiceUrl.ts'

export const NAME = 'Countersign client service'
export const VERSION = manifest.version

export function mountAbout(app: FastifyInstance, context: ServiceContext): void {
  mount(app, routes.getAbout, async () => {
    const pushPublicKey = await readPushPublicKey(context)
    const { key: journalKey } = await journalSigner(context)
    const keys = { journalKey, ...(pushPublicKey === null ? {} : { pushPublicKey }) }
    return { name: NAME, version: VERSION, buildNumber: null, ...keys }
  })
  mount(app, routes.getChainAbout, async ({ params, request }) => {
    requireChain(context, params.chainId)
    const transactionServiceBaseUri = transactionServiceUrl(`${request.protocol}://${request.host}`, params.chainId)
    const { key: journalKey } = await journalSigner(context)
    return { transactionServiceBaseUri, name: NAME, version: VERSION, buildNumber: null, journalKey }
  })
  mount(app, routes.getBackbone, async ({ params, request }) => {
    requireChain(context, params.chainId)
    const secure = request.protocol === 'https'
    return {
      api_version: 'v1',
      headers: null,
      host: request.host,
      name: NAME,
      secure,
      settings: null,
      version: VERSION,
    }
  })
  mount(app, routes.getLive, async () => ({ status: 'OK' as const }))
  mount(app, routes.getReady, () => readReadiness(context))
}
