import type { UpgradeRefusal } from '@countersign/safe/upgrade'
import { VerdictNote } from '@countersign/ui'
import { Button } from '@mantine/core'
import { wayOut } from './upgradeWords.ts'

const TITLES: Readonly<Record<UpgradeRefusal['code'], string>> = {
  'unknown-code': 'This contract cannot be upgraded here',
  'other-code': 'A contract of this upgrade has other code on this network',
  'missing-code': 'This version is not deployed on this network yet',
  'unread-code': 'The code could not be compared',
  'not-newer': 'No upgrade is needed',
}

/** Why the account cannot be upgraded here, and what its owners can do. */
export function UpgradeRefused({ refusal, onRetry }: { refusal: UpgradeRefusal; onRetry: () => void }) {
  const { code, reason } = refusal
  return (
    <VerdictNote
      verdict={code === 'other-code' ? 'danger' : code === 'unread-code' ? 'unchecked' : 'caution'}
      title={TITLES[code]}
      action={
        code === 'unread-code' && (
          <Button size="xs" onClick={onRetry}>
            Try again
          </Button>
        )
      }
    >
      {reason} {wayOut(refusal)}
    </VerdictNote>
  )
}
