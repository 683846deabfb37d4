import { devchainConfig, testContractAddresses } from '@countersign/devchain'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { copyDatabaseTemplate } from '../../apps/service/src/testing/copyDatabaseTemplate.ts'
import { optimizeLaterEnv } from '../../scripts/start/optimizeLaterEnv.ts'
import { bundleProgram } from '../../scripts/start/bundleProgram.mjs'
import { findFreePort } from '../../apps/service/src/testing/findFreePort.ts'
import type { LocalChain } from './localChain.ts'
import { until } from './until.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Only a failure takes this long. */
const START_MS = 120_000

export type StartedService = { readonly url: string; readonly stop: () => Promise<void> }

/** A second client service of a local chain, without a page, started from a configuration file like an operator's. */
export async function startService(
  { chainId, rpcUrl }: LocalChain,
  config: Readonly<Record<string, unknown>>,
): Promise<StartedService> {
  const dataDir = mkdtempSync(join(tmpdir(), 'countersign-service-'))
  const port = await findFreePort()
  const chains = [devchainConfig({ chainId: Number(chainId), rpcUrl }, testContractAddresses())]
  const file = join(dataDir, 'config.json')
  writeFileSync(file, JSON.stringify({ port, dataDir: join(dataDir, 'data'), chains, ...config }))
  await copyDatabaseTemplate(join(dataDir, 'data'))
  // Bundled, as the launcher does: importing some thousand modules takes seconds of computing at each start.
  const program = await bundleProgram('apps/service/src/main.ts')
  const child = spawn(process.execPath, [program, '--config', file], {
    cwd: root,
    env: optimizeLaterEnv(),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk.toString()))
  const url = `http://localhost:${port}`
  const stop = async () => {
    if (child.exitCode === null) {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    }
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await until(
      `the service at ${url} is ready`,
      async () => {
        const { status } = await fetch(`${url}/health/ready`)
        if (status !== 200) throw new Error(`/health/ready answers ${status}`)
      },
      START_MS,
    )
  } catch (error) {
    await stop()
    throw new Error(`${String(error)}\nThe service said:\n${said.join('')}`, { cause: error })
  }
  return { url, stop }
}
