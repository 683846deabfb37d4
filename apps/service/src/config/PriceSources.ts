import { AddressSchema } from '@countersign/api'
import * as z from 'zod/mini'
import { settingMessages } from './settingMessages.ts'

const Decimal = z.string().check(z.regex(/^\d{1,40}(\.\d{1,40})?$/, { error: settingMessages.decimal }))
const Currency = z.string().check(z.regex(/^[A-Z]{3,5}$/, { error: settingMessages.currency }))
const Seconds = z.number().check(z.positive())

/** A contract with `priceOf(address)` and `rateOf(bytes32)`, 8 decimals. */
const Feed = z.object({
  type: z.literal('feed'),
  address: AddressSchema,
  /** Maximum age of a price; without it any age is accepted. */
  maxAgeSeconds: z.optional(Seconds),
})

/** Chainlink aggregators, one per token; the zero address is the native coin. */
const Chainlink = z.object({
  type: z.literal('chainlink'),
  /** Token → aggregator of its price in US dollars. */
  feeds: z.record(AddressSchema, AddressSchema),
  /** Currency → aggregator of one unit of it in US dollars, for example EUR / USD. */
  rates: z._default(z.record(Currency, AddressSchema), {}),
  /** Aggregators update a price at least once a day. */
  maxAgeSeconds: z._default(Seconds, 90_000),
})

/** Any HTTP service that answers with JSON, one request per token. */
const Http = z.object({
  type: z.literal('http'),
  /** With the placeholders `{address}` (lower case), `{chainId}`, `{fiat}` (lower case) and `{FIAT}`. */
  url: z.string().check(z.regex(/^https?:\/\//, { error: settingMessages.priceUrl })),
  /** Path of the price in the answer, for example `data.{address}.{fiat}`; names are compared without case. */
  path: z.string(),
  /** Path of the price's time in epoch seconds, if the answer has one. */
  updatedAtPath: z.optional(z.string()),
  maxAgeSeconds: z._default(Seconds, 86_400),
  /** Value of `{address}` for the native coin. */
  nativeAddress: z._default(z.string(), '0x0000000000000000000000000000000000000000'),
  currencies: z._default(z.array(Currency), ['USD']),
  timeoutMs: z._default(z.number().check(z.positive()), 5000),
})

/** Prices that the operator sets: token → currency → price of one whole token. */
const Fixed = z.object({ type: z.literal('fixed'), prices: z.record(AddressSchema, z.record(Currency, Decimal)) })

const PriceSource = z.discriminatedUnion('type', [Feed, Chainlink, Http, Fixed])
export type PriceSource = z.output<typeof PriceSource>
export type PriceSourceOf<Type extends PriceSource['type']> = Extract<PriceSource, { type: Type }>

/** Sources of prices; of several sources the first with a price for a token is used. */
export const PriceSources = z.union([PriceSource, z.array(PriceSource)])
