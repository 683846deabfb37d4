import type { Chain } from '@countersign/api'
import type { ChosenNetwork } from './CreateDraft.ts'

/** The chosen networks, and when each is paid. */
export type PayingNetworks = {
  readonly first: Chain
  readonly networks: readonly { readonly chain: Chain; readonly isLater: boolean }[]
  /** One network, paid now. */
  readonly isSingle: boolean
  readonly isAllLater: boolean
}

export function payingNetworks(chains: readonly [Chain, ...Chain[]], chosen: readonly ChosenNetwork[]): PayingNetworks {
  const networks = chains.map((chain) => ({
    chain,
    isLater: chosen.some(({ chainId, isLater }) => chainId === chain.chainId && isLater),
  }))
  return {
    first: chains[0],
    networks,
    isSingle: networks.length === 1 && networks[0]?.isLater === false,
    isAllLater: networks.every(({ isLater }) => isLater),
  }
}
