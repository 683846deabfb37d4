import type { Chain } from '@countersign/api'
import { ApiError } from '@countersign/api/client'
import type { Address } from '@countersign/safe/light'
import type { AccountKey } from '../keys/queryKeys.ts'
import type { MessageStore } from './local/localMessages.ts'
import type { ProposalStore } from './local/localProposals.ts'
import type { HistoryReader } from './scan/createHistoryReader.ts'

/** All that answers without a service are made of, beside the chains themselves. */
export type ChainOnlyContext = {
  readonly chains: () => readonly Chain[]
  readonly proposals: ProposalStore
  readonly messages: MessageStore
  readonly history: HistoryReader
  /** Accounts this browser knows: nobody else can say which accounts an address owns. */
  readonly knownAccounts: () => readonly AccountKey[]
  /** Tokens to look for beside those seen in logs: of the configuration, and added by hand. */
  readonly tokensOf: (chainId: string) => readonly Address[]
}

/** @throws {ApiError} 404, as a service says it */
export function requireChain({ chains }: ChainOnlyContext, chainId: string): Chain {
  const chain = chains().find((one) => one.chainId === chainId)
  if (chain) return chain
  throw refusal(404, 'chain/unknown', `Network ${chainId} is not set up in this browser. Add it under Networks.`)
}

/** An answer that says no, in the form of the service's. */
export const refusal = (statusCode: number, code: string, message: string): ApiError =>
  new ApiError({ statusCode, code, message: `${code}: ${message}` })
