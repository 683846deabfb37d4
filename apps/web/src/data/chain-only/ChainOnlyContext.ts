import type { Chain } from '@countersign/api'
import { ApiError } from '@countersign/api/client'
import type { Address } from '@countersign/primitives'
import type { AccountKey } from '../keys/queryKeys.ts'
import type { MessageStore } from './local/localMessages.ts'
import type { ProposalStore } from './local/localProposals.ts'
import type { HistoryReader } from './scan/createHistoryReader.ts'

/** What the answers without a service are computed from, besides the chains. */
export type ChainOnlyContext = {
  readonly chains: () => readonly Chain[]
  readonly proposals: ProposalStore
  readonly messages: MessageStore
  readonly history: HistoryReader
  /** Accounts that this browser knows. Without a service, no other source lists the accounts of an owner. */
  readonly knownAccounts: () => readonly AccountKey[]
  /** Tokens to read in addition to those seen in logs: from the configuration, and added by hand. */
  readonly tokensOf: (chainId: string) => readonly Address[]
}

/** @throws {ApiError} 404, like the service */
export function requireChain({ chains }: ChainOnlyContext, chainId: string): Chain {
  const chain = chains().find((one) => one.chainId === chainId)
  if (chain) return chain
  throw refusal(404, 'chain/unknown', `Network ${chainId} is not configured in this browser. Add it under Networks.`)
}

/** A refusal in the form of the service's. */
export const refusal = (statusCode: number, code: string, message: string): ApiError =>
  new ApiError({ statusCode, code, message: `${code}: ${message}` })
