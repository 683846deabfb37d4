import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AbiFunction } from 'viem'
import { toFunctionSelector, toFunctionSignature } from 'viem/utils'
import * as z from 'zod/mini'
import * as chains from '../packages/chains/src/index.ts'
import { formatSignature } from '../packages/safe/src/decode/formatSignature.ts'
import { functionsInText } from './signatures/functionsInText.ts'
import { readInterfaces } from './signatures/readInterfaces.ts'

/*
 * Writes packages/chains/src/generated/signatures.ts: method signatures, which are facts, out of the ABIs that published npm
 * packages carry, each group with its source and licence. The packages are fetched by `npm pack` into a temporary folder and
 * compared with the integrity written in signatures/sources.json; nothing of them is installed. `--check` fetches nothing: it
 * says whether the sources, the interfaces or this script changed since the file was written.
 */
const here = fileURLToPath(new URL('.', import.meta.url))
const target = join(here, '../packages/chains/src/generated/signatures.ts')
const inputs = ['generateSignatures.ts', 'signatures/functionsInText.ts', 'signatures/readInterfaces.ts']
const data = ['signatures/sources.json', 'signatures/interfaces.txt']

const Source = z.object({
  package: z.string(),
  version: z.string(),
  licence: z.string(),
  integrity: z.string(),
  /** What a reader calls it. */
  name: z.string(),
  /** Paths inside the package that hold ABIs. */
  only: z.optional(z.string()),
})
type Source = z.output<typeof Source>
type Group = { source: string; licence: string; entries: string[] }

const fingerprint = (): string => {
  const hash = createHash('sha256')
  for (const file of [...inputs, ...data]) hash.update(file).update(readFileSync(join(here, file)))
  return hash.digest('hex').slice(0, 16)
}

/** Unpacks a published package; throws when it is not the one that was looked at. */
function unpack({ package: name, version, integrity }: Source, folder: string): string {
  execFileSync('npm', ['pack', `${name}@${version}`, '--silent'], { cwd: folder, stdio: 'ignore' })
  const file = z.string().parse(readdirSync(folder).find((one) => one.endsWith('.tgz')))
  const found = `sha512-${createHash('sha512')
    .update(readFileSync(join(folder, file)))
    .digest('base64')}`
  if (found !== integrity) throw new Error(`${name}@${version} has integrity ${found}, sources.json says ${integrity}.`)
  execFileSync('tar', ['-xzf', file], { cwd: folder })
  return join(folder, 'package')
}

function functionsIn(folder: string, only: string | undefined): AbiFunction[] {
  const wanted = only === undefined ? null : new RegExp(only)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(json|[cm]?js)$/.test(path) && (wanted?.test(path) ?? true))
    .map((path) => join(folder, path))
    .filter((path) => statSync(path).isFile())
    .toSorted()
    .flatMap((path) => functionsInText(readFileSync(path, 'utf8')))
}

/** A line: selector, then the signature with its parameters' names. */
const lineOf = (fn: AbiFunction): string =>
  `${toFunctionSelector(fn).slice(2)} ${formatSignature({ ...fn, stateMutability: 'nonpayable' })}`

/** Reading alone never makes a transaction. */
const isWriting = ({ stateMutability }: AbiFunction): boolean =>
  stateMutability !== 'view' && stateMutability !== 'pure'

function collect(): Group[] {
  const known = new Set<string>()
  const groupOf = (source: string, licence: string, functions: readonly AbiFunction[]): Group => {
    const entries: string[] = []
    for (const fn of functions) {
      const signature = toFunctionSignature(fn)
      if (!isWriting(fn) || known.has(signature)) continue
      known.add(signature)
      entries.push(lineOf(fn))
    }
    return { source, licence, entries: entries.toSorted() }
  }
  const groups = readInterfaces(readFileSync(join(here, 'signatures/interfaces.txt'), 'utf8')).map(
    ({ source, functions }) => groupOf(source, 'interface, written out here', functions),
  )
  const safe = Object.values(chains).flatMap((value): AbiFunction[] =>
    Array.isArray(value)
      ? value.filter((item): item is AbiFunction => item.type === 'function' && 'inputs' in item)
      : [],
  )
  groups.push(groupOf('Safe contracts 1.0.0 to 1.5.0 and their modules', 'LGPL-3.0-only, see NOTICE', safe))
  const sources = z.array(Source).parse(JSON.parse(readFileSync(join(here, 'signatures/sources.json'), 'utf8')))
  for (const source of sources) {
    const folder = mkdtempSync(join(tmpdir(), 'signatures-'))
    try {
      const functions = functionsIn(unpack(source, folder), source.only)
      groups.push(groupOf(`${source.name} (npm ${source.package} ${source.version})`, source.licence, functions))
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  return groups.filter(({ entries }) => entries.length > 0)
}

function render(groups: readonly Group[]): string {
  const bodies = groups.map(
    ({ source, licence, entries }) =>
      `  {\n    source: ${JSON.stringify(source)},\n    licence: ${JSON.stringify(licence)},\n    entries: \`\n${entries.join('\n')}\n\`,\n  },\n`,
  )
  return `// Generated by scripts/generateSignatures.ts from the sources named per group. Do not edit.
// inputs ${fingerprint()}
import type { SignatureGroup } from '../SignatureGroup.ts'

export const signatureGroups: readonly SignatureGroup[] = [
${bodies.join('')}]
`
}

if (process.argv.includes('--check')) {
  if (!readFileSync(target, 'utf8').includes(`// inputs ${fingerprint()}\n`)) {
    console.error(
      'packages/chains/src/generated/signatures.ts is older than its sources: run `npm run generate:signatures`.',
    )
    process.exit(1)
  }
} else {
  const groups = collect()
  writeFileSync(target, render(groups))
  for (const { source, entries } of groups) console.log(`${String(entries.length).padStart(5)} ${source}`)
}
