import { defineMessages } from '@countersign/primitives'

type Imitated = { symbol: string; address: string }

/** Whether a token is known: marks in lists, menus and below amounts. */
export const tokenMarkMessages = defineMessages('token-marks', {
  unverified: 'Unverified',
  unverifiedNote: 'Neither the operator’s list, nor this page, nor you name this token. Compare its address.',
  own: 'Added by you',
  imitation: ({ symbol }: { symbol: string }) => `Copies ${symbol}`,
  imitationNote: ({ symbol, address }: Imitated) =>
    `Its symbol looks like ${symbol}, which is another contract: ${address}.`,
  imitatesCoin: ({ symbol }: { symbol: string }) =>
    `Its symbol looks like ${symbol}, the coin of this network, which has no contract.`,
  unverifiedOption: ({ symbol }: { symbol: string }) => `${symbol} (unverified)`,
  imitationOption: ({ symbol, address }: Imitated) => `${symbol} (imitation, ${address})`,
  byAddress: 'Token by address…',
})
