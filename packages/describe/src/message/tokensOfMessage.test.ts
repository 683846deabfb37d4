import { checksumAddress } from '@countersign/primitives'
import { expect, test } from 'vitest'
import { permitOf, spender, token } from '../../../../apps/web/src/testing/permitFixture.ts'
import { tokensOfMessage } from './tokensOfMessage.ts'

test('behavior: the tokens of a permit and of an order are listed once each; a text has none', () => {
  expect(tokensOfMessage('hello')).toEqual([])
  expect(tokensOfMessage(permitOf('1'))).toEqual([token])
  const order = {
    domain: { name: 'Exchange' },
    types: {
      Order: [
        { name: 'sellToken', type: 'address' },
        { name: 'buyToken', type: 'address' },
      ],
    },
    primaryType: 'Order',
    message: { sellToken: token, buyToken: spender },
  }
  expect(tokensOfMessage(order)).toEqual([token, checksumAddress(spender)])
  expect(tokensOfMessage({ ...order, message: { sellToken: token, buyToken: token } })).toEqual([token])
})
