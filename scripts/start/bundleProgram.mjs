import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { hashFiles } from './hashFiles.mjs'

/** Taken apart, because a bundle of this file must not have it replaced. */
const OWN_URL = ['import', 'meta', 'url'].join('.')
const self = fileURLToPath(import.meta.url)
const here = fileURLToPath(new URL('../..', import.meta.url))
/** Packages of many small modules: loading these costs more than the rest of the start. All other packages are loaded from their folders. */
const BUNDLED = ['@countersign', '@noble', '@scure', 'abitype', 'drizzle-orm', 'jose', 'ox', 'viem', 'zod']

/**
 * Bundles a program of this repository into one JavaScript file that Node loads at once. The bundle contains absolute paths, so it belongs
 * to one checkout: a copied or moved checkout builds its own. It is also built again when one of its sources, an installed package or this
 * file has changed. Plain Node: nothing reads TypeScript yet.
 *
 * @param {string} entry its TypeScript, from the root on
 * @param {string} [root] folder of the repository
 * @returns {Promise<string>} path of the bundle
 */
export async function bundleProgram(entry, root = here) {
  return (await bundleWithSources(entry, root)).file
}

/**
 * The same, and which files of the repository the bundle was made of.
 *
 * @param {string} entry its TypeScript, from the root on
 * @param {string} [root] folder of the repository
 * @returns {Promise<{ file: string, sources: string[] }>} path of the bundle, and paths from the root on
 */
export async function bundleWithSources(entry, root = here) {
  const cache = join(root, 'node_modules/.cache/countersign')
  const name = entry.replaceAll(/[^\w]+/g, '-')
  const record = join(cache, `${name}.json`)
  const known = readRecord(record)
  if (known && existsSync(join(cache, known.bundle)) && hashInputs(root, known.sources) === known.hash)
    return { file: join(cache, known.bundle), sources: known.sources }
  mkdirSync(cache, { recursive: true })
  const from = Date.now()
  const made = await bundle({ entry, name, root, cache })
  const result = { file: join(cache, made.bundle), sources: made.sources }
  // A source was saved meanwhile: what was bundled of it is not known, so the next start does it again.
  if (made.sources.some((file) => statSync(join(root, file)).mtimeMs >= from)) return result
  // Another start may do the same: each file is whole, and what a running one has loaded it needs no more.
  const draft = `${record}.${process.pid}`
  writeFileSync(draft, JSON.stringify(made))
  renameSync(draft, record)
  if (known && known.bundle !== made.bundle)
    for (const file of [known.bundle, `${known.bundle}.map`]) rmSync(join(cache, file), { force: true })
  return result
}

async function bundle({ entry, name, root, cache }) {
  const { build } = await import('esbuild')
  const draft = join(cache, `${name}.${process.pid}.mjs`)
  const { metafile, outputFiles } = await build({
    entryPoints: [join(root, entry)],
    outfile: draft,
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // As Node chooses, not as bundlers do.
    conditions: [],
    tsconfigRaw: {},
    sourcemap: 'external',
    sourcesContent: false,
    legalComments: 'none',
    // With "sideEffects" in a package.json, esbuild leaves out the initialization of a module that is also imported dynamically.
    ignoreAnnotations: true,
    logLevel: 'silent',
    plugins: [asNodeFindsThem(root)],
  })
  const sources = Object.keys(metafile.inputs).filter((file) => !file.includes('node_modules/'))
  const textOf = (end) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? ''
  const code = textOf('.mjs')
  const id = createHash('sha256').update(code).digest('hex').slice(0, 16)
  const file = join(cache, `${name}-${id}.mjs`)
  for (const [path, text] of [
    [`${file}.map`, textOf('.map')],
    [file, `${code}\n//# sourceMappingURL=${name}-${id}.mjs.map\n`],
  ]) {
    writeFileSync(`${path}.${process.pid}`, text)
    renameSync(`${path}.${process.pid}`, path)
  }
  return { bundle: basename(file), sources, hash: hashInputs(root, sources) }
}

/** Packages that stay outside are named by the file, and a source keeps its own place for what it reads beside itself. */
const asNodeFindsThem = (root) => ({
  name: 'as Node finds them',
  setup(esbuild) {
    esbuild.onResolve({ filter: /^[^./]/ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      const isBundled = BUNDLED.some((name) => path === name || path.startsWith(`${name}/`))
      if (pluginData === 'asked' || isBundled || path.startsWith('node:')) return undefined
      const {
        errors,
        path: file,
        external,
      } = await esbuild.resolve(path, { kind, importer, resolveDir, pluginData: 'asked' })
      if (errors.length > 0 || external) return { path, external: true }
      return { path: pathToFileURL(file).href, external: true }
    })
    esbuild.onLoad({ filter: /\.[cm]?[jt]s$/ }, ({ path }) => {
      if (relative(root, path).includes('node_modules')) return undefined
      const text = readFileSync(path, 'utf8')
      if (!text.includes(OWN_URL)) return undefined
      const contents = text.replaceAll(OWN_URL, JSON.stringify(pathToFileURL(path).href))
      return { contents, loader: path.endsWith('ts') ? 'ts' : 'js' }
    })
  },
})

/** Hashes everything that decides the content of the bundle: the sources, the installed packages, and the folder of the checkout. */
function hashInputs(root, sources) {
  const manifests = ['apps', 'packages']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name, 'package.json')))
  const installed = ['package.json', 'package-lock.json', 'node_modules/.package-lock.json']
  const files = hashFiles(root, [...sources, ...manifests, ...installed, relative(root, self)])
  return createHash('sha256')
    .update(`${realpathSync(root)}\0${files}`)
    .digest('hex')
}

function readRecord(file) {
  try {
    const { bundle: name, sources, hash } = JSON.parse(readFileSync(file, 'utf8'))
    // A name, never a path: a record copied from another checkout must not lead to that checkout's files.
    return { bundle: basename(name), sources, hash }
  } catch {
    return null
  }
}
