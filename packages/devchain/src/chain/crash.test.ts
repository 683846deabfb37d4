import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { bundleProgram } from '../../../../scripts/start/bundleProgram.mjs'
import { devClient } from './devClient.ts'
import { startDevchain } from './startDevchain.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const fixture = relative(root, fileURLToPath(new URL('crashFixture.ts', import.meta.url)))
/** `npm run test:soak` sets a higher number. */
const rounds = Number(process.env['CRASH_ROUNDS'] ?? 2)

test(
  'behavior: kill -9 of the saving process leaves a complete state and no orphan process',
  { timeout: 60_000 * (rounds + 1) },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'devchain-crash-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const stateFile = join(folder, 'chain.state')
    const program = await bundleProgram(fixture)
    let reached = 0n
    for (let round = 0; round < rounds; round++) {
      const child = spawn(process.execPath, [program, stateFile], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      let output = ''
      child.stdout.on('data', (chunk) => (output += String(chunk)))
      // Another moment each round, counted in mined blocks rather than in time.
      const blocks = 5 + ((round * 37) % 90)
      await vi.waitFor(() => expect(output.match(/\./g)?.length ?? 0).toBeGreaterThanOrEqual(blocks), {
        timeout: 60_000,
        interval: 2,
      })
      child.kill('SIGKILL')
      await once(child, 'exit')
      const [pid = 0, block = 0] = /^(\d+) (\d+)/.exec(output)?.slice(1).map(Number) ?? []
      expect(BigInt(block)).toBeGreaterThanOrEqual(reached)
      await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow(/ESRCH/), { timeout: 30_000, interval: 10 })

      const restored = await startDevchain({ chainId: 31338, stateFile, autosaveMs: 0 })
      reached = await devClient(restored.rpcUrl).getBlockNumber()
      await restored.stop({ snapshot: false })
      expect(reached).toBeGreaterThanOrEqual(BigInt(block))
    }
    expect(reached).toBeGreaterThan(0n)
  },
)
