import { AddressSchema } from '@countersign/api'
import * as z from 'zod/mini'
import { jsonCodec } from '@countersign/primitives'
import { createStoredValue } from '@countersign/primitives/browser'
import { useStore } from '../store/useStore.ts'

const AccountSorting = z.object({
  by: z.enum(['value', 'waiting', 'activity', 'hand']),
  /** The order by hand; addresses without a place come last. */
  hand: z.array(AddressSchema),
})
export type AccountSorting = z.output<typeof AccountSorting>

/** How the list of accounts is sorted in this browser. */
export const accountOrderStore = createStoredValue<AccountSorting>(
  'countersign.account-order',
  { by: 'value', hand: [] },
  jsonCodec(AccountSorting),
)

export const useAccountOrder = (): AccountSorting => useStore(accountOrderStore)
