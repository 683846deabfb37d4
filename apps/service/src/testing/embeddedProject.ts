import { makeDatabaseTemplate } from './copyDatabaseTemplate.ts'
import { openMemoryFolder } from './openMemoryFolder.ts'

/** Runs once before the tests of the project `service`; otherwise each of its processes would create the template. */
export async function setup(): Promise<() => void> {
  const leave = openMemoryFolder()
  await makeDatabaseTemplate()
  return leave
}
