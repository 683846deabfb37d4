import { useKnownPrices } from '../../parts/transaction/useKnownPrices.ts'
import { useRowReading, type VerifiedRow } from '../../parts/transaction/useVerifiedRow.ts'

/** The outflow of a row in the chosen currency, from its checked fields; null if a field or a price is unknown. */
export function useRowWorth({ isVerified, details, context }: VerifiedRow): string | null {
  const pricesIn = useKnownPrices()
  const reading = useRowReading(false)
  const signed = isVerified && details.data ? reading?.transactionOfDetails(details.data) : null
  return (signed && reading?.valueOut(signed, context, pricesIn(context))) ?? null
}
