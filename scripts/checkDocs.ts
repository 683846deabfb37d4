import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileExamples, describeProblems } from './docs/examples/compileExamples.ts'
import { findMissingExamples } from './docs/examples/findMissingExamples.ts'
import { findFalseNames, isCatalogue, namesIn } from './docs/findFalseNames.ts'
import { findFalsePaths, findFalseStatements, headingAnchors } from './docs/findFalseStatements.ts'
import { findFalseTitles } from './docs/findFalseTitles.ts'
import { findVagueWords } from './docs/findVagueWords.ts'
import { readRepository } from './docs/Repository.ts'
import { entriesOfPublished } from './pack/entriesOfPublished.ts'
import { findMissingDocs } from './pack/findMissingDocs.ts'
import { listPublished } from './pack/listPublished.ts'
import { readReference } from './pack/readReference.ts'

/*
 * Compares what the documents name with what the repository has: paths, links, npm scripts and identifiers; and paths in comments of code.
 * Titles of tests behind links to them, and names on screen in the guide, are compared too.
 * The changelog names what was true at its time, so only its links are checked. Every function that a package exports has an example, and
 * the example compiles; the unit tests run it. Every export of a published package has a docstring, types too.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const repository = readRepository(root)
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const headingsOf = (path: string) => (path.endsWith('.md') ? headingAnchors(read(path)) : null)

const documents = repository.files.filter((file) => file.endsWith('.md') && file !== 'THIRD-PARTY-NOTICES.md')
const sources = repository.files.filter(
  (file) => /\.(?:[cm]?tsx?|mjs|css)$/.test(file) && !/^scripts\/(?:fixtures|docs)\/|\/generated\//.test(file),
)
const found = [
  ...documents.flatMap((path) => {
    const text = read(path)
    return findFalseStatements(
      { path, text: path === 'CHANGELOG.md' ? withoutCode(text) : text },
      repository,
      headingsOf,
    )
  }),
  ...sources.flatMap((path) => findFalsePaths({ path, text: read(path) }, repository)),
]
found.push(
  ...repository.files
    .filter((path) => /\.(?:[cm]?[jt]sx?|css|html|md)$/.test(path))
    .flatMap((path) => findVagueWords({ path, text: read(path) })),
)
const ownFiles = new Set(repository.files)
const readOwn = (path: string) => (ownFiles.has(path) ? read(path) : null)
const namesOnScreen = new Set(repository.files.filter(isCatalogue).flatMap((path) => namesIn(read(path))))
for (const path of documents) {
  found.push(...findFalseTitles({ path, text: read(path) }, readOwn))
  if (path.startsWith('docs/guide/')) found.push(...findFalseNames({ path, text: read(path) }, namesOnScreen))
}
for (const { path, line, quote, reason } of found) console.log(`${path}:${line}: "${quote}": ${reason}`)
console.log(`${documents.length} documents and ${sources.length} sources compared, ${found.length} false statements`)

const { exports, examples } = compileExamples({
  root: root.replace(/\/$/, ''),
  packages: 'packages',
  valuesModule: join(root, 'scripts/docs/examples/exampleValues.ts'),
})
const missing = findMissingExamples(exports)
const problems = describeProblems(examples)
for (const { name, file, line } of missing)
  console.log(`${file}:${line}: "${name}" is exported from its package, but its comment has no @example.`)
for (const problem of problems) console.log(problem)
const count = exports.filter(({ callable }) => callable !== null).length
console.log(
  `${count} exported functions, ${missing.length} without an example; ${examples.length} examples, ${problems.length} do not compile`,
)
const reference = readReference(root, entriesOfPublished(root, listPublished(root)))
const undescribed = findMissingDocs(reference)
for (const { file, name, specifier } of undescribed)
  console.log(`${file}: "${name}" is exported from ${specifier}, but it has no docstring.`)
console.log(`${reference.length} exports of published packages, ${undescribed.length} without a docstring`)
process.exitCode = found.length + missing.length + problems.length + undescribed.length === 0 ? 0 : 1

function withoutCode(text: string): string {
  return text.replaceAll(/`[^`\n]+`/g, '``')
}
