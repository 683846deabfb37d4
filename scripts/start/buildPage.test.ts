import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { pageBuild, runBuild } from './buildPage.ts'

const repository = fileURLToPath(new URL('../..', import.meta.url))
let root = ''
afterEach(() => rm(root, { recursive: true, force: true }))

test('behavior: a change in any package of the page builds the page again', async () => {
  const manifest: unknown = JSON.parse(await readFile(join(repository, 'apps/web/package.json'), 'utf8'))
  const { dependencies } = z.object({ dependencies: z.record(z.string(), z.string()) }).parse(manifest)
  const own = Object.keys(dependencies).filter((name) => name.startsWith('@countersign/'))
  expect(pageBuild.inputs).toEqual(expect.arrayContaining(own.map((name) => name.replace('@countersign', 'packages'))))
})

/** A page whose build writes its document first and its last file half a second later, as the compressed copies are. */
async function makeSlowPage(): Promise<void> {
  const cache = join(repository, 'node_modules/.cache')
  await mkdir(cache, { recursive: true })
  // Inside the repository, so that the build finds Vite.
  root = await mkdtemp(join(cache, 'build-page-'))
  const folder = join(root, 'page')
  await mkdir(join(folder, 'dist'), { recursive: true })
  const files = {
    'package.json': '{ "type": "module" }',
    'index.html': '<p>new</p>',
    'dist/root.html': '<p>old</p>',
    'vite.config.mjs': `
      import { writeFileSync } from 'node:fs'
      import { resolve } from 'node:path'
      const late = {
        name: 'late',
        configResolved: (config) => { late.folder = resolve(config.root, config.build.outDir) },
        async closeBundle() {
          writeFileSync(late.folder + '/root.html', '<p>new</p>')
          await new Promise((done) => setTimeout(done, 500))
          writeFileSync(late.folder + '/last.txt', 'complete')
        },
      }
      export default { plugins: [late] }`,
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
}

test('behavior: the document of a build appears together with its last file, and the old one is gone before', async () => {
  await makeSlowPage()
  const dist = join(root, 'page/dist')
  const build = { folder: 'page', inputs: ['page'], marker: 'page-hash', name: 'page' }
  let isDone = false
  const seen = new Set<string>()
  const built = runBuild(root, build, AbortSignal.timeout(60_000)).finally(() => (isDone = true))
  while (!isDone) {
    // In this order: a browser reads the document and asks for the rest afterwards.
    const document = await readFile(join(dist, 'root.html'), 'utf8').catch(() => null)
    if (document === '<p>new</p>') seen.add(existsSync(join(dist, 'last.txt')) ? 'whole' : 'half')
    await new Promise((done) => setTimeout(done, 10))
  }
  expect(await built).toEqual({ built: true })
  expect([...seen]).not.toContain('half')
  expect(await readFile(join(dist, 'root.html'), 'utf8')).toBe('<p>new</p>')
  expect(existsSync(join(dist, 'last.txt'))).toBe(true)
  expect([existsSync(`${dist}.next`), existsSync(`${dist}.old`)]).toEqual([false, false])
})
