import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const pages = fileURLToPath(new URL('pages', import.meta.url))
const lock = fileURLToPath(new URL('../package-lock.json', import.meta.url))
const folder = fileURLToPath(new URL('../node_modules/.cache/apps', import.meta.url))

/** Names of the apps: one per official client, `sdk-7.8.0`, `provider`, `wagmi`. */
export const appNames: readonly string[] = readdirSync(pages)
  .filter((file) => file.endsWith('.ts') && file !== 'expose.ts')
  .map((file) => file.slice(0, -'.ts'.length))

/**
 * Bundles the apps, unless the last time had the same pages and the same packages.
 * @returns the folder with one script per app
 */
export async function buildPages(): Promise<string> {
  const hash = createHash('sha256').update(readFileSync(lock))
  for (const file of readdirSync(pages)) hash.update(readFileSync(join(pages, file)))
  const wanted = hash.digest('hex')
  const marker = join(folder, 'built')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return folder
  await build({
    configFile: false,
    logLevel: 'warn',
    root: pages,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'esnext',
      minify: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: Object.fromEntries(appNames.map((name) => [name, join(pages, `${name}.ts`)])),
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  writeFileSync(marker, wanted)
  return folder
}
