import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { LaunchFailure } from './LaunchFailure.ts'

const inputs = [
  'apps/web',
  'packages/chains',
  'packages/safe',
  'packages/api',
  'packages/ui',
  'packages/simulation',
  'packages/app-bridge',
]
const skipped = new Set(['node_modules', 'dist', '.tanstack', 'proof', 'README.md', 'routeTree.gen.ts'])
const isTest = (name: string) => /\.test\.tsx?$/.test(name)

/** The folder the page is built into; there before the first build, so that the service can start meanwhile. */
export async function openPageDir(root: string): Promise<string> {
  const pageDir = join(root, 'apps/web/dist')
  await mkdir(pageDir, { recursive: true })
  return pageDir
}

/** Builds the page unless the last build had the same inputs, and says whether it had to. */
export async function buildPage(root: string, pageDir: string, signal: AbortSignal): Promise<{ built: boolean }> {
  const web = join(root, 'apps/web')
  const hash = await hashInputs(root)
  const marker = join(root, 'node_modules/.cache/countersign/page-hash')
  const isCurrent =
    existsSync(join(pageDir, 'index.html')) && existsSync(marker) && (await readFile(marker, 'utf8')) === hash
  if (isCurrent) return { built: false }
  await runVite(web, signal)
  await mkdir(dirname(marker), { recursive: true })
  await writeFile(marker, hash)
  return { built: true }
}

async function hashInputs(root: string): Promise<string> {
  const files = [
    'package-lock.json',
    'tsconfig.base.json',
    ...(await Promise.all(inputs.map((folder) => filesIn(root, folder)))).flat(),
  ]
  const hash = createHash('sha256').update(process.version)
  for (const file of files.sort())
    hash
      .update(file)
      .update('\0')
      .update(await readFile(join(root, file)))
      .update('\0')
  return hash.digest('hex')
}

async function filesIn(root: string, folder: string): Promise<string[]> {
  if (!existsSync(join(root, folder))) return []
  const entries = await readdir(join(root, folder), { withFileTypes: true })
  const nested = entries
    .filter(({ name }) => !skipped.has(name) && !isTest(name))
    .map((entry) => (entry.isDirectory() ? filesIn(root, join(folder, entry.name)) : [join(folder, entry.name)]))
  return (await Promise.all(nested)).flat()
}

async function runVite(web: string, signal: AbortSignal): Promise<void> {
  const vite = join(dirname(createRequire(join(web, 'package.json')).resolve('vite/package.json')), 'bin/vite.js')
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: web,
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  if (code !== 0)
    throw new LaunchFailure(
      `The page could not be built (vite ended with ${code ?? 'a signal'}). It said:\n    ${output.trim().split('\n').slice(-15).join('\n    ')}`,
    )
}
