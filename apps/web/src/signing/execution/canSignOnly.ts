import type { WalletState } from '@countersign/connect/core'
import { deviceKindOf } from '@countersign/describe/device'
import { lastWallet } from '../../data/wallet/lastWallet.ts'

/** Wallets of this page itself sign without sending (`eth_signTransaction`): devices, and the demo owners. Others refuse that. */
export const canSignOnly = ({ isDemo }: Pick<WalletState, 'isDemo'>): boolean =>
  isDemo || deviceKindOf(lastWallet.read()?.id ?? null) !== null
