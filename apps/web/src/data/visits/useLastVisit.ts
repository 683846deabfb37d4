import { useEffect } from 'react'
import { useStoredValue } from '../storage/createStoredValue.ts'
import { lastVisitStore, visitAt } from './lastVisit.ts'

const NOTED_MS = 60_000

/** When the visit before this one ended, epoch milliseconds; null on the first. The visit goes on while the page is in sight. */
export function useLastVisit(): number | null {
  useEffect(() => {
    const note = () => {
      if (document.visibilityState === 'visible') lastVisitStore.update((visit) => visitAt(visit, Date.now()))
    }
    note()
    document.addEventListener('visibilitychange', note)
    const timer = setInterval(note, NOTED_MS)
    return () => {
      document.removeEventListener('visibilitychange', note)
      clearInterval(timer)
    }
  }, [])
  return useStoredValue(lastVisitStore).since
}
