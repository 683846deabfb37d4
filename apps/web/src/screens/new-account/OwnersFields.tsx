import { FieldNote, Icon, SectionHeading, describedBy } from '@countersign/ui'
import { ActionIcon, Button, NativeSelect } from '@mantine/core'
import { useId } from 'react'
import layout from '../../parts/forms/NumberedRow.module.css'
import { useRowFocus } from '../../parts/forms/useRowFocus.ts'
import { AddressField } from '../../parts/names/AddressField.tsx'
import { NamedAddress } from '../../parts/names/NamedAddress.tsx'
import { useAccount } from '../../data/url/useAccount.ts'
import styles from './NewAccount.module.css'
import { otherOwner } from './NewAccountForm.ts'
import type { NewAccountApi } from './useNewAccount.ts'
import { newAccountMessages } from './newAccountMessages.ts'

/** The owners of the new account: this one and others. */
export function OwnersFields({ api, showsProblem }: { api: NewAccountApi; showsProblem: boolean }) {
  const { safe, chain, chainId } = useAccount()
  const { form, checked, change, setOwner } = api
  const { list, button, goTo } = useRowFocus(form.others)
  const thresholdId = useId()
  const count = form.others.length + 1
  const remove = (id: string) => {
    goTo(form.others.findIndex((one) => one.id === id))
    const others = form.others.filter((one) => one.id !== id)
    change({ others, threshold: Math.min(form.threshold, others.length + 1) })
  }
  return (
    <section aria-labelledby="new-owners-heading">
      <SectionHeading id="new-owners-heading" title={newAccountMessages.owners} count={count} />
      <div className={`cs-panel ${styles.own}`}>
        <NamedAddress info={{ value: safe, name: null, logoUri: null }} chainId={chainId} shape="account" />
        <span className={styles.quiet}>{newAccountMessages.ownAccount}</span>
      </div>
      <ol ref={list} className={styles.owners}>
        {form.others.map((row, index) => {
          const problem = checked.owners.get(row.id)
          const isShown = problem !== undefined && (row.address !== null || (showsProblem && row.text.trim() === ''))
          return (
            <li key={row.id} className={`${layout.row} ${styles.owner}`}>
              <span className={layout.number}>{index + 2}</span>
              <AddressField
                label={newAccountMessages.owner({ row: index + 2 })}
                value={row.text}
                chain={chain}
                onChange={(text) => setOwner(row.id, { text })}
                onResolved={(address) => setOwner(row.id, { address })}
                error={isShown ? problem : undefined}
              />
              <ActionIcon
                className={layout.remove}
                aria-label={newAccountMessages.removeOwner({ row: index + 2 })}
                onClick={() => remove(row.id)}
              >
                <Icon name="trash" />
              </ActionIcon>
            </li>
          )
        })}
      </ol>
      <Button
        ref={button}
        size="xs"
        leftSection={<Icon name="plus" />}
        onClick={() => {
          goTo(form.others.length)
          change({ others: [...form.others, otherOwner()] })
        }}
      >
        {newAccountMessages.addOwner}
      </Button>
      <div className={styles.threshold}>
        <NativeSelect
          label={newAccountMessages.needed}
          value={String(form.threshold)}
          data={Array.from({ length: Math.max(count, form.threshold) }, (_, index) => ({
            value: String(index + 1),
            label: newAccountMessages.ofOwners({ threshold: index + 1, owners: count }),
          }))}
          error={checked.threshold !== null}
          {...describedBy(thresholdId)}
          onChange={(event) => change({ threshold: Number(event.currentTarget.value) })}
        />
        {checked.threshold ? (
          <FieldNote kind="error" id={thresholdId}>
            {checked.threshold}
          </FieldNote>
        ) : (
          <p className={styles.quiet} id={thresholdId}>
            {meaning(form.threshold, count)}
          </p>
        )}
      </div>
    </section>
  )
}

function meaning(threshold: number, owners: number): string {
  if (owners === 1) return newAccountMessages.thisAlone
  if (threshold === 1) return newAccountMessages.eachAlone
  if (threshold === owners) return newAccountMessages.all
  return newAccountMessages.some(threshold - 1)
}
