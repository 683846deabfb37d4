import { displayNumber } from '@countersign/primitives'
import { Button, Group, TextInput } from '@mantine/core'
import { FieldNote, ProvenanceMark, VerdictNote, describedBy } from '@countersign/ui'
import { useId, useState, type FormEvent } from 'react'
import { FormModal } from '../../../parts/forms/FormModal.tsx'
import { useKeptForm } from '../../../parts/forms/useKeptForm.ts'
import { AddressField } from '../../../parts/names/AddressField.tsx'
import { useAccount } from '../../../data/url/useAccount.ts'
import { checkSpending, type SpendingForm } from '../model/checkSpending.ts'
import { exact } from '../model/LimitForm.ts'
import { limitNameOf, spendingForms } from '../model/limitForms.ts'
import { leftOf, type SpendingLimit } from '../model/SpendingLimit.ts'
import { CallFee } from '../../../signing/execution/CallFee.tsx'
import { SentNote } from '../../../signing/execution/SentNote.tsx'
import { useFeeProblem } from '../../../signing/execution/feeChoices.ts'
import { nameOfSpending, useIsSpending, useSpending } from '../useSpending.ts'
import styles from './SpendingLimits.module.css'
import { spendingLimitsMessages } from '../spendingLimitsMessages.ts'

const EMPTY: SpendingForm = { recipient: '', address: null, amount: '' }

/** A payment by the beneficiary: its own wallet sends it, without signatures of owners. */
export function SpendDialog({ limit, onClose }: { limit: SpendingLimit; onClose(): void }) {
  const { chain, key } = useAccount()
  const { form, update } = useKeptForm({
    store: spendingForms,
    over: limitNameOf(limit),
    start: () => EMPTY,
    isDialog: true,
  })
  const [isTried, setTried] = useState(false)
  const { phase, error, txHash, spend } = useSpending(limit, onClose)
  const { problems, isMoreThanLeft, payment } = checkSpending(form, limit)
  const isFeeWrong = useFeeProblem(payment && nameOfSpending(limit, payment)) !== null
  const change = (fields: Partial<SpendingForm>) => update((current) => ({ ...current, ...fields }))
  // The field explains what is missing: a lookup that runs, or an address that was not compared.
  const isUnresolved = form.recipient.trim() !== '' && form.address === null
  const id = useId()
  const amountProblem = isTried || isMoreThanLeft ? problems.amount : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!payment) return
    // After a reload the page does not know whether it was sent, and a filled form could lead to a second payment.
    spendingForms.clear(key)
    void spend(payment)
  }
  return (
    <FormModal opened onClose={onClose} title={spendingLimitsMessages.spendTitle}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <AddressField
          label={spendingLimitsMessages.recipient}
          value={form.recipient}
          chain={chain}
          onChange={(recipient) => change({ recipient })}
          onResolved={(address) => change({ address })}
          error={isTried && (form.address !== null || form.recipient.trim() === '') ? problems.recipient : undefined}
          isFinal
          autoFocus
        />
        <div>
          <TextInput
            label={spendingLimitsMessages.amountIn({ symbol: limit.symbol })}
            description={
              <>
                {spendingLimitsMessages.amountLeft({
                  amount: `${exact(leftOf(limit), limit.decimals)} ${limit.symbol}`,
                })}{' '}
                <ProvenanceMark source="chain" />
              </>
            }
            placeholder={displayNumber('0.00')}
            inputMode="decimal"
            autoComplete="off"
            value={form.amount}
            error={amountProblem !== null}
            descriptionProps={{ id: `${id}-description` }}
            {...describedBy(amountProblem !== null && id, `${id}-description`)}
            onChange={(event) => change({ amount: event.currentTarget.value })}
          />
          {amountProblem !== null && (
            <FieldNote kind="error" id={id}>
              {amountProblem}
            </FieldNote>
          )}
        </div>
        <p className={styles.quiet}>{spendingLimitsMessages.sendNote}</p>
        {payment && phase !== 'sent' && (
          <CallFee
            chain={chain}
            name={nameOfSpending(limit, payment)}
            build={async () => {
              const { spendingData } = await import('../limitCalls.ts')
              return { to: limit.module, data: spendingData(limit, { safe: key.safe, ...payment }) }
            }}
            isBusy={phase !== 'idle'}
          />
        )}
        <Sending {...{ limit, phase, txHash, error }} />
        <Group justify="flex-end">
          <Button variant="subtle" onClick={onClose}>
            {phase === 'mining' || phase === 'sent' ? spendingLimitsMessages.close : spendingLimitsMessages.cancel}
          </Button>
          <Button
            type="submit"
            variant="filled"
            loading={phase === 'asking' || phase === 'mining'}
            disabled={phase === 'sent' || isUnresolved || isFeeWrong}
          >
            {spendingLimitsMessages.send}
          </Button>
        </Group>
      </form>
    </FormModal>
  )
}

type SendingProps = { limit: SpendingLimit } & Pick<ReturnType<typeof useSpending>, 'phase' | 'txHash' | 'error'>

/** The payment that the wallet has sent, or the reason why it failed. */
function Sending({ limit, phase, txHash, error }: SendingProps) {
  const { chain } = useAccount()
  const isSpending = useIsSpending(limit)
  return (
    <>
      {phase === 'idle' && isSpending && (
        <VerdictNote verdict="caution" title={spendingLimitsMessages.waits}>
          {spendingLimitsMessages.waitsNote}
        </VerdictNote>
      )}
      {phase === 'mining' && txHash !== null && <SentNote chain={chain} hash={txHash} />}
      {error !== null && <VerdictNote verdict="danger" announce title={error} />}
    </>
  )
}
