import type { Address, Hex } from '@countersign/primitives'
import { bigint, customType, integer, text } from 'drizzle-orm/pg-core'

/** A 256-bit unsigned number: numeric(78) in SQL, `bigint` in code. */
export const uint256 = customType<{ data: bigint; driverData: string }>({
  dataType: () => 'numeric(78,0)',
  toDriver: (value) => value.toString(),
  fromDriver: (value) => BigInt(value),
})

/** A checksummed address, stored as text so that it can be read in any SQL shell. */
export const address = customType<{ data: Address; driverData: string }>({
  dataType: () => 'char(42)',
  fromDriver: (value) => value as Address,
})

/** 0x-prefixed hex: hashes and calldata. */
export const hex = customType<{ data: Hex; driverData: string }>({
  dataType: () => 'text',
  fromDriver: (value) => value as Hex,
})

export const chainId = () => text('chain_id').notNull()
export const blockNumber = () => integer('block_number').notNull()

/** Epoch milliseconds. */
export const time = (name: string) => bigint(name, { mode: 'number' })
