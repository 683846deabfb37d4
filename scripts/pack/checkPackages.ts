import { chromium, type Browser } from '@playwright/test'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumOptions } from '../../e2e/support/chromium.ts'
import { findForeignFiles } from './findForeignFiles.ts'
import { listPublished } from './listPublished.ts'
import { measureEntries } from './measureEntries.ts'
import { openConsumer, type Consumer } from './openConsumer.ts'
import { packTarballs, type Tarball } from './packTarballs.ts'
import { judgeTarballs } from './judgeTarballs.ts'
import { isPrinted, readExample, type Example } from './readExample.ts'
import { showPage } from './showPage.ts'
import { startExampleServer, type ExampleServer } from './startExampleServer.ts'
import { tryConnectApps } from './tryConnectApps.ts'
import { tryDemo } from './tryDemo.ts'
import { installImage, type Image } from './tryImage.ts'

/** The image is a second installation of the same packages, so only the soak tries it; `npm test` starts the service from them in the demo. */
const hasImage = process.env['PACKAGES'] === 'all'

/** Packs every published package and uses the tarballs in an empty project. Prints the time of each part. */
export async function checkPackages(root: string, target: string): Promise<string[]> {
  const tarballs = await timed('packed', () => packTarballs(root, target))
  const problems = tarballs.flatMap(({ name, files }) =>
    findForeignFiles(files).map((file) => `${name}: ${file} belongs to development, but is in the tarball.`),
  )
  const examples = readExamples(root)
  // They need only the tarballs, so they run while the packages of others are extracted.
  const judged = timed('publint and attw', () => judgeTarballs(root, tarballs))
  judged.catch(() => undefined)
  const server = timed('local chain and service', startExampleServer)
  server.catch(() => undefined)
  const imageRead = hasImage ? timed('image installed', () => installImage(root, tarballs)) : Promise.resolve(null)
  imageRead.catch(() => undefined)
  const consumer = await timed('installed', () => openConsumer(root, tarballs))
  // A machine that only computes hashes must not download the local chains.
  if (existsSync(join(consumer.folder, 'node_modules/@foundry-rs')))
    problems.push('The packages install local chains (anvil), which only the demo needs.')
  let image: Image | null = null
  try {
    for (const { name, example } of examples)
      if (example === null) problems.push(`${name}: its README has no section "Example" with a program and its output.`)
      else if (example.language !== 'sh')
        writeFileSync(join(consumer.folder, 'src', `${fileOf(name)}.${example.language}`), example.code)
    const bundled = timed('types for a bundler', () => compile(consumer, 'bundler'))
    const compiled = timed('types for Node', () => compile(consumer, 'nodenext'))
    const sizes = timed('sizes', () => measureEntries(root, consumer.folder))
    image = await imageRead
    for (const found of await Promise.all([judged, bundled, compiled, sizes])) problems.push(...found)
    if ((await compiled).length === 0) {
      const installed = { consumer, image, server: await server }
      problems.push(...(await timed('examples', () => runExamples(root, installed, examples))))
    }
  } finally {
    await (await server).stop()
    image?.remove()
    consumer.remove()
  }
  report(tarballs)
  return problems
}

type PackageExample = { readonly name: string; readonly example: Example | null }

const readExamples = (root: string): PackageExample[] =>
  listPublished(root).map(({ folder, manifest }) => ({
    name: manifest.name,
    example: readExample(readFileSync(join(root, folder, 'README.md'), 'utf8')),
  }))

const fileOf = (name: string): string => name.replaceAll(/[^a-z]+/g, '_')

/** The lines that a failed program wrote; none if it ended well. */
async function said(consumer: Consumer, args: readonly string[]): Promise<string[]> {
  try {
    await consumer.run(args)
    return []
  } catch (error) {
    const text =
      error instanceof Error && 'stdout' in error && 'stderr' in error ? `${error.stdout}${error.stderr}` : ''
    return (text || String(error)).trim().split('\n')
  }
}

/** The errors of the compiler, those of Mantine left out. A line that is indented belongs to the error above it. */
async function compile(consumer: Consumer, resolution: string): Promise<string[]> {
  // Without colours and quoted code, whatever the environment asks for: the lines are read below.
  const project = `tsconfig.${resolution}.json`
  const lines = await said(consumer, ['node_modules/typescript/bin/tsc', '--pretty', 'false', '-p', project])
  const errors = lines.join('\n').split(/\n(?=\S)/)
  return errors.filter((error) => error !== '' && !error.startsWith(UNSTRICT))
}

/** Mantine's own declarations do not compile with `exactOptionalPropertyTypes`. */
const UNSTRICT = 'node_modules/@mantine/'

/** Runs every example against a local chain and a service. Both are on free ports; the README names the usual ones. */
type Installed = { readonly consumer: Consumer; readonly image: Image | null; readonly server: ExampleServer }

async function runExamples(
  root: string,
  { consumer, image, server }: Installed,
  examples: readonly PackageExample[],
): Promise<string[]> {
  const browser = await chromium.launch(chromiumOptions)
  const rpcUrl = server.atItsPorts('http://127.0.0.1:8545')
  try {
    const found = await Promise.all(
      examples.map(async ({ name, example }) => {
        if (example === null) return []
        try {
          const code = server.atItsPorts(example.code)
          const printed = await runExample({ consumer, browser, atItsPorts: server.atItsPorts }, name, {
            ...example,
            code,
          })
          return isPrinted(example.printed, printed)
            ? []
            : [`${name}: the example of its README printed other lines than it states:\n${printed}`]
        } catch (error) {
          return [`${name}: the example of its README failed: ${String(error)}`]
        }
      }),
    )
    // Afterwards: a first start computes for some seconds, and the examples have time limits.
    const apps = await timed('connect in two applications', () =>
      tryConnectApps(browser, { root, consumer: consumer.folder, rpcUrl }),
    )
    const started = await Promise.all([
      image ? timed('image', () => image.run(rpcUrl)) : Promise.resolve([]),
      timed('demo', () => tryDemo(consumer.folder)),
    ])
    return [...found, apps, ...started].flat()
  } finally {
    await browser.close()
  }
}

type Place = {
  readonly consumer: Consumer
  readonly browser: Browser
  readonly atItsPorts: (code: string) => string
}

/** A compiled module runs in Node, a page of React in Chromium, commands in a shell. */
async function runExample(place: Place, name: string, { language, code }: Example): Promise<string> {
  const { consumer, browser, atItsPorts } = place
  if (language === 'sh') return consumer.runInShell(code)
  if (language === 'tsx') return showPage(browser, consumer.folder, fileOf(name), code)
  const file = join(consumer.folder, 'built', `${fileOf(name)}.js`)
  writeFileSync(file, atItsPorts(readFileSync(file, 'utf8')))
  return consumer.run([file])
}

function timed<T>(name: string, work: () => T): T {
  const from = Date.now()
  const say = () => console.log(`✓ ${name} (${((Date.now() - from) / 1000).toFixed(1)} s)`)
  const result = work()
  if (result instanceof Promise) void result.then(say, () => undefined)
  else say()
  return result
}

function report(tarballs: readonly Tarball[]): void {
  for (const { name, bytes, files } of tarballs)
    console.log(`  ${name}: ${(bytes / 1000).toFixed(0)} kB, ${files.length} files`)
}
