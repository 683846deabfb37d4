import { parseUnits, displayNumber } from '@countersign/primitives'
import { describedBy, FieldNote, VerdictNote } from '@countersign/ui'
import { Button, Group, TextInput } from '@mantine/core'
import { useId, useState, type FormEvent } from 'react'
import { AddToBatchButton } from '../../../../parts/draft/AddToBatchButton.tsx'
import { ActButton } from '../../../../parts/gate/ActButton.tsx'
import { DraftOnlyNote } from '../../../../parts/gate/DraftOnlyNote.tsx'
import { FormModal } from '../../../../parts/forms/FormModal.tsx'
import { amountOf } from '../amountOf.ts'
import { approvalsMessages as messages } from '../approvalsMessages.ts'
import { canBeLowered } from '../model/Approval.ts'
import type { ApprovalRow } from '../model/approvalRows.ts'
import type { Lowered } from '../model/callsToLower.ts'
import { useApprovalDraft } from '../useApprovalDraft.ts'
import styles from '../../components/Assets.module.css'

export interface LowerDialogProps {
  rows: readonly ApprovalRow[]
  whoOf(row: ApprovalRow): string
  onClose(): void
}

type Checked = { readonly lowered: Lowered | null; readonly problem: string | null }

/** The new amounts of approvals. Ends in one transaction to review. */
export function LowerDialog({ rows, whoOf, onClose }: LowerDialogProps) {
  const { isBusy, error, lower, addLowering } = useApprovalDraft()
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const [isTried, setTried] = useState(false)
  const fields = rows.filter(canBeLowered)
  const checked = fields.map((row) => check(row, texts[row.id] ?? ''))
  const lowered = checked.flatMap((one) => one.lowered ?? [])
  const isFine = lowered.length > 0 && checked.every(({ problem }) => problem === null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isFine) void lower(lowered)
  }
  const add = () => {
    setTried(true)
    if (isFine) void addLowering(lowered, onClose)
  }
  return (
    <FormModal opened onClose={onClose} title={messages.lowerTitle}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <p>{messages.lowerLead}</p>
        {fields.map((row, index) => (
          <AmountField
            key={row.id}
            row={row}
            who={whoOf(row)}
            text={texts[row.id] ?? ''}
            problem={isTried ? (checked[index]?.problem ?? null) : null}
            onChange={(text) => setTexts({ ...texts, [row.id]: text })}
          />
        ))}
        {fields.length < rows.length && (
          <FieldNote kind="caution">{messages.onlyRevoke(rows.length - fields.length)}</FieldNote>
        )}
        {isTried && lowered.length === 0 && checked.every(({ problem }) => problem === null) && (
          <FieldNote kind="error">{messages.enterAmount}</FieldNote>
        )}
        {error !== null && <VerdictNote verdict="danger" announce title={error} />}
        <DraftOnlyNote />
        <Group justify="flex-end">
          <Button variant="subtle" onClick={onClose}>
            {messages.cancel}
          </Button>
          <AddToBatchButton disabled={isBusy} onAdd={add} />
          <ActButton act="draft" type="submit" variant="filled" loading={isBusy}>
            {messages.review}
          </ActButton>
        </Group>
      </form>
    </FormModal>
  )
}

type AmountFieldProps = {
  row: ApprovalRow
  who: string
  text: string
  problem: string | null
  onChange(text: string): void
}

function AmountField({ row, who, text, problem, onChange }: AmountFieldProps) {
  const { symbol, allowance, isUnlimited } = row
  const id = useId()
  return (
    <div>
      <TextInput
        label={messages.lowerLabel({ symbol, who })}
        description={messages.now({ amount: isUnlimited ? messages.everything : amountOf(allowance ?? 0n, row) })}
        placeholder={displayNumber('0.00')}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        error={problem !== null}
        {...describedBy(problem !== null && id)}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {problem !== null && (
        <FieldNote kind="error" id={id}>
          {problem}
        </FieldNote>
      )}
    </div>
  )
}

function check(row: ApprovalRow, text: string): Checked {
  const { decimals, symbol, allowance } = row
  if (text.trim() === '' || decimals === null) return { lowered: null, problem: null }
  const parsed = parseUnits(text, decimals, symbol)
  if (!parsed.ok) return { lowered: null, problem: parsed.reason }
  if (allowance !== null && parsed.value >= allowance) return { lowered: null, problem: messages.notLess }
  return { lowered: { approval: row, text, amount: parsed.value }, problem: null }
}
