import { isAddress } from '@countersign/primitives'
import * as z from 'zod/mini'
import { creationOfSafe } from './creationOfSafe.ts'
import { type DataPart, PART_IDS, type PartId, type PartPreview } from './DataPart.ts'
import { yourDataMessages as messages } from './yourDataMessages.ts'

const KIND = 'countersign-data'
const VERSION = 1
/** The largest file, in characters. */
const MOST_CHARACTERS = 20_000_000

const Entries = z.array(z.unknown())
const Own = z.object({ kind: z.literal(KIND), version: z.number(), parts: z.record(z.string(), Entries) })

const ByChain = z.record(z.string(), z.record(z.string(), z.unknown()))
/** The export of Safe{Wallet}, versions 2 and 3. Version 1 is a copy of the browser's storage. */
const Safe = z.object({ version: z.enum(['1.0', '2.0', '3.0']), data: z.record(z.string(), z.unknown()) })

/** The parts as one file. */
export const printData = (parts: readonly DataPart[]): string =>
  `${JSON.stringify({ kind: KIND, version: VERSION, parts: Object.fromEntries(parts.map((part) => [part.id, part.print()])) }, null, 2)}\n`

export type DataPreview = {
  readonly from: 'countersign' | 'safe'
  readonly parts: readonly PartPreview[]
  /** Parts of the file that this page does not read, by their names in the file. */
  readonly unread: readonly string[]
}

/**
 * Reads a file of `printData`, or the export of Safe{Wallet} of version 1.0, 2.0 or 3.0.
 * @param chainIds the networks of this page; networks of the file count too
 * @returns what an import would do, or why there is none
 */
export function readData(
  text: string,
  parts: readonly DataPart[],
  chainIds: readonly string[],
  now = Date.now(),
): DataPreview | { readonly problem: string } {
  if (text.length > MOST_CHARACTERS) return { problem: messages.tooLarge({ most: MOST_CHARACTERS }) }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { problem: messages.notJson }
  }
  const own = Own.safeParse(value)
  if (own.success && own.data.version !== VERSION)
    return { problem: messages.otherVersion({ version: own.data.version, known: VERSION }) }
  if (own.success) {
    const unread = Object.keys(own.data.parts).filter((name) => !isPart(name))
    return previewOf('countersign', own.data.parts, unread, parts, chainIds)
  }
  const safe = Safe.safeParse(value)
  if (!safe.success) return { problem: messages.otherFile }
  const { version, data } = safe.data
  if (version === '1.0') return previewOf('safe', partsOfStorage(data, now), [], parts, chainIds)
  const unread = Object.keys(data).filter((name) => !READ_OF_SAFE.has(name))
  return previewOf('safe', partsOfSafe(data, now), unread, parts, chainIds)
}

type FileParts = Readonly<Record<string, readonly unknown[]>>

function previewOf(
  from: DataPreview['from'],
  file: FileParts,
  unread: readonly string[],
  parts: readonly DataPart[],
  chainIds: readonly string[],
): DataPreview | { readonly problem: string } {
  const known = [...chainIds, ...(file['networks'] ?? []).flatMap(chainIdOf)]
  const previews = parts.flatMap((part) => {
    const entries = file[part.id]
    return entries && entries.length > 0 ? [part.read(entries, known)] : []
  })
  return previews.length === 0 ? { problem: messages.nothing } : { from, parts: previews, unread }
}

const isPart = (name: string): name is PartId => PART_IDS.some((id) => id === name)

const WithChain = z.object({ chainId: z.string() })
const chainIdOf = (entry: unknown): string[] => {
  const parsed = WithChain.safeParse(entry)
  return parsed.success ? [parsed.data.chainId] : []
}

const READ_OF_SAFE: ReadonlySet<string> = new Set(['addressBook', 'addedSafes', 'undeployedSafes'])

/** Each part is keyed by chain id, then by address. */
function partsOfSafe({ addressBook, addedSafes, undeployedSafes }: Record<string, unknown>, now: number): FileParts {
  const [contacts, accounts, undeployed] = [addressBook, addedSafes, undeployedSafes].map(
    (part) => ByChain.safeParse(part).data ?? {},
  )
  const nameOf = (chainId: string, address: string) => z.string().safeParse(contacts?.[chainId]?.[address]).data ?? ''
  return {
    contacts: flat(contacts, (chainId, address, name) => ({ address, name, chainId })),
    // An account that is not deployed is listed by its creation data.
    accounts: flat(accounts, (chainId, safe) =>
      undeployed?.[chainId]?.[safe] === undefined ? [{ chainId, safe, pinned: true, addedAt: now }] : [],
    ).flat(),
    creations: flat(undeployed, (chainId, address, entry) => ({
      chainId,
      address,
      name: nameOf(chainId, address),
      creation: creationOfSafe(entry, address),
    })),
  }
}

const flat = <Entry>(
  byChain: z.output<typeof ByChain> = {},
  toEntry: (chainId: string, address: string, value: unknown) => Entry,
): Entry[] =>
  Object.entries(byChain).flatMap(([chainId, byAddress]) =>
    Object.entries(byAddress).map(([address, value]) => toEntry(chainId, address, value)),
  )

/** The names that the first version gave to networks; the others are chain ids. */
const OLD_NETWORKS: Readonly<Record<string, string>> = {
  MAINNET: '1',
  BSC: '56',
  XDAI: '100',
  POLYGON: '137',
  ENERGY_WEB_CHAIN: '246',
  ARBITRUM: '42161',
  VOLTA: '73799',
}
const OLD_ACCOUNTS = /^_immortal\|v2_(.+)__SAFES$/

/** Version 1: every value is JSON text; the contacts are one list, the accounts one table for each network. */
function partsOfStorage(data: Record<string, unknown>, now: number): FileParts {
  const book = Entries.safeParse(parsed(data['SAFE__addressBook']))
  const accounts = Object.entries(data).flatMap(([name, value]) => {
    const [, network] = OLD_ACCOUNTS.exec(name) ?? []
    const table = z.record(z.string(), z.unknown()).safeParse(parsed(value))
    if (network === undefined || !table.success) return []
    const chainId = OLD_NETWORKS[network] ?? network
    return Object.keys(table.data)
      .filter(isAddress)
      .map((safe) => ({ chainId, safe, pinned: true, addedAt: now }))
  })
  return { contacts: book.success ? book.data : [], accounts }
}

function parsed(value: unknown): unknown {
  try {
    return typeof value === 'string' ? JSON.parse(value) : null
  } catch {
    return null
  }
}
