import { isHex, wordReader } from '@countersign/primitives'
import type { Check } from '../Check.ts'
import { fieldOf, placeOf, selectorOf, type InspectedCall } from '../calls/InspectedCall.ts'
import { inputCheckMessages as messages } from './inputCheckMessages.ts'

/** approveHash(bytes32 hashToApprove) */
const APPROVE_HASH = '0xd4d9bdcd'

/**
 * S9. `approveHash` signs a transaction of another account by its hash alone, so that transaction must be reviewed
 * too.
 *
 * @param reviewedHashes hashes of nested transactions that were rebuilt and shown on this page, in lower case
 * @example
 * checkOnChainApprovals(inspectCalls(safe, transaction), new Set())
 */
export function checkOnChainApprovals(calls: readonly InspectedCall[], reviewedHashes: ReadonlySet<string>): Check[] {
  const id = 'nested-approval'
  return calls
    .filter(({ data }) => selectorOf(data) === APPROVE_HASH)
    .map((call): Check => {
      const hash = isHex(call.data) ? wordReader(call.data, 4).slice(0, 32) : null
      const field = fieldOf(call, 'data')
      if (hash !== null && reviewedHashes.has(hash.toLowerCase()))
        return {
          id,
          field,
          verdict: 'verified',
          title: messages.shownHere,
          reason: messages.rebuilt({ place: placeOf(call), hash, account: call.to }),
        }
      return {
        id,
        field,
        verdict: 'caution',
        title: messages.approvesOther,
        reason: messages.reviewFirst({ place: placeOf(call), hash: hash ?? messages.unreadableHash, account: call.to }),
      }
    })
}
