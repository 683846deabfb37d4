import { ChainId } from '@countersign/api'
import { formatSignature, parseAbiText, parseDescriptor } from '@countersign/safe/decode'
import { BYTE_ORDER_MARK, toCsvLine } from '@countersign/ledger'
import { hasHiddenCharacters, parseAddressInput } from '@countersign/primitives'
import { parse as parseCsv } from 'papaparse'
import * as z from 'zod/mini'
import type { AddedAbi } from '../../data/storage/addedAbis.ts'
import { MOST_NAME_CHARACTERS, placeOfEntry, type AddressBookEntry } from '../../data/storage/addressBook.ts'
import { bookFileMessages } from './bookFileMessages.ts'
import { groupProblem, parseGroups } from './contactGroups.ts'

const KIND = 'countersign-address-book'
const VERSION = 1
const COLUMNS = ['address', 'name', 'chainId'] as const
/** A fourth column, written only if a contact has a group, because other wallets read exactly the three. */
const GROUPS = 'groups'
/** The largest file, in characters. */
const MOST_CHARACTERS = 20_000_000

const File = z.object({ kind: z.literal(KIND), version: z.number(), contacts: z.array(z.unknown()) })
const Row = z.object({
  address: z.string(),
  name: z.string(),
  chainId: z.nullable(ChainId),
  groups: z.optional(z.array(z.string())),
  abi: z.optional(z.array(z.string())),
  descriptor: z.optional(z.string()),
})

export type BookRow = AddressBookEntry & {
  /** Its ABI and its ERC-7730 file; null without either. */
  readonly abi: Pick<AddedAbi, 'functions' | 'descriptor'> | null
}
export type ReadBook =
  | {
      readonly ok: true
      /** New contacts, or new ABIs of existing contacts. */
      readonly fresh: readonly BookRow[]
      readonly same: number
      /** Contacts with another name or ABI in this browser; the existing ones are kept. */
      readonly kept: readonly string[]
      readonly refused: readonly string[]
    }
  | { readonly ok: false; readonly reason: string }

/** The address book as one JSON file: contacts with their added ABIs. */
export function printBook(entries: readonly AddressBookEntry[], abis: readonly AddedAbi[]): string {
  const abiAt = byPlace(abis)
  const contacts = entries.map((entry) => {
    const added = abiAt.get(placeOfEntry(entry))
    const { functions = [], descriptor = null } = added ?? {}
    return {
      ...entry,
      ...(functions.length > 0 ? { abi: functions } : {}),
      ...(descriptor === null ? {} : { descriptor }),
    }
  })
  return `${JSON.stringify({ kind: KIND, version: VERSION, contacts }, null, 2)}\n`
}

/** The address book in the columns that other wallets read and write. ABIs are left out. */
export const printBookCsv = (entries: readonly AddressBookEntry[]): string =>
  BYTE_ORDER_MARK + (entries.some(({ groups = [] }) => groups.length > 0) ? csvWithGroups(entries) : plainCsv(entries))

const plainCsv = (entries: readonly AddressBookEntry[]): string =>
  toCsvLine(COLUMNS) + entries.map(({ address, name, chainId }) => toCsvLine([address, name, chainId])).join('')

const csvWithGroups = (entries: readonly AddressBookEntry[]): string =>
  toCsvLine([...COLUMNS, GROUPS]) +
  entries
    .map(({ address, name, chainId, groups = [] }) => toCsvLine([address, name, chainId, groups.join('; ')]))
    .join('')

/**
 * Parses a file of `printBook`, or a CSV file with the columns address, name and chainId, and groups if there are any. Existing entries are never replaced; each invalid
 * row is refused with a reason.
 * @param chainIds the networks of this page; an entry for another one is refused
 */
export function readBook(
  text: string,
  entries: readonly AddressBookEntry[],
  abis: readonly AddedAbi[],
  chainIds: readonly string[],
): ReadBook {
  if (text.length > MOST_CHARACTERS) return { ok: false, reason: bookFileMessages.tooLarge({ limit: MOST_CHARACTERS }) }
  const rows = text.trimStart().startsWith('{') ? rowsOfJson(text) : rowsOfCsv(text)
  if (typeof rows === 'string') return { ok: false, reason: rows }
  const [known, added] = [byPlace(entries), byPlace(abis)]
  const fresh = new Map<string, BookRow>()
  const kept: string[] = []
  const refused: string[] = []
  let same = 0
  for (const { number, value } of rows) {
    const refuse = (reason: string) => refused.push(bookFileMessages.row({ row: number, reason }))
    const read = readRow(value)
    if (typeof read === 'string') {
      refuse(read)
      continue
    }
    const { chainId } = read
    const place = placeOfEntry(read)
    const [entry, abi] = [known.get(place), added.get(place)]
    if (chainId !== null && !chainIds.includes(chainId)) refuse(bookFileMessages.unknownChain({ chainId }))
    else if (fresh.has(place)) refuse(bookFileMessages.twice({ address: read.address }))
    else if (entry && entry.name !== read.name)
      kept.push(bookFileMessages.keptName({ name: entry.name, address: read.address, other: read.name }))
    else if (read.abi && abi && !isSameAbi(abi, read.abi)) kept.push(bookFileMessages.keptAbi({ name: read.name }))
    else if (!entry || (read.abi && !abi)) fresh.set(place, read)
    else same++
  }
  return { ok: true, fresh: [...fresh.values()], same, kept, refused }
}

const byPlace = <Entry extends Place>(entries: readonly Entry[]): ReadonlyMap<string, Entry> =>
  new Map(entries.map((entry) => [placeOfEntry(entry), entry]))

/** A row of a file and its number there, or why the file has none. */
type FileRows = readonly { readonly number: number; readonly value: unknown }[] | string

function rowsOfJson(text: string): FileRows {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return bookFileMessages.noJson
  }
  const file = File.safeParse(value)
  if (!file.success) return bookFileMessages.otherKind({ kind: KIND })
  if (file.data.version !== VERSION)
    return bookFileMessages.otherVersion({ version: file.data.version, known: VERSION })
  return file.data.contacts.map((contact, index) => ({ number: index + 1, value: contact }))
}

/** The first row names the columns, in any order and letter case; other columns are ignored. Without a chainId: on every network. */
function rowsOfCsv(text: string): FileRows {
  const { data } = parseCsv<string[]>(text.replace(BYTE_ORDER_MARK, ''), { skipEmptyLines: false })
  const [head = [], ...rows] = data
  const places = COLUMNS.map((column) => head.findIndex((cell) => cell.trim().toLowerCase() === column.toLowerCase()))
  if (places.includes(-1)) return bookFileMessages.noColumns({ columns: COLUMNS })
  const groupsAt = head.findIndex((cell) => cell.trim().toLowerCase() === GROUPS)
  return rows.flatMap((cells, index) => {
    const [address = '', name = '', chainId = ''] = places.map((place) => plainCell(cells[place] ?? ''))
    if (address === '' && name === '') return []
    // The number that a spreadsheet shows: its first row names the columns.
    const groups = parseGroups(plainCell(cells[groupsAt] ?? ''))
    return [{ number: index + 2, value: { address, name, chainId: chainId === '' ? null : chainId, groups } }]
  })
}

/** Without the apostrophes that keep a spreadsheet from reading the cell, or a part of it, as a formula. */
const plainCell = (cell: string): string =>
  cell
    .trim()
    .replace(/^'(?=[\t\r\n])/, '')
    .replace(/(^|[;\t\r\n] *)'(?=[=+\-@])/g, '$1')

function readRow(value: unknown): BookRow | string {
  const row = Row.safeParse(value)
  if (!row.success) return bookFileMessages.incomplete
  const { name, chainId, abi = [], descriptor = null } = row.data
  const address = parseAddressInput(row.data.address)
  if (!address.ok) return address.reason
  if (name.trim() === '' || name.length > MOST_NAME_CHARACTERS)
    return bookFileMessages.nameLength({ length: name.trim().length, limit: MOST_NAME_CHARACTERS })
  if (hasHiddenCharacters(name.trim())) return bookFileMessages.hiddenName
  const groups = parseGroups((row.data.groups ?? []).join(';'))
  const problem = groupProblem(groups)
  if (problem !== null) return problem
  const entry = { address: address.address, name: name.trim(), chainId, ...(groups.length > 0 ? { groups } : {}) }
  if (abi.length === 0 && descriptor === null) return { ...entry, abi: null }
  const parsed = abi.length === 0 ? { ok: true as const, functions: [] } : parseAbiText(abi.join('\n'))
  if (!parsed.ok) return bookFileMessages.wrongAbi({ reason: parsed.reason })
  const described = descriptor === null ? null : parseDescriptor(descriptor)
  if (described?.ok === false) return bookFileMessages.wrongDescription({ reason: described.reason })
  return { ...entry, abi: { functions: parsed.functions.map(formatSignature), descriptor } }
}

type Added = Pick<AddedAbi, 'functions' | 'descriptor'>
const isSameAbi = (first: Added, second: Added): boolean =>
  first.functions.join() === second.functions.join() && first.descriptor === second.descriptor

type Place = Pick<AddressBookEntry, 'address' | 'chainId'>
