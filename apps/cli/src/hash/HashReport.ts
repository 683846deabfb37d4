import type { Address, Hex } from '@countersign/primitives'
import type { AccountState, Check } from '@countersign/safe/checks'
import type { ImportedSignature } from '@countersign/safe/exchange'
import type { CliChain } from '../node/findChain.ts'
import type { HashTarget } from './HashTarget.ts'
import type { ServiceWords } from './ServiceWords.ts'

/** What owners sign, with its hashes computed here and everything that was compared. */
export type HashReport = {
  readonly target: HashTarget
  readonly version: string
  readonly domainHash: Hex
  readonly messageHash: Hex
  /** The safeTxHash, or the safeMessageHash. */
  readonly hash: Hex
  readonly signatures: readonly ImportedSignature[]
  readonly checks: readonly Check[]
}

/** The account, as the node answers, and what its words are compared with. */
export type HashedAccount = {
  readonly chain: CliChain
  readonly safe: Address
  readonly state: AccountState
  readonly asked: Hex | null
  /** Null where no service was named. */
  readonly service: ServiceWords | null
}
