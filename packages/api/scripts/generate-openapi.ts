import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildOpenApi } from './buildOpenApi.ts'

/** Writes openapi.json from the route table. With `--check` it only compares, and fails on a difference. */
const file = fileURLToPath(new URL('../openapi.json', import.meta.url))
const text = `${JSON.stringify(buildOpenApi(), null, 2)}\n`
if (!process.argv.includes('--check')) {
  writeFileSync(file, text)
} else if (readIfThere(file) !== text) {
  console.error(
    'packages/api/openapi.json differs from the route table. Run: npx tsx packages/api/scripts/generate-openapi.ts',
  )
  process.exitCode = 1
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
