import { NATIVE_DECIMALS } from '@countersign/primitives'
import type { ReviewInputs } from './ReviewInputs.ts'
import type { Unit } from '../money/amountWords.ts'

/** The native coin as bundled; by the name the service gives it where none is bundled, never with its decimals. */
export const coinOf = ({ nativeCurrency: { known, told } }: Pick<ReviewInputs, 'nativeCurrency'>): Unit =>
  known ?? { symbol: told.symbol, decimals: NATIVE_DECIMALS }
