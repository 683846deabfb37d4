import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The shell first: the same Chromium without windows of its own, which cost a quarter of the time. */
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const run = (command, args) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] })
    const said = []
    child.stderr.on('data', (chunk) => said.push(chunk))
    child.on('error', (error) => resolve({ ok: false, last: error.message }))
    child.on('close', (code) =>
      resolve({ ok: code === 0, last: Buffer.concat(said).toString().trim().split('\n').at(-1) }),
    )
  })

/** A system Chromium, else Debian's package, else Playwright's own: what the browser tests run in. Resolves with its path, or null for Playwright's. */
export async function ensureChromium() {
  const found = () => SYSTEM.find((path) => existsSync(path))
  const present = process.env.CHROMIUM_BIN ?? found()
  if (present) return present
  if (existsSync('/usr/bin/apt-get')) {
    const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n']
    // PostgreSQL may be on its way at the same time.
    const patient = ['-o', 'DPkg::Lock::Timeout=300']
    const apt = (...args) => {
      const [command, ...rest] = [...prefix, 'apt-get', ...patient, ...args]
      return run(command, rest)
    }
    await apt('update', '-qq')
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await apt('install', '-y', '-qq', name)
      const installed = found()
      if (installed) return installed
    }
  }
  const download = await run('npx', ['playwright', 'install', '--with-deps', 'chromium'])
  if (download.ok) return null
  throw new Error(
    `No Chromium: none at ${SYSTEM.join(', ')}, Debian's package could not be installed, and Playwright could not fetch its own (${download.last}). Install Chromium or set CHROMIUM_BIN.`,
  )
}
