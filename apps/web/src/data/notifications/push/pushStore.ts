import { AddressSchema, ChainId } from '@countersign/api'
import * as z from 'zod/mini'
import { jsonCodec } from '@countersign/primitives'
import { createStoredValue } from '@countersign/primitives/browser'
import { useStore } from '../../store/useStore.ts'
import { PUSH_TOPICS } from './pushTopics.ts'

const PushRegistration = z.object({
  endpoint: z.string(),
  /** The id that the service gave to this browser. */
  deviceUuid: z.string(),
  /** The wallet that was signed in; null without one. */
  signer: z.nullable(AddressSchema),
  /** Epoch milliseconds. */
  savedAt: z.number(),
  accounts: z.array(z.object({ chainId: ChainId, address: AddressSchema, topics: z.array(z.enum(PUSH_TOPICS)) })),
})
export type PushRegistration = z.output<typeof PushRegistration>

/** What this browser last registered at the service; null while it is not registered. */
export const pushStore = createStoredValue<PushRegistration | null>(
  'countersign.push',
  null,
  jsonCodec(z.nullable(PushRegistration)),
)

export const usePushRegistration = (): PushRegistration | null => useStore(pushStore)
