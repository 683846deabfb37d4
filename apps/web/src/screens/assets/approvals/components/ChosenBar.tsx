import { listText } from '@countersign/primitives'
import { fiatText, VerdictNote } from '@countersign/ui'
import { Button } from '@mantine/core'
import { AddToBatchButton } from '../../../../parts/draft/AddToBatchButton.tsx'
import { ActButton } from '../../../../parts/gate/ActButton.tsx'
import { approvalsMessages as messages } from '../approvalsMessages.ts'
import { canBeLowered } from '../model/Approval.ts'
import { type ApprovalRow, stakeOf } from '../model/approvalRows.ts'
import { useApprovalDraft } from '../useApprovalDraft.ts'
import styles from '../../components/Assets.module.css'

export interface ChosenBarProps {
  chosen: readonly ApprovalRow[]
  currency: string
  onClear(): void
  onLower(): void
}

/** What the chosen approvals put at stake, and what can be done with them in one transaction. */
export function ChosenBar({ chosen, currency, onClear, onLower }: ChosenBarProps) {
  const { isBusy, error, revoke, addRevoking } = useApprovalDraft()
  const { value, nfts } = stakeOf(chosen)
  const parts = [...(value === null ? [] : [fiatText(value, currency)]), ...(nfts > 0n ? [messages.nfts(nfts)] : [])]
  const stake = parts.length > 0 ? messages.noLongerAtStake({ what: listText(parts) }) : messages.noLongerAllowed
  return (
    <section className={styles.bar} aria-label={messages.chosenBar}>
      <span className={styles.words}>
        <b>{messages.chosen({ count: chosen.length, stake })}</b>
        <span>{chosen.length === 1 ? messages.oneCall : messages.calls(chosen.length)}</span>
      </span>
      <span className={styles.acts}>
        <Button variant="subtle" onClick={onClear}>
          {messages.clear}
        </Button>
        {chosen.some(canBeLowered) && <Button onClick={onLower}>{messages.lowerInstead}</Button>}
        <AddToBatchButton disabled={isBusy} onAdd={() => void addRevoking(chosen, onClear)} />
        <ActButton act="draft" variant="filled" loading={isBusy} onClick={() => void revoke(chosen)}>
          {messages.revoke(chosen.length)}
        </ActButton>
      </span>
      {error !== null && <VerdictNote verdict="danger" announce title={error} />}
    </section>
  )
}
