export * from './core.ts'
export { ConnectButton, type ConnectButtonProps, type ConnectButtonState } from './react/ConnectButton.tsx'
export type { ConnectAppearance } from './kit/AppearanceContext.tsx'
export type { ConnectConfig, ConnectContent, ConnectNotice } from './config/ConnectConfig.ts'
export type { ConnectLanguage } from './language/ConnectLanguage.ts'
export type { ConnectTexts } from './language/ConnectTexts.ts'
export type { AppIdentity } from './model/AppIdentity.ts'
export { ConnectProvider, type ConnectProviderProps } from './react/ConnectProvider.tsx'
export { createKit, loadOnce, type Kit, type LoadedKit } from './kit/createKit.ts'
export {
  useAccountModal,
  useConnectModal,
  useNetworkModal,
  useSignInModal,
  type ConnectModal,
} from './react/useConnectModal.ts'
export { useConnectedAccount, type ConnectedAccount } from './react/useConnectedAccount.ts'
export { useConnectionStatus } from './react/useConnectionStatus.ts'
export { useDisconnect, useRequestPermissions, useSwitchNetwork, useWatchAsset } from './react/useWalletRequests.ts'
export { useKitServices } from './kit/useKitServices.ts'
export { useSignInStatus } from './react/useSignInStatus.ts'
export { useAddTransaction, useTransactions, type AddedTransaction } from './react/useTransactions.ts'
export type { ReadChain } from './chains/createChainReader.ts'
export { createChainReader } from './chains/createChainReader.ts'
