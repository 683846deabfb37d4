import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { bundleProgram } from '../start/bundleProgram.mjs'

test('behavior: the bundled program of development starts', async () => {
  const program = await bundleProgram('scripts/dev/main.ts')
  expect(execFileSync(process.execPath, [program, '--help'], { encoding: 'utf8' })).toContain('npm run dev')
})
