export { checkWalletEntries } from './catalogue/checkWalletEntries.ts'
export type { ListedWallet } from './model/ListedWallet.ts'
export { walletEntries } from './catalogue/walletEntries.ts'
export type { WalletGlyph } from './model/WalletGlyph.ts'
export type {
  WalletDownloads,
  WalletEntry,
  WalletEnvironment,
  WalletStepKind,
  WalletStepWords,
} from './model/WalletEntry.ts'
