import { type Address, addressWord, checksumAddress } from '@countersign/primitives'
import type { ApprovedHashSignature } from './Signature.ts'

/**
 * The signature of an owner who called `approveHash`, or who sends the execution himself (the contract takes the sender's
 * word for it).
 *
 * @example
 * packSignatures([...signatures, approvedHashSignature(sender)])
 */
export function approvedHashSignature(owner: Address): ApprovedHashSignature {
  return {
    kind: 'approvedHash',
    owner: checksumAddress(owner),
    data: `0x${addressWord(owner)}${'0'.repeat(64)}01`,
  }
}
