import * as z from 'zod/mini'
import { AddressSchema, HashSchema, SignatureSchema, Timestamp } from './scalars.ts'

/** The longest name of an entry, as in the book of a browser. */
export const MOST_SHARED_NAME = 50
/** An owner's book; more would be a flood. Removed entries count, because their removal is kept. */
export const MOST_SHARED_ENTRIES = 1000

/** Safe integers only: the number is signed as a uint256 and must mean the same everywhere. */
const Count = z.number().check(z.int(), z.nonnegative())

const fields = {
  address: AddressSchema,
  /** Empty: the entry is removed. */
  name: z.string().check(z.maxLength(MOST_SHARED_NAME, { error: `A name has at most ${MOST_SHARED_NAME} characters` })),
  everyNetwork: z.boolean(),
  version: Count.check(z.positive()),
  /** EIP-712 hash of the entry that this one replaces; zero for the first. */
  previous: HashSchema,
  /** Epoch seconds, by the clock of the signer. */
  signedAt: Count,
  signature: SignatureSchema,
}

/** One version of an entry of the address book that the owners of an account share, signed by an owner. */
export const SharedBookEntry = z.object({
  ...fields,
  /** Who signed, as the service read it from the signature. */
  signer: AddressSchema,
  /** When the service received it. */
  addedAt: Timestamp,
})
export type SharedBookEntry = z.output<typeof SharedBookEntry>

/** The newest version of each entry, removed ones included; two of one version where two owners signed at once. */
export const SharedBook = z.object({ entries: z.array(SharedBookEntry).check(z.maxLength(2 * MOST_SHARED_ENTRIES)) })
export type SharedBook = z.output<typeof SharedBook>

/** Body of `POST …/shared-book`. */
export const AddSharedEntryRequest = z.object(fields)
export type AddSharedEntryRequest = z.output<typeof AddSharedEntryRequest>
