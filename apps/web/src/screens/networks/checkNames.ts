import type { Chain } from '@countersign/api'
import type { ChainNames } from './describeChain.ts'
import { addNetworkMessages } from './addNetworkMessages.ts'

/** The invalid fields of a network's names, and the reason. */
export type NamesProblem = { readonly fields: readonly (keyof ChainNames)[]; readonly words: string }

/** @returns null if the names are valid */
export function checkNames(names: ChainNames, chains: readonly Pick<Chain, 'shortName'>[]): NamesProblem | null {
  const { shortName } = names
  const empty = (['chainName', 'symbol'] as const).filter((field) => names[field].trim() === '')
  if (empty.length > 0) return { fields: empty, words: addNetworkMessages.incompleteNames }
  if (!/^[a-z0-9-]{1,24}$/.test(shortName)) return { fields: ['shortName'], words: addNetworkMessages.wrongPrefix }
  if (chains.some((chain) => chain.shortName === shortName))
    return { fields: ['shortName'], words: addNetworkMessages.usedPrefix({ prefix: shortName }) }
  return null
}
