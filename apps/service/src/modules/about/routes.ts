import { routes } from '@countersign/api'
import type { FastifyInstance } from 'fastify'
import type { ServiceContext } from '../../context.ts'
import { journalFaults } from '../../db/schema.ts'
import { isPageBuilt } from '../../http/isPageBuilt.ts'
import { mount } from '../../http/mount.ts'
import { requireChain } from '../chains/requireChain.ts'
import { journalSigner } from '../journal/journalSigner.ts'
import { readPushPublicKey } from '../notifications/readVapidKeys.ts'
import { transactionServiceUrl } from '../tx-service/transactionServiceUrl.ts'

export const NAME = 'Countersign client service'
export const VERSION = '0.1.0'

const PAGE_IS_MISSING =
  'The page is not built yet. npm start builds it in about half a minute. Without npm start, run npm run build or remove pageDir from the configuration.'

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
  mount(app, routes.getReady, async () => {
    const missing = [...context.chains.values()].filter((runtime) => !runtime.isReached())
    const names = missing.map(({ config }) => `${config.chainName} (${config.chainId})`).join(', ')
    const faults = await context.db.drizzle.$count(journalFaults)
    const hasPage = await isPageBuilt(context.config)
    const details = [
      ...(missing.length > 0 ? [`Not reached yet: ${names}`] : []),
      ...(hasPage ? [] : [PAGE_IS_MISSING]),
      // Not a reason to send people elsewhere: every process on this journal has the same.
      ...(faults > 0
        ? [`Records of the journal that could not be applied and are set aside, see the log: ${faults}`]
        : []),
    ]
    const status = missing.length === 0 && hasPage ? ('OK' as const) : ('KO' as const)
    return { status, ...(details.length > 0 ? { detail: details.join('. ') } : {}) }
  })
}
