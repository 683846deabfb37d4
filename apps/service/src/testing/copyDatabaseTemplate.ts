import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import { buildDurableAdditions } from '../db/migrate/buildDurableAdditions.ts'
import { durableMigrations } from '../db/migrate/durableMigrations.ts'
import { migrate } from '../db/migrate/migrate.ts'
import { buildAdditions, projectionVersion } from '../db/migrate/projection.ts'
import { openDatabase } from '../db/open/openDatabase.ts'

const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/countersign', import.meta.url))

/** Fills a data directory with a database that has its tables. */
export async function copyDatabaseTemplate(dataDir: string): Promise<void> {
  cpSync(await makeDatabaseTemplate(), dataDir, { recursive: true })
}

/** Once per machine and schema, because creating a database takes seconds of computing. Resolves with its folder. */
export async function makeDatabaseTemplate(): Promise<string> {
  const template = join(CACHE, `pglite-${readVersion()}-${schemaVersion()}`)
  if (!existsSync(template)) await createTemplate(template)
  return template
}

async function createTemplate(template: string): Promise<void> {
  mkdirSync(CACHE, { recursive: true })
  const draft = mkdtempSync(join(CACHE, 'draft-'))
  const db = await openDatabase({ dataDir: draft })
  await migrate(db, Date.now())
  await db.close()
  try {
    renameSync(draft, template)
  } catch {
    // Another test process was faster.
    rmSync(draft, { recursive: true, force: true })
  }
}

const schemaVersion = () =>
  createHash('sha256')
    .update(projectionVersion())
    .update(JSON.stringify([durableMigrations, buildDurableAdditions(), buildAdditions()]))
    .digest('hex')
    .slice(0, 16)

function readVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const text = readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8')
  return z.parse(z.object({ version: z.string() }), JSON.parse(text)).version
}
