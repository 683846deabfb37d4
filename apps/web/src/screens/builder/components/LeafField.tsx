import { FieldNote, describedBy } from '@countersign/ui'
import { NativeSelect, Switch, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useEditing } from '../../../parts/forms/useEditing.ts'
import { AddressField } from '../../../parts/names/AddressField.tsx'
import { isWholeAddress } from '../../../parts/names/isWholeAddress.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useBuilderForm } from '../BuilderContext.ts'
import type { Leaf, Unit } from '../model/FieldValue.ts'
import { timeText } from '../model/wordText.ts'
import styles from './Builder.module.css'
import { callMessages as messages } from '../callMessages.ts'

type Props = {
  readonly type: string
  readonly leaf: Leaf
  readonly id: string
  readonly label: string
  readonly onChange: (leaf: Leaf) => void
}

/** Input for one value of a Solidity type. The problem of a text is shown when the field is left. */
export function LeafField(props: Props) {
  const { type, leaf, id, label, onChange } = props
  const { problems, showsAllProblems } = useBuilderForm()
  const problem = problems.get(id)
  const { isEditing, handlers } = useEditing()
  const known = problem !== undefined && (showsAllProblems || leaf.text.trim() !== '') ? problem : null
  if (type === 'address') return <AddressLeaf {...props} problem={known} />
  const shown = isEditing ? null : known
  if (type === 'bool')
    return (
      <div id={id} className={styles.bool}>
        <Switch
          label={leaf.text}
          aria-label={messages.switchOf({ field: label, value: leaf.text })}
          checked={leaf.text === 'true'}
          onChange={(event) => onChange({ text: String(event.currentTarget.checked) })}
        />
      </div>
    )
  if (/^u?int/.test(type)) return <NumberLeaf {...props} problem={shown} handlers={handlers} />
  const shared = {
    'aria-label': label,
    value: leaf.text,
    error: shown !== null,
    spellCheck: false,
    autoComplete: 'off',
    ...handlers,
    ...describedBy(shown !== null && `${id}-note`),
    ...(type === 'string' ? {} : { classNames: { input: styles.code ?? '' } }),
  }
  return (
    <div id={id}>
      {type === 'bytes' || type === 'string' ? (
        <Textarea
          {...shared}
          autosize
          minRows={1}
          maxRows={8}
          placeholder={type === 'bytes' ? '0x…' : messages.text}
          onChange={(event) => onChange({ text: event.currentTarget.value })}
        />
      ) : (
        <TextInput {...shared} placeholder="0x…" onChange={(event) => onChange({ text: event.currentTarget.value })} />
      )}
      <Note id={id} problem={shown} />
    </div>
  )
}

type ShownProps = Props & { readonly problem: string | null }

function AddressLeaf({ leaf, id, label, problem, onChange }: ShownProps) {
  const { chain } = useAccount()
  const isWhole = isWholeAddress(leaf.text)
  return (
    <div id={id} className={styles.bare}>
      <AddressField
        label={label}
        value={leaf.text}
        chain={chain}
        onChange={(text) => onChange({ text })}
        onResolved={(address) => {
          // A name is stored with the address to which it resolved; an address needs no such entry.
          if (address !== null && !leaf.text.trim().startsWith('0x') && leaf.address !== address)
            onChange({ ...leaf, address })
        }}
        error={problem !== null && (isWhole || leaf.text.trim() === '') ? problem : undefined}
      />
    </div>
  )
}

const RAW = 'raw'
const DATE = 'date'

type NumberProps = ShownProps & { readonly handlers: ReturnType<typeof useEditing>['handlers'] }

function NumberLeaf({ type, leaf, id, label, problem, handlers, onChange }: NumberProps) {
  const { units } = useBuilderForm()
  const [isDate, setDate] = useState(false)
  const mayCount = /^uint(6[4-9]|[7-9]\d|\d{3})/.test(type) || leaf.unit !== undefined
  const mayDate = /^uint(32|40|48|64|256)$/.test(type)
  const choices = mayCount ? units : []
  const chosen = isDate ? DATE : leaf.unit ? nameOf(leaf.unit) : RAW
  const time = leaf.unit || !/^\d+$/.test(leaf.text.trim()) ? null : timeText(type, BigInt(leaf.text.trim()))
  const choose = (name: string) => {
    const unit = choices.find((one) => nameOf(one) === name)
    setDate(name === DATE)
    onChange(unit ? { text: leaf.text, unit } : { text: leaf.text })
  }
  return (
    <div id={id}>
      <div className={styles.amount} data-alone={choices.length === 0 && !mayDate ? true : undefined}>
        {isDate ? (
          <TextInput
            {...handlers}
            type="datetime-local"
            step={1}
            aria-label={messages.dateIn(label)}
            {...describedBy(`${id}-note`)}
            error={problem !== null}
            value={dateOf(leaf.text)}
            onChange={(event) => onChange({ text: secondsOf(event.currentTarget.value) })}
          />
        ) : (
          <TextInput
            {...handlers}
            aria-label={label}
            {...describedBy(`${id}-note`)}
            placeholder="0"
            inputMode="decimal"
            autoComplete="off"
            spellCheck={false}
            value={leaf.text}
            error={problem !== null}
            onChange={(event) => onChange({ ...leaf, text: event.currentTarget.value })}
          />
        )}
        {(choices.length > 0 || mayDate) && (
          <NativeSelect
            aria-label={messages.unitOf(label)}
            value={chosen}
            data={[
              { value: RAW, label: messages.raw },
              ...choices.map((unit) => ({ value: nameOf(unit), label: unit.symbol })),
              ...(mayDate ? [{ value: DATE, label: messages.date }] : []),
            ]}
            onChange={(event) => choose(event.currentTarget.value)}
          />
        )}
      </div>
      <Note id={id} problem={problem} />
      {problem === null && (time !== null || isDate) && (
        <p className={styles.quiet} id={`${id}-note`}>
          {isDate ? leaf.text || messages.chooseDate : time}
        </p>
      )}
    </div>
  )
}

const Note = ({ id, problem }: { id: string; problem: string | null }) =>
  problem !== null && (
    <FieldNote kind="error" id={`${id}-note`}>
      {problem}
    </FieldNote>
  )

const nameOf = ({ symbol, decimals }: Unit): string => `${symbol} ${decimals}`

/** Converts seconds to the format of the date input, in UTC. */
function dateOf(text: string): string {
  const seconds = Number(text)
  return /^\d{1,11}$/.test(text.trim()) ? new Date(seconds * 1000).toISOString().replace(/(:00)?\.000Z$/, '') : ''
}

function secondsOf(date: string): string {
  const time = Date.parse(`${date}Z`)
  return Number.isNaN(time) ? '' : String(time / 1000)
}
