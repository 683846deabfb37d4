import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkPackages } from './pack/checkPackages.ts'
import { packTarballs } from './pack/packTarballs.ts'
import { writeImageProject } from './pack/writeImageProject.ts'
import './start/optimizeLater.mjs'

/*
 * `npm run pack` builds and packs every published package into `release/packages`, with the project that the image
 * installs. `npm run check:packages` does the same elsewhere, and
 * uses the tarballs as a stranger would. It is a step of the check.
 */
const root = fileURLToPath(new URL('..', import.meta.url))

if (process.argv.includes('--check')) {
  const problems = await checkPackages(root, join(root, 'node_modules/.cache/countersign/packages'))
  for (const problem of problems) console.error(`✗ ${problem}`)
  process.exitCode = problems.length === 0 ? 0 : 1
} else {
  const target = join(root, 'release/packages')
  const tarballs = await packTarballs(root, target)
  writeImageProject(root, tarballs, join(target, 'image'))
  for (const { path, bytes } of tarballs) console.log(`${path} (${bytes} bytes)`)
}
