import { BlockedButton, FieldNote } from '@countersign/ui'
import { Button } from '@mantine/core'
import { AddToBatchButton } from '../../../../parts/draft/AddToBatchButton.tsx'
import { ActButton } from '../../../../parts/gate/ActButton.tsx'
import { DraftOnlyNote } from '../../../../parts/gate/DraftOnlyNote.tsx'
import styles from './OwnersPage.module.css'
import { ownersFormMessages } from './ownersFormMessages.ts'

type Props = {
  /** Why no change can be reviewed yet. */
  readonly reason: string | null
  readonly isBusy: boolean
  /** Why the transaction could not be made. */
  readonly error: string | null
  /** The form was edited. */
  readonly canKeep: boolean
  readonly onKeep: () => void
  readonly onContinue: () => void
  /** Puts the change into the batch of the account. */
  readonly onAdd: () => void
}

/** Stores the form as a draft, or continues to the review. */
export function ChangeButtons({ reason, isBusy, error, canKeep, onKeep, onContinue, onAdd }: Props) {
  return (
    <div>
      <div className={styles.drafting}>
        <DraftOnlyNote />
      </div>
      <div className={styles.buttons}>
        {canKeep && (
          <Button variant="subtle" onClick={onKeep}>
            {ownersFormMessages.keepDraft}
          </Button>
        )}
        {reason === null && <AddToBatchButton act="change-setup" disabled={isBusy} onAdd={onAdd} />}
        {reason === null ? (
          <ActButton act="change-setup" variant="filled" loading={isBusy} onClick={onContinue}>
            {ownersFormMessages.continue}
          </ActButton>
        ) : (
          <BlockedButton reason={reason} showReason={false}>
            {ownersFormMessages.continue}
          </BlockedButton>
        )}
      </div>
      {reason !== null && (
        <p className={styles.reason} aria-hidden>
          {reason}
        </p>
      )}
      {error !== null && <FieldNote kind="error">{error}</FieldNote>}
    </div>
  )
}
