import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { useQuery } from '@tanstack/react-query'
import type { AccountPlan } from '../../../data/creation/planAccount.ts'
import { useFeeWords } from '../../../parts/transaction/effects/useFeeWords.ts'
import { callQuoteQuery } from '../../../signing/execution/callQuoteQuery.ts'
import { useFeeChoice } from '../../../signing/execution/feeChoices.ts'
import { nameOfCreation } from './nameOfCreation.ts'

/** The fee of the creation on one network, as the page shows it and the wallet receives it. */
export function useCreationFee(chain: Chain, plan: AccountPlan | null, payer: Address | null, isBusy: boolean) {
  const name = nameOfCreation(chain.chainId, plan?.address ?? null)
  const quote = useQuery(
    callQuoteQuery({
      chain,
      name,
      build: plan && (() => ({ to: plan.factory, data: plan.data })),
      sender: payer,
      isHeld: isBusy,
    }),
  )
  return { name, quote, write: useFeeWords(chain), choice: useFeeChoice(name) }
}
