import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { explainNode } from './explainNode.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Installs the packages when they are missing or the lock file changed since the last install. Plain Node: it runs before anything is installed. */
export function ensureInstalled() {
  const wrongNode = explainNode(process.versions.node)
  if (wrongNode !== null) throw new Error(wrongNode)
  const lock = join(root, 'package-lock.json')
  const stamp = join(root, 'node_modules/.lock-hash')
  const hash = createHash('sha256').update(readFileSync(lock)).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return { installed: false }
  const npm = (args) => spawnSync('npm', args, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' })
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  let result = npm(['ci', ...flags])
  if (result.status !== 0 && /EUSAGE/.test(result.stderr ?? '')) result = npm(['install', '--no-save', ...flags])
  if (result.status !== 0)
    throw new Error(
      `The packages could not be installed. npm said:\n${result.stderr || result.stdout || result.error?.message || 'nothing'}`,
    )
  writeFileSync(stamp, hash)
  return { installed: true }
}
