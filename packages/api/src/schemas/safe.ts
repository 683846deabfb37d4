import * as z from 'zod/mini'
import { AddressInfo, AddressSchema, ChainId, FiatString, HashSchema, HexSchema } from './scalars.ts'
import { DataDecoded } from './decoded.ts'

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

/** The nonce of the chain, and the first one that no proposal in the queue uses. */
export const Nonces = z.object({ currentNonce: z.number(), recommendedNonce: z.number() })

export type Nonces = z.output<typeof Nonces>

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

/** How and when an account was created, with the call of its factory. */
export const SafeCreation = z.object({
  created: z.string(),
  creator: AddressSchema,
  transactionHash: HashSchema,
  factoryAddress: AddressSchema,
  masterCopy: z.nullable(AddressSchema),
  setupData: z.nullable(HexSchema),
  saltNonce: z.nullable(z.string()),
  dataDecoded: z.nullable(DataDecoded),
})
export type SafeCreation = z.output<typeof SafeCreation>

/** The accounts that an address owns on one chain. */
export const OwnerSafes = z.object({ safes: z.array(AddressSchema) })
export type OwnerSafes = z.output<typeof OwnerSafes>
/** One key per configured chain; `null` if that chain could not be read. */
export const OwnerSafesByChain = z.record(z.string(), z.nullable(z.array(AddressSchema)))
export type OwnerSafesByChain = z.output<typeof OwnerSafesByChain>
