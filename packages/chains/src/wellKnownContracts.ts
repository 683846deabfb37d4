import { PERMIT2_ADDRESS } from './permit2Address.ts'
import type { Address } from './SafeDeployment.ts'

/**
 * A contract with a published address. The address only gives a name: it proves nothing about the code at that
 * address.
 *
 * @example
 * const contract: WellKnownContract = { name: 'Multicall3', address: '0xcA11…', chainIds: null, source: 'mds1/multicall3' }
 */
export type WellKnownContract = {
  readonly name: string
  readonly address: Address
  /** Decimal; null for a contract with the same address on every chain. */
  readonly chainIds: readonly string[] | null
  /** The publisher of the address. */
  readonly source: string
}

const wrapped = (name: string, chainIds: readonly string[], address: Address, source: string): WellKnownContract => ({
  name,
  address,
  chainIds,
  source,
})
const anywhere = (name: string, address: Address, source: string): WellKnownContract => ({
  name,
  address,
  chainIds: null,
  source,
})

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
  anywhere('Permit2', PERMIT2_ADDRESS, 'Uniswap/permit2'),
  anywhere('Multicall3', '0xcA11bde05977b3631167028862bE2a173976CA11', 'mds1/multicall3'),
  anywhere(
    'Deterministic deployment proxy',
    '0x4e59b44847b379578588920cA78FbF26c0B4956C',
    'Arachnid/deterministic-deployment-proxy',
  ),
  anywhere(
    'Safe singleton factory',
    '0x914d7Fec6aaC8cd542e72Bca78B30650d45643d7',
    'safe-global/safe-singleton-factory',
  ),
  anywhere('ERC-1820 registry', '0x1820a4B7618BdE71Dce8cdc73aAB6C95905faD24', 'ERC-1820'),
  anywhere('EntryPoint v0.6', '0x5FF137D4b0FDCD49DcA30c7CF57E578a026d2789', 'eth-infinitism/account-abstraction'),
  anywhere('EntryPoint v0.7', '0x0000000071727De22E5E9d8BAf0edAc6f37da032', 'eth-infinitism/account-abstraction'),
  anywhere('EntryPoint v0.8', '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108', 'eth-infinitism/account-abstraction'),
  {
    name: 'ENS registry',
    address: '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e',
    chainIds: ['1', '11155111'],
    source: 'ensdomains/ens-contracts',
  },
  wrapped('Wrapped Ether', ['1'], '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', 'gnosis/canonical-weth'),
  wrapped('Wrapped Ether', ['10', '8453'], '0x4200000000000000000000000000000000000006', 'OP Stack predeploys'),
  wrapped('Wrapped Ether', ['42161'], '0x82aF49447D8a07e3bd95BD0d56f35241523fBab1', 'Arbitrum token bridge'),
  wrapped('Wrapped POL', ['137'], '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270', 'Polygon'),
  wrapped('Wrapped BNB', ['56'], '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c', 'BNB Smart Chain'),
  wrapped('Wrapped AVAX', ['43114'], '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7', 'Avalanche'),
]
