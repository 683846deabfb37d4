import type { Hex } from '@countersign/safe/light'
import { encodeCall } from '../../data/rpc/abiWords.ts'

/** approveHash(bytes32) */
const APPROVE_HASH = '0xd4d9bdcd'

/** What an owner sends to approve on chain: it counts as the signature of this owner from then on. */
export const encodeApproval = (safeTxHash: Hex): Hex => encodeCall(APPROVE_HASH, safeTxHash)
