import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { optimizeLaterEnv } from '../../../../scripts/start/optimizeLaterEnv.ts'
import { bundleProgram } from '../../../../scripts/start/bundleProgram.mjs'
import type { ServiceConfig } from '../config/ServiceConfig.ts'

export type ServiceProcess = {
  url: string
  pid: number
  /** `SIGSTOP` suspends it without notice, `SIGCONT` resumes it. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void
  /** `SIGKILL` simulates a crash. Resolves with the exit code when the process has ended. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>
}

/**
 * Runs `main.ts` in a new process, bundled like the launcher's program, because importing some thousand modules takes seconds of computing
 * at each start. `deploy.test.ts` starts it unbundled. Rejects with its output when it does not start.
 * @param edit changes the program, to make another version
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
    // The environment names the server of the tests; the process must use its own database. A benchmark measures what operators run.
    env: {
      ...(process.env['VITEST'] === undefined ? process.env : optimizeLaterEnv()),
      DATABASE_URL: config.databaseUrl ?? '',
    },
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
