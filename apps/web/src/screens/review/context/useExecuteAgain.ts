import { nextActs } from '../../../signing/transaction/nextAct.ts'
import { useReviewContext } from './ReviewContext.tsx'

/** Execute of the bar, for the panel that shows how the last execution ended. Null while the bar does not offer it. */
export function useExecuteAgain(): { run(): void; isBusy: boolean } | null {
  const { review, situation, blocking, actions } = useReviewContext()
  if (!review || !situation || blocking.length > 0) return null
  if (nextActs(situation)[0] !== 'execute') return null
  return { run: () => void actions.execute(), isBusy: actions.busy !== null }
}
