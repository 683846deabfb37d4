import { useId } from 'react'

type Props = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly hint?: string | undefined
  /** Number of lines of a larger field. */
  readonly lines?: number | undefined
  readonly isCode?: boolean | undefined
}

export function Field({ label, value, onChange, hint, lines, isCode = false }: Props) {
  const id = useId()
  const common = {
    id,
    value,
    className: isCode ? 'input mono' : 'input',
    spellCheck: false,
    autoComplete: 'off',
    ...(hint === undefined ? {} : { 'aria-describedby': `${id}-hint` }),
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {lines === undefined ? (
        <input {...common} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <textarea {...common} rows={lines} onChange={(event) => onChange(event.target.value)} />
      )}
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}

type ChoiceProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** Value and label. */
  readonly options: readonly (readonly [string, string])[]
}

export function Choice({ label, value, onChange, options }: ChoiceProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select className="input" id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
