import { Button } from '@mantine/core'
import { BlockedButton, PageHeader, VerdictNote } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import type { FormEvent, ReactNode } from 'react'
import { AddToBatchButton } from '../../../parts/draft/AddToBatchButton.tsx'
import { ActButton } from '../../../parts/gate/ActButton.tsx'
import { DraftOnlyNote } from '../../../parts/gate/DraftOnlyNote.tsx'
import { useAccount } from '../../../data/url/useAccount.ts'
import styles from './PowerForm.module.css'
import { powerMessages } from './powerMessages.ts'

type Props = {
  readonly title: string
  readonly subtitle: string
  readonly children: ReactNode
  /** Next to the fields: the chosen contract and the consequences. */
  readonly aside: ReactNode
  /** The section of the Set-up page to which Back leads. */
  readonly from: 'modules' | 'contract'
  /** Why the form cannot continue; null if it can. */
  readonly held: string | null
  readonly isBusy: boolean
  readonly error: string | null
  readonly onContinue: () => void
  /** Puts the change into the batch of the account. */
  readonly onAdd: () => void
}

/** A form that drafts a change of module, guard or handler and opens its review. */
export function PowerForm({ title, subtitle, children, aside, from, held, isBusy, error, onContinue, onAdd }: Props) {
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
        <aside className={styles.aside} aria-label={powerMessages.consequences}>
          {aside}
          {error !== null && <VerdictNote verdict="danger" announce title={error} />}
          <DraftOnlyNote />
          <div className={styles.buttons}>
            <Button
              variant="subtle"
              renderRoot={(props) => <Link to="/safes/$safe/setup" params={{ safe: account }} hash={from} {...props} />}
            >
              {powerMessages.back}
            </Button>
            {held === null && <AddToBatchButton act="change-setup" disabled={isBusy} onAdd={onAdd} />}
            {held === null ? (
              <ActButton act="change-setup" type="submit" variant="filled" loading={isBusy}>
                {powerMessages.continue}
              </ActButton>
            ) : (
              <BlockedButton reason={held} showReason={false}>
                {powerMessages.continue}
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
