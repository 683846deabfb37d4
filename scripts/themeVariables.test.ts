import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { variablesCss } from '../packages/ui/src/theme/variablesCss.ts'

test('behavior: the style sheet of the theme holds exactly what the theme says', () => {
  const written = readFileSync(new URL('../packages/ui/src/styles/variables.gen.css', import.meta.url), 'utf8')
  expect(written).toBe(variablesCss())
})

test('behavior: faces and surfaces are the product’s in both schemes', () => {
  const css = variablesCss()
  expect(css).toContain('--mantine-font-family: var(--cs-font-ui)')
  expect(css).toContain('--mantine-color-body: var(--cs-page)')
  expect(css).toContain("[data-mantine-color-scheme='dark']")
})
