import type { Chain, Message, MessageContent } from '@countersign/api'
import { errorText, type Hex, isSameAddress, shortenAddress } from '@countersign/primitives'
import {
  ProvenanceMark,
  SectionHeading,
  SignerTimeline,
  Statement,
  StatementMeta,
  TimeText,
  useCopy,
} from '@countersign/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Check } from '@countersign/safe/checks'
import { readObserved } from '../../../data/query/readObserved.ts'
import { useChainName } from '../../../data/query/useChainName.ts'
import { CodeText } from '../../../parts/disclosure/CodeText.tsx'
import type { MessageDraft } from '../../../data/drafts/messageDraftStore.ts'
import { hostOfOrigin, messageMeaning, type AppOrigin, type MessageMeaning } from '@countersign/describe/message'
import { balancesQuery } from '../../../data/query/balancesQuery.ts'
import type { ShareableMessage } from '../../../parts/exchange/messageProposalOf.ts'
import { useOutflows } from '../../../signing/review/useOutflows.ts'
import { ChecksFailed, ChecksPanel, ChecksPending } from '../../../signing/review/ChecksPanel.tsx'
import layout from '../../../parts/layout/ReviewLayout.module.css'
import { useSavedSignatures } from '../../../signing/saved/savedSignatures.ts'
import { useMessageSigning } from '../../../signing/message/useMessageSigning.ts'
import { useVerdict } from '../../../signing/review/useVerdict.ts'
import { SavedSignatureNote } from '../../../signing/saved/SavedSignatureNote.tsx'
import { useCurrency } from '../../../data/storage/currency.ts'
import { StatementText } from '../../../parts/transaction/StatementText.tsx'
import { ToldNames } from '../../../parts/transaction/ToldNames.tsx'
import type { ViewContext } from '@countersign/describe/transaction'
import { useViewContext } from '../../../parts/transaction/useViewContext.ts'
import { pageLink } from '../../../data/url/pageLink.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useDocumentTitle } from '../../../data/url/useDocumentTitle.ts'
import { useWallet } from '../../../data/wallet/walletStore.ts'
import { messageReviewQuery } from '../read/messageReviewQuery.ts'
import type { MessageReview } from '../model/MessageReview.ts'
import { permitFlows } from '../model/permitFlows.ts'
import { messageSigners } from '../model/messageSigners.ts'
import { MessageBar } from './MessageBar.tsx'
import { MessageContentView } from '../../../parts/message/MessageContentView.tsx'
import { MessageDevice, PayloadHash } from './MessageHashes.tsx'
import styles from './Messages.module.css'

type Props = {
  readonly content: MessageContent
  readonly origin: AppOrigin | null
  /** Null for a draft. */
  readonly details: Message | null
  /** The hash in the URL; null for a draft. */
  readonly askedHash: Hex | null
  readonly draft: { readonly id: string; readonly draft: MessageDraft } | null
  readonly onProposed?: (messageHash: Hex) => Promise<void>
  readonly onStored: (messageHash: Hex) => void
  /** Shares the checked message with another person or machine. */
  readonly share?: MessageShare
  /** Removes a message that only this browser stores. */
  readonly remove?: ReactNode
}

export type MessageShare = (message: ShareableMessage, checks: readonly Check[]) => ReactNode

const noAppAsked = async (): Promise<void> => {}

const UNREAD: Pick<MessageReview, 'checks' | 'signatures'> = { checks: [], signatures: [] }

/** A message to read, check and sign. All text is derived from the content that is hashed. */
export function MessageView({
  content,
  origin,
  details,
  askedHash,
  draft,
  onProposed = noAppAsked,
  onStored,
  share,
  remove,
}: Props) {
  const { key, chain } = useAccount()
  const [currency] = useCurrency()
  const balances = useQuery(balancesQuery(key, currency)).data
  const told = useViewContext({ balances })
  const chainName = useChainName()
  const queryClient = useQueryClient()
  const options = messageReviewQuery(queryClient, { chain, accountKey: key, content, origin, details, askedHash })
  const query = useQuery(options)
  const review = query.data ?? null
  // Amounts use the units of the token contracts; until the chain has answered, those of the service.
  const context = review ? { ...told, tokenOf: review.tokenOf } : told
  const { checks, signatures } = review ?? UNREAD
  const actions = useMessageSigning({
    review,
    origin,
    draft,
    refresh: async () => (await readObserved(queryClient, options)) ?? null,
    onProposed,
    onStored,
  })
  const saved = useSavedSignatures(key, review?.reviewed.safeMessageHash ?? null)
  const subject = review ? { ...key, hash: review.reviewed.safeMessageHash } : null
  const verdict = useVerdict(subject, checks, useOutflows(permitFlows(content), balances, context))
  const { address: wallet } = useWallet()
  const meaning = messageMeaning(content, context)
  useDocumentTitle('Message', context.accountName)
  const signed = signatures.flatMap(({ outcome }) => (outcome.kind === 'valid' ? [outcome.signature.owner] : []))
  return (
    <div className={layout.page}>
      <div className={layout.main}>
        <div className={layout.head}>
          <MessageMeta {...{ details, origin, context, meaning }} />
          <Statement>
            <StatementText parts={meaning.statement} />
          </Statement>
          <ShareSlot {...{ review, chain, origin, share }} />
        </div>
        <MessageContentView content={content} context={context} chainName={chainName} />
        {review?.complete && verdict.dangers.length === 0 && (
          <section className={layout.section} aria-label="Complete signature">
            <SectionHeading title="Complete signature" action="accepted by the account’s contract" />
            <div className="cs-panel">
              <CodeText text={review.complete} label="signature" />
            </div>
          </section>
        )}
      </div>
      <aside className={layout.aside}>
        {saved.map((entry) => (
          <SavedSignatureNote
            key={entry.owner}
            signature={entry.signature}
            isBusy={actions.busy !== null}
            onRetry={() => void actions.redeliver(entry)}
          />
        ))}
        {query.isError && !review ? (
          <ChecksFailed reason={errorText(query.error)} onRetry={() => void query.refetch()} />
        ) : review ? (
          <ChecksPanel checks={review.checks} overrides={verdict.overrides} />
        ) : (
          <ChecksPending />
        )}
        {review && <MessageDevice reviewed={review.reviewed} comparison={verdict.comparison} />}
        {review && (
          <section>
            <SectionHeading
              title="Signers"
              action={`${Math.min(signed.length, review.state.threshold)} of ${review.state.threshold} signed, ${review.state.owners.length} owners`}
            />
            <SignerTimeline entries={messageSigners(review, wallet, context.nameOf)} />
          </section>
        )}
        {review && <PayloadHash reviewed={review.reviewed} />}
      </aside>
      {review && subject && (
        <MessageBar
          subject={subject}
          situation={{
            wallet,
            owners: review.state.owners,
            threshold: review.state.threshold,
            signed,
            isConfirmed: review.complete !== null,
          }}
          verdict={verdict}
          actions={actions}
          complete={review.complete}
          remove={remove}
          undelivered={saved.find(({ owner }) => wallet !== null && isSameAddress(owner, wallet)) ?? null}
        />
      )}
    </div>
  )
}

type ShareSlotProps = {
  readonly review: MessageReview | null
  readonly chain: Chain
  readonly origin: AppOrigin | null
  readonly share: MessageShare | undefined
}

/** Below the statement. The space is reserved while the account loads. */
function ShareSlot({ review, chain, origin, share }: ShareSlotProps) {
  if (!share) return null
  return <div className={styles.share}>{review && share(shareable(review, chain, origin), review.checks)}</div>
}

/** Contains only the signatures that were verified here. */
const shareable = (review: MessageReview, chain: Chain, origin: AppOrigin | null): ShareableMessage => ({
  chain,
  reviewed: review.reviewed,
  state: review.state,
  signatures: review.signatures.flatMap(({ outcome }) => (outcome.kind === 'valid' ? [outcome.signature.data] : [])),
  proposer: review.details?.proposedBy.value ?? null,
  createdAt: review.details?.creationTimestamp ?? null,
  origin,
})

type MetaProps = Pick<Props, 'details' | 'origin'> & {
  readonly meaning: MessageMeaning
  readonly context: ViewContext
}

/** The kind of message, the app that requested it and the proposer. */
function MessageMeta({ details, origin, meaning: { label, statement }, context }: MetaProps) {
  const { account } = useAccount()
  return (
    <StatementMeta>
      <b>{details === null ? `Draft, ${label.toLowerCase()}` : label}</b>
      {origin && (
        <span title="The requesting app says this about itself; it is not proven">
          Asked by {hostOfOrigin(origin)} <ProvenanceMark source="service" />
        </span>
      )}
      {details && (
        <span>
          Proposed by {context.nameOf(details.proposedBy.value) ?? shortenAddress(details.proposedBy.value)},{' '}
          <TimeText at={details.creationTimestamp} form="exact" /> <ProvenanceMark source="service" />
        </span>
      )}
      <ToldNames parts={statement} />
      {details && <CopyLink href={pageLink(`/safes/${account}/messages/${details.messageHash}`)} />}
    </StatementMeta>
  )
}

const LINK_WORDS = { idle: 'Copy link', copied: 'Link copied', failed: 'Not copied' }

/** The link for the other owners. */
function CopyLink({ href }: { href: string }) {
  const { outcome, copy } = useCopy(href)
  return (
    <button type="button" className="cs-link" onClick={copy}>
      <span aria-live="polite">{LINK_WORDS[outcome]}</span>
    </button>
  )
}
