import {
  EmptyState,
  ProvenanceMark,
  SignerTimeline,
  SectionHeading,
  Statement,
  StatementMeta,
  type SignerEntry,
} from '@countersign/ui'
import { type Hex, isSameAddress } from '@countersign/primitives'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { balancesQuery } from '../../data/query/balancesQuery.ts'
import { useCurrency } from '../../data/storage/currency.ts'
import { StatementText } from '../../parts/transaction/StatementText.tsx'
import { ToldNames } from '../../parts/transaction/ToldNames.tsx'
import { statementOfCall } from '@countersign/describe/transaction'
import { useCoinIsTold } from '../../parts/transaction/useCoinIsTold.ts'
import { useLocalDecoder } from '../../parts/transaction/useLocalDecoder.ts'
import { useViewContext } from '../../parts/transaction/useViewContext.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { useNavigateFromHere } from '../../data/url/useNavigateFromHere.ts'
import { useDocumentTitle } from '../../data/url/useDocumentTitle.ts'
import { useNames } from '../../data/names/useNames.ts'
import { useWallet } from '../../data/wallet/walletStore.ts'
import type { Review } from './model/Review.ts'
import { SafeTxGasEdit } from './components/SafeTxGasEdit.tsx'
import { ReviewBody } from './components/ReviewBody.tsx'
import { StateMark } from './components/StateMark.tsx'
import styles from '../../parts/layout/ReviewLayout.module.css'
import { draftStore, type Draft } from '../../data/drafts/draftStore.ts'
import { ReviewChecks, ReviewHashes, ReviewSignBar, ReviewSimulation } from './ReviewActions.tsx'
import { WhoSignsWhat } from './levels/WhoSignsWhat.tsx'
import { ModulesChanged } from './modules/ModulesChanged.tsx'
import { OwnersChanged } from './owners/OwnersChanged.tsx'
import { MessageContentView } from '../../parts/message/MessageContentView.tsx'
import { useChainName } from '../../data/query/useChainName.ts'
import { OwnerChanges } from './owners/OwnerChanges.tsx'
import { ReviewProvider, useReviewContext } from './context/ReviewContext.tsx'
import { findSignedDraft } from '../../signing/saved/savedSignatures.ts'

type Props = {
  readonly draftId: string
  /** Actions that share the draft; they need its hashes. */
  readonly share?: (review: Review) => ReactNode
  readonly onProposed: (draft: Draft, safeTxHash: Hex) => Promise<void>
}

/** A draft without signatures. The sentence at the top is derived from the bytes to sign. */
export function ReviewPage({ draftId, share, onProposed }: Props) {
  const { key, account } = useAccount()
  const navigate = useNavigateFromHere()
  const [draft, setDraft] = useState(() => draftStore.read(draftId) ?? findSignedDraft(draftId))
  if (!draft || draft.chainId !== key.chainId || !isSameAddress(draft.safe, key.safe))
    return (
      <EmptyState
        level={1}
        sentence="No draft was found"
        detail="A draft exists only in the browser tab that made it, until it is signed. It may have been proposed already."
        action={
          <Link to="/safes/$safe/queue" params={{ safe: account }} className="cs-link">
            Open the queue
          </Link>
        }
      />
    )
  return (
    <ReviewProvider
      asked={null}
      transaction={draft.transaction}
      details={null}
      draft={{ id: draftId, draft }}
      onProposed={(safeTxHash) => onProposed(draft, safeTxHash)}
      onStored={(safeTxHash) => {
        draftStore.remove(draftId)
        void navigate({ to: '/safes/$safe/transactions/$id', params: { safe: account, id: safeTxHash } })
      }}
    >
      <DraftReview
        draft={draft}
        onDraft={(next) => {
          draftStore.update(draftId, next)
          setDraft(next)
        }}
        {...(share ? { share } : {})}
      />
    </ReviewProvider>
  )
}

type DraftProps = Pick<Props, 'share'> & {
  readonly draft: Draft
  /** Receives the draft with other signed fields. */
  readonly onDraft: (next: Draft) => void
}

function DraftReview({ draft, onDraft, share }: DraftProps): ReactNode {
  const { key } = useAccount()
  const [currency] = useCurrency()
  const { data: balances } = useQuery(balancesQuery(key, currency))
  const { review } = useReviewContext()
  const decode = useLocalDecoder(true, review?.targets)
  const threshold = review?.state.threshold
  const context = useViewContext({ balances, decode, isCoinTold: useCoinIsTold(), threshold, units: review?.unitOf })
  const { transaction, note, app } = draft
  const chainName = useChainName()
  const statement = statementOfCall({ call: transaction, tense: 'will', nonce: transaction.nonce }, context)
  useDocumentTitle('Review', context.accountName)
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <div className={styles.head}>
          <StatementMeta>
            <b>Draft</b>
            <span>
              Nonce {transaction.nonce.toString()} <ProvenanceMark source="you" />
            </span>
            {app && (
              <span title="The app says this about itself; it is not proven">
                Asked by {(URL.canParse(app.url) && new URL(app.url).host) || app.name}{' '}
                <ProvenanceMark source="service" />
              </span>
            )}
            {note !== '' && (
              <span>
                Note: “{note}” <ProvenanceMark source="you" /> not signed
              </span>
            )}
            <ToldNames parts={statement.parts} />
          </StatementMeta>
          <Statement>
            <StatementText parts={statement.parts} />
          </Statement>
          {review && share?.(review)}
        </div>
        {draft.owners && <OwnersChanged draft={draft} onReplanned={onDraft} />}
        {draft.removedModules && <ModulesChanged draft={draft} onReplanned={onDraft} />}
        {draft.message !== undefined && (
          <MessageContentView content={draft.message} context={context} chainName={chainName} />
        )}
        <WhoSignsWhat />
        <OwnerChanges />
        <ReviewBody
          transaction={transaction}
          context={context}
          review={review}
          balances={balances}
          currency={currency}
          simulation={<ReviewSimulation />}
        />
        {draft.source === 'app' && (
          <SafeTxGasEdit
            key={transaction.safeTxGas.toString()}
            current={transaction.safeTxGas}
            onApply={(safeTxGas) => onDraft({ ...draft, transaction: { ...transaction, safeTxGas } })}
          />
        )}
      </div>
      <aside className={styles.aside}>
        <ReviewChecks />
        <ReviewHashes />
        <Signers />
      </aside>
      <ReviewSignBar />
    </div>
  )
}

function Signers() {
  const { chainId } = useAccount()
  const { nameOf } = useNames()
  const wallet = useWallet()
  const { review } = useReviewContext()
  if (!review) return null
  const { owners, threshold } = review.state
  const entries = owners.map((address): SignerEntry => ({
    address,
    name: nameOf(address, chainId)?.name,
    state: wallet.address !== null && isSameAddress(address, wallet.address) ? 'you' : 'missing',
  }))
  return (
    <section>
      <SectionHeading
        title="Signers"
        action={
          <>
            {threshold} of {owners.length} must sign <StateMark review={review} />
          </>
        }
      />
      <SignerTimeline entries={entries} />
    </section>
  )
}
