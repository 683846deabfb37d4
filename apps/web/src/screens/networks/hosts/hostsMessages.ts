import { defineMessages, listText } from '@countersign/primitives'
import type { HostUse } from './hostsOfPage.ts'

const uses: Readonly<Record<HostUse, string>> = {
  page: 'this page',
  service: 'the service',
  node: 'node',
  ownNode: 'your node',
  relay: 'WalletConnect, for a wallet or a dapp that you connect',
  relayVerify: 'WalletConnect, to vouch for a dapp',
  sources: 'sources of contracts',
  coinbase: 'window of Coinbase Wallet',
  trezor: 'window of Trezor',
  push: 'push service, contacted by your browser',
  app: 'app in a frame',
  allowed: 'Allowed, use not known',
  contacted: 'Contacted, use not known',
}

/** The hosts that the page may contact. */
export const hostsMessages = defineMessages('hosts', {
  title: 'Hosts this page may contact',
  names: 'Names are read from nodes, and pictures and logos come through the service, so they add no host.',
  limited:
    'The browser refuses requests to every other host: the policy with which this page was served names only these.',
  notLimited: 'The policy of this page names no hosts, so the browser does not enforce this list.',
  notRead: 'The policy of this page could not be read, so the list comes from the configuration alone.',
  list: (items: readonly string[]) => listText(items),
  host: 'Host',
  use: 'What for',
  uses: (use: HostUse) => uses[use],
  when: 'When',
  always: 'Whenever its data is shown',
  chosen: 'Only after you chose it',
  thisTab: 'This tab',
  contacted: 'Contacted',
  notListed: 'No request listed',
})
