import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { bundleProgram } from './bundleProgram.mjs'

test('behavior: a program is bundled once, and again when one of its sources or packages has changed', async () => {
  const root = mkdtempSync(join(tmpdir(), 'bundle-test-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const write = (file: string, text: string) => writeFileSync(join(root, file), text)
  const run = async () => {
    const file = await bundleProgram('main.ts', root)
    return { file, said: execFileSync(process.execPath, ['--enable-source-maps', file], { encoding: 'utf8' }).trim() }
  }
  write('main.ts', `import { two } from './two.ts'\nconsole.log(two as number, import.meta.url)`)
  write('two.ts', 'export const two: number = 2')
  const first = await run()
  expect(first.said).toBe(`2 file://${root}/main.ts`)
  expect((await run()).file).toBe(first.file)

  write('two.ts', 'export const two: number = 3')
  const second = await run()
  expect(second.said).toBe(`3 file://${root}/main.ts`)
  const kept = readdirSync(join(root, 'node_modules/.cache/countersign')).filter((name) => name.endsWith('.mjs'))
  expect(kept).toHaveLength(1)

  write('package-lock.json', '{}')
  write('two.ts', `export const two: number = (() => { throw new Error('no') })()`)
  await expect(run()).rejects.toThrow(/two\.ts:1:/)
})
