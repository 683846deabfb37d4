import { demoOwners, deploySafe } from '@countersign/devchain'
import fc from 'fast-check'
import type { Address } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  encodeSafeTransaction,
  hashDomain,
  hashMessagePayload,
  hashSafeMessage,
  hashSafeTransaction,
  type SafeTransactionData,
} from '../src/index.ts'
import { witnessMessage, witnessText, witnessTransaction } from '../src/witness/index.ts'
import { transactionArbitrary } from '../testing/arbitraries.ts'
import { proofAbi, provenVersions, startProofChain } from './proofChain.ts'

let chain: Awaited<ReturnType<typeof startProofChain>>
beforeAll(async () => {
  chain = await startProofChain()
})
afterAll(() => chain.stop())

const fieldsOf = (tx: SafeTransactionData) =>
  [
    tx.to,
    tx.value,
    tx.data,
    tx.operation,
    tx.safeTxGas,
    tx.baseGas,
    tx.gasPrice,
    tx.gasToken,
    tx.refundReceiver,
    tx.nonce,
  ] as const

describe.each(provenVersions)('contract %s', (version) => {
  let safe: Address
  beforeAll(async () => {
    safe = (await deploySafe(chain.rpcUrl, { owners: [demoOwners[0].address], threshold: 1, version })).address
  })

  test('behavior: the domain hash is its domainSeparator', async () => {
    const expected = await chain.client.readContract({ address: safe, abi: proofAbi, functionName: 'domainSeparator' })
    expect(hashDomain({ chainId: chain.chainId, safe, version })).toBe(expected)
    expect(witnessMessage({ chainId: chain.chainId, safe, version, bytes: '0x' }).domainHash).toBe(expected)
    expect(hashDomain({ chainId: chain.chainId, safe, version: `${version}+L2` })).toBe(expected)
  })

  test('behavior: hash and preimage of random transactions are those of the contract', async () => {
    const read = { address: safe, abi: proofAbi } as const
    await fc.assert(
      fc.asyncProperty(transactionArbitrary, async (transaction) => {
        const input = { chainId: chain.chainId, safe, version, transaction }
        const args = fieldsOf(transaction)
        const [hash, preimage] = await Promise.all([
          chain.client.readContract({ ...read, functionName: 'getTransactionHash', args }),
          chain.client.readContract({ ...read, functionName: 'encodeTransactionData', args }),
        ])
        expect(hashSafeTransaction(input)).toBe(hash)
        expect(witnessTransaction(input).hash).toBe(hash)
        expect(encodeSafeTransaction(input)).toBe(preimage)
      }),
      { numRuns: 60 },
    )
  })

  test('behavior: message hashes are those of getMessageHash over the payload hash', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 100 }), async (message) => {
        const expected = await chain.client.readContract({
          address: safe,
          abi: proofAbi,
          functionName: 'getMessageHash',
          args: [hashMessagePayload(message)],
        })
        const account = { chainId: chain.chainId, safe, version }
        expect(hashSafeMessage({ ...account, message })).toBe(expected)
        expect(witnessMessage({ ...account, bytes: witnessText(message) }).hash).toBe(expected)
      }),
      { numRuns: 20 },
    )
  })
})
