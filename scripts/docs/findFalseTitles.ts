import { dirname, join, normalize } from 'node:path/posix'
import type { Document, FalseStatement } from './findFalseStatements.ts'
import { lineAt, literalsIn } from './literalsIn.ts'

/** A link to a test file, and the titles in italics behind it: `[send](…/send.spec.ts) _title_; _title_`. */
const REFERENCE = /\]\(([^)\s]+\.(?:spec|test)\.tsx?)\)((?:[:;,]?\s+_(?:[^_]|(?<=\w)_(?=\w))+_)*)/g
const TITLE = /_((?:[^_]|(?<=\w)_(?=\w))+)_/g
/** Before the title of a test or of a group of tests, also behind a table of values: `test.each([…])('title'`. */
const CALL = /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*$/

/**
 * Titles of tests that a document names and the linked file does not have, and links to a test without a title. A value that the test
 * fills in is written as "…".
 */
export function findFalseTitles(document: Document, read: (path: string) => string | null): FalseStatement[] {
  return [...document.text.matchAll(REFERENCE)].flatMap(({ 1: target = '', 2: behind = '', index }) => {
    const path = normalize(join(dirname(document.path), target))
    const text = read(path)
    const report = (quote: string, reason: string) => ({
      path: document.path,
      line: lineAt(document.text, index),
      quote,
      reason,
    })
    if (text === null) return [report(target, `There is no ${path}.`)]
    const titles = [...behind.matchAll(TITLE)].map(([, title = '']) => plain(title))
    if (titles.length === 0) return [report(target, 'Name the title of the test behind the link, in italics.')]
    const known = titlesIn(text)
    return titles
      .filter((title) => !known.has(title))
      .map((title) => report(title, `${path} has no test of this title.`))
  })
}

const titlesIn = (text: string): ReadonlySet<string> =>
  new Set(literalsIn(text).flatMap(({ value, index }) => (CALL.test(text.slice(0, index)) ? [plain(value)] : [])))

/** Markdown may break a title into lines and escape signs in it. */
const plain = (title: string): string =>
  title
    .replaceAll(/\\(\W)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()
