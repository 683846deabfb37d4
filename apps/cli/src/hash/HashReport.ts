import type { Address, Hex } from '@countersign/primitives'
import type { ChainState } from '@countersign/chain-client/reads'
import type { Check } from '@countersign/safe/checks'
import type { ImportedSignature } from '@countersign/safe/exchange'
import type { CliChain } from '../node/findChain.ts'
import type { NodeComparison } from './compareNodes.ts'
import type { HashTarget } from './HashTarget.ts'
import type { FetchContent } from './readInner.ts'
import type { ServiceWords } from './ServiceWords.ts'

/** One call of a transaction, as the page writes it. */
export type DecodedCall = {
  /** Its place: `2.1` is the first call inside the second. */
  readonly number: string
  readonly title: string
  readonly to: Address
  readonly signature: string | null
  /** From what it was decoded; null for a plain payment. */
  readonly certainty: string | null
  readonly parameters: readonly {
    readonly name: string
    readonly type: string
    readonly value: string
    readonly note: string | null
  }[]
}

/** What owners sign, with its hashes computed here and everything that was compared. */
export type HashReport = {
  readonly target: HashTarget
  readonly version: string
  readonly domainHash: Hex
  readonly messageHash: Hex
  /** The safeTxHash, or the safeMessageHash. */
  readonly hash: Hex
  readonly signatures: readonly ImportedSignature[]
  /** What the bytes do, in a sentence; null for a message. */
  readonly statement: string | null
  readonly calls: readonly DecodedCall[]
  readonly checks: readonly Check[]
}

/** The account, as the node answers, and what its words are compared with. */
export type HashedAccount = {
  readonly chain: CliChain
  readonly safe: Address
  readonly state: ChainState
  /** What every named node says about the account. */
  readonly nodes: NodeComparison
  readonly asked: Hex | null
  /** Null where no service was named. */
  readonly service: ServiceWords | null
  readonly innerContent: FetchContent
}
