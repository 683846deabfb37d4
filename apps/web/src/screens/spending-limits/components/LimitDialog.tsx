import { Button, Checkbox, Group, NativeSelect, TextInput } from '@mantine/core'
import type { TypedAmount } from '@countersign/safe/checks'
import { inputUnits, displayNumber } from '@countersign/primitives'
import type { SafeTransactionData } from '@countersign/safe/light'
import { FieldNote, VerdictNote, describedBy } from '@countersign/ui'
import { Suspense, useId, useState, type FormEvent } from 'react'
import { periodWords } from '@countersign/describe/transaction'
import { AddToBatchButton } from '../../../parts/draft/AddToBatchButton.tsx'
import { ActButton } from '../../../parts/gate/ActButton.tsx'
import { DraftOnlyNote } from '../../../parts/gate/DraftOnlyNote.tsx'
import { FormModal } from '../../../parts/forms/FormModal.tsx'
import { useKeptForm } from '../../../parts/forms/useKeptForm.ts'
import { AddressField } from '../../../parts/names/AddressField.tsx'
import { NamedAddress } from '../../../parts/names/NamedAddress.tsx'
import { AddTokenDialog } from '../../../parts/tokens/LazyAddTokenDialog.tsx'
import { TrustNote } from '../../../parts/tokens/TrustNote.tsx'
import { byAddressOption, TOKEN_BY_ADDRESS, tokenOption } from '../../../parts/tokens/tokenOption.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { checkLimit, exact, isSameToken, periods, type LimitForm, type LimitToken } from '../model/LimitForm.ts'
import { limitForms, limitNameOf } from '../model/limitForms.ts'
import type { LimitModule, SpendingLimit } from '../model/SpendingLimit.ts'
import { useLimitDraft } from '../useLimitDraft.ts'
import { useLimitTokens } from '../useLimitTokens.ts'
import styles from './SpendingLimits.module.css'
import { spendingLimitsMessages } from '../spendingLimitsMessages.ts'

const EMPTY: LimitForm = {
  beneficiary: '',
  address: null,
  token: null,
  amount: '',
  resetMinutes: 0,
  startsAgain: false,
}

/** The form for a new limit, or for an existing one. */
const startForm = (limit: SpendingLimit | null): LimitForm =>
  limit === null
    ? EMPTY
    : {
        ...EMPTY,
        beneficiary: limit.delegate,
        address: limit.delegate,
        token: limit.token,
        amount: inputUnits(limit.amount, limit.decimals),
        resetMinutes: limit.resetMinutes,
      }

/** The third argument of `setAllowance(address,address,uint96,uint16,uint32)`, the last call of the draft. */
const LIMITED = 2

export interface LimitDialogProps {
  module: LimitModule
  limits: readonly SpendingLimit[]
  /** Null for a new one. */
  limit: SpendingLimit | null
  onDraft(transaction: SafeTransactionData, typed: readonly TypedAmount[]): void
  onClose(): void
}

/** Sets or changes a limit: beneficiary, token, amount and period. Ends in one transaction to review. */
export function LimitDialog({ module, limits, limit, onDraft, onClose }: LimitDialogProps) {
  const { safe } = useAccount()
  const { tokens, trustOf } = useLimitTokens(limit)
  const { form: kept, update } = useKeptForm({
    store: limitForms,
    over: limitNameOf(limit),
    start: () => startForm(limit),
    isDialog: true,
  })
  // The address of an existing limit is fixed.
  const form = limit ? { ...kept, address: limit.delegate } : kept
  const [isTried, setTried] = useState(false)
  const replacedId = useId()
  const { isBusy, error, draft, add } = useLimitDraft(onDraft)
  const { problems, replaced, amount } = checkLimit(form, { safe, module, limits, tokens })
  const change = (fields: Partial<LimitForm>) => update((current) => ({ ...current, ...fields }))
  const make = (pass: (...made: Parameters<typeof draft>) => void) => {
    setTried(true)
    const { address: delegate, token, resetMinutes } = form
    if (amount === null || delegate === null) return
    const startsAgain = form.startsAgain && replaced !== null && replaced.spent > 0n
    const decimals = tokens.find((one) => isSameToken(one.token, token))?.decimals
    pass(
      ({ callsToSet }, batched) =>
        callsToSet({ delegate, token, amount, resetMinutes, startsAgain }, module, safe, batched),
      decimals === undefined ? null : { text: form.amount, token, decimals, place: LIMITED },
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    make((build, typed) => void draft(build, typed))
  }
  return (
    <FormModal
      opened
      onClose={onClose}
      title={limit ? spendingLimitsMessages.changeLimit : spendingLimitsMessages.setSpendingLimit}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <BeneficiaryField {...{ form, limit, change }} problem={isTried ? problems.beneficiary : null} />
        <AmountField
          {...{ form, tokens, trustOf, change }}
          isTokenFixed={limit !== null}
          noteId={replaced && !limit ? replacedId : undefined}
          problem={isTried ? problems.amount : null}
        />
        <PeriodField {...{ form, change }} />
        {replaced && !limit && (
          <FieldNote kind="caution" id={replacedId}>
            {spendingLimitsMessages.replaces({
              amount: `${exact(replaced.amount, replaced.decimals)} ${replaced.symbol}`,
              period: periodWords(replaced.resetMinutes),
            })}
          </FieldNote>
        )}
        {replaced && replaced.spent > 0n && (
          <Checkbox
            label={spendingLimitsMessages.resetSpent}
            description={spendingLimitsMessages.resetSpentNote({
              spent: exact(replaced.spent, replaced.decimals),
              symbol: replaced.symbol,
            })}
            checked={form.startsAgain}
            onChange={(event) => change({ startsAgain: event.currentTarget.checked })}
          />
        )}
        {!module.isEnabled && <FieldNote kind="caution">{spendingLimitsMessages.enablesModule}</FieldNote>}
        {error !== null && <VerdictNote verdict="danger" announce title={error} />}
        <DraftOnlyNote />
        <Group justify="flex-end">
          <Button variant="subtle" onClick={onClose}>
            {spendingLimitsMessages.cancel}
          </Button>
          <AddToBatchButton
            act="change-setup"
            disabled={isBusy}
            onAdd={() => make((build, typed = null) => void add(build, typed, onClose))}
          />
          <ActButton act="change-setup" type="submit" variant="filled" loading={isBusy}>
            {spendingLimitsMessages.review}
          </ActButton>
        </Group>
      </form>
    </FormModal>
  )
}

type FieldProps = { form: LimitForm; change(fields: Partial<LimitForm>): void }

function BeneficiaryField({
  form,
  limit,
  problem,
  change,
}: FieldProps & { limit: SpendingLimit | null; problem: string | null }) {
  const { chain } = useAccount()
  if (limit)
    return (
      <div>
        <span className={styles.label}>{spendingLimitsMessages.beneficiary}</span>
        <NamedAddress info={{ value: limit.delegate, name: null, logoUri: null }} chainId={chain.chainId} copyable />
      </div>
    )
  return (
    <AddressField
      label={spendingLimitsMessages.beneficiary}
      description={spendingLimitsMessages.beneficiaryNote}
      value={form.beneficiary}
      chain={chain}
      onChange={(beneficiary) => change({ beneficiary })}
      onResolved={(address) => change({ address })}
      error={form.address !== null || form.beneficiary.trim() === '' ? problem : undefined}
      autoFocus
    />
  )
}

type AmountProps = FieldProps & {
  tokens: readonly LimitToken[]
  trustOf: ReturnType<typeof useLimitTokens>['trustOf']
  isTokenFixed: boolean
  problem: string | null
  /** The id of a further text about the amount. */
  noteId: string | undefined
}

function AmountField({ form, tokens, trustOf, isTokenFixed, problem, noteId, change }: AmountProps) {
  const id = useId()
  const chosen = tokens.findIndex(({ token }) => isSameToken(token, form.token))
  const [isAdding, setAdding] = useState(false)
  const trust = form.token === null ? undefined : trustOf(form.token)
  return (
    <div>
      <div className={styles.amount}>
        <TextInput
          label={spendingLimitsMessages.amount}
          placeholder={displayNumber('0.00')}
          inputMode="decimal"
          autoComplete="off"
          value={form.amount}
          error={problem !== null}
          {...describedBy(problem !== null && id, noteId)}
          onChange={(event) => change({ amount: event.currentTarget.value })}
        />
        <NativeSelect
          label={spendingLimitsMessages.token}
          value={String(chosen)}
          disabled={isTokenFixed}
          data={[
            ...tokens.map(({ token, symbol }, index) => ({
              value: String(index),
              label: token === null ? symbol : tokenOption(symbol, token, trustOf(token)),
            })),
            byAddressOption(),
          ]}
          onChange={({ currentTarget: { value } }) =>
            value === TOKEN_BY_ADDRESS ? setAdding(true) : change({ token: tokens[Number(value)]?.token ?? null })
          }
        />
      </div>
      {problem !== null && (
        <FieldNote kind="error" id={id}>
          {problem}
        </FieldNote>
      )}
      {trust && <TrustNote trust={trust} />}
      <Suspense>
        {isAdding && <AddTokenDialog onClose={() => setAdding(false)} onAdded={(token) => change({ token })} />}
      </Suspense>
    </div>
  )
}

function PeriodField({ form, change }: FieldProps) {
  const isListed = periods().some(({ minutes }) => minutes === form.resetMinutes)
  // Set with another program: kept unless another period is chosen.
  const other = isListed ? [] : [{ minutes: form.resetMinutes, label: periodWords(form.resetMinutes) }]
  return (
    <NativeSelect
      label={spendingLimitsMessages.resets}
      value={String(form.resetMinutes)}
      data={[...periods(), ...other].map(({ minutes, label }) => ({ value: String(minutes), label }))}
      onChange={(event) => change({ resetMinutes: Number(event.currentTarget.value) })}
    />
  )
}
