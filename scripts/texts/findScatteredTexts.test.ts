import { expect, test } from 'vitest'
import { findScatteredTexts } from './findScatteredTexts.ts'

const texts = (source: string, path = 'apps/web/src/Example.tsx') =>
  findScatteredTexts(path, source).map(({ text }) => text)

test.each([
  ['words in JSX', 'const a = <p>Nothing to sign</p>', ['Nothing to sign']],
  ['one word in JSX', 'const a = <p>{b} Signed</p>', ['Signed']],
  ['an attribute that is shown', 'const a = <A title="Queue" />', ['Queue']],
  ['a property that is shown', "const a = { label: 'Nonce' }", ['Nonce']],
  ['a sentence in a string', "const a = b ? 'The service did not answer' : c", ['The service did not answer']],
  [
    'a file named like a catalogue',
    "const a = b ?? 'The service had it'",
    ['The service had it'],
    'a/offerMessages.ts',
  ],
  ['a template', 'const a = `Send ${amount} to the account`', ['to the account']],
])('error: %s is a scattered text', (_, source, found, path?: string) => {
  expect(texts(source, path)).toEqual(found)
})

test.each([
  ['a catalogue', "const a = defineMessages('queue', { title: 'Queue' })", 'apps/web/src/queueMessages.ts'],
  ['a class name', 'const a = <p className="cs-panel cs-wide" />', 'a.tsx'],
  ['an import', "import 'some module'", 'a.ts'],
  ['a value of the program', "const a = kind === 'transfer'", 'a.ts'],
  ['a compared value', "const a = { title: kind === 'transfer' ? messages.one : messages[`${kind}Two`] }", 'a.ts'],
  ['a signature', "const a = 'transfer(address to, uint256 amount)'", 'a.ts'],
  ['an error of the programmer', "throw new RangeError('This index is out of range')", 'a.ts'],
  ['a named exception', "const a = 'Ledger Nano X' // no message: a product name", 'a.ts'],
])('behavior: %s is none', (_, source, path) => {
  expect(texts(source, path)).toEqual([])
})
