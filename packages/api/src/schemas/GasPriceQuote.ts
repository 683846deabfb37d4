import * as z from 'zod/mini'

/** Gas prices in Gwei as decimal strings, in the form of block explorers. */
export const GasPriceQuote = z.object({
  status: z.string(),
  message: z.string(),
  result: z.object({
    LastBlock: z.string(),
    SafeGasPrice: z.string(),
    ProposeGasPrice: z.string(),
    FastGasPrice: z.string(),
    suggestBaseFee: z.string(),
    gasUsedRatio: z.string(),
  }),
})
export type GasPriceQuote = z.output<typeof GasPriceQuote>
