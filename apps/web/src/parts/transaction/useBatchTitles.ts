import { useMemo } from 'react'
import { type ListedTransaction, useBatches } from './useBatches.ts'

/** By transaction id. */
export type BatchTitles = ReadonlyMap<string, string>

/** The names of batches by transaction id, after the calls of each have been requested. */
export function useBatchTitles(listed: readonly ListedTransaction[]): BatchTitles {
  const batches = useBatches(listed)
  return useMemo(
    () => new Map([...batches].flatMap(([id, { title }]): [string, string][] => (title === null ? [] : [[id, title]]))),
    [batches],
  )
}
