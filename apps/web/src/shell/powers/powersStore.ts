import { AddressSchema, ChainId } from '@countersign/api'
import { isSameAddress } from '@countersign/safe/light'
import * as z from 'zod/mini'
import type { AccountKey } from '../../shared/query/queryKeys.ts'
import { createStoredValue, useStoredValue } from '../../shared/storage/createStoredValue.ts'
import { jsonCodec } from '../../shared/storage/jsonCodec.ts'

const Noted = z.object({ chainId: ChainId, safe: AddressSchema, powers: z.array(z.string()) })

/** The powers of each account as somebody here last saw and accepted them. */
const store = createStoredValue<z.output<typeof Noted>[]>('countersign.powers', [], jsonCodec(z.array(Noted)))

const isOf = (key: AccountKey) => (entry: AccountKey) =>
  entry.chainId === key.chainId && isSameAddress(entry.safe, key.safe)

export const notePowers = (key: AccountKey, powers: readonly string[]): void =>
  store.update((all) => [
    ...all.filter((entry) => !isOf(key)(entry)),
    { chainId: key.chainId, safe: key.safe, powers: [...powers] },
  ])

/** Null on the first visit. */
export const useNotedPowers = (key: AccountKey): readonly string[] | null =>
  useStoredValue(store).find(isOf(key))?.powers ?? null
