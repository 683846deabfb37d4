import type { HistoryFilterName } from '@countersign/api'
import { Chip, describedBy, FieldNote } from '@countersign/ui'
import { Button, Group, SegmentedControl, TextInput } from '@mantine/core'
import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { FormModal } from '../../../parts/forms/FormModal.tsx'
import { AddressField } from '../../../parts/names/AddressField.tsx'
import { useAccount } from '../../../data/url/useAccount.ts'
import { allFiltersMessages as messages } from '../allFiltersMessages.ts'
import { filterMessages as words } from '../filterMessages.ts'
import { filterProblems } from '../model/filterProblems.ts'
import { readTypedFilters, typedFilters } from '../model/typedFilters.ts'
import { filterNames, toggled, valuesOf, type FilterChange, type HistoryFilters } from '../model/historyFilters.ts'
import type { FilterChipsProps } from './FilterChips.tsx'
import styles from './AllFiltersDialog.module.css'

interface AllFiltersDialogProps {
  filters: HistoryFilters
  tokens: FilterChipsProps['tokens']
  onApply: (change: FilterChange) => void
  onClose: () => void
}

/** Every filter in one form. Nothing is asked before it is applied. */
export function AllFiltersDialog({ filters, tokens, onApply, onClose }: AllFiltersDialogProps) {
  const { chain } = useAccount()
  const [draft, setDraft] = useState(() => typedFilters(filters))
  const [isTried, setTried] = useState(false)
  const typed = readTypedFilters(draft)
  const problems = { ...typed.problems, ...filterProblems(typed.filters) }
  const set = (name: HistoryFilterName, text: string | undefined) =>
    setDraft(({ [name]: _replaced, ...others }) => (text ? { ...others, [name]: text } : others))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.keys(problems).length > 0) return
    onApply(Object.fromEntries(filterNames.map((name) => [name, typed.filters[name]?.trim() || undefined])))
  }
  const field = (name: HistoryFilterName) => ({
    value: draft[name] ?? '',
    problem: isTried ? problems[name] : undefined,
    onType: (text: string) => set(name, text),
  })
  const address = (name: 'address' | 'proposer' | 'module') => ({
    value: draft[name] ?? '',
    onChange: (text: string) => set(name, text),
    onResolved: (resolved: string | null) => {
      if (resolved !== null) set(name, resolved)
    },
    chain,
    error: isTried ? problems[name] : undefined,
  })
  const chips = (name: 'kind' | 'origin' | 'token', options: readonly (readonly [string, string])[]) =>
    options.map(([value, label]) => (
      <Chip
        key={value}
        active={valuesOf(draft[name]).includes(value)}
        onClick={() => set(name, toggled(draft[name], value))}
      >
        {label}
      </Chip>
    ))
  return (
    <FormModal opened onClose={onClose} title={messages.title} size="lg">
      <form className={styles.form} onSubmit={submit} noValidate>
        <div className={styles.pair}>
          <Choice
            label={messages.direction}
            value={draft.direction}
            options={[
              ['incoming', words.incoming],
              ['outgoing', words.outgoing],
            ]}
            onChoose={(value) => set('direction', value)}
          />
          <Choice
            label={messages.state}
            value={draft.state}
            options={[
              ['executed', words.executed],
              ['failed', words.failed],
            ]}
            onChoose={(value) => set('state', value)}
          />
        </div>
        <Chips label={messages.kind}>
          {chips('kind', [
            ['payment', words.payment],
            ['batch', words.batch],
            ['settings', words.settings],
            ['contract', words.contract],
            ['rejection', words.rejection],
            ['creation', words.creation],
          ])}
        </Chips>
        <Chips label={messages.origin}>
          {chips('origin', [
            ['owners', words.owners],
            ['module', messages.module],
            ['outside', words.outside],
          ])}
        </Chips>
        {tokens.length > 0 && (
          <Chips label={messages.token}>
            {chips(
              'token',
              tokens.map(({ value, symbol }) => [value, symbol]),
            )}
          </Chips>
        )}
        <div className={styles.pair}>
          <Field label={messages.least} {...field('value__gte')} hint={messages.amountHint} inputMode="decimal" />
          <Field label={messages.most} {...field('value__lte')} inputMode="decimal" />
        </div>
        <div className={styles.pair}>
          <Field label={messages.from} {...field('execution_date__gte')} hint={messages.days} type="date" />
          <Field label={messages.to} {...field('execution_date__lte')} type="date" />
        </div>
        <AddressField label={messages.address} description={messages.addressHint} {...address('address')} />
        <div className={styles.pair}>
          <Field label={messages.note} {...field('note')} />
          <Field label={messages.app} {...field('app')} />
        </div>
        <div className={styles.pair}>
          <Field label={messages.method} {...field('method')} hint={messages.methodHint} />
          <Field label={messages.number} {...field('nonce')} inputMode="numeric" />
        </div>
        <AddressField label={messages.proposer} {...address('proposer')} />
        <AddressField label={messages.moduleAddress} {...address('module')} />
        <Group justify="flex-end" className={styles.acts ?? ''}>
          <Button variant="subtle" onClick={() => setDraft(filters.suspicious ? { suspicious: 'show' } : {})}>
            {messages.reset}
          </Button>
          <Button type="submit" variant="filled">
            {messages.apply}
          </Button>
        </Group>
      </form>
    </FormModal>
  )
}

function Chips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles.set}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.chips}>{children}</div>
    </fieldset>
  )
}

type ChoiceProps = {
  label: string
  value: string | undefined
  options: readonly (readonly [string, string])[]
  onChoose: (value: string | undefined) => void
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <div>
      <p className={styles.label}>{label}</p>
      <SegmentedControl
        fullWidth
        aria-label={label}
        value={value ?? ''}
        onChange={(chosen) => onChoose(chosen === '' ? undefined : chosen)}
        data={[['', messages.any] as const, ...options].map(([one, text]) => ({ value: one, label: text }))}
      />
    </div>
  )
}

type FieldProps = {
  label: string
  value: string
  problem: string | undefined
  onType: (text: string) => void
  hint?: string
  type?: 'date'
  inputMode?: 'decimal' | 'numeric'
}

function Field({ label, value, problem, onType, hint, type, inputMode }: FieldProps) {
  const id = useId()
  return (
    <div>
      <TextInput
        label={label}
        value={value}
        error={problem !== undefined}
        {...(type === undefined ? {} : { type })}
        {...(inputMode === undefined ? {} : { inputMode })}
        {...describedBy(id)}
        autoComplete="off"
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <div id={id}>
        {problem !== undefined && <FieldNote kind="error">{problem}</FieldNote>}
        {problem === undefined && hint !== undefined && <p className={styles.hint}>{hint}</p>}
      </div>
    </div>
  )
}
