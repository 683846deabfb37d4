import { Icon } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useRowFocus } from '../../../parts/forms/useRowFocus.ts'
import type { SendFormApi } from '../model/useSendForm.ts'
import { PaymentRow } from './PaymentRow.tsx'
import styles from './Send.module.css'

export function TransferFields({ send, tellAll }: { send: SendFormApi; tellAll: boolean }) {
  const { form, checked } = send
  const { list, button, goTo } = useRowFocus(form.rows)
  return (
    <>
      <div className={styles.heads} aria-hidden>
        <span />
        <span>Recipient</span>
        <span>Amount</span>
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
            problems={checked.problems[index] ?? { recipient: null, amount: null }}
            tellAll={tellAll}
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
          Add recipient
        </Button>
        <span>{form.rows.length === 1 ? '1 row' : `${form.rows.length} rows`}, no upper limit</span>
      </div>
    </>
  )
}
