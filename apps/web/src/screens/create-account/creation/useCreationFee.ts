import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { useQuery } from '@tanstack/react-query'
import type { AccountPlan } from '../../../data/creation/planAccount.ts'
import { effectsMessages } from '../../../parts/transaction/effects/effectsMessages.ts'
import { callQuoteQuery } from '../../../signing/execution/callQuoteQuery.ts'
import { useFeeChoice } from '../../../signing/execution/feeChoices.ts'
import { useCoinWords } from '../model/useCoinWords.ts'
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
  const words = useCoinWords(chain)
  const write = (wei: bigint) => {
    const [amount, fiat] = [words.amount(wei), words.worth(wei)]
    return fiat === null ? amount : effectsMessages.withFiat({ amount, fiat })
  }
  return { name, quote, write, choice: useFeeChoice(name) }
}
