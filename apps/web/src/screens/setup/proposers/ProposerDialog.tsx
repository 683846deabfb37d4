import { Button, Checkbox, Group, NativeSelect, TextInput } from '@mantine/core'
import type { Address } from '@countersign/primitives'
import { FieldNote, InfoNote, VerdictNote, describedBy, useNow } from '@countersign/ui'
import { useId, useState, type FormEvent, type ReactNode } from 'react'
import type { Delegation } from '../../../data/proposers/Delegation.ts'
import { FormModal } from '../../../parts/forms/FormModal.tsx'
import { useKeptForm } from '../../../parts/forms/useKeptForm.ts'
import { AddressField } from '../../../parts/names/AddressField.tsx'
import { NamedAddress } from '../../../parts/names/NamedAddress.tsx'
import { findAddressBookName, saveAddressBookEntry } from '../../../data/storage/addressBook.ts'
import { useAddressBook } from '../../../data/storage/useAddressBook.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useWallet } from '../../../data/wallet/walletStore.ts'
import { checkProposer } from './checkProposer.ts'
import { ContractNote } from './ContractNote.tsx'
import { dayWords } from './dayWords.ts'
import { formNameOf, proposerForms } from './proposerForms.ts'
import { EMPTY_FORM, TERMS, termWords, type ProposerForm, type Term } from './ProposerForm.ts'
import { useProposerAct } from './useProposerAct.ts'
import styles from './Proposers.module.css'
import { proposerMessages } from './proposerMessages.ts'

/** The form for an existing proposer, with its current values. */
const startForm = ({ proposer, label, endsAt }: Delegation): ProposerForm => ({
  text: proposer,
  address: proposer,
  label,
  term: endsAt === null ? 'no-end' : 'own',
  day: endsAt === null || endsAt === 0 ? '' : new Date(endsAt).toISOString().slice(0, 10),
  isKept: false,
})

type Props = {
  /** From the chain. */
  readonly owners: readonly Address[]
  readonly known: readonly Delegation[]
  /** The entry to change; null for a new one. */
  readonly delegation: Delegation | null
  readonly onClose: () => void
}

/** Adds a proposer, or changes its label or end. An owner signs the change, and the service stores it. */
export function ProposerDialog({ owners, known, delegation, onClose }: Props) {
  const { chain, chainId, safe } = useAccount()
  const { address: signer } = useWallet()
  const entries = useAddressBook()
  const { form: kept, update } = useKeptForm({
    store: proposerForms,
    over: formNameOf(delegation),
    start: () => (delegation ? startForm(delegation) : EMPTY_FORM),
    isDialog: true,
  })
  // The address of an existing proposer is fixed.
  const form = delegation ? { ...kept, address: delegation.proposer } : kept
  const [isTried, setTried] = useState(false)
  const { isBusy, error, run } = useProposerAct(onClose)
  const checked = checkProposer(form, { safe, owners, known, signer, now: useNow(true) })
  const { problems, replaced, endsAt, isReady } = checked
  const change = (fields: Partial<ProposerForm>) => update((current) => ({ ...current, ...fields }))
  const isNamed = form.address !== null && findAddressBookName(entries, form.address, chainId) !== null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const { address } = form
    if (!isReady || address === null || isBusy) return
    const label = form.label.trim()
    const isForAll = delegation?.isForAll ?? false
    void run(
      async ({ addProposer }) => {
        await addProposer(chain, safe, owners, { proposer: address, label, endsAt, isForAll })
        if (form.isKept && !isNamed) saveAddressBookEntry({ address, name: label, chainId })
      },
      delegation ? proposerMessages.wasChanged({ label }) : proposerMessages.canNowPropose({ label }),
    )
  }
  return (
    <FormModal
      opened
      onClose={onClose}
      title={delegation ? proposerMessages.changeTitle : proposerMessages.addProposer}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <ProposerField
          {...{ form, delegation, change }}
          problem={isTried ? problems.address : soon(form, problems.address)}
        />
        {form.address !== null && delegation === null && problems.address === null && (
          <ContractNote address={form.address} />
        )}
        {replaced && !delegation && (
          <FieldNote kind="caution">
            {replaced.endsAt === null
              ? proposerMessages.alreadyAdded({ label: replaced.label })
              : proposerMessages.alreadyAddedUntil({ label: replaced.label, day: dayWords(replaced.endsAt) })}
          </FieldNote>
        )}
        <LabelField {...{ form, change }} problem={isTried ? problems.label : null} />
        <TermField {...{ form, change }} problem={isTried || form.day !== '' ? problems.day : null} />
        {!isNamed && (
          <Checkbox
            label={proposerMessages.alsoStore}
            description={proposerMessages.alsoStoreNote}
            checked={form.isKept}
            onChange={(event) => change({ isKept: event.currentTarget.checked })}
          />
        )}
        <InfoNote title={proposerMessages.publicTitle}>{proposerMessages.publicNote}</InfoNote>
        {error !== null && <VerdictNote verdict="danger" announce title={error} />}
        <Group justify="flex-end">
          <Button variant="subtle" onClick={onClose}>
            {proposerMessages.cancel}
          </Button>
          <Button type="submit" variant="filled" loading={isBusy}>
            {delegation ? proposerMessages.signAndSave : proposerMessages.signAndAdd}
          </Button>
        </Group>
      </form>
    </FormModal>
  )
}

/** Shows problems of a complete address while typing. */
const soon = ({ address }: ProposerForm, problem: string | null): string | null => (address === null ? null : problem)

type FieldProps = {
  readonly form: ProposerForm
  readonly problem: string | null
  change(fields: Partial<ProposerForm>): void
}

function ProposerField({ form, problem, delegation, change }: FieldProps & Pick<Props, 'delegation'>): ReactNode {
  const { chain } = useAccount()
  if (delegation)
    return (
      <div>
        <span className={styles.label}>{proposerMessages.proposer}</span>
        <NamedAddress
          info={{ value: delegation.proposer, name: delegation.label || null, logoUri: null }}
          chainId={chain.chainId}
          copyable
        />
      </div>
    )
  return (
    <AddressField
      label={proposerMessages.proposer}
      description={proposerMessages.proposerNote}
      value={form.text}
      chain={chain}
      onChange={(text) => change({ text })}
      onResolved={(address) => change({ address })}
      error={form.address !== null || form.text.trim() === '' ? problem : undefined}
      isFinal
      autoFocus
    />
  )
}

function LabelField({ form, problem, change }: FieldProps) {
  const id = useId()
  return (
    <div>
      <TextInput
        label={proposerMessages.label}
        description={proposerMessages.labelNote}
        descriptionProps={{ id: `${id}-description` }}
        value={form.label}
        autoComplete="off"
        error={problem !== null}
        {...describedBy(problem !== null && id, `${id}-description`)}
        onChange={(event) => change({ label: event.currentTarget.value })}
      />
      {problem !== null && (
        <FieldNote kind="error" id={id}>
          {problem}
        </FieldNote>
      )}
    </div>
  )
}

const isTerm = (value: string): value is Term => TERMS.some(({ term }) => term === value)

function TermField({ form, problem, change }: FieldProps) {
  const id = useId()
  return (
    <div>
      <div className={form.term === 'own' ? styles.term : undefined}>
        <NativeSelect
          label={proposerMessages.canProposeFor}
          value={form.term}
          data={TERMS.map(({ term }) => ({ value: term, label: termWords(term) }))}
          onChange={({ currentTarget: { value } }) => isTerm(value) && change({ term: value })}
        />
        {form.term === 'own' && (
          <TextInput
            type="date"
            label={proposerMessages.lastDay}
            value={form.day}
            error={problem !== null}
            {...describedBy(problem !== null && id)}
            onChange={(event) => change({ day: event.currentTarget.value })}
          />
        )}
      </div>
      {form.term === 'own' && problem !== null && (
        <FieldNote kind="error" id={id}>
          {problem}
        </FieldNote>
      )}
    </div>
  )
}
