import { expect, test } from 'vitest'
import { createReach } from '../apps/web/build/createReach.ts'

/** Modules by name; each request is the name of the module it leads to. */
function reachIn(modules: Readonly<Record<string, string>>): (root: string) => string[] {
  const reach = createReach((id) => {
    const code = modules[id]
    if (code === undefined) return null
    return {
      code,
      importedIds: [
        ...new Set(
          [...code.matchAll(/from '(\w+)'|import '(\w+)'|require\('(\w+)'\)/g)].map(
            ([, from, bare, required]) => from ?? bare ?? required ?? '',
          ),
        ),
      ],
    }
  })
  return (root) => [...reach([root])].sort()
}

test('behavior: a module that passes names on leads to the modules of the names asked for alone', () => {
  const reach = reachIn({
    page: `import { row } from 'kit'; export const page = row`,
    kit: `export { row } from 'rows'; export { dialog } from 'dialogs'; export * from 'more'`,
    rows: `import { text } from 'kit'; export const row = text`,
    dialogs: `export const dialog = 1`,
    more: `export { text } from 'texts'; export { chart } from 'charts'`,
    texts: `export const text = 1`,
    charts: `export const chart = 1`,
  })
  expect(reach('page')).toEqual(['page', 'rows', 'texts'])
})

test('behavior: a renamed, a default and an imported name that is passed on are followed', () => {
  const reach = reachIn({
    page: `import { shown } from 'kit'; import { other } from 'names'; export const page = [shown, other]`,
    kit: `import inner from 'rows'; export { inner as shown }; export { hidden } from 'dialogs'`,
    names: `export { default as other } from 'texts'`,
    rows: `export default 1`,
    texts: `export default 2`,
    dialogs: `export const hidden = 1`,
  })
  expect(reach('page')).toEqual(['page', 'rows', 'texts'])
})

test('behavior: everything of a module counts for a whole import, for one without names, and for CommonJS', () => {
  const modules = {
    kit: `export { row } from 'rows'; export * from 'more'`,
    rows: `export const row = 1`,
    more: `export const text = 1`,
    common: `module.exports = require('rows')`,
  }
  expect(reachIn({ ...modules, page: `import * as kit from 'kit'; export { kit }` })('page')).toEqual([
    'kit',
    'more',
    'page',
    'rows',
  ])
  expect(reachIn({ ...modules, page: `import 'kit'; export {}` })('page')).toEqual(['kit', 'more', 'page', 'rows'])
  expect(reachIn({ ...modules, page: `import value from 'common'; export { value as page }` })('page')).toEqual([
    'common',
    'page',
    'rows',
  ])
})

test('behavior: modules that import each other end', () => {
  const reach = reachIn({
    page: `import { a } from 'first'; export const page = a`,
    first: `import { b } from 'second'; export const a = b; export * from 'second'`,
    second: `import { a } from 'first'; export const b = a; export * from 'first'`,
  })
  expect(reach('page')).toEqual(['first', 'page', 'second'])
  expect(reachIn({ page: `import { none } from 'first'; export {}`, first: `export * from 'first'` })('page')).toEqual([
    'first',
    'page',
  ])
})
