import { errorText } from '@countersign/primitives'
import { FieldNote } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useWallet } from '../../../data/wallet/walletStore.ts'
import { Disclosure, DisclosureList } from '../../../parts/disclosure/Disclosure.tsx'
import { useFeeWords } from '../../../parts/transaction/effects/useFeeWords.ts'
import { feeChoices } from '../../../signing/execution/feeChoices.ts'
import { FeeFields, worstOf } from '../../../signing/execution/FeeFields.tsx'
import { feeMessages as messages } from '../../../signing/execution/feeMessages.ts'
import { readFeeTexts, textsOf, type FeeTexts } from '../../../signing/execution/feeTexts.ts'
import type { FeeQuote } from '../../../signing/execution/readFeeQuote.ts'
import { nameOfExecution } from '../../../signing/execution/pendingStore.ts'
import { useReviewContext } from '../context/ReviewContext.tsx'
import { feeQuoteQuery } from './feeQuoteQuery.ts'
import styles from './NetworkFee.module.css'

/** What the execution costs the connected wallet, folded; its gas limit, maximum fee and tip can be changed. */
export function NetworkFee() {
  const { chain, key } = useAccount()
  const { address: sender } = useWallet()
  const { review, actions } = useReviewContext()
  const query = useQuery(feeQuoteQuery(chain, review, sender, actions.busy !== null))
  if (!review) return null
  const name = nameOfExecution({ ...key, safeTxHash: review.reviewed.safeTxHash })
  return (
    <section id="fees" tabIndex={-1} aria-label={messages.networkFee}>
      <DisclosureList>
        {query.data ? (
          <QuotedFee key={name} name={name} quote={query.data} isBusy={actions.busy !== null} />
        ) : (
          <Disclosure title={messages.networkFee} note={query.isError ? messages.unread : messages.reading}>
            <div className={styles.body}>
              {query.isError && (
                <>
                  <FieldNote kind="caution">{errorText(query.error)}</FieldNote>
                  <Button size="xs" onClick={() => void query.refetch()}>
                    {messages.again}
                  </Button>
                </>
              )}
            </div>
          </Disclosure>
        )}
      </DisclosureList>
    </section>
  )
}

type Props = { readonly name: string; readonly quote: FeeQuote; readonly isBusy: boolean }

function QuotedFee({ name, quote, isBusy }: Props) {
  const { bounds, suggested } = quote
  const [typed, setTyped] = useState<FeeTexts | null>(() => {
    const known = feeChoices.get(name)
    return known?.isTyped ? textsOf(known.plan) : null
  })
  const write = useFeeWords()
  const texts = typed ?? textsOf(suggested)
  const read = readFeeTexts(texts, bounds)
  const problem = typed && read.findings.find(({ kind }) => kind === 'error')
  // The execution passes on what is shown here; nothing shown, nothing passed on.
  useEffect(() => {
    const { plan } = readFeeTexts(typed ?? textsOf(suggested), bounds)
    feeChoices.set(name, {
      plan: plan ?? suggested,
      isTyped: typed !== null,
      problem: problem?.text ?? null,
    })
  }, [name, typed, suggested, bounds, problem?.text])
  useEffect(
    () => () => {
      if (feeChoices.get(name)?.isTyped === false) feeChoices.set(name, null)
    },
    [name],
  )
  const shown = read.plan ?? suggested
  return (
    <Disclosure title={messages.networkFee} note={messages.atMost({ most: write(worstOf(shown)) })}>
      <div className={styles.body}>
        <FeeFields {...{ texts, read, bounds, write }} isDisabled={isBusy} onChange={setTyped} />
        {typed !== null && (
          <Button size="xs" disabled={isBusy} onClick={() => setTyped(null)}>
            {messages.suggestion}
          </Button>
        )}
        <p className={styles.note}>{messages.walletMayChange}</p>
      </div>
    </Disclosure>
  )
}
