import type { Chain } from '@countersign/api'
import type { WalletEntry } from '@countersign/connect/wallets'
import { hardwareMessages as messages } from './hardware/hardwareMessages.ts'

const WHITE = '#fff'

/**
 * Devices, which this page adds to the wallets of the connect kit.
 *
 * @param trezorScript address of Trezor's Connect script on this host; null if the operator added none
 */
export const hardwareEntries = (chains: readonly Chain[], trezorScript: string | null): readonly WalletEntry[] => [
  {
    id: 'ledger',
    name: 'Ledger',
    group: 'hardware',
    icon: { paths: [{ d: 'M11 7.5H7.5V12M17 7.5h3.5V12M7.5 16v4.5H11M20.5 16v4.5H17', stroke: WHITE, width: 2 }] },
    iconAccent: '#17181A',
    steps: ['plugIn'],
    connector: async () => (await import('./hardware/ledger/loadLedger.ts')).loadLedger(chains),
  },
  {
    id: 'keystone',
    get name() {
      return messages.keystoneName
    },
    group: 'hardware',
    icon: {
      paths: [{ d: 'M8 8h4v4H8zM16 8h4v4h-4zM8 16h4v4H8zM16 16h2v2h-2zM18 18h2v2h-2z', fill: WHITE }],
    },
    iconAccent: '#1F5AF0',
    steps: ['scan'],
    connector: async () => (await import('./hardware/keystone/loadKeystone.ts')).loadKeystone(chains),
  },
  {
    id: 'trezor',
    name: 'Trezor',
    group: 'hardware',
    icon: { paths: [{ d: 'M10.5 12v-2a3.5 3.5 0 0 1 7 0v2M9 12h10v7l-5 2.5L9 19z', stroke: WHITE, width: 2 }] },
    iconAccent: '#0F6148',
    steps: ['plugIn'],
    connector: async () => (await import('./hardware/trezor/loadTrezor.ts')).loadTrezor(chains, trezorScript),
    unconfigured: () =>
      trezorScript === null ? { title: messages.trezorNotConfigured, text: messages.trezorNotConfiguredText } : null,
  },
]
