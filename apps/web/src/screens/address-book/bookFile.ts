import { ChainId } from '@countersign/api'
import { formatSignature, parseAbiText, parseDescriptor } from '@countersign/safe/decode'
import { type Address, isSameAddress, parseAddressInput } from '@countersign/primitives'
import * as z from 'zod/mini'
import type { AddedAbi } from '../../data/storage/addedAbis.ts'
import { MOST_NAME_CHARACTERS, type AddressBookEntry } from '../../data/storage/addressBook.ts'
import { bookFileMessages } from './bookFileMessages.ts'

const KIND = 'countersign-address-book'
const VERSION = 1
/** The largest file, in characters. */
const MOST_CHARACTERS = 20_000_000

const File = z.object({ kind: z.literal(KIND), version: z.number(), contacts: z.array(z.unknown()) })
const Row = z.object({
  address: z.string(),
  name: z.string(),
  chainId: z.nullable(ChainId),
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
  const contacts = entries.map((entry) => {
    const added = abis.find((abi) => isSamePlace(abi, entry))
    const { functions = [], descriptor = null } = added ?? {}
    return {
      ...entry,
      ...(functions.length > 0 ? { abi: functions } : {}),
      ...(descriptor === null ? {} : { descriptor }),
    }
  })
  return `${JSON.stringify({ kind: KIND, version: VERSION, contacts }, null, 2)}\n`
}

/** Parses such a file. Existing entries are never replaced; each invalid row is refused with a reason. */
export function readBook(text: string, entries: readonly AddressBookEntry[], abis: readonly AddedAbi[]): ReadBook {
  if (text.length > MOST_CHARACTERS) return { ok: false, reason: bookFileMessages.tooLarge({ limit: MOST_CHARACTERS }) }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { ok: false, reason: bookFileMessages.noJson }
  }
  const file = File.safeParse(value)
  if (!file.success) return { ok: false, reason: bookFileMessages.otherKind({ kind: KIND }) }
  if (file.data.version !== VERSION)
    return { ok: false, reason: bookFileMessages.otherVersion({ version: file.data.version, known: VERSION }) }
  const fresh: BookRow[] = []
  const kept: string[] = []
  const refused: string[] = []
  const refuse = (index: number, reason: string) => refused.push(bookFileMessages.row({ row: index + 1, reason }))
  let same = 0
  for (const [index, row] of file.data.contacts.entries()) {
    const read = readRow(row)
    if (typeof read === 'string') {
      refuse(index, read)
      continue
    }
    const known = entries.find((entry) => isSamePlace(entry, read))
    const abi = abis.find((one) => isSamePlace(one, read))
    if (fresh.some((one) => isSamePlace(one, read))) refuse(index, bookFileMessages.twice({ address: read.address }))
    else if (known && known.name !== read.name)
      kept.push(bookFileMessages.keptName({ name: known.name, address: read.address, other: read.name }))
    else if (read.abi && abi && !isSameAbi(abi, read.abi)) kept.push(bookFileMessages.keptAbi({ name: read.name }))
    else if (!known || (read.abi && !abi)) fresh.push(read)
    else same++
  }
  return { ok: true, fresh, same, kept, refused }
}

function readRow(value: unknown): BookRow | string {
  const row = Row.safeParse(value)
  if (!row.success) return bookFileMessages.incomplete
  const { name, chainId, abi = [], descriptor = null } = row.data
  const address = parseAddressInput(row.data.address)
  if (!address.ok) return address.reason
  if (name.trim() === '' || name.length > MOST_NAME_CHARACTERS)
    return bookFileMessages.nameLength({ length: name.trim().length, limit: MOST_NAME_CHARACTERS })
  const entry = { address: address.address, name: name.trim(), chainId }
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

type Place = { readonly address: Address; readonly chainId: string | null }
const isSamePlace = (first: Place, second: Place): boolean =>
  first.chainId === second.chainId && isSameAddress(first.address, second.address)
