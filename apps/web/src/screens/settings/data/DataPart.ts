import { type Address, hasValidChecksum } from '@countersign/primitives'
import type { StoredValue } from '@countersign/primitives/browser'
import * as z from 'zod/mini'
import { yourDataMessages as messages } from './yourDataMessages.ts'

export const PART_IDS = [
  'accounts',
  'contacts',
  'abis',
  'apps',
  'pins',
  'networks',
  'tokens',
  'hidden',
  'nodes',
  'drafts',
  'creations',
  'plans',
  'settings',
] as const
export type PartId = (typeof PART_IDS)[number]

/** What an import would do with one part of a file. Nothing that is here already is replaced. */
export type PartPreview = {
  readonly id: PartId
  /** Entries that would be added. */
  readonly fresh: number
  /** Entries that are here already, unchanged. */
  readonly same: number
  /** Entries that are here with another content, which stays. */
  readonly kept: number
  /** Why entries cannot be read, one line each. */
  readonly refused: readonly string[]
  /** Adds the fresh entries. @returns what takes them out again */
  readonly add: () => () => void
}

/** One kind of data that this browser keeps. */
export type DataPart = {
  readonly id: PartId
  /** Whether it may contain keys or passwords, as addresses of nodes do. It is written to a file only on request. */
  readonly mayHoldSecrets: boolean
  readonly count: () => number
  readonly print: () => readonly unknown[]
  readonly read: (entries: readonly unknown[], chainIds: readonly string[]) => PartPreview
}

type ListPart<Entry> = {
  readonly id: PartId
  readonly mayHoldSecrets?: boolean
  readonly list: Pick<StoredValue<Entry[]>, 'get' | 'update'>
  readonly schema: z.ZodMiniType<Entry>
  /** Two entries with one key are the same thing. */
  readonly keyOf: (entry: Entry) => string
  /** The network of an entry; null if it belongs to none. */
  readonly chainOf: (entry: Entry) => string | null
  /** The address whose checksum must be right. */
  readonly addressOf?: (entry: Entry) => Address
}

/** A part that is a list of entries, each merged by its key. */
export function listPart<Entry>({
  id,
  mayHoldSecrets = false,
  list,
  schema,
  keyOf,
  chainOf,
  addressOf,
}: ListPart<Entry>): DataPart {
  const wire = (entry: Entry): string => JSON.stringify(z.encode(schema, entry))
  return {
    id,
    mayHoldSecrets,
    count: () => list.get().length,
    print: () => list.get().map((entry) => z.encode(schema, entry)),
    read(entries, chainIds) {
      const known = new Map(list.get().map((entry) => [keyOf(entry), wire(entry)]))
      const fresh = new Map<string, Entry>()
      const refused: string[] = []
      let [same, kept] = [0, 0]
      for (const [index, value] of entries.entries()) {
        const parsed = schema.safeParse(value)
        const refuse = (reason: string) => refused.push(messages.refused({ part: id, number: index + 1, reason }))
        if (!parsed.success) {
          const [issue] = parsed.error.issues
          refuse(messages.wrongEntry({ place: issue?.path.join('.') ?? '', problem: issue?.message ?? '' }))
          continue
        }
        const [entry, key, chainId] = [parsed.data, keyOf(parsed.data), chainOf(parsed.data)]
        const address = addressOf?.(entry)
        if (address !== undefined && !hasValidChecksum(address)) refuse(messages.wrongChecksum({ address }))
        else if (chainId !== null && !chainIds.includes(chainId)) refuse(messages.unknownChain({ chainId }))
        else if (known.get(key) === wire(entry)) same++
        else if (known.has(key)) kept++
        else if (fresh.has(key)) refuse(messages.twice)
        else fresh.set(key, entry)
      }
      const add = () => {
        const keys = new Set<string>()
        list.update((all) => {
          const here = new Set(all.map(keyOf))
          const added = [...fresh].filter(([key]) => !here.has(key))
          for (const [key] of added) keys.add(key)
          return [...all, ...added.map(([, entry]) => entry)]
        })
        return () => list.update((all) => all.filter((entry) => !keys.has(keyOf(entry))))
      }
      return { id, fresh: fresh.size, same, kept, refused, add }
    },
  }
}
