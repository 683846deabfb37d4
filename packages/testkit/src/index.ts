export { installTestWallets, type WalletHost } from './wallet/installTestWallets.ts'
export type { TestWallet, TestWalletInput, WalletRequest, WalletRule } from './wallet/TestWallet.ts'
