import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readSourceFiles } from './architecture/findFolderCycles.ts'
import { findMisnamedErrors } from './architecture/findMisnamedErrors.ts'
import { differsInCase, findMisnamedFiles } from './architecture/findMisnamedFiles.ts'

/*
 * Fails when a file of the service is named after none of its exports, because a reader who looks for a name finds the file by it; when
 * the name of any file differs from its export in case only; and when the name of an error class does not end in `Error`.
 */
const SERVICE = 'apps/service/src'

const root = fileURLToPath(new URL('..', import.meta.url))
const service = readSourceFiles(join(root, SERVICE))
const misnamed = findMisnamedFiles(service)
for (const { path, exports } of misnamed)
  console.error(`✗ ${SERVICE}/${path} exports ${exports.join(' and ')}. Name the file after one of them.`)
if (misnamed.length === 0) console.log(`✓ ${SERVICE}: ${service.size} files are named after what they export.`)

const folders = [
  ...['apps', 'packages'].flatMap((group) => readdirSync(join(root, group)).map((name) => `${group}/${name}`)),
  'e2e',
  'scripts',
].filter((folder) => existsSync(join(root, folder)))
const trees = folders.map((folder) => ({ folder, files: readSourceFiles(join(root, folder)) }))
const differing = trees.flatMap(({ folder, files }) =>
  findMisnamedFiles(files)
    .filter(differsInCase)
    .map(({ path, exports }) => ({ path: `${folder}/${path}`, exports })),
)
for (const { path, exports } of differing)
  console.error(`✗ ${path} exports ${exports.join(' and ')}. Give the file that name, in the same case.`)
const errors = trees.flatMap(({ folder, files }) =>
  findMisnamedErrors(files).map(({ path, name }) => ({ path: `${folder}/${path}`, name })),
)
for (const { path, name } of errors)
  console.error(`✗ ${path}: the error class ${name} must have a name that ends in Error.`)
if (differing.length + errors.length === 0)
  console.log('✓ no file name differs from its export in case only; the names of all error classes end in Error.')
process.exitCode = misnamed.length + differing.length + errors.length === 0 ? 0 : 1
