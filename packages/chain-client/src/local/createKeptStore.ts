import { type Address, isSameAddress, createListeners } from '@countersign/primitives'
import * as z from 'zod/mini'
import type { KeyValue } from './KeyValue.ts'
import type { LocalSignature, Offer } from './LocalProposal.ts'

type Account = { readonly chainId: string; readonly safe: Address }
type Kept = Account & {
  readonly createdAt: number
  readonly signatures: readonly LocalSignature[]
  readonly offer: Offer | null
}

/** A store for items of accounts that no service has. */
export type KeptStore<Item extends Kept, Subject> = {
  /** Everything of an account, oldest first; of all accounts when none is given. */
  list(account?: Account): Promise<Item[]>
  find(subject: Subject): Promise<Item | null>
  /**
   * Merges and never replaces: signatures of both stay. The caller has recovered or verified each signature.
   * @returns what is stored now
   */
  put(item: Item): Promise<Item>
  /**
   * Stores the result of an offer. An item that got another signature meanwhile is stored as not offered, so that the signature is offered
   * next.
   * @param offered the signatures that the service was offered
   */
  noteOffer(subject: Subject, offer: Offer, offered: readonly LocalSignature[]): Promise<void>
  remove(subject: Subject): Promise<void>
  /** Called after every change, also of other tabs. */
  subscribe(listener: () => void): () => void
}

type Options<Item, Subject> = {
  readonly table: KeyValue
  readonly schema: z.core.$ZodType<Item> & z.ZodMiniType<Item>
  readonly keyOf: (subject: Subject) => string
  readonly merge: (known: Item | undefined, incoming: Item) => Item
  /** The name of the channel between tabs. */
  readonly channel: string
  /** Called after something was kept. */
  readonly onKeep?: (() => void) | undefined
}

export function createKeptStore<Subject, Item extends Kept & Subject>(
  options: Options<Item, Subject>,
): KeptStore<Item, Subject> {
  const { table, schema, keyOf, merge, onKeep } = options
  let channel: BroadcastChannel | null = null
  const openChannel = (): BroadcastChannel | null =>
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(options.channel)
  const { subscribe, notify } = createListeners(() => {
    channel = openChannel()
    channel?.addEventListener('message', notify)
    return () => {
      channel?.close()
      channel = null
    }
  })
  const changed = () => {
    notify()
    const sender = channel ?? openChannel()
    sender?.postMessage(null)
    if (sender !== channel) sender?.close()
  }
  /** Null for an entry that another version of the page may have stored. */
  const read = (kept: unknown): Item | null => {
    const parsed = schema.safeParse(kept)
    return parsed.success ? parsed.data : null
  }
  return {
    async list(account) {
      const all = (await table.values()).flatMap((kept) => read(kept) ?? [])
      return all
        .filter(({ chainId, safe }) => !account || (chainId === account.chainId && isSameAddress(safe, account.safe)))
        .toSorted((first, second) => first.createdAt - second.createdAt)
    },
    find: async (subject) => read(await table.get(keyOf(subject))),
    async put(item) {
      let merged = item
      await table.update(keyOf(item), (kept) => {
        merged = merge(read(kept) ?? undefined, item)
        return z.encode(schema, merged)
      })
      onKeep?.()
      changed()
      return merged
    },
    async noteOffer(subject, offer, offered) {
      await table.update(keyOf(subject), (kept) => {
        const item = read(kept)
        if (item === null) return kept
        const isWhole = item.signatures.every(({ data }) => offered.some((one) => one.data === data))
        return z.encode(schema, { ...item, offer: isWhole ? offer : null })
      })
      changed()
    },
    async remove(subject) {
      await table.remove(keyOf(subject))
      changed()
    },
    subscribe,
  }
}
