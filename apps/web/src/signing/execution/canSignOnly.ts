import { deviceKindOf } from '@countersign/describe/device'
import { readLastWallet } from '../../data/wallet/lastWallet.ts'
import type { WalletState } from '../../data/wallet/walletStore.ts'

/** Wallets of this page itself sign without sending (`eth_signTransaction`): devices, and the demo owners. Others refuse that. */
export const canSignOnly = ({ isDemo }: Pick<WalletState, 'isDemo'>): boolean =>
  isDemo || deviceKindOf(readLastWallet()?.id ?? null) !== null
