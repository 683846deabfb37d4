import { makeDatabaseTemplate } from './copyDatabaseTemplate.ts'

/** Runs once before the tests of the project `service`: otherwise each of its processes would make the template. */
export async function setup(): Promise<void> {
  await makeDatabaseTemplate()
}
