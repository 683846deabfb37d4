import { expect, test } from 'vitest'
import { differsInCase, findMisnamedFiles } from './findMisnamedFiles.ts'

const find = (files: Record<string, string>) => findMisnamedFiles(new Map(Object.entries(files)))

test('behavior: a file named after its only export is accepted', () => {
  expect(find({ 'modules/page/mountPage.ts': 'export function mountPage() {}' })).toEqual([])
})

test('error: a file named after none of its exports is reported with the names that it may have', () => {
  expect(find({ 'modules/page/routes.ts': 'export function mountPage() {}' })).toEqual([
    { path: 'modules/page/routes.ts', exports: ['mountPage'] },
  ])
})

test('error: a name that differs in case is reported', () => {
  expect(find({ 'rawLog.ts': 'export type RawLog = string' })).toEqual([{ path: 'rawLog.ts', exports: ['RawLog'] }])
})

test('behavior: of two exports either may give the name', () => {
  const text = 'export const FIRST = 1\nexport async function readNext() {}'
  expect(find({ 'readNext.ts': text, 'first.ts': text, 'other.ts': text })).toEqual([
    { path: 'other.ts', exports: ['FIRST', 'readNext'] },
  ])
})

test('behavior: the type of a file may give the name', () => {
  expect(find({ 'Slice.ts': 'export type Slice = {}\nexport function readSlice() {}' })).toEqual([])
})

test('behavior: a file with three exports may be named after what they have in common', () => {
  const text = 'export const one = 1\nexport const two = 2\nexport const three = 3'
  expect(find({ 'numbers.ts': text })).toEqual([])
})

test('behavior: a program without exports has no name to compare', () => {
  expect(find({ 'main.ts': `import './start.ts'` })).toEqual([])
})

test('behavior: a name that differs in case only is told apart from another name', () => {
  const [rawLog, routes] = find({
    'rawLog.ts': 'export type RawLog = string',
    'routes.ts': 'export function mountPage() {}',
  })
  expect([rawLog, routes].map((each) => each && differsInCase(each))).toEqual([true, false])
})
