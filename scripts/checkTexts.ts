import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readRepository } from './docs/Repository.ts'
import { hasTextsToCheck, isEnglishOnly } from './texts/catalogueFolders.ts'
import { findScatteredTexts } from './texts/findScatteredTexts.ts'
import { findUntranslated } from './texts/findUntranslated.ts'

/*
 * Fails when a text for users is written outside a message catalogue, or a catalogue has no German one. With folders or files on the
 * command line it looks at those only.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const asked = process.argv.slice(2).map((path) => path.replace(/\/$/, ''))
const { files } = readRepository(root)
const found = files.filter(hasTextsToCheck).map((path) => ({
  path,
  texts: findScatteredTexts(path, readFileSync(join(root, path), 'utf8')),
}))
const isAsked = (path: string) => asked.length === 0 || asked.some((one) => path === one || path.startsWith(`${one}/`))
const shown = found.filter(({ path }) => isAsked(path))
for (const { path, texts } of shown)
  for (const { line, text } of texts) console.log(`${path}:${line}: "${text}" belongs into a message catalogue.`)
const untranslated = findUntranslated(files, (path) => readFileSync(join(root, path), 'utf8'), isEnglishOnly)
for (const problem of untranslated) console.log(problem)
const count = shown.reduce((sum, { texts }) => sum + texts.length, 0)
console.log(`${count} scattered texts, ${untranslated.length} catalogues without a translation`)
process.exitCode = count + untranslated.length === 0 ? 0 : 1
