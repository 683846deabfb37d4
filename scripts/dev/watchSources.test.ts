import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { watchSources } from './watchSources.ts'

function open() {
  const root = mkdtempSync(join(tmpdir(), 'watch-test-'))
  const write = (name: string, text: string) => writeFileSync(join(root, name), text)
  mkdirSync(join(root, 'src'))
  for (const name of ['src/a.ts', 'src/b.ts', 'src/notes.txt']) write(name, '1')
  const changed: string[] = []
  const sources = watchSources(root, (file) => changed.push(file))
  onTestFinished(() => {
    sources.close()
    rmSync(root, { recursive: true, force: true })
  })
  return { root, write, changed, sources }
}

test('behavior: a written source is reported once, also if the editor replaces it', async () => {
  const { root, write, changed, sources } = open()
  sources.follow(['src/a.ts', 'src/b.ts'])
  write('src/a.ts', '2')
  write('src/a.ts', '3')
  await vi.waitFor(() => expect(changed).toEqual(['src/a.ts']), { timeout: 15_000 })
  write('src/b.ts.tmp', '2')
  renameSync(join(root, 'src/b.ts.tmp'), join(root, 'src/b.ts'))
  await vi.waitFor(() => expect(changed).toEqual(['src/a.ts', 'src/b.ts']), { timeout: 15_000 })
})

test('behavior: files that are not sources, and sources of an earlier bundle, are not reported', async () => {
  const { write, changed, sources } = open()
  sources.follow(['src/a.ts', 'src/b.ts'])
  sources.follow(['src/a.ts'])
  write('src/notes.txt', '2')
  write('src/b.ts', '2')
  await new Promise((resolve) => setTimeout(resolve, 150))
  write('src/a.ts', '2')
  await vi.waitFor(() => expect(changed).toEqual(['src/a.ts']), { timeout: 15_000 })
})
