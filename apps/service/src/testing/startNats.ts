import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from './findFreePort.ts'
import { installDebianPackages } from './installDebianPackages.ts'

export type NatsServer = { url: string; port: number; stop(): Promise<void> }

const PLACES = ['/usr/sbin/nats-server', '/usr/bin/nats-server', '/usr/local/bin/nats-server']
const STEP_MS = 25

/** The server of this machine, otherwise from the package of Debian or Ubuntu, as Chromium; null where neither exists. */
export function findNats(): string | null {
  const present = PLACES.find((path) => existsSync(path))
  if (present !== undefined) return present
  installDebianPackages(['nats-server'])
  return PLACES.find((path) => existsSync(path)) ?? null
}

/** A real NATS server. @param port a free one when not given */
export async function startNats(program: string, port?: number): Promise<NatsServer> {
  const taken = port ?? (await findFreePort())
  // It ends with its standard input, so that it never survives the process that started it.
  const guard = '"$@" & server=$!; cat >/dev/null; kill -KILL $server; wait $server'
  const child = spawn('/bin/sh', ['-c', guard, 'sh', program, '-a', '127.0.0.1', '-p', String(taken)], {
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  const exited = once(child, 'exit')
  while (!(await answers(taken))) {
    if (child.exitCode !== null) throw new Error(`${program} ended with code ${child.exitCode}.`)
    await wait(STEP_MS)
  }
  return {
    url: `nats://127.0.0.1:${taken}`,
    port: taken,
    async stop() {
      child.stdin.end()
      await exited
    },
  }
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    const end = (isOpen: boolean) => {
      socket.destroy()
      resolve(isOpen)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
  })
