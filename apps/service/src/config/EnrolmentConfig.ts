import { AddressSchema, ChainId } from '@countersign/api'
import { checksumAddress } from '@countersign/primitives'
import * as z from 'zod/mini'

const positive = z.number().check(z.int(), z.positive())
const FollowedAccount = z.object({
  chainId: ChainId,
  address: z.pipe(AddressSchema, z.transform(checksumAddress)),
})

/** Which accounts the service follows on chains with the mode `onDemand`. An account that is followed costs requests to the node for ever. */
export const EnrolmentConfig = z.object({
  /** Accounts that are always followed. */
  accounts: z._default(z.array(FollowedAccount), []),
  /** While a chain has fewer accounts than this, the first read of an account enrols it. */
  freeAccounts: z._default(z.number().check(z.int(), z.nonnegative()), 1000),
  /**
   * Beyond `freeAccounts`, an account that was read this many times is enrolled, without an owner. Each process counts for itself, so with
   * several, up to (`reads` − 1) × processes + 1 reads are needed.
   */
  reads: z._default(positive, 3),
  /** Reads within this time count as one. */
  readsApartMinutes: z._default(z.number().check(z.positive()), 30),
  /** Earlier reads do not count. */
  readsWithinDays: z._default(z.number().check(z.positive()), 7),
  /** Accounts that the reads of one client enrol within a day. */
  perClientPerDay: z._default(positive, 20),
  /** Accounts that the reads of all clients enrol within a day, on all chains. */
  perDay: z._default(positive, 500),
  /** Beyond `freeAccounts`, an account that was not read for this long and has no record of its owners is dropped from the index. */
  evictAfterDays: z._default(z.number().check(z.positive()), 90),
})
export type EnrolmentConfig = z.output<typeof EnrolmentConfig>
