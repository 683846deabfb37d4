import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
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

test('error: a copied or moved checkout never runs the program of the original', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const inFolder = (name: string) => join(folder, name)
  const [original, copy, moved] = [inFolder('original'), inFolder('copy'), inFolder('moved')]
  const run = async (root: string) =>
    execFileSync(process.execPath, [await bundleProgram('main.ts', root)], { encoding: 'utf8' }).trim()
  mkdirSync(original)
  writeFileSync(join(original, 'main.ts'), 'console.log(import.meta.url)')
  // A source that changes while it is bundled is not recorded, and this one was written in the same millisecond.
  utimesSync(join(original, 'main.ts'), 1, 1)
  expect(await run(original)).toBe(`file://${original}/main.ts`)
  const bundlesOf = (root: string) => readdirSync(join(root, 'node_modules/.cache/countersign')).toSorted()
  const originals = bundlesOf(original)

  cpSync(original, copy, { recursive: true, preserveTimestamps: true })
  expect(await run(copy)).toBe(`file://${copy}/main.ts`)
  expect(bundlesOf(original)).toEqual(originals)
  expect(bundlesOf(copy)).toHaveLength(originals.length)

  renameSync(original, moved)
  expect(await run(moved)).toBe(`file://${moved}/main.ts`)
})
