import { AddressSchema, ChainId } from '@countersign/api'
import type { Hex } from '@countersign/primitives'
import * as z from 'zod/mini'

const KEY = 'countersign.typed-names'
const MOST_NAMES = 100

const Names = z.array(
  z.object({
    chainId: ChainId,
    name: z.string(),
    address: AddressSchema,
    /** The source of the registry's address. */
    namedBy: z.enum(['bundle', 'service']),
  }),
)
type ResolvedName = z.output<typeof Names>[number]

/** The names of this tab while its storage cannot be written. */
let inMemory: readonly ResolvedName[] = []

function read(): readonly ResolvedName[] {
  try {
    const parsed = Names.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
    return parsed.success ? parsed.data : inMemory
  } catch {
    return inMemory
  }
}

const isSame = (one: ResolvedName, other: ResolvedName): boolean =>
  one.chainId === other.chainId && one.name === other.name && one.address === other.address

/** Names that the user typed for addresses in this tab. The review of a transaction with such an address resolves the name again. */
export const typedNames = {
  note(entry: ResolvedName): void {
    inMemory = [...read().filter((one) => !isSame(one, entry)), entry].slice(-MOST_NAMES)
    try {
      sessionStorage.setItem(KEY, JSON.stringify(inMemory))
    } catch {
      // Storage is full or forbidden: the names stay in memory.
    }
  },
  /** The names whose address is among these addresses, or anywhere in these bytes. */
  in(chainId: string, values: readonly Hex[]): readonly ResolvedName[] {
    const bytes = values.join(' ').toLowerCase()
    return read().filter((one) => one.chainId === chainId && bytes.includes(one.address.slice(2).toLowerCase()))
  },
}
