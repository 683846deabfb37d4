import type { Health } from '@countersign/api'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { DatabaseGoneError } from '../../db/database/DatabaseGoneError.ts'
import { isPageBuilt } from '../../files/isPageBuilt.ts'
import { countJournalFaults } from '../../journal/countJournalFaults.ts'
import { operatorMessages } from '../../errors/operatorMessages.ts'

/** Whether load balancers should send requests here, with the reasons as sentences. Answers within a second, whatever the database does. */
export async function readReadiness({ chains, config, db }: ServiceContext): Promise<Health> {
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
