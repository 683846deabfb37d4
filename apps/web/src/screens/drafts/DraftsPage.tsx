import { type Address, isSameAddress, ZERO_ADDRESS } from '@countersign/primitives'
import { EmptyState, Icon, NoticeStrip, PageHeader, SectionHeading, VerdictNote } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { nativeCoin } from '../../data/chain-access/nativeCoin.ts'
import { hasFeature } from '../../data/config/hasFeature.ts'
import type { SavedDraft } from '../../data/drafts/SavedDraft.ts'
import { draftsOf, type UnreadDraft, useSavedDrafts } from '../../data/drafts/savedDrafts.ts'
import { balancesQuery } from '../../data/query/balancesQuery.ts'
import { useCurrency } from '../../data/storage/currency.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { useDocumentTitle } from '../../data/url/useDocumentTitle.ts'
import { useTokensOfCalls } from '../../parts/draft/useTokensOfCalls.ts'
import { saveText } from '../../parts/exchange/saveText.ts'
import { useLocalDecoder } from '../../parts/transaction/useLocalDecoder.ts'
import { useViewContext } from '../../parts/transaction/useViewContext.ts'
import { DraftCard, type EditDraft } from './components/DraftCard.tsx'
import styles from './components/Drafts.module.css'
import { draftsMessages as messages } from './draftsMessages.ts'

type Props = {
  /** Opens the form that can show the draft. */
  readonly onEdit: EditDraft
  /** The dialog that shares a draft. */
  readonly share: (draft: SavedDraft, onClose: () => void) => ReactNode
}

/** The drafts of the open account, of every form. */
export function DraftsPage({ onEdit, share }: Props) {
  const { key, account, chain } = useAccount()
  const [currency] = useCurrency()
  const { data: balances } = useQuery(balancesQuery(key, currency))
  const decode = useLocalDecoder(true)
  const known = useViewContext({ balances, decode })
  const shelf = useSavedDrafts()
  const drafts = draftsOf(shelf, key)
  const context = useTokensOfCalls(
    chain,
    drafts.flatMap(({ calls }) => calls.flatMap(({ call }) => call ?? [])),
    known,
  )
  const unread = shelf.unread.filter(({ key: place }) => place.includes(`${key.chainId}:${key.safe.toLowerCase()}:`))
  useDocumentTitle(messages.title, context.accountName)
  const decimalsOf = (token: Address): number | null => {
    if (isSameAddress(token, ZERO_ADDRESS)) return nativeCoin(chain).decimals
    const unit = context.tokenOf(token)
    return unit?.kind === 'ERC20' ? unit.decimals : null
  }
  const card = (draft: SavedDraft) => (
    <DraftCard
      key={draft.id}
      {...{ draft, context, decimalsOf, onEdit, share }}
      mayBuild={hasFeature(chain, 'CONTRACT_INTERACTION')}
    />
  )
  const [own, templates] = [
    drafts.filter(({ kind }) => kind === 'draft'),
    drafts.filter(({ kind }) => kind === 'template'),
  ]
  return (
    <>
      <PageHeader
        title={messages.title}
        subtitle={messages.subtitle}
        actions={
          <>
            <Button leftSection={<Icon name="file-import" />} renderRoot={(props) => <Link to="/import" {...props} />}>
              {messages.import}
            </Button>
            <Button
              leftSection={<Icon name="plus" />}
              renderRoot={(props) => <Link to="/safes/$safe/send" params={{ safe: account }} {...props} />}
            >
              {messages.newPayment}
            </Button>
          </>
        }
      />
      {shelf.problem !== null && (
        <VerdictNote verdict="danger" title={messages.cannotRead}>
          {shelf.problem}
        </VerdictNote>
      )}
      {unread.length > 0 && (
        <NoticeStrip
          title={messages.unread(unread.length)}
          action={{ label: messages.saveUnread, onClick: () => saveUnread(unread) }}
        >
          {messages.unreadDetail}
        </NoticeStrip>
      )}
      {drafts.length === 0 && shelf.problem === null && (
        <EmptyState
          level={2}
          sentence={messages.nothing}
          detail={messages.nothingDetail}
          action={
            <Link to="/safes/$safe/send" params={{ safe: account }} className="cs-act">
              <Icon name="plus" />
              {messages.newPayment}
            </Link>
          }
        />
      )}
      <div className={styles.list}>{own.map(card)}</div>
      {templates.length > 0 && (
        <section aria-labelledby="templates">
          <SectionHeading id="templates" title={messages.templates} count={templates.length} />
          <p className={styles.quiet}>{messages.templatesNote}</p>
          <div className={styles.list}>{templates.map(card)}</div>
        </section>
      )}
    </>
  )
}

/** Unread entries exactly as they are stored, so that a later version can read them. */
const saveUnread = (unread: readonly UnreadDraft[]) =>
  saveText(
    'unread-drafts.json',
    `${JSON.stringify(Object.fromEntries(unread.map(({ key, text }) => [key, text])), null, 2)}\n`,
  )
