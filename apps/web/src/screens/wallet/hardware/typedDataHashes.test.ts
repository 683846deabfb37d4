import { expect, it } from 'vitest'
import { hashDomain, hashTypedData } from 'viem'
import { typedDataHashes } from './typedDataHashes.ts'

const verifyingContract = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const types = { Note: [{ name: 'text', type: 'string' }] } as const
const rest = { types, primaryType: 'Note', message: { text: 'hi' } } as const

it('behavior: a chain id in any form counts as part of the domain', () => {
  const expected = hashTypedData({ ...rest, domain: { chainId: 5n, verifyingContract } })
  for (const chainId of ['5', '0x5', 5, 5n])
    expect(typedDataHashes({ ...rest, domain: { chainId, verifyingContract } }).hash).toBe(expected)
})

it('behavior: the halves are the domain hash and the message hash', () => {
  const domain = { chainId: 5n, verifyingContract } as const
  const EIP712Domain = [
    { name: 'chainId', type: 'uint256' },
    { name: 'verifyingContract', type: 'address' },
  ] as const
  expect(typedDataHashes({ ...rest, domain }).domainHash).toBe(hashDomain({ domain, types: { EIP712Domain } }))
})
