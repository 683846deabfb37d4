import type { ExchangeItem, OwnerProofAnswer, OwnerProofRequest } from '@countersign/safe/exchange'
import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { PageHeader, SectionHeading, VerdictNote } from '@countersign/ui'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { IncomingPanel } from '../../parts/exchange/IncomingPanel.tsx'
import { useIncoming } from '../../parts/exchange/useIncoming.ts'
import { useDocumentTitle } from '../../data/url/useDocumentTitle.ts'
import styles from './Prove.module.css'
import { ProveRequest } from './ProveRequest.tsx'
import { proveMessages } from './proveMessages.ts'

type Props = {
  /** The fragment of the page's URL, read once. */
  readonly fragment: string
  /** Removes the fragment from the URL and the tab's history. */
  readonly onFragmentRead: () => void
  /** Actions that return the answer. */
  readonly answerWays: (answer: OwnerProofAnswer) => ReactNode
  /** Opens the review of a text for an account to sign. */
  readonly onAccountSigns: (chain: Chain, account: Address, text: string) => void
}

/**
 * For the machine of a new owner: the request, the full text to sign, and the answer to return. It works without a
 * service.
 */
export function ProvePage({ fragment, onFragmentRead, answerWays, onAccountSigns }: Props) {
  useDocumentTitle(proveMessages.title)
  const [request, setRequest] = useState<OwnerProofRequest | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const onItem = (item: ExchangeItem) => {
    setRequest(item.kind === 'owner-proof-request' ? item : null)
    setProblem(
      item.kind === 'owner-proof-request'
        ? null
        : item.kind === 'owner-proof'
          ? proveMessages.thisIsAnswer
          : proveMessages.thisIsOtherItem,
    )
  }
  const { state, take, unlock } = useIncoming(onItem)
  const takeFragment = useEffectEvent((text: string) => {
    if (text.length < 2) return
    void take(text, 'link')
    onFragmentRead()
  })
  useEffect(() => takeFragment(fragment), [fragment])
  return (
    <div className={styles.page}>
      <PageHeader title={proveMessages.title} subtitle={proveMessages.subtitle} />
      {problem !== null && (
        <VerdictNote verdict="caution" title={proveMessages.notARequest} announce>
          {problem}
        </VerdictNote>
      )}
      {request && (
        <ProveRequest
          key={`${request.chainId} ${request.safe} ${request.owner}`}
          {...{ request, answerWays, onAccountSigns }}
        />
      )}
      <IncomingPanel
        state={state}
        onText={(text, way) => void take(text, way)}
        onPassphrase={(passphrase) => void unlock(passphrase)}
        title={request === null ? proveMessages.readRequest : proveMessages.readAnother}
      >
        <p>{proveMessages.readWays}</p>
      </IncomingPanel>
      {request === null && (
        <section aria-labelledby="prove-steps">
          <SectionHeading id="prove-steps" title={proveMessages.steps} />
          <ol className={`cs-panel ${styles.steps}`}>
            <li>{proveMessages.step1}</li>
            <li>{proveMessages.step2}</li>
            <li>{proveMessages.step3}</li>
          </ol>
          <p className={styles.quiet}>{proveMessages.whatItDoes}</p>
        </section>
      )}
    </div>
  )
}
