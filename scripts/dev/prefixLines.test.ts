import { expect, test } from 'vitest'
import { prefixLines } from './prefixLines.ts'

test('behavior: pieces become whole lines with the name of the program, without empty ones', () => {
  const lines: string[] = []
  const print = prefixLines('page', (line) => lines.push(line))
  print('one\n\ntw')
  print('o\nthree')
  expect(lines).toEqual(['page    │ one', 'page    │ two'])
})
