import { fileURLToPath } from 'node:url'
import { filesOf, findWalkFaults, WALKS } from './architecture/walks.ts'

/* Prints the number of files of each walk. Fails when a list is not true any more, or a number grew. With --files it prints the lists. */
const root = fileURLToPath(new URL('..', import.meta.url))
for (const walk of WALKS) {
  const faults = findWalkFaults(root, walk)
  for (const fault of faults) console.error(`✗ ${fault}`)
  if (faults.length > 0) process.exitCode = 1
  else console.log(`✓ ${walk.name}: ${filesOf(walk).length} files (${walk.follows}).`)
  if (process.argv.includes('--files')) for (const file of filesOf(walk)) console.log(`  ${file}`)
}
