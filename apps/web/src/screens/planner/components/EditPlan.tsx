import type { ChainState } from '@countersign/chain-client/reads'
import { type Address, isSameAddress, shortenAddress } from '@countersign/primitives'
import type { SetupTarget } from '@countersign/safe/plan'
import { upgradeTargets } from '@countersign/safe/upgrade'
import { FieldNote } from '@countersign/ui'
import { Button, Checkbox, Group, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useNames } from '../../../data/names/useNames.ts'
import { FormModal } from '../../../parts/forms/FormModal.tsx'
import { NamedAddress } from '../../../parts/names/NamedAddress.tsx'
import { editMessages as messages } from '../editMessages.ts'
import { type EditForm, type FormChange, formOf, targetOfForm, toggled } from '../model/EditForm.ts'
import type { PlanAccount } from '../model/PlanAccount.ts'
import { targetOf } from '../model/targetOf.ts'
import { EditOwners } from './EditOwners.tsx'
import styles from './Planner.module.css'

/** An account that the plan may contain; its set-up, where it was read. */
export type Choice = PlanAccount & { readonly state: ChainState | null }

type Props = {
  readonly target: SetupTarget
  /** Accounts of the plan. */
  readonly accounts: readonly PlanAccount[]
  readonly choices: readonly Choice[]
  readonly onSave: (target: SetupTarget, accounts: readonly PlanAccount[]) => void
  readonly onClose: () => void
}

/** Changes the target and the accounts of a plan. Nothing is proposed by it. */
export function EditPlan({ target, accounts, choices, onSave, onClose }: Props) {
  const [form, setForm] = useState(() =>
    formOf(
      target,
      accounts.map(({ account }) => account),
    ),
  )
  const [showsProblem, setShowsProblem] = useState(false)
  const change: FormChange = (next) =>
    setForm((now) => ({ ...now, ...(typeof next === 'function' ? next(now) : next) }))
  const result = targetOfForm(form)
  const problem = 'problem' in result ? result.problem : null
  const chain = (choices.find(({ account }) => form.accounts.includes(account)) ?? choices[0])?.chain
  const save = () => {
    if ('problem' in result) return setShowsProblem(true)
    onSave(
      result,
      choices.filter(({ account }) => form.accounts.includes(account)),
    )
  }
  const label = useChoiceLabel()
  // The accounts of the plan and those of the same address; a person may own hundreds of others.
  const isNear = ({ account, key }: Choice) =>
    accounts.some((one) => one.account === account || isSameAddress(one.key.safe, key.safe))
  const near = choices.filter(isNear)
  const far = choices.filter((one) => !isNear(one))
  const box = (one: Choice) => (
    <Checkbox
      key={one.account}
      label={label(one)}
      checked={form.accounts.includes(one.account)}
      onChange={(event) =>
        change({
          accounts: event.currentTarget.checked
            ? [...form.accounts, one.account]
            : form.accounts.filter((account) => account !== one.account),
        })
      }
    />
  )
  return (
    <FormModal
      opened
      onClose={onClose}
      size="lg"
      title={messages.title}
      closeButtonProps={{ 'aria-label': messages.close }}
    >
      <div className={styles.fields}>
        <NativeSelect
          label={messages.startFrom}
          value=""
          data={[
            { value: '', label: messages.asTyped },
            ...choices.flatMap((one) => (one.state === null ? [] : [{ value: one.account, label: label(one) }])),
          ]}
          onChange={(event) => {
            const chosen = choices.find(({ account }) => account === event.currentTarget.value)
            if (chosen?.state) setForm(formOf(targetOf(chosen.state), form.accounts))
          }}
        />
        <fieldset>
          <legend>{messages.accounts}</legend>
          {near.map(box)}
          {far.length > 0 && (
            <details>
              <summary>{messages.otherAccounts({ count: far.length })}</summary>
              <div className={styles.boxes}>{far.map(box)}</div>
            </details>
          )}
        </fieldset>
        {chain && <EditOwners form={form} chain={chain} onChange={change} />}
        <Powers {...{ form, choices, target }} onChange={change} />
        <p className={styles.small}>{messages.guards}</p>
        {showsProblem && problem !== null && <FieldNote kind="error">{problem}</FieldNote>}
        <Group justify="flex-end">
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button variant="filled" onClick={save}>
            {messages.save}
          </Button>
        </Group>
      </div>
    </FormModal>
  )
}

function useChoiceLabel(): (choice: Choice) => string {
  const { nameOf } = useNames()
  return ({ key, chain, state }) =>
    messages[state?.creation === undefined ? 'accountOn' : 'undeployedOn']({
      name: nameOf(key.safe, key.chainId)?.name ?? shortenAddress(key.safe),
      chain: chain.chainName,
    })
}

type PowersProps = Pick<Props, 'choices' | 'target'> & {
  readonly form: EditForm
  readonly onChange: FormChange
}

/** Modules, handler and version: of those that accounts of the plan have today. */
function Powers({ form, choices, target, onChange }: PowersProps) {
  const chainId = choices[0]?.key.chainId ?? ''
  const { nameOf } = useNames()
  const { modules } = form
  const known = unique([...(target.modules === 'keep' ? [] : target.modules), ...of(choices, (one) => one.modules)])
  const handlers = unique([
    ...(target.fallbackHandler === 'keep' || target.fallbackHandler === null ? [] : [target.fallbackHandler]),
    ...of(choices, (one) => (one.fallbackHandler === null ? [] : [one.fallbackHandler])),
  ])
  return (
    <>
      <fieldset>
        <legend>{messages.modules}</legend>
        <Checkbox
          label={messages.modulesKeep}
          checked={modules === 'keep'}
          onChange={(event) => onChange({ modules: event.currentTarget.checked ? 'keep' : known })}
        />
        {modules !== 'keep' &&
          known.map((module) => (
            <Checkbox
              key={module}
              label={
                <NamedAddress info={{ value: module, name: null, logoUri: null }} chainId={chainId} shape="contract" />
              }
              checked={modules.some((one) => isSameAddress(one, module))}
              onChange={(event) => onChange({ modules: toggled(modules, module, event.currentTarget.checked) })}
            />
          ))}
        {known.length === 0 && <p className={styles.small}>{messages.noModules}</p>}
      </fieldset>
      <NativeSelect
        label={messages.handler}
        value={form.fallbackHandler ?? ''}
        data={[
          { value: 'keep', label: messages.keep },
          { value: '', label: messages.none },
          ...handlers.map((handler) => ({ value: handler, label: nameOf(handler, chainId)?.name ?? handler })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onChange({ fallbackHandler: value === 'keep' ? 'keep' : (handlers.find((one) => one === value) ?? null) })
        }
      />
      <NativeSelect
        label={messages.version}
        value={form.version}
        data={[
          { value: 'keep', label: messages.keep },
          ...upgradeTargets.map((version) => ({ value: version, label: messages.versionOf({ version }) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onChange({ version: upgradeTargets.find((one) => one === value) ?? 'keep' })
        }
      />
    </>
  )
}

const of = (choices: readonly Choice[], read: (state: ChainState) => readonly Address[]): Address[] =>
  choices.flatMap(({ state }) => (state === null ? [] : read(state)))

const unique = (addresses: readonly Address[]): Address[] =>
  addresses.filter((one, at) => addresses.findIndex((other) => isSameAddress(one, other)) === at)
