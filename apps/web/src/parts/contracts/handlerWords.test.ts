import { expect, test } from 'vitest'
import { handlerSentence } from './handlerWords.ts'

test.each([
  [true, true, true, 'Receives NFTs and confirms signed messages.'],
  [true, true, false, 'Receives NFTs.'],
  [true, false, true, 'Receives ERC-721 NFTs and confirms signed messages.'],
  [false, true, false, 'Receives ERC-1155 tokens.'],
  [false, false, true, 'Confirms signed messages.'],
  [false, false, false, 'Has no function that this page knows.'],
])(
  'behavior: a handler is described in one sentence, %s %s %s',
  (receivesNfts, receivesMultiTokens, confirmsMessages, sentence) => {
    expect(handlerSentence({ receivesNfts, receivesMultiTokens, confirmsMessages })).toBe(sentence)
  },
)
