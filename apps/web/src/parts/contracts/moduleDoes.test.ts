import { knownModules } from '@countersign/chains'
import { expect, test } from 'vitest'
import { moduleDoes } from './moduleDoes.ts'

test.each(knownModules)('behavior: the page says what $name $version does', (known) => {
  expect(moduleDoes(known)).toMatch(/^[A-Z].*\.$/)
})
