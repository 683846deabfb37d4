import { defineMessages, plural } from '@countersign/primitives'

/** The settings of this browser. */
export const browserSettingsMessages = defineMessages('browser-settings', {
  title: 'Settings',
  subtitle: 'For this browser only. They are not sent to a server.',
  thisBrowser: 'This browser',
  choose: 'Choose',
  open: 'Open',
  appearance: 'Appearance',
  appearanceDetail: 'Accent, colour scheme and language.',
  apps: 'App permissions',
  appsDetail: 'What embedded apps may use and read, by their address.',
  networks: 'Networks and service',
  networksDetail: 'The data source of this page, your own nodes and networks.',
  data: 'Your data',
  dataDetail: 'Move accounts, contacts, apps and settings to another browser, or from Safe{Wallet}.',
  currency: 'Currency',
  currencyDetail: 'The currency of all fiat values.',
  signIn: 'Sign-in',
  signInDetail: ({ unlocks }: { unlocks: string }) => `Optional, without a user account. ${unlocks}`,
  keys: 'Keyboard shortcuts',
  keysDetail: 'N, G, J, K, P and ?. Ctrl or Cmd K always works. No shortcut signs.',
  prefix: 'Network prefix',
  prefixDetail: 'Copied addresses begin with the network, as in eth:0x1a2b….',
  onChain: 'Messages on chain',
  onChainDetail: 'Messages that apps request become transactions, even if signatures were enough.',
  cache: 'Cached answers',
  cacheDetail: 'Answers of the service, cached for one day so that pages open faster.',
  clear: 'Clear',
  pending: 'Pending transactions',
  pendingDetail: 'Records of transactions that this browser sent and still watches.',
  forget: 'Forget',
  forgotten: (count: number) =>
    count === 0
      ? 'No transaction was pending'
      : plural(count, { one: '# pending record removed', other: '# pending records removed' }),
  forgottenDetail: 'Transactions already sent continue; the queue shows their outcome.',
  connectFirst: 'Connect a wallet first',
  signOut: 'Sign out',
  signInButton: 'Sign in',
})
