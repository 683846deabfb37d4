import { eq, sql } from 'drizzle-orm'
import type { ServiceConfig } from '../config/ServiceConfig.ts'
import type { Database } from '../db/database/Database.ts'
import { secrets } from '../db/schema/durableSchema.ts'
import { createMutex, type Mutex } from '../db/drivers/createMutex.ts'
import { SecretError } from './SecretError.ts'
import { chmod, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder, writeFileDurably } from '../files/writeFileDurably.ts'
import { isSecretName } from './isSecretName.ts'

/** Part of every ServiceContext, and available before one exists. */
type Place = { config: Pick<ServiceConfig, 'dataDir'>; db: Database }

/** Each secret is read once per database. Concurrent callers share the read, so that two of them never create two secrets. */
const known = new WeakMap<Database, Map<string, Promise<string>>>()
/** Held by a change of a secret, per database. */
const changing = new WeakMap<Database, Mutex>()

/**
 * A key of this service, created on first use and then unchanged: the file `secrets/<name>` (0600) in the data directory beside the
 * embedded database, or a row of the durable table `secrets` on PostgreSQL, where every process reads the first stored one. With the data
 * directory `memory` it lives as long as the database.
 * @param name `[a-z0-9-]+`, part of the file name
 * @param create text of a new secret; called only when none exists
 */
export function readOrCreateSecret(place: Place, name: string, create: () => string): Promise<string> {
  if (!isSecretName(name)) throw new Error(`A secret's name is lower-case letters, digits and dashes: "${name}".`)
  const ofDatabase = known.get(place.db) ?? new Map<string, Promise<string>>()
  known.set(place.db, ofDatabase)
  const found = ofDatabase.get(name) ?? load(place, name, create)
  ofDatabase.set(name, found)
  // After a failure the next caller tries again.
  found.catch(() => ofDatabase.delete(name))
  return found
}

/** Reads the secret again, because another process may have replaced it. */
export async function rereadSecret(place: Place, name: string, create: () => string): Promise<string> {
  // With the data directory `memory` it is stored nowhere else.
  const isStored = place.db.kind === 'postgres' || place.config.dataDir !== 'memory'
  if (isStored) known.get(place.db)?.delete(name)
  return readOrCreateSecret(place, name, create)
}

/** The same, when this process has read it before; otherwise its first use reads it. */
export async function refreshSecret(place: Place, name: string, create: () => string): Promise<void> {
  if (known.get(place.db)?.has(name)) await rereadSecret(place, name, create)
}

type Change = { readonly before: string; readonly after: string }

/**
 * Replaces the stored value by one that is computed from it. Changes run one after the other, in all processes: a value that one of them removed must
 * not return with another. Other processes keep the old value until they read it again.
 */
export async function changeSecret(
  place: Place,
  name: string,
  create: () => string,
  change: (value: string) => string,
): Promise<Change> {
  const mutex = changing.get(place.db) ?? createMutex()
  changing.set(place.db, mutex)
  const release = await mutex.acquire()
  try {
    const present = await rereadSecret(place, name, create)
    const changed = await store(place, name, present, change)
    known.get(place.db)?.set(name, Promise.resolve(changed.after))
    return changed
  } finally {
    release()
  }
}

/** @param present the value, when no other process can change it */
async function store(
  { config, db }: Place,
  name: string,
  present: string,
  change: (value: string) => string,
): Promise<Change> {
  if (db.kind === 'postgres') return storeRow(db, name, change)
  const after = change(present)
  if (config.dataDir !== 'memory') await writeFileDurably(join(config.dataDir, 'secrets', name), `${after}\n`)
  return { before: present, after }
}

async function storeRow(db: Database, name: string, change: (value: string) => string): Promise<Change> {
  const where = eq(secrets.name, name)
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`set local synchronous_commit = on`)
      const [row] = await tx.select({ value: secrets.value }).from(secrets).where(where).for('update')
      if (!row) throw SecretError.lost(name)
      const value = change(row.value)
      await tx.update(secrets).set({ value }).where(where)
      return { before: row.value, after: value }
    })
  } catch (error) {
    // The error of a failed statement contains its parameters, here the new key, and errors are logged.
    throw error instanceof SecretError ? error : SecretError.notStored(name, error)
  }
}

async function load({ config, db }: Place, name: string, create: () => string): Promise<string> {
  if (db.kind === 'postgres') return loadRow(db, name, create)
  return config.dataDir === 'memory' ? create() : readOrCreateSecretFile(config.dataDir, name, create)
}

async function loadRow(db: Database, name: string, create: () => string): Promise<string> {
  const read = () => db.drizzle.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name))
  const [present] = await read()
  if (present) return present.value
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local synchronous_commit = on`)
      await tx.insert(secrets).values({ name, value: create(), createdAt: Date.now() }).onConflictDoNothing()
    })
  } catch (error) {
    // The error of a failed statement contains its parameters, here the new key, and errors are logged.
    throw SecretError.notStored(name, error)
  }
  const [stored] = await read()
  if (!stored) throw SecretError.lost(name)
  return stored.value
}

/** Only one process uses the data directory, so no other one writes between the check and the rename. */
async function readOrCreateSecretFile(dataDir: string, name: string, create: () => string): Promise<string> {
  const folder = join(dataDir, 'secrets')
  const path = join(folder, name)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const present = await readIfThere(path)
  if (present === null) {
    const value = create()
    await writeFileDurably(path, `${value}\n`)
    await syncFolder(dataDir)
    return value
  }
  if (present === '') throw SecretError.empty(path)
  // A restored backup may have a more permissive mode.
  await chmod(path, 0o600)
  return present
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return (await readFile(path, 'utf8')).trim()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
