import type { Chain } from '@countersign/api'
import type { NetworkAnswer } from '@countersign/safe'
import { useQueries } from '@tanstack/react-query'
import type { ChosenNetwork } from './CreateDraft.ts'
import { networkAnswerQuery } from './planQuery.ts'

export type NetworkRow = {
  readonly chain: Chain
  /** Undefined until the network was read. */
  readonly answer: NetworkAnswer | undefined
  readonly error: Error | null
  /** Null if it is not chosen. */
  readonly choice: ChosenNetwork | null
}

/** Every network with its own answer: whether it has the contracts that give the same address. The first chosen one decides them. */
export function useNetworkAnswers(
  chains: readonly Chain[],
  chosen: readonly ChosenNetwork[],
  version: string | null,
): { readonly first: Chain | undefined; readonly rows: readonly NetworkRow[] } {
  const first = chains.find(({ chainId }) => chainId === chosen[0]?.chainId) ?? chains[0]
  const answers = useQueries({
    queries: chains.map((chain) => networkAnswerQuery(first ?? chain, chain, version)),
  })
  return {
    first,
    rows: chains.map((chain, index) => ({
      chain,
      answer: answers[index]?.data,
      error: answers[index]?.error ?? null,
      choice: chosen.find(({ chainId }) => chainId === chain.chainId) ?? null,
    })),
  }
}

/** Chosen networks that cannot have the address. */
export const refusedOf = (rows: readonly NetworkRow[]): Chain[] =>
  rows.flatMap(({ chain, answer, choice }) => (choice !== null && answer?.isPossible === false ? [chain] : []))
