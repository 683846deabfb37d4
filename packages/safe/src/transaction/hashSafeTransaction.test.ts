import fc from 'fast-check'
import * as viem from 'viem'
import { describe, expect, test } from 'vitest'
import { addressArbitrary } from '@countersign/primitives/testing'
import { keccakHex } from '../keccak/keccakHex.ts'
import { keccakText } from '../keccak/keccakText.ts'
import { transactionArbitrary } from '../../testing/arbitraries.ts'
import { legacyVectors } from '../../testing/legacyVectors.ts'
import { encodeSafeMessage } from '../message/encodeSafeMessage.ts'
import { hashTypedData } from '../typed-data/hashTypedData.ts'
import { buildSafeTransactionTypedData } from './buildSafeTransactionTypedData.ts'
import { buildTransaction } from './buildTransaction.ts'
import { hashDomain } from './hashDomain.ts'
import { hashSafeTransaction } from './hashSafeTransaction.ts'
import { isVersionBelow } from './isVersionBelow.ts'
import * as typeHashes from './typeHashes.ts'

const safe = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const versionArbitrary = fc.constantFrom(
  '0.1.0',
  '0.9.9',
  '1.0.0',
  '1.1.1',
  '1.2.0',
  '1.3.0',
  '1.3.0+L2',
  '1.4.1',
  '1.5.0',
)

test('behavior: the type hashes are the hashes of their types', () => {
  const safeTx = (gas: string) =>
    `SafeTx(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 ${gas},uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce)`
  expect({ ...typeHashes }).toEqual({
    DOMAIN_TYPEHASH: keccakText('EIP712Domain(uint256 chainId,address verifyingContract)'),
    DOMAIN_TYPEHASH_WITHOUT_CHAIN: keccakText('EIP712Domain(address verifyingContract)'),
    SAFE_TX_TYPEHASH: keccakText(safeTx('baseGas')),
    SAFE_TX_TYPEHASH_DATA_GAS: keccakText(safeTx('dataGas')),
    SAFE_MESSAGE_TYPEHASH: keccakText('SafeMessage(bytes message)'),
  })
})

describe.each(legacyVectors)('contract $version', ({ version, safe: account, domain, messageHash, transactions }) => {
  test('behavior: domain, transactions and message hash as the contract does', () => {
    const of = { chainId: 31337n, safe: account, version }
    expect(hashDomain(of)).toBe(domain)
    expect(keccakHex(encodeSafeMessage({ ...of, bytes: '0x68656c6c6f' }))).toBe(messageHash)
    for (const { safeTxHash, ...transaction } of transactions) {
      expect(hashSafeTransaction({ ...of, transaction })).toBe(safeTxHash)
    }
  })
})

describe('typed data', () => {
  test('behavior: hashes to the safeTxHash in two implementations, for every version', () => {
    const chainIdArbitrary = fc.bigInt(1n, BigInt(Number.MAX_SAFE_INTEGER))
    fc.assert(
      fc.property(
        versionArbitrary,
        chainIdArbitrary,
        addressArbitrary,
        transactionArbitrary,
        (version, chainId, account, transaction) => {
          const input = { chainId, safe: account, version, transaction }
          const typedData = buildSafeTransactionTypedData(input)
          const passedOn: unknown = JSON.parse(JSON.stringify(typedData))
          expect(passedOn).toEqual(typedData)
          expect(hashTypedData(typedData)).toBe(hashSafeTransaction(input))
          const { domain, types, primaryType, message } = typedData
          expect(viem.hashTypedData({ domain, types, primaryType, message })).toBe(hashSafeTransaction(input))
        },
      ),
    )
  })

  test('behavior: the domain has a chain from 1.3.0 on, and baseGas is dataGas before 1.0.0', () => {
    const build = (version: string) =>
      buildSafeTransactionTypedData({
        chainId: 5n,
        safe,
        version,
        transaction: buildTransaction({ to: safe, nonce: 1n }),
      })
    expect(build('1.3.0').domain).toEqual({ chainId: 5, verifyingContract: safe })
    expect(build('1.2.0').domain).toEqual({ verifyingContract: safe })
    expect(build('1.2.0').message).toHaveProperty('baseGas')
    expect(build('0.1.0').message).toHaveProperty('dataGas')
    expect(build('0.1.0').message).not.toHaveProperty('baseGas')
  })
})

describe('versions', () => {
  test.each([
    ['1.2.0', '1.3.0', true],
    ['1.3.0', '1.3.0', false],
    ['1.3.0+L2', '1.3.0', false],
    ['1.4.1+L2', '1.5.0', true],
    ['1.10.0', '1.9.0', false],
    ['0.9.9', '1.0.0', true],
    ['1.3.0-rc.1', '1.3.0', true],
  ] as const)('behavior: %s below %s: %s', (version, bound, below) => {
    expect(isVersionBelow(version, bound)).toBe(below)
  })

  test.each(['', '1.3', 'v1.3.0', '1.3.0 ', 'unknown'])('error: %j is not a version', (version) => {
    expect(() => hashDomain({ chainId: 1n, safe, version })).toThrow(
      expect.objectContaining({ code: 'version/unknown', meta: { version } }),
    )
  })
})

test('error: a field that does not fit uint256 has no hash', () => {
  const transaction = buildTransaction({ to: safe, nonce: -1n })
  expect(() => hashSafeTransaction({ chainId: 1n, safe, version: '1.4.1', transaction })).toThrow(
    expect.objectContaining({ code: 'number/out-of-range' }),
  )
})

test('error: an address that is cut has no hash', () => {
  const transaction = buildTransaction({ to: '0x12', nonce: 0n })
  const error = expect.objectContaining({ code: 'address/malformed', meta: { address: '0x12' } })
  expect(() => hashSafeTransaction({ chainId: 1n, safe, version: '1.4.1', transaction })).toThrow(error)
  expect(() => hashDomain({ chainId: 1n, safe: '0x12', version: '1.4.1' })).toThrow(error)
})
