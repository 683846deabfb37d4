import { NoticeStrip } from '@countersign/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useMatches } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { chainHistory } from '../data/chain-only/chainHistory.ts'
import { readableChain } from '../data/rpc/readableChain.ts'
import { queryKeys } from '../data/keys/queryKeys.ts'
import type { OpenAccount } from '../data/url/AccountContext.tsx'
import { listNoticeMessages as messages } from './listNoticeMessages.ts'

const ACCOUNT = '/_app/safes/$safe/'

/** What the list on this page cannot contain without a service. */
export function ChainOnlyNote({ account }: { account: OpenAccount | null }) {
  const route = useMatches({ select: (matches) => matches.at(-1)?.routeId ?? '' })
  if (account && (route === `${ACCOUNT}history` || route === ACCOUNT)) return <HistoryNote account={account} />
  if (account && route === `${ACCOUNT}assets`) return <AssetsNote account={account} />
  const words = wordsOf(route)
  return words === null ? null : (
    <NoticeStrip icon="info-circle" title={words.title}>
      {words.text}
    </NoticeStrip>
  )
}

function wordsOf(route: string): { title: string; text: string } | null {
  if (route === `${ACCOUNT}queue`) return { title: messages.queueTitle, text: messages.queueText }
  if (route === `${ACCOUNT}messages/`) return { title: messages.messagesTitle, text: messages.messagesText }
  if (route === `${ACCOUNT}apps`) return { title: messages.appsTitle, text: messages.appsText }
  if (route === '/_app/') return { title: messages.inboxTitle, text: messages.inboxText }
  return route === '/_app/accounts' ? { title: messages.accountsTitle, text: messages.accountsText } : null
}

function HistoryNote({ account: { chain, key, safe } }: { account: OpenAccount }) {
  const queryClient = useQueryClient()
  const progress = useSyncExternalStore(chainHistory.subscribe, () => chainHistory.progress(key))
  if (progress === null) return null
  const lookBack = () =>
    void chainHistory
      .lookBack(readableChain(chain), safe)
      .then(() => queryClient.invalidateQueries({ queryKey: queryKeys.history(key) }))
  if (progress.reading && !progress.complete)
    return (
      <NoticeStrip icon="clock" title={messages.readingHistory}>
        {messages.readingHistoryAt({ block: progress.from })}
      </NoticeStrip>
    )
  if (progress.complete)
    return (
      <NoticeStrip icon="info-circle" title={messages.eventsOnly}>
        {messages.eventsOnlyText(progress)}
      </NoticeStrip>
    )
  return (
    <NoticeStrip
      icon="info-circle"
      title={messages.notComplete}
      action={{ label: messages.readFurther, onClick: lookBack }}
    >
      {messages.notCompleteText(progress)}
    </NoticeStrip>
  )
}

function AssetsNote({ account: { chain, key } }: { account: OpenAccount }) {
  const progress = useSyncExternalStore(chainHistory.subscribe, () => chainHistory.progress(key))
  return (
    <NoticeStrip icon="info-circle" title={messages.knownTokens}>
      {messages.knownTokensText({ symbol: chain.nativeCurrency.symbol, since: progress?.from ?? null })}
    </NoticeStrip>
  )
}
