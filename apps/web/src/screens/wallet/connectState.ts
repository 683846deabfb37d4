import { createConnectState } from '@countersign/connect/core'
import { sentStore } from '../../data/sent/sentStore.ts'
import { sessionStore } from '../../data/session/sessionStore.ts'
import { authStore } from '../../data/wallet/authStore.ts'
import { givenNetworks } from '../../data/wallet/givenNetworks.ts'
import { lastWallet } from '../../data/wallet/lastWallet.ts'
import { walletStore } from '../../data/wallet/walletStore.ts'

/** What the connect kit of this page knows and stores. */
export const connectState = createConnectState('countersign', {
  wallet: walletStore,
  auth: authStore,
  session: sessionStore,
  transactions: sentStore,
  lastWallet,
  given: givenNetworks,
})
