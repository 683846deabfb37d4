import { NoticeStrip } from '@countersign/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useMatches } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { chainHistory } from '../data/chain-only/chainHistory.ts'
import { readableChain } from '../data/rpc/readableChain.ts'
import { queryKeys } from '../data/keys/queryKeys.ts'
import type { OpenAccount } from '../data/url/AccountContext.tsx'
import { AddTokenForm } from './AddTokenForm.tsx'

const ACCOUNT = '/_app/safes/$safe/'

/** What the list on this page cannot know without a service. */
export function ChainOnlyNote({ account }: { account: OpenAccount | null }) {
  const route = useMatches({ select: (matches) => matches.at(-1)?.routeId ?? '' })
  if (account && (route === `${ACCOUNT}history` || route === ACCOUNT)) return <HistoryNote account={account} />
  if (account && route === `${ACCOUNT}assets`) return <AssetsNote account={account} />
  const words = WORDS[route]
  return words === undefined ? null : (
    <NoticeStrip icon="info-circle" title={words.title}>
      {words.text}
    </NoticeStrip>
  )
}

const WORDS: Record<string, { title: string; text: string }> = {
  [`${ACCOUNT}queue`]: {
    title: 'Only proposals kept in this browser are listed.',
    text: 'Others may have proposed or signed more: ask them for a link, a file or a QR code.',
  },
  [`${ACCOUNT}messages/`]: {
    title: 'Only messages kept in this browser are listed.',
    text: 'Others may have asked for or signed more: ask them for a link, a file or a QR code.',
  },
  [`${ACCOUNT}apps`]: {
    title: 'The list of apps comes from a service.',
    text: 'What it listed last is shown. Your own apps open by their address; nobody reads what an app says of itself.',
  },
  '/_app/': {
    title: 'Only accounts and proposals known to this browser are looked at.',
    text: 'Without a service nobody lists accounts by their owner.',
  },
  '/_app/accounts': {
    title: 'Only accounts known to this browser are listed.',
    text: 'Without a service nobody lists accounts by their owner. There are no prices.',
  },
}

function HistoryNote({ account: { chain, key, safe } }: { account: OpenAccount }) {
  const queryClient = useQueryClient()
  const progress = useSyncExternalStore(chainHistory.subscribe, () => chainHistory.progress(key))
  if (progress === null) return null
  const lookBack = () =>
    void chainHistory
      .lookBack(readableChain(chain), safe)
      .then(() => queryClient.invalidateQueries({ queryKey: queryKeys.history(key) }))
  const range = `blocks ${count(progress.from)} to ${count(progress.to)}`
  if (progress.reading && !progress.complete)
    return (
      <NoticeStrip icon="clock" title="Reading history:">
        block {count(progress.from)} is reached. What was read is kept, and reading goes on from there.
      </NoticeStrip>
    )
  if (progress.complete)
    return (
      <NoticeStrip icon="info-circle" title="History comes from events alone.">
        Read from {range}, back to the creation. Coins that a contract sent without an event are not in it.
      </NoticeStrip>
    )
  return (
    <NoticeStrip
      icon="info-circle"
      title="History is not complete."
      action={{ label: 'Look further back', onClick: lookBack }}
    >
      Read from events in {range}.
    </NoticeStrip>
  )
}

function AssetsNote({ account: { chain, key } }: { account: OpenAccount }) {
  const progress = useSyncExternalStore(chainHistory.subscribe, () => chainHistory.progress(key))
  const since = progress === null ? '' : ` since block ${count(progress.from)}`
  return (
    <>
      <NoticeStrip icon="info-circle" title="Only known tokens are asked for.">
        {chain.nativeCurrency.symbol}, tokens that moved{since}, well-known ones and those you add. There are no prices.
      </NoticeStrip>
      <AddTokenForm chain={chain} accountKey={key} />
    </>
  )
}

const count = (block: number): string => block.toLocaleString('en')
