import type { Database } from '../db/database/Database.ts'
import { DatabaseGoneError } from '../db/database/DatabaseGoneError.ts'
import { ServiceError } from '../errors/ServiceError.ts'

/**
 * A newer version of the service may have emptied the tables since this request began. Then "not found" is false: the account is stored,
 * and the client must learn that this process no longer answers. So the database is checked once before an error is sent.
 * @returns the outage when there is one, otherwise the failure itself
 */
export async function withOutage(failure: unknown, db: Pick<Database, 'check'>): Promise<unknown> {
  if (!(failure instanceof ServiceError) || ![404, 409, 422].includes(failure.statusCode)) return failure
  return db.check().then(
    () => failure,
    (outage: unknown) =>
      outage instanceof DatabaseGoneError && outage.code === 'database/superseded' ? outage : failure,
  )
}
