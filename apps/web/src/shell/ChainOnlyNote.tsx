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

/** What the list on this page cannot contain without a service. */
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
    title: 'Only proposals stored in this browser are listed.',
    text: 'Other owners may have proposed or signed more. Ask them for a link, a file or a QR code.',
  },
  [`${ACCOUNT}messages/`]: {
    title: 'Only messages stored in this browser are listed.',
    text: 'Other owners may have requested or signed more. Ask them for a link, a file or a QR code.',
  },
  [`${ACCOUNT}apps`]: {
    title: 'The list of apps comes from a service.',
    text: 'This page shows the last list. Your own apps open by their address, without their descriptions.',
  },
  '/_app/': {
    title: 'Only accounts and proposals known to this browser are shown.',
    text: 'Without a service, accounts cannot be found by their owner.',
  },
  '/_app/accounts': {
    title: 'Only accounts known to this browser are listed.',
    text: 'Without a service, accounts cannot be found by their owner, and there are no prices.',
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
        block {count(progress.from)} is reached. The part that was read is stored, and reading continues from there.
      </NoticeStrip>
    )
  if (progress.complete)
    return (
      <NoticeStrip icon="info-circle" title="The history comes from events only.">
        Read from {range}, back to the creation. Coins that a contract sent without an event are missing.
      </NoticeStrip>
    )
  return (
    <NoticeStrip
      icon="info-circle"
      title="The history is not complete."
      action={{ label: 'Read further back', onClick: lookBack }}
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
      <NoticeStrip icon="info-circle" title="Only known tokens are read.">
        {chain.nativeCurrency.symbol}, tokens that moved{since}, well-known tokens and those that you add. There are no
        prices.
      </NoticeStrip>
      <AddTokenForm chain={chain} accountKey={key} />
    </>
  )
}

const count = (block: number): string => block.toLocaleString('en')
