import { execFile } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Tarball } from './packTarballs.ts'

const runFile = promisify(execFile)
/** The checkers that a registry's readers use. */
const CHECKERS = { '@arethetypeswrong/core': '0.18.5', publint: '0.3.25' }

/**
 * What publint and attw say of the tarballs. Both are installed beside other caches once, and not into the consumer, which has only what a project
 * has.
 */
export async function judgeTarballs(root: string, tarballs: readonly Tarball[]): Promise<string[]> {
  const folder = join(root, 'node_modules/.cache/countersign/checkers')
  const manifest = `${JSON.stringify({ private: true, type: 'module', dependencies: CHECKERS })}\n`
  const named = join(folder, 'package.json')
  const isInstalled = existsSync(join(folder, 'node_modules/.package-lock.json')) && existsSync(named)
  if (!isInstalled || readFileSync(named, 'utf8') !== manifest) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(named, manifest)
    const flags = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    await runFile('npm', ['install', ...flags], { cwd: folder, shell: process.platform === 'win32' })
  }
  copyFileSync(join(root, 'scripts/pack/consumer/judgeTarballs.mjs'), join(folder, 'judgeTarballs.mjs'))
  writeFileSync(join(folder, 'tarballs.json'), JSON.stringify(tarballs))
  const { stdout } = await runFile(process.execPath, ['judgeTarballs.mjs'], {
    cwd: folder,
    maxBuffer: 16 * 1024 * 1024,
  })
  return stdout.split('\n').filter(Boolean)
}
