import { useEffect, useState } from 'react'
import { feeChoices } from './feeChoices.ts'
import { readFeeTexts, textsOf, type FeeTexts, type ReadFees } from './feeTexts.ts'
import type { FeeQuote } from './readFeeQuote.ts'

type TypedFees = {
  readonly texts: FeeTexts
  readonly read: ReadFees
  readonly isTyped: boolean
  /** Null goes back to the suggestion. */
  readonly setTyped: (texts: FeeTexts | null) => void
}

/** The fields of the fee, and what the execution takes from them. Null while nothing was read. @param name see `feeChoices` */
export function useTypedFees(name: string, quote: FeeQuote | null): TypedFees | null {
  const [typed, setTyped] = useState<FeeTexts | null>(() => {
    const known = feeChoices.get(name)
    return known?.isTyped ? textsOf(known.plan) : null
  })
  // The execution passes on what is shown here; nothing shown, nothing passed on.
  useEffect(() => {
    if (quote === null) return
    const { plan, findings } = readFeeTexts(typed ?? textsOf(quote.suggested), quote.bounds)
    const error = typed === null ? undefined : findings.find(({ kind }) => kind === 'error')
    feeChoices.set(name, { plan: plan ?? quote.suggested, isTyped: typed !== null, problem: error?.text ?? null })
  }, [name, typed, quote])
  useEffect(
    () => () => {
      if (feeChoices.get(name)?.isTyped === false) feeChoices.set(name, null)
    },
    [name],
  )
  if (quote === null) return null
  const texts = typed ?? textsOf(quote.suggested)
  return { texts, read: readFeeTexts(texts, quote.bounds), isTyped: typed !== null, setTyped }
}
