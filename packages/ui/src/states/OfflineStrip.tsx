import { NoticeStrip } from './NoticeStrip.tsx'
import { uiMessages as messages } from '../uiMessages.ts'

/**
 * The strip shown without a connection: what still works and what waits.
 *
 * @example
 * <OfflineStrip onRetry={() => location.reload()} />
 */
export function OfflineStrip({ onRetry }: { onRetry?: () => void }) {
  return (
    <NoticeStrip
      icon="wifi-off"
      title={messages.offline}
      action={onRetry && { label: messages.retryNow, onClick: onRetry }}
    >
      {messages.offlineWorks}
    </NoticeStrip>
  )
}
