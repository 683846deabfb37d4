import { AddressSchema, ChainId, HashSchema } from '@countersign/api'
import * as z from 'zod/mini'
import { jsonCodec } from '@countersign/primitives'
import { createStoredValue } from '@countersign/primitives/browser'
import { useStore } from '../../../data/store/useStore.ts'

const Creation = z.object({
  chainId: ChainId,
  address: AddressSchema,
  name: z.string(),
  owners: z.array(z.object({ address: AddressSchema, name: z.string() })),
  threshold: z.number(),
  txHash: HashSchema,
  sender: AddressSchema,
  walletNonce: z.nullable(z.number()),
  phase: z.enum(['sent', 'mined', 'indexed', 'failed']),
  failure: z.nullable(z.string()),
  misses: z.number(),
  /** It has been pending for minutes. */
  isLate: z._default(z.boolean(), false),
  block: z.nullable(z.string()),
  sentAt: z.number(),
  minedAt: z.nullable(z.number()),
  endedAt: z.nullable(z.number()),
})
export type Creation = z.output<typeof Creation>

/** The account that is being created: one at a time, stored across reloads. */
export const creationStore = createStoredValue<Creation | null>(
  'countersign.creation',
  null,
  jsonCodec(z.nullable(Creation)),
)

export const useCreation = (): Creation | null => useStore(creationStore)
