import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/*
 * `npm run test:conformance`: installs the official clients beside this file when its lock changed, then lets them call our service
 * and, as embedded apps, our page. `-- apps` runs only those, with what follows given to Playwright; any other word chooses files.
 */
const here = fileURLToPath(new URL('.', import.meta.url))
const run = (command, args, cwd) => {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

const lock = createHash('sha256')
  .update(readFileSync(join(here, 'package-lock.json')))
  .digest('hex')
const stamp = join(here, 'node_modules/.installed-lock')
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], here)
  writeFileSync(stamp, lock)
}
run(process.execPath, [join(here, '../node_modules/typescript/bin/tsc'), '--noEmit', '-p', here], here)
const [first, ...others] = process.argv.slice(2)
const root = join(here, '..')
if (first !== 'apps') {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  run(process.execPath, [vitest, 'run', '--project', 'conformance', ...process.argv.slice(2)], root)
}
if (first === 'apps' || first === undefined) {
  const playwright = join(root, 'node_modules/@playwright/test/cli.js')
  run(process.execPath, [playwright, 'test', '--config', join(here, 'apps/playwright.config.ts'), ...others], root)
}
