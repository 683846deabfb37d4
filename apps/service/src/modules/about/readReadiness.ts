import type { Health } from '@countersign/api'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { DatabaseGoneError } from '../../db/database/DatabaseGoneError.ts'
import { isPageBuilt } from '../../files/isPageBuilt.ts'
import { countJournalFaults } from '../../journal/countJournalFaults.ts'

const PAGE_IS_MISSING =
  'The page is not built yet. npm start builds it in about half a minute. Without npm start, run npm run build or remove pageDir from the configuration.'

/** Whether load balancers should send requests here, with the reasons as sentences. Answers within a second, whatever the database does. */
export async function readReadiness({ chains, config, db }: ServiceContext): Promise<Health> {
  const missing = [...chains.values()].filter((runtime) => !runtime.isReached())
  const names = missing.map(({ config }) => `${config.chainName} (${config.chainId})`).join(', ')
  const outage = await db.check().then(
    () => null,
    (error: unknown) => (error instanceof DatabaseGoneError ? error.message : 'The database does not answer.'),
  )
  const faults = outage === null ? await countJournalFaults(db) : null
  const reasons = [
    ...(outage === null ? [] : [outage]),
    ...(missing.length > 0 ? [`Not reached yet: ${names}`] : []),
    ...((await isPageBuilt(config)) ? [] : [PAGE_IS_MISSING]),
  ]
  const details = [
    ...reasons,
    // Not a reason to use another process, because every process on this journal has the same faults.
    ...(faults !== null && faults > 0
      ? [`Records of the journal that could not be applied and are set aside, see the log: ${faults}`]
      : []),
  ]
  const status = reasons.length === 0 ? 'OK' : 'KO'
  return { status, ...(details.length > 0 ? { detail: details.join('. ') } : {}) }
}
