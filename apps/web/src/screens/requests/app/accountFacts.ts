import type { ResultOf } from '@countersign/app-bridge'
import { NATIVE_DECIMALS } from '@countersign/primitives'
import type { AppAccount } from './AppAccount.ts'

/** The chain names that apps of the first SDKs use. */
const NETWORKS: Readonly<Record<string, string>> = { 1: 'MAINNET', 100: 'XDAI' }

/** `getSafeInfo`. Everything is in memory, because wagmi's connector times out after 10 ms. */
export const safeInfoOf = ({ chain, safe, state, isReadOnly }: AppAccount): ResultOf<'getSafeInfo'> => ({
  safeAddress: safe,
  chainId: Number(chain.chainId),
  threshold: state.threshold,
  owners: state.owners,
  isReadOnly,
  nonce: Number(state.nonce),
  implementation: state.masterCopy,
  modules: state.modules.length === 0 ? null : state.modules,
  fallbackHandler: state.fallbackHandler,
  guard: state.guard,
  version: state.version,
  network: NETWORKS[chain.chainId] ?? chain.chainName.toUpperCase(),
})

export const chainInfoOf = ({ chain }: Pick<AppAccount, 'chain'>): ResultOf<'getChainInfo'> => ({
  chainName: chain.chainName,
  chainId: chain.chainId,
  shortName: chain.shortName,
  nativeCurrency: { ...chain.nativeCurrency, decimals: NATIVE_DECIMALS, logoUri: chain.nativeCurrency.logoUri ?? '' },
  blockExplorerUriTemplate: { ...chain.blockExplorerUriTemplate },
})
