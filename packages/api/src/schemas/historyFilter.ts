import * as z from 'zod/mini'
import { AddressSchema, QueryInteger } from './scalars.ts'

/** The most values of one list in a query. */
export const MOST_FILTER_VALUES = 50

const list = <Item extends z.ZodMiniType<string>>(item: Item) =>
  z.codec(z.string(), z.array(item).check(z.minLength(1), z.maxLength(MOST_FILTER_VALUES)), {
    decode: (text) => text.split(',') as z.input<Item>[],
    encode: (values) => values.join(','),
  })

const issue = (message: string) => ({ error: message })
const DAY_OR_TIME = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/

/** A day or a time, ISO 8601: as an end, a day includes all of itself, in UTC. */
const DayOrTime = z.string().check(z.regex(DAY_OR_TIME, issue('Invalid date')))

/** An amount in units of the token. */
const HumanAmount = z.string().check(z.regex(/^\d{1,60}(\.\d{1,60})?$/, issue('Invalid amount')))

const ShortText = z.string().check(z.minLength(1), z.maxLength(200))

/** What a row of the history is, besides where it came from. */
export const HistoryKind = z.enum(['payment', 'batch', 'settings', 'rejection', 'contract', 'creation'])
export type HistoryKind = z.output<typeof HistoryKind>

/** Who made it: the owners with their signatures, a module without them, or another address. */
export const HistoryOrigin = z.enum(['owners', 'module', 'outside'])
export type HistoryOrigin = z.output<typeof HistoryOrigin>

/** The native currency in a list of tokens. */
export const NATIVE = 'native'

/**
 * The filters of a history, all of which a row must match; of a list, it must match one value.
 *
 * @example z.object({ cursor: z.optional(z.string()), ...historyFilters })
 */
export const historyFilters = {
  /** Words of note, app or method, a symbol, an amount, or the beginning of an address or hash. */
  q: z.optional(ShortText),
  /** Addresses that count as a match of `q`: those of the contacts whose name contains it. */
  q_addresses: z.optional(list(AddressSchema)),
  kind: z.optional(list(HistoryKind)),
  origin: z.optional(list(HistoryOrigin)),
  state: z.optional(z.enum(['executed', 'failed'])),
  direction: z.optional(z.enum(['incoming', 'outgoing'])),
  /** Addresses, or `native`. */
  token: z.optional(list(z.union([z.literal(NATIVE), AddressSchema]))),
  value__gte: z.optional(HumanAmount),
  value__lte: z.optional(HumanAmount),
  /** Sender, recipient, called contract, token, module, proposer or executor. */
  address: z.optional(list(AddressSchema)),
  nonce: z.optional(QueryInteger),
  execution_date__gte: z.optional(DayOrTime),
  execution_date__lte: z.optional(DayOrTime),
  /** The name or the selector of the called method. */
  method: z.optional(ShortText),
  note: z.optional(ShortText),
  app: z.optional(ShortText),
  proposer: z.optional(AddressSchema),
  module: z.optional(AddressSchema),
}

const HistoryFilter = z.object(historyFilters)
/** Parsed filter of the history; all fields together must match. */
export type HistoryFilter = z.output<typeof HistoryFilter>
/** Name of a field of the history's filter. */
export type HistoryFilterName = keyof HistoryFilter
