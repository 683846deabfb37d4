import { defineTranslation } from '@countersign/primitives'
import type { tokenInWalletMessages } from './tokenInWalletMessages.ts'

export const tokenInWalletMessagesDe = defineTranslation<typeof tokenInWalletMessages>('token-in-wallet', {
  added: ({ symbol, wallet }) => `${symbol} wurde zu ${wallet} hinzugefügt`,
  addedDetail: ({ network }) => `Auf ${network}.`,
  noList: ({ wallet }) => `${wallet} nimmt keinen Token von einer Seite an. Das Konto behält ihn.`,
  notAdded: ({ symbol }) => `${symbol} wurde nicht hinzugefügt`,
})
