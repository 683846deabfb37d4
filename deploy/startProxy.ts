import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { findFreePort } from '../apps/service/src/testing/findFreePort.ts'
import { installDebianPackages } from '../apps/service/src/testing/installDebianPackages.ts'
import { createTestFolder } from '../apps/service/src/testing/testService.ts'

export type ProxyProgram = 'nginx' | 'caddy'

const isInstalled = (program: ProxyProgram) => spawnSync(program, ['version']).error === undefined

/** The programs that this machine lacks. CI installs them; elsewhere they are not installed, because their packages start a server. */
export function findMissingProxies(programs: readonly ProxyProgram[]): readonly ProxyProgram[] {
  if (process.env['CI'] && !programs.every(isInstalled)) installDebianPackages(['nginx-light', 'caddy'])
  const missing = programs.filter((program) => !isInstalled(program))
  if (missing.length > 0)
    process.stdout.write(
      `NOT TESTED: the examples for ${missing.join(' and ')}. Install the program and run the same command again.\n`,
    )
  return missing
}

/** Writes a site into a configuration of the program, and returns the program's arguments. */
const CONFIGURE: Readonly<Record<ProxyProgram, (site: string, folder: string) => readonly string[]>> = {
  nginx(site, folder) {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    )
    writeFileSync(
      join(folder, 'nginx.conf'),
      `daemon off; pid ${folder}/pid; error_log ${folder}/error; worker_processes 1;${process.getuid?.() === 0 ? ' user root;' : ''}
      events {} http { access_log off; ${temporary.join(' ')} ${site} }`,
    )
    return ['-c', join(folder, 'nginx.conf')]
  },
  caddy(site, folder) {
    writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n\tauto_https off\n\tgrace_period 1s\n}\n${site}`)
    return ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')]
  },
}

/** Starts a real proxy with a site that listens on a port of this machine, and waits until it answers. */
export async function startProxy(
  program: ProxyProgram,
  siteOn: (port: number) => string,
): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = createTestFolder()
  const port = await findFreePort()
  const child = spawn(program, CONFIGURE[program](siteOn(port), folder.path), {
    stdio: 'ignore',
    env: { ...process.env, HOME: folder.path, XDG_DATA_HOME: folder.path, XDG_CONFIG_HOME: folder.path },
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    folder.remove()
  }
  const url = `http://127.0.0.1:${port}`
  const answers = () =>
    fetch(url).then(
      () => true,
      () => false,
    )
  await expect.poll(answers, { timeout: 20_000 }).toBe(true)
  return { url, stop }
}
