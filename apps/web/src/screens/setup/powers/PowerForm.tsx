import { Button } from '@mantine/core'
import { BlockedButton, PageHeader, VerdictNote } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import type { FormEvent, ReactNode } from 'react'
import { ActButton } from '../../../parts/gate/ActButton.tsx'
import { DraftOnlyNote } from '../../../parts/gate/DraftOnlyNote.tsx'
import { useAccount } from '../../../data/url/useAccount.ts'
import styles from './PowerForm.module.css'

type Props = {
  readonly title: string
  readonly subtitle: string
  /** The fields. */
  readonly children: ReactNode
  /** Beside the fields: what was chosen, and what follows from it. */
  readonly aside: ReactNode
  /** The part of the Set-up page that leads back. */
  readonly from: 'modules' | 'contract'
  /** Why it cannot go on; null while it can. */
  readonly held: string | null
  readonly isBusy: boolean
  readonly error: string | null
  readonly onContinue: () => void
}

/** A page that drafts one change of who has power over the account, and leads to its review. */
export function PowerForm({ title, subtitle, children, aside, from, held, isBusy, error, onContinue }: Props) {
  const { account } = useAccount()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (held === null && !isBusy) onContinue()
  }
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} />
      <form className={styles.form} onSubmit={submit} noValidate>
        <div className={styles.fields}>{children}</div>
        <aside className={styles.aside} aria-label="What follows">
          {aside}
          {error !== null && <VerdictNote verdict="danger" announce title={error} />}
          <DraftOnlyNote />
          <div className={styles.buttons}>
            <Button
              variant="subtle"
              renderRoot={(props) => <Link to="/safes/$safe/setup" params={{ safe: account }} hash={from} {...props} />}
            >
              Back
            </Button>
            {held === null ? (
              <ActButton act="change-setup" type="submit" variant="filled" loading={isBusy}>
                Continue to review
              </ActButton>
            ) : (
              <BlockedButton reason={held} showReason={false}>
                Continue to review
              </BlockedButton>
            )}
          </div>
          {held !== null && (
            <p className={styles.held} aria-hidden>
              {held}
            </p>
          )}
        </aside>
      </form>
    </>
  )
}
