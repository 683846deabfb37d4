import { expect, test } from 'vitest'
import { fileLines, linesOfAll, linesOfNumber, linesOfWorker } from './fileLines.ts'

const hash = (digit: string) => digit.repeat(64)
const list = `${hash('1')}  assets/a-1.js\n${hash('2')}  root.html\n${hash('3')}  worker.js\n`

test('behavior: the number leaves the pages out, and the worker also itself', () => {
  const lines = fileLines(list)
  expect(linesOfAll(lines)).toBe(list)
  expect(linesOfNumber(lines)).toBe(`${hash('1')}  assets/a-1.js\n${hash('3')}  worker.js\n`)
  expect(linesOfWorker(lines)).toBe(`${hash('1')}  assets/a-1.js\n`)
})

test('error: a line that is no sum, or a name outside the folder', () => {
  expect(() => fileLines('<!doctype html>')).toThrow('This is no line of SHA256SUMS: "<!doctype html>"')
  expect(() => fileLines(`${hash('1')}  assets/../../x.js`)).toThrow('This is no line of SHA256SUMS')
})
