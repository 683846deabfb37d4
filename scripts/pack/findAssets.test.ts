import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findAssets } from './findAssets.ts'

test('behavior: a worker in plain JavaScript brings the modules that it imports, and those that they import', () => {
  const folder = mkdtempSync(join(tmpdir(), 'countersign-assets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  write(
    'open.ts',
    "const program = new URL('./worker.mjs', import.meta.url)\nconst style = new URL('./a.css', import.meta.url)",
  )
  write('worker.mjs', "import { parse } from 'package'\nimport { run } from './run.mjs'\n")
  write('run.mjs', "import { stop } from './stop.mjs'\n")
  write('stop.mjs', "import { run } from './run.mjs'\n")
  expect(findAssets([join(folder, 'open.ts')])).toEqual(
    ['worker.mjs', 'a.css', 'run.mjs', 'stop.mjs'].map((name) => join(folder, name)),
  )
})
