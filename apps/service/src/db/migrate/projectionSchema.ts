import { PROJECTION_NUMBER, projectionVersion } from './projection.ts'

/** The schema of PostgreSQL that has the projection of this version; other versions of the service have their own beside it. */
export const projectionSchema = (): string =>
  `projection_${PROJECTION_NUMBER}_${projectionVersion().split(' ')[1]?.slice(0, 12)}`

/** The form of these names. */
export const PROJECTION_SCHEMA = /^projection_\d+_[0-9a-f]{12}$/
