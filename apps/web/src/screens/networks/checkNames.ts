import type { Chain } from '@countersign/api'
import type { ChainNames } from './describeChain.ts'

/** The invalid fields of a network's names, and the reason. */
export type NamesProblem = { readonly fields: readonly (keyof ChainNames)[]; readonly words: string }

/** @returns null if the names are valid */
export function checkNames(names: ChainNames, chains: readonly Pick<Chain, 'shortName'>[]): NamesProblem | null {
  const { shortName } = names
  const empty = (['chainName', 'symbol'] as const).filter((field) => names[field].trim() === '')
  if (empty.length > 0) return { fields: empty, words: 'The network needs a name and a coin symbol.' }
  if (!/^[a-z0-9-]{1,24}$/.test(shortName))
    return { fields: ['shortName'], words: 'The prefix is 1 to 24 lower-case letters, digits or hyphens.' }
  if (chains.some((chain) => chain.shortName === shortName))
    return { fields: ['shortName'], words: `The prefix "${shortName}" belongs to another network. Choose another one.` }
  return null
}
