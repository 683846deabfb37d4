import { FieldNote, describedBy } from '@countersign/ui'
import { TextInput } from '@mantine/core'
import { isVersionFrom } from '../../data/chain-access/isVersionFrom.ts'
import styles from './Form.module.css'
import { checkSafeTxGas } from './checkSafeTxGas.ts'

type Props = {
  readonly id: string
  /** As typed. */
  readonly value: string
  /** Of the account's contract, as `1.4.1`; null while nobody knows it. */
  readonly version: string | null
  readonly isDisabled?: boolean
  /** Of what the form says of it beside that. */
  readonly noteId?: string | undefined
  readonly onChange: (text: string) => void
}

/** Gas set aside for the call inside, and what that does in the account's version. */
export function SafeTxGasField({ id, value, version, isDisabled = false, noteId, onChange }: Props) {
  const gas = checkSafeTxGas(value)
  return (
    <div id={id} className={styles.gas}>
      <TextInput
        label={
          <>
            safeTxGas <small>gas set aside for the call inside</small>
          </>
        }
        placeholder="0"
        inputMode="numeric"
        autoComplete="off"
        disabled={isDisabled}
        value={value}
        error={!gas.ok}
        {...describedBy(`${id}-note`, noteId)}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div id={`${id}-note`}>
        {gas.ok ? (
          <FieldNote kind={isRisky(gas.gas, version) ? 'caution' : 'ok'}>{safeTxGasWords(gas.gas, version)}</FieldNote>
        ) : (
          <FieldNote kind="error">{gas.reason}</FieldNote>
        )}
      </div>
    </div>
  )
}

const isOld = (version: string | null): boolean => version !== null && !isVersionFrom(version, [1, 3])

const isRisky = (gas: bigint | null, version: string | null): boolean =>
  (gas !== null && gas > 0n) || (gas !== null && isOld(version))

/** What the contract does with it (`execTransaction`). */
function safeTxGasWords(gas: bigint | null, version: string | null): string {
  if (isOld(version))
    return gas === null
      ? 'Left empty, the service’s estimate is taken. Before version 1.3.0 a call inside that fails uses up the nonce.'
      : 'At least this much must be left for the call inside. Before version 1.3.0 a call that fails uses up the nonce.'
  return gas === null || gas === 0n
    ? '0: if the call inside fails, all of it is undone and the nonce stays (from version 1.3.0 on).'
    : 'More than 0: at least this much must be left for the call inside, and if it fails, the nonce is used up all the same (from version 1.3.0 on).'
}
