import { existsSync } from 'node:fs'

const executablePath =
  process.env['CHROMIUM_BIN'] ??
  ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => existsSync(path))

/** How the browser is started: the system's Chromium where there is one, and without its own traffic. */
export const chromiumOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}
