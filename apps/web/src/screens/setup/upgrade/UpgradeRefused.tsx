import type { UpgradeRefusal } from '@countersign/safe/upgrade'
import { VerdictNote } from '@countersign/ui'
import { Button } from '@mantine/core'
import { wayOut } from './upgradeWords.ts'
import { upgradeMessages } from './upgradeMessages.ts'

const titles = (): Readonly<Record<UpgradeRefusal['code'], string>> => ({
  'unknown-code': upgradeMessages.cannotUpgrade,
  'other-code': upgradeMessages.otherCode,
  'missing-code': upgradeMessages.missingCode,
  'unread-code': upgradeMessages.unreadCode,
  'not-newer': upgradeMessages.notNeeded,
})

/** Why the account cannot be upgraded here, and what its owners can do. */
export function UpgradeRefused({ refusal, onRetry }: { refusal: UpgradeRefusal; onRetry: () => void }) {
  const { code, reason } = refusal
  return (
    <VerdictNote
      verdict={code === 'other-code' ? 'danger' : code === 'unread-code' ? 'unchecked' : 'caution'}
      title={titles()[code]}
      action={
        code === 'unread-code' && (
          <Button size="xs" onClick={onRetry}>
            {upgradeMessages.tryAgain}
          </Button>
        )
      }
    >
      {reason} {wayOut(refusal)}
    </VerdictNote>
  )
}
