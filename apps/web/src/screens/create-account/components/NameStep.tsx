import type { Chain } from '@countersign/api'
import { FieldNote, InfoNote, PageHeader, describedBy } from '@countersign/ui'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Advanced } from '../../../parts/forms/Advanced.tsx'
import { AdvancedCreation } from './AdvancedCreation.tsx'
import type { ChosenNetwork, CreateDraft } from '../model/CreateDraft.ts'
import { checkExpected, checkName, checkSalt, isComplete } from '../model/checkCreate.ts'
import { refusedOf, useNetworkAnswers } from '../model/useNetworkAnswers.ts'
import { AsideFacts } from './AsideFacts.tsx'
import styles from './Create.module.css'
import { createMessages as messages } from '../createMessages.ts'
import { NetworksTable } from './NetworksTable.tsx'
import { NoAddressYet } from './NoAddressYet.tsx'
import { PayFacts } from './PayFacts.tsx'
import { PlannedAddress } from './PlannedAddress.tsx'

type Props = {
  readonly draft: CreateDraft
  readonly chosen: readonly ChosenNetwork[]
  readonly chains: readonly Chain[]
  readonly onChange: (change: Partial<CreateDraft>) => void
  readonly onContinue: () => void
}

export function NameStep({ draft, chosen, chains, onChange, onContinue }: Props) {
  const [showsProblem, setShowsProblem] = useState(false)
  const { name, salt, version, isBare, expected = '' } = draft
  const isAdvancedWrong = checkSalt(salt) !== null || checkExpected(expected) !== null
  const problem = checkName(name)
  const isShown = problem !== null && (showsProblem || name.trim().length > 0)
  const networks = chosen.flatMap(({ chainId }) => chains.find((chain) => chain.chainId === chainId) ?? [])
  const [first] = networks
  const hasNoNetwork = first === undefined
  const isRefused = refusedOf(useNetworkAnswers(chains, chosen, version).rows).length > 0
  const owners = draft.owners.flatMap(({ address }) => (address === null ? [] : [address]))
  const isPlanned = isComplete(draft) && !isRefused && !isAdvancedWrong
  return (
    <>
      <PageHeader title={messages.title} subtitle={messages.subtitle} />
      <div className={styles.grid}>
        <form
          className={styles.wide}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            setShowsProblem(true)
            if (problem === null && !hasNoNetwork && !isRefused && !isAdvancedWrong) onContinue()
          }}
        >
          <div className={styles.field}>
            <TextInput
              label={messages.name}
              description={messages.nameHelp}
              value={name}
              error={isShown}
              descriptionProps={{ id: 'create-name-description' }}
              {...describedBy(isShown && 'create-name-note', 'create-name-description')}
              autoComplete="off"
              data-autofocus
              onChange={(event) => onChange({ name: event.currentTarget.value })}
            />
            {isShown && (
              <FieldNote kind="error" id="create-name-note">
                {problem}
              </FieldNote>
            )}
          </div>
          <div>
            <NetworksTable
              chains={chains}
              chosen={chosen}
              version={version}
              owners={draft.owners.length}
              onChange={(networks) => onChange({ networks })}
            />
            {hasNoNetwork && <FieldNote kind="error">{messages.noNetwork}</FieldNote>}
          </div>
          {first && (
            <Advanced
              isFilled={version !== null || salt !== null || isBare || expected !== ''}
              hasProblem={isAdvancedWrong}
            >
              <AdvancedCreation chain={first} advanced={draft} onChange={onChange} />
            </Advanced>
          )}
          <div className={styles.buttons}>
            <Button type="submit" variant="filled">
              {messages.toOwners}
            </Button>
          </div>
        </form>
        <aside className={styles.asideStack}>
          {first && (
            <section className="cs-panel">
              {isPlanned ? (
                <PlannedAddress chains={networks} owners={owners} threshold={draft.threshold} advanced={draft} />
              ) : (
                <NoAddressYet />
              )}
              <PayFacts {...{ chosen, version }} chains={[first, ...networks.slice(1)]} owners={draft.owners.length} />
            </section>
          )}
          <section className={`cs-panel ${styles.before}`}>
            <h2>{messages.beforeYouBegin}</h2>
            <AsideFacts
              facts={messages.needs.map((fact, index) => ({ fact, detail: messages.needDetails[index] ?? '' }))}
            />
          </section>
          {chosen.some(({ isLater }) => isLater) && (
            <InfoNote title={messages.laterTitle}>{messages.laterDetail}</InfoNote>
          )}
        </aside>
      </div>
    </>
  )
}
