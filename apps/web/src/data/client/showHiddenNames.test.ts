import { expect, test } from 'vitest'
import { showHiddenNames } from './showHiddenNames.ts'

test('error: characters that would move the words beside a name are replaced in answers', () => {
  const answer = {
    results: [{ chainName: 'Local\u202e chain', nativeCurrency: { symbol: 'E\u200bTH', name: null, decimals: 18 } }],
    txInfo: { kind: 'Swap\u202e', transferInfo: { tokenSymbol: '\u2066TUSD', value: '1\u200b' } },
    count: 1n,
  }
  showHiddenNames(answer, 'getChainsV2')
  expect(answer).toEqual({
    results: [{ chainName: 'Local\ufffd chain', nativeCurrency: { symbol: 'E\ufffdTH', name: null, decimals: 18 } }],
    txInfo: { kind: 'Swap\ufffd', transferInfo: { tokenSymbol: '\ufffdTUSD', value: '1\u200b' } },
    count: 1n,
  })
})

test('error: a message keeps every character, because it is hashed', () => {
  const message = { message: { domain: { name: 'a\u202eb' } } }
  showHiddenNames(message, 'getMessage')
  expect(message.message.domain.name).toBe('a\u202eb')
})
