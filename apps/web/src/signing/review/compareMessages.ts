import { defineMessages } from '@countersign/primitives'

export const compareMessages = defineMessages('compare-device', {
  danger: 'required, over a danger',
  control: 'required, control changes',
  value: ({ value }: { value: string }) => `required above ${value}`,
  item: 'required, an item has no price',
  noLimit: 'required, the amount has no limit',
  fromAmount: ({ amount, symbol }: { amount: string; symbol: string }) => `required from ${amount} ${symbol} on`,
  priceFell: ({ symbol, before, now }: { symbol: string; before: string; now: string }) =>
    `required, the price of ${symbol} was ${before} before and is ${now} now`,
  noDecimals: ({ symbol }: { symbol: string }) => `required, nothing says how many decimals ${symbol} has`,
  noPrice: ({ symbol }: { symbol: string }) => `required, ${symbol} has no price`,
  noEarlierPrice: ({ symbol }: { symbol: string }) => `required, no earlier price of ${symbol} confirms this one`,
  thisToken: 'this token',
})
