import type { Health, HealthPart } from '@countersign/api'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { DatabaseGoneError } from '../../db/database/DatabaseGoneError.ts'
import { readIndexTargets } from '../../db/migrate/readIndexTargets.ts'
import { operatorMessages } from '../../errors/operatorMessages.ts'
import { isPageBuilt } from '../../files/isPageBuilt.ts'
import { LEAST_FREE_BYTES, readFreeBytes } from '../../files/readFreeBytes.ts'
import { countJournalFaults } from '../../journal/countJournalFaults.ts'

/** Chains that do not answer count this long after the start: then the process serves the others. */
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
  /** The tables of this version have what those of another running version had. It is not compared again. */
  let isLevel = false

  async function readLevel(database: HealthPart): Promise<string | undefined> {
    if (isLevel || database.status === 'KO') return undefined
    const targets = await readIndexTargets(db).catch(() => new Map<string, number>())
    const behind = [...chains.values()].filter(
      ({ config: { chainId }, indexer }) => indexer.status().blockNumber < (targets.get(chainId) ?? -1),
    )
    isLevel = behind.length === 0
    return isLevel ? undefined : operatorMessages.notLevel({ names: behind.map(nameOf).join(', ') })
  }

  async function readDatabase(): Promise<HealthPart> {
    const outage = await db.check().then(
      () => null,
      (error: unknown) => (error instanceof DatabaseGoneError ? error.message : operatorMessages.databaseSilent),
    )
    return toPart('database', outage)
  }

  const readNodes = () =>
    [...chains.values()].map((runtime) =>
      toPart('node', runtime.isReached() ? null : operatorMessages.unreached({ names: nameOf(runtime) }), runtime),
    )

  const readIndexes = () =>
    [...chains.values()].map((runtime) =>
      toPart(
        'index',
        runtime.indexer.status().blockNumber >= 0 ? null : operatorMessages.indexNotBegun({ names: nameOf(runtime) }),
        runtime,
      ),
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
    const count = database.status === 'OK' ? await countJournalFaults(db) : null
    return toPart('journal', count !== null && count > 0 ? operatorMessages.recordsAside({ count }) : null)
  }

  /** One dead chain must not take a process out of its load balancer, because every process has that chain. */
  const areChainsKo = (parts: readonly HealthPart[]) =>
    parts.length > 0 && (monotonic() - startedAt < START_MS ? parts.some(isKo) : parts.every(isKo))

  return {
    async ready() {
      const database = await readDatabase()
      const nodes = readNodes()
      const level = await readLevel(database)
      const page = toPart('page', (await isPageBuilt(config)) ? null : operatorMessages.pageMissing)
      const missing = [...chains.values()].filter((runtime) => !runtime.isReached())
      const names = missing.map(nameOf).join(', ')
      const details = [
        database.detail,
        missing.length > 0 ? operatorMessages.unreached({ names }) : undefined,
        level,
        page.detail,
        // Not a reason to use another process, because every process on this journal has the same faults.
        (await readJournal(database)).detail,
      ].filter((detail) => detail !== undefined)
      const isKept = level !== undefined || readReplay() !== undefined
      const status = [database, page].some(isKo) || isKept || areChainsKo(nodes) ? 'KO' : 'OK'
      return { status, ...(details.length > 0 ? { detail: details.join('. ') } : {}) }
    },
    async writes() {
      const [database, disk, indexes] = [await readDatabase(), readDisk(), readIndexes()]
      const parts = [database, disk, await readJournal(database), ...readNodes(), ...indexes]
      const isKept = readReplay() !== undefined || config.readOnly
      const status = [database, disk].some(isKo) || isKept || areChainsKo(indexes) ? 'KO' : 'OK'
      const reasons = config.readOnly ? [operatorMessages.onlyReads] : []
      const details = [...reasons, ...parts.flatMap(({ detail }) => detail ?? [])]
      return { status, ...(details.length > 0 ? { detail: details.join('. ') } : {}), parts }
    },
  }
}

type Runtime = { config: { chainName: string; chainId: string } }

const nameOf = ({ config }: Runtime) => `${config.chainName} (${config.chainId})`
const isKo = ({ status }: HealthPart) => status === 'KO'
const toPart = (part: HealthPart['part'], detail: string | null, runtime?: Runtime): HealthPart => ({
  part,
  ...(runtime ? { chainId: runtime.config.chainId } : {}),
  status: detail === null ? 'OK' : 'KO',
  ...(detail === null ? {} : { detail }),
})
