import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Builds the page from these sources into a folder that is thrown away, and reads its list of files. */
export async function freshBuild(root: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'countersign-build-'))
  try {
    await buildInto(join(root, 'apps/web'), folder)
    return await readFile(join(folder, 'SHA256SUMS'), 'utf8')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Without the compressed copies, which the list of files does not speak of.
 * @throws Error with the compiler's words
 */
export async function buildInto(web: string, folder: string): Promise<void> {
  const vite = join(dirname(createRequire(join(web, 'package.json')).resolve('vite/package.json')), 'bin/vite.js')
  const options = ['build', '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir']
  const env = { ...process.env, PRECOMPRESS: 'no' }
  const child = spawn(process.execPath, [vite, ...options], { cwd: web, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(String(chunk)))
  const code = await new Promise<number | null>((done, fail) => child.once('error', fail).once('close', done))
  if (code !== 0) throw new Error(`The page could not be built:\n${said.join('').trim()}`)
}
