import type { IndexingStatus } from '@countersign/api'
import { listNoticeMessages as messages } from './listNoticeMessages.ts'

type Progress = NonNullable<IndexingStatus['progress']>
type Reading = Pick<IndexingStatus, 'progress' | 'accounts'>

export type ReadingWords = { readonly title: string; readonly words: string }

/** A lag of one or two new blocks is not reported. */
const WORTH_TELLING_BLOCKS = 50

/** The notice while the history of an account, or of its chain, is still being indexed; null when it is complete. */
export function readingWords({ progress, accounts }: Reading, safe: string): ReadingWords | null {
  const own = accounts.find(({ address }) => address === safe)
  if (own)
    return { title: messages.readingHistory, words: own.progress ? placeWords(own.progress) : messages.justStarted }
  if (progress === null || progress.toBlock - progress.blockNumber < WORTH_TELLING_BLOCKS) return null
  return { title: messages.catchingUp, words: placeWords(progress) }
}

function placeWords({ blockNumber: block, toBlock: of, etaSeconds }: Progress): string {
  return etaSeconds === null
    ? messages.place({ block, of })
    : messages.placeLeft({ block, of, left: etaWords(etaSeconds) })
}

function etaWords(seconds: number): string {
  if (seconds < 60) return messages.lessThanMinute
  const minutes = Math.round(seconds / 60)
  if (minutes < 90) return messages.aboutMinutes(minutes)
  const hours = Math.round(minutes / 60)
  return hours < 36 ? messages.aboutHours(hours) : messages.aboutDays(Math.round(hours / 24))
}
