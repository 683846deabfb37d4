export { ConnectDialogs } from './dialogs/ConnectDialogs.tsx'
export { DialogFoot, DialogStack, WalletDialog } from './parts/WalletDialog.tsx'
