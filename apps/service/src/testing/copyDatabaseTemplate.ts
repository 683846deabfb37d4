import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import { openDatabase } from '../db/openDatabase.ts'

const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/countersign', import.meta.url))

/** Fills a data directory with an empty database made once per machine: making one takes seconds of computing. */
export async function copyDatabaseTemplate(dataDir: string): Promise<void> {
  const template = join(CACHE, `pglite-${readVersion()}`)
  if (!existsSync(template)) await createTemplate(template)
  cpSync(template, dataDir, { recursive: true })
}

async function createTemplate(template: string): Promise<void> {
  mkdirSync(CACHE, { recursive: true })
  const draft = mkdtempSync(join(CACHE, 'draft-'))
  await (await openDatabase({ dataDir: draft })).close()
  try {
    renameSync(draft, template)
  } catch {
    // Another test process was faster.
    rmSync(draft, { recursive: true, force: true })
  }
}

function readVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const text = readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8')
  return z.parse(z.object({ version: z.string() }), JSON.parse(text)).version
}
