import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Boot } from '../routes/boot.ts'
import { Chain } from './chain.ts'

const uri = { authentication: 'NO_AUTHENTICATION', value: 'https://rpc.example' }

/** A chain in the form of the public gateway today: without contract addresses, gas kinds in lower case. */
const gatewayChain = {
  chainId: '100',
  chainName: 'Gnosis Chain',
  description: '',
  chainLogoUri: 'https://logos.example/100.png',
  l2: true,
  isTestnet: false,
  zk: false,
  shortName: 'gno',
  nativeCurrency: { name: 'xDai', symbol: 'XDAI', decimals: 18, logoUri: null },
  transactionService: 'https://transactions.example',
  blockExplorerUriTemplate: {
    address: 'https://e.example/{{address}}',
    txHash: 'https://e.example/{{txHash}}',
    api: '',
  },
  beaconChainExplorerUriTemplate: { publicKey: null },
  disabledWallets: ['trezor'],
  features: ['ERC721', 'A_FLAG_OF_NEXT_YEAR'],
  gasPrice: [
    { type: 'oracle', uri: 'https://gas.example', gasParameter: 'fast', gweiFactor: '1000000000' },
    { type: 'fixed', weiValue: '5000000000' },
    { type: 'fixed1559', maxFeePerGas: '3', maxPriorityFeePerGas: '1' },
    { type: 'unknown' },
    { type: 'auction', bid: '1' },
    { type: 'fixed' },
  ],
  ensRegistryAddress: null,
  rpcUri: uri,
  safeAppsRpcUri: uri,
  publicRpcUri: { ...uri, authentication: 'SIGNED_URL' },
  theme: { textColor: '#fff', backgroundColor: '#000' },
  balancesProvider: { chainName: 'xdai', enabled: true },
  recommendedMasterCopyVersion: '1.4.1',
  relayer: null,
}

describe('networks of other services', () => {
  test('behavior: gas kinds are parsed in any case, unknown kinds become UNKNOWN, contract addresses may be absent', () => {
    const chain = Chain.parse(gatewayChain)
    expect(chain.gasPrice.map(({ type }) => type)).toEqual([
      'ORACLE',
      'FIXED',
      'FIXED1559',
      'UNKNOWN',
      'UNKNOWN',
      'UNKNOWN',
    ])
    expect(chain.publicRpcUri.authentication).toBe('UNKNOWN')
    expect(new Set(Object.values(chain.contractAddresses))).toEqual(new Set([null]))
    expect(Object.keys(chain.contractAddresses)).toHaveLength(9)
    expect(chain.disabledWallets).toEqual(['trezor'])
  })

  test('behavior: parsed kinds are written in the upper case of the product spec', () => {
    const written = z.encode(Chain, Chain.parse(gatewayChain))
    expect(written.gasPrice[1]).toEqual({ type: 'FIXED', weiValue: '5000000000' })
    expect(Chain.parse(written)).toEqual(Chain.parse(gatewayChain))
  })

  test('behavior: a field that the page does not need never makes a chain unreadable', () => {
    for (const name of ['theme', 'relayer', 'gasPrice', 'zk', 'balancesProvider', 'recommendedMasterCopyVersion']) {
      expect(Chain.safeParse({ ...gatewayChain, [name]: 7 }).success).toBe(true)
      const { [name]: _, ...without } = { ...gatewayChain } as Record<string, unknown>
      expect(Chain.safeParse(without).success).toBe(true)
    }
  })

  test('error: a chain without id, currency or node is refused', () => {
    for (const name of ['chainId', 'nativeCurrency', 'rpcUri', 'features', 'shortName'])
      expect(Chain.safeParse({ ...gatewayChain, [name]: null }).success).toBe(false)
  })
})

test('behavior: a list of the first answer that cannot be parsed is null, the others and the chains are used', () => {
  const page = { count: 0, next: null, previous: null, results: [] }
  const odd = { ...page, results: [{ type: 'A_KIND_OF_NEXT_YEAR', timestamp: 'yesterday' }] }
  const config = { walletConnect: 'soon', demo: [], pushPublicKey: 5, hasDescriptors: 'maybe' }
  const boot = Boot.parse({ config, chains: [gatewayChain], queue: odd, history: page, balances: 'soon' })
  expect(boot).toMatchObject({ queue: null, history: page, balances: null })
  expect(boot.safe).toBeUndefined()
  expect(boot.chains).toHaveLength(1)
  expect(boot.config).toMatchObject({ walletConnect: { projectId: null }, pushPublicKey: null, hasDescriptors: false })
  expect(boot.config.demo).toBeUndefined()
})
