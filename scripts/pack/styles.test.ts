import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compileStyles } from './compileStyles.ts'
import { inlineImports } from './inlineImports.ts'

const folder = mkdtempSync(join(tmpdir(), 'styles-'))
const write = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

test('behavior: classes of a CSS module are named after its file, and global ones keep their names', () => {
  const file = write('Row.module.css', '.end > :global(.cs-link) { color: red }\n.open { color: blue }\n')
  const { css, module } = compileStyles(file)
  expect(css).toContain('.cs-Row-end > .cs-link')
  expect(module).toBe('export default {\n  "end": "cs-Row-end",\n  "open": "cs-Row-open"\n}\n')
})

test('error: a class that takes names from another would lose them', () => {
  const file = write('Taken.module.css', '.a { color: red }\n.b { composes: a }\n')
  expect(() => compileStyles(file)).toThrow('.b takes names from another class')
})

test('behavior: a sheet gets the text of the sheets that it imports, in their order', () => {
  write('first.css', 'a { color: red }\n')
  const foreign = write('foreign.css', 'b { color: blue }\n')
  const entry = write(
    'entry.css',
    "@import '@countersign/ui/foreign.css';\n@import './first.css';\ni { color: green }\n",
  )
  expect(inlineImports(entry, () => foreign)).toBe('b { color: blue }\na { color: red }\ni { color: green }\n')
})
