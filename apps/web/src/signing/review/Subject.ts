import { AddressSchema, ChainId, HashSchema } from '@countersign/api'
import * as z from 'zod/mini'

/** What is signed, and for which account. Two accounts of old versions may have equal hashes, so the hash alone is not a key. */
export const SubjectFields = { chainId: ChainId, safe: AddressSchema, hash: HashSchema }
const Subject = z.object(SubjectFields)
export type Subject = z.output<typeof Subject>

export const isSameSubject = (first: Subject, second: Subject): boolean =>
  first.chainId === second.chainId &&
  first.safe.toLowerCase() === second.safe.toLowerCase() &&
  first.hash.toLowerCase() === second.hash.toLowerCase()
