import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { ensureInstalled } from '../scripts/start/ensureInstalled.mjs'

/* `npm run bench [name]`: installs the peers beside this file, then runs every benchmark (or the named one). */
const root = fileURLToPath(new URL('..', import.meta.url))
const run = (command, args, cwd = root) => {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

ensureInstalled()
if (!existsSync(join(root, 'bench/node_modules')))
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], join(root, 'bench'))
const wanted = process.argv.slice(2)
for (const name of [
  'hashing',
  'checks',
  'simulation',
  'lazyEvm',
  'appBridge',
  'page',
  'beside',
  'navigation',
  'review',
  'inbox',
  'longLists',
  'answers',
  'historyFilter',
  'pages',
  'service',
  'operate',
  'connect',
]) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n▸ ${name}`)
  run(process.execPath, ['--import', 'tsx', `bench/${name}.ts`])
}
