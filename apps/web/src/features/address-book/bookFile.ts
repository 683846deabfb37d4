import { ChainId } from '@countersign/api'
import { formatSignature, parseAbiText } from '@countersign/safe/decode'
import { isSameAddress, parseAddressInput, type Address } from '@countersign/safe/light'
import * as z from 'zod/mini'
import type { AddedAbi } from '../../shared/storage/addedAbis.ts'
import { MOST_NAME_CHARACTERS, type AddressBookEntry } from '../../shared/storage/addressBook.ts'

const KIND = 'countersign-address-book'
const VERSION = 1
/** Longest file that is read, in characters. */
const MOST_CHARACTERS = 20_000_000

const File = z.object({ kind: z.literal(KIND), version: z.number(), contacts: z.array(z.unknown()) })
const Row = z.object({
  address: z.string(),
  name: z.string(),
  chainId: z.nullable(ChainId),
  abi: z.optional(z.array(z.string())),
})

export type BookRow = AddressBookEntry & { readonly abi: readonly string[] | null }
export type ReadBook =
  | {
      readonly ok: true
      /** What the book does not have yet: contacts, or ABIs of contacts it has. */
      readonly fresh: readonly BookRow[]
      readonly same: number
      /** Contacts with another name or another ABI here: those here stay. */
      readonly kept: readonly string[]
      readonly refused: readonly string[]
    }
  | { readonly ok: false; readonly reason: string }

/** The book as one JSON file: contacts with the ABIs added for them. */
export function printBook(entries: readonly AddressBookEntry[], abis: readonly AddedAbi[]): string {
  const contacts = entries.map((entry) => {
    const added = abis.find((abi) => isSamePlace(abi, entry))
    return { ...entry, ...(added ? { abi: added.functions } : {}) }
  })
  return `${JSON.stringify({ kind: KIND, version: VERSION, contacts }, null, 2)}\n`
}

/** Reads such a file. What is here is never replaced; what cannot be read is refused row by row, in words. */
export function readBook(text: string, entries: readonly AddressBookEntry[], abis: readonly AddedAbi[]): ReadBook {
  if (text.length > MOST_CHARACTERS)
    return { ok: false, reason: `The file is larger than ${MOST_CHARACTERS} characters.` }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { ok: false, reason: 'The file is no JSON. Choose one that was exported from an address book here.' }
  }
  const file = File.safeParse(value)
  if (!file.success) return { ok: false, reason: `The file is no address book: its kind is not "${KIND}".` }
  if (file.data.version !== VERSION)
    return { ok: false, reason: `The file has version ${file.data.version}; this page reads version ${VERSION}.` }
  const fresh: BookRow[] = []
  const kept: string[] = []
  const refused: string[] = []
  let same = 0
  for (const [index, row] of file.data.contacts.entries()) {
    const read = readRow(row)
    if (typeof read === 'string') {
      refused.push(`Row ${index + 1}: ${read}`)
      continue
    }
    const known = entries.find((entry) => isSamePlace(entry, read))
    const abi = abis.find((one) => isSamePlace(one, read))
    if (fresh.some((one) => isSamePlace(one, read)))
      refused.push(`Row ${index + 1}: ${read.address} stands in the file twice.`)
    else if (known && known.name !== read.name)
      kept.push(`${known.name} stays; the file calls ${read.address} "${read.name}".`)
    else if (read.abi && abi && abi.functions.join() !== read.abi.join())
      kept.push(`${read.name} keeps the ABI it has here.`)
    else if (!known || (read.abi && !abi)) fresh.push(read)
    else same++
  }
  return { ok: true, fresh, same, kept, refused }
}

function readRow(value: unknown): BookRow | string {
  const row = Row.safeParse(value)
  if (!row.success) return 'it has no address, name and chain.'
  const { name, chainId, abi } = row.data
  const address = parseAddressInput(row.data.address)
  if (!address.ok) return address.reason
  if (name.trim() === '' || name.length > MOST_NAME_CHARACTERS)
    return `the name has ${name.trim().length} characters; 1 to ${MOST_NAME_CHARACTERS} are allowed.`
  const entry = { address: address.address, name: name.trim(), chainId }
  if (!abi || abi.length === 0) return { ...entry, abi: null }
  const parsed = parseAbiText(abi.join('\n'))
  return parsed.ok
    ? { ...entry, abi: parsed.functions.map(formatSignature) }
    : `its ABI cannot be read. ${parsed.reason}`
}

type Place = { readonly address: Address; readonly chainId: string | null }
const isSamePlace = (first: Place, second: Place): boolean =>
  first.chainId === second.chainId && isSameAddress(first.address, second.address)
