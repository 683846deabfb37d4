import type { Chain } from '@countersign/api'
import { FieldNote, PageHeader, describedBy } from '@countersign/ui'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { checkName } from '../model/checkCreate.ts'
import { AsideFacts } from './AsideFacts.tsx'
import styles from './Create.module.css'
import { createMessages as messages } from '../createMessages.ts'

type Props = {
  readonly name: string
  readonly chain: Chain
  readonly chains: readonly Chain[]
  readonly onChange: (change: { name?: string; chainId?: string }) => void
  readonly onContinue: () => void
}

export function NameStep({ name, chain, chains, onChange, onContinue }: Props) {
  const [isTold, setTold] = useState(false)
  const problem = checkName(name)
  const isShown = problem !== null && (isTold || name.trim().length > 0)
  return (
    <>
      <PageHeader title={messages.title} subtitle={messages.subtitle} />
      <div className={styles.grid}>
        <form
          className={styles.narrow}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            setTold(true)
            if (problem === null) onContinue()
          }}
        >
          <div>
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
          <NativeSelect
            label={messages.network}
            description={messages.networkHelp}
            value={chain.chainId}
            data={chains.map(({ chainId, chainName }) => ({ value: chainId, label: chainName }))}
            onChange={(event) => onChange({ chainId: event.currentTarget.value })}
          />
          <div className={styles.buttons}>
            <Button type="submit" variant="filled">
              {messages.toOwners}
            </Button>
          </div>
        </form>
        <aside>
          <section className={`cs-panel ${styles.before}`}>
            <h2>{messages.beforeYouBegin}</h2>
            <AsideFacts
              facts={messages.needs.map((fact, index) => ({ fact, detail: messages.needDetails[index] ?? '' }))}
            />
          </section>
        </aside>
      </div>
    </>
  )
}
