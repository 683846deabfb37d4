import { NoticeStrip } from './NoticeStrip.tsx'

/**
 * The strip shown without a connection: what still works and what waits.
 *
 * @example
 * <OfflineStrip onRetry={() => location.reload()} />
 */
export function OfflineStrip({ onRetry }: { onRetry?: () => void }) {
  return (
    <NoticeStrip icon="wifi-off" title="You are offline." action={onRetry && { label: 'Retry now', onClick: onRetry }}>
      Signing to a file or QR code works. Executing waits.
    </NoticeStrip>
  )
}
