import fc from 'fast-check'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { addressArbitrary, bytesArbitrary } from '@countersign/primitives/testing'
import { transactionArbitrary } from '../../testing/arbitraries.ts'
import { legacyVectors } from '../../testing/legacyVectors.ts'
import { bytesToHex, type Hex, ZERO_ADDRESS } from '@countersign/primitives'
import { keccak256 } from '../keccak/keccak256.ts'
import {
  encodeSafeMessage,
  hashDomain,
  hashMessagePayload,
  hashSafeMessage,
  hashSafeTransaction,
  hashSafeTransactionMessage,
} from '../index.ts'
import { keccakInterleaved, witnessMessage, witnessText, witnessTransaction } from './index.ts'
import { isAtLeast } from './witnessDomain.ts'

const folder = new URL('./', import.meta.url)
const versions = ['0.0.2', '0.1.0', '1.0.0', '1.1.1', '1.2.0', '1.3.0', '1.3.0+L2', '1.4.1', '1.4.1+L2', '1.5.0']
const accountArbitrary = fc.record({
  chainId: fc.bigInt(0n, BigInt(Number.MAX_SAFE_INTEGER)),
  safe: addressArbitrary,
  version: fc.constantFrom(...versions),
})

describe('the second implementation', () => {
  test('behavior: imports nothing outside its folder', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    const imported = files.flatMap((name) =>
      [...readFileSync(new URL(name, folder), 'utf8').matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map(
        ([, specifier = '']) => specifier,
      ),
    )
    expect(imported.length).toBeGreaterThan(5)
    expect(imported.filter((specifier) => !files.includes(specifier.replace(/^\.\//, '')))).toEqual([])
  })

  test.each([
    ['', 'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470'],
    ['abc', '4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45'],
    ['testing', '5f16f4c7f149ac4f9510d9cf8cf384038ad348b3bcdc01915f95de12df9d1b02'],
  ])('behavior: Keccak-256 of the published vector "%s"', (text, digest) => {
    expect(Buffer.from(keccakInterleaved(Buffer.from(text))).toString('hex')).toBe(digest)
  })

  test('behavior: its Keccak equals the first one, for every length around the block size', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(bytesToHex(keccakInterleaved(bytes))).toBe(bytesToHex(keccak256(bytes)))
      }),
      { numRuns: 200 },
    )
    for (const length of [134, 135, 136, 137, 271, 272, 273]) {
      const bytes = new Uint8Array(length).fill(0xa5)
      expect(bytesToHex(keccakInterleaved(bytes))).toBe(bytesToHex(keccak256(bytes)))
    }
  })

  test('behavior: transactions of every version have the same hash as in the first implementation', () => {
    fc.assert(
      fc.property(accountArbitrary, transactionArbitrary, (account, transaction) => {
        const input = { ...account, transaction }
        expect(witnessTransaction(input)).toEqual({
          domainHash: hashDomain(input),
          messageHash: hashSafeTransactionMessage(input),
          hash: hashSafeTransaction(input),
        })
      }),
      { numRuns: 200 },
    )
  })

  test('behavior: messages and texts have the same hash as in the first implementation', () => {
    fc.assert(
      fc.property(accountArbitrary, bytesArbitrary(), fc.string({ unit: 'grapheme' }), (account, bytes, text) => {
        const { hash, domainHash, messageHash } = witnessMessage({ ...account, bytes })
        expect(`0x1901${domainHash.slice(2)}${messageHash.slice(2)}`).toBe(encodeSafeMessage({ ...account, bytes }))
        expect(hash).toBe(bytesToHex(keccak256(Buffer.from(encodeSafeMessage({ ...account, bytes }).slice(2), 'hex'))))
        expect(witnessText(text)).toBe(hashMessagePayload(text))
        expect(witnessMessage({ ...account, bytes: witnessText(text) }).hash).toBe(
          hashSafeMessage({ ...account, message: text }),
        )
      }),
      { numRuns: 100 },
    )
  })

  test.each(legacyVectors)('behavior: the answers of the published contract $version', (vector) => {
    const account = { chainId: 31337n, safe: vector.safe, version: vector.version }
    expect(witnessMessage({ ...account, bytes: '0x68656c6c6f' })).toMatchObject({
      domainHash: vector.domain,
      hash: vector.messageHash,
    })
    for (const { safeTxHash, ...transaction } of vector.transactions) {
      expect(witnessTransaction({ ...account, transaction }).hash).toBe(safeTxHash)
    }
  })

  test('behavior: the version boundaries, pre-releases included', () => {
    expect(isAtLeast('1.3.0', 1, 3)).toBe(true)
    expect(isAtLeast('1.3.0+L2', 1, 3)).toBe(true)
    expect(isAtLeast('1.3.0-alpha.1', 1, 3)).toBe(false)
    expect(isAtLeast('1.2.99', 1, 3)).toBe(false)
    expect(isAtLeast('0.9.9', 1, 0)).toBe(false)
    expect(isAtLeast('2.0.0', 1, 3)).toBe(true)
  })

  test.each<[string, Record<string, unknown>]>([
    ['an unknown version', { version: 'latest' }],
    ['a negative chain id', { chainId: -1n }],
    ['a short address', { safe: '0x1234' }],
  ])('error: %s is refused', (_, wrong) => {
    const account = { chainId: 1n, safe: ZERO_ADDRESS, version: '1.4.1', ...wrong }
    expect(() => witnessMessage({ ...account, bytes: '0x' as Hex })).toThrow(/witness/)
  })

  test('error: half a byte of calldata is refused', () => {
    expect(() => witnessMessage({ chainId: 1n, safe: ZERO_ADDRESS, version: '1.4.1', bytes: '0x123' })).toThrow(/hex/)
  })
})
