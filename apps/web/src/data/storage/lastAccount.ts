import { AddressSchema, ChainId } from '@countersign/api'
import * as z from 'zod/mini'
import { jsonCodec } from '@countersign/primitives'
import { createStoredValue } from '@countersign/primitives/browser'
import { useStore } from '../store/useStore.ts'

const LastAccount = z.nullable(z.object({ chainId: ChainId, safe: AddressSchema }))
type LastAccount = z.output<typeof LastAccount>

/** The account that was opened last. The bar of the phone layout links to it on pages without an account. */
export const lastAccountStore = createStoredValue<LastAccount>('countersign.last-account', null, jsonCodec(LastAccount))

export const useLastAccount = (): LastAccount => useStore(lastAccountStore)
