import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { pageNames } from './usePageName.ts'

const FOLDER = fileURLToPath(new URL('../routes/_app', import.meta.url))
/** No pages: the address that no page has, one that leads to another page, and the frame of an account's pages. */
const WITHOUT_NAME = ['/_app/$', '/_app/wc', '/_app/safes/$safe']

test('behavior: the breadcrumb has a name for every page', () => {
  const ids = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.split('/').some((part) => part.startsWith('-')))
    .map((file) => `/_app/${file.replace(/\.tsx$/, '').replaceAll('.', '/')}`.replace(/\/index$/, '/'))
  expect(ids.length).toBeGreaterThan(40)
  expect(ids.filter((id) => !WITHOUT_NAME.includes(id) && !Object.hasOwn(pageNames, id))).toEqual([])
})
