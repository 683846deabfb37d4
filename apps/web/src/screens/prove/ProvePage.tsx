import type { ExchangeItem, OwnerProofAnswer, OwnerProofRequest } from '@countersign/safe/exchange'
import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { PageHeader, VerdictNote } from '@countersign/ui'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { IncomingPanel } from '../../parts/exchange/IncomingPanel.tsx'
import { useIncoming } from '../../parts/exchange/useIncoming.ts'
import { useDocumentTitle } from '../../data/url/useDocumentTitle.ts'
import styles from './Prove.module.css'
import { ProveRequest } from './ProveRequest.tsx'

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
  useDocumentTitle('Prove control')
  const [request, setRequest] = useState<OwnerProofRequest | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const onItem = (item: ExchangeItem) => {
    setRequest(item.kind === 'owner-proof-request' ? item : null)
    setProblem(
      item.kind === 'owner-proof-request'
        ? null
        : item.kind === 'owner-proof'
          ? 'This is an answer. The owner who sent the request enters it in the form for owners.'
          : 'This is a proposal, a message or a signature. Open it on the page “Import”.',
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
      <PageHeader
        title="Prove control"
        subtitle="An owner of a shared account wants to add your key as an owner, and asks you to prove that you control it."
      />
      {problem !== null && (
        <VerdictNote verdict="caution" title="This is not a request" announce>
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
        title={request === null ? 'Read the request' : 'Read another request'}
      >
        <p>By link, file, text or camera. Reading it contacts no service.</p>
      </IncomingPanel>
    </div>
  )
}
