import { type Health, routes } from '@countersign/api'
import type { FastifyInstance } from 'fastify'
import { SERVICE_NAME, SERVICE_VERSION } from '../../config/serviceVersion.ts'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { mount } from '../../routing/mount.ts'
import { requireChain } from '../../read/chains/requireChain.ts'
import { journalSigner } from '../../secrets/journalSigner.ts'
import { readPushPublicKey } from '../../secrets/readVapidKeys.ts'
import { transactionServiceUrl } from '../../read/chains/toChain.ts'
import { DatabaseGoneError } from '../../db/database/DatabaseGoneError.ts'
import { isPageBuilt } from '../../files/isPageBuilt.ts'
import { countJournalFaults } from '../../journal/countJournalFaults.ts'
import { operatorMessages } from '../../errors/operatorMessages.ts'

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
  mount(app, routes.getLive, async () => ({ status: 'OK' as const }))
  mount(app, routes.getReady, () => readReadiness(context))
}

/** Whether load balancers should send requests here, with the reasons as sentences. Answers within a second, also when the database does not. */
async function readReadiness({ chains, config, db }: ServiceContext): Promise<Health> {
  const missing = [...chains.values()].filter((runtime) => !runtime.isReached())
  const names = missing.map(({ config }) => `${config.chainName} (${config.chainId})`).join(', ')
  const outage = await db.check().then(
    () => null,
    (error: unknown) => (error instanceof DatabaseGoneError ? error.message : operatorMessages.databaseSilent),
  )
  const faults = outage === null ? await countJournalFaults(db) : null
  const reasons = [
    ...(outage === null ? [] : [outage]),
    ...(missing.length > 0 ? [operatorMessages.unreached({ names })] : []),
    ...((await isPageBuilt(config)) ? [] : [operatorMessages.pageMissing]),
  ]
  const details = [
    ...reasons,
    // Not a reason to use another process, because every process on this journal has the same faults.
    ...(faults !== null && faults > 0 ? [operatorMessages.recordsAside({ count: faults })] : []),
  ]
  const status = reasons.length === 0 ? 'OK' : 'KO'
  return { status, ...(details.length > 0 ? { detail: details.join('. ') } : {}) }
}
