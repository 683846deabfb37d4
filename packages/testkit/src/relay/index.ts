export { startDappPeer, type DappPeer, type DappProposal, type DappSession } from './startDappPeer.ts'
export { startRelay, type Relay } from './startRelay.ts'
export { startWalletPeer, type WalletPeer, type WalletPeerInput } from './startWalletPeer.ts'
