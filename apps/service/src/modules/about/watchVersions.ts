import { setTimeout as wait } from 'node:timers/promises'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import {
  type IndexTarget,
  type OtherVersions,
  readIndexTargets,
  readOtherVersions,
} from '../../db/migrate/readOtherVersions.ts'
import { listedAccounts } from '../../enrolment/listedAccounts.ts'
import { wantedAccounts } from '../../enrolment/wantedAccounts.ts'
import { operatorMessages } from '../../errors/operatorMessages.ts'

/** Health is answered within a second. */
const LONGEST_MS = 800
/** Longer than the term of two leases: a process that still has none does not run. */
const GONE_MS = 10_000
/** A rolling update replaces processes that only read within this time, or nearly. */
const REPLACED_MS = 30_000

export type VersionWatch = {
  /** Why this process should get no requests while another version runs on the database; undefined without a reason. */
  problem(): Promise<string | undefined>
}

/** `targets`: empty once this version is level. */
type Comparison = OtherVersions & { readonly targets: ReadonlyMap<string, IndexTarget> }

/**
 * Compares the tables of this version with those of other running ones. A version gets requests when its tables have every block and history
 * of the others; what could not be read is not taken for level. A process that only reads ends to be ready when no process fills its tables and
 * another version writes.
 */
export function watchVersions(context: Pick<ServiceContext, 'chains' | 'config' | 'db' | 'monotonic'>): VersionWatch {
  const { chains, config, db, monotonic } = context
  /** It is not compared again. */
  let isLevel = false
  let aloneSince: number | null = null
  let replacedSince: number | null = null
  let reading: Promise<Comparison | null> | null = null

  async function compare(): Promise<Comparison> {
    const versions = await readOtherVersions(db)
    const wanted = (chainId: string) => wantedAccounts(chainId, listedAccounts(config.enrolment, chainId))
    return { ...versions, targets: isLevel ? new Map() : await readIndexTargets(db, versions.indexes, wanted) }
  }

  function read(): Promise<Comparison | null> {
    reading ??= compare()
      .catch(() => null)
      .finally(() => (reading = null))
    return Promise.race([reading, wait(LONGEST_MS, null)])
  }

  function levelWith({ exist, indexes, targets }: Comparison): string | undefined {
    if (exist && indexes.length === 0) {
      aloneSince ??= monotonic()
      const left = GONE_MS - (monotonic() - aloneSince)
      isLevel = left <= 0
      return isLevel ? undefined : operatorMessages.versionsExist({ seconds: Math.ceil(left / 1000) })
    }
    aloneSince = null
    const names = [...chains.values()].flatMap(({ config: { chainId, chainName }, indexer }) => {
      const { block = -1, histories = 0 } = targets.get(chainId) ?? {}
      const blocks = Math.max(0, block - indexer.status().blockNumber)
      return blocks + histories > 0
        ? [operatorMessages.chainBehind({ name: `${chainName} (${chainId})`, blocks, histories })]
        : []
    })
    isLevel = names.length === 0
    return isLevel ? undefined : operatorMessages.notLevel({ names: names.join('; ') })
  }

  function replacedBy({ indexes, isOwnFilled }: Comparison): string | undefined {
    if (isOwnFilled || indexes.length === 0) replacedSince = null
    else replacedSince ??= monotonic()
    return replacedSince !== null && monotonic() - replacedSince >= REPLACED_MS ? operatorMessages.replaced : undefined
  }

  return {
    async problem() {
      if (isLevel && !config.readOnly) return undefined
      const others = await read()
      if (others === null) {
        aloneSince = null
        return isLevel ? undefined : operatorMessages.versionsUnread
      }
      return (isLevel ? undefined : levelWith(others)) ?? (config.readOnly ? replacedBy(others) : undefined)
    },
  }
}
