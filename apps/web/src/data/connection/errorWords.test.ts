import { CancelledError } from '@tanstack/react-query'
import { ContractFunctionExecutionError, HttpRequestError } from 'viem'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { errorWords } from './errorWords.ts'

test('behavior: a cancelled request is described in words, not by the name of its class', () => {
  expect(errorWords(new CancelledError())).toBe('A newer request for the same data replaced this one')
  expect(errorWords(new Error('The node does not answer.'))).toBe('The node does not answer')
})

test('behavior: an answer of another form, and an error of the code, are described in words', () => {
  const { error } = z.object({ result: z.string() }).safeParse({ result: 7 })
  expect(errorWords(error)).toBe('An answer has an unexpected form')
  expect(errorWords(new TypeError("Cannot read properties of null (reading 'length')"))).toBe(
    'The page could not use an answer',
  )
  expect(errorWords(new TypeError('Failed to fetch'))).toBe('The connection failed')
  expect(errorWords(new Error('Failed to fetch manifest from https://app.example'))).toBe(
    'Failed to fetch manifest from https://app.example',
  )
  expect(errorWords(new Error('The node cannot read the block'))).toBe('The node cannot read the block')
  expect(errorWords({})).toBe('The reason is unknown')
  expect(errorWords(undefined)).toBe('The reason is unknown')
})

test('behavior: an error of the chain library is its first sentence, without version and arguments', () => {
  const request = new HttpRequestError({ url: 'http://127.0.0.1:9', details: 'refused' })
  expect(errorWords(request)).toBe('HTTP request failed')
  const call = new ContractFunctionExecutionError(request, { abi: [], functionName: 'createProxyWithNonce' })
  expect(errorWords(call)).toBe('HTTP request failed')
})
