import { MOST_INBOX_ACCOUNTS, type InboxAccount, type InboxPage, type UnreadInboxAccount } from '@countersign/api'
import type { ApiClient } from '@countersign/api/client'
import { type Address, groupsOf, isSameAddress } from '@countersign/primitives'
import { api, ownChainsApi } from '../client/apiClient.ts'
import { isOwnChain } from '../config/ownChains.ts'
import type { AccountKey } from '../keys/queryKeys.ts'
import type { InboxEntry } from './InboxEntry.ts'
import { nameOfKey } from '../keys/nameOfKey.ts'
import { readRestOfInbox } from './readRestOfInbox.ts'
import { connectionMessages as messages } from '../connection/connectionMessages.ts'

/** Pages of one request; a page has about a thousand rows. Accounts after the last page are marked as unread. */
const MOST_PAGES = 30

type Reading = { readonly wallet: Address | null; readonly signal: AbortSignal }

/**
 * The pending work of these accounts, in one request for a thousand of them.
 * @returns an entry for each account, with `error` when it could not be read
 * @throws {ApiError} when no source answered
 */
export async function readInboxAccounts(
  keys: readonly AccountKey[],
  reading: Reading,
): Promise<Record<string, InboxEntry>> {
  const own = keys.filter(isOwnChain)
  const others = keys.filter((key) => !isOwnChain(key))
  const groups = groupsOf(others, MOST_INBOX_ACCOUNTS)
  const read = await Promise.all([
    ...groups.map((group) => readGroup(api(), group, reading)),
    ...(own.length > 0 ? [ownChainsApi().then((client) => readGroup(client, own, reading))] : []),
  ])
  return Object.assign({}, ...read)
}

async function readGroup(
  client: ApiClient,
  keys: readonly AccountKey[],
  { wallet, signal }: Reading,
): Promise<Record<string, InboxEntry>> {
  const found = new Map<string, InboxAccount | UnreadInboxAccount>()
  const safes = keys.map(({ chainId, safe }) => `${chainId}:${safe}`)
  let cursor: string | null = null
  for (let page = 0; page < MOST_PAGES; page++) {
    const answer: InboxPage | null = await client
      .getInbox({ body: { safes, cursor }, signal })
      .catch((error: unknown) => {
        // Earlier pages stay; the accounts of the missing pages are unread.
        if (page === 0 || signal.aborted) throw error
        return null
      })
    for (const entry of answer?.results ?? [])
      found.set(nameOfKey({ chainId: entry.chainId, safe: entry.address }), entry)
    cursor = answer?.next ?? null
    if (cursor === null) break
  }
  const isMine = ({ owners }: InboxAccount) => wallet !== null && owners.some((owner) => isSameAddress(owner, wallet))
  const readable = [...found.values()].filter((entry): entry is InboxAccount => !('error' in entry))
  const whole = await readRestOfInbox(
    client,
    [...readable].toSorted((a, b) => Number(isMine(b)) - Number(isMine(a))),
    signal,
  )
  const unread = (key: AccountKey): UnreadInboxAccount => ({
    chainId: key.chainId,
    address: key.safe,
    error: messages.accountUnanswered,
  })
  return Object.fromEntries(
    keys.map((key): [string, InboxEntry] => {
      const name = nameOfKey(key)
      const entry = found.get(name)
      if (entry === undefined) return [name, unread(key)]
      return [name, 'error' in entry ? entry : (whole.get(entry) ?? { ...entry, isPartial: false })]
    }),
  )
}
