import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod'
import { buildPage, openPageDir } from './start/buildPage.ts'
import { buildInto } from './verify/freshBuild.ts'
import { buildOf, readSums } from '../apps/cli/src/verify/readSums.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const run = promisify(execFile)
const PATIENCE = { timeout: 600_000 }

test(
  'behavior: a build is what its list says, plain and compressed, and no file names the folder of the checkout',
  PATIENCE,
  async () => {
    await buildPage(root, AbortSignal.timeout(PATIENCE.timeout))
    const folder = await openPageDir(root)
    const ours = await filesOf(folder)
    const [copies, plain] = [[...ours.keys()].filter(isCopy), [...ours.keys()].filter((name) => !isCopy(name))]
    expect(copies.length).toBeGreaterThan(100)
    const wrong = copies.filter((name) => {
      const unpack = name.endsWith('.br') ? brotliDecompressSync : gunzipSync
      return !unpack(contentOf(ours, name)).equals(contentOf(ours, name.replace(/\.(br|gz)$/, '')))
    })
    expect(wrong).toEqual([])
    // Another checkout has another path, so a file that contains a path of this one would differ there.
    const paths = ['apps/web', 'packages', 'node_modules'].map((name) => join(root, name))
    expect(plain.filter((name) => paths.some((path) => contentOf(ours, name).includes(path)))).toEqual([])

    const sums = readSums(String(ours.get('SHA256SUMS')))
    expect([...sums.keys()]).toEqual(plain.filter((name) => name !== 'SHA256SUMS'))
    await run('sha256sum', ['--check', '--strict', '--quiet', 'SHA256SUMS'], { cwd: folder })
    for (const page of ['index.html', 'root.html'])
      expect(String(ours.get(page))).toContain(`<meta name="countersign-build" content="${buildOf(sums)}" />`)
  },
)

// The second build takes half a minute of computing: `npm run test:soak` makes it.
test.runIf(process.env['BUILDS'] === 'all')(
  'behavior: two builds in different folders are the same to the byte',
  PATIENCE,
  async () => {
    const twin = await copyCheckout()
    onTestFinished(() => rm(twin, { recursive: true, force: true }))
    const second = join(twin, 'somewhere else')
    await Promise.all([
      buildPage(root, AbortSignal.timeout(PATIENCE.timeout)),
      buildInto(join(twin, 'apps/web'), second),
    ])
    const [ours, theirs] = [await filesOf(await openPageDir(root)), await filesOf(second)]
    const plain = [...ours.keys()].filter((name) => !isCopy(name))
    expect([...theirs.keys()]).toEqual(plain)
    expect(plain.filter((name) => !theirs.get(name)?.equals(contentOf(ours, name)))).toEqual([])
  },
)

/**
 * A second checkout, at another depth and with another name: the sources copied, the packages as hard links, so that every file has a path
 * below it. Symbolic links would lead back to this checkout, where libraries and sources have another order.
 */
async function copyCheckout(): Promise<string> {
  await mkdir(join(root, '.cache'), { recursive: true })
  const twin = await mkdtemp(join(root, '.cache/another place '))
  const isSource = (path: string) => !/[\\/](node_modules|dist)$/.test(path)
  for (const name of ['package.json', 'tsconfig.base.json', 'apps/web', 'packages'])
    await cp(join(root, name), join(twin, name), { recursive: true, filter: isSource })
  // npm puts a package below the workspace that needs another version of it than the others.
  const workspaces = (await readdir(join(root, 'packages'))).map((name) => `packages/${name}`)
  for (const place of ['.', 'apps/web', ...workspaces]) {
    const folder = join(place, 'node_modules')
    if (existsSync(join(root, folder))) await run('cp', ['-al', join(root, folder), join(twin, folder)])
  }
  return twin
}

/** What the source maps of a build name. */
async function sourcesOf(folder: string): Promise<string[]> {
  const maps = [...(await filesOf(folder))].filter(([name]) => name.endsWith('.js.map'))
  return maps.flatMap(([, content]) => SourceMap.parse(JSON.parse(String(content))).sources)
}
const SourceMap = z.object({ sources: z.array(z.string()) })

test('behavior: a build contains nothing that is for developing: no query devtools, no gallery', PATIENCE, async () => {
  await buildPage(root, AbortSignal.timeout(PATIENCE.timeout))
  const sources = await sourcesOf(await openPageDir(root))
  // The source map has the sources of all other modules.
  expect(sources).toContain('countersign:///apps/web/src/main.tsx')
  expect(sources.filter((name) => /query-devtools|solid-js|goober|\/src\/(?:dev|gallery)\//.test(name))).toEqual([])
})

const isCopy = (name: string) => /\.(br|gz)$/.test(name)

function contentOf(files: ReadonlyMap<string, Buffer>, name: string): Buffer {
  const content = files.get(name)
  if (!content) throw new Error(`The build has no ${name}`)
  return content
}

async function filesOf(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  return new Map(
    await Promise.all(names.sort().map(async (name) => [name, await readFile(join(folder, name))] as const)),
  )
}
