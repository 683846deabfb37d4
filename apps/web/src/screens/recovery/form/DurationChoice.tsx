import { FieldNote } from '@countersign/ui'
import { NativeSelect, TextInput } from '@mantine/core'
import { useId } from 'react'
import { durationWords } from '../../../parts/recovery/durationWords.ts'
import layout from '../Recovery.module.css'
import styles from './Form.module.css'
import { UNIT_SECONDS, type Duration, type Unit } from './RecoveryFormState.ts'
import { recoveryFormMessages } from './recoveryFormMessages.ts'

export interface DurationChoiceProps {
  title: string
  hint: string
  /** Seconds; 0 is "Never". */
  presets: readonly bigint[]
  value: Duration
  problem: string | null
  onChange(value: Duration): void
}

const isUnit = (text: string): text is Unit => Object.hasOwn(UNIT_SECONDS, text)

/** A duration: one of the presets, or a typed one. */
export function DurationChoice({ title, hint, presets, value, problem, onChange }: DurationChoiceProps) {
  const id = useId()
  const isOwn = value.preset === null
  return (
    <section>
      <fieldset className={styles.choice} aria-describedby={`${id}-hint`}>
        <legend>
          <h2>{title}</h2>
        </legend>
        <p id={`${id}-hint`} className={layout.hint}>
          {hint}
        </p>
        <div className={styles.options}>
          {presets.map((preset) => (
            <label key={String(preset)}>
              <input
                type="radio"
                name={id}
                checked={value.preset === preset}
                onChange={() => onChange({ ...value, preset })}
              />
              {preset === 0n ? recoveryFormMessages.never : durationWords(preset)}
            </label>
          ))}
          <label>
            <input type="radio" name={id} checked={isOwn} onChange={() => onChange({ ...value, preset: null })} />
            {recoveryFormMessages.other}
          </label>
        </div>
        {isOwn && (
          <div className={styles.own}>
            <TextInput
              aria-label={recoveryFormMessages.numberOf({ title })}
              inputMode="numeric"
              value={value.text}
              error={problem !== null && value.text !== ''}
              onChange={(event) => onChange({ ...value, text: event.currentTarget.value })}
            />
            <NativeSelect
              aria-label={recoveryFormMessages.unitOf({ title })}
              value={value.unit}
              data={Object.keys(UNIT_SECONDS).flatMap((unit) =>
                isUnit(unit) ? [{ value: unit, label: recoveryFormMessages[unit] }] : [],
              )}
              onChange={({ currentTarget: { value: unit } }) => isUnit(unit) && onChange({ ...value, unit })}
            />
          </div>
        )}
        {isOwn && problem && value.text !== '' && <FieldNote kind="error">{problem}</FieldNote>}
      </fieldset>
    </section>
  )
}
