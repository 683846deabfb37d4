import { SAFE_EVENTS, SafeEvent } from '@countersign/api'
import { parseAddressInput } from '@countersign/primitives'
import { useQueryClient, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { changedAccounts } from '../inbox/changedAccounts.ts'
import { isServiceThere, serviceUrl } from '../client/apiClient.ts'
import { useDataSource } from '../api/dataSource.ts'
import { isOwnChain } from '../config/ownChains.ts'
import { deletedTransactions } from '../query/deletedTransactions.ts'
import { queryKeys, type AccountKey } from '../keys/queryKeys.ts'
import { batchEvents } from '../live/batchEvents.ts'
import { connectEventSource } from '../live/connectEventSource.ts'
import { connectPostedEvents } from '../live/connectPostedEvents.ts'
import type { OpenEventConnection } from '../live/EventConnection.ts'
import { newestEvent } from '../live/newestEvent.ts'
import { openEventStream } from '../live/openEventStream.ts'

const POLL_MS = 15_000
const POLL_INBOX_MS = 60_000
/** More names do not fit into the URL of a request. */
const MOST_IN_ADDRESS = 100
/** The largest number of accounts in one stream of the service. */
export const MOST_FOLLOWED = 1000

/** One event stream per tab: every change of these accounts invalidates the cached data of the open pages. */
export function useLiveUpdates(accounts: readonly AccountKey[]): void {
  const queryClient = useQueryClient()
  // The service does not know networks that this browser added.
  const names = accounts.filter((key) => !isOwnChain(key)).map(({ chainId, safe }) => `${chainId}:${safe}`)
  const list = [...new Set(names)].toSorted().join(',')
  const { from, hasExtensions } = useDataSource()
  useEffect(() => {
    if (from === 'chain') return followChain(queryClient)
    if (!hasExtensions) return followGateway(queryClient)
    return list === '' ? undefined : follow(queryClient, list)
  }, [queryClient, list, from, hasExtensions])
}

/** Without a service there are no events. The page polls, and listens to changes by other tabs and imports. */
function followChain(queryClient: QueryClient): () => void {
  const poll = setInterval(() => void refreshAll(queryClient), POLL_MS)
  const stops: (() => void)[] = []
  let isOver = false
  void Promise.all([import('../chain-only/localProposals.ts'), import('../chain-only/localMessages.ts')]).then(
    ([{ localProposals }, { localMessages }]) => {
      if (isOver) return
      stops.push(
        localProposals.subscribe(() => void refreshParts(queryClient, QUEUE_PARTS, true)),
        localMessages.subscribe(() => void refreshParts(queryClient, MESSAGE_PARTS, false)),
      )
    },
  )
  return () => {
    isOver = true
    clearInterval(poll)
    for (const stop of stops) stop()
  }
}

/** A plain gateway sends no events. Its state of an account has four tags, which change with the lists that they are named after. */
function followGateway(queryClient: QueryClient): () => void {
  const poll = setInterval(() => void refreshTagged(queryClient), POLL_MS)
  // The waiting work of many accounts costs requests for each of them.
  const pollInbox = setInterval(() => void refreshParts(queryClient, NO_PARTS, true), POLL_INBOX_MS)
  return () => {
    clearInterval(poll)
    clearInterval(pollInbox)
  }
}

async function refreshTagged(queryClient: QueryClient): Promise<void> {
  const open = queryClient
    .getQueryCache()
    .findAll({ queryKey: ['account'], type: 'active' })
    .filter(({ queryKey: [, , , part] }) => part === 'safe')
  for (const { queryKey } of open) {
    const before = Tags.safeParse(queryClient.getQueryData(queryKey)).data
    await queryClient.invalidateQueries({ queryKey, exact: true })
    const now = Tags.safeParse(queryClient.getQueryData(queryKey)).data
    if (!before || !now) continue
    const parts = Object.entries(PARTS_OF_TAG).flatMap(([tag, tagged]) => (before[tag] === now[tag] ? [] : [...tagged]))
    const account = queryKey.slice(0, 3)
    if (parts.length > 0)
      await queryClient.invalidateQueries({
        queryKey: account,
        predicate: (query) => parts.includes(query.queryKey[3]),
      })
  }
}

function connectionOf(names: readonly string[], since: number | null): OpenEventConnection {
  const after = since === null ? '' : `lastEventId=${since}`
  if (names.length > MOST_IN_ADDRESS)
    return connectPostedEvents(
      serviceUrl(`/v1/events?${after}`),
      { safes: names.slice(0, MOST_FOLLOWED) },
      new Set<string>(SAFE_EVENTS),
    )
  const safes = encodeURIComponent(names.join(','))
  return connectEventSource(serviceUrl(`/v1/events?safes=${safes}&${after}`), SAFE_EVENTS)
}

function refreshParts(queryClient: QueryClient, parts: ReadonlySet<unknown>, overviews: boolean): Promise<void> {
  changedAccounts.markAll()
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [subject, , , part] }) =>
      subject === 'inbox' || (overviews && subject === 'overviews') || (subject === 'account' && parts.has(part)),
  })
}

/** Lists the event under Notifications; the code for it is loaded with the first one. */
async function note(queryClient: QueryClient, data: string): Promise<void> {
  const event = parseEvent(data)
  if (!event) return
  const { noteServiceEvent } = await import('./noteServiceEvent.ts')
  await noteServiceEvent(queryClient, event)
}

function follow(queryClient: QueryClient, list: string): () => void {
  let poll: ReturnType<typeof setInterval> | undefined
  let isFirst = true
  const since = newestEvent.get()
  const events = batchEvents({
    apply: (data) => {
      refresh(queryClient, data)
      void note(queryClient, data)
    },
    applyAll: () => void refreshAll(queryClient),
  })
  const stream = openEventStream({
    connect: connectionOf(list.split(','), since),
    onOpen: (isAgain) => {
      clearInterval(poll)
      poll = undefined
      if (isAgain) void refreshAll(queryClient)
      // No event reports a change between the page's first answer and the start of this stream.
      else if (isFirst && since === null) void refreshAnswers(queryClient)
      isFirst = false
    },
    onEvent: events.add,
    onBreak: () => {
      void isServiceThere()
      poll ??= setInterval(() => void refreshAll(queryClient), POLL_MS)
    },
  })
  return () => {
    stream.close()
    events.stop()
    clearInterval(poll)
  }
}

/** Off-chain events change the queue or the messages; every other event may change anything of the account. */
const QUEUE_PARTS = new Set<unknown>(['queue', 'nonces', 'transaction'])
const MESSAGE_PARTS = new Set<unknown>(['messages', 'message'])
const PROPOSER_PARTS = new Set<unknown>(['proposers'])
const BOOK_PARTS = new Set<unknown>(['shared-book'])
/** `SAFE_UPDATED` comes with them. */
const NO_PARTS = new Set<unknown>()
/** The strip of the account and its recovery page read them from the chain. */
const RECOVERY_PARTS = new Set<unknown>(['recoveries'])
const PARTS_OF: Partial<Record<SafeEvent['type'], ReadonlySet<unknown>>> = {
  PENDING_MULTISIG_TRANSACTION: QUEUE_PARTS,
  NEW_CONFIRMATION: QUEUE_PARTS,
  DELETED_MULTISIG_TRANSACTION: QUEUE_PARTS,
  READY_TO_EXECUTE: QUEUE_PARTS,
  SETTINGS_CHANGED: NO_PARTS,
  RECOVERY_ANNOUNCED: RECOVERY_PARTS,
  SHARED_BOOK_UPDATED: BOOK_PARTS,
  NEW_DELEGATE: PROPOSER_PARTS,
  UPDATED_DELEGATE: PROPOSER_PARTS,
  DELETED_DELEGATE: PROPOSER_PARTS,
  MESSAGE_CREATED: MESSAGE_PARTS,
  MESSAGE_CONFIRMATION: MESSAGE_PARTS,
}

/** An attempt begins with an announcement, and ends with a transaction of the account or of the module. */
const RECOVERY_EVENTS = new Set<SafeEvent['type']>([
  'RECOVERY_ANNOUNCED',
  'EXECUTED_MULTISIG_TRANSACTION',
  'MODULE_TRANSACTION',
])

/** What the Safe Client Gateway counts with each tag of an account. */
const PARTS_OF_TAG: Readonly<Record<string, ReadonlySet<unknown>>> = {
  txQueuedTag: new Set(['queue', 'nonces', 'transaction']),
  txHistoryTag: new Set(['queue', 'nonces', 'transaction', 'history', 'balances', 'collectibles', 'movements']),
  collectiblesTag: new Set(['collectibles', 'balances']),
  messagesTag: MESSAGE_PARTS,
}
const Tags = z.record(z.string(), z.unknown())

export function refresh(queryClient: QueryClient, data: string): void {
  const event = parseEvent(data)
  void queryClient.invalidateQueries({ queryKey: ['overviews'] })
  if (!event) return
  if (event.type === 'SAFE_APPS_UPDATE')
    return void queryClient.invalidateQueries({ queryKey: queryKeys.apps(event.chainId) })
  followDeletion(queryClient, event)
  changedAccounts.mark(`${event.chainId}:${event.address ?? ''}`)
  void queryClient.invalidateQueries({ queryKey: ['inbox'] })
  if (RECOVERY_EVENTS.has(event.type)) renew(queryClient, queryKeys.waitingRecoveriesOf(event.chainId), () => true)
  const address = event.address === undefined ? null : parseAddressInput(event.address)
  const queryKey = address?.ok
    ? queryKeys.account({ chainId: event.chainId, safe: address.address })
    : ['account', event.chainId]
  const parts = PARTS_OF[event.type]
  if (parts === undefined) void queryClient.invalidateQueries({ queryKey: ['account-owners', event.chainId] })
  renew(queryClient, queryKey, (part) => parts === undefined || parts.has(part))
}

/**
 * A first read under way may have been answered before the change, and would count as fresh. Invalidating lets it finish, so it is then
 * read once more.
 */
function renew(queryClient: QueryClient, queryKey: QueryKey, isAbout: (part: unknown) => boolean): void {
  const predicate = (query: Query) => isAbout(query.queryKey[3])
  const early = queryClient
    .getQueryCache()
    .findAll({ queryKey, type: 'active', fetchStatus: 'fetching', predicate })
    .filter(({ state }) => state.data === undefined)
  void queryClient.invalidateQueries({ queryKey, predicate })
  for (const query of early) {
    const again = () => queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true })
    // Also after a failure: an item that was missing before the change may exist after it.
    void query.promise?.then(again, again)
  }
}

/** A deleted transaction is not requested again: its page says so without a request that would fail. */
function followDeletion(queryClient: QueryClient, { type, safeTxHash }: SafeEvent): void {
  if (safeTxHash === undefined) return
  if (type !== 'DELETED_MULTISIG_TRANSACTION') return deletedTransactions.forget(safeTxHash)
  deletedTransactions.add(safeTxHash)
  void queryClient.resetQueries({
    predicate: ({ queryKey: [subject, , , part, id] }) =>
      subject === 'account' && part === 'transaction' && deletedTransactions.find(String(id)) !== null,
  })
}

function parseEvent(data: string): SafeEvent | null {
  try {
    const parsed = SafeEvent.safeParse(JSON.parse(data))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

const EVERYTHING = new Set<unknown>(['account', 'overviews', 'inbox', 'account-owners', 'safe-apps'])

function refreshAll(queryClient: QueryClient): Promise<void> {
  changedAccounts.markAll()
  return queryClient.invalidateQueries({ predicate: ({ queryKey: [subject] }) => EVERYTHING.has(subject) })
}

/** Data that is read from the chain or computed in the page derives from these. */
const ANSWERS = new Set<unknown>([
  'safe',
  'nonces',
  'balances',
  'collectibles',
  'queue',
  'history',
  'transaction',
  'messages',
  'message',
  'proposers',
])

function refreshAnswers(queryClient: QueryClient): Promise<void> {
  changedAccounts.markAll()
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [subject, , , part] }) =>
      subject === 'overviews' || subject === 'inbox' || (subject === 'account' && ANSWERS.has(part)),
  })
}
