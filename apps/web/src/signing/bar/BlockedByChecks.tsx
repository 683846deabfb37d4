import { BlockedButton, Icon } from '@countersign/ui'
import type { Check } from '@countersign/safe/checks'
import { showPart } from './showPart.ts'

type Props = { readonly checks: readonly Check[]; readonly children: string }

/** Replaces an act that dangers block, and scrolls to the checks. */
export function BlockedByChecks({ checks, children }: Props) {
  return (
    <BlockedButton
      reason={checks.map((danger) => danger.title).join('. ')}
      showReason={false}
      leftSection={<Icon name="lock" />}
      onPress={() => showPart('checks')}
    >
      {children}
    </BlockedButton>
  )
}
