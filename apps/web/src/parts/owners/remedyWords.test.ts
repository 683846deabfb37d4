import { expect, test } from 'vitest'
import { remedyWords } from './remedyWords.ts'

const account = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

test('behavior: the current threshold is kept, another one is requested', () => {
  expect(remedyWords({ kind: 'threshold', account, threshold: 2 }, 2)).toBe('Keep 2 signatures instead')
  expect(remedyWords({ kind: 'threshold', account, threshold: 3 }, 1)).toBe('Require 3 signatures instead')
})

test('behavior: the missing owner has an ordinal number', () => {
  const words = (place: number) => remedyWords({ kind: 'add-owner', account, place }, 2)
  expect([2, 4, 8, 10, 11].map(words)).toEqual([
    'Add a second owner first',
    'Add a fourth owner first',
    'Add an eighth owner first',
    'Add a tenth owner first',
    'Add another owner first',
  ])
})
