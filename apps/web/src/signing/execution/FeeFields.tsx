import {
  mostPerGas,
  worstCost,
  type FeeBounds,
  type FeeField,
  type FeeFinding,
  type FeePlan,
} from '@countersign/safe/checks'
import { FieldNote, RichText, describedBy } from '@countersign/ui'
import { TextInput } from '@mantine/core'
import { useId } from 'react'
import type { ReadFees, FeeTexts } from './feeTexts.ts'
import { feeMessages as messages } from './feeMessages.ts'
import styles from './FeeFields.module.css'

type Props = {
  readonly texts: FeeTexts
  readonly read: ReadFees
  readonly bounds: FeeBounds
  readonly isDisabled?: boolean
  /** An amount of the network's coin, with its value where a price is known. */
  readonly write: (wei: bigint) => string
  readonly onChange: (texts: FeeTexts) => void
}

/** Gas limit, maximum fee and tip with what is wrong about them, and what they cost. */
export function FeeFields({ texts, read, bounds, isDisabled = false, write, onChange }: Props) {
  const { plan, findings } = read
  const field = { findings, isDisabled }
  const cost = findings.find((finding) => finding.field === 'cost')
  return (
    <div className={styles.fields}>
      <Field
        {...field}
        of="gas"
        label={messages.gasLimit}
        value={texts.gas}
        onChange={(gas) => onChange({ ...texts, gas })}
      />
      <Field
        {...field}
        of={texts.tip === null ? 'gasPrice' : 'maxFeePerGas'}
        label={texts.tip === null ? messages.gasPrice : messages.maxFee}
        value={texts.most}
        onChange={(most) => onChange({ ...texts, most })}
      />
      {texts.tip !== null && (
        <Field
          {...field}
          of="maxPriorityFeePerGas"
          label={messages.tip}
          value={texts.tip}
          onChange={(tip) => onChange({ ...texts, tip })}
        />
      )}
      {plan && (
        <p className={styles.cost}>
          <RichText text={messages.worst} slots={{ cost: <b>{write(worstOf(plan))}</b> }} />
          <br />
          <RichText text={messages.expected} slots={{ cost: write(expectedCost(plan, bounds)) }} />
        </p>
      )}
      {cost && <FieldNote kind={cost.kind}>{cost.text}</FieldNote>}
    </div>
  )
}

type FieldProps = {
  readonly of: FeeField
  readonly label: string
  readonly value: string
  readonly findings: readonly FeeFinding[]
  readonly isDisabled: boolean
  readonly onChange: (text: string) => void
}

function Field({ of, label, value, findings, isDisabled, onChange }: FieldProps) {
  const id = useId()
  const finding = findings.find(({ field }) => field === of)
  return (
    <div>
      <TextInput
        label={label}
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        disabled={isDisabled}
        value={value}
        error={finding?.kind === 'error'}
        {...describedBy(finding && id)}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {finding && (
        <FieldNote kind={finding.kind} id={id}>
          {finding.text}
        </FieldNote>
      )}
    </div>
  )
}

export const worstOf = ({ gas, fees }: FeePlan): bigint => worstCost({ gas, perGas: mostPerGas(fees) })

/** The estimated gas at the price that the newest block would have charged. */
function expectedCost({ gas, fees }: FeePlan, { estimate, base }: FeeBounds): bigint {
  const used = estimate !== null && estimate < gas ? estimate : gas
  const most = mostPerGas(fees)
  const price = 'gasPrice' in fees || base === null ? most : base + fees.maxPriorityFeePerGas
  return used * (price < most ? price : most)
}
