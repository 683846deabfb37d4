import { defineMessages } from '@countersign/primitives'

/** The list of the connect dialog. */
export const walletListMessages = defineMessages('wallet-list', {
  popular: 'Popular',
  demo: 'Demo owners',
  demoNote: 'Demo keys are public: only for local chains',
  hardware: 'Hardware and air-gapped',
  more: 'More wallets',
  insideSafe: 'inside Safe only',
  notConfigured: 'not configured',
  notInstalled: 'not installed',
  lastUsed: 'last used',
  recent: 'recent',
  installed: 'installed',
})
