import * as z from 'zod/mini'
import { AddressInfo } from './scalars.ts'

/** The change of settings that a transaction makes. */
export const SettingsInfo = z.discriminatedUnion('type', [
  z.object({ type: z.literal('SET_FALLBACK_HANDLER'), handler: AddressInfo }),
  z.object({ type: z.literal('ADD_OWNER'), owner: AddressInfo, threshold: z.number() }),
  z.object({ type: z.literal('REMOVE_OWNER'), owner: AddressInfo, threshold: z.number() }),
  z.object({ type: z.literal('SWAP_OWNER'), oldOwner: AddressInfo, newOwner: AddressInfo }),
  z.object({ type: z.literal('CHANGE_THRESHOLD'), threshold: z.number() }),
  z.object({ type: z.literal('CHANGE_IMPLEMENTATION'), implementation: AddressInfo }),
  z.object({ type: z.literal('CHANGE_MASTER_COPY'), implementation: AddressInfo }),
  z.object({ type: z.literal('ENABLE_MODULE'), module: AddressInfo }),
  z.object({ type: z.literal('DISABLE_MODULE'), module: AddressInfo }),
  z.object({ type: z.literal('SET_GUARD'), guard: AddressInfo }),
  z.object({ type: z.literal('DELETE_GUARD') }),
  z.object({ type: z.literal('SET_MODULE_GUARD'), moduleGuard: AddressInfo }),
  z.object({ type: z.literal('DELETE_MODULE_GUARD') }),
])
export type SettingsInfo = z.output<typeof SettingsInfo>
