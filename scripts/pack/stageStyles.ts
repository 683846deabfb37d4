import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { compileStyles } from './compileStyles.ts'
import { inlineImports } from './inlineImports.ts'
import { packageOf } from './publishPaths.ts'
import { readManifest } from './Manifest.ts'
import { SHEET_TYPES } from './stageManifest.ts'

/** A package of others that a sheet imports, or whose file it names. */
const FOREIGN = /(?:@import |url\()'(?!\.)([^']+)'/g
const CSS_MODULE = /from '(\.[^']*)\.module\.js'/g
const OWN = '@countersign/'

/**
 * Writes the styles of a package: its sheets, and its CSS modules compiled beside the modules that use them.
 *
 * @param source the workspace
 * @param dist has the built modules
 * @returns the packages that the sheets import
 */
export function stageStyles(root: string, source: string, dist: string): readonly string[] {
  const sheets = join(source, 'src/styles')
  if (!existsSync(sheets)) return []
  writeFileSync(join(dist, basename(SHEET_TYPES)), 'export {}\n')
  for (const name of usedModules(dist)) {
    const { css, module } = compileStyles(join(source, 'src', `${name}.module.css`))
    writeFileSync(join(dist, `${name}.module.js`), module)
    writeFileSync(join(dist, `${name}.css`), css)
  }
  const entry = readFileSync(join(sheets, 'index.css'), 'utf8')
  const foreign = [...entry.matchAll(FOREIGN)].map(([, specifier = '']) => packageOf(specifier))
  if (foreign.some((name) => !name.startsWith(OWN))) {
    // The sheets of others must come from their packages, so that a host has each of them once.
    cpSync(sheets, join(dist, 'styles'), { recursive: true })
    return filesBelow(sheets)
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) => [...readFileSync(join(sheets, file), 'utf8').matchAll(FOREIGN)])
      .map(([, specifier = '']) => packageOf(specifier))
  }
  const inlined = inlineImports(join(sheets, 'index.css'), (specifier) => resolveOwn(root, specifier))
  mkdirSync(join(dist, 'styles'), { recursive: true })
  writeFileSync(join(dist, 'styles/index.css'), inlined)
  return []
}

/** The CSS modules that built modules import, as paths in `dist` without their ending. */
const usedModules = (dist: string): ReadonlySet<string> =>
  new Set(
    filesBelow(dist)
      .filter((file) => file.endsWith('.js') && !file.endsWith('.module.js'))
      .flatMap((file) =>
        [...readFileSync(join(dist, file), 'utf8').matchAll(CSS_MODULE)].map(([, name = '']) =>
          join(dirname(file), name),
        ),
      ),
  )

function resolveOwn(root: string, specifier: string): string {
  const name = packageOf(specifier)
  const folder = join(root, 'packages', name.slice(OWN.length))
  const target = readManifest(folder).exports?.[`.${specifier.slice(name.length)}`]
  if (target === undefined) throw new Error(`${name} has no entry for ${specifier}.`)
  return join(folder, target)
}

const filesBelow = (folder: string): string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' })
