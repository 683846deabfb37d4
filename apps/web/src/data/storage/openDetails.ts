import * as z from 'zod/mini'
import { jsonCodec } from '@countersign/primitives'
import { createStoredValue } from '@countersign/primitives/browser'
import { useStore } from '../store/useStore.ts'

const store = createStoredValue<string[]>('countersign.open-details', [], jsonCodec(z.array(z.string())))

/** Whether this person left a row of "Details" open on the last page that had it, and how to change that. */
export function useOpenDetail(id: string): readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const isOpen = useStore(store).includes(id)
  const setOpen = (next: boolean) =>
    store.update((all) => (next ? [...all.filter((one) => one !== id), id] : all.filter((one) => one !== id)))
  return [isOpen, setOpen]
}
