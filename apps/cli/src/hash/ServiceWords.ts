import type { ClaimedAccount, QueuedNonce, Read } from '@countersign/safe/checks'
import type { TransactionTarget } from './HashTarget.ts'

/** What a service says about an account. Everything is a claim: it is compared, and decides no hash. */
export type ServiceWords = {
  readonly host: string
  readonly account: Read<ClaimedAccount>
  readonly queued: Read<readonly QueuedNonce[]>
  /** Its transactions with the nonce; empty without one. */
  readonly proposed: Read<readonly TransactionTarget[]>
}
