import { expect, test } from 'vitest'
import { handlerSentence } from './handlerWords.ts'

test.each([
  [true, true, true, 'Receives NFTs and answers for signed messages.'],
  [true, true, false, 'Receives NFTs.'],
  [true, false, true, 'Receives ERC-721 NFTs and answers for signed messages.'],
  [false, true, false, 'Receives ERC-1155 tokens.'],
  [false, false, true, 'Answers for signed messages.'],
  [false, false, false, 'Answers nothing that this page knows.'],
])('behavior: a handler in one sentence, %s %s %s', (receivesNfts, receivesMultiTokens, confirmsMessages, sentence) => {
  expect(handlerSentence({ receivesNfts, receivesMultiTokens, confirmsMessages })).toBe(sentence)
})
