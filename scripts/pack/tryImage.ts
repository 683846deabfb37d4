import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { copyDatabaseTemplate } from '../../apps/service/src/testing/copyDatabaseTemplate.ts'
import { readDockerfile, readRuns } from '../../deploy/readDockerfile.ts'
import { optimizeLaterEnv } from '../start/optimizeLaterEnv.ts'
import type { Tarball } from './packTarballs.ts'
import { writeImageProject } from './writeImageProject.ts'

const runFile = promisify(execFile)
/** On a busy machine a start takes a quarter of a minute. */
const SECONDS = 180

export type Image = {
  /** Runs the program of the image on a chain, and returns what was wrong, in sentences. */
  readonly run: (rpcUrl: string) => Promise<string[]>
  readonly remove: () => void
}

/** Executes the commands of the Dockerfile's stage `install` in a folder, as an engine does, with the packages of npm's cache. */
export async function installImage(root: string, tarballs: readonly Tarball[]): Promise<Image> {
  const folder = mkdtempSync(join(tmpdir(), 'countersign-image-'))
  const text = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8')
  writeImageProject(root, tarballs, folder)
  const env = { ...process.env, npm_config_prefer_offline: 'true', npm_config_loglevel: 'error' }
  for (const command of readRuns(text, 'install')) await runFile('sh', ['-ec', command], { cwd: folder, env })
  return {
    run: (rpcUrl) => runImage(folder, text, rpcUrl),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/**
 * Starts the command of the image with its settings, asks its health check and `countersign verify`, which compares every served file with the page of
 * the package, and stops it.
 */
async function runImage(folder: string, text: string, rpcUrl: string): Promise<string[]> {
  const { command, environment, healthcheck } = readDockerfile(text)
  const home = join(folder, 'home')
  const inside = (path: string) => path.replace(/^\/config/, folder).replace(/^\/data/, home)
  // A first start is tried by the demo.
  await copyDatabaseTemplate(home)
  writeFileSync(join(folder, 'countersign.config.json'), JSON.stringify({ chains: [{ chainId: '31337', rpcUrl }] }))
  const settings = Object.entries(environment).map(([name, value]) => [name, inside(value)])
  const env = { ...optimizeLaterEnv(), ...Object.fromEntries(settings), HOST: '127.0.0.1', PORT: '0' }
  const [, ...args] = command.map(inside)
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'close')
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)))
  const problems: string[] = []
  try {
    const url = await urlOf(() => said, child)
    if (url === null) return [`The image did not start within ${SECONDS} s. It said: ${said}`]
    const [, ...check] = healthcheck
    await untilHealthy(() =>
      runFile(process.execPath, check, { cwd: folder, env: { ...env, PORT: new URL(url).port } }),
    )
    const program = join(folder, 'node_modules/countersign/dist/main.js')
    const { stdout } = await runFile(process.execPath, [program, 'verify', url], { cwd: folder })
    if (!/^The same\. /m.test(stdout)) problems.push(`countersign verify said of the image: ${stdout}`)
    if (existsSync(join(folder, 'node_modules/@foundry-rs'))) problems.push('The image contains local chains.')
  } catch (error) {
    problems.push(`The image was not tried to the end: ${String(error)}`)
  } finally {
    child.kill('SIGTERM')
  }
  const [code] = await ended
  return code === 0 ? problems : [...problems, `The image ended with ${code} after SIGTERM. It said: ${said}`]
}

async function untilHealthy(check: () => Promise<unknown>): Promise<void> {
  const until = Date.now() + SECONDS * 1000
  for (;;)
    try {
      await check()
      return
    } catch (error) {
      if (Date.now() > until) throw error
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
}

async function urlOf(said: () => string, child: { readonly exitCode: number | null }): Promise<string | null> {
  const until = Date.now() + SECONDS * 1000
  while (Date.now() < until && child.exitCode === null) {
    const [, url] = /serves on (\S+)/.exec(said()) ?? []
    if (url !== undefined) return url
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return null
}
