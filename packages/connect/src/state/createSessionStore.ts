import { jsonCodec } from '@countersign/primitives'
import { createStoredValue, type StoredValue } from '@countersign/primitives/browser'
import * as z from 'zod/mini'
import { StoredAddress } from '../storage/StoredAddress.ts'

/**
 * Records that the user signed in from this browser: the session itself is a cookie that scripts cannot read. Without this record the page
 * sends no request.
 */
const Session = z.object({
  address: StoredAddress,
  walletName: z.nullable(z.string()),
  /** The session is ended in this browser, and the service does not know yet. */
  isEnding: z.boolean(),
})
export type Session = z.output<typeof Session>
export type SessionStore = StoredValue<Session | null>

/**
 * The record of the sign-in, shared by all tabs.
 *
 * @param key its name in `localStorage`
 * @example
 * createSessionStore('example.session').get() // null
 */
export const createSessionStore = (key: string): SessionStore =>
  createStoredValue<Session | null>(key, null, jsonCodec(z.nullable(Session)))
