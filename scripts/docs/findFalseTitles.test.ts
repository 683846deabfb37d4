import { expect, test } from 'vitest'
import { findFalseTitles } from './findFalseTitles.ts'

const SPEC = `
test('behavior: an owner sends', async () => {})
test(
  \`behavior: two owners pay on \${name({ of: chain })}\`,
  inSoak(name),
  async () => {},
)
test.each([['a', (b)]])('error: the owner\\'s %s is refused', () => {})
await page.getByRole('button', { name: 'Send' })
expect(page).toHaveText('A text')
`

const found = (text: string) =>
  findFalseTitles({ path: 'docs/scenarios.md', text }, (path) =>
    path === 'e2e/journeys/send.spec.ts' ? SPEC : null,
  ).map(({ line, quote, reason }) => `${line}: ${quote}: ${reason}`)
const LINK = '[send](../e2e/journeys/send.spec.ts)'

test('behavior: titles of the linked file are accepted, broken into lines and with filled-in values', () => {
  expect(found(`- **send**: ${LINK} _behavior: an owner\n  sends_; _behavior: two owners pay on …_`)).toEqual([])
  expect(found(`${LINK} _error: the owner's %s is refused_`)).toEqual([])
})

test('error: a planted wrong title is reported with its line', () => {
  expect(found(`Here.\n${LINK} _behavior: an owner sends_; _behavior: an owner receives_`)).toEqual([
    '2: behavior: an owner receives: e2e/journeys/send.spec.ts has no test of this title.',
  ])
})

test('error: another text of the file is no title', () => {
  expect(found(`${LINK} _Send_`)).toHaveLength(1)
})

test('error: a link without a title, and one to a file that is not there', () => {
  expect(found(`${LINK}, and more`)).toEqual([
    '1: ../e2e/journeys/send.spec.ts: Name the title of the test behind the link, in italics.',
  ])
  expect(found('[gone](../e2e/journeys/gone.spec.ts) _behavior: gone_')).toEqual([
    '1: ../e2e/journeys/gone.spec.ts: There is no e2e/journeys/gone.spec.ts.',
  ])
})
