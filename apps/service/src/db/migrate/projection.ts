import { createHash } from 'node:crypto'
import { buildSchemaSql } from './buildSchemaSql.ts'
import { projectionTables } from './clearProjection.ts'
import { buildPageTriggers } from '../paging/buildPageTriggers.ts'
import { buildVisibilityTriggers } from '../paging/visibilityTriggers.ts'

/** Grows with each change of the projection, so that the older of two versions of the service recognizes that it is older. */
export const PROJECTION_NUMBER = 1
/** Hash of the statements that create the projection. `projection.test.ts` fails when it differs: then raise the number above by one. */
export const PROJECTION_FINGERPRINT = '7a26d309ecc0b7c4078722f2602612788d28478f19b24e2763050b2d92b5d15c'

export const projectionStatements = (): string[] => [
  ...buildSchemaSql(projectionTables),
  ...buildVisibilityTriggers(),
  ...buildPageTriggers(),
]

export const fingerprintOf = (statements: readonly string[]): string =>
  createHash('sha256').update(statements.join(';')).digest('hex')

/** Differs for every change of the projection. */
export const projectionVersion = (): string => `${PROJECTION_NUMBER} ${fingerprintOf(projectionStatements())}`
