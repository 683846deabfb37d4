import type { HistoryFilter, NATIVE } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import type { HistoryEntry, HistoryMove } from './HistoryEntry.ts'
import { parseDayOrTime } from './parseDayOrTime.ts'

/**
 * A filter as a client passes it: what is null is not given.
 *
 * @example
 * const filter: GivenFilter = { q: null, nonce: 0 }
 */
export type GivenFilter = { readonly [Name in keyof HistoryFilter]: HistoryFilter[Name] | null }

const NATIVE_TOKEN: typeof NATIVE = 'native'

type Rule = (entry: HistoryEntry) => boolean

/**
 * Whether a row of the history matches a filter: every given part of it, and one value of each list. Direction, token and amount must hold
 * for the same movement.
 *
 * @throws RangeError if a date is not on the calendar
 * @example
 * const isMatch = createHistoryMatch({ direction: 'outgoing', value__gte: '1000', token: [usdc] })
 * const found = (entries: HistoryEntry[]) => entries.filter(isMatch)
 */
export function createHistoryMatch(filter: GivenFilter): Rule {
  const rules = [
    ...plainRules(filter),
    given(filter.q?.trim() || undefined, (text) => textRule(text, filter.q_addresses ?? [])),
    moveRule(filter),
  ].filter((rule) => rule !== null)
  const [only] = rules
  if (only && rules.length === 1) return only
  return (entry) => rules.every((rule) => rule(entry))
}

/**
 * Whether a filter leaves anything out.
 *
 * @example
 * isEmptyFilter({ q: undefined }) // true
 */
export const isEmptyFilter = (filter: GivenFilter): boolean =>
  Object.values(filter).every((value) => value === undefined || value === null)

const given = <Value>(value: Value | null | undefined, build: (value: Value) => Rule): Rule | null =>
  value === undefined || value === null ? null : build(value)

function plainRules(filter: GivenFilter): (Rule | null)[] {
  return [
    given(
      filter.kind,
      (kinds) =>
        ({ kind }) =>
          kinds.includes(kind),
    ),
    given(
      filter.origin,
      (origins) =>
        ({ origin }) =>
          origins.includes(origin),
    ),
    given(
      filter.state,
      (state) =>
        ({ isFailed }) =>
          isFailed === (state === 'failed'),
    ),
    given(
      filter.nonce,
      (wanted) =>
        ({ nonce }) =>
          nonce === wanted,
    ),
    given(filter.execution_date__gte, (text) => {
      const from = parseDayOrTime(text, 'from')
      return ({ at }) => at >= from
    }),
    given(filter.execution_date__lte, (text) => {
      const to = parseDayOrTime(text, 'to')
      return ({ at }) => at <= to
    }),
    given(filter.method, (text) => {
      const wanted = text.toLowerCase()
      return ({ method, selector }) => selector === wanted || method.includes(wanted)
    }),
    given(filter.note, (text) => {
      const wanted = text.toLowerCase()
      return ({ note }) => note.includes(wanted)
    }),
    given(filter.app, (text) => {
      const wanted = text.toLowerCase()
      return ({ app }) => app.includes(wanted)
    }),
    given(filter.address, (texts) => {
      const wanted = keysOf(texts)
      return ({ addresses }) => addresses.some((one) => wanted.has(one))
    }),
    given(filter.proposer, (text) => {
      const wanted = text.toLowerCase()
      return ({ proposer }) => proposer === wanted
    }),
    given(filter.module, (text) => {
      const wanted = text.toLowerCase()
      return ({ module }) => module === wanted
    }),
  ]
}

/** Direction, token and amount of one movement. */
function moveRule({ direction, token, value__gte, value__lte }: GivenFilter): Rule | null {
  const tokens = token && new Set(token.map((one) => one.toLowerCase()))
  const least = value__gte ? amountIn(value__gte) : null
  const most = value__lte ? amountIn(value__lte) : null
  if (!direction && !tokens && !least && !most) return null
  const isIncoming = direction === 'incoming'
  const isWanted = (move: HistoryMove) =>
    (!direction || move.isIncoming === isIncoming) &&
    (!tokens || tokens.has(move.token ?? NATIVE_TOKEN)) &&
    (!least || least(move) >= 0n) &&
    (!most || most(move) <= 0n)
  return ({ moves }) => moves.some(isWanted)
}

/** Compares an amount with a typed number, exactly: the number may have more decimals than the token. */
function amountIn(text: string): (move: HistoryMove) => bigint {
  const [whole = '', fraction = ''] = text.split('.')
  const digits = BigInt(whole + fraction)
  const scale = 10n ** BigInt(fraction.length)
  const wanted = new Map<number, bigint>()
  return ({ value, decimals }) => {
    let known = wanted.get(decimals)
    if (known === undefined) {
      known = digits * 10n ** BigInt(decimals)
      wanted.set(decimals, known)
    }
    return value * scale - known
  }
}

/** Hexadecimal text is also the beginning of an address or hash, a number that of an amount, and a word that of a symbol. */
function textRule(text: string, named: readonly Address[]): Rule {
  const wanted = text.toLowerCase()
  const contacts = keysOf(named)
  const isHex = /^0x[0-9a-f]*$/.test(wanted)
  const number = /^\d[\d.,\u202f\u00a0’]*$/.test(wanted) ? wanted.replaceAll(/[,\u202f\u00a0’]/g, '') : null
  const isAlso: Rule = isHex
    ? ({ selector, hashes, addresses }) =>
        selector === wanted ||
        hashes.some((hash) => hash.startsWith(wanted)) ||
        addresses.some((one) => one.startsWith(wanted))
    : number === null
      ? ({ moves }) => moves.some(({ symbol }) => symbol.startsWith(wanted))
      : ({ moves }) => moves.some((move) => move.text.startsWith(number))
  return (entry) =>
    isAlso(entry) ||
    entry.note.includes(wanted) ||
    entry.app.includes(wanted) ||
    entry.method.includes(wanted) ||
    (contacts.size > 0 && entry.addresses.some((one) => contacts.has(one)))
}

const keysOf = (addresses: readonly Address[]): ReadonlySet<string> =>
  new Set(addresses.map((one) => one.toLowerCase()))
