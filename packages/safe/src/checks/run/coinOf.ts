import { NATIVE_DECIMALS } from '@countersign/primitives'
import type { ReviewInputs } from './ReviewInputs.ts'
import type { Unit } from '../money/amountWords.ts'

/** The bundled native currency; with the service's name if none is bundled, but never with the service's decimals. */
export const coinOf = ({ nativeCurrency: { known, reported } }: Pick<ReviewInputs, 'nativeCurrency'>): Unit =>
  known ?? { symbol: reported.symbol, decimals: NATIVE_DECIMALS }
