import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The shell first: the same Chromium without windows of its own, which cost a quarter of the time. */
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const run = (command, args) => spawnSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' })

/** A system Chromium, else Debian's package, else Playwright's own: what the browser tests run in. Returns its path, or null for Playwright's. */
export function ensureChromium() {
  const found = () => SYSTEM.find((path) => existsSync(path))
  const present = process.env.CHROMIUM_BIN ?? found()
  if (present) return present
  if (existsSync('/usr/bin/apt-get')) {
    const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n']
    const apt = (...args) => {
      const [command, ...rest] = [...prefix, 'apt-get', ...args]
      return run(command, rest)
    }
    apt('update', '-qq')
    for (const name of ['chromium-headless-shell', 'chromium']) {
      apt('install', '-y', '-qq', name)
      const installed = found()
      if (installed) return installed
    }
  }
  const download = run('npx', ['playwright', 'install', '--with-deps', 'chromium'])
  if (download.status === 0) return null
  throw new Error(
    `No Chromium: none at ${SYSTEM.join(', ')}, Debian's package could not be installed, and Playwright could not fetch its own (${download.stderr.trim().split('\n').at(-1)}). Install Chromium or set CHROMIUM_BIN.`,
  )
}
