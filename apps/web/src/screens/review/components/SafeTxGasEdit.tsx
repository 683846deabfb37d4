import { FieldNote, SectionHeading } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { hasFeature } from '../../../data/config/hasFeature.ts'
import { checkSafeTxGas } from '../../../parts/forms/checkSafeTxGas.ts'
import { SafeTxGasField } from '../../../parts/forms/SafeTxGasField.tsx'
import layout from '../../../parts/layout/ReviewLayout.module.css'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useReviewContext } from '../context/ReviewContext.tsx'
import styles from './SafeTxGasEdit.module.css'
import { reviewPartMessages as messages } from './reviewPartMessages.ts'

type Props = {
  /** The safeTxGas of the reviewed transaction. */
  readonly current: bigint
  /** Starts a new review, because the hash changes. */
  readonly onApply: (safeTxGas: bigint) => void
}

/** Edits the safeTxGas that an app requested. Possible only before the first signature, because it changes the hash. */
export function SafeTxGasEdit({ current, onApply }: Props) {
  const { chain } = useAccount()
  const { review, actions } = useReviewContext()
  const [text, setText] = useState(current.toString())
  if (!hasFeature(chain, 'SAFE_TX_GAS_OPTIONAL')) return null
  const gas = checkSafeTxGas(text)
  const next = gas.ok ? (gas.gas ?? 0n) : null
  const isBusy = actions.busy !== null
  return (
    <section className={layout.section} aria-label={messages.gas}>
      <SectionHeading title={messages.gas} action={current > 0n ? messages.gasSet : messages.gasNotSet} />
      <form
        className={styles.edit}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (next !== null && next !== current && !isBusy) onApply(next)
        }}
      >
        <SafeTxGasField
          id="review-gas"
          value={text}
          version={review?.reviewed.version ?? null}
          isDisabled={isBusy}
          noteId={next === current ? undefined : 'review-gas-applied'}
          onChange={setText}
        />
        <Button type="submit" disabled={next === null || next === current || isBusy}>
          {messages.apply}
        </Button>
      </form>
      {next !== current && (
        <FieldNote kind="caution" id="review-gas-applied">
          {messages.notApplied({ gas: current })}
        </FieldNote>
      )}
    </section>
  )
}
