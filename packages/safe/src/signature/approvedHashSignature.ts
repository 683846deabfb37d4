import { type Address, addressWord, checksumAddress } from '@countersign/primitives'
import type { ApprovedHashSignature } from './Signature.ts'

/**
 * The signature of an owner that called `approveHash`, or that sends the execution itself: the contract accepts the
 * sender as proof.
 *
 * @example
 * packSignatures([approvedHashSignature(alice)])
 */
export function approvedHashSignature(owner: Address): ApprovedHashSignature {
  return {
    kind: 'approvedHash',
    owner: checksumAddress(owner),
    data: `0x${addressWord(owner)}${'0'.repeat(64)}01`,
  }
}
