import * as z from 'zod/mini'
import { createStoredValue } from '@countersign/primitives/browser'
import { useStore } from '../store/useStore.ts'
import { appKey } from '../url/appOf.ts'
import { listCodec } from '../storage/listCodec.ts'

export const AppRecord = z.object({
  /** See `appOf`. */
  key: z.string().check(z.maxLength(2048)),
  pinned: z.boolean(),
  /** Epoch milliseconds; null when it was never opened. */
  lastOpenedAt: z.nullable(z.number()),
  openCount: z.number().check(z.int(), z.nonnegative()),
})
export type AppRecord = z.output<typeof AppRecord>

/** What this browser stores about apps. It is not sent anywhere. */
export const appRecordsStore = createStoredValue<AppRecord[]>('countersign.apps', [], listCodec(AppRecord))

const blank = (key: string): AppRecord => ({ key, pinned: false, lastOpenedAt: null, openCount: 0 })
const find = (records: readonly AppRecord[], key: string) => records.find((one) => one.key === key)

function change(url: string, to: (record: AppRecord) => AppRecord): void {
  const key = appKey(url)
  appRecordsStore.update((records) => [
    ...records.filter((one) => one.key !== key),
    to(find(records, key) ?? blank(key)),
  ])
}

/** Pins are by address, so they apply on every network that lists the app. */
export const pinApp = (url: string, pinned: boolean): void => change(url, (record) => ({ ...record, pinned }))

/** Call this when the app's frame is opened. */
export const noteAppOpened = (url: string, now = Date.now()): void =>
  change(url, (record) => ({ ...record, lastOpenedAt: now, openCount: record.openCount + 1 }))

/** @returns the deleted record, for `restoreAppRecord` */
export function forgetAppRecord(url: string): AppRecord | null {
  const key = appKey(url)
  const known = find(appRecordsStore.get(), key) ?? null
  if (known) appRecordsStore.update((records) => records.filter((one) => one.key !== key))
  return known
}

export const restoreAppRecord = (record: AppRecord): void => change(record.key, () => record)

export const useAppRecords = (): AppRecord[] => useStore(appRecordsStore)

export function useAppRecord(url: string): AppRecord {
  const key = appKey(url)
  return find(useAppRecords(), key) ?? blank(key)
}
