import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { prefixLines } from './prefixLines.ts'
import { devMessages } from './devMessages.ts'

/** After this time a program that was requested to stop is killed. */
const PATIENCE_MS = 15_000

export type ChildProgram = {
  readonly pid: number
  /** Resolves when the program reports that it serves; rejects if it ends before. */
  readonly ready: Promise<void>
  /** Resolves with a sentence when the program has ended. */
  readonly ended: Promise<string>
  stop(): Promise<void>
}

type Options = {
  readonly name: string
  /** A bundle of bundleProgram. */
  readonly file: string
  readonly environment?: Readonly<Record<string, string>>
  /** The first message that the program gets. Its code loads while the input is awaited. */
  readonly input: Promise<unknown>
  readonly write: (line: string) => void
}

/**
 * Runs a program beside this one. It stops on request, and when the channel to this process ends, so that a killed
 * parent leaves no process behind (see untilStopped).
 */
export function startChildProgram({ name, file, environment = {}, input, write }: Options): ChildProgram {
  const child = fork(file, [], {
    execArgv: ['--enable-source-maps'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...environment },
  })
  for (const stream of [child.stdout, child.stderr]) {
    const print = prefixLines(name, write)
    stream?.setEncoding('utf8').on('data', print)
  }
  const ended = once(child, 'exit').then(([code, signal]) =>
    code === null
      ? devMessages.endedBySignal({ signal: String(signal) })
      : devMessages.endedWithCode({ code: String(code) }),
  )
  const ready = new Promise<void>((resolve, reject) => {
    child.on('message', (message) => message === 'ready' && resolve())
    void ended.then((reason) => reject(new Error(devMessages.endedEarly({ name, reason }))))
  })
  ready.catch(() => undefined)
  input.then(
    (value) => child.connected && child.send({ input: value }),
    // The code that builds the input reports the error, and stops this program.
    () => undefined,
  )
  return { pid: child.pid ?? 0, ready, ended, stop: () => stop(child, ended) }
}

async function stop(child: ChildProcess, ended: Promise<string>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  if (child.connected) child.send('stop')
  const patience = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
  await ended
  clearTimeout(patience)
}
