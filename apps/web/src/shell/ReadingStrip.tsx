import { NoticeStrip } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { useDataSource } from '../data/api/dataSource.ts'
import { indexingQuery } from '../data/query/indexingQuery.ts'
import type { OpenAccount } from '../data/url/AccountContext.tsx'
import { listNoticeMessages as messages } from './listNoticeMessages.ts'
import { readingWords } from './readingWords.ts'

/** One line while lists are incomplete, so that users do not mistake a gap for the complete list. */
export function ReadingStrip({ account }: { account: OpenAccount }) {
  const { chain, safe } = account
  const { data } = useQuery(indexingQuery(chain.chainId))
  const { from } = useDataSource()
  const reading = data && from === 'service' ? readingWords(data, safe) : null
  if (reading === null) return null
  return (
    <NoticeStrip icon="clock" title={reading.title}>
      {messages.readingHelp({ words: reading.words })}
    </NoticeStrip>
  )
}
