import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { hashFiles } from './hashFiles.mjs'
import { LaunchError } from '../../apps/cli/src/launch/LaunchError.ts'
import { startMessages } from '../../apps/cli/src/launch/startMessages.ts'

export type Build = {
  /** What is built, with its `dist`. */
  readonly folder: string
  readonly inputs: readonly string[]
  /** File that keeps the hash of what was built last. */
  readonly marker: string
  readonly name: string
}

/** The page and the packages that it consists of. */
export const pageBuild: Build = {
  folder: 'apps/web',
  inputs: [
    'apps/web',
    'packages/chain-client',
    'packages/chains',
    'packages/primitives',
    'packages/describe',
    'packages/safe',
    'packages/ledger',
    'packages/api',
    'packages/ui',
    'packages/simulation',
    'packages/app-bridge',
    'packages/connect',
  ],
  marker: 'page-hash',
  name: 'page',
}
const DEMO_APP: Build = {
  folder: 'apps/demo-app',
  inputs: ['apps/demo-app'],
  marker: 'demo-app-hash',
  name: 'demo app',
}
const skipped = new Set([
  'node_modules',
  'dist',
  'dist.next',
  'dist.old',
  '.tanstack',
  'proof',
  'README.md',
  'routeTree.gen.ts',
])
const isTest = (name: string) => /\.test\.tsx?$/.test(name)

/** The folder the page is built into; there before the first build, so that the service can start meanwhile. */
export async function openPageDir(root: string): Promise<string> {
  const pageDir = join(root, pageBuild.folder, 'dist')
  await mkdir(pageDir, { recursive: true })
  return pageDir
}

/** Builds the page unless the last build had the same inputs, and says whether it had to. */
export const buildPage = (root: string, signal: AbortSignal) => runBuild(root, pageBuild, signal)

/** The same for the demo app. */
export const buildDemoApp = (root: string, signal: AbortSignal) => runBuild(root, DEMO_APP, signal)

/**
 * Builds beside what was built before, and puts the result in its place when the last file is written: a browser that asks meanwhile
 * never gets half of a build.
 */
export async function runBuild(root: string, build: Build, signal: AbortSignal): Promise<{ built: boolean }> {
  const folder = join(root, build.folder)
  const hash = hashInputs(root, build.inputs)
  const marker = join(root, 'node_modules/.cache/countersign', build.marker)
  const isCurrent =
    existsSync(join(folder, 'dist/index.html')) && existsSync(marker) && (await readFile(marker, 'utf8')) === hash
  if (isCurrent) return { built: false }
  // The service takes a page without its document for one that is being built, and must not serve the old one meanwhile.
  await rm(join(folder, 'dist/root.html'), { force: true })
  await runVite(folder, build.name, signal)
  await replaceFolder(join(folder, 'dist.next'), join(folder, 'dist'))
  await mkdir(dirname(marker), { recursive: true })
  await writeFile(marker, hash)
  return { built: true }
}

async function replaceFolder(next: string, folder: string): Promise<void> {
  const old = `${folder}.old`
  await rm(old, { recursive: true, force: true })
  if (existsSync(folder)) await rename(folder, old)
  await rename(next, folder)
  await rm(old, { recursive: true, force: true })
}

const hashInputs = (root: string, inputs: readonly string[]): string =>
  hashFiles(root, ['package-lock.json', 'tsconfig.base.json', ...inputs.flatMap((folder) => filesIn(root, folder))])

function filesIn(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !skipped.has(name) && !isTest(name))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(root, join(folder, entry.name)) : [join(folder, entry.name)]))
}

async function runVite(folder: string, name: string, signal: AbortSignal): Promise<void> {
  const vite = join(dirname(createRequire(join(folder, 'package.json')).resolve('vite/package.json')), 'bin/vite.js')
  const child = spawn(
    process.execPath,
    [vite, 'build', '--logLevel', 'warn', '--outDir', 'dist.next', '--emptyOutDir'],
    {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  if (code !== 0)
    throw new LaunchError(
      startMessages.notBuilt({ name, code, output: output.trim().split('\n').slice(-15).join('\n    ') }),
    )
}
