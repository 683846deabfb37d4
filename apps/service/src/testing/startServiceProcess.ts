import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { bundleProgram } from '../../../../scripts/start/bundleProgram.mjs'
import type { ServiceConfig } from '../config/ServiceConfig.ts'

export type ServiceProcess = {
  url: string
  pid: number
  /** `SIGSTOP` halts it without a word to anybody, `SIGCONT` lets it go on. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void
  /** `SIGKILL` is the crash. Resolves with the exit code when the process is gone. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>
}

/**
 * Runs `main.ts` in a process of its own, bundled as the launcher bundles its program: reading some thousand modules costs each start
 * seconds of computing. `deploy.test.ts` starts it as it is. Rejects with what it printed when it does not start.
 * @param edit makes another version of the program
 */
export async function startServiceProcess(
  config: ServiceConfig,
  edit?: (code: string) => string,
): Promise<ServiceProcess> {
  const path = join(config.dataDir, '..', `config-${process.pid}.json`)
  writeFileSync(path, JSON.stringify(config))
  const bundle = await bundleProgram('apps/service/src/main.ts')
  const program = edit ? bundle.replace(/\.mjs$/, `.edited-${process.pid}.mjs`) : bundle
  if (edit) writeFileSync(program, edit(readFileSync(bundle, 'utf8')))
  const child = spawn(process.execPath, [program, '--config', path], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // The server that the tests run on is in the environment; the process is to use the database of its own.
    env: { ...process.env, DATABASE_URL: config.databaseUrl ?? '' },
  })
  const exited = once(child, 'exit')
  if (edit) void exited.then(() => rmSync(program, { force: true }))
  return {
    url: await waitForUrl(child),
    pid: child.pid ?? 0,
    signal: (signal) => void child.kill(signal),
    async end(signal) {
      child.kill(signal)
      await exited
      return child.exitCode
    },
  }
}

function waitForUrl(child: ChildProcessByStdio<null, Readable, Readable>): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = ''
    const read = (chunk: Buffer) => {
      printed += chunk.toString()
      const url = /serves on (\S+)/.exec(printed)?.[1]
      if (url) resolve(url)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', () => reject(new Error(printed.trim())))
  })
}
