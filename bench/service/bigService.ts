import { demoOwners, spareKeys } from '@countersign/devchain'
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrate } from '../../apps/service/src/db/migrate/migrate.ts'
import { openDatabase } from '../../apps/service/src/db/open/openDatabase.ts'
import { seedBigAccount } from '../../apps/service/src/testing/seedBigAccount.ts'
import { say } from './say.ts'

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/countersign', import.meta.url))

export const BIG_SAFE = spareKeys[0].address
const QUEUED = 30

/** A data directory with a database of an account of this size. Creating it takes a minute or two, so it is cached for the next run. */
export async function copyBigDatabase(
  dataDir: string,
  chainId: string,
  transfers: number,
  groupsPerBlock = 1,
): Promise<void> {
  const kept = join(CACHE, `bench-${transfers}${groupsPerBlock === 1 ? '' : `-${groupsPerBlock}`}`)
  const rows = `${transfers.toLocaleString('en-US')} transfers`
  if (existsSync(kept)) {
    say(`copying the account of ${rows} that an earlier run made`)
    cpSync(kept, dataDir, { recursive: true })
    // A database with another schema is created again.
    const db = await openDatabase({ dataDir })
    const isStale = await migrate(db, Date.now())
    await db.close()
    if (!isStale) return
    rmSync(kept, { recursive: true })
    rmSync(dataDir, { recursive: true })
  }
  say(`making an account of ${rows}`)
  const draft = `${kept}.draft`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true })
  const db = await openDatabase({ dataDir: draft })
  await migrate(db, Date.now())
  await seedBigAccount(db, {
    chainId,
    safe: BIG_SAFE,
    owners: [demoOwners[0].address, demoOwners[1].address],
    counterparty: spareKeys[2].address,
    trustedToken: spareKeys[3].address,
    untrustedToken: spareKeys[4].address,
    transfers,
    executed: transfers / 10,
    queued: QUEUED,
    groupsPerBlock,
    until: Date.now(),
  })
  await db.close()
  renameSync(draft, kept)
  cpSync(kept, dataDir, { recursive: true })
}
