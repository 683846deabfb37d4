export {
  installScriptedWallet,
  type ScriptedWallet,
  type ScriptedWalletOptions,
  type WalletHost,
  type WalletRequest,
  type WalletRule,
} from './scriptedWallet.ts'
