import { expect, test } from 'vitest'
import { bundledName } from './bundledName.ts'

const PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const WETH = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const mine = { address: PERMIT2, chainId: null, name: 'Approver' } as const

test('behavior: a published address is named, on the chains it is published for', () => {
  expect(bundledName([], PERMIT2, '1')).toEqual({ name: 'Permit2', source: 'published' })
  expect(bundledName([], WETH, '1')).toEqual({ name: 'Wrapped Ether', source: 'published' })
  expect(bundledName([], WETH, '10')).toBeNull()
})

test('behavior: the user’s own name comes first', () => {
  expect(bundledName([mine], PERMIT2, '1')).toEqual({ name: 'Approver', source: 'you' })
})
