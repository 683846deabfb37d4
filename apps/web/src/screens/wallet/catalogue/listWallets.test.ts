import { describe, expect, it } from 'vitest'
import { listWallets } from './listWallets.ts'
import { walletEntries } from './walletEntries.ts'

const nothing = {
  entries: walletEntries,
  announced: [],
  injected: null,
  hasProjectId: false,
  hasTrezor: false,
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

  it('behavior: hardware and air-gapped wallets form a separate group', () => {
    expect(list().flatMap(({ id, group }) => (group === 'hardware' ? [id] : []))).toEqual([
      'ledger',
      'keystone',
      'trezor',
    ])
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
    ['ledger', {}, ['loadable', 'ledger']],
    ['trezor', {}, ['notConfigured', null]],
    ['trezor', { hasTrezor: true }, ['loadable', 'trezor']],
  ] as const)('behavior: %s with %o is reached as %o', (id, input, expected) => {
    expect(reachOf(id, input)).toEqual(expected)
  })
})
