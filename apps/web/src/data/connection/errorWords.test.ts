import { CancelledError } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { errorWords } from './errorWords.ts'

test('behavior: a cancelled request is described in words, not by the name of its class', () => {
  expect(errorWords(new CancelledError())).toBe('A newer request for the same data replaced this one')
  expect(errorWords(new Error('The node does not answer.'))).toBe('The node does not answer')
})
