import { AddressSchema } from '@countersign/api'
import * as z from 'zod/mini'

const Decimal = z
  .string()
  .check(z.regex(/^\d{1,40}(\.\d{1,40})?$/, { error: 'Expected a plain decimal, as in "1.05"' }))
const Currency = z.string().check(z.regex(/^[A-Z]{3,5}$/, { error: 'Expected a currency code, as in USD' }))
const Seconds = z.number().check(z.positive())

/** A contract with `priceOf(address)` and `rateOf(bytes32)`, 8 decimals. */
const Feed = z.object({
  type: z.literal('feed'),
  address: AddressSchema,
  /** Older prices are not shown; any age when absent. */
  maxAgeSeconds: z.optional(Seconds),
})

/** Chainlink aggregators, one per token; the zero address is the native coin. */
const Chainlink = z.object({
  type: z.literal('chainlink'),
  /** Token → aggregator of its price in US dollars. */
  feeds: z.record(AddressSchema, AddressSchema),
  /** Currency → aggregator of one unit of it in US dollars, as EUR / USD. */
  rates: z._default(z.record(Currency, AddressSchema), {}),
  /** Aggregators renew a price once a day at least. */
  maxAgeSeconds: z._default(Seconds, 90_000),
})

/** Any HTTP service that answers with JSON, one request per token. */
const Http = z.object({
  type: z.literal('http'),
  /** With `{address}` (lower case), `{chainId}`, `{fiat}` (lower case) and `{FIAT}` to be filled in. */
  url: z.string().check(z.regex(/^https?:\/\//, { error: 'Expected an http address' })),
  /** Where the price is in the answer, as in `data.{address}.{fiat}`; names are compared without regard to case. */
  path: z.string(),
  /** The field of the answer with the time of the price in epoch seconds, if there is one. */
  updatedAtPath: z.optional(z.string()),
  maxAgeSeconds: z._default(Seconds, 86_400),
  /** What `{address}` is for the native coin. */
  nativeAddress: z._default(z.string(), '0x0000000000000000000000000000000000000000'),
  currencies: z._default(z.array(Currency), ['USD']),
  timeoutMs: z._default(z.number().check(z.positive()), 5000),
})

/** Prices that the operator sets: token → currency → price of one whole token. */
const Fixed = z.object({ type: z.literal('fixed'), prices: z.record(AddressSchema, z.record(Currency, Decimal)) })

const PriceSource = z.discriminatedUnion('type', [Feed, Chainlink, Http, Fixed])
export type PriceSource = z.output<typeof PriceSource>
export type PriceSourceOf<Type extends PriceSource['type']> = Extract<PriceSource, { type: Type }>

/** Where prices come from; of several sources the first that knows a token is believed. */
export const PriceSources = z.union([PriceSource, z.array(PriceSource)])
