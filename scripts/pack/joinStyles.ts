import { build, type Plugin } from 'esbuild'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as z from 'zod'
import { isSheet } from './stageManifest.ts'

type Staged = { readonly name: string; readonly folder: string }
const Built = z.object({
  exports: z.record(z.string(), z.union([z.string(), z.object({ default: z.string() })])),
})

/**
 * Adds the styles of components to the style sheet of each package that has one, so that a consumer imports one sheet and no module imports CSS:
 * then the modules run in Node too. The sheet also gets the styles of components of other packages that the package draws.
 */
export async function joinStyles(staged: readonly Staged[]): Promise<void> {
  for (const { folder } of staged) {
    const sheet = join(folder, 'dist/styles/index.css')
    if (!existsSync(sheet)) continue
    for (const file of await reachedStyles(folder, staged)) appendFileSync(sheet, `\n${readFileSync(file, 'utf8')}`)
  }
}

/** The styles of the components that the entries of a package draw, in the order of their modules. */
async function reachedStyles(folder: string, staged: readonly Staged[]): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: entriesOf(folder),
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    outdir: folder,
    packages: 'external',
    plugins: [resolveStaged(staged)],
    logLevel: 'error',
  })
  const used = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) =>
      bytesInOutput > 0 && file.endsWith('.module.js') ? [resolve(file.replace(/\.module\.js$/, '.css'))] : [],
    ),
  )
  return [...new Set(used)]
}

const entriesOf = (folder: string): string[] => {
  const { exports } = Built.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  return Object.values(exports).flatMap((entry) =>
    typeof entry === 'string' || isSheet(entry.default) ? [] : [join(folder, entry.default)],
  )
}

/** Finds the packages of this repository in their staging folders. */
const resolveStaged = (staged: readonly Staged[]): Plugin => ({
  name: 'staged',
  setup({ onResolve }) {
    onResolve({ filter: /^@countersign\// }, ({ path }) => {
      const owner = staged.find(({ name }) => path === name || path.startsWith(`${name}/`))
      if (owner === undefined) return { errors: [{ text: `${path} is not published.` }] }
      const { exports } = Built.parse(JSON.parse(readFileSync(join(owner.folder, 'package.json'), 'utf8')))
      const entry = exports[`.${path.slice(owner.name.length)}`]
      return typeof entry === 'object' ? { path: join(owner.folder, entry.default), sideEffects: false } : null
    })
  },
})
