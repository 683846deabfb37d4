import { checkWalletEntries } from './checkWalletEntries.ts'
import type { WalletEntry } from '../model/WalletEntry.ts'
import { walletEntries } from './walletEntries.ts'

type Choice = {
  readonly wallets?: readonly WalletEntry[]
  readonly disabledWallets?: readonly string[]
}

/** The wallets that this host lists: its own list or that of the kit, without the disabled ones. */
export const listedEntries = ({ wallets = walletEntries, disabledWallets = [] }: Choice): readonly WalletEntry[] =>
  checkWalletEntries(wallets).filter(({ id }) => !disabledWallets.includes(id))
