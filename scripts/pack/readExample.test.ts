import { expect, test } from 'vitest'
import { findForeignFiles } from './findForeignFiles.ts'
import { isPrinted, readExample } from './readExample.ts'

const readme =
  '# a\n\n```ts\nnot()\n```\n\n## Example\n\nIt runs.\n\n```ts\nrun()\n```\n\n```text\ndone\n```\n\n## More\n'

test('behavior: the example is the program of its section, with what it prints', () => {
  expect(readExample(readme)).toEqual({ language: 'ts', code: 'run()\n', printed: 'done\n' })
  expect(readExample(readme.replace('## More\n', ''))).toEqual({ language: 'ts', code: 'run()\n', printed: 'done\n' })
})

test('behavior: without the section or its output there is no example', () => {
  expect(readExample(readme.replace('## Example', '## Use'))).toBeNull()
  expect(readExample(readme.replace('```text', '```json'))).toBeNull()
})

test('behavior: printed lines are compared exactly, and … stands for any text', () => {
  expect(isPrinted('block … of 5 (a+b)\n', 'block 17 of 5 (a+b)\n')).toBe(true)
  expect(isPrinted('block … of 5', 'block 17 of 6')).toBe(false)
  expect(isPrinted('one', 'one\ntwo')).toBe(false)
})

test('behavior: tests, their helpers and sources are no files of a tarball; built files are', () => {
  expect(
    findForeignFiles([
      'dist/index.js',
      'dist/index.d.ts',
      'dist/prove/proofNote.js',
      'dist/a.test.js',
      'dist/testing/help.js',
      'dist/viewFixture.js',
      'src/index.ts',
      'tsconfig.json',
    ]),
  ).toEqual(['dist/a.test.js', 'dist/testing/help.js', 'dist/viewFixture.js', 'src/index.ts', 'tsconfig.json'])
})
