import { expect, test } from 'vitest'
import { findUntranslated } from './findUntranslated.ts'

const problemsOf = (files: Record<string, string>) => findUntranslated(Object.keys(files), (path) => files[path] ?? '')
const catalogue = (id: string) => `export const aMessages = defineMessages('${id}', {})`
const german = (id: string) => `export const aMessagesDe = defineTranslation<typeof aMessages>('${id}', {})`

test('behavior: a catalogue with its German file is complete', () => {
  expect(problemsOf({ 'a/aMessages.ts': catalogue('a'), 'a/aMessages.de.ts': german('a') })).toEqual([])
})

test('error: a missing file, another id, an id used twice and a translation of nothing are named', () => {
  expect(
    problemsOf({
      'a/aMessages.ts': catalogue('a'),
      'b/bMessages.ts': catalogue('b'),
      'b/bMessages.de.ts': german('c'),
      'd/dMessages.ts': catalogue('a'),
      'e/eMessages.de.ts': german('e'),
    }),
  ).toEqual([
    'a/aMessages.ts: there is no a/aMessages.de.ts.',
    "b/bMessages.de.ts: its id is not 'b', as in b/bMessages.ts.",
    "d/dMessages.ts: the id 'a' is that of a/aMessages.ts too.",
    'e/eMessages.de.ts: it translates no catalogue.',
  ])
})

test('behavior: a catalogue for operators needs no German, and its id is still unique', () => {
  const files: Record<string, string> = {
    'a/aMessages.ts': catalogue('a'),
    'a/aMessages.de.ts': german('a'),
    'b/bMessages.ts': catalogue('b'),
    'b/cMessages.ts': catalogue('a'),
  }
  expect(
    findUntranslated(
      Object.keys(files),
      (path) => files[path] ?? '',
      (path) => path.startsWith('b/'),
    ),
  ).toEqual(["b/cMessages.ts: the id 'a' is that of a/aMessages.ts too."])
})
