import { AddressSchema } from '@countersign/api'
import * as z from 'zod/mini'
import { jsonCodec } from '@countersign/primitives'
import { createStoredValue } from '@countersign/primitives/browser'

/**
 * Records that the user signed in from this browser: the session itself is a cookie that scripts cannot read. Without this record the page
 * sends no request.
 */
const Session = z.object({
  address: AddressSchema,
  walletName: z.nullable(z.string()),
  /** The session is ended in this browser, and the service does not know yet. */
  isEnding: z.boolean(),
})
export type Session = z.output<typeof Session>

export const sessionStore = createStoredValue<Session | null>(
  'countersign.session',
  null,
  jsonCodec(z.nullable(Session)),
)
