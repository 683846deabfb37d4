import { countedSignatures } from '@countersign/safe/checks'
import { useQuery } from '@tanstack/react-query'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useWallet } from '../../../data/wallet/walletStore.ts'
import { useFeeWords } from '../../../parts/transaction/effects/useFeeWords.ts'
import { useIsRelayed } from '../../../signing/execution/feeChoices.ts'
import { FeePanel } from '../../../signing/execution/FeePanel.tsx'
import { nameOfExecution } from '../../../signing/execution/pendingStore.ts'
import { relayMessages } from '../../../signing/execution/relayMessages.ts'
import { useReviewContext } from '../context/ReviewContext.tsx'
import type { Review } from '../model/Review.ts'
import { feeQuoteQuery } from './feeQuoteQuery.ts'
import { PayerChoice } from './PayerChoice.tsx'

/** @property signsFirst the act gives the wallet's signature before it executes */
type Props = { readonly signsFirst: boolean }

/** What the execution costs the connected wallet. */
export function NetworkFee({ signsFirst }: Props) {
  const { key } = useAccount()
  const { review } = useReviewContext()
  if (!review) return null
  const name = nameOfExecution({ ...key, safeTxHash: review.reviewed.safeTxHash })
  return <FeeOfExecution key={name} {...{ name, review, signsFirst }} />
}

function FeeOfExecution({ name, review, signsFirst }: Props & { readonly name: string; readonly review: Review }) {
  const { chain } = useAccount()
  const { address: sender } = useWallet()
  const { actions } = useReviewContext()
  const isBusy = actions.busy !== null
  const isRelayed = useIsRelayed(name)
  const query = useQuery(feeQuoteQuery(chain, review, sender, isBusy))
  const write = useFeeWords(chain)
  const given = countedSignatures(review.signatures).length + (signsFirst ? 1 : 0)
  return (
    <FeePanel
      {...{ chain, name, query, isBusy, write }}
      payer={
        chain.relayer !== null && (
          <PayerChoice name={name} isComplete={given >= review.state.threshold} isDisabled={isBusy} />
        )
      }
      paidBy={isRelayed ? { note: relayMessages.paidByService, text: relayMessages.costsNothing } : null}
    />
  )
}
