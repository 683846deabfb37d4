import { createHash } from 'node:crypto'
import { buildSchemaSql } from './buildSchemaSql.ts'
import { projectionTables } from './clearProjection.ts'
import { buildPageTriggers } from '../paging/buildPageTriggers.ts'
import { buildVisibilityTriggers } from '../paging/visibilityTriggers.ts'

/** Counts the forms that the projection has had, so that of two versions of the service the older one knows that it is. */
export const PROJECTION_NUMBER = 1
/** Of the statements that make the projection. `projection.test.ts` fails when it differs: then the number above grows by one. */
export const PROJECTION_FINGERPRINT = '7a26d309ecc0b7c4078722f2602612788d28478f19b24e2763050b2d92b5d15c'

export const projectionStatements = (): string[] => [
  ...buildSchemaSql(projectionTables),
  ...buildVisibilityTriggers(),
  ...buildPageTriggers(),
]

export const fingerprintOf = (statements: readonly string[]): string =>
  createHash('sha256').update(statements.join(';')).digest('hex')

/** Differs for every form of the projection. */
export const projectionVersion = (): string => `${PROJECTION_NUMBER} ${fingerprintOf(projectionStatements())}`
