import { AddressSchema } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import * as z from 'zod/mini'
import { createStoredValue } from '../../../data/storage/createStoredValue.ts'
import { jsonCodec } from '../../../data/storage/jsonCodec.ts'
import { useStore } from '../../../data/store/useStore.ts'

/** The account whose networks the page shows after its creation began; null for the form. */
export const creationBoardStore = createStoredValue<Address | null>(
  'countersign.creation-board',
  null,
  jsonCodec(z.nullable(AddressSchema)),
)

export const useCreationBoard = (): Address | null => useStore(creationBoardStore)
