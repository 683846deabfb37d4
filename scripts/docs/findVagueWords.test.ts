import { expect, test } from 'vitest'
import { findVagueWords } from './findVagueWords.ts'

const found = (text: string, path = 'packages/api/src/route.ts') =>
  findVagueWords({ path, text }).map(({ line, quote }) => `${line}: ${quote}`)

test.each([
  ['a comment', '// Nobody reads it.', '1: Nobody'],
  ['a block comment', '/**\n * Called by whoever waits.\n */', '2: whoever'],
  ['a test title', "test('behavior: somebody signs', () => {})", '1: somebody'],
  ['a text on screen', '<p>Anybody can execute it.</p>', '1: Anybody'],
  ['a name', 'const nobody = null', '1: nobody'],
])('behavior: the word in %s is reported with its line', (_name, text, expected) => {
  expect(found(text)).toEqual([expected])
})

test('behavior: a value of the program and a longer name are not reported', () => {
  expect(found("const owner = { signer: 'anybody' }\nconst nobodyElse = 1")).toEqual([])
})

test('behavior: the changelog, generated files and the style guide are not checked', () => {
  for (const path of ['CHANGELOG.md', 'packages/chains/src/generated/abis.ts', 'docs/style.md'])
    expect(found('Nobody', path)).toEqual([])
})
