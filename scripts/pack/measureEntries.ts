import { build } from 'esbuild'
import { gzipSync } from 'node:zlib'
import { sizeLimits } from './sizeLimits.ts'

/** What the host of a component has anyway. */
const PEERS = ['react', 'react/*', 'react-dom', 'react-dom/*', '@mantine/*']

/**
 * Bundles one import for each line of the table, minified, and compares its compressed size with the limit. What a bundler loads later is
 * not counted, nor are React and Mantine.
 */
export async function measureEntries(_root: string, folder: string): Promise<string[]> {
  const problems: string[] = []
  for (const { from, name, limit } of sizeLimits) {
    const bytes = await measure(folder, from, name)
    const what = name === '*' ? from : `${name} of ${from}`
    console.log(`  ${what}: ${bytes} bytes of ${limit}`)
    if (bytes > limit)
      problems.push(`${what} costs ${bytes} bytes, but its limit is ${limit} (scripts/pack/sizeLimits.ts).`)
  }
  return problems
}

async function measure(folder: string, from: string, name: string): Promise<number> {
  const contents = name === '*' ? `export * from '${from}'` : `export { ${name} } from '${from}'`
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder, loader: 'js' },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    splitting: true,
    outdir: folder,
    platform: 'browser',
    conditions: ['browser'],
    external: [...PEERS, 'node:*', 'module', 'fs', 'path', 'crypto', 'util', 'events'],
    legalComments: 'none',
    logLevel: 'silent',
  })
  const first = outputFiles.find(({ path }) => path.endsWith('stdin.js'))
  const chunks = new Map(outputFiles.map((file) => [file.path.split('/').at(-1) ?? '', file]))
  return sum(first ? reach(first.text, chunks, new Set(['stdin.js'])) : []) + gzipSync(first?.contents ?? '').byteLength
}

/** The chunks that the first file imports at once. */
function reach(text: string, chunks: ReadonlyMap<string, { readonly text: string }>, seen: Set<string>): string[] {
  return [...text.matchAll(/(?:from|import)"\.\/([^"]+)"/g)].flatMap(([, name = '']) => {
    const chunk = chunks.get(name)
    if (chunk === undefined || seen.has(name)) return []
    seen.add(name)
    return [chunk.text, ...reach(chunk.text, chunks, seen)]
  })
}

const sum = (texts: readonly string[]): number => texts.reduce((total, text) => total + gzipSync(text).byteLength, 0)
