import type { Chain } from '@countersign/api'
import { NoticeStrip } from '@countersign/ui'
import { useReadWait } from '../data/rpc/readWaits.ts'
import { listNoticeMessages as messages } from './listNoticeMessages.ts'

/** One line while a read of the chain is repeated, so that a waiting page does not look frozen. */
export function ReadWaitStrip({ chain }: { chain: Chain }) {
  const host = useReadWait(chain.chainId)
  if (host === null) return null
  return (
    <NoticeStrip icon="clock" title={messages.nodeLimits({ host })}>
      {messages.nodeLimitsHelp}
    </NoticeStrip>
  )
}
