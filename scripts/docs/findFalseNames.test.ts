import { expect, test } from 'vitest'
import { findFalseNames, isCatalogue, namesIn } from './findFalseNames.ts'

const names = new Set(
  namesIn(`export const m = defineMessages({
  send: 'Send',
  note: 'Note <note>optional</note>',
  use: ({ owner }: { owner: string }) => \`Use \${owner}\`,
  add: (count: number) => plural(count, { one: 'Add # row', other: 'Add # rows' }),
})`),
)
const found = (text: string) =>
  findFalseNames({ path: 'docs/guide/send.md', text }, names).map(({ line, quote }) => `${line}: ${quote}`)

test('behavior: texts of a catalogue are names on screen, also with values, counts and markup', () => {
  expect(found('Press **Send**, then **Use …**,\nthen **Add … rows**, **Note\noptional**.')).toEqual([])
})

test('error: a button that no catalogue has is reported with its line', () => {
  expect(found('1. Press **Send**.\n2. Press **Send now**.')).toEqual(['2: Send now'])
})

test('behavior: the English catalogues of the page count, not the German ones and not those of the service', () => {
  expect(
    [
      'apps/web/src/screens/send/sendMessages.ts',
      'apps/web/src/screens/send/sendMessages.de.ts',
      'apps/service/src/errors/valueMessages.ts',
    ].filter(isCatalogue),
  ).toEqual(['apps/web/src/screens/send/sendMessages.ts'])
})
