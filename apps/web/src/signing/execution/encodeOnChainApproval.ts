import { encodeCall } from '@countersign/chain-client/reads'
import type { Hex } from '@countersign/primitives'

/** approveHash(bytes32) */
const APPROVE_HASH = '0xd4d9bdcd'

/** The call by which an owner confirms on chain. The account counts it as this owner's signature from then on. */
export const encodeOnChainApproval = (safeTxHash: Hex): Hex => encodeCall(APPROVE_HASH, safeTxHash)
