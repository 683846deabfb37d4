import { PERMIT2_ADDRESS } from './permit2Address.ts'
import type { Address } from './SafeDeployment.ts'

/**
 * A contract with a published address. The address only gives a name: it proves nothing about the code at that
 * address.
 *
 * @example
 * const contract: WellKnownContract = { name: 'Multicall3', address: '0xcA11…', chainIds: null }
 */
export type WellKnownContract = {
  readonly name: string
  readonly address: Address
  /** Decimal; null for a contract with the same address on every chain. */
  readonly chainIds: readonly string[] | null
}

/**
 * Contracts of common use by their published addresses, for names only.
 *
 * Each address was found, letter for letter, in a package of the one who publishes it or who builds on it:
 * - Permit2: `@uniswap/permit2-sdk` 1.4.0, `PERMIT2_ADDRESS`
 * - Multicall3 and the entry points: `viem`, chain definitions and `account-abstraction` (its test compares them)
 * - Deterministic deployment proxy: `hardhat-deploy` 0.12.4, its default CREATE2 factory
 * - Safe singleton factory: `@safe-global/safe-singleton-factory` 2.0.0, `deployment.json` of most chains
 * - ERC-1820 registry: `@openzeppelin/contracts` 4.9.6, `ERC777.sol`
 * - ENS registry: `@ensdomains/ensjs` 4.0.2, `addresses` of chains 1 and 11155111
 * - wrapped coins: `@uniswap/default-token-list` 22.21.0, by chain id and address (there the coin of chain 137 has its former name)
 *
 * What no package of the registry confirms is not in this list.
 */
export const wellKnownContracts: readonly WellKnownContract[] = [
  // Uniswap/permit2
  { name: 'Permit2', address: PERMIT2_ADDRESS, chainIds: null },
  // mds1/multicall3
  { name: 'Multicall3', address: '0xcA11bde05977b3631167028862bE2a173976CA11', chainIds: null },
  // Arachnid/deterministic-deployment-proxy
  { name: 'Deterministic deployment proxy', address: '0x4e59b44847b379578588920cA78FbF26c0B4956C', chainIds: null },
  // safe-global/safe-singleton-factory
  { name: 'Safe singleton factory', address: '0x914d7Fec6aaC8cd542e72Bca78B30650d45643d7', chainIds: null },
  { name: 'ERC-1820 registry', address: '0x1820a4B7618BdE71Dce8cdc73aAB6C95905faD24', chainIds: null },
  // eth-infinitism/account-abstraction
  { name: 'EntryPoint v0.6', address: '0x5FF137D4b0FDCD49DcA30c7CF57E578a026d2789', chainIds: null },
  { name: 'EntryPoint v0.7', address: '0x0000000071727De22E5E9d8BAf0edAc6f37da032', chainIds: null },
  { name: 'EntryPoint v0.8', address: '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108', chainIds: null },
  // ensdomains/ens-contracts
  { name: 'ENS registry', address: '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e', chainIds: ['1', '11155111'] },
  // gnosis/canonical-weth
  { name: 'Wrapped Ether', address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', chainIds: ['1'] },
  // Predeployed by the OP Stack
  { name: 'Wrapped Ether', address: '0x4200000000000000000000000000000000000006', chainIds: ['10', '8453'] },
  // Token bridge of Arbitrum
  { name: 'Wrapped Ether', address: '0x82aF49447D8a07e3bd95BD0d56f35241523fBab1', chainIds: ['42161'] },
  { name: 'Wrapped POL', address: '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270', chainIds: ['137'] },
  { name: 'Wrapped BNB', address: '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c', chainIds: ['56'] },
  { name: 'Wrapped AVAX', address: '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7', chainIds: ['43114'] },
]
