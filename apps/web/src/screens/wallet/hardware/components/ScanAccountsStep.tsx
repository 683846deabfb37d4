import { Button } from '@mantine/core'
import type { ReadState } from '../HardwareStep.ts'
import { CodeInput } from './CodeInput.tsx'
import { hardwareMessages } from '../hardwareMessages.ts'
import styles from './Hardware.module.css'

type Props = { readonly onCode: (code: string) => ReadState; readonly onCancel: () => void }

/** The device shows its public keys as a code. The page receives nothing else. */
export function ScanAccountsStep({ onCode, onCancel }: Props) {
  return (
    <>
      <ol className={styles.steps}>
        <li>{hardwareMessages.exportOpen}</li>
        <li>{hardwareMessages.exportKeys}</li>
        <li>{hardwareMessages.exportHold}</li>
      </ol>
      <CodeInput label={hardwareMessages.lookingForAccounts} onCode={onCode} />
      <Button onClick={onCancel}>{hardwareMessages.cancel}</Button>
    </>
  )
}
