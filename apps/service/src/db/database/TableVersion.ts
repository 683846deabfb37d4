import type pg from 'pg'
import * as z from 'zod/mini'
import { DatabaseGoneError } from './DatabaseGoneError.ts'
import { databaseMessages } from './databaseMessages.ts'

/** The version of the tables: the one this process expects, or the one the database has. */
export type TableVersion = {
  /** The version of the projection; equal only for identical statements. */
  value: string
  /** Grows with each change of the projection. */
  number: number
  /** The number of migrations that the durable tables have had. */
  durable: number
}

/** Every transaction holds this lock shared; the one that changes the tables holds it exclusively. */
export const MIGRATION_LOCK = 0x636f_756e

export const SELECT_VERSION =
  'select v.value, v.number, d.number as durable from schema_version v, durable_version d where v.id = 1 and d.id = 1'
/**
 * One message. Each statement sees the state committed when it began, so the version is read after a process that changes the tables has
 * ended.
 */
export const BEGIN_GUARDED = `begin; select pg_advisory_xact_lock_shared(${MIGRATION_LOCK}); ${SELECT_VERSION}`

const Rows = z.array(z.object({ value: z.string(), number: z.number(), durable: z.number() }))

/** @throws {DatabaseGoneError} `database/superseded` when another version of the service has changed the tables */
export function assertVersion(known: TableVersion, rows: unknown): void {
  const [found] = z.parse(Rows, rows)
  if (found?.value === known.value && found.durable <= known.durable) return
  const [here, there] = [describe(known), found ? describe(found) : null]
  throw new DatabaseGoneError('database/superseded', () => databaseMessages.superseded({ there, here }))
}

const describe = ({ number, durable }: TableVersion) => `${number}.${durable}`

/** The rows of the last statement in a message with several statements. */
export function lastRows(results: pg.QueryResult | readonly pg.QueryResult[]): unknown {
  return (Array.isArray(results) ? results.at(-1) : results).rows
}
