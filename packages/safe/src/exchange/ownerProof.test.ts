import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bytesToHex, checksumAddress } from '@countersign/primitives'
import { SafeError } from '../errors/SafeError.ts'
import { checksumOfText } from './checksumOf.ts'
import { exchangeJson } from './exchangeJson.ts'
import { printExchangeFile, readExchangeFile } from './exchangeFile.ts'
import type { OwnerProofAnswer, OwnerProofRequest } from './OwnerProof.ts'
import { packExchange, unpackExchange } from './packExchange.ts'
import { parseExchange } from './parseExchange.ts'
import { buildShareFragment, openShareFragment, parseShareFragment } from './shareLink.ts'

const request: OwnerProofRequest = {
  kind: 'owner-proof-request',
  chainId: 31337n,
  chain: { name: 'Local chain', shortName: 'dev1', symbol: 'ETH' },
  safe: checksumAddress('0x1dca000000000000000000000000000000003fb4'),
  owner: checksumAddress('0x90f79bf6eb2c4f870365e785982e1f101e93b906'),
  accountName: 'Halden treasury “März”',
  askedBy: 'Mara Lindqvist',
  createdAt: 1_795_000_000_000,
}
const answer: OwnerProofAnswer = {
  kind: 'owner-proof',
  chainId: 31337n,
  safe: request.safe,
  owner: request.owner,
  signature: `0x${'ab'.repeat(64)}1b`,
}

const flipped = (bytes: Uint8Array, bit: number) => {
  const copy = Uint8Array.from(bytes)
  copy[bit >> 3] = (copy[bit >> 3] ?? 0) ^ (1 << (bit & 7))
  return copy
}
const address = fc.uint8Array({ minLength: 20, maxLength: 20 }).map((bytes) => checksumAddress(bytesToHex(bytes)))
const where = {
  chainId: fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
  safe: address,
  owner: address,
}
const anyRequest: fc.Arbitrary<OwnerProofRequest> = fc.record({
  kind: fc.constant('owner-proof-request' as const),
  ...where,
  chain: fc.record({ name: fc.string({ maxLength: 80 }), shortName: fc.constant('eth'), symbol: fc.constant('ETH') }),
  accountName: fc.string({ maxLength: 80 }),
  askedBy: fc.string({ maxLength: 80 }),
  createdAt: fc.nat(),
})
const anyAnswer: fc.Arbitrary<OwnerProofAnswer> = fc.record({
  kind: fc.constant('owner-proof' as const),
  ...where,
  signature: fc.uint8Array({ maxLength: 300 }).map(bytesToHex),
})

test('behavior: any request and any answer are converted to code, file and link without loss', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(anyRequest, anyAnswer), async (item) => {
      expect(parseExchange(JSON.parse(JSON.stringify(exchangeJson(item))))).toEqual(item)
      expect(readExchangeFile(printExchangeFile(item))).toEqual(item)
      expect(await unpackExchange(await packExchange(item))).toEqual(item)
      const fragment = parseShareFragment(`https://wallet.test/prove#${await buildShareFragment(item)}`)
      expect(fragment && (await openShareFragment(fragment))).toEqual(item)
    }),
    { numRuns: 40 },
  )
})

test.each([request, answer])('error: every flipped bit of a packed $kind is detected', async (item) => {
  const packed = await packExchange(item)
  for (let bit = 0; bit < packed.length * 8; bit++)
    await expect(unpackExchange(flipped(packed, bit)), `bit ${bit}`).rejects.toThrow(SafeError)
})

test('error: a flipped bit of a file is refused, or has no effect', () => {
  const bytes = new TextEncoder().encode(printExchangeFile(answer))
  for (let bit = 0; bit < bytes.length * 8; bit++) {
    const text = new TextDecoder().decode(flipped(bytes, bit))
    try {
      expect(readExchangeFile(text), `bit ${bit}`).toEqual(answer)
    } catch (error) {
      expect(error, `bit ${bit}`).toBeInstanceOf(SafeError)
    }
  }
})

test('security: a request carries no text to sign, and an unknown field is refused', () => {
  const json = exchangeJson(request)
  expect(JSON.stringify(json)).not.toContain('I control')
  for (const field of ['text', 'challenge', 'message'])
    expect(() => parseExchange({ ...json, [field]: 'I agree to everything' })).toThrow(`request.${field}`)
})

test.each<[string, object, string]>([
  ['an owner in another spelling', { owner: answer.owner.toLowerCase() }, 'answer.owner has a wrong checksum'],
  ['an account that is none', { safe: '0x12' }, 'answer.safe is not an address'],
  ['a signature that is no hex', { signature: 'seven' }, 'answer.signature is not lower-case hex'],
  ['a signature without end', { signature: `0x${'00'.repeat(16_385)}` }, 'has more than 16384 bytes'],
  ['a number as number', { chainId: 31337 }, 'answer.chainId is not a whole number'],
  ['a later version', { version: 2 }, 'made by a newer page'],
])('error: an answer with %s is refused with its path', (_, change, words) => {
  expect(() => parseExchange({ ...exchangeJson(answer), ...change })).toThrow(words)
})

test('error: a file that lies about its checksum or is of another format is refused', () => {
  const content = JSON.stringify(exchangeJson(answer))
  const file = (format: string, checksum: string) =>
    `{"format":"${format}","content":${content},"checksum":"${checksum}"}`
  expect(readExchangeFile(file('countersign.exchange', checksumOfText(content)))).toEqual(answer)
  expect(() => readExchangeFile(file('countersign.exchange', checksumOfText(`${content} `)))).toThrow('was changed')
  expect(() => readExchangeFile(file('countersign.evidence', checksumOfText(content)))).toThrow(
    'is not countersign.exchange',
  )
})

test('behavior: names that are too long are cut when a request is written', () => {
  const long = { ...request, accountName: 'n'.repeat(200), askedBy: 'm'.repeat(200) }
  expect(readExchangeFile(printExchangeFile(long))).toMatchObject({
    accountName: 'n'.repeat(80),
    askedBy: 'm'.repeat(80),
  })
})
