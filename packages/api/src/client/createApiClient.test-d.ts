import type { Address } from '@countersign/primitives'
import { expectTypeOf, test } from 'vitest'
import type { ApiClient } from './index.ts'

declare const client: ApiClient

test('behavior: input and output follow the route table', () => {
  expectTypeOf(client.getSafe).parameter(0).toExtend<{ params: { chainId: string; safe: Address } }>()
  expectTypeOf(client.getNonces).returns.resolves.toEqualTypeOf<{ currentNonce: number; recommendedNonce: number }>()
  expectTypeOf(client.deleteTransaction).returns.resolves.toBeVoid()
  expectTypeOf(client.getFiatCodes).returns.resolves.toEqualTypeOf<string[]>()
  expectTypeOf(client.proposeTransaction)
    .parameter(0)
    .toHaveProperty('body')
    .toHaveProperty('value')
    .toEqualTypeOf<bigint>()
})

test('behavior: a route without parameters is called without arguments, one with parameters is not', () => {
  expectTypeOf<Parameters<ApiClient['getFiatCodes']>['length']>().toEqualTypeOf<0 | 1>()
  expectTypeOf<Parameters<ApiClient['getSafe']>['length']>().toEqualTypeOf<1>()
})

test('behavior: query values may be null, which drops them', () => {
  type Query = NonNullable<Parameters<ApiClient['getHistory']>[0]['query']>
  expectTypeOf<null>().toExtend<Query['timezone']>()
  expectTypeOf<boolean>().toExtend<Query['trusted']>()
  expectTypeOf<'true'>().not.toExtend<Query['trusted']>()
})

test('error: a body for a route without one, and wrong parameters, do not compile', () => {
  expectTypeOf<NonNullable<Parameters<ApiClient['getSafe']>[0]['body']>>().toBeNever()
  expectTypeOf<{ params: { chainId: number } }>().not.toExtend<Parameters<ApiClient['getChain']>[0]>()
})
