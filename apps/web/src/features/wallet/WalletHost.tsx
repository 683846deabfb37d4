/** Everything about wallets that is not needed for the first paint: dialogs, discovery, reconnecting. Mount it lazily, once. */
export function WalletHost() {
  return null
}
