import { expect, test } from 'vitest'
import { findFolderCycles } from './findFolderCycles.ts'

const find = (files: Record<string, string>) =>
  findFolderCycles(new Map(Object.entries(files))).map(({ folders }) => folders)

test('behavior: imports that point one way are no cycle', () => {
  const files = { 'a/one.ts': `import '../b/two.ts'`, 'b/two.ts': `import './three.ts'`, 'b/three.ts': '' }
  expect(find(files)).toEqual([])
})

test('behavior: two folders that import each other are a cycle, though no two files do', () => {
  const files = {
    'a/one.ts': `import { two } from '../b/two.ts'`,
    'a/other.ts': 'export const other = 1',
    'b/two.ts': `import type { other } from '../a/other.ts'`,
  }
  expect(find(files)).toEqual([['a', 'b']])
})

test('behavior: a cycle through three folders is found, and the folder beside it is not part of it', () => {
  const files = {
    'a/x.ts': `export { y } from '../b/y.ts'`,
    'b/y.ts': `const z = import('../c/z.ts')`,
    'c/z.ts': `new Worker(new URL('../a/x.ts', import.meta.url))`,
    'd/w.ts': `import '../a/x.ts'`,
  }
  expect(find(files)).toEqual([['a', 'b', 'c']])
})

test('behavior: a folder and the files directly in its parent can be a cycle', () => {
  const files = { 'a/one.ts': `import './deep/two.ts'`, 'a/three.ts': '', 'a/deep/two.ts': `import '../three.ts'` }
  expect(find(files)).toEqual([['a/.', 'a/deep']])
})

test('behavior: a cycle between sub-folders is found at their level only', () => {
  const files = { 'a/b/one.ts': `import '../c/two.ts'`, 'a/c/two.ts': '', 'a/c/three.ts': `import '../b/one.ts'` }
  expect(find(files)).toEqual([['a/b', 'a/c']])
})

test('behavior: of each pair of folders the number of imports is counted and the first one named', () => {
  const files = new Map([
    ['a/one.ts', `import '../b/two.ts'`],
    ['a/four.ts', `import '../b/two.ts'`],
    ['b/two.ts', ''],
    ['b/three.ts', `import '../a/one.ts'`],
  ])
  expect(findFolderCycles(files)[0]?.imports).toEqual([
    { from: 'b/three.ts', to: 'a/one.ts', count: 1 },
    { from: 'a/one.ts', to: 'b/two.ts', count: 2 },
  ])
})

test('behavior: a folder that reads the texts of the folder above is in no cycle', () => {
  const files = {
    'a/page.ts': `import './deep/part.ts'`,
    'a/pageMessages.ts': '',
    'a/deep/part.ts': `import { pageMessages } from '../pageMessages.ts'`,
  }
  expect(find(files)).toEqual([])
})
