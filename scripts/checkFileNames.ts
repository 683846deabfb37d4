import { fileURLToPath } from 'node:url'
import { readSourceFiles } from './architecture/findFolderCycles.ts'
import { findMisnamedFiles } from './architecture/findMisnamedFiles.ts'

/*
 * Fails when a file of the service is named after none of its exports: a reader who looks for a name finds the file by it.
 */
const SOURCE = 'apps/service/src'

const files = readSourceFiles(fileURLToPath(new URL(`../${SOURCE}`, import.meta.url)))
const misnamed = findMisnamedFiles(files)
for (const { path, exports } of misnamed)
  console.error(`✗ ${SOURCE}/${path} exports ${exports.join(' and ')}. Name the file after one of them.`)
if (misnamed.length === 0) console.log(`✓ ${SOURCE}: ${files.size} files are named after what they export.`)
process.exitCode = misnamed.length === 0 ? 0 : 1
