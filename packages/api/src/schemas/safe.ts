import * as z from 'zod/mini'
import { AddressInfo, ChainId } from './scalars.ts'

/** Whether the master copy of an account is the newest one that the service knows. */
export const ImplementationVersionState = z.enum(['UP_TO_DATE', 'OUTDATED', 'UNKNOWN'])

/** Settings of an account as the service read them, with tags that change when its lists change. */
export const SafeState = z.object({
  address: AddressInfo,
  chainId: ChainId,
  nonce: z.number(),
  threshold: z.number(),
  owners: z.array(AddressInfo),
  implementation: AddressInfo,
  modules: z.nullable(z.array(AddressInfo)),
  fallbackHandler: z.nullable(AddressInfo),
  guard: z.nullable(AddressInfo),
  // The Safe Client Gateway does not send it.
  moduleGuard: z._default(z.nullable(AddressInfo), null),
  version: z.nullable(z.string()),
  implementationVersionState: ImplementationVersionState,
  collectiblesTag: z.nullable(z.string()),
  txQueuedTag: z.nullable(z.string()),
  txHistoryTag: z.nullable(z.string()),
  messagesTag: z.nullable(z.string()),
})
export type SafeState = z.output<typeof SafeState>
