import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { copyDatabaseTemplate } from '../../apps/service/src/testing/copyDatabaseTemplate.ts'
import { findFreePort } from '../../apps/service/src/testing/findFreePort.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The page's port, and the two after it for the apps. */
async function findStackPort(): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const port = await findFreePort()
    const next = await Promise.all([findFreePort(port + 1), findFreePort(port + 2)]).catch(() => null)
    if (next) return port
  }
  throw new Error('No three free ports beside each other')
}

/** A running instance as `npm start` starts it. */
export type Stack = { readonly url: string; readonly stop: () => Promise<void> }

type StackOptions = {
  /** Default: free ports */
  readonly port?: number
  readonly environment?: NodeJS.ProcessEnv
  /** The data folder has a database with empty tables, which takes 3 s of computing less. Default: it is empty */
  readonly isPrepared?: boolean
}

/** Runs `npm start` with a data folder of its own. */
export async function startStack({
  port: given,
  environment = process.env,
  isPrepared = false,
}: StackOptions = {}): Promise<Stack> {
  const [port, relayPort, outerPort] = [given ?? (await findStackPort()), await findFreePort(), await findFreePort()]
  const dataDir = mkdtempSync(join(tmpdir(), 'countersign-e2e-'))
  if (isPrepared) await copyDatabaseTemplate(dataDir)
  const output: string[] = []
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: {
      ...environment,
      PORT: String(port),
      DATA_DIR: dataDir,
      // Journeys that need a relay, or a wallet around the page, start them there.
      WALLETCONNECT_PROJECT_ID: '0'.repeat(32),
      WALLETCONNECT_RELAY_URL: `ws://127.0.0.1:${relayPort}`,
      EMBEDDED_IN: `http://localhost:${outerPort}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk.toString()))
  const url = `http://localhost:${port}`
  await waitUntilReady(child, url, output)
  const stop = async () => {
    const ended = once(child, 'exit')
    child.kill('SIGINT')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { url, stop }
}

async function waitUntilReady(child: ChildProcess, url: string, output: string[]): Promise<void> {
  const deadline = Date.now() + 300_000
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}:\n${output.join('')}`)
    const lines = output.join('')
    if (lines.includes(url.replace('localhost', '')) || lines.includes(url)) {
      const answer = await fetch(`${url}/health/ready`).catch(() => null)
      if (answer?.status === 200) return
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  child.kill('SIGKILL')
  throw new Error(`npm start was not ready after 300 s:\n${output.join('')}`)
}
