import type { Chain } from '@countersign/api'
import { ApiError } from '@countersign/api/client'
import type { Address } from '@countersign/primitives'
import type { CreationData } from '@countersign/safe'
import type { AccountKey } from '../reads/AccountKey.ts'
import type { ReadableChain } from '../reads/ReadableChain.ts'
import type { MessageStore } from '../local/createMessageStore.ts'
import type { ProposalStore } from '../local/createProposalStore.ts'
import type { AskNode } from '../reads/AskNode.ts'
import type { HistoryReader } from '../scan/createHistoryReader.ts'
import { answerMessages as messages } from '../answers/answerMessages.ts'

/**
 * What the answers are made of: the chains, the way to their nodes, and what the caller stores.
 *
 * @example
 * const context: ChainOnlyContext = {
 *   chains: () => [mainnet],
 *   ask: (chain) => (method, params) => request(chain.rpcUri.value, method, params),
 *   nodeCount: () => 1,
 *   proposals: createProposalStore(memoryKeyValue()),
 *   messages: createMessageStore(memoryKeyValue()),
 *   history: createHistoryReader(memoryKeyValue()),
 *   knownAccounts: () => [],
 *   tokensOf: () => [],
 * }
 */
export type ChainOnlyContext = {
  readonly chains: () => readonly Chain[]
  readonly ask: (chain: Chain) => AskNode
  /** How many nodes of a chain the caller would ask. */
  readonly nodeCount: (chain: Chain) => number
  readonly proposals: ProposalStore
  readonly messages: MessageStore
  readonly history: HistoryReader
  /** Accounts that this browser knows. Without a service, no other source lists the accounts of an owner. */
  readonly knownAccounts: () => readonly AccountKey[]
  /** The creation data of an account that may not be deployed; null if the caller has none. */
  readonly creationOf?: (key: AccountKey) => CreationData | null
  /** Tokens to read in addition to those seen in logs: from the configuration, and added by hand. */
  readonly tokensOf: (chainId: string) => readonly Address[]
}

/** @throws {ApiError} 404, like the service */
export function requireChain({ chains, ask, creationOf }: ChainOnlyContext, chainId: string): ReadableChain {
  const chain = chains().find((one) => one.chainId === chainId)
  if (chain)
    return {
      ...chain,
      ask: ask(chain),
      ...(creationOf ? { creationOf: (safe: Address) => creationOf({ chainId, safe }) } : {}),
    }
  throw refusal(404, 'chain/unknown', messages.notConfigured(chainId))
}

/** A refusal in the form of the service's. */
export const refusal = (statusCode: number, code: string, message: string): ApiError =>
  new ApiError({ statusCode, code, message: `${code}: ${message}` })
