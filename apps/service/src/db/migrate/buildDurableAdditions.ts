import { is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import * as durableSchema from '../schema/durableSchema.ts'
import { type Addition, buildAdditions } from './projection.ts'

/**
 * Tables, columns (`table.column`) and indexes of `durableSchema.ts` that were added since the last of the numbered migrations. They are applied in place and have no number, so
 * processes of an older version continue, and can be started again: a column is null or has a default, also in earlier rows; an index is not unique, except that of a new table.
 *
 * A change of another kind is a numbered migration (`durableMigrations.ts`). It begins with the statements of these additions, with `if not exists`, and this list becomes empty.
 */
export const DURABLE_ADDITIONS: readonly string[] = ['notification_webhooks.failing_since']

export const buildDurableAdditions = (): Addition[] =>
  buildAdditions(
    DURABLE_ADDITIONS,
    Object.values(durableSchema).filter((value) => is(value, PgTable)),
    'public',
  )
