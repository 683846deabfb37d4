import { AddressSchema } from '@countersign/api'
import * as z from 'zod/mini'
import { createStoredValue } from '../storage/createStoredValue.ts'
import { jsonCodec } from '../storage/jsonCodec.ts'

/**
 * That somebody signed in from this browser: the session itself is a cookie no script can read. Without this note the service
 * is not asked at all.
 */
const Session = z.object({
  address: AddressSchema,
  walletName: z.nullable(z.string()),
  /** It is over here, and the service could not be told yet. */
  isEnding: z.boolean(),
})
export type Session = z.output<typeof Session>

export const sessionStore = createStoredValue<Session | null>(
  'countersign.session',
  null,
  jsonCodec(z.nullable(Session)),
)
