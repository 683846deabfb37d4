import { defineMessages, plural } from '@countersign/primitives'

/** The settings of this browser. */
export const browserSettingsMessages = defineMessages('browser-settings', {
  title: 'Settings',
  subtitle: 'How this browser shows and handles your accounts. Nothing here is sent to a server or changes an account.',
  general: 'General',
  open: 'Open',
  openNamed: ({ title }: { title: string }) => `Open ${title}`,
  appearance: 'Appearance',
  appearanceDetail: 'Accent, colour scheme and language.',
  apps: 'App permissions',
  appsDetail: 'What embedded apps may use and read, by their address.',
  networks: 'Networks and service',
  networksDetail: 'The data source of this page, your own nodes and networks.',
  data: 'Your data',
  dataDetail: 'Move accounts, contacts, apps and settings to another browser, or from Safe{Wallet}.',
  build: 'This build',
  buildDetail: 'The number of this page, and how to compare it with its sources.',
  currency: 'Currency',
  currencyDetail: 'The currency of all fiat values.',
  signIn: 'Sign-in',
  signInDetail: ({ unlocks }: { unlocks: string }) => `Optional, without a user account. ${unlocks}`,
  keys: 'Keyboard shortcuts',
  keysDetail: 'The single keys N, G, J, K, P and ?. Ctrl K or Cmd K always works. No shortcut signs.',
  prefix: 'Network prefix',
  prefixDetail: 'Copied addresses begin with the network, for example eth:0x1a2b…3c4d.',
  onChain: 'Messages on chain',
  onChainDetail: 'A message that an app requests becomes a transaction, even where signatures alone would be enough.',
  cache: 'Cached answers',
  cacheDetail:
    'Answers of the service, cached for one day so that pages open faster. Clearing them loads the page again and loses nothing.',
  clear: 'Clear',
  pending: 'Pending transactions',
  pendingDetail: 'Transactions that this browser sent and still watches. Forgetting them does not stop them.',
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
