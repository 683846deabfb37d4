import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/*
 * `npm run test:conformance`: installs the official clients beside this file when its lock changed, then lets them call our service
 * and, as embedded apps, our page. `-- apps` runs only those, with what follows given to Playwright; `-- install` only installs; any
 * other word chooses files.
 */
const here = fileURLToPath(new URL('.', import.meta.url))
const root = join(here, '..')
const program = (...path) => join(root, 'node_modules', ...path)

/** Ends with what it said, or, shown as it goes, with nothing to add. */
const run = (args, isShown) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['inherit', ...(isShown ? ['inherit', 'inherit'] : ['pipe', 'pipe'])],
    })
    const said = []
    for (const stream of isShown ? [] : [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk))
    child.on('close', (code) => resolve({ code: code ?? 1, said: Buffer.concat(said).toString() }))
  })

const lock = createHash('sha256')
  .update(readFileSync(join(here, 'package-lock.json')))
  .digest('hex')
const stamp = join(here, 'node_modules/.installed-lock')
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', ['ci', ...flags], { cwd: here, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(stamp, lock)
}

const [first, ...others] = process.argv.slice(2)
if (first === 'install') process.exit(0)
const types = () => run([program('typescript/bin/tsc'), '--noEmit', '-p', here, '--singleThreaded'], false)
const clients = (words, isShown) =>
  run([program('vitest/vitest.mjs'), 'run', '--project', 'conformance', '--maxWorkers=1', ...words], isShown)
const apps = () =>
  run(
    [program('@playwright/test/cli.js'), 'test', '--config', join(here, 'apps/playwright.config.ts'), ...others],
    true,
  )

/** The browser waits now and then: the clients that need none, and the types, take what it leaves. */
async function all() {
  const [shown, ...beside] = await Promise.all([apps(), clients([], false), types()])
  for (const { said } of beside) process.stdout.write(said)
  return [shown, ...beside]
}

const results =
  first === undefined ? await all() : first === 'apps' ? [await apps()] : [await clients([first, ...others], true)]
process.exit(Math.max(...results.map(({ code }) => code)))
