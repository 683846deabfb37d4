import { FieldNote, describedBy } from '@countersign/ui'
import { TextInput } from '@mantine/core'
import { isVersionFrom } from '../../data/chain-access/isVersionFrom.ts'
import styles from './Form.module.css'
import { checkSafeTxGas } from './checkSafeTxGas.ts'
import { fieldMessages as messages } from './fieldMessages.ts'
import { useEditing } from './useEditing.ts'

const FIELD = 'safeTxGas'

type Props = {
  readonly id: string
  /** As typed. */
  readonly value: string
  /** The version of the account's contract, for example `1.4.1`; null while unknown. */
  readonly version: string | null
  readonly isDisabled?: boolean
  /** Id of the form's own note about it. */
  readonly noteId?: string | undefined
  readonly onChange: (text: string) => void
}

/** Gas reserved for the inner call, and its effect in the account's version. */
export function SafeTxGasField({ id, value, version, isDisabled = false, noteId, onChange }: Props) {
  const { isEditing, handlers } = useEditing()
  const gas = checkSafeTxGas(value)
  return (
    <div id={id} className={styles.gas}>
      <TextInput
        label={
          <>
            {FIELD} <small>{messages.reservedGas}</small>
          </>
        }
        placeholder="0"
        inputMode="numeric"
        autoComplete="off"
        disabled={isDisabled}
        value={value}
        {...handlers}
        error={!gas.ok && !isEditing}
        {...describedBy(`${id}-note`, noteId)}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div id={`${id}-note`}>
        {gas.ok && (
          <FieldNote kind={isRisky(gas.gas, version) ? 'caution' : 'ok'}>{safeTxGasWords(gas.gas, version)}</FieldNote>
        )}
        {!gas.ok && !isEditing && <FieldNote kind="error">{gas.reason}</FieldNote>}
      </div>
    </div>
  )
}

const isOld = (version: string | null): boolean => version !== null && !isVersionFrom(version, [1, 3])

const isRisky = (gas: bigint | null, version: string | null): boolean =>
  (gas !== null && gas > 0n) || (gas !== null && isOld(version))

/** What the contract does with it (`execTransaction`). */
function safeTxGasWords(gas: bigint | null, version: string | null): string {
  if (isOld(version)) return gas === null ? messages.oldEmpty : messages.oldFilled
  return gas === null || gas === 0n ? messages.zeroGas : messages.someGas
}
