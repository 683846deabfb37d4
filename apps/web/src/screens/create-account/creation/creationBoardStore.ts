import { AddressSchema } from '@countersign/api'
import { type Address, jsonCodec } from '@countersign/primitives'
import { createStoredValue } from '@countersign/primitives/browser'
import * as z from 'zod/mini'
import { useStore } from '../../../data/store/useStore.ts'

/** The account whose networks the page shows after its creation began; null for the form. */
export const creationBoardStore = createStoredValue<Address | null>(
  'countersign.creation-board',
  null,
  jsonCodec(z.nullable(AddressSchema)),
)

export const useCreationBoard = (): Address | null => useStore(creationBoardStore)
