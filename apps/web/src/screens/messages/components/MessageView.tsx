import type { Message, MessageContent } from '@countersign/api'
import { type Address, errorText, type Hex, isSameAddress, shortenAddress } from '@countersign/primitives'
import { RichText, SectionHeading, SignerTimeline, TimeText, useCopy } from '@countersign/ui'
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messageMeaning, type AppOrigin } from '@countersign/describe/message'
import type { ViewContext } from '@countersign/describe/transaction'
import type { Check } from '@countersign/safe/checks'
import type { MessageDraft } from '../../../data/drafts/messageDraftStore.ts'
import { balancesQuery } from '../../../data/query/balancesQuery.ts'
import { readObserved } from '../../../data/query/readObserved.ts'
import { useChainName } from '../../../data/query/useChainName.ts'
import { useCurrency } from '../../../data/storage/currency.ts'
import { pageLink } from '../../../data/url/pageLink.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useDocumentTitle } from '../../../data/url/useDocumentTitle.ts'
import { useWallet } from '../../../data/wallet/walletStore.ts'
import { CodeText } from '../../../parts/disclosure/CodeText.tsx'
import { ReviewLayout } from '../../../parts/layout/ReviewLayout.tsx'
import { MessageContentView } from '../../../parts/message/MessageContentView.tsx'
import { pageMessages } from '../../../parts/transaction/page/pageMessages.ts'
import { recipientsOf } from '../../../parts/transaction/page/recipientsOf.ts'
import { TransactionHead } from '../../../parts/transaction/page/TransactionHead.tsx'
import { TextWithAddresses } from '../../../parts/transaction/TextWithAddresses.tsx'
import { useViewContext } from '../../../parts/transaction/useViewContext.ts'
import { useMessageSigning } from '../../../signing/message/useMessageSigning.ts'
import { ChecksFailed, ChecksPanel, ChecksPending } from '../../../signing/review/ChecksPanel.tsx'
import { useOutflows } from '../../../signing/review/useOutflows.ts'
import { useVerdict } from '../../../signing/review/useVerdict.ts'
import { VerdictLink } from '../../../signing/review/VerdictLink.tsx'
import { verdictOf } from '../../../signing/review/verdictOf.ts'
import { SavedSignatureNote } from '../../../signing/saved/SavedSignatureNote.tsx'
import { useSavedSignatures } from '../../../signing/saved/savedSignatures.ts'
import { messageReviewMessages } from '../messageReviewMessages.ts'
import type { MessageReview } from '../model/MessageReview.ts'
import { messageSigners } from '../model/messageSigners.ts'
import { permitFlows } from '../model/permitFlows.ts'
import { messageReviewQuery } from '../read/messageReviewQuery.ts'
import { MessageBar } from './MessageBar.tsx'
import { MessageDetails, type MessageShare } from './MessageDetails.tsx'
import { MessageEffects } from './MessageEffects.tsx'
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

const noAppAsked = async (): Promise<void> => {}

const NO_CHECKS: readonly Check[] = []

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
  const reported = useViewContext({ balances })
  const chainName = useChainName()
  const queryClient = useQueryClient()
  const options = messageReviewQuery(queryClient, { chain, accountKey: key, content, origin, details, askedHash })
  const query = useQuery(options)
  const review = query.data ?? null
  // Amounts use the units of the token contracts; until the chain has answered, those of the service.
  const context = review ? { ...reported, tokenOf: review.tokenOf } : reported
  const checks = review?.checks ?? NO_CHECKS
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
  const flows = permitFlows(content)
  const verdict = useVerdict(subject, checks, useOutflows(flows, balances, context))
  const { address: wallet } = useWallet()
  const meaning = messageMeaning(content, context, isComplete(review))
  useDocumentTitle(messageReviewMessages.title, context.accountName)
  const signed = review ? signedOf(review) : []
  const grouped =
    review &&
    verdictOf({ checks, overrides: verdict.overrides, isRunning: false, isAccepted: false, canRun: () => false })
  return (
    <ReviewLayout
      head={
        <TransactionHead
          kind={details === null ? messageReviewMessages.draftOf({ kind: meaning.label }) : meaning.label}
          number={null}
          meta={<MessageMeta {...{ details, context }} />}
          badge={<VerdictLink verdict={grouped} />}
          parts={meaning.statement}
          recipients={recipientsOf(key.safe, flows, null)}
        />
      }
      effects={
        <>
          <MessageEffects {...{ flows, context, origin, meaning, balances, currency }} />
          <MessageContentView content={content} context={context} chainName={chainName} />
          {review?.complete && verdict.dangers.length === 0 && (
            <section aria-label={messageReviewMessages.completeSignature}>
              <SectionHeading
                title={messageReviewMessages.completeSignature}
                action={messageReviewMessages.acceptedByContract}
              />
              <div className="cs-panel">
                <CodeText text={review.complete} label={messageReviewMessages.signature} />
              </div>
            </section>
          )}
        </>
      }
      side={<MessageSide {...{ query, saved, actions, verdict, context }} />}
      details={review && <MessageDetails {...{ review, comparison: verdict.comparison, chain, origin, share }} />}
      bar={
        review &&
        subject && (
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
        )
      }
    />
  )
}

type SideProps = {
  readonly query: Pick<UseQueryResult<MessageReview | null>, 'data' | 'isError' | 'error' | 'refetch'>
  readonly saved: ReturnType<typeof useSavedSignatures>
  readonly actions: ReturnType<typeof useMessageSigning>
  readonly verdict: ReturnType<typeof useVerdict>
  readonly context: ViewContext
}

/** Undelivered signatures, the verdict, and the signers. */
function MessageSide({ query, saved, actions, verdict, context }: SideProps) {
  const { key } = useAccount()
  const { address: wallet } = useWallet()
  const review = query.data ?? null
  const signed = review === null ? 0 : signedOf(review).length
  return (
    <>
      <div className={styles.verdict}>
        {saved.map((entry) => (
          <SavedSignatureNote
            key={entry.owner}
            entry={entry}
            isSpent={false}
            isBusy={actions.busy !== null}
            onRetry={() => void actions.redeliver(entry)}
          />
        ))}
        {query.isError && !review ? (
          <ChecksFailed reason={errorText(query.error)} onRetry={() => void query.refetch()} />
        ) : review ? (
          <ChecksPanel
            checks={review.checks}
            overrides={verdict.overrides}
            write={(text) => <TextWithAddresses text={text} chainId={key.chainId} />}
          />
        ) : (
          <ChecksPending />
        )}
      </div>
      {review && (
        <section>
          <SectionHeading
            title={messageReviewMessages.signers}
            action={messageReviewMessages.signedOf({
              signed: Math.min(signed, review.state.threshold),
              required: review.state.threshold,
              owners: review.state.owners.length,
            })}
          />
          <SignerTimeline entries={messageSigners(review, wallet, context.nameOf)} />
        </section>
      )}
    </>
  )
}

/** The account's contract accepts the signatures. */
const isComplete = (review: MessageReview | null): boolean => review !== null && review.complete !== null

/** Owners whose signature was verified here. */
const signedOf = ({ signatures }: MessageReview): Address[] =>
  signatures.flatMap(({ outcome }) => (outcome.kind === 'valid' ? [outcome.signature.owner] : []))

type MetaProps = Pick<Props, 'details'> & { readonly context: ViewContext }

/** Who proposed it, and the link for the other owners. */
function MessageMeta({ details, context }: MetaProps) {
  const { account } = useAccount()
  if (details === null) return null
  return (
    <>
      <span>
        <RichText
          text={messageReviewMessages.proposedBy}
          slots={{
            name: context.nameOf(details.proposedBy.value) ?? shortenAddress(details.proposedBy.value),
            time: <TimeText at={details.creationTimestamp} form="exact" />,
          }}
        />
      </span>
      <CopyLink href={pageLink(`/safes/${account}/messages/${details.messageHash}`)} />
    </>
  )
}

/** The link for the other owners. */
function CopyLink({ href }: { href: string }) {
  const { outcome, copy } = useCopy(href)
  const words = { idle: pageMessages.copyLink, copied: pageMessages.linkCopied, failed: pageMessages.notCopied }
  return (
    <button type="button" className="cs-link" onClick={copy}>
      <span aria-live="polite">{words[outcome]}</span>
    </button>
  )
}
