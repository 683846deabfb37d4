import type { Health, HealthPart } from '@countersign/api'
import type { ChainRuntime } from '../../context/ChainRuntime.ts'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { DatabaseGoneError } from '../../db/database/DatabaseGoneError.ts'
import { operatorMessages } from '../../errors/operatorMessages.ts'
import { isPageBuilt } from '../../files/isPageBuilt.ts'
import { LEAST_FREE_BYTES, readFreeBytes } from '../../files/readFreeBytes.ts'
import { findOutage } from '../../routing/toErrorBody.ts'
import { countJournalFaults } from '../../journal/countJournalFaults.ts'
import { watchVersions } from './watchVersions.ts'

/** Chains without an index that do not answer count this long after the start: then the process serves the others. */
const START_MS = 30_000

export type HealthReader = {
  /** Whether load balancers should send requests here, with the reasons as sentences. */
  ready(): Promise<Health>
  /** Whether a write would be accepted now, with the state of each part of this process. */
  writes(): Promise<Health>
}

/** Answers within a second, also when the database does not. */
export function createHealthReader(context: ServiceContext, freeBytes = readFreeBytes): HealthReader {
  const { chains, config, db, journal, monotonic } = context
  const startedAt = monotonic()
  const versions = watchVersions(context)

  async function readDatabase(): Promise<HealthPart> {
    const outage = await db.check().then(
      () => null,
      (error: unknown) => (error instanceof DatabaseGoneError ? error.message : operatorMessages.databaseSilent),
    )
    return toPart('database', outage)
  }

  const readNodes = () => [...chains.values()].map((runtime) => toPart('node', describeNodes(runtime), runtime))

  const readIndexes = () =>
    [...chains.values()].map((runtime) =>
      toPart('index', isNotBegun(runtime) ? operatorMessages.indexNotBegun({ names: nameOf(runtime) }) : null, runtime),
    )

  function readDisk(): HealthPart {
    const free = config.dataDir === 'memory' || config.databaseUrl !== undefined ? Infinity : freeBytes(config.dataDir)
    return toPart('disk', free < LEAST_FREE_BYTES ? operatorMessages.diskFull({ freeBytes: free }) : null)
  }

  function readReplay(): string | undefined {
    const percent = journal.replay.percent()
    return percent === null ? undefined : operatorMessages.replaying({ percent })
  }

  async function readJournal(database: HealthPart): Promise<HealthPart> {
    const replay = readReplay()
    if (replay !== undefined) return toPart('journal', replay)
    const refusal = findOutage(journal.failure())
    if (refusal !== null) return toPart('journal', refusal.said)
    const count = database.status === 'OK' ? await countJournalFaults(db) : null
    return toPart('journal', count !== null && count > 0 ? operatorMessages.recordsAside({ count }) : null)
  }

  /** At the start one missing chain counts. Later it must not take a process out of its load balancer, because every process has that chain. */
  const areChainsKo = (isMissing: (runtime: ChainRuntime) => boolean) => {
    const all = [...chains.values()]
    return all.length > 0 && (monotonic() - startedAt < START_MS ? all.some(isMissing) : all.every(isMissing))
  }

  return {
    async ready() {
      const database = await readDatabase()
      const level = database.status === 'OK' ? await versions.problem() : undefined
      const page = toPart('page', (await isPageBuilt(config)) ? null : operatorMessages.pageMissing)
      const [unreached, silent] = [isUnreached, isSilent].map((filter) => namesOf([...chains.values()].filter(filter)))
      const details = [
        database.detail,
        unreached && operatorMessages.unreached({ names: unreached }),
        silent && operatorMessages.silent({ names: silent }),
        level,
        page.detail,
        // Not a reason to use another process, because every process on this journal has the same faults.
        (await readJournal(database)).detail,
      ].filter((detail) => detail !== undefined && detail !== '')
      const isKept = level !== undefined || readReplay() !== undefined
      const status = [database, page].some(isKo) || isKept || areChainsKo(isUnknown) ? 'KO' : 'OK'
      return { status, ...(details.length > 0 ? { detail: details.join('. ') } : {}) }
    },
    async writes() {
      const [database, disk] = [await readDatabase(), readDisk()]
      const parts = [database, disk, await readJournal(database), ...readNodes(), ...readIndexes()]
      const isKept = readReplay() !== undefined || config.readOnly || findOutage(journal.failure()) !== null
      const status = [database, disk].some(isKo) || isKept || areChainsKo(isNotBegun) ? 'KO' : 'OK'
      const reasons = config.readOnly ? [operatorMessages.onlyReads] : []
      const details = [...reasons, ...parts.flatMap(({ detail }) => detail ?? [])]
      return { status, ...(details.length > 0 ? { detail: details.join('. ') } : {}), parts }
    },
  }
}

const nameOf = ({ config }: ChainRuntime) => `${config.chainName} (${config.chainId})`
const namesOf = (runtimes: readonly ChainRuntime[]) => runtimes.map(nameOf).join(', ')

const isUnreached = (runtime: ChainRuntime) => !runtime.isReached()
/** Nothing of it can be read, neither from a node nor from the database. What is stored is answered without nodes. */
const isUnknown = (runtime: ChainRuntime) => isUnreached(runtime) && isNotBegun(runtime)
/** It answered before. */
const isSilent = (runtime: ChainRuntime) => runtime.isReached() && runtime.isSilent()
const isNotBegun = ({ indexer }: ChainRuntime) => indexer.status().blockNumber < 0

function describeNodes(runtime: ChainRuntime): string | null {
  const names = nameOf(runtime)
  if (isUnreached(runtime)) return operatorMessages.unreached({ names })
  return isSilent(runtime) ? operatorMessages.silent({ names }) : null
}

const isKo = ({ status }: HealthPart) => status === 'KO'
const toPart = (part: HealthPart['part'], detail: string | null, runtime?: ChainRuntime): HealthPart => ({
  part,
  ...(runtime ? { chainId: runtime.config.chainId } : {}),
  status: detail === null ? 'OK' : 'KO',
  ...(detail === null ? {} : { detail }),
})
