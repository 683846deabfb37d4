import type { Address } from '@countersign/primitives'
import { expect, test } from 'vitest'
import { toMovedAsset, toTransferTransaction, type TransferFacts } from './toTransferTransaction.ts'

const safe: Address = '0x41675C099F32341bf84BFc5382aF534df5C7461a'
const friend: Address = '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762'
const usd: Address = '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67'
const tokens = new Map([[usd, { type: 'ERC20', name: 'USD', symbol: 'USD', decimals: 6, trusted: true } as const]])
const facts: TransferFacts = {
  safe,
  id: 'e125',
  transactionHash: `0x${'12'.repeat(32)}`,
  executedAt: 1,
  kind: 'ERC20',
  token: usd,
  from: friend,
  to: safe,
  value: 1_500_000n,
  amount: null,
  direction: 'INCOMING',
  imitation: false,
}
const infoOf = (changed: Partial<TransferFacts>) => toMovedAsset({ ...facts, ...changed }, tokens).transferInfo

test('behavior: a row and the same movement inside details are equal', () => {
  const row = toTransferTransaction(facts, tokens)
  const { id, ...moved } = toMovedAsset(facts, tokens)
  expect(row.id).toBe(`transfer_${safe}_${id}`)
  expect(row.txInfo).toEqual({ type: 'Transfer', humanDescription: null, ...moved })
})

test('behavior: each token standard in the form of the wire', () => {
  expect(infoOf({})).toMatchObject({ type: 'ERC20', value: 1_500_000n, decimals: 6, trusted: true, imitation: false })
  expect(infoOf({ kind: 'ERC721' })).toMatchObject({ type: 'ERC721', tokenId: '1500000' })
  expect(infoOf({ kind: 'ERC1155', amount: 3n })).toMatchObject({ type: 'ERC721', standard: 'ERC1155', amount: 3n })
  expect(infoOf({ kind: 'NATIVE', token: null })).toEqual({ type: 'NATIVE_COIN', value: 1_500_000n })
  expect(infoOf({ kind: 'NATIVE', token: null, imitation: true })).toMatchObject({ imitation: true })
})

test('behavior: an unknown token has no name, no decimals and no trust', () => {
  expect(infoOf({ token: friend })).toMatchObject({ tokenName: null, decimals: null, trusted: false })
})
