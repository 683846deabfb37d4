import type { Chain } from '@countersign/api'
import { Icon, PageHeader, SectionHeading, ThresholdRing, FieldNote, describedBy } from '@countersign/ui'
import { type Address, isSameAddress, numberText } from '@countersign/primitives'
import { ActionIcon, Button, TextInput } from '@mantine/core'
import { useEffect, useEffectEvent, useId, useState, type FormEvent } from 'react'
import { AddressField } from '../../../parts/names/AddressField.tsx'
import { useRowFocus } from '../../../parts/forms/useRowFocus.ts'
import { useWallet } from '../../../data/wallet/walletStore.ts'
import { checkLength, checkOwner, checkThreshold, consequencesOf } from '../model/checkCreate.ts'
import { ownerRow, type CreateDraft, type OwnerRow } from '../model/CreateDraft.ts'
import { AsideFacts } from './AsideFacts.tsx'
import layout from '../../../parts/forms/NumberedRow.module.css'
import styles from './Create.module.css'
import { NoAddressYet } from './NoAddressYet.tsx'
import { PlannedAddress } from './PlannedAddress.tsx'
import { useNames } from '../../../data/names/useNames.ts'
import { createMessages as messages } from '../createMessages.ts'

type Props = {
  readonly draft: CreateDraft
  /** The chosen networks; names are resolved on the first one. */
  readonly chains: readonly [Chain, ...Chain[]]
  /** Checksummed owners if every row is valid, otherwise null. */
  readonly owners: readonly Address[] | null
  readonly onChange: (change: Partial<CreateDraft>) => void
  readonly onResolved: (id: string, address: Address | null) => void
  readonly onBack: () => void
  readonly onContinue: () => void
}

export function OwnersStep({ draft, chains, owners, onChange, onResolved, onBack, onContinue }: Props) {
  const [showsProblem, setShowsProblem] = useState(false)
  const { threshold } = draft
  const [chain] = chains
  const { list, button, goTo } = useRowFocus(draft.owners)
  const setRow = (id: string, fields: Partial<OwnerRow>) =>
    change({ owners: draft.owners.map((row) => (row.id === id ? { ...row, ...fields } : row)) })
  const add = () => {
    goTo(draft.owners.length)
    change({ owners: [...draft.owners, ownerRow()] })
  }
  const remove = (id: string) => {
    goTo(draft.owners.findIndex((row) => row.id === id))
    const left = draft.owners.filter((row) => row.id !== id)
    change({ owners: left.length === 0 ? [ownerRow()] : left })
  }
  const problem = checkThreshold(threshold, draft.owners.length)
  const isReady = owners !== null && problem === null && draft.owners.every(({ name }) => checkLength(name) === null)
  // An address that was just typed may not be resolved yet when the button is pressed. The review opens once it is.
  const [isContinuing, setContinuing] = useState(false)
  const goOn = useEffectEvent(onContinue)
  useEffect(() => {
    if (isContinuing && isReady) goOn()
  }, [isContinuing, isReady])
  const change: Props['onChange'] = (next) => {
    setContinuing(false)
    onChange(next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setShowsProblem(true)
    setContinuing(true)
  }
  return (
    <>
      <PageHeader title={messages.ownersOf({ name: draft.name.trim() })} subtitle={messages.ownersHelp} />
      <form className={styles.grid} noValidate onSubmit={submit}>
        <div>
          <SectionHeading title={messages.owners} count={draft.owners.length} />
          <ol ref={list}>
            {draft.owners.map((row, index) => (
              <OwnerFields
                key={row.id}
                row={row}
                number={index + 1}
                chain={chain}
                problem={checkOwner(row, draft.owners)}
                showsProblem={showsProblem}
                onChange={(fields) => setRow(row.id, fields)}
                onResolved={(address) => onResolved(row.id, address)}
                onRemove={() => remove(row.id)}
              />
            ))}
          </ol>
          <Button ref={button} size="xs" mt="sm" leftSection={<Icon name="plus" />} onClick={add}>
            {messages.addOwner}
          </Button>
        </div>
        <aside className={layout.aside}>
          <ThresholdPanel
            threshold={threshold}
            owners={draft.owners.length}
            problem={problem}
            onChange={(next) => change({ threshold: next })}
          />
          <section className={`cs-panel ${styles.planned}`}>
            {isReady ? (
              <PlannedAddress chains={chains} owners={owners} threshold={threshold} advanced={draft} />
            ) : (
              <NoAddressYet />
            )}
          </section>
          <div className={styles.buttons}>
            <Button variant="subtle" onClick={onBack}>
              {messages.back}
            </Button>
            <Button type="submit" variant="filled">
              {messages.toReview}
            </Button>
          </div>
        </aside>
      </form>
    </>
  )
}

type OwnerProps = {
  readonly row: OwnerRow
  readonly number: number
  readonly chain: Chain
  readonly problem: string | null
  readonly showsProblem: boolean
  readonly onChange: (change: Partial<OwnerRow>) => void
  readonly onResolved: (address: Address | null) => void
  readonly onRemove: () => void
}

function OwnerFields({ row, number, chain, problem, showsProblem, onChange, onResolved, onRemove }: OwnerProps) {
  const wallet = useWallet().address
  const isYou = wallet !== null && row.address !== null && isSameAddress(wallet, row.address)
  const nameProblem = checkLength(row.name)
  const { nameOf } = useNames()
  const knownName = row.address === null ? undefined : nameOf(row.address, chain.chainId)?.name
  const noteId = useId()
  // The field itself explains text that is not an address.
  const isShown = problem !== null && (row.address !== null || (showsProblem && row.text.trim() === ''))
  return (
    <li className={`${layout.row} ${styles.owner}`}>
      <span className={layout.number}>{number}</span>
      <div>
        <TextInput
          label={messages.nameOf({ row: number })}
          placeholder={knownName ?? (isYou ? messages.you : messages.name)}
          value={row.name}
          error={nameProblem !== null}
          {...describedBy(nameProblem && noteId)}
          autoComplete="off"
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
        {nameProblem && (
          <FieldNote kind="error" id={noteId}>
            {nameProblem}
          </FieldNote>
        )}
      </div>
      <div>
        <AddressField
          label={messages.addressOf({ row: number })}
          value={row.text}
          chain={chain}
          onChange={(text) => onChange({ text })}
          onResolved={onResolved}
          error={isShown ? problem : undefined}
          notes={isYou && <FieldNote kind="ok">{messages.connectedWallet}</FieldNote>}
        />
      </div>
      <ActionIcon className={layout.remove} aria-label={messages.removeOwner({ row: number })} onClick={onRemove}>
        <Icon name="trash" />
      </ActionIcon>
    </li>
  )
}

type ThresholdProps = {
  threshold: number
  owners: number
  problem: string | null
  onChange: (threshold: number) => void
}

function ThresholdPanel({ threshold, owners, problem, onChange }: ThresholdProps) {
  const most = Math.max(owners, threshold)
  return (
    <section className="cs-panel">
      <div className={styles.threshold}>
        <ThresholdRing threshold={threshold} owners={owners} size={92} label="" />
        <fieldset aria-describedby={problem ? 'threshold-note' : undefined}>
          <legend>
            <b>{messages.needed}</b>
          </legend>
          <div className={styles.choices}>
            {Array.from({ length: most }, (_, index) => index + 1).map((count) => (
              <label key={count}>
                <input
                  type="radio"
                  name="threshold"
                  checked={count === threshold}
                  onChange={() => onChange(count)}
                  aria-label={messages.ofOwners({ count, owners })}
                />
                {numberText(count)}
              </label>
            ))}
          </div>
          {problem && (
            <FieldNote kind="error" id="threshold-note">
              {problem}
            </FieldNote>
          )}
        </fieldset>
      </div>
      {!problem && <AsideFacts facts={consequencesOf(threshold, owners)} />}
    </section>
  )
}
