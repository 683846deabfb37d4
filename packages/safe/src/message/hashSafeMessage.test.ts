import fc from 'fast-check'
import { hashMessage } from 'viem'
import { expect, test } from 'vitest'
import { keccakHex } from '../keccak/keccakHex.ts'
import { hashTypedData } from '../typed-data/hashTypedData.ts'
import { buildDeleteRequestTypedData } from './buildDeleteRequestTypedData.ts'
import { buildSafeMessageTypedData } from './buildSafeMessageTypedData.ts'
import { deleteRequestTotp } from './deleteRequestTotp.ts'
import { encodeSafeMessage } from './encodeSafeMessage.ts'
import { hashMessagePayload } from './hashMessagePayload.ts'
import { hashSafeMessage } from './hashSafeMessage.ts'

const safe = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const of = { chainId: 1n, safe, version: '1.4.1' } as const

test('behavior: a text is hashed by EIP-191, even if it looks like hex', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(hashMessagePayload(text)).toBe(hashMessage(text))
    }),
  )
  expect(hashMessagePayload('0x1234')).not.toBe(hashMessage({ raw: '0x1234' }))
})

test('behavior: the message hash wraps the payload hash, for text and typed data alike', () => {
  const typedData = { domain: { name: 'X' }, types: { T: [{ name: 'x', type: 'bool' }] }, message: { x: true } }
  for (const message of ['Hello', typedData]) {
    const bytes = hashMessagePayload(message)
    expect(hashSafeMessage({ ...of, message })).toBe(keccakHex(encodeSafeMessage({ ...of, bytes })))
    const asStruct = {
      domain: { chainId: 1, verifyingContract: safe },
      types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
      message: { message: bytes },
    }
    expect(hashSafeMessage({ ...of, message })).toBe(hashTypedData(asStruct))
  }
})

test('behavior: a delete request names service, chain, account, transaction and hour', () => {
  const safeTxHash = `0x${'ab'.repeat(32)}` as const
  const totp = deleteRequestTotp(1_700_000_000)
  expect(totp).toBe(472222)
  const typedData = buildDeleteRequestTypedData({ chainId: 31337n, safe, safeTxHash, totp })
  expect(typedData).toMatchObject({
    domain: { name: 'Safe Transaction Service', version: '1.0', chainId: 31337, verifyingContract: safe },
    primaryType: 'DeleteRequest',
    message: { safeTxHash, totp },
  })
  expect(hashTypedData(typedData)).not.toBe(
    hashTypedData(buildDeleteRequestTypedData({ chainId: 31337n, safe, safeTxHash, totp: totp + 1 })),
  )
  expect(() => buildDeleteRequestTypedData({ chainId: 1n << 60n, safe, safeTxHash, totp })).toThrow(
    expect.objectContaining({ code: 'number/out-of-range' }),
  )
})

test('behavior: the typed data for owners hashes to the message hash, in the domain of every version', () => {
  for (const version of ['1.1.1', '1.3.0', '1.4.1', '1.5.0']) {
    const account = { ...of, version }
    const typedData = buildSafeMessageTypedData({ ...account, bytes: hashMessagePayload('Hello') })
    expect(hashTypedData(typedData)).toBe(hashSafeMessage({ ...account, message: 'Hello' }))
    expect('chainId' in typedData.domain).toBe(version !== '1.1.1')
  }
})
