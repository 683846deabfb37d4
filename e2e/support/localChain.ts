import { service } from './service.ts'

export const localChainNames = ['dev1', 'dev2'] as const
export type LocalChainName = (typeof localChainNames)[number]
export type LocalChain = {
  readonly shortName: LocalChainName
  /** Decimal. */
  readonly chainId: string
  readonly chainName: string
  readonly rpcUrl: string
}

/** A local chain of the running stack, as the service describes it. */
export async function localChain(shortName: LocalChainName): Promise<LocalChain> {
  const { results } = await service().getChains()
  const chain = results.find((one) => one.shortName === shortName)
  if (!chain) throw new Error(`The service serves no chain ${shortName}.`)
  return { shortName, chainId: chain.chainId, chainName: chain.chainName, rpcUrl: chain.rpcUri.value }
}
