import { FieldNote, describedBy, RichText } from '@countersign/ui'
import { SegmentedControl, TextInput } from '@mantine/core'
import { CalldataField } from '../../../parts/forms/CalldataField.tsx'
import { useBuilderForm } from '../BuilderContext.ts'
import { withMethod, type BuilderCall, type CallMode } from '../model/BuilderCall.ts'
import type { CheckedCall } from '../model/checkBuilderCall.ts'
import { withField, type FieldValue } from '../model/FieldValue.ts'
import { takesCoin } from '../model/Method.ts'
import type { BuilderApi } from '../useBuilder.ts'
import type { BuilderState } from '../useChecked.ts'
import styles from './Builder.module.css'
import { ContractField } from './ContractField.tsx'
import { KnownAbi } from './KnownAbi.tsx'
import { MethodField } from './MethodField.tsx'
import { ParameterFields } from './ParameterFields.tsx'
import { PastedAbi } from './PastedAbi.tsx'
import { TransferForm } from './TransferForm.tsx'
import { callMessages as messages } from '../callMessages.ts'

const modes = (): { value: CallMode; label: string }[] => [
  { value: 'known', label: messages.modeKnown },
  { value: 'abi', label: messages.modeAbi },
  { value: 'raw', label: messages.modeRaw },
]

export type FormProps = {
  readonly call: BuilderCall
  readonly checked: CheckedCall
  readonly state: BuilderState
  readonly onChange: (change: Partial<BuilderCall>) => void
}

type Props = {
  readonly builder: BuilderApi
  readonly state: BuilderState
  readonly checked: CheckedCall
  readonly tokens: BuilderState['tokens']
}

/** One call: its contract, method and parameters. */
export function CallForm({ builder, state, checked }: Props) {
  const { call } = builder
  const onChange = (change: Partial<BuilderCall>) => builder.change(call.id, (current) => ({ ...current, ...change }))
  const onField = (path: readonly number[], field: FieldValue) =>
    builder.change(call.id, (current) => {
      const changed = withField({ items: current.fields }, path, field)
      return 'items' in changed ? { ...current, fields: changed.items } : current
    })
  const props = { call, checked, state, onChange }
  if (call.mode === 'transfer')
    return (
      <form
        className={styles.form}
        aria-label={messages.transfer}
        onSubmit={(event) => event.preventDefault()}
        noValidate
      >
        <TransferForm {...props} />
      </form>
    )
  const { method } = call
  const hasBytes = call.mode === 'raw' || method?.kind === 'fallback'
  return (
    <form className={styles.form} aria-label={messages.call} onSubmit={(event) => event.preventDefault()} noValidate>
      <div className={styles.caption}>
        <h2>{messages.contract}</h2>
        <SegmentedControl
          aria-label={messages.modes}
          data={modes()}
          value={call.mode}
          onChange={(value) => {
            const mode = modes().find((one) => one.value === value)?.value
            // The encoded bytes can be edited as raw hex.
            if (mode === 'raw' && checked.call) onChange({ mode, data: checked.call.data })
            else if (mode) onChange({ mode })
          }}
        />
      </div>
      <ContractField {...props} />
      {call.mode === 'known' && (
        <KnownAbi
          {...props}
          onMethod={(next, source) => builder.change(call.id, (current) => ({ ...withMethod(current, next), source }))}
        />
      )}
      {call.mode === 'abi' && <PastedAbi {...props} />}
      {call.mode !== 'raw' && (
        <MethodField {...props} onMethod={(next) => builder.change(call.id, (current) => withMethod(current, next))} />
      )}
      {(call.mode === 'raw' || (method !== null && takesCoin(method))) && <ValueField {...props} />}
      {hasBytes && <DataField {...props} />}
      {call.mode !== 'raw' && method !== null && method.kind === 'function' && (
        <ParameterFields inputs={method.inputs} fields={call.fields} onChange={onField} />
      )}
    </form>
  )
}

function ValueField({ call, state, onChange }: FormProps) {
  const { problems } = useBuilderForm()
  const problem = problems.get('call-value')
  return (
    <div id="call-value">
      <TextInput
        label={
          <RichText
            text={messages.valueIn(state.network.coin.symbol)}
            slots={{ note: (words) => <small>{words}</small> }}
          />
        }
        placeholder="0"
        inputMode="decimal"
        autoComplete="off"
        value={call.value}
        error={problem !== undefined}
        {...describedBy(problem && 'call-value-note')}
        onChange={(event) => onChange({ value: event.currentTarget.value })}
      />
      {problem && (
        <FieldNote kind="error" id="call-value-note">
          {problem}
        </FieldNote>
      )}
    </div>
  )
}

function DataField({ call, onChange }: FormProps) {
  const { problems, showsAllProblems } = useBuilderForm()
  const problem = problems.get('call-data') ?? null
  return <CalldataField value={call.data} onChange={(data) => onChange({ data })} {...{ problem, showsAllProblems }} />
}
