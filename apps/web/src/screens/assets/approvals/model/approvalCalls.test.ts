import { PERMIT2_ADDRESS } from '@countersign/chains'
import { ZERO_ADDRESS, type Address } from '@countersign/primitives'
import { decodeFunctionData, erc721Abi, erc20Abi, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { amountPlace, lowerCall, revokeCall } from './approvalCalls.ts'

const token: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const spender: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const permit2Abi = parseAbi(['function approve(address token, address spender, uint160 amount, uint48 expiration)'])
const named = { token, spender, tokenId: null }

test('behavior: each kind is taken back by its own call', () => {
  expect(decodeFunctionData({ abi: erc20Abi, data: revokeCall({ ...named, kind: 'ERC20' }).data }).args).toEqual([
    spender,
    0n,
  ])
  const single = revokeCall({ ...named, kind: 'ERC721', tokenId: 7n })
  expect([single.to, decodeFunctionData({ abi: erc721Abi, data: single.data }).args]).toEqual([
    token,
    [ZERO_ADDRESS, 7n],
  ])
  const operator = decodeFunctionData({ abi: erc721Abi, data: revokeCall({ ...named, kind: 'OPERATOR' }).data })
  expect([operator.functionName, operator.args]).toEqual(['setApprovalForAll', [spender, false]])
  const through = revokeCall({ ...named, kind: 'PERMIT2' })
  expect([through.to, decodeFunctionData({ abi: permit2Abi, data: through.data }).args]).toEqual([
    PERMIT2_ADDRESS,
    [token, spender, 0n, 0],
  ])
})

test('behavior: a lowered allowance of Permit2 keeps its end, and the amount stands where the check looks for it', () => {
  const approval = { ...named, kind: 'PERMIT2', expiresAt: 1_900_000_000_000 } as const
  const { data } = lowerCall(approval, 5n)
  expect(decodeFunctionData({ abi: permit2Abi, data }).args).toEqual([token, spender, 5n, 1_900_000_000])
  const wordAt = (from: string, place: number) => BigInt(`0x${from.slice(10 + place * 64, 74 + place * 64)}`)
  expect(wordAt(data, amountPlace(approval))).toBe(5n)
  const plain = { ...named, kind: 'ERC20', expiresAt: null } as const
  expect(wordAt(lowerCall(plain, 6n).data, amountPlace(plain))).toBe(6n)
})
