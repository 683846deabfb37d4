import type { IndexingStatus } from '@countersign/api'

type Progress = NonNullable<IndexingStatus['progress']>
type Reading = Pick<IndexingStatus, 'progress' | 'accounts'>

export type ReadingWords = { readonly title: string; readonly words: string }

/** A lag of one or two new blocks is not reported. */
const WORTH_TELLING_BLOCKS = 50

/** The notice while the history of an account, or of its chain, is still being indexed; null when it is complete. */
export function readingWords({ progress, accounts }: Reading, safe: string): ReadingWords | null {
  const own = accounts.find(({ address }) => address === safe)
  if (own) return { title: 'Reading history:', words: own.progress ? placeWords(own.progress) : 'it has just started.' }
  if (progress === null || progress.toBlock - progress.blockNumber < WORTH_TELLING_BLOCKS) return null
  return { title: 'The service is catching up:', words: placeWords(progress) }
}

function placeWords({ blockNumber, toBlock, etaSeconds }: Progress): string {
  const place = `block ${blockNumber.toLocaleString('en')} of ${toBlock.toLocaleString('en')}`
  return etaSeconds === null ? `${place}.` : `${place}, ${etaWords(etaSeconds)} left.`
}

function etaWords(seconds: number): string {
  if (seconds < 60) return 'less than a minute'
  const minutes = Math.round(seconds / 60)
  if (minutes < 90) return `about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
  const hours = Math.round(minutes / 60)
  return hours < 36 ? `about ${hours} hours` : `about ${Math.round(hours / 24)} days`
}
