import { Icon } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useRowFocus } from '../../../parts/forms/useRowFocus.ts'
import type { SendFormApi } from '../model/useSendForm.ts'
import { PaymentRow } from './PaymentRow.tsx'
import styles from './Send.module.css'
import type { RowProblems } from '../model/checkRows.ts'
import { sendMessages as messages } from '../sendMessages.ts'

const NO_PROBLEMS: RowProblems = { recipient: null, amount: null, isLookalike: false, isShort: false }

export function TransferFields({ send, showsAllProblems }: { send: SendFormApi; showsAllProblems: boolean }) {
  const { form, checked } = send
  const { list, button, goTo } = useRowFocus(form.rows)
  return (
    <>
      <div className={styles.heads} aria-hidden>
        <span />
        <span>{messages.recipient}</span>
        <span>{messages.amount}</span>
        <span />
      </div>
      <ol ref={list}>
        {form.rows.map((row, index) => (
          <PaymentRow
            key={row.id}
            row={row}
            rows={form.rows}
            number={index + 1}
            assets={send.assets}
            trustOf={send.trustOf}
            problems={checked.problems[index] ?? NO_PROBLEMS}
            showsAllProblems={showsAllProblems}
            onChange={(change) => send.setRow(row.id, change)}
            onRemove={() => {
              goTo(index)
              send.removeRow(row.id)
            }}
          />
        ))}
      </ol>
      <div className={styles.more}>
        <Button
          ref={button}
          size="xs"
          leftSection={<Icon name="plus" />}
          onClick={() => {
            goTo(form.rows.length)
            send.appendRow()
          }}
        >
          {messages.addRecipient}
        </Button>
        <span>{messages.rows(form.rows.length)}</span>
      </div>
    </>
  )
}
