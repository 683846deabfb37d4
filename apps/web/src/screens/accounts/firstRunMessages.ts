import { defineMessages } from '@countersign/primitives'

/** The ways to open an account, and where data is stored and sent. */
export const firstRunMessages = defineMessages('first-run', {
  title: 'No account yet',
  subtitle:
    'Countersign shows what a transaction of a shared account does, before its owners sign it. The owners keep their keys; this page has none.',
  existing: 'Your team has an account',
  beginning: 'You are new here',
  connect: 'Connect a wallet',
  connectDetail: 'Lists the accounts that your address owns. Shares only this address, and cannot move any assets.',
  connectButton: 'Connect wallet',
  watch: 'Open by address or link',
  watchDetail:
    'Watches any account on any network, also one that you opened in Safe{Wallet}. You need no wallet and sign nothing.',
  move: 'Import from Safe{Wallet}',
  moveDetail: 'Accounts, names and settings, from the file of its page “Data”. Or from Countersign in another browser.',
  moveButton: 'Import data',
  create: 'Create an account',
  createDetail: 'Choose the owners and the threshold. You see its address before you pay.',
  createButton: 'Create account',
  file: 'Open what you were sent',
  fileDetail: 'A transaction that you were asked to sign, as a file, a link or a QR code. You need no account for it.',
  fileButton: 'Choose file',
  stored: 'Stored',
  storedDetail: 'In this browser.',
  toService: 'Sent to the service',
  toServiceDetail: 'Addresses that you open, and signatures that you give.',
  toOthers: 'Sent to other servers',
  toOthersDetail: 'Reads of the chain to its node. No trackers, no logos from other hosts.',
  without: 'Without the service',
  withoutDetail: 'Cached data stays readable.',
})
