import { describe, expect, it } from 'vitest'
import { listWallets } from './listWallets.ts'
import { connectorOf } from '../connectors/connectorOf.ts'
import { listedEntries } from './listedEntries.ts'
import { walletEntries } from './walletEntries.ts'
import type { WalletEntry } from '../model/WalletEntry.ts'

const nothing = {
  entries: walletEntries,
  announced: [],
  injected: null,
  hasProjectId: false,
  isEmbedded: false,
}
const announce = (rdns: string, isDemo = false) => ({ rdns, name: `Wallet ${rdns}`, icon: null, isDemo })
const list = (input: Partial<Parameters<typeof listWallets>[0]> = {}) => listWallets({ ...nothing, ...input })
const reachOf = (id: string, input?: Parameters<typeof list>[0]) => {
  const wallet = list(input).find((one) => one.id === id)
  return [wallet?.reach, wallet?.connectorId]
}

describe('listWallets', () => {
  it('behavior: one group Popular with all seven in order, whatever is installed', () => {
    const expected = ['browser', 'safe', 'rainbow', 'coinbase', 'metaMask', 'walletConnect', 'brave']
    const popular = (input = {}) => list(input).flatMap(({ id, group }) => (group === 'popular' ? [id] : []))
    expect(popular()).toEqual(expected)
    expect(popular({ announced: [announce('io.metamask')], hasProjectId: true })).toEqual(expected)
  })

  it('behavior: a wallet of the host has its place in the list, and one that says what is missing is not configured', () => {
    const own: WalletEntry = {
      id: 'own',
      name: 'Own wallet',
      group: 'hardware',
      icon: 'data:image/svg+xml,',
      iconAccent: '#000',
      steps: ['plugIn'],
      connector: async () => connectorOf({ id: 'own', name: 'Own wallet', provider: { request: async () => null } }),
    }
    const reach = (entry: WalletEntry) => {
      const wallet = list({ entries: [entry, ...walletEntries] })[0]
      return [wallet?.id, wallet?.group, wallet?.reach]
    }
    expect(reach(own)).toEqual(['own', 'hardware', 'loadable'])
    expect(reach({ ...own, unconfigured: () => ({ title: 'Missing', text: '' }) })).toEqual([
      'own',
      'hardware',
      'notConfigured',
    ])
    expect(reach({ ...own, unconfigured: () => null })).toEqual(['own', 'hardware', 'loadable'])
  })

  it('behavior: disabled wallets are not listed, and an accent that is no colour is refused', () => {
    expect(listedEntries({ disabledWallets: ['brave', 'safe'] }).map(({ id }) => id)).toEqual([
      'browser',
      'rainbow',
      'coinbase',
      'metaMask',
      'walletConnect',
    ])
    const odd = { id: 'odd', name: 'Odd', icon: '', iconAccent: 'red', steps: [] }
    expect(() => listedEntries({ wallets: [odd] })).toThrow('Property `iconAccent` is not a hex value for wallet: Odd')
  })

  it('behavior: an announced wallet without an entry comes first in the same group', () => {
    const wallets = list({ announced: [announce('io.metamask'), announce('io.rabby')] })
    expect(wallets[0]).toMatchObject({ id: 'io.rabby', group: 'popular', reach: 'here', connectorId: 'io.rabby' })
    expect(wallets.filter(({ name }) => name === 'Wallet io.metamask')).toEqual([])
  })

  it.each(['MetaMask', 'Meta\u200bMask', 'M\u0435taMask', 'MetaMask Wallet'])(
    'error: an announced wallet called %s with another reverse domain name comes last, shows that name, and is never preferred',
    (name) => {
      const announced = [{ rdns: 'example.evil', name, icon: null, isDemo: false }, announce('io.metamask')]
      const wallets = list({ announced })
      expect(wallets.at(-1)).toMatchObject({ name, rdns: 'example.evil', connectorId: 'example.evil' })
      expect(wallets.find(({ id }) => id === 'metaMask')).toMatchObject({ connectorId: 'io.metamask', rdns: null })
      expect(wallets.find(({ id }) => id === 'browser')).toMatchObject({ connectorId: 'io.metamask' })
      expect(reachOf('browser', { announced: announced.slice(0, 1) })).toEqual(['missing', null])
    },
  )

  it('behavior: demo owners stay in their own group, and never count as the browser wallet', () => {
    const wallets = list({ announced: [announce('demo-owner.countersign.1', true)] })
    expect(wallets.at(-1)).toMatchObject({ group: 'demo', connectorId: 'demo-owner.countersign.1' })
    expect(wallets[0]).toMatchObject({ id: 'browser', reach: 'missing' })
  })

  it.each([
    ['metaMask', { announced: [announce('io.metamask')] }, ['here', 'io.metamask']],
    ['rainbow', { announced: [announce('me.rainbow')] }, ['here', 'me.rainbow']],
    ['coinbase', { announced: [announce('com.coinbase.wallet')] }, ['here', 'com.coinbase.wallet']],
    ['brave', { announced: [announce('com.brave.wallet')] }, ['here', 'com.brave.wallet']],
    ['metaMask', { announced: [announce('com.brave.wallet')], injected: 'brave' }, ['missing', null]],
    ['brave', { injected: 'brave' }, ['here', 'injected']],
    ['metaMask', { injected: 'metaMask' }, ['here', 'injected']],
    ['metaMask', { injected: 'metaMask', announced: [announce('io.metamask')] }, ['here', 'io.metamask']],
    ['browser', { injected: 'unknown' }, ['here', 'injected']],
    ['browser', { announced: [announce('io.rabby')] }, ['here', 'io.rabby']],
    ['browser', {}, ['missing', null]],
    ['brave', {}, ['missing', null]],
    ['safe', {}, ['elsewhere', null]],
    ['safe', { isEmbedded: true }, ['loadable', 'safe']],
    ['walletConnect', {}, ['notConfigured', null]],
    ['walletConnect', { hasProjectId: true }, ['loadable', 'walletConnect']],
    ['rainbow', {}, ['missing', null]],
    ['rainbow', { hasProjectId: true }, ['loadable', 'rainbow']],
    ['metaMask', {}, ['missing', null]],
    ['metaMask', { hasProjectId: true }, ['loadable', 'metaMask']],
    ['coinbase', {}, ['loadable', 'coinbase']],
  ] as const)('behavior: %s with %o is reached as %o', (id, input, expected) => {
    expect(reachOf(id, input)).toEqual(expected)
  })
})
