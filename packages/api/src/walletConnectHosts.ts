/** The relay that WalletConnect uses where the operator names no other. */
export const PUBLIC_RELAY = 'wss://relay.walletconnect.org'
/** The operator of the public relay vouches for the requesting site in a hidden frame of this origin. */
export const RELAY_VERIFY = 'https://verify.walletconnect.org'
