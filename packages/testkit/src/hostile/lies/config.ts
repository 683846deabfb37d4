import type { Lie } from '../model/Lie.ts'
import { blocked, flagged, harmless, liar, list, put } from './tell.ts'

const lie = liar('payment', 'config')

/** The page's configuration. */
export const configLies: readonly Lie[] = [
  lie(
    'clientServiceUrl',
    'a foreign host',
    put('config', 'clientServiceUrl', 'https://evil.example'),
    blocked('page', 'has no transaction'),
  ),
  lie(
    'rpcApiKeys, walletConnect, pushPublicKey, trezorScript, build',
    'something else, all of them',
    put('config', '', (config, { chainId }) => ({
      ...Object(config),
      rpcApiKeys: { [chainId]: '/../../evil' },
      walletConnect: { projectId: '1', relayUrl: 'wss://evil.example' },
      pushPublicKey: 'AAAA',
      trezorScript: '/evil.js',
      build: 'f'.repeat(64),
    })),
    harmless(),
  ),
  lie(
    'demo.owners',
    'a trusted name for the recipient',
    put('config', 'demo.owners', (owners, { prepared }) => [
      ...list(owners),
      { name: 'Treasury', address: prepared['recipient'] ?? null, privateKey: `0x${'1'.repeat(64)}` },
    ]),
    flagged('name', 'Named by the service only: Treasury'),
  ),
  lie(
    'demo.accounts',
    'another name for the account',
    put('config', 'demo.accounts', (_, { chainId, safe }) => [{ chainId, address: safe, name: 'Payroll' }]),
    flagged('name', 'given by the service: Payroll'),
  ),
]
