import { AddressSchema, ChainId, HashSchema } from '@countersign/api'
import { isSameAddress } from '@countersign/primitives'
import { createStoredValue } from '@countersign/primitives/browser'
import * as z from 'zod/mini'
import { useStore } from '../store/useStore.ts'
import { listCodec } from './listCodec.ts'

const Amount = z.string().check(z.regex(/^-?\d{1,78}$/))
const Holding = z.object({ owner: AddressSchema, token: z.nullable(AddressSchema) })

const ExpectedEffects = z.object({
  chainId: ChainId,
  safe: AddressSchema,
  /** The safeTxHash. */
  hash: HashSchema,
  /** Epoch milliseconds. */
  at: z.number(),
  block: Amount,
  moves: z.array(z.extend(Holding, { tokenId: z.nullable(Amount), amount: Amount })),
  /** Balances before the transaction. */
  held: z.array(z.extend(Holding, { value: Amount })),
  fee: z.nullable(z.object({ payer: AddressSchema, cost: Amount, held: z.nullable(Amount) })),
})
/** The figures of a transaction when this person signed or executed it. Amounts are decimal strings. */
export type ExpectedEffects = z.output<typeof ExpectedEffects>

type Subject = Pick<ExpectedEffects, 'chainId' | 'safe' | 'hash'>

/** The oldest are dropped: the figures are a memory of this browser, not evidence. */
const MOST = 200

export const expectedEffectsStore = createStoredValue<ExpectedEffects[]>(
  'countersign.expected-effects',
  [],
  listCodec(ExpectedEffects),
)

const isOf =
  (one: Subject) =>
  (other: Subject): boolean =>
    one.chainId === other.chainId &&
    isSameAddress(one.safe, other.safe) &&
    one.hash.toLowerCase() === other.hash.toLowerCase()

/** Replaces what was stored for the same transaction: the last act counts. */
export const keepExpectedEffects = (effects: ExpectedEffects): void =>
  expectedEffectsStore.update((all) => [...all.filter((one) => !isOf(effects)(one)), effects].slice(-MOST))

export const findExpectedEffects = (all: readonly ExpectedEffects[], subject: Subject): ExpectedEffects | null =>
  all.find(isOf(subject)) ?? null

export function useExpectedEffects(subject: Subject | null): ExpectedEffects | null {
  const all = useStore(expectedEffectsStore)
  return subject === null ? null : findExpectedEffects(all, subject)
}
