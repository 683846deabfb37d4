import type { Address } from './Address.ts'

/**
 * The address of nothing: "no gas token", "no guard", "the native coin".
 *
 * @example
 * transaction.gasToken === ZERO_ADDRESS // the refund, if any, is paid in the native coin
 */
export const ZERO_ADDRESS: Address = '0x0000000000000000000000000000000000000000'

/**
 * The head and tail of the linked lists in which a Safe stores its owners and modules.
 *
 * @example
 * encodeRemoveOwner({ previous: owners[0] === owner ? SENTINEL_ADDRESS : owners[0], owner })
 */
export const SENTINEL_ADDRESS: Address = '0x0000000000000000000000000000000000000001'
