import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Catalogue, Translation } from '@countersign/primitives'
import { expect, test } from 'vitest'
import { CATALOGUE_FOLDERS } from './catalogueFolders.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** The service and the ledger have catalogues too, beside texts that no user reads. */
const files = [...CATALOGUE_FOLDERS, 'apps/service/src', 'packages/ledger/src']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
  .filter((path) => path.endsWith('Messages.ts'))

type Pair = { readonly path: string; readonly english: Catalogue; readonly german: Catalogue }

const exportsOf = async (path: string): Promise<readonly unknown[]> => {
  const module: unknown = await import(join(root, path))
  return typeof module === 'object' && module !== null ? Object.values(module) : []
}
const isTranslation = (value: unknown): value is Translation =>
  typeof value === 'object' && value !== null && 'id' in value && 'messages' in value
const isCatalogue = (value: unknown): value is Catalogue =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

async function pairOf(path: string): Promise<Pair[]> {
  const german = path.replace(/\.ts$/, '.de.ts')
  if (!readdirSync(join(root, german, '..')).includes(german.split('/').at(-1) ?? '')) return []
  const [english] = (await exportsOf(path)).filter(isCatalogue)
  const translation = (await exportsOf(german)).find(isTranslation)
  return english === undefined || translation === undefined ? [] : [{ path, english, german: translation.messages }]
}

const pairs = (await Promise.all(files.map(pairOf))).flat()

/**
 * A stand-in for any parameter: it reads as a number and as a text, its methods of a text give that text, and any other property is such
 * a value again.
 */
const sample = (name: string): unknown =>
  new Proxy(() => name, {
    get: (_, key) => {
      if (key === Symbol.toPrimitive) return (hint: string) => (hint === 'number' ? 2 : `«${name}»`)
      return Object.hasOwn(String.prototype, key) ? () => `«${name}»` : sample(String(key))
    },
  })
/** A function's text with named samples; null where a sample cannot stand for a parameter, such as an enumeration. */
function called(message: (...parameters: never[]) => unknown): string | null {
  try {
    const text: unknown = Reflect.apply(message, undefined, [sample('first'), sample('second'), sample('third')])
    return typeof text === 'string' ? text : null
  } catch {
    return null
  }
}
const textsOf = (message: Catalogue[string] | undefined): readonly string[] => {
  if (typeof message === 'string') return [message]
  if (typeof message === 'function') return [called(message) ?? ''].filter((text) => text !== '')
  return message ?? []
}
const sorted = (found: Iterable<string>): string => [...new Set(found)].toSorted((a, b) => (a < b ? -1 : 1)).join()
const tagsOf = (text: string): string => sorted(text.match(/<\/?\w+\/?>|\{\w+\}/g) ?? [])
const valuesOf = (text: string): readonly string[] => text.toLowerCase().match(/«\w+»/g) ?? []
/** Values of one text that the other has neither by name nor as the number 2, which `plural` and `numberText` write for a sample. */
const lostBetween = (one: string, other: string): readonly string[] =>
  other.includes('2') ? [] : valuesOf(one).filter((value) => !other.toLowerCase().includes(value))

const entries = pairs.flatMap(({ path, english, german }) =>
  Object.keys(english).map((key) => ({
    name: `${path} ${key}`,
    english: textsOf(english[key]).join('\n'),
    german: textsOf(german[key]).join('\n'),
  })),
)

test('behavior: the catalogues of the product are found', () => {
  expect(pairs.length).toBeGreaterThan(80)
  expect(entries.filter(({ english }) => english !== '').length).toBeGreaterThan(1500)
})

/** Messages whose grammar needs another value: an ordinal number, the gender of a noun, the beginning of a sentence. */
const OTHER_VALUES = / (?:addOwnerFirst|developmentCode|cardFrom)$/

test('error: no translation loses or adds a tag, a place or a value', () => {
  const different = entries
    .filter(({ name, english, german }) => english !== '' && german !== '' && !OTHER_VALUES.test(name))
    .filter(
      ({ english, german }) =>
        tagsOf(english) !== tagsOf(german) ||
        lostBetween(english, german).length + lostBetween(german, english).length > 0,
    )
  expect(different.map(({ name, english, german }) => `${name}\n  ${english}\n  ${german}`)).toEqual([])
})

/** Words that are the same in both languages: names, terms of the contracts, and texts that are only values and marks. */
const SAME =
  /^(?:[^\p{L}]*|.{0,14}|(?:\w+ ){0,2}(?:Token|Module|Guard|Nonce|Hash|Wallet|App|Standard|Status|Name|Symbol|Gas|Panic|panic)\b.*|https?:.*)$/u

test('error: no sentence is left in English', () => {
  const untranslated = entries
    .map((entry) => ({ ...entry, words: entry.english.replaceAll(/<\/?\w+\/?>|\{\w+\}|«\w+»/g, '').trim() }))
    .filter(({ english, german, words }) => english === german && !SAME.test(words))
  expect(untranslated.map(({ name, english }) => `${name}: ${english}`)).toEqual([])
})

test('error: no text hides its actor', () => {
  const vague = entries.filter(({ english }) => /\b(?:(?:no|some|any)body|who[e]ver)\b/i.test(english))
  expect(vague.map(({ name, english }) => `${name}: ${english}`)).toEqual([])
})
