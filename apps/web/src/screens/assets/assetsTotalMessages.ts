import { defineMessages, plural } from '@countersign/primitives'

/** The value of an account on its overview. */
export const assetsTotalMessages = defineMessages('assets-total', {
  composition: 'Composition',
  all: 'All assets',
  loading: 'Loading balances',
  failed: 'The service did not send the balances',
  value: 'Value of this account',
  empty: 'This account holds nothing yet',
  valueOf: ({ priced, currency }: { priced: number; currency: string }) =>
    `Value of ${plural(priced, { one: '# priced asset', other: '# priced assets' })} in ${currency}`,
  noPrices: ({ currency }: { currency: string }) => `Value not known: there are no prices in ${currency}`,
  prices: 'prices from service, <time/>',
})
