import * as z from 'zod/mini'
import { AddressInfo, ChainId, FiatString } from './scalars.ts'

/** An account in a list of accounts: settings, value, and how much waits. */
export const SafeOverview = z.object({
  address: AddressInfo,
  chainId: ChainId,
  threshold: z.number(),
  owners: z.array(AddressInfo),
  fiatTotal: FiatString,
  /**
   * True if the service has no prices in this currency on this chain; `fiatTotal` is then meaningless. Only this
   * service sends it.
   */
  unpriced: z.optional(z.boolean()),
  queued: z.number(),
  awaitingConfirmation: z.nullable(z.number()),
  /** Epoch milliseconds of the latest activity. Only this service sends it. */
  lastActivity: z.optional(z.nullable(z.number())),
  /** Version of the contract, as in `SafeState`. Only this service sends it. */
  version: z.optional(z.nullable(z.string())),
  /** Why this account could not be read; the other fields are then empty. Only this service sends it. */
  error: z.optional(z.string()),
})
export type SafeOverview = z.output<typeof SafeOverview>
