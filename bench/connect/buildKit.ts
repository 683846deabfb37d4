import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Kit } from './kits.ts'

const DOCUMENT =
  '<!doctype html><html lang="en"><link rel="icon" href="data:," /><div id="root"></div><script type="module" src="./main.tsx"></script></html>'
const CONFIG = `import react from '@vitejs/plugin-react'
export default { base: './', logLevel: 'error', plugins: [react()], define: { 'process.env': {}, global: 'globalThis' }, build: { target: 'es2022' } }
`
const TOOLS = { vite: '8.3.8', '@vitejs/plugin-react': '6.3.0' }
/** A project id of WalletConnect. It has the right form and belongs to no project, so a kit behaves as with a new project. */
const PROJECT = '0123456789abcdef0123456789abcdef'

/**
 * Installs a kit from the registry into a folder of its own, and builds a page with Vite.
 *
 * @param more dependencies beside those of the kit
 * @returns the folder of the built files
 */
export function buildKit(
  { name, dependencies, code }: Kit,
  parent: string,
  more: Readonly<Record<string, string>>,
): string {
  const folder = join(parent, name)
  mkdirSync(folder, { recursive: true })
  const manifest = { private: true, type: 'module', dependencies: { ...dependencies, ...more }, devDependencies: TOOLS }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
  writeFileSync(join(folder, 'index.html'), DOCUMENT)
  writeFileSync(join(folder, 'vite.config.js'), CONFIG)
  writeFileSync(join(folder, 'main.tsx'), code.replaceAll('PROJECT', PROJECT))
  // A kit that names React 18 as its peer is installed beside React 19, as its users do.
  const flags = [
    '--legacy-peer-deps',
    '--prefer-offline',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  execFileSync('npm', ['install', ...flags], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  return join(folder, 'dist')
}
