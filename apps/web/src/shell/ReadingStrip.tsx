import { NoticeStrip } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { useDataSource } from '../data/api/dataSource.ts'
import { useAfterContent } from '../data/live/useAfterContent.ts'
import { indexingQuery } from '../data/query/indexingQuery.ts'
import type { OpenAccount } from '../data/url/AccountContext.tsx'
import { readingWords } from './readingWords.ts'

/** One line while lists are not complete yet, so that nobody takes a gap for the truth. */
export function ReadingStrip({ account }: { account: OpenAccount }) {
  const { chain, safe } = account
  const { data } = useQuery({ ...indexingQuery(chain.chainId), enabled: useAfterContent() })
  const { from } = useDataSource()
  const reading = data && from === 'service' ? readingWords(data, safe) : null
  if (reading === null) return null
  return (
    <NoticeStrip icon="clock" title={reading.title}>
      {reading.words} Lists fill up as it goes; balances and what is to be signed are read from the chain.
    </NoticeStrip>
  )
}
