import type { Address } from './SafeDeployment.ts'

/** The bundled facts about a public chain. */
export type ChainPreset = {
  /** EIP-155 chain id */
  chainId: number
  /** EIP-3770 prefix */
  shortName: string
  name: string
  /** Counted in 18 decimals, as wallets do everywhere (EIP-3085) */
  nativeCurrency: { name: string; symbol: string; decimals: 18 }
  /** A public JSON-RPC endpoint that needs no key; replace it with your own provider for serious use */
  publicRpcUrl: string
  /** Mustache templates: {{address}}, {{txHash}}, and {{module}} {{action}} {{address}} {{apiKey}} */
  explorer: { address: string; txHash: string; api: string }
  /** Whether accounts use the L2 singleton, whose events make the history complete without traces */
  l2: boolean
  isTestnet: boolean
  features: readonly string[]
  /** EIP-137 registry; null if names are not resolved on this chain */
  ensRegistryAddress: Address | null
  /** A block before the first Safe contracts of version 1.0.0 or later: no account is older */
  firstSafeBlock: number
  /** Contract version for new accounts */
  recommendedMasterCopyVersion: string
  theme: { textColor: string; backgroundColor: string }
}
