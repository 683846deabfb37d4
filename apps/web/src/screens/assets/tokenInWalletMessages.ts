import { defineMessages } from '@countersign/primitives'

/** A token that is added to the wallet. */
export const tokenInWalletMessages = defineMessages('token-in-wallet', {
  added: ({ symbol, wallet }: { symbol: string; wallet: string }) => `${symbol} was added to ${wallet}`,
  addedDetail: ({ network }: { network: string }) => `On ${network}.`,
  noList: ({ wallet }: { wallet: string }) => `${wallet} does not accept a token from a page. The account keeps it.`,
  notAdded: ({ symbol }: { symbol: string }) => `${symbol} was not added`,
})
