import { errorText } from '@countersign/primitives'
import { countedSignatures } from '@countersign/safe/checks'
import { FieldNote } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useWallet } from '../../../data/wallet/walletStore.ts'
import { Disclosure, DisclosureList } from '../../../parts/disclosure/Disclosure.tsx'
import { useFeeWords } from '../../../parts/transaction/effects/useFeeWords.ts'
import { useIsRelayed } from '../../../signing/execution/feeChoices.ts'
import { FeeFields, worstOf } from '../../../signing/execution/FeeFields.tsx'
import { feeMessages as messages } from '../../../signing/execution/feeMessages.ts'
import { nameOfExecution } from '../../../signing/execution/pendingStore.ts'
import { relayMessages } from '../../../signing/execution/relayMessages.ts'
import { useReviewContext } from '../context/ReviewContext.tsx'
import type { Review } from '../model/Review.ts'
import { feeQuoteQuery } from './feeQuoteQuery.ts'
import { NodeChoice } from './NodeChoice.tsx'
import { PayerChoice } from './PayerChoice.tsx'
import { useTypedFees } from './useTypedFees.ts'
import styles from './NetworkFee.module.css'

/** @property signsFirst the act gives the wallet's signature before it executes */
type Props = { readonly signsFirst: boolean }

/** What the execution costs the connected wallet, folded; its gas limit, maximum fee and tip can be changed. */
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
  const quote = query.data ?? null
  const fees = useTypedFees(name, quote)
  const write = useFeeWords()
  const given = countedSignatures(review.signatures).length + (signsFirst ? 1 : 0)
  const note = isRelayed
    ? relayMessages.paidByService
    : quote && fees
      ? messages.atMost({ most: write(worstOf(fees.read.plan ?? quote.suggested)) })
      : query.isError
        ? messages.unread
        : messages.reading
  return (
    <section id="fees" tabIndex={-1} aria-label={messages.networkFee}>
      <DisclosureList>
        <Disclosure title={messages.networkFee} note={note}>
          <div className={styles.body}>
            {chain.relayer !== null && (
              <PayerChoice name={name} isComplete={given >= review.state.threshold} isDisabled={isBusy} />
            )}
            {isRelayed && <p className={styles.note}>{relayMessages.costsNothing}</p>}
            {!isRelayed && quote && fees && (
              <>
                <FeeFields
                  {...{ texts: fees.texts, read: fees.read, bounds: quote.bounds, write }}
                  isDisabled={isBusy}
                  onChange={fees.setTyped}
                />
                {fees.isTyped && (
                  <Button size="xs" disabled={isBusy} onClick={() => fees.setTyped(null)}>
                    {messages.suggestion}
                  </Button>
                )}
                <p className={styles.note}>{messages.walletMayChange}</p>
                <NodeChoice name={name} isDisabled={isBusy} />
              </>
            )}
            {!isRelayed && query.isError && (
              <>
                <FieldNote kind="caution">{errorText(query.error)}</FieldNote>
                <Button size="xs" onClick={() => void query.refetch()}>
                  {messages.again}
                </Button>
              </>
            )}
          </div>
        </Disclosure>
      </DisclosureList>
    </section>
  )
}
