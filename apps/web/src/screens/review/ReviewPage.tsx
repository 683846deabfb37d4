import { EmptyState, SectionHeading, SignerTimeline, type SignerEntry } from '@countersign/ui'
import { callTreeOf, flowOf, statementOfCall } from '@countersign/describe/transaction'
import { type Hex, isSameAddress } from '@countersign/primitives'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { draftStore, type Draft } from '../../data/drafts/draftStore.ts'
import { useNames } from '../../data/names/useNames.ts'
import { balancesQuery } from '../../data/query/balancesQuery.ts'
import { useChainName } from '../../data/query/useChainName.ts'
import { useCurrency } from '../../data/storage/currency.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { useDocumentTitle } from '../../data/url/useDocumentTitle.ts'
import { useNavigateFromHere } from '../../data/url/useNavigateFromHere.ts'
import { useWallet } from '../../data/wallet/walletStore.ts'
import { ReviewLayout } from '../../parts/layout/ReviewLayout.tsx'
import { MessageContentView } from '../../parts/message/MessageContentView.tsx'
import { effectsMessages } from '../../parts/transaction/effects/effectsMessages.ts'
import { kindOfTree } from '../../parts/transaction/page/kindOf.ts'
import { pageMessages } from '../../parts/transaction/page/pageMessages.ts'
import { placeWords } from '../../parts/transaction/page/placeWords.ts'
import { recipientsOf } from '../../parts/transaction/page/recipientsOf.ts'
import { TransactionHead } from '../../parts/transaction/page/TransactionHead.tsx'
import { useCoinIsFromService } from '../../parts/transaction/useCoinIsFromService.ts'
import { useLocalDecoder } from '../../parts/transaction/useLocalDecoder.ts'
import { useViewContext } from '../../parts/transaction/useViewContext.ts'
import { findSignedDraft } from '../../signing/saved/savedSignatures.ts'
import { ReviewDetails } from './components/ReviewDetails.tsx'
import { ReviewEffects } from './components/ReviewEffects.tsx'
import { ApprovedTransactions } from './components/ApprovedTransactions.tsx'
import { DeployFirst } from './components/DeployFirst.tsx'
import { SafeTxGasEdit } from './components/SafeTxGasEdit.tsx'
import { ReviewProvider, useReviewContext } from './context/ReviewContext.tsx'
import { WhoSignsWhat } from './levels/WhoSignsWhat.tsx'
import { ownChange } from './model/ownChange.ts'
import type { Review } from './model/Review.ts'
import { ModulesChanged } from './modules/ModulesChanged.tsx'
import { OwnerChanges } from './owners/OwnerChanges.tsx'
import { OwnersChanged } from './owners/OwnersChanged.tsx'
import { ReviewBadge, ReviewChecks, ReviewSignBar } from './ReviewActions.tsx'
import { reviewMessages } from './reviewMessages.ts'
import styles from './Review.module.css'

type Props = {
  /** The id of the draft, or the hash that was signed. */
  readonly draftId: string
  /** Actions that share the draft; they need its hashes. */
  readonly share?: (review: Review) => ReactNode
  readonly onProposed: (draft: Draft, safeTxHash: Hex, id: string) => Promise<void>
}

/** A draft without signatures. The sentence at the top is derived from the bytes to sign. */
export function ReviewPage({ draftId, share, onProposed }: Props) {
  const { key, account } = useAccount()
  const navigate = useNavigateFromHere()
  const [opened, setOpened] = useState(() => {
    const draft = draftStore.read(draftId)
    return draft === null ? findSignedDraft(draftId) : { id: draftId, draft }
  })
  const draft = opened?.draft
  if (!draft || draft.chainId !== key.chainId || !isSameAddress(draft.safe, key.safe))
    return (
      <EmptyState
        level={1}
        sentence={reviewMessages.noDraft}
        detail={reviewMessages.noDraftDetail}
        action={
          <Link to="/safes/$safe/queue" params={{ safe: account }} className="cs-link">
            {reviewMessages.openQueue}
          </Link>
        }
      />
    )
  return (
    <ReviewProvider
      asked={null}
      transaction={draft.transaction}
      details={null}
      draft={opened}
      onProposed={(safeTxHash) => onProposed(draft, safeTxHash, opened.id)}
      onStored={(safeTxHash) => {
        draftStore.remove(opened.id)
        void navigate({ to: '/safes/$safe/transactions/$id', params: { safe: account, id: safeTxHash } })
      }}
    >
      <DraftReview
        draft={draft}
        onDraft={(next) => {
          draftStore.update(opened.id, next)
          setOpened({ id: opened.id, draft: next })
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
  const context = useViewContext({
    balances,
    decode,
    isCoinFromService: useCoinIsFromService(),
    threshold,
    units: review?.unitOf,
  })
  const { transaction, note, app } = draft
  const chainName = useChainName()
  const statement = statementOfCall({ call: transaction, tense: 'will', nonce: transaction.nonce }, context)
  const tree = callTreeOf(transaction, context, null)
  const owners = ownChange(review, key.safe)
  useDocumentTitle(reviewMessages.title, context.accountName)
  const appName = app && ((URL.canParse(app.url) && new URL(app.url).host) || app.name)
  return (
    <ReviewLayout
      head={
        <TransactionHead
          kind={reviewMessages.draftOf({ kind: kindOfTree(tree) })}
          number={pageMessages.transaction({ nonce: `${transaction.nonce}` })}
          place={placeWords(transaction.nonce, review?.state.nonce ?? null)}
          note={note}
          badge={<ReviewBadge />}
          parts={statement.parts}
          recipients={recipientsOf(key.safe, flowOf(tree.nodes), owners)}
        />
      }
      effects={
        <>
          {draft.owners && <OwnersChanged draft={draft} onReplanned={onDraft} />}
          {draft.removedModules && <ModulesChanged draft={draft} onReplanned={onDraft} />}
          <OwnerChanges />
          <DeployFirst />
          <ReviewEffects
            {...{ transaction, context, statement }}
            exceptions={[
              ...(note === '' ? [] : [{ text: effectsMessages.noteFromYou, source: 'you' as const }]),
              ...(appName ? [{ text: effectsMessages.askedByApp({ app: appName }), source: 'service' as const }] : []),
            ]}
          />
          {draft.message !== undefined && (
            <MessageContentView content={draft.message} context={context} chainName={chainName} />
          )}
          <ApprovedTransactions />
          <WhoSignsWhat />
        </>
      }
      side={
        <>
          <div className={styles.side}>
            <ReviewChecks />
          </div>
          <Signers />
        </>
      }
      details={
        <>
          <ReviewDetails {...{ transaction, context, tree }} share={review && share?.(review)} />
          {draft.source === 'app' && (
            <SafeTxGasEdit
              key={transaction.safeTxGas.toString()}
              current={transaction.safeTxGas}
              onApply={(safeTxGas) => onDraft({ ...draft, transaction: { ...transaction, safeTxGas } })}
            />
          )}
        </>
      }
      bar={<ReviewSignBar />}
    />
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
        title={reviewMessages.signers}
        action={reviewMessages.mustSign({ threshold, owners: owners.length })}
      />
      <SignerTimeline entries={entries} />
    </section>
  )
}
