import { NoticeStrip, toasts } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Place, placeStore, usePlace } from '../../data/drafts/placeStore.ts'
import { safeQuery } from '../../data/query/safeQuery.ts'
import type { OpenAccount } from '../../data/url/AccountContext.tsx'
import { placeMessages as messages } from './placeMessages.ts'

/** Says on every page of the account that its next transaction takes a chosen number. */
export function PlaceStrip({ account }: { account: OpenAccount }) {
  const place = usePlace(account.key)
  return place && <Shown account={account} place={place} />
}

function Shown({ account, place: { nonce, replaces } }: { account: OpenAccount; place: Place }) {
  const next = useQuery(safeQuery(account.key)).data?.nonce
  const number = nonce.toString()
  const isUsed = next !== undefined && nonce < BigInt(next)
  useEffect(() => {
    if (!isUsed) return
    placeStore.clear()
    toasts.show({ kind: 'info', title: messages.used({ nonce: number }), detail: messages.usedDetail })
  }, [isUsed, number])
  if (isUsed) return null
  return (
    <NoticeStrip
      icon="replace"
      title={messages.takes({ nonce: number })}
      action={{ label: messages.drop, onClick: () => placeStore.clear() }}
    >
      {replaces === null ? messages.takesFilling : messages.takesReplacing({ title: replaces })}
    </NoticeStrip>
  )
}
