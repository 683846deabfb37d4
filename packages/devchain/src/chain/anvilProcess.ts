import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { DevchainError } from './DevchainError.ts'
import { guardChild } from './guardChild.ts'

export type AnvilProcess = {
  pid: number
  port: number
  /** Resolves with the reason when the process has ended. */
  exited: Promise<string>
  kill(): Promise<void>
}

const startLimitMs = 20_000

/**
 * Starts anvil and waits until it listens. The port is read from the process's own output, so that another chain on
 * the requested port is never mistaken for it.
 *
 * @param args anvil's arguments without host and port
 * @param port the requested port; 0 for any free one. If it is taken, a free one is used.
 */
export async function startAnvil(binary: string, args: string[], port: number): Promise<AnvilProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'countersign-anvil-'))
  const logFile = join(folder, 'log')
  const log = openSync(logFile, 'w')
  try {
    // Its own process group: Ctrl-C must reach this process first, so that it can save the last snapshot.
    const child = spawn(binary, ['--host', '127.0.0.1', '--port', String(port), ...args], {
      stdio: ['ignore', log, log],
      detached: true,
    })
    const release = guardChild(child)
    const exited = exitReason(child)
    const listening = await waitForPort(child, exited, () => readFileSync(logFile, 'utf8')).catch((error: unknown) => {
      release()
      child.kill('SIGKILL')
      throw error
    })
    if (listening === 'taken') return await startAnvil(binary, args, 0)
    void exited.then(release)
    return { pid: child.pid ?? 0, port: listening, exited, kill: () => kill(child, exited) }
  } finally {
    closeSync(log)
    rmSync(folder, { recursive: true, force: true })
  }
}

async function waitForPort(
  child: ChildProcess,
  exited: Promise<string>,
  readLog: () => string,
): Promise<number | 'taken'> {
  let ended: string | undefined
  void exited.then((reason) => (ended = reason))
  const limit = performance.now() + startLimitMs
  while (performance.now() < limit) {
    const log = readLog()
    if (ended !== undefined) {
      if (/address already in use|os error 98|os error 48/i.test(log)) return 'taken'
      throw new DevchainError(
        'ANVIL_FAILED',
        `anvil ended before it was ready (${ended}). Its output: ${lastLines(log)}. Check that ${child.spawnfile} is anvil and runs on this machine. ANVIL_BIN=<path> selects another binary.`,
      )
    }
    const port = /Listening on 127\.0\.0\.1:(\d+)/.exec(log)?.[1]
    if (port) return Number(port)
    await delay(5)
  }
  throw new DevchainError('ANVIL_FAILED', `anvil (pid ${child.pid}) did not listen within ${startLimitMs / 1000} s.`)
}

async function exitReason(child: ChildProcess): Promise<string> {
  try {
    const [code, signal] = await once(child, 'exit')
    return signal ? `ended by ${signal}` : `exit code ${code}`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

async function kill(child: ChildProcess, exited: Promise<string>): Promise<void> {
  child.kill('SIGTERM')
  const stubborn = setTimeout(() => child.kill('SIGKILL'), 3000)
  await exited
  clearTimeout(stubborn)
}

function lastLines(log: string): string {
  return log.trim().split('\n').slice(-3).join(' ').trim() || 'nothing'
}
