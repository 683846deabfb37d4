import { isObject } from '../model/Json.ts'
import type { Lie } from '../model/Lie.ts'
import { blocked, flagged, harmless, liar, ofChain } from './tell.ts'

const lie = liar('payment', 'chains')
const address = (_: unknown, world: { readonly eve: string }) => world.eve

/** The network: its id, nodes, currency, contracts. */
export const chainLies: readonly Lie[] = [
  lie('chainId', 'another network', ofChain('chainId', '1'), blocked('page', 'has no transaction')),
  lie('shortName', 'another prefix', ofChain('shortName', 'eth'), blocked('page', 'network')),
  lie(
    'rpcUri',
    'a node of another network',
    ofChain('rpcUri.value', (_, { otherRpc }) => otherRpc),
    blocked('page', 'No check could run'),
  ),
  lie('rpcUri', 'a node that does not answer', ofChain('rpcUri.value', 'http://127.0.0.1:9'), harmless()),
  lie(
    'publicRpcUri',
    'a node of another network',
    ofChain('publicRpcUri.value', (_, { otherRpc }) => otherRpc),
    harmless(),
  ),
  lie(
    'rpcUri and publicRpcUri',
    'two names of one node',
    ofChain('publicRpcUri.value', (honest) =>
      typeof honest === 'string' ? honest.replace('127.0.0.1', 'localhost') : honest,
    ),
    flagged('node', 'the service named it'),
  ),
  lie('nativeCurrency.decimals', '6', ofChain('nativeCurrency.decimals', 6), blocked('native-currency', 'decimals')),
  lie(
    'nativeCurrency.symbol',
    'another coin',
    ofChain('nativeCurrency.symbol', 'xDAI'),
    flagged('native-currency', 'xDAI'),
  ),
  lie(
    'nativeCurrency.symbol',
    'with invisible characters',
    ofChain('nativeCurrency.symbol', 'E\u202eTH'),
    flagged('native-currency', 'Hidden characters'),
  ),
  lie(
    'chainName',
    'the name of another network',
    ofChain('chainName', 'Ethereum (verified)'),
    flagged('network-name', 'Ethereum is chain 1'),
  ),
  lie(
    'chainName',
    'with invisible characters',
    ofChain('chainName', 'Local\u202e chain'),
    flagged('network-name', 'Hidden characters'),
  ),
  lie(
    'contractAddresses',
    'foreign code, all of them',
    ofChain('contractAddresses', (all, { eve }) =>
      isObject(all) ? Object.fromEntries(Object.keys(all).map((name) => [name, eve])) : all,
    ),
    harmless(),
  ),
  lie('features', 'none', ofChain('features', []), harmless()),
  lie('gasPrice', 'a thousandfold', ofChain('gasPrice', [{ type: 'FIXED', weiValue: '2000000000000' }]), harmless()),
  lie('ensRegistryAddress', 'a foreign registry', ofChain('ensRegistryAddress', address), harmless()),
  lie(
    'chainName, recommendedMasterCopyVersion, blockExplorerUriTemplate, l2, zk, isTestnet, transactionService, safeAppsRpcUri, disabledWallets, theme',
    'something else, all of them',
    ofChain('', (chain, { eve }) => ({
      ...Object(chain),
      chainName: 'Treasury chain',
      recommendedMasterCopyVersion: '1.0.0',
      blockExplorerUriTemplate: {
        address: 'https://evil.example/{{address}}',
        txHash: 'https://evil.example/{{txHash}}',
        api: 'https://evil.example',
      },
      l2: false,
      zk: true,
      isTestnet: false,
      transactionService: 'https://evil.example',
      safeAppsRpcUri: { authentication: 'NO_AUTHENTICATION', value: 'https://evil.example' },
      disabledWallets: ['metamask', 'walletConnect', eve],
      theme: { textColor: '#ffffff', backgroundColor: '#ffffff' },
    })),
    harmless(),
  ),
]
